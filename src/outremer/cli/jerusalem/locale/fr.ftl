# Jerusalem au terminal, français.

screen-help =
    Par exemple : placer marché-gauche 2, placer tour, fini. En abrégé : placer mar ga 2
    Un Seigneur amène les nobles qu'il lui faut : bloquer marché-gauche les place d'abord.
    Déplacer : déplacer tour vers palais-grande. Échanger : échanger tour avec bleu grande marché. Vendre : vendre et une case, trois fois.
    De près : voir marché, voir palais-grande, voir rouge, voir retournement, voir guerre, voir officier. Tout ce qui est à vous : voir
    Sur le plateau, R4=V4{">"}B1 veut dire que Rouge mène : le premier gagne l'égalité. +2 : vous menez avec deux de plus. ✓2 : vous menez, et il en faut deux de plus à un rival.
screen-help-game =
    Vous êtes l'une des trois ou quatre familles de Jérusalem. Après cinq tours, la plus haute tour gagne ; le prestige bâtit les étages.
    Chaque tour commence par des enchères : chacun obtient un magistrat, dont le numéro dit qui joue le premier et qui gagne les égalités. Puis chacun garde une carte d'action.
    Ensuite on déploie, l'un après l'autre : placer des nobles dans les cases de cinq secteurs et de la Tour de David, en engager d'autres, jouer des cartes, et poser son Seigneur là où plus personne ne doit venir (bloquer).
    Qui a le plus de nobles dans une case en touche le revenu : nobles et besants derrière l'écran, prestige sur la piste. Le plus de nobles chez les Patriarches, au Marché ou dans la Noblesse donne un privilège (§).
    Le prestige devient de lui-même des étages : l'étage 3 coûte 4, et un de plus au premier qui le bâtit. Aux tours 2 à 4, un événement connu dès le début du tour frappe ensuite une partie de la ville.
    Ce qui est derrière un écran, nul autre ne le voit. Au tour 5 les écrans tombent : le plus de nobles, le plus de besants et toute carte qui reste rapportent du prestige.
    Pour commencer : offrir ou passer, garder une carte, placer vos nobles, puis fini.
screen-turn = Tour { $turn } sur { $turns }, { $stage }
screen-stage-auction = enchères
screen-stage-draft = choix des cartes
screen-stage-deployment = déploiement
screen-stage-collection = récolte
screen-stage-event = événement
screen-stage-over = fin
screen-no-event = Le tour { $turn } n'a pas d'événement.
screen-legend = { $noble } noble  { $besant } besant  { $prestige } prestige  { $lord } Seigneur, bloque  § privilège  ! frappé
    R4=V4{">"}B1 Rouge mène  +2 il vous en faut deux  ✓2 vous menez, un rival en veut deux
    placer palais-grande, palais-gauche, palais-droite, tour

# Les lettres des joueurs et les cases d'un secteur
screen-letter-red = R
screen-letter-green = V
screen-letter-blue = B
screen-letter-yellow = J
screen-part-large = grande
screen-part-left = gauche
screen-part-right = droite
screen-tower-pays = { $gains } et un départ
screen-titled = { $title } : { $text }
screen-you = vous

# Les joueurs
screen-column-order = Ordre
screen-column-player = Joueur
screen-column-tower = Étages
screen-column-next = Le prochain
screen-column-prestige = Prestige
screen-column-lord = Seigneur
screen-column-stock = Derrière l'écran
screen-floor = { $price }
screen-floor-first = { $price } (en premier)
screen-height = { $count ->
    [0] Pas encore d'étage
    [one] Une tour d'un étage
   *[other] Une tour de { $count } étages
}, { $prestige }

# Derrière l'écran
screen-behind = Derrière votre écran : { $nobles } { $besants }
screen-own = Derrière votre écran : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}
screen-hand = cartes : { $cards }
screen-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
screen-no-cards = Aucune carte.
screen-shown-cards = ({ $cards })
screen-hired = { $count ->
    [one] Un mercenaire engagé
   *[other] { $count } mercenaires engagés
} ce tour-ci
screen-declined = Vous refusez : { $gains }
screen-declined-sum = refusé
screen-sum = en tout

# Les enchères
screen-auction = Les magistrats : le plus petit numéro joue le premier et gagne les égalités
screen-free = libre
screen-for-sale = aux enchères
screen-still-in = encore : { $seats }

# Regarder
screen-leads = { $seat } mène ; il faut à un rival { $count ->
    [one] un noble
   *[other] { $count } nobles
} de plus.
screen-tie-open = L'égalité reste ouverte tant que les magistrats ne sont pas vendus.
screen-blocked = Le Seigneur { $seat_of } bloque la case : aucun noble n'entre ni ne sort.
screen-you-need = { $count ->
    [one] Avec un noble de plus, vous menez.
   *[other] Avec { $count } nobles de plus, vous menez.
}
screen-lord-needs = { $count ->
    [one] Il faut à votre Seigneur un noble arrivé là ce tour-ci.
   *[other] Il faut à votre Seigneur { $count } nobles arrivés là ce tour-ci.
}
screen-lord-barred = Votre Seigneur ne peut pas venir ici : c'est défendu à qui mène par sa tour, et à tous au tour 1.
screen-lord-wants = { $lord } { $count ->
    [0] possible
   *[other] encore { $count }
}
screen-paid = payé pour { $paid } sur { $count }
screen-nowhere = Aucun noble sur le plateau.

# Ce que font les cartes, les événements, les magistrats et les privilèges
screen-effect-one-noble = prendre 1 noble
screen-effect-two-besants = prendre 2 besants
screen-effect-two-prestige = avancer de 2 en prestige
screen-effect-two-incomes = prendre deux choses différentes : 1 noble, 1 besant ou 1 point de prestige
screen-effect-noble-and-besant = prendre 1 noble et 1 besant
screen-effect-turncoat = un de vos nobles change de place avec un noble adverse ; aucune des deux cases n'est bloquée
screen-effect-move-two = déplacer un ou deux de vos nobles entre des cases qui ne sont pas bloquées
screen-effect-mercenaries = ce tour-ci, un mercenaire coûte { $price } besants au lieu de { $usual }
screen-effect-influence = mettre 2 nobles de la réserve dans des cases de ce secteur qui ne sont pas bloquées
screen-effect-succession = frappe { $sectors_the } : tous les nobles y sont perdus, mais chacun en sauve jusqu'à { $count }, qui rejoignent son Seigneur
screen-effect-election = frappe { $sectors_the } : dans chaque case, tous sont réduits au nombre du plus faible de ceux qui y sont
screen-effect-special-tax = frappe { $sectors_the } : chaque noble y coûte { $price } ou est perdu
screen-effect-war = frappe { $sectors_the } : tous les nobles y sont perdus ; chacun d'eux en retire un à un adversaire, n'importe où, jusqu'à { $count } par adversaire
screen-effect-gendarme = son Seigneur demande { $large } nobles sur les grandes cases, { $small } sur les petites
screen-effect-treasurer = ses premiers mercenaires coûtent { $prices }, puis { $usual }
screen-effect-officer = déplace jusqu'à { $count } nobles ou prend 1 besant
screen-effect-admiral = joue en dernier
screen-privilege-patriarchs = Le plus de nobles dans le secteur : un noble de derrière l'écran contre une carte d'action.
screen-privilege-market = Le plus de nobles dans le secteur : jusqu'à { $count } fois { $price } contre { $prestige }1.
screen-privilege-nobility = Le plus de nobles dans le secteur : prend un point de prestige à un adversaire.
screen-privilege-tower = Qui mène prend un besant et peut déplacer un noble d'ici, sauf si un Seigneur y est.

# Ce qui s'est passé, en bref
