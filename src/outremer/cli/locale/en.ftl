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

# Play
cli-welcome = { $game }
cli-seats = { $seats }.
cli-player = { $name ->
    [human] you
   *[other] { $name } (bot)
}
cli-first-help = Type what you want to do; ? lists what is legal, help says the rest.
cli-help =
    What is legal: ?   (or ?move for one verb)      Why not: why ACTION
    The board: map     A town: look acre            All your blocks: look
    Your cards: hand   What happened: log 30        A rule: rule 6.42, rule charge
    Take back: undo    Save: save FILE              Leave (the game is saved): quit, resign
    An action is a verb with at most one noun: group acre, move conrad, to tyre, done.
    Several may stand on one line: group acre move conrad to tyre done
    Nouns may be shortened as long as they are clear: to tib. A town further away means the shortest road there.
    Tab completes; Enter alone does the only thing that is legal.
cli-curtain = — { $seat }, please sit down, then press Enter —
cli-choices = ({ $count } choices, see ?)
cli-enter = (Enter)
cli-nothing-typed = Type an action, ? for what is legal, or help.
cli-rest-ignored = The rest of the line is dropped: something else is to be decided first.
cli-why-hint = “why” and the action shows the rule.
cli-why-form = Type one action after “why”, for instance: why charge conrad
cli-why-legal = { $action } is legal.
cli-log-number = “{ $text }” is not a number of lines.
cli-undone = Taken back: { $action }
cli-saved = The game is in { $file }.
cli-resume = To go on: { $command }
cli-winner = Winner: { $sides }.
cli-verified = { $file }: verified. All { $actions } actions and every roll follow from the seed that was promised ({ $commitment }).

# Errors
cli-error = Error: { $text }
cli-os-error = { $file }: { $reason }
cli-no-language = There is no language “{ $lang }”. Known: { $known }.
error-no-bot = There is no bot “{ $bot }”. Known: human, { $known }.
error-no-event = There is no event “{ $event }”. Known: { $known }.
error-no-seat = There is no seat “{ $seat }”. Known: { $known }.
error-option-form = Option “{ $option }” must look like name=value.
error-unknown-town = There is no town “{ $town }”.
error-ambiguous = “{ $noun }” could be any of: { $known }.
error-record-unwritable = { $file }: cannot be written ({ $reason }).
error-save-needs-file = Type the name of a file after “save”.

# Rules
cli-rules-hint = outremer rules GAME, outremer rules GAME 6.42, outremer rules GAME some words, outremer rules coverage
cli-rules-nothing = No rule holds “{ $text }”.
cli-rules-ruling = How we read it: { $text }
cli-rules-see = See also: { $rules }
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

# Screens of Crusader Rex
screen-title = { $year }, { $turn ->
    [0] deployment
    [6] winter
   *[other] turn { $turn }
}
screen-turn = { $year }, { $turn ->
    [0] deployment
    [6] turn 6 (winter)
   *[other] turn { $turn }
}
screen-first = player 1: { $side }
screen-moves = { $side }: { $moves ->
    [one] one move left
   *[other] { $moves } moves left
}
screen-hand = hand: { $cards }
screen-cities = Cities:
screen-legend = ★ victory city  ■ castle  ³ value  ≈ port  F2 Franks  S3 Saracens  {"["}2] in castle  ! battle
screen-pools = Draw pools: Franks { $frank }, Saracens { $saracen }
screen-staging = Waiting off the map: { $waiting }
screen-lost = Out for good: { $blocks }
screen-movement = movement { $number }
screen-castle = in the castle
screen-moved = moved
screen-shown = face up
screen-reserve = reserve
screen-storming = storming
screen-sallied = sallied
screen-acted = has acted
screen-hidden = { $count ->
    [one] one hidden block
   *[other] { $count } hidden blocks
} ({ $side })
screen-hidden-castle = { $count ->
    [one] one hidden block
   *[other] { $count } hidden blocks
} in the castle ({ $side })
screen-colour = town of the { $side }
screen-value = value { $value }: its castle holds { $value }, { $storm } may storm it
screen-no-castle = no castle
screen-port = port
screen-victory = counts for victory
screen-siege = Besieged by the { $side }
screen-attack = Attacked this turn by the { $side }
screen-major = major road
screen-minor = minor road
screen-no-hand = Your hand is empty.
screen-hand-sizes = Cards in hand: Franks { $frank }, Saracens { $saracen }
screen-card-event = event
screen-card-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
screen-attacker = attackers
screen-defender = defenders
screen-battle = Battle at { $town }
screen-storm = Storm of { $town }

# Help of the commands
help-outremer = Board games of the Crusades with every rule enforced.
help-lang = Language of the game and its messages.
help-game = Which game, for instance crusader-rex.
help-play = Play a game, against a bot or another person at this terminal.
help-seat = Who plays this side: human, or the name of a bot (random, squire).
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
