"""The commands around the table, and what they say to bad input: file and reason, exit code 2, nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from outremer.cli.desk import language_asked

Run = Callable[..., Result]

RECORD = ["play", "crusader-rex", "--seed", "a", "--seat", "saracen=random", "--save"]


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A short saved game."""
    file = tmp_path / "game.record"
    assert run(*RECORD, str(file), typed="done\nplay 3 lock\n").exit_code == 0
    return file


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help(run: Run, lang: str) -> None:
    commands = ["play", "resume", "replay", "verify", "rules", "case", "fuzz", "bench", "simulate", "data"]
    main = run("--help", lang=lang).output
    for command in commands:
        assert command in main
        assert run(command, "--help", lang=lang).exit_code == 0


def test_help_is_in_the_language_asked_for(run: Run) -> None:
    assert "Reprendre une partie" in run("resume", "--help", lang="fr").output
    assert "Go on with a saved game" in run("resume", "--help").output


def test_the_language_may_stand_anywhere(run: Run, tmp_path: Path) -> None:
    for arguments in (["--lang", "fr", "verify", "x"], ["verify", "x", "--lang=fr"], ["verify", "--lang", "fr", "x"]):
        assert "Erreur : x : lecture impossible" in run(*arguments).stderr
    assert run("--lang", "de", "rules").exit_code == 2


def test_the_language_of_arguments_goes_before_that_of_the_locale() -> None:
    assert language_asked(["play", "crusader-rex", "--lang", "fr"], {"LANG": "en_GB"}) == "fr"
    assert language_asked(["--lang=en"], {"LANG": "fr_FR"}) == "en"
    assert language_asked(["--lang"], {"LANG": "fr_FR"}) == "fr"
    assert language_asked(["--lang", "xx"], {}) == "en"


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_that_is_cut_short_is_refused(run: Run, record: Path, command: str, lang: str) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[: text.index("seed ")], encoding="utf-8")
    before = record.read_bytes()
    result = run(command, str(record), lang=lang)
    assert result.exit_code == 2
    assert str(record) in result.stderr
    assert {"en": "cut short", "fr": "tronqué"}[lang] in result.stderr
    assert record.read_bytes() == before


def test_a_record_that_was_changed_does_not_verify(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for old, new, reason in (
        ("frank play 3", "frank play mud", "illegal"),
        ("frank play 3", "frank sing 3", "illegal"),
        ("commitment ", "commitment 0", "not those that were promised"),
        ("outremer-record 1", "a record", "not a record of Outremer"),
        ("scenario third-crusade", "scenario fourth-crusade", "other rules"),
    ):
        record.write_text(text.replace(old, new, 1), encoding="utf-8")
        result = run("verify", str(record))
        assert (result.exit_code, str(record) in result.stderr, reason in result.stderr) == (2, True, True), old


def test_a_good_record_verifies_and_can_be_told(run: Run, record: Path) -> None:
    assert "verified" in run("verify", str(record)).output
    told = run("replay", str(record), "--seat", "frank").output
    assert "Your cards this year" in told
    assert "The year 1187 begins" in run("replay", str(record), "--until", "2").output
    assert "L'année 1187 commence" in run("replay", str(record), lang="fr").output


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["resume", "nowhere.record"], "nowhere.record: cannot be read"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", "crusader-rex", "--scenario", "tenth-crusade"], "There is no scenario “tenth-crusade”"),
        (["play", "crusader-rex", "--option", "richard"], "must look like name=value"),
        (["play", "crusader-rex", "--option", "richard=maybe"], "cannot be “maybe”"),
        (["play", "crusader-rex", "--option", "weather=on"], "There is no option “weather”"),
        (["play", "crusader-rex", "--seat", "frank=napoleon"], "There is no bot “napoleon”"),
        (["play", "crusader-rex", "--seat", "frank"], "Seat “frank” must look like name=player"),
        (["play", "crusader-rex", "--seat", "frank="], "Seat “frank=” must look like name=player"),
        (["play", "crusader-rex", "--seat", "red=human"], "There is no seat “red”. Known: frank, saracen."),
        (["play", "crusader-rex", "--seat", "frank=random", "--humans", "2"], "2 persons are too many: free seats: 1"),
        (["play", "crusader-rex", "--data", "no-such-folder"], "no-such-folder: there is no such folder"),
        (["simulate", "crusader-rex", "--seats", "napoleon,random"], "There is no bot “napoleon”"),
        (["simulate", "crusader-rex", "--scenario", "egypt"], "There is no scenario “egypt”"),
        (["simulate", "crusader-rex", "--count", "picnic"], "There is no event “picnic”"),
        (["fuzz", "chess"], "There is no game “chess”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["rules", "crusader-rex", "99.9"], "There is no rule or statement “99.9”"),
        (["rules", "chess"], "There is no game “chess”"),
        (["data", "check", "crusader-rex", "no-such-folder"], "no-such-folder: there is no such folder"),
        (["case", "no-such-case.toml"], "no-such-case.toml: cannot be read"),
    ],
)
def test_bad_input_is_explained(
    run: Run, arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["fuzz", "crusader-rex", "--games", "-3"], ["bench", "x", "--seconds", "-1"]])
def test_negative_numbers_are_refused(run: Run, arguments: list[str]) -> None:
    assert run(*arguments).exit_code == 2


def test_a_record_that_is_not_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise.record"
    file.write_bytes(b"\xff\xfe\x00noise")
    result = run("resume", str(file))
    assert (result.exit_code, "not UTF-8" in result.stderr) == (2, True)


def test_rules_can_be_read_and_searched(run: Run) -> None:
    assert "6.42  Charge des chevaliers" in run("rules", "crusader-rex", lang="fr").output
    page = run("rules", "crusader-rex", "6.42").output
    assert "CR-6.42" in page and "See also:" in page and "·" in page
    assert "CR-6.42  Charge des chevaliers" in run("rules", "crusader-rex", "charge", "chevaliers", lang="fr").output
    assert "No rule holds" in run("rules", "crusader-rex", "xylophone").output
    assert "crusader-rex" in run("rules").output


def test_coverage_for_programs(run: Run) -> None:
    report = json.loads(run("rules", "coverage", "--json").stdout)["crusader-rex"]
    assert report["statements"] == 397
    assert report["without_french"] == 0
    assert report["proved"] + report["not_testable"] + len(report["unproved"]) == 397


CASE = """
title = "A deployment"
title_fr = "Un déploiement"
game = "crusader-rex"

[[step]]
seat = "frank"
decision = "{decision}"
"""


def test_cases_that_hold_and_cases_that_do_not(run: Run, tmp_path: Path) -> None:
    good, bad, typo = (tmp_path / f"{name}.toml" for name in ("good", "bad", "typo"))
    good.write_text(CASE.format(decision="deployment"), encoding="utf-8")
    bad.write_text(CASE.format(decision="battle"), encoding="utf-8")
    typo.write_text(CASE.format(decision="deployment").replace("seat", "saet"), encoding="utf-8")
    assert run("case", str(good)).exit_code == 0
    failed = run("case", str(bad), lang="fr")
    assert (failed.exit_code, "une autre décision est ouverte" in " ".join(failed.output.split())) == (1, True)
    wrong = run("case", str(typo))
    assert wrong.exit_code == 2
    assert str(typo) in wrong.stderr and "saet" in wrong.stderr


def test_data_can_be_listed_exported_edited_and_checked(run: Run, tmp_path: Path) -> None:
    assert "reconstructed" in run("data", "list").output
    assert "reconstitué" in run("data", "list", "crusader-rex", lang="fr").output
    folder = tmp_path / "mine"
    assert run("data", "export", "crusader-rex", str(folder)).exit_code == 0
    assert run("data", "export", "crusader-rex", str(folder)).exit_code == 2
    assert run("data", "check", "crusader-rex", str(folder)).exit_code == 0
    towns = folder / "towns.toml"
    towns.write_text(towns.read_text(encoding="utf-8").replace('id = "acre"', 'id = "akre"', 1), encoding="utf-8")
    result = run("data", "check", "crusader-rex", str(folder))
    assert result.exit_code == 2
    assert "towns.toml" in result.stderr and "akre" in result.stderr


def test_simulation_counts_wins_by_bot_and_by_side(run: Run) -> None:
    arguments = ["simulate", "crusader-rex", "--seats", "random,random", "--games", "2", "--processes", "1", "--json"]
    report = json.loads(run(*arguments).stdout)
    assert report["games"] == 2
    assert sum(report["wins"].values()) + report["drawn"] == 2
    assert report["played"] == {"frank": {"random": 2}, "saracen": {"random": 2}}


def test_the_bench_gives_all_figures(run: Run) -> None:
    report = json.loads(run("bench", "crusader-rex", "--seconds", "0.01", "--json").stdout)
    wanted = "actions_per_s actions_per_s_bare games_per_s actions_per_game battles_per_game sieges_per_game copy_us"
    for name in [*wanted.split(), "view_us", "bytes_per_state", "year_ratio"]:
        assert report[name] >= 0
    assert report["actions_per_game"] > 100


def test_a_short_fuzz(run: Run, tmp_path: Path) -> None:
    arguments = ["fuzz", "crusader-rex", "--games", "1", "--seed", "2", "--failures", str(tmp_path), "--json"]
    result = run(*arguments)
    report = json.loads(result.stdout)
    assert (result.exit_code, report["finished"], report["failures"]) == (0, 1, [])
