"""Two deals that differ only in facts hidden from a seat, or the public, give it equal views at every step."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.piquet import calls
from bot.piquet import view as room
from bot.piquet.actions import parse_action
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.declaring import said_of
from bot.piquet.illegal import Refusal
from bot.piquet.rules import FRENCH
from bot.piquet.view import SeenExchange, view
from tests.piquet.conftest import Prove
from tests.support.piquet import reference_play
from tests.support.piquet.playing import random_line, random_options, random_table, wrong_lines
from tests.support.piquet.twins import twin
from tests.support.reference.reference_deal import Table
from tests.support.reference.reference_groups import RULE_SETS

EYES = (0, 1, None)
Seed = tuple[int, int | None]
seeds = st.tuples(st.integers(0, 2**32), st.sampled_from(EYES))


def begun(rng: random.Random, of: str | None = None) -> Table:
    rules = of or rng.choice(RULE_SETS)
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    stop = rng.choice([2, rng.randint(1, 18), 50])
    while not table.over and len(table.lines) < stop:
        table.say(random_line(rng, table))
    return table


def hold_side_by_side(one: Table, other: Table, eye: int | None) -> None:
    first, second = reference_play.deal_of(one), reference_play.deal_of(other)
    assert view(first, eye) == view(second, eye)
    for line, another in zip(one.lines, other.lines, strict=True):
        first.do(parse_action(line))
        second.do(parse_action(another))
        assert view(first, eye) == view(second, eye), (eye, one, other)
        assert reference_play.told(first, eye) == reference_play.told(second, eye), (eye, one, other)


def test_deals_that_differ_in_hidden_cards_look_equal_throughout(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        table = begun(rng)
        hold_side_by_side(table, twin(rng, table, seed[1]), seed[1])

    prove(150, seeds, holds)


def test_a_refusal_tells_a_player_no_more_than_their_view_does(prove: Prove) -> None:
    """record.md requires one exception: whether younger's lesser group also beats a call that is not good.

    Players cannot test this in the bot, which reckons all groups together.
    """

    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        table = begun(rng)
        seat = seed[0] % 2
        one, other = reference_play.replayed(table), reference_play.replayed(twin(rng, table, seat))
        for line in filter(reference_play.readable, wrong_lines(rng, table, table.lines[-1])):
            if line[0] == str(seat) and not (seat == table.younger and table.verdict(line.split(" ")[1]) == "not-good"):
                assert reason(one, line) == reason(other, line), (line, table)

    prove(150, seeds, holds)


def reason(deal: Deal, line: str) -> tuple[Refusal, Hand, int] | None:
    illegal = deal.why_not(parse_action(line))
    return (illegal.refusal, illegal.cards, illegal.number) if illegal else None


def test_the_twins_differ_in_everything_that_may_be_hidden() -> None:
    """If a twin never changed some card or word, the test above could not detect its leak."""
    expected = {"elder's hand", "younger's hand", "elder's discards", "younger's discards", "talon"}
    expected |= {f"{kind} called" for kind in ("point", "sequence", "set")} | {"answer", "lesser groups"}
    changed: Counter[str] = Counter()
    # The deals from 147 on show everything soonest.
    for seed in (*range(147, 300), *range(147)):
        rng = random.Random(seed)
        table = begun(rng)
        eye = EYES[seed % 3]
        changed.update(differences(table, twin(rng, table, eye), eye))
        if expected <= set(changed):
            return
    pytest.fail(f"changed were only {changed}")


def differences(one: Table, other: Table, eye: int | None) -> set[str]:
    found = {"talon"} if one.talon != other.talon else set()
    for name, seat in (("elder", one.elder), ("younger", one.younger)):
        if one.hand(seat) != other.hand(seat):
            found.add(f"{name}'s hand")
        if set(one.exchanged.get(seat, ())) != set(other.exchanged.get(seat, ())):
            found.add(f"{name}'s discards")
    for kind, groups in one.called.items():
        if groups[:1] != other.called[kind][:1]:
            found.add(f"{kind} called")
        if len(groups) != len(other.called[kind]):
            found.add("lesser groups")
    if one.answered != other.answered:
        found.add("answer")
    return found


# Leaks put into the view on purpose: each must be detected.


def tie_break(deal: Any, call: Any, eye: Any) -> Any:
    seen = SEE_CALL(deal, call, eye)
    return seen._replace(tiebreak=calls.tiebreak(call.kind, call.hands[0])) if call.groups else seen


def discards(deal: Any, action: Any, eye: Any) -> Any:
    seen = SEE(deal, action, eye)
    return seen._replace(cards=action.cards) if isinstance(seen, SeenExchange) else seen


SEE, SEE_CALL = room._see, room._see_call
LEAKS: dict[str, Callable[..., Any]] = {
    "_seen_of_talon": lambda _deal, _eye: (0, 8),
    "_dealt": lambda deal, seat, _eye: deal.dealt[seat],
    "_public_groups": lambda made: made.call.groups,
    "_has_led": lambda _deal: True,
    "_items": lambda deal, _eye: tuple(deal.reckoning.items),
    "_see_answer": lambda _deal, answer, _eye: answer,
    "_see_call": tie_break,
    "_see": discards,
    "_revealed": lambda deal, seat: deal.hands[seat],
    "_told_of_better": lambda _deal, answer, _made: (
        said_of(FRENCH, answer.kind, Hand.of(answer.cards)) if answer.cards else None
    ),
}


@pytest.mark.parametrize("name", LEAKS)
def test_the_tests_detect_a_view_that_leaks_a_hidden_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, name, LEAKS[name])
    for seed in range(1000):
        rng = random.Random(seed)
        table = begun(rng)
        try:
            hold_side_by_side(table, twin(rng, table, EYES[seed % 3]), EYES[seed % 3])
        except AssertionError:
            return
    pytest.fail(f"{name} leaks, and nothing was noticed")
