"""Playing at the terminal, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from outremer.cli import tables
from outremer.cli.desk import Desk
from outremer.cli.kits import kit
from outremer.cli.play import Session
from outremer.cli.seating import Wishes, seat_players
from outremer.cli.typed import Reader
from outremer.core.errors import NotationError
from outremer.core.record import load
from outremer.core.table import Table, open_table
from outremer.games import registry
from outremer.games.crusader_rex.actions import VOCABULARY

Run = Callable[..., Result]


def test_a_piece_of_play_in_english(at_table: Callable[..., str]) -> None:
    shown = at_table("take king_guy to hebron done", "hand", "play 3; lock", "group tyre move conrad to tib", "undo")
    assert "King Guy is deployed at Hebron." in shown
    assert "The year 1187 begins" in shown
    assert "The Franks play 3." in shown
    assert "Conrad: Tyre → Acre → Tiberias." in shown
    assert "That is: to acre, to tiberias" in shown
    assert "Taken back: to acre, to tiberias" in shown
    assert "To go on: outremer resume" in shown


def test_a_piece_of_play_in_french(at_table: Callable[..., str]) -> None:
    shown = at_table("take king_guy to hébron done", "cartes", "jouer 3; verrouiller", "annuler", "look tyr", lang="fr")
    assert "Déploiement à Hébron : Roi Guy." in shown
    assert "L'année 1187 commence" in shown
    assert "Les Francs jouent 3." in shown
    assert "on ne peut plus la reprendre" in shown
    assert "✚ Conrad ●●●● B3" in shown


def test_a_block_stops_when_the_group_is_ended(at_table: Callable[..., str]) -> None:
    shown = at_table("done", "play 3 lock", "group jerusalem move king_guy to hebron done", "undo", "done")
    assert shown.count("2 moves left") >= 1
    assert "Taken back: stop, done" in shown


def test_what_is_legal_is_listed_with_help(at_table: Callable[..., str]) -> None:
    shown = at_table("?", "?done")
    assert "move a block to an alternate" in shown
    assert "jerusalem_templars" in shown


def test_refusals_name_the_rule_and_why_shows_it(at_table: Callable[..., str]) -> None:
    shown = at_table("take conrad", "why take conrad", "why done", "why", lang="fr")
    assert "[CR-3.1]" in shown
    assert "CR-3.1  Déploiement franc" in shown
    assert "fini est légal" in shown
    assert "Tapez une action, ou plusieurs, après" in shown


def test_typing_errors_are_explained_and_change_nothing(at_table: Callable[..., str]) -> None:
    shown = at_table(
        "frobnicate", "take nobody", "take", "log x", "look je", "look xx", "save", "save /no/where", "done"
    )
    for reason in (
        "“frobnicate” is not a verb",
        "“nobody” is unknown",
        "wants one word",
        "not a number of lines",
        "could be any of: jericho, jerusalem",
        "Nothing here is called “xx”",
        "Type the name of a file",
        "/no/where: cannot be written",
        "The year 1187 begins",
    ):
        assert reason in shown


def test_the_rest_of_a_line_is_dropped_when_something_is_refused(at_table: Callable[..., str]) -> None:
    shown = at_table("take conrad take king_guy to hebron")
    assert "King Guy is deployed" not in shown


def test_enter_does_the_only_legal_action(at_table: Callable[..., str]) -> None:
    shown = at_table("", "done", "play 3", "")
    assert "Type an action" in shown
    assert "The Franks play 3." in shown


def test_two_people_do_not_see_each_others_cards(at_table: Callable[..., str]) -> None:
    shown = at_table("done", "done", "play 1", "lock", "log 3", "hand", saracen="human")
    before, saracens, franks = shown.split("please sit down", 3)[1:]
    assert "Move blocks to alternate strongholds" in before
    assert "You draw Kurds" in saracens and "Your cards this year: 1, 1, 1, 2, 1, Winter Campaign." in saracens
    assert "Your cards this year: Manna, 2, 1, 3, 3, 3." in franks
    assert "Kurds" not in franks and "Winter" not in franks and "The Saracens play" not in franks


def test_rules_map_and_log_at_the_table(at_table: Callable[..., str]) -> None:
    shown = at_table("rule 6.42", "rule xylophone", "map", "log 2", "help", "look", "done")
    assert "CR-6.42" in shown
    assert "No rule holds" in shown
    assert shown.count("★Jerusalem³") >= 2
    assert "Conrad ●●●● B3 movement 2 (conrad)" in shown
    assert "Nouns may be shortened" in shown


def test_a_saved_game_goes_on_where_it_was(run: Run, at_table: Callable[..., str], tmp_path: Path) -> None:
    at_table("done", "play 3", "lock")
    file = tmp_path / "game.record"
    before = load(file).actions()
    shown = run("resume", str(file), "--seat", "saracen=random", typed="group tyre\nquit\n").output
    assert "The Franks make a group move from Tyre." in shown
    assert load(file).actions() == before + 1


def test_resigning_ends_the_game(at_table: Callable[..., str]) -> None:
    assert "has resigned" not in at_table("resign", "resign no", "done")
    shown = at_table("resign yes")
    assert "the Frankish player has resigned." in shown
    assert "Winner: Saracens." in shown


class RandomHands:
    """Types random legal actions, and looks around now and then."""

    is_terminal = False

    def __init__(self, table: Table, lines: int) -> None:  # type: ignore[type-arg]
        self.table = table
        self.left = lines
        self.rng = Random(lines)

    def ask(self, prompt: str, completions: Callable[[str], list[str]]) -> str | None:
        self.left -= 1
        if self.left < 0:
            return None
        if self.left % 40 == 0:
            return ["?", "look", "hand", "look acre", "log 9"][self.left // 40 % 5]
        seat = next(seat for seat in self.table.actors())
        legal = [self.table.game.vocabulary.text(action) for action in self.table.legal(seat)]
        assert set(completions("")) >= {text.split()[0] for text in legal}
        return self.rng.choice([text for text in legal if text != "done"] or legal)

    def curtain(self, message: str) -> None:
        raise AssertionError("nobody else sits there")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_game_shows_no_fault(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = registry.game("crusader-rex")
    table = open_table(game, "third-crusade", {}, *tables.secrets_from("long"))
    desk = Desk(lang, "crusader-rex")
    desk.words.faults.clear()
    players = seat_players(table, Wishes(["saracen=random"], None))
    screen = kit("crusader-rex").screen(desk.words, None)
    session = Session(desk, table, players, screen, tmp_path / "long.record")
    session.keyboard = RandomHands(table, 500)  # type: ignore[assignment]
    session.run()
    assert desk.words.faults == []
    assert "{" not in capsys.readouterr().out


def test_every_refusal_can_be_said_in_both_languages() -> None:
    """All actions, legal or not, at many moments of a game."""
    game = registry.game("crusader-rex")
    table = open_table(game, "third-crusade", {}, *tables.secrets_from("refusals"))
    rng = Random(5)
    desks = [Desk(lang, "crusader-rex") for lang in ("en", "fr")]
    nouns = [action for action in range(VOCABULARY.size) if VOCABULARY.verb(action).count < 100]
    while table.plies < 400:
        seat = table.actors()[0]
        if table.plies % 20 == 0:
            refusals = [table.refuse(seat, action) for action in nouns]
            for desk in desks:
                texts = [desk.words.refusal(refusal) for refusal in refusals if refusal is not None]
                assert all(texts) and desk.words.faults == []
        legal = [action for action in table.legal(seat) if VOCABULARY.text(action) != "done"] or table.legal(seat)
        table.act(seat, rng.choice(legal))


def test_nouns_may_be_shortened_and_named_in_the_players_language() -> None:
    reader = Reader(VOCABULARY, Desk("fr").words)
    legal = [VOCABULARY.parse(text) for text in ("to tiberias", "to tyre", "to beirut", "done")]
    for typed, meant in (("to tib", "to tiberias"), ("to Beyrouth", "to beirut"), ("to tyr", "to tyre")):
        said = reader.read(typed)
        assert VOCABULARY.text(reader.action(said[0], legal)) == meant
    with pytest.raises(NotationError) as error:
        reader.action(reader.read("to t")[0], legal)
    assert error.value.key == "ambiguous"


def test_a_line_is_cut_into_what_it_says() -> None:
    reader = Reader(VOCABULARY, Desk("fr").words)
    said = reader.read("group acre move conrad; to tyre stop done; journal 5; ?move")
    assert [(each.verb, each.rest) for each in said if not each.command] == [
        ("group", "acre"),
        ("move", "conrad"),
        ("to", "tyre"),
        ("stop", ""),
        ("done", ""),
    ]
    assert [(each.command, each.rest) for each in said if each.command] == [("log", "5"), ("?", "move")]


def test_a_number_says_an_action_so_many_times() -> None:
    reader = Reader(VOCABULARY, Desk("en").words)
    for line, said in (
        ("raise conrad 2", ["raise conrad", "raise conrad"]),
        ("move kurds 2 to acre", ["move kurds 2", "to acre"]),
        ("move kurds 2 3", ["move kurds 2"] * 3),
        ("play 2 lock", ["play 2", "lock"]),
        ("done 2", ["done", "done"]),
        ("to acre 1", ["to acre 1"]),
    ):
        assert [f"{each.verb} {each.rest}".strip() for each in reader.read(line)] == said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_command_hides_a_verb(lang: str) -> None:
    reader = Reader(VOCABULARY, Desk(lang).words)
    assert sorted(set(reader.commands) & set(reader.verbs)) == []
    assert len(reader.verbs) >= len(VOCABULARY.verbs)


def test_completion_follows_the_verb() -> None:
    reader = Reader(VOCABULARY, Desk("en").words)
    legal = [VOCABULARY.parse(text) for text in ("move conrad", "move balian", "done")]
    assert {"move", "done", "why", "?"} <= set(reader.completions("", legal, []))
    assert reader.completions("move ", legal, []) == ["conrad", "balian"]
    assert "tiberias" in reader.completions("to ti", [VOCABULARY.parse("to acre")], [])
    assert reader.completions("why move c", legal, []) == ["conrad", "balian"]
    assert reader.completions("look ", legal, ["acre"]) == ["acre"]
    assert "group" in reader.completions("done ", legal, [])
