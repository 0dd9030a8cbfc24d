"""``python -m bot policies FOLDER``: writes the privacy page and the terms to files that the host publishes."""

import sys
from pathlib import Path

from bot.admin.cli.terminal import fail, terminal_words
from bot.config import BadSetting, read_settings
from bot.features.privacy.policies_view import DOCUMENTS, Host, file_of, html, markdown
from bot.kit.words import languages, words
from bot.runtime.context import unix_time


def run(*, folder: str, host: str | None, contact: str | None) -> int:
    """Writes both texts in each language, as Markdown and as HTML. Gives the exit status: 0, or 2 if it could not."""
    say = terminal_words()
    try:
        settings = read_settings()
    except BadSetting as bad:
        return fail(say(f"setting-{bad.problem}", value=bad.value))
    by = Host((host or settings.host).strip(), (contact or settings.contact).strip())
    if not (by.name and by.contact):
        return fail(say("policies-nobody"))
    try:
        files = _write(Path(folder), by)
    except OSError as error:
        return fail(say("policies-os", file=str(error.filename or folder), reason=error.strerror or str(error)))
    sys.stdout.write(say("policies-written", files=files, folder=folder) + "\n")
    return 0


def _write(folder: Path, host: Host) -> int:
    """Gives the number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    written, now = 0, unix_time()
    for language in languages():
        say = words(language)
        for document in DOCUMENTS:
            for kind, draw in {"md": markdown, "html": html}.items():
                (folder / file_of(document, language, kind)).write_text(draw(say, document, host, now), "utf-8")
                written += 1
    return written
