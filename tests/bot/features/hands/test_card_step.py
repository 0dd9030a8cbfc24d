from dataclasses import replace

import pytest

from bot.features.hands.card_step import CardRow
from bot.features.hands.drafts import Draft
from bot.features.hands.view import hand_view
from bot.piquet.rules import Kind
from tests.support.message_reader import text_of
from tests.support.piquet.deals import exchanged, tricks
from tests.support.tiles import install_all
from tests.support.ui.sights import sight

PLAYED = ("AS 7S", "KS 9H", "QS 9D", "JS JC", "TS QC")


@pytest.mark.parametrize(
    ("played", "emoji", "letters"),
    [
        (0, [4, 4, 4], [4, 4, 4]),
        (1, [4, 4, 3], [4, 4, 3]),
        (2, [5, 5], [4, 4, 2]),
        (3, [5, 4], [3, 3, 3]),
        (5, [4, 3], [4, 3]),
    ],
)
def test_the_cards_stand_in_even_rows_that_fit_a_phone(played: int, emoji: list[int], letters: list[int]) -> None:
    deal = tricks(exchanged("AKQJT98 AK AK A", "7 QJT9 QJT9 KQJ"), *PLAYED[:played])
    found: list[list[int]] = []
    for has_emoji in (False, True):
        if has_emoji:
            install_all()
        parts = hand_view(sight(deal, 0, "Ann"), Draft(passed=frozenset(Kind))).walk_children()
        found.append([len(part.children) for part in parts if isinstance(part, CardRow)])
    assert found == [letters, emoji]


@pytest.mark.parametrize(("finished", "confirms", "told"), [(1, None, True), (1, False, False), (2, None, False)])
def test_the_hand_announces_one_press_play_until_the_player_chooses(
    finished: int, confirms: bool | None, told: bool
) -> None:
    deal = tricks(exchanged("AKQJT98 AK AK A", "7 QJT9 QJT9 KQJ"))
    seen = sight(deal, 0, "Ann")
    seen = replace(seen, finished=finished, settings=replace(seen.settings, confirms_cards=confirms))
    drawn = hand_view(seen, Draft(passed=frozenset(Kind))).to_components()  # type: ignore[no-untyped-call]
    assert ("From now on, **one press plays a card**" in text_of({"components": drawn})) == told
