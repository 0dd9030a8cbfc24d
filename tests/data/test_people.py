"""What people, servers and the bot itself have chosen is kept as it was chosen."""

from functools import partial

from data.guilds import Guild, get_guild, save_guild
from data.meta import get_meta, set_meta
from data.store.database import Database
from data.users import User, get_user, save_user
from tests.data.table import SNOWFLAKE


async def test_a_person_is_as_everyone_at_first_until_he_chooses(db: Database) -> None:
    find = partial(get_user, user=SNOWFLAKE)
    assert await db.read(find) == User(
        SNOWFLAKE, locale="en", dms_closed=False, asks_deal=False, answers_self=False, one_click=False
    )
    for chosen in (
        User(SNOWFLAKE, locale="fr"),
        User(SNOWFLAKE, dms_closed=True),
        User(SNOWFLAKE, asks_deal=True),
        User(SNOWFLAKE, answers_self=True),
        User(SNOWFLAKE, one_click=True),
    ):
        await db.write(partial(save_user, user=chosen))
        assert await db.read(find) == chosen
    assert await db.read(partial(get_user, user=SNOWFLAKE + 1)) == User(SNOWFLAKE + 1)


async def test_what_is_yes_or_no_is_read_as_yes_or_no(db: Database) -> None:
    await db.write(partial(save_user, user=User(1, one_click=True)))
    await db.write(partial(save_guild, guild=Guild(1, table_in_channel=True)))
    user = await db.read(partial(get_user, user=1))
    assert (user.one_click, user.asks_deal) == (True, False)
    assert user.one_click is True
    assert (await db.read(partial(get_guild, guild=1))).table_in_channel is True


async def test_a_server_has_its_tables_in_threads_until_it_chooses(db: Database) -> None:
    find = partial(get_guild, guild=SNOWFLAKE)
    assert await db.read(find) == Guild(SNOWFLAKE, table_in_channel=False)
    for choice in (True, False):
        await db.write(partial(save_guild, guild=Guild(SNOWFLAKE, choice)))
        assert await db.read(find) == Guild(SNOWFLAKE, choice)


async def test_a_fact_about_the_bot_is_kept_under_its_name(db: Database) -> None:
    assert await db.read(partial(get_meta, name="commands")) is None
    for value in ("first", "second"):
        await db.write(partial(set_meta, name="commands", value=value))
        assert await db.read(partial(get_meta, name="commands")) == value
    assert await db.read(partial(get_meta, name="other")) is None
