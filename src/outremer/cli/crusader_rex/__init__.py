"""Crusader Rex at the terminal."""
