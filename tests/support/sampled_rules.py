"""Chooses the rule sets to test at every commit; long runs test all."""

from typing import Any, Final

import pytest

ONE_OF_EACH_FORM: Final = ("rubicon", "hundred", "counterpique")


def with_rules(name: str, *values: Any, sample: tuple[str, ...] = ONE_OF_EACH_FORM) -> Any:
    """Returns test parameters with this rule set, marked long unless the rule set is in the sample."""
    return pytest.param(name, *values, marks=() if name in sample else pytest.mark.long)
