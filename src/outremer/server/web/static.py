"""The page: the files that the client's build has made. Their names are read once, so that no other file is served."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from outremer.server.limits import WebError
from outremer.server.web.calls import refused

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOREVER: Final = "public, max-age=31536000, immutable"  # the name holds a hash of the contents


class Pages:
    def __init__(self, folder: Path) -> None:
        found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in TYPES]
        self.paths = {"/" + path.relative_to(folder).as_posix(): path for path in found}
        self.read: dict[str, bytes] = {}

    async def page(self, request: Request) -> Response:
        request.scope["outremer.route"] = "page"
        name = "/index.html" if request.url.path == "/" else request.url.path
        if name not in self.paths:
            return refused(WebError("no-page" if name == "/index.html" else "no-such-address", 404))
        if name not in self.read:
            self.read[name] = self.paths[name].read_bytes()
        return _answer(request, name, self.read[name], TYPES[self.paths[name].suffix])


def _answer(request: Request, name: str, body: bytes, kind: str) -> Response:
    if name == "/index.html":
        return Response(body, headers={"Cache-Control": "no-store"}, media_type=kind)
    if name.startswith("/assets/"):
        return Response(body, headers={"Cache-Control": FOREVER}, media_type=kind)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{blake2b(body, digest_size=12).hexdigest()}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)
