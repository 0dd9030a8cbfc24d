"""Adds the card emoji to SimCord's application. SimCord's own upload would drop their pictures."""

from typing import Final

import simcord

from bot.kit import card_emoji

_ADDRESS: Final = "https://cdn.simcord.invalid/emojis/{id}.png"


def own_all_emoji(env: simcord.Env) -> None:
    for name in card_emoji.files():
        env.backend.create_application_emoji(name)


def emoji_pictures(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Maps each emoji's address to its (file name, picture), for SimCord's pages."""
    files = card_emoji.files()
    owned = {id_: emoji.name for id_, emoji in env.backend.application_emojis.items() if emoji.name in files}
    return {_ADDRESS.format(id=id_): (f"{name}.png", files[name].read_bytes()) for id_, name in owned.items()}
