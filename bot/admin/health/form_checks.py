"""Checks the forms of stored values that belong to no single partie. Nothing says what is right: none is repaired."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from bot.admin.health.checks import Finding, Problem
from bot.features.clocks import idle_parties
from bot.features.lessons import service as lessons
from bot.features.problems import service as problems
from bot.runtime import dm_turns
from bot.runtime.replay import read_rules
from data import forgetting, stored_forms
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

_LANGUAGE: Final = re.compile("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def check_forms(tx: Transaction) -> list[Finding]:
    """A finding for each value of a form in which no version of the bot writes it."""
    return [Finding(Problem.VALUE, detail=place) for place in (*_unreadable(tx), *_unknown(tx))]


def _unreadable(tx: Transaction) -> Iterator[str]:
    """The places of what a reader refuses."""
    readers: Iterable[Callable[[Transaction], object]] = (
        forgetting.number_forgotten,
        forgetting.disguise_key,
        idle_parties.last_asked,
        dm_turns.last_turns,
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
    """The places of names, numbers and ids that nothing has."""
    for column, row, language in stored_forms.languages(tx):
        if _LANGUAGE.fullmatch(language) is None:
            yield f"{column} {row}"
    known = {lesson.name for lesson in lessons.LESSONS}
    for user, name in stored_forms.lessons(tx):
        if name not in known:
            yield f"lessons.lesson {user}"
    for user, number in stored_forms.problems(tx):
        if not problems.exists(number):
            yield f"problem_answers.problem {user}"
    yield from _misplaced(tx)


def _misplaced(tx: Transaction) -> Iterator[str]:
    try:
        found = forgetting.misplaced_ids(tx)
    except DamagedValue:
        return  # the counter is among the unreadable
    for column, user in found:
        yield f"{column} {user}"
