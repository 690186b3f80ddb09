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
table-confirm = Ezt választja: „{ $option }”?
table-confirm-yes = Igen
table-confirm-no = Nem
table-unselect = Mégse
table-warned = vereséggel járhat
table-warning-back = Mást választok
table-warning-go = Mégis ezt választom
table-log = Ami eddig történt
table-log-empty = Még nem történt semmi.
plain-board = A játék szavakban
plain-nothing = semmi
plain-yes = igen
plain-no = nem
