"""Failing statements, cancelled tasks and a clock set back lose nothing and double nothing."""

import pytest

from tests.lab.faults import QUICK
from tests.lab.faults.__main__ import Fault
from tests.lab.faults.kinds.statements import cancellations, clock, statements


@pytest.mark.parametrize(
    "fault", [clock, *(pytest.param(kind, marks=pytest.mark.long) for kind in (statements, cancellations))]
)
def test_a_few_faults_of_one_kind_lose_nothing(fault: Fault) -> None:
    figures = list(fault(QUICK))
    assert len(figures) == 5
    assert [str(figure) for figure in figures if not figure.ok] == []
