"""Patches SimCord to be fast enough for a whole partie.

A test fails if a new SimCord version moves the patched functions.
"""

import pickle
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, Final

READERS: Final = ("_snapshot", "_messages", "_queries", "_component_projection")
"""The SimCord modules that import ``PARSER``."""
PARSER, INDEX = "markdown_tokens", "_message_navigation"
_MOST_TEXTS: Final = 4096


def speed_up() -> None:
    for name in READERS:
        _replace(import_module(f"simcord.preview.{name}"), PARSER, _cached)
    _replace(import_module("simcord.preview._snapshot"), INDEX, _listing_nothing)


def _replace(module: Any, name: str, patch: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    found = getattr(module, name, None)
    if found is not None and not hasattr(found, "__wrapped__"):
        setattr(module, name, patch(found))


def _cached(parse: Callable[..., Any]) -> Callable[..., Any]:
    parsed: dict[tuple[str | None, str, str], bytes] = {}

    @wraps(parse)
    def tokens(value: Any, profile: str = "message", *, context: Any = None) -> Any:
        text = (None if value is None else str(value), profile, repr(context))
        if text not in parsed:
            if len(parsed) >= _MOST_TEXTS:
                parsed.clear()
            parsed[text] = pickle.dumps(parse(value, profile, context=context))
        # Each caller gets a new copy, because callers change it.
        return pickle.loads(parsed[text])  # noqa: S301 - pickled above

    return tokens


def _listing_nothing(index: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(index)
    def nothing(preview: Any, page: Any, visible: Any) -> Any:
        # The sidebar with the list is hidden by page.css. No message has this id, so the list is empty.
        page.navigation_query = "0"
        return index(preview, page, visible)

    return nothing
