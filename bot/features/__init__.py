"""The features: what people do and see, one noun per folder. ``cogs`` has a module of each name, ``tests`` folders.

``WINGS`` in ``tests/test_codebase.py`` lists which feature may import which.
"""
