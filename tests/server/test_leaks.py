"""What the server sends gives nothing away; leaks planted on purpose are found."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import pytest

from outremer.core.state import State
from outremer.server import room as rooms
from outremer.server.frames import framed
from outremer.server.room import Room
from outremer.server.scene import Json
from tools.leaks import bots_room, check_game

GAMES = [("crusader-rex", "third-crusade"), ("jerusalem", "four-players"), ("jerusalem", "three-players")]
Plant = Callable[[Room, int, State, Json], None]


@pytest.mark.parametrize(("key", "scenario"), GAMES)
def test_frames_are_the_same_in_every_world_that_a_seat_thinks_possible(key: str, scenario: str) -> None:
    steps, found = check_game(bots_room(key, scenario, 7), 7, worlds=1)
    assert (steps > 50, found) == (True, [])


def hidden_blocks(state: State, seat: int) -> list[int]:
    """Where the other side's blocks stand, by their numbers."""
    where = state.arrays()[0]
    half = len(where) // 2
    return list(where[half:] if seat == 0 else where[:half])


def stable_id(room: Room, seat: int, state: State, frame: Json) -> None:
    where = hidden_blocks(state, seat)
    frame["backs"] = [{"id": where.index(place), "at": place} for place in sorted(set(where))]


def order_of_backs(room: Room, seat: int, state: State, frame: Json) -> None:
    frame["backs"] = hidden_blocks(state, seat)


def telling_prompt(room: Room, seat: int, state: State, frame: Json) -> None:
    frame["prompt"] = {"key": "ask-move", "args": {"moves": crc32(room.game.encode(state)) % 7}}


@pytest.mark.parametrize("plant", [stable_id, order_of_backs, telling_prompt])
def test_a_leak_in_a_frame_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, seat: int, state: State) -> Json:
        frame = framed(room, seat, state)
        plant(room, seat, state, frame)
        return frame

    monkeypatch.setattr(rooms, "framed", leaky)
    _, found = check_game(bots_room("crusader-rex", "third-crusade", 7), 7, worlds=1)
    assert any("the frame differs" in each for each in found)


def test_a_skipped_choice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is not asked when what is hidden leaves it nothing to choose: the others count the frames."""

    class Skipping(Room):
        def publish(self) -> dict[int, bytes]:
            found = super().publish()
            return {} if crc32(self.game.encode(self.table.state)) % 3 == 0 else found

    room = bots_room("crusader-rex", "third-crusade", 7)
    room.__class__ = Skipping
    _, found = check_game(room, 7, worlds=1)
    assert any("1 frames here, 0 there" in each for each in found)


def test_a_beat_that_depends_on_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same skipped choice seen from outside: the next step comes at another time."""
    honest = Room.bot_seat

    def telling(self: Room) -> int:
        return -1 if crc32(self.game.encode(self.table.state)) % 50 == 0 else honest(self)

    monkeypatch.setattr(Room, "bot_seat", telling)
    found = [each for number in range(3) for each in check_game(bots_room(*GAMES[0], number), number, worlds=1)[1]]
    assert any("at another time" in each for each in found)


def test_a_hidden_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(room: Room, seat: int, state: State) -> Json:
        frame = framed(room, seat, state)
        frame["friend"] = "saladin" if seat == 0 else "richard"
        return frame

    monkeypatch.setattr(rooms, "framed", leaky)
    _, found = check_game(bots_room("crusader-rex", "third-crusade", 7), 7, worlds=0)
    assert {"frank: saladin is named", "saracen: richard is named"} & set(found)
