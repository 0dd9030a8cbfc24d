"""A start imports and parses only the modules and files it needs."""

import subprocess
import sys
from typing import Final

from tests.support.paths import ROOT

NOT_AT_A_START: Final = ("bot.piquet.house.search", "bot.piquet.house.stakes", "aiohttp.web", "psycopg", "tests")
"""Modules not needed at a start: worker processes build the engine's tables, and few hosts use the HTTP server or
PostgreSQL."""
_IMPORT_ALL: Final = """
import sys
from importlib import import_module
from bot.admin.cli import run
from bot.client import extensions
for name in extensions():
    import_module(name)
print("\\n".join(sys.modules))
"""


def test_a_start_imports_only_what_every_bot_needs() -> None:
    imported = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", _IMPORT_ALL], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    assert "bot.client" in imported
    assert [name for name in imported if name in NOT_AT_A_START] == []
