"""The script language: read the source, check it against the subset, lower it, and write Python from it."""
