"""Repeats every house decision of a finished partie, and compares it with the stored action.

The house's seed follows from the partie's secret. Engines with equal version numbers choose equal actions, given level,
seed, view and standing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.house.jobs import decide
from bot.model.house_seats import LEVELS
from bot.piquet import tricks
from bot.piquet.actions import Action, Answer, CarteBlanche, Play
from bot.piquet.deal import PLAY, Deal
from bot.piquet.house.levels.engine_number import THIS_ENGINE
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.knowledge.sure_cards import all_sure
from bot.piquet.orders import lowest
from bot.piquet.partie import Standing, standing
from bot.piquet.proof import RULE_OF_THUMB, HouseProof
from bot.piquet.record import RecordedPartie
from bot.piquet.view import DealView, truthful_answer, view

_FIVE_LEVELS: Final = 3
"""The first engine with five levels; before, club was the name of the expert."""


class HouseAnswer(StrEnum):
    """The repeated decision: the stored action, another action, or another action by an engine with another number."""

    SAME = "same"
    OTHER = "other"
    OTHER_VERSION = "other-version"


@dataclass(frozen=True, slots=True)
class HouseQuestion:
    deal: int
    """Counted from 0."""
    action: int
    """Counted from 0 in each deal."""
    version: str
    """The engine's number, an older engine's digest, or RULE_OF_THUMB."""
    level: str
    seed: int
    seen: DealView
    before: Standing
    done: Action

    @property
    def by_rule_of_thumb(self) -> bool:
        return self.version == RULE_OF_THUMB

    @property
    def asked(self) -> tuple[str, int, DealView, Standing]:
        return self.level, self.seed, self.seen, self.before


@dataclass(frozen=True, slots=True)
class Unaccounted:
    """A house action that the proof assigns to no engine. ``deal`` and ``action`` count from 0.

    Deal -1 means that the proof lists an action never made.
    """

    deal: int
    action: int


@dataclass(frozen=True, slots=True)
class _Moment:
    number: int
    index: int
    seq: int
    """Counted over all deals."""
    deal: Deal
    action: Action
    laid_down: bool
    """The other player may have laid down their hand."""


def is_checkable(game: RecordedPartie) -> bool:
    """Whether the record's proof has the right secret, and its house level still exists."""
    house = _house(game)
    return house is not None and house.level in LEVELS


def _house(game: RecordedPartie) -> HouseProof | None:
    proof = game.proof
    return proof.house if proof is not None and proof.matches_commitment else None


def questions(game: RecordedPartie) -> Iterator[HouseQuestion]:
    """Yields a question for each house decision to repeat, no question unless ``is_checkable``."""
    proof, house = game.proof, _house(game)
    shuffler = None if proof is None else proof.shuffler
    if shuffler is None or house is None or not is_checkable(game):
        return
    seed, engine_of = shuffler.house_seed(), _engines(house)
    for moment in _moments(game, house.seat):
        if (version := engine_of.get(moment.seq)) is not None and moment.action.seat == house.seat:
            seen = view(moment.deal, house.seat)
            before = standing(game.rules, game.partie.tallies[: moment.number])
            level = _level(house, version)
            yield HouseQuestion(moment.number, moment.index, version, level, seed, seen, before, moment.action)


def _level(house: HouseProof, version: str) -> str:
    renamed = house.level == "club" and not (version.isdecimal() and int(version) >= _FIVE_LEVELS)
    return "expert" if renamed else house.level


def unaccounted(game: RecordedPartie) -> Unaccounted | None:
    """Returns the first house action without an engine in the proof: the host may have chosen it."""
    house = _house(game)
    if house is None:
        return None
    named = set(_engines(house))
    for moment in _moments(game, house.seat):
        if moment.action.seat == house.seat:
            if moment.seq not in named and not _is_forced(moment):
                return Unaccounted(moment.number, moment.index)
            named.discard(moment.seq)
    return Unaccounted(-1, -1) if named else None


def _engines(house: HouseProof) -> dict[int, str]:
    return {seq: engine for engine, seqs in house.engines.items() for seq in seqs}


def _moments(game: RecordedPartie, seat: int) -> Iterator[_Moment]:
    """Yields the deal before each action. Read it at once, because the action then changes it."""
    seq = 0
    for number, played in enumerate(game.deals):
        deal, laid_down = Deal(game.rules, played.dealer, played.dealt, played.talon, played.game), False
        for index, action in enumerate(played.log):
            laid_down = laid_down or (action.seat != seat and deal.stage is PLAY and all_sure(view(deal, action.seat)))
            yield _Moment(number, index, seq, deal, action, laid_down)
            deal.do(action)
            seq += 1


def _is_forced(moment: _Moment) -> bool:
    """Whether the action was forced: the carte blanche at the deal, a truthful answer, the last trick, or the lowest
    card against a hand laid down.
    """
    deal, action = moment.deal, moment.action
    match action:
        case Play():
            last = len(deal.tricks) == tricks.ALL - 1
            return last or (moment.laid_down and action.card == lowest(view(deal, action.seat)))
        case Answer():
            return deal.pending is not None and action == truthful_answer(deal)
        case CarteBlanche():
            return action == deal.carte_blanche_to_tell()
    return False


def answered(question: HouseQuestion) -> Action:
    """Calculates the house's answer again, which can take as long as a real turn."""
    if question.by_rule_of_thumb:
        return GreedyPlayer().choose(Turn(question.seen, question.before))
    return decide(*question.asked)


def compared(question: HouseQuestion, answer: Action) -> HouseAnswer:
    """Compares the engine's answer with the stored action.

    If an engine with the stored number answers differently, a machine is faulty, or the engine changed without a new
    number.
    """
    if str(answer) == str(question.done):
        return HouseAnswer.SAME
    known = question.by_rule_of_thumb or question.version == THIS_ENGINE
    return HouseAnswer.OTHER if known else HouseAnswer.OTHER_VERSION
