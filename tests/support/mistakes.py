"""Stores a decision to train on, as a review does."""

from bot.model.ids import PartieId
from bot.piquet.actions import Exchange, parse_action
from bot.piquet.house.opinion.reasons import Why
from bot.piquet.house.problems.problem import Choice, PiquetQuestion, Topic, write_question
from data import parties
from data.players.training import TrainingRow, add_position
from data.store.transaction import Transaction


def train_on(tx: Transaction, user: int, partie: int = 1, **given: int) -> None:
    """Stores that a person trains on their exchange in the first deal of a finished partie."""
    seat = next(one.seat for one in parties.seats(tx, PartieId(partie)) if one.user == user)
    deal = parties.actions_of(tx, PartieId(partie), 0)
    place = next(at for at, action in enumerate(deal) if action.text.startswith(f"{seat} exchange"))
    choices = (
        Choice((parse_action(deal[place].text),), 1.0, (), (Why.ON_AVERAGE(),)),
        Choice((Exchange(seat, ()),), 6.0),
    )
    question = write_question(PiquetQuestion(Topic.EXCHANGE, True, choices))
    add_position(tx, TrainingRow(PartieId(partie), 0, place, user, question, **({"due_at": 1} | given)))
