"""``python -m bot verify``: output as text and JSON, and exit status."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.piquet.cards import write_cards
from bot.piquet.house.levels.engine_number import THIS_ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.proof import RULE_OF_THUMB, Shuffler, commitment_to, day_before, key
from bot.piquet.proof_check import check_proof
from tests.cli.records import CAVENDISH, Capture, printed
from tests.support.piquet.proven_parties import (
    CUTS,
    NUMBER,
    SECRET,
    against_house,
    deal_of_day,
    proven_partie,
    written,
)


def saved(folder: Path, whole: dict[str, Any]) -> str:
    path = folder / "record.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    return str(path)


def test_a_proven_partie_checks_out_with_its_packs(capsys: Capture, tmp_path: Path) -> None:
    game = proven_partie()
    packs = [write_cards(pack) for pack in check_proof(game).packs]
    file = saved(tmp_path, written(game))
    told = {"verdict": "proven", "deal": None, "words": [True, False], "packs": packs}
    assert printed(capsys, "verify", "--json", "--packs", file) == (0, [told])
    assert main(["verify", "--packs", file]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert f"To Ada: {WORDS_FIRST}" in out
    assert [line.partition(": ")[2] for line in out.splitlines() if line[:1].isdigit()] == packs


def test_an_unproven_record_exits_with_1_and_a_wrong_one_with_2(capsys: Capture, tmp_path: Path) -> None:
    whole = written(proven_partie(deals=2))
    assert main(["verify", CAVENDISH]) == 1
    assert main(["verify", saved(tmp_path, whole | {"proof": whole["proof"] | {"secret": "0" * 64}})]) == 2
    whole["proof"].pop("secret")
    assert main(["verify", saved(tmp_path, whole)]) == 1
    assert main(["verify", str(tmp_path / "none")]) == 2
    changed = written(proven_partie(deals=2))
    changed["deals"][1] |= {"hands": changed["deals"][1]["hands"][::-1], "actions": []}
    capsys.readouterr()
    assert main(["verify", saved(tmp_path, changed)]) == 2
    assert "Deal 2 doesn’t follow from the secret" in capsys.readouterr().out


OLDER = "0123456789abcdef"


def played_by_the_house(folder: Path, seat: int, version: str) -> str:
    house = PLAYERS["beginner"](Shuffler(SECRET, NUMBER, CUTS).house_seed())
    game = proven_partie(players=(house, GreedyPlayer()), deals=1)
    return saved(folder, written(against_house(game, seat, "beginner", version)))


@pytest.mark.parametrize("version", [THIS_ENGINE, OLDER, "99"])
def test_verify_recomputes_the_decisions_of_the_house(capsys: Capture, tmp_path: Path, version: str) -> None:
    assert main(["verify", "--house", played_by_the_house(tmp_path, 0, version)]) == 0
    out = capsys.readouterr().out
    assert "decisions of the house check out" in out
    assert "The decisions follow from the house’s level" in out


@pytest.mark.parametrize(
    ("version", "found", "said"),
    [
        (THIS_ENGINE, "other", "although the proof names no other engine"),
        (OLDER, "other-version", f": engine {OLDER} chose "),
    ],
)
def test_a_decision_of_the_house_that_differs_accuses_nobody(
    capsys: Capture, tmp_path: Path, version: str, found: str, said: str
) -> None:
    file = played_by_the_house(tmp_path, 1, version)
    status, [told] = printed(capsys, "verify", "--json", "--house", file)
    house = told["house"]
    assert (status, house["found"], house["version"]) == (1, found, version)
    assert 0 < house["same"] < house["decisions"]
    assert house["did"] != house["chooses"]
    assert main(["verify", "--house", file]) == 1
    out = capsys.readouterr().out
    assert f"Decisions of the house that match: {house['same']} of {house['decisions']}." in out
    assert said in out
    assert "Nothing is proven about the decisions that differ." in out
    assert "They follow" not in out


def test_verify_counts_the_decisions_made_by_the_rule_of_thumb(capsys: Capture, tmp_path: Path) -> None:
    file = played_by_the_house(tmp_path, 1, RULE_OF_THUMB)
    status, [told] = printed(capsys, "verify", "--json", "--house", file)
    number = told["house"]["decisions"]
    assert number > 10
    assert (status, told["house"]) == (
        0,
        {"found": "same"} | dict.fromkeys(("decisions", "same", "rule_of_thumb"), number),
    )
    main(["verify", "--house", file])
    assert f"{number} of {number} decisions were made by a rule of thumb" in capsys.readouterr().out


NO_WORDS = "Without words from you, this only shows that the deals were fixed before the first card was dealt."
ALWAYS = (
    "This doesn’t prove that the host couldn’t see the cards, or didn’t start over to get new ones. "
    "The deals were fixed before the winner of the cut chose who dealt."
)
WORDS_LAST = (
    "You added your words last, when everything else was fixed. If nobody could guess them, nobody picked these cards."
)
WORDS_FIRST = "Your words were fixed before Ben accepted. The host could have picked these cards only with Ben’s help."


@pytest.mark.parametrize(
    ("cuts", "house", "to_ada", "to_ben"),
    [
        (("", ""), False, NO_WORDS, NO_WORDS),
        (("mine", ""), False, WORDS_FIRST, NO_WORDS),
        (("", "theirs"), False, NO_WORDS, WORDS_LAST),
        (("mine", "theirs"), False, WORDS_FIRST, WORDS_LAST),
        (("", ""), True, NO_WORDS, None),
        (("mine", ""), True, WORDS_LAST, None),
        # The house gives no words, so who wrote this record may have tried many for it.
        (("mine", "theirs"), True, WORDS_FIRST, WORDS_LAST),
    ],
)
def test_verify_states_its_claim_to_each_player_separately(
    capsys: Capture, tmp_path: Path, cuts: tuple[str, str], house: bool, to_ada: str, to_ben: str | None
) -> None:
    game = proven_partie(cuts=cuts, deals=2)
    game = against_house(game, 1, "club", THIS_ENGINE) if house else game
    assert main(["verify", saved(tmp_path, written(game))]) == 0
    out = capsys.readouterr().out.splitlines()
    whose = "Ada is" if to_ben is None else "both players are"
    assert [line for line in out if line.startswith("To ")] == [
        f"To Ada: {to_ada}",
        *([f"To Ben: {to_ben}"] if to_ben else []),
        f"To anyone else: If {whose} in league with the host, this proves nothing to you.",
    ]
    assert "Both deals check out." in out
    assert ALWAYS in out


def test_a_proof_of_another_version_proves_nothing_and_exits_with_1(capsys: Capture, tmp_path: Path) -> None:
    whole = written(proven_partie(deals=1))
    for changes in ({"version": 1}, {"version": True}, {"version": 2.0}, {"version": None}, {"version": "2"}):
        assert main(["verify", saved(tmp_path, whole | {"proof": whole["proof"] | changes})]) == 1
        assert "so nothing is proven" in capsys.readouterr().out
    del whole["proof"]["version"]
    assert main(["verify", saved(tmp_path, whole)]) == 1


def test_a_deal_of_the_day_is_proven(capsys: Capture, tmp_path: Path) -> None:
    game = against_house(deal_of_day(), 1, "club", THIS_ENGINE)
    assert main(["verify", "--packs", saved(tmp_path, written(game))]) == 0
    out = capsys.readouterr().out
    assert "The deal checks out." in out
    assert "Once the fingerprint was public, these deals couldn’t change." in out
    assert f"1: {write_cards(game.deals[0].pack)}" in out


ALTERED: dict[str, list[Any]] = {
    "number": [NUMBER[:-1] + "9", "0"],
    "commitment": ["0" * 64, commitment_to(NUMBER, SECRET), SECRET.hex()],
    "cuts": [["", ""], [key(CUTS[0]), ""], [" ".join(map(key, CUTS[::-1])), ""], ["", " ".join(map(key, CUTS))]],
    "secret": ["0" * 64, day_before(NUMBER, SECRET), SECRET[:31].hex(), SECRET.hex().upper()],
    "day": [
        [128, 0],
        [127, 1],
        [129, 1],
        [1281, 1],
        [0, 1],
        [128, -1],
        [128],
        [128, 1, 1],
        ["128", 1],
        [128, True],
        {},
    ],
    "cut": ["KS QH", "KS", ""],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in ALTERED.items() for value in values])
def test_a_deal_of_the_day_with_a_field_altered_is_refused(
    capsys: Capture, tmp_path: Path, field: str, value: object
) -> None:
    whole = written(deal_of_day())
    assert json.dumps(whole["proof"].get(field)) != json.dumps(value)
    whole["proof"][field] = value
    assert main(["verify", saved(tmp_path, whole)]) == 2
    assert "deal checks out" not in capsys.readouterr().out


def test_a_daily_deal_without_a_field_of_its_proof_is_unproven(tmp_path: Path) -> None:
    whole = written(deal_of_day())
    for field, status in (("number", 2), ("commitment", 2), ("cuts", 2), ("day", 2), ("secret", 1), ("version", 1)):
        proof = {name: value for name, value in whole["proof"].items() if name != field}
        assert main(["verify", saved(tmp_path, whole | {"proof": proof})]) == status


DEEP = "[" * 900 + "]" * 900
HOSTILE = [
    '"\\ud800"', '"\\u0000\\u202e"', f'"{"9" * 5000}"', DEEP, '{"a":' * 900 + "1" + "}" * 900, "1e999", "-1",
    "1" * 4000, "NaN", "[]", "{}", "null",
]  # fmt: skip


@pytest.mark.sampled(5)
@pytest.mark.parametrize("hostile", HOSTILE, ids=[f"{at}" for at in range(len(HOSTILE))])
def test_every_hostile_value_is_reported_in_a_sentence(capsys: Capture, tmp_path: Path, hostile: str) -> None:
    text = json.dumps(written(against_house(proven_partie(deals=1), 1, "club", THIS_ENGINE)))
    whole = json.loads(text)
    whole["options"] = {"deals": 1}
    proof, [deal] = whole["proof"], whole["deals"]
    holders = (whole, whole["options"], proof, proof["house"], deal)
    places: list[tuple[Any, Any]] = [(holder, key) for holder in holders for key in holder]
    places += [
        (proof["cuts"], 0),
        (whole["players"], 0),
        (whole["players"], 1),
        (whole["deals"], 0),
        (deal["actions"], 0),
    ]
    for holder, name in places:
        before, holder[name] = holder[name], "HOSTILE"
        file = tmp_path / "record.json"
        file.write_text(json.dumps(whole).replace('"HOSTILE"', hostile), encoding="utf-8")
        holder[name] = before
        for more in ([], ["--json"], ["--packs"]):
            assert main(["verify", *more, str(file)]) in (0, 1, 2)
        told = capsys.readouterr()
        assert told.out + told.err
