"""A small Discord on the network: REST and gateway on loopback, with rate limits and failures.

For tests of what a person sees, the SimCord harness is faster.
"""
