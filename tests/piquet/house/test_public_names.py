"""``piquet.house`` for other programs: players by level, evaluations and solutions."""

import random

import pytest

from bot.piquet import house
from bot.piquet.actions import Play, same
from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS, player
from bot.piquet.house.opinion.opinion import evaluate
from bot.piquet.house.play.card_choice import solve
from bot.piquet.house.players.player import LEVELS, Turn
from bot.piquet.partie import Standing
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import view
from tests.support.piquet.playing import random_line, random_options, random_table
from tests.support.piquet.reference_play import replayed


def in_play(rules: str, tricks: int) -> Deal:
    """Returns a random deal after this many tricks."""
    dice = random.Random(f"{rules} {tricks}")
    while True:
        table = random_table(dice, rules, dice.randrange(2), (0, 0), random_options(dice, rules))
        while not table.over and len(table.plays) < 2 * tricks:
            table.say(random_line(dice, table))
        deal = replayed(table)
        if not deal.over and not deal.misere:
            return deal


def lead(deal: Deal, seat: int) -> int:
    return deal.score[seat] - deal.score[1 - seat]


def test_every_public_name_is_there() -> None:
    assert [name for name in house.__all__ if not hasattr(house, name)] == []
    assert (house.LEVELS, house.player, house.evaluate, house.solve) == (LEVELS, player, evaluate, solve)
    with pytest.raises(AttributeError, match="has no attribute 'genius'"):
        _ = house.genius


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_can_be_created_from_its_level(level: str) -> None:
    turn = Turn(view(Deal.random(RUBICON, 7), 0))
    assert player(level, 3).choose(turn) == PLAYERS[level](3).choose(turn)


def test_the_error_for_an_unknown_level_lists_the_known_levels() -> None:
    with pytest.raises(ValueError, match="`genius` is not a player: write beginner, casual, club, expert, master"):
        player("genius")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_card_is_worth_its_score_and_the_best_play_after(rules: str) -> None:
    asked = [in_play(rules, tricks) for tricks in range(7, 12)]
    while asked:
        deal = asked.pop()
        seat = deal.to_move
        if seat is None:
            continue
        worths = solve(deal)
        assert worths.keys() == set(view(deal, seat).playable)
        for card, worth in worths.items():
            after = deal.copy()
            after.do(Play(seat, card))
            made = lead(after, seat) - lead(deal, seat)
            if after.to_move is None:
                assert worth == made
                continue
            rest = max(solve(after).values())
            assert worth == made + (rest if after.to_move == seat else -rest)
        deal.do(Play(seat, max(worths, key=lambda card: (worths[card], card))))
        asked.append(deal)


def test_only_a_card_of_a_play_for_tricks_is_solved() -> None:
    deal = Deal.random(RUBICON, 7)
    with pytest.raises(ValueError, match="there is no card to play yet"):
        solve(deal)


def test_an_evaluation_begins_with_the_levels_action_and_lists_every_card() -> None:
    deal = in_play("rubicon", 6)
    assert deal.to_move is not None
    seen = view(deal, deal.to_move)
    for level in ("expert", "master"):
        found = evaluate(seen, level=level, seed=5)
        assert same(found[0].action, player(level, 5).choose(Turn(seen)))
        cards = [one.action.card for one in found if isinstance(one.action, Play)]
        assert sorted(cards) == sorted(seen.playable)
        worths = [one.worth or 0 for one in found]
        assert worths == sorted(worths, reverse=True)


def test_a_weak_level_lists_only_its_own_action() -> None:
    seen = view(Deal.random(RUBICON, 7), 0)
    (one,) = evaluate(seen, level="beginner")
    assert (one.action, one.worth) == (player("beginner").choose(Turn(seen)), None)


def test_the_unit_is_the_settlement_when_more_than_points_counts() -> None:
    deal = in_play("rubicon", 6)
    seen = view(deal, deal.to_move)
    assert {one.unit for one in evaluate(seen)} == {"points"}
    assert {one.unit for one in evaluate(seen, Standing((90, 95), deals=5))} == {"settlement"}
