"""Sockets: a full frame first, then every frame that is published to the seat. What the browser wants it posts."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from outremer.core.errors import OutremerError
from outremer.server.hall import GONE, Listener
from outremer.server.limits import SOCKETS_MOST, WebError
from outremer.server.web.calls import status_of
from outremer.server.web.house import House

CLOSED: Final = {401: GONE, 403: 4403, 404: 4404, 429: 4429}  # by status: why the socket is closed
BROKEN: Final = 1011  # the table cannot be opened
LEFT: Final = 0  # the other side has closed it
UNWANTED: Final = 1003  # the other side has said something


async def live(socket: WebSocket) -> None:
    socket.scope["outremer.route"] = "/api/tables/{id}/live"
    house: House = socket.app.state.house
    await socket.accept()
    try:
        listener = await _listen(socket, house)
    except OutremerError as error:
        await socket.close(CLOSED.get(status_of(error), BROKEN))
        return
    reading = asyncio.create_task(_read(socket, listener))
    try:
        await _write(socket, listener)
    finally:
        house.hall.leave(socket.path_params["id"], listener)
        reading.cancel()


async def _listen(socket: WebSocket, house: House) -> Listener:
    token = socket.cookies.get(house.settings.cookie, "")
    guest = await house.guests.find(token) if token else None
    if guest is None:
        raise WebError("no-guest", 401)
    house.rates.spend(guest.number)
    if house.hall.sockets_of(guest) >= SOCKETS_MOST:
        raise WebError("too-many-sockets", 429)
    async with house.hall.at(socket.path_params["id"]) as sitting:
        seat = sitting.seat_of(guest, socket.query_params.get("seat"))
        if guest.session not in house.guests.known:
            raise WebError("no-guest", 401)
        listener = Listener(guest, seat)
        listener.tell(sitting.room.frame(seat))
        sitting.listeners.add(listener)
    return listener


async def _read(socket: WebSocket, listener: Listener) -> None:
    message = await socket.receive()
    listener.end(LEFT if message["type"] == "websocket.disconnect" else UNWANTED)


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Send what waits until the socket is to be closed, or is."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            item = await listener.queue.get()
            if isinstance(item, int):
                if item != LEFT:
                    await socket.close(item)
                return
            await socket.send_text(item.decode())
