"""The components of Jerusalem, and what is refused in a folder that stands in for their data."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from outremer.core.data import doubtful
from outremer.core.errors import DataError
from outremer.games.jerusalem.board import DATA, DECK, FIGURES, load_board, provenance
from outremer.games.jerusalem.names import CARDS, MAGISTRATES, SPACES

BOARD = load_board()


def income(space: str, figures: str = "standard") -> list[int]:
    """Nobles, besants and prestige."""
    at = 3 * SPACES.index(space)
    return BOARD.income[FIGURES.index(figures)][at : at + 3]


def test_every_list_has_a_value_for_every_space_card_and_magistrate() -> None:
    assert len(BOARD.large) == len(SPACES) == 16
    assert {len(figures) for figures in BOARD.income} == {48}
    assert len(BOARD.kind_of) == DECK
    assert set(BOARD.kind_of) == set(range(len(CARDS)))
    ranks = [BOARD.rank_nobles, BOARD.rank_besants, BOARD.lord_large, BOARD.lord_small, BOARD.officer_moves]
    assert {len(values) for values in ranks} == {len(MAGISTRATES)} == {len(BOARD.cheap_hires)}


def test_named_sets_of_figures_change_what_they_say_and_nothing_else() -> None:
    assert [income("palace-large", figures) for figures in FIGURES] == [[0, 0, 6], [0, 0, 4], [0, 0, 6], [0, 0, 4]]
    assert [income("templars-left", figures) for figures in FIGURES] == [[3, 0, 0], [3, 0, 0], [2, 0, 0], [2, 0, 0]]
    unchanged = [at for at, name in enumerate(SPACES) if not name.startswith(("palace", "templars"))]
    for figures in BOARD.income:
        for space in unchanged:
            assert figures[3 * space : 3 * space + 3] == BOARD.income[0][3 * space : 3 * space + 3]


def test_what_the_text_does_not_give_is_marked() -> None:
    marked = {each.entry for each in doubtful(provenance()) if each.file == "board.toml"}
    assert {"palace-large", "templars-left", "nobility-right"} <= marked
    assert "market-large" not in marked
    assert "tower" not in marked


def changed(folder: Path, file: str, change: Callable[[str], str]) -> Path:
    """A folder with one of the built-in files, changed."""
    shutil.copy(DATA / file, folder / file)
    text = (folder / file).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / file).write_text(change(text), encoding="utf-8")
    return folder


FAULTS = [
    ("board.toml", ('id = "palace-left"', 'id = "palace-lift"'), "data-unknown-id", "palace-lift"),
    ("board.toml", ("prestige = 6", "prestige = -6"), "data-range", "palace-large"),
    ("board.toml", ('size = "small"', 'size = "tiny"'), "data-unknown-word", "palace-left"),
    ("board.toml", ("{ palace-large = { prestige = 4 }", "{ palace-huge = { prestige = 4 }"), "data-unknown-word", ""),
    ("board.toml", ("palace-large = { prestige = 4 }", "palace-large = { money = 4 }"), "data-unknown-key", ""),
    ("cards.toml", ("copies = 4", "copies = 5"), "data-deck", "copies"),
    ("magistrates.toml", ("mercenaries = [1, 2]", "mercenaries = [1]"), "data-prices", "treasurer"),
    ("magistrates.toml", ("mercenaries = [1, 2]", "mercenaries = [1, 0]"), "data-range", "treasurer"),
    ("costs.toml", ("with_card = 2", "with_cart = 2"), "data-missing-key", "mercenaries"),
    ("costs.toml", ("besants = 12", "besants = 99"), "data-purse", "besants"),
    ("costs.toml", ("each = 2", "each = 4"), "data-range", "war"),
    ("events.toml", ('["templars"]', '["temple"]'), "data-unknown-word", "war"),
]


@pytest.mark.parametrize(("file", "change", "key", "entry"), FAULTS, ids=[f"{each[0]} {each[2]}" for each in FAULTS])
def test_a_faulty_file_is_refused(tmp_path: Path, file: str, change: tuple[str, str], key: str, entry: str) -> None:
    folder = changed(tmp_path, file, lambda text: text.replace(*change, 1))
    with pytest.raises(DataError) as caught:
        load_board(folder)
    assert caught.value.key == key
    assert entry in str(caught.value.args_of["entry"])


def test_other_figures_make_another_board(tmp_path: Path) -> None:
    folder = changed(tmp_path, "board.toml", lambda text: text.replace("prestige = 6", "prestige = 5", 1))
    board = load_board(folder)
    assert board.income[0][2] == 5
    assert board.digest != BOARD.digest
