import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.archive import exports
from bot.features.parties import deciding
from bot.features.proofs.house_check import (
    HouseAnswer,
    Unaccounted,
    answered,
    compared,
    is_checkable,
    questions,
    unaccounted,
)
from bot.model.sight import Sight
from bot.piquet import record
from bot.piquet.actions import Action, Call, Exchange, Play
from bot.piquet.house.levels.engine_number import THIS_ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.knowledge.sure_cards import all_sure
from bot.piquet.orders import Orders
from bot.piquet.proof import RULE_OF_THUMB, HouseProof, Shuffler
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS, Form, rules_of
from bot.runtime.reader import Reader
from tests.bot.features.house.test_house_turns import begin, kept
from tests.fakes.service_context import ADA, key, opened, simply
from tests.support.piquet.proven_parties import CUTS, NUMBER, SECRET, against_house, proven_partie, written
from tests.support.sampled_rules import with_rules

HOUSE = PLAYERS["beginner"](Shuffler(SECRET, NUMBER, CUTS).house_seed())
GONE = "0123456789abcdef"
"""An engine version as older bots wrote it: a digest of the source."""


def played(rules: str = "rubicon", *, version: str | None = None, deals: int | None = 2) -> RecordedPartie:
    """Returns a partie played by the house, with a beginner at seat 0 and all its actions in the proof."""
    game = proven_partie(RULE_SETS[rules], players=(HOUSE, GreedyPlayer()), deals=deals)
    return against_house(game, 0, "beginner", THIS_ENGINE if version is None else version)


def with_house(game: RecordedPartie, house: HouseProof | None) -> RecordedPartie:
    assert game.proof is not None
    game.proof = replace(game.proof, house=house)
    return game


def named(game: RecordedPartie, *engines: tuple[str, Sequence[int]]) -> RecordedPartie:
    return with_house(game, HouseProof(0, "beginner", {engine: tuple(seqs) for engine, seqs in engines}))


@pytest.mark.parametrize("rules", [with_rules(name) for name in RULE_SETS])
def test_the_house_of_this_version_repeats_its_actions(rules: str) -> None:
    game = played(rules)
    asked = list(questions(game))
    assert len(asked) == sum(action.seat == 0 for deal in game.deals for action in deal.log)
    assert {compared(question, answered(question)) for question in asked} == {HouseAnswer.SAME}
    assert unaccounted(game) is None


def test_a_question_holds_only_the_seats_view() -> None:
    game = played()
    for question in questions(game):
        deal = game.deals[question.deal]
        assert question.seen.eye == question.seen.to_move == 0
        assert len(question.seen.actions) == question.action
        assert question.seen.dealt[1] is None
        assert question.done == deal.log[question.action]
        assert question.before.deals == question.deal


def test_the_check_finds_another_engines_action_unless_its_version_is_gone() -> None:
    """The rule of thumb played seat 1, but the proof claims the beginner. Some actions are equal for both."""
    for version, expected in (
        (THIS_ENGINE, HouseAnswer.OTHER),
        ("99", HouseAnswer.OTHER_VERSION),
        (GONE, HouseAnswer.OTHER_VERSION),
    ):
        game = against_house(played(), 1, "beginner", version)
        found = [compared(question, answered(question)) for question in questions(game)]
        assert set(found) == {HouseAnswer.SAME, expected}


@pytest.mark.parametrize(("engine", "level"), [(GONE, "expert"), ("1", "expert"), ("2", "expert"), ("3", "club")])
def test_the_club_player_of_an_older_record_answers_as_todays_expert(engine: str, level: str) -> None:
    game = against_house(played(deals=1), 1, "club", engine)
    assert {question.level for question in questions(game)} == {level}


def test_actions_by_the_rule_of_thumb_are_compared_with_it() -> None:
    thumb = against_house(played(), 1, "beginner", RULE_OF_THUMB)
    assert {compared(question, answered(question)) for question in questions(thumb)} == {HouseAnswer.SAME}
    wrong = played(version=RULE_OF_THUMB)
    assert HouseAnswer.OTHER in {compared(question, answered(question)) for question in questions(wrong)}


def test_the_check_finds_an_action_missing_from_the_proof_unless_forced() -> None:
    game = played(deals=1)
    log = game.deals[0].log
    own = [at for at, action in enumerate(log) if action.seat == 0]
    cards = [at for at in own if isinstance(log[at], Play)]
    chosen = {at for at in own if isinstance(log[at], Exchange | Call)} | set(cards[:2])
    for left_out in own:
        found = unaccounted(named(game, (THIS_ENGINE, [at for at in own if at != left_out])))
        assert found in (None, Unaccounted(0, left_out))
        assert found or left_out not in chosen
    assert unaccounted(named(game, (THIS_ENGINE, own[:-1]))) is None
    assert own[-1] == cards[-1]
    assert unaccounted(named(game)) == Unaccounted(0, own[0])


def test_the_check_finds_an_action_that_the_house_did_not_take() -> None:
    game = played(deals=1)
    seqs = [at for at, action in enumerate(game.deals[0].log) if action.seat == 0]
    other = next(at for at, action in enumerate(game.deals[0].log) if action.seat == 1)
    for wrong in (other, len(game.deals[0].log), 10**30):
        claimed = named(game, (THIS_ENGINE, sorted([*seqs, wrong])))
        assert unaccounted(claimed) == Unaccounted(-1, -1)
        assert len(list(questions(claimed))) == len(seqs)


def test_the_check_needs_a_matching_secret_a_house_and_a_known_level() -> None:
    game = played(deals=1)
    assert is_checkable(game)
    assert game.proof is not None
    assert game.proof.house is not None
    for proof in (
        None,
        replace(game.proof, secret=None),
        replace(game.proof, secret=SECRET[::-1]),
        replace(game.proof, house=None),
        replace(game.proof, house=replace(game.proof.house, level="genius")),
    ):
        game.proof = proof
        assert not is_checkable(game)
        assert list(questions(game)) == []


def simply_or_laid_down(sight: Sight) -> Sequence[Action | Orders]:
    """Lays down a sure hand, otherwise makes the simplest decision."""
    assert sight.deal is not None
    return [Orders(lays_down=True)] if all_sure(sight.deal) else simply(sight)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", RULE_SETS)
async def test_a_partie_that_was_played_against_the_bot_is_accounted_for(rules: str, tmp_path: Path) -> None:
    options = {"deals": 6 if rules == "rubicon" else 2} if rules_of(rules).form is Form.DEALS else {}
    async with opened(tmp_path / "db.sqlite3", seed=1) as services, kept(services) as keeper:
        partie = await begin(services, rules=rules_of(rules, options), rated=False)
        while (await services.row(partie)).ended_at is None:
            await keeper.rest()
            row = await services.row(partie)
            if row.to_act == 0:
                await deciding.act(services.context, partie, ADA, simply_or_laid_down, seen=row.seq, key=key())
        exported = await exports.one(services.context, partie, Reader(ADA, None))
    game = record.read(exported.record)
    assert game.proof is not None
    assert game.proof.house is not None
    assert game.proof.house.seat == 1
    own = sum(action.seat == 1 and isinstance(action, Play) for deal in game.deals for action in deal.log)
    asked = list(questions(game))
    # Not asked are the last card of each deal, unless a game of a hundred is over before it, and cards that were given
    # to a hand laid down.
    not_asked = own - sum(isinstance(question.done, Play) for question in asked)
    assert not_asked > len(game.deals) if rules == "rubicon" else not_asked >= len(game.deals) - 1
    assert {compared(question, answered(question)) for question in asked} == {HouseAnswer.SAME}
    assert unaccounted(game) is None
    assert json.dumps(written(game), ensure_ascii=False) + "\n" == exported.record
