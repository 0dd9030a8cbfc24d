"""Which rule sets are tried at every commit where all share the code; the long runs try the others."""

from typing import Any, Final

import pytest

ONE_OF_EACH_FORM: Final = ("rubicon", "hundred", "counterpique")


def with_rules(name: str, *values: Any, often: tuple[str, ...] = ONE_OF_EACH_FORM) -> Any:
    """The parameters of a test with this rule set: a long one, unless it is one of those that are tried often."""
    return pytest.param(name, *values, marks=() if name in often else pytest.mark.long)
