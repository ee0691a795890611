# Ce que dit le noyau commun à tous les jeux, français.

# Attente, verrouillage, refus communs à tous les jeux
wait = On attend { $seat } : { $phase }.
ask-lock = Votre choix est complet : verrouillez-le pour le confirmer.
refusal-not-now = Pas maintenant. Étape en cours : { $phase }.
refusal-only-lock = Il ne reste ici qu'à dire verrouiller.
refusal-game-over = La partie est terminée.
refusal-already-locked = Vous avez verrouillé votre choix ; les autres choisissent encore.
refusal-not-your-turn = C'est { $seat_at } de jouer.
refusal-not-complete = Votre choix n'est pas complet et ne peut pas encore être verrouillé.

# À la table
resigned = La partie s'arrête : { $seat } abandonne.
refusal-nothing-to-undo = Il n'y a rien à reprendre.
refusal-undo-other-seat = La dernière action est celle d'un autre ({ $seat }) : on ne reprend que les siennes.
refusal-undo-sealed = Cette action a lancé un dé, révélé ou verrouillé quelque chose : on ne peut plus la reprendre.
refusal-undo-shown = Les autres l'ont vu : on ne peut plus le reprendre.
refusal-list-past-chance = Ce qui suit un jet de dé ou une révélation se décide quand on en connaît le résultat.

# Règles de toute table
rule-core-undo = Annuler reprend votre propre dernière action. On ne remonte jamais au-delà d'un jet de dé, d'une révélation, d'un choix verrouillé ou de l'action d'un autre joueur.
rule-core-turn = Seul agit le siège qui a une décision à prendre ; quand plusieurs choisissent en même temps, chacun choisit pour soi et verrouille.
rule-core-list = Plusieurs actions envoyées ensemble s'arrêtent là où un dé est lancé, où quelque chose est révélé, où un autre décide : la suite se décide quand on le sait.

# Erreurs : notation
error-no-action = Il n'y a pas d'action ici : tapez un verbe et, s'il en demande un, un nom.
error-unknown-verb = { $near ->
    [none] « { $verb } » n'est pas un verbe de ce jeu.
   *[other] « { $verb } » n'est pas un verbe de ce jeu. Vouliez-vous dire : { $near } ?
}
error-noun-not-wanted = « { $verb } » s'emploie seul ; « { $noun } » est de trop.
error-one-noun-wanted = « { $verb } » demande un mot après lui : { $kind ->
    [town] une ville
    [block] un bloc
    [card] une carte
    [side] un camp
    [nation] une nation
    [slot] un bloc ennemi, par exemple acre/2
    [approach] un groupe, par exemple amman{">"}jericho
   *[other] { $kind }
}.
error-unknown-noun = { $near ->
    [none] « { $noun } » est inconnu après « { $verb } ».
   *[other] « { $noun } » est inconnu après « { $verb } ». Vouliez-vous dire : { $near } ?
}

# Erreurs : hasard écrit d'avance
error-chance-short = Le hasard du cas est trop court : il faut { $wanted } après { $used } lignes.
error-chance-other = Hasard, ligne { $number } : il faut { $wanted }, non « { $line } ».
error-chance-face = Hasard, ligne { $number } : « { $line } » n'est pas une face de dé.
error-chance-absent = Hasard, ligne { $number } : « { $word } » ne peut pas sortir ici.

# Erreurs : jeux et options
error-no-game = Il n'y a pas de jeu « { $game } ». Connus : { $known }.
error-no-scenario = Il n'y a pas de scénario « { $scenario } ». Connus : { $known }.
error-no-option = Il n'y a pas d'option « { $option } ». Connues : { $known }.
error-bad-option = L'option { $option } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
error-no-bot = Il n'y a pas de robot « { $bot } ». Connus : human, { $known }.
error-no-seat = Il n'y a pas de siège « { $seat } ». Connus : { $known }.

# Erreurs : données
error-data-missing-key = { $file }, { $entry } : { $field } manque.
error-data-type = { $file }, { $entry } : { $field } a une valeur du mauvais type, { $value }.
error-data-range = { $file }, { $entry } : { $field } doit aller de { $low } à { $high }, non { $value }.
error-data-twice = { $file }, { $entry } : quelque chose est nommé deux fois dans { $field }.
error-data-unknown-word = { $file }, { $entry } : « { $value } » est inconnu dans { $field }.
error-data-unknown-key = { $file }, { $entry } : { $field } n'est pas connu ici.
error-data-no-folder = { $file } : ce dossier n'existe pas.
error-data-unknown-file = { $file } : fichier de données inconnu. Connus : { $known }.
error-data-missing-table = { $file } : la table { $entry } manque ou n'est pas une table.
error-data-unknown-id = { $file } : il n'y a pas de { $kind } { $entry }.
error-data-missing-entry = { $file } : { $kind } { $entry } manque.
error-data-heading = { $file } : la première ligne doit être { $known }.
error-data-line = { $file }, { $entry } : il faut { $wanted } valeurs, non { $given }.
error-data-exists = { $file } : le fichier existe déjà ; rien n'a été écrit.
error-data-unwritable = { $file } : écriture impossible ({ $reason }).
error-data-unreadable = { $file } : lecture impossible ({ $reason }).

error-no-such-action = Il n'y a pas d'action numéro { $action }.
error-list-length = Un envoi contient de 1 à { $most } actions, non { $count }.
error-chance-deal = Le hasard du cas distribue { $given } cartes, non { $wanted }.

# Erreurs : encore les données
error-data-loop = { $file }, { $entry } : la route finit là où elle commence.
error-data-kingdom = { $file }, { $entry } : { $value } est dans un autre royaume.
error-data-victory = { $file } : { $wanted } villes doivent compter pour la victoire, non { $given }.
error-data-deployment = { $file }, { $entry } : les places fortes sont trop petites pour tous les blocs.
error-data-deck = { $file } : le paquet doit compter { $wanted } cartes, non { $given }.
error-rules-statements = { $file }, { $entry } : il faut { $wanted } énoncés, non { $given }.
error-rules-unknown = Il n'y a pas de règle ni d'énoncé « { $entry } ».

# Erreurs : enregistrements
error-record-unreadable = { $file } : lecture impossible ({ $reason }).
error-record-title = { $file }, ligne { $line } : ce n'est pas un enregistrement d'Outremer.
error-record-truncated = { $file }, ligne { $line } : l'enregistrement s'arrête trop tôt ; il a été tronqué.
error-record-header = { $file }, ligne { $line } : « { $text } » n'est pas une ligne d'en-tête.
error-record-header-missing = { $file }, ligne { $line } : l'en-tête n'est pas complet.
error-record-line = { $file }, ligne { $line } : « { $text } » n'est ni une action ni un acte à la table.
error-record-count = { $file }, ligne { $line } : « { $text } » ne donne pas le bon nombre d'actions.
error-record-after-end = { $file }, ligne { $line } : il y a quelque chose après la fin.
error-record-other-game = { $file } : l'enregistrement vient d'un autre jeu, d'autres règles ou d'autres données qu'ici.
error-record-no-seed = { $file } : l'enregistrement ne contient ni graine ni sel ; on ne peut pas le rejouer.
error-record-commitment = { $file } : graine et sel ne sont pas ceux qui avaient été promis.
error-record-illegal = { $file }, ligne { $line } : l'action { $ply } ({ $action }) y est illégale.
error-record-diverges = { $file }, ligne { $line } : la position après l'action { $ply } est une autre ({ $found }, non { $wanted }).

# Erreurs : cas
error-case-unreadable = { $file } : lecture impossible ({ $reason }).
error-case-missing = { $file }, { $place } : { $field } manque.
error-case-type = { $file }, { $place } : { $field } a une valeur du mauvais type, { $value }.
error-case-unknown-key = { $file }, { $place } : { $field } n'est pas connu ici.
error-case-position = { $file }, { $place } : { $reason }.
error-case-game = { $file } : le cas porte sur un autre jeu, { $game }.
error-case-scenario = { $file } : il n'y a pas de scénario { $scenario }.
error-case-option = { $file } : une option est inconnue ou a une valeur impossible ({ $option }).
error-case-seat = { $file }, { $place } : il n'y a pas de siège { $seat }.
error-case-statement = { $file }, { $place } : { $statement } n'est pas un énoncé de ce jeu.
error-case-chance = { $file }, { $place } : « { $line } » n'est pas une ligne de hasard.
error-case-proves = { $file } : il prouve { $count } énoncés, alors que { $most } au plus sont permis.
error-case-empty = { $file } : rien n'est vérifié.
error-case-fact = { $file }, { $place } : un fait demande count, ids ou values.
error-case-refusal = { $file }, { $place } : « refused » demande une seule action, et « because » demande « refused ».

# Cas qui ne tiennent pas
case-after = { $place } : la position est une autre. Attendu { $expected } ; obtenu { $got }.
case-not-after = Ce que [not_after] exclut est vrai : { $got }.
case-because = { $place } : refusé pour une autre raison. Attendu { $expected } ; obtenu { $got }.
case-chance-left = { $place } : il reste du hasard. Attendu { $expected } ; obtenu { $got }.
case-chance-short = { $place } : pas assez de hasard. Attendu { $expected } ; obtenu { $got }.
case-chance-other = { $place } : une autre sorte de hasard. Attendu { $expected } ; obtenu { $got }.
case-chance-face = { $place } : ce n'est pas une face de dé. Attendu { $expected } ; obtenu { $got }.
case-chance-absent = { $place } : cela ne peut pas sortir. Attendu { $expected } ; obtenu { $got }.
case-chance-deal = { $place } : un autre nombre de cartes. Attendu { $expected } ; obtenu { $got }.
case-changed = { $place } : un refus a changé quelque chose. Attendu { $expected } ; obtenu { $got }.
case-decision = { $place } : une autre décision est ouverte. Attendu { $expected } ; obtenu { $got }.
case-events = { $place } : d'autres événements. Attendu { $expected } ; obtenu { $got }.
case-fact = { $place } : les données disent autre chose. Attendu { $expected } ; obtenu { $got }.
case-hidden = { $place } : on voit ce qu'on ne devrait pas voir. Attendu { $expected } ; obtenu { $got }.
case-invariant = { $place } : un invariant est rompu. Attendu { $expected } ; obtenu { $got }.
case-legal = { $place } : d'autres actions sont légales. Attendu { $expected } ; obtenu { $got }.
case-may = { $place } : illégal. Attendu { $expected } ; obtenu { $got }.
case-may-not = { $place } : légal. Attendu { $expected } ; obtenu { $got }.
case-no-events = { $place } : un événement de trop. Attendu { $expected } ; obtenu { $got }.
case-not-refused = { $place } : pas de refus. Attendu { $expected } ; obtenu { $got }.
case-refused = { $place } : refusé. Attendu { $expected } ; obtenu { $got }.
case-prompt = { $place } : une autre question est posée. Attendu { $expected } ; obtenu { $got }.
case-asked = { $place } : la question cite une autre valeur. Attendu { $expected } ; obtenu { $got }.
case-quotes = { $place } : le refus cite une autre valeur. Attendu { $expected } ; obtenu { $got }.
case-unsure = { $place } : ce joueur peut le savoir. Attendu { $expected } ; obtenu { $got }.
case-certain = { $place } : ce joueur ne peut pas le savoir. Attendu { $expected } ; obtenu { $got }.
case-refused-by = { $place } : refusé par une autre règle. Attendu { $expected } ; obtenu { $got }.
case-seen = { $place } : pas vu. Attendu { $expected } ; obtenu { $got }.
case-shown = { $place } : on ne voit pas ce qu'on devrait voir. Attendu { $expected } ; obtenu { $got }.
case-unseen = { $place } : vu. Attendu { $expected } ; obtenu { $got }.
