"""Actions: integers with a notation."""

from __future__ import annotations

import pytest

from outremer.core.actions import Noun, Vocabulary
from outremer.core.errors import NotationError

TOWN = Noun("town", ["acre", "tyre", "jaffa"])
CARD = Noun("card", ["1", "2"])
VOCABULARY = Vocabulary([("to", TOWN), ("done", None), ("play", CARD)])


def test_every_action_has_one_notation() -> None:
    texts = [VOCABULARY.text(action) for action in range(VOCABULARY.size)]
    assert texts == ["to acre", "to tyre", "to jaffa", "done", "play 1", "play 2"]
    assert [VOCABULARY.parse(text) for text in texts] == list(range(VOCABULARY.size))
    assert VOCABULARY.verb_of == [0, 0, 0, 1, 2, 2]


def test_bases_and_numbers() -> None:
    assert (VOCABULARY.base("to"), VOCABULARY.base("done"), VOCABULARY.base("play")) == (0, 3, 4)
    assert [VOCABULARY.number(name) for name in ("to", "done", "play")] == [0, 1, 2]
    assert VOCABULARY.verb(5).name == "play"
    assert VOCABULARY.verb(5).count == 2


def test_spaces_do_not_matter() -> None:
    assert VOCABULARY.parse("  to   tyre ") == 1


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "no-action", {}),
        ("   ", "no-action", {}),
        ("too acre", "unknown-verb", {"verb": "too", "near": "to"}),
        ("xyz", "unknown-verb", {"verb": "xyz", "near": ""}),
        ("done acre", "noun-not-wanted", {"verb": "done", "noun": "acre"}),
        ("to", "one-noun-wanted", {"verb": "to", "kind": "town"}),
        ("to acre tyre", "one-noun-wanted", {"verb": "to", "kind": "town"}),
        ("to arce", "unknown-noun", {"verb": "to", "kind": "town", "noun": "arce", "near": "acre"}),
    ],
)
def test_what_is_no_action(text: str, key: str, args: dict[str, str]) -> None:
    with pytest.raises(NotationError) as caught:
        VOCABULARY.parse(text)
    assert (caught.value.key, caught.value.args_of) == (key, args)
    assert str(caught.value).startswith(key)


def test_two_nouns_may_not_share_a_word() -> None:
    with pytest.raises(ValueError, match="two town nouns share a word"):
        Noun("town", ["acre", "acre"])
