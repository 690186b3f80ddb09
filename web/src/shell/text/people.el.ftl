# Παιχνίδι με ανθρώπους: νέα παρτίδα, τραπέζια, ρυθμίσεις, λογαριασμοί, κατάταξη, λέσχες και τουρνουά.
people-save = Αποθήκευση
people-saved = Αποθηκεύτηκε.
people-more = Περισσότερα
people-find = Αναζήτηση
people-found-nobody = Δεν βρέθηκε παίκτης με αυτό το όνομα.
people-gone = διαγραμμένος λογαριασμός
people-guest = Επισκέπτης { $name }
people-rather-not = Επιστροφή
error-unreachable = Δεν υπάρχει σύνδεση με τον διακομιστή. Τίποτα δεν χάθηκε· δοκιμάστε ξανά σε λίγο.

level-novice = Αρχάριος
level-novice-help = Τείνει προς τις λογικές επιλογές, αλλά διαλέγει ανάμεσά τους στην τύχη και κάνει πολλά λάθη. Παίζει αμέσως. Ιδανικό για μια πρώτη παρτίδα.
level-apprentice = Μαθητευόμενος
level-apprentice-help = Ακολουθεί εμπειρικούς κανόνες χωρίς να σκέφτεται τις επόμενες κινήσεις, αλλά δεν χαρίζει την παρτίδα. Παίζει αμέσως.
level-contender = Διεκδικητής
level-contender-help = Σκέφτεται λίγες κινήσεις μπροστά· χρειάζεται μια στιγμή πριν από κάθε επιλογή.
level-champion = Πρωταθλητής
level-champion-help = Προσομοιώνει εκατοντάδες παρτίδες πριν από κάθε επιλογή, το πολύ για μισό δευτερόλεπτο.
level-olympian = Ολύμπιος
level-olympian-help = Το ισχυρότερο επίπεδο: σκέφτεται έως ένα δευτερόλεπτο για κάθε επιλογή. Δεν βλέπει όσα είναι κρυφά, άρα μπορείτε να το νικήσετε.

new-title = Νέα παρτίδα: { $game }
new-another-game = Επιλογή άλλου παιχνιδιού
new-way = Πώς θέλετε να παίξετε;
new-way-computer = Με τον υπολογιστή
new-way-computer-help = Αρχίζει αμέσως, στο επίπεδο που διαλέγετε. Δεν κλέβει ποτέ.
new-way-alone = Για έναν παίκτη
new-way-alone-help = Με τους κανόνες του ατομικού παιχνιδιού.
new-way-screen = Στην ίδια οθόνη
new-way-screen-help = Όλοι παίζουν σε αυτή την οθόνη και τη δίνουν στον επόμενο· ό,τι είναι κρυφό μένει κρυφό.
new-way-friend = Με φίλους
new-way-friend-help = Παίρνετε έναν σύνδεσμο για να τον στείλετε. Το τραπέζι δεν εμφανίζεται στη λίστα.
new-way-open = Με οποιονδήποτε
new-way-open-help = Το τραπέζι σας εμφανίζεται στη λίστα ώσπου να καθίσουν άλλοι.
new-way-club = Με μέλη της λέσχης
new-way-club-help = Μόνο τα μέλη μπορούν να δουν το τραπέζι και να καθίσουν.
new-players = Πόσοι παίκτες;
new-level = Ποιο επίπεδο;
new-side = Ποια θέση θέλετε;
new-side-random = Κλήρωση
new-computers = Θέσεις του υπολογιστή
new-rules = Κανόνες και παραλλαγές
new-rules-reset = Επαναφορά στους συνηθισμένους κανόνες
new-option-gave-way = Με την επιλογή «{ $choice }» άλλαξε και: { $now }.
new-option-fixed = μένει στην προεπιλογή: { $option }
options-more = Περισσότερες ρυθμίσεις
options-changed = { $count ->
    [one] μία αλλαγή
   *[other] { $count } αλλαγές
}
new-value-on = ναι
new-value-off = όχι
new-more = Περισσότερες ρυθμίσεις
new-clock = Χρονόμετρο
new-clock-none = Χωρίς χρονόμετρο
new-clock-bank = Συνολικός χρόνος για κάθε παίκτη
new-clock-days = Ημέρες ανά επιλογή
new-clock-minutes = Λεπτά ανά παίκτη
new-clock-increment = Δευτερόλεπτα που προστίθενται με κάθε επιλογή
new-clock-day-count = Ημέρες ανά επιλογή
new-rated = Βαθμολογούμενη
new-rated-help = Το αποτέλεσμα αλλάζει τη βαθμολογία των παικτών. Πρέπει να είναι όλοι εγγεγραμμένοι.
new-rated-guest = Βαθμολογούνται μόνο παρτίδες μεταξύ εγγεγραμμένων παικτών.
new-spectators = Να επιτρέπονται θεατές
new-spectators-help = Οι θεατές βλέπουν μόνο όσα είναι φανερά, ποτέ ένα κρυφό χέρι.
new-spectators-private = Μπορεί να παρακολουθήσει όποιος έχει τον σύνδεσμο, αλλά δεν βλέπει ποτέ ένα κρυφό χέρι.
new-leaver = Ο υπολογιστής αντικαθιστά όσους φεύγουν
new-leaver-help = Διαφορετικά, όποιος εγκαταλείπει ή ξεμένει από χρόνο χάνει, και η παρτίδα τελειώνει.
new-begin = Έναρξη παρτίδας
new-lay = Δημιουργία τραπεζιού
new-as-guest = Παίζετε ως επισκέπτης. Δεν χρειάζεται εγγραφή.

lobby-title = Τραπέζια
lobby-new = Νέα παρτίδα
lobby-filter = Παιχνίδι
lobby-every-game = Όλα τα παιχνίδια
lobby-mine = Τα τραπέζια σας
lobby-mine-none = Δεν κάθεστε σε κανένα τραπέζι. Αρχίστε μια παρτίδα ή καθίστε σε κάποιο από τα παρακάτω.
lobby-open = Ανοιχτά τραπέζια
lobby-open-none = Κανένα τραπέζι δεν περιμένει παίκτες. Στήστε ένα και θα μπορούν να καθίσουν άλλοι.
lobby-lay = Δημιουργία τραπεζιού
lobby-watch-none = Αυτή τη στιγμή δεν παίζει κανείς άλλος. Εδώ εμφανίζονται οι παρτίδες σε εξέλιξη.
lobby-past = Ολοκληρωμένες παρτίδες
lobby-my-past = Οι ολοκληρωμένες παρτίδες σας
lobby-past-none = Δεν υπάρχουν ακόμη ολοκληρωμένες παρτίδες. Θα τις βρίσκετε εδώ, για να τις ξαναδείτε κίνηση κίνηση.
lobby-all = { $count ->
    [one] Εμφάνιση της μοναδικής
   *[other] Εμφάνιση και των { $count }
}
lobby-waits = { $count ->
    [one] μία ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
lobby-your-side = Η πλευρά σας: { $side }
lobby-clock-none = χωρίς χρονόμετρο
lobby-clock-bank = { $minutes ->
    [one] ένα λεπτό ο καθένας
   *[other] { $minutes } λεπτά ο καθένας
}
lobby-clock-increment = { $minutes ->
    [one] ένα λεπτό ο καθένας + { $seconds } δευτ. ανά επιλογή
   *[other] { $minutes } λεπτά ο καθένας + { $seconds } δευτ. ανά επιλογή
}
lobby-clock-days = { $count ->
    [one] μία ημέρα ανά επιλογή
   *[other] { $count } ημέρες ανά επιλογή
}
lobby-rated = βαθμολογούμενη
lobby-unrated = χωρίς βαθμολογία
lobby-join = Συμμετοχή
lobby-look = Προβολή του τραπεζιού
lobby-to-table = Μετάβαση στο τραπέζι
lobby-won = νίκη
lobby-lost = ήττα
lobby-drawn = ισοπαλία
lobby-aborted = διακόπηκε

settings-looks = Εμφάνιση
settings-theme = Θέμα
settings-theme-system = Όπως η συσκευή
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-cards = Μέγεθος των καρτών στο χέρι
settings-cards-normal = Κανονικές
settings-cards-large = Μεγάλες
settings-motion = Κινούμενα εφέ
settings-motion-help = Τα ζάρια κυλούν και οι κάρτες μετακινούνται. Απενεργοποιήστε τα για να φαίνεται κάθε αλλαγή αμέσως.
settings-playing = Παιχνίδι
settings-confirm-help = Ένα δεύτερο κλικ επιβεβαιώνει κάθε επιλογή, για να μη γίνονται λάθη.
settings-forced = Αυτόματη εκτέλεση των υποχρεωτικών επιλογών
settings-forced-help = Αν υπάρχει μόνο μία επιλογή, και με αυτήν δεν ρίχνονται ζάρια, δεν αποκαλύπτεται τίποτα και δεν μπορεί να τελειώσει η παρτίδα, γίνεται αυτόματα.
settings-finish = Αυτόματη ολοκλήρωση κάθε κίνησης
settings-finish-help = Για λίγα δευτερόλεπτα μετά την τελευταία επιλογή μιας κίνησης μπορείτε ακόμη να την αναιρέσετε. Αν αυτή η ρύθμιση ή τα κινούμενα εφέ είναι ανενεργά, ολοκληρώνετε κάθε κίνηση με το κουμπί «Ολοκλήρωση».
settings-plain-help = Δείχνει το ταμπλό ως κείμενο και λίστες, για αναγνώστες οθόνης και μικρές οθόνες.
settings-turn = Όταν έρχεται η σειρά σας
settings-sound-help = Ήχοι για κάρτες, ζάρια και πιόνια, δύο απαλές νότες όταν έρχεται η σειρά σας και ένας τόνος για τα μηνύματα της συνομιλίας.
settings-speed-help = Πόσο γρήγορα εμφανίζονται οι κινήσεις των άλλων παικτών. Για να τις προσπεράσετε, πατήστε το πλήκτρο διαστήματος ή το { "Enter" } ή κάντε κλικ στο ταμπλό.
settings-notify = Ειδοποιήσεις
settings-notify-help = Σας ειδοποιεί ο περιηγητής όταν αυτή η καρτέλα είναι στο παρασκήνιο.
settings-notify-granted = Ο περιηγητής το επιτρέπει: θα λαμβάνετε ειδοποιήσεις.
settings-notify-denied = Ο περιηγητής δεν το επιτρέπει. Μπορείτε να επιτρέψετε τις ειδοποιήσεις στις ρυθμίσεις του για αυτόν τον ιστότοπο.
settings-notify-unsupported = Αυτός ο περιηγητής δεν υποστηρίζει ειδοποιήσεις.
settings-away = Όταν λείπετε
settings-email = Ηλεκτρονικό ταχυδρομείο
settings-email-help = Αποστολή στη διεύθυνση { $email }.
settings-email-none = Δεν έχετε προσθέσει ακόμη διεύθυνση ηλεκτρονικού ταχυδρομείου.
settings-email-add = Προσθήκη διεύθυνσης ηλεκτρονικού ταχυδρομείου
settings-webhook = Διεύθυνση { "webhook" }
settings-webhook-kind = Μορφή
settings-webhook-plain = απλό κείμενο
settings-webhook-discord = { "Discord" }
settings-webhook-slack = { "Slack" }
settings-webhook-ntfy = { "ntfy" }
settings-kept = Αποθηκεύτηκε.
settings-kept-here = Οι αλλαγές ισχύουν αμέσως και αποθηκεύονται σε αυτόν τον περιηγητή.
settings-kept-both = Οι αλλαγές ισχύουν αμέσως και αποθηκεύονται σε αυτόν τον περιηγητή και στον λογαριασμό σας.
settings-to-account = Όνομα, κωδικός και διεύθυνση: ρυθμίσεις του λογαριασμού
settings-vacations = Διακοπές
settings-vacations-text = Όσο είστε σε διακοπές, το χρονόμετρό σας σταματά στις παρτίδες με όριο ημερών ανά επιλογή.
settings-vacations-left = { $count ->
    [0] Δεν σας απομένουν ημέρες διακοπών για φέτος.
    [one] Σας απομένει μία ημέρα διακοπών για φέτος.
   *[other] Σας απομένουν { $count } ημέρες διακοπών για φέτος.
}
settings-vacation = { $start } έως { $end }
settings-vacation-first = Πρώτη ημέρα
settings-vacation-last = Τελευταία ημέρα
settings-vacation-take = Δήλωση διακοπών
settings-vacation-end = Τέλος διακοπών
settings-vacation-strike = Ακύρωση

account-title = Λογαριασμός
account-nobody = Μπορείτε να παίξετε αμέσως ως επισκέπτης. Με έναν λογαριασμό διατηρείτε τις παρτίδες σας, διαλέγετε το όνομά σας και αποκτάτε βαθμολογία.
account-guest = Παίζετε ως επισκέπτης: { $name }. Οι παρτίδες σας αποθηκεύονται μόνο σε αυτόν τον περιηγητή και οι επισκέπτες δεν έχουν βαθμολογία.
account-welcome = Καλώς ήρθατε, { $name }!
account-register = Δημιουργία λογαριασμού
account-register-text = Χρειάζεστε μόνο ένα όνομα και έναν κωδικό.
account-register-guest = Οι παρτίδες που έχετε παίξει ως τώρα διατηρούνται.
account-name = Όνομα
account-name-help = 2 έως 32 γράμματα, ψηφία, κενά, παύλες ή τελείες.
account-name-or-email = Όνομα ή διεύθυνση ηλεκτρονικού ταχυδρομείου
account-password = Κωδικός
account-password-help = Τουλάχιστον 8 χαρακτήρες.
account-sign-in-guest = Με τη σύνδεση δεν μεταφέρονται στον λογαριασμό σας οι παρτίδες που παίξατε ως επισκέπτης. Για να τις κρατήσετε, δημιουργήστε λογαριασμό.
account-forgotten = Ξεχάσατε τον κωδικό σας;
account-forgotten-text = Αν έχετε προσθέσει διεύθυνση ηλεκτρονικού ταχυδρομείου, θα σας στείλουμε έναν σύνδεσμο για να ορίσετε νέο κωδικό.
account-forgotten-send = Αποστολή συνδέσμου
account-forgotten-sent = Αν κάποιος λογαριασμός χρησιμοποιεί αυτή τη διεύθυνση, θα λάβει σε λίγο ένα μήνυμα.
account-sign-out = Αποσύνδεση
account-signed-out = Έχετε αποσυνδεθεί.
account-to-profile = Το προφίλ σας
account-email = Ηλεκτρονικό ταχυδρομείο
account-email-none = Χωρίς διεύθυνση ηλεκτρονικού ταχυδρομείου δεν μπορείτε να ορίσετε νέο κωδικό αν τον ξεχάσετε. Η διεύθυνσή σας δεν εμφανίζεται ποτέ σε άλλους.
account-email-new = Διεύθυνση ηλεκτρονικού ταχυδρομείου
account-email-another = Νέα διεύθυνση ηλεκτρονικού ταχυδρομείου
account-email-send = Αποστολή μηνύματος επιβεβαίωσης
account-email-sent = Σας στείλαμε ένα μήνυμα. Ανοίξτε τον σύνδεσμο για να επιβεβαιώσετε τη διεύθυνσή σας.
account-email-remove = Κατάργηση της διεύθυνσης
account-email-remove-sure = Χωρίς διεύθυνση ηλεκτρονικού ταχυδρομείου δεν μπορείτε να ορίσετε νέο κωδικό αν τον ξεχάσετε. Να καταργηθεί;
account-change-password = Αλλαγή κωδικού
account-change-password-text = Θα αποσυνδεθείτε σε όλες τις άλλες συσκευές και τα κλειδιά { "API" } σας θα ανακληθούν.
account-old-password = Τρέχων κωδικός
account-new-password = Νέος κωδικός
account-password-changed = Ο κωδικός άλλαξε.
account-sessions = Πού έχετε συνδεθεί
account-session-since = σύνδεση: { $when }
account-session-agent = { $browser } ({ $system })
account-session-unknown = Άγνωστος περιηγητής
account-session-this = αυτός ο περιηγητής
account-session-end = Αποσύνδεση
account-session-end-which = Αποσύνδεση: { $agent }
account-sessions-end = Αποσύνδεση παντού
account-sessions-end-sure = Θα αποσυνδεθείτε και σε αυτόν τον περιηγητή και τα κλειδιά { "API" } σας θα ανακληθούν. Αποσύνδεση παντού;
account-tokens = Κλειδιά { "API" }
account-tokens-text = Ένα πρόγραμμα με κλειδί μπορεί να παίζει και να συνομιλεί στο όνομά σας. Κρατήστε το μυστικό.
account-tokens-docs = Τι μπορούν να κάνουν τα προγράμματα
account-token-label = Περιγραφή
account-token-make = Δημιουργία κλειδιού
account-token-once = Το νέο σας κλειδί. Εμφανίζεται μόνο μία φορά:
account-token-copy = Αντιγραφή
account-token-have = Το έχω αποθηκεύσει
account-token-used = τελευταία χρήση: { $at }
account-token-unused = δεν έχει χρησιμοποιηθεί
account-token-end = Ανάκληση
account-token-end-sure = Όσα προγράμματα χρησιμοποιούν το κλειδί «{ $label }» θα σταματήσουν να λειτουργούν. Να ανακληθεί;
account-blocks = Αποκλεισμένοι παίκτες
account-blocks-text = Οι αποκλεισμένοι παίκτες δεν μπορούν να καθίσουν στα τραπέζια σας και δεν βλέπετε τα μηνύματά τους. Για να αποκλείσετε κάποιον, ανοίξτε το προφίλ του.
account-blocks-none = Δεν έχετε αποκλείσει κανέναν.
account-unblock-whom = Άρση αποκλεισμού: { $name }
account-data = Τα δεδομένα σας
account-export-text = Όλα όσα αποθηκεύουμε για εσάς, σε ένα αρχείο.
account-export = Λήψη των δεδομένων σας
account-delete = Διαγραφή λογαριασμού
account-delete-text = Εγκαταλείπετε όλες τις παρτίδες σας που είναι σε εξέλιξη. Το όνομα, η διεύθυνση ηλεκτρονικού ταχυδρομείου, οι ρυθμίσεις και οι βαθμολογίες σας διαγράφονται· οι ολοκληρωμένες παρτίδες διατηρούνται χωρίς το όνομά σας.
account-delete-sure = Αυτό δεν αναιρείται. Να διαγραφεί οριστικά ο λογαριασμός σας;
account-delete-yes = Οριστική διαγραφή

link-verify-title = Επιβεβαίωση της διεύθυνσής σας
link-verify-text = Είναι δική σας η διεύθυνση στην οποία ήρθε αυτός ο σύνδεσμος;
link-verify-do = Ναι, επιβεβαίωση
link-verify-done = Ευχαριστούμε. Η διεύθυνσή σας επιβεβαιώθηκε.
link-reset-title = Νέος κωδικός
link-reset-do = Ορισμός κωδικού
link-reset-done = Ο νέος κωδικός ορίστηκε και έχετε αποσυνδεθεί παντού.
link-gone = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή έχει λήξει. Ζητήστε νέο.
link-taken = Αυτή η διεύθυνση ανήκει σε άλλον λογαριασμό.

profile-kind-person = παίκτης
profile-kind-guest = επισκέπτης
profile-kind-program = υπολογιστής
profile-kind-gone = διαγραμμένος λογαριασμός
profile-since = εγγραφή: { $at }
profile-own = Επεξεργασία λογαριασμού
profile-no-ratings = Δεν υπάρχει ακόμη βαθμολογία. Εμφανίζεται μετά την πρώτη βαθμολογούμενη παρτίδα.
profile-no-ratings-guest = Οι επισκέπτες δεν έχουν βαθμολογία.
profile-rated-games = { $count ->
    [one] μία βαθμολογούμενη παρτίδα
   *[other] { $count } βαθμολογούμενες παρτίδες
}
profile-plot = { $count ->
    [one] Βαθμολογία σε μία παρτίδα: από { $first } σε { $last }, η υψηλότερη { $best }
   *[other] Βαθμολογία σε { $count } παρτίδες: από { $first } σε { $last }, η υψηλότερη { $best }
}
profile-results = Αποτελέσματα
profile-won = Νίκες
profile-drawn = Ισοπαλίες
profile-lost = Ήττες
profile-score = Επίδοση
profile-against = Αναμετρήσεις σας
profile-tally = Νίκες σας: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }.
profile-games = Ολοκληρωμένες παρτίδες
profile-no-games = Δεν υπάρχουν ολοκληρωμένες παρτίδες που να μπορείτε να δείτε.
profile-peace = Αποκλεισμός και αναφορά
profile-block = Αποκλεισμός
profile-block-sure = Δεν θα μπορεί να καθίσει στα τραπέζια σας και δεν θα βλέπετε τα μηνύματά του. Να αποκλειστεί αυτός ο παίκτης;
profile-blocked = Έχετε αποκλείσει αυτόν τον παίκτη.
profile-unblock = Άρση αποκλεισμού
profile-report = Αναφορά στους διαχειριστές
profile-report-text = Τι συνέβη;
profile-report-send = Αποστολή αναφοράς
profile-reported = Ευχαριστούμε. Η αναφορά σας στάλθηκε στους διαχειριστές.

ratings-title = Κατάταξη
ratings-text = Η βαθμολογία είναι μια εκτίμηση της δύναμης ενός παίκτη· ο αριθμός μετά το ± δείχνει πόσο αβέβαιη είναι. Όλοι αρχίζουν από 1500 ± 500. Οι παίκτες εμφανίζονται εδώ μετά από πέντε βαθμολογούμενες παρτίδες, όταν η βαθμολογία τους είναι αρκετά βέβαιη.
ratings-unlisted = Εμφανίζεται στον πίνακα μετά από πέντε παρτίδες, όταν η βαθμολογία είναι αρκετά βέβαιη
ratings-none = Ο πίνακας είναι ακόμη άδειος. Παίξτε πέντε βαθμολογούμενες παρτίδες για να πάρετε την πρώτη θέση.
ratings-play = Παίξτε μια παρτίδα
ratings-of = Οι καλύτεροι: { $game }
ratings-all = Εμφάνιση όλων
ratings-every = Όλα τα παιχνίδια
ratings-place = Θέση
ratings-name = Όνομα
ratings-rating = Βαθμολογία
ratings-games = Παρτίδες

clubs-text = Μια λέσχη έχει δικά της τραπέζια και τουρνουά, μόνο για τα μέλη της.
clubs-back = Όλες οι λέσχες
clubs-mine = Οι λέσχες σας
clubs-all = Όλες οι λέσχες
clubs-search = Αναζήτηση με το όνομα
clubs-none = Δεν υπάρχουν ακόμη λέσχες. Ιδρύστε την πρώτη!
clubs-none-found = Δεν βρέθηκε λέσχη με αυτό το όνομα.
clubs-found = Ίδρυση λέσχης
clubs-register = Για να ιδρύσετε λέσχη ή να γίνετε μέλος χρειάζεστε λογαριασμό.
clubs-register-to-join = Δημιουργία λογαριασμού για να γίνετε μέλος
clubs-name = Όνομα της λέσχης
clubs-about = Περιγραφή
clubs-is-open = Μπορεί να γίνει μέλος ο καθένας
clubs-is-open-help = Διαφορετικά, κάθε αίτημα το εγκρίνει ένας υπεύθυνος.
clubs-open = ανοιχτή σε όλους
clubs-closed = εγγραφή με έγκριση
clubs-members = { $count ->
    [one] Ένα μέλος
   *[other] { $count } μέλη
}
clubs-role-owner = ιδιοκτήτης
clubs-role-officer = υπεύθυνος
clubs-role-member = μέλος
clubs-role-invited = με πρόσκληση
clubs-role-asking = ζητά να γίνει μέλος
clubs-join = Εγγραφή
clubs-ask = Αίτημα εγγραφής
clubs-asked = Έχετε ζητήσει να γίνετε μέλος. Θα αποφασίσει ένας υπεύθυνος.
clubs-unask = Απόσυρση του αιτήματος
clubs-accept = Αποδοχή της πρόσκλησης
clubs-decline = Απόρριψη
clubs-leave = Αποχώρηση από τη λέσχη
clubs-leave-sure = Δεν θα βλέπετε πια τα τραπέζια της λέσχης. Να αποχωρήσετε;
clubs-owner-stays = Η λέσχη είναι δική σας. Για να αποχωρήσετε, μεταβιβάστε την πρώτα.
clubs-let-in = Έγκριση
clubs-make-officer = Ορισμός ως υπευθύνου
clubs-make-member = Ορισμός ως απλού μέλους
clubs-hand-over = Μεταβίβαση της λέσχης
clubs-hand-over-sure = Η λέσχη θα ανήκει στον λογαριασμό { $name } και δεν θα μπορείτε να την πάρετε πίσω. Να μεταβιβαστεί;
clubs-remove = Διαγραφή μέλους
clubs-remove-sure = Να διαγραφεί από τη λέσχη ο λογαριασμός { $name };
clubs-invite = Πρόσκληση
clubs-invite-whom = Πρόσκληση παίκτη
clubs-change = Επεξεργασία λέσχης
clubs-tables = Τραπέζια της λέσχης
clubs-no-tables = Αυτή η λέσχη δεν έχει ακόμη τραπέζια.
clubs-lay = Δημιουργία τραπεζιού
clubs-no-tournaments = Αυτή η λέσχη δεν έχει ακόμη τουρνουά.

tournaments-all = Όλα τα τουρνουά
tournaments-back = Όλα τα τουρνουά
tournaments-show = Εμφάνιση
tournaments-state-all = όλα
tournaments-state-open = ανοιχτό για συμμετοχή
tournaments-state-playing = σε εξέλιξη
tournaments-state-over = τελείωσε
tournaments-state-aborted = ματαιώθηκε
tournaments-none = Δεν υπάρχουν ακόμη τουρνουά εδώ. Δημιουργήστε ένα!
tournaments-announce = Δημιουργία τουρνουά
tournaments-begin-form = Στοιχεία του τουρνουά
tournaments-register = Για να δημιουργήσετε τουρνουά ή να συμμετάσχετε χρειάζεστε λογαριασμό.
tournaments-register-to-enter = Δημιουργία λογαριασμού για συμμετοχή
tournaments-of-club = Για τα μέλη της λέσχης { $club }.
tournaments-name = Όνομα του τουρνουά
tournaments-game = Παιχνίδι
tournaments-form = Μορφή
tournaments-form-round-robin = Όλοι με όλους
tournaments-form-round-robin-help = Ο καθένας παίζει με όλους τους άλλους. Ιδανικό για λίγους παίκτες.
tournaments-form-swiss = Ελβετικό
tournaments-form-swiss-help = Σε κάθε γύρο αντιμετωπίζετε κάποιον που έχει περίπου τους ίδιους βαθμούς με εσάς. Ιδανικό για πολλούς παίκτες.
tournaments-rounds = Αριθμός γύρων
tournaments-rounds-help = Κανείς δεν αντιμετωπίζει τον ίδιο αντίπαλο δύο φορές, άρα οι γύροι πρέπει να είναι λιγότεροι από τους παίκτες.
tournaments-cycles = Παρτίδες με κάθε αντίπαλο
tournaments-no-clock = Χωρίς χρονόμετρο μια παρτίδα μπορεί να μην τελειώσει ποτέ, και μόνο εσείς μπορείτε να την τερματίσετε.
tournaments-organiser = διοργάνωση:
tournaments-entrants = { $count ->
    [0] Κανένας παίκτης
    [one] Ένας παίκτης
   *[other] { $count } παίκτες
}
tournaments-nobody-yet = Δεν έχει δηλώσει ακόμη κανείς συμμετοχή.
tournaments-enter = Συμμετοχή
tournaments-withdraw = Αποχώρηση
tournaments-leave-sure = Θέλετε να αποσύρετε τη συμμετοχή σας;
tournaments-withdraw-sure = Χάνετε την παρτίδα που παίζετε τώρα και δεν θα έχετε άλλους αντιπάλους. Να αποχωρήσετε;
tournaments-withdrawn = αποχώρησε
tournaments-remove = Αφαίρεση
tournaments-remove-sure = Να αφαιρεθεί από το τουρνουά ο λογαριασμός { $name };
tournaments-start = Έναρξη του τουρνουά
tournaments-start-sure = Οι συμμετοχές κλείνουν και ο πρώτος γύρος αρχίζει αμέσως. Να αρχίσει το τουρνουά;
tournaments-abort = Ματαίωση του τουρνουά
tournaments-abort-sure = Το τουρνουά τελειώνει χωρίς αποτέλεσμα και δεν μπορεί να συνεχιστεί. Να ματαιωθεί;
tournaments-standings = Βαθμολογικός πίνακας
tournaments-points = Βαθμοί
tournaments-break-head-to-head = Μεταξύ τους
tournaments-break-sonneborn-berger = Ζόνεμπορν-Μπέργκερ
tournaments-break-buchholz = Μπούχολτς
tournaments-record = Ν–Ι–Η
tournaments-record-long = Νίκες, ισοπαλίες, ήττες
tournaments-games = Αποτελέσματα
tournaments-cross-key = Αποτελέσματα: ο αριθμός είναι η γραμμή του αντιπάλου· + νίκη, = ισοπαλία, − ήττα, · σε εξέλιξη.
tournaments-pairings = Ζευγάρια
tournaments-no-pairings = Τα ζευγάρια εμφανίζονται μόλις αρχίσει το τουρνουά.
tournaments-round = Γύρος { $round }
tournaments-round-of = γύρος { $round } από { $of }
tournaments-bye = ρεπό
tournaments-under-way = σε εξέλιξη
tournaments-play = Παίξτε
tournaments-look = Παρακολούθηση
tournaments-decide = Καθορισμός του αποτελέσματος
tournaments-decide-sure = Η παρτίδα λήγει με το αποτέλεσμα που θα διαλέξετε. Αυτό δεν αναιρείται.
tournaments-wins = Νίκη: { $name }
tournaments-how-resign = με εγκατάλειψη
tournaments-how-timeout = λόγω χρόνου
tournaments-how-forfeit = άνευ αγώνα
tournaments-how-bye = ρεπό
tournaments-how-set = όπως το όρισε ο διοργανωτής
