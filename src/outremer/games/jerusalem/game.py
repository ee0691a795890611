"""Jerusalem put together: its nodes and the contract of `core.game`."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.core.actions import Noun
from outremer.core.chance import Stream
from outremer.core.errors import CaseError
from outremer.core.flow import Message, Node, in_order
from outremer.core.game import Game, Observation, Option, Result
from outremer.core.reading import Words
from outremer.games.jerusalem import nodes
from outremer.games.jerusalem.action_cards import Influencing, TurncoatOwn, TurncoatWith, TwoIncomes
from outremer.games.jerusalem.actions import CARD, MAGISTRATE, RESOURCE, SEAT, SPACE, STANDING, VOCABULARY
from outremer.games.jerusalem.auction import Auctions, Bidding, OpeningBid, PickMagistrate
from outremer.games.jerusalem.board import FIGURES, SCOPES, Board
from outremer.games.jerusalem.comparing import Comparing
from outremer.games.jerusalem.deployment import Deployment, Deployments, Peddling
from outremer.games.jerusalem.draft import Draft, DraftPick
from outremer.games.jerusalem.events import EventStrikes, SuccessionChoice, TaxChoice, WarChoice
from outremer.games.jerusalem.facts import TABLES
from outremer.games.jerusalem.gifts import Construction, Gifts
from outremer.games.jerusalem.incomes import Income, Incomes
from outremer.games.jerusalem.knowledge import resample, thinks_possible
from outremer.games.jerusalem.moves import Shifting, ShiftTo
from outremer.games.jerusalem.names import CARDS, EVENTS, SEAT_COUNT, SEATS, SPACE_COUNT
from outremer.games.jerusalem.position import build
from outremer.games.jerusalem.privileges import Intrigue, Materials, Privileges, University
from outremer.games.jerusalem.soundness import position_faults, view_faults
from outremer.games.jerusalem.state import (
    HAND,
    OFFER,
    OPTION_FIGURES,
    OPTION_OPENER,
    OPTION_SCOPE,
    PILE,
    PLAYERS,
    WINNER,
    Position,
    blank,
)
from outremer.games.jerusalem.tidings import TIDINGS
from outremer.games.jerusalem.tower import DavidsTower, TowerGain
from outremer.games.jerusalem.turns import SetUp, TurnBegins, TurnEnds
from outremer.games.jerusalem.view import View, observe

FOUR: Final = "four-players"
THREE: Final = "three-players"
RANDOM: Final = "random"
STOCKS: Final = ["nobles", "besants", "cards"]  # behind a screen
EVENT_TURNS: Final = ["2", "3", "4"]
PLACES: Final = {"pile": PILE, "offer": OFFER}  # of cards that nobody has
DEPLOY: Final = [
    "place", "hire", "peddle", "play", "lord", "shift", "take", "done",
]  # fmt: skip


def make_nodes(board: Board) -> list[Node[Position]]:
    """Every node, chapter by chapter, in the order of their numbers."""
    made: list[Node[Position]] = [
        SetUp(board, nodes.SET_UP, "S.1"),
        TurnBegins(board, nodes.TURN_BEGINS, "0.1"),
        Auctions(board, nodes.AUCTIONS, "1.2"),
        PickMagistrate(board, nodes.PICK_MAGISTRATE, "1.3", ["auction"]),
        OpeningBid(board, nodes.OPENING_BID, "1.3", ["bid", "pass"]),
        Bidding(board, nodes.BIDDING, "1.3", ["bid", "pass"]),
        Draft(board, nodes.DRAFT, "1.6"),
        DraftPick(board, nodes.DRAFT_PICK, "1.6", ["keep"]),
        Deployments(board, nodes.DEPLOYMENTS, "2.1"),
        Deployment(board, nodes.DEPLOYMENT, "2.1", DEPLOY),
        Peddling(board, nodes.PEDDLING, "2.6", ["peddle"]),
        Shifting(board, nodes.SHIFTING, "C.7", ["shift", "done"]),
        ShiftTo(board, nodes.SHIFT_TO, "C.7", ["to"]),
        Influencing(board, nodes.INFLUENCING, "C.9", ["put"]),
        TurncoatOwn(board, nodes.TURNCOAT_OWN, "C.6", ["swap"]),
        TurncoatWith(board, nodes.TURNCOAT_WITH, "C.6", ["with"]),
        TwoIncomes(board, nodes.TWO_INCOMES_CHOICE, "C.4", ["take"]),
        DavidsTower(board, nodes.DAVIDS_TOWER, "3.1"),
        TowerGain(board, nodes.TOWER_GAIN, "3.1", ["to", "decline", "done"]),
        Privileges(board, nodes.PRIVILEGES, "3.2"),
        University(board, nodes.UNIVERSITY, "3.2.1", ["degree", "done"]),
        Materials(board, nodes.MATERIALS, "3.2.2", ["buy", "done"]),
        Intrigue(board, nodes.INTRIGUE, "3.2.3", ["rob", "done"]),
        Incomes(board),
        Income(board, nodes.INCOME, "3.3", ["decline"]),
        Gifts(board, nodes.GIFTS, "K.1"),
        Construction(board, nodes.CONSTRUCTION, "3.4"),
        EventStrikes(board, nodes.EVENT_STEP, "4.1"),
        SuccessionChoice(board, nodes.SUCCESSION_CHOICE, "E.1", ["save", "done"]),
        TaxChoice(board, nodes.TAX_CHOICE, "E.3", ["save", "done"]),
        WarChoice(board, nodes.WAR_CHOICE, "E.4", ["remove", "done"]),
        TurnEnds(board, nodes.TURN_ENDS, "4.1"),
    ]
    return in_order(made, nodes.NAMES)


class Jerusalem(Game[Position]):
    """Three or four players, with the data of a board."""

    key: ClassVar[str] = "jerusalem"
    prefix: ClassVar[str] = "JE"
    seats: ClassVar[list[str]] = SEATS
    scenarios: ClassVar[list[str]] = [FOUR, THREE]
    options: ClassVar[list[Option]] = [
        Option("opener", [RANDOM, *SEATS], "JE-S.4"),
        Option("incomes", FIGURES, "JE-D.2"),
        Option("election", SCOPES, "JE-E.2"),
    ]
    action_limit: ClassVar[int] = 10_000
    counted: ClassVar[dict[str, str]] = {"lords_per_game": "lord", "cards_per_game": "played"}
    period: ClassVar[str] = "turn"

    def __init__(self, board: Board) -> None:
        super().__init__(VOCABULARY, make_nodes(board), TIDINGS.known)
        self.board = board

    def seats_of(self, scenario: str) -> list[str]:
        return SEATS[: SEAT_COUNT - 1] if scenario == THREE else SEATS

    def options_of(self, scenario: str) -> list[Option]:
        """Only somebody who plays can open the first auction."""
        return [Option("opener", [RANDOM, *self.seats_of(scenario)], "JE-S.4"), *self.options[1:]]

    def players(self, s: Position) -> int:
        return s.turn[PLAYERS]

    def new(self, scenario: str, options: dict[str, str]) -> Position:
        seats = self.seats_of(scenario)
        s = blank(len(seats), self.board.start_besants)
        s.turn[OPTION_OPENER] = [RANDOM, *seats].index(options["opener"])
        s.turn[OPTION_FIGURES] = FIGURES.index(options["incomes"])
        s.turn[OPTION_SCOPE] = SCOPES.index(options["election"])
        s.push(nodes.SET_UP)
        return s

    def result(self, s: Position) -> Result | None:
        if not s.turn[WINNER]:
            return None
        best = s.turn[WINNER] - 1
        args: dict[str, str | int] = {"seat": SEAT.thing(best), "floors": s.floors[best]}
        args["prestige"] = s.prestige[best]
        return Result([best], Message("game-won", args))

    def observe(self, s: Position, seat: int) -> Observation:
        return observe(self.board, s, seat, self.actor(s))

    def thinks_possible(self, s: Position, seat: int) -> bool:
        return thinks_possible(s, seat)

    def sample_world(self, s: Position, seat: int, rng: Stream) -> Position:
        """Other nobles, besants and cards behind the other screens, another pile, other events to come (H.1, H.3)."""
        world = s.twin()
        resample(self.board, world, seat, rng)
        return world

    def position(self, table: dict[str, object], where: str) -> Position:
        return build(self.board, table, where)

    def differences(self, s: Position, table: dict[str, object], where: str) -> list[str]:
        return Comparing(self, self.board, s).all(Words(table, where))

    def faults(self, s: Position) -> list[str]:
        found = position_faults(self.board, s)
        for seat in range(-1, s.turn[PLAYERS]):
            found += view_faults(self.board, s, View(self.observe(s, seat)))
        return found

    def facts(self, table: str) -> list[dict[str, object]]:
        return TABLES.rows(table)

    def sees(self, s: Position, seat: int, word: str) -> bool:
        """`red nobles`, `red besants`, `red cards`, `offer`, `event 3`: whether the seat's observation tells it."""
        view = View(self.observe(s, seat))
        parts = word.split(" ")
        if parts[0] in SEATS and len(parts) == 2 and parts[1] in STOCKS:
            return bool(view.stock) or seat == SEATS.index(parts[0])
        if word == "offer":
            return bool(view.offer)
        if parts[0] == "event" and parts[-1] in EVENT_TURNS:
            return len(view.events) > int(parts[1]) - 2
        raise CaseError("no-secret", {"word": word})

    def secret(self, s: Position, word: str) -> str:
        """The words of `sees`, and `pile`."""
        parts = word.split(" ")
        if parts[0] in SEATS and len(parts) == 2 and parts[1] in STOCKS:
            seat, kind = SEATS.index(parts[0]), STOCKS.index(parts[1])
            return str(s.behind[2 * seat + kind]) if kind < 2 else self._kinds(s, HAND + seat)
        if word in PLACES:
            return self._kinds(s, PLACES[word])
        if parts[0] == "event" and parts[-1] in EVENT_TURNS:
            return EVENTS[s.calendar[int(parts[1]) - 2]]
        raise CaseError("no-secret", {"word": word})

    def _kinds(self, s: Position, place: int) -> str:
        """The cards at a place."""
        return " ".join(CARDS[self.board.kind_of[card]] for card, where in enumerate(s.where) if where == place)

    def slots(self, s: Position, seat: int) -> list[tuple[Noun, int]]:
        """Spaces, opponents' nobles, seats, magistrates, own cards and those of the draft, resources."""
        found: list[tuple[Noun, int]] = [(SPACE, space) for space in range(SPACE_COUNT)]
        if seat < 0:
            return found
        view = View(self.observe(s, seat))
        found += [(STANDING, at) for at in range(len(s.nobles)) if s.nobles[at] and at // SPACE_COUNT != seat]
        found += [(SEAT, other) for other in range(s.turn[PLAYERS]) if other != seat]
        found += [(MAGISTRATE, magistrate) for magistrate in range(SEAT_COUNT)]
        found += [(CARD, kind) for kind in range(len(CARDS)) if view.hand[kind] or kind in view.offer]
        return found + [(RESOURCE, resource) for resource in range(3)]
