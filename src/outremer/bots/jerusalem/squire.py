"""The squire: a simple, sensible opponent for Jerusalem.

It bids for magistrates what they bring it, spreads its nobles where one more gains most, shuts its Lord's space to the
others, keeps an eye on the event to come and on the King's gifts. It looks at the present turn only and values the
rest by rule of thumb. What it remembers is what it has seen of the others' nobles and besants, and the rest of its
plan for the turn. Its taste in magistrates differs a little from turn to turn, as its seed has it.
"""

from __future__ import annotations

from typing import Final

from outremer.bots.base import Bot, register
from outremer.bots.jerusalem import auction, collection
from outremer.bots.jerusalem.auction import Auction
from outremer.bots.jerusalem.city import City
from outremer.bots.jerusalem.deployment import Deployment, two_incomes
from outremer.bots.jerusalem.purses import DEPLOYING, Purses
from outremer.bots.jerusalem.worth import squire_board
from outremer.core.chance import Stream
from outremer.core.game import Observation
from outremer.games.jerusalem.actions import DONE, LOCK
from outremer.games.jerusalem.state import TURN
from outremer.games.jerusalem.view import View

BIDDING: Final = ["opening-bid", "bidding"]


class Squire(Bot):
    """Keeps the rest of its deployment turn as a list of actions, and thinks again when the next is not legal."""

    def __init__(self, seed: bytes) -> None:
        self.board = squire_board()
        self.seed = seed
        self.purses = Purses(self.board)
        self.plan: list[int] = []
        self.auction: Auction | None = None

    def choose(self, observation: Observation, legal: list[int]) -> int:
        view = View(observation)
        self.purses.look(view)
        phase = view.phase()
        if phase in DEPLOYING:
            action = self._deploy(view, phase, legal)
        else:
            self.plan = []
            action = legal[0] if len(legal) == 1 else self._decide(view, phase, legal)
        return action if action in legal else legal[-1]

    def _deploy(self, view: View, phase: str, legal: list[int]) -> int:
        if phase == "two-incomes":
            return two_incomes(view.number(TURN), legal)
        if self.plan and self.plan[0] in legal:
            return self.plan.pop(0)
        self.plan = []
        if phase != "deployment":
            return legal[0]
        self.plan = Deployment(City(self.board, view, self.purses), view, self.purses, legal).actions()
        return self.plan.pop(0)

    def _decide(self, view: View, phase: str, legal: list[int]) -> int:
        if phase in BIDDING:
            return self._auction(view).bid(view, legal)
        if phase == "pick-magistrate":
            return self._auction(view).pick(view, legal)
        if phase == "draft-pick":
            return auction.draft(self.board, view, legal)
        if phase == "income":
            return LOCK
        if phase == "succession":
            return collection.succession(legal)
        return self._collect(City(self.board, view, self.purses), phase, legal)

    def _collect(self, city: City, phase: str, legal: list[int]) -> int:
        if phase == "tower-gain":
            return collection.tower(city, legal)
        if phase == "university":
            return collection.university(city, self.purses, legal)
        if phase == "materials":
            return collection.materials(city, self.purses, legal)
        if phase == "intrigue":
            return collection.intrigue(city, legal)
        if phase == "special-tax":
            return collection.tax(city, legal)
        return collection.war(city, legal) if phase == "war" else DONE

    def _auction(self, view: View) -> Auction:
        """The values of this turn; the same whenever they are asked for."""
        turn = view.number(TURN)
        if self.auction is None or self.auction.turn != turn:
            self.auction = Auction(self.board, view, Stream(self.seed, 1000 * turn))
        return self.auction


register("squire", lambda game, seat, seed: Squire(seed), game="jerusalem")
