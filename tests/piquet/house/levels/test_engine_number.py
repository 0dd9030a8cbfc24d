"""The engine numbers under which a partie may store the house's actions."""

import pytest

from bot.piquet.house.levels.engine_number import ENGINE, THIS_ENGINE, is_engine
from bot.piquet.proof import RULE_OF_THUMB


def test_the_engine_is_identified_by_a_number() -> None:
    assert str(ENGINE) == THIS_ENGINE
    assert is_engine(THIS_ENGINE)


@pytest.mark.parametrize("text", ["1", "27", RULE_OF_THUMB, "0123456789abcdef", "0123456789012345"])
def test_numbers_and_older_digests_and_the_rule_of_thumb_are_engines(text: str) -> None:
    assert is_engine(text)


@pytest.mark.parametrize("text", ["", "0", "01", "-1", "1\n", "1.1", "٣", "abcdef", "0123456789ABCDEF", "thumb"])
def test_any_other_text_is_not_an_engine(text: str) -> None:
    assert not is_engine(text)
