# A térkép

board-map = Térkép. A nyilak országról országra visznek, az Enter választ, a plusz és a mínusz nagyít és kicsinyít.
board-tracks = Sávok
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-whole-map = Az egész térkép
board-rail-hide = Oldalsó panel elrejtése
board-rail-show = Oldalsó panel megjelenítése
board-keep-desk = Minden kézben lévő lap látsszon
board-jump = A térkép régiói
board-has-offers = itt lehet választani
board-western-europe = Nyugat-Európa
board-eastern-europe = Kelet-Európa
board-controlled-by-nobody = senki sem ellenőrzi
board-country = { $battleground ->
    [yes] { $country }, stabilitás { $stability }, hadszíntér, USA { $us }, Szovjetunió { $ussr }, { $control }
   *[no] { $country }, stabilitás { $stability }, USA { $us }, Szovjetunió { $ussr }, { $control }
}
board-civil-war-space = Kínai polgárháború, Szovjetunió { $count } / 3
board-civil-war-count = { $count }/3
board-is-offered = { $what }; választható
board-is-chosen = { $what }; kiválasztva, megerősítésre vár
board-is-offered-at = { $what }; választható, ára { $cost }
board-is-held = { $what }; utolsó választás, még nincs elküldve

# Sávok

board-turn-of = { $turn }. forduló
board-round-of = { $round }/{ $rounds }. akciókör
board-phase-new-turn = Új forduló
board-phase-turn-end = Forduló vége
board-vp-us = Az USA { $count } ponttal vezet
board-vp-ussr = A Szovjetunió { $count } ponttal vezet
board-vp-even = Egyenlő állás
board-none-barred = minden régió nyitva
board-military-short = { board-military-ops }
board-military-of = { $have } / { $need }
board-space-start-us = az USA a kezdő mezőn
board-space-start-ussr = a Szovjetunió a kezdő mezőn
board-space-needs = Legalább { $ops } műveleti értékű lap kell hozzá, és legfeljebb { $die } értékű dobás.
board-space-gives = Győzelmi pont: az elsőnek { $first }, a másodiknak { $second }.
board-space-ability-2 = Amíg az ellenfél oda nem ér: fordulónként két kísérlet.
board-space-ability-4 = Amíg az ellenfél oda nem ér: az ellenfél előbb mutatja meg a vezéreseményét.
board-space-ability-6 = Amíg az ellenfél oda nem ér: a forduló végén eldobható egy megtartott lap.
board-space-ability-8 = Amíg az ellenfél oda nem ér: fordulónként nyolc akciókör.

# Régiók

board-regions = Régiók
board-nothing = Semmi
board-region-show = Megjelenítés a térképen, a pontozás magyarázatával
board-others = Más országok
board-for-presence = Jelenléthez: { $what }
board-for-domination = Dominanciához: { $what }
board-for-control = Ellenőrzéshez: { $what }
board-lacks-battlegrounds = még { $count } hadszíntér
board-lacks-others = egy ország, amely nem hadszíntér
board-lacks-countries = még { $count } ország
board-victory = győzelem
board-bids = Licit

# Esélyek

board-chances = Esélyek
board-odds-nothing = nincs változás
board-odds-always = Mindenképpen:
board-odds-vp = +{ $count } GYP
board-odds-space = Űrverseny: { $box }. mező

# Buttons that make the selected choice

commit-headline = Legyen ez a vezéresemény
commit-card = A lap kijátszása
commit-discard = A lap eldobása
commit-choose = A lap kiválasztása

# The stage

stage-success = Siker
stage-failure = Kudarc
stage-goes-first = ez az első
stage-countries = Ellenőrzött országok
stage-battlegrounds = Hadszínterek
stage-neighbours = A másik nagyhatalommal szomszédos országok
stage-new-cards = Az Ön új lapjai

# Short names for the plates of the map

map-benelux = { "Benelux" }
map-spain-portugal = Spanyolo./Port.
map-united-kingdom = Egyesült Kir.
map-west-germany = NSZK
map-east-germany = NDK
map-gulf-states = Öböl-államok
map-saudi-arabia = { word-saudi-arabia }
map-laos-cambodia = Laosz/Kamb.
map-philippines = Fülöp-szk.
map-ivory-coast = Elefántcsontp.
map-saharan-states = Szaharai áll.
map-se-african-states = DK-Afrika
map-west-african-states = Nyugat-Afrika
map-dominican-republic = Dominikai Közt.
map-chinese-civil-war = Polgárháború
map-southeast-asia = { word-southeast-asia }
