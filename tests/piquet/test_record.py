"""Malformed and unplayable records: the error names the fault and the action."""

import json
from typing import Any

import pytest

from bot.piquet import record
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.record import Broken, Fault, NotARecord
from tests.support.paths import CASES
from tests.support.piquet.parties import Partie, seats_changed

CASE: Partie = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8"))
SWAPPED = seats_changed(CASE)["deals"][0]
DEAL = CASE["deals"][0]


def with_deals(*deals: object) -> str:
    return json.dumps(CASE | {"deals": list(deals)})


def broken(text: str) -> tuple[int, int, Fault | Refusal]:
    with pytest.raises(Broken) as found:
        record.read(text)
    why = found.value.why
    return found.value.deal, found.value.action, why.refusal if isinstance(why, Illegal) else why


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.NOT_JSON),
        ("{", Fault.NOT_JSON),
        (json.dumps(CASE)[:-1], Fault.NOT_JSON),
        (json.dumps(CASE) * 2, Fault.NOT_JSON),
        ("\ufeff" + json.dumps(CASE), Fault.NOT_JSON),
        ("[" * 100_000, Fault.NOT_JSON),
        ("1" * 5000, Fault.NOT_JSON),
        ("null", Fault.NOT_A_RECORD),
        ("NaN", Fault.NOT_A_RECORD),
        ("[]", Fault.NOT_A_RECORD),
        ("{}", Fault.NOT_A_RECORD),
        (json.dumps([CASE]), Fault.NOT_A_RECORD),
    ],
)
def test_a_text_that_is_not_a_record_is_reported(text: str, fault: Fault) -> None:
    with pytest.raises(NotARecord) as found:
        record.read(text)
    assert found.value.fault is fault


@pytest.mark.parametrize(
    "part",
    [
        {"piquet": 2}, {"piquet": True}, {"piquet": 1.0}, {"piquet": "1"}, {"rules": None}, {"rules": ["rubicon"]},
        {"players": ["A"]}, {"players": ["A", "B", "C"]}, {"players": ["A", 1]}, {"players": "AB"}, {"deals": {}},
        {"deals": None},
    ],
)  # fmt: skip
def test_a_record_with_a_wrong_or_missing_part_is_refused(part: dict[str, Any]) -> None:
    for text in (CASE | part, {key: value for key, value in CASE.items() if key not in part}):
        with pytest.raises(NotARecord):
            record.read(json.dumps(text))


def test_an_unknown_rule_set_is_named_before_any_other_fault() -> None:
    assert broken(json.dumps(CASE | {"rules": "whist", "deals": [None]})) == (-1, -1, Fault.UNKNOWN_RULES)


def test_an_unknown_option_is_named_as_part_of_the_rules() -> None:
    assert broken(json.dumps(CASE | {"options": {"lead": 0}})) == (-1, -1, Fault.UNKNOWN_OPTION)
    assert record.read(json.dumps(CASE | {"options": {}})).totals == (28, 23)


@pytest.mark.parametrize(
    "part",
    [
        {"dealer": 2}, {"dealer": -1}, {"dealer": True}, {"dealer": 1.0}, {"dealer": "1"}, {"dealer": None},
        {"hands": DEAL["hands"][:1]}, {"hands": [*DEAL["hands"], "-"]}, {"hands": [DEAL["hands"][0]] * 2},
        {"hands": ["-", "-"]}, {"hands": [DEAL["hands"][0], 7]}, {"hands": " ".join(DEAL["hands"])},
        {"hands": [DEAL["hands"][0].lower(), DEAL["hands"][1]]}, {"hands": [DEAL["hands"][0] + " ", DEAL["hands"][1]]},
        {"talon": "-"}, {"talon": DEAL["talon"][:-3]}, {"talon": DEAL["talon"].split(" ")}, {"talon": "?? " * 7 + "??"},
        {"talon": DEAL["talon"].replace("9S", "AS")}, {"actions": None}, {"actions": "0 look"}, {"actions": {}},
    ],
)  # fmt: skip
def test_a_deal_with_wrong_cards_is_reported_as_a_bad_deal(part: dict[str, Any]) -> None:
    assert broken(with_deals(DEAL | part)) == (0, -1, Fault.BAD_DEAL)
    assert broken(with_deals({key: value for key, value in DEAL.items() if key not in part})) == (0, -1, Fault.BAD_DEAL)
    assert broken(with_deals(DEAL, SWAPPED | part)) == (1, -1, Fault.BAD_DEAL)


@pytest.mark.parametrize("deal", [None, 1, [], "deal", {}])
def test_a_value_that_is_not_a_deal_is_reported_as_bad(deal: object) -> None:
    assert broken(with_deals(DEAL, deal)) == (1, -1, Fault.BAD_DEAL)


def test_a_dealer_out_of_turn_is_named_with_the_deal() -> None:
    assert broken(with_deals(DEAL, DEAL)) == (1, -1, Fault.WRONG_DEALER)
    assert broken(with_deals(DEAL, SWAPPED, SWAPPED)) == (2, -1, Fault.WRONG_DEALER)
    assert record.summary(record.read(with_deals(DEAL, SWAPPED, DEAL)))["totals"] == [28 + 23 + 28, 23 + 28 + 23]


@pytest.mark.parametrize("length", [0, 1, 2, 8, 32])
def test_an_unfinished_deal_is_reported_with_its_number_of_actions(length: int) -> None:
    left = DEAL | {"actions": DEAL["actions"][:length]}
    for following in (SWAPPED, DEAL, None):
        assert broken(with_deals(left, following)) == (0, length, Fault.UNFINISHED)
    assert record.read(with_deals(left)).deals[0].over is False


def test_an_action_after_the_last_trick_is_refused() -> None:
    assert broken(with_deals(DEAL | {"actions": [*DEAL["actions"], "0 play AS"]})) == (0, 33, Refusal.DEAL_OVER)


def test_there_is_no_seventh_deal_when_six_have_decided() -> None:
    club: Partie = json.loads((CASES / "club.json").read_text(encoding="utf-8"))
    six = [DEAL, SWAPPED, DEAL, SWAPPED, DEAL, *seats_changed(club)["deals"]]
    whole = club | {"deals": six}
    assert record.summary(record.read(json.dumps(whole)))["result"] == {"winner": 1, "points": 107, "rubicon": False}
    for seventh in (DEAL, SWAPPED, None):
        assert broken(json.dumps(whole | {"deals": [*six, seventh]})) == (6, -1, Fault.PARTIE_OVER)


def test_a_tie_adds_two_more_deals_but_never_a_ninth() -> None:
    eight = [DEAL, SWAPPED] * 4
    assert record.summary(record.read(with_deals(*eight[:6])))["result"] is None
    assert record.summary(record.read(with_deals(*eight[:7])))["result"] is None
    drawn = record.summary(record.read(with_deals(*eight)))
    assert (drawn["totals"], drawn["result"]) == ([204, 204], {"winner": None, "points": 0, "rubicon": False})
    assert broken(with_deals(*eight, DEAL)) == (8, -1, Fault.PARTIE_OVER)


@pytest.mark.parametrize(
    "line",
    [
        None, 1, 1.5, [], {}, True, float("nan"), float("inf"), ["0 look"], "", " ", "0", "0 ", "look", "2 look",
        "x look", "-1 look", "0 Look", "0 look ", " 0 look", "0  look", "0 look now", "0 carte-blanche ", "0 exchange",
        "0 exchange ", "0 exchange AS,KS", "0 exchange AS AS", "0 exchange ??", "0 point", "0 point /", "0 point AS /",
        "0 point / AS", "0 point AS / - ", "0 point - / AS", "0 sequence AS KS QS  /  TD 9D 8D", "0 point 5",
        "0 answer", "1 answer point", "1 answer look -", "1 answer point good", "0 play", "0 play -",
        "0 play AS KS", "0 play as", "0 bid", "0 bid 8", "0 bid 8-", "0 bid 08-4", "0 bid 8-4 now", "0 bid 100-4",
        "0 yes please", "0 pass ",
        "0 play AS\n", "０ look", "\ud800",
    ],
)  # fmt: skip
def test_a_line_that_is_not_an_action_is_unreadable(line: object) -> None:
    assert broken(with_deals(DEAL | {"actions": [line, "nor this"]})) == (0, 0, Fault.UNREADABLE)


@pytest.mark.parametrize("depth", range(100, 1100, 25))
def test_an_action_of_deeply_nested_lists_raises_an_ordinary_record_error(depth: int) -> None:
    text = with_deals(DEAL | {"actions": ["HERE"]}).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises((Broken, NotARecord)):
        record.read(text)


def test_an_unfinished_record_is_read_up_to_any_action() -> None:
    for length in range(len(DEAL["actions"])):
        deal = record.read(with_deals(DEAL | {"actions": DEAL["actions"][:length]})).deals[0]
        assert list(map(str, deal.log)) == DEAL["actions"][:length]
        assert not deal.over
