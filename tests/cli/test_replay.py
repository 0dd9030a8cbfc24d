"""``python -m bot replay``: its output for records and for anything else."""

import json
import os
import random
import re
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.admin.cli.record_files import HUGE
from bot.features.archive.record_text import unmarked
from bot.piquet import record
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON
from tests.cli.records import CAVENDISH, CLUB, Capture, actions, cavendish, printed
from tests.support.paths import CASES
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed

ITEMS = {
    "cavendish": {
        "point": [5, 0],
        "sequence": [4, 0],
        "set": [0, 17],
        "lead": [7, 5],
        "trick": [1, 1],
        "last_trick": [1, 0],
        "cards": [10, 0],
    },
    "club": {
        "point": [0, 4],
        "sequence": [0, 3],
        "set": [6, 0],
        "lead": [7, 5],
        "trick": [2, 2],
        "last_trick": [1, 0],
        "cards": [10, 0],
    },
}

VERBS = "carte-blanche, bid, yes, pass, exchange, look, point, sequence, set, answer, suit, decline, play or concede"
SETS = "rubicon, club, au-cent, french-1896, carte-rouge, hundred or counterpique"
SaveFile = Callable[[Any], str]


@pytest.fixture
def save(tmp_path: Path) -> SaveFile:
    def write(what: Any) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        content = what if isinstance(what, bytes | str) else json.dumps(what)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return write


def a_partie(rules: str, deals: int, seed: int) -> list[Deal]:
    rng = random.Random(seed)
    tables = [random_table(rng, rules, number % 2) for number in range(deals)]
    for table in tables:
        list(play_through(rng, table))
    return [replayed(table) for table in tables]


# replay --json


def test_each_record_is_one_line_of_json(capsys: Capture) -> None:
    status, found = printed(capsys, "replay", "--json", CAVENDISH, CLUB)
    assert status == 0
    assert found == [
        {
            "deals": [{"score": [28, 23], "over": True, "items": ITEMS["cavendish"]}],
            "totals": [28, 23],
            "result": None,
        },
        {"deals": [{"score": [26, 14], "over": True, "items": ITEMS["club"]}], "totals": [26, 14], "result": None},
    ]


def test_the_option_may_follow_the_file(capsys: Capture) -> None:
    assert printed(capsys, "replay", CAVENDISH, "--json") == printed(capsys, "replay", "--json", CAVENDISH)


def test_a_whole_partie_has_a_result(capsys: Capture, save: SaveFile) -> None:
    deals = a_partie("rubicon", 6, seed=1)
    status, (found,) = printed(capsys, "replay", "--json", save(record.write(RUBICON, ("A", "B"), deals)))
    assert (status, len(found["deals"])) == (0, 6)
    assert found["result"].keys() == {"winner", "points", "rubicon"}


def test_a_broken_record_does_not_stop_the_others(capsys: Capture, save: SaveFile) -> None:
    broken = save(cavendish(actions=["0 exchange KS", "1 dance"]))
    status, found = printed(capsys, "replay", "--json", CAVENDISH, broken, "no such file", CLUB)
    assert status == 2
    assert [line.get("totals") for line in found] == [[28, 23], None, None, [26, 14]]
    assert found[1]["error"].pop("why").startswith("`dance` is not an action: write ")
    assert found[1]["error"] == {"deal": 0, "action": 1}
    assert found[2] == {"error": {"why": "There is no such file."}}


@pytest.mark.parametrize(
    ("action", "line", "why"),
    [
        (7, "1 answer set AS AH AC", "You do not hold A♠ A♥. Choose from the cards in your hand."),
        (10, "1 play QS", "You must follow suit. You hold 10♥."),
        (9, "1 point -", ("Your opponent’s call stops this from scoring. "
                         "Reckon something else, or play a card.")),
    ],
)  # fmt: skip
def test_the_first_illegal_action_is_reported_with_the_reason(
    capsys: Capture, save: SaveFile, action: int, line: str, why: str
) -> None:
    broken = save(cavendish(actions=[*actions()[:action], line, "0 look"]))
    error = {"deal": 0, "action": action, "why": why}
    assert printed(capsys, "replay", "--json", broken) == (2, [{"error": error}])


def two_deals(first: int, dealer: int) -> dict[str, Any]:
    found = cavendish(actions=actions()[:first])
    found["deals"].append({**found["deals"][0], "dealer": dealer, "actions": []})
    return found


@pytest.mark.parametrize(
    ("what", "deal", "action"),
    [
        (cavendish() | {"rules": "whist"}, -1, -1),
        (cavendish() | {"options": {"moon": True}}, -1, -1),
        (cavendish() | {"options": {"deals": 3}}, -1, -1),
        (cavendish() | {"options": {"deals": True}}, -1, -1),
        (cavendish() | {"options": {"carte_rouge": 1}}, -1, -1),
        (cavendish() | {"options": []}, -1, -1),
        (cavendish() | {"options": None}, -1, -1),
        (cavendish() | {"rules": "counterpique", "options": {"carte_rouge": True}}, -1, -1),
        (cavendish() | {"rules": "hundred", "options": {"deals": 2}}, -1, -1),
        (cavendish(dealer=2), 0, -1),
        (cavendish(actions=[7]), 0, 0),
        (cavendish(actions=[*actions(), "0 look"]), 0, len(actions())),
        (two_deals(5, dealer=0), 0, 5),
        (two_deals(len(actions()), dealer=1), 1, -1),
    ],
)
def test_an_error_names_the_deal_and_the_action(
    capsys: Capture, save: SaveFile, what: Any, deal: int, action: int
) -> None:
    for command in (["replay", "--json"], ["view", "--seat", "0"]):
        status, (found,) = printed(capsys, *command, save(what))
        assert status == 2
        assert (found["error"]["deal"], found["error"]["action"]) == (deal, action)
        assert found["error"]["why"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it stops being valid JSON"),
        (b"{", "it stops being valid JSON"),
        (b"\x00\x01\x02", "it stops being valid JSON"),
        (b"\xff\xfe{\x00}\x00", "it is not UTF-8 text"),
        (b"\x89PNG\r\n", "it is not UTF-8 text"),
        (b"{}", "version 1"),
        (b"[]", "version 1"),
        (b'{"piquet": 2, "rules": "rubicon", "players": ["A", "B"], "deals": []}', "version 1"),
        (b" " * HUGE + b"{}", "too large"),
    ],
)
def test_a_file_that_is_not_a_record_is_an_error(capsys: Capture, save: SaveFile, content: bytes, why: str) -> None:
    for command in (["replay", "--json"], ["view", "--seat", "public"]):
        status, (found,) = printed(capsys, *command, save(content))
        assert status == 2
        assert found["error"].keys() == {"why"}
        assert why in found["error"]["why"]


def test_a_file_that_cannot_be_read_is_an_error(capsys: Capture, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    status, found = printed(capsys, "replay", "--json", str(tmp_path), str(loop), "nul\0nul", str(tmp_path / "none"))
    assert status == 2
    assert [line["error"]["why"] for line in found] == [
        "This is a folder, not a file.",
        "This file cannot be read.",
        "This file cannot be read.",
        "There is no such file.",
    ]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_read_permission_is_an_error(capsys: Capture, save: SaveFile) -> None:
    file = save("{}")
    Path(file).chmod(0)
    assert printed(capsys, "replay", "--json", file) == (
        2,
        [{"error": {"why": "You are not allowed to read this file."}}],
    )


def test_a_byte_order_mark_is_ignored(capsys: Capture, save: SaveFile) -> None:
    marked = save(b"\xef\xbb\xbf" + Path(CAVENDISH).read_bytes())
    assert printed(capsys, "replay", "--json", marked) == printed(capsys, "replay", "--json", CAVENDISH)


# replay of a file with a record on each line


def lines(*records: Any) -> bytes:
    return "".join((one if isinstance(one, str) else json.dumps(one)) + "\n" for one in records).encode()


def test_each_line_of_a_file_is_one_line_of_json(capsys: Capture, save: SaveFile) -> None:
    club = json.loads(Path(CLUB).read_text(encoding="utf-8"))
    status, found = printed(capsys, "replay", "--json", save(lines(cavendish(), "", club)), CAVENDISH)
    assert status == 0
    assert [line["totals"] for line in found] == [[28, 23], [26, 14], [28, 23]]


@pytest.mark.parametrize("broken", ["{", "[]", '{"piquet": 1}', "\N{GRINNING FACE}", " " * 10 + "null", '{"a": 1} {'])
def test_a_broken_line_does_not_stop_the_others(capsys: Capture, save: SaveFile, broken: str) -> None:
    for before, after in ((0, 1), (1, 1), (1, 0)):
        file = save(lines(*[cavendish()] * before, broken, *[cavendish(dealer=2)] * after, cavendish()))
        status, found = printed(capsys, "replay", "--json", file)
        assert status == 2
        wrong = [None, *([{"deal": 0, "action": -1}] * after)]
        expected = [[28, 23]] * before + wrong + [[28, 23]]
        assert [line.get("totals") or _where(line["error"]) for line in found] == expected


def _where(error: dict[str, Any]) -> dict[str, Any] | None:
    return {key: error[key] for key in ("deal", "action")} if "deal" in error else None


def test_a_record_may_span_several_lines(capsys: Capture, save: SaveFile) -> None:
    pretty = json.dumps(cavendish(), indent=1)
    assert printed(capsys, "replay", "--json", save(pretty))[0] == 0
    status, found = printed(capsys, "replay", "--json", save(pretty[:-3]))
    assert (status, found) == (2, [{"error": {"why": found[0]["error"]["why"]}}])
    assert "it stops being valid JSON" in found[0]["error"]["why"]


def test_a_file_of_records_may_exceed_the_limit_of_one_record(capsys: Capture, save: SaveFile) -> None:
    number = 3
    huge = json.dumps(cavendish() | {"players": ["A" * HUGE, "B"]})
    file = save(b"\xef\xbb\xbf" + lines(*[cavendish()] * number, huge, *[cavendish()] * number))
    status, found = printed(capsys, "replay", "--json", file)
    assert (status, len(found)) == (2, 2 * number + 1)
    assert [at for at, line in enumerate(found) if "error" in line] == [number]
    assert "too large" in found[number]["error"]["why"]


def test_records_of_a_file_are_printed_with_their_line_numbers(capsys: Capture, save: SaveFile) -> None:
    file = save(lines(cavendish(), "{", cavendish(actions=["0 dance"]), cavendish()))
    assert main(["replay", file]) == 2
    out, err = capsys.readouterr()
    assert [line for line in out.splitlines() if line.startswith("Record: ")] == [
        f"Record: {file}, line 1",
        f"Record: {file}, line 4",
    ]
    assert [line.partition(": ")[0] for line in err.splitlines()] == [
        f"{file}, line 2",
        f"{file}, line 3, deal 1, action 1",
    ]


# replay as text

WHOLE = """\
Rubicon Piquet: A and B

Deal 1: B deals, A is elder

  A      ♠ A K J   ♥ A Q J 8   ♦ 9 8        ♣ J 8 7
  B      ♠ 10 7    ♥ 10 9 7    ♦ A Q J 10   ♣ K Q 10
  Talon  9♠ 8♠ K♥ 9♣ K♦ Q♠ A♣ 7♦

  A exchanges five.
    out K♠ 8♣ 7♣ 9♦ 8♦
    in  9♠ 8♠ K♥ 9♣ K♦
  B exchanges three.
    out 7♠ 9♥ 7♥
    in  Q♠ A♣ 7♦

  A: “Point of five.” – B: “Making?” – A: “Forty-nine.” – B: “Good.” – A: “In hearts: A K Q J 8, five.” +5 → 5
  A: “Quart.” – B: “Good.” – A: “Quart major in hearts, nine.” +4 → 9
  A: “Trio.” – B: “Not good.”

  A leads A♥: +1 → 10
  B reckons:
  Four tens · 14
  Three queens · 3
  Total 17 → 17
  A♥ – 10♥: A takes it (A 10, B 17)
  K♥ – 7♦: A takes it (A 11, B 17)
  Q♥ – 10♦: A takes it (A 12, B 17)
  J♥ – J♦: A takes it (A 13, B 17)
  8♥ – Q♦: A takes it (A 14, B 17)
  K♦ – A♦: B takes it (A 15, B 18)
  A♣ – 9♣: B takes it (A 15, B 19)
  K♣ – J♣: B takes it (A 15, B 20)
  Q♣ – 8♠: B takes it (A 15, B 21)
  10♣ – 9♠: B takes it (A 15, B 22)
  Q♠ – A♠: A takes it (A 16, B 23)
  J♠ – 10♠: A takes it (A 18, B 23)
  A wins the cards, seven tricks to five: A 28, B 23

Deal 1             A     B
──────────────────────────
Point              5
Sequence           4
Set                     17
Leads              7     5
Won in reply       1     1
Last trick         1
The cards         10
──────────────────────────
This deal         28    23
Total             28    23

The game is not over.
"""


def test_a_record_is_printed_as_text(capsys: Capture) -> None:
    assert main(["replay", CAVENDISH]) == 0
    assert capsys.readouterr() == (WHOLE, "")


def test_several_records_have_headings(capsys: Capture) -> None:
    assert main(["replay", CAVENDISH, CLUB]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Record: {CAVENDISH}\n\n{WHOLE}\nRecord: {CLUB}\n\nClub Piquet: Elder and Younger\n")


def test_a_whole_partie_is_printed_with_its_settlement(capsys: Capture, save: SaveFile) -> None:
    deals = a_partie("rubicon", 6, seed=1)
    totals = [sum(deal.score[seat] for deal in deals) for seat in (0, 1)]
    assert main(["replay", save(record.write(RUBICON, ("Ann", "Bob"), deals))]) == 0
    out = capsys.readouterr().out
    assert f"Total{totals[0]:15}{totals[1]:6}\n" in out
    assert out.splitlines()[-1].startswith(f"{'Ann' if totals[0] > totals[1] else 'Bob'} wins by ")
    assert "*" not in out
    assert "`" not in out


def test_an_unfinished_record_says_who_is_next(capsys: Capture, save: SaveFile) -> None:
    for done in range(len(actions())):
        unfinished = cavendish(actions=actions()[:done])
        turn = record.read(json.dumps(unfinished)).deals[0].to_move
        assert main(["replay", save(unfinished)]) == 0
        assert capsys.readouterr().out.splitlines()[-1] == f"The deal is not over: {'AB'[turn or 0]} is next."


def test_a_record_without_a_deal_says_so(capsys: Capture, save: SaveFile) -> None:
    assert main(["replay", save(cavendish() | {"deals": []})]) == 0
    assert capsys.readouterr().out == "Rubicon Piquet: A and B\n\nNo deal has begun yet.\n"


def test_names_are_not_markup_and_cannot_control_the_terminal(capsys: Capture, save: SaveFile) -> None:
    assert main(["replay", save(cavendish() | {"players": ["*Ann*\\_`", "\x1b[2J\n\ud800" + "b" * 100]})]) == 0
    out = capsys.readouterr().out
    assert "*Ann*\\_` exchanges five." in out
    assert "�[2J��" + "b" * 17 + "… exchanges three." in out
    assert "\x1b" not in out


def test_markdown_is_removed_from_text_for_a_terminal() -> None:
    assert unmarked("```\n**Ann** *5* \\*\\\\\n```") == "Ann 5 *\\"


def test_each_error_is_a_sentence_on_standard_error(capsys: Capture, save: SaveFile) -> None:
    illegal = save(cavendish(actions=["0 exchange KS", "0 exchange QH"]))
    unread = save(cavendish(actions=["0 exchange KS", "0 " + "x" * 100 + "\x1b"]))
    deal, unfinished, rules = (
        save(cavendish(talon="")),
        save(two_deals(5, dealer=0)),
        save(cavendish() | {"rules": "?"}),
    )
    assert main(["replay", illegal, unread, deal, unfinished, rules, "none", CAVENDISH]) == 2
    out, err = capsys.readouterr()
    assert out.endswith(WHOLE + "\n")
    assert err.splitlines() == [
        f"{illegal}, deal 1, action 2 (“0 exchange QH”): It’s too late for that. Choose something else.",
        f"{unread}, deal 1, action 2: `{'x' * 60}…` is not an action: write {VERBS}.",
        f"{deal}, deal 1: talon: the cards are missing: write them, or `-` for none.",
        (
            f"{unfinished}, deal 1, after 5 actions: this deal is unfinished, but another follows: write the "
            "rest of its actions, or leave out the next deal."
        ),
        f"{rules}: rules: `?` is not a rule set: write {SETS}.",
        "none: There is no such file.",
    ]


# Random files

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def spoilt_records(draw: st.DrawFn) -> Any:
    found = cavendish()
    deal = found["deals"][0]
    place = draw(st.sampled_from([found, deal, deal["hands"], deal["actions"], found["players"], found["deals"]]))
    key = draw(st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))))
    place[key] = draw(json_values | st.sampled_from(actions()))
    return found


anything = json_values.map(json.dumps) | spoilt_records().map(json.dumps)


@settings(max_examples=20)
@given(st.binary(max_size=60) | anything.map(str.encode), st.sampled_from(["replay --json", "view --seat 1", "replay"]))
def test_a_random_file_gets_a_line_of_json_or_a_sentence(content: bytes, command: str) -> None:
    with tempfile.NamedTemporaryFile() as file, redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        file.write(content)
        file.flush()
        status = main([*command.split(), file.name])
    if command == "replay":
        assert bool(out.getvalue()) == (status == 0)
        assert bool(err.getvalue()) == (status == 2)
    else:
        (line,) = out.getvalue().splitlines()
        assert ("error" in json.loads(line)) == (status == 2)
        assert err.getvalue() == ""


# Records of older versions, which read some sources otherwise, and did not say so.

EQUAL = CASES / "worked" / "french-1896-reading-0.1-equal-sequence.json"
BLANK = CASES / "worked" / "french-1896-reading-0.1-carte-blanche-elder.json"


def without_reading(path: Path) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["record"]
    del whole["options"]["reading"]
    return whole


def test_an_older_record_is_replayed_by_an_older_reading_on_request(save: SaveFile, capsys: Capture) -> None:
    """An equal call scored for nobody in version 0.1, and scores for elder since (source 001)."""
    file = save(without_reading(EQUAL))
    for version, scores in (("0.2", [22, 11]), ("0.1", [19, 11])):
        status, (told,) = printed(capsys, "replay", "--json", "--reading", version, file)
        assert (status, told["totals"]) == (0, scores)
    status, (seen,) = printed(capsys, "view", "--seat", "public", "--reading", "0.1", file)
    assert (status, seen["options"]) == (0, {"reading": "0.1"})
    assert "1 answer sequence equal KC QC JC" in seen["deals"][0]["actions"]


@pytest.mark.parametrize(("path", "versions"), [(EQUAL, ["0.2", "0.1"]), (BLANK, ["0.1"])], ids=["both", "one"])
def test_an_error_mentions_that_an_older_version_may_have_written_it(
    save: SaveFile, capsys: Capture, path: Path, versions: list[str]
) -> None:
    file = save(without_reading(path))
    assert main(["replay", file]) == 2
    told = re.findall(r"If that version wrote the record, add --reading (.*)\.", capsys.readouterr().err)
    assert told == versions
    for version in versions:
        assert main(["replay", "--reading", version, file]) == 0
        assert capsys.readouterr().err == ""


def test_readings_that_change_nothing_are_not_mentioned(capsys: Capture) -> None:
    for version in ([], ["--reading", "0.1"], ["--reading", "0.2"]):
        assert main(["replay", CAVENDISH, *version]) == 0
        assert capsys.readouterr().err == ""
