game-title = Hektór és Akhilleusz
game-subtitle = A trójai háború
game-players = 2 játékos
game-glance = { $battle ->
    [0] Előkészületek
   *[other] { $battle }. csata{ $round ->
        [0] { "" }
       *[other] , { $round }. kör
    } · fölény { $superiority } · szégyen { $shame }
}

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
word-hand = kézben lévő lapok
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
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }
word-pile-empty = { why-pile-empty }
word-not-in-hand = { why-not-in-hand }
word-not-laid = { why-not-laid }
word-reinforced = { why-reinforced }
word-hero-used = { why-hero-used }
word-hero-not-used = { why-hero-not-used }
word-no-hero = { why-no-hero }
word-no-favour = { why-no-favour }

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
ask-imagine = Egy ismeretlen lap véletlenszerű elhelyezése.

# Mit jelent egy lehetőség egy kérdésben

option-pass-action = Passz
option-pass-turn-fate = A sorsjelző így marad
option-left-turn-fate = A sorsjelző balra fordul
option-right-turn-fate = A sorsjelző jobbra fordul
option-pass-save-hero = A hős elesik: { $card }
option-give-favour-save-hero = Lemond egy istenikegy-jelzőről, a hős megmenekül: { $card }

# Miért nem választható most valami

why-pile-empty = Ott nem maradt lap.
why-not-in-hand = Ez a csapat nincs az Ön kezében.
why-not-laid = Ez a csapat nincs az Ön csatasorában.
why-reinforced = Ezt a csapatot már megerősítették, vagy a hőse takarja.
why-hero-used = Ebben a csatában már bevetette a hősét.
why-hero-not-used = Előbb vesse be a hősét.
why-no-hero = Nincs hős az Ön kezében.
why-no-favour = Nem maradt istenikegy-jelzője.

# Amit a játékos egy vesztes választás előtt megtud

warning-front-exhausted = E visszavonulás után az egész első vonala kimerül: elveszíti a játékot.
warning-camp-exhausted = E visszavonulás után a tábora kimerül: elveszíti a játékot.

action-discard-help = Egy kézben tartott csapatkártya kikerül a játékból, helyette új lap húzható az aktív pakliból.
action-change-hero-help = A kézben tartott hős a hőspakli aljára kerül, helyette a legfelső hős húzható.
action-use-hero-help = A hős az egyik kijátszott saját csapatra kerül: a hős számít, a letakart csapat többé nem.
action-reinforce-help = Egy istenikegy-jelző kerül egy kijátszott csapatra, amely eggyel többet ér; csak a hős bevetése után.
action-retreat-help = A csata azonnal véget ér az ellenfél győzelmével, a kijátszott saját lapok elvesznek.
action-pass-help = Nincs akció; egy csapatkártyát így is ki kell játszani.

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
log-draws-troop = Az Ön húzása: { $troop }.
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
board-hand = Kézben lévő lapok
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
board-designed = A csillaggal (*) jelölt színek és értékek a sajátjaink, mert a nyomtatottakat nem ismerjük.

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

# Lessons

lesson-the-board = A játék célja és a tábla
lesson-the-board-armies = Ön az akhájokat vezeti, szemben a trójaiak állnak. Minden seregnek 48 csapatkártyája van, négy tizenkét lapos pakliba osztva, képpel lefelé: az első vonal 1., 2. és 3. paklijába és a mögöttük lévő táborba.
lesson-the-board-troops = A csapatok hatféle színűek, értékük 1 és 4 közötti: parittyás, íjász, peltaszta és hoplita.
lesson-the-board-aim = Csata csatát követ, és aki csatát veszít, csapatokat veszít. Az első vonal azon paklija, amelyben ötnél kevesebb lap marad, kimerül, és lapjai a táborba kerülnek.
lesson-the-board-end = Az az oldal veszít, amelynek első vonalában mindhárom pakli kimerült, vagy amelynek használt táborában ötnél kevesebb lap maradt. Gyengítse hát a trójaiakat, és kímélje a saját csapatait.
lesson-the-board-tokens = Minden oldalnak van hat hőse és három istenikegy-jelzője is. A tábla mellett fekvő szégyenjelzőket azok kapják, akik visszavonulnak.
lesson-the-board-vanguard = Először az akhájok támadnak. Válassza a 2. paklit: a felső lapja lesz az elővéd, az nyitja meg a csatát.
lesson-the-board-piles = Zöld peltaszta! Az értéke, a 3, eldönti, hol folyik a csata: most mindkét oldal 3. paklija aktív.

lesson-opening = A csata megnyitása
lesson-opening-vanguard = Ön támad, ezért felfordítja az egyik paklija felső lapját: ez az elővéd. Vegye a 3. pakliból.
lesson-opening-four = Kék hoplita. Az 1, a 2 vagy a 3 eldöntené, melyik paklik harcolnak, 4-es elővéddel viszont Ön választ: válassza az 1. paklit.
lesson-opening-fate = Mindkét oldal 1. paklija aktív, a seregek között pedig egy sorsjelző fekszik. Ön felé az egyik éle néz, a trójaiak felé a szemközti.
lesson-opening-orientation = A csata végén az Ön felé néző színű lapok számítanak. A jelzőt tetszés szerint fektetheti le: fordítsa maga felé a kéket, az elővéd színét.
lesson-opening-answer = A trójaiak felé most a sárga néz. Felfordítják saját 1. paklijuk felső lapját: zöld peltaszta.
lesson-opening-hands = Mindkét oldal négy csapatkártyát húz az aktív paklijából, és a legfelső hőst. Ön csak a saját lapjait látja, a trójaiak is csak a magukét: van tere a blöffnek.

lesson-laying-troops = Csapatok kijátszása és a sors forgatása
lesson-laying-troops-turn = Egy csata négy körből áll, és mindegyiket Ön kezdi, mert Ön támad. Végrehajthat egy akciót, aztán ki kell játszania egy csapatot; az akcióról most mondjon le: passzoljon.
lesson-laying-troops-choice = Bármelyik csapatot kijátszhatja a kezéből. Ön előtt a kék van, az a végén számít, ezért játssza ki a kék peltasztát.
lesson-laying-troops-superiority = Amikor mindkét oldal kijátszott egy csapatot, az asztalon fekvő összes lap értéke összeadódik, színtől függetlenül: Önnél 4 + 3 = 7, a trójaiaknál 3 + 2 = 5. Öné a fölény: negyed fordulattal elforgathatja a sorsjelzőt.
lesson-laying-troops-plan = A trójaiak sárgát játszottak ki, az előttük lévő színt. Az Ön hőse, Diomédész, kék, így a kék mindenképpen számít Önnek: forgassa a jelzőt balra.
lesson-laying-troops-turned = Most a lila és a kék számít Önnek, a trójaiak előtt pedig a barna van. Kezdődik a második kör: passzoljon ismét.
lesson-laying-troops-second = Most a lila van Ön előtt. Játssza ki a lila íjászt.
lesson-laying-troops-on = Így megy ez négy körön át, és a sorsjelző mindegyik után elforgatható. Egyenlő összegeknél senki sem forgathatja el.

lesson-heroes = Hősök és isteni kegy
lesson-heroes-hand = Az Ön kezében Akhilleusz van: piros, értéke 6. Már a kézben is eléri, hogy a végén a sors zöldje mellett a piros is számítson; a 6-osa azonban csak akkor számít, ha beveti.
lesson-heroes-use = A trójaiak vezetnek, 5–4-re. Vesse be a hősét: ez az akciója ebben a körben.
lesson-heroes-cover = Az egyik csapatára kerül, amely ezután nem számít. Takarja le a leggyengébbet, a piros parittyást.
lesson-heroes-lay = Az akció után is ki kell játszania egy csapatot: legyen ez a zöld íjász.
lesson-heroes-fate = 6 + 3 + 2 = 11 a 7 ellen: Öné a fölény. A zöld jó Önnek, ezért hagyja úgy a jelzőt.
lesson-heroes-favour = Ha a hőse már a csatában van, az istenek segítségét is kérheti. Válassza a csapat megerősítését.
lesson-heroes-reinforce = Az istenikegy-jelzővel egy csapat eggyel többet ér, és minden csapat csak egyet kaphat. Tegye a zöld peltasztára, hiszen a zöld számít.
lesson-heroes-red = Most játssza ki a piros peltasztát: Akhilleusznak köszönhetően a piros is számít Önnek.
lesson-heroes-risk = Már 15 pontja van a számító színekben. De vigyázzon: ha veszít, a felhasznált istenikegy-jelzők és a bevetett hős kikerülnek a játékból; a hős megmenthető, ha lemond egy fel nem használt istenikegy-jelzőről.

lesson-retreat = Visszavonulás és szégyen
lesson-retreat-weak = A harmadik körben járunk, és rosszul áll a helyzet: az Ön csapatai 4-et érnek, a trójaiakéi 11-et. A kezében lévő két hoplita színe nem számít Önnek.
lesson-retreat-price = Ha tovább harcol és veszít, mind az öt csapata odavész. Ha visszavonul, csak az asztalon lévő hármat veszíti el, a kezében lévő kettő megmenekül.
lesson-retreat-choice = A visszavonulás akció, ezért a csapat kijátszása előtt dönt róla. Vonuljon vissza most.
lesson-retreat-hand = A csatának vége, a trójaiak nyerték meg. Három kijátszott csapata kikerült a játékból; a két hoplita és Diomédész visszakerült a paklijába.
lesson-retreat-shame = Egy korábbi visszavonulásból már volt egy szégyenjelzője. Minden korábbi jelző után még egy csapat kikerül a paklijából, felfedés nélkül.
lesson-retreat-token = Ezután kap még egy jelzőt, így már kettő van: a következő visszavonulás további két csapatba kerülne. Legfeljebb három jelzője lehet.
lesson-retreat-after = A csata győztese támad a következőben, ezért most a trójaiak választanak elővédet. Vonuljon vissza ritkán, de idejében!

lesson-counting = Számolás és győzelem
lesson-counting-last = Ez a negyedik, utolsó kör. Nincs szüksége akcióra: passzoljon.
lesson-counting-lay = Játssza ki az utolsó csapatát, a sárga hoplitát.
lesson-counting-now = Öné a fölény, 12–8, és a számolás előtt még egyszer elforgathatja a sorsjelzőt. Most csak a zöld számít Önnek, mert a hőse, Aiasz is zöld; zöldet viszont egyáltalán nem játszott ki.
lesson-counting-turn = Forgassa a jelzőt balra: Ön elé a sárga kerül, a főleg kéket kijátszó trójaiak elé pedig a lila.
lesson-counting-totals = Mindkét oldal felfedte a kézben maradt hősét: ezek a színüket adják, az értéküket nem. Az Ön sárga lapjai 3 + 2 + 4 = 9-et értek, a trójaiaknak csak egy lila parittyásuk volt, 1: Ön megnyerte a csatát.
lesson-counting-spoils = A győztes minden lapját visszateszi az aktív pakliba. A vesztes öt csapata kikerül a játékból.
lesson-counting-end = A trójaiak 2. paklijában négy lap maradt, így ez is kimerült: első vonaluk három paklija közül az utolsó. Ön megnyerte a játékot!

# A napló körönként: címek, harmadik személyű sorok

heading-battle = { $battle }. csata
heading-fight = { $count }. kör
heading-outcome = A csata eredménye
heading-game-end = A játék vége
told-draws-troop = { side } húzása: { $troop }.
told-draws-hero = { side } hőse: { $hero }.
told-discards-troop = { side } eldobott lapja: { $troop }.

## The view in words: names of its fields and values; an empty name hides the field

field-acting = Soron van
field-active = Aktív pakli
field-behind = Pakli az első vonal mögött
field-colour = Szín
field-counts = Számít
field-counter = Sorsjelző
field-designed = { "" }
field-id = Név
field-edges = Az élek színei
field-exhausted = Kimerült paklik
field-fate-waiting = Sorsjelzők a készletben
field-hand-size = Lapok a kézben
field-hero-bottom = A hőspakli alján
field-hero-pile-size = Lapok a hőspakliban
field-known-out = Játékon kívül, ismert
field-lost-heroes = Elesett hősök
field-order = A paklik sorrendje
field-out-size = Lapok játékon kívül
field-phase = Fázis
field-phase-setup = Előkészületek
field-phase-initial = A csata kezdete
field-phase-rounds = A csata körei
field-phase-final = A csata vége
field-piles = Lapok a paklikban
field-reinforced = { board-reinforced }
field-shame-aside = Szégyenjelzők a készletben
field-sides = Oldalak
field-superiority = Fölény
field-total = Összeg az érvényes színekben
field-troop = Csapat
field-used = Használatban
field-value = Érték
