"""Properties of every deal, however dealt and played."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from bot.piquet import calls
from bot.piquet.actions import Answer, parse_action
from bot.piquet.cards import WHOLE_PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.rules import Kind
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet import reference_play
from tests.support.piquet.playing import play_through, random_line, random_options, random_table, wrong_lines
from tests.support.reference import reference_scores, reference_view
from tests.support.reference.reference_deal import PACK, Table
from tests.support.reference.reference_groups import RULE_SETS, SUITS

EYES = (0, 1, None)

Chances = tuple[random.Random, str, int]
chances = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(RULE_SETS), st.integers(0, 1))


def dealt(drawn: Chances) -> Table:
    rng, rules, dealer = drawn
    return random_table(rng, rules, dealer, None, random_options(rng, rules))


def steps(drawn: Chances) -> Iterator[tuple[str, Table, Deal]]:
    table = dealt(drawn)
    deal = reference_play.deal_of(table)
    for line in play_through(drawn[0], table):
        deal.do(parse_action(line))
        yield line, table, deal


def test_every_card_is_somewhere_once_at_every_step(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for _line, _table, deal in steps(drawn):
            played = [card for trick in deal.tricks for card in (trick.led, trick.reply)]
            played += [deal.led] if deal.led is not None else []
            put_out = [card for seat in (0, 1) for card in deal.discards[seat]]
            left = deal.talon[8 - deal.left :]
            places = [*deal.hands[0], *deal.hands[1], *played, *put_out, *left]
            assert len(places) == 32
            assert Hand.of(places) == WHOLE_PACK

    prove(40, chances, holds)


def test_a_deal_ends_after_twelve_tricks_a_decision_or_concession(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        plays = 0
        for line, table, deal in steps(drawn):
            plays += " play " in line
            assert deal.over is table.over
            assert deal.over or plays < 24
            assert len(deal.tricks) == plays // 2
        assert deal.to_move is None
        conceded = table.conceded is not None
        assert plays % 2 == 0 or conceded
        assert plays == 24 or drawn[1] in ("hundred", "counterpique") or conceded
        held = [len(deal.hands[0]), len(deal.hands[1])]
        assert sorted(held) == [12 - (plays + 1) // 2, 12 - plays // 2]

    prove(40, chances, holds)


def test_the_score_is_the_sum_of_the_items_by_rule(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for line, table, deal in steps(drawn):
            items = reference_play.items(deal)
            assert items == reference_scores.items(table), (line, table)
            assert list(deal.score) == reference_scores.score(table), (line, table)

    prove(250, chances, holds)


def test_every_point_has_the_cards_that_made_it(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for _line, table, deal in steps(drawn):
            found: dict[tuple[str, int], set[str]] = {}
            for item in deal.reckoning.items:
                found.setdefault((item.reason.value, item.seat), set()).update(map(str, item.cards))
            assert found == reference_scores.cards(table), table

    prove(30, chances, holds)


def test_the_seat_to_act_and_its_choices_follow_the_rules(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for _line, table, deal in steps(drawn):
            assert deal.to_move == table.turn()
            assert (deal.pending.call.kind if deal.pending else None) == table.pending
            for seat in (0, 1):
                assert {str(card) for card in deal.hands[seat]} == table.hand(seat)
                assert {str(card) for card in deal.playable(seat)} == {
                    card for card in PACK if table.allows(f"{seat} play {card}")
                }
                assert deal.may_look(seat) is table.allows(f"{seat} look")
                assert deal.may_decline(seat) is table.allows(f"{seat} decline")
                assert {suit.letter for suit in deal.suits_to_name(seat)} == {
                    suit for suit in SUITS if table.allows(f"{seat} suit {suit}")
                }
                assert deal.may_announce(seat) is table.allows(f"{seat} carte-blanche")
            assert deal.open_kinds(table.elder) == tuple(
                kind for kind in Kind if table.allows(f"{table.elder} {kind} -")
            )
            assert deal.open_kinds(table.younger) == tuple(kind for kind in Kind if may_be_reckoned(table, kind))

    prove(40, chances, holds)


def may_be_reckoned(table: Table, kind: str) -> bool:
    open_still = len(table.plays) == 1 and kind not in table.reckoned and not table.misere
    return open_still and table.verdict(kind) not in ("good", "equal")


def test_a_view_equals_the_deal_for_its_seat_and_table(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for _line, table, deal in steps(drawn):
            for eye in (0, 1):
                seen = view(deal, eye)
                assert (seen.hand, seen.discards, seen.taken) == (
                    deal.hands[eye], deal.discards[eye], deal.drawn_cards(eye),
                )  # fmt: skip
                assert (seen.may_look, seen.may_announce) == (deal.may_look(eye), deal.may_announce(eye))
                assert (seen.may_decline, seen.suits) == (deal.may_decline(eye), deal.suits_to_name(eye))
                assert (seen.playable, seen.open_kinds) == (deal.playable(eye), deal.open_kinds(eye))
                assert seen.exchange_limits == table.limits(eye)
                assert {str(bid) for bid in seen.bids} == {
                    line for line in BIDS if line[0] == str(eye) and table.allows(line)
                }
                assert seen.may_say_yes is table.allows(f"{eye} yes")
                assert seen.may_pass is table.allows(f"{eye} pass")
            public = view(deal, None)
            assert (public.hand, public.discards, public.taken, public.playable) == (Hand(), (), (), Hand())
            assert (public.may_look, public.may_announce, public.open_kinds) == (False, False, ())
            assert public.exchange_limits is None
            assert (public.left, public.over, public.score) == (table.left, table.over, deal.score)
            assert (public.pending.kind if public.pending else None) == table.pending
            assert (public.bids, public.may_say_yes, public.may_pass) == ((), False, False)
            assert (public.dealer, public.elder, public.younger) == (table.dealer, table.elder, table.younger)
            assert (public.misere, public.game) == (table.misere, table.game)
            assert (f"{public.bid.tricks}-{public.bid.left}" if public.bid else None) == last_bid(table)

    prove(30, chances, holds)


BIDS = [f"{seat} bid {tricks}-{left}" for seat in (0, 1) for tricks in range(7, 14) for left in range(3, 9)]


def last_bid(table: Table) -> str | None:
    return next((word for word in reversed(table.words) if "-" in word), None)


def test_legal_actions_are_accepted_and_all_others_are_refused(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        table = dealt(drawn)
        deal = reference_play.deal_of(table)
        while not table.over:
            line = random_line(drawn[0], table)
            for wrong in wrong_lines(drawn[0], table, line):
                assert reference_play.takes(deal, wrong) is table.allows(wrong), (wrong, table)
            assert deal.can(parse_action(line))
            deal.do(parse_action(line))
            table.say(line)
        for wrong in wrong_lines(drawn[0], table, line):
            assert not reference_play.takes(deal, wrong)

    prove(42, chances, holds)


def test_every_card_is_played_or_refused_by_the_rules(prove: Prove) -> None:
    lines = [f"{seat} play {card}" for seat in (0, 1) for card in PACK]

    def holds(drawn: Chances) -> None:
        for _line, table, deal in steps(drawn):
            assert [reference_play.takes(deal, line) for line in lines] == [table.allows(line) for line in lines], table

    prove(7, chances, holds)


def test_each_eye_sees_exactly_what_record_md_allows_at_every_step(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        for line, table, deal in steps(drawn):
            for eye in EYES:
                assert reference_play.told(deal, eye) == reference_view.told(table, eye), (line, eye, table)

    prove(84, chances, holds)


def test_in_rubicon_younger_asks_only_if_the_answer_could_differ(prove: Prove) -> None:
    def holds(drawn: Chances) -> None:
        rng, _, dealer = drawn
        table = random_table(rng, "rubicon", dealer)
        deal = reference_play.deal_of(table)
        for _line in play_through(rng, table):
            deal.do(parse_action(table.lines[-1]))
            if not isinstance(action := deal.log[-1], Answer) or action.kind is Kind.POINT:
                continue
            made, unseen = deal.calls.made[action.kind], WHOLE_PACK.without(deal.seen_by_younger)
            if action.cards and made.groups and len(action.cards) == len(made.groups[0]):
                others = calls.groups_of(action.kind, len(action.cards), unseen)
                top = max(calls.tiebreak(action.kind, group) for group in others)
                assert made.asked is (top >= calls.tiebreak(action.kind, Hand.of(action.cards)))

    prove(120, chances, holds)
