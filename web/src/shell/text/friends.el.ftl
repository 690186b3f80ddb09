# Παιχνίδι με φίλους: προσκλήσεις, ονόματα, κλήρωση, παρουσία, επαναληπτικές παρτίδες και οι γραμμές του διακομιστή στο ημερολόγιο.
log-player-resigned = Εγκατέλειψε: { $player }.
log-player-timed-out = Τέλος χρόνου: { $player }.
log-player-removed = Αποβολή από την παρτίδα: { $player }.
log-player-replaced = Ο υπολογιστής συνεχίζει στη θέση: { $player }.
log-undo-agreed = Μια επιλογή αναιρέθηκε με συμφωνία όλων, μετά από αίτημα: { $player }.
log-game-aborted = Η παρτίδα διακόπηκε.

result-why-resign = { $you ->
    [won] Εγκατέλειψε: { $loser }. Η νίκη είναι δική σας.
    [lost] Εγκαταλείψατε. Νίκη: { $winner }.
   *[other] Εγκατέλειψε: { $loser }. Νίκη: { $winner }.
}
result-why-timeout = { $you ->
    [won] Τέλος χρόνου: { $loser }. Η νίκη είναι δική σας.
    [lost] Ο χρόνος σας τελείωσε. Νίκη: { $winner }.
   *[other] Τέλος χρόνου: { $loser }. Νίκη: { $winner }.
}
result-why-kick = { $you ->
    [won] Αποβολή: { $loser }. Η νίκη είναι δική σας.
    [lost] Αποβληθήκατε από την παρτίδα. Νίκη: { $winner }.
   *[other] Αποβολή: { $loser }. Νίκη: { $winner }.
}
result-moments = Βρείτε τις κρίσιμες στιγμές
result-moments-title = Κρίσιμες στιγμές
result-moments-none = Καμία επιλογή ή ζαριά δεν έκρινε μόνη της την παρτίδα.
result-moments-working = Αναζήτηση των κρίσιμων στιγμών: { $percent }
result-analyse = Ανάλυση
result-share = Αντιγραφή συνδέσμου της αναπαραγωγής

offer-ask = Επαναληπτική
offer-ask-swapped = Επαναληπτική με αλλαγή πλευρών
offer-sent = Προτείνατε επαναληπτική. Αναμένεται απάντηση: { $who }.
offer-withdraw = Ανάκληση πρότασης
offer-made = { $who }: πρόταση για επαναληπτική.
offer-made-swapped = { $who }: πρόταση για επαναληπτική με αλλαγή πλευρών.
offer-toast = { $who }: πρόταση για επαναληπτική ({ $game })
offer-accept = Αποδοχή
offer-decline = Απόρριψη
offer-over = Η πρόταση για επαναληπτική απορρίφθηκε ή έληξε.
offer-go = Μετάβαση στην επαναληπτική
series-title = Σειρά παρτίδων
series-draws = { $count ->
    [one] μία ισοπαλία
   *[other] { $count } ισοπαλίες
}

lots-title = Έγινε κλήρωση
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
invite-rules = Κανόνες που διαφέρουν από τους συνηθισμένους
invite-players = Στο τραπέζι
invite-play = Παίξτε
name-yours = Το όνομά σας
name-help = Εμφανίζεται ως «Επισκέπτης» μαζί με αυτό το όνομα. Αφήστε το κενό για να μείνετε ανώνυμοι.
name-save = Αποθήκευση ονόματος
name-saved = Αποθηκεύτηκε.
players-hot = Παίκτης { $number }
