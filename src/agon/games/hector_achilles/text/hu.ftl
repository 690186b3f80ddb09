game-title = Hektór és Akhilleusz
game-subtitle = A trójai háború
game-players = Két játékos

seat-achaeans = Akhájok
seat-trojans = Trójaiak
seat-chance = Véletlen
seat-spectator = Néző

# Az oldal a mondat elején; .mid a mondat belsejében.
side = { $side ->
    [achaeans] Az akhájok
   *[trojans] A trójaiak
}
    .mid = { $side ->
        [achaeans] az akhájok
       *[trojans] a trójaiak
    }

# Választható vagy megnevezhető szavak

word-red-1 = piros parittyás (1)
word-red-2 = piros íjász (2)
word-red-3 = piros peltaszta (3)
word-red-4 = piros hoplita (4)
word-green-1 = zöld parittyás (1)
word-green-2 = zöld íjász (2)
word-green-3 = zöld peltaszta (3)
word-green-4 = zöld hoplita (4)
word-blue-1 = kék parittyás (1)
word-blue-2 = kék íjász (2)
word-blue-3 = kék peltaszta (3)
word-blue-4 = kék hoplita (4)
word-yellow-1 = sárga parittyás (1)
word-yellow-2 = sárga íjász (2)
word-yellow-3 = sárga peltaszta (3)
word-yellow-4 = sárga hoplita (4)
word-purple-1 = lila parittyás (1)
word-purple-2 = lila íjász (2)
word-purple-3 = lila peltaszta (3)
word-purple-4 = lila hoplita (4)
word-brown-1 = barna parittyás (1)
word-brown-2 = barna íjász (2)
word-brown-3 = barna peltaszta (3)
word-brown-4 = barna hoplita (4)

word-red = piros
word-green = zöld
word-blue = kék
word-yellow = sárga
word-purple = lila
word-brown = barna

word-achilles = Akhilleusz
word-ajax = Aiasz
word-agamemnon = Agamemnón
word-diomedes = Diomédész
word-menelaus = Menelaosz
word-odysseus = Odüsszeusz
word-hector = Hektór
word-akamas = Akamasz
word-aeneas = Aineiasz
word-paris = Parisz
word-sarpedon = Szarpédón
word-glaukos = Glaukosz

word-f1 = 1. sorsjelző
word-f2 = 2. sorsjelző
word-f3 = 3. sorsjelző
word-f4 = 4. sorsjelző
word-f5 = 5. sorsjelző
word-f6 = 6. sorsjelző

word-pile-1 = 1. pakli
word-pile-2 = 2. pakli
word-pile-3 = 3. pakli
word-camp = tábor
word-hand = kéz
word-laid = kijátszott lapok
word-out = játékon kívül

word-pass = passz
word-discard = lapeldobás
word-change-hero = hőscsere
word-use-hero = hős bevetése
word-reinforce = csapat megerősítése
word-retreat = visszavonulás
word-left = balra
word-right = jobbra
word-give-favour = lemondás egy istenikegy-jelzőről
word-keep = megtartás
word-again = újra
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }

reason-front-exhausted = a vesztes oldal első vonalának mindhárom paklija kimerült
reason-camp-exhausted = a vesztes oldal tábora kimerült
reason-both-exhausted = mindkét oldal ugyanabban a csatában merült ki

# Kérdések

ask-vanguard = Melyik pakliból kerüljön ki az elővéd?
ask-number = Az elővéd hoplita: melyik számú paklik legyenek aktívak?
ask-orientation = Hogyan feküdjön a sorsjelző?
ask-action = Válasszon akciót, vagy passzoljon.
ask-discard = Melyik csapatkártyát dobja el a kezéből?
ask-cover = Melyik csapatot takarja le a hős?
ask-reinforce = Melyik csapatot erősíti meg?
ask-troop = Melyik csapatkártyát játssza ki a kezéből?
ask-turn-fate = Öné a fölény: elforgatja a sorsjelzőt, vagy úgy hagyja?
ask-save-hero = Lemond egy istenikegy-jelzőről, hogy megmentse a hősét?
ask-deal = Egy csapatkártya kiosztása.
ask-turn-up = Egy pakli felső lapjának felfordítása.
ask-fate = Egy sorsjelző felfedése.
ask-draw = Egy csapatkártya húzása.
ask-hero = Egy hőskártya húzása.
ask-lose = Egy csapatkártya felfedés nélkül kikerül a játékból.
ask-imagine = Egy ismeretlen lap feltételezett helye.

action-discard-help = Egy kézben tartott csapatkártya kikerül a játékból, helyette új lap húzható az aktív pakliból.
action-change-hero-help = A kézben tartott hős a hőspakli aljára kerül, helyette a legfelső hős húzható.
action-use-hero-help = A hős az egyik kijátszott saját csapatra kerül: a hős számít, a letakart csapat többé nem.
action-reinforce-help = Egy istenikegy-jelző kerül egy kijátszott csapatra, amely eggyel többet ér; csak a hős bevetése után.
action-retreat-help = A csata azonnal véget ér az ellenfél győzelmével, a kijátszott saját lapok elvesznek.
action-pass-help = Nincs akció; csak egy csapatkártyát kell kijátszani.

# Napló

log-battle-begins = { $battle }. csata: { side.mid } támadnak.
log-shows-vanguard = { side } elővédje ({ $pile }): { $troop }.
log-fights-from = { side } aktív paklija: { $pile }.
log-shows-fate = Feltárul a sors ({ $fate }): { $achaeans } az akhájok felé, { $trojans } a trójaiak felé.
log-reveals = { side } felfedik a legfelső lapot ({ $pile }): { $troop }.
log-draws = { $count ->
    [one] { side } egy csapatkártyát húznak.
   *[other] { side } { $count } csapatkártyát húznak.
}
log-draws-troop = Az Ön húzott lapja: { $troop }.
log-draws-hero = Az Ön hőse: { $hero }.
log-discards = { side } eldobnak egy csapatkártyát, és egy másikat húznak ({ $pile }).
log-discards-troop = Az Ön eldobott lapja: { $troop }.
log-changes-hero = { side } hőst cserélnek.
log-uses-hero = { side } bevetik hősüket: { $hero }. Letakart lap: { $troop }.
log-reinforces = { side } megerősítenek egy csapatot: { $troop }.
log-retreats = { side } visszavonulnak.
log-plays = { side } kijátszanak egy lapot: { $troop }.
log-superiority = Fölény: akhájok { $achaeans }, trójaiak { $trojans }.
log-turns-fate = { side } { $direction } forgatják a sorsjelzőt: most { $achaeans } az akhájok felé, { $trojans } a trójaiak felé.
log-leaves-fate = { side } nem forgatják el a sorsjelzőt.
log-shows-hero = { side } felfedik hősüket: { $hero }.
log-totals = Összeg az érvényes színekben: akhájok { $achaeans }, trójaiak { $trojans }.
log-wins-battle = { side } megnyerik a csatát.
log-ties-battle = A csata döntetlen.
log-loses-troops = { $count ->
    [one] { side } egy csapatkártyát veszítenek.
   *[other] { side } { $count } csapatkártyát veszítenek.
}
log-loses-favour = { $count ->
    [one] { side } egy istenikegy-jelzőt veszítenek.
   *[other] { side } { $count } istenikegy-jelzőt veszítenek.
}
log-loses-hero = { side } elveszítenek egy hőst: { $hero }.
log-saves-hero = { side } lemondanak egy istenikegy-jelzőről, és megmentik hősüket: { $hero }.
log-suffers-shame = { $count ->
    [one] { side } a szégyen miatt további egy csapatkártyát veszítenek.
   *[other] { side } a szégyen miatt további { $count } csapatkártyát veszítenek.
}
log-takes-shame = { side } kapnak egy szégyenjelzőt (összesen: { $shame }).
log-is-exhausted = { $count ->
    [0] { side } egyik paklija kimerült: { $pile } (nem maradt lap).
    [one] { side } egyik paklija kimerült: { $pile } (egy lap maradt).
   *[other] { side } egyik paklija kimerült: { $pile } ({ $count } lap maradt).
}
log-shuffles-fate = Mind a hat sorsjelző új pakliba keveredik.
log-wins-game = { side } megnyerik a játékot: { $reason }.
log-draws-game = A játék döntetlen.

# Tábla

board-battle = Csata
board-round = Kör
board-attacker = Támadó
board-defender = Védő
board-active-pile = Aktív pakli
board-fate = Sorsjelző
board-faces = az oldal felé néző szín: { $colour }
board-hero-pile = Hőspakli
board-hero = Hős
board-hero-held = kézben
board-hero-used = csatában
board-hero-none = nincs hős
board-favour = Isteni kegy
board-shame = Szégyen
board-hand = Kéz
board-laid = Kijátszott lapok
board-covered = letakarva
board-reinforced = megerősítve
board-out = Játékon kívül
board-pile = Pakli
board-camp = Tábor
board-exhausted = kimerült
board-unknown-cards = { $count ->
    [one] egy ismeretlen lap
   *[other] { $count } ismeretlen lap
}
board-superiority = Fölény
board-total = Összeg
board-valid-colours = Érvényes színek
board-vanguard = Elővéd
board-designed = A csillaggal (*) jelölt színek és értékek a mi helyettesítő adataink, nem a lapokra nyomtatottak.

# Chapters of the rulebook

chapter-1-0 = Bevezetés
chapter-2-0 = Tartozékok
chapter-2-1 = Csapatok és hősök
chapter-2-2 = Jelzők
chapter-3-0 = A játék kezdete
chapter-4-0 = Röviden
chapter-5-0 = A játék menete
chapter-5-1 = Kezdő fázis
chapter-5-2 = Körök és lapeldobás
chapter-5-2-heroes = Hősök és isteni kegy
chapter-5-3 = A sors fordulása
chapter-5-4 = A győztes megállapítása
chapter-5-4-spoils = Győzelem, vereség és döntetlen
chapter-5-4-retreat = Visszavonulás és szégyen
chapter-5-5 = Záró fázis
chapter-5-5-next = A következő csata
