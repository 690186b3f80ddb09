language-name = Ελληνικά

play-title = { $game }
play-your-seat = Η θέση σας: { $seat }
play-your-turn = Είναι η σειρά σας.
play-options = Οι επιλογές σας:
play-prompt = Η επιλογή σας
play-choose-number = Δώστε έναν αριθμό από { $from } έως { $to }.
play-help =
    Δώστε τον αριθμό μιας επιλογής ή την αρχή του ονόματός της, ή μία από τις εντολές:
    { "board" } – εμφάνιση του ταμπλό ξανά
    { "undo" } – αναίρεση της τελευταίας σας επιλογής
    { "log" } – εμφάνιση του ιστορικού της παρτίδας
    { "save" } – αποθήκευση της παρτίδας
    { "save" } ΑΡΧΕΙΟ – αποθήκευση αντιγράφου σε αρχείο
    { "?" } ΟΝΟΜΑ – εμφάνιση του κειμένου μιας κάρτας
    { "quit" } – αποθήκευση της παρτίδας και έξοδος
    { "help" } – εμφάνιση αυτής της βοήθειας
    Όπου χρειάζονται περισσότερες από μία επιλογές, μπορείτε να τις δώσετε μαζί: { "14 14 3" }
play-forced = Η μόνη επιλογή, έγινε αυτόματα: { $option }
play-thinking = Ο υπολογιστής σκέφτεται… ({ $seat })
play-hotseat = Δώστε την οθόνη στον επόμενο παίκτη: { $seat }
play-undone = Η τελευταία σας επιλογή αναιρέθηκε.
play-cannot-undo = Η τελευταία σας επιλογή δεν μπορεί πια να αναιρεθεί.
play-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
play-saved = Η παρτίδα αποθηκεύτηκε: { $file }
play-resumed = Η παρτίδα συνεχίζεται: { $file }
play-bye = Αντίο! Η παρτίδα σας αποθηκεύτηκε εδώ: { $file }
play-over = Η παρτίδα τελείωσε.
play-winner = Νίκη: { $seat }
play-draw = Η παρτίδα έληξε ισόπαλη.
play-reason = Αιτία: { $reason }
play-result = Αποτέλεσμα: { $result }
play-seed = Αριθμός εκκίνησης τυχαιότητας: { $seed }
play-first-game = Δεν ορίστηκε παιχνίδι· ξεκινά: { $game }
play-which-game = Ποιο παιχνίδι θέλετε να παίξετε;
play-unfinished = Βρέθηκε ημιτελής παρτίδα: { $file }
play-resume-it = συνέχεια αυτής της παρτίδας
play-new-game = νέα παρτίδα
play-set-aside = Η ημιτελής παρτίδα μεταφέρθηκε εδώ: { $file }
play-enter = Πατήστε { "Enter" } για συνέχεια
play-hint = Δώστε έναν αριθμό ή την αρχή ενός ονόματος· για περισσότερα: { "help" }
play-left = { $left ->
    [one] απομένει { $left } από { $of }
   *[other] απομένουν { $left } από { $of }
}
play-costs = κοστίζει { $cost }
play-danger = μπορεί να σας κοστίσει την παρτίδα
play-anyway = Το επιλέγετε παρ’ όλα αυτά; (ν/Ο)
play-yes = ν
play-no-text = Δεν βρέθηκε κείμενο για «{ $typed }».
play-stopped = Διακοπή πριν από: { $option }. Δεν είναι διαθέσιμο τώρα ή πρέπει να δοθεί χωριστά.
play-unknown = Το «{ $typed }» δεν είναι μία από τις επιλογές.
play-ambiguous = Το «{ $typed }» μπορεί να σημαίνει περισσότερα από ένα: { $names }

record-version = Έκδοση των κανόνων: { $version }
record-options = Ρυθμίσεις: { $options }
record-components = Υλικά: { $components }
record-choices = { $count ->
    [one] Μία επιλογή
   *[other] { $count } επιλογές
}
record-unfinished = Η παρτίδα δεν έχει τελειώσει.

options-default = προεπιλογή
options-excludes = δεν συνδυάζεται με: { $others }

analysis-curve = Πιθανότητα νίκης μετά από κάθε επιλογή
analysis-curve-alone = Αναμενόμενο αποτέλεσμα μετά από κάθε επιλογή
analysis-stages = Οι κάθετες γραμμές δείχνουν πού αρχίζει νέος γύρος ή νέα μάχη.
analysis-seat = Θέση
analysis-start = Αρχή
analysis-end = Τέλος
analysis-luck = Τύχη
analysis-play = Επιλογές
analysis-rest = Άλλα
analysis-decisions = Αποφάσεις
analysis-mean-loss = Μέση απώλεια
analysis-worst = Χειρότερες επιλογές
analysis-balance = Σύνοψη
analysis-turning-points = Σημεία καμπής
analysis-number = Αρ.
analysis-stage = Στάδιο
analysis-change = Μεταβολή
analysis-story = Τι συνέβη
analysis-choice = «{ $ask }» – { $option }.
analysis-cost = { $what } Αυτό κόστισε { $percent }. Καλύτερα: { $better }.
analysis-fortune = { $what } Αυτό ήταν τύχη: { $percent }.
analysis-unseen = Κρυφές κάρτες ή ζάρια
analysis-care = Οι πιθανότητες είναι εκτιμήσεις του υπολογιστή: οι μεταβολές είναι πιο αξιόπιστες από τις τιμές.
analysis-rest-means = Τα «Άλλα» δεν είναι ούτε επιλογή ούτε τύχη: όποιος αποφασίζει μετά γνωρίζει άλλα πράγματα ή ο υπολογιστής βλέπει πιο μακριά από πριν.
analysis-asked = Ερώτηση
analysis-option = Επιλογή
analysis-others = Εναλλακτικές
analysis-nothing = Σε αυτή την παρτίδα δεν υπήρχε τίποτα να αποφασιστεί.
analysis-broken-off = Η ανάλυση σταμάτησε: αναλύθηκαν { $done } από τις { $all } επιλογές. Τα αποτελέσματα αφορούν την παρτίδα ως εκεί.

reason-resign = η ηττημένη πλευρά εγκατέλειψε
reason-timeout = ο χρόνος της ηττημένης πλευράς εξαντλήθηκε
reason-kick = η ηττημένη πλευρά αποβλήθηκε

error-bad-address = Δώστε μια έγκυρη διεύθυνση ηλεκτρονικού ταχυδρομείου.
error-bad-components = Το αρχείο με τα υλικά του παιχνιδιού δεν είναι έγκυρο.
error-bad-name = Αυτό το όνομα δεν επιτρέπεται. Διαλέξτε άλλο.
error-bad-network = Αυτό το νευρωνικό δίκτυο δεν ταιριάζει με τους κανόνες του παιχνιδιού.
error-bad-option = Αυτή η ρύθμιση του παιχνιδιού δεν υπάρχει ή δεν μπορεί να πάρει αυτή την τιμή.
error-bad-password = Αυτός ο κωδικός είναι πολύ σύντομος ή μαντεύεται εύκολα. Δοκιμάστε μερικές λέξεις μαζί.
error-bad-position = Η θέση δεν είναι έγκυρη.
error-bad-record = Η καταγραφή της παρτίδας δεν είναι έγκυρη.
error-bad-request = Το αίτημα δεν έγινε κατανοητό.
error-bad-script = Οι κανόνες περιέχουν κώδικα που δεν επιτρέπεται.
error-bad-settings = Οι ρυθμίσεις του διακομιστή δεν είναι έγκυρες.
error-bad-study = Η μελέτη δεν είναι έγκυρη.
error-barred = Ο λογαριασμός σας δεν μπορεί να το κάνει προς το παρόν.
error-chair-taken = Αυτή η θέση είναι πιασμένη.
error-engine-fault = Παρουσιάστηκε σφάλμα στους κανόνες του παιχνιδιού.
error-excluded-option = Αυτές οι ρυθμίσεις του παιχνιδιού δεν συνδυάζονται μεταξύ τους.
error-forged-request = Το αίτημα δεν προέρχεται από αυτή τη σελίδα. Φορτώστε ξανά τη σελίδα.
error-game-over = Η παρτίδα έχει ήδη τελειώσει.
error-illegal-choice = Αυτή η επιλογή δεν είναι διαθέσιμη.
error-malformed-choice = Η επιλογή δεν έγινε κατανοητή.
error-name-taken = Αυτό το όνομα χρησιμοποιείται ήδη.
error-no-time-to-undo = Μετά την αναίρεση δεν θα σας έμενε χρόνος.
error-not-asked = Δεν είναι η σειρά σας να επιλέξετε.
error-not-found = Αυτό δεν υπάρχει ή δεν έχετε δικαίωμα να το δείτε.
error-not-possible-now = Αυτό δεν είναι δυνατό αυτή τη στιγμή.
error-not-signed-in = Συνδεθείτε πρώτα ή παίξτε ως επισκέπτης.
error-not-yours = Δεν έχετε δικαίωμα να το κάνετε.
error-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
error-out-of-range = Η τιμή είναι εκτός ορίων.
error-stale-ask = Αυτή η ερώτηση έχει ήδη απαντηθεί.
error-storage-down = Ο διακομιστής δεν μπορεί να συνδεθεί με τη βάση δεδομένων του. Τίποτα δεν άλλαξε· δοκιμάστε ξανά σε λίγο.
error-too-large = Είναι υπερβολικά μεγάλο.
error-too-many-requests = Πάρα πολλά αιτήματα. Περιμένετε λίγο.
error-unknown-game = Δεν υπάρχει τέτοιο παιχνίδι.
error-unknown-language = Δεν υπάρχει τέτοια γλώσσα.
error-unknown-seat = Δεν υπάρχει τέτοια θέση.
error-wrong-password = Το όνομα ή ο κωδικός είναι λάθος.

email-otherwise = Αν δεν ήσασταν εσείς, αγνοήστε αυτό το μήνυμα: αν δεν ανοιχτεί ο σύνδεσμος, δεν αλλάζει τίποτα.
email-reset = Κάποιος, ίσως εσείς, ζήτησε νέο κωδικό για τον λογαριασμό { $name } στο { $server }. Για να τον ορίσετε, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ώρα:
email-reset-subject = { "Agon" }: ορισμός νέου κωδικού
email-verify = Ο λογαριασμός { $name } στο { $server } δήλωσε αυτή τη διεύθυνση ηλεκτρονικού ταχυδρομείου. Αν ήσασταν εσείς, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ημέρα για να την επιβεβαιώσετε:
email-verify-subject = { "Agon" }: επιβεβαίωση διεύθυνσης

notice-begun = Η παρτίδα σας άρχισε: { $game }
notice-challenge = Σας προκαλεί: { $who } · { $game }
notice-mute = Διακοπή αυτών των μηνυμάτων
notice-open = Άνοιγμα του τραπεζιού
notice-over = Η παρτίδα σας τελείωσε: { $game }
notice-since = Από την τελευταία σας επιλογή:
notice-turn = Είναι η σειρά σας: { $game }

preview-game = Παίξτε στον περιηγητή σας: με τον υπολογιστή, στην ίδια οθόνη ή διαδικτυακά. Με μαθήματα και όλους τους κανόνες.
preview-guest = Επισκέπτης { $name }
preview-invitation = Πρόσκληση για παρτίδα από: { $who }
preview-join = Ανοίξτε τον σύνδεσμο και πάρτε θέση στο τραπέζι. Μπορείτε να παίξετε και χωρίς λογαριασμό.
preview-open-table = Σας προσκαλούν σε μια παρτίδα
preview-over = Αυτή η παρτίδα τελείωσε. Ανοίξτε τον σύνδεσμο για να τη δείτε από την αρχή.
preview-playing = Αυτή η παρτίδα είναι σε εξέλιξη. Ανοίξτε τον σύνδεσμο για να την παρακολουθήσετε.
preview-site = { $games }: παίξτε στον περιηγητή σας, με τον υπολογιστή, στην ίδια οθόνη ή διαδικτυακά.

rulebook-option = «{ $option }»
