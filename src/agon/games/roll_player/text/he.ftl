game-title = { "Roll Player" }
game-subtitle = הקוביות עושות את הגיבור
game-players = שחקן אחד עד ארבעה
game-glance = { $round ->
    [0] הכנת המשחק
   *[other] סיבוב { $round } מתוך { $rounds } · כוכבים { $stars }
}

seat-p1 = שחקן 1
seat-p2 = שחקן 2
seat-p3 = שחקן 3
seat-p4 = שחקן 4
seat-chance = מזל
seat-spectator = צופה

# השחקן, בראש משפט או בתוכו.
side = { $side ->
    [p1] שחקן 1
    [p2] שחקן 2
    [p3] שחקן 3
   *[p4] שחקן 4
}
other = { $other ->
    [p1] שחקן 1
    [p2] שחקן 2
    [p3] שחקן 3
   *[p4] שחקן 4
}

# Words that can be chosen or named

word-str = כוח
word-dex = זריזות
word-con = חוסן
word-int = תבונה
word-wis = חוכמה
word-cha = כריזמה

word-str-1 = כוח, משבצת 1
word-str-2 = כוח, משבצת 2
word-str-3 = כוח, משבצת 3
word-dex-1 = זריזות, משבצת 1
word-dex-2 = זריזות, משבצת 2
word-dex-3 = זריזות, משבצת 3
word-con-1 = חוסן, משבצת 1
word-con-2 = חוסן, משבצת 2
word-con-3 = חוסן, משבצת 3
word-int-1 = תבונה, משבצת 1
word-int-2 = תבונה, משבצת 2
word-int-3 = תבונה, משבצת 3
word-wis-1 = חוכמה, משבצת 1
word-wis-2 = חוכמה, משבצת 2
word-wis-3 = חוכמה, משבצת 3
word-cha-1 = כריזמה, משבצת 1
word-cha-2 = כריזמה, משבצת 2
word-cha-3 = כריזמה, משבצת 3

word-green = ירוק
word-blue = כחול
word-red = אדום
word-purple = סגול
word-black = שחור
word-white = לבן
word-gold = זהב

word-green-1 = ירוק 1
word-green-2 = ירוק 2
word-green-3 = ירוק 3
word-green-4 = ירוק 4
word-green-5 = ירוק 5
word-green-6 = ירוק 6
word-blue-1 = כחול 1
word-blue-2 = כחול 2
word-blue-3 = כחול 3
word-blue-4 = כחול 4
word-blue-5 = כחול 5
word-blue-6 = כחול 6
word-red-1 = אדום 1
word-red-2 = אדום 2
word-red-3 = אדום 3
word-red-4 = אדום 4
word-red-5 = אדום 5
word-red-6 = אדום 6
word-purple-1 = סגול 1
word-purple-2 = סגול 2
word-purple-3 = סגול 3
word-purple-4 = סגול 4
word-purple-5 = סגול 5
word-purple-6 = סגול 6
word-black-1 = שחור 1
word-black-2 = שחור 2
word-black-3 = שחור 3
word-black-4 = שחור 4
word-black-5 = שחור 5
word-black-6 = שחור 6
word-white-1 = לבן 1
word-white-2 = לבן 2
word-white-3 = לבן 3
word-white-4 = לבן 4
word-white-5 = לבן 5
word-white-6 = לבן 6
word-gold-1 = זהב 1
word-gold-2 = זהב 2
word-gold-3 = זהב 3
word-gold-4 = זהב 4
word-gold-5 = זהב 5
word-gold-6 = זהב 6

word-initiative-1 = קלף יוזמה 1
word-initiative-2 = קלף יוזמה 2
word-initiative-3 = קלף יוזמה 3
word-initiative-4 = קלף יוזמה 4
word-initiative-5 = קלף יוזמה 5

word-dragonkin = בן דרקון
word-dwarf = גמד
word-elf = אלף
word-halfling = זוטון
word-human = אדם
word-orc = אורק

word-cleric = כוהן
word-paladin = פלאדין
word-druid = דרואיד
word-ranger = סייר
word-monk = נזיר
word-bard = בארד
word-rogue = נוכל
word-thief = גנב
word-sorcerer = מכשף
word-wizard = קוסם
word-warrior = לוחם
word-barbarian = ברברי

word-aristocrat = אריסטוקרט
word-brawler = מתקוטט
word-chosen-one = הנבחר
word-craftsman = אומן
word-devoted = מסור
word-exonerated = מזוכה
word-hunter = צייד
word-lost-soul = נשמה אבודה
word-mentor = מנטור
word-patrician = פטריקי
word-persecuted = נרדף
word-resilient = עמיד
word-rift-walker = מהלך הקרע
word-savage = פרא
word-savant = מלומד
word-street-urchin = ילד רחוב

word-arbiter = בורר
word-champion = אלוף
word-eccentric = אקסצנטרי
word-free-spirit = רוח חופשית
word-guardian = שומר
word-hermit = מתבודד
word-lunatic = מטורף
word-maniac = משוגע
word-narcissist = נרקיסיסט
word-neurotic = נוירוטי
word-protector = מגן
word-rebel = מורד
word-renegade = בוגד
word-scoundrel = נבל
word-sentinel = זקיף
word-sociopath = סוציופת
word-truth-seeker = מחפש האמת

word-longsword = חרב ארוכה
word-blessed-mace = אלה מבורכת
word-jeweled-dagger = פגיון משובץ אבני חן
word-longbow = קשת ארוכה
word-tower-shield = מגן מגדל
word-ancient-spear = חנית עתיקה
word-quarterstaff = מוט לחימה
word-heavy-crossbow = רובה קשת כבד
word-chain-gorget = מגן צוואר ממתכת
word-chain-vambraces = מגני אמה ממתכת
word-chain-helm = קסדת מתכת
word-chain-tunic = טוניקת מתכת
word-chain-leggings = מכנסי מתכת
word-leather-greaves = מגני שוק מעור
word-leather-boots = מגפי עור
word-leather-gloves = כפפות עור
word-leather-pauldron = מגן כתף מעור
word-mystic-cowl = ברדס קסום
word-mystic-robes = גלימות קסומות
word-mystic-cloak = אדרת קסומה
word-steadfast = איתן
word-honorable = הגון
word-nimble = זריז
word-proud = גאה
word-weak = חלש
word-clumsy = מגושם
word-foolish = טיפש
word-reckless = פזיז
word-focused = ממוקד
word-compassionate = רחום
word-obsessed = אובססיבי
word-cunning = ערמומי
word-greedy = חמדן
word-honest = ישר
word-loyal = נאמן
word-obnoxious = בלתי נסבל
word-dedicated = מסור למטרה
word-courageous = אמיץ
word-envious = צר עין
word-famous = מפורסם
word-concentrate = ריכוז
word-search = חיפוש
word-negotiate = משא ומתן
word-pickpocket = כייסות
word-acrobatics = אקרובטיקה
word-open-lock = פריצת מנעול
word-climb = טיפוס
word-intimidate = הפחדה
word-move-silently = הליכה חרישית
word-knowledge = ידע
word-cure-wounds = ריפוי פצעים
word-sleight-of-hand = זריזות ידיים
word-diplomacy = דיפלומטיה

word-true-hero = גיבור אמיתי
word-chieftain = ראש שבט
word-leader = מנהיג
word-explorer = חוקר ארצות
word-mercenary = שכיר חרב
word-npc = דמות משנה (NPC)
word-final-scoring = הניקוד הסופי
word-too-expensive = יקר מדי
word-exhausted = { why-exhausted }
word-no-step = { why-no-step }
word-not-now = { why-not-now }
word-row-full = { why-row-full }
word-taken = { why-taken }
word-empty-space = { why-empty-space }
word-no-action = { why-no-action }

word-male = צד גברי
word-female = צד נשי
word-up = מעלה
word-down = מטה
word-left = שמאלה
word-right = ימינה

word-pass = ויתור
word-pass-turn = ויתור עד התור הבא שלי
word-pass-round = ויתור עד סוף הסיבוב
word-discard = השלכת קלף תמורת זהב
word-apply = הפעלת ההשפעה
word-decline = בלי ההשפעה
word-done = סיום
word-spend-tokens = שימוש באסימוני הכריזמה
word-keep-tokens = שמירת אסימוני הכריזמה

word-coin = קלף היוזמה
word-third-die = הקובייה השלישית בשורה
word-gold-die = קוביית זהב
word-discarded-card = קלף שוק שהושלך

word-attribute-goals = יעדי תכונות
word-class-dice = קוביות בצבע המקצוע
word-alignment-card = נטייה מוסרית
word-backstory-card = סיפור רקע
word-armor-cards = שריון
word-trait-cards = מאפיינים
word-gold-left = יתרת הזהב

word-most-stars = { reason-most-stars }
word-most-gold = { reason-most-gold }
word-fewest-dice = { reason-fewest-dice }
word-shared-victory = { reason-shared-victory }

reason-most-stars = מספר כוכבי המוניטין הגבוה ביותר
reason-most-gold = שוויון בכוכבים, אך יותר זהב
reason-fewest-dice = שוויון בכוכבים ובזהב, אך פחות קוביות בצבע המקצוע
reason-shared-victory = שוויון בכוכבים, בזהב ובקוביות: הניצחון משותף

# שאלות

ask-sheet = איזה לוח דמות לקחת?
ask-side = איזה צד של הלוח לבחור? שני הצדדים זהים במשחק.
ask-class = איזה מקצוע לבחור?
opening = מקצוע
ask-starting-die = איזו קוביית פתיחה להניח?
ask-row = באיזו שורה להניח את הקובייה?
ask-order = ערכים שווים: איזו קובייה תונח על קלף היוזמה הבא?
ask-initiative = איזה קלף יוזמה לקחת, עם הקובייה שעליו?
ask-take-coin = לקחת את הזהב מקלף יוזמה אחר?
ask-reroll = להטיל מחדש את הקובייה לפני הנחתה?
ask-action = איזו פעולת תכונה לבצע? אפשר גם לוותר.
ask-target = איזו קובייה בלוח שלך לבחור?
ask-change = איזה ערך תראה הקובייה?
ask-keep = להשאיר את הערך הישן או את החדש?
ask-direction = לאן להזיז את אסימון הנטייה?
ask-skill = באיזו מיומנות להשתמש? אפשר גם לוותר.
ask-effect = האסימון זז. להפעיל גם את ההשפעה?
ask-copy = באיזו מיומנות של שחקן אחר להשתמש?
ask-search = איזו קובייה לבחור מן השק?
ask-pool = איזו קובייה שעל קלפי היוזמה לבחור?
ask-move-to = לאיזו שורה תעבור הקובייה?
ask-attune = להוסיף לשוק קלף מערימת ההשלכה?
ask-market = איזה קלף לקנות? אפשר גם להשליך קלף תמורת זהב.
ask-sell = איזה קלף שוק להשליך?
ask-tokens = להשתמש באסימוני הכריזמה בקנייה הזאת או לשמור אותם לבאה?
ask-buy = איזה קלף לקנות?
ask-drop = איזה נשק להשליך?
ask-refresh = לרענן מיומנות מנוצלת?
ask-draw-die = נשלפת קובייה מן השק.
ask-die = מוטלת קובייה.
ask-deal-backstory = מחולק סיפור רקע.
ask-deal-alignment = מחולקת נטייה מוסרית.
ask-draw-card = נשלף קלף שוק.

# שאלות על קלף או מסיבה מסוימת

ask-target-str = איזו קובייה להפוך לצד הנגדי?
ask-target-dex = אילו שתי קוביות יחליפו מקומות?
ask-target-acrobatics = { ask-target-dex }
ask-target-con = איזו קובייה להעלות או להוריד?
ask-target-cure-wounds = { ask-target-con }
ask-target-int = איזו קובייה להטיל מחדש?
ask-target-concentrate = { ask-target-int }
ask-target-search = איזו קובייה תחזור לשק?
ask-target-negotiate = איזו קובייה למסור?
ask-target-sleight-of-hand = איזו קובייה תעבור לשורה אחרת?
ask-pool-intimidate = אילו קוביות שעל קלפי היוזמה להטיל מחדש?
ask-action-knowledge = איזו פעולת תכונה לבצע?
ask-drop-final-scoring = איזה נשק להשליך לפני הניקוד? אפשר גם לוותר.

# מה פירושה של אפשרות בשאלה

option-pass-action = בלי פעולה
option-pass-skill = בלי מיומנות
option-pass-direction = האסימון נשאר במקומו
option-pass-take-coin = השארת הזהב
option-pass-reroll = השארת הקובייה כמו שהיא
option-pass-attune = בלי הוספת קלף
option-pass-market = סיום הקניות
option-pass-buy = בלי קנייה
option-pass-drop = השארת כלי הנשק
option-pass-refresh = בלי רענון

# מדוע אי אפשר לבחור בדבר עכשיו

why-too-expensive = המחיר { $cost } זהב, ואין לך מספיק.
why-exhausted = המיומנות הזאת מנוצלת.
why-no-step = אסימון הנטייה שלך אינו יכול לזוז לשם.
why-not-now = אי אפשר להשתמש במיומנות הזאת ברגע זה.
why-row-full = השורה הזאת מלאה.
why-taken = קלף היוזמה הזה כבר נלקח.
why-empty-space = אין כאן קובייה.
why-no-action = הפעולה הזאת אינה זמינה לך עכשיו.

action-str-help = הפיכת קובייה לצד הנגדי
action-dex-help = החלפת מקומות בין שתי קוביות
action-con-help = העלאה או הורדה של קובייה ב־1
action-int-help = הטלה מחדש של קובייה ושמירת אחד הערכים
action-wis-help = הזזת אסימון הנטייה משבצת אחת
action-cha-help = קבלת אסימון ששווה זהב אחד בשוק של הסיבוב הזה
skill-pass-help = לרגע הזה בלבד
skill-pass-turn-help = השאלה לא תוצג שוב עד התור הבא שלך
skill-pass-round-help = השאלה לא תוצג שוב בסיבוב הזה
market-pass-help = בלי קנייה שנייה
market-discard-help = 2 זהב
effect-decline-help = הקלף נעשה מנוצל בכל מקרה

# היומן

log-rolls-to-start = { side }, הטלה לקביעת הפותח: { $face }.
log-starts = השחקן הפותח: { side }.
log-takes-sheet = { side }, לוח דמות: { $race }, { $sex }.
log-draws-class = { side }, קובייה למקצוע: { $colour }.
log-takes-class = המקצוע של { side }: { $role }.
log-is-dealt = { side }, סיפור רקע: { $backstory }; נטייה מוסרית: { $alignment }.
log-removes-cards = { $count ->
    [0] כל קלפי השוק נשארים בחפיסה.
    [one] קלף שוק אחד יוצא מהחפיסה ופותח את ערימת ההשלכה.
    [two] שני קלפי שוק יוצאים מהחפיסה ופותחים את ערימת ההשלכה.
   *[other] { $count } קלפי שוק יוצאים מהחפיסה ופותחים את ערימת ההשלכה.
}
log-reveals = נחשף: { $card }.
log-round-begins = סיבוב { $round } מתחיל. השחקן הפותח: { side }.
log-rolls = { side }, הטלה: { $die }.
log-lies-on = על { $initiative }: { $die }.
log-selects = { side }, לקיחת { $initiative }: { $die }.
log-places = { side }, הנחת קובייה בשורת { $row }: { $die }.
log-gains = { $count ->
    [one] { side }, תוספת של זהב אחד ({ $source }).
   *[other] { side }, תוספת של { $count } זהב ({ $source }).
}
log-changes = { side }, שינוי קובייה ({ $slot }): { $before } הופך ל־{ $after }.
log-swaps = { side }, החלפת מקומות בין שתי קוביות: { $slot } ו־{ $other }.
log-rerolls = { side }, הטלה מחדש של קובייה ({ $before }): { $after }.
log-moves-token = { side }, הזזת אסימון הנטייה { $direction }.
log-takes-token = { $count ->
    [one] { side }, אסימון כריזמה אחד.
    [two] { side }, אסימון כריזמה נוסף: עכשיו שניים.
   *[other] { side }, אסימון כריזמה נוסף: עכשיו { $count }.
}
log-changes-pool = { side }, שינוי קובייה ({ $initiative }): { $before } הופך ל־{ $after }.
log-exchanges = { side }, החלפת קובייה ({ $slot }): { $before } תמורת { $after }.
log-moves-die = { side }, העברת קובייה לשורת { $row }: { $die }.
log-uses-skill = { side }, שימוש במיומנות: { $skill }.
log-copies-skill = { side }, שימוש במיומנות של { other }: { $skill }.
log-adds-card = { side }, הוספת קלף לשוק: { $card }.
log-buys = { $tokens ->
    [0] { side }, קנייה תמורת { $gold ->
        [one] זהב אחד
       *[other] { $gold } זהב
    }: { $card }.
    [one] { side }, קנייה תמורת { $gold ->
        [one] זהב אחד
       *[other] { $gold } זהב
    } ואסימון כריזמה אחד: { $card }.
    [two] { side }, קנייה תמורת { $gold ->
        [one] זהב אחד
       *[other] { $gold } זהב
    } ושני אסימוני כריזמה: { $card }.
   *[other] { side }, קנייה תמורת { $gold ->
        [one] זהב אחד
       *[other] { $gold } זהב
    } ו־{ $tokens } אסימוני כריזמה: { $card }.
}
log-discards = { side }, השלכה: { $card }.
log-leaves-market = הושלך מן השוק: { $card }.
log-is-removed = הוסר מן המשחק: { $card }.
log-opponent-rolls = קוביית היריב מראה { $face }.
log-refreshes = { side }, רענון מיומנות: { $skill }.
log-reshuffles = { $count ->
    [one] ערימת ההשלכה הופכת לחפיסה חדשה: קלף אחד.
    [two] ערימת ההשלכה מעורבבת לחפיסה חדשה: שני קלפים.
   *[other] ערימת ההשלכה מעורבבת לחפיסה חדשה: { $count } קלפים.
}
log-scores = { $stars ->
    [1] { side }, { $source }: כוכב אחד.
    [2] { side }, { $source }: שני כוכבים.
   *[other] { side }, { $source }: { $stars } כוכבים.
}
log-totals = { $stars ->
    [1] { side }, סך הכול: כוכב אחד.
    [2] { side }, סך הכול: שני כוכבים.
   *[other] { side }, סך הכול: { $stars } כוכבים.
}
log-wins = { side }, ניצחון: { $reason }.
log-ranks-as = הדרגה של { side }: { $rank }.

# מה עושים הקלפים והמקצועות

effect-row-at-least = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} אם סכום הקוביות בשורת { $row } הוא { $limit } או יותר.
effect-row-at-most = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} אם סכום הקוביות בשורת { $row } הוא { $limit } או פחות.
effect-faces = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} אם לפחות { $limit } מן הקוביות שלך מראות { $face }.
effect-goals-met = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} אם הושגו לפחות { $limit } מיעדי התכונות שלך.
effect-alignment-at-least = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} אם אסימון הנטייה שלך עומד על משבצת ששווה { $limit } או יותר.
effect-per-trait = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל מאפיין נוסף
    [two] כל שני מאפיינים נוספים
   *[other] כל { $per } מאפיינים נוספים
} שברשותך, עד { $most }.
effect-per-one-colour-row = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל שורה בצבע אחד
    [two] כל שתי שורות בצבע אחד
   *[other] כל { $per } שורות בצבע אחד
}, עד { $most }.
effect-per-skill = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל מיומנות
    [two] כל שתי מיומנויות
   *[other] כל { $per } מיומנויות
} שברשותך, עד { $most }.
effect-per-coin = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל זהב
   *[other] כל { $per } זהב
} שברשותך בסוף, עד { $most }.
effect-per-class-die = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל קובייה
    [two] כל שתי קוביות
   *[other] כל { $per } קוביות
} בצבע המקצוע שלך, עד { $most }.
effect-per-gold-die = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} על { $per ->
    [one] כל קוביית זהב
    [two] כל שתי קוביות זהב
   *[other] כל { $per } קוביות זהב
} בלוח שלך, עד { $most }.
effect-raise-class-dice = ביעדי התכונות, כל קובייה בצבע המקצוע שלך נחשבת גבוהה ב־{ $by }.
effect-raise-gold-dice = ביעדי התכונות, כל קוביית זהב נחשבת גבוהה ב־{ $by }.
effect-raise-row = ביעדי התכונות, שורת { $row } נחשבת גבוהה ב־{ $by }.
effect-extra-armor = { $by ->
    [one] בסוף המשחק, סט שריון לא שלם אחד שלך נחשב כבעל קלף נוסף.
    [two] בסוף המשחק, סט שריון לא שלם אחד שלך נחשב כבעל שני קלפים נוספים.
   *[other] בסוף המשחק, סט שריון לא שלם אחד שלך נחשב כבעל { $by } קלפים נוספים.
}
effect-cheaper = { $by ->
    [one] קלפי שוק עולים לך זהב אחד פחות.
   *[other] קלפי שוק עולים לך { $by } זהב פחות.
}
effect-longer-steps = { $by ->
    [two] בפעולת החוכמה, אפשר להזיז את האסימון שלך עד שני צעדים.
   *[other] בפעולת החוכמה, אפשר להזיז את האסימון שלך עד { $by } צעדים.
}
effect-wider-changes = בפעולת החוסן, אפשר להעלות או להוריד קובייה ב־{ $by } לכל היותר.
effect-richer-discards = { $by ->
    [one] בהשלכת קלף שוק תמורת זהב מקבלים זהב אחד נוסף.
   *[other] בהשלכת קלף שוק תמורת זהב מקבלים עוד { $by } זהב.
}
effect-reroll-own = הטלה מחדש של קובייה בלוח שלך ושמירת אחד הערכים.
effect-exchange-with-bag = הצצה בשק והחלפת קובייה בלוח שלך בקובייה מן השק; הערך נשמר.
effect-exchange-with-pool = החלפת קובייה בלוח שלך בקובייה שעל קלף יוזמה פנוי, ואחריה מיון הקוביות מחדש.
effect-gain-gold = { $by ->
    [one] קבלת זהב אחד.
   *[other] קבלת { $by } זהב.
}
effect-swap-own = החלפת מקומות בין שתי קוביות בלוח שלך.
effect-buy-top-card = בתור השוק שלך: חשיפת הקלף העליון בחפיסה; אפשר לקנות אותו במחיר מלא, או להשליך אותו ולהמשיך.
effect-change-pool = { $by ->
    [one] העלאה או הורדה ב־1 של קובייה שעל קלף יוזמה פנוי, ואחריה מיון הקוביות מחדש.
   *[other] העלאה או הורדה, ב־{ $by } לכל היותר, של קובייה שעל קלף יוזמה פנוי, ואחריה מיון הקוביות מחדש.
}
effect-reroll-pool = הטלה מחדש של קוביות כרצונך שעל קלפי יוזמה פנויים, ואחריה מיון הקוביות מחדש.
effect-buy-discard = בתור השוק שלך: אפשר לקנות קלף מערימת ההשלכה.
effect-extra-action = בתור הקוביות שלך: פעולת תכונה נוספת, של כל שורה.
effect-change-own = { $by ->
    [one] העלאה או הורדה של קובייה בלוח שלך ב־1.
   *[other] העלאה או הורדה של קובייה בלוח שלך ב־{ $by } לכל היותר.
}
effect-move-own = העברת קובייה בלוח שלך לשורה אחרת שיש בה מקום; בלי פעולה ובלי זהב.
effect-copy-skill = שימוש במיומנות מוכנה לשימוש של שחקן אחר, לפי החץ שלה; הקלף ההוא אינו נעשה מנוצל.
effect-chain = שריון מתכת: מזכה בכוכבים בסוף יחד עם שאר שריון המתכת שלך.
effect-leather = שריון עור: מזכה בכוכבים בסוף יחד עם שאר שריון העור שלך.
effect-mystic = שריון קסום: מזכה בכוכבים בסוף יחד עם שאר השריון הקסום שלך.

ability-charitable = נדיב
ability-vigilant = ערני
ability-attuned = קשוב לטבע
ability-skilled = מיומן
ability-enlightened = מואר
ability-charming = קסם אישי
ability-mischievous = שובב
ability-shrewd = ממולח
ability-mysterious = מסתורי
ability-enigmatic = חידתי
ability-prepared = מוכן
ability-powerful = רב עוצמה
ability-charitable-text = בהשלכת קלף שוק תמורת זהב, אפשר להזיז את אסימון הנטייה צעד אחד
ability-vigilant-text = קבלת זהב אחד בלקיחת קלף היוזמה הגבוה ביותר
ability-attuned-text = לפני פתיחת השוק אפשר להוסיף לו קלף מערימת ההשלכה
ability-skilled-text = רענון של עד שתי מיומנויות בשלב הניקוי
ability-enlightened-text = קובייה בשורת החוכמה פותחת כל פעולת תכונה
ability-charming-text = אפשר לקנות שני קלפים בתור שוק; אסימוני כריזמה מועילים לאחד מהם
ability-mischievous-text = אם אין זהב על קלף היוזמה שלך, אפשר לקחת את הזהב של קלף פנוי אחר
ability-shrewd-text = קוביית זהב נותנת לך 4 זהב במקום 2
ability-mysterious-text = אפשר להטיל מחדש את הקובייה לפני הנחתה ולשמור אחד הערכים
ability-enigmatic-text = פעולת התבונה יכולה לבוא במקום הפעולה של כל שורה
ability-prepared-text = שלוש ידיים לנשק
ability-powerful-text = פעולת הכוח יכולה לבוא במקום הפעולה של כל שורה

# הסיפורים שמאחורי הגיבורים

story-aristocrat = גדלת בהיכלי שיש ועזבת את הנשף כדי לראות אם שמך שווה משהו בחוץ.
story-brawler = בכל פונדק בנמל עומד שולחן ששברת, ויש עליו שיר.
story-chosen-one = זקנה קראה בכף ידך, החווירה וסירבה לקחת את המטבע.
story-craftsman = מה שידיך יוצרות מחזיק מעמד; עתה הן יוצרות שם.
story-devoted = פעם הבטחת הבטחה, ומאז כל דרכיך מובילות אליה.
story-exonerated = עשר שנים במגדל על מעשה של מישהו אחר: יש לך הרבה זמן אבוד להשלים.
story-hunter = היער מוכר לך לפי שתיקותיו, ובני האדם לפי עקבותיהם.
story-lost-soul = התעוררת על חוף בלי זיכרון, ומפתח על צווארך.
story-mentor = כל תלמידיך היו לגיבורים; הגיע הזמן להראות להם איך עושים זאת.
story-patrician = שלושה מכתבים בחותמך פותחים כל דלת, עד שצריך לשלם.
story-persecuted = שרפו את כפרך בשל מי שהנך, ולכן למדת להיות יותר.
story-resilient = דבר, שיטפון ומלחמה העמידו אותך במבחן, ואף אחד מהם לא הפיל אותך.
story-rift-walker = חצית סדק באוויר ושבת יום לפני שיצאת.
story-savage = הזאבים לימדו אותך לחלוק, לחכות ולנשוך.
story-savant = בגיל שבע תיקנת את אסטרונום החצר; בגיל שמונה הוא עזב את העיר.
story-street-urchin = גדלת ברחוב, ברעב ובזריזות; רק הקומה כבר אינה קטנה.

# הלוח

board-round = סיבוב
board-phase-setup = הכנת המשחק
board-phase-roll = שלב ההטלה
board-phase-dice = שלב הקוביות
board-phase-before-market = לפני השוק
board-phase-market = שלב השוק
board-phase-cleanup = שלב הניקוי
board-phase-scoring = סיום המשחק
board-phase-over = ניקוד סופי
board-start = השחקן הפותח
board-initiative = יוזמה
board-market = שוק
board-deck = חפיסה
board-discard = ערימת ההשלכה
board-removed = הוסרו
board-bag = שק
board-piles = ערימות
board-gold = זהב
board-charisma = אסימוני כריזמה
board-waiting = להנחה
board-weapons = נשק
board-armor = שריון
board-traits = מאפיינים
board-skills = מיומנויות
board-exhausted = מנוצלת
board-goal = יעד
board-cost = מחיר
board-price = המחיר לך: { $price }
board-hands = { $count ->
    [one] יד אחת
    [two] שתי ידיים
   *[other] { $count } ידיים
}
board-type-weapon = נשק
board-type-armor = שריון
board-type-trait = מאפיין
board-type-skill = מיומנות
board-chain = מתכת
board-leather = עור
board-mystic = קסום
board-good = טוב
board-evil = רע
board-law = חוק
board-chaos = כאוס
board-alignment = נטייה מוסרית
board-backstory = סיפור רקע
board-matches = { $count ->
    [one] התאמה אחת
    [two] שתי התאמות
   *[other] { $count } התאמות
}
board-estimate = כוכבים לעת עתה
board-final-score = ניקוד סופי
board-score-goals = יעדים
board-score-class-dice = קוביות מקצוע
board-shield = מגן
board-total = סך הכול
board-rank = דרגה
board-passing-turn = ויתור עד התור הבא
board-passing-round = ויתור עד סוף הסיבוב
board-coin = זהב אחד
board-no-modifiers = בלי בונוס ובלי קנס
board-short-str = כוח
board-short-dex = זרי
board-short-con = חוס
board-short-int = תבו
board-short-wis = חוכ
board-short-cha = כרי
board-letter-green = י
board-letter-blue = כ
board-letter-red = א
board-letter-purple = ס
board-letter-black = ש
board-letter-white = ל
board-letter-gold = ז
board-designed = * עם ערכים משלנו: לא נמצא מקור למודפסים. אפשר לתת אחרים: { "--components FILE" }

# Chapters of the rulebook

chapter-overview = סקירה ותכולה
chapter-sheet = לוח הדמות
chapter-class = קלפי מקצוע
chapter-backstory = קלפי סיפור רקע
chapter-alignment = קלפי נטייה מוסרית
chapter-market-cards = קלפי שוק וקלפי יוזמה
chapter-setup = הכנת המשחק: הגיבורים
chapter-setup-table = הכנת המשחק: השולחן
chapter-setup-dice = הכנת המשחק: קוביות הפתיחה
chapter-round = מהלך סיבוב
chapter-roll = שלב ההטלה
chapter-dice = שלב הקוביות
chapter-actions = פעולות תכונה
chapter-market = שלב השוק
chapter-cleanup = שלב הניקוי
chapter-skills = שימוש בקלפי מיומנות
chapter-gold = השגת זהב
chapter-scoring = סיום המשחק וניקוד סופי
chapter-scoring-cards = ניקוד השריון והמאפיינים
chapter-winner = המנצח ומקרי תיקו
chapter-notes-classes = הערות על המקצועות
chapter-notes-skills = הערות על המיומנויות
chapter-notes-purchases = הערות על קניות ונשק
chapter-variants = וריאנטים
chapter-solo = משחק ליחיד
chapter-quick = סיכום מהיר

# Lessons

lesson-the-sheet = לוח הדמות והיעדים
lesson-the-sheet-rows = זה לוח הדמות שלך: שש תכונות, ולכל אחת שלוש משבצות. כל סיבוב מוסיף קובייה אחת, עד שכל שמונה־עשרה המשבצות מלאות.
lesson-the-sheet-goals = המקצוע שלך, פלאדין, קובע יעד לכל תכונה: הכוח צריך להיות בדיוק 17, הזריזות 15 או 16, התבונה 14 או יותר. יעדים שהושגו נותנים כוכבים בסוף, ומי שיש לו הכי הרבה כוכבי מוניטין מנצח.
lesson-the-sheet-race = גם הגזע שלך נחשב: לגמד יש 2 יותר בחוסן ו־2 פחות בכריזמה. כדי להגיע ל־17 בחוסן די שהקוביות יסתכמו ב־15.
lesson-the-sheet-colour = לבן הוא צבע הפלאדין. כל קובייה לבנה בלוח שלך שווה כוכב בסוף, בכל מקום שבו היא מונחת.
lesson-the-sheet-cards = ללוח שלך שייכים עוד שני קלפים: סיפור הרקע, הדורש צבעים מסוימים במשבצות מסוימות, והנטייה המוסרית. הם יוצגו בשיעור אחר.
lesson-the-sheet-take = בשורת הכוח שלך יש 6 ו־5; עוד 6 ישלים בדיוק ל־17. על קלף יוזמה 2 מונחת קובייה לבנה של 6: נא לקחת אותו.
lesson-the-sheet-place = הקוביות ממלאות שורה משמאל. נא להניח את ה־6 הלבן בשורת הכוח.
lesson-the-sheet-met = ⁦6 + 5 + 6 = 17⁩: היעד הושג ושווה 3 כוכבים, והקובייה הלבנה מוסיפה עוד אחד. קובייה גם פותחת את הפעולה של שורתה, אבל עכשיו אין בה צורך: נא לוותר.
lesson-the-sheet-next = כל שחקן לוקח קובייה אחת בסיבוב, ועכשיו תורו של השחקן האחר.

lesson-taking-a-die = לקיחת קובייה
lesson-taking-a-die-roll = בסיבוב הזה התור הראשון שלך. מטילים קובייה לכל קלף יוזמה, והנמוכה ביותר מונחת על קלף 1.
lesson-taking-a-die-order = על קלף 1 מונח 2 כחול. בין שתי קוביות שוות הבחירה בידך: נא להניח את קוביית הזהב, 5, על קלף 2, שעליו מונח מטבע.
lesson-taking-a-die-choose = הקלף נותן לך את הקובייה שעליו, את הזהב שעליו ואת מקומך בשוק: המספרים הנמוכים קונים ראשונים. נא לקחת את קלף 2.
lesson-taking-a-die-place = בשורת הזריזות כבר יש שתי קוביות, 6 ו־5, והיעד הוא 16 או 17. נא להניח שם את קוביית הזהב.
lesson-taking-a-die-gold = זה השתלם: זהב אחד מהקלף, אחד על הקובייה השלישית בשורה, ו־2 על קוביית הזהב. וגם היעד הושג: ⁦6 + 5 + 5 = 16⁩.
lesson-taking-a-die-action = קובייה בזריזות מאפשרת להחליף מקומות בין שתי קוביות שלך. נא לבצע את הפעולה.
lesson-taking-a-die-swap = הסייר שלך צריך 18 בחוסן, כלומר רק קוביות של 6. נא להחליף את ה־4 הכחול שם ב־6 הסגול שבשורת הכוח.
lesson-taking-a-die-left = גם השחקן האחר לקח קלף. נשאר אחד: הקובייה שעליו חוזרת לבסוף לשק, וזהב שאיש אינו לוקח נשאר על הקלף.

lesson-six-actions = שש הפעולות
lesson-six-actions-rows = קובייה שמניחים פותחת את הפעולה של שורתה, פעם אחת בכל סיבוב. נא לקחת את קלף 2 עם ה־5 הכחול.
lesson-six-actions-place = בשורת החוכמה יש 5 ו־6, והיעד הוא 15 או 16: נא להניח שם את ה־5. המקצוע שלך הוא נזיר, ולנזיר קובייה בחוכמה פותחת את כל שש הפעולות.
lesson-six-actions-dice = שלוש פעולות משנות קוביות כרצונך. הכוח הופך קובייה לצד הנגדי, הזריזות מחליפה מקומות בין שתי קוביות, והחוסן מעלה או מוריד קובייה ב־1.
lesson-six-actions-reroll = התבונה מטילה קובייה מחדש, ואפשר לשמור את הערך הישן או את החדש.
lesson-six-actions-others = החוכמה מזיזה את אסימון הנטייה שלך משבצת אחת. הכריזמה נותנת אסימון ששווה זהב אחד בשוק של הסיבוב הזה.
lesson-six-actions-choose = בשורת הכוח שלך יש 6, 6 ו־1, והיעד הוא 18. סכום הצדדים הנגדיים הוא שבע: נא לבחור בכוח.
lesson-six-actions-flip = נא להפוך את ה־1 השחור ל־6.
lesson-six-actions-one = שני יעדים בתור אחד! אין עכשיו פעולה שנייה: קובייה ששונתה אינה פותחת פעולה.
lesson-six-actions-opponent = השחקן האחר הניח 4 בחוסן, ובעזרת הפעולה של השורה העלה אותו ל־5: ⁦6 + 6 + 5 = 17⁩.

lesson-the-market = השוק
lesson-the-market-order = עכשיו מגיע השוק. בעל קלף היוזמה הנמוך ביותר קונה ראשון: לך יש קלף 1.
lesson-the-market-kinds = יש ארבעה סוגים של קלפי שוק. נשק עוזר לך כל עוד הוא ברשותך; שריון נותן כוכבים בסוף, וככל שיש ממנו יותר כן ייטב.
lesson-the-market-skills = מאפיינים נותנים כוכבים בסוף אם התנאי שלהם מתקיים, ובמיומנויות אפשר להשתמש במהלך המשחק.
lesson-the-market-token = יש לך 4 זהב ואסימון כריזמה, ששווה זהב אחד בסיבוב הזה. ביחד 5.
lesson-the-market-trait = המאפיין ״אמיץ״ עולה 5 ונותן 3 כוכבים אם סכום הקוביות בשורת הכוח שלך הוא 17 או יותר. הוא אכן כזה: נא לקנות אותו.
lesson-the-market-arrow = מאפיין גם מזיז את אסימון הנטייה שלך לפי החץ שלו, כאן צעד אחד מעלה. בקלף הנטייה שלך המשבצת הזאת שווה 3 כוכבים.
lesson-the-market-discard = השחקן האחר לא יכול היה לשלם על אף קלף, ולכן השליך קלף וקיבל 2 זהב. כך מקבל 2 זהב מי שאינו קונה.
lesson-the-market-cleanup = בשלב הניקוי אובדים אסימוני כריזמה שלא נוצלו, נפרש שוק חדש, והשק עובר הלאה: השחקן האחר פותח את הסיבוב הבא.

lesson-skills = שימוש במיומנות
lesson-skills-upright = ברשותך המיומנות ״ריפוי פצעים״, והיא מוכנה לשימוש. ברוב המיומנויות אפשר להשתמש בכל עת, גם בתורו של שחקן אחר; המשחק שואל אותך.
lesson-skills-use = בשורת החוסן שלך יש 6, 6 ו־5, והברברי שלך צריך 18 או יותר. נא להשתמש ב״ריפוי פצעים״.
lesson-skills-arrow = תחילה זז אסימון הנטייה שלך לפי החץ שעל הקלף, צעד אחד מעלה. עכשיו נא להפעיל את ההשפעה: היא מעלה או מורידה קובייה ב־1.
lesson-skills-effect = נא לבחור את ה־5 הכחול בשורת החוסן ולהפוך אותו ל־6.
lesson-skills-refresh = היעד הושג, והקלף מנוצל. בשלב הניקוי כל שחקן רשאי לרענן מיומנות אחת: נא לרענן את ״ריפוי פצעים״.
lesson-skills-blocked = היא מוכנה לשימוש בסיבוב הבא. אבל כדאי לשים לב לחץ: אם האסימון אינו יכול לזוז את הצעד הזה, אי אפשר להשתמש במיומנות.

lesson-scoring = סיום המשחק והניקוד
lesson-scoring-last = הסיבוב האחרון: בלוח שלך נותרה משבצת אחת, השלישית בשורת החוכמה. כדאי לבחור היטב את הקובייה!
lesson-scoring-backstory = סיפור הרקע שלך דורש שישה צבעים בשש משבצות, וכאן הוא דורש סגול. יש כבר שלוש התאמות; הרביעית תיתן 3 כוכבים במקום אחד: נא לקחת את ה־6 הסגול.
lesson-scoring-place = נא להניח אותו בשורת החוכמה: ⁦6 + 5 + 6 = 17⁩ משיג גם את היעד שלך.
lesson-scoring-alignment = החוכמה מזיזה את אסימון הנטייה שלך. נא לבצע את הפעולה ולזוז מעלה: שם הקלף שלך נותן 3 כוכבים.
lesson-scoring-armour = השריון מזכה בכוכבים לפי סטים, ושני קלפי מתכת נותנים יותר מאחד; למקצוע הלבן שלך יש אפילו בונוס על מתכת. נא לקנות את קסדת המתכת.
lesson-scoring-end = כל הלוחות מלאים, ולכן זה היה הסיבוב האחרון. אחרי שלב הניקוי המשחק סופר את הכוכבים בעצמו.
lesson-scoring-count = הכוכבים שלך: 11 על חמישה יעדים, 5 על קוביות לבנות, 3 על הנטייה ו־3 על סיפור הרקע, 4 על השריון, 3 על המאפיין ״אמיץ״. סך הכול 29.
lesson-scoring-win = לשחקן האחר יש 18: ניצחת! בשוויון כוכבים מכריע מי שיש לו יותר זהב, ואחר כך מי שיש לו פחות קוביות בצבע המקצוע.

option-players-name = שחקנים
option-players = כמה משחקים.
option-short-name = משחק קצר
option-short = שתי קוביות פתיחה נוספות, בלי זהב נוסף לשחקן השלישי והרביעי.
option-short-off = המשחק המלא
option-short-on = המשחק הקצר
option-class-choice-name = מקצועות
option-class-choice = בחלוקה אקראית, או בבחירה בסדר הפוך.
option-class-choice-draw = בהגרלה
option-class-choice-choose = בבחירה
option-friendly-name = שוק ידידותי
option-friendly = מי שלוקח 2 זהב אינו משליך קלף.
option-friendly-off = תמורת 2 זהב מושלך קלף
option-friendly-on = 2 זהב בלי להשליך קלף
option-less-random-name = הכנה פחות אקראית
option-less-random = קוביית פתיחה אחת מכל צבע מקצוע, ועוד קוביות זהב לשלושה ולארבעה שחקנים.
option-less-random-off = קוביות הפתיחה כפי שנשלפו
option-less-random-on = קובייה אחת מכל צבע מקצוע
option-random-market-name = חפיסת שוק אקראית
option-random-market = כל קלפי השוק מעורבבים יחד.
option-random-market-off = קודם קלפים עם נקודה אחת
option-random-market-on = כל הקלפים מעורבבים יחד

# היומן לפי שלבים: כותרות, שורות קצרות, מספרים; השחקנים בשמותיהם

heading-setup = הכנת המשחק
heading-round = סיבוב { $round }
heading-dice = קוביות
heading-market = שוק
heading-scoring = ניקוד
heading-game-end = סוף המשחק
block-rolls-to-start = הטלה לקביעת הפותח: { $face }
block-rolls = הטלה: { $die }
block-lies-on = הנחת הקוביות
item-lies-on = { $die } על { $initiative }
block-selects = { $initiative }, { $die }
block-places = הנחה
item-places = { $die } בשורת { $row }
block-reveals = חדש בשוק: { $card }
block-buys = { $tokens ->
    [0] קנייה: { $card } (זהב: { $gold })
   *[other] קנייה: { $card } (זהב: { $gold }, אסימוני כריזמה: { $tokens })
}
block-discards = השלכה: { $card }
block-scores = כוכבים
item-scores = { $source } { $stars }
badge-gains = ⁦+{ $count }⁩ זהב
badge-takes-token = אסימוני כריזמה: { $count }
called = { $name }
called-other = { $name }

## The view in words: names of its fields and values; an empty name hides the field

field-ability = יכולת המקצוע
field-active = השחקן הפעיל
field-arrow = הזזת הנטייה
field-arrow-copied = כמו הקלף המועתק
field-bag-size = קוביות בשק
field-bonus = בונוס
field-card = קלף
field-cards = קלפים
field-class = מקצוע
field-coin = זהב עליו
field-colour = צבע
field-deck-size = קלפים בחפיסת השוק
field-designed = { "" }
field-designed-armor = { "" }
field-discard = ערימת ההשלכה
field-removed = הוסרו מהמשחק
field-dice = קוביות
field-die = קובייה
field-final = הסיבוב האחרון
field-goal-stars = כוכבים על יעדים
field-goals = יעדים
field-gold-for-a-star = זהב לכל כוכב
field-hands = ידיים
field-matched = { "" }
field-matches = צבעים תואמים
field-material = חומר
field-met = היעד הושג
field-passing = ויתור
field-passing-round = לסיבוב
field-passing-turn = עד התור הבא
field-phase = שלב
field-price = המחיר עבורך
field-race = גזע
field-rounds = סיבובים
field-rows = תכונות
field-score = ניקוד
field-scoring = טבלאות ניקוד
field-sets = סטים של שריון
field-sheets = לוחות דמות
field-side = צד
field-spaces = כוכבי משבצות הנטייה
field-stars = כוכבים
field-supply = זהב בקופה
field-taken-by = נלקח על ידי
field-token = אסימון הנטייה במשבצת (0 עד 8)
field-trait-stars = כוכבים על מאפיינים
field-type = סוג
field-upright = מוכנה לשימוש
field-wanted = הצבעים שבסיפור הרקע
