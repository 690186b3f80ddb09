"""Opponents. An agent is a function of what a seat sees and is asked, nothing more."""

from __future__ import annotations

from agon.agents.levels import AGENTS, BUDGETS, LEVELS, USUAL, Agent, check_agent
from agon.agents.situation import Situation, situation

__all__ = ["AGENTS", "BUDGETS", "LEVELS", "USUAL", "Agent", "Situation", "check_agent", "situation"]
