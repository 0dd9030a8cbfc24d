"""Tests of how the house exchanges."""
