"""Checks what is stored of people, servers and challenges. Nothing else says what is right, so nothing is repaired."""

import re
from collections.abc import Iterator
from typing import Final
from zoneinfo import available_timezones

from bot.services.core.clock import PACES, zone_of
from bot.services.health.checks import Finding, Problem
from data.store import integrity
from data.store.transaction import Transaction

_QUIET: Final = re.compile(r"(?:[01]?\d|2[0-3])-(?:[01]?\d|2[0-3])")


def check_people(tx: Transaction) -> list[Finding]:
    """The problems of settings and challenges."""
    return [*_settings(tx), *_challenges(tx)]


def _settings(tx: Transaction) -> Iterator[Finding]:
    for user, quiet, zone in integrity.clock_settings(tx):
        if quiet and not _is_quiet(quiet):
            yield Finding(Problem.SETTING, detail=f"users.quiet {user}")
        if not _is_zone(zone):
            yield Finding(Problem.SETTING, detail=f"users.zone {user}")
    for table, row, pace in integrity.paces(tx):
        if pace not in PACES:
            yield Finding(Problem.SETTING, detail=f"{table}.pace {row}")


def _is_quiet(text: str) -> bool:
    start, _, end = text.partition("-")
    return _QUIET.fullmatch(text) is not None and int(start) != int(end)


def _is_zone(name: str) -> bool:
    # A zone that another machine knew may be missing here, but its name has the form of one.
    return zone_of(name).key == name or name in available_timezones()


def _challenges(tx: Transaction) -> Iterator[Finding]:
    for challenge in integrity.broken_challenges(tx):
        yield Finding(Problem.CHALLENGE, detail=str(challenge))
