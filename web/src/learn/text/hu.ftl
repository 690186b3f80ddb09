# Learning: lessons, rules, studies, the position editor, import.
learn-title = Tanulás
learn-welcome = Még sosem játszott? Egy lecke csak néhány perc az igazi táblán, és lépésről lépésre végigvezeti Önt. Hibázzon nyugodtan: itt semmi sem forog kockán.
learn-lessons = Leckék
learn-lessons-count = { $count ->
    [one] Egy lecke
   *[other] { $count } lecke
}
learn-begin = Kezdés az első leckével
learn-go-on = Folytatás: { $title }
learn-again = A leckék ismétlése
learn-done-count = { $of } leckéből { $count } kész
learn-rules = A szabályok elolvasása
learn-more = Tapasztalt játékosoknak
learn-editor = Állás felállítása
learn-editor-text = Állítsa be tetszés szerint az országokat, lapokat és kockákat, és játsszon tovább onnan.
learn-import = Játszma importálása
learn-import-text = Jegyzőkönyv, tanulmány vagy a Playdek-féle { "Twilight Struggle" } játszmanaplójának importálása.
learn-own = Az Ön tanulmányai
learn-own-text = Az itt mentett állások és játszmák.
learn-programs = Bot írása
learn-programs-text = Minden HTTP-kérés és típus kereshető leírása.
learn-lessons-title = { $game }: leckék
learn-lessons-none = Ehhez a játékhoz még nincsenek leckék. Olvassa el helyettük a szabályokat.
learn-lesson-done = kész
learn-lessons-help = A leckék egymásra épülnek, de bármelyik bármikor megnyitható.

lesson-page-coach = Lecke
lesson-page-all = Az összes lecke
lesson-page-place = { $at }/{ $of }. lecke
lesson-page-next = Tovább
lesson-page-back = Vissza
lesson-page-show = A lépés megmutatása
lesson-page-progress = Előrehaladás ebben a leckében
lesson-page-watch = Figyelje, mi történik…
lesson-page-possible = „{ $tried }”: szabályos választás, de ez a lecke nem erről szól.
lesson-page-leads = Ez következne belőle: { $what }
lesson-page-other = Próbáljon itt valami mást.
lesson-page-hint = Próbálja ezt: { $option }.
lesson-page-done = Szép munka!
lesson-page-following = Következő lecke: { $title }
lesson-page-last = Ez volt az utolsó lecke. Már eleget tud a játékhoz.
lesson-page-play = Új játszma
lesson-page-rules = Megnézés a szabályokban

quick-page-title = { $game }: gyors kezdés
quick-page-link = Gyors kezdés
quick-page-print = Nyomtatás
quick-page-next = Hogyan tovább?
quick-page-online = Leckék, szabályok és játék a számítógép ellen:

rulebook-title = { $game }: szabályok
rulebook-find = Keresés a szabályokban
rulebook-kinds = Megjelenítés
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
rulebook-link = Link erre a szabályra: { $rule }
rulebook-shown-by = A táblán:
rulebook-lesson = Lecke: { $title }
rulebook-more = { $count ->
    [one] még egy
   *[other] még { $count }
}
rulebook-fewer = kevesebb
rulebook-nothing = Egyetlen szabály sem felel meg a keresésnek.
rulebook-show-all = Minden szabály megjelenítése
rulebook-place = Helye a szabályokban:
rulebook-try = Próbálja ki
rulebook-not-translated = Néhány szöveg még nincs lefordítva; ezek angolul olvashatók.
rulebook-titles = A táblán megnézhető példák címe angol nyelvű.

study-about = Részletek
study-steps = Lépések
study-start = Kezdet
study-left = Kilépett a játékból: { $seat }
study-is-record = teljes játszma
study-is-study = tanulmány
study-rules = A bemutatott szabályok
study-play-title = Folytatás innen
study-play-side = Az Ön oldala
study-play-with = Ellenfél
study-play-computer = a számítógép ellen
study-play-screen = egy képernyőnél
study-play-friend = egy baráttal, linkkel
study-play-begin = Továbbjátszás
study-play-over = Itt már vége a játszmának. A továbbjátszáshoz lépjen vissza néhány lépést.
study-more = Továbbiak
study-edit = Megnyitás a szerkesztőben
study-share = Link másolása
study-keeping = A tanulmány kezelése
study-title = Cím
study-rename = Átnevezés
study-public = A link birtokában bárki láthatja
study-kept = Mentve.
study-delete = Törlés
study-delete-sure = Végleg törli? Az innen indult játszmák folytatódnak.
study-delete-yes = Igen, törlöm
study-delete-no = Nem, megtartom
study-own-title = Az Ön tanulmányai
study-own-empty = Még nincs tanulmánya. Állítson fel egy állást, vagy importáljon egy játszmát.
study-own-guest = A tanulmányokat a fiókja tárolja. Állítson fel egy állást, és vendégfiókot kap.
study-own-private = privát
study-own-changed = módosítva: { $when }

editor-title = Állás felállítása
editor-which = Melyik játék?
editor-study-title = Cím
editor-untitled = Névtelen állás
editor-options = A játék beállításai
editor-form = Mezők
editor-text = Szöveg
editor-set = Jelenlegi beállítások
editor-set-none = Még semmi sincs beállítva: így kezdődik a játék. Válasszon alább, vagy kattintson a táblára.
editor-remove = Visszaállítás: { $what }
editor-find = Keresés a beállítások között
editor-can-set = Elérhető beállítások
editor-nothing = Nincs találat. Próbáljon más szót.
editor-here = Beállítások: { $what }
editor-here-close = Összes megjelenítése
editor-less = Kevesebb: { $what }
editor-more = Több: { $what }
editor-nobody = nincs
editor-add = Hozzáadás: { $what }
editor-drop = Eltávolítás: { $item }
editor-problem = { $line }. sor
editor-only-position = Csak az állás maradjon, lépések nélkül
editor-fine = Az állás érvényes.
editor-looking = Ellenőrzés…
editor-seat = Nézőpont
editor-save = Mentés
editor-saved = Mentve.
editor-again = Újrakezdés
editor-again-sure = Elveti az állást?
editor-help = Minden „{ "given" }” sor az állás egy részét adja meg, a többi sor az onnan tett lépéseket. A formátum és a hibaüzenetek angol nyelvűek.
editor-kept-here = A munkáját ez a böngésző tárolja, amíg újra nem kezdi.
editor-text-label = Az állás szövegként

import-title = Játszma importálása
import-text = Illesszen be szöveget, húzzon ide egy fájlt, vagy válasszon egyet. Az Agon jegyzőkönyvei és tanulmányai, valamint a Playdek-féle { "Twilight Struggle" } játszmanaplói importálhatók.
import-paste = Szöveg
import-file = Fájl választása
import-drop = Húzza ide a fájlt
import-name = Cím (nem kötelező)
import-public = A link birtokában bárki láthatja; ha más programból származó játszma, a megnyitások közé is beszámít
import-go = Importálás
import-busy = Beolvasás és visszajátszás…
import-large = Ez túl hosszú: legfeljebb { $count } karaktert olvasunk be.
import-not-text = Ez nem szövegfájl.
import-report = { $count ->
    [one] Egy választás importálva.
   *[other] { $count } választás importálva.
}
import-part = Beolvasott sorok: 1–{ $line } (összesen { $lines }). Az első kihagyott sor: { $next }.
import-whole = A naplót végig beolvastuk, a játszma véget ért.
import-open = A naplót végig beolvastuk; a játszma még nem ért véget.
import-differs = { $line }. sor (nem egyezik a szabályokkal):
import-unreadable = { $line }. sor (olvashatatlan, ezért kimaradt):
import-cut-off = { $line }. sor: csonka, ezért kimaradt.
import-missing = { $line }. sor ({ $text }): előtte hiányzik a játszma egy része; a visszajátszás itt megáll.
import-stopped = { $line }. sor: innentől a napló nem követhető; a többit nem hasonlítottuk össze.
import-ended = { $line }. sor: a szabályok szerint a játszma már előtte véget ért; a többit nem hasonlítottuk össze.
import-unfinished = { $line }. sor ({ $text }): lezárja a játszmát, pedig a szabályok szerint folytatódik.
import-log-says = Napló
import-rules-say = Szabályok
import-more = { $count ->
    [one] Egy további üzenet nem látszik.
   *[other] { $count } további üzenet nem látszik.
}
import-open-game = A játszma megnyitása

programs-title = API-leírás
programs-text = Szinte mindent, amit ez az oldal tud, egy program is elérhet: küldje el a fiókja egyik API-kulcsát az „Authorization: Bearer” fejlécben. A magát a fiókot érintő műveleteket csak Ön végezheti el, bejelentkezve. A kérések és a válaszok JSON formátumúak. A leírások angol nyelvűek.
programs-file = OpenAPI-leírás
programs-find = Útvonal, szó vagy típus keresése
programs-body = Törzs
programs-answer = Válasz
programs-keyless = API-kulccsal nem
programs-types = Típusok
programs-optional = nem kötelező
programs-refusals = Hibák, amelyeket bármely kérés visszaadhat
programs-count = { $count ->
    [one] Egy találat.
   *[other] { $count } találat.
}
programs-none = Nincs találat.
programs-all = Összes megjelenítése
