"""Tests of what brings the outbox to Discord."""
