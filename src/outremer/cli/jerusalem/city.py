"""Jerusalem drawn: five sectors around David's Tower, each space with its income, its nobles and its Lord."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.cli.jerusalem.signs import gains, lord_mark, majority, outlook
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.majority import counts_in, income, sector_counts, struck_sectors
from outremer.games.jerusalem.names import (
    EVENTS,
    MARKET,
    NOBILITY,
    PALACE,
    PATRIARCHS,
    SECTORS,
    SPACES,
    TEMPLARS,
    TOWER,
    sector_of,
    spaces_of,
)
from outremer.games.jerusalem.view import View
from outremer.text import Catalogue

PRIVILEGED: Final = [PATRIARCHS, MARKET, NOBILITY]
_CENTRE: Final = sector_of(TOWER)
_PLAN: Final = [[PALACE, TEMPLARS, PATRIARCHS], [NOBILITY, _CENTRE, MARKET]]
_HEIGHT: Final = 9  # two lines a space, one for the privilege, and the frame


def draw_city(words: Catalogue, board: Board, view: View) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in _PLAN[0]:
        grid.add_column(ratio=1)
    for row in _PLAN:
        grid.add_row(*(draw_sector(words, board, view, sector, _HEIGHT) for sector in row))
    return grid


def draw_sector(words: Catalogue, board: Board, view: View, sector: int, height: int | None = None) -> Panel:
    """A frame with the sector's spaces and its privilege; marked if the event of this turn will strike it."""
    lines: list[RenderableType] = []
    for space in spaces_of(sector):
        lines += draw_space(words, board, view, space)
    if sector in PRIVILEGED:
        counts = sector_counts(view, sector)
        lines.append(_ends(Text("§ ").append_text(majority(words, view, counts)), outlook(view, counts)))
    event = view.event()
    if sector == _CENTRE and event >= 0:
        lines += [Text(), Text("! " + words.thing("event", EVENTS[event]), style="red", justify="center")]
    is_struck = event >= 0 and sector in struck_sectors(board, view, event)
    title = words.thing("sector", SECTORS[sector]) + (" !" if is_struck else "")
    return Panel(Group(*lines), title=title, height=height, border_style="bold red" if is_struck else "dim")


def draw_space(words: Catalogue, board: Board, view: View, space: int) -> list[RenderableType]:
    """Two lines: what it pays and whose Lord blocks it; who is there and what is missing to lead."""
    paid = gains(income(board, view, space))
    part = SPACES[space].partition("-")[2]
    if part:
        head = Text(words.say("screen-part-" + part) + " ", style="bold").append(paid, style="not bold")
    else:
        head = Text(words.say("screen-tower-pays", gains=paid))
    counts = counts_in(view, [space])
    is_blocked = view.lord_at(space) >= 0
    return [
        _ends(head, lord_mark(words, view, space)),
        _ends(Text("  ").append_text(majority(words, view, counts)), Text() if is_blocked else outlook(view, counts)),
    ]


def _ends(left: Text, right: Text) -> Table:
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True)
    line.add_row(left, right)
    return line
