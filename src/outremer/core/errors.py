"""What can go wrong at the edges. Each error carries a message id and its arguments; the text is made elsewhere."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class OutremerError(Exception):
    """Something given to us is wrong. `key` and `args_of` name the message; `str()` is a plain English fallback."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        super().__init__(key + "".join(f" {name}={value}" for name, value in args.items()))
        self.key = key
        self.args_of = args


class NotationError(OutremerError):
    """A text that is not the notation of any action."""


class DataError(OutremerError):
    """A data file that is missing, unreadable or inconsistent: the arguments name file, entry and reason."""


class RecordError(OutremerError):
    """A record that cannot be read or does not replay: the arguments name file, line and reason."""


class CaseError(OutremerError):
    """A case file that is not well formed: the arguments name file, place and reason."""


class OptionError(OutremerError):
    """A game, scenario or option that does not exist."""


class WireError(OutremerError):
    """A request that makes no sense: the arguments name the field and what is wrong with it."""
