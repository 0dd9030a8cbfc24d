"""Checks stored values that cannot be derived: settings, challenges, secrets, daily deals. Repairs none."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from zoneinfo import available_timezones

from bot.admin.doctor.findings import Damage, damaged
from bot.features.clocks import idle_parties
from bot.features.daily import days
from bot.features.lessons.lesson_files import LESSONS
from bot.features.par import service as par
from bot.features.parties.imported_rows import is_record
from bot.features.problems import service as problems
from bot.features.problems import training
from bot.model.challenges import Challenge
from bot.model.clock_pauses import quiet_hours, weekdays, zone_of
from bot.model.clocks import DAY, PACES
from bot.piquet.house.levels.engine_number import is_engine
from bot.piquet.proof import VERSION, commitment_to, is_hash
from bot.runtime.replay import UnknownRules, read_rules
from data import challenges, daily, deal_secrets, forgetting, stored_forms
from data.store import integrity
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

FOR_EVER: Final = 2**62
"""A Unix time after every challenge's expiry."""
FAR: Final = 60 * DAY
"""The most seconds that a stored time may lie ahead, at the end of a vacation."""
_LANGUAGE: Final = re.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_LESSONS: Final = frozenset(lesson.name for lesson in LESSONS)


def _is_zone(name: str) -> bool:
    return zone_of(name).key == name or name in available_timezones()


_FORMS: Final[Mapping[tuple[str, str, str, str], Callable[[Any], bool]]] = {
    ("users", "locale", "id", "1 = 1"): lambda name: bool(_LANGUAGE.fullmatch(name)),
    ("users", "language", "id", "language <> ''"): lambda name: bool(_LANGUAGE.fullmatch(name)),
    ("users", "quiet", "id", "quiet <> ''"): lambda quiet: quiet_hours(quiet) is not None,
    ("users", "zone", "id", "1 = 1"): _is_zone,
    ("rest_days", "days", "user", "days <> ''"): lambda rest: bool(weekdays(rest)),
    ("rest_days", "zone", "user", "1 = 1"): _is_zone,
    ("guilds", "language", "id", "language <> ''"): lambda name: bool(_LANGUAGE.fullmatch(name)),
    ("guilds", "daily_zone", "id", "1 = 1"): _is_zone,
    ("guilds", "pace", "id", "pace IS NOT NULL"): lambda pace: pace in PACES,
    ("challenges", "pace", "id", "pace IS NOT NULL AND state = 'open'"): lambda pace: pace in PACES,
    ("parties", "pace", "id", "pace IS NOT NULL AND ended_at IS NULL"): lambda pace: pace in PACES,
    ("actions", "engine", "partie", "engine IS NOT NULL"): is_engine,
    ("lessons", "lesson", "user", "1 = 1"): lambda name: name in _LESSONS,
    ("problem_answers", "problem", "user", "1 = 1"): problems.exists,
    ("day_words", "key", "user", "1 = 1"): is_hash,
    ("brought", "record", "id", "1 = 1"): is_record,
}
"""Tests of stored values by (table, column, row key, SQL condition)."""


def check_forms(tx: Transaction, now: int) -> Iterator[Damage]:
    """Yields stored values that no bot version writes, and faulty challenges and DM channels."""
    for (table, column, key, where), is_sound in _FORMS.items():
        for row, value in stored_forms.values(tx, table, column, key, where):
            if not is_sound(value):
                yield damaged(f"{table}.{column} {row}")
    for column, row in stored_forms.impossible(tx, now + FAR):
        yield damaged(f"{column} {row}")
    yield from map(damaged, _unreadable(tx))
    for user in integrity.shared_dms(tx):
        yield damaged(f"seats.hand_channel {user}", "this person's DM channel is also another person's or a server's")
    yield from _challenges(tx)


def _unreadable(tx: Transaction) -> Iterator[str]:
    readers: tuple[Callable[[Transaction], object], ...] = (
        forgetting.disguise_key,
        idle_parties.last_asked,
    )
    for read in readers:
        try:
            read(tx)
        except DamagedValue as value:
            yield str(value)
    try:
        yield from (f"{column} {user}" for column, user in forgetting.misplaced_ids(tx))
    except DamagedValue as value:
        yield str(value)
    for challenge, rules, options in stored_forms.terms(tx):
        try:
            read_rules(rules, options, f"challenges.rules {challenge}")
        except UnknownRules as value:
            yield str(value)
    yield from training.faults(tx)
    # A pack must not be named: its deal may be in play.
    yield from (f"pars.pack, row {at}" for at, row in enumerate(stored_forms.pars(tx), 1) if not par.is_sound(row))
    in_play = daily.days_in_play(tx)
    for chain in daily.chains(tx):
        yield from days.faults(chain, daily.days_of(tx, chain.guild), in_play)


def _challenges(tx: Transaction) -> Iterator[Damage]:
    for number in integrity.broken_challenges(tx):
        yield damaged(f"challenges.partie {number}", "it does not match its state or its partie")
    for number in integrity.needless_secrets(tx):
        yield damaged(f"deal_secrets.secret {number}", "its challenge came to nothing, so it should have been deleted")
    for challenge in challenges.expired_challenges(tx, FOR_EVER):
        people = (None, challenge.challenger, challenge.opponent)
        is_named = (challenge.opponent is None) == (challenge.opponent_name is None)
        if challenge.first_dealer not in people or challenge.opponent == challenge.challenger or not is_named:
            yield damaged(f"challenges.opponent {challenge.id}", "nobody could accept it")
        try:
            if not _has_its_secret(tx, challenge):
                yield damaged(
                    f"deal_secrets.secret {challenge.id}", "it is not the one that the challenge is committed to"
                )
        except DamagedValue as value:
            yield damaged(str(value))


def _has_its_secret(tx: Transaction, challenge: Challenge) -> bool:
    if not challenge.commitment:
        return True
    kept = deal_secrets.secret_of(tx, challenge.id)
    if kept is None or kept.version != VERSION:
        return False
    return challenge.commitment == commitment_to(str(challenge.id), kept.secret)
