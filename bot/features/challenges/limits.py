from bot.model import errors
from bot.model.house_seats import is_house
from bot.model.ids import PRIVATE
from bot.model.servers import Guild
from data import challenges, parties, servers
from data.players import blocks
from data.store.transaction import Transaction

MINUTE = 60
MOST_WITH_THE_HOUSE = 5
"""The most parties against the house that a person may have in play."""
MOST_WAITING = 10
"""The most open challenges that may await one person's answer."""
NO_PING_FOR = 60 * 60
"""Seconds after a failed challenge before its opponent is pinged again."""


def check_challenge(tx: Transaction, guild: int, challenger: int, opponent: int | None, now: int) -> None:
    """Raises HaveBlocked, ManyToOne, ManyChallenges, ManyParties or Unavailable if a new challenge is not allowed."""
    limits = servers.get_server(tx, guild)
    if opponent is not None:
        if blocks.has_blocked(tx, challenger, opponent):
            raise errors.HaveBlocked
        made = len(challenges.open_between(tx, challenger, opponent, now))
        if made >= limits.challenges_to_one:
            raise errors.ManyToOne(number=made)
    check_open(tx, guild, challenger, now)
    _check_own_parties(tx, limits, challenger)
    if opponent is not None and (
        not _is_available(tx, limits, opponent, challenger)
        or challenges.number_open_to(tx, opponent, now) >= MOST_WAITING
    ):
        raise errors.Unavailable


def check_open(tx: Transaction, guild: int, challenger: int, now: int) -> None:
    """Raises ManyChallenges if the challenger has too many open challenges on the server."""
    made = challenges.number_open_in(tx, challenger, guild, now)
    if made >= servers.get_server(tx, guild).open_challenges:
        raise errors.ManyChallenges(number=made, place=_place(guild))


def check_partie(tx: Transaction, guild: int, user: int, other: int, now: int) -> None:
    """Raises ManyWithTheHouse, HaveBlocked, ManyParties, Unavailable or ManyTables if a new partie is not allowed."""
    limits = servers.get_server(tx, guild)
    if is_house(other):
        with_house = sum(row.house is not None and row.day is None for row in parties.ongoing_of(tx, user))
        if with_house >= MOST_WITH_THE_HOUSE:
            raise errors.ManyWithTheHouse(number=with_house)
    if blocks.has_blocked(tx, user, other):
        raise errors.HaveBlocked
    _check_own_parties(tx, limits, user)
    if not is_house(other) and not _is_available(tx, limits, other, user):
        raise errors.Unavailable
    if guild == PRIVATE:
        begun = parties.number_begun_by(tx, user, guild, now - MINUTE, now)
    else:
        begun = parties.number_begun(tx, guild, now - MINUTE, now)
    if begun >= limits.tables_a_minute:
        raise errors.ManyTables(number=begun, place=_place(guild))


def pings(tx: Transaction, challenger: int, opponent: int | None, now: int) -> bool:
    return opponent is None or not challenges.has_pinged(tx, challenger, opponent, now - NO_PING_FOR)


def _check_own_parties(tx: Transaction, limits: Guild, user: int) -> None:
    number = parties.number_in_play(tx, user, limits.id)
    if number >= limits.parties_each:
        raise errors.ManyParties(number=number, place=_place(limits.id))


def _place(guild: int) -> str:
    return "private" if guild == PRIVATE else "server"


def _is_available(tx: Transaction, limits: Guild, user: int, other: int) -> bool:
    # Always reads both, so that the response time does not reveal a block.
    blocked, number = blocks.has_blocked(tx, user, other), parties.number_in_play(tx, user, limits.id)
    return not blocked and number < limits.parties_each
