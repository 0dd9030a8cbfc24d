import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.features.house.review import CostReview
from bot.features.house.review_view import review_view
from bot.features.par.service import LINES, FinishedDeal, Par, luck_of
from bot.kit.words import words
from bot.model.results import EndedBy
from bot.model.sight import Ending
from bot.piquet.actions import parse_action
from bot.piquet.house.levels.habits import habits_behind
from bot.piquet.house.players.player import Turn
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.support.message_reader import text_of
from tests.support.piquet.deals import dealt_to_elder
from tests.support.ui.laid_deals import laid_out, sight_of

HANDS = "AS KS QS 9S 8S 7S AH KH QH AD JD JC", "JS TS JH TH 9H 8H KD QD TD AC KC QC"
HEADLINE = re.compile(
    r"You were (?:(\S+) (ahead|behind)|level)\. "
    r"The cards were worth (\S+), (?:and|but) you (?:did (\S+) (better|worse)|got exactly)"
)
DEAL = re.compile(r"Deal \d: (\S+) \((\S+) from the cards, (\S+) from your play\)")


def number(text: str) -> int:
    return int(text.replace("−", "-").replace(",", ""))


@given(st.lists(st.tuples(st.integers(-160, 160), st.integers(-800, 800)), min_size=2, max_size=8), st.integers(0, 1))
def test_the_figures_of_the_deals_add_up_to_the_headline(dealt: list[tuple[int, int]], seat: int) -> None:
    finished = [FinishedDeal(at, at % 2, points, (), RUBICON) for at, (points, _) in enumerate(dealt)]
    both = luck_of(finished, [Par(total / LINES, LINES) for _, total in dealt])
    assert both is not None
    ended = replace(sight_of(laid_out(*HANDS), seat), ending=Ending(EndedBy.RESIGNED, None, 1))
    page = review_view(words(), CostReview(ended, whole=True, of=len(dealt), luck=both[seat]))
    told = text_of({"components": page.to_components()})  # type: ignore[no-untyped-call]
    headline = HEADLINE.search(told)
    assert headline is not None, told
    points = number(headline[1] or "0") * (-1 if headline[2] == "behind" else 1)
    skill = number(headline[4] or "0") * (-1 if headline[5] == "worse" else 1)
    deals = [tuple(map(number, found.groups())) for found in DEAL.finditer(told)]
    assert len(deals) == len(dealt)
    assert all(scored == cards + own for scored, cards, own in deals)
    assert (points, number(headline[3]), skill) == tuple(map(sum, zip(*deals, strict=True)))
    assert points == sum(scored if seat == 0 else -scored for scored, _ in dealt)


def test_the_review_does_not_say_that_a_kept_bare_king_lost_guards() -> None:
    turn = Turn(view(dealt_to_elder("AS KS JS TS 8S AH KH JH AD QD 9D 7D"), 0))
    kept = parse_action("0 exchange JH QD 9D 7D 8S")
    habits = habits_behind(turn, kept)
    assert ("casual", "bares-kings") in habits
    told = words()("review-habit", level="casual", habit="bares-kings")
    assert told == "-# A casual player’s habit: keeping kings without a guard."
