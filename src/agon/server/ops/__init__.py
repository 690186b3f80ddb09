"""Running the server: start, administration, logs, static files."""
