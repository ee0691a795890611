"""What a player types: commands, actions by notation, and the short forms that stand for them.

A line may hold several actions, separated by commas or `;` or simply one after the other. A noun is everything up to
the next verb. It may be shortened as long as it is clear which of the legal ones is meant, and may be given by its name
in the player's language: `to tib`, `to tibériade`, `move raymond tripoli`. A number after an action says it so many
times: `place market-left 2`.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final
from unicodedata import combining, normalize

from outremer.core.actions import Verb, Vocabulary
from outremer.core.errors import NotationError
from outremer.text import Catalogue

COMMANDS: Final = [
    "?", "help", "map", "look", "hand", "log", "why", "rule", "undo", "save", "resign", "quit",
]  # fmt: skip
WORDLESS: Final = ["map", "hand", "undo", "quit"]  # commands that take no words: what follows is said after them
TIMES: Final = [str(times) for times in range(2, 21)]  # numbers that say an action so many times
MOST_COMPLETED: Final = 200  # nouns of a verb that are offered though they are not legal now
MOST_NAMED: Final = 8  # things that a message lists before it says that there are more


class Input:
    """One thing said: a command with the rest of its words, or an action's verb and noun as typed."""

    def __init__(self, command: str, rest: str, verb: str = "") -> None:
        self.command = command  # "" for an action
        self.rest = rest
        self.verb = verb


class Reader:
    """Reads lines in a game's vocabulary and a player's language, and writes actions as he would type them."""

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
        self.every = {"all", *(plain(word) for word in words.say("typed-all").split())}
        self.forms: dict[tuple[str, int], list[str]] = {}  # what can be typed for a noun, filled as it is asked for

    # reading

    def read(self, line: str) -> list[Input]:
        """The commands and actions of a line. A command that takes words takes the rest of its part."""
        return [said for part in line.split(";") for said in self._part(part.split())]

    def _part(self, tokens: list[str]) -> list[Input]:
        if not tokens:
            return []
        if tokens[0].startswith("?") and len(tokens[0]) > 1:
            tokens = ["?", tokens[0][1:], *tokens[1:]]
        command = self.commands.get(plain(tokens[0].rstrip(",")))
        if command is None:
            return self._actions(tokens)
        if command in WORDLESS:
            return [Input(command, ""), *self._part(tokens[1:])]
        return [Input(command, " ".join(tokens[1:]))]

    def _actions(self, words: list[str]) -> list[Input]:
        """Actions one after the other, with commas or without; one with a number behind it is said so many times."""
        tokens = " ".join(words).replace(",", " ").split()
        found: list[Input] = []
        at = 0
        while at < len(tokens):
            verb = self.verbs.get(plain(tokens[at]))
            end = at + 1
            if verb is not None and verb.noun is not None:
                while end < len(tokens) and plain(tokens[end]) not in self.verbs:
                    end += 1
            elif verb is not None and end < len(tokens) and tokens[end] in TIMES:
                end += 1
            noun = tokens[at + 1 : end]
            times = self._times(verb, noun) if verb is not None else 1
            said = Input("", " ".join(noun if times == 1 else noun[:-1]), verb.name if verb else tokens[at])
            found += [said] * times
            at = end
        return found

    def _times(self, verb: Verb, noun: list[str]) -> int:
        """How often it is said: once, or the number at its end where that does not belong to the noun (Kurds 2)."""
        if not noun or noun[-1] not in TIMES:
            return 1
        if verb.noun is None:
            return int(noun[-1])
        belongs = len(noun) == 1 or self._meant(verb, " ".join(noun)) or not self._meant(verb, " ".join(noun[:-1]))
        return 1 if belongs else int(noun[-1])

    def check(self, said: Input) -> None:
        """NotationError if this can be no action at any moment, so that nothing of its line need be done."""
        if said.command:
            return
        verb = self._verb(said)
        if verb.noun is not None and said.rest and not self.is_every(said) and not self._meant(verb, said.rest):
            raise self._unknown_noun(verb, said.rest)

    def is_every(self, said: Input) -> bool:
        """Whether the verb is meant for everything it can be said of: `fight all`."""
        return bool(said.rest) and plain(said.rest) in self.every and self._verb(said).noun is not None

    def action(self, said: Input, legal: list[int]) -> int:
        """The action that is meant. NotationError if there is none or if several could be."""
        verb = self._verb(said)
        if verb.noun is None:
            return verb.base
        allowed = [action - verb.base for action in legal if self.vocabulary.verb(action) is verb]
        if not said.rest:
            if len(allowed) == 1:
                return verb.base + allowed[0]
            if not allowed:
                return self._example(verb, legal)
            raise NotationError("one-noun-wanted", {"verb": self.verb_text(verb), "kind": verb.noun.name})
        if said.rest in verb.noun.index:
            return verb.base + verb.noun.index[said.rest]
        meant = self._meant(verb, said.rest, allowed) or self._meant(verb, said.rest)
        if not meant:
            raise self._unknown_noun(verb, said.rest)
        if len(meant) > 1:
            raise ambiguous(said.rest, [self.noun_text(verb, index) for index in meant])
        return verb.base + meant[0]

    def _example(self, verb: Verb, legal: list[int]) -> int:
        """A verb that is not legal now, said of one of the things that are asked about: its refusal tells why."""
        for action in legal:
            other = self.vocabulary.verb(action)
            if other.noun is not None and other.noun is verb.noun:
                return verb.base + action - other.base
        return verb.base

    def _verb(self, said: Input) -> Verb:
        verb = self.vocabulary.named.get(said.verb)
        if verb is None:
            typed = [self.verb_text(verb) for verb in self.vocabulary.verbs]
            typed += [self.command_text(name) for name in COMMANDS[1:]]
            raise NotationError("unknown-verb", {"verb": said.verb, "near": near(said.verb, typed)})
        return verb

    def _unknown_noun(self, verb: Verb, typed: str) -> NotationError:
        assert verb.noun is not None
        known = near(typed, [self.noun_text(verb, index) for index in range(verb.count)])
        args: dict[str, str | int] = {"verb": self.verb_text(verb), "kind": verb.noun.name, "noun": typed}
        return NotationError("unknown-noun", {**args, "near": known})

    def _meant(self, verb: Verb, typed: str, among: list[int] | None = None) -> list[int]:
        """The nouns, of all or among some, that are meant by what was typed."""
        indexes = list(range(verb.count)) if among is None else among
        return [indexes[at] for at in matching(typed, [self._forms(verb, index) for index in indexes])]

    def _forms(self, verb: Verb, index: int) -> list[str]:
        assert verb.noun is not None
        key = (verb.noun.name, index)
        if key not in self.forms:
            self.forms[key] = forms(self.words, verb.noun.name, verb.noun.words[index])
        return self.forms[key]

    # writing

    def verb_text(self, verb: Verb) -> str:
        return self.words.say("typed-" + verb.name)

    def noun_text(self, verb: Verb, index: int) -> str:
        assert verb.noun is not None
        return spelt(self.words, verb.noun.name, verb.noun.words[index])

    def text(self, action: int) -> str:
        """The action as the player would type it."""
        verb = self.vocabulary.verb(action)
        if verb.noun is None:
            return self.verb_text(verb)
        return f"{self.verb_text(verb)} {self.noun_text(verb, action - verb.base)}"

    def command_text(self, name: str) -> str:
        return self.words.say("command-" + name).split()[0]

    def completions(self, text: str, legal: list[int], places: list[str]) -> list[str]:
        """Words that can follow what has been typed so far."""
        part = text.rpartition(";")[2]
        tokens = part.split()
        begun = tokens.pop() if tokens and not part.endswith(" ") else ""
        if not tokens:
            verbs = list(dict.fromkeys(self.vocabulary.verb(action).name for action in legal))
            typed = [self.words.say("typed-" + verb) for verb in verbs]
            commands = [self.command_text(name) for name in COMMANDS[1:]]
            return list(dict.fromkeys([*typed, *verbs, *commands, *COMMANDS]))
        if self.commands.get(plain(tokens[0])) == "look":
            return places
        if self.commands.get(plain(tokens[0])) == "why":
            tokens = tokens[1:]
        verb = self.verbs.get(plain(tokens[-1])) if tokens else None
        if verb is None or verb.noun is None:
            return [self.verb_text(each) for each in self.vocabulary.verbs]
        allowed = [action - verb.base for action in legal if self.vocabulary.verb(action) is verb]
        names = [self.noun_text(verb, index) for index in allowed]
        if verb.count > MOST_COMPLETED or any(name.startswith(begun) for name in names):
            return names
        return [self.noun_text(verb, index) for index in range(verb.count)]  # such as a goal further away


def spelt(words: Catalogue, kind: str, word: str) -> str:
    """The word to type for a thing: its name as one word, or the notation where the name says no more.

    Of a pair (`acre/2`, `amman>jericho`) each half is spelt, and one only if they are the same.
    """
    for sign in "/>":
        first, found, second = word.partition(sign)
        if found and first == second:
            return spelt(words, "town", first)
        if found:
            return f"{spelt(words, 'town', first)}{sign}{spelt(words, 'town', second)}"
    name = words.thing(kind, word).replace("(", "").replace(")", "").replace(" ", "-")
    return word if sorted(plain(word).split("-")) == sorted(plain(name).split("-")) else name.casefold()


def forms(words: Catalogue, kind: str, word: str) -> list[str]:
    """What can be typed for a thing, in full: the notation, and its name in the player's language."""
    return list(dict.fromkeys([plain(word), plain(words.thing(kind, word)), plain(spelt(words, kind, word))]))


def matching(typed: str, known: list[list[str]]) -> list[int]:
    """Which things, given by their forms, are meant: those of exactly this name or with these words in it, else those
    with words that begin so."""
    wanted = plain(typed)
    parts = wanted.split("-")
    exact: list[int] = []
    begun: list[int] = []
    for at, of_one in enumerate(known):
        for form in of_one:
            own = [form, *form.split("-")]
            if wanted == form or all(part in own for part in parts):
                exact.append(at)
                break
        else:
            if any(_begins(form, wanted, parts) for form in of_one):
                begun.append(at)
    same = [at for at in exact if wanted in known[at]]
    return same or exact or begun


def _begins(form: str, wanted: str, parts: list[str]) -> bool:
    own = form.split("-")
    return form.startswith(wanted) or all(any(word.startswith(part) for word in own) for part in parts)


def thing_meant(words: Catalogue, things: list[tuple[str, str]], typed: str) -> int:
    """Which of the things, given by kind and notation, a player means: those named first go before the others."""
    found = matching(typed, [forms(words, kind, word) for kind, word in things])
    if not found:
        raise NotationError("unknown-place", {"place": typed})
    first = [at for at in found if things[at][0] == things[found[0]][0]]
    if len(first) > 1:
        raise ambiguous(typed, [spelt(words, *things[at]) for at in first])
    return first[0]


def ambiguous(typed: str, known: list[str]) -> NotationError:
    more = ["…"] if len(known) > MOST_NAMED else []
    return NotationError("ambiguous", {"noun": typed, "known": ", ".join([*known[:MOST_NAMED], *more])})


def near(typed: str, known: list[str]) -> str:
    """What may have been meant instead."""
    by_plain = {plain(word): word for word in known}
    return ", ".join(by_plain[word] for word in get_close_matches(plain(typed), list(by_plain), 3))


def plain(word: str) -> str:
    """Lower case, without accents and brackets, and with hyphens for underscores and spaces."""
    spread = normalize("NFKD", word.casefold().replace("_", "-").replace(" ", "-").replace("(", "").replace(")", ""))
    return "".join("'" if sign == "’" else sign for sign in spread if not combining(sign))
