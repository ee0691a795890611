"""Which language somebody speaks, told by the environment."""

from __future__ import annotations

from collections.abc import Mapping

from outremer.text.catalogue import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale, as the usual variables give it in their usual order; English if it is another one."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
