"""The events of Crusader Rex: what can happen, who may know of it and which rule caused it.

A block that only its owner may know moves in two events: one for the owner that names it, one for everybody that
counts it.
"""

from typing import Final

from outremer.core.actions import Noun
from outremer.core.events import EventKind
from outremer.games.crusader_rex.actions import APPROACH, BLOCK, CARD, NATION, SIDE, TOWN

_Fields = list[tuple[str, Noun | None]]


def _kind(name: str, rule: str, fields: _Fields, many: bool = False, reveals: bool = False) -> EventKind:
    kind = EventKind(name, "CR-" + rule, fields, many, reveals)
    EVENTS.append(kind)
    return kind


EVENTS: Final[list[EventKind]] = []
_BLOCK: Final[_Fields] = [("block", BLOCK)]
_TOWN: Final[_Fields] = [("town", TOWN)]
_SIDE: Final[_Fields] = [("side", SIDE)]
_ROAD: Final[_Fields] = [("side", SIDE), ("from", TOWN), ("town", TOWN)]

# deployment and cards
DEPLOYED: Final = _kind("deployed", "3.1", [("block", BLOCK), ("town", TOWN)])  # owner
SWAPPED: Final = _kind("swapped", "3.2", _BLOCK)  # owner
NOMAD: Final = _kind("nomad", "3.2", [("block", BLOCK), ("town", TOWN)])  # owner
NOMADS: Final = _kind("nomads", "3.2", _TOWN)  # public: one more block stands there
YEAR: Final = _kind("year", "9.5", [("year", None)])
TURN: Final = _kind("turn", "0.1", [("turn", None)])
DEALT: Final = _kind("dealt", "4.0", [("card", CARD)], many=True)  # owner
REVEALED: Final = _kind("revealed", "4.1", [("side", SIDE), ("card", CARD)], reveals=True)
PLAYER_ONE: Final = _kind("player-one", "5.1", _SIDE)
MUD: Final = _kind("mud", "4.12", _SIDE)  # who played it; the turn ends
MUD_IGNORED: Final = _kind("mud-ignored", "9.13", _SIDE)
TARGETED: Final = _kind("targeted", "5.9", [("block", BLOCK), ("strength", None)], reveals=True)
SPARED: Final = _kind("spared", "5.9", _TOWN)  # the Assassins' victim lives and is hidden again
RAISED: Final = _kind("raised", "9.4", _BLOCK)  # owner, or everybody for a block that is face up
MANNA: Final = _kind("manna", "4.12", [("side", SIDE), ("steps", None)])
# movement
GROUPED: Final = _kind("grouped", "5.2", [("side", SIDE), ("town", TOWN)])
MUSTERED: Final = _kind("mustered", "5.3", [("side", SIDE), ("town", TOWN)])
WALKED: Final = _kind("walked", "5.2", _ROAD)  # one block of the side goes one town
WALKER: Final = _kind("walker", "5.2", [("block", BLOCK), ("town", TOWN)])  # owner: which
SAILED: Final = _kind("sailed", "5.8", _ROAD)
SAILOR: Final = _kind("sailor", "5.8", [("block", BLOCK), ("town", TOWN)])  # owner
LANDED: Final = _kind("landed", "8.22", [("nation", NATION), ("town", TOWN)])
LANDER: Final = _kind("lander", "8.22", [("block", BLOCK), ("town", TOWN)])  # owner
MARKED: Final = _kind("marked", "5.5", _ROAD)  # a forced march is announced
MARCHER: Final = _kind("marcher", "5.5", [("block", BLOCK), ("town", TOWN)])  # owner
MARCH_ROLL: Final = _kind("march-roll", "5.5", [("side", SIDE), ("from", TOWN), ("town", TOWN), ("die", None)])
MARCH_LOSS: Final = _kind("march-loss", "5.5", _BLOCK)  # owner
ATTACKED: Final = _kind("attacked", "5.0", [("side", SIDE), ("town", TOWN)])
MAIN_ATTACK: Final = _kind("main-attack", "6.3", [("town", TOWN), ("approach", APPROACH)])
# battle and siege
BATTLE_AT: Final = _kind("battle-at", "6.0", _TOWN)
SHUT: Final = _kind("shut", "7.0", [("side", SIDE), ("town", TOWN)])  # one block goes into the castle unseen
SHUT_IN: Final = _kind("shut-in", "7.0", _BLOCK)  # which: owner, or everybody in combat
REVEAL: Final = _kind("reveal", "6.0", [("block", BLOCK), ("strength", None)], reveals=True)
ROUND: Final = _kind("round", "6.1", [("round", None)])
RESERVES: Final = _kind("reserves", "6.3", _SIDE)  # they join
DEFENDER_NOW: Final = _kind("defender-now", "6.3", _SIDE)  # attacker and defender change places
STORMED: Final = _kind("stormed", "7.31", _TOWN)
DECLINED: Final = _kind("declined", "7.3", _TOWN)  # the siege goes on without a storm
SALLIED: Final = _kind("sallied", "7.33", _BLOCK)
ROLL: Final = _kind("roll", "6.4", [("block", BLOCK), ("dice", None)], many=True)
CHARGE_ROLL: Final = _kind("charge-roll", "6.42", [("block", BLOCK), ("dice", None)], many=True)
HARRY_ROLL: Final = _kind("harry-roll", "6.43", [("block", BLOCK), ("dice", None)], many=True)
ASSASSINS_ROLL: Final = _kind("assassins-roll", "5.9", [("block", BLOCK), ("dice", None)], many=True)
HITTING: Final = _kind("hit", "6.41", _BLOCK)
HALF: Final = _kind("half-hit", "7.11", _BLOCK)
HEALED: Final = _kind("healed", "7.11", _BLOCK)
OWN_LOSS: Final = _kind("own-loss", "6.42", _BLOCK)
PASSED: Final = _kind("passed", "6.2", _BLOCK)
RETREATED: Final = _kind("retreated", "6.5", [("block", BLOCK), ("town", TOWN)])
RETREATED_UNSEEN: Final = _kind("retreated-unseen", "6.5", _ROAD)  # a besieger who had not been revealed
DROPPED: Final = _kind("dropped", "7.31", _BLOCK)
NO_RETREAT: Final = _kind("no-retreat", "6.1", _BLOCK)
WON: Final = _kind("won", "6.6", [("side", SIDE), ("town", TOWN)])
NOBODY_LEFT: Final = _kind("nobody-left", "6.6", _TOWN)
REGROUPED: Final = _kind("regrouped", "6.6", _ROAD)
REGROUPER: Final = _kind("regrouper", "6.6", [("block", BLOCK), ("town", TOWN)])  # owner
SIEGE: Final = _kind("siege", "7.2", [("side", SIDE), ("town", TOWN)])  # it begins; the side besieges
SIEGE_OVER: Final = _kind("siege-over", "7.21", _TOWN)
ABANDONED: Final = _kind("abandoned", "9.12", _TOWN)
LOST: Final = _kind("lost", "6.7", _BLOCK, reveals=True)  # out for good, face up
POOLED: Final = _kind("pooled", "6.7", [("side", SIDE), ("town", TOWN)])  # a block goes face down to its pool
POOLED_BLOCK: Final = _kind("pooled-block", "6.7", _BLOCK)  # which: owner, or everybody if it was face up
FICKLE: Final = _kind("fickle", "O.2", _BLOCK)  # Philip leaves with Flanders
ATTRITION: Final = _kind("attrition", "7.4", [("side", SIDE), ("town", TOWN), ("die", None)])
ATTRITION_LOSS: Final = _kind("attrition-loss", "7.4", _BLOCK)  # owner, or everybody if face up
# draws and winter
DREW: Final = _kind("drew", "8.0", _SIDE)
DRAWN: Final = _kind("drawn", "8.1", _BLOCK)  # owner
STAGED: Final = _kind("staged", "8.21", [("nation", NATION)])
NATION_READY: Final = _kind("nation-ready", "8.21", [("nation", NATION)])
PLACED: Final = _kind("placed", "8.25", [("side", SIDE), ("town", TOWN)])
PLACED_BLOCK: Final = _kind("placed-block", "8.25", [("block", BLOCK), ("strength", None)])  # owner
BACK: Final = _kind("back-to-pool", "8.24", _SIDE)
WINTER_LOSS: Final = _kind("winter-loss", "9.2", [("side", SIDE), ("town", TOWN)])
REPLACED: Final = _kind("replaced", "9.4", _SIDE)  # the side has finished its replacements
# the end
SUDDEN: Final = _kind("all-seven", "1.5", _SIDE)
COUNTED: Final = _kind("counted", "1.5", [("side", SIDE), ("cities", None)])
