"""The build script of the compiled engine: `tools.fast` puts it beside a copy of the source as `setup.py`."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

if os.environ.get("OUTREMER_COMPILE"):
    from mypyc.build import mypycify

    engine = [*Path("src/outremer/core").rglob("*.py"), *Path("src/outremer/games").rglob("*.py")]
    paths = sorted(str(path) for path in engine if path.name != "__init__.py")
    setup(ext_modules=mypycify([*paths, "--strict"], opt_level="2", debug_level="0", group_name="outremer"))
else:
    setup()
