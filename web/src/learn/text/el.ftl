# Learning: lessons, rules, studies, the position editor, import.
learn-title = Εκμάθηση
learn-welcome = Δεν έχετε παίξει ποτέ; Κάθε μάθημα κρατά λίγα λεπτά, στο πραγματικό ταμπλό, και σας λέει τι να κάνετε. Κάντε λάθη: εδώ δεν χάνεται τίποτα.
learn-lessons = Μαθήματα
learn-lessons-count = { $count ->
    [one] Ένα μάθημα
   *[other] { $count } μαθήματα
}
learn-begin = Ξεκινήστε με το πρώτο μάθημα
learn-go-on = Συνέχεια: { $title }
learn-again = Δείτε ξανά τα μαθήματα
learn-done-count = Έγιναν { $count } από { $of }
learn-rules = Διαβάστε τους κανόνες
learn-more = Για όσους ξέρουν το παιχνίδι
learn-editor = Στήστε μια θέση
learn-editor-text = Βάλτε χώρες, κάρτες και ζάρια όπου θέλετε και συνεχίστε από εκεί.
learn-import = Εισαγωγή παρτίδας
learn-import-text = Φέρτε μια καταγραφή, μια σπουδή ή ένα ημερολόγιο από το { "Twilight Struggle" } της { "Playdek" }.
learn-own = Οι σπουδές σας
learn-own-text = Θέσεις και παρτίδες που φυλάτε εδώ.
learn-programs = Γράψτε ένα πρόγραμμα που παίζει
learn-programs-text = Όλα τα αιτήματα μέσω { "HTTP" } με τους τύπους τους, με αναζήτηση.
learn-lessons-title = { $game }: μαθήματα
learn-lessons-none = Δεν υπάρχουν ακόμη μαθήματα για αυτό το παιχνίδι. Οι κανόνες τα λένε όλα.
learn-lesson-done = έγινε
learn-lessons-help = Με τη σειρά, το ένα μετά το άλλο· κάθε μάθημα όμως ανοίγει όποτε θέλετε.

lesson-page-coach = Το μάθημα
lesson-page-all = Όλα τα μαθήματα
lesson-page-place = Μάθημα { $at } από { $of }
lesson-page-next = Επόμενο
lesson-page-back = Πίσω
lesson-page-show = Δείξε μου
lesson-page-progress = Πόσο έχετε προχωρήσει σε αυτό το μάθημα
lesson-page-watch = Δείτε τι συμβαίνει…
lesson-page-possible = «{ $tried }»: γίνεται, αλλά δεν είναι το θέμα αυτού του μαθήματος.
lesson-page-other = Δοκιμάστε κάτι άλλο εδώ.
lesson-page-hint = Δοκιμάστε εδώ: { $option }.
lesson-page-done = Μπράβο!
lesson-page-following = Επόμενο μάθημα: { $title }
lesson-page-last = Αυτό ήταν το τελευταίο μάθημα. Ξέρετε αρκετά για να παίξετε.
lesson-page-play = Παίξτε μια παρτίδα
lesson-page-rules = Δείτε το στους κανόνες

rulebook-title = { $game }: οι κανόνες
rulebook-find = Αναζήτηση στους κανόνες
rulebook-kinds = Τι να φαίνεται
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
    [one] Μία εγγραφή
   *[other] { $count } εγγραφές
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
rulebook-not-translated = Ορισμένα κείμενα δεν έχουν μεταφραστεί ακόμη· εμφανίζονται στα αγγλικά.

study-about = Σχετικά
study-steps = Κινήσεις
study-start = Η αρχή
study-left = Αποχωρεί: { $seat }
study-is-record = ολόκληρη παρτίδα
study-is-study = σπουδή
study-rules = Οι κανόνες που δείχνει
study-play-title = Συνεχίστε από εδώ
study-play-side = Η πλευρά σας
study-play-with = Με ποιον
study-play-computer = με τον υπολογιστή
study-play-screen = δύο σε μία οθόνη
study-play-friend = με έναν φίλο, με σύνδεσμο
study-play-begin = Συνέχεια
study-play-over = Εδώ το παιχνίδι έχει τελειώσει. Γυρίστε λίγες κινήσεις πίσω για να συνεχίσετε.
study-more = Περισσότερα
study-edit = Άνοιγμα στον επεξεργαστή
study-share = Αντιγραφή συνδέσμου
study-keeping = Δική σας
study-title = Τίτλος
study-rename = Μετονομασία
study-public = Τη βλέπει όποιος έχει τον σύνδεσμο
study-kept = Αποθηκεύτηκε.
study-delete = Διαγραφή
study-delete-sure = Οριστική διαγραφή; Οι παρτίδες που ξεκίνησαν από αυτήν συνεχίζονται.
study-delete-yes = Ναι, διαγραφή
study-delete-no = Όχι, να μείνει
study-own-title = Οι σπουδές σας
study-own-empty = Δεν φυλάτε ακόμη σπουδές. Στήστε μια θέση ή φέρτε μια παρτίδα.
study-own-guest = Οι σπουδές φυλάσσονται στον λογαριασμό σας. Στήστε μια θέση και αποκτάτε έναν ως επισκέπτης.
study-own-private = μόνο για εσάς
study-own-changed = άλλαξε { $when }

editor-title = Στήσιμο θέσης
editor-which = Ποιο παιχνίδι;
editor-study-title = Τίτλος της θέσης
editor-untitled = Μια θέση
editor-options = Επιλογές του παιχνιδιού
editor-form = Πεδία
editor-text = Κείμενο
editor-set = Τι έχει οριστεί
editor-set-none = Δεν έχει οριστεί τίποτα: έτσι αρχίζει το παιχνίδι. Διαλέξτε κάτι παρακάτω ή πατήστε στο ταμπλό.
editor-remove = Αναίρεση: { $what }
editor-find = Αναζήτηση σε όσα ορίζονται
editor-can-set = Τι μπορεί να οριστεί
editor-nothing = Τίποτα δεν ταιριάζει. Δοκιμάστε άλλη λέξη.
editor-here = Τι ορίζεται εδώ: { $what }
editor-here-close = Εμφάνιση όλων
editor-less = Λιγότερο: { $what }
editor-more = Περισσότερο: { $what }
editor-nobody = τίποτα
editor-add = Προσθήκη: { $what }
editor-drop = Αφαίρεση: { $item }
editor-problem = Γραμμή { $line }
editor-only-position = Κράτησε μόνο τη θέση, χωρίς τις κινήσεις
editor-fine = Η θέση στέκει.
editor-looking = Έλεγχος…
editor-seat = Όπως τη βλέπει
editor-save = Αποθήκευση
editor-saved = Αποθηκεύτηκε.
editor-again = Από την αρχή
editor-again-sure = Να πεταχτεί ό,τι στήσατε;
editor-help = Κάθε γραμμή «{ "given" }» ορίζει ένα μέρος της θέσης· οι άλλες είναι κινήσεις από εκεί και πέρα.
editor-kept-here = Ό,τι κάνετε εδώ φυλάσσεται σε αυτόν τον περιηγητή ώσπου να αρχίσετε από την αρχή.
editor-text-label = Η θέση ως κείμενο

import-title = Εισαγωγή παρτίδας
import-text = Επικολλήστε ένα κείμενο, αφήστε εδώ ένα αρχείο ή διαλέξτε ένα. Αναγνωρίζεται μια καταγραφή ή σπουδή αυτού του σπιτιού, καθώς και ένα ημερολόγιο από το { "Twilight Struggle" } της { "Playdek" }.
import-paste = Το κείμενο
import-file = Επιλογή αρχείου
import-drop = Αφήστε το αρχείο εδώ
import-name = Τίτλος, αν θέλετε
import-public = Τη βλέπει όποιος έχει τον σύνδεσμο
import-go = Ανάγνωση
import-busy = Διαβάζεται και παίζεται ως το τέλος…
import-large = Είναι πολύ μεγάλο: διαβάζονται το πολύ { $count } γράμματα.
import-not-text = Αυτό το αρχείο δεν είναι κείμενο.
import-report = { $count ->
    [one] Κρατήθηκε μία επιλογή.
   *[other] Κρατήθηκαν { $count } επιλογές.
}
import-part = Το ημερολόγιο διαβάστηκε ως τη γραμμή { $line } από τις { $lines }. Ό,τι ακολουθεί από τη γραμμή { $next } και μετά παραλείφθηκε.
import-whole = Το ημερολόγιο διαβάστηκε ως το τέλος και η παρτίδα έχει τελειώσει.
import-open = Το ημερολόγιο διαβάστηκε ως το τέλος· η παρτίδα δεν έχει τελειώσει.
import-differs = Η γραμμή { $line } δεν συμφωνεί με τους κανόνες:
import-unreadable = Η γραμμή { $line } δεν διαβάζεται και παραλείφθηκε:
import-cut-off = Η γραμμή { $line } είναι κομμένη και παραλείφθηκε.
import-missing = Πριν από τη γραμμή { $line } λείπει ένα μέρος της παρτίδας ({ $text })· η αναπαραγωγή σταματά εκεί.
import-stopped = Από τη γραμμή { $line } και μετά το ημερολόγιο δεν μπορεί να ακολουθηθεί· τα υπόλοιπα δεν συγκρίθηκαν.
import-ended = Σύμφωνα με τους κανόνες η παρτίδα έχει τελειώσει πριν από τη γραμμή { $line }· τα υπόλοιπα δεν συγκρίθηκαν.
import-unfinished = Η γραμμή { $line } τελειώνει την παρτίδα ({ $text })· σύμφωνα με τους κανόνες συνεχίζεται.
import-log-says = Ημερολόγιο
import-rules-say = Κανόνες
import-more = { $count ->
    [one] Μία ακόμη παρατήρηση δεν εμφανίζεται.
   *[other] Άλλες { $count } παρατηρήσεις δεν εμφανίζονται.
}
import-open-game = Άνοιγμα της παρτίδας

programs-title = Η διεπαφή για προγράμματα
programs-text = Σχεδόν ό,τι μπορεί αυτή η σελίδα, το μπορεί και ένα πρόγραμμα: με ένα κλειδί του λογαριασμού σας στην κεφαλίδα { "“Authorization: Bearer”" }. Μόνο ό,τι αφορά τον ίδιο τον λογαριασμό χρειάζεται εσάς. Αιτήματα και απαντήσεις είναι { "JSON" }. Οι περιγραφές είναι στα αγγλικά.
programs-file = Η περιγραφή ως αρχείο ({ "OpenAPI" })
programs-find = Αναζήτηση διαδρομής, λέξης ή τύπου
programs-body = Σώμα
programs-answer = Απάντηση
programs-keyless = όχι με κλειδί
programs-types = Τύποι
programs-optional = μπορεί να παραλειφθεί
programs-refusals = Με τι μπορεί να απορριφθεί κάθε αίτημα
programs-count = { $count ->
    [one] Βρέθηκε μία καταχώριση.
   *[other] Βρέθηκαν { $count } καταχωρίσεις.
}
programs-none = Δεν βρέθηκε τίποτα.
programs-all = Εμφάνιση όλων
