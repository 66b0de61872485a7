"""Which compiled classes code that is not compiled may build on: other people's games and bots.

The mark is mypyc's own, which only the compiler needs; a plain install does without that package.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        return lambda cls: cls
