"""Tests of what the processes of one bot have in common."""
