# Amit a Roll Player táblája a szabályok szavain túl mond.
board-your-sheet = az Ön lapja
board-sheet-of = { $name } karakterlapja
board-sheets = A hősök
board-no-hero-yet = egy névtelen hős
board-on-turn = soron van
board-can-be-chosen = választható
board-empty = üres
board-wanted = az előtörténet ezt kívánja: { $colour }
board-matched = egyezik az előtörténettel
board-place = ide kerül: { $die }
board-row-score = érték: { $score }
board-goal-met = a cél teljesült
board-goal-missed = a cél nem teljesült
board-stars = { $count } csillag
board-gold-held = { $count } arany
board-tokens-held = { $count } karizmajelző
board-centre = közép
board-token-here = itt áll a jelző
board-set = { $material }: { $stars } csillag
board-upright = álló
board-none-yet = még nincs
board-taken-by = { $name } vette el
board-arrow = a jelzőt lépteti: { $direction }
board-arrow-copied = úgy lépteti a jelzőt, mint a másolt képesség
board-market-empty = Nincs lap a piacon.
board-winner = győztes
board-scoring = Pontozótáblák
board-cards = { $count } lap
board-gold-for-a-star = Minden { $count } arany egy csillagot ér.
board-looking = { $name } karakterlapja látható.
board-back = Vissza a sajátomhoz
about-components = Néhány lap és kaszt értéke a sajátunk, mert a nyomtatottakat nem ismerjük.

# Buttons that make the selected choice

commit-market = A lap megvétele
commit-buy = A lap megvétele
commit-sell = A lap eldobása
commit-drop = A lap eldobása
