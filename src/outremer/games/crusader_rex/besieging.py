"""How a siege ends outside battle: nobody besieges any more, or nobody is besieged (5.0, 6.0, 7.21)."""

from __future__ import annotations

from outremer.core.events import PUBLIC, Context
from outremer.games.crusader_rex.knowledge import hide, relocate
from outremer.games.crusader_rex.state import BATTLE_TOWN, SIEGE_SIDE, Position, blocks_at, in_castle, on_field
from outremer.games.crusader_rex.tidings import SIEGE_OVER


def check_siege(s: Position, town: int, ctx: Context) -> None:
    """After a block has left the town or died: a siege needs blocks on the field and blocks in the castle.

    While a battle is fought there, its end decides (6.0).
    """
    siege = s.siege[town] & SIEGE_SIDE
    if siege == 0 or s.turn[BATTLE_TOWN] == town + 1:
        return
    besieger = siege - 1
    if on_field(s, besieger, town) == 0:
        lift_siege(s, town, ctx)
    elif in_castle(s, 1 - besieger, town) == 0:
        s.siege[town] = 0
        ctx.tell(PUBLIC, SIEGE_OVER, [town])
        for block in blocks_at(s, besieger, 2 * town):
            hide(s, block)


def lift_siege(s: Position, town: int, ctx: Context) -> None:
    """The castle's blocks hold the town alone."""
    s.siege[town] = 0
    ctx.tell(PUBLIC, SIEGE_OVER, [town])
    for side in range(2):
        for block in blocks_at(s, side, 2 * town + 1):
            relocate(s, block, 2 * town)
