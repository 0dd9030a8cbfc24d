"""Player decisions: ``decide`` loads a partie, makes a decision, and stores all consequences in one transaction.

Every decision of a player or the house goes this way. Without one, ``clocks`` ends parties when their time is up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.features.clocks import absences, turn_clock, vacation
from bot.features.parties.loaded_partie import LoadedPartie, load, met_in
from bot.features.parties.packs import next_pack
from bot.features.results.service import best_deal, close, end, feats, is_rubicon, post_awards
from bot.model.changes import DecisionsStored
from bot.model.clocks import NO_CLOCK, Clock
from bot.model.errors import (
    AgainstTheRules,
    EndNotOpen,
    NotOffered,
    NotYet,
    NotYourChoice,
    NotYoursToClaim,
    PartieEnded,
    Stale,
)
from bot.model.ids import PartieId
from bot.model.outbox_messages import OutboxMessage, Say, Says, SendNew, Show
from bot.model.reminders import UP
from bot.model.results import EndedBy
from bot.model.sight import EndOffer, Sight
from bot.piquet import tricks
from bot.piquet.actions import Action, Bid, CarteBlanche, Pass, Play, Yes
from bot.piquet.cards import write_cards
from bot.piquet.deal import PLAY, Deal
from bot.piquet.illegal import Illegal
from bot.piquet.orders import NO_ORDERS, Orders, can_be_left, lowest, next_action, only_action, remaining
from bot.piquet.partie import Outcome, Partie, Tally
from bot.piquet.reckoning import Score
from bot.piquet.view import truthful_answer, view
from bot.runtime.context import Context
from data import outbox, parties, requests
from data.outbox import HANDS, NewNotice, Place, enqueue, enqueue_for_hands
from data.store.errors import UnknownOutcome
from data.store.transaction import Transaction

Choose = Callable[[Sight], Sequence[Action | Orders]]
"""Chooses actions and orders from the player's view. All are stored together or not at all; orders replace the
player's earlier ones, and apply after the actions. It must be quick, because the transaction waits for the choice.
"""

AT_ONCE: Final = 60
"""Seconds after acting in which a player still looks: the house's answer only redraws their hand."""
THERE: Final = 10 * 60
"""Seconds after acting in which a player counts as present: a turn first redraws their hand message."""
NOTIFIES_AFTER: Final = 2 * 60
"""Seconds without an answer after which a new hand message notifies a present player."""
TRICK_WAITS: Final = 20
"""Seconds for which a table message may wait for a trick's end."""


@dataclass(slots=True)
class Decision:
    """A seat's decision in its transaction: the partie as loaded, and changes to store."""

    tx: Transaction
    context: Context
    loaded: LoadedPartie
    seat: int
    kinds: list[str] = field(default_factory=list)
    """Verbs of actions and decisions, for metrics."""
    actions: list[parties.ActionRow] = field(default_factory=list)
    finished: list[tuple[int, Tally, Score]] = field(default_factory=list)
    with_awards: list[int] = field(default_factory=list)
    """Numbers of finished deals with an award."""
    dealt: list[parties.DealRow] = field(default_factory=list)
    ending: tuple[EndedBy, int | None, Outcome | None] | None = None
    turn: parties.PartieRow | None = None
    """The stored partie with its next turn."""
    changes_other_hand: bool = False
    """Whether the waiting player's options or hand message change."""
    now: int = field(init=False)
    game: Partie = field(init=False)
    number: int = field(init=False)
    """The number of the deal in play."""
    orders: list[Orders] = field(init=False)
    """Each seat's orders for the rest of the deal."""

    def __post_init__(self) -> None:
        self.now = self.context.clock()
        self.game = self.loaded.game()
        self.number = self.loaded.shown.number if self.loaded.shown else 0
        self.orders = [self.loaded.orders(0), self.loaded.orders(1)]

    @property
    def row(self) -> parties.PartieRow:
        return self.loaded.row

    @property
    def seq(self) -> int:
        return self.row.seq + len(self.actions)

    @property
    def to_act(self) -> int | None:
        """The next seat to act, None if the partie is over."""
        return self.game.deal.to_move if self.game.deal and not self.ending else None


Make = Callable[[Decision], None]
"""Makes and stores one kind of decision. Raising an error refuses the decision and undoes everything."""


async def decide(
    context: Context, partie_id: PartieId, user: int, make: Make, *, seen: int | None = None, key: int
) -> Sight:
    """Makes a player's decision, and returns their view after it.

    ``seen`` is the decision count shown to the player, None to skip the check. A repeated ``key`` changes nothing.
    Raises NoSuchPartie, NotSeated, PartieEnded, Stale, or an error from ``make``.
    """

    def work(tx: Transaction) -> Sight:
        now = context.clock()
        is_new = requests.is_new(tx, key, partie_id, now)
        loaded = LoadedPartie.load(tx, partie_id, now)
        seat, row = loaded.seat_of(user), loaded.row
        if not is_new:
            return loaded.sight(seat)
        if row.ended_at is not None:
            raise PartieEnded
        if seen is not None and seen != row.seq:
            raise Stale(loaded.sight(seat), seen)
        decision = Decision(tx, context, loaded, seat)
        make(decision)
        tx.note(DecisionsStored(partie_id, decision.seq, tuple(decision.kinds), by_house=seat == row.house))
        after = _after(decision) or LoadedPartie.load(tx, partie_id, now)
        if loaded.seats[seat].gone and after.row != row:
            absences.mark_present(tx, partie_id, seat, now)
        return after.sight(seat)

    try:
        return await context.database.write(work)
    except UnknownOutcome:
        # A decision already stored changes nothing.
        return await context.database.write(work)


def _after(decision: Decision) -> LoadedPartie | None:
    """Returns the state after the decision. Returns None if it has to be loaded."""
    row, loaded, seat = decision.turn, decision.loaded, decision.seat
    begins_or_ends = decision.dealt or decision.finished or decision.ending
    if row is None or begins_or_ends or loaded.away[seat] or row.reminded or row.pace is not None:
        return None
    if met_in(decision.game.deal):
        # What a player meets for the first time depends on their other parties.
        return None
    seats = [replace(kept, orders=str(orders)) for kept, orders in zip(loaded.seats, decision.orders, strict=True)]
    seats[seat] = replace(seats[seat], acted_at=decision.now, acted_seq=decision.seq)
    return replace(
        loaded,
        row=row,
        seats=(seats[0], seats[1]),
        texts=(*loaded.texts, *(action.text for action in decision.actions)),
        deal=decision.game.deal,
        claims_itself=False,
    )


async def act(
    context: Context,
    partie_id: PartieId,
    user: int,
    choose: Choose,
    *,
    seen: int,
    key: int,
    engine: str | None = None,
) -> Sight:
    """Stores the actions returned by ``choose``. Raises AgainstTheRules, or an error from ``decide``."""
    return await decide(context, partie_id, user, acting(choose, engine), seen=seen, key=key)


async def sight(context: Context, partie_id: PartieId, eye: int | None, number: int | None = None) -> Sight:
    """Returns seat ``eye``'s view (None: the public view) of the newest deal or deal ``number`` (from 0)."""
    return (await load(context, partie_id, number)).sight(eye)


# Actions and orders.


def acting(choose: Choose, engine: str | None = None) -> Make:
    """Converts ``choose`` to a ``Make``. ``engine`` names the engine that chooses, if any."""

    def make(decision: Decision) -> None:
        _store_choice(decision, choose, engine)
        _store(decision)

    return make


def _store_choice(decision: Decision, choose: Choose, engine: str | None) -> None:
    seat, seen = decision.seat, decision.loaded.sight(decision.seat)
    if decision.loaded.shown is None:
        raise Stale(seen, decision.row.seq)
    chosen = choose(seen)
    if seen.my_turn:
        decision.orders[seat] = decision.orders[seat].for_the_deal
    try:
        for action in chosen:
            if isinstance(action, Orders):
                continue
            if action.seat != seat:
                raise ValueError(f"seat {seat} cannot decide for the other")
            _do(decision, action, engine)
    except Illegal as illegal:
        # This decision's copy of the deal is discarded with its partial changes.
        raise AgainstTheRules(seen, illegal) from None
    for orders in chosen:
        if isinstance(orders, Orders):
            _store_orders(decision, orders)
    _carry_out_orders(decision)


def _store_orders(decision: Decision, orders: Orders) -> None:
    deal = decision.game.deal
    if orders and (deal is None or decision.dealt or not can_be_left(view(deal, decision.seat), orders)):
        raise NotOffered("orders that cannot be left")
    decision.orders[decision.seat] = orders


def _carry_out_orders(decision: Decision) -> None:
    while (action := _ordered(decision)) is not None:
        decision.changes_other_hand = True
        _do(decision, action)


def _ordered(decision: Decision) -> Action | None:
    deal = decision.game.deal
    if deal is None or deal.to_move is None or decision.dealt or decision.ending:
        return None
    seat, orders = deal.to_move, decision.orders
    if deal.stage is PLAY and len(deal.tricks) == tricks.ALL - 1:
        return Play(seat, next(iter(deal.playable(seat))))
    if orders[1 - seat].lays_down:
        return Play(seat, lowest(view(deal, seat)))
    action = next_action(view(deal, seat), orders[seat]) if orders[seat] else None
    if action and deal.can(action):
        return action
    return only_action(view(deal, seat)) if _plays_forced(decision, seat) else None


def _plays_forced(decision: Decision, seat: int) -> bool:
    """Whether forced cards are played at once.

    Between people they are not: an instant play would reveal the lack of choice.
    """
    return decision.row.house == 1 - seat and decision.loaded.users[seat].plays_forced


def _do(decision: Decision, action: Action, engine: str | None = None) -> None:
    deal = decision.game.deal
    decision.game.do(action)
    assert deal is not None  # noqa: S101 - without a deal, the partie refuses the action
    for seat, orders in enumerate(decision.orders):
        if orders:
            decision.orders[seat] = remaining(view(deal, seat), orders)
    made = parties.ActionRow(decision.row.id, decision.seq, decision.number, str(action), decision.now, engine)
    decision.actions.append(made)
    decision.kinds.append(made.kind)
    decision.changes_other_hand |= isinstance(action, Bid | Yes | Pass | CarteBlanche)
    if deal.pending and not decision.loaded.users[deal.younger].answers_self:
        _do(decision, truthful_answer(deal))
    if deal.over:
        _finish_deal(decision, deal)


def _finish_deal(decision: Decision, deal: Deal) -> None:
    game = decision.game
    decision.orders = [NO_ORDERS, NO_ORDERS]
    decision.finished.append((decision.number, game.tallies[-1], game.standing.totals))
    if feats(deal.rules, deal.reckoning.items, deal.game) or is_rubicon(game.outcome):
        decision.with_awards.append(decision.number)
    if decision.row.day is not None:
        decision.ending = (EndedBy.DAY, None, None)
    elif game.outcome:
        decision.ending = (EndedBy.PLAYED, game.outcome.winner, game.outcome)
    else:
        _begin_deal(decision)


def _begin_deal(decision: Decision) -> None:
    game, row = decision.game, decision.row
    decision.number = len(game.tallies)
    dealer = game.next_dealer
    assert dealer is not None  # noqa: S101 - the first dealer is known
    pack = next_pack(decision.tx, decision.context, row, decision.number)
    deal = Deal.from_pack(game.rules, dealer, pack, game.standing.game)
    game.begin(deal)
    hands = write_cards(deal.dealt[0]), write_cards(deal.dealt[1])
    decision.dealt.append(
        parties.DealRow(row.id, decision.number, dealer, *hands, write_cards(deal.talon), decision.seq)
    )
    if blank := deal.carte_blanche_to_tell():
        _do(decision, blank)


def _store(decision: Decision) -> None:
    tx, row, loaded, seat, now = decision.tx, decision.row, decision.loaded, decision.seat, decision.now
    for kept, orders in zip(loaded.seats, map(str, decision.orders), strict=True):
        if orders != kept.orders:
            parties.set_orders(tx, row.id, kept.seat, orders)
    if not decision.actions:
        # Waiting orders change nothing visible to the other player.
        enqueue(tx, row, HANDS[seat], Show(), now)
        return
    _end_vacation(decision)
    decision.changes_other_hand |= EndOffer.OPEN in loaded.sight(seat).end_offers
    parties.set_acted(tx, row.id, seat, now, decision.seq)
    if loaded.seats[seat].hand_message is not None:
        # The player has answered before being notified.
        outbox.drop_delayed_send(tx, row.id, seat, now)
    _store_actions(decision)
    # An action out of turn keeps the clock.
    touched = seat == row.to_act or decision.to_act != row.to_act or bool(decision.dealt)
    since, clock = (now, _started_clock(decision)) if touched else (row.since, row.clock)
    decision.turn = row = parties.set_turn(tx, row.id, decision.seq, decision.to_act, since, clock)
    if decision.ending:
        ending, winner, outcome = decision.ending
        close(tx, row, now, by=ending, winner=winner, outcome=outcome)
    _add_notices(decision)


def _store_actions(decision: Decision) -> None:
    for deal in decision.dealt:
        parties.add_deal(decision.tx, deal)
    for action in decision.actions:
        parties.append_action(decision.tx, action)
    for number, tally, totals in decision.finished:
        parties.finish_deal(decision.tx, decision.row.id, number, tally.points, totals, tally.below)


def _end_vacation(decision: Decision) -> None:
    if away := decision.loaded.away[decision.seat]:
        vacation.finish(decision.tx, away, decision.now)


def _started_clock(decision: Decision) -> Clock:
    if decision.to_act is None:
        return NO_CLOCK
    return turn_clock.started_clock(decision.tx, decision.row, decision.loaded.users[decision.to_act], decision.now)


def _add_notices(decision: Decision) -> None:
    notices = _table_notices(decision, decision.now + TRICK_WAITS if _trick_is_near(decision) else decision.now)
    for seat, place in enumerate(HANDS):
        notices += [_notice(place, message, decision.seq, due_at) for message, due_at in _hand_notices(decision, seat)]
    outbox.enqueue_all(decision.tx, decision.row.id, notices)
    best = best_deal(decision.tx, decision.row.id) if decision.ending else None
    post_awards(decision.tx, decision.row, decision.with_awards, best, decision.now)


def _table_notices(decision: Decision, due_at: int) -> list[NewNotice]:
    seqs = [*(action.seq for action in decision.actions), *([decision.seq] if decision.ending else [])]
    return [NewNotice(Place.TABLE, Show(), seqs[0], seqs[-1], due_at)] if seqs else []


def _notice(place: Place, message: OutboxMessage, seq: int, due_at: int) -> NewNotice:
    return NewNotice(place, message, seq, seq, due_at)


def _hand_notices(decision: Decision, seat: int) -> list[tuple[SendNew | Show, int]]:
    """Returns messages and due times. New ones wait for players using the bot, because they see redraws."""
    now, before, after = decision.now, decision.row.to_act, decision.to_act
    if seat == decision.seat:
        return [(Show(), now)]
    if decision.ending:
        return [(SendNew(), now)]
    if after == seat and before != seat:
        if _is_looking(decision, seat):
            return [(Show(), now)]
        if _is_present(decision, seat):
            return [(Show(), now), (SendNew(), now + NOTIFIES_AFTER)]
        return [(SendNew(), now)]
    redrawn = after == seat or decision.dealt or decision.changes_other_hand
    return [(Show(), now)] if redrawn else []


def _is_present(decision: Decision, seat: int) -> bool:
    kept = decision.loaded.seats[seat]
    return _has_hand(decision, seat) and kept.acted_seq > 0 and decision.now - kept.acted_at <= THERE


def _trick_is_near(decision: Decision) -> bool:
    deal, seat = decision.game.deal, decision.to_act
    if deal is None or seat is None or decision.dealt or (deal.tricks and deal.led is None):
        return False
    return seat == decision.row.house or _is_present(decision, seat)


def _is_looking(decision: Decision, seat: int) -> bool:
    # If an order replied for the player, the turn may have begun after their last look.
    acted_at = decision.loaded.seats[seat].acted_at or decision.row.since
    at_once = decision.seat == decision.row.house and decision.now - acted_at <= AT_ONCE
    return at_once and _has_hand(decision, seat)


def _has_hand(decision: Decision, seat: int) -> bool:
    return decision.loaded.seats[seat].hand_message is not None and not decision.loaded.users[seat].dms_closed


# The first deal.


def deal_first(decision: Decision) -> None:
    """Makes the deciding player deal first. Raises NotYourChoice."""
    _choose_dealer(decision, decision.seat)


def deal_second(decision: Decision) -> None:
    """Makes the other player deal first. Raises NotYourChoice."""
    _choose_dealer(decision, 1 - decision.seat)


def _choose_dealer(decision: Decision, dealer: int) -> None:
    tx, row, seat, now = decision.tx, decision.row, decision.seat, decision.now
    if row.chooser != seat:
        raise NotYourChoice(made="yes" if row.chooser is None else "no")
    decision.kinds.append("choose-deal")
    _end_vacation(decision)
    for kept in decision.loaded.seats:
        # Offers end with the next decision, but the first deal may come without one.
        parties.set_end_offered(tx, row.id, kept.seat, None)
    outbox.enqueue_all(tx, row.id, [_notice(Place.TABLE, Say(Says.DEALER), 0, now)])
    seq = begin_first_deal(tx, decision.context, decision.loaded, dealer, now)
    hands = [_notice(HANDS[seat], Show(), seq, now), _notice(HANDS[1 - seat], SendNew(), seq, now)]
    outbox.enqueue_all(tx, row.id, hands)


def begin_first_deal(tx: Transaction, context: Context, loaded: LoadedPartie, dealer: int, due_at: int) -> int:
    """Deals the first deal, and returns the decision count. Table messages are due at ``due_at`` (Unix seconds)."""
    loaded = replace(loaded, row=replace(loaded.row, first_dealer=dealer, chooser=None))
    decision = Decision(tx, context, loaded, dealer)
    _begin_deal(decision)
    parties.set_choice(tx, loaded.row.id, None, dealer)
    _store_actions(decision)
    outbox.enqueue_all(tx, loaded.row.id, _table_notices(decision, due_at))
    parties.set_turn(tx, loaded.row.id, decision.seq, decision.to_act, decision.now, _started_clock(decision))
    return decision.seq


# Early ends.


def resign(decision: Decision) -> None:
    """Resigns the partie, which the player loses. A daily deal instead counts as unfinished."""
    decision.kinds.append("resign")
    if decision.row.day is not None:
        end(decision.tx, decision.row, decision.now, by=EndedBy.DAY, winner=None, actor=decision.seat)
        return
    end(decision.tx, decision.row, decision.now, by=EndedBy.RESIGNED, winner=1 - decision.seat, actor=decision.seat)


def claim(decision: Decision) -> None:
    """Claims the win or, without a clock, ends a long silent partie without a result.

    Raises NotYoursToClaim or NotYet.
    """
    silent = decision.loaded.sight(decision.seat).silent
    if not silent or decision.row.to_act == decision.seat:
        _check_late(decision)
    decision.kinds.append("claim")
    if silent:
        end(decision.tx, decision.row, decision.now, by=EndedBy.SILENT, winner=None, actor=decision.seat)
        return
    end(decision.tx, decision.row, decision.now, by=EndedBy.CLAIMED, winner=decision.seat, actor=decision.seat)


def give_time(decision: Decision) -> None:
    """Gives a late opponent the full time again. Raises NotYoursToClaim or NotYet."""
    _check_late(decision)
    decision.kinds.append("give-time")
    tx, row, other, now = decision.tx, decision.row, 1 - decision.seat, decision.now
    turn_clock.grant_time(tx, row, decision.loaded.seats[other].user, now, row.pace or 0)
    enqueue(tx, row, Place.TABLE, Say(Says.MORE_TIME, other), now)
    enqueue_for_hands(tx, row, Show(), now)


# Agreed ends without a result. The next decision voids an offer.


def offer_end(decision: Decision) -> None:
    """Offers to end the partie without a result, or accepts the opponent's open offer.

    Raises NotOffered, or EndNotOpen (also for a second offer before the next decision).
    """
    offers = _end_offers(decision)
    if offers[1 - decision.seat] is EndOffer.OPEN:
        agree_to_end(decision)
        return
    if offers[decision.seat] is not None:
        raise EndNotOpen
    decision.kinds.append("offer-end")
    tx, row, now = decision.tx, decision.row, decision.now
    parties.set_end_offered(tx, row.id, decision.seat, row.seq)
    enqueue(tx, row, HANDS[decision.seat], Show(), now)
    # The player to act was notified already.
    news = Show() if row.to_act == 1 - decision.seat else SendNew()
    enqueue(tx, row, HANDS[1 - decision.seat], news, now)


def agree_to_end(decision: Decision) -> None:
    """Accepts the opponent's offer to end the partie. Raises NotOffered or EndNotOpen."""
    if _end_offers(decision)[1 - decision.seat] is not EndOffer.OPEN:
        raise EndNotOpen
    decision.kinds.append("agree-end")
    end(decision.tx, decision.row, decision.now, by=EndedBy.AGREED, winner=None, actor=decision.seat)


def decline_end(decision: Decision) -> None:
    """Declines the opponent's offer to end the partie. Raises NotOffered or EndNotOpen."""
    _drop_end_offer(decision, 1 - decision.seat)


def withdraw_end(decision: Decision) -> None:
    """Withdraws the player's offer to end the partie. Raises NotOffered or EndNotOpen."""
    _drop_end_offer(decision, decision.seat)


def _drop_end_offer(decision: Decision, by: int) -> None:
    if _end_offers(decision)[by] is not EndOffer.OPEN:
        raise EndNotOpen
    decision.kinds.append("drop-end")
    parties.set_end_offered(decision.tx, decision.row.id, by, ~decision.row.seq)
    enqueue_for_hands(decision.tx, decision.row, Show(), decision.now)


def _end_offers(decision: Decision) -> tuple[EndOffer | None, EndOffer | None]:
    seen = decision.loaded.sight(decision.seat)
    if not seen.may_agree:
        raise NotOffered("the house agrees to nothing")
    return seen.end_offers


def _check_late(decision: Decision) -> None:
    row = decision.row
    if row.to_act == decision.seat:
        raise NotYoursToClaim
    if row.due_at is None or (row.due_at > decision.now and row.reminded < UP):
        raise NotYet
