"""One folder for each feature. Modules in ``cogs`` and folders in ``tests`` have equal names.

``WINGS`` in ``tests/test_codebase.py`` lists the imports allowed between features.
"""
