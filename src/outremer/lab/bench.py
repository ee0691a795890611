"""How fast a game is: random play through the public contract, in one process.

    report = bench(game, scenario, seconds=5.0)

Events are collected and taken after every action, as in a real game. What the game counts (`Game.counted`: battles, for
instance), and the cost of an action in the first and the last of its periods (`Game.period`: years, for instance), are
taken from games of their own.
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
    """The events that the game counts, per game, and the time an action takes in the first and in the last period."""
    rng = Random(seed)
    counts = dict.fromkeys(game.counted.values(), 0)
    costs: dict[int, list[float]] = {}  # by period: microseconds an action, game by game
    games = 0
    started = perf_counter()
    while perf_counter() - started < seconds or not games:
        ctx = Context(Stream(f"bench {seed} {games}".encode()))
        s = game.start(scenario, {}, ctx)
        games += 1
        period = actions = 0
        since = perf_counter()
        while game.actors(s):
            for event in ctx.events:
                if event.kind.name in counts:
                    counts[event.kind.name] += 1
                if event.kind.name == game.period:
                    _note(costs, period, actions, since)
                    period, actions, since = event.values[0], 0, perf_counter()
            ctx.events.clear()
            seat = game.actors(s)[0]
            game.observe(s, seat)
            options = game.legal(s, seat)
            game.apply(s, seat, options[int(rng.random() * len(options))], ctx)
            actions += 1
        _note(costs, period, actions, since)
    report = {figure: round(counts[kind] / games, 1) for figure, kind in game.counted.items()}
    if game.period:
        report.update(_periods(game.period, costs))
    return report


def _note(costs: dict[int, list[float]], period: int, actions: int, since: float) -> None:
    if actions:
        costs.setdefault(period, []).append((perf_counter() - since) * 1e6 / actions)


def _periods(period: str, costs: dict[int, list[float]]) -> dict[str, float]:
    """The middle cost over the games, so that a moment in which the machine was busy does not count.

    What comes before the first period begins, such as a set-up, belongs to none.
    """
    begun = sorted(number for number in costs if number)
    if not begun:
        return {}
    first, last = median(costs[begun[0]]), median(costs[begun[-1]])
    return {
        f"action_us_{begun[0]}": round(first, 1),
        f"action_us_{begun[-1]}": round(last, 1),
        f"{period}_ratio": round(last / first, 3),
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
