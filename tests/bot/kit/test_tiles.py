from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from bot.kit.card_emoji import BACK, files
from bot.kit.pictures.tiles import SIDE, draw_tiles

LARGEST = 256 * 1024
"""The largest emoji picture that Discord accepts, in bytes."""
LONGEST_NAME = 32
UNLIKE = 2.0
"""The greatest mean difference of a pixel (0 to 255): each version of Pillow smooths edges differently."""


def pixels(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGBA")


def test_the_files_match_what_the_code_draws() -> None:
    stored = {name[:-5]: path.read_bytes() for name, path in files().items()}
    drawn = dict(draw_tiles())
    assert stored.keys() == drawn.keys()
    assert len(stored) == 145
    for name, picture in drawn.items():
        difference = ImageChops.difference(pixels(stored[name]), pixels(picture))
        assert max(ImageStat.Stat(difference).mean) < UNLIKE, f"run python -m bot.kit.pictures.tiles for {name}"


def test_a_name_gives_the_card_and_the_hash_of_its_picture() -> None:
    for name, path in files().items():
        assert name.endswith("_" + sha256(path.read_bytes()).hexdigest()[:4])
        assert len(name) <= LONGEST_NAME


def test_the_pictures_are_within_discords_size_limits() -> None:
    for path in files().values():
        assert path.stat().st_size < LARGEST
        assert pixels(path.read_bytes()).size == (SIDE, SIDE)


def test_no_two_tiles_look_alike() -> None:
    assert len({path.read_bytes() for path in files().values()}) == 145


def test_gold_changes_only_the_border_of_a_tile() -> None:
    drawn = dict(draw_tiles())
    for name in ("ten_of_hearts", "bube_of_green_clubs"):
        inner = (12, 12, SIDE - 12, SIDE - 12)
        plain, gold = (pixels(drawn[key]).crop(inner) for key in (name, f"{name}_gold"))
        assert max(ImageStat.Stat(ImageChops.difference(plain, gold)).mean) < UNLIKE
    assert BACK in drawn
