"""The terminal: `outremer play GAME` and the tools around it."""

from __future__ import annotations

import os
import sys

from outremer.cli.app import make_app
from outremer.cli.desk import language_asked


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    make_app(language_asked(sys.argv[1:], os.environ))()
