"""A game: its nodes, its vocabulary, and the contract that players, bots, servers and studies use.

s = game.start("third-crusade", {}, ctx)
while game.actors(s):
    seat = game.actors(s)[0]
    view = game.observe(s, seat)              # what this seat may see, and nothing else
    action = choose(view, game.legal(s, seat))
    game.apply(s, seat, action, ctx)          # an action from `legal`; ask `refuse` first about any other
print(game.result(s))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from outremer.core.actions import Noun, Vocabulary
from outremer.core.chance import Stream
from outremer.core.errors import OptionError
from outremer.core.events import Context, EventKind
from outremer.core.flow import DECISION, FORK, Decision, Fork, Message, Node, Refusal, S
from outremer.core.state import FRAME, decode, encode

SPECTATOR: Final = -1
TURN_RULE: Final = "core-turn"  # the rule named when a seat acts out of turn


class Option:
    """An optional rule of a game: a name and the values it may take, the first being the default."""

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule


class Result:
    """How a game ended: the winning seats (several may share it) and the message that says how."""

    def __init__(self, winners: list[int], message: Message) -> None:
        self.winners = winners
        self.message = message


class Observation:
    """What one seat sees, as sequences of small integers; it holds no reference to the position."""

    def __init__(self, seat: int, lists: list[Sequence[int]]) -> None:
        self.seat = seat
        self.lists = lists

    def encoded(self) -> bytes:
        return ";".join(",".join(map(str, values)) for values in self.lists).encode()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What every game provides. Subclasses fill the class attributes and the methods that raise NotImplementedError."""

    key: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of its rules: CR
    seats: ClassVar[list[str]] = []  # all that any scenario has; a scenario may seat fewer, the first of them
    scenarios: ClassVar[list[str]] = []
    options: ClassVar[list[Option]] = []
    rules_version: ClassVar[int] = 1
    action_limit: ClassVar[int] = 100_000  # a game never takes more actions than this
    counted: ClassVar[dict[str, str]] = {}  # for studies: a figure per game, such as battles, and the event it counts
    period: ClassVar[str] = ""  # for studies: the event that begins a year or the like, whose first value numbers it

    def __init__(self, vocabulary: Vocabulary, nodes: list[Node[S]], events: list[EventKind]) -> None:
        self.vocabulary = vocabulary
        self.nodes = nodes
        self.events = events
        self.lock = vocabulary.base("lock") if "lock" in vocabulary.named else -1

    # what a game provides

    def new(self, scenario: str, options: dict[str, str]) -> S:
        """The position before anything has been decided or rolled, its first node on the stack."""
        raise NotImplementedError

    def observe(self, s: S, seat: int) -> Observation:
        """What the seat sees (SPECTATOR: what everybody sees), listed item by item."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def sample_world(self, s: S, seat: int, rng: Stream) -> S:
        """A position that the seat cannot tell from the true one, drawn from everything it has been shown."""
        raise NotImplementedError

    def thinks_possible(self, s: S, seat: int) -> bool:
        """Whether the true position is among the worlds that the seat has not ruled out."""
        raise NotImplementedError

    def faults(self, s: S) -> list[str]:
        """What cannot be true of any position, or is told wrongly in a view: for conformance. A game may check more."""
        return []

    def facts(self, table: str) -> list[dict[str, object]]:
        """The game's data as rows, for a case's `[[fact]]`. CaseError if there is no such table."""
        raise NotImplementedError

    def settle(self, s: S, ctx: Context) -> None:
        """Called between any two steps: the place for a victory that is won at once."""

    def position(self, table: dict[str, object], where: str) -> S:
        """The position that a case describes. CaseError names the key that is wrong."""
        raise NotImplementedError

    def differences(self, s: S, table: dict[str, object], where: str) -> list[str]:
        """What in the position differs from a case's `[after]`; empty if nothing does."""
        raise NotImplementedError

    def sees(self, s: S, seat: int, word: str) -> bool:
        """For a case's `[hidden]`: whether the seat can tell where the named piece is, from its observation alone."""
        raise NotImplementedError

    def secret(self, s: S, word: str) -> str:
        """For a case's `[unsure]` and `[certain]`: what the named thing is in this position."""
        raise NotImplementedError

    def slots(self, s: S, seat: int) -> list[tuple[Noun, int]]:
        """The things on the table that a seat can click, as nouns (for `about`)."""
        raise NotImplementedError

    def seats_of(self, scenario: str) -> list[str]:
        """Who sits at the table in a scenario: the first so many of `seats`, all of them unless the game says less."""
        return self.seats

    def options_of(self, scenario: str) -> list[Option]:
        """The options of a scenario: all of them unless the game says less."""
        return self.options

    def players(self, s: S) -> int:
        """How many seats a position has; they are the first so many of `seats`."""
        return len(self.seats)

    # the contract

    def start(self, scenario: str, options: dict[str, str], ctx: Context) -> S:
        s = self.new(scenario, self.complete_options(scenario, options))
        self.advance(s, ctx)
        return s

    def check_scenario(self, scenario: str) -> None:
        if scenario not in self.scenarios:
            raise OptionError("no-scenario", {"scenario": scenario, "known": ", ".join(self.scenarios)})

    def complete_options(self, scenario: str, options: dict[str, str]) -> dict[str, str]:
        """The options with defaults filled in. OptionError if the scenario, or an option or its value, is unknown."""
        self.check_scenario(scenario)
        possible = self.options_of(scenario)
        known = {option.name: option for option in possible}
        for name, value in options.items():
            if name not in known:
                raise OptionError("no-option", {"option": name, "known": ", ".join(known)})
            if value not in known[name].values:
                raise OptionError(
                    "bad-option", {"option": name, "value": value, "known": ", ".join(known[name].values)}
                )
        return {option.name: options.get(option.name, option.values[0]) for option in possible}

    def copy(self, s: S) -> S:
        return s.twin()  # type: ignore[return-value]

    def encode(self, s: S) -> bytes:
        return encode(s)

    def decode(self, data: bytes, like: S) -> S:
        return decode(data, like)  # type: ignore[return-value]

    def actors(self, s: S) -> list[int]:
        """The seats that must decide now; none when the game is over."""
        if s.lanes:
            return [seat for seat, lane in enumerate(s.lanes) if not lane.locked]
        if not s.stack:
            return []
        return [self.decision(s, 0).seat(s)]

    def actor(self, s: S) -> int:
        """The one seat that must decide now; -1 if none must or several choose at the same time."""
        return self.decision(s, 0).seat(s) if s.stack and not s.lanes else -1

    def decision(self, s: S, seat: int) -> Decision[S]:
        """The decision on top, in the seat's lane if there are lanes."""
        stack = s.frames(seat)
        node = self.nodes[stack[-FRAME]]
        assert isinstance(node, Decision)
        return node

    def legal(self, s: S, seat: int) -> list[int]:
        """All legal actions of the seat, in ascending order of the decision's own listing."""
        if s.lanes:
            return self._lane_legal(s, seat)
        if not s.stack:
            return []
        node = self.decision(s, seat)
        return node.legal(s, seat) if node.seat(s) == seat else []

    def _lane_legal(self, s: S, seat: int) -> list[int]:
        lane = s.lanes[seat]
        if lane.locked:
            return []
        if not lane.stack:
            return [self.lock]
        node = self.decision(s, seat)
        actions = node.legal(s, seat)
        return actions + [self.lock] if node.may_lock(s, seat) else actions

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why the seat may not do this now, with the rule; None if it may."""
        if seat not in self.actors(s):
            return self._out_of_turn(s, seat)
        if action == self.lock:
            return self._refuse_lock(s, seat)
        if s.lanes and not s.lanes[seat].stack:
            return Refusal(TURN_RULE, "only-lock", {})
        return self.decision(s, seat).refuse(s, seat, action)

    def _out_of_turn(self, s: S, seat: int) -> Refusal:
        if not s.stack:
            return Refusal(TURN_RULE, "game-over", {})
        if s.lanes and 0 <= seat < len(s.lanes):
            return Refusal(TURN_RULE, "already-locked", {})
        return Refusal(TURN_RULE, "not-your-turn", {"seat": "seat." + self.seats[self.actors(s)[0]]})

    def _refuse_lock(self, s: S, seat: int) -> Refusal | None:
        if not s.lanes:
            return self.decision(s, seat).not_now()
        if s.lanes[seat].stack and not self.decision(s, seat).may_lock(s, seat):
            return Refusal(self.decision(s, seat).rule, "not-complete", {})
        return None

    def apply(self, s: S, seat: int, action: int, ctx: Context) -> None:
        """Do an action that `refuse` accepts, and run on to the next choice."""
        if action == self.lock:
            s.lanes[seat].locked = 1
            s.lanes[seat].stack = []
            ctx.sealed = True
        else:
            self.decision(s, seat).apply(s, seat, action, ctx)
        self.advance(s, ctx)

    def advance(self, s: S, ctx: Context) -> None:
        """Run steps until a seat must decide or the game is over."""
        while s.stack:
            self.settle(s, ctx)
            if not s.stack:
                return
            node = self.nodes[s.stack[-FRAME]]
            if node.kind == DECISION:
                return
            if node.kind == FORK:
                assert isinstance(node, Fork)
                if not s.lanes:
                    node.open(s)
                for lane in s.lanes:
                    if not lane.locked:
                        return
                node.close(s, ctx)
            else:
                node.run(s, ctx)

    def prompt(self, s: S, seat: int) -> Message:
        """What the seat is asked, or whom it is waiting for."""
        if not s.stack:
            result = self.result(s)
            assert result is not None
            return result.message
        actors = self.actors(s)
        if seat not in actors:
            waiting = self.nodes[s.stack[-FRAME]].phase
            return Message("wait", {"seat": "seat." + self.seats[actors[0]], "phase": "phase." + waiting})
        if s.lanes and not s.lanes[seat].stack:
            return Message("ask-lock", {})
        return self.decision(s, seat).prompt(s, seat)

    def about(self, s: S, seat: int, noun: Noun, index: int) -> list[tuple[int, Refusal | None]]:
        """What can and what cannot be done with a thing: every action that names it, with the refusal if it is
        illegal."""
        found = []
        for verb in self.vocabulary.verbs:
            if verb.noun is noun:
                found.append((verb.base + index, self.refuse(s, seat, verb.base + index)))
        return found
