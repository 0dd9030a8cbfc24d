"""Every language has every sentence: equal keys and variables, within Discord's limits, no English left.

A language is a folder of ``data/locales``, compared with English; ``test_codebase`` checks English itself.
"""

import ast
import itertools
import math
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.kit import words as catalogue
from bot.kit.card_text import letter
from bot.kit.choices import language_choices
from bot.kit.words import ENGLISH, LOCALES, languages, words
from bot.piquet.cards import Rank
from tests.support.english import english_in, without_code
from tests.support.source import called, sources
from tests.support.source import catalogue as parsed

OTHERS = languages()[1:]
COMMAND_LINE = "admin.ftl"
"""The command line's sentences, which exist only in English."""
SAME = frozenset(
    {
        "account-talon",
        "export-heading",
        "language-name",
        "panel-carte-rouge",
        "picture-course-parties",
        "picture-total",
        "picture-talon",
        "picture-sheet-heading",
        "profile-capot",
        "profile-carte-blanche",
        "profile-point",
        "profile-rubicon",
        "rules-choose",
        "ruleset-au-cent-name",
        "ruleset-carte-rouge-name",
        "ruleset-counterpique-name",
        "sheet-capot",
        "sheet-carte-blanche",
        "sheet-carte-rouge",
        "sheet-counterpique",
        "sheet-misere",
        "sheet-point",
        "sheet-total",
        "table-deal",
        "table-thread",
        "tryout-place-channel",
        "whatif-points",
    }
)
"""Keys whose text may be equal to English in another language: French card terms, and names."""
LOW = frozenset({"seven", "eight", "nine"})
ODD: dict[str, frozenset[str]] = {
    "board-period": frozenset({"all"}),
    **dict.fromkeys(("name-trio", "set-name", "rank-names", "talk-set", "because-keeps"), LOW),
}
"""Values that a variable never has together with some other values: a month of all time, three or four of a low rank.
"""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 1500)
SPACES = {"fr": re.compile("[^\\s\u00a0\u202f]?[ ](?=[:;!?»](?:\\s|$))|«(?=[^\u00a0\u202f])|(?<=[^\\s\u00a0\u202f(])»")}
"""Forbidden spacing by language. French has a no-break space before : ; ! ? » and after «."""

NO_CARD_PLAYER_SAYS: dict[str, dict[str, str]] = {
    "en": {
        r"^(?:keeps|gives|leaves|hides|drives|lets|throws|wins|brings) ": "that keeps …: a reason has a subject",
        "points of the settlement on average": "final-settlement points",
        "’s turn, who": "’s turn, but they",
        "it allows no more": "which is the limit here",
    },
    "fr": {
        "[Ff]aisant": "Combien ? (what does it make?)",
        r"(?<!des )\b[Ss]ur la ligne": "au-dessus de la ligne",
        "partie annoncée|annonce d’une partie": "fraction (a partie is a whole game)",
        "j’offre|n’offre": "je propose",
        "Cartes sûres": "cartes maîtresses",
        "Écartez pour carte blanche": "Carte blanche !",
        "`listed`": "an option that no longer exists",
        "comme on joue(?! ici)": "selon l’usage",
        "sans retour": "irréversible",
        r"\bfut\b|\bfurent\b": "a été, ont été",
        "petits chiffres": "64 chiffres hexadécimaux en minuscules",
        "avec des gens|vous offre": "contre des personnes; vous propose",
        "[Pp]ressez": "cliquez sur",
        "Je vous rappelle": "je vous préviens (I call you back)",
        r"(?i)\b(?:tu|tes|toi|ton)\b": "vous",
        "(?i)attaqu": "entame, entamer (one word for a lead to any trick)",
        r"\b[Ll]a Maison\b": "la maison",
        "heures calmes|heures de silence": "plage de silence",
        r"\b[Pp]oint de (?:\w+|\{ \}) à\b": "point de cinq piques (one form beside tierce de pique)",
    },
    "de": {
        r"\b[Ss]tech(?:en|t)\b|\bsticht\b|\bstichst\b|[Gg]estochen": "den Stich machen (there are no trumps)",
        "(?<!ab)gebrochen": "gefallen (a contract)",
        "[Dd]rüben": "dem Gegner, der andere hat",
        "wie gespielt": "nach Brauch",
        "zu dritt": "zu je drei",
        "kleinen? Hexziffern": "Hexziffern in Kleinbuchstaben",
        r"Betreiber|\bBetrieb\b": "wer den Bot betreibt",
        "Mein Bestes": "Ich würde …",
        r"\b(?:ziehen|zieht|ziehst|gezogen|Zieh)\b": "spielen (ziehen is to draw a card)",
        r"Durchsicht|Spiel durch": "Analyse, analysieren",
        r"\w+en Sie\b|\bIhnen\b": "du",
        r"\bHaus(?:es)?\b": "der Computer",
        r"\bSpiel(?:e|s|en)? des Tages": "Tagesblatt",
        r"\w+es Spiel\b|\b(?:ein|kein|sechs|zwei) Spiele?n?\b|\bdiesem? Spiels?\b|Spiel \{": "Runde (a deal)",
    },
}
"""Wording that card players do not use, as patterns, each with the right wording."""


class _Reader(Visitor):
    """Collects a message's parts. The Fluent library prescribes the method names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quotes: set[str] = set()
        self.texts: list[str] = []
        self.selects: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = [one.key for one in node.variants]
        names = {key.name if isinstance(key, fluent.Identifier) else str(key.value) for key in keys}
        self.selects.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def messages(language: str, folder: Path = LOCALES) -> dict[str, tuple[str, _Reader]]:
    """Returns each key with its file and its sentence's parts."""
    found: dict[str, tuple[str, _Reader]] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for entry in parsed(path).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
                reader = _Reader()
                reader.visit(entry)
                found[entry.id.name] = path.name, reader
    return found


def needed(language: str, key: str) -> set[str]:
    """Returns the variables in a sentence and its quoted sentences."""
    reader = messages(language).get(key, messages(ENGLISH)[key])[1]
    return reader.variables.union(*(needed(language, quoted) for quoted in reader.quotes))


def selected(language: str, key: str) -> dict[str, set[str]]:
    """Returns the variables in a sentence's selects, also in quoted sentences, with their values."""
    reader = messages(language).get(key, messages(ENGLISH)[key])[1]
    found = {variable: set(values) for variable, values in reader.selects.items()}
    for quoted in reader.quotes:
        for variable, values in selected(language, quoted).items():
            found.setdefault(variable, set()).update(values)
    return found


@cache
def values_in_english() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for _, reader in messages(ENGLISH).values():
        for variable, values in reader.selects.items():
            found.setdefault(variable, set()).update(values)
    return found


def ours(language: str, value: str) -> bool:
    """Whether a value is a number, or a text from the language that one sentence passes to another."""
    said = {text.strip() for _, reader in messages(language).values() for text in reader.texts}
    return value.isdecimal() or value in said


every_language = pytest.mark.parametrize("language", OTHERS)


@every_language
def test_a_language_has_every_sentence_in_the_same_file(language: str) -> None:
    theirs = {key: file for key, (file, _) in messages(language).items()}
    ours = {key: file for key, (file, _) in messages(ENGLISH).items() if file != COMMAND_LINE}
    assert {key: file for key, file in ours.items() if theirs.get(key) != file} == {}


@every_language
def test_a_language_has_no_unused_sentence(language: str) -> None:
    ours = {key: file for key, (file, _) in messages(ENGLISH).items() if file != COMMAND_LINE}
    assert {key: file for key, (file, _) in messages(language).items() if ours.get(key) != file} == {}


@every_language
def test_a_sentence_uses_no_variable_that_the_code_does_not_give(language: str) -> None:
    theirs = messages(language)
    wrong = {key: needed(language, key) - needed(ENGLISH, key) for key in theirs}
    assert {key: extra for key, extra in wrong.items() if extra} == {}


@every_language
def test_a_sentence_uses_every_variable_that_english_uses(language: str) -> None:
    wrong = {key: needed(ENGLISH, key) - needed(language, key) for key in messages(language)}
    assert {key: left_out for key, left_out in wrong.items() if left_out} == {}


@every_language
def test_a_select_names_values_that_its_variable_can_have(language: str) -> None:
    known = values_in_english()
    wrong = {
        f"{key} ${variable}": unknown
        for key, (_, reader) in messages(language).items()
        for variable, values in reader.selects.items()
        if (unknown := {one for one in values - PLURALS - known.get(variable, set()) if not ours(language, one)})
    }
    assert wrong == {}


def own_texts(language: str, key: str) -> str:
    """Returns all texts in a sentence and its quoted sentences."""
    reader = messages(language).get(key, messages(ENGLISH)[key])[1]
    return " ".join([*reader.texts, *(own_texts(language, quoted) for quoted in reader.quotes)])


def cases(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Yields arguments that reach each variant, combined with each variant of other selects."""
    choices: dict[str, list[str | int]] = {}
    for variable in needed(ENGLISH, key):
        named = selected(language, key).get(variable, set()) | selected(ENGLISH, key).get(variable, set())
        values: list[str | int] = sorted(one for one in named - PLURALS if not one.isdecimal())
        values += sorted({int(one) for one in named if one.isdecimal()} | (set(NUMBERS) if named & PLURALS else set()))
        choices[variable] = values or ["x"]
    # Too many together are said each with one value of the others.
    longest = max(map(len, choices.values()), default=1)
    together = zip(*(itertools.islice(itertools.cycle(values), longest) for values in choices.values()), strict=True)
    many = math.prod(map(len, choices.values())) > 400
    every = list(together) if many else list(itertools.product(*choices.values()))
    for chosen in every:
        yield dict(zip(choices, chosen, strict=True))


@every_language
def test_sentences_read_the_same_as_fluent_formats_them(language: str) -> None:
    bundle, say = FluentBundle([language], use_isolating=False), words(language)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(parsed(path))
    for key in messages(language):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for arguments in cases(language, key):
            for given in (arguments, dict.fromkeys(arguments, 1_234_567)):
                assert say(key, **given) == bundle.format_pattern(pattern, given)[0], (key, given)


@every_language
def test_every_variant_has_text_exactly_where_english_does(language: str) -> None:
    say, english = words(language), words()
    for key in messages(language):
        for arguments in cases(language, key):
            said = say(key, **arguments)
            assert bool(said.strip()) == bool(english(key, **arguments).strip()), (key, arguments)
            raw = {value for value in arguments.values() if isinstance(value, str) and len(value) > 2}
            shown = {value for value in raw if re.search(rf"\b{re.escape(value)}\b", said)}
            shown -= ODD.get(key, frozenset())
            assert not [value for value in shown if value not in own_texts(language, key)], (key, arguments, said)
            assert "  " not in said.strip() or "  " in english(key, **arguments), (key, arguments)


@every_language
def test_no_sentence_is_left_in_english(language: str) -> None:
    ours, wrong = messages(ENGLISH), {}
    for key, (_, reader) in messages(language).items():
        told = " ".join(reader.texts).strip()
        if (
            key not in SAME
            and re.search(r"[a-z]{3}", without_code(told))
            and told == " ".join(ours[key][1].texts).strip()
        ):
            wrong[key] = told
        if found := english_in(told):
            wrong[key] = f"{found}: {told}"
    assert wrong == {}


@pytest.mark.parametrize("language", [one for one in OTHERS if one in SPACES])
def test_a_language_follows_its_own_spacing_rules(language: str) -> None:
    found = {
        key: list(map(repr, reader.texts))
        for key, (_, reader) in messages(language).items()
        if any(map(SPACES[language].search, reader.texts))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "pattern", "instead"),
    [(language, *one) for language, patterns in NO_CARD_PLAYER_SAYS.items() for one in patterns.items()],
)
def test_a_language_avoids_phrases_that_its_card_players_do_not_use(language: str, pattern: str, instead: str) -> None:
    said = {key: " { } ".join(reader.texts) for key, (_, reader) in messages(language).items()}
    assert {key: text for key, text in said.items() if re.search(pattern, text)} == {}, instead


def test_english_says_game_and_explains_partie_once() -> None:
    """``admin.ftl`` may say *partie*, as in records, log and database tables."""
    said = [
        key
        for key, (file, reader) in messages(ENGLISH).items()
        if file != COMMAND_LINE
        and re.search("(?<![a-z])parties?(?![a-z])", without_code(" ".join(reader.texts)), re.IGNORECASE)
    ]
    assert said == ["rules-page-minute-body"]


@pytest.mark.parametrize(
    ("language", "key", "sentence"),
    [
        ("fr", "talk-sequence", "tierce à la dame de cœur"),
        ("fr", "name-sequence", "une tierce à la dame de cœur"),
        ("fr", "talk-of-suit", "tierce de cœur"),
        ("fr", "talk-making", "«\u00a0Combien\u00a0?\u00a0»"),
        ("fr", "talk-blank", "**x**\u00a0: «\u00a0Carte blanche\u00a0!\u00a0» *+1 → 2*"),
        ("fr", "talk-carte-blanche", "**x**\u00a0: «\u00a0Carte blanche\u00a0!\u00a0» *+1 → 2*"),
        ("fr", "sheet-set", "Brelans et 14"),
        ("fr", "hand-help", "Expliquer cette étape"),
        ("fr", "hand-play-lead", "Jouer A♥"),
        ("fr", "advice-lead", "jouer A♥"),
        ("de", "house-name", "Computer (x)"),
        ("fr", "house-name", "La maison (x)"),
    ],
)
def test_game_terms_are_those_used_at_the_card_table(language: str, key: str, sentence: str) -> None:
    given: dict[str, str | int] = {
        "number": 3,
        "height": "to",
        "rank": "queen",
        "suit": "hearts",
        "said": "tierce",
        "name": "x",
        "level": "x",
        "card": "A♥",
        "gain": 1,
        "score": 2,
    }
    assert words(language)(key, **given) == sentence


@pytest.mark.parametrize("key", ["rules-page-sets-body", "lesson-first-set"])
def test_german_names_trio_and_quatorze_once_beside_its_own_words(key: str) -> None:
    said = words("de")(key)
    assert re.search(r"Gedritt_? \(Trio\)", said)
    assert re.search(r"Geviert_? \(Quatorze\)", said)


def test_a_letter_stands_for_one_rank_in_all_languages() -> None:
    letters = {(letter(words(language), rank), rank) for language in languages() for rank in Rank}
    assert len(letters) == len({one for one, _ in letters})


@pytest.mark.parametrize("language", languages())
def test_a_language_writes_cards_by_its_own_letters(language: str) -> None:
    ours = {letter(words(language), rank) for rank in Rank}
    found = {
        card[:-1]
        for _, reader in messages(language).values()
        for text in reader.texts
        for card in re.findall(r"\w+[♠♥♦♣]", text)
    }
    assert found - ours <= ({"S", "H", "D", "C"} if language == ENGLISH else set())
    assert len(found) > 5


# Discord's limits, and what fits a phone.


@pytest.mark.parametrize("language", languages())
def test_descriptions_of_commands_and_choices_have_at_most_a_hundred_characters(language: str) -> None:
    say = words(language)
    keys = [key for key in messages(ENGLISH) if key.startswith("command-") or key.endswith(("-choice", "-option"))]
    assert len(keys) > 50
    said = {say(key, **arguments) for key in keys for arguments in cases(language, key)}
    assert [one for one in said if len(one) > 100] == []


@cache
def on_labels(maker: str, label: int) -> frozenset[str]:
    """Returns the keys of labels passed to ``maker``, as argument number ``label`` (from 0) or by name."""
    made = [node for source in sources() if source.room != "data" for node in source.calls if called(node) == maker]
    labels = [
        one
        for node in made
        for one in (*node.args[label : label + 1], *(word.value for word in node.keywords if word.arg == "label"))
    ]
    return frozenset(key for one in labels for key in _said_in(one))


def _said_in(label: ast.expr) -> Iterator[str]:
    """A key may be an f-string with one gap in the middle."""
    for node in ast.walk(label):
        if isinstance(node, ast.Call) and called(node) == "say":
            match node.args[0]:
                case ast.Constant(value=str(key)):
                    yield key
                case ast.JoinedStr(values=[ast.Constant(value=str(first)), _, ast.Constant(value=str(last))]):
                    yield from (key for key in messages(ENGLISH) if key.startswith(first) and key.endswith(last))


NO_LABEL = ("-line", "-choice", "-option")
OTHER_LABELS = ("hand-confirm-", "hand-say-", "hand-play-", "lesson-choice-", "house-level")
"""Key prefixes of button labels that the code puts together or chooses between."""
SWITCHES = ("settings-", "server-")
"""Key prefixes of the switches in the settings."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("maker", "label", "longest"), [("button", 0, 35), ("toggle", 1, 33), ("SelectOption", 0, 60)])
def test_labels_fit_on_a_phone(maker: str, label: int, longest: int, language: str) -> None:
    say, keys = words(language), on_labels(maker, label)
    if maker == "button":
        keys |= {key for key in messages(ENGLISH) if key.startswith(OTHER_LABELS) and not key.endswith(NO_LABEL)}
    if maker == "toggle":
        keys |= {key for key in messages(ENGLISH) if key.startswith(SWITCHES) and key.endswith("-button")}
    assert len(keys) > 5
    counted = [(key, given) for key in keys for given in cases(language, key) if NUMBERS[-1] not in given.values()]
    assert [said for key, given in counted if len(said := say(key, **given)) > longest] == []


# A language more.


@pytest.fixture
def third_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Creates a copy of English in a new folder, with a sign after each text."""
    shutil.copytree(LOCALES, tmp_path / "locales")
    folder = tmp_path / "locales" / "eo"
    shutil.copytree(LOCALES / ENGLISH, folder)
    (folder / "languages.ftl").write_text("language-name = Esperanto\n", encoding="utf-8")
    (folder / "rules.ftl").write_text("command-rules = La reguloj\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path / "locales")
    for remembered in (catalogue.languages, catalogue.words, catalogue._catalogue):
        remembered.cache_clear()
    yield "eo"
    monkeypatch.undo()
    for remembered in (catalogue.languages, catalogue.words, catalogue._catalogue):
        remembered.cache_clear()


async def test_a_third_language_needs_a_folder_and_nothing_else(third_language: str) -> None:
    assert third_language in catalogue.languages()
    assert catalogue.words(third_language)("command-rules") == "La reguloj"
    # English stands in for a sentence that it lacks.
    assert catalogue.words(third_language)("command-hand") == words()("command-hand")
    assert ("Esperanto", third_language) in [(choice.name, choice.value) for choice in language_choices()]
