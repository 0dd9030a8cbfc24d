"""Discord on the wire: REST and gateway on loopback, with its limits and its failures.

For tests of what a person sees, the SimCord harness is quicker.
"""
