"""Replays the sources' two worked deals by their text."""

import json
from collections.abc import Iterator
from typing import Any

from bot.piquet import record
from bot.piquet.actions import parse_action
from bot.piquet.deal import Deal
from tests.support.paths import CASES

# After which action of the record each score was spoken, and by whom: Cavendish's deal (source 000).
CAVENDISH = [
    ("1 answer point AD QD JD TD 7D", 0, 5),
    ("1 answer sequence -", 0, 9),
    ("0 play AH", 0, 10),
    ("1 set TS TH TC TD / QS QC QD", 1, 17),
    ("0 play KH", 0, 11),
    ("0 play QH", 0, 12),
    ("0 play JH", 0, 13),
    ("0 play 8H", 0, 14),
    ("1 play QD", 1, 17),
    ("0 play KD", 0, 15),
    ("1 play AD", 1, 18),
    ("1 play AC", 1, 19),
    ("1 play KC", 1, 20),
    ("1 play QC", 1, 21),
    ("1 play TC", 1, 22),
    ("0 play 9S", 0, 15),
    ("1 play QS", 1, 23),
    ("0 play AS", 0, 16),
]
# The table of the club's deal (source 003): elder's card and score, younger's card and score, a trick a row.
CLUB = [
    ("AS", 7, "QS", 7),
    ("JS", 8, "KS", 8),
    ("QH", 8, "AH", 9),
    ("KH", 9, "JH", 10),
    ("TS", 10, "7C", 10),
    ("8S", 11, "8C", 10),
    ("KC", 12, "AC", 11),
    ("TD", 12, "TH", 12),
    ("QD", 12, "9H", 13),
    ("QC", 13, "JC", 14),
    ("AD", 14, "JD", 14),
]


def case(name: str) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads((CASES / name).read_text(encoding="utf-8"))
    return whole


def steps(name: str) -> Iterator[tuple[str, Deal]]:
    whole = case(name)
    game = record.read(json.dumps(whole | {"deals": [whole["deals"][0] | {"actions": []}]}))
    for line in whole["deals"][0]["actions"]:
        game.partie.do(parse_action(line))
        yield line, game.deals[0]


def test_every_score_that_cavendish_speaks_is_the_score_at_that_moment() -> None:
    spoken = iter(CAVENDISH)
    line, seat, score = next(spoken)
    for said, deal in steps("cavendish.json"):
        if said == line:
            assert (said, deal.score[seat]) == (line, score)
            line, seat, score = next(spoken, ("", 0, 0))
    assert line == "", f"{line} was never said"


def test_the_clubs_elder_counts_six_in_hand_and_younger_four_and_seven() -> None:
    after = {line: deal.score for line, deal in steps("club.json")}
    assert after["1 answer set -"] == (6, 0)
    assert after["0 play AS"] == (7, 0)
    assert after["1 point AH JH TH 9H"] == (7, 4)
    assert after["1 sequence JH TH 9H"] == (7, 7)


def test_every_row_of_the_clubs_table_is_reproduced_trick_by_trick() -> None:
    rows: list[tuple[str, int, str, int]] = []
    for _line, deal in steps("club.json"):
        if deal.tricks and deal.led is None and len(deal.tricks) > len(rows):
            trick = deal.tricks[-1]
            elders, youngers = (trick.led, trick.reply) if trick.leader == 0 else (trick.reply, trick.led)
            rows.append((str(elders), deal.score[0], str(youngers), deal.score[1]))
    assert rows[:-1] == CLUB
    assert rows[-1] == ("TC", 26, "KD", 14)


def test_the_records_show_the_calls_as_the_texts_give_them() -> None:
    cavendish = record.read(json.dumps(case("cavendish.json"))).deals[0]
    told = record.write_view(cavendish.rules, ("A", "B"), [cavendish], None)["deals"][0]["actions"]
    assert told[2:9] == [
        "0 point AH KH QH JH 8H", "1 answer point making good", "0 sequence AH KH QH JH", "1 answer sequence good",
        "0 set 3", "1 answer set not-good", "0 play AH",
    ]  # fmt: skip
    club = record.read(json.dumps(case("club.json"))).deals[0]
    told = record.write_view(club.rules, ("A", "B"), [club], None)["deals"][0]["actions"]
    assert told[2:6] == [
        "0 point 4 39", "1 answer point making not-good", "0 set QH QC QD / TS TC TD", "1 answer set good",
    ]  # fmt: skip
