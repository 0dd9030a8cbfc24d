"""Tests of what is a person's own."""
