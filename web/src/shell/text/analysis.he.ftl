# ניתוח המשחק ורמזים.
analysis-tab = ניתוח
analysis-begin = ניתוח המשחק
analysis-about = המחשב בוחן שוב כל החלטה במשחק: איך השתנו הסיכויים לנצח, אילו בחירות היו עדיפות ומה היה מזל. זה אורך דקה או שתיים; בינתיים אפשר לצפות שוב במשחק.
analysis-waiting = בהמתנה: משחקים אחרים נמצאים בניתוח.
analysis-working = המשחק בניתוח…
analysis-progress = { $done } מתוך { $of } בחירות
analysis-stop = עצירה
analysis-again = ניתוח מחדש
analysis-failed = הניתוח נכשל בגלל תקלה פנימית.
analysis-here = המהלך הזה
analysis-chosen = נבחר
analysis-best = לא נמצאה בחירה טובה יותר.
analysis-lost = המחיר: { $percent }.
analysis-no-decision = לא היה כאן מה להחליט.
analysis-by-choice = בגלל בחירה
analysis-by-chance = בגלל מזל
analysis-move = מהלך { $at }
analysis-place = מהלך { $at }: { $values }
analysis-no-turns = במשחק הזה לא היו נקודות מפנה.
analysis-curve-keys = הסיכוי לנצח, בחירה אחר בחירה; החצים עוברים ממהלך למהלך, ומקשי הדפדוף מנקודת מפנה לנקודת מפנה

hint-ask = רמז
hint-thinking = במחשבה…
hint-best = הבחירה הטובה ביותר, לפי מה שידוע לצד שלך:
hint-close = הסתרה
