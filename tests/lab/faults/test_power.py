"""A power cut loses no confirmed decision, and the test disk really loses unsynced data."""

import random

import pytest

from tests.lab.faults.ground import Ground
from tests.lab.faults.kinds.disk import SECTOR, FolderSynced, Gone, Made, Synced, Truncated, Written
from tests.lab.faults.kinds.power import careful, careless, cut_one

LOG = (Made("a", 1), Written(1, 0, b"x" * 2 * SECTOR), Synced(1), FolderSynced())


def grounds(*events: object, cuts: int = 200) -> list[dict[str, bytes]]:
    ground, rng = Ground(), random.Random(1)
    for event in events:
        ground.do(event)  # type: ignore[arg-type]
    return [ground.after_cut(rng) for _ in range(cuts)]


many_cuts = pytest.mark.parametrize("cuts", [8, pytest.param(24, marks=pytest.mark.long)])


@many_cuts
def test_confirmed_decisions_survive_power_cuts(cuts: int) -> None:
    toll = cut_one(careful, 1, cuts=cuts, decisions=cuts)
    assert (toll.cuts, toll.lost, toll.broken, toll.why) == (cuts, 0, 0, set())


@many_cuts
def test_without_waiting_for_the_disk_power_cuts_lose_confirmed_decisions(cuts: int) -> None:
    assert cut_one(careless, 1, cuts=cuts, decisions=cuts).lost


def test_synced_data_survives_every_power_cut() -> None:
    assert all(left == {"a": b"x" * 2 * SECTOR} for left in grounds(*LOG))


def test_a_name_whose_folder_was_not_synced_may_be_missing() -> None:
    left = grounds(*LOG[:-1])
    assert {} in left
    assert {"a": b"x" * 2 * SECTOR} in left


def test_a_deleted_file_may_reappear_after_a_power_cut() -> None:
    assert [bool(one) for one in grounds(*LOG, Gone("a"))].count(True) in range(1, 200)


def test_an_unsynced_write_is_complete_missing_or_torn_between_sectors() -> None:
    old, new = b"x" * SECTOR, b"y" * SECTOR
    left = {one["a"] for one in grounds(*LOG, Written(1, 0, new + new))}
    assert left == {old + old, new + new, old + new, new + old}


def test_an_unsynced_truncation_may_be_undone() -> None:
    assert {len(one["a"]) for one in grounds(*LOG, Truncated(1, 7))} == {7, 2 * SECTOR}


@pytest.mark.parametrize("offset", [0, 5, SECTOR - 1, SECTOR, 3 * SECTOR])
def test_a_write_changes_no_byte_outside_its_range(offset: int) -> None:
    for one in grounds(Made("a", 1), Written(1, 0, bytes(9 * SECTOR)), *LOG[2:], Written(1, offset, b"y" * 700)):
        assert set(one["a"][:offset] + one["a"][offset + 700 :]) == {0}
        assert len(one["a"]) == 9 * SECTOR
