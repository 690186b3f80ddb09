"""The game server. It serves every game and depends on none in particular."""
