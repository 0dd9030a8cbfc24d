from dataclasses import replace

import pytest
from discord import ui

from bot.features.hands.early_end import claim_view, resign_view
from bot.kit.words import words
from bot.model.sight import Sight
from bot.piquet.partie import Standing
from bot.piquet.rules import COUNTERPIQUE, HUNDRED, RUBICON, Rules
from tests.support.ui.laid_deals import bid_for, laid_out, sight_of
from tests.support.ui.sights import changed

ELDER, YOUNGER = "AS KS QS JS TS AH KH QH AD KD AC KC", "9S 8S 7S JH TH 9H QD JD TD QC JC TC"


def asked(sight: Sight) -> tuple[str, str]:
    views = resign_view(words(), sight, None), claim_view(words(), sight)
    resigning, claiming = map(text, views)
    return resigning, claiming


def text(view: ui.LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


def in_play(rules: Rules, before: Standing) -> Sight:
    deal = bid_for(ELDER, YOUNGER) if rules.auction else laid_out(ELDER, YOUNGER, rules=rules)
    sight = changed(sight_of(deal, 0), before=before)
    assert sight.deal is not None
    return replace(sight, deal=sight.deal._replace(score=(5, 0)))


@pytest.mark.parametrize(
    ("rules", "before", "score"),
    [
        (RUBICON, Standing((43, 26), deals=2), "score so far: you 48, Bob 26)"),
        (
            HUNDRED,
            Standing((143, 226), games=(1, 1), game=(43, 26), deals=7),
            "score so far: you 48, Bob 26 in this game · games won: you 1, Bob 1)",
        ),
        (
            COUNTERPIQUE,
            Standing((143, 226), games=(1, 0), game=(43, 26), deals=7),
            "score so far: you 148, Bob 226 in all · below the line: you 43, Bob 26 · games won: you 1, Bob 0)",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Rules) else "",
)
def test_the_questions_count_the_deal_in_play(rules: Rules, before: Standing, score: str) -> None:
    for question in asked(in_play(rules, before)):
        assert score in question


def test_the_questions_say_that_the_score_decides_nothing() -> None:
    resigning, claiming = asked(in_play(RUBICON, Standing((43, 26), deals=2)))
    assert "The game counts as a loss" in resigning
    assert "You win but get no points, and Bob loses." in claiming
