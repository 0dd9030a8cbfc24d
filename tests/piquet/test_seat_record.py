"""Reads a seat's record back to exactly its view, or reports why no partie fits it."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.piquet import record
from bot.piquet.actions import parse_action
from bot.piquet.deal import Deal
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.partie import Standing
from bot.piquet.record import Broken, Fault, NotARecord
from bot.piquet.seat_record import read_seat_record
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet.parties import tables_played, written
from tests.support.piquet.playing import random_line, random_options, random_table
from tests.support.piquet.reference_play import deal_of
from tests.support.piquet.wrong_records import EXCHANGED, seen_record
from tests.support.reference.reference_groups import RULE_SETS

Seed = tuple[int, str]
seeds = st.tuples(st.integers(0, 2**32), st.sampled_from(RULE_SETS))


def turns(rng: random.Random, rules: str) -> Iterator[Deal]:
    table = random_table(rng, rules, rng.randrange(2), (0, 0), random_options(rng, rules))
    deal = deal_of(table)
    while deal.to_move is not None:
        yield deal
        line = random_line(rng, table)
        table.say(line)
        deal.do(parse_action(line))


def told(deals: list[Deal], eye: int) -> Any:
    return json.loads(json.dumps(record.write_view(deals[0].rules, ("A", "B"), deals, eye)))


def fault(whole: Any, eye: int = 0) -> Any:
    try:
        read_seat_record(whole, eye)
    except NotARecord as trouble:
        return trouble.fault
    except Broken as trouble:
        return trouble.why
    return None


def test_a_view_is_read_back_as_written(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        for deal in turns(random.Random(seed[0]), seed[1]):
            assert deal.to_move is not None
            assert read_seat_record(told([deal], deal.to_move), deal.to_move) == (view(deal, deal.to_move), Standing())

    prove(25, seeds, holds)


def test_finished_deals_are_read_as_the_standing(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        options = random_options(rng, seed[1])
        game = record.read(json.dumps(written(seed[1], tables_played(rng, seed[1], options, 0.01), options)))
        deal = game.partie.deal
        if deal and deal.to_move is not None:
            seen = read_seat_record(told(game.deals, deal.to_move), deal.to_move)
            assert seen == (view(deal, deal.to_move), game.partie.standing)

    prove(6, seeds, holds)


def test_a_record_with_a_changed_word_is_refused_or_gives_another_view(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        deal = rng.choice([turn.copy() for turn in turns(rng, seed[1])])
        eye = deal.to_move
        assert eye is not None
        whole = told([deal], eye)
        for _ in range(30):
            wrong = spoilt(rng, whole)
            if fault(wrong, eye) is None:
                seen, _standing = read_seat_record(wrong, eye)
                assert [str(action) for action in seen.actions] == wrong["deals"][0]["actions"]

    prove(15, seeds, holds)


def spoilt(rng: random.Random, whole: Any) -> Any:
    wrong = deepcopy(whole)
    deal = wrong["deals"][0]
    vocabulary = " ".join([*deal["hands"], deal["talon"], *deal["actions"], "?? - 4 5 making good equal"]).split(" ")
    lines = [*deal["hands"], deal["talon"], *deal["actions"]]
    at = rng.randrange(len(lines))
    words = lines[at].split(" ")
    place = rng.randrange(len(words))
    words[place : place + rng.randrange(2)] = rng.choice([[], [rng.choice(vocabulary)]])
    lines[at] = " ".join(words)
    deal["hands"], deal["talon"], deal["actions"] = lines[:2], lines[2], lines[3:]
    return wrong


def test_a_seat_record_after_the_exchange_is_read() -> None:
    seen, standing = read_seat_record(seen_record(), 0)
    assert str(seen.hand) == "AS KS QS JS 9S 8S 7S AH KH QH JH 9H"
    assert (seen.left, standing) == (1, Standing())


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"talon": "9S 8S 7S 9H ?? ?? ?? ??"}, Fault.NOT_AS_SEEN),  # elder has seen the fifth card
        ({"talon": "9S 8S 7S 9H TD TH ?? ??"}, Fault.NOT_AS_SEEN),  # and not the sixth
        ({"talon": "9S 8S 7S 9H AS ?? ?? ??"}, Fault.NOT_AS_SEEN),  # a card twice
        ({"talon": "9S 8S 7S 9H TD ?? ??"}, Fault.NOT_AS_SEEN),
        ({"talon": "9S 8S 7S 9H TD ?? ?? XX"}, Fault.BAD_DEAL),
        ({"hands": [EXCHANGED["hands"][0], " ".join(["??"] * 11)]}, Fault.BAD_DEAL),
        ({"hands": EXCHANGED["hands"][::-1]}, Fault.NOT_AS_SEEN),
        ({"dealer": True}, Fault.BAD_DEAL),
        ({"actions": ["0 exchange 7D 8D 7C 8C", "1 exchange ?? ?? ?? ?? ??"]}, Fault.NOT_AS_SEEN),
        ({"actions": ["0 exchange 7D 8D 7C 8C", "1 exchange AD"]}, Fault.NOT_AS_SEEN),
        ({"actions": ["0 exchange 7D 8D 7C 8C"]}, Fault.OUT_OF_TURN),
        ({"actions": ["0 exchange 7D 8D 7C 8C", "1 dances"]}, Fault.UNREADABLE),
        ({"actions": ["0 exchange ?? ?? ?? ??", "1 exchange ?? ?? ??"]}, Fault.UNREADABLE),
        ({"actions": ["0 exchange 7D 8D 7C 8C", 7]}, Fault.UNREADABLE),
    ],
)
def test_a_record_that_no_seat_can_see_is_refused(changes: dict[str, Any], why: Fault) -> None:
    assert fault(seen_record(**changes)) is why


CALLED = [*EXCHANGED["actions"], "0 point AS KS QS JS 9S 8S 7S"]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("good", None),
        ("making good", Fault.NOT_AS_SEEN),  # younger cannot have seven of another suit
        ("equal", Fault.NOT_AS_SEEN),
        ("not-good", Fault.NOT_AS_SEEN),
        ("-", Fault.NOT_AS_SEEN),  # of the other player's answer only the word is told
        ("making better", Fault.UNREADABLE),
    ],
)
def test_only_an_answer_that_can_be_given_is_accepted(answer: str, why: Fault | None) -> None:
    assert fault(seen_record(actions=[*CALLED, f"1 answer point {answer}"])) is why


def test_a_seats_own_illegal_action_is_refused_with_the_reason() -> None:
    why = fault(seen_record(dealer=0))
    assert isinstance(why, Illegal)
    assert why.refusal is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "wrong", [None, [], {}, "deals", {"piquet": 1, "rules": "rubicon", "players": [], "deals": []}]
)
def test_a_value_that_is_not_a_record_is_refused(wrong: Any) -> None:
    assert fault(wrong) is Fault.NOT_A_RECORD


def test_a_record_with_no_deal_in_play_is_out_of_turn() -> None:
    assert fault(seen_record() | {"deals": []}) is Fault.OUT_OF_TURN


def test_a_deal_after_one_that_is_unfinished_is_refused() -> None:
    whole = seen_record()
    assert fault(whole | {"deals": whole["deals"] * 2}) is Fault.UNFINISHED
