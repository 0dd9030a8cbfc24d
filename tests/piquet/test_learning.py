"""Steps and vectors for learning programs, in OpenSpiel's and PettingZoo's style."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.piquet.actions import same
from bot.piquet.cards import PACK, WHOLE_PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.learning.observation import LAYOUT, observation
from bot.piquet.learning.steps import CHANCE, OVER, STEPS, Game, steps_of
from bot.piquet.legal import legal_actions
from bot.piquet.rules import RULE_SETS, rules_of
from bot.piquet.view import view
from tests.piquet.conftest import Prove
from tests.support.piquet.deals import call, exchanged, say
from tests.support.piquet.playing import random_table_after
from tests.support.piquet.reference_play import replayed
from tests.support.piquet.twins import twin

seeds = st.tuples(st.integers(0, 2**32).map(random.Random), st.sampled_from(list(RULE_SETS)))
Seed = tuple[random.Random, str]


def dealt(rules: str, seed: int = 7) -> Game:
    game = Game(rules_of(rules))
    for card in Deal.random(rules_of(rules), seed).pack:
        game.step(card)
    return game


def played(game: Game, rng: random.Random) -> Iterator[Game]:
    """Yields a random game's states; exchanges are short, to be fast."""
    while game.player != OVER:
        yield game
        game.step(rng.choice(game.legal()))


def test_every_step_has_a_text_of_its_own() -> None:
    assert len(set(STEPS)) == len(STEPS) == 93
    assert STEPS[:32] == tuple(map(str, PACK))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_random_steps_play_legal_deals_and_each_action_has_one_path(rules: str) -> None:
    game, rng, actions = dealt(rules), random.Random(3), 0
    for now in played(game, rng):
        assert now.deal is not None
        assert now.legal()
        if not now.named:
            listed = list(legal_actions(view(now.deal, now.player)))
            ways = [steps_of(action) for action in listed]
            assert len(set(ways)) == len(ways)
            beginnings = {way[:end] for way in ways for end in range(1, len(way))}
            assert not beginnings & set(ways)
            actions += 1
    assert game.deal is not None
    assert game.deal.over
    assert actions == len(game.deal.log) - (game.deal.blank is not None and game.deal.rules.exchange.blank_dealt)
    first, second = game.deal.score
    assert game.returns() == (first - second, second - first)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_steps_of_an_action_make_that_action(rules: str) -> None:
    game, rng = dealt(rules), random.Random(5)
    while game.player != OVER:
        assert game.deal is not None
        assert game.returns() == (0.0, 0.0)
        action = rng.choice(list(legal_actions(view(game.deal, game.player))))
        before = len(game.deal.log)
        for step in steps_of(action):
            assert len(game.deal.log) == before
            game.step(step)
        assert same(game.deal.log[-1], action)


def test_chance_deals_each_card_once_and_the_pack_in_its_order() -> None:
    game, pack = Game(rules_of("club"), dealer=0), Deal.random(rules_of("club"), 3).pack
    for number, card in enumerate(pack):
        assert game.player == CHANCE
        assert game.legal() == sorted(WHOLE_PACK.without(Hand.of(pack[:number])))
        game.step(card)
    assert game.deal == Deal.from_pack(rules_of("club"), 0, pack)


@pytest.mark.parametrize("step", [-1, 33, 92, 93, 1000])
def test_a_step_that_is_not_legal_is_refused_and_changes_nothing(step: int) -> None:
    for game in (Game(rules_of("rubicon")), dealt("rubicon")):
        legal, pack = game.legal(), game.pack
        with pytest.raises(ValueError, match=f"step {step} is not legal now"):
            game.step(step)
        assert (game.legal(), game.pack, game.named) == (legal, pack, ())


def test_playing_a_copy_does_not_change_the_original() -> None:
    game = dealt("rubicon")
    game.step(STEPS.index("exchange"))
    twin_game, before = game.copy(), game.information(0)
    list(played(twin_game, random.Random(1)))
    assert (game.player, game.information(0)) == (0, before)
    assert twin_game.player == OVER


def test_only_the_seat_that_makes_an_action_knows_its_steps() -> None:
    game = dealt("rubicon")
    known = game.information(1)
    game.step(STEPS.index("exchange"))
    game.step(game.legal()[0])
    assert game.information(1) == known
    assert game.information(0).endswith(f"; exchange; {STEPS[game.named[-1]]}")
    assert game.named_by(1) == ()


def test_a_vector_depends_only_on_the_view_and_has_a_fixed_length(prove: Prove) -> None:
    size = sum(map(len, LAYOUT.values()))

    def holds(seed: Seed) -> None:
        rng, rules = seed
        table = random_table_after(rng, rules, rng.randint(0, 40))
        for eye in (0, 1):
            deal = replayed(table)
            vector = observation(view(deal, eye))
            assert len(vector) == size
            assert vector == observation(view(replayed(twin(rng, table, eye)), eye))
            cards = {name: Hand.of(PACK[at] for at in range(32) if vector[LAYOUT[name][at]]) for name in CARDS}
            assert cards["hand"] == deal.hands[eye]
            assert not cards["held"].without(deal.hands[1 - eye])
            assert not deal.hands[1 - eye].without(cards["held"] | cards["maybe"])
            assert cards["discards"] == Hand.of(deal.discards[eye])
            assert sum(vector[at] for at in LAYOUT["stage"]) == 1

    prove(40, seeds, holds)


CARDS = ("hand", "held", "maybe", "discards")


def test_the_public_has_no_vector() -> None:
    with pytest.raises(ValueError, match="None"):
        observation(view(Deal.random(rules_of("rubicon"), 1), None))


def test_the_facts_are_where_the_layout_says() -> None:
    game = dealt("counterpique")
    rng = random.Random(1)
    for now in played(game, rng):
        assert now.deal is not None
        seen = view(now.deal, now.player)
        vector = observation(seen, now.named_by(now.player))
        facts = [vector[at] for at in LAYOUT["facts"]]
        me, other = now.player, 1 - now.player
        assert facts[:4] == [float(me == seen.elder), 1.0, float(seen.dealt[other] is not None), float(seen.looked)]
        assert facts[4:10] == [
            figure
            for seat in (me, other)
            for figure in (seen.winners.count(seat) / 12, (seen.drawn[seat] or 0) / 8, now.deal.score[seat] / 100)
        ]
        assert facts[12:] == [
            seen.left / 8,
            *((seen.bid.tricks / 13, seen.bid.left / 8) if seen.bid else (0, 0)),
            float(seen.misere),
        ]
        assert {step for step in range(len(STEPS)) if vector[LAYOUT["named"][step]]} == set(now.named)


def test_the_calls_are_number_tie_break_verdict_and_reckoning() -> None:
    deal = call(exchanged("AKQJT A98 A8 A8", "987 KQ7 KQJT KQ"), "point", "AS KS QS JS TS")
    say(deal, "0 play AH", "1 sequence KD QD JD TD")
    for eye in (0, 1):
        vector = observation(view(deal, eye))
        calls = [vector[at] for at in LAYOUT["calls"]]
        assert calls[:6] == [5 / 8, 0, 1, 0, 0, 0]
        assert calls[6:12] == [0, 0, 0, 0, 0, 4 / 8]
        assert not any(calls[12:])


# The styles of others. Neither library is needed: an adapter is this short.


@dataclass
class OpenSpielState:
    """A state like OpenSpiel's Python games: sequential, with explicit chance, zero-sum at the end."""

    game: Game

    def current_player(self) -> int:
        return self.game.player

    def is_chance_node(self) -> bool:
        return self.game.player == CHANCE

    def is_terminal(self) -> bool:
        return self.game.player == OVER

    def legal_actions(self) -> list[int]:
        return self.game.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.game.legal()
        return [(card, 1 / len(cards)) for card in cards]

    def action_to_string(self, action: int) -> str:
        return STEPS[action]

    def apply_action(self, action: int) -> None:
        self.game.step(action)

    def information_state_string(self, player: int) -> str:
        return self.game.information(player)

    def observation_tensor(self, player: int) -> tuple[float, ...]:
        assert self.game.deal is not None
        return observation(view(self.game.deal, player), self.game.named_by(player))

    def returns(self) -> tuple[float, float]:
        return self.game.returns()

    def clone(self) -> "OpenSpielState":
        return OpenSpielState(self.game.copy())


@dataclass
class PettingZooEnv:
    """An environment like PettingZoo's AEC games; with one agent, like Gymnasium's."""

    rules: str
    possible_agents: tuple[str, str] = ("seat_0", "seat_1")
    game: Game = field(init=False)

    def reset(self, seed: int = 0) -> None:
        self.game = dealt(self.rules, seed)

    @property
    def agent_selection(self) -> str:
        return self.possible_agents[max(self.game.player, 0)]

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        seat, over = self.possible_agents.index(self.agent_selection), self.game.player == OVER
        assert self.game.deal is not None
        legal = [] if over else self.game.legal()
        seen = {
            "observation": observation(view(self.game.deal, seat), self.game.named_by(seat)),
            "action_mask": [int(step in legal) for step in range(len(STEPS))],
        }
        return seen, self.game.returns()[seat], over, False, {}

    def step(self, action: int) -> None:
        self.game.step(action)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_deal_is_played_in_the_style_of_openspiel(rules: str) -> None:
    rng, state = random.Random(11), OpenSpielState(Game(rules_of(rules)))
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        player, twin_state = state.current_player(), state.clone()
        action = rng.choice(state.legal_actions())
        assert twin_state.information_state_string(player) == state.information_state_string(player)
        assert len(state.observation_tensor(player)) == 393
        assert state.action_to_string(action)
        state.apply_action(action)
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_deal_is_played_in_the_style_of_pettingzoo(rules: str) -> None:
    rng, env = random.Random(12), PettingZooEnv(rules)
    env.reset(seed=4)
    while True:
        seen, reward, over, truncated, _ = env.last()
        assert not truncated
        if over:
            break
        assert reward == 0
        env.step(rng.choice([step for step, allowed in enumerate(seen["action_mask"]) if allowed]))
    assert env.game.deal is not None
    assert reward == env.game.deal.score[0] - env.game.deal.score[1]
