"""Rule ids, the tests and studies that cite them, and the studies and lessons of each game."""
