"""A cache for the results of costly reads."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast
from weakref import WeakValueDictionary

from bot.model.changes import PersonForgotten

T = TypeVar("T")

RENEWED_AFTER: Final = 10
"""A result as old as this, in seconds, is read again if its data has changed."""
KEPT_FOR: Final = 60
"""A result as old as this, in seconds, is read again in any case, because not every change is reported."""


@dataclass(slots=True)
class _Kept:
    read_at: int
    changed: bool = False
    found: Any = None


class KeptReads:
    """A cache of read results, each keyed by the change that outdates it. Forgetting a person empties the cache."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._kept: dict[Hashable, _Kept] = {}
        self._under_way: dict[Hashable, _Kept] = {}
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def get(self, change: Hashable, read: Callable[[], Awaitable[T]], is_costly: Callable[[T], bool]) -> T:
        """Returns the cached result for ``change``, or calls ``read`` and caches its result if ``is_costly``.

        Once ``change`` is committed, a cached result is used only up to a maximum age.
        """
        async with self._locks.setdefault(change, asyncio.Lock()):
            kept = self._kept.get(change)
            if kept is None or self._is_old(kept):
                self._drop_old()
                self._under_way[change] = kept = _Kept(self._clock())
                try:
                    kept.found = await read()
                finally:
                    is_true = self._under_way.pop(change, None) is kept
                if is_true and is_costly(kept.found):
                    self._kept[change] = kept
        return cast("T", kept.found)

    def committed(self, changes: Collection[Hashable]) -> None:
        for book in (self._kept, self._under_way):
            if PersonForgotten() in changes:
                book.clear()
            for change in changes:
                if change in book:
                    book[change].changed = True

    def _is_old(self, kept: _Kept) -> bool:
        return self._clock() >= kept.read_at + (RENEWED_AFTER if kept.changed else KEPT_FOR)

    def _drop_old(self) -> None:
        self._kept = {change: kept for change, kept in self._kept.items() if not self._is_old(kept)}
