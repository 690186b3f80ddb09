"""Prospects, hints and game analyses."""
