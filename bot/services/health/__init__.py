"""Checks and repairs of a whole database, for ``doctor``, ``backup`` and ``restore``; scheduled backups; vitals.

A running bot uses none of the checks itself, only its vitals: its backups are made and looked through in a process of
their own.
"""
