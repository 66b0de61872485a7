"""`python -m tabuleiro` is the same as `tabuleiro`."""

from tabuleiro.cli import main

if __name__ == "__main__":
    main()
