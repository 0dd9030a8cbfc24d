"""Error messages for wrong records: the library's in English, the bot's in every language."""

import re

from bot.kit.words import words
from bot.piquet.spelling import SENTENCES
from tests.support.source import CATALOGUES

OF_THE_BOT = {"record-wrong"}
ELSEWHERE = {"other", "illegal", "illegal-about", "no-whole-deal", "form-seat", "form-record", "form-position"}
"""Error kinds without a sentence in ``records.ftl``."""


def test_the_bot_says_in_english_what_the_library_says() -> None:
    kinds = SENTENCES.keys() - ELSEWHERE
    source = (CATALOGUES / "records.ftl").read_text(encoding="utf-8")
    assert {*re.findall(r"^(record-[a-z-]+) =", source, re.MULTILINE)} - OF_THE_BOT == {f"record-{k}" for k in kinds}
    for kind in kinds:
        english = SENTENCES[kind].replace("partie", "game")  # English players read *game*.
        arguments = {name: f"‹{name}›" for name in re.findall(r"(?<!\{)\{(\w+)\}", english)}
        assert words()(f"record-{kind}", **arguments) == english.format(**arguments)
