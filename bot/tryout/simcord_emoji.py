"""Adds all card emoji to SimCord's application, with their pictures: SimCord's own upload drops them."""

from typing import Final

import simcord

from bot.kit import card_emoji

_ADDRESS: Final = "https://cdn.simcord.invalid/emojis/{id}.png"


def own_all_emoji(env: simcord.Env) -> None:
    for name in card_emoji.files():
        env.backend.create_application_emoji(name)


def emoji_pictures(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Returns each emoji's file name and picture by its address, for a SimCord preview."""
    files = card_emoji.files()
    owned = {id_: emoji.name for id_, emoji in env.backend.application_emojis.items() if emoji.name in files}
    return {_ADDRESS.format(id=id_): (f"{name}.png", files[name].read_bytes()) for id_, name in owned.items()}
