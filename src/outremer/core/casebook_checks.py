"""What the casebook's runner checks after every action, whatever the case is about.

Each check is cheap, so that a case stays a matter of milliseconds; `lab.invariants` is the thorough version.
"""

from __future__ import annotations

from typing import Final

from outremer.core.chance import Stream
from outremer.core.flow import S
from outremer.core.game import SPECTATOR, Game
from outremer.core.state import everything

SAMPLES: Final = 64  # of the nouns of one verb


def watchers(game: Game[S], s: S) -> list[int]:
    """Everybody who looks on: the spectator, then the seats."""
    return [SPECTATOR, *range(game.players(s))]


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
    for seat in range(game.players(s)):
        legal = game.legal(s, seat)
        if bool(legal) != (seat in actors):
            found.append(f"{game.seats[seat]}: {len(legal)} legal actions, and the actors are {actors}")
        found += disagreements(game, s, seat, samples(game, legal) if legal else [0])
        if not game.thinks_possible(s, seat):
            found.append(f"{game.seats[seat]}: the true position is not among those that the seat thinks possible")
    for seat in watchers(game, s):
        game.observe(s, seat)
        game.prompt(s, seat)
    if everything(game.decode(game.encode(s), s)) != everything(s):
        found.append("the position does not survive its codec")
    if everything(game.copy(s)) != everything(s):
        found.append("a copy is another position")
    return found + game.faults(s) + other_worlds(game, s)


def other_worlds(game: Game[S], s: S) -> list[str]:
    """In a world drawn from what a seat knows, it is given the same, and somebody can go on."""
    found: list[str] = []
    for seat in range(game.players(s)):
        world = game.sample_world(s, seat, Stream(b"a world of a case"))
        name = game.seats[seat]
        if not game.thinks_possible(world, seat):
            found.append(f"{name}: a sampled world is impossible")
        pairs = zip(game.observe(world, seat).lists, game.observe(s, seat).lists, strict=True)
        if any(list(theirs) != list(ours) for theirs, ours in pairs):
            found.append(f"{name}: a sampled world looks different")
        if game.legal(world, seat) != game.legal(s, seat):
            found.append(f"{name}: a sampled world has other legal actions")
        if [actor for actor in game.actors(world) if not game.legal(world, actor)]:
            found.append(f"{name}: nobody can go on in a sampled world")
    return found
