"""What a seat can know of other screens (H.1, H.3): in tiny positions it is exactly what can be enumerated."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.games.jerusalem.actions import DONE, HIRE, KEEP, PLACE, PLAY
from outremer.games.jerusalem.board import DECK, PURSE, load_board
from outremer.games.jerusalem.game import Jerusalem
from outremer.games.jerusalem.knowledge import may_have_hired
from outremer.games.jerusalem.names import CARDS, MERCENARIES
from outremer.games.jerusalem.state import HAND, TIERS, Position

GAME = Jerusalem(load_board())
RED, GREEN, BLUE = 0, 1, 2
SAMPLES = 600


def begun(**words: object) -> Position:
    """A position on the run to its next choice."""
    s = GAME.position(words, "test")
    GAME.advance(s, Context(Stream(b"test")))
    return s


def known_to_all(s: Position, seat: int) -> None:
    """As if everybody knew what was behind the screen when this deployment began."""
    pair = s.behind[2 * seat] * PURSE + s.behind[2 * seat + 1]
    s.belief[TIERS * seat : TIERS * seat + TIERS] = [1 << pair, 0, 0]
    may_have_hired(GAME.board, s, seat)


def pairs(s: Position, seat: int) -> set[tuple[int, int]]:
    """Nobles and besants that the others think possible."""
    known = s.belief[TIERS * seat] | s.belief[TIERS * seat + 1] | s.belief[TIERS * seat + 2]
    return {divmod(at, PURSE) for at in range(known.bit_length()) if known >> at & 1}


def deployments(s: Position, seat: int, actions: list[int], told: int) -> dict[tuple[str, ...], list[Position]]:
    """Every position that the actions lead to while others are told no more than so many events, by what they are."""
    found: dict[tuple[str, ...], list[Position]] = defaultdict(list)
    waiting: list[tuple[tuple[str, ...], Position]] = [((), s)]
    known: set[tuple[tuple[str, ...], bytes]] = set()
    while waiting:
        seen, at = waiting.pop()
        if (seen, GAME.encode(at)) in known or len(seen) > told:
            continue
        known.add((seen, GAME.encode(at)))
        found[seen].append(at)
        for action in actions:
            if GAME.refuse(at, seat, action) is None:
                after = GAME.copy(at)
                context = Context(Stream(b"test"))
                GAME.apply(after, seat, action, context)
                waiting.append((seen + tuple(each.text() for each in context.events if each.seen_by(RED)), after))
    return found


@pytest.mark.parametrize(("magistrate", "besants"), [("gendarme", 8), ("treasurer", 6), ("officer", 2)])
def test_secret_mercenaries_are_reckoned_with_exactly(magistrate: str, besants: int) -> None:
    """Whatever is seen of a deployment, the others think possible just what can have led to it."""
    others = [each for each in ("gendarme", "treasurer", "officer", "admiral") if each != magistrate]
    ranks = {"green": magistrate, **dict(zip(("red", "blue", "yellow"), others, strict=True))}
    behind = {"green": {"nobles": 1, "besants": besants, "cards": ["mercenaries"]}}
    s = begun(active="green", magistrates=ranks, behind=behind)
    known_to_all(s, GREEN)
    found = deployments(s, GREEN, [HIRE, PLACE + 3, PLAY + MERCENARIES], 3)
    assert len(found) >= 4
    for positions in found.values():
        wanted = {(at.behind[2 * GREEN], at.behind[2 * GREEN + 1]) for at in positions}
        for at in positions:
            assert pairs(at, GREEN) == wanted


def test_what_was_hired_is_told_by_what_is_placed() -> None:
    """With no nobles of his own, the third that he places shows that he has hired three."""
    s = begun(active="green", behind={"green": {"nobles": 0, "besants": 9}}, magistrates=GREEN_ADMIRAL)
    known_to_all(s, GREEN)
    for action in [HIRE, HIRE, HIRE, PLACE, PLACE, PLACE]:
        GAME.apply(s, GREEN, action, Context(Stream(b"test")))
    assert pairs(s, GREEN) == {(0, 0)}


GREEN_ADMIRAL = {"red": "gendarme", "green": "admiral", "blue": "treasurer", "yellow": "officer"}


def test_a_declined_income_is_reckoned_with() -> None:
    """He may have taken less: from nothing to all of two nobles and two besants."""
    s = begun(phase="incomes", nobles={"market-left": {"green": 1}}, behind={"green": {"nobles": 3, "besants": 5}})
    s.belief[TIERS * GREEN] = 1 << 3 * PURSE + 5
    GAME.apply(s, GREEN, GAME.lock, Context(Stream(b"test")))
    assert pairs(s, GREEN) == {(3 + nobles, 5 + besants) for nobles in range(2) for besants in range(3)}


# cards


def drafted() -> Position:
    """Red, the Gendarme, keeps a Turncoat; green, blue and yellow get the three others of which red saw all."""
    offer = ["turncoat", "one-noble", "move-two", "two-besants"]
    s = begun(phase="draft", offer=offer)
    for seat, card in enumerate(offer[:3]):
        GAME.apply(s, seat, KEEP + CARDS.index(card), Context(Stream(b"test")))
    return s


def hands(s: Position) -> tuple[tuple[int, ...], ...]:
    """The kinds of cards in each hand."""
    return tuple(
        tuple(sorted(GAME.board.kind_of[card] for card in range(DECK) if s.where[card] == HAND + seat))
        for seat in range(4)
    )


def worlds(s: Position, seat: int) -> set[tuple[tuple[int, ...], ...]]:
    rng = Stream(b"worlds")
    return {hands(GAME.sample_world(s, seat, rng)) for _ in range(SAMPLES)}


def test_the_first_drafter_knows_all_cards_and_not_who_has_which() -> None:
    turncoat, one, move, two = (CARDS.index(each) for each in ("turncoat", "one-noble", "move-two", "two-besants"))
    rest = [(one, move, two), (one, two, move), (move, one, two), (move, two, one), (two, one, move), (two, move, one)]
    assert worlds(drafted(), RED) == {((turncoat,), *((each,) for each in hand)) for hand in rest}


def test_the_third_drafter_knows_the_last_card_and_nothing_of_the_first_two() -> None:
    s = drafted()
    move, two = CARDS.index("move-two"), CARDS.index("two-besants")
    left = Counter(GAME.board.kind_of)
    left[move] -= 1
    left[two] -= 1
    firsts = {
        (a, b) for a in left for b in left if left[a] and left[b] and (a != b or left[a] > 1)
    }  # any two cards of the other 25
    found = worlds(s, BLUE)
    assert {hand[2:] for hand in found} == {((move,), (two,))}
    assert {(hand[0][0], hand[1][0]) for hand in found} <= firsts
    assert len(found) > len(firsts) // 2
    assert {hand[0][0] for hand in found} == set(left)


def test_a_card_that_was_played_was_in_the_hand_that_played_it() -> None:
    """Green plays the card that red passed on: red knows then that blue and yellow have the two others."""
    s = drafted()
    GAME.apply(s, RED, DONE, Context(Stream(b"test")))
    GAME.apply(s, GREEN, PLAY + CARDS.index("one-noble"), Context(Stream(b"test")))
    turncoat, move, two = (CARDS.index(each) for each in ("turncoat", "move-two", "two-besants"))
    assert worlds(s, RED) == {((turncoat,), (), (move,), (two,)), ((turncoat,), (), (two,), (move,))}


def test_events_to_come_may_be_any_that_have_not_been_seen() -> None:
    s = begun(turn=2, events=["war", "election", "succession"])
    rng = Stream(b"events")
    found = {tuple(GAME.sample_world(s, GREEN, rng).calendar) for _ in range(SAMPLES)}
    assert {calendar[0] for calendar in found} == {3}
    assert {calendar[1:] for calendar in found} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip
