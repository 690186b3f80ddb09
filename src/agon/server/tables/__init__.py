"""One game in progress: its events, state, clocks and viewers."""
