"""The engine reports a repique or pique as soon as no score can come before it, and no earlier."""

import random
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from bot.piquet.deal import Deal
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.reckoning import Item, Reason, bonuses, points_of
from bot.piquet.rules import AS_PLAYED, RUBICON, rules_of
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet import reference_play
from tests.support.piquet.deals import call, exchanged, say
from tests.support.piquet.packs import random_table
from tests.support.piquet.playing import random_line, random_options
from tests.support.piquet.twins import twin
from tests.support.reference.reference_deal import Table
from tests.support.reference.reference_groups import RULE_SETS

HANDS = "AKQJT A98 A8 A8", "987 KQ7 KQJT KQ"
BONUSES = {Reason.REPIQUE, Reason.PIQUE}
TRIES = 1000
"""The most random ends per deal, because an end without the bonus can be as rare as one in ninety."""
Seed = tuple[int, str]
seeds = st.tuples(st.integers(0, 2**32), st.sampled_from(RULE_SETS))


def told(deal: Deal, eye: int | None = None) -> dict[Reason, int]:
    return {item.reason: item.seat for item in as_told(view(deal, eye)).items if item.reason in BONUSES}


def recorded(deal: Deal) -> set[Item]:
    return {item for item in deal.reckoning.items if item.reason in BONUSES}


def at_the_calls(rng: random.Random, rules: str) -> Table:
    table = random_table(rng, rules, rng.randrange(2), None, random_options(rng, rules))
    stop = rng.randint(4, 16)
    while not table.over and len(table.plays) < 2 and len(table.lines) < stop:
        line = random_line(rng, table)
        if len(table.plays) == 1 and " play " in line:
            break
        table.say(line)
    return table


def after_the_first_trick(rng: random.Random, table: Table) -> Deal:
    while not table.over and len(table.plays) < 2:
        table.say(random_line(rng, table))
    return reference_play.replayed(table)


def copied(table: Table) -> Table:
    other = Table(table.rules, table.dealer, table.dealt, table.talon, table.game, table.options)
    for line in table.lines:
        other.say(line)
    return other


def test_a_promised_bonus_comes_in_every_deal_that_looks_alike(prove: Prove) -> None:
    found = set[tuple[str, Reason]]()

    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        table = at_the_calls(rng, seed[1])
        sure = {item for item in as_told(view(reference_play.replayed(table), None)).items if item.reason in BONUSES}
        for _ in range(4 if sure and len(table.plays) < 2 else 0):
            found.add((seed[1], next(iter(sure)).reason))
            assert sure <= recorded(after_the_first_trick(rng, copied(twin(rng, table, None)))), table.lines

    prove(3000, seeds, holds)
    assert len(found) > 3


def test_without_a_promise_some_deal_that_looks_alike_lacks_the_bonus(prove: Prove) -> None:
    held_back = set[str]()

    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        table = at_the_calls(rng, seed[1])
        deal = reference_play.replayed(table)
        as_played = deal.rules.scoring.pique == AS_PLAYED
        made = set(bonuses(deal.reckoning.items, as_played=as_played)) if len(table.plays) < 2 else set[Item]()
        for bonus in made.difference(as_told(view(deal, None)).items):
            held_back.add(seed[1])
            ends = (after_the_first_trick(rng, copied(twin(rng, table, None))) for _ in range(TRIES))
            assert any(bonus not in recorded(end) for end in ends), (table.lines, bonus)

    prove(3000, seeds, holds)
    assert held_back


def test_all_eyes_see_the_same_bonuses_and_the_record_keeps_its_timing(prove: Prove) -> None:
    def holds(seed: Seed) -> None:
        rng = random.Random(seed[0])
        table = at_the_calls(rng, seed[1])
        for _ in range(2):
            deal = reference_play.replayed(table)
            seen = {eye: as_told(view(deal, eye)) for eye in (0, 1, None)}
            assert len({(one.items, one.recorded, one.score) for one in seen.values()}) == 1
            assert len(table.plays) > 1 or not recorded(deal)
            if len(table.plays) > 1:
                assert sorted(seen[None].items) == sorted(deal.reckoning.items)
                assert seen[None].score == deal.score
            after_the_first_trick(rng, table)

    prove(600, seeds, holds)


def test_point_quint_and_quatorze_all_good_make_ninety_four_at_once() -> None:
    deal = begun()
    assert as_told(view(deal, None)).score == (34 + 60, 0)
    assert deal.score == (34, 0)
    assert told(deal) == {Reason.REPIQUE: 0}
    say(deal, "0 play AS")
    assert as_told(view(deal, 1)).score == (35 + 60, 0)
    say(deal, "1 play 9S")
    assert as_told(view(deal, 1)).score == deal.score == (35 + 60, 0)


def begun() -> Deal:
    """Returns a deal with a point, a quint and a quatorze of aces, all good."""
    deal = exchanged(*HANDS)
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "sequence", "AS KS QS JS TS")
    assert not told(deal)
    return call(deal, "set", "AS AH AD AC")


def test_an_uncalled_sequence_keeps_the_repique_open() -> None:
    deal = exchanged(*HANDS)
    call(deal, "point", "AS KS QS JS TS")
    call(deal, "set", "AS AH AD AC")
    assert points_of(deal.reckoning.items) == (19, 0)
    assert not told(deal)


def test_a_repique_of_younger_is_announced_as_soon_as_younger_reckons_it() -> None:
    deal = exchanged("98 K98 KQ9 K987", "AKQJT AQJ AJ AQ")
    say(deal, "0 play KC", "1 point AS KS QS JS TS", "1 sequence AS KS QS JS TS")
    assert not told(deal)
    say(deal, "1 set AS AH AD AC")
    assert told(deal) == {Reason.REPIQUE: 1}
    assert as_told(view(deal, 0)).score == (1, 94)


def test_a_pique_made_by_the_first_lead_is_announced_with_the_lead() -> None:
    deal = exchanged("AKQJT9 AKQJ A 7", "87 T98 KQJT AKQ")
    call(deal, "point", "AS KS QS JS TS 9S")
    call(deal, "sequence", "AS KS QS JS TS 9S / AH KH QH JH")
    call(deal, "set", "AS AH AD")
    assert not told(deal)
    say(deal, "0 play AS")
    assert told(deal) == {Reason.PIQUE: 0}
    assert (as_told(view(deal, None)).score, deal.score) == ((60, 0), (30, 0))


@pytest.mark.parametrize(("pique", "at_the_lead"), [("", {}), (AS_PLAYED, {Reason.PIQUE: 0})])
def test_a_set_that_younger_may_reckon_bars_a_pique(pique: str, at_the_lead: dict[Reason, int]) -> None:
    rules = replace(RUBICON, scoring=replace(RUBICON.scoring, pique=pique))
    deal = exchanged("AKQJT987 AKQ 7 -", "- JT9 AKQJ AKQJT", rules)
    call(deal, "point", "AS KS QS JS TS 9S 8S 7S")
    call(deal, "sequence", "AS KS QS JS TS 9S 8S 7S / AH KH QH")
    say(deal, "0 play AS")
    assert told(deal) == at_the_lead
    say(deal, "1 set JH JD JC", "1 play JC")
    assert told(deal) == at_the_lead
    assert {item.reason for item in recorded(deal)} == set(at_the_lead)


def test_a_promised_bonus_counts_only_up_to_the_end_of_the_game() -> None:
    deal = begun()
    game = Deal(rules_of("hundred"), 1, deal.dealt, deal.talon, (50, 20))
    for action in deal.log:
        game.do(action)
    assert game.score == (34, 0)
    assert as_told(view(game, None)).score == (50, 0)
