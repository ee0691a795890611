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
