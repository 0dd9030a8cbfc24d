"""The rule sets as data. Every difference is a field; no code checks a rule set's name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import Any, Final

from .spelling import Told, listed, quoted, say

Option = bool | int | str
Following = Callable[[int, int], int]
"""Takes a hand's cards in the suit led, as bits, and the led card's bit number; returns the playable cards.

Bits may stand only for cards still in play, because only their order matters.
"""


class Kind(StrEnum):
    """The three classes of calls, in scoring order."""

    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"

    # The hash of Enum is written in Python and slow, and kinds are looked up at every call.
    __hash__ = str.__hash__


# Python 3.11 is slow to look up a member of an enum, and these are looked up at every call.
POINT, SEQUENCE, SET = Kind
KINDS: Final = (POINT, SEQUENCE, SET)
_ALL: Final = frozenset(KINDS)
_ALL_BUT_POINT: Final = frozenset({SEQUENCE, SET})


class PointBy(Enum):
    """The measure by which two points are compared."""

    CARDS = "more cards, then more pips"
    PIPS = "more pips"


PIPS: Final = PointBy.PIPS
FULL: Final = "full"
"""House rule ``calls``: a call names a sequence's top card and a set's rank (Cavendish's own dialogue)."""
AS_PLAYED: Final = "as-played"
"""House rule ``pique``: younger's calls count toward a pique when reckoned, after elder's first lead."""


class Form(StrEnum):
    """A partie's form: deals, games or a rubber. Each form has its own ratings."""

    DEALS = "deals"
    GAMES = "games"
    """The best of five games of a hundred."""
    RUBBER = "rubber"
    """Two games below the line win."""


def any_of_suit(suited: int, _: int) -> int:
    """Returns ``suited``: without a house rule, any card in the suit led may follow."""
    return suited


def to_win(suited: int, led: int) -> int:
    """Returns the cards that win the trick, or all if none does (house rule ``must_win``)."""
    # The higher cards of a suit are its higher bits.
    return suited >> led << led or suited


class BadOption(ValueError):
    """The house rule or its value is unknown, or does not fit the rule set."""


@dataclass(frozen=True, slots=True)
class ExchangeRules:
    """Rules for the exchange, the cards left, and carte blanche."""

    least: tuple[int, int] = (1, 1)
    """The fewest cards elder and younger may exchange."""
    most: int = 5
    """The most cards elder may exchange."""
    looks: bool = True
    """Elder sees the cards they leave of the first five, and younger may look at the cards left."""
    names_lead: bool = True
    """Elder may name the suit of the first lead, and choose the card after seeing the cards left."""
    blank_dealt: bool = True
    """Carte blanche is declared at the deal, so elder knows it before exchanging."""
    blank_at_once: bool = False
    """Carte blanche is announced and shown together, after the other player's exchange."""


@dataclass(frozen=True, slots=True)
class CallRules:
    """Rules for point, sequence and set: definitions, announcements, calling order."""

    point_by: PointBy = PointBy.CARDS
    point_cards: int = 1
    """The fewest cards in a point."""
    point_pips: int = 0
    """The fewest pips in a point."""
    in_full: frozenset[Kind] = frozenset()
    """The kinds called in full at once (pips, top card or rank), not by number alone."""
    suits_named: bool = False
    """A sequence call names its suit."""
    in_order: bool = False
    """After the point, the sequence comes before the set."""
    together: bool = False
    """Elder makes all three calls, even empty ones, before the first answer."""
    all_answered: bool = False
    """Younger answers all three calls, even empty ones, and reckons only in a kind answered *not good*."""
    equal_scores: bool = False
    """Elder's call is good against an equal group."""
    better_told: frozenset[Kind] = frozenset()
    """The kinds in which younger announces a better answer: in full if such calls are in full, otherwise only pips or
    top card, after asking for elder's.
    """
    told_unasked: bool = False
    """Without asking for the tie-break, younger announces a better answer by number."""
    told_first: bool = True
    """Younger must reckon the announced group first."""
    asks_if_needed: frozenset[Kind] = frozenset()
    """The kinds in which younger asks for the tie-break only if an unseen group could equal or beat theirs."""
    asked_first: bool = True
    """After asking for the tie-break, younger must first reckon a group with the number called."""

    @property
    def all_called(self) -> bool:
        """Whether elder makes all three calls, even empty ones, before leading."""
        return self.together or self.all_answered


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """The scores that differ between rule sets."""

    carte_blanche: int = 10
    """The score for a hand without court cards."""
    carte_rouge: bool = False
    """A hand whose twelve cards all score in calls earns 20."""
    carte_rouge_bar: bool = False
    """Younger's carte rouge counts toward no pique or repique, because elder has led by then."""
    pique: str = ""
    """AS_PLAYED if the order of play decides a pique, "" if scoring order does."""
    cards_make_pique: bool = False
    """The cards, won before younger has a trick, count toward a pique."""
    cards: int = 10
    """The score for seven tricks."""
    capot: int = 40
    """The score for all twelve tricks."""


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """One rule set, with house rules on top. ``str(rules)`` is ``rubicon deals=2``; ``Rules.parse`` reads it."""

    name: str
    form: Form = Form.DEALS
    deals: int = 6
    """The number of deals in a partie of deals."""
    rubicon: int = 100
    """A loser with fewer points is rubiconed."""
    auction: bool = False
    """Bids decide who is elder and what elder undertakes; tricks score only the contract."""
    must_win: bool = False
    """A player following suit plays a higher card than the one led, if they can."""
    exchange: ExchangeRules = ExchangeRules()
    calls: CallRules = CallRules()
    scoring: ScoringRules = ScoringRules()
    reading: str = ""
    """The bot version whose interpretation of the rule books applies; "" for today's."""

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={_text(value)}" for name, value in self.options.items())])

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    @staticmethod
    def parse(text: str) -> "Rules":
        """Parses a rule set's name and its house rules. Raises KeyError for an unknown rule set, and BadOption.

        >>> Rules.parse("rubicon deals=2").deals
        2
        """
        name, *words = text.split(" ")
        options: dict[str, Option] = {}
        for option, _, told in (word.partition("=") for word in words):
            offered = [value for value in RULE_SETS[name].offers(option) if _text(value) == told]
            if not offered:
                raise BadOption(option)
            options[option] = offered[0]
        return rules_of(name, options)

    @property
    def options(self) -> dict[str, Option]:
        """The values of house rules that differ from the rule set's own.

        >>> rules_of("rubicon", {"carte_rouge": True}).options
        {'carte_rouge': True}
        """
        base = RULE_SETS[self.name]
        return {name: value for name in OPTIONS if (value := self.value(name)) != base.value(name)}

    def value(self, option: str) -> Any:
        if option == "calls":
            return FULL if self.calls.in_full == _ALL_BUT_POINT else ""
        return getattr(self.scoring if _OPTIONS[option].scoring else self, option)

    @property
    def following(self) -> Following:
        return to_win if self.must_win else any_of_suit

    @property
    def as_read_today(self) -> "Rules":
        """These rules without ``reading``, so that today's interpretation of the rule books applies."""
        return rules_of(self.name, {name: value for name, value in self.options.items() if name != "reading"})

    @property
    def shortened(self) -> bool:
        """Whether a house rule shortens the partie.

        >>> rules_of("rubicon", {"deals": 1}).shortened
        True
        """
        return self.deals < RULE_SETS[self.name].deals

    def offers(self, option: str) -> tuple[Option, ...]:
        """Returns the values a house rule may have in this rule set; empty if the house rule does not apply.

        >>> RUBICON.offers("deals"), CLUB.offers("calls")
        ((1, 2, 6), ())
        """
        rule = _OPTIONS.get(option)
        return rule.values if rule and rule.fits(self) else ()

    @property
    def idle(self) -> list[str]:
        """The house rules that change nothing, because another house rule they need is off.

        >>> rules_of("rubicon", {"carte_rouge_bar": True}).idle
        ['carte_rouge_bar']
        """
        needy = [rule for rule in HOUSE_RULES if rule.needs and self.value(rule.name)]
        return [rule.name for rule in needy if not self.value(rule.needs)]


def _text(value: Option) -> str:
    return str(value).lower()


def _has_no_auction(rules: Rules) -> bool:
    return not rules.auction


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A change to a rule set that players may choose.

    Its locale messages have the keys ``option-…``, ``panel-…``, ``command-challenge-…`` and ``rules-option-…`` with its
    name.
    """

    name: str
    letter: str
    """The letter for the rule in the ids of buttons and menus; it never changes."""
    values: tuple[Option, ...] = (True, False)
    """The values to choose from. A rule with a single text has this text when on, and "" when off."""
    scoring: bool = False
    """Whether ScoringRules has the field with the value, not Rules."""
    fits: Callable[[Rules], bool] = _has_no_auction
    """Whether a rule set offers this house rule."""
    needs: str = ""
    """The name of the house rule without which this one changes nothing; "" for none."""

    @property
    def is_switch(self) -> bool:
        """Whether the rule has the values on and off, not numbers.

        >>> [rule.name for rule in HOUSE_RULES if not rule.is_switch]
        ['deals']
        """
        return type(self.values[0]) is not int

    def switched(self, *, on: bool) -> Option:
        """Returns the value of the rule when switched on or off.

        >>> calls = next(rule for rule in HOUSE_RULES if rule.name == "calls")
        >>> calls.switched(on=True), calls.switched(on=False)
        ('full', '')
        """
        return self.values[0] if on else type(self.values[0])()


HOUSE_RULES: Final = (
    HouseRule("carte_rouge", "c", scoring=True),
    HouseRule("carte_rouge_bar", "b", scoring=True, needs="carte_rouge"),
    HouseRule("cards_make_pique", "m", scoring=True),
    HouseRule("pique", "p", (AS_PLAYED,), scoring=True),
    HouseRule("calls", "s", (FULL,), fits=lambda rules: not rules.auction and not RULE_SETS[rules.name].calls.in_full),
    HouseRule("must_win", "w"),
    HouseRule("deals", "d", (1, 2, 6), fits=lambda rules: rules.form is Form.DEALS),
)
"""The house rules, in the order offered."""
READINGS: Final = ("0.1", "0.2", "0.2.0")
"""The bot versions that read a source differently, oldest first; new parties cannot choose them.

0.2 is the development versions between the releases 0.1.0 and 0.2.0.
"""
_READING: Final = HouseRule("reading", "", READINGS, fits=lambda _: True)
_OPTIONS: Final = {rule.name: rule for rule in (*HOUSE_RULES, _READING)}
OPTIONS: Final = tuple(_OPTIONS)
"""The names that a record's options may have: the house rules and ``reading``."""

RUBICON: Final = Rules("rubicon", calls=CallRules(asks_if_needed=_ALL_BUT_POINT))
CLUB: Final = Rules("club", calls=CallRules(in_full=_ALL_BUT_POINT, in_order=True))
AU_CENT: Final = Rules(
    "au-cent",
    exchange=ExchangeRules(least=(1, 0), blank_dealt=False),
    calls=CallRules(point_by=PIPS, in_full=_ALL),
)
FRENCH: Final = Rules(
    "french-1896",
    exchange=ExchangeRules(least=(1, 0), blank_dealt=False, blank_at_once=True),
    calls=CallRules(
        point_by=PIPS,
        point_pips=30,
        in_full=_ALL,
        suits_named=True,
        in_order=True,
        together=True,
        all_answered=True,
        equal_scores=True,
        better_told=_ALL,
    ),
)
CARTE_ROUGE: Final = Rules(
    "carte-rouge",
    calls=CallRules(point_cards=4, in_full=frozenset({SET}), in_order=True, better_told=frozenset({POINT})),
    scoring=ScoringRules(carte_rouge=True, cards_make_pique=True),
)
HUNDRED: Final = replace(AU_CENT, name="hundred", form=Form.GAMES, exchange=ExchangeRules(least=(1, 0)))
COUNTERPIQUE: Final = Rules(
    "counterpique",
    form=Form.RUBBER,
    auction=True,
    exchange=ExchangeRules(least=(0, 0), looks=False, names_lead=False, blank_dealt=False),
    calls=CallRules(in_order=True, all_answered=True),
)

RULE_SETS: Final[dict[str, Rules]] = {
    rules.name: rules for rules in (RUBICON, CLUB, AU_CENT, FRENCH, CARTE_ROUGE, HUNDRED, COUNTERPIQUE)
}


def rules_of(name: str, options: Mapping[str, Any] | None = None) -> Rules:
    """Returns a rule set with house rules on top. Raises KeyError for an unknown rule set, and BadOption.

    >>> rules_of("rubicon", {"deals": 2, "must_win": True}).options
    {'must_win': True, 'deals': 2}
    """
    if name not in RULE_SETS:
        raise KeyError(say("no-rule-set", found=quoted(name), choices=listed(RULE_SETS)))
    rules = RULE_SETS[name]
    for option, value in (options or {}).items():
        if not any(type(value) is type(offered) and value == offered for offered in rules.offers(option)):
            raise BadOption(option)
        if option == "calls":
            rules = replace(rules, calls=replace(rules.calls, in_full=_ALL_BUT_POINT))
        elif _OPTIONS[option].scoring:
            rules = replace(rules, scoring=replace(rules.scoring, **{option: value}))
        else:
            rules = replace(rules, **{option: value})
    # The rubicon is for a partie of full length; a shortened one has none.
    return _as_read_then(replace(rules, rubicon=0) if rules.shortened else rules)


def _as_read_then(rules: Rules) -> Rules:
    if rules.reading:
        rules = replace(rules, calls=replace(rules.calls, asks_if_needed=frozenset(), asked_first=False))
    if rules.reading in ("0.1", "0.2"):
        rules = replace(
            rules,
            exchange=replace(rules.exchange, names_lead=False, blank_dealt=False),
            calls=replace(rules.calls, all_answered=False, told_unasked=True, told_first=False),
        )
    if rules.reading == "0.1":
        rules = replace(
            rules,
            exchange=replace(rules.exchange, blank_at_once=False),
            calls=replace(rules.calls, suits_named=False, equal_scores=False, better_told=frozenset()),
        )
    return rules


def wrong_option(rules: str, option: str, found: str, write: Callable[[Option], str] = _text) -> Told:
    """Returns the error text for a wrong house rule or value. ``write`` formats the values offered."""
    if option not in OPTIONS:
        return say("no-house-rule", found=quoted(option), choices=listed(OPTIONS))
    offered = RULE_SETS[rules].offers(option)
    if not offered:
        return say("house-rule-unfit", option=option, rules=rules)
    return say("house-rule-value", option=option, found=found, choices=listed(map(write, offered)))
