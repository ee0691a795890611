# Crusader Rex au terminal, français.

screen-help =
    Par exemple : groupe acre, bouger conrad, vers tyr, fini ; ou : groupe acre bouger conrad vers tyr
    En abrégé : vers tib. Une ville plus éloignée veut dire la route la plus courte.
    Une ville de près : voir acre. Tous vos blocs : voir. Une règle : règle 6.42, règle charge
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
    [one] encore { $moves } mouvement
   *[other] encore { $moves } mouvements
}
screen-ask-lock = Vous avez choisi { $card } : verrouiller confirme ce choix.
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
screen-round = round { $round } sur 4
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
