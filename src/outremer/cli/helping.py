"""What can be done now, and why something cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table

from outremer.cli.typed import Reader, plain
from outremer.core.actions import Verb, Vocabulary
from outremer.core.flow import Refusal
from outremer.text import Catalogue

Note = Callable[[Verb, str], str]  # what is worth knowing of a noun

SHORT: Final = 80  # columns for the options of one verb in the short list


def _by_verb(vocabulary: Vocabulary, legal: list[int]) -> list[tuple[Verb, list[int]]]:
    """The nouns, by number, of each verb that is legal; none for a verb that stands alone."""
    found: dict[str, list[int]] = {}
    for action in legal:
        verb = vocabulary.verb(action)
        nouns = found.setdefault(verb.name, [])
        if verb.noun is not None:
            nouns.append(action - verb.base)
    return [(vocabulary.named[name], nouns) for name, nouns in found.items()]


def short_legal(words: Catalogue, reader: Reader, legal: list[int], note: Note) -> str:
    """The verbs in one line, with their nouns where those are few."""
    parts: list[str] = []
    for verbs, nouns in _with_the_same_nouns(_by_verb(reader.vocabulary, legal)):
        shown = " | ".join(f"{reader.noun_text(verbs[0], at)} {_noted(verbs[0], at, note)}".strip() for at in nouns)
        if len(shown) > SHORT:
            shown = " | ".join(reader.noun_text(verbs[0], at) for at in nouns)
        if len(shown) > SHORT:
            shown = words.say("cli-choices", count=len(nouns))
        parts.append(f"{'/'.join(reader.verb_text(verb) for verb in verbs)} {shown}".strip())
    text = "  ·  ".join(parts)
    return text + "   " + words.say("cli-enter") if len(legal) == 1 else text


def _noted(verb: Verb, index: int, note: Note) -> str:
    return note(verb, verb.noun.words[index]) if verb.noun is not None else ""


def _with_the_same_nouns(found: list[tuple[Verb, list[int]]]) -> list[tuple[list[Verb], list[int]]]:
    """Verbs that can be said of the same things, together."""
    together: list[tuple[list[Verb], list[int]]] = []
    for verb, nouns in found:
        if together and nouns and together[-1][1] == nouns and together[-1][0][0].noun is verb.noun:
            together[-1][0].append(verb)
        else:
            together.append(([verb], nouns))
    return together


def legal_by_verb(words: Catalogue, reader: Reader, legal: list[int], only: str, note: Note) -> Table:
    """Everything that is legal, by verb, with what the verb means; of the verbs alone that begin so."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="italic", max_width=34)
    table.add_column(ratio=1)
    for verb, nouns in _by_verb(reader.vocabulary, legal):
        typed = reader.verb_text(verb)
        if verb.name.startswith(only) or plain(typed).startswith(only):
            table.add_row(typed, words.verb(verb.name), _choices(words, reader, verb, nouns, note))
    return table


def _choices(words: Catalogue, reader: Reader, verb: Verb, nouns: list[int], note: Note) -> str:
    """The words to type, with the name where it says more, and what is worth knowing."""
    if verb.noun is None:
        return ""
    shown = []
    for at in nouns:
        typed = reader.noun_text(verb, at)
        name = words.noun(verb.noun, at).replace("(", "").replace(")", "")
        known = ["" if _says_the_same(typed, name) else name, _noted(verb, at, note)]
        shown.append(f"{typed} ({', '.join(each for each in known if each)})" if any(known) else typed)
    return words.say("cli-break").join(shown)


def _says_the_same(noun: str, name: str) -> bool:
    return sorted(plain(noun).split("-")) == sorted(plain(name).split("-"))


def explain_refusal(words: Catalogue, refusal: Refusal) -> str:
    return f"{words.refusal(refusal)} [{refusal.rule}]"
