# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek. Győztek: `$side`, vesztettek: `$other`.
other = { $other ->
    [achaeans] Az akhájok
   *[trojans] A trójaiak
}
result-why-front-exhausted = { $you ->
    [lost] Az Ön első vonalának mindhárom paklija kimerült.
   *[other] { other } első vonalának mindhárom paklija kimerült.
}
result-why-camp-exhausted = { $you ->
    [lost] Az Ön tábora kimerült.
   *[other] { other } tábora kimerült.
}
result-why-both-exhausted = { $you ->
    [won] Mindkét oldal ugyanabban a csatában merült ki, de Ön jött ki belőle jobban.
    [draw] Mindkét oldal ugyanabban a csatában merült ki.
   *[other] Mindkét oldal ugyanabban a csatában merült ki, de { side.mid } jöttek ki belőle jobban.
}
