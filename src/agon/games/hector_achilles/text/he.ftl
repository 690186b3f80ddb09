game-title = הקטור ואכילס
game-subtitle = מלחמת טרויה
game-players = שני שחקנים
game-glance = { $battle ->
    [0] הכנת המשחק
   *[other] קרב { $battle }{ $round ->
        [0] { "" }
       *[other] , סיבוב { $round }
    } · עליונות { $superiority } · בושה { $shame }
}

seat-achaeans = האכאים
seat-trojans = הטרויאנים
seat-chance = המזל
seat-spectator = צופה

# שם הצד
side = { $side ->
    [achaeans] האכאים
   *[trojans] הטרויאנים
}

# מילים שאפשר לבחור או להזכיר

word-red-1 = קלע אדום (1)
word-red-2 = קַשָּׁת אדום (2)
word-red-3 = פלטסט אדום (3)
word-red-4 = הופליט אדום (4)
word-green-1 = קלע ירוק (1)
word-green-2 = קַשָּׁת ירוק (2)
word-green-3 = פלטסט ירוק (3)
word-green-4 = הופליט ירוק (4)
word-blue-1 = קלע כחול (1)
word-blue-2 = קַשָּׁת כחול (2)
word-blue-3 = פלטסט כחול (3)
word-blue-4 = הופליט כחול (4)
word-yellow-1 = קלע צהוב (1)
word-yellow-2 = קַשָּׁת צהוב (2)
word-yellow-3 = פלטסט צהוב (3)
word-yellow-4 = הופליט צהוב (4)
word-purple-1 = קלע סגול (1)
word-purple-2 = קַשָּׁת סגול (2)
word-purple-3 = פלטסט סגול (3)
word-purple-4 = הופליט סגול (4)
word-brown-1 = קלע חום (1)
word-brown-2 = קַשָּׁת חום (2)
word-brown-3 = פלטסט חום (3)
word-brown-4 = הופליט חום (4)

word-red = אדום
word-green = ירוק
word-blue = כחול
word-yellow = צהוב
word-purple = סגול
word-brown = חום

word-achilles = אכילס
word-ajax = איאס
word-agamemnon = אגממנון
word-diomedes = דיומדס
word-menelaus = מנלאוס
word-odysseus = אודיסאוס
word-hector = הקטור
word-akamas = אקמס
word-aeneas = איניאס
word-paris = פאריס
word-sarpedon = סרפדון
word-glaukos = גלאוקוס

word-f1 = אסימון גורל 1
word-f2 = אסימון גורל 2
word-f3 = אסימון גורל 3
word-f4 = אסימון גורל 4
word-f5 = אסימון גורל 5
word-f6 = אסימון גורל 6

word-pile-1 = ערימה 1
word-pile-2 = ערימה 2
word-pile-3 = ערימה 3
word-camp = המחנה
word-hand = היד
word-laid = הקלפים שהורדו
word-out = מחוץ למשחק

word-pass = ויתור
word-discard = השלכת קלף חיילים
word-change-hero = החלפת גיבור
word-use-hero = הפעלת גיבור
word-reinforce = תגבור חיילים
word-retreat = נסיגה
word-left = שמאלה
word-right = ימינה
word-give-favour = ויתור על אסימון חסד האלים
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }
word-pile-empty = { why-pile-empty }
word-not-in-hand = { why-not-in-hand }
word-not-laid = { why-not-laid }
word-reinforced = { why-reinforced }
word-hero-used = { why-hero-used }
word-hero-not-used = { why-hero-not-used }
word-no-hero = { why-no-hero }
word-no-favour = { why-no-favour }

reason-front-exhausted = כל שלוש ערימות קו החזית של הצד המפסיד הותשו
reason-camp-exhausted = המחנה של הצד המפסיד הותש
reason-both-exhausted = שני הצדדים הותשו באותו קרב

# שאלות

ask-vanguard = מאיזו ערימה ייצא חיל החלוץ שלך?
ask-number = חיל החלוץ שלך הוא הופליט: אילו ערימות יהיו פעילות?
ask-orientation = איזה צבע באסימון הגורל יפנה אליך?
ask-action = איזו פעולה לבצע? אפשר גם לוותר.
ask-discard = איזה קלף חיילים להשליך מהיד?
ask-cover = על איזה קלף חיילים להניח את הגיבור?
ask-reinforce = איזה קלף חיילים לתגבר?
ask-troop = איזה קלף חיילים להוריד מהיד?
ask-turn-fate = העליונות בידך: לסובב את אסימון הגורל או להשאיר אותו כמו שהוא?
ask-save-hero = לוותר על אסימון חסד האלים כדי להציל את הגיבור שלך?
ask-deal = מחולק קלף חיילים.
ask-turn-up = הקלף שבראש הערימה נחשף.
ask-fate = אסימון גורל נחשף.
ask-draw = נשלף קלף חיילים.
ask-hero = נשלף קלף גיבור.
ask-lose = קלף חיילים יוצא מהמשחק בלי שייחשף.
ask-imagine = נקבע מקום משוער לקלף לא ידוע.

# מה פירושה של אפשרות בשאלה

option-pass-action = בלי פעולה
option-pass-turn-fate = השארת אסימון הגורל כמו שהוא
option-left-turn-fate = סיבוב אסימון הגורל שמאלה
option-right-turn-fate = סיבוב אסימון הגורל ימינה
option-pass-save-hero = נפילת הגיבור: { $card }
option-give-favour-save-hero = ויתור על אסימון חסד האלים והצלת הגיבור: { $card }

# מדוע אי אפשר לבחור בדבר עכשיו

why-pile-empty = לא נותרו שם קלפים.
why-not-in-hand = קלף החיילים הזה אינו ביד שלך.
why-not-laid = קלף החיילים הזה אינו במערך שלך.
why-reinforced = קלף החיילים הזה כבר תוגבר, או שהגיבור שלך מכסה אותו.
why-hero-used = כבר הפעלת את הגיבור שלך בקרב הזה.
why-hero-not-used = רק אחרי הפעלת הגיבור שלך.
why-no-hero = אין גיבור ביד שלך.
why-no-favour = לא נותר לך אסימון חסד האלים.

# מה שנאמר לשחקן לפני בחירה שמפסידה את המשחק

warning-front-exhausted = אחרי הנסיגה הזאת יותש כל קו החזית שלך: זה הפסד במשחק.
warning-camp-exhausted = אחרי הנסיגה הזאת יותש המחנה שלך: זה הפסד במשחק.

action-discard-help = הוצאת קלף חיילים אחד מהיד אל מחוץ למשחק ושליפת קלף אחר מהערימה הפעילה.
action-change-hero-help = הנחת הגיבור שביד בתחתית ערימת הגיבורים ושליפת הגיבור שבראשה.
action-use-hero-help = הנחת הגיבור על אחד מקלפי החיילים שהורדת: הגיבור נספר, והקלף המכוסה כבר אינו נספר.
action-reinforce-help = הנחת אסימון חסד האלים על קלף חיילים שהורדת, וערכו עולה ב־1; רק אחרי שהגיבור הופעל.
action-retreat-help = הקרב מסתיים מיד בניצחון היריב, והקלפים שהורדת אובדים.
action-pass-help = עדיין חובה להוריד קלף חיילים.

# יומן

log-battle-begins = קרב { $battle }: { side } תוקפים.
log-shows-vanguard = חיל החלוץ של { side } ({ $pile }): { $troop }.
log-fights-from = הערימה הפעילה של { side }: { $pile }.
log-shows-fate = הגורל נחשף ({ $fate }): { $achaeans } פונה אל האכאים, { $trojans } אל הטרויאנים.
log-reveals = { side } חושפים את הקלף העליון ({ $pile }): { $troop }.
log-draws = { $count ->
    [one] { side } שולפים קלף חיילים אחד.
    [two] { side } שולפים שני קלפי חיילים.
   *[other] { side } שולפים { $count } קלפי חיילים.
}
log-draws-troop = שלפת: { $troop }.
log-draws-hero = הגיבור שלך: { $hero }.
log-discards = { side } משליכים קלף חיילים ושולפים קלף אחר במקומו ({ $pile }).
log-discards-troop = השלכת: { $troop }.
log-changes-hero = { side } מחליפים גיבור.
log-uses-hero = { side } מפעילים את { $hero } ומכסים קלף: { $troop }.
log-reinforces = { side } מתגברים חיילים: { $troop }.
log-retreats = { side } נסוגים.
log-plays = { side } מורידים קלף: { $troop }.
log-superiority = עליונות: האכאים { $achaeans }, הטרויאנים { $trojans }.
log-turns-fate = { side } מסובבים את אסימון הגורל { $direction }: כעת { $achaeans } פונה אל האכאים, { $trojans } אל הטרויאנים.
log-leaves-fate = { side } משאירים את אסימון הגורל כמו שהוא.
log-shows-hero = { side } חושפים את הגיבור שלהם: { $hero }.
log-totals = סכום בצבעים התקפים: האכאים { $achaeans }, הטרויאנים { $trojans }.
log-wins-battle = { side } מנצחים בקרב.
log-ties-battle = הקרב מסתיים בתיקו.
log-loses-troops = { $count ->
    [one] { side } מאבדים קלף חיילים אחד.
    [two] { side } מאבדים שני קלפי חיילים.
   *[other] { side } מאבדים { $count } קלפי חיילים.
}
log-loses-favour = { $count ->
    [one] { side } מאבדים אסימון אחד של חסד האלים.
    [two] { side } מאבדים שני אסימונים של חסד האלים.
   *[other] { side } מאבדים { $count } אסימונים של חסד האלים.
}
log-loses-hero = { side } מאבדים את { $hero }.
log-saves-hero = { side } מוותרים על אסימון חסד האלים ומצילים את { $hero }.
log-suffers-shame = { $count ->
    [one] { side } מאבדים עוד קלף חיילים אחד בגלל הבושה.
    [two] { side } מאבדים עוד שני קלפי חיילים בגלל הבושה.
   *[other] { side } מאבדים עוד { $count } קלפי חיילים בגלל הבושה.
}
log-takes-shame = { side } לוקחים אסימון בושה (סך הכול: { $shame }).
log-is-exhausted = { $count ->
    [0] ערימה של { side } הותשה: { $pile } (לא נותרו קלפים).
    [one] ערימה של { side } הותשה: { $pile } (נותר קלף אחד).
    [two] ערימה של { side } הותשה: { $pile } (נותרו שני קלפים).
   *[other] ערימה של { side } הותשה: { $pile } (נותרו { $count } קלפים).
}
log-shuffles-fate = כל ששת אסימוני הגורל מעורבבים לערימה חדשה.
log-wins-game = { side } מנצחים במשחק: { $reason }.
log-draws-game = המשחק מסתיים בתיקו.

# לוח

board-battle = קרב
board-round = סיבוב
board-attacker = תוקפים
board-defender = מגינים
board-active-pile = ערימה פעילה
board-fate = אסימון גורל
board-faces = הצבע הפונה לצד זה: { $colour }
board-hero-pile = ערימת גיבורים
board-hero = גיבור
board-hero-held = ביד
board-hero-used = הופעל
board-hero-none = אין גיבור
board-favour = חסד האלים
board-shame = בושה
board-hand = יד
board-laid = קלפים שהורדו
board-covered = מכוסה
board-reinforced = מתוגבר
board-out = מחוץ למשחק
board-pile = ערימה
board-camp = מחנה
board-exhausted = מותשת
board-unknown-cards = { $count ->
    [one] קלף לא ידוע אחד
    [two] שני קלפים לא ידועים
   *[other] { $count } קלפים לא ידועים
}
board-superiority = עליונות
board-total = סכום
board-valid-colours = צבעים תקפים
board-vanguard = חיל החלוץ
board-designed = הצבעים והערכים המסומנים בכוכבית (*) הם תחליפים משלנו, ולא אלה המודפסים על הקלפים.

# Chapters of the rulebook

chapter-1-0 = מבוא
chapter-2-0 = רכיבי המשחק
chapter-2-1 = חיילים וגיבורים
chapter-2-2 = אסימונים
chapter-3-0 = הכנת המשחק
chapter-4-0 = בקצרה
chapter-5-0 = מהלך המשחק
chapter-5-1 = שלב הפתיחה
chapter-5-2 = סיבובים והשלכת קלפים
chapter-5-2-heroes = גיבורים וחסד האלים
chapter-5-3 = שינוי הגורל
chapter-5-4 = קביעת המנצח
chapter-5-4-spoils = ניצחון, הפסד ותיקו
chapter-5-4-retreat = נסיגה ובושה
chapter-5-5 = שלב הסיום
chapter-5-5-next = הקרב הבא

# Lessons

lesson-the-board = מטרת המשחק והלוח
lesson-the-board-armies = צבא האכאים בפיקודך, והטרויאנים ניצבים מולו. לכל צבא 48 קלפי חיילים, המחולקים כשהם מוסתרים לארבע ערימות של שנים־עשר: ערימות 1, 2 ו־3 בקו החזית, ומאחוריהן המחנה.
lesson-the-board-troops = קלפי החיילים באים בשישה צבעים, וערכם 1 עד 4: קלע, קַשָּׁת, פלטסט והופליט.
lesson-the-board-aim = נלחמים קרב אחר קרב, ומי שמפסיד בקרב מאבד חיילים. ערימה בקו החזית שנותרו בה פחות מחמישה קלפים מותשת, וקלפיה עוברים למחנה.
lesson-the-board-end = צד מפסיד במשחק כשכל שלוש ערימות החזית שלו מותשות, או כשנעשה שימוש במחנה שלו ונותרו בו פחות מחמישה קלפים. לכן כדאי להתיש את הטרויאנים ולשמור על החיילים שלך.
lesson-the-board-tokens = לכל צד יש גם שישה גיבורים ושלושה אסימוני חסד האלים לעזרה. אסימוני הבושה מונחים בצד: הם מיועדים למי שנסוג.
lesson-the-board-vanguard = האכאים תוקפים ראשונים. נא לבחור בערימה 2: הקלף שבראשה יהיה חיל החלוץ שלך ויפתח את הקרב.
lesson-the-board-piles = פלטסט ירוק! הערך שלו, 3, קובע היכן נערך הקרב: ערימה 3 של שני הצדדים פעילה מעתה.

lesson-opening = פתיחת קרב
lesson-opening-vanguard = התוקף חושף את הקלף העליון של אחת מערימותיו כחיל חלוץ, והפעם זה תורך לתקוף. נא לקחת אותו מערימה 3.
lesson-opening-four = הופליט כחול. 1, 2 או 3 היו קובעים אילו ערימות יילחמו, אבל עם 4 הבחירה בידך: נא לבחור בערימה 1.
lesson-opening-fate = ערימה 1 של שני הצדדים פעילה, ואסימון גורל מונח בין הצבאות. צלע אחת שלו פונה אליך, והצלע שמולה פונה אל הטרויאנים.
lesson-opening-orientation = בסוף ייספרו קלפים בצבע הפונה אליך. אפשר להניח את האסימון בכל כיוון: נא להפנות אליך את הכחול, צבעו של חיל החלוץ.
lesson-opening-answer = אל הטרויאנים פונה עכשיו הצהוב. הם חושפים את הקלף העליון של ערימה 1 שלהם: פלטסט ירוק.
lesson-opening-hands = שני הצדדים שולפים ארבעה קלפי חיילים מהערימה הפעילה ואת הגיבור העליון. רק היד שלך גלויה לך, ורק ידם גלויה לטרויאנים: יש מקום לבלוף.

lesson-laying-troops = הורדת חיילים וסיבוב הגורל
lesson-laying-troops-turn = בקרב יש ארבעה סיבובים, והתוקף פותח כל אחד מהם: הפעם זה תורך. אפשר לבצע פעולה אחת, ואחריה חובה להוריד קלף חיילים; הפעם נא לוותר על הפעולה.
lesson-laying-troops-choice = אפשר להוריד כל קלף חיילים מהיד. הכחול פונה אליך וייספר בסוף, ולכן נא להוריד את הפלטסט הכחול.
lesson-laying-troops-superiority = אחרי ששני הצדדים הורידו קלף, מסכמים את כל הקלפים שעל השולחן, בלי קשר לצבעם: ⁦4 + 3 = 7⁩ שלך, ⁦3 + 2 = 5⁩ של הטרויאנים. העליונות בידך, ואפשר לסובב את אסימון הגורל ברבע סיבוב.
lesson-laying-troops-plan = הטרויאנים הורידו צהוב, הצבע הפונה אליהם. הגיבור שלך, דיומדס, כחול, ולכן הכחול נספר לך בכל מקרה: נא לסובב את האסימון שמאלה.
lesson-laying-troops-turned = עכשיו נספרים לך הסגול והכחול, ואל הטרויאנים פונה החום. הסיבוב השני מתחיל: נא לוותר שוב על הפעולה.
lesson-laying-troops-second = הסגול פונה אליך עכשיו. נא להוריד את הקַשָּׁת הסגול.
lesson-laying-troops-on = כך זה נמשך ארבעה סיבובים, ואחרי כל אחד מהם הגורל עשוי להסתובב. כשהסכומים שווים, איש אינו רשאי לסובב אותו.

lesson-heroes = גיבורים וחסד האלים
lesson-heroes-hand = ביד שלך אכילס: אדום, וערכו 6. גם מהיד הוא גורם לאדום להיספר לך בסוף, לצד הירוק של הגורל; אבל ה־6 שלו נספר רק אם מפעילים אותו.
lesson-heroes-use = הטרויאנים מובילים, 5 מול 4. נא להפעיל את הגיבור שלך: זאת הפעולה שלך בסיבוב הזה.
lesson-heroes-cover = הוא מונח על אחד מקלפי החיילים שלך, והקלף שמתחתיו כבר אינו נספר. נא לכסות את החלש ביותר, הקלע האדום.
lesson-heroes-lay = אחרי הפעולה עדיין מורידים קלף חיילים: נא לקחת את הקַשָּׁת הירוק.
lesson-heroes-fate = ⁦6 + 3 + 2 = 11⁩ מול 7: העליונות בידך. הירוק מתאים לך, ולכן נא להשאיר את האסימון כמו שהוא.
lesson-heroes-favour = כשהגיבור שלך בקרב, אפשר לבקש את עזרת האלים. נא לבחור בתגבור חיילים.
lesson-heroes-reinforce = אסימון חסד האלים מעלה את ערכו של קלף חיילים ב־1, וכל קלף מקבל אסימון אחד בלבד. נא להניח אותו על הפלטסט הירוק, כי הירוק נספר.
lesson-heroes-red = עכשיו נא להוריד את הפלטסט האדום: בזכות אכילס גם האדום נספר לך.
lesson-heroes-risk = כבר צברת 15 בצבעים שנספרים. אבל זהירות: בהפסד יוצאים מהמשחק אסימוני חסד האלים והגיבור שהופעלו; את הגיבור אפשר להציל בוויתור על אסימון חסד האלים שעוד לא נוצל.

lesson-retreat = נסיגה ובושה
lesson-retreat-weak = זה הסיבוב השלישי, והמצב רע: החיילים שלך שווים 4, ושל הטרויאנים 11. שני ההופליטים שביד שלך הם בצבעים שאינם נספרים לך.
lesson-retreat-price = אם הקרב יימשך ויסתיים בהפסד, כל חמשת קלפי החיילים יאבדו. בנסיגה יאבדו רק השלושה שעל השולחן, והשניים שביד יינצלו.
lesson-retreat-choice = נסיגה היא פעולה, לפני הורדת קלף החיילים. נא לסגת עכשיו.
lesson-retreat-hand = הקרב נגמר, והטרויאנים ניצחו בו. שלושת הקלפים שהורדת יצאו מהמשחק; שני ההופליטים ודיומדס חזרו לערימות שלהם.
lesson-retreat-shame = מנסיגה קודמת נשאר לך אסימון בושה. על כל אסימון שהיה לך יוצא מהערימה שלך עוד קלף אחד, בלי שייחשף.
lesson-retreat-token = אחר כך מתווסף לך עוד אסימון, ועכשיו הם שניים: הנסיגה הבאה תעלה לך בעוד שני קלפי חיילים. אפשר לצבור שלושה אסימונים לכל היותר.
lesson-retreat-after = המנצח בקרב תוקף בקרב הבא, ולכן עכשיו הטרויאנים בוחרים חיל חלוץ. כדאי לסגת לעיתים רחוקות, אבל בזמן!

lesson-counting = הספירה והניצחון
lesson-counting-last = זה הסיבוב הרביעי והאחרון. אין צורך בפעולה: נא לוותר.
lesson-counting-lay = נא להוריד את קלף החיילים האחרון שלך, ההופליט הצהוב.
lesson-counting-now = העליונות בידך, 12 מול 8, והגורל יכול להסתובב פעם אחרונה לפני הספירה. כפי שהוא מונח, רק הירוק נספר לך, כי גם הגיבור שלך, איאס, ירוק; וקלף ירוק לא הורדת כלל.
lesson-counting-turn = נא לסובב את האסימון שמאלה: אליך יפנה הצהוב, ואל הטרויאנים, שהורידו בעיקר כחול, יפנה הסגול.
lesson-counting-totals = שני הצדדים חשפו את הגיבורים שביד, הנותנים את צבעם אך לא את ערכם. הקלפים הצהובים שלך הסתכמו ב־⁦3 + 2 + 4 = 9⁩, ולטרויאנים היה רק קלע סגול, 1: ניצחת בקרב.
lesson-counting-spoils = המנצח מחזיר את כל קלפיו לערימה הפעילה. חמשת קלפי החיילים של המפסיד יוצאים מהמשחק.
lesson-counting-end = בערימה 2 של הטרויאנים נותרו ארבעה קלפים והיא מותשת, האחרונה משלוש ערימות החזית שלהם. ניצחת במשחק!

# היומן לפי סיבובים: כותרות, שורות בגוף שלישי

heading-battle = קרב { $battle }
heading-fight = סיבוב { $count }
heading-outcome = תוצאת הקרב
heading-game-end = סוף המשחק
told-draws-troop = { side } שולפים: { $troop }.
told-draws-hero = הגיבור של { side }: { $hero }.
told-discards-troop = { side } משליכים: { $troop }.

## The view in words: names of its fields and values; an empty name hides the field

field-acting = התור של
field-active = ערימה פעילה
field-behind = הערימה בעורף
field-colour = צבע
field-counts = נספר
field-counter = אסימון גורל
field-designed = { "" }
field-id = שם
field-edges = צבעי הצלעות
field-exhausted = ערימות מותשות
field-fate-waiting = אסימוני גורל שנותרו
field-hand-size = קלפים ביד
field-hero-bottom = בתחתית ערימת הגיבורים
field-hero-pile-size = קלפים בערימת הגיבורים
field-known-out = מחוץ למשחק, ידועים
field-lost-heroes = גיבורים שאבדו
field-order = סדר הערימות
field-out-size = קלפים מחוץ למשחק
field-phase = שלב
field-phase-setup = הכנה
field-phase-initial = תחילת הקרב
field-phase-rounds = סיבובי הקרב
field-phase-final = סוף הקרב
field-piles = קלפים בערימות
field-reinforced = { board-reinforced }
field-shame-aside = אסימוני בושה שנותרו
field-sides = צדדים
field-superiority = עליונות
field-total = סכום בצבעים התקפים
field-troop = קלף חיילים
field-used = הופעל
field-value = ערך
