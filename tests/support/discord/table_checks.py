"""Reads a partie from the database, and checks the table's messages against it."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bot.client import PiquetBot
from bot.features.parties.loaded_partie import LoadedPartie
from bot.kit.card_text import face
from bot.kit.names import house_name
from bot.kit.partie_text import game_won
from bot.kit.pictures.score_sheet import deal_sheet
from bot.kit.talk.score_sheet import settlement, sheet, summary
from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.model.house_seats import LEVELS
from bot.model.ids import PartieId
from bot.piquet import record
from bot.piquet.actions import Play
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing, Tally, standing
from bot.piquet.record import RecordedPartie
from bot.piquet.view import DealView, view
from data import parties, posts
from data.parties import PartieRow
from data.posts import Post
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness
from tests.support.discord.packs import FIRST
from tests.support.players import plain_text

_PICTURED = "Score sheet for deal "
"""How a sheet picture's description begins."""
_FACE = re.compile(r"(?:10|[AKQJ987])[♠♥♦♣]")
_TRICKS = re.compile(rf"^-# Tricks(: .* above, .*|, .* before .*)\n((?:-# \**{_FACE.pattern}.*\n?)+)", re.MULTILINE)
"""The tricks in a table message: one line of pictures per player, or one line of pairs."""


def bot_of(harness: Harness) -> PiquetBot:
    assert isinstance(harness.bot, PiquetBot)
    return harness.bot


async def row_of(harness: Harness, partie: PartieId = FIRST) -> PartieRow:
    row = await bot_of(harness).context.database.read(lambda tx: parties.get_partie(tx, partie))
    assert row is not None
    return row


async def game_of(harness: Harness, partie: PartieId = FIRST) -> RecordedPartie:
    text = await bot_of(harness).context.database.read(lambda tx: record_of(tx, partie))
    return record.read(text)


def record_of(tx: Transaction, partie: PartieId) -> str:
    row = parties.get_partie(tx, partie)
    assert row is not None
    deals = [
        {
            "dealer": deal.dealer,
            "hands": [deal.hand0, deal.hand1],
            "talon": deal.talon,
            "actions": [action.text for action in parties.actions_of(tx, partie, deal.number)],
        }
        for deal in parties.deals(tx, partie)
    ]
    names = [seat.name for seat in parties.seats(tx, partie)]
    whole = {"piquet": 1, "rules": row.rules, "options": json.loads(row.options), "players": names, "deals": deals}
    return json.dumps(whole)


async def skip_to(harness: Harness, scores: Sequence[tuple[int, int]], partie: PartieId = FIRST) -> None:
    """Adds finished deals with these scores before the current first deal, if no player has decided in it.

    A carte blanche already declared stays in the current deal.
    """
    number = len(scores)

    def work(tx: Transaction) -> None:
        (now,) = parties.deals(tx, partie)
        first_dealer = (now.dealer + number) % 2
        parties.add_deal(tx, replace(now, number=number))
        tx.execute("UPDATE actions SET deal = ? WHERE partie = ?", number, partie)
        tx.execute("DELETE FROM deals WHERE partie = ? AND number = ?", partie, now.number)
        for before, (one, two) in enumerate(scores):
            dealer = (first_dealer + before) % 2
            parties.add_deal(tx, replace(now, number=before, dealer=dealer, score0=one, score1=two))
        parties.set_choice(tx, partie, None, first_dealer)

    await bot_of(harness).context.database.write(work)


async def deal_of(harness: Harness, partie: PartieId = FIRST) -> Deal:
    table = await bot_of(harness).context.database.read(lambda tx: LoadedPartie.load(tx, partie, 0))
    assert table.deal is not None
    return table.deal


async def make_level(harness: Harness, earlier: int, partie: PartieId = FIRST) -> Card:
    """Changes an earlier deal's score to make both totals equal after the current deal.

    Returns the next card to play. Each player's last card then plays itself.
    """
    deal = await deal_of(harness, partie)
    assert deal.to_move is not None
    chosen = next(iter(deal.playable(deal.to_move)))
    while deal.to_move is not None:
        deal.do(Play(deal.to_move, next(iter(deal.playable(deal.to_move)))))
    one, two = deal.score
    scores = "UPDATE deals SET score0 = ?, score1 = ? WHERE partie = ? AND number = ?"

    def work(tx: Transaction) -> None:
        tx.execute(scores, two, one, partie, earlier)

    await bot_of(harness).context.database.write(work)
    return chosen


async def check_table_messages(harness: Harness, partie: PartieId = FIRST, *, since: int = 0) -> None:
    """Checks that the table reports each action from number ``since`` on once and in order, with score sheets."""
    game = await game_of(harness, partie)
    kept = await bot_of(harness).context.database.read(lambda tx: posts.posts(tx, partie))
    talks = [post for post in kept if post.first_seq <= post.last_seq and _stands(harness, post)]
    assert talks[0].first_seq == since
    assert all(after.first_seq == before.last_seq + 1 for before, after in pairwise(talks))
    assert talks[-1].last_seq + 1 == sum(len(deal.log) for deal in game.deals) == (await row_of(harness, partie)).seq
    for post in talks:
        check_post(game, post, _text(harness, post))
    check_sheets(game, since, "\n".join(_text(harness, post) for post in talks))


def _stands(harness: Harness, post: Post) -> bool:
    return any(found.id == post.message for found in harness.posts(post.channel))


def _text(harness: Harness, post: Post) -> str:
    return plain_text(next(found.text for found in harness.posts(post.channel) if found.id == post.message))


def check_post(game: RecordedPartie, post: Post, text: str) -> None:
    """Checks that a table message reports its actions, and any score sheet, game or result caused by them."""
    before = 0
    tallies: list[Tally] = []
    for number, deal in enumerate(game.deals, 1):
        first, last = post.first_seq - before, post.last_seq + 1 - before
        seen = view(deal, None)
        if 0 <= first < len(deal.log):
            assert last <= len(deal.log)
            said = "\n".join(talk(words(), seen, _names(game), first, last, _names(game), beside=(Play,)))
            assert _says(text, said)
            assert re.search(rf"^## Piquet · #{post.partie} · deal {number}\b", text, re.MULTILINE)
            check_tricks(deal, last, text)
            if deal.over and last == len(deal.log):
                was, stands = standing(game.rules, tallies), standing(game.rules, [*tallies, Tally.of(deal)])
                assert _tells_sheet(game, seen, number, stands, text)
                won = was.games != stands.games
                assert not won or _says(text, game_won(words(), seen, was, stands, _names(game)))
                assert not (number == len(game.deals) and game.outcome) or _says(text, _end(game))
        before += len(deal.log)
        tallies.append(Tally.of(deal))


def _tells_sheet(game: RecordedPartie, seen: DealView, number: int, stands: Standing, text: str) -> bool:
    if sheet(words(), _heads(game), seen, number, stands) in text:
        return True
    described = deal_sheet(words(), _names(game), seen, number, stands).alt
    told = summary(words(), _names(game), seen, stands)
    return _says(text, described) and _says(text, told)


def _says(text: str, said: str) -> bool:
    """A sentence capitalises the house's name at its beginning, so either case counts."""
    return said.lower() in text.replace("\n-# ", "\n").lower()


def _heads(game: RecordedPartie) -> tuple[str, str]:
    return _with_house(game, words()("house-short"))


def _names(game: RecordedPartie) -> tuple[str, str]:
    return _with_house(game, words()("house-in-text"))


def _with_house(game: RecordedPartie, named: str) -> tuple[str, str]:
    house = {house_name(words(), level) for level in LEVELS}
    first, second = (named if name in house else name for name in game.players)
    return first, second


def _end(game: RecordedPartie) -> str:
    assert game.outcome is not None
    return settlement(words(), _names(game), game.outcome, game.partie.standing)


def check_tricks(deal: Deal, last: int, text: str) -> None:
    """Checks the tricks in a table message about the first ``last`` actions.

    The message may show later tricks, because it shows the deal at sending time.
    """
    plays = [action for action in deal.log if isinstance(action, Play)]
    tricks = [sorted(pair, key=lambda play: play.seat) for pair in zip(plays[::2], plays[1::2], strict=False)]
    played = [tuple(face(words(), play.card) for play in pair) for pair in tricks]
    told = tricks_told(text)
    assert told == played[: len(told)]
    assert len(told) >= sum(isinstance(action, Play) for action in deal.log[:last]) // 2


def tricks_told(text: str) -> list[tuple[str, ...]]:
    found = _TRICKS.search(text)
    if found is None:
        return []
    heading, shown = found.groups()
    lines = shown.splitlines()
    if "above" in heading:
        above, below = ([card for line in lines[seat::2] for card in _FACE.findall(line)] for seat in (0, 1))
        return list(zip(above, below, strict=True))
    return [tuple(_FACE.findall(pair)) for pair in lines[0].split(" · ")]


def check_sheets(game: RecordedPartie, since: int, text: str) -> None:
    """Checks that the text has one score sheet for each finished deal after action ``since``."""
    log = [(deal, action) for deal in game.deals for action in deal.log][since:]
    sheets = text.count("```") // 2 + text.count(_PICTURED)
    assert sheets == sum(deal.over for deal in game.deals if any(deal is one for one, _ in log))
