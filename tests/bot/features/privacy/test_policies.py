import re
from typing import Any

import pytest

from bot.features.privacy.policies_view import DOCUMENTS, PAGES, Host, file_of, html, markdown, policies_view, sections
from bot.features.privacy.service import STORED
from bot.kit.words import languages, words
from bot.model.clocks import ABSENCE_LIMIT, CHALLENGE_LIFETIME, DAY, IDLE_LIMIT, REQUESTS_KEPT
from data.forgetting import HELD
from tests.support.message_reader import text_of

HOST = Host("Ada <Lovelace>", "ada@example.org")
NOW = 1_790_000_000


def body(page: str, language: str = "en") -> str:
    found = sections(words(language), page, HOST)
    return "\n".join(paragraph for section in found for paragraph in section.paragraphs)


@pytest.mark.parametrize("language", languages())
def test_the_policy_names_every_database_table_with_personal_data(language: str) -> None:
    """A new table in ``HELD`` needs its sentence ``privacy-stored-…`` in ``privacy.ftl``."""
    assert {*STORED} == HELD.keys()
    lines = [line for line in body("stored", language).splitlines() if line.startswith("- ")]
    assert len({*lines}) == len(HELD)


def test_the_policy_states_the_retention_times_of_the_code() -> None:
    kept = body("privacy")
    assert f"after {CHALLENGE_LIFETIME // 3600} hours" in kept
    for seconds in (REQUESTS_KEPT, IDLE_LIMIT, ABSENCE_LIMIT):
        assert f"after {seconds // DAY} days" in kept


def test_the_pages_name_the_commands() -> None:
    for command in ("forget", "export", "settings", "block", "resign", "rules"):
        assert any(f"`/piquet {command}`" in body(page) for page in PAGES)


def test_both_pages_name_the_host_and_the_hosts_contact() -> None:
    for page in ("privacy", "terms"):
        assert HOST.name in body(page)
        assert HOST.contact in body(page)
    assert "the person who runs this bot" in "".join(str(section) for section in sections(words(), "terms", Host()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES)
def test_a_page_fits_into_a_message(page: str, language: str) -> None:
    longest = Host("A" * 100, "b" * 100)
    view: Any = policies_view(words(language), page, longest)
    assert len(text_of({"components": view.to_components()})) <= 4_000


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_published_documents_say_the_same_as_the_pages(document: str) -> None:
    say = words()
    plain, page = markdown(say, document, HOST, NOW), html(say, document, HOST, NOW)
    for name in DOCUMENTS[document]:
        for section in sections(say, name, HOST):
            assert section.title in plain
            assert all(paragraph in plain for paragraph in section.paragraphs)
    assert plain.startswith("# ")
    assert "Ada &lt;Lovelace&gt;" in page
    assert "**" not in page
    assert "`" not in page
    assert page.count("<li>") == plain.count("\n- ")
    assert "2026-09-21" in plain
    assert "2026-09-21" in page


@pytest.mark.parametrize(
    ("contact", "link"),
    [("ada@example.org", '<a href="mailto:ada@example.org">ada@example.org</a>.'),
     ("https://example.org/me?a=1&b=2", '<a href="https://example.org/me?a=1&amp;b=2">https://example.org/me?a=1&amp;b=2</a>.'),
     ('"><b>x', "&quot;&gt;&lt;b&gt;x.")],
)  # fmt: skip
def test_the_hosts_address_is_a_link_on_the_page(contact: str, link: str) -> None:
    assert f" {link}" in html(words(), "privacy", Host("Ada", contact), NOW)


def test_each_page_links_to_its_translations_and_to_the_other_text() -> None:
    pages = {
        file_of(text, code, "html"): html(words(code), text, HOST, NOW) for text in DOCUMENTS for code in languages()
    }
    for name, page in pages.items():
        ways = set(re.findall(r'href="([^":]+)"', page))
        text, code, _ = name.split(".")
        assert ways == {one for one in pages if one != name and (one.startswith(text) or f".{code}." in one)}
