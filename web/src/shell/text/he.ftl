# מה שאומרת מעטפת האתר. כל מפתח מתחיל בדף או בחלק שבו הוא עומד.
loading = טעינה…
skip-to-content = מעבר לתוכן
nav-home = { "Agon" }: דף הבית
nav-menu = תפריט
nav-play = משחק
nav-learn = לימוד
nav-ratings = דירוג
nav-tournaments = טורנירים
nav-clubs = מועדונים
nav-settings = הגדרות
nav-sign-in = התחברות
nav-language = שפה
nav-theme = מעבר בין מראה בהיר לכהה
connection-lost = החיבור נותק. מתבצעת התחברות מחדש…
connection-sending = הבחירה נשלחת…
trouble-title = משהו השתבש
trouble-retry = ניסיון נוסף
trouble-home = לדף הבית
nowhere-title = הדף לא נמצא
nowhere-text = ייתכן שיש טעות בכתובת, או שהדף כבר אינו קיים.
table-question = השאלה
table-choices = האפשרויות שלך
table-over = המשחק נגמר.
table-waiting = ממתינים לבחירה: { $who }
table-show-all = { $count ->
    [one] הצגת האפשרות היחידה
    [two] הצגת שתי האפשרויות
   *[other] הצגת כל { $count } האפשרויות
}
table-show-less = הצגת פחות אפשרויות
table-warned = סכנת הפסד
table-warning-back = בחירה אחרת
table-warning-go = ״{ $option }״ בכל זאת
table-choose = בחירה: { $option }
table-cancel = ביטול
table-cost = עלות: { $cost }
table-left = יתרה: { $left } מתוך { $of }
table-times = { $name } ⁦×{ $count }⁩
table-held = נבחר: { $chosen }
table-finish = סיום
table-finish-key = סיום ({ $keys })
table-log = יומן המשחק
table-log-empty = עדיין לא קרה דבר.
table-log-lines = הצגת כל השורות
plain-board = תצוגת טקסט
plain-nothing = אין
plain-yes = כן
plain-no = לא
