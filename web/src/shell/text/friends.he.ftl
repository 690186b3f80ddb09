# משחק עם חברים: הזמנות, שמות, הגרלה, נוכחות, משחקי גומלין ושורות השרת ביומן.
log-player-resigned = פרישה: { $player }.
log-player-timed-out = הזמן אזל: { $player }.
log-player-removed = הרחקה מהמשחק: { $player }.
log-player-replaced = המחשב מחליף: { $player }.
log-undo-agreed = בחירה בוטלה בהסכמה. לבקשת: { $player }.
log-game-aborted = המשחק הופסק.

result-why-resign = { $you ->
    [won] פרישה: { $loser }.
    [lost] פרשת מהמשחק. ניצחון: { $winner }.
   *[other] פרישה: { $loser }.
}
result-why-timeout = { $you ->
    [won] הזמן אזל: { $loser }.
    [lost] אזל לך הזמן. ניצחון: { $winner }.
   *[other] הזמן אזל: { $loser }.
}
result-why-kick = { $you ->
    [won] הרחקה מהמשחק: { $loser }.
    [lost] הורחקת מהמשחק. ניצחון: { $winner }.
   *[other] הרחקה מהמשחק: { $loser }.
}
result-moments = חיפוש הרגעים המכריעים
result-moments-title = רגעים מכריעים
result-moments-none = שום בחירה או הטלה לא הכריעה לבדה את המשחק.
result-moments-working = חיפוש הרגעים המכריעים: { $percent }
result-analyse = ניתוח
result-share = העתקת קישור לצפייה חוזרת

offer-ask = משחק גומלין
offer-ask-swapped = משחק גומלין בחילופי צדדים
offer-sent = הצעת משחק הגומלין נשלחה. ממתינים לתשובה: { $who }.
offer-withdraw = ביטול ההצעה
offer-made = הצעה למשחק גומלין מאת { $who }.
offer-made-swapped = הצעה למשחק גומלין בחילופי צדדים מאת { $who }.
offer-toast = הצעה למשחק גומלין מאת { $who }: { $game }
offer-accept = הסכמה
offer-decline = דחייה
offer-over = ההצעה למשחק גומלין נדחתה או שפג תוקפה.
offer-go = אל משחק הגומלין
series-title = סדרה
series-draws = { $count ->
    [one] תיקו אחד
    [two] שני משחקי תיקו
   *[other] { $count } משחקי תיקו
}

lots-title = הצדדים הוגרלו
lots-you = הצד שלך: { $side }
lots-close = סגירה

presence-here = כאן
presence-away = לא כאן
presence-away-minutes = { $minutes ->
    [0] כאן עד לפני רגע
    [one] לא כאן כבר דקה
    [two] לא כאן כבר שתי דקות
   *[other] לא כאן כבר { $minutes } דקות
}
presence-away-hours = { $hours ->
    [one] לא כאן כבר שעה
    [two] לא כאן כבר שעתיים
   *[other] לא כאן כבר { $hours } שעות
}

chat-unread = { $count ->
    [one] הודעה אחת שלא נקראה
    [two] שתי הודעות שלא נקראו
   *[other] { $count } הודעות שלא נקראו
}
chat-open = פתיחת הצ׳אט
toast-close = סגירה

invite-title = הזמנה למשחק מאת { $who }
invite-title-open = שולחן פתוח
invite-clock = זמן
invite-side = הצד שלך
invite-side-random = נקבע בהגרלה
invite-rules = שינויים בכללים הרגילים
invite-players = ליד השולחן
invite-play = למשחק
name-yours = השם שלך
name-help = יוצג אחרי המילה ״אורח״. אפשר להשאיר ריק ולהישאר בעילום שם.
name-save = שמירת השם
name-saved = נשמר.
players-hot = שחקן { $number }
