# A keret a tábla körül: játékosok, beszélgetés, jegyzetek, az asztal menüje, az eredmény.
tab-label = Oldalsáv
drawer-open = Napló és csevegés megnyitása
drawer-close = Napló és csevegés bezárása
tab-log = Napló
tab-chat = Csevegés
tab-notes = Jegyzetek
tab-table = Asztal

players-computer = gép
players-open = szabad hely
players-to-move = következik
players-won = győzött

clock-days = { $count ->
    [one] egy nap
   *[other] { $count } nap
}

chat-title = Csevegés
chat-empty = Még nincs üzenet.
chat-room = Ki olvashatja
chat-to-players = a játékosoknak
chat-to-everyone = mindenkinek
chat-say = Üzenet írása
chat-send = Küldés

notes-title = Az Ön személyes jegyzetei
notes-empty = Írjon jegyzetet magának
notes-kept = Mentve.

curtain-title = Most következik: { $seat }
curtain-text = Adja tovább a képernyőt. Semmi sem látszik, amíg a következő játékos nem jelzi, hogy kész.
curtain-open = Kész vagyok

undo-free = Visszavonás
undo-of = Visszavonás: { $option }
undo-nothing = Nincs mit visszavonni. Egy választás addig vonható vissza, amíg nem dobnak kockával, nem derül ki rejtett információ, és nem másik játékos következik.
undo-ask = Visszavonás kérése
undo-asked = Ön visszavonást kért. Most a többi játékos dönt.
undo-request = Visszavonást kér: { $seat }
undo-agree = Elfogadás
undo-deny = Elutasítás

result-won = Ön győzött!
result-lost = Ön veszített
result-finished = A játszma véget ért
result-draw = Döntetlen
result-winner = Győztes: { $who }
result-again = Új játszma
result-replay = Visszajátszás
result-fold = A tábla megjelenítése
result-unfold = Az eredmény megjelenítése
result-aborted = A játszma félbeszakadt, eredménye nincs.

menu-screen = Egyéni beállítások
menu-share = Meghívás és megosztás
menu-copy-link = Az asztal linkjének másolása
menu-copied = Másolva.
menu-watch-link = Link másolása az Ön nézőpontjához
menu-record = Jegyzőkönyv
menu-replay = A játszma visszajátszása
menu-export = A jegyzőkönyv letöltése
menu-export-later = A jegyzőkönyv a játszma végén tölthető le.
menu-rules = Szabályok
menu-about = A játékról
menu-take-back = Visszavonás
menu-leave = Kilépés a játszmából
menu-resign = Feladás
menu-resign-sure = Valóban feladja a játszmát?
menu-resign-yes = Igen, feladom
menu-abort = A játszma félbeszakítása
menu-abort-help = Az alig elkezdett játszma eredmény nélkül félbeszakítható.

fairness-title = Tisztességes dobások
fairness-text = A játszma előtt a kiszolgáló egy semmit el nem áruló lenyomattal előre rögzítette a dobásait. Minden játékos hozzáad egy véletlen számot, így a dobásokat senki sem választhatja meg.
fairness-commitment = Rögzített lenyomat (a titok { "SHA-256" } értéke)
fairness-nonce = { $chair }. hely: a kiszolgáló sorsolta szám
fairness-own-nonce = { $chair }. hely: a játékos saját száma
fairness-secret = A titok
fairness-kept = ✓ Ellenőrizve: a titok megfelel a rögzített lenyomatnak.
fairness-broken = ✗ A titok nem felel meg a rögzített lenyomatnak!
fairness-more = Minden dobás ellenőrzéséhez töltse le a jegyzőkönyvet, és futtassa ezt:
fairness-later = A titok a játszma végén lesz látható.
fairness-none = Ennél az asztalnál nincs ellenőrizhető dobás.

waiting-text = A játszma elkezdődik, amint minden hely betelt.
waiting-random-side = Sorsolt oldal
waiting-link = Ezt a linket küldje el annak, akivel játszani szeretne:
waiting-clear = Az asztal megszüntetése
waiting-rise = Felállok

table-ended = Ezt az asztalt már nem láthatja
table-ended-text = A linket visszavonták, vagy már más ül ezen a helyen.

settings-confirm = Megerősítés minden választás előtt
settings-plain = A játék megjelenítése szövegként
settings-sound = Hangok

replay-title = Visszajátszás
replay-place = Lépés: { $at } / { $of }
replay-first = Ugrás az elejére
replay-back = Előző lépés
replay-on = Következő lépés
replay-last = Ugrás a végére
replay-play = Automatikus lejátszás
replay-stop = Megállítás
replay-speed = Sebesség
replay-seat = Nézőpont
replay-spectator = néző
replay-to-table = Vissza az asztalhoz
older-rules = Ez a játszma korábbi szabályok szerint kezdődött. A rögzített eredmény érvényes marad; a visszajátszás és az elemzés eltérhet attól, ami történt.

stage-playing = Figyelje, mi történik…
stage-skip = Átugrás
stage-next = Tovább
stage-last = A legutóbbi lépés
stage-since = Az Ön legutóbbi köre óta
stage-again = Lejátszás újra

sound-mute = Hang kikapcsolása
sound-unmute = Hang bekapcsolása
settings-speed = Az ellenfelek lépései
settings-speed-slow = Lassú
settings-speed-normal = Normál
settings-speed-fast = Gyors
settings-speed-at-once = Azonnali

sheet-full = Teljes magasság
sheet-half = Fél magasság
whynot-rule = A szabály
