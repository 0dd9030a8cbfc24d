"""The commands of ``python -m bot``, a module each."""
