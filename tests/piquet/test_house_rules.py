"""House rules added to a rule set: their values, and their effects on a deal."""

import json
import random
from collections import Counter

import pytest

from bot.piquet import record
from bot.piquet.actions import parse_action
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.illegal import Refusal
from bot.piquet.knowledge.sure_cards import all_sure, sure_runs
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.rules import RULE_SETS, BadOption, Option, Rules, rules_of
from bot.piquet.view import SeenCall, view
from tests.piquet.test_scoring import (
    huitieme_and_tierce,
    point_quint_and_quatorze,
    thirty_two_without_the_point,
    youngers_carte_blanche,
)
from tests.support.paths import CASES
from tests.support.piquet import reference_play
from tests.support.piquet.deals import call, exchanged, play_out, refusal, refused, say, scored, tricks
from tests.support.piquet.playing import best_groups, random_line, random_table
from tests.support.piquet.rare_events import of_the_house_rules
from tests.support.reference import reference_scores
from tests.support.reference.reference_deal import KINDS, Options, Table, is_group_of

AS_PLAYED = {"pique": "as-played"}
BARRED = {"carte_rouge_bar": True}
OBLIGED = {"must_win": True}


def fits(rules: str, **options: Option) -> bool:
    try:
        found = rules_of(rules, options)
    except BadOption:
        return False
    return found.options == options


def test_full_calls_are_an_option_only_where_calls_say_the_least() -> None:
    assert [rules for rules in RULE_SETS if fits(rules, calls="full")] == ["rubicon"]


@pytest.mark.parametrize("option", [BARRED, AS_PLAYED, OBLIGED])
def test_house_rules_fit_every_rule_set_without_an_auction(option: dict[str, Option]) -> None:
    assert [rules for rules in RULE_SETS if not fits(rules, **option)] == ["counterpique"]


@pytest.mark.parametrize(
    ("option", "value"), [("calls", "least"), ("calls", True), ("pique", "in-order"), ("pique", 1)]
)
def test_a_house_rule_has_no_other_values(option: str, value: Option) -> None:
    assert not fits("rubicon", **{option: value})


def frank_line(rng: random.Random, table: Table) -> str:
    seat = table.turn()
    assert seat is not None
    if table.limits(seat):
        return f"{seat} exchange {rng.choice(sorted(table.hand(seat)))}"
    if table.pending:
        return f"{seat} answer {table.pending} {(held(table, table.pending, seat) or ['-'])[0]}"
    for kind in KINDS:
        groups = held(table, kind, seat)[: 1 if kind == "point" else None]
        if groups and table.allows(line := f"{seat} {kind} {' / '.join(groups)}"):
            return line
    return random_line(rng, table)


def held(table: Table, kind: str, seat: int) -> list[str]:
    return [" ".join(group) for group in best_groups(kind, table.hand(seat)) if is_group_of(table.rules, kind, group)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rules", ["rubicon", "carte-rouge", "hundred"])
def test_pique_house_rules_score_the_same_in_the_second_implementation(rules: str) -> None:
    met: Counter[str] = Counter()
    options: Options = {"carte_rouge": True, "carte_rouge_bar": True, "pique": "as-played"}
    for seed in range(100):
        rng = random.Random(seed)
        table = random_table(rng, rules, seed % 2, (0, 0), options)
        deal = reference_play.deal_of(table)
        while len(table.plays) < 4 and not table.over:
            line = frank_line(rng, table)
            deal.do(parse_action(line))
            table.say(line)
            assert reference_play.items(deal) == reference_scores.items(table), (line, table)
        met.update(of_the_house_rules(table))
    assert met["pique before younger reckons"], met
    assert not met["repique by carte_rouge"], met


# Calls in full.


def calls_at_once(rules: Rules) -> list[str]:
    whole = json.loads((CASES / "cavendish.json").read_text(encoding="utf-8"))
    deal = record.read(json.dumps(whole | {"options": rules.options})).deals[0]
    heard, again = [], Deal(deal.rules, deal.dealer, deal.dealt, deal.talon)
    for action in deal.log:
        again.do(action)
        last = view(again, again.younger).actions[-1]
        if isinstance(last, SeenCall) and last.seat == again.elder:
            heard.append(str(last))
    return heard


def test_full_calls_are_those_of_cavendishs_dialogue() -> None:
    """Source 000: A says "five cards", "a quart major" and "three knaves?" before B answers."""
    assert calls_at_once(rules_of("rubicon", {"calls": "full"})) == ["0 point 5", "0 sequence 4 A", "0 set 3 J"]


def test_without_the_house_rule_a_call_says_the_least() -> None:
    """Source 001: "number of cards for point, length for sequence, size for set"."""
    assert calls_at_once(RULE_SETS["rubicon"]) == ["0 point 5", "0 sequence 4", "0 set 3"]


def test_younger_need_not_ask_for_the_rank_of_a_full_call() -> None:
    deal = exchanged("AKQ987 KQJ KQ9 -", "JT A98 AJT AKQJ", rules_of("rubicon", {"calls": "full"}))
    say(deal, "0 point AS KS QS 9S 8S 7S", "1 answer point -", "0 sequence AS KS QS", "1 answer sequence AC KC QC")
    assert str(view(deal, None).actions[-1]) == "1 answer sequence equal"
    say(deal, "0 set KS KH KD", "1 answer set JS JD JC")
    assert str(view(deal, None).actions[-1]) == "1 answer set good"


def test_with_full_calls_sequence_and_set_may_come_in_either_order() -> None:
    deal = exchanged("AKQ987 KQJ KQ9 -", "JT A98 AJT AKQJ", rules_of("rubicon", {"calls": "full"}))
    say(deal, "0 set KS KH KD", "1 answer set -", "0 sequence AS KS QS")
    assert refusal(deal, "0 point AS KS QS") is not None


# Younger's carte rouge.


def youngers_carte_rouge(**options: Option) -> Deal:
    """Source 004: "Six cards were good in points, and the other six were good in sequences." 6 + 22 + 20 = 48."""
    rules = rules_of("carte-rouge", options)
    deal = exchanged("A AT9 AT98 AKQJ", "KQJT98 KQJ KQJ -", rules)
    call(deal, "point", "AD TD 9D 8D", "KS QS JS TS 9S 8S")
    call(deal, "sequence", "AC KC QC JC", "KS QS JS TS 9S 8S")
    call(deal, "set", "AS AH AD AC")
    say(deal, "0 play AC", "1 point KS QS JS TS 9S 8S", "1 sequence KS QS JS TS 9S 8S / KH QH JH / KD QD JD")
    return deal


def test_youngers_carte_rouge_counts_toward_a_repique() -> None:
    assert scored(tricks(youngers_carte_rouge(), "8S"), 1) == {
        "point": 6,
        "sequence": 22,
        "carte_rouge": 20,
        "repique": 60,
    }


def test_a_barred_carte_rouge_of_younger_scores_and_makes_no_repique() -> None:
    """Source 004: a "repique" "cannot be scored as the result of a 'Carte Rouge' by the younger hand"."""
    deal = tricks(youngers_carte_rouge(carte_rouge_bar=True), "8S")
    assert scored(deal, 1) == {"point": 6, "sequence": 22, "carte_rouge": 20}
    assert "repique" not in scored(play_out(deal), 1)


def test_a_barred_carte_rouge_takes_away_no_repique_that_the_calls_make() -> None:
    """Two quints and four tens are 5 + 30 before elder's set: the repique needs no carte rouge."""
    deal = exchanged("AKQ AKQ AKQ AKQ", "JT987 JT987 J7 -", rules_of("carte-rouge", BARRED))
    say(deal, "0 play AS", "1 point JS TS 9S 8S 7S", "1 sequence JS TS 9S 8S 7S / JH TH 9H 8H 7H", "1 play 7S")
    assert scored(deal, 1)["repique"] == 60


def test_the_bar_does_not_affect_elders_carte_rouge() -> None:
    deal = exchanged("KQJT98 KQJ KQJ -", "A AT9 AT98 AKQJ", rules_of("carte-rouge", BARRED))
    call(deal, "point", "KS QS JS TS 9S 8S")
    call(deal, "sequence", "KS QS JS TS 9S 8S / KH QH JH / KD QD JD")
    assert scored(tricks(deal, "KS AS")) == {"point": 6, "sequence": 22, "carte_rouge": 20, "repique": 60, "lead": 1}


# The pique as it is played.


PIQUE_AS_PLAYED = rules_of("rubicon", AS_PLAYED)


def test_as_played_three_tens_come_too_late_to_save_a_pique() -> None:
    """Unlike source 000: "The trio reckoning in order before the point made in play by A saves a pique"."""
    deal = say(huitieme_and_tierce(PIQUE_AS_PLAYED), "0 play AS", "1 set TH TD TC")
    assert deal.score == (30, 3), "the bonus is recorded when younger has played to the first card led"
    assert say(deal, "1 play 8H").score == (60, 3)


def test_as_played_younger_who_reckons_before_thirty_saves_the_pique() -> None:
    """Elder has one point less: 29 with the first card led, and younger reckons before the next."""
    deal = exchanged("AKQJT98 AKQ 98 -", "7 T98 AKT7 AKQT", PIQUE_AS_PLAYED)
    call(deal, "point", "AS KS QS JS TS 9S 8S")
    call(deal, "sequence", "AS KS QS JS TS 9S 8S / AH KH QH")
    assert tricks(say(deal.copy(), "0 play AS"), "7S", "KS 8H", "QS 9H").score == (60, 0)
    tricks(say(deal, "0 play AS", "1 set TH TD TC"), "7S", "KS 8H", "QS 9H")
    assert deal.score == (30, 3)
    assert "pique" not in scored(play_out(deal))


def test_as_played_a_point_bars_the_repique_not_the_pique() -> None:
    deal = thirty_two_without_the_point(PIQUE_AS_PLAYED)
    say(deal, "0 play AS", "1 point KD QD JD TD 8D 7D", "1 play 8S")
    assert scored(deal) == {"sequence": 18, "set": 14, "lead": 1, "pique": 30}


def test_as_played_a_repique_replaces_the_pique() -> None:
    found = scored(play_out(point_quint_and_quatorze(PIQUE_AS_PLAYED)))
    assert "repique" in found
    assert "pique" not in found


def test_as_played_elder_may_make_a_pique_and_younger_a_repique() -> None:
    """Elder has 42 in sets when the card is led, but younger's point and quints are scored before sets."""
    deal = exchanged("AKQ AKQ AKQ AKQ", "JT987 JT987 J7 -", PIQUE_AS_PLAYED)
    sets = " / ".join(" ".join(f"{rank}{suit}" for suit in "SHDC") for rank in "AKQ")
    call(deal, "set", sets)
    say(deal, "0 play AS", "1 point JS TS 9S 8S 7S", "1 sequence JS TS 9S 8S 7S / JH TH 9H 8H 7H", "1 play 7S")
    assert (scored(deal)["pique"], scored(deal, 1)["repique"]) == (30, 60)
    assert deal.score == (42 + 1 + 30, 5 + 30 + 60)


def test_as_played_younger_has_no_pique_since_elder_leads_first() -> None:
    deal = exchanged("A AT9 AT98 AKQJ", "KQJT98 KQJ KQJ -", PIQUE_AS_PLAYED)
    call(deal, "point", "AD TD 9D 8D", "KS QS JS TS 9S 8S")
    say(deal, "0 play AC", "1 point KS QS JS TS 9S 8S", "1 sequence KS QS JS TS 9S 8S / KH QH JH / KD QD JD")
    assert "pique" not in scored(play_out(deal), 1)


def test_as_played_a_carte_blanche_of_younger_still_saves_the_pique() -> None:
    """Source 000: "taking precedence of all other scores", and it is scored before elder leads."""
    for announced in (True, False):
        deal = youngers_carte_blanche(PIQUE_AS_PLAYED)
        say(deal, *["1 carte-blanche"] * announced, "0 exchange 7H", "1 exchange 8S")
        call(deal, "point", "AS KS QS JS TS")
        call(deal, "sequence", "AS KS QS JS TS")
        assert ("pique" in scored(play_out(deal))) is not announced


# The obligation to win the trick.


def obliged() -> Deal:
    return exchanged("AQT AKQJ98 AKQ -", "KJ98 - JT98 AKQJ", rules_of("rubicon", OBLIGED))


def test_a_player_who_follows_suit_must_win_the_trick_if_possible() -> None:
    """Source 001: "in older rules there was also an obligation to take the trick when possible"."""
    deal = say(obliged(), "0 play TS")
    assert set(map(str, deal.playable(1))) == {"KS", "JS"}
    illegal = refused(deal, "1 play 8S")
    assert (illegal.refusal, set(map(str, illegal.cards))) == (Refusal.WIN_TRICK, {"KS", "JS"})
    assert refusal(deal, "1 play AC") is Refusal.FOLLOW_SUIT
    assert say(deal, "1 play JS").tricks[-1].winner == 1


def test_a_player_who_cannot_win_or_follow_plays_any_card() -> None:
    deal = say(obliged(), "0 play AS")
    assert set(map(str, deal.playable(1))) == {"KS", "JS", "9S", "8S"}
    deal = say(deal, "1 play 8S", "0 play 8H")
    assert deal.playable(1) == deal.hands[1]


def test_without_the_house_rule_nobody_has_to_win() -> None:
    deal = exchanged("AQT AKQJ98 AKQ -", "KJ98 - JT98 AKQJ")
    assert say(deal, "0 play TS").can(parse_action("1 play 8S"))


def test_a_player_who_followed_lower_is_known_to_hold_no_higher_card() -> None:
    """The knave is sure to win once the queen was not played to the ten: a hand laid down relies on it."""
    hands = "JT AKQJ AKQ AKQ", "87 T98 JT98 JT9"
    for option, sure in ((OBLIGED, True), (dict[str, Option](), False)):
        seen = view(tricks(exchanged(*hands, rules_of("rubicon", option)), "TS 8S"), 0)
        assert (Card.parse("QS") in Unseen.of(seen).maybe) is not sure
    deal = tricks(exchanged(*hands, rules_of("rubicon", OBLIGED)), "AH TH", "TS 8S")
    assert [str(card) for card in sure_runs(view(deal, 0))[0]] == ["JS"]
    assert all_sure(view(deal, 0))
