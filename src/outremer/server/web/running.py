"""How the application is put on the net."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.applications import Starlette

SAID_MOST: Final = 1024  # bytes of a message from a client's socket, where nothing is to be said
GRACE: Final = 5  # seconds that requests have to end in


class Server(uvicorn.Server):
    """Calls `begin` when it listens."""

    def __init__(self, app: Starlette, begin: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                ws_max_size=SAID_MOST,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.begin = begin

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.begin()
