"""Rate limits: so many requests in a burst, then so many a second, for each person and for each address."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tabuleiro.server.keys import NOWHERE

MOST_KNOWN: Final = 20_000  # buckets; past this the full ones, which change nothing, are forgotten


class Buckets:
    """Token buckets by key: each holds `burst` and refills by `rate` a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, key: str) -> float:
        """Takes one; 0 if there was one, else the seconds until there is."""
        now = self._clock()
        left, then = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            self._buckets[key] = (left, now)
            return (1 - left) / self.rate
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_KNOWN:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        refill = self.burst / self.rate
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < refill}


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """An address as limits count it: one customer of IPv6 has a whole network; what is no address is nobody's own."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return NOWHERE
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), 64), strict=False))
