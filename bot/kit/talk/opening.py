"""Puts the opening of a partie into words: the rules, the cut, and the dealer."""

from bot.kit.card_text import cut_faces
from bot.kit.names import names
from bot.kit.partie_text import rated_or_not, rules_named
from bot.kit.time_text import pace_line
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.cards import parse_cards
from bot.piquet.partie import cut_won_by


def opening(say: Words, sight: Sight) -> list[str]:
    """The rules, the cut, and the elder (or the first to speak in an auction)."""
    rules = _rules(say, sight) + (f" {pace_line(say, sight.clock.pace)}" if sight.clock.pace else "")
    return [rules, *who_deals(say, sight)]


def who_deals(say: Words, sight: Sight) -> list[str]:
    """The cut, and the elder or, in an auction, the first to speak."""
    both = names(sight)
    dealer = both[sight.cut.first_dealer or 0]
    lines = [_cut(say, sight) if sight.cut.cards else say("table-open-rematch", dealer=dealer)]
    if sight.deal and sight.rules.auction:
        lines.append(say("table-open-bids", dealer=both[sight.deal.dealer]))
    elif sight.deal:
        lines.append(say("table-open-elder", elder=both[sight.deal.elder]))
    return lines


def _rules(say: Words, sight: Sight) -> str:
    """The rules played. The number of deals is named once, even if a house rule sets it."""
    rules = sight.rules
    named = rules_named(say, rules, length=False)
    form, rated = rules.form.name.lower(), rated_or_not(sight)
    return say("table-open-rules", rules=named, form=form, deals=rules.deals, rated=rated)


def _cut(say: Words, sight: Sight) -> str:
    """The cut, and what its winner gains: the choice of dealer, the deal, or elder hand."""
    winner = _cut_winner(sight)
    gains = "choice" if sight.cut.chooser is not None else "deal" if sight.cut.first_dealer == winner else "elder"
    card = "lower" if sight.rules.auction else "higher"
    return say(
        "table-open-cut", cut=cut_faces(say, sight.cut.cards), winner=names(sight)[winner], card=card, gains=gains
    )


def dealer_chosen(say: Words, sight: Sight) -> str:
    """The first dealer, once the winner of the cut has chosen."""
    both, dealer = names(sight), sight.cut.first_dealer or 0
    # The chooser is no longer stored, but is always the winner of the cut.
    return say("table-dealer", chooser=both[_cut_winner(sight)], dealer=both[dealer], elder=both[1 - dealer])


def _cut_winner(sight: Sight) -> int:
    """The seat that cut the better card in the last pair; the earlier pairs were ties."""
    return cut_won_by(sight.rules, parse_cards(sight.cut.cards.rpartition(" / ")[2]))
