"""What happened since a button was made."""

from bot.services.core.sight import Sight
from bot.ui.kit.names import names
from bot.ui.kit.words import Words
from bot.ui.talk.talk import talk

_LONGEST = 12


def since(say: Words, sight: Sight, seq: int) -> str:
    """What was done since the partie had ``seq`` decisions, as the eye may know it; of this deal alone."""
    seen = sight.deal
    lines = talk(say, seen, names(sight), max(seq - sight.shown.first_seq, 0)) if seen else []
    if not lines:
        return say("stale-since")
    return "\n".join([say("stale-news"), *(f"> {line}" for line in lines[-_LONGEST:])])
