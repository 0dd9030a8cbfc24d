"""Cards, groups and rule sets for the second implementation."""

from typing import Final

RANKS: Final = "789TJQKA"
SUITS: Final = "SHDC"
PACK: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
KINDS: Final = ("point", "sequence", "set")
PIPS: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}

SIX_DEALS: Final = ("rubicon", "club", "au-cent", "french-1896", "carte-rouge")
RULE_SETS: Final = (*SIX_DEALS, "hundred", "counterpique")

# The columns of the table in rules.md: the rule sets in which each rule holds.
YOUNGER_MAY_KEEP_ALL: Final = {"au-cent", "french-1896", "hundred", "counterpique"}
TOLD_AT_THE_DEAL: Final = {"rubicon", "club", "carte-rouge", "hundred"}
POINT_BY_PIPS: Final = {"au-cent", "french-1896", "hundred"}
SEQUENCE_BEFORE_SET: Final = {"club", "french-1896", "carte-rouge", "counterpique"}
EVERY_CALL_ANSWERED: Final = {"french-1896", "counterpique"}
SAYS_AT_ONCE: Final[dict[str, tuple[str, ...]]] = {
    "rubicon": (),
    "counterpique": (),
    "club": ("sequence", "set"),
    "carte-rouge": ("set",),
    "au-cent": KINDS,
    "hundred": KINDS,
    "french-1896": KINDS,
}
READINGS: Final = ("0.1", "0.2", "0.2.0")
"""The bot versions that read a source differently."""

Group = tuple[str, ...]
Options = dict[str, bool | int | str]


def groups_of(text: str) -> list[Group]:
    """Parses groups such as ``AS KS QS / TD 9D 8D``; ``-`` means no group."""
    return [] if text == "-" else [tuple(group.split(" ")) for group in text.split(" / ")]


def pips(group: Group) -> int:
    return sum(PIPS[card[0]] for card in group)


def is_group(kind: str, group: Group) -> bool:
    """Whether these cards are a point, a sequence or a set."""
    ranks = sorted(RANKS.index(card[0]) for card in group)
    suits = {card[1] for card in group}
    if kind == "point":
        return len(suits) == 1
    if kind == "sequence":
        return len(group) >= 3 and len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(group) >= 3 and len(set(ranks)) == 1 and ranks[0] >= RANKS.index("T")


def is_group_of(rules: str, kind: str, group: Group) -> bool:
    """Whether this rule set accepts these cards as a point, a sequence or a set."""
    too_small = {"french-1896": pips(group) < 30, "carte-rouge": len(group) < 4}
    return is_group(kind, group) and not (kind == "point" and too_small.get(rules, False))


def number_and_tiebreak(kind: str, group: Group) -> tuple[int, int]:
    """Returns the number of cards, and the tie-break: a point's pips, otherwise the highest rank."""
    return len(group), pips(group) if kind == "point" else max(RANKS.index(card[0]) for card in group)


def strength(rules: str, kind: str, group: Group) -> tuple[int, int]:
    """Returns a group's strength within its kind: greater is better."""
    if kind == "point" and rules in POINT_BY_PIPS:
        return pips(group), 0
    return number_and_tiebreak(kind, group)
