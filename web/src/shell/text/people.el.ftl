# Παιχνίδι με ανθρώπους: νέα παρτίδα, τραπέζια, ρυθμίσεις, λογαριασμοί, κατάταξη, λέσχες και τουρνουά.
people-save = Αποθήκευση
people-saved = Αποθηκεύτηκε.
people-more = Περισσότερα
people-find = Αναζήτηση
people-found-nobody = Δεν βρέθηκε κανείς με αυτό το όνομα.
people-gone = κάποιος που έφυγε
people-guest = Επισκέπτης { $name }
people-rather-not = Καλύτερα όχι
error-unreachable = Δεν υπάρχει επικοινωνία με τον διακομιστή. Τίποτα δεν χάθηκε· δοκιμάστε ξανά σε λίγο.

level-novice = Αρχάριος
level-novice-help = Κλίνει προς τις λογικές επιλογές, αλλά διαλέγει ανάμεσά τους με κλήρο και κάνει πολλά λάθη. Απαντά αμέσως: για μια πρώτη παρτίδα.
level-apprentice = Μαθητευόμενος
level-apprentice-help = Ακολουθεί εμπειρικούς κανόνες και δεν κοιτά μπροστά, αλλά ξέρει πώς να μη χαρίσει την παρτίδα. Απαντά αμέσως.
level-contender = Διεκδικητής
level-contender-help = Κοιτά λίγο μπροστά: σκέφτεται μια στιγμή πριν από κάθε επιλογή.
level-champion = Πρωταθλητής
level-champion-help = Παίζει με τον νου εκατοντάδες παρτίδες πριν από κάθε επιλογή, έως και μισό δευτερόλεπτο.
level-olympian = Ολύμπιος
level-olympian-help = Ο ισχυρότερος εδώ, έως ένα δευτερόλεπτο για κάθε επιλογή. Δεν είναι ανίκητος: δεν βλέπει ποτέ όσα κρύβει το χέρι σας.

new-title = Νέα παρτίδα: { $game }
new-another-game = Άλλο παιχνίδι
new-way = Με ποιους;
new-way-computer = Με τον υπολογιστή
new-way-computer-help = Αρχίζει αμέσως, όσο δυνατός τον θέλετε, και δεν κλέβει ποτέ.
new-way-alone = Μόνοι σας
new-way-alone-help = Το παιχνίδι για έναν παίκτη.
new-way-screen = Σε μία οθόνη
new-way-screen-help = Όλοι παίζουν εδώ και δίνουν την οθόνη στον επόμενο· ο καθένας βλέπει μόνο τα δικά του.
new-way-friend = Με φίλους
new-way-friend-help = Παίρνετε έναν σύνδεσμο για να τον στείλετε· κανείς άλλος δεν βρίσκει το τραπέζι.
new-way-open = Με οποιονδήποτε
new-way-open-help = Το τραπέζι σας φαίνεται σε όλους ώσπου να καθίσουν άλλοι.
new-way-club = Με μέλη της λέσχης
new-way-club-help = Μόνο τα μέλη βλέπουν το τραπέζι και μπορούν να καθίσουν.
new-players = Πόσοι παίκτες;
new-level = Πόσο δυνατός;
new-side = Ποια θέση είναι δική σας;
new-side-random = Κλήρωση
new-computers = Θέσεις για τον υπολογιστή
new-rules = Κανόνες και παραλλαγές
new-rules-reset = Επαναφορά στους συνηθισμένους κανόνες
new-option-gave-way = Επειδή επιλέχθηκε «{ $choice }», ισχύει τώρα: { $now }.
new-option-fixed = μόνο με την προεπιλογή για: { $option }
options-more = Περισσότερες επιλογές
options-changed = { $count ->
    [one] μία αλλαγή
   *[other] { $count } αλλαγές
}
new-value-on = ναι
new-value-off = όχι
new-more = Περισσότερες ρυθμίσεις
new-clock = Χρόνος
new-clock-none = Χωρίς χρόνο
new-clock-bank = Χρόνος για όλη την παρτίδα
new-clock-days = Ημέρες για κάθε επιλογή
new-clock-minutes = Λεπτά για κάθε παίκτη
new-clock-increment = Δευτερόλεπτα που προστίθενται σε κάθε επιλογή
new-clock-day-count = Ημέρες για κάθε επιλογή
new-rated = Βαθμολογούμενη
new-rated-help = Το αποτέλεσμα αλλάζει τη βαθμολογία όσων παίζουν, αν είναι όλοι εγγεγραμμένοι.
new-rated-guest = Βαθμολογούνται μόνο παρτίδες μεταξύ εγγεγραμμένων παικτών.
new-spectators = Μπορούν να παρακολουθούν κι άλλοι
new-spectators-help = Οι θεατές βλέπουν όσα είναι φανερά, ποτέ ένα κρυφό χέρι.
new-spectators-private = Μπορεί να παρακολουθεί όποιος έχει τον σύνδεσμο· δεν βλέπει ποτέ ένα κρυφό χέρι.
new-leaver = Ο υπολογιστής αντικαθιστά όποιον φεύγει
new-leaver-help = Διαφορετικά όποιος εγκαταλείπει ή ξεμένει από χρόνο έχει χάσει και η παρτίδα τελειώνει.
new-begin = Έναρξη
new-lay = Στήσιμο του τραπεζιού
new-as-guest = Παίζετε ως επισκέπτης· δεν χρειάζεται να συμπληρώσετε τίποτα.

lobby-title = Τραπέζια
lobby-new = Νέα παρτίδα
lobby-filter = Παιχνίδι
lobby-every-game = Όλα τα παιχνίδια
lobby-mine = Τα τραπέζια σας
lobby-mine-none = Δεν κάθεστε σε κανένα τραπέζι. Αρχίστε μια παρτίδα ή καθίστε σε κάποιο από τα παρακάτω.
lobby-open = Ανοιχτά τραπέζια
lobby-open-none = Αυτή τη στιγμή κανείς δεν περιμένει παίκτες. Στήστε ένα τραπέζι και θα μπορούν να καθίσουν άλλοι.
lobby-lay = Στήσιμο τραπεζιού
lobby-watch-none = Αυτή τη στιγμή δεν παίζει κανείς άλλος. Μόλις παίξει κάποιος, θα μπορείτε να τον παρακολουθήσετε εδώ.
lobby-past = Τελειωμένες παρτίδες
lobby-my-past = Οι τελειωμένες παρτίδες σας
lobby-past-none = Καμία παρτίδα δεν έχει τελειώσει ακόμη. Καθεμία μένει εδώ για αναδρομή, κίνηση προς κίνηση.
lobby-all = { $count ->
    [one] Εμφάνιση της μοναδικής
   *[other] Εμφάνιση όλων ({ $count })
}
lobby-waits = { $count ->
    [one] μία θέση είναι ελεύθερη
   *[other] { $count } θέσεις είναι ελεύθερες
}
lobby-your-side = Δική σας θα ήταν: { $side }
lobby-clock-none = χωρίς χρόνο
lobby-clock-bank = { $minutes ->
    [one] ένα λεπτό ο καθένας
   *[other] { $minutes } λεπτά ο καθένας
}
lobby-clock-increment = { $minutes ->
    [one] ένα λεπτό ο καθένας, συν { $seconds } δευτ. σε κάθε επιλογή
   *[other] { $minutes } λεπτά ο καθένας, συν { $seconds } δευτ. σε κάθε επιλογή
}
lobby-clock-days = { $count ->
    [one] μία ημέρα για κάθε επιλογή
   *[other] { $count } ημέρες για κάθε επιλογή
}
lobby-rated = βαθμολογούμενη
lobby-unrated = χωρίς βαθμολογία
lobby-join = Καθίστε
lobby-look = Προβολή του τραπεζιού
lobby-to-table = Στο τραπέζι
lobby-won = νίκη
lobby-lost = ήττα
lobby-drawn = ισοπαλία
lobby-aborted = διακόπηκε

settings-looks = Εμφάνιση
settings-theme = Φωτεινό ή σκούρο
settings-theme-system = Όπως η συσκευή
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-cards = Κάρτες στο χέρι
settings-cards-normal = Κανονικές
settings-cards-large = Μεγάλες
settings-motion = Κίνηση
settings-motion-help = Τα ζάρια κυλούν, οι κάρτες μετακινούνται. Χωρίς αυτήν όλα είναι αμέσως στη θέση τους.
settings-playing = Στο παιχνίδι
settings-confirm-help = Ένα δεύτερο κλικ επιβεβαιώνει· τίποτα δεν γίνεται κατά λάθος.
settings-forced = Οι υποχρεωτικές επιλογές χωρίς συνέπειες να γίνονται αυτόματα
settings-forced-help = Αν υπάρχει μόνο μία επιλογή, και με αυτήν δεν ρίχνονται ζάρια, δεν αποκαλύπτεται τίποτα και δεν μπορεί να τελειώσει το παιχνίδι, γίνεται για εσάς.
settings-finish = Οι κινήσεις να ολοκληρώνονται αυτόματα σε λίγο
settings-finish-help = Ο τελευταίος πόντος μιας κίνησης αναιρείται για λίγα δευτερόλεπτα. Αν αυτό ή η ρύθμιση «Κίνηση» είναι ανενεργά, χρειάζεται το κουμπί «Ολοκλήρωση».
settings-plain-help = Το ταμπλό ως κείμενο και λίστες, για αναγνώστες οθόνης και μικρές οθόνες.
settings-turn = Όταν έρχεται η σειρά σας
settings-sound-help = Κάρτες, ζάρια και πιόνια, δύο απαλές νότες όταν έρχεται η σειρά σας και ένας τόνος για τα μηνύματα.
settings-speed-help = Πόσο γρήγορα παρουσιάζονται οι κινήσεις των άλλων. Με το πλήκτρο διαστήματος ή κλικ στο ταμπλό τις προσπερνάτε.
settings-notify = Ειδοποιήσεις
settings-notify-help = Σας ειδοποιεί ο περιηγητής όταν κοιτάτε κάτι άλλο.
settings-notify-granted = Ο περιηγητής συμφωνεί: θα ειδοποιείστε.
settings-notify-denied = Ο περιηγητής αρνείται. Μπορείτε να το επιτρέψετε στις ρυθμίσεις του για αυτή τη σελίδα.
settings-notify-unsupported = Αυτός ο περιηγητής δεν γνωρίζει ειδοποιήσεις.
settings-away = Όταν λείπετε
settings-email = Με ηλεκτρονικό ταχυδρομείο
settings-email-help = Στη διεύθυνση { $email }.
settings-email-none = Δεν έχετε δώσει ακόμη διεύθυνση.
settings-email-add = Δώστε μια διεύθυνση
settings-webhook = Με μήνυμα σε αυτή τη διεύθυνση ιστού
settings-webhook-kind = Τι είδους διεύθυνση είναι;
settings-webhook-plain = απλό κείμενο
settings-webhook-discord = { "Discord" }
settings-webhook-slack = { "Slack" }
settings-webhook-ntfy = { "ntfy" }
settings-kept = Αποθηκεύτηκε.
settings-kept-here = Οι επιλογές σας ισχύουν αμέσως και φυλάσσονται σε αυτόν τον περιηγητή.
settings-kept-both = Οι επιλογές σας ισχύουν αμέσως και φυλάσσονται σε αυτόν τον περιηγητή και στον λογαριασμό σας.
settings-to-account = Όνομα, κωδικός, ηλεκτρονικό ταχυδρομείο: στον λογαριασμό
settings-vacations = Διακοπές
settings-vacations-text = Όσο λείπετε, ο χρόνος σας δεν τρέχει στις παρτίδες που δίνουν ημέρες για κάθε επιλογή.
settings-vacations-left = { $count ->
    [0] Δεν απομένει καμία ημέρα διακοπών φέτος.
    [one] Απομένει μία ημέρα διακοπών φέτος.
   *[other] Απομένουν { $count } ημέρες διακοπών φέτος.
}
settings-vacation = { $start } έως { $end }
settings-vacation-first = Πρώτη ημέρα
settings-vacation-last = Τελευταία ημέρα
settings-vacation-take = Δήλωση διακοπών
settings-vacation-end = Επέστρεψα
settings-vacation-strike = Ακύρωση

account-title = Λογαριασμός
account-nobody = Μπορείτε να παίξετε αμέσως ως επισκέπτης. Ένας λογαριασμός κρατά τις παρτίδες σας, ένα δικό σας όνομα και μια βαθμολογία.
account-guest = Είστε εδώ ως επισκέπτης: { $name }. Οι παρτίδες σας φυλάσσονται μόνο σε αυτόν τον περιηγητή και οι επισκέπτες δεν έχουν βαθμολογία.
account-welcome = Καλώς ήρθατε, { $name }!
account-register = Δημιουργία λογαριασμού
account-register-text = Αρκούν ένα όνομα και ένας κωδικός.
account-register-guest = Οι έως τώρα παρτίδες σας έρχονται μαζί.
account-name = Όνομα
account-name-help = 2 έως 32 γράμματα, ψηφία, κενά, παύλες ή τελείες.
account-name-or-email = Όνομα ή ηλεκτρονική διεύθυνση
account-password = Κωδικός
account-password-help = Τουλάχιστον 8 χαρακτήρες.
account-sign-in-guest = Όσα παίξατε ως επισκέπτης μένουν πίσω. Για να τα κρατήσετε, δημιουργήστε λογαριασμό.
account-forgotten = Ξεχάσατε τον κωδικό σας;
account-forgotten-text = Όποιος έχει δώσει διεύθυνση λαμβάνει ένα γράμμα με σύνδεσμο για νέο κωδικό.
account-forgotten-send = Αποστολή γράμματος
account-forgotten-sent = Αν κάποιος λογαριασμός έχει αυτή τη διεύθυνση, το γράμμα είναι καθ’ οδόν.
account-sign-out = Αποσύνδεση
account-signed-out = Έχετε αποσυνδεθεί.
account-to-profile = Η σελίδα σας
account-email = Ηλεκτρονικό ταχυδρομείο
account-email-none = Χωρίς διεύθυνση δεν μπορεί να αντικατασταθεί ένας ξεχασμένος κωδικός. Δεν τη βλέπει κανείς άλλος.
account-email-new = Η διεύθυνσή σας
account-email-another = Άλλη διεύθυνση
account-email-send = Αποστολή γράμματος επιβεβαίωσης
account-email-sent = Το γράμμα είναι καθ’ οδόν. Η διεύθυνση ισχύει μόλις ανοιχτεί ο σύνδεσμός του.
account-email-remove = Διαγραφή της διεύθυνσης
account-email-remove-sure = Χωρίς διεύθυνση δεν μπορείτε να αντικαταστήσετε έναν ξεχασμένο κωδικό. Να διαγραφεί;
account-change-password = Αλλαγή κωδικού
account-change-password-text = Θα αποσυνδεθείτε παντού αλλού και τα κλειδιά σας για προγράμματα θα ανακληθούν.
account-old-password = Ο έως τώρα κωδικός
account-new-password = Νέος κωδικός
account-password-changed = Ο κωδικός άλλαξε.
account-sessions = Πού είστε συνδεδεμένοι
account-session-since = σύνδεση { $when }
account-session-agent = { $browser } σε { $system }
account-session-unknown = Άγνωστος περιηγητής
account-session-this = αυτός ο περιηγητής
account-session-end = Αποσύνδεση
account-session-end-which = Αποσύνδεση εκεί: { $agent }
account-sessions-end = Αποσύνδεση παντού
account-sessions-end-sure = Θα αποσυνδεθείτε και σε αυτόν τον περιηγητή και τα κλειδιά σας για προγράμματα θα ανακληθούν. Αποσύνδεση παντού;
account-tokens = Κλειδιά για προγράμματα
account-tokens-text = Με ένα κλειδί, ένα δικό σας πρόγραμμα μπορεί να παίζει και να μιλά στο όνομά σας. Μην το δώσετε σε όποιον δεν εμπιστεύεστε.
account-tokens-docs = Τι μπορούν τα προγράμματα
account-token-label = Για ποιον σκοπό;
account-token-make = Νέο κλειδί
account-token-once = Το κλειδί. Φαίνεται μόνο αυτή τη φορά:
account-token-copy = Αντιγραφή
account-token-have = Το φύλαξα
account-token-used = τελευταία χρήση { $at }
account-token-unused = δεν χρησιμοποιήθηκε ακόμη
account-token-end = Ανάκληση
account-token-end-sure = Τα προγράμματα με το κλειδί «{ $label }» θα σταματήσουν να λειτουργούν. Ανάκληση;
account-blocks = Αποκλεισμένοι
account-blocks-text = Δεν μπορούν να καθίσουν μαζί σας και δεν τους ακούτε. Στη σελίδα κάποιου μπορείτε να τον αποκλείσετε.
account-blocks-none = Δεν έχετε αποκλείσει κανέναν.
account-unblock-whom = Άρση του αποκλεισμού: { $name }
account-data = Τα δεδομένα σας
account-export-text = Όλα όσα φυλάσσονται για εσάς, σε ένα αρχείο.
account-export = Αποθήκευση όλων
account-delete = Διαγραφή του λογαριασμού
account-delete-text = Οι παρτίδες που παίζετε εγκαταλείπονται. Όνομα, διεύθυνση, ρυθμίσεις και βαθμολογίες σβήνονται· οι τελειωμένες παρτίδες μένουν, χωρίς το όνομά σας.
account-delete-sure = Δεν υπάρχει επιστροφή. Να διαγραφεί πράγματι ο λογαριασμός;
account-delete-yes = Οριστική διαγραφή

link-verify-title = Η διεύθυνσή σας
link-verify-text = Είναι δική σας η διεύθυνση στην οποία ήρθε το γράμμα;
link-verify-do = Ναι, είναι δική μου
link-verify-done = Ευχαριστούμε. Η διεύθυνση επιβεβαιώθηκε.
link-reset-title = Νέος κωδικός
link-reset-do = Ορισμός του κωδικού
link-reset-done = Ο νέος κωδικός ορίστηκε και έχετε αποσυνδεθεί παντού.
link-gone = Αυτός ο σύνδεσμος χρησιμοποιήθηκε ήδη ή είναι πολύ παλιός. Ζητήστε άλλο γράμμα.
link-taken = Αυτή η διεύθυνση ανήκει σε άλλον λογαριασμό.

profile-kind-person = παίκτης
profile-kind-guest = επισκέπτης
profile-kind-program = παίκτης υπολογιστή
profile-kind-gone = έφυγε
profile-since = εδώ από { $at }
profile-own = Αλλαγή του λογαριασμού σας
profile-no-ratings = Δεν υπάρχει ακόμη βαθμολογία: έρχεται με την πρώτη βαθμολογούμενη παρτίδα.
profile-no-ratings-guest = Οι επισκέπτες δεν έχουν βαθμολογία.
profile-rated-games = { $count ->
    [one] μία βαθμολογούμενη παρτίδα
   *[other] { $count } βαθμολογούμενες παρτίδες
}
profile-plot = { $count ->
    [one] Η βαθμολογία σε μία παρτίδα: από { $first } σε { $last }, το καλύτερο { $best }
   *[other] Η βαθμολογία σε { $count } παρτίδες: από { $first } σε { $last }, το καλύτερο { $best }
}
profile-results = Αποτελέσματα
profile-score = Ποσοστό
profile-against = Μεταξύ των δυο σας
profile-tally = Νίκες σας: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }.
profile-games = Τελειωμένες παρτίδες
profile-no-games = Δεν υπάρχουν τελειωμένες παρτίδες που να μπορείτε να δείτε.
profile-peace = Κρατήστε απόσταση
profile-block = Αποκλεισμός
profile-block-sure = Δεν θα μπορεί να καθίσει μαζί σας και δεν θα ακούτε όσα λέει. Αποκλεισμός;
profile-blocked = Έχετε αποκλείσει αυτόν τον παίκτη.
profile-unblock = Άρση αποκλεισμού
profile-report = Αναφορά στους διαχειριστές
profile-report-text = Τι συνέβη;
profile-report-send = Αποστολή αναφοράς
profile-reported = Ευχαριστούμε. Οι διαχειριστές έχουν την αναφορά σας.

ratings-title = Κατάταξη
ratings-text = Η βαθμολογία είναι μια εκτίμηση της δύναμης κάποιου, μαζί με το πόσο αβέβαιη είναι. Όλοι αρχίζουν από 1500 ± 500· εδώ φαίνεται όποιος έχει παίξει πέντε βαθμολογούμενες παρτίδες και έχει αρκετά βέβαιη βαθμολογία.
ratings-unlisted = Στον πίνακα μετά από πέντε παρτίδες, όταν η βαθμολογία είναι αρκετά βέβαιη
ratings-none = Δεν φαίνεται ακόμη κανείς. Πέντε βαθμολογούμενες παρτίδες και μπορεί να είστε εσείς.
ratings-play = Παίξτε μια παρτίδα
ratings-of = Οι καλύτεροι: { $game }
ratings-all = Εμφάνιση όλων
ratings-every = Σε όλα τα παιχνίδια
ratings-place = Θέση
ratings-name = Όνομα
ratings-rating = Βαθμολογία
ratings-games = Παρτίδες

clubs-text = Μια λέσχη έχει δικά της τραπέζια και τουρνουά, μόνο για τα μέλη της.
clubs-back = Όλες οι λέσχες
clubs-mine = Οι λέσχες σας
clubs-all = Όλες οι λέσχες
clubs-search = Αναζήτηση ονόματος
clubs-none = Δεν υπάρχει ακόμη λέσχη. Ιδρύστε την πρώτη!
clubs-none-found = Δεν βρέθηκε λέσχη με αυτό το όνομα.
clubs-found = Ίδρυση λέσχης
clubs-register = Μια λέσχη διαρκεί: για να ιδρύσετε μία ή να γίνετε μέλος χρειάζεστε λογαριασμό.
clubs-register-to-join = Δημιουργία λογαριασμού για να γίνετε μέλος
clubs-name = Όνομα της λέσχης
clubs-about = Με τι ασχολείται;
clubs-is-open = Μπορεί να γίνει μέλος ο καθένας
clubs-is-open-help = Διαφορετικά όσους το ζητούν τους δέχεται ένας επιμελητής.
clubs-open = ανοιχτή σε όλους
clubs-closed = κατόπιν αιτήματος
clubs-members = { $count ->
    [one] Ένα μέλος
   *[other] { $count } μέλη
}
clubs-role-owner = ιδιοκτήτης
clubs-role-officer = επιμελητής
clubs-role-member = μέλος
clubs-role-invited = με πρόσκληση
clubs-role-asking = ζητά να γίνει μέλος
clubs-join = Να γίνω μέλος
clubs-ask = Αίτημα για να γίνω μέλος
clubs-asked = Έχετε ζητήσει να γίνετε μέλος. Αποφασίζει ένας επιμελητής.
clubs-unask = Απόσυρση του αιτήματος
clubs-accept = Αποδοχή της πρόσκλησης
clubs-decline = Άρνηση
clubs-leave = Αποχώρηση από τη λέσχη
clubs-leave-sure = Δεν θα βλέπετε πια τα τραπέζια της λέσχης. Αποχώρηση;
clubs-owner-stays = Η λέσχη είναι δική σας. Για να αποχωρήσετε, παραδώστε την πρώτα.
clubs-let-in = Αποδοχή
clubs-make-officer = Ορισμός ως επιμελητή
clubs-make-member = Ορισμός ως απλού μέλους
clubs-hand-over = Παράδοση της λέσχης
clubs-hand-over-sure = Η λέσχη θα ανήκει πλέον στον λογαριασμό { $name } και δεν μπορείτε να την πάρετε πίσω. Παράδοση;
clubs-remove = Απομάκρυνση
clubs-remove-sure = Να απομακρυνθεί ο λογαριασμός { $name };
clubs-invite = Πρόσκληση
clubs-invite-whom = Πρόσκληση κάποιου
clubs-change = Αλλαγή της λέσχης
clubs-tables = Τραπέζια της λέσχης
clubs-no-tables = Δεν έχει στηθεί τραπέζι σε αυτή τη λέσχη.
clubs-lay = Στήσιμο τραπεζιού
clubs-no-tournaments = Δεν έχει προκηρυχθεί τουρνουά σε αυτή τη λέσχη.

tournaments-all = Όλα τα τουρνουά
tournaments-back = Όλα τα τουρνουά
tournaments-show = Εμφάνιση
tournaments-state-all = όλα
tournaments-state-open = ανοιχτό για συμμετοχή
tournaments-state-playing = σε εξέλιξη
tournaments-state-over = τελείωσε
tournaments-state-aborted = ματαιώθηκε
tournaments-none = Δεν υπάρχει ακόμη τέτοιο τουρνουά. Προκηρύξτε ένα!
tournaments-announce = Προκήρυξη τουρνουά
tournaments-begin-form = Συμπλήρωση της φόρμας
tournaments-register = Για να προκηρύξετε τουρνουά ή να συμμετάσχετε χρειάζεστε λογαριασμό.
tournaments-register-to-enter = Δημιουργία λογαριασμού για συμμετοχή
tournaments-of-club = Για τα μέλη της λέσχης { $club }.
tournaments-name = Όνομα του τουρνουά
tournaments-game = Παιχνίδι
tournaments-form = Μορφή
tournaments-form-round-robin = Όλοι με όλους
tournaments-form-round-robin-help = Ο καθένας συναντά όλους: για λίγους συμμετέχοντες.
tournaments-form-swiss = Ελβετικό
tournaments-form-swiss-help = Σε κάθε γύρο συναντιούνται όσοι στέκουν εξίσου καλά: για πολλούς συμμετέχοντες.
tournaments-rounds = Πόσοι γύροι;
tournaments-rounds-help = Κανείς δεν συναντά κάποιον δύο φορές: λιγότεροι γύροι από συμμετέχοντες.
tournaments-cycles = Πόσες φορές συναντά ο καθένας όλους;
tournaments-no-clock = Χωρίς χρόνο μια παρτίδα μπορεί να κρατήσει για πάντα και μόνο εσείς μπορείτε να την τελειώσετε.
tournaments-organiser = διοργάνωση:
tournaments-entrants = { $count ->
    [0] Κανείς δεν συμμετέχει
    [one] Ένας συμμετέχων
   *[other] { $count } συμμετέχοντες
}
tournaments-nobody-yet = Δεν συμμετέχει ακόμη κανείς.
tournaments-enter = Συμμετοχή
tournaments-withdraw = Αποχώρηση
tournaments-leave-sure = Να μη συμμετέχετε πια;
tournaments-withdraw-sure = Χάνετε την παρτίδα που παίζεται και δεν κληρώνεστε ξανά. Αποχώρηση;
tournaments-withdrawn = αποχώρησε
tournaments-remove = Αφαίρεση
tournaments-remove-sure = Ο λογαριασμός { $name } δεν θα συμμετέχει πια. Να αφαιρεθεί από το τουρνουά;
tournaments-start = Έναρξη του τουρνουά
tournaments-start-sure = Κανείς άλλος δεν θα μπορεί να συμμετάσχει και ο πρώτος γύρος αρχίζει αμέσως. Έναρξη;
tournaments-abort = Ματαίωση
tournaments-abort-sure = Το τουρνουά τελειώνει χωρίς αποτέλεσμα και δεν μπορεί να συνεχιστεί. Ματαίωση;
tournaments-standings = Βαθμολογικός πίνακας
tournaments-points = Βαθμοί
tournaments-break-head-to-head = Μεταξύ τους
tournaments-break-sonneborn-berger = Ζόνεμπορν-Μπέργκερ
tournaments-break-buchholz = Μπούχολτς
tournaments-record = Ν–Ι–Η
tournaments-record-long = Νίκες, ισοπαλίες, ήττες
tournaments-games = Παρτίδα προς παρτίδα
tournaments-cross-key = Παρτίδα προς παρτίδα: ο αριθμός είναι η γραμμή του αντιπάλου· + νίκη, = ισοπαλία, − ήττα, · παίζεται ακόμη.
tournaments-pairings = Ζευγάρια
tournaments-no-pairings = Τα ζευγάρια ορίζονται όταν αρχίσει το τουρνουά.
tournaments-round = Γύρος { $round }
tournaments-round-of = γύρος { $round } από { $of }
tournaments-bye = ρεπό
tournaments-under-way = παίζεται
tournaments-play = Παίξτε
tournaments-look = Προβολή
tournaments-decide = Απόφαση για την παρτίδα
tournaments-decide-sure = Η παρτίδα τελειώνει και μετρά όπως πείτε. Αυτό δεν αναιρείται.
tournaments-wins = Νίκη: { $name }
tournaments-how-resign = με εγκατάλειψη
tournaments-how-timeout = λόγω χρόνου
tournaments-how-forfeit = άνευ αγώνα
tournaments-how-bye = ρεπό
tournaments-how-set = απόφαση του διοργανωτή
