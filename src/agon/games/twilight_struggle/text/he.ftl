game-title = { "Twilight Struggle" }
game-subtitle = המלחמה הקרה, ⁦1945–1989⁩
game-players = שני שחקנים
game-glance = { $phase ->
    [setup] הכנת המשחק
    [headline] תור { $turn }, שלב הכותרת
    [action_round] תור { $turn }, סיבוב { $round }
   *[other] תור { $turn }
} · { $leader ->
    [us] { board-short-us } מובילה ב־{ $lead }
    [ussr] { board-short-ussr } מובילה ב־{ $lead }
   *[nobody] שוויון
} · ⁦{ "DEFCON" } { $defcon }⁩

seat-us = ארצות הברית
seat-ussr = ברית המועצות
seat-chance = המזל
seat-spectator = צופה

# שם הצד, תמיד בלשון נקבה; .to עם למ״ד היחס
side = { $side ->
    [us] ארה״ב
   *[ussr] בריה״מ
}
    .to = { $side ->
        [us] לארה״ב
       *[ussr] לבריה״מ
    }

# מילים שאפשר לבחור או להזכיר: מדינות

word-austria = אוסטריה
word-benelux = בנלוקס
word-canada = קנדה
word-denmark = דנמרק
word-finland = פינלנד
word-france = צרפת
word-greece = יוון
word-italy = איטליה
word-norway = נורווגיה
word-spain-portugal = ספרד/פורטוגל
word-sweden = שוודיה
word-turkey = טורקיה
word-united-kingdom = בריטניה
word-west-germany = מערב גרמניה
word-bulgaria = בולגריה
word-czechoslovakia = צ׳כוסלובקיה
word-east-germany = מזרח גרמניה
word-hungary = הונגריה
word-poland = פולין
word-romania = רומניה
word-yugoslavia = יוגוסלביה

word-egypt = מצרים
word-gulf-states = מדינות המפרץ
word-iran = איראן
word-iraq = עיראק
word-israel = ישראל
word-jordan = ירדן
word-lebanon = לבנון
word-libya = לוב
word-saudi-arabia = ערב הסעודית
word-syria = סוריה

word-afghanistan = אפגניסטן
word-australia = אוסטרליה
word-burma = בורמה
word-india = הודו
word-indonesia = אינדונזיה
word-japan = יפן
word-laos-cambodia = לאוס/קמבודיה
word-malaysia = מלזיה
word-north-korea = צפון קוריאה
word-pakistan = פקיסטן
word-philippines = הפיליפינים
word-south-korea = דרום קוריאה
word-taiwan = טאיוואן
word-thailand = תאילנד
word-vietnam = וייטנאם
word-chinese-civil-war = מלחמת האזרחים בסין

word-algeria = אלג׳יריה
word-angola = אנגולה
word-botswana = בוטסואנה
word-cameroon = קמרון
word-ethiopia = אתיופיה
word-ivory-coast = חוף השנהב
word-kenya = קניה
word-morocco = מרוקו
word-nigeria = ניגריה
word-saharan-states = מדינות הסהרה
word-se-african-states = מדינות דרום־מזרח אפריקה
word-somalia = סומליה
word-south-africa = דרום אפריקה
word-sudan = סודאן
word-tunisia = תוניסיה
word-west-african-states = מדינות מערב אפריקה
word-zaire = זאיר
word-zimbabwe = זימבבואה

word-costa-rica = קוסטה ריקה
word-cuba = קובה
word-dominican-republic = הרפובליקה הדומיניקנית
word-el-salvador = אל סלוודור
word-guatemala = גואטמלה
word-haiti = האיטי
word-honduras = הונדורס
word-mexico = מקסיקו
word-nicaragua = ניקרגואה
word-panama = פנמה

word-argentina = ארגנטינה
word-bolivia = בוליביה
word-brazil = ברזיל
word-chile = צ׳ילה
word-colombia = קולומביה
word-ecuador = אקוודור
word-paraguay = פרגוואי
word-peru = פרו
word-uruguay = אורוגוואי
word-venezuela = ונצואלה

# קלפים

word-asia-scoring = ניקוד אסיה
word-europe-scoring = ניקוד אירופה
word-middle-east-scoring = ניקוד המזרח התיכון
word-duck-and-cover = התכופף ותפוס מחסה
word-five-year-plan = תוכנית חומש
word-the-china-card = קלף סין
word-socialist-governments = ממשלות סוציאליסטיות
word-fidel = פידל
word-vietnam-revolts = המרד בווייטנאם
word-blockade = המצור על ברלין
word-korean-war = מלחמת קוריאה
word-romanian-abdication = ויתור מלך רומניה על הכתר
word-arab-israeli-war = מלחמת ישראל־ערב
word-comecon = קומקון
word-nasser = נאצר
word-warsaw-pact-formed = הקמת ברית ורשה
word-de-gaulle-leads-france = דה גול מנהיג את צרפת
word-captured-nazi-scientist = מדען נאצי שבוי
word-truman-doctrine = דוקטרינת טרומן
word-olympic-games = המשחקים האולימפיים
word-nato = נאט״ו
word-independent-reds = קומוניסטים עצמאיים
word-marshall-plan = תוכנית מרשל
word-indo-pakistani-war = מלחמת הודו־פקיסטן
word-containment = מדיניות הבלימה
word-cia-created = הקמת ה־{ "CIA" }
word-us-japan-mutual-defense-pact = ברית ההגנה ארה״ב–יפן
word-suez-crisis = משבר סואץ
word-east-european-unrest = תסיסה במזרח אירופה
word-decolonization = דה־קולוניזציה
word-red-scare-purge = הפחד האדום/טיהור
word-un-intervention = התערבות האו״ם
word-de-stalinization = דה־סטליניזציה
word-nuclear-test-ban = איסור ניסויים גרעיניים
word-formosan-resolution = החלטת פורמוזה
word-brush-war = מלחמה מקומית
word-central-america-scoring = ניקוד מרכז אמריקה
word-southeast-asia-scoring = ניקוד דרום־מזרח אסיה
word-arms-race = מרוץ החימוש
word-cuban-missile-crisis = משבר הטילים בקובה
word-nuclear-subs = צוללות גרעיניות
word-quagmire = בוץ טובעני
word-salt-negotiations = שיחות { "SALT" }
word-bear-trap = מלכודת דב
word-summit = ועידת פסגה
word-how-i-learned-to-stop-worrying = איך למדתי להפסיק לדאוג
word-junta = חונטה
word-kitchen-debates = ויכוח המטבח
word-missile-envy = קנאת טילים
word-we-will-bury-you = ״אנחנו נקבור אתכם״
word-brezhnev-doctrine = דוקטרינת ברז׳נייב
word-portuguese-empire-crumbles = האימפריה הפורטוגלית מתפוררת
word-south-african-unrest = תסיסה בדרום אפריקה
word-allende = איינדה
word-willy-brandt = וילי ברנדט
word-muslim-revolution = המהפכה המוסלמית
word-abm-treaty = אמנת { "ABM" }
word-cultural-revolution = מהפכת התרבות
word-flower-power = ילדי הפרחים
word-u2-incident = תקרית { "U-2" }
word-opec = אופ״ק
word-lone-gunman = ״יורה בודד״
word-colonial-rear-guards = כוחות מאסף קולוניאליים
word-panama-canal-returned = השבת תעלת פנמה
word-camp-david-accords = הסכמי קמפ דייוויד
word-puppet-governments = ממשלות בובה
word-grain-sales-to-soviets = מכירת חיטה לסובייטים
word-john-paul-ii-elected-pope = בחירת האפיפיור יוחנן פאולוס השני
word-latin-american-death-squads = פלוגות המוות באמריקה הלטינית
word-oas-founded = הקמת ארגון מדינות אמריקה
word-nixon-plays-the-china-card = ניקסון משחק בקלף הסיני
word-sadat-expels-soviets = סאדאת מגרש את הסובייטים
word-shuttle-diplomacy = דיפלומטיית הדילוגים
word-the-voice-of-america = קול אמריקה
word-liberation-theology = תאולוגיית השחרור
word-ussuri-river-skirmish = ההתנגשות בנהר אוסורי
word-ask-not-what-your-country-can-do-for-you = ״אל תשאלו מה ארצכם יכולה לעשות למענכם…״
word-alliance-for-progress = הברית למען הקדמה
word-africa-scoring = ניקוד אפריקה
word-one-small-step = ״צעד קטן לאדם…״
word-south-america-scoring = ניקוד דרום אמריקה
word-iranian-hostage-crisis = משבר בני הערובה באיראן
word-the-iron-lady = אשת הברזל
word-reagan-bombs-libya = רייגן מפציץ את לוב
word-star-wars = מלחמת הכוכבים
word-north-sea-oil = נפט בים הצפוני
word-the-reformer = הרפורמטור
word-marine-barracks-bombing = הפיגוע במגורי הנחתים
word-soviets-shoot-down-kal-007 = הסובייטים מפילים את טיסה { "KAL-007" }
word-glasnost = גלסנוסט
word-ortega-elected-in-nicaragua = אורטגה נבחר בניקרגואה
word-terrorism = טרור
word-iran-contra-scandal = פרשת איראן־קונטראס
word-chernobyl = צ׳רנוביל
word-latin-american-debt-crisis = משבר החובות באמריקה הלטינית
word-tear-down-this-wall = ״הרוס את החומה הזאת״
word-an-evil-empire = ״אימפריית הרשע״
word-aldrich-ames-remix = אולדריץ׳ איימס
word-aldrich-ames-remix-edition-first = אולדריץ׳ איימס
word-pershing-ii-deployed = הצבת טילי פרשינג 2
word-wargames = משחקי מלחמה
word-solidarity = סולידריות
word-iran-iraq-war = מלחמת איראן־עיראק
word-defectors = עריקים
word-the-cambridge-five = חמישיית קיימברידג׳
word-special-relationship = יחסים מיוחדים
word-norad = נורא״ד
word-che = צ׳ה
word-our-man-in-tehran = האיש שלנו בטהרן
word-yuri-and-samantha = יורי וסמנתה
word-awacs-sale-to-saudis = מכירת מטוסי { "AWACS" } לסעודים

# אזורים

word-europe = אירופה
word-middle-east = המזרח התיכון
word-asia = אסיה
word-africa = אפריקה
word-central-america = מרכז אמריקה
word-south-america = דרום אמריקה
word-southeast-asia = דרום־מזרח אסיה

# אפשרויות

word-pass = ויתור
word-event = אירוע
word-influence = הצבת השפעה
word-coup = הפיכה
word-realignment = היערכות מחדש
word-space = מרוץ החלל
word-event-first = קודם האירוע ואחריו המבצעים
word-ops-first = קודם המבצעים ואחריהם האירוע
word-operations-only = מבצעים, האירוע מבוטל
word-withdraw = הסרת 2 נקודות השפעה וסיום המשבר
word-play = שימוש בקלף
word-return = החזרת הקלף
word-participate = השתתפות
word-boycott = חרם
word-remove-influence = הסרת השפעה
word-add-influence = הוספת השפעה
word-two-in-south-africa = 2 בדרום אפריקה
word-one-and-neighbours = 1 בדרום אפריקה ו־2 במדינות הסמוכות לה
word-improve = העלאת מצב { "DEFCON" } ב־1
word-degrade = הורדת מצב { "DEFCON" } ב־1
word-defcon-1 = { "DEFCON 1" }
word-defcon-2 = { "DEFCON 2" }
word-defcon-3 = { "DEFCON 3" }
word-defcon-4 = { "DEFCON 4" }
word-defcon-5 = { "DEFCON 5" }
word-end-game = סיום המשחק
word-up = פניו כלפי מעלה
word-down = פניו כלפי מטה
word-mid-war = אמצע המלחמה
word-late-war = סוף המלחמה

word-us-0 = ארה״ב תמורת 0
word-us-1 = ארה״ב תמורת 1
word-us-2 = ארה״ב תמורת 2
word-us-3 = ארה״ב תמורת 3
word-us-4 = ארה״ב תמורת 4
word-us-5 = ארה״ב תמורת 5
word-us-6 = ארה״ב תמורת 6
word-us-7 = ארה״ב תמורת 7
word-us-8 = ארה״ב תמורת 8
word-us-9 = ארה״ב תמורת 9
word-ussr-0 = בריה״מ תמורת 0
word-ussr-1 = בריה״מ תמורת 1
word-ussr-2 = בריה״מ תמורת 2
word-ussr-3 = בריה״מ תמורת 3
word-ussr-4 = בריה״מ תמורת 4
word-ussr-5 = בריה״מ תמורת 5
word-ussr-6 = בריה״מ תמורת 6
word-ussr-7 = בריה״מ תמורת 7
word-ussr-8 = בריה״מ תמורת 8
word-ussr-9 = בריה״מ תמורת 9
word-keep-sides = השחקנים נשארים במקומותיהם
word-change-sides = השחקנים מחליפים צדדים

# מדוע הסתיים המשחק

word-nuclear-war = { reason-nuclear-war }
word-cuban-coup = { reason-cuban-coup }
word-twenty-vp = { reason-twenty-vp }
word-europe-control = { reason-europe-control }
word-final-scoring = { reason-final-scoring }
word-wargames-end = { reason-wargames-end }
word-held-scoring-card = { reason-held-scoring-card }
word-roll = הטלת הקובייה
word-operations = מבצעים
word-held-card = קלף שנשאר ביד בסוף התור
word-too-expensive = יקר מדי
word-boycott-risk = { warning-boycott-risk }
word-coup-risk = { warning-coup-risk }
word-summit-risk = { warning-summit-risk }
word-event-risk = { warning-event-risk }
word-headline-risk = { warning-headline-risk }
word-vp-risk = { warning-vp-risk }
word-out-of-reach = { why-out-of-reach }
word-closed-region = { why-closed-region }
word-closed-by-defcon = { why-closed-by-defcon }
word-no-enemy-influence = { why-no-enemy-influence }
word-no-own-influence = { why-no-own-influence }
word-enemy-control = { why-enemy-control }
word-full = { why-full }
word-wrong-area = { why-wrong-area }
word-not-of-event = { why-not-of-event }
word-not-in-hand = { why-not-in-hand }
word-face-down = { why-face-down }
word-no-headline = { why-no-headline }
word-bound = { why-bound }
word-scoring-due = { why-scoring-due }
word-own-event = { why-own-event }
word-scoring-card = { why-scoring-card }
word-low-value = { why-low-value }
word-no-target = { why-no-target }
word-no-event = { why-no-event }
word-no-attempt = { why-no-attempt }
word-last-box = { why-last-box }

reason-nuclear-war = מלחמה גרעינית פרצה כשהצד המפסיד היה השחקן הפעיל
reason-cuban-coup = הצד המפסיד ניסה הפיכה בזמן משבר הטילים בקובה
reason-twenty-vp = הצד המנצח הגיע ל־20 נקודות ניצחון
reason-europe-control = הצד המנצח שלט באירופה כשחושב הניקוד שלה
reason-final-scoring = הניקוד הסופי אחרי תור 10 הכריע
reason-wargames-end = המשחק הסתיים לפני הזמן באירוע ״משחקי מלחמה״
reason-held-scoring-card = קלף ניקוד נשאר בידי הצד המפסיד בסוף התור

# מה שנאמר לשחקן לפני בחירה שעלולה לעלות לו במשחק

warning-held-scoring-card = אחרי הבחירה הזאת לא יישאר לך סיבוב פעילות לקלף ניקוד שבידך; אם הוא עדיין בידך בסוף התור, זה הפסד במשחק.
warning-nuclear-war = מצב { "DEFCON" } יורד ל־1 בתורך: מלחמה גרעינית. זה הפסד במשחק.
warning-cuban-coup = כל עוד משבר הטילים בקובה מאיים עליך, כל ניסיון הפיכה שלך הוא הפסד במשחק.
warning-twenty-vp = הצד היריב מגיע ל־20 נקודות ניצחון ומנצח במשחק.
warning-europe-control = הצד היריב שולט באירופה: אם הניקוד שלה יחושב עכשיו, זה הפסד במשחק.
warning-wargames-end = אחרי מסירת 6 נקודות ניצחון היתרון בידי היריב: זה הפסד במשחק.
warning-boycott-risk = אם הצד היריב יחרים, מצב { "DEFCON" } יירד ל־1: מלחמה גרעינית והפסד במשחק.
warning-coup-risk = זה מאפשר ליריב לנסות הפיכה במדינת שדה קרב. מצב { "DEFCON" } יירד אז ל־1 בתורך, וזה יהיה הפסד במשחק.
warning-summit-risk = אם הצד היריב ינצח בוועידת הפסגה, הוא יוכל להוריד את מצב { "DEFCON" } ל־1, וזה יהיה הפסד במשחק.
warning-event-risk = זה עלול להביא לאירוע אחר שמוריד את מצב { "DEFCON" } ל־1, וזה יהיה הפסד במשחק.
warning-headline-risk = אם מצב { "DEFCON" } יהיה 2 כשקלף הכותרת שלך ייכנס לתוקף, הוא עלול לרדת ל־1: מלחמה גרעינית והפסד במשחק.
warning-vp-risk = זה עלול להעניק ליריב את הניצחון במשחק, ב־20 נקודות ניצחון או בשליטה באירופה.

# שאלות

ask-setup = באיזו מדינה להציב השפעה התחלתית?
ask-handicap = באיזו מדינה להציב את ההשפעה הנוספת?
ask-bid = בחירה בסתר: איזה צד רצוי לך, וכמה השפעה נוספת לתת תמורתו?
ask-seating = ההצעות שוות: המזל קובע מי ישחק בכל צד.
ask-headline = איזה קלף יהיה קלף הכותרת שלך?
ask-card = איזה קלף לבחור?
ask-use = איך להשתמש בקלף?
ask-order = האירוע בקלף שייך ליריב: איך לשחק אותו?
ask-place = באיזו מדינה להוסיף השפעה?
ask-remove = מאיזו מדינה להסיר השפעה?
ask-target = מהי מדינת היעד?
ask-discard = איזה קלף להשליך?
ask-choose = מה הבחירה שלך?
ask-die = מוטלת קובייה.
ask-draw = נמשך קלף.
ask-pick = נבחר קלף באקראי.
ask-imagine = נקבע מקום משוער לקלף לא ידוע.

# שאלות על קלף או מסיבה מסוימת

ask-card-un-intervention = של איזה קלף לבטל את האירוע?
ask-card-missile-envy = עליך לשחק את הקלף הזה למבצעים.
ask-card-aldrich-ames-remix = הקלף הבא הוא לפי הסדר שקבעה בריה״מ.
ask-card-quagmire = המלכודת עדיין סגורה: מה לעשות בסיבוב הזה?
ask-card-bear-trap = { ask-card-quagmire }
ask-discard-quagmire = איזה קלף בערך 2 או יותר להשליך? אחר כך מטילים קובייה: 1 עד 4 משחרר.
ask-discard-bear-trap = { ask-discard-quagmire }
ask-discard-held-card = איזה מהקלפים שנשארו ביד שלך להשליך? אפשר גם לוותר.
ask-discard-blockade = להשליך קלף בערך 3 או יותר, או לאבד את כל ההשפעה שלך במערב גרמניה?
ask-discard-latin-american-debt-crisis = להשליך קלף בערך 3 או יותר, או לתת לבריה״מ להכפיל את השפעתה בשתי מדינות בדרום אמריקה?
ask-discard-ask-not-what-your-country-can-do-for-you = אילו קלפים להשליך? אפשר להשליך כל מספר, ולמשוך אותו מספר.
ask-discard-our-man-in-tehran = אילו מהקלפים שנחשפו לך להשליך?
ask-discard-aldrich-ames-remix = איזה קלף מהיד של ארה״ב יושלך?
ask-use-event = האירוע מאפשר לך לבצע מבצעים. איך להשתמש בהם?
ask-use-operations = איך להשתמש בנקודות המבצעים?
ask-place-operations = היכן להציב השפעה?
ask-place-norad = מצב { "DEFCON" } ירד ל־2: היכן להוסיף נקודת השפעה? רק במקום שכבר יש לך השפעה.
ask-place-independent-reds = באיזו מדינה להשוות את ההשפעה שלך לזו של בריה״מ?
ask-place-junta = באיזו מדינה במרכז אמריקה או בדרומה להוסיף 2 נקודות השפעה?
ask-place-marshall-plan = היכן במערב אירופה להוסיף השפעה? נקודה אחת בכל מדינה.
ask-place-comecon = היכן במזרח אירופה להוסיף השפעה? נקודה אחת בכל מדינה.
ask-place-decolonization = היכן באפריקה או בדרום־מזרח אסיה להוסיף השפעה? נקודה אחת בכל מדינה.
ask-place-colonial-rear-guards = { ask-place-decolonization }
ask-place-warsaw-pact-formed = היכן במזרח אירופה להוסיף השפעה? לכל היותר 2 במדינה.
ask-place-the-reformer = היכן באירופה להוסיף השפעה? לכל היותר 2 במדינה.
ask-place-de-stalinization = היכן להציב את ההשפעה שהוסרה? לכל היותר 2 במדינה.
ask-place-puppet-governments = באילו מדינות שאין בהן השפעה להוסיף נקודת השפעה? אחת בכל מדינה.
ask-place-the-cambridge-five = היכן להוסיף נקודת השפעה, באזור הנקוב בקלפים שנחשפו? אפשר גם לוותר.
ask-place-latin-american-debt-crisis = באיזו מדינה בדרום אמריקה להכפיל את ההשפעה שלך?
ask-remove-cuban-missile-crisis = מאיזו מדינה להסיר 2 נקודות השפעה שלך?
ask-remove-truman-doctrine = מאיזו מדינה באירופה שאינה בשליטת איש להסיר את כל ההשפעה הסובייטית?
ask-remove-socialist-governments = מהיכן במערב אירופה להסיר השפעה של ארה״ב? לכל היותר 2 ממדינה.
ask-remove-suez-crisis = מהיכן להסיר השפעה של ארה״ב: ישראל, בריטניה או צרפת? לכל היותר 2 מכל אחת.
ask-remove-warsaw-pact-formed = מאיזו מדינה במזרח אירופה להסיר את כל ההשפעה של ארה״ב?
ask-remove-muslim-revolution = מאיזו מדינה להסיר את כל ההשפעה של ארה״ב?
ask-remove-de-stalinization = מהיכן לקחת השפעה שלך?
ask-target-coup = היכן לנסות הפיכה?
ask-target-realignment = באיזו מדינה לבצע את הטלת ההיערכות מחדש הבאה?
ask-target-che = היכן לנסות הפיכה? לא במדינת שדה קרב.
ask-target-ortega-elected-in-nicaragua = באיזו מדינה הסמוכה לניקרגואה לנסות הפיכה ללא עלות?
ask-target-brush-war = איזו מדינה שמספר היציבות שלה 1 או 2 לתקוף?
ask-target-indo-pakistani-war = איזו מדינה לתקוף?
ask-target-iran-iraq-war = { ask-target-indo-pakistani-war }
ask-choose-olympic-games = להשתתף במשחקים האולימפיים או להחרים אותם?
ask-choose-salt-negotiations = איזה קלף לקחת מערימת ההשלכה? אפשר גם לוותר.
ask-choose-summit = הניצחון בוועידת הפסגה שלך: לשנות את מצב { "DEFCON" }?
ask-choose-how-i-learned-to-stop-worrying = על איזו דרגה לקבוע את מצב { "DEFCON" }?
ask-choose-missile-envy = איזה מהקלפים בעלי הערך הגבוה ביותר שבידך למסור ליריב?
ask-choose-grain-sales-to-soviets = לשחק את הקלף שנמשך או להחזיר אותו?
ask-choose-star-wars = איזה קלף מערימת ההשלכה לבחור? האירוע שלו יתרחש מיד.
ask-choose-chernobyl = באיזה אזור תיאסר על בריה״מ הצבת השפעה בתור הזה?
ask-choose-shuttle-diplomacy = איזו מדינת שדה קרב סובייטית לא תיספר?
ask-choose-wargames = למסור ליריב 6 נקודות ניצחון ולסיים את המשחק?
ask-choose-warsaw-pact-formed = להסיר השפעה של ארה״ב ממזרח אירופה או להוסיף משלך?
ask-choose-south-african-unrest = היכן להציב את ההשפעה שלך?
ask-choose-aldrich-ames-remix = איזה קלף יהיה הבא בסדר של ארה״ב?
ask-choose-space = הקלף נוצל. להטיל את הקובייה?

# מה פירושה של אפשרות בשאלה

option-pass-headline = בלי קלף כותרת
option-pass-card = בלי קלף
option-influence-use = הצבת השפעה
option-pass-use = ויתור על המבצעים
option-pass-place = סיום ההצבה
option-pass-remove = סיום ההסרה
option-pass-discard = בלי השלכה
option-pass-choose = ויתור
option-pass-target = סיום
option-pass-realignment = סיום ההיערכות מחדש
option-pass-che = בלי הפיכה
option-pass-ortega-elected-in-nicaragua = { option-pass-che }
option-pass-quagmire = ויתור על הסיבוב
option-pass-bear-trap = { option-pass-quagmire }
option-pass-held-card = השארת כל הקלפים
option-pass-blockade = אובדן כל ההשפעה במערב גרמניה
option-pass-latin-american-debt-crisis = { $of ->
    [0] הכפלת ההשפעה של בריה״מ
   *[other] סיום ההכפלה
}
option-pass-ask-not-what-your-country-can-do-for-you = סיום ההשלכה
option-pass-our-man-in-tehran = החזרת השאר
option-pass-the-cambridge-five = בלי הוספה
option-pass-de-stalinization = סיום ההעברה
option-pass-salt-negotiations = בלי לקיחת קלף
option-pass-summit = השארת מצב { "DEFCON" } כמו שהוא
option-pass-wargames = המשך המשחק
option-end-game-wargames = מסירת 6 נקודות ניצחון וסיום המשחק
option-participate-olympic-games = השתתפות: שני הצדדים מטילים, והמארח מוסיף 2
option-boycott-olympic-games = חרם: מצב { "DEFCON" } יורד ב־1, והמארח רשאי לבצע מבצעים
option-remove-influence-warsaw-pact-formed = הסרת השפעת ארה״ב מ־4 מדינות לכל היותר
option-add-influence-warsaw-pact-formed = הוספת 5 נקודות השפעה
option-pass-space = בלי הטלה
option-return-grain-sales-to-soviets = החזרת הקלף וביצוע מבצעים בערך 2

# מדוע אי אפשר לבחור בדבר עכשיו

why-too-expensive = העלות כאן { $cost }, ונותרו לך { $left }.
why-out-of-reach = מחוץ לטווח: בתחילת הסיבוב לא הייתה לך השפעה כאן או במדינה סמוכה.
why-closed-region = אי אפשר להציב כאן השפעה עכשיו.
why-closed-by-defcon = מצב { "DEFCON" } סוגר את האזור הזה להפיכות ולהיערכות מחדש.
why-no-enemy-influence = ליריב אין השפעה כאן.
why-no-own-influence = אין לך השפעה כאן.
why-enemy-control = הצד היריב שולט במדינה הזאת.
why-full = כאן אי אפשר יותר.
why-wrong-area = ההשפעה ההתחלתית מוצבת בצד שלך של אירופה.
why-not-of-event = הקלף הזה אינו מאפשר זאת.
why-not-in-hand = הקלף הזה אינו ביד שלך.
why-face-down = פני קלף סין כלפי מטה עד התור הבא.
why-no-headline = הקלף הזה אינו יכול להיות קלף כותרת.
why-bound = צריך קודם לשחק קלף אחר.
why-scoring-due = צריך לשחק עכשיו קלף ניקוד.
why-own-event = לשם כך דרוש קלף עם אירוע של היריב.
why-scoring-card = קלף ניקוד אינו מתאים לכך.
why-low-value = ערך המבצעים של הקלף הזה נמוך מדי.
why-no-target = אין כרגע מדינה מתאימה לכך.
why-no-event = האירוע אינו יכול להתרחש עכשיו.
why-no-attempt = לא נותר לך ניסיון במרוץ החלל בתור הזה.
why-last-box = הגעת למשבצת האחרונה במרוץ החלל.
why-nato = המדינה מוגנת: { word-nato }.
why-us-japan-mutual-defense-pact = הברית עם ארה״ב מגינה על יפן.
why-the-reformer = בריה״מ אינה רשאית עוד לנסות הפיכות באירופה.

# יומן

log-bids-for = { $chair ->
    [us] ההצעה ממקומה של ארה״ב: { $bid }.
   *[ussr] ההצעה ממקומה של בריה״מ: { $bid }.
}
log-seated = הצדדים נקבעו: { $seating }.
log-gets-extra = { $count ->
    [one] { side } מקבלת נקודת השפעה נוספת אחת, שתוצב אחרי הכנת המשחק.
    [two] { side } מקבלת שתי נקודות השפעה נוספות, שיוצבו אחרי הכנת המשחק.
   *[other] { side } מקבלת { $count } נקודות השפעה נוספות, שיוצבו אחרי הכנת המשחק.
}
log-turn-begins = תור { $turn } מתחיל.
log-defcon-is = מצב { "DEFCON" } עומד כעת על { $level }.
log-deals = { $count ->
    [one] { side } מקבלת קלף אחד.
    [two] { side } מקבלת שני קלפים.
   *[other] { side } מקבלת { $count } קלפים.
}
log-dealt = קיבלת: { $card }.
log-reshuffles = { $count ->
    [one] ערימת ההשלכה נעשית חפיסת משיכה חדשה: קלף אחד.
    [two] ערימת ההשלכה מעורבבת לחפיסת משיכה חדשה: שני קלפים.
   *[other] ערימת ההשלכה מעורבבת לחפיסת משיכה חדשה: { $count } קלפים.
}
log-era-begins = { $count ->
    [one] { $era } מתחיל: קלף אחד מעורבב לתוך חפיסת המשיכה.
    [two] { $era } מתחיל: שני קלפים מעורבבים לתוך חפיסת המשיכה.
   *[other] { $era } מתחיל: { $count } קלפים מעורבבים לתוך חפיסת המשיכה.
}
log-headlines = קלף הכותרת של { side }: { $card }.
log-headline-cancelled = קלף הכותרת של { side } מבוטל: { $card }.
log-round-begins = סיבוב פעילות { $round }: { side }.
log-passes = { side } מוותרת.
log-plays = { side } משחקת: { $card } ({ $use }).
log-event-happens = { side } מפעילה את האירוע: { $card }.
log-event-fails = האירוע אינו מתרחש: { $card }.
log-operations = { $ops ->
    [one] { side } משתמשת בנקודת מבצעים אחת: { $use }.
    [two] { side } משתמשת בשתי נקודות מבצעים: { $use }.
   *[other] { side } משתמשת ב־{ $ops } נקודות מבצעים: { $use }.
}
log-adds = { $count ->
    [one] { side } מוסיפה נקודת השפעה אחת: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
    [two] { side } מוסיפה שתי נקודות השפעה: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
   *[other] { side } מוסיפה { $count } נקודות השפעה: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
}
log-takes = { $count ->
    [one] { side } מאבדת נקודת השפעה אחת: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
    [two] { side } מאבדת שתי נקודות השפעה: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
   *[other] { side } מאבדת { $count } נקודות השפעה: { $country } (ארה״ב { $us }, בריה״מ { $ussr }).
}
log-coups = { side } מנסה הפיכה: { $country }.
log-coup-roll = קובייה { $die }, מבצעים { $ops }, מתאם { $modifier }, מול { $against }: תוצאה { $result }.
log-realigns = { side } מטילה להיערכות מחדש: { $country }.
log-realignment-roll = { $lost ->
    [0] קוביות: ארה״ב { $us } (מתאם { $usbonus }), בריה״מ { $ussr } (מתאם { $ussrbonus }). איש אינו מאבד השפעה.
   *[other] קוביות: ארה״ב { $us } (מתאם { $usbonus }), בריה״מ { $ussr } (מתאם { $ussrbonus }).
}
log-wages-war = { side } יוצאת למלחמה; היעד: { $country }.
log-war-roll = קובייה { $die }, מתאם { $modifier }; נדרש לפחות { $needed }.
log-space-roll = מרוץ החלל: קובייה { $die }; נדרש לכל היותר { $needed }.
log-advances = { side } מתקדמת במרוץ החלל למשבצת { $box }.
log-rolls = { side } מטילה { $die } (מתאם { $modifier }).
log-escapes = { side } מטילה { $die } ומשתחררת: { $card }.
log-stays-trapped = { side } מטילה { $die } ונשארת לכודה: { $card }.
log-gains-vp = { $count ->
    [one] { side } מקבלת נקודת ניצחון אחת (במסלול: { $vp }).
    [two] { side } מקבלת שתי נקודות ניצחון (במסלול: { $vp }).
   *[other] { side } מקבלת { $count } נקודות ניצחון (במסלול: { $vp }).
}
log-military-ops = פעולות צבאיות של { side }: { $level }.
log-military-short = פעולות צבאיות נדרשות: { $required }; חסרות: לארה״ב { $us }, לבריה״מ { $ussr }.
log-discards = { side } משליכה: { $card }.
log-gives-card = { side } מוסרת: { $card }.
log-takes-card = { side } לוקחת: { $card }.
log-shows-card = { side } מראה: { $card }.
log-shows-hand = { side } חושפת את הקלפים שבידה.
log-effect-begins = נכנס לתוקף: { $card }.
log-effect-ends = אינו בתוקף עוד: { $card }.
log-chooses = { side } בוחרת: { $choice }.
log-china-passes = קלף סין עובר { side.to }, { $face }.
log-china-turns-up = קלף סין נהפך ופניו כלפי מעלה.
log-civil-war-ends = מלחמת האזרחים בסין הסתיימה: בריה״מ לוקחת את קלף סין, פניו כלפי מעלה.
log-scores-region = ניקוד ({ $region }): ארה״ב { $us }, בריה״מ { $ussr }.
log-wins = { side } מנצחת במשחק: { $reason }.
log-drawn-game = המשחק מסתיים בתיקו: { $reason }.
log-arranges = { $place ->
    [1] ארה״ב חייבת לשחק תחילה: { $card }.
   *[other] אחר כך ארה״ב חייבת לשחק: { $card } (מספר { $place }).
}

# לוח

board-turn = תור
board-round = סיבוב פעילות
board-phase = שלב
board-phase-setup = הכנת המשחק
board-phase-headline = שלב הכותרת
board-phase-action-round = סיבובי פעילות
board-phasing = השחקן הפעיל
board-defcon = מצב { "DEFCON" }
board-vp = נקודות ניצחון
board-military-ops = פעולות צבאיות
board-required-ops = פעולות צבאיות נדרשות
board-space = מרוץ החלל
board-space-attempts = ניסיונות במרוץ החלל בתור הזה
board-hand = יד
board-hand-size = קלפים ביד
board-deck = חפיסת המשיכה
board-discard = ערימת ההשלכה
board-removed = קלפים שהוסרו מהמשחק
board-effects = אירועים בתוקף
board-china = קלף סין
board-china-up = פניו כלפי מעלה, זמין
board-china-down = פניו כלפי מטה, אינו זמין בתור הזה
board-civil-war = ללא בעלים; מלחמת האזרחים בסין ⁦{ $count }/3⁩
board-stability = יציבות
board-battleground = שדה קרב
board-controlled-by-us = בשליטת ארה״ב
board-controlled-by-ussr = בשליטת בריה״מ
board-presence = נוכחות
board-domination = דומיננטיות
board-control = שליטה
board-would-score = בניקוד כעת: ארה״ב { $us }, בריה״מ { $ussr }
board-odds = סיכויי הצלחה: ⁦{ $chance }%⁩
board-ops = ערך המבצעים
board-event = אירוע
board-influence-us = השפעת ארה״ב
board-influence-ussr = השפעת בריה״מ
board-space-box-1 = לוויין מלאכותי
board-space-box-2 = בעלי חיים בחלל
board-space-box-3 = אדם בחלל
board-space-box-4 = אדם במסלול סביב כדור הארץ
board-space-box-5 = מסלול סביב הירח
board-space-box-6 = העיט / הדב נחת
board-space-box-7 = מעבורת החלל
board-space-box-8 = תחנת חלל
board-space-box-3-edition-first = ללא שם
board-space-box-4-edition-first = אדם בחלל
board-space-box-5-edition-first = ללא שם
board-space-box-6-edition-first = הליכה בחלל
board-space-box-7-edition-first = מסלול סביב הירח
board-space-box-8-edition-first = העיט / הדב נחת
board-adjacent = מדינות סמוכות
board-era-early = תחילת המלחמה
board-era-mid = אמצע המלחמה
board-era-late = סוף המלחמה
board-short-us = ארה״ב
board-short-ussr = בריה״מ
board-short-neutral = ניטרלי
board-scoring = ניקוד
board-piles = קלפים
board-barred = אזורים סגורים: { $regions }
board-barred-realignment-defcon-ignored = אזורים סגורים להפיכות: { $regions }
board-swing = שינוי ממוצע בהשפעה { $swing }
board-controls = בשליטה
board-headline = קלף כותרת
opening = קלף כותרת ראשון
set-up = הצבה התחלתית
board-in-play = משוחק כעת
board-known-hand = הקלפים הידועים ביד היריב
board-looked-at = הקלפים שנחשפו לך
board-us-order = סדר הקלפים של ארה״ב
board-hint-scoring = קלף ניקוד שווה הכי הרבה כשההשפעה שלך באזור שלו בשיאה: כדאי לבחור היטב את הרגע.

# אפשרויות המשחק

option-edition-name = מהדורה
option-edition = קלפים, השפעה התחלתית, מסלול החלל וכללים. במהדורה הראשונה 103 קלפים, 23 נקודות השפעה לארה״ב ונוסח קלפים מוקדם.
option-edition-deluxe = מהדורת הפאר
option-edition-first = המהדורה הראשונה
option-scenario-name = תרחיש
option-scenario = המלחמה כולה מתור 1, או סוף המלחמה מתור 8, שבו ארה״ב זקוקה בסוף ל־20 נקודות ניצחון.
option-scenario-standard = המלחמה כולה
option-scenario-late-war = סוף המלחמה
option-bid-name = הצעות על הצדדים
option-bid = שני השחקנים מציעים בסתר על הצד שהם רוצים; מי שמקבל את הצד השני זוכה בהשפעה נוספת.
option-bid-off = הצדדים כפי שנבחרו
option-bid-on = הצדדים נקבעים בהצעות
option-us-influence-name = השפעה נוספת לארה״ב
option-us-influence = השפעה שארה״ב מציבה אחרי הכנת המשחק, במדינות שכבר יש לה בהן השפעה.
option-optional-cards-name = קלפים אופציונליים
option-optional-cards = שבעת הקלפים האופציונליים, מספר 104 עד 110.
option-optional-cards-off = בלעדיהם (103 קלפים)
option-optional-cards-on = איתם (110 קלפים)
option-chinese-civil-war-name = מלחמת האזרחים בסין
option-chinese-civil-war = בריה״מ מקבלת את קלף סין רק אחרי שהציבה 3 נקודות השפעה במלחמת האזרחים בסין.
option-chinese-civil-war-off = קלף סין בידי בריה״מ מההתחלה
option-chinese-civil-war-on = יש להרוויח את קלף סין
option-held-card-name = קלפים שנשארו ביד
option-held-card = הקלפים שנשארים ביד בסוף התור: נשארים מוסתרים, או נחשפים ליריב כמו בטורנירים.
option-held-card-hidden = נשארים מוסתרים
option-held-card-reveal = נחשפים
option-scoring-cards-name = קלפי ניקוד
option-scoring-cards = כשנותרו בדיוק מספיק סיבובים לקלפי הניקוד שביד: מותר לשחק כל קלף, ומי שעדיין מחזיק קלף ניקוד בסוף התור מפסיד, או שחובה לשחק אחד מהם.
option-scoring-cards-free = בלי חובה
option-scoring-cards-forced = חובה בזמן
option-reshuffle-name = ערבוב מחדש
option-reshuffle = מתי הקלפים המושלכים נעשים חפיסת משיכה חדשה.
option-reshuffle-at-once = כשהחפיסה מתרוקנת
option-reshuffle-when-needed = במשיכה הבאה
option-space-discard-name = השלכה במרוץ החלל
option-space-discard = ההשלכה שמשבצת 6 מתירה בסוף התור: אחרי הבדיקה אם נשארו קלפי ניקוד ביד, או לפניה, כך שעוד אפשר להשליך קלף ניקוד.
option-space-discard-after-check = אחרי הבדיקה
option-space-discard-before-check = לפני הבדיקה
option-space-roll-name = הטלה במרוץ החלל
option-space-roll = ההטלה על קלף שנמסר למרוץ החלל. מי שמוותר עליה אינו מתקדם.
option-space-roll-always = תמיד
option-space-roll-optional = אפשר לוותר
option-realignment-defcon-name = הגבלות { "DEFCON" }
option-realignment-defcon = הגבלות האזורים של מצב { "DEFCON" } חלות על הפיכות ועל היערכות מחדש, או על הפיכות בלבד.
option-realignment-defcon-heeded = הפיכות והיערכות מחדש
option-realignment-defcon-ignored = הפיכות בלבד
option-realignment-losses-name = אובדן בהיערכות מחדש
option-realignment-losses = מי עלול לאבד השפעה בהטלת היערכות מחדש.
option-realignment-losses-both = כל אחד מהצדדים
option-realignment-losses-opponent = רק היריב
option-mixed-operations-name = מבצעים מעורבים
option-mixed-operations = נקודות של קלף אחד להצבת השפעה ולהטלות היערכות מחדש יחד, אבל לא את שתיהן באותה מדינה באותו סיבוב.
option-mixed-operations-off = סוג מבצעים אחד
option-mixed-operations-on = מותר לערבב
option-junta-regions-name = ״חונטה״
option-junta-regions = הטלות היערכות מחדש של ״חונטה״: כולן באזור אחד, או מחולקות בין מרכז אמריקה לדרום אמריקה.
option-junta-regions-one = כולן באזור אחד
option-junta-regions-both = מחולקות בין שניהם

# מה עושים הקלפים

card-asia-scoring-text = מחשבים את הניקוד באסיה, כולל דרום־מזרח אסיה, וההפרש הוא הקובע. נוכחות 3, דומיננטיות 7, שליטה 9; ועוד 1 על כל מדינת שדה קרב נשלטת ועל כל מדינה נשלטת הסמוכה למעצמה היריבה.
card-europe-scoring-text = מחשבים את הניקוד באירופה, וההפרש הוא הקובע. נוכחות 3, דומיננטיות 7; צד שיש לו שליטה באירופה מנצח מיד במשחק. ועוד 1 על כל מדינת שדה קרב נשלטת ועל כל מדינה נשלטת הסמוכה למעצמה היריבה.
card-middle-east-scoring-text = מחשבים את הניקוד במזרח התיכון, וההפרש הוא הקובע. נוכחות 3, דומיננטיות 5, שליטה 7; ועוד 1 על כל מדינת שדה קרב נשלטת.
card-duck-and-cover-text = מצב { "DEFCON" } יורד ב־1. אחר כך ארה״ב מקבלת נקודות ניצחון כהפרש שבין 5 למצב החדש.
card-five-year-plan-text = בריה״מ משליכה קלף אקראי מהקלפים שבידה. אם יש בו אירוע של ארה״ב, ארה״ב מפעילה אותו מיד; כל קלף אחר רק מושלך.
card-the-china-card-text = אין בו אירוע אלא רק מבצעים, והוא שווה נקודה נוספת אם כל הנקודות מנוצלות באסיה. אחרי השימוש הוא עובר ליריב כשפניו כלפי מטה, והיריב רשאי להשתמש בו מהתור הבא. מי שמחזיק בו בסוף תור 10 מקבל נקודת ניצחון אחת.
card-socialist-governments-text = בריה״מ מסירה 3 נקודות השפעה של ארה״ב ממערב אירופה, לכל היותר 2 ממדינה אחת. אינו אפשרי אחרי ״{ word-the-iron-lady }״.
card-fidel-text = כל ההשפעה של ארה״ב בקובה מוסרת; אם אחר כך יש שם לבריה״מ פחות מ־3 נקודות, היא משלימה ל־3.
card-vietnam-revolts-text = בריה״מ מוסיפה 2 נקודות השפעה בווייטנאם. עד סוף התור קלף של בריה״מ שווה נקודה נוספת אם כל נקודותיו מנוצלות בדרום־מזרח אסיה.
card-blockade-text = אם ארה״ב אינה משליכה מיד קלף שערכו 3 נקודות מבצעים או יותר, היא מאבדת את כל השפעתה במערב גרמניה.
card-korean-war-text = בריה״מ תוקפת את דרום קוריאה: מוטלת קובייה, פחות 1 על כל מדינה סמוכה שבשליטת ארה״ב. בתוצאה 4 ומעלה בריה״מ מקבלת 2 נקודות ניצחון וכל ההשפעה של ארה״ב שם נעשית שלה. בכל מקרה היא מקבלת 2 נקודות פעולה צבאית.
card-korean-war-text-edition-first = מצב { "DEFCON" } יורד ב־1. בריה״מ תוקפת את דרום קוריאה: מוטלת קובייה, פחות 1 על כל מדינה סמוכה שבשליטת ארה״ב. בתוצאה 4 ומעלה בריה״מ מקבלת 2 נקודות ניצחון וכל ההשפעה של ארה״ב שם נעשית שלה. בכל מקרה היא מקבלת נקודות פעולה צבאית כערך הקלף בשבילה, או 2 אם ארה״ב משחקת אותו.
card-romanian-abdication-text = כל ההשפעה של ארה״ב ברומניה מוסרת; אם אחר כך יש שם לבריה״מ פחות מ־3 נקודות, היא משלימה ל־3.
card-arab-israeli-war-text = בריה״מ תוקפת את ישראל: מוטלת קובייה, פחות 1 אם ארה״ב שולטת בישראל ופחות 1 על כל מדינה סמוכה שבשליטתה. בתוצאה 4 ומעלה בריה״מ מקבלת 2 נקודות ניצחון וכל ההשפעה של ארה״ב שם נעשית שלה. בכל מקרה היא מקבלת 2 נקודות פעולה צבאית. אינו אפשרי אחרי ״{ word-camp-david-accords }״.
card-arab-israeli-war-text-edition-first = בריה״מ תוקפת את ישראל: מוטלת קובייה, פחות 1 על כל מדינה סמוכה שבשליטת ארה״ב. בתוצאה 4 ומעלה בריה״מ מקבלת 2 נקודות ניצחון וכל ההשפעה של ארה״ב שם נעשית שלה. בכל מקרה היא מקבלת נקודות פעולה צבאית כערך הקלף בשבילה, או 2 אם ארה״ב משחקת אותו. אינו אפשרי אחרי ״{ word-camp-david-accords }״.
card-comecon-text = בריה״מ מוסיפה נקודת השפעה אחת בכל אחת מארבע מדינות במזרח אירופה שאינן בשליטת ארה״ב.
card-nasser-text = בריה״מ מוסיפה 2 נקודות השפעה במצרים, וארה״ב מאבדת שם מחצית מהשפעתה, בעיגול כלפי מעלה.
card-warsaw-pact-formed-text = בריה״מ בוחרת: להסיר את כל ההשפעה של ארה״ב מארבע מדינות לכל היותר במזרח אירופה, או להוסיף שם 5 נקודות השפעה, לכל היותר 2 במדינה. מעתה האירוע { word-nato } אפשרי.
card-de-gaulle-leads-france-text = ארה״ב מאבדת 2 נקודות השפעה בצרפת ובריה״מ מוסיפה שם 1. עד סוף המשחק { word-nato } אינה מגינה על צרפת.
card-captured-nazi-scientist-text = התקדמות של משבצת אחת במרוץ החלל, עם הנקודות והיכולת שלה. הדבר אינו נחשב לניסיון.
card-truman-doctrine-text = ארה״ב בוחרת מדינה אחת באירופה שאינה בשליטת אף צד, וכל ההשפעה של בריה״מ שם מוסרת.
card-olympic-games-text = היריב משתתף או מחרים. השתתפות: שני הצדדים מטילים קובייה, והמארח מוסיף 2; הסכום הגבוה מזכה ב־2 נקודות ניצחון, ובתיקו מטילים שוב. חרם: מצב { "DEFCON" } יורד ב־1, והמארח רשאי לבצע מבצעים בשווי 4 נקודות.
card-nato-text = אפשרי רק אחרי ״{ word-warsaw-pact-formed }״ או ״{ word-marshall-plan }״. עד סוף המשחק אסור לבריה״מ לכוון הפיכה או היערכות מחדש נגד מדינות באירופה שבשליטת ארה״ב, ולאף צד אסור לכוון נגדן את ״{ word-brush-war }״.
card-nato-text-edition-first = אפשרי רק אחרי ״{ word-warsaw-pact-formed }״ או ״{ word-marshall-plan }״. עד סוף המשחק אסור לבריה״מ לכוון הפיכה או היערכות מחדש נגד מדינות באירופה שבשליטת ארה״ב.
card-independent-reds-text = ארה״ב בוחרת ביוגוסלביה, ברומניה, בבולגריה, בהונגריה או בצ׳כוסלובקיה, ומעלה שם את השפעתה עד שתשתווה לזו של בריה״מ.
card-marshall-plan-text = ארה״ב מוסיפה נקודת השפעה אחת בכל אחת משבע מדינות במערב אירופה שאינן בשליטת בריה״מ. מעתה האירוע { word-nato } אפשרי.
card-indo-pakistani-war-text = מלחמה בהודו או בפקיסטן: מוטלת קובייה, פחות 1 על כל מדינה הסמוכה ליעד ונמצאת בשליטת היריב. תוצאה של 4 ומעלה מזכה ב־2 נקודות ניצחון, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל 2 נקודות פעולה צבאית.
card-indo-pakistani-war-text-edition-first = מלחמה בהודו או בפקיסטן: מוטלת קובייה, פחות 1 על כל מדינה הסמוכה ליעד ונמצאת בשליטת היריב. תוצאה של 4 ומעלה מזכה ב־2 נקודות ניצחון, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל נקודות פעולה צבאית כערך הקלף בשבילו.
card-containment-text = עד סוף התור כל קלף של ארה״ב שווה נקודת מבצעים אחת יותר, ולכל היותר 4.
card-cia-created-text = בריה״מ חושפת את הקלפים שבידה. אחר כך ארה״ב רשאית לבצע מבצעים לפי ערך הקלף הזה.
card-us-japan-mutual-defense-pact-text = ארה״ב מוסיפה השפעה ביפן עד שהיא שולטת בה. עד סוף המשחק אסור לבריה״מ לנסות שם הפיכה או היערכות מחדש.
card-suez-crisis-text = בריה״מ מסירה 4 נקודות השפעה של ארה״ב מישראל, מבריטניה ומצרפת, לכל היותר 2 מכל אחת.
card-east-european-unrest-text = ארה״ב מסירה נקודת השפעה אחת של בריה״מ מכל אחת משלוש מדינות במזרח אירופה; מתור 8 ואילך – 2 מכל אחת.
card-decolonization-text = בריה״מ מוסיפה נקודת השפעה אחת בכל אחת מארבע מדינות באפריקה או בדרום־מזרח אסיה.
card-red-scare-purge-text = עד סוף התור כל קלף של היריב שווה נקודת מבצעים אחת פחות, אבל לפחות 1.
card-un-intervention-text = משוחק יחד עם קלף מהיד שיש בו אירוע של היריב: האירוע אינו מתרחש, ואפשר לבצע מבצעים לפי ערך אותו קלף או למסור אותו למרוץ החלל. ארה״ב רשאית לשחק אותו גם עם קלף שמשכה באמצעות ״{ word-grain-sales-to-soviets }״. שני הקלפים מושלכים. אסור בשלב הכותרת.
card-un-intervention-text-edition-first = משוחק יחד עם קלף מהיד שיש בו אירוע של היריב: האירוע אינו מתרחש, ואפשר לבצע מבצעים לפי ערך אותו קלף או למסור אותו למרוץ החלל. ארה״ב רשאית לשחק אותו גם עם קלף שמשכה באמצעות ״{ word-grain-sales-to-soviets }״. שני הקלפים מושלכים. מותר גם בשלב הכותרת.
card-de-stalinization-text = בריה״מ רשאית להעביר עד 4 מנקודות ההשפעה שלה למדינות שאינן בשליטת ארה״ב, ולהוסיף לכל היותר 2 במדינה.
card-nuclear-test-ban-text = מתקבלות נקודות ניצחון כהפרש שבין מצב { "DEFCON" } ל־2. אחר כך מצב { "DEFCON" } עולה ב־2, עד 5.
card-formosan-resolution-text = טאיוואן נחשבת מדינת שדה קרב אם היא בשליטת ארה״ב, אבל רק כשמחשבים את הניקוד באסיה. פוקע כשארה״ב משחקת את קלף סין.
card-brush-war-text = מלחמה במדינה שיציבותה 1 או 2 ו{ word-nato } אינה מגינה עליה: מוטלת קובייה, פחות 1 על כל מדינה סמוכה שבשליטת היריב (מעצמת היריב נחשבת לאחת כזאת). תוצאה של 3 ומעלה מזכה בנקודת ניצחון אחת, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל 3 נקודות פעולה צבאית.
card-brush-war-text-edition-first = מלחמה במדינה שיציבותה 1 או 2: מוטלת קובייה, פחות 1 על כל מדינה סמוכה שבשליטת היריב (מעצמת היריב נחשבת לאחת כזאת). תוצאה של 3 ומעלה מזכה בנקודת ניצחון אחת, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל נקודות פעולה צבאית כערך הקלף בשבילו.
card-central-america-scoring-text = מחשבים את הניקוד במרכז אמריקה, וההפרש הוא הקובע. נוכחות 1, דומיננטיות 3, שליטה 5; ועוד 1 על כל מדינת שדה קרב נשלטת ועל כל מדינה נשלטת הסמוכה למעצמה היריבה.
card-southeast-asia-scoring-text = כל צד מקבל 2 על שליטה בתאילנד ו־1 על כל מדינה אחרת בדרום־מזרח אסיה שבשליטתו; ההפרש הוא הקובע.
card-arms-race-text = יותר פעולות צבאיות מאשר ליריב מזכות בנקודת ניצחון אחת; אם הן גם מגיעות למספר הנדרש, הן מזכות ב־3 במקומה.
card-cuban-missile-crisis-text = מצב { "DEFCON" } נקבע על 2. עד סוף התור היריב מפסיד במשחק אם ינסה הפיכה במקום כלשהו. הוא רשאי לסיים זאת בכל עת על ידי הסרת 2 נקודות השפעה שלו ממדינה אחת: בריה״מ מקובה, ארה״ב ממערב גרמניה או מטורקיה.
card-nuclear-subs-text = עד סוף התור הפיכות של ארה״ב במדינות שדה קרב אינן מורידות את מצב { "DEFCON" }.
card-quagmire-text = החל מסיבוב הפעילות הבא שלה ארה״ב רק משליכה בכל סיבוב קלף שערכו 2 או יותר ומטילה קובייה; בתוצאה 4 ומטה היא משתחררת מהסיבוב שאחריו. בלי קלף כזה מותר לה לשחק רק קלפי ניקוד. מבטל את { word-norad }.
card-quagmire-text-edition-first = החל מסיבוב הפעילות הבא שלה ארה״ב רק משליכה בכל סיבוב קלף שערכו 2 או יותר ומטילה קובייה; בתוצאה 4 ומטה היא משתחררת מהסיבוב שאחריו. בלי קלף כזה מותר לה לשחק רק קלפי ניקוד.
card-salt-negotiations-text = מצב { "DEFCON" } עולה ב־2. עד סוף התור יש להפחית 1 מכל הטלת הפיכה של שני הצדדים. אפשר לקחת קלף אחד מערימת ההשלכה, מלבד קלף ניקוד, ויש להראות אותו.
card-bear-trap-text = החל מסיבוב הפעילות הבא שלה בריה״מ רק משליכה בכל סיבוב קלף שערכו 2 או יותר ומטילה קובייה; בתוצאה 4 ומטה היא משתחררת מהסיבוב שאחריו. בלי קלף כזה מותר לה לשחק רק קלפי ניקוד.
card-summit-text = שני הצדדים מטילים קובייה ומוסיפים 1 על כל אזור שיש להם בו דומיננטיות או שליטה. הסכום הגבוה מזכה ב־2 נקודות ניצחון וברשות לשנות את מצב { "DEFCON" } ב־1 למעלה או למטה. בתיקו לא קורה דבר.
card-how-i-learned-to-stop-worrying-text = קביעת מצב { "DEFCON" } בדרגה כלשהי מ־1 עד 5. הפעולות הצבאיות של הצד ששיחק את הקלף נקבעות על 5.
card-junta-text = הוספת 2 נקודות השפעה במדינה אחת במרכז אמריקה או בדרום אמריקה. אחר כך אפשר לנסות הפיכה ללא עלות, או הטלות היערכות מחדש, באחד האזורים האלה לפי ערך הקלף הזה.
card-kitchen-debates-text = אם ארה״ב שולטת בכל המפה ביותר מדינות שדה קרב מאשר בריה״מ, היא מקבלת 2 נקודות ניצחון.
card-missile-envy-text = היריב מוסר את הקלף בעל הערך הגבוה ביותר שבידו (אם יש כמה, לפי בחירתו) ומקבל במקומו את הקלף הזה. אם האירוע בקלף שנמסר שייך לצד שקיבל אותו או ניטרלי, האירוע מתרחש; אם לא, הקלף נותן מבצעים בלי האירוע. היריב חייב להשתמש בקלף הזה למבצעים בסיבוב הפעילות הבא שלו, ועד אז אינו יכול לבחור בו כקלף כותרת.
card-we-will-bury-you-text = מצב { "DEFCON" } יורד ב־1. אם ארה״ב אינה משחקת את הקלף { word-un-intervention } כאירוע בסיבוב הפעילות הבא שלה, בריה״מ מקבלת באותו סיבוב 3 נקודות ניצחון, לפני כל נקודה של ארה״ב.
card-brezhnev-doctrine-text = עד סוף התור כל קלף של בריה״מ שווה נקודת מבצעים אחת יותר, ולכל היותר 4.
card-portuguese-empire-crumbles-text = בריה״מ מוסיפה 2 נקודות השפעה באנגולה ו־2 במדינות דרום־מזרח אפריקה.
card-south-african-unrest-text = בריה״מ בוחרת: להוסיף 2 נקודות השפעה בדרום אפריקה, או 1 בדרום אפריקה ו־2 במדינות הסמוכות אנגולה ובוטסואנה, בחלוקה כרצונה.
card-allende-text = בריה״מ מוסיפה 2 נקודות השפעה בצ׳ילה.
card-willy-brandt-text = בריה״מ מקבלת נקודת ניצחון אחת ומוסיפה נקודת השפעה אחת במערב גרמניה, ו{ word-nato } אינה מגינה עליה עוד. ההגנה חוזרת עם { word-tear-down-this-wall }, ואחריו האירוע הזה אינו אפשרי.
card-muslim-revolution-text = בריה״מ בוחרת שתיים מהמדינות האלה, וכל ההשפעה של ארה״ב בהן מוסרת: מצרים, איראן, עיראק, ירדן, לוב, ערב הסעודית, סודאן, סוריה. אינו אפשרי אחרי ״{ word-awacs-sale-to-saudis }״.
card-muslim-revolution-text-edition-first = בריה״מ בוחרת שתיים מהמדינות האלה, וכל ההשפעה של ארה״ב בהן מוסרת: מצרים, איראן, עיראק, ירדן, לוב, ערב הסעודית, סודאן, סוריה.
card-abm-treaty-text = מצב { "DEFCON" } עולה ב־1. אחר כך ערך הקלף הזה משמש למבצעים.
card-cultural-revolution-text = אם קלף סין בידי ארה״ב, בריה״מ לוקחת אותו ופניו כלפי מעלה. אם הוא כבר בידי בריה״מ, היא מקבלת נקודת ניצחון אחת.
card-flower-power-text = מעתה בריה״מ מקבלת 2 נקודות ניצחון בכל פעם שארה״ב משחקת קלף מלחמה כאירוע או למבצעים, אבל לא במרוץ החלל. קלפי המלחמה: { word-korean-war }, { word-arab-israeli-war }, { word-indo-pakistani-war }, { word-brush-war }, { word-iran-iraq-war }. הקלף { word-an-evil-empire } מבטל את האירוע ומונע אותו.
card-u2-incident-text = בריה״מ מקבלת נקודת ניצחון אחת, ועוד אחת בפעם הראשונה שאחד הצדדים משחק את הקלף { word-un-intervention } כאירוע בהמשך אותו תור.
card-opec-text = בריה״מ מקבלת נקודת ניצחון אחת על כל אחת מהמדינות האלה שבשליטתה: מצרים, מדינות המפרץ, איראן, עיראק, לוב, ערב הסעודית, ונצואלה. אינו אפשרי אחרי ״{ word-north-sea-oil }״.
card-lone-gunman-text = ארה״ב חושפת את הקלפים שבידה. אחר כך בריה״מ רשאית לבצע מבצעים לפי ערך הקלף הזה.
card-colonial-rear-guards-text = ארה״ב מוסיפה נקודת השפעה אחת בכל אחת מארבע מדינות באפריקה או בדרום־מזרח אסיה.
card-panama-canal-returned-text = ארה״ב מוסיפה נקודת השפעה אחת בפנמה, אחת בקוסטה ריקה ואחת בוונצואלה.
card-camp-david-accords-text = ארה״ב מקבלת נקודת ניצחון אחת ומוסיפה נקודת השפעה אחת בכל אחת מהמדינות ישראל, ירדן ומצרים. מעתה האירוע ״{ word-arab-israeli-war }״ אינו אפשרי.
card-puppet-governments-text = ארה״ב רשאית להוסיף נקודת השפעה אחת בכל אחת משלוש מדינות לכל היותר שאין בהן השפעה לאף צד.
card-grain-sales-to-soviets-text = ארה״ב מושכת קלף אקראי מהקלפים שבידי בריה״מ ומשחקת אותו או מחזירה אותו. אם החזירה אותו, או אם אין שם קלפים, היא רשאית לבצע מבצעים לפי ערך הקלף הזה.
card-john-paul-ii-elected-pope-text = בריה״מ מאבדת 2 נקודות השפעה בפולין וארה״ב מוסיפה שם 1. מעתה האירוע ״{ word-solidarity }״ אפשרי.
card-latin-american-death-squads-text = עד סוף התור, במרכז אמריקה ובדרום אמריקה, נוסף 1 לכל הטלת הפיכה של הצד ששיחק את הקלף, ומופחת 1 מכל הטלת הפיכה של היריב.
card-oas-founded-text = ארה״ב מוסיפה 2 נקודות השפעה במרכז אמריקה או בדרום אמריקה, במדינה אחת או בשתיים.
card-nixon-plays-the-china-card-text = אם קלף סין בידי בריה״מ, ארה״ב לוקחת אותו ופניו כלפי מטה. אם הוא כבר בידי ארה״ב, היא מקבלת 2 נקודות ניצחון.
card-nixon-plays-the-china-card-text-edition-first = אם קלף סין בידי בריה״מ, ארה״ב לוקחת אותו ופניו כלפי מעלה. אם הוא כבר בידי ארה״ב, היא מקבלת 2 נקודות ניצחון.
card-sadat-expels-soviets-text = כל ההשפעה של בריה״מ במצרים מוסרת, וארה״ב מוסיפה שם נקודת השפעה אחת.
card-shuttle-diplomacy-text = ב״{ word-asia-scoring }״ או ב״{ word-middle-east-scoring }״, המוקדם מביניהם, ארה״ב בוחרת מדינת שדה קרב אחת שבשליטת בריה״מ, והיא אינה נספרת לבריה״מ. אחר כך הקלף מושלך. אין לכך תוקף בניקוד הסופי.
card-the-voice-of-america-text = ארה״ב מסירה 4 נקודות השפעה של בריה״מ מחוץ לאירופה, לכל היותר 2 ממדינה אחת.
card-liberation-theology-text = בריה״מ מוסיפה 3 נקודות השפעה במרכז אמריקה, לכל היותר 2 במדינה.
card-ussuri-river-skirmish-text = אם קלף סין בידי בריה״מ, ארה״ב לוקחת אותו ופניו כלפי מעלה. אם הוא כבר בידי ארה״ב, היא מוסיפה 4 נקודות השפעה באסיה, לכל היותר 2 במדינה.
card-ask-not-what-your-country-can-do-for-you-text = ארה״ב רשאית להשליך כל מספר של קלפים שבידה, גם קלפי ניקוד, ואירועיהם אינם מתרחשים. אחר כך היא מושכת קלפים חדשים באותו מספר.
card-alliance-for-progress-text = ארה״ב מקבלת נקודת ניצחון אחת על כל מדינת שדה קרב שבשליטתה במרכז אמריקה ובדרום אמריקה.
card-africa-scoring-text = מחשבים את הניקוד באפריקה, וההפרש הוא הקובע. נוכחות 1, דומיננטיות 4, שליטה 6; ועוד 1 על כל מדינת שדה קרב נשלטת.
card-one-small-step-text = רק בפיגור במרוץ החלל: התקדמות של שתי משבצות, עם הנקודות של המשבצת השנייה בלבד. הדבר אינו נחשב לניסיון.
card-south-america-scoring-text = מחשבים את הניקוד בדרום אמריקה, וההפרש הוא הקובע. נוכחות 2, דומיננטיות 5, שליטה 6; ועוד 1 על כל מדינת שדה קרב נשלטת.
card-iranian-hostage-crisis-text = כל ההשפעה של ארה״ב באיראן מוסרת, ובריה״מ מוסיפה שם 2 נקודות השפעה. מעתה, כשבריה״מ משחקת את ״{ word-terrorism }״, ארה״ב משליכה שני קלפים.
card-the-iron-lady-text = ארה״ב מקבלת נקודת ניצחון אחת. בריה״מ מוסיפה נקודת השפעה אחת בארגנטינה ומאבדת את כל השפעתה בבריטניה. מעתה האירוע ״{ word-socialist-governments }״ אינו אפשרי.
card-reagan-bombs-libya-text = ארה״ב מקבלת נקודת ניצחון אחת על כל 2 נקודות השפעה של בריה״מ בלוב, בעיגול כלפי מטה.
card-star-wars-text = רק אם ארה״ב מובילה במרוץ החלל: היא בוחרת קלף מערימת ההשלכה, מלבד קלף ניקוד, ומפעילה מיד את האירוע שלו.
card-north-sea-oil-text = מעתה האירוע { word-opec } אינו אפשרי. בתור הזה ארה״ב רשאית לשחק סיבוב פעילות שמיני.
card-the-reformer-text = בריה״מ מוסיפה 4 נקודות השפעה באירופה, ועד 2 נוספות אם היא מובילה בנקודות הניצחון, לכל היותר 2 במדינה. עד סוף המשחק אסור לה לנסות הפיכה באירופה. מחזק את ״{ word-glasnost }״.
card-marine-barracks-bombing-text = כל ההשפעה של ארה״ב בלבנון מוסרת. אחר כך בריה״מ מסירה עוד 2 נקודות השפעה של ארה״ב מהמזרח התיכון, ממדינה אחת או משתיים.
card-soviets-shoot-down-kal-007-text = מצב { "DEFCON" } יורד ב־1 וארה״ב מקבלת 2 נקודות ניצחון. אם היא שולטת בדרום קוריאה, היא רשאית להציב השפעה או להטיל להיערכות מחדש לפי ערך הקלף הזה.
card-glasnost-text = בריה״מ מקבלת 2 נקודות ניצחון ומצב { "DEFCON" } עולה ב־1. אם ״{ word-the-reformer }״ בתוקף, בריה״מ רשאית להציב השפעה או להטיל להיערכות מחדש לפי ערך הקלף הזה.
card-ortega-elected-in-nicaragua-text = כל ההשפעה של ארה״ב בניקרגואה מוסרת. אחר כך בריה״מ רשאית לנסות הפיכה ללא עלות במדינה הסמוכה לניקרגואה לפי ערך הקלף הזה.
card-terrorism-text = היריב משליך קלף אקראי מהקלפים שבידו, והאירוע שלו אינו מתרחש. אם בריה״מ משחקת את הקלף אחרי ״{ word-iranian-hostage-crisis }״, ארה״ב משליכה שניים.
card-iran-contra-scandal-text = עד סוף התור יש להפחית 1 מכל הטלת היערכות מחדש של ארה״ב.
card-chernobyl-text = ארה״ב נוקבת בשם אזור. עד סוף התור אסור לבריה״מ להציב בו השפעה בנקודות מבצעים; הפיכות ואירועים אינם מוגבלים.
card-latin-american-debt-crisis-text = אם ארה״ב אינה משליכה מיד קלף שערכו 3 נקודות מבצעים או יותר, בריה״מ מכפילה את השפעתה בשתי מדינות לכל היותר בדרום אמריקה.
card-tear-down-this-wall-text = ארה״ב מוסיפה 3 נקודות השפעה במזרח גרמניה. אחר כך היא רשאית לנסות הפיכה ללא עלות, או להטיל להיערכות מחדש, באירופה לפי ערך הקלף הזה. מבטל את ״{ word-willy-brandt }״ או מונע אותו.
card-an-evil-empire-text = ארה״ב מקבלת נקודת ניצחון אחת. מבטל את ״{ word-flower-power }״ או מונע אותו.
card-aldrich-ames-remix-text = ארה״ב משחקת בקלפים גלויים עד סוף התור. בריה״מ בוחרת אחד מהקלפים האלה, והוא מושלך.
card-aldrich-ames-remix-text-edition-first = ארה״ב חושפת את הקלפים שבידה. בריה״מ קובעת באיזה סדר על ארה״ב לשחק אותם בתור הזה. קלף ניקוד שאחרת כבר לא יהיה אפשר לשחק מותר להקדים, ואם יש כמה כאלה, את הראשון שבהם; ״{ word-un-intervention }״ נותן בסדר הזה רק את המבצעים שלו עצמו.
card-pershing-ii-deployed-text = בריה״מ מקבלת נקודת ניצחון אחת ומסירה נקודת השפעה אחת של ארה״ב מכל אחת משלוש מדינות לכל היותר במערב אירופה.
card-wargames-text = רק במצב { "DEFCON 2" }: אפשר לתת ליריב 6 נקודות ניצחון ולסיים מיד את המשחק, בלי ניקוד סופי. הצד שמוביל בנקודות הניצחון מנצח.
card-solidarity-text = רק אחרי ״{ word-john-paul-ii-elected-pope }״: ארה״ב מוסיפה 3 נקודות השפעה בפולין.
card-iran-iraq-war-text = מלחמה באיראן או בעיראק: מוטלת קובייה, פחות 1 על כל מדינה הסמוכה ליעד ונמצאת בשליטת היריב. תוצאה של 4 ומעלה מזכה ב־2 נקודות ניצחון, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל 2 נקודות פעולה צבאית.
card-iran-iraq-war-text-edition-first = מלחמה באיראן או בעיראק: מוטלת קובייה, פחות 1 על כל מדינה הסמוכה ליעד ונמצאת בשליטת היריב. תוצאה של 4 ומעלה מזכה ב־2 נקודות ניצחון, וכל ההשפעה של היריב שם מוחלפת בהשפעת התוקף. בכל מקרה התוקף מקבל נקודות פעולה צבאית כערך הקלף בשבילו.
card-defectors-text = כקלף כותרת של ארה״ב הוא מבטל את קלף הכותרת של בריה״מ. אם בריה״מ עצמה משחקת אותו בסיבוב הפעילות שלה, ולא במרוץ החלל, ארה״ב מקבלת נקודת ניצחון אחת.
card-the-cambridge-five-text = ארה״ב מראה את קלפי הניקוד שבידה. בריה״מ רשאית להוסיף נקודת השפעה אחת במדינה אחת באזור שאחד מהם נוקב בשמו. אינו אפשרי מתור 8 ואילך.
card-special-relationship-text = אם ארה״ב שולטת בבריטניה, היא מוסיפה נקודת השפעה אחת במדינה אחת הסמוכה לה. אם { word-nato } בתוקף, היא מוסיפה במקום זאת 2 נקודות השפעה במדינה אחת במערב אירופה ומקבלת 2 נקודות ניצחון.
card-norad-text = בסוף כל סיבוב פעילות שבו הגיע מצב { "DEFCON" } ל־2, ארה״ב, אם היא שולטת בקנדה, מוסיפה נקודת השפעה אחת במדינה שכבר יש לה בה השפעה. פוקע עם ״{ word-quagmire }״.
card-che-text = בריה״מ רשאית לנסות הפיכה לפי ערך הקלף הזה במדינה באפריקה, במרכז אמריקה או בדרום אמריקה שאינה מדינת שדה קרב. אם הוסרה כך השפעה של ארה״ב, היא רשאית לנסות הפיכה שנייה במדינה אחרת כזאת.
card-our-man-in-tehran-text = רק אם ארה״ב שולטת במדינה במזרח התיכון: היא מסתכלת בחמשת הקלפים שבראש חפיסת המשיכה ורשאית לחשוף ולהשליך מהם כרצונה, בלי שאירועיהם יתרחשו. השאר מעורבבים בחזרה לחפיסה.
card-yuri-and-samantha-text = עד סוף התור בריה״מ מקבלת נקודת ניצחון אחת על כל ניסיון הפיכה של ארה״ב.
card-awacs-sale-to-saudis-text = ארה״ב מוסיפה 2 נקודות השפעה בערב הסעודית. מעתה האירוע ״{ word-muslim-revolution }״ אינו אפשרי.

# פרקי חוברת הכללים

chapter-1-0 = מבוא
chapter-2-0 = רכיבים
chapter-2-1-1 = אזורי המפה
chapter-2-1-3 = מדינות וחיבורים
chapter-2-1-7 = שליטה והשפעה התחלתית
chapter-2-2 = קלפים
chapter-3-1 = הכנת המשחק: קלפים והשפעה
chapter-3-4 = הכנת המשחק: סמנים
chapter-4-1 = התורות והשחקן הפעיל
chapter-4-3 = חפיסת המשיכה וערבוב מחדש
chapter-4-5 = מהלך התור
chapter-4-5-c-choice = שלב הכותרת: הבחירה
chapter-4-5-c-order = שלב הכותרת: סדר וביצוע
chapter-4-5-d = סיבובי פעילות
chapter-4-5-e = סוף התור
chapter-5-1 = השימוש בקלף
chapter-5-2 = אירועים של היריב
chapter-5-2-examples = אירועים שאינם מתרחשים: דוגמאות
chapter-5-3 = השלכת קלפים ונוסח הקלפים
chapter-6-0 = מבצעים
chapter-6-1-1 = הצבת השפעה: היכן
chapter-6-1-2 = הצבת השפעה: עלות
chapter-6-1-3 = הצבת השפעה: פיזור
chapter-6-2-1 = היערכות מחדש: מדינת היעד
chapter-6-2-2 = היערכות מחדש: ההטלה
chapter-6-3-1 = הפיכות: יעד והטלה
chapter-6-3-3 = הפיכות: פעולות צבאיות, { "DEFCON" } והפיכות ללא עלות
chapter-6-4-1 = מרוץ החלל: ניסיונות
chapter-6-4-3 = מרוץ החלל: נקודות ניצחון
chapter-6-4-4 = מרוץ החלל: יכולות מיוחדות
chapter-6-4-5 = מרוץ החלל: הקלפים והמשבצת האחרונה
chapter-7-1 = אירועים
chapter-7-4 = שינויים בערך המבצעים
chapter-7-4-2 = למה נחשב ערך ששונה
chapter-7-5 = אירועים אסורים ומלחמות
chapter-7-6-hands = הבהרות: אירועים שנוגעים לקלפים שביד
chapter-7-6-others = הבהרות: אירועים אחרים
chapter-8-1 = מצב { "DEFCON" } ומלחמה גרעינית
chapter-8-1-5 = מצב { "DEFCON" }: אזורים סגורים
chapter-8-2-1 = פעולות צבאיות נדרשות
chapter-8-2-2 = מה נחשב פעולה צבאית
chapter-9-1 = קלף סין: שימוש והעברה
chapter-9-5 = קלף סין: הגבלות וערך
chapter-10-1-1 = ניקוד: נוכחות, דומיננטיות, שליטה
chapter-10-1-2 = ניקוד: נקודות בונוס ונקודות ניצחון אחרות
chapter-10-2 = מסלול נקודות הניצחון
chapter-10-3-1 = ניצחון אוטומטי
chapter-10-3-2 = ניקוד סופי וניצחון
chapter-11 = טורניר
chapter-12 = מלחמת האזרחים בסין
chapter-late-war = תרחיש סוף המלחמה
chapter-optional = כללים אופציונליים
chapter-editions = השוואת המהדורות

# Lessons

lesson-map-and-control = המפה והשליטה
lesson-map-and-control-sides = ארצות הברית בהנהגתך, וברית המועצות היא היריבה. שני הצדדים מנסים לזכות במדינות העולם בעזרת השפעה: המספרים הכחולים שלך, האדומים שלה.
lesson-map-and-control-regions = במפה שישה אזורים, כל אחד בצבע משלו. קווים מחברים מדינות סמוכות: מדינות שאינן מחוברות בקו אינן סמוכות.
lesson-map-and-control-stability = לכל מדינה מספר יציבות, מ־1 עד 5. הוא אומר כמה קשה לזכות בה. מדינות במסגרת מודגשת הן מדינות שדה קרב: הן חשובות יותר.
lesson-map-and-control-rule = מדינה היא בשליטתך כאשר ההשפעה שלך בה גדולה מזו של היריב לפחות במספר היציבות שלה.
lesson-map-and-control-examples = בפולין היציבות 3, ויש בה 3 נקודות השפעה סובייטיות: ברית המועצות שולטת בה. בצרפת, גם בה 3, יש לך רק 2, ואיש אינו שולט בה. באיטליה היציבות 2, ויש לך 1.
lesson-map-and-control-card = השפעה מציבים בעזרת קלפים. בידך הקלף ״{ word-truman-doctrine }״, ששווה נקודת מבצעים אחת. נא לבחור בו.
lesson-map-and-control-use = נא להשתמש בנקודה שלו להצבת השפעה.
lesson-map-and-control-italy = נקודת מבצעים אחת, נקודת השפעה אחת: נא להציב אותה באיטליה.
lesson-map-and-control-end = עכשיו יש לך 2 באיטליה, והיציבות היא 2: איטליה שלך. הסמן מראה זאת, והיא תיחשב לטובתך בניקוד אירופה.

lesson-placing-influence = הצבת השפעה
lesson-placing-influence-points = הקלף ״{ word-nato }״ שווה 4 נקודות מבצעים. נא לשחק אותו ולהשתמש בנקודות להצבת השפעה.
lesson-placing-influence-where = מותר להציב במקום שבו הייתה לך השפעה בתחילת הסיבוב, במדינות הסמוכות לו ובמדינות הסמוכות למעצמה שלך. האפשרויות מוארות במפה.
lesson-placing-influence-france = במדינה שבשליטתך, או שאיש אינו שולט בה, נקודת השפעה עולה נקודת מבצעים אחת. נא להציב אחת בצרפת: אז היא שלך.
lesson-placing-influence-enemy = יוון בשליטת ברית המועצות: 2 נקודות השפעה ביציבות 2. שם נקודת השפעה עולה שתי נקודות מבצעים, אבל היא שוברת את השליטה. נא להציב אחת ביוון.
lesson-placing-influence-broken = 2 מול 1: איש אינו שולט עוד ביוון, והעלות חוזרת לנקודת מבצעים אחת. נא להציב שם גם את נקודת ההשפעה האחרונה.
lesson-placing-influence-end = שלוש נקודות השפעה בארבע נקודות מבצעים. אפשר לפזר את הנקודות על פני כל המפה, אך לא בשרשרת: מדינה שנכנסים אליה עכשיו פותחת את המדינות הסמוכות לה רק מהסיבוב הבא.

lesson-cards = קלפים: אירועים ומבצעים
lesson-cards-two-ways = בכל קלף אפשר להשתמש בשתי דרכים: לאירוע, כלומר למה שכתוב בו, או למבצעים, לפי המספר שעליו. במבצעים מציבים השפעה, מנסים הפיכות או מטילים להיערכות מחדש.
lesson-cards-own = בקלף ״{ word-duck-and-cover }״ יש אירוע של הצד שלך: אפשר להשתמש בו כרצונך. נא לבחור בו.
lesson-cards-event = הפעם נניח לאירוע להתרחש: נא לבחור ״{ word-event }״.
lesson-cards-happened = מצב { "DEFCON" } ירד ל־4, וקיבלת נקודת ניצחון. עכשיו תורה של ברית המועצות לשחק קלף; כאן היא מוותרת.
lesson-cards-enemy = בקלף ״{ word-fidel }״ יש אירוע של היריב. מי שמשחק קלף כזה מקבל את המבצעים, אבל גם האירוע מתרחש. נא לבחור בו בכל זאת.
lesson-cards-order = לפחות הסדר נתון להחלטתך. כדאי שהאירוע יתרחש קודם: כך אפשר לענות עליו במבצעים.
lesson-cards-castro = קובה סובייטית מעתה. בקלף הייתה כוכבית, ולכן הוא יצא מהמשחק לתמיד. ועכשיו 2 הנקודות שלך: נא להציב השפעה.
lesson-cards-panama = נא לקחת את פנמה בנקודה הראשונה, ולעבור לקוסטה ריקה בשנייה.
lesson-cards-end = את קלפי היריב צריך לשחק ביום מן הימים, אבל ההחלטה מתי, ומה לעשות בעניינם, היא שלך. זו מחצית האמנות של המשחק.

lesson-coups = הפיכות ומצב { "DEFCON" }
lesson-coups-iran = עכשיו ברית המועצות בהנהגתך. באיראן יש לארצות הברית נקודת השפעה אחת, ולך אין. הפיכה יכולה לשנות זאת במכה אחת.
lesson-coups-card = להפיכה דרושה השפעה של היריב במדינה, לא שלך. נא לשחק את הקלף ״{ word-comecon }״, שערכו 3, ולבחור בהפיכה.
lesson-coups-sum = מטילים קובייה ומוסיפים את 3 הנקודות שלך. מחסירים פעמיים את מספר היציבות: באיראן 4. מה שנשאר הוא ההצלחה שלך. נא לבחור באיראן.
lesson-coups-result = הקובייה מראה 4: ⁦4 + 3 − 4 = 3⁩. נקודת ההשפעה האמריקאית הוסרה, ושתי הנקודות הנותרות נעשו שלך. איראן בשליטתך!
lesson-coups-military = 3 הנקודות נחשבות גם כפעולות צבאיות. בסוף התור צריכות להיות לכל צד פעולות כאלה במספר שמראה מצב { "DEFCON" }, אחרת היריב מקבל נקודות.
lesson-coups-defcon = איראן היא מדינת שדה קרב, ולכן ירד מצב { "DEFCON" } מ־5 ל־4. מתחת ל־5 אין הפיכות באירופה, מתחת ל־4 גם לא באסיה, מתחת ל־3 גם לא במזרח התיכון.
lesson-coups-war = במצב { "DEFCON 1" } פורצת מלחמה גרעינית, ומפסיד השחקן שזה קרה בסיבוב שלו. לכן צריך להיזהר במדינות שדה קרב כשמצב { "DEFCON" } הוא 2!

lesson-realignment = היערכות מחדש
lesson-realignment-aim = קובה בידיים סובייטיות, עם 3 נקודות השפעה. היערכות מחדש יכולה להסיר אותן. היא אינה מוסיפה משלך, אבל אינה נוגעת במצב { "DEFCON" }.
lesson-realignment-card = הקלף ״{ word-independent-reds }״ שווה 2, כלומר שתי הטלות. נא לשחק אותו ולבחור בהיערכות מחדש.
lesson-realignment-sums = שני הצדדים מטילים. לך מתווסף 1 על כל מדינה סמוכה שבשליטתך, האיטי וניקרגואה, ועוד 1 כי ארצך סמוכה לקובה. לברית המועצות מתווסף 1 על השפעה רבה יותר בקובה. נא לבחור בקובה.
lesson-realignment-first = ⁦3 + 3⁩ שלך, ⁦4 + 1⁩ של ברית המועצות: 6 מול 5. מי שסכומו נמוך יותר מאבד השפעה כגודל ההפרש, כאן נקודת השפעה אחת. נא להטיל שוב בקובה.
lesson-realignment-second = ⁦5 + 3⁩ מול ⁦2 + 1⁩: הפרש של 5, ושתי הנקודות שנותרו הוסרו. קובה ריקה.
lesson-realignment-end = לו הסכום של ברית המועצות היה גבוה יותר, ההשפעה שלך שם הייתה נפגעת, אם הייתה. כדאי להטיל להיערכות מחדש במקום שהמדינות הסמוכות לצידך. מצב { "DEFCON" } סוגר בפניה אזורים כמו בפני הפיכות.

lesson-scoring = ניקוד של אזור
lesson-scoring-card = נקודות ניצחון באות בעיקר מקלפי ניקוד. כשמשחקים את ״{ word-middle-east-scoring }״, מחשבים את הניקוד באזור לשני הצדדים, לפי המצב באותו רגע.
lesson-scoring-levels = נוכחות: מדינה אחת בשליטה. דומיננטיות: יותר מדינות ויותר מדינות שדה קרב מהיריב, ולא רק מדינות שדה קרב. שליטה: יותר מדינות וכל מדינות שדה הקרב. במזרח התיכון אלה 3, 5 או 7 נקודות.
lesson-scoring-now = איראן וישראל בשליטתך, שתיהן מדינות שדה קרב; לברית המועצות יש מצרים, מדינת שדה קרב, וסוריה. לדומיננטיות חסרה לך מדינה אחת. נא לשחק קודם את ״{ word-truman-doctrine }״ ולהציב השפעה.
lesson-scoring-jordan = בירדן היציבות 2, ויש לך שם 1: נא להוסיף את השנייה.
lesson-scoring-play = שלוש מדינות מול שתיים, שתי מדינות שדה קרב מול אחת, וירדן אינה שדה קרב: זו דומיננטיות. עכשיו נא לשחק את קלף הניקוד.
lesson-scoring-sum = שלך: 5 על דומיננטיות ועוד 1 על כל אחת משתי מדינות שדה קרב, יחד 7. ברית המועצות: 3 על נוכחות ו־1 על מצרים, יחד 4. ההפרש, 3, שלך.
lesson-scoring-end = מי שמגיע ל־20 נקודות מנצח מיד, וכך גם מי ששולט באירופה כשמחשבים את הניקוד שלה. אבל אסור לשמור קלף ניקוד לתור הבא: כך מפסידים במשחק.

lesson-headline-and-turn = הכותרת ומהלך התור
lesson-headline-and-turn-choose = כל תור מתחיל ביד מלאה ובכותרת: כל צד מניח קלף מוסתר, לאירוע בלבד. עכשיו ברית המועצות בוחרת.
lesson-headline-and-turn-event = הקלף שלך ״{ word-nuclear-test-ban }״ נותן נקודות כשמצב { "DEFCON" } גבוה. נא לבחור בו לכותרת.
lesson-headline-and-turn-order = ערך המבצעים הגבוה קודם: ה־4 שלך לפני ה־2 של ברית המועצות. קיבלת 2 נקודות, ומצב { "DEFCON" } עלה ל־5; אחר כך קיבלה ברית המועצות 2 נקודות השפעה בווייטנאם.
lesson-headline-and-turn-rounds = אחריהן באים סיבובי הפעילות: שישה בכל אחד משלושת התורות הראשונים, ושבעה אחר כך. בכל סיבוב כל צד משחק קלף אחד, וברית המועצות ראשונה.
lesson-headline-and-turn-yours = ברית המועצות הציבה השפעה. עכשיו הסיבוב שלך: נא לשחק את ״{ word-containment }״ לאירוע.
lesson-headline-and-turn-on = עד סוף התור הזה כל קלף שלך שווה נקודה אחת יותר. קלף כזה, אם משחקים אותו מוקדם, משתלם לאורך כל התור.
lesson-headline-and-turn-end = אחרי הסיבוב האחרון משלמים על פעולות צבאיות חסרות, ומתחיל התור הבא. אם איש לא ניצח קודם, המשחק נגמר אחרי עשרה תורות בניקוד של כל האזורים.

lesson-space-race = מרוץ החלל
lesson-space-race-bad-card = הקלף ״{ word-decolonization }״ היה נותן לברית המועצות השפעה בארבע מדינות. הוא בידך, ועדיף לך שהאירוע הזה לא יתרחש.
lesson-space-race-way = יש מקום שבו אירועים אינם מתרחשים: החלל. נא לבחור בקלף.
lesson-space-race-space = למשבצות הראשונות די בקלף שערכו 2 ומעלה. נא לתת אותו למרוץ החלל.
lesson-space-race-box = נדרשה קובייה של 1 עד 3, והוטל 2: הלוויין הראשון במסלול הוא שלך, וזה שווה 2 נקודות.
lesson-space-race-safe = הקלף בערימת ההשלכה, והאירוע לא התרחש. הוא עשוי לחזור כשיערבבו שוב את הערימה.
lesson-space-race-end = כל צד רשאי לנסות פעם אחת בתור. המשבצות הבאות נותנות נקודות ויכולות, למשל לראות קודם את הכותרת של היריב; אבל רק כל עוד היתרון שלך.

# היומן לפי מהלכים: כותרות, שורות קצרות, מספרים לצידן

heading-setup = הכנת המשחק
heading-turn = תור { $turn }
heading-headline = שלב הכותרת
heading-round = סיבוב פעילות { $round }
heading-turn-end = סוף התור
short-us = { board-short-us }
short-ussr = { board-short-ussr }
told-dealt = { side } מקבלת: { $card }.
block-plays = { $card } ({ $use })
block-passes = ויתור
block-headlines = קלף הכותרת: { $card }
block-operations = מבצעים { $ops } ({ $use })
block-event-happens = { $card } (אירוע)
block-event-happens-same = אירוע
block-coups = הפיכה ({ $country })
block-coup-roll = { $modifier ->
    [0] הפיכה ({ $country }): ⁦{ $die } + { $ops } − { $against } = { $result }⁩
   *[other] הפיכה ({ $country }): ⁦{ $die } + { $ops } + ({ $modifier }) − { $against } = { $result }⁩
}
block-realigns = היערכות מחדש ({ $country })
block-realignment-roll = { $lost ->
    [0] היערכות מחדש ({ $country }): ארה״ב { $us } (מתאם { $usbonus }), בריה״מ { $ussr } (מתאם { $ussrbonus }): ללא תוצאה
   *[other] היערכות מחדש ({ $country }): ארה״ב { $us } (מתאם { $usbonus }), בריה״מ { $ussr } (מתאם { $ussrbonus })
}
block-wages-war = מלחמה ({ $country })
block-war-roll = מלחמה ({ $country }): קובייה { $die }, מתאם { $modifier }, נדרש לפחות { $needed }
block-rolls = קובייה { $die } (מתאם { $modifier })
block-space-roll = מרוץ החלל: קובייה { $die }, נדרש לכל היותר { $needed }
block-discards = הושלך: { $card }
block-shows-card = נחשף: { $card }
block-takes-card = נלקח: { $card }
block-gives-card = נמסר: { $card }
badge-gains-vp = { $side ->
    [us] ארה״ב ⁦+{ $count }⁩ נק׳ ניצחון
   *[ussr] בריה״מ ⁦+{ $count }⁩ נק׳ ניצחון
}
badge-deals = { $side ->
    [us] קלפים לארה״ב: { $count }
   *[ussr] קלפים לבריה״מ: { $count }
}
badge-defcon-is = ⁦{ "DEFCON" } { $level }⁩
badge-military-ops = { $side ->
    [us] פעולות צבאיות של ארה״ב { $level }
   *[ussr] פעולות צבאיות של בריה״מ { $level }
}
badge-advances = { $side ->
    [us] מרוץ החלל, ארה״ב { $box }
   *[ussr] מרוץ החלל, בריה״מ { $box }
}

## The view in words: names of its fields and values; an empty name hides the field

field-china-used = קלף סין נוצל
field-chosen-headline = קלף הכותרת שלך
field-civil-war = מלחמת האזרחים בסין
field-control = בשליטת
field-deck-size = קלפים בחפיסת המשיכה
field-edition = { "" }
field-face = פני הקלף
field-face-up = כלפי מעלה
field-face-down = כלפי מטה
field-hand-sizes = קלפים ביד
field-holder = מוחזק בידי
field-influence = השפעה
field-level = מעמד
field-level-nothing = אין
field-opponent-known = הקלפים הידועים ביד היריב
field-phase-new-turn = תור חדש
field-phase-turn-end = סוף התור
field-points = נקודות ניצחון בניקוד כעת
field-regions = אזורים
field-restricted = סגורים להפיכות ולהיערכויות מחדש
field-rounds = סיבובי פעילות בתור הזה
field-vp-value =
    { $sign ->
        [plus] ארה״ב { $amount }
        [minus] בריה״מ { $amount }
       *[zero] { $amount }
    }
