# מדוע הסתיים המשחק: ניצחון, הפסד או צפייה. `$side` ניצחה, `$other` הפסידה.
other = { $other ->
    [us] ארה״ב
   *[ussr] בריה״מ
}
result-why-nuclear-war = { $you ->
    [lost] פתחת במלחמה גרעינית: מצב { "DEFCON" } ירד ל־1 בתור שלך.
   *[other] { other } פתחה במלחמה גרעינית: מצב { "DEFCON" } ירד ל־1 בתור שלה.
}
result-why-nuclear-war-coup = { $you ->
    [lost] הפיכה שלך במדינת שדה קרב במצב { "DEFCON 2" } פתחה במלחמה גרעינית: { $country }.
   *[other] הפיכה של { other } במדינת שדה קרב במצב { "DEFCON 2" } פתחה במלחמה גרעינית: { $country }.
}
result-why-cuban-coup = { $you ->
    [lost] ניסית הפיכה בזמן משבר הטילים בקובה: מלחמה גרעינית.
   *[other] { other } ניסתה הפיכה בזמן משבר הטילים בקובה: מלחמה גרעינית.
}
result-why-twenty-vp = { $you ->
    [won] הגעת ל־20 נקודות ניצחון.
   *[other] { side } הגיעה ל־20 נקודות ניצחון.
}
result-why-europe-control = { $you ->
    [won] אירופה הייתה בשליטתך כשחושב הניקוד שלה.
   *[other] { side } שלטה באירופה כשחושב הניקוד שלה.
}
result-why-final-scoring = { $you ->
    [won] היתרון שלך אחרי הניקוד הסופי.
    [draw] שוויון אחרי הניקוד הסופי.
   *[other] { side } מובילה אחרי הניקוד הסופי.
}
result-why-wargames-end = { $you ->
    [won] ״משחקי מלחמה״ סיים את המשחק, והיתרון שלך.
    [draw] ״משחקי מלחמה״ סיים את המשחק בשוויון.
   *[other] ״משחקי מלחמה״ סיים את המשחק כש{ side } מובילה.
}
result-why-held-scoring-card = { $you ->
    [lost] קלף ניקוד נשאר בידך בסוף התור.
   *[other] קלף ניקוד נשאר בידי { other } בסוף התור.
}
