"""What is printed can be typed, what is typed is understood, and what is asked is explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from typer.testing import Result

from outremer.cli.crusader_rex.scene import Fight
from outremer.cli.desk import Desk
from outremer.cli.kits import kit
from outremer.cli.typed import Reader, spelt
from outremer.core.errors import NotationError
from outremer.games.crusader_rex.actions import VOCABULARY

Run = Callable[..., Result]


def meant(reader: Reader, line: str, legal: list[int] | None = None) -> str:
    said = reader.read(line)
    assert len(said) == 1, line
    reader.check(said[0])
    return VOCABULARY.text(reader.action(said[0], legal or []))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_name_that_is_printed_can_be_typed(lang: str) -> None:
    words = Desk(lang, "crusader-rex").words
    reader = Reader(VOCABULARY, words)
    for name in ("move", "to", "play", "first", "land"):
        verb = VOCABULARY.named[name]
        assert verb.noun is not None
        for index in range(verb.count):
            wanted = VOCABULARY.text(verb.base + index)
            for shown in (reader.text(verb.base + index), f"{name} {words.noun(verb.noun, index)}"):
                assert meant(reader, shown) == wanted
    assert meant(reader, reader.text(VOCABULARY.parse("target beirut/2"))) == "target beirut/2"


def test_names_of_several_words_are_one_noun() -> None:
    reader = Reader(VOCABULARY, Desk("en", "crusader-rex").words)
    assert meant(reader, "move raymond tripoli") == "move raymond_tripoli"
    assert meant(reader, "move tripoli raymond") == "move raymond_tripoli"
    assert meant(reader, "move Reynald (Kerak)") == "move reynald_kerak"
    assert [(each.verb, each.rest) for each in reader.read("move reynald kerak to acre done")] == [
        ("move", "reynald kerak"),
        ("to", "acre"),
        ("done", ""),
    ]


def test_a_list_that_is_cut_says_so() -> None:
    reader = Reader(VOCABULARY, Desk("en", "crusader-rex").words)
    with pytest.raises(NotationError) as error:
        meant(reader, "move a")
    assert str(error.value.args_of["known"]).endswith(", …")


def test_errors_speak_french() -> None:
    desk = Desk("fr", "crusader-rex")
    reader = Reader(VOCABULARY, desk.words)
    for line, said in (
        ("fin", "Vouliez-vous dire : fini ?"),
        ("quitte", "Vouliez-vous dire : quitter ?"),
        ("bouger roi-gui", "Vouliez-vous dire : roi-guy"),
    ):
        with pytest.raises(NotationError) as error:
            meant(reader, line)
        assert said in desk.words.error(error.value)


def test_a_verb_that_wants_a_thing_says_so_in_french(at_table: Callable[..., str]) -> None:
    assert "« placer » demande un mot après lui : un bloc" in at_table("take", lang="fr")


def test_a_line_with_something_unknown_is_not_begun(at_table: Callable[..., str]) -> None:
    shown = at_table("take king_guy to hebron frobnicate", "take king_guy to nowhere", "look hebron")
    assert "King Guy is deployed" not in shown
    assert "at most 3 of your blocks may winter here" in shown


def test_lists_and_undo_speak_french(at_table: Callable[..., str]) -> None:
    shown = at_table("?", "placer roi guy", "annuler", "fini", "jouer manne", "verrouiller", lang="fr")
    assert "roi-guy" in shown and "king_guy" not in shown
    assert "Annulé : placer roi-guy" in shown
    assert "Vous avez choisi Manne : verrouiller confirme ce choix." in shown


def test_the_way_back_is_shown(at_table: Callable[..., str]) -> None:
    shown = at_table("take king_guy")
    assert "to hebron | jaffa  ·  undo" in shown


def test_cards_and_blocks_are_explained_wherever_one_looks(at_table: Callable[..., str]) -> None:
    asked = ("rule guide", "look guide", "?guide", "help guide")
    assert at_table(*asked).count("One group move before all other movement") == len(asked)
    assert "gain one step each" in at_table("done", "hand")
    shown = at_table("look saladin", "look reynald kerak", "look tripoli")
    assert "Where it is now you cannot see" in shown
    assert "movement 3; home: Kerak" in " ".join(shown.replace("│", " ").split())
    assert "Held by the Franks now" in shown


def test_help_explains_verbs_commands_and_the_game(at_table: Callable[..., str]) -> None:
    shown = at_table("help charge", "help undo", "help game", "help xyzzy", "?xyzzy", "log")
    assert "charge (wants a block) — roll twice as many dice" in shown
    assert "takes back what you did last" in shown
    assert "four of the seven victory cities" in " ".join(shown.split())
    assert shown.count("There is no help on “xyzzy”") == 2
    assert "Nothing has happened yet." in shown


def test_a_rule_found_by_its_title_is_shown_whole(run: Run) -> None:
    found = run("rules", "crusader-rex", "harcèlement", lang="fr").output
    assert "CR-6.43  Harcèlement" in found and "6. Un harcèlement ne peut pas" in found
    assert found.count("  · ") == 5 and "règle 6.43 tout" in found
    everything = run("rules", "crusader-rex", "6.43", "all").output
    assert everything.count("  · ") > 5 and "rule 6.43 all" not in everything


def test_whole_words_are_found_before_fragments(run: Run) -> None:
    found = run("rules", "crusader-rex", "draw").output
    assert "CR-8.0  Draw phase" in found and "withdraw" not in found.lower()
    assert "withdraw" in run("rules", "crusader-rex", "ithdra").output.lower()


def test_rules_of_the_table_and_the_contents(at_table: Callable[..., str]) -> None:
    shown = at_table("rule", "rule core-undo", "why undo")
    assert "6.43  Harrying" in shown
    assert "Undo takes back your own last action" in shown
    assert "There is nothing to take back" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_of_the_game_are_explained(lang: str) -> None:
    words = Desk(lang, "crusader-rex").words
    screen = kit("crusader-rex").screen(words, None)
    for key in screen.terms:
        typed = words.say(f"screen-term-{key}-words").split()
        assert typed and all(screen.term(word) == words.say("screen-term-" + key) for word in typed)
    assert screen.term("xylophone") == ""


def test_every_word_of_the_game_that_help_names_is_explained() -> None:
    for lang, colon in (("en", "game:"), ("fr", "jeu :")):
        words = Desk(lang, "crusader-rex").words
        screen = kit("crusader-rex").screen(words, None)
        named = words.say("screen-help").rpartition(colon)[2].replace("help", "").replace("aide", "").split(",")
        assert len(named) == len(screen.terms)
        assert all(screen.term(word.strip()) for word in named)


def test_help_explains_a_rating(at_table: Callable[..., str]) -> None:
    assert "each die of 3 or less hits" in at_table("help B3").rpartition("help B3")[2]


def test_blocks_that_may_be_chosen_are_listed_with_their_towns(at_table: Callable[..., str]) -> None:
    assert "king_guy (●●●● B2 Jerusalem)" in at_table("?")


def test_a_group_that_came_straight_from_its_town_is_named_by_it() -> None:
    for lang, typed, told in (("en", "acre", "the group from Acre"), ("fr", "acre", "le groupe parti d'Acre")):
        words = Desk(lang, "crusader-rex").words
        assert words.thing("approach", "town.acre>town.acre") == told
        assert spelt(words, "approach", "acre>acre") == typed
    reader = Reader(VOCABULARY, Desk("en", "crusader-rex").words)
    legal = [VOCABULARY.parse(text) for text in ("main acre>acre", "main acre>tyre")]
    assert meant(reader, "main acre", legal) == "main acre>acre"


def test_in_the_last_round_the_attackers_are_told_to_leave() -> None:
    fight = Fight(0, 4, 1, is_storm=False)
    assert fight.is_last_for(1) and not fight.is_last_for(0)
    assert not Fight(0, 3, 1, is_storm=False).is_last_for(1)
    assert not Fight(0, 4, 1, is_storm=True).is_last_for(1)
