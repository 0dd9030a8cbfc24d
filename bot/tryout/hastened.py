"""SimCord made quick enough for a whole partie.

At every change SimCord parses each text on a page anew, and lists all messages of the place for a side bar that
``page.css`` hides; after a hundred decisions a click took seconds. Here each text is parsed once, and nothing listed.
What a new SimCord keeps elsewhere stays as slow as it is; ``tests/tryout/test_tryout.py`` fails then.
"""

import pickle
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, Final

READERS: Final = ("_snapshot", "_messages", "_queries", "_component_projection")
"""SimCord's modules that parse texts, by the name under which each has imported the parser."""
PARSER, INDEX = "markdown_tokens", "_message_navigation"
_MOST_TEXTS: Final = 4096


def hasten() -> None:
    """Puts the quicker parser and the empty list in their places, once."""
    for name in READERS:
        _replace(import_module(f"simcord.preview.{name}"), PARSER, _once_a_text)
    _replace(import_module("simcord.preview._snapshot"), INDEX, _of_nothing)


def _replace(module: Any, name: str, made_of: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    found = getattr(module, name, None)
    if found is not None and not hasattr(found, "__wrapped__"):
        setattr(module, name, made_of(found))


def _once_a_text(parse: Callable[..., Any]) -> Callable[..., Any]:
    parsed: dict[tuple[str | None, str, str], bytes] = {}

    @wraps(parse)
    def tokens(value: Any, profile: str = "message", *, context: Any = None) -> Any:
        text = (None if value is None else str(value), profile, repr(context))
        if text not in parsed:
            if len(parsed) >= _MOST_TEXTS:
                parsed.clear()
            parsed[text] = pickle.dumps(parse(value, profile, context=context))
        # A copy of its own for each caller: they write into what they get.
        return pickle.loads(parsed[text])  # noqa: S301 - our own

    return tokens


def _of_nothing(index: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(index)
    def nothing(preview: Any, page: Any, visible: Any) -> Any:
        # There is no message of this number, so there is nothing to be listed.
        page.navigation_query = "0"
        return index(preview, page, visible)

    return nothing
