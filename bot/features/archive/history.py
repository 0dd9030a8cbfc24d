from dataclasses import dataclass

from bot.model.glicko import START
from bot.model.results import EndedBy, Result
from bot.piquet.rules import Rules
from bot.runtime.context import Context
from bot.runtime.reader import Reader
from bot.runtime.replay import read_rules
from data import results
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

PAGE = 10
"""The most parties on a page."""

HistoryKey = tuple[int, int]
"""A partie's sort key in the history: its end in Unix seconds, and its id."""


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """All finished parties of ``user``, or only those against ``other``."""

    user: int
    other: int | None = None


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A finished partie from one person's side."""

    result: Result
    rules: Rules
    change: float | None
    """The person's rating change; None in a friendly partie."""

    @property
    def key(self) -> HistoryKey:
        return self.result.ended_at, self.result.partie


@dataclass(frozen=True, slots=True)
class HistoryPage:
    whose: HistoryFilter
    lines: tuple[HistoryLine, ...]
    has_newer: bool
    has_older: bool


async def page(
    context: Context,
    reader: Reader,
    whose: HistoryFilter,
    *,
    before: HistoryKey | None = None,
    after: HistoryKey | None = None,
) -> HistoryPage:
    """Returns the parties just older than ``before`` or just newer than ``after``; without either, the newest."""
    return await context.database.read(lambda tx: _page(tx, reader, whose, before, after))


def _page(
    tx: Transaction, reader: Reader, whose: HistoryFilter, before: HistoryKey | None, after: HistoryKey | None
) -> HistoryPage:
    guild, user, other = reader.guild_between(whose.user, whose.other), whose.user, whose.other
    if after is not None:
        found = results.of_user_after(tx, user, after, other=other, guild=guild, most=PAGE + 1)
        if len(found) >= PAGE:
            return HistoryPage(whose, tuple(map(_line, found[-PAGE:])), len(found) > PAGE, has_older=True)
        # Fewer newer parties than a page: the newest page repeats some parties.
        before = None
    found = results.of_user(tx, user, other=other, guild=guild, before=before, most=PAGE + 1)
    return HistoryPage(whose, tuple(map(_line, found[:PAGE])), before is not None, len(found) > PAGE)


def _line(result: Result) -> HistoryLine:
    if result.ending not in set(EndedBy):
        raise DamagedValue(f"parties.ending {result.partie}")
    rules = read_rules(result.rules, result.options, f"parties.rules {result.partie}")
    return HistoryLine(result, rules, _change(result))


def _change(result: Result) -> float | None:
    before = START if result.number == 1 else result.rating_before
    return None if result.rating is None or before is None else result.rating - before
