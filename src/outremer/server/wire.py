"""What requests and answers are made of. Reading is strict: an unknown field, or one of another type, is refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from outremer.core.errors import WireError
from outremer.server.room import POST_MOST

NAME_MOST: Final = 40
RECORD_MOST: Final = 1_000_000  # letters of an imported record

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Notation = Annotated[str, Meta(max_length=128)]
Args = dict[str, str | int]
Scene = dict[str, Any]  # the game's own form


class Asked(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Told(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The body of an answer."""


# requests


class Nothing(Asked):
    """Everything is said by the address."""


class Name(Asked):
    name: Annotated[str, Meta(max_length=NAME_MOST)] | None = None


class TokenGiven(Asked):
    token: Token


class NewTable(Asked):
    game: Id
    scenario: Id
    seats: Annotated[dict[Id, Id], Meta(max_length=16)]  # by seat: me, invite, or the name of a bot
    options: Annotated[dict[Id, Id], Meta(max_length=32)] = {}


class Import(Asked):
    record: Annotated[str, Meta(max_length=RECORD_MOST)]
    seats: Annotated[dict[Id, Id], Meta(max_length=16)]


class Post(Asked):
    seat: Id
    version: Count
    key: Key
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=POST_MOST)]


class Undo(Asked):
    seat: Id
    version: Count
    key: Key
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


class Resign(Asked):
    seat: Id
    version: Count
    key: Key


class Plan(Asked):
    seat: Id
    version: Count
    ask: Scene


class Why(Asked):
    seat: Id
    action: Notation


class SeatGiven(Asked):
    seat: Id


# answers


class Message(Told):
    key: str
    args: Args


class Refusal(Told):
    key: str
    args: Args
    rule: str | None = None


class Problem(Told):
    """What was wrong with a request; `at` is the position in the list of the action concerned."""

    key: str
    args: Args
    rule: str | None = None
    at: int | None = None


class Track(Told, omit_defaults=False):
    """Where pieces of a side have gone."""

    by: str
    towns: list[str]
    count: int


class Sentence(Told):
    """One item of the log."""

    en: str
    fr: str
    rule: str | None = None
    heading: bool = False
    private: bool = False
    dice: list[int] = []
    hit: int | None = None
    ways: list[Track] = []


class Log(Told):
    """The items from number `from` on."""

    items: list[Sentence]
    start: int = msgspec.field(name="from")


class SeatInfo(Told, omit_defaults=False):
    seat: str
    player: str  # human, open, or the name of a bot
    name: str
    mine: bool
    resigned: bool


class Ending(Told):
    winners: list[str]
    message: Message


class Frame(Told, omit_defaults=False):
    """Everything a seat is shown."""

    version: Count
    seat: str
    seats: list[SeatInfo]
    actors: list[str]
    phase: str
    prompt: Message
    legal: list[str]
    draft: int
    log: Log
    scene: Scene
    result: Ending | None
    stop: Refusal | None = None


class Failure(Told):
    error: Problem
    frame: Frame | None = None  # of a conflict: what the seat is shown now


class Option(Told):
    name: str
    values: list[str]
    rule: str


class Scenario(Told):
    name: str
    seats: list[str]
    options: list[Option]


class GameInfo(Told):
    key: str
    seats: list[str]
    scenarios: list[Scenario]
    bots: list[str]
    verbs: dict[str, list[str]]  # by verb the kind of its noun; for a pair also the kinds of its halves


class RuleText(Told):
    id: str
    title: str
    statements: list[str]
    see: list[str]


class Guest(Told):
    name: str


class DeviceLink(Told):
    token: str


class TableLine(Told, omit_defaults=False):
    """One of my tables."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    mine: list[str]
    waiting: bool
    over: bool
    changed: int  # seconds since 1970


class NewTableMade(Told):
    id: str
    invites: dict[str, str]  # by seat: the token of its invitation


class Ways(Told):
    ways: list[Scene]


class Answer(Told, omit_defaults=False):
    refusal: Refusal | None


class InviteMade(Told):
    token: str


class Invitation(Told):
    """To what somebody is invited; `host` is the name of whoever invites."""

    game: str
    scenario: str
    seat: str
    host: str = msgspec.field(name="from")


class SeatTaken(Told):
    id: str
    seat: str


class Done(Told):
    """Nothing more is to be said."""


T = TypeVar("T")
_encoder: Final = msgspec.json.Encoder()


def encoded(answer: object) -> bytes:
    return _encoder.encode(answer)


def decoded(body: bytes, kind: type[T]) -> T:
    """The request. WireError if it is not the JSON of this kind."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at ")
        raise WireError("bad-field", {"field": field.strip("`") or "$", "problem": problem}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WireError("not-json", {}) from error
