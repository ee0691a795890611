"""What a player can say in Jerusalem, and its notation.

Nobles of one colour are alike, so a noble is named by its space (`peddle market-left`); an opponent's by colour and
space (`remove blue/market-large`). One action places, hires or removes one noble.
"""

from typing import Final

from outremer.core.actions import Noun, Vocabulary
from outremer.games.jerusalem.names import CARDS, EVENTS, MAGISTRATES, RESOURCES, SEATS, SECTORS, SPACES

HIGHEST_BID: Final = 99

SEAT: Final = Noun("seat", SEATS)
SPACE: Final = Noun("space", SPACES)
SECTOR: Final = Noun("sector", SECTORS)
MAGISTRATE: Final = Noun("magistrate", MAGISTRATES)
CARD: Final = Noun("card", CARDS)
EVENT: Final = Noun("event", EVENTS)
RESOURCE: Final = Noun("resource", RESOURCES)
AMOUNT: Final = Noun("amount", [str(number) for number in range(HIGHEST_BID + 1)])
STANDING: Final = Noun("standing", [f"{seat}/{space}" for seat in SEATS for space in SPACES], ["seat", "space"])

VOCABULARY: Final = Vocabulary(
    [
        ("auction", MAGISTRATE),  # put a magistrate up (1.3)
        ("bid", AMOUNT),
        ("pass", None),
        ("keep", CARD),  # in the draft (1.6)
        ("place", SPACE),  # a noble from behind the screen (2.2)
        ("hire", None),  # a mercenary (2.5)
        ("peddle", SPACE),  # one of the three nobles that are sold (2.6)
        ("play", CARD),
        ("lord", SPACE),  # (2.3)
        ("shift", SPACE),  # a noble leaves this space ... (M.3, C.7)
        ("to", SPACE),  # ... for that one (also 3.1)
        ("take", RESOURCE),  # the Officer's besant (M.3), the card's two (C.4)
        ("put", SPACE),  # a noble from the supply (C.9)
        ("swap", SPACE),  # own noble (C.6) ...
        ("with", STANDING),  # ... for this one
        ("decline", RESOURCE),  # one unit of a gain (F.9)
        ("degree", None),  # a noble for a card (3.2.1)
        ("buy", None),  # a point of prestige for two besants (3.2.2)
        ("rob", SEAT),  # of a point of prestige (3.2.3)
        ("save", SPACE),  # a noble there, from Succession or the Special Tax (E.1, E.3)
        ("remove", STANDING),  # an opponent's noble in War (E.4)
        ("done", None),
        ("lock", None),
    ]
)

AUCTION: Final = VOCABULARY.base("auction")
BID: Final = VOCABULARY.base("bid")
PASS: Final = VOCABULARY.base("pass")
KEEP: Final = VOCABULARY.base("keep")
PLACE: Final = VOCABULARY.base("place")
HIRE: Final = VOCABULARY.base("hire")
PEDDLE: Final = VOCABULARY.base("peddle")
PLAY: Final = VOCABULARY.base("play")
LORD: Final = VOCABULARY.base("lord")
SHIFT: Final = VOCABULARY.base("shift")
TO: Final = VOCABULARY.base("to")
TAKE: Final = VOCABULARY.base("take")
PUT: Final = VOCABULARY.base("put")
SWAP: Final = VOCABULARY.base("swap")
WITH: Final = VOCABULARY.base("with")
DECLINE: Final = VOCABULARY.base("decline")
DEGREE: Final = VOCABULARY.base("degree")
BUY: Final = VOCABULARY.base("buy")
ROB: Final = VOCABULARY.base("rob")
SAVE: Final = VOCABULARY.base("save")
REMOVE: Final = VOCABULARY.base("remove")
DONE: Final = VOCABULARY.base("done")
LOCK: Final = VOCABULARY.base("lock")
