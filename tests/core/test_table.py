"""Tables: playing, refusing, undo, resignation, replay and verification, with the toy game."""

from __future__ import annotations

import pytest
from toy.game import NODES, Toy
from toy.words import FAVOUR, PAY_BASE, SPY_BASE, Caravan

from outremer.core.chance import Stream
from outremer.core.errors import NotationError, RecordError
from outremer.core.events import Context
from outremer.core.flow import Decision
from outremer.core.game import SPECTATOR
from outremer.core.record import HASH_EVERY, commitment_of, parse
from outremer.core.state import digest
from outremer.core.table import SNAPSHOT_EVERY, UNDO_RULE, Refused, Table, open_table, replay, verify
from outremer.lab.invariants import random_action

TOY = Toy()


def new_table(scenario: str = "long") -> Table[Caravan]:
    return open_table(TOY, scenario, {}, b"a secret seed", b"and its salt", data="d1")


def play_until(table: Table[Caravan], number: int, stop: int = 10_000) -> Table[Caravan]:
    rng = Stream(b"choices %d" % number)
    while table.actors() and len(table.log) < stop:
        table.act(*random_action(TOY, table.state, rng))
    return table


def long_table() -> Table[Caravan]:
    """A finished game of more than fifty actions."""
    for number in range(200):
        table = play_until(new_table(), number)
        if table.plies > HASH_EVERY:
            return table
    raise AssertionError("no game was that long")


def at_favour() -> tuple[Table[Caravan], int]:
    """A table at which a seat may pay and spy."""
    for number in range(100):
        table = new_table()
        rng = Stream(b"favour %d" % number)
        while table.actors():
            if not table.state.lanes and len(table.legal(table.actors()[0])) == 5:
                return table, table.actors()[0]
            table.act(*random_action(TOY, table.state, rng))
    raise AssertionError("nobody could pay")


def undo_refused(table: Table[Caravan], seat: int) -> str:
    before = (digest(table.state), table.text())
    with pytest.raises(Refused) as caught:
        table.undo(seat)
    assert caught.value.refusal.rule == UNDO_RULE
    assert (digest(table.state), table.text()) == before
    return caught.value.key


def test_an_action_may_be_text_or_a_number() -> None:
    one, other = new_table(), new_table()
    action = one.legal(0)[0]
    entry = one.act(0, action)
    other.act(0, TOY.vocabulary.text(action))
    assert digest(one.state) == digest(other.state)
    assert (entry.seat, entry.action, entry.sealed) == (0, action, False)
    assert [event.kind.name for event in entry.events] == ["chose"]
    assert entry.seen_by(1) == []


def test_an_illegal_action_changes_nothing() -> None:
    table = new_table()
    before = (digest(table.state), table.text(), table.stream.counter, len(table.log))
    with pytest.raises(Refused) as caught:
        table.act(0, "stake 2")
    assert (caught.value.refusal.rule, caught.value.key) == ("TOY-2", "not-now")
    assert caught.value.args_of == {"rule": "TOY-2", "phase": "phase.choice"}
    for wrong in ("choose", "shoose c1", "choose c99"):
        with pytest.raises(NotationError):
            table.act(0, wrong)
    for wrong_number in (-1, TOY.vocabulary.size):
        with pytest.raises(NotationError) as unknown:
            table.act(0, wrong_number)
        assert unknown.value.key == "no-such-action"
    assert (digest(table.state), table.text(), table.stream.counter, len(table.log)) == before


def test_a_failure_inside_the_rules_changes_nothing() -> None:
    class Falling(Decision[Caravan]):
        def seat(self, s: Caravan) -> int:
            return s.stack[-3]

        def legal(self, s: Caravan, seat: int) -> list[int]:
            return [0]

        def refuse(self, s: Caravan, seat: int, action: int) -> None:
            return None

        def apply(self, s: Caravan, seat: int, action: int, ctx: Context) -> None:
            s.coins[0] += 1
            ctx.roll(1)
            raise KeyError("broken")

    table, seat = at_favour()
    game = Toy()
    game.nodes = [*NODES[:FAVOUR], Falling("favour", "TOY-4"), *NODES[FAVOUR + 1 :]]
    table.game = game
    before = (digest(table.state), table.text(), table.stream.counter)
    with pytest.raises(KeyError):
        table.act(seat, 0)
    assert (digest(table.state), table.text(), table.stream.counter) == before


def test_undo_takes_back_the_last_action() -> None:
    table, seat = at_favour()
    positions = []
    for _ in range(2):
        positions.append(digest(table.state))
        table.act(seat, next(action for action in table.legal(seat) if PAY_BASE <= action < PAY_BASE + 3))
    lines = len(table.record.acts)
    for count, position in enumerate(reversed(positions), 1):
        assert table.undo(seat).seat == seat
        assert digest(table.state) == position
        assert len(table.record.acts) == lines - count
    again = replay(TOY, parse(table.text()))
    assert digest(again.state) == digest(table.state)


def test_undo_does_not_cross_another_seat() -> None:
    table = new_table()
    assert undo_refused(table, 0) == "nothing-to-undo"
    table.act(0, table.legal(0)[0])
    assert undo_refused(table, 1) == "nothing-to-undo"
    table, seat = at_favour()
    assert undo_refused(table, seat) in ("undo-other-seat", "undo-sealed")


def test_undo_in_a_lane_does_not_see_the_other_lanes() -> None:
    """Whether the others have chosen already must neither hinder nor be told."""
    table = new_table()
    mine = table.legal(0)[0]
    table.act(0, mine)
    table.act(1, table.legal(1)[0])
    others = digest(table.state)
    table.undo(0)
    assert [entry.seat for entry in table.log] == [1]
    table.act(0, mine)
    assert digest(table.state) == others
    assert [act.seat for act in table.record.acts] == [TOY.seats[1], TOY.seats[0]]
    table.undo(1)
    table.undo(0)
    assert (table.plies, table.log, table.record.acts) == (0, [], [])


def test_undo_does_not_cross_a_lock() -> None:
    table = new_table()
    for text in (TOY.vocabulary.text(table.legal(0)[0]), "stake 1", "lock"):
        table.act(0, text)
    assert undo_refused(table, 0) == "undo-sealed"


def test_undo_does_not_cross_chance() -> None:
    table, seat = at_favour()
    spy = next(action for action in table.legal(seat) if SPY_BASE <= action < SPY_BASE + 3)
    counter = table.stream.counter
    table.act(seat, spy)
    assert table.stream.counter == counter + 1
    assert undo_refused(table, seat) == "undo-sealed"


def test_undo_does_not_cross_a_resignation_or_the_end() -> None:
    table = new_table()
    table.act(0, table.legal(0)[0])
    table.resign(0)
    assert undo_refused(table, 0) == "undo-sealed"
    assert undo_refused(table, 1) == "nothing-to-undo"
    table.resign(1)
    assert undo_refused(table, 0) == "game-over"
    assert undo_refused(play_until(new_table(), 1), 0) == "game-over"


def test_undo_across_snapshots_and_hashes() -> None:
    """Undo at every ply of many games gives exactly the position and record of before."""
    crossed = 0
    for number in range(40):
        table = new_table()
        rng = Stream(b"undo %d" % number)
        while table.actors():
            before = (digest(table.state), table.record.text(with_seed=True), table.stream.counter)
            seat, action = random_action(TOY, table.state, rng)
            table.act(seat, action)
            if table.refuse_undo(seat) is None:
                crossed += len(table.log) % SNAPSHOT_EVERY == 0 or table.plies % HASH_EVERY == 0
                table.undo(seat)
                assert (digest(table.state), table.record.text(with_seed=True), table.stream.counter) == before
                table.act(seat, action)
    assert crossed > 0


def test_resignation_leaves_the_last_seat_as_winner() -> None:
    table = new_table()
    table.resign(1)
    assert not table.is_over()
    assert table.result() is None
    table.act(1, table.legal(1)[0])
    with pytest.raises(Refused):
        table.resign(1)
    table.resign(0)
    assert table.is_over()
    result = table.result()
    assert result is not None
    assert (result.winners, result.message.key, result.message.args) == ([2], "resigned", {"seat": "seat.amir"})
    assert table.actors() == []
    assert table.legal(2) == []
    with pytest.raises(Refused) as caught:
        table.act(2, 0)
    assert caught.value.key == "game-over"
    again = verify(TOY, parse(table.text()))
    assert again.is_over()
    assert again.record.acts[-1].text == "!resign"


def test_a_finished_game_is_verified() -> None:
    table = long_table()
    again = verify(TOY, parse(table.text()), data="d1")
    assert again.text() == table.text()
    assert [event.text() for event in again.events(0)] == [event.text() for event in table.events(0)]
    assert f"#{HASH_EVERY} " in table.text()
    result = again.result()
    assert result is not None
    assert result.winners


def test_a_part_of_a_record_is_replayed() -> None:
    table = long_table()
    record = parse(table.text())
    half = replay(TOY, record, acts=20)
    assert len(half.log) == 20
    assert digest(half.state) != digest(table.state)


@pytest.mark.parametrize("word", ["seed", "salt"])
def test_a_changed_secret_is_found(word: str) -> None:
    table = play_until(new_table(), 2)
    record = parse(table.text())
    setattr(record, word, b"another one")
    with pytest.raises(RecordError) as caught:
        verify(TOY, record)
    assert caught.value.key == "record-commitment"


def test_a_record_without_seed_cannot_be_replayed() -> None:
    table = play_until(new_table(), 2)
    with pytest.raises(RecordError) as caught:
        replay(TOY, parse(table.text(with_seed=False)))
    assert caught.value.key == "record-no-seed"


def test_a_forged_seed_diverges_at_a_ply() -> None:
    """Somebody who changes the seed and the commitment with it is found by the hashes or by an illegal action."""
    table = long_table()
    record = parse(table.text(), "forged.record")
    record.seed = b"another secret"
    record.header.commitment = commitment_of(record.seed, record.salt)
    with pytest.raises(RecordError) as caught:
        verify(TOY, record)
    assert caught.value.key == "record-illegal"
    assert isinstance(caught.value.args_of["ply"], int)
    assert caught.value.args_of["file"] == "forged.record"


@pytest.mark.parametrize(("which", "ply"), [("every", HASH_EVERY), ("last", -1)])
def test_a_forged_hash_names_its_ply(which: str, ply: int) -> None:
    table = long_table()
    record = parse(table.text())
    if which == "every":
        record.hashes[HASH_EVERY] = "0000000000000000"
    else:
        record.last_hash = "0000000000000000"
    with pytest.raises(RecordError) as caught:
        verify(TOY, record)
    assert caught.value.key == "record-diverges"
    assert caught.value.args_of["ply"] == (ply if ply > 0 else table.plies)


def test_an_illegal_line_names_its_ply_and_line() -> None:
    table = play_until(new_table(), 3, stop=6)
    text = table.text().replace("---\n", "---\namir done\n").replace("end 6", "end 7")
    with pytest.raises(RecordError) as caught:
        replay(TOY, parse(text))
    assert caught.value.key == "record-illegal"
    assert (caught.value.args_of["ply"], caught.value.args_of["action"]) == (1, "amir done")
    assert text.splitlines()[int(caught.value.args_of["line"]) - 1] == "amir done"
    with pytest.raises(RecordError) as caught:
        replay(TOY, parse(text.replace("amir done", "amir dine")))
    assert caught.value.key == "record-illegal"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game toy", "game jerusalem"),
        ("rules 1", "rules 2"),
        ("seat consul\n", ""),
        ("scenario long", "scenario huge"),
        ("option second on", "option third on"),
        ("data d1", "data d2"),
    ],
)
def test_a_record_of_something_else(old: str, new: str) -> None:
    text = new_table().text()
    assert old in text
    with pytest.raises(RecordError) as caught:
        replay(TOY, parse(text.replace(old, new)), data="d1")
    assert caught.value.key == "record-other-game"


def test_a_seats_own_record_keeps_the_secrets() -> None:
    table = long_table()
    text = table.seat_text(1)
    lines = text.splitlines()
    assert lines[0] == "outremer-seat-record 1"
    assert "for baron" in lines
    assert "seed " not in text and "salt " not in text and "#50" not in text
    body = lines[lines.index("---") + 1 :]
    acts = [line for line in body if not line.startswith("> ")]
    assert acts
    assert all(line.startswith("baron ") for line in acts)
    sent = [line[2:] for line in body if line.startswith("> ")]
    assert sent == [event.text() for event in table.events(1)]
    assert not any(event.kind.name == "dealt" for event in table.events(SPECTATOR))
    table = new_table()
    table.resign(2)
    assert table.seat_text(1).endswith("!resign consul\n")


def test_a_table_tells_who_must_act() -> None:
    table = new_table()
    assert table.actors() == [0, 1, 2]
    assert table.refuse(0, table.legal(0)[0]) is None
    assert not table.is_over()
    assert table.result() is None


def test_a_scenario_that_seats_fewer_has_a_table_of_its_own() -> None:
    table = new_table("pair")
    assert table.record.header.seats == ["amir", "baron"]
    play_until(table, 5)
    again = replay(TOY, parse(table.text()), data="d1")
    assert again.text() == table.text()
    wrong = parse(table.text().replace("scenario pair", "scenario long"))
    with pytest.raises(RecordError) as caught:
        replay(TOY, wrong, data="d1")
    assert caught.value.args_of["given"] == "amir baron"


def test_of_two_seats_one_alone_ends_the_game_by_resigning() -> None:
    table = new_table("pair")
    table.resign(0)
    assert table.is_over()
    result = table.result()
    assert result is not None and result.winners == [1]


def test_a_game_may_go_on_with_a_new_seed() -> None:
    """Whoever continues a game elsewhere must not know the dice to come; both promises are proved in the end."""
    first = play_until(new_table(), 3, stop=9)
    table = replay(TOY, parse(first.text()), data="d1")
    table.reseed(b"another seed", b"another salt")
    before = digest(table.state)
    assert undo_refused(table, table.actors()[0]) == "undo-sealed"
    play_until(table, 4)
    text = table.text()
    assert f"\n!reseed {commitment_of(b'another seed', b'another salt')}\n" in text
    again = verify(TOY, parse(text), data="d1")
    assert (digest(again.state), again.text()) == (digest(table.state), text)
    assert digest(replay(TOY, parse(text), 10, data="d1").state) == before
    forged = text.replace(b"another salt".hex(), b"another s4lt".hex())
    with pytest.raises(RecordError) as caught:
        verify(TOY, parse(forged), data="d1")
    assert caught.value.key == "record-commitment"
    without = "\n".join(line for line in text.split("\n") if b"another salt".hex() not in line)
    with pytest.raises(RecordError):
        parse(without)
