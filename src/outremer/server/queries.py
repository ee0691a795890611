"""What is asked of the database and written into it. Each function is part of one job of the storage."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, or_, select, update

from outremer.server.room import HUMAN, OPEN, Room
from outremer.server.room import Row as Act
from outremer.server.storage import acts, guests, seats, tables, tokens

Stored = Row[Any]

# guests and their tokens


def add_guest(connection: Connection, name: str, cookie: bytes, now: int) -> int:
    number = connection.execute(insert(guests).values(name=name, created=now)).inserted_primary_key
    assert number is not None
    guest = int(number[0])
    add_token(connection, guest, cookie, False, None, now)
    return guest


def add_token(
    connection: Connection, guest: int, token: bytes, is_device: bool, origin: bytes | None, now: int
) -> None:
    values = {"hash": token, "guest": guest, "is_device": is_device, "origin": origin, "created": now}
    connection.execute(insert(tokens), values)


def whose(connection: Connection, token: bytes, is_device: bool) -> tuple[int, str] | None:
    """The guest with the token, and his name."""
    found = connection.execute(
        select(guests.c.id, guests.c.name)
        .join(tokens, tokens.c.guest == guests.c.id)
        .where(tokens.c.hash == token, tokens.c.is_device == is_device)
    ).first()
    return None if found is None else (int(found[0]), str(found[1]))


def rename(connection: Connection, guest: int, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


def replace_device(connection: Connection, guest: int, token: bytes, keep: bytes, now: int) -> list[bytes]:
    """A new device link. The old one works no more, nor does any cookie that it gave, except `keep`: those ended."""
    gone = and_(tokens.c.guest == guest, tokens.c.hash != keep, or_(tokens.c.is_device, tokens.c.origin.is_not(None)))
    ended = [row[0] for row in connection.execute(select(tokens.c.hash).where(gone))]
    connection.execute(delete(tokens).where(gone))
    add_token(connection, guest, token, True, None, now)
    return ended


def erase_guest(connection: Connection, guest: int) -> None:
    """Name and tokens go; what was played stays, and belongs to nobody."""
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None))
    connection.execute(delete(tokens).where(tokens.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))


# tables


def add_table(connection: Connection, id: str, room: Room, values: dict[str, Any], invites: list[bytes | None]) -> None:
    """A table that was just opened. `values`: the columns of `tables` that the room does not know."""
    now = values["created"]
    options = msgspec.json.encode(room.table.record.header.options).decode()
    own = {"id": id, "options": options, "actors": actors_of(room), "over": room.table.is_over()}
    connection.execute(insert(tables), {**own, **values})
    connection.execute(
        insert(seats),
        [
            {
                "table": id,
                "number": number,
                "seat": seat,
                "player": place.player,
                "guest": place.guest or None,
                "invite": invite,
                "version": version,
                "changed": now,
                "resigned": number in room.table.resigned,
                "listed": True,
            }
            for number, (seat, place, version, invite) in enumerate(
                zip(room.seats, room.places, room.versions, invites, strict=True)
            )
        ],
    )


def actors_of(room: Room) -> str:
    return " ".join(room.seats[seat] for seat in room.table.actors())


ADD_ACT: Final = insert(acts)
OF_SEAT: Final = and_(seats.c.table == bindparam("the_table"), seats.c.number == bindparam("the_number"))
SENT: Final = update(seats).where(OF_SEAT).values(version=bindparam("the_version"), changed=bindparam("now"))
RESIGNED: Final = update(seats).where(OF_SEAT).values(resigned=True)
MOVED_ON: Final = (
    update(tables).where(tables.c.id == bindparam("the_table")).values(actors=bindparam("who"), over=bindparam("ended"))
)


class Change:
    """What a table's act is on disk. Made where the room is, written by the storage's thread."""

    def __init__(self, id: str, room: Room, rows: list[Act], key: str | None, sent: list[int], now: int) -> None:
        self.id = id
        self.acts = [
            {"table": id, "number": row.number, "seat": row.seat, "text": row.text, "key": key} for row in rows
        ]
        self.sent = [
            {"the_table": id, "the_number": seat, "the_version": room.versions[seat], "now": now} for seat in sent
        ]
        self.resigned = [{"the_table": id, "the_number": seat} for seat in room.table.resigned]
        self.standing = {"the_table": id, "who": actors_of(room), "ended": room.table.is_over()}

    def write(self, connection: Connection) -> None:
        if self.acts:
            connection.execute(ADD_ACT, self.acts)
        if self.sent:
            connection.execute(SENT, self.sent)
        if self.resigned:
            connection.execute(RESIGNED, self.resigned)
        connection.execute(MOVED_ON, self.standing)


def table(connection: Connection, id: str) -> Stored | None:
    return connection.execute(select(tables).where(tables.c.id == id)).first()


def seats_of(connection: Connection, id: str) -> list[Stored]:
    """The seats in order, each with the name of its guest."""
    return seats_of_all(connection, [id])[id]


def seats_of_all(connection: Connection, ids: list[str]) -> dict[str, list[Stored]]:
    """By table its seats in order."""
    found: dict[str, list[Stored]] = {id: [] for id in ids}
    asked = select(seats, guests.c.name).outerjoin(guests, guests.c.id == seats.c.guest).where(seats.c.table.in_(ids))
    for row in connection.execute(asked.order_by(seats.c.table, seats.c.number)):
        found[row.table].append(row)
    return found


def acts_of(connection: Connection, id: str) -> list[Stored]:
    return list(connection.execute(select(acts).where(acts.c.table == id).order_by(acts.c.number)))


def tables_of(connection: Connection, guest: int, is_running: bool = False) -> list[Stored]:
    """The tables on the guest's list; only those that are not over."""
    mine = select(seats.c.table).where(seats.c.guest == guest, seats.c.listed)
    asked = select(tables).where(tables.c.id.in_(mine))
    return list(connection.execute(asked.where(tables.c.over.is_(False)) if is_running else asked))


def count_running(connection: Connection, guest: int) -> int:
    return len(tables_of(connection, guest, is_running=True))


def unlist(connection: Connection, id: str, guest: int) -> None:
    connection.execute(update(seats).where(seats.c.table == id, seats.c.guest == guest).values(listed=False))


def waiting_for_bots(connection: Connection) -> list[str]:
    """The tables at which a bot must act."""
    robots = select(seats.c.table).where(
        seats.c.table == tables.c.id,
        or_(seats.c.player.not_in((HUMAN, OPEN)), seats.c.resigned),
        func.instr(" " + tables.c.actors + " ", " " + seats.c.seat + " ") > 0,
    )
    return [row[0] for row in connection.execute(select(tables.c.id).where(tables.c.over.is_(False), robots.exists()))]


# invitations


def invited(connection: Connection, token: bytes) -> Stored | None:
    """The seat that the token stands for."""
    return connection.execute(select(seats).where(seats.c.invite == token)).first()


def invite(connection: Connection, id: str, number: int, token: bytes) -> None:
    connection.execute(update(seats).where(seats.c.table == id, seats.c.number == number).values(invite=token))


def seat_guest(connection: Connection, id: str, number: int, guest: int) -> None:
    connection.execute(
        update(seats).where(seats.c.table == id, seats.c.number == number).values(guest=guest, player=HUMAN)
    )


def leave(connection: Connection, id: str, guest: int) -> None:
    connection.execute(update(seats).where(seats.c.table == id, seats.c.guest == guest).values(guest=None))
