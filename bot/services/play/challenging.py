"""Challenges: made, accepted, declined, withdrawn, expired; and the partie that comes of one."""

import json
from dataclasses import replace
from itertools import pairwise

from bot.piquet.cards import write_cards
from bot.piquet.partie import cut_won_by
from bot.piquet.rules import Rules, rules_of
from bot.services.core import errors, turn_clock
from bot.services.core.context import Context
from bot.services.core.house_seats import is_house, level_of, user_of, wants_to_deal
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.notices import HANDS
from bot.services.play.deciding import first_deal
from data import challenges, guilds, outbox, parties, users
from data.challenges import Challenge, ChallengeState
from data.outbox import Place
from data.outbox_messages import NewHand, OpenTable
from data.parties import PartieId
from data.store.transaction import Transaction

__all__ = [
    "Challenge",
    "ChallengeState",
    "accept",
    "against_house",
    "challenge",
    "challenge_house",
    "decline",
    "get",
    "is_in_play",
    "let_house",
    "open_to_house",
    "posted",
    "rematch",
    "rules_offered",
    "withdraw",
]

MOST_WITH_THE_HOUSE = 5
"""So many parties against the house a person may have in play: it never says that these are enough."""
POSTING = 5
"""So long what comes of a challenge to the house waits for its message, on which the table's thread is made: seconds,
more than Discord waits for an answer to a command."""
LASTS = 24 * 60 * 60
"""How long a challenge stays open, in seconds."""


async def challenge(
    context: Context,
    request: int,
    *,
    guild: int,
    channel: int,
    challenger: tuple[int, str],
    opponent: tuple[int, str] | None,
    rules: Rules,
    pace: int | None = None,
    rated: bool | None = None,
    first_dealer: int | None = None,
) -> Challenge:
    """Opens a challenge to a person, or to anyone. People are user and name; ``pace`` is in seconds, None for none.

    ``rated``: None for as it is by custom, rated, and friendly where the house has shortened the partie.
    Raises AgainstYourself or TooShortToRate.

    ``request`` is the number of what asks for it; the same one again gets the same challenge.
    """
    if opponent and opponent[0] == challenger[0]:
        raise errors.AgainstYourself
    if rated and rules.shortened:
        raise errors.TooShortToRate
    now = context.clock()
    return await context.database.write(
        lambda tx: challenges.add_challenge(
            tx,
            request,
            guild=guild,
            channel=channel,
            challenger=challenger[0],
            challenger_name=challenger[1],
            opponent=opponent[0] if opponent else None,
            opponent_name=opponent[1] if opponent else None,
            rules=rules.name,
            options=json.dumps(rules.options),
            pace=pace,
            rated=not rules.shortened if rated is None else rated,
            first_dealer=first_dealer,
            made_at=now,
            expires_at=now + LASTS,
        )
    )


async def challenge_house(
    context: Context,
    request: int,
    *,
    guild: int,
    channel: int,
    challenger: tuple[int, str],
    house: tuple[str, str],
    rules: Rules,
    rated: bool | None = None,
    first_dealer: int | None = None,
) -> Challenge:
    """A challenge to the house, taken up as it is made: the partie begins, without a clock.

    ``house`` is its level, and how it is called. What comes of it waits in the outbox until the challenge is
    ``posted``, and ``begun``. Raises TooShortToRate, ManyWithTheHouse or OutOfTheServer.
    """
    if rated and rules.shortened:
        raise errors.TooShortToRate
    now, user = context.clock(), user_of(house[0])

    def work(tx: Transaction) -> Challenge:
        offer = challenges.add_challenge(
            tx,
            request,
            guild=guild,
            channel=channel,
            challenger=challenger[0],
            challenger_name=challenger[1],
            opponent=user,
            opponent_name=house[1],
            rules=rules.name,
            options=json.dumps(rules.options),
            rated=not rules.shortened if rated is None else rated,
            first_dealer=first_dealer,
            made_at=now,
            expires_at=now + LASTS,
        )
        return offer if offer.partie is not None else _take_up(tx, context, offer, (user, house[1]))

    return await context.database.write(work)


async def open_to_house(context: Context, challenge: int, user: int) -> Challenge:
    """The challenge, if its challenger may play the house instead. Raises as ``let_house`` does."""
    offer = await context.database.read(lambda tx: _own(tx, challenge, user))
    _check_open(offer, context.clock())
    return offer


async def is_in_play(context: Context, challenge: Challenge) -> bool:
    """Whether the partie that came of a challenge is not over."""

    def work(tx: Transaction) -> bool:
        row = parties.get_partie(tx, challenge.partie) if challenge.partie is not None else None
        return row is not None and row.ended_at is None

    return await context.database.read(work)


async def let_house(context: Context, challenge: int, user: int, house: tuple[str, str]) -> Challenge:
    """The challenger plays the house, of this level and name, instead of waiting for somebody; without a clock.

    Raises NoSuchChallenge, NotYours, ChallengeClosed, ManyWithTheHouse or OutOfTheServer.
    """

    def work(tx: Transaction) -> Challenge:
        offer = _own(tx, challenge, user)
        if offer.partie is not None and offer.opponent == user_of(house[0]):
            return offer
        _check_open(offer, context.clock())
        return _take_up(tx, context, replace(offer, pace=None), (user_of(house[0]), house[1]))

    return await context.database.write(work)


def _take_up(tx: Transaction, context: Context, offer: Challenge, house: tuple[int, str]) -> Challenge:
    mine = [row for row in parties.ongoing_of(tx, offer.challenger) if row.house is not None]
    if len(mine) >= MOST_WITH_THE_HOUSE:
        raise errors.ManyWithTheHouse(number=len(mine))
    return _accepted(tx, context, offer, house, told_in=0 if offer.message is not None else POSTING)


def against_house(challenge: Challenge) -> bool:
    """Whether it is the house that is challenged, or has taken the seat."""
    return challenge.opponent is not None and is_house(challenge.opponent)


async def posted(context: Context, challenge: int, message: int) -> None:
    """Keeps which message shows a challenge; the table, if it waits for that, may stand under it."""

    def work(tx: Transaction) -> None:
        challenges.set_message(tx, challenge, message)
        if (offer := challenges.get_challenge(tx, challenge)) and offer.partie is not None:
            outbox.hasten_all(tx, offer.partie, context.clock())

    await context.database.write(work)


async def get(context: Context, challenge: int) -> Challenge:
    """The challenge. Raises NoSuchChallenge."""
    return await context.database.read(lambda tx: _get(tx, challenge))


async def accept(context: Context, challenge: int, user: int, name: str, message: int | None = None) -> Challenge:
    """Takes the challenge up: the partie begins. Accepting again what one has accepted changes nothing.

    ``message`` is where it was accepted: it is kept where the bot never heard that the challenge had arrived.
    Raises NoSuchChallenge, NotForYou, AgainstYourself, ChallengeClosed or OutOfTheServer.
    """

    def work(tx: Transaction) -> Challenge:
        offer = _get(tx, challenge)
        if user == offer.challenger:
            raise errors.AgainstYourself
        if offer.state is ChallengeState.ACCEPTED and offer.opponent == user:
            return offer
        # He who comes too late for an open seat finds another in it: that it is taken is the reason, and not for whom.
        _check_open(offer, context.clock())
        if offer.opponent not in (None, user):
            raise errors.NotForYou
        if offer.message is None and message is not None:
            challenges.set_message(tx, offer.id, message)
        return _accepted(tx, context, offer, (user, name))

    return await context.database.write(work)


async def decline(context: Context, challenge: int, user: int) -> Challenge:
    """The person challenged says no. Raises NoSuchChallenge, NotForYou or ChallengeClosed."""
    return await _close(context, challenge, ChallengeState.DECLINED, user)


async def withdraw(context: Context, challenge: int, user: int) -> Challenge:
    """The challenger takes it back. Raises NoSuchChallenge, NotYours or ChallengeClosed."""
    return await _close(context, challenge, ChallengeState.WITHDRAWN, user)


async def rematch(context: Context, request: int, partie_id: PartieId, user: int, channel: int) -> Challenge:
    """Challenges the opponent of a finished partie again, the other dealing first; the house takes it up at once.

    Raises NoSuchPartie, NotSeated, PartieInPlay, ManyWithTheHouse or OutOfTheServer.
    """
    loaded = await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock()))
    seat = loaded.seat_of(user)
    if loaded.row.ended_at is None:
        raise errors.PartieInPlay
    mine, theirs = loaded.seats[seat], loaded.seats[1 - seat]
    dealer = None if loaded.row.first_dealer is None else loaded.seats[1 - loaded.row.first_dealer].user
    if level := level_of(theirs.user):
        return await challenge_house(
            context,
            request,
            guild=loaded.row.guild,
            channel=channel,
            challenger=(user, mine.name),
            house=(level, theirs.name),
            rules=loaded.rules,
            rated=bool(loaded.row.rated),
            first_dealer=dealer,
        )
    return await challenge(
        context,
        request,
        guild=loaded.row.guild,
        channel=channel,
        challenger=(user, mine.name),
        opponent=(theirs.user, theirs.name),
        rules=loaded.rules,
        pace=loaded.row.pace,
        rated=bool(loaded.row.rated),
        first_dealer=dealer,
    )


def _get(tx: Transaction, challenge: int) -> Challenge:
    offer = challenges.get_challenge(tx, challenge)
    if offer is None:
        raise errors.NoSuchChallenge
    return offer


def _own(tx: Transaction, challenge: int, user: int) -> Challenge:
    """His own challenge. Raises NoSuchChallenge or NotYours."""
    offer = _get(tx, challenge)
    if user != offer.challenger:
        raise errors.NotYours
    return offer


def _check_open(offer: Challenge, now: int) -> None:
    if offer.state is not ChallengeState.OPEN:
        raise errors.ChallengeClosed(state=offer.state.value)
    if offer.expires_at <= now:
        raise errors.ChallengeClosed(state=ChallengeState.EXPIRED.value)


async def _close(context: Context, challenge: int, state: ChallengeState, user: int) -> Challenge:
    def work(tx: Transaction) -> Challenge:
        offer = _get(tx, challenge)
        if state is ChallengeState.WITHDRAWN and user != offer.challenger:
            raise errors.NotYours
        if state is ChallengeState.DECLINED and user != offer.opponent:
            raise errors.NotForYou
        if offer.state is not state:
            _check_open(offer, context.clock())
            challenges.close_challenge(tx, offer.id, state)
        return _get(tx, challenge)

    return await context.database.write(work)


def _accepted(tx: Transaction, context: Context, offer: Challenge, by: tuple[int, str], told_in: int = 0) -> Challenge:
    """The challenge, taken up by a user of this name: the partie begins."""
    user, name = by
    partie = _begin(tx, context, offer, by, told_in)
    challenges.close_challenge(tx, offer.id, ChallengeState.ACCEPTED, partie=partie, opponent=user, opponent_name=name)
    return _get(tx, offer.id)


def _begin(
    tx: Transaction, context: Context, offer: Challenge, opponent: tuple[int, str], told_in: int = 0
) -> PartieId:
    """The partie of a challenge: the cut, the deal or the choice of it, and what is told of them, in some seconds."""
    if guilds.get_guild(tx, offer.guild).left_at is not None:
        # Nothing of it would reach anybody, and none of its clocks stand still with the others there.
        raise errors.OutOfTheServer
    now = context.clock()
    people, rules = (offer.challenger, opponent[0]), rules_offered(offer)
    cut, winner = ("", people.index(offer.first_dealer)) if offer.first_dealer in people else _cut(context, rules)
    # In Counterpique the lower card deals; in every other set the higher has the choice.
    may_choose = bool(cut) and not rules.auction
    asked = may_choose and users.get_user(tx, people[winner]).asks_deal
    # To deal first is to be elder last; in a single deal it is to be younger, and he who chooses is elder.
    dealer = 1 - winner if cut and rules.deals == 1 else winner
    if may_choose and is_house(people[winner]):
        dealer = winner if wants_to_deal(rules) else 1 - winner
    row = parties.add_partie(
        tx,
        guild=offer.guild,
        channel=offer.channel,
        rules=offer.rules,
        options=offer.options,
        cut=cut,
        users=people,
        names=(offer.challenger_name, opponent[1]),
        began_at=now,
        chooser=winner if asked else None,
        to_act=winner if asked else None,
        challenge=offer.id,
        pace=offer.pace,
        rated=bool(offer.rated),
        house=next((seat for seat, user in enumerate(people) if is_house(user)), None),
    )
    if asked:
        parties.set_clock(tx, row.id, turn_clock.wound(tx, row, users.get_user(tx, people[winner]), now))
    else:
        first_deal(tx, context, LoadedPartie.load(tx, row.id, now), dealer)
    outbox.tell(tx, row.id, Place.TABLE, OpenTable(), first_seq=0, last_seq=0, now=now + told_in)
    for place in HANDS:
        outbox.tell(tx, row.id, place, NewHand(), first_seq=0, last_seq=0, now=now + told_in)
    return row.id


def rules_offered(offer: Challenge) -> Rules:
    """What a challenge asks to play."""
    return rules_of(offer.rules, json.loads(offer.options))


def _cut(context: Context, rules: Rules) -> tuple[str, int]:
    """Both cut until the cards differ, and who has cut the better one."""
    pack = context.shuffled()
    cuts = []
    for pair in list(pairwise(pack))[::2]:
        cuts.append(write_cards(pair))
        if pair[0].rank != pair[1].rank:
            return " / ".join(cuts), cut_won_by(rules, pair)
    return _cut(context, rules)
