language-name = magyar

play-title = { $game }
play-your-seat = Az Ön oldala: { $seat }
play-your-turn = Ön következik.
play-options = A választási lehetőségek:
play-prompt = Az Ön választása
play-choose-number = Kérjük, adjon meg egy számot (legalább { $from }, legfeljebb { $to }).
play-help =
    Adja meg a választott lehetőség számát vagy nevének elejét, vagy írja be az alábbi szavak egyikét:
    { "board" } – a tábla megjelenítése újra
    { "undo" } – a legutóbbi választás visszavonása
    { "log" } – az eddig történtek megjelenítése
    { "save" } – a játszma mentése
    { "save FILE" } – másolat mentése egy fájlba
    { "? NAME" } – egy lap szövegének megjelenítése
    { "quit" } – mentés és kilépés
    { "help" } – ez a súgó
    Ha többet kell választani, egyszerre is megadhatók: { "14 14 3" }
play-forced = Csak egy lehetőség volt, ez automatikusan megtörtént: { $option }
play-thinking = { $seat }: gondolkodás…
play-hotseat = Most ez az oldal üljön a képernyőhöz: { $seat }
play-undone = A legutóbbi választás visszavonva.
play-cannot-undo = A legutóbbi választás már nem vonható vissza.
play-log-empty = Még nem történt semmi.
play-saved = A játszma mentve: { $file }
play-resumed = A játszma folytatódik: { $file }
play-bye = Viszontlátásra! A játszma itt található: { $file }
play-over = A játék véget ért.
play-winner = Győztes: { $seat }
play-draw = A játék döntetlennel végződött.
play-reason = Indok: { $reason }
play-result = Eredmény: { $result }
play-seed = A véletlen kezdőértéke: { $seed }
play-first-game = Nincs megadva játék; indul: { $game }
play-which-game = Melyik játékot szeretné játszani?
play-unfinished = Itt egy befejezetlen játszma található: { $file }
play-resume-it = ennek folytatása
play-new-game = új játszma
play-set-aside = A befejezetlen játszma ide került: { $file }
play-enter = Folytatás: { "Enter" }
play-hint = Adjon meg egy számot vagy egy név elejét; a további lehetőségek: { "help" }
play-left = hátravan: { $left } / { $of }
play-costs = ára { $cost }
play-danger = elveszítheti a játékot
play-anyway = Mégis ezt választja? (i/N)
play-yes = i
play-no-text = Ehhez nincs szöveg: „{ $typed }”.
play-stopped = Megállt itt: { $option }. Ez így most nem választható.
play-unknown = A lehetőségek között nincs ilyen: „{ $typed }”.
play-ambiguous = Ez többfélét is jelenthet: „{ $typed }” ({ $names }).

record-version = A szabályok változata: { $version }
record-options = Beállítások: { $options }
record-components = Tartozékok: { $components }
record-choices = { $count ->
    [one] Egy választás
   *[other] { $count } választás
}
record-unfinished = A játszma még nem ért véget.

options-default = alapértelmezés
options-excludes = nem együtt ezzel: { $others }

analysis-curve = A győzelem esélye választásról választásra
analysis-curve-alone = Mennyire megy jól, választásról választásra
analysis-stages = A függőleges vonalak mutatják, hol kezdődik új kör, csata vagy forduló.
analysis-seat = Hely
analysis-start = Kezdet
analysis-end = Vég
analysis-luck = Szerencse
analysis-play = Választások
analysis-rest = Egyéb
analysis-decisions = Döntések
analysis-mean-loss = Átlagos veszteség
analysis-worst = Legrosszabb választások
analysis-balance = Hogyan alakult a játszma
analysis-turning-points = Fordulópontok
analysis-number = Sz.
analysis-stage = Szakasz
analysis-change = Változás
analysis-story = Mi történt
analysis-choice = „{ $ask }” – { $option }.
analysis-cost = { $what } Ez { $percent }-ba került. Jobb lett volna: { $better }.
analysis-fortune = { $what } Ez szerencse volt, { $percent }-ot ért.
analysis-unseen = Rejtett lapok vagy kockák
analysis-care = Az esélyeket a számítógép becsüli: inkább a változásokat érdemes nézni, mint a számokat.
analysis-rest-means = Az „Egyéb” se nem választás, se nem szerencse: aki utána dönt, mást tud, vagy a számítógép messzebbre lát, mint előtte.
analysis-asked = Kérdés
analysis-option = Választva
analysis-others = A többi
analysis-nothing = Ebben a játszmában nem volt mit eldönteni.
analysis-broken-off = Az elemzés megszakadt; elemzett választások: { $done } / { $all }. Ami látható, addig tart.

reason-resign = a vesztes oldal feladta
reason-timeout = a vesztes oldal ideje lejárt
reason-kick = a vesztes oldalt elküldték

error-bad-address = Ez nem e-mail-cím.
error-bad-components = A tartozékok fájlja érvénytelen.
error-bad-name = Ez nem lehet név. Válasszon másikat.
error-bad-option = Ez a játékbeállítás nem létezik, vagy nem veheti fel ezt az értéket.
error-bad-password = Ez a jelszó túl rövid, vagy túl könnyű kitalálni. Vegyen több szót.
error-bad-position = Az állás érvénytelen.
error-bad-record = A játszma jegyzőkönyve érvénytelen.
error-bad-request = A kérés nem érthető.
error-bad-script = A szabályok ott meg nem engedett kódot tartalmaznak.
error-bad-settings = A kiszolgáló beállításai érvénytelenek.
error-bad-study = A feladvány érvénytelen.
error-barred = Ez a fiók ezt most nem teheti meg.
error-chair-taken = Ez a szék foglalt.
error-engine-fault = Hiba történt a játék szabályaiban.
error-excluded-option = A megadott játékbeállítások kizárják egymást.
error-forged-request = A kérés nem erről az oldalról jött. Töltse be újra az oldalt.
error-game-over = A játék már véget ért.
error-illegal-choice = Ez a választás nem szerepel a lehetőségek között.
error-malformed-choice = A választás nem értelmezhető.
error-name-taken = Ez a név már foglalt.
error-no-time-to-undo = A visszavonás után nem maradna ideje az óráján.
error-not-asked = Most nem Ön következik.
error-not-found = Nem létezik, vagy nem láthatja.
error-not-possible-now = Ez most nem lehetséges.
error-not-signed-in = Előbb jelentkezzen be, vagy játsszon vendégként.
error-not-yours = Ezt nem teheti meg.
error-nothing-to-undo = Nincs mit visszavonni.
error-out-of-range = Az érték kívül esik a megengedett tartományon.
error-stale-ask = Erre a kérdésre már érkezett válasz.
error-storage-down = A kiszolgáló nem éri el az adatbázisát. Semmi sem változott; próbálja meg újra egy pillanat múlva.
error-too-large = Ez túl nagy.
error-too-many-requests = Túl sok kérés. Várjon egy kicsit.
error-unknown-game = Nincs ilyen játék.
error-unknown-language = Nincs ilyen nyelv.
error-unknown-seat = Nincs ilyen hely az asztalnál.
error-wrong-password = A név vagy a jelszó hibás.

email-otherwise = Ha nem Ön volt az, nincs teendője: a link nélkül semmi sem változik.
email-reset = Valaki, talán Ön, új jelszót kér { $name } fiókjához itt: { $server }. A beállításához egy órán belül nyissa meg ezt a linket:
email-reset-subject = Agon: új jelszó
email-verify = { $name } ezt az e-mail-címet adta meg itt: { $server }. Ha Ön volt az, egy napon belül nyissa meg ezt a linket:
email-verify-subject = Agon: ez az Ön címe?

notice-begun = Elkezdődött a játszmája: { $game }
notice-over = Véget ért a játszmája: { $game }
notice-turn = Ön következik: { $game }

preview-game = Játsszon a böngészőben: gép ellen, egy képernyőn vagy az interneten. Leckékkel és a teljes szabálykönyvvel.
preview-guest = Vendég { $name }
preview-invitation = { $who } játszani hívja Önt
preview-join = Nyissa meg a hivatkozást, és foglaljon helyet az asztalnál. Regisztráció nélkül is játszhat.
preview-open-table = Önt játszani hívják
preview-over = Ez a játszma véget ért. Nyissa meg a hivatkozást, és nézze vissza.
preview-playing = Ez a játszma folyamatban van. Nyissa meg a hivatkozást, és kövesse az állást.
preview-site = { $games }: játsszon a böngészőben, gép ellen, egy képernyőn vagy az interneten.
