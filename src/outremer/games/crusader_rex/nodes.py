"""The numbers of the game's nodes, in the order of NAMES: what a frame on the stack stands for."""

from typing import Final

NAMES: Final = [
    "deployment", "deployment-to", "swap", "nomad-draw", "year-begins", "turn-begins", "commit", "cards",
    "reveal", "name-first", "events", "assassins", "manna", "guide", "movement", "move", "group", "muster",
    "path", "sail-to", "landing", "landing-to", "forced-marches", "main-attack", "battles", "pick-battle",
    "battle-begins", "withdraw", "round", "storm-choice", "sally", "combat", "combat-turn", "retreat-to",
    "hits", "take-hit", "own-losses", "battle-ends", "regroup", "regroup-to", "attrition", "draws", "place",
    "turn-ends", "winter-quarters", "replacements", "year-ends", "retreat", "quarters",
]  # fmt: skip

DEPLOYMENT: Final = 0
DEPLOYMENT_TO: Final = 1
SWAP_SALADIN: Final = 2
NOMAD_DRAW: Final = 3
YEAR_BEGINS: Final = 4
TURN_BEGINS: Final = 5
CARDS_FORK: Final = 6
CARD_CHOICE: Final = 7
REVEAL_CARDS: Final = 8
NAME_FIRST: Final = 9
EVENTS_STEP: Final = 10
ASSASSINS: Final = 11
MANNA_RAISE: Final = 12
GUIDE: Final = 13
MOVEMENT: Final = 14
MOVE_CHOICE: Final = 15
GROUP_MOVE: Final = 16
MUSTER_MOVE: Final = 17
PATH: Final = 18
SAIL_TO: Final = 19
LANDING: Final = 20
LANDING_TO: Final = 21
FORCED_MARCHES: Final = 22
MAIN_CHOICE: Final = 23
BATTLES: Final = 24
PICK_BATTLE: Final = 25
BATTLE_BEGINS: Final = 26
WITHDRAWAL: Final = 27
ROUND_BEGINS: Final = 28
STORM_CHOICE: Final = 29
SALLY_CHOICE: Final = 30
COMBAT: Final = 31
COMBAT_TURN: Final = 32
RETREAT_TO: Final = 33
HITS_STEP: Final = 34
TAKE_HIT: Final = 35
OWN_LOSSES_STEP: Final = 36
BATTLE_ENDS: Final = 37
REGROUP_CHOICE: Final = 38
REGROUP_TO: Final = 39
ATTRITION_STEP: Final = 40
DRAWS: Final = 41
PLACE: Final = 42
TURN_ENDS: Final = 43
QUARTERS: Final = 44
REPLACEMENTS: Final = 45
YEAR_ENDS: Final = 46
RETREAT_STEP: Final = 47
QUARTERS_LOSS: Final = 48
