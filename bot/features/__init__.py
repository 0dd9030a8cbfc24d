"""One folder for each feature. A feature's module in ``cogs`` and folders in ``tests`` share its name.

``WINGS`` in ``tests/test_codebase.py`` lists the imports allowed between features.
"""
