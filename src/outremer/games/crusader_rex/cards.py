"""Cards (4): the deal, the two committed cards, initiative and events.

Assassins and Manna are here, Guide is movement.
"""

from __future__ import annotations

from typing import Final

from outremer.core.events import PUBLIC, Context
from outremer.core.flow import Fork, Message
from outremer.core.state import Lane
from outremer.games.crusader_rex.actions import BLOCK, DONE, FIRST, PLAY, RAISE, SLOTS, TARGET
from outremer.games.crusader_rex.actions import CARD as CARD_NOUN
from outremer.games.crusader_rex.bars import (
    AT_FULL_STRENGTH,
    MANNA_SPENT,
    NO_SLOT,
    NOT_IN_HAND,
    NOT_ON_MAP,
    NOT_YOURS,
    OPEN,
    RAISED_ALREADY,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.choice import BoardChoice, Happening
from outremer.games.crusader_rex.elimination import audience_of, lose_step
from outremer.games.crusader_rex.knowledge import hide, show
from outremer.games.crusader_rex.names import CARDS, FRANK
from outremer.games.crusader_rex.nodes import (
    ASSASSINS,
    ATTRITION_STEP,
    BATTLES,
    CARD_CHOICE,
    CARDS_FORK,
    DRAWS,
    EVENTS_STEP,
    FORCED_MARCHES,
    GUIDE,
    MANNA_RAISE,
    MOVEMENT,
    NAME_FIRST,
    NAMES,
    QUARTERS,
    REVEAL_CARDS,
    TURN_BEGINS,
    TURN_ENDS,
)
from outremer.games.crusader_rex.state import (
    CAMPAIGNER,
    CARD,
    FIRST_PLAYER,
    GUIDING,
    LOST,
    MOVER,
    POOL,
    RAISED,
    SHOWN,
    TOWN_COUNT,
    TURN,
    YEAR,
    Position,
    blocks_at,
    blocks_of,
    in_castle,
    is_winter,
    on_field,
    side_of,
)
from outremer.games.crusader_rex.tidings import (
    ASSASSINS_ROLL,
    DEALT,
    HITTING,
    MANNA,
    MUD,
    MUD_IGNORED,
    PLAYER_ONE,
    REVEALED,
    SPARED,
    TARGETED,
)
from outremer.games.crusader_rex.tidings import (
    RAISED as RAISED_EVENT,
)
from outremer.games.crusader_rex.tidings import TURN as TURN_EVENT
from outremer.games.crusader_rex.tidings import YEAR as YEAR_EVENT

KINDS: Final = len(CARDS)
SPENT: Final = 2 * KINDS  # where the cards played this year begin in `hands`
HAND: Final = 6
WINTER_CAMPAIGN: Final = CARDS.index("winter-campaign")
ASSASSINS_CARD: Final = CARDS.index("assassins")
MUD_CARD: Final = CARDS.index("mud")
GUIDE_CARD: Final = CARDS.index("guide")
MANNA_CARD: Final = CARDS.index("manna")
MANNA_BLOCKS: Final = 3
WINTER: Final = 6


class YearBegins(Happening):
    """All cards are shuffled and six dealt to each player (4.0, 9.5)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        ctx.tell(PUBLIC, YEAR_EVENT, [s.turn[YEAR]])
        s.hands = [0] * (3 * KINDS)
        pile = [card for card in range(KINDS) for _ in range(self.board.card_copies[card])]
        for side in range(2):
            hand = ctx.deal(pile, CARD_NOUN, HAND)
            ctx.tell(1 << side, DEALT, hand)
            for card in hand:
                pile.remove(card)
                s.hands[side * KINDS + card] += 1
        s.turn[TURN] = 0
        s.push(TURN_BEGINS)


class TurnBegins(Happening):
    """The next game turn of the year (0.1)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        s.turn[TURN] += 1
        ctx.tell(PUBLIC, TURN_EVENT, [s.turn[TURN]])
        s.push(REVEAL_CARDS)
        s.push(CARDS_FORK)


class CardsFork(Fork[Position]):
    """Both players commit a card face down at the same time (4.1)."""

    def __init__(self) -> None:
        super().__init__(NAMES[CARDS_FORK], "CR-4.1")

    def open(self, s: Position) -> None:
        s.lanes = [Lane([CARD_CHOICE, 0, 0, 0], [], 0) for _ in range(2)]

    def close(self, s: Position, ctx: Context) -> None:
        for side in range(2):
            card = s.lanes[side].draft[0]
            s.turn[CARD + side] = card + 1
            s.hands[side * KINDS + card] -= 1
            s.hands[SPENT + card] += 1
        s.lanes = []
        s.pop()


class CardChoice(BoardChoice):
    """One card of the hand (4.1)."""

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [PLAY + card for card in range(KINDS)]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN if s.hands[seat * KINDS + action - PLAY] else NOT_IN_HAND

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        lane = s.lanes[seat]
        lane.draft.append(action - PLAY)
        lane.stack = []


class RevealCards(Happening):
    """The cards are turned up: Mud, initiative, then the phases of the turn (4.1, 4.12, 9.13)."""

    def run(self, s: Position, ctx: Context) -> None:
        s.pop()
        played = [s.turn[CARD] - 1, s.turn[CARD + 1] - 1]
        for side in range(2):
            ctx.tell(PUBLIC, REVEALED, [side, played[side]])
            if played[side] == WINTER_CAMPAIGN and is_winter(s):
                s.turn[CAMPAIGNER] = side + 1
        push_turn_end(s)
        value = [self.board.card_value[card] for card in played]
        s.turn[FIRST_PLAYER] = 1 if value[1] > value[0] else 0
        if MUD_CARD in played:
            who = played.index(MUD_CARD)
            if WINTER_CAMPAIGN not in played:
                ctx.tell(PUBLIC, MUD, [who])
                if not is_winter(s):
                    s.push(ATTRITION_STEP)
                return
            ctx.tell(PUBLIC, MUD_IGNORED, [who])
        if not is_winter(s):
            s.push(DRAWS, 1)
            s.push(DRAWS, 0)
        s.push(ATTRITION_STEP)
        s.push(BATTLES)
        s.push(EVENTS_STEP)
        if value[0] == value[1]:
            s.push(NAME_FIRST)
        else:
            ctx.tell(PUBLIC, PLAYER_ONE, [s.turn[FIRST_PLAYER]])


def push_turn_end(s: Position) -> None:
    """What ends every turn: in winter, quarters come first (9.0)."""
    s.push(TURN_ENDS)
    if is_winter(s):
        s.push(QUARTERS)


class NameFirst(BoardChoice):
    """Equal values: the Franks name player 1 (4.1, 5.1)."""

    def seat(self, s: Position) -> int:
        return FRANK

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [FIRST, FIRST + 1]

    def bar(self, s: Position, seat: int, action: int) -> int:
        return OPEN

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        s.turn[FIRST_PLAYER] = action - FIRST
        ctx.tell(PUBLIC, PLAYER_ONE, [action - FIRST])
        s.pop()


class Events(Happening):
    """Events are carried out before any movement, the Franks' first (4.12). The frame holds 0, then each side + 1."""

    def run(self, s: Position, ctx: Context) -> None:
        side = s.stack[-3] - 1
        s.pop()
        if side < 0:
            first = s.turn[FIRST_PLAYER]
            s.push(MOVEMENT, 1 - first)
            s.push(MOVEMENT, first)
            s.push(EVENTS_STEP, 2)
            s.push(EVENTS_STEP, 1)
            return
        card = s.turn[CARD + side] - 1
        if card == ASSASSINS_CARD and can_be_targeted(s, 1 - side):
            s.push(ASSASSINS, side)
        elif card == MANNA_CARD:
            may_grow(self.board, s, side, 1)
            s.push(MANNA_RAISE, side, MANNA_BLOCKS)
        elif card == GUIDE_CARD:
            s.turn[MOVER] = side
            s.turn[GUIDING] = 1
            s.push(FORCED_MARCHES, side)
            s.push(GUIDE, side)


def can_be_targeted(s: Position, side: int) -> bool:
    """Whether the side has any block on the map."""
    return any(s.where[b] < POOL for b in blocks_of(side))


def slot_count(s: Position, side: int, town: int) -> int:
    return on_field(s, side, town) + in_castle(s, side, town)


def blocks_in_slot(s: Position, side: int, town: int, at: int) -> list[int]:
    """The blocks that the `at`-th back in a town may be: a shown block, or any of those that look alike (H.8)."""
    field = blocks_at(s, side, 2 * town)
    castle = blocks_at(s, side, 2 * town + 1)
    for group in (field, castle):
        shown = [b for b in group if s.marks[b] & SHOWN]
        veiled = [b for b in group if not s.marks[b] & SHOWN]
        if at < len(shown):
            return [shown[at]]
        if at < len(group):
            return veiled
        at -= len(group)
    return []


class Assassins(BoardChoice):
    """The Assassins attack one enemy block, named unseen; it cannot hit back (5.9). The frame holds who sent them."""

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        enemy = 1 - seat
        return [TARGET + town * SLOTS + at for town in range(TOWN_COUNT) for at in range(slot_count(s, enemy, town))]

    def bar(self, s: Position, seat: int, action: int) -> int:
        slot = action - TARGET
        return OPEN if slot % SLOTS < slot_count(s, 1 - seat, slot // SLOTS) else NO_SLOT

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        slot = action - TARGET
        town = slot // SLOTS
        options = blocks_in_slot(s, 1 - seat, town, slot % SLOTS)
        s.pop()
        victim = options[0] if len(options) == 1 else ctx.draw(options, BLOCK)
        was_shown = s.marks[victim] & SHOWN
        ctx.tell(PUBLIC, TARGETED, [victim, s.steps[victim]])
        show(s, victim)
        dice = ctx.roll(self.board.assassins_dice)
        ctx.tell(PUBLIC, ASSASSINS_ROLL, [victim, *dice])
        for die in dice:
            if die <= self.board.assassins_number and s.where[victim] < POOL:
                ctx.tell(PUBLIC, HITTING, [victim])
                lose_step(self.board, s, victim, ctx)
        if s.where[victim] < POOL and not was_shown:
            hide(s, victim)
            ctx.tell(PUBLIC, SPARED, [town])


class MannaRaise(BoardChoice):
    """Manna: one step for each of three different blocks, anywhere on the map (4.12).

    The frame holds side and number left.
    """

    def seat(self, s: Position) -> int:
        return s.stack[-3]

    def candidates(self, s: Position, seat: int) -> list[int]:
        return [RAISE + b for b in blocks_of(seat)] + [DONE]

    def bar(self, s: Position, seat: int, action: int) -> int:
        if action == DONE:
            return OPEN
        block = action - RAISE
        if side_of(block) != seat:
            return NOT_YOURS
        if s.stack[-2] == 0:
            return MANNA_SPENT
        if s.where[block] >= POOL:
            return NOT_ON_MAP
        if s.marks[block] & RAISED:
            return RAISED_ALREADY
        return OPEN if s.steps[block] < self.board.strength[block] else AT_FULL_STRENGTH

    def apply(self, s: Position, seat: int, action: int, ctx: Context) -> None:
        left = s.stack[-2]
        if action != DONE:
            block = action - RAISE
            s.marks[block] |= RAISED
            raise_step(s, block, ctx)
            s.stack[-2] = left - 1
        else:
            ctx.tell(PUBLIC, MANNA, [seat, MANNA_BLOCKS - left])
            s.pop()

    def prompt(self, s: Position, seat: int) -> Message:
        return Message("ask-manna", {"left": s.stack[-2]})


def raise_step(s: Position, block: int, ctx: Context) -> None:
    """One step more; only a face-up block shows it. The other side may suspect it of any block (`may_grow`)."""
    s.steps[block] += 1
    if s.marks[block] & SHOWN:
        s.might[block] = 1 << s.steps[block]
    ctx.tell(audience_of(s, block), RAISED_EVENT, [block])


def may_grow(board: Board, s: Position, side: int, limit: int) -> None:
    """Steps are about to be added out of the other side's sight: any hidden block may be stronger by up to `limit`."""
    for b in blocks_of(side):
        if s.where[b] != LOST and not s.marks[b] & SHOWN:
            for _ in range(limit):
                s.might[b] |= s.might[b] << 1
            s.might[b] &= (2 << board.strength[b]) - 2
