"""The native back end: the lowered program as C, compiled by the system compiler and run in batches without the GIL."""
