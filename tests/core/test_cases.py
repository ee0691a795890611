"""Reading case files: whatever is not well formed is named with file and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.core.cases import find_cases, parse_case, read_case
from outremer.core.errors import CaseError

HEAD = 'title = "A card is chosen"\ntitle_fr = "Une carte est choisie"\ngame = "toy"\n'
STEP = '[[step]]\nseat = "amir"\ndo = "choose c1"\n'


def error_of(text: str) -> CaseError:
    with pytest.raises(CaseError) as caught:
        parse_case(text, "my.toml")
    assert caught.value.args_of["file"] == "my.toml"
    assert caught.value.args_of["reason"]
    return caught.value


def test_a_full_case() -> None:
    case = parse_case(
        HEAD
        + """
scenario = "short"
options = { second = "off" }
chance = ["d6 1", "draw c1", "deal c1 c2"]
[position]
round = 2
[[step]]
seat = "amir"
do = ["choose c1", "stake 2"]
decision = "choice"
legal = []
may = ["choose c1"]
may_not = ["choose c2"]
events = ["chose c1"]
no_events = ["rolled"]
seen = { amir = ["chose c1"] }
unseen = { baron = ["chose"] }
note = "A sentence."
proves = ["TOY-2#1"]
[[step]]
seat = "amir"
do = "lock"
refused = "TOY-2"
because = "not-complete"
[after]
round = 2
proves = ["TOY-2#2"]
[hidden]
baron = ["c1"]
[shown]
amir = ["c1"]
proves = ["TOY-2#1"]
[[fact]]
table = "cards"
where = { id = "c3" }
values = { value = 3 }
proves = ["TOY-1#1"]
""",
        "full.toml",
    )
    first, second = case.steps
    assert (first.place, first.seat, first.do, first.decision) == ("step 1", "amir", ["choose c1", "stake 2"], "choice")
    assert (first.has_legal, first.legal, first.may, first.may_not) == (True, [], ["choose c1"], ["choose c2"])
    assert (first.seen[0].seat, first.unseen[0].words) == ("amir", ["chose"])
    assert (second.do, second.refused, second.because, second.has_legal) == (["lock"], "TOY-2", "not-complete", False)
    assert case.after == {"round": 2}
    assert (case.hidden[0].seat, case.shown[0].words) == ("baron", ["c1"])
    assert case.proved() == ["TOY-2#2", "TOY-2#1", "TOY-1#1"]
    assert (case.facts[0].where, case.facts[0].values) == ({"id": "c3"}, {"value": 3})
    assert case.options == {"second": "off"}
    assert case.chance == ["d6 1", "draw c1", "deal c1 c2"]


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [
        ("title = ", "case-unreadable", ""),
        ('title_fr = "x"\ngame = "toy"\n' + STEP, "case-missing", ""),
        ('title = "x"\ngame = "toy"\n' + STEP, "case-missing", ""),
        ('title = "x"\ntitle_fr = " "\ngame = "toy"\n' + STEP, "case-type", ""),
        ('title = "x"\ntitle_fr = "y"\n' + STEP, "case-missing", ""),
        (HEAD, "case-empty", ""),
        (HEAD + "colour = 1\n" + STEP, "case-unknown-key", ""),
        (HEAD + "scenario = 3\n" + STEP, "case-type", ""),
        (HEAD + "options = { second = 1 }\n" + STEP, "case-type", "options"),
        (HEAD + "options = 1\n" + STEP, "case-type", ""),
        (HEAD + 'chance = "d6 1"\n' + STEP, "case-type", ""),
        (HEAD + "chance = [1]\n" + STEP, "case-type", ""),
        (HEAD + 'chance = ["d6 1", "d6 7"]\n' + STEP, "case-chance", "chance 2"),
        (HEAD + 'chance = ["roll 3"]\n' + STEP, "case-chance", "chance 1"),
        (HEAD + 'chance = ["draw a b"]\n' + STEP, "case-chance", "chance 1"),
        (HEAD + 'step = "x"\n', "case-type", ""),
        (HEAD + "step = [1]\n", "case-type", ""),
        (HEAD + STEP + "does = 1\n", "case-unknown-key", "step 1"),
        (HEAD + STEP + STEP + 'even = ["x"]\n', "case-unknown-key", "step 2"),
        (HEAD + '[[step]]\ndo = "lock"\n', "case-missing", "step 1"),
        (HEAD + '[[step]]\nlegal = ["lock"]\n', "case-missing", "step 1"),
        (HEAD + '[[step]]\nmay = ["lock"]\n', "case-missing", "step 1"),
        (HEAD + '[[step]]\nmay_not = ["lock"]\n', "case-missing", "step 1"),
        (HEAD + '[[step]]\nseat = "amir"\ndo = 1\n', "case-type", "step 1"),
        (HEAD + STEP + 'because = "x"\n', "case-refusal", "step 1"),
        (HEAD + '[[step]]\nseat = "amir"\nrefused = "TOY-2"\n', "case-refusal", "step 1"),
        (HEAD + '[[step]]\nseat = "amir"\ndo = ["lock", "lock"]\nrefused = "TOY-2"\n', "case-refusal", "step 1"),
        (HEAD + STEP + 'proves = ["6.42"]\n', "case-statement", "step 1"),
        (HEAD + STEP + 'proves = ["TOY-1#0"]\n', "case-statement", "step 1"),
        (HEAD + STEP + 'proves = "TOY-1#1"\n', "case-type", "step 1"),
        (HEAD + STEP + "seen = []\n", "case-type", "step 1"),
        (HEAD + STEP + 'seen = { amir = "x" }\n', "case-type", "step 1 seen"),
        (HEAD + '[after]\nproves = ["x"]\n', "case-statement", "after"),
        (HEAD + '[[fact]]\ntable = "cards"\n', "case-fact", "fact 1"),
        (HEAD + "[[fact]]\ncount = 3\n", "case-missing", "fact 1"),
        (HEAD + '[[fact]]\ntable = "cards"\ncount = true\n', "case-type", "fact 1"),
        (HEAD + '[[fact]]\ntable = "cards"\ncount = 1\nsize = 3\n', "case-unknown-key", "fact 1"),
        (
            HEAD + STEP + 'proves = ["TOY-1#1", "TOY-1#2"]\n[after]\nround = 1\nproves = ["TOY-2#1", "TOY-2#2"]\n',
            "case-proves",
            "",
        ),
    ],
)
def test_what_is_not_well_formed(text: str, key: str, place: str) -> None:
    error = error_of(text)
    assert (error.key, error.args_of["place"]) == (key, place)


@pytest.mark.parametrize("statement", ["CR-6.42#3", "CR-O.2#1", "CR-0.1#12", "TOY-1#1", "CR-H.1#3"])
def test_names_of_statements(statement: str) -> None:
    assert parse_case(HEAD + STEP + f'proves = ["{statement}"]\n', "").proved() == [statement]


def test_a_statement_proved_twice_counts_once() -> None:
    text = HEAD + (STEP + 'proves = ["TOY-1#1"]\n') * 5
    assert parse_case(text, "").proved() == ["TOY-1#1"]


def test_files_and_folders(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    for path in (tmp_path / "b.toml", inner / "a.toml"):
        path.write_text(HEAD + STEP, encoding="utf-8")
    (tmp_path / "c.txt").write_text("no case", encoding="utf-8")
    assert find_cases(tmp_path) == [tmp_path / "b.toml", inner / "a.toml"]
    assert find_cases(tmp_path / "b.toml") == [tmp_path / "b.toml"]
    assert read_case(tmp_path / "b.toml").title == "A card is chosen"
    with pytest.raises(CaseError) as caught:
        read_case(tmp_path / "none.toml")
    assert caught.value.key == "case-unreadable"
