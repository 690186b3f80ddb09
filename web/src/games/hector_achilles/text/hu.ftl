board-offered = { $label }; választható
board-pile-cards = { $count ->
    [0] { $pile }: nincs benne lap
    [one] { $pile }: egy lap
   *[other] { $pile }: { $count } lap
}
board-active = aktív
board-at-bottom = { $hero } (a pakli alján)
board-on-turn = soron vannak
board-covered-by = letakarja: { $hero } ({ $value })
board-counts = a színe számít
board-counts-not = a színe nem számít
board-in-valid-colours = { $total } az érvényes színekben
board-in-valid-colours-hidden = { $total } az érvényes színekben, vagy több: a hős rejtve van
board-battle-number = { $battle }. csata
board-round-number = { $round }/4. kör
board-before-rounds = Az első kör előtt
board-fate-waits = { $count ->
    [one] Egy sorsjelző van képpel lefelé
   *[other] { $count } sorsjelző van képpel lefelé
}
board-turn-left = a sorsjelző elforgatása balra, az óramutató járásával ellentétesen
board-turn-right = a sorsjelző elforgatása jobbra, az óramutató járásával egyezően
board-lost-heroes = Elvesztett hősök
board-nothing-lost = Még semmi sem veszett el.
board-hand-empty = Nincs lap a kézben.
board-hero-label = A hős: { $hero }, { $colour }, { $value }
board-by-fate = { $colour } a sors szerint
board-by-hero = { $colour } a hős szerint
about-components = Tíz hős színe és értéke, valamint a sorsjelzők színei a sajátjaink, mert a nyomtatottakat nem ismerjük.
stage-next-battle = Következő csata
stage-to-result = Az eredményhez

# Buttons that make the selected choice

commit-troop = A csapat kijátszása
commit-discard = A csapat eldobása
