"""Bots for Crusader Rex alone."""
