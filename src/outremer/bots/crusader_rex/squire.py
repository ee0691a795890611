"""The squire: a simple, sensible opponent for Crusader Rex.

It takes what stands open, gathers before it attacks, guards its cities and goes home for the winter. It looks one
move ahead and remembers only the rest of the march that it is carrying out. It draws no lots: what it does follows
from what it sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from outremer.bots.base import Bot, register
from outremer.bots.crusader_rex import battle, cards
from outremer.bots.crusader_rex.battle import Battle
from outremer.bots.crusader_rex.campaign import Campaign
from outremer.bots.crusader_rex.march import Marches
from outremer.bots.crusader_rex.roads import squire_board, squire_roads
from outremer.core.game import Observation
from outremer.games.crusader_rex.actions import DONE, MARCH, STOP, TO
from outremer.games.crusader_rex.state import BATTLE_TOWN, MOVES, WALKING
from outremer.games.crusader_rex.view import View

CampaignChoice = Callable[[Campaign, list[int]], int]
BattleChoice = Callable[[Battle, list[int]], int]

IN_CAMPAIGN: Final[dict[str, CampaignChoice]] = {
    "commit": cards.choose_card,
    "cards": cards.choose_card,
    "name-first": cards.name_first,
    "assassins": cards.target,
    "manna": cards.raise_block,
    "replacements": cards.raise_block,
    "place": cards.place,
    "landing-to": cards.land,
    "sail-to": cards.land,
    "quarters": cards.lose,
    "retreat-to": battle.refuge,
    "regroup-to": battle.refuge,
    "regroup": battle.regroup,
    "pick-battle": battle.pick_battle,
    "main-attack": battle.main_attack,
}
IN_BATTLE: Final[dict[str, BattleChoice]] = {
    "withdraw": battle.withdraw_first,
    "storm-choice": battle.storm_choice,
    "sally": battle.sally,
    "combat-turn": battle.combat_turn,
    "take-hit": battle.take_hit,
}
PLANNED: Final = ["deployment", "deployment-to", "guide", "move", "group", "muster", "path", "sail-to", "landing"]


class Squire(Bot):
    """Keeps the rest of a march as a list of actions, and drops it when the next of them is not legal."""

    def __init__(self) -> None:
        self.board = squire_board()
        self.roads = squire_roads()
        self.plan: list[int] = []

    def choose(self, observation: Observation, legal: list[int]) -> int:
        if len(legal) == 1:
            if self.plan and self.plan[0] == legal[0]:
                self.plan.pop(0)
            return legal[0]
        view = View(observation)
        phase = view.phase()
        if phase not in PLANNED:
            self.plan = []
        planned = self._next_planned(legal)
        action = planned if planned is not None else self._decide(view, phase, legal)
        return action if action in legal else legal[-1]

    def _next_planned(self, legal: list[int]) -> int | None:
        """The next action of the plan; a stop is left out where the block stops by itself."""
        while self.plan:
            action = self.plan.pop(0)
            if action in legal:
                return action
            if action != STOP:
                self.plan = []
        return None

    def _decide(self, view: View, phase: str, legal: list[int]) -> int:
        if phase in IN_BATTLE and view.turn[BATTLE_TOWN]:
            return IN_BATTLE[phase](Battle(self.board, view), legal)
        if phase in IN_CAMPAIGN:
            return IN_CAMPAIGN[phase](Campaign(self.board, self.roads, view), legal)
        if phase in ("move", "guide"):
            self.plan = Marches(Campaign(self.board, self.roads, view), max(1, view.turn[MOVES])).best(legal)
        elif phase == "deployment":
            self.plan = cards.deploy(legal)
        elif phase == "path":
            return self._wander(view, legal)
        elif phase == "landing":
            return legal[0]
        planned = self._next_planned(legal)
        return DONE if planned is None else planned

    def _wander(self, view: View, legal: list[int]) -> int:
        """A block on the road without a plan: it stops, or goes where it is safe."""
        if STOP in legal:
            return STOP
        campaign = Campaign(self.board, self.roads, view)
        block = view.turn[WALKING] - 1
        steps = [action for action in legal if TO <= action < MARCH]
        if not steps or block < 0:
            return legal[0]
        return max(steps, key=lambda action: (self._safety(campaign, block, action - TO), -action))

    def _safety(self, campaign: Campaign, block: int, town: int) -> float:
        if campaign.ground.foes[town]:
            return -10.0 * campaign.ground.foes[town]
        force = campaign.force([*campaign.ground.field[town], block])
        return len(campaign.ground.field[town]) - campaign.danger(town, force)


register("squire", lambda game, seat, seed: Squire(), game="crusader-rex")
