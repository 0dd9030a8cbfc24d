import pytest

from tests.lab.bench.orders.ordering_player import Orderly
from tests.lab.bench.requests_of_a_deal import APART, TOGETHER, counted


@pytest.mark.long
async def test_a_deal_with_orders_makes_fewer_than_half_as_many_requests() -> None:
    without = await counted(Orderly.NOTHING, APART, deals=1)
    assert await counted(Orderly.REPLIES, APART, deals=1) < without / 2
    assert await counted(Orderly.REPLIES, TOGETHER, deals=1) < without / 2
