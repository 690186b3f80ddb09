# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-most-stars = { $you ->
    [won] Önnek van a legtöbb hírnévcsillaga.
    [lost] A legtöbb hírnévcsillag: { $winner }.
   *[other] A legtöbb hírnévcsillag: { $winner }.
}
result-why-most-gold = { $you ->
    [won] Csillagban egyenlő az állás, de Önnek több aranya van.
    [lost] Csillagban egyenlő az állás. Több arany: { $winner }.
   *[other] Csillagban egyenlő az állás. Több arany: { $winner }.
}
result-why-fewest-dice = { $you ->
    [won] Csillagban és aranyban egyenlő az állás, de Önnek kevesebb kasztszínű kockája van.
    [lost] Csillagban és aranyban egyenlő az állás. Kevesebb kasztszínű kocka: { $winner }.
   *[other] Csillagban és aranyban egyenlő az állás. Kevesebb kasztszínű kocka: { $winner }.
}
result-why-shared-victory = { $you ->
    [won] Csillagban, aranyban és kockában is egyenlők: a győzelem közös.
    [lost] Csillagban, aranyban és kockában is egyenlők. Közös győzelem: { $winner }.
   *[other] Csillagban, aranyban és kockában is egyenlők. Közös győzelem: { $winner }.
}
result-why-solo = Csillagok: { $stars }. Rang: { $rank }.
result-stars = { $who }: { $stars } ★
