"""Where lines come from: a terminal with completion and history, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

Completions = Callable[[str], list[str]]


class _Words(Completer):
    """Completes the word being typed."""

    def __init__(self) -> None:
        self.of: Completions = lambda text: []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        text = document.text_before_cursor
        begun = document.get_word_before_cursor(WORD=True)
        for word in self.of(text):
            if word.startswith(begun):
                yield Completion(word, start_position=-len(begun))


class Keyboard:
    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.words = _Words()
        self.session: PromptSession[str] | None = None

    def ask(self, prompt: str, completions: Completions) -> str | None:
        """A line; None when there are no more."""
        if not self.is_terminal:
            line = sys.stdin.readline()
            return line.rstrip("\n") if line else None
        if self.session is None:
            self.session = PromptSession(completer=self.words, complete_while_typing=False)
        self.words.of = completions
        try:
            return self.session.prompt(prompt)
        except (EOFError, KeyboardInterrupt):
            return None

    def curtain(self, message: str) -> None:
        """Clear the screen and wait until the next player sits there. A pipe has no eyes: it only sees the message."""
        if not self.is_terminal:
            sys.stdout.write(message + "\n")
            return
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H" + message + "\n")
        sys.stdout.flush()
        sys.stdin.readline()
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
