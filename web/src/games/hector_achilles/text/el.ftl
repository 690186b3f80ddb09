board-offered = { $label }· μπορεί να επιλεγεί
board-pile-cards = { $count ->
    [0] { $pile }: καμία κάρτα
    [one] { $pile }: μία κάρτα
   *[other] { $pile }: { $count } κάρτες
}
board-active = ενεργή
board-at-bottom = { $hero } (στον πάτο)
board-on-turn = παίζουν
board-covered-by = την καλύπτει: { $hero } ({ $value })
board-counts = το χρώμα της μετράει
board-counts-not = το χρώμα της δεν μετράει
board-in-valid-colours = { $total } στα έγκυρα χρώματα
board-in-valid-colours-hidden = { $total } στα έγκυρα χρώματα, ή παραπάνω: ο ήρωας είναι κρυμμένος
board-battle-number = Μάχη { $battle }
board-round-number = Γύρος { $round } από 4
board-before-rounds = Πριν από τον πρώτο γύρο
board-fate-waits = { $count ->
    [one] Ένας δείκτης μοίρας είναι κλειστός
   *[other] { $count } δείκτες μοίρας είναι κλειστοί
}
board-turn-left = γύρισμα του δείκτη μοίρας αριστερά, αντίθετα από τους δείκτες του ρολογιού
board-turn-right = γύρισμα του δείκτη μοίρας δεξιά, όπως οι δείκτες του ρολογιού
board-lost-heroes = Χαμένοι ήρωες
board-nothing-lost = Δεν έχει χαθεί τίποτα ακόμη.
board-hand-empty = Το χέρι σας είναι άδειο.
board-hero-label = Ο ήρωάς σας: { $hero }, { $colour }, { $value }
board-by-fate = { $colour } από τη μοίρα
board-by-hero = { $colour } από τον ήρωά σας
about-components = Τα χρώματα και οι αξίες δέκα ηρώων και τα χρώματα των δεικτών μοίρας είναι δικές μας επιλογές, γιατί τα τυπωμένα δεν μας είναι γνωστά.
stage-next-battle = Επόμενη μάχη
stage-to-result = Στο αποτέλεσμα

# Buttons that make the selected choice

commit-troop = Κατεβάστε αυτή την κάρτα
commit-discard = Πετάξτε αυτή την κάρτα
