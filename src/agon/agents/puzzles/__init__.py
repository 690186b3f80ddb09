"""Puzzles: decisions of computer games in which one option is clearly better than all others."""
