"""Features: a folder for each noun, with a module in ``cogs`` and folders in ``tests`` of that name.

``WINGS`` in ``tests/test_codebase.py`` lists the imports allowed between features.
"""
