from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from inspect import Parameter, Signature, signature
from typing import Any

import discord
from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.challenges import controls
from bot.features.challenges import service as challenges
from bot.features.challenges.clicks import ChallengeClicks, message_of
from bot.features.challenges.cut_form import cut_form
from bot.features.challenges.draft import ANYONE, SOMEONE, ChallengeDraft
from bot.features.challenges.expiry import ChallengeExpiry
from bot.features.challenges.panel import challenge_panel, changed_panel, levels_panel, posted_panel
from bot.features.challenges.posts import ChallengePosts, house_at, opponent_named, panel_place
from bot.features.challenges.view import levels_view
from bot.features.clocks import absences
from bot.features.parties import queries
from bot.features.players import service as players
from bot.features.proofs.fair_deals import FairDeals
from bot.features.proofs.fair_view import fair_view
from bot.features.servers import membership
from bot.kit.choices import PACES
from bot.kit.controls import Control, ForgedId, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking, lacking_view, threads_note
from bot.kit.discord.reader import Where, server_of, where, words_for
from bot.kit.partie_links import message_link
from bot.kit.shared_controls import CutPack, OfChallenge, OfferRematch
from bot.kit.translator import text
from bot.model.challenges import Challenge, Terms
from bot.model.errors import (
    AgainstABot,
    AgainstYourself,
    LevelOfTheHouse,
    NoClockWithTheHouse,
    NoSuchOpponent,
    NotAMember,
    NothingToCut,
    OpponentLeft,
    OptionDoesNotFit,
)
from bot.model.house_seats import LEVELS, is_house
from bot.model.ids import PRIVATE, is_known
from bot.model.players import NamedPlayer
from bot.model.sight import Sight
from bot.piquet.rules import HOUSE_RULES, RUBICON, RULE_SETS, BadOption, HouseRule, Option, Rules, rules_of
from bot.runtime.messenger import At

_RULES = [app_commands.Choice(name=text(f"ruleset-{name}-choice"), value=name) for name in RULE_SETS]
_LEVELS = [app_commands.Choice(name=text("house-level-choice", level=level), value=level) for level in LEVELS]


def with_house_rules(command: Callable[..., Coroutine[Any, Any, None]]) -> Any:
    """Adds an option for each house rule before the command's last option. Values arrive as keyword arguments."""
    *first, last, _ = signature(command).parameters.values()
    options = [
        Parameter(rule.name, Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=type(rule.values[0]) | None)
        for rule in HOUSE_RULES
    ]
    command.__signature__ = Signature([*first, *options, last])  # type: ignore[attr-defined]
    choices = {rule.name: _choices(rule) for rule in HOUSE_RULES if type(rule.values[0]) is not bool}
    return app_commands.choices(**choices)(command)


def _choices(rule: HouseRule) -> list[app_commands.Choice[Any]]:
    key = f"option-{rule.name}-choice"
    return [app_commands.Choice(name=text(key, number=value), value=value) for value in rule.values]


class ChallengesCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._posts = ChallengePosts(client.context, client.messenger, client.poster)
        self._clicks = ChallengeClicks(client.context, client.messenger, self._posts)

    @app_commands.command(name="challenge", description=text("command-challenge"))
    @app_commands.choices(level=_LEVELS, rules=_RULES)
    @app_commands.choices(pace=PACES)
    @with_house_rules
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        level: str | None = None,
        rules: str = RUBICON.name,
        pace: int | None = None,
        rated: bool | None = None,
        public: bool = False,
        **house_rules: Option | None,
    ) -> None:
        """Makes a challenge, or opens a panel for it. A partie against the house is private unless ``public``."""
        await self.remember(interaction)
        house = self._is_house(opponent, level)
        if where(interaction) is Where.SERVER and isinstance(opponent, discord.User):
            raise NoSuchOpponent
        if house and pace:
            raise NoClockWithTheHouse
        asked = _rules(rules, house_rules)
        draft = ChallengeDraft(rules=asked, chosen_rated=rated, public=public)
        at_table = not house or (public and level is not None)
        if at_table and (lacks := lacking(interaction)):
            await answer.show(interaction, lacking_view(interaction, lacks))
            return
        if not dict(iter(interaction.namespace)):
            draft = replace(draft, pace=await self._pace(interaction, None))
            last, suggestion = await challenges.last_and_next(self.context, interaction.user.id)
            draft = draft if last is None else draft.like(last, suggestion.level)
            place = panel_place(interaction, suggestion)
            await answer.show(interaction, challenge_panel(words_for(interaction), draft, place))
            return
        if house and level is None:
            _, suggestion = await challenges.last_and_next(self.context, interaction.user.id)
            draft, place = draft.to(suggestion.level), panel_place(interaction, suggestion)
            await answer.show(interaction, levels_panel(words_for(interaction), draft, place))
            return
        if level is not None:
            terms = Terms(asked, rated=rated)
            made = await self._posts.challenge_house(interaction, interaction.id, level, terms, public=public)
        else:
            person = None if opponent is None else NamedPlayer(opponent.id, opponent.display_name)
            terms = Terms(asked, await self._pace(interaction, pace), rated)
            made = await self._posts.challenge(interaction, interaction.id, person, terms)
        await self._posts.post(interaction, made)
        if not made.is_private and (note := threads_note(interaction)):
            await answer.say(interaction, note)

    def _is_house(self, opponent: discord.Member | discord.User | None, level: str | None) -> bool:
        if opponent is None:
            return level is not None
        if self.client.user is not None and opponent.id == self.client.user.id:
            return True
        if opponent.bot:
            raise AgainstABot
        if level is not None:
            raise LevelOfTheHouse
        return False

    async def _pace(self, interaction: Interaction, given: int | None) -> int | None:
        if given is not None:
            return given or None
        return (await queries.guild(self.context, server_of(interaction) or PRIVATE)).pace

    @control(controls.AcceptChallenge)
    async def accept(self, press: Press[controls.AcceptChallenge]) -> None:
        await self._clicks.accept(press)

    @control(controls.DeclineChallenge)
    async def decline(self, press: Press[controls.DeclineChallenge]) -> None:
        if await self._clicks.still_open(press) is None:
            return
        declined = await challenges.decline(self.context, press.control.challenge, press.user)
        await self._clicks.redraw(press, declined)
        if where(press.interaction) is Where.DM:
            language = await players.language_of(self.context, declined.challenger)
            await self.client.messenger.tell_declined(declined, language)

    @control(controls.WithdrawChallenge)
    async def withdraw(self, press: Press[controls.WithdrawChallenge]) -> None:
        offer = await self._clicks.still_open(press)
        if offer is None:
            return
        withdrawn = await challenges.withdraw(self.context, press.control.challenge, press.user)
        await self._clicks.redraw(press, withdrawn)
        if press.interaction.channel_id != offer.channel:
            await self.client.messenger.redraw_challenge(withdrawn, await players.language_at(self.context, offer))

    @control(controls.PlayHouse)
    async def house(self, press: Press[controls.PlayHouse]) -> None:
        """Asks for a house level, then gives the opponent's seat to the house."""
        interaction, context = press.interaction, self.context
        say = words_for(interaction)
        await self._clicks.clicked(press, press.control.challenge)
        await self.remember(interaction)
        if not press.control.level:
            offer = await challenges.own_open(context, press.control.challenge, press.user)
            _, suggestion = await challenges.last_and_next(context, press.user)
            await answer.show(interaction, levels_view(say, offer, suggestion))
            return
        house = house_at(interaction, press.control.level, public=False)
        taken = await challenges.give_to_house(context, press.control.challenge, press.user, house)
        await answer.redraw(interaction, await self._posts.begun(interaction, taken))
        await self.client.messenger.redraw_challenge(taken, await players.language_at(self.context, taken))

    async def _check_member(self, press: Press[Control], guild: int) -> None:
        if guild == PRIVATE:
            return
        await membership.check_present(self.context, guild)
        there = press.interaction.guild_id == guild
        if not there and await absences.absence_of(self.client.messenger, guild, press.user):
            raise NotAMember

    async def _check_opponent(self, sight: Sight, user: int) -> None:
        opponents = (one for one in sight.people.users if one != user and is_known(one) and not is_house(one))
        for other in opponents:
            if await absences.absence_of(self.client.messenger, sight.location.guild, other):
                raise OpponentLeft

    @control(OfferRematch)
    async def rematch(self, press: Press[OfferRematch]) -> None:
        sight = await queries.seat_sight(self.context, press.control.partie, press.user)
        await self._check_member(press, sight.location.guild)
        await self._check_opponent(sight, press.user)
        # One click at a time, so that the second finds the first one's message.
        async with self.context.lock(press.control.partie):
            offer = await self._offer(press, sight.location.table or sight.location.channel)
            if offer.is_private:
                await self._answer_privately(press, offer)
            elif offer.message is not None:
                await self._show_way(press, offer, offer.message)
            elif press.interaction.channel_id == offer.channel:
                await self._posts.post(press.interaction, offer)
            else:
                await self._post_at(press, offer)

    async def _answer_privately(self, press: Press[Control], offer: Challenge) -> None:
        if offer.against_house:
            await answer.show(press.interaction, await self._posts.view(press.interaction, offer))
        else:
            await self._posts.invite(press.interaction, offer)

    async def _offer(self, press: Press[OfferRematch], channel: int) -> Challenge:
        context, attempt, level = self.context, 0, press.control.level
        house = house_at(press.interaction, level, public=False) if level else None
        while True:
            # Both players and all buttons share this request id, smaller than any interaction id.
            request = (house.id if house else 0) << 52 | attempt << 32 | press.control.partie
            offer = await challenges.rematch(context, request, press.control.partie, press.user, channel, house)
            if offer.is_open(context.clock()):
                return offer
            # A house rematch in play counts as open.
            if offer.against_house and await challenges.is_in_play(context, offer):
                return offer
            attempt += 1

    async def _post_at(self, press: Press[Control], challenge: Challenge) -> None:
        place = await self.client.messenger.post_challenge(challenge)
        if isinstance(place, At):
            await challenges.posted(self.context, challenge.id, place.message)
            await self._show_way(press, challenge, place.message)
        elif challenge.partie is not None:
            await answer.say(press.interaction, words_for(press.interaction)("rematch-in-dms"))
        else:
            await challenges.withdraw(self.context, challenge.id, challenge.challenger)
            await answer.say(press.interaction, words_for(press.interaction)("rematch-nowhere"))

    @staticmethod
    async def _show_way(press: Press[Control], offer: Challenge, message: int) -> None:
        link = message_link(offer.guild, offer.channel, message)
        await answer.say(press.interaction, words_for(press.interaction)("rematch-posted", link=link))

    # The panel. Control ids carry all choices, so a click redraws the panel from the id alone.

    @control(controls.ChangeDraft)
    async def change_draft(self, press: Press[controls.ChangeDraft]) -> None:
        action, draft, value = press.control.action, press.control.draft, press.control.value
        if action in ("go", "cut"):
            await self._go(press, draft, cut_first=action == "cut")
            return
        _, suggestion = await challenges.last_and_next(self.context, press.user)
        if action == "who":
            value = self._person(press, value, suggestion.level)
        say, place = words_for(press.interaction), panel_place(press.interaction, suggestion)
        await answer.redraw(press.interaction, changed_panel(say, draft, place, action, value))

    def _person(self, press: Press[Control], value: str, level: str) -> str:
        if self.client.user is not None and value == str(self.client.user.id):
            return level
        if value == str(press.user):
            raise AgainstYourself
        data: Any = press.interaction.data
        if data.get("resolved", {}).get("users", {}).get(value, {}).get("bot"):
            raise AgainstABot
        return value

    async def _go(self, press: Press[Control], draft: ChallengeDraft, *, cut_first: bool) -> None:
        interaction, message = press.interaction, press.interaction.message
        if draft.whom == SOMEONE:
            raise ForgedId(draft.whom)
        if (draft.level is None or draft.public) and (lacks := lacking(interaction)):
            await answer.show(interaction, lacking_view(interaction, lacks))
            return
        # With its message's id as request id, a panel makes only one challenge.
        request = interaction.id if message is None else message.id
        async with self.context.lock(request):
            made = await self._make(interaction, request, draft, cut_first=cut_first)
            if made.is_private and made.against_house:
                await answer.redraw(interaction, await self._posts.view(interaction, made))
                return
            if where(interaction) is Where.DM:
                await self._posts.invite(interaction, made)
                return
            if made.message is None:
                await answer.redraw(interaction, posted_panel(words_for(interaction)))
                await self._posts.post(interaction, made)
                return
        link = message_link(made.guild, made.channel, made.message)
        await answer.redraw(interaction, posted_panel(words_for(interaction), link))

    async def _make(
        self, interaction: discord.Interaction[Any], request: int, draft: ChallengeDraft, *, cut_first: bool
    ) -> Challenge:
        if draft.level is not None:
            terms = Terms(draft.rules, rated=draft.rated)
            return await self._posts.challenge_house(
                interaction, request, draft.level, terms, public=draft.public, cut_first=cut_first
            )
        opponent = None if draft.person is None else await opponent_named(interaction, draft.person)
        if opponent is None and draft.whom != ANYONE:
            raise NoSuchOpponent
        terms = Terms(draft.rules, draft.pace, draft.rated)
        return await self._posts.challenge(interaction, request, opponent, terms)

    # Cut words, and the opening of a house partie.

    @control(CutPack)
    async def cut(self, press: Press[CutPack]) -> None:
        """Opens the form for cut words, for the challenger or a person who may accept."""
        context, purpose = self.context, controls.CutFor.ACCEPTING
        offer = await self._clicks.to_accept(press)
        if offer is None:
            return
        if press.user == offer.challenger:
            offer = await challenges.own_open(context, offer.id, press.user)
            purpose = controls.CutFor.DEALING if offer.against_house else controls.CutFor.CHALLENGE
        else:
            offer = await challenges.acceptable(context, offer.id, press.user)
        if not offer.commitment:
            raise NothingToCut
        await answer.ask(press.interaction, cut_form(words_for(press.interaction), offer, purpose))

    @control(controls.GiveCutWords)
    async def give_words(self, press: Press[controls.GiveCutWords]) -> None:
        words = press.control.words
        match press.control.purpose:
            case controls.CutFor.ACCEPTING:
                await self._clicks.accept(press, words, press.control.shown_key)
            case controls.CutFor.DEALING:
                await self._deal(press, words)
            case controls.CutFor.CHALLENGE:
                if await self._clicks.still_open(press) is None:
                    return
                offer = await challenges.cut(self.context, press.control.challenge, press.user, words)
                fair = FairDeals.of_challenge(offer, press.user, self.context.clock())
                await self._clicks.redraw_everywhere(press, offer, fair_view(words_for(press.interaction), fair))

    @control(controls.BeginPartie)
    async def begin(self, press: Press[controls.BeginPartie]) -> None:
        await self._deal(press)

    async def _deal(self, press: Press[OfChallenge], words: str = "") -> None:
        if await self._clicks.still_open(press) is None:
            return
        message = message_of(press)
        dealt = await challenges.deal(self.context, press.control.challenge, press.user, words, message)
        await self._clicks.redraw_everywhere(press, dealt)


def _rules(name: str, given: Mapping[str, Option | None]) -> Rules:
    try:
        rules = rules_of(name, {option: value for option, value in given.items() if value is not None})
    except BadOption as bad:
        raise OptionDoesNotFit(option=str(bad), rules=name) from None
    for option in rules.idle:
        raise OptionDoesNotFit(option=option, rules=name)
    return rules


async def setup(client: PiquetBot) -> None:
    client.agenda.add(ChallengeExpiry(client.context, client.messenger))
    await client.add_cog(ChallengesCog(client))
