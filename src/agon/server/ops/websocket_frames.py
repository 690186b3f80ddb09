"""The frames of WebSocket messages (RFC 6455), as far as most messages need them.

>>> text_frame(b"{}")
b'\\x81\\x02{}'
>>> masked = bytes([0x81, 0x80 | 2, 1, 2, 3, 4]) + bytes([ord("{") ^ 1, ord("}") ^ 2])
>>> frame_size(masked), frame_size(masked[:1]), whole_text(masked)
(8, None, b'{}')
"""

from __future__ import annotations

import sys

FINAL_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80
SIZE_IN_2_BYTES, SIZE_IN_8_BYTES = 126, 127
MASK_SIZE = 4


def text_frame(message: bytes) -> bytes:
    """Return a text message as a frame of the server."""
    size = len(message)
    if size < SIZE_IN_2_BYTES:
        return bytes((FINAL_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((FINAL_TEXT, SIZE_IN_2_BYTES, size >> 8, size & 255)) + message
    return bytes((FINAL_TEXT, SIZE_IN_8_BYTES)) + size.to_bytes(8, "big") + message


def frame_size(data: bytes | bytearray) -> int | None:
    """Return how many bytes the first frame has, of which some may be missing; None while that cannot be told."""
    if len(data) < 2:
        return None
    size, head = data[1] & ~MASKED, 2
    if size >= SIZE_IN_2_BYTES:
        head = 4 if size == SIZE_IN_2_BYTES else 10
        if len(data) < head:
            return None
        size = int.from_bytes(data[2:head], "big")
    return head + size + (MASK_SIZE if data[1] & MASKED else 0)


def whole_text(frame: bytes) -> bytes | None:
    """Return the message of a client that is one frame of valid text; None for any other frame."""
    if frame[0] != FINAL_TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    start = MASK_SIZE + (2 if size < SIZE_IN_2_BYTES else 4 if size == SIZE_IN_2_BYTES else 10)
    message = unmasked(frame[start:], frame[start - MASK_SIZE : start])
    try:
        message.decode()
    except UnicodeDecodeError:
        return None
    return message


def unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    masks = (mask * (size // MASK_SIZE + 1))[:size]
    plain = int.from_bytes(data, sys.byteorder) ^ int.from_bytes(masks, sys.byteorder)
    return plain.to_bytes(size, sys.byteorder)
