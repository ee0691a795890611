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
    return words.say("screen-winter-warning", towns=words.say("cli-break").join(places)) if places else ""


def _limit(board: Board, scene: Scene, town: int) -> int:
    """A besieger cannot stay at all, unless a Winter Campaign keeps the siege up (9.03, 9.12)."""
    if scene.besieger[town] == scene.seat:
        return len(TOWNS) if scene.campaigner == scene.seat else 0
    return winter_limit(board, town, scene.seat)


def replacements(words: Catalogue, board: Board, scene: Scene, values: Callable[[Piece], str]) -> list[Text]:
    """What the winter quarters were checked for, and by town the points left and the price of a step for each block."""
    quartered: list[str] = []
    lines: list[Text] = []
    for town in range(len(TOWNS)):
        count, limit = scene.field[scene.seat][town], winter_limit(board, town, scene.seat)
        if not count or scene.besieger[town] >= 0:
            continue
        name = words.thing("town", TOWNS[town], "short")
        quartered.append(f"{name} {count}/{limit}")
        weak = [
            f"{words.thing('block', BLOCKS[piece.block])} {values(piece)} ({step_price(board, piece.block, town)})"
            for piece in scene.in_town(town)
            if piece.side == scene.seat and piece.strength < board.strength[piece.block]
        ]
        if weak and board.value[town]:
            left, value = board.value[town] - scene.supply[town], board.value[town]
            text = words.say("screen-supply", town=name, left=left, value=value, blocks=", ".join(weak))
            lines.append(Text("  " + text))
    checked = words.say("screen-quarters", towns=", ".join(quartered))
    prices = words.say("screen-prices" if lines else "screen-no-prices")
    return [Text(checked, style="dim"), Text(prices, style="bold"), *lines]
