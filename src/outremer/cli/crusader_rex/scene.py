"""What a seat of Crusader Rex sees, by name: the terminal draws from this and never from the position."""

from __future__ import annotations

from outremer.games.crusader_rex.names import NATIONS, SIDES, TOWNS


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


class Scene:
    """Everything that a seat sees. Sides are 0 for the Franks and 1 for the Saracens, -1 for nobody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.year = 1187
        self.turn = 1
        self.first = -1  # player 1 of this turn
        self.mover = -1  # whose movement it is
        self.moves = 0  # moves left to him
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
        self.fight: Fight | None = None
        self.pools = [0, 0]
        self.staging = [0] * len(NATIONS)
        self.lost: list[int] = []

    def in_town(self, town: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.town == town]

    def holder(self, town: int, colour: int) -> int:
        """Whom a town counts for: who holds the castle in a siege, who stands there, or its colour (5.6)."""
        for side in range(len(SIDES)):
            if self.castle[side][town] and self.besieger[town] == 1 - side:
                return side
        for side in range(len(SIDES)):
            if self.field[side][town] + self.castle[side][town]:
                return side
        return colour
