"""The flow of a game and the contract, on the toy game."""

from __future__ import annotations

import pytest
from toy.game import NODES, Toy
from toy.words import CARD, CHOICE, EVENTS, SEAT, VOCABULARY, Caravan

from outremer.core.actions import Noun, Vocabulary
from outremer.core.chance import Script, Stream
from outremer.core.errors import OptionError
from outremer.core.events import PUBLIC, Context, Event, EventKind
from outremer.core.flow import Decision, Node
from outremer.core.game import SPECTATOR, TURN_RULE, Game

TOY = Toy()
DEAL = ["deal c1 c2 c3 c4", "deal c5 c6 c7 c8", "deal c9 c10 c11 c12"]


def begun(*chance: str) -> tuple[Caravan, Context]:
    context = Context(Script([*DEAL, *chance]))
    return TOY.start("short", {}, context), context


def say(s: Caravan, context: Context, seat: int, *texts: str) -> None:
    for text in texts:
        assert TOY.refuse(s, seat, VOCABULARY.parse(text)) is None
        TOY.apply(s, seat, VOCABULARY.parse(text), context)


def legal(s: Caravan, seat: int) -> list[str]:
    return [VOCABULARY.text(action) for action in TOY.legal(s, seat)]


def refusal(s: Caravan, seat: int, text: str) -> tuple[str, str]:
    refused = TOY.refuse(s, seat, VOCABULARY.parse(text))
    assert refused is not None
    return refused.rule, refused.key


def test_lanes_are_open_to_all() -> None:
    s, context = begun()
    assert TOY.actors(s) == [0, 1, 2]
    assert legal(s, 1) == ["choose c5", "choose c6", "choose c7", "choose c8"]
    say(s, context, 1, "choose c5")
    assert legal(s, 1) == ["stake 0", "stake 1", "stake 2", "stake 3"]
    assert refusal(s, 1, "lock") == ("TOY-2", "not-complete")
    assert refusal(s, 1, "choose c6") == ("TOY-2", "not-now")
    say(s, context, 1, "stake 2")
    assert legal(s, 1) == ["also c6", "also c7", "also c8", "lock"]
    say(s, context, 1, "also c8")
    assert legal(s, 1) == ["lock"]
    assert refusal(s, 1, "also c6") == (TURN_RULE, "only-lock")
    assert TOY.prompt(s, 1).key == "ask-lock"
    say(s, context, 1, "lock")
    assert legal(s, 1) == []
    assert refusal(s, 1, "lock") == (TURN_RULE, "already-locked")
    assert TOY.actors(s) == [0, 2]
    assert TOY.prompt(s, 1).args == {"seat": "seat.amir", "phase": "phase.offers"}


def test_the_last_lock_opens_all_lanes() -> None:
    s, context = begun("d6 1", "d6 2", "d6 3")
    for seat, card in enumerate(("c4", "c8", "c12")):
        say(s, context, seat, f"choose {card}", "stake 1")
    context.events = []
    context.sealed = False
    for seat in range(3):
        say(s, context, seat, "lock")
    assert context.sealed
    assert [event.text() for event in context.events] == [
        "turned amir c4",
        "rolled amir 1",
        "turned baron c8",
        "rolled baron 2",
        "turned consul c12",
        "rolled consul 3",
        "took consul 3",
    ]
    assert s.lanes == []
    assert TOY.actors(s) == [2]
    assert TOY.decision(s, 2).name == "favour"
    assert legal(s, 0) == []
    assert refusal(s, 0, "done") == (TURN_RULE, "not-your-turn")
    assert refusal(s, 2, "lock") == ("TOY-4", "not-now")
    assert TOY.prompt(s, 2).key == "ask-favour"
    assert TOY.prompt(s, 0).key == "wait"


def test_the_end() -> None:
    s, context = begun()
    s.score[1] = 3
    TOY.settle(s, context)
    assert TOY.actors(s) == []
    assert legal(s, 1) == []
    assert refusal(s, 1, "done") == (TURN_RULE, "game-over")
    assert TOY.prompt(s, 1).key == "toy-won"
    result = TOY.result(s)
    assert result is not None
    assert result.winners == [1]


def test_settle_may_end_the_game_between_two_steps() -> None:
    s = TOY.new("short", TOY.complete_options("short", {}))
    s.score[0] = 3
    context = Context(Script([]))
    TOY.advance(s, context)
    assert s.stack == []
    assert [event.text() for event in context.events] == ["won amir"]


def test_about_lists_what_can_be_done_with_a_thing() -> None:
    s, _ = begun()
    found = {VOCABULARY.text(action): refused for action, refused in TOY.about(s, 0, CARD, 0)}
    assert list(found) == ["choose c1", "also c1"]
    assert found["choose c1"] is None
    assert found["also c1"] is not None
    assert TOY.slots(s, 0)[:2] == [(CARD, 0), (CARD, 1)]


def test_scenarios_and_options() -> None:
    context = Context(Stream(b"x"))
    with pytest.raises(OptionError) as caught:
        TOY.start("huge", {}, context)
    assert caught.value.args_of == {"scenario": "huge", "known": "short, long, pair"}
    with pytest.raises(OptionError) as caught:
        TOY.start("short", {"third": "on"}, context)
    assert caught.value.key == "no-option"
    with pytest.raises(OptionError) as caught:
        TOY.start("short", {"second": "maybe"}, context)
    assert caught.value.args_of["known"] == "on, off"
    assert TOY.complete_options("short", {}) == {"second": "on"}


def test_observations() -> None:
    s, _ = begun()
    mine = TOY.observe(s, 0)
    assert mine.encoded().startswith(b"1,3,1,0;0,0,0;4,4,4;4,4,4,6;;1,1,1,1,0,")
    assert TOY.sees(s, 0, "c1")
    assert not TOY.sees(s, SPECTATOR, "c1")


def test_audiences() -> None:
    own = Event(EVENTS[0], 0b10, [0, 3])
    assert own.text() == "dealt c1 c4"
    assert [own.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert all(Event(EVENTS[1], PUBLIC, [1]).seen_by(seat) for seat in (SPECTATOR, 0, 1, 2))


def test_what_seals_a_context() -> None:
    for number in range(5):
        context = Context(Script(["d6 1", "draw c1", "deal c1"][number : number + 1]), listening=False)
        if number == 0:
            context.roll(1)
        elif number == 1:
            context.draw([0], CARD)
        elif number == 2:
            context.deal([0], CARD, 1)
        else:
            context.tell(PUBLIC, EventKind("shown", "TOY-1", [("seat", SEAT)], reveals=number == 3), [0])
        assert context.sealed == (number != 4)
        assert context.events == []


class Bare(Game[Caravan]):
    """A game that has provided nothing yet."""


def test_a_game_without_locks() -> None:
    nodes: list[Node[Caravan]] = []
    assert Bare(Vocabulary([("to", Noun("town", ["acre"]))]), nodes, []).lock == -1
    assert Bare(VOCABULARY, nodes, []).lock == VOCABULARY.base("lock")


def test_a_decision_is_kept_open_unless_it_says_otherwise() -> None:
    decision = NODES[CHOICE]
    assert isinstance(decision, Decision)
    assert not decision.may_lock(Caravan(), 0)
    assert decision.not_now().args == {"phase": "phase.choice"}
