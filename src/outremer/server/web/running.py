"""How the application is put on the net."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.applications import Starlette

SAID_MOST: Final = 1024  # bytes of a message from a client's socket, where nothing is to be said
GRACE: Final = 5  # seconds that requests have to end in


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address. OSError names it if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small answers without delay only where it is.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    return found


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
