"""Plays whole parties between a house player and a random player."""

import random
from collections.abc import Iterator

from bot.piquet.actions import Action, parse_action
from bot.piquet.deal import Deal
from bot.piquet.house.players.player import Player, Turn
from bot.piquet.partie import Partie
from bot.piquet.rules import Form, rules_of
from bot.piquet.view import view
from tests.support.piquet.packs import random_options, random_table
from tests.support.piquet.playing import random_line
from tests.support.piquet.reference_play import cards


def decisions(player: Player, dice: random.Random, rules: str, deals: int = 99) -> Iterator[tuple[Deal, Action]]:
    """Yields player 0's deals and decisions, each before it is carried out, under random house rules.

    Raises Illegal if the player made an illegal decision.
    """
    options = random_options(dice, rules)
    partie = Partie(rules_of(rules, options))
    while partie.outcome is None and len(partie.tallies) < deals:
        yield from _deal(player, dice, partie)


def _deal(player: Player, dice: random.Random, partie: Partie) -> Iterator[tuple[Deal, Action]]:
    rules, game = partie.rules, partie.standing.game
    dealer = dice.randrange(2) if partie.next_dealer is None else partie.next_dealer
    table = random_table(dice, rules.name, dealer, game if rules.form is Form.GAMES else (0, 0), rules.options)
    deal = Deal(rules, dealer, (cards(table.dealt[0]), cards(table.dealt[1])), cards(table.talon), game)
    partie.begin(deal)
    while deal.to_move is not None:
        if deal.to_move == 0:
            action = player.choose(Turn(view(deal, 0), partie.standing))
            yield deal, action
        else:
            action = parse_action(random_line(dice, table))
        partie.do(action)
        table.say(str(action))
