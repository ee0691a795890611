"""The commands that check and measure: cases, fuzzing, bench, simulation, data files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.table import Table

from outremer.cli.desk import Desk
from outremer.cli.kits import kit
from outremer.core.casebook import run_case
from outremer.core.cases import find_cases, read_case
from outremer.core.data import Provenance, doubtful
from outremer.games import registry
from outremer.lab import bench as bench_lab
from outremer.lab import fuzz as fuzz_lab
from outremer.lab import simulate as simulate_lab


def run_cases(desk: Desk, files: list[Path]) -> bool:
    """Run case files, and those in folders. Whether all of them hold; a malformed one is an error."""
    paths = [path for file in files for path in find_cases(file)]
    if not paths:
        desk.say("cli-case-none")
        return True
    failures = 0
    with desk.progress() as progress:
        task = progress.add_task(desk.words.say("cli-cases"), total=len(paths))
        for path in paths:
            case = read_case(path)
            result = run_case(registry.game(case.game), case)
            progress.advance(task)
            if not result.passed:
                failures += 1
                assert result.failure is not None
                desk.line(f"{path}: {desk.at(case.game).words.message(result.failure)}", style="red")
            elif len(paths) == 1:
                title = case.title_fr if desk.language == "fr" else case.title
                desk.say("cli-case-holds", title=title, proves=", ".join(result.proved) or "0")
    desk.say("cli-case-sum", cases=len(paths), failures=failures, style="red" if failures else "green")
    return failures == 0


def run_fuzz(desk: Desk, game: str, games: int, seed: int, folder: Path, as_json: bool) -> bool:
    """Random games with every invariant checked. Whether none failed."""
    with desk.progress() as progress:
        task = progress.add_task(desk.words.say("cli-games"), total=games)
        report = fuzz_lab.fuzz(
            registry.game(game), games, seed, lambda so_far: progress.update(task, completed=so_far.games), folder
        )
    if as_json:
        desk.json(report.as_json())
    else:
        for failure in report.failures:
            desk.line(f"{failure.invariant}: {failure.message}\n  {failure.command}", style="red")
        _figures(desk, {"games": report.games, "finished": report.finished, "failures": len(report.failures)})
        _figures(desk, report.checked)
    return not report.failures


def check_failure(desk: Desk, game: str, record: Path) -> bool:
    """Play the record of a failure again. Whether everything holds now."""
    messages = fuzz_lab.check_record(registry.game(game), record)
    for message in messages:
        desk.line(message, style="red")
    if not messages:
        desk.say("cli-fuzz-holds", style="green", file=str(record))
    return not messages


def run_bench(desk: Desk, game: str, seconds: float, seed: int, as_json: bool) -> None:
    played = registry.game(game)
    with desk.progress() as progress:
        task = progress.add_task(desk.words.say("cli-bench"), total=3)
        report = bench_lab.bench(
            played, played.scenarios[0], seconds, seed, lambda share: progress.update(task, completed=round(share * 3))
        )
    if as_json:
        desk.json(report)
    else:
        _figures(desk, report)


def run_simulation(
    desk: Desk,
    game: str,
    scenario: str,
    bots: list[str],
    games: int,
    seed: int,
    processes: int,
    counted: list[str],
    as_json: bool,
) -> None:
    scenario = scenario or registry.game(game).scenarios[0]
    with desk.progress() as progress:
        task = progress.add_task(desk.words.say("cli-games"), total=games)
        report = simulate_lab.simulate(
            game,
            scenario,
            {},
            bots,
            games,
            seed,
            processes,
            lambda done: progress.update(task, completed=done),
            counted,
        )
    if as_json:
        desk.json(report)
    else:
        _figures(desk, report)


def _figures(desk: Desk, report: Mapping[str, object]) -> None:
    """Names and values in two columns."""
    table = Table(show_header=False, box=None)
    for name, value in report.items():
        table.add_row(
            name, ", ".join(f"{key} {each}" for key, each in value.items()) if isinstance(value, dict) else str(value)
        )
    desk.show(table)


def list_data(desk: Desk, game: str, everything: bool, folder: Path | None) -> None:
    """Where the values are from: those that are not exact, or all of them."""
    found = kit(game).provenance(folder)
    shown = found if everything else doubtful(found)
    for file in dict.fromkeys(each.file for each in found):
        lines = [each for each in shown if each.file == file]
        desk.say("cli-data-file", style="bold", file=file, count=sum(len(each.values) for each in lines))
        for each in lines:
            desk.line(_provenance_line(desk, each))


def _provenance_line(desk: Desk, each: Provenance) -> str:
    mark = {"exact": "=", "inferred": "~", "reconstructed": "?"}[each.confidence]
    word = desk.words.say("cli-confidence-" + each.confidence)
    return f"  {mark} {each.entry}: {', '.join(each.values)} ({word}; {each.source})"


def export_data(desk: Desk, game: str, folder: Path) -> None:
    for path in kit(game).data_folder().export(folder):
        desk.line(str(path))
    desk.say("cli-data-exported", folder=str(folder), game=game)


def check_data(desk: Desk, game: str, folder: Path) -> None:
    """Read the folder as a game would; an error names file, entry and reason."""
    kit(game).check(folder)
    desk.say("cli-data-fine", style="green", folder=str(folder))
