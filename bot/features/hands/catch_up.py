"""The events since a button was drawn, for a person who clicked it too late."""

from bot.features.hands.deal_end import latest
from bot.kit.talk.talk import talk_shown
from bot.kit.words import Words
from bot.model.sight import Sight


def catch_up(say: Words, sight: Sight, seq: int) -> str:
    """The actions in this deal since the partie had ``seq`` decisions, as far as the reader may know them."""
    lines = talk_shown(say, sight, max(seq - sight.shown.first_seq, 0))
    if not lines:
        return say("stale-since")
    return "\n".join([say("stale-news"), *(f"> {line}" for line in latest(lines))])
