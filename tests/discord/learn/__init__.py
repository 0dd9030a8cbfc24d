"""Tests of the guided lessons and the pages of rules as a person meets them."""
