"""Studies, records and rulebooks."""
