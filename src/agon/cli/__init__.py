"""The command line: `agon` and its commands."""
