language-name = magyar

play-title = { $game }
play-your-seat = Az Ön oldala: { $seat }
play-your-turn = Ön következik.
play-options = Választási lehetőségek:
play-prompt = Az Ön választása
play-choose-number = Adjon meg egy { $from } és { $to } közötti számot.
play-help =
    Adja meg a választott lehetőség számát vagy nevének elejét, vagy az alábbi parancsok egyikét:
    { "board" } – a tábla megjelenítése újra
    { "undo" } – a legutóbbi választás visszavonása
    { "log" } – a játszma naplója
    { "save" } – a játszma mentése
    { "save FILE" } – másolat mentése egy fájlba
    { "? NAME" } – egy lap szövegének megjelenítése
    { "quit" } – mentés és kilépés
    { "help" } – ez a súgó
    Ha többet kell választani, egyszerre is megadhatók: { "14 14 3" }
play-forced = Az egyetlen lehetőség, automatikusan kiválasztva: { $option }
play-thinking = { $seat }: gondolkodás…
play-hotseat = A képernyőnél most következik: { $seat }
play-undone = A legutóbbi választás visszavonva.
play-cannot-undo = A legutóbbi választás már nem vonható vissza.
play-log-empty = Még nem történt semmi.
play-saved = A játszma mentve: { $file }
play-resumed = A játszma folytatódik: { $file }
play-bye = Viszontlátásra! A játszma ide mentve: { $file }
play-over = A játék véget ért.
play-winner = Győztes: { $seat }
play-draw = A játék döntetlennel végződött.
play-reason = Oka: { $reason }
play-result = Eredmény: { $result }
play-seed = A véletlen kezdőértéke: { $seed }
play-first-game = Nincs megadva játék; indul: { $game }
play-which-game = Melyik játékot szeretné játszani?
play-unfinished = Befejezetlen játszma található itt: { $file }
play-resume-it = a játszma folytatása
play-new-game = új játszma
play-set-aside = A befejezetlen játszma ide került: { $file }
play-enter = Folytatás: { "Enter" }
play-hint = Adjon meg egy számot vagy egy név elejét; a további lehetőségek: { "help" }
play-left = hátravan: { $left } / { $of }
play-costs = ára { $cost }
play-danger = vereséggel járhat
play-anyway = Mégis ezt választja? (i/N)
play-yes = i
play-no-text = Ehhez nincs lapszöveg: „{ $typed }”.
play-stopped = Itt megállt: { $option }. Ez most nem választható, vagy külön kell megadni.
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

options-default = alapértelmezett
options-excludes = nem választható együtt ezzel: { $others }

analysis-curve = A győzelem esélye döntésről döntésre
analysis-curve-alone = A várható eredmény döntésről döntésre
analysis-stages = A függőleges vonalak egy-egy forduló vagy csata kezdetét jelölik.
analysis-seat = Hely
analysis-start = Kezdet
analysis-end = Vég
analysis-luck = Szerencse
analysis-play = Választások
analysis-rest = Egyéb
analysis-decisions = Döntések
analysis-mean-loss = Átlagos veszteség
analysis-worst = A legrosszabb választások
analysis-balance = Összegzés
analysis-turning-points = Fordulópontok
analysis-number = Sz.
analysis-stage = Szakasz
analysis-change = Változás
analysis-story = Mi történt
analysis-choice = „{ $ask }” – { $option }.
analysis-cost = { $what } Ez { $percent }-ba került. Jobb lett volna: { $better }.
analysis-fortune = { $what } Ez szerencse volt, { $percent }-ot ért.
analysis-unseen = Rejtett lapok vagy kockák
analysis-care = Az esélyek a számítógép becslései: a változások megbízhatóbbak, mint maguk az értékek.
analysis-rest-means = Az „Egyéb” sem választás, sem szerencse: a következő döntéshozó mást tud, vagy a számítógép messzebbre lát, mint előtte.
analysis-asked = Kérdés
analysis-option = Választott
analysis-others = Más lehetőségek
analysis-nothing = Ebben a játszmában nem volt mit eldönteni.
analysis-broken-off = Az elemzés félbeszakadt ({ $done } / { $all } választás). Az eredmények csak az addigi részre vonatkoznak.

reason-resign = a vesztes oldal feladta
reason-timeout = a vesztes oldal ideje lejárt
reason-kick = a vesztes oldalt kizárták

error-bad-address = Érvényes e-mail-címet adjon meg.
error-bad-components = A tartozékok fájlja érvénytelen.
error-bad-name = Ez a név nem használható. Válasszon másikat.
error-bad-network = Ez a neuronháló nem illik a játék szabályaihoz.
error-bad-option = Ez a játékbeállítás nem létezik, vagy nem veheti fel ezt az értéket.
error-bad-password = Ez a jelszó túl rövid, vagy túl könnyű kitalálni. Használjon több szóból álló jelszót.
error-bad-position = Az állás érvénytelen.
error-bad-record = A játszma jegyzőkönyve érvénytelen.
error-bad-request = A kérés nem érthető.
error-bad-script = A szabályok meg nem engedett kódot tartalmaznak.
error-bad-settings = A kiszolgáló beállításai érvénytelenek.
error-bad-study = A tanulmány érvénytelen.
error-barred = Az Ön fiókja ezt jelenleg nem teheti meg.
error-chair-taken = Ez a hely már foglalt. Válasszon másikat.
error-engine-fault = Belső hiba történt a játék szabályaiban.
error-excluded-option = Ezek a játékbeállítások nem választhatók együtt.
error-forged-request = A kérés nem erről az oldalról jött. Töltse be újra az oldalt.
error-game-over = A játék már véget ért.
error-illegal-choice = Ez most nem választható.
error-malformed-choice = A választás nem értelmezhető.
error-name-taken = Ez a név már foglalt. Válasszon másikat.
error-no-time-to-undo = A visszavonás után nem maradna ideje az óráján.
error-not-asked = Most nem Ön következik.
error-not-found = Ez nem létezik, vagy Ön nem láthatja.
error-not-possible-now = Ez most nem lehetséges.
error-not-signed-in = Előbb jelentkezzen be, vagy játsszon vendégként.
error-not-yours = Erre nincs jogosultsága.
error-nothing-to-undo = Nincs mit visszavonni.
error-out-of-range = Az érték kívül esik a megengedett tartományon.
error-stale-ask = Erre a kérdésre már érkezett válasz.
error-storage-down = A kiszolgáló nem éri el az adatbázisát. Semmi sem változott; próbálja újra kis idő múlva.
error-too-large = A fájl vagy a szöveg túl nagy.
error-too-many-requests = Túl sok kérés. Várjon egy kicsit.
error-unknown-game = Nincs ilyen játék.
error-unknown-language = Nincs ilyen nyelv.
error-unknown-seat = Nincs ilyen hely.
error-wrong-password = A név vagy a jelszó hibás.

email-otherwise = Ha nem Ön volt az, hagyja figyelmen kívül ezt az e-mailt: a link megnyitása nélkül semmi sem változik.
email-reset = Valaki, talán Ön, új jelszót kért ehhez a fiókhoz: { $name } ({ $server }). A beállításához egy órán belül nyissa meg ezt a linket:
email-reset-subject = Agon: új jelszó beállítása
email-verify = { $name } ezt az e-mail-címet adta meg itt: { $server }. Ha Ön volt az, a megerősítéshez egy napon belül nyissa meg ezt a linket:
email-verify-subject = Agon: az e-mail-cím megerősítése

notice-begun = Elkezdődött a játszmája: { $game }
notice-challenge = Kihívás érkezett: { $who } · { $game }
notice-mute = Leiratkozás ezekről az e-mailekről
notice-open = Az asztal megnyitása
notice-over = Véget ért a játszmája: { $game }
notice-since = Az utolsó döntése óta:
notice-turn = Ön következik: { $game }

preview-game = Játsszon a böngészőben: gép ellen, egy képernyőn vagy az interneten. Leckékkel és a teljes szabálykönyvvel.
preview-guest = Vendég { $name }
preview-invitation = { $who } játszani hívja Önt
preview-join = Nyissa meg a linket, és foglaljon helyet az asztalnál. Fiók nélkül is játszhat.
preview-open-table = Meghívást kapott egy játszmára
preview-over = Ez a játszma véget ért. A visszajátszáshoz nyissa meg a linket.
preview-playing = Ez a játszma folyamatban van. Ha nézni szeretné, nyissa meg a linket.
preview-site = { $games }: játsszon a böngészőben, gép ellen, egy képernyőn vagy az interneten.

rulebook-option = „{ $option }”
