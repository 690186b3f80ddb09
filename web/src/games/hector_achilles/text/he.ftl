board-offered = { $label }; אפשר לבחור
board-pile-cards = { $count ->
    [0] { $pile }: אין קלפים
    [one] { $pile }: קלף אחד
    [two] { $pile }: שני קלפים
   *[other] { $pile }: { $count } קלפים
}
board-active = פעילה
board-at-bottom = { $hero } (בתחתית)
board-on-turn = התור הנוכחי
board-covered-by = מכוסה בגיבור: { $hero } ({ $value })
board-counts = הצבע שלו נספר
board-counts-not = הצבע שלו לא נספר
board-in-valid-colours = { $total } בצבעים התקפים
board-in-valid-colours-hidden = { $total } בצבעים התקפים, או יותר: הגיבור נסתר
board-battle-number = קרב { $battle }
board-round-number = סיבוב { $round } מתוך 4
board-before-rounds = לפני הסיבוב הראשון
board-fate-waits = { $count ->
    [one] אסימון גורל אחד מוסתר
    [two] שני אסימוני גורל מוסתרים
   *[other] { $count } אסימוני גורל מוסתרים
}
board-turn-left = סיבוב אסימון הגורל שמאלה, נגד כיוון השעון
board-turn-right = סיבוב אסימון הגורל ימינה, בכיוון השעון
board-lost-heroes = גיבורים שאבדו
board-nothing-lost = עדיין לא אבד דבר.
board-hand-empty = אין קלפים ביד.
board-hero-label = הגיבור שלך: { $hero }, { $colour }, { $value }
board-by-fate = { $colour } לפי הגורל
board-by-hero = { $colour } לפי הגיבור
about-components = הצבעים והערכים של עשרה גיבורים וצבעי אסימוני הגורל הם שלנו, כי המודפסים אינם ידועים לנו.
stage-next-battle = לקרב הבא
stage-to-result = לתוצאה

# Buttons that make the selected choice

commit-troop = הורדת הקלף
commit-discard = השלכת הקלף
