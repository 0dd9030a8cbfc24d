"""Tests across the whole bot: commands, faults and crashes, privacy, the doctor."""
