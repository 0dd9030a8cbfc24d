"""Tests of parties against the house, and of its advice and reviews."""
