"""Chat, clubs, ratings, history and moderation."""
