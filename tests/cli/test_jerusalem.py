"""Jerusalem at the terminal: what is drawn and told, from what a seat may see, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType
from typer.testing import Result

from outremer.cli import tables
from outremer.cli.desk import Desk
from outremer.cli.kits import kit
from outremer.cli.play import Session
from outremer.cli.screen import Screen
from outremer.cli.seating import Wishes, seat_players
from outremer.core.chance import Stream
from outremer.core.errors import NotationError
from outremer.core.events import Context, Event
from outremer.core.game import Observation
from outremer.core.table import open_table
from outremer.games import registry
from outremer.games.jerusalem.majority import leader, margin, needed
from outremer.games.jerusalem.names import CARDS
from outremer.games.jerusalem.tidings import (
    BID_MADE,
    BUILT,
    COLLECTED,
    DRAFTED,
    INCOME_OF,
    KEPT,
    LOST_NOBLES,
    PASSED,
    PLACED,
)
from outremer.games.jerusalem.view import View

Run = Callable[..., Result]

GAME = registry.game("jerusalem")
MIDGAME: dict[str, object] = {
    "turn": 2,
    "events": ["war", "election", "succession"],
    "nobles": {
        "market-large": {"red": 2, "green": 2, "blue": 1},
        "tower": {"blue": 3},
        "nobility-left": {"yellow": 4, "red": 1},
    },
    "lords": {"blue": "tower"},
    "behind": {
        "red": {"nobles": 6, "besants": 7, "cards": ["turncoat"]},
        "green": {"nobles": 53, "besants": 47, "cards": ["move-two", "mercenaries"]},
    },
    "prestige": {"red": 1, "green": 4},
    "floors": {"red": 1, "green": 2},
}


def words_of(lang: str) -> Screen:
    return kit("jerusalem").screen(Desk(lang, "jerusalem").words, None)


def seen(position: dict[str, object], seat: int = 0) -> Observation:
    """What the seat sees of the position of a case."""
    s = GAME.position(position, "test")
    GAME.advance(s, Context(Stream(b"test")))
    return GAME.observe(s, seat)


def drawn(*shown: RenderableType | None, columns: int = 80) -> str:
    console = Console(width=columns, color_system=None, highlight=False)
    with console.capture() as capture:
        for each in shown:
            console.print(each if each is not None else "")
    return capture.get()


def told(lang: str, *events: Event) -> list[str]:
    return [sentence.text for sentence in words_of(lang).report(list(events))]


# the board


@pytest.mark.parametrize("columns", [80, 100])
def test_the_board_shows_majorities_and_what_is_missing_to_lead(columns: int) -> None:
    shown = drawn(words_of("en").board(seen(MIDGAME)), columns=columns)
    lines = shown.splitlines()
    assert max(len(line) for line in lines) == columns
    assert "R2=G2>B1" in shown and "Y4>R1" in shown
    assert any("R2=G2>B1" in line and "✓1" in line for line in lines), "Red wins the tie by rank"
    assert any("Y4>R1" in line and "+3" in line for line in lines), "and the tie with Yellow too"
    assert "Templars !" in shown and "! War" in shown


def test_the_board_shows_lords_towers_and_the_order() -> None:
    lines = drawn(words_of("en").board(seen(MIDGAME)), columns=100).splitlines()
    head = next(at for at, line in enumerate(lines) if "●1 and a move" in line)
    assert "♚B" in lines[head]
    assert "B3" in lines[head + 1] and "+4" not in lines[head + 1], "nobody can come there now"
    red, green = (next(line for line in lines if name in line) for name in ("Red (you)", "G Green"))
    assert "1 Gendarme" in red and "▮ 1" in red and "★3" in red and "first" not in red
    assert "▮▮ 2" in green and "★5 (as the first)" in green and "★4" in green
    assert "♚ David's Tower" in next(line for line in lines if "B Blue" in line)


def test_who_leads_is_open_until_the_magistrates_are_sold() -> None:
    view = View(seen({**MIDGAME, "phase": "auctions", "magistrates": {}, "lords": {}}))
    counts = [2, 2, 1, 0]
    assert leader(view, counts) == -1 and needed(view, counts, 0) == 1
    assert leader(view, [3, 2, 1, 0]) == 0 and margin(view, [3, 2, 1, 0], 0) == 2


def test_nobody_leads_an_empty_space() -> None:
    view = View(seen(MIDGAME))
    assert leader(view, [0, 0, 0, 0]) == -1
    assert [needed(view, [0, 0, 0, 0], seat) for seat in range(4)] == [1, 1, 1, 1]


def test_the_auction_shows_who_has_what_and_who_is_still_in() -> None:
    bidding = {"magistrate": "officer", "bid": 3, "bidder": "red", "next": "green", "passed": ["blue"]}
    position = {**MIDGAME, "phase": "bidding", "magistrates": {"yellow": "gendarme"}, "auction": bidding, "lords": {}}
    shown = drawn(words_of("en").action_board(seen(position, 1)))
    gendarme, officer = (next(line for line in shown.splitlines() if name in line) for name in ("Gendarme", "Officer"))
    assert "Y Yellow" in gendarme
    assert "Red ●3" in officer and "still in: G" in officer and "B" not in officer.partition("still in:")[2]
    assert "■53 ●47" in shown, "one's own purse"
    assert "●47" not in drawn(words_of("en").action_board(seen(position, 0)))


# what is hidden


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_screen_but_the_own_one_is_shown(lang: str) -> None:
    screen = words_of(lang)
    view = seen(MIDGAME)
    looks = [screen.look(view, word) for word in ("", "green", "market", "tower", "market-large", "gendarme")]
    shown = drawn(screen.headline(view), screen.board(view), screen.action_board(view), screen.hand(view), *looks)
    hidden = [screen.words.thing("card", card) for card in ("move-two", "mercenaries")]
    assert not any(secret in shown for secret in ("53", "47", *hidden))
    assert screen.words.thing("card", "turncoat") in shown


def test_all_screens_are_shown_once_they_are_down() -> None:
    position = {**MIDGAME, "turn": 5, "phase": "gifts", "lords": {}}
    view = seen(position)
    assert View(view).stock
    assert "■53 ●47, 2 cards" in drawn(words_of("en").board(view))
    assert "(Move 2 nobles, Mercenary enlistment)" in drawn(words_of("en").hand(view))


@pytest.mark.parametrize("seat", [0, 2])
def test_what_is_shown_is_the_same_whatever_is_behind_other_screens(seat: int) -> None:
    """A world drawn from what the seat knows looks the same to it, in all that it can ask for."""
    screen = words_of("en")
    s = GAME.start("four-players", {}, Context(Stream(b"worlds")))
    rng = Random(1)
    for ply in range(160):
        if ply % 20 == 0:
            world = GAME.sample_world(s, seat, Stream(b"world %d" % ply))
            views = [GAME.observe(each, seat) for each in (s, world)]
            shown = [drawn(screen.board(view), screen.hand(view), screen.look(view, "")) for view in views]
            assert shown[0] == shown[1]
        actor = GAME.actors(s)[0]
        GAME.apply(s, actor, rng.choice(GAME.legal(s, actor)), Context(Stream(b"%d" % ply)))


# looking


def test_look_describes_everything_that_has_a_name() -> None:
    screen = words_of("en")
    view = seen(MIDGAME)
    for word, text in {
        "market-large": "Red leads; a rival needs one noble more.",
        "tower": "Blue's Lord blocks it",
        "nobility": "takes a point of prestige from an opponent",
        "palace-large": "Your Lord needs 2 nobles",
        "green": "A tower of 2 floors",
        "turncoat": "changes places with an opponent's",
        "war": "strikes the Templars",
        "treasurer": "mercenaries cost ●1, ●2, then ●3",
    }.items():
        assert text in " ".join(drawn(screen.look(view, word), columns=100).split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_things_can_be_looked_at_in_both_languages(lang: str) -> None:
    screen = words_of(lang)
    screen.words.faults.clear()
    view = seen(MIDGAME)
    for word in screen.places():
        assert "screen-" not in drawn(screen.look(view, word))
    for card in CARDS:
        assert drawn(screen.about(view, card)).strip()
    assert screen.words.faults == []


def test_what_has_no_name_cannot_be_looked_at() -> None:
    screen = words_of("en")
    for word, key in (("acre", "unknown-place"), ("left", "ambiguous")):
        with pytest.raises(NotationError) as error:
            screen.look(seen(MIDGAME), word)
        assert error.value.key == key
    assert screen.about(seen(MIDGAME), "acre") is None
    three = GAME.observe(GAME.start("three-players", {}, Context(Stream(b"three"))), 0)
    with pytest.raises(NotationError):
        screen.look(three, "yellow")


# short ways


def test_a_lord_brings_his_nobles() -> None:
    screen = words_of("en")
    assert screen.ways(seen(MIDGAME), "lord market-left") == [["place market-left", "lord market-left"]]
    treasurer = {**MIDGAME, "active": "green", "entered": {"market-large": 1}}
    two_more = screen.ways(seen(treasurer, 1), "lord market-large")
    assert two_more == [["place market-large", "place market-large", "lord market-large"]]
    poor = {**MIDGAME, "behind": {"red": {"besants": 7}}}
    assert screen.ways(seen(poor), "lord market-left") == [], "the rules say what is missing"


# telling


def test_what_belongs_together_is_told_together() -> None:
    everybody = 15
    at_market = [Event(PLACED, everybody, [0, 9])] * 2
    assert told("en", *at_market) == ["Red places 2 nobles in the large Market space."]
    assert told("fr", *at_market) == ["Rouge place 2 nobles dans la grande case du Marché."]
    spread = told("en", *at_market, Event(PLACED, everybody, [0, 15]), at_market[0])
    assert spread == ["Red places 4 nobles: large Market ×3, David's Tower."]
    bids = [Event(BID_MADE, everybody, [0, 0]), Event(BID_MADE, everybody, [1, 2]), Event(PASSED, everybody, [2])]
    assert told("en", *bids) == ["Bids: Red 0, Green 2, Blue passes."]
    floors = [
        Event(BUILT, everybody, [1, 1, 3]),
        Event(BUILT, everybody, [1, 2, 4]),
        Event(BUILT, everybody, [2, 1, 2]),
    ]
    assert told("en", *floors) == [
        "Green builds 2 floors for 7 prestige; the tower is now 2 high.",
        "Blue builds a floor for 2 prestige; the tower is now 1 high.",
    ]
    assert told("fr", Event(LOST_NOBLES, everybody, [3, 0, 2])) == [
        "Jaune perd 2 nobles dans la grande case du Palais."
    ]
    kept = [Event(DRAFTED, everybody, [1]), Event(KEPT, 1, [5]), Event(DRAFTED, everybody, [0])]
    assert told("en", *kept) == ["Green keeps a card.", "Red keeps: Turncoat."]


def test_incomes_are_told_by_player_and_amounts_to_their_owner() -> None:
    incomes = [Event(INCOME_OF, 15, [0, 0, 6]), Event(INCOME_OF, 15, [3, 1, 0])]
    incomes += [Event(INCOME_OF, 15, [9, 0, 0]), Event(COLLECTED, 1, [9, 2, 4])]
    assert told("en", *incomes) == [
        "Income of Red: large Palace, large Market; 6 prestige, 2 nobles, 4 besants.",
        "Income of Green: large Templars.",
    ]


# playing


class Hands:
    """Types random legal actions, and looks around now and then."""

    is_terminal = False

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lines = 0
        self.rng = Random(4)

    def ask(self, prompt: str, completions: Callable[[str], list[str]]) -> str | None:
        self.lines += 1
        if self.lines % 15 == 0:
            return ["?", "look", "hand", "look tower", "map", "log 9", "help turncoat"][self.lines // 15 % 7]
        table = self.session.table
        legal = [table.game.vocabulary.text(action) for action in table.legal(self.session.sitting)]
        return self.rng.choice([text for text in legal if not text.startswith(("peddle", "decline"))] or legal)

    def curtain(self, message: str) -> None:
        pass


@pytest.mark.parametrize(("lang", "scenario", "humans"), [("en", "four-players", 1), ("fr", "three-players", 2)])
def test_a_game_is_played_to_its_end_without_a_fault(
    lang: str, scenario: str, humans: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = open_table(GAME, scenario, {}, *tables.secrets_from("to the end"))
    desk = Desk(lang, "jerusalem")
    desk.words.faults.clear()
    bots = [f"{seat}=random" for seat in ("green", "blue")[humans - 1 :]]
    players = seat_players(table, Wishes(bots, humans))
    session = Session(desk, table, players, kit("jerusalem").screen(desk.words, None), tmp_path / "game.record")
    session.keyboard = Hands(session)  # type: ignore[assignment]
    session.run()
    shown = capsys.readouterr().out
    assert table.is_over() and desk.words.faults == []
    assert "{" not in shown and "screen-" not in shown
    assert "▮" in shown and ("Winner" in shown or "Gagnant" in shown or "Vainqueur" in shown)


def test_a_piece_of_play_in_french(run: Run, tmp_path: Path) -> None:
    lines = ["proposer amiral offrir 0", "bloquer mar ga placer tour", "annuler", "fini"]
    seats = ["--seat", "red=human", "--seat", "green=random", "--seat", "blue=random"]
    save = ["--save", str(tmp_path / "x.record")]
    options = ["--scenario", "three-players", "--option", "opener=red", "--seed", "a"]
    shown = run("play", "jerusalem", *seats, *options, *save, typed="\n".join(lines) + "\n", lang="fr").output
    assert "R Rouge (vous)" in shown and "Les magistrats" in shown
    assert "Rouge remporte l'Amiral pour 0 besant." in shown
    assert "Rouge place 3 nobles dans la case de gauche du Marché." in shown
    assert "Marché gauche R3 ♚R" in shown and "Tour de David R1" in shown
    assert "Privilège du Marché : Rouge." in shown
