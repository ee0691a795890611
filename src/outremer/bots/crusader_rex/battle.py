"""The squire in battle: castles, storms, sallies, combat turns, losses, retreats (6, 7)."""

from __future__ import annotations

from typing import Final

from outremer.bots.crusader_rex.campaign import WINTER, Campaign
from outremer.games.crusader_rex.actions import (
    APPROACHES,
    BATTLE,
    BESIEGE,
    CHARGE,
    DONE,
    DROP,
    FIGHT,
    HARRY,
    HIT,
    MAIN,
    OFF_MAP,
    REGROUP,
    RETREAT,
    STORM,
    TO,
    VOCABULARY,
    WITHDRAW,
)
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.judge import CHARGING, Force, Ground, block_worth, chance, clash, force_of, storming
from outremer.games.crusader_rex.roads import came_from
from outremer.games.crusader_rex.state import (
    ATTACKER,
    BATTLE_TOWN,
    IS_STORM,
    RESERVE,
    ROUND,
    TOWN_COUNT,
    TURN,
)
from outremer.games.crusader_rex.view import View

EVEN: Final = 0.5
HOPELESS: Final = 0.15
LAST_STAND: Final = 0.06  # what a city without a free castle still fights for
TO_THE_WALLS: Final = 0.4
STORM_ODDS: Final = 0.6
LAST_STORM_ODDS: Final = 0.25  # before the winter ends the siege
LAST_TRADE: Final = -1.5  # steps that a last storm may cost more than it gains
FAIR_TRADE: Final = 0.8  # steps of theirs for one of ours that make a storm worth its losses
SALLY_ODDS: Final = 0.65
JOIN_ODDS: Final = 0.4
ROUNDS: Final = 3
OWN_ATTACK: Final = 2  # how much more a block of ours counts where we attack


class Battle:
    """The battle that is going on, as one seat sees it."""

    def __init__(self, board: Board, view: View) -> None:
        self.board = board
        self.view = view
        self.town = view.turn[BATTLE_TOWN] - 1
        self.side = view.seat
        self.enemy = 1 - view.seat
        self.round = view.turn[ROUND]
        self.attacks = view.turn[ATTACKER] == view.seat
        self.is_storm = view.turn[IS_STORM] == 1
        self.is_city = self.town in board.victory_towns
        field = view.known_at(self.side, 2 * self.town)
        self.line = [b for b in field if view.part[b] != RESERVE]
        self.reserves = [b for b in field if view.part[b] == RESERVE]
        self.castle = view.known_at(self.side, 2 * self.town + 1)
        self.foes = [b for b in view.known_at(self.enemy, 2 * self.town) if view.part[b] != RESERVE]
        self.foes_inside = view.known_at(self.enemy, 2 * self.town + 1)

    def force(self, blocks: list[int]) -> Force:
        return force_of(self.board, self.view, blocks)

    def field_odds(self, extra: list[int]) -> float:
        """How the field battle is likely to end for us, with some more blocks, and the reserves of both sides."""
        ours = self.force(self.line + extra)
        ground = Ground(self.board, self.view)
        theirs = self.force(self.foes)
        if self.round < 2:
            ours.join(self.force(self.reserves))
            waiting = ground.foes[self.town] - theirs.count
            one = ground.unknown
            theirs.add(one.fire * waiting, one.storm * waiting, one.life * waiting, waiting)
        if self.attacks:
            own_left, enemy_left = clash(ours, theirs, max(1, ROUNDS + 1 - self.round))
            return chance(own_left, enemy_left)
        enemy_left, own_left = clash(theirs, ours, max(1, ROUNDS + 1 - self.round))
        return chance(own_left, enemy_left)

    def storm_result(self, stormers: list[int], rounds: int) -> tuple[float, float, float, float]:
        """What a storm leaves of stormers and castle, as shares, and the steps of both."""
        ground = Ground(self.board, self.view)
        ours = self.force(stormers)
        theirs = ground.foe_force(self.town, inside=True)
        own_left, enemy_left = storming(ours, theirs, rounds)
        return own_left, enemy_left, ours.life, theirs.life

    def storm_odds(self) -> float:
        """In a storm that is going on, for the stormers."""
        inside = self.foes_inside if self.attacks else self.castle
        stormers = self.line if self.attacks else self.foes
        own_left, enemy_left = storming(self.force(stormers), self.force(inside), max(1, ROUNDS + 1 - self.round))
        return chance(own_left, enemy_left)

    def best_stormers(self) -> list[int]:
        order = sorted(self.line, key=lambda b: (-self.force([b]).storm, b))
        return order[: self.board.storm_limit[self.town]]


def withdraw_first(battle: Battle, legal: list[int]) -> int:
    """Before round 1: into the castle if the field would be lost (7.0)."""
    inside = [action for action in legal if action != DONE]
    if not inside:
        return DONE
    ground = Ground(battle.board, battle.view)
    theirs = ground.foe_force(battle.town)
    enemy_left, own_left = clash(theirs, battle.force(battle.line + battle.reserves), ROUNDS)
    if chance(own_left, enemy_left) >= EVEN:
        return DONE
    inside = [action for action in inside if is_castle_guard(battle, action - WITHDRAW)]
    inside.sort(key=lambda action: (-battle.view.steps[action - WITHDRAW], -block_value(battle, action - WITHDRAW)))
    return inside[0] if inside else DONE


def is_castle_guard(battle: Battle, block: int) -> bool:
    """Small castles are death traps: only those who can come back are shut in there (6.7)."""
    return battle.board.value[battle.town] > 1 or not battle.board.permanent[block]


def storm_choice(battle: Battle, legal: list[int]) -> int:
    """Storm where it succeeds or costs them more than us; besiege otherwise (7.2, 7.3)."""
    wanted = battle.best_stormers()
    if BESIEGE not in legal:  # some have been named already
        for block in wanted:
            if STORM + block in legal:
                return STORM + block
        return DONE
    rounds = max(1, ROUNDS + 1 - battle.round)
    own_left, enemy_left, own_life, enemy_life = battle.storm_result(wanted, rounds)
    odds = chance(own_left, enemy_left)
    is_last = battle.view.turn[TURN] >= WINTER - 1
    trade = enemy_life * (1 - enemy_left) - FAIR_TRADE * own_life * (1 - own_left)
    if odds >= (LAST_STORM_ODDS if is_last else STORM_ODDS) or trade > (LAST_TRADE if is_last else 0.0):
        for block in wanted:
            if STORM + block in legal:
                return STORM + block
    if is_last and not has_moves_left(battle.view):
        leaving = [action for action in legal if action >= RETREAT and action != DONE]
        if leaving:
            return leaving[0]
    return BESIEGE


def has_moves_left(view: View) -> bool:
    """Whether a card in hand can still bring the besiegers away, or let them stay (9.11, 9.12)."""
    return (sum(view.hand[:4]) > 0 and view.turn[TURN] < WINTER) or view.campaigner() == view.seat


def sally(battle: Battle, legal: list[int]) -> int:
    """Come out with everybody if that can win the field (7.32, 7.33)."""
    out = [action for action in legal if action != DONE]
    if not out:
        return DONE
    coming = battle.castle
    if not battle.foes:
        return _sally_alone(battle, out, coming)
    return out[0] if battle.field_odds(coming) >= JOIN_ODDS else DONE


def _sally_alone(battle: Battle, out: list[int], coming: list[int]) -> int:
    theirs = Ground(battle.board, battle.view).foe_force(battle.town)
    own_left, enemy_left = clash(battle.force(coming + battle.line), theirs, ROUNDS)
    return out[0] if chance(own_left, enemy_left) >= SALLY_ODDS else DONE


def combat_turn(battle: Battle, legal: list[int]) -> int:
    """The strongest block acts first; it flees, shuts itself in, charges or fights (6.2)."""
    actions = set(legal)
    blocks = sorted({_block_of(action) for action in legal}, key=lambda b: (-block_value(battle, b), b))
    odds = battle.storm_odds() if battle.is_storm else battle.field_odds([])
    for block in blocks:
        action = _turn_of(battle, block, actions, odds)
        if action in actions:
            return action
    return legal[0]


def _block_of(action: int) -> int:
    return action - VOCABULARY.verb(action).base


def _turn_of(battle: Battle, block: int, actions: set[int], odds: float) -> int:
    if battle.is_storm:
        gives_up = battle.attacks and odds < HOPELESS
        return DROP + block if gives_up and DROP + block in actions else FIGHT + block
    if FIGHT + block not in actions:  # round 4: attackers leave (6.1)
        return WITHDRAW + block if WITHDRAW + block in actions else RETREAT + block
    if WITHDRAW + block in actions and odds < TO_THE_WALLS and is_castle_guard(battle, block):
        return WITHDRAW + block
    if odds < (LAST_STAND if battle.is_city and not battle.attacks else HOPELESS):
        for verb in (WITHDRAW, HARRY, RETREAT):
            if verb + block in actions:
                return verb + block
    return CHARGE + block if charges(battle, block, odds) and CHARGE + block in actions else FIGHT + block


def charges(battle: Battle, block: int, odds: float) -> bool:
    """Knights rated 3 or more charge, others when the battle hangs by a thread (6.42)."""
    prey = sum(battle.view.steps[b] for b in battle.foes)
    if prey <= 1:
        return False
    if battle.board.number[block] >= CHARGING:
        return True
    return battle.is_city and odds < EVEN and battle.view.steps[block] > 1


def block_value(battle: Battle, block: int) -> float:
    return block_worth(battle.board, block) * battle.view.steps[block]


def take_hit(battle: Battle, legal: list[int]) -> int:
    """The least valuable of equal blocks (6.41)."""
    return min(legal, key=lambda action: (block_worth(battle.board, action - HIT), action))


def refuge(campaign: Campaign, legal: list[int]) -> int:
    """To friends, away from the enemy, where there is room for the winter (6.5, 6.6)."""
    return max(legal, key=lambda action: (_shelter(campaign, action - TO), -action))


def _shelter(campaign: Campaign, town: int) -> float:
    if town == OFF_MAP:
        return -100.0
    ground = campaign.ground
    score = 0.5 * min(len(ground.field[town]), 6) - 0.3 * campaign.menace(town).count
    score += 0.5 * campaign.board.value[town] - 0.2 * campaign.to_goal(town)
    if ground.castle[town]:
        score -= 1.0
    if campaign.turn >= WINTER - 1:
        score += 4.0 if campaign.room(town) else -2.0 * campaign.stranded(town, len(ground.field[town]) + 1)
    return score


def regroup(campaign: Campaign, legal: list[int]) -> int:
    """Before the winter those go on for whom there is no room (9.2)."""
    blocks = [action - REGROUP for action in legal if action != DONE]
    if not blocks or campaign.turn < WINTER - 1:
        return DONE
    place = campaign.view.where[blocks[0]]
    town = place >> 1
    here = len(campaign.ground.field[town])
    if here <= campaign.limit(town):
        return DONE
    if not any(campaign.room(other) for other in campaign.board.neighbours[town]):
        return DONE
    return REGROUP + max(blocks, key=lambda b: (campaign.garrison_order(b), b))


def pick_battle(campaign: Campaign, legal: list[int]) -> int:
    """First where we attack and are strong: who flees from there may still help elsewhere."""
    ground = campaign.ground

    def order(action: int) -> tuple[int, int]:
        town = action - BATTLE
        attacks = 1 if ground.view.attack[town] == ground.side + 1 else 0
        return (attacks * OWN_ATTACK * len(ground.field[town]) - ground.foes[town], -town)

    return max(legal, key=order)


def main_attack(campaign: Campaign, legal: list[int]) -> int:
    """The strongest group leads (6.3)."""
    view = campaign.view
    strength: dict[int, int] = {}
    for b in campaign.on_map():
        if view.entry[b] and view.origin[b] and view.where[b] & 1 == 0:
            town = view.where[b] >> 1
            if town < TOWN_COUNT and view.attack[town] == campaign.side + 1:
                last = came_from(campaign.board, town, view.entry[b] - 1)
                group = (view.origin[b] - 1) * APPROACHES + last
                strength[group] = strength.get(group, 0) + view.steps[b]
    return max(legal, key=lambda action: (strength.get(action - MAIN, 0), -action))
