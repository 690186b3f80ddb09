# הדפים סביב המשחקים: הבית, השולחנות, משחק חדש, אנשים, הגדרות.
home-continue = המשך המשחק
home-all-tables = כל השולחנות ({ $count })
home-title = במה לשחק?
home-play-computer = משחק מול המחשב
home-more-ways = אפשרויות משחק נוספות
home-learn = לימוד המשחק
home-rules = כללים
home-watch = צפייה במשחק
home-watch-none = כרגע איש אינו משחק. אפשר להתחיל משחק, ואחרים יוכלו לצפות בו.
home-to-lobby = כל השולחנות
home-study = לימוד והעמקה
home-study-text = שיעורים על הלוח האמיתי, הכללים עם עמדות להתנסות, עורך עמדות וייבוא משחקים.
home-editor = הצבת עמדה
home-import = ייבוא משחק
game-minutes = { $count ->
    [one] כדקה אחת
    [two] כשתי דקות
   *[other] כ־{ $count } דקות
}
line-your-turn = תורך
line-flag = הזמן ייגמר { $when }
line-created = נפתח { $when }
line-moved = המהלך האחרון { $when }
line-started = התחיל { $when }
line-more-rules = ⁦+{ $count }⁩
