"""Running the casebook on mutants, each in a process of its own.

The parent has read the cases and loaded everything but the game. A child loads the game, one module of it changed, and
runs the cases until one fails. Before that the unchanged game runs them all: only cases that pass then count, and the
lines that each of them runs are noted, because a case that never comes near a change cannot notice it. Times are
processor times, so that a busy machine kills no mutant.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import selectors
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, Protocol

from outremer.core.casebook import run_case
from outremer.core.cases import Case
from outremer.core.game import Game
from outremer.core.state import State
from tools.mutant_sites import Site, collect

LOADING_LIMIT: Final = 20.0  # seconds
CASE_LIMIT: Final = 2.0  # and as many times what the case took
CASE_FACTOR: Final = 10
MEMORY_LIMIT: Final = 2 << 30
LOADING: Final = "loading the game"
TIME_LIMIT: Final = "the time limit"
CRASH: Final = "a crash"
REGISTRY: Final = "outremer.games.registry"


class Trace(Protocol):
    def __call__(self, frame: FrameType, event: str, arg: object) -> Trace | None: ...


class Subject:
    """The game whose modules are changed. They are read once, so that nobody's editing comes between two mutants."""

    def __init__(self, key: str, folder: Path, seats: list[str]) -> None:
        self.key = key
        self.seats = seats
        self.folder = folder
        self.package = f"outremer.games.{folder.name}"
        self.sources = {path: path.read_bytes() for path in sorted(folder.glob("*.py"))}
        self.codes = {path: _compiled(path, source.decode()) for path, source in self.sources.items()}

    def sites(self) -> list[Site]:
        """Every change of every module."""
        return [site for path, source in self.sources.items() for site in collect(path, source, self.seats)]

    def load(self, changed: dict[Path, CodeType]) -> Game[State]:
        """The game, made anew from its modules, some of them changed."""
        for name in list(sys.modules):
            if name == REGISTRY or name == self.package or name.startswith(self.package + "."):
                del sys.modules[name]
        sys.meta_path.insert(0, _Finder(self.package, {**self.codes, **changed}))
        registry = importlib.import_module(REGISTRY)
        made: Game[State] = registry.game(self.key)
        return made


def loaded(subject: Subject) -> list[str]:
    """The modules that the game consists of; the others of its folder are advice for players and bots."""
    ((_, answer),) = _in_processes(iter([partial(_load_and_list, subject)]), 1)
    return answer.split()


def _load_and_list(subject: Subject) -> str:
    """In a child: the names of the modules that are there once the game is loaded."""
    subject.load({})
    start = subject.package + "."
    return " ".join(sorted(name.removeprefix(start) for name in sys.modules if name.startswith(start)))


def _compiled(path: Path, source: str) -> CodeType:
    code: CodeType = compile(source, str(path), "exec")
    return code


class _Finder(MetaPathFinder):
    """Finds a package's modules among those that were read, whatever stands in the files by now."""

    def __init__(self, package: str, codes: dict[Path, CodeType]) -> None:
        self.found = {f"{package}.{path.stem}".removesuffix(".__init__"): path for path in codes}
        self.codes = codes

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self.found:
            return None
        file = self.found[name]
        return spec_from_file_location(name, file, loader=_Loader(name, file, self.codes[file]))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class Exercised:
    """A case that passes on the unchanged game: how long it takes and which lines it runs, by module."""

    def __init__(self, case: Case, name: str, seconds: float, lines: dict[str, set[int]]) -> None:
        self.case = case
        self.name = name
        self.seconds = seconds
        self.lines = lines

    def reaches(self, site: Site) -> bool:
        ran = self.lines.get(site.module)
        return ran is not None and any(line in ran for line in range(site.first, site.last + 1))


class Baseline:
    """What the casebook does on the unchanged game."""

    def __init__(self) -> None:
        self.cases: list[Exercised] = []
        self.failing: list[str] = []
        self.at_loading: dict[str, set[int]] = {}  # lines that run before any case

    def reaching(self, site: Site) -> list[int]:
        """The cases that run the changed lines; all of them if these run while the game is loaded."""
        loading = self.at_loading.get(site.module, set())
        if any(line in loading for line in range(site.first, site.last + 1)):
            return list(range(len(self.cases)))
        return [at for at, case in enumerate(self.cases) if case.reaches(site)]


class Outcome:
    """What became of a mutant: who killed it, or nobody; `tried` cases came near its change."""

    def __init__(self, site: Site, killer: str, tried: int) -> None:
        self.site = site
        self.killer = killer
        self.tried = tried

    @property
    def killed(self) -> bool:
        return self.killer != ""


# the unchanged game


def exercise(subject: Subject, cases: list[Case], jobs: int, step: Callable[[int], None]) -> Baseline:
    """Run all cases on the unchanged game."""
    found = Baseline()
    parts = [cases[at::jobs] for at in range(jobs)]
    for at, answer in _in_processes((partial(_exercise, subject, part) for part in parts), jobs):
        told = json.loads(answer)
        found.at_loading = _as_sets(told["loading"])
        for case, (name, seconds, lines) in zip(parts[at], told["cases"], strict=True):
            if lines is None:
                found.failing.append(name)
            else:
                found.cases.append(Exercised(case, name, seconds, _as_sets(lines)))
        step(len(parts[at]))
    found.cases.sort(key=lambda each: (each.seconds, each.name))
    found.failing.sort()
    return found


def _as_sets(lines: dict[str, list[int]]) -> dict[str, set[int]]:
    return {module: set(ran) for module, ran in lines.items()}


def _exercise(subject: Subject, cases: list[Case]) -> str:
    """In a child: the cases on the unchanged game, as JSON."""
    tracer = _Tracer(subject.folder)
    with tracer:
        game = subject.load({})
    loading = tracer.taken()
    told: list[tuple[str, float, dict[str, list[int]] | None]] = []
    for case in cases:
        start = time.process_time()
        with tracer:
            passed = _passes(game, case)
        lines = tracer.taken()
        told.append((_name(case), time.process_time() - start, lines if passed else None))
    return json.dumps({"loading": loading, "cases": told})


class _Tracer:
    """Notes the lines that run in a folder's modules."""

    def __init__(self, folder: Path) -> None:
        self.start = str(folder) + os.sep
        self.ran: dict[CodeType, set[int]] = {}

    def __enter__(self) -> None:
        sys.settrace(self.call)

    def __exit__(self, *ignored: object) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, arg: object) -> Trace | None:
        code = frame.f_code
        if code not in self.ran:
            if not code.co_filename.startswith(self.start):
                return None
            self.ran[code] = set()
        note = self.ran[code].add

        def line(frame: FrameType, event: str, arg: object) -> Trace:
            note(frame.f_lineno)
            return line

        return line

    def taken(self) -> dict[str, list[int]]:
        """The lines since the last time, by module."""
        found: dict[str, set[int]] = {}
        for code, lines in self.ran.items():
            found.setdefault(Path(code.co_filename).stem, set()).update(lines)
        self.ran = {}
        return {module: sorted(lines) for module, lines in found.items()}


# mutants


def run_mutants(
    subject: Subject, baseline: Baseline, sites: list[Site], jobs: int, step: Callable[[Outcome], None]
) -> list[Outcome]:
    """What becomes of every mutant, in the order of `sites`."""
    kills: dict[str, Counter[int]] = {site.module: Counter() for site in sites}
    reaching = {at: baseline.reaching(site) for at, site in enumerate(sites)}

    def tasks() -> Iterator[Callable[[], str]]:
        for at, site in enumerate(sites):
            # the cases that killed mutants of this module before come first, then the quick ones
            before = kills[site.module]
            order = sorted(reaching[at], key=lambda case: (-before[case], case))
            changed = {site.path: _compiled(site.path, site.mutated())}
            yield partial(_attempt, subject, baseline, changed, order)

    found: dict[int, Outcome] = {}
    for at, answer in _in_processes(tasks(), jobs):
        site = sites[at]
        if answer.isdigit():
            kills[site.module][int(answer)] += 1
            answer = baseline.cases[int(answer)].name
        found[at] = Outcome(site, "" if answer == "survived" else answer, len(reaching[at]))
        step(found[at])
    return [found[at] for at in range(len(sites))]


def _attempt(subject: Subject, baseline: Baseline, changed: dict[Path, CodeType], order: list[int]) -> str:
    """In a child: the number of the case that kills the mutant, what else does, or `survived`."""
    if not order:
        return "survived"
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_LIMIT, resource.RLIM_INFINITY))
    _limit(LOADING_LIMIT)
    try:
        game = subject.load(changed)
    except Exception:
        return LOADING
    for at in order:
        each = baseline.cases[at]
        _limit(CASE_LIMIT + CASE_FACTOR * each.seconds)
        if not _passes(game, each.case):
            return str(at)
    return "survived"


def _limit(seconds: float) -> None:
    """The process ends if it takes longer from now on."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _passes(game: Game[State], case: Case) -> bool:
    try:
        return run_case(game, case).passed
    except Exception:
        return False


def _name(case: Case) -> str:
    return Path(case.file).name


# processes


def _in_processes(tasks: Iterator[Callable[[], str]], jobs: int) -> Iterator[tuple[int, str]]:
    """Run each task in a forked process, `jobs` at a time; yields its number and its answer as they come."""
    waiting = enumerate(tasks)
    with selectors.DefaultSelector() as selector:
        running: dict[int, tuple[int, int, bytes]] = {}  # by pipe: task, process, answer so far

        def start() -> None:
            following = next(waiting, None)
            if following is not None:
                at, task = following
                reading, process = _fork(task)
                running[reading] = (at, process, b"")
                selector.register(reading, selectors.EVENT_READ)

        for _ in range(jobs):
            start()
        while running:
            for key, _ in selector.select():
                at, process, answer = running[key.fd]
                more = os.read(key.fd, 1 << 16)
                if more:
                    running[key.fd] = (at, process, answer + more)
                    continue
                selector.unregister(key.fd)
                os.close(key.fd)
                del running[key.fd]
                _, status = os.waitpid(process, 0)
                yield at, _answer(answer, status)
                start()


def _answer(answer: bytes, status: int) -> str:
    if os.WIFSIGNALED(status):
        return TIME_LIMIT if os.WTERMSIG(status) == signal.SIGPROF else CRASH
    if status:
        raise RuntimeError("a process of the casebook failed by itself; what it printed says why")
    return answer.decode()


def _fork(task: Callable[[], str]) -> tuple[int, int]:
    """A process that writes what the task answers into the pipe that is returned, and ends."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return reading, process
    status = 1
    try:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(task().encode())
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)
