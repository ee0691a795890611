"""Positions are data: copies, codec and hashes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outremer.core.state import Lane, State, decode, digest, encode, everything


class Heap(State):
    """A position of two arrays."""

    def __init__(self, small: list[int], large: list[int]) -> None:
        super().__init__()
        self.small = small
        self.large = large

    def arrays(self) -> list[list[int]]:
        return [self.small, self.large]

    def rebuilt(self, arrays: list[list[int]]) -> Heap:
        return Heap(arrays[0], arrays[1])


numbers = st.lists(st.integers(), max_size=20)
lanes = st.lists(st.builds(Lane, numbers, numbers, st.integers(0, 1)), max_size=4)


@st.composite
def heaps(draw: st.DrawFn) -> Heap:
    heap = Heap(draw(numbers), draw(numbers))
    heap.stack = draw(numbers)
    heap.lanes = draw(lanes)
    return heap


@given(heaps())
def test_the_codec_gives_the_position_back(heap: Heap) -> None:
    again = decode(encode(heap), heap)
    assert isinstance(again, Heap)
    assert everything(again) == everything(heap)
    assert digest(again) == digest(heap)


@given(heaps(), heaps())
def test_different_positions_have_different_bytes(one: Heap, other: Heap) -> None:
    same = everything(one) == everything(other) and len(one.lanes) == len(other.lanes)
    assert (encode(one) == encode(other)) == same
    assert (digest(one) == digest(other)) == same


@given(heaps())
def test_a_twin_is_independent(heap: Heap) -> None:
    before = encode(heap)
    twin = heap.twin()
    assert encode(twin) == before
    for values in everything(twin):
        values.append(7)
    for lane in twin.lanes:
        lane.stack.append(1)
    assert encode(heap) == before


@given(heaps(), st.integers(0, 200))
def test_bytes_that_were_cut_off_are_no_position(heap: Heap, cut: int) -> None:
    data = encode(heap)
    with pytest.raises(ValueError):
        decode(data[: min(cut, len(data) - 1)], heap)


def test_bytes_left_over_are_no_position() -> None:
    heap = Heap([1], [2])
    with pytest.raises(ValueError, match="left over"):
        decode(encode(heap) + b"\0", heap)


def test_a_length_that_cannot_be_is_no_position() -> None:
    with pytest.raises(ValueError, match="a list of 50 values"):
        decode(bytes([0, 100]), Heap([], []))
    with pytest.raises(ValueError, match="a list of -1 values"):
        decode(bytes([0, 1]), Heap([], []))


def test_small_numbers_take_one_byte() -> None:
    assert encode(Heap([0, -1, 1, 63, -64], [64, -65])) == bytes([0, 0, 10, 0, 1, 2, 126, 127, 4, 128, 1, 129, 1])


def test_frames() -> None:
    heap = Heap([], [])
    heap.push(3, 1)
    heap.push(4, 0, 2, 5)
    assert heap.stack == [3, 1, 0, 0, 4, 0, 2, 5]
    heap.pop()
    assert heap.frames(0) is heap.stack
    heap.lanes = [Lane([1, 0, 0, 0], [], 0), Lane([], [], 1)]
    assert heap.frames(1) == []
    assert heap.frames(0) == [1, 0, 0, 0]
