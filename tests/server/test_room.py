"""Rooms: posts are all or none, drafts are their author's, what is final stays, bots step by step."""

from __future__ import annotations

import json
from typing import Any

import pytest

from outremer.core.errors import NotationError
from outremer.core.record import parse
from outremer.core.state import digest
from outremer.core.table import Refused, open_table, verify
from outremer.games import registry
from outremer.server.room import ListError, Place, Room, Row, open_room, reload_room

FRANK, SARACEN = 0, 1


def crusade(players: tuple[str, str] = ("human", "human"), seed: bytes = b"a seed") -> Room:
    places = [Place(player, player, 1) for player in players]
    room = open_room(registry.game("crusader-rex"), "third-crusade", {}, places, seed, b"its salt")
    room.publish()
    return room


def jerusalem() -> Room:
    places = [Place("human", "Anne", 1), *(Place("squire", "squire") for _ in range(3))]
    room = open_room(registry.game("jerusalem"), "four-players", {}, places, b"a seed", b"its salt")
    room.publish()
    return room


def seen(room: Room, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(room.frame(seat))
    return found


def at_cards() -> Room:
    """Both have deployed and choose their first card."""
    room = crusade()
    while seen(room, FRANK)["phase"] != "cards":
        seat = room.table.actors()[0]
        room.act(seat, ["done"])
    room.publish()
    return room


def at_move() -> tuple[Room, int]:
    """Somebody moves groups, nothing done yet."""
    room = at_cards()
    for seat in (FRANK, SARACEN):
        legal = seen(room, seat)["legal"]
        room.act(
            seat, [next(each for each in reversed(legal) if each.startswith("play") and each[-1].isdigit()), "lock"]
        )
    while room.table.state.stack and seen(room, room.table.actors()[0])["phase"] != "move":
        seat = room.table.actors()[0]
        room.act(seat, [seen(room, seat)["legal"][0]])
    room.publish()
    return room, room.table.actors()[0]


def first_march(room: Room, seat: int) -> list[str]:
    """A group move of one block by one road, as far as it goes without finishing the move."""
    group = next(each for each in seen(room, seat)["legal"] if each.startswith("group"))
    room.act(seat, [group])
    block = seen(room, seat)["legal"][0]
    room.act(seat, [block])
    road = next(each for each in seen(room, seat)["legal"] if each.startswith("to"))
    room.undo(seat, 2)
    return [group, block, road]


def test_a_post_is_done_as_a_whole() -> None:
    room, seat = at_move()
    march = first_march(room, seat)
    before = digest(room.table.state)
    with pytest.raises(ListError) as caught:
        room.act(seat, [*march, "storm saladin"])
    assert (caught.value.at, caught.value.refusal.key) == (3, "not-now")
    assert digest(room.table.state) == before
    rows = room.act(seat, march)
    assert [row.text for row in rows] == march
    assert [row.number for row in rows] == list(range(rows[0].number, rows[0].number + 3))


def test_a_post_may_not_be_empty_or_endless() -> None:
    room, seat = at_move()
    for actions in ([], ["done"] * 65):
        with pytest.raises(NotationError) as caught:
            room.act(seat, actions)
        assert caught.value.key == "list-length"


def test_a_post_may_not_run_past_somebody_elses_decision() -> None:
    room = crusade()
    before = digest(room.table.state)
    with pytest.raises(ListError) as caught:
        room.act(room.table.actors()[0], ["done", "done", "done"])
    assert caught.value.refusal.key in ("not-your-turn", "already-locked", "not-now", "list-past-chance")
    assert digest(room.table.state) == before


def test_a_draft_is_shown_to_its_author_only() -> None:
    room, seat = at_move()
    other = 1 - seat
    march = first_march(room, seat)
    room.publish()
    shown = room.frame(other)
    room.act(seat, march)
    assert list(room.publish()) == [seat]
    assert room.frame(other) == shown
    assert seen(room, seat)["draft"] == 3
    assert [each["seat"] for each in seen(room, other)["seats"] if each["seat"] in seen(room, other)["actors"]] == [
        room.seats[seat]
    ]
    room.undo(seat, 3)
    assert list(room.publish()) == [seat]
    assert room.frame(other) == shown
    assert seen(room, seat)["draft"] == 0


def test_what_the_others_have_seen_cannot_be_taken_back() -> None:
    room, seat = at_move()
    room.act(seat, ["done"])
    if room.table.actors() == [1 - seat]:
        assert room.table.refuse_undo(seat) is None
    with pytest.raises(Refused) as caught:
        room.undo(seat)
    assert caught.value.refusal.key in ("undo-shown", "undo-sealed")
    with pytest.raises(Refused):
        room.undo(1 - seat)


def test_lanes_are_drafts_of_their_own() -> None:
    """Who has chosen a card is told when he locks it, and nobody is hindered by the other's choosing."""
    room = at_cards()
    mine, theirs = (next(each for each in seen(room, seat)["legal"]) for seat in (FRANK, SARACEN))
    room.act(FRANK, [mine])
    assert list(room.publish()) == [FRANK]
    room.act(SARACEN, [theirs])
    assert list(room.publish()) == [SARACEN]
    room.undo(FRANK)
    assert list(room.publish()) == [FRANK]
    assert mine in seen(room, FRANK)["legal"]
    room.act(FRANK, [mine, "lock"])
    assert set(room.publish()) == {FRANK, SARACEN}
    with pytest.raises(Refused):
        room.undo(FRANK)
    assert seen(room, SARACEN)["draft"] == 1


def test_versions_count_what_was_published() -> None:
    room, seat = at_move()
    before = room.versions[:]
    room.act(seat, first_march(room, seat))
    frames = room.publish()
    assert json.loads(frames[seat])["version"] == room.versions[seat] == before[seat] + 1
    assert room.versions[1 - seat] == before[1 - seat]
    assert room.publish() == {}


def test_the_log_is_replaced_where_drafts_stood() -> None:
    room, seat = at_move()
    march = first_march(room, seat)
    room.publish()
    start = len(seen(room, seat)["log"]["items"])
    room.act(seat, march)
    added = json.loads(room.publish()[seat])["log"]
    assert added["from"] == start
    room.undo(seat, 3)
    assert json.loads(room.publish()[seat])["log"] == {"from": start, "items": []}
    assert len(seen(room, seat)["log"]["items"]) == start


def played(room: Room) -> list[Row]:
    rows: list[Row] = []
    while (seat := room.bot_seat()) >= 0:
        rows += room.let_bot(seat)
        room.publish()
    return rows


def test_a_room_is_rebuilt_from_its_rows() -> None:
    for key, scenario in (("crusader-rex", "third-crusade"), ("jerusalem", "four-players")):
        game = registry.game(key)
        rooms = [
            open_room(
                game, scenario, {}, [Place("squire", "") for _ in game.seats_of(scenario)], b"a seed", b"its salt"
            )
            for _ in range(2)
        ]
        room = rooms[0]
        room.publish()
        rows = played(room)
        again = reload_room(rooms[1], rows, room.versions)
        for seat in range(len(room.seats)):
            assert again.frame(seat) == room.frame(seat)
        assert verify(game, parse(room.export(0))).text() == room.export(0)


def test_undone_drafts_are_rebuilt_too() -> None:
    room, seat = at_move()
    rows = [Row(at + 1, act.seat, act.text) for at, act in enumerate(room.table.record.acts)]
    march = first_march(room, seat)
    rows += room.act(seat, march) + room.undo(seat, 2)
    again = reload_room(crusade(), rows, room.versions)
    assert again.frame(seat) == room.frame(seat)
    assert again.frame(1 - seat) == room.frame(1 - seat)


def test_a_bot_takes_one_step_that_others_see_at_a_time() -> None:
    room = jerusalem()
    while room.bot_seat() >= 0:
        before = room.final
        room.let_bot(room.bot_seat())
        assert room.is_forked or room.final > before
        assert len(room.table.log) == room.final or room.is_forked
    assert room.table.actors() == [0]


def test_who_resigns_is_replaced_while_others_play_on() -> None:
    room = jerusalem()
    room.resign(0)
    assert room.places[0].player == "squire"
    assert seen(room, 1)["seats"][0]["resigned"]
    assert room.bot_seat() >= 0
    with pytest.raises(Refused):
        room.resign(0)


def test_the_last_one_left_has_won() -> None:
    room = crusade()
    room.resign(SARACEN)
    frame = seen(room, FRANK)
    assert frame["result"]["winners"] == ["frank"]
    assert (frame["legal"], frame["actors"], frame["phase"]) == ([], [], "over")
    with pytest.raises(ListError) as caught:
        room.act(FRANK, ["done"])
    assert caught.value.refusal.key == "game-over"


def test_a_running_game_exports_no_seed_and_no_drafts_of_others() -> None:
    room, seat = at_move()
    room.act(seat, first_march(room, seat))
    for other in (seat, 1 - seat):
        text = room.export(other)
        assert b"a seed".hex() not in text and "\nseed" not in text
    assert "to " in room.export(seat).splitlines()[-2] or "> " in room.export(seat)
    assert len(room.export(1 - seat).splitlines()) < len(room.export(seat).splitlines()) + 10
    room.resign(1 - seat)
    assert f"\nseed {b'a seed'.hex()}\n" in room.export(seat)


def test_a_game_goes_on_from_a_record_with_a_new_seed() -> None:
    game = registry.game("crusader-rex")
    table = open_table(game, "third-crusade", {}, b"known to somebody", b"salt of it")
    table.act(table.actors()[0], "done")
    base = parse(table.text())
    places = [Place("human", "Anne", 1), Place("squire", "squire")]
    room = open_room(game, "third-crusade", {}, places, b"a seed", b"its salt", base)
    assert digest(room.table.state) == digest(table.state)
    assert room.table.stream.seed == b"a seed"
    room.resign(FRANK)
    assert verify(game, parse(room.export(FRANK))).record.later == [(b"a seed", b"its salt")]


def test_why_and_plan_answer_whoever_asks() -> None:
    room, seat = at_move()
    refusal = room.why(1 - seat, "done")
    assert refusal is not None and refusal.key == "not-your-turn"
    assert room.why(seat, "done") is None
    assert room.plan(1 - seat, {"blocks": ["saladin"]}) == []
