"""A game being played: the position, its record and its dice, with undo, resignation, replay and verification.

table = open_table(game, "third-crusade", {}, seed, salt)     # both bytes come from the edge, from `secrets`
entry = table.act(0, "play 3")                                # raises Refused, and changes nothing, if it is illegal
table.undo(0)
save(table.text(), path)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from outremer.core.chance import Stream
from outremer.core.errors import NotationError, OptionError, OutremerError
from outremer.core.events import Context, Event
from outremer.core.flow import Message, Refusal, S
from outremer.core.game import TURN_RULE, Game, Result
from outremer.core.record import HASH_EVERY, RESEED, RESIGN, Act, Header, Record, commitment_of
from outremer.core.state import digest

SNAPSHOT_EVERY: Final = 20
UNDO_RULE: Final = "core-undo"
_TABLE_ACT: Final = -1
_NOBODY: Final = -1


class Refused(OutremerError):
    """An action that the rules forbid; `refusal` names the rule. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        named: dict[str, str | int] = {"rule": refusal.rule}
        named.update(refusal.args)
        super().__init__(refusal.key, named)
        self.refusal = refusal


class Entry:
    """What one act did: the events it caused, and whether it may still be taken back."""

    def __init__(self, seat: int, action: int, events: list[Event], sealed: bool) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.sealed = sealed  # a roll, a reveal or a lock happened

    def seen_by(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.seen_by(seat)]


class _Snapshot(Generic[S]):
    def __init__(self, acts: int, plies: int, state: S, counter: int) -> None:
        self.acts = acts
        self.plies = plies
        self.state = state
        self.counter = counter  # of the chance stream


class Table(Generic[S]):
    """A position with the record that led to it. `open_table` and `replay` make one."""

    def __init__(self, game: Game[S], record: Record, state: S, stream: Stream, opening: list[Event]) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.stream = stream
        self.opening = opening  # what happened before the first choice
        self.log: list[Entry] = []
        self.plies = 0
        self.resigned: list[int] = []
        self.fork_at = 0 if state.lanes else -1  # how long the log was when the present lanes were opened
        self.snapshots: list[_Snapshot[S]] = [_Snapshot(0, 0, game.copy(state), stream.counter)]

    # what can be asked

    def is_over(self) -> bool:
        """Whether nothing more can be done: the game has ended, or one seat alone has not resigned."""
        return not self.state.stack or self._is_deserted()

    def _is_deserted(self) -> bool:
        return bool(self.resigned) and len(self.resigned) >= self.game.players(self.state) - 1

    def result(self) -> Result | None:
        if self._is_deserted():
            left = [seat for seat in range(self.game.players(self.state)) if seat not in self.resigned]
            return Result(left, Message("resigned", {"seat": "seat." + self.game.seats[self.resigned[-1]]}))
        return self.game.result(self.state)

    def actors(self) -> list[int]:
        return [] if self.is_over() else self.game.actors(self.state)

    def legal(self, seat: int) -> list[int]:
        return [] if self.is_over() else self.game.legal(self.state, seat)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.is_over():
            return Refusal(TURN_RULE, "game-over", {})
        return self.game.refuse(self.state, seat, action)

    def refuse_undo(self, seat: int) -> Refusal | None:
        """Undo takes back the seat's own last action, never a roll, a reveal, a lock or another seat's action.

        While seats choose at the same time, each can take back what it has chosen, and the others do not count: nobody
        shall learn from a refusal whether they have chosen.
        """
        if self.is_over():
            return Refusal(UNDO_RULE, "game-over", {})
        at = self._last_of(seat)
        if at < 0:
            return Refusal(UNDO_RULE, "nothing-to-undo", {})
        last = self.log[at]
        if last.seat not in (seat, _NOBODY):
            return Refusal(UNDO_RULE, "undo-other-seat", {"seat": "seat." + self.game.seats[last.seat]})
        if last.sealed:
            return Refusal(UNDO_RULE, "undo-sealed", {})
        return None

    def _last_of(self, seat: int) -> int:
        """Where in the log the act stands that the seat might take back: the last one, or its last one in the lanes
        that are open. -1 if there is none."""
        if self.fork_at < 0:
            return len(self.log) - 1
        for at in range(len(self.log) - 1, self.fork_at - 1, -1):
            if self.log[at].seat in (seat, _NOBODY):
                return at
        return -1

    def events(self, seat: int) -> list[Event]:
        """Everything that the seat (SPECTATOR: anybody) has been sent."""
        found = [event for event in self.opening if event.seen_by(seat)]
        for entry in self.log:
            found += entry.seen_by(seat)
        return found

    # what can be done

    def act(self, seat: int, action: int | str) -> Entry:
        """Do an action, given as text or as its integer. Refused, or NotationError, if it cannot be done."""
        code = self.game.vocabulary.parse(action) if isinstance(action, str) else action
        if not 0 <= code < self.game.vocabulary.size:
            raise NotationError("no-such-action", {"action": code})
        refusal = self.refuse(seat, code)
        if refusal is not None:
            raise Refused(refusal)
        return self._do(seat, code)

    def _do(self, seat: int, code: int) -> Entry:
        """Do it to a copy first, so that a failure inside the rules leaves the table as it was."""
        counter = self.stream.counter
        context = Context(self.stream)
        is_before_fork = not self.state.lanes or self._closes_fork(code)
        state = self.game.copy(self.state)
        try:
            self.game.apply(state, seat, code, context)
        except BaseException:
            self.stream.counter = counter
            raise
        self.state = state
        self.plies += 1
        self._write(Act(self.game.seats[seat], self.game.vocabulary.text(code)))
        entry = Entry(seat, code, context.events, context.sealed)
        self.log.append(entry)
        if not state.lanes:
            self.fork_at = -1
        elif is_before_fork:
            self.fork_at = len(self.log)
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._take_snapshot()
        return entry

    def _closes_fork(self, code: int) -> bool:
        """Whether it is the lock of the last lane: lanes that are open afterwards are new ones."""
        return code == self.game.lock and sum(not lane.locked for lane in self.state.lanes) == 1

    def _take_snapshot(self) -> None:
        self.snapshots.append(_Snapshot(len(self.log), self.plies, self.game.copy(self.state), self.stream.counter))

    def _write(self, act: Act) -> None:
        self.record.acts.append(act)
        if act.is_action():
            self._note_hash()

    def _note_hash(self) -> None:
        if self.plies % HASH_EVERY == 0:
            self.record.hashes[self.plies] = digest(self.state)

    def resign(self, seat: int) -> None:
        """Give up. When only one seat is left the game is over; before that another may act for the seat."""
        if self.is_over() or seat in self.resigned:
            raise Refused(Refusal(TURN_RULE, "game-over", {}))
        self.resigned.append(seat)
        self._write(Act(self.game.seats[seat], RESIGN))
        self.log.append(Entry(seat, _TABLE_ACT, [], True))

    def reseed(self, seed: bytes, salt: bytes) -> None:
        """Go on with other chance, which is promised now: whoever knew the old seed knows nothing of what comes."""
        self.stream = Stream(seed)
        self.record.later.append((seed, salt))
        self._write(Act(commitment_of(seed, salt), RESEED))
        self.log.append(Entry(_NOBODY, _TABLE_ACT, [], True))
        self.snapshots.append(_Snapshot(len(self.log), self.plies, self.game.copy(self.state), 0))

    def undo(self, seat: int) -> Entry:
        """Take the seat's last action back: it leaves the record too. Refused if it may not be."""
        refusal = self.refuse_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        at = self._last_of(seat)
        undone = self.log.pop(at)
        self.record.acts.pop(at)
        while self.snapshots[-1].acts > at:
            self.snapshots.pop()
        self._go_back_to(self.snapshots[-1])
        return undone

    def _go_back_to(self, snapshot: _Snapshot[S]) -> None:
        """The position and chance as they are after all acts of the log, done again from a snapshot on."""
        for ply in range(snapshot.plies + 1, self.plies + 1):
            self.record.hashes.pop(ply, None)
        self.stream = Stream(self.stream.seed, snapshot.counter)
        self.state = self.game.copy(snapshot.state)
        self.plies = snapshot.plies
        context = Context(self.stream, listening=False)
        for entry in self.log[snapshot.acts :]:
            if entry.action != _TABLE_ACT:
                self.game.apply(self.state, entry.seat, entry.action, context)
                self.plies += 1
                self._note_hash()
        if not self.state.lanes:
            self.fork_at = -1

    # what can be written down

    def text(self, with_seed: bool = True) -> str:
        """The whole record. A server leaves the seed out, and shows the record to nobody, until the game is over."""
        self.record.last_hash = digest(self.state)
        return self.record.text(with_seed)

    def seat_text(self, seat: int, entries: int | None = None) -> str:
        """One seat's own record: its actions and the events it was sent; no seed, no hash, nobody else's actions.

        `entries` is how much of the log the seat may know of; all of it if nothing is said.
        """
        name = self.game.seats[seat]
        lines = ["outremer-seat-record 1", *self.record.header.lines(), f"for {name}", "---"]
        lines += ["> " + event.text() for event in self.opening if event.seen_by(seat)]
        for entry, act in zip(self.log[:entries], self.record.acts, strict=False):
            if entry.action == _TABLE_ACT:
                lines.append(act.written())
            elif entry.seat == seat:
                lines.append(f"{name} {self.game.vocabulary.text(entry.action)}")
            lines += ["> " + event.text() for event in entry.seen_by(seat)]
        return "\n".join(lines) + "\n"


def open_table(
    game: Game[S], scenario: str, options: dict[str, str], seed: bytes, salt: bytes, data: str = ""
) -> Table[S]:
    """A new game. `data` is the digest of the game's data files."""
    complete = game.complete_options(scenario, options)
    header = Header(game.key, scenario, complete, game.seats_of(scenario)[:])
    header.rules = game.rules_version
    header.data = data
    header.commitment = commitment_of(seed, salt)
    return _opened(game, Record(header, seed, salt))


def _seated(game: Game[S], scenario: str) -> list[str]:
    """The seats of a scenario; of one that there is not, all: `Game.start` is to refuse it by its name."""
    return game.seats_of(scenario)[:] if scenario in game.scenarios else game.seats[:]


def _opened(game: Game[S], record: Record) -> Table[S]:
    stream = Stream(record.seed)
    context = Context(stream)
    state = game.start(record.header.scenario, record.header.options, context)
    return Table(game, record, state, stream, context.events)


def replay(
    game: Game[S], record: Record, acts: int = -1, data: str = "", tick: Callable[[], None] = lambda: None
) -> Table[S]:
    """The table after the record's first `acts` acts (all of them by default). `tick` is called before each of them.

    Everything is derived again from seed and salt: RecordError if they do not match the commitment, if an action is
    illegal or if a position does not have the hash that the record gives; it names the ply.
    """
    _check_header(game, record, data)
    header = record.header
    blank = Record(Header(header.game, header.scenario, header.options, header.seats), record.seed, record.salt)
    blank.header.rules = header.rules
    blank.header.data = header.data
    blank.header.commitment = header.commitment
    blank.header.players = dict(header.players)
    try:
        table = _opened(game, blank)
    except OptionError as error:
        raise record.error("record-other-game", 0, str(error), error.args_of) from error
    wanted = record.acts if acts < 0 else record.acts[:acts]
    later = iter(record.later)
    for act in wanted:
        tick()
        if act.text == RESEED:
            _reseed(table, record, act, *next(later))
        else:
            _repeat(table, record, act)
    if len(wanted) == len(record.acts):
        _compare(table, record, record.last_hash, 0)
    return table


def verify(game: Game[S], record: Record, data: str = "") -> Table[S]:
    """Prove that nothing was changed: every roll, draw and position follows from the seed that was promised."""
    return replay(game, record, data=data)


def _check_header(game: Game[S], record: Record, data: str) -> None:
    header = record.header
    for word, given, known in (
        ("game", header.game, game.key),
        ("rules", str(header.rules), str(game.rules_version)),
        ("seats", " ".join(header.seats), " ".join(_seated(game, header.scenario))),
        ("data", header.data if data else "", data),
    ):
        if given != known:
            args: dict[str, str | int] = {"word": word, "given": given, "known": known}
            raise record.error(
                "record-other-game", 0, f"the record was made with {word} {given}, here is {known}", args
            )
    if not record.seed or not record.salt:
        raise record.error("record-no-seed", 0, "the record does not hold seed and salt", {})
    if commitment_of(record.seed, record.salt) != header.commitment:
        raise record.error("record-commitment", 0, "seed and salt are not those that were promised", {})


def _repeat(table: Table[S], record: Record, act: Act) -> None:
    seat = table.game.seats.index(act.seat)
    ply = table.plies + 1
    try:
        if act.is_action():
            table.act(seat, act.text)
        else:
            table.resign(seat)
    except (Refused, NotationError) as error:
        args: dict[str, str | int] = {"ply": ply, "action": act.written()}
        raise record.error("record-illegal", act.line, f"action {ply} is illegal: {error}", args) from error
    if act.is_action() and ply in record.hashes:
        _compare(table, record, record.hashes[ply], act.line)


def _reseed(table: Table[S], record: Record, act: Act, seed: bytes, salt: bytes) -> None:
    if commitment_of(seed, salt) != act.seat:
        raise record.error("record-commitment", act.line, "seed and salt are not those that were promised", {})
    table.reseed(seed, salt)


def _compare(table: Table[S], record: Record, wanted: str, line: int) -> None:
    found = digest(table.state)
    if found != wanted:
        args: dict[str, str | int] = {"ply": table.plies, "wanted": wanted, "found": found}
        raise record.error("record-diverges", line, f"the position after action {table.plies} is another one", args)
