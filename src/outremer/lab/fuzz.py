"""Random games under watch: `fuzz` plays them and checks the invariants at random moments.

A failure is kept as a record that leads to it; `check_record` plays the record and checks everything at its end again.
What is tried is decided by the seed alone, so a run can be repeated.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final, cast

from outremer.core.chance import Stream
from outremer.core.events import Context, Event
from outremer.core.flow import S
from outremer.core.game import Game
from outremer.core.record import Act, Header, Record, commitment_of, load, save
from outremer.core.state import State
from outremer.lab import invariants

GAP: Final = 120  # actions between two checks at most
SALT: Final = b"salt of a fuzzed"  # nothing depends on it: nobody has to be convinced
DETERMINED_EVERY: Final = 20  # games are played again

# how often each check of a position is drawn: the cheap ones more often
WEIGHTS: Final = {
    "copies": 8, "codec": 8, "actors": 8, "lanes": 6, "undo": 8, "truth": 8, "worlds": 8, "legal": 3, "variety": 1
}  # fmt: skip
_DRAWN: Final = [name for name, weight in WEIGHTS.items() for _ in range(weight)]
NAMES: Final = [*WEIGHTS, "codes", "secrets", "bounds", "determined"]


class Finding:
    """An invariant that did not hold, and the record and command with which it can be seen again."""

    def __init__(self, game: int, ply: int, invariant: str, message: str) -> None:
        self.game = game
        self.ply = ply
        self.invariant = invariant
        self.message = message
        self.record = ""
        self.command = ""

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "ply": self.ply,
            "invariant": self.invariant,
            "message": self.message,
            "record": self.record,
            "command": self.command,
        }


class Report:
    """What a run has found so far."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.actions = 0
        self.failures: list[Finding] = []
        self.checked: dict[str, int] = dict.fromkeys(NAMES, 0)

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "finished": self.finished,
            "failures": [failure.as_json() for failure in self.failures],
            "checked": dict(self.checked),
        }


def fuzz(
    game: Game[S],
    games: int,
    seed: int,
    report: Callable[[Report], None] | None = None,
    folder: Path | None = None,
    gap: int = GAP,
) -> Report:
    """Play so many random games, over all scenarios and options, checking invariants.

    `report` is called after each game. Records of failures are written into `folder`; a game that fails is given up,
    the run goes on. `gap` is the most actions between two checks.
    """
    found = Report()
    any_game = cast("Game[State]", game)
    for number in range(games):
        play = _Play(any_game, found, number, _key(f"{seed}/{number}"), gap)
        play.run()
        if play.failures and folder is not None:
            _keep(play, seed, folder)
        found.games += 1
        found.failures += play.failures
        if report is not None:
            report(found)
    return found


def check_record(game: Game[S], path: Path) -> list[str]:
    """Play a failure's record again, and check at its end everything that a run checks; the messages of what fails."""
    record = load(path)
    play = _Play(cast("Game[State]", game), Report(), 0, record.seed)
    play.scenario = record.header.scenario
    play.options = dict(record.header.options)
    play.repeat(record.acts)
    return [f"{failure.invariant}: {failure.message}" for failure in play.failures]


def _key(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32).digest()


def _described(error: Exception) -> str:
    """The error and the line of code that raised it."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno})"


def _keep(play: _Play, seed: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fuzz-{play.game.key}-{seed}-{play.number}.record"
    save(play.record().text(with_seed=True), path)
    for failure in play.failures:
        failure.record = str(path)
        failure.command = f"outremer fuzz {play.game.key} --record {path}"


class _Play:
    """One random game."""

    def __init__(self, game: Game[State], report: Report, number: int, seed: bytes, gap: int = GAP) -> None:
        self.game = game
        self.report = report
        self.number = number
        self.seed = seed
        self.gap = gap
        self.choices = Stream(_key("choices") + seed[:32])
        self.scenario = game.scenarios[self.choices.pick(len(game.scenarios))]
        possible = game.options_of(self.scenario)
        self.options = {each.name: each.values[self.choices.pick(len(each.values))] for each in possible}
        self.acts: list[tuple[int, int]] = []
        self.failures: list[Finding] = []
        self.context = Context(Stream(seed))

    def record(self) -> Record:
        """The game so far, the action that failed included."""
        header = Header(self.game.key, self.scenario, self.options, self.game.seats_of(self.scenario)[:])
        header.rules = self.game.rules_version
        header.commitment = commitment_of(self.seed, SALT)
        record = Record(header, self.seed, SALT)
        record.acts = [Act(self.game.seats[seat], self.game.vocabulary.text(action)) for seat, action in self.acts]
        record.last_hash = "unknown"
        return record

    def run(self) -> None:
        """Play to the end or to the first failure."""
        if self.number == 0:
            self._note("codes", invariants.codes_round_trip(self.game))
        try:
            self._run()
        except Exception as error:  # whatever the rules stumble over is a finding
            self._note("bounds", [_described(error)])

    def _run(self) -> None:
        s = self.game.start(self.scenario, self.options, self.context)
        pick = self.choices.pick
        next_check = pick(self.gap)
        waiting = ""
        while self.game.actors(s) and not self.failures:
            if len(self.acts) >= self.game.action_limit:
                self._note("bounds", [f"the game goes on after {self.game.action_limit} actions"])
                return
            if len(self.acts) >= next_check:
                waiting = waiting or _DRAWN[pick(len(_DRAWN))]
                if waiting != "lanes" or s.lanes:
                    self._check(s, waiting)
                    waiting = ""
                    next_check = len(self.acts) + 1 + pick(self.gap)
            if self.failures:
                return
            seat, action = invariants.random_action(self.game, s, self.choices)
            self._do(s, seat, action, watched=len(self.acts) % self.gap == self.gap // 2)
        if self.failures:
            return
        self.report.finished += 1
        self.report.actions += len(self.acts)
        self._note("bounds", invariants.actors_can_act(self.game, s, self._rng()))
        if self.number % DETERMINED_EVERY == 0:
            self._check(s, "determined")

    def _do(self, s: State, seat: int, action: int, watched: bool) -> None:
        self.acts.append((seat, action))
        self.context.events = []
        if not watched:
            self.game.apply(s, seat, action, self.context)
            return
        before = self.game.copy(s)
        self.game.apply(s, seat, action, self.context)
        self._note("secrets", self._secrets(before, s, self.context.events))

    def _secrets(self, before: State, after: State, events: list[Event]) -> list[str]:
        return invariants.events_keep_secrets(self.game, before, after, events)

    def _rng(self) -> Stream:
        """Decides what a check tries: always the same at the same ply of the same game."""
        return Stream(_key(f"{self.seed.hex()}/{len(self.acts)}"))

    def _check(self, s: State, name: str) -> None:
        if name == "determined":
            found = invariants.is_determined(self.game, self.scenario, self.options, self.seed, self.acts)
        else:
            found = invariants.CHECKS[name](self.game, s, self._rng())
        self._note(name, found)

    def _note(self, invariant: str, messages: list[str]) -> None:
        self.report.checked[invariant] += 1
        if messages:
            self.failures.append(Finding(self.number, len(self.acts), invariant, "; ".join(messages[:5])))

    def repeat(self, acts: list[Act]) -> None:
        """Play given actions, the last one watched, and check everything after it."""
        try:
            s = self.game.start(self.scenario, self.options, self.context)
            for at, act in enumerate(acts):
                seat = self.game.seats.index(act.seat)
                self._do(s, seat, self.game.vocabulary.parse(act.text), watched=at == len(acts) - 1)
            for name in invariants.CHECKS:
                self._check(s, name)
            self._check(s, "determined")
        except Exception as error:  # as in `run`
            self._note("bounds", [_described(error)])
