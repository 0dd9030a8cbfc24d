"""Checks the values that belong to no single partie. Nothing could restore them, so none of them is repaired."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final
from zoneinfo import available_timezones

from bot.admin.health.checks import Finding, Problem
from bot.features.clocks import idle_parties
from bot.features.daily import days
from bot.features.lessons.lesson_files import LESSONS
from bot.features.par import service as par
from bot.features.problems import service as problems
from bot.features.problems import training
from bot.model.challenges import Challenge
from bot.model.clocks import DAY, PACES
from bot.model.quiet_hours import quiet_hours
from bot.model.still_times import weekdays, zone_of
from bot.piquet.proof import VERSION, commitment_to, is_hash
from bot.runtime import direct_messages
from bot.runtime.replay import UnknownRules, read_rules
from data import challenges, daily, deal_secrets, forgetting, stored_forms
from data.store import integrity
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_LANGUAGE: Final = re.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
FOR_EVER: Final = 2**62
"""A time later than any challenge expires."""
FAR: Final = 60 * DAY
"""Seconds in which all that waits for its time is due: the longest wait is for the end of a vacation."""


def check_forms(tx: Transaction, now: int) -> list[Finding]:
    """The problems of settings and challenges, and each value in a form that no version of the bot writes."""
    shared = [Finding(Problem.SHARED_DM, detail=str(user)) for user in integrity.shared_dms(tx)]
    places = (*_unreadable(tx), *_unknown(tx), *_impossible(tx, now), *_misplaced(tx))
    forms = [Finding(Problem.VALUE, detail=place) for place in places]
    return [*_settings(tx), *_server_settings(tx), *_challenges(tx), *shared, *forms]


def _settings(tx: Transaction) -> Iterator[Finding]:
    for user, quiet, zone in stored_forms.clock_settings(tx):
        if quiet and quiet_hours(quiet) is None:
            yield Finding(Problem.SETTING, detail=f"users.quiet {user}")
        if not _is_zone(zone):
            yield Finding(Problem.SETTING, detail=f"users.zone {user}")
    for user, rest, zone in stored_forms.rest_settings(tx):
        if rest and not weekdays(rest):
            yield Finding(Problem.SETTING, detail=f"rest_days.days {user}")
        if not _is_zone(zone):
            yield Finding(Problem.SETTING, detail=f"rest_days.zone {user}")
    for table, row, pace in stored_forms.paces(tx):
        if pace not in PACES:
            yield Finding(Problem.SETTING, detail=f"{table}.pace {row}")


def _server_settings(tx: Transaction) -> Iterator[Finding]:
    for guild, zone in stored_forms.server_zones(tx):
        if not _is_zone(zone):
            yield Finding(Problem.SETTING, detail=f"guilds.daily_zone {guild}")


def _is_zone(name: str) -> bool:

    return zone_of(name).key == name or name in available_timezones()


def _challenges(tx: Transaction) -> Iterator[Finding]:
    for number in integrity.broken_challenges(tx):
        yield Finding(Problem.CHALLENGE, detail=str(number))
    for challenge in challenges.expired_challenges(tx, FOR_EVER):
        if not _can_be_accepted(challenge):
            yield Finding(Problem.CHALLENGE, detail=str(challenge.id))
        yield from _promise_problems(tx, challenge)
    for number in integrity.needless_secrets(tx):
        yield Finding(Problem.PROMISE, detail=str(number))


def _promise_problems(tx: Transaction, challenge: Challenge) -> Iterator[Finding]:
    try:
        kept = _has_its_secret(tx, challenge)
    except DamagedValue as damaged:
        yield Finding(Problem.VALUE, detail=str(damaged))
        return
    if not kept:
        yield Finding(Problem.PROMISE, detail=str(challenge.id))


def _has_its_secret(tx: Transaction, challenge: Challenge) -> bool:
    """True if the challenge has the secret it is committed to, or is not committed to one."""
    if not challenge.commitment:
        return True
    kept = deal_secrets.secret_of(tx, challenge.id)
    if kept is None or kept.version != VERSION:
        return False
    return challenge.commitment == commitment_to(str(challenge.id), kept.secret)


def _can_be_accepted(challenge: Challenge) -> bool:
    try:
        read_rules(challenge.rules, challenge.options, f"challenges.rules {challenge.id}")
    except UnknownRules:
        return False
    people = (None, challenge.challenger, challenge.opponent)
    named = (challenge.opponent is None) == (challenge.opponent_name is None)
    return challenge.first_dealer in people and challenge.opponent != challenge.challenger and named


def _unreadable(tx: Transaction) -> Iterator[str]:
    """Yields the place of each value that its reader refuses."""
    readers: Iterable[Callable[[Transaction], object]] = (
        forgetting.number_forgotten,
        forgetting.disguise_key,
        idle_parties.last_asked,
        direct_messages.last_turns,
        *(_reads_terms(*terms) for terms in stored_forms.closed_terms(tx)),
    )
    for read in readers:
        try:
            read(tx)
        except DamagedValue as damaged:
            yield str(damaged)


def _reads_terms(challenge: int, rules: str, options: str) -> Callable[[Transaction], object]:
    return lambda _: read_rules(rules, options, f"challenges.rules {challenge}")


def _unknown(tx: Transaction) -> Iterator[str]:
    """Yields the place of each unknown name, number and id."""
    for column, row, language in stored_forms.languages(tx):
        if _LANGUAGE.fullmatch(language) is None:
            yield f"{column} {row}"
    known = {lesson.name for lesson in LESSONS}
    for user, name in stored_forms.lessons(tx):
        if name not in known:
            yield f"lessons.lesson {user}"
    for user, number in stored_forms.problems(tx):
        if not problems.exists(number):
            yield f"problem_answers.problem {user}"
    yield from training.faults(tx)
    # A pack must not be named: its deal may be in play.
    for number, kept in enumerate(stored_forms.pars(tx), 1):
        if not par.is_sound(kept):
            yield f"pars.pack, row {number}"
    in_play = daily.days_in_play(tx)
    for chain in daily.chains(tx):
        yield from days.faults(chain, daily.days_of(tx, chain.guild), in_play)


def _impossible(tx: Transaction, now: int) -> Iterator[str]:
    """Yields the place of each value that the bot never stores where it is."""
    for user, key in stored_forms.word_keys(tx):
        if not is_hash(key):
            yield f"day_words.key {user}"
    for column, row in stored_forms.impossible(tx, now + FAR):
        yield f"{column} {row}"


def _misplaced(tx: Transaction) -> Iterator[str]:
    try:
        found = forgetting.misplaced_ids(tx)
    except DamagedValue:
        return  # _unreadable reports the counter
    for column, user in found:
        yield f"{column} {user}"
