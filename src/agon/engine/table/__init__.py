"""A game in progress, with its studies, records and prospects."""

from agon.engine.table.advice import WhyNot
from agon.engine.table.table import Ask, Choice, Draw, Imagined, Line, Outcome, Table

__all__ = ["Ask", "Choice", "Draw", "Imagined", "Line", "Outcome", "Table", "WhyNot"]
