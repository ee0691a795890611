"""The map of Outremer in characters: roads as fine dots, towns as labels that keep out of each other's way.

North is up. The sheet is twice as high as wide, so it is drawn stretched.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

ROWS: Final = 44
_DOTS: Final = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]  # of a braille sign, by row and column
_MARGIN: Final = 30  # of the sheet's thousand: it is empty at its edges


class Spot:
    """A town to be drawn: where it is on the sheet, what to write, and the sign of the place itself."""

    def __init__(self, at: tuple[int, int], label: Text, sign: str) -> None:
        self.at = at
        self.label = label
        self.sign = sign


class _Sheet:
    """Characters in rows: dots of roads below, labels on top."""

    def __init__(self, columns: int, spots: list[Spot]) -> None:
        self.columns = columns
        self.dots = [[0] * columns for _ in range(ROWS)]
        self.taken = [[False] * columns for _ in range(ROWS)]
        self.labels: list[tuple[int, int, Text]] = []
        xs = [spot.at[0] for spot in spots]
        ys = [spot.at[1] for spot in spots]
        self.left, self.right = min(xs) - _MARGIN, max(xs) + _MARGIN * 4
        self.top, self.bottom = min(ys) - _MARGIN // 2, max(ys) + _MARGIN // 2

    def dot_at(self, at: tuple[int, int]) -> tuple[int, int]:
        """Column and row of the fine grid."""
        x = (at[0] - self.left) * (self.columns * 2 - 1) // (self.right - self.left)
        y = (at[1] - self.top) * (ROWS * 4 - 1) // (self.bottom - self.top)
        return x, y

    def cell_at(self, at: tuple[int, int]) -> tuple[int, int]:
        x, y = self.dot_at(at)
        return x // 2, y // 4

    def road(self, start: tuple[int, int], end: tuple[int, int], is_major: bool) -> None:
        """A major road is a line, a minor one a row of dots."""
        (x, y), (other_x, other_y) = self.dot_at(start), self.dot_at(end)
        steps = max(abs(other_x - x), abs(other_y - y), 1)
        for step in range(steps + 1):
            if is_major or step % 4 == 0:
                column, row = x + (other_x - x) * step // steps, y + (other_y - y) * step // steps
                self.dots[row // 4][column // 2] |= _DOTS[row % 4][column % 2]

    def is_free(self, column: int, row: int, width: int) -> bool:
        if not (0 <= row < ROWS and column >= 0 and column + width <= self.columns):
            return False
        return not any(self.taken[row][column : column + width])

    def take(self, column: int, row: int, label: Text) -> None:
        self.labels.append((column, row, label))
        for at in range(column, min(self.columns, column + len(label))):
            self.taken[row][at] = True

    def row(self, number: int) -> Text:
        text = Text()
        column = 0
        for start, _, label in sorted((each for each in self.labels if each[1] == number), key=lambda each: each[0]):
            text.append(self._road_signs(number, column, start), style="bright_black")
            text.append_text(label)
            column = start + len(label)
        text.append(self._road_signs(number, column, self.columns), style="bright_black")
        return text

    def _road_signs(self, row: int, start: int, end: int) -> str:
        return "".join(chr(0x2800 | dots) if dots else " " for dots in self.dots[row][start:end])


class Map:
    """The map, as wide as there is room for it."""

    def __init__(self, spots: list[Spot], roads: list[tuple[int, int, bool]]) -> None:
        self.spots = spots
        self.roads = roads

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield draw_map(self.spots, self.roads, options.max_width)


def draw_map(spots: list[Spot], roads: list[tuple[int, int, bool]], columns: int) -> Text:
    """The map, `columns` wide."""
    sheet = _Sheet(columns, spots)
    for a, b, is_major in roads:
        sheet.road(spots[a].at, spots[b].at, is_major)
    for spot in spots:
        column, row = sheet.cell_at(spot.at)
        sheet.taken[row][column] = True
    for spot in sorted(spots, key=lambda each: -len(each.label)):
        _write(sheet, spot)
    return Text("\n").join(sheet.row(number) for number in range(ROWS))


def _write(sheet: _Sheet, spot: Spot) -> None:
    """The label beside its place: to the right if there is room, to the left, or else in the rows around."""
    column, row = sheet.cell_at(spot.at)
    width = len(spot.label)
    sheet.taken[row][column] = False
    if sheet.is_free(column, row, width + 1):
        sheet.take(column, row, Text(spot.sign).append_text(spot.label))
    elif sheet.is_free(column - width, row, width + 1):
        sheet.take(column - width, row, spot.label.copy().append(spot.sign))
    else:
        sheet.take(column, row, Text(spot.sign))
        _write_nearby(sheet, spot, column, row, width)


def _write_nearby(sheet: _Sheet, spot: Spot, column: int, row: int, width: int) -> None:
    shifts = [0, -2, 2, -width // 2, -width + 1, 4, -4]
    for distance in (1, -1, 2, -2):
        for shift in shifts:
            if sheet.is_free(column + shift, row + distance, width):
                sheet.take(column + shift, row + distance, spot.label)
                return
