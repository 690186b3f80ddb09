# המספרים שמסבירים חידה.
puzzle-until = בממוצע בסוף התור
puzzle-until-next = בממוצע בסוף התור הבא
puzzle-later = עד סוף התור כמעט אין הבדל במספרים: היתרון מתגלה בהמשך.
puzzle-figure-vp = היתרון שלך בנקודות ניצחון
puzzle-figure-countries = היתרון שלך במדינות בשליטה
puzzle-figure-space = המשבצת שלך במרוץ החלל
