"""Why not: every reason for which an action can be refused, with its rule and its message.

The rules ask `bar_…` functions, which answer 0 (allowed) or one of these numbers, so that the list of legal actions
and the refusals can never disagree. The number becomes a `Refusal` only when somebody asks.
"""

from __future__ import annotations

from typing import Final

from outremer.core.flow import Refusal
from outremer.games.crusader_rex.names import BLOCKS, TOWNS

OPEN: Final = 0
REASONS: Final[list[tuple[str, str]]] = [("", "")]


def _reason(rule: str, key: str) -> int:
    REASONS.append(("CR-" + rule, key))
    return len(REASONS) - 1


# deployment and cards
NOT_YOURS: Final = _reason("2.0", "not-yours")
NO_ALTERNATE: Final = _reason("3.1", "no-alternate")
ALREADY_PLACED: Final = _reason("3.1", "already-placed")
OVER_VALUE: Final = _reason("3.1", "over-value")
NOT_FAMILY: Final = _reason("3.2", "not-family")
NOT_IN_HAND: Final = _reason("4.1", "not-in-hand")
NO_SLOT: Final = _reason("5.9", "no-such-slot")
AT_FULL_STRENGTH: Final = _reason("2.11", "full-strength")
RAISED_ALREADY: Final = _reason("4.12", "raised-already")
MANNA_SPENT: Final = _reason("4.12", "manna-spent")
NOT_ON_MAP: Final = _reason("4.12", "not-on-map")
# movement
NO_MOVES: Final = _reason("4.11", "no-moves")
NO_BLOCKS_HERE: Final = _reason("5.2", "no-blocks-here")
NOBODY_CAN_MOVE: Final = _reason("5.2", "nobody-can-move")
ROAD_GROUP_ONLY: Final = _reason("4.12", "guide-group-only")
NOT_IN_GROUP: Final = _reason("5.2", "not-in-group")
MOVED_ALREADY: Final = _reason("5.0", "moved-already")
IN_CASTLE: Final = _reason("5.0", "in-castle")
PINNED: Final = _reason("5.7", "pinned")
NO_WAY_OUT: Final = _reason("5.4", "no-way-out")
NOT_ADJACENT: Final = _reason("1.1", "not-adjacent")
UNPLAYABLE: Final = _reason("1.1", "unplayable")
MASYAF_CLOSED: Final = _reason("5.9", "masyaf-closed")
ROAD_FULL: Final = _reason("5.4", "road-full")
ATTACK_ROAD_FULL: Final = _reason("5.4", "attack-road-full")
PINNED_ROAD: Final = _reason("5.7", "enemy-road")
MOVEMENT_SPENT: Final = _reason("2.13", "movement-spent")
MUST_STEP: Final = _reason("5.2", "must-step")
MARCH_TOO_EARLY: Final = _reason("5.5", "march-too-early")
WINTER_NO_MARCH: Final = _reason("9.01", "winter-no-march")
WINTER_NO_ATTACK: Final = _reason("9.02", "winter-no-attack")
WINTER_NO_SIEGE: Final = _reason("9.02", "winter-no-siege")
NOT_FRIENDLY: Final = _reason("5.6", "not-friendly")
MUSTER_NO_BATTLE: Final = _reason("5.3", "muster-no-battle")
IN_PLACE_ALREADY: Final = _reason("5.3", "in-place-already")
MUSTER_OUT_OF_REACH: Final = _reason("5.3", "muster-out-of-reach")
MUSTER_ASTRAY: Final = _reason("5.3", "muster-astray")
NOT_IN_PORT: Final = _reason("5.8", "not-in-port")
NOT_A_PORT: Final = _reason("5.8", "not-a-port")
NO_SEA_ATTACK: Final = _reason("5.8", "no-sea-attack")
PORT_CLOSED: Final = _reason("1.3", "port-closed")
NO_PORT_OPEN: Final = _reason("5.8", "no-port-open")
SAME_TOWN: Final = _reason("5.8", "same-town")
NATION_NOT_READY: Final = _reason("8.21", "nation-not-ready")
NATION_NOT_STAGED: Final = _reason("8.21", "nation-not-staged")
NOT_OF_NATION: Final = _reason("8.22", "not-of-nation")
GERMANS_ELSEWHERE: Final = _reason("8.23", "germans-elsewhere")
GERMAN_CITY: Final = _reason("8.23", "german-city")
NO_SUCH_APPROACH: Final = _reason("6.3", "no-such-approach")
# battles and sieges
NO_BATTLE_THERE: Final = _reason("6.0", "no-battle-there")
NOT_DEFENDING: Final = _reason("7.0", "not-defending")
CASTLE_FULL: Final = _reason("7.1", "castle-full")
NO_CASTLE: Final = _reason("1.2", "no-castle")
ENEMY_CASTLE: Final = _reason("7.21", "enemy-castle")
NOT_ON_FIELD: Final = _reason("6.2", "not-on-field")
IN_RESERVE: Final = _reason("6.3", "in-reserve")
HAS_ACTED: Final = _reason("6.2", "has-acted")
NOT_ITS_LETTER: Final = _reason("6.2", "not-its-letter")
NO_FIGHT_IN_ROUND_FOUR: Final = _reason("6.1", "round-four")
NO_KNIGHT: Final = _reason("6.42", "no-knight")
NO_CHARGE_IN_STORM: Final = _reason("6.42", "no-charge-in-storm")
NO_HARRIER: Final = _reason("6.43", "no-harrier")
RATED_ONE: Final = _reason("6.43", "rated-one")
NO_HARRY_IN_SIEGE: Final = _reason("6.43", "no-harry-in-siege")
HARRY_NEEDS_RETREAT: Final = _reason("6.43", "harry-needs-retreat")
NO_RETREAT_OPEN: Final = _reason("6.5", "no-retreat-open")
CASTLE_NO_RETREAT: Final = _reason("7.31", "castle-no-retreat")
MUST_FIGHT: Final = _reason("7.33", "must-fight")
ATTACKER_NO_CASTLE: Final = _reason("7.0", "attacker-no-castle")
ONLY_STORMERS_DROP: Final = _reason("7.31", "only-stormers-drop")
NO_ROAD_THERE: Final = _reason("6.5", "no-road-there")
NO_REGROUP_THERE: Final = _reason("6.6", "no-regroup-there")
RETREAT_ROAD_CLOSED: Final = _reason("6.5", "retreat-road-closed")
RETREAT_ROAD_FULL: Final = _reason("6.5", "retreat-road-full")
RETREAT_TO_ENEMY: Final = _reason("6.5", "retreat-to-enemy")
RETREAT_TO_BATTLE: Final = _reason("6.5", "retreat-to-battle")
SALLY_TO_FRIENDS: Final = _reason("7.33", "sally-to-friends")
SHARED_ROAD: Final = _reason("6.5", "shared-road")
NOT_STRONGEST: Final = _reason("6.41", "not-strongest")
HALF_HIT_FIRST: Final = _reason("7.11", "half-hit-first")
STORM_FULL: Final = _reason("7.31", "storm-full")
STORMS_ALREADY: Final = _reason("7.31", "storms-already")
STORM_BEGUN: Final = _reason("7.31", "storm-begun")
NO_STORMER: Final = _reason("7.31", "no-stormer")
STORM_NEEDS_FIELD: Final = _reason("7.31", "not-besieging")
NOT_A_CAMPAIGN: Final = _reason("9.12", "not-a-campaign")
NOT_BESIEGED: Final = _reason("7.33", "not-besieged")
DROPPED_STAYS: Final = _reason("7.31", "dropped-stays")
NOT_VICTORIOUS: Final = _reason("6.6", "not-victorious")
REGROUP_ROAD_FULL: Final = _reason("6.6", "regroup-road-full")
REGROUP_TO_BATTLE: Final = _reason("6.6", "regroup-to-battle")
REGROUP_NOT_FRIENDLY: Final = _reason("6.6", "regroup-not-friendly")
# draws and winter
PLACE_NOT_FRIENDLY: Final = _reason("8.25", "place-not-friendly")
PILGRIMS_NEED_PORT: Final = _reason("8.24", "pilgrims-need-port")
NOMADS_NEED_FRIENDS: Final = _reason("8.3", "nomads-need-friends")
ARRIVE_IN_PORT: Final = _reason("8.22", "arrive-in-port")
NOT_IN_EXCESS: Final = _reason("9.2", "not-in-excess")
NO_POINTS: Final = _reason("9.4", "no-points")
NOT_SUPPLIED: Final = _reason("9.4", "not-supplied")


def refusal(reason: int, town: int = -1, block: int = -1, number: int = -1) -> Refusal | None:
    """The refusal for a reason, with what it is about; None for OPEN."""
    if reason == OPEN:
        return None
    rule, key = REASONS[reason]
    args: dict[str, str | int] = {}
    if town >= 0:
        args["town"] = "town." + TOWNS[town] if town < len(TOWNS) else "town.masyaf"
    if block >= 0:
        args["block"] = "block." + BLOCKS[block]
    if number >= 0:
        args["number"] = number
    return Refusal(rule, key, args)
