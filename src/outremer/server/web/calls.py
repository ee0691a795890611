"""A request and its answer: reading the body, knowing the guest, and putting errors into their form."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from outremer.core.errors import NotationError, OutremerError, WireError
from outremer.core.table import Refused
from outremer.server import wire
from outremer.server.guests import Guest
from outremer.server.limits import BODY_MOST, WebError
from outremer.server.room import ListError
from outremer.server.web.house import House

COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep one
JSON: Final = "application/json"

log = logging.getLogger("outremer.web")


class Conflict(OutremerError):
    """The seat has been shown something else since: nothing was done, and this is what it is shown now."""

    def __init__(self, frame: bytes) -> None:
        super().__init__("conflict", {})
        self.frame = frame


class Call:
    """A request that is being answered."""

    def __init__(self, request: Request, house: House) -> None:
        self.request = request
        self.house = house
        self.cookie: str | None = None  # a token to be set; "" takes the cookie away
        self.visitor: Guest | None = None
        self.body: Any = None

    @property
    def guest(self) -> Guest:
        if self.visitor is None:
            raise WebError("no-guest", 401)
        return self.visitor

    @property
    def table(self) -> str:
        return str(self.request.path_params["id"])

    def part(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def arrive(self) -> None:
        """Count a visitor whom a token makes known."""
        client = self.request.client
        self.house.arrivals.spend(client.host if client is not None else "")


class Endpoint:
    """One route: what it is for, who answers, what it reads and what it says."""

    def __init__(
        self,
        method: str,
        path: str,
        answer: Callable[[Call], Awaitable[Any]],
        about: str,
        tells: Any,
        takes: type[wire.Asked] = wire.Nothing,
        most: int = BODY_MOST,
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.about = about
        self.tells = tells
        self.takes = takes
        self.most = most

    async def handle(self, request: Request) -> Response:
        request.scope["outremer.route"] = self.path
        call = Call(request, request.app.state.house)
        try:
            response = await self._answered(call)
        except Exception as error:
            response = refused(error)
        if call.cookie is not None:
            _set_cookie(response, call)
        return response

    async def _answered(self, call: Call) -> Response:
        house, request = call.house, call.request
        token = request.cookies.get(house.settings.cookie, "")
        call.visitor = await house.guests.find(token) if token else None
        if call.visitor is not None:
            house.rates.spend(call.visitor.number)
        body = await _body(request, self.most)
        call.body = wire.decoded(body or b"{}", self.takes)
        found = await self.answer(call)
        if isinstance(found, Response):
            return found
        return Response(found if isinstance(found, bytes) else wire.encoded(found), media_type=JSON)


async def _body(request: Request, most: int) -> bytes:
    """The body, read no further than it may go."""
    chunks = bytearray()
    async for chunk in request.stream():
        chunks += chunk
        if len(chunks) > most:
            raise WebError("too-large", 413, {"most": most})
    if chunks and request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise WebError("not-json", 415)
    return bytes(chunks)


def _set_cookie(response: Response, call: Call) -> None:
    settings = call.house.settings
    response.set_cookie(
        settings.cookie,
        call.cookie or "",
        max_age=COOKIE_SECONDS if call.cookie else 0,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="strict",
    )


def refused(error: Exception) -> Response:
    """The answer that says what was wrong."""
    if isinstance(error, Conflict):
        head = wire.encoded(wire.Failure(wire.Problem("error-conflict", {})))
        return Response(head[:-1] + b',"frame":' + error.frame + b"}", 409, media_type=JSON)
    if isinstance(error, OutremerError):
        return Response(wire.encoded(wire.Failure(problem_of(error))), status_of(error), media_type=JSON)
    if isinstance(error, ClientDisconnect):
        return Response(status_code=400)
    log.error("a request failed", exc_info=error)
    return Response(wire.encoded(wire.Failure(wire.Problem("error-broken", {}))), 500, media_type=JSON)


def problem_of(error: OutremerError) -> wire.Problem:
    if isinstance(error, ListError):
        return wire.Problem("refusal-" + error.refusal.key, error.refusal.args, error.refusal.rule, error.at)
    if isinstance(error, Refused):
        return wire.Problem("refusal-" + error.refusal.key, error.refusal.args, error.refusal.rule)
    return wire.Problem("error-" + error.key, error.args_of)


def status_of(error: OutremerError) -> int:
    if isinstance(error, WebError):
        return error.status
    return 400 if isinstance(error, WireError | NotationError) else 422
