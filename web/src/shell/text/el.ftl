# Όσα λέει το κέλυφος του ιστού. Κάθε κλειδί αρχίζει με τη σελίδα ή το μέρος όπου βρίσκεται.
loading = Φόρτωση…
skip-to-content = Μετάβαση στο περιεχόμενο
nav-home = { "Agon" }: αρχική σελίδα
nav-menu = Μενού
nav-play = Παιχνίδι
nav-learn = Εκμάθηση
nav-ratings = Κατάταξη
nav-tournaments = Τουρνουά
nav-clubs = Λέσχες
nav-settings = Ρυθμίσεις
nav-sign-in = Σύνδεση
nav-language = Γλώσσα
nav-theme = Φωτεινό ή σκούρο θέμα
connection-lost = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση…
connection-sending = Αποστολή της επιλογής σας…
trouble-title = Κάτι πήγε στραβά
trouble-retry = Δοκιμάστε ξανά
trouble-home = Αρχική σελίδα
nowhere-title = Η σελίδα δεν βρέθηκε
nowhere-text = Ίσως η διεύθυνση γράφτηκε λάθος ή η σελίδα δεν υπάρχει πια.
table-question = Ερώτηση
table-choices = Οι επιλογές σας
table-over = Η παρτίδα τελείωσε.
table-waiting = Αναμένεται: { $who }
table-show-all = { $count ->
    [one] Εμφάνιση της μόνης επιλογής
   *[other] Εμφάνιση όλων των επιλογών ({ $count })
}
table-show-less = Εμφάνιση λιγότερων
table-warned = μπορεί να σας κοστίσει την παρτίδα
table-warning-back = Διαλέξτε κάτι άλλο
table-warning-go = Επιλογή «{ $option }» παρ’ όλα αυτά
table-choose = Επιλογή: { $option }
table-cancel = Ακύρωση
table-cost = κοστίζει { $cost }
table-left = { $left ->
    [one] απομένει { $left } από { $of }
   *[other] απομένουν { $left } από { $of }
}
table-times = { $name } ×{ $count }
table-held = Επιλέξατε: { $chosen }
table-finish = Ολοκλήρωση
table-finish-key = Ολοκλήρωση ({ $keys })
table-log = Ιστορικό της παρτίδας
table-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
table-log-lines = Εμφάνιση όλων των γραμμών
plain-board = Το παιχνίδι ως κείμενο
plain-nothing = κενό
plain-yes = ναι
plain-no = όχι
