"""The example of the computer player runs as it is written; its answer may change only with the engine's number."""

import doctest

import bot.computer as house


def test_master_is_asked_for_a_discard_as_written() -> None:
    played = doctest.testmod(house)
    assert played.attempted > 5
    assert played.failed == 0
