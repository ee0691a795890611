"""Tables of several people: stored before it is told, once and not twice, and all of it there after a restart."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from server.online import WAIT, Json, Person, Server, heard, serving, two
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from outremer.core.flow import Refusal
from outremer.core.table import Refused
from outremer.server import queries
from outremer.server.guests import Guest
from outremer.server.hall import RESYNC, Listener
from outremer.server.limits import UNSENT_MOST
from outremer.server.room import Room, Row
from outremer.server.wire import Frame


def test_what_one_does_the_other_hears(server: Server) -> None:
    anne, baldwin, table = two(server)
    with anne.listen(table, "frank") as hers, baldwin.listen(table, "saracen") as his:
        before = heard(hers), heard(his)
        answer = anne.act(table, "frank", "done").json()
        assert heard(hers) == answer
        assert answer["version"] == before[0]["version"] + 1
        told = heard(his)
        assert (told["version"], told["actors"]) == (before[1]["version"] + 1, ["saracen"])


def test_a_draft_is_told_to_its_author_only(server: Server) -> None:
    anne, baldwin, table = two(server)
    with baldwin.listen(table, "saracen") as his:
        before = heard(his)
        drafted = anne.act(table, "frank", "take balian").json()
        assert drafted["draft"] == 1
        assert baldwin.frame(table, "saracen") == before
        assert anne.do(table, "frank", "undo").json()["draft"] == 0
        anne.act(table, "frank", "done")
        assert heard(his)["version"] == before["version"] + 1


def test_of_two_who_act_at_once_one_wins(server: Server) -> None:
    anne, _, table = two(server)
    version = anne.frame(table, "frank")["version"]
    assert anne.act(table, "frank", "take balian", version=version).status_code == 200
    answer = anne.act(table, "frank", "done", version=version)
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "error-conflict")
    assert answer.json()["frame"] == anne.frame(table, "frank")
    assert anne.frame(table, "frank")["draft"] == 1


def test_a_post_that_comes_again_is_done_once(lone: Server, database: Path) -> None:
    anne, _, table = two(lone)
    version = anne.frame(table, "frank")["version"]
    answers = [anne.act(table, "frank", "take balian", version=version, key="once") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[1].json() == anne.frame(table, "frank")
    lone.stop()
    with serving(database) as again:
        anne.http.base_url = f"http://{again.address}"
        answer = anne.act(table, "frank", "take balian", version=version, key="once")
        assert (answer.status_code, answer.json()) == (200, answers[1].json())


def test_a_key_is_the_seats_own(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.make(frank="me", saracen="me")["id"]
    assert anne.act(table, "frank", "done", key="same").status_code == 200
    assert anne.act(table, "saracen", "done", key="same").json()["actors"] == ["frank", "saracen"]


def test_everything_is_there_after_a_restart(lone: Server, database: Path) -> None:
    anne, baldwin, table = two(lone)
    anne.act(table, "frank", "done")
    baldwin.act(table, "saracen", "done")
    card = next(each for each in anne.frame(table, "frank")["legal"] if each.startswith("play"))
    anne.act(table, "frank", card)
    before = anne.frame(table, "frank"), baldwin.frame(table, "saracen"), anne.get("/api/tables").json()
    lone.stop()
    with serving(database) as again:
        for person in (anne, baldwin):
            person.http.base_url = f"http://{again.address}"
        assert before == (anne.frame(table, "frank"), baldwin.frame(table, "saracen"), anne.get("/api/tables").json())
        assert before[0]["draft"] == 1
        assert anne.do(table, "frank", "undo").json()["version"] == before[0]["version"] + 1


def test_sockets_are_told_that_the_server_ends(lone: Server) -> None:
    anne, _, table = two(lone)
    with anne.listen(table, "frank") as live:
        heard(live)
        lone.stop()
        assert not lone.thread.is_alive()
        with pytest.raises(ConnectionClosed) as caught:
            live.recv(WAIT)
    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012


def test_nothing_is_told_that_could_not_be_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, baldwin, table = two(server)

    def full(self: queries.Change, connection: Connection) -> None:
        raise OSError("no space left")

    with baldwin.listen(table, "saracen") as his:
        before = heard(his)
        with monkeypatch.context() as patch:
            patch.setattr(queries.Change, "write", full)
            answer = anne.act(table, "frank", "done", key="again")
            assert (answer.status_code, answer.json()["error"]["key"]) == (500, "error-broken")
        assert baldwin.frame(table, "saracen") == before
        assert anne.act(table, "frank", "done", key="again").status_code == 200
        assert heard(his)["version"] == before["version"] + 1


def test_half_a_post_is_no_post(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should the engine refuse in the middle what it seemed to allow, the half that was done is forgotten."""
    anne, _, table = two(server)
    before = anne.frame(table, "frank")
    act = Room.act

    def half(self: Room, seat: int, actions: list[str]) -> list[Row]:
        act(self, seat, actions[:1])
        raise Refused(Refusal("core-list", "list-past-chance", {}))

    with monkeypatch.context() as patch:
        patch.setattr(Room, "act", half)
        assert anne.act(table, "frank", "take balian", "done").status_code == 422
    assert anne.frame(table, "frank") == before


def test_on_the_same_screen_one_guest_plays_both(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.make(frank="me", saracen="me")["id"]
    assert [seat["mine"] for seat in anne.frame(table, "saracen")["seats"]] == [True, True]
    assert anne.act(table, "frank", "done").status_code == 200
    assert anne.act(table, "frank", "done").status_code == 422
    assert anne.act(table, "saracen", "done").status_code == 200


def test_an_open_seat_is_waited_for(server: Server) -> None:
    anne = Person(server, "Anne")
    made = anne.make(frank="me", saracen="invite")
    anne.act(made["id"], "frank", "done")
    frame = anne.frame(made["id"], "frank")
    assert (frame["actors"], frame["seats"][1]["player"]) == (["saracen"], "open")
    assert anne.act(made["id"], "saracen", "done", version=1).status_code == 403


def my_turn(listening: ClientConnection, seat: str, seen: int = 0) -> Json:
    """The first frame after version `seen` in which the seat must act."""
    frame = heard(listening)
    while frame["version"] <= seen or seat not in frame["actors"]:
        frame = heard(listening)
    return frame


def test_bots_act_step_by_step(server: Server) -> None:
    anne = Person(server, "Anne")
    seats = {"red": "me", "green": "squire", "blue": "random", "yellow": "squire"}
    table = anne.make("jerusalem", "four-players", **seats)["id"]
    with anne.listen(table, "red") as live:
        frame = my_turn(live, "red")
        for _ in range(3):
            answer = anne.act(table, "red", frame["legal"][0], version=frame["version"]).json()
            assert answer["version"] == frame["version"] + 1
            frame = answer if "red" in answer["actors"] else my_turn(live, "red", answer["version"])


def test_bots_go_on_after_a_restart_though_nobody_asks(database: Path) -> None:
    with serving(database, beat=3600.0) as server:
        anne = Person(server, "Anne")
        seats = {"red": "me", "green": "squire", "blue": "squire", "yellow": "squire"}
        table = anne.make("jerusalem", "four-players", **seats)["id"]
        while "red" in (frame := anne.frame(table, "red"))["actors"]:
            anne.act(table, "red", frame["legal"][0])
        version = frame["version"]
    with serving(database) as again:
        anne.http.base_url = f"http://{again.address}"
        anne.server = again
        with anne.listen(table, "red") as live:
            assert my_turn(live, "red")["version"] > version


def test_a_room_that_nobody_looks_at_is_forgotten_and_read_again(server: Server) -> None:
    anne, _, table = two(server)
    anne.act(table, "frank", "take balian")
    before = anne.frame(table, "frank")
    hall = server.house.hall
    with anne.listen(table, "frank") as live:
        heard(live)
        server.call(hall.forget_idle)
        assert table in hall.sittings
    server.call(lambda: hall.sittings[table].listeners.clear())
    hall.sittings[table].used = -1e9
    server.call(hall.forget_idle)
    assert table not in hall.sittings
    assert anne.frame(table, "frank") == before


def test_who_does_not_keep_up_is_dropped_to_ask_again() -> None:
    listener = Listener(Guest(1, "Anne", b""), 0)
    told = [listener.tell(b"frame") for _ in range(UNSENT_MOST + 1)]
    assert told == [True] * UNSENT_MOST + [False]
    assert listener.queue.get_nowait() == RESYNC
    assert listener.queue.empty()
    assert not listener.tell(b"more")


def test_a_post_is_refused_as_a_whole(server: Server) -> None:
    anne, _, table = two(server)
    before = anne.frame(table, "frank")
    answer = anne.act(table, "frank", "take balian", "storm saladin")
    error = answer.json()["error"]
    assert (answer.status_code, error["at"], error["key"]) == (422, 1, "refusal-not-now")
    assert "rule" in error
    assert anne.frame(table, "frank") == before


def test_why_and_plan(server: Server) -> None:
    anne, baldwin, table = two(server)
    assert anne.post(f"/api/tables/{table}/why", seat="frank", action="done").json() == {"refusal": None}
    told = baldwin.post(f"/api/tables/{table}/why", seat="saracen", action="done").json()["refusal"]
    assert (told["key"], told["rule"]) == ("refusal-not-your-turn", "core-turn")
    version = anne.frame(table, "frank")["version"]
    plan = {"seat": "frank", "version": version, "ask": {"blocks": ["balian"]}}
    ways = anne.post(f"/api/tables/{table}/plan", **plan).json()["ways"]
    assert anne.act(table, "frank", *ways[0]["actions"]).status_code == 200
    assert anne.post(f"/api/tables/{table}/plan", **plan).status_code == 409


def test_export_tells_no_more_than_was_shown(server: Server) -> None:
    anne, baldwin, table = two(server)
    anne.act(table, "frank", "take balian")
    hers, his = (person.get(f"/api/tables/{table}/export").text for person in (anne, baldwin))
    assert "frank take balian" in hers and "balian" not in his
    assert "\nseed " not in hers + his
    baldwin.do(table, "saracen", "resign")
    whole = anne.get(f"/api/tables/{table}/export").text
    assert whole == baldwin.get(f"/api/tables/{table}/export").text
    assert "\nseed " in whole


def test_a_record_is_imported_with_a_new_seed(server: Server) -> None:
    anne, baldwin, table = two(server)
    anne.act(table, "frank", "done")
    baldwin.do(table, "saracen", "resign")
    record = anne.get(f"/api/tables/{table}/export").text
    made = anne.post("/api/import", record=record, seats={"frank": "me", "saracen": "squire"})
    assert made.status_code == 200
    assert anne.frame(made.json()["id"], "frank")["result"]["winners"] == ["frank"]
    later = anne.get(f"/api/tables/{made.json()['id']}/export").text
    seeds = [line for line in later.splitlines() if line.startswith("seed ")]
    assert len(set(seeds)) == 2 and seeds[0] in record
    for text in ("", record[:400], record.replace("frank done", "frank storm"), "outremer-seat-record 1\n"):
        answer = anne.post("/api/import", record=text, seats={"frank": "me", "saracen": "squire"})
        assert (answer.status_code, answer.json()["error"]["key"][:12]) == (422, "error-record")


def test_the_same_again(server: Server) -> None:
    anne, baldwin, table = two(server)
    assert anne.http.delete(f"/api/tables/{table}").status_code == 409
    anne.do(table, "frank", "resign")
    made = baldwin.post(f"/api/tables/{table}/again").json()
    assert list(made["invites"]) == ["frank"]
    assert anne.take(made["invites"]["frank"]).json() == {"id": made["id"], "seat": "frank"}
    assert anne.http.delete(f"/api/tables/{table}").status_code == 200
    lines = [
        {line["id"]: (line["over"], line["waiting"]) for line in who.get("/api/tables").json()}
        for who in (anne, baldwin)
    ]
    assert lines[0] == {made["id"]: (False, True)}
    assert list(lines[1]) == [made["id"], table] and lines[1][table] == (True, False)


def test_an_import_that_takes_too_long_is_given_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, _, table = two(server)
    anne.act(table, "frank", "done")
    anne.do(table, "frank", "resign")
    record = anne.get(f"/api/tables/{table}/export").text
    monkeypatch.setattr("outremer.server.lobby.IMPORT_SECONDS", -1.0)
    answer = anne.post("/api/import", record=record, seats={"frank": "me", "saracen": "squire"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "error-import-long")


def test_who_has_resigned_need_not_see_the_others_play_on(server: Server) -> None:
    anne = Person(server, "Anne")
    made = anne.make("jerusalem", "three-players", red="me", green="invite", blue="invite")
    assert anne.http.delete(f"/api/tables/{made['id']}").status_code == 409
    anne.do(made["id"], "red", "resign")
    assert anne.frame(made["id"], "red")["result"] is None
    assert anne.http.delete(f"/api/tables/{made['id']}").status_code == 200
    assert anne.get("/api/tables").json() == []


def test_frames_are_what_the_schema_says(server: Server) -> None:
    anne, _, table = two(server)
    frame = msgspec.json.decode(json.dumps(anne.frame(table, "frank")), type=Frame)
    assert frame.seat == "frank"
