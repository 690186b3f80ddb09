# המספרים שמסבירים חידה.
puzzle-until = בממוצע בסוף הסיבוב
puzzle-until-next = בממוצע בסוף הסיבוב הבא
puzzle-later = עד סוף הסיבוב כמעט אין הבדל במספרים: היתרון מתגלה בהמשך.
puzzle-figure-stars = הכוכבים שלך
puzzle-figure-enemy-stars = הכוכבים של היריב
puzzle-figure-gold = הזהב שלך
