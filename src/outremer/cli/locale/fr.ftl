# Le terminal, français.

# Commandes, telles qu'on peut aussi les taper
command-help = aide
command-map = plateau
command-look = voir
command-hand = cartes
command-log = journal
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-save = enregistrer sauver
command-resign = abandonner
command-quit = quitter
typed-yes = oui
typed-all = tous tout toutes
typed-game = partie

# Jouer
cli-welcome = { $game }
cli-seats = { $seats }.
cli-seat = { $seat } : { $player }
cli-player = { $name ->
    [human] vous
   *[other] { $name } (robot)
}
cli-first-help = Tapez ce que vous voulez faire ; ? donne les actions légales, aide dit le reste.
cli-help =
    Ce qui est légal : ?   (ou ?VERBE pour un verbe) Pourquoi pas : pourquoi ACTION
    Le plateau : plateau   Un lieu : voir LIEU       Tout ce qui est à vous : voir
    Vos cartes : cartes    Le récit : journal 30     Une règle : règle NUMÉRO, règle MOTS
    Revenir : annuler      Partir (la partie est enregistrée) : quitter
    Enregistrer : enregistrer FICHIER
    Renoncer à la partie pour de bon : abandonner oui
    Ce que veut dire un mot : aide MOT               De quoi il s'agit : aide partie
    Une action est un verbe suivi d'un nom au plus ; plusieurs tiennent sur une ligne, avec ou sans virgules.
    Pour tous : VERBE tous. Trois fois : VERBE NOM 3.
    On peut abréger les noms tant qu'ils restent clairs ; la notation anglaise marche aussi.
    Tab complète ; Entrée seule fait la seule action légale.
cli-curtain = — C'est { $seat_at } de s'asseoir ; puis Entrée —
cli-choices = ({ $count } choix, voir ?)
cli-enter = (Entrée)
cli-break = {" ; "}
cli-nothing-typed = Tapez une action, ? pour les actions légales, ou aide.
cli-rest-ignored = Le reste de la ligne est abandonné : c'est d'abord à quelqu'un d'autre de décider.
cli-why-hint = « pourquoi » suivi de l'action montre la règle.
cli-why-form = Tapez une action, ou plusieurs, après « pourquoi », par exemple : pourquoi charger conrad
cli-why-sealed = { $action } : ce qui précède lance un dé ou révèle quelque chose ; on ne peut encore rien en dire.
cli-way = C'est-à-dire : { $way }
cli-way-fails = Ce serait : { $way }. Cela échoue à « { $step } » ; rien n'en est donc fait.
cli-wants = { $kind ->
    [town] suivi d'une ville
    [block] suivi d'un bloc
    [card] suivi d'une carte
    [side] suivi d'un camp
    [nation] suivi d'une nation
    [slot] suivi d'un bloc ennemi caché, comme acre/2
    [approach] suivi d'un groupe, comme amman{">"}jéricho
   *[other] suivi d'un mot : { $kind }
}
cli-help-verb = { $verb } ({ $wants }) — { $meaning }.
cli-help-verb-alone = { $verb } — { $meaning }.
cli-not-legal-now = Ce n'est pas légal en ce moment ; pourquoi, suivi de l'action, dit la raison.
cli-why-legal = { $action } est légal.
cli-log-number = « { $text } » n'est pas un nombre de lignes.
cli-resign-sure = Abandonner, c'est renoncer pour de bon. Si c'est voulu : abandonner oui. Pour partir et continuer plus tard : quitter.
cli-log-empty = Il ne s'est encore rien passé.
cli-undone = Annulé : { $action }
cli-saved = La partie est dans { $file }.
cli-resume = Pour continuer : { $command }
cli-winner = { $count ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { $winners }.
cli-taken-over = Un siège change de mains : { $seat } abandonne. Désormais, { $bot } y joue.
cli-verified = { $file } : vérifié. Les { $actions } actions et tous les jets découlent de la graine promise ({ $commitment }).

# Ce que fait une commande
about-list = ? : donne ce qui est légal maintenant ; ?VERBE, pour un verbe.
about-help = aide : comment jouer à ce terminal. aide MOT : ce qu'est un verbe, une commande ou une chose du jeu. aide partie : de quoi il s'agit.
about-map = plateau : montre le plateau.
about-look = voir : tout ce qui est à vous. voir NOM : une chose de près.
about-hand = cartes : ce que vous cachez aux autres.
about-log = journal : ce qui vient de se passer. journal 30 : les trente dernières lignes.
about-why = pourquoi ACTION : dit si l'action est légale et, sinon, par quelle règle. Plusieurs actions sont essayées dans l'ordre ; rien n'est fait.
about-rule = règle : le sommaire des règles. règle 5.4 : une règle. règle 5.4 tout : avec tous ses exemples. règle MOTS : ce qui en parle.
about-undo = annuler : reprend ce que vous venez de faire, tant qu'aucun dé n'a été lancé et que rien n'a été révélé ni verrouillé.
about-save = enregistrer FICHIER : écrit la partie dans un fichier ; elle est de toute façon enregistrée quand on part.
about-resign = abandonner oui : renonce à la partie pour de bon. Pour partir et continuer plus tard : quitter.
about-quit = quitter : laisse la table ; la partie est enregistrée et la commande pour continuer s'affiche.

# Erreurs
cli-error = Erreur : { $text }
cli-os-error = { $file } : { $reason }
cli-no-language = Il n'y a pas de langue « { $lang } ». Connues : { $known }.
error-no-event = Il n'y a pas d'événement « { $event } ». Connus : { $known }.
error-option-form = L'option « { $option } » doit avoir la forme nom=valeur.
error-seat-form = Le siège « { $seat } » doit avoir la forme nom=joueur ; le joueur est human ou un robot.
error-seats-unknown = L'enregistrement ne dit pas qui occupait quel siège. Dites-le : --seat NOM=human pour le vôtre, --seat NOM=squire pour celui d'un robot.
error-seat-resigned = { $seat } a abandonné : un robot joue ce siège.
error-too-many-humans = { $humans } personnes, c'est trop : sièges libres : { $free }.
error-unknown-place = Rien ne s'appelle ici « { $place } ».
error-no-help = { $near ->
    [none] Il n'y a pas d'aide sur « { $word } ». Les règles en parlent peut-être : règle { $word }
   *[other] Il n'y a pas d'aide sur « { $word } ». Vouliez-vous dire : { $near } ? Les règles en parlent peut-être aussi : règle { $word }
}
error-ambiguous = « { $noun } » peut désigner : { $known }.
error-record-unwritable = { $file } : écriture impossible ({ $reason }).
error-save-needs-file = Tapez le nom d'un fichier après « enregistrer ».

# Le serveur
cli-page = Outremer est ici : { $address }  (Ctrl+C y met fin)
cli-backed-up = La copie est dans { $file }.
cli-restored = { $file } contient maintenant la copie.
error-game-wanted = Ces options sont celles d'une partie au terminal. Dites de quel jeu : { $known }.
error-file-exists = { $file } : ce fichier existe déjà ; rien n'a été écrit.
error-database-exists = { $file } existe déjà. Pour mettre la copie à sa place : --force

# Règles
cli-rules-hint = outremer rules JEU, outremer rules JEU 6.42, outremer rules JEU quelques mots, outremer rules coverage
cli-rules-nothing = Aucune règle ne contient « { $text } ».
cli-rules-examples = Exemples :
cli-rules-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
} : règle { $rule } tout
cli-rules-also = D'autres règles en parlent :
cli-rules-ruling = Notre lecture : { $text }
cli-rules-see = Voir aussi : { $rules }
cli-coverage-line = { $name } : { $value }
cli-coverage-statements = énoncés
cli-coverage-proved = prouvés
cli-coverage-not-testable = non vérifiables
cli-coverage-unproved = sans preuve
cli-coverage-without-french = sans français
cli-coverage-unknown = renvois à des énoncés qui n'existent pas
cli-coverage-failed = cas qui échouent

# Cas, études, données
cli-cases = cas
cli-case-none = Il n'y a pas de cas à cet endroit.
cli-case-holds = Vérifié : { $title } (prouve { $proves })
cli-case-sum = { $cases ->
    [one] { $cases } cas
   *[other] { $cases } cas
}, { $failures ->
    [0] aucun échec
    [one] un échec
   *[other] { $failures } échecs
}.
cli-fuzz-holds = { $file } : tout est en ordre.
cli-games = parties
cli-bench = mesure
cli-data-file = { $file } : { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
cli-data-exported = Ce sont des copies. Modifiez-les, puis : outremer play { $game } --data { $folder }
cli-data-fine = { $folder } : tout est utilisable.
cli-confidence-exact = exact
cli-confidence-inferred = déduit
cli-confidence-reconstructed = reconstitué

# Aide des commandes
frame-arguments = Arguments
frame-options = Options
frame-commands = Commandes
frame-error = Erreur
frame-default = {"["}par défaut : { $value }]
frame-required = {"["}obligatoire]
help-outremer = Des jeux de plateau sur les croisades, toutes les règles appliquées.
help-lang = Langue du jeu et des messages.
help-game = Quel jeu, par exemple crusader-rex.
help-seat = Qui occupe un siège : human, ou le nom d'un robot (squire, random). Peut être donné plusieurs fois.
help-humans = Combien de personnes jouent à ce terminal ; elles prennent les premiers sièges libres.
help-scenario = Quel scénario ; le premier si rien n'est dit.
help-option = Une règle optionnelle, comme richard=on. Peut être donnée plusieurs fois.
help-seed = Un texte dont découlent tous les dés, pour rejouer la même partie.
help-data = Un dossier de fichiers de données qui remplacent ceux du jeu.
help-save = Le fichier où la partie est enregistrée quand on la quitte.
help-resume = Reprendre une partie enregistrée.
help-record = Une partie enregistrée.
help-replay = Raconter une partie enregistrée et montrer où elle en est.
help-until = S'arrêter après tant d'actions.
help-eyes = Ne raconter que ce que ce siège a vu.
help-verify = Prouver qu'un enregistrement n'a pas été modifié : tous les jets découlent de la graine promise.
help-rules = Lire les règles : sommaire, une règle ou une recherche ; coverage compte ce qui est prouvé.
help-rules-game = Quel jeu, ou coverage.
help-rules-what = Le numéro d'une règle, ou des mots à chercher.
help-json = Écrire du JSON pour les programmes.
help-case = Vérifier des cas, ou tous ceux d'un dossier.
help-case-files = Des fichiers de cas ou des dossiers.
help-data-group = Les faits sur le matériel d'un jeu, et d'où ils viennent.
help-data-list = Donner les valeurs qui ne sont pas exactes, avec leur source.
help-data-all = Donner aussi les valeurs exactes.
help-data-export = Copier les fichiers de données dans un dossier, pour les modifier.
help-data-check = Vérifier un dossier de données.
help-folder = Un dossier.
help-fuzz = Jouer des parties au hasard en vérifiant tous les invariants ; un échec laisse un enregistrement.
help-games = Combien de parties.
help-seed-number = Le nombre dont découle tout le hasard.
help-failures = Où vont les enregistrements des échecs.
help-fuzz-record = Rejouer plutôt l'enregistrement d'un échec.
help-bench = Mesurer la vitesse d'un jeu.
help-seconds = Combien de temps mesurer.
help-simulate = Faire jouer des robots entre eux et compter les victoires.
help-seats = Les robots, séparés par des virgules ; ils font le tour de la table, d'une place à chaque partie.
help-count = Un genre d'événement, par exemple battle-at : on compte combien de fois chacun est arrivé. Peut être donné plusieurs fois.
help-processes = Combien de processus se partagent le travail ; 0 pour un par cœur.
help-game-here = Quel jeu, au terminal. Sans lui, une page s'ouvre dans le navigateur.
help-serve = Faire jouer les autres, chacun dans son navigateur.
help-host = L'adresse à laquelle le serveur écoute.
help-port = Le port auquel il écoute.
help-database = Le fichier où sont les parties ; un fichier à vous s'il n'est pas donné.
help-https = Un mandataire devant le serveur parle HTTPS.
help-allow = Un nom sous lequel les navigateurs peuvent appeler le serveur, par exemple jeux.example.org. Peut être donné plusieurs fois.
help-beat = Secondes entre deux actes des robots ; 0,6 si rien n'est dit.
help-backup = Copier la base de données, même pendant que le serveur tourne.
help-restore = Mettre une copie à la place de la base de données.
help-backup-file = La copie.
help-force = Remplacer la base de données qui est là.
help-play = Jouer : dans le navigateur ou, si un jeu est nommé, dans ce terminal.
