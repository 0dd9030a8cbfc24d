"""Views of made-up parties, for the tests of messages."""
