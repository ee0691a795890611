"""What the casebook's runner checks after every action, whatever the case is about.

Each check is cheap, so that a case stays a matter of milliseconds; `lab.invariants` is the thorough version.
"""

from __future__ import annotations

from typing import Final

from outremer.core.flow import S
from outremer.core.game import SPECTATOR, Game
from outremer.core.state import everything

SAMPLES: Final = 64  # of the nouns of one verb


def watchers(game: Game[S]) -> list[int]:
    """Everybody who looks on: the spectator, then the seats."""
    return [SPECTATOR, *range(len(game.seats))]


def samples(game: Game[S], legal: list[int]) -> list[int]:
    """Actions worth asking about: all nouns of the legal verbs, thinned out if many, and one of every other verb."""
    vocabulary = game.vocabulary
    spoken = {vocabulary.verb_of[action] for action in legal}
    found: list[int] = []
    for at, verb in enumerate(vocabulary.verbs):
        if at not in spoken:
            found.append(verb.base + len(legal) % verb.count)
        elif verb.count <= SAMPLES:
            found += range(verb.base, verb.base + verb.count)
        else:
            found += range(verb.base, verb.base + verb.count, verb.count // SAMPLES)
    return found


def disagreements(game: Game[S], s: S, seat: int, asked: list[int]) -> list[str]:
    """Where `legal` and `refuse` do not say the same of an action."""
    legal = game.legal(s, seat)
    text = game.vocabulary.text
    name = game.seats[seat]
    found: list[str] = []
    known = set(legal)
    if len(known) != len(legal):
        found.append(f"{name}: an action is listed twice among the legal ones")
    for action in legal:
        refusal = game.refuse(s, seat, action)
        if refusal is not None:
            found.append(f"{name}: {text(action)} is legal and refused ({refusal.rule} {refusal.key})")
    for action in asked:
        if action not in known and game.refuse(s, seat, action) is None:
            found.append(f"{name}: {text(action)} is not refused and not among the legal ones")
    return found


def check_position(game: Game[S], s: S) -> list[str]:
    """Everything that must be true of any position; empty if it is."""
    found: list[str] = []
    actors = game.actors(s)
    for seat in range(len(game.seats)):
        legal = game.legal(s, seat)
        if bool(legal) != (seat in actors):
            found.append(f"{game.seats[seat]}: {len(legal)} legal actions, and the actors are {actors}")
        found += disagreements(game, s, seat, samples(game, legal) if legal else [0])
        if not game.thinks_possible(s, seat):
            found.append(f"{game.seats[seat]}: the true position is not among those that the seat thinks possible")
    for seat in watchers(game):
        game.observe(s, seat)
        game.prompt(s, seat)
    if everything(game.decode(game.encode(s), s)) != everything(s):
        found.append("the position does not survive its codec")
    return found
