# Finding each other: an opponent, challenges, followed players, notifications, statistics.

seek-title = Ellenfél keresése
seek-now = Azonnali játék
seek-now-text = Ellenfele az első hasonló erejű játékos lesz, aki szintén partnert keres. Az oldalakról sorsolás dönt.
seek-speed = Tempó
seek-speed-fast = Gyors
seek-speed-normal = Normál
seek-speed-days = Döntésenként több nap
seek-computer = Játszma a gép ellen, ha egy percen belül nincs ellenfél
seek-computer-help = Hasonló erejű gépi játékos; a játszma nem számít bele az értékszámba.
seek-looking = Ellenfél keresése…
seek-then-computer = Egy perc után a gép lesz az ellenfél
seek-cancel = Mégse

turns-next = Következő játszma ({ $count })
turns-count = Ön következik: { $count }

seek-waiting = { $count } játékos vár

challenge-title = Kihívások
challenge-do = Kihívás
challenge-game = Kihívás: { $game }
challenge-send = Kihívás küldése
challenge-from = Kihívó:
challenge-to = Kihívott:
challenge-withdraw = Visszavonás
challenge-toast = Kihívás érkezett: { $who } · { $game }

follow-title = Követett játékosok
follow-do = Követés
follow-stop = Követés leállítása
follow-online = elérhető
follow-offline = nem elérhető

settings-push = Értesítések ezen az eszközön akkor is, ha az Agon be van zárva
settings-push-help = Értesítést kap, ha Ön következik, vagy ha kihívják.
settings-push-refused = Az értesítések le vannak tiltva. Engedélyezze őket ennek a webhelynek a böngésző beállításaiban, majd próbálja újra.
settings-quiet = Csendes órák
settings-quiet-help = Az e-mailek és az értesítések a csendes órák végéig várnak.
settings-quiet-from = Kezdete
settings-quiet-to = Vége

mute-title = A játszmákról szóló e-mailek kikapcsolása
mute-text = A beállításokban újra bekapcsolhatja őket.
mute-do = E-mailek kikapcsolása
mute-done = A játszmáiról szóló e-mailek ki vannak kapcsolva.

stats-title = Statisztika
stats-games = Játszmák
stats-now = Jelenlegi sorozat
stats-best = Leghosszabb győzelmi sorozat
stats-streak-won = { $count } győzelem
stats-streak-lost = { $count } vereség
stats-streak-none = nincs
stats-openings = Megnyitások
stats-tally = Győzelem: { $won }, döntetlen: { $drawn }, vereség: { $lost }
stats-luck = Szerencse az elemzett játszmákban
stats-luck-mean = { $count ->
    [one] A szerencse hatása az Ön nyerési esélyeire egy játszmában: { $value }
   *[other] A szerencse átlagos hatása az Ön nyerési esélyeire { $count } játszmában: { $value }
}

openings-title = Megnyitások
openings-about = Mely első vezéreseményekkel, kezdeti elhelyezésekkel és kasztokkal nyernek a leggyakrabban.
openings-text = Így kezdődtek és így végződtek a legutóbbi nyilvános játszmák. Az adatok játékonként a legutóbbi 500 itt lejátszott és a legutóbbi 500 nyilvános importált játszmára vonatkoznak, és tízpercenként frissülnek.
openings-none = Még egyetlen nyilvános játszma sem ért véget.
openings-none-imported = Még senki sem importált olyan befejezett játszmát, amelyet mások is láthatnak.
openings-source = Játszmák
openings-both = Mind
openings-house = Itt játszották
openings-imported = Importált
openings-games = { $count } játszma
openings-of = { $side }: { $what }
openings-name = Megnyitás
