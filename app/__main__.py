"""`python -m app`: the command line."""

from app.cli import main

main()
