"""Reads and writes the piquet record, whole or as a seat or the public may see it."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from .actions import Action, UnreadableAction, parse_action
from .cards import parse_cards, write_cards
from .deal import BadDeal, Deal
from .illegal import Illegal
from .partie import Games, Outcome, Partie, Rubber, Settlement, WrongDealer, check_rules, sum_of
from .proof import Proof, read_proof, write_proof
from .rules import BadOption, Rules, rules_of
from .view import UNKNOWN, DealView, view

VERSION: Final = 1
Json = dict[str, Any]


class Fault(StrEnum):
    """A fault in a record, other than an illegal action."""

    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"
    UNKNOWN_RULES = "unknown-rules"
    UNKNOWN_OPTION = "unknown-option"
    BAD_PROOF = "bad-proof"
    BAD_DEAL = "bad-deal"
    WRONG_DEALER = "wrong-dealer"
    PARTIE_OVER = "partie-over"
    UNFINISHED = "unfinished"
    UNREADABLE = "unreadable"
    NOT_ASKED = "not-asked"
    NOT_AS_SEEN = "not-as-seen"
    OUT_OF_TURN = "out-of-turn"


class NotARecord(ValueError):
    """The text is not a record. ``fault`` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Broken(ValueError):
    """The record cannot be played through.

    ``deal`` and ``action`` are the place, from 0; ``action`` -1 is the deal itself, both -1 the rule set or the proof.
    ``why`` is a Fault, or the deal's Illegal; ``text`` is the action as recorded.
    """

    def __init__(self, deal: int, action: int, why: "Fault | Illegal", text: str = "") -> None:
        super().__init__(deal, action, why)
        self.deal = deal
        self.action = action
        self.why = why
        self.text = text


@dataclass(slots=True)
class RecordedPartie:
    """A partie with all its deals, as read from a record."""

    rules: Rules
    players: tuple[str, str]
    deals: list[Deal] = field(default_factory=list)
    proof: Proof | None = None
    partie: Partie = field(init=False)

    def __post_init__(self) -> None:
        self.partie = Partie(self.rules)

    @property
    def totals(self) -> tuple[int, int]:
        """The sum of all deals' scores, including an unfinished one."""
        return sum_of(deal.score for deal in self.deals)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the partie goes on."""
        return self.partie.outcome

    def begin(self, deal: Deal) -> None:
        """Adds the next deal. Raises the errors of ``Partie.begin``."""
        self.partie.begin(deal)
        self.deals.append(deal)


def read(text: str, reading: str = "") -> RecordedPartie:
    """Plays a record through, finished or not. Raises NotARecord or Broken.

    ``reading`` is the bot version that wrote the record, if it did not yet write that option.

    >>> from piquet import Deal, parse_action, read_record, rules_of, write_record
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> deal.do(parse_action("0 exchange 9S 8S"))
    >>> text = write_record(deal.rules, ("Ann", "Ben"), [deal])
    >>> read_record(text).deals[0].log == deal.log
    True
    >>> read_record(text.replace("0 exchange", "1 exchange"))  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    piquet.record.Broken: (0, 0, Illegal('not-your-turn'))
    """
    record = _parse(text)
    rules, (first, second) = rules_in(record, reading), record["players"]
    game = RecordedPartie(rules, (first, second), proof=_proof_in(record))
    for number, raw in enumerate(record["deals"]):
        _begin(game, number, raw)
        for index, line in enumerate(raw["actions"]):
            _do(game, number, index, line)
    return game


def _parse(text: str) -> Json:
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise NotARecord(Fault.NOT_JSON) from None
    return checked(record)


def checked(record: object) -> Json:
    """Returns a record with the right shape, rule set and deals unchecked. Raises NotARecord."""
    if not (isinstance(record, dict) and type(record.get("piquet")) is int and record["piquet"] == VERSION):
        raise NotARecord(Fault.NOT_A_RECORD)
    match record:
        case {"players": [str(), str()], "rules": str(), "deals": list()}:
            return record
    raise NotARecord(Fault.NOT_A_RECORD)


def rules_in(record: Json, reading: str = "") -> Rules:
    """The record's rules; ``reading`` applies unless the record names one. Raises Broken."""
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise Broken(-1, -1, Fault.UNKNOWN_OPTION, json.dumps(options))
    try:
        return rules_of(record["rules"], {"reading": reading, **options} if reading else options)
    except KeyError:
        raise Broken(-1, -1, Fault.UNKNOWN_RULES, record["rules"]) from None
    except BadOption as bad:
        raise Broken(-1, -1, Fault.UNKNOWN_OPTION, str(bad)) from None


def _proof_in(record: Json) -> Proof | None:
    try:
        return read_proof(record["proof"]) if "proof" in record else None
    except ValueError:
        raise Broken(-1, -1, Fault.BAD_PROOF) from None


def _begin(game: RecordedPartie, number: int, raw: object) -> None:
    unfinished = game.partie.deal
    if unfinished:
        raise Broken(number - 1, len(unfinished.log), Fault.UNFINISHED)
    if game.outcome:
        raise Broken(number, -1, Fault.PARTIE_OVER)
    try:
        game.begin(read_deal(game.partie, raw))
    except (BadDeal, ValueError):
        raise Broken(number, -1, Fault.BAD_DEAL) from None
    except WrongDealer:
        raise Broken(number, -1, Fault.WRONG_DEALER) from None


def read_deal(partie: Partie, raw: object) -> Deal:
    """Parses a partie's next deal without doing its actions. Raises ValueError."""
    match raw:
        case {"dealer": 0 | 1 as dealer, "hands": [str(hand0), str(hand1)], "talon": str(talon), "actions": list()}:
            if type(dealer) is int:
                dealt = parse_cards(hand0), parse_cards(hand1)
                return Deal(partie.rules, dealer, dealt, parse_cards(talon), partie.standing.game)
    raise BadDeal


def _do(game: RecordedPartie, number: int, index: int, line: object) -> None:
    text = line if isinstance(line, str) else json.dumps(line)
    try:
        game.partie.do(_action(line))
    except UnreadableAction:
        raise Broken(number, index, Fault.UNREADABLE, text) from None
    except Illegal as illegal:
        raise Broken(number, index, illegal, text) from None


def _action(line: object) -> Action:
    if not isinstance(line, str):
        raise UnreadableAction
    return parse_action(line)


def summary(game: RecordedPartie) -> Json:
    """The scores, items, totals and result that ``replay --json`` prints."""
    return {
        "deals": [{"score": list(deal.score), "over": deal.over, "items": _items(deal)} for deal in game.deals],
        "totals": list(game.totals),
        "result": outcome_json(game.outcome),
    }


def _items(deal: Deal) -> Json:
    return {reason.value: list(points) for reason, points in deal.score_sheet.items()}


def outcome_json(outcome: Outcome | None) -> Json | None:
    """The result as JSON; None while the partie goes on."""
    match outcome:
        case None:
            return None
        case Settlement(winner, points, rubicon):
            return {"winner": winner, "points": points, "rubicon": rubicon}
        case Games(winner, games):
            return {"winner": winner, "games": list(games)}
        case Rubber(winner, totals, games):
            return {"winner": winner, "totals": list(totals), "games": list(games)}


def read_outcome(result: Json) -> Outcome:
    """Parses a result written by ``outcome_json``."""
    match result:
        case {"points": points, "rubicon": rubicon}:
            return Settlement(result["winner"], points, rubicon)
        case {"totals": [first, second], "games": [one, other]}:
            return Rubber(result["winner"], (first, second), (one, other))
        case _:
            return Games(result["winner"], (result["games"][0], result["games"][1]))


def write(rules: Rules, players: tuple[str, str], deals: Iterable[Deal], proof: Proof | None = None) -> Json:
    """The whole record as JSON, nothing hidden. Raises WrongRules, and ValueError unless there are two names."""
    return write_deals(rules, players, (_whole_deal(rules, deal) for deal in deals), proof)


def _whole_deal(rules: Rules, deal: Deal) -> Json:
    check_rules(rules, deal)
    return deal_json(deal.dealer, map(write_cards, deal.dealt), write_cards(deal.talon), map(str, deal.log))


def to_text(rules: Rules, players: tuple[str, str], deals: Iterable[Deal], proof: Proof | None = None) -> str:
    """The whole record as text, nothing hidden; ``read`` parses it."""
    return json.dumps(write(rules, players, deals, proof), ensure_ascii=False)


def write_view(
    rules: Rules, players: tuple[str, str], deals: Iterable[Deal], eye: int | None, proof: Proof | None = None
) -> Json:
    """The record without anything hidden from the eye. In play, pass ``proof.while_in_play()``."""
    return write_deals(rules, players, (deal_as_seen(deal, eye) for deal in deals), proof)


def write_deals(rules: Rules, players: tuple[str, str], deals: Iterable[Json], proof: Proof | None = None) -> Json:
    """A record from deals already in JSON."""
    if len(players) != 2 or not all(isinstance(name, str) for name in players):
        raise ValueError(f"{players!r} are not the names of two players")
    options = {"options": rules.options} if rules.options else {}
    proven = {} if proof is None else {"proof": write_proof(proof)}
    head = {"piquet": VERSION, "rules": rules.name, **options, "players": list(players), **proven}
    return {**head, "deals": list(deals)}


def deal_json(dealer: int, hands: Iterable[str], talon: str, actions: Iterable[str]) -> Json:
    """A deal in a record from its parts' texts."""
    return {"dealer": dealer, "hands": list(hands), "talon": talon, "actions": list(actions)}


def deal_as_seen(deal: Deal, eye: int | None) -> Json:
    """One deal without anything hidden from the eye, with its score if over."""
    seen = view(deal, eye)
    return write_seen(seen) | ({"score": list(seen.score), "items": _items(deal)} if seen.over else {})


def write_seen(seen: DealView) -> Json:
    """One deal as the eye sees it, without its score."""
    hands = (" ".join([UNKNOWN] * 12) if cards is None else write_cards(cards) for cards in seen.dealt)
    talon = " ".join(UNKNOWN if card is None else str(card) for card in seen.talon)
    return deal_json(seen.dealer, hands, talon, map(str, seen.actions))
