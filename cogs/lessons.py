from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.challenges.posts import ChallengePosts
from bot.features.challenges.service import is_in_play, last_and_next
from bot.features.hands.drafts import Draft
from bot.features.lessons import service as lessons
from bot.features.lessons.clicks import AGAIN, SHOW, BeginBeginner, PressInLesson, read_press
from bot.features.lessons.service import LessonProgress, StepAnswer, StepOutcome
from bot.features.lessons.view import lesson_view, lessons_view, mistake_text, shown_draft, shown_text
from bot.features.players.learner import Learner
from bot.kit.controls import Control, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.pictures.picture import Picture
from bot.kit.shared_controls import ALL, OpenLesson
from bot.kit.translator import text
from bot.model.challenges import Terms
from bot.model.sight import Sight
from bot.piquet.rules import RUBICON, rules_of


class LessonsCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._posts = ChallengePosts(client.context, client.messenger, client.poster)

    @app_commands.command(name="learn", description=text("command-learn"))
    async def learn(self, interaction: Interaction) -> None:
        """Continues the lessons where the person left off, or begins the first lesson."""
        await self.remember(interaction)
        progress = await lessons.resume(self.context, interaction.user.id)
        sight = await self._sight(interaction, progress)
        picture = await self._picture(progress, sight, new=True)
        await answer.show(interaction, lesson_view(sight, progress, entering=True), picture=picture)

    @control(OpenLesson)
    async def open(self, press: Press[OpenLesson]) -> None:
        context, name = self.context, press.control.name
        if name == ALL:
            every = await lessons.overview(context, press.user)
            await answer.redraw(press.interaction, lessons_view(words_for(press.interaction), every))
        elif name:
            found = await lessons.open_lesson(context, press.user, lessons.lesson_named(name))
            await self._draw(press, found, entering=True)
        else:
            await self._draw(press, await lessons.resume(context, press.user), entering=True)

    @control(BeginBeginner)
    async def play_beginner(self, press: Press[BeginBeginner]) -> None:
        """Begins a friendly, private deal against the suggested house level, or shows the deal in play."""
        interaction, context = press.interaction, self.context
        await self.remember(interaction)
        terms = Terms(rules_of(RUBICON.name, {"deals": 1}), rated=False)
        request = interaction.id if interaction.message is None else interaction.message.id
        async with context.lock(request):
            _, suggestion = await last_and_next(context, press.user)
            made = await self._posts.challenge_house(interaction, request, suggestion.level, terms, cut_first=False)
            goes_on = made.is_open(context.clock()) or await is_in_play(context, made)
            if made.challenger != press.user or not goes_on:
                made = await self._posts.challenge_house(
                    interaction, interaction.id, suggestion.level, terms, cut_first=False
                )
        await self._posts.post(interaction, made)

    @control(PressInLesson)
    async def press(self, press: Press[PressInLesson]) -> None:
        """Handles a click in a lesson. A click on an outdated step shows the current step."""
        context, click = self.context, press.control
        lesson = lessons.lesson_numbered(click.lesson)
        if click.word == AGAIN:
            await self._draw(press, await lessons.restart(context, press.user, lesson))
            return
        if click.word == SHOW:
            await self._show(press, await lessons.in_lesson(context, press.user, lesson))
            return
        clicked = read_press(lesson.seen(min(click.step, lesson.length)), click)
        if isinstance(clicked, Draft):
            await self._choose(press, await lessons.in_lesson(context, press.user, lesson), clicked)
        else:
            await self._answer(press, await lessons.do_step(context, press.user, lesson, clicked, seen=click.step))

    async def _choose(self, press: Press[PressInLesson], progress: LessonProgress, draft: Draft) -> None:
        if progress.at == press.control.step:
            await self._draw(press, progress, draft)
        else:
            await self._answer(press, StepAnswer(StepOutcome.LATE, progress))

    async def _show(self, press: Press[PressInLesson], progress: LessonProgress) -> None:
        if progress.at != press.control.step or not progress.hints:
            await self._answer(press, StepAnswer(StepOutcome.LATE, progress))
            return
        note = shown_text(await self._sight(press.interaction, progress), progress)
        await self._draw(press, progress, shown_draft(progress), note, answer_shown=True)

    async def _answer(self, press: Press[PressInLesson], answered: StepAnswer) -> None:
        say = words_for(press.interaction)
        match answered.outcome:
            case StepOutcome.RIGHT:
                note = ""
            case StepOutcome.WRONG:
                note = mistake_text(say, answered.progress, answered.mistake)
            case StepOutcome.LATE:
                note = say("lesson-late")
        await self._draw(press, answered.progress, note=note)

    async def _draw(
        self,
        press: Press[Control],
        progress: LessonProgress,
        draft: Draft | None = None,
        note: str = "",
        *,
        entering: bool = False,
        answer_shown: bool = False,
    ) -> None:
        sight = await self._sight(press.interaction, progress)
        view = lesson_view(sight, progress, draft, note, entering=entering, answer_shown=answer_shown)
        await answer.redraw(press.interaction, view, picture=await self._picture(progress, sight, new=entering))

    async def _picture(self, progress: LessonProgress, sight: Sight, *, new: bool) -> Picture | None:
        over = progress.step is None or sight.deal is None or sight.deal.over
        return None if over else await self.client.renderer.own_picture(sight, new=new)

    async def _sight(self, interaction: Interaction, progress: LessonProgress) -> Sight:
        person, context = interaction.user, self.context
        locale = context.languages.of_person(person.id, str(interaction.locale))
        house = words_for(interaction)("lesson-house")
        return await lessons.sight(context, Learner(person.id, person.display_name, house, locale), progress)


async def setup(client: PiquetBot) -> None:
    await client.add_cog(LessonsCog(client))
