# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-most-stars = { $you ->
    [won] Önnek van a legtöbb hírnévcsillaga.
    [lost] A legtöbb hírnévcsillag: { $winner }.
   *[other] A legtöbb hírnévcsillag: { $winner }.
}
result-why-most-gold = { $you ->
    [won] Ugyanannyi csillag, de Önnek több aranya van.
    [lost] Ugyanannyi csillag. Több arany: { $winner }.
   *[other] Ugyanannyi csillag. Több arany: { $winner }.
}
result-why-fewest-dice = { $you ->
    [won] Ugyanannyi csillag és arany, de Önnek kevesebb kasztszínű kockája van.
    [lost] Ugyanannyi csillag és arany. Kevesebb kasztszínű kocka: { $winner }.
   *[other] Ugyanannyi csillag és arany. Kevesebb kasztszínű kocka: { $winner }.
}
result-why-shared-victory = { $you ->
    [won] Csillagban, aranyban és kockában is egyenlők: a győzelem közös.
    [lost] Csillagban, aranyban és kockában is egyenlők. Közös győzelem: { $winner }.
   *[other] Csillagban, aranyban és kockában is egyenlők. Közös győzelem: { $winner }.
}
result-why-solo = Csillagok: { $stars }. Rang: { $rank }.
result-stars = { $who }: { $stars } ★
