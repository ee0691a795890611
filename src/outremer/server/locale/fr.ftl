# Ce que le serveur répond et ce que disent les pages du navigateur, en français.

# Erreurs : requêtes
error-bad-ask = Cela ne peut pas être demandé : { $field } ({ $problem }).
error-bad-field = Cette requête est illisible : { $field } ({ $problem }).
error-not-json = Cette requête est illisible : ce n'est pas du JSON.
error-too-large = Cette requête est trop grande : { $most } octets au plus.
error-too-fast = C'était trop à la fois. Attendez un instant.
error-no-such-address = Il n'y a rien à cette adresse.
error-no-such-method = Cela ne peut pas être fait à cette adresse.
error-not-answered = Le serveur ne peut pas répondre à cela.
error-other-host = Le serveur ne répond pas à ce nom.
error-other-origin = La requête vient d'une autre page.
error-broken = Quelque chose s'est mal passé dans le serveur. Rien n'a changé.
error-no-page = La page n'a pas été construite : lancez npm ci et npm run build dans web.

# Erreurs : invités et tables
error-no-guest = Le serveur ne vous connaît pas encore, ou plus.
error-no-device = Ce lien ne sert plus. Faites-en un nouveau sur l'appareil où vous jouiez.
error-not-at-table = Il n'y a pas de telle table, ou vous n'y êtes pas assis.
error-not-your-seat = Ce siège n'est pas le vôtre.
error-conflict = Autre chose s'est passé avant. Rien n'a été fait ; voici où en est la partie.
error-too-many-tables = Vous avez { $most } parties en cours. Finissez-en une, ou abandonnez-la.
error-too-many-sockets = Trop de pages sont ouvertes.
error-table-running = La partie est en cours : abandonnez-la d'abord.
error-seat-taken = Ce siège n'est pas libre.
error-no-invite = Cette invitation ne sert plus : le siège est pris, ou il y en a une plus récente.
error-seats-missing = Il faut dire de chaque siège qui l'occupe : { $known }.
error-seat-wanted = Un siège au moins doit être le vôtre.
error-import-long = Cet enregistrement est trop long pour être rejoué ici : { $most } actions au plus.

# Erreurs : la base de données
error-database-busy = { $file } sert déjà : Outremer tourne.
error-database-broken = { $file } n'est pas une base de données entière d'Outremer.

# Pages : partout
page-title = Outremer
page-skip = Aller à l'essentiel
page-language = Langue
page-light = Clair
page-dark = Sombre
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-loading = Un instant…
page-unreachable = Le serveur ne répond pas. Est-il toujours en marche ?
page-home = Page d'accueil
page-rule = Règle { $rule }
page-offline = Pas de connexion. Ce que vous avez fait est gardé et sera renvoyé tout seul.

# Pages : l'accueil
page-tagline = Des jeux de plateau sur les croisades. Toutes les règles sont appliquées, et expliquées quand on demande pourquoi.
page-about-crusader-rex = La troisième croisade, de 1187 à 1192 : blocs de bois, châteaux, sièges et forces cachées. Deux joueurs.
    .second = Tenez quatre des sept cités quand le dernier hiver s'achève.
page-about-jerusalem = Intrigues dans la Ville sainte : enchérissez sur les magistrats, placez vos nobles, bâtissez la plus haute tour. Trois ou quatre joueurs.
    .second = Cinq tours ; vos biens restent derrière votre paravent.
page-games = Jeux
page-play = Jouer
page-play-now = Jouer tout de suite à { $game }
page-play-as = Votre camp : { $seat }. Contre vous : { $bot }, un robot.
page-more-choices = Plus de choix
page-choices-of = Plus de choix pour { $game }
page-new = Nouvelle partie : { $game }
page-opponents = Qui joue contre vous ?
page-opponent-bot = { $bot }, un robot
page-opponent-here = Des amis devant cet écran
page-opponent-invite = Un ami, par un lien
page-side = Votre camp
page-seats = Siège par siège
page-seat-me = Moi
page-seat-invite = Quelqu'un par un lien
page-scenario = Scénario
page-options = Options
page-value-off = non
page-value-on = oui
page-value-random = au hasard
page-value-standard = comme dans les règles
page-value-mild-palace = Palais adouci
page-value-mild-templars = Templiers adoucis
page-value-mild = les deux adoucis
page-value-two-sectors = deux secteurs
page-value-all-sectors = tous les secteurs
page-begin = Commencer
page-bot-squire = Écuyer
page-bot-random = Hasard
page-bot-squire-what = joue raisonnablement
page-bot-random-what = joue n'importe quoi de légal

# Pages : mes parties
page-my-games = Vos parties
page-all-games = Montrer les { $count }
page-your-turn = À vous de jouer
page-their-turn = Aux autres de jouer
page-is-over = Terminée
page-open = Continuer
page-look-at = Regarder
page-resign = Abandonner
page-resign-sure = Abandonner cette partie pour de bon, comme { $seat } ? L'Écuyer joue à votre place s'il reste d'autres joueurs.
page-resign-yes = Abandonner pour de bon
page-delete = Retirer de la liste
page-play-again = Rejouer
page-export = Exporter
page-import = Importer une partie
page-import-what = Une partie enregistrée reprend là où elle s'arrête, avec de nouveaux dés.
page-import-seat = Ceci est ce qu'un seul siège a reçu pendant la partie. On ne reprend qu'un enregistrement entier, comme ceux que sauve le terminal.
page-import-file = Fichier de l'enregistrement
page-import-done = Reprendre la partie
page-player-guest = un invité
page-player-open = encore personne

# Pages : invitations et appareils
page-invitation = Invitation
page-invitation-from = { $from } vous invite à { $game }.
page-invitation-somebody = Vous êtes invité à { $game }.
page-invitation-seat = Votre siège : { $seat }.
page-invitation-take = Prendre ce siège
page-invite-link = Lien pour { $seat }
page-invite-what = Envoyez le lien à qui doit jouer. Il sert une fois ; on prend le siège par un bouton, pas en ouvrant le lien.
page-invite-new = Nouveau lien pour { $seat }
page-invite-links = Liens d'invitation
page-device = Vos parties sur cet appareil
page-device-what = Ce lien apporte vos parties et votre nom sur cet appareil.
page-device-take = Reconnaître cet appareil

# Pages : vous
page-you = Vous
page-name = Votre nom
page-name-what = C'est ainsi qu'on vous nomme aux tables entre amis.
page-name-save = Garder ce nom
page-name-saved = Le nom est gardé.
page-device-link = Lien pour un autre appareil
page-device-keep = Ouvrez-le sur votre autre appareil, ou gardez-le au cas où ce navigateur vous oublierait. Qui le possède joue à votre place.
page-forget = Effacez-moi
page-forget-what = Efface votre nom et tout ce qui permet de vous reconnaître. Les parties continuent sans vous et restent comme enregistrements anonymes.
page-forget-sure = Effacer votre nom et tous vos jetons ? Vous ne retrouverez plus vos parties.
page-forget-yes = M'effacer pour de bon

# Pages : la table
shell-board = Plateau
shell-table = Table
shell-prompt = Que faire
shell-your-move = À vous, { $seat }
shell-waiting-for = { $seats } : à vous de jouer
shell-actions = Actions
shell-more = Plus
shell-more-actions = Plus d'actions
shell-undo = Annuler
shell-undo-count = Annuler, { $count ->
    [one] 1 pas peut être repris
   *[other] { $count } pas peuvent être repris
}
shell-undo-all = Tout annuler
shell-undo-stop = On ne remonte pas plus loin.
shell-undo-none = Rien à reprendre.
shell-sending = Envoi…
shell-moved-on = Quelqu'un a été plus rapide, ou vous avez joué dans une autre fenêtre : voici la position. Rien n'est perdu ; regardez et choisissez.
shell-refused = Ce n'est pas permis
shell-allowed = C'est permis.
shell-log = Journal
shell-rules = Règles
shell-notes = Notes
shell-map = Carte
shell-hand = Main
shell-log-empty = Il ne s'est encore rien passé.
shell-rules-search = Chercher dans les règles
shell-rules-none = Aucune règle n'en parle.
shell-rules-count = { $count ->
    [one] une règle
   *[other] { $count } règles
}
shell-rules-all = Toutes les règles
shell-rules-see = Voir aussi
shell-notes-what = Vous seul voyez vos notes ; ce navigateur les garde.
shell-notes-hint = Ce que Saladin prépare peut-être…
shell-seats = Joueurs
shell-seat-you = vous
shell-seat-here = devant cet écran
shell-seat-resigned = a abandonné
shell-seat-turn = doit jouer
shell-switch-to = Passer à { $seat }
shell-menu = Menu
shell-keys-on = Touches actives
shell-keys-off = Touches inactives
shell-help = Touches et aide
shell-key-undo = Reprendre le dernier pas
shell-key-undo-all = Reprendre tout ce qui n'est pas définitif
shell-key-next = Aller à la question et à ses boutons
shell-key-rule = Ouvrir la règle du dernier refus
shell-key-help = Montrer cette feuille
shell-key-legal = D'une chose légale à la suivante
shell-key-act = La faire
shell-help-what = Ce qui est légal est marqué. Cliquez sur ce qui ne l'est pas : on vous dira pourquoi, avec la règle.
shell-pass-device = Passez l'appareil { $seat_at }
shell-pass-why = La suite n'est que pour { $seat }.
shell-pass-ready = Je suis { $seat }
shell-pass-log = Ce qui vient de se passer
shell-result = Résultat
shell-won = Victoire : { $seats }
shell-draw = Personne n'a gagné
shell-verify = L'export contient la graine et le sel. « outremer verify FICHIER » recalcule chaque jet et montre qu'aucun n'a été changé.
shell-core-rule = La règle
shell-core-undo = Annuler reprend votre propre dernière action. On ne remonte jamais au-delà d'un jet de dé, d'une révélation, d'un choix verrouillé ou de l'action d'un autre joueur.
shell-core-turn = Seul agit le siège qui a une décision à prendre ; quand plusieurs choisissent en même temps, chacun choisit pour soi et verrouille.
shell-core-list = Plusieurs actions ne partent ensemble que si aucun jet ni aucune révélation ne vient entre elles.
shell-no-table = Cette table n'est pas parmi vos parties.
shell-no-table-what = Si vous y jouez sur un autre appareil, créez là-bas un lien pour celui-ci.
