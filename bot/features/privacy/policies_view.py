"""The privacy page and the terms (``privacy.ftl``), as Discord pages and as texts to publish."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from discord import ButtonStyle, ui

from bot.features.privacy.service import RETENTION, STORED
from bot.kit.controls import Control, button, layout, written
from bot.kit.shared_controls import OpenPolicies
from bot.kit.time_text import day_in_digits
from bot.kit.words import Words, language_name, languages

_BLUE = 0x2F5D8C
PAGES: Final = ("privacy", "stored", "terms")
"""The pages in Discord."""
DOCUMENTS: Final = {"privacy": ("privacy", "stored"), "terms": ("terms",)}
"""The pages in each published text."""
PRIVACY: Final = ("who", "why", "not", "seen", "kept", "yours", "elsewhere")
TERMS: Final = ("service", "use", "play", "warranty", "end", "software")
"""Sections of the privacy page and the terms, by catalogue name."""


@dataclass(frozen=True, slots=True)
class Host:
    """The bot's operator and how to reach them; "" if not stated."""

    name: str = ""
    contact: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A title and its paragraphs. A paragraph that begins with "- " is a list item."""

    title: str
    paragraphs: tuple[str, ...]


def sections(say: Words, page: str, host: Host) -> list[Section]:
    """Divides a page into sections. If there are several, the first one has only a title."""
    if page == "stored":
        tables = [table.replace("_", "-") for table in STORED]
        lines = ["- " + say(f"privacy-stored-{table}") for table in tables]
        paragraphs = (say("privacy-stored-intro"), *lines, say("privacy-stored-besides"))
        return [Section(say("privacy-stored-title"), paragraphs)]
    names = PRIVACY if page == "privacy" else TERMS
    return [Section(say(f"{page}-title"), ()), *(_section(say, f"{page}-{name}", host) for name in names)]


def _section(say: Words, key: str, host: Host) -> Section:
    about: dict[str, str | int] = {
        "host": host.name or say("policies-host-unknown"),
        "contact": host.contact or say("policies-contact-unknown"),
        "name": say("forgotten-name"),
        **RETENTION,
    }
    return Section(say(f"{key}-title"), (say(f"{key}-body", **about),))


class TurnPolicies(Control, verb="policy"):
    page: str = ""


def policies_button(say: Words) -> ui.Button[ui.LayoutView]:
    return button(say("policies-button"), OpenPolicies())


def policies_view(say: Words, page: str, host: Host) -> ui.LayoutView:
    first, *others = sections(say, page, host)
    texts = [f"## {first.title}", *first.paragraphs]
    for section in others:
        texts += [f"**{section.title}**", *section.paragraphs]
    pages = [
        button(
            say(f"policies-{name}"),
            TurnPolicies(name),
            ButtonStyle.primary if name == page else ButtonStyle.secondary,
            disabled=name == page,
        )
        for name in PAGES
    ]
    return layout(written("\n".join(texts)), ui.ActionRow(*pages), accent=_BLUE)


# The published texts.


def file_of(document: str, language: str, kind: str) -> str:
    """Returns a document's file name, as used in HTML links."""
    return f"{document}.{language}.{kind}"


def markdown(say: Words, document: str, host: Host, now: int) -> str:
    """Returns one of ``DOCUMENTS`` as Markdown."""
    lines = []
    for at, section in enumerate(_of(say, document, host)):
        lines += [f"{'#' if at == 0 else '##'} {section.title}", ""]
        for block in _blocks(section.paragraphs):
            lines += [*block, ""]
    return "\n".join([*lines, _dated(say, now), ""])


def _dated(say: Words, now: int) -> str:
    return say("policies-dated", day=day_in_digits(say, now))


def html(say: Words, document: str, host: Host, now: int) -> str:
    """Returns one of ``DOCUMENTS`` as a page with links to the others."""
    found = _of(say, document, host)
    body = []
    for at, section in enumerate(found):
        heading = "h1" if at == 0 else "h2"
        body.append(f"<{heading}>{escape(section.title)}</{heading}>")
        for block in _blocks(section.paragraphs):
            if block[0].startswith("- "):
                items = "".join(f"<li>{_marked(line.removeprefix('- '))}</li>" for line in block)
                body.append(f"<ul>{items}</ul>")
            else:
                body.append(f"<p>{_marked(block[0])}</p>")
    body.append(f"<footer>{escape(_dated(say, now))}</footer>")
    title = escape(found[0].title)
    return _PAGE.format(language=say.language, title=title, ways=_ways(say, document), body="\n".join(body))


def _ways(say: Words, document: str) -> str:
    texts = [(other, say.language, say(f"{other}-title")) for other in DOCUMENTS if other != document]
    tongues = [(document, code, language_name(code)) for code in languages() if code != say.language]
    return "\n".join(
        f'<a href="{file_of(text, code, "html")}" lang="{code}">{escape(name)}</a>'
        for text, code, name in texts + tongues
    )


_PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font: 1rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1.2rem; hyphens: auto }}
nav {{ display: flex; flex-wrap: wrap; gap: .4rem 1.2rem }}
h1, h2 {{ line-height: 1.25 }}
h2 {{ font-size: 1.2rem; margin: 1.8rem 0 .4rem }}
p {{ margin: .4rem 0 }}
li {{ margin: .3rem 0 }}
ul {{ padding-left: 1.4rem }}
code {{ white-space: nowrap }}
footer {{ margin-top: 2.5rem; opacity: .7 }}
</style>
<nav>
{ways}
</nav>
{body}
</html>
"""


def _of(say: Words, document: str, host: Host) -> list[Section]:
    return [section for page in DOCUMENTS[document] for section in sections(say, page, host)]


def _blocks(paragraphs: Sequence[str]) -> Iterator[list[str]]:
    block: list[str] = []
    for text in paragraphs:
        if block and not (text.startswith("- ") and block[-1].startswith("- ")):
            yield block
            block = []
        block.append(text)
    if block:
        yield block


def _marked(text: str) -> str:
    """Returns catalogue text as HTML: bold, code, links and mail addresses."""
    bold = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    coded = re.sub(r"`(.+?)`", r"<code>\1</code>", bold)
    # The host's web or mail address. The text is already escaped.
    linked = re.sub(r"https?://[^\s<]*[\w/]", r'<a href="\g<0>">\g<0></a>', coded)
    return re.sub(r"(?<![\w/.:@])[\w.+-]+@[\w-]+(?:\.[\w-]+)+", r'<a href="mailto:\g<0>">\g<0></a>', linked)
