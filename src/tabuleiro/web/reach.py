"""Reach: from where a link of ours can be opened; "localhost" would lead every reader to a machine of their own."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabuleiro.web.pages import Visit

ANYWHERE: Final = ("0.0.0.0", "::")
OUTSIDE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent there


def reach_of(visit: Visit) -> tuple[str, str]:
    """How links begin, and how far they reach: "" wherever this page does, "network" at home, "here" nowhere else."""
    url = visit.url
    if not here_only(url.hostname or ""):
        return f"{url.scheme}://{url.netloc}", ""
    host = visit.app.state.settings.host
    address = network_address() if host in ANYWHERE else host
    if here_only(address):
        return f"{url.scheme}://{url.netloc}", "here"
    shown = f"[{address}]" if ":" in address else address
    return f"{url.scheme}://{shown}" + (f":{url.port}" if url.port else ""), "network"


def here_only(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost") or host.endswith(".localhost")


def network_address() -> str:
    """This machine's address in its network; "" if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(OUTSIDE)  # decides only which way it would go
            found: str = asking.getsockname()[0]
        except OSError:
            return ""
    return found
