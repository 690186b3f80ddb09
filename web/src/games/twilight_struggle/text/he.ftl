# המפה

board-map = מפה. מקשי החיצים עוברים ממדינה למדינה, { "Enter" } בוחר, פלוס ומינוס מגדילים ומקטינים.
board-tracks = מסלולים
board-zoom-in = הגדלה
board-zoom-out = הקטנה
board-whole-map = כל המפה
board-rail-hide = הסתרת חלונית הצד
board-rail-show = הצגת חלונית הצד
board-keep-desk = הצגת כל הקלפים שביד
board-jump = אזורי המפה
board-has-offers = יש כאן מה לבחור
board-western-europe = מערב אירופה
board-eastern-europe = מזרח אירופה
board-controlled-by-nobody = ללא שליטה
board-country = { $battleground ->
    [yes] { $country }, יציבות { $stability }, שדה קרב, ארה״ב { $us }, בריה״מ { $ussr }, { $control }
   *[no] { $country }, יציבות { $stability }, ארה״ב { $us }, בריה״מ { $ussr }, { $control }
}
board-civil-war-space = מלחמת האזרחים בסין, בריה״מ { $count } מתוך 3
board-civil-war-count = ⁦{ $count }/3⁩
board-is-offered = { $what }; אפשר לבחור
board-is-chosen = { $what }; נבחרה וממתינה לאישור
board-is-offered-at = { $what }; אפשר לבחור, עלות { $cost }
board-is-held = { $what }; הבחירה האחרונה, עדיין לא נשלחה

# מסלולים

board-turn-of = תור { $turn }
board-round-of = סיבוב פעילות { $round } מתוך { $rounds }
board-phase-new-turn = תור חדש
board-phase-turn-end = סוף התור
board-vp-us = ארה״ב מובילה ב־{ $count }
board-vp-ussr = בריה״מ מובילה ב־{ $count }
board-vp-even = שוויון
board-none-barred = כל האזורים פתוחים
board-military-short = { board-military-ops }
board-military-of = { $have } מתוך { $need }
board-space-start-us = ארה״ב בהתחלה
board-space-start-ussr = בריה״מ בהתחלה
board-space-needs = דרושים קלף שערכו { $ops } מבצעים לפחות והטלה של { $die } לכל היותר.
board-space-gives = נקודות ניצחון: { $first } לראשון שמגיע, { $second } לשני.
board-space-ability-2 = עד שהיריב מגיע: שני ניסיונות בכל תור.
board-space-ability-4 = עד שהיריב מגיע: היריב חושף ראשון את קלף הכותרת שלו.
board-space-ability-6 = עד שהיריב מגיע: אפשר להשליך קלף מוחזק אחד בסוף התור.
board-space-ability-8 = עד שהיריב מגיע: שמונה סיבובי פעילות בכל תור.

# אזורים

board-regions = אזורים
board-nothing = כלום
board-region-show = הצגה במפה והסבר הניקוד
board-others = מדינות אחרות
board-for-presence = לנוכחות: { $what }
board-for-domination = לדומיננטיות: { $what }
board-for-control = לשליטה: { $what }
board-lacks-battlegrounds =
    { $count ->
        [one] עוד שדה קרב אחד
        [two] עוד שני שדות קרב
       *[other] עוד { $count } שדות קרב
    }
board-lacks-others = מדינה אחת שאינה שדה קרב
board-lacks-countries =
    { $count ->
        [one] עוד מדינה אחת
        [two] עוד שתי מדינות
       *[other] עוד { $count } מדינות
    }
board-victory = ניצחון
board-bids = הצעות

# סיכויים

board-chances = סיכויים
board-odds-nothing = ללא שינוי
board-odds-always = בכל מקרה:
board-odds-vp = ⁦+{ $count }⁩ נק׳ ניצחון
board-odds-space = מרוץ החלל: משבצת { $box }

# Buttons that make the selected choice

commit-headline = קביעה כקלף הכותרת
commit-card = שימוש בקלף
commit-discard = השלכת הקלף
commit-choose = בחירת הקלף

# The stage

stage-success = הצלחה
stage-failure = כישלון
stage-goes-first = ראשון
stage-countries = מדינות בשליטה
stage-battlegrounds = מדינות שדה קרב
stage-neighbours = סמוכות למעצמה היריבה
stage-new-cards = הקלפים החדשים שלך

# Short names for the plates of the map

map-benelux = { word-benelux }
map-spain-portugal = { word-spain-portugal }
map-united-kingdom = { word-united-kingdom }
map-west-germany = { word-west-germany }
map-east-germany = { word-east-germany }
map-gulf-states = { word-gulf-states }
map-saudi-arabia = { word-saudi-arabia }
map-laos-cambodia = { word-laos-cambodia }
map-philippines = { word-philippines }
map-ivory-coast = { word-ivory-coast }
map-saharan-states = { word-saharan-states }
map-se-african-states = דרום־מז׳ אפריקה
map-west-african-states = מערב אפריקה
map-dominican-republic = הדומיניקנית
map-chinese-civil-war = מלחמת אזרחים
map-southeast-asia = { word-southeast-asia }
