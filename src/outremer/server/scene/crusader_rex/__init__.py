"""Crusader Rex in the browser: the map, what a seat sees on it, and the marches that a gesture stands for.

What never changes (`board`):

- `size` [width, height] of the map, which is north up; `land`, `coast`, `rivers`, `lakes`, `hills`, `deserts`: SVG
  paths
- `towns` by name: `x`, `y`, `value`, `port`, `narrow`, `victory`, `side`, `winter` (how many blocks of each side may
  winter there), `storm` (how many may storm), `label` and `stack` (the sides of the town where its name and its
  blocks stand)
- `places`: names on the map that are no towns, with `x` and `y`
- `roads`: {a, b, limit}; their order is that of the numbers in `traffic`
- `blocks` by name, in the order of their numbers: `side`, `group`, `nation`, `steps` at full strength, `letter`,
  `number`, `move`, `knight`, `harry`, `seats` (its strongholds, the main one first)
- `cards` by name: `event`, `value`, `moves`, `copies`

What a seat sees (`scene`), made from its observation alone; whatever is empty may be missing:

- `seat`, `year`, `turn` (6 is the winter), `phase` (the open decision), `actor`, `first` (player 1), `mover`, `moves`
  left
- `cards` revealed by side, `hand`, `hands` (sizes by side), `locked` sides, `draft` (own card chosen), `spent` (by
  card)
- `blocks` by name, those that the seat can identify: `at` (a town, or `drawn`, `pool`, or the nation in whose box it
  waits), `steps`, `castle`, `marks` (moved, shown, half, acted, fresh), `part` in a battle, `march` (the town of a
  forced march)
- `backs` by town: blocks that the seat cannot identify, as [Franks in the field, in the castle, Saracens likewise]
- `held` by town: whom it counts for now, where that is not the colour on the map; `tally` of victory cities by side
- `sieges` by town: `by`, `fresh`; `attacks` by town: `by`, `ways` (the towns from which attackers came), `free` (how
  many of the seat's blocks are not pinned); `todo`: battles and sieges still to be handled
- `traffic`: [road, blocks of the side that moves which have passed it]
- `walker`: the block on the move, `left` its movement; or only where it is, if it is another's
- `quarters` by town: [own blocks, how many may winter there], before and in winter; `points` by town: [used, value]
  and `prices` by block, during replacements
- `pools` by side, `boxes` (by nation), `ready` (nations that may land), `lost` (blocks out for good)
- `battle`: `town`, `round`, `attacker`, `storm`, `letter`, `hits` still to be taken, `reserves` (unknown ones by
  side), `dice` by own block whose turn it is: per kind of fire [dice, hit on]
- `public`: nothing is on view that the other side does not see: no curtain is needed on the same screen

What can be asked (`ways`): {"blocks": [...], "from"?, "via"?}, {"sail": block}, {"muster": town, "blocks"?}, {"land":
nation, "blocks"}. Each way has `to`, `actions`, `moves` (what it costs), and if they apply `by` (the last town before
an attacked one), `attack`, `sea`, `forced` (blocks that march by force), `short` (blocks that cannot go there) and
`roads` ({road, used, limit} when all have gone).
"""

from __future__ import annotations

from outremer.core.game import Observation
from outremer.core.trial import Trial
from outremer.server.scene.base import Json, Scene
from outremer.server.scene.crusader_rex.asking import ways
from outremer.server.scene.crusader_rex.chart import chart
from outremer.server.scene.crusader_rex.seen import seen


class CrusaderRexScene(Scene):
    def board(self) -> Json:
        return chart()

    def scene(self, view: Observation) -> Json:
        return seen(view)

    def ways(self, trial: Trial, ask: Json) -> list[Json]:
        return ways(trial, ask)


SCENE = CrusaderRexScene()
