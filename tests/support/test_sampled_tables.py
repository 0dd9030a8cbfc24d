"""The sample of test cases at every commit."""

import pytest

from tests.support.sampled_tables import spread


@pytest.mark.parametrize(
    ("count", "size", "sample"),
    [(3, 5, {0, 1, 2}), (9, 3, {0, 4, 8}), (10, 1, {0}), (0, 2, set()), (2, 2, {0, 1})],
)
def test_a_sample_is_spread_evenly_over_its_table(count: int, size: int, sample: set[int]) -> None:
    assert spread(count, size) == sample


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", range(5))
def test_only_the_sampled_cases_run_at_every_commit(case: int, request: pytest.FixtureRequest) -> None:
    assert bool(request.node.get_closest_marker("long")) == (case not in {0, 4})
