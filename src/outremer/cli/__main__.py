"""`python -m outremer.cli`."""

from outremer.cli import main

if __name__ == "__main__":
    main()
