"""Makes decisions in a partie: loads it, decides, and stores all consequences, in one transaction.

Every decision takes this path. The commit wakes the dispatcher, which sends the messages.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.features.clocks import absences, turn_clock, vacation
from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.parties.packs import next_pack
from bot.features.results.service import best_deal, close, end, feats, is_rubicon, tell_awards
from bot.model.changes import DecisionsStored
from bot.model.clocks import NO_CLOCK, Clock
from bot.model.errors import AgainstTheRules, NotOffered, NotYet, NotYourChoice, NotYoursToClaim, PartieEnded, Stale
from bot.model.ids import PartieId
from bot.model.outbox_messages import CloseTalk, DealerChosen, MoreTime, NewHand, RedrawHand, Talk
from bot.model.reminders import UP
from bot.model.results import EndedBy
from bot.model.sight import Sight
from bot.piquet import tricks
from bot.piquet.actions import Action, Bid, CarteBlanche, Pass, Play, Yes
from bot.piquet.cards import write_cards
from bot.piquet.deal import PLAY, Deal
from bot.piquet.illegal import Illegal
from bot.piquet.orders import NO_ORDERS, Orders, can_be_left, lowest, next_action, remaining
from bot.piquet.partie import Outcome, Partie, Tally
from bot.piquet.reckoning import Score
from bot.piquet.view import truthful_answer, view
from bot.runtime.context import Context
from bot.runtime.notices import HANDS, enqueue, enqueue_for_hands
from data import outbox, parties, requests
from data.outbox import Place
from data.store.transaction import Transaction

Choose = Callable[[Sight], Sequence[Action | Orders]]
"""Chooses a player's actions from what they see.

Several actions are stored together or not at all. Orders among them replace those that the player has left, and apply
after the actions. The function must be quick, because the transaction waits for it.
"""


ChooseOrders = Callable[[Sight], Orders]
"""Chooses a player's orders from what they see, which includes the orders they have left before."""

AT_ONCE: Final = 60
"""A player who acted within this many seconds is still looking at the hand if the house answers.

The hand is then redrawn without a notification.
"""
THERE: Final = 10 * 60
"""Two people who both acted within this many seconds are both present: their hands are redrawn at each turn."""
RINGS_AFTER: Final = 2 * 60
"""After this many seconds without an answer, a player who was present is notified by a new hand message."""


@dataclass(slots=True)
class Decision:
    """The changes a decision makes, to be stored and reported. ``seq`` continues the count of the row."""

    loaded: LoadedPartie
    game: Partie
    seq: int
    number: int
    actions: list[parties.ActionRow] = field(default_factory=list)
    finished: list[tuple[int, Tally, Score]] = field(default_factory=list)
    with_awards: list[int] = field(default_factory=list)
    """The numbers of deals with awards."""
    dealt: list[parties.DealRow] = field(default_factory=list)
    ending: tuple[EndedBy, int | None, Outcome | None] | None = None
    changes_other_hand: bool = False
    """Whether the decision changes what the waiting player may do, or how their hand is shown."""
    orders: list[Orders] = field(default_factory=lambda: [NO_ORDERS, NO_ORDERS])
    """The orders that each seat has left for the rest of the deal."""

    @property
    def to_act(self) -> int | None:
        """The seat to act after the decision; None at the end."""
        return self.game.deal.to_act if self.game.deal and not self.ending else None


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
    """Makes a player's decision and returns what they see afterwards.

    ``seen`` is the partie's count of decisions when the player decided. ``key`` identifies the request: if it was
    stored before, nothing changes. ``engine`` is the version of the engine that chose for the house.

    Raises NoSuchPartie, NotSeated, PartieEnded, Stale or AgainstTheRules.
    """

    def decide(tx: Transaction, loaded: LoadedPartie, seat: int) -> LoadedPartie:
        if seen != loaded.row.seq:
            raise Stale(loaded.sight(seat), seen)
        return _store(tx, context, _decide(tx, context, loaded, seat, choose, engine), seat)

    return await _once(context, partie_id, user, key, decide)


async def _once(
    context: Context,
    partie_id: PartieId,
    user: int,
    key: int,
    decide: Callable[[Transaction, LoadedPartie, int], LoadedPartie],
) -> Sight:
    """Runs ``decide`` for the user's seat, unless the request was stored before; returns what they see afterwards.

    All of this is one transaction, so no other decision, in this process or another, comes between loading and storing.
    """

    def work(tx: Transaction) -> Sight:
        parties.lock_partie(tx, partie_id)
        loaded = LoadedPartie.load(tx, partie_id, context.clock())
        seat = loaded.seat_of(user)
        try:
            requests.store_request(tx, key, partie_id, loaded.row.seq, context.clock())
        except requests.KeyTaken:
            return loaded.sight(seat)
        if loaded.row.ended_at is not None:
            raise PartieEnded
        after = decide(tx, loaded, seat)
        if loaded.seats[seat].gone and after.row != loaded.row:
            absences.found_again(tx, partie_id, seat, context.clock())
        return after.sight(seat)

    return await context.database.write(work)


async def sight(context: Context, partie_id: PartieId, eye: int | None, number: int | None = None) -> Sight:
    """The partie as an eye sees it now, with its newest deal or with deal ``number`` (counted from 0)."""
    loaded = await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock(), number))
    return loaded.sight(eye)


def _decide(
    tx: Transaction, context: Context, loaded: LoadedPartie, seat: int, choose: Choose, engine: str | None
) -> Decision:
    seen = loaded.sight(seat)
    if loaded.shown is None:
        raise Stale(seen, loaded.row.seq)
    decision = Decision(loaded, loaded.game(), loaded.row.seq, loaded.shown.number)
    decision.orders = [loaded.orders(0), loaded.orders(1)]
    chosen = choose(seen)
    if seen.my_turn:
        decision.orders[seat] = decision.orders[seat].for_the_deal
    try:
        for action in chosen:
            if isinstance(action, Orders):
                continue
            if action.seat != seat:
                raise ValueError(f"seat {seat} cannot decide for the other")
            _do(tx, context, decision, action, engine)
    except Illegal as illegal:
        # The deal was loaded for this decision only, so its partial changes are discarded with it.
        raise AgainstTheRules(seen, illegal) from None
    for orders in chosen:
        if isinstance(orders, Orders):
            _leave(decision, seat, orders)
    _carry_out_orders(tx, context, decision)
    return decision


def _leave(decision: Decision, seat: int, orders: Orders) -> None:
    """Replaces the orders of a seat. Raises NotOffered if its view does not allow them."""
    deal = decision.game.deal
    if orders and (deal is None or decision.dealt or not can_be_left(view(deal, seat), orders)):
        raise NotOffered("orders that cannot be left")
    decision.orders[seat] = orders


def _carry_out_orders(tx: Transaction, context: Context, decision: Decision) -> None:
    """Carries out the players' orders, and plays the last trick, which everyone can see is forced."""
    while (action := _ordered(decision)) is not None:
        decision.changes_other_hand = True
        _do(tx, context, decision, action)


def _ordered(decision: Decision) -> Action | None:
    deal = decision.game.deal
    if deal is None or deal.to_act is None or decision.dealt or decision.ending:
        return None
    seat, orders = deal.to_act, decision.orders
    if deal.stage is PLAY and len(deal.tricks) == tricks.ALL - 1:
        return Play(seat, next(iter(deal.playable(seat))))
    if orders[1 - seat].lays_down:
        return Play(seat, lowest(view(deal, seat)))
    action = next_action(view(deal, seat), orders[seat]) if orders[seat] else None
    return action if action and deal.can(action) else None


def _do(tx: Transaction, context: Context, decision: Decision, action: Action, engine: str | None = None) -> None:
    deal = decision.game.deal
    decision.game.do(action)
    assert deal is not None  # noqa: S101 - without a deal, the partie refuses the action
    for seat, orders in enumerate(decision.orders):
        if orders:
            decision.orders[seat] = remaining(view(deal, seat), orders)
    now = context.clock()
    decision.actions.append(
        parties.ActionRow(decision.loaded.row.id, decision.seq, decision.number, str(action), now, engine)
    )
    decision.seq += 1
    decision.changes_other_hand |= isinstance(action, Bid | Yes | Pass | CarteBlanche)
    if deal.pending and not decision.loaded.users[deal.younger].answers_self:
        _do(tx, context, decision, truthful_answer(deal))
    if deal.over:
        _finish_deal(tx, context, decision, deal)


def _finish_deal(tx: Transaction, context: Context, decision: Decision, deal: Deal) -> None:
    game = decision.game
    decision.orders = [NO_ORDERS, NO_ORDERS]
    decision.finished.append((decision.number, game.tallies[-1], game.totals))
    if feats(deal.rules, deal.reckoning.items, deal.game) or is_rubicon(game.outcome):
        decision.with_awards.append(decision.number)
    if game.outcome:
        decision.ending = (EndedBy.PLAYED, game.outcome.winner, game.outcome)
    else:
        _begin_deal(tx, context, decision)


def _begin_deal(tx: Transaction, context: Context, decision: Decision) -> None:
    game = decision.game
    decision.number = len(game.tallies)
    dealer = game.next_dealer
    assert dealer is not None  # noqa: S101 - the first dealer is known
    pack = next_pack(tx, context, decision.loaded.row, decision.number)
    deal = Deal.from_pack(game.rules, dealer, pack, game.standing.game)
    game.begin(deal)
    hands = write_cards(deal.dealt[0]), write_cards(deal.dealt[1])
    row = decision.loaded.row
    decision.dealt.append(
        parties.DealRow(row.id, decision.number, dealer, *hands, write_cards(deal.talon), decision.seq)
    )
    if told := deal.carte_blanche_to_tell():
        _do(tx, context, decision, told)


def _store(tx: Transaction, context: Context, decision: Decision, seat: int) -> LoadedPartie:
    """Stores a decision and the notices about it; returns the partie afterwards."""
    loaded, now = _with_orders(tx, decision), context.clock()
    row = loaded.row
    if not decision.actions:
        # Waiting orders change nothing that the other player could notice.
        enqueue(tx, row, HANDS[seat], RedrawHand(), now)
        return loaded
    _end_vacation(tx, loaded, seat, now)
    parties.set_acted(tx, row.id, seat, now, decision.seq)
    if loaded.seats[seat].hand_message is not None:
        # The player has answered before being notified.
        outbox.drop_delayed(tx, row.id, HANDS[seat], NewHand(), now)
    for deal in decision.dealt:
        parties.add_deal(tx, deal)
    for action in decision.actions:
        parties.append_action(tx, action)
    for number, tally, totals in decision.finished:
        parties.finish_deal(tx, row.id, number, tally.points, totals, tally.below)
    # An action out of turn does not change the clock.
    touched = seat == row.to_act or decision.to_act != row.to_act or bool(decision.dealt)
    since, clock = (now, _started_clock(tx, decision, now)) if touched else (row.since, row.clock)
    tx.note(DecisionsStored(row.id, decision.seq, tuple(action.kind for action in decision.actions), seat == row.house))
    row = parties.set_turn(tx, row.id, decision.seq, decision.to_act, since, clock)
    if decision.ending:
        ending, winner, outcome = decision.ending
        close(tx, row, now, by=ending, winner=winner, outcome=outcome)
    _add_notices(tx, decision, seat, now)
    if decision.finished or any(loaded.away) or any(loaded.rests) or decision.game.deal is None:
        return loaded.reloaded(tx, now)
    return loaded.continued(row, decision.game.deal, [action.text for action in decision.actions])


def _with_orders(tx: Transaction, decision: Decision) -> LoadedPartie:
    """Stores the orders that have changed; returns the partie with the new orders."""
    loaded = decision.loaded
    for seat, orders in zip(loaded.seats, map(str, decision.orders), strict=True):
        if orders != seat.orders:
            parties.set_orders(tx, loaded.row.id, seat.seat, orders)
    first, second = (
        replace(seat, orders=str(orders)) for seat, orders in zip(loaded.seats, decision.orders, strict=True)
    )
    return replace(loaded, seats=(first, second))


def _end_vacation(tx: Transaction, loaded: LoadedPartie, seat: int, now: int) -> None:
    """Ends the vacation of the player who acts."""
    if away := loaded.away[seat]:
        vacation.come_back(tx, away, now)


def _started_clock(tx: Transaction, decision: Decision, now: int) -> Clock:
    """The clock of the next player to act, starting now."""
    loaded = decision.loaded
    if decision.to_act is None:
        return NO_CLOCK
    return turn_clock.started_clock(tx, loaded.row, loaded.users[decision.to_act], now)


def _add_notices(tx: Transaction, decision: Decision, actor: int, now: int) -> None:
    row = decision.loaded.row
    _tell_actions(tx, decision, now)
    for seat, place in enumerate(HANDS):
        for message, due_at in _hand_notices(decision, seat, actor, now):
            outbox.enqueue(tx, row.id, place, message, first_seq=decision.seq, last_seq=decision.seq, due_at=due_at)
    best = best_deal(tx, row.id) if decision.ending else None
    tell_awards(tx, row, decision.with_awards, best, now)


def _tell_actions(tx: Transaction, decision: Decision, due_at: int) -> None:
    """Adds notices for the table: the actions and, if the partie is over, its end."""
    for action in decision.actions:
        talk, seq = Talk(action.deal), action.seq
        outbox.enqueue(tx, action.partie, Place.TABLE, talk, first_seq=seq, last_seq=seq, due_at=due_at)
    if decision.ending:
        # The opening is redrawn once everything else has been reported.
        partie, seq = decision.loaded.row.id, decision.seq
        outbox.enqueue(tx, partie, Place.TABLE, CloseTalk(), first_seq=seq, last_seq=seq, due_at=due_at)


def _hand_notices(decision: Decision, seat: int, actor: int, now: int) -> list[tuple[NewHand | RedrawHand, int]]:
    """The notices for a hand, and when they are due.

    A new message is due when the turn, or the end, comes to a player who was waiting. If both players are present, the
    hand is redrawn at once, and the new message comes only after a while without an answer.
    """
    loaded = decision.loaded
    before, after = loaded.row.to_act, decision.to_act
    if seat == actor:
        return [(RedrawHand(), now)]
    if decision.ending:
        return [(NewHand(), now)]
    if after == seat and before != seat:
        if _still_looks(loaded, seat, actor, now):
            return [(RedrawHand(), now)]
        return (
            [(RedrawHand(), now), (NewHand(), now + RINGS_AFTER)]
            if _is_there(loaded, seat, now)
            else [(NewHand(), now)]
        )
    redrawn = after == seat or decision.dealt or decision.changes_other_hand
    return [(RedrawHand(), now)] if redrawn else []


def _is_there(loaded: LoadedPartie, seat: int, now: int) -> bool:
    """Whether the player has acted recently and has a hand in their DMs that can be redrawn."""
    shown = loaded.seats[seat].hand_message is not None and not loaded.users[seat].dms_closed
    return shown and loaded.seats[seat].acted_seq > 0 and now - loaded.seats[seat].acted_at <= THERE


def _still_looks(loaded: LoadedPartie, seat: int, actor: int, now: int) -> bool:
    """Whether the player is still looking at the hand, because the house answered at once."""
    # If an order has replied for the player, the turn may have begun after they last looked.
    acted_at = loaded.seats[seat].acted_at or loaded.row.since
    at_once = actor == loaded.row.house and now - acted_at <= AT_ONCE
    return at_once and loaded.seats[seat].hand_message is not None and not loaded.users[seat].dms_closed


async def choose_deal(context: Context, partie_id: PartieId, user: int, *, deals_first: bool, key: int) -> Sight:
    """Stores which player deals first, as chosen by the winner of the cut.

    Raises NoSuchPartie, NotSeated, PartieEnded or NotYourChoice.
    """

    def decide(tx: Transaction, loaded: LoadedPartie, seat: int) -> LoadedPartie:
        if loaded.row.chooser != seat:
            raise NotYourChoice
        tx.note(DecisionsStored(partie_id, 0, ("choose-deal",), by_house=False))
        _store_choice(tx, context, loaded, seat if deals_first else 1 - seat)
        return loaded.reloaded(tx, context.clock())

    return await _once(context, partie_id, user, key, decide)


def _store_choice(tx: Transaction, context: Context, loaded: LoadedPartie, dealer: int) -> None:
    chooser, row = loaded.row.chooser, loaded.row
    _end_vacation(tx, loaded, row.chooser or 0, context.clock())
    outbox.enqueue(tx, row.id, Place.TABLE, DealerChosen(), first_seq=0, last_seq=0, due_at=context.clock())
    seq = first_deal(tx, context, loaded, dealer, context.clock())
    for seat, place in enumerate(HANDS):
        message = NewHand() if seat != chooser else RedrawHand()
        outbox.enqueue(tx, row.id, place, message, first_seq=seq, last_seq=seq, due_at=context.clock())


def first_deal(tx: Transaction, context: Context, loaded: LoadedPartie, dealer: int, told_at: int) -> int:
    """Stores the first dealer and the first deal with its announcements. Returns the count of decisions.

    ``told_at`` is when the notices for the table are due.
    """
    loaded = replace(loaded, row=replace(loaded.row, first_dealer=dealer, chooser=None))
    decision = Decision(loaded, loaded.game(), 0, 0)
    _begin_deal(tx, context, decision)
    parties.set_choice(tx, loaded.row.id, None, dealer)
    parties.add_deal(tx, decision.dealt[0])
    for action in decision.actions:
        parties.append_action(tx, action)
    _tell_actions(tx, decision, told_at)
    now = context.clock()
    parties.set_turn(tx, loaded.row.id, decision.seq, decision.to_act, now, _started_clock(tx, decision, now))
    return decision.seq


async def resign(context: Context, partie_id: PartieId, user: int, *, key: int) -> Sight:
    """Resigns the partie for a player. Raises NoSuchPartie, NotSeated or PartieEnded."""

    def decide(tx: Transaction, loaded: LoadedPartie, seat: int) -> LoadedPartie:
        tx.note(DecisionsStored(partie_id, loaded.row.seq, ("resign",), by_house=False))
        end(tx, loaded.row, context.clock(), by=EndedBy.RESIGNED, winner=1 - seat, actor=seat)
        return loaded.reloaded(tx, context.clock())

    return await _once(context, partie_id, user, key, decide)


async def claim(context: Context, partie_id: PartieId, user: int, *, seen: int, key: int) -> Sight:
    """Claims the partie for a player whose opponent's time is up.

    Raises NoSuchPartie, NotSeated, PartieEnded, Stale, NotYoursToClaim or NotYet.
    """

    def decide(tx: Transaction, loaded: LoadedPartie, seat: int) -> LoadedPartie:
        _check_late(context, loaded, seat, seen)
        tx.note(DecisionsStored(partie_id, loaded.row.seq, ("claim",), by_house=False))
        end(tx, loaded.row, context.clock(), by=EndedBy.CLAIMED, winner=seat, actor=seat)
        return loaded.reloaded(tx, context.clock())

    return await _once(context, partie_id, user, key, decide)


async def give_time(context: Context, partie_id: PartieId, user: int, *, seen: int, key: int) -> Sight:
    """Gives the opponent, whose time is up, the same time again. Raises as ``claim`` does."""

    def decide(tx: Transaction, loaded: LoadedPartie, seat: int) -> LoadedPartie:
        _check_late(context, loaded, seat, seen)
        row, now = loaded.row, context.clock()
        tx.note(DecisionsStored(partie_id, row.seq, ("give-time",), by_house=False))
        turn_clock.grant_time(tx, row, loaded.seats[1 - seat].user, now, row.pace or 0)
        enqueue(tx, row, Place.TABLE, MoreTime(1 - seat), now)
        enqueue_for_hands(tx, row, RedrawHand(), now)
        return loaded.reloaded(tx, now)

    return await _once(context, partie_id, user, key, decide)


def _check_late(context: Context, loaded: LoadedPartie, seat: int, seen: int) -> None:
    """Raises Stale, NotYoursToClaim or NotYet if the seat cannot claim the partie."""
    row = loaded.row
    if seen != row.seq:
        raise Stale(loaded.sight(seat), seen)
    if row.to_act == seat:
        raise NotYoursToClaim
    if row.due_at is None or (row.due_at > context.clock() and row.reminded < UP):
        raise NotYet
