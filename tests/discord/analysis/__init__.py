"""The tests of /piquet analyse on the simulated Discord."""
