# Crusader Rex au terminal, français.

screen-help =
    Par exemple : groupe acre, bouger conrad, vers tyr, fini ; ou : groupe acre bouger conrad vers tyr
    En abrégé : vers tib. Une ville plus éloignée veut dire la route la plus courte.
    Une ville de près : voir acre. Tous vos blocs : voir. Une règle : règle 6.42, règle charge
screen-title = { $year }, { $turn ->
    [0] déploiement
    [6] hiver
   *[other] tour { $turn }
}
screen-turn = { $year }, { $turn ->
    [0] déploiement
    [6] tour 6 (hiver)
   *[other] tour { $turn }
}
screen-first = joueur 1 : { $side }
screen-moves = { $side } : { $moves ->
    [one] encore { $moves } mouvement
   *[other] encore { $moves } mouvements
}
screen-hand = main : { $cards }
screen-cities = Villes :
screen-legend = ★ victoire  ■ château  ³ valeur  ≈ port  F2 Francs  S3 Sarrasins  {"["}2] au château  ! bataille
screen-pools = Réserves de pioche : Francs { $frank }, Sarrasins { $saracen }
screen-staging = Dans la zone intermédiaire : { $waiting }
screen-lost = Définitivement hors jeu : { $blocks }
screen-movement = mouvement { $number }
screen-castle = dans le château
screen-moved = a bougé
screen-shown = face visible
screen-reserve = réserve
screen-storming = à l'assaut
screen-sallied = en sortie
screen-acted = a agi
screen-hidden = { $count ->
    [one] { $count } bloc caché
   *[other] { $count } blocs cachés
} ({ $side })
screen-hidden-castle = { $count ->
    [one] { $count } bloc caché
   *[other] { $count } blocs cachés
} dans le château ({ $side })
screen-colour = ville des { $side }
screen-value = valeur { $value } : { $value } blocs au plus dans le château, { $storm } à l'assaut
screen-no-castle = sans château
screen-port = port
screen-victory = compte pour la victoire
screen-siege = Assiégée par les { $side }
screen-attack = Attaquée ce tour-ci par les { $side }
screen-major = route majeure
screen-minor = route mineure
screen-no-hand = Votre main est vide.
screen-hand-sizes = Cartes en main : Francs { $frank }, Sarrasins { $saracen }
screen-card-event = événement
screen-card-moves = { $moves ->
    [one] { $moves } mouvement
   *[other] { $moves } mouvements
}
screen-attacker = attaquants
screen-defender = défenseurs
screen-battle = Bataille { $town_at }
screen-storm = Assaut contre { $town_the }
