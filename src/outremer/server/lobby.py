"""Before and after the game: tables are made, listed, imported and left; seats are offered and taken."""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_bytes
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import Connection

from outremer.bots import bot_names
from outremer.core.errors import OptionError
from outremer.core.game import Game
from outremer.core.record import SALT_BYTES, Record, parse
from outremer.core.state import State
from outremer.games import registry
from outremer.server import queries, wire
from outremer.server.guests import Guest, hashed, new_token
from outremer.server.hall import Hall, Sitting, data_digest
from outremer.server.limits import IMPORT_SECONDS, RUNNING_MOST, WebError
from outremer.server.room import HUMAN, OPEN, STAND_IN, Place, Room, Row, open_room

ME: Final = "me"
INVITE: Final = "invite"
SEED_BYTES: Final = 32


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.importing = asyncio.Lock()  # one record at a time is played again

    # new tables

    async def make(self, guest: Guest, asked: wire.NewTable) -> wire.NewTableMade:
        await self._check_running(guest)
        game = await asyncio.to_thread(registry.game, asked.game)
        game.complete_options(asked.scenario, asked.options)
        places = _places(game, asked.scenario, asked.seats, guest)
        room = await asyncio.to_thread(_opened, game, asked.scenario, asked.options, places, None)
        return await self._add(guest, room, None)

    async def take_over(self, guest: Guest, asked: wire.Import) -> wire.NewTableMade:
        """A table that goes on from a record, with a seed that nobody knows."""
        await self._check_running(guest)
        base = await asyncio.to_thread(parse, asked.record)
        game = await asyncio.to_thread(registry.game, base.header.game)
        if base.actions() > game.action_limit:
            raise WebError("import-long", 422, {"most": game.action_limit})
        game.check_scenario(base.header.scenario)
        places = _places(game, base.header.scenario, asked.seats, guest)
        if self.importing.locked():
            raise WebError("too-fast", 429)
        async with self.importing:
            room = await asyncio.to_thread(_opened, game, base.header.scenario, base.header.options, places, base)
        for seat in room.table.resigned:
            if not room.table.is_over():
                room.places[seat].player = STAND_IN
        return await self._add(guest, room, asked.record)

    async def again(self, guest: Guest, id: str) -> wire.NewTableMade:
        """A new table of the same kind: bots where bots were, new invitations for the others."""
        async with self.hall.at(id) as sitting:
            sitting.seat_of(guest, None)
            header = sitting.room.table.record.header
            stored = await self.storage.do(partial(queries.seats_of, id=id))
            seats = {row.seat: _kind_of(row.player, sitting.room.places[row.number], guest) for row in stored}
        return await self.make(guest, wire.NewTable(header.game, header.scenario, seats, dict(header.options)))

    async def _check_running(self, guest: Guest) -> None:
        if await self.storage.do(partial(queries.count_running, guest=guest.number)) >= RUNNING_MOST:
            raise WebError("too-many-tables", 429, {"most": RUNNING_MOST})

    async def _add(self, guest: Guest, room: Room, base: str | None) -> wire.NewTableMade:
        id = new_token()
        invites = [new_token() if place.player == OPEN else None for place in room.places]
        seed, salt = (room.table.record.later or [(room.table.record.seed, room.table.record.salt)])[-1]
        values: dict[str, Any] = {
            "game": room.game.key,
            "scenario": room.table.record.header.scenario,
            "seed": seed,
            "salt": salt,
            "base": base,
            "host": next(seat for seat, place in zip(room.seats, room.places, strict=True) if place.guest),
            "created": int(time()),
        }
        room.publish()  # everybody's first frame
        hashes = [None if token is None else hashed(token) for token in invites]
        await self.storage.do(partial(queries.add_table, id=id, room=room, values=values, invites=hashes))
        async with self.hall.at(id):
            pass  # so that bots begin
        return wire.NewTableMade(id, {seat: token for seat, token in zip(room.seats, invites, strict=True) if token})

    # the list

    async def tables(self, guest: Guest) -> list[wire.TableLine]:
        """My tables: those that wait for me first, then those that run, the last that changed foremost."""
        lines = await self.storage.do(partial(_lines, guest=guest.number))
        lines.sort(key=lambda line: (not line.waiting, line.over, -line.changed))
        return lines

    async def unlist(self, guest: Guest, id: str) -> None:
        """Once it is over, or for somebody who has given up while the others play on."""
        async with self.hall.at(id) as sitting:
            sitting.seat_of(guest, None)
            table = sitting.room.table
            own = [seat for seat, place in enumerate(sitting.room.places) if place.guest == guest.number]
            if not table.is_over() and any(seat not in table.resigned for seat in own):
                raise WebError("table-running", 409)
            await self.storage.do(partial(queries.unlist, id=id, guest=guest.number))

    # invitations

    async def invite(self, guest: Guest, id: str, name: str) -> str:
        """A new token for an open seat; the old one stops working."""
        async with self.hall.at(id) as sitting:
            sitting.seat_of(guest, None)
            room = sitting.room
            if name not in room.seats or room.places[room.seats.index(name)].player != OPEN:
                raise WebError("seat-taken", 409)
            token = new_token()
            number = room.seats.index(name)
            await self.storage.do(partial(queries.invite, id=id, number=number, token=hashed(token)))
            return token

    async def look(self, token: str) -> wire.Invitation:
        found = await self.storage.do(partial(_invitation, token=hashed(token)))
        if found is None:
            raise WebError("no-invite", 404)
        return found

    async def take(self, guest: Guest, token: str) -> wire.SeatTaken:
        """Sit down. An invitation works once; who has taken the seat with it is told so again."""
        found = await self.storage.do(partial(queries.invited, token=hashed(token)))
        if found is None:
            raise WebError("no-invite", 404)
        async with self.hall.at(found.table) as sitting:
            still = await self.storage.do(partial(queries.invited, token=hashed(token)))
            place = sitting.room.places[found.number]
            if still is None or (place.player != OPEN and place.guest != guest.number):
                raise WebError("no-invite", 404)
            if place.player == OPEN:
                await self._check_running(guest)
                sitting.room.places[found.number] = Place(HUMAN, guest.name, guest.number)
                taken = partial(queries.seat_guest, id=found.table, number=found.number, guest=guest.number)
                await self.hall.publish(sitting, [], more=taken)
        return wire.SeatTaken(found.table, found.seat)

    # names, and leaving for good

    async def rename(self, guest: Guest, name: str) -> None:
        """Tell the tables that are open; the others will read it."""
        for sitting in list(self.hall.sittings.values()):
            if _is_at(sitting, guest):
                async with self.hall.at(sitting.id):
                    for place in sitting.room.places:
                        if place.guest == guest.number:
                            place.name = name
                    await self.hall.publish(sitting, [])

    async def leave_all(self, guest: Guest) -> None:
        """Give up every game that runs, and leave every seat: the others can go on."""
        running = await self.storage.do(partial(queries.tables_of, guest=guest.number))
        for id in [table.id for table in running if not table.over]:
            async with self.hall.at(id) as sitting:
                await self._leave(sitting, guest)
        for sitting in list(self.hall.sittings.values()):
            if _is_at(sitting, guest):
                async with self.hall.at(sitting.id):
                    await self._leave(sitting, guest)

    async def _leave(self, sitting: Sitting, guest: Guest) -> None:
        room = sitting.room
        rows: list[Row] = []
        for seat, place in enumerate(room.places):
            if place.guest == guest.number:
                if not room.table.is_over() and seat not in room.table.resigned:
                    rows += room.resign(seat)
                place.guest, place.name = 0, ""
        left = partial(queries.leave, id=sitting.id, guest=guest.number)
        await self.hall.publish(sitting, rows, more=left)


def _is_at(sitting: Sitting, guest: Guest) -> bool:
    return sitting.loaded is not None and any(place.guest == guest.number for place in sitting.loaded.places)


def _places(game: Game[State], scenario: str, seats: dict[str, str], guest: Guest) -> list[Place]:
    """Who sits where. OptionError names a seat or a bot that there is not; somebody must be a person of ours."""
    names = game.seats_of(scenario)
    bots = bot_names(game.key)
    for name, player in seats.items():
        if name not in names:
            raise OptionError("no-seat", {"seat": name, "known": ", ".join(names)})
        if player not in (ME, INVITE, *bots):
            raise OptionError("no-bot", {"bot": player, "known": ", ".join(bots)})
    if sorted(seats) != sorted(names):
        raise WebError("seats-missing", 422, {"known": ", ".join(names)})
    if ME not in seats.values():
        raise WebError("seat-wanted", 422)
    return [_place(seats[name], guest) for name in names]


def _place(player: str, guest: Guest) -> Place:
    if player == ME:
        return Place(HUMAN, guest.name, guest.number)
    return Place(OPEN, "") if player == INVITE else Place(player, player)


def _kind_of(player: str, place: Place, guest: Guest) -> str:
    """What to ask for in order to have the same again. `player` is who was to sit there in the beginning."""
    if place.guest == guest.number:
        return ME
    return INVITE if player in (HUMAN, OPEN) else player


def _opened(
    game: Game[State], scenario: str, options: dict[str, str], places: list[Place], base: Record | None
) -> Room:
    end = monotonic() + IMPORT_SECONDS

    def tick() -> None:
        if monotonic() > end:
            raise WebError("import-long", 422, {"most": game.action_limit})

    seed, salt = token_bytes(SEED_BYTES), token_bytes(SALT_BYTES)
    return open_room(game, scenario, options, places, seed, salt, base, data_digest(game.key), tick)


def _lines(connection: Connection, guest: int) -> list[wire.TableLine]:
    found = queries.tables_of(connection, guest)
    rows = queries.seats_of_all(connection, [table.id for table in found])
    return [_line(table, rows[table.id], guest) for table in found]


def _line(table: queries.Stored, rows: list[queries.Stored], guest: int) -> wire.TableLine:
    own = [row for row in rows if row.guest == guest]
    actors = table.actors.split()
    return wire.TableLine(
        id=table.id,
        game=table.game,
        scenario=table.scenario,
        seats=[
            wire.SeatInfo(
                seat=row.seat,
                player=STAND_IN if row.resigned and not table.over else row.player,
                name=row.name or (row.player if row.guest is None and row.player not in (HUMAN, OPEN) else ""),
                mine=row.guest == guest,
                resigned=row.resigned,
            )
            for row in rows
        ],
        mine=[row.seat for row in own],
        waiting=any(row.seat in actors and not row.resigned for row in own),
        over=table.over,
        changed=max(row.changed for row in own),
    )


def _invitation(connection: Connection, token: bytes) -> wire.Invitation | None:
    found = queries.invited(connection, token)
    if found is None or found.player != OPEN:
        return None
    table = queries.table(connection, found.table)
    assert table is not None
    host = next(row for row in queries.seats_of(connection, found.table) if row.seat == table.host)
    return wire.Invitation(table.game, table.scenario, found.seat, host.name or "")
