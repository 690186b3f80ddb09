"""The whole states that were sent last, encoded, so that watching a table again costs little.

All tables share one small cache: a state may take tens of kilobytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from agon.server import protocol

MAX_STATES = 64

_states: OrderedDict[Hashable, protocol.State] = OrderedDict()


def whole_state(key: Hashable, build: Callable[[], protocol.State]) -> protocol.State:
    """Return the state of a key, with its view, its ask and every log line encoded; `build` it if it was not sent
    lately."""
    state = _states.pop(key, None)
    if state is None:
        state = _encoded(build())
    _states[key] = state
    while len(_states) > MAX_STATES:
        _states.popitem(last=False)
    return state


def _encoded(state: protocol.State) -> protocol.State:
    log = protocol.Log(state.log.start, [_raw(line) for line in state.log.lines])
    return msgspec.structs.replace(state, view=_raw(state.view), ask=_raw(state.ask), log=log)


def _raw(part: object) -> Any:
    """Encode a part, to be copied into messages as it is."""
    return msgspec.Raw(msgspec.json.encode(part))
