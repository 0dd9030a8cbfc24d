"""The tests of ``data/store/postgresql``; most need a server (``--store postgresql``)."""
