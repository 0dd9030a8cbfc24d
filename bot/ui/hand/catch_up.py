"""What happened since a button was drawn, for a person who clicked it too late."""

from bot.services.core.sight import Sight
from bot.ui.hand.deal_end import latest
from bot.ui.kit.words import Words
from bot.ui.talk.talk import talk_shown


def catch_up(say: Words, sight: Sight, seq: int) -> str:
    """What was done in this deal since the partie had ``seq`` decisions, as far as the reader may know it."""
    lines = talk_shown(say, sight, max(seq - sight.shown.first_seq, 0))
    if not lines:
        return say("stale-since")
    return "\n".join([say("stale-news"), *(f"> {line}" for line in latest(lines))])
