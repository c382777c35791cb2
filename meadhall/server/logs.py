"""Logs: one JSON object a line on the standard error, without names, secrets or addresses."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")


class Lines(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, where, what; for an exception of ours also its traceback."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("table", "entry", "code"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str = "warning") -> None:
    """Send all logs of the server to the standard error.

    Of the libraries only warnings are logged: at lower levels they write down requests with their cookies, and
    statements with their values.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("meadhall").setLevel(level.upper())
