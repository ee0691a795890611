"""Players made of code. They are given what their seat may see and what it may do, never the position."""

from outremer.bots.base import Bot, bot_names, make_bot, register

__all__ = ["Bot", "bot_names", "make_bot", "register"]
