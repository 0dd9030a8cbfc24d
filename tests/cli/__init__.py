"""Tests of the command line: the arguments, and what each command prints."""
