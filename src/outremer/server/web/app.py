"""The application: routes put together and guarded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from outremer.server import storage
from outremer.server.limits import WebError
from outremer.server.web.api import ENDPOINTS
from outremer.server.web.calls import JSON, refused
from outremer.server.web.guard import Guard
from outremer.server.web.house import House, Settings
from outremer.server.web.live import live
from outremer.server.web.schema import schema
from outremer.server.web.static import Pages

GZIP_FROM: Final = 1000  # bytes


def create_app(settings: Settings) -> Starlette:
    """The server on its database, which is closed when the application ends. StorageError if it cannot be used."""
    house = House(settings)
    house.storage.open()
    pages = Pages(settings.static)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house.running():
            yield

    async def health(request: Request) -> Response:
        """Whether the database answers."""
        request.scope["outremer.route"] = "/health"
        await house.storage.do(storage.ping)
        return Response(b'{"status":"ok"}', media_type=JSON)

    async def metrics(request: Request) -> Response:
        request.scope["outremer.route"] = "/metrics"
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def described(request: Request) -> Response:
        request.scope["outremer.route"] = "/api/schema"
        return Response(schema(), media_type=JSON)

    async def not_answered(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        keys = {404: "no-such-address", 405: "no-such-method"}
        return refused(WebError(keys.get(error.status_code, "not-answered"), error.status_code))

    app = Starlette(
        routes=[
            *(Route(each.path, each.handle, methods=[each.method]) for each in ENDPOINTS),
            WebSocketRoute("/api/tables/{id}/live", live),
            Route("/api/schema", described),
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/{path:path}", pages.page),
        ],
        middleware=[
            Middleware(Guard, house=house),
            Middleware(GZipMiddleware, minimum_size=GZIP_FROM, compresslevel=5),
        ],
        exception_handlers={HTTPException: not_answered},
        lifespan=lifespan,
    )
    app.state.house = house
    return app
