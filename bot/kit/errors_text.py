"""Puts errors into words: the refused action, the reason, and what to do instead."""

from bot.kit.card_text import faces
from bot.kit.words import Words, shortened
from bot.model.errors import AgainstTheRules, Refused
from bot.piquet.illegal import Illegal
from bot.piquet.record import Fault

_LONGEST_QUOTE = 60


def explain(say: Words, error: Refused) -> str:
    """The sentence for a refused request."""
    if isinstance(error, AgainstTheRules):
        return refusal(say, error.illegal)
    return say(f"refused-{error.key}", **error.words)


def refusal(say: Words, illegal: Illegal) -> str:
    """The sentence for an action that breaks the rules of the game."""
    return say(f"refusal-{illegal.refusal}", cards=faces(say, illegal.cards), number=illegal.number)


def fault(say: Words, what: Fault, text: str = "") -> str:
    """The sentence for a record that cannot be replayed; ``text`` is the offending passage."""
    return say(f"fault-{what}", text=quoted(text))


def quoted(text: str) -> str:
    """A quoted passage of a record, cut with an ellipsis if it is too long."""
    return shortened(text, _LONGEST_QUOTE)
