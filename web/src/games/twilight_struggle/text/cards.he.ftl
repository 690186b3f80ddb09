# הקלפים על המסך

cards-desk = הקלפים על השולחן
cards-hand = היד שלך
cards-hand-empty = אין קלפים ביד.
cards-hand-of = { $side ->
    [us] { $count ->
        [0] לארה״ב אין קלפים ביד.
        [one] לארה״ב יש קלף אחד ביד.
        [two] לארה״ב יש שני קלפים ביד.
       *[other] לארה״ב יש { $count } קלפים ביד.
    }
   *[ussr] { $count ->
        [0] לבריה״מ אין קלפים ביד.
        [one] לבריה״מ יש קלף אחד ביד.
        [two] לבריה״מ יש שני קלפים ביד.
       *[other] לבריה״מ יש { $count } קלפים ביד.
    }
}
cards-own-headline = קלף הכותרת שלך, פניו כלפי מטה
cards-tray = קלפים לבחירה
cards-sort = מיון לפי
cards-sort-ops = ערך
cards-sort-side = צד
cards-sort-region = אזור
cards-offered = ניתן לבחירה
cards-chosen = נבחר, ממתין לאישור
cards-close = סגירה

# מה מודפס על קלף

cards-number = מס׳ { $number }
cards-ops = { $count ->
    [one] שווה נקודת מבצעים אחת
    [two] שווה שתי נקודות מבצעים
   *[other] שווה { $count } נקודות מבצעים
}
cards-side-us = אירוע של ארה״ב
cards-side-ussr = אירוע של בריה״מ
cards-side-neutral = אירוע ניטרלי
cards-no-event = ללא אירוע
cards-scoring = קלף ניקוד
cards-star = מוסר מהמשחק אחרי האירוע שלו
cards-war = קלף מלחמה
cards-optional = קלף אופציונלי
cards-lasting-turn = בתוקף עד סוף התור
cards-lasting-permanent = בתוקף עד סוף המשחק
cards-lasting-until-escaped = בתוקף עד שהצד הלכוד ישתחרר בהטלת קובייה
cards-lasting-until-used = בתוקף עד שייעשה בו שימוש

# מה אפשר לעשות בקלף

cards-use-title = הקלף שמשוחק כעת
cards-use-event = ביצוע הטקסט שעל הקלף.
cards-use-influence = הוספת השפעה היכן שכבר יש לך, או במדינה סמוכה.
cards-use-coup = הטלה להסרת השפעה של היריב ממדינה.
cards-use-realignment = הטלה נגד היריב על כל נקודת מבצעים; מי שסכומו נמוך יותר מאבד השפעה.
cards-use-space = השלכת הקלף תמורת הטלה; האירוע שלו אינו מתרחש.
cards-use-un-intervention = האירוע שבקלף אינו מתרחש; אפשר להשתמש במבצעים שלו.
cards-use-pass = דילוג.
cards-use-event-first = האירוע של היריב מתרחש עכשיו; אחריו המבצעים שלך.
cards-use-ops-first = קודם המבצעים שלך; אחריהם מתרחש האירוע של היריב.
cards-ops-changed = מוצג הערך המודפס; הוא עשוי להשתנות בשל: { $cards }.

# ערימות

cards-open-pile = { $count ->
    [one] { $pile }: קלף אחד; לעיון
    [two] { $pile }: שני קלפים; לעיון
   *[other] { $pile }: { $count } קלפים; לעיון
}
cards-search = חיפוש בשמות ובטקסטים
cards-filter-side = צד
cards-filter-era = תקופה
cards-all-sides = כל הצדדים
cards-all-eras = כל התקופות
cards-found = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
cards-none-found = לא נמצא קלף מתאים.

# אירועים בתוקף

cards-effects-none = אין אירועים בתוקף.
cards-effect-side = { $side ->
    [us] שוחק על ידי ארה״ב.
   *[ussr] שוחק על ידי בריה״מ.
}
cards-effect-bound = { $side ->
    [us] ארה״ב חייבת להשתמש בו למבצעים בסיבוב הפעילות הבא שלה.
   *[ussr] בריה״מ חייבת להשתמש בו למבצעים בסיבוב הפעילות הבא שלה.
}
cards-effect-region = האזור שנבחר: { $region }.

# מדינות

cards-uncontrolled = ללא שליטה

# ההצעות על הצדדים

cards-bid-title = הצעה על הצדדים
cards-bid-how = יש לבחור את הצד הרצוי, וכמה השפעה נוספת יקבל תמורתו הצד השני. אם שני השחקנים רוצים אותו צד, הוא ניתן למספר הגבוה, והשחקן השני מקבל השפעה נוספת במספר הזה. אם הם רוצים צדדים שונים, כל אחד מקבל את שלו ואיש אינו מקבל תוספת.
cards-bid-own = ההצעה שלך: { $bid }. השחקן השני עדיין בוחר.

# המילים שעל הקלפים

cards-words = מונחים בקלף
cards-glossary-influence-name = השפעה
cards-glossary-influence = עוצמתו של צד במדינה, בנקודות. כל צד נספר בנפרד.
cards-glossary-control-name = שליטה
cards-glossary-control = צד שולט במדינה כאשר השפעתו בה גדולה מזו של היריב לפחות במספר היציבות שלה.
cards-glossary-stability-name = יציבות
cards-glossary-stability = חוסנה של מדינה, מ־1 עד 5: זה ההפרש הדרוש לשליטה, ותוצאת הפיכה צריכה לעלות על כפליים המספר הזה.
cards-glossary-battleground-name = שדה קרב
cards-glossary-battleground = מדינת מפתח: היא מוסיפה נקודה בניקוד, והפיכה בה מורידה את מצב { "DEFCON" } ב־1.
cards-glossary-adjacent-name = סמוכה
cards-glossary-adjacent = מחוברת בקו על המפה. גם מעצמה יכולה להיות סמוכה למדינה.
cards-glossary-operations-name = מבצעים
cards-glossary-operations = נקודות להצבת השפעה, להפיכה או להטלות היערכות מחדש, לפי ערך הקלף.
cards-glossary-coup-name = הפיכה
cards-glossary-coup = הטלת קובייה ועוד נקודות המבצעים, פחות כפליים מספר היציבות. כגודל התוצאה מוסרת השפעה של היריב, והיתר מתווסף כהשפעה שלך.
cards-glossary-free-coup-name = הפיכה ללא עלות
cards-glossary-free-coup = הפיכה כזאת אינה כפופה להגבלות של מצב { "DEFCON" } ואינה נחשבת לפעולות צבאיות.
cards-glossary-realignment-name = היערכות מחדש
cards-glossary-realignment = שני הצדדים מטילים קובייה, בתוספת על מדינות סמוכות נשלטות, על השפעה רבה יותר ועל מעצמה סמוכה. מי שסכומו נמוך יותר מאבד השפעה כגודל ההפרש.
cards-glossary-military-operations-name = פעולות צבאיות
cards-glossary-military-operations = עד סוף התור דרושות לכל צד פעולות צבאיות כמספר שמראה מצב { "DEFCON" }; כל אחת שחסרה מזכה את היריב בנקודת ניצחון. הפיכות ומלחמות נחשבות.
cards-glossary-defcon-name = מצב { "DEFCON" }
cards-glossary-defcon = המרחק ממלחמה גרעינית, מ־5 (שלום) עד 1. ב־1 השחקן הפעיל מפסיד במשחק. ככל שהמצב נמוך יותר, יותר אזורים סגורים להפיכות ולהיערכות מחדש.
cards-glossary-space-race-name = מרוץ החלל
cards-glossary-space-race = פעם בתור אפשר להשליך קלף תמורת הטלה להתקדמות במסלול, שמעניק נקודות ויכולות.
cards-glossary-headline-name = קלף כותרת
cards-glossary-headline = האירוע שכל צד בוחר בסתר בתחילת התור.
cards-glossary-scoring-name = ניקוד
cards-glossary-scoring = נוכחות: לפחות מדינה נשלטת אחת באזור. דומיננטיות: יותר מדינות ויותר מדינות שדה קרב מהיריב, ובהן לפחות מדינה אחת שאינה מדינת שדה קרב. שליטה: יותר מדינות, וכל מדינות שדה הקרב.
cards-glossary-war-name = מלחמה
cards-glossary-war = מוכרעת בהטלת קובייה; מדינות סמוכות שבשליטת היריב מפחיתות מההטלה.
cards-glossary-action-round-name = סיבוב פעילות
cards-glossary-action-round = ההזדמנות של צד לשחק קלף אחד; בתור יש שישה או שבעה סיבובים כאלה.
cards-glossary-phasing-name = השחקן הפעיל
cards-glossary-phasing = השחקן שזה סיבובו, או שקלף הכותרת שלו מתבצע.
cards-glossary-victory-points-name = נקודות ניצחון
cards-glossary-victory-points = נקודות ניצחון, במסלול אחד לשני הצדדים: מה שאחד מרוויח, האחר מפסיד. עשרים נקודות מנצחות מיד.
