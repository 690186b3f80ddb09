"""Computer players. An agent is a function of what a seat sees and is asked, and of nothing else."""

from __future__ import annotations

from agon.agents.levels import AGENTS, BUDGETS, DEFAULT_LEVEL, LEVELS, Agent, check_agent
from agon.agents.situation import Situation, situation

__all__ = ["AGENTS", "BUDGETS", "DEFAULT_LEVEL", "LEVELS", "Agent", "Situation", "check_agent", "situation"]
