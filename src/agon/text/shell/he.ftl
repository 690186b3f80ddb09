language-name = עברית

play-title = { $game }
play-your-seat = הצד שלך: { $seat }
play-your-turn = תורך לשחק.
play-options = האפשרויות שלך:
play-prompt = הבחירה שלך
play-choose-number = יש להקליד מספר מ־{ $from } עד { $to }.
play-help =
    יש להקליד את מספר האפשרות הרצויה או את תחילת שמה, או אחת מהפקודות הבאות:
    { "board" } – הצגת הלוח שוב
    { "undo" } – ביטול הבחירה האחרונה
    { "log" } – הצגת יומן המשחק
    { "save" } – שמירת המשחק
    { "save FILE" } – שמירת עותק בקובץ
    ⁦{ "? NAME" }⁩ – הצגת הטקסט של קלף
    { "quit" } – שמירת המשחק ויציאה
    { "help" } – הצגת העזרה הזאת
    כשנדרשות כמה בחירות אפשר להקליד אותן יחד: ⁦{ "14 14 3" }⁩
play-forced = האפשרות היחידה, נבחרה אוטומטית: { $option }
play-thinking = { $seat }: במחשבה…
play-hotseat = נא להעביר את המסך אל: { $seat }
play-undone = הבחירה האחרונה בוטלה.
play-cannot-undo = כבר אי אפשר לבטל את הבחירה האחרונה.
play-log-empty = עדיין לא קרה דבר.
play-saved = המשחק נשמר: { $file }
play-resumed = המשחק ממשיך: { $file }
play-bye = להתראות! המשחק שלך שמור כאן: { $file }
play-over = המשחק נגמר.
play-winner = ניצחון: { $seat }
play-draw = המשחק הסתיים בתיקו.
play-reason = הסיבה: { $reason }
play-result = התוצאה: { $result }
play-seed = זרע אקראי: { $seed }
play-first-game = לא צוין משחק. מתחיל: { $game }
play-which-game = באיזה משחק לשחק?
play-unfinished = נמצא משחק שלא הסתיים: { $file }
play-resume-it = המשך המשחק
play-new-game = התחלת משחק חדש
play-set-aside = המשחק שלא הסתיים הועבר לכאן: { $file }
play-enter = יש ללחוץ על { "Enter" } כדי להמשיך
play-hint = יש להקליד מספר או תחילת שם; לעזרה: { "help" }
play-left = יתרה: { $left } מתוך { $of }
play-costs = עלות: { $cost }
play-danger = סכנת הפסד
play-anyway = לבחור בכל זאת? (כ = כן)
play-yes = כ
play-no-text = לא נמצא קלף שיש לו טקסט עבור ״{ $typed }״.
play-stopped = הבחירות נעצרו לפני: { $option }. האפשרות אינה זמינה כעת, או שיש לבחור אותה בנפרד.
play-unknown = אין אפשרות כזאת: ״{ $typed }״.
play-ambiguous = הקלט ״{ $typed }״ מתאים לכמה אפשרויות: { $names }

record-version = גרסת הכללים: { $version }
record-options = הגדרות: { $options }
record-components = רכיבים: { $components }
record-choices = { $count ->
    [one] בחירה אחת
    [two] שתי בחירות
   *[other] { $count } בחירות
}
record-unfinished = המשחק לא הסתיים.

options-default = ברירת מחדל
options-excludes = אי אפשר לשלב עם { $others }

analysis-curve = הסיכוי לנצח, בחירה אחר בחירה
analysis-curve-alone = התוצאה הצפויה, בחירה אחר בחירה
analysis-stages = הקווים האנכיים מסמנים תחילת תור, קרב או סיבוב.
analysis-seat = צד
analysis-start = התחלה
analysis-end = סוף
analysis-luck = מזל
analysis-play = בחירות
analysis-rest = אחר
analysis-decisions = החלטות
analysis-mean-loss = הפסד ממוצע
analysis-worst = הבחירות הגרועות ביותר
analysis-balance = סיכום
analysis-turning-points = נקודות מפנה
analysis-number = מס׳
analysis-stage = שלב
analysis-change = שינוי
analysis-story = מה קרה
analysis-choice = ״{ $ask }״ – { $option }.
analysis-cost = { $what } המחיר: { $percent }. עדיף: { $better }.
analysis-fortune = { $what } זה היה מזל, בשווי { $percent }.
analysis-unseen = קלפים נסתרים או קוביות
analysis-care = הסיכויים הם הערכות של המחשב: השינויים אמינים יותר מהערכים עצמם.
analysis-rest-means = ״אחר״ אינו בחירה ואינו מזל: המידע שבידי מי שמחליט אחר כך שונה, או שהמחשב רואה רחוק יותר מקודם.
analysis-asked = שאלה
analysis-option = נבחר
analysis-others = חלופות
analysis-nothing = במשחק הזה לא היה מה להחליט.
analysis-broken-off = הניתוח נעצר אחרי { $done } מתוך { $all } בחירות. התוצאות מתייחסות למשחק עד שם.

reason-resign = הצד המפסיד פרש
reason-timeout = לצד המפסיד אזל הזמן
reason-kick = הצד המפסיד הורחק

error-bad-address = יש להזין כתובת דוא״ל תקינה.
error-bad-components = קובץ רכיבי המשחק אינו תקין.
error-bad-name = השם הזה אינו תקין. יש לבחור שם אחר.
error-bad-network = רשת הנוירונים הזאת אינה מתאימה לכללי המשחק.
error-bad-option = הגדרת המשחק הזאת אינה קיימת, או שאינה יכולה לקבל את הערך הזה.
error-bad-password = הסיסמה קצרה מדי או קלה מדי לניחוש. מומלץ לבחור כמה מילים.
error-bad-position = העמדה אינה תקינה.
error-bad-record = רישום המשחק אינו תקין.
error-bad-request = אי אפשר להבין את הבקשה.
error-bad-script = בכללים יש קוד שאינו מותר.
error-bad-settings = הגדרות השרת אינן תקינות.
error-bad-study = התרגיל אינו תקין.
error-barred = החשבון שלך אינו רשאי לעשות זאת כעת.
error-chair-taken = המקום הזה תפוס. יש לבחור מקום אחר.
error-engine-fault = אירעה תקלה פנימית בכללי המשחק.
error-excluded-option = אי אפשר לשלב את הגדרות המשחק האלה.
error-forged-request = הבקשה לא הגיעה מן הדף הזה. יש לטעון את הדף מחדש.
error-game-over = המשחק כבר נגמר.
error-illegal-choice = הבחירה הזאת אינה אפשרית.
error-malformed-choice = אי אפשר להבין את הבחירה.
error-name-taken = השם הזה תפוס. יש לבחור שם אחר.
error-no-time-to-undo = אחרי הביטול לא יישאר זמן בשעון שלך.
error-not-asked = כעת לא תורך לבחור.
error-not-found = לא נמצא, או שאין לך הרשאה לצפות בזה.
error-not-possible-now = אי אפשר לעשות זאת כעת.
error-not-signed-in = יש להתחבר תחילה, או לשחק כאורח.
error-not-yours = אין לך הרשאה לעשות זאת.
error-nothing-to-undo = אין מה לבטל.
error-out-of-range = הערך חורג מהטווח.
error-stale-ask = השאלה הזאת כבר נענתה.
error-storage-down = השרת אינו מצליח להגיע למסד הנתונים שלו. דבר לא השתנה; אפשר לנסות שוב בעוד רגע.
error-too-large = הגודל חורג מהמותר.
error-too-many-requests = יותר מדי בקשות. יש להמתין רגע.
error-unknown-game = אין משחק כזה.
error-unknown-language = אין שפה כזאת.
error-unknown-seat = אין צד כזה.
error-wrong-password = השם או הסיסמה שגויים.

email-otherwise = אם הבקשה לא באה ממך, אפשר להתעלם מההודעה: כל עוד הקישור לא נפתח, דבר לא ישתנה.
email-reset = התבקשה סיסמה חדשה לחשבון { $name } באתר { $server }. אם הבקשה באה ממך, יש לפתוח את הקישור הבא בתוך שעה כדי לקבוע אותה:
email-reset-subject = { "Agon" }: איפוס הסיסמה
email-verify = כתובת הדוא״ל הזאת הוזנה בחשבון { $name } באתר { $server }. אם הבקשה באה ממך, יש לפתוח את הקישור הבא בתוך יממה כדי לאשר אותה:
email-verify-subject = { "Agon" }: אישור כתובת הדוא״ל

notice-begun = המשחק שלך התחיל: { $game }
notice-challenge = הזמנה למשחק מאת { $who }: { $game }
notice-mute = הפסקת ההודעות האלה
notice-open = פתיחת השולחן
notice-over = המשחק שלך הסתיים: { $game }
notice-since = מאז הבחירה האחרונה שלך:
notice-turn = תורך לשחק: { $game }

preview-game = משחקים בדפדפן: מול המחשב, על מסך אחד או ברשת. עם שיעורים וחוברת כללים מלאה.
preview-guest = אורח { $name }
preview-invitation = הזמנה למשחק מאת { $who }
preview-join = אפשר לפתוח את הקישור ולהצטרף לשולחן, גם בלי חשבון.
preview-open-table = הזמנה למשחק
preview-over = המשחק הסתיים. אפשר לפתוח את הקישור ולצפות בו שוב.
preview-playing = המשחק בעיצומו. אפשר לפתוח את הקישור ולצפות בו.
preview-site = { $games }: משחקים בדפדפן, מול המחשב, על מסך אחד או ברשת.

rulebook-option = ״{ $option }״
