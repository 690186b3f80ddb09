# Finding each other: an opponent, challenges, followed players, notifications, statistics.

seek-title = Αναζήτηση αντιπάλου
seek-now = Παίξτε τώρα
seek-now-text = Θα παίξετε με τον πρώτο παίκτη παρόμοιας δύναμης που αναζητά κι εκείνος αντίπαλο. Οι πλευρές κληρώνονται.
seek-speed = Ρυθμός
seek-speed-fast = Γρήγορος
seek-speed-normal = Κανονικός
seek-speed-days = Ημέρες ανά επιλογή
seek-computer = Παρτίδα με τον υπολογιστή, αν δεν βρεθεί κανείς σε ένα λεπτό
seek-computer-help = Ο υπολογιστής παίζει σε παρόμοιο επίπεδο· η παρτίδα δεν βαθμολογείται.
seek-looking = Αναζητείται αντίπαλος…
seek-then-computer = Αν περάσει ένα λεπτό, θα παίξετε με τον υπολογιστή.
seek-cancel = Ακύρωση

turns-next = Επόμενη παρτίδα ({ $count })
turns-count = Η σειρά σας: { $count }

seek-waiting = { $count ->
    [one] 1 παίκτης σε αναμονή
   *[other] { $count } παίκτες σε αναμονή
}

challenge-title = Προκλήσεις
challenge-do = Πρόκληση
challenge-game = Πρόκληση: { $game }
challenge-send = Αποστολή της πρόκλησης
challenge-from = Από:
challenge-to = Προς:
challenge-withdraw = Απόσυρση
challenge-toast = Σας προκαλεί: { $who } · { $game }

follow-title = Παίκτες που ακολουθείτε
follow-do = Ακολούθηση
follow-stop = Διακοπή ακολούθησης
follow-online = σε σύνδεση
follow-offline = εκτός σύνδεσης

settings-push = Ειδοποιήσεις σε αυτή τη συσκευή, ακόμη και όταν το { "Agon" } είναι κλειστό
settings-push-help = Λαμβάνετε ειδοποίηση όταν έχετε σειρά και όταν σας προκαλούν.
settings-push-refused = Οι ειδοποιήσεις είναι αποκλεισμένες. Επιτρέψτε τις για αυτόν τον ιστότοπο στις ρυθμίσεις του περιηγητή και δοκιμάστε ξανά.
settings-quiet = Ώρες ησυχίας
settings-quiet-help = Τα μηνύματα ηλεκτρονικού ταχυδρομείου και οι ειδοποιήσεις έρχονται μετά το τέλος των ωρών ησυχίας.
settings-quiet-from = Από
settings-quiet-to = Έως

mute-title = Διακοπή των μηνυμάτων ηλεκτρονικού ταχυδρομείου για τις παρτίδες σας
mute-text = Μπορείτε να τα ενεργοποιήσετε ξανά στις ρυθμίσεις.
mute-do = Διακοπή των μηνυμάτων
mute-done = Δεν θα λαμβάνετε πια μηνύματα για τις παρτίδες σας.

stats-title = Στατιστικά
stats-games = Παρτίδες
stats-now = Τρέχον σερί
stats-best = Μεγαλύτερο σερί νικών
stats-streak-won = { $count ->
    [one] 1 νίκη
   *[other] { $count } νίκες
}
stats-streak-lost = { $count ->
    [one] 1 ήττα
   *[other] { $count } ήττες
}
stats-streak-none = κανένα
stats-openings = Ανοίγματα
stats-tally = Νίκες: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }
stats-luck = Τύχη σε παρτίδες που αναλύθηκαν
stats-luck-mean = { $count ->
    [one] Επίδραση της τύχης στις πιθανότητες νίκης σας σε μία παρτίδα: { $value }
   *[other] Μέση επίδραση της τύχης στις πιθανότητες νίκης σας σε { $count } παρτίδες: { $value }
}

openings-title = Ανοίγματα
openings-about = Ποιες πρώτες Κάρτες Εκκίνησης, ποιες αρχικές τοποθετήσεις και ποιες Κλάσεις κερδίζουν πιο συχνά.
openings-text = Πώς άνοιξαν και πώς τελείωσαν οι πρόσφατες δημόσιες παρτίδες. Τα στοιχεία καλύπτουν, για κάθε παιχνίδι, τις τελευταίες 500 παρτίδες που παίχτηκαν εδώ και τις τελευταίες 500 δημόσιες παρτίδες που εισήχθησαν· ανανεώνονται κάθε δέκα λεπτά.
openings-none = Δεν έχει τελειώσει ακόμη καμία δημόσια παρτίδα.
openings-none-imported = Δεν έχει εισαχθεί ακόμη ολοκληρωμένη παρτίδα που να είναι ορατή σε άλλους.
openings-source = Παρτίδες
openings-both = Όλες
openings-house = Παίχτηκαν εδώ
openings-imported = Εισαγμένες
openings-games = { $count ->
    [one] 1 παρτίδα
   *[other] { $count } παρτίδες
}
openings-of = { $side }: { $what }
openings-name = Άνοιγμα
