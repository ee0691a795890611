"""What Jerusalem tells more shortly than event by event: nobles by space, an auction's bids, incomes by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from outremer.telling.chronicle import Item, Teller, counted
from outremer.text import Catalogue

_LEAVING: Final = ("peddled", "removed")  # the kinds that tell from where nobles go


class Told(Item):
    """Several events of a seat in one sentence. `joins` are the kinds that do not come between them."""

    joins: tuple[str, ...] = ()

    def __init__(self, first: Item) -> None:
        super().__init__(first.kind, "digest-" + first.kind, {"seat": str(first.args.get("seat", ""))})
        self.is_private = first.is_private
        self.take(first)

    def same_as(self, other: Item) -> bool:
        return False

    def takes(self, item: Item) -> bool:
        return item.kind == self.kind and item.args.get("seat", "") == self.args["seat"]

    def take(self, item: Item) -> None:
        raise NotImplementedError


class Nobles(Told):
    """Nobles that come to spaces or leave them: `3 nobles in the Tower`, `3 nobles: Tower ×2, large Market`."""

    joins = ("placed", "hired")

    def __init__(self, first: Item) -> None:
        self.spaces: dict[str, int] = {}
        self.other = str(first.args.get("other", ""))
        super().__init__(first)

    def takes(self, item: Item) -> bool:
        return super().takes(item) and str(item.args.get("other", "")) == self.other

    def take(self, item: Item) -> None:
        space = str(item.args["space"])
        self.spaces[space] = self.spaces.get(space, 0) + int(item.args.get("count", 1))

    def text(self, words: Catalogue) -> str:
        if len(self.spaces) == 1:
            spaces = words.say("digest-from" if self.kind in _LEAVING else "digest-in", space=next(iter(self.spaces)))
        else:
            spaces = ", ".join(self._counted(words.worded(space), count) for space, count in self.spaces.items())
        args = {"count": sum(self.spaces.values()), "number": len(self.spaces), "spaces": spaces, **self.args}
        return words.render(self.key, {**args, "other": self.other} if self.other else args)

    @staticmethod
    def _counted(name: str, count: int) -> str:
        return f"{name} ×{count}" if count > 1 else name


class Hires(Told):
    """Mercenaries, which their owner alone is told of."""

    joins = ("placed", "hired")

    def __init__(self, first: Item) -> None:
        self.prices: list[int] = []
        super().__init__(first)

    def take(self, item: Item) -> None:
        self.prices.append(int(item.args["price"]))

    def text(self, words: Catalogue) -> str:
        return words.render(self.key, {"count": len(self.prices), "price": sum(self.prices)})


class Floors(Told):
    """The floors that a seat builds one after the other."""

    def __init__(self, first: Item) -> None:
        self.prices: list[int] = []
        self.floor = 0
        super().__init__(first)

    def take(self, item: Item) -> None:
        self.prices.append(int(item.args["prestige"]))
        self.floor = int(item.args["floor"])

    def text(self, words: Catalogue) -> str:
        args = {"count": len(self.prices), "prestige": sum(self.prices), "floor": self.floor}
        return words.render(self.key, {**self.args, **args})


class Incomes(Told):
    """All the spaces that pay a seat. Nobles and besants are told to their owner alone."""

    joins = ("income",)

    def __init__(self, first: Item) -> None:
        self.spaces: list[str] = []
        self.gains = {"prestige": 0, "nobles": 0, "besants": 0}
        super().__init__(first)

    def takes(self, item: Item) -> bool:
        return super().takes(item) or (item.kind == "collected" and item.args["space"] == self.spaces[-1])

    def take(self, item: Item) -> None:
        if item.kind == "income":
            self.spaces.append(str(item.args["space"]))
        for gain in self.gains:
            self.gains[gain] += int(item.args.get(gain, 0))

    def text(self, words: Catalogue) -> str:
        gains = [words.say("digest-gain-" + gain, count=count) for gain, count in self.gains.items() if count]
        spaces = ", ".join(self.spaces)
        return words.render(self.key, {**self.args, "spaces": spaces, "gains": ", ".join(gains)})


class Bids(Told):
    """What was bid for a magistrate, in order."""

    joins = ("bid",)

    def __init__(self, first: Item) -> None:
        self.said: list[Item] = []
        super().__init__(first)
        self.key = "digest-bids"

    def takes(self, item: Item) -> bool:
        return item.kind in ("bid", "passed")

    def take(self, item: Item) -> None:
        self.said.append(item)

    def text(self, words: Catalogue) -> str:
        bids = [words.render("digest-said-" + item.kind, item.args) for item in self.said]
        return words.render(self.key, {"bids": ", ".join(bids)})


class Drafted(Told):
    """Who has kept a card, in order; of one's own card there is a sentence already."""

    def __init__(self, first: Item) -> None:
        self.seats: list[str] = []
        super().__init__(first)

    def takes(self, item: Item) -> bool:
        return item.kind == self.kind

    def take(self, item: Item) -> None:
        self.seats.append(str(item.args["seat"]))

    def text(self, words: Catalogue) -> str:
        return words.render(self.key, {"seats": ", ".join(self.seats), "count": len(self.seats)})


_TOLD: Final[dict[str, Callable[[Item], Told]]] = {
    "placed": Nobles,
    "put": Nobles,
    "peddled": Nobles,
    "lost-nobles": Nobles,
    "tax-paid": Nobles,
    "removed": Nobles,
    "hired": Hires,
    "built": Floors,
    "income": Incomes,
    "bid": Bids,
    "passed": Bids,
    "drafted": Drafted,
}


def digest(items: list[Item]) -> list[Item]:
    """The items with what belongs together put together, and the same ones counted."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if item.kind == "opens":
            continue  # who opens an auction is the one who puts a magistrate up
        if last is not None and last.kind == "kept" and item.kind == "drafted":
            found[-1] = _kept(last, item)
            continue
        home = _home(found, item)
        if home is not None:
            home.take(item)
        elif item.kind in _TOLD:
            found.append(_TOLD[item.kind](item))
        else:
            found.append(item)
    return counted(found)


def _home(found: list[Item], item: Item) -> Told | None:
    """The sentence that goes on with the item: the last one, or one before it with only joined kinds between."""
    for earlier in reversed(found):
        if not isinstance(earlier, Told):
            return None
        if earlier.takes(item):
            return earlier
        if earlier.kind not in earlier.joins or (item.kind not in earlier.joins and item.kind != "collected"):
            return None
    return None


def _kept(own: Item, public: Item) -> Item:
    """Its owner is told which card it was."""
    return Item("kept-card", "digest-kept", {**public.args, **own.args})


class JerusalemTeller(Teller):
    headings = ("turn", "event-strikes")
    beginnings = ("turn",)

    def digest(self, items: list[Item]) -> list[Item]:
        return digest(items)


TELLER: Final = JerusalemTeller()
