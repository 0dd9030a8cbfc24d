import re
from enum import StrEnum
from typing import Annotated, Final

from bot.features.challenges.draft import ChallengeDraft
from bot.kit.controls import Control, Spelling, chosen, one_of
from bot.kit.shared_controls import OfChallenge
from bot.model.house_seats import LEVELS

_KEY: Final = re.compile(r"[0-9a-f]{64}")


class AcceptChallenge(OfChallenge, verb="accept"): ...


class DeclineChallenge(OfChallenge, verb="decline"): ...


class WithdrawChallenge(OfChallenge, verb="withdraw"): ...


class PlayHouse(OfChallenge, verb="house"):
    """Gives the opponent's seat to the house. Without ``level``, first asks for a level."""

    level: Annotated[str, one_of(*LEVELS)] = ""


class BeginPartie(OfChallenge, verb="begin"): ...


class CutFor(StrEnum):
    CHALLENGE = "cut"
    ACCEPTING = "accept"
    DEALING = "deal"


class GiveCutWords(OfChallenge, verb="words"):
    # The purpose of the form. A form for accepting has the challenger's key instead, so that changed words are noticed.
    named: Annotated[str, Spelling(str, lambda text: text if _KEY.fullmatch(text) else CutFor(text))]
    words: str = chosen("")

    @property
    def purpose(self) -> CutFor:
        return CutFor.ACCEPTING if _KEY.fullmatch(self.named) else CutFor(self.named)

    @property
    def shown_key(self) -> str | None:
        """The hash of the challenger's words, if this form accepts a challenge ("" without words).

        None in other forms.
        """
        return self.named if _KEY.fullmatch(self.named) else "" if self.purpose is CutFor.ACCEPTING else None


class ChangeDraft(Control, verb="draft"):
    action: str
    draft: ChallengeDraft
    value: str = chosen("")
