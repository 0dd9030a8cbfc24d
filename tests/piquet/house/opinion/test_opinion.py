"""The best opinion is master's action, and every reason is true."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.piquet.actions import Action, Answer, Call, Exchange, NameSuit, Play
from bot.piquet.cards import Hand, Suit, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.levels.habits import CHARACTERS, Judgement, habits_behind
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.opinion.card_reasons import other_may_hold
from bot.piquet.house.opinion.judgement import judged, open_worths
from bot.piquet.house.opinion.opinion import evaluate, reasons_for, telling_apart
from bot.piquet.house.opinion.reasons import Because, Why
from bot.piquet.house.opinion.word_reasons import reasons_to_say
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.partie import Standing
from bot.piquet.rules import FRENCH, POINT, RUBICON, RULE_SETS, Kind
from bot.piquet.view import DealView, view
from tests.piquet.house.play.test_open_cards import continued, worth
from tests.support.house.claims import Claim
from tests.support.house.played_parties import decisions
from tests.support.piquet.deals import dealt_to_elder, exchanged, say
from tests.support.piquet.packs import random_table
from tests.support.piquet.playing import random_line
from tests.support.piquet.reference_play import replayed
from tests.support.piquet.twins import twin


def reasons_of(rules: str, seeds: range, deals: int = 99) -> Counter[Why]:
    found = Counter[Why]()
    for seed in seeds:
        dice = random.Random(f"{rules} {seed}")
        for deal, action in decisions(PLAYERS["beginner"](seed), dice, rules, deals):
            seen = view(deal, 0)
            claim = Claim(deal, seen, action, Dice(dice.getrandbits(32)))
            for reason in reasons_for(seen, action):
                assert claim.holds(reason), f"{reason} of {action} in {seen.hand}"
                found[reason.why] += 1
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_reason_is_true_of_the_chosen_action(rules: str) -> None:
    assert len(reasons_of(rules, range(1), 3)) > 8


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_reason_is_true_of_the_chosen_action_in_many_deals(rules: str) -> None:
    reasons_of(rules, range(20))


@pytest.mark.long
def test_every_reason_is_given_at_least_once() -> None:
    found: Counter[Why] = Counter()
    for rules in RULE_SETS:
        found += reasons_of(rules, range(12))
    found.update(reason.why for reason in reasons_to_name_a_suit())
    assert set(found) == {*Why} - {Why.ON_AVERAGE, Why.BETTER}


def reasons_to_name_a_suit() -> tuple[Because, ...]:
    deal = say(exchanged("AKQJ AKQ AKQ AK", "T987 T98 T98 J9"), "0 point -", "0 sequence -", "0 set -")
    named = NameSuit(0, Suit.SPADES)
    reasons = reasons_for(view(deal, 0), named)
    claim = Claim(deal, view(deal, 0), named, Dice(1))
    assert reasons
    assert all(map(claim.holds, reasons))
    return reasons


def turns(seed: int, plays: int = 1) -> Iterator[Turn]:
    for deal, action in decisions(GreedyPlayer(), random.Random(seed), "rubicon", 1):
        plays -= isinstance(action, Play)
        if plays < 0:
            return
        yield Turn(view(deal, 0))


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_the_first_opinion_is_masters_action_and_no_other_is_worth_more(seed: int) -> None:
    for turn in turns(seed):
        found = evaluate(turn.deal, turn.standing)
        assert found[0].action == PLAYERS["master"](0).choose(turn)
        worths = [opinion.worth for opinion in found if opinion.worth is not None]
        assert worths == sorted(worths, reverse=True)
        assert found[0].reasons


def test_the_best_action_costs_nothing_and_the_worst_the_difference() -> None:
    turn = [turn for turn in turns(3, plays=8) if len(turn.deal.playable) > 1][-1]
    found = evaluate(turn.deal, turn.standing)
    assert len(found) > 1
    assert judged(turn, found[0].action).cost == 0
    best, worst = found[0].worth, found[-1].worth
    assert best is not None
    assert worst is not None
    assert judged(turn, found[-1].action).cost == best - worst


TRIOS = "AS QS TS 8S KH JH 9H KD JD 9D TC 8C"


def done_by(turn: Turn, level: str, habit: str) -> Action:
    return dict(CHARACTERS[level].actions(turn, Judgement().choose(turn)))[habit]


def test_a_costly_action_has_the_habit_of_its_strongest_level() -> None:
    turn = Turn(view(dealt_to_elder(TRIOS), 0))
    loved = done_by(turn, "beginner", "loves-trios")
    assert {"beginner", "casual"} == {level for level, habit in habits_behind(turn, loved) if habit == "loves-trios"}
    assert judged(turn, loved).habit == ("casual", "loves-trios")
    assert judged(turn, done_by(turn, "beginner", "keeps-high-cards")).habit == ("beginner", "keeps-high-cards")


def test_an_action_that_costs_nothing_has_no_habit() -> None:
    turn = Turn(view(dealt_to_elder(TRIOS), 0))
    assert judged(turn, evaluate(turn.deal, turn.standing)[0].action).habit is None


def test_discarding_from_a_quatorze_costs_about_its_worth() -> None:
    deal = dealt_to_elder("AS AH AD AC KS 9S 8H 7H 8D 7D 8C 7C")
    turn = Turn(view(deal, 0))
    assert judged(turn, Exchange(0, parse_cards("AH AD AC AS KS"))).cost > 25
    assert judged(turn, Exchange(0, parse_cards("7H 7D 7C 8H 8D"))).cost < 1


def test_forgetting_a_good_group_costs_its_points() -> None:
    deal = dealt_to_elder("AS KS QS JS TS AH AD AC KH 7H 7D 7C")
    for action in (Exchange(0, parse_cards("7H 7D 7C")), Exchange(1, deal.dealt[1][:1])):
        deal.do(action)
    turn = Turn(view(deal, 0))
    best, *others = evaluate(turn.deal, turn.standing)
    assert best.action == Call(0, POINT, (parse_cards("AS KS QS JS TS"),))
    assert best.reasons == (Why.IS_SURE(POINT, Hand.of(parse_cards("AS KS QS JS TS"))),)
    assert [opinion.action for opinion in others] == [Call(0, POINT, ())]
    # Only this group of younger can still prevent a repique.
    assert judged(turn, Play(0, deal.dealt[0][0])).cost > 60


def test_with_all_cards_open_the_best_card_scores_most() -> None:
    played = (deal for deal, _ in decisions(GreedyPlayer(), random.Random(5), "rubicon") if len(deal.tricks) > 8)
    deal = next(deal for deal in played if len(deal.playable(0)) > 1)
    worths = dict(open_worths(Turn(view(deal, 0)), deal.hands[1]))
    sign = 1 if deal.elder == 0 else -1
    assert worths
    in_the_end = {card: sign * worth(after) for card, after in continued(deal)}
    best = max(in_the_end.values())
    first = max(worths.values())
    assert {card: first - one for card, one in worths.items()} == {card: best - one for card, one in in_the_end.items()}


def test_an_opinion_depends_on_the_view_alone() -> None:
    one, other = (
        dealt_to_elder("AS KS QS 9S AH KH 8H AD JD 7D TC 8C"),
        dealt_to_elder("AS KS QS 9S AH KH 8H AD JD 7D TC 8C"),
    )
    rest = [*one.dealt[1], *one.talon]
    other = Deal(RUBICON, 1, (one.dealt[0], tuple(rest[8:])), tuple(rest[:8]))
    assert evaluate(view(one, 0)) == evaluate(view(other, 0))


def twin_turns(rules: str, seed: int, plays: int) -> Iterator[tuple[Turn, Turn]]:
    dice = random.Random(seed)
    table = random_table(dice, rules, 1, None, {})
    while len(table.plays) < plays and not table.over:
        table.say(random_line(dice, table))
    eye = table.turn()
    if eye is not None:
        one, other = replayed(table), replayed(twin(dice, table, eye))
        if one.hands[1 - eye] != other.hands[1 - eye]:
            yield Turn(view(one, eye)), Turn(view(other, eye))


def same_advice(rules: str, seeds: range, plays: int) -> int:
    found = 0
    for turn, its_twin in (pair for seed in seeds for pair in twin_turns(rules, seed, plays)):
        assert evaluate(turn.deal, turn.standing) == evaluate(its_twin.deal, its_twin.standing)
        if turn.deal.playable:
            last = Play(turn.seat, max(turn.deal.playable))
            assert judged(turn, last) == judged(its_twin, last)
        found += 1
    return found


@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
def test_advice_in_the_play_depends_on_the_view_alone(rules: str) -> None:
    assert same_advice(rules, range(3), 14)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
def test_advice_depends_on_the_view_alone_from_the_first_card(rules: str) -> None:
    assert sum(same_advice(rules, range(6), plays) for plays in (1, 5, 8)) > 3


def test_a_discard_in_the_last_deal_is_judged_by_the_settlement() -> None:
    """In the last deal the settlement decides between discards with equal points."""
    turn = Turn(view(dealt_to_elder("KS QS 9S 8S 7S AH KH AD KD AC TC 7C"), 0), Standing((90, 80), deals=5))
    assert judged(turn, Exchange(0, parse_cards("7S TC 7C"))).cost > 15


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_reason_holds_for_one_choice_and_not_the_other(rules: str) -> None:
    assert compared(rules, range(1), 2) > 40


@pytest.mark.long
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_reason_that_is_given_tells_two_choices_apart_in_many_deals(rules: str) -> None:
    compared(rules, range(12))


def compared(rules: str, seeds: range, deals: int = 99) -> int:
    given = 0
    for seed in seeds:
        dice = random.Random(f"{rules} {seed} compared")
        for deal, action in decisions(PLAYERS["beginner"](seed), dice, rules, deals):
            seen = view(deal, 0)
            for other in other_choices(seen, action, dice):
                drawn = Dice(dice.getrandbits(32))
                one, two = Claim(deal, seen, action, drawn), Claim(deal, seen, other, drawn)
                # A claim tries some hands; a reason is denied to the other choice if any hand at all denies it.
                two.others.append(other_may_hold(seen))
                for reason in telling_apart(seen, reasons_for(seen, action), other):
                    assert one.holds(reason), f"{reason} of {action} in {seen.hand}"
                    assert not two.holds(reason), f"{reason} of {action} is true of {other} in {seen.hand}"
                    given += 1
                assert not set(telling_apart(seen, reasons_for(seen, action), other)) & set(reasons_for(seen, other))
    return given


def other_choices(seen: DealView, action: Action, dice: random.Random) -> Iterator[Action]:
    match action:
        case Play(seat):
            yield from (Play(seat, card) for card in seen.playable if card != action.card)
        case Exchange(seat):
            least, most = seen.exchange_limits or (0, 0)
            for _ in range(4 if most else 0):
                cards = tuple(dice.sample(list(seen.hand), dice.randint(max(1, least), most)))
                if Hand.of(cards) != Hand.of(action.cards):
                    yield Exchange(seat, cards)
        case Call(seat, kind) if action.groups:
            if seat == seen.elder:
                yield Call(seat, kind, ())
            if seen.playable:
                yield Play(seat, next(iter(seen.playable)))
        case Answer(seat, kind) if action.cards:
            yield Answer(seat, kind, ())


def test_without_a_reason_the_difference_in_points_is_stated() -> None:
    found = [evaluate(turn.deal, turn.standing) for turn in turns(0, plays=12)]
    better = [reason for best, *others in found for reason in best.reasons if reason.why is Why.BETTER]
    assert better
    assert all(reason.named["points"] >= 0.05 for reason in better)


@pytest.mark.parametrize(("answer", "points"), [("JD TD 9D 8D", 10), ("AH KH QH", 9)])
def test_an_announcement_against_a_call_of_nothing_is_certainly_good(answer: str, points: int) -> None:
    """Younger reckons the announced group, then any others: after the quart, a tierce."""
    deal = exchanged("QJT9 987 A7 A87", "AK AKQ JT98 KQJ", FRENCH)
    say(deal, "0 point QS JS TS 9S", "0 sequence -", "0 set -", "1 answer point -")
    word = Answer(1, Kind.SEQUENCE, parse_cards(answer))
    assert list(reasons_to_say(view(deal, 1), word)) == [Why.IS_GOOD(Kind.SEQUENCE, points)]
