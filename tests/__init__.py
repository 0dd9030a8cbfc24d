"""Tests, in the bot's folder structure. Most use the bot as a person would, on a simulated Discord."""
