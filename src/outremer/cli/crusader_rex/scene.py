"""What a seat of Crusader Rex sees, by name: the terminal draws from this and never from the position."""

from __future__ import annotations

from typing import Final

from outremer.games.crusader_rex.names import NATIONS, SIDES, TOWNS

LAST_ROUND: Final = 4


class Piece:
    """A block that the seat can identify."""

    def __init__(self, block: int, town: int, strength: int) -> None:
        self.block = block
        self.town = town  # -1: not on the map
        self.strength = strength
        self.side = 0
        self.in_castle = False
        self.is_half = False  # carries a half hit
        self.has_moved = False
        self.is_shown = False  # face up: the other side sees it too
        self.has_acted = False
        self.part = ""  # in a battle: line, reserve, storming or sallied


class Fight:
    """The battle that is being fought."""

    def __init__(self, town: int, round: int, attacker: int, is_storm: bool) -> None:
        self.town = town
        self.round = round
        self.attacker = attacker
        self.is_storm = is_storm

    def is_last_for(self, side: int) -> bool:
        """Whether the side's blocks can only retreat (6.1)."""
        return self.round == LAST_ROUND and self.attacker == side and not self.is_storm


class Scene:
    """Everything that a seat sees. Sides are 0 for the Franks and 1 for the Saracens, -1 for nobody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.year = 1187
        self.turn = 1
        self.first = -1  # player 1 of this turn
        self.mover = -1  # whose movement it is
        self.moves = -1  # moves left to him; -1 where the Guide leads, whose group costs none
        self.phase = ""  # the open decision
        self.draft = ""  # the own card that is chosen and not yet revealed
        self.campaigner = -1  # the side of a Winter Campaign in this winter turn
        self.supply = [0] * len(TOWNS)  # own winter points used
        self.cards = ["", ""]  # the cards of this turn, by side, when they are revealed
        self.hand: list[str] = []
        self.hand_sizes = [0, 0]
        self.pieces: list[Piece] = []
        self.field = [[0] * len(TOWNS) for _ in SIDES]  # blocks outside the castle, by side and town
        self.castle = [[0] * len(TOWNS) for _ in SIDES]
        self.besieger = [-1] * len(TOWNS)
        self.attacker = [-1] * len(TOWNS)  # the side that attacked this turn
        self.todo: list[int] = []  # towns whose battle or siege is still to be handled
        self.traffic: list[int] = []  # by road, the blocks of the seat that have passed it this phase
        self.walker: Piece | None = None  # the own block that is choosing its road
        self.muster = -1  # the town where blocks are mustering
        self.fight: Fight | None = None
        self.reserves = [0, 0]  # by side: blocks in reserve in the battle that the seat cannot identify
        self.pools = [0, 0]
        self.staging = [0] * len(NATIONS)
        self.lost: list[int] = []

    def in_town(self, town: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.town == town]

    def holder(self, town: int, colour: int) -> int:
        """Whom a town counts for: the besieged, the defender of a battle not yet fought, who stands there, or its
        colour (1.5, 5.6)."""
        if self.besieger[town] >= 0:
            return 1 - self.besieger[town]
        present = [side for side in range(len(SIDES)) if self.field[side][town] + self.castle[side][town]]
        if len(present) == 1:
            return present[0]
        return 1 - self.attacker[town] if present and self.attacker[town] >= 0 else colour

    def is_contested(self, town: int) -> bool:
        """Whether both sides stand there, in the field or in the castle, or a battle is still to be fought."""
        here = [self.field[side][town] + self.castle[side][town] for side in range(len(SIDES))]
        return town in self.todo or (all(here) and self.attacker[town] >= 0)
