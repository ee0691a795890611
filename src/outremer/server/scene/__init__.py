"""What each game shows in the browser. A game's module has its scene under the name SCENE, found by the game's key."""

from __future__ import annotations

from importlib import import_module

from outremer.games import registry
from outremer.server.scene.base import Json, Scene

__all__ = ["Json", "Scene", "scene_of"]


def scene_of(game: str) -> Scene:
    """The scene of the game. OptionError if there is no such game."""
    found: Scene = import_module(f"outremer.server.scene.{registry.folder(game).name}").SCENE
    return found
