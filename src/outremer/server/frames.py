"""What one seat is sent: the prompt, what it may do, the log, the scene. Made of what the seat may see, and listed.

Everything here takes the position as an argument, so that the very same code can be run on a position that the seat
cannot tell from the true one; it must give the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from outremer.core.events import Event
from outremer.core.flow import Message, Refusal
from outremer.core.game import Game
from outremer.core.state import FRAME, State
from outremer.core.table import Entry
from outremer.server.scene import Json
from outremer.telling import Item, teller_of
from outremer.text import LANGUAGES, Catalogue, catalogue

if TYPE_CHECKING:
    from outremer.server.room import Room

LOG_KEPT: Final = 400  # items in a full frame
_encoder: Final = msgspec.json.Encoder()


def packed(frame: Json) -> bytes:
    return _encoder.encode(frame)


def told(message: Message) -> Json:
    return {"key": message.key, "args": message.args}


def told_refusal(refusal: Refusal) -> Json:
    return {"rule": refusal.rule, "key": "refusal-" + refusal.key, "args": refusal.args}


def framed(room: Room, seat: int, state: State) -> Json:
    """The frame without version and log, as it is if `state` is the position that the seat sees."""
    game, table = room.game, room.table
    result = table.result()
    actors = [] if table.is_over() else game.actors(state)
    may_act = seat in actors
    draft = room.drafted(seat)
    frame: Json = {
        "seat": room.seats[seat],
        "seats": [_seated(room, seat, other) for other in range(len(room.seats))],
        "actors": [room.seats[actor] for actor in actors],
        "phase": _phase(game, state, seat, actors),
        "prompt": told(result.message if result is not None else game.prompt(state, seat)),
        "legal": [game.vocabulary.text(action) for action in game.legal(state, seat)] if may_act else [],
        "draft": draft,
        "scene": room.scene.scene(game.observe(state, seat)),
        "result": None,
    }
    if may_act and not draft:
        refusal = room.refuse_undo(seat)
        if refusal is not None:
            frame["stop"] = told_refusal(refusal)
    if result is not None:
        winners = [room.seats[winner] for winner in result.winners]
        frame["result"] = {"winners": winners, "message": told(result.message)}
    return frame


def _seated(room: Room, seat: int, other: int) -> Json:
    place = room.places[other]
    return {
        "seat": room.seats[other],
        "player": place.player,
        "name": place.name,
        "mine": place.guest != 0 and place.guest == room.places[seat].guest,
        "resigned": other in room.table.resigned,
    }


def _phase(game: Game[State], state: State, seat: int, actors: list[int]) -> str:
    """The decision for who must take it; for the others the phase that their prompt names too."""
    if not actors:
        return "over"
    if seat in actors and not (state.lanes and not state.lanes[seat].stack):
        return game.decision(state, seat).name
    return game.nodes[state.stack[-FRAME]].phase


class Line:
    """An item of the log. It is put into words when it is first told, in every language."""

    def __init__(self, item: Item) -> None:
        self.item = item
        self.told: Json = {}

    def tell(self, words: list[Catalogue], rules: dict[str, str]) -> Json:
        if not self.told:
            self.told.update({each.language: _cleaned(self.item, each) for each in words})
            self.told.update(self.item.shows())
            rule = rules.get(self.item.kind)
            if rule:
                self.told["rule"] = rule
            if self.item.is_heading:
                self.told["heading"] = True
            if self.item.is_private:
                self.told["private"] = True
        return self.told


class Chronicle:
    """The log as each seat reads it. What is final is told once and for all, drafts as long as they stand."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.teller = teller_of(game.key)
        self.rules = {kind.name: kind.rule for kind in game.events}
        self.words = [catalogue(language, game.key) for language in LANGUAGES]
        self.lines: list[list[Line]] = [[] for _ in range(seats)]
        self.seen = [0] * seats  # how many final lines the last frame told or knew to be told
        self.drafted: list[list[Json]] = [[] for _ in range(seats)]

    def begin(self, opening: list[Event], entries: list[Entry]) -> None:
        """What happened before the room was opened."""
        for seat, lines in enumerate(self.lines):
            events = [event for event in opening if event.seen_by(seat)]
            lines += self._lines(events + _seen(entries, seat))

    def add(self, entries: list[Entry]) -> None:
        """What has become final together is told together."""
        for seat, lines in enumerate(self.lines):
            lines += self._lines(_seen(entries, seat))

    def take_as_told(self) -> None:
        """What there is so far has been told before the room was opened again."""
        self.seen = [len(lines) for lines in self.lines]

    def _lines(self, events: list[Event]) -> list[Line]:
        return [Line(item) for item in self.teller.items(events)]

    def _tell(self, lines: list[Line]) -> list[Json]:
        return [line.tell(self.words, self.rules) for line in lines]

    def since(self, seat: int, drafts: list[Entry]) -> Told:
        """What the seat has not been told yet, with its drafts as they are now."""
        start = self.seen[seat]
        final = self._tell(self.lines[seat][start:])
        own = self._tell(self._lines(_seen(drafts, seat)))
        is_changed = bool(final) or own != self.drafted[seat]
        self.seen[seat] = len(self.lines[seat])
        self.drafted[seat] = own
        return Told(start, final + own, is_changed)

    def whole(self, seat: int, drafts: list[Entry]) -> Json:
        start = max(0, len(self.lines[seat]) - LOG_KEPT)
        kept = self.lines[seat][start:] + self._lines(_seen(drafts, seat))
        return Told(start, self._tell(kept), True).told()


def _seen(entries: list[Entry], seat: int) -> list[Event]:
    return [event for entry in entries for event in entry.seen_by(seat)]


def _cleaned(item: Item, words: Catalogue) -> str:
    text = item.text(words)
    return text.strip("— ") if item.is_heading else text


class Told:
    """Items of the log from a place on: they replace what the seat had there."""

    def __init__(self, start: int, items: list[Json], is_changed: bool) -> None:
        self.start = start
        self.items = items
        self.is_changed = is_changed

    def told(self) -> Json:
        return {"from": self.start, "items": self.items}
