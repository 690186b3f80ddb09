"""Agon: play, study and master board games whose rules are scripts."""

__version__ = "0.1.0"
