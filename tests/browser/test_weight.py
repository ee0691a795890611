"""How much is sent: the client as a whole, and one update of Crusader Rex."""

from __future__ import annotations

from gzip import compress

from browser.conftest import Company
from browser.crusader import Levant
from browser.positions import third_year
from browser.visitors import bring

from outremer.server.web.house import STATIC

CLIENT_MOST = 200_000  # bytes, compressed
UPDATE_MOST = 10_000
UPDATES = 12


def test_the_client() -> None:
    """With both boards and all pictures, though nobody loads both at once."""
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert {"index.html", "icon.svg"} <= {path.name for path in files}
    assert sum(len(compress(path.read_bytes())) for path in files) < CLIENT_MOST


def test_an_update_in_the_third_year(company: Company) -> None:
    visitor = company.visitor()
    page = visitor.page
    bring(page, third_year().text(), {"Franks": "me", "Saracens": "me"})
    levant = Levant(page, 8)
    found: list[int] = []
    while len(found) < UPDATES:
        if levant.await_turn().startswith("curtain"):
            levant.act(page.locator("main.curtain button"))
        else:
            assert levant.step()
        frames = [text for text in visitor.new_texts() if '"scene"' in text and '"log":{"from":0' not in text]
        found += [len(compress(text.encode())) for text in frames]
    assert max(found) < UPDATE_MOST
