"""Whether what the server sends gives anything away: `python -m tools.leaks --games 20`.

Bots play seeded games. At every publication the real sender runs again on positions that a seat cannot tell from the
true one. That seat's frames must be the same bytes, in the same number and order, at the same time on a fake clock, and
so must what it is told when it asks why or how. A hidden piece is named only after everybody could know it.
"""

from __future__ import annotations

import argparse
import copy
import json
import re
import sys
from typing import Final

from rich.progress import Progress

from outremer.core.chance import Stream
from outremer.core.events import Event
from outremer.core.state import State
from outremer.core.table import Table
from outremer.games import registry
from outremer.server.room import Place, Room, open_room
from outremer.server.scene import Json

WORLDS: Final = 5
BEAT: Final = 600  # milliseconds of the fake clock between two steps of bots
BOTS: Final = ("squire", "random")


class Sender:
    """What the hall does after an act: it publishes at once, and lets bots act on the next beat."""

    def __init__(self, room: Room, now: int) -> None:
        self.room = room
        self.now = now

    def send(self) -> list[tuple[int, int, bytes]]:
        """Each frame with the time at which it leaves and the seat it goes to."""
        return [(self.now, seat, frame) for seat, frame in self.room.publish().items()]

    def due(self) -> int:
        """When the next step of a bot is due; 0 if no bot must act."""
        return self.now + BEAT if self.room.bot_seat() >= 0 else 0


def shadow(room: Room, world: State) -> Room:
    """The same room, as far as a seat can know, in another world. What it does leaves no trace in the true one."""
    twin = copy.copy(room)
    true = room.table
    twin.table = Table(true.game, true.record, world, true.stream, true.opening)  # compiled, it has no copy of itself
    twin.table.log, twin.table.resigned, twin.table.fork_at = true.log, true.resigned, true.fork_at
    twin.shown = world
    twin.versions = room.versions[:]
    twin.sent = room.sent[:]
    twin.chronicle = copy.copy(room.chronicle)
    twin.chronicle.seen = room.chronicle.seen[:]
    twin.chronicle.drafted = room.chronicle.drafted[:]
    return twin


def check_game(room: Room, number: int, worlds: int = WORLDS, asks: list[Json] | None = None) -> tuple[int, list[str]]:
    """Play the room's bots to the end. How many publications there were, and what gave something away."""
    rng = Stream(b"leaks %d" % number)
    now = steps = 0
    found: list[str] = []
    author = -1  # of a draft, which nobody else is to be told of
    while True:
        steps += 1
        twins = [
            (seat, shadow(room, _world(room, seat, rng))) for seat in range(len(room.seats)) for _ in range(worlds)
        ]
        sender = Sender(room, now)
        sent = sender.send()
        for seat, twin in twins:
            found += [f"{steps} {room.seats[seat]}: {text}" for text in _differences(sender, sent, twin, seat)]
            found += _answers(room, twin, seat, rng, asks or [])
        found += _names(room, sent)
        if author >= 0:
            found += [f"{steps}: a draft is told to {room.seats[seat]}" for _, seat, _ in sent if seat != author]
        actors = room.table.actors()
        if not actors:
            return steps, found
        now = sender.due()
        author = _one_action(room, actors[rng.pick(len(actors))])


def _one_action(room: Room, seat: int) -> int:
    """One action of a bot, sent by itself as a person would. Its seat if it is a draft, -1 if it is final."""
    state = room.table.state
    action = room.bot(seat).choose(room.game.observe(state, seat), room.table.legal(seat))
    room.act(seat, [room.game.vocabulary.text(action)])
    return seat if room.drafted(seat) else -1


def _world(room: Room, seat: int, rng: Stream) -> State:
    return room.game.sample_world(room.state_for(seat), seat, rng)


def _differences(sender: Sender, sent: list[tuple[int, int, bytes]], twin: Room, seat: int) -> list[str]:
    """What the seat is sent in the true world and would be sent in the other one."""
    there = Sender(twin, sender.now)
    mine = [each for each in sent if each[1] == seat]
    theirs = [each for each in there.send() if each[1] == seat]
    found = []
    if [each[0] for each in mine] != [each[0] for each in theirs]:
        found.append(f"{len(mine)} frames here, {len(theirs)} there")
    elif mine != theirs:
        found.append("the frame differs: " + _where(mine[0][2], theirs[0][2]))
    if sender.due() != there.due():
        found.append("the next step comes at another time")
    return found


def _where(mine: bytes, theirs: bytes) -> str:
    here, there = json.loads(mine), json.loads(theirs)
    return ", ".join(key for key in here if here[key] != there.get(key)) or "order of bytes"


def _answers(room: Room, twin: Room, seat: int, rng: Stream, asks: list[Json]) -> list[str]:
    """What it is told when it asks."""
    action = room.game.vocabulary.text(rng.pick(room.game.vocabulary.size))
    found = []
    mine, theirs = room.why(seat, action), twin.why(seat, action)
    if (mine is None) != (theirs is None) or (mine and theirs and (mine.key, mine.args) != (theirs.key, theirs.args)):
        found.append(f"{room.seats[seat]}: why {action}")
    for ask in asks:
        if room.plan(seat, ask) != twin.plan(seat, ask):
            found.append(f"{room.seats[seat]}: the plan of {ask}")
    return found


def _names(room: Room, sent: list[tuple[int, int, bytes]]) -> list[str]:
    """Pieces named to a seat that it neither sees nor was ever told of."""
    verb = room.game.vocabulary.named.get("move")
    if verb is None or verb.noun is None:
        return []  # no piece of this game has a name
    words = verb.noun.words
    found = []
    for _, seat, frame in sent:
        body = json.loads(frame)
        del body["log"]
        spoken = set(re.findall(r'"(?:block\.|[a-z]+ )?([a-z_0-9]+)"', json.dumps(body)))
        told = _told(room.table.events(seat), verb.noun.name)
        for word in words:
            if word in spoken and word not in told and not room.game.sees(room.state_for(seat), seat, word):
                found.append(f"{room.seats[seat]}: {word} is named")
    return found


def _told(events: list[Event], kind: str) -> set[str]:
    found = set()
    for event in events:
        for at, value in enumerate(event.values):
            noun = event.kind.noun_at(at)
            if noun is not None and noun.name == kind:
                found.add(noun.words[value])
    return found


def bots_room(key: str, scenario: str, number: int, bots: tuple[str, ...] = BOTS) -> Room:
    """A table of bots only, which depends on the number alone."""
    game = registry.game(key)
    seats = game.seats_of(scenario)
    places = [Place(bots[(number + at) % len(bots)], name) for at, name in enumerate(seats)]
    return open_room(game, scenario, {}, places, b"leaks" + number.to_bytes(11, "big"), bytes(16))


def main() -> int:
    parser = argparse.ArgumentParser(prog="leaks", description="Whether the server's frames give anything away.")
    parser.add_argument("--games", type=int, default=20, help="games of each game (20)")
    parser.add_argument("--worlds", type=int, default=WORLDS, help=f"worlds per seat and publication ({WORLDS})")
    options = parser.parse_args()
    report: dict[str, dict[str, object]] = {}
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        for key in registry.KEYS:
            report[key] = _run(key, options.games, options.worlds, progress)
    print(json.dumps(report))
    return 1 if any(each["leaks"] for each in report.values()) else 0


def _run(key: str, games: int, worlds: int, progress: Progress) -> dict[str, object]:
    bar = progress.add_task(key, total=games)
    scenarios = registry.game(key).scenarios
    publications, leaks = 0, list[str]()
    for number in range(games):
        steps, found = check_game(bots_room(key, scenarios[number % len(scenarios)], number), number, worlds)
        publications += steps
        leaks += found
        progress.advance(bar)
    return {"games": games, "publications": publications, "worlds": worlds, "leaks": leaks[:50]}


if __name__ == "__main__":
    sys.exit(main())
