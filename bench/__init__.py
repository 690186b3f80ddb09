"""Measurements: speed and memory, always beside a baseline in the same run."""
