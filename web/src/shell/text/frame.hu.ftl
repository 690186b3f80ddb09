# A keret a tábla körül: játékosok, beszélgetés, jegyzetek, az asztal menüje, az eredmény.
tab-label = A tábla mellett
drawer-open = Napló és csevegés megnyitása
drawer-close = Napló és csevegés bezárása
tab-log = Napló
tab-chat = Csevegés
tab-notes = Jegyzetek
tab-table = Asztal

players-computer = számítógép
players-open = szabad hely
players-to-move = következik
players-won = győzött

clock-days = { $count ->
    [one] egy nap
   *[other] { $count } nap
}

chat-title = Ami elhangzott
chat-empty = Még senki sem szólt.
chat-room = Ki hallja
chat-to-players = a játékosoknak
chat-to-everyone = mindenkinek
chat-say = Írjon valamit
chat-send = Küldés

notes-title = Jegyzetek, amelyeket csak Ön lát
notes-empty = Mire szeretne emlékezni?
notes-kept = Mentve.

curtain-title = Most következik: { $seat }
curtain-text = Adja át a képernyőt. Semmi sem látszik, amíg a következő játékos oda nem ül.
curtain-open = Itt vagyok

undo-free = Visszavonás
undo-of = Visszavonás: { $option }
undo-nothing = Nincs mit visszavonni. Egy választás addig vonható vissza, amíg nem dobtak kockával, nem derült ki rejtett dolog, és más játékos nem került sorra.
undo-ask = Visszavonás kérése
undo-asked = Kérte a legutóbbi választása visszavonását; a többiek döntenek.
undo-request = { $seat }: kérés a legutóbbi választás visszavonására.
undo-agree = Elfogadás
undo-deny = Elutasítás

result-won = Ön győzött!
result-lost = Ön veszített
result-finished = Vége a játszmának
result-draw = Döntetlen
result-winner = Győztes: { $who }
result-again = Új játszma
result-replay = Visszatekintés
result-fold = A tábla megtekintése
result-unfold = Az eredmény megtekintése
result-aborted = A játszma félbeszakadt. Nem számít bele semmibe.

menu-screen = Ezen a képernyőn
menu-share = Meghívás és megosztás
menu-copy-link = Az asztal linkjének másolása
menu-copied = Másolva.
menu-watch-link = Link másolása annak, aki Önnel együtt nézi
menu-record = Az eddigi játszma
menu-replay = Visszatekintés a játszmára
menu-export = A jegyzőkönyv mentése
menu-export-later = A jegyzőkönyv a játszma végén menthető.
menu-rules = A szabályok
menu-about = A játékról
menu-take-back = Visszavonás
menu-leave = Távozás
menu-resign = Feladás
menu-resign-sure = Valóban feladja a játszmát?
menu-resign-yes = Igen, feladom
menu-abort = A játszma félbeszakítása
menu-abort-help = Az alig elkezdett játszma eredmény nélkül félbeszakítható.

fairness-title = Tisztességes kockák
fairness-text = A játszma előtt a kiszolgáló egy semmit el nem áruló számmal kötelezte el magát a kockái mellett. Minden játékos hozzáad egy saját számot, így senki sem döntheti el, mi lesz a dobás.
fairness-commitment = Az ígéret (a titok { "SHA-256" } értéke)
fairness-nonce = { $chair }. hely: a kiszolgáló sorsolta szám
fairness-own-nonce = { $chair }. hely: a játékos saját száma
fairness-secret = A titok
fairness-kept = ✓ Az ígéret teljesült: ez a megígért titok.
fairness-broken = ✗ Ez nem a megígért titok!
fairness-more = Ha minden kockát újra akar dobni, mentse a jegyzőkönyvet, és futtassa ezt:
fairness-later = A titok a játszma végén lesz látható.
fairness-none = Itt nincs mit bizonyítani.

waiting-text = A játszma elkezdődik, amint minden hely foglalt.
waiting-random-side = Sorsolt oldal
waiting-link = Ezt a linket küldje el annak, akivel játszani szeretne:
waiting-clear = Az asztal törlése
waiting-rise = Felállás

table-ended = Ezt az asztalt már nem láthatja
table-ended-text = A linket visszavonták, vagy már más ül ezen a helyen.

settings-confirm = Megerősítés minden választás előtt
settings-plain = A játék megjelenítése szavakban
settings-sound = Hangok

replay-title = Visszatekintés
replay-place = Lépés: { $at } / { $of }
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel előre
replay-last = A végére
replay-play = Lejátszás
replay-stop = Megállítás
replay-speed = Sebesség
replay-seat = Nézőpont
replay-spectator = nézők
replay-to-table = Az asztalhoz
older-rules = Ez a játszma korábbi szabályok szerint kezdődött. Az eredmény a feljegyzett marad; a visszatekintés és az elemzés eltérhet a lejátszottaktól.

stage-playing = Lássuk, mi történik …
stage-skip = Átugrás
stage-next = Tovább
stage-last = Az utolsó lépés
stage-since = Az Ön legutóbbi köre óta
stage-again = Lejátszás újra

sound-mute = Hang kikapcsolása
sound-unmute = Hang bekapcsolása
settings-speed = Mások lépései
settings-speed-slow = Lassan
settings-speed-normal = Normál
settings-speed-fast = Gyorsan
settings-speed-at-once = Azonnal

sheet-full = Teljes magasság
sheet-half = Fél magasság
