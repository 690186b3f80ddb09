# חידות: עמדות שבהן בחירה אחת טובה בבירור מכל האחרות.
puzzles-title = חידות
puzzles-about = בכל עמדה בחירה אחת טובה בבירור מכל האחרות. המטרה: למצוא אותה על הלוח. העמדות לקוחות ממשחקים של המחשב נגד עצמו.
puzzles-daily = החידה היומית
puzzles-daily-solved = נפתרה היום.
puzzles-daily-missed = לא נפתרה היום.
puzzles-solve = לפתרון החידה
puzzles-again = צפייה חוזרת
puzzles-none = אין כאן חידות.
puzzles-streak = { $count ->
    [one] רצף יומי: יום אחד
    [two] רצף יומי: יומיים
   *[other] רצף יומי: { $count } ימים
}
puzzles-solved = נפתרו בניסיון הראשון: { $count } מתוך { $of }
puzzles-next = החידה הבאה ({ $rating })
puzzles-list = { $count ->
    [one] החידה היחידה
    [two] שתי החידות
   *[other] כל { $count } החידות
}
puzzles-item = חידה { $number }, דרגת קושי { $rating }
puzzles-item-open = (טרם נוסתה)
puzzles-item-solved = (נפתרה)
puzzles-item-missed = (לא נפתרה)

puzzle-title = { $game }: חידה
puzzle-rated = דרגת קושי { $rating }
puzzle-all = כל החידות
puzzle-verdict = חידה
puzzle-task = הצד שלך: { $seat }. מהי הבחירה הטובה ביותר?
puzzle-wrong = לא הבחירה הטובה ביותר: { $option }.
puzzle-wrong-chance = הסיכוי לנצח אחריה: { $percent }. אפשר לנסות שוב.
puzzle-solved = נכון: { $option }.
puzzle-shown = הבחירה הטובה ביותר: { $option }.
puzzle-show = הצגת הפתרון
puzzle-next = החידה הבאה
puzzle-no-more = כל החידות של המשחק הזה כבר נוסו.
puzzle-why = מדוע זו הבחירה הטובה ביותר
puzzle-chances = סיכויי הניצחון, לפי הערכת החיפוש
puzzle-figure-won = משחקים שכבר הסתיימו בניצחון
puzzle-figure-beaten = משחקים שכבר הסתיימו בהפסד
puzzle-levels = שיעור ההצלחה של כל רמת מחשב
puzzle-your-rating = הדירוג שלך: { $rating }
puzzle-care = הסיכויים הם הערכות. הם חושבו בחיפוש עמוק, רק על סמך מה שידוע לצד שלך.
