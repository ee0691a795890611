"""The requests of docs/server.md, one function each, and the list of them all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from outremer.server import wire
from outremer.server.hall import Sitting
from outremer.server.limits import IMPORT_MOST, WebError
from outremer.server.room import Room, Row
from outremer.server.web import books
from outremer.server.web.calls import Call, Conflict, Endpoint

Deed = Callable[[Room, int], list[Row]]  # what a post does for a seat

# guests


async def greet(call: Call) -> wire.Guest:
    name = call.body.name
    if call.visitor is None:
        call.arrive()
        call.visitor, call.cookie = await call.house.guests.welcome(name or "")
    else:
        call.cookie = call.request.cookies[call.house.settings.cookie]  # kept for longer
        if name is not None:
            await call.house.lobby.rename(call.guest, await call.house.guests.rename(call.guest, name))
    return wire.Guest(call.guest.name)


async def forget(call: Call) -> wire.Done:
    """The games are given up first: should that be interrupted, it can be asked for again."""
    guest = call.guest
    await call.house.lobby.leave_all(guest)
    sessions = await call.house.guests.erase(guest)
    call.house.hall.end_sessions(sessions)
    call.cookie = ""
    return wire.Done()


async def link_device(call: Call) -> wire.DeviceLink:
    token, ended = await call.house.guests.link_device(call.guest)
    call.house.hall.end_sessions(ended)
    return wire.DeviceLink(token)


async def recover(call: Call) -> wire.Guest:
    call.arrive()
    guest, call.cookie = await call.house.guests.recover(call.body.token)
    return wire.Guest(guest.name)


# tables


async def list_tables(call: Call) -> list[wire.TableLine]:
    """Who comes for the first time has none yet, and that is no error."""
    if not call.request.cookies.get(call.house.settings.cookie):
        return []
    return await call.house.lobby.tables(call.guest)


async def make_table(call: Call) -> wire.NewTableMade:
    return await call.house.lobby.make(call.guest, call.body)


async def import_table(call: Call) -> wire.NewTableMade:
    return await call.house.lobby.take_over(call.guest, call.body)


async def again(call: Call) -> wire.NewTableMade:
    return await call.house.lobby.again(call.guest, call.table)


async def unlist(call: Call) -> wire.Done:
    await call.house.lobby.unlist(call.guest, call.table)
    return wire.Done()


async def show(call: Call) -> bytes:
    guest = call.guest
    async with call.house.hall.at(call.table) as sitting:
        return sitting.room.frame(sitting.seat_of(guest, call.request.query_params.get("seat")))


async def export(call: Call) -> books.Plain:
    guest = call.guest
    async with call.house.hall.at(call.table) as sitting:
        seat = sitting.seat_of(guest, call.request.query_params.get("seat"))
        name = f"{sitting.room.game.key}-{call.table[:8]}.record"
        return books.Plain(sitting.room.export(seat), {"Content-Disposition": f'attachment; filename="{name}"'})


# playing


def _seated(call: Call, sitting: Sitting) -> int:
    """The seat that acts. Conflict if it has been shown something that the player had not seen."""
    seat = sitting.seat_of(call.guest, call.body.seat)
    if call.body.version != sitting.room.versions[seat]:
        raise Conflict(sitting.room.frame(seat))
    return seat


async def _act(call: Call, do: Deed) -> bytes:
    """Do it once: a post that comes again with its key is answered with what the seat is shown now."""
    guest = call.guest
    async with call.house.hall.at(call.table) as sitting:
        seat = sitting.seat_of(guest, call.body.seat)
        if (call.body.seat, call.body.key) in sitting.keys:
            return sitting.room.frame(seat)
        _seated(call, sitting)
        frames = await call.house.hall.publish(sitting, do(sitting.room, seat), call.body.key)
        return frames.get(seat) or sitting.room.frame(seat)


async def act(call: Call) -> bytes:
    return await _act(call, lambda room, seat: room.act(seat, call.body.actions))


async def undo(call: Call) -> bytes:
    return await _act(call, lambda room, seat: room.undo(seat, call.body.count))


async def resign(call: Call) -> bytes:
    return await _act(call, lambda room, seat: room.resign(seat))


async def plan(call: Call) -> wire.Ways:
    async with call.house.hall.at(call.table) as sitting:
        seat = _seated(call, sitting)
        return wire.Ways(await asyncio.to_thread(sitting.room.plan, seat, call.body.ask))


async def why(call: Call) -> wire.Answer:
    guest = call.guest
    async with call.house.hall.at(call.table) as sitting:
        refusal = sitting.room.why(sitting.seat_of(guest, call.body.seat), call.body.action)
    if refusal is None:
        return wire.Answer(None)
    return wire.Answer(wire.Refusal("refusal-" + refusal.key, refusal.args, refusal.rule))


# invitations


async def invite(call: Call) -> wire.InviteMade:
    return wire.InviteMade(await call.house.lobby.invite(call.guest, call.table, call.body.seat))


async def look(call: Call) -> wire.Invitation:
    call.arrive()
    return await call.house.lobby.look(call.body.token)


async def take(call: Call) -> wire.SeatTaken:
    return await call.house.lobby.take(call.guest, call.body.token)


async def lost(call: Call) -> None:
    raise WebError("no-such-address", 404)


ENDPOINTS: Final = [
    Endpoint(
        "GET", "/api/games", books.games, "All games: seats, scenarios, options, bots, verbs.", list[wire.GameInfo]
    ),
    Endpoint("GET", "/api/texts/{lang}", books.texts, "Fluent text of the pages before a game is chosen.", str),
    Endpoint("GET", "/api/games/{key}/board", books.board, "What never changes: map, pieces, cards.", wire.Scene),
    Endpoint("GET", "/api/games/{key}/texts/{lang}", books.game_texts, "Fluent text of a game's table.", str),
    Endpoint("GET", "/api/games/{key}/rules/{lang}", books.rules, "The rules as statements.", list[wire.RuleText]),
    Endpoint(
        "POST", "/api/guest", greet, "Make a guest and set the cookie, or change the name.", wire.Guest, wire.Name
    ),
    Endpoint("DELETE", "/api/guest", forget, "Erase name and tokens; running games are given up.", wire.Done),
    Endpoint("POST", "/api/guest/device", link_device, "A new device link; the old one ends.", wire.DeviceLink),
    Endpoint("POST", "/api/session", recover, "A device token becomes a cookie.", wire.Guest, wire.TokenGiven),
    Endpoint("GET", "/api/tables", list_tables, "My tables, those waiting for me first.", list[wire.TableLine]),
    Endpoint("POST", "/api/tables", make_table, "A new table.", wire.NewTableMade, wire.NewTable),
    Endpoint(
        "POST",
        "/api/import",
        import_table,
        "Go on from a record with a new seed.",
        wire.NewTableMade,
        wire.Import,
        IMPORT_MOST,
    ),
    Endpoint("GET", "/api/tables/{id}", show, "A full frame (?seat=).", wire.Frame),
    Endpoint("POST", "/api/tables/{id}/acts", act, "Do 1 to 64 actions, all or none.", wire.Frame, wire.Post),
    Endpoint("POST", "/api/tables/{id}/undo", undo, "Take back the seat's last actions.", wire.Frame, wire.Undo),
    Endpoint("POST", "/api/tables/{id}/resign", resign, "Give the game up for good.", wire.Frame, wire.Resign),
    Endpoint("POST", "/api/tables/{id}/plan", plan, "What a gesture can stand for.", wire.Ways, wire.Plan),
    Endpoint("POST", "/api/tables/{id}/why", why, "Why an action is not allowed.", wire.Answer, wire.Why),
    Endpoint(
        "POST", "/api/tables/{id}/invite", invite, "A new token for an open seat.", wire.InviteMade, wire.SeatGiven
    ),
    Endpoint("GET", "/api/tables/{id}/export", export, "The record, as far as it may be known (?seat=).", str),
    Endpoint("POST", "/api/tables/{id}/again", again, "A new table of the same kind.", wire.NewTableMade),
    Endpoint("DELETE", "/api/tables/{id}", unlist, "Off my list, once the game is over.", wire.Done),
    Endpoint("POST", "/api/invites/look", look, "To what a token invites.", wire.Invitation, wire.TokenGiven),
    Endpoint("POST", "/api/invites/take", take, "Take the seat.", wire.SeatTaken, wire.TokenGiven),
]
