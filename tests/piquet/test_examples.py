"""Documentation examples run as written, and every public name exists."""

import doctest
import json
import pkgutil
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import bot.piquet as engine
from bot.piquet.record import Fault
from bot.piquet.rules import OPTIONS, RULE_SETS

HERE = Path(engine.__file__).parent
README = HERE / "README.md"
NAMES = sorted(found.name for found in pkgutil.walk_packages(engine.__path__, "bot.piquet."))
WITH_EXAMPLES = {"cards", "deal", "legal", "partie", "record", "rules", "view"}


@pytest.fixture(autouse=True)
def named_piquet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the examples import the package by its public name."""
    for name in ("bot.piquet", *NAMES):
        monkeypatch.setitem(sys.modules, name.removeprefix("bot."), import_module(name))


def failures(module: ModuleType) -> int:
    return doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed


@pytest.mark.parametrize("name", ["bot.piquet", *NAMES])
def test_the_examples_in_docstrings_run(name: str) -> None:
    assert failures(import_module(name)) == 0


@pytest.mark.parametrize("name", sorted(WITH_EXAMPLES))
def test_the_main_modules_have_an_example(name: str) -> None:
    tests = doctest.DocTestFinder().find(import_module(f"bot.piquet.{name}"))
    assert any(test.examples for test in tests)


@pytest.mark.parametrize("page", ["README.md", "RECORD.md"])
def test_the_pages_run_as_written(page: str) -> None:
    played = doctest.testfile(str(HERE / page), module_relative=False)
    assert played.attempted > 10
    assert played.failed == 0


def test_more_than_three_hundred_examples_show_how_the_engine_is_used() -> None:
    pages = [(HERE / page).read_text(encoding="utf-8") for page in ("README.md", "RECORD.md")]
    in_pages = sum(len(doctest.DocTestParser().get_examples(page)) for page in pages)
    tests = [test for name in NAMES for test in doctest.DocTestFinder().find(import_module(name))]
    assert in_pages + sum(len(test.examples) for test in tests) > 300


def test_the_example_on_the_record_page_is_a_valid_record() -> None:
    shown, *_ = re.findall(r"```json\n(.*?)```", (HERE / "RECORD.md").read_text(encoding="utf-8"), re.DOTALL)
    assert engine.read_record(shown).totals == (6, 0)


def test_the_record_page_lists_house_rules_with_their_rule_sets() -> None:
    table = (HERE / "RECORD.md").read_text(encoding="utf-8").partition("| option |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1:4] for row in table.splitlines()[2:]]
    told = {option: (values, sets) for names, values, sets in rows for option in re.findall("`(.+?)`", names)}
    assert list(told) == sorted(OPTIONS, key=list(told).index)
    for option, (values, sets) in told.items():
        named, others = set(re.findall("`([a-z0-9-]+)`", sets)), sets.strip().startswith("all")
        offering = {name for name, rules in RULE_SETS.items() if rules.offers(option)}
        assert offering == (set(RULE_SETS) - named if others else named), option
        offers = next(RULE_SETS[name].offers(option) for name in offering)
        assert [json.loads(value) for value in re.findall("`(.+?)`", values)] == list(offers)


def test_the_record_page_lists_every_fault() -> None:
    faults = (HERE / "RECORD.md").read_text(encoding="utf-8").partition("| fault |")[2].partition("\n\n")[0]
    of_files = {fault.value for fault in Fault} - {"not-asked", "not-a-position"}
    assert of_files <= set(re.findall("`([a-z-]+)`", faults))


def test_the_readme_lists_every_rule_set_and_every_module() -> None:
    rule_sets, modules = README.read_text(encoding="utf-8").partition("## Rule sets")[2].split("## Modules")
    assert re.findall(r"^\| `([\w-]+)`", rule_sets, re.MULTILINE) == list(RULE_SETS)
    listed = {
        name for row in re.findall(r"^\| (`.*?) \|", modules, re.MULTILINE) for name in re.findall("`(.+?)`", row)
    }
    assert {f"bot.piquet.{name}" for name in listed} == {name for name in NAMES if name.count(".") == 2}


def test_every_public_name_exists_and_hides_no_module() -> None:
    assert [name for name in engine.__all__ if not hasattr(engine, name)] == []
    assert {f"bot.piquet.{name}" for name in engine.__all__} & set(NAMES) == set()
