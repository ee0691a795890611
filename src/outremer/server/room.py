"""A table being played: posts of actions, drafts that only their author sees, bots, and the frames of every seat.

A room is held in memory and rebuilt from its rows. It knows nothing of sockets, clocks or storage: the hall stores the
rows that an act returns, and then publishes.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from outremer.bots import Bot, make_bot
from outremer.core.errors import NotationError, OutremerError
from outremer.core.flow import Refusal
from outremer.core.game import Game
from outremer.core.record import Record
from outremer.core.state import State
from outremer.core.table import UNDO_RULE, Entry, Refused, Table, open_table, replay
from outremer.core.trial import Trial
from outremer.server.frames import Chronicle, framed, packed
from outremer.server.scene import Json, scene_of

HUMAN: Final = "human"
OPEN: Final = "open"  # a seat to which somebody is invited: nobody acts for it
STAND_IN: Final = "squire"  # plays for whoever resigned while others play on
UNDO: Final = "!undo"
RESIGN: Final = "!resign"
POST_MOST: Final = 64  # actions in one post
LIST_RULE: Final = "core-list"


class ListError(OutremerError):
    """A post that cannot be done as a whole: `at` is the action concerned, `refusal` what the rules say of it."""

    def __init__(self, at: int, refusal: Refusal) -> None:
        super().__init__(refusal.key, {"rule": refusal.rule, **refusal.args})
        self.at = at
        self.refusal = refusal


class Row:
    """One line of a room's append-only log: an action in notation, `!undo` or `!resign`."""

    def __init__(self, number: int, seat: str, text: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text


class Place:
    """Who sits there: a person or a bot by its name, what he is called, and whose guest he is (0: nobody's)."""

    def __init__(self, player: str, name: str, guest: int = 0) -> None:
        self.player = player
        self.name = name
        self.guest = guest


class Room:
    def __init__(self, table: Table[State], places: list[Place], versions: list[int]) -> None:
        self.table = table
        self.game: Game[State] = table.game
        self.seats = table.record.header.seats
        self.places = places
        self.versions = versions  # by seat: how many frames it has been sent
        self.scene = scene_of(table.game.key)
        self.rows = 0
        self.shown = table.state  # what everybody may see
        self.final = len(table.log)  # so much of the log led to it
        self.chronicle = Chronicle(self.game, len(self.seats))
        self.chronicle.begin(table.opening, table.log)
        self.sent: list[bytes] = [b""] * len(self.seats)
        self.bots: dict[int, Bot] = {}

    @property
    def is_forked(self) -> bool:
        """Whether seats choose at the same time: each sees its own lane, and of the others who has locked."""
        return self.table.fork_at >= 0

    @property
    def drafter(self) -> int:
        """The seat whose last actions nobody else may see yet; -1 if there is none."""
        return self.table.log[-1].seat if len(self.table.log) > self.final and not self.is_forked else -1

    def knows_all(self, seat: int) -> bool:
        """Whether the seat is shown the position as it is, with what it has drafted."""
        return self.is_forked or seat == self.drafter

    def state_for(self, seat: int) -> State:
        return self.table.state if self.knows_all(seat) else self.shown

    # what can be done

    def act(self, seat: int, actions: list[str]) -> list[Row]:
        """Do all the actions, or none: ListError names the first that cannot be done."""
        codes = self._codes(actions)
        trial = Trial(self.game, self.table.state, seat)
        for at, code in enumerate(codes):
            refusal = self.table.refuse(seat, code) if at == 0 else trial.refuse(code)
            if at and trial.is_sealed:
                refusal = Refusal(LIST_RULE, "list-past-chance", {})
            if refusal is not None:
                raise ListError(at, refusal)
            if at + 1 < len(codes):
                trial.do([code])
        return [self._apply(seat, code) for code in codes]

    def _codes(self, actions: list[str]) -> list[int]:
        if not 1 <= len(actions) <= POST_MOST:
            raise NotationError("list-length", {"count": len(actions), "most": POST_MOST})
        return [self.game.vocabulary.parse(action) for action in actions]

    def _apply(self, seat: int, code: int) -> Row:
        entry = self.table.act(seat, code)
        if (entry.sealed or self.table.actors() != [seat]) and not self._is_in_lanes():
            self._finish()
        return self._row(seat, self.game.vocabulary.text(code))

    def _is_in_lanes(self) -> bool:
        """Whether lanes are still open that were open before: they are told of when all are locked."""
        return 0 <= self.table.fork_at < len(self.table.log)

    def _finish(self) -> None:
        """What has happened so far is final: everybody sees it."""
        self.chronicle.add(self.table.log[self.final :])
        self.final = len(self.table.log)
        self.shown = self.table.state

    def _row(self, seat: int, text: str) -> Row:
        self.rows += 1
        return Row(self.rows, self.seats[seat], text)

    def refuse_undo(self, seat: int) -> Refusal | None:
        """Besides the undo law: what others have been shown stays. Drafts in a lane are shown to nobody."""
        refusal = self.table.refuse_undo(seat)
        if refusal is None and not self.is_forked and len(self.table.log) <= self.final:
            return Refusal(UNDO_RULE, "undo-shown", {})
        return refusal

    def drafted(self, seat: int) -> int:
        """How many of its last actions the seat can take back."""
        if self.is_forked:
            own = [entry for entry in self.table.log[self.table.fork_at :] if entry.seat == seat]
            return 0 if not own or own[-1].sealed or self.table.is_over() else len(own)
        return len(self.table.log) - self.final if self.drafter == seat and not self.table.is_over() else 0

    def undo(self, seat: int, count: int = 1) -> list[Row]:
        """Take back the seat's last actions, all of them or none."""
        refusal = self.refuse_undo(seat)
        if refusal is None and not 1 <= count <= self.drafted(seat):
            refusal = Refusal(UNDO_RULE, "nothing-to-undo", {})
        if refusal is not None:
            raise Refused(refusal)
        rows = []
        for _ in range(count):
            self.table.undo(seat)
            rows.append(self._row(seat, UNDO))
        return rows

    def resign(self, seat: int) -> list[Row]:
        self.table.resign(seat)
        if self.table.is_over() or not self._is_in_lanes():
            self._finish()
        if not self.table.is_over():
            self.places[seat].player = STAND_IN
        return [self._row(seat, RESIGN)]

    def repeat(self, row: Row) -> None:
        """Do again what a row says, when a room is rebuilt."""
        seat = self.seats.index(row.seat)
        if row.text == UNDO:
            self.table.undo(seat)
            self.rows += 1
        elif row.text == RESIGN:
            self.resign(seat)
        else:
            self._apply(seat, self.game.vocabulary.parse(row.text))

    # bots

    def bot_seat(self) -> int:
        """A seat that must act now and is not a person's; -1 if there is none."""
        for seat in self.table.actors():
            if self.places[seat].player not in (HUMAN, OPEN):
                return seat
        return -1

    def let_bot(self, seat: int) -> list[Row]:
        """The bot's actions up to the next that is final: the others see one step, whatever it was made of."""
        bot = self.bot(seat)
        rows: list[Row] = []
        while True:
            state = self.table.state
            chosen = bot.choose(self.game.observe(state, seat), self.table.legal(seat))
            before = self.final
            rows.append(self._apply(seat, chosen))
            if self.final != before or seat not in self.table.actors():
                return rows

    def bot(self, seat: int) -> Bot:
        """The bot in the seat. Its choices depend on when it sat down, which nobody else can use."""
        if seat not in self.bots:
            seed = blake2b(f"bot {seat} {self.rows}".encode(), key=self.table.stream.seed[:64], digest_size=32).digest()
            self.bots[seat] = make_bot(self.places[seat].player, self.game.key, seat, seed)
        return self.bots[seat]

    # what a seat is told

    def publish(self) -> dict[int, bytes]:
        """The frames of those for whom something has changed; each gets a new version."""
        found: dict[int, bytes] = {}
        for seat in range(len(self.seats)):
            frame = framed(self, seat, self.state_for(seat))
            body = packed({**frame, "log": [], "version": 0})
            items = self.chronicle.since(seat, self._drafts(seat))
            if body == self.sent[seat] and not items.is_changed:
                continue
            self.sent[seat] = body
            self.versions[seat] += 1
            found[seat] = packed({"version": self.versions[seat], **frame, "log": items.told()})
        return found

    def frame(self, seat: int) -> bytes:
        """Everything the seat is shown, for somebody who connects or has missed something."""
        frame = framed(self, seat, self.state_for(seat))
        log = self.chronicle.whole(seat, self._drafts(seat))
        return packed({"version": self.versions[seat], **frame, "log": log})

    def _drafts(self, seat: int) -> list[Entry]:
        return self.table.log[self.final :] if self.knows_all(seat) else []

    def why(self, seat: int, action: str) -> Refusal | None:
        """Why the seat may not do this now, as far as it can know."""
        code = self.game.vocabulary.parse(action)
        if self.table.is_over():
            return self.table.refuse(seat, code)
        return self.game.refuse(self.state_for(seat), seat, code)

    def plan(self, seat: int, ask: Json) -> list[Json]:
        """What a gesture of a seat that must act can stand for; nothing if it need not."""
        if seat not in self.table.actors():
            return []
        return self.scene.ways(Trial(self.game, self.table.state, seat), ask)

    def export(self, seat: int) -> str:
        """While the game runs the seat's own record; afterwards the whole one, with the seed."""
        if self.table.is_over():
            return self.table.text()
        return self.table.seat_text(seat, None if self.knows_all(seat) else self.final)


def open_room(
    game: Game[State],
    scenario: str,
    options: dict[str, str],
    places: list[Place],
    seed: bytes,
    salt: bytes,
    base: Record | None = None,
    data: str = "",
    tick: Callable[[], None] = lambda: None,
) -> Room:
    """A new table; with `base`, one that goes on from a record with the new seed. OptionError, RecordError.

    `data` is the digest of the game's data files; `tick` is called before each act of the record.
    """
    if base is None:
        table = open_table(game, scenario, options, seed, salt, data)
    else:
        table = replay(game, base, data=data, tick=tick)
        table.reseed(seed, salt)
    return Room(table, places, [0] * len(places))


def reload_room(room: Room, rows: list[Row], versions: list[int]) -> Room:
    """A room just opened, brought to where its rows lead. What was sent before is not sent again."""
    for row in rows:
        room.repeat(row)
    room.chronicle.take_as_told()
    room.publish()
    room.versions = list(versions)
    return room
