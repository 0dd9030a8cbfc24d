"""What tests on Discord's edge share: packs to deal, rows of the database, checks of what was posted.

The simulated Discord itself is in ``tests/fakes``.
"""
