# Amit a webes keret mond. A kulcsok azzal az oldallal vagy résszel kezdődnek, ahol állnak.
loading = Betöltés…
skip-to-content = Ugrás a tartalomra
nav-home = Agon: kezdőlap
nav-menu = Menü
nav-play = Játék
nav-learn = Tanulás
nav-ratings = Ranglista
nav-tournaments = Versenyek
nav-clubs = Klubok
nav-settings = Beállítások
nav-sign-in = Bejelentkezés
nav-language = Nyelv
nav-theme = Váltás a világos és a sötét téma között
connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
connection-sending = A választás elküldése…
trouble-title = Hiba történt
trouble-retry = Újrapróbálkozás
trouble-home = Ugrás a kezdőlapra
nowhere-title = Az oldal nem található
nowhere-text = Lehet, hogy elírta a címet, vagy az oldal már nem létezik.
table-question = Kérdés
table-choices = Választási lehetőségek
table-over = A játék véget ért.
table-waiting = Most dönt: { $who }
table-show-all = { $count ->
    [one] Az egyetlen lehetőség
   *[other] Minden lehetőség ({ $count })
}
table-show-less = Kevesebb
table-warned = vereséggel járhat
table-warning-back = Mást választok
table-warning-go = Mégis ezt választom: „{ $option }”
table-choose = Ezt választom: { $option }
table-cancel = Mégse
table-cost = ára { $cost }
table-left = még { $left } (összesen { $of })
table-times = { $name } ×{ $count }
table-held = Választása: { $chosen }
table-finish = Kész
table-finish-key = Kész ({ $keys })
table-log = A játszma naplója
table-log-empty = Még nem történt semmi.
table-log-lines = Minden sor megjelenítése
plain-board = Szöveges nézet
plain-nothing = nincs
plain-yes = igen
plain-no = nem
