"""The tests of ``data``; each works on a real database in a temporary folder."""
