"""Chance: known values, fair ones, and scripts."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from outremer.core.actions import Noun
from outremer.core.chance import Chance, Script, Stream
from outremer.core.errors import CaseError

CARD = Noun("card", list("abcdefgh"))


def test_known_values() -> None:
    """The dice of a seed are the same everywhere and for ever: records depend on it."""
    stream = Stream(b"outremer")
    assert stream.roll(12) == [6, 1, 1, 5, 4, 4, 4, 3, 1, 2, 6, 2]
    assert stream.roll(3) == [1, 2, 4]
    assert stream.draw([5, 6, 7], CARD) == 7
    assert stream.deal(list(range(8)), CARD, 8) == [7, 1, 0, 6, 2, 3, 5, 4]
    assert (stream.pick(1000), stream.pick(2), stream.counter) == (878, 0, 6)


def test_anybody_can_compute_the_dice() -> None:
    """Byte by byte from BLAKE2b of request and page, leaving out what would favour a face."""
    data = b"".join(blake2b((1).to_bytes(8, "big") + page.to_bytes(4, "big"), key=b"k").digest() for page in range(4))
    dice = [byte % 6 + 1 for byte in data if byte < 252]
    assert Stream(b"k").roll(200) == dice[:200]


def test_the_counter_takes_the_stream_up_again() -> None:
    stream = Stream(b"seed")
    stream.roll(5)
    again = Stream(b"seed", stream.counter)
    assert [stream.roll(70), stream.roll(2)] == [again.roll(70), again.roll(2)]


@pytest.mark.parametrize("count", [2, 6, 7, 200, 256])
def test_all_values_are_equally_likely(count: int) -> None:
    """Chi-square of 20,000 values below six standard deviations."""
    stream = Stream(b"fair")
    seen = [0] * count
    for _ in range(20_000):
        seen[stream.pick(count)] += 1
    expected = 20_000 / count
    chi = sum((each - expected) ** 2 / expected for each in seen)
    assert abs(chi - (count - 1)) < 6 * (2 * (count - 1)) ** 0.5


def test_large_numbers() -> None:
    stream = Stream(b"large")
    values = [stream.pick(10_000) for _ in range(2000)]
    assert min(values) < 100
    assert 9900 <= max(values) < 10_000


def test_a_deal_takes_each_card_once_and_leaves_the_pile() -> None:
    pile = list(range(8))
    hand = Stream(b"deal").deal(pile, CARD, 5)
    assert len(set(hand)) == 5
    assert pile == list(range(8))


def test_a_script_gives_what_is_written() -> None:
    script = Script(["d6 3", "d6 6", "draw c", "deal a a b"])
    assert script.roll(2) == [3, 6]
    assert script.draw([1, 2], CARD) == 2
    assert script.deal([0, 0, 0, 1], CARD, 3) == [0, 0, 1]
    assert script.left_over() == []


def test_a_script_with_something_left_over() -> None:
    script = Script(["d6 3", "draw c"])
    script.roll(1)
    assert script.left_over() == ["draw c"]


@pytest.mark.parametrize(
    ("line", "key"),
    [("draw c", "chance-other"), ("d6 7", "chance-face"), ("d6 0", "chance-face"), ("d6 x", "chance-face")],
)
def test_a_script_that_does_not_fit_a_roll(line: str, key: str) -> None:
    with pytest.raises(CaseError) as caught:
        Script([line]).roll(1)
    assert caught.value.key == key


def test_a_script_that_is_too_short() -> None:
    with pytest.raises(CaseError) as caught:
        Script(["d6 1"]).roll(2)
    assert (caught.value.key, caught.value.args_of) == ("chance-short", {"wanted": "d6", "used": 1})


@pytest.mark.parametrize("word", ["c", "z"])
def test_a_script_cannot_draw_what_is_not_there(word: str) -> None:
    with pytest.raises(CaseError) as caught:
        Script([f"draw {word}"]).draw([0, 1], CARD)
    assert caught.value.key == "chance-absent"


@pytest.mark.parametrize(("line", "key"), [("deal a b", "chance-deal"), ("deal a a b", "chance-absent")])
def test_a_script_cannot_deal_what_is_not_there(line: str, key: str) -> None:
    with pytest.raises(CaseError) as caught:
        Script([line]).deal([0, 1, 2], CARD, 3)
    assert caught.value.key == key


def test_chance_itself_gives_nothing() -> None:
    chance = Chance()
    with pytest.raises(NotImplementedError):
        chance.roll(1)
    with pytest.raises(NotImplementedError):
        chance.draw([0], CARD)
    with pytest.raises(NotImplementedError):
        chance.deal([0], CARD, 1)
