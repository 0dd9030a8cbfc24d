"""The bot opens direct messages no faster than Discord lets it."""

from bot.ui.messenger.dm_budget import DmBudget


def test_as_many_dms_are_opened_in_ten_seconds_as_the_budget_has() -> None:
    now = 100.0
    budget = DmBudget(3, 10, clock=lambda: now)
    assert [budget.take() for _ in range(4)] == [True, True, True, False]
    now = 109.9
    assert not budget.take()
    now = 110.0
    assert [budget.take() for _ in range(4)] == [True, True, True, False]


def test_a_refusal_does_not_count() -> None:
    now = 0.0
    budget = DmBudget(1, 10, clock=lambda: now)
    assert budget.take()
    for now in (1.0, 9.0):  # noqa: B007 - the clock reads it
        assert not budget.take()
    now = 10.0
    assert budget.take()
