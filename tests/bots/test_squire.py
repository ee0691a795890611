"""The squire: always legal, always the same, sensible in plain situations, and better than chance."""

from __future__ import annotations

import pytest

from outremer.bots import bot_names, make_bot
from outremer.core.chance import Script, Stream
from outremer.core.errors import OptionError
from outremer.core.events import Context
from outremer.core.game import Result
from outremer.core.state import State
from outremer.games import registry

GAME = registry.game("crusader-rex")
FRANK = 0
SARACEN = 1
OPTIONS = {"richard": "on", "philip": "on"}


def play(bots: list[str], number: int, options: dict[str, str] | None = None) -> tuple[Result, list[str]]:
    """A whole game: how it ended, and what was done."""
    context = Context(Stream(b"squire %d" % number), listening=False)
    players = [make_bot(bot, GAME.key, seat, b"%d %d" % (number, seat)) for seat, bot in enumerate(bots)]
    s = GAME.start("third-crusade", options or {}, context)
    done = []
    while GAME.actors(s):
        seat = GAME.actors(s)[0]
        legal = GAME.legal(s, seat)
        action = players[seat].choose(GAME.observe(s, seat), legal)
        assert action in legal
        done.append(GAME.vocabulary.text(action))
        GAME.apply(s, seat, action, context)
    result = GAME.result(s)
    assert result is not None
    return result, done


def position(**words: object) -> State:
    """A position described as in a case (docs/casebook.md), at its first choice."""
    table: dict[str, object] = {"year": 1188, "turn": 2, "hands": {"frank": ["2", "2"], "saracen": ["2", "2"]}, **words}
    s = GAME.position(table, "test")
    GAME.advance(s, Context(Script([])))
    return s


def answers(s: State, seat: int, count: int = 99) -> list[str]:
    """What the squire says while it is the seat's turn, without any chance."""
    squire = make_bot("squire", GAME.key, seat, b"")
    context = Context(Script([]))
    said: list[str] = []
    while len(said) < count and GAME.actors(s) == [seat]:
        action = squire.choose(GAME.observe(s, seat), GAME.legal(s, seat))
        said.append(GAME.vocabulary.text(action))
        if len(said) < count:
            GAME.apply(s, seat, action, context)
    return said


def moves(blocks: dict[str, str], side: str = "frank", **words: object) -> list[str]:
    """What the squire does with a card that gives two moves."""
    s = position(phase="movement", first=side, mover=side, blocks=blocks, **words)
    seat = GAME.seats.index(side)
    return answers(s, seat, 12)


def test_it_is_among_the_bots() -> None:
    assert bot_names(GAME.key) == ["random", "squire"]


def test_it_plays_one_game_only() -> None:
    with pytest.raises(OptionError) as caught:
        make_bot("squire", "chess", FRANK, b"")
    assert caught.value.key == "no-bot"
    assert caught.value.args_of == {"bot": "squire", "known": "random"}


@pytest.mark.parametrize("number", range(2))
def test_two_squires_finish_a_game(number: int) -> None:
    result, done = play(["squire", "squire"], number, OPTIONS)
    assert len(result.winners) == 1
    assert len(done) > 300


def test_the_same_game_is_played_twice() -> None:
    assert play(["squire", "squire"], 7)[1] == play(["squire", "squire"], 7)[1]


def test_it_can_take_over_at_any_moment() -> None:
    """In a random game a new squire, and one with an old plan, are asked before every choice."""
    context = Context(Stream(b"takeover"), listening=False)
    others = [make_bot("random", GAME.key, seat, b"%d" % seat) for seat in range(2)]
    old = [make_bot("squire", GAME.key, seat, b"") for seat in range(2)]
    s = GAME.start("third-crusade", OPTIONS, context)
    asked = 0
    while GAME.actors(s):
        for seat in GAME.actors(s):
            seen = GAME.observe(s, seat)
            legal = GAME.legal(s, seat)
            assert old[seat].choose(seen, legal) in legal
            assert make_bot("squire", GAME.key, seat, b"").choose(seen, legal) in legal
            asked += 1
        seat = GAME.actors(s)[-1]
        GAME.apply(s, seat, others[seat].choose(GAME.observe(s, seat), GAME.legal(s, seat)), context)
    assert asked > 200


@pytest.mark.parametrize("side", [FRANK, SARACEN])
def test_it_beats_the_random_bot_on_either_side(side: int) -> None:
    bots = ["squire", "random"] if side == FRANK else ["random", "squire"]
    won = sum(1 for number in range(6) if play(bots, number)[0].winners == [side])
    assert won >= 5


def test_it_takes_a_city_that_stands_open() -> None:
    said = moves({"conrad": "tiberias", "balian": "tiberias", "saladin": "egypt"})
    assert "group tiberias" in said
    assert "to damascus" in said


def test_it_does_not_run_against_a_wall() -> None:
    """One block does not attack five."""
    hosts = dict.fromkeys(("saladin", "al_mashtub", "keukburi", "al_afdal", "kurds_1"), "damascus")
    said = moves({"walter": "tiberias", **hosts})
    assert "to damascus" not in said


def test_it_falls_upon_the_weak() -> None:
    hosts = dict.fromkeys(("conrad", "balian", "jerusalem_hospitallers", "walter", "acre_hospitallers"), "acre")
    said = moves({**hosts, "yazkuj": "tiberias 1"})
    assert "group acre" in said
    assert "to tiberias" in said


def test_it_relieves_a_city_that_is_besieged() -> None:
    hosts = dict.fromkeys(("conrad", "balian", "jerusalem_hospitallers", "walter"), "tyre")
    said = moves(
        {**hosts, "king_guy": "acre castle", "kurds_1": "acre 2 shown", "kurds_2": "acre 2 shown"},
        sieges={"acre": "old"},
    )
    assert "to acre" in said


def test_a_city_keeps_a_garrison() -> None:
    """The last block does not leave a city for a town."""
    said = moves({"king_guy": "jerusalem", "saladin": "damascus"})
    assert "move king_guy" not in said


def test_besiegers_go_home_before_the_winter() -> None:
    said = moves(
        {"bohemond": "antioch castle", "zangi": "antioch shown", "sanjar": "antioch shown", "sulaiman": "artah"},
        side="saracen",
        turn=6,
        sieges={"antioch": "old"},
    )
    assert {"move zangi", "move sanjar"} <= set(said)


def test_crusaders_land() -> None:
    said = moves(
        {"conrad": "tyre", "saladin": "damascus"},
        staging=["richard", "robert", "crossbows"],
        assembled=["english"],
    )
    assert "land english" in said
    assert {"move richard", "move robert", "move crossbows"} <= set(said)


def test_the_outnumbered_withdraw_into_the_castle() -> None:
    hosts = dict.fromkeys(("saladin", "al_mashtub", "keukburi", "al_afdal"), "acre by tiberias from tiberias")
    s = position(
        phase="battle",
        first="saracen",
        blocks={"walter": "acre 2", **hosts},
        attacks={"acre": "saracen"},
        battle={"at": "acre", "attacker": "saracen", "round": 1, "stage": "start"},
    )
    assert answers(s, FRANK, 1) == ["withdraw walter"]


def in_battle(blocks: dict[str, str], acting: str) -> State:
    battle = {"at": "legio", "attacker": "saracen", "round": 1, "stage": "turns", "acting": acting}
    return position(phase="battle", blocks=blocks, attacks={"legio": "saracen"}, battle=battle)


def test_good_knights_charge_and_others_fight() -> None:
    foes = {"zangi": "legio 3 by baisan from baisan", "sanjar": "legio 3 by baisan from baisan"}
    assert answers(in_battle({"conrad": "legio 4", **foes}, "conrad"), FRANK, 1) == ["charge conrad"]
    both = {"walter": "legio 3", "balian": "legio 3", "raymond_tiberias": "legio 3"}
    assert answers(in_battle({**both, **foes}, "walter"), FRANK, 1)[0].startswith("fight")


def test_a_lost_battle_is_left() -> None:
    foes = dict.fromkeys(("al_mashtub", "keukburi", "al_afdal", "zangi"), "legio by baisan from baisan")
    said = answers(in_battle({"walter": "legio 1", **foes}, "walter"), FRANK, 1)
    assert said == ["retreat walter"]


def test_random_picks_the_verb_first() -> None:
    """Done is one of two verbs, however many towns could be named."""
    random = make_bot("random", GAME.key, FRANK, b"verbs")
    seen = GAME.observe(position(phase="movement", blocks={"conrad": "tyre"}), FRANK)
    towns = [GAME.vocabulary.base("muster") + town for town in range(40)]
    done = GAME.vocabulary.base("done")
    chosen = [random.choose(seen, [*towns, done]) for _ in range(400)]
    assert 150 < chosen.count(done) < 250
    assert len(set(chosen)) > 30
