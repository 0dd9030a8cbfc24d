from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.drafts import Draft
from bot.features.hands.ends import ended_deal
from bot.features.hands.hand_text import latest
from bot.features.hands.view import hand_view
from bot.features.parties import deciding, queries
from bot.features.players import service as players
from bot.kit.controls import OfState, Press, button, layout, read_click, written
from bot.kit.discord import answer
from bot.kit.discord.reader import Interaction, Where, where, words_for
from bot.kit.partie_links import message_link
from bot.kit.pictures.picture import Renderer
from bot.kit.shared_controls import HERE, ShowHand
from bot.kit.talk.talk import talk_shown
from bot.kit.words import Words, words
from bot.model.errors import AgainstTheRules, PartieEnded, Stale
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure
from bot.runtime.poster import Poster


class HandAnswers:
    """Answers clicks on hand messages. A late click gets the newer hand and a list of missed actions."""

    def __init__(self, context: Context, poster: Poster, renderer: Renderer) -> None:
        self._context = context
        self._poster = poster
        self._renderer = renderer

    async def draft(self, press: Press[OfState], draft: Draft) -> None:
        """Shows the hand with the choices in ``draft``. Raises ForgedId."""
        if (sight := await self.current_sight(press, draft)) is not None:
            await self._redraw(press, sight, draft)

    async def current_sight(self, press: Press[OfState], draft: Draft) -> Sight | None:
        """Returns the player's view. Answers a late click with the newer hand, and returns None. Raises ForgedId."""
        sight = await queries.seat_sight(self._context, press.control.partie, press.user)
        if sight.seq != press.control.seq:
            await self.show_news(press, sight)
            return None
        drafts.check_offered(sight.deal, draft)
        return sight

    async def show_view(self, press: Press[OfState], sight: Sight, view: discord.ui.LayoutView) -> None:
        """Shows ``view``, then the newer hand if ``sight`` is outdated."""
        if not press.interaction.response.is_done():
            await answer.redraw(press.interaction, view, picture=await self._renderer.own_picture(sight))
            return
        await answer.edit(press.interaction, view, picture=await self._renderer.own_picture(sight))
        now = await queries.seat_sight(self._context, press.control.partie, press.user)
        if (now.seq, now.ending) != (sight.seq, sight.ending):
            await answer.edit(press.interaction, hand_view(now), picture=await self._renderer.own_picture(now))
            self.mark_shown(press, now)

    def mark_shown(self, press: Press[OfState], sight: Sight) -> None:
        """Records that the clicked DM message shows ``sight``, so that the bot does not edit it again."""
        if at := _in_dm(press.interaction):
            self._poster.shown(sight, at, since=press.control.seq)

    async def decide(self, press: Press[OfState], make: deciding.Make, draft: Draft | None = None) -> Sight | None:
        """Makes a decision and shows the hand. A late click decides nothing and returns None.

        Raises AgainstTheRules after redrawing the hand.
        """
        context, partie, user, key = self._context, press.control.partie, press.user, press.interaction.id
        await players.remember_locale(context, user, str(press.interaction.locale))
        try:
            sight = await deciding.decide(context, partie, user, make, seen=press.control.seq, key=key)
        except Stale as stale:
            await self.show_news(press, stale.sight)
        except PartieEnded:
            await self.show_news(press, await queries.seat_sight(context, partie, user))
        except AgainstTheRules as refused:
            await self._redraw(press, refused.sight)
            raise
        else:
            await self.show_hand(press, sight, draft)
            return sight
        return None

    async def show_news(self, press: Press[OfState], sight: Sight) -> None:
        """Shows the hand, and the actions since the clicked message was drawn."""
        say = words(sight.settings.reads)
        note = say("refused-partie-ended") if sight.ending else _catch_up(say, sight, press.control.seq)
        await self.show_hand(press, sight, Draft(note=note))

    async def show_hand(self, press: Press[OfState], sight: Sight, draft: Draft | None = None) -> None:
        """Shows the hand or, in an earlier deal's DM message, the end of its deal."""
        at = _in_dm(press.interaction)
        if at is not None and _may_have_new_message(sight, press):
            shown = await queries.ended_deal(self._context, press.control.partie, press.user, press.control.seq, at)
            if shown is not None:
                view = ended_deal(shown, late=draft is not None and bool(draft.note))
                await answer.redraw(press.interaction, view, picture=await self._renderer.own_picture(shown))
                return
        if await self._redraw(press, sight, draft):
            self.mark_shown(press, sight)

    async def _redraw(self, press: Press[OfState], sight: Sight, draft: Draft | None = None) -> bool:
        picture = await self._renderer.own_picture(sight)
        return await answer.redraw(press.interaction, hand_view(sight, draft), picture=picture)


def _may_have_new_message(sight: Sight, press: Press[OfState]) -> bool:
    in_next_deal = sight.shown.number > 0 and press.control.seq < sight.shown.first_seq
    return in_next_deal and sight.ending is None and not sight.settings.dms_closed


def _in_dm(interaction: discord.Interaction) -> At | None:
    message = interaction.message
    # The bot cannot redraw an ephemeral answer in a DM later.
    channel = interaction.channel_id
    if message is None or channel is None or message.flags.ephemeral or where(interaction) is not Where.DM:
        return None
    return At(channel, message.id)


def _catch_up(say: Words, sight: Sight, seq: int) -> str:
    lines = talk_shown(say, sight, max(seq - sight.shown.first_seq, 0), own=True)
    if not lines:
        return say("stale-since")
    return "\n".join([say("stale-news"), *(f"> {line}" for line in latest(lines))])


# A private partie's first hand.

_GREEN: Final = 0x1F6F50
_ORANGE: Final = 0xC77D1E


async def first_hand(context: Context, poster: Poster, interaction: Interaction, partie: PartieId) -> At | Failure:
    """Sends a private partie's first hand message. Returns CLOSED or LATER if it cannot be sent."""
    # The click's answer waits for the hand message, which must not wait for the answer.
    with context.throttle.thinking(None) if read_click(interaction) else nullcontext():
        return await poster.first_hand(partie, interaction.user.id)


async def linked_hand(
    context: Context,
    poster: Poster,
    interaction: Interaction,
    partie: PartieId,
    extra: Sequence[ui.Button[Any]] = (),
) -> ui.LayoutView:
    """Returns a link to a private partie's hand, or help with closed DMs."""
    reply = await first_hand(context, poster, interaction, partie)
    say, below = words_for(interaction), [ui.ActionRow(*extra)] if extra else []
    if isinstance(reply, At):
        link = message_link(PRIVATE, reply.channel, reply.message)
        return layout(written(say("private-begun", link=link)), *below, accent=_GREEN)
    if reply is Failure.LATER:
        return layout(written(say("private-begun-soon")), *below, accent=_GREEN)
    hand = button(say("table-show"), ShowHand(partie, 0, HERE), ButtonStyle.primary)
    install: ui.Button[Any] = ui.Button(label=say("private-install"), url=install_link(interaction))
    text = "\n".join([say("private-begun-closed"), say("private-open-dms")])
    return layout(written(text), ui.ActionRow(hand, install, *extra), accent=_ORANGE)


def install_link(interaction: Interaction) -> str:
    """Returns Discord's link for adding the bot to a user account, so that the bot can send DMs."""
    address = discord.utils.oauth_url(interaction.application_id, scopes=["applications.commands"])
    return f"{address}&integration_type=1"
