"""Reads and writes the piquet record, whole or as a seat or the public may see it."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeVar

from .actions import UnreadableAction, parse_action
from .cards import Card, parse_cards
from .deal import Deal
from .illegal import Illegal
from .partie import Games, Outcome, Partie, Rubber, Settlement, WrongDealer, check_rules, sum_of
from .proof import Proof, read_proof, write_proof
from .rules import RULE_SETS, BadOption, Rules, rules_of, wrong_option
from .spelling import Told, listed, quoted, say, told_by
from .view import view

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
    NOT_A_POSITION = "not-a-position"
    OUT_OF_TURN = "out-of-turn"


class NotARecord(ValueError):
    """The text is not a record. ``fault`` says why in a word, ``str`` in a sentence."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault


class Broken(ValueError):
    """The record cannot be played through. ``str`` gives the place, counted from 1, and the correction."""

    def __init__(
        self, deal: int, action: int, why: "Fault | Illegal", reason: str = "", *, field: str = "", text: str = ""
    ) -> None:
        super().__init__(deal, action, why)
        self.deal = deal
        """The deal, counted from 0; -1 for a fault in the rule set or the proof."""
        self.action = action
        """The action, counted from 0; -1 for a fault outside the actions."""
        self.why = why
        if isinstance(why, Illegal):
            reason = say("refused", found=quoted(text), why=refused(why))
        self.told = reason if isinstance(reason, Told) else say("other", text=reason)
        """The correction without the place, with its kind and arguments; ``reason`` has its text."""
        self.field = field
        """The wrong part of the deal or record; "" for an action."""
        self.text = text
        """The wrong action as recorded."""

    @property
    def reason(self) -> str:
        return f"{self.told}."

    @property
    def place(self) -> str:
        """The deal and the action or field, counted from 1: ``deal 2, action 7``."""
        after = self.why is Fault.UNFINISHED
        deal = [f"deal {self.deal + 1}"] if self.deal >= 0 else []
        action = [f"after {self.action} actions" if after else f"action {self.action + 1}"] if self.action >= 0 else []
        return ", ".join([*deal, *action, *([self.field] if self.field else [])])

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


def refused(illegal: Illegal) -> Told:
    """Returns the rules' refusal as a short text, with its cards or number.

    >>> from piquet import Refusal
    >>> refused(Illegal(Refusal.EXCHANGE_FEWER, number=5))
    'the rules refuse it: exchange-fewer (5)'
    """
    about: dict[str, str | int] = {"refusal": illegal.refusal, "cards": str(illegal.cards), "number": illegal.number}
    if named := illegal.cards or illegal.number:
        return say("illegal-about", about=str(named), **about)
    return say("illegal", **about)


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
        return sum_of(deal.score for deal in self.deals)

    @property
    def outcome(self) -> Outcome | None:
        return self.partie.outcome

    def begin(self, deal: Deal) -> None:
        self.partie.begin(deal)
        self.deals.append(deal)


def read(text: str, reading: str = "") -> RecordedPartie:
    """Plays a record through, finished or not. Raises NotARecord or Broken.

    ``reading`` is the bot version that wrote the record, if the record does not name it.

    >>> from piquet import parse_action, read_record, rules_of, write_record
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> deal.do(parse_action("0 exchange 9S 8S"))
    >>> text = write_record(deal.rules, ("Ann", "Ben"), [deal])
    >>> read_record(text.replace("0 exchange", "1 exchange"))  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    piquet.record.Broken: deal 1, action 1: `1 exchange 9S 8S`: the rules refuse it: not-your-turn.
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
    return checked(parsed(text))


def parsed(text: str | bytes) -> object:
    """Parses any JSON value. Raises NotARecord.

    >>> parsed('{"piquet": 1}')
    {'piquet': 1}
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        wrong = say("not-json-from", line=error.lineno, column=error.colno)
        raise NotARecord(Fault.NOT_JSON, wrong) from None
    except (ValueError, RecursionError):
        raise NotARecord(Fault.NOT_JSON, say("not-json")) from None


def wrong_part(found: Json, forms: dict[str, tuple[Callable[[Any], bool], str]]) -> Told | None:
    """Returns an error text for the first missing or malformed part, or None."""
    for name, (fits, kind) in forms.items():
        form = say(kind)
        if name not in found:
            return say("part-missing", part=name, form=form)
        if not fits(found[name]):
            return say("part-wrong", part=name, found=quoted(found[name]), form=form)
    return None


def _texts(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(text, str) for text in value)


_VERSION: Final = {"piquet": (lambda value: type(value) is int and value == VERSION, "form-version")}
_HEAD: Final = {
    "rules": (lambda value: isinstance(value, str), "form-rules"),
    "players": (_texts, "form-players"),
    "deals": (lambda value: isinstance(value, list), "form-deals"),
}
_DEAL: Final = {
    "dealer": (lambda value: type(value) is int and value in (0, 1), "form-dealer"),
    "hands": (_texts, "form-hands"),
    "talon": (lambda value: isinstance(value, str), "form-talon"),
    "actions": (lambda value: isinstance(value, list), "form-actions"),
}


def checked(record: object) -> Json:
    """Returns a record after checking its outer form, but not its rule set and deals. Raises NotARecord.

    >>> try:
    ...     checked({"piquet": 1, "rules": "rubicon", "players": ["Ann"], "deals": []})
    ... except NotARecord as error:
    ...     print(error)
    `players` is `["Ann"]`. Write two names, such as `["Ann", "Ben"]`.
    """
    if not isinstance(record, dict):
        raise NotARecord(Fault.NOT_A_RECORD, say("no-record", why=say("no-object", found=quoted(record))))
    if wrong := wrong_part(record, _VERSION):
        raise NotARecord(Fault.NOT_A_RECORD, say("no-record", why=wrong))
    if wrong := wrong_part(record, _HEAD):
        raise NotARecord(Fault.NOT_A_RECORD, say("sentence", why=wrong))
    return record


def rules_in(record: Json, reading: str = "") -> Rules:
    """Returns the record's rules. ``reading`` is the bot version to interpret them by, unless the record names one.

    Raises Broken.

    >>> str(rules_in({"rules": "rubicon", "options": {"deals": 2}}))
    'rubicon deals=2'
    """
    options, name = record.get("options", {}), record["rules"]
    if not isinstance(options, dict):
        wrong = say("no-options", found=quoted(options))
        raise Broken(-1, -1, Fault.UNKNOWN_OPTION, wrong, field="options")
    try:
        return rules_of(name, {"reading": reading, **options} if reading else options)
    except KeyError:
        wrong = say("no-rule-set", found=quoted(name), choices=listed(RULE_SETS))
        raise Broken(-1, -1, Fault.UNKNOWN_RULES, wrong, field="rules") from None
    except BadOption as bad:
        wrong = wrong_option(name, str(bad), quoted(options.get(str(bad))), json.dumps)
        raise Broken(-1, -1, Fault.UNKNOWN_OPTION, wrong, field="options") from None


def _proof_in(record: Json) -> Proof | None:
    try:
        return read_proof(record["proof"]) if "proof" in record else None
    except ValueError as error:
        raise Broken(-1, -1, Fault.BAD_PROOF, told_by(error), field="proof") from None


def _begin(game: RecordedPartie, number: int, raw: object) -> None:
    check_begins(game.partie, number)
    parts = parts_of(number, raw)
    cards = [
        read_field(number, part, text, parse_cards) for part, text in zip(FIELDS, (*parts[1], parts[2]), strict=True)
    ]
    check_cards(number, cards, Fault.BAD_DEAL)
    begin(game, number, Deal(game.rules, parts[0], (cards[0], cards[1]), cards[2], game.partie.standing.game))


FIELDS: Final = ("hands[0]", "hands[1]", "talon")
"""The fields of a deal that hold its cards."""
Read = TypeVar("Read")


def read_field(number: int, field: str, text: str, read: Callable[[str], Read]) -> Read:
    """Parses a deal's card field with ``read``. Raises Broken, naming the field, instead of ValueError."""
    try:
        return read(text)
    except ValueError as error:
        raise Broken(number, -1, Fault.BAD_DEAL, told_by(error), field=field) from None


def check_begins(partie: Partie, number: int) -> None:
    """Raises Broken unless another deal can begin."""
    if partie.deal:
        raise Broken(number - 1, len(partie.deal.log), Fault.UNFINISHED, say("unfinished"))
    if partie.outcome:
        raise Broken(number, -1, Fault.PARTIE_OVER, say("partie-over"))


def parts_of(number: int, raw: object) -> tuple[int, tuple[str, str], str, list[Any]]:
    """Returns a deal's dealer, hands, talon and actions. Raises Broken if one is malformed."""
    if not isinstance(raw, dict):
        raise Broken(number, -1, Fault.BAD_DEAL, say("no-deal", found=quoted(raw)))
    if wrong := wrong_part(raw, _DEAL):
        raise Broken(number, -1, Fault.BAD_DEAL, wrong)
    return raw["dealer"], (raw["hands"][0], raw["hands"][1]), raw["talon"], raw["actions"]


def check_cards(number: int, parts: Iterable[Sequence[Card | None] | None], fault: Fault) -> None:
    """Raises Broken unless hands and talon have the right number of cards, and no known card is dealt twice."""
    found: dict[Card, str] = {}
    for part, cards, dealt in zip(FIELDS, parts, (12, 12, 8), strict=True):
        if cards is not None and len(cards) != dealt:
            raise Broken(number, -1, fault, say("cards-dealt", found=len(cards), dealt=dealt), field=part)
        for card in (card for card in cards or () if card is not None):
            if card in found:
                wrong = say("dealt-twice", card=str(card), first=found[card], second=part)
                raise Broken(number, -1, fault, wrong)
            found[card] = part


def begin(game: "RecordedPartie | Partie", number: int, deal: Deal) -> None:
    """Begins a deal. Raises Broken if it is the other player's turn to deal."""
    try:
        game.begin(deal)
    except WrongDealer:
        wrong = say("wrong-dealer", found=deal.dealer, instead=1 - deal.dealer)
        raise Broken(number, -1, Fault.WRONG_DEALER, wrong) from None


def read_deal(partie: Partie, raw: object) -> Deal:
    """Parses a partie's next deal without doing its actions. Raises ValueError."""
    dealer, hands, talon, _ = parts_of(0, raw)
    return Deal(
        partie.rules, dealer, (parse_cards(hands[0]), parse_cards(hands[1])), parse_cards(talon), partie.standing.game
    )


def _do(game: RecordedPartie, number: int, index: int, line: object) -> None:
    action = read_action(number, index, line, parse_action)
    try:
        game.partie.do(action)
    except Illegal as illegal:
        raise Broken(number, index, illegal, text=str(line)) from None


def read_action(number: int, index: int, line: object, read: Callable[[str], Read]) -> Read:
    """Parses an action line with ``read``. Raises Broken, at this action, if the line is unreadable."""
    try:
        if not isinstance(line, str):
            raise UnreadableAction(say("no-text", found=quoted(line)))
        return read(line)
    except UnreadableAction as error:
        text = line if isinstance(line, str) else ""
        raise Broken(number, index, Fault.UNREADABLE, told_by(error), text=text) from None


def summary(game: RecordedPartie) -> Json:
    """Returns the scores, scoring items, totals and result printed by ``replay --json``.

    >>> game = RecordedPartie(rules_of("rubicon"), ("Ann", "Ben"))
    >>> game.begin(Deal.random(game.rules, 7))
    >>> summary(game)
    {'deals': [{'score': [0, 0], 'over': False, 'items': {}}], 'totals': [0, 0], 'result': None}
    """
    return {
        "deals": [{"score": list(deal.score), "over": deal.over, "items": _items(deal)} for deal in game.deals],
        "totals": list(game.totals),
        "result": outcome_json(game.outcome),
    }


def _items(deal: Deal) -> Json:
    return {reason.value: list(points) for reason, points in deal.score_sheet.items()}


def outcome_json(outcome: Outcome | None) -> Json | None:
    """Returns the result as JSON; None while the partie goes on.

    >>> outcome_json(Settlement(0, 112, rubicon=False))
    {'winner': 0, 'points': 112, 'rubicon': False}
    """
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
    """Parses a result written by ``outcome_json``.

    >>> read_outcome({"winner": 0, "games": [3, 1]})
    Games(winner=0, games=(3, 1))
    """
    match result:
        case {"points": points, "rubicon": rubicon}:
            return Settlement(result["winner"], points, rubicon)
        case {"totals": [first, second], "games": [one, other]}:
            return Rubber(result["winner"], (first, second), (one, other))
        case _:
            return Games(result["winner"], (result["games"][0], result["games"][1]))


def write(rules: Rules, players: tuple[str, str], deals: Iterable[Deal], proof: Proof | None = None) -> Json:
    """Returns the whole record as JSON, nothing hidden. Raises WrongRules, and ValueError without two player names."""
    return write_deals(rules, players, (_whole_deal(rules, deal) for deal in deals), proof)


def _whole_deal(rules: Rules, deal: Deal) -> Json:
    check_rules(rules, deal)
    return deal.line.deal


def to_text(rules: Rules, players: tuple[str, str], deals: Iterable[Deal], proof: Proof | None = None) -> str:
    """Returns the whole record as text, nothing hidden; ``read`` parses it."""
    return json.dumps(write(rules, players, deals, proof), ensure_ascii=False)


def write_view(
    rules: Rules, players: tuple[str, str], deals: Iterable[Deal], eye: int | None, proof: Proof | None = None
) -> Json:
    """Returns the record as ``eye`` (a seat, or None for the public) sees it.

    Until the partie is over, pass ``proof.while_in_play()``.
    """
    return write_deals(rules, players, (deal_as_seen(deal, eye) for deal in deals), proof)


def write_deals(rules: Rules, players: tuple[str, str], deals: Iterable[Json], proof: Proof | None = None) -> Json:
    """Returns a record from deals already in JSON."""
    if len(players) != 2 or not all(isinstance(name, str) for name in players):
        raise ValueError(f"{players!r} are not the names of two players")
    options = {"options": rules.options} if rules.options else {}
    proven = {} if proof is None else {"proof": write_proof(proof)}
    head = {"piquet": VERSION, "rules": rules.name, **options, "players": list(players), **proven}
    return {**head, "deals": list(deals)}


def deal_as_seen(deal: Deal, eye: int | None) -> Json:
    """Returns one deal as ``eye`` (a seat, or None for the public) sees it, with its score once it is over.

    >>> deal_as_seen(Deal.random(rules_of("rubicon"), 7), 1)["talon"]
    '?? ?? ?? ?? ?? ?? ?? ??'
    """
    seen = view(deal, eye)
    return seen.line.deal | ({"score": list(seen.score), "items": _items(deal)} if seen.over else {})
