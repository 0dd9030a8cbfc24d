"""Why something cannot be done, in a sentence that also says what can."""

from bot.piquet.illegal import Illegal
from bot.piquet.record import Fault
from bot.ui.kit.card_text import faces
from bot.ui.kit.words import Words

_LONGEST = 60


def refusal(words: Words, illegal: Illegal) -> str:
    """The sentence for an action that the rules refuse."""
    return words(f"refusal-{illegal.refusal}", cards=faces(illegal.cards), number=illegal.number)


def fault(words: Words, what: Fault, text: str = "") -> str:
    """The sentence for a record that cannot be played; ``text`` is the passage in it."""
    return words(f"fault-{what}", text=shortened(text))


def shortened(text: str) -> str:
    """A passage of a record as it is quoted, cut where it is long."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
