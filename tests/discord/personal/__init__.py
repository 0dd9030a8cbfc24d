"""Tests of what is one person's own: how they have it deleted."""
