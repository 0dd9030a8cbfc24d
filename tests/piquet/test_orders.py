"""Orders and sure cards: their effects follow from their owner's view alone."""

import random

import pytest
from hypothesis import strategies as st

from bot.piquet.actions import Call, CarteBlanche, Play, parse_action
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.deal import Deal, Stage
from bot.piquet.knowledge.sure_cards import all_sure, sure_runs
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.orders import (
    NO_ORDERS,
    Orders,
    UnreadableOrders,
    can_be_left,
    cheapest,
    lowest,
    may_leave,
    may_list_leads,
    may_open,
    next_action,
    only_action,
    parse_orders,
    remaining,
)
from bot.piquet.rules import AU_CENT, COUNTERPIQUE, FRENCH, Kind
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.piquet.test_hidden import begun
from tests.support.piquet import reference_play
from tests.support.piquet.deals import dealt, exchanged, say, tricks
from tests.support.piquet.playing import random_line
from tests.support.piquet.random_orders import random_orders
from tests.support.piquet.twins import said_again, twin
from tests.support.reference.reference_deal import Table

ELDER, YOUNGER = "AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9"
dice = st.integers(0, 2**32).map(random.Random)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def done(deal: Deal, orders: Orders, seat: int) -> Orders:
    action = next_action(view(deal, seat), orders)
    assert action is not None
    deal.do(action)
    return remaining(view(deal, seat), orders)


# The text.


def test_the_text_of_orders_is_read_back(prove: Prove) -> None:
    def holds(rng: random.Random) -> None:
        deal = reference_play.replayed(begun(rng))
        for seat in (0, 1):
            orders = random_orders(rng, view(deal, seat))
            if not orders.lays_down:
                assert parse_orders(str(orders)) == orders

    prove(200, dice, holds)


@pytest.mark.parametrize(
    "text", ["lead", "lead -", "lead AS AS", "lead XX", "throws AS", "call 0 play AS", "follow x", ";"]
)
def test_a_text_that_the_bot_does_not_write_is_refused(text: str) -> None:
    with pytest.raises(UnreadableOrders):
        parse_orders(text)


# Sure cards.


def test_sure_cards_are_led_suit_by_suit_from_the_top() -> None:
    deal = exchanged(ELDER, YOUNGER)
    assert [" ".join(map(str, run)) for run in sure_runs(view(deal, 0))] == ["AS KS QS JS", "AH KH QH", "AC KC QC"]
    assert not all_sure(view(deal, 0))


def test_a_low_card_is_sure_once_its_suit_is_exhausted() -> None:
    # Seven of the suit, and the eighth was discarded by the player: nobody else has any.
    deal = exchanged("AKQJT98 AKQJ - A", "- T987 AKQJT98 K")
    assert "8S" in " ".join(map(str, sure_runs(view(deal, 0))[0]))


def test_sure_cards_win_whatever_the_other_player_answers(prove: Prove) -> None:
    def holds(rng: random.Random) -> None:
        deal = reference_play.replayed(begun(rng))
        seat = deal.to_move
        # Once the suit of the first lead is named, not every sure card may be led.
        if seat is None or deal.stage is Stage.NAMED or not (runs := sure_runs(view(deal, seat))):
            return
        while runs:
            run = list(rng.choice(runs))
            deal.do(Play(seat, run[0]))
            deal.do(Play(1 - seat, rng.choice(list(deal.playable(1 - seat)))))
            if deal.over:
                return
            assert deal.to_move == seat, (run, deal.log)
            runs = tuple(left for run in runs if (left := tuple(card for card in run if card in deal.hands[seat])))

    prove(400, dice, holds)


def each_card_that_is_not_sure_can_be_beaten(rng: random.Random) -> None:
    deal = reference_play.replayed(begun(rng))
    seat = deal.to_move
    if seat is None or not deal.playable(seat) or deal.led is not None or deal.misere:
        return
    seen = view(deal, seat)
    unseen, sure = Unseen.of(seen), {card for run in sure_runs(seen) for card in run}
    for suit in Suit:
        weak = [card for card in seen.hand.suited(suit) if card not in sure]
        above = len(seen.hand.suited(suit)) - len(weak)
        maybe = sorted(Hand.of(unseen.maybe).suited(suit))[::-1][: unseen.number]
        theirs = sorted([*unseen.held.suited(suit), *maybe])
        # Each lead above takes their lowest card, and the highest is left.
        assert not weak or (len(theirs) > above and theirs[-1] > weak[0])


def test_a_card_that_is_not_sure_can_be_beaten(prove: Prove) -> None:
    prove(400, dice, each_card_that_is_not_sure_can_be_beaten)


def test_cards_above_a_fully_known_hand_are_sure() -> None:
    # Here the other player's three cards are known, and higher ones of the suit were discarded unseen.
    each_card_that_is_not_sure_can_be_beaten(random.Random(111712))


def test_nothing_is_sure_in_a_misere() -> None:
    deal = say(Deal.from_pack(COUNTERPIQUE, 1), "1 pass", "0 pass")
    assert deal.misere
    seen = view(deal, deal.elder)
    assert sure_runs(seen) == ()
    assert not may_leave(seen)
    assert may_list_leads(seen)


# A list of leads.


def test_a_list_of_leads_goes_on_while_the_player_keeps_the_lead() -> None:
    deal, orders = exchanged(ELDER, YOUNGER), Orders(leads=cards("AS KS 8D"))
    for left in ("lead KS 8D", "lead 8D", ""):
        orders = done(deal, orders, 0)
        assert str(orders) == left
        assert next_action(view(deal, 0), orders) is None
        say(deal, f"1 play {next(iter(deal.playable(1)))}")
        orders = remaining(view(deal, 0), orders)
    assert deal.to_move == 1


def test_a_lost_trick_ends_only_the_list_of_leads() -> None:
    deal, orders = exchanged(ELDER, YOUNGER), Orders(leads=cards("8D AS"), follows=True, throws=cards("7D"))
    orders = done(deal, orders, 0)
    say(deal, "1 play AD")
    assert remaining(view(deal, 0), orders) == Orders(follows=True, throws=cards("7D"))


def test_a_player_who_leads_or_has_led_can_list_leads() -> None:
    deal, orders = exchanged(ELDER, YOUNGER), Orders(leads=cards("KS"))
    assert can_be_left(view(deal, 0), orders)
    assert not can_be_left(view(deal, 1), Orders(leads=cards("TS")))
    say(deal, "0 play AS")
    assert can_be_left(view(deal, 0), orders)
    assert not can_be_left(view(deal, 0), Orders(leads=cards("AS")))
    assert not can_be_left(view(deal, 0), Orders(leads=cards("KS KS")))
    assert not can_be_left(view(deal, None), orders)


# Replies.


def test_following_takes_the_cheapest_card_that_wins_else_the_lowest() -> None:
    assert str(cheapest(Hand.of(cards("AS QS 8S")), Card.parse("JS"))) == "QS"
    assert str(cheapest(Hand.of(cards("TS 8S")), Card.parse("JS"))) == "8S"


def test_the_first_reply_is_not_ordered_because_younger_reckons_before_it() -> None:
    deal, orders = say(exchanged(ELDER, YOUNGER), "0 play AS"), Orders(follows=True)
    assert next_action(view(deal, 1), orders) is None
    tricks(say(deal, "1 play 8S"), "KS 9S")
    say(deal, "0 play QS")
    assert str(next_action(view(deal, 1), orders)) == "1 play TS"


def test_cards_are_thrown_in_order_and_then_the_player_is_asked() -> None:
    deal = tricks(exchanged("AKQJT9 AKQ 8 AK", "8 JT9 AKQJT QJT"), "AS 8S")
    orders = Orders(follows=True, throws=cards("9H TC"))
    for thrown in ("9H", "TC", None):
        say(deal, f"0 play {next(iter(deal.playable(0)))}")
        action = next_action(view(deal, 1), orders)
        assert (action and str(action)) == (thrown and f"1 play {thrown}")
        if action:
            deal.do(action)
            orders = remaining(view(deal, 1), orders)


def test_a_list_waits_until_an_ordered_reply_wins() -> None:
    deal = tricks(exchanged(ELDER, YOUNGER), "AS 8S")
    orders = Orders(follows=True, then=cards("KD QD"))
    say(deal, "0 play 8D")
    orders = done(deal, orders, 1)
    # The cheapest card that wins is led no more.
    assert deal.tricks[-1].reply == Card.parse("JD")
    assert orders == Orders(follows=True, leads=cards("KD QD"))


# The opening.


def opening_deal() -> Deal:
    return say(dealt("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9", "7S 9H 8H 7H TD 9D 8C 7C"), "0 exchange 7D")


def point(text: str) -> Call:
    return Call(0, Kind.POINT, (cards(text),))


def test_elder_may_open_between_the_two_exchanges() -> None:
    deal = opening_deal()
    orders = Orders(calls=(point("AS KS QS JS 7S"),), leads=cards("AS KS"))
    assert may_open(view(deal, 0))
    assert not may_open(view(deal, 1))
    assert can_be_left(view(deal, 0), orders)
    assert not can_be_left(view(deal, 0), Orders(calls=(point("AS KS QS JS TS"),)))
    assert not can_be_left(view(deal, 0), Orders(calls=orders.calls * 2))
    assert next_action(view(deal, 0), orders) is None
    say(deal, "1 exchange TS")
    orders = done(deal, orders, 0)
    assert next_action(view(deal, 0), orders) is None
    say(deal, "1 answer point -")
    assert str(next_action(view(deal, 0), orders)) == "0 play AS"


def test_a_carte_blanche_ends_the_opening() -> None:
    hands = ("AKQJ AKQ A7 AKQ", "T987 T987 T98 T", "KD QD JD 9C 8C 7C JH JC")
    deal = say(dealt(*hands, AU_CENT), "0 exchange 7D")
    orders = Orders(leads=cards("AS KS"), follows=True)
    assert can_be_left(view(deal, 0), orders)
    deal.do(CarteBlanche(1))
    assert remaining(view(deal, 0), orders) == Orders(follows=True)


def test_elder_with_a_carte_blanche_still_to_announce_does_not_open() -> None:
    hands = ("T987 T987 T98 T", "AKQJ AKQ A7 AKQ", "KD QD JD 9C 8C 7C JH JC")
    assert not may_open(view(say(dealt(*hands, FRENCH), "0 exchange 8S 7S 9H"), 0))
    assert may_open(view(say(dealt(*hands), "0 exchange 8S 7S 9H"), 0))


# What must hold for all.


def test_all_orders_that_may_be_left_are_carried_out_by_the_rules(prove: Prove) -> None:
    def holds(rng: random.Random) -> None:
        table = begun(rng)
        deal, orders = reference_play.deal_of(table), [NO_ORDERS, NO_ORDERS]
        while deal.to_move is not None:
            for seat in (0, 1):
                seen = view(deal, seat)
                if rng.random() < 0.3:
                    orders[seat] = random_orders(rng, seen)
                    assert can_be_left(seen, orders[seat])
                    if orders[seat].lays_down:
                        orders[seat] = NO_ORDERS
            seat = deal.to_move
            if (action := next_action(view(deal, seat), orders[seat])) is None:
                orders[seat] = orders[seat].for_the_deal
                action = parse_action(random_line(rng, _table_of(table, deal)))
            deal.do(action)
            orders = [remaining(view(deal, at), orders[at]) if orders[at] else NO_ORDERS for at in (0, 1)]
            assert all(can_be_left(view(deal, at), orders[at]) for at in (0, 1) if orders[at])
        assert orders == [NO_ORDERS, NO_ORDERS]

    prove(120, dice, holds)


def _table_of(like: Table, deal: Deal) -> Table:
    table = said_again(like, like.dealt, like.talon, list(map(str, deal.log)))
    assert table is not None
    return table


def test_twins_offer_accept_and_carry_out_the_same_orders(prove: Prove) -> None:
    def holds(rng: random.Random) -> None:
        table, eye = begun(rng), rng.randrange(2)
        another = twin(rng, table, eye)
        one, other = reference_play.deal_of(table), reference_play.deal_of(another)
        for line, same in zip(table.lines, another.lines, strict=True):
            one.do(parse_action(line))
            other.do(parse_action(same))
            seen, twins = view(one, eye), view(other, eye)
            orders = random_orders(rng, seen)
            assert (may_open(seen), may_leave(seen), may_list_leads(seen)) == (
                may_open(twins),
                may_leave(twins),
                may_list_leads(twins),
            )
            assert can_be_left(seen, orders)
            assert can_be_left(twins, orders)
            assert sure_runs(seen) == sure_runs(twins)
            assert next_action(seen, orders) == next_action(twins, orders)
            assert remaining(seen, orders) == remaining(twins, orders)
            if seen.to_move == eye and seen.playable:
                assert lowest(seen) == lowest(twins)

    prove(150, dice, holds)


def test_counterpique_may_be_opened_after_its_auction() -> None:
    deal = say(Deal.from_pack(COUNTERPIQUE, 1), "1 bid 7-3", "0 pass")
    assert not may_open(view(deal, deal.elder))
    say(deal, f"{deal.elder} exchange {next(iter(deal.hands[deal.elder]))}")
    assert may_open(view(deal, deal.elder))


# What is forced.


def test_a_forced_action_is_the_only_one_that_the_rules_allow(prove: Prove) -> None:
    def holds(rng: random.Random) -> None:
        table = begun(rng)
        deal = reference_play.replayed(table)
        for seat in (0, 1):
            forced = only_action(view(deal, seat))
            if forced is None:
                continue
            assert deal.to_move == seat
            assert deal.can(forced)
            assert not isinstance(forced, Play) or len(deal.playable(seat)) == 1
            other = reference_play.replayed(twin(rng, table, seat))
            assert only_action(view(other, seat)) == forced

    prove(200, dice, holds)


def test_a_card_is_not_forced_while_its_player_may_reckon_or_look() -> None:
    deal = exchanged("AKQJ AKQ 87 AKQ", "T JT98 AKQJT JT")
    say(deal, "0 play AS")
    assert only_action(view(deal, 1)) is None, "younger may reckon"
    left = dealt("AKQJ AKQ 87 AKQ", "7 JT98 KJ9 JT98", "TS 7H AD QD TD 9S 8S 7C")
    say(left, "0 exchange 7D", "1 exchange 9D", "0 play AS", "1 point JH TH 9H 8H 7H")
    say(left, "1 sequence JH TH 9H 8H 7H / JC TC 9C 8C")
    assert view(left, 1).may_look
    assert only_action(view(left, 1)) is None, "younger may look at the cards left"
    say(deal, "1 point AD KD QD JD TD", "1 sequence AD KD QD JD TD / JH TH 9H 8H", "1 play TS", "0 play KS")
    assert only_action(view(deal, 1)) is None, "younger may throw any card"
    assert only_action(view(deal, 0)) is None
