from typing import Final

from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.hands import clicks
from bot.features.hands.drafts import Draft
from bot.features.hands.early_end import claim_view
from bot.features.hands.hand_answers import HandAnswers
from bot.features.hands.hand_context import HandHelp
from bot.features.hands.view import EXPLAINED, hand_view, help_view, tricks_view
from bot.features.parties import deciding, queries
from bot.features.players import service as players
from bot.features.rules.view import page as rules_page
from bot.features.rules.view import page_named, rules_view
from bot.features.tables.games import pick_view
from bot.kit.controls import OfState, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.shared_controls import HERE, ListTricks, ShowHand
from bot.kit.translator import text
from bot.kit.words import words
from bot.model.errors import NotYet, NotYoursToClaim
from bot.model.sight import Sight
from bot.piquet.cards import Hand

DECISIONS: Final[dict[type[OfState], deciding.Make]] = {
    clicks.ClaimPartie: deciding.claim,
    clicks.GiveTime: deciding.give_time,
    clicks.OfferEnd: deciding.offer_end,
    clicks.AgreeToEnd: deciding.agree_to_end,
    clicks.DeclineEnd: deciding.decline_end,
    clicks.WithdrawOffer: deciding.withdraw_end,
}
"""Controls that decide without further arguments."""


class HandsCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.poster, client.renderer)

    @app_commands.command(name="hand", description=text("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Shows the hand, or asks which partie if the player has several."""
        await self.remember(interaction)
        found = await queries.own_games(self.context, interaction.channel_id or 0, interaction.user.id)
        if found.number != 1:
            await answer.show(interaction, pick_view(words_for(interaction), found, ShowHand))
            return
        (sight,) = found.games
        await players.remember_dms_closed(self.context, interaction.user.id, closed=False)
        picture = await self.client.renderer.own_picture(sight, new=True)
        await answer.show(interaction, hand_view(sight), picture=picture)

    @control(ShowHand)
    async def show(self, press: Press[ShowHand]) -> None:
        """Shows the hand, in the clicked message if only the player sees it."""
        await self.remember(press.interaction)
        sight = await self._sight(press)
        new = press.control.place != HERE
        respond = answer.show if new else answer.redraw
        picture = await self.client.renderer.own_picture(sight, new=new)
        await respond(press.interaction, hand_view(sight), picture=picture)

    @control(*clicks.HandChoice.__subclasses__())
    async def choose(self, press: Press[clicks.HandChoice]) -> None:
        await self._answers.draft(press, press.control.draft)

    @control(clicks.PickCards)
    async def pick(self, press: Press[clicks.PickCards]) -> None:
        """Chooses cards to exchange; a complete choice exchanges the cards at once."""
        picked = press.control
        if picked.at_once == len(picked.cards):
            exchange = clicks.ExchangeCards(picked.partie, picked.seq, Hand.of(picked.cards))
            await self._answers.decide(press, deciding.acting(exchange.decided))
        else:
            await self._answers.draft(press, picked.draft)

    @control(ListTricks)
    async def tricks(self, press: Press[ListTricks]) -> None:
        sight = await queries.seat_sight(self.context, press.control.partie, press.user, press.control.deal - 1)
        await answer.show(press.interaction, tricks_view(sight))

    @control(clicks.ExplainStep)
    async def explain(self, press: Press[clicks.ExplainStep]) -> None:
        """Shows a topic's explanation in the hand message or, if none, its rules page."""
        topic, draft = press.control.topic, press.control.choices
        if topic not in EXPLAINED:
            await answer.show(press.interaction, rules_view(words_for(press.interaction), page_named(topic)))
            return
        sight = await self._answers.current_sight(press, draft)
        if sight is not None:
            lines = HandHelp(words(sight.settings.reads)(f"hand-explain-{topic}"), topic, more=True)
            await self._answers.show_view(press, sight, hand_view(sight, draft, lines))

    @control(clicks.ExplainWhole)
    async def explain_more(self, press: Press[clicks.ExplainWhole]) -> None:
        topic, draft = press.control.topic, press.control.choices
        sight = await self._answers.current_sight(press, draft)
        if sight is not None:
            page = page_named(EXPLAINED.get(topic, topic))
            title, body = rules_page(words(sight.settings.reads), page)
            await self._answers.show_view(press, sight, help_view(sight, draft, f"### {title}\n{body}"))

    @control(*clicks.HandDecision.__subclasses__())
    async def act(self, press: Press[clicks.HandDecision]) -> None:
        sight = await self._answers.decide(press, deciding.acting(press.control.decided))
        now = isinstance(press.control, clicks.PlayCard) and press.control.now
        if now and sight and sight.finished < 2 and sight.settings.confirms_cards is None:
            # The hand announced that one press now plays a card: once, not in each partie in play.
            await players.save_player_settings(self.context, press.user, players.PlayerChanges(confirms_cards=False))

    @control(*clicks.HandOrder.__subclasses__())
    async def order(self, press: Press[clicks.HandOrder]) -> None:
        await self._answers.decide(press, deciding.acting(press.control.decided), press.control.draft)

    @control(clicks.PressOnce)
    async def press_once(self, press: Press[clicks.PressOnce]) -> None:
        changes = players.PlayerChanges(confirms_cards=press.control.twice)
        await players.save_player_settings(self.context, press.user, changes)
        await self._answers.draft(press, Draft())

    @control(clicks.ChooseDeal)
    async def deal(self, press: Press[clicks.ChooseDeal]) -> None:
        mine = press.control.whose == "mine"
        await self._answers.decide(press, deciding.deal_first if mine else deciding.deal_second)

    @control(clicks.ConcedeDeal)
    async def concede(self, press: Press[clicks.ConcedeDeal]) -> None:
        if press.control.sure:
            await self._answers.decide(press, deciding.acting(clicks.give_up))
        else:
            await self._answers.draft(press, Draft(conceding=True))

    @control(clicks.AskToClaim)
    async def ask_to_claim(self, press: Press[clicks.AskToClaim]) -> None:
        sight = await self._sight(press)
        if sight.seq != press.control.seq or sight.ending:
            await self._answers.show_news(press, sight)
        elif sight.my_turn:
            raise NotYoursToClaim
        elif not (sight.late or sight.silent):
            raise NotYet
        else:
            await answer.redraw(press.interaction, claim_view(words_for(press.interaction), sight))

    @control(*DECISIONS)
    async def decide(self, press: Press[OfState]) -> None:
        await self._answers.decide(press, DECISIONS[type(press.control)])

    async def _sight(self, press: Press[OfState]) -> Sight:
        return await queries.seat_sight(self.context, press.control.partie, press.user)


async def setup(client: PiquetBot) -> None:
    await client.add_cog(HandsCog(client))
