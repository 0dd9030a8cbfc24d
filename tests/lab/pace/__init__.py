"""How often a partie waits for a person, and what orders cost: ``python -m tests.lab.pace``.

``forecast`` plans leads and replies, ``imagined_deals`` are what elder plans an opening with, ``ordering_player`` is a
person who leaves orders. ``playing`` seats two people before the real services, and ``report`` prints the figures.
"""
