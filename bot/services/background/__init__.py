"""Tools for work in the background: a timer, a pool of tasks, a pool of processes, a throttle.

It knows nothing of parties, people or Discord.
"""
