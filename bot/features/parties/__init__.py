"""Parties: loading one, deciding in it, resigning, its packs.

Every change of a partie goes through ``deciding``.
"""
