# What the board of Jerusalem says in the browser, English.
