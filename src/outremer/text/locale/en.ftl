# What the core of every game says, English.

# Waiting, locking, and refusals that every game shares
wait = Waiting for { $seat }: { $phase }.
ask-lock = Your choice is complete: lock it to confirm it.
refusal-not-now = Not now. What is going on: { $phase }.
refusal-only-lock = Nothing is left to choose here but lock.
refusal-game-over = The game is over.
refusal-already-locked = You have locked your choice; the others are still choosing.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-not-complete = Your choice is not complete yet, so it cannot be locked.

# Table acts
resigned = { $seat } has resigned.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-other-seat = The last action was that of { $seat }: only your own can be taken back.
refusal-undo-sealed = That action rolled, revealed or locked something: it cannot be taken back.
refusal-undo-shown = The others have seen it: it can no longer be taken back.
refusal-list-past-chance = What comes after a roll or a reveal has to be decided when it is known.

# Rules of every table
rule-core-undo = Undo takes back your own last action. It never crosses a roll, something revealed, a choice that was locked, or another player's action.
rule-core-turn = Only the seat whose decision is open can act; while several choose at the same time, each chooses for itself and locks.
rule-core-list = Several actions sent together end where dice are rolled, something is revealed, or somebody else decides: what follows is decided when that is known.

# Errors: notation
error-no-action = There is no action here: type a verb and, if it takes one, a noun.
error-unknown-verb = { $near ->
    [none] “{ $verb }” is not a verb of this game.
   *[other] “{ $verb }” is not a verb of this game. Did you mean: { $near }?
}
error-noun-not-wanted = “{ $verb }” stands alone; “{ $noun }” is too much.
error-one-noun-wanted = “{ $verb }” wants one word after it: { $kind ->
    [town] a town
    [block] a block
    [card] a card
    [side] a side
    [nation] a nation
    [slot] an enemy block, such as acre/2
    [approach] a group, such as amman{">"}jericho
   *[other] { $kind }
}.
error-unknown-noun = { $near ->
    [none] “{ $noun }” is unknown after “{ $verb }”.
   *[other] “{ $noun }” is unknown after “{ $verb }”. Did you mean: { $near }?
}

# Errors: scripted chance
error-chance-short = The case has too little chance: { $wanted } is wanted after { $used } lines.
error-chance-other = Chance line { $number }: { $wanted } is wanted, not “{ $line }”.
error-chance-face = Chance line { $number }: “{ $line }” is no face of a die.
error-chance-absent = Chance line { $number }: “{ $word }” cannot come up here.

# Errors: games and options
error-no-game = There is no game “{ $game }”. Known: { $known }.
error-no-scenario = There is no scenario “{ $scenario }”. Known: { $known }.
error-no-option = There is no option “{ $option }”. Known: { $known }.
error-bad-option = Option { $option } cannot be “{ $value }”. Possible: { $known }.
error-no-bot = There is no bot “{ $bot }”. Known: human, { $known }.
error-no-seat = There is no seat “{ $seat }”. Known: { $known }.

# Errors: data
error-data-missing-key = { $file }, { $entry }: { $field } is missing.
error-data-type = { $file }, { $entry }: { $field } has a value of the wrong type, { $value }.
error-data-range = { $file }, { $entry }: { $field } must be from { $low } to { $high }, not { $value }.
error-data-twice = { $file }, { $entry }: something is named twice in { $field }.
error-data-unknown-word = { $file }, { $entry }: { $field } names an unknown “{ $value }”.
error-data-unknown-key = { $file }, { $entry }: { $field } is not known here.
error-data-no-folder = { $file }: there is no such folder.
error-data-unknown-file = { $file }: no such data file is known. Known: { $known }.
error-data-missing-table = { $file }: the table { $entry } is missing or not a table.
error-data-unknown-id = { $file }: there is no { $kind } { $entry }.
error-data-missing-entry = { $file }: { $kind } { $entry } is missing.
error-data-heading = { $file }: the first line must be { $known }.
error-data-line = { $file }, { $entry }: { $wanted } values wanted, not { $given }.
error-data-exists = { $file }: the file is there already; nothing was written.
error-data-unwritable = { $file }: cannot be written ({ $reason }).
error-data-unreadable = { $file }: cannot be read ({ $reason }).

error-no-such-action = There is no action number { $action }.
error-list-length = One message carries 1 to { $most } actions, not { $count }.
error-chance-deal = The chance of the case deals { $given } cards, not { $wanted }.

# Errors: more about data
error-data-loop = { $file }, { $entry }: the road ends where it begins.
error-data-kingdom = { $file }, { $entry }: { $value } lies in another kingdom.
error-data-victory = { $file }: { $wanted } towns must count for victory, not { $given }.
error-data-deployment = { $file }, { $entry }: the strongholds are too small for all the blocks.
error-data-deck = { $file }: the deck must have { $wanted } cards, not { $given }.
error-rules-statements = { $file }, { $entry }: { $wanted } statements wanted, not { $given }.
error-rules-unknown = There is no rule or statement “{ $entry }”.

# Errors: records
error-record-unreadable = { $file }: cannot be read ({ $reason }).
error-record-title = { $file }, line { $line }: this is not a record of Outremer.
error-record-truncated = { $file }, line { $line }: the record ends too early; it was cut short.
error-record-header = { $file }, line { $line }: “{ $text }” is no line of a header.
error-record-header-missing = { $file }, line { $line }: the header is not complete.
error-record-line = { $file }, line { $line }: “{ $text }” is neither an action nor an act at the table.
error-record-count = { $file }, line { $line }: “{ $text }” gives another number of actions than there are.
error-record-after-end = { $file }, line { $line }: something stands after the end.
error-record-other-game = { $file }: the record was made with another game, other rules or other data than there are here.
error-record-no-seed = { $file }: the record does not hold seed and salt, so it cannot be replayed.
error-record-commitment = { $file }: seed and salt are not those that were promised.
error-record-illegal = { $file }, line { $line }: action { $ply } ({ $action }) is illegal there.
error-record-diverges = { $file }, line { $line }: the position after action { $ply } is another one ({ $found }, not { $wanted }).

# Errors: case files
error-case-unreadable = { $file }: cannot be read ({ $reason }).
error-case-missing = { $file }, { $place }: { $field } is missing.
error-case-type = { $file }, { $place }: { $field } has a value of the wrong type, { $value }.
error-case-unknown-key = { $file }, { $place }: { $field } is not known here.
error-case-position = { $file }, { $place }: { $reason }.
error-case-game = { $file }: the case is about another game, { $game }.
error-case-scenario = { $file }: there is no scenario { $scenario }.
error-case-option = { $file }: an option is unknown or has a value it cannot have ({ $option }).
error-case-seat = { $file }, { $place }: there is no seat { $seat }.
error-case-statement = { $file }, { $place }: { $statement } is not a statement of this game.
error-case-chance = { $file }, { $place }: “{ $line }” is no line of chance.
error-case-proves = { $file }: it proves { $count } statements; at most { $most } are allowed.
error-case-empty = { $file }: nothing is checked.
error-case-fact = { $file }, { $place }: a fact needs count, ids or values.
error-case-refusal = { $file }, { $place }: “refused” needs exactly one action, and “because” needs “refused”.

# Cases that do not hold
case-after = { $place }: the position is another one. Expected { $expected }; got { $got }.
case-not-after = What [not_after] rules out is so: { $got }.
case-because = { $place }: refused for another reason. Expected { $expected }; got { $got }.
case-chance-left = { $place }: chance is left over. Expected { $expected }; got { $got }.
case-chance-short = { $place }: too little chance. Expected { $expected }; got { $got }.
case-chance-other = { $place }: another kind of chance. Expected { $expected }; got { $got }.
case-chance-face = { $place }: no face of a die. Expected { $expected }; got { $got }.
case-chance-absent = { $place }: this cannot come up. Expected { $expected }; got { $got }.
case-chance-deal = { $place }: another number of cards. Expected { $expected }; got { $got }.
case-changed = { $place }: a refusal changed something. Expected { $expected }; got { $got }.
case-decision = { $place }: another decision is open. Expected { $expected }; got { $got }.
case-events = { $place }: other events. Expected { $expected }; got { $got }.
case-fact = { $place }: the data say something else. Expected { $expected }; got { $got }.
case-hidden = { $place }: something can be seen. Expected { $expected }; got { $got }.
case-invariant = { $place }: an invariant is broken. Expected { $expected }; got { $got }.
case-legal = { $place }: other actions are legal. Expected { $expected }; got { $got }.
case-may = { $place }: not legal. Expected { $expected }; got { $got }.
case-may-not = { $place }: legal. Expected { $expected }; got { $got }.
case-no-events = { $place }: an event that should not happen. Expected { $expected }; got { $got }.
case-not-refused = { $place }: not refused. Expected { $expected }; got { $got }.
case-refused = { $place }: refused. Expected { $expected }; got { $got }.
case-prompt = { $place }: another question is asked. Expected { $expected }; got { $got }.
case-asked = { $place }: the question names another value. Expected { $expected }; got { $got }.
case-quotes = { $place }: the refusal names another value. Expected { $expected }; got { $got }.
case-unsure = { $place }: the seat can tell. Expected { $expected }; got { $got }.
case-certain = { $place }: the seat cannot tell. Expected { $expected }; got { $got }.
case-refused-by = { $place }: refused by another rule. Expected { $expected }; got { $got }.
case-seen = { $place }: not seen. Expected { $expected }; got { $got }.
case-shown = { $place }: something cannot be seen. Expected { $expected }; got { $got }.
case-unseen = { $place }: seen. Expected { $expected }; got { $got }.
