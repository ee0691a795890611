"""What can be done now, and why something cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table

from outremer.cli.typed import plain
from outremer.core.actions import Verb, Vocabulary
from outremer.core.flow import Refusal
from outremer.core.game import Game
from outremer.core.state import State
from outremer.text import Catalogue

Note = Callable[[Verb, str], str]  # what is worth knowing of a noun

SHORT: Final = 80  # columns for the options of one verb in the short list


def _by_verb(vocabulary: Vocabulary, legal: list[int]) -> list[tuple[Verb, list[str]]]:
    found: dict[str, list[str]] = {}
    for action in legal:
        verb = vocabulary.verb(action)
        nouns = found.setdefault(verb.name, [])
        if verb.noun is not None:
            nouns.append(verb.noun.words[action - verb.base])
    return [(vocabulary.named[name], nouns) for name, nouns in found.items()]


def typed(words: Catalogue, verb: Verb) -> str:
    """The verb as the player types it in his language; the notation itself always works too."""
    return words.say("typed-" + verb.name)


def short_legal(words: Catalogue, vocabulary: Vocabulary, legal: list[int], note: Note) -> str:
    """The verbs in one line, with their nouns where those are few."""
    parts: list[str] = []
    for verbs, nouns in _with_the_same_nouns(_by_verb(vocabulary, legal)):
        shown = " | ".join(f"{noun} {note(verbs[0], noun)}".strip() for noun in nouns)
        if len(shown) > SHORT:
            shown = " | ".join(nouns)
        if len(shown) > SHORT:
            shown = words.say("cli-choices", count=len(nouns))
        parts.append(f"{'/'.join(typed(words, verb) for verb in verbs)} {shown}".strip())
    text = "  ·  ".join(parts)
    return text + "   " + words.say("cli-enter") if len(legal) == 1 else text


def _with_the_same_nouns(found: list[tuple[Verb, list[str]]]) -> list[tuple[list[Verb], list[str]]]:
    """Verbs that can be said of the same things, together."""
    together: list[tuple[list[Verb], list[str]]] = []
    for verb, nouns in found:
        if together and nouns and together[-1][1] == nouns and together[-1][0][0].noun is verb.noun:
            together[-1][0].append(verb)
        else:
            together.append(([verb], nouns))
    return together


def legal_by_verb(words: Catalogue, game: Game[State], legal: list[int], only: str, note: Note) -> Table:
    """Everything that is legal, by verb, with what the verb means; of one verb alone if it is named."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="italic", max_width=34)
    table.add_column(ratio=1)
    for verb, nouns in _by_verb(game.vocabulary, legal):
        if not only or verb.name.startswith(only) or typed(words, verb).startswith(only):
            table.add_row(typed(words, verb), words.verb(verb.name), _choices(words, verb, nouns, note))
    return table


def _choices(words: Catalogue, verb: Verb, nouns: list[str], note: Note) -> str:
    """The words to type, with the name where it says more, and what is worth knowing."""
    if verb.noun is None:
        return ""
    shown = []
    for noun in nouns:
        name = words.noun(verb.noun, verb.noun.index[noun]).replace("(", "").replace(")", "")
        known = [each for each in ("" if _says_the_same(noun, name) else name, note(verb, noun)) if each]
        shown.append(f"{noun} ({', '.join(known)})" if known else noun)
    return "; ".join(shown)


def _says_the_same(noun: str, name: str) -> bool:
    return sorted(plain(noun).split("-")) == sorted(plain(name).replace(" ", "-").split("-"))


def explain_refusal(words: Catalogue, refusal: Refusal) -> str:
    return f"{words.refusal(refusal)} [{refusal.rule}]"
