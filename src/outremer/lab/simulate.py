"""Games between bots, over all cores.

    simulate("crusader-rex", "third-crusade", {}, ["squire", "random"], games=100, seed=1)

The bots go round the table, one seat further in each game: of two bots at a table for two, each plays either side in
half of the games. A game depends on its number and the seed alone, so the result does not depend on how many processes
share the work. Kinds of events may be `counted`, as a spectator sees them: how often was what built, bought or fought?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from os import cpu_count
from typing import NotRequired, TypedDict

from outremer.bots import make_bot
from outremer.core.chance import Stream
from outremer.core.errors import OptionError
from outremer.core.events import Context
from outremer.core.game import SPECTATOR, Game
from outremer.core.state import State
from outremer.games import registry


class Task:
    """One game to be played: who sits where, the number from which its dice follow, and what is to be counted."""

    def __init__(
        self,
        game: str,
        scenario: str,
        options: dict[str, str],
        bots: list[str],
        seed: int,
        number: int,
        counted: list[str],
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.bots = bots  # by seat
        self.seed = seed
        self.number = number
        self.counted = counted  # kinds of events


class Outcome(TypedDict):
    """What one game came to."""

    seats: list[str]
    bots: list[str]
    winners: list[int]
    actions: int
    events: dict[str, int]


class Report(TypedDict):
    games: int
    wins: dict[str, int]
    by_side: dict[str, dict[str, int]]
    played: dict[str, dict[str, int]]
    drawn: int
    actions_per_game: float
    events: NotRequired[dict[str, int]]  # by their text, over all games, if any were to be counted


def simulate(
    game: str,
    scenario: str,
    options: dict[str, str],
    bots: list[str],
    games: int,
    seed: int,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
    counted: list[str] | None = None,
) -> Report:
    """Play the games and count who won, in all and by side, and how often events of the kinds `counted` happened."""
    kinds = counted or []
    played = registry.game(game)
    _check(played, scenario, bots, kinds)
    seats = len(played.seats_of(scenario))
    tasks = [Task(game, scenario, options, _seated(bots, seats, at), seed, at, kinds) for at in range(games)]
    outcomes = _outcomes(tasks, processes or cpu_count() or 1, progress or (lambda done: None))
    report = _report(bots, outcomes)
    if kinds:
        report["events"] = _tally(outcomes)
    return report


def _check(game: Game[State], scenario: str, bots: list[str], kinds: list[str]) -> None:
    """OptionError, before anything is played, if there is no such scenario, bot or kind of event."""
    game.check_scenario(scenario)
    for bot in bots:
        make_bot(bot, game.key, 0, b"only to see whether there is one")
    known = [kind.name for kind in game.events]
    for kind in kinds:
        if kind not in known:
            raise OptionError("no-event", {"event": kind, "known": ", ".join(known)})


def _outcomes(tasks: list[Task], processes: int, progress: Callable[[int], None]) -> list[Outcome]:
    """Every game played, here or in other processes."""
    outcomes: list[Outcome] = []
    if processes == 1 or len(tasks) == 1:
        for task in tasks:
            outcomes.append(play_out(task))
            progress(len(outcomes))
        return outcomes
    with get_context("spawn").Pool(min(processes, len(tasks))) as pool:
        for outcome in pool.imap_unordered(_play_elsewhere, tasks):
            outcomes.append(outcome)
            progress(len(outcomes))
    return outcomes


def _seated(bots: list[str], seats: int, number: int) -> list[str]:
    """Who sits where in a game: the bots go round, one seat further in each game."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def _play_elsewhere(task: Task) -> Outcome:
    """In another process: an error must come back in a form that processes can pass on."""
    try:
        return play_out(task)
    except Exception as error:
        raise RuntimeError(f"game {task.number} of seed {task.seed}: {error!r}") from None


def play_out(task: Task) -> Outcome:
    """Play one game to its end."""
    game = registry.game(task.game)
    name = f"simulate {task.seed} {task.number}"
    players = [make_bot(bot, task.game, seat, f"{name} {seat}".encode()) for seat, bot in enumerate(task.bots)]
    ctx = Context(Stream(name.encode()), listening=bool(task.counted))
    s = game.start(task.scenario, task.options, ctx)
    actions = 0
    events: Counter[str] = Counter()
    while True:
        events.update(_seen(ctx, task.counted))
        deciding = game.actors(s)
        if not deciding:
            break
        seat = deciding[0]
        legal = game.legal(s, seat)
        game.apply(s, seat, players[seat].choose(game.observe(s, seat), legal), ctx)
        actions += 1
    result = game.result(s)
    assert result is not None
    return {
        "seats": game.seats_of(task.scenario),
        "bots": task.bots,
        "winners": result.winners,
        "actions": actions,
        "events": dict(events),
    }


def _seen(ctx: Context, kinds: list[str]) -> list[str]:
    """What a spectator has seen since the last time, of some kinds."""
    found = [event.text() for event in ctx.events if event.kind.name in kinds and event.seen_by(SPECTATOR)]
    ctx.events.clear()
    return found


def _tally(outcomes: list[Outcome]) -> dict[str, int]:
    """All games together, what happened most often first."""
    events: Counter[str] = Counter()
    for outcome in outcomes:
        events.update(outcome["events"])
    return dict(sorted(events.items(), key=lambda each: (-each[1], each[0])))


def _report(bots: list[str], outcomes: list[Outcome]) -> Report:
    names = list(dict.fromkeys(bots))
    seats = outcomes[0]["seats"] if outcomes else []
    wins = dict.fromkeys(names, 0)
    by_side = {seat: dict.fromkeys(names, 0) for seat in seats}
    played = {seat: dict.fromkeys(names, 0) for seat in seats}
    for outcome in outcomes:
        for at, seat in enumerate(seats):
            bot = outcome["bots"][at]
            played[seat][bot] += 1
            if at in outcome["winners"]:
                wins[bot] += 1
                by_side[seat][bot] += 1
    return {
        "games": len(outcomes),
        "wins": wins,
        "by_side": by_side,
        "played": played,
        "drawn": sum(1 for outcome in outcomes if not outcome["winners"]),
        "actions_per_game": round(sum(outcome["actions"] for outcome in outcomes) / max(1, len(outcomes)), 1),
    }
