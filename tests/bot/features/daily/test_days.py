import hashlib
from datetime import datetime
from functools import partial
from itertools import pairwise, product
from typing import NoReturn

import pytest
from discord import ui

from bot.admin.doctor.checkup import examine_open
from bot.features.archive import exports
from bot.features.challenges import limits
from bot.features.daily import days, keeper, service
from bot.features.daily.keeper import DayCloser, DayPars
from bot.features.daily.service import DEALS, Day, DealState
from bot.features.house.advice import advise
from bot.features.parties import deciding, packs
from bot.features.proofs.checked_deals import checked_deals
from bot.features.proofs.deals_view import checked_view, checking_files
from bot.features.servers.service import ServerChanges, save_server_settings
from bot.kit.words import words as in_language
from bot.model import errors
from bot.model.changes import NoticeAdded
from bot.model.clocks import DAY, HOUR
from bot.model.house_seats import PAR_LEVEL, user_of
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.model.results import EndedBy
from bot.model.servers import Guild
from bot.piquet.actions import Concede
from bot.piquet.deal import Deal
from bot.piquet.proof import DayDeal, Shuffler, key
from bot.piquet.proof_check import Claim, ProofVerdict, check_proof, claim_of
from bot.piquet.record import read
from bot.runtime.reader import Reader
from data import daily, parties, servers
from data.daily import DayRow
from data.store.errors import DamagedValue
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext
from tests.fakes.service_context import key as key_of_request

ALICE, BOB = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
HOUSE = NamedPlayer(user_of(PAR_LEVEL), "The House")


async def play(services: ServiceContext, user: NamedPlayer = ALICE, guild: int = GUILD) -> PartieId:
    return await service.play(services.context, user, HOUSE, guild)


async def finish(services: ServiceContext, user: NamedPlayer = ALICE, deals: int = DEALS) -> list[PartieId]:
    played = []
    for _ in range(deals):
        played.append(await play(services, user))
        await services.play(played[-1], 200)
    return played


async def row_of(services: ServiceContext, day: Day) -> DayRow:
    row = await services.context.database.read(lambda tx: daily.day_with(tx, day.id))
    assert row is not None
    return row


async def close(services: ServiceContext, day: Day) -> None:
    """Advances the clock to the day's end, and closes the day."""
    services.clock.now = max(services.clock.now, day.closes_at)
    await DayCloser(services.context).do()


async def test_the_first_deal_is_elders_and_the_second_youngers_on_another_pack(services: ServiceContext) -> None:
    first, second = await finish(services)
    read = services.context.database.read
    dealt = [(await read(partial(parties.deals, partie_id=partie)))[0] for partie in (first, second)]
    assert [deal.dealer for deal in dealt] == [1, 0]
    assert {dealt[0].hand0, dealt[0].hand1}.isdisjoint({dealt[1].hand0, dealt[1].hand1})
    for partie in (first, second):
        row = await services.row(partie)
        assert (row.ending, row.winner, row.result, row.rated, row.is_private) == (EndedBy.DAY, None, None, 0, True)
    with pytest.raises(errors.DayPlayed):
        await play(services)


async def test_a_player_who_asks_again_gets_the_partie_in_play(services: ServiceContext) -> None:
    partie = await play(services)
    assert await play(services) == partie
    await services.play(partie, 5)
    assert await play(services) == partie


async def test_everyone_on_a_server_gets_the_same_packs_but_servers_differ(services: ServiceContext) -> None:
    async def hands(user: NamedPlayer, guild: int) -> tuple[str, str, str]:
        partie = await play(services, user, guild)
        (deal,) = await services.context.database.read(lambda tx: parties.deals(tx, partie))
        return deal.hand0, deal.hand1, deal.talon

    assert await hands(ALICE, GUILD) == await hands(BOB, GUILD)
    assert await hands(ALICE, GUILD + 1) != await hands(BOB, GUILD)


async def test_the_house_has_the_same_seed_for_all_who_play_a_deal(services: ServiceContext) -> None:
    seeds = set()
    for user in (ALICE, BOB):
        row = await services.row(await play(services, user))
        shuffler = await services.context.database.read(partial(packs.shuffler_of, row=row))
        assert shuffler is not None
        seeds.add(shuffler.house_seed())
    assert len(seeds) == 1


async def test_a_day_closes_at_the_hour_of_its_server(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: servers.save_server(tx, Guild(GUILD, daily_hour=18)))
    today = await service.today(services.context, GUILD)
    assert today.closes_at % DAY == 18 * HOUR
    assert DAY // 2 <= today.closes_at - services.clock.now < DAY * 3 // 2
    await close(services, today)
    tomorrow = await service.today(services.context, GUILD)
    assert (tomorrow.number, tomorrow.closes_at) == (today.number + 1, today.closes_at + DAY)


async def test_a_conceded_deal_is_finished_and_a_resigned_one_is_not(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    partie = await play(services)
    while not ((sight := await deciding.sight(services.context, partie, 0)).deal and sight.deal.may_concede):
        await services.play(partie, 1)
    await deciding.act(services.context, partie, ADA, lambda _: [Concede(0)], seen=sight.seq, key=key_of_request())
    resigned = await play(services)
    row = await services.row(resigned)
    await deciding.decide(services.context, resigned, ADA, deciding.resign, seen=row.seq, key=key_of_request())
    mine = await service.day_of(services.context, today.id, ADA)
    assert mine is not None
    assert [deal.state for deal in mine.deals] == [DealState.FINISHED, DealState.LEFT]
    assert mine.deals[0].points is not None


def instant(text: str) -> int:
    return int(datetime.fromisoformat(text).timestamp())


@pytest.mark.parametrize(
    ("zone", "hour", "after", "end"),
    [
        ("UTC", 18, "2026-01-01T18:00Z", "2026-01-01T18:00Z"),
        ("UTC", 18, "2026-01-01T18:00:01Z", "2026-01-02T18:00Z"),
        ("Europe/Paris", 23, "2026-07-01T00:00Z", "2026-07-01T21:00Z"),
        ("Europe/Paris", 23, "2026-12-01T00:00Z", "2026-12-01T22:00Z"),
        # The clocks skip two o'clock, and show it twice in autumn.
        ("Europe/Paris", 2, "2026-03-28T12:00Z", "2026-03-29T01:00Z"),
        ("Europe/Paris", 2, "2026-10-24T12:00Z", "2026-10-25T00:00Z"),
        ("Europe/Paris", 2, "2026-10-25T00:00:01Z", "2026-10-26T01:00Z"),
        ("Australia/Lord_Howe", 2, "2026-10-03T12:00Z", "2026-10-03T15:30Z"),
        # Samoa had no 30 December 2011.
        ("Pacific/Apia", 10, "2011-12-30T00:00Z", "2011-12-30T10:00Z"),
        ("America/Los_Angeles", 0, "2026-01-01T00:00Z", "2026-01-01T08:00Z"),
    ],
)
def test_a_day_ends_when_the_clocks_of_the_server_show_its_hour(zone: str, hour: int, after: str, end: str) -> None:
    assert days.next_end(instant(after), Guild(GUILD, daily_hour=hour, daily_zone=zone)) == instant(end)


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/Santiago", "Australia/Lord_Howe", "Africa/Cairo", "UTC"])
def test_the_days_of_a_year_are_contiguous_and_two_differ_in_length(zone: str) -> None:
    for hour in range(24):
        server, at = Guild(GUILD, daily_hour=hour, daily_zone=zone), instant("2026-01-02T12:00Z")
        ends = [days.next_end(at, server)]
        for _ in range(365):
            ends.append(days.next_end(ends[-1] + days.SHORTEST, server))
        lengths = {later - earlier for earlier, later in pairwise(ends)}
        assert lengths <= {DAY - HOUR, DAY - HOUR // 2, DAY, DAY + HOUR // 2, DAY + HOUR}
        assert sum(later - earlier != DAY for earlier, later in pairwise(ends)) == (0 if zone == "UTC" else 2)


async def test_a_new_zone_or_hour_changes_no_open_day_number_or_secret(
    services: ServiceContext,
) -> None:
    chain = await services.context.database.write(lambda tx: days.announced_chain(tx, services.context, GUILD))
    services.clock.now, before = chain.opens_at, chain.anchor
    zones = ("UTC", "Pacific/Auckland", "America/Los_Angeles", "Europe/Paris", "Pacific/Kiritimati")
    ended = chain.opens_at
    for number, (zone, hour) in enumerate(product(zones, (0, 23, 2, 12)), 1):
        today = await service.today(services.context, GUILD)
        await save_server_settings(services.context, GUILD, ServerChanges(daily_zone=zone, daily_hour=hour))
        assert await service.today(services.context, GUILD) == today
        assert (today.number, today.commitment, today.opened_at) == (number, before, ended)
        assert DAY // 2 <= today.closes_at - today.opened_at <= DAY * 3 // 2 + HOUR
        await close(services, today)
        before, ended = (await row_of(services, today)).secret, today.closes_at


async def test_a_server_with_an_unknown_zone_goes_on_in_utc(services: ServiceContext) -> None:
    broken = Guild(GUILD, daily_hour=18, daily_zone="Mars/Olympus")
    await services.context.database.write(lambda tx: servers.save_server(tx, broken))
    assert (await service.today(services.context, GUILD)).closes_at % DAY == 18 * HOUR
    report = await examine_open(services.context.database, lambda *_: None, sample=None)
    assert [found.finding.where for found in report.tables["guilds"].shown] == [f"guilds.daily_zone {GUILD}"]


async def test_closing_the_day_ends_parties_in_play_and_nobody_wins_them(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services, ALICE, 1)
    left = await play(services, BOB)
    await services.play(left, 6)
    await close(services, today)
    row = await services.row(left)
    assert (row.ending, row.winner, row.to_act) == (EndedBy.DAY, None, None)
    everyone = service.group_by_person(await service.rows_of(services.context, today.id))
    found = {one.user: [deal.state for deal in one.deals] for one in everyone}
    assert found == {ADA: [DealState.FINISHED, DealState.AHEAD], BEN: [DealState.LEFT, DealState.AHEAD]}
    with pytest.raises(errors.DayOver):
        await service.play(services.context, ALICE, HOUSE, GUILD, today.number)
    await services.check()


@pytest.mark.parametrize("by_person", [False, True])
async def test_a_day_ends_a_few_parties_in_each_transaction(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch, by_person: bool
) -> None:
    monkeypatch.setattr(days, "MOST_ENDED", 2)
    today = await service.today(services.context, GUILD)
    for number in range(5):
        await play(services, NamedPlayer(ADA + number, f"Player {number}"))
    ended: list[int] = []
    services.context.database.subscribe(
        lambda changes: ended.append(len({change.partie_id for change in changes if isinstance(change, NoticeAdded)}))
    )
    services.clock.now = today.closes_at
    await (service.today(services.context, GUILD) if by_person else close(services, today))
    assert [number for number in ended if number] == [2, 2, 1]
    assert (await row_of(services, today)).closed_at is not None
    await services.check()


async def test_no_day_is_lost_while_the_bot_is_down(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    services.clock.now = today.closes_at + 9 * DAY
    tomorrow = await service.today(services.context, GUILD)
    assert tomorrow.number == today.number + 1
    assert (await row_of(services, today)).closed_at is not None


async def test_the_secrets_of_days_are_a_chain_that_begins_at_the_anchor(services: ServiceContext) -> None:
    chain = await services.context.database.write(lambda tx: days.announced_chain(tx, services.context, GUILD))
    before = chain.anchor
    services.clock.now = chain.opens_at
    for number in range(1, 5):
        today = await service.today(services.context, GUILD)
        row = await row_of(services, today)
        lines = f"piquet 2\nday\n{GUILD}\n{row.secret}\n"
        assert hashlib.sha256(lines.encode()).hexdigest() == before == today.commitment
        assert (today.number, today.secret) == (number, None)
        await close(services, today)
        before = row.secret
        assert (await service.numbered(services.context, GUILD, number)).secret == before


async def test_a_new_chain_goes_on_where_the_old_one_ends(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "CHAIN_DAYS", 2)
    numbers = []
    for _ in range(5):
        today = await service.today(services.context, GUILD)
        numbers.append(today.number)
        await close(services, today)
    assert numbers == [1, 2, 3, 4, 5]


async def test_words_are_accepted_until_the_first_day_and_enter_every_pack(services: ServiceContext) -> None:
    context, database = services.context, services.context.database
    chain = await database.write(lambda tx: days.announced_chain(tx, context, GUILD))
    with pytest.raises(errors.DayYetToBegin):
        await play(services)
    for user, words in ((BEN, "changed later"), (ADA, "mine"), (BEN, "theirs")):
        services.clock.now += 1
        take = partial(days.take_words, guild=GUILD, user=user, words=words, now=services.clock.now)
        await database.write(take)
    services.clock.now = chain.opens_at
    with pytest.raises(errors.DayHasBegun):
        await database.write(lambda tx: days.take_words(tx, GUILD, ADA, "late", services.clock.now))
    for _ in range(2):
        today = await service.today(context, GUILD)
        assert today.words == (key("mine"), key("theirs"))
        row = await row_of(services, today)
        pack = service.pack_of(row, 1)
        made = Shuffler(bytes.fromhex(row.secret), str(GUILD), (" ".join(today.words), ""), DayDeal(today.number, 1))
        assert pack == made.pack(0)
        await close(services, today)


async def test_words_from_too_many_people_are_refused(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "MOST_WORDS", 1)
    database, now = services.context.database, services.clock.now
    await database.write(lambda tx: days.announced_chain(tx, services.context, GUILD))
    await database.write(lambda tx: days.take_words(tx, GUILD, ADA, "mine", now))
    await database.write(lambda tx: days.take_words(tx, GUILD, ADA, "mine too", now))
    with pytest.raises(errors.WordsAreEnough):
        await database.write(lambda tx: days.take_words(tx, GUILD, BEN, "theirs", now))


async def test_checking_a_deal_attaches_only_files_that_the_message_shows(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    partie, _ = await finish(services)

    async def attached() -> tuple[list[str], list[str]]:
        checked = await checked_deals(services.context, partie, Reader(ADA, None))
        files = checking_files(checked)
        parts = checked_view(in_language("en"), checked, files).walk_children()
        shown = [part.media.url.removeprefix("attachment://") for part in parts if isinstance(part, ui.File)]
        return [file.filename for file in files], shown

    assert await attached() == ([], [])
    await close(services, today)
    uploaded, shown = await attached()
    assert uploaded == shown == [f"piquet-{partie}.json", "check_deals.py"]


async def test_the_secret_is_published_after_the_day_not_after_the_partie(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    first, second = await finish(services)
    exported = await exports.one(services.context, second, Reader(ADA, None))
    assert exported.game.proof is not None
    assert (exported.game.proof.secret, exported.game.proof.house) == (None, None)
    assert check_proof(exported.game).verdict is ProofVerdict.NO_SECRET
    assert (await row_of(services, today)).secret not in exported.record
    await close(services, today)
    for partie in (first, second):
        game = read((await exports.one(services.context, partie, Reader(ADA, None))).record)
        assert check_proof(game).verdict is ProofVerdict.PROVEN
        assert game.proof is not None
        assert claim_of(game.proof, 0) is Claim.OF_DAY
        made = Deal.from_pack(game.rules, game.deals[0].dealer, check_proof(game).packs[0])
        assert made.dealt == game.deals[0].dealt


async def test_the_doctor_finds_nothing_before_or_after_the_close(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services)
    await services.play(await play(services, BOB), 7)
    for _ in range(2):
        assert (await examine_open(services.context.database, lambda *_: None, sample=None)).tables == {}
        await close(services, today)


async def test_after_a_restore_the_day_closes_and_the_next_has_another_chain(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await services.context.database.write(lambda tx: days.renew_chains(tx, services.clock.now))
    tomorrow = await service.today(services.context, GUILD)
    assert tomorrow.number == today.number + 1
    assert tomorrow.commitment != (await row_of(services, today)).secret


async def test_deals_of_the_day_do_not_count_towards_limits(services: ServiceContext) -> None:
    for guild in range(GUILD, GUILD + 12):
        await play(services, ALICE, guild)
    await services.context.database.read(lambda tx: limits.check_partie(tx, 0, ADA, HOUSE.id, services.clock.now + 61))


async def test_nobody_gets_advice_in_a_deal_of_the_day(services: ServiceContext) -> None:
    partie = await play(services)
    sight = await deciding.sight(services.context, partie, 0)
    assert sight.my_turn
    assert not sight.may_ask
    with pytest.raises(errors.NoAdviceToday):
        await advise(services.context, partie, ADA, seen=sight.seq)


async def test_a_day_that_cannot_be_closed_stops_no_other(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await service.today(services.context, GUILD), await service.today(services.context, GUILD + 1)
    really = days.close

    def damaged(tx: Transaction, day: DayRow, now: int) -> None:
        if day.guild == GUILD:
            raise DamagedValue("day_chains.last_secret 1")
        really(tx, day, now)

    monkeypatch.setattr(days, "close", damaged)
    with pytest.raises(DamagedValue):
        await close(services, second)
    assert [(await row_of(services, day)).closed_at is None for day in (first, second)] == [True, False]


async def test_a_day_whose_par_cannot_be_computed_blocks_no_other(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    await service.today(services.context, GUILD)
    await service.today(services.context, GUILD + 1)
    asked: list[int] = []

    def damaged(day: DayRow, deal: int) -> NoReturn:
        asked.append(day.guild)
        raise DamagedValue(f"days.secret {day.id}")

    monkeypatch.setattr(keeper, "pack_of", damaged)
    with pytest.raises(DamagedValue):
        await DayPars(services.context).do()
    assert asked == [GUILD, GUILD + 1]
