import re

import pytest

from bot.features.rules.view import page
from bot.kit.words import Words, languages, words
from bot.piquet.auction import BIDS
from bot.piquet.calls import SEQUENCE_VALUES, SET_VALUES, is_group, strength
from bot.piquet.cards import PACK, Card, Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.partie import Rubber, Tally, outcome, settle
from bot.piquet.reckoning import BELOW, Item, Reason, counted
from bot.piquet.rules import AU_CENT, CARTE_ROUGE, COUNTERPIQUE, FRENCH, HUNDRED, Kind, rules_of
from tests.bot.features.rules.test_rules_pages import body as pages
from tests.bot.features.rules.test_rules_pages import runs, sums
from tests.support.piquet.deals import call, calls_over, dealt, exchanged, hand, say, scored, tricks

POINTS = [Hand(ranks << 8 * suit) for suit in Suit for ranks in range(1, 256)]
"""Everything that can be called as a point."""


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def body(spoken: Words, name: str) -> str:
    return pages(spoken, f"set-{name}")


def totals(spoken: Words, name: str) -> list[int]:
    return [total for _, total in sums(body(spoken, name))]


def products(spoken: Words, name: str) -> list[tuple[int, int, int]]:
    found = re.findall(r"(\d+) × (\d+) = (\d+)", page(spoken, f"set-{name}")[1])
    return [(int(one), int(other), int(product)) for one, other, product in found]


def written(cards: list[Card]) -> str:
    return " ".join(map(str, cards))


# Piquet au Cent, and French Piquet of 1896.


def test_more_cards_always_make_more_pips() -> None:
    by_pips = sorted(POINTS, key=lambda group: strength(AU_CENT, Kind.POINT, group))
    numbers = [len(group) for group in by_pips]
    assert numbers == sorted(numbers)


def test_the_au_cent_page_compares_the_lowest_five_with_the_highest_four(spoken: Words) -> None:
    clubs, hearts = map(Hand.of, runs(body(spoken, "au-cent"))[:2])
    assert clubs.pips == min(group.pips for group in POINTS if len(group) == 5)
    assert hearts.pips == max(group.pips for group in POINTS if len(group) == 4)


def test_au_cent_scores_match_its_example(spoken: Words) -> None:
    clubs, hearts, tens, aces = runs(body(spoken, "au-cent"))[:4]
    deal = exchanged("KT8 98 T7 JT987", "AJ9 AKQJ A98 KQ", AU_CENT)
    call(deal, "point", written(clubs), "-")
    call(deal, "sequence", written(clubs), "-")
    in_calls = sum(scored(deal).values())
    call(deal, "set", written([*tens, clubs[1]]), written([*aces, hearts[0]]))
    say(deal, "0 play JC", f"1 set {written([*aces, hearts[0]])}")
    assert totals(spoken, "au-cent") == [in_calls, sum(scored(deal).values())]
    assert scored(deal, 1) == {"set": 3}


def test_a_french_point_makes_thirty(spoken: Words) -> None:
    first, second = map(Hand.of, runs(body(spoken, "french-1896"))[:2])
    assert (is_group(FRENCH, Kind.POINT, first), is_group(FRENCH, Kind.POINT, second)) == (True, False)
    assert all(is_group(FRENCH, Kind.POINT, group) for group in POINTS if len(group) >= 4)


def test_the_french_call_scores_match_their_example(spoken: Words) -> None:
    point = runs(body(spoken, "french-1896"))[2]
    deal = exchanged("AJ98 AKQJ8 K J9", "QT T AQJT7 AKQT", FRENCH)
    say(deal, f"0 point {written(point)}", f"0 sequence {written(point[:4])}", "0 set JS JH JC")
    say(deal, "1 answer point -", "1 answer sequence -", "1 answer set TS TH TD TC")
    in_calls = sum(scored(deal).values())
    say(deal, "0 play AH")
    assert totals(spoken, "french-1896") == [in_calls, sum(scored(deal).values())]


# Carte Rouge.


def test_a_carte_rouge_makes_a_repique_whatever_sets_the_opponent_holds(spoken: Words) -> None:
    point, hearts, diamonds = runs(body(spoken, "carte-rouge"))
    deal = exchanged("AKJT87 AKQ JT9 -", "Q JT8 AQ8 AQJT8", CARTE_ROUGE)
    call(deal, "point", written(point))
    call(deal, "sequence", f"{written(hearts)} / {written(diamonds)}")
    assert sum(scored(deal).values()) == totals(spoken, "carte-rouge")[1]
    say(deal, "0 play AS", "1 set QS QD QC", "1 play QS")
    assert scored(deal, 1) == {"set": 3}
    assert scored(deal)["repique"] == 60
    assert sum(scored(deal).values()) == totals(spoken, "carte-rouge")[2] + 1


def test_early_cards_make_a_pique(spoken: Words) -> None:
    deal = exchanged("AKQJ98 A87 A87 -", "T7 KQ9 KQ9 AKJ9", CARTE_ROUGE)
    call(deal, "point", "AS KS QS JS 9S 8S")
    call(deal, "sequence", "AS KS QS JS")
    call(deal, "set", "AS AH AD")
    in_calls, after_leads, with_cards, with_pique = totals(spoken, "carte-rouge")[3:]
    assert sum(scored(deal).values()) == in_calls
    tricks(deal, "AS TS", "KS 7S", "QS 9H", "JS 9D", "9S 9C", "8S JC")
    assert sum(scored(deal).values()) == after_leads - 1
    tricks(deal, "AH QH")
    assert (after_leads + scored(deal)["cards"], sum(scored(deal).values())) == (with_cards, with_pique)


@pytest.mark.parametrize(("cards", "is_one"), [("AS KS QS", False), ("AS KS QS JS", True)])
def test_a_point_needs_four_cards_at_carte_rouge(cards: str, is_one: bool) -> None:
    assert is_group(CARTE_ROUGE, Kind.POINT, Hand.of(map(Card.parse, cards.split(" ")))) is is_one


# A hundred up.


def test_the_point_that_makes_a_hundred_is_the_last_that_counts(spoken: Words) -> None:
    (theirs, tens), (mine, point, tierce) = (parts for parts, _ in sums(body(spoken, "hundred")))
    items = [Item(Reason.POINT, 0, point), Item(Reason.SEQUENCE, 0, tierce), Item(Reason.SET, 1, tens)]
    assert (tens, tierce) == (SET_VALUES[4], SEQUENCE_VALUES[3])
    assert mine + point + tierce == 100 < theirs + tens
    assert counted(items, (mine, theirs), 100) == (100 - mine, 0)


def test_a_loser_below_fifty_loses_a_double_game_and_three_games_win() -> None:
    single, double = Tally((100, 50)), Tally((100, 49))
    assert outcome(HUNDRED, [single, single]) is None
    assert outcome(HUNDRED, [single, double]) is not None


# Counterpique.


def test_bids_are_worth_what_the_page_says(spoken: Words) -> None:
    bids = {(bid.tricks, bid.left, bid.value) for bid in BIDS[0]}
    found = products(spoken, "counterpique")
    assert bids >= set(found)
    worth = [value for *_, value in bids]
    assert {min(worth), max(worth)} <= {value for *_, value in found}


STRONG, WEAK = "AKQJT9 AK 87 97", "87 QJT AKQ AKQJ"


def auctioned(elder: str, younger: str) -> Deal:
    """Returns a deal after elder, player 0, bid eight tricks and left four cards, and nobody exchanged."""
    held = (*hand(elder), *hand(younger))
    talon = " ".join(str(card) for card in PACK if card not in held)
    deal = dealt(elder, younger, talon, COUNTERPIQUE)
    return say(deal, "1 pass", "0 bid 8-4", "0 exchange -", "1 exchange -")


def above(deal: Deal, seat: int) -> int:
    return sum(points for reason, points in scored(deal, seat).items() if Reason(reason) not in BELOW)


def test_elders_pique_is_scored_without_elders_tricks(spoken: Words) -> None:
    deal = auctioned(STRONG, WEAK)
    call(deal, "point", "AS KS QS JS TS 9S")
    call(deal, "sequence", "AS KS QS JS TS 9S")
    tricks(deal, "AS 8S", "KS 7S", "QS QD", "JS KD", "TS JC", "9S QC", "AH TH", "KH JH")
    assert above(deal, 0) == totals(spoken, "counterpique-score")[0]
    assert deal.over


def test_youngers_pique_is_scored_with_youngers_tricks(spoken: Words) -> None:
    deal = say(calls_over(auctioned(WEAK, STRONG), answered=True), "0 play 8S")
    say(deal, "1 point AS KS QS JS TS 9S", "1 sequence AS KS QS JS TS 9S", "1 play AS")
    tricks(deal, "KS 7S", "QS QD", "JS KD", "TS JC", "9S QC", "AH TH", "KH JH")
    assert above(deal, 1) == totals(spoken, "counterpique-score")[1]


def test_tricks_short_count_as_much_as_the_lowest_bid(spoken: Words) -> None:
    short, fewest, most = products(spoken, "counterpique-below")
    assert short[1] == min(bid.value for bid in BIDS[0])
    assert (fewest[:2], most[:2]) == ((7, 5), (13, 5))


def test_a_rubber_is_added_up_as_the_page_does(spoken: Words) -> None:
    below, high, *_ = sums(body(spoken, "counterpique-rubber"))[-1][0]
    first = Tally((104 + high, 0), (104, 0))
    won = [first, Tally((0, 21), (0, 21)), Tally((below - 104, 0), (below - 104, 0))]
    ended = outcome(COUNTERPIQUE, won)
    assert isinstance(ended, Rubber)
    assert ended.totals == (totals(spoken, "counterpique-rubber")[-1], 21)


# House rules.


def test_a_short_partie_is_settled_as_the_page_says(spoken: Words) -> None:
    (_, winner, loser), points = sums(pages(spoken, "options"))[-1]
    assert settle(rules_of("rubicon", {"deals": 1}), (winner, -loser)).points == points
