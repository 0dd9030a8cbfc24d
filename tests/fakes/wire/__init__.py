"""Discord on the wire: REST and gateway on loopback, with limits and failures.

To test a person's view, the SimCord harness is faster.
"""
