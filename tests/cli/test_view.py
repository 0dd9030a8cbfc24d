"""``python -m bot view``: prints a record as a seat, or the public, may see it."""

import json
from pathlib import Path

import pytest

from bot.piquet import record
from bot.piquet.proof import write_proof
from tests.cli.records import CAVENDISH, CLUB, Capture, printed
from tests.support.piquet.proven_parties import SECRET, against_house, proven_partie, written


@pytest.mark.parametrize(("seat", "eye"), [("0", 0), ("1", 1), ("public", None)])
def test_view_prints_what_the_seat_or_the_public_may_see(capsys: Capture, seat: str, eye: int | None) -> None:
    game = record.read(Path(CLUB).read_text(encoding="utf-8"))
    status, found = printed(capsys, "view", "--seat", seat, CLUB)
    assert (status, found) == (0, [record.write_view(game.rules, game.players, game.deals, eye)])


def test_view_hides_cards(capsys: Capture) -> None:
    _, (found,) = printed(capsys, "view", "--seat", "public", CAVENDISH)
    deal = found["deals"][0]
    assert deal["hands"] == [" ".join(["??"] * 12)] * 2
    assert deal["actions"][:5] == [
        "0 exchange ?? ?? ?? ?? ??",
        "1 exchange ?? ?? ??",
        "0 point AH KH QH JH 8H",
        "1 answer point making good",
        "0 sequence AH KH QH JH",
    ]


@pytest.mark.parametrize("seat", ["0", "1", "public"])
def test_view_shows_proof_and_secret_only_after_the_partie(capsys: Capture, tmp_path: Path, seat: str) -> None:
    for deals, over in ((None, True), (2, False), (0, False)):
        game = against_house(proven_partie(deals=deals), 1, "club", "0123456789abcdef")
        file = tmp_path / f"{deals}.json"
        file.write_text(json.dumps(written(game)))
        status, (found,) = printed(capsys, "view", "--seat", seat, str(file))
        assert game.proof is not None
        assert (status, found["proof"]) == (0, write_proof(game.proof if over else game.proof.while_in_play()))
        assert ("secret" in found["proof"], "house" in found["proof"]) == (over, over)
        assert (SECRET.hex() in str(found)) is over
