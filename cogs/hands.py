"""/piquet hand, and all drafts and decisions that a player makes with the controls of their hand."""

from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.hands import clicks
from bot.features.hands.drafts import Draft
from bot.features.hands.early_end import claim_view
from bot.features.hands.hand_answers import HandAnswers
from bot.features.hands.hand_context import HERE, HandHelp
from bot.features.hands.hand_help import EXPLAINED, read_help
from bot.features.hands.view import hand_view, help_view, tricks_view
from bot.features.parties import deciding, queries
from bot.features.players import service as players
from bot.features.rules.view import page as rules_page
from bot.features.rules.view import page_named, rules_view
from bot.features.tables.games import pick_view
from bot.kit.controls import ForgedId, Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text
from bot.kit.words import words
from bot.model.errors import NotYet, NotYoursToClaim
from bot.model.sight import Sight


class HandsCog(PiquetCog):
    """hand: A player's hand and their decisions. ``clicks`` reads most of the controls."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.dispatcher, client.renderer)

    @app_commands.command(name="hand", description=text("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Shows the player their hand. If it is unclear which partie they mean, asks for it first."""
        await self.remember(interaction)
        found = await queries.own_games(self.context, interaction.channel_id or 0, interaction.user.id)
        if found.number != 1:
            await answer.show(interaction, pick_view(words_for(interaction), found, "hand"))
            return
        (sight,) = found.games
        await players.remember_dms_closed(self.context, interaction.user.id, closed=False)
        picture = await self.client.renderer.own_picture(sight, new=True)
        await answer.show(interaction, hand_view(sight), picture=picture)

    @control("hand")
    async def show(self, press: Press) -> None:
        """*Show my hand*, at the table: shows it to the player alone, on the clicked message if only they see that."""
        await self.remember(press.interaction)
        sight = await self._sight(press)
        new = press.arg != HERE
        respond = answer.show if new else answer.redraw
        picture = await self.client.renderer.own_picture(sight, new=new)
        await respond(press.interaction, hand_view(sight), picture=picture)

    @control(*clicks.DRAFTS)
    async def draft(self, press: Press) -> None:
        """Makes a choice that can still be changed, or an exchange of all cards that the player may take."""
        if choose := clicks.exchange_at_once(press.verb, press.arg, press.values):
            await self._answers.decide(press, deciding.acting(choose))
            return
        await self._answers.draft(press, clicks.read_draft(press.verb, press.arg, press.values))

    @control("tricklist")
    async def tricks(self, press: Press) -> None:
        """*The tricks*, at the end of a deal."""
        with reading_id():
            number = int(press.arg)
        sight = await queries.seat_sight(self.context, press.partie_id, press.user, number - 1)
        await answer.show(press.interaction, tricks_view(sight))

    @control("help")
    async def explain(self, press: Press) -> None:
        """*Explain*: a few lines about the decision, in the hand. A topic without lines opens its page privately."""
        topic, draft = read_help(press.arg)
        if topic not in EXPLAINED:
            await answer.show(press.interaction, rules_view(words_for(press.interaction), page_named(topic)))
            return
        sight = await self._answers.current_sight(press, draft)
        if sight is not None:
            lines = HandHelp(words(sight.settings.reads)(f"hand-explain-{topic}"), topic, more=True)
            await self._answers.show_view(press, sight, hand_view(sight, draft, lines))

    @control("page")
    async def explain_more(self, press: Press) -> None:
        """Shows the whole page of the rules in place of the decision. Raises ForgedId."""
        topic, draft = read_help(press.arg)
        sight = await self._answers.current_sight(press, draft)
        if sight is not None:
            page = page_named(EXPLAINED.get(topic, topic))
            title, body = rules_page(words(sight.settings.reads), page)
            await self._answers.show_view(press, sight, help_view(sight, draft, f"### {title}\n{body}"))

    @control(*clicks.ACTIONS, *clicks.ORDERS)
    async def act(self, press: Press) -> None:
        """Takes an action, or leaves orders."""
        choose = clicks.decision(press.verb, press.arg, press.values)
        sight = await self._answers.decide(press, deciding.acting(choose), clicks.draft_after(press.verb, press.arg))
        if press.arg.endswith(clicks.NOW) and sight and sight.finished < 2 and sight.settings.confirms_cards is None:
            # The hand has said that one press plays a card now. It says so once, not in each partie under way.
            await players.save_player_settings(self.context, press.user, players.PlayerChanges(confirms_cards=False))

    @control("oneclick")
    async def one_press(self, press: Press) -> None:
        """Switches the player's setting to one press for each card, or back to two."""
        if press.arg not in ("", clicks.TWICE):
            raise ForgedId(press.arg)
        changes = players.PlayerChanges(confirms_cards=press.arg == clicks.TWICE)
        await players.save_player_settings(self.context, press.user, changes)
        await self._answers.draft(press, Draft())

    @control("deal")
    async def deal(self, press: Press) -> None:
        """Chooses who deals first, after the cut."""
        choices = {"mine": deciding.deal_first, "theirs": deciding.deal_second}
        if press.arg not in choices:
            raise ForgedId(press.arg)
        await self._answers.decide(press, choices[press.arg])

    @control("concede")
    async def concede(self, press: Press) -> None:
        """Asks the player to confirm giving up the rest of the deal, or gives it up once they have."""
        match press.arg:
            case "":
                await self._answers.draft(press, Draft(conceding=True))
            case clicks.SURE:
                await self._answers.decide(press, deciding.acting(clicks.give_up))
            case _:
                raise ForgedId(press.arg)

    # The opponent's time is up.

    @control("claiming")
    async def ask_to_claim(self, press: Press) -> None:
        """Asks the player to confirm that they claim the partie. Raises NotYoursToClaim or NotYet."""
        sight = await self._sight(press)
        if sight.seq != press.seq or sight.ending:
            await self._answers.show_news(press, sight)
        elif sight.my_turn:
            raise NotYoursToClaim
        elif not (sight.late or sight.silent):
            raise NotYet
        else:
            await answer.redraw(press.interaction, claim_view(words_for(press.interaction), sight))

    @control("claim")
    async def claim(self, press: Press) -> None:
        """Claims the partie."""
        await self._answers.decide(press, deciding.claim)

    @control("grant")
    async def give_time(self, press: Press) -> None:
        """Gives the opponent more time."""
        await self._answers.decide(press, deciding.give_time)

    async def _sight(self, press: Press) -> Sight:
        return await queries.seat_sight(self.context, press.partie_id, press.user)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_cog(HandsCog(client))
