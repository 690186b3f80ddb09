# Learning: lessons, rules, studies, the position editor, import.
learn-title = לימוד
learn-welcome = משחק ראשון? כל שיעור נמשך דקות אחדות על הלוח האמיתי ומדריך צעד אחר צעד. מותר לטעות: כאן אין מה להפסיד.
learn-lessons = שיעורים
learn-lessons-count = { $count ->
    [one] שיעור אחד
    [two] שני שיעורים
   *[other] { $count } שיעורים
}
learn-begin = התחלה בשיעור הראשון
learn-go-on = המשך: { $title }
learn-again = חזרה על השיעורים
learn-done-count = הושלמו { $count } מתוך { $of }
learn-rules = קריאת הכללים
learn-more = למתקדמים
learn-editor = הצבת עמדה
learn-editor-text = הצבה חופשית של מדינות, קלפים וקוביות, והמשך המשחק משם.
learn-import = ייבוא משחק
learn-import-text = ייבוא רישום של משחק, תרגיל או יומן משחק של { "Twilight Struggle" } מבית { "Playdek" }.
learn-own = התרגילים שלך
learn-own-text = עמדות ומשחקים ששמרת כאן.
learn-programs = כתיבת בוט
learn-programs-text = תיעוד של כל בקשות ה־{ "HTTP" } והטיפוסים שלהן, עם חיפוש.
learn-lessons-title = { $game }: שיעורים
learn-lessons-none = אין עדיין שיעורים למשחק הזה. אפשר לקרוא את הכללים.
learn-lesson-done = הושלם
learn-lessons-help = כל שיעור נשען על קודמיו, אבל אפשר לפתוח כל שיעור בכל עת.

lesson-page-coach = שיעור
lesson-page-all = כל השיעורים
lesson-page-place = שיעור { $at } מתוך { $of }
lesson-page-next = הבא
lesson-page-back = הקודם
lesson-page-show = הדגמה
lesson-page-progress = ההתקדמות שלך בשיעור
lesson-page-watch = כך זה קורה…
lesson-page-possible = ״{ $tried }״ היא בחירה חוקית, אבל לא בה עוסק השיעור.
lesson-page-leads = התוצאה הייתה: { $what }
lesson-page-other = כדאי לנסות כאן משהו אחר.
lesson-page-hint = כדאי לנסות: { $option }.
lesson-page-done = כל הכבוד!
lesson-page-following = השיעור הבא: { $title }
lesson-page-last = זה היה השיעור האחרון. עכשיו אפשר לשחק.
lesson-page-play = משחק חדש
lesson-page-rules = עיון בכללים

quick-page-title = { $game }: התחלה מהירה
quick-page-link = התחלה מהירה
quick-page-print = הדפסה
quick-page-next = ומה הלאה?
quick-page-online = שיעורים, כללים ומשחק נגד המחשב:

rulebook-title = { $game }: הכללים
rulebook-find = חיפוש בכללים
rulebook-kinds = הצגה
rulebook-kind-rules = כללים
rulebook-kind-examples = דוגמאות
rulebook-kind-rulings = הבהרות
rulebook-kind-variants = וריאנטים
rulebook-kind-differences = מהדורות
rulebook-kind-one-examples = דוגמה
rulebook-kind-one-rulings = הבהרה
rulebook-kind-one-variants = וריאנט
rulebook-kind-one-differences = הבדל בין מהדורות
rulebook-count = { $count ->
    [0] לא נמצא דבר
    [one] רשומה אחת
    [two] שתי רשומות
   *[other] { $count } רשומות
}
rulebook-contents = תוכן העניינים
rulebook-all = הכללים
rulebook-link = קישור לכלל { $rule }
rulebook-shown-by = על הלוח:
rulebook-lesson = שיעור: { $title }
rulebook-more = { $count ->
    [one] עוד אחד
    [two] עוד שניים
   *[other] עוד { $count }
}
rulebook-fewer = פחות
rulebook-nothing = אין כללים המתאימים לחיפוש.
rulebook-show-all = הצגת כל הכללים
rulebook-place = בתוך הכללים:
rulebook-try = התנסות
rulebook-not-translated = חלק מהטקסטים עדיין לא תורגמו, והם מוצגים באנגלית.
rulebook-titles = הכותרות של הדוגמאות על הלוח הן באנגלית.

study-about = פרטים
study-steps = מהלכים
study-start = ההתחלה
study-left = פרישה מהמשחק: { $seat }
study-is-record = משחק שלם
study-is-study = תרגיל
study-rules = הכללים המודגמים
study-play-title = המשך המשחק מכאן
study-play-side = הצד שלך
study-play-with = מול מי
study-play-computer = נגד המחשב
study-play-screen = על מסך אחד
study-play-friend = עם חבר, בקישור
study-play-begin = המשך המשחק
study-play-over = כאן המשחק כבר נגמר. כדי להמשיך יש לחזור כמה מהלכים אחורה.
study-more = עוד
study-edit = פתיחה בעורך
study-share = העתקת הקישור
study-keeping = ניהול התרגיל
study-title = כותרת
study-rename = שינוי שם
study-public = כל מי שיש לו הקישור יכול לראות
study-kept = נשמר.
study-delete = מחיקה
study-delete-sure = למחוק לצמיתות? משחקים שהתחילו מכאן יימשכו.
study-delete-yes = כן, למחוק
study-delete-no = לא, להשאיר
study-own-title = התרגילים שלך
study-own-empty = אין לך עדיין תרגילים. אפשר להציב עמדה או לייבא משחק.
study-own-guest = תרגילים נשמרים בחשבון שלך. די להציב עמדה כדי לקבל חשבון אורח.
study-own-private = פרטי
study-own-changed = שונה { $when }

editor-title = הצבת עמדה
editor-which = איזה משחק?
editor-study-title = כותרת
editor-untitled = עמדה ללא כותרת
editor-options = הגדרות המשחק
editor-form = שדות
editor-text = טקסט
editor-set = ההגדרות הנוכחיות
editor-set-none = עדיין לא נקבע דבר: זו תחילת המשחק. אפשר לבחור משהו למטה, או ללחוץ על הלוח.
editor-remove = איפוס: { $what }
editor-find = חיפוש בהגדרות
editor-can-set = הגדרות זמינות
editor-nothing = לא נמצאו תוצאות. כדאי לנסות מילה אחרת.
editor-here = הגדרות עבור { $what }
editor-here-close = הצגת הכול
editor-less = פחות: { $what }
editor-more = יותר: { $what }
editor-nobody = כלום
editor-add = הוספה: { $what }
editor-drop = הסרה: { $item }
editor-problem = שורה { $line }
editor-only-position = השארת העמדה בלבד, בלי המהלכים שלה
editor-fine = העמדה תקינה.
editor-looking = בבדיקה…
editor-seat = נקודת מבט
editor-save = שמירה
editor-saved = נשמר.
editor-again = התחלה מחדש
editor-again-sure = למחוק את העמדה?
editor-help = כל שורת { "given" } קובעת חלק מהעמדה; שאר השורות הן מהלכים משם והלאה. התבנית והודעות השגיאה הן באנגלית.
editor-kept-here = העבודה נשמרת בדפדפן הזה עד להתחלה מחדש.
editor-text-label = העמדה כטקסט

import-title = ייבוא משחק
import-text = אפשר להדביק טקסט, לגרור לכאן קובץ או לבחור אותו. אפשר לייבא רישומים ותרגילים של { "Agon" } ויומני משחק של { "Twilight Struggle" } מבית { "Playdek" }.
import-paste = טקסט
import-file = בחירת קובץ
import-drop = אפשר לגרור לכאן קובץ
import-name = כותרת (לא חובה)
import-public = כל מי שיש לו הקישור יכול לראות; משחק מתוכנה אחרת נספר גם בפתיחות
import-go = ייבוא
import-busy = קריאה והרצה של המשחק…
import-large = הטקסט ארוך מדי: אפשר לכל היותר { $count } תווים.
import-not-text = זה אינו קובץ טקסט.
import-report = { $count ->
    [one] יובאה בחירה אחת.
    [two] יובאו שתי בחירות.
   *[other] יובאו { $count } בחירות.
}
import-part = היומן נקרא עד שורה { $line } מתוך { $lines }. כל מה שמשורה { $next } והלאה הושמט.
import-whole = היומן נקרא עד סופו, והמשחק הסתיים.
import-open = היומן נקרא עד סופו; המשחק לא הסתיים.
import-differs = שורה { $line } אינה תואמת את הכללים:
import-unreadable = אי אפשר לקרוא את שורה { $line }, והיא הושמטה:
import-cut-off = שורה { $line } קטועה והושמטה.
import-missing = לפני שורה { $line } חסר חלק מהמשחק ({ $text }); הצפייה החוזרת נגמרת שם.
import-stopped = משורה { $line } והלאה אי אפשר לעקוב אחרי היומן; ההמשך לא הושווה.
import-ended = לפי הכללים המשחק הסתיים לפני שורה { $line }; ההמשך לא הושווה.
import-unfinished = שורה { $line } מסיימת את המשחק ({ $text }), אבל לפי הכללים הוא נמשך.
import-log-says = יומן
import-rules-say = כללים
import-more = { $count ->
    [one] הודעה אחת נוספת אינה מוצגת.
    [two] שתי הודעות נוספות אינן מוצגות.
   *[other] { $count } הודעות נוספות אינן מוצגות.
}
import-open-game = פתיחת המשחק

programs-title = תיעוד ה־{ "API" }
programs-text = כמעט כל מה שהאתר עושה פתוח גם לתוכנות: יש לשלוח מפתח { "API" } של החשבון בכותרת { "\u2066“Authorization:\u00A0Bearer”\u2069" }. רק מה שנוגע לחשבון עצמו אפשר לעשות באתר בלבד. הבקשות והתשובות הן בפורמט { "JSON" }. התיאורים באנגלית.
programs-file = תיאור { "OpenAPI" }
programs-find = חיפוש נתיב, מילה או טיפוס
programs-body = גוף
programs-answer = תשובה
programs-keyless = לא עם מפתח
programs-types = טיפוסים
programs-optional = לא חובה
programs-refusals = שגיאות שכל בקשה עלולה להחזיר
programs-count = { $count ->
    [one] נמצאה רשומה אחת.
    [two] נמצאו שתי רשומות.
   *[other] נמצאו { $count } רשומות.
}
programs-none = לא נמצא דבר.
programs-all = הצגת הכול
