"""What a player can say: a verb and at most one noun, printed as text and counted as one integer.

Each verb takes one kind of noun, so an action is the verb's base plus the noun's index. A game's actions are therefore
the integers below `Vocabulary.size`, ready for masks and for learning, and every one of them has a notation.
"""

from __future__ import annotations

from difflib import get_close_matches

from outremer.core.errors import NotationError


class Noun:
    """A kind of thing that an action or an event can name, with the word for each index.

    The words of a pair (slot `acre/2`, approach `amman>jericho`) have two halves. `halves` are the names of the kinds
    that these belong to: `["town", ""]` says that the first half is a town and the second what it is, a number.
    """

    def __init__(self, name: str, words: list[str], halves: list[str] | None = None) -> None:
        self.name = name
        self.words = words
        self.halves = halves
        self.index = {word: at for at, word in enumerate(words)}
        if len(self.index) != len(words):
            raise ValueError(f"two {name} nouns share a word")

    def thing(self, index: int) -> str:
        """The text argument that stands for it in a message: `town.acre`, or of a pair `slot.town.acre/2`."""
        word = self.words[index]
        if self.halves is None:
            return f"{self.name}.{word}"
        sign = ">" if ">" in word else "/"
        named = [f"{kind}.{half}" if kind else half for kind, half in zip(self.halves, word.split(sign), strict=True)]
        return f"{self.name}.{sign.join(named)}"


class Verb:
    def __init__(self, name: str, noun: Noun | None, base: int) -> None:
        self.name = name
        self.noun = noun
        self.base = base
        self.count = len(noun.words) if noun is not None else 1


class Vocabulary:
    """All the actions of a game."""

    def __init__(self, verbs: list[tuple[str, Noun | None]]) -> None:
        self.verbs: list[Verb] = []
        self.named: dict[str, Verb] = {}
        self.verb_of: list[int] = []  # by action: the number of its verb
        for at, (name, noun) in enumerate(verbs):
            verb = Verb(name, noun, len(self.verb_of))
            self.verbs.append(verb)
            self.named[name] = verb
            self.verb_of += [at] * verb.count
        self.size = len(self.verb_of)

    def base(self, name: str) -> int:
        return self.named[name].base

    def number(self, name: str) -> int:
        """The verb's number, as found in `verb_of`."""
        return self.verb_of[self.named[name].base]

    def verb(self, action: int) -> Verb:
        return self.verbs[self.verb_of[action]]

    def text(self, action: int) -> str:
        verb = self.verb(action)
        return verb.name if verb.noun is None else f"{verb.name} {verb.noun.words[action - verb.base]}"

    def parse(self, text: str) -> int:
        """The action that `text` writes. NotationError names what is wrong and what it may have meant."""
        words = text.split()
        if not words:
            raise NotationError("no-action", {})
        verb = self.named.get(words[0])
        if verb is None:
            raise NotationError("unknown-verb", {"verb": words[0], "near": _near(words[0], list(self.named))})
        noun = verb.noun
        if noun is None:
            if len(words) > 1:
                raise NotationError("noun-not-wanted", {"verb": verb.name, "noun": " ".join(words[1:])})
            return verb.base
        if len(words) != 2:
            raise NotationError("one-noun-wanted", {"verb": verb.name, "kind": noun.name})
        if words[1] not in noun.index:
            near = _near(words[1], noun.words)
            raise NotationError("unknown-noun", {"verb": verb.name, "kind": noun.name, "noun": words[1], "near": near})
        return verb.base + noun.index[words[1]]


def _near(word: str, known: list[str]) -> str:
    return ", ".join(get_close_matches(word, known, 3))
