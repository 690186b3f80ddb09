# המסגרת סביב הלוח: שחקנים, שיחה, הערות, תפריט השולחן, התוצאה.
tab-label = חלונית צד
drawer-open = פתיחת היומן והצ׳אט
drawer-close = סגירת היומן והצ׳אט
tab-log = יומן
tab-chat = צ׳אט
tab-notes = הערות
tab-table = שולחן

players-computer = מחשב
players-open = מקום פנוי
players-to-move = התור הנוכחי
players-won = ניצחון

clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}

chat-title = צ׳אט
chat-empty = אין עדיין הודעות.
chat-room = מי יראה את ההודעה
chat-to-players = לשחקנים
chat-to-everyone = לכולם
chat-say = כתיבת הודעה
chat-send = שליחה

notes-title = ההערות הפרטיות שלך
notes-empty = כתיבת הערה לעצמך
notes-kept = נשמר.

curtain-title = התור עובר אל: { $seat }
curtain-text = נא להעביר את המסך. דבר לא יוצג עד ללחיצה על הכפתור.
curtain-open = המשך

undo-free = ביטול הבחירה
undo-of = ביטול הבחירה: { $option }
undo-nothing = אין מה לבטל. אפשר לבטל בחירה עד שמטילים קוביות, נחשף מידע נסתר או ששחקן אחר צריך לבחור.
undo-ask = בקשת ביטול
undo-asked = ביקשת ביטול. ממתינים לשאר השחקנים.
undo-request = בקשת ביטול מאת: { $seat }
undo-agree = הסכמה
undo-deny = סירוב

result-won = ניצחת!
result-lost = הפסדת
result-finished = המשחק הסתיים
result-draw = תיקו
result-winner = ניצחון: { $who }
result-again = משחק נוסף
result-replay = צפייה חוזרת
result-fold = הצגת הלוח
result-unfold = הצגת התוצאה
result-aborted = המשחק הופסק. לא נרשמה תוצאה.

menu-screen = העדפות
menu-share = הזמנה ושיתוף
menu-copy-link = העתקת הקישור לשולחן
menu-copied = הועתק.
menu-watch-link = העתקת קישור לצפייה מהצד שלך
menu-record = רישום המשחק
menu-replay = צפייה חוזרת במשחק
menu-export = הורדת הרישום
menu-export-later = אפשר להוריד את הרישום לאחר סיום המשחק.
menu-rules = קריאת הכללים
menu-about = על המשחק
menu-take-back = ביטול הבחירה
menu-leave = עזיבת המשחק
menu-resign = פרישה
menu-resign-sure = באמת לפרוש מן המשחק?
menu-resign-yes = כן, לפרוש
menu-abort = הפסקת המשחק
menu-abort-help = משחק שרק התחיל אפשר להפסיק בלי תוצאה.

fairness-title = קוביות הוגנות
fairness-text = לפני המשחק התחייב השרת על הטלות הקוביות באמצעות גיבוב ({ "hash" }) שאינו מגלה דבר. כל שחקן מוסיף מספר אקראי, כך שאיש אינו יכול לבחור את תוצאות ההטלות.
fairness-commitment = ההתחייבות ({ "SHA-256" } של הסוד)
fairness-nonce = מקום { $chair }: מספר שהגריל השרת
fairness-own-nonce = מקום { $chair }: המספר של השחקן
fairness-secret = הסוד
fairness-kept = ✓ אומת: הסוד תואם את ההתחייבות.
fairness-broken = ✗ הסוד אינו תואם את ההתחייבות!
fairness-more = כדי לאמת כל הטלה, יש להוריד את הרישום ולהריץ:
fairness-later = הסוד נחשף לאחר סיום המשחק.
fairness-none = בשולחן הזה אין קוביות לאמת.

waiting-text = המשחק מתחיל ברגע שכל המקומות תפוסים.
waiting-random-side = צד אקראי
waiting-link = יש לשלוח את הקישור הזה למי שישחקו איתך:
waiting-clear = ביטול השולחן
waiting-rise = עזיבת המקום

table-ended = השולחן הזה כבר אינו גלוי לך
table-ended-text = הקישור בוטל, או שמישהו אחר תפס את המקום.

settings-confirm = אישור לפני כל בחירה
settings-plain = תצוגת טקסט של המשחק
settings-sound = צלילים

replay-title = צפייה חוזרת
replay-place = מהלך { $at } מתוך { $of }
replay-first = אל ההתחלה
replay-back = המהלך הקודם
replay-on = המהלך הבא
replay-last = אל הסוף
replay-play = הפעלה אוטומטית
replay-stop = עצירה
replay-speed = מהירות
replay-seat = נקודת מבט
replay-spectator = צופה
replay-to-table = חזרה לשולחן
older-rules = המשחק התחיל לפי כללים קודמים. התוצאה נשארת כפי שנרשמה; הצפייה החוזרת והניתוח עשויים להיות שונים ממה שקרה במשחק.

stage-playing = כך מתקדם המשחק…
stage-skip = דילוג
stage-next = המשך
stage-last = המהלך האחרון
stage-since = מאז התור האחרון שלך
stage-again = הצגה חוזרת

sound-mute = כיבוי הצלילים
sound-unmute = הפעלת הצלילים
settings-speed = מהלכי היריבים
settings-speed-slow = איטי
settings-speed-normal = רגיל
settings-speed-fast = מהיר
settings-speed-at-once = מיידי

sheet-full = גובה מלא
sheet-half = חצי גובה
whynot-rule = הכלל
