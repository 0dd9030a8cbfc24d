"""Proofs: checking a finished partie's packs and the house's decisions (``bot verify``)."""
