"""Conceding ends the deal, scored as if the player played on and won no more tricks."""

import random

import pytest
from hypothesis import strategies as st

from bot.piquet import record
from bot.piquet.actions import Concede, parse_action
from bot.piquet.cards import PACK, Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.illegal import Refusal
from bot.piquet.knowledge.conceding import cost
from bot.piquet.reckoning import Reason
from bot.piquet.rules import CARTE_ROUGE, COUNTERPIQUE, HUNDRED, RUBICON, Rules
from bot.piquet.seat_record import read_seat_record
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet import reference_play
from tests.support.piquet.deals import exchanged, refusal, say, scored, tricks
from tests.support.piquet.playing import random_line, random_options, random_table
from tests.support.piquet.twins import twin
from tests.support.reference import reference_scores
from tests.support.reference.reference_deal import Table
from tests.support.reference.reference_groups import RULE_SETS

EYES = (0, 1, None)
CAN_CONCEDE = [rules for rules in RULE_SETS if rules != "counterpique"]

Chances = tuple[random.Random, str]
chances = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(CAN_CONCEDE))


def strong_elder(rules: Rules = RUBICON) -> Deal:
    return exchanged("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9", rules)


# What the source says, and what the rule says beyond it.


def test_throwing_the_cards_down_after_one_trick_scores_two_and_leaves_thirteen() -> None:
    """Cavendish: score two, one for the trick won and one for the card played, the adversary reckoning thirteen."""
    deal = tricks(strong_elder(), "7D AD")
    assert deal.score == (1, 1)
    say(deal, "1 concede")
    assert deal.over
    in_play = [sum(scored(deal, seat).get(reason, 0) for reason in ("lead", "trick", "last_trick")) for seat in (0, 1)]
    assert in_play == [13, 2]
    assert scored(deal, 0)["cards"] == 10


def test_a_card_already_led_remains_led_and_scores_no_second_point() -> None:
    deal = say(tricks(strong_elder(), "7D AD"), "1 play JH")
    say(deal, "0 concede")
    assert scored(deal, 0) == {"lead": 1}
    assert scored(deal, 1) == {"lead": 11, "trick": 1, "last_trick": 1, "capot": 40}
    assert [trick.winner for trick in deal.tricks] == [1]
    assert deal.winners == [1] * 12


def test_the_seat_on_lead_leads_once_more_and_the_other_takes_it() -> None:
    deal = tricks(strong_elder(), "AS 8S")
    say(deal, "0 concede")
    assert scored(deal, 0) == {"lead": 2}
    assert scored(deal, 1) == {"trick": 1, "lead": 10, "last_trick": 1, "cards": 10}


def test_conceding_every_trick_is_a_capot() -> None:
    deal = say(tricks(strong_elder(), "AS 8S"), "0 play KS", "1 concede")
    assert scored(deal, 1) == {}
    assert scored(deal, 0) == {"lead": 12, "last_trick": 1, "capot": 40}


def test_the_cards_may_still_be_divided_after_a_concession() -> None:
    deal = tricks(strong_elder(), "AS 8S", "KS 9S", "QS TS", "AH TH", "KH JH", "AC 9C")
    say(deal, "0 concede")
    assert deal.winners.count(0) == deal.winners.count(1) == 6
    assert "cards" not in scored(deal, 0) | scored(deal, 1)


def test_conceding_in_the_last_trick_gives_that_trick_alone() -> None:
    deal = strong_elder()
    while len(deal.tricks) < 11 and deal.to_move is not None:
        say(deal, f"{deal.to_move} play {min(deal.playable(deal.to_move))}")
    leader = deal.to_move
    before = deal.score
    say(deal, f"{leader} concede")
    assert leader is not None
    gained = [after - was for after, was in zip(deal.score, before, strict=True)]
    reasons = {"cards", "capot"}
    cards = sum(item.points for item in deal.reckoning.items if item.reason.value in reasons)
    assert (gained[leader], gained[1 - leader]) in ((1, 2 + cards), (1 + cards, 2))


def test_conceded_tricks_can_make_a_pique() -> None:
    deal = exchanged("AKQJT AKQ 87 AK", "98 JT AKQJ QJT9")
    say(deal, "0 point AS KS QS JS TS", "1 answer point -", "0 sequence AS KS QS JS TS", "1 answer sequence -")
    say(tricks(deal, "AS 9S"), "0 play KS", "1 concede")
    assert scored(deal, 0)["pique"] == 30


def test_under_such_rules_elders_seventh_trick_scores_for_the_cards() -> None:
    deal = tricks(strong_elder(CARTE_ROUGE), "AS 8S")
    say(deal, "0 play KS", "1 concede")
    assert scored(deal, 0)["cards"] == 10
    assert scored(deal, 0)["capot"] == 30
    reasons = [item.reason.value for item in deal.reckoning.items]
    assert reasons.index("cards") < reasons.index("last_trick")


def test_a_concession_ends_a_game_of_a_hundred_where_play_would() -> None:
    found = strong_elder(HUNDRED)
    deal = Deal(HUNDRED, 1, found.dealt, found.talon, (96, 40))
    say(deal, *map(str, found.log))
    say(tricks(deal, "AS 8S"), "0 play KS", "1 concede")
    assert deal.score == (4, 0)
    assert deal.winners == [0] * 4
    assert deal.over


@pytest.mark.parametrize(
    ("deal", "seat", "why"),
    [
        (Deal.from_pack(RUBICON, 1), 0, Refusal.CONCEDE_LATER),
        (strong_elder(), 0, Refusal.CONCEDE_LATER),
        (say(strong_elder(), "0 play AS"), 1, Refusal.CONCEDE_LATER),
        (tricks(strong_elder(), "AS 8S"), 1, Refusal.NOT_YOUR_TURN),
        (say(tricks(strong_elder(), "AS 8S"), "0 concede"), 1, Refusal.DEAL_OVER),
        (Deal.from_pack(COUNTERPIQUE, 1), 1, Refusal.NOT_IN_THIS_GAME),
    ],
    ids=["before the play", "before the lead", "in the first trick", "out of turn", "once it is over", "counterpique"],
)
def test_a_concession_that_is_not_allowed_is_refused_with_the_reason(deal: Deal, seat: int, why: Refusal) -> None:
    assert refusal(deal, f"{seat} concede") is why


def test_nobody_acts_after_a_concession() -> None:
    deal = tricks(strong_elder(), "AS 8S")
    assert deal.can(Concede(0))
    say(deal, "0 concede")
    assert deal.to_move is None
    assert not deal.playable(0) | deal.playable(1)


# Properties.


def before_a_play(rng: random.Random, rules: str) -> Table | None:
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    stop = rng.randrange(2, 24)
    while not table.over:
        if len(table.plays) >= stop:
            return table
        table.say(random_line(rng, table))
    return None


def test_conceding_scores_as_playing_on_without_winning_a_trick(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        table = before_a_play(*drawn)
        if table is None:
            return
        deal = reference_play.replayed(table)
        loser = deal.to_move
        assert loser is not None
        conceded, played = deal.copy(), deal.copy()
        conceded.do(Concede(loser))
        play_on_and_lose(played, loser)
        assert conceded.score == played.score, table
        assert reference_play.items(conceded) == reference_play.items(played), table
        assert conceded.winners == played.winners

    prove(120, chances, holds)


def play_on_and_lose(deal: Deal, loser: int) -> None:
    """Plays to the end, with hands changed so that the loser wins no more tricks.

    The winner holds only two suits, and the loser none of them. If the loser is to lead, the winner beats the lead.
    """
    number = len(deal.hands[loser])
    first = deal.led.suit if deal.led is not None else Suit.HEARTS
    winning = [first, next(suit for suit in Suit if suit not in (first, Suit.SPADES))]
    losers = [card for card in PACK if card.suit not in winning]
    winners = [card for card in PACK if card.suit in winning]
    if deal.led is None:
        lead, beats = losers[0], losers[1]
        mine, theirs = [lead, *losers[2 : number + 1]], [beats, *winners[: number - 1]]
    else:
        mine, theirs = losers[:number], winners[: number - 1]
    deal.hands[loser], deal.hands[1 - loser] = Hand.of(mine), Hand.of(theirs)
    leads = deal.led is None
    while deal.to_move is not None:
        cards = sorted(deal.playable(deal.to_move))
        say(deal, f"{deal.to_move} play {mine[0] if leads else cards[0]}")
        leads = False


def test_a_concession_scores_the_same_in_the_second_implementation(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        table = before_a_play(*drawn)
        if table is None:
            return
        deal, line = reference_play.replayed(table), f"{table.turn()} concede"
        assert table.allows(line)
        table.say(line)
        deal.do(parse_action(line))
        assert deal.over is table.over is True
        assert reference_play.items(deal) == reference_scores.items(table), table
        assert list(deal.score) == reference_scores.score(table), table
        assert deal.winners == table.winners()

    prove(120, chances, holds)


def test_the_cost_of_a_concession_is_known_from_the_view(prove: Prove) -> None:
    """The cost is equal for a twin, a deal that differs only in hidden facts."""

    def holds(drawn: Chances) -> None:
        table = before_a_play(*drawn)
        if table is None:
            return
        deal = reference_play.replayed(table)
        seat = deal.to_move
        assert seat is not None
        seen = view(deal, seat)
        assert seen.may_concede
        told = cost(seen)
        other = view(reference_play.replayed(twin(drawn[0], table, seat)), seat)
        assert cost(other) == told
        before = deal.score
        deal.do(Concede(seat))
        assert told is not None
        assert told.points == (deal.score[0] - before[0], deal.score[1] - before[1]), table
        assert told.capot is deal.reckoning.has(Reason.CAPOT, 1 - seat)

    prove(60, chances, holds)


def test_only_a_player_who_may_concede_is_offered_a_concession(prove: Prove) -> None:
    every = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(RULE_SETS))

    def holds(drawn: Chances) -> None:
        rng, rules = drawn
        table = random_table(rng, rules, rng.randrange(2))
        while not table.over:
            deal = reference_play.replayed(table)
            for eye in EYES:
                seen = view(deal, eye)
                allowed = eye is not None and table.allows(f"{eye} concede")
                assert seen.may_concede is allowed
                assert (cost(seen) is not None) is allowed
            table.say(random_line(rng, table))

    prove(8, every, holds)


def test_after_a_concession_unplayed_cards_stay_hidden_but_the_concession_is_public() -> None:
    deal = say(tricks(strong_elder(), "AS 8S"), "0 play KS", "1 concede")
    for eye in EYES:
        seen = view(deal, eye)
        assert str(seen.actions[-1]) == "1 concede"
        assert seen.over
        assert seen.hand == (deal.hands[eye] if eye is not None else Hand())
        assert seen.shown == (Hand(), Hand())
        for seat in (0, 1):
            assert (seen.dealt[seat] is not None) is (eye == seat)


def test_a_record_with_a_concession_is_read_back_by_each_seat() -> None:
    whole = strong_elder()
    first = say(tricks(whole, "AS 8S"), "0 play KS", "1 concede")
    second = Deal(RUBICON, 0, first.dealt, first.talon)
    for eye in (0, 1):
        deals = [first, second] if eye == 1 else [first]
        text = record.write_view(RUBICON, ("A", "B"), deals, eye)
        if eye == 1:
            seen, standing = read_seat_record(text, eye)
            assert standing.totals == first.score
            assert seen == view(second, eye)
        assert text["deals"][0]["actions"][-1] == "1 concede"
        assert text["deals"][0]["score"] == list(first.score)
