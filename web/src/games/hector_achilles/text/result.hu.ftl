# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-front-exhausted = { $you ->
    [won] { $loser } első vonalának mindhárom paklija kimerült.
    [lost] Az Ön első vonalának mindhárom paklija kimerült.
   *[other] { $loser } első vonalának mindhárom paklija kimerült.
}
result-why-camp-exhausted = { $you ->
    [won] { $loser } tábora kimerült.
    [lost] Az Ön tábora kimerült.
   *[other] { $loser } tábora kimerült.
}
result-why-both-exhausted = { $you ->
    [won] Mindkét oldal ugyanabban a csatában merült ki, de Ön jött ki belőle jobban.
    [lost] Mindkét oldal ugyanabban a csatában merült ki, de { $winner } jött ki belőle jobban.
    [draw] Mindkét oldal ugyanabban a csatában merült ki.
   *[other] Mindkét oldal ugyanabban a csatában merült ki, de { $winner } jött ki belőle jobban.
}
