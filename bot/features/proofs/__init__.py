"""Proofs: checking the packs of a finished partie, and the decisions of the house (``bot verify``)."""
