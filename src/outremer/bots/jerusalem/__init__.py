"""Bots for Jerusalem alone."""
