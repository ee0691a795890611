"""No request whatsoever breaks the server or changes what it was not allowed to change."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from server.online import Json, Person, Server, serving

from tools.api_fuzz import fuzz

SEATS = ("frank", "saracen")
NOISE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PATHS = ("acts", "undo", "resign", "plan", "why", "invite", "again")


def test_a_thousand_odd_requests() -> None:
    report = asyncio.run(fuzz(1000, 7))
    assert report["faults"] == []
    assert {"200", "400", "401", "404", "409", "413", "422"} <= set(report["statuses"])


class TwoAtATable(RuleBasedStateMachine):
    """Two people play and meddle. What each is shown changes only by what the rules of the server allow."""

    server: ClassVar[Server]

    @initialize()
    def sit_down(self) -> None:
        self.people = dict(zip(SEATS, (Person(self.server, "Anne"), Person(self.server, "Baldwin")), strict=True))
        made = self.people["frank"].make(frank="me", saracen="invite")
        self.table = made["id"]
        self.people["saracen"].take(made["invites"]["saracen"])
        self.last: dict[str, Json] = {}
        self.done: list[tuple[str, Json]] = []
        self.remember()

    def remember(self) -> None:
        self.last = {seat: person.frame(self.table, seat) for seat, person in self.people.items()}

    def unchanged(self) -> None:
        assert self.last == {seat: person.frame(self.table, seat) for seat, person in self.people.items()}

    def post(self, seat: str, verb: str, body: Any) -> int:
        answer = self.people[seat].http.post(f"/api/tables/{self.table}/{verb}", json=body)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["error"]["key"].startswith(("error-", "refusal-"))
        return answer.status_code

    @rule(seat=st.sampled_from(SEATS), picks=st.lists(st.integers(0, 40), min_size=1, max_size=4))
    def act(self, seat: str, picks: list[int]) -> None:
        legal = self.last[seat]["legal"] or ["done"]
        body = {
            "seat": seat,
            "version": self.last[seat]["version"],
            "key": f"act {len(self.done)}",
            "actions": [legal[pick % len(legal)] for pick in picks],
        }
        if self.post(seat, "acts", body) != 200:
            self.unchanged()
            return
        self.done.append((seat, body))
        drafted = self.last
        self.remember()
        assert self.last[seat]["version"] == drafted[seat]["version"] + 1
        if self.last[seat]["draft"]:
            other = SEATS[1 - SEATS.index(seat)]
            assert self.last[other] == drafted[other]

    @rule(seat=st.sampled_from(SEATS), count=st.integers(1, 5))
    def undo(self, seat: str, count: int) -> None:
        before = self.last[seat]
        body = {"seat": seat, "version": before["version"], "key": f"undo {len(self.done)}", "count": count}
        if self.post(seat, "undo", body) == 200:
            self.done.append((seat, body))
            assert count <= before["draft"]
            self.remember()
            assert self.last[seat]["draft"] == before["draft"] - count
        else:
            assert count > before["draft"]
            self.unchanged()

    @precondition(lambda self: self.done)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        seat, body = data.draw(st.sampled_from(self.done))
        assert self.post(seat, "acts" if "actions" in body else "undo", body) == 200
        self.unchanged()

    @rule(seat=st.sampled_from(SEATS), steps=st.integers(1, 3))
    def come_too_late(self, seat: str, steps: int) -> None:
        version = max(0, self.last[seat]["version"] - steps)
        body = {"seat": seat, "version": version, "key": f"late {len(self.done)}", "actions": ["done"]}
        assert self.post(seat, "acts", body) == 409
        self.unchanged()

    @rule(seat=st.sampled_from(SEATS), verb=st.sampled_from(PATHS[:5]))
    def meddle(self, seat: str, verb: str) -> None:
        other = SEATS[1 - SEATS.index(seat)]
        acting = {"seat": other, "version": self.last[other]["version"], "key": "mine"}
        bodies: dict[str, Json] = {
            "acts": {**acting, "actions": ["done"]},
            "undo": acting,
            "resign": acting,
            "plan": {"seat": other, "version": acting["version"], "ask": {}},
            "why": {"seat": other, "action": "done"},
        }
        assert self.post(seat, verb, bodies[verb]) == 403
        self.unchanged()

    @rule(seat=st.sampled_from(SEATS), verb=st.sampled_from(PATHS[:6]), body=NOISE)
    def babble(self, seat: str, verb: str, body: Any) -> None:
        assert 400 <= self.post(seat, verb, body) < 500
        self.unchanged()

    @invariant()
    def only_who_must_act_has_legal_actions(self) -> None:
        for seat, frame in self.last.items():
            assert bool(frame["legal"]) == (seat in frame["actors"])


def test_two_at_a_table(database: Path) -> None:
    few = settings(max_examples=10, stateful_step_count=20, deadline=None, phases=(Phase.generate,))
    with serving(database, rate=1e6) as TwoAtATable.server:
        run_state_machine_as_test(TwoAtATable, settings=few)
