"""``python -m bot view``: a record as one seat, or the public, may see it."""

from pathlib import Path

import pytest

from bot.piquet import record
from tests.cli.records import CAVENDISH, CLUB, Capture, printed


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
