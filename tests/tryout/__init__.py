"""Tests of the try-out in a real browser."""
