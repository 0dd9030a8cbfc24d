"""The checks of the silences find what they look for."""

from time import time

import pytest

from tests.fakes.wire.traffic_log import MessageVersion
from tests.fakes.wire.wire_discord import Wire
from tests.lab.faults.kinds.silence import STORED, USER, WATCH, WATCHED
from tests.lab.faults.made_messages import MadeMessages
from tests.lab.faults.own_server import own_server


def test_a_message_made_twice_is_found_and_what_discord_dropped_is_none() -> None:
    wire, made = Wire(), MadeMessages()

    def say(channel: int, nonce: str, *, new: bool = True) -> None:
        wire.said.append(MessageVersion(0.0, new, 1, channel, None, f'{{"nonce": {nonce}}}'.encode()))

    say(1, '"pq-1"')
    say(1, '"pq-1"', new=False)
    say(2, '"pq-1"')
    say(1, "null")
    say(1, "null")
    made.count(wire)
    assert (made.number, made.twice, wire.said) == (2, 0, [])
    say(1, '"pq-1"')
    made.count(wire)
    assert (made.number, made.twice) == (2, 1)


@pytest.mark.of_a_server
async def test_what_the_victim_stores_about_messages_is_found_by_the_moment_of_its_commit() -> None:
    async with own_server(tcp=True) as server:
        with server.connected(database="piquet") as admin:
            admin.execute(WATCH)
            admin.execute("ALTER SYSTEM SET track_commit_timestamp = on")
        await server.restart("fast")
        with (
            server.connected(database="piquet") as admin,
            server.connected(database="piquet", user=USER) as victim,
        ):
            admin.execute("CREATE TABLE posts (number int); CREATE TABLE requests (number int)")
            admin.execute("CREATE TABLE outbox (place text, tried int DEFAULT 0, attempts int DEFAULT 0, due_at int)")
            admin.execute(WATCHED)
            before = time()
            admin.execute("INSERT INTO posts VALUES (1)")
            # A click that it decides.
            victim.execute("WITH kept AS (INSERT INTO requests VALUES (1)) INSERT INTO posts VALUES (2)")
            assert admin.execute(STORED, [before, time()]).fetchall() == []
            victim.execute("BEGIN")
            victim.execute("INSERT INTO posts VALUES (3)")
            between = time()
            victim.execute("COMMIT")
            found = [what for _, what in admin.execute(STORED, [between, time()]).fetchall()]
            assert found == ['posts INSERT {"number": 3}']
            assert admin.execute(STORED, [before, between]).fetchall() == []
            between = time()
            # A click may begin a partie, send a hand sooner, and show it.
            victim.execute("INSERT INTO outbox VALUES ('hand0'), ('table')")
            victim.execute("UPDATE outbox SET due_at = 1")
            victim.execute("DELETE FROM outbox WHERE place = 'hand0'")
            assert admin.execute(STORED, [between, time()]).fetchall() == []
            victim.execute("UPDATE outbox SET tried = 1")
            victim.execute("DELETE FROM outbox")
            assert len(admin.execute(STORED, [between, time()]).fetchall()) == 2
