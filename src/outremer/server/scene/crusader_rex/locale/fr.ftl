# Ce que dit le plateau de Crusader Rex dans le navigateur, français.

# Boutons sous la question
button-done = Fini
button-done-ask-move = Fini, { $moves ->
    [one] 1 mouvement inutilisé
   *[other] { $moves } mouvements inutilisés
}
button-done-ask-group = Fini pour ce groupe
button-done-ask-muster = Fini pour ce rassemblement
button-done-ask-manna = { $left ->
    [0] Fini
    [one] Fini, 1 pas non donné
   *[other] Fini, { $left } pas non donnés
}
button-done-ask-withdraw = Les autres restent sur le champ de bataille
button-done-ask-sally = Les autres restent à l'abri
button-done-ask-regroup = Les autres restent sur place
button-done-ask-landing = Les autres attendent
button-done-ask-storm-choice = À l'assaut avec { $chosen ->
    [one] 1 bloc
   *[other] { $chosen } blocs
}
button-stop = S'arrêter ici
button-first = { $noun } d'abord
button-main = Attaque principale : { $noun }
button-battle = Combattre { $noun_at }
button-besiege = Poursuivre le siège
button-abandon = Lever le siège
button-land = Débarquer les { $noun }
button-swap = Saladin change de place avec { $noun }
button-raise = Un pas pour { $noun }
button-lose = { $noun } est perdu
button-lock = Jouer cette carte

# La carte
board-map = Carte
board-sea = Mare Mediterraneum
board-nearer = Plus près
board-further = Plus loin
board-fit = Toute la carte
board-to-battle = Voir la bataille
board-which-town = Quelle ville ?
board-close = Fermer

# Qui est où
board-block = { $block } { $steps } sur { $most }, { $rating }
board-steps = force { $steps } sur { $most }
board-city = { $side ->
    [frank] cité franque, { $value }
   *[saracen] cité sarrasine, { $value }
}
board-village = { $side ->
    [frank] ville franque
   *[saracen] ville sarrasine
}
board-victory = compte pour la victoire
board-port = port
board-besieged = { $side ->
    [frank] assiégée par les Francs
   *[saracen] assiégée par les Sarrasins
}
board-attacked = { $side ->
    [frank] attaquée par les Francs
   *[saracen] attaquée par les Sarrasins
}
board-backs = { $side ->
    [frank] { $count ->
        [one] 1 bloc franc caché
       *[other] { $count } blocs francs cachés
    }
   *[saracen] { $count ->
        [one] 1 bloc sarrasin caché
       *[other] { $count } blocs sarrasins cachés
    }
}
board-own-backs = { $count ->
    [one] 1 de vos blocs
   *[other] { $count } de vos blocs
}
board-in-castle = dans le château : { $blocks }
board-castle-of = { $side ->
    [frank] Francs dans le château
   *[saracen] Sarrasins dans le château
}
board-field-of = { $side ->
    [frank] Francs
   *[saracen] Sarrasins
}
board-mark-moved = a bougé
board-mark-half = un demi-dégât
board-mark-acted = a agi
board-mark-fresh = vient d'arriver
board-mark-castle = dans le château
board-mark-march = marche forcée vers { $town }
board-part-reserve = en réserve
board-part-storming = à l'assaut
board-part-sallied = en sortie
board-group-outremer = seigneur d'Outremer
board-group-order = ordre militaire
board-group-turcopole = Turcopoles
board-group-crusader = croisé
board-group-pilgrim = pèlerins
board-group-emir = émir
board-group-nomad = Nomades
board-move = mouvement { $count }
board-knight = peut charger
board-harrier = peut harceler
board-home = place forte : { $town }
board-quarters = Hiver : { $count } ici, { $most } peuvent rester
board-free = { $count } sur { $most } peuvent partir : les attaquants fixent les autres
board-from = venant { $town_of }

# Mouvement
board-all = { $count ->
    [one] 1 bloc
   *[other] Les { $count } blocs
}
board-muster = Rassembler { $town_at }
board-muster-proposed = Rassemblement { $town_at } : touchez un bloc pour l'appeler ou l'écarter
board-muster-confirm = { $count ->
    [one] Appeler 1 bloc
   *[other] Appeler { $count } blocs
}
board-where = { $count ->
    [one] Où va ce bloc ?
   *[other] Où vont ces { $count } blocs ?
}
board-where-to = Où aller ?
board-which-way = Comment aller { $town_at } ?
board-signs = ⚔ attaque, ! marche forcée, ⚓ par mer
board-nowhere = Aucune route n'est ouverte à ces blocs.
board-by-way-of = En passant par…
board-via = En passant par { $town }
board-forced = marche forcée
board-way-attack = attaque
board-way-by = par la route { $town_of }
board-way-sea = par mer
board-way-forced = { $count ->
    [one] 1 marche forcée
   *[other] { $count } marches forcées
}
board-way-short = { $count ->
    [one] 1 bloc reste en arrière
   *[other] { $count } blocs restent en arrière
}
board-way-moves = { $count ->
    [one] 1 mouvement
   *[other] { $count } mouvements
}
board-attack-by = Attaquer { $town } par la route { $by_of }
board-target = Qui les Assassins frappent-ils ?

# Ce que font les blocs là où ils sont
board-deed-fight = Combattre
board-deed-charge = Charger
board-deed-harry = Harceler
board-deed-withdraw = Se replier
board-deed-drop = Revenir
board-deed-retreat = Retraite
board-deed-pass = Passer
board-deed-hit = Prend le dégât
board-deed-storm = Assaut
board-deed-sally = Sortie
board-deed-raise = +1
board-deed-lose = Perdre
board-deed-swap = Échanger

# Batailles
board-battle-at = Bataille { $town_of }
board-storm-at = Assaut { $town_of }
board-round = Round { $round } sur 4
board-letter = Lettre { $letter }
board-attackers = Attaquants : { $side }
board-reserve = Réserve
board-castle = Château, { $count } sur { $most }
board-field-empty = { $side ->
    [frank] Aucun Franc sur le champ de bataille
   *[saracen] Aucun Sarrasin sur le champ de bataille
}
board-hits = { $count ->
    [one] 1 dégât
   *[other] { $count } dégâts
}
board-dice = { $count ->
    [one] 1 dé, touche à { $hit } ou moins : { $expected }
   *[other] { $count } dés, touchent à { $hit } ou moins : { $expected }
}
board-own-loss = perte propre { $expected }
board-fire-all = Les { $count } de lettre { $letter } combattent

# Hiver
board-points = { $count } points sur { $most }
board-price = { $count ->
    [one] 1 point le pas
   *[other] { $count } points le pas
}
board-no-raise = Aucun bloc ne peut être renforcé.
board-lose-cheapest = Perdre les plus faibles : { $blocks }

# Cartes et ce qui est à côté de la carte
board-hand = Vos cartes
board-card = Carte : { $card }
board-commit = Jouer { $card }
board-played = Jouées
board-pool = Pioche des { $side }
board-cards-of = Cartes des { $side }
board-box = En attente : { $nation }
board-box-ready = Peuvent débarquer : { $nation }
board-lost = Éliminés pour de bon : { $count }
board-spent = Cartes de l'année

# La barre
board-turn = Tour { $turn } sur 6
board-winter = Tour 6, hiver
board-first = { $side } d'abord
board-tally = Cités : Francs { $frank }, Sarrasins { $saracen }

# Touches
board-key-towns = De ville en ville
board-key-all = Tous les blocs de la ville
board-key-blocks = Un bloc de la ville
board-key-battle = Combattre, charger, harceler, se replier, retraite, passer
board-key-panel = De la bataille à la carte et retour
board-key-zoom = Plus près, plus loin, toute la carte
board-key-drop = Lâcher la sélection
