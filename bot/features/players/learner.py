from dataclasses import dataclass, replace

from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.model.sight import Cut, Location, People, ShownClock, ShownDeal, Sight
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from bot.runtime.context import Context
from data.players import users


@dataclass(frozen=True, slots=True)
class Learner:
    id: int
    name: str
    house: str
    locale: str


async def learner_sight(
    context: Context, learner: Learner, number: int, seen: DealView, before: Standing, opponent: int
) -> Sight:
    """Returns the learner's view of lesson or problem ``number``, which belongs to no partie."""
    user = await context.database.read(lambda tx: users.get_user(tx, learner.id))
    me = seen.eye or 0
    ids, names = (learner.id, opponent), (learner.name, learner.house)
    house = 1 - me if is_house(opponent) else None
    return Sight(
        partie_id=PartieId(number),
        location=Location(0, 0, None),
        people=People((ids[me], ids[1 - me]), (names[me], names[1 - me]), house=house),
        rules=seen.rules,
        eye=me,
        seq=0,
        to_act=None if seen.over else me,
        shown=ShownDeal(before.deals, 0, True, seen.rules.deals, None, before, None, None),
        cut=Cut("", None, seen.dealer),
        deal=seen,
        clock=ShownClock(None, 0, None, 0),
        settings=replace(user, language=learner.locale, sure_leads=False),
        advises=False,
        finished=0,
    )
