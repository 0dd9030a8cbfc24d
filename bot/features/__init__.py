"""The features: what people do and see, one noun per folder. ``cogs`` and ``tests`` have folders of the same names.

``WINGS`` in ``tests/test_codebase.py`` lists which feature may import which.
"""
