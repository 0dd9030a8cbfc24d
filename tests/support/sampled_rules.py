"""The sample of rule sets that is tested at every commit; the long runs test all of them."""

from typing import Any, Final

import pytest

ONE_OF_EACH_FORM: Final = ("rubicon", "hundred", "counterpique")


def with_rules(name: str, *values: Any, sample: tuple[str, ...] = ONE_OF_EACH_FORM) -> Any:
    """Parameters of a test with this rule set; marked long, unless the rule set belongs to the sample."""
    return pytest.param(name, *values, marks=() if name in sample else pytest.mark.long)
