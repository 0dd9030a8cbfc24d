"""Pictures of what people see: a hand, the table, the score sheet, the course of a rating. Text stands beside each."""
