"""The squire's cards, events, arrivals and winter choices (4, 8, 9)."""

from __future__ import annotations

from typing import Final

from outremer.bots.crusader_rex.campaign import NO_TOWN, WINTER, Campaign
from outremer.bots.crusader_rex.march import Marches
from outremer.games.crusader_rex.actions import DONE, FIRST, LOSE, PLAY, RAISE, SLOTS, TAKE, TARGET, TO
from outremer.games.crusader_rex.board import PILGRIM
from outremer.games.crusader_rex.cards import MANNA_BLOCKS
from outremer.games.crusader_rex.judge import block_worth
from outremer.games.crusader_rex.names import BLOCKS, CARDS, SARACEN, TOWNS
from outremer.games.crusader_rex.state import DRAWN, TOWN_COUNT

ONE: Final = CARDS.index("1")
TWO: Final = CARDS.index("2")
THREE: Final = CARDS.index("3")
CAMPAIGN_CARD: Final = CARDS.index("winter-campaign")
ASSASSINS: Final = CARDS.index("assassins")
MUD: Final = CARDS.index("mud")
GUIDE: Final = CARDS.index("guide")
MANNA: Final = CARDS.index("manna")

FOR_WINTER: Final = [TWO, THREE, ONE, CAMPAIGN_CARD, MUD, GUIDE, MANNA, ASSASSINS]
BUSY: Final = [THREE, TWO, GUIDE, ONE, CAMPAIGN_CARD, ASSASSINS, MANNA, MUD]
CALM: Final = [TWO, ONE, THREE, CAMPAIGN_CARD, ASSASSINS, GUIDE, MANNA, MUD]
IDLE: Final = [ASSASSINS, MANNA, MUD, ONE, GUIDE, CAMPAIGN_CARD, TWO, THREE]
MUCH_TO_DO: Final = 8.0
SOMETHING_TO_DO: Final = 3.0
MOVES_IMAGINED: Final = 3
MANY_ABROAD: Final = 3
SIEGE_SEASON: Final = 4  # from this turn on a siege may last into the winter

TURCOPOLES: Final = TAKE + BLOCKS.index("beirut_turcopoles")
TO_ACRE: Final = TO + TOWNS.index("acre")


def deploy(legal: list[int]) -> list[int]:
    """The Turcopoles of Beirut to Acre, all others at home (3.1)."""
    if TURCOPOLES in legal:
        return [TURCOPOLES, TO_ACRE]
    return [DONE] if DONE in legal else legal[:1]


def choose_card(campaign: Campaign, legal: list[int]) -> int:
    """High cards while there is much to do, events in quiet turns, and one card kept for the winter (4.1, 9.0)."""
    held = [action - PLAY for action in legal if action >= PLAY and action - PLAY < len(CARDS)]
    if not held:
        return legal[0]
    if sum(campaign.view.hand) > 1 and campaign.turn < WINTER:
        kept = winter_card(campaign, held)
        if campaign.view.hand[kept] == 1:
            held = [card for card in held if card != kept]
    urgency = Marches(campaign, MOVES_IMAGINED).urgency()
    wish = BUSY if urgency >= MUCH_TO_DO else CALM if urgency >= SOMETHING_TO_DO else IDLE
    if len(held) > 1 and _wounded(campaign) < MANNA_BLOCKS:
        held = [card for card in held if card != MANNA]
    return PLAY + min(held, key=wish.index)


def _wounded(campaign: Campaign) -> int:
    """Blocks that Manna could help."""
    steps = campaign.view.steps
    return sum(1 for b in campaign.on_map() if steps[b] < campaign.board.strength[b])


def winter_card(campaign: Campaign, held: list[int]) -> int:
    """Winter Campaign for those who besiege a city, otherwise two moves to come home with, or three if need be."""
    if THREE in held and campaign.turn >= SIEGE_SEASON and _armies_abroad(campaign) >= MANY_ABROAD:
        return THREE
    if CAMPAIGN_CARD in held and campaign.turn >= SIEGE_SEASON:
        for town in campaign.board.victory_towns:
            if campaign.ground.is_besieged_by(campaign.side, town):
                return CAMPAIGN_CARD
    return min(held, key=FOR_WINTER.index)


def _armies_abroad(campaign: Campaign) -> int:
    """How many towns hold blocks that would not live through the winter there."""
    field = campaign.ground.field
    return sum(1 for town in range(TOWN_COUNT) if field[town] and campaign.homeless(town, len(field[town])))


def name_first(campaign: Campaign, legal: list[int]) -> int:
    """Ourselves: who attacks first chooses where."""
    own = FIRST + campaign.side
    return own if own in legal else legal[0]


def target(campaign: Campaign, legal: list[int]) -> int:
    """The Assassins go for a leader that stands face up, or for the garrison of a city (5.9)."""
    return max(legal, key=lambda action: (_victim(campaign, action - TARGET), -action))


def _victim(campaign: Campaign, slot: int) -> float:
    town = slot // SLOTS
    at = slot % SLOTS
    ground = campaign.ground
    for place, count in ((2 * town, ground.foes[town]), (2 * town + 1, ground.foes_inside[town])):
        if at < count:
            seen = ground.seen[place]
            if at < len(seen):
                steps = campaign.view.steps[seen[at]]
                return block_worth(campaign.board, seen[at]) * (2.0 if steps <= 2 else 1.5)
            bonus = 2.0 if town in campaign.board.victory_towns and count <= 2 else 0.0
            return 1.0 + bonus + (0.5 if town == campaign.goal else 0.0)
        at -= count
    return 0.0


def raise_block(campaign: Campaign, legal: list[int]) -> int:
    """The best block, at the best price (4.12, 9.4)."""
    blocks = [action - RAISE for action in legal if action != DONE]
    if not blocks:
        return DONE
    board = campaign.board

    def gain(block: int) -> float:
        town = campaign.view.where[block] >> 1
        price = 2 if campaign.side == SARACEN and campaign.turn == WINTER and town not in board.seats[block] else 1
        return block_worth(board, block) / price

    return RAISE + max(blocks, key=lambda b: (gain(b), -b))


def lose(campaign: Campaign, legal: list[int]) -> int:
    """Those who come back, then the weakest (9.2, 6.7)."""
    board = campaign.board
    return min(legal, key=lambda a: (board.permanent[a - LOSE], campaign.worth(a - LOSE), a))


def place(campaign: Campaign, legal: list[int]) -> int:
    """At full strength at home, or where a city needs help; Pilgrims near the front (8.24, 8.25, 8.3)."""
    drawn = [b for b, where in enumerate(campaign.view.where) if where == DRAWN]
    if not drawn:
        return legal[0]
    return max(legal, key=lambda action: (_placing(campaign, drawn[0], action - TO), -action))


def _placing(campaign: Campaign, block: int, town: int) -> float:
    board = campaign.board
    is_full = board.group[block] == PILGRIM or town in board.seats[block]
    steps = board.strength[block] if is_full else 1
    there = campaign.ground.field[town]
    score = 1.5 * steps - 0.3 * campaign.to_goal(town)
    force = campaign.force(there)
    before = campaign.peril(town, force) if town in board.victory_towns else 0.0
    danger = campaign.danger(town, force)
    force.add_block(board, block, steps)
    if before:
        score += 10.0 * (before - campaign.peril(town, force))
    score -= 0.5 * max(0.0, campaign.danger(town, force) - danger)
    if campaign.turn >= WINTER - 1:
        score -= 4.0 * (campaign.stranded(town, len(there) + 1) - campaign.stranded(town, len(there)))
    return score


def land(campaign: Campaign, legal: list[int]) -> int:
    """A port near the goal, together and safe (8.22)."""
    return max(legal, key=lambda action: (_landing(campaign, action - TO), -action))


def _landing(campaign: Campaign, town: int) -> float:
    ground = campaign.ground
    there = ground.field[town]
    score = 0.6 * min(len(there), 6) - (0.8 * campaign.to_goal(town) if campaign.goal != NO_TOWN else 0.0)
    score -= 0.5 * ground.foes[town] * 4 + 0.2 * campaign.danger(town, campaign.force(there))
    if town in campaign.board.victory_towns:
        score += 6.0 * campaign.peril(town, campaign.force(there))
    return score - 2.0 * (campaign.turn >= SIEGE_SEASON) * campaign.stranded(town, len(there) + 2)
