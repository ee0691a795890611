"""The server as browsers and bots meet it: routes, sockets, the page, and what keeps others out."""
