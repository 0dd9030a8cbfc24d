"""A position as one line: rules, score, dealer, cards and actions, complete or as a seat sees them; and its picture."""

import random
from typing import Any

import pytest
from hypothesis import strategies as st

import bot.piquet as engine
from bot.piquet.actions import parse_action
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.deal import BadDeal, Deal
from bot.piquet.illegal import Illegal
from bot.piquet.partie import Standing
from bot.piquet.record import Broken, Fault, NotARecord
from bot.piquet.rules import RULE_SETS, Form, Rules, rules_of
from bot.piquet.seat_record import parse_position, write_position
from bot.piquet.spelling import Unwritten
from bot.piquet.view import DealView, view
from tests.piquet.conftest import Prove
from tests.support.piquet.playing import random_line, random_options, random_table, random_table_after
from tests.support.piquet.reference_play import deal_of, replayed
from tests.support.piquet.twins import twin

EYES = (0, 1, None)
seeds = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(list(RULE_SETS)))
Seed = tuple[random.Random, str]

SIXTH = (
    "rubicon must_win=true; totals 70-82; deals 5; dealer 0; seat 0; hand 0 AS KS JS AH QH JH 8H JC 8C 7C 9D 8D; "
    "1 exchange ?? ?? ??"
)


def rebuilt(value: object) -> Any:
    return eval(repr(value), vars(engine) | {"parse_position": parse_position})  # noqa: S307 - this is what repr is for


def begun(rng: random.Random, rules: str) -> Deal:
    return replayed(random_table_after(rng, rules, rng.choice([rng.randint(0, 18), 60])))


def test_every_value_of_a_deal_is_rebuilt_from_its_repr(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        deal = begun(*seed)
        values = (deal, deal.rules, deal.hands, deal.talon, deal.log, view(deal, 0), view(deal, 1))
        assert [rebuilt(value) for value in values] == list(values)

    prove(40, seeds, holds)


def test_a_seats_position_reads_back_as_its_view_throughout(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng, rules = seed
        table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
        deal = deal_of(table)
        while not table.over:
            for eye in (0, 1):
                assert parse_position(view(deal, eye).position) == (view(deal, eye), Standing(game=deal.game))
            line = random_line(rng, table)
            table.say(line)
            deal.do(parse_action(line))

    prove(20, seeds, holds)


def test_positions_are_equal_exactly_when_views_are(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng, rules = seed
        table = random_table_after(rng, rules, rng.randint(0, 40))
        for eye in EYES:
            whole = [replayed(table), *(replayed(twin(rng, table, of)) for of in EYES)]
            seen = [view(deal, eye) for deal in whole]
            for one in seen:
                assert [one == other for other in seen] == [one.position == other.position for other in seen]
            assert len(set(seen)) == len({one.position for one in seen})

    prove(60, seeds, holds)


def test_a_ten_line_drawing_hides_where_hidden_cards_are(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng, rules = seed
        table = random_table_after(rng, rules, rng.randint(0, 40))
        deal = replayed(table)
        assert len(str(deal).splitlines()) == 10
        for eye in EYES:
            drawn = str(view(deal, eye))
            assert len(drawn.splitlines()) == 10
            assert drawn == str(view(replayed(twin(rng, table, eye)), eye))

    prove(40, seeds, holds)


def test_undo_takes_back_each_action_and_a_copy_keeps_them(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        deal = begun(*seed)
        whole, again, done = deal.copy(), Deal.parse(deal.position), deal.log[:]
        assert whole == deal == again
        taken = [deal.undo() for _ in done]
        assert taken[::-1] == done == whole.log
        assert deal == Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
        assert (deal != whole) is bool(done)
        with pytest.raises(IndexError):
            deal.undo()

    prove(30, seeds, holds)


def test_random_deals_are_the_same_only_for_the_same_seed() -> None:
    one = Deal.random(rules_of("club"), 7)
    assert one == Deal.random(rules_of("club"), 7)
    assert one.pack == Deal.random(rules_of("rubicon"), 7, dealer=0).pack
    packs = [Deal.random(rules_of("club"), seed).pack for seed in range(2000)]
    assert len(set(packs)) == 2000
    assert {Hand.of(pack) for pack in packs} == {Hand.of(PACK)}
    for place in range(32):
        found = [sum(pack[place] == card for pack in packs) for card in PACK]
        # 62.5 are expected; a fair shuffle is out of these bounds once in a million places.
        assert min(found) > 20
        assert max(found) < 115


def test_a_position_of_the_sixth_deal_does_not_need_the_first_five() -> None:
    seen, standing = parse_position(SIXTH)
    assert (seen.rules, seen.dealer, seen.eye, seen.to_move) == (rules_of("rubicon", {"must_win": True}), 0, 0, 0)
    assert standing == Standing((70, 82), deals=5)
    assert write_position(seen, standing) == SIXTH


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("rubicone", "rubicon"),
        ("rubicon must_win=yes", "rubicon must_win=true"),
        ("rubicon must_win=false", "rubicon must_win=true"),
        ("totals 7-0-0", "totals 70-82"),
        ("totals 070-82", "totals 70-82"),
        ("points 70-82", "totals 70-82"),
        ("deals 8", "deals 5"),
        ("deals 6", "deals 5"),
        ("games 1-0", "totals 70-82"),
        ("seat 2", "seat 0"),
        ("seat public", "seat 0"),
        ("dealer 2", "dealer 0"),
        ("dealer 1", "dealer 0"),
        ("hand 0 AS KS", "hand 0 AS KS JS AH QH JH 8H JC 8C 7C 9D 8D"),
        ("hand 0 10S", "hand 0 AS"),
        ("talon AS; 1 exchange", "1 exchange"),
        ("1 exchange AS ?? ??", "1 exchange ?? ?? ??"),
        ("1 exchange ?? ?? ?? ?? ?? ??", "1 exchange ?? ?? ??"),
        ("1 exchange ?? ?? ??; ", "1 exchange ?? ?? ??"),
        ("1 exchange ?? ?? ??\n", "1 exchange ?? ?? ??"),
    ],
)
def test_a_line_that_is_not_a_position_is_refused(wrong: str, right: str) -> None:
    assert right in SIXTH
    with pytest.raises((NotARecord, Broken)):
        parse_position(SIXTH.replace(right, wrong))


@pytest.mark.parametrize("text", ["", "rubicon", "; ", "rubicon; dealer 1", "\x00", "rubicon; dealer 1; seat 0"])
def test_a_text_that_is_not_a_position_is_refused(text: str) -> None:
    with pytest.raises((NotARecord, Broken)):
        parse_position(text)
    with pytest.raises((Unwritten, BadDeal)):
        Deal.parse(text)


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("seat 2", "seat 0", "`seat 2`: write something like `seat 0`"),
        ("rubicone", "rubicon", "`rubicone` is not a rule set: write rubicon, club"),
        ("must_win=yes", "must_win=true", "`must_win` cannot be `yes`: write true or false"),
        ("deals 05", "deals 5", "`deals 05` is in the wrong place: write `deals 5`"),
        ("seat 0; ", "", "the seat is missing: write `seat 0` or `seat 1`"),
        ("hand 0 10S", "hand 0 AS", "deal 1, hand 0: `10S`: write `TS`."),
        ("; 1 exchange AS ?? ??", "; 1 exchange ?? ?? ??", "deal 1, action 1: "),
    ],
)
def test_a_refused_position_names_the_field_and_what_to_write(wrong: str, right: str, said: str) -> None:
    changed = SIXTH.replace(right, wrong) if right else SIXTH.replace(wrong, right)
    with pytest.raises((NotARecord, Broken)) as found:
        parse_position(changed)
    assert said in str(found.value)


@pytest.mark.parametrize("more", ["totals 70-82; ", "deals 5; ", "seat 0; "])
def test_a_whole_deal_with_a_seat_or_standing_is_refused(more: str) -> None:
    whole = Deal.random(rules_of("rubicon"), 7).position
    text = whole.replace("hand 0", f"{more}hand 0") if "seat" in more else whole.replace("dealer", f"{more}dealer")
    with pytest.raises(Unwritten, match="not a whole deal"):
        Deal.parse(text)


def test_an_error_names_an_illegal_action_in_a_position_and_its_reason() -> None:
    with pytest.raises(Broken) as found:
        parse_position(f"{SIXTH}; 0 exchange AD")
    assert (found.value.action, found.value.text) == (1, "0 exchange AD")
    assert isinstance(found.value.why, Illegal)


@pytest.mark.parametrize("name", RULE_SETS)
def test_rules_are_read_as_they_are_written_with_each_house_rule(name: str) -> None:
    for option in RULE_SETS[name].options | dict.fromkeys(["must_win", "deals", "calls", "pique", "reading"]):
        for value in RULE_SETS[name].offers(option):
            rules = rules_of(name, {option: value})
            assert Rules.parse(str(rules)) == rebuilt(rules) == rules


@pytest.mark.parametrize("stands", [Standing((300, 280), deals=6), Standing((300, 300), deals=8)])
def test_a_standing_after_the_partie_is_refused(stands: Standing) -> None:
    seen = view(Deal.random(rules_of("rubicon"), 1), 0)
    with pytest.raises(Broken) as found:
        parse_position(write_position(seen, stands))
    assert found.value.why is Fault.PARTIE_OVER
    tied = Standing((300, 300), deals=6)
    assert parse_position(write_position(seen, tied)) == (seen, tied)


@pytest.mark.parametrize(
    "before",
    [
        "rubicon; deals -5",
        "rubicon; totals 70-82",
        "rubicon; totals 5000-0; deals 5",
        f"rubicon; totals 1-{10**400}; deals 5",
        "hundred; game 100-0; deals 3",
        f"hundred; game 95-{10**30}; deals 1",
        "hundred; games 2-0; scoreless 3-0; deals 9",
        f"hundred; deals {10**400}",
        f"counterpique; totals {10**400}-0; deals 4",
    ],
)
def test_a_standing_that_no_partie_can_have_is_refused(before: str) -> None:
    name, _, _ = before.partition(";")
    position = view(Deal.random(rules_of(name), 1), int(name == "counterpique")).position
    with pytest.raises(
        Broken, match="no partie can have this score before a deal: write `deals` and the scores"
    ) as found:
        parse_position(position.replace(name, before))
    assert found.value.why is Fault.PARTIE_OVER


def test_a_standing_in_games_is_read_with_the_current_game() -> None:
    deal = Deal.random(rules_of("hundred"), 1, game=(30, 99))
    stands = Standing((210, 340), (1, 2), (30, 99), deals=9)
    assert RULE_SETS["hundred"].form is Form.GAMES
    assert parse_position(write_position(view(deal, 1), stands)) == (view(deal, 1), stands)


def test_a_view_is_never_confused_with_another_value() -> None:
    deal = Deal.random(rules_of("rubicon"), 1)
    assert deal != view(deal, 0)
    assert view(deal, 0) != view(deal, 1)
    assert isinstance(rebuilt(view(deal, 0)), DealView)
    assert rebuilt(Card.parse("TD")) == Card.parse("TD")
    assert rebuilt(Hand()) == Hand()
