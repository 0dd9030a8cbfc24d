"""The warning filters in ``pyproject.toml``: a deprecation fails a test if our code causes it, but not a library's."""

import warnings

import pytest


@pytest.mark.parametrize("category", [DeprecationWarning, PendingDeprecationWarning])
@pytest.mark.parametrize("module", ["bot", "bot.client", "cogs.hands", "data.store.schema", "tests.test_warnings"])
def test_a_deprecation_in_our_code_is_an_error(module: str, category: type[Warning]) -> None:
    with pytest.raises(category, match="old"):
        warnings.warn_explicit("old", category, "file.py", 1, module=module)


@pytest.mark.parametrize("module", ["discord.utils", "databases.core", "botocore", "test_simcord"])
def test_a_deprecation_in_a_library_is_ignored(module: str) -> None:
    warnings.warn_explicit("old", DeprecationWarning, "file.py", 1, module=module)


@pytest.mark.parametrize("category", [UserWarning, ResourceWarning, RuntimeWarning])
def test_any_other_warning_is_an_error_wherever_it_comes_from(category: type[Warning]) -> None:
    with pytest.raises(category, match="wrong"):
        warnings.warn_explicit("wrong", category, "file.py", 1, module="discord.utils")


def test_a_deprecated_call_in_a_test_is_an_error() -> None:
    with pytest.raises(DeprecationWarning, match="at this line"):
        warnings.warn("at this line", DeprecationWarning, stacklevel=1)
