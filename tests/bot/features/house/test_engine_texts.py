"""What the engine is asked and answers crosses a database as text, and means the same on the other side."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from bot.computer.opinion.plain_values import from_plain, to_plain
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.features.house.engine_texts import LONGEST, answer_question, kind_of, read_answer, write_question
from bot.features.house.jobs import decide, judge, solve, think
from bot.features.par.line import par_line
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing
from bot.piquet.record import deal_as_seen
from bot.piquet.rules import RULE_SETS, rules_of
from bot.piquet.view import DealView, view
from tests.piquet.test_seat_record import turns
from tests.support.computer.text_forms import FILE, text_forms

STANDING: Final = Standing((40, 51), (0, 1), (0, 0), (0, 0), 2)


def over_the_wire(value: object) -> Any:
    """The value as JSON text, parsed."""
    return json.loads(json.dumps(to_plain(value)))


def asked_and_answered(job: Callable[..., Any], *args: object) -> Any:
    """The answer of a thinker."""
    kind = kind_of(job)
    assert kind is not None
    return read_answer(job, answer_question(kind, write_question(job, args)))


def played(rules: str, seed: int) -> Iterator[tuple[DealView, Deal]]:
    """A random deal, as the seat to act sees it before each decision, and the deal itself."""
    for deal in turns(random.Random(seed), rules):
        assert deal.to_act is not None
        yield view(deal, deal.to_act), deal


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_view_arrives_as_it_was(rules: str) -> None:
    for seed in range(3):
        for seen, _ in played(rules, seed):
            assert from_plain(DealView, over_the_wire(seen)) == seen


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_question_tells_no_more_of_a_deal_than_its_seat_sees(rules: str) -> None:
    for seen, deal in played(rules, 5):
        told = json.loads(write_question(decide, ("club", 7, seen, STANDING)))["deal"]
        assert told.pop("deal") == deal_as_seen(deal, seen.eye)
        assert told == {
            "rules": rules,
            "options": deal.rules.options,
            "seat": deal.to_act,
            "game": list(deal.game),
        }


def test_a_game_of_a_hundred_goes_on_where_it_stood() -> None:
    seen, deal = next(played("hundred", 1))
    later = Deal(deal.rules, deal.dealer, deal.dealt, deal.talon, (61, 97))
    assert from_plain(DealView, over_the_wire(view(later, seen.eye))) == view(later, seen.eye)
    assert view(later, seen.eye) != seen


@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
def test_a_thinker_answers_what_the_bot_itself_would(rules: str) -> None:
    every = [(seen, Hand.of(deal.hands[1 - deal.to_act])) for seen, deal in played(rules, 7) if deal.to_act is not None]
    plays = [turn for turn in every if len(turn[0].playable) > 1 and turn[0].tricks]
    for seen, other in (every[0], plays[0]):
        action = GreedyPlayer().choose(Turn(seen, STANDING))
        assert asked_and_answered(decide, "club", 1 << 63, seen, STANDING) == decide("club", 1 << 63, seen, STANDING)
        assert asked_and_answered(think, seen, STANDING) == think(seen, STANDING)
        assert asked_and_answered(judge, seen, STANDING, action) == judge(seen, STANDING, action)
        if seen.playable:
            assert asked_and_answered(solve, seen, STANDING, other) == solve(seen, STANDING, other)


def test_a_thinker_plays_the_same_line_of_par() -> None:
    rules = rules_of("club", {"deals": 1, "must_win": True})
    assert asked_and_answered(par_line, PACK, rules, 3) == par_line(PACK, rules, 3)


def test_the_form_of_the_texts_is_that_of_its_number() -> None:
    """If this fails, raise ``FORM`` unless no release has had it, and run ``tests.support.computer.text_forms``."""
    assert FILE.read_text(encoding="utf-8") == text_forms()


def test_a_job_without_a_text_is_not_handed_out() -> None:
    assert kind_of(abs) is None


SEEN: Final = next(played("rubicon", 1))[0]
LINE: Final = json.loads(write_question(par_line, (PACK, RULE_SETS["rubicon"], 1)))
QUESTION: Final = json.loads(write_question(think, (SEEN, STANDING)))


@pytest.mark.parametrize(
    ("kind", "question"),
    [
        ("think", ""),
        ("think", "[" * 90_000),
        ("think", "1" * 5_000),
        ("think", "null"),
        ("think", '"' + "x" * LONGEST + '"'),
        ("os.system", '{"command": "true"}'),
        ("think", json.dumps({**QUESTION, "more": 1})),
        ("think", json.dumps({**QUESTION, "standing": [[0, 0]]})),
        ("think", json.dumps({**QUESTION, "standing": [[0, 1 << 70], [0, 0], [0, 0], [0, 0], 0]})),
        ("think", json.dumps({**QUESTION, "deal": {**QUESTION["deal"], "rules": "whist"}})),
        ("think", json.dumps({**QUESTION, "deal": {**QUESTION["deal"], "seat": True}})),
        ("think", json.dumps({**QUESTION, "deal": {**QUESTION["deal"], "deal": {}}})),
        ("decide", json.dumps(QUESTION)),
        ("par_line", json.dumps({**LINE, "pack": LINE["pack"][:31]})),
        ("par_line", json.dumps({**LINE, "pack": [*LINE["pack"][:31], "AS"]})),
        ("par_line", json.dumps({**LINE, "rules": {"rules": "whist", "options": {}}})),
        ("par_line", json.dumps({**LINE, "rules": {"rules": "rubicon", "options": {"deals": 3}}})),
        ("par_line", json.dumps({**LINE, "rules": {"rules": "rubicon"}})),
    ],
)
def test_what_is_no_question_is_refused(kind: str, question: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        answer_question(kind, question)


@pytest.mark.parametrize(
    "answer", ["", "{}", "[]", '"1 play"', '"2 play AS"', '[["AS", 1]]', '{"is": "Path", "action": "0 play AS"}', "NaN"]
)
def test_what_is_no_answer_is_refused(answer: str) -> None:
    for job in (decide, judge):
        with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
            read_answer(job, answer)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "1" * 400, "true", '"1"', "null"])
def test_a_worth_that_is_no_number_is_refused(number: str) -> None:
    assert read_answer(solve, '[["AS", 1.5]]') == ((Card.parse("AS"), 1.5),)
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong with it
        read_answer(solve, f'[["AS", {number}]]')
