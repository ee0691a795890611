"""The events of Jerusalem: what can happen, who may know of it and which rule caused it.

What stands behind a screen is its owner's alone (H.1): nobles that he hires, and how much of an income he takes, are
told to him; the others are told what everybody at the table sees.
"""

from typing import Final

from outremer.core.events import Fields, Kinds
from outremer.games.jerusalem.actions import CARD, EVENT, MAGISTRATE, RESOURCE, SEAT, SECTOR, SPACE

TIDINGS: Final = Kinds("JE")
_kind = TIDINGS.add

_SEAT: Final[Fields] = [("seat", SEAT)]
_AT: Final[Fields] = [("seat", SEAT), ("space", SPACE)]
_WAY: Final[Fields] = [("seat", SEAT), ("from", SPACE), ("space", SPACE)]
_COUNT: Final[Fields] = [("seat", SEAT), ("count", None)]

# the turn, the auction and the draft
TURN_BEGAN: Final = _kind("turn", "0.1", [("turn", None)])
EVENT_UP: Final = _kind("event-up", "4.1", [("event", EVENT)], reveals=True)
SET_ASIDE: Final = _kind("set-aside", "1.1", [("count", None)])
OPENS: Final = _kind("opens", "1.2", _SEAT)
PUT_UP: Final = _kind("put-up", "1.3", [("seat", SEAT), ("magistrate", MAGISTRATE)])
BID_MADE: Final = _kind("bid", "1.3", [("seat", SEAT), ("besants", None)])
PASSED: Final = _kind("passed", "1.3", _SEAT)
BOUGHT: Final = _kind("bought", "1.4", [("seat", SEAT), ("magistrate", MAGISTRATE), ("besants", None)])
GIVEN: Final = _kind("given", "1.5", [("seat", SEAT), ("magistrate", MAGISTRATE)])
OFFERED: Final = _kind("offered", "1.6", [("card", CARD)], many=True, reveals=True)  # to the drafter
KEPT: Final = _kind("kept", "1.6", [("card", CARD)])  # owner
DRAFTED: Final = _kind("drafted", "1.6", _SEAT)
# deployment
RECEIVED: Final = _kind("received", "2.1", _COUNT)
ADMIRALS_BESANT: Final = _kind("admirals-besant", "M.4", _SEAT)
PLACED: Final = _kind("placed", "2.2", _AT)
HIRED_ONE: Final = _kind("hired", "2.5", [("price", None)])  # owner
PEDDLED: Final = _kind("peddled", "2.6", _AT)
PEDDLED_FOR: Final = _kind("peddled-for", "2.6", [("seat", SEAT), ("besants", None)])
LORD_STANDS: Final = _kind("lord", "2.3", _AT)
PLAYED: Final = _kind("played", "C.0", [("seat", SEAT), ("card", CARD)])
MOVED: Final = _kind("moved", "M.3", _WAY)
OFFICERS_BESANT: Final = _kind("officers-besant", "M.3", _SEAT)
GAINED: Final = _kind("gained", "C.0", [("seat", SEAT), ("count", None), ("resource", RESOURCE)])
SWAPPED: Final = _kind("swapped", "C.6", [("seat", SEAT), ("from", SPACE), ("other", SEAT), ("space", SPACE)])
PUT_THERE: Final = _kind("put", "C.9", _AT)
# collection
TOWER_HELD: Final = _kind("tower-held", "3.1", _SEAT)
TOWER_EMPTY: Final = _kind("tower-empty", "3.1", [])
TOWER_BESANT: Final = _kind("tower-besant", "3.1", [("besants", None)])  # owner: what he takes of it
PRIVILEGE: Final = _kind("privilege", "3.2", [("sector", SECTOR), ("seat", SEAT)])
NO_PRIVILEGE: Final = _kind("no-privilege", "3.2", [("sector", SECTOR)])
STUDIED: Final = _kind("studied", "3.2.1", _SEAT)
DEGREE_CARD: Final = _kind("degree-card", "3.2.1", [("card", CARD)])  # owner
BOUGHT_PRESTIGE: Final = _kind("bought-prestige", "3.2.2", _SEAT)
ROBBED: Final = _kind("robbed", "3.2.3", [("seat", SEAT), ("other", SEAT)])
INCOME_OF: Final = _kind("income", "3.3", [("space", SPACE), ("seat", SEAT), ("prestige", None)])
COLLECTED: Final = _kind("collected", "3.3", [("space", SPACE), ("nobles", None), ("besants", None)])  # owner
SHOWN_STOCK: Final = _kind("stock", "K.1", [("seat", SEAT), ("nobles", None), ("besants", None)], reveals=True)
SHOWN_HAND: Final = _kind("hand", "K.1", [("seat", SEAT), ("card", CARD)], many=True, reveals=True)
GIFT_NOBLES: Final = _kind("gift-nobles", "K.1", [("seat", SEAT), ("prestige", None)])
GIFT_BESANTS: Final = _kind("gift-besants", "K.1", [("seat", SEAT), ("prestige", None)])
GIFT_CARD: Final = _kind("gift-card", "K.1", [("seat", SEAT), ("prestige", None)])
BUILT: Final = _kind("built", "3.4", [("seat", SEAT), ("floor", None), ("prestige", None)])
# events and the end
EVENT_STRIKES: Final = _kind("event-strikes", "4.1", [("event", EVENT)])
LOST_NOBLES: Final = _kind("lost-nobles", "E.0", [("seat", SEAT), ("space", SPACE), ("count", None)])
SAVED: Final = _kind("saved", "E.1", _WAY)
TAX_PAID: Final = _kind("tax-paid", "E.3", _AT)
REMOVED: Final = _kind("removed", "E.4", [("seat", SEAT), ("other", SEAT), ("space", SPACE)])
LORDS_RETURN: Final = _kind("lords-return", "2.3", [])
WON: Final = _kind("won", "G.1", [("seat", SEAT), ("floors", None), ("prestige", None)])
