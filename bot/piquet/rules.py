"""The rule sets, as data. Every difference between them is a field here; no code asks for a rule set by name."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import Any, Final

Option = bool | int | str


class Kind(StrEnum):
    """The three classes of calls, in the order in which they score."""

    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"

    # The hash of Enum is written in Python and slow, and kinds are looked up at every call.
    __hash__ = str.__hash__


# Python 3.11 is slow to look up a member of an enum, and these are looked up at every call.
POINT, SEQUENCE, SET = Kind
KINDS: Final = (POINT, SEQUENCE, SET)


class PointBy(Enum):
    """The measure by which one point is better than another."""

    CARDS = "more cards, then more pips"
    PIPS = "more pips"


PIPS: Final = PointBy.PIPS
FULL: Final = "full"
"""Sequences are called with their top card, sets with their rank (Cavendish's own dialogue)."""
AS_PLAYED: Final = "as-played"
"""For a pique, younger's calls count from when they are reckoned, which is after elder's first lead."""


class Form(StrEnum):
    """The form of a partie. Parties of one form are rated together."""

    DEALS = "deals"
    """A number of deals."""
    GAMES = "games"
    """The best of five games of a hundred."""
    RUBBER = "rubber"
    """A rubber of two games below the line."""


class BadOption(ValueError):
    """The house rule is unknown, has no such value, or does not fit the rule set."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set, with the house rules on top of it.

    ``least``: the fewest cards that elder and younger may exchange; ``most``: the most that elder may exchange.
    ``looks``: elder sees the cards left of the first five, and younger may look at the cards left.
    ``names_lead``: elder may name the suit of the first lead, to see the cards left before choosing the card.
    ``point_cards``, ``point_pips``: the fewest cards and pips of a point.
    ``names``: the kinds that a call describes in full at once (pips, top card or rank), not by the number alone.
    ``in_order``: after the point, the sequence comes before the set.
    ``together``: elder makes all three calls, even of nothing, before the first is answered.
    ``all_answered``: elder makes all three calls, and younger answers each of them, even of nothing; younger reckons
    only in a kind that was answered *not good*.
    ``suits_named``: the call of a sequence also names its suit.
    ``equal_scores``: a call of elder that younger only equals is good.
    ``better_told``: the kinds in which a better answer is announced: where a call says all at once, as a call would be;
    else only after a question, by the number that decided.
    ``told_unasked``: such an answer is announced by its number of cards where no question was asked.
    ``told_first``: younger reckons first the group that was announced so.
    ``blank_dealt``: carte blanche is declared before elder exchanges, so that elder knows of it. The bot declares it at
    the deal.
    ``blank_at_once``: carte blanche is announced and shown at the same moment, when the other player has exchanged.
    ``carte_rouge``: a hand whose twelve cards all score in calls scores 20.
    ``carte_rouge_bar``: younger's carte rouge counts toward no pique or repique, as elder has led by then.
    ``cards_make_pique``: the cards, won before younger has a trick, count toward a pique.
    ``pique``: AS_PLAYED, or "" if the order of scoring decides a pique.
    ``calls``: FULL if a house rule adds to ``names``, else "".
    ``must_win``: a player who follows suit plays a higher card than the one led, if they hold one.
    ``auction``: bids decide who is elder and what elder undertakes; tricks score the contract and nothing else.
    ``deals``: the number of deals in a partie of deals; ``rubicon``: a loser with fewer points is rubiconed.
    ``carte_blanche``, ``cards``, ``capot``: the scores for a hand without court cards, seven tricks and all twelve.
    """

    name: str
    least: tuple[int, int] = (1, 1)
    most: int = 5
    looks: bool = True
    names_lead: bool = True
    point_by: PointBy = PointBy.CARDS
    point_cards: int = 1
    point_pips: int = 0
    names: frozenset[Kind] = frozenset()
    in_order: bool = False
    together: bool = False
    all_answered: bool = False
    suits_named: bool = False
    equal_scores: bool = False
    better_told: frozenset[Kind] = frozenset()
    told_unasked: bool = False
    told_first: bool = True
    blank_dealt: bool = True
    blank_at_once: bool = False
    carte_rouge: bool = False
    carte_rouge_bar: bool = False
    cards_make_pique: bool = False
    pique: str = ""
    calls: str = ""
    must_win: bool = False
    auction: bool = False
    form: Form = Form.DEALS
    deals: int = 6
    rubicon: int = 100
    carte_blanche: int = 10
    cards: int = 10
    capot: int = 40
    reading: str = ""
    """The version of the bot that read the sources as this partie does; "" for today's reading."""

    @property
    def all_called(self) -> bool:
        """Whether elder makes all three calls, even of nothing, before leading."""
        return self.together or self.all_answered

    @property
    def options(self) -> dict[str, Option]:
        """The house rules: the options that differ from the rule set."""
        base = RULE_SETS[self.name]
        return {name: getattr(self, name) for name in OPTIONS if getattr(self, name) != getattr(base, name)}

    @property
    def as_read_today(self) -> "Rules":
        """The same rule set and house rules, by today's reading of its source."""
        return rules_of(self.name, {name: value for name, value in self.options.items() if name != "reading"})

    @property
    def shortened(self) -> bool:
        """Whether a house rule makes the partie shorter than the rule set does."""
        return self.deals < RULE_SETS[self.name].deals

    def offers(self, option: str) -> tuple[Option, ...]:
        """The values that a house rule may have in this rule set; none if it does not apply."""
        if option == "deals":
            return DEALS if self.form is Form.DEALS else ()
        if option == "reading":
            return READINGS
        if self.auction or option not in OPTIONS:
            return ()
        match option:
            case "pique":
                return (AS_PLAYED,)
            case "calls":
                return () if RULE_SETS[self.name].names else (FULL,)
        return True, False


_ALL: Final = frozenset(KINDS)
DEALS: Final = (1, 2, 6)
OPTIONS: Final = (
    "carte_rouge",
    "carte_rouge_bar",
    "cards_make_pique",
    "pique",
    "calls",
    "must_win",
    "deals",
    "reading",
)
"""The house rules, by their names in a record."""
READINGS: Final = ("0.1", "0.2")
"""The versions of the bot that read a source differently. No new partie is offered with their reading."""
_BEFORE: Final[Mapping[str, Mapping[str, Any]]] = {
    "0.2": {
        "all_answered": False,
        "told_unasked": True,
        "told_first": False,
        "names_lead": False,
        "blank_dealt": False,
    },
    "0.1": {"suits_named": False, "equal_scores": False, "better_told": frozenset(), "blank_at_once": False},
}
"""By version, newest first, the fields that a later version reads differently, and their values before."""

RUBICON: Final = Rules("rubicon")
CLUB: Final = Rules("club", names=frozenset({Kind.SEQUENCE, Kind.SET}), in_order=True)
AU_CENT: Final = Rules("au-cent", least=(1, 0), point_by=PointBy.PIPS, names=_ALL, blank_dealt=False)
FRENCH: Final = replace(
    AU_CENT,
    name="french-1896",
    point_pips=30,
    in_order=True,
    together=True,
    all_answered=True,
    suits_named=True,
    equal_scores=True,
    better_told=_ALL,
    blank_at_once=True,
)
CARTE_ROUGE: Final = Rules(
    "carte-rouge",
    point_cards=4,
    names=frozenset({Kind.SET}),
    in_order=True,
    better_told=frozenset({Kind.POINT}),
    carte_rouge=True,
    cards_make_pique=True,
)
HUNDRED: Final = replace(AU_CENT, name="hundred", blank_dealt=True, form=Form.GAMES)
COUNTERPIQUE: Final = Rules(
    "counterpique",
    least=(0, 0),
    looks=False,
    names_lead=False,
    blank_dealt=False,
    in_order=True,
    all_answered=True,
    auction=True,
    form=Form.RUBBER,
)

RULE_SETS: Final = {rules.name: rules for rules in (RUBICON, CLUB, AU_CENT, FRENCH, CARTE_ROUGE, HUNDRED, COUNTERPIQUE)}


def rules_of(name: str, options: Mapping[str, Any] | None = None) -> Rules:
    """A rule set with house rules on top. Raises KeyError for an unknown rule set, and BadOption.

    >>> from bot.piquet import RULE_SETS, rules_of
    >>> list(RULE_SETS)
    ['rubicon', 'club', 'au-cent', 'french-1896', 'carte-rouge', 'hundred', 'counterpique']
    >>> rules_of("rubicon", {"deals": 2, "must_win": True}).options
    {'must_win': True, 'deals': 2}
    """
    rules = RULE_SETS[name]
    for option, value in (options or {}).items():
        if not any(type(value) is type(offered) and value == offered for offered in rules.offers(option)):
            raise BadOption(option)
        rules = replace(rules, **{option: value})
    rules = replace(rules, **_read_before(rules.reading))
    if rules.calls == FULL:
        rules = replace(rules, names=frozenset({SEQUENCE, SET}))
    # A hundred is the rubicon of a whole partie; a shortened one has none.
    return replace(rules, rubicon=0) if rules.shortened else rules


def _read_before(reading: str) -> dict[str, Any]:
    """The fields as a version read them, where later versions have changed them, the oldest change last."""
    fields: dict[str, Any] = {}
    for version, before in _BEFORE.items():
        if reading and version >= reading:
            fields |= before
    return fields
