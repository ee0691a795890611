"""Why not: every reason for which an action can be refused, with its rule and its message."""

from __future__ import annotations

from typing import Final

from outremer.core.choices import Reasons

REASONS: Final = Reasons("JE")
_reason = REASONS.add

# phase 1
MAGISTRATE_TAKEN: Final = _reason("1.4", "magistrate-taken")
MAGISTRATE_ABSENT: Final = _reason("S.3", "magistrate-absent")
BID_TOO_LOW: Final = _reason("1.3", "bid-too-low")
BID_TOO_HIGH: Final = _reason("1.3", "bid-too-high")
OPENER_MUST_BID: Final = _reason("1.3", "opener-must-bid")
CARD_NOT_OFFERED: Final = _reason("1.6", "card-not-offered")
# phase 2
NO_NOBLES_LEFT: Final = _reason("2.2", "no-nobles-left")
BLOCKED: Final = _reason("2.3", "blocked")
NO_NOBLE_THERE: Final = _reason("2.2", "no-noble-there")
TOO_POOR_TO_HIRE: Final = _reason("2.5", "too-poor-to-hire")
PEDDLING_NEEDS_THREE: Final = _reason("2.6", "peddling-needs-three")
CARD_NOT_IN_HAND: Final = _reason("C.0", "card-not-in-hand")
NOTHING_TO_SWAP: Final = _reason("C.6", "nothing-to-swap")
NOBODY_ELSEWHERE: Final = _reason("C.6", "nobody-elsewhere")
SWAP_WITH_OWN: Final = _reason("C.6", "swap-with-own")
SAME_SPACE: Final = _reason("C.6", "same-space")
NOTHING_TO_MOVE: Final = _reason("C.7", "nothing-to-move")
MOVE_ONE_FIRST: Final = _reason("C.7", "move-one-first")
MOVE_ELSEWHERE: Final = _reason("C.7", "move-elsewhere")
SECTOR_BLOCKED: Final = _reason("C.9", "sector-blocked")
OTHER_SECTOR: Final = _reason("C.9", "other-sector")
NOT_THE_OFFICER: Final = _reason("M.3", "not-the-officer")
POWER_USED: Final = _reason("M.3", "power-used")
OFFICER_TAKES_BESANT: Final = _reason("M.3", "officer-takes-besant")
LORD_PLACED: Final = _reason("2.3", "lord-placed")
LORD_NEEDS_NOBLES: Final = _reason("2.4", "lord-needs-nobles")
LEADER_NOT_IN_PALACE: Final = _reason("2.4", "leader-not-in-palace")
NOBODY_IN_PALACE_YET: Final = _reason("2.4", "nobody-in-palace-yet")
TAKEN_ALREADY: Final = _reason("C.4", "taken-already")
# phase 3
TOWER_LORD: Final = _reason("3.1", "tower-lord")
DECLINED_ALREADY: Final = _reason("F.9", "declined-already")
NOT_DUE: Final = _reason("3.3", "not-due")
NO_NOBLE_BEHIND: Final = _reason("3.2.1", "no-noble-behind")
NO_CARD_LEFT: Final = _reason("3.2.1", "no-card-left")
MATERIALS_SPENT: Final = _reason("3.2.2", "materials-spent")
TOO_POOR_TO_BUY: Final = _reason("3.2.2", "too-poor-to-buy")
NOT_ONESELF: Final = _reason("3.2.3", "not-oneself")
NO_SUCH_SEAT: Final = _reason("S.3", "no-such-seat")
# phase 4
ONLY_PALACE: Final = _reason("E.1", "only-palace")
SAVED_ENOUGH: Final = _reason("E.1", "saved-enough")
ONLY_MARKET: Final = _reason("E.3", "only-market")
TOO_POOR_TO_SAVE: Final = _reason("E.3", "too-poor-to-save")
NOT_YOUR_OWN: Final = _reason("E.4", "not-your-own")
NO_REMOVALS_LEFT: Final = _reason("E.4", "no-removals-left")
TWO_OF_EACH: Final = _reason("E.4", "two-of-each")
