"""Tests of the guided lessons as services: their scripts, and how far a person has come."""
