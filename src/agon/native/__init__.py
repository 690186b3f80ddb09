"""The native back end: the lowered program as C, built by the system's compiler and run in batches without the GIL."""
