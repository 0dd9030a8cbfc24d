"""Tests of what talks to Discord."""
