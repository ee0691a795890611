# Crusader Rex au terminal, français.

screen-help =
    Par exemple : groupe acre, bouger conrad, vers tyr, fini ; ou : groupe acre bouger conrad vers tyr
    En abrégé : vers tib. Une ville plus éloignée veut dire la route la plus courte.
    Sans dire la route : rassembler acre, bouger conrad, fini. Tout un groupe : bouger tous vers acre
    Une ville de près : voir acre. Tous vos blocs : voir. Une règle : règle 6.42, règle charge
    Conrad ●●●○ B3 : il lui reste trois pas sur quatre ; un B agit après les A et avant les C, et touche à chaque dé de 3 ou moins.
    Mots du jeu : aide pas, valeur, réserve, château, marche-forcée, contrôle, quartiers, pioche
screen-help-game =
    Vous êtes les Francs (orange) ou les Sarrasins (vert) pendant la Troisième Croisade, de 1187 à 1192. Après la dernière année, qui tient quatre des sept villes de victoire gagne ; qui tient les sept gagne aussitôt. Au départ, les Francs en ont quatre.
    Une année compte six tours. À chacun, les deux camps jouent une carte cachée : la plus forte désigne le joueur 1, son chiffre donne autant de mouvements.
    Un mouvement fait partir des blocs d'une ville (groupe), en appelle dans une ville (rassembler), en emmène un par mer (naviguer) ou débarque des Croisés (débarquer). Entrer dans une ville ennemie déclenche une bataille, livrée à la fin du tour : quatre rounds, A avant B avant C. Les blocs du château sont assiégés ; on peut donner l'assaut.
    Puis on pioche (à partir de 1188). Le sixième tour est l'hiver : pas d'attaque, chaque ville ne garde qu'un certain nombre de blocs, et ceux qui y restent reprennent des pas.
    Personne ne voit les blocs de l'autre : on sait où ils sont, non lesquels. voir montre les vôtres, voir NOM une seule chose.
    Pour commencer : jouer une carte, verrouiller, puis groupe VILLE, bouger BLOC, vers VILLE, fini.
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
    [0] plus de mouvement
    [one] encore un mouvement
   *[other] encore { $moves } mouvements
}
screen-ask-lock = Vous avez choisi { $card } : verrouiller confirme ce choix.
screen-hand = main : { $cards }
screen-cities = Villes :
screen-tally = villes { $held }
screen-legend = ★ victoire  ■ château  ☆ □ ∘ villes sarrasines  ³ valeur  ≈ port  F2 Francs  S3 Sarrasins  {"["}2] au château  ! bataille
screen-pools = Réserves de pioche : Francs { $frank }, Sarrasins { $saracen }
screen-staging = Dans la zone intermédiaire : { $waiting }
screen-lost = Définitivement hors jeu : { $blocks }
screen-movement = mouvement { $number }
screen-castle = au château
screen-moved = a bougé
screen-shown = face visible
screen-reserve = réserve
screen-storming = à l'assaut
screen-sallied = en sortie
screen-acted = a agi
screen-hidden = { $count ->
    [one] un bloc caché
   *[other] { $count } blocs cachés
} ({ $side })
screen-hidden-castle = { $count ->
    [one] un bloc caché
   *[other] { $count } blocs cachés
} dans le château ({ $side })
screen-alternates = Autre place possible au déploiement : { $towns }
screen-hidden-reserves = dont en réserve : { $count }
screen-colour = ville des { $side }
screen-value = valeur { $value } : { $value ->
    [one] { $value } bloc
   *[other] { $value } blocs
} au plus dans le château, { $storm } à l'assaut
screen-no-castle = sans château
screen-port = port
screen-victory = compte pour la victoire
screen-siege = Assiégée par les { $side }
screen-attack = Attaquée ce tour-ci par les { $side }
screen-major = route majeure
screen-minor = route mineure
screen-no-hand = Votre main est vide.
screen-hand-sizes = Cartes en main : Francs { $frank }, Sarrasins { $saracen }
screen-winter-warning = Quartiers d'hiver, trop de blocs : { $towns }
screen-winter-town = { $town } { $count } (limite { $limit })
screen-quarters = Quartiers d'hiver vérifiés, blocs et limite : { $towns }
screen-prices = Remplacements ; entre parenthèses, ce que coûte un pas au bloc :
screen-no-prices = Aucun bloc en quartiers n'a besoin de remplacements.
screen-supply = { $town }, reste { $left } sur { $value ->
    [one] { $value } point
   *[other] { $value } points
} : { $blocks }
screen-printed = { $strength ->
    [one] { $strength } pas
   *[other] { $strength } pas
} au plus, lettre { $letter } et chiffre { $number } (il agit dans l'ordre des lettres et touche sur ce chiffre ou moins), mouvement { $movement } ; attache : { $home }
screen-where = En ce moment : { $town }
screen-unseen = Vous ne pouvez pas voir où il est : caché, ou hors du plateau.
screen-gone = Il est définitivement hors jeu.
screen-holder = Tenue en ce moment par les { $side }
screen-winters = { $limit ->
    [0] aucun de vos blocs ne peut y hiverner
    [one] un seul de vos blocs peut y hiverner
   *[other] { $limit } de vos blocs au plus peuvent y hiverner
}
screen-round = { $round ->
    [0] avant le premier round
   *[other] round { $round } sur 4
}
screen-ask-leave = Round 4, lettre { $letter } : les attaquants doivent quitter le champ de bataille. Quel bloc bat en retraite ?
screen-ask-muster-road = { $block } rejoint { $town } : vers quelle ville d'abord ? (Le bloc suivant, ou fini : au plus court.)
does-moves = Autant de mouvements que son chiffre : chacun est un mouvement de groupe, un rassemblement, un bloc par mer ou le débarquement d'une nation. Le plus grand chiffre est le joueur 1. Règle 4.11.
does-winter-campaign = Un mouvement. Comme sixième carte, elle permet à son joueur de bouger, d'attaquer et de poursuivre ses sièges en hiver comme en d'autres temps. La Boue ne peut rien contre elle. Règle 9.1.
does-assassins = Désignez un bloc ennemi du plateau sans le voir : les Assassins le frappent et il ne riposte pas. Avant tout mouvement. Règle 5.9.
does-mud = Le tour s'arrête aussitôt, quelle que soit l'autre carte : ni événement, ni mouvement, ni bataille, ni pioche ; seule reste l'attrition de siège. Seule la Campagne d'hiver est plus forte. Règle 4.12.
does-guide = Un mouvement de groupe avant tous les autres ; les routes y gardent leur pleine limite, aussi pour l'attaque, la retraite et le regroupement. Règles 4.12 et 5.4.
does-manna = Trois de vos blocs au plus, tous différents et sur le plateau, gagnent un pas chacun, avant tout mouvement. Règle 4.12.
screen-card-event = événement
screen-card-moves = { $moves ->
    [one] { $moves } mouvement
   *[other] { $moves } mouvements
}
screen-attacker = attaquants
screen-defender = défenseurs
screen-battle = Bataille { $town_at }
screen-storm = Assaut contre { $town_the }

# Mots du jeu que l'aide explique, avec ce qu'on peut taper pour chacun
screen-term-step-words = pas force ● ○ ◐ ●●● dégât dégâts
screen-term-step = Les pas (●) sont la force d'un bloc : il lance un dé pour chacun. Un dégât en ôte un (○) ; derrière les murs il en faut deux, et un seul se voit comme ◐. Qui perd le dernier est éliminé : Outremers, Turcopoles et Nomades retournent dans la réserve de pioche, tous les autres sont définitivement hors jeu. Règles 2.11, 6.41 et 6.7.
screen-term-rating-words = valeur lettre chiffre ordre a1 a2 a3 b1 b2 b3 b4 c1 c2 c3
screen-term-rating = B3 : à chaque round, les A agissent avant les B et les B avant les C, et pour chaque lettre d'abord les défenseurs ; chaque dé de 3 ou moins touche. Le mouvement est le nombre de villes qu'un bloc peut parcourir. Règles 2.12, 2.13 et 6.2.
screen-term-reserve-words = réserve réserves attaque-principale
screen-term-reserve = Une bataille s'ouvre entre les attaquants d'un seul groupe, l'attaque principale, et les défenseurs présents. Tous les autres sont en réserve : au round 1 ils ne combattent pas et ne subissent rien, à partir du round 2 ils font comme les autres. Règles 6.3 et 6.31.
screen-term-castle-words = château châteaux mur murs siège sièges
screen-term-castle = Un château abrite autant de blocs que la valeur de la ville. Contre un assaut, chaque pas y coûte deux dégâts, et deux fois la valeur au plus peut donner l'assaut. L'assiégé perd des pas dès le tour suivant : à la fin du tour chaque bloc lance un dé, et de 1 à 3 il perd un pas. La ville compte pour l'assiégé tant que le dernier n'est pas tombé. Règles 7.11, 7.31 et 7.4.
screen-term-march-words = forcée marche-forcée
screen-term-march = Une marche forcée (marche) mène une ville plus loin que le mouvement. Quand tout autre mouvement est fini, on lance un dé pour le bloc : de 1 à 3, il perd un pas. Pas en hiver. Règle 5.5.
screen-term-control-words = contrôle tenir tenue amie ennemie couleur
screen-term-control = Une ville est à ceux dont les blocs s'y trouvent ; vide, elle est au camp dont son nom porte la couleur : orange et ★ ■ · pour les Francs, vert et ☆ □ ∘ pour les Sarrasins. Qui quitte une ville de la couleur adverse la rend. Règle 5.6.
screen-term-quarters-words = quartiers hiver remplacements limite
screen-term-quarters = Après les mouvements d'hiver, une ville garde autant de blocs que sa valeur, le triple si elle est de leur couleur, et aucun sans château ; les autres sont éliminés. Ceux qui restent reprennent des pas : dans chaque ville autant que sa valeur, à un point le pas, à deux pour les Sarrasins loin de leur place forte. Règles 9.2 et 9.4.
screen-term-pool-words = pioche réserve-de-pioche
screen-term-pool = Les blocs qui ne sont pas sur le plateau attendent dans la réserve de pioche de leur camp. À partir de 1188, chaque camp en pioche un au hasard à la fin d'un tour, sauf en hiver. Règles 8.0 et 8.1.
