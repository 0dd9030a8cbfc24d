"""Unusable files are refused with a sentence and left unchanged; once they are usable, the game continues.

Kinds marked long run in the gate's own step, ``python -m tests.lab.faults --quick``.
"""

import tempfile
from pathlib import Path

import pytest

from tests.lab.faults import QUICK
from tests.lab.faults.__main__ import Fault
from tests.lab.faults.kinds.files import corrupt, full, locked, open_to_all, read_only
from tests.lab.faults.kinds.processes import races, upgrades


@pytest.mark.parametrize(
    "fault", [full, *(pytest.param(kind, marks=pytest.mark.long) for kind in (corrupt, races, upgrades))]
)
def test_a_few_faults_of_one_kind_lose_nothing(fault: Fault) -> None:
    assert [str(figure) for figure in fault(QUICK) if not figure.ok] == []


async def test_the_bot_refuses_an_unwritable_database_and_leaves_it_unchanged() -> None:
    with tempfile.TemporaryDirectory(prefix="piquet-unwritable-", dir=open_to_all()) as folder:
        assert await read_only(Path(folder)) == 0


@pytest.mark.long
async def test_nothing_is_stored_while_another_process_holds_the_lock(tmp_path: Path) -> None:
    assert await locked(tmp_path / "piquet.sqlite3") == 0
