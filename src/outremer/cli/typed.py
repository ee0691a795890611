"""What a player types: commands, actions by notation, and the short forms that stand for them.

A line may hold several actions, separated by `;` or simply one after the other. A noun may be shortened as long as it
is clear which of the legal ones is meant, and may be given by its name in the player's language: `to tib`, `to
tibériade`.
"""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

from outremer.core.actions import Verb, Vocabulary
from outremer.core.errors import NotationError
from outremer.text import Catalogue

COMMANDS: Final = [
    "?", "help", "map", "look", "hand", "log", "why", "rule", "undo", "save", "resign", "quit",
]  # fmt: skip


class Input:
    """One thing said: a command with the rest of its words, or an action's verb and noun as typed."""

    def __init__(self, command: str, rest: str, verb: str = "") -> None:
        self.command = command  # "" for an action
        self.rest = rest
        self.verb = verb


class Reader:
    """Reads lines in a game's vocabulary and a player's language."""

    def __init__(self, vocabulary: Vocabulary, words: Catalogue) -> None:
        self.vocabulary = vocabulary
        self.words = words
        self.commands = {name: name for name in COMMANDS}
        for name in COMMANDS[1:]:
            for also in words.say("command-" + name).split():
                self.commands.setdefault(plain(also), name)
        self.verbs = {verb.name: verb for verb in vocabulary.verbs}
        for verb in vocabulary.verbs:
            self.verbs.setdefault(plain(words.say("typed-" + verb.name)), verb)

    def read(self, line: str) -> list[Input]:
        """The commands and actions of a line. A command takes the rest of its part."""
        found: list[Input] = []
        for part in line.split(";"):
            tokens = part.split()
            if tokens and tokens[0].startswith("?") and len(tokens[0]) > 1:
                tokens = ["?", tokens[0][1:], *tokens[1:]]
            if tokens and plain(tokens[0]) in self.commands:
                found.append(Input(self.commands[plain(tokens[0])], " ".join(tokens[1:])))
            else:
                found += self._actions(tokens)
        return found

    def _actions(self, tokens: list[str]) -> list[Input]:
        found: list[Input] = []
        at = 0
        while at < len(tokens):
            verb = self.verbs.get(plain(tokens[at]))
            takes = verb is not None and verb.noun is not None and at + 1 < len(tokens)
            found.append(Input("", tokens[at + 1] if takes else "", verb.name if verb else tokens[at]))
            at += 2 if takes else 1
        return found

    def action(self, said: Input, legal: list[int]) -> int:
        """The action that is meant. NotationError if there is none or if several could be."""
        verb = self.vocabulary.named.get(said.verb)
        if verb is not None and verb.noun is not None and not said.rest:
            only = [action for action in legal if self.vocabulary.verb(action) is verb]
            if len(only) == 1:
                return only[0]
        if verb is None or verb.noun is None or not said.rest or said.rest in verb.noun.index:
            return self.vocabulary.parse(f"{said.verb} {said.rest}".strip())
        allowed = [action - verb.base for action in legal if self.vocabulary.verb(action) is verb]
        for candidates in (allowed, list(range(verb.count))):
            meant = self._meant(verb, said.rest, candidates)
            if len(meant) == 1:
                return verb.base + meant[0]
            if meant:
                words = ", ".join(verb.noun.words[index] for index in meant[:8])
                raise NotationError("ambiguous", {"noun": said.rest, "known": words})
        return self.vocabulary.parse(f"{verb.name} {said.rest}")

    def _meant(self, verb: Verb, typed: str, candidates: list[int]) -> list[int]:
        """The nouns that begin like this, or those that are exactly this."""
        assert verb.noun is not None
        typed = plain(typed)
        begun: list[int] = []
        exact: list[int] = []
        for index in candidates:
            names = [plain(verb.noun.words[index]), *self._names(verb, index)]
            if typed in names:
                exact.append(index)
            if any(name.startswith(typed) for name in names):
                begun.append(index)
        return exact or begun

    def _names(self, verb: Verb, index: int) -> list[str]:
        """The name in the player's language, whole and by its words."""
        assert verb.noun is not None
        if not self.words.has(f"{verb.noun.name}-{verb.noun.words[index]}"):
            return []
        name = plain(self.words.noun(verb.noun, index))
        return [name.replace(" ", "-"), *(each.strip("()") for each in name.replace("-", " ").split())]

    def completions(self, text: str, legal: list[int], places: list[str]) -> list[str]:
        """Words that can follow what has been typed so far."""
        part = text.rpartition(";")[2]
        tokens = part.split()
        if part and not part.endswith(" ") and tokens:
            tokens.pop()
        if not tokens:
            verbs = list(dict.fromkeys(self.vocabulary.verb(action).name for action in legal))
            typed = [self.words.say("typed-" + verb) for verb in verbs]
            return [*dict.fromkeys(typed + verbs), *COMMANDS]
        if self.commands.get(plain(tokens[0])) == "look":
            return places
        if self.commands.get(plain(tokens[0])) == "why":
            tokens = tokens[1:]
        verb = self.verbs.get(plain(tokens[-1])) if tokens else None
        if verb is None or verb.noun is None:
            return [each.name for each in self.vocabulary.verbs]
        allowed = [verb.noun.words[action - verb.base] for action in legal if self.vocabulary.verb(action) is verb]
        return allowed or (verb.noun.words if verb.count < 200 else [])


def place_meant(words: Catalogue, kind: str, known: list[str], typed: str) -> int:
    """Which of the places a player means: the one of that name, or the only one that begins so."""
    wanted = plain(typed)
    names = [{plain(word), plain(words.thing(kind, word)).replace(" ", "-")} for word in known]
    exact = [at for at in range(len(known)) if wanted in names[at]]
    found = exact or [at for at in range(len(known)) if any(name.startswith(wanted) for name in names[at])]
    if not found:
        raise NotationError("unknown-place", {"place": typed})
    if len(found) > 1:
        raise NotationError("ambiguous", {"noun": typed, "known": ", ".join(known[at] for at in found)})
    return found[0]


def plain(word: str) -> str:
    """Lower case, without accents, and with hyphens for underscores."""
    spread = normalize("NFKD", word.casefold().replace("_", "-"))
    return "".join(sign for sign in spread if not combining(sign))
