"""``python -m bot backup FILE``: copies the database to a file while the bot runs."""

from pathlib import Path

from bot.cli.database_files import FileExists, NotAFile, Progress, attempt, is_same_file
from bot.ui.kit.words import words
from data.store.backup import copied, put


def run(*, file: str, force: bool) -> int:
    """Copies the database to the file; ``force`` replaces a file that exists. Gives the exit status."""
    return attempt(lambda settings: _back_up(settings.database, Path(file), force))


def _back_up(database: Path, file: Path, force: bool) -> str:
    if file.exists() and not file.is_file():
        raise NotAFile(str(file))
    if file.exists() and (not force or is_same_file(file, database)):
        raise FileExists(str(file))
    with copied(database, file, Progress()) as copy:
        put(copy, file)
    megabytes = f"{file.stat().st_size / 1e6:.1f}"
    return words()("keeping-backed-up", file=str(file), megabytes=megabytes)
