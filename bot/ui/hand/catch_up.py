"""What happened since a button was drawn, for a person who clicked it too late."""

from bot.services.core.sight import Sight
from bot.ui.kit.names import names
from bot.ui.kit.words import Words
from bot.ui.talk.talk import talk

_LONGEST = 12


def catch_up(say: Words, sight: Sight, seq: int) -> str:
    """What was done in this deal since the partie had ``seq`` decisions, as far as the reader may know it."""
    seen = sight.deal
    lines = talk(say, seen, names(sight), max(seq - sight.shown.first_seq, 0)) if seen else []
    if not lines:
        return say("stale-since")
    return "\n".join([say("stale-news"), *(f"> {line}" for line in lines[-_LONGEST:])])
