"""Measures the docstrings: ``python -m tests.support.prose`` prints the figures and fails above their bounds."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tests.support.figures import Figure, print_all
from tests.support.paths import python_files
from tests.support.source import sources

WORDS: Final = 40_000
"""The most words in the product's docstrings."""
PER_THOUSAND: Final = {("of",): 22.0, ("that", "which"): 10.0, ("those", "same", "such", "what", "whose"): 2.5}
"""How often these words may occur in 1,000 words of docstring, because readable prose has few of them."""
PRIVATE: Final = 15.0
"""The most private functions with a docstring, in percent. A docstring there says why."""

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def figures() -> Iterator[Figure]:
    """Yields the docstring figures for the product, with bounds, and for the tests."""
    yield from _figures("product", (source.tree for source in sources()), WORDS)
    tests = (ast.parse(path.read_text(encoding="utf-8")) for path in python_files("tests"))
    yield from _figures("tests", tests)


def _figures(name: str, trees: Iterable[ast.Module], most: int | None = None) -> Iterator[Figure]:
    nodes = (node for tree in trees for node in _statements(tree) if isinstance(node, _Documented))
    found = [(ast.get_docstring(node), _is_private(node)) for node in nodes]
    text = " ".join(document or "" for document, _ in found)
    words = Counter(re.findall(r"[a-z']+", text.lower()))
    yield Figure(f"{name}: docstrings", words.total(), "words", most)
    for counted, bound in PER_THOUSAND.items():
        rate = 1000 * sum(words[word] for word in counted) / words.total()
        yield Figure(f"{name}: {', '.join(counted)}", round(rate, 1), "per 1,000 words", bound)
    private = [document is not None for document, is_private in found if is_private]
    part = round(100 * sum(private) / len(private), 1)
    yield Figure(f"{name}: private functions with a docstring", part, "%", PRIVATE)


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Skips expressions, which are most of a file and document nothing."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        yield node
        todo += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr)]


def _is_private(node: _Documented) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name.startswith("_") and not node.name.startswith("__")
    return False


if __name__ == "__main__":
    sys.exit(print_all(figures(), as_json="--json" in sys.argv))
