# Το πλαίσιο γύρω από ένα ταμπλό: παίκτες, συζήτηση, σημειώσεις, το μενού του τραπεζιού, το αποτέλεσμα.
tab-label = Δίπλα στο ταμπλό
drawer-open = Άνοιγμα ημερολογίου και συνομιλίας
drawer-close = Κλείσιμο ημερολογίου και συνομιλίας
tab-log = Ιστορικό
tab-chat = Συζήτηση
tab-notes = Σημειώσεις
tab-table = Τραπέζι

players-computer = υπολογιστής
players-open = ελεύθερη θέση
players-to-move = παίζει τώρα
players-won = νίκη

clock-days = { $count ->
    [one] μία ημέρα
   *[other] { $count } ημέρες
}

chat-title = Όσα ειπώθηκαν
chat-empty = Κανείς δεν έχει πει κάτι ακόμη.
chat-room = Ποιοι το ακούν
chat-to-players = προς τους παίκτες
chat-to-everyone = προς όλους
chat-say = Πείτε κάτι
chat-send = Αποστολή

notes-title = Οι σημειώσεις σας, μόνο για τα δικά σας μάτια
notes-empty = Τι θέλετε να θυμάστε;
notes-kept = Αποθηκεύτηκαν.

curtain-title = Επόμενη πλευρά: { $seat }
curtain-text = Παραδώστε την οθόνη. Δεν φαίνεται τίποτα ώσπου να έρθει ο επόμενος παίκτης.
curtain-open = Είμαι εδώ

undo-free = Αναίρεση
undo-of = Αναίρεση: { $option }
undo-nothing = Δεν υπάρχει κάτι να αναιρεθεί. Μια επιλογή αναιρείται μέχρι να ριχτούν ζάρια, να φανεί κάτι κρυφό ή να ερωτηθεί άλλος παίκτης.
undo-ask = Αίτημα αναίρεσης
undo-asked = Ζητήσατε να αναιρεθεί η τελευταία σας επιλογή· αποφασίζουν οι άλλοι.
undo-request = { $seat }: αίτημα να αναιρεθεί η τελευταία επιλογή.
undo-agree = Αποδοχή
undo-deny = Άρνηση

result-won = Νικήσατε!
result-lost = Χάσατε
result-finished = Η παρτίδα τελείωσε
result-draw = Ισοπαλία
result-winner = Νίκη: { $who }
result-again = Νέα παρτίδα
result-replay = Αναδρομή
result-fold = Δείτε το ταμπλό
result-unfold = Δείτε το αποτέλεσμα
result-aborted = Η παρτίδα διακόπηκε. Δεν μετρά πουθενά.

menu-screen = Σε αυτή την οθόνη
menu-share = Πρόσκληση και προβολή
menu-copy-link = Αντιγραφή συνδέσμου του τραπεζιού
menu-copied = Αντιγράφηκε.
menu-watch-link = Αντιγραφή συνδέσμου για θέαση πάνω από τον ώμο σας
menu-record = Η παρτίδα έως τώρα
menu-replay = Αναδρομή στην παρτίδα
menu-export = Αποθήκευση της καταγραφής
menu-export-later = Η καταγραφή μπορεί να αποθηκευτεί όταν τελειώσει η παρτίδα.
menu-rules = Ανάγνωση των κανόνων
menu-about = Σχετικά με το παιχνίδι
menu-take-back = Αναίρεση
menu-leave = Αποχώρηση
menu-resign = Εγκατάλειψη
menu-resign-sure = Θέλετε πράγματι να εγκαταλείψετε την παρτίδα;
menu-resign-yes = Ναι, εγκαταλείπω
menu-abort = Διακοπή της παρτίδας
menu-abort-help = Μια παρτίδα που μόλις άρχισε μπορεί να διακοπεί χωρίς αποτέλεσμα.

fairness-title = Δίκαια ζάρια
fairness-text = Πριν από την παρτίδα ο διακομιστής δεσμεύτηκε για τα ζάρια του με έναν αριθμό που δεν προδίδει τίποτα. Κάθε παίκτης προσθέτει έναν δικό του αριθμό, ώστε κανείς να μην μπορεί να διαλέξει τι θα πέσει.
fairness-commitment = Η δέσμευση ({ "SHA-256" } του μυστικού)
fairness-nonce = Θέση { $chair }: αριθμός που κλήρωσε ο διακομιστής
fairness-own-nonce = Θέση { $chair }: ο αριθμός του παίκτη
fairness-secret = Το μυστικό
fairness-kept = ✓ Η δέσμευση τηρήθηκε: το μυστικό είναι αυτό της δέσμευσης.
fairness-broken = ✗ Το μυστικό δεν είναι αυτό της δέσμευσης!
fairness-more = Για να ξαναριχτεί κάθε ζάρι, αποθηκεύστε την καταγραφή και εκτελέστε:
fairness-later = Το μυστικό φανερώνεται όταν τελειώσει η παρτίδα.
fairness-none = Εδώ δεν υπάρχει κάτι προς απόδειξη.

waiting-text = Η παρτίδα αρχίζει μόλις πιαστούν όλες οι θέσεις.
waiting-random-side = Πλευρά με κλήρωση
waiting-link = Στείλτε αυτόν τον σύνδεσμο σε όποιον θα παίξει μαζί σας:
waiting-clear = Κατάργηση του τραπεζιού
waiting-rise = Αποχώρηση από τη θέση

table-ended = Δεν βλέπετε πια αυτό το τραπέζι
table-ended-text = Ο σύνδεσμος ανακλήθηκε ή στη θέση κάθεται τώρα κάποιος άλλος.

settings-confirm = Επιβεβαίωση πριν από κάθε επιλογή
settings-plain = Εμφάνιση του παιχνιδιού με λόγια
settings-sound = Ήχοι

replay-title = Αναδρομή
replay-place = Κίνηση { $at } από { $of }
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-on = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-play = Αυτόματη αναπαραγωγή
replay-stop = Παύση
replay-speed = Ταχύτητα
replay-seat = Οπτική γωνία
replay-spectator = θεατές
replay-to-table = Στο τραπέζι
older-rules = Η παρτίδα άρχισε με παλαιότερους κανόνες. Το αποτέλεσμα ισχύει όπως καταγράφηκε· η αναδρομή και η ανάλυση ενδέχεται να διαφέρουν από ό,τι παίχτηκε.

stage-playing = Δείτε τι συμβαίνει …
stage-skip = Παράλειψη
stage-next = Συνέχεια
stage-last = Τελευταία κίνηση
stage-since = Από την τελευταία σας σειρά
stage-again = Προβολή ξανά

sound-mute = Απενεργοποίηση ήχου
sound-unmute = Ενεργοποίηση ήχου
settings-speed = Κινήσεις των άλλων
settings-speed-slow = Αργά
settings-speed-normal = Κανονικά
settings-speed-fast = Γρήγορα
settings-speed-at-once = Αμέσως

sheet-full = Πλήρες ύψος
sheet-half = Μισό ύψος
