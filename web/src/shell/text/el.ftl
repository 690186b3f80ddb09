# Όσα λέει το κέλυφος του ιστού. Κάθε κλειδί αρχίζει με τη σελίδα ή το μέρος όπου βρίσκεται.
loading = Φόρτωση…
skip-to-content = Μετάβαση στο περιεχόμενο
nav-home = { "Agon" }: στην αρχική σελίδα
nav-menu = Μενού
nav-play = Παιχνίδι
nav-learn = Εκμάθηση
nav-ratings = Κατάταξη
nav-tournaments = Τουρνουά
nav-clubs = Λέσχες
nav-settings = Ρυθμίσεις
nav-sign-in = Σύνδεση
nav-language = Γλώσσα
nav-theme = Φωτεινό ή σκούρο
connection-lost = Η σύνδεση χάθηκε. Γίνεται προσπάθεια επανασύνδεσης…
connection-sending = Η επιλογή σας αποστέλλεται…
trouble-title = Αυτό δεν πέτυχε
trouble-retry = Νέα προσπάθεια
trouble-home = Αρχική σελίδα
nowhere-title = Δεν υπάρχει τίποτα εδώ
nowhere-text = Ίσως η διεύθυνση γράφτηκε λάθος ή ό,τι ήταν εδώ δεν υπάρχει πια.
table-question = Η ερώτηση
table-choices = Οι επιλογές σας
table-over = Το παιχνίδι τελείωσε.
table-waiting = Αναμονή για: { $who }
table-show-all = { $count ->
    [one] Εμφάνιση της μόνης επιλογής
   *[other] Εμφάνιση όλων των επιλογών ({ $count })
}
table-show-less = Εμφάνιση λιγότερων
table-warned = μπορεί να σας κοστίσει το παιχνίδι
table-warning-back = Άλλη επιλογή
table-warning-go = «{ $option }» παρ’ όλα αυτά
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
table-log = Όσα έχουν συμβεί
table-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
table-log-lines = Γραμμή προς γραμμή
plain-board = Το παιχνίδι με λόγια
plain-nothing = τίποτα
plain-yes = ναι
plain-no = όχι
