"""What the screens of Crusader Rex show: at any width, without colours, and of a battle."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from outremer.cli.crusader_rex.kit import KIT
from outremer.cli.crusader_rex.scene import Fight, Scene
from outremer.cli.crusader_rex.screen import CrusaderRexScreen
from outremer.cli.desk import Desk
from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.game import Observation
from outremer.games import registry
from outremer.games.crusader_rex.names import TOWNS

GAME = registry.game("crusader-rex")
TRIPOLI = TOWNS.index("tripoli")


def screen(lang: str = "en") -> CrusaderRexScreen:
    found = KIT.screen(Desk(lang, "crusader-rex").words, None)
    assert isinstance(found, CrusaderRexScreen)
    return found


def drawn(what: RenderableType, columns: int) -> str:
    console = Console(width=columns, no_color=True)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def opening() -> Observation:
    return GAME.observe(GAME.start("third-crusade", {}, Context(Stream(b"screens"), listening=False)), 0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_every_town_is_whole_on_the_map(lang: str, columns: int) -> None:
    shown = drawn(screen(lang).board(opening()), columns)
    words = Desk(lang, "crusader-rex").words
    for town in TOWNS:
        assert words.thing("town", town, "short") in shown
    assert len(shown.splitlines()[1]) == min(columns, 100)
    assert shown.count("│") % 2 == 0 and all(line[:1] in "╭│╰" for line in shown.splitlines())


def test_whose_an_empty_town_is_can_be_seen_without_colours() -> None:
    shown = drawn(screen().board(opening()), 100)
    assert "■Saône" in shown and "·Legio" in shown and "★Acre" in shown
    assert "□Hama" in shown and "∘Ajlun" in shown and "☆Egypt" in shown


def test_reserves_that_nobody_has_seen_are_counted_in_a_battle() -> None:
    scene = Scene(0)
    scene.field[0][TRIPOLI], scene.field[1][TRIPOLI] = 1, 4
    scene.reserves = [0, 2]
    shown = drawn(screen()._battle(scene, Fight(TRIPOLI, 1, 0, is_storm=False)), 80)
    assert "4 hidden blocks (Saracens)" in shown and "of them in reserve: 2" in shown
    assert "round 1 of 4" in shown
    assert "before round 1" in drawn(screen()._battle(scene, Fight(TRIPOLI, 0, 0, is_storm=False)), 80)


def test_other_strongholds_are_shown_while_blocks_are_deployed() -> None:
    assert "May be deployed instead at: Ascalon" in drawn(screen().look(opening(), "balian"), 100)
    assert "May be deployed" not in drawn(screen().look(opening(), "conrad"), 100)
