# Γρίφοι: θέσεις στις οποίες μία επιλογή είναι σαφώς η καλύτερη.
puzzles-title = Γρίφοι
puzzles-about = Σε κάθε θέση μία επιλογή είναι σαφώς καλύτερη από όλες τις άλλες. Βρείτε την πάνω στο ταμπλό. Οι θέσεις προέρχονται από παρτίδες που έπαιξε ο υπολογιστής εναντίον του εαυτού του.
puzzles-daily = Ο γρίφος της ημέρας
puzzles-daily-solved = Λύθηκε σήμερα.
puzzles-daily-missed = Δεν λύθηκε σήμερα.
puzzles-solve = Λύστε τον
puzzles-again = Δείτε τον ξανά
puzzles-none = Δεν υπάρχουν γρίφοι εδώ.
puzzles-streak = { $count ->
    [one] Καθημερινό σερί: μία ημέρα
   *[other] Καθημερινό σερί: { $count } ημέρες
}
puzzles-solved = Λύθηκαν με την πρώτη: { $count } από { $of }
puzzles-next = Επόμενος γρίφος ({ $rating })
puzzles-list = { $count ->
    [one] Ο μοναδικός γρίφος
   *[other] Και οι { $count } γρίφοι
}
puzzles-item = Γρίφος { $number }, δυσκολία { $rating }
puzzles-item-open = (δεν τον έχετε δοκιμάσει)
puzzles-item-solved = (λύθηκε)
puzzles-item-missed = (δεν λύθηκε)

puzzle-title = { $game }: γρίφος
puzzle-rated = Δυσκολία { $rating }
puzzle-all = Όλοι οι γρίφοι
puzzle-verdict = Γρίφος
puzzle-task = Παίζετε: { $seat }. Βρείτε την καλύτερη επιλογή.
puzzle-wrong = Δεν είναι η καλύτερη: { $option }.
puzzle-wrong-chance = Σας αφήνει πιθανότητα νίκης { $percent }. Δοκιμάστε ξανά.
puzzle-solved = Σωστά: { $option }.
puzzle-shown = Η καλύτερη επιλογή: { $option }.
puzzle-show = Δείξτε μου τη λύση
puzzle-next = Επόμενος γρίφος
puzzle-no-more = Δοκιμάσατε όλους τους γρίφους αυτού του παιχνιδιού.
puzzle-why = Γιατί είναι η καλύτερη
puzzle-chances = Πιθανότητες νίκης, όπως τις εκτιμά μια αναζήτηση
puzzle-figure-won = Παρτίδες ήδη κερδισμένες
puzzle-figure-beaten = Παρτίδες ήδη χαμένες
puzzle-levels = Πόσο συχνά τη βρίσκει κάθε επίπεδο του υπολογιστή
puzzle-your-rating = Η βαθμολογία σας: { $rating }
puzzle-care = Οι πιθανότητες είναι εκτιμήσεις. Προκύπτουν από βαθιά αναζήτηση που γνωρίζει μόνο όσα γνωρίζει η πλευρά σας.
