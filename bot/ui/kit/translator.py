"""The names and descriptions of slash commands in every language: a command gives them as ``text("…")``."""

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.ui.kit.words import ENGLISH, languages, words


class CatalogueTranslator(Translator):
    """Translates into each language that has a catalogue."""

    async def translate(self, string: locale_str, locale: Locale, _: TranslationContextTypes) -> str | None:
        """The text in that language; None if the language has no text of its own."""
        key, arguments = string.extras.get("key"), string.extras.get("arguments", {})
        language = str(locale) if str(locale) in languages() else str(locale).partition("-")[0]
        if key is None or language == ENGLISH or language not in languages():
            return None
        translated = words(language)(key, **arguments)
        return None if translated == words()(key, **arguments) else translated


def text(key: str, **arguments: str | int) -> locale_str:
    """The text of a command, in English and marked for translation."""
    return locale_str(words()(key, **arguments), key=key, arguments=arguments)
