from bot.admin.doctor.checkup import Checkup, Found
from data import ledger_sums
from data.derived_rows import Difference
from data.store.transaction import Transaction
from tests.fakes.service_context import ServiceContext


async def findings(services: ServiceContext, *, repairs: bool = False) -> list[Found]:
    checkup = Checkup(services.context.database, services.clock, repairs)
    return [found async for found in checkup.findings()]


def wrong_sums(tx: Transaction) -> list[Difference]:
    """Returns where the stored names and leaderboards differ from the results."""
    return [difference for table in ledger_sums.TABLES for difference in ledger_sums.differences(tx, table)]
