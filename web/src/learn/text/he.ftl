# Learning: lessons, rules, studies, the position editor, import.
learn-title = לימוד
learn-welcome = משחקים בפעם הראשונה? כל שיעור נמשך דקות אחדות, על הלוח האמיתי, ואומר מה לעשות. מותר לטעות: כאן אי אפשר להפסיד דבר.
learn-lessons = שיעורים
learn-lessons-count = { $count ->
    [one] שיעור אחד
    [two] שני שיעורים
   *[other] { $count } שיעורים
}
learn-begin = להתחיל בשיעור הראשון
learn-go-on = להמשיך: { $title }
learn-again = לחזור אל השיעורים
learn-done-count = הושלמו { $count } מתוך { $of }
learn-rules = לקרוא את הכללים
learn-more = למי שכבר מכיר את המשחק
learn-editor = הצבת עמדה
learn-editor-text = לשים מדינות, קלפים וקוביות היכן שרוצים, ולשחק משם.
learn-import = ייבוא משחק
learn-import-text = להביא רישום, תרגיל או יומן של { "Twilight Struggle" } מבית { "Playdek" }.
learn-own = התרגילים שלך
learn-own-text = עמדות ומשחקים השמורים כאן.
learn-programs = לכתוב תוכנה שמשחקת
learn-programs-text = כל הבקשות דרך { "HTTP" } עם הטיפוסים שלהן, עם חיפוש.
learn-lessons-title = { $game }: שיעורים
learn-lessons-none = אין עדיין שיעורים למשחק הזה. הכללים מספרים הכול.
learn-lesson-done = הושלם
learn-lessons-help = לפי הסדר, זה אחר זה; אבל אפשר לפתוח כל שיעור בכל עת.

lesson-page-coach = השיעור
lesson-page-all = כל השיעורים
lesson-page-place = שיעור { $at } מתוך { $of }
lesson-page-next = הלאה
lesson-page-back = אחורה
lesson-page-show = הראו לי
lesson-page-progress = ההתקדמות שלך בשיעור
lesson-page-watch = נא להביט במה שקורה…
lesson-page-possible = ״{ $tried }״ אפשרי, אבל לא בזה עוסק השיעור.
lesson-page-other = כדאי לנסות כאן משהו אחר.
lesson-page-hint = כאן כדאי לנסות: { $option }.
lesson-page-done = כל הכבוד!
lesson-page-following = השיעור הבא: { $title }
lesson-page-last = זה היה השיעור האחרון. עכשיו אפשר לשחק.
lesson-page-play = לשחק משחק
lesson-page-rules = לעיין בכללים

rulebook-title = { $game }: הכללים
rulebook-find = חיפוש בכללים
rulebook-kinds = מה להציג
rulebook-kind-rules = כללים
rulebook-kind-examples = דוגמאות
rulebook-kind-rulings = הבהרות
rulebook-kind-variants = גרסאות
rulebook-kind-differences = מהדורות
rulebook-kind-one-examples = דוגמה
rulebook-kind-one-rulings = הבהרה
rulebook-kind-one-variants = גרסה
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
rulebook-nothing = אין כלל המתאים לחיפוש.
rulebook-show-all = להציג את כל הכללים
rulebook-not-translated = חלק מהטקסטים עדיין לא תורגמו, והם מוצגים באנגלית.

study-about = פרטים
study-steps = מהלכים
study-start = ההתחלה
study-left = { $seat }: פרישה מהמשחק
study-is-record = משחק שלם
study-is-study = תרגיל
study-rules = הכללים שהוא מראה
study-play-title = לשחק מכאן
study-play-side = הצד שלך
study-play-with = עם מי
study-play-computer = נגד המחשב
study-play-screen = שניים מול מסך אחד
study-play-friend = עם חבר, בקישור
study-play-begin = לשחק מכאן
study-play-over = כאן המשחק כבר נגמר. כדי להמשיך יש לחזור כמה מהלכים אחורה.
study-more = עוד
study-edit = לפתוח בעורך
study-share = להעתיק קישור
study-keeping = שלך
study-title = כותרת
study-rename = שינוי שם
study-public = מי שיש לו הקישור רשאי לראות
study-kept = נשמר.
study-delete = מחיקה
study-delete-sure = למחוק לתמיד? משחקים שהתחילו מכאן יימשכו.
study-delete-yes = כן, למחוק
study-delete-no = לא, לשמור
study-own-title = התרגילים שלך
study-own-empty = אין עדיין תרגילים שמורים. אפשר להציב עמדה או להביא משחק.
study-own-guest = תרגילים נשמרים בחשבון שלך. די להציב עמדה כדי לקבל חשבון אורח.
study-own-private = רק בשבילך
study-own-changed = שונה { $when }

editor-title = הצבת עמדה
editor-which = איזה משחק?
editor-study-title = כותרת העמדה
editor-untitled = עמדה
editor-options = אפשרויות המשחק
editor-form = שדות
editor-text = טקסט
editor-set = מה נקבע
editor-set-none = עדיין לא נקבע דבר: כך מתחיל המשחק. אפשר לבחור משהו למטה, או ללחוץ על הלוח.
editor-remove = ביטול: { $what }
editor-find = חיפוש במה שאפשר לקבוע
editor-can-set = מה אפשר לקבוע
editor-nothing = שום דבר אינו מתאים. כדאי לנסות מילה אחרת.
editor-here = מה אפשר לקבוע כאן: { $what }
editor-here-close = להציג הכול
editor-less = פחות: { $what }
editor-more = יותר: { $what }
editor-nobody = כלום
editor-add = הוספה: { $what }
editor-drop = הסרה: { $item }
editor-problem = שורה { $line }
editor-only-position = להשאיר רק את העמדה, בלי המהלכים
editor-fine = העמדה תקינה.
editor-looking = בודקים…
editor-seat = כפי שרואה אותה
editor-save = לשמור
editor-saved = נשמר.
editor-again = להתחיל מחדש
editor-again-sure = לזרוק את מה שהוצב?
editor-help = כל שורת { "given" } קובעת חלק מהעמדה; השאר הן מהלכים משם והלאה.
editor-kept-here = מה שנעשה כאן נשמר בדפדפן הזה עד שמתחילים מחדש.
editor-text-label = העמדה כטקסט

import-title = ייבוא משחק
import-text = אפשר להדביק כאן טקסט, לגרור קובץ או לבחור אותו. רישום או תרגיל של האתר יזוהו, וגם יומן משחק של { "Twilight Struggle" } מבית { "Playdek" }.
import-paste = הטקסט
import-file = בחירת קובץ
import-drop = אפשר לגרור לכאן קובץ
import-name = כותרת, אם רוצים
import-public = מי שיש לו הקישור רשאי לראות
import-go = לקרוא
import-busy = קוראים ומשחקים עד הסוף…
import-large = זה גדול מדי: נקראות לכל היותר { $count } אותיות.
import-not-text = הקובץ הזה אינו טקסט.
import-report = { $count ->
    [one] נשמרה בחירה אחת.
    [two] נשמרו שתי בחירות.
   *[other] נשמרו { $count } בחירות.
}
import-part = היומן נקרא עד שורה { $line } מתוך { $lines }. כל מה שמשורה { $next } והלאה לא נכלל.
import-whole = היומן נקרא עד סופו, והמשחק הסתיים.
import-open = היומן נקרא עד סופו; המשחק לא הסתיים.
import-differs = שורה { $line } אינה תואמת את הכללים:
import-unreadable = אי אפשר לקרוא את שורה { $line }, והיא לא נכללה:
import-cut-off = שורה { $line } קטועה ולא נכללה.
import-missing = לפני שורה { $line } חסר חלק מהמשחק ({ $text }); השחזור נעצר שם.
import-stopped = משורה { $line } והלאה אי אפשר לעקוב אחרי היומן; ההמשך לא הושווה.
import-ended = לפי הכללים המשחק הסתיים לפני שורה { $line }; ההמשך לא הושווה.
import-unfinished = שורה { $line } מסיימת את המשחק ({ $text }); לפי הכללים הוא נמשך.
import-log-says = יומן
import-rules-say = כללים
import-more = { $count ->
    [one] הערה אחת נוספת אינה מוצגת.
    [two] שתי הערות נוספות אינן מוצגות.
   *[other] { $count } הערות נוספות אינן מוצגות.
}
import-open-game = לפתוח את המשחק

programs-title = הממשק לתוכנות
programs-text = כמעט כל מה שהדף הזה יכול לעשות, גם תוכנה יכולה: עם מפתח של חשבונך בכותרת { "\u2066“Authorization:\u00A0Bearer”\u2069" }. רק מה שנוגע לחשבון עצמו דורש אותך. הבקשות והתשובות הן { "JSON" }. התיאורים באנגלית.
programs-file = התיאור כקובץ ({ "OpenAPI" })
programs-find = חיפוש נתיב, מילה או טיפוס
programs-body = גוף
programs-answer = תשובה
programs-keyless = לא עם מפתח
programs-types = טיפוסים
programs-optional = אפשר להשמיט
programs-refusals = במה כל בקשה עלולה להידחות
programs-count = { $count ->
    [one] נמצאה רשומה אחת.
    [two] נמצאו שתי רשומות.
   *[other] נמצאו { $count } רשומות.
}
programs-none = לא נמצא דבר.
programs-all = להציג הכול
