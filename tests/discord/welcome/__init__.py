"""Tests of the way in, on a simulated Discord."""
