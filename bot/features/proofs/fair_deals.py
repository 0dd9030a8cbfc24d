"""The promise of fair deals for a challenge, partie or day, shown on the page *Fair deals*.

This module reads no secret, except a closed day's public secret.
"""

from dataclasses import dataclass
from typing import Self

from bot.features.daily import channel, days
from bot.features.daily.service import Day
from bot.kit.names import names, plain
from bot.model import errors
from bot.model.challenges import Challenge
from bot.model.sight import Sight
from bot.piquet.proof import shown_key
from bot.piquet.proof_check import Claim
from bot.runtime.context import Context
from data import daily
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class FairDeals:
    """The promise of fair deals for a challenge or partie, as one reader may see it.

    ``people`` has each player's name and the key (hash) of their cut words, "" without words; the house is left out.
    ``seat`` is the reader's index in ``people``. ``cuts`` is the challenge that now takes the reader's cut words.
    ``sight`` is the public view. ``forwards``: the challenge's message can be forwarded as evidence.
    """

    commitment: str
    people: tuple[tuple[str, str], ...]
    seat: int | None
    house: bool
    cuts: int | None = None
    sight: Sight | None = None
    forwards: bool = True

    @classmethod
    def of_challenge(cls, challenge: Challenge, user: int, now: int) -> Self:
        """Raises ChallengeClosed for a failed challenge."""
        if challenge.partie is None and not challenge.is_open(now):
            raise errors.ChallengeClosed(state=challenge.state.value)
        players = [(challenge.challenger, challenge.challenger_name, challenge.cut_words)]
        if challenge.opponent is not None and not challenge.against_house:
            players.append((challenge.opponent, challenge.opponent_name or "", challenge.opponent_cut_words))
        seat = next((at for at, player in enumerate(players) if player[0] == user), None)
        may_cut = challenge.is_open(now) and (seat is not None or challenge.opponent is None)
        people = tuple((plain(name), shown_key(words)) for _, name, words in players)
        return cls(
            challenge.commitment,
            people,
            seat,
            challenge.against_house,
            challenge.id if may_cut and challenge.commitment else None,
            forwards=challenge.can_be_forwarded,
        )

    @classmethod
    def of_partie(cls, sight: Sight, user: int) -> Self:
        """Builds the promise from a partie's public view."""
        seats = [seat for seat in (0, 1) if seat != sight.people.house]
        mine = [at for at, seat in enumerate(seats) if sight.people.users[seat] == user]
        people = tuple((names(sight)[seat], sight.keys[seat]) for seat in seats)
        house = sight.people.house is not None
        forwards = not (house and sight.location.is_private)
        return cls(sight.commitment, people, mine[0] if mine else None, house, sight=sight, forwards=forwards)

    @property
    def claim(self) -> Claim | None:
        """How well the cut words given so far protect the reader. None for an onlooker, even one who may accept."""
        if self.seat is None:
            return None
        if not self.people[self.seat][1]:
            return Claim.SECRET_FIRST
        # The house gives no words, so its only opponent's words are the last.
        return Claim.WORDS_LAST if self.seat == 1 or self.house else Claim.WORDS_FIRST


@dataclass(frozen=True, slots=True)
class FairDay:
    """The promise of fair deals for a server day: the commitment, and the keys (hashes) of people's cut words.

    ``opens_at`` is when the server's first day begins, None once no more words are taken. ``late``: the commitment was
    posted after the day began. ``secret`` is None until the day is closed.
    """

    guild: int
    number: int
    commitment: str
    keys: tuple[str, ...]
    opens_at: int | None = None
    late: bool = False
    secret: str | None = None


async def fair_day(context: Context, guild: int, number: int) -> FairDay:
    """Returns a day's promise, also for the coming first day. Raises NoSuchDay."""

    def work(tx: Transaction) -> FairDay:
        day, chain = daily.day_numbered(tx, guild, number), daily.chain_of(tx, guild)
        if day is not None:
            late = chain is not None and chain.first_day == number and channel.is_late(tx, day)
            shown = Day.of(day)
            return FairDay(guild, number, shown.commitment, shown.words, None, late, shown.secret)
        if chain is None or chain.first_day != number:
            raise errors.NoSuchDay
        given = tuple(key for _, key in daily.words_given(tx, guild))
        may_give = len(given) < days.MOST_WORDS and days.takes_words(tx, chain, context.clock())
        return FairDay(guild, number, chain.anchor, given, chain.opens_at if may_give else None)

    return await context.database.read(work)
