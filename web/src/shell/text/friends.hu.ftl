# Játék barátokkal: meghívók, nevek, sorsolás, jelenlét, visszavágók és a kiszolgáló sorai a naplóban.
log-player-resigned = Feladta: { $player }.
log-player-timed-out = Lejárt az ideje: { $player }.
log-player-removed = Kizárva a játszmából: { $player }.
log-player-replaced = Helyette a számítógép játszik tovább: { $player }.
log-undo-agreed = Egy választást közös megegyezéssel visszavontak. Kérte: { $player }.
log-game-aborted = A játszma félbeszakadt.

result-why-resign = { $you ->
    [won] Feladta: { $loser }.
    [lost] Ön feladta. Győztes: { $winner }.
   *[other] Feladta: { $loser }.
}
result-why-timeout = { $you ->
    [won] Lejárt az ideje: { $loser }.
    [lost] Az Ön ideje lejárt. Győztes: { $winner }.
   *[other] Lejárt az ideje: { $loser }.
}
result-why-kick = { $you ->
    [won] Kizárva a játszmából: { $loser }.
    [lost] Önt kizárták a játszmából. Győztes: { $winner }.
   *[other] Kizárva a játszmából: { $loser }.
}
result-moments = Döntő pillanatok keresése
result-moments-title = Döntő pillanatok
result-moments-none = Egyetlen választás vagy dobás sem döntötte el a játszmát.
result-moments-working = Döntő pillanatok keresése: { $percent }
result-analyse = Elemzés
result-share = A visszajátszás linkjének másolása

offer-ask = Visszavágó
offer-ask-swapped = Visszavágó oldalcserével
offer-sent = Ön visszavágót ajánlott. Most dönt: { $who }.
offer-withdraw = Ajánlat visszavonása
offer-made = { $who } visszavágót ajánl.
offer-made-swapped = { $who } visszavágót ajánl oldalcserével.
offer-toast = { $who } visszavágót ajánl: { $game }
offer-accept = Elfogadás
offer-decline = Elutasítás
offer-over = A visszavágóra tett ajánlatot elutasították, vagy lejárt.
offer-go = Tovább a visszavágóra
series-title = Sorozat
series-draws = { $count ->
    [one] egy döntetlen
   *[other] { $count } döntetlen
}

lots-title = Az oldalak kisorsolva
lots-you = Az Ön oldala: { $side }
lots-close = Bezárás

presence-here = itt van
presence-away = nincs itt
presence-away-minutes = { $minutes ->
    [0] most ment el
    [one] 1 perce nincs itt
   *[other] { $minutes } perce nincs itt
}
presence-away-hours = { $hours ->
    [one] 1 órája nincs itt
   *[other] { $hours } órája nincs itt
}

chat-unread = { $count ->
    [one] egy olvasatlan üzenet
   *[other] { $count } olvasatlan üzenet
}
chat-open = Csevegés megnyitása
toast-close = Elrejtés

invite-title = { $who } játszani hívja Önt
invite-title-open = Nyitott asztal
invite-clock = Idő
invite-side = Az Ön oldala
invite-side-random = Sorsolással
invite-rules = Eltérések az alapszabályoktól
invite-players = Az asztalnál
invite-play = Játék
name-yours = Az Ön neve
name-help = A „Vendég” szó után jelenik meg. Üresen hagyva névtelen marad.
name-save = Név mentése
name-saved = Mentve.
players-hot = { $number }. játékos
