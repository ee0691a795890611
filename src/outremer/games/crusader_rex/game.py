"""Crusader Rex put together: its nodes and the contract of `core.game`."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.core.actions import Noun
from outremer.core.chance import Stream
from outremer.core.errors import CaseError
from outremer.core.events import Context
from outremer.core.flow import Message, Node, in_order
from outremer.core.game import Game, Observation, Option, Result
from outremer.core.state import FRAME
from outremer.games.crusader_rex import nodes
from outremer.games.crusader_rex.actions import BLOCK, CARD, NATION, SLOT, SLOTS, TOWN, VOCABULARY
from outremer.games.crusader_rex.arrivals import Landing, LandingTo
from outremer.games.crusader_rex.battle import BattleBegins, BattleEnds, Battles, PickBattle, RoundBegins
from outremer.games.crusader_rex.board import Board
from outremer.games.crusader_rex.cards import (
    KINDS,
    SPENT,
    Assassins,
    CardChoice,
    CardsFork,
    Events,
    MannaRaise,
    NameFirst,
    RevealCards,
    TurnBegins,
    YearBegins,
    slot_count,
)
from outremer.games.crusader_rex.combat import Combat, CombatTurn, Hits, OwnLosses, TakeHit
from outremer.games.crusader_rex.comparing import differences
from outremer.games.crusader_rex.control import check_sudden_victory, cities_of
from outremer.games.crusader_rex.deployment import (
    Deployment,
    DeploymentTo,
    NomadDraw,
    SwapSaladin,
    guess_deployment,
    set_up,
)
from outremer.games.crusader_rex.draws import Attrition, Draws, Place
from outremer.games.crusader_rex.facts import TABLES
from outremer.games.crusader_rex.knowledge import resample_blocks, thinks_possible
from outremer.games.crusader_rex.marches import ForcedMarches, MainAttack
from outremer.games.crusader_rex.movement import GroupMove, Guide, Movement, Moves, MusterMove, Path
from outremer.games.crusader_rex.names import BLOCKS, SARACEN, SIDES
from outremer.games.crusader_rex.position import build
from outremer.games.crusader_rex.retreat import Regroup, RegroupTo, Retreat, RetreatTo
from outremer.games.crusader_rex.sea import SailTo
from outremer.games.crusader_rex.siege import SallyChoice, StormChoice, Withdrawal
from outremer.games.crusader_rex.soundness import position_faults, view_faults
from outremer.games.crusader_rex.state import (
    FICKLE_KING,
    POOL,
    SEAFARER,
    TOWN_COUNT,
    WINNER,
    YEAR,
    Position,
    blank,
)
from outremer.games.crusader_rex.tidings import EVENTS
from outremer.games.crusader_rex.view import UNSEEN, View, observe
from outremer.games.crusader_rex.winter import Quarters, QuartersLoss, Replacements, TurnEnds, YearEnds

FIRST_YEAR: Final = 1187
FRAMES_WITH_BLOCKS: Final = [nodes.LANDING_TO, nodes.REGROUP_TO]  # and the block may be hidden


def make_nodes(board: Board) -> list[Node[Position]]:
    """Every node, chapter by chapter, in the order of their numbers."""
    moves = Moves(board, nodes.MOVE_CHOICE, "4.11", ["group", "muster", "sail", "land", "done"])
    made: list[Node[Position]] = [
        Deployment(board, nodes.DEPLOYMENT, "3.1", ["take", "done"]),
        DeploymentTo(board, nodes.DEPLOYMENT_TO, "3.1", ["to"]),
        SwapSaladin(board, nodes.SWAP_SALADIN, "3.2", ["swap", "done"]),
        NomadDraw(board, nodes.NOMAD_DRAW, "3.2"),
        YearBegins(board, nodes.YEAR_BEGINS, "9.5"),
        TurnBegins(board, nodes.TURN_BEGINS, "0.1"),
        CardsFork(),
        CardChoice(board, nodes.CARD_CHOICE, "4.1", ["play"]),
        RevealCards(board, nodes.REVEAL_CARDS, "4.1"),
        NameFirst(board, nodes.NAME_FIRST, "4.1", ["first"]),
        Events(board, nodes.EVENTS_STEP, "4.12"),
        Assassins(board, nodes.ASSASSINS, "5.9", ["target"]),
        MannaRaise(board, nodes.MANNA_RAISE, "4.12", ["raise", "done"]),
        Guide(board, nodes.GUIDE, "4.12", ["group", "done"], moves),
        Movement(board, nodes.MOVEMENT, "5.1"),
        moves,
        GroupMove(board, nodes.GROUP_MOVE, "5.2", ["move", "done"]),
        MusterMove(board, nodes.MUSTER_MOVE, "5.3", ["move", "done"]),
        Path(board, nodes.PATH, "5.2", ["to", "march", "stop"]),
        SailTo(board, nodes.SAIL_TO, "5.8", ["to"]),
        Landing(board, nodes.LANDING, "8.22", ["move", "done"]),
        LandingTo(board, nodes.LANDING_TO, "8.22", ["to"]),
        ForcedMarches(board, nodes.FORCED_MARCHES, "5.5"),
        MainAttack(board, nodes.MAIN_CHOICE, "6.3", ["main"]),
        Battles(board, nodes.BATTLES, "6.0"),
        PickBattle(board, nodes.PICK_BATTLE, "6.0", ["battle"]),
        BattleBegins(board, nodes.BATTLE_BEGINS, "6.0"),
        Withdrawal(board, nodes.WITHDRAWAL, "7.0", ["withdraw", "done"]),
        RoundBegins(board, nodes.ROUND_BEGINS, "6.1"),
        StormChoice(board, nodes.STORM_CHOICE, "7.3", ["storm", "besiege", "abandon", "retreat", "done"]),
        SallyChoice(board, nodes.SALLY_CHOICE, "7.33", ["sally", "done"]),
        Combat(board, nodes.COMBAT, "6.2"),
        CombatTurn(
            board, nodes.COMBAT_TURN, "6.2", ["fight", "charge", "harry", "retreat", "withdraw", "drop", "pass"]
        ),
        Retreat(board, nodes.RETREAT_STEP, "6.5"),
        RetreatTo(board, nodes.RETREAT_TO, "6.5", ["to"]),
        Hits(board, nodes.HITS_STEP, "6.41"),
        TakeHit(board, nodes.TAKE_HIT, "6.41", ["hit"]),
        OwnLosses(board, nodes.OWN_LOSSES_STEP, "6.42"),
        BattleEnds(board, nodes.BATTLE_ENDS, "6.0"),
        Regroup(board, nodes.REGROUP_CHOICE, "6.6", ["regroup", "done"]),
        RegroupTo(board, nodes.REGROUP_TO, "6.6", ["to"]),
        Attrition(board, nodes.ATTRITION_STEP, "7.4"),
        Draws(board, nodes.DRAWS, "8.0"),
        Place(board, nodes.PLACE, "8.25", ["to"]),
        TurnEnds(board, nodes.TURN_ENDS, "0.1"),
        Quarters(board, nodes.QUARTERS, "9.2"),
        QuartersLoss(board, nodes.QUARTERS_LOSS, "9.2", ["lose"]),
        Replacements(board, nodes.REPLACEMENTS, "9.4", ["raise", "done"]),
        YearEnds(board, nodes.YEAR_ENDS, "9.5"),
    ]
    return in_order(made, nodes.NAMES)


class CrusaderRex(Game[Position]):
    """The first edition, with the data of a board."""

    key: ClassVar[str] = "crusader-rex"
    prefix: ClassVar[str] = "CR"
    seats: ClassVar[list[str]] = SIDES
    scenarios: ClassVar[list[str]] = ["third-crusade"]
    options: ClassVar[list[Option]] = [
        Option("richard", ["off", "on"], "CR-O.1"),
        Option("philip", ["off", "on"], "CR-O.2"),
    ]
    action_limit: ClassVar[int] = 20_000
    counted: ClassVar[dict[str, str]] = {"battles_per_game": "battle-at", "sieges_per_game": "siege"}
    period: ClassVar[str] = "year"

    def __init__(self, board: Board) -> None:
        super().__init__(VOCABULARY, make_nodes(board), EVENTS)
        self.board = board

    def new(self, scenario: str, options: dict[str, str]) -> Position:
        s = blank(len(self.board.road_limit), KINDS)
        s.turn[YEAR] = FIRST_YEAR
        s.turn[SEAFARER] = 1 if options["richard"] == "on" else 0
        s.turn[FICKLE_KING] = 1 if options["philip"] == "on" else 0
        set_up(self.board, s)
        return s

    def settle(self, s: Position, ctx: Context) -> None:
        check_sudden_victory(self.board, s, ctx)

    def result(self, s: Position) -> Result | None:
        if not s.turn[WINNER]:
            return None
        winner = s.turn[WINNER] - 1
        cities = cities_of(self.board, s, winner)
        return Result([winner], Message("game-won", {"seat": "seat." + SIDES[winner], "cities": cities}))

    def observe(self, s: Position, seat: int) -> Observation:
        return observe(s, seat, self.actor(s))

    def thinks_possible(self, s: Position, seat: int) -> bool:
        return thinks_possible(s, seat)

    def sample_world(self, s: Position, seat: int, rng: Stream) -> Position:
        """Other identities and strengths for the enemy's hidden blocks, other cards in his hand (H.1, H.7)."""
        if seat == SARACEN and s.stack and s.stack[-FRAME] <= nodes.DEPLOYMENT_TO:
            return self._first_world(s, rng)
        world = self.copy(s)
        exchanged = resample_blocks(self.board, world, seat, rng)
        for at in range(0, len(world.stack), FRAME):
            if world.stack[at] in FRAMES_WITH_BLOCKS:
                world.stack[at + 1] = exchanged.get(world.stack[at + 1], world.stack[at + 1])
        self._resample_cards(world, 1 - seat, rng)
        return world

    def _first_world(self, s: Position, rng: Stream) -> Position:
        """While the Franks deploy, the Saracens know nothing but the options of the game."""
        onoff = ["off", "on"]
        options = {"richard": onoff[s.turn[SEAFARER]], "philip": onoff[s.turn[FICKLE_KING]]}
        world = self.new(self.scenarios[0], options)
        guess_deployment(self.board, world, rng)
        return world

    def _resample_cards(self, s: Position, enemy: int, rng: Stream) -> None:
        """The enemy's hand, and the card he has committed, from all cards that are neither own nor played."""
        own = 1 - enemy
        size = sum(s.hands[enemy * KINDS : (enemy + 1) * KINDS])
        pile: list[int] = []
        for card in range(KINDS):
            unseen = self.board.card_copies[card] - s.hands[own * KINDS + card] - s.hands[SPENT + card]
            pile += [card] * unseen
            s.hands[enemy * KINDS + card] = 0
        hand = rng.deal(pile, CARD, min(size, len(pile)))
        for card in hand:
            s.hands[enemy * KINDS + card] += 1
        if s.lanes and s.lanes[enemy].draft:
            s.lanes[enemy].draft[0] = hand[0]

    def position(self, table: dict[str, object], where: str) -> Position:
        return build(self.board, table, where)

    def differences(self, s: Position, table: dict[str, object], where: str) -> list[str]:
        return differences(self, self.board, s, table, where)

    def faults(self, s: Position) -> list[str]:
        found = position_faults(self.board, s)
        for seat in (-1, 0, 1):
            found += view_faults(s, View(self.observe(s, seat)))
        return found

    def facts(self, table: str) -> list[dict[str, object]]:
        return TABLES.rows(table)

    def sees(self, s: Position, seat: int, word: str) -> bool:
        """Whether the seat's observation tells where the block is."""
        if word not in BLOCK.index:
            raise CaseError("no-block", {"block": word})
        return View(self.observe(s, seat)).where[BLOCK.index[word]] != UNSEEN

    def secret(self, s: Position, word: str) -> str:
        """Where a block is and how strong, or the hand of a side: `frank hand`."""
        if word in BLOCK.index:
            return f"{s.where[BLOCK.index[word]]} {s.steps[BLOCK.index[word]]}"
        if word.removesuffix(" hand") in SIDES:
            side = SIDES.index(word.removesuffix(" hand"))
            return " ".join(map(str, s.hands[side * KINDS : (side + 1) * KINDS]))
        raise CaseError("no-block", {"block": word})

    def slots(self, s: Position, seat: int) -> list[tuple[Noun, int]]:
        """Towns, own blocks on the map, enemy slots, own cards and the nations that wait."""
        found: list[tuple[Noun, int]] = [(TOWN, town) for town in range(TOWN_COUNT)]
        if seat < 0:
            return found
        found += [(BLOCK, b) for b in range(len(BLOCKS)) if b // 31 == seat and s.where[b] < POOL]
        for town in range(TOWN_COUNT):
            found += [(SLOT, town * SLOTS + at) for at in range(slot_count(s, 1 - seat, town))]
        found += [(CARD, card) for card in range(KINDS) if s.hands[seat * KINDS + card]]
        if seat == 0:
            found += [(NATION, nation) for nation in range(3)]
        return found
