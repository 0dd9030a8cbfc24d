"""Translates the texts of slash commands, given in the code as ``text("key")``."""

from functools import cache
from hashlib import sha256

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.kit.words import ENGLISH, LOCALES, languages, words


class CatalogueTranslator(Translator):
    async def translate(self, string: locale_str, locale: Locale, _: TranslationContextTypes) -> str | None:
        """Returns a command's text in the locale's language, or None to keep the English text."""
        key, language = string.extras.get("key"), _language(locale)
        if key is None or language is None:
            return None
        arguments = string.extras.get("arguments", {})
        translated = words(language)(key, **arguments)
        return None if translated == words()(key, **arguments) else translated


@cache
def translator() -> CatalogueTranslator | None:
    """Returns the translator for slash commands, or None if English is the only language."""
    return CatalogueTranslator() if len(languages()) > 1 else None


@cache
def _language(locale: Locale) -> str | None:
    # Cached: discord.py asks for each text in 30 locales.
    names = str(locale), str(locale).partition("-")[0]
    return next((name for name in names if name in languages() and name != ENGLISH), None)


@cache
def catalogues_digest() -> str:
    files = sorted(LOCALES.glob("*/*.ftl"))
    return sha256(b"".join(str(file.relative_to(LOCALES)).encode() + file.read_bytes() for file in files)).hexdigest()


def text(key: str, **arguments: str | int) -> locale_str:
    return locale_str(words()(key, **arguments), key=key, arguments=arguments)
