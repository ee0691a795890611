"""Faults planted in the toy game: each invariant must turn red for the fault that it is there to find."""

from __future__ import annotations

from typing import cast

import pytest
from conformance.play import TOY, play, positions
from toy import game as rules
from toy.game import NODES, Toy
from toy.words import CARD, CARDS, CHOICE, CHOOSE_BASE, CHOSE, DECK, DONE, FAVOUR, PAID, PAY_BASE, Caravan

from outremer.core.actions import Noun, Vocabulary
from outremer.core.chance import Stream
from outremer.core.events import PUBLIC, Context, EventKind
from outremer.core.flow import Node, Refusal
from outremer.core.game import Game
from outremer.core.state import State
from outremer.lab import invariants

RNG = Stream(b"planted")


def with_node(at: int, node: Node[Caravan]) -> Game[State]:
    game = Toy()
    game.nodes = [*NODES[:at], node, *NODES[at + 1 :]]
    return cast("Game[State]", game)


def fork() -> State:
    return next(s for s, _ in play(TOY, "short", 0, {}) if s.lanes)


def favour() -> State:
    """The winner of a round may pay either of the others, spy on either, or be done."""
    for s, _ in play(TOY, "short", 0, {}):
        if s.stack and not s.lanes and len(TOY.legal(s, TOY.actors(s)[0])) == 5:
            return s
    raise AssertionError("nobody could pay")


class Sharing(Toy):
    def copy(self, s: Caravan) -> Caravan:
        twin = super().copy(s)
        twin.stack = s.stack
        twin.coins = s.coins
        twin.lanes = s.lanes
        return twin


def test_a_copy_that_shares_is_found() -> None:
    assert "changed the original" in invariants.copies_are_independent(cast("Game[State]", Sharing()), fork(), RNG)[0]


class Listening(rules.Favour):
    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        if ctx.listening:
            s.coins[seat] += 1
        super().apply(s, seat, action, ctx)


def test_a_rule_that_depends_on_the_listener_is_found() -> None:
    found = invariants.copies_are_independent(with_node(FAVOUR, Listening("favour", "TOY-4")), favour(), RNG)
    assert "when nobody listens" in found[0]


class Lossy(Toy):
    def decode(self, data: bytes, like: Caravan) -> Caravan:
        s = super().decode(data, like)
        s.where[s.where.index(0)] = DECK
        return s


def test_a_codec_that_loses_something_is_found() -> None:
    found = invariants.codec_round_trips(cast("Game[State]", Lossy()), fork(), RNG)
    assert found == [
        "decoding and encoding again gives other bytes",
        "equal positions have different hashes",
        "amir: other actions are legal after the codec",
    ]


class Forgetful(rules.Favour):
    """`legal` does not list `done`, which `refuse` accepts; it lists an action twice and one that is refused."""

    def legal(self, s: Caravan, seat: int) -> list[int]:
        legal = [action for action in super().legal(s, seat) if action != DONE]
        return [*legal, legal[0], PAY_BASE + seat]


def test_legal_and_refused_actions_that_differ_are_found() -> None:
    found = invariants.legal_is_not_refused(with_node(FAVOUR, Forgetful("favour", "TOY-4")), favour(), RNG)
    assert any("is listed twice" in each for each in found)
    assert any("done is not refused" in each for each in found)
    assert any("is legal and refused (TOY-4 no-payment)" in each for each in found)


class Outside(rules.Favour):
    def legal(self, s: Caravan, seat: int) -> list[int]:
        return [TOY.vocabulary.size]


def test_an_action_outside_the_vocabulary_is_found() -> None:
    found = invariants.legal_is_not_refused(with_node(FAVOUR, Outside("favour", "TOY-4")), favour(), RNG)
    assert any("no action of the vocabulary" in each for each in found)


class Meddling(rules.Favour):
    def refuse(self, s: Caravan, seat: int, action: int) -> Refusal | None:
        s.coins[seat] += 1
        return super().refuse(s, seat, action)


def test_a_question_that_changes_the_position_is_found() -> None:
    s = TOY.copy(favour())
    found = invariants.legal_is_not_refused(with_node(FAVOUR, Meddling("favour", "TOY-4")), s, RNG)
    assert found[-1] == "asking what is legal changed the position"


class Silent(rules.Favour):
    def legal(self, s: Caravan, seat: int) -> list[int]:
        return []


def test_an_actor_without_actions_is_found() -> None:
    found = invariants.actors_can_act(with_node(FAVOUR, Silent("favour", "TOY-4")), favour(), RNG)
    assert "0 legal actions" in found[0]


def test_a_game_that_ends_without_a_result_is_found() -> None:
    s = TOY.copy(favour())
    s.stack = []
    assert "the result is None" in invariants.actors_can_act(TOY, s, RNG)[0]


class Restless(Toy):
    """Its dice are its own."""

    calls = 0

    def settle(self, s: Caravan, ctx: Context) -> None:
        Restless.calls += 1
        s.coins[0] += Restless.calls


def test_a_game_with_dice_of_its_own_is_found() -> None:
    found = invariants.is_determined(cast("Game[State]", Restless()), "short", {}, b"seed", [])
    assert found == ["the same game played twice differs after 0 actions"]


class Hasty(rules.Choice):
    """A choice in a lane that rolls, changes the common position and shows in what others see."""

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        super().apply(s, seat, action, ctx)
        s.coins[seat] += ctx.roll(1)[0]


def test_a_lane_that_reaches_out_is_found() -> None:
    found = invariants.lanes_commute(with_node(CHOICE, Hasty("choice", "TOY-2")), fork(), RNG)
    assert any("asked for chance" in each for each in found)
    assert any("changed the common position" in each for each in found)
    assert any("is seen by another seat" in each for each in found)
    assert found[-1] == "the order in which lanes are filled changes the outcome"


class Unsealed(rules.Favour):
    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        ctx.chance.roll(1)
        super().apply(s, seat, action, ctx)


def test_a_roll_behind_the_context_is_found() -> None:
    game = with_node(FAVOUR, Unsealed("favour", "TOY-4"))
    runs = [invariants.undo_keeps_its_law(game, favour(), Stream(b"undo %d" % number)) for number in range(5)]
    found = [each for messages in runs for each in messages]
    assert any("used chance and is not sealed" in each for each in found)


REVEALING = EventKind("shown", "TOY-4", [("card", CARD)], reveals=True)


class Unveiling(rules.Favour):
    """It reveals, and then pretends that nothing happened."""

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        super().apply(s, seat, action, ctx)
        ctx.tell(PUBLIC, REVEALING, [0])
        ctx.sealed = False


def test_an_unsealed_reveal_is_found() -> None:
    game = with_node(FAVOUR, Unveiling("favour", "TOY-4"))
    runs = [invariants.undo_keeps_its_law(game, favour(), Stream(b"undo %d" % number)) for number in range(5)]
    found = [each for messages in runs for each in messages]
    assert any("revealed something and is not sealed" in each for each in found)


class Drifting(rules.Favour):
    """It does something else whenever it is done again."""

    times = 0

    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        Drifting.times += 1
        s.coins[seat] += Drifting.times
        super().apply(s, seat, action, ctx)


def test_an_undo_that_leaves_a_trace_is_found() -> None:
    game = with_node(FAVOUR, Drifting("favour", "TOY-4"))
    runs = [invariants.undo_keeps_its_law(game, favour(), Stream(b"undo %d" % number)) for number in range(5)]
    assert any("taken back leaves another position" in each for messages in runs for each in messages)


class Loud(rules.Choice):
    def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
        super().apply(s, seat, action, ctx)
        ctx.tell(PUBLIC, CHOSE, [action - CHOOSE_BASE])
        ctx.tell(0b1000, CHOSE, [action - CHOOSE_BASE])


def test_an_event_that_names_a_hidden_piece_is_found() -> None:
    game = with_node(CHOICE, Loud("choice", "TOY-2"))
    before = fork()
    after = game.copy(before)
    seat = game.actors(before)[0]
    context = Context(Stream(b"x"))
    game.apply(after, seat, game.legal(after, seat)[0], context)
    found = invariants.events_keep_secrets(game, before, after, context.events)
    assert any("has the audience 8" in each for each in found)
    assert any("which cannot identify it" in each for each in found)


def test_a_payment_names_no_piece() -> None:
    s = favour()
    seat = TOY.actors(s)[0]
    after = TOY.copy(s)
    context = Context(Stream(b"x"))
    action = next(action for action in TOY.legal(s, seat) if PAY_BASE <= action < PAY_BASE + 3)
    TOY.apply(after, seat, action, context)
    assert [event.kind for event in context.events] == [PAID]
    assert invariants.events_keep_secrets(TOY, s, after, context.events) == []


class Mistaken(Toy):
    """Its sampled worlds contradict what the seat knows, and nobody can move in them."""

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        world = self.copy(s)
        known = next(card for card in range(CARDS) if s.belief[seat * CARDS + card])
        world.where[known] = (world.where[known] + 1) % 3
        world.stack = []
        world.lanes = []
        return world


def test_a_wrong_world_is_found() -> None:
    found = invariants.truth_is_possible(cast("Game[State]", Mistaken()), fork(), RNG)
    assert any("a sampled world is not among those" in each for each in found)
    assert any("in a sampled world, [] must decide" in each for each in found)


def test_a_wrong_belief_is_found() -> None:
    s = fork()
    assert isinstance(s, Caravan)
    wrong = s.twin()
    assert isinstance(wrong, Caravan)
    wrong.belief[wrong.where.index(1)] = 3
    assert "amir: the true position is not among those" in invariants.truth_is_possible(TOY, wrong, RNG)[0]


class Turning(Toy):
    """It knows only as many worlds as there are hidden cards: they are passed on in a circle."""

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        hidden = [card for card in range(CARDS) if s.belief[seat * CARDS + card] == 0]
        world = self.copy(s)
        step = rng.pick(len(hidden))
        for at, card in enumerate(hidden):
            world.where[card] = s.where[hidden[(at + step) % len(hidden)]]
        return world


def test_a_sampler_with_few_worlds_is_found() -> None:
    assert "different worlds" in invariants.worlds_vary(cast("Game[State]", Turning()), fork(), RNG)[0]


@pytest.mark.parametrize(("values", "ways"), [([1, 1, 1], 1), ([1, 2, 3], 6), ([1, 1, 2, 2], 6), ([], 1)])
def test_ways_to_deal_values_out(values: list[int], ways: int) -> None:
    assert invariants._ways(values) == ways


def test_one_world_is_no_variety() -> None:
    assert not invariants.is_varied([fork()] * 10)


def test_a_vocabulary_with_one_word_for_two_actions_is_found() -> None:
    game = Toy()
    noun = Noun("thing", ["a", "b"])
    game.vocabulary = Vocabulary([("take", noun), ("take", noun)])
    found = invariants.codes_round_trip(cast("Game[State]", game))
    assert found[0] == "action 0 is written take a and read as 2"
    assert found[-1] == "two actions have the same notation"
    game.vocabulary.verb_of.append(0)
    game.vocabulary.size += 0
    assert invariants.codes_round_trip(cast("Game[State]", game))[-1] == "the verbs do not cover the actions exactly"


class Peeking(Toy):
    """Sampling changes the truth."""

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        s.coins[0] += 1
        return self.copy(s)


def test_sampling_that_changes_the_truth_is_found() -> None:
    s = TOY.copy(positions(TOY, "short", 3)[1])
    assert "changed the true position" in invariants.does_not_interfere(cast("Game[State]", Peeking()), s, RNG)[-1]


class Shifting(Toy):
    """Its worlds have another seat to decide, with other actions and another question."""

    def sample_world(self, s: Caravan, seat: int, rng: Stream) -> Caravan:
        world = self.copy(s)
        world.stack[-3] = (world.stack[-3] + 1) % 3
        return world


def test_a_world_with_another_actor_is_found() -> None:
    found = invariants.does_not_interfere(cast("Game[State]", Shifting()), favour(), RNG)
    for words in ("who must decide", "the legal actions", "the refusal of", "the prompt"):
        assert any(words in each for each in found)
