"""What every request passes first and every answer last: who may call, what the page may do, what is counted."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from time import perf_counter
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from outremer.server.limits import WebError
from outremer.server.web.calls import refused
from outremer.server.web.house import House, Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect")),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",  # the one that Svelte makes for its own templates
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
TLS_ONLY: Final = "max-age=31536000"

log = logging.getLogger("outremer.web")


class Guard:
    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        start = perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message))
            await send(message)

        try:
            check_caller(scope, self.house.settings)
        except WebError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403})
            else:
                await refused(error)(scope, receive, watched)
        else:
            await self.app(scope, receive, watched)
        if scope["type"] == "http":
            self._count(scope, status, perf_counter() - start)

    def _add_headers(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")
        if self.house.settings.https:
            headers["Strict-Transport-Security"] = TLS_ONLY

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """The route and not the address, in which tables are named."""
        route = scope.get("outremer.route", "other")
        self.house.metrics.requests.add(f'{{route="{route}",status="{status}"}}')
        self.house.metrics.answers.add(seconds)
        log.info("request", extra={"route": route, "status": status, "ms": round(1000 * seconds, 1)})


def check_caller(scope: Scope, settings: Settings) -> None:
    """WebError unless the server was called by a name of its own, and from its own page if from a page at all."""
    headers = Headers(scope=scope)
    host = headers.get("host", "")
    if not is_own(host, settings):
        raise WebError("other-host", 421)
    origin = headers.get("origin")
    is_read = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    if origin is not None and not is_read:
        if origin.lower() != f"{'https' if settings.https else 'http'}://{host.lower()}":
            raise WebError("other-origin", 403)


def is_own(host: str, settings: Settings) -> bool:
    name = host.lower()
    if not name.endswith("]"):
        start, _, port = name.rpartition(":")
        name = start if port.isdigit() else name
    if name in settings.hosts:
        return True
    if not settings.any_address:
        return False
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
