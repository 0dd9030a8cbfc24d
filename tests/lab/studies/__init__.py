"""Measurements of the computer player that are run by hand; the results are in ``bot/computer/RESULTS.md``.

Nothing here runs at a commit but a test that the scripts work.
"""
