"""Who somebody is: a guest without an account, known by a token in a cookie. Only hashes of tokens are kept."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b
from secrets import token_urlsafe
from time import time
from unicodedata import category

from outremer.server import queries
from outremer.server.limits import WebError
from outremer.server.storage import Storage
from outremer.server.wire import NAME_MOST

TOKEN_BYTES = 24


class Guest:
    """Somebody who has asked something: his number and the hash of the token by which he is known."""

    def __init__(self, number: int, name: str, session: bytes) -> None:
        self.number = number
        self.name = name
        self.session = session


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    return blake2b(token.encode(), digest_size=32).digest()


def cleaned(name: str) -> str:
    """A name fit to be shown: one line, without characters that steer the text around them."""
    plain = "".join(letter for letter in name if category(letter) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"))
    return " ".join(plain.split())[:NAME_MOST]


class Guests:
    """All guests. The process alone has the database, so what was read once stays true."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[bytes, Guest] = {}  # by the hash of their cookie's token

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token for his cookie."""
        token, name = new_token(), cleaned(name)
        number = await self.storage.do(partial(queries.add_guest, name=name, cookie=hashed(token), now=int(time())))
        return self._remember(Guest(number, name, hashed(token))), token

    def _remember(self, guest: Guest) -> Guest:
        self.known[guest.session] = guest
        return guest

    async def find(self, token: str) -> Guest | None:
        """The guest with this cookie."""
        session = hashed(token)
        if session not in self.known:
            found = await self.storage.do(partial(queries.whose, token=session, is_device=False))
            if found is None:
                return None
            self._remember(Guest(*found, session))
        return self.known[session]

    async def rename(self, guest: Guest, name: str) -> str:
        name = cleaned(name)
        await self.storage.do(partial(queries.rename, guest=guest.number, name=name))
        for each in self.known.values():
            if each.number == guest.number:
                each.name = name
        return name

    async def link_device(self, guest: Guest) -> tuple[str, list[bytes]]:
        """The token of a new device link, and the sessions that ended with the old one."""
        token = new_token()
        ended = await self.storage.do(
            partial(
                queries.replace_device, guest=guest.number, token=hashed(token), keep=guest.session, now=int(time())
            )
        )
        for session in ended:
            self.known.pop(session, None)
        return token, ended

    async def recover(self, device: str) -> tuple[Guest, str]:
        """The guest with this device link, and a token for his cookie. WebError if there is none."""
        origin, token = hashed(device), new_token()
        found = await self.storage.do(partial(queries.whose, token=origin, is_device=True))
        if found is None:
            raise WebError("no-device", 404)
        await self.storage.do(
            partial(
                queries.add_token,
                guest=found[0],
                token=hashed(token),
                is_device=False,
                origin=origin,
                now=int(time()),
            )
        )
        return self._remember(Guest(*found, hashed(token))), token

    async def erase(self, guest: Guest) -> list[bytes]:
        """Name and tokens are gone; the sessions that ended."""
        await self.storage.do(partial(queries.erase_guest, guest=guest.number))
        ended = [session for session, each in self.known.items() if each.number == guest.number]
        for session in ended:
            del self.known[session]
        return ended
