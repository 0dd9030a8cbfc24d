"""``python -m bot policies FOLDER``: writes the host's privacy page and terms."""

from pathlib import Path

from bot.admin.cli.terminal import Failed, say, tell
from bot.config import read_settings
from bot.features.privacy.policies_view import DOCUMENTS, Host, file_of, html, markdown
from bot.kit.words import languages, words
from bot.runtime.context import unix_time


def run(*, folder: str, host: str | None, contact: str | None) -> int:
    """Writes the privacy page and the terms in each language, as Markdown and HTML. Raises BadSetting or Failed."""
    settings = read_settings()
    by = Host((host or settings.host).strip(), (contact or settings.contact).strip())
    if not (by.name and by.contact):
        raise Failed("policies-nobody")
    try:
        files = _write(Path(folder), by)
    except OSError as error:
        file, reason = str(error.filename or folder), error.strerror or str(error)
        raise Failed("policies-os", file=file, reason=reason) from None
    tell(say("policies-written", files=files, folder=folder))
    return 0


def _write(folder: Path, host: Host) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    written, now = 0, unix_time()
    for language in languages():
        say = words(language)
        for document in DOCUMENTS:
            for kind, draw in {"md": markdown, "html": html}.items():
                (folder / file_of(document, language, kind)).write_text(draw(say, document, host, now), "utf-8")
                written += 1
    return written
