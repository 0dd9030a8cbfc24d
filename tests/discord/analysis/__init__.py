"""Tests of /piquet analyse on the simulated Discord."""
