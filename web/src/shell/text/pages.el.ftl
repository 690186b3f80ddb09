# Οι σελίδες γύρω από τα παιχνίδια: αρχική, τραπέζια, νέα παρτίδα, πρόσωπα, ρυθμίσεις.
home-continue = Συνέχεια του παιχνιδιού
home-all-tables = Όλα τα τραπέζια ({ $count })
home-title = Τι θέλετε να παίξετε;
home-play-computer = Με τον υπολογιστή
home-more-ways = Άλλοι τρόποι παιχνιδιού
home-learn = Μάθετε να παίζετε
home-rules = Κανόνες
home-watch = Παρακολουθήστε μια παρτίδα
home-watch-none = Αυτή τη στιγμή δεν παίζει κανείς. Αρχίστε μια παρτίδα και θα μπορούν να την παρακολουθήσουν και άλλοι.
home-to-lobby = Όλα τα τραπέζια
home-study = Μελέτη
home-study-text = Μαθήματα στο πραγματικό ταμπλό, οι κανόνες με θέσεις για δοκιμή, ένας επεξεργαστής θέσεων και παρτίδες που εισάγετε εσείς.
home-editor = Στήσιμο θέσης
home-import = Εισαγωγή παρτίδας
game-minutes = { $count ->
    [one] περίπου ένα λεπτό
   *[other] περίπου { $count } λεπτά
}
line-your-turn = Η σειρά σας
line-flag = ο χρόνος λήγει { $when }
line-created = άνοιγμα: { $when }
line-moved = τελευταία κίνηση: { $when }
line-started = έναρξη: { $when }
line-more-rules = +{ $count }
