"""Creating, joining and listing tables."""
