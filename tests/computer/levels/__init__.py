"""Tests of the levels of the house."""
