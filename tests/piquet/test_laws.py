"""Cavendish's laws (source 000) that a program can break, by number. Other laws concern real cards."""

import pytest

from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.declaring import Verdict
from bot.piquet.illegal import Refusal
from bot.piquet.partie import Partie, PartieOver, Settlement, Tally, WrongDealer, settle
from bot.piquet.rules import CLUB, RUBICON, Kind, Rules
from bot.piquet.view import view
from tests.support.piquet.deals import call, dealt, exchanged, hand, play_out, refusal, refused, say, tricks

BOTH = pytest.mark.parametrize("rules", [RUBICON, CLUB], ids=["rubicon", "club"])


def fresh(rules: Rules = RUBICON) -> Deal:
    return dealt("AKQJT98 AKQ A A", "7 JT987 KQJT9 K", "8D 7D QC JC TC 9C 8C 7C", rules)


def book_point() -> Deal:
    return exchanged("AKJ98 Q87 A8 A8", "Q7 AKT9 KQ7 KQ7")


def seven_hearts() -> Deal:
    return exchanged("AKJ98 Q A87 A87", "7 AKJT987 KQ KQ")


def told(deal: Deal, eye: int | None) -> list[str]:
    return list(map(str, view(deal, eye).actions))


def test_law_11_the_players_deal_alternately() -> None:
    for deals_played, dealer in enumerate((1, 0, 1, 0, 1, 0)):
        so_far = Partie(RUBICON, 1, [Tally((10, 20))] * deals_played)
        assert so_far.next_dealer == dealer
        with pytest.raises(WrongDealer):
            so_far.begin(Deal.from_pack(RUBICON, 1 - dealer))
        so_far.begin(Deal.from_pack(RUBICON, dealer))
        assert so_far.deal is not None


@pytest.mark.parametrize("dealer", [0, 1])
def test_law_11_the_player_with_the_choice_may_deal_first(dealer: int) -> None:
    begun = Partie(RUBICON)
    assert begun.next_dealer is None
    begun.begin(Deal.from_pack(RUBICON, dealer))
    assert begun.first_dealer == dealer


@BOTH
def test_law_12_each_player_discards_at_least_one_card(rules: Rules) -> None:
    deal = fresh(rules)
    assert refused(deal, "0 exchange -").number == 1
    assert refusal(deal, "0 exchange -") is Refusal.EXCHANGE_MORE
    say(deal, "0 exchange AS")
    assert refusal(deal, "1 exchange -") is Refusal.EXCHANGE_MORE
    assert say(deal, "1 exchange 7S").stage.value == "calls"


@BOTH
def test_elder_exchanges_at_most_five_cards_and_younger_the_rest(rules: Rules) -> None:
    deal = fresh(rules)
    assert refused(deal, "0 exchange AS KS QS JS TS 9S").number == 5
    assert refusal(deal, "0 exchange AS KS QS JS TS 9S") is Refusal.EXCHANGE_FEWER
    say(deal, "0 exchange AS KS QS")
    six = "1 exchange 7S JH TH 9H 8H 7H"
    assert refusal(deal, six) is Refusal.EXCHANGE_FEWER
    assert say(deal, six.removesuffix(" 7H")).left == 0


def test_nobody_exchanges_twice_or_out_of_turn() -> None:
    deal = fresh()
    assert refusal(deal, "1 exchange 7S") is Refusal.NOT_YOUR_TURN
    say(deal, "0 exchange AS")
    assert refusal(deal, "0 exchange KS") is Refusal.TOO_LATE
    say(deal, "1 exchange 7S")
    assert refusal(deal, "1 exchange JH") is Refusal.TOO_LATE


@BOTH
def test_law_13_cards_are_taken_from_the_top_of_the_stock(rules: Rules) -> None:
    deal = say(fresh(rules), "0 exchange 9S 8S", "1 exchange 7S KC 7H")
    assert deal.drawn_cards(0) == hand("- - 87 -")
    assert deal.drawn_cards(1) == hand("- - - QJT")
    assert deal.hands[0] == Hand.of(hand("AKQJT AKQ A87 A"))
    assert deal.hands[1] == Hand.of(hand("- JT98 KQJT9 QJT"))
    assert deal.left == 3


def test_law_24_a_call_says_only_its_number_of_cards() -> None:
    deal = say(book_point(), "0 point AS KS JS 9S 8S")
    assert told(deal, 1)[-1] == told(deal, None)[-1] == "0 point 5"
    assert told(say(deal, "1 answer point -"), None)[-2:] == ["0 point AS KS JS 9S 8S", "1 answer point good"]


@pytest.mark.parametrize(
    ("answer", "verdict", "word"),
    [
        ("AH JH TH 9H 7H", Verdict.GOOD, "making good"),
        ("AH KH TH 9H 8H", Verdict.EQUAL, "making equal"),
        ("AH KH JH TH 9H", Verdict.NOT_GOOD, "making not-good"),
        ("AH KH JH TH 9H 8H", Verdict.NOT_GOOD, "not-good"),
        ("AH KH JH TH", Verdict.GOOD, "good"),
    ],
)
def test_law_24_elder_says_the_points_value_if_younger_has_as_many(answer: str, verdict: Verdict, word: str) -> None:
    deal = call(seven_hearts(), "point", "AS KS JS 9S 8S", answer)
    assert deal.calls.made[Kind.POINT].verdict is verdict
    assert told(deal, None)[-1] == f"1 answer point {word}"
    said = {Verdict.GOOD: "AS KS JS 9S 8S", Verdict.EQUAL: "AS KS JS 9S 8S"}.get(verdict)
    assert told(deal, None)[-2] == f"0 point {said or ('5 48' if 'making' in word else '5')}"


def test_the_club_calls_a_sequences_card_and_a_sets_rank() -> None:
    deal = exchanged("AK J987 JT9 JT9", "JT9 AKQ AKQ KQ7", CLUB)
    call(deal, "sequence", "JD TD 9D", "AH KH QH")
    call(deal, "set", "JH JD JC", "KH KD KC")
    assert told(deal, None)[-4:] == [
        "0 sequence 3 J", "1 answer sequence not-good", "0 set 3 J", "1 answer set not-good",
    ]  # fmt: skip


def test_laws_25_and_26_a_false_call_is_refused_with_missing_cards() -> None:
    deal = book_point()
    illegal = refused(deal, "0 point AS KS QS JS TS")
    assert illegal.refusal is Refusal.NOT_HELD
    assert illegal.cards == Hand.of(hand("QT - - -"))
    assert refusal(deal, "0 sequence AS KS QS") is Refusal.NOT_HELD
    assert refusal(deal, "0 set AS AH AD") is Refusal.NOT_HELD


def test_laws_25_and_26_the_right_call_may_follow_a_refusal() -> None:
    deal = book_point()
    assert refusal(deal, "0 point AS KS QS JS TS") is Refusal.NOT_HELD
    assert call(deal, "point", "AS KS JS 9S 8S").score == (5, 0)


def test_laws_25_and_26_a_false_answer_is_refused_too() -> None:
    deal = say(book_point(), "0 point AS KS JS 9S 8S")
    illegal = refused(deal, "1 answer point AH KH TH 9H 8H")
    assert (illegal.refusal, illegal.cards) == (Refusal.NOT_HELD, Hand.of(hand("- 8 - -")))


def test_law_26_a_discarded_card_is_not_held() -> None:
    deal = say(fresh(), "0 exchange 8S", "1 exchange 7S")
    assert refused(deal, "0 point AS KS QS JS TS 9S 8S").cards == Hand.of(hand("8 - - -"))


@pytest.mark.parametrize("eye", [0, 1, None])
def test_law_27_cards_of_a_good_call_are_shown_while_held(eye: int | None) -> None:
    deal = call(book_point(), "point", "AS KS JS 9S 8S")
    assert view(deal, eye).shown == (Hand.of(hand("AKJ98 - - -")), Hand())
    tricks(deal, "AS 7S", "KS QS")
    assert view(deal, eye).shown == (Hand.of(hand("J98 - - -")), Hand())


@pytest.mark.parametrize("eye", [0, 1, None])
def test_law_27_cards_of_an_equal_call_are_shown_in_turn(eye: int | None) -> None:
    deal = seven_hearts()
    call(deal, "point", "AS KS JS 9S 8S", "AH KH TH 9H 8H")
    assert view(deal, eye).shown == (Hand.of(hand("AKJ98 - - -")), Hand())
    say(deal, "0 play AS")
    assert view(deal, eye).shown == (Hand.of(hand("KJ98 - - -")), Hand.of(hand("- AKT98 - -")))


@pytest.mark.parametrize("eye", [0, 1, None])
def test_law_27_only_reckoned_cards_are_shown(eye: int | None) -> None:
    deal = seven_hearts()
    call(deal, "point", "AS KS JS 9S 8S", "AH KH JH TH 9H 8H 7H")
    say(deal, "0 play AS", "1 point AH KH JH TH 9H 8H 7H")
    assert view(deal, eye).shown == (Hand(), Hand.of(hand("- AKJT987 - -")))


@BOTH
def test_law_28_nothing_is_reckoned_after_youngers_first_card(rules: Rules) -> None:
    deal = exchanged("AKJ98 Q A87 A87", "7 AKJT987 KQ KQ", rules)
    tricks(deal, "AS 7S")
    assert refusal(deal, "1 point AH KH JH TH 9H 8H 7H") is Refusal.TOO_LATE
    assert refusal(deal, "1 sequence JH TH 9H 8H 7H") is Refusal.TOO_LATE
    assert refusal(deal, "0 point KS JS 9S 8S") is Refusal.TOO_LATE
    assert refusal(deal, "1 look") is Refusal.TOO_LATE
    assert refusal(deal, "1 answer point -") is Refusal.NOT_NOW
    assert play_out(deal).score[1] == sum(item.points for item in deal.reckoning.items if item.seat == 1)


def test_law_28_elder_can_call_nothing_after_the_first_lead() -> None:
    deal = say(book_point(), "0 play AS")
    assert refusal(deal, "0 point KS JS 9S 8S") is Refusal.TOO_LATE
    assert refusal(deal, "0 set AS AD AC") is Refusal.TOO_LATE


# 33 and 34: the partie.

LEVEL = [(20, 30), (30, 20)] * 3


def partie(*scores: tuple[int, int]) -> Partie:
    return Partie(RUBICON, 1, [Tally(score) for score in scores])


def test_law_33_after_six_deals_without_a_tie_the_partie_is_over() -> None:
    assert partie(*LEVEL[:5]).outcome is None
    decided = partie(*LEVEL[:5], (30, 21))
    assert decided.outcome == Settlement(1, 100 + 151 - 150, False)


@pytest.mark.parametrize("scores", [[*LEVEL[:5], (30, 21)], [*LEVEL, (40, 10), (10, 20)], [*LEVEL, (9, 8), (8, 9)]])
def test_law_33_no_deal_follows_a_decided_or_drawn_partie(scores: list[tuple[int, int]]) -> None:
    for dealer in (0, 1):
        with pytest.raises(PartieOver):
            partie(*scores).begin(Deal.from_pack(RUBICON, dealer))


def test_law_33_after_a_tie_each_player_deals_once_more() -> None:
    tied = partie(*LEVEL)
    assert tied.outcome is None
    assert tied.next_dealer == 1
    assert partie(*LEVEL, (40, 10)).outcome is None
    assert partie(*LEVEL, (40, 10)).next_dealer == 0
    assert partie(*LEVEL, (40, 10), (10, 20)).outcome == Settlement(0, 120, False)


def test_law_33_a_second_tie_ends_the_partie_drawn() -> None:
    assert partie(*LEVEL, (40, 10), (10, 40)).outcome == Settlement(None, 0, False)


def test_law_34_a_loser_below_a_hundred_is_rubiconed() -> None:
    assert settle(RUBICON, (150, 99)) == Settlement(0, 349, True)
    assert settle(RUBICON, (99, 150)) == Settlement(1, 349, True)
    assert settle(RUBICON, (150, 100)) == Settlement(0, 150, False)


def test_law_34_a_winner_below_a_hundred_still_scores_a_rubicon() -> None:
    assert settle(RUBICON, (80, 70)) == Settlement(0, 250, True)
    assert settle(RUBICON, (0, 1)) == Settlement(1, 101, True)
