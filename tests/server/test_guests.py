"""Who may do what: guests, invitations that work once, links that can be taken back, leaving for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.online import WAIT, Person, Server, heard, serving, two
from websockets.exceptions import ConnectionClosed

from outremer.server.guests import cleaned
from outremer.server.hall import GONE


def test_a_guest_needs_no_account(server: Server) -> None:
    anne = Person(server)
    assert anne.get("/api/tables").json() == []  # nobody yet, so no tables and no error
    assert anne.post("/api/guest/device").status_code == 401
    assert anne.post("/api/guest").json() == {"name": ""}
    cookie = anne.http.cookies["outremer"]
    assert anne.post("/api/guest", name="Anne").json() == {"name": "Anne"}
    assert anne.http.cookies["outremer"] == cookie
    assert anne.get("/api/tables").json() == []


def test_the_cookie_is_out_of_reach_of_pages_and_other_sites(server: Server, tmp_path: Path) -> None:
    cookie = Person(server).post("/api/guest").headers["set-cookie"].lower()
    assert all(each in cookie for each in ("outremer=", "httponly", "samesite=strict", "path=/"))
    with serving(tmp_path / "other.db", https=True) as other:
        cookie = Person(other).post("/api/guest").headers["set-cookie"]
        assert cookie.startswith("__Host-outremer=") and "; Secure" in cookie and "Domain" not in cookie


def test_a_name_is_one_plain_line() -> None:
    assert cleaned("  Anne \n\t of\u202e Acre\u200b ") == "Anne of Acre"
    assert cleaned("\x00") == ""
    assert len(cleaned("a" * 100)) == 40


def test_a_new_name_is_told_to_the_table(server: Server) -> None:
    anne, baldwin, table = two(server)
    with baldwin.listen(table, "saracen") as his:
        heard(his)
        anne.post("/api/guest", name="Anne of Acre")
        assert heard(his)["seats"][0]["name"] == "Anne of Acre"
    assert baldwin.get("/api/tables").json()[0]["seats"][0]["name"] == "Anne of Acre"


def test_only_hashes_of_tokens_are_kept(lone: Server, database: Path) -> None:
    anne = Person(lone, "Anne")
    made = anne.make(frank="me", saracen="invite")
    device = anne.post("/api/guest/device").json()["token"]
    lone.stop()
    with closing(sqlite3.connect(database)) as connection:
        everything = "\n".join(connection.iterdump())
    for token in (anne.http.cookies["outremer"], device, made["invites"]["saracen"]):
        assert len(token) >= 32
        assert token not in everything and token.encode().hex() not in everything.lower()


def test_an_invitation_works_once(server: Server) -> None:
    anne, baldwin, eve = (Person(server, name) for name in ("Anne", "Baldwin", "Eve"))
    made = anne.make(frank="me", saracen="invite")
    token = made["invites"]["saracen"]
    looked = {"game": "crusader-rex", "scenario": "third-crusade", "seat": "saracen", "from": "Anne"}
    assert Person(server).post("/api/invites/look", token=token).json() == looked
    assert Person(server).post("/api/invites/take", token=token).status_code == 401
    assert baldwin.take(token).json() == {"id": made["id"], "seat": "saracen"}
    assert baldwin.take(token).json() == {"id": made["id"], "seat": "saracen"}
    for again in (eve.take(token), eve.post("/api/invites/look", token=token)):
        assert (again.status_code, again.json()["error"]["key"]) == (404, "error-no-invite")
    assert eve.get(f"/api/tables/{made['id']}").status_code == 404
    assert anne.post(f"/api/tables/{made['id']}/invite", seat="saracen").status_code == 409


def test_a_new_invitation_ends_the_old_one(server: Server) -> None:
    anne, baldwin = Person(server, "Anne"), Person(server, "Baldwin")
    made = anne.make(frank="me", saracen="invite")
    assert baldwin.post(f"/api/tables/{made['id']}/invite", seat="saracen").status_code == 404
    token = anne.post(f"/api/tables/{made['id']}/invite", seat="saracen").json()["token"]
    assert baldwin.take(made["invites"]["saracen"]).status_code == 404
    assert baldwin.take(token).status_code == 200


def test_who_takes_a_seat_is_shown_to_the_others(server: Server) -> None:
    anne, baldwin = Person(server, "Anne"), Person(server, "Baldwin")
    made = anne.make(frank="me", saracen="invite")
    with anne.listen(made["id"], "frank") as hers:
        assert heard(hers)["seats"][1]["player"] == "open"
        baldwin.take(made["invites"]["saracen"])
        told = heard(hers)["seats"][1]
        assert (told["player"], told["name"], told["mine"]) == ("human", "Baldwin", False)


def test_nobody_acts_for_another(server: Server) -> None:
    anne, baldwin, table = two(server)
    eve = Person(server, "Eve")
    assert baldwin.act(table, "frank", "done", version=2).status_code == 403
    assert baldwin.get(f"/api/tables/{table}?seat=frank").status_code == 403
    for answer in (
        eve.act(table, "frank", "done", version=2),
        eve.get(f"/api/tables/{table}"),
        eve.get(f"/api/tables/{table}/export"),
        eve.post(f"/api/tables/{table}/why", seat="frank", action="done"),
        eve.post(f"/api/tables/{table}/again"),
        eve.http.delete(f"/api/tables/{table}"),
        Person(server).get(f"/api/tables/{table}"),
    ):
        assert answer.status_code in (401, 404)
    assert anne.act(table, "frank", "done").status_code == 200


@pytest.mark.parametrize(("seat", "code"), [("saracen", 4403), ("nobody", 4403)])
def test_a_socket_is_for_ones_own_seat(server: Server, seat: str, code: int) -> None:
    anne, _, table = two(server)
    with anne.listen(table, seat) as live, pytest.raises(ConnectionClosed) as caught:
        live.recv(WAIT)
    assert caught.value.rcvd is not None and caught.value.rcvd.code == code


def test_a_socket_is_for_those_at_the_table(server: Server) -> None:
    _, _, table = two(server)
    for name, id in (("Eve", table), ("Eve", "no-such-table")):
        with Person(server, name).listen(id, "frank") as live, pytest.raises(ConnectionClosed) as caught:
            live.recv(WAIT)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 4404


def test_a_socket_only_listens(server: Server) -> None:
    anne, _, table = two(server)
    with anne.listen(table, "frank") as live:
        heard(live)
        live.send("done")
        with pytest.raises(ConnectionClosed) as caught:
            live.recv(WAIT)
    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1003


def test_a_device_link_brings_back_a_lost_cookie(server: Server) -> None:
    anne, _, table = two(server)
    token = anne.post("/api/guest/device").json()["token"]
    phone = Person(server)
    assert phone.post("/api/session", token=token).json() == {"name": "Anne"}
    assert phone.frame(table, "frank") == anne.frame(table, "frank")
    assert Person(server).post("/api/session", token="not-a-token-of-anybody").status_code == 404


def test_a_new_device_link_ends_what_the_old_one_opened(server: Server) -> None:
    anne, _, table = two(server)
    old = anne.post("/api/guest/device").json()["token"]
    phone = Person(server)
    phone.post("/api/session", token=old)
    with phone.listen(table, "frank") as lost, anne.listen(table, "frank") as kept:
        assert heard(lost) == heard(kept)
        new = anne.post("/api/guest/device").json()["token"]
        with pytest.raises(ConnectionClosed) as caught:
            lost.recv(WAIT)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == GONE
        anne.act(table, "frank", "done")
        assert heard(kept)["actors"] == ["saracen"]
    assert phone.get("/api/tables").status_code == 401
    assert phone.post("/api/session", token=old).status_code == 404
    assert phone.post("/api/session", token=new).status_code == 200


def test_delete_me_erases_name_and_tokens_and_the_others_go_on(lone: Server, database: Path) -> None:
    anne, baldwin, table = two(lone)
    device = anne.post("/api/guest/device").json()["token"]
    cookie = anne.cookie
    with anne.listen(table, "frank") as hers, baldwin.listen(table, "saracen") as his:
        heard(hers), heard(his)
        assert anne.http.delete("/api/guest").status_code == 200
        told = heard(his)
        assert told["result"]["winners"] == ["saracen"]
        assert (told["seats"][0]["name"], told["seats"][0]["resigned"]) == ("", True)
        heard(hers)
        with pytest.raises(ConnectionClosed) as caught:
            hers.recv(WAIT)
        assert caught.value.rcvd is not None and caught.value.rcvd.code == GONE
    assert anne.http.get("/api/tables", headers={"Cookie": cookie}).status_code == 401
    assert Person(lone).post("/api/session", token=device).status_code == 404
    assert baldwin.get(f"/api/tables/{table}/export").text.startswith("outremer-record")
    assert baldwin.http.delete("/api/guest").status_code == 200
    lone.stop()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM tokens").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM acts").fetchone() == (1,)


def test_a_bot_plays_for_who_left_while_others_play_on(server: Server) -> None:
    anne, baldwin = Person(server, "Anne"), Person(server, "Baldwin")
    seats = {"red": "me", "green": "invite", "blue": "squire", "yellow": "squire"}
    made = anne.make("jerusalem", "four-players", **seats)
    baldwin.take(made["invites"]["green"])
    baldwin.http.delete("/api/guest")
    with anne.listen(made["id"], "red") as hers:
        frame = heard(hers)
        while "red" not in frame["actors"]:
            frame = heard(hers)
    green = frame["seats"][1]
    assert (green["player"], green["name"], green["resigned"]) == ("squire", "", True)
