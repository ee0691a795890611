# Ce que dit le plateau de Jerusalem dans le navigateur, en français.

# Boutons des actions qui ne sont pas sur le plateau
button-done = Fini
button-done-ask-deployment = Déploiement terminé
button-lock = Prendre votre dû
button-degree = Céder un noble contre une carte Action

# La ville
board-city = Plan de la ville
board-space = { $space } : { $facts }
board-pays = rapporte { $gains }
board-you = vous
board-has = { $who } { $count }
board-empty = personne ici
board-entered = { $count ->
    [one] un noble est arrivé
   *[other] { $count } nobles sont arrivés
} pendant ce déploiement
board-leads = { $seat } mène
board-you-lead = vous menez, il en faut { $count } de plus à un rival
board-takes = { $count ->
    [one] un noble de plus et vous menez
   *[other] { $count } nobles de plus et vous menez
}
board-lord-of = le Seigneur { $seat_of } bloque la case : aucun noble n'entre ni ne sort
board-lord-closed = fermée à votre Seigneur : la grande case du Palais est interdite à qui mène par sa tour, et à tous au tour 1
board-struck = { $event } : frappe ici à la fin du tour
board-privilege-of = { $seat }

# Ce qu'on peut faire dans une case
board-do-place = Placer un noble
board-do-peddle = Vendre un noble d'ici
board-do-lord = Poser le Seigneur ici
board-do-shift = Déplacer un noble d'ici
board-do-to = L'amener ici
board-do-put = Mettre un noble ici
board-do-swap = Mon noble d'ici change de place
board-do-with = Changer avec { $seat }
board-do-save = Sauver un noble ici
board-do-remove = Retirer un noble { $seat_of }
board-less = En reprendre un
board-take-space = S'en emparer : { $nobles ->
    [one] un noble
   *[other] { $nobles } nobles
}{ $hires ->
    [0] { "" }
    [one] , dont un engagé pour { $cost }
   *[other] , dont { $hires } engagés pour { $cost }
}
board-lord-here = Seigneur ici{ $nobles ->
    [0] { "" }
    [one] , avec un noble
   *[other] , avec { $nobles } nobles
}{ $hires ->
    [0] { "" }
    [one] , dont un engagé pour { $cost }
   *[other] , dont { $hires } engagés pour { $cost }
}

# Les joueurs
board-your-strip = { $seat }, vous
board-acts = à jouer
board-passed = a passé
board-locked = prêt
board-won = vainqueur
board-is-magistrate = { $magistrate }
board-was-magistrate = avant : { $magistrate }
board-tower = { $floors ->
    [0] Aucun étage
    [one] 1 étage
   *[other] { $floors } étages
} ; prochain : { $price }
board-first = (premier)
board-hidden = Derrière l'écran : caché
board-cards = { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
}

# Tours, phases et événements
board-turn = Tour { $turn } sur { $turns }
board-stage-auction = Enchères
board-stage-draft = Cartes Action
board-stage-deployment = Déploiement
board-stage-collection = Récolte
board-stage-event = Événement
board-stage-over = Fin
board-calendar = Les cinq tours
board-event-hidden = face cachée
board-no-event = sans événement
board-gifts = dons du Roi
board-event-now = { $event }, à la fin de ce tour : { $effect }
board-no-event-now = Pas d'événement à ce tour.
board-gifts-now = Dernier tour : les écrans tombent ; le plus de nobles, le plus de besants et une carte restante rapportent du prestige.

# Enchères
board-magistrates = Magistrats
board-put-up = Proposer
board-put-up-named = Proposer { $magistrate_the }
board-for-sale = aux enchères
board-no-bid = Pas encore d'offre
board-bid-of = offre { $seat_of }
board-still-in = Encore en lice :
board-purse = Votre bourse : { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}
board-pass = Passer
board-bid = Offrir { $besants }
board-up-to = Jusqu'à { $most }

# Cartes
board-draft = Gardez une de ces cartes
board-keep = Garder { $card }
board-keep-which = Choisissez une carte
board-hand = Vos cartes Action
board-no-cards = Vous n'avez pas de carte Action.
board-play = Jouer
board-play-named = Jouer { $card }
board-played = Déjà jouées

# Déploiement
board-tools = Toucher une case, c'est
board-tool-place = Placer
board-tool-place-how = Toucher place un noble ; un appui long ou − en reprend un ; un chiffre dit combien. +2 près de votre pion : deux de plus et vous menez.
board-tool-lord = Seigneur
board-tool-lord-how = Toucher pose votre Seigneur, avec les nobles qui doivent venir avec lui. Ensuite, personne n'entre ni ne sort.
board-tool-peddle = Vendre
board-tool-peddle-how = Rendez { $nobles } nobles du plateau, un par touche, contre { $besants ->
    [one] un besant
   *[other] { $besants } besants
}.
board-tool-shift = Déplacer
board-tool-shift-how = L'Officier déplace jusqu'à deux nobles : touchez d'où l'un part, puis où il va.
board-hire = Engager un noble ({ $price ->
    [one] 1 besant
   *[other] { $price } besants
})
board-officer-besant = Officier : prendre un besant

# Récolte
board-take = Prendre
board-take-noble = Un noble
board-take-besant = Un besant
board-take-prestige = Un point de prestige
board-decline-noble = Refuser un noble
board-decline-besant = Refuser un besant
board-decline-prestige = Refuser un prestige
board-buy = Matériaux de construction
board-buy-points = +{ $count } pour { $price ->
    [one] 1 besant
   *[other] { $price } besants
}
board-buy-preview = Vous avez { $prestige } de prestige et { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
} ; votre prochain étage coûte { $price } de prestige.
board-rob = Intrigue de cour : qui volez-vous ?
board-rob-of = { $seat } (en a { $prestige })
board-save-all = Payer pour tous ceux qui peuvent l'être
board-incomes = Vos revenus
board-due = Vous prenez { $gains ->
    [none] rien
   *[other] { $gains }
}.
board-received = Revenus
board-gifts-told = Les écrans tombent
board-close = Fermer

# Touches
board-key-arrows = vers la case voisine
board-key-digit = tant de nobles dans cette case ce tour-ci
board-key-take = autant de nobles qu'il en faut pour mener dans cette case
board-key-lord = le Seigneur dans cette case
board-key-less = un noble de plus, ou un de repris

# Ce que font les cartes, les événements, les magistrats et les privilèges
board-card-one-noble = Prenez 1 noble.
board-card-two-besants = Prenez 2 besants.
board-card-two-prestige = Gagnez 2 points de prestige.
board-card-two-incomes = Prenez deux choses différentes : 1 noble, 1 besant ou 1 point de prestige.
board-card-noble-and-besant = Prenez 1 noble et 1 besant.
board-card-turncoat = Un de vos nobles change de place avec un noble adverse. Aucune des deux cases n'est bloquée.
board-card-move-two = Déplacez un ou deux de vos nobles entre des cases qui ne sont pas bloquées.
board-card-mercenaries = Ce tour-ci, un noble s'engage pour { $price } besants au lieu de { $usual }.
board-card-influence = Mettez 2 nobles de la réserve { $sector_at }, où il n'y a pas de Seigneur.
board-event-succession = tous les nobles du secteur frappé sont perdus, mais chacun en sauve jusqu'à { $count }, qui rejoignent son Seigneur.
board-event-election = dans chaque case frappée, tous sont réduits au nombre du plus faible de ceux qui y sont.
board-event-special-tax = chaque noble du secteur frappé coûte { $price ->
    [one] 1 besant
   *[other] { $price } besants
} ou est perdu.
board-event-war = tous les nobles du secteur frappé sont perdus ; chacun d'eux en retire un à un adversaire, n'importe où, jusqu'à { $count } par adversaire.
board-magistrate-gendarme = Joue en premier et gagne toutes les égalités. Son Seigneur ne demande que { $large } nouveaux nobles sur une grande case, { $small } sur une petite.
board-magistrate-treasurer = Ses premiers nobles à engager coûtent { $first } et { $second }, puis { $usual }.
board-magistrate-officer = Une fois à son tour, il déplace jusqu'à { $count } de ses nobles, ou prend 1 besant.
board-magistrate-admiral = Joue en dernier, sachant ce que les autres ont fait.
board-privilege-patriarchs = Privilège des Patriarches, au plus de nobles dans le secteur : un noble de derrière l'écran contre une carte Action.
board-privilege-market = Privilège du Marché, au plus de nobles dans le secteur : jusqu'à { $count } points de prestige à { $price } besants.
board-privilege-nobility = Privilège de la Noblesse, au plus de nobles dans le secteur : prendre un point de prestige à un adversaire.
board-privilege-tower = Qui y mène prend le besant et peut déplacer un noble d'ici, sauf si un Seigneur y est.
