from functools import partial

from bot.model.players import User
from bot.model.servers import Guild
from data.meta import get_meta, set_meta
from data.players.users import get_user, save_user
from data.servers import get_server, save_server
from data.store.database import Database
from tests.data.table import SNOWFLAKE


async def test_a_person_has_the_defaults_until_they_change_them(db: Database) -> None:
    find = partial(get_user, user=SNOWFLAKE)
    assert await db.read(find) == User(
        SNOWFLAKE, locale="en", dms_closed=False, asks_deal=False, answers_self=False, confirms_cards=None
    )
    for chosen in (
        User(SNOWFLAKE, locale="fr"),
        User(SNOWFLAKE, dms_closed=True),
        User(SNOWFLAKE, asks_deal=True),
        User(SNOWFLAKE, answers_self=True),
        User(SNOWFLAKE, confirms_cards=True),
    ):
        await db.write(partial(save_user, user=chosen))
        assert await db.read(find) == chosen
    assert await db.read(partial(get_user, user=SNOWFLAKE + 1)) == User(SNOWFLAKE + 1)


async def test_booleans_are_read_as_booleans(db: Database) -> None:
    await db.write(partial(save_user, user=User(1, confirms_cards=True)))
    await db.write(partial(save_server, guild=Guild(1, table_in_channel=True)))
    user = await db.read(partial(get_user, user=1))
    assert (user.confirms_cards, user.asks_deal) == (True, False)
    assert user.confirms_cards is True
    assert (await db.read(partial(get_server, guild=1))).table_in_channel is True


async def test_a_server_has_the_defaults_until_it_changes_them(db: Database) -> None:
    find = partial(get_server, guild=SNOWFLAKE)
    assert await db.read(find) == Guild(SNOWFLAKE, table_in_channel=False)
    for choice in (True, False):
        await db.write(partial(save_server, guild=Guild(SNOWFLAKE, choice)))
        assert await db.read(find) == Guild(SNOWFLAKE, choice)


async def test_a_named_value_is_stored(db: Database) -> None:
    assert await db.read(partial(get_meta, name="commands")) is None
    for value in ("first", "second"):
        await db.write(partial(set_meta, name="commands", value=value))
        assert await db.read(partial(get_meta, name="commands")) == value
    assert await db.read(partial(get_meta, name="other")) is None
