"""Tests of a partie: the hand, the auction, clocks, old buttons, the end."""
