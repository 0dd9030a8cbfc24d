"""Discards recommended by the books, for elder and younger."""

import pytest

from bot.piquet import calls
from bot.piquet.actions import Exchange
from bot.piquet.cards import PACK, Card, Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.choices.book_discard import book_discard
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import discards
from bot.piquet.house.players.player import Turn
from bot.piquet.rules import RUBICON, RULE_SETS, SEQUENCE, SET, Kind
from bot.piquet.view import DealView, view
from tests.support.piquet.deals import dealt_to_elder


def dealt_to_younger(cards: str) -> Deal:
    held = parse_cards(cards)
    rest = tuple(card for card in PACK if card not in held)
    deal = Deal(RUBICON, 1, (rest[:12], held), rest[12:])
    deal.do(Exchange(0, rest[:5]))
    return deal


@pytest.mark.parametrize(
    ("rule", "cards", "thrown"),
    [
        ("five low cards go, high cards stay", "QS TS 9S 8S 7S AH KH QH AD KD QD KC", "QS TS 9S 8S 7S"),
        ("the point with its ace stays", "AS QS TS 9S 8S KH JH 8H QD 9D JC 7C", "8H QD 9D JC 7C"),
        ("a made quint stays whole", "JS TS 9S 8S 7S AH KH AD KD AC KC QC", "KH KD KC QC"),
        ("a quatorze stays whole", "AS TS 8S KH TH 9H QD TD 7D JC TC 9C", "8S QD 7D JC 9C"),
        ("knaves go before aces and kings", "AS QS JS 9S 8S AH KH JH KD 7D JC 7C", "JH KD 7D JC 7C"),
    ],
)
def test_elder_attacks(rule: str, cards: str, thrown: str) -> None:
    done = book_discard(Turn(view(dealt_to_elder(cards), 0)))
    assert set(done.cards) == set(parse_cards(thrown)), f"{rule}: {done}"


@pytest.mark.parametrize(
    ("rule", "cards", "thrown"),
    [
        ("a king keeps its guard", "AS QS JS 9S 8S KH 7H QD JD TD AC 8C", "JD TD 8C"),
        ("the point stays", "AS KS QS 9S 8S KH 8H QD 9D 7D TC 7C", "9D 7D 7C"),
    ],
)
def test_younger_guards(rule: str, cards: str, thrown: str) -> None:
    done = book_discard(Turn(view(dealt_to_younger(cards), 1)))
    assert set(done.cards) == set(parse_cards(thrown)), f"{rule}: {done}"


def breaks(seen: DealView, thrown: tuple[Card, ...], kind: Kind, number: int) -> bool:
    kept = [group for group in calls.groups(RUBICON, kind, seen.hand.without(Hand.of(thrown))) if len(group) >= number]
    made = [group for group in calls.groups(RUBICON, kind, seen.hand) if len(group) >= number]
    return len(kept) < len(made)


@pytest.mark.long
def test_the_book_discard_never_breaks_a_quint_and_rarely_a_quatorze() -> None:
    broken, by_rule_of_thumb = 0, 0
    for pack in packs("made", 600):
        deal = Deal.from_pack(RUBICON, 1, pack)
        for seat in (0, 1):
            if (seen := view(deal, seat)).may_announce:
                break
            thrown = book_discard(Turn(seen)).cards
            assert not breaks(seen, thrown, SEQUENCE, 5)
            broken += breaks(seen, thrown, SET, 4)
            by_rule_of_thumb += breaks(seen, discards(seen), SEQUENCE, 5) + breaks(seen, discards(seen), SET, 4)
            deal.do(Exchange(seat, thrown))
    assert broken <= 1
    assert by_rule_of_thumb >= 5


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_number_of_cards_is_within_the_limits(rules: str) -> None:
    for pack in packs(rules, 20):
        deal = Deal.from_pack(RULE_SETS[rules], 1, pack)
        while deal.to_move is not None and (seen := view(deal, deal.to_move)).exchange_limits and not seen.may_announce:
            deal.do(book_discard(Turn(seen)))


def test_there_is_no_book_discard_outside_the_exchange() -> None:
    deal = dealt_to_elder("AS KS QS 9S AH KH 8H AD JD 7D TC 8C")
    for _ in (0, 1):
        deal.do(book_discard(Turn(view(deal, deal.to_move))))
    with pytest.raises(ValueError, match="CALLS"):
        book_discard(Turn(view(deal, 0)))
