from bot.piquet.view import DealView, _Choices, _Settled


def test_the_parts_of_a_view_have_its_first_fields_in_its_order() -> None:
    parts = [*_Settled.__annotations__.items(), *_Choices.__annotations__.items()]
    assert parts == list(DealView.__annotations__.items())[: len(parts)]
