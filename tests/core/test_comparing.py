"""What every game's `[after]` can say."""

from __future__ import annotations

import pytest
from toy.game import Toy, finish
from toy.words import Caravan

from outremer.core.chance import Stream
from outremer.core.comparing import Comparison
from outremer.core.errors import CaseError
from outremer.core.events import Context
from outremer.core.reading import Words

TOY = Toy()


def compared(s: Caravan, **words: object) -> list[str]:
    comparison = Comparison(TOY, s)
    comparison.general(Words(dict(words), "my.toml"), ["round"])
    return comparison.found


def test_what_is_as_the_case_says() -> None:
    s = TOY.start("pair", {}, Context(Stream(b"seed")))
    assert compared(s, decision="choice", seat="amir and baron", winner="nobody", over=False, round=7) == []
    s.lanes[0].locked = 1
    s.lanes[0].stack = []
    assert compared(s, seat="baron", decision="choice") == []
    s.lanes[1].stack = []
    assert compared(s, decision="offers") == []


def test_what_is_not() -> None:
    s = TOY.start("pair", {}, Context(Stream(b"seed")))
    s.score[1] = 2
    finish(s, Context(Stream(b"seed")))
    assert compared(s, winner="baron", over=True, decision="over", seat="") == []
    assert compared(s, winner="amir", over=False) == [
        "winner: expected amir, got baron",
        "over: expected False, got True",
    ]


def test_other_words_are_the_games_own_or_wrong() -> None:
    s = TOY.start("pair", {}, Context(Stream(b"seed")))
    with pytest.raises(CaseError) as caught:
        compared(s, winer="amir")
    assert "did you mean winner" in str(caught.value.args_of["reason"])
