"""What the compiler knows by name: its own ints, and which compiled classes code that is not compiled may build on.

Both are mypyc's, which only the compiler needs; a plain install does without that package. Of a class that is made
often, what builds on it is marked too: the compiler lets an `__init__` run twice that comes from a marked class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_: bool) -> Any:
        return lambda cls: cls
