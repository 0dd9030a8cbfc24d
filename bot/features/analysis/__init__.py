"""Games people bring: a record to replay and review, or a position for the house's opinion."""
