# Παιχνίδι με φίλους: προσκλήσεις, ονόματα, κλήρωση, παρουσία, ρεβάνς και οι γραμμές του διακομιστή στο ιστορικό.
log-player-resigned = Εγκατέλειψε: { $player }.
log-player-timed-out = Τέλος χρόνου: { $player }.
log-player-removed = Αποβολή από την παρτίδα: { $player }.
log-player-replaced = Αντικαταστάθηκε από τον υπολογιστή: { $player }.
log-undo-agreed = Μια επιλογή αναιρέθηκε με συμφωνία όλων. Το ζήτησε: { $player }.
log-game-aborted = Η παρτίδα διακόπηκε.

result-why-resign = { $you ->
    [won] Εγκατέλειψε: { $loser }.
    [lost] Εγκαταλείψατε. Νίκη: { $winner }.
   *[other] Εγκατέλειψε: { $loser }.
}
result-why-timeout = { $you ->
    [won] Τέλος χρόνου: { $loser }.
    [lost] Ο χρόνος σας τελείωσε. Νίκη: { $winner }.
   *[other] Τέλος χρόνου: { $loser }.
}
result-why-kick = { $you ->
    [won] Αποβολή από την παρτίδα: { $loser }.
    [lost] Αποβληθήκατε από την παρτίδα. Νίκη: { $winner }.
   *[other] Αποβολή από την παρτίδα: { $loser }.
}
result-moments = Αναζήτηση κρίσιμων στιγμών
result-moments-title = Κρίσιμες στιγμές
result-moments-none = Καμία επιλογή ή ζαριά δεν έκρινε μόνη της την παρτίδα.
result-moments-working = Αναζήτηση κρίσιμων στιγμών: { $percent }
result-analyse = Ανάλυση
result-share = Αντιγραφή συνδέσμου αναπαραγωγής

offer-ask = Ρεβάνς
offer-ask-swapped = Ρεβάνς με αλλαγή πλευρών
offer-sent = Προτείνατε ρεβάνς. Αναμένεται απάντηση: { $who }.
offer-withdraw = Ανάκληση πρότασης
offer-made = { $who }: πρόταση για ρεβάνς.
offer-made-swapped = { $who }: πρόταση για ρεβάνς με αλλαγή πλευρών.
offer-toast = { $who }: πρόταση για ρεβάνς ({ $game })
offer-accept = Αποδοχή
offer-decline = Απόρριψη
offer-over = Η πρόταση για ρεβάνς απορρίφθηκε ή έληξε.
offer-go = Μετάβαση στη ρεβάνς
series-title = Σειρά παρτίδων
series-draws = { $count ->
    [one] μία ισοπαλία
   *[other] { $count } ισοπαλίες
}

lots-title = Οι πλευρές κληρώθηκαν
lots-you = Η πλευρά σας: { $side }
lots-close = Κλείσιμο

presence-here = εδώ
presence-away = απουσιάζει
presence-away-minutes = { $minutes ->
    [0] μόλις έφυγε
    [one] απουσιάζει 1 λεπτό
   *[other] απουσιάζει { $minutes } λεπτά
}
presence-away-hours = { $hours ->
    [one] απουσιάζει 1 ώρα
   *[other] απουσιάζει { $hours } ώρες
}

chat-unread = { $count ->
    [one] ένα αδιάβαστο μήνυμα
   *[other] { $count } αδιάβαστα μηνύματα
}
chat-open = Άνοιγμα συνομιλίας
toast-close = Απόκρυψη

invite-title = Πρόσκληση για παρτίδα από: { $who }
invite-title-open = Ανοιχτό τραπέζι
invite-clock = Χρόνος
invite-side = Η πλευρά σας
invite-side-random = Με κλήρωση
invite-rules = Αλλαγές στους βασικούς κανόνες
invite-players = Στο τραπέζι
invite-play = Παίξτε
name-yours = Το όνομά σας
name-help = Εμφανίζεται μετά τη λέξη «Επισκέπτης». Αφήστε το κενό για να διατηρήσετε την ανωνυμία σας.
name-save = Αποθήκευση ονόματος
name-saved = Αποθηκεύτηκε.
players-hot = Παίκτης { $number }
