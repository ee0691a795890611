"""What every command of the terminal needs: where to print, in which language, how to say what is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule as Line

from outremer.cli.kits import package_of
from outremer.core.errors import OutremerError
from outremer.games import registry
from outremer.telling import Sentence
from outremer.text import LANGUAGES, Catalogue, catalogue, language_of
from outremer.text.catalogue import Value

WIDTH: Final = 100
WORDS: Final = "outremer.cli"  # the package whose catalogue holds the terminal's own words
SERVER_WORDS: Final = "outremer.server"
BAD_INPUT: Final = 2  # the exit code


def language_asked(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, wherever it stands, or that of the locale."""
    for at, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=") if argument.startswith("--lang=") else ""
        if argument == "--lang" and at + 1 < len(arguments):
            value = arguments[at + 1]
        if value in LANGUAGES:
            return value
    return language_of(environment)


@cache
def words(language: str, game: str = "") -> Catalogue:
    """What the terminal can say at a game's table: its own words, the core's and the game's.

    Away from any table it knows all games, to name them and to explain errors. Two games may give different words to
    the same key, so that at a table the others keep silent.
    """
    if not game:
        return catalogue(language, *registry.KEYS).with_package(WORDS).with_package(SERVER_WORDS)
    return catalogue(language, game).with_package(WORDS).with_package(package_of(game))


class Desk:
    """The console, with the words to speak at it."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.words = words(language, game)
        is_terminal = sys.stdout.isatty()
        self.out = Console(highlight=False, width=None if is_terminal else WIDTH)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    def at(self, game: str) -> Desk:
        """The desk with the words of one game."""
        return Desk(self.language, game)

    def say(self, key: str, style: str = "", **args: Value) -> None:
        """Print a message of the catalogue."""
        self.out.print(self.words.say(key, **args), style=style or None, markup=False)

    def say_unbroken(self, key: str, **args: Value) -> None:
        """Print a message that somebody may copy, such as a command, without breaking its line."""
        self.out.print(self.words.say(key, **args), markup=False, soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.out.print(what)

    def printed(self, what: RenderableType) -> str:
        """What `show` would print."""
        with self.out.capture() as capture:
            self.out.print(what)
        return capture.get()

    def line(self, text: str, style: str = "") -> None:
        self.out.print(text, style=style or None, markup=False)

    def tell(self, report: list[Sentence]) -> None:
        """What happened, by its headings."""
        for sentence in report:
            if sentence.is_heading:
                self.out.print(Line(sentence.text.strip("— "), style="bold"))
            else:
                self.line("  " + sentence.text)

    def json(self, value: object) -> None:
        """Print a value for programs: one line of JSON, whatever the width of the terminal."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")

    def complain(self, error: Exception) -> None:
        """Say on the error stream what is wrong."""
        self.err.print(self.words.say("cli-error", text=self.explained(error)), style="bold red", markup=False)

    def explained(self, error: Exception) -> str:
        if isinstance(error, OutremerError):
            return self.words.error(error)
        if isinstance(error, OSError):
            return self.words.say("cli-os-error", file=str(error.filename or ""), reason=error.strerror or str(error))
        return str(error)

    def progress(self) -> Progress:
        """A bar on the error stream, so that the output stays clean."""
        bar = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        return Progress(*bar, console=self.err, transient=True, disable=not sys.stderr.isatty())
