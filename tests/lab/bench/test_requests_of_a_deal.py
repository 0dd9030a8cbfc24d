import pytest

from tests.lab.bench.orders.ordering_player import Orderly
from tests.lab.bench.requests_of_a_deal import APART, TOGETHER, counted


@pytest.mark.long
async def test_a_deal_with_orders_asks_for_less_than_half() -> None:
    without = await counted(Orderly.NOTHING, APART, deals=1)
    assert await counted(Orderly.REPLIES, APART, deals=1) < without / 2
    assert await counted(Orderly.REPLIES, TOGETHER, deals=1) < without / 2
