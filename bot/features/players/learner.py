"""People who learn, as a lesson or a problem shows them."""

from dataclasses import dataclass, replace

from bot.model.players import User
from bot.model.sight import PlayerSettings


@dataclass(frozen=True, slots=True)
class Learner:
    """A person as a lesson shows them: their name, the house's, and the language in which they read."""

    id: int
    name: str
    house: str
    locale: str


def learner_settings(learner: Learner, user: User) -> PlayerSettings:
    """How a person who learns sees cards, with their own settings."""
    return replace(PlayerSettings.of(user), locale=learner.locale, sure_leads=False)
