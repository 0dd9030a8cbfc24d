"""Keeps chosen languages in memory, so clicks are answered without a database read."""

from collections.abc import Collection, Hashable

from bot.model.changes import GuildLanguage, PersonLanguage
from data import servers
from data.players import users
from data.store.database import Database


class Languages:
    def __init__(self) -> None:
        self._people: dict[int, str] = {}
        self._guilds: dict[int, str] = {}

    async def load(self, database: Database) -> None:
        self._people = await database.read(users.languages_of_people)
        self._guilds = await database.read(servers.languages_of_servers)

    def of_person(self, user: int, locale: str) -> str:
        """Returns the person's chosen language, or else Discord's ``locale``."""
        return self._people.get(user, locale)

    def of_guild(self, guild: int, locale: str) -> str:
        """Returns the server's chosen language, or else Discord's ``locale``."""
        return self._guilds.get(guild, locale)

    def committed(self, changes: Collection[Hashable]) -> None:
        for change in changes:
            match change:
                case PersonLanguage(user, language):
                    _set(self._people, user, language)
                case GuildLanguage(guild, language):
                    _set(self._guilds, guild, language)


def _set(chosen: dict[int, str], of: int, language: str) -> None:
    if language:
        chosen[of] = language
    else:
        chosen.pop(of, None)
