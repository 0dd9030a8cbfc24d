import random

import pytest

from bot.features.house.jobs import decide
from bot.features.whatif.line import LEVEL, FirstActions, house_line, played_on
from bot.piquet.actions import parse_action
from bot.piquet.deal import Deal
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.illegal import Illegal
from bot.piquet.partie import Standing
from bot.piquet.rules import RULE_SETS, rules_of
from bot.piquet.view import view
from tests.support.piquet.playing import random_table_after
from tests.support.piquet.reference_play import replayed
from tests.support.piquet.twins import twin

START = Standing()
GREEDY = GreedyPlayer()


def after(deal: Deal, decisions: int) -> Deal:
    was = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, deal.game)
    for action in deal.log[:decisions]:
        was.do(action)
    return was


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_line_with_all_actions_actually_played_equals_the_record(rules: str) -> None:
    for seed in range(3):
        record = played_on(Deal.random(rules_of(rules), seed), (GREEDY, GREEDY), START)
        for moment in range(len(record.log)):
            later = [[action for action in record.log[moment:] if action.seat == seat] for seat in (0, 1)]
            line = played_on(
                after(record, moment), (FirstActions(later[0], GREEDY), FirstActions(later[1], GREEDY)), START
            )
            assert line == record


@pytest.mark.parametrize("rules", ["rubicon", pytest.param("counterpique", marks=pytest.mark.long)])
def test_the_house_decides_by_the_view_of_the_seat_to_act(rules: str) -> None:
    dealt = Deal.random(rules_of(rules), 3)
    line = house_line(dealt, START)
    assert line.over
    for moment, action in enumerate(line.log):
        was = after(line, moment)
        if was.to_move == action.seat:
            assert decide(LEVEL, 0, view(was, action.seat), START) == action


def test_cards_that_the_house_cannot_see_do_not_change_what_it_does() -> None:
    rng, differing = random.Random(5), 0
    while differing < 4:
        table = random_table_after(rng, "rubicon", rng.randrange(26))
        if table.over or (eye := table.turn()) is None:
            continue
        one, other = replayed(table), replayed(twin(rng, table, eye))
        if one == other or one.to_move != eye:
            continue
        differing += 1
        assert view(one, eye) == view(other, eye)
        place = len(one.log)
        assert house_line(one, START).log[place] == house_line(other, START).log[place]


def test_the_chosen_actions_come_first_in_their_seats_turns() -> None:
    deal = Deal.random(rules_of("rubicon"), 7)
    chosen = parse_action("0 exchange AS")
    line = house_line(deal, START, [chosen])
    assert line.log[0] == chosen
    assert line.over
    assert house_line(deal, START, line.log[:1]) == line
    assert len(deal.log) == 0


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(Illegal):
        house_line(Deal.random(rules_of("rubicon"), 7), START, [parse_action("0 exchange 7S 8S 9S")])
