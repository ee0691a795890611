"""A town further away is reached by the shortest road that is still open."""

from __future__ import annotations

from outremer.cli.crusader_rex.roads import _minor_roads, ways
from outremer.cli.crusader_rex.scene import Piece, Scene
from outremer.cli.kits import kit
from outremer.cli.trying import Plan, plan
from outremer.core.chance import Stream
from outremer.core.events import Context
from outremer.core.state import State
from outremer.core.trial import Trial
from outremer.games import registry
from outremer.games.crusader_rex.board import load_board
from outremer.games.crusader_rex.names import BLOCKS, TOWNS
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


def road(traffic: dict[str, dict[str, int]], goal: str = "tiberias") -> Plan:
    screen = kit("crusader-rex").screen(catalogue("en", "crusader-rex"), None)
    return plan(Trial(GAME, marching(traffic), 1), screen, GAME.vocabulary.parse(f"to {goal}"))


def steps(found: Plan) -> list[str]:
    return [GAME.vocabulary.text(action) for action in found.actions]


def test_the_shortest_road_is_taken() -> None:
    assert steps(road({})) == ["to banyas", "to tiberias"]


def test_a_road_that_is_full_for_an_attack_is_avoided_and_the_reason_is_known() -> None:
    found = road({"banyas-tiberias": {"saracen": 2}})
    assert steps(found) == ["to ashtera", "to ajlun", "to tiberias"]
    assert found.passed_over is not None and found.passed_over.key == "attack-road-full"


def test_a_goal_that_is_too_far_is_refused_before_anything_is_done() -> None:
    found = road({}, "antioch")
    assert found.refusal is not None and found.refusal.key == "movement-spent"
    assert (found.done, steps(found)[-1]) == (3, "to antioch")


def test_of_roads_that_are_as_short_the_major_one_is_taken() -> None:
    board = load_board(None)
    walker = Piece(BLOCKS.index("saladin"), TOWNS.index("damascus"), 4)
    scene = Scene(1)
    scene.walker = walker
    for goal in TOWNS:
        found = ways(board, scene, TOWNS.index(goal))
        kinds = [_minor_roads(board, [walker.town, *way]) for way in found if len(way) == len(found[0])]
        assert kinds == sorted(kinds)


def test_what_the_enemy_used_does_not_count() -> None:
    assert steps(road({"banyas-tiberias": {"frank": 2}})) == ["to banyas", "to tiberias"]
