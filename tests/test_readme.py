"""Documentation: links and paths exist, and instructions work as written."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.features.clocks import vacation
from bot.features.parties import deciding
from bot.features.players import service as players
from bot.kit.words import words
from bot.model.players import NamedPlayer, User
from bot.piquet.rules import RULE_SETS
from data.players.users import save_user
from tests.fakes.service_context import ADA, BEN, key, opened
from tests.support.paths import ROOT

FOLDERS = (".", ".github", "bot", "cogs", "data", "tests")
PAGES = sorted(
    {*ROOT.glob("*.md")}.union(*((ROOT / folder).rglob("*.md") for folder in FOLDERS[1:])),
)
FILES = {path.relative_to(ROOT).as_posix() for top in FOLDERS[1:] for path in (ROOT / top).rglob("*") if path.is_file()}
FILES |= {path.relative_to(ROOT).as_posix() for top in (".ci", ".container") for path in (ROOT / top).iterdir()}
FILES |= {path.name for path in ROOT.iterdir() if path.is_file()}
FILES = {path for path in FILES if "__pycache__" not in path}
PLACES = FILES | {parent.as_posix() for path in FILES for parent in Path(path).parents}
"""Every file of the project, and every folder with a file."""

README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
MOST_WORDS = {"README.md": 1_000, ".github/HOSTING.md": 3_500, "bot/README.md": 2_000, "tests/README.md": 800}
"""The most words on a page, so that people read it to the end."""
MOST_OF_A_VERSION = 100
"""The most words per version. Half as many are intended; the rest is for later additions."""


async def _played(path: Path) -> None:
    async with opened(path) as house:
        partie = await house.begin(pace=86_400)
        await house.tell(partie)
        await house.play(partie, 40)
        await vacation.begin(house.context, BEN, 3)
        await players.block(house.context, BEN, NamedPlayer(ADA, "Ada"))
        await players.block(house.context, ADA, NamedPlayer(BEN, "Ben"))
        await house.context.database.write(lambda tx: save_user(tx, User(BEN, quiet="22-7", zone="Europe/Berlin")))
        await deciding.decide(house.context, partie, BEN, deciding.resign, key=key())
        await house.tell(partie)


def values_in(path: Path) -> set[object]:
    with closing(sqlite3.connect(path)) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = (row for name in names for row in file.execute(f"SELECT * FROM {name}"))  # noqa: S608
        return {value for row in rows for value in row}


def test_a_person_deleted_by_following_the_hosting_page_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "piquet.sqlite3"
    asyncio.run(_played(path))
    assert {BEN, "Ben"} <= values_in(path)
    (command,) = re.findall(r"-m bot (forget 123)$", HOSTING, re.MULTILINE)
    monkeypatch.setenv("PIQUET_DATABASE", str(path))
    assert main([*command.replace("123", str(BEN)).split(), "--yes"]) == 0
    assert not {BEN, "Ben"} & values_in(path)
    assert main(["doctor"]) == 0


def test_the_readme_lists_exactly_the_existing_rule_sets() -> None:
    table = README.partition("### The rule sets")[2].partition("`/piquet rules`")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE)[1:] == list(RULE_SETS)
    other = words()("number-name", number=len(RULE_SETS) - 1)
    assert f"by the rules of Cavendish and by {other} other rule sets" in README


def test_the_readme_names_every_command() -> None:
    table = README.partition("## Play it")[2].partition("### The rule sets")[0]
    named = [name for row in re.findall(r"^\| (`/piquet .*?) \|", table, re.M) for name in re.findall(r"[a-z]+`", row)]
    cogs = [(ROOT / path).read_text(encoding="utf-8") for path in FILES if path.startswith("cogs/")]
    commands = {name for cog in cogs for name in re.findall(r'app_commands\.command\(name="([a-z]+)"', cog)}
    assert sorted(name.removesuffix("`") for name in named) == sorted(commands)


def test_a_version_of_the_changelog_is_short() -> None:
    """It lists what people would notice; the commits have the details."""
    changes = (ROOT / ".github" / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = {text.partition("\n")[0]: len(text.split()) for text in changes.split("\n## ")[1:]}
    assert {name: words for name, words in versions.items() if words > MOST_OF_A_VERSION} == {}


@pytest.mark.parametrize("page", MOST_WORDS)
def test_a_page_is_short(page: str) -> None:
    assert len((ROOT / page).read_text(encoding="utf-8").split()) <= MOST_WORDS[page]


@pytest.mark.parametrize("word", ["contract", "discard", "misère", "set"])
def test_the_developers_glossary_has_every_word_of_the_game(word: str) -> None:
    entries = re.findall(r"^\| ([^|]+) \|", (ROOT / "bot/GLOSSARY.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert word in {name for entry in entries for name in entry.split(", ")}


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, link: str) -> bool:
    """Whether a link within the project leads to a file, and to the heading if it names one."""
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return target.exists() and (not anchor or anchor in anchors(target))


def paths_in(text: str) -> list[str]:
    """Returns paths in backticks: names that begin with a folder of the project, and file names."""
    ours = rf"(?:{'|'.join(map(re.escape, FOLDERS[1:]))}|\.ci|\.container|\.readme)/[\w./-]*"
    files = r"[\w./-]+\.(?:py|md|ftl|sql|jsonl|toml|mjs)"
    return re.findall(rf"`({ours}|{files})`", text)


def is_there(page: Path, path: str) -> bool:
    """Whether a path exists: from the root, from the page's folder, or as the end of a longer path."""
    path = path.rstrip("/")
    beside = (page.parent.relative_to(ROOT) / path).as_posix()
    return path in PLACES or beside in PLACES or any(place.endswith(f"/{path}") for place in PLACES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_and_link_in_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    # The badge of CI is a page of the repository on GitHub, not a file.
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"\w+://|\.\./\.\./actions/", link)]
    missing = [path for path in paths_in(text) if not is_there(page, path)]
    assert missing + [link for link in links if not leads_somewhere(page, link)] == []


def test_a_link_to_a_missing_heading_or_file_is_found() -> None:
    page = ROOT / "README.md"
    assert leads_somewhere(page, "#host-it")
    assert not leads_somewhere(page, "#no-such-heading")
    assert not leads_somewhere(page, "bot/no-such-page.md")
    assert paths_in("`bot/piquet` `tests/nothing.py` `deal.py` `no/path` `/healthz`") == [
        "bot/piquet",
        "tests/nothing.py",
        "deal.py",
    ]
    assert is_there(page, "deal.py")
    assert not is_there(page, "tests/nothing.py")


def unknown_names(page: str) -> set[str]:
    """Returns names in backticks that the code does not have.

    For ``outbox.enqueue``, a module or a class ``outbox`` must define ``enqueue``.
    """
    code = {path: (ROOT / path).read_text(encoding="utf-8") for path in FILES if path.endswith(".py")}
    words = {word for text in code.values() for word in re.findall(r"\w+", text)}
    names = re.findall(r"`([A-Za-z_]\w*(?:\.\w+)?)(?:\([^`]*\))?`", page)
    named = [name for name in names if re.search(r"[A-Z_.]", name) and not paths_in(f"`{name}`")]
    unknown = {name for name in named if not {*name.split(".")} <= words}
    for owner, name in (name.split(".") for name in named if "." in name):
        owners = [
            text
            for path, text in code.items()
            if Path(path).stem == owner or re.search(rf"^class {owner}\b", text, re.M)
        ]
        defines = re.compile(rf"^\s*(?:(?:async )?def {name}\b|{name}(?::| =))", re.MULTILINE)
        if owners and not any(map(defines.search, owners)):
            unknown.add(f"{owner}.{name}")
    return unknown


def test_every_name_on_the_architecture_page_exists_in_the_code() -> None:
    assert unknown_names((ROOT / "bot" / "README.md").read_text(encoding="utf-8")) == set()
    assert unknown_names("`outbox.enqueue` `Poster.shown` `Place.TABLE` `HELD` `tests` `/metrics`") == set()
    unknown = {f"outbox.{'bake'}", f"Poster.{'bakes'}", f"BAK{'ED'}"}
    assert unknown_names(" ".join(f"`{name}`" for name in unknown)) == unknown
