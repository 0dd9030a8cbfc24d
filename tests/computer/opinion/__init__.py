"""Tests of opinions: what an adviser thinks of a decision."""
