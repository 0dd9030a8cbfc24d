import json

import pytest

from tests.lab.faults.__main__ import FAULTS, main


def test_a_kind_of_fault_can_be_asked_for_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--json", "--only", "clock"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines
    assert all(set(line) == {"name", "value", "unit", "bound", "ok"} for line in lines)
    assert all("clock" in line["name"] for line in lines)


@pytest.mark.long
def test_kinds_of_fault_run_in_parallel_and_each_prints_its_results(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--jobs", "2", "--only", "clock", "full"]) == 0
    told = capfd.readouterr().out
    assert ", the clock goes backwards: " in told
    assert ", the disk is full: " in told


def test_no_two_kinds_of_fault_have_the_same_name() -> None:
    assert len({fault.__name__ for fault in FAULTS}) == len(FAULTS)
