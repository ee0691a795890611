"""Where the engine can be mutated, and which mutants are chosen.

A site is one small change of one module's text, of one of four kinds: a comparison exchanged for its neighbour, a
whole number or a truth value changed, a statement or the body of an `if` removed, a seat exchanged for another. What
cannot change how a game runs is left out: docstrings, type annotations, imports, the texts of f-strings and of
`__repr__`; so is the removal of what a module or a class defines, without which nothing could be imported.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

COMPARISON: Final = "comparison"
CONSTANT: Final = "constant"
STATEMENT: Final = "statement"
SIDE: Final = "side"
KINDS: Final = [COMPARISON, CONSTANT, STATEMENT, SIDE]

NEIGHBOURS: Final = {
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
OPERATOR: Final = re.compile(r"not\s+in\b|is\s+not\b|in\b|is\b|[=!<>]=|[<>]")
SEAT_NAMES: Final = ["side", "seat", "attacker"]  # variables that hold a seat, in any game
REPRESENTATIONS: Final = ["__repr__", "__str__"]
SHOWN_AT_MOST: Final = 110


@dataclass(frozen=True)
class Site:
    """A change of `old` into `new` at a byte offset of a module's text."""

    path: Path
    source: bytes = field(repr=False)
    scope: str  # the functions and classes around it
    kind: str
    start: int
    old: str
    new: str
    line: int
    first: int  # the lines of which one must run before the change can matter
    last: int

    @property
    def module(self) -> str:
        return self.path.stem

    def place(self) -> str:
        return f"{self.path.name}:{self.line}"

    def mutated(self) -> str:
        """The module's text with the change."""
        end = self.start + len(self.old.encode())
        return (self.source[: self.start] + self.new.encode() + self.source[end:]).decode()

    def change(self) -> str:
        """The change in one line: `if a < b:  ->  if a <= b:`."""
        end = self.start + len(self.old.encode())
        before = self.source[self.source.rfind(b"\n", 0, self.start) + 1 : self.start].decode().lstrip()
        after = self.source[end:].split(b"\n", 1)[0].decode()
        return f"{_one_line(before + self.old + after)}  ->  {_one_line(before + self.new + after)}"


def _one_line(text: str) -> str:
    joined = " ".join(text.split())
    return joined if len(joined) <= SHOWN_AT_MOST else joined[: SHOWN_AT_MOST - 3] + "..."


def collect(path: Path, source: bytes, seats: list[str]) -> list[Site]:
    """Every site of a module, in the order of its text. `seats` are the game's."""
    collector = _Collector(path, source, exchanges(seats))
    for node in collector.tree.body:
        collector.statement(node, "")
    return sorted(collector.found, key=lambda site: (site.start, KINDS.index(site.kind), site.new))


def exchanges(seats: list[str]) -> dict[str, str]:
    """What stands for another seat: the next one's constant, and of two seats the other, of more the one before.

    The seat before the first is -1: lists, and arrays that hold one part for each seat, are read from their end.
    """
    found = {name: f"1 - {name}" if len(seats) == 2 else f"{name} - 1" for name in SEAT_NAMES}
    for at, seat in enumerate(seats):
        found[seat.upper()] = seats[(at + 1) % len(seats)].upper()
    return found


def choose(sites: list[Site], count: int, seed: int) -> list[Site]:
    """As many sites as wanted, from each module in proportion to what it has; the same for the same source and seed.

    The rank of a site depends on the seed and on its own words alone, so that a change elsewhere does not deal all
    mutants anew.
    """
    by_module: dict[str, list[Site]] = {}
    for site in sites:
        by_module.setdefault(site.module, []).append(site)
    shares = _shares({module: len(found) for module, found in by_module.items()}, min(count, len(sites)))
    chosen: list[Site] = []
    for module, found in by_module.items():
        ranks = _ranks(found, seed)
        best = sorted(range(len(found)), key=lambda at: ranks[at])[: shares[module]]
        chosen += [found[at] for at in sorted(best)]
    return chosen


def _shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """`count` divided in proportion, the largest remainders rounded up."""
    total = max(sum(sizes.values()), 1)
    shares = {name: size * count // total for name, size in sizes.items()}
    by_remainder = sorted(sizes, key=lambda name: (-(sizes[name] * count % total), name))
    for name in by_remainder[: count - sum(shares.values())]:
        shares[name] += 1
    return shares


def _ranks(sites: list[Site], seed: int) -> list[bytes]:
    """A pseudo-random rank for each; equal changes within a function are told apart by their order."""
    seen: dict[str, int] = {}
    ranks: list[bytes] = []
    for site in sites:
        words = f"{seed}|{site.module}|{site.scope}|{site.kind}|{site.old}|{site.new}"
        seen[words] = seen.get(words, 0) + 1
        ranks.append(blake2b(f"{words}|{seen[words]}".encode(), digest_size=8).digest())
    return ranks


class _Collector:
    """Walks through a module's syntax tree."""

    def __init__(self, path: Path, source: bytes, exchanges: dict[str, str]) -> None:
        self.path = path
        self.source = source
        self.exchanges = exchanges
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Site] = []
        self.scope = ""
        self.span = (0, 0)

    # places in the text

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def add(self, kind: str, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        old = self.source[start:end].decode()
        self.found.append(Site(self.path, self.source, self.scope, kind, start, old, new, line, *self.span))

    # statements

    def statement(self, node: ast.stmt, scope: str) -> None:
        """The sites of a statement and of those within it."""
        self.scope = scope
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            self.definition(node, scope)
            return
        if isinstance(node, ast.Import | ast.ImportFrom) or _is_text(node):
            return
        bodies = _bodies(node)
        last = bodies[0][0].lineno - 1 if bodies else node.end_lineno or node.lineno
        self.span = (node.lineno, max(last, node.lineno))
        if scope and isinstance(node, ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign):
            if not isinstance(node, ast.AnnAssign) or node.value is not None:
                self.add(STATEMENT, self.begin(node), self.end(node), "pass")
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr | ast.withitem) and not _is_annotation(node, child):
                self.expression(child, None)
        if isinstance(node, ast.If):
            self.removed_body(node)
        for body in bodies:
            for each in body:
                self.statement(each, scope)

    def definition(self, node: ast.FunctionDef | ast.ClassDef, scope: str) -> None:
        if node.name in REPRESENTATIONS:
            return
        self.span = (node.lineno, node.lineno)
        if isinstance(node, ast.FunctionDef):
            for default in [*node.args.defaults, *node.args.kw_defaults]:
                if default is not None:
                    self.expression(default, None)
        for each in node.body:
            # a class's own statements define what it has, as a module's do
            inner = f"{scope}.{node.name}".lstrip(".") if isinstance(node, ast.FunctionDef) else scope
            if isinstance(node, ast.ClassDef) and isinstance(each, ast.FunctionDef):
                inner = f"{scope}.{node.name}".lstrip(".")
            self.statement(each, inner)

    def removed_body(self, node: ast.If) -> None:
        """The body of an `if`, unless it is a single statement that is a site itself."""
        body = node.body
        if len(body) == 1 and isinstance(body[0], ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Pass):
            return
        self.span = (body[0].lineno, body[-1].end_lineno or body[-1].lineno)
        self.add(STATEMENT, self.begin(body[0]), self.end(body[-1]), "pass")

    # expressions

    def expression(self, node: ast.AST, parent: ast.AST | None) -> None:
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Compare):
            self.comparison(node)
        elif isinstance(node, ast.BoolOp):
            self.junction(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.add(COMPARISON, self.begin(node), self.begin(node.operand), self.dropped_not(node))
        elif isinstance(node, ast.Constant):
            self.constant(node)
        elif isinstance(node, ast.Name):
            self.named_side(node, parent)
        elif isinstance(node, ast.BinOp) and _is_other_side(node):
            self.add(SIDE, self.begin(node), self.end(node), self.subtracted(node))
        for child in ast.iter_child_nodes(node):
            self.expression(child, node)

    def comparison(self, node: ast.Compare) -> None:
        left = node.left
        for right in node.comparators:
            start = self.end(left)
            between = self.source[start : self.begin(right)].decode()
            found = OPERATOR.search(between)
            assert found is not None
            at = start + len(between[: found.start()].encode())
            word = " ".join(found[0].split())
            self.add(COMPARISON, at, at + len(found[0].encode()), NEIGHBOURS[word])
            left = right

    def junction(self, node: ast.BoolOp) -> None:
        """`and` becomes `or`, everywhere in the chain, and the other way round."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        start = self.end(node.values[0])
        end = self.begin(node.values[-1])
        text = ""
        at = start
        for value in node.values[1:]:
            text += re.sub(rf"\b{old}\b", new, self.source[at : self.begin(value)].decode(), count=1)
            if value is not node.values[-1]:
                text += self.source[self.begin(value) : self.end(value)].decode()
            at = self.end(value)
        self.add(COMPARISON, start, end, text)

    def dropped_not(self, node: ast.UnaryOp) -> str:
        return re.sub(r"^not\s*", "", self.source[self.begin(node) : self.begin(node.operand)].decode())

    def constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            new = str(not node.value)
        elif isinstance(node.value, int):
            new = {0: "1", 1: "0"}.get(node.value, str(node.value + 1))
        else:
            return
        self.add(CONSTANT, self.begin(node), self.end(node), new)

    def named_side(self, node: ast.Name, parent: ast.AST | None) -> None:
        """`side` becomes `1 - side`, or `FRANK` `SARACEN`; not in `1 - side`, which is a site itself."""
        if node.id not in self.exchanges or not isinstance(node.ctx, ast.Load):
            return
        if isinstance(parent, ast.BinOp) and _is_other_side(parent):
            return
        new = self.exchanges[node.id]
        if isinstance(parent, ast.BinOp | ast.UnaryOp) and "-" in new:
            new = f"({new})"
        self.add(SIDE, self.begin(node), self.end(node), new)

    def subtracted(self, node: ast.BinOp) -> str:
        """`1 - x` becomes `x`."""
        return re.sub(r"^\s*-\s*", "", self.source[self.end(node.left) : self.end(node)].decode())


def _bodies(node: ast.stmt) -> list[list[ast.stmt]]:
    """The statements within a statement, in the order of the text."""
    found = [getattr(node, name, []) for name in ("body", "orelse", "finalbody")]
    found += [handler.body for handler in getattr(node, "handlers", [])]
    return sorted((body for body in found if body), key=lambda body: body[0].lineno)


def _is_text(node: ast.stmt) -> bool:
    """A docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_annotation(node: ast.stmt, child: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and child is node.annotation


def _is_other_side(node: ast.BinOp) -> bool:
    """`1 - x`, the other side."""
    return isinstance(node.op, ast.Sub) and isinstance(node.left, ast.Constant) and node.left.value == 1
