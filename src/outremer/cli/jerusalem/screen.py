"""The screens of Jerusalem: the city, the players, and what a player must have before his eyes to act.

Each player has a letter besides his colour, who leads is always named first, and nobles, besants and prestige have
a sign each, so that nothing depends on colour alone.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.rule import Rule
from rich.text import Text

from outremer.cli.desk import WIDTH
from outremer.cli.jerusalem.city import draw_city
from outremer.cli.jerusalem.closeup import THINGS, about, all_own, look_at
from outremer.cli.jerusalem.court import draw_auction, draw_court, draw_hand, draw_incomes, draw_offer, own_cards
from outremer.cli.jerusalem.describing import event_effect
from outremer.cli.jerusalem.short import ways
from outremer.cli.jerusalem.signs import BESANT, LORD, NOBLE, PRESTIGE, lord_mark, majority, outlook, titled
from outremer.cli.screen import Screen
from outremer.cli.typed import spelt
from outremer.core.game import Observation
from outremer.games.jerusalem.board import TURNS, Board
from outremer.games.jerusalem.majority import counts_in, lord_needs, struck_sectors
from outremer.games.jerusalem.names import EVENTS, MAGISTRATES, MARKET, SEATS, SPACES, spaces_of
from outremer.games.jerusalem.state import ACTIVE, TURN
from outremer.games.jerusalem.view import View
from outremer.telling.jerusalem import TELLER
from outremer.text import Catalogue

_STAGES: Final = {
    "auction": ("auctions", "pick-magistrate", "opening-bid", "bidding"),
    "draft": ("draft", "draft-pick"),
    "deployment": (
        "deployments", "deployment", "peddling", "shift", "shift-to", "influence", "turncoat", "turncoat-with",
        "two-incomes",
    ),
    "collection": ("davids-tower", "tower-gain", "privileges", "university", "materials", "intrigue", "incomes"),
    "event": ("event", "succession", "special-tax", "war"),
    "over": ("over",),
}  # fmt: skip
_STAGE_OF: Final = {phase: stage for stage, phases in _STAGES.items() for phase in phases}


class JerusalemScreen(Screen):
    teller = TELLER

    def __init__(self, words: Catalogue, board: Board) -> None:
        super().__init__(words)
        self.facts = board

    def moment(self, view: Observation) -> str:
        """The city changes by deployments and events. Between auction and draft it is the same."""
        seen = View(view)
        stage = _STAGE_OF[seen.phase()]
        if stage == "deployment":
            stage += f" {seen.number(ACTIVE)}"
        return f"{seen.number(TURN)} {'auction' if stage == 'draft' else stage}"

    def places(self) -> list[str]:
        return [spelt(self.words, kind, word) for kind, word in THINGS]

    def ways(self, view: Observation, action: str) -> list[list[str]]:
        return ways(self.facts, View(view), action)

    # drawing

    def headline(self, view: Observation) -> Text:
        """The event of the turn, with what it does: the turn itself stands above the board."""
        seen = View(view)
        event = seen.event()
        if event < 0:
            return Text(self.words.say("screen-no-event", turn=seen.number(TURN)))
        effect = event_effect(self.words, self.facts, event, struck_sectors(self.facts, seen, event))
        return Text("! " + titled(self.words, self.words.thing("event", EVENTS[event]), effect), style="red")

    def _title(self, seen: View) -> str:
        stage = self.words.say("screen-stage-" + _STAGE_OF[seen.phase()])
        return self.words.say("screen-turn", turn=seen.number(TURN), turns=TURNS, stage=stage)

    def board(self, view: Observation) -> RenderableType:
        seen = View(view)
        say = self.words.say
        signs = {"noble": NOBLE, "besant": BESANT, "prestige": PRESTIGE, "lord": LORD}
        parts = [
            Rule(self._title(seen)),
            draw_city(self.words, self.facts, seen),
            Text(say("screen-legend", **signs), style="dim"),
            draw_court(self.words, self.facts, seen),
        ]
        return Constrain(Group(*parts), WIDTH)

    def action_board(self, view: Observation) -> RenderableType | None:
        """The auction, the cards of the draft, what has come of one's deployment, the incomes."""
        seen = View(view)
        stage = _STAGE_OF[seen.phase()]
        if stage == "auction":
            return Constrain(draw_auction(self.words, self.facts, seen), WIDTH)
        if seen.offer:
            return draw_offer(self.words, self.facts, seen)
        if stage == "deployment" and seen.number(ACTIVE) == seen.seat + 1:
            return self._deployment(seen)
        if seen.phase() == "incomes" and seen.due:
            return draw_incomes(self.words, self.facts, seen)
        if seen.phase() == "special-tax" and seen.number(ACTIVE) == seen.seat + 1:
            return self._taxed(seen)
        return None

    def _taxed(self, seen: View) -> RenderableType:
        """How many of the nobles that are taxed have been paid for: while one pays, `entered` counts them."""
        lines: list[Text] = []
        for space in spaces_of(MARKET):
            count = seen.nobles_at(seen.seat, space)
            if count:
                place = self.words.thing("space", SPACES[space])
                paid = self.words.say("screen-paid", paid=seen.entered[space], count=count)
                lines.append(Text("  " + titled(self.words, place, paid)))
        return Group(*lines)

    def _deployment(self, seen: View) -> RenderableType:
        """One's own cards, and how it stands where nobles have come this turn, with what a Lord there still wants."""
        lines = own_cards(self.words, seen)
        for space, come in enumerate(seen.entered):
            if come:
                counts = counts_in(seen, [space])
                line = Text(f"  {self.words.thing('space', SPACES[space])} ").append_text(
                    majority(self.words, seen, counts)
                )
                line.append(" ").append_text(lord_mark(self.words, seen, space) or outlook(seen, counts))
                lines.append(line.append(self._lord_wants(seen, space, come), style="dim"))
        return Group(*lines)

    def _lord_wants(self, seen: View, space: int, come: int) -> str:
        if seen.lords[seen.seat] or seen.lord_at(space) >= 0:
            return ""
        missing = max(0, lord_needs(self.facts, seen, seen.seat, space) - come)
        return "  " + self.words.say("screen-lord-wants", lord=LORD, count=missing)

    def hand(self, view: Observation) -> RenderableType:
        return draw_hand(self.words, self.facts, View(view))

    def look(self, view: Observation, word: str) -> RenderableType:
        seen = View(view)
        if not word:
            return all_own(self.words, self.facts, seen)
        return Constrain(look_at(self.words, self.facts, seen, word), WIDTH)

    def about(self, view: Observation, word: str) -> RenderableType | None:
        found = about(self.words, self.facts, View(view), word)
        return None if found is None else Constrain(found, WIDTH)

    def note(self, view: Observation, kind: str, word: str) -> str:
        """How it stands in a space, how many nobles an opponent has there, what a player or magistrate has."""
        seen = View(view)
        if kind == "space":
            return self._space_note(seen, SPACES.index(word))
        if kind == "standing":
            seat, _, space = word.partition("/")
            return f"{NOBLE}{seen.nobles_at(SEATS.index(seat), SPACES.index(space))}"
        if kind == "seat":
            return f"{PRESTIGE}{seen.prestige[SEATS.index(word)]}"
        if kind == "magistrate":
            return f"{NOBLE}{self.facts.rank_nobles[MAGISTRATES.index(word)]}"
        return ""

    def _space_note(self, seen: View, space: int) -> str:
        counts = counts_in(seen, [space])
        mark = lord_mark(self.words, seen, space).plain or outlook(seen, counts).plain
        return f"{majority(self.words, seen, counts).plain} {mark}".strip()
