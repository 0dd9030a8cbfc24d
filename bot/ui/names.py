"""What the players are called in a text."""

from bot.services.sight import Sight
from bot.ui.escape import plain


def names(sight: Sight) -> tuple[str, str]:
    """Both names, harmless in a text."""
    return plain(sight.names[0]), plain(sight.names[1])
