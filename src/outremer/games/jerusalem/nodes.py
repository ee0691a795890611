"""The numbers of the game's nodes, in the order of NAMES: what a frame on the stack stands for."""

from typing import Final

NAMES: Final = [
    "turn-begins", "auctions", "pick-magistrate", "opening-bid", "bidding", "draft", "draft-pick", "deployments",
    "deployment", "peddling", "shift", "shift-to", "influence", "turncoat", "turncoat-with", "two-incomes",
    "davids-tower", "tower-gain", "privileges", "university", "materials", "intrigue", "incomes", "income", "gifts",
    "construction", "event", "succession", "special-tax", "war", "turn-ends", "set-up",
]  # fmt: skip

TURN_BEGINS: Final = 0
AUCTIONS: Final = 1
PICK_MAGISTRATE: Final = 2
OPENING_BID: Final = 3
BIDDING: Final = 4
DRAFT: Final = 5
DRAFT_PICK: Final = 6
DEPLOYMENTS: Final = 7
DEPLOYMENT: Final = 8
PEDDLING: Final = 9
SHIFTING: Final = 10
SHIFT_TO: Final = 11
INFLUENCING: Final = 12
TURNCOAT_OWN: Final = 13
TURNCOAT_WITH: Final = 14
TWO_INCOMES_CHOICE: Final = 15
DAVIDS_TOWER: Final = 16
TOWER_GAIN: Final = 17
PRIVILEGES: Final = 18
UNIVERSITY: Final = 19
MATERIALS: Final = 20
INTRIGUE: Final = 21
INCOMES: Final = 22
INCOME: Final = 23
GIFTS: Final = 24
CONSTRUCTION: Final = 25
EVENT_STEP: Final = 26
SUCCESSION_CHOICE: Final = 27
TAX_CHOICE: Final = 28
WAR_CHOICE: Final = 29
TURN_ENDS: Final = 30
SET_UP: Final = 31
