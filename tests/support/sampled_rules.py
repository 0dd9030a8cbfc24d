"""The rule sets tested at every commit; long runs test all."""

from typing import Any, Final

import pytest

ONE_OF_EACH_FORM: Final = ("rubicon", "hundred", "counterpique")


def with_rules(name: str, *values: Any, sample: tuple[str, ...] = ONE_OF_EACH_FORM) -> Any:
    """Test parameters with this rule set; marked long, unless it is in the sample."""
    return pytest.param(name, *values, marks=() if name in sample else pytest.mark.long)
