"""Logs as lines of JSON: when, what, which route. No token, name, table or action is ever among them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = ("route", "status", "ms")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({field: getattr(record, field) for field in FIELDS if hasattr(record, field)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("outremer", "uvicorn"):
        logging.getLogger(name).setLevel(logging.INFO)
