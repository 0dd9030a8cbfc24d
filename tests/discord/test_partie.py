"""Whole parties, from the challenge to the settlement and the rematch."""

from pathlib import Path

import pytest

from tests.discord.ledger import check_told, game_of, row_of
from tests.harness import Club
from tests.players import begin, bot_at, players_of, step

LONG = pytest.mark.long


async def played(club: Club, seed: int, rules: str = "rubicon", *, restarting: bool = False) -> None:
    """Plays a partie to its end, holding after every decision that nobody has two hands that live."""
    await begin(club, rules)
    players = players_of(club, seed)
    while await step(club, players):
        if restarting:
            await club.restart()
        assert max(len(player.person.lives()) for player in players.values()) == 1


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        ("rubicon", 1),
        ("club", 2),
        *(pytest.param(rules, seed, marks=LONG) for rules in ("rubicon", "club") for seed in range(3, 9)),
    ],
)
async def test_a_partie_played_by_clicks_alone_is_kept_and_told_to_its_settlement(
    tmp_path: Path, rules: str, seed: int
) -> None:
    async with Club(bot_at(tmp_path / "piquet.sqlite3")) as club:
        await played(club, seed, rules)
        game = await game_of(club)
        assert game.rules.name == rules
        assert game.outcome is not None
        assert (await row_of(club)).winner == game.outcome.winner
        await check_told(club)
