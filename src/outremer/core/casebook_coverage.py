"""Which statements of the rules the casebook proves, and which it does not."""

from __future__ import annotations

from outremer.core.casebook import run_case
from outremer.core.cases import Case
from outremer.core.errors import CaseError
from outremer.core.flow import S
from outremer.core.game import Game
from outremer.core.rules import Rules


def coverage(game: Game[S], rules: Rules, cases: list[Case], marked: list[str]) -> dict[str, object]:
    """Run the cases and count. `marked` are statements that other passing tests prove.

    Every statement is proved, not testable or unproved; `unknown` are citations of statements that do not exist, and
    `failed` the files of cases that prove nothing because they do not hold.
    """
    cited = set(marked)
    failed: list[str] = []
    for case in cases:
        try:
            result = run_case(game, case)
        except CaseError:
            failed.append(case.file)
            continue
        cited.update(result.proved)
        if not result.passed:
            failed.append(case.file)
    statements = rules.statements()
    testable = rules.testable()
    return {
        "statements": len(statements),
        "proved": sum(1 for each in testable if each in cited),
        "not_testable": len(statements) - len(testable),
        "unproved": [each for each in testable if each not in cited],
        "without_french": _without_french(rules),
        "unknown": sorted(cited.difference(statements)),
        "failed": failed,
    }


def _without_french(rules: Rules) -> list[str]:
    return [
        rule.cite(number)
        for rule in rules.rules
        for number in range(1, rule.count + 1)
        if not rule.statement(number, "fr").strip()
    ]
