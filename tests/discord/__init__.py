"""Tests of the real bot on the simulated Discord, driven by commands and clicks."""
