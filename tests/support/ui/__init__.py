"""Views from made-up parties, for message tests."""
