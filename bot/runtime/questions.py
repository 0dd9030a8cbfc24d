"""Limits a person to one question to the engine at a time, because the engine serves everyone."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.model.errors import OneQuestion


class Questions:
    """The people whose question is being answered."""

    def __init__(self) -> None:
        self._asking: set[int] = set()

    @contextmanager
    def one_of(self, user: int) -> Iterator[None]:
        """The time during which a question of a person is answered. Raises OneQuestion during another of theirs."""
        if user in self._asking:
            raise OneQuestion
        self._asking.add(user)
        try:
            yield
        finally:
            self._asking.discard(user)
