"""Elder's score after the first trick is predicted as the engine counts it."""

import pytest

from bot.piquet.actions import Play
from bot.piquet.deal import Deal
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.house.stakes.pending_scores import with_what_comes
from bot.piquet.reckoning import BEFORE_THE_PLAY, Item, Reason, sums
from bot.piquet.rules import CARTE_ROUGE, HUNDRED, RUBICON, Rules, rules_of
from bot.piquet.view import view
from tests.support.piquet.deals import call, exchanged, say

AS_PLAYED = rules_of("hundred", {"pique": "as-played", "carte_rouge": True, "carte_rouge_bar": True})


def before_the_play(items: list[Item], rules: Rules) -> dict[Reason, tuple[int, int]]:
    counted = BEFORE_THE_PLAY | ({Reason.PIQUE} if rules.scoring.pique else set())
    return sums(item for item in items if item.reason in counted)


@pytest.mark.parametrize(
    "rules", [RUBICON, HUNDRED, CARTE_ROUGE, AS_PLAYED], ids=lambda one: f"{one.name} {one.options}"
)
def test_the_player_foresees_everything_scored_in_the_first_trick(rules: Rules) -> None:
    for pack in packs(4, 60):
        deal = Deal.from_pack(rules, 1, pack)
        while not deal.tricks:
            assert deal.to_move is not None
            action = GreedyPlayer().choose(Turn(view(deal, deal.to_move)))
            if isinstance(action, Play) and deal.led is None:
                foreseen = with_what_comes(view(deal, deal.elder), deal.hands[deal.younger])
            deal.do(action)
        assert before_the_play(foreseen, rules) == before_the_play(deal.reckoning.items, rules)


SIX, RUNS = "KS QS JS TS 9S 8S", "KS QS JS TS 9S 8S / KH QH JH / KD QD JD"
QUINTS, ACES = "JS TS 9S 8S 7S / JH TH 9H 8H 7H", "AS AH AD AC"


@pytest.mark.parametrize("rules", [CARTE_ROUGE, AS_PLAYED], ids=lambda one: f"{one.name} {one.options}")
def test_the_player_foresees_a_carte_rouge_and_first_trick_bonuses(rules: Rules) -> None:
    rouge = exchanged("A AT9 AT98 AKQJ", "KQJT98 KQJ KQJ -", rules)
    call(rouge, "point", "AD TD 9D 8D", SIX)
    call(rouge, "sequence", "AC KC QC JC", SIX)
    call(rouge, "set", ACES)
    both = exchanged("AKQ AKQ AKQ AKQ", "JT987 JT987 J7 -", rules)
    call(both, "set", f"{ACES} / {ACES.replace('A', 'K')} / {ACES.replace('A', 'Q')}")
    for deal, lines in (
        (rouge, ("0 play AC", f"1 point {SIX}", f"1 sequence {RUNS}", "1 play 8S")),
        (both, ("0 play AC", f"1 point {QUINTS[:14]}", f"1 sequence {QUINTS}", "1 play 7S")),
    ):
        foreseen = with_what_comes(view(deal, 0), deal.hands[1])
        say(deal, *lines)
        assert before_the_play(foreseen, rules) == before_the_play(deal.reckoning.items, rules)
