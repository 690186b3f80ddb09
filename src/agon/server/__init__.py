"""The server: tables for friends, clubs and programs. It serves every game and names none."""
