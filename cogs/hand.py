"""Turns: what a player decides by the controls of his hand, and the hand itself."""

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.piquet.actions import Action, Answer, CarteBlanche, Exchange, Look, Play
from bot.piquet.cards import Card, Hand
from bot.services.core import queries
from bot.services.core.errors import AgainstTheRules, NotYet, NotYoursToClaim, PartieEnded, Stale
from bot.services.core.messenger import At
from bot.services.core.sight import Sight
from bot.services.play import deciding
from bot.ui.hand import drafts
from bot.ui.hand.drafts import Draft
from bot.ui.hand.hand import hand_view
from bot.ui.kit.controls import Press
from bot.ui.kit.translator import text
from bot.ui.kit.turn_text import claim_view
from bot.ui.kit.words import words
from bot.ui.messenger import answer
from bot.ui.pictures.drawing_thread import own_picture
from bot.ui.table.games import games_view, pick_view, resign_view
from bot.ui.talk.news import since

Interaction = discord.Interaction[PiquetBot]


class Turns(commands.Cog):
    """A player's own side of the table."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(hand=self.hand, resign=self.giving_up, giveup=self.give_up, playon=self.play_on)
        client.handles(claiming=self.claiming, claim=self.claim, grant=self.grant)
        client.handles(exchange=self.exchange, blank=self.blank, look=self.look, deal=self.deal, play=self.play)
        client.handles(bid=self.bid, call=self.call, answer=self.answer, reckon=self.reckon)
        client.handles(left=self.left, tricks=self.tricks, word=self.word, keep=self.keep)
        client.handles(pick=self.pick, sunk=self.sunk, sink=self.sink, turn=self.turn, some=self.some, card=self.card)

    # The hand, and the parties.

    @app_commands.command(name="hand", description=text("command-hand"))
    async def hand_command(self, interaction: Interaction) -> None:
        """Shows the hand of the partie that is meant, to him alone."""
        if sight := await self._which(interaction, "hand"):
            await queries.set_dms_closed(self._client.context, interaction.user.id, closed=False)
            await answer.show(interaction, hand_view(sight), picture=await own_picture(sight))

    @app_commands.command(name="games", description=text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """Lists his parties."""
        found = await queries.games(self._client.context, interaction.user.id)
        await answer.show(interaction, games_view(words(str(interaction.locale)), found))

    @app_commands.command(name="resign", description=text("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Asks whether he really gives the partie up."""
        if sight := await self._which(interaction, "resign"):
            await answer.show(interaction, resign_view(words(str(interaction.locale)), sight))

    async def _which(self, interaction: Interaction, verb: str) -> Sight | None:
        """The partie that is meant: the one at this table, or his only one; else he is asked, and picks one."""
        await queries.greet(self._client.context, interaction.user.id, str(interaction.locale))
        here = await queries.at_table(self._client.context, interaction.channel_id or 0, interaction.user.id)
        mine = [sight for sight in here if sight.eye is not None]
        mine = mine or await queries.games(self._client.context, interaction.user.id)
        if len(mine) == 1:
            return mine[0]
        say = words(str(interaction.locale))
        await answer.show(interaction, pick_view(say, mine, verb) if mine else games_view(say, mine))
        return None

    async def hand(self, press: Press) -> None:
        """*Show my hand*, at the table: seen by him alone."""
        await queries.greet(self._client.context, press.user, str(press.interaction.locale))
        sight = await queries.seat_sight(self._client.context, press.partie, press.user)
        await answer.show(press.interaction, hand_view(sight), picture=await own_picture(sight))

    async def giving_up(self, press: Press) -> None:
        """Asks whether he really gives this partie up."""
        sight = await queries.seat_sight(self._client.context, press.partie, press.user)
        await answer.redraw(press.interaction, resign_view(words(str(press.interaction.locale)), sight))

    async def give_up(self, press: Press) -> None:
        """Gives the partie up."""
        sight = await deciding.resign(self._client.context, press.partie, press.user, key=press.interaction.id)
        await self._drawn(press, sight, Draft())

    async def play_on(self, press: Press) -> None:
        """Does not give the partie up."""
        sight = await queries.seat_sight(self._client.context, press.partie, press.user)
        await self._drawn(press, sight, Draft())

    # The other's time, once it is up.

    async def claiming(self, press: Press) -> None:
        """Asks whether he really claims the partie, while he may."""
        sight = await queries.seat_sight(self._client.context, press.partie, press.user)
        if sight.seq != press.seq or sight.ending:
            await self._stale(press, sight)
        elif sight.my_turn:
            raise NotYoursToClaim
        elif not sight.late:
            raise NotYet
        else:
            await answer.redraw(press.interaction, claim_view(words(str(press.interaction.locale)), sight))

    async def claim(self, press: Press) -> None:
        """Claims the partie: the time of the other is up."""
        context, key = self._client.context, press.interaction.id
        await self._decided(press, lambda: deciding.claim(context, press.partie, press.user, seen=press.seq, key=key))

    async def grant(self, press: Press) -> None:
        """Gives the other more time."""
        context, key = self._client.context, press.interaction.id
        await self._decided(
            press, lambda: deciding.give_time(context, press.partie, press.user, seen=press.seq, key=key)
        )

    # What is chosen, and can still be undone.

    async def left(self, press: Press) -> None:
        """How many cards a bid leaves to the other."""
        await self._draft(press, Draft(left=_number(press.values), tricks=int(press.arg or 0)))

    async def tricks(self, press: Press) -> None:
        """How many tricks a bid undertakes."""
        await self._draft(press, Draft(left=int(press.arg or 0), tricks=_number(press.values)))

    async def word(self, press: Press) -> None:
        """*Yes* or *pass*."""
        await self._draft(press, Draft(word=press.arg))

    async def pick(self, press: Press) -> None:
        """Cards for the exchange."""
        await self._draft(press, Draft(picked=_cards(press.values), settled=True))

    async def keep(self, press: Press) -> None:
        """No card for the exchange."""
        await self._draft(press, Draft(settled=True))

    async def turn(self, press: Press) -> None:
        """Another kind of call, or none."""
        await self._draft(press, drafts.read_look(press.arg))

    async def sink(self, press: Press) -> None:
        """To call less than one holds."""
        look = drafts.read_look(press.arg)
        await self._draft(press, Draft(kind=look.kind, passed=look.passed, sinking=True))

    async def sunk(self, press: Press) -> None:
        """The cards that are called."""
        look = drafts.read_look(press.arg)
        picked = _cards(press.values)
        await self._draft(press, Draft(kind=look.kind, passed=look.passed, sinking=True, picked=picked))

    async def some(self, press: Press) -> None:
        """Some of what could be reckoned."""
        await self._draft(press, Draft(goods=tuple(map(int, press.values))))

    async def card(self, press: Press) -> None:
        """The card to play."""
        name, _, look = press.arg.partition(".")
        await self._draft(press, Draft(card=Card.parse(name), passed=drafts.read_look(look).passed))

    async def _draft(self, press: Press, draft: Draft) -> None:
        sight = await queries.seat_sight(self._client.context, press.partie, press.user)
        if sight.seq != press.seq:
            await self._stale(press, sight)
            return
        drafts.check_offered(sight.deal, draft)
        await answer.redraw(press.interaction, hand_view(sight, draft), picture=await own_picture(sight))

    # What is decided.

    async def bid(self, press: Press) -> None:
        """Bids, says *yes* or passes."""
        await self._act(press, lambda sight: [drafts.read_word(_seat(sight), press.arg)])

    async def exchange(self, press: Press) -> None:
        """Exchanges the chosen cards."""
        cards = tuple(drafts.read_hand(press.arg))
        await self._act(press, lambda sight: [Exchange(_seat(sight), cards)])

    async def blank(self, press: Press) -> None:
        """Announces carte blanche."""
        await self._act(press, lambda sight: [CarteBlanche(_seat(sight))])

    async def look(self, press: Press) -> None:
        """Looks at the cards left."""
        await self._act(press, lambda sight: [Look(_seat(sight))])

    async def call(self, press: Press) -> None:
        """Calls."""

        def choose(sight: Sight) -> Sequence[Action]:
            call = drafts.read_call(_seat(sight), press.arg)
            return drafts.called(sight.deal, call) if sight.deal else [call]

        await self._act(press, choose)

    async def answer(self, press: Press) -> None:
        """Answers a call."""

        def choose(sight: Sight) -> Sequence[Action]:
            call = drafts.read_call(_seat(sight), press.arg)
            return [Answer(call.seat, call.kind, call.groups[0] if call.groups else ())]

        await self._act(press, choose)

    async def reckon(self, press: Press) -> None:
        """Reckons what is good."""
        chosen = tuple(map(int, press.arg.split(".")))
        await self._act(press, lambda sight: drafts.reckonings(sight.deal, chosen) if sight.deal else [])

    async def play(self, press: Press) -> None:
        """Plays a card."""
        card = Card.parse(press.arg.partition(".")[0])
        await self._act(press, lambda sight: [Play(_seat(sight), card)])

    async def deal(self, press: Press) -> None:
        """Says who deals first."""
        if press.arg not in ("mine", "theirs"):
            raise ValueError(press.arg)
        await self._decided(
            press,
            lambda: deciding.choose_deal(
                self._client.context,
                press.partie,
                press.user,
                deals_first=press.arg == "mine",
                key=press.interaction.id,
            ),
        )

    async def _act(self, press: Press, choose: deciding.Choose) -> None:
        await self._decided(
            press,
            lambda: deciding.act(
                self._client.context, press.partie, press.user, choose, seen=press.seq, key=press.interaction.id
            ),
        )

    async def _decided(self, press: Press, decide: Callable[[], Awaitable[Sight]]) -> None:
        """Keeps a decision, answers it, and has it told; one that comes too late is shown what happened since."""
        await queries.greet(self._client.context, press.user, str(press.interaction.locale))
        try:
            sight = await decide()
        except Stale as stale:
            await self._stale(press, stale.sight)
        except PartieEnded:
            await self._stale(press, await queries.seat_sight(self._client.context, press.partie, press.user))
        except AgainstTheRules as refused:
            await self._refused(press, refused)
        else:
            await self._drawn(press, sight, Draft())

    async def _refused(self, press: Press, refused: AgainstTheRules) -> None:
        await answer.redraw(press.interaction, hand_view(refused.sight), picture=await own_picture(refused.sight))
        await self._client.explain(press.interaction, refused, press.partie)

    async def _stale(self, press: Press, sight: Sight) -> None:
        """What happened since, and the hand as it is now."""
        say = words(sight.settings.locale)
        note = say("refused-partie-ended") if sight.ending else since(say, sight, press.seq)
        await self._drawn(press, sight, Draft(note=note))

    async def _drawn(self, press: Press, sight: Sight, draft: Draft) -> None:
        """The message that was clicked shows this; what else is to be told, the postman brings."""
        try:
            arrived = await answer.redraw(press.interaction, hand_view(sight, draft), picture=await own_picture(sight))
            at = _in_dm(press.interaction)
            if arrived and at is not None:
                self._client.dispatcher.shown(sight, at, since=press.seq)
        finally:
            self._client.dispatcher.hurry(sight.partie)


def _in_dm(interaction: Interaction) -> At | None:
    """The message that was clicked, where it stands in a DM."""
    message, channel = interaction.message, interaction.channel
    if message is None or interaction.guild_id is not None or not isinstance(channel, discord.DMChannel):
        return None
    return At(channel.id, message.id)


def _seat(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - a player's sight is his seat's
    return sight.eye


def _number(values: Sequence[str]) -> int:
    """What was chosen in a menu of numbers. Raises ValueError."""
    (value,) = values
    return int(value)


def _cards(names: Sequence[str]) -> Hand:
    return Hand.of(map(Card.parse, names))


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Turns(client))
