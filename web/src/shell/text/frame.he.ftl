# המסגרת סביב הלוח: שחקנים, שיחה, הערות, תפריט השולחן, התוצאה.
tab-label = לצד הלוח
drawer-open = פתיחת היומן והצ׳אט
drawer-close = סגירת היומן והצ׳אט
tab-log = יומן
tab-chat = שיחה
tab-notes = הערות
tab-table = שולחן

players-computer = מחשב
players-open = מקום פנוי
players-to-move = בתור
players-won = ניצחון

clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}

chat-title = מה שנאמר
chat-empty = איש עוד לא אמר דבר.
chat-room = מי ישמע
chat-to-players = לשחקנים
chat-to-everyone = לכולם
chat-say = כתיבת הודעה
chat-send = שליחה

notes-title = ההערות שלך, לעיניך בלבד
notes-empty = מה כדאי לזכור?
notes-kept = נשמר.

curtain-title = התור עובר אל: { $seat }
curtain-text = נא להעביר את המסך. דבר לא יוצג עד ללחיצה על הכפתור.
curtain-open = הגעתי

undo-free = ביטול הבחירה
undo-of = ביטול הבחירה: { $option }
undo-nothing = אין מה לבטל. אפשר לבטל בחירה עד שמטילים קוביות, נחשף דבר נסתר או מישהו אחר נשאל.
undo-ask = בקשה לבטל
undo-asked = ביקשת לבטל את הבחירה האחרונה שלך; ההחלטה בידי האחרים.
undo-request = { $seat }: בקשה לבטל את הבחירה האחרונה.
undo-agree = הסכמה
undo-deny = סירוב

result-won = ניצחת!
result-lost = הפסדת
result-finished = המשחק הסתיים
result-draw = תיקו
result-winner = ניצחון: { $who }
result-again = משחק נוסף
result-replay = מבט לאחור
result-fold = להסתכל על הלוח
result-unfold = להציג את התוצאה
result-aborted = המשחק הופסק. הוא אינו נחשב.

menu-screen = במסך הזה
menu-share = הזמנה ושיתוף
menu-copy-link = העתקת הקישור לשולחן
menu-copied = הועתק.
menu-watch-link = העתקת קישור להצצה מעבר לכתפך
menu-record = המשחק עד כה
menu-replay = מבט לאחור במשחק
menu-export = שמירת הרישום
menu-export-later = אפשר לשמור את הרישום לאחר סיום המשחק.
menu-rules = קריאת הכללים
menu-about = על המשחק
menu-take-back = ביטול בחירה
menu-leave = עזיבה
menu-resign = פרישה
menu-resign-sure = באמת לפרוש מן המשחק?
menu-resign-yes = כן, לפרוש
menu-abort = הפסקת המשחק
menu-abort-help = משחק שרק התחיל אפשר להפסיק בלי תוצאה.

fairness-title = קוביות הוגנות
fairness-text = לפני המשחק התחייב השרת על הקוביות שלו במספר שאינו מגלה דבר. כל שחקן מוסיף מספר משלו, כך שאיש אינו יכול לבחור מה ייפול.
fairness-commitment = ההתחייבות ({ "SHA-256" } של הסוד)
fairness-nonce = מושב { $chair }: מספר שהגריל השרת
fairness-own-nonce = מושב { $chair }: המספר של השחקן
fairness-secret = הסוד
fairness-kept = ✓ ההתחייבות קוימה: הסוד הוא זה שהובטח.
fairness-broken = ✗ הסוד אינו זה שהובטח!
fairness-more = כדי להטיל שוב כל קובייה, יש לשמור את הרישום ולהריץ:
fairness-later = הסוד נחשף לאחר סיום המשחק.
fairness-none = אין כאן מה להוכיח.

waiting-text = המשחק מתחיל ברגע שכל המקומות תפוסים.
waiting-random-side = צד בהגרלה
waiting-link = את הקישור הזה יש לשלוח למי שישחקו איתך:
waiting-clear = פינוי השולחן
waiting-rise = עזיבת המקום

table-ended = השולחן הזה כבר אינו גלוי לך
table-ended-text = הקישור בוטל, או שמישהו אחר יושב עכשיו במקום.

settings-confirm = אישור לפני כל בחירה
settings-plain = הצגת המשחק במילים
settings-sound = צלילים

replay-title = מבט לאחור
replay-place = מהלך { $at } מתוך { $of }
replay-first = להתחלה
replay-back = מהלך אחד אחורה
replay-on = מהלך אחד קדימה
replay-last = לסוף
replay-play = הפעלה אוטומטית
replay-stop = עצירה
replay-speed = מהירות
replay-seat = נקודת מבט
replay-spectator = צופים
replay-to-table = לשולחן
older-rules = המשחק התחיל לפי כללים קודמים. התוצאה נשארת כפי שנרשמה; המבט לאחור והניתוח עשויים להיות שונים ממה שקרה במשחק.

stage-playing = כך מתקדם המשחק …
stage-skip = דילוג
stage-next = המשך
stage-last = המהלך האחרון
stage-since = מאז התור האחרון שלך
stage-again = הצגה חוזרת

sound-mute = השתקה
sound-unmute = ביטול ההשתקה
settings-speed = מהלכי האחרים
settings-speed-slow = לאט
settings-speed-normal = רגיל
settings-speed-fast = מהר
settings-speed-at-once = מיד

sheet-full = גובה מלא
sheet-half = חצי גובה
