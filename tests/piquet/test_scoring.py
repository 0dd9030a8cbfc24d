"""Each scoring rule and example in Cavendish's article (source 000), as a deal."""

import pytest

from bot.piquet.deal import Deal
from bot.piquet.illegal import Refusal
from bot.piquet.rules import CARTE_ROUGE, CLUB, RUBICON, Rules
from tests.support.piquet.deals import call, dealt, exchanged, play_out, refusal, say, scored, tricks

BOTH = pytest.mark.parametrize("rules", [RUBICON, CLUB], ids=["rubicon", "club"])


# Pique and repique.


def quint_major_and_three_aces() -> Deal:
    """Returns the article's pique: a quint major, good for point and sequence, and three aces, also good."""
    deal = exchanged("AKQJT A9 A98 98", "98 KQ87 KQ7 AKQ")
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "sequence", "AS KS QS JS TS")
    return call(deal, "set", "AS AH AD")


def test_quint_major_three_aces_and_seven_leads_make_a_pique() -> None:
    deal = quint_major_and_three_aces()
    assert deal.score == (23, 0)
    tricks(deal, "AS 9S", "KS 8S", "QS 7H", "JS 8H", "TS 7D")
    assert deal.score == (28, 0)
    tricks(deal, "AH QH")
    assert say(deal, "0 play AD").score == (60, 0)
    assert scored(deal)["pique"] == 30


def test_a_pique_is_lost_when_younger_scores_anything_before_thirty() -> None:
    deal = tricks(quint_major_and_three_aces(), "AS 9S", "KS 8S", "QS 7H", "JS 8H", "TS 7D", "9H KH")
    assert deal.score == (29, 1)
    assert "pique" not in scored(play_out(deal))


def test_thirty_must_be_made_before_younger_wins_a_trick() -> None:
    deal = tricks(quint_major_and_three_aces(), "AS 9S", "KS 8S", "QS 7H", "JS 8H", "TS 7D", "AH QH")
    say(deal, "0 play 9D")
    assert deal.score == (60, 0)
    assert tricks(say(deal, "1 play KD"), "KH 9H").score == (60, 2)


def point_quint_and_quatorze(rules: Rules = RUBICON) -> Deal:
    deal = exchanged("AKQJT A98 A9 A9", "98 KQ7 KQ87 KQJ", rules)
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "sequence", "AS KS QS JS TS")
    return call(deal, "set", "AS AH AD AC")


def test_a_good_point_quint_and_quatorze_with_repique_make_ninety_four() -> None:
    deal = point_quint_and_quatorze()
    assert deal.score == (34, 0)
    say(deal, "0 play AS")
    assert deal.score == (35, 0), "younger may still reckon what forbids it"
    say(deal, "1 play 8S")
    assert deal.score == (94 + 1, 0)
    assert scored(deal)["repique"] == 60


def test_a_player_gets_a_repique_or_a_pique_not_both() -> None:
    assert "pique" not in scored(play_out(point_quint_and_quatorze()))


def thirty_two_without_the_point(rules: Rules = RUBICON) -> Deal:
    """A "scores thirty-two in hand alone", "his point is not good"."""
    deal = exchanged("AKQJT AKQ A9 A9", "98 987 KQJT87 K", rules)
    call(deal, "point", "AS KS QS JS TS", "KD QD JD TD 8D 7D")
    call(deal, "sequence", "AS KS QS JS TS / AH KH QH", "KD QD JD TD")
    return call(deal, "set", "AS AH AD AC")


def test_thirty_two_in_hand_is_no_repique_without_the_point() -> None:
    deal = thirty_two_without_the_point()
    assert deal.score == (32, 0)
    say(deal, "0 play AS", "1 point KD QD JD TD 8D 7D", "1 play 8S")
    assert deal.score == (33, 6)
    assert {"pique", "repique"}.isdisjoint(scored(play_out(deal)))


def test_a_point_that_younger_sinks_does_not_prevent_a_repique() -> None:
    assert tricks(thirty_two_without_the_point(), "AS 8S").score == (32 + 1 + 60, 0)


def huitieme_and_tierce(rules: Rules = RUBICON) -> Deal:
    """A "has a huitième (good for twenty-six), and a tierce, and leads a card thus reaching thirty"."""
    deal = exchanged("AKQJT987 AKQ 9 -", "- T98 AKT87 AKQT", rules)
    call(deal, "point", "AS KS QS JS TS 9S 8S 7S")
    return call(deal, "sequence", "AS KS QS JS TS 9S 8S 7S / AH KH QH")


def test_three_tens_reckoned_before_the_lead_save_the_pique() -> None:
    deal = say(huitieme_and_tierce(), "0 play AS")
    assert deal.score == (30, 0)
    assert say(deal, "1 set TH TD TC", "1 play 8H").score == (30, 3)
    assert "pique" not in scored(play_out(deal))


def test_without_the_three_tens_the_first_lead_makes_thirty_and_the_pique() -> None:
    assert tricks(huitieme_and_tierce(), "AS 8H").score == (60, 0)


def younger_repiques() -> Deal:
    deal = exchanged("98 KQ7 KQ87 KQJ", "AKQJT A98 A9 A9")
    return call(deal, "point", "KD QD 8D 7D", "AS KS QS JS TS")


def test_elders_first_lead_does_not_prevent_a_repique_of_younger() -> None:
    deal = say(younger_repiques(), "0 play 9S", "1 point AS KS QS JS TS", "1 sequence AS KS QS JS TS")
    say(deal, "1 set AS AH AD AC")
    assert deal.score == (1, 34)
    assert say(deal, "1 play TS").score == (1, 34 + 60 + 1)


def test_younger_cannot_make_a_pique() -> None:
    deal = say(younger_repiques(), "0 play 9S", "1 point AS KS QS JS TS", "1 sequence AS KS QS JS TS")
    assert deal.score == (1, 20)
    assert "pique" not in scored(play_out(deal), 1)


# Equality.


def test_equality_of_the_point_does_not_prevent_a_repique() -> None:
    deal = exchanged("KQJT98 T8 T8 T8", "A AKQJ97 AK Q97")
    call(deal, "point", "KS QS JS TS 9S 8S", "AH KH QH JH 9H 7H")
    assert deal.score == (0, 0)
    call(deal, "sequence", "KS QS JS TS 9S 8S", "AH KH QH JH")
    call(deal, "set", "TS TH TD TC", "AS AH AD")
    assert deal.score == (30, 0)
    say(deal, "0 play KS")
    assert refusal(deal, "1 point AH KH QH JH 9H 7H") is Refusal.NOT_GOOD
    assert say(deal, "1 play AS").score == (91, 1)


def test_equality_of_the_sequence_does_not_prevent_a_pique() -> None:
    deal = exchanged("AKJ987 AT AT AT", "- KQ987 KQ8 KQ87")
    call(deal, "point", "AS KS JS 9S 8S 7S")
    call(deal, "sequence", "9S 8S 7S", "9H 8H 7H")
    call(deal, "set", "AS AH AD AC / TH TD TC")
    assert deal.score == (23, 0)
    tricks(deal, "AS 7H", "KS 8H", "JS 9H", "9S 7C", "8S 8C", "7S 8D")
    assert say(deal, "0 play AH").score == (60, 0)


# Carte blanche.


def elders_carte_blanche() -> Deal:
    deal = dealt("T987 T98 T98 T9", "AKQ KQJ AKJ AQJ", "JS KC QD 8C 7C 7D 7H AH")
    return say(deal, "0 carte-blanche")


def test_carte_blanche_counts_ten_and_toward_a_repique() -> None:
    deal = elders_carte_blanche()
    assert deal.score == (10, 0)
    say(deal, "0 exchange TH 9D 8D TC 9C", "1 exchange JC")
    call(deal, "point", "JS TS 9S 8S 7S")
    call(deal, "sequence", "JS TS 9S 8S 7S")
    assert deal.score == (30, 0)
    say(deal, "0 play JS", "1 set KS KH KD / QS QH QC", "1 play KS")
    assert deal.score == (31 + 60, 7), "the trios come after it in the order"


def youngers_carte_blanche(rules: Rules = RUBICON) -> Deal:
    return dealt("AKQJT AK7 AK AK", "98 T98 T987 T97", "8C 7S QH JH QD JD QC JC", rules)


@pytest.mark.parametrize(("announced", "bonus"), [(True, False), (False, True)])
def test_carte_blanche_takes_precedence_and_saves_a_repique(announced: bool, bonus: bool) -> None:
    deal = say(youngers_carte_blanche(), *["1 carte-blanche"] * announced, "0 exchange 7H", "1 exchange 8S")
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "sequence", "AS KS QS JS TS")
    call(deal, "set", "AS AH AD AC / KS KH KD KC")
    assert deal.score == (48, 10 * announced)
    assert ("repique" in scored(play_out(deal))) is bonus


def test_carte_blanche_saves_a_pique() -> None:
    deal = say(youngers_carte_blanche(), "1 carte-blanche", "0 exchange 7H", "1 exchange 8S")
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "sequence", "AS KS QS JS TS")
    play_out(deal)
    assert deal.score[0] >= 30
    assert "pique" not in scored(deal)


def test_carte_blanche_is_refused_with_court_cards_or_too_late() -> None:
    deal = elders_carte_blanche()
    assert refusal(deal, "0 carte-blanche") is Refusal.ALREADY_DONE
    assert refusal(deal, "1 carte-blanche") is Refusal.COURT_CARD
    late = say(youngers_carte_blanche(), "0 exchange 7H", "1 exchange 8S")
    assert refusal(late, "1 carte-blanche") is Refusal.TOO_LATE


# The cards.


def top_cards(rules: Rules) -> Deal:
    return exchanged("AKQJT98 AKQ A A", "7 JT987 KQJT9 K", rules)


@BOTH
def test_a_capot_counts_forty_and_nothing_toward_a_pique(rules: Rules) -> None:
    deal = play_out(top_cards(rules))
    assert scored(deal) == {"lead": 12, "last_trick": 1, "capot": 40}
    assert deal.score == (53, 0)


def test_a_pique_made_with_the_last_trick_scores_along_with_the_capot() -> None:
    deal = play_out(call(call(top_cards(RUBICON), "point", "AS KS QS JS TS 9S 8S"), "set", "AS AH AD AC"))
    assert scored(deal) == {"point": 7, "set": 14, "lead": 12, "last_trick": 1, "pique": 30, "capot": 40}


def test_a_pique_may_be_made_by_the_last_trick_itself() -> None:
    deal = call(top_cards(RUBICON), "point", "AS KS QS JS TS 9S 8S")
    call(deal, "sequence", "AS KS QS JS / AH KH QH")
    call(deal, "set", "AS AH AD")
    assert deal.score == (17, 0)
    assert play_out(deal).score == (17 + 12 + 1 + 30 + 40, 0)


@BOTH
def test_a_player_who_won_seven_tricks_scores_ten_for_the_cards(rules: Rules) -> None:
    deal = play_out(exchanged("AKQJT98 87 87 7", "7 AKQJ AKQJ AKQ", rules))
    assert [trick.winner for trick in deal.tricks].count(0) == 7
    assert (scored(deal, 0).get("cards"), scored(deal, 1).get("cards")) == (10, None)


@BOTH
def test_with_six_tricks_each_the_cards_are_divided_and_score_nothing(rules: Rules) -> None:
    deal = play_out(exchanged("AKQJT9 98 98 98", "87 AKQJ AKQ AKQ", rules))
    assert [trick.winner for trick in deal.tricks].count(0) == 6
    assert scored(deal, 0) == {"lead": 7}
    assert scored(deal, 1) == {"trick": 1, "lead": 5, "last_trick": 1}


def test_the_winner_of_the_last_trick_counts_two_instead_of_one() -> None:
    deal = exchanged("AKQJT98 AKQ A 7", "7 JT987 KQJT9 K")
    tricks(deal, "AS 7S", "KS KD", "QS QD", "JS JD", "TS JH", "9S TH", "8S 9H", "AH 8H", "KH 7H", "QH TD", "AD 9D")
    assert tricks(deal, "7C KC").score == (12 + 10, 2)
    assert scored(deal, 1) == {"trick": 1, "last_trick": 1}


def test_both_may_have_a_carte_rouge_in_one_deal() -> None:
    deal = exchanged("987 987 987 987", "AKQ AKQ AKQ AKQ", CARTE_ROUGE)
    call(deal, "sequence", " / ".join(f"9{suit} 8{suit} 7{suit}" for suit in "SHDC"))
    sets = " / ".join(" ".join(f"{rank}{suit}" for suit in "SHDC") for rank in "AKQ")
    say(deal, "0 play 9S", f"1 set {sets}")
    assert (scored(deal, 0)["carte_rouge"], scored(deal, 1)["carte_rouge"]) == (20, 20)
