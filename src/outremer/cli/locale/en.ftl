# The terminal, English.

# Commands, as they can also be typed
command-help = help
command-map = map
command-look = look
command-hand = hand
command-log = log
command-why = why
command-rule = rule
command-undo = undo
command-save = save
command-resign = resign
command-quit = quit exit
typed-yes = yes
typed-all = all
typed-game = game

# Play
cli-welcome = { $game }
cli-seats = { $seats }.
cli-seat = { $seat }: { $player }
cli-player = { $name ->
    [human] you
   *[other] { $name } (bot)
}
cli-first-help = Type what you want to do; ? lists what is legal, help says the rest.
cli-help =
    What is legal: ?   (or ?VERB for one verb)      Why not: why ACTION
    The board: map     A place: look PLACE          All that is yours: look
    Your hand: hand    What happened: log 30        A rule: rule NUMBER, rule WORDS
    Take back: undo    Save: save FILE              Leave (the game is saved): quit
    Give up the game for good: resign yes
    What a word means: help WORD     What it is all about: help game
    An action is a verb with at most one noun; several may stand on one line, with commas or without.
    Of everything: VERB all. Three times: VERB NOUN 3.
    Nouns may be shortened as long as they are clear. Tab completes; Enter alone does the only thing that is legal.
cli-curtain = — { $seat }, please sit down, then press Enter —
cli-choices = ({ $count } choices, see ?)
cli-enter = (Enter)
cli-break = {"; "}
cli-nothing-typed = Type an action, ? for what is legal, or help.
cli-rest-ignored = The rest of the line is dropped: somebody else is to decide first.
cli-why-hint = “why” and the action shows the rule.
cli-why-form = Type an action, or several, after “why”, for instance: why charge conrad
cli-why-sealed = { $action }: what comes before rolls dice or shows something, so that nothing can be said yet.
cli-way = That is: { $way }
cli-way-fails = That would be: { $way }. It fails at “{ $step }”, so none of it is done.
cli-wants = { $kind ->
    [town] wants a town
    [block] wants a block
    [card] wants a card
    [side] wants a side
    [nation] wants a nation
    [slot] wants a hidden enemy block, such as acre/2
    [approach] wants a group, such as amman{">"}jericho
   *[other] wants one word: { $kind }
}
cli-help-verb = { $verb } ({ $wants }) — { $meaning }.
cli-help-verb-alone = { $verb } — { $meaning }.
cli-not-legal-now = It is not legal now; why and the action says the reason.
cli-why-legal = { $action } is legal.
cli-log-number = “{ $text }” is not a number of lines.
cli-resign-sure = Resigning gives the game up for good. If you mean it: resign yes. To leave and go on later: quit.
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back: { $action }
cli-saved = The game is in { $file }.
cli-resume = To go on: { $command }
cli-winner = { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }.
cli-taken-over = { $seat } has resigned. From now on this seat is played by { $bot }.
cli-verified = { $file }: verified. All { $actions } actions and every roll follow from the seed that was promised ({ $commitment }).

# What a command does
about-list = ?: lists what is legal now; ?VERB lists one verb.
about-help = help: how to play at this terminal. help WORD: what a verb, a command or a thing of the game is. help game: what it is all about.
about-map = map: shows the board.
about-look = look: all that is yours. look NAME: something from near.
about-hand = hand: what you keep from the others' eyes.
about-log = log: what happened last. log 30: the last thirty lines of it.
about-why = why ACTION: whether the action is legal and, if not, by which rule. Several actions are tried in order; nothing is done.
about-rule = rule: the contents of the rules. rule 5.4: one rule. rule 5.4 all: with all its examples. rule WORDS: what speaks of them.
about-undo = undo: takes back what you did last, as long as no die has been rolled and nothing revealed or locked.
about-save = save FILE: writes the game into a file; when you leave it is saved anyway.
about-resign = resign yes: gives the game up for good. To leave and go on later: quit.
about-quit = quit: leaves the table; the game is saved and the command to go on is shown.

# Errors
cli-error = Error: { $text }
cli-os-error = { $file }: { $reason }
cli-no-language = There is no language “{ $lang }”. Known: { $known }.
error-no-event = There is no event “{ $event }”. Known: { $known }.
error-option-form = Option “{ $option }” must look like name=value.
error-seat-form = Seat “{ $seat }” must look like name=player, and the player is human or a bot.
error-seats-unknown = The record does not say who sat where. Say it: --seat NAME=human for yours, --seat NAME=squire for a bot's.
error-seat-resigned = { $seat } has resigned: a bot plays this seat.
error-too-many-humans = { $humans } persons are too many: free seats: { $free }.
error-unknown-place = Nothing here is called “{ $place }”.
error-no-help = { $near ->
    [none] There is no help on “{ $word }”. The rules may know it: rule { $word }
   *[other] There is no help on “{ $word }”. Did you mean: { $near }? The rules may know it too: rule { $word }
}
error-ambiguous = “{ $noun }” could be any of: { $known }.
error-record-unwritable = { $file }: cannot be written ({ $reason }).
error-save-needs-file = Type the name of a file after “save”.

# The server
cli-page = Outremer is here: { $address }  (Ctrl+C ends it)
cli-backed-up = The copy is in { $file }.
cli-restored = { $file } holds the copy now.
error-game-wanted = These options belong to a game in the terminal. Say which: { $known }.
error-file-exists = { $file }: the file is there already; nothing was written.
error-database-exists = { $file } is there already. To put the copy in its place: --force

# Rules
cli-rules-hint = outremer rules GAME, outremer rules GAME 6.42, outremer rules GAME some words, outremer rules coverage
cli-rules-nothing = No rule holds “{ $text }”.
cli-rules-examples = Examples:
cli-rules-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}: rule { $rule } all
cli-rules-also = Others that speak of it:
cli-rules-ruling = How we read it: { $text }
cli-rules-see = See also: { $rules }
cli-coverage-line = { $name }: { $value }
cli-coverage-statements = statements
cli-coverage-proved = proved
cli-coverage-not-testable = not testable
cli-coverage-unproved = unproved
cli-coverage-without-french = without French
cli-coverage-unknown = citations of statements that do not exist
cli-coverage-failed = cases that fail

# Cases, studies, data
cli-cases = cases
cli-case-none = There is no case file there.
cli-case-holds = Holds: { $title } (proves { $proves })
cli-case-sum = { $cases ->
    [one] One case
   *[other] { $cases } cases
}, { $failures ->
    [0] none failed
    [one] one failed
   *[other] { $failures } failed
}.
cli-fuzz-holds = { $file }: everything holds.
cli-games = games
cli-bench = bench
cli-data-file = { $file }: { $count ->
    [one] one value
   *[other] { $count } values
}
cli-data-exported = These are copies. Edit them, then: outremer play { $game } --data { $folder }
cli-data-fine = { $folder }: everything can be used.
cli-confidence-exact = exact
cli-confidence-inferred = inferred
cli-confidence-reconstructed = reconstructed

# Help of the commands
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-error = Error
frame-default = {"["}default: { $value }]
frame-required = {"["}required]
help-outremer = Board games of the Crusades with every rule enforced.
help-lang = Language of the game and its messages.
help-game = Which game, for instance crusader-rex.
help-seat = Who plays a seat: human, or the name of a bot (squire, random). May be given several times.
help-humans = How many persons play at this terminal; they take the first free seats.
help-scenario = Which scenario; the first one if left out.
help-option = An optional rule, such as richard=on. May be given several times.
help-seed = A text from which all dice follow, to play the same game again.
help-data = A folder with data files that stand in for the built-in ones.
help-save = The file in which the game is saved when you leave.
help-resume = Go on with a saved game.
help-record = A saved game.
help-replay = Tell a recorded game and show how it stands.
help-until = Stop after this many actions.
help-eyes = Tell only what this seat was shown.
help-verify = Prove that a record was not changed: every roll follows from the seed that was promised.
help-rules = Read the rules: contents, one rule, or search; coverage counts what is proved.
help-rules-game = Which game, or coverage.
help-rules-what = A rule's number, or words to search for.
help-json = Print JSON for programs.
help-case = Run case files, or all those in a folder.
help-case-files = Case files or folders.
help-data-group = The facts about a game's components, and where they are from.
help-data-list = List the values that are not exact, with their source.
help-data-all = List the exact values too.
help-data-export = Copy the data files into a folder, to be edited.
help-data-check = Check a folder of data files.
help-folder = A folder.
help-fuzz = Play random games and check every invariant; a failure leaves a record.
help-games = How many games.
help-seed-number = The number from which everything random follows.
help-failures = Where the records of failures go.
help-fuzz-record = Play the record of a failure again instead.
help-bench = Measure how fast a game is.
help-seconds = How long to measure.
help-simulate = Play bots against each other and count who wins.
help-seats = The bots, separated by commas; they go round the table, one seat further in each game.
help-count = A kind of event, such as battle-at: how often each such event happened is counted. May be given several times.
help-processes = How many processes share the work; 0 for one per core.
help-game-here = Which game, in the terminal. If left out, a page opens in the browser.
help-serve = Let others play, each in his own browser.
help-host = The address at which the server listens.
help-port = The port at which it listens.
help-database = The file that holds the games; one of your own if left out.
help-https = A proxy in front of the server speaks HTTPS.
help-allow = A name by which browsers may call the server, such as games.example.org. May be given several times.
help-beat = Seconds between two acts of bots; 0.6 if nothing is said.
help-backup = Copy the database, also while the server runs.
help-restore = Put a copy in the place of the database.
help-backup-file = The copy.
help-force = Replace the database that is there.
help-play = Play: in the browser or, if a game is named, in this terminal.
