"""The squire's movement: the marches that come to its mind, each with a score, and the best as a list of actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from outremer.bots.crusader_rex.campaign import NO_TOWN, WINTER, Campaign
from outremer.bots.crusader_rex.roads import Traffic
from outremer.games.crusader_rex.actions import DONE, GROUP, LAND, MOVE, MUSTER, SAIL, STOP, TO
from outremer.games.crusader_rex.judge import FIELD_ROUNDS, Force, chance, clash
from outremer.games.crusader_rex.names import FRANK, NATIONS
from outremer.games.crusader_rex.state import GUIDING, STAGING, TOWN_COUNT, blocks_of

ENOUGH: Final = 0.8  # a march with a lower score is not worth a move
HOPE: Final = 0.5  # the squire does not attack where it is less likely to win
DESPERATE_HOPE: Final = 0.35
SECOND_MOVE: Final = 0.3  # how much dearer an attack is that takes one move more
COMING_HELP: Final = 0.15  # the part of the enemies near by who may come to help
RELIEF: Final = 0.8  # the worth of a town of ours that is besieged
VICTORY_AT_ONCE: Final = 1000.0
CLOSER: Final = 0.35  # a step of the road to the goal, for one block
TOGETHER: Final = 0.12  # a block beside another
CARE: Final = 0.5  # a step in danger
GIVEN_UP: Final = 0.3  # an own town left to whoever comes
QUARTERS: Final = [0.0, 0.0, 0.0, 0.3, 1.2, 3.0, 5.0]  # by turn: a block that the winter would kill
LAST_ADVANCE: Final = 4  # the last turn in which armies set out for a far goal
NATION: Final = 6.0
NEWCOMER: Final = 2.0
HELD_IN_PERIL: Final = 0.3  # what a city counts, though the enemy may take it back
SAVED: Final = 0.6  # the worth of a city, as far as help makes it safer
CROWD: Final = 6  # more than so many together is no gain

Order = tuple[int, int]  # a block and the town where it is sent
Builder = Callable[[], list[int]]


class Marches:
    """The marches possible with so many moves."""

    def __init__(self, campaign: Campaign, moves: int) -> None:
        self.campaign = campaign
        self.ground = campaign.ground
        self.moves = moves
        self.roads = campaign.roads
        self.traffic = Traffic(campaign.roads, campaign.ground)
        self.found: list[tuple[float, int, Builder]] = []
        self.sources = [town for town in range(TOWN_COUNT) if campaign.free[town]]
        self.near = {town: campaign.board.near[FIELD_ROUNDS][town] for town in self.sources}

    def best(self, legal: list[int]) -> list[int]:
        """The actions of the best march whose first action is legal; only DONE if none is worth it."""
        self._look()
        self.found.sort(key=lambda each: (-each[0], each[1]))
        for score, _, builder in self.found:
            if score < ENOUGH:
                break
            actions = builder()
            if actions and actions[0] in legal:
                return actions
        return [DONE]

    def urgency(self) -> float:
        """The score of the best march, whatever is legal."""
        self._look()
        return max([score for score, _, _ in self.found], default=0.0)

    def _look(self) -> None:
        self._attacks()
        self._advances()
        if not self.campaign.view.turn[GUIDING]:
            self._musters()
            self._sailings()
            self._landings()
        if self.campaign.turn >= WINTER - 1:
            self._quarters()

    def _offer(self, score: float, builder: Builder) -> None:
        if score >= ENOUGH:
            self.found.append((score, len(self.found), builder))

    # marching

    def group(self, traffic: Traffic, start: int, orders: list[Order]) -> tuple[list[int], list[int]]:
        """A group move as actions, and the blocks that find a way."""
        actions = [GROUP + start]
        went: list[int] = []
        for block, target in orders:
            way = traffic.way(start, target, self.campaign.reach(block))
            if way is not None:
                traffic.take(start, way)
                actions += [MOVE + block, *[TO + town for town in way], STOP]
                went.append(block)
        return ([*actions, DONE], went) if went else ([], [])

    def able(self, start: int, target: int) -> list[int]:
        """The free blocks in a town that could go to another, best first."""
        reach = self.campaign.reach
        limits = {reach(b) for b in self.campaign.free[start]}
        open_for = {limit for limit in limits if self.traffic.way(start, target, limit) is not None}
        if not open_for:
            return []
        able = [b for b in self.campaign.free[start] if reach(b) in open_for]
        able.sort(key=lambda b: (-self.campaign.worth(b), b))
        return able

    # attacks

    def _attacks(self) -> None:
        if self.campaign.is_winter_bound:
            return
        for town in range(TOWN_COUNT):
            if self.ground.foes[town] or (self.ground.foes_inside[town] and self.ground.field[town]):
                self._attack(town)

    def _attack(self, town: int) -> None:
        """Blocks of one town, then of more towns together, against the enemies in a town, or to help those who fight
        or besiege there."""
        stacks = [(start, self.able(start, town)) for start in self.sources if self.near[start] >> town & 1]
        stacks = [each for each in stacks if each[1]]
        stacks.sort(key=lambda each: (-self.campaign.force(each[1]).life, each[0]))
        before = self._prospect_at(town, [])
        traffic = self.traffic.copy()
        actions: list[int] = []
        joined: list[int] = []
        used = 0
        cost = 0.0
        for start, blocks in stacks:
            march, went = self.group(traffic, start, [(b, town) for b in blocks])
            if not went:
                continue
            used += 1
            cost += self._leaving(start, went)
            actions = actions + march
            joined = joined + went
            gain = self._prospect_at(town, joined) - before - cost
            self._offer(gain / (1 + SECOND_MOVE * (used - 1)), partial(list, actions))
            if used == self.moves:
                break

    def _prospect_at(self, town: int, joined: list[int]) -> float:
        """What is to be expected in a town with enemies if some blocks join those who are there."""
        campaign = self.campaign
        ground = self.ground
        ours = campaign.force(joined + ground.field[town] + ground.castle[town])
        if ours.count == 0:
            return 0.0
        theirs = ground.foe_force(town)
        worth = campaign.value(town)
        if ground.view.attack[town] == ground.enemy + 1:
            fight = campaign.assault(theirs, ours, town)
            return (1 - fight.likely) * worth - ours.life * (1 - fight.enemy_left) + theirs.life * (1 - fight.own_left)
        besieging = ground.foes_inside[town] > 0
        if besieging:
            theirs.join(ground.foe_force(town, inside=True))
        theirs.join(campaign.menace(town), COMING_HELP)
        likely, own_left, enemy_left = self._fight(town, ours, theirs, besieging)
        worth = self._prize(town, worth)
        hope = DESPERATE_HOPE if campaign.must_dare else HOPE
        if likely < hope:
            return worth * likely / 4 - ours.life * (1 - own_left)
        result = worth * likely + theirs.life * (1 - enemy_left) - ours.life * (1 - own_left)
        return result - QUARTERS[campaign.turn] * campaign.stranded(town, len(joined) + len(ground.field[town]))

    def _fight(self, town: int, ours: Force, theirs: Force, besieging: bool) -> tuple[float, float, float]:
        if self.ground.castle[town]:
            own_left, enemy_left = clash(ours, theirs, FIELD_ROUNDS)  # they besiege us: no castle for them
            return chance(own_left, enemy_left), own_left, enemy_left
        fight = self.campaign.assault(ours, theirs, town, besieging and not self.ground.foes[town])
        return fight.likely, fight.own_left, fight.enemy_left

    def _prize(self, town: int, worth: float) -> float:
        if self.campaign.wins_all(town):
            return VICTORY_AT_ONCE
        return worth if self.ground.holder(town) != self.ground.side else worth * RELIEF

    def _leaving(self, start: int, blocks: list[int]) -> float:
        """What it costs to leave a town empty: one in the enemy's colour is his again (5.6)."""
        ground = self.ground
        if len(blocks) < len(ground.field[start]) or ground.foes_inside[start]:
            return 0.0
        worth = self.campaign.value(start)
        if self.campaign.board.colour[start] != ground.side:
            return worth
        return worth * GIVEN_UP if self.campaign.menace(start).count else 0.0

    # marches without a fight

    def _advances(self) -> None:
        for start in self.sources:
            everybody = self.campaign.free[start]
            for town in self.roads.ways[start]:
                if not self.ground.foes[town] and not self.ground.foes_inside[town] and self._tempts(start, town):
                    able = self.able(start, town)
                    if able:
                        self._advance(start, town, able)
                        if len(everybody) > 1:
                            self._advance(start, town, able[-1:])

    def _tempts(self, start: int, town: int) -> bool:
        """Whether there is any reason to go there."""
        campaign = self.campaign
        if self.ground.holder(town) != self.ground.side:
            return True
        if town in campaign.board.victory_towns and campaign.menace(town).count:
            return True
        if campaign.turn <= LAST_ADVANCE and campaign.to_goal(town) < campaign.to_goal(start):
            return True
        return campaign.menace(start).count > 0 and start not in campaign.board.victory_towns

    def _advance(self, start: int, town: int, blocks: list[int]) -> None:
        traffic = self.traffic
        score = self._taking(town, blocks) - self._leaving(start, blocks) + self._shift(start, town, blocks)
        self._offer(score, lambda: self.group(traffic.copy(), start, [(b, town) for b in blocks])[0])

    def _taking(self, town: int, blocks: list[int]) -> float:
        """The gain of entering a vacant town of the enemy, or of strengthening a city of ours."""
        campaign = self.campaign
        there = self.ground.field[town]
        if self.ground.holder(town) != self.ground.side:
            if campaign.wins_all(town):
                return VICTORY_AT_ONCE
            return campaign.value(town) * (1 - (1 - HELD_IN_PERIL) * campaign.peril(town, campaign.force(blocks)))
        if town not in campaign.board.victory_towns or not campaign.menace(town).count:
            return 0.0
        before = campaign.peril(town, campaign.force(there))
        return campaign.value(town) * SAVED * (before - campaign.peril(town, campaign.force(there + blocks)))

    def _shift(self, start: int, town: int, blocks: list[int]) -> float:
        """Better or worse for the blocks: nearer to the goal, together, out of danger, in quarters."""
        campaign = self.campaign
        there = self.ground.field[town]
        rest = [b for b in self.ground.field[start] if b not in blocks]
        count = len(blocks)
        score = TOGETHER * count * (min(len(there), CROWD) - min(len(rest), CROWD))
        if campaign.goal != NO_TOWN and campaign.turn <= LAST_ADVANCE:
            score += CLOSER * count * (campaign.to_goal(start) - campaign.to_goal(town))
        more = campaign.danger(town, campaign.force(there + blocks)) - campaign.danger(town, campaign.force(there))
        less = campaign.danger(start, campaign.force(self.ground.field[start]))
        score -= CARE * (more - less + campaign.danger(start, campaign.force(rest)))
        winter = QUARTERS[campaign.turn]
        if winter:
            score -= winter * (campaign.stranded(town, len(there) + count) - campaign.stranded(town, len(there)))
            score -= winter * (
                campaign.stranded(start, len(rest)) - campaign.stranded(start, len(self.ground.field[start]))
            )
        return score

    # musters

    def _musters(self) -> None:
        ground = self.ground
        for town in range(TOWN_COUNT):
            if ground.foes[town] or ground.foes_inside[town] or ground.view.attack[town]:
                continue
            if ground.field[town] or self.campaign.board.colour[town] == ground.side:
                self._muster(town)

    def _muster(self, town: int) -> None:
        """All who come nearer to the goal, or help a city in danger."""
        campaign = self.campaign
        threatened = town in campaign.board.victory_towns and campaign.menace(town).count > 0
        coming: list[tuple[int, int]] = []  # where from, which block
        score = 0.0
        for start in self.sources:
            if not self.near[start] >> town & 1 or (start in campaign.board.victory_towns and not threatened):
                if campaign.to_goal(start) <= campaign.to_goal(town):
                    continue
            closer = campaign.turn <= LAST_ADVANCE and campaign.to_goal(start) > campaign.to_goal(town)
            if closer or threatened:
                able = self.able(start, town)
                if able:
                    coming += [(start, b) for b in able]
                    score += self._shift(start, town, able) - self._leaving(start, able)
        if not coming:
            return
        blocks = [b for _, b in coming]
        score += self._taking(town, blocks) + TOGETHER * len(blocks) * (len(blocks) - 1) / 4
        self._offer(score, lambda: self.muster(town, coming))

    def muster(self, town: int, coming: list[tuple[int, int]]) -> list[int]:
        traffic = self.traffic.copy()
        actions = [MUSTER + town]
        for start, block in coming:
            way = traffic.way(start, town, self.campaign.reach(block))
            if way is not None:
                traffic.take(start, way)
                actions += [MOVE + block, *[TO + each for each in way]]
        return [*actions, DONE] if len(actions) > 1 else []

    # ships

    def _sailings(self) -> None:
        campaign = self.campaign
        ports = [town for town in campaign.board.ports if self._is_open_port(town)]
        for start in campaign.board.ports:
            for block in self.campaign.free[start][:1]:
                for town in ports:
                    if town != start:
                        score = self._taking(town, [block]) - self._leaving(start, [block])
                        score += self._shift(start, town, [block])
                        self._offer(score, partial(list, [SAIL + block, TO + town]))

    def _is_open_port(self, town: int) -> bool:
        """Ours, without a battle, and in winter without a siege (5.8)."""
        ground = self.ground
        if ground.foes[town] or ground.castle[town]:
            return False
        if ground.foes_inside[town] and self.campaign.is_winter_bound:
            return False
        return bool(ground.field[town]) or self.campaign.board.colour[town] == ground.side

    def _landings(self) -> None:
        """A nation that has gathered comes at once, but not into the winter (8.21)."""
        where = self.campaign.view.where
        for nation in range(len(NATIONS)):
            waiting = [b for b in blocks_of(FRANK) if where[b] == STAGING + nation]
            if waiting and self.ground.side == FRANK and self.campaign.turn < WINTER:
                self._offer(NATION + NEWCOMER * len(waiting), partial(list, [LAND + nation]))

    # winter quarters

    def _quarters(self) -> None:
        """Away from where the winter kills (9.2, 9.03): one town's blocks go where there is room, or many to one."""
        lost = self._without_quarters()
        for start, blocks in lost.items():
            self._disperse(start, blocks)
        for town in range(TOWN_COUNT):
            if self.campaign.room(town) and not self.ground.view.attack[town]:
                self._gather(town, lost)

    def _without_quarters(self) -> dict[int, list[int]]:
        """By town, the blocks that would die there, the most valuable first."""
        campaign = self.campaign
        lost: dict[int, list[int]] = {}
        for town in self.sources:
            count = round(campaign.stranded(town, len(self.ground.field[town])) + 0.49)
            if count:
                lost[town] = sorted(campaign.free[town], key=lambda b: (-campaign.worth(b), b))[:count]
        return lost

    def _disperse(self, start: int, blocks: list[int]) -> None:
        campaign = self.campaign
        room = {town: campaign.room(town) for town in self.roads.ways[start]}
        targets = [town for town in room if room[town]]
        targets.sort(key=lambda town: (self.roads.distance[start][town], -room[town], town))
        traffic = self.traffic.copy()
        orders: list[Order] = []
        for block in blocks:
            for town in targets:
                way = traffic.way(start, town, campaign.reach(block)) if room[town] else None
                if way is not None:
                    room[town] -= 1
                    traffic.take(start, way)
                    orders.append((block, town))
                    break
        score = QUARTERS[campaign.turn] * len(orders) - self._leaving(start, [block for block, _ in orders])
        self._offer(score, lambda: self.group(self.traffic.copy(), start, orders)[0])

    def _gather(self, town: int, lost: dict[int, list[int]]) -> None:
        room = self.campaign.room(town)
        coming: list[tuple[int, int]] = []
        for start, blocks in lost.items():
            if start != town and self.near[start] >> town & 1:
                able = self.able(start, town)
                coming += [(start, b) for b in blocks if b in able]
        coming = coming[:room]
        if coming:
            self._offer(QUARTERS[self.campaign.turn] * len(coming), lambda: self.muster(town, coming))
