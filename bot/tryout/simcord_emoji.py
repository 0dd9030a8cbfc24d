"""Emoji of the application on SimCord, whose route for new ones drops their pictures.

The application has all emoji of cards from the start, so that a try-out need not wait for their upload.
"""

from typing import Final

import simcord

from bot.kit import card_emoji

_ADDRESS: Final = "https://cdn.simcord.invalid/emojis/{id}.png"
"""Where SimCord's pages look for the picture of an emoji."""


def own_all_emoji(env: simcord.Env) -> None:
    """Gives the application every emoji of cards."""
    for name in card_emoji.files():
        env.backend.create_application_emoji(name)


def emoji_pictures(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """The pictures of the application's emoji, in the form in which a preview takes them."""
    files = card_emoji.files()
    owned = {id_: emoji.name for id_, emoji in env.backend.application_emojis.items() if emoji.name in files}
    return {_ADDRESS.format(id=id_): (f"{name}.png", files[name].read_bytes()) for id_, name in owned.items()}
