import pytest

from bot.features.tables.award import award_view
from bot.kit.partie_text import ratings_changed
from bot.kit.words import words
from bot.model.sight import ShownRating
from bot.piquet.rules import COUNTERPIQUE, HUNDRED, RUBICON, Rules
from bot.runtime.messenger import Award, Feat, Honour
from tests.support.message_reader import controls_of, text_of
from tests.support.ui.laid_deals import laid_out, played_out, sight_of
from tests.support.ui.sights import changed

TOGETHER = "\N{NO-BREAK SPACE}"
DEAL = played_out(laid_out("AS KS QS JS TS AH AD 9D 8D AC 9C 8C", "KH QH JH TH KD QD JD QC JC TC 9H 8H"))


def shown(*honours: Honour, rules: Rules = RUBICON, **changes: object) -> tuple[str, list[str]]:
    sight = changed(sight_of(DEAL, of=6), rules=rules, **changes)
    payload = {"components": award_view(words(), Award(sight, honours, 17)).to_components()}  # type: ignore[no-untyped-call]
    return text_of(payload), [control.custom_id for control in controls_of(payload)]


@pytest.mark.parametrize(
    ("feat", "said"),
    [
        (Feat.CARTE_BLANCHE, "**Ann** was dealt a **carte blanche** against **Bob**"),
        (
            Feat.REPIQUE,
            "a **repique** against **Bob**: thirty in hand before **Bob** scores.",
        ),
        (Feat.CAPOT, "**Ann** wins all twelve tricks against **Bob**: a **capot**."),
        (Feat.RUBICON, "**Bob** falls short of the **rubicon** (100): **Ann** wins the game and **231** points."),
        (Feat.BEST, "**Ann** has played the **best deal** on this server so far: **231** points in deal 3"),
    ],
)
def test_each_feat_names_players_score_and_table(feat: Feat, said: str) -> None:
    text, ids = shown(Honour(feat, 0, 2, 231))
    one, two = DEAL.score
    assert said in text
    assert f"-# Deal 1 of 6: Ann {one} – {two} Bob · [the table](https://discord.com/channels/2/4)" in text
    assert ids == [f"pq:1:why:1:{len(DEAL.log)}:1.17"]


@pytest.mark.parametrize(("rules", "of"), [(HUNDRED, "at A Hundred Up"), (COUNTERPIQUE, "of Counterpique")])
def test_the_award_says_among_which_deals_the_best_deal_is_best(rules: Rules, of: str) -> None:
    assert f"the **best deal** {of} on this server so far" in shown(Honour(Feat.BEST, 1, 0, 120), rules=rules)[0]


def test_the_award_for_the_best_deal_names_the_deal_once() -> None:
    text, _ = shown(Honour(Feat.BEST, 1, 0, 120))
    assert "**120** points against **Ann**" in text
    assert text.count("eal 1") == 1


def test_a_table_in_the_channel_itself_needs_no_link() -> None:
    assert "the table" not in shown(Honour(Feat.BEST, 1, 0, 120), table=3)[0]


def test_names_are_escaped() -> None:
    text, _ = shown(Honour(Feat.CAPOT, 0, 0, 40), names=("*A*", "@everyone"))
    assert "\\*A\\*" in text
    assert "@everyone" not in text


def test_a_rating_is_in_whole_points_with_a_question_mark_while_provisional() -> None:
    changed = (
        (ShownRating(1523, provisional=False), ShownRating(1541, provisional=False)),
        (ShownRating(1500, provisional=True), ShownRating(1498, provisional=False)),
    )
    seen = sight_of(DEAL, names=("Ann", "*Bob*"), ratings=changed)
    (line,) = ratings_changed(words(), seen)
    assert line.replace(TOGETHER, " ") == "-# Ratings: Ann 1523 → **1541** · \\*Bob\\* 1500? → **1498**"
    assert len(line.split(" ")) == 5, "a change is not parted at the end of a line"
    assert ratings_changed(words(), sight_of(DEAL)) == []
