language-name = Ελληνικά

play-title = { $game }
play-your-seat = Παίζετε με: { $seat }
play-your-turn = Είναι η σειρά σας.
play-options = Οι επιλογές σας:
play-prompt = Η επιλογή σας
play-choose-number = Δώστε έναν αριθμό από { $from } έως { $to }.
play-help =
    Δώστε τον αριθμό μιας επιλογής ή την αρχή του ονόματός της, ή μία από τις λέξεις:
    { "board" } – εμφάνιση του ταμπλό ξανά
    { "undo" } – αναίρεση της τελευταίας σας επιλογής
    { "log" } – εμφάνιση όσων έχουν συμβεί έως τώρα
    { "save" } – αποθήκευση της παρτίδας
    { "save FILE" } – αποθήκευση αντιγράφου σε αρχείο
    { "? NAME" } – εμφάνιση του κειμένου μιας κάρτας
    { "quit" } – αποθήκευση της παρτίδας και έξοδος
    { "help" } – εμφάνιση αυτής της βοήθειας
    Όπου χρειάζονται πολλές επιλογές, μπορείτε να τις δώσετε μαζί: { "14 14 3" }
play-forced = Υπήρχε μόνο μία επιλογή και έγινε αυτόματα: { $option }
play-thinking = { $seat }: σκέψη…
play-hotseat = Παραδώστε την οθόνη στην πλευρά: { $seat }
play-undone = Η τελευταία σας επιλογή αναιρέθηκε.
play-cannot-undo = Η τελευταία σας επιλογή δεν μπορεί πια να αναιρεθεί.
play-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
play-saved = Η παρτίδα αποθηκεύτηκε: { $file }
play-resumed = Η παρτίδα συνεχίζεται: { $file }
play-bye = Αντίο! Η παρτίδα σας φυλάσσεται εδώ: { $file }
play-over = Το παιχνίδι τελείωσε.
play-winner = Νίκη: { $seat }
play-draw = Το παιχνίδι έληξε ισόπαλο.
play-reason = Αιτία: { $reason }
play-result = Αποτέλεσμα: { $result }
play-seed = Σπόρος τυχαιότητας: { $seed }
play-first-game = Δεν ορίστηκε παιχνίδι· ξεκινά: { $game }
play-which-game = Ποιο παιχνίδι θέλετε να παίξετε;
play-unfinished = Μια ημιτελής παρτίδα φυλάσσεται εδώ: { $file }
play-resume-it = συνέχεια αυτής της παρτίδας
play-new-game = νέα παρτίδα
play-set-aside = Η ημιτελής παρτίδα μεταφέρθηκε εδώ: { $file }
play-enter = Πατήστε { "Enter" } για συνέχεια
play-hint = Δώστε έναν αριθμό ή την αρχή ενός ονόματος· για περισσότερα: { "help" }
play-left = απομένουν { $left } από { $of }
play-costs = κοστίζει { $cost }
play-danger = μπορεί να χάσει το παιχνίδι
play-anyway = Το επιλέγετε παρ’ όλα αυτά; (ν/Ο)
play-yes = ν
play-no-text = Δεν υπάρχει κείμενο για: «{ $typed }».
play-stopped = Διακοπή πριν από: { $option }. Δεν μπορεί να επιλεγεί έτσι τώρα.
play-unknown = Δεν υπάρχει τέτοια επιλογή: «{ $typed }».
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
options-excludes = όχι μαζί με { $others }

analysis-curve = Πιθανότητα νίκης, επιλογή προς επιλογή
analysis-curve-alone = Πόσο καλά πάει, επιλογή προς επιλογή
analysis-stages = Οι κάθετες γραμμές δείχνουν πού αρχίζει νέος γύρος ή νέα μάχη.
analysis-seat = Θέση
analysis-start = Αρχή
analysis-end = Τέλος
analysis-luck = Τύχη
analysis-play = Επιλογές
analysis-rest = Υπόλοιπο
analysis-decisions = Αποφάσεις
analysis-mean-loss = Μέση απώλεια
analysis-worst = Χειρότερες επιλογές
analysis-balance = Πώς πήγε η παρτίδα
analysis-turning-points = Σημεία καμπής
analysis-number = Αρ.
analysis-stage = Στάδιο
analysis-change = Μεταβολή
analysis-story = Τι συνέβη
analysis-choice = «{ $ask }» – { $option }.
analysis-cost = { $what } Αυτό κόστισε { $percent }. Καλύτερα: { $better }.
analysis-fortune = { $what } Αυτό ήταν τύχη και άξιζε { $percent }.
analysis-unseen = Κρυφά φύλλα ή ζάρια
analysis-care = Οι πιθανότητες είναι εκτίμηση του υπολογιστή: προσέξτε τις μεταβολές περισσότερο από τους αριθμούς.
analysis-rest-means = Το υπόλοιπο δεν είναι ούτε επιλογή ούτε τύχη: όποιος αποφασίζει μετά γνωρίζει άλλα πράγματα ή ο υπολογιστής βλέπει μακρύτερα από πριν.
analysis-asked = Ερώτηση
analysis-option = Επιλέχθηκε
analysis-others = Άλλες
analysis-nothing = Σε αυτή την παρτίδα δεν υπήρχε τίποτα να αποφασιστεί.
analysis-broken-off = Η ανάλυση διακόπηκε· επιλογές που αναλύθηκαν: { $done } από { $all }. Όσα φαίνονται φτάνουν ως εκεί.

reason-resign = η ηττημένη πλευρά εγκατέλειψε
reason-timeout = ο χρόνος της ηττημένης πλευράς εξαντλήθηκε
reason-kick = η ηττημένη πλευρά αποβλήθηκε

error-bad-address = Αυτή δεν είναι διεύθυνση ηλεκτρονικού ταχυδρομείου.
error-bad-components = Το αρχείο με τα υλικά του παιχνιδιού δεν είναι έγκυρο.
error-bad-name = Αυτό δεν μπορεί να είναι όνομα. Διαλέξτε άλλο.
error-bad-option = Αυτή η ρύθμιση του παιχνιδιού δεν υπάρχει ή δεν μπορεί να πάρει αυτή την τιμή.
error-bad-password = Αυτός ο κωδικός είναι πολύ σύντομος ή μαντεύεται εύκολα. Βάλτε περισσότερες λέξεις.
error-bad-position = Η θέση δεν είναι έγκυρη.
error-bad-record = Η καταγραφή της παρτίδας δεν είναι έγκυρη.
error-bad-request = Το αίτημα δεν έγινε κατανοητό.
error-bad-script = Οι κανόνες περιέχουν κώδικα που δεν επιτρέπεται εκεί.
error-bad-settings = Οι ρυθμίσεις του διακομιστή δεν είναι έγκυρες.
error-bad-study = Η σπουδή δεν είναι έγκυρη.
error-barred = Αυτός ο λογαριασμός δεν μπορεί να το κάνει προς το παρόν.
error-chair-taken = Αυτή η καρέκλα είναι πιασμένη.
error-engine-fault = Οι κανόνες του παιχνιδιού παρουσίασαν σφάλμα.
error-excluded-option = Οι ρυθμίσεις του παιχνιδιού που δόθηκαν αποκλείουν η μία την άλλη.
error-forged-request = Το αίτημα δεν προέρχεται από αυτή τη σελίδα. Φορτώστε ξανά τη σελίδα.
error-game-over = Το παιχνίδι έχει ήδη τελειώσει.
error-illegal-choice = Αυτή η επιλογή δεν προσφέρεται.
error-malformed-choice = Η επιλογή δεν έγινε κατανοητή.
error-name-taken = Αυτό το όνομα χρησιμοποιείται ήδη.
error-no-time-to-undo = Με την αναίρεση δεν θα έμενε χρόνος στο ρολόι σας.
error-not-asked = Δεν αναμένεται δική σας απάντηση αυτή τη στιγμή.
error-not-found = Δεν υπάρχει ή δεν μπορείτε να το δείτε.
error-not-possible-now = Αυτό δεν γίνεται τώρα.
error-not-signed-in = Συνδεθείτε πρώτα ή παίξτε ως επισκέπτης.
error-not-yours = Δεν έχετε δικαίωμα να το κάνετε.
error-nothing-to-undo = Δεν υπάρχει τίποτα προς αναίρεση.
error-out-of-range = Η τιμή είναι εκτός ορίων.
error-stale-ask = Αυτή η ερώτηση έχει ήδη απαντηθεί.
error-storage-down = Ο διακομιστής δεν φτάνει τη βάση δεδομένων του. Τίποτα δεν άλλαξε· δοκιμάστε ξανά σε λίγο.
error-too-large = Είναι υπερβολικά μεγάλο.
error-too-many-requests = Πάρα πολλά αιτήματα. Περιμένετε λίγο.
error-unknown-game = Δεν υπάρχει τέτοιο παιχνίδι.
error-unknown-language = Δεν υπάρχει τέτοια γλώσσα.
error-unknown-seat = Δεν υπάρχει τέτοια θέση στο τραπέζι.
error-wrong-password = Το όνομα ή ο κωδικός είναι λάθος.

email-otherwise = Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα: χωρίς τον σύνδεσμο δεν αλλάζει τίποτα.
email-reset = Κάποιος, ίσως εσείς, ζητά νέο κωδικό για τον λογαριασμό { $name } στο { $server }. Για να τον ορίσετε, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ώρα:
email-reset-subject = { "Agon" }: νέος κωδικός
email-verify = Ο λογαριασμός { $name } στο { $server } έδωσε αυτή την ηλεκτρονική διεύθυνση. Αν ήσασταν εσείς, ανοίξτε αυτόν τον σύνδεσμο μέσα σε μία ημέρα:
email-verify-subject = { "Agon" }: είναι δική σας αυτή η διεύθυνση;

notice-begun = Η παρτίδα σας άρχισε: { $game }
notice-over = Η παρτίδα σας τελείωσε: { $game }
notice-turn = Είναι η σειρά σας: { $game }

preview-game = Παίξτε στον περιηγητή σας: με τον υπολογιστή, στην ίδια οθόνη ή διαδικτυακά. Με μαθήματα και όλους τους κανόνες.
preview-guest = Επισκέπτης { $name }
preview-invitation = Πρόσκληση για παρτίδα από: { $who }
preview-join = Ανοίξτε τον σύνδεσμο και πάρτε θέση στο τραπέζι. Μπορείτε να παίξετε και χωρίς εγγραφή.
preview-open-table = Σας προσκαλούν σε μια παρτίδα
preview-over = Η παρτίδα τελείωσε. Ανοίξτε τον σύνδεσμο για να τη δείτε από την αρχή.
preview-playing = Η παρτίδα είναι σε εξέλιξη. Ανοίξτε τον σύνδεσμο για να την παρακολουθήσετε.
preview-site = { $games }: παίξτε στον περιηγητή σας, με τον υπολογιστή, στην ίδια οθόνη ή διαδικτυακά.
