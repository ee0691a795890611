"""What a player can say in Crusader Rex, and its notation.

Own blocks are named (`move saladin`); hidden enemy blocks by their slot in a town (`target acre/2`), where shown
blocks come first and in the order of their numbers, and the castle's blocks come last. An attacking group is named
by the town where it started and the town it came through (`main amman>jericho`).
"""

from typing import Final

from outremer.core.actions import Noun, Vocabulary
from outremer.games.crusader_rex.names import BLOCKS, CARDS, NATIONS, SIDES, TOWNS

MASYAF: Final = len(TOWNS)  # may be named, never entered (5.9)
OFF_MAP: Final = len(TOWNS) + 1  # where Germans go who retreat the way they came (8.23); Crusaders start there
SLOTS: Final = 31

TOWN: Final = Noun("town", [*TOWNS, "masyaf", "off-map"])
BLOCK: Final = Noun("block", BLOCKS)
CARD: Final = Noun("card", CARDS)
SIDE: Final = Noun("side", SIDES)
NATION: Final = Noun("nation", NATIONS)
SLOT: Final = Noun("slot", [f"{town}/{at + 1}" for town in TOWNS for at in range(SLOTS)], ["town", ""])
APPROACH: Final = Noun(
    "approach", [f"{start}>{last}" for start in [*TOWNS, "off-map"] for last in [*TOWNS, "off-map"]], ["town", "town"]
)
APPROACHES: Final = len(TOWNS) + 1

VOCABULARY: Final = Vocabulary(
    [
        ("take", BLOCK),  # deployment: move a block to an alternate stronghold (3.1)
        ("swap", BLOCK),  # deployment: Saladin changes places with a relative (3.2)
        ("play", CARD),
        ("lock", None),
        ("first", SIDE),  # the Franks name player 1 when the cards are equal (4.1)
        ("target", SLOT),  # the Assassins' victim (5.9)
        ("raise", BLOCK),  # one step more: Manna, winter replacements (9.4)
        ("group", TOWN),
        ("muster", TOWN),
        ("sail", BLOCK),
        ("land", NATION),
        ("move", BLOCK),  # the next block of the group, the muster or the landing
        ("to", TOWN),  # where it goes: the next town of its road, a port, a stronghold, a refuge
        ("march", TOWN),  # a forced march into this town, to be rolled for (5.5)
        ("stop", None),
        ("done", None),
        ("main", APPROACH),  # the main attack (6.3)
        ("battle", TOWN),  # player 1 picks the next battle or siege (6.0)
        ("withdraw", BLOCK),
        ("storm", BLOCK),
        ("besiege", None),
        ("abandon", None),  # a siege that a Winter Campaign could have continued (9.12)
        ("sally", BLOCK),
        ("fight", BLOCK),
        ("charge", BLOCK),
        ("harry", BLOCK),
        ("retreat", BLOCK),
        ("drop", BLOCK),  # a storming block falls back to the field (7.31)
        ("pass", BLOCK),
        ("hit", BLOCK),  # the owner chooses which of equal blocks takes a hit (6.41)
        ("regroup", BLOCK),
        ("lose", BLOCK),  # the owner chooses who does not survive the winter (9.2)
    ]
)

TAKE: Final = VOCABULARY.base("take")
SWAP: Final = VOCABULARY.base("swap")
PLAY: Final = VOCABULARY.base("play")
LOCK: Final = VOCABULARY.base("lock")
FIRST: Final = VOCABULARY.base("first")
TARGET: Final = VOCABULARY.base("target")
RAISE: Final = VOCABULARY.base("raise")
GROUP: Final = VOCABULARY.base("group")
MUSTER: Final = VOCABULARY.base("muster")
SAIL: Final = VOCABULARY.base("sail")
LAND: Final = VOCABULARY.base("land")
MOVE: Final = VOCABULARY.base("move")
TO: Final = VOCABULARY.base("to")
MARCH: Final = VOCABULARY.base("march")
STOP: Final = VOCABULARY.base("stop")
DONE: Final = VOCABULARY.base("done")
MAIN: Final = VOCABULARY.base("main")
BATTLE: Final = VOCABULARY.base("battle")
WITHDRAW: Final = VOCABULARY.base("withdraw")
STORM: Final = VOCABULARY.base("storm")
BESIEGE: Final = VOCABULARY.base("besiege")
ABANDON: Final = VOCABULARY.base("abandon")
SALLY: Final = VOCABULARY.base("sally")
FIGHT: Final = VOCABULARY.base("fight")
CHARGE: Final = VOCABULARY.base("charge")
HARRY: Final = VOCABULARY.base("harry")
RETREAT: Final = VOCABULARY.base("retreat")
DROP: Final = VOCABULARY.base("drop")
PASS: Final = VOCABULARY.base("pass")
HIT: Final = VOCABULARY.base("hit")
REGROUP: Final = VOCABULARY.base("regroup")
LOSE: Final = VOCABULARY.base("lose")
