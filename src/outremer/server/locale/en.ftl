# What the server answers and the pages of the browser say, English.

# Errors: requests
error-bad-ask = This cannot be asked: { $field } ({ $problem }).
error-bad-field = This request cannot be read: { $field } ({ $problem }).
error-not-json = This request cannot be read: it is not JSON.
error-too-large = This request is too large: at most { $most } bytes.
error-too-fast = That was too much at once. Please wait a moment.
error-no-such-address = There is nothing at this address.
error-no-such-method = This cannot be done at this address.
error-not-answered = The server cannot answer this.
error-other-host = The server does not answer to this name.
error-other-origin = The request came from another page.
error-broken = Something went wrong in the server. Nothing was changed.
error-no-page = The page has not been built: run npm ci and npm run build in web.

# Errors: guests and tables
error-no-guest = The server does not know you yet, or no more.
error-no-device = This link works no more. Make a new one on the device that you played on.
error-not-at-table = There is no such table, or you do not sit at it.
error-not-your-seat = This seat is not yours.
error-conflict = Something else happened first. Nothing was done; here is how it stands now.
error-too-many-tables = You have { $most } games going. Finish one, or give it up.
error-too-many-sockets = Too many pages are open.
error-table-running = The game is still going on: give it up first.
error-seat-taken = This seat is not free.
error-no-invite = This invitation works no more: the seat is taken, or there is a newer invitation.
error-seats-missing = It must be said of every seat who plays it: { $known }.
error-seat-wanted = One seat at least must be yours.
error-import-long = This record is too long to be played again here: at most { $most } actions.

# Errors: the database
error-database-busy = { $file } is in use: Outremer is running already.
error-database-broken = { $file } is not a whole database of Outremer.

# Pages: everywhere
page-title = Outremer
page-skip = Skip to the main part
page-language = Language
page-light = Light
page-dark = Dark
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-loading = One moment…
page-unreachable = The server cannot be reached. Is it still running?
page-home = Start page
page-rule = Rule { $rule }
page-offline = No connection. What you did is kept and sent again by itself.

# Pages: the start page
page-tagline = Board games of the Crusades. Every rule is enforced, and explained when you ask why.
page-about-crusader-rex = The Third Crusade, 1187 to 1192: wooden blocks, castles, sieges, and hidden strength. Two players.
    .second = Hold four of the seven cities when the last winter is over.
page-about-jerusalem = Intrigue in the Holy City: bid for magistrates, place nobles, build the highest tower. Three or four players.
    .second = Five turns; what you own stays behind your screen.
page-games = Games
page-play = Play
page-play-now = Play { $game } now
page-play-as = Your side: { $seat }. Against you: { $bot }, a bot.
page-more-choices = More choices
page-choices-of = More choices for { $game }
page-new = New game: { $game }
page-opponents = Who plays against you?
page-opponent-bot = { $bot }, a bot
page-opponent-here = Friends at this screen
page-opponent-invite = A friend, by link
page-side = Your side
page-seats = Seat by seat
page-seat-me = Me
page-seat-invite = Somebody by link
page-scenario = Scenario
page-options = Options
page-value-off = no
page-value-on = yes
page-value-random = at random
page-value-standard = as in the rules
page-value-mild-palace = milder Palace
page-value-mild-templars = milder Templars
page-value-mild = both milder
page-value-two-sectors = two sectors
page-value-all-sectors = all sectors
page-begin = Begin
page-bot-squire = Squire
page-bot-random = Chance
page-bot-squire-what = plays sensibly
page-bot-random-what = plays anything that is legal

# Pages: my games
page-my-games = Your games
page-all-games = Show all { $count }
page-your-turn = Your turn
page-their-turn = Others to play
page-is-over = Over
page-open = Continue
page-look-at = Look at it
page-resign = Resign
page-resign-sure = Resign this game for good, as { $seat }? The squire plays on in your place if others are left.
page-resign-yes = Resign for good
page-delete = Take off the list
page-play-again = Play again
page-export = Export
page-import = Import a game
page-import-what = A record goes on from where it ended, with new dice.
page-import-seat = This is what one seat was sent while the game was running. Only a whole record can be gone on with, such as one that the terminal has saved.
page-import-file = File with the record
page-import-done = Go on with it
page-player-guest = a guest
page-player-open = nobody yet

# Pages: invitations and devices
page-invitation = Invitation
page-invitation-from = { $from } invites you to { $game }.
page-invitation-somebody = You are invited to { $game }.
page-invitation-seat = Your seat: { $seat }.
page-invitation-take = Take this seat
page-invite-link = Link for { $seat }
page-invite-what = Send the link to whoever shall play. It works once; the seat is taken by a button, not by opening the link.
page-invite-new = New link for { $seat }
page-invite-links = Invitation links
page-device = Your games on this device
page-device-what = This link brings your games and your name to this device.
page-device-take = Make this device mine

# Pages: you
page-you = You
page-name = Your name
page-name-what = What you are called at tables with friends.
page-name-save = Keep this name
page-name-saved = The name is kept.
page-device-link = Link for another device
page-device-keep = Open it on your other device, or keep it in case this browser forgets you. Whoever has it plays as you.
page-forget = Delete me
page-forget-what = Erases your name and everything by which you are recognised. Games go on without you and stay as anonymous records.
page-forget-sure = Delete your name and all your tokens? You will not get back into your games.
page-forget-yes = Delete me for good

# Shell: the table
shell-board = Board
shell-table = Table
shell-prompt = What to do
shell-your-move = Your move, { $seat }
shell-waiting-for = { $seats } to play
shell-actions = Actions
shell-more = More
shell-more-actions = More actions
shell-undo = Undo
shell-undo-count = Undo, { $count ->
    [one] 1 step can be taken back
   *[other] { $count } steps can be taken back
}
shell-undo-all = Undo all
shell-undo-stop = Undo stops here.
shell-undo-none = Nothing to take back.
shell-sending = Sending…
shell-moved-on = Somebody was quicker, or you moved in another window: this is the position now. Nothing was lost; look again and choose.
shell-refused = Not allowed
shell-allowed = This is allowed.
shell-log = Log
shell-rules = Rules
shell-notes = Notes
shell-map = Map
shell-hand = Hand
shell-log-empty = Nothing has happened yet.
shell-rules-search = Search the rules
shell-rules-none = No rule speaks of that.
shell-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
shell-rules-all = All rules
shell-rules-see = See also
shell-notes-what = Only you see your notes; this browser keeps them.
shell-notes-hint = What Saladin may be up to…
shell-seats = Players
shell-seat-you = you
shell-seat-here = at this screen
shell-seat-resigned = resigned
shell-seat-turn = to play
shell-switch-to = Change to { $seat }
shell-menu = Menu
shell-keys-on = Keys are on
shell-keys-off = Keys are off
shell-help = Keys and help
shell-key-undo = Take back the last step
shell-key-undo-all = Take back the whole draft
shell-key-next = Go to the prompt and its buttons
shell-key-rule = Open the rule of the last refusal
shell-key-help = Show this sheet
shell-key-legal = From one legal thing to the next
shell-key-act = Do it
shell-help-what = What is legal is marked. Click what is not, and you are told why, with the rule.
shell-pass-device = Pass the device to { $seat }
shell-pass-why = What comes next is for { $seat } alone.
shell-pass-ready = I am { $seat }
shell-pass-log = What happened last
shell-result = Result
shell-won = { $seats } won
shell-draw = Nobody has won
shell-verify = The export holds seed and salt. “outremer verify FILE” computes every roll again and shows that none was changed.
shell-core-rule = The rule
shell-core-undo = Undo takes back your own last action. It never crosses a roll, something revealed, a choice that was locked, or another player's action.
shell-core-turn = Only the seat whose decision is open can act; while several choose at the same time, each chooses for itself and locks.
shell-core-list = Several actions are sent together only as far as no roll and no reveal comes between them.
shell-no-table = This table is not among your games.
shell-no-table-what = If you play it on another device, open a link for this device there.
