"""What is counted, told as Prometheus wants it. No number here depends on what is hidden at any table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.values: dict[str, int] = {}

    def add(self, labels: str = "") -> None:
        self.values[labels] = self.values.get(labels, 0) + 1

    def lines(self) -> list[str]:
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} counter"]
        return found + [f"{self.name}{labels} {value}" for labels, value in sorted((self.values or {"": 0}).items())]


class Timer:
    """How long something took, in buckets."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.buckets = [0] * len(SECONDS)
        self.count = 0
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        for at, most in enumerate(SECONDS):
            self.buckets[at] += seconds <= most

    @contextmanager
    def timed(self) -> Iterator[None]:
        start = perf_counter()
        yield
        self.add(perf_counter() - start)

    def lines(self) -> list[str]:
        found = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        found += [f'{self.name}_bucket{{le="{most}"}} {n}' for most, n in zip(SECONDS, self.buckets, strict=True)]
        found += [f'{self.name}_bucket{{le="+Inf"}} {self.count}']
        return [*found, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {self.count}"]


class Metrics:
    def __init__(self) -> None:
        self.requests = Counter("outremer_requests_total", "Requests by route and status.")
        self.frames = Counter("outremer_frames_total", "Frames sent through sockets.")
        self.slow = Counter("outremer_slow_sockets_total", "Sockets dropped because they did not keep up.")
        self.bot_steps = Counter("outremer_bot_steps_total", "Acts of bots.")
        self.answers = Timer("outremer_request_seconds", "How long requests took.")
        self.commits = Timer("outremer_commit_seconds", "How long it took to store an act safely.")
        self.gauges: list[tuple[str, str, Callable[[], int]]] = []

    def gauge(self, name: str, about: str, value: Callable[[], int]) -> None:
        self.gauges.append((name, about, value))

    def text(self) -> str:
        lines: list[str] = []
        for each in (self.requests, self.frames, self.slow, self.bot_steps, self.answers, self.commits):
            lines += each.lines()
        for name, about, value in self.gauges:
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value()}"]
        return "\n".join(lines) + "\n"
