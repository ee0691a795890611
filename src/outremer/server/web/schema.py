"""The interface described for programs (OpenAPI), made of the very types that requests are read with."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from outremer.server import wire
from outremer.server.web.api import ENDPOINTS
from outremer.server.web.calls import Endpoint

REFS: Final = "#/components/schemas/{name}"
MESSAGES: Final = (
    "Every text message of the socket is a frame: a full one first, then each that is published to the seat."
)


@cache
def schema() -> bytes:
    kinds = [wire.Failure, *(each.tells for each in ENDPOINTS), *(each.takes for each in ENDPOINTS)]
    (failure, *others), components = msgspec.json.schema_components(kinds, ref_template=REFS)
    del components[wire.Nothing.__name__]
    told, taken = others[: len(ENDPOINTS)], others[len(ENDPOINTS) :]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint, tells, takes in zip(ENDPOINTS, told, taken, strict=True):
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, tells, takes, failure)
    paths["/api/tables/{id}/live"] = {
        "get": {
            "summary": "WebSocket (?seat=).",
            "description": MESSAGES,
            "responses": {"101": {"description": "live"}},
        }
    }
    return wire.encoded(
        {
            "openapi": "3.1.0",
            "info": {"title": "Outremer", "version": version("outremer")},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(endpoint: Endpoint, tells: Any, takes: Any, failure: Any) -> dict[str, Any]:
    kind = "text/plain" if endpoint.tells is str else "application/json"
    found: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
        "responses": {
            "200": {"description": "done", "content": {kind: {"schema": tells}}},
            "4XX": {"description": "refused", "content": {"application/json": {"schema": failure}}},
        },
    }
    if endpoint.takes is not wire.Nothing:
        found["requestBody"] = {"content": {"application/json": {"schema": takes}}}
    return found
