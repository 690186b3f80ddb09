# Játék emberekkel: új játszma, asztalok, beállítások, fiókok, ranglista, klubok és versenyek.
people-save = Mentés
people-saved = Elmentve.
people-more = Továbbiak
people-find = Keresés
people-found-nobody = Nincs ilyen nevű játékos.
people-gone = valaki, aki elment
people-guest = Vendég { $name }
people-rather-not = Inkább ne
error-unreachable = A kiszolgáló nem érhető el. Semmi sem veszett el; próbálja újra egy pillanat múlva.

level-novice = Kezdő
level-novice-help = Az ésszerű lehetőségek felé hajlik, de sorsolással dönt közöttük, és sokat hibázik. Azonnal válaszol: első játszmához.
level-apprentice = Tanonc
level-apprentice-help = Ökölszabályokat követ, nem gondol előre, de tudja, hogyan ne dobja el a játszmát. Azonnal válaszol.
level-contender = Kihívó
level-contender-help = Kicsit előre is gondol: minden döntés előtt egy pillanatig mérlegel.
level-champion = Bajnok
level-champion-help = Minden döntés előtt játszmák százait játssza le gondolatban, legfeljebb fél másodpercig.
level-olympian = Olümposzi
level-olympian-help = Itt a legerősebb, döntésenként legfeljebb egy másodperccel. Nem legyőzhetetlen: sosem látja, mit rejt az Ön keze.

new-title = Új játszma: { $game }
new-another-game = Másik játék
new-way = Kivel?
new-way-computer = Gép ellen
new-way-computer-help = Azonnal kezdődik; a gép olyan erős, amilyennek szeretné, és sosem csal.
new-way-alone = Egyedül
new-way-alone-help = Az egyszemélyes játék.
new-way-screen = Egy képernyőnél
new-way-screen-help = Mindenki itt játszik, és továbbadja a képernyőt; mindenki csak a sajátját látja.
new-way-friend = Barátokkal
new-way-friend-help = Kap egy linket, amelyet elküldhet; más nem találja meg az asztalt.
new-way-open = Bárkivel
new-way-open-help = Az asztal az asztalok között látszik, amíg mások le nem ülnek.
new-way-club = A klub tagjaival
new-way-club-help = Csak a tagok látják az asztalt, és csak ők ülhetnek le.
new-players = Hány játékos?
new-level = Milyen erős?
new-side = Melyik hely az Öné?
new-side-random = Sorsolás
new-computers = A gép helyei
new-rules = Szabályok és változatok
new-rules-reset = Vissza a szokásos szabályokhoz
new-option-gave-way = Mivel ezt választotta: „{ $choice }”, most ez érvényes: { $now }.
new-option-fixed = csak az alapértelmezéssel ennél: { $option }
options-more = További beállítások
options-changed = { $count ->
    [one] egy eltérés
   *[other] { $count } eltérés
}
new-value-on = igen
new-value-off = nem
new-more = További beállítások
new-clock = Óra
new-clock-none = Óra nélkül
new-clock-bank = Idő az egész játszmára
new-clock-days = Napok minden választásra
new-clock-minutes = Perc játékosonként
new-clock-increment = Választásonként hozzáadott másodperc
new-clock-day-count = Nap minden választásra
new-rated = Értékelt
new-rated-help = Az eredmény megváltoztatja a játékosok értékszámát, ha mindnyájan regisztráltak.
new-rated-guest = Csak regisztrált játékosok játszmái számítanak az értékszámba.
new-spectators = Mások is nézhetik
new-spectators-help = A nézők azt látják, ami nyílt, rejtett kezet soha.
new-spectators-private = Akinél ott a link, nézheti; rejtett kezet soha nem lát.
new-leaver = Aki elmegy, annak a helyére a gép lép
new-leaver-help = Különben az veszít, aki feladja vagy kifut az időből, és a játszma véget ér.
new-begin = Kezdés
new-lay = Asztal megnyitása
new-as-guest = Vendégként játszik; semmit sem kell kitöltenie.

lobby-title = Asztalok
lobby-new = Új játszma
lobby-filter = Játék
lobby-every-game = Minden játék
lobby-mine = Az Ön asztalai
lobby-mine-none = Nem ül asztalnál. Kezdjen egy játszmát, vagy üljön le az alábbiak egyikéhez.
lobby-open = Nyitott asztalok
lobby-open-none = Most senki sem vár játékosokra. Nyisson egy asztalt, és mások leülhetnek hozzá.
lobby-lay = Asztal megnyitása
lobby-watch-none = Most senki más nem játszik. Amint valaki játszik, itt nézheti.
lobby-past = Befejezett játszmák
lobby-my-past = Az Ön befejezett játszmái
lobby-past-none = Még egyetlen játszma sem ért véget. Mindegyik itt marad, és lépésről lépésre visszanézhető.
lobby-all = { $count ->
    [one] Az egyetlen megjelenítése
   *[other] Mind megjelenítése ({ $count })
}
lobby-waits = { $count ->
    [one] egy hely szabad
   *[other] { $count } hely szabad
}
lobby-your-side = Az Öné lenne: { $side }
lobby-clock-none = óra nélkül
lobby-clock-bank = { $minutes ->
    [one] fejenként egy perc
   *[other] fejenként { $minutes } perc
}
lobby-clock-increment = { $minutes ->
    [one] fejenként egy perc, választásonként még { $seconds } mp
   *[other] fejenként { $minutes } perc, választásonként még { $seconds } mp
}
lobby-clock-days = { $count ->
    [one] választásonként egy nap
   *[other] választásonként { $count } nap
}
lobby-rated = értékelt
lobby-unrated = nem értékelt
lobby-join = Leülök
lobby-look = Az asztal megnézése
lobby-to-table = Az asztalhoz
lobby-won = nyert
lobby-lost = vesztett
lobby-drawn = döntetlen
lobby-aborted = megszakítva

settings-looks = Megjelenés
settings-theme = Világos vagy sötét
settings-theme-system = Ahogy az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-cards = Kézben tartott lapok
settings-cards-normal = Szokásos
settings-cards-large = Nagy
settings-motion = Mozgás
settings-motion-help = A kockák gurulnak, a kártyák mozognak. Nélküle minden azonnal a helyén van.
settings-playing = Játék közben
settings-confirm-help = Egy második kattintás megerősít; véletlenül semmi sem történik.
settings-forced = A következmények nélküli egyetlen választást tegye meg helyettem
settings-forced-help = Ha csak egy lehetőség van, és az nem jár dobással, nem fed fel semmit és nem érhet vele véget a játék, magától megtörténik.
settings-finish = A lépések befejezése magától, egy kis idő múlva
settings-finish-help = Egy lépés utolsó pontja néhány másodpercig visszavonható. Ha ez vagy a mozgás ki van kapcsolva, a lépés a „Kész” gombra vár.
settings-plain-help = A tábla szövegként és listákban, képernyőolvasókhoz és kis képernyőkhöz.
settings-turn = Amikor Ön következik
settings-sound-help = Kártyák, kockák és bábuk hangja, két halk hang, amikor Ön következik, és egy hang az üzeneteknél.
settings-speed-help = Milyen gyorsan jelenjenek meg mások lépései. Szóköz, Enter vagy a táblára kattintás átugorja őket.
settings-notify = Értesítések
settings-notify-help = A böngésző szól, ha éppen mást néz.
settings-notify-granted = A böngésző beleegyezett: szólni fog.
settings-notify-denied = A böngésző nem engedi. A böngésző beállításaiban ehhez az oldalhoz engedélyezhető.
settings-notify-unsupported = Ez a böngésző nem ismer értesítéseket.
settings-away = Amikor távol van
settings-email = E-mailben
settings-email-help = Erre a címre: { $email }.
settings-email-none = Még nem adott meg címet.
settings-email-add = Cím megadása
settings-webhook = Üzenetben erre a webcímre
settings-webhook-kind = Milyen cím ez?
settings-webhook-plain = egyszerű szöveg
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-ntfy = ntfy
settings-kept = Megjegyezve.
settings-kept-here = A választásai azonnal érvényesek, és ez a böngésző megőrzi őket.
settings-kept-both = A választásai azonnal érvényesek, és ez a böngésző és a fiókja is megőrzi őket.
settings-to-account = Név, jelszó, e-mail: a fiókhoz
settings-vacations = Szabadság
settings-vacations-text = Amíg távol van, az órája áll azokban a játszmákban, amelyekben egy-egy választásra napok vannak.
settings-vacations-left = { $count ->
    [0] Idén nem maradt szabadnapja.
    [one] Idén egy szabadnapja maradt.
   *[other] Idén { $count } szabadnapja maradt.
}
settings-vacation = { $start } – { $end }
settings-vacation-first = Első nap
settings-vacation-last = Utolsó nap
settings-vacation-take = Szabadságra megyek
settings-vacation-end = Visszajöttem
settings-vacation-strike = Lemondás

account-title = Fiók
account-nobody = Vendégként azonnal játszhat. Egy fiók megőrzi a játszmáit, saját nevet és értékszámot ad.
account-guest = Vendégként van itt: { $name }. A játszmáit csak ez a böngésző őrzi, és a vendégeknek nincs értékszámuk.
account-welcome = Üdvözöljük, { $name }!
account-register = Fiók létrehozása
account-register-text = Elég egy név és egy jelszó.
account-register-guest = Az eddigi játszmái megmaradnak.
account-name = Név
account-name-help = 2–32 betű, számjegy, szóköz, kötőjel vagy pont.
account-name-or-email = Név vagy e-mail
account-password = Jelszó
account-password-help = Legalább 8 karakter.
account-sign-in-guest = Amit vendégként játszott, hátramarad. Ha meg szeretné tartani, hozzon létre fiókot.
account-forgotten = Elfelejtette a jelszavát?
account-forgotten-text = Aki megadott címet, levelet kap egy linkkel az új jelszóhoz.
account-forgotten-send = A levél elküldése
account-forgotten-sent = Ha van fiók ezzel a címmel, a levél úton van.
account-sign-out = Kijelentkezés
account-signed-out = Kijelentkezett.
account-to-profile = Az Ön oldala
account-email = E-mail
account-email-none = Cím nélkül az elfelejtett jelszó nem pótolható. Senki más nem látja.
account-email-new = Az Ön címe
account-email-another = Másik cím
account-email-send = Megerősítő levél küldése
account-email-sent = A levél úton van. A cím akkor érvényes, ha a benne lévő linket megnyitotta.
account-email-remove = A cím törlése
account-email-remove-sure = Cím nélkül nem pótolhatja az elfelejtett jelszót. Törli?
account-change-password = Jelszó módosítása
account-change-password-text = Mindenhol máshol kijelentkezik, és a programoknak adott kulcsai érvényüket vesztik.
account-old-password = Eddigi jelszó
account-new-password = Új jelszó
account-password-changed = A jelszó megváltozott.
account-sessions = Hol van bejelentkezve
account-session-since = bejelentkezés: { $when }
account-session-agent = { $browser } ({ $system })
account-session-unknown = Ismeretlen böngésző
account-session-this = ez a böngésző
account-session-end = Kijelentkezés
account-session-end-which = Kijelentkezés ott: { $agent }
account-sessions-end = Kijelentkezés mindenhol
account-sessions-end-sure = Ebben a böngészőben is kijelentkezik, és a programoknak adott kulcsai érvényüket vesztik. Mindenhol kijelentkezik?
account-tokens = Kulcsok programoknak
account-tokens-text = Egy kulccsal az Ön programja az Ön nevében játszhat és beszélhet. Ne adja olyannak, akiben nem bízik.
account-tokens-docs = Mit tudnak a programok
account-token-label = Mire való?
account-token-make = Új kulcs
account-token-once = A kulcs. Csak most látható:
account-token-copy = Másolás
account-token-have = Eltettem
account-token-used = utoljára használva: { $at }
account-token-unused = még nem használták
account-token-end = Visszavonás
account-token-end-sure = A „{ $label }” kulcsot használó programok nem működnek tovább. Visszavonja?
account-blocks = Letiltottak
account-blocks-text = Nem ülhetnek le Önnel, és nem hallja őket. Valakinek az oldalán letilthatja az illetőt.
account-blocks-none = Senkit sem tiltott le.
account-unblock-whom = A tiltás feloldása: { $name }
account-data = Az Ön adatai
account-export-text = Minden, amit Önről őrzünk, egy fájlban.
account-export = Minden mentése
account-delete = A fiók törlése
account-delete-text = A folyamatban lévő játszmáit feladja. A név, a cím, a beállítások és az értékszámok törlődnek; a befejezett játszmák a neve nélkül megmaradnak.
account-delete-sure = Nincs visszaút. Valóban törli a fiókot?
account-delete-yes = Végleges törlés

link-verify-title = Az Ön címe
link-verify-text = Az Öné az a cím, amelyre a levél érkezett?
link-verify-do = Igen, az enyém
link-verify-done = Köszönjük. A cím megerősítve.
link-reset-title = Új jelszó
link-reset-do = A jelszó beállítása
link-reset-done = Az új jelszó be van állítva, és mindenhol kijelentkezett.
link-gone = Ezt a linket már használták, vagy túl régi. Kérjen másik levelet.
link-taken = Ez a cím egy másik fiókhoz tartozik.

profile-kind-person = játékos
profile-kind-guest = vendég
profile-kind-program = gépi játékos
profile-kind-gone = elment
profile-since = itt van ekkortól: { $at }
profile-own = A fiók módosítása
profile-no-ratings = Még nincs értékszám: az első értékelt játszmával jön.
profile-no-ratings-guest = A vendégeknek nincs értékszámuk.
profile-rated-games = { $count ->
    [one] egy értékelt játszma
   *[other] { $count } értékelt játszma
}
profile-plot = { $count ->
    [one] Az értékszám egy játszma során: kezdetben { $first }, most { $last }, legjobb { $best }
   *[other] Az értékszám { $count } játszma során: kezdetben { $first }, most { $last }, legjobb { $best }
}
profile-results = Eredmények
profile-score = Arány
profile-against = Kettejük között
profile-tally = Az Ön győzelmei: { $won }, döntetlenek: { $drawn }, vereségek: { $lost }.
profile-games = Befejezett játszmák
profile-no-games = Nincs befejezett játszma, amelyet láthat.
profile-peace = Távolságtartás
profile-block = Letiltás
profile-block-sure = Nem ülhet le Önnel, és nem hallja, amit mond. Letiltja?
profile-blocked = Letiltotta ezt a játékost.
profile-unblock = A tiltás feloldása
profile-report = Jelentés az adminisztrátoroknak
profile-report-text = Mi történt?
profile-report-send = A jelentés elküldése
profile-reported = Köszönjük. A jelentése az adminisztrátoroknál van.

ratings-title = Ranglista
ratings-text = Az értékszám becslés valakinek az erejéről, a becslés bizonytalanságával együtt. Mindenki 1500 ± 500-nál kezd; itt az szerepel, aki öt értékelt játszmát játszott, és elég biztos az értékszáma.
ratings-unlisted = Öt értékelt játszma után kerül fel, ha az értékszám elég biztos
ratings-none = Még senki sem szerepel itt. Öt értékelt játszma, és Ön lehet az.
ratings-play = Játsszon egy játszmát
ratings-of = A legjobbak: { $game }
ratings-all = Mindenki megjelenítése
ratings-every = Minden játékhoz
ratings-place = Helyezés
ratings-name = Név
ratings-rating = Értékszám
ratings-games = Játszmák

clubs-text = Egy klubnak saját asztalai és versenyei vannak, csak a tagjai számára.
clubs-back = Minden klub
clubs-mine = Az Ön klubjai
clubs-all = Minden klub
clubs-search = Név keresése
clubs-none = Még nincs klub. Alapítsa meg az elsőt!
clubs-none-found = Nincs ilyen nevű klub.
clubs-found = Klub alapítása
clubs-register = Egy klub tartós: az alapításhoz és a belépéshez fiók kell.
clubs-register-to-join = Fiók létrehozása a belépéshez
clubs-name = A klub neve
clubs-about = Miről szól?
clubs-is-open = Bárki beléphet
clubs-is-open-help = Különben a jelentkezőket egy vezetőségi tag veszi fel.
clubs-open = mindenki előtt nyitott
clubs-closed = kérésre
clubs-members = { $count ->
    [one] Egy tag
   *[other] { $count } tag
}
clubs-role-owner = tulajdonos
clubs-role-officer = vezetőségi tag
clubs-role-member = tag
clubs-role-invited = meghívott
clubs-role-asking = jelentkező
clubs-join = Belépés
clubs-ask = Felvétel kérése
clubs-asked = Kérte a felvételét. Egy vezetőségi tag dönt.
clubs-unask = A kérés visszavonása
clubs-accept = A meghívás elfogadása
clubs-decline = Elutasítás
clubs-leave = Kilépés a klubból
clubs-leave-sure = Nem látja többé a klub asztalait. Kilép?
clubs-owner-stays = A klub az Öné. A kilépéshez előbb adja át.
clubs-let-in = Felvétel
clubs-make-officer = Legyen vezetőségi tag
clubs-make-member = Legyen egyszerű tag
clubs-hand-over = A klub átadása
clubs-hand-over-sure = A klub új tulajdonosa { $name } lesz, és Ön nem veheti vissza. Átadja?
clubs-remove = Elküldés
clubs-remove-sure = Elküldi a klubból: { $name }?
clubs-invite = Meghívás
clubs-invite-whom = Valaki meghívása
clubs-change = A klub módosítása
clubs-tables = A klub asztalai
clubs-no-tables = Ebben a klubban nincs asztal.
clubs-lay = Asztal megnyitása
clubs-no-tournaments = Ebben a klubban nem hirdettek versenyt.

tournaments-all = Minden verseny
tournaments-back = Minden verseny
tournaments-show = Megjelenítés
tournaments-state-all = mind
tournaments-state-open = nevezni lehet
tournaments-state-playing = folyamatban
tournaments-state-over = véget ért
tournaments-state-aborted = lefújva
tournaments-none = Még nincs ilyen verseny. Hirdessen meg egyet!
tournaments-announce = Verseny meghirdetése
tournaments-begin-form = Az űrlap kitöltése
tournaments-register = Verseny meghirdetéséhez és nevezéshez fiók kell.
tournaments-register-to-enter = Fiók létrehozása a nevezéshez
tournaments-of-club = Ennek a klubnak a tagjai számára: { $club }.
tournaments-name = A verseny neve
tournaments-game = Játék
tournaments-form = Lebonyolítás
tournaments-form-round-robin = Körmérkőzés
tournaments-form-round-robin-help = Mindenki játszik mindenkivel: kevés résztvevőnek.
tournaments-form-swiss = Svájci rendszer
tournaments-form-swiss-help = Minden fordulóban a hasonlóan állók találkoznak: sok résztvevőnek.
tournaments-rounds = Hány forduló?
tournaments-rounds-help = Senki sem játszik ugyanazzal kétszer: kevesebb forduló, mint résztvevő.
tournaments-cycles = Hányszor játszik mindenki mindenkivel?
tournaments-no-clock = Óra nélkül egy játszma örökké tarthat, és csak Ön zárhatja le.
tournaments-organiser = szervező:
tournaments-entrants = { $count ->
    [0] Nincs résztvevő
    [one] Egy résztvevő
   *[other] { $count } résztvevő
}
tournaments-nobody-yet = Még senki sem nevezett.
tournaments-enter = Nevezés
tournaments-withdraw = Visszalépés
tournaments-leave-sure = Nem vesz részt többé?
tournaments-withdraw-sure = A folyó játszmát elveszíti, és több ellenfelet nem kap. Visszalép?
tournaments-withdrawn = visszalépett
tournaments-remove = Kizárás
tournaments-remove-sure = { $name } nem vesz részt többé. Kizárja a versenyből?
tournaments-start = A verseny indítása
tournaments-start-sure = Többé senki sem nevezhet, és az első forduló azonnal kezdődik. Elindítja?
tournaments-abort = Lefújás
tournaments-abort-sure = A verseny eredmény nélkül ér véget, és nem folytatható. Lefújja?
tournaments-standings = Állás
tournaments-points = Pont
tournaments-break-head-to-head = Egymás ellen
tournaments-break-sonneborn-berger = Sonneborn–Berger
tournaments-break-buchholz = Buchholz
tournaments-record = Gy–D–V
tournaments-record-long = Győzelem, döntetlen, vereség
tournaments-games = Játszmánként
tournaments-cross-key = Játszmánként: a szám az ellenfél sora; + győzelem, = döntetlen, − vereség, · még folyik.
tournaments-pairings = Párosítás
tournaments-no-pairings = A párosítás a verseny indulásakor készül.
tournaments-round = { $round }. forduló
tournaments-round-of = { $round }. forduló, összesen { $of }
tournaments-bye = pihen
tournaments-under-way = folyamatban
tournaments-play = Játék
tournaments-look = Megnézem
tournaments-decide = A játszma eldöntése
tournaments-decide-sure = A játszma véget ér, és úgy számít, ahogy dönt. Ez nem vonható vissza.
tournaments-wins = { $name } nyer
tournaments-how-resign = feladással
tournaments-how-timeout = idővel
tournaments-how-forfeit = játék nélkül
tournaments-how-bye = pihenő
tournaments-how-set = a szervező döntése
