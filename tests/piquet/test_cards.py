"""The pack, and card sets."""

import re
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.piquet.cards import (
    COURT_CARDS,
    PACK,
    WHOLE_PACK,
    WRITING_ORDER,
    Card,
    Hand,
    Rank,
    Suit,
    parse_cards,
    write_cards,
)
from bot.piquet.spelling import SENTENCES, Unwritten
from tests.support.reference import reference_deal

SPACES = SENTENCES["spaces"]

some_cards = st.sets(st.sampled_from(PACK))


def test_the_pack_has_eight_ranks_in_four_suits_each_card_once() -> None:
    assert {str(card) for card in PACK} == set(reference_deal.PACK)
    assert len(PACK) == len(set(PACK)) == 32
    assert len(WHOLE_PACK) == 32
    assert all(Card.of(card.rank, card.suit) is card for card in PACK)


def test_every_card_is_read_back_exactly_as_written() -> None:
    assert [Card.parse(str(card)) for card in PACK] == list(PACK)


@pytest.mark.parametrize("text", ["", "A", "AX", "1S", "10S", "as", "AS ", " AS", "SA", "A S", "??", "-", "ĀS"])
def test_text_that_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(Unwritten, match=re.escape(f"`{text}`") if text else SPACES):
        Card.parse(text)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "the cards are missing"), (" ", SPACES), ("AS  KS", SPACES), ("AS KS ", SPACES), ("AS,KS", "`AS,KS`"),
        ("AS KS AS", "`AS` appears twice"), ("- AS", "`-` is not a card"), ("AS -", "`-` is not a card"),
    ],
)  # fmt: skip
def test_text_that_is_not_a_list_of_cards_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(Unwritten, match=f"^{re.escape(wrong)}"):
        parse_cards(text)


def test_ranks_and_pips_match_the_article() -> None:
    assert [rank.letter for rank in sorted(Rank, reverse=True)] == list("AKQJT987")
    assert {rank.letter: rank.pips for rank in Rank} == reference_deal.PIPS
    assert [suit.letter for suit in Suit] == list("SHDC")


def test_carte_blanche_is_dealt_in_125970_of_225792840_hands() -> None:
    assert len(COURT_CARDS) == 12
    assert {card.rank.letter for card in COURT_CARDS} == set("KQJ")
    plain = len(WHOLE_PACK.without(COURT_CARDS))
    assert (comb(plain, 12), comb(len(WHOLE_PACK), 12)) == (125_970, 225_792_840)


@given(st.permutations(PACK), st.integers(0, 32))
def test_cards_in_any_order_come_back_as_they_were_written(pack: list[Card], number: int) -> None:
    cards = tuple(pack[:number])
    assert parse_cards(write_cards(cards)) == cards


@given(some_cards, some_cards)
def test_a_hand_is_a_set_of_cards(one: set[Card], other: set[Card]) -> None:
    a, b = Hand.of(one), Hand.of(other)
    assert set(a) == one
    assert len(a) == len(one)
    assert bool(a) is bool(one)
    assert set(a | b) == one | other
    assert set(a & b) == one & other
    assert set(a.without(b)) == one - other
    assert [card in a for card in PACK] == [card in one for card in PACK]
    assert (a == b) is (one == other)
    assert a.pips == sum(reference_deal.PIPS[str(card)[0]] for card in one)
    assert all(isinstance(hand, Hand) for hand in (a | b, a & b, a.without(b), a.suited(Suit.CLUBS)))


@given(some_cards)
def test_a_hand_is_sorted_into_suits_and_ranks(cards: set[Card]) -> None:
    hand = Hand.of(cards)
    assert [set(hand.suited(suit)) for suit in Suit] == [{card for card in cards if card.suit is suit} for suit in Suit]
    assert [set(hand.ranked(rank)) for rank in Rank] == [{card for card in cards if card.rank is rank} for rank in Rank]


@given(some_cards)
def test_a_hand_is_written_in_suits_from_the_highest_card_down(cards: set[Card]) -> None:
    written = str(Hand.of(cards))
    assert written == (" ".join(str(card) for card in WRITING_ORDER if card in cards) or "-")
    assert [str(card) for card in WRITING_ORDER][:9] == ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH"]
