"""The example packages, installed where only who asks for them finds them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="session")
def goofspiel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the package is installed, as `pip install` does it."""
    folder = tmp_path_factory.mktemp("installed")
    command = ["install", "-q", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", *command, str(EXAMPLES / "goofspiel")], check=True)
    return folder
