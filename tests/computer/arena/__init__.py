"""Tests of the arena, in which players meet."""
