# Learning: lessons, rules, studies, the position editor, import.
learn-title = Tanulás
learn-welcome = Még sosem játszott? Egy lecke néhány perc, az igazi táblán, és megmondja, mit tegyen. Hibázzon nyugodtan: itt semmit sem veszíthet.
learn-lessons = Leckék
learn-lessons-count = { $count ->
    [one] Egy lecke
   *[other] { $count } lecke
}
learn-begin = Kezdje az első leckével
learn-go-on = Folytatás: { $title }
learn-again = Nézze meg újra a leckéket
learn-done-count = { $of } leckéből { $count } kész
learn-rules = Olvassa el a szabályokat
learn-more = Azoknak, akik ismerik a játékot
learn-editor = Állás felállítása
learn-editor-text = Tegye az országokat, lapokat és kockákat, ahová akarja, és játsszon tovább onnan.
learn-import = Játszma importálása
learn-import-text = Hozzon egy jegyzőkönyvet, egy feladványt vagy a Playdek { "Twilight Struggle" } naplóját.
learn-own = Az Ön feladványai
learn-own-text = Állások és játszmák, amelyeket itt őriz.
learn-programs = Írjon programot, amely játszik
learn-programs-text = Minden HTTP-kérés a típusaival, kereséssel.
learn-lessons-title = { $game }: leckék
learn-lessons-none = Ehhez a játékhoz még nincsenek leckék. A szabályok mindent elmondanak.
learn-lesson-done = kész
learn-lessons-help = Sorban, egymás után; de bármelyik lecke bármikor megnyitható.

lesson-page-coach = A lecke
lesson-page-all = Minden lecke
lesson-page-place = { $at }. lecke a { $of } közül
lesson-page-next = Tovább
lesson-page-back = Vissza
lesson-page-show = Mutassa meg
lesson-page-progress = Hol tart ebben a leckében
lesson-page-watch = Figyelje, mi történik…
lesson-page-possible = „{ $tried }”: lehetséges, de ez a lecke nem erről szól.
lesson-page-other = Próbáljon itt valami mást.
lesson-page-hint = Itt ezt próbálja: { $option }.
lesson-page-done = Szép munka!
lesson-page-following = Következő lecke: { $title }
lesson-page-last = Ez volt az utolsó lecke. Már eleget tud a játékhoz.
lesson-page-play = Játsszon egyet
lesson-page-rules = Nézze meg a szabályokban

rulebook-title = { $game }: a szabályok
rulebook-find = Keresés a szabályokban
rulebook-kinds = Mi látszódjék
rulebook-kind-rules = Szabályok
rulebook-kind-examples = Példák
rulebook-kind-rulings = Állásfoglalások
rulebook-kind-variants = Változatok
rulebook-kind-differences = Kiadások
rulebook-kind-one-examples = példa
rulebook-kind-one-rulings = állásfoglalás
rulebook-kind-one-variants = változat
rulebook-kind-one-differences = eltérés a kiadások között
rulebook-count = { $count ->
    [0] Nincs találat
    [one] Egy bejegyzés
   *[other] { $count } bejegyzés
}
rulebook-contents = Tartalom
rulebook-all = A szabályok
rulebook-link = Hivatkozás erre a szabályra: { $rule }
rulebook-shown-by = A táblán:
rulebook-lesson = Lecke: { $title }
rulebook-more = { $count ->
    [one] még egy
   *[other] még { $count }
}
rulebook-fewer = kevesebb
rulebook-nothing = Nincs olyan szabály, amely megfelelne a keresésnek.
rulebook-show-all = Minden szabály megjelenítése
rulebook-not-translated = Néhány szöveg még nincs lefordítva; ezek angolul olvashatók.

study-about = Részletek
study-steps = Lépések
study-start = A kezdet
study-left = { $seat }: kilép a játékból
study-is-record = teljes játszma
study-is-study = feladvány
study-rules = A bemutatott szabályok
study-play-title = Játsszon tovább innen
study-play-side = Az Ön oldala
study-play-with = Kivel
study-play-computer = a számítógép ellen
study-play-screen = ketten egy képernyőnél
study-play-friend = egy baráttal, hivatkozással
study-play-begin = Tovább játszom
study-play-over = Itt már vége a játéknak. Lépjen vissza néhány lépést a folytatáshoz.
study-more = Továbbiak
study-edit = Megnyitás a szerkesztőben
study-share = Hivatkozás másolása
study-keeping = Az Öné
study-title = Cím
study-rename = Átnevezés
study-public = Aki ismeri a hivatkozást, láthatja
study-kept = Elmentve.
study-delete = Törlés
study-delete-sure = Végleg törli? Az innen indult játszmák folytatódnak.
study-delete-yes = Igen, törlöm
study-delete-no = Nem, megtartom
study-own-title = Az Ön feladványai
study-own-empty = Még nincs feladványa. Állítson fel egy állást, vagy hozzon egy játszmát.
study-own-guest = A feladványokat a fiókja őrzi. Állítson fel egy állást, és vendégként kap egyet.
study-own-private = csak Önnek
study-own-changed = módosítva: { $when }

editor-title = Állás felállítása
editor-which = Melyik játék?
editor-study-title = Az állás címe
editor-untitled = Egy állás
editor-options = A játék beállításai
editor-form = Mezők
editor-text = Szöveg
editor-set = Ami be van állítva
editor-set-none = Még semmi sincs beállítva: így kezdődik a játék. Válasszon alább, vagy kattintson a táblára.
editor-remove = Visszavonás: { $what }
editor-find = Keresés a beállíthatók között
editor-can-set = Ami beállítható
editor-nothing = Semmi sem illik rá. Próbáljon más szót.
editor-here = Itt beállítható: { $what }
editor-here-close = Minden mutatása
editor-less = Kevesebb: { $what }
editor-more = Több: { $what }
editor-nobody = semmi
editor-add = Hozzáadás: { $what }
editor-drop = Elvétel: { $item }
editor-problem = { $line }. sor
editor-only-position = Csak az állás maradjon, lépések nélkül
editor-fine = Az állás rendben van.
editor-looking = Ellenőrzés…
editor-seat = Ahogy ő látja
editor-save = Mentés
editor-saved = Elmentve.
editor-again = Elölről
editor-again-sure = Eldobja, amit felállított?
editor-help = Minden „{ "given" }” sor az állás egy részét adja meg, a többi onnan tett lépés.
editor-kept-here = Amit itt tesz, azt ez a böngésző őrzi, amíg elölről nem kezdi.
editor-text-label = Az állás szövegként

import-title = Játszma importálása
import-text = Illesszen be egy szöveget, húzzon ide egy fájlt, vagy válasszon egyet. A ház jegyzőkönyveit és feladványait felismerjük, és a Playdek { "Twilight Struggle" } naplóját is.
import-paste = A szöveg
import-file = Fájl választása
import-drop = Ide is húzhatja a fájlt
import-name = Cím, ha szeretné
import-public = Aki ismeri a hivatkozást, láthatja
import-go = Beolvasás
import-busy = Beolvasás és végigjátszás…
import-large = Ez túl nagy: legfeljebb { $count } betűt olvasunk.
import-not-text = Ez a fájl nem szöveg.
import-report = { $count ->
    [one] Egy választást megőriztünk.
   *[other] { $count } választást megőriztünk.
}
import-part = A naplót a(z) { $line }. sorig olvastuk be a { $lines } sorból; a(z) { $next }. sortól minden kimaradt.
import-whole = A naplót végig beolvastuk, a játszma véget ért.
import-open = A naplót végig beolvastuk; a játszma még nem ért véget.
import-differs = A(z) { $line }. sor nem egyezik a szabályokkal:
import-unreadable = A(z) { $line }. sor olvashatatlan, ezért kimaradt:
import-cut-off = A(z) { $line }. sor csonka, ezért kimaradt.
import-missing = A(z) { $line }. sor előtt hiányzik a játszma egy része ({ $text }); a visszajátszás ott megáll.
import-stopped = A(z) { $line }. sortól a napló nem követhető; a többit nem hasonlítottuk össze.
import-ended = A szabályok szerint a játszma a(z) { $line }. sor előtt véget ért; a többit nem hasonlítottuk össze.
import-unfinished = A(z) { $line }. sor lezárja a játszmát ({ $text }); a szabályok szerint folytatódik.
import-log-says = Napló
import-rules-say = Szabályok
import-more = { $count ->
    [one] Egy további megjegyzés nem látszik.
   *[other] { $count } további megjegyzés nem látszik.
}
import-open-game = A játszma megnyitása

programs-title = A programok felülete
programs-text = Szinte mindent, amit ez az oldal tud, egy program is tud: a fiókja egyik kulcsával az „Authorization: Bearer” fejlécben. Csak ami magát a fiókot érinti, ahhoz kell Ön. A kérések és a válaszok JSON formátumúak. A leírások angolul vannak.
programs-file = A leírás fájlként (OpenAPI)
programs-find = Útvonal, szó vagy típus keresése
programs-body = Törzs
programs-answer = Válasz
programs-keyless = kulccsal nem
programs-types = Típusok
programs-optional = elhagyható
programs-refusals = Mivel utasítható el bármely kérés
programs-count = { $count ->
    [one] Egy találat.
   *[other] { $count } találat.
}
programs-none = Nincs találat.
programs-all = Mindent mutat
