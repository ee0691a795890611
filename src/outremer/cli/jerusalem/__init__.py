"""Jerusalem at the terminal."""
