"""The index of rules: both languages side by side, citations, search, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from outremer.core.errors import DataError
from outremer.core.rules import Rules, load_rules
from outremer.games import crusader_rex

ENGLISH = """
game = "Toy"
prefix = "TY"

[[rule]]
id = "1.0"
title = "Sieges"
kind = "rule"
statements = ["A siege lasts.", "A castle holds two."]
see = ["1.1"]
examples = [{ given = "a siege", when = "the turn ends", then = "it goes on" }]
ambiguity = "How long? Ruling: for ever."
not_testable = { "2" = "a picture" }

[[rule]]
id = "1.1"
title = "The castle"
kind = "component"
statements = ["It is stone."]
see = []
"""
FRENCH = """
game = "Toy"

[[rule]]
id = "1.0"
title = "Sièges"
statements = ["Un siège dure.", "Un château abrite deux blocs."]
ambiguity = "Jusqu'à quand ? Décision : toujours."

[[rule]]
id = "1.1"
title = "Le château"
statements = ["Il est en pierre."]
"""


def load(folder: Path, english: str = ENGLISH, french: str = FRENCH) -> Rules:
    (folder / "rules.toml").write_text(english, encoding="utf-8")
    (folder / "rules.fr.toml").write_text(french, encoding="utf-8")
    return load_rules(folder)


@pytest.fixture
def rules(tmp_path: Path) -> Rules:
    return load(tmp_path)


def wrong(call: Callable[[], object]) -> tuple[str, str | int, str | int, str | int]:
    with pytest.raises(DataError) as caught:
        call()
    args = caught.value.args_of
    return caught.value.key, args["file"], args["entry"], args["reason"]


def test_a_rule_speaks_both_languages(rules: Rules) -> None:
    rule = rules.rule("TY-1.0")
    assert (rule.title("en"), rule.title("fr")) == ("Sieges", "Sièges")
    assert rule.statement(2, "en") == "A castle holds two."
    assert rule.statement(1, "fr") == "Un siège dure."
    assert (rule.kind, rule.see, rule.count) == ("rule", ["1.1"], 2)
    assert rule.ambiguity == ["How long? Ruling: for ever.", "Jusqu'à quand ? Décision : toujours."]
    example = rule.examples[0]
    assert (example.given, example.when, example.then) == ("a siege", "the turn ends", "it goes on")


def test_citations(rules: Rules) -> None:
    assert rules.statement("TY-1.0#2") == (rules.rule("1.0"), 2)
    assert rules.statements() == ["TY-1.0#1", "TY-1.0#2", "TY-1.1#1"]
    assert rules.testable() == ["TY-1.0#1", "TY-1.1#1"]
    assert rules.rule("1.0").not_testable == {2: "a picture"}


@pytest.mark.parametrize("citation", ["TY-1.0#0", "TY-1.0#3", "TY-1.0", "TY-1.0#x", "TY-2.0#1", "CR-1.0#1", ""])
def test_a_citation_of_nothing(rules: Rules, citation: str) -> None:
    assert wrong(lambda: rules.statement(citation))[0] == "rules-unknown"


def test_search_ignores_case_and_accents_and_puts_titles_first(rules: Rules) -> None:
    found = [(each.rule.id, each.numbers) for each in rules.search("CHATEAU", "fr")]
    assert found == [("1.1", []), ("1.0", [2])]
    assert [(each.rule.id, each.numbers) for each in rules.search("siege", "en")] == [("1.0", [1])]
    assert [each.rule.id for each in rules.search("castle two", "en")] == ["1.0"]
    assert rules.search("elephant", "en") == []
    assert rules.search("  ", "en") == []


@pytest.mark.parametrize(
    ("before", "after", "key", "entry", "reason"),
    [
        ('kind = "component"', "", "data-missing-key", "1.1", "kind is missing"),
        ('kind = "component"', 'kind = "law"', "data-unknown-word", "1.1", "kind names an unknown law"),
        ('["1.1"]', '["1.2"]', "data-unknown-word", "1.0", "see names an unknown 1.2"),
        ('id = "1.1"', 'id = "1.0"', "data-twice", "1.0", "rule 1.0 stands there twice"),
        ('id = "1.1"', "", "data-missing-key", "rule 2", "id is missing"),
        ('"2" = "a picture"', '"3" = "a picture"', "data-unknown-key", "1.0", "3 is not known here"),
        ('given = "a siege", ', "", "data-missing-key", "1.0", "given is missing"),
        ('prefix = "TY"', "", "data-missing-key", "rules", "prefix is missing"),
        ("see = []", 'see = []\nfun = "no"', "data-unknown-key", "1.1", "fun is not known here"),
    ],
)
def test_a_wrong_index(tmp_path: Path, before: str, after: str, key: str, entry: str, reason: str) -> None:
    english = ENGLISH.replace(before, after)
    assert wrong(lambda: load(tmp_path, english)) == (key, "rules.toml", entry, reason)


@pytest.mark.parametrize(
    ("before", "after", "key", "entry", "reason"),
    [
        ('"Il est en pierre."', "", "rules-statements", "1.1", "1 statements wanted, not 0"),
        ('id = "1.1"', 'id = "1.2"', "data-missing-entry", "1.1", "rule 1.1 is missing"),
        (
            '["Il est en pierre."]',
            '["Il est en pierre."]\nkind = "rule"',
            "data-unknown-key",
            "1.1",
            "kind is not known here",
        ),
    ],
)
def test_a_wrong_translation(tmp_path: Path, before: str, after: str, key: str, entry: str, reason: str) -> None:
    french = FRENCH.replace(before, after)
    assert wrong(lambda: load(tmp_path, french=french)) == (key, "rules.fr.toml", entry, reason)


def test_a_translation_of_nothing(tmp_path: Path) -> None:
    french = FRENCH + '\n[[rule]]\nid = "9.9"\ntitle = "Rien"\nstatements = []\n'
    error = wrong(lambda: load(tmp_path, french=french))
    assert error == ("data-unknown-id", "rules.fr.toml", "9.9", "there is no rule 9.9")


def test_an_unreadable_index(tmp_path: Path) -> None:
    assert wrong(lambda: load(tmp_path, "[[rule"))[:2] == ("data-unreadable", "rules.toml")


def test_the_index_of_crusader_rex() -> None:
    rules = load_rules(Path(crusader_rex.__file__).parent)
    assert rules.prefix == "CR"
    assert (len(rules.rules), len(rules.statements())) == (102, 397)
    assert len(rules.statements()) - len(rules.testable()) <= 15
    assert rules.rule("CR-6.43").statement(3, "en") == "A block rated A1, B1 or C1 cannot harry."
    assert [each.rule.id for each in rules.search("harcèlement", "fr")] == [
        each.rule.id for each in rules.search("HARCELEMENT", "fr")
    ]
