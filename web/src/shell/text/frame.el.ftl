# Το πλαίσιο γύρω από ένα ταμπλό: παίκτες, συζήτηση, σημειώσεις, το μενού του τραπεζιού, το αποτέλεσμα.
tab-label = Πλαϊνό πλαίσιο
drawer-open = Άνοιγμα ιστορικού και συνομιλίας
drawer-close = Κλείσιμο ιστορικού και συνομιλίας
tab-log = Ιστορικό
tab-chat = Συνομιλία
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

chat-title = Συνομιλία
chat-empty = Δεν υπάρχουν ακόμη μηνύματα.
chat-room = Ποιοι θα το δουν
chat-to-players = προς τους παίκτες
chat-to-everyone = προς όλους
chat-say = Γράψτε ένα μήνυμα
chat-send = Αποστολή

notes-title = Οι προσωπικές σας σημειώσεις
notes-empty = Γράψτε μια σημείωση
notes-kept = Αποθηκεύτηκαν.

curtain-title = Σειρά έχει: { $seat }
curtain-text = Δώστε την οθόνη στον επόμενο. Δεν φαίνεται τίποτα ώσπου να είναι έτοιμος.
curtain-open = Είμαι εδώ

undo-free = Αναίρεση
undo-of = Αναίρεση: { $option }
undo-nothing = Δεν υπάρχει κάτι να αναιρεθεί. Μπορείτε να αναιρέσετε μια επιλογή ώσπου να ριχτούν ζάρια, να αποκαλυφθεί κάτι κρυφό ή να πρέπει να επιλέξει άλλος παίκτης.
undo-ask = Αίτημα αναίρεσης
undo-asked = Ζητήσατε αναίρεση. Αναμένονται οι άλλοι παίκτες.
undo-request = Αίτημα αναίρεσης από: { $seat }
undo-agree = Αποδοχή
undo-deny = Απόρριψη

result-won = Νικήσατε!
result-lost = Χάσατε
result-finished = Η παρτίδα τελείωσε
result-draw = Ισοπαλία
result-winner = Νίκη: { $who }
result-again = Νέα παρτίδα
result-replay = Αναπαραγωγή
result-fold = Εμφάνιση του ταμπλό
result-unfold = Εμφάνιση του αποτελέσματος
result-aborted = Η παρτίδα διακόπηκε. Δεν καταγράφηκε αποτέλεσμα.

menu-screen = Προτιμήσεις
menu-share = Πρόσκληση και παρακολούθηση
menu-copy-link = Αντιγραφή συνδέσμου του τραπεζιού
menu-copied = Αντιγράφηκε.
menu-watch-link = Αντιγραφή συνδέσμου για θεατή που βλέπει ό,τι κι εσείς
menu-record = Καταγραφή της παρτίδας
menu-replay = Αναπαραγωγή της παρτίδας
menu-export = Λήψη της καταγραφής
menu-export-later = Μπορείτε να κατεβάσετε την καταγραφή όταν τελειώσει η παρτίδα.
menu-rules = Ανάγνωση των κανόνων
menu-about = Σχετικά με το παιχνίδι
menu-take-back = Αναίρεση
menu-leave = Αποχώρηση από την παρτίδα
menu-resign = Εγκατάλειψη
menu-resign-sure = Θέλετε πράγματι να εγκαταλείψετε την παρτίδα;
menu-resign-yes = Ναι, εγκαταλείπω
menu-abort = Διακοπή της παρτίδας
menu-abort-help = Μια παρτίδα που μόλις άρχισε μπορεί να διακοπεί χωρίς αποτέλεσμα.

fairness-title = Δίκαια ζάρια
fairness-text = Πριν από την παρτίδα ο διακομιστής δεσμεύτηκε για τα ζάρια του με μια τιμή κατακερματισμού που δεν αποκαλύπτει τίποτα. Κάθε παίκτης προσθέτει έναν τυχαίο αριθμό, ώστε κανείς να μην μπορεί να διαλέξει τι θα φέρουν.
fairness-commitment = Δέσμευση ({ "SHA-256" } του μυστικού)
fairness-nonce = Θέση { $chair }: αριθμός που κλήρωσε ο διακομιστής
fairness-own-nonce = Θέση { $chair }: ο αριθμός του παίκτη
fairness-secret = Μυστικό
fairness-kept = ✓ Επαληθεύτηκε: το μυστικό συμφωνεί με τη δέσμευση.
fairness-broken = ✗ Το μυστικό δεν συμφωνεί με τη δέσμευση!
fairness-more = Για να επαληθεύσετε κάθε ζαριά, κατεβάστε την καταγραφή και εκτελέστε:
fairness-later = Το μυστικό αποκαλύπτεται όταν τελειώσει η παρτίδα.
fairness-none = Σε αυτό το τραπέζι δεν υπάρχουν ζάρια για επαλήθευση.

waiting-text = Η παρτίδα αρχίζει μόλις συμπληρωθούν όλες οι θέσεις.
waiting-random-side = Πλευρά με κλήρωση
waiting-link = Στείλτε αυτόν τον σύνδεσμο σε όσους θα παίξουν μαζί σας:
waiting-clear = Κλείσιμο του τραπεζιού
waiting-rise = Αποχώρηση από τη θέση

table-ended = Δεν μπορείτε πια να δείτε αυτό το τραπέζι
table-ended-text = Ο σύνδεσμος ανακλήθηκε ή τη θέση την πήρε κάποιος άλλος.

settings-confirm = Επιβεβαίωση κάθε επιλογής
settings-plain = Εμφάνιση του παιχνιδιού σε μορφή κειμένου
settings-sound = Ήχοι

replay-title = Αναπαραγωγή
replay-place = Κίνηση { $at } από { $of }
replay-first = Μετάβαση στην αρχή
replay-back = Προηγούμενη κίνηση
replay-on = Επόμενη κίνηση
replay-last = Μετάβαση στο τέλος
replay-play = Αυτόματη αναπαραγωγή
replay-stop = Παύση
replay-speed = Ταχύτητα
replay-seat = Οπτική γωνία
replay-spectator = θεατής
replay-to-table = Επιστροφή στο τραπέζι
older-rules = Η παρτίδα άρχισε με παλαιότερους κανόνες. Το αποτέλεσμα ισχύει όπως καταγράφηκε· η αναπαραγωγή και η ανάλυση ενδέχεται να διαφέρουν από ό,τι παίχτηκε.

stage-playing = Δείτε τι συμβαίνει…
stage-skip = Παράλειψη
stage-next = Συνέχεια
stage-last = Τελευταία κίνηση
stage-since = Από την τελευταία σας σειρά
stage-again = Επανάληψη

sound-mute = Απενεργοποίηση ήχου
sound-unmute = Ενεργοποίηση ήχου
settings-speed = Κινήσεις των αντιπάλων
settings-speed-slow = Αργά
settings-speed-normal = Κανονικά
settings-speed-fast = Γρήγορα
settings-speed-at-once = Αμέσως

sheet-full = Πλήρες ύψος
sheet-half = Μισό ύψος
whynot-rule = Ο κανόνας
