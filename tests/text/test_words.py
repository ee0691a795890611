"""How names, events, refusals and errors read."""

from __future__ import annotations

import pytest

from outremer.core.errors import NotationError
from outremer.core.events import PUBLIC, Event
from outremer.core.flow import Message, Refusal
from outremer.core.table import Refused
from outremer.games.crusader_rex import tidings
from outremer.games.crusader_rex.actions import APPROACH, BLOCK, SLOT, TOWN, VOCABULARY
from outremer.text import Catalogue, catalogue, language_of

EN = catalogue("en", "crusader-rex")
FR = catalogue("fr", "crusader-rex")


def walked(start: str, end: str) -> Event:
    return Event(tidings.WALKED, PUBLIC, [0, TOWN.index[start], TOWN.index[end]])


def test_french_names_take_the_form_that_the_sentence_needs() -> None:
    assert FR.event(walked("acre", "krak")) == "Les Francs déplacent un bloc d'Acre au Krak des Chevaliers."
    assert FR.event(walked("egypt", "gaza")) == "Les Francs déplacent un bloc d'Égypte à Gaza."
    assert EN.event(walked("acre", "krak")) == "The Franks move a block from Acre to Krak."


def test_years_have_no_thousands_separator() -> None:
    event = Event(tidings.YEAR, PUBLIC, [1190])
    assert "1190" in EN.event(event)
    assert "1190" in FR.event(event)


def test_a_repeated_field_is_a_list() -> None:
    event = Event(tidings.CHARGE_ROLL, PUBLIC, [BLOCK.index["conrad"], 1, 6, 4])
    assert EN.event(event) == "Conrad: charge, dice 1, 6, 4."
    cards = Event(tidings.DEALT, PUBLIC, [5, 0])
    assert FR.event(cards) == "Vos cartes de l'année : Boue, 1."


def test_pairs_are_named_by_their_halves() -> None:
    assert EN.noun(SLOT, SLOT.index["acre/2"]) == "Acre, block 2"
    assert FR.noun(APPROACH, APPROACH.index["amman>jericho"]) == "le groupe parti d'Amman et passé par Jéricho"
    assert EN.worded("slot.seat.saracen/town.krak") == f"{EN.worded('seat.saracen')}, block {EN.worded('town.krak')}"


def test_who_is_waited_for() -> None:
    waiting = Message("wait", {"seat": "seat.saracen", "phase": "phase.cards"})
    assert FR.message(waiting) == "On attend le joueur sarrasin : choix des cartes."
    refusal = Refusal("core-turn", "not-your-turn", {"seat": "seat.frank"})
    assert FR.refusal(refusal) == "C'est au joueur franc de jouer."


def test_a_refused_action_says_why_like_any_refusal() -> None:
    refusal = Refusal("CR-6.42", "no-knight", {})
    assert EN.error(Refused(refusal)) == EN.refusal(refusal)


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_typing_errors_suggest_what_was_meant(words: Catalogue) -> None:
    for text, hint in (("charje conrad", "charge"), ("to tyrre", "tyre")):
        with pytest.raises(NotationError) as error:
            VOCABULARY.parse(text)
        assert hint in words.error(error.value)


def test_typing_errors_without_a_suggestion() -> None:
    with pytest.raises(NotationError) as error:
        VOCABULARY.parse("xyzzy")
    assert EN.error(error.value) == "“xyzzy” is not a verb of this game."


def test_unknown_keys_show_themselves() -> None:
    assert EN.say("no-such-message", town="town.acre") == "no-such-message town.acre"


def test_texts_that_look_like_names_but_are_none_stay() -> None:
    assert EN.say("error-data-unreadable", file="towns.toml", entry="", reason="x") == "towns.toml: cannot be read (x)."


def test_an_argument_that_is_missing_is_noted() -> None:
    words = Catalogue("en", ["outremer.text"])
    words.say("wait", seat="x")
    assert len(words.faults) == 1


def test_actions_in_words() -> None:
    assert FR.action(VOCABULARY, VOCABULARY.parse("to acre")) == "to Acre"
    assert FR.action(VOCABULARY, VOCABULARY.parse("done")) == "done"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
