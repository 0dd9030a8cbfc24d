"""The engine protocol: a line with the record as a seat sees it, answered by a line with the action."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bot.admin.cli.engine import decision
from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.house_players import PLAYERS
from bot.computer.levels.thinking_player import SolvingPlayer
from bot.computer.players.duel import packs
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.model.house_seats import LEVELS
from bot.piquet import record
from bot.piquet.actions import parse_action
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import view
from tests.support.piquet.playing import random_line, random_table
from tests.support.piquet.reference_play import deal_of
from tests.support.waiting import LONGEST


def asked(deal: Deal) -> Any:
    whole = record.write_view(deal.rules, ("A", "B"), [deal], deal.to_act)
    return json.loads(json.dumps({"seat": deal.to_act, "record": whole}))


def turns(rules: str, seed: int) -> Iterator[Deal]:
    dice = random.Random(seed)
    table = random_table(dice, rules, seed % 2, (0, 0))
    deal = deal_of(table)
    while deal.to_act is not None:
        yield deal
        line = random_line(dice, table)
        table.say(line)
        deal.do(parse_action(line))


def house() -> CompletePlayer:
    return CompletePlayer(SolvingPlayer(5, worlds=1), 5, deals=1, worlds=2)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_player_asked_by_a_line_decides_as_if_asked_directly(rules: str) -> None:
    for deal in turns(rules, 1):
        assert deal.to_act is not None
        action = decision(house(), asked(deal))
        assert action == house().choose(Turn(view(deal, deal.to_act)))
        assert deal.can(action)


def first_turn() -> Deal:
    return Deal.from_pack(RUBICON, 1, next(iter(packs(1, 1))))


def engine(*lines: str) -> list[Any]:
    given = "".join(f"{line}\n" for line in lines)
    command = [sys.executable, "-m", "bot", "engine", "--level", "greedy", "--seed", "3"]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=LONGEST, check=True)  # noqa: S603
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_line_is_answered_by_one_whatever_it_is() -> None:
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
        while deal.to_act is not None:
            house.stdin.write(json.dumps(asked(deal)) + "\n")
            house.stdin.flush()
            deal.do(parse_action(json.loads(house.stdout.readline())["action"]))
        house.stdin.close()
        assert house.wait(10) == 0
    assert sum(deal.score) > 12


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_the_house_answers(level: str) -> None:
    assert first_turn().can(decision(PLAYERS[level](3), asked(first_turn())))
