# יריבים, הזמנות למשחק, שחקנים במעקב, התראות וסטטיסטיקה.

seek-title = חיפוש יריב
seek-now = משחק עכשיו
seek-now-text = המשחק יהיה מול השחקן הראשון ברמה דומה שמחפש יריב. הצדדים נקבעים בהגרלה.
seek-speed = קצב
seek-speed-fast = מהיר
seek-speed-normal = רגיל
seek-speed-days = ימים לכל בחירה
seek-computer = משחק מול המחשב אם לא יימצא יריב בתוך דקה
seek-computer-help = מחשב ברמה דומה; המשחק אינו משפיע על הדירוג.
seek-looking = מחפשים יריב…
seek-then-computer = אחרי דקה: המחשב
seek-cancel = ביטול

turns-next = למשחק הבא ({ $count })
turns-count = תורך: { $count }

seek-waiting = { $count ->
    [one] שחקן אחד ממתין
    [two] שני שחקנים ממתינים
   *[other] { $count } שחקנים ממתינים
}

challenge-title = הזמנות למשחק
challenge-do = הזמנה למשחק
challenge-game = הזמנה למשחק: { $game }
challenge-send = שליחת ההזמנה
challenge-from = מאת:
challenge-to = אל:
challenge-withdraw = ביטול ההזמנה
challenge-toast = הזמנה למשחק מאת { $who }: { $game }

follow-title = שחקנים במעקב
follow-do = מעקב
follow-stop = הפסקת המעקב
follow-online = ברשת
follow-offline = לא ברשת

settings-push = התראות במכשיר הזה גם כש־{ "Agon" } סגור
settings-push-help = נשלחת התראה כשמגיע תורך וכשמתקבלת הזמנה למשחק.
settings-push-refused = ההתראות חסומות. אפשר לאשר אותן לאתר הזה בהגדרות הדפדפן ולנסות שוב.
settings-quiet = שעות שקטות
settings-quiet-help = הודעות דוא״ל והתראות ממתינות עד סוף השעות השקטות.
settings-quiet-from = משעה
settings-quiet-to = עד שעה

mute-title = כיבוי הודעות הדוא״ל על המשחקים
mute-text = אפשר להפעיל אותן שוב בהגדרות.
mute-do = כיבוי ההודעות
mute-done = הודעות הדוא״ל על המשחקים כבויות.

stats-title = סטטיסטיקה
stats-games = משחקים
stats-now = רצף נוכחי
stats-best = רצף הניצחונות הארוך ביותר
stats-streak-won = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
stats-streak-lost = { $count ->
    [one] הפסד אחד
    [two] שני הפסדים
   *[other] { $count } הפסדים
}
stats-streak-none = אין
stats-openings = פתיחות
stats-tally = ניצחונות: { $won }, תיקו: { $drawn }, הפסדים: { $lost }
stats-luck = מזל במשחקים שנותחו
stats-luck-mean = { $count ->
    [one] השפעת המזל על סיכויי הניצחון במשחק אחד: { $value }
    [two] השפעת המזל על סיכויי הניצחון, בממוצע על שני משחקים: { $value }
   *[other] השפעת המזל על סיכויי הניצחון, בממוצע על { $count } משחקים: { $value }
}

openings-title = פתיחות
openings-about = אילו קלפי כותרת ראשונים, הצבות התחלתיות ומקצועות מנצחים לעיתים הקרובות ביותר.
openings-text = איך נפתחו משחקים פומביים בזמן האחרון, ואיך הסתיימו. הנתונים הם, בכל משחק, מ־500 המשחקים האחרונים ששוחקו כאן ומ־500 המשחקים הפומביים האחרונים שיובאו, ומתעדכנים כל עשר דקות.
openings-none = עדיין לא הסתיים אף משחק פומבי.
openings-none-imported = עדיין לא יובא משחק שהסתיים וגלוי לאחרים.
openings-source = משחקים
openings-both = הכול
openings-house = שוחקו כאן
openings-imported = יובאו
openings-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
openings-of = { $side }: { $what }
openings-name = פתיחה
