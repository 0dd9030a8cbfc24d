"""Tests of the house's turns."""
