"""The change that a finished partie made to both players' ratings."""

from bot.kit.names import names
from bot.kit.words import Words, yes_or_no
from bot.model.sight import ShownRating, Sight


def ratings_changed(say: Words, sight: Sight) -> list[str]:
    """A line on how the partie changed both ratings; empty if it did not."""
    if sight.ratings is None:
        return []
    changes = [
        say("rating-change", name=name, before=_rating(say, before), after=_rating(say, after))
        for name, (before, after) in zip(names(sight), sight.ratings, strict=True)
    ]
    return [say("ratings-changed", first=changes[0], second=changes[1])]


def _rating(say: Words, rating: ShownRating) -> str:
    return say("rating-figure", points=str(rating.points), provisional=yes_or_no(rating.provisional))
