# Ό,τι λέει το ταμπλό του Roll Player πέρα από τα λόγια των κανόνων.
board-your-sheet = η καρτέλα σας
board-sheet-of = Καρτέλα: { $name }
board-sheets = Οι ήρωες
board-no-hero-yet = ήρωας χωρίς όνομα
board-on-turn = παίζει τώρα
board-can-be-chosen = μπορεί να επιλεγεί
board-empty = κενή
board-wanted = το Ιστορικό ζητά: { $colour }
board-matched = ταιριάζει με το Ιστορικό
board-place = τοποθέτηση εδώ: { $die }
board-row-score = σκορ { $score }
board-goal-met = ο στόχος επιτεύχθηκε
board-goal-missed = ο στόχος δεν επιτεύχθηκε
board-stars = { $count ->
    [one] ένα αστέρι
   *[other] { $count } αστέρια
}
board-gold-held = χρυσός: { $count }
board-tokens-held = { $count ->
    [one] ένας δείκτης Χαρίσματος
   *[other] { $count } δείκτες Χαρίσματος
}
board-centre = κέντρο
board-token-here = εδώ βρίσκεται ο δείκτης
board-set = { $stars ->
    [one] { $material }: ένα αστέρι
   *[other] { $material }: { $stars } αστέρια
}
board-upright = όρθια
board-none-yet = τίποτα ακόμη
board-taken-by = την πήρε: { $name }
board-arrow = μετακινεί τον δείκτη: { $direction }
board-arrow-copied = μετακινεί τον δείκτη όπως η Ικανότητα που αντιγράφεται
board-market-empty = Δεν υπάρχουν κάρτες στην Αγορά.
board-winner = νικητής
board-scoring = Πίνακες σκοραρίσματος
board-cards = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}
board-gold-for-a-star = Ένα αστέρι για κάθε { $count } χρυσά.
board-looking = Βλέπετε την καρτέλα: { $name }.
board-back = Πίσω στη δική μου
about-components = Κάποιες τιμές καρτών και Κλάσεων είναι δικές μας επιλογές, γιατί οι τυπωμένες δεν μας είναι γνωστές.

# Buttons that make the selected choice

commit-market = Αγοράστε αυτή την κάρτα
commit-buy = Αγοράστε αυτή την κάρτα
commit-sell = Ξεσκαρτάρετε αυτή την κάρτα
commit-drop = Ξεσκαρτάρετε αυτή την κάρτα
