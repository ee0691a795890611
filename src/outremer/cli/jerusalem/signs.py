"""The signs of Jerusalem: a letter and a colour for each seat, and a sign for each thing that is counted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from outremer.games.jerusalem.majority import leader, margin, needed, ranking
from outremer.games.jerusalem.names import SEATS
from outremer.games.jerusalem.view import View
from outremer.text import Catalogue

STYLES: Final = ["bright_red", "bright_green", "bright_blue", "bright_yellow"]
NOBLE, BESANT, PRESTIGE, LORD, FLOOR = "■", "●", "★", "♚", "▮"
GAINS: Final = [NOBLE, BESANT, PRESTIGE]  # in the order of RESOURCES
NOBODY: Final = "–"


def letter(words: Catalogue, seat: int) -> str:
    return words.say("screen-letter-" + SEATS[seat])


def name(words: Catalogue, seat: int) -> str:
    return words.thing("seat", SEATS[seat], "short")


def seat_label(words: Catalogue, seat: int) -> Text:
    """`R Red`."""
    return Text(f"{letter(words, seat)} {name(words, seat)}", style=STYLES[seat])


def lord_mark(words: Catalogue, view: View, space: int) -> Text:
    """Whose Lord stands there and blocks the space; nothing if none does."""
    seat = view.lord_at(space)
    return Text(LORD + letter(words, seat), style=f"bold {STYLES[seat]}") if seat >= 0 else Text()


def gains(amounts: list[int]) -> str:
    """`■2 ●4`: what there is of nobles, besants and prestige."""
    return " ".join(f"{sign}{amount}" for sign, amount in zip(GAINS, amounts, strict=True) if amount)


def majority(words: Catalogue, view: View, counts: list[int]) -> Text:
    """`R4=G4>B1`: who is there, most first. Who leads stands out, and is always the first; so a tie is won by rank."""
    text = Text()
    leading = leader(view, counts)
    before = -1
    for seat in ranking(view, counts):
        if before >= 0:
            text.append("=" if counts[seat] == counts[before] else ">", style="dim")
        style = f"bold reverse {STYLES[seat]}" if seat == leading else STYLES[seat]
        text.append(f"{letter(words, seat)}{counts[seat]}", style=style)
        before = seat
    return text or Text(NOBODY, style="dim")


def titled(words: Catalogue, title: str, text: str) -> str:
    """`Title: text`, as the language sets a colon."""
    return words.say("screen-titled", title=title, text=text)


def outlook(view: View, counts: list[int]) -> Text:
    """`+2`: so many nobles more and the viewer leads; `✓2`: he leads, and a rival needs two more."""
    if view.seat < 0 or view.phase() == "over":
        return Text()
    missing = needed(view, counts, view.seat)
    if missing:
        is_near = missing == 1 and any(counts)
        return Text(f"+{missing}", style="bold" if is_near else "dim")
    return Text(f"✓{margin(view, counts, view.seat)}", style="bold")
