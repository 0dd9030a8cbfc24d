"""Mirrors the rooms; played through as a person would, on a simulated Discord."""
