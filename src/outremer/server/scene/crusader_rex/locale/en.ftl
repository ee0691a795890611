# What the board of Crusader Rex says in the browser, English.
