"""The page for those who write clients: its bot plays, and its numbers are the server's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from server.online import WAIT, serving

from outremer.server import hall, limits
from outremer.server.web import live
from outremer.server.web.api import ENDPOINTS
from outremer.server.web.house import Settings

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "api.md").read_text(encoding="utf-8")


def test_the_bot_plays(tmp_path: Path) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    with serving(tmp_path / "outremer.db") as server:
        command = [sys.executable, "-c", example.group(1), server.address, "15"]
        said = subprocess.run(command, capture_output=True, text=True, timeout=3 * WAIT, check=False)
    assert said.stderr == ""
    assert re.fullmatch(r"15 posts, version \d+\n", said.stdout)


def test_every_request_is_listed() -> None:
    listed = set(re.findall(r"^\| `(\w+) (/api/\S+)`", (DOCS / "server.md").read_text(encoding="utf-8"), re.M))
    names = {"id": "ID", "key": "KEY", "lang": "LANG"}
    served = {(each.method, re.sub(r"{(\w+)}", lambda part: names[part[1]], each.path)) for each in ENDPOINTS}
    assert listed == served | {("GET", "/api/tables/ID/live"), ("GET", "/api/schema")}


def test_the_numbers_are_those_of_the_server() -> None:
    rate = Settings(Path("x")).rate
    assert f"{rate:.0f} requests a second, {6 * rate:.0f} at once" in PAGE
    assert f"tables ({limits.RUNNING_MOST}) or sockets ({limits.SOCKETS_MOST})" in PAGE
    assert f"{limits.BODY_MOST // 1000} kB; {limits.IMPORT_MOST // 10**6} MB" in PAGE
    codes = {*live.CLOSED.values(), live.UNWANTED, hall.RESYNC}
    assert all(str(code) in PAGE for code in codes)
