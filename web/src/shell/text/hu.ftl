# Amit a webes keret mond. A kulcsok azzal az oldallal vagy résszel kezdődnek, ahol állnak.
loading = Betöltés…
skip-to-content = Ugrás a tartalomra
nav-home = Agon: a kezdőlapra
nav-menu = Menü
nav-play = Játék
nav-learn = Tanulás
nav-ratings = Ranglista
nav-tournaments = Versenyek
nav-clubs = Klubok
nav-settings = Beállítások
nav-sign-in = Bejelentkezés
nav-language = Nyelv
nav-theme = Világos vagy sötét
connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
connection-sending = Választásának elküldése…
trouble-title = Ez nem sikerült
trouble-retry = Újra
trouble-home = A kezdőlapra
nowhere-title = Itt nincs semmi
nowhere-text = Talán hibás a cím, vagy ami itt volt, már nincs meg.
table-question = A kérdés
table-choices = A választási lehetőségek
table-over = A játék véget ért.
table-waiting = Várakozás erre: { $who }
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
table-left = még { $left } ({ $of } közül)
table-times = { $name } ×{ $count }
table-held = Választása: { $chosen }
table-finish = Kész
table-finish-key = Kész ({ $keys })
table-log = Ami eddig történt
table-log-empty = Még nem történt semmi.
table-log-lines = Soronként
plain-board = A játék szavakban
plain-nothing = semmi
plain-yes = igen
plain-no = nem
