"""Parties: loading one, deciding in it, resigning, and its packs.

Every change of a partie goes through ``deciding``.
"""
