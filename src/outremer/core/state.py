"""A position: arrays of small integers and a stack of frames, and nothing else.

Search copies positions millions of times, so a position holds no clock, name, event, log, seed or random object. A game
subclasses `State`, lists its arrays once, and gets copying, comparison, hashing and the codec from that one list.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

FRAME: Final = 4  # a frame is its node's number and three small arguments
LONG: Final = 1 << 63
ESCAPE: Final = b"\x80\x00"  # of a long number: no short one is written so, with a needless byte


class Lane:
    """One seat's part of a simultaneous choice: its own stack of frames and the items it has drafted."""

    def __init__(self, stack: list[int], draft: list[int], locked: int) -> None:
        self.stack = stack
        self.draft = draft
        self.locked = locked

    def copy(self) -> Lane:
        return Lane(self.stack[:], self.draft[:], self.locked)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game shares: the frames, and the lanes while seats choose at the same time."""

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.lanes: list[Lane] = []

    def arrays(self) -> list[list[int]]:
        """The game's own arrays, always in the same order."""
        raise NotImplementedError

    def rebuilt(self, arrays: list[list[int]]) -> State:
        """A new position of the same class made of `arrays`, in the order of `arrays()`."""
        raise NotImplementedError

    def twin(self) -> State:
        """An independent copy."""
        other = self.rebuilt([array[:] for array in self.arrays()])
        self.hand_flow(other)
        return other

    def hand_flow(self, other: State) -> None:
        """A copy gets frames and lanes of its own."""
        other.stack = self.stack[:]
        if self.lanes:
            other.lanes = [lane.copy() for lane in self.lanes]

    def frames(self, seat: int) -> list[int]:
        """The stack on which this seat decides: its lane while there are lanes, the common one otherwise."""
        return self.lanes[seat].stack if self.lanes else self.stack

    def push(self, node: int, x: int = 0, y: int = 0, z: int = 0) -> None:
        self.stack += [node, x, y, z]

    def pop(self) -> None:
        del self.stack[-FRAME:]


def everything(state: State) -> list[list[int]]:
    """All lists of a position, lanes included, as the codec writes them."""
    lists = [state.stack]
    for lane in state.lanes:
        lists.append(lane.stack)
        lists.append(lane.draft)
        lists.append([lane.locked])
    return lists + state.arrays()


def encode(state: State) -> bytes:
    """The position as bytes: the number of lanes, then every list as its length and its values."""
    out = bytearray([len(state.lanes)])
    for values in everything(state):
        _write(out, len(values))
        for value in values:
            _write(out, value)
    return bytes(out)


def decode(data: bytes, like: State) -> State:
    """The position that `encode` wrote, of the same class as `like`. ValueError if the bytes are not a position."""
    reader = _Reader(data)
    lanes = reader.byte()
    stack = reader.numbers()
    made = [Lane(reader.numbers(), reader.numbers(), reader.numbers()[0]) for _ in range(lanes)]
    arrays = [reader.numbers() for _ in like.arrays()]
    if reader.at != len(data):
        raise ValueError("bytes left over after the position")
    state = like.rebuilt(arrays)
    state.stack = stack
    state.lanes = made
    return state


def digest(state: State) -> str:
    """A short hash of the position, the same on every machine."""
    return blake2b(encode(state), digest_size=8).hexdigest()


def _write(out: bytearray, value: int) -> None:
    """A signed number in as few bytes as it needs (zigzag, seven bits a byte); a long one with its length."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    if rest >= LONG:
        data = rest.to_bytes((rest.bit_length() + 7) // 8, "little")
        out += ESCAPE
        _write(out, len(data))
        out += data
        return
    while rest > 127:
        out.append(rest & 127 | 128)
        rest >>= 7
    out.append(rest)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise ValueError("the position ends too early")
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        rest = self.long() if self.data[self.at : self.at + 2] == ESCAPE else self.short()
        return rest // 2 if rest % 2 == 0 else -(rest + 1) // 2

    def short(self) -> int:
        shift = rest = 0
        while True:
            byte = self.byte()
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return rest

    def long(self) -> int:
        self.at += len(ESCAPE)
        length = self.number()
        if not 0 <= length <= len(self.data) - self.at:
            raise ValueError("the position ends too early")
        self.at += length
        return int.from_bytes(self.data[self.at - length : self.at], "little")

    def numbers(self) -> list[int]:
        count = self.number()
        if not 0 <= count <= len(self.data):
            raise ValueError(f"a list of {count} values cannot be in {len(self.data)} bytes")
        return [self.number() for _ in range(count)]
