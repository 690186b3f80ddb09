# הדפים סביב המשחקים: הבית, השולחנות, משחק חדש, אנשים, הגדרות.
home-continue = להמשיך לשחק
home-all-tables = כל השולחנות ({ $count })
home-title = במה נשחק?
home-play-computer = מול המחשב
home-more-ways = דרכים אחרות
home-learn = לימוד המשחק
home-rules = כללים
home-watch = צפייה במשחק
home-watch-none = כרגע איש אינו משחק. אפשר להתחיל משחק, ואחרים יוכלו לצפות בו.
home-to-lobby = לכל השולחנות
home-study = לימוד והעמקה
home-study-text = שיעורים על הלוח האמיתי, הכללים עם עמדות להתנסות, עורך לעמדות משלך, והמשחקים שמביאים מבחוץ.
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
line-more-rules = +{ $count }
