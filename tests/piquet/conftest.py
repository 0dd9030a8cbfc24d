"""Chooses how many random deals the property tests try: some by default, thousands in long runs."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

Drawn = TypeVar("Drawn")


class Prove(Protocol):
    def __call__(self, examples: int, strategy: SearchStrategy[Drawn], holds: Callable[[Drawn], None]) -> None: ...


@pytest.fixture(params=["short", pytest.param("long", marks=pytest.mark.long)])
def prove(request: pytest.FixtureRequest) -> Prove:
    long = request.param == "long"

    def try_all(examples: int, strategy: SearchStrategy[Drawn], holds: Callable[[Drawn], None]) -> None:
        def example(drawn: Drawn) -> None:
            holds(drawn)

        often = settings(
            max_examples=examples * 5 if long else max(2, examples // 6),
            derandomize=not long,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        often(given(strategy)(example))()

    return try_all
