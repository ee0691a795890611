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
