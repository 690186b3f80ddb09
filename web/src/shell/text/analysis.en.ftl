# The analysis of a game, and hints.
analysis-tab = Analysis
analysis-begin = Analyse this game
analysis-about = The computer looks at every decision of the game again: how the chances went, which choices would have been better, and what was luck. This takes a minute or two; meanwhile you can look back through the game.
analysis-waiting = Other games are being analysed; this one waits in line.
analysis-working = The game is being analysed.
analysis-progress = { $done } of { $of } choices
analysis-stop = Stop
analysis-again = Analyse it again
analysis-failed = The analysis came to no result because of a fault.
analysis-here = At this place
analysis-chosen = chosen
analysis-best = No better choice was found.
analysis-lost = This cost { $percent }.
analysis-no-decision = Nothing was to be decided here.
analysis-by-choice = By a choice
analysis-by-chance = By luck
analysis-move = Move { $at }
analysis-place = Move { $at }: { $values }
analysis-no-turns = The game had no turning points.
analysis-curve-keys = Chance to win, choice by choice; the arrows lead from move to move, Page Up and Page Down from turning point to turning point

hint-ask = Hint
hint-thinking = Thinking…
hint-best = Best, as far as your seat can know:
hint-close = Hide
