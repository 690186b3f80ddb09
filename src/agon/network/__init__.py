"""Learned policies and values: what the network of a game sees, its weights, and its answers."""
