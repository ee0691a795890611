# Jerusalem, français.

game-jerusalem = Jerusalem
seat-red = Rouge
    .at = à Rouge
    .of = de Rouge
    .short = Rouge
seat-green = Vert
    .at = à Vert
    .of = de Vert
    .short = Vert
seat-blue = Bleu
    .at = à Bleu
    .of = de Bleu
    .short = Bleu
seat-yellow = Jaune
    .at = à Jaune
    .of = de Jaune
    .short = Jaune
scenario-four-players = À quatre joueurs
scenario-three-players = À trois joueurs, sans le Gendarme
option-opener = Qui ouvre la première enchère
option-incomes = Revenus du Palais Royal et des Templiers
option-election = Secteurs de l'Élection du Patriarche

# Une paire : un noble adverse par sa couleur et sa case.
standing = { $first } { $second_at }

# Secteurs et cases ; dans une phrase, .at, .of ou .the
sector-palace = Palais Royal
    .at = au Palais Royal
    .of = du Palais Royal
    .the = le Palais Royal
sector-templars = Templiers
    .at = chez les Templiers
    .of = des Templiers
    .the = les Templiers
sector-patriarchs = Patriarches
    .at = chez les Patriarches
    .of = des Patriarches
    .the = les Patriarches
sector-market = Marché
    .at = au Marché
    .of = du Marché
    .the = le Marché
sector-nobility = Noblesse
    .at = dans la Noblesse
    .of = de la Noblesse
    .the = la Noblesse
sector-tower = Tour de David
    .at = dans la Tour de David
    .of = de la Tour de David
    .the = la Tour de David
space-palace-large = Palais grande
    .at = dans la grande case du Palais
    .of = de la grande case du Palais
    .the = la grande case du Palais
space-palace-left = Palais gauche
    .at = dans la case de gauche du Palais
    .of = de la case de gauche du Palais
    .the = la case de gauche du Palais
space-palace-right = Palais droite
    .at = dans la case de droite du Palais
    .of = de la case de droite du Palais
    .the = la case de droite du Palais
space-templars-large = Templiers grande
    .at = dans la grande case des Templiers
    .of = de la grande case des Templiers
    .the = la grande case des Templiers
space-templars-left = Templiers gauche
    .at = dans la case de gauche des Templiers
    .of = de la case de gauche des Templiers
    .the = la case de gauche des Templiers
space-templars-right = Templiers droite
    .at = dans la case de droite des Templiers
    .of = de la case de droite des Templiers
    .the = la case de droite des Templiers
space-patriarchs-large = Patriarches grande
    .at = dans la grande case des Patriarches
    .of = de la grande case des Patriarches
    .the = la grande case des Patriarches
space-patriarchs-left = Patriarches gauche
    .at = dans la case de gauche des Patriarches
    .of = de la case de gauche des Patriarches
    .the = la case de gauche des Patriarches
space-patriarchs-right = Patriarches droite
    .at = dans la case de droite des Patriarches
    .of = de la case de droite des Patriarches
    .the = la case de droite des Patriarches
space-market-large = Marché grande
    .at = dans la grande case du Marché
    .of = de la grande case du Marché
    .the = la grande case du Marché
space-market-left = Marché gauche
    .at = dans la case de gauche du Marché
    .of = de la case de gauche du Marché
    .the = la case de gauche du Marché
space-market-right = Marché droite
    .at = dans la case de droite du Marché
    .of = de la case de droite du Marché
    .the = la case de droite du Marché
space-nobility-large = Noblesse grande
    .at = dans la grande case de la Noblesse
    .of = de la grande case de la Noblesse
    .the = la grande case de la Noblesse
space-nobility-left = Noblesse gauche
    .at = dans la case de gauche de la Noblesse
    .of = de la case de gauche de la Noblesse
    .the = la case de gauche de la Noblesse
space-nobility-right = Noblesse droite
    .at = dans la case de droite de la Noblesse
    .of = de la case de droite de la Noblesse
    .the = la case de droite de la Noblesse
space-tower = Tour de David
    .at = dans la Tour de David
    .of = de la Tour de David
    .the = la Tour de David

# Magistrats
magistrate-gendarme = Gendarme
    .at = au Gendarme
    .of = du Gendarme
    .the = le Gendarme
magistrate-treasurer = Trésorier
    .at = au Trésorier
    .of = du Trésorier
    .the = le Trésorier
magistrate-officer = Officier
    .at = à l'Officier
    .of = de l'Officier
    .the = l'Officier
magistrate-admiral = Amiral
    .at = à l'Amiral
    .of = de l'Amiral
    .the = l'Amiral

# Cartes Action
card-one-noble = +1 noble
card-two-besants = +2 besants
card-two-prestige = +2 points de prestige
card-two-incomes = +2 revenus
card-noble-and-besant = +1 noble et +1 besant
card-turncoat = Retournement de veste
card-move-two = Bouger 2 nobles
card-mercenaries = Enrôlement de mercenaires
card-influence-palace = Influence massive : Palais Royal
card-influence-templars = Influence massive : Templiers
card-influence-patriarchs = Influence massive : Patriarches
card-influence-market = Influence massive : Marché
card-influence-nobility = Influence massive : Noblesse
card-influence-tower = Influence massive : Tour de David

# Ce que l'on gagne ; event-gained connaît les deux premiers mots
resource-noble = noble
resource-besant = besant
resource-prestige = prestige

# Les cartes Événement, dont les messages commencent comme ceux des événements racontés plus bas
event-succession = Succession
event-election = Élection du Patriarche
event-special-tax = Taxe spéciale
event-war = Guerre

# Décisions : le nom de chacune, et ce que l'on demande au joueur qui décide
phase-pick-magistrate = choix d'un magistrat
ask-pick-magistrate = À vous d'ouvrir : quel magistrat mettez-vous aux enchères ?
phase-opening-bid = première offre
ask-opening-bid = Enchère { $magistrate_of } : ouvrez-la par une offre de 0 à tout ce que vous possédez, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
phase-bidding = enchère
ask-bidding = Enchère { $magistrate_of } : { $seat } offre { $bid }, vous possédez { $besants }. Offrez plus, ou passez et quittez cette enchère.
phase-draft-pick = choix d'une carte Action
ask-draft-pick = Gardez une de ces cartes Action ; les autres passent au joueur suivant.
phase-deployment = déploiement
ask-deployment = Derrière votre écran : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
} ; le prochain mercenaire coûte { $price }. Agissez à votre gré, aussi souvent que vous voulez ; « fini » termine votre déploiement.
phase-peddling = vente ambulante
ask-peddling = Vente ambulante : encore { $count ->
    [one] un noble
   *[other] { $count } nobles
} à céder. De quelle case ?
phase-shift = déplacement de nobles
ask-shift = Vous pouvez déplacer { $count ->
    [one] encore un noble
   *[other] { $count } nobles
} : de quelle case ? « fini » quand cela suffit.
phase-shift-to = déplacement de nobles
ask-shift-to = Un noble part { $space_of } : vers quelle case ?
phase-influence = Influence massive
ask-influence = { $count ->
    [one] Un noble
   *[other] { $count } nobles
} à mettre { $sector_at } : dans quelle case ?
phase-turncoat = Retournement de veste
ask-turncoat = Lequel de vos nobles change de place ? Nommez sa case.
phase-turncoat-with = Retournement de veste
ask-turncoat-with = Votre noble quitte { $space_the } : avec le noble de qui, et dans quelle case, change-t-il de place ?
phase-two-incomes = deux revenus
ask-two-incomes = Prenez un noble, un besant ou un point de prestige ; la carte en donne deux différents.
phase-tower-gain = Tour de David
ask-tower-gain = Vous contrôlez la Tour de David : { $besants ->
    [0] vous refusez son besant.
   *[other] son besant est à vous, à moins de le refuser d'abord.
} « vers » déplace un de vos nobles de la Tour, « fini » n'en déplace aucun.
ask-tower-lord = Vous contrôlez la Tour de David : { $besants ->
    [0] vous refusez son besant.
   *[other] son besant est à vous, à moins de le refuser d'abord.
} Un Seigneur la bloque, aucun noble n'en sort : dites « fini ».
phase-university = diplômes universitaires
ask-university = Un diplôme : remettre un noble de derrière votre écran pour piocher une carte Action (étudier) ? Sinon, « fini ».
phase-materials = matériaux de construction
ask-materials = Un point de prestige coûte { $price }, et vous possédez { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}. { $count ->
    [0] Il n'en reste aucun à acheter ; dites « fini ».
    [one] Il en reste un à acheter ; « fini » quand cela suffit.
   *[other] Il en reste { $count } à acheter ; « fini » quand cela suffit.
}
phase-intrigue = intrigue de cour
ask-intrigue = Intrigue de cour : gagnez un point de prestige tandis qu'un adversaire en perd un. Qui allez-vous voler ? « fini » pour y renoncer.
phase-incomes = revenus
phase-income = revenus
ask-income = Votre dû : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
} et { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige. Prenez le tout (« verrouiller »), ou refusez d'abord une unité (« refuser »).
phase-succession = Succession
ask-succession = Succession : { $count ->
    [0] vous ne sauvez plus personne
    [one] vous pouvez épargner encore un de vos nobles du Palais
   *[other] vous pouvez épargner jusqu'à { $count } de vos nobles du Palais
}. Votre Seigneur est { $space_at }. Dites « fini » : les autres sont perdus.
phase-special-tax = Taxe spéciale
ask-special-tax = Taxe spéciale : { $count ->
    [0] tous vos nobles du Marché sont payés
    [one] un de vos nobles du Marché n'est pas payé
   *[other] { $count } de vos nobles du Marché ne sont pas payés
}, et vous possédez { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}. Dites lesquels épargner, case par case ; « fini » abandonne les autres.
phase-war = Guerre
ask-war = Guerre : { $count ->
    [0] vous ne pouvez plus retirer de nobles ; dites « fini ».
    [one] vous pouvez retirer un noble adverse, où qu'il soit, ou dire « fini ».
   *[other] vous pouvez retirer { $count } nobles adverses, où qu'ils soient, ou dire « fini ».
}

# Verbes
verb-auction = mettre un magistrat aux enchères
verb-bid = offrir tant de besants
verb-pass = quitter cette enchère
verb-keep = garder une des cartes qui passent
verb-place = placer dans une case un noble de derrière votre écran
verb-hire = engager un mercenaire : un noble contre des besants
verb-peddle = remettre des nobles du plateau dans la réserve, trois contre un besant
verb-play = jouer une carte Action
verb-lord = poser votre Seigneur, qui bloque la case
verb-shift = choisir le noble qui se déplace, par sa case
verb-to = choisir où il va
verb-take = prendre une unité
verb-put = mettre dans une case un noble de la réserve
verb-swap = choisir celui de vos nobles qui change de place
verb-with = choisir le noble adverse dont il prend la place
verb-decline = refuser une unité de votre dû
verb-degree = remettre un noble pour piocher une carte Action
verb-buy = acheter un point de prestige
verb-rob = prendre un point de prestige, que l'adversaire perd s'il en a
verb-save = sauver de l'événement un noble de cette case
verb-remove = retirer un noble adverse
verb-done = terminer
verb-lock = prendre votre dû

# Verbes tels qu'on peut aussi les taper ; la notation elle-même marche toujours. « sauver » est une commande du
# terminal, et « save » aussi : d'où épargner.
typed-auction = proposer
typed-bid = offrir
typed-pass = passer
typed-keep = garder
typed-place = placer
typed-hire = engager
typed-peddle = vendre
typed-play = jouer
typed-lord = bloquer
typed-shift = déplacer
typed-to = vers
typed-take = prendre
typed-put = mettre
typed-swap = échanger
typed-with = avec
typed-decline = refuser
typed-degree = étudier
typed-buy = acheter
typed-rob = voler
typed-save = épargner
typed-remove = retirer
typed-done = fini
typed-lock = verrouiller

# Événements : le tour, les enchères et le choix des cartes
event-turn = — Tour { $turn } —
event-event-up = Événement de ce tour : { $event }.
event-set-aside = { $count ->
    [one] { $count } carte Action est mise
   *[other] { $count } cartes Action sont mises
} de côté, face cachée.
event-opens = { $seat } ouvre l'enchère suivante.
event-put-up = { $seat } met { $magistrate_the } aux enchères.
event-bid = { $seat } offre { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-passed = { $seat } passe.
event-bought = { $seat } remporte { $magistrate_the } pour { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-given = { $seat } prend { $magistrate_the } gratuitement.
event-offered = Cartes qui restent au choix : { $card }.
event-kept = Vous gardez : { $card }.
event-drafted = { $seat } garde une carte Action.

# Événements : déploiement
event-received = { $seat } reçoit { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}.
event-admirals-besant = { $seat } reçoit le besant de l'Amiral.
event-placed = { $seat } place un noble { $space_at }.
event-hired = Vous engagez un mercenaire pour { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}.
event-peddled = Vente ambulante : { $seat } cède un noble { $space_of }.
event-peddled-for = Vente ambulante : { $seat } reçoit { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-lord = { $seat } pose son Seigneur { $space_at } : elle est désormais bloquée.
event-played = { $seat } joue « { $card } ».
event-moved = { $seat } déplace un noble { $from_of } vers { $space_the }.
event-officers-besant = { $seat } prend le besant de l'Officier.
event-gained = { $seat } gagne { $resource ->
    [noble] { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
    [besant] { $count ->
        [one] { $count } besant
       *[other] { $count } besants
    }
   *[other] { $count ->
        [one] { $count } point de { $resource }
       *[other] { $count } points de { $resource }
    }
}.
event-swapped = Retournement de veste : le noble { $seat_of } { $from_at } et celui { $other_of } { $space_at } changent de place.
event-put = { $seat } met { $space_at } un noble de la réserve.

# Événements : récolte
event-tower-held = { $seat } contrôle la Tour de David.
event-tower-empty = Personne n'a de nobles dans la Tour de David.
event-tower-besant = { $besants ->
    [0] Vous ne prenez rien à la Tour de David.
    [one] La Tour de David vous donne { $besants } besant.
   *[other] La Tour de David vous donne { $besants } besants.
}
event-privilege = Privilège { $sector_of } : { $seat }.
event-no-privilege = Privilège { $sector_of } : personne.
event-studied = { $seat } remet un noble et pioche une carte Action.
event-degree-card = Vous piochez : { $card }.
event-bought-prestige = { $seat } achète un point de prestige.
event-robbed = Intrigue de cour { $seat_of } contre { $other } : un point de prestige gagné.
event-income = { $prestige ->
    [0] { $seat } contrôle { $space_the }.
    [one] { $seat } contrôle { $space_the } : { $prestige } point de prestige.
   *[other] { $seat } contrôle { $space_the } : { $prestige } points de prestige.
}
event-collected = { $nobles ->
    [0] { $besants ->
        [0] Vous ne prenez rien derrière votre écran pour { $space_the }.
        [one] Vous prenez { $besants } besant pour { $space_the }.
       *[other] Vous prenez { $besants } besants pour { $space_the }.
    }
    [one] { $besants ->
        [0] Vous prenez { $nobles } noble pour { $space_the }.
        [one] Vous prenez { $nobles } noble et { $besants } besant pour { $space_the }.
       *[other] Vous prenez { $nobles } noble et { $besants } besants pour { $space_the }.
    }
   *[other] { $besants ->
        [0] Vous prenez { $nobles } nobles pour { $space_the }.
        [one] Vous prenez { $nobles } nobles et { $besants } besant pour { $space_the }.
       *[other] Vous prenez { $nobles } nobles et { $besants } besants pour { $space_the }.
    }
}
event-stock = Derrière l'écran { $seat_of } : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $besants ->
    [one] { $besants } besant
   *[other] { $besants } besants
}.
event-hand = { $card ->
    [none] Il ne reste aucune carte Action { $seat_at }.
   *[other] Cartes Action { $seat_of } : { $card }.
}
event-gift-nobles = Cadeau du Roi pour le plus de nobles : { $seat } gagne { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
event-gift-besants = Cadeau du Roi pour le plus de besants : { $seat } gagne { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
event-gift-card = Cadeau du Roi pour une carte restante : { $seat } gagne { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
event-built = { $seat } bâtit l'étage { $floor } pour { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.

# Événements : ce que font les cartes Événement, et la fin
event-event-strikes = — { $event } —
event-lost-nobles = { $seat } perd { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
} { $space_at }.
event-saved = { $seat } sauve un noble { $from_of } : il rejoint le Seigneur { $space_at }.
event-tax-paid = { $seat } paie la taxe pour un noble { $space_of }.
event-removed = { $seat } retire un noble { $other_of } { $space_of }.
event-lords-return = Les Seigneurs retournent à leur propriétaire.
event-won = { $seat } gagne avec { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
} et { $prestige ->
    [one] { $prestige } point de prestige restant
   *[other] { $prestige } points de prestige restants
}.

game-won = Victoire { $seat_of }, avec une tour de { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
} et { $prestige ->
    [one] { $prestige } point de prestige restant
   *[other] { $prestige } points de prestige restants
}.

# Erreurs
error-no-table = Il n'y a pas de table « { $table } ». Connues : { $known }.
error-no-secret = Rien ne dit si « { $word } » peut être vu.
error-data-prices = { $file }, { $entry } : { $field } doit donner deux prix ou aucun.
error-data-purse = { $file } : avec ces valeurs ({ $entry }), quelqu'un pourrait en posséder { $given }, et le moteur ne peut tenir le compte que de { $most }.

# Refus : enchères et choix des cartes
refusal-magistrate-taken = Quelqu'un a déjà { $magistrate_the } ce tour-ci.
refusal-magistrate-absent = À trois joueurs, on joue sans { $magistrate_the }.
refusal-bid-too-low = { $besants ->
    [one] { $besants } besant ne suffit
   *[other] { $besants } besants ne suffisent
} pas : offrez { $limit } ou plus, ou passez.
refusal-bid-too-high = Vous ne pouvez pas offrir { $besants } : vous possédez { $limit ->
    [one] { $limit } besant
   *[other] { $limit } besants
}.
refusal-opener-must-bid = Celui qui ouvre une enchère ne peut pas passer : faites une offre, ne serait-ce que 0.
refusal-card-not-offered = « { $card } » n'est pas parmi les cartes qui restent au choix.

# Refus : déploiement
refusal-no-nobles-left = Il ne vous reste aucun noble derrière votre écran.
refusal-blocked = Un Seigneur bloque { $space_the } : aucun noble n'y entre ni n'en sort ce tour-ci, et aucun autre Seigneur n'y vient.
refusal-no-noble-there = Il n'y a aucun noble pour cela { $space_at }.
refusal-too-poor-to-hire = Le prochain mercenaire coûte { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, et vous en possédez { $besants }.
refusal-peddling-needs-three = La vente ambulante demande trois de vos nobles dans des cases non bloquées ; vous y en avez moins.
refusal-card-not-in-hand = Vous n'avez pas « { $card } » en main.
refusal-nobody-elsewhere = Aucun adversaire n'a de noble dans une autre case non bloquée : il n'y a personne avec qui échanger.
refusal-nothing-to-swap = L'échange demande un de vos nobles et un noble adverse, dans deux cases différentes et non bloquées.
refusal-swap-with-own = Votre noble change de place avec un noble adverse, non avec un autre des vôtres.
refusal-same-space = Votre noble est lui-même { $space_at } : échangez avec un noble d'une autre case.
refusal-nothing-to-move = Aucun de vos nobles n'est dans une case non bloquée : il n'y a personne à déplacer.
refusal-move-one-first = La carte déplace un noble ou deux : déplacez-en un avant de finir.
refusal-move-elsewhere = Le noble est déjà { $space_at } : il doit aller ailleurs.
refusal-sector-blocked = Des Seigneurs bloquent toutes les cases que « { $card } » pourrait remplir.
refusal-other-sector = La carte vise { $sector_the } ; { $space_the } est ailleurs.
refusal-not-the-officer = Seul l'Officier le peut, et vous avez un autre magistrat.
refusal-power-used = Le pouvoir de l'Officier sert une fois par tour, et vous l'avez utilisé.
refusal-officer-takes-besant = L'Officier prend un besant, rien d'autre.
refusal-lord-placed = Votre Seigneur est déjà sur le plateau ; il y reste jusqu'à la fin du tour.
refusal-lord-needs-nobles = Votre Seigneur a besoin de { $limit ->
    [one] { $limit } nouveau noble
   *[other] { $limit } nouveaux nobles
} { $space_at } ; { $number ->
    [0] aucun n'y est arrivé
    [one] { $number } seul y est arrivé
   *[other] { $number } y sont arrivés
} ce tour-ci.
refusal-leader-not-in-palace = Vous menez, par votre tour puis par votre prestige : votre Seigneur ne peut pas se tenir { $space_at }.
refusal-nobody-in-palace-yet = Au tour 1, toutes les tours sont à égalité : aucun Seigneur ne peut se tenir { $space_at }.
refusal-taken-already = La carte donne deux gains différents, et vous avez déjà pris celui-ci ({ $resource }).

# Refus : récolte
refusal-tower-lord = Un Seigneur est dans la Tour de David : aucun noble n'en sort, vous ne gagnez que le besant.
refusal-declined-already = Vous avez déjà refusé le besant.
refusal-not-due = Il ne vous reste rien de ce genre à refuser ({ $resource }).
refusal-no-noble-behind = Un diplôme coûte un noble de derrière votre écran, et il n'y en a aucun.
refusal-no-card-left = La pile de cartes Action est vide.
refusal-materials-spent = Vous avez acheté { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
} de prestige, tout ce que le Marché vend en un tour.
refusal-too-poor-to-buy = Un point de prestige coûte { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, que vous n'avez pas.
refusal-not-oneself = L'intrigue vise un adversaire, non vous-même.
refusal-no-such-seat = Personne ne joue cette couleur.

# Refus : événements
refusal-only-palace = Succession frappe le Palais Royal : il n'y a rien à sauver { $space_at }.
refusal-saved-enough = Votre Seigneur sauve { $limit ->
    [one] { $limit } noble
   *[other] { $limit } nobles
}, pas davantage.
refusal-only-market = La Taxe spéciale frappe le Marché : il n'y a rien à sauver { $space_at }.
refusal-too-poor-to-save = Chaque noble { $space_of } coûte { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}, que vous n'avez pas.
refusal-not-your-own = La Guerre vous laisse retirer des nobles adverses, non les vôtres.
refusal-no-removals-left = Vous pouvez retirer un noble pour chacun de ceux que vous avez perdus chez les Templiers, et c'est fait.
refusal-two-of-each = Vous avez retiré { $limit ->
    [one] { $limit } noble
   *[other] { $limit } nobles
} de cet adversaire ; vous ne pouvez pas en retirer plus.

# Ce que le journal dit en une phrase
digest-in = { $space_at }
digest-from = { $space_of }
digest-placed = { $seat } place { $count ->
    [one] un noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-put = { $seat } met { $count ->
    [one] un noble
   *[other] { $count } nobles
} de la réserve{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-peddled = { $seat } rend { $count ->
    [one] un noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-lost-nobles = { $seat } perd { $count ->
    [one] un noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-tax-paid = { $seat } paie la taxe pour { $count ->
    [one] un noble
   *[other] { $count } nobles
}{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-removed = { $seat } retire { $count ->
    [one] un noble
   *[other] { $count } nobles
} { $other_of }{ $number ->
    [one] { " " }
   *[other] { " : " }
}{ $spaces }.
digest-hired = Vous engagez { $count ->
    [one] un mercenaire
   *[other] { $count } mercenaires
} pour { $price ->
    [one] { $price } besant
   *[other] { $price } besants
}.
digest-built = { $seat } construit { $count ->
    [one] un étage
   *[other] { $count } étages
} pour { $prestige } points de prestige ; la tour en a maintenant { $floor }.
digest-income = { $gains ->
    [none] Revenu { $seat_of } : { $spaces }.
   *[other] Revenu { $seat_of } : { $spaces } ; { $gains }.
}
digest-gain-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
digest-gain-nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}
digest-gain-besants = { $count ->
    [one] 1 besant
   *[other] { $count } besants
}
digest-bids = Enchères : { $bids }.
digest-said-bid = { $seat } { $besants }
digest-said-passed = { $seat } passe
digest-drafted = { $count ->
    [one] { $seats } garde une carte.
   *[other] { $seats } gardent chacun une carte.
}
digest-kept = { $seat } garde : { $card }.
