# Learning: lessons, rules, studies, the position editor, import.
learn-title = Εκμάθηση
learn-welcome = Δεν έχετε παίξει ποτέ; Κάθε μάθημα κρατά λίγα λεπτά, στο πραγματικό ταμπλό, και σας καθοδηγεί βήμα βήμα. Μη φοβάστε τα λάθη: εδώ δεν διακυβεύεται τίποτα.
learn-lessons = Μαθήματα
learn-lessons-count = { $count ->
    [one] Ένα μάθημα
   *[other] { $count } μαθήματα
}
learn-begin = Ξεκινήστε με το πρώτο μάθημα
learn-go-on = Συνέχεια: { $title }
learn-again = Επανάληψη των μαθημάτων
learn-done-count = Ολοκληρώθηκαν { $count } από { $of }
learn-rules = Διαβάστε τους κανόνες
learn-more = Για έμπειρους παίκτες
learn-editor = Στήσιμο θέσης
learn-editor-text = Ορίστε χώρες, κάρτες και ζάρια όπως θέλετε και συνεχίστε από εκεί.
learn-import = Εισαγωγή παρτίδας
learn-import-text = Εισαγάγετε την καταγραφή μιας παρτίδας, μια μελέτη ή ένα αρχείο καταγραφής από το { "Twilight Struggle" } της { "Playdek" }.
learn-own = Οι μελέτες σας
learn-own-text = Θέσεις και παρτίδες που έχετε αποθηκεύσει εδώ.
learn-programs = Γράψτε ένα πρόγραμμα που παίζει
learn-programs-text = Όλα τα αιτήματα { "HTTP" } και οι τύποι τους, με αναζήτηση.
learn-lessons-title = { $game }: μαθήματα
learn-lessons-none = Δεν υπάρχουν ακόμη μαθήματα για αυτό το παιχνίδι. Διαβάστε τους κανόνες.
learn-lesson-done = ολοκληρώθηκε
learn-lessons-help = Κάθε μάθημα συνεχίζει το προηγούμενο, αλλά μπορείτε να ανοίξετε όποιο θέλετε, όποτε θέλετε.

lesson-page-coach = Μάθημα
lesson-page-all = Όλα τα μαθήματα
lesson-page-place = Μάθημα { $at } από { $of }
lesson-page-next = Επόμενο
lesson-page-back = Πίσω
lesson-page-show = Δείξτε μου
lesson-page-progress = Η πρόοδός σας σε αυτό το μάθημα
lesson-page-watch = Δείτε τι συμβαίνει…
lesson-page-possible = Η επιλογή «{ $tried }» επιτρέπεται, αλλά δεν είναι το θέμα αυτού του μαθήματος.
lesson-page-leads = Θα είχε ως αποτέλεσμα: { $what }
lesson-page-other = Δοκιμάστε κάτι άλλο εδώ.
lesson-page-hint = Δοκιμάστε: { $option }.
lesson-page-done = Μπράβο!
lesson-page-following = Επόμενο μάθημα: { $title }
lesson-page-last = Αυτό ήταν το τελευταίο μάθημα. Ξέρετε αρκετά για να παίξετε.
lesson-page-play = Παίξτε μια παρτίδα
lesson-page-rules = Δείτε το στους κανόνες

quick-page-title = { $game }: γρήγορο ξεκίνημα
quick-page-link = Γρήγορο ξεκίνημα
quick-page-print = Εκτύπωση
quick-page-next = Και μετά;
quick-page-online = Μαθήματα, κανόνες και αντίπαλος ο υπολογιστής:

rulebook-title = { $game }: οι κανόνες
rulebook-find = Αναζήτηση στους κανόνες
rulebook-kinds = Τι να εμφανίζεται
rulebook-kind-rules = Κανόνες
rulebook-kind-examples = Παραδείγματα
rulebook-kind-rulings = Διευκρινίσεις
rulebook-kind-variants = Παραλλαγές
rulebook-kind-differences = Εκδόσεις
rulebook-kind-one-examples = παράδειγμα
rulebook-kind-one-rulings = διευκρίνιση
rulebook-kind-one-variants = παραλλαγή
rulebook-kind-one-differences = διαφορά μεταξύ εκδόσεων
rulebook-count = { $count ->
    [0] Δεν βρέθηκε τίποτα
    [one] Μία καταχώριση
   *[other] { $count } καταχωρίσεις
}
rulebook-contents = Περιεχόμενα
rulebook-all = Οι κανόνες
rulebook-link = Σύνδεσμος στον κανόνα { $rule }
rulebook-shown-by = Στο ταμπλό:
rulebook-lesson = Μάθημα: { $title }
rulebook-more = { $count ->
    [one] ακόμη μία
   *[other] ακόμη { $count }
}
rulebook-fewer = λιγότερα
rulebook-nothing = Κανένας κανόνας δεν ταιριάζει με αυτό που ψάχνετε.
rulebook-show-all = Εμφάνιση όλων των κανόνων
rulebook-place = Στο κείμενο των κανόνων:
rulebook-try = Δοκιμάστε το
rulebook-not-translated = Ορισμένα κείμενα δεν έχουν μεταφραστεί ακόμη· εμφανίζονται στα αγγλικά.
rulebook-titles = Οι τίτλοι των παραδειγμάτων στο ταμπλό είναι στα αγγλικά.

study-about = Πληροφορίες
study-steps = Κινήσεις
study-start = Αρχή
study-left = Αποχώρησε: { $seat }
study-is-record = ολόκληρη παρτίδα
study-is-study = μελέτη
study-rules = Κανόνες που παρουσιάζει
study-play-title = Συνεχίστε από εδώ
study-play-side = Η πλευρά σας
study-play-with = Αντίπαλος
study-play-computer = με τον υπολογιστή
study-play-screen = στην ίδια οθόνη
study-play-friend = με έναν φίλο, με σύνδεσμο
study-play-begin = Συνέχεια
study-play-over = Εδώ η παρτίδα έχει τελειώσει. Γυρίστε λίγες κινήσεις πίσω για να συνεχίσετε.
study-more = Περισσότερα
study-edit = Άνοιγμα στον επεξεργαστή
study-share = Αντιγραφή συνδέσμου
study-keeping = Η μελέτη σας
study-title = Τίτλος
study-rename = Μετονομασία
study-public = Ορατή σε όποιον έχει τον σύνδεσμο
study-kept = Αποθηκεύτηκε.
study-delete = Διαγραφή
study-delete-sure = Οριστική διαγραφή; Οι παρτίδες που ξεκίνησαν από αυτήν συνεχίζονται.
study-delete-yes = Ναι, διαγραφή
study-delete-no = Όχι, να μείνει
study-own-title = Οι μελέτες σας
study-own-empty = Δεν έχετε ακόμη μελέτες. Στήστε μια θέση ή εισαγάγετε μια παρτίδα.
study-own-guest = Οι μελέτες αποθηκεύονται στον λογαριασμό σας. Στήστε μια θέση και θα αποκτήσετε λογαριασμό επισκέπτη.
study-own-private = ιδιωτική
study-own-changed = τελευταία αλλαγή: { $when }

editor-title = Στήσιμο θέσης
editor-which = Ποιο παιχνίδι;
editor-study-title = Τίτλος
editor-untitled = Θέση χωρίς τίτλο
editor-options = Ρυθμίσεις του παιχνιδιού
editor-form = Πεδία
editor-text = Κείμενο
editor-set = Όσα έχετε ορίσει
editor-set-none = Δεν έχετε ορίσει ακόμη τίποτα: αυτή είναι η αρχή του παιχνιδιού. Διαλέξτε κάτι παρακάτω ή πατήστε στο ταμπλό.
editor-remove = Επαναφορά: { $what }
editor-find = Αναζήτηση στις ρυθμίσεις
editor-can-set = Διαθέσιμες ρυθμίσεις
editor-nothing = Τίποτα δεν ταιριάζει. Δοκιμάστε άλλη λέξη.
editor-here = Ρυθμίσεις: { $what }
editor-here-close = Εμφάνιση όλων
editor-less = Λιγότερο: { $what }
editor-more = Περισσότερο: { $what }
editor-nobody = τίποτα
editor-add = Προσθήκη: { $what }
editor-drop = Αφαίρεση: { $item }
editor-problem = Γραμμή { $line }
editor-only-position = Να κρατηθεί μόνο η θέση, χωρίς τις κινήσεις
editor-fine = Η θέση είναι έγκυρη.
editor-looking = Έλεγχος…
editor-seat = Οπτική γωνία
editor-save = Αποθήκευση
editor-saved = Αποθηκεύτηκε.
editor-again = Από την αρχή
editor-again-sure = Να διαγραφούν όσα στήσατε;
editor-help = Κάθε γραμμή «{ "given" }» ορίζει ένα μέρος της θέσης· οι άλλες είναι κινήσεις από εκεί και πέρα. Η μορφή και τα μηνύματα σφάλματος είναι στα αγγλικά.
editor-kept-here = Ό,τι κάνετε διατηρείται σε αυτόν τον περιηγητή ώσπου να ξεκινήσετε από την αρχή.
editor-text-label = Η θέση ως κείμενο

import-title = Εισαγωγή παρτίδας
import-text = Επικολλήστε ένα κείμενο, σύρετε εδώ ένα αρχείο ή διαλέξτε ένα. Μπορείτε να εισαγάγετε καταγραφές και μελέτες του { "Agon" }, καθώς και αρχεία καταγραφής από το { "Twilight Struggle" } της { "Playdek" }.
import-paste = Κείμενο
import-file = Επιλογή αρχείου
import-drop = Αφήστε το αρχείο εδώ
import-name = Τίτλος (προαιρετικός)
import-public = Ορατή σε όποιον έχει τον σύνδεσμο· αν είναι παρτίδα από άλλο πρόγραμμα, μετρά και στα ανοίγματα
import-go = Εισαγωγή
import-busy = Ανάγνωση και αναπαραγωγή…
import-large = Είναι πολύ μεγάλο: το όριο είναι { $count } χαρακτήρες.
import-not-text = Αυτό δεν είναι αρχείο κειμένου.
import-report = { $count ->
    [one] Εισήχθη μία επιλογή.
   *[other] Εισήχθησαν { $count } επιλογές.
}
import-part = Το αρχείο καταγραφής διαβάστηκε ως τη γραμμή { $line } από τις { $lines }. Όλα από τη γραμμή { $next } και μετά παραλείφθηκαν.
import-whole = Το αρχείο καταγραφής διαβάστηκε ολόκληρο και η παρτίδα έχει τελειώσει.
import-open = Το αρχείο καταγραφής διαβάστηκε ολόκληρο· η παρτίδα δεν έχει τελειώσει.
import-differs = Η γραμμή { $line } δεν συμφωνεί με τους κανόνες:
import-unreadable = Η γραμμή { $line } δεν μπόρεσε να διαβαστεί και παραλείφθηκε:
import-cut-off = Η γραμμή { $line } είναι κομμένη και παραλείφθηκε.
import-missing = Πριν από τη γραμμή { $line } λείπει ένα μέρος της παρτίδας ({ $text })· η αναπαραγωγή σταματά εκεί.
import-stopped = Από τη γραμμή { $line } και μετά δεν είναι δυνατή η παρακολούθηση του αρχείου καταγραφής· τα υπόλοιπα δεν συγκρίθηκαν.
import-ended = Σύμφωνα με τους κανόνες η παρτίδα έχει τελειώσει πριν από τη γραμμή { $line }· τα υπόλοιπα δεν συγκρίθηκαν.
import-unfinished = Στη γραμμή { $line } η παρτίδα τελειώνει ({ $text }), αλλά σύμφωνα με τους κανόνες συνεχίζεται.
import-log-says = Αρχείο καταγραφής
import-rules-say = Κανόνες
import-more = { $count ->
    [one] Ένα ακόμη μήνυμα δεν εμφανίζεται.
   *[other] { $count } ακόμη μηνύματα δεν εμφανίζονται.
}
import-open-game = Άνοιγμα της παρτίδας

programs-title = Τεκμηρίωση του { "API" }
programs-text = Σχεδόν ό,τι κάνει αυτός ο ιστότοπος μπορεί να το κάνει και ένα πρόγραμμα: στέλνει ένα κλειδί { "API" } του λογαριασμού σας στην κεφαλίδα { "“Authorization: Bearer”" }. Μόνο όσα αφορούν τον ίδιο τον λογαριασμό πρέπει να τα κάνετε εσείς. Τα αιτήματα και οι απαντήσεις είναι { "JSON" }. Οι περιγραφές είναι στα αγγλικά.
programs-file = Περιγραφή { "OpenAPI" }
programs-find = Αναζήτηση σε διαδρομές, λέξεις και τύπους
programs-body = Σώμα
programs-answer = Απάντηση
programs-keyless = δεν γίνεται με κλειδί
programs-types = Τύποι
programs-optional = προαιρετικό
programs-refusals = Γιατί μπορεί να απορριφθεί ένα αίτημα
programs-count = { $count ->
    [one] Βρέθηκε μία καταχώριση.
   *[other] Βρέθηκαν { $count } καταχωρίσεις.
}
programs-none = Δεν βρέθηκε τίποτα.
programs-all = Εμφάνιση όλων
