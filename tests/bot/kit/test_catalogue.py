from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.kit.words import LOCALES, Words, languages, sources


def catalogue(folder: Path, text: str) -> Words:
    (folder / "some.ftl").write_text(text, encoding="utf-8")
    return Words("en", folder)


@pytest.mark.parametrize("language", languages())
def test_a_file_consists_of_its_sentences(language: str) -> None:
    whole = [
        text[entry.id.span.start : entry.span.end]
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for text in [path.read_text(encoding="utf-8")]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.id.span is not None and entry.span is not None
    ]
    assert [source.strip() for source in sources(LOCALES / language).values()] == [text.strip() for text in whole]


def test_a_sentence_may_quote_another_and_have_comments_and_several_lines(tmp_path: Path) -> None:
    said = catalogue(
        tmp_path,
        "# Above it.\n"
        "tells = { $name } tells { cards }:\n\n    a long story.\n"
        "## In between.\n"
        "cards =\n    { $n ->\n        [one] a card\n       *[other] { number }\n}\n"
        "number = { $n } cards\n",
    )
    assert said("tells", name="Ada", n=3) == "Ada tells 3 cards:\n\na long story."
    assert "tells" in said
    assert "In" not in said


def test_the_error_names_a_sentence_that_cannot_be_parsed(tmp_path: Path) -> None:
    said = catalogue(tmp_path, "good = Good\nbad = { $name\n")
    assert said("good") == "Good"
    with pytest.raises(ValueError, match=r"cannot be parsed: bad = \{ \$name"):
        said("bad")


def test_the_error_names_a_file_that_is_not_a_catalogue(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"some\.ftl cannot be read at: 3"):
        catalogue(tmp_path, "good = Good\n3 cards\n")


def test_the_error_names_a_missing_argument(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="name"):
        catalogue(tmp_path, "greets = Hello, { $name }\n")("greets")
