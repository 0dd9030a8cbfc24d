"""Stored house decisions: positions with each level's answer.

``python -m tests.support.house.stored_decisions`` draws positions for every rule set and decision kind, and writes the
answers. It refuses unless the engine number is greater than the file's; delete the file if that number was never
released. ``… stored_decisions 0 7 3`` prints the answers in positions 0, 7 and 3.
"""

import builtins
import json
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.features.house.jobs import decide
from bot.piquet.actions import NameSuit, Pass
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import worth_of
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import LEVELS, Turn
from bot.piquet.partie import Partie, Standing
from bot.piquet.position import Line
from bot.piquet.proof import RULE_OF_THUMB
from bot.piquet.record import rules_in
from bot.piquet.rules import RULE_SETS, Form, rules_of
from bot.piquet.seat_record import parse_turn
from bot.piquet.view import DealView, view
from tests.support.paths import CASES
from tests.support.piquet.packs import random_options, random_table

FILE: Final = CASES / "house_decisions.jsonl"
DECIDERS: Final = (*LEVELS, RULE_OF_THUMB)
PARTIES: Final = 7
"""Parties played per rule set, for positions."""
Json = dict[str, Any]
_Sum = Callable[..., int]


@dataclass(frozen=True, slots=True)
class StoredDecision:
    """A position with the answers of each level and of the rule of thumb."""

    seed: int
    deal: DealView
    standing: Standing
    answers: dict[str, str]

    @property
    def turn(self) -> Turn:
        return Turn(self.deal, self.standing)

    def answer(self, decider: str) -> str:
        """Returns the current answer of a level or of the rule of thumb."""
        if decider == RULE_OF_THUMB:
            return str(GreedyPlayer().choose(self.turn))
        return str(decide(decider, self.seed, self.deal, self.standing))

    def answered_again(self) -> "StoredDecision":
        return replace(self, answers={decider: self.answer(decider) for decider in DECIDERS})

    def written(self) -> str:
        """Returns the decision as a line of the file."""
        rules = self.deal.rules
        deal = {
            "rules": rules.name,
            "options": rules.options,
            "seat": self.deal.eye,
            "game": self.deal.game,
            "deal": self.deal.line.deal,
        }
        asked = {"seed": self.seed, "standing": self.standing, "deal": deal}
        return json.dumps(asked | {"answers": self.answers}, separators=(",", ":"))


def read_decisions() -> tuple[int, list[StoredDecision]]:
    _, *lines = FILE.read_text(encoding="utf-8").splitlines()
    return _engine(), list(map(_read, lines))


def _engine() -> int:
    """Reads only the number, because later rules may not allow the file's positions."""
    number: int = json.loads(FILE.read_text(encoding="utf-8").splitlines()[0])["engine"]
    return number


def _read(line: str) -> StoredDecision:
    found: Json = json.loads(line)
    told, given = found["deal"], found["standing"]
    position = Line(rules_in(told), told["deal"], str(told["seat"]), {"game": tuple(told["game"])})
    deal, _ = parse_turn(str(position))
    totals, games, game, scoreless = map(tuple, given[:4])
    standing = Standing(totals, games, game, scoreless, given[4])
    return StoredDecision(found["seed"], deal, standing, found["answers"])


def drawn_positions() -> Iterator[StoredDecision]:
    """Yields positions for every rule set, one per decision kind, without answers."""
    for name in RULE_SETS:
        dice, kinds = random.Random(f"{name} positions"), defaultdict[str, list[StoredDecision]](list)
        for at in range(PARTIES):
            # The first parties have no house rules.
            rules = rules_of(name, random_options(dice, name) if at > 1 else {})
            for seen, standing in _turns(Partie(rules), dice):
                found = StoredDecision(dice.getrandbits(64), seen, standing, {})
                kinds[kind_of(found.turn)].append(found)
        yield from map(dice.choice, kinds.values())


def _turns(partie: Partie, dice: random.Random) -> Iterator[tuple[DealView, Standing]]:
    players = [PLAYERS["beginner"](dice.getrandbits(32)), PLAYERS["beginner"](dice.getrandbits(32))]
    while partie.outcome is None:
        standing, deal = partie.standing, _dealt(partie, dice)
        partie.begin(deal)
        if told := deal.carte_blanche_to_tell():
            partie.do(told)
        while (seat := deal.to_move) is not None:
            seen = view(deal, seat)
            yield seen, standing
            if seen.suits and not dice.randrange(3):
                partie.do(NameSuit(seat, dice.choice(seen.suits)))
            elif seen.may_pass and dice.randrange(2):
                partie.do(Pass(seat))
            else:
                partie.do(players[seat].choose(Turn(seen, standing)))


def _dealt(partie: Partie, dice: random.Random) -> Deal:
    rules, game = partie.rules, partie.standing.game
    dealer = dice.randrange(2) if partie.next_dealer is None else partie.next_dealer
    table = random_table(dice, rules.name, dealer, game if rules.form is Form.GAMES else (0, 0), rules.options)
    one, other, talon = (parse_cards(" ".join(cards)) for cards in (*table.dealt, table.talon))
    return Deal(rules, dealer, (one, other), talon, game)


def kind_of(turn: Turn) -> str:
    """Returns the decision kind, marked if the partie's score matters."""
    return f"{_word_or_card(turn.deal)}, {'for points' if worth_of(turn).plain else 'for the settlement'}"


def _word_or_card(seen: DealView) -> str:
    side = "elder" if seen.eye == seen.elder else "younger"
    if seen.may_announce:
        return f"carte blanche of {side}"
    if seen.stage is Stage.AUCTION:
        return f"word to {seen.bid.tricks} tricks" if seen.bid else "first word"
    if seen.exchange_limits:
        return f"exchange of {side}"
    if seen.pending:
        return f"answer to {seen.pending.kind}"
    if seen.may_look and (seen.led is not None or seen.may_decline):
        return "look before the lead" if seen.may_decline else "look"
    card = "lead" if seen.led is None else "reply"
    if seen.misere:
        return f"{card} in a misère"
    if seen.open_kinds:
        return f"call of {side}"
    if seen.suits:
        return "suit of the first lead"
    if seen.named is not None and not seen.tricks and seen.led is None:
        return "lead of the named suit"
    return f"{_part(len(seen.tricks))} {card}"


def _part(tricks: int) -> str:
    return "first" if not tricks else "early" if tricks < 4 else "late" if tricks < 8 else "end"


def write_decisions() -> None:
    """Draws positions, asks every level and writes the file. Raises SystemExit unless the engine number was raised."""
    if FILE.exists() and (number := _engine()) >= ENGINE:
        raise SystemExit(f"{FILE.name} has the answers of engine {number}. Raise ENGINE first.")
    lines = [position.answered_again().written() for position in drawn_positions()]
    FILE.write_text("\n".join([json.dumps({"engine": ENGINE}), *lines]) + "\n", encoding="utf-8")


def print_answers(places: Iterable[int]) -> None:
    """Prints the answers in the positions with these numbers as JSON lines."""
    _, stored = read_decisions()
    vars(builtins)["sum"] = _whole_sum(sum)
    for place in places:
        sys.stdout.write(json.dumps(stored[place].answered_again().answers) + "\n")


def _whole_sum(add: _Sum) -> _Sum:
    """Refuses fractions, because ``sum`` rounds them differently since Python 3.12."""

    def whole_sum(numbers: Iterable[int], start: int = 0) -> int:
        every = list(numbers)
        if any(isinstance(number, float) for number in every):
            raise TypeError(every)
        return add(every, start)

    return whole_sum


if __name__ == "__main__":
    if sys.argv[1:]:
        print_answers(map(int, sys.argv[1:]))
    else:
        write_decisions()
