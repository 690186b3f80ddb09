"""`python -m agon` is the program `agon`."""

from agon.cli.main import run

if __name__ == "__main__":
    run()
