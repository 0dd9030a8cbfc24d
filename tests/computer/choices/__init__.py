"""Tests of how the house calls."""
