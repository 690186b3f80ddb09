# לשחק עם אנשים: משחק חדש, שולחנות, הגדרות, חשבונות, דירוג, מועדונים וטורנירים.
people-save = שמירה
people-saved = נשמר.
people-more = הצגת עוד
people-find = חיפוש
people-found-nobody = לא נמצא שחקן בשם הזה.
people-gone = חשבון שנמחק
people-guest = אורח { $name }
people-rather-not = חזרה
error-unreachable = אין קשר עם השרת. דבר לא אבד; אפשר לנסות שוב בעוד רגע.

level-novice = מתחיל
level-novice-help = מעדיף בחירות סבירות אבל בוחר ביניהן באקראי, וטועה הרבה. משחק מיד. מתאים למשחק ראשון.
level-apprentice = חניך
level-apprentice-help = פועל לפי כללי אצבע ואינו מחשב קדימה, אבל נמנע מטעויות שמביאות להפסד. משחק מיד.
level-contender = מתמודד
level-contender-help = מחשב מעט קדימה וחושב רגע לפני כל בחירה.
level-champion = אלוף
level-champion-help = מדמה מאות משחקים לפני כל בחירה, במשך חצי שנייה לכל היותר.
level-olympian = אולימפי
level-olympian-help = הרמה החזקה ביותר, עד שנייה של מחשבה לכל בחירה. היא אינה רואה מידע נסתר, ולכן אפשר לנצח אותה.

new-title = משחק חדש: { $game }
new-another-game = בחירת משחק אחר
new-way = איך רוצים לשחק?
new-way-computer = מול המחשב
new-way-computer-help = המשחק מתחיל מיד, ברמה שתיבחר. המחשב לעולם אינו מרמה.
new-way-alone = לבד
new-way-alone-help = המשחק לשחקן יחיד.
new-way-screen = על מסך אחד
new-way-screen-help = כולם משחקים על המסך הזה ומעבירים אותו הלאה; מידע נסתר נשאר נסתר.
new-way-friend = עם חברים
new-way-friend-help = מתקבל קישור לשיתוף. השולחן אינו מופיע ברשימה.
new-way-open = עם כל מי שירצה
new-way-open-help = השולחן מופיע ברשימה עד שאחרים מצטרפים.
new-way-club = עם חברי המועדון
new-way-club-help = רק חברי המועדון רואים את השולחן ויכולים להצטרף אליו.
new-players = כמה שחקנים?
new-level = באיזו רמה?
new-side = באיזה צד לשחק?
new-side-random = הגרלה
new-computers = שחקני מחשב
new-rules = כללים ווריאנטים
new-rules-reset = חזרה לכללים הרגילים
new-option-gave-way = בעקבות הבחירה ב״{ $choice }״ השתנה גם: { $now }.
new-option-fixed = מחייב את ברירת המחדל של: { $option }
options-more = אפשרויות נוספות
options-changed = { $count ->
    [one] שינוי אחד
    [two] שני שינויים
   *[other] { $count } שינויים
}
new-value-on = כן
new-value-off = לא
new-more = הגדרות נוספות
new-clock = שעון
new-clock-none = ללא שעון
new-clock-bank = זמן כולל לכל שחקן
new-clock-days = ימים לכל בחירה
new-clock-minutes = דקות לכל שחקן
new-clock-increment = שניות שנוספות בכל בחירה
new-clock-day-count = ימים לכל בחירה
new-rated = מדורג
new-rated-help = התוצאה משנה את הדירוג של המשתתפים. כולם צריכים להיות רשומים.
new-rated-guest = רק משחקים בין שחקנים רשומים מדורגים.
new-spectators = אחרים רשאים לצפות
new-spectators-help = הצופים רואים רק את המידע הגלוי, לעולם לא יד נסתרת.
new-spectators-private = כל מי שיש לו הקישור רשאי לצפות, אבל לעולם לא יראה יד נסתרת.
new-leaver = המחשב מחליף את מי שעוזב
new-leaver-help = אחרת מי שפורש או שאוזל לו הזמן מפסיד, והמשחק נגמר.
new-begin = התחלת המשחק
new-lay = פתיחת שולחן
new-as-guest = אפשר לשחק כאורח, בלי להירשם.

lobby-title = שולחנות
lobby-new = משחק חדש
lobby-filter = משחק
lobby-every-game = כל המשחקים
lobby-mine = השולחנות שלך
lobby-mine-none = אין לך כרגע שולחן. אפשר להתחיל משחק, או להצטרף לאחד השולחנות שלהלן.
lobby-open = שולחנות פתוחים
lobby-open-none = אין כרגע שולחן שממתין לשחקנים. אפשר לפתוח שולחן, ואחרים יוכלו להצטרף.
lobby-lay = פתיחת שולחן
lobby-watch-none = כרגע איש אחר אינו משחק. משחקים פעילים יופיעו כאן.
lobby-past = משחקים שהסתיימו
lobby-my-past = המשחקים שלך שהסתיימו
lobby-past-none = עדיין לא הסתיים משחק. משחקים שהסתיימו יופיעו כאן לצפייה חוזרת.
lobby-all = { $count ->
    [one] הצגת היחיד
    [two] הצגת השניים
   *[other] הצגת כל ה־{ $count }
}
lobby-waits = { $count ->
    [one] מקום אחד פנוי
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
lobby-your-side = הצד שלך יהיה: { $side }
lobby-clock-none = ללא שעון
lobby-clock-bank = { $minutes ->
    [one] דקה אחת לכל שחקן
    [two] שתי דקות לכל שחקן
   *[other] { $minutes } דקות לכל שחקן
}
lobby-clock-increment = { $minutes ->
    [one] דקה אחת לכל שחקן, ועוד { $seconds } שניות לכל בחירה
    [two] שתי דקות לכל שחקן, ועוד { $seconds } שניות לכל בחירה
   *[other] { $minutes } דקות לכל שחקן, ועוד { $seconds } שניות לכל בחירה
}
lobby-clock-days = { $count ->
    [one] יום אחד לכל בחירה
    [two] יומיים לכל בחירה
   *[other] { $count } ימים לכל בחירה
}
lobby-rated = מדורג
lobby-unrated = לא מדורג
lobby-join = הצטרפות
lobby-look = צפייה בשולחן
lobby-to-table = אל השולחן
lobby-won = ניצחון
lobby-lost = הפסד
lobby-drawn = תיקו
lobby-aborted = הופסק

settings-looks = מראה
settings-theme = ערכת צבעים
settings-theme-system = כמו במכשיר
settings-theme-light = בהיר
settings-theme-dark = כהה
settings-cards = גודל הקלפים ביד
settings-cards-normal = רגיל
settings-cards-large = גדול
settings-motion = אנימציות
settings-motion-help = קוביות מתגלגלות וקלפים זזים. כשהן כבויות, כל שינוי מוצג מיד.
settings-playing = בזמן המשחק
settings-confirm-help = לחיצה שנייה מאשרת כל בחירה, כדי למנוע טעויות.
settings-forced = בחירה אוטומטית כשיש רק אפשרות אחת
settings-forced-help = רק אם האפשרות אינה מטילה קוביות, אינה חושפת דבר ואינה יכולה לסיים את המשחק.
settings-finish = סיום אוטומטי של כל מהלך
settings-finish-help = במשך כמה שניות אחרי הנקודה האחרונה במהלך עוד אפשר לבטל אותה. אם האפשרות הזאת או האנימציות כבויות, מסיימים כל מהלך בכפתור ״סיום״.
settings-plain-help = הלוח מוצג כטקסט וכרשימות, לקוראי מסך ולמסכים קטנים.
settings-turn = כשמגיע תורך
settings-sound-help = צלילי קלפים, קוביות וכלים, שני צלילים רכים כשמגיע תורך, וצליל להודעות צ׳אט.
settings-speed-help = באיזו מהירות מוצגים המהלכים של שחקנים אחרים. אפשר לדלג עליהם במקש הרווח, ב־{ "Enter" } או בלחיצה על הלוח.
settings-notify = התראות
settings-notify-help = הדפדפן מתריע כשהכרטיסייה הזאת ברקע.
settings-notify-granted = ההתראות מאושרות.
settings-notify-denied = ההתראות חסומות. אפשר לאשר אותן בהגדרות הדפדפן לאתר הזה.
settings-notify-unsupported = הדפדפן הזה אינו תומך בהתראות.
settings-away = בהיעדרך
settings-email = דוא״ל
settings-email-help = נשלח אל { $email }.
settings-email-none = עדיין לא הוספת כתובת דוא״ל.
settings-email-add = הוספת כתובת דוא״ל
settings-webhook = כתובת { "webhook" }
settings-webhook-kind = פורמט
settings-webhook-plain = טקסט פשוט
settings-webhook-discord = { "Discord" }
settings-webhook-slack = { "Slack" }
settings-webhook-ntfy = { "ntfy" }
settings-kept = נשמר.
settings-kept-here = השינויים חלים מיד ונשמרים בדפדפן הזה.
settings-kept-both = השינויים חלים מיד ונשמרים בדפדפן הזה ובחשבון שלך.
settings-to-account = שם, סיסמה ודוא״ל: הגדרות החשבון
settings-vacations = חופשה
settings-vacations-text = בזמן חופשה השעון שלך עוצר במשחקים שבהם יש מגבלת ימים לכל בחירה.
settings-vacations-left = { $count ->
    [0] לא נותרו ימי חופשה השנה.
    [one] נותר יום חופשה אחד השנה.
    [two] נותרו יומיים של חופשה השנה.
   *[other] נותרו { $count } ימי חופשה השנה.
}
settings-vacation = מ־{ $start } עד { $end }
settings-vacation-first = היום הראשון
settings-vacation-last = היום האחרון
settings-vacation-take = יציאה לחופשה
settings-vacation-end = סיום החופשה
settings-vacation-strike = ביטול

account-title = חשבון
account-nobody = אפשר לשחק מיד כאורח. עם חשבון המשחקים נשמרים, אפשר לבחור שם ומקבלים דירוג.
account-guest = חשבון אורח: { $name }. המשחקים נשמרים רק בדפדפן הזה, ולאורחים אין דירוג.
account-welcome = ברוך בואך, { $name }!
account-register = יצירת חשבון
account-register-text = די בשם ובסיסמה.
account-register-guest = המשחקים שלך עד כה יישמרו.
account-name = שם
account-name-help = 2 עד 32 אותיות, ספרות, רווחים, מקפים או נקודות.
account-name-or-email = שם או דוא״ל
account-password = סיסמה
account-password-help = לפחות 8 תווים.
account-sign-in-guest = ההתחברות אינה מעבירה לחשבון את המשחקים ששוחקו כאורח. כדי לשמור אותם יש ליצור חשבון חדש.
account-forgotten = שכחת את הסיסמה?
account-forgotten-text = אם הוספת כתובת דוא״ל, יישלח אליה קישור לקביעת סיסמה חדשה.
account-forgotten-send = שליחת קישור
account-forgotten-sent = אם יש חשבון עם הכתובת הזאת, הודעת הדוא״ל בדרך.
account-sign-out = התנתקות
account-signed-out = התנתקת.
account-to-profile = הפרופיל שלך
account-email = דוא״ל
account-email-none = בלי כתובת דוא״ל אי אפשר לאפס סיסמה שנשכחה. הכתובת אינה מוצגת לאיש.
account-email-new = כתובת דוא״ל
account-email-another = כתובת דוא״ל חדשה
account-email-send = שליחת הודעת אישור
account-email-sent = הודעת הדוא״ל בדרך. יש לפתוח את הקישור שבה כדי לאשר את הכתובת.
account-email-remove = הסרת כתובת הדוא״ל
account-email-remove-sure = בלי כתובת דוא״ל אי אפשר לאפס סיסמה שנשכחה. להסיר אותה?
account-change-password = החלפת סיסמה
account-change-password-text = החשבון ינותק מכל המכשירים האחרים, ומפתחות ה־{ "API" } שלך יבוטלו.
account-old-password = הסיסמה הנוכחית
account-new-password = סיסמה חדשה
account-password-changed = הסיסמה הוחלפה.
account-sessions = חיבורים פעילים
account-session-since = התחברות { $when }
account-session-agent = { $browser } על { $system }
account-session-unknown = דפדפן לא מוכר
account-session-this = הדפדפן הזה
account-session-end = התנתקות
account-session-end-which = התנתקות: { $agent }
account-sessions-end = התנתקות מכל המכשירים
account-sessions-end-sure = גם הדפדפן הזה ינותק, ומפתחות ה־{ "API" } שלך יבוטלו. להתנתק מכל המכשירים?
account-tokens = מפתחות { "API" }
account-tokens-text = תוכנה שבידה מפתח יכולה לשחק ולכתוב בצ׳אט בשמך. יש לשמור אותו בסוד.
account-tokens-docs = תיעוד ה־{ "API" }
account-token-label = תיאור
account-token-make = יצירת מפתח
account-token-once = המפתח החדש שלך. הוא מוצג רק פעם אחת:
account-token-copy = העתקה
account-token-have = שמרתי אותו
account-token-used = שימוש אחרון: { $at }
account-token-unused = טרם היה בשימוש
account-token-end = ביטול המפתח
account-token-end-sure = תוכנות שמשתמשות במפתח ״{ $label }״ יפסיקו לעבוד. לבטל אותו?
account-blocks = שחקנים חסומים
account-blocks-text = שחקנים חסומים אינם יכולים להצטרף לשולחנות שלך, וההודעות שלהם אינן מוצגות לך. אפשר לחסום שחקן בדף הפרופיל שלו.
account-blocks-none = לא חסמת איש.
account-unblock-whom = הסרת החסימה של { $name }
account-data = המידע שלך
account-export-text = כל המידע ששמור אצלנו עליך, בקובץ אחד.
account-export = הורדת המידע שלך
account-delete = מחיקת החשבון
account-delete-text = מחיקת החשבון נחשבת פרישה מכל המשחקים שלך שבעיצומם. השם, כתובת הדוא״ל, ההגדרות והדירוגים יימחקו; משחקים שהסתיימו יישארו, בלי שמך.
account-delete-sure = אי אפשר לבטל את המחיקה. באמת למחוק את החשבון?
account-delete-yes = מחיקה לצמיתות

link-verify-title = אישור כתובת הדוא״ל
link-verify-text = האם הכתובת שאליה נשלח הקישור היא שלך?
link-verify-do = כן, לאשר אותה
link-verify-done = תודה. הכתובת אושרה.
link-reset-title = סיסמה חדשה
link-reset-do = קביעת הסיסמה
link-reset-done = הסיסמה החדשה נקבעה, והחשבון נותק מכל המכשירים.
link-gone = כבר נעשה שימוש בקישור הזה, או שפג תוקפו. אפשר לבקש קישור חדש.
link-taken = הכתובת הזאת שייכת לחשבון אחר.

profile-kind-person = שחקן
profile-kind-guest = אורח
profile-kind-program = שחקן מחשב
profile-kind-gone = נמחק
profile-since = הצטרפות: { $at }
profile-own = עריכת החשבון
profile-no-ratings = אין עדיין דירוג. הוא ייקבע במשחק המדורג הראשון.
profile-no-ratings-guest = לאורחים אין דירוג.
profile-rated-games = { $count ->
    [one] משחק מדורג אחד
    [two] שני משחקים מדורגים
   *[other] { $count } משחקים מדורגים
}
profile-plot = { $count ->
    [one] הדירוג לאורך משחק אחד: מ־{ $first } ל־{ $last }, השיא { $best }
    [two] הדירוג לאורך שני משחקים: מ־{ $first } ל־{ $last }, השיא { $best }
   *[other] הדירוג לאורך { $count } משחקים: מ־{ $first } ל־{ $last }, השיא { $best }
}
profile-results = תוצאות
profile-won = ניצחונות
profile-drawn = תיקו
profile-lost = הפסדים
profile-score = הצלחה
profile-against = מפגשים ישירים
profile-tally = הניצחונות שלך: { $won }, תיקו: { $drawn }, ההפסדים שלך: { $lost }.
profile-games = משחקים שהסתיימו
profile-no-games = אין כאן משחקים שהסתיימו ושאפשר לך לראות.
profile-peace = חסימה או דיווח
profile-block = חסימה
profile-block-sure = השחקן לא יוכל להצטרף לשולחנות שלך, וההודעות שלו לא יוצגו לך. לחסום?
profile-blocked = השחקן הזה חסום.
profile-unblock = הסרת החסימה
profile-report = דיווח למנהלים
profile-report-text = מה קרה?
profile-report-send = שליחת הדיווח
profile-reported = תודה. הדיווח נשלח למנהלים.

ratings-title = דירוג
ratings-text = דירוג הוא הערכה של רמת המשחק; המספר שאחרי ⁦±⁩ מציין את מידת אי־הוודאות. כולם מתחילים ב־⁦1500 ± 500⁩. שחקנים מופיעים כאן אחרי חמישה משחקים מדורגים, כשהדירוג ודאי דיו.
ratings-unlisted = בטבלה אחרי חמישה משחקים, כשהדירוג ודאי דיו
ratings-none = עדיין אין איש בטבלה. אחרי חמישה משחקים מדורגים שמך יכול להופיע כאן ראשון.
ratings-play = משחק חדש
ratings-of = הטובים ביותר: { $game }
ratings-all = הצגת כולם
ratings-every = כל המשחקים
ratings-place = מקום
ratings-name = שם
ratings-rating = דירוג
ratings-games = משחקים

clubs-text = למועדון יש שולחנות וטורנירים משלו, לחבריו בלבד.
clubs-back = כל המועדונים
clubs-mine = המועדונים שלך
clubs-all = כל המועדונים
clubs-search = חיפוש לפי שם
clubs-none = אין עדיין מועדונים. אפשר לייסד את הראשון!
clubs-none-found = לא נמצא מועדון בשם הזה.
clubs-found = ייסוד מועדון
clubs-register = כדי לייסד מועדון או להצטרף אליו דרוש חשבון.
clubs-register-to-join = יצירת חשבון כדי להצטרף
clubs-name = שם המועדון
clubs-about = תיאור
clubs-is-open = כל אחד רשאי להצטרף
clubs-is-open-help = אחרת רכז מאשר כל בקשה.
clubs-open = פתוח לכולם
clubs-closed = הצטרפות באישור רכז
clubs-members = { $count ->
    [one] חבר אחד
    [two] שני חברים
   *[other] { $count } חברים
}
clubs-role-owner = בעלים
clubs-role-officer = רכז
clubs-role-member = חבר
clubs-role-invited = הזמנה נשלחה
clubs-role-asking = בקשת הצטרפות
clubs-join = הצטרפות
clubs-ask = בקשת הצטרפות
clubs-asked = הבקשה להצטרף נשלחה. ההחלטה בידי רכז.
clubs-unask = ביטול הבקשה
clubs-accept = קבלת ההזמנה
clubs-decline = דחייה
clubs-leave = עזיבת המועדון
clubs-leave-sure = שולחנות המועדון לא יהיו גלויים לך עוד. לעזוב את המועדון?
clubs-owner-stays = המועדון בבעלותך. כדי לעזוב אותו יש להעביר תחילה את הבעלות.
clubs-let-in = אישור
clubs-make-officer = מינוי לרכז
clubs-make-member = החזרה לחבר רגיל
clubs-hand-over = העברת הבעלות
clubs-hand-over-sure = המועדון יעבור לידי { $name }, ולא יהיה אפשר לקחת אותו בחזרה. להעביר את הבעלות?
clubs-remove = הרחקה
clubs-remove-sure = להרחיק את { $name } מהמועדון?
clubs-invite = הזמנה
clubs-invite-whom = הזמנת שחקן
clubs-change = עריכת המועדון
clubs-tables = שולחנות המועדון
clubs-no-tables = אין עדיין שולחנות במועדון הזה.
clubs-lay = פתיחת שולחן
clubs-no-tournaments = אין עדיין טורנירים במועדון הזה.

tournaments-all = כל הטורנירים
tournaments-back = כל הטורנירים
tournaments-show = הצגה
tournaments-state-all = הכול
tournaments-state-open = פתוח להרשמה
tournaments-state-playing = בעיצומו
tournaments-state-over = הסתיים
tournaments-state-aborted = בוטל
tournaments-none = אין כאן עדיין טורנירים. אפשר לארגן אחד!
tournaments-announce = ארגון טורניר
tournaments-begin-form = הגדרת הטורניר
tournaments-register = כדי לארגן טורניר או להשתתף בו דרוש חשבון.
tournaments-register-to-enter = יצירת חשבון כדי להשתתף
tournaments-of-club = לחברי המועדון { $club }.
tournaments-name = שם הטורניר
tournaments-game = משחק
tournaments-form = שיטה
tournaments-form-round-robin = כולם נגד כולם
tournaments-form-round-robin-help = כולם משחקים נגד כולם. מתאים לקבוצה קטנה.
tournaments-form-swiss = שיטה שוויצרית
tournaments-form-swiss-help = בכל סיבוב היריב שלך הוא בעל ניקוד דומה. מתאים למשתתפים רבים.
tournaments-rounds = מספר הסיבובים
tournaments-rounds-help = איש אינו פוגש אותו יריב פעמיים, ולכן מספר הסיבובים קטן ממספר המשתתפים.
tournaments-cycles = משחקים נגד כל יריב
tournaments-no-clock = בלי שעון משחק יכול להימשך לנצח, ורק בידך לסיים אותו.
tournaments-organiser = בארגון
tournaments-entrants = { $count ->
    [0] אין משתתפים
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
}
tournaments-nobody-yet = עוד לא נרשם איש.
tournaments-enter = הרשמה
tournaments-withdraw = פרישה
tournaments-leave-sure = לבטל את ההרשמה?
tournaments-withdraw-sure = המשחק הנוכחי ייחשב כהפסד, ולא ישובצו לך עוד משחקים. לפרוש?
tournaments-withdrawn = פרישה
tournaments-remove = הרחקה
tournaments-remove-sure = להרחיק את { $name } מהטורניר?
tournaments-start = התחלת הטורניר
tournaments-start-sure = ההרשמה תיסגר והסיבוב הראשון יתחיל מיד. להתחיל את הטורניר?
tournaments-abort = ביטול הטורניר
tournaments-abort-sure = הטורניר יסתיים בלי תוצאה ולא יהיה אפשר לחדש אותו. לבטל את הטורניר?
tournaments-standings = טבלה
tournaments-points = נקודות
tournaments-break-head-to-head = מפגש ישיר
tournaments-break-sonneborn-berger = זוננבורן־ברגר
tournaments-break-buchholz = בוכהולץ
tournaments-record = נ–ת–ה
tournaments-record-long = ניצחונות, תיקו, הפסדים
tournaments-games = תוצאות
tournaments-cross-key = תוצאות: המספר הוא מספר השורה של היריב; + ניצחון, = תיקו, − הפסד, · טרם הסתיים.
tournaments-pairings = זיווגים
tournaments-no-pairings = הזיווגים נקבעים כשהטורניר מתחיל.
tournaments-round = סיבוב { $round }
tournaments-round-of = סיבוב { $round } מתוך { $of }
tournaments-bye = במנוחה
tournaments-under-way = בעיצומו
tournaments-play = למשחק
tournaments-look = צפייה
tournaments-decide = קביעת התוצאה
tournaments-decide-sure = המשחק ייפסק בתוצאה שתיבחר כאן. אי אפשר לבטל זאת.
tournaments-wins = ניצחון: { $name }
tournaments-how-resign = בפרישה
tournaments-how-timeout = אזל הזמן
tournaments-how-forfeit = ניצחון טכני
tournaments-how-bye = מנוחה
tournaments-how-set = לפי קביעת המארגן
