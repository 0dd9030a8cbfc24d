import dataclasses
import re
from typing import Any

import pytest

from bot.features.hands.hand_context import HandContext
from bot.features.hands.hand_text import score_lines
from bot.features.hands.view import hand_view
from bot.kit.words import languages, words
from bot.model.results import EndedBy
from bot.model.sight import After, Ending, First
from bot.piquet.deal import Deal
from bot.piquet.partie import Outcome, Settlement
from bot.piquet.rules import COUNTERPIQUE, HUNDRED, RUBICON, Form, Rules
from tests.support.message_reader import controls_of, text_of
from tests.support.piquet.deals import dealt, play_out, say, tricks
from tests.support.ui.sights import ENDINGS, changed, exchanged, sight

ELDER, YOUNGER = "AK7 AK7 AK A987", "QJT98 QJT QJ9 K"
"""Elder has seven sure tricks; four aces and three kings make a score of 24."""

COST = "What cost me most"

SEVEN = ("AS 8S", "KS 9S", "AH TH", "KH JH", "AD 9D", "KD JD", "AC KC")


def told(deal: Deal, eye: int, outcome: Outcome | None = None, **changes: Any) -> str:
    """Returns the hand message's text for a seat. The players are Ann and Bob."""
    seen = changed(sight(deal, eye, ""), names=("Ann", "Bob"), **changes)
    if outcome:
        seen = dataclasses.replace(seen, ending=Ending(EndedBy.PLAYED, outcome, None))
    components: Any = hand_view(seen).to_components()  # type: ignore[no-untyped-call]
    return text_of({"components": components})


def contract(bid: str) -> Deal:
    deal = exchanged(ELDER, YOUNGER, COUNTERPIQUE, bid)
    nothing = (line for kind in ("point", "sequence") for line in (f"0 {kind} -", f"1 answer {kind} -"))
    return say(deal, *nothing, "0 set AS AH AD AC / KS KH KD", "1 answer set -")


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("number", range(1, 9))
def test_the_label_of_an_exchange_begins_like_a_sentence(locale: str, number: int) -> None:
    catalogue = words(locale)
    label = catalogue("hand-exchange-confirm", number=number, left=0)
    assert not label[0].islower(), label


def test_both_players_read_the_contract_and_the_tricks_won_so_far() -> None:
    deal = tricks(contract("8-7"), *SEVEN[:5])
    assert "**Your contract: 8 of 13 tricks**, worth 56. You have **5**; Bob has **0**.\n" in told(deal, 0)
    assert "**Ann’s contract: 8 of 13 tricks**, worth 56. Ann has **5**; you have **0**.\n" in told(deal, 1)


def test_a_made_contract_counts_while_play_continues() -> None:
    deal = tricks(contract("7-7"), *SEVEN)
    assert not deal.over
    assert "You have **7**; Bob has **0**. The contract is made." in told(deal, 0)
    assert "Ann has **7**; you have **0**. The contract is made." in told(deal, 1)


def test_a_contract_that_can_no_longer_be_made_counts_as_beaten() -> None:
    deal = tricks(contract("13-7"), *SEVEN)
    assert "You have **7**; Bob has **0**.\n" in told(deal, 0)
    tricks(deal, "7S QS")
    assert "You have **7**; Bob has **1**. The contract is beaten." in told(deal, 0)
    assert "Ann has **7**; you have **1**. The contract is beaten." in told(deal, 1)


def test_a_misere_is_about_losing_tricks_and_names_no_groups() -> None:
    deal = dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC", COUNTERPIQUE)
    assert "You hold: " in told(deal, 0)
    tricks(say(deal, "1 pass", "0 pass"), "AS 8S")
    assert "**Misère:** try to lose tricks" in told(deal, 0)
    assert "You have **1**; Bob has **0**." in told(deal, 0)
    assert "You have **0**; Ann has **1**." in told(deal, 1)
    assert "You hold: " not in told(deal, 0)


def test_groups_are_named_once_while_they_can_score() -> None:
    deal = exchanged(ELDER, YOUNGER)
    assert "Your calls" in told(deal, 0)
    assert "You hold: " not in told(deal, 0)
    assert "You hold: " in told(deal, 1)
    say(deal, "0 play AS")
    assert "You hold: " not in told(deal, 0)
    assert "You may reckon (count) these" in told(deal, 1)
    assert "You hold: " not in told(deal, 1)
    say(deal, "1 play 8S")
    assert "You hold: " not in told(deal, 1)


def test_elder_reads_the_automatic_calls_of_nothing() -> None:
    deal = exchanged("AJ8 KQ8 K98 AT7", "KQT AJT AQT KQJ", COUNTERPIQUE, "7-7")
    say(deal, "0 point KH QH 8H", "1 answer point AH JH TH", "0 sequence -", "1 answer sequence KC QC JC")
    say(deal, "0 set -", "1 answer set QS QD QC")
    read = told(deal, 0)
    assert "– **Bob**: “Not good.”\n-# **You**: “No sequence.” – **Bob**: “Not good.”\n" in read
    assert "\n-# **You**: “No set.” – **Bob**: “Not good.”\n" in read


def test_before_the_auction_a_german_dealer_reads_a_sentence() -> None:
    deal = dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC", COUNTERPIQUE)
    seen = sight(deal, 1, "Ann", "de")
    components: Any = hand_view(seen).to_components()  # type: ignore[no-untyped-call]
    assert "entscheidet, wer Vorhand ist, und du hast gegeben" in text_of({"components": components})


@pytest.mark.parametrize("locale", languages())
def test_you_is_capital_only_at_the_beginning(locale: str) -> None:
    catalogue, deal = words(locale), dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC", COUNTERPIQUE)
    (line,) = score_lines(HandContext(sight(deal, 0, "Bob", locale)))
    assert line.startswith(catalogue("hand-you"))
    assert line.count(catalogue("hand-you")) == 1


@pytest.mark.parametrize(
    ("rules", "stands", "how", "headline"),
    [
        (RUBICON, r"Total +310 +320", "is rubiconed", (" by 10", " by 10")),
        (HUNDRED, r"Games won +4 +1", "", (", 4 games to 2", ", 2 games to 4")),
        (
            COUNTERPIQUE,
            r"Games won +2 +1",
            "300 for",
            (" the rubber, 2 games to 1", " the rubber, 1 game to 2"),
        ),
    ],
)
def test_a_finished_hand_says_who_won_and_how(rules: Rules, stands: str, how: str, headline: tuple[str, str]) -> None:
    over = play_out(exchanged(ELDER, YOUNGER, rules))
    won, lost = (told(over, seat, ENDINGS[rules.form]) for seat in (0, 1))
    assert won.startswith(f"### You won{headline[0]}.\n")
    assert lost.startswith(f"### You lost{headline[1]}.\n")
    assert re.search(stands, won)
    assert "this deal: you" not in won
    assert how in won
    assert how in lost


def test_a_drawn_partie_has_no_settlement() -> None:
    over = play_out(exchanged(ELDER, YOUNGER))
    drawn = told(over, 0, Settlement(None, 0, rubicon=False))
    assert drawn.startswith("### You drew, with ")
    assert " wins " not in drawn
    assert over.rules.form is Form.DEALS


@pytest.mark.parametrize(
    ("rules", "brought"),
    [
        (RUBICON, ("you **100**, Bob **199**.", "you **199**, Ann **100**.")),
        (
            HUNDRED,
            ("you **99**, Bob **99**. That won you the game.", "Ann **99**. That won Ann the game."),
        ),
        (COUNTERPIQUE, ("Bob **1,998**. That won you the game.", "Ann **999**. That won Ann the game.")),
    ],
)
def test_a_hand_with_closed_dms_shows_the_last_deals_score(rules: Rules, brought: tuple[str, str]) -> None:
    fresh = dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC", rules)
    closed = dataclasses.replace(sight(fresh, 0, "").settings, dms_closed=True)
    for seat in (0, 1):
        assert "Last deal: you **" in told(fresh, seat, settings=closed)
        assert brought[seat] in told(fresh, seat, settings=closed)
        # In open DMs the message before tells it.
        assert "Last deal" not in told(fresh, seat)
    say(fresh, *(["1 pass"] if rules is COUNTERPIQUE else ["0 exchange 7S"]))
    first = 1 if rules is COUNTERPIQUE else 0
    assert "Last deal" not in told(fresh, first, settings=closed)
    assert "Last deal" in told(fresh, 1 - first, settings=closed)


def test_the_first_deal_after_a_tie_says_why_it_is_played() -> None:
    fresh = dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC")
    tied = "The game is tied, so two more deals will be played."
    for seat in (0, 1):
        assert tied in told(fresh, seat, number=6, of=8)
        assert tied not in told(fresh, seat, number=7, of=8)
        assert tied not in told(fresh, seat)


def test_after_a_resignation_decisions_can_be_reviewed() -> None:
    given_up = Ending(EndedBy.RESIGNED, None, 1)
    deal = dealt(ELDER, YOUNGER, "7D 8D TD 8H 9H TC JC QC")
    assert all(COST in told(deal, seat, ending=given_up) for seat in (0, 1))
    assert not any(COST in told(deal, seat, ending=given_up, number=0) for seat in (0, 1))
    say(deal, "0 exchange 7S")
    assert COST in told(deal, 0, ending=given_up, number=0)
    assert COST not in told(deal, 1, ending=given_up, number=0)
    say(deal, "1 exchange 9S")
    assert COST in told(deal, 1, ending=given_up, number=0)


@pytest.mark.parametrize(
    ("after", "private", "label"),
    [
        (After.LESSON, False, "Next lesson"),
        (After.DAILY, True, "Today’s deal"),
        (After.DAILY, False, None),
        (None, True, None),
    ],
)
def test_after_the_beginner_a_newcomer_sees_what_is_next(after: After | None, private: bool, label: str | None) -> None:
    given_up = Ending(EndedBy.RESIGNED, None, 1)
    seen = sight(exchanged(ELDER, YOUNGER), 0, "")
    location = dataclasses.replace(seen.location, guild=0 if private else 2)
    view = hand_view(dataclasses.replace(seen, ending=given_up, after=after, location=location))
    labels = [one.label for one in controls_of({"components": view.to_components()})]  # type: ignore[no-untyped-call]
    assert labels == ["Rematch", COST, "More…", *([label] if label else [])]


def test_new_things_are_explained_in_the_hand_and_after_the_deal() -> None:
    assert "Repique:** reach 30 in hand alone" in told(exchanged(ELDER, YOUNGER), 0, firsts=frozenset({First.REPIQUE}))
    assert "Repique:**" not in told(exchanged(ELDER, YOUNGER), 0)
    over = play_out(exchanged(ELDER, YOUNGER))
    told_at_end = told(over, 0, ENDINGS[Form.DEALS], firsts=frozenset({First.RUBICON}))
    assert "Rubicon:** a loser under 100 pays 100 plus both totals" in told_at_end


HELD, HIS = "AKQJT A A98 A97", "98 KQJT KQJ QJT"


def test_a_newcomer_s_first_hand_says_what_its_words_mean() -> None:
    deal = dealt(HELD, HIS, "7S 9H 8H 7H TD 7D KC 8C")
    point, runs = (
        "The suit’s total (51) counts an ace as 11, a court card as 10.",
        "Tierce, quart, quint: 3, 4, 5 in a row.",
    )
    assert f"-# Elder goes first. {point} {runs}" in told(deal, 0, finished=0)
    assert "a court card" not in told(deal, 0, finished=1)
    assert "a court card" not in told(deal, 1, finished=0), "younger waits"
    assert "court cards" not in told(say(deal, "0 exchange 7C"), 0, finished=0)


def test_a_player_is_you_in_their_own_hand() -> None:
    deal = say(exchanged(HELD, HIS), "0 point AS KS QS JS TS", "1 answer point -")
    say(deal, "0 set AS AH AD AC", "1 answer set -")
    read = told(deal, 0)
    assert "**You**: “Four aces, " in read
    assert "Ann" not in read


def test_a_bonus_is_for_you_in_your_own_hand() -> None:
    deal = exchanged(HELD, HIS)
    say(deal, "0 point AS KS QS JS TS", "1 answer point -", "0 sequence AS KS QS JS TS", "1 answer sequence -")
    say(deal, "0 set AS AH AD AC", "1 answer set -")
    assert "a repique for **you**" in told(deal, 0)
