"""Games between bots, over all cores.

    simulate("crusader-rex", "third-crusade", {}, ["squire", "random"], games=100, seed=1)

With two bots named, each plays either side in half of the games. A game depends on its number and the seed alone, so
the result does not depend on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from os import cpu_count
from typing import TypedDict

from outremer.bots import make_bot
from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.games import registry


class Task:
    """One game to be played: who sits where, and the number from which its dice follow."""

    def __init__(
        self, game: str, scenario: str, options: dict[str, str], bots: list[str], seed: int, number: int
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.bots = bots  # by seat
        self.seed = seed
        self.number = number


class Outcome(TypedDict):
    """What one game came to."""

    seats: list[str]
    bots: list[str]
    winners: list[int]
    actions: int


class Report(TypedDict):
    games: int
    wins: dict[str, int]
    by_side: dict[str, dict[str, int]]
    played: dict[str, dict[str, int]]
    drawn: int
    actions_per_game: float


def simulate(
    game: str,
    scenario: str,
    options: dict[str, str],
    bots: list[str],
    games: int,
    seed: int,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play the games and count who won, in all and by side."""
    seats = len(registry.game(game).seats)
    for bot in bots:
        make_bot(bot, game, 0, b"only to see whether there is one")
    tasks = [Task(game, scenario, options, _seated(bots, seats, at), seed, at) for at in range(games)]
    wanted = processes or cpu_count() or 1
    outcomes: list[Outcome] = []
    if wanted == 1 or games == 1:
        for task in tasks:
            outcomes.append(play_out(task))
            if progress is not None:
                progress(len(outcomes))
        return _report(bots, outcomes)
    with get_context("spawn").Pool(min(wanted, games)) as pool:
        for outcome in pool.imap_unordered(_play_elsewhere, tasks):
            outcomes.append(outcome)
            if progress is not None:
                progress(len(outcomes))
    return _report(bots, outcomes)


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
    ctx = Context(Stream(name.encode()), listening=False)
    s = game.start(task.scenario, task.options, ctx)
    actions = 0
    while True:
        deciding = game.actors(s)
        if not deciding:
            break
        seat = deciding[0]
        legal = game.legal(s, seat)
        game.apply(s, seat, players[seat].choose(game.observe(s, seat), legal), ctx)
        actions += 1
    result = game.result(s)
    assert result is not None
    return {"seats": game.seats, "bots": task.bots, "winners": result.winners, "actions": actions}


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
