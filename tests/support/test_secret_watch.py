"""The watch finds a secret in every spelling, until people may see it."""

import base64

import pytest

from bot.piquet.proof import Shuffler
from tests.support.secret_watch import KeptSecret, SecretWatch

SECRET = bytes(range(100, 132))
CUTS = ("a", "")
KEPT = KeptSecret("challenge 7", "7", SECRET, CUTS, public=False)
OVER = KeptSecret("challenge 7", "7", SECRET, CUTS, public=True)


@pytest.mark.parametrize(
    "text",
    [
        SECRET.hex(),
        SECRET.hex().upper(),
        repr(SECRET),
        base64.b64encode(SECRET).decode(),
        base64.urlsafe_b64encode(SECRET).decode(),
        str(int.from_bytes(SECRET, "big")),
        SECRET.decode("latin-1"),
        f"seed={Shuffler(SECRET, '7', CUTS).house_seed()}",
    ],
)
def test_a_secret_is_found_in_every_form_until_its_partie_is_over(text: str) -> None:
    watch = SecretWatch()
    watch.see([KEPT])
    assert watch.shown(f"so: {text}!") == watch.named(text) == ["the secret of challenge 7"]
    watch.see([OVER])
    assert watch.shown(text) == []
    assert watch.named(text) == ["the secret of challenge 7"]


def test_a_dropped_secret_must_stay_hidden() -> None:
    watch = SecretWatch()
    watch.see([KEPT])
    watch.see([])
    assert watch.shown(SECRET.hex()) == ["the secret of challenge 7"]
    assert watch.shown("nothing") == []
