import json
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pytest

from bot.admin.cli.engine import Engine, decision, turn_in
from bot.model.house_seats import LEVELS
from bot.piquet import record
from bot.piquet.actions import Play, parse_action, same
from bot.piquet.deal import Deal
from bot.piquet.house.levels.complete_player import CompletePlayer
from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import SolvingPlayer
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.legal import legal_actions
from bot.piquet.partie import Standing
from bot.piquet.rules import RUBICON, RULE_SETS, rules_of
from bot.piquet.seat_record import write_position
from bot.piquet.view import view
from tests.support.piquet.playing import random_line, random_table
from tests.support.piquet.reference_play import deal_of
from tests.support.waiting import LONGEST

YOUNGERS = view(Deal.random(RUBICON, 1), 1).position


def asked(deal: Deal) -> Any:
    whole = record.write_view(deal.rules, ("A", "B"), [deal], deal.to_move)
    return json.loads(json.dumps({"seat": deal.to_move, "record": whole}))


def turns(rules: str, seed: int) -> Iterator[Deal]:
    dice = random.Random(seed)
    table = random_table(dice, rules, seed % 2, (0, 0))
    deal = deal_of(table)
    while deal.to_move is not None:
        yield deal
        line = random_line(dice, table)
        table.say(line)
        deal.do(parse_action(line))


def house() -> CompletePlayer:
    return CompletePlayer(SolvingPlayer(5, worlds=1), 5, deals=1, worlds=2)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_player_asked_through_a_line_decides_as_if_asked_directly(rules: str) -> None:
    for deal in turns(rules, 1):
        assert deal.to_move is not None
        action = decision(house(), asked(deal))
        assert action == house().choose(Turn(view(deal, deal.to_move)))
        assert deal.can(action)


def first_turn() -> Deal:
    return Deal.from_pack(RUBICON, 1, next(iter(packs(1, 1))))


def engine(*lines: str) -> list[Any]:
    given = "".join(f"{line}\n" for line in lines)
    command = [sys.executable, "-m", "bot", "engine", "--level", "greedy", "--seed", "3"]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=LONGEST, check=True)  # noqa: S603
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_line_gets_exactly_one_line_as_its_answer() -> None:
    good = json.dumps(asked(first_turn()))
    wrong = [
        "",
        "x",
        "7",
        "{}",
        "[" * 100_000,
        '{"seat": 0}',
        '{"seat": true, "record": {}}',
        '{"seat": 2, "record": {}}',
    ]
    wrong += [good.replace('"seat": 0', '"seat": 1'), good.replace("??", "AS"), "x" * 2_500_000, '"\\ud800"']
    first, *errors, last = engine(good, *wrong, good)
    assert first == last == {"action": str(GreedyPlayer().choose(Turn(view(first_turn(), 0))))}
    assert len(errors) == len(wrong)
    for error in errors:
        assert error.keys() == {"error"}
        assert error["error"].keys() == {"why"}
        assert error["error"]["why"].endswith(".")


def test_a_program_plays_a_deal_line_by_line_through_a_pipe() -> None:
    command = [sys.executable, "-m", "bot", "engine", "--level", "greedy"]
    deal = first_turn()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as house:  # noqa: S603
        assert house.stdin
        assert house.stdout
        while deal.to_move is not None:
            house.stdin.write(json.dumps(asked(deal)) + "\n")
            house.stdin.flush()
            deal.do(parse_action(json.loads(house.stdout.readline())["action"]))
        house.stdin.close()
        assert house.wait(10) == 0
    assert sum(deal.score) > 12


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_the_house_answers(level: str) -> None:
    assert first_turn().can(decision(PLAYERS[level](3), asked(first_turn())))


# The verbs.


def asked_for(verb: str, **more: Any) -> str:
    return json.dumps({"verb": verb} | more)


def answers(*lines: str, level: str = "greedy") -> list[Any]:
    engine = Engine(level, 3)
    return [engine.answer(line.encode()) for line in lines]


def test_the_version_names_the_engine_and_the_formats_it_supports() -> None:
    (told,) = answers(asked_for("version"))
    assert told == {
        "version": version("piquet-bot"),
        "engine": ENGINE,
        "record": 1,
        "level": "greedy",
        "seed": 3,
        "rules": list(RULE_SETS),
    }


def test_the_legal_actions_are_those_of_the_deal() -> None:
    for deal in turns("rubicon", 1):
        if len(deal.log) > 1:
            (told,) = answers(json.dumps(asked(deal) | {"verb": "legal"}))
            assert told == {"actions": list(map(str, legal_actions(deal)))}


def test_an_evaluation_begins_with_the_action_that_the_player_would_choose() -> None:
    deal = next(deal for deal in turns("rubicon", 1) if len(deal.tricks) == 6)
    line = json.dumps(asked(deal) | {"verb": "evaluate"})
    action, told = answers(json.dumps(asked(deal)), line, level="solving")
    assert told["choices"][0]["action"] == action["action"]
    worths = [choice["worth"] for choice in told["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert told["unit"] == "points"
    assert {choice["action"] for choice in told["choices"]} == {
        str(action) for action in legal_actions(deal) if isinstance(action, Play)
    }
    assert answers(line)[0]["choices"] == [{"action": answers(json.dumps(asked(deal)))[0]["action"], "worth": None}]


def test_an_evaluation_for_the_settlement_says_that_its_unit_is_not_points() -> None:
    deal = next(deal for deal in turns("rubicon", 1) if len(deal.tricks) == 6)
    seen = view(deal, deal.to_move)
    asking = {"verb": "evaluate", "position": write_position(seen, Standing((90, 95), deals=5))}
    told = answers(json.dumps(asking), level="solving")[0]
    assert told["unit"] == "settlement"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_position_gets_the_same_answer_as_the_record_of_its_seat(rules: str) -> None:
    for deal in turns(rules, 2):
        seen = view(deal, deal.to_move)
        lines = (json.dumps({"verb": verb, "position": seen.position}) for verb in ("choose", "legal"))
        record, chosen, legal = answers(json.dumps(asked(deal)), *lines)
        assert chosen == record
        assert legal == {"actions": [str(action) for action in legal_actions(seen)]}
        assert any(same(parse_action(chosen["action"]), parse_action(action)) for action in legal["actions"])


def test_the_player_receives_the_standing_written_in_a_position() -> None:
    deal = Deal.random(rules_of("hundred"), 5, game=(0, 70))
    standing = Standing((230, 290), (1, 2), (0, 70), deals=5)
    line = json.dumps({"position": write_position(view(deal, 0), standing)})
    assert turn_in(json.loads(line)) == Turn(view(deal, 0), standing)


def test_a_new_player_has_the_requested_level_and_seed() -> None:
    line = json.dumps(asked(first_turn()))
    first, told, after, again = answers(line, asked_for("new", level="beginner", seed=7), line, asked_for("new"))
    assert told == {"level": "beginner", "seed": 7}
    assert after == {"action": str(decision(PLAYERS["beginner"](7), asked(first_turn())))}
    assert first == {"action": str(decision(PLAYERS["greedy"](3), asked(first_turn())))}
    assert again == told


def test_the_id_of_a_line_comes_back_with_its_answer() -> None:
    first, second = answers(json.dumps(asked(first_turn()) | {"id": 7}), '{"id": "x", "seat": 0}')
    assert (first["id"], second["id"]) == (7, "x")
    assert first.keys() == {"action", "id"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"verb": "dance"}', "`verb` is `dance`: write choose, legal, evaluate, new or version."),
        ('{"verb": 7}', "`verb` is `7`: write choose"),
        ('{"verb": "new", "level": "genius"}', "`level` is `genius`: write beginner, "),
        ('{"verb": "new", "seed": "x"}', "`seed` is `x`: write a whole number."),
        ('{"verb": "evaluate"}', "`seat` is missing. Write 0 or 1, the seat whose turn it is."),
        ('{"seat": 2}', "`seat` is `2`. Write 0 or 1, the seat whose turn it is."),
        ('{"seat": 0}', "`record` is missing. Write the record as that seat sees it."),
        ('{"position": 7}', "`position` is `7`. Write a position of the seat whose turn it is."),
        (
            '{"position": "rubicon"}',
            "This is not a position as one seat sees it: the dealer is missing: write `dealer 0`",
        ),
        (json.dumps({"position": YOUNGERS}), "deal 1: it is seat 0's turn, not seat 1's."),
        ("7", "Each line must be a JSON object, such as "),
        ("{", "This is not a piquet record: it stops being valid JSON at line 1, column 2."),
    ],
)
def test_the_answer_to_a_wrong_line_says_what_to_write(line: str, why: str) -> None:
    (told,) = answers(line)
    assert told.keys() == {"error"}
    assert told["error"]["why"].startswith(why)


def test_an_error_names_the_deal_the_action_and_the_word() -> None:
    deal = next(deal for deal in turns("rubicon", 1) if len(deal.log) == 2)
    wrong = asked(deal)
    wrong["record"]["deals"][0]["actions"].append("0 play 10S")
    (told,) = answers(json.dumps(wrong))
    assert told == {"error": {"why": "deal 1, action 3: `10S`: write `TS`."}}
