from bot.model.house_seats import LEVELS, PAR_LEVEL, USERS, level_of, user_of
from bot.piquet.house.players.player import NAMES


def test_the_ids_of_the_levels_never_change() -> None:
    """A stored partie against the house has its level's id; a changed id would mean another level."""
    assert USERS == {"beginner": 1, "expert": 2, "master": 3, "casual": 4, "club": 5}


def test_the_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("beginner", "casual", "club", "expert", "master")


def test_par_is_still_measured_by_the_player_before_the_five_levels() -> None:
    assert user_of(PAR_LEVEL) == 2


def test_every_level_has_an_id_of_its_own_and_a_player() -> None:
    assert [level_of(user) for user in USERS.values()] == list(LEVELS)
    assert {*LEVELS} <= {*NAMES}
