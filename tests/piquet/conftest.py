"""How long the properties are tried: some deals with every commit, thousands where the long tests run."""

from collections.abc import Callable
from typing import Protocol, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

Drawn = TypeVar("Drawn")


class Prove(Protocol):
    """Tries a property on so many examples of a strategy."""

    def __call__(self, examples: int, strategy: SearchStrategy[Drawn], holds: Callable[[Drawn], None]) -> None: ...


@pytest.fixture(params=["short", pytest.param("long", marks=pytest.mark.long)])
def prove(request: pytest.FixtureRequest) -> Prove:
    """The short runs try half of the examples, the same each time; the long ones five times as many, always others."""
    long = request.param == "long"

    def try_all(examples: int, strategy: SearchStrategy[Drawn], holds: Callable[[Drawn], None]) -> None:
        def example(drawn: Drawn) -> None:
            holds(drawn)

        often = settings(
            max_examples=examples * 5 if long else examples // 2,
            derandomize=not long,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        often(given(strategy)(example))()

    return try_all
