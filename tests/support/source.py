"""Reads the project's source as syntax trees: imports, strings, calls, catalogue keys."""

import ast
import gc
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.support.paths import ROOT, python_files

ROOMS = ("bot", "cogs", "data")
WITHIN_ANOTHER = {"bot.piquet.house"}
"""Packages inside another package that have import rules of their own."""
CATALOGUES = ROOT / "data" / "locales" / "en"


def room_of(name: str) -> str:
    """Returns a module's package, such as ``bot.piquet.house`` or ``cogs``; directly in ``bot``, the module."""
    parts = name.split(".")
    inner = ".".join(parts[:3])
    return inner if inner in WITHIN_ANOTHER else ".".join(parts[:2]) if parts[0] == "bot" else parts[0]


@dataclass(frozen=True)
class Source:
    path: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        return tuple(ast.walk(self.tree))

    @property
    def room(self) -> str:
        """The file's package, ``bot.piquet`` or ``cogs``; for a module directly in ``bot``, the module."""
        return room_of(".".join(Path(self.path).with_suffix("").parts))

    @cached_property
    def imports(self) -> set[str]:
        """Every imported module and name in full: ``bot.piquet.deal``, ``bot.piquet.deal.Deal``."""
        found: set[str] = set()
        for node in self.nodes:
            match node:
                case ast.Import(names=names):
                    found |= {name.name for name in names}
                case ast.ImportFrom(module=name, names=names, level=level):
                    module = ".".join([*self._package(level), *([name] if name else [])])
                    found |= {module, *(f"{module}.{name.name}" for name in names)}
        return found

    def _package(self, level: int) -> tuple[str, ...]:
        """Only the engine uses relative imports, because it has two package names."""
        if level and not self.room.startswith("bot.piquet"):
            raise AssertionError(f"{self.path}: an import that is not written in full")
        return Path(self.path).parts[:-level] if level else ()

    @property
    def plain_imports(self) -> set[str]:
        """The modules in ``import …`` statements, which give access to all their names."""
        statements = [node for node in self.nodes if isinstance(node, ast.Import)]
        return {name.name for statement in statements for name in statement.names}

    @property
    def documents(self) -> list[str]:
        """All docstrings of modules, classes, functions, constants and fields."""
        found = (node.value for node in self.nodes if isinstance(node, ast.Expr))
        return [value.value for value in found if isinstance(value, ast.Constant) and isinstance(value.value, str)]

    @cached_property
    def texts(self) -> set[str]:
        """Every string, except docstrings and parts of f-strings."""
        parts = {id(part) for node in self.nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        documents = {
            id(node.body[0].value)
            for node in self.nodes
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        return {
            node.value
            for node in self.nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts | documents
        }

    @property
    def patterns(self) -> set[str]:
        """The f-strings as regular expressions."""
        return {_pattern(node) for node in self.nodes if isinstance(node, ast.JoinedStr)}

    @cached_property
    def calls(self) -> tuple[ast.Call, ...]:
        return tuple(node for node in self.nodes if isinstance(node, ast.Call))


def _pattern(node: ast.JoinedStr) -> str:
    parts = [
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ".+"
        for part in node.values
    ]
    return "".join(parts)


@dataclass(frozen=True, slots=True)
class Select:
    """A select expression in a message: its variant names, and its default."""

    message: str
    variants: frozenset[str]
    default: str


@cache
def sources() -> tuple[Source, ...]:
    """Parses the project once, and exempts its trees from garbage collection, which would take as long again."""
    gc.disable()
    try:
        return tuple(
            Source(str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
            for path in python_files(*ROOMS)
        )
    finally:
        gc.freeze()
        gc.enable()


def called(call: ast.Call) -> str:
    """Returns the name of a called function, without its owner: ``say`` in ``self.say(…)``."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return name
        case ast.Call() as inner:
            return called(inner)
    return ""


@cache
def catalogue(path: Path) -> fluent.Resource:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def sentences() -> dict[str, frozenset[str]]:
    """Returns every English catalogue key with the arguments of its sentence and of the sentences it quotes."""
    entries = {
        entry.id.name: entry
        for path in sorted(CATALOGUES.glob("*.ftl"))
        for entry in catalogue(path).body
        if isinstance(entry, fluent.Message)
    }
    return {key: _needed(entries, entry) for key, entry in entries.items()}


@cache
def selects() -> tuple[Select, ...]:
    found: list[Select] = []
    for path in sorted(CATALOGUES.glob("*.ftl")):
        for entry in catalogue(path).body:
            if isinstance(entry, fluent.Message):
                reader = _Reader()
                reader.visit(entry)
                found += [_select(entry.id.name, node) for node in reader.selects]
    return tuple(found)


def _select(message: str, node: fluent.SelectExpression) -> Select:
    (default,) = [_name(variant) for variant in node.variants if variant.default]
    return Select(message, frozenset(map(_name, node.variants)), default)


def _name(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else str(variant.key.value)


def in_pages() -> set[str]:
    pages = (ROOT / "bot" / "tryout" / "static").glob("*.html")
    return {key for page in pages for key in re.findall(r"{{([a-z0-9-]+)}}", page.read_text(encoding="utf-8"))}


def quoted() -> set[str]:
    found: set[str] = set()
    for path in CATALOGUES.glob("*.ftl"):
        reader = _Reader()
        reader.visit(catalogue(path))
        found |= reader.quotes
    return found


def _needed(entries: dict[str, fluent.Message], entry: fluent.Message) -> frozenset[str]:
    reader = _Reader()
    reader.visit(entry)
    return frozenset(reader.arguments).union(*(_needed(entries, entries[key]) for key in reader.quotes))


class _Reader(Visitor):
    """Collects a sentence's arguments and quoted keys. The Fluent library prescribes the method names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quotes: set[str] = set()
        self.selects: list[fluent.SelectExpression] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)
