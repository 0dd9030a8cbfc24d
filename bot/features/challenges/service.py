"""Makes and answers challenges, offers rematches, begins accepted parties.

Every function can be repeated safely. Changing a challenge raises NoSuchChallenge, ChallengeClosed, NotYours or
NotForYou. Beginning a partie raises OutOfTheServer or the errors of ``limits.check_partie``.
"""

import json
from dataclasses import replace

from bot.features.challenges import limits
from bot.features.parties import packs
from bot.features.parties.beginning import begin
from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.features.results.entries import week_is_full
from bot.features.results.suggested_level import Suggestion, suggestion
from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState, Terms
from bot.model.clocks import CHALLENGE_LIFETIME
from bot.model.house_seats import is_house, level_of
from bot.model.ids import PRIVATE, PartieId, is_known
from bot.model.players import NamedPlayer
from bot.model.sight import Sight
from bot.piquet.house.players.player import wants_to_deal
from bot.piquet.proof import VERSION, commitment_to, shown_key
from bot.piquet.rules import Rules
from bot.runtime.context import Context
from bot.runtime.replay import read_rules
from data import challenges, deal_secrets, outbox, parties, servers
from data.players import users
from data.store.transaction import Transaction

POSTING = 5
"""Seconds for which the table of a public house partie waits until the challenge is posted."""


async def challenge(
    context: Context,
    request: int,
    *,
    guild: int = PRIVATE,
    channel: int = 0,
    challenger: NamedPlayer,
    opponent: NamedPlayer | None,
    terms: Terms,
    cut_first: bool | None = None,
) -> Challenge:
    """Challenges a person, the house, or anyone (None). Repeating ``request`` returns the first challenge.

    A game against the house has no clock. It begins at once or, with ``cut_first`` (None: the person's setting), when
    this module's ``deal`` is called. Its table opens once ``posted`` has stored the challenge's message. Raises
    AgainstYourself, TooShortToRate, or the errors of ``limits.check_challenge``.
    """
    if opponent and opponent.id == challenger.id:
        raise errors.AgainstYourself
    if terms.rated and terms.rules.shortened:
        raise errors.TooShortToRate
    house = opponent if opponent and is_house(opponent.id) else None
    now, secret = context.clock(), context.new_secret()
    new = challenges.NewChallenge(
        id=request,
        guild=guild,
        channel=channel,
        challenger=challenger.id,
        challenger_name=challenger.name,
        opponent=opponent.id if opponent else None,
        opponent_name=opponent.name if opponent else None,
        rules=terms.rules.name,
        options=json.dumps(terms.rules.options),
        pace=None if house else terms.pace,
        rated=not (house or terms.rules.shortened) if terms.rated is None else terms.rated,
        first_dealer=terms.first_dealer,
        made_at=now,
        expires_at=now + CHALLENGE_LIFETIME,
        commitment="" if secret is None else commitment_to(str(request), secret),
    )

    def work(tx: Transaction) -> Challenge:
        if (made := challenges.get_challenge(tx, request)) is not None:
            return made
        if house is None:
            limits.check_challenge(tx, guild, challenger.id, new.opponent, now)
            return _add(tx, new, secret)
        limits.check_partie(tx, guild, challenger.id, house.id, now)
        if users.get_user(tx, challenger.id).asks_cut if cut_first is None else cut_first:
            _withdraw_private(tx, guild, challenger.id, now)
            return _add(tx, new, secret)
        return _accept_for_house(tx, context, _add(tx, new, secret), house)

    return await context.database.write(work)


def _add(tx: Transaction, new: challenges.NewChallenge, secret: bytes | None) -> Challenge:
    pings = limits.pings(tx, new.challenger, new.opponent, new.made_at)
    added = challenges.add_challenge(tx, replace(new, pings=pings))
    if secret is not None:
        deal_secrets.add_secret(tx, new.id, VERSION, secret)
    return added


async def deal(context: Context, challenge: int, user: int, words: str = "", message: int | None = None) -> Challenge:
    """Begins a house partie, with the challenger's cut words, if any.

    ``message`` is the clicked message, stored if the challenge has none. Raises NoWords, NothingToCut, or NotOffered
    for a challenge to a person.
    """

    def work(tx: Transaction) -> Challenge:
        offer = _own(tx, challenge, user)
        if offer.partie is not None:
            return offer
        _check_open(offer, context.clock())
        if offer.opponent is None or not offer.against_house:
            raise errors.NotOffered("a person has to accept it")
        challenges.set_cut_words(tx, offer.id, _cut_for(offer, words))
        if not offer.is_private and offer.message is None and message is not None:
            challenges.set_message(tx, offer.id, message)
        house = NamedPlayer(offer.opponent, offer.opponent_name or "")
        return _accept_for_house(tx, context, _get(tx, offer.id), house)

    return await context.database.write(work)


async def cut(context: Context, challenge: int, user: int, words: str) -> Challenge:
    """Stores the challenger's cut words. Raises NoWords or NothingToCut."""

    def work(tx: Transaction) -> Challenge:
        offer = _own(tx, challenge, user)
        _check_open(offer, context.clock())
        challenges.set_cut_words(tx, offer.id, _cut_for(offer, words))
        return _get(tx, offer.id)

    return await context.database.write(work)


def _cut_for(offer: Challenge, words: str) -> str:
    found = packs.cleaned(words)
    if found and not offer.commitment:
        raise errors.NothingToCut
    return found


async def own_open(context: Context, challenge: int, user: int) -> Challenge:
    offer = await context.database.read(lambda tx: _own(tx, challenge, user))
    _check_open(offer, context.clock())
    return offer


async def is_in_play(context: Context, challenge: Challenge) -> bool:
    return challenge.partie is not None and await ended(context, challenge) is None


async def ended(context: Context, challenge: Challenge) -> Sight | None:
    """Returns the public view of the challenge's partie, or None until it is finished."""

    def work(tx: Transaction) -> Sight | None:
        row = None if challenge.partie is None else parties.get_partie(tx, challenge.partie)
        if row is None or row.ended_at is None:
            return None
        return LoadedPartie.load(tx, row.id, context.clock()).sight(None)

    return await context.database.read(work)


async def give_to_house(context: Context, challenge: int, user: int, house: NamedPlayer) -> Challenge:
    """Gives the opponent's seat to the house, and begins a private partie without a clock."""

    def work(tx: Transaction) -> Challenge:
        offer = _own(tx, challenge, user)
        if offer.partie is not None and offer.opponent == house.id:
            return offer
        _check_open(offer, context.clock())
        return _accept_for_house(tx, context, replace(offer, pace=None, guild=PRIVATE, channel=0), house)

    return await context.database.write(work)


def _withdraw_private(tx: Transaction, guild: int, user: int, now: int) -> None:
    if guild != PRIVATE:
        limits.check_open(tx, guild, user, now)
        return
    # An old private challenge may have no message left with a withdraw button, so a new one replaces it.
    for offer in challenges.open_of(tx, user):
        if offer.is_private and offer.against_house:
            challenges.close_challenge(tx, offer.id, ChallengeState.WITHDRAWN)


def _accept_for_house(tx: Transaction, context: Context, offer: Challenge, house: NamedPlayer) -> Challenge:
    limits.check_partie(tx, offer.guild, offer.challenger, house.id, context.clock())
    is_shown = offer.is_private or offer.message is not None
    return _accepted(tx, context, offer, house, delay=0 if is_shown else POSTING)


async def posted(context: Context, challenge: int, message: int, channel: int | None = None) -> None:
    """Stores the challenge's message, and releases the partie's queued messages."""

    def work(tx: Transaction) -> None:
        before = challenges.get_challenge(tx, challenge)
        # The DM channel of a person forgotten in the meantime is not stored.
        challenges.set_message(tx, challenge, message, None if before is None or before.opponent_forgotten else channel)
        if (offer := challenges.get_challenge(tx, challenge)) and offer.partie is not None:
            outbox.make_due(tx, offer.partie, context.clock())

    await context.database.write(work)


async def get(context: Context, challenge: int) -> Challenge:
    return await context.database.read(lambda tx: _get(tx, challenge))


async def last_and_next(context: Context, user: int) -> tuple[Challenge | None, Suggestion]:
    """Returns a person's newest challenge or rematch, and the suggested house level."""

    def work(tx: Transaction) -> tuple[Challenge | None, Suggestion]:
        last = challenges.last_of(tx, user)
        now = None if last is None or last.opponent is None else level_of(last.opponent)
        return last, suggestion(tx, user, now)

    return await context.database.read(work)


async def accept(
    context: Context,
    challenge: int,
    by: NamedPlayer,
    message: int | None = None,
    words: str = "",
    shown: str | None = None,
) -> Challenge:
    """Accepts the challenge and begins the partie.

    ``message`` is the clicked message, stored if the challenge has none. ``shown`` is the form's hash of the
    challenger's words, None without a form. Raises SeatWaits, OtherWords, NoWords or NothingToCut, and leaves the
    challenge open.
    """

    def work(tx: Transaction) -> Challenge:
        offer = _get(tx, challenge)
        if offer.state is ChallengeState.ACCEPTED and offer.opponent == by.id:
            return offer
        _check_acceptable(offer, by.id, context.clock())
        if offer.message is None and message is not None:
            challenges.set_message(tx, offer.id, message)
        limits.check_partie(tx, offer.guild, by.id, offer.challenger, context.clock())
        if shown is not None and shown != shown_key(offer.cut_words):
            raise errors.OtherWords(other=offer.challenger_name)
        challenges.set_opponent_cut_words(tx, offer.id, _cut_for(offer, words))
        return _accepted(tx, context, offer, by)

    return await context.database.write(work)


async def acceptable(context: Context, challenge: int, user: int) -> Challenge:
    """Returns the challenge if ``user`` may accept it. Otherwise raises the errors of ``accept``."""

    def work(tx: Transaction) -> Challenge:
        offer = _get(tx, challenge)
        _check_acceptable(offer, user, context.clock())
        limits.check_partie(tx, offer.guild, user, offer.challenger, context.clock())
        return offer

    return await context.database.read(work)


def _check_acceptable(offer: Challenge, user: int, now: int) -> None:
    if user == offer.challenger:
        raise errors.SeatWaits(anyone="yes" if offer.opponent is None else "no")
    # Checked first, so that latecomers read that the seat is taken, not that it is for another person.
    _check_open(offer, now)
    if offer.opponent not in (None, user):
        raise errors.NotForYou


async def decline(context: Context, challenge: int, user: int) -> Challenge:
    return await _close(context, challenge, ChallengeState.DECLINED, user)


async def withdraw(context: Context, challenge: int, user: int) -> Challenge:
    return await _close(context, challenge, ChallengeState.WITHDRAWN, user)


async def close_absent(context: Context, offer: Challenge, gone: str) -> Challenge:
    """Withdraws the challenge of a person who is ``gone``: "left" or "deleted"."""

    def work(tx: Transaction) -> Challenge:
        challenges.close_challenge(tx, offer.id, ChallengeState.WITHDRAWN, gone=gone)
        return _get(tx, offer.id)

    return await context.database.write(work)


async def rematch(
    context: Context, request: int, partie_id: PartieId, user: int, channel: int, house: NamedPlayer | None = None
) -> Challenge:
    """Challenges the opponent of a finished partie again. The player who did not deal first then deals first.

    ``house`` replaces a house opponent by another level. Raises NoSuchPartie, NotSeated, PartieInPlay, OpponentLeft,
    NotOffered (``house`` outside private house parties), or the errors of ``challenge``.
    """
    loaded = await load(context, partie_id)
    seat, row = loaded.seat_of(user), loaded.row
    if row.ended_at is None:
        raise errors.PartieInPlay
    mine, theirs = loaded.seats[seat], loaded.seats[1 - seat]
    if not is_known(theirs.user):
        raise errors.OpponentLeft
    if house is not None and (row.house is None or not row.is_private):
        raise errors.NotOffered("another level")
    challenger, opponent = NamedPlayer(user, mine.name), house or NamedPlayer(theirs.user, theirs.name)
    dealer = None if row.first_dealer is None else opponent.id if row.first_dealer == seat else user
    terms = Terms(loaded.rules.as_read_today, row.pace, loaded.rated, dealer)
    return await challenge(
        context, request, guild=row.guild, channel=channel, challenger=challenger, opponent=opponent, terms=terms
    )


def _get(tx: Transaction, challenge: int) -> Challenge:
    offer = challenges.get_challenge(tx, challenge)
    if offer is None:
        raise errors.NoSuchChallenge
    return offer


def _own(tx: Transaction, challenge: int, user: int) -> Challenge:
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


def _accepted(tx: Transaction, context: Context, offer: Challenge, by: NamedPlayer, delay: int = 0) -> Challenge:
    partie = _begin(tx, context, offer, by, delay)
    challenges.close_challenge(
        tx, offer.id, ChallengeState.ACCEPTED, partie=partie, opponent=by.id, opponent_name=by.name
    )
    return _get(tx, offer.id)


def _begin(tx: Transaction, context: Context, offer: Challenge, opponent: NamedPlayer, delay: int) -> PartieId:
    if servers.get_server(tx, offer.guild).left_at is not None:
        # Messages would reach nobody, and this clock would run while the server's other clocks are stopped.
        raise errors.OutOfTheServer
    now = context.clock()
    people, rules = (offer.challenger, opponent.id), rules_offered(offer)
    if offer.first_dealer in people:
        cut, winner = "", people.index(offer.first_dealer)
    else:
        cut, winner = packs.cut(tx, context, offer.id, rules)
    # In Counterpique the lower card deals; elsewhere the higher card chooses.
    may_choose = bool(cut) and not rules.auction
    asked = may_choose and users.get_user(tx, people[winner]).asks_deal
    # The first dealer is elder in the last deal. With only one deal, the cut's winner chooses to be elder.
    dealer = 1 - winner if cut and rules.deals == 1 else winner
    if may_choose and is_house(people[winner]):
        dealer = winner if wants_to_deal(rules) else 1 - winner
    house = next((seat for seat, user in enumerate(people) if is_house(user)), None)
    new = parties.NewPartie(
        guild=offer.guild,
        channel=offer.channel,
        rules=offer.rules,
        options=offer.options,
        cut=cut,
        began_at=now,
        chooser=winner if asked else None,
        to_act=winner if asked else None,
        challenge=offer.id,
        pace=offer.pace,
        rated=bool(offer.rated) and (house is not None or not week_is_full(tx, *people, now)),
        house=house,
        commitment=offer.commitment,
    )
    players = NamedPlayer(offer.challenger, offer.challenger_name), opponent
    return begin(tx, context, new, players, dealer, delay=delay)


def rules_offered(offer: Challenge) -> Rules:
    return read_rules(offer.rules, offer.options, f"challenges.rules {offer.id}")
