# The analysis of a game, and hints.
analysis-tab = Analysis
analysis-begin = Analyse this game
analysis-about = The computer reviews every decision of the game: how the winning chances changed, which choices would have been better, and what was luck. This takes a minute or two; you can replay the game in the meantime.
analysis-waiting = Queued: other games are being analysed.
analysis-working = Analysing the game…
analysis-progress = { $done } of { $of } choices
analysis-stop = Stop
analysis-again = Analyse again
analysis-failed = The analysis failed because of an internal error.
analysis-here = This move
analysis-chosen = chosen
analysis-best = No better choice was found.
analysis-lost = This cost { $percent }.
analysis-no-decision = There was nothing to decide here.
analysis-by-choice = By a choice
analysis-by-chance = By luck
analysis-move = Move { $at }
analysis-place = Move { $at }: { $values }
analysis-no-turns = This game had no turning points.
analysis-curve-keys = Winning chances, choice by choice; arrow keys step through the moves, Page Up and Page Down jump between turning points

hint-ask = Hint
hint-thinking = Thinking…
hint-best = Best, given what your seat knows:
hint-close = Hide
