"""What every answer carries, whom the server listens to, how much it takes, and what it says that it does."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from server.online import Person, Server, heard, serving, two
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from outremer.games import registry
from outremer.server.limits import BODY_MOST, RUNNING_MOST, SOCKETS_MOST, Rates, WebError
from outremer.server.web.api import ENDPOINTS
from outremer.server.web.guard import is_own
from outremer.server.web.house import LOCAL, Settings

EVERYWHERE = ["/", "/health", "/metrics", "/api/schema", "/nowhere", *dict.fromkeys(each.path for each in ENDPOINTS)]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Outremer</title>", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("0;" * 1000, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("not for you", encoding="utf-8")
    return folder


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_is_guarded(server: Server, path: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        headers = Person(server).http.request(method, path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy and "data:" not in policy
        for part in ("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"):
            assert part in policy
        assert "require-trusted-types-for 'script'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cache-control"] == ("no-cache" if (method, path) == ("GET", "/api/games") else "no-store")
        assert "server" not in headers


def test_what_never_changes_is_asked_for_again_only_if_it_did(server: Server) -> None:
    anne = Person(server)
    for path in ("/api/games", "/api/texts/fr", "/api/games/jerusalem/board", "/api/games/crusader-rex/rules/fr"):
        answer = anne.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-encoding"] == "gzip"
        again = anne.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_page_is_served_and_nothing_else(tmp_path: Path, page: Path) -> None:
    with serving(tmp_path / "other.db", static=page) as server:
        anne = Person(server)
        assert "Outremer" in anne.get("/").text
        assert anne.get("/").headers["cache-control"] == "no-store"
        script = anne.get("/assets/index-abc.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        icon = anne.get("/icon.svg")
        assert anne.http.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]}).status_code == 304
        for path in ("/assets", "/assets/", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert anne.get(path).status_code == 404


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "other.db", static=tmp_path / "nowhere") as server:
        assert Person(server).get("/").json()["error"]["key"] == "error-no-page"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:80", "[::1"])
def test_the_server_answers_to_its_own_name_only(server: Server, host: str) -> None:
    anne = Person(server)
    for method, path in (("GET", "/"), ("POST", "/api/guest"), ("GET", "/api/tables")):
        answer = anne.http.request(method, path, headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["key"]) == (421, "error-other-host")


def test_names_and_numbers_by_which_it_may_be_called() -> None:
    local = Settings(Path("x"))
    assert all(is_own(host, local) for host in ("127.0.0.1:8187", "localhost", "LOCALHOST:1", "[::1]:8187"))
    assert not any(is_own(host, local) for host in ("192.168.1.5", "example.org", "localhost:x"))
    open_to_all = Settings(Path("x"), (*LOCAL, "games.example.org"), any_address=True)
    assert all(is_own(host, open_to_all) for host in ("192.168.1.5:8187", "[fd00::1]:80", "games.example.org"))
    assert not is_own("evil.example", open_to_all)


def test_no_other_page_can_ask_in_somebodys_name(server: Server) -> None:
    anne, _, table = two(server)
    for origin in ("http://evil.example", "null", f"https://{server.address}", "http://127.0.0.1:1"):
        answers = [
            anne.http.post(f"/api/tables/{table}/again", headers={"Origin": origin}),
            anne.http.delete("/api/guest", headers={"Origin": origin}),
        ]
        assert [answer.status_code for answer in answers] == [403, 403]
        with pytest.raises(InvalidStatus) as caught:
            connect(
                f"ws://{server.address}/api/tables/{table}/live",
                additional_headers={"Cookie": anne.cookie, "Origin": origin},
            )
        assert caught.value.response.status_code == 403
    own = {"Origin": f"http://{server.address}"}
    assert anne.http.post("/api/guest", headers=own).status_code == 200


def test_a_socket_of_the_own_page_is_welcome(server: Server) -> None:
    anne, _, table = two(server)
    headers = {"Cookie": anne.cookie, "Origin": f"http://{server.address}"}
    with connect(f"ws://{server.address}/api/tables/{table}/live", additional_headers=headers) as live:
        assert heard(live)["seat"] == "frank"


MALFORMED: list[tuple[str, Any]] = [
    ("error-not-json", b"{"),
    ("error-not-json", b"\xff"),
    ("error-not-json", b'{"seat":' * 20_000),
    ("error-bad-field", b"[]"),
    ("error-bad-field", {"seat": "frank", "version": "1", "key": "k", "actions": ["done"]}),
    ("error-bad-field", {"seat": "frank", "version": 1, "key": "k", "actions": []}),
    ("error-bad-field", {"seat": "frank", "version": 1, "key": "k", "actions": ["done"] * 65}),
    ("error-bad-field", {"seat": "frank", "version": 1, "key": "k", "actions": ["done"], "seed": "mine"}),
    ("error-bad-field", {"seat": "frank", "version": -1, "key": "k", "actions": ["done"]}),
    ("error-bad-field", {"seat": "frank", "version": 1, "key": "", "actions": ["done"]}),
]


@pytest.mark.parametrize(("key", "body"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_request_is_refused_and_changes_nothing(server: Server, key: str, body: Any) -> None:
    anne, _, table = two(server)
    before = anne.frame(table, "frank")
    contents = body if isinstance(body, bytes) else json.dumps(body)
    headers = {"Content-Type": "application/json"}
    path = f"/api/tables/{table}/acts"
    answer = anne.http.post(path, content=contents, headers=headers)
    expected = (413, "error-too-large") if len(contents) > BODY_MOST else (400, key)
    assert (answer.status_code, answer.json()["error"]["key"]) == expected
    assert anne.http.post(path, content=contents).status_code in (413, 415)
    assert anne.frame(table, "frank") == before


def test_seeds_are_not_for_clients_to_choose(server: Server) -> None:
    seats = {"frank": "me", "saracen": "squire"}
    table = {"game": "crusader-rex", "scenario": "third-crusade", "seats": seats}
    anne = Person(server, "Anne")
    for more in ({"seed": "mine"}, {"options": {"seed": "mine"}}):
        assert 400 <= anne.post("/api/tables", **table, **more).status_code < 500


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "error-no-game"),
        ({"scenario": "fourth-crusade"}, "error-no-scenario"),
        ({"options": {"richard": "maybe"}}, "error-bad-option"),
        ({"seats": {"frank": "me"}}, "error-seats-missing"),
        ({"seats": {"frank": "squire", "saracen": "invite"}}, "error-seat-wanted"),
        ({"seats": {"frank": "me", "saracen": "nobody"}}, "error-no-bot"),
        ({"seats": {"frank": "me", "red": "me"}}, "error-no-seat"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, change: dict[str, Any], key: str) -> None:
    seats = {"frank": "me", "saracen": "squire"}
    table = {"game": "crusader-rex", "scenario": "third-crusade", "seats": seats, **change}
    anne = Person(server, "Anne")
    answer = anne.post("/api/tables", **table)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)
    assert anne.get("/api/tables").json() == []


def test_nobody_may_ask_too_fast() -> None:
    now = [0.0]
    rates = Rates(3, 1, lambda: now[0])
    for _ in range(3):
        rates.spend("Anne")
    with pytest.raises(WebError) as caught:
        rates.spend("Anne")
    assert caught.value.status == 429
    rates.spend("Baldwin")
    now[0] = 1.0
    rates.spend("Anne")
    with pytest.raises(WebError):
        rates.spend("Anne")


def test_the_rate_is_the_guests(tmp_path: Path) -> None:
    with serving(tmp_path / "other.db", rate=1.0) as server:
        anne, baldwin = Person(server, "Anne"), Person(server, "Baldwin")
        answers = [anne.get("/api/tables").status_code for _ in range(10)]
        assert answers[0] == 200 and answers[-1] == 429
        assert baldwin.get("/api/tables").status_code == 200


def test_tables_and_sockets_have_limits(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (RUNNING_MOST, SOCKETS_MOST) >= (20, 20)
    monkeypatch.setattr("outremer.server.lobby.RUNNING_MOST", 1)
    monkeypatch.setattr("outremer.server.web.live.SOCKETS_MOST", 1)
    anne = Person(server, "Anne")
    table = anne.make(frank="me", saracen="me")["id"]
    answer = anne.post(f"/api/tables/{table}/again")
    assert (answer.status_code, answer.json()["error"]["args"]) == (429, {"most": 1})
    with anne.listen(table, "frank") as live:
        heard(live)
        with anne.listen(table, "frank") as another, pytest.raises(Exception, match="4429"):
            another.recv(20)


def test_texts_are_whole_catalogues(server: Server) -> None:
    anne = Person(server)
    for path in ("/api/texts/{}", *(f"/api/games/{key}/texts/{{}}" for key in registry.KEYS)):
        found = []
        for language in ("en", "fr"):
            text = anne.get(path.format(language)).text
            assert FluentResource(text)
            body = FluentParser().parse(text).body
            assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
            found.append([entry.id.name for entry in body if isinstance(entry, ftl.Message)])
        assert found[0] == found[1] and len(set(found[0])) == len(found[0])
        assert {"wait", "error-conflict", "game-jerusalem", "seat-frank"} & set(found[0]) > {"wait", "error-conflict"}
    assert anne.get("/api/texts/de").status_code == 404
    assert anne.get("/api/games/chess/texts/en").status_code == 404


def test_games_say_what_can_be_chosen(server: Server) -> None:
    games = {game["key"]: game for game in Person(server).get("/api/games").json()}
    assert list(games) == registry.KEYS
    rex = games["crusader-rex"]
    assert rex["verbs"]["done"] == [] and rex["verbs"]["group"] == ["town"]
    assert rex["verbs"]["target"] == ["slot", "town", ""]
    assert [option["name"] for option in rex["scenarios"][0]["options"]] == ["richard", "philip"]
    assert rex["bots"] == ["random", "squire"]
    assert [len(scenario["seats"]) for scenario in games["jerusalem"]["scenarios"]] == [4, 3]


def test_rules_are_told_in_both_languages(server: Server) -> None:
    for key in registry.KEYS:
        english, french = (Person(server).get(f"/api/games/{key}/rules/{lang}").json() for lang in ("en", "fr"))
        assert [rule["id"] for rule in english] == [rule["id"] for rule in french]
        assert {see for rule in english for see in rule["see"]} <= {rule["id"] for rule in english}
        assert english[0]["title"] != french[0]["title"]


def test_the_schema_tells_every_route(server: Server) -> None:
    described = Person(server).get("/api/schema").json()
    assert all(each.method.lower() in described["paths"][each.path] for each in ENDPOINTS)
    told = {path for path in (getattr(route, "path", "") for route in server.app.routes) if path.startswith("/api/")}
    assert told - {"/api/schema"} == set(described["paths"])
    refs = set(re.findall(r'"\$ref":"([^"]+)"', json.dumps(described, separators=(",", ":"))))
    assert refs == {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}


def test_health_and_metrics_tell_no_secrets(server: Server) -> None:
    anne, _, table = two(server)
    anne.act(table, "frank", "done")
    assert anne.get("/health").json() == {"status": "ok"}
    text = anne.get("/metrics").text
    assert 'outremer_requests_total{route="/api/tables/{id}/acts",status="200"} ' in text
    assert "outremer_commit_seconds_count" in text and "outremer_rooms " in text
    for secret in (table, "Anne", "frank", anne.http.cookies["outremer"]):
        assert secret not in text
    assert all(re.fullmatch(r"#.*|[a-z_]+(\{[^}]*(\{\w+\}[^}]*)*\})? [0-9.e-]+", line) for line in text.splitlines())
