# Crusader Rex, français.

game-crusader-rex = Crusader Rex
seat-frank = le joueur franc
    .at = au joueur franc
    .short = Francs
seat-saracen = le joueur sarrasin
    .at = au joueur sarrasin
    .short = Sarrasins
side-frank = Francs
side-saracen = Sarrasins
side-none = personne
nation-english = Anglais
nation-french = Français
nation-german = Germains
scenario-third-crusade = La Troisième Croisade, de 1187 à 1192
option-richard = Richard a le pied marin
option-philip = Philippe le capricieux

# Paires : un bloc ennemi caché par sa place dans une ville, un groupe d'attaque par sa ville de départ et sa route.
slot = { $first }, bloc { $second }
approach = le groupe parti { $first_of } et passé par { $second_the }
approach-straight = le groupe parti { $first_of }

# Villes
town-acre = Acre
    .at = à Acre
    .of = d'Acre
town-ajlun = Ajlun
    .at = à Ajlun
    .of = d'Ajlun
town-albara = Albara
    .at = à Albara
    .of = d'Albara
town-aleppo = Alep
    .at = à Alep
    .of = d'Alep
town-amman = Amman
    .at = à Amman
    .of = d'Amman
town-anjar = Anjar
    .at = à Anjar
    .of = d'Anjar
town-antioch = Antioche
    .at = à Antioche
    .of = d'Antioche
town-artah = Artah
    .at = à Artah
    .of = d'Artah
town-ascalon = Ascalon
    .at = à Ascalon
    .of = d'Ascalon
town-ashtera = Ashtera
    .at = à Ashtera
    .of = d'Ashtera
town-baalbek = Baalbek
    .at = à Baalbek
    .of = de Baalbek
town-baisan = Baisan
    .at = à Baisan
    .of = de Baisan
town-banyas = Banyas
    .at = à Banyas
    .of = de Banyas
town-beaufort = Beaufort
    .at = à Beaufort
    .of = de Beaufort
town-beersheba = Bersabée
    .at = à Bersabée
    .of = de Bersabée
town-beirut = Beyrouth
    .at = à Beyrouth
    .of = de Beyrouth
town-botron = Botron
    .at = à Botron
    .of = de Botron
town-caesarea = Césarée
    .at = à Césarée
    .of = de Césarée
town-damascus = Damas
    .at = à Damas
    .of = de Damas
town-damiya = Damiya
    .at = à Damiya
    .of = de Damiya
town-dimona = Dimona
    .at = à Dimona
    .of = de Dimona
town-egypt = Égypte
    .at = en Égypte
    .of = d'Égypte
    .the = l'Égypte
town-gaza = Gaza
    .at = à Gaza
    .of = de Gaza
town-hama = Hama
    .at = à Hama
    .of = de Hama
town-harim = Harim
    .at = à Harim
    .of = de Harim
town-hebron = Hébron
    .at = à Hébron
    .of = de Hébron
town-homs = Homs
    .at = à Homs
    .of = de Homs
town-jaffa = Jaffa
    .at = à Jaffa
    .of = de Jaffa
town-jericho = Jéricho
    .at = à Jéricho
    .of = de Jéricho
town-jerusalem = Jérusalem
    .at = à Jérusalem
    .of = de Jérusalem
town-kassab = Kassab
    .at = à Kassab
    .of = de Kassab
town-kerak = Kerak
    .at = à Kerak
    .of = de Kerak
town-krak = Krak des Chevaliers
    .at = au Krak des Chevaliers
    .of = du Krak des Chevaliers
    .the = le Krak des Chevaliers
    .short = Krak
    .short = Krak
town-lachish = Lachish
    .at = à Lachish
    .of = de Lachish
town-lacum = Lacum
    .at = à Lacum
    .of = de Lacum
town-latakia = Lattaquié
    .at = à Lattaquié
    .of = de Lattaquié
town-legio = Legio
    .at = à Legio
    .of = de Legio
town-margat = Margat
    .at = à Margat
    .of = de Margat
town-masyaf = Masyaf
    .at = à Masyaf
    .of = de Masyaf
town-montferrand = Montferrand
    .at = à Montferrand
    .of = de Montferrand
town-nablus = Naplouse
    .at = à Naplouse
    .of = de Naplouse
town-qaddas = Qaddas
    .at = à Qaddas
    .of = de Qaddas
town-ramla = Ramla
    .at = à Ramla
    .of = de Ramla
town-saone = Saône
    .at = à Saône
    .of = de Saône
town-shughur = Shughur
    .at = à Shughur
    .of = de Shughur
town-sidon = Sidon
    .at = à Sidon
    .of = de Sidon
town-st_simeon = Saint-Siméon
    .at = à Saint-Siméon
    .of = de Saint-Siméon
town-tartus = Tartous
    .at = à Tartous
    .of = de Tartous
town-tiberias = Tibériade
    .at = à Tibériade
    .of = de Tibériade
town-tripoli = Tripoli
    .at = à Tripoli
    .of = de Tripoli
town-tyre = Tyr
    .at = à Tyr
    .of = de Tyr
town-zerdana = Zerdana
    .at = à Zerdana
    .of = de Zerdana
town-zoar = Zoar
    .at = à Zoar
    .of = de Zoar
town-off-map = hors de la carte
    .at = hors de la carte
    .of = de l'extérieur de la carte
    .the = l'extérieur de la carte

# Blocs
block-reynald_sidon = Renaud (Sidon)
block-conrad = Conrad
block-balian = Balian
block-walter = Gautier
block-raymond_tiberias = Raymond (Tibériade)
block-king_guy = Roi Guy
block-reynald_kerak = Renaud (Kerak)
block-bohemond = Bohémond
block-raymond_tripoli = Raymond (Tripoli)
block-jerusalem_templars = Templiers (Jérusalem)
block-antioch_templars = Templiers (Antioche)
block-gaza_templars = Templiers (Gaza)
block-tartus_templars = Templiers (Tartous)
block-jerusalem_hospitallers = Hospitaliers (Jérusalem)
    .short = Hospital.
block-acre_hospitallers = Hospitaliers (Acre)
    .short = Hospital.
block-krak_hospitallers = Hospitaliers (Krak)
    .short = Hospital.
block-antioch_turcopoles = Turcopoles (Antioche)
block-beirut_turcopoles = Turcopoles (Beyrouth)
block-richard = Richard
block-robert = Robert
block-crossbows = Archers anglais
    .short = Archers
block-philippe = Roi Philippe
    .short = Philippe
block-hugues = Hugues de Bourgogne
    .short = Hugues
block-fileps = Jacques de Flandre
    .short = Jacques
block-barbarossa = Barberousse
block-frederik = Frédéric
block-leopold = Léopold
block-genoa_pilgrims = Pèlerins (Gênes)
block-sicily_pilgrims = Pèlerins (Sicile)
block-brittany_pilgrims = Pèlerins (Bretagne)
block-fourth_pilgrims = Pèlerins (Frise)
block-qara_qush = Qara-Qush
block-zangi = Zangi
block-sanjar = Sanjar
block-yazkuj = Yazkuj
block-sulaiman = Sulaiman
block-keukburi = Keukburi
block-shirkuh = Shirkuh
block-jurdik = Jurdik
block-bahram = Bahram
block-tuman = Tuman
block-taqi_al_din = Taqi al-Din
block-al_mashtub = Al-Mashtub
block-al_adil = Al-Adil
block-saladin = Saladin
block-al_aziz = Al-Aziz
block-al_afdal = Al-Afdal
block-al_zahir = Al-Zahir
block-yuzpah = Yuzpah
block-qaimaz = Qaimaz
block-kurds_1 = Kurdes (1)
block-kurds_2 = Kurdes (2)
block-kurds_3 = Kurdes (3)
block-kurds_4 = Kurdes (4)
block-turks_1 = Turcs (1)
block-turks_2 = Turcs (2)
block-turks_3 = Turcs (3)
block-turks_4 = Turcs (4)
block-arabs_1 = Arabes (1)
block-arabs_2 = Arabes (2)
block-arabs_3 = Arabes (3)
block-arabs_4 = Arabes (4)

# Cartes
card-1 = 1
card-2 = 2
card-3 = 3
card-winter-campaign = Campagne d'hiver
card-assassins = Assassins
card-mud = Boue
card-guide = Guide
card-manna = Manne

# Décisions : le nom de chacune, et ce que l'on demande au joueur qui décide
phase-deployment = déploiement
ask-deployment = Placez si vous le voulez des blocs dans une place forte alternative, puis dites « fini ».
phase-deployment-to = déploiement
ask-deployment-to = { $block } : vers quelle place forte ?
phase-swap = place de Saladin
ask-swap = Saladin peut changer de place avec un parent ; sinon, dites « fini ».
phase-cards = choix des cartes
ask-cards = Choisissez une carte, puis verrouillez-la.
phase-name-first = choix du joueur 1
ask-name-first = Les cartes sont égales : qui est le joueur 1 ?
phase-assassins = Assassins
ask-assassins = Désignez la victime des Assassins.
phase-manna = Manne
ask-manna = { $left ->
    [0] Tous les pas sont donnés : dites « fini ».
    [one] Ajoutez un pas à un bloc encore, puis dites « fini ».
   *[other] Ajoutez un pas à { $left } blocs différents au plus, puis dites « fini ».
}
phase-move = mouvement
ask-move = Encore { $moves ->
    [one] un mouvement
   *[other] { $moves } mouvements
} : que faire ? « fini » renonce au reste.
phase-group = mouvement de groupe
ask-group = Groupe { $town_of } : quel bloc bouge ensuite ? « fini » termine ce groupe.
phase-muster = rassemblement
ask-muster = Rassemblement { $town_at } : quel bloc vient ensuite ? « fini » le termine.
phase-path = marche d'un bloc
ask-path = { $block } { $town_at }, { $left ->
    [0] mouvement épuisé : halte, ou marche forcée ?
    [one] encore une ville : vers laquelle ?
   *[other] encore { $left } villes : vers laquelle ?
}
phase-sail-to = mouvement naval
ask-sail-to = { $block } : vers quel port ?
phase-landing = débarquement
ask-landing = Débarquement des { $nation } : qui débarque ensuite ? « fini » laisse les autres en attente.
phase-landing-to = débarquement
ask-landing-to = { $block } : débarquement dans quelle ville ?
phase-main-attack = attaque principale
ask-main-attack = { $town } : quel groupe mène l'attaque principale ?
phase-pick-battle = choix de la bataille suivante
ask-pick-battle = Quelle bataille ou quel siège vient ensuite ?
phase-withdraw = repli dans le château
ask-withdraw = { $town } : quels blocs se replient dans le château sans être vus ? « fini » laisse les autres sur le champ de bataille.
phase-storm-choice = assaut ou siège
ask-storm-choice = { $town } : donnez l'assaut (bloc par bloc, puis « fini » ; { $chosen } sur { $limit } jusqu'ici), ou assiégez-le.
phase-sally = sortie
ask-sally = { $town } : quels blocs font une sortie ? « fini » laisse les autres à l'abri.
phase-combat-turn = tour de combat
ask-combat-turn = Round { $round }, lettre { $letter } : lequel de vos blocs agit, et comment ?
phase-retreat-to = retraite
ask-retreat-to = { $block } : retraite vers quelle ville ?
phase-take-hit = dégât
ask-take-hit = { $hits ->
    [one] Un dégât
   *[other] { $hits } dégâts
} à subir : lequel de vos blocs les plus forts ?
phase-regroup = regroupement
ask-regroup = Victoire { $town_at } : quel bloc se regroupe ? « fini » laisse les autres sur place.
phase-regroup-to = regroupement
ask-regroup-to = { $block } : regroupement vers quelle ville ?
phase-place = placement du bloc pioché
ask-place = { $block } : où placer ce bloc pioché ?
phase-quarters = quartiers d'hiver
ask-quarters = { $town } : { $excess ->
    [one] un bloc
   *[other] { $excess } blocs
} de trop pour l'hiver. Lequel est perdu ?
phase-replacements = remplacements d'hiver
ask-replacements = Quel bloc gagne un pas ? « fini » quand cela suffit.
phase-battle = bataille
phase-attrition = attrition de siège

# Verbes
verb-take = placer un bloc dans une place forte alternative
verb-swap = échanger la place de Saladin avec celle d'un parent
verb-play = choisir la carte de ce tour
verb-lock = confirmer la carte
verb-first = désigner le joueur 1
verb-target = désigner la victime des Assassins
verb-raise = ajouter un pas à un bloc
verb-group = faire partir des blocs d'une même ville
verb-muster = rassembler des blocs dans une ville
verb-sail = déplacer un bloc par mer
verb-land = faire débarquer les Croisés en attente
verb-move = choisir le bloc qui bouge
verb-to = choisir où il va
verb-march = aller une ville plus loin en marche forcée (un dé dira ce qu'elle coûte)
verb-stop = rester ici
verb-done = terminer
verb-main = déclarer l'attaque principale
verb-battle = choisir la bataille ou le siège qui suit
verb-withdraw = se replier dans le château
verb-storm = envoyer un bloc à l'assaut du château
verb-besiege = renoncer à l'assaut, poursuivre le siège
verb-abandon = lever le siège
verb-sally = faire une sortie
verb-fight = lancer les dés : un par pas
verb-charge = lancer deux fois plus de dés, mais chaque 6 coûte un pas
verb-harry = lancer les dés en touchant sur un de moins, puis battre en retraite
verb-retreat = battre en retraite
verb-drop = quitter l'assaut et revenir sur le champ de bataille
verb-pass = ne rien faire à ce round
verb-hit = choisir le bloc qui subit le dégât
verb-regroup = regrouper un bloc victorieux dans une ville amie
verb-lose = choisir le bloc qui ne passe pas l'hiver

# Verbes tels qu'on peut aussi les taper ; la notation elle-même marche toujours
typed-take = placer
typed-swap = échanger
typed-play = jouer
typed-lock = verrouiller
typed-first = premier
typed-target = viser
typed-raise = renforcer
typed-group = groupe
typed-muster = rassembler
typed-sail = naviguer
typed-land = débarquer
typed-move = bouger
typed-to = vers
typed-march = marche
typed-stop = halte
typed-done = fini
typed-main = principale
typed-battle = bataille
typed-withdraw = replier
typed-storm = assaut
typed-besiege = assiéger
typed-abandon = lever
typed-sally = sortie
typed-fight = combattre
typed-charge = charger
typed-harry = harceler
typed-retreat = retraite
typed-drop = revenir
typed-pass = passer
typed-hit = dégât
typed-regroup = regrouper
typed-lose = perdre

# Événements
event-deployed = Déploiement { $town_at } : { $block }.
event-swapped = Saladin change de place avec { $block }.
event-nomad = Vous tirez { $block }, aussitôt en place { $town_at }.
event-nomads = Un bloc de Nomades rejoint les Sarrasins { $town_at }.
event-year = — L'année { $year } commence —
event-turn = { $turn ->
    [6] — Tour 6, hiver —
   *[other] — Tour { $turn } —
}
event-dealt = Vos cartes de l'année : { $card }.
event-revealed = Les { $side } jouent { $card }.
event-player-one = Les { $side } sont le joueur 1.
event-mud = La Boue ! La carte des { $side } met fin au tour.
event-mud-ignored = La Campagne d'hiver des { $side } l'emporte sur la Boue.
event-targeted = Victime des Assassins : { $block }, force { $strength }.
event-spared = Le bloc visé { $town_at } survit aux Assassins et redevient caché.
event-raised = { $block } : un pas de plus.
event-manna = Manne : les { $side } gagnent { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}.
event-grouped = Mouvement de groupe des { $side } au départ { $town_of }.
event-mustered = Rassemblement des { $side } { $town_at }.
event-walked = Les { $side } déplacent un bloc { $from_of } { $town_at }.
event-walker = { $block } : marche, arrivée { $town_at }.
event-sailed = Les { $side } déplacent un bloc par mer { $from_of } { $town_at }.
event-sailor = { $block } : traversée, arrivée { $town_at }.
event-landed = Un bloc des { $nation } débarque { $town_at }.
event-lander = { $block } : débarquement { $town_at }.
event-marked = Les { $side } annoncent une marche forcée { $from_of } { $town_at }.
event-marcher = { $block } : marche forcée annoncée, arrivée prévue { $town_at }.
event-march-roll = Marche forcée des { $side } { $from_of } { $town_at } : { $die } { $die ->
    [1] (un pas perdu)
    [2] (un pas perdu)
    [3] (un pas perdu)
   *[other] (sans perte)
}.
event-march-loss = { $block } : un pas perdu en marche forcée.
event-attacked = Les { $side } attaquent { $town_the }.
event-main-attack = Attaque principale { $town_at } : { $approach }.
event-battle-at = — Bataille { $town_at } —
event-shut = Un bloc des { $side } se replie dans le château { $town_of }.
event-shut-in = { $block } : repli dans le château.
event-reveal = Révélation : { $block }, force { $strength }.
event-round = Round { $round }
event-reserves = Les réserves des { $side } se joignent au combat.
event-defender-now = Les { $side } sont désormais les défenseurs.
event-stormed = Assaut contre le château { $town_of }.
event-declined = Pas d'assaut { $town_at } : le siège continue.
event-sallied = { $block } : sortie hors du château.
event-roll = { $block } : combat, dés { $dice }.
event-charge-roll = { $block } : charge, dés { $dice }.
event-harry-roll = { $block } : harcèlement, dés { $dice }.
event-assassins-roll = Les Assassins frappent { $block } : dés { $dice }.
event-hit = { $block } : un dégât, un pas perdu.
event-half-hit = { $block } : un demi-dégât (derrière les murs, il en faut deux).
event-healed = { $block } : le demi-dégât est effacé.
event-own-loss = { $block } : un pas perdu dans sa propre charge.
event-passed = { $block } : passe.
event-retreated = { $block } : retraite { $town_at }.
event-retreated-unseen = Un bloc caché des { $side } fait retraite { $from_of } { $town_at }.
event-dropped = { $block } : retour sur le champ de bataille.
event-no-retreat = { $block } : aucune retraite possible, bloc éliminé.
event-won = Les { $side } remportent la bataille { $town_of }.
event-nobody-left = Il ne reste personne { $town_at }.
event-regrouped = Les { $side } regroupent un bloc { $from_of } { $town_at }.
event-regrouper = { $block } : regroupement { $town_at }.
event-siege = Les { $side } assiègent { $town_the }.
event-siege-over = Le siège { $town_of } est terminé.
event-abandoned = Le siège { $town_of } est levé.
event-lost = { $block } : bloc éliminé, définitivement hors jeu.
event-pooled = Les { $side } perdent un bloc { $town_at } ; il rejoint leur réserve de pioche.
event-pooled-block = { $block } : bloc éliminé, de retour dans la réserve de pioche.
event-fickle = La Flandre n'est plus ; { $block } quitte la croisade.
event-attrition = Attrition de siège des { $side } { $town_at } : { $die } { $die ->
    [1] (un pas perdu)
    [2] (un pas perdu)
    [3] (un pas perdu)
   *[other] (sans perte)
}.
event-attrition-loss = { $block } : un pas perdu par l'attrition de siège.
event-drew = Les { $side } piochent un bloc.
event-drawn = Vous piochez { $block }.
event-staged = Un Croisé des { $nation } attend dans la zone intermédiaire.
event-nation-ready = Les trois blocs des { $nation } ont été piochés : ils peuvent débarquer.
event-placed = Les { $side } placent un bloc { $town_at }.
event-placed-block = { $block } : placement à force { $strength }.
event-back-to-pool = Le bloc pioché par les { $side } retourne dans la réserve de pioche.
event-winter-loss = Hiver : les { $side } perdent un bloc { $town_at }.
event-replaced = Les { $side } ont terminé leurs remplacements.
event-all-seven = Les { $side } tiennent les sept villes de victoire !
event-counted = Les { $side } tiennent { $cities ->
    [one] { $cities } ville de victoire
   *[other] { $cities } villes de victoire
}.

# Récits : ce qui va ensemble en une phrase
digest-walked = { $count ->
    [one] Les { $side } déplacent un bloc : { $road }.
   *[other] Les { $side } déplacent { $count } blocs : { $road }.
}
digest-gathered = Les { $side } déplacent { $count } blocs vers { $town_the } : { $roads }.
digest-walker = { $block } : { $road }.
digest-reveal = Révélation : { $blocks }.

game-won = Victoire pour { $seat }, avec { $cities ->
    [one] { $cities } ville de victoire
   *[other] { $cities } villes de victoire
}.
letter-A = A
letter-B = B
letter-C = C
error-no-block = Il n'y a pas de bloc « { $block } ».
error-no-table = Il n'y a pas de table « { $table } ». Connues : { $known }.
phase-commit = choix d'une carte
phase-guide = mouvement du Guide
ask-guide = Quel groupe le Guide conduit-il ? « fini » pour s'en passer.

# Refus
refusal-not-yours = Ce bloc n'est pas à vous.
refusal-no-alternate = Ce bloc n'a pas de place forte alternative dans son royaume.
refusal-already-placed = Ce bloc a déjà reçu sa place forte.
refusal-over-value = Au déploiement, cette ville reçoit au plus { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
}, sa valeur.
refusal-not-family = Saladin ne peut changer de place qu'avec un membre de sa famille, ce qui n'est pas possible ici.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-no-such-slot = Aucun bloc ennemi n'occupe cette place dans la ville.
refusal-full-strength = Ce bloc est à sa force maximale.
refusal-raised-already = La Manne profite à trois blocs différents, et celui-ci a déjà eu son pas.
refusal-manna-spent = La Manne a donné ses trois pas.
refusal-not-on-map = Ce bloc n'est pas sur le plateau.
refusal-no-moves = Il ne vous reste aucun mouvement.
refusal-no-blocks-here = Aucun de vos blocs ne s'y trouve.
refusal-nobody-can-move = Aucun de vos blocs qui s'y trouvent ne peut bouger.
refusal-guide-group-only = Le Guide conduit un seul mouvement de groupe par la route, rien d'autre.
refusal-not-in-group = Ce bloc ne fait pas partie du groupe.
refusal-moved-already = Ce bloc a déjà bougé : un bloc ne bouge qu'une fois par tour.
refusal-in-castle = Un bloc enfermé dans un château assiégé ne peut pas bouger ; il ne peut que faire une sortie.
refusal-pinned = Il resterait trop peu de défenseurs : chaque attaquant en épingle un, et ce bloc avec eux.
refusal-no-way-out = Toutes les routes qui partent de cette ville sont fermées à ce bloc.
refusal-not-adjacent = Aucune route n'y mène d'ici.
refusal-unplayable = Ce lieu ne fait pas partie du jeu.
refusal-masyaf-closed = Masyaf est aux Assassins : personne n'y entre.
refusal-road-full = Cette route a laissé passer { $number } de vos blocs ce tour-ci, autant qu'elle le peut.
refusal-attack-road-full = Comme dernier tronçon d'une attaque, cette route ne laisse passer que { $number } de vos blocs.
refusal-enemy-road = L'attaquant est arrivé par cette route : les blocs non épinglés doivent partir par une autre.
refusal-movement-spent = Ce bloc a épuisé son mouvement de { $number }.
refusal-must-step = Un bloc désigné doit avancer d'au moins une ville.
refusal-march-too-early = La marche forcée vient après le mouvement normal, qui n'est pas épuisé.
refusal-winter-no-march = Pas de marche forcée en hiver.
refusal-winter-no-attack = On ne peut pas déclencher de bataille en hiver.
refusal-winter-no-siege = On ne peut pas renforcer un siège en hiver.
refusal-not-friendly = Cette ville n'est pas amie.
refusal-muster-no-battle = Un rassemblement ne peut ni déclencher une bataille ni en rejoindre une.
refusal-in-place-already = Ce bloc est déjà dans la ville du rassemblement.
refusal-muster-out-of-reach = Ce bloc ne peut pas atteindre la ville du rassemblement.
refusal-muster-astray = De là, le bloc ne pourrait plus atteindre la ville du rassemblement.
refusal-not-in-port = Ce bloc n'est pas dans un port ami.
refusal-not-a-port = Cette ville n'est pas un port.
refusal-no-sea-attack = On n'attaque pas et on ne rejoint pas une bataille par mer.
refusal-port-closed = Ce port n'est pas ami : il vous est fermé.
refusal-no-port-open = Aucun autre port ami n'est ouvert.
refusal-same-town = Le bloc y est déjà.
refusal-nation-not-ready = Une nation ne débarque que lorsque ses trois blocs ont été piochés.
refusal-nation-not-staged = Aucun bloc de cette nation n'attend dans la zone intermédiaire.
refusal-not-of-nation = Ce bloc n'est pas un des Croisés de cette nation en attente.
refusal-germans-elsewhere = Tous les Germains arrivent dans la même ville, et elle est déjà choisie.
refusal-german-city = Les Germains arrivent à Antioche ou à Alep.
refusal-no-such-approach = Aucun de vos groupes n'a attaqué de cette façon.
refusal-no-battle-there = Il n'y a là ni bataille ni siège à traiter.
refusal-not-defending = Seul un défenseur du champ de bataille peut se replier, et ce bloc n'en est pas un.
refusal-castle-full = Le château est plein : il contient { $number ->
    [one] { $number } bloc
   *[other] { $number } blocs
}, la valeur de la ville.
refusal-no-castle = Cette ville n'a pas de château.
refusal-enemy-castle = Le château est à l'ennemi.
refusal-not-on-field = Ce bloc ne prend pas part au combat.
refusal-in-reserve = Ce bloc est en réserve : il se joint au combat au début du round 2.
refusal-has-acted = Ce bloc a déjà eu son tour de combat dans ce round.
refusal-not-its-letter = D'autres blocs agissent d'abord : A avant B avant C, et les défenseurs avant les attaquants.
refusal-round-four = Au round 4, un attaquant ne peut que battre en retraite.
refusal-no-knight = Ce bloc n'a pas de chevaliers et ne peut pas charger.
refusal-no-charge-in-storm = Personne ne charge pendant un assaut.
refusal-no-harrier = Seuls les Sarrasins et les Turcopoles harcèlent.
refusal-rated-one = Un bloc dont le chiffre de combat est 1 ne peut pas harceler.
refusal-no-harry-in-siege = On ne harcèle pas dans un combat de siège.
refusal-harry-needs-retreat = Un harcèlement finit par une retraite, et ce bloc n'en a aucune.
refusal-no-retreat-open = Aucune retraite n'est ouverte à ce bloc.
refusal-castle-no-retreat = Les blocs d'un château pris d'assaut ne peuvent pas battre en retraite.
refusal-must-fight = Un bloc qui vient de faire une sortie doit combattre.
refusal-attacker-no-castle = Seuls les défenseurs du champ de bataille se replient dans le château, ni les attaquants ni une force de secours.
refusal-only-stormers-drop = Seul un bloc qui donne l'assaut peut revenir sur le champ de bataille.
refusal-no-road-there = Aucune route n'y mène depuis la bataille.
refusal-no-regroup-there = Aucune route n'y mène depuis la ville gagnée.
refusal-retreat-road-closed = Cette route est fermée aux retraites : l'attaquant repart par où il est venu, le défenseur par les routes que l'attaquant n'a pas prises.
refusal-retreat-road-full = Cette route est pleine pour ce round : 4 blocs battent en retraite par une route majeure, 2 par une mineure.
refusal-retreat-to-enemy = Une retraite doit finir dans une ville amie ou vide.
refusal-retreat-to-battle = Une bataille reste à livrer là-bas : on ne peut pas y battre en retraite.
refusal-sally-to-friends = Un bloc en sortie ne bat en retraite que vers une ville amie.
refusal-shared-road = Les deux camps sont venus par cette route : seul le joueur 2 peut y battre en retraite.
refusal-not-strongest = Un dégât frappe le bloc le plus fort, ce que celui-ci n'est pas.
refusal-half-hit-first = Le bloc qui porte le demi-dégât doit subir celui-ci.
refusal-storm-full = { $number } blocs au plus peuvent donner ensemble l'assaut à ce château.
refusal-not-storming = Ce bloc ne donne pas l'assaut : il attend devant le château pendant ce round.
refusal-storms-already = Ce bloc donne déjà l'assaut.
refusal-storm-begun = L'assaut est ordonné : achevez le choix des blocs par « fini ».
refusal-no-stormer = Choisissez d'abord au moins un bloc d'assaut, ou assiégez.
refusal-not-besieging = Seul un bloc qui assiège le château depuis le champ de bataille peut donner l'assaut.
refusal-not-a-campaign = On ne lève un siège de cette façon que pendant une Campagne d'hiver.
refusal-not-besieged = Ce bloc n'est pas dans un château assiégé.
refusal-dropped-stays = Un bloc revenu d'un assaut ne peut pas se regrouper.
refusal-not-victorious = Ce bloc n'est pas un des vainqueurs de cette bataille.
refusal-regroup-road-full = Cette route est pleine : 8 blocs se regroupent par une route majeure, 4 par une mineure.
refusal-regroup-to-battle = Une bataille reste à livrer là-bas : on ne peut pas s'y regrouper.
refusal-regroup-not-friendly = On ne se regroupe que dans des villes amies.
refusal-place-not-friendly = Un bloc pioché se place dans une ville amie.
refusal-nomads-need-friends = Un Nomade pioché se place dans une ville amie.
refusal-pilgrims-need-port = Les Pèlerins se placent dans un port ami.
refusal-arrive-in-port = Les Anglais et les Français débarquent dans un port ami.
refusal-not-in-excess = Ce bloc hiverne dans la limite de sa ville.
refusal-no-points = Il ne reste pas assez de points de remplacement dans cette ville pour ce bloc.
refusal-not-supplied = La ville de ce bloc ne lui donne pas de remplacements.
