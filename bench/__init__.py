"""Benchmarks: speed and memory, always compared with a baseline in the same run."""
