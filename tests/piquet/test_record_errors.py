"""Record errors as sentences, with deal, action, field, word, and the correction."""

import json
import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.piquet import record
from bot.piquet.record import Broken, NotARecord
from bot.piquet.seat_record import parse_position, parse_turn, read_seat_record
from tests.piquet.conftest import Prove
from tests.piquet.test_seat_record import seeds, spoilt, told, turns
from tests.support.piquet.wrong_records import (
    ANSWERED,
    CALLS,
    CASE,
    HIDDEN,
    LINES,
    POSITIONS,
    RECORDS,
    SEEN,
    called,
    doing,
    head,
    seen_record,
)

Seed = tuple[int, str]


def sentence(wrong: Any) -> str:
    with pytest.raises((NotARecord, Broken)) as found:
        record.read(wrong if isinstance(wrong, str) else json.dumps(wrong))
    return str(found.value)


@pytest.mark.parametrize(("wrong", "why"), RECORDS)
def test_an_error_names_the_place_the_word_and_the_correction(wrong: Any, why: str) -> None:
    assert sentence(wrong).startswith(why)


@pytest.mark.parametrize(("line", "why"), LINES)
def test_an_error_about_an_invalid_action_says_what_to_write(line: Any, why: str) -> None:
    assert sentence(doing(line)) == f"deal 1, action 1: {why}"


def seen_sentence(wrong: Any, eye: int = 0) -> str:
    with pytest.raises((NotARecord, Broken)) as found:
        read_seat_record(wrong, eye)
    return str(found.value)


@pytest.mark.parametrize(("changes", "why"), SEEN)
def test_an_error_says_what_this_seat_sees(changes: dict[str, Any], why: str) -> None:
    assert seen_sentence(seen_record(**changes)) == f"deal 1{why}"


@pytest.mark.parametrize(("call", "why"), CALLS)
def test_a_call_that_the_other_seat_could_not_have_made_is_refused(call: str, why: str) -> None:
    assert seen_sentence(called(call), 1).startswith(f"deal 1, action 3: {why}")


@pytest.mark.parametrize(("actions", "why"), ANSWERED)
def test_a_call_heard_wrongly_is_blamed_before_the_answer_to_it(actions: list[str], why: str) -> None:
    assert seen_sentence(called(*actions, rules="rubicon"), 1) == f"deal 1, action {why}"


@pytest.mark.parametrize(("position", "why"), POSITIONS)
def test_an_error_about_a_wrong_position_says_what_to_write(position: str, why: str) -> None:
    with pytest.raises((NotARecord, Broken)) as found:
        parse_turn(position)
    assert str(found.value).startswith(why)


def test_an_error_about_a_players_own_action_never_blames_unseen_cards(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        deal = rng.choice([turn.copy() for turn in turns(rng, seed[1])])
        eye = deal.to_move
        assert eye is not None
        whole = told([deal], eye)
        lines = whole["deals"][0]["actions"]
        for index, line in enumerate(lines):
            for number in "2345678" if HEARD.fullmatch(line) else ():
                wrong = deepcopy(whole)
                wrong["deals"][0]["actions"][index] = line[0] + re.sub("[1-8]", number, line[1:], count=1)
                if (found := fault_in(wrong, eye)) and lines[found.action].startswith(f"{eye} "):
                    assert "that this seat has not seen" not in str(found)

    prove(60, seeds, holds)


def fault_in(whole: Any, eye: int) -> Broken | None:
    try:
        read_seat_record(whole, eye)
    except Broken as found:
        return found
    return None


HEARD = re.compile("[01] (point|sequence|set) [1-8]( .*)?")


def test_an_error_does_not_reveal_a_tie_break_missing_from_the_record() -> None:
    """Younger asked and heard a number missing from their record, so the reader fills in another number."""
    position = (
        "rubicon; dealer 1; seat 1; hand 1 TS 7S TH 9H 7H KC QC TC AD QD JD TD; talon ?? ?? ?? ?? ?? QS AC KD; "
        "0 exchange ?? ?? ?? ?? ??; 1 exchange 7S 9H 7H; 0 point 5; 1 answer point AD KD QD JD TD"
    )
    with pytest.raises(Broken) as found:
        parse_position(position)
    assert str(found.value) == "deal 1, action 3: `0 point 5`: this seat has heard more: write all that was said."


@pytest.mark.parametrize("eye", [-1, 2, "public", None])
def test_a_seat_record_for_an_invalid_seat_is_refused(eye: Any) -> None:
    with pytest.raises(ValueError, match="is no seat: a seat is 0 or 1"):
        read_seat_record(seen_record(), eye)


def test_the_score_of_a_finished_deal_must_match_its_actions() -> None:
    seen = json.loads(json.dumps(record.write_view(*_finished(), 0)))
    seen["deals"].append(told([next(turns(random.Random(1), "rubicon"))], 0)["deals"][0] | {"dealer": 0})
    right = seen["deals"][0]
    for changed, why in (
        (right | {"score": [28, 22]}, "deal 1, score: `[28, 22]`, but the actions give `[28, 23]`."),
        ({key: value for key, value in right.items() if key != "items"}, "deal 1, items: it is missing: a finished"),
        (
            right | {"items": right["items"] | {"point": [4, 0]}},
            "deal 1, items: `point` is `[4, 0]`, but the actions give",
        ),
    ):
        assert seen_sentence(seen | {"deals": [changed, seen["deals"][1]]}).startswith(why)


def _finished() -> tuple[Any, Any, Any]:
    game = record.read(json.dumps(CASE))
    return game.rules, game.players, game.deals


def test_an_error_says_that_no_deal_is_in_play() -> None:
    assert (
        seen_sentence(seen_record() | {"deals": []})
        == "deals: no deal is in play: write the deal in which it is this seat's turn."
    )
    assert seen_sentence(head()).startswith("deal 1, hands[1]: this seat has not seen it")


SENTENCE = re.compile(r"[a-zA-Z`].*[^.]\.")


def test_every_error_about_a_corrupted_record_is_one_printable_sentence(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        said: list[str] = []
        rng = random.Random(seed[0])
        deal = rng.choice([turn.copy() for turn in turns(rng, seed[1])])
        eye = deal.to_move
        assert eye is not None
        for wrong in _spoilt_in_some_way(rng, told([deal], eye)):
            for read in (lambda found: record.read(json.dumps(found)), lambda found: read_seat_record(found, eye)):
                try:
                    read(wrong)
                except (NotARecord, Broken) as found:
                    said.append(str(found))
        for why in said:
            assert SENTENCE.fullmatch(why), why
            assert len(why) < 300
            assert why.isprintable()

    prove(15, seeds, holds)


def _spoilt_in_some_way(rng: random.Random, whole: Any) -> Iterator[Any]:
    for _ in range(6):
        yield spoilt(rng, whole)
        wrong = deepcopy(whole)
        deal = rng.choice([wrong, wrong["deals"][0]])
        deal[rng.choice(list(deal))] = rng.choice([None, 7, "x" * 500, "a\nb", [], {}, ["", None]])
        yield wrong


def test_an_error_never_blames_a_true_action_of_a_seat_record(prove: Prove) -> None:
    """The error blames the first action that makes every deal impossible, so no true action may do so."""

    def holds(seed: Seed) -> None:
        deal = random.Random(seed[0]).choice([turn.copy() for turn in turns(random.Random(seed[0]), seed[1])])
        eye = deal.to_move
        assert eye is not None
        found = told([deal], eye)
        lines = found["deals"][0]["actions"]
        found["deals"][0]["actions"] = [*lines, "1 answer point making better", "0 look"]
        with pytest.raises(Broken) as broken:
            read_seat_record(found, eye)
        assert broken.value.action == len(lines)

    prove(20, st.tuples(st.integers(0, 2**32), st.sampled_from(["rubicon", "au-cent", "french-1896"])), holds)


@pytest.mark.parametrize("calls", [["1 point 5"] * 15_000, ["1 sequence 8", "1 point 5"] * 30])
def test_many_calls_of_one_kind_are_refused_quickly(calls: list[str]) -> None:
    """An earlier version chose groups for each call, which took minutes or ended in a RecursionError."""
    dealt = CASE["deals"][0]
    actions = [dealt["actions"][0], "1 exchange ?? ?? ??", *calls]
    hidden = seen_record(hands=[dealt["hands"][0], HIDDEN], talon=" ".join(["??"] * 8), actions=actions)
    assert seen_sentence(hidden).startswith("deal 1, action ")
