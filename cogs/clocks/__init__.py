"""Commands of vacations."""
