"""The screens of Crusader Rex: the board, a town from near, the hand, a battle.

Franks are marked F and drawn in orange, Saracens S and green; the signs of the Franks' towns are full, those of the
Saracens' hollow; a castle's blocks stand in brackets. So nothing depends on colour alone. Strength is shown as filled
pips of the block's maximum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.cli.crusader_rex.map import Map, Spot
from outremer.cli.crusader_rex.roads import ways
from outremer.cli.crusader_rex.scene import Fight, Piece, Scene
from outremer.cli.crusader_rex.winter import replacements, warning
from outremer.cli.desk import WIDTH
from outremer.cli.screen import Screen
from outremer.cli.typed import forms, matching, spelt, thing_meant
from outremer.core.data import DataFolder
from outremer.core.flow import Message
from outremer.core.game import Observation
from outremer.games.crusader_rex.board import LETTERS, MAJOR, Board
from outremer.games.crusader_rex.names import BLOCKS, CARDS, NATIONS, SIDES, TOWNS
from outremer.games.crusader_rex.winter import winter_limit
from outremer.telling.crusader_rex import TELLER
from outremer.text import Catalogue

STYLES: Final = ["dark_orange", "green"]
LETTER: Final = ["F", "S"]
FULL, HALF, EMPTY = "●", "◐", "○"
SIGNS: Final = ["★■·", "☆□∘"]  # by colour of the town: it counts for victory, has a castle, or neither
VALUES: Final = "⁰¹²³⁴"
SHIELDS: Final = ["✚", "☾"]
NEW_MOVES: Final = ("group", "muster", "sail", "land")
SHORTEST: Final = 3  # letters of a word that is looked up among the cards and blocks


class CrusaderRexScreen(Screen):
    teller = TELLER
    terms = ("step", "rating", "reserve", "castle", "march", "control", "quarters", "pool")

    def __init__(self, words: Catalogue, board: Board, data: DataFolder, read: Callable[[Observation], Scene]) -> None:
        super().__init__(words)
        self.read = read
        self.facts = board
        entries = data.complete("towns.toml", "town", TOWNS)
        self.at = [(entry.number("x", 0, 1000), entry.number("y", 0, 1000)) for entry in entries]

    def moment(self, view: Observation) -> str:
        scene = self.read(view)
        return f"{scene.year} {scene.turn} {scene.mover}"

    def places(self) -> list[str]:
        names = [spelt(self.words, "town", town) for town in TOWNS]
        return names + [
            spelt(self.words, kind, each) for kind, all in (("block", BLOCKS), ("card", CARDS)) for each in all
        ]

    # the headline

    def headline(self, view: Observation) -> Text:
        scene = self.read(view)
        say = self.words.say
        line = Text()
        line.append(say("screen-turn", year=scene.year, turn=scene.turn), style="bold")
        if scene.first >= 0:
            line.append("  " + say("screen-first", side=f"side.{SIDES[scene.first]}"))
        for side, card in enumerate(scene.cards):
            if card:
                line.append(f"  {SHIELDS[side]} {self.words.thing('card', card)}", style=STYLES[side])
        if scene.mover >= 0 and scene.moves >= 0:
            line.append("  " + say("screen-moves", side=f"side.{SIDES[scene.mover]}", moves=scene.moves))
        held = self._held(scene)
        tally = " ".join(f"{LETTER[side]}{held.count(side)}" for side in range(2))
        line.append("  " + say("screen-tally", held=tally), style="bold")
        if scene.hand:
            line.append("  " + say("screen-hand", cards=", ".join("card." + card for card in scene.hand)))
        danger = warning(self.words, self.facts, scene)
        if danger:
            line.append("\n" + danger, style="bold red")
        return line

    def question(self, view: Observation, prompt: Message) -> str:
        """Once a card is chosen it is named; who musters knows where to, and who must leave a battle that he must."""
        scene, say = self.read(view), self.words.say
        if prompt.key == "ask-lock" and scene.draft:
            return say("screen-ask-lock", card=f"card.{scene.draft}")
        if prompt.key == "ask-path" and scene.walker is not None and scene.muster >= 0:
            block, town = f"block.{BLOCKS[scene.walker.block]}", f"town.{TOWNS[scene.muster]}"
            return say("screen-ask-muster-road", block=block, town=town)
        if prompt.key == "ask-combat-turn" and scene.fight is not None and scene.fight.is_last_for(scene.seat):
            return say("screen-ask-leave", letter=str(prompt.args["letter"]))
        return super().question(view, prompt)

    def _held(self, scene: Scene) -> list[int]:
        """Who holds each of the victory cities."""
        return [scene.holder(town, self.facts.colour[town]) for town in self.facts.victory_towns]

    def _tally(self, scene: Scene) -> Text:
        """The seven victory cities and who holds each."""
        text = Text(self.words.say("screen-cities") + " ")
        held = self._held(scene)
        for town, side in zip(self.facts.victory_towns, held, strict=True):
            text.append(f"{self.words.thing('town', TOWNS[town])} {LETTER[side]} ", style=STYLES[side])
        text.append("= " + " ".join(f"{LETTER[side]} {held.count(side)}" for side in range(2)), style="bold")
        return text

    # roads

    def ways(self, view: Observation, action: str) -> list[list[str]]:
        """A road to a town further away names every town on it.

        Whoever names the next block or ends the group lets the block that is still on its way stop first, or march to
        where it is mustering; and whoever begins another move ends the one before.
        """
        scene = self.read(view)
        verb, _, word = action.partition(" ")
        if verb in NEW_MOVES and scene.phase in ("group", "muster", "path"):
            return [[*ending, "done", action] for ending in self._endings(scene)]
        if scene.walker is None:
            return []
        if verb in ("done", "move"):
            return [[*ending, action] for ending in self._endings(scene)]
        if verb != "to" or word not in TOWNS:
            return []
        return self._roads_to(scene, TOWNS.index(word))

    def all_of(self, view: Observation, actions: list[str]) -> list[str]:
        """Nobody is sent on a forced march without being named."""
        scene = self.read(view)
        if scene.phase != "muster":
            return actions
        near = {BLOCKS[piece.block] for piece in scene.pieces if self._is_near(scene, piece)}
        return [action for action in actions if action.partition(" ")[2] in near]

    def _is_near(self, scene: Scene, piece: Piece) -> bool:
        if piece.town < 0:
            return False
        scene.walker = piece
        return any(len(road) <= self.facts.movement[piece.block] for road in ways(self.facts, scene, scene.muster))

    def _endings(self, scene: Scene) -> list[list[str]]:
        """How the block on its way, if there is one, comes to the end of it."""
        if scene.walker is None:
            return [[]]
        return self._roads_to(scene, scene.muster) if scene.muster >= 0 else [["stop"]]

    def _roads_to(self, scene: Scene, end: int) -> list[list[str]]:
        return [[f"to {TOWNS[town]}" for town in road] for road in ways(self.facts, scene, end)]

    # the board

    def board(self, view: Observation) -> RenderableType:
        scene = self.read(view)
        spots = [self._spot(scene, town) for town in range(len(TOWNS))]
        roads = [
            (a, b, limit == MAJOR) for (a, b), limit in zip(self.facts.road_ends, self.facts.road_limit, strict=True)
        ]
        return Panel(
            Group(Map(spots, roads), self._legend(), *self._aside(scene)),
            title=self.words.say("screen-title", year=scene.year, turn=scene.turn),
            width=WIDTH,
        )

    def note(self, view: Observation, kind: str, word: str) -> str:
        """A block's strength and values, and where it stands if that is open; who is in a town."""
        scene = self.read(view)
        if kind == "block":
            return next((self._noted(scene, piece) for piece in scene.pieces if BLOCKS[piece.block] == word), "")
        if kind == "town" and word in TOWNS:
            return " ".join(self._present(scene, TOWNS.index(word), side) for side in range(2)).strip()
        return ""

    def _noted(self, scene: Scene, piece: Piece) -> str:
        is_one_place = scene.fight is not None or scene.phase in ("group", "quarters", "regroup") or piece.town < 0
        values = self._values(piece)
        return values if is_one_place else f"{values} {self.words.thing('town', TOWNS[piece.town], 'short')}"

    def _values(self, piece: Piece) -> str:
        facts = self.facts
        block = piece.block
        shown = pips(piece.strength, facts.strength[block], piece.is_half)
        return f"{shown} {LETTERS[facts.letter[block]]}{facts.number[block]}"

    def _present(self, scene: Scene, town: int, side: int) -> str:
        """`F3[1]`: three Franks outside, one in the castle; "" if there are none."""
        outside, inside = scene.field[side][town], scene.castle[side][town]
        if not outside + inside:
            return ""
        return f"{LETTER[side]}{outside or ''}{f'[{inside}]' if inside else ''}"

    def _spot(self, scene: Scene, town: int) -> Spot:
        """A town on the map: its name, what it is worth, and who is there."""
        facts = self.facts
        label = Text()
        colour = facts.colour[town]
        name = self.words.thing("town", TOWNS[town], "short")
        label.append(name, style=f"bold {STYLES[colour]}" if facts.value[town] else STYLES[colour])
        if facts.value[town]:
            label.append(VALUES[facts.value[town]], style="bold")
        if facts.port[town]:
            label.append("≈", style="blue")
        for side in range(2):
            shown = self._present(scene, town, side)
            if shown:
                label.append(" ")
                label.append(shown, style=f"bold reverse {STYLES[side]}")
        if scene.is_contested(town):
            label.append("!", style="bold red")
        rank = 0 if town in facts.victory_towns else 1 if facts.castle[town] else 2
        return Spot(self.at[town], label, SIGNS[colour][rank])

    def _legend(self) -> Text:
        return Text(self.words.say("screen-legend"), style="dim")

    def _aside(self, scene: Scene) -> list[Text]:
        """What stands beside the map: pools, boxes of Crusaders, blocks out for good."""
        say = self.words.say
        lines = [
            self._tally(scene),
            Text(say("screen-pools", frank=scene.pools[0], saracen=scene.pools[1]), style="dim"),
        ]
        waiting = [
            f"{self.words.thing('nation', NATIONS[at])} {count}" for at, count in enumerate(scene.staging) if count
        ]
        if waiting:
            lines.append(Text(say("screen-staging", waiting=", ".join(waiting)), style="dim"))
        if scene.lost:
            names = ", ".join(f"block.{BLOCKS[block]}" for block in scene.lost)
            lines.append(Text(say("screen-lost", blocks=names), style="dim"))
        return lines

    # blocks

    def _piece(self, piece: Piece) -> Text:
        """`Conrad ●●●○ B3, movement 2`, and what else is to be known of it."""
        facts = self.facts
        block = piece.block
        text = Text()
        text.append(f"{SHIELDS[piece.side]} {self.words.thing('block', BLOCKS[block])} ", style=STYLES[piece.side])
        text.append(self._values(piece))
        notes = [self.words.say("screen-movement", number=facts.movement[block])]
        for true, key in (
            (piece.in_castle, "castle"),
            (piece.has_moved, "moved"),
            (piece.is_shown, "shown"),
            (piece.part == "reserve", "reserve"),
            (piece.part == "storming", "storming"),
            (piece.part == "sallied", "sallied"),
            (piece.has_acted, "acted"),
        ):
            if true:
                notes.append(self.words.say("screen-" + key))
        text.append(f" {', '.join(notes)} ({spelt(self.words, 'block', BLOCKS[block])})", style="dim")
        return text

    def _hidden(self, scene: Scene, town: int) -> list[Text]:
        """How many blocks of each side stand there that the seat cannot identify."""
        lines: list[Text] = []
        for side in range(2):
            known = [piece for piece in scene.in_town(town) if piece.side == side]
            for counts, in_castle, key in ((scene.field, False, "hidden"), (scene.castle, True, "hidden-castle")):
                count = counts[side][town] - sum(1 for piece in known if piece.in_castle == in_castle)
                if count > 0:
                    text = self.words.say("screen-" + key, count=count, side=f"side.{SIDES[side]}")
                    lines.append(Text(f"{SHIELDS[side]} {text}", style=STYLES[side]))
        return lines

    # a town from near

    def look(self, view: Observation, word: str) -> RenderableType:
        """A town, a block or a card from near; without a word all own blocks."""
        if not word:
            return self._all_blocks(view)
        things = [("town", town) for town in TOWNS]
        things += [("block", block) for block in BLOCKS] + [("card", card) for card in CARDS]
        meant = thing_meant(self.words, things, word)
        if meant < len(TOWNS):
            return self._town(self.read(view), meant)
        block = meant - len(TOWNS)
        return self._one_block(self.read(view), block) if block < len(BLOCKS) else self._card(things[meant][1])

    def about(self, view: Observation, word: str) -> RenderableType | None:
        """What a card does, or a block is."""
        things = [("card", card) for card in CARDS] + [("block", block) for block in BLOCKS]
        found = matching(word, [forms(self.words, kind, name) for kind, name in things])
        if len(found) != 1 or len(word) < SHORTEST:
            return None
        meant = found[0]
        return self._card(CARDS[meant]) if meant < len(CARDS) else self._one_block(self.read(view), meant - len(CARDS))

    def _one_block(self, scene: Scene, block: int) -> RenderableType:
        """A block as it stands, if the seat can tell; what is printed on it anybody may know."""
        facts = self.facts
        piece = next((piece for piece in scene.pieces if piece.block == block), None)
        home = f"town.{TOWNS[facts.home[block]]}" if facts.home[block] >= 0 else "town.off-map"
        values = self.words.say(
            "screen-printed",
            strength=facts.strength[block],
            letter=LETTERS[facts.letter[block]],
            number=facts.number[block],
            movement=facts.movement[block],
            home=home,
        )
        lines = [Text(f"{SHIELDS[facts.side[block]]} {values}", style=STYLES[facts.side[block]])]
        others = facts.seats[block][1:]
        if others and not scene.turn:
            names = ", ".join(f"town.{TOWNS[town]}" for town in others)
            lines.append(Text(self.words.say("screen-alternates", towns=names)))
        if piece is None:
            lines.append(Text(self.words.say("screen-gone" if block in scene.lost else "screen-unseen"), style="dim"))
        else:
            place = f"town.{TOWNS[piece.town]}" if piece.town >= 0 else "town.off-map"
            lines += [Text(self.words.say("screen-where", town=place)), self._piece(piece)]
        return Panel(Group(*lines), title=self.words.thing("block", BLOCKS[block]))

    def _town(self, scene: Scene, town: int) -> RenderableType:
        return Panel(
            Group(
                Text(self._describe(town)),
                Text(self._standing(scene, town)),
                *self._situation(scene, town),
                *(self._piece(piece) for piece in scene.in_town(town)),
                *self._hidden(scene, town),
                Text(""),
                *self._roads(scene, town),
            ),
            title=self.words.thing("town", TOWNS[town]),
        )

    def _standing(self, scene: Scene, town: int) -> str:
        """Whom the town counts for now, and how many own blocks may winter there."""
        holder = scene.holder(town, self.facts.colour[town])
        text = self.words.say("screen-holder", side=f"side.{SIDES[holder]}")
        if scene.seat < 0:
            return text
        limit = winter_limit(self.facts, town, scene.seat)
        return text + self.words.say("cli-break") + self.words.say("screen-winters", limit=limit)

    def _describe(self, town: int) -> str:
        facts = self.facts
        say = self.words.say
        parts = [say("screen-colour", side=f"side.{SIDES[facts.colour[town]]}")]
        if facts.value[town]:
            parts.append(say("screen-value", value=facts.value[town], storm=facts.storm_limit[town]))
        else:
            parts.append(say("screen-no-castle"))
        if facts.port[town]:
            parts.append(say("screen-port"))
        if town in facts.victory_towns:
            parts.append(say("screen-victory"))
        return say("cli-break").join(parts)

    def _situation(self, scene: Scene, town: int) -> list[Text]:
        lines: list[Text] = []
        if scene.besieger[town] >= 0:
            lines.append(
                Text(self.words.say("screen-siege", side=f"side.{SIDES[scene.besieger[town]]}"), style="bold red")
            )
        if scene.attacker[town] >= 0:
            lines.append(
                Text(self.words.say("screen-attack", side=f"side.{SIDES[scene.attacker[town]]}"), style="bold red")
            )
        return lines

    def _roads(self, scene: Scene, town: int) -> list[Text]:
        """The neighbours, with the kind of road and who is there."""
        lines: list[Text] = []
        for other, road in zip(self.facts.neighbours[town], self.facts.roads[town], strict=True):
            is_major = self.facts.road_limit[road] == MAJOR
            text = Text("═ " if is_major else "╌ ")
            text.append_text(self._spot(scene, other).label)
            kind = self.words.say("screen-major" if is_major else "screen-minor")
            text.append(f"  {kind} ({spelt(self.words, 'town', TOWNS[other])})", style="dim")
            lines.append(text)
        return lines

    def _all_blocks(self, view: Observation) -> RenderableType:
        """All own blocks by town: what `look` shows when no town is named."""
        scene = self.read(view)
        lines: list[Text] = []
        for town in range(len(TOWNS)):
            own = [piece for piece in scene.in_town(town) if piece.side == scene.seat]
            if own:
                lines.append(Text(self.words.thing("town", TOWNS[town]), style="bold"))
                lines += [Text("  ").append_text(self._piece(piece)) for piece in own]
        away = [piece for piece in scene.in_town(-1) if piece.side == scene.seat]
        if away:
            lines.append(Text(self.words.thing("town", "off-map"), style="bold"))
            lines += [Text("  ").append_text(self._piece(piece)) for piece in away]
        return Group(*lines)

    # the hand

    def hand(self, view: Observation) -> RenderableType:
        scene = self.read(view)
        cards = [self._card(card) for card in dict.fromkeys(scene.hand)]
        names = self.words.say("screen-hand", cards=", ".join(f"card.{card}" for card in scene.hand))
        sizes = self.words.say("screen-hand-sizes", frank=scene.hand_sizes[0], saracen=scene.hand_sizes[1])
        shown = [Text(names, style="bold"), *cards] if cards else [Text(self.words.say("screen-no-hand"))]
        return Group(*shown, Text(sizes, style="dim"))

    def _card(self, word: str) -> Panel:
        """A card with what it does."""
        card = CARDS.index(word)
        key = "screen-card-event" if self.facts.card_is_event[card] else "screen-card-moves"
        kind = self.words.say(key, moves=self.facts.card_moves[card])
        does = self.words.say("does-" + word) if self.words.has("does-" + word) else self.words.say("does-moves")
        return Panel(Text(f"{kind}\n{does}"), title=self.words.thing("card", word), expand=False)

    # a battle

    def action_board(self, view: Observation) -> RenderableType | None:
        scene = self.read(view)
        if scene.phase == "replacements" and scene.seat >= 0:
            return Group(*replacements(self.words, self.facts, scene, self._values))
        return self._battle(scene, scene.fight) if scene.fight is not None else None

    def _battle(self, scene: Scene, fight: Fight) -> RenderableType:
        """Both sides face to face, in the order in which letters act."""
        table = Table(expand=True, box=None)
        sides = [1 - fight.attacker, fight.attacker]
        for side in sides:
            role = self.words.say("screen-attacker" if side == fight.attacker else "screen-defender")
            name = self.words.thing("side", SIDES[side])
            table.add_column(Text(f"{SHIELDS[side]} {name} ({role})", style=STYLES[side]), ratio=1)
        columns = [self._line(scene, fight.town, side) for side in sides]
        table.add_row(*(Group(*column) for column in columns))
        key = "screen-storm" if fight.is_storm else "screen-battle"
        title = self.words.say(key, town=f"town.{TOWNS[fight.town]}")
        return Panel(table, title=f"{title}  {self.words.say('screen-round', round=fight.round)}")

    def _line(self, scene: Scene, town: int, side: int) -> list[Text]:
        pieces = [piece for piece in scene.in_town(town) if piece.side == side]
        pieces.sort(
            key=lambda piece: (piece.in_castle, piece.part == "reserve", self.facts.letter[piece.block], piece.block)
        )
        hidden = [text for text in self._hidden(scene, town) if text.plain.startswith(SHIELDS[side])]
        if scene.reserves[side]:
            late = self.words.say("screen-hidden-reserves", count=scene.reserves[side])
            hidden.append(Text(f"  {late}", style="italic"))
        return [self._fighter(piece) for piece in pieces] + hidden

    def _fighter(self, piece: Piece) -> Text:
        """A block in battle: short, since two columns share the width."""
        facts = self.facts
        block = piece.block
        text = Text()
        style = "dim" if piece.has_acted or piece.part == "reserve" else "bold"
        text.append(f"{LETTERS[facts.letter[block]]}{facts.number[block]} ", style=style)
        text.append(pips(piece.strength, facts.strength[block], piece.is_half) + " ")
        text.append(self.words.thing("block", BLOCKS[block]), style=style)
        for key in [piece.part] if piece.part in ("reserve", "storming", "sallied") else []:
            text.append(f" {self.words.say('screen-' + key)}", style="italic")
        if piece.in_castle:
            text.append(f" {self.words.say('screen-castle')}", style="italic")
        if piece.has_acted:
            text.append(" ✓")
        return text


def pips(strength: int, maximum: int, is_half: bool) -> str:
    """`●●◐○`: steps left, the last one cracked by a half hit, steps lost."""
    filled = FULL * strength if not is_half else FULL * (strength - 1) + HALF
    return filled + EMPTY * (maximum - strength)
