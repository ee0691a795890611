"""A town further away is reached by the shortest road that is still open."""

from __future__ import annotations

from outremer.cli.kits import kit
from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.state import State
from outremer.games import registry
from outremer.text import catalogue

GAME = registry.game("crusader-rex")


def marching(traffic: dict[str, dict[str, int]]) -> State:
    """Saladin is about to leave Damascus for Tiberias, which the Franks hold."""
    s = GAME.position(
        {
            "first": "saracen",
            "blocks": {"saladin": "damascus", "conrad": "tiberias", "zangi": "homs"},
            "traffic": traffic,
        },
        "test",
    )
    ctx = Context(Stream(b"roads"))
    GAME.advance(s, ctx)
    for text in ("group damascus", "move saladin"):
        GAME.apply(s, 1, GAME.vocabulary.parse(text), ctx)
    return s


def road(traffic: dict[str, dict[str, int]]) -> list[str]:
    view = GAME.observe(marching(traffic), 1)
    return kit("crusader-rex").screen(catalogue("en", "crusader-rex"), None).expand(view, "to tiberias")


def test_the_shortest_road_is_taken() -> None:
    assert road({}) == ["to banyas", "to tiberias"]


def test_a_road_that_is_full_for_an_attack_is_avoided() -> None:
    assert road({"banyas-tiberias": {"saracen": 2}}) == ["to ashtera", "to ajlun", "to tiberias"]


def test_what_the_enemy_used_does_not_count() -> None:
    assert road({"banyas-tiberias": {"frank": 2}}) == ["to banyas", "to tiberias"]
