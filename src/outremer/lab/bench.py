"""How fast a game is: random play through the public contract, in one process.

    report = bench(game, scenario, seconds=5.0)

Events are collected and taken after every action, as in a real game. Battles and sieges, and the cost of an action in
the first and the last year, are taken from games of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.flow import S
from outremer.core.game import Game

Progress = Callable[[float], None]  # how much is done, from 0 to 1

FIRST_YEAR, LAST_YEAR = 1187, 1192


class Tally:
    """What a number of random games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.seconds = 0.0

    def per_second(self, count: int) -> float:
        return round(count / self.seconds, 1) if self.seconds else 0.0


def bench(
    game: Game[S], scenario: str, seconds: float, seed: int = 1, progress: Progress | None = None
) -> dict[str, float]:
    """The figures. Each rate, and the counts, get about a third of the seconds and at least one whole game."""
    tell = progress or (lambda share: None)
    share = seconds / 3
    viewed = _play(game, scenario, share, seed, True)
    tell(1 / 3)
    bare = _play(game, scenario, share, seed, False)
    tell(2 / 3)
    report = {
        "actions_per_s": viewed.per_second(viewed.actions),
        "actions_per_s_bare": bare.per_second(bare.actions),
        "games_per_s": viewed.per_second(viewed.games),
        "actions_per_game": round((viewed.actions + bare.actions) / (viewed.games + bare.games), 1),
    }
    report.update(_counted(game, scenario, share, seed))
    report.update(_small_things(game, scenario, seed))
    tell(1.0)
    return report


def _play(game: Game[S], scenario: str, seconds: float, seed: int, viewing: bool) -> Tally:
    """Random games, one after the other, until the time is over; only whole games count."""
    rng = Random(seed)
    tally = Tally()
    started = perf_counter()
    while tally.seconds < seconds or not tally.games:
        ctx = Context(Stream(f"bench {seed} {tally.games}".encode()))
        tally.actions += _one_game(game, game.start(scenario, {}, ctx), ctx, rng, viewing)
        tally.games += 1
        tally.seconds = perf_counter() - started
    return tally


def _one_game(game: Game[S], s: S, ctx: Context, rng: Random, viewing: bool) -> int:
    """Play to the end; how many actions it took."""
    actions = 0
    actors, legal, observe, apply, random = game.actors, game.legal, game.observe, game.apply, rng.random
    deciding = actors(s)
    while deciding:
        seat = deciding[0]
        if viewing:
            observe(s, seat)
        options = legal(s, seat)
        apply(s, seat, options[int(random() * len(options))], ctx)
        ctx.events.clear()
        actions += 1
        deciding = actors(s)
    return actions


def _counted(game: Game[S], scenario: str, seconds: float, seed: int) -> dict[str, float]:
    """Battles and sieges per game, and the time an action takes in the first and in the last year."""
    rng = Random(seed)
    counts = {"battle-at": 0, "siege": 0}
    costs: dict[int, list[float]] = {}  # by year: microseconds an action, game by game
    games = 0
    started = perf_counter()
    while perf_counter() - started < seconds or not games:
        ctx = Context(Stream(f"bench {seed} {games}".encode()))
        s = game.start(scenario, {}, ctx)
        games += 1
        year = actions = 0
        since = perf_counter()
        while game.actors(s):
            for event in ctx.events:
                if event.kind.name in counts:
                    counts[event.kind.name] += 1
                elif event.kind.name == "year":
                    _note(costs, year, actions, since)
                    year, actions, since = event.values[0], 0, perf_counter()
            ctx.events.clear()
            seat = game.actors(s)[0]
            game.observe(s, seat)
            options = game.legal(s, seat)
            game.apply(s, seat, options[int(rng.random() * len(options))], ctx)
            actions += 1
        _note(costs, year, actions, since)
    report = {
        "battles_per_game": round(counts["battle-at"] / games, 1),
        "sieges_per_game": round(counts["siege"] / games, 1),
    }
    report.update(_years(costs))
    return report


def _note(costs: dict[int, list[float]], year: int, actions: int, since: float) -> None:
    if actions:
        costs.setdefault(year, []).append((perf_counter() - since) * 1e6 / actions)


def _years(costs: dict[int, list[float]]) -> dict[str, float]:
    """The middle cost over the games, so that a moment in which the machine was busy does not count."""
    first, last = (median(costs.get(year, [0.0])) for year in (FIRST_YEAR, LAST_YEAR))
    return {
        f"action_us_{FIRST_YEAR}": round(first, 1),
        f"action_us_{LAST_YEAR}": round(last, 1),
        "year_ratio": round(last / first, 3) if first else 0.0,
    }


def _small_things(game: Game[S], scenario: str, seed: int) -> dict[str, float]:
    """A copy, a view and the size of a position: means over positions all through one random game."""
    rng = Random(seed)
    ctx = Context(Stream(f"bench {seed} 0".encode()))
    s = game.start(scenario, {}, ctx)
    found: list[tuple[S, int]] = []
    actions = 0
    while game.actors(s):
        seat = game.actors(s)[0]
        if actions % 25 == 0:
            found.append((game.copy(s), seat))
        actions += 1
        options = game.legal(s, seat)
        game.apply(s, seat, options[int(rng.random() * len(options))], ctx)
    return {
        "copy_us": _each_us(lambda state, _: game.copy(state), found),
        "view_us": _each_us(game.observe, found),
        "bytes_per_state": round(sum(len(game.encode(state)) for state, _ in found) / len(found), 1),
    }


def _each_us(work: Callable[[S, int], object], found: list[tuple[S, int]]) -> float:
    """Microseconds for one position, whose result is dropped at once as search does: the best of several runs."""
    best = float("inf")
    for _ in range(20):
        started = perf_counter()
        for state, seat in found:
            work(state, seat)
        best = min(best, perf_counter() - started)
    return round(best * 1e6 / len(found), 2)
