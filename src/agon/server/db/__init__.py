"""The database: engine, journal, schema, upgrades and backups."""
