"""The players of Jerusalem drawn: towers, prestige, magistrates, and what stands behind the screens."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.cli.jerusalem.describing import card_effect, magistrate_effect
from outremer.cli.jerusalem.signs import (
    BESANT,
    FLOOR,
    LORD,
    NOBLE,
    NOBODY,
    PRESTIGE,
    STYLES,
    gains,
    letter,
    name,
    seat_label,
    titled,
)
from outremer.games.jerusalem.board import Board
from outremer.games.jerusalem.majority import controlled, floor_price, in_turn_order, income, is_first
from outremer.games.jerusalem.names import CARDS, GENDARME, MAGISTRATES, SEAT_COUNT, SPACES
from outremer.games.jerusalem.state import BID, BIDDER, ITEM
from outremer.games.jerusalem.view import KINDS, View
from outremer.text import Catalogue


def draw_court(words: Catalogue, board: Board, view: View) -> RenderableType:
    """A line a player, in the order of the turn; once the screens are down, with what was behind them."""
    say = words.say
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim")
    for key in ("order", "player", "tower", "next", "prestige", "stock" if view.stock else "lord"):
        table.add_column(say("screen-column-" + key), no_wrap=True)
    for seat in in_turn_order(view):
        table.add_row(*_player(words, board, view, seat))
    return table


def _player(words: Catalogue, board: Board, view: View, seat: int) -> list[Text]:
    rank = view.rank(seat)
    who = seat_label(words, seat)
    if seat == view.seat:
        who.append(f" ({words.say('screen-you')})", style="bold")
    lord = view.lords[seat]
    cells = [
        Text(f"{rank + 1} {words.thing('magistrate', MAGISTRATES[rank])}" if rank >= 0 else NOBODY),
        who,
        Text(f"{FLOOR * view.floors[seat]} {view.floors[seat]}".strip(), style=STYLES[seat]),
        Text(floor_text(words, board, view, seat)),
        Text(f"{PRESTIGE}{view.prestige[seat]}", style="bold"),
    ]
    if view.stock:
        return [*cells, Text(stock_text(words, view, seat))]
    return [*cells, Text(f"{LORD} {words.thing('space', SPACES[lord - 1])}" if lord else NOBODY)]


def floor_text(words: Catalogue, board: Board, view: View, seat: int) -> str:
    """What the next floor costs, and whether that is one more for being the first."""
    key = "screen-floor-first" if is_first(view, seat) else "screen-floor"
    return words.say(key, price=f"{PRESTIGE}{floor_price(board, view, seat)}")


# behind the screens


def stock_text(words: Catalogue, view: View, seat: int) -> str:
    """What stands behind a seat's screen once all screens are down."""
    hand = view.stock[2 * SEAT_COUNT + KINDS * seat : 2 * SEAT_COUNT + KINDS * (seat + 1)]
    cards = words.say("screen-cards", count=sum(hand))
    return f"{NOBLE}{view.stock[2 * seat]} {BESANT}{view.stock[2 * seat + 1]}, {cards}"


def own_cards(words: Catalogue, view: View) -> list[Text]:
    """One's own cards in a line; nothing without cards."""
    cards = [f"card.{CARDS[kind]}" for kind, count in enumerate(view.hand) for _ in range(count)]
    return [Text("  " + words.say("screen-hand", cards=", ".join(cards)))] if cards else []


def draw_hand(words: Catalogue, board: Board, view: View) -> RenderableType:
    """Everything behind one's own screen, the cards with what they do; of all once the screens are down."""
    lines: list[RenderableType] = []
    if view.own:
        nobles, besants, hired, declined = view.own
        lines.append(Text(words.say("screen-own", nobles=nobles, besants=besants), style="bold"))
        lines += card_lines(words, board, view.hand)
        if hired:
            lines.append(Text(words.say("screen-hired", count=hired)))
        if declined or any(view.due[3:]):
            gone = gains([view.due[3], view.due[4], view.due[5]] if view.due else [0, 1, 0])
            lines.append(Text(words.say("screen-declined", gains=gone)))
    if view.stock:
        for seat in range(view.players()):
            text = Text(titled(words, seat_label(words, seat).plain, stock_text(words, view, seat)), style=STYLES[seat])
            held = view.stock[2 * SEAT_COUNT + KINDS * seat : 2 * SEAT_COUNT + KINDS * (seat + 1)]
            cards = [f"card.{CARDS[kind]}" for kind, count in enumerate(held) for _ in range(count)]
            lines.append(text.append(" " + words.say("screen-shown-cards", cards=", ".join(cards)) if cards else ""))
    return Group(*lines)


def card_lines(words: Catalogue, board: Board, kinds: Sequence[int]) -> list[Text]:
    """The cards by kind, with what they do; `kinds` says how many there are of each."""
    lines: list[Text] = []
    for kind, count in enumerate(kinds):
        if count:
            title = words.thing("card", CARDS[kind]) + (f" ×{count}" if count > 1 else "")
            lines.append(Text("  " + titled(words, title, card_effect(words, board, kind))))
    return lines or [Text("  " + words.say("screen-no-cards"), style="dim")]


# the auction, the draft, the incomes


def draw_auction(words: Catalogue, board: Board, view: View) -> RenderableType:
    """The four magistrates: who has them, which is for sale, what is bid, who is still in it."""
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1, style="dim")
    table.add_column(no_wrap=True)
    for magistrate, word in enumerate(MAGISTRATES):
        if magistrate != GENDARME or view.players() == SEAT_COUNT:
            title = f"{magistrate + 1} {words.thing('magistrate', word)}"
            is_item = view.number(ITEM) == magistrate + 1
            title_style = "bold reverse" if is_item else "bold"
            state = _auction_state(words, view, magistrate)
            table.add_row(Text(title, style=title_style), magistrate_effect(words, board, magistrate), state)
    title = words.say("screen-auction")
    if not view.own:
        return Panel(table, title=title)
    own = words.say("screen-behind", nobles=f"{NOBLE}{view.own[0]}", besants=f"{BESANT}{view.own[1]}")
    return Panel(table, title=title, subtitle=own)


def _auction_state(words: Catalogue, view: View, magistrate: int) -> Text:
    holder = next((seat for seat in range(view.players()) if view.rank(seat) == magistrate), -1)
    if holder >= 0:
        return seat_label(words, holder)
    if view.number(ITEM) != magistrate + 1:
        return Text(words.say("screen-free"), style="dim")
    bidder = view.number(BIDDER) - 1
    if bidder < 0:
        return Text(words.say("screen-for-sale"), style="bold")
    text = Text(f"{name(words, bidder)} {BESANT}{view.number(BID)}", style=f"bold {STYLES[bidder]}")
    rivals = [letter(words, seat) for seat in range(view.players()) if not view.passed[seat] and seat != bidder]
    return text.append(", " + words.say("screen-still-in", seats=" ".join(rivals)), style="not bold default")


def draw_offer(words: Catalogue, board: Board, view: View) -> RenderableType:
    """The cards of the draft that are passed to the seat."""
    counts = [view.offer.count(kind) for kind in range(KINDS)]
    return Group(*card_lines(words, board, counts))


def draw_incomes(words: Catalogue, board: Board, view: View) -> RenderableType:
    """Which spaces pay the seat what, and what it declines of the sum."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for space in controlled(view, view.seat):
        table.add_row("  " + words.thing("space", SPACES[space]), gains(income(board, view, space)))
    taken = [due - declined for due, declined in zip(view.due[:3], view.due[3:], strict=True)]
    table.add_row(Text("  " + words.say("screen-sum"), style="bold"), Text(gains(taken) or "0", style="bold"))
    if any(view.due[3:]):
        table.add_row(Text("  " + words.say("screen-declined-sum"), style="dim"), gains(list(view.due[3:])))
    return table
