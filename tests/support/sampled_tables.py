"""``@pytest.mark.sampled(n)``: at each commit only n cases of a parametrized test run, in long runs all."""

from collections import defaultdict
from collections.abc import Iterable

import pytest


def mark_rest_long(items: Iterable[pytest.Item]) -> None:
    tables: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sampled") and not item.get_closest_marker("long"):
            tables[item.nodeid.partition("[")[0]].append(item)
    for cases in tables.values():
        mark = cases[0].get_closest_marker("sampled")
        assert mark is not None
        sample = spread(len(cases), mark.args[0])
        for number, case in enumerate(cases):
            if number not in sample:
                case.add_marker("long")


def spread(count: int, size: int) -> set[int]:
    """Returns at most ``size`` indices below ``count``, evenly spread, with the first and (from two on) the last."""
    if size >= count:
        return set(range(count))
    return {index * (count - 1) // max(size - 1, 1) for index in range(size)}
