"""Tests of how the house plays its cards."""
