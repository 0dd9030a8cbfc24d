"""Tests of problems: how they are found, and that each one in the file is sound."""
