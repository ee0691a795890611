"""What never changes: the map as SVG paths, the towns and roads on it, the blocks and the cards.

Towns do not stand exactly where they were, so that names and stacks find room. Coasts, rivers and ranges are bent
with them: a point follows the towns around it, the nearest most.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot, sin
from typing import Final, cast

from outremer.games.crusader_rex.board import DATA, GROUPS, LETTERS, Board, load_board
from outremer.games.crusader_rex.names import BLOCKS, CARDS, NATIONS, SIDES, TOWNS
from outremer.games.crusader_rex.winter import winter_limit
from outremer.server.scene.base import Json

Point = tuple[float, float]
Line = list[list[float]]

SIZE: Final = [1104, 852]
WEST, NORTH = 34.35, 36.32  # the degrees of the point ORIGIN
ORIGIN: Final = (455.0, 42.0)
DEGREE: Final = (226.0, 149.0)  # so much of the map to a degree
STEADY: Final = 1e-7  # how little a point far from all towns follows them
HACHURE: Final = 7.0  # between two strokes of a range


@cache
def chart() -> Json:
    board = load_board()
    land = _toml("levant.toml")
    warp = Warp()
    rivers = cast("dict[str, Line]", land["rivers"])
    return {
        "size": SIZE,
        "land": " ".join(_path(warp, ring) + "Z" for ring in cast("list[Line]", land["land"])),
        "rivers": " ".join(_path(warp, line) for line in rivers.values()),
        "lakes": " ".join(_path(warp, ring) + "Z" for ring in cast("dict[str, Line]", land["lakes"]).values()),
        "hills": " ".join(_hachures(warp, line) for line in cast("dict[str, Line]", land["ranges"]).values()),
        "towns": {name: _town(board, at, warp.spots[name]) for at, name in enumerate(TOWNS)},
        "places": {name: spot for name, spot in warp.spots.items() if name not in TOWNS},
        "roads": [
            {"a": TOWNS[a], "b": TOWNS[b], "limit": limit}
            for (a, b), limit in zip(board.road_ends, board.road_limit, strict=True)
        ],
        "blocks": {name: _block(board, at) for at, name in enumerate(BLOCKS)},
        "cards": {name: _card(board, at) for at, name in enumerate(CARDS)},
    }


def _toml(name: str) -> Json:
    return tomllib.loads((files("outremer.server.scene.crusader_rex") / name).read_text(encoding="utf-8"))


def _town(board: Board, town: int, spot: Json) -> Json:
    return {
        **spot,
        "value": board.value[town],
        "side": SIDES[board.colour[town]],
        "port": board.port[town] == 1,
        "victory": town in board.victory_towns,
        "storm": board.storm_limit[town],
        "winter": [winter_limit(board, town, side) for side in range(2)],
    }


def _block(board: Board, block: int) -> Json:
    found: Json = {
        "side": SIDES[board.side[block]],
        "group": GROUPS[board.group[block]],
        "steps": board.strength[block],
        "letter": LETTERS[board.letter[block]],
        "number": board.number[block],
        "move": board.movement[block],
        "knight": board.knight[block] == 1,
        "harry": board.harrier[block] == 1,
        "seats": [TOWNS[town] for town in board.seats[block]],
    }
    if board.nation[block] >= 0:
        found["nation"] = NATIONS[board.nation[block]]
    return found


def _card(board: Board, card: int) -> Json:
    return {
        "event": board.card_is_event[card] == 1,
        "value": board.card_value[card],
        "moves": board.card_moves[card],
        "copies": board.card_copies[card],
    }


class Warp:
    """From degrees to the map, bent so that every town comes to its spot."""

    def __init__(self) -> None:
        layout = _toml("map.toml")
        entries = cast("list[Json]", layout["town"]) + cast("list[Json]", layout["place"])
        self.spots = {
            str(entry["id"]): {key: value for key, value in entry.items() if key != "id"} for entry in entries
        }
        self.moved: list[tuple[Point, Point]] = []  # where a town would stand, and how far from there it does
        data = tomllib.loads((DATA / "towns.toml").read_text(encoding="utf-8"))
        for entry in data["town"] + data["place"]:
            spot = self.spots.get(entry["id"])
            if spot is not None:
                x, y = _project(entry["lon"], entry["lat"])
                self.moved.append(((x, y), (cast("float", spot["x"]) - x, cast("float", spot["y"]) - y)))

    def at(self, lon: float, lat: float) -> Point:
        x, y = _project(lon, lat)
        total, dx, dy = STEADY, 0.0, 0.0
        for (a, b), (right, down) in self.moved:
            weight = 1 / ((x - a) ** 2 + (y - b) ** 2 + 1) ** 1.5
            total += weight
            dx += weight * right
            dy += weight * down
        return x + dx / total, y + dy / total


def _project(lon: float, lat: float) -> Point:
    return ORIGIN[0] + (lon - WEST) * DEGREE[0], ORIGIN[1] + (NORTH - lat) * DEGREE[1]


def _path(warp: Warp, line: Line) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in (warp.at(lon, lat) for lon, lat in line))


def _hachures(warp: Warp, line: Line) -> str:
    """Strokes down both slopes of a range, as engravers drew them."""
    ridge = [warp.at(lon, lat) for lon, lat in line]
    strokes: list[str] = []
    for (ax, ay), (bx, by) in pairwise(ridge):
        length = hypot(bx - ax, by - ay)
        count = max(1, round(length / HACHURE))
        for at in range(count):
            x, y = ax + (bx - ax) * at / count, ay + (by - ay) * at / count
            for slope in (-1, 1):
                reach = 8 + 4 * sin(12.9898 * x + 78.233 * y + slope)  # uneven, but always the same
                dx, dy = slope * (ay - by) / length, slope * (bx - ax) / length
                strokes.append(f"M{x + 2 * dx:.0f} {y + 2 * dy:.0f}l{reach * dx:.0f} {reach * dy:.0f}")
    return "".join(strokes)
