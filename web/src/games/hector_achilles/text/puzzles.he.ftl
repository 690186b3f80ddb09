# המספרים שמסבירים חידה.
puzzle-until = בממוצע בסוף הקרב
puzzle-until-next = בממוצע בסוף הקרב הבא
puzzle-later = עד סוף הקרב כמעט אין הבדל במספרים: היתרון מתגלה בהמשך.
puzzle-figure-lost = קלפי חיילים שלך מחוץ למשחק
puzzle-figure-enemy-lost = קלפי חיילים של היריב מחוץ למשחק
puzzle-figure-camp = קלפי חיילים במחנה שלך
puzzle-figure-enemy-camp = קלפי חיילים במחנה היריב
puzzle-figure-shame = אסימוני הבושה שלך
puzzle-figure-favour = אסימוני חסד האלים שלא נוצלו
