"""Views of made-up parties, for message tests."""
