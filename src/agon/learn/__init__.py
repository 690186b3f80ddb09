"""Learning to play by self-play: games step in C, a network in torch answers for all seats. It needs `agon[learn]`."""
