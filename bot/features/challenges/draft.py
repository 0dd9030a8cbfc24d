"""A challenge being set up on the panel. Nothing is stored: each control id of the panel contains the whole draft."""

from dataclasses import dataclass, replace
from typing import Final

from bot.features.challenges.service import rules_offered
from bot.kit.choices import read_pace
from bot.kit.controls import reading_id, whole_number
from bot.model.challenges import Challenge
from bot.model.clocks import HOUR, PACES
from bot.model.house_seats import LEVELS
from bot.piquet.rules import HOUSE_RULES, RUBICON, RULE_SETS, Option, Rules, rules_of

SOMEONE: Final = "someone"
"""``whom`` while a person is to be challenged but not chosen yet."""
ANYONE: Final = "anyone"
_UNDECIDED: Final = "-"
_RATED: Final = {_UNDECIDED: None, "r": True, "f": False}
_RULES: Final = {rule.name: rule for rule in HOUSE_RULES}


@dataclass(frozen=True, slots=True)
class ChallengeDraft:
    whom: str = SOMEONE
    """SOMEONE, ANYONE, a house level, or a person's id."""
    rules: Rules = RUBICON
    pace: int | None = None
    """Seconds for a decision; None for no clock."""
    chosen_rated: bool | None = None
    """Whether the person chose a rated partie; None without a choice."""
    public: bool = False
    """Whether a partie against the house is public."""

    def __str__(self) -> str:
        """Writes the draft for a control id, in at most about 55 characters."""
        rated = next(letter for letter, value in _RATED.items() if value is self.chosen_rated)
        house_rules = "".join(_written(option, value) for option, value in self.rules.options.items())
        hours = (self.pace or 0) // HOUR
        return f"{self.whom}.{self.rules.name}.{hours}.{rated}.{house_rules or _UNDECIDED}.{int(self.public)}"

    @classmethod
    @reading_id()
    def parse(cls, text: str) -> "ChallengeDraft":
        """Reads a draft from a control id. Raises ForgedId."""
        whom, name, hours, rated, options, public = text.split(".")
        if name not in RULE_SETS or rated not in _RATED or public not in ("0", "1"):
            raise ValueError(text)
        draft = cls(rules=RULE_SETS[name], chosen_rated=_RATED[rated], public=public == "1")
        draft = draft.to(whom).at_pace(hours)
        pairs = "" if options == _UNDECIDED else options
        for letter, digit in zip(pairs[::2], pairs[1::2], strict=True):
            rule = next((rule for rule in HOUSE_RULES if rule.letter == letter), None)
            if rule is None or not draft.rules.offers(rule.name) or (rule.is_switch and digit not in ("0", "1")):
                raise ValueError(text)
            draft = draft.with_option(rule.name, rule.switched(on=digit == "1") if rule.is_switch else int(digit))
        return draft

    @property
    def level(self) -> str | None:
        return self.whom if self.whom in LEVELS else None

    @property
    def person(self) -> int | None:
        """The person challenged. None for the house, for anyone, or before a person is chosen."""
        return int(self.whom) if self.whom.isdecimal() else None

    @property
    def rated(self) -> bool:
        """Whether the partie is rated: by default only against people, and never if it is shortened."""
        if self.rules.shortened:
            return False
        return self.level is None if self.chosen_rated is None else self.chosen_rated

    @property
    def switches(self) -> list[str]:
        """The on-or-off house rules compatible with the choices so far."""
        fitting = [rule for rule in HOUSE_RULES if rule.is_switch and self.rules.offers(rule.name)]
        return [rule.name for rule in fitting if not rule.needs or self.has(rule.needs)]

    def has(self, option: str) -> bool:
        return bool(self.rules.value(option))

    @reading_id()
    def switched(self, option: str) -> "ChallengeDraft":
        if option not in self.switches:
            raise ValueError(option)
        return self.with_option(option, _RULES[option].switched(on=not self.has(option)))

    @reading_id()
    def with_option(self, option: str, value: Option) -> "ChallengeDraft":
        others = {name: kept for name, kept in self.rules.options.items() if name != option}
        base = RULE_SETS[self.rules.name].value(option)
        return self._with_rules(self.rules.name, others if value == base else others | {option: value})

    @reading_id()
    def with_rules(self, name: str) -> "ChallengeDraft":
        if name not in RULE_SETS:
            raise ValueError(name)
        base = RULE_SETS[name]
        kept = {option: value for option, value in self.rules.options.items() if value in base.offers(option)}
        return self._with_rules(name, kept)

    def _with_rules(self, name: str, options: dict[str, Option]) -> "ChallengeDraft":
        idle = rules_of(name, options).idle
        kept = {option: value for option, value in options.items() if option not in idle}
        return replace(self, rules=rules_of(name, kept))

    def like(self, last: Challenge, level: str) -> "ChallengeDraft":
        """Returns the draft with the rules and pace of ``last``.

        If ``last`` was a challenge to the house, sets ``level`` instead of the pace.
        """
        draft = replace(self, rules=rules_offered(last).as_read_today)
        if last.against_house:
            return draft.to(level)
        return replace(draft, pace=last.pace) if last.pace in (*PACES, None) else draft

    @reading_id()
    def to(self, whom: str) -> "ChallengeDraft":
        if whom not in (SOMEONE, ANYONE, *LEVELS) and not whole_number(whom):
            raise ValueError(whom)
        return replace(self, whom=whom)

    @reading_id()
    def at_pace(self, hours: str) -> "ChallengeDraft":
        return replace(self, pace=read_pace(hours) or None)


def first_draft(last: Challenge | None, level: str) -> ChallengeDraft:
    """Suggests a challenge to house level ``level``, by the rules of challenge ``last``.

    A new person gets a single deal.
    """
    draft = ChallengeDraft(level)
    return draft.with_option("deals", 1) if last is None else replace(draft.like(last, level), pace=None)


def _written(option: str, value: Option) -> str:
    return f"{_RULES[option].letter}{int(bool(value) if isinstance(value, str) else value)}"
