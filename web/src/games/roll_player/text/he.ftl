# מה שלוח המשחק אומר מעבר למילות הכללים.
board-your-sheet = הלוח שלך
board-sheet-of = הלוח של { $name }
board-sheets = הגיבורים
board-no-hero-yet = גיבור ללא שם
board-on-turn = התור הנוכחי
board-can-be-chosen = אפשר לבחור
board-empty = ריקה
board-wanted = סיפור הרקע דורש: { $colour }
board-matched = תואמת את סיפור הרקע
board-place = הנחה כאן: { $die }
board-row-score = ערך { $score }
board-goal-met = היעד הושג
board-goal-missed = היעד לא הושג
board-stars = { $count ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $count } כוכבים
}
board-gold-held = זהב: { $count }
board-tokens-held = { $count ->
    [one] אסימון כריזמה אחד
    [two] שני אסימוני כריזמה
   *[other] { $count } אסימוני כריזמה
}
board-centre = מרכז
board-token-here = האסימון עומד כאן
board-set = { $stars ->
    [one] { $material }: כוכב אחד
    [two] { $material }: שני כוכבים
   *[other] { $material }: { $stars } כוכבים
}
board-upright = מוכנה לשימוש
board-none-yet = עדיין אין
board-taken-by = נלקח על ידי { $name }
board-arrow = מזיז את האסימון: { $direction }
board-arrow-copied = מזיז את האסימון כמו המיומנות המועתקת
board-market-empty = אין קלפים בשוק.
board-winner = ניצחון
board-scoring = טבלאות ניקוד
board-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
board-gold-for-a-star = כוכב אחד על כל { $count } זהב.
board-looking = מוצג הלוח של { $name }.
board-back = חזרה ללוח שלי
about-components = חלק מן הערכים של קלפים ומקצועות הם שלנו, כי המודפסים אינם ידועים לנו.

# Buttons that make the selected choice

commit-market = קניית הקלף
commit-buy = קניית הקלף
commit-sell = השלכת הקלף
commit-drop = השלכת הקלף
