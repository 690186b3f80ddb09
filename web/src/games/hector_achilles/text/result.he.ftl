# מדוע הסתיים המשחק: ניצחון, הפסד או צפייה. `$side` ניצחו, `$other` הפסידו.
other = { $other ->
    [achaeans] האכאים
   *[trojans] הטרויאנים
}
result-why-front-exhausted = { $you ->
    [lost] כל שלוש ערימות קו החזית שלך הותשו.
   *[other] כל שלוש ערימות קו החזית של { other } הותשו.
}
result-why-camp-exhausted = { $you ->
    [lost] המחנה שלך הותש.
   *[other] המחנה של { other } הותש.
}
result-why-both-exhausted = { $you ->
    [won] שני הצדדים הותשו באותו קרב, אך היתרון שלך.
    [draw] שני הצדדים הותשו באותו קרב.
   *[other] שני הצדדים הותשו באותו קרב, אך היתרון בידי { side }.
}
