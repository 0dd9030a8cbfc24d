import discord
from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.players.learner import Learner
from bot.features.problems import controls, training
from bot.features.problems import service as problems
from bot.features.problems.service import AskedProblem
from bot.features.problems.training import AskedMistake
from bot.features.problems.training_view import mistake_view
from bot.features.problems.view import problem_view, public_learner, shared_view
from bot.kit.controls import Control, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import server_words, words_for
from bot.kit.pictures.picture import Picture
from bot.kit.translator import text
from bot.model.errors import NoSuchProblem
from bot.piquet.house.problems.problem import Grade


class ProblemsCog(PiquetCog):
    @app_commands.command(name="problem", description=text("command-problem"))
    @app_commands.choices(
        grade=[app_commands.Choice(name=text("problem-another", grade=grade), value=grade.value) for grade in Grade]
    )
    async def problem(self, interaction: Interaction, grade: str | None = None) -> None:
        await self.remember(interaction)
        asked = await self._asked(interaction.user.id, Grade(grade) if grade else None)
        view, picture = await self._drawn(interaction, asked)
        await answer.show(interaction, view, picture=picture)

    @control(controls.OpenProblem)
    async def open(self, press: Press[controls.OpenProblem]) -> None:
        await self._draw(press, await self._asked(press.user, press.control.grade))

    @control(controls.TryProblem)
    async def try_shared(self, press: Press[controls.TryProblem]) -> None:
        # A click below a shared post opens a separate message for each person.
        await self._draw(
            press, await problems.tried(self.context, press.user, press.control.problem, press.control.day)
        )

    @control(controls.SolveProblem)
    async def solve(self, press: Press[controls.SolveProblem]) -> None:
        one = press.control
        asked = await problems.answer(self.context, press.user, one.problem, one.nth, one.day, one.choice)
        await self._draw(press, asked)

    @control(controls.TrainMistake)
    async def train(self, press: Press[controls.TrainMistake]) -> None:
        """Opens the person's next mistake, or the daily problem if no mistake is due."""
        asked = await training.next_mistake(self.context, press.user)
        if asked is None:
            await self._draw(press, await problems.daily_problem(self.context, press.user))
            return
        await self._draw_mistake(press, asked)

    @control(controls.FindBetter)
    async def find_better(self, press: Press[controls.FindBetter]) -> None:
        one = press.control
        asked = await training.answer(
            self.context, press.user, one.partie, one.deal, one.place, nth=one.nth, choice=one.choice
        )
        await self._draw_mistake(press, asked)

    @control(controls.OpenPosition, controls.AnswerPosition)
    async def answer_older(self, _press: Press[Control]) -> None:
        """Refuses buttons from earlier bot versions, found below shared positions."""
        raise NoSuchProblem

    @control(controls.ShareProblem)
    async def share(self, press: Press[controls.ShareProblem]) -> None:
        """Posts the daily problem the person has answered, and removes the share button."""
        asked = await problems.shared(self.context, press.user, press.control.problem, press.control.nth)
        check_may_write(press.interaction)
        await self._draw(press, asked, shared=True)
        reader = public_learner(server_words(press.interaction), asked.problem)
        sight = await problems.sight(self.context, reader, asked.problem)
        await answer.post(press.interaction, shared_view(sight, press.interaction.user.display_name, asked))

    async def _asked(self, user: int, grade: Grade | None) -> AskedProblem:
        if grade:
            return await problems.another(self.context, user, grade)
        return await problems.daily_problem(self.context, user)

    async def _draw(self, press: Press[Control], asked: AskedProblem, *, shared: bool = False) -> None:
        view, picture = await self._drawn(press.interaction, asked, shared=shared)
        await answer.redraw(press.interaction, view, picture=picture)

    async def _drawn(
        self, interaction: Interaction, asked: AskedProblem, *, shared: bool = False
    ) -> tuple[discord.ui.LayoutView, Picture | None]:
        sight = await problems.sight(self.context, self._learner(interaction), asked.problem)
        waiting = await training.waiting(self.context, interaction.user.id)
        view = problem_view(sight, asked, waiting, sharing=interaction.guild_id is not None and not shared)
        return view, await self.client.renderer.own_picture(sight, new=asked.answer is None)

    async def _draw_mistake(self, press: Press[Control], asked: AskedMistake) -> None:
        sight = await training.sight(self.context, self._learner(press.interaction), asked)
        picture = await self.client.renderer.own_picture(sight, new=asked.choice is None)
        await answer.redraw(press.interaction, mistake_view(sight, asked), picture=picture)

    def _learner(self, interaction: Interaction) -> Learner:
        person = interaction.user
        locale = self.context.languages.of_person(person.id, str(interaction.locale))
        return Learner(person.id, person.display_name, words_for(interaction)("problem-other"), locale)


async def setup(client: PiquetBot) -> None:
    await client.add_cog(ProblemsCog(client))
