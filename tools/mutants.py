"""How many planted errors each game's casebook finds: `python -m tools.mutants` (`make mutants`).

Three hundred mutants of a game, each the engine with one small error (`mutant_sites.py` says which), are played through
its casebook alone (`mutant_runs.py`). A mutant is killed if a case fails that passes on the engine as it is. The engine
is what the game loads: a module of its folder that only bots import cannot change how a game runs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from outremer.core.cases import Case, find_cases, read_case
from outremer.core.errors import CaseError
from outremer.games import registry
from tools.mutant_runs import Baseline, Outcome, Subject, exercise, loaded, run_mutants
from tools.mutant_sites import KINDS, Site, choose

BAR: Final = 0.85
SEED: Final = 1187
COUNT: Final = 300
JOBS: Final = 2


class Plan:
    """What is to be tried on one game."""

    def __init__(self, key: str, options: argparse.Namespace) -> None:
        self.subject = Subject(key, registry.folder(key), registry.game(key).seats)
        possible = self.subject.sites()
        parts = [options.only] if options.only else loaded(self.subject)
        self.sites = [site for site in possible if site.module in parts]
        self.idle = sorted({site.module for site in possible if site.module not in parts})
        self.chosen = choose(self.sites, options.count, options.seed)


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    plans = [Plan(key, options) for key in ([options.game] if options.game else registry.KEYS)]
    plans = [plan for plan in plans if plan.chosen]
    if not plans:
        print(f"there is nothing to change in {options.only or 'any game'}")
        return 2
    if options.list:
        for plan in plans:
            _list(plan)
        return 0
    enough = True
    reports: dict[str, dict[str, object]] = {}
    for plan in plans:
        with _progress() as progress:
            baseline, outcomes = run(plan.subject, plan.chosen, options.jobs, progress)
        reports[plan.subject.key] = _json(baseline, outcomes)
        enough = enough and rate(outcomes) >= BAR
        if not options.json:
            _print(plan, baseline, outcomes, whole=not options.only)
    if options.json:
        told = reports if len(reports) > 1 else next(iter(reports.values()))
        print(json.dumps(told, indent=2, ensure_ascii=False))
    return 0 if enough else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutants", description="How many planted errors the casebook finds.")
    parser.add_argument("--game", choices=registry.KEYS, default="", help="one game (all of them, one after the other)")
    parser.add_argument("--count", type=int, default=COUNT, help=f"how many mutants of a game ({COUNT})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which ones ({SEED})")
    parser.add_argument("--only", metavar="MODULE", default="", help="mutants of one module: battle, siege, ...")
    parser.add_argument("--jobs", type=int, default=JOBS, help=f"processes at a time ({JOBS})")
    parser.add_argument("--list", action="store_true", help="list the mutants, and run nothing")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    return parser


def run(subject: Subject, chosen: list[Site], jobs: int, progress: Progress) -> tuple[Baseline, list[Outcome]]:
    """The casebook on the engine as it is, then on every mutant."""
    cases: list[Case] = []
    unreadable: list[str] = []
    for path in find_cases(subject.folder / "cases"):
        try:
            cases.append(read_case(path))
        except CaseError:
            unreadable.append(path.name)
    reading = progress.add_task("the engine as it is", total=len(cases))
    baseline = exercise(subject, cases, jobs, _stepper(progress, reading))
    baseline.failing += unreadable
    task = progress.add_task("mutants", total=len(chosen))
    step = _stepper(progress, task)
    return baseline, run_mutants(subject, baseline, chosen, jobs, lambda outcome: step(1))


def _progress() -> Progress:
    """A bar on a terminal, redrawn only when something is done: the mutants are forks of this process."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, auto_refresh=False, disable=not console.is_terminal)


def _stepper(progress: Progress, task: object) -> Callable[[int], None]:
    def step(count: int) -> None:
        progress.update(task, advance=count, refresh=True)  # type: ignore[arg-type]

    return step


def rate(outcomes: list[Outcome]) -> float:
    return sum(outcome.killed for outcome in outcomes) / len(outcomes)


def _json(baseline: Baseline, outcomes: list[Outcome]) -> dict[str, object]:
    return {
        "mutants": len(outcomes),
        "killed": sum(outcome.killed for outcome in outcomes),
        "rate": round(rate(outcomes), 4),
        "cases": len(baseline.cases),
        "cases_left_out": baseline.failing,
        "survivors": [
            {
                "file": outcome.site.path.name,
                "line": outcome.site.line,
                "kind": outcome.site.kind,
                "change": outcome.site.change(),
                "cases": outcome.tried,
            }
            for outcome in outcomes
            if not outcome.killed
        ],
    }


def _list(plan: Plan) -> None:
    print(f"{plan.subject.key}:")
    for site in plan.chosen:
        print(f"{site.place()}: {site.kind}: {site.change()}")


def _print(plan: Plan, baseline: Baseline, outcomes: list[Outcome], whole: bool) -> None:
    """The table, the survivors and the sum; of a `whole` game also which modules are no part of the engine."""
    console = Console()
    console.print(plan.subject.key, style="bold", highlight=False)
    if baseline.failing:
        console.print(
            f"{len(baseline.failing)} cases do not pass on the engine as it is and were left out: "
            + ", ".join(baseline.failing),
            highlight=False,
        )
    console.print(_table(outcomes))
    survivors = [outcome for outcome in outcomes if not outcome.killed]
    if survivors:
        console.print(f"{len(survivors)} survivors (and how many cases run the changed line):", highlight=False)
    for outcome in survivors:
        print(f"{outcome.site.place()}: {outcome.site.kind} ({outcome.tried}): {outcome.site.change()}")
    share = rate(outcomes)
    print(
        f"{len(outcomes) - len(survivors)} of {len(outcomes)} mutants killed by {len(baseline.cases)} cases: "
        f"{share:.1%}, {'at least' if share >= BAR else 'below'} {BAR:.0%} ({len(plan.sites)} changes are possible)"
    )
    if whole:
        print(f"not loaded by the game, and so no part of the engine: {', '.join(plan.idle) or 'nothing'}")


def _table(outcomes: list[Outcome]) -> Table:
    """Killed of all, by module and kind."""
    table = Table("module", *KINDS, "killed", "rate", box=None)
    names = list(dict.fromkeys(outcome.site.module for outcome in outcomes))
    for name in [*names, "all"]:
        mine = [each for each in outcomes if name in ("all", each.site.module)]
        cells = [_cell([each for each in mine if each.site.kind == kind]) for kind in KINDS]
        table.add_row(name, *cells, _cell(mine), f"{rate(mine):.0%}", style="bold" if name == "all" else "")
    return table


def _cell(outcomes: list[Outcome]) -> str:
    return f"{sum(outcome.killed for outcome in outcomes)}/{len(outcomes)}" if outcomes else ""


if __name__ == "__main__":
    # the children are forked from here: no output may be left in a buffer that they would write again
    sys.stdout.flush()
    os.environ.setdefault("PYTHONHASHSEED", "0")
    sys.exit(main())
