"""Tournaments: rounds, pairings and standings."""
