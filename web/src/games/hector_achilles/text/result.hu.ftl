# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-front-exhausted = { $you ->
    [won] Az ellenfél első vonalának mindhárom paklija kimerült ({ $loser }).
    [lost] Az Ön első vonalának mindhárom paklija kimerült.
   *[other] A vesztes első vonalának mindhárom paklija kimerült ({ $loser }).
}
result-why-camp-exhausted = { $you ->
    [won] Az ellenfél tábora kimerült ({ $loser }).
    [lost] Az Ön tábora kimerült.
   *[other] A vesztes tábora kimerült ({ $loser }).
}
result-why-both-exhausted = { $you ->
    [won] Mindkét oldal ugyanabban a csatában merült ki, de Ön jött ki belőle jobban.
    [lost] Mindkét oldal ugyanabban a csatában merült ki. Jobban jött ki belőle: { $winner }.
    [draw] Mindkét oldal ugyanabban a csatában merült ki.
   *[other] Mindkét oldal ugyanabban a csatában merült ki. Jobban jött ki belőle: { $winner }.
}
