"""Many games of one kind in lock step, for programs that learn or count."""

from agon.batch.batch import HOW, Batch
from agon.batch.device import DeviceBatch
from agon.batch.states import States

__all__ = ["HOW", "Batch", "DeviceBatch", "States"]
