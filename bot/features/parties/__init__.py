"""Parties: loading one, deciding in it, resigning, and the packs that are dealt.

Every change of a partie goes through ``deciding``.
"""
