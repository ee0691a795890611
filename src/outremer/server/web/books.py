"""What is the same for everybody and never changes while the server runs: games, boards, words, rules."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from starlette.responses import Response

from outremer.bots import bot_names
from outremer.core.actions import Verb
from outremer.core.rules import load_rules
from outremer.games import registry
from outremer.server import wire
from outremer.server.limits import WebError
from outremer.server.scene import scene_of
from outremer.server.web.calls import JSON, Call
from outremer.text import LANGUAGES

COMMON: Final = ("outremer.text", "outremer.server")
OF_GAME: Final = ("outremer.games", "outremer.server.scene")
NAMES: Final = ("scenario-", "option-", "seat-")  # of all games, for the pages before one is chosen


class Plain(Response):
    """A text."""

    def __init__(self, text: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(text, headers=headers, media_type="text/plain; charset=utf-8")


class Book(Response):
    """Something that stays the same: the browser asks only whether it has the right one."""

    def __init__(self, call: Call, body: bytes, media_type: str) -> None:
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        is_known = tag in call.request.headers.get("if-none-match", "")
        super().__init__(
            b"" if is_known else body,
            304 if is_known else 200,
            {"ETag": tag, "Cache-Control": "no-cache"},
            media_type,
        )


async def games(call: Call) -> Book:
    return Book(call, await asyncio.to_thread(_games), JSON)


async def board(call: Call) -> Book:
    return Book(call, await asyncio.to_thread(_board, _key(call)), JSON)


async def texts(call: Call) -> Book:
    return Book(call, await asyncio.to_thread(_texts, _language(call)), "text/plain; charset=utf-8")


async def game_texts(call: Call) -> Book:
    body = await asyncio.to_thread(_game_texts, _key(call), _language(call))
    return Book(call, body, "text/plain; charset=utf-8")


async def rules(call: Call) -> Book:
    return Book(call, await asyncio.to_thread(_rules, _key(call), _language(call)), JSON)


def _key(call: Call) -> str:
    key = call.part("key")
    if key not in registry.KEYS:
        raise WebError("no-such-address", 404)
    return key


def _language(call: Call) -> str:
    language = call.part("lang")
    if language not in LANGUAGES:
        raise WebError("no-such-address", 404)
    return language


@cache
def _games() -> bytes:
    return wire.encoded([_game(key) for key in registry.KEYS])


def _game(key: str) -> wire.GameInfo:
    game = registry.game(key)
    scenarios = [
        wire.Scenario(
            scenario,
            list(game.seats_of(scenario)),
            [wire.Option(option.name, list(option.values), option.rule) for option in game.options_of(scenario)],
        )
        for scenario in game.scenarios
    ]
    verbs = {verb.name: _kinds(verb) for verb in game.vocabulary.verbs}
    return wire.GameInfo(key, list(game.seats), scenarios, bot_names(key), verbs)


def _kinds(verb: Verb) -> list[str]:
    return [] if verb.noun is None else [verb.noun.name, *(verb.noun.halves or [])]


@cache
def _board(key: str) -> bytes:
    return wire.encoded(scene_of(key).board())


@cache
def _texts(language: str) -> bytes:
    """The words of core and pages, and of all games what is chosen before one begins."""
    named = [f"game-{key}" for key in registry.KEYS]
    parts = [_catalogue(package, language) for package in COMMON]
    for key in registry.KEYS:
        text = _catalogue(f"{OF_GAME[0]}.{_module(key)}", language)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and (entry.id.name in named or entry.id.name.startswith(NAMES)):
                assert entry.span is not None
                parts.append(text[entry.span.start : entry.span.end])
    return "\n".join(parts).encode()


@cache
def _game_texts(key: str, language: str) -> bytes:
    packages = (COMMON[0], *(f"{layer}.{_module(key)}" for layer in OF_GAME), COMMON[1])
    return "\n".join(_catalogue(package, language) for package in packages).encode()


def _module(key: str) -> str:
    return registry.folder(key).name


def _catalogue(package: str, language: str) -> str:
    return (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _rules(key: str, language: str) -> bytes:
    found = load_rules(registry.folder(key))
    return wire.encoded(
        [
            wire.RuleText(
                rule.name,
                rule.title(language),
                [rule.statement(number, language) for number in range(1, rule.count + 1)],
                [found.rule(name).name for name in rule.see],
            )
            for rule in found.rules
        ]
    )
