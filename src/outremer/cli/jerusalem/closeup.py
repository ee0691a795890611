"""One thing of Jerusalem from near: a space, a sector, a player, a card, an event or a magistrate."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from outremer.cli.jerusalem.city import PRIVILEGED, draw_sector, draw_space
from outremer.cli.jerusalem.court import draw_hand, floor_text, stock_text
from outremer.cli.jerusalem.describing import card_effect, event_effect, magistrate_effect, privilege_effect
from outremer.cli.jerusalem.signs import LORD, PRESTIGE, seat_label, titled
from outremer.cli.typed import forms, matching, thing_meant
from outremer.core.errors import NotationError
from outremer.games.jerusalem.board import Board, palace_is_large
from outremer.games.jerusalem.majority import (
    controlled,
    counts_in,
    leader,
    leads_towers,
    lord_needs,
    margin,
    needed,
    struck_sectors,
)
from outremer.games.jerusalem.names import CARDS, EVENTS, MAGISTRATES, SEATS, SECTORS, SPACE_COUNT, SPACES, TOWER
from outremer.games.jerusalem.state import TURN
from outremer.games.jerusalem.view import View
from outremer.text import Catalogue

EXPLAINED: Final = [
    *(("event", word) for word in EVENTS),
    *(("magistrate", word) for word in MAGISTRATES),
    *(("card", word) for word in CARDS),
]
THINGS: Final = [
    *(("sector", word) for word in SECTORS),
    *(("space", word) for word in SPACES[:TOWER]),  # the Tower is a sector of one space
    *(("seat", word) for word in SEATS),
    *EXPLAINED,
]
_SHORTEST: Final = 3  # letters of a word that is looked up among what can be explained


def look_at(words: Catalogue, board: Board, view: View, typed: str) -> RenderableType:
    kind, word = THINGS[thing_meant(words, THINGS, typed)]
    if kind == "sector":
        return _sector(words, board, view, SECTORS.index(word))
    if kind == "space":
        return Panel(Group(*_space(words, board, view, SPACES.index(word))), title=words.thing(kind, word))
    if kind == "seat":
        return _seat(words, board, view, SEATS.index(word))
    return _explained(words, board, view, kind, word)


def about(words: Catalogue, board: Board, view: View, typed: str) -> RenderableType | None:
    """What a card, an event or a magistrate does; None if not exactly one is meant."""
    found = matching(typed, [forms(words, *thing) for thing in EXPLAINED])
    if len(found) != 1 or len(typed) < _SHORTEST:
        return None
    return _explained(words, board, view, *EXPLAINED[found[0]])


def _explained(words: Catalogue, board: Board, view: View, kind: str, word: str) -> RenderableType:
    title = words.thing(kind, word)
    if kind == "event":
        event = EVENTS.index(word)
        return Panel(event_effect(words, board, event, struck_sectors(board, view, event)), title=title)
    if kind == "magistrate":
        rank = MAGISTRATES.index(word)
        return Panel(magistrate_effect(words, board, rank), title=f"{rank + 1} {title}")
    return Panel(card_effect(words, board, CARDS.index(word)), title=title)


def all_own(words: Catalogue, board: Board, view: View) -> RenderableType:
    """What stands behind one's screen, and where one's nobles are."""
    if view.seat < 0:
        return draw_hand(words, board, view)
    return Group(draw_hand(words, board, view), *_presence(words, view, view.seat))


def _space(words: Catalogue, board: Board, view: View, space: int) -> list[RenderableType]:
    """What is drawn of it on the board, and the same in words."""
    say = words.say
    lines = draw_space(words, board, view, space)
    lord = view.lord_at(space)
    counts = counts_in(view, [space])
    leading = leader(view, counts)
    if leading >= 0:
        lines.append(Text(say("screen-leads", seat="seat." + SEATS[leading], count=margin(view, counts, leading))))
    elif any(counts):
        lines.append(Text(say("screen-tie-open")))
    if lord >= 0:
        lines.append(Text(f"{LORD} " + say("screen-blocked", seat="seat." + SEATS[lord]), style="bold"))
    elif view.seat >= 0:
        if leading != view.seat:
            lines.append(Text(say("screen-you-need", count=needed(view, counts, view.seat))))
        lines += _lord_lines(words, board, view, space)
    return lines


def _lord_lines(words: Catalogue, board: Board, view: View, space: int) -> list[Text]:
    """What the viewer's Lord would cost there."""
    seat = view.seat
    if view.lords[seat] or view.rank(seat) < 0:
        return []
    if palace_is_large(board, space) and (view.number(TURN) == 1 or leads_towers(view, seat)):
        return [Text(words.say("screen-lord-barred"))]
    return [Text(words.say("screen-lord-needs", count=lord_needs(board, view, seat, space)))]


def _sector(words: Catalogue, board: Board, view: View, sector: int) -> RenderableType:
    parts: list[RenderableType] = [draw_sector(words, board, view, sector)]
    if sector in PRIVILEGED:
        parts.append(Text("§ " + privilege_effect(words, board, sector)))
    if SECTORS[sector] == "tower":
        parts.append(Text(words.say("screen-privilege-tower")))
        parts += _space(words, board, view, TOWER)[2:]
    for event in range(len(EVENTS)):
        if sector in struck_sectors(board, view, event):
            text = event_effect(words, board, event, struck_sectors(board, view, event))
            parts.append(Text("! " + titled(words, words.thing("event", EVENTS[event]), text), style="dim"))
    return Group(*parts)


def _seat(words: Catalogue, board: Board, view: View, seat: int) -> RenderableType:
    if seat >= view.players():
        raise NotationError("unknown-place", {"place": SEATS[seat]})
    say = words.say
    lines = [Text(say("screen-height", count=view.floors[seat], prestige=f"{PRESTIGE}{view.prestige[seat]}"))]
    lines.append(Text(titled(words, say("screen-column-next"), floor_text(words, board, view, seat))))
    rank = view.rank(seat)
    if rank >= 0:
        title = f"{rank + 1} {words.thing('magistrate', MAGISTRATES[rank])}"
        lines.append(Text(titled(words, title, magistrate_effect(words, board, rank))))
    if view.stock:
        lines.append(Text(titled(words, say("screen-column-stock"), stock_text(words, view, seat))))
    return Panel(Group(*lines, *_presence(words, view, seat)), title=seat_label(words, seat))


def _presence(words: Catalogue, view: View, seat: int) -> list[Text]:
    """Where the seat's nobles stand; those spaces that it leads are ticked."""
    lines: list[Text] = []
    ticked = controlled(view, seat)
    for space in range(SPACE_COUNT):
        count = view.nobles_at(seat, space)
        if count:
            mark = "✓" if space in ticked else " "
            lines.append(Text(f"  {count:>2} {mark} {words.thing('space', SPACES[space])}"))
    return lines or [Text("  " + words.say("screen-nowhere"), style="dim")]
