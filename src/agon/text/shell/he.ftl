language-name = עברית

play-title = { $game }
play-your-seat = הצד שלך: { $seat }
play-your-turn = תורך לשחק.
play-options = האפשרויות שלך:
play-prompt = הבחירה שלך
play-choose-number = יש להקליד מספר מ־{ $from } עד { $to }.
play-help =
    יש להקליד את מספר האפשרות הרצויה או את תחילת שמה, או אחת מהמילים הבאות:
    { "board" } – הצגת הלוח שוב
    { "undo" } – ביטול הבחירה האחרונה
    { "log" } – הצגת כל מה שקרה עד כה
    { "save" } – שמירת המשחק
    { "save FILE" } – שמירת עותק בקובץ
    { "? NAME" } – הצגת הטקסט של קלף
    { "quit" } – שמירת המשחק ויציאה
    { "help" } – הצגת העזרה הזאת
    כשנדרשות כמה בחירות אפשר להקליד אותן יחד: { "14 14 3" }
play-forced = הייתה רק אפשרות אחת, והיא נבחרה עבורך: { $option }
play-thinking = { $seat }: במחשבה…
play-hotseat = נא להעביר את המסך אל: { $seat }
play-undone = הבחירה האחרונה בוטלה.
play-cannot-undo = כבר אי אפשר לבטל את הבחירה האחרונה.
play-log-empty = עדיין לא קרה דבר.
play-saved = המשחק נשמר: { $file }
play-resumed = המשחק ממשיך: { $file }
play-bye = להתראות! המשחק שלך שמור כאן: { $file }
play-over = המשחק נגמר.
play-winner = הניצחון שייך לצד: { $seat }
play-draw = המשחק הסתיים בתיקו.
play-reason = הסיבה: { $reason }
play-result = התוצאה: { $result }
play-seed = זרע אקראי: { $seed }
play-first-game = לא נבחר משחק; מתחיל: { $game }
play-which-game = באיזה משחק לשחק?
play-unfinished = משחק שלא הסתיים שמור כאן: { $file }
play-resume-it = להמשיך אותו
play-new-game = להתחיל משחק חדש
play-set-aside = המשחק שלא הסתיים הועבר לכאן: { $file }
play-enter = יש ללחוץ על { "Enter" } כדי להמשיך
play-hint = אפשר להקליד מספר או תחילת שם; לעזרה: { "help" }
play-left = נותרו { $left } מתוך { $of }
play-costs = מחיר: { $cost }
play-danger = עלול להפסיד את המשחק
play-anyway = לבחור בכל זאת? (כ = כן)
play-yes = כ
play-no-text = אין טקסט עבור: ״{ $typed }״.
play-stopped = נעצר לפני { $option }: אי אפשר לבחור בו כך כעת.
play-unknown = אין אפשרות כזאת: ״{ $typed }״.
play-ambiguous = ל־״{ $typed }״ יש יותר ממשמעות אחת: { $names }

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
options-excludes = לא יחד עם { $others }

analysis-curve = הסיכוי לנצח, בחירה אחר בחירה
analysis-curve-alone = עד כמה הולך טוב, בחירה אחר בחירה
analysis-stages = הקווים האנכיים מראים היכן מתחיל תור, קרב או סיבוב חדש.
analysis-seat = מושב
analysis-start = התחלה
analysis-end = סוף
analysis-luck = מזל
analysis-play = בחירות
analysis-rest = יתרה
analysis-decisions = החלטות
analysis-mean-loss = הפסד ממוצע
analysis-worst = הבחירות הגרועות
analysis-balance = איך התנהל המשחק
analysis-turning-points = נקודות מפנה
analysis-number = מס׳
analysis-stage = שלב
analysis-change = שינוי
analysis-story = מה קרה
analysis-choice = ״{ $ask }״ – { $option }.
analysis-cost = { $what } המחיר: { $percent }. עדיף: { $better }.
analysis-fortune = { $what } זה היה מזל, בשווי { $percent }.
analysis-unseen = קלפים נסתרים או קוביות
analysis-care = הסיכויים הם הערכה של המחשב: כדאי להתבונן בשינויים יותר מאשר במספרים.
analysis-rest-means = היתרה אינה בחירה ואינה מזל: מי שמחליט אחר כך יודע דברים אחרים, או שהמחשב רואה רחוק יותר מקודם.
analysis-asked = שאלה
analysis-option = נבחר
analysis-others = אחרות
analysis-nothing = במשחק הזה לא היה מה להחליט.
analysis-broken-off = הניתוח הופסק; בחירות שנותחו: { $done } מתוך { $all }. מה שמוצג מגיע עד שם.

reason-resign = הצד המפסיד פרש
reason-timeout = לצד המפסיד אזל הזמן
reason-kick = הצד המפסיד הורחק

error-bad-address = זאת אינה כתובת דואר אלקטרוני.
error-bad-components = קובץ רכיבי המשחק אינו תקין.
error-bad-name = זה לא יכול להיות שם. יש לבחור אחר.
error-bad-option = הגדרת המשחק הזאת אינה קיימת, או שאינה יכולה לקבל את הערך הזה.
error-bad-password = הסיסמה קצרה מדי או קלה מדי לניחוש. מומלץ לקחת כמה מילים.
error-bad-position = העמדה אינה תקינה.
error-bad-record = רישום המשחק אינו תקין.
error-bad-request = הבקשה אינה מובנת.
error-bad-script = בכללים יש קוד שאינו מותר שם.
error-bad-settings = הגדרות השרת אינן תקינות.
error-bad-study = התרגיל אינו תקין.
error-barred = החשבון הזה אינו רשאי לעשות זאת כעת.
error-chair-taken = הכיסא הזה תפוס.
error-engine-fault = אירעה תקלה בכללי המשחק.
error-excluded-option = הגדרות המשחק שנבחרו סותרות זו את זו.
error-forged-request = הבקשה לא הגיעה מן הדף הזה. יש לטעון את הדף מחדש.
error-game-over = המשחק כבר נגמר.
error-illegal-choice = הבחירה הזאת אינה מוצעת.
error-malformed-choice = לא ניתן היה להבין את הבחירה.
error-name-taken = השם הזה תפוס.
error-no-time-to-undo = אחרי הביטול לא היה נשאר זמן בשעון שלך.
error-not-asked = כרגע לא מצפים לתשובה ממך.
error-not-found = הדבר אינו קיים, או שאינו גלוי לך.
error-not-possible-now = אי אפשר לעשות זאת כעת.
error-not-signed-in = יש להתחבר תחילה, או לשחק כאורח.
error-not-yours = אין לך רשות לעשות זאת.
error-nothing-to-undo = אין מה לבטל.
error-out-of-range = הערך חורג מהטווח.
error-stale-ask = השאלה הזאת כבר נענתה.
error-storage-down = השרת אינו מצליח להגיע למסד הנתונים שלו. דבר לא השתנה; אפשר לנסות שוב בעוד רגע.
error-too-large = הדבר גדול מדי.
error-too-many-requests = יותר מדי בקשות. יש להמתין רגע.
error-unknown-game = אין משחק כזה.
error-unknown-language = אין שפה כזאת.
error-unknown-seat = אין מושב כזה.
error-wrong-password = השם או הסיסמה שגויים.

email-otherwise = אם הבקשה לא באה ממך, אין צורך לעשות דבר: בלי הקישור שום דבר לא ישתנה.
email-reset = התבקשה סיסמה חדשה לחשבון { $name } באתר { $server }. אם הבקשה באה ממך, יש לפתוח את הקישור הבא בתוך שעה כדי לקבוע אותה:
email-reset-subject = { "Agon" }: סיסמה חדשה
email-verify = החשבון { $name } באתר { $server } מסר את כתובת הדואר הזאת. אם הבקשה באה ממך, יש לפתוח את הקישור הבא בתוך יממה:
email-verify-subject = { "Agon" }: האם זו הכתובת שלך?

notice-begun = המשחק שלך התחיל: { $game }
notice-over = המשחק שלך הסתיים: { $game }
notice-turn = תורך לשחק: { $game }

preview-game = משחקים בדפדפן: מול המחשב, על מסך אחד או ברשת. עם שיעורים וספר הכללים המלא.
preview-guest = אורח { $name }
preview-invitation = הזמנה למשחק מאת { $who }
preview-join = אפשר לפתוח את הקישור ולתפוס מקום ליד השולחן, גם בלי להירשם.
preview-open-table = הזמנה למשחק
preview-over = המשחק הסתיים. אפשר לפתוח את הקישור ולצפות בו שוב.
preview-playing = המשחק בעיצומו. אפשר לפתוח את הקישור ולצפות בו.
preview-site = { $games }: משחקים בדפדפן, מול המחשב, על מסך אחד או ברשת.
