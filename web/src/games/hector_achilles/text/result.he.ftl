# מדוע הסתיים המשחק: ניצחון, הפסד או צפייה.
result-why-front-exhausted = { $you ->
    [won] כל שלוש ערימות קו החזית הותשו: { $loser }.
    [lost] כל שלוש ערימות קו החזית שלך הותשו.
   *[other] כל שלוש ערימות קו החזית הותשו: { $loser }.
}
result-why-camp-exhausted = { $you ->
    [won] המחנה הותש: { $loser }.
    [lost] המחנה שלך הותש.
   *[other] המחנה הותש: { $loser }.
}
result-why-both-exhausted = { $you ->
    [won] שני הצדדים הותשו באותו קרב, והיתרון שלך.
    [lost] שני הצדדים הותשו באותו קרב. יתרון: { $winner }.
    [draw] שני הצדדים הותשו באותו קרב.
   *[other] שני הצדדים הותשו באותו קרב. יתרון: { $winner }.
}
