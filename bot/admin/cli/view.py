"""``python -m bot view --seat 0|1|public FILE``: prints a record as seen by one seat or the public."""

from typing import Final

from bot.admin.cli.record_files import print_json, whole
from bot.piquet.record import Json, RecordedPartie, write_view

EYES: Final[dict[str, int | None]] = {"0": 0, "1": 1, "public": None}
"""The seat that each value of ``--seat`` means; None for the public."""


def run(*, file: str, seat: str, reading: str) -> int:
    return print_json(whole(file), lambda game: _seen(game, EYES[seat]), reading)


def _seen(game: RecordedPartie, eye: int | None) -> Json:
    proof = game.proof
    if proof is not None and game.outcome is None:
        proof = proof.while_in_play()
    return write_view(game.rules, game.players, game.deals, eye, proof)
