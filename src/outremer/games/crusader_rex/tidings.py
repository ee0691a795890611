"""The events of Crusader Rex: what can happen, who may know of it and which rule caused it.

A block that only its owner may know moves in two events: one for the owner that names it, one for everybody that
counts it.
"""

from typing import Final

from outremer.core.events import Fields, Kinds
from outremer.games.crusader_rex.actions import APPROACH, BLOCK, CARD, NATION, SIDE, TOWN

_KINDS: Final = Kinds("CR")
EVENTS: Final = _KINDS.known
_BLOCK: Final[Fields] = [("block", BLOCK)]
_TOWN: Final[Fields] = [("town", TOWN)]
_SIDE: Final[Fields] = [("side", SIDE)]
_ROAD: Final[Fields] = [("side", SIDE), ("from", TOWN), ("town", TOWN)]

# deployment and cards
DEPLOYED: Final = _KINDS.add("deployed", "3.1", [("block", BLOCK), ("town", TOWN)])  # owner
SWAPPED: Final = _KINDS.add("swapped", "3.2", _BLOCK)  # owner
NOMAD: Final = _KINDS.add("nomad", "3.2", [("block", BLOCK), ("town", TOWN)])  # owner
NOMADS: Final = _KINDS.add("nomads", "3.2", _TOWN)  # public: one more block stands there
YEAR: Final = _KINDS.add("year", "9.5", [("year", None)])
TURN: Final = _KINDS.add("turn", "0.1", [("turn", None)])
DEALT: Final = _KINDS.add("dealt", "4.0", [("card", CARD)], many=True)  # owner
REVEALED: Final = _KINDS.add("revealed", "4.1", [("side", SIDE), ("card", CARD)], reveals=True)
PLAYER_ONE: Final = _KINDS.add("player-one", "5.1", _SIDE)
MUD: Final = _KINDS.add("mud", "4.12", _SIDE)  # who played it; the turn ends
MUD_IGNORED: Final = _KINDS.add("mud-ignored", "9.13", _SIDE)
TARGETED: Final = _KINDS.add("targeted", "5.9", [("block", BLOCK), ("strength", None)], reveals=True)
SPARED: Final = _KINDS.add("spared", "5.9", _TOWN)  # the Assassins' victim lives and is hidden again
RAISED: Final = _KINDS.add("raised", "9.4", _BLOCK)  # owner, or everybody for a block that is face up
MANNA: Final = _KINDS.add("manna", "4.12", [("side", SIDE), ("steps", None)])
# movement
GROUPED: Final = _KINDS.add("grouped", "5.2", [("side", SIDE), ("town", TOWN)])
MUSTERED: Final = _KINDS.add("mustered", "5.3", [("side", SIDE), ("town", TOWN)])
WALKED: Final = _KINDS.add("walked", "5.2", _ROAD)  # one block of the side goes one town
WALKER: Final = _KINDS.add("walker", "5.2", [("block", BLOCK), ("town", TOWN)])  # owner: which
SAILED: Final = _KINDS.add("sailed", "5.8", _ROAD)
SAILOR: Final = _KINDS.add("sailor", "5.8", [("block", BLOCK), ("town", TOWN)])  # owner
LANDED: Final = _KINDS.add("landed", "8.22", [("nation", NATION), ("town", TOWN)])
LANDER: Final = _KINDS.add("lander", "8.22", [("block", BLOCK), ("town", TOWN)])  # owner
MARKED: Final = _KINDS.add("marked", "5.5", _ROAD)  # a forced march is announced
MARCHER: Final = _KINDS.add("marcher", "5.5", [("block", BLOCK), ("town", TOWN)])  # owner
MARCH_ROLL: Final = _KINDS.add("march-roll", "5.5", [("side", SIDE), ("from", TOWN), ("town", TOWN), ("die", None)])
MARCH_LOSS: Final = _KINDS.add("march-loss", "5.5", _BLOCK)  # owner
ATTACKED: Final = _KINDS.add("attacked", "5.0", [("side", SIDE), ("town", TOWN)])
MAIN_ATTACK: Final = _KINDS.add("main-attack", "6.3", [("town", TOWN), ("approach", APPROACH)])
# battle and siege
BATTLE_AT: Final = _KINDS.add("battle-at", "6.0", _TOWN)
SHUT: Final = _KINDS.add("shut", "7.0", [("side", SIDE), ("town", TOWN)])  # one block goes into the castle unseen
SHUT_IN: Final = _KINDS.add("shut-in", "7.0", _BLOCK)  # which: owner, or everybody in combat
REVEAL: Final = _KINDS.add("reveal", "6.0", [("block", BLOCK), ("strength", None)], reveals=True)
ROUND: Final = _KINDS.add("round", "6.1", [("round", None)])
RESERVES: Final = _KINDS.add("reserves", "6.3", _SIDE)  # they join
DEFENDER_NOW: Final = _KINDS.add("defender-now", "6.3", _SIDE)  # attacker and defender change places
STORMED: Final = _KINDS.add("stormed", "7.31", _TOWN)
DECLINED: Final = _KINDS.add("declined", "7.3", _TOWN)  # the siege goes on without a storm
SALLIED: Final = _KINDS.add("sallied", "7.33", _BLOCK)
ROLL: Final = _KINDS.add("roll", "6.4", [("block", BLOCK), ("dice", None)], many=True)
CHARGE_ROLL: Final = _KINDS.add("charge-roll", "6.42", [("block", BLOCK), ("dice", None)], many=True)
HARRY_ROLL: Final = _KINDS.add("harry-roll", "6.43", [("block", BLOCK), ("dice", None)], many=True)
ASSASSINS_ROLL: Final = _KINDS.add("assassins-roll", "5.9", [("block", BLOCK), ("dice", None)], many=True)
HITTING: Final = _KINDS.add("hit", "6.41", _BLOCK)
HALF: Final = _KINDS.add("half-hit", "7.11", _BLOCK)
HEALED: Final = _KINDS.add("healed", "7.11", _BLOCK)
OWN_LOSS: Final = _KINDS.add("own-loss", "6.42", _BLOCK)
PASSED: Final = _KINDS.add("passed", "6.2", _BLOCK)
RETREATED: Final = _KINDS.add("retreated", "6.5", [("block", BLOCK), ("town", TOWN)])
RETREATED_UNSEEN: Final = _KINDS.add("retreated-unseen", "6.5", _ROAD)  # a besieger who had not been revealed
DROPPED: Final = _KINDS.add("dropped", "7.31", _BLOCK)
NO_RETREAT: Final = _KINDS.add("no-retreat", "6.1", _BLOCK)
WON: Final = _KINDS.add("won", "6.6", [("side", SIDE), ("town", TOWN)])
NOBODY_LEFT: Final = _KINDS.add("nobody-left", "6.6", _TOWN)
REGROUPED: Final = _KINDS.add("regrouped", "6.6", _ROAD)
REGROUPER: Final = _KINDS.add("regrouper", "6.6", [("block", BLOCK), ("town", TOWN)])  # owner
SIEGE: Final = _KINDS.add("siege", "7.2", [("side", SIDE), ("town", TOWN)])  # it begins; the side besieges
SIEGE_OVER: Final = _KINDS.add("siege-over", "7.21", _TOWN)
ABANDONED: Final = _KINDS.add("abandoned", "9.12", _TOWN)
LOST: Final = _KINDS.add("lost", "6.7", _BLOCK, reveals=True)  # out for good, face up
POOLED: Final = _KINDS.add("pooled", "6.7", [("side", SIDE), ("town", TOWN)])  # a block goes face down to its pool
POOLED_BLOCK: Final = _KINDS.add("pooled-block", "6.7", _BLOCK)  # which: owner, or everybody if it was face up
FICKLE: Final = _KINDS.add("fickle", "O.2", _BLOCK)  # Philip leaves with Flanders
ATTRITION: Final = _KINDS.add("attrition", "7.4", [("side", SIDE), ("town", TOWN), ("die", None)])
ATTRITION_LOSS: Final = _KINDS.add("attrition-loss", "7.4", _BLOCK)  # owner, or everybody if face up
# draws and winter
DREW: Final = _KINDS.add("drew", "8.0", _SIDE)
DRAWN: Final = _KINDS.add("drawn", "8.1", _BLOCK)  # owner
STAGED: Final = _KINDS.add("staged", "8.21", [("nation", NATION)])
NATION_READY: Final = _KINDS.add("nation-ready", "8.21", [("nation", NATION)])
PLACED: Final = _KINDS.add("placed", "8.25", [("side", SIDE), ("town", TOWN)])
PLACED_BLOCK: Final = _KINDS.add("placed-block", "8.25", [("block", BLOCK), ("strength", None)])  # owner
BACK: Final = _KINDS.add("back-to-pool", "8.24", _SIDE)
WINTER_LOSS: Final = _KINDS.add("winter-loss", "9.2", [("side", SIDE), ("town", TOWN)])
REPLACED: Final = _KINDS.add("replaced", "9.4", _SIDE)  # the side has finished its replacements
# the end
SUDDEN: Final = _KINDS.add("all-seven", "1.5", _SIDE)
COUNTED: Final = _KINDS.add("counted", "1.5", [("side", SIDE), ("cities", None)])
