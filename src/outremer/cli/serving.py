"""The server from the command line: for one machine, for others, and copies of its database.

What only the server needs is imported when it is started, so that the other commands stay quick.
"""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from outremer.cli.desk import Desk
from outremer.core.errors import OptionError

if TYPE_CHECKING:
    from outremer.server.web.house import Settings

PORT: Final = 8187
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")


def default_database() -> Path:
    """Where a player's own games are, if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "outremer" / "outremer.db"


def play_here(desk: Desk, database: Path | None) -> None:
    """A server for this machine alone, and the page in its browser."""
    from outremer.server.web.house import STATIC, Settings

    if not (STATIC / "index.html").exists():
        raise OptionError("no-page", {})
    listening = _free_socket()
    address = f"http://{LOOPBACK}:{listening.getsockname()[1]}/"

    def begin() -> None:
        desk.say_unbroken("cli-page", address=address)
        sys.stdout.flush()
        if _has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    _run(Settings(database or default_database()), listening, begin)


def serve(
    desk: Desk, host: str, port: int, database: Path | None, https: bool, allow: list[str], beat: float | None
) -> None:
    """A server for others, until it is told to stop. What it does is logged in JSON."""
    from outremer.server.hall import BEAT
    from outremer.server.logs import begin_logging
    from outremer.server.web.house import LOCAL, Settings
    from outremer.server.web.running import bound

    listening = bound(host, port)
    begin_logging()
    names = tuple(name.lower() for name in [*LOCAL, *allow, *([] if host in EVERYWHERE else [_as_host(host)])])
    settings = Settings(
        database or default_database(),
        names,
        any_address=host in EVERYWHERE,
        https=https,
        beat=BEAT if beat is None else beat,
    )

    def begin() -> None:
        desk.say_unbroken("cli-page", address=f"http://{_as_host(host)}:{listening.getsockname()[1]}/")
        sys.stdout.flush()

    _run(settings, listening, begin)


def backup(desk: Desk, file: Path, database: Path | None) -> None:
    """A whole copy of the database, also while the server runs."""
    from outremer.server import storage

    source = database or default_database()
    if file.exists():
        raise OptionError("file-exists", {"file": str(file)})
    storage.check(source)
    storage.copy(source, file)
    desk.say_unbroken("cli-backed-up", file=str(file))


def restore(desk: Desk, file: Path, database: Path | None, force: bool) -> None:
    """Put a copy in the place of the database. Never while a server has it."""
    from outremer.server import storage

    target = database or default_database()
    storage.check(file)
    if target.exists() and not force:
        raise OptionError("database-exists", {"file": str(target)})
    storage.replace(file, target)
    desk.say_unbroken("cli-restored", file=str(target))


def _run(settings: Settings, listening: socket.socket, begin: Callable[[], None]) -> None:
    from outremer.server.web.app import create_app
    from outremer.server.web.running import Server

    with listening, suppress(KeyboardInterrupt):  # the usual way to end it
        Server(create_app(settings), begin).run([listening])


def _free_socket() -> socket.socket:
    """The usual port if it is free, so that what the browser keeps for the page stays with it."""
    from outremer.server.web.running import bound

    try:
        return bound(LOOPBACK, PORT)
    except OSError:
        return bound(LOOPBACK, 0)


def _as_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
