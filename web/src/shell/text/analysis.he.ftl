# ניתוח המשחק ורמזים.
analysis-tab = ניתוח
analysis-begin = ניתוח המשחק
analysis-about = המחשב בוחן שוב כל החלטה במשחק: איך השתנו הסיכויים, אילו בחירות היו עדיפות ומה היה מזל. זה אורך דקה או שתיים; בינתיים אפשר להמשיך במבט לאחור.
analysis-waiting = משחקים אחרים נמצאים בניתוח; המשחק הזה ממתין לתורו.
analysis-working = המשחק בניתוח.
analysis-progress = { $done } מתוך { $of } בחירות
analysis-stop = עצירה
analysis-again = ניתוח מחדש
analysis-failed = הניתוח לא הושלם בגלל תקלה.
analysis-here = במקום הזה
analysis-chosen = נבחר
analysis-best = לא נמצאה בחירה טובה יותר.
analysis-lost = המחיר: { $percent }.
analysis-no-decision = לא היה כאן מה להחליט.
analysis-by-choice = בגלל בחירה
analysis-by-chance = בגלל מזל
analysis-move = מהלך { $at }
analysis-place = מהלך { $at }: { $values }
analysis-no-turns = לא היו נקודות מפנה במשחק.
analysis-curve-keys = הסיכוי לנצח, בחירה אחר בחירה; החצים עוברים ממהלך למהלך, ומקשי הדפדוף מנקודת מפנה לנקודת מפנה

hint-ask = רמז
hint-thinking = חושב…
hint-best = הטוב ביותר, עד כמה שאפשר לדעת מהמושב שלך:
hint-close = הסתרה
