# מה שאומרת מעטפת האתר. כל מפתח מתחיל בדף או בחלק שבו הוא עומד.
loading = טעינה…
skip-to-content = מעבר לתוכן
nav-home = { "Agon" }: לדף הבית
nav-menu = תפריט
nav-play = משחק
nav-learn = לימוד
nav-ratings = דירוג
nav-tournaments = טורנירים
nav-clubs = מועדונים
nav-settings = הגדרות
nav-sign-in = התחברות
nav-language = שפה
nav-theme = בהיר או כהה
connection-lost = החיבור אבד. מנסים להתחבר מחדש…
connection-sending = הבחירה נשלחת…
trouble-title = זה לא הצליח
trouble-retry = ניסיון נוסף
trouble-home = לדף הבית
nowhere-title = אין כאן דבר
nowhere-text = ייתכן שיש טעות בכתובת, או שמה שהיה כאן כבר איננו.
table-question = השאלה
table-choices = האפשרויות שלך
table-over = המשחק נגמר.
table-waiting = ממתינים לבחירה של { $who }
table-show-all = { $count ->
    [one] הצגת האפשרות היחידה
    [two] הצגת שתי האפשרויות
   *[other] הצגת כל { $count } האפשרויות
}
table-show-less = הצגת פחות
table-warned = סכנת הפסד
table-warning-back = לבחור משהו אחר
table-warning-go = ״{ $option }״ בכל זאת
table-choose = בחירה: { $option }
table-cancel = ביטול
table-cost = עולה { $cost }
table-left = { $left ->
    [one] נשאר { $left } מתוך { $of }
   *[other] נשארו { $left } מתוך { $of }
}
table-times = { $name } ×{ $count }
table-held = הבחירה: { $chosen }
table-finish = סיום
table-finish-key = סיום ({ $keys })
table-log = מה קרה עד כה
table-log-empty = עדיין לא קרה דבר.
table-log-lines = שורה אחר שורה
plain-board = המשחק במילים
plain-nothing = אין
plain-yes = כן
plain-no = לא
