"""The engine: scripts, positions, tables, records and studies. See README.md beside this file."""
