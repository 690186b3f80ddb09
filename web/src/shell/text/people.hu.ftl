# Játék emberekkel: új játszma, asztalok, beállítások, fiókok, ranglista, klubok és versenyek.
people-save = Mentés
people-saved = Mentve.
people-more = Továbbiak
people-find = Keresés
people-found-nobody = Nincs ilyen nevű játékos.
people-gone = törölt fiók
people-guest = Vendég { $name }
people-rather-not = Vissza
error-unreachable = A kiszolgáló nem érhető el. Semmi sem veszett el; próbálja újra kis idő múlva.

level-novice = Kezdő
level-novice-help = Inkább ésszerű lehetőségeket választ, de sorsolással dönt közöttük, és sokat hibázik. Azonnal lép. Első játszmához ajánlott.
level-apprentice = Tanonc
level-apprentice-help = Ökölszabályokat követ, és nem gondolkodik előre, de nem dobja el a játszmát. Azonnal lép.
level-contender = Kihívó
level-contender-help = Kicsit előre is tekint, és minden döntés előtt egy pillanatig gondolkodik.
level-champion = Bajnok
level-champion-help = Minden döntés előtt játszmák százait szimulálja, legfeljebb fél másodpercig.
level-olympian = Olümposzi
level-olympian-help = A legerősebb szint: döntésenként legfeljebb egy másodpercig gondolkodik. Rejtett információkat nem lát, ezért le lehet győzni.

new-title = Új játszma: { $game }
new-another-game = Másik játék választása
new-way = Hogyan szeretne játszani?
new-way-computer = Gép ellen
new-way-computer-help = Azonnal kezdődik, a választott szinten. A gép sosem csal.
new-way-alone = Egyedül
new-way-alone-help = Az egyszemélyes játék.
new-way-screen = Egy képernyőnél
new-way-screen-help = Mindenki ezen a képernyőn játszik, és továbbadja a következőnek; a rejtett információk rejtve maradnak.
new-way-friend = Barátokkal
new-way-friend-help = Megosztható linket kap. Az asztal nem jelenik meg a listában.
new-way-open = Bárkivel
new-way-open-help = Az asztal megjelenik a listában, amíg mások le nem ülnek.
new-way-club = A klub tagjaival
new-way-club-help = Csak a tagok látják az asztalt, és csak ők ülhetnek le.
new-players = Hány játékos?
new-level = Melyik szint?
new-side = Melyik helyet választja?
new-side-random = Sorsolás
new-computers = Gépi játékosok
new-rules = Szabályok és változatok
new-rules-reset = Vissza a szokásos szabályokhoz
new-option-gave-way = „{ $choice }” választásával ez is megváltozott: { $now }.
new-option-fixed = csak akkor, ha ez az alapértelmezett: { $option }
options-more = További beállítások
options-changed = { $count ->
    [one] egy módosítva
   *[other] { $count } módosítva
}
new-value-on = igen
new-value-off = nem
new-more = További beállítások
new-clock = Óra
new-clock-none = Óra nélkül
new-clock-bank = Összidő játékosonként
new-clock-days = Döntésenként több nap
new-clock-minutes = Percek száma játékosonként
new-clock-increment = Döntésenként hozzáadott másodperc
new-clock-day-count = Napok száma döntésenként
new-rated = Értékelt
new-rated-help = Az eredmény módosítja a játékosok értékszámát. Mindenkinek regisztrálnia kell.
new-rated-guest = Csak regisztrált játékosok játszmái számítanak bele az értékszámba.
new-spectators = Nézők engedélyezése
new-spectators-help = A nézők csak a nyílt információkat látják, a kézben tartott lapokat soha.
new-spectators-private = A link birtokában bárki nézheti, de a kézben tartott lapokat soha nem látja.
new-leaver = A távozó játékosok helyére a gép lép
new-leaver-help = Különben az veszít, aki feladja vagy kifut az időből, és a játszma véget ér.
new-begin = A játszma indítása
new-lay = Asztal megnyitása
new-as-guest = Vendégként játszik, regisztráció nélkül.

lobby-title = Asztalok
lobby-new = Új játszma
lobby-filter = Játék
lobby-every-game = Minden játék
lobby-mine = Az Ön asztalai
lobby-mine-none = Most egyetlen asztalnál sem ül. Kezdjen egy játszmát, vagy üljön le az alábbiak egyikéhez.
lobby-open = Nyitott asztalok
lobby-open-none = Most egyetlen asztal sem vár játékosokra. Nyisson egyet, és mások leülhetnek hozzá.
lobby-lay = Asztal megnyitása
lobby-watch-none = Most senki más nem játszik. A folyamatban lévő játszmák itt jelennek meg.
lobby-past = Befejezett játszmák
lobby-my-past = Az Ön befejezett játszmái
lobby-past-none = Még nincs befejezett játszma. A befejezettek itt jelennek meg, és visszajátszhatók.
lobby-all = { $count ->
    [one] Az egyetlen megjelenítése
   *[other] Mind megjelenítése ({ $count })
}
lobby-waits = { $count ->
    [one] egy hely szabad
   *[other] { $count } hely szabad
}
lobby-your-side = Az Ön oldala: { $side }
lobby-clock-none = óra nélkül
lobby-clock-bank = { $minutes ->
    [one] fejenként egy perc
   *[other] fejenként { $minutes } perc
}
lobby-clock-increment = { $minutes ->
    [one] fejenként egy perc, döntésenként még { $seconds } mp
   *[other] fejenként { $minutes } perc, döntésenként még { $seconds } mp
}
lobby-clock-days = { $count ->
    [one] döntésenként egy nap
   *[other] döntésenként { $count } nap
}
lobby-rated = értékelt
lobby-unrated = nem értékelt
lobby-join = Leülök
lobby-look = Az asztal megtekintése
lobby-to-table = Az asztalhoz
lobby-won = nyert
lobby-lost = vesztett
lobby-drawn = döntetlen
lobby-aborted = félbeszakadt

settings-looks = Megjelenés
settings-theme = Téma
settings-theme-system = Az eszköz beállítása szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-cards = A kézben tartott lapok mérete
settings-cards-normal = Normál
settings-cards-large = Nagy
settings-motion = Animációk
settings-motion-help = Guruló kockák és mozgó lapok. Kikapcsolva minden változás azonnal megjelenik.
settings-playing = Játék közben
settings-confirm-help = Minden választást egy második kattintás erősít meg, a tévedések elkerülésére.
settings-forced = Egyetlen lehetőség automatikus kiválasztása
settings-forced-help = Ha csak egy lehetőség van, és az nem jár kockadobással, nem fed fel semmit, és nem vethet véget a játéknak, automatikusan az lesz a választás.
settings-finish = A lépések automatikus befejezése
settings-finish-help = Egy lépés utolsó pontja még néhány másodpercig visszavonható. Ha ez a beállítás vagy az animációk ki vannak kapcsolva, minden lépést a „Kész” gombbal kell befejezni.
settings-plain-help = A táblát szövegként és listákban mutatja, képernyőolvasókhoz és kis képernyőkhöz.
settings-turn = Amikor Ön következik
settings-sound-help = Lapok, kockák és jelzők hangja, két halk hang, amikor Ön következik, és egy hang az üzeneteknél.
settings-speed-help = Milyen gyorsan jelenjenek meg a többi játékos lépései. Az átugráshoz nyomja meg a szóközt vagy az Entert, vagy kattintson a táblára.
settings-notify = Értesítések
settings-notify-help = A böngésző értesíti, ha ez a böngészőlap a háttérben van.
settings-notify-granted = Az értesítések engedélyezve vannak.
settings-notify-denied = Az értesítések le vannak tiltva. A böngésző beállításaiban engedélyezheti őket ennek a webhelynek.
settings-notify-unsupported = Ez a böngésző nem támogatja az értesítéseket.
settings-away = Amikor távol van
settings-email = E-mail
settings-email-help = Erre a címre: { $email }.
settings-email-none = Még nem adott meg e-mail-címet.
settings-email-add = E-mail-cím megadása
settings-webhook = Webhook címe (URL)
settings-webhook-kind = Formátum
settings-webhook-plain = egyszerű szöveg
settings-webhook-discord = Discord
settings-webhook-slack = Slack
settings-webhook-ntfy = ntfy
settings-kept = Mentve.
settings-kept-here = A módosítások azonnal érvénybe lépnek, és ez a böngésző tárolja őket.
settings-kept-both = A módosítások azonnal érvénybe lépnek, és ez a böngésző és a fiókja is tárolja őket.
settings-to-account = Név, jelszó és e-mail: fiókbeállítások
settings-vacations = Szabadság
settings-vacations-text = Amíg szabadságon van, az órája áll azokban a játszmákban, amelyekben egy döntésre napok állnak rendelkezésre.
settings-vacations-left = { $count ->
    [0] Idén nem maradt szabadnapja.
    [one] Idén egy szabadnapja maradt.
   *[other] Idén { $count } szabadnapja maradt.
}
settings-vacation = { $start } – { $end }
settings-vacation-first = Első nap
settings-vacation-last = Utolsó nap
settings-vacation-take = Szabadság kivétele
settings-vacation-end = Szabadság befejezése
settings-vacation-strike = Lemondás

account-title = Fiók
account-nobody = Vendégként azonnal játszhat. Fiókkal megmaradnak a játszmái, nevet választhat, és értékszámot kap.
account-guest = Vendégként játszik: { $name }. A játszmáit csak ez a böngésző tárolja, és a vendégeknek nincs értékszámuk.
account-welcome = Üdvözöljük, { $name }!
account-register = Fiók létrehozása
account-register-text = Elég egy név és egy jelszó.
account-register-guest = Az eddigi játszmái megmaradnak.
account-name = Név
account-name-help = 2–32 betű, számjegy, szóköz, kötőjel vagy pont.
account-name-or-email = Név vagy e-mail
account-password = Jelszó
account-password-help = Legalább 8 karakter.
account-sign-in-guest = A bejelentkezés nem viszi át a fiókjába a vendégként játszott játszmáit. Ha meg szeretné tartani őket, inkább hozzon létre fiókot.
account-forgotten = Elfelejtette a jelszavát?
account-forgotten-text = Ha megadott e-mail-címet, küldünk egy linket az új jelszó beállításához.
account-forgotten-send = Link küldése
account-forgotten-sent = Ha van fiók ezzel a címmel, az e-mail úton van.
account-sign-out = Kijelentkezés
account-signed-out = Kijelentkezett.
account-to-profile = Az Ön profilja
account-email = E-mail
account-email-none = E-mail-cím nélkül az elfelejtett jelszó helyett nem állíthat be újat. A címet senki más nem látja.
account-email-new = E-mail-cím
account-email-another = Új e-mail-cím
account-email-send = Megerősítő e-mail küldése
account-email-sent = E-mailt küldtünk Önnek. A cím megerősítéséhez nyissa meg a benne lévő linket.
account-email-remove = Az e-mail-cím törlése
account-email-remove-sure = E-mail-cím nélkül az elfelejtett jelszó helyett nem állíthat be újat. Törli a címet?
account-change-password = Jelszó módosítása
account-change-password-text = Minden más eszközön kijelentkeztetjük, és API-kulcsai érvényüket vesztik.
account-old-password = Jelenlegi jelszó
account-new-password = Új jelszó
account-password-changed = A jelszó megváltozott.
account-sessions = Aktív munkamenetek
account-session-since = bejelentkezés: { $when }
account-session-agent = { $browser } ({ $system })
account-session-unknown = Ismeretlen böngésző
account-session-this = ez a böngésző
account-session-end = Kijelentkezés
account-session-end-which = Kijelentkezés: { $agent }
account-sessions-end = Kijelentkezés mindenhol
account-sessions-end-sure = Ebben a böngészőben is kijelentkeztetjük, és API-kulcsai érvényüket vesztik. Mindenhol kijelentkezik?
account-tokens = API-kulcsok
account-tokens-text = Egy program az API-kulccsal az Ön nevében játszhat és cseveghet. Tartsa titokban.
account-tokens-docs = API-leírás
account-token-label = Megnevezés
account-token-make = Kulcs létrehozása
account-token-once = Az új kulcs. Csak most látható:
account-token-copy = Másolás
account-token-have = Elmentettem
account-token-used = utoljára használva: { $at }
account-token-unused = még nem használták
account-token-end = Visszavonás
account-token-end-sure = Az ezzel a kulccsal működő programok leállnak: „{ $label }”. Visszavonja?
account-blocks = Letiltott játékosok
account-blocks-text = A letiltott játékosok nem ülhetnek le az asztalaihoz, és Ön nem látja az üzeneteiket. Letiltani a játékos profilján lehet.
account-blocks-none = Senkit sem tiltott le.
account-unblock-whom = A tiltás feloldása: { $name }
account-data = Az Ön adatai
account-export-text = Minden, amit Önről tárolunk, egy fájlban.
account-export = Az adatok letöltése
account-delete = A fiók törlése
account-delete-text = Minden folyamatban lévő játszmáját feladja. A neve, az e-mail-címe, a beállításai és az értékszámai törlődnek; a befejezett játszmák a neve nélkül megmaradnak.
account-delete-sure = Ez nem vonható vissza. Valóban törli a fiókját?
account-delete-yes = Végleges törlés

link-verify-title = Az e-mail-cím megerősítése
link-verify-text = Az Öné az a cím, amelyre ez a link érkezett?
link-verify-do = Igen, megerősítem
link-verify-done = Köszönjük. A cím megerősítve.
link-reset-title = Új jelszó
link-reset-do = A jelszó beállítása
link-reset-done = Az új jelszó be van állítva, és mindenhol kijelentkeztettük.
link-gone = Ezt a linket már felhasználták, vagy lejárt. Kérjen újat.
link-taken = Ez a cím egy másik fiókhoz tartozik.

profile-kind-person = játékos
profile-kind-guest = vendég
profile-kind-program = gépi játékos
profile-kind-gone = törölt
profile-since = regisztrált: { $at }
profile-own = A fiók szerkesztése
profile-no-ratings = Még nincs értékszám. Az első értékelt játszma után jelenik meg.
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
profile-won = Győzelem
profile-drawn = Döntetlen
profile-lost = Vereség
profile-score = Arány
profile-against = Egymás ellen
profile-tally = Az Ön győzelmei: { $won }, döntetlenek: { $drawn }, vereségek: { $lost }.
profile-games = Befejezett játszmák
profile-no-games = Nincs olyan befejezett játszma, amelyet Ön láthat.
profile-peace = Letiltás vagy jelentés
profile-block = Letiltás
profile-block-sure = Nem ülhet többé Önnel egy asztalhoz, és Ön nem látja az üzeneteit. Letiltja?
profile-blocked = Letiltotta ezt a játékost.
profile-unblock = A tiltás feloldása
profile-report = Jelentés az adminisztrátoroknak
profile-report-text = Mi történt?
profile-report-send = A jelentés elküldése
profile-reported = Köszönjük. A jelentését elküldtük az adminisztrátoroknak.

ratings-title = Ranglista
ratings-text = Az értékszám a játékos erejének becslése; a ± utáni szám a becslés bizonytalanságát mutatja. Mindenki 1500 ± 500-as értékszámmal kezd. A ranglistán az szerepel, aki öt értékelt játszmát játszott, és akinek az értékszáma már elég megbízható.
ratings-unlisted = Öt értékelt játszma után kerül fel a listára, ha az értékszám már elég megbízható
ratings-none = Még senki sem szerepel itt. Öt értékelt játszma után Ön lehet az első.
ratings-play = Új játszma
ratings-of = A legjobbak: { $game }
ratings-all = Összes megjelenítése
ratings-every = Minden játék
ratings-place = Helyezés
ratings-name = Név
ratings-rating = Értékszám
ratings-games = Játszmák

clubs-text = Egy klubnak saját asztalai és versenyei vannak, csak a tagjai számára.
clubs-back = Az összes klub
clubs-mine = Az Ön klubjai
clubs-all = Az összes klub
clubs-search = Keresés név szerint
clubs-none = Még nincs klub. Alapítsa meg az elsőt!
clubs-none-found = Nincs ilyen nevű klub.
clubs-found = Klub alapítása
clubs-register = Klub alapításához vagy belépéshez fiók kell.
clubs-register-to-join = Fiók létrehozása a belépéshez
clubs-name = A klub neve
clubs-about = Leírás
clubs-is-open = Bárki beléphet
clubs-is-open-help = Különben a felvételről egy vezetőségi tag dönt.
clubs-open = mindenki előtt nyitott
clubs-closed = felvétel jelentkezés alapján
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
clubs-owner-stays = Ön a klub tulajdonosa. A kilépéshez előbb adja át a klubot.
clubs-let-in = Felvétel
clubs-make-officer = Előléptetés vezetőségi taggá
clubs-make-member = Visszaminősítés taggá
clubs-hand-over = A klub átadása
clubs-hand-over-sure = A klub új tulajdonosa { $name } lesz, és Ön nem veheti vissza. Átadja?
clubs-remove = Kizárás
clubs-remove-sure = Kizárja a klubból a következő tagot: { $name }?
clubs-invite = Meghívás
clubs-invite-whom = Játékos meghívása
clubs-change = A klub szerkesztése
clubs-tables = A klub asztalai
clubs-no-tables = Ennek a klubnak még nincs asztala.
clubs-lay = Asztal megnyitása
clubs-no-tournaments = Ennek a klubnak még nincs versenye.

tournaments-all = Az összes verseny
tournaments-back = Az összes verseny
tournaments-show = Megjelenítés
tournaments-state-all = mind
tournaments-state-open = nevezni lehet
tournaments-state-playing = folyamatban
tournaments-state-over = véget ért
tournaments-state-aborted = lefújva
tournaments-none = Itt még nincs verseny. Hirdessen meg egyet!
tournaments-announce = Verseny meghirdetése
tournaments-begin-form = Verseny beállítása
tournaments-register = Verseny meghirdetéséhez és nevezéshez fiók kell.
tournaments-register-to-enter = Fiók létrehozása a nevezéshez
tournaments-of-club = Csak a klub tagjainak: { $club }.
tournaments-name = A verseny neve
tournaments-game = Játék
tournaments-form = Lebonyolítás
tournaments-form-round-robin = Körmérkőzés
tournaments-form-round-robin-help = Mindenki mindenkivel játszik. Kisebb társasághoz ajánlott.
tournaments-form-swiss = Svájci rendszer
tournaments-form-swiss-help = Minden fordulóban egy hasonlóan álló ellenfelet kap. Sok résztvevőhöz ajánlott.
tournaments-rounds = Fordulók száma
tournaments-rounds-help = Senki sem játszik ugyanazzal az ellenféllel kétszer, ezért kevesebb forduló lehet, mint ahány résztvevő.
tournaments-cycles = Játszmák ellenfelenként
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
tournaments-leave-sure = Visszavonja a nevezését?
tournaments-withdraw-sure = A folyamatban lévő játszmáját elveszíti, és több ellenfelet nem kap. Visszalép?
tournaments-withdrawn = visszalépett
tournaments-remove = Kizárás
tournaments-remove-sure = Kizárja a versenyből a következő játékost: { $name }?
tournaments-start = A verseny indítása
tournaments-start-sure = A nevezés lezárul, és az első forduló azonnal elkezdődik. Elindítja a versenyt?
tournaments-abort = A verseny lefújása
tournaments-abort-sure = A verseny eredmény nélkül ér véget, és nem folytatható. Lefújja a versenyt?
tournaments-standings = Állás
tournaments-points = Pont
tournaments-break-head-to-head = Egymás ellen
tournaments-break-sonneborn-berger = Sonneborn–Berger
tournaments-break-buchholz = Buchholz
tournaments-record = Gy–D–V
tournaments-record-long = Győzelem, döntetlen, vereség
tournaments-games = Eredmények
tournaments-cross-key = Eredmények: a szám az ellenfél sora; + győzelem, = döntetlen, − vereség, · folyamatban.
tournaments-pairings = Párosítás
tournaments-no-pairings = A párosítás a verseny indulásakor jelenik meg.
tournaments-round = { $round }. forduló
tournaments-round-of = { $round }/{ $of }. forduló
tournaments-bye = erőnyerő
tournaments-under-way = folyamatban
tournaments-play = Az asztalhoz
tournaments-look = Megtekintés
tournaments-decide = Az eredmény megadása
tournaments-decide-sure = A játszma az Ön által választott eredménnyel ér véget. Ez nem vonható vissza.
tournaments-wins = { $name } nyer
tournaments-how-resign = feladással
tournaments-how-timeout = időtúllépéssel
tournaments-how-forfeit = játék nélkül
tournaments-how-bye = erőnyerő
tournaments-how-set = a szervező megadása szerint
