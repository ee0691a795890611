"""Records of positions from which a browser shall go on: found by random play, whatever the rules are."""

from __future__ import annotations

import random

from outremer.core.state import State
from outremer.core.table import Table, open_table
from outremer.games import registry
from outremer.server.hall import data_digest
from outremer.server.scene import scene_of
from tools.clients import Frame

GAMES = 400  # random games that are tried


def seen(table: Table[State], seat: str) -> Frame:
    """The scene of a seat."""
    game = table.game
    return dict(scene_of(game.key).scene(game.observe(table.state, game.seats.index(seat))))


def two_attacks() -> Table[State]:
    """Crusader Rex, the first turn: the Saracens have attacked two Frankish castles, and choose which comes first."""
    for number in range(GAMES):
        table = _opened("crusader-rex", number)
        rng = random.Random(number)
        while seen(table, "saracen")["turn"] < 2:
            scene = seen(table, "saracen")
            if scene["phase"] == "pick-battle" and _is_wanted(scene):
                return table
            _act(table, rng)
    raise AssertionError("no such position")


def third_year() -> Table[State]:
    """Crusader Rex when much has happened."""
    table = _opened("crusader-rex", 0)
    rng = random.Random(0)
    while seen(table, "frank")["year"] < 1189:
        _act(table, rng)
    return table


def _is_wanted(scene: Frame) -> bool:
    attacks = scene.get("attacks", {})
    chart: Frame = dict(scene_of("crusader-rex").board())
    defended = [
        town for town, attack in attacks.items() if attack["by"] == "saracen" and chart["towns"][town]["value"] > 1
    ]
    return scene["actor"] == "saracen" and len(attacks) == len(defended) == 2


def _opened(key: str, number: int) -> Table[State]:
    game = registry.game(key)
    return open_table(
        game, game.scenarios[0], {}, bytes([number % 256, number // 256] * 16), bytes(32), data_digest(key)
    )


def _act(table: Table[State], rng: random.Random) -> None:
    """A verb at random first; nobody lands, sails or musters, so that blocks march."""
    seat = rng.choice(table.actors())
    vocabulary = table.game.vocabulary
    verbs: dict[str, list[str]] = {}
    for action in map(vocabulary.text, table.legal(seat)):
        verbs.setdefault(action.split(" ")[0], []).append(action)
    wanted = {verb for verb in verbs if verb not in ("land", "sail", "muster")}
    if "group" in wanted or "move" in wanted or "to" in wanted:
        wanted -= {"done", "stop"} if rng.random() < 0.7 else set()
    table.act(seat, rng.choice(verbs[rng.choice(sorted(wanted))]))
