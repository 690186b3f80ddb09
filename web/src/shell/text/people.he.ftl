# לשחק עם אנשים: משחק חדש, שולחנות, הגדרות, חשבונות, דירוג, מועדונים וטורנירים.
people-save = שמירה
people-saved = נשמר.
people-more = להציג עוד
people-find = חיפוש
people-found-nobody = לא נמצא איש בשם הזה.
people-gone = מי שעזב
people-guest = אורח { $name }
people-rather-not = עדיף שלא
error-unreachable = אין קשר עם השרת. דבר לא אבד; אפשר לנסות שוב בעוד רגע.

level-novice = מתחיל
level-novice-help = נוטה לבחירות סבירות אבל מגריל ביניהן, וטועה הרבה. עונה מיד: למשחק ראשון.
level-apprentice = שוליה
level-apprentice-help = פועל לפי כללי אצבע ולא מסתכל קדימה, אבל יודע לא להפסיד במו ידיו. עונה מיד.
level-contender = מתמודד
level-contender-help = מסתכל מעט קדימה: חושב רגע לפני כל בחירה.
level-champion = אלוף
level-champion-help = משחק בדמיונו מאות משחקים לפני כל בחירה, במשך חצי שנייה לכל היותר.
level-olympian = אולימפי
level-olympian-help = החזק ביותר כאן, עד שנייה לכל בחירה. אפשר לנצח אותו: הוא לעולם לא רואה מה מסתתר ביד שלך.

new-title = משחק חדש: { $game }
new-another-game = לבחור משחק אחר
new-way = עם מי?
new-way-computer = מול המחשב
new-way-computer-help = מתחיל מיד, חזק כרצונך, ולעולם לא מרמה.
new-way-alone = לבד
new-way-alone-help = המשחק לשחקן יחיד.
new-way-screen = סביב מסך אחד
new-way-screen-help = כולם משחקים כאן ומעבירים את המסך; כל אחד רואה רק את שלו.
new-way-friend = עם חברים
new-way-friend-help = מקבלים קישור לשליחה; איש אחר לא ימצא את השולחן.
new-way-open = עם כל מי שירצה
new-way-open-help = השולחן מופיע ברשימת השולחנות עד שאחרים מתיישבים.
new-way-club = עם חברי המועדון
new-way-club-help = רק חברי המועדון רואים את השולחן ויכולים להתיישב.
new-players = כמה שחקנים?
new-level = באיזו רמה?
new-side = איזה מושב יהיה שלך?
new-side-random = הגרלה
new-computers = מושבים למחשב
new-rules = כללים וגרסאות
new-rules-reset = חזרה לכללים הרגילים
new-option-gave-way = מאחר שנבחר ״{ $choice }״, חל כעת: { $now }.
new-option-fixed = רק עם ברירת המחדל של: { $option }
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
new-clock-bank = זמן לכל המשחק
new-clock-days = ימים לכל בחירה
new-clock-minutes = דקות לכל שחקן
new-clock-increment = שניות שנוספות בכל בחירה
new-clock-day-count = ימים לכל בחירה
new-rated = מדורג
new-rated-help = התוצאה משנה את הדירוג של המשחקים, אם כולם רשומים.
new-rated-guest = רק משחקים בין שחקנים רשומים מדורגים.
new-spectators = אחרים רשאים לצפות
new-spectators-help = הצופים רואים את מה שגלוי, לעולם לא יד נסתרת.
new-spectators-private = מי שיש לו הקישור רשאי לצפות; לעולם לא תיראה לו יד נסתרת.
new-leaver = המחשב מחליף את מי שעוזב
new-leaver-help = אחרת מי שפורש או שאוזל לו הזמן מפסיד, והמשחק נגמר.
new-begin = להתחיל
new-lay = לפתוח שולחן
new-as-guest = המשחק הוא כאורח; אין צורך למלא דבר.

lobby-title = שולחנות
lobby-new = משחק חדש
lobby-filter = משחק
lobby-every-game = כל המשחקים
lobby-mine = השולחנות שלך
lobby-mine-none = אין שולחן שמחכה לך. אפשר להתחיל משחק, או להתיישב ליד אחד השולחנות למטה.
lobby-open = שולחנות פתוחים
lobby-open-none = כרגע איש אינו מחכה לשחקנים. אפשר לפתוח שולחן, ואחרים יוכלו להתיישב.
lobby-lay = לפתוח שולחן
lobby-watch-none = כרגע איש אחר אינו משחק. ברגע שמישהו ישחק, אפשר יהיה לצפות כאן.
lobby-past = משחקים שהסתיימו
lobby-my-past = המשחקים שלך שהסתיימו
lobby-past-none = עדיין לא הסתיים משחק. כל אחד יישאר כאן לצפייה חוזרת, מהלך אחר מהלך.
lobby-all = { $count ->
    [one] להציג את היחיד
    [two] להציג את השניים
   *[other] להציג את כל ה־{ $count }
}
lobby-waits = { $count ->
    [one] מושב אחד פנוי
    [two] שני מושבים פנויים
   *[other] { $count } מושבים פנויים
}
lobby-your-side = שלך יהיה: { $side }
lobby-clock-none = ללא שעון
lobby-clock-bank = { $minutes ->
    [one] דקה אחת לכל אחד
    [two] שתי דקות לכל אחד
   *[other] { $minutes } דקות לכל אחד
}
lobby-clock-increment = { $minutes ->
    [one] דקה אחת לכל אחד, ועוד { $seconds } שניות לכל בחירה
    [two] שתי דקות לכל אחד, ועוד { $seconds } שניות לכל בחירה
   *[other] { $minutes } דקות לכל אחד, ועוד { $seconds } שניות לכל בחירה
}
lobby-clock-days = { $count ->
    [one] יום אחד לכל בחירה
    [two] יומיים לכל בחירה
   *[other] { $count } ימים לכל בחירה
}
lobby-rated = מדורג
lobby-unrated = לא מדורג
lobby-join = להתיישב
lobby-look = להציץ בשולחן
lobby-to-table = אל השולחן
lobby-won = ניצחון
lobby-lost = הפסד
lobby-drawn = תיקו
lobby-aborted = הופסק

settings-looks = מראה
settings-theme = בהיר או כהה
settings-theme-system = כמו במכשיר
settings-theme-light = בהיר
settings-theme-dark = כהה
settings-cards = קלפים ביד
settings-cards-normal = רגילים
settings-cards-large = גדולים
settings-motion = הנפשה
settings-motion-help = קוביות מתגלגלות, קלפים זזים. בלעדיה הכול נמצא מיד במקומו.
settings-playing = בזמן המשחק
settings-confirm-help = לחיצה שנייה מאשרת; דבר אינו קורה בטעות.
settings-forced = לבצע בשבילי בחירות יחידות שאין להן השלכות
settings-forced-help = כשיש רק אפשרות אחת, והיא אינה מטילה קוביות, אינה חושפת דבר ואינה יכולה לסיים את המשחק, היא נבחרת מעצמה.
settings-finish = לסיים מהלכים מעצמם כעבור רגע
settings-finish-help = את הנקודה האחרונה של מהלך אפשר לבטל במשך כמה שניות. אם האפשרות הזאת או ההנפשה כבויות, המהלך ממתין לכפתור ״סיום״.
settings-plain-help = הלוח כטקסט וכרשימות, לקוראי מסך ולמסכים קטנים.
settings-turn = כשמגיע תורך
settings-sound-help = קלפים, קוביות וכלים, שני צלילים רכים כשמגיע תורך וצליל להודעות צ׳אט.
settings-speed-help = באיזו מהירות מוצגים מהלכי האחרים. מקש הרווח או לחיצה על הלוח מדלגים.
settings-notify = התראות
settings-notify-help = הדפדפן מודיע כשמסתכלים במשהו אחר.
settings-notify-granted = הדפדפן מסכים: תגיע הודעה.
settings-notify-denied = הדפדפן מסרב. אפשר להתיר זאת בהגדרות הדפדפן לדף הזה.
settings-notify-unsupported = הדפדפן הזה אינו מכיר התראות.
settings-away = כשלא נמצאים
settings-email = בדואר אלקטרוני
settings-email-help = לכתובת { $email }.
settings-email-none = עדיין לא נמסרה כתובת.
settings-email-add = למסור כתובת
settings-webhook = בהודעה לכתובת הרשת הזאת
settings-webhook-kind = איזה סוג של כתובת זו?
settings-webhook-plain = טקסט פשוט
settings-webhook-discord = { "Discord" }
settings-webhook-slack = { "Slack" }
settings-webhook-ntfy = { "ntfy" }
settings-kept = נשמר.
settings-kept-here = הבחירות חלות מיד ונשמרות בדפדפן הזה.
settings-kept-both = הבחירות חלות מיד ונשמרות בדפדפן הזה ובחשבון שלך.
settings-to-account = שם, סיסמה, דואר אלקטרוני: אל החשבון
settings-vacations = חופשה
settings-vacations-text = בזמן היעדרותך השעון שלך עומד במשחקים שנותנים ימים לכל בחירה.
settings-vacations-left = { $count ->
    [0] לא נותרו ימי חופשה השנה.
    [one] נותר יום חופשה אחד השנה.
    [two] נותרו יומיים של חופשה השנה.
   *[other] נותרו { $count } ימי חופשה השנה.
}
settings-vacation = { $start } עד { $end }
settings-vacation-first = היום הראשון
settings-vacation-last = היום האחרון
settings-vacation-take = לצאת לחופשה
settings-vacation-end = חזרתי
settings-vacation-strike = ביטול

account-title = חשבון
account-nobody = אפשר לשחק מיד כאורח. חשבון שומר את המשחקים, שם משלך ודירוג.
account-guest = הביקור כאן הוא כאורח: { $name }. המשחקים נשמרים רק בדפדפן הזה, ולאורחים אין דירוג.
account-welcome = ברוך בואך, { $name }!
account-register = יצירת חשבון
account-register-text = די בשם ובסיסמה.
account-register-guest = המשחקים עד כה עוברים איתך.
account-name = שם
account-name-help = 2 עד 32 אותיות, ספרות, רווחים, מקפים או נקודות.
account-name-or-email = שם או דואר אלקטרוני
account-password = סיסמה
account-password-help = לפחות 8 תווים.
account-sign-in-guest = מה ששוחק כאורח נשאר מאחור. כדי לשמור עליו יש ליצור חשבון.
account-forgotten = שכחת את הסיסמה?
account-forgotten-text = מי שמסר כתובת מקבל מכתב עם קישור לסיסמה חדשה.
account-forgotten-send = לשלוח את המכתב
account-forgotten-sent = אם יש חשבון עם הכתובת הזאת, המכתב בדרך.
account-sign-out = התנתקות
account-signed-out = התנתקת.
account-to-profile = הדף שלך
account-email = דואר אלקטרוני
account-email-none = בלי כתובת אי אפשר להחליף סיסמה שנשכחה. איש אחר לא יראה אותה.
account-email-new = הכתובת שלך
account-email-another = כתובת אחרת
account-email-send = לשלוח מכתב אישור
account-email-sent = המכתב בדרך. הכתובת תקפה אחרי פתיחת הקישור שבו.
account-email-remove = להסיר את הכתובת
account-email-remove-sure = בלי כתובת אי אפשר להחליף סיסמה שנשכחה. להסיר אותה?
account-change-password = החלפת סיסמה
account-change-password-text = בכל מקום אחר תתבצע התנתקות, והמפתחות לתוכנות יבוטלו.
account-old-password = הסיסמה עד כה
account-new-password = סיסמה חדשה
account-password-changed = הסיסמה הוחלפה.
account-sessions = היכן החשבון מחובר
account-session-since = התחברות { $when }
account-session-agent = { $browser } על { $system }
account-session-unknown = דפדפן לא מוכר
account-session-this = הדפדפן הזה
account-session-end = התנתקות
account-session-end-which = התנתקות משם: { $agent }
account-sessions-end = התנתקות מכל מקום
account-sessions-end-sure = ההתנתקות תחול גם בדפדפן הזה, והמפתחות לתוכנות יבוטלו. להתנתק מכל מקום?
account-tokens = מפתחות לתוכנות
account-tokens-text = עם מפתח, תוכנה שלך יכולה לשחק ולדבר בשמך. אין למסור אותו למי שלא סומכים עליו.
account-tokens-docs = מה תוכנות יכולות לעשות
account-token-label = למה הוא מיועד?
account-token-make = ליצור מפתח
account-token-once = המפתח. הוא מוצג רק הפעם:
account-token-copy = להעתיק
account-token-have = שמרתי אותו
account-token-used = שימוש אחרון: { $at }
account-token-unused = עוד לא היה בשימוש
account-token-end = לבטל
account-token-end-sure = תוכנות עם המפתח ״{ $label }״ יפסיקו לעבוד. לבטל אותו?
account-blocks = חסומים
account-blocks-text = הם אינם יכולים להתיישב איתך, ודבריהם אינם מגיעים אליך. אפשר לחסום מישהו בדף שלו.
account-blocks-none = לא חסמת איש.
account-unblock-whom = הסרת החסימה של { $name }
account-data = המידע שלך
account-export-text = כל מה ששמור עליך, בקובץ אחד.
account-export = לשמור הכול
account-delete = מחיקת החשבון
account-delete-text = מפסידים את המשחקים הפעילים. השם, הכתובת, ההגדרות והדירוגים נמחקים; משחקים שהסתיימו נשארים, בלי שמך.
account-delete-sure = אין דרך חזרה. באמת למחוק את החשבון?
account-delete-yes = למחוק לתמיד

link-verify-title = הכתובת שלך
link-verify-text = האם הכתובת שאליה הגיע המכתב היא שלך?
link-verify-do = כן, היא שלי
link-verify-done = תודה. הכתובת אושרה.
link-reset-title = סיסמה חדשה
link-reset-do = לקבוע את הסיסמה
link-reset-done = הסיסמה החדשה נקבעה, והתנתקת בכל מקום.
link-gone = הקישור הזה כבר שימש, או שהוא ישן מדי. אפשר לבקש מכתב חדש.
link-taken = הכתובת הזאת שייכת לחשבון אחר.

profile-kind-person = שחקן
profile-kind-guest = אורח
profile-kind-program = שחקן ממוחשב
profile-kind-gone = עזב
profile-since = כאן מאז { $at }
profile-own = לשנות את החשבון
profile-no-ratings = אין עדיין דירוג: הוא יבוא עם המשחק המדורג הראשון.
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
profile-score = יחס
profile-against = ביניכם
profile-tally = ניצחונות שלך: { $won }, תיקו: { $drawn }, הפסדים: { $lost }.
profile-games = משחקים שהסתיימו
profile-no-games = אין משחקים שהסתיימו ושגלויים לך.
profile-peace = לשמור מרחק
profile-block = לחסום
profile-block-sure = לא תהיה לו אפשרות להתיישב איתך, ודבריו לא יגיעו אליך. לחסום?
profile-blocked = השחקן הזה חסום.
profile-unblock = להסיר את החסימה
profile-report = דיווח למנהלים
profile-report-text = מה קרה?
profile-report-send = לשלוח את הדיווח
profile-reported = תודה. הדיווח נמצא אצל המנהלים.

ratings-title = דירוג
ratings-text = דירוג הוא הערכה של חוזק, ולצידה מידת אי־הוודאות שלה. כולם מתחילים ב־1500 ± 500; כאן מופיע מי ששיחק חמישה משחקים מדורגים ושדירוגו ודאי דיו.
ratings-unlisted = בטבלה אחרי חמישה משחקים, כשהדירוג ודאי מספיק
ratings-none = עוד לא מופיע כאן איש. חמישה משחקים מדורגים, וזה יכול להיות שמך.
ratings-play = לשחק
ratings-of = הטובים ביותר: { $game }
ratings-all = להציג את כולם
ratings-every = לכל המשחקים
ratings-place = מקום
ratings-name = שם
ratings-rating = דירוג
ratings-games = משחקים

clubs-text = למועדון יש שולחנות וטורנירים משלו, לחבריו בלבד.
clubs-back = כל המועדונים
clubs-mine = המועדונים שלך
clubs-all = כל המועדונים
clubs-search = חיפוש שם
clubs-none = אין עדיין מועדון. אפשר לייסד את הראשון!
clubs-none-found = לא נמצא מועדון בשם הזה.
clubs-found = ייסוד מועדון
clubs-register = מועדון נועד להתמיד: כדי לייסד מועדון או להצטרף אליו דרוש חשבון.
clubs-register-to-join = ליצור חשבון כדי להצטרף
clubs-name = שם המועדון
clubs-about = במה הוא עוסק?
clubs-is-open = כל אחד רשאי להצטרף
clubs-is-open-help = אחרת מי שמבקש מתקבל בידי רכז.
clubs-open = פתוח לכולם
clubs-closed = לפי בקשה
clubs-members = { $count ->
    [one] חבר אחד
    [two] שני חברים
   *[other] { $count } חברים
}
clubs-role-owner = בעלים
clubs-role-officer = רכז
clubs-role-member = חבר
clubs-role-invited = הוזמן
clubs-role-asking = מבקש להצטרף
clubs-join = להצטרף
clubs-ask = לבקש להצטרף
clubs-asked = הבקשה להצטרף נשלחה. רכז יחליט.
clubs-unask = לחזור מהבקשה
clubs-accept = לקבל את ההזמנה
clubs-decline = לסרב
clubs-leave = לעזוב את המועדון
clubs-leave-sure = שולחנות המועדון לא יהיו גלויים לך עוד. לעזוב?
clubs-owner-stays = המועדון שלך. כדי לעזוב אותו יש למסור אותו תחילה.
clubs-let-in = לקבל
clubs-make-officer = למנות לרכז
clubs-make-member = להחזיר לחבר רגיל
clubs-hand-over = למסור את המועדון
clubs-hand-over-sure = המועדון יהיה שייך אל { $name }, ואי אפשר לקחת אותו בחזרה. למסור?
clubs-remove = להרחיק
clubs-remove-sure = להרחיק את { $name }?
clubs-invite = להזמין
clubs-invite-whom = להזמין מישהו
clubs-change = לשנות את המועדון
clubs-tables = שולחנות המועדון
clubs-no-tables = אין שולחן פתוח במועדון הזה.
clubs-lay = לפתוח שולחן
clubs-no-tournaments = לא הוכרז טורניר במועדון הזה.

tournaments-all = כל הטורנירים
tournaments-back = כל הטורנירים
tournaments-show = להציג
tournaments-state-all = הכול
tournaments-state-open = פתוח להרשמה
tournaments-state-playing = מתקיים כעת
tournaments-state-over = הסתיים
tournaments-state-aborted = בוטל
tournaments-none = אין עדיין טורניר כזה. אפשר להכריז על אחד!
tournaments-announce = הכרזה על טורניר
tournaments-begin-form = למלא את הטופס
tournaments-register = כדי להכריז על טורניר או להשתתף בו דרוש חשבון.
tournaments-register-to-enter = ליצור חשבון כדי להשתתף
tournaments-of-club = לחברי המועדון { $club }.
tournaments-name = שם הטורניר
tournaments-game = משחק
tournaments-form = שיטה
tournaments-form-round-robin = כולם נגד כולם
tournaments-form-round-robin-help = כל אחד פוגש את כולם: למעט משתתפים.
tournaments-form-swiss = שיטה שוויצרית
tournaments-form-swiss-help = בכל סיבוב נפגשים בעלי מאזן דומה: להרבה משתתפים.
tournaments-rounds = כמה סיבובים?
tournaments-rounds-help = אין פוגשים אותו יריב פעמיים: פחות סיבובים ממשתתפים.
tournaments-cycles = כמה פעמים כל אחד פוגש את כולם?
tournaments-no-clock = בלי שעון משחק יכול להימשך לנצח, ורק בידך לסיים אותו.
tournaments-organiser = בארגון
tournaments-entrants = { $count ->
    [0] אין משתתפים
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
}
tournaments-nobody-yet = עוד לא נרשם איש.
tournaments-enter = להשתתף
tournaments-withdraw = לפרוש
tournaments-leave-sure = לא להשתתף עוד?
tournaments-withdraw-sure = המשחק הנוכחי ייחשב כהפסד, ולא יוגרלו לך עוד משחקים. לפרוש?
tournaments-withdrawn = פרש
tournaments-remove = להוציא
tournaments-remove-sure = תיפסק ההשתתפות של { $name }. להוציא מהטורניר?
tournaments-start = להתחיל את הטורניר
tournaments-start-sure = איש לא יוכל עוד להירשם, והסיבוב הראשון מתחיל מיד. להתחיל?
tournaments-abort = לבטל את הטורניר
tournaments-abort-sure = הטורניר ייגמר בלי תוצאה ולא יהיה אפשר לחדש אותו. לבטל?
tournaments-standings = טבלה
tournaments-points = נקודות
tournaments-break-head-to-head = בינם לבין עצמם
tournaments-break-sonneborn-berger = זוננבורן־ברגר
tournaments-break-buchholz = בוכהולץ
tournaments-record = נ–ת–ה
tournaments-record-long = ניצחונות, תיקו, הפסדים
tournaments-games = משחק אחר משחק
tournaments-cross-key = משחק אחר משחק: המספר הוא השורה של היריב; + ניצחון, = תיקו, − הפסד, · עוד משחקים.
tournaments-pairings = זיווגים
tournaments-no-pairings = הזיווגים נקבעים כשהטורניר מתחיל.
tournaments-round = סיבוב { $round }
tournaments-round-of = סיבוב { $round } מתוך { $of }
tournaments-bye = במנוחה
tournaments-under-way = משחקים כעת
tournaments-play = לשחק
tournaments-look = להציץ
tournaments-decide = להכריע את המשחק
tournaments-decide-sure = המשחק ייפסק וייחשב כפי שייקבע כאן. אי אפשר לבטל זאת.
tournaments-wins = ניצחון: { $name }
tournaments-how-resign = בפרישה
tournaments-how-timeout = בזמן
tournaments-how-forfeit = בלי משחק
tournaments-how-bye = מנוחה
tournaments-how-set = הכרעת המארגן
