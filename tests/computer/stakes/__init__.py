"""Tests of what a card or a deal is worth."""
