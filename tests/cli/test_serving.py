"""The server as a program: it says where it is, ends when told to, survives being killed, and can be copied."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from typer.testing import Result

from outremer.cli import serving

Run = Callable[..., Result]
WAIT = 30.0


class Program:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        command = [sys.executable, "-m", "outremer.cli", "--lang", "en", *arguments]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    @property
    def address(self) -> str:
        found = re.search(r"http://\S+/", self.said)
        assert found is not None, self.said
        return found.group().replace("0.0.0.0", "127.0.0.1")

    def end(self, sign: signal.Signals = signal.SIGTERM) -> str:
        """What it said on the error stream."""
        self.process.send_signal(sign)
        return self.process.communicate(timeout=WAIT)[1]


@contextmanager
def running(*arguments: str) -> Iterator[Program]:
    program = Program(*arguments)
    try:
        yield program
    finally:
        if program.process.poll() is None:
            program.end(signal.SIGKILL)


@contextmanager
def guest(program: Program) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=program.address, timeout=WAIT) as http:
        assert http.post("/api/guest", json={"name": "Eleanor"}).status_code == 200
        yield http


def sit_down(http: httpx.Client) -> tuple[str, dict[str, Any]]:
    seats = {"frank": "me", "saracen": "invite"}
    body = {"game": "crusader-rex", "scenario": "third-crusade", "seats": seats}
    table = f"/api/tables/{http.post('/api/tables', json=body).json()['id']}"
    return table, http.get(table).json()


def act(http: httpx.Client, table: str, frame: dict[str, Any], action: str) -> dict[str, Any]:
    body = {"seat": "frank", "version": frame["version"], "key": action, "actions": [action]}
    found: dict[str, Any] = http.post(f"{table}/acts", json=body).json()
    return found


def test_play_says_where_the_page_is(tmp_path: Path) -> None:
    with running("play", "--database", str(tmp_path / "games.db")) as program:
        assert httpx.get(program.address + "health").json() == {"status": "ok"}
        assert "<!doctype html>" in httpx.get(program.address).text
        assert program.end(signal.SIGINT) == ""


def test_play_opens_the_browser_if_there_is_a_screen(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened, has_opened = list[str](), Event()

    def look(address: str) -> None:
        opened.append(address)
        has_opened.set()

    def begin_only(settings: object, listening: socket.socket, begin: Callable[[], None]) -> None:
        listening.close()
        begin()

    monkeypatch.setattr(serving, "_run", begin_only)
    monkeypatch.setattr(serving, "webbrowser", SimpleNamespace(open=look))
    monkeypatch.setattr(serving, "_has_screen", lambda: False)
    shown = run("play", "--database", str(tmp_path / "games.db")).output
    assert opened == []
    monkeypatch.setattr(serving, "_has_screen", lambda: True)
    shown = run("play", "--database", str(tmp_path / "games.db")).output
    assert has_opened.wait(WAIT)
    assert opened[0] in shown and opened[0].startswith("http://127.0.0.1:")


def test_options_of_the_terminal_want_a_game(run: Run) -> None:
    result = run("play", "--humans", "2")
    assert (result.exit_code, "crusader-rex, jerusalem" in result.stderr) == (2, True)


def test_a_database_is_for_one_server(run: Run, tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with running("serve", "--host", "127.0.0.1", "--port", "0", "--database", database) as program:
        assert httpx.get(program.address + "health").status_code == 200
        for arguments in (["play", "--database", database], ["restore", database, "--database", database, "--force"]):
            result = run(*arguments)
            assert (result.exit_code, "is in use" in result.stderr) == (2, True)
        port = program.address.rstrip("/").rpartition(":")[2]
        result = run("serve", "--host", "127.0.0.1", "--port", port, "--database", database + "2")
        assert (result.exit_code, f"127.0.0.1:{port}" in result.stderr) == (2, True)


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database", str(tmp_path / "games.db")) as program:
        with guest(program) as http:
            table, frame = sit_down(http)
            act(http, table, frame, "take balian")
            cookie = http.cookies["outremer"]
        log = program.end()
    lines = [json.loads(line) for line in log.splitlines()]
    requests = [(line["route"], line["status"]) for line in lines if line["what"] == "request"]
    assert ("/api/tables/{id}/acts", 200) in requests
    assert all(line["level"] == "info" for line in lines)
    for secret in (cookie, "Eleanor", "balian", table):
        assert secret not in log


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    arguments = ["serve", "--port", "0", "--database", str(tmp_path / "games.db")]
    with running(*arguments) as program, guest(program) as http:
        table, frame = sit_down(http)
        shown = act(http, table, frame, "take balian")
        cookies = dict(http.cookies)
        program.end(signal.SIGKILL)
    with running(*arguments) as program, httpx.Client(base_url=program.address, cookies=cookies) as http:
        again = act(http, table, frame, "take balian")
        assert (again["version"], again["draft"], again["legal"]) == (shown["version"], 1, shown["legal"])


def test_a_copy_is_made_and_put_back(run: Run, tmp_path: Path) -> None:
    database, copy = str(tmp_path / "games.db"), str(tmp_path / "copy.db")
    with running("serve", "--port", "0", "--database", database) as program, guest(program) as http:
        table, frame = sit_down(http)
        assert run("backup", copy, "--database", database).exit_code == 0
        assert run("backup", copy, "--database", database).exit_code == 2
        act(http, table, frame, "take balian")
        cookies = dict(http.cookies)
        program.end()
    assert "--force" in run("restore", copy, "--database", database).stderr
    assert run("restore", copy, "--database", database, "--force").exit_code == 0
    with running("serve", "--port", "0", "--database", database) as program:
        assert httpx.get(program.address + table[1:], cookies=cookies).json()["draft"] == 0
    assert "whole database" in run("restore", str(Path(__file__)), "--database", database, "--force").stderr
    assert run("backup", copy + "2", "--database", str(tmp_path / "nowhere.db")).exit_code == 2


@pytest.mark.parametrize(
    ("platform", "display", "has_screen"), [("linux", "", False), ("linux", ":0", True), ("darwin", "", True)]
)
def test_whether_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, display: str, has_screen: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert serving._has_screen() == has_screen
