"""What a player must know in winter: who may stay where (9.2), and what a step costs (9.4)."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from outremer.cli.crusader_rex.scene import Piece, Scene
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.names import BLOCKS, TOWNS
from outremer.games.crusader_rex.view import WINTER
from outremer.games.crusader_rex.winter import step_price, winter_limit
from outremer.text import Catalogue


def warning(words: Catalogue, board: Board, scene: Scene) -> str:
    """Towns in which blocks of the seat would be lost if the winter came now; "" if there are none."""
    if scene.seat < 0 or scene.turn != WINTER or scene.phase == "replacements":
        return ""
    places = []
    for town in range(len(TOWNS)):
        count, limit = scene.field[scene.seat][town], _limit(board, scene, town)
        if count > limit:
            name = words.thing("town", TOWNS[town])
            places.append(words.say("screen-winter-town", town=name, count=count, limit=limit))
    return words.say("screen-winter-warning", towns="; ".join(places)) if places else ""


def _limit(board: Board, scene: Scene, town: int) -> int:
    """A besieger cannot stay at all, unless a Winter Campaign keeps the siege up (9.03, 9.12)."""
    if scene.besieger[town] == scene.seat:
        return len(TOWNS) if scene.campaigner == scene.seat else 0
    return winter_limit(board, town, scene.seat)


def replacements(words: Catalogue, board: Board, scene: Scene, values: Callable[[Piece], str]) -> list[Text]:
    """By town: who winters there, the points left, and what a step of each block would cost."""
    lines = [Text(words.say("screen-replacements"), style="bold")]
    for town in range(len(TOWNS)):
        count = scene.field[scene.seat][town]
        if not count or not board.value[town] or scene.besieger[town] >= 0:
            continue
        own = [piece for piece in scene.in_town(town) if piece.side == scene.seat]
        weak = [
            f"{words.thing('block', BLOCKS[piece.block])} {values(piece)} ({step_price(board, piece.block, town)})"
            for piece in own
            if piece.strength < board.strength[piece.block]
        ]
        text = words.say(
            "screen-supply",
            town=words.thing("town", TOWNS[town]),
            count=count,
            limit=winter_limit(board, town, scene.seat),
            left=board.value[town] - scene.supply[town],
            value=board.value[town],
            blocks=", ".join(weak),
        )
        lines.append(Text("  " + text))
    return lines
