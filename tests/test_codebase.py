"""Rules for the code base: imports, SQL, sentences, controls."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest
from discord.app_commands import Command
from discord.ext.commands import Cog

from bot.client import extensions
from bot.features.hands.view import EXPLAINED
from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.view import COMMON
from bot.features.results.leaderboard_view import Scope, Span
from bot.features.results.leaderboards import POOLS
from bot.features.rules.view import HOUSE_PAGES, PAGES
from bot.kit.controls import TEMPLATE, Control, control_id
from bot.kit.words import words
from bot.model.challenges import ChallengeState
from bot.model.errors import AgainstTheRules, Refused
from bot.model.house_seats import LEVELS
from bot.model.leaderboards import RankedBy
from bot.piquet.auction import Step
from bot.piquet.cards import Rank, Suit
from bot.piquet.declaring import Verdict
from bot.piquet.house.levels.habits import CHARACTERS, HABITS
from bot.piquet.house.opinion.reasons import Why
from bot.piquet.illegal import Refusal
from bot.piquet.reckoning import Reason
from bot.piquet.rules import HOUSE_RULES, OPTIONS, RULE_SETS, Kind
from data.forgetting import HELD
from tests.support import prose
from tests.support.source import (
    CATALOGUES,
    WITHIN_ANOTHER,
    Source,
    called,
    in_pages,
    quoted,
    room_of,
    selects,
    sentences,
    sources,
)

# The arrows.

ARROWS = {
    "bot.piquet": set(),
    "bot.piquet.house": {"bot.piquet"},
    "bot.model": {"bot.piquet"},
    "data": {"bot.model"},
    "bot.runtime": {"bot.model", "bot.piquet", "data"},
    "bot.kit": {"bot.model", "bot.piquet", "bot.runtime"},
    "bot.features": {"bot.piquet.house", "bot.kit", "bot.model", "bot.piquet", "bot.runtime", "data"},
    "bot.cog": {
        "bot.client",
        "bot.features.parties",
        "bot.features.players",
        "bot.features.results",
        "bot.kit",
        "bot.model",
    },
    "cogs": {
        "bot.client",
        "bot.cog",
        "bot.piquet.house.opinion",
        "bot.piquet.house.problems",
        "bot.features",
        "bot.kit",
        "bot.model",
        "bot.runtime",
    },
}
"""The project's packages that each package may import, besides itself. ``bot.admin`` and the modules in ``bot`` start
everything."""

WINGS: dict[str, set[str]] = {
    "bot.piquet.house.search": set(),
    "bot.piquet.house.players": set(),
    "bot.piquet.house.stakes": {"bot.piquet.house.search"},
    "bot.piquet.house.play": {"bot.piquet.house.players", "bot.piquet.house.search", "bot.piquet.house.stakes"},
    "bot.piquet.house.choices": {
        "bot.piquet.house.play",
        "bot.piquet.house.players",
        "bot.piquet.house.search",
        "bot.piquet.house.stakes",
    },
    "bot.piquet.house.levels": {
        "bot.piquet.house.choices",
        "bot.piquet.house.play",
        "bot.piquet.house.players",
        "bot.piquet.house.search",
        "bot.piquet.house.stakes",
    },
    "bot.piquet.house.opinion": {
        "bot.piquet.house.choices",
        "bot.piquet.house.levels",
        "bot.piquet.house.play",
        "bot.piquet.house.players",
        "bot.piquet.house.search",
    },
    "bot.piquet.house.problems": {
        "bot.piquet.house.choices",
        "bot.piquet.house.levels",
        "bot.piquet.house.opinion",
        "bot.piquet.house.players",
        "bot.piquet.house.search",
    },
    "bot.features.par": set(),
    "bot.features.results": {"bot.features.par"},
    "bot.features.clocks": {"bot.features.results"},
    "bot.features.parties": {"bot.features.clocks", "bot.features.par", "bot.features.results"},
    "bot.features.players": {"bot.features.clocks"},
    "bot.features.hands": {"bot.features.clocks", "bot.features.parties", "bot.features.players"},
    "bot.features.servers": {"bot.features.clocks", "bot.features.parties", "bot.features.results"},
    "bot.features.tables": {
        "bot.features.clocks",
        "bot.features.hands",
        "bot.features.parties",
        "bot.features.players",
        "bot.features.results",
    },
    "bot.features.archive": {"bot.features.parties", "bot.features.tables"},
    "bot.features.house": {"bot.features.archive", "bot.features.par", "bot.features.parties"},
    "bot.features.problems": {
        "bot.features.archive",
        "bot.features.hands",
        "bot.features.house",
        "bot.features.parties",
        "bot.features.players",
    },
    "bot.features.lessons": {
        "bot.features.hands",
        "bot.features.house",
        "bot.features.players",
        "bot.features.problems",
    },
    "bot.features.whatif": {"bot.features.archive", "bot.features.hands", "bot.features.house", "bot.features.tables"},
    "bot.features.daily": {
        "bot.features.clocks",
        "bot.features.house",
        "bot.features.lessons",
        "bot.features.par",
        "bot.features.parties",
        "bot.features.problems",
        "bot.features.results",
    },
    "bot.features.challenges": {
        "bot.features.clocks",
        "bot.features.hands",
        "bot.features.lessons",
        "bot.features.parties",
        "bot.features.players",
        "bot.features.results",
        "bot.features.tables",
    },
    "bot.features.proofs": {"bot.features.archive", "bot.features.daily", "bot.features.house"},
    "bot.features.analysis": {
        "bot.features.archive",
        "bot.features.hands",
        "bot.features.house",
        "bot.features.parties",
        "bot.features.problems",
        "bot.features.tables",
    },
    "bot.features.rules": {"bot.features.lessons"},
    "bot.features.welcome": {
        "bot.features.challenges",
        "bot.features.daily",
        "bot.features.lessons",
        "bot.features.results",
    },
    "bot.features.privacy": {"bot.features.results"},
}
"""The subpackages of the house and of the features, each with those it may import from the lines above."""

VOCABULARY = {"bot.piquet.actions", "bot.piquet.cards", "bot.piquet.rules"}
"""Modules for translating clicks, so that cogs may import them too."""

WHOLE = {
    "bot.features.archive.record_text": {"bot.piquet.deal.Deal", "bot.piquet.record"},
}
"""Modules that may use whole deals, because a record in a terminal hides nothing."""

PUBLIC = {"bot.piquet", "bot.piquet.house"}
"""The packages whose ``__init__`` exports names for programs outside this project."""

OURS = ("bot", "cogs", "data", "tests")

Offenders = dict[str, set[str]]
"""The offences in each file."""


def offenders(files: Iterable[Source], wrong: Callable[[Source], set[str]]) -> Offenders:
    """Returns the files with offences. AssertionError if there is no file to check."""
    looked_at = list(files)
    assert looked_at
    found = {source.path: wrong(source) for source in looked_at}
    return {path: names for path, names in found.items() if names}


def outside(*rooms: str) -> list[Source]:
    return [source for source in sources() if source.room not in rooms]


def within(*rooms: str) -> list[Source]:
    return [source for source in sources() if source.room in rooms]


def module(source: Source) -> str:
    return source.path.removesuffix(".py").replace("/", ".")


def inside(name: str, places: set[str]) -> bool:
    """Whether a module or name is in these packages. The house is not part of the package around it."""
    room = room_of(name)
    near = {place for place in places if room not in WITHIN_ANOTHER or place.startswith(room)}
    return any(name == place or name.startswith(f"{place}.") for place in near)


def test_a_room_imports_only_the_rooms_that_its_arrows_point_to() -> None:
    assert offenders(within(*ARROWS), strangers) == {}


def test_a_wing_imports_only_the_wings_that_its_arrows_name() -> None:
    assert offenders([source for source in sources() if wing_of(module(source)) in WINGS], unlisted_wings) == {}


def test_the_arrows_between_wings_are_used_and_make_no_cycle() -> None:
    used: dict[str, set[str]] = {wing: set() for wing in WINGS}
    for source in sources():
        if (wing := wing_of(module(source))) in WINGS:
            used[wing] |= wings_imported(source)
    assert used == WINGS
    listed = list(WINGS)
    assert [wing for wing in WINGS if any(listed.index(other) >= listed.index(wing) for other in WINGS[wing])] == []


def test_no_module_imports_itself_through_others() -> None:
    modules = {module(source).removesuffix(".__init__"): source for source in sources()}
    # The public names come from the modules, and none of ours imports these names, only the modules.
    imports = {name: (source.imports & modules.keys()) - {name, *PUBLIC} for name, source in modules.items()}
    TopologicalSorter(imports).prepare()


def test_the_bot_imports_the_game_from_its_modules() -> None:
    modules = {module(source).removesuffix(".__init__") for source in sources()}

    def taken(source: Source) -> set[str]:
        names = {name for name in source.imports if name.rpartition(".")[0] in PUBLIC}
        return (names - modules) | (PUBLIC & source.plain_imports)

    assert offenders(sources(), taken) == {}


def test_every_wing_of_a_listed_package_is_listed() -> None:
    packages = {wing.rpartition(".")[0] for wing in WINGS}
    wings = {wing_of(module(source)) for source in sources() if wing_of(module(source)) != module(source)}
    assert {wing for wing in wings if wing.rpartition(".")[0] in packages} == set(WINGS)


def wing_of(name: str) -> str:
    return ".".join(name.split(".")[: room_of(name).count(".") + 2])


def wings_imported(source: Source) -> set[str]:
    """Returns the imported subpackages of the file's own package."""
    own = wing_of(module(source))
    wings = {wing_of(name) for name in source.imports if name.startswith(f"{own.rpartition('.')[0]}.")}
    return wings - {own}


def unlisted_wings(source: Source) -> set[str]:
    return wings_imported(source) - WINGS[wing_of(module(source))]


def strangers(source: Source) -> set[str]:
    """Returns the imports from packages forbidden to this file."""
    ours = {name for name in source.imports if name.partition(".")[0] in OURS and name not in OURS}
    allowed = ARROWS[source.room] | {source.room, *(VOCABULARY if source.room == "cogs" else ())}
    packages = {place.rpartition(".")[0] for place in allowed}
    return {name for name in ours if not inside(name, allowed) and name not in packages}


def test_only_code_that_meets_people_imports_discord() -> None:
    met = outside(
        "bot.kit",
        "bot.features",
        "bot.application_emoji",
        "bot.client",
        "bot.cog",
        "bot.command_upload",
        "bot.discord_messenger",
        "bot.error_answers",
        "bot.sharded_bot",
        "bot.tryout",
        "cogs",
    )
    elsewhere = [one for one in met if module(one) not in {"bot.admin.cli.run", "bot.admin.cli.check"}]
    assert offenders(elsewhere, lambda source: inside_any(source, {"discord", "simcord"})) == {}


def inside_any(source: Source, places: set[str]) -> set[str]:
    return {name for name in source.imports if inside(name, places)}


def test_the_game_uses_no_clock_and_no_randomness() -> None:
    worldly = {"time", "datetime", "random", "secrets", "asyncio", "os", "logging"}
    assert offenders(within("bot.piquet"), lambda source: inside_any(source, worldly)) == {}


def test_code_that_meets_people_imports_no_row_and_no_deal() -> None:
    inner = {"bot.piquet.deal.Deal", "bot.piquet.record", "bot.features.parties.loaded_partie", "data"}

    def too_near(source: Source) -> set[str]:
        return inside_any(source, inner - WHOLE.get(module(source), set()))

    assert offenders([*within("bot.kit", "cogs"), *views()], too_near) == {}


def views() -> list[Source]:
    """Returns the feature files that show messages: they import discord or ``bot.kit.words``."""
    meeting = {"discord", "bot.kit.words"}
    return [source for source in within("bot.features") if inside_any(source, meeting)]


def test_class_names_are_unique() -> None:
    places: dict[str, list[str]] = {}
    for source in sources():
        for node in source.nodes:
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(source.path)
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def test_no_folder_holds_more_than_twenty_modules() -> None:
    folders = Counter(source.path.rpartition("/")[0] for source in sources() if not source.path.endswith("__init__.py"))
    assert [folder for folder, number in folders.items() if number > 20] == []


SQL = re.compile(r"\s*(SELECT\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s|CREATE\s|ALTER\s|DROP\s|PRAGMA\s)")


def test_sql_is_written_only_in_data() -> None:
    assert offenders(outside("data"), sql_in) == {}


EVERY_COLUMN = re.compile(r"(?:SELECT|RETURNING)\s+(?:DISTINCT\s+)?\*|\w\.\*(?=\s*[,\s])|,\s*\*(?=[\s,])")
"""SQL that selects every column; it breaks when a newer process adds a column."""


def test_every_statement_names_its_columns() -> None:
    assert offenders(within("data"), starred) == {}


def starred(source: Source) -> set[str]:
    """Returns SQL strings, including parts of f-strings, with a star in place of columns."""
    strings = (node.value for node in source.nodes if isinstance(node, ast.Constant))
    return {text for text in strings if isinstance(text, str) and EVERY_COLUMN.search(f"{text} ")}


@pytest.mark.parametrize("sql", ["SELECT * FROM a", "SELECT a, b.* FROM b", "RETURNING *", "SELECT a, * FROM a"])
def test_a_statement_that_does_not_name_its_columns_is_found(sql: str) -> None:
    assert EVERY_COLUMN.search(f"{sql} ")


def sql_in(source: Source) -> set[str]:
    """Returns SQL statements, the lines executing one, and imports from SQLite."""
    statements = {text for text in source.texts if SQL.match(text)}
    executed = {
        "execute",
        "fetch_one",
        "fetch_all",
        "fetch_value",
        "fetch_tuples",
        "fetch_column",
        "fetch_rows",
        "fetch_row",
    }
    calls = {f"line {call.lineno}: {called(call)}" for call in source.calls if called(call) in executed}
    return statements | calls | inside_any(source, {"sqlite3", "aiosqlite"})


def test_the_rules_above_check_the_whole_codebase() -> None:
    rooms = {source.room for source in sources()}
    assert {*ARROWS, "bot.admin", "bot.client", "bot.tryout"} <= rooms
    assert len(views()) > 30
    assert any(SQL.match(text) for source in within("data") for text in source.texts)
    assert any(inside_any(source, {"discord"}) for source in within("cogs"))


# The tests.


def test_a_test_name_has_at_most_twelve_words() -> None:
    names = {
        name for path in Path(__file__).parent.rglob("*.py") for name in re.findall(r"def test_(\w+)", path.read_text())
    }
    assert sorted(name for name in names if name.count("_") >= 12) == []
    assert len(names) > 3000


# The docstrings.

QUESTIONS = {"How", "What", "When", "Where", "Which", "Who", "Whom", "Whose", "Why"}


def test_no_docstring_of_the_engine_begins_with_a_question() -> None:
    files = within("bot.piquet", "bot.piquet.house")
    assert offenders(files, lambda source: {text for text in source.documents if text.split()[0] in QUESTIONS}) == {}
    assert sum(len(source.documents) for source in files) > 300


def test_the_docstrings_are_short_and_plain() -> None:
    assert [str(figure) for figure in prose.figures() if not figure.ok] == []


# The words.

SAYING = {"button", "say", "words", "words_for", "prompt", "text", "_wrong", "Failed"}
"""Functions called with a sentence key and the sentence's arguments."""

COGS = [
    value
    for extension in extensions()
    for value in vars(import_module(extension)).values()
    if isinstance(value, type) and issubclass(value, Cog) and value.__module__ == extension
]
STEPS = [step.name.lower().replace("_", "-") for step in Step if step is not Step.OVER]

FAMILIES: dict[str, list[str]] = {
    "lesson-{}": [
        *(f"{lesson.name}-{part}" for lesson in LESSONS for part in ("title", "end")),
        *(f"{lesson.name}-{text}" for lesson in LESSONS for step in lesson.steps for text in step.texts),
        *(f"choice-{word}" for lesson in LESSONS for step in lesson.steps for word in step.choices),
        *(f"wrong-{mistake}" for mistake in COMMON),
    ],
    "command-{}": [
        f"{command.name}-{option.display_name}".replace("_", "-")
        for cog in COGS
        for command in cog.__cog_app_commands__
        if isinstance(command, Command)
        for option in command.parameters
    ],
    "option-{}": [
        *(option.replace("_", "-") for option in OPTIONS),
        *(f"{rule.name}-choice" for rule in HOUSE_RULES if type(rule.values[0]) is not bool),
    ],
    "panel-{}": [rule.name.replace("_", "-") for rule in HOUSE_RULES if rule.is_switch],
    "panel-{}-line": [rule.name.replace("_", "-") for rule in HOUSE_RULES if rule.is_switch],
    "rules-option-{}": [rule.name.replace("_", "-") for rule in HOUSE_RULES],
    "because-{}": ["and", *(why.name.lower().replace("_", "-") for why in Why)],
    "privacy-stored-{}": [table.replace("_", "-") for table in HELD],
    "refusal-{}": [*Refusal],
    "refused-{}": [error.key for error in Refused.__subclasses__() if error is not AgainstTheRules],
    "talk-{}": [*Verdict, Reason.PIQUE, Reason.REPIQUE],
    "talk-passes-{}": [*Kind],
    "hand-call-{}": [*Kind],
    "hand-explain-{}": [*EXPLAINED],
    "hand-auction-{}": STEPS,
    "hand-auction-{}-none": ["raise", "last-raise"],
    "hand-confirm-pass-{}": STEPS,
    "hand-contract-{}": ["mine", "theirs"],
    "challenge-{}": [state for state in ChallengeState if state is not ChallengeState.OPEN],
    "sheet-{}": [reason.replace("_", "-") for reason in Reason],
    "why-{}": [reason.replace("_", "-") for reason in Reason],
    "ruleset-{}-name": [*RULE_SETS],
    "ruleset-{}-line": [*RULE_SETS],
    "ruleset-{}-choice": [*RULE_SETS],
    "rules-page-{}-title": [page for page in PAGES if page not in HOUSE_PAGES[1:]],
    "rules-page-{}-body": [page for page in PAGES if page not in HOUSE_PAGES[1:]],
    "copy-{}": ["occupied", "schema", "nul", "differs"],
    "settings-{}": [
        "deal",
        "answers",
        "confirms",
        "forced",
        "sure-leads",
        "cut",
        "colours",
        "as-text",
        "listed",
    ],
    "command-leaderboard-{}": [*RankedBy],
    "profile-{}": [
        "printed",
        "deals",
        "point",
        "sequence",
        "set",
        "carte-blanche",
        "pique",
        "repique",
        "capot",
        "rubicon",
    ],
}
"""Key patterns filled in by code, with all keys that they can make."""

KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
NO_KEYS = {"command-tree"}


@cache
def sayers() -> list[Source]:
    """Returns the files in which people may be addressed."""
    return [*outside("bot.piquet", "bot.features", "bot.model", "bot.runtime", "data"), *views()]


def said(source: Source) -> set[str]:
    """Returns every string that looks like a sentence key."""
    beginnings = {key.partition("-")[0] for key in sentences()}
    return {text for text in source.texts if KEY.fullmatch(text) and text.partition("-")[0] in beginnings} - NO_KEYS


def test_every_key_in_the_code_is_in_the_catalogues() -> None:
    known = {*sentences(), *PAGES}
    assert offenders(sayers(), lambda source: said(source) - known) == {}


def test_every_member_of_a_family_of_keys_is_in_the_catalogues() -> None:
    keys = {family.format(str(member)) for family, members in FAMILIES.items() for member in members}
    assert sorted(keys - set(sentences())) == []


def test_the_code_uses_every_sentence_of_the_catalogues() -> None:
    found = {key for source in sayers() for key in said(source)} | quoted() | in_pages()
    found |= {family.format(str(member)) for family, members in FAMILIES.items() for member in members}
    rest = {key for key in sentences() if key not in found}
    patterns = {pattern for source in sayers() for pattern in source.patterns if _tells(pattern)}
    assert sorted(key for key in rest if not any(re.fullmatch(pattern, key) for pattern in patterns)) == []


def _tells(pattern: str) -> bool:
    """Whether an f-string builds a key that belongs to no known family."""
    spelt = pattern.replace("\\", "")
    families = {family.replace("{}", ".+") for family in FAMILIES}
    return spelt not in families and bool(re.fullmatch(r"[a-z]+-[a-z-]*(\.\+[a-z-]*)+|\.\+-[a-z]+", spelt))


def test_the_code_gives_each_sentence_exactly_the_variables_it_needs() -> None:
    assert offenders(sayers(), misgiven) == {}


def misgiven(source: Source) -> set[str]:
    """Returns the keys, with line numbers, of sentences called with wrong arguments."""
    found = set()
    for call in source.calls:
        match call:
            case ast.Call(args=[ast.Constant(value=str(key)), *_], keywords=given) if called(call) in SAYING:
                names = {keyword.arg for keyword in given}
                if key in sentences() and None not in names and names != sentences()[key]:
                    found.add(f"line {call.lineno}: {key}")
    return found


@pytest.mark.parametrize("given", [0, 1, 2, 3, 7, "x"])
def test_every_sentence_can_be_said_with_numbers_and_with_words(given: int | str) -> None:
    for key, needed in sentences().items():
        assert words()(key, **dict.fromkeys(needed, given)).strip()


YES_NO = {"yes", "no"}


def test_the_default_of_every_select_is_named_other() -> None:
    """A default stands for values without a variant; yes and no have no third value."""
    real = {(select.message, select.default) for select in selects() if select.variants != YES_NO}
    assert sorted(pair for pair in real if pair[1] != "other") == []


CLOSED: dict[str, set[str]] = {
    "rank-name": {rank.name.lower() for rank in Rank},
    "suit-name": {suit.name.lower() for suit in Suit},
    "suit-title": {suit.name.lower() for suit in Suit},
    "picture-suit": {suit.name.lower() for suit in Suit},
    "talk-calls-none": {*Kind},
    "talk-verdict": {*Verdict},
    "house-name": {*LEVELS},
    "house-level": {*LEVELS},
    "house-level-line": {*LEVELS},
    "house-row": {*LEVELS},
    "review-habit": {*CHARACTERS, *HABITS},
    "board-title": {*RankedBy},
    "board-in": {*POOLS, *Scope},
    "board-span": {*Span},
    "profile-pool": {*POOLS},
    "refused-challenge-closed": {state for state in ChallengeState if state is not ChallengeState.OPEN},
}
"""Messages that select by a closed set of values, with all its values."""


@pytest.mark.parametrize("message", CLOSED)
def test_a_select_over_a_closed_set_names_all_its_values(message: str) -> None:
    variants = [select.variants for select in selects() if select.message == message]
    assert frozenset().union(*variants) - {"other"} == CLOSED[message]


# The controls.


OLDER = {"several", "oneclick", "checkhouse", "position", "solveposition"}
"""Verbs of controls that only messages from older versions have."""


def drawn() -> set[str]:
    """Returns the names of all functions called and of their arguments."""
    calls = [call for source in sources() for call in source.calls if called(call) != "control"]
    names = [name for call in calls for part in (call.func, *call.args) for name in ast.walk(part)]
    return {
        name.id if isinstance(name, ast.Name) else name.attr
        for name in names
        if isinstance(name, ast.Name | ast.Attribute)
    }


def test_every_control_is_handled_by_one_method_and_drawn_somewhere() -> None:
    methods = [method for cog in COGS for method in vars(cog).values()]
    handled = Counter(kind for method in methods for kind in getattr(method, "controls", ()))
    assert handled == Counter(kind for kind in Control.kinds.values() if kind.__module__.startswith("bot."))
    names = drawn()
    assert {kind.verb for kind in handled if kind.__name__ not in names} == OLDER


def test_one_template_reads_every_id() -> None:
    for arg in ("", "s.f0000000.f00000", "AS.-pst", "set-rubicon"):
        found = TEMPLATE.fullmatch(control_id("call", 10**19, 10**8, arg))
        assert found is not None
        assert found.groups() == ("call", str(10**19), str(10**8), arg or None)


# The cogs.


def test_every_module_in_cogs_defines_the_one_cog_of_a_feature() -> None:
    assert [cog.__module__ for cog in COGS] == extensions()
    nouns = {name.removeprefix("cogs.") for name in extensions()}
    assert nouns <= {source.path.split("/")[2] for source in within("bot.features")}


def test_every_command_is_described_in_the_catalogue_of_its_cog() -> None:
    commands = {f"command-{command.name}": cog.__module__ for cog in COGS for command in cog.__cog_app_commands__}
    described = {
        key: f"cogs.{path.stem}"
        for path in CATALOGUES.glob("*.ftl")
        for key in commands
        if f"\n{key} =" in path.read_text()
    }
    assert commands == described
    assert {"command-challenge", "command-hand", "command-table"} <= set(commands)


def test_no_cog_imports_another() -> None:
    assert offenders(within("cogs"), lambda source: inside_any(source, {"cogs"})) == {}


# What is shown only once a partie is over.

TELLS_ALL = "bot/features/archive/replays.py"


def test_only_replays_open_a_whole_deal() -> None:
    assert set(offenders(outside("bot.piquet"), opening)) == {TELLS_ALL}


def opening(source: Source) -> set[str]:
    """Returns the names by which a file gets a whole deal, hidden cards included."""
    names = [node for node in source.nodes if isinstance(node, ast.Name | ast.Attribute)]
    spelt = {node.id if isinstance(node, ast.Name) else node.attr for node in names}
    return spelt & {"opened"} | source.imports & {"bot.piquet.view.opened"}
