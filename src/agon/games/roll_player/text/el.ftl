game-title = { "Roll Player" }
game-subtitle = Τα ζάρια κάνουν τον ήρωα
game-players = Ένας έως τέσσερις παίκτες
game-glance = { $round ->
    [0] Προετοιμασία
   *[other] Γύρος { $round } από { $rounds } · αστέρια { $stars }
}

seat-p1 = Παίκτης 1
seat-p2 = Παίκτης 2
seat-p3 = Παίκτης 3
seat-p4 = Παίκτης 4
seat-chance = Τύχη
seat-spectator = Θεατής

# Ο παίκτης στην αρχή μιας πρότασης· .mid μέσα της, .gen στη γενική.
side = { $side ->
    [p1] Ο Παίκτης 1
    [p2] Ο Παίκτης 2
    [p3] Ο Παίκτης 3
   *[p4] Ο Παίκτης 4
}
    .mid = { $side ->
        [p1] ο Παίκτης 1
        [p2] ο Παίκτης 2
        [p3] ο Παίκτης 3
       *[p4] ο Παίκτης 4
    }
    .gen = { $side ->
        [p1] του Παίκτη 1
        [p2] του Παίκτη 2
        [p3] του Παίκτη 3
       *[p4] του Παίκτη 4
    }
other = { $other ->
    [p1] του Παίκτη 1
    [p2] του Παίκτη 2
    [p3] του Παίκτη 3
   *[p4] του Παίκτη 4
}

# Words that can be chosen or named

word-str = Δύναμη
word-dex = Επιδεξιότητα
word-con = Κράση
word-int = Ευφυΐα
word-wis = Σοφία
word-cha = Χάρισμα

word-str-1 = Δύναμη, θέση 1
word-str-2 = Δύναμη, θέση 2
word-str-3 = Δύναμη, θέση 3
word-dex-1 = Επιδεξιότητα, θέση 1
word-dex-2 = Επιδεξιότητα, θέση 2
word-dex-3 = Επιδεξιότητα, θέση 3
word-con-1 = Κράση, θέση 1
word-con-2 = Κράση, θέση 2
word-con-3 = Κράση, θέση 3
word-int-1 = Ευφυΐα, θέση 1
word-int-2 = Ευφυΐα, θέση 2
word-int-3 = Ευφυΐα, θέση 3
word-wis-1 = Σοφία, θέση 1
word-wis-2 = Σοφία, θέση 2
word-wis-3 = Σοφία, θέση 3
word-cha-1 = Χάρισμα, θέση 1
word-cha-2 = Χάρισμα, θέση 2
word-cha-3 = Χάρισμα, θέση 3

word-green = πράσινο
word-blue = μπλε
word-red = κόκκινο
word-purple = μωβ
word-black = μαύρο
word-white = λευκό
word-gold = χρυσό

word-green-1 = πράσινο 1
word-green-2 = πράσινο 2
word-green-3 = πράσινο 3
word-green-4 = πράσινο 4
word-green-5 = πράσινο 5
word-green-6 = πράσινο 6
word-blue-1 = μπλε 1
word-blue-2 = μπλε 2
word-blue-3 = μπλε 3
word-blue-4 = μπλε 4
word-blue-5 = μπλε 5
word-blue-6 = μπλε 6
word-red-1 = κόκκινο 1
word-red-2 = κόκκινο 2
word-red-3 = κόκκινο 3
word-red-4 = κόκκινο 4
word-red-5 = κόκκινο 5
word-red-6 = κόκκινο 6
word-purple-1 = μωβ 1
word-purple-2 = μωβ 2
word-purple-3 = μωβ 3
word-purple-4 = μωβ 4
word-purple-5 = μωβ 5
word-purple-6 = μωβ 6
word-black-1 = μαύρο 1
word-black-2 = μαύρο 2
word-black-3 = μαύρο 3
word-black-4 = μαύρο 4
word-black-5 = μαύρο 5
word-black-6 = μαύρο 6
word-white-1 = λευκό 1
word-white-2 = λευκό 2
word-white-3 = λευκό 3
word-white-4 = λευκό 4
word-white-5 = λευκό 5
word-white-6 = λευκό 6
word-gold-1 = χρυσό 1
word-gold-2 = χρυσό 2
word-gold-3 = χρυσό 3
word-gold-4 = χρυσό 4
word-gold-5 = χρυσό 5
word-gold-6 = χρυσό 6

word-initiative-1 = κάρτα σειράς 1
word-initiative-2 = κάρτα σειράς 2
word-initiative-3 = κάρτα σειράς 3
word-initiative-4 = κάρτα σειράς 4
word-initiative-5 = κάρτα σειράς 5

word-dragonkin = Δρακογενής
word-dwarf = Νάνος
word-elf = Ξωτικό
word-halfling = Χάφλινγκ
word-human = Άνθρωπος
word-orc = Ορκ

word-cleric = Κληρικός
word-paladin = Ιππότης
word-druid = Δρυΐδης
word-ranger = Ιχνηλάτης
word-monk = Μοναχός
word-bard = Βάρδος
word-rogue = Κατεργάρης
word-thief = Ληστής
word-sorcerer = Γητευτής
word-wizard = Μάγος
word-warrior = Πολεμιστής
word-barbarian = Βάρβαρος

word-aristocrat = Αριστοκράτης
word-brawler = Καβγατζής
word-chosen-one = Ο Εκλεκτός
word-craftsman = Τεχνίτης
word-devoted = Αφοσιωμένος
word-exonerated = Αθωωμένος
word-hunter = Κυνηγός
word-lost-soul = Χαμένη Ψυχή
word-mentor = Μέντορας
word-patrician = Πατρίκιος
word-persecuted = Κατατρεγμένος
word-resilient = Ανθεκτικός
word-rift-walker = Περιπατητής του Ρήγματος
word-savage = Άγριος
word-savant = Σοφός
word-street-urchin = Χαμίνι

word-arbiter = Διαιτητής
word-champion = Πρόμαχος
word-eccentric = Εκκεντρικός
word-free-spirit = Ελεύθερο Πνεύμα
word-guardian = Φύλακας
word-hermit = Ερημίτης
word-lunatic = Παράφρων
word-maniac = Μανιακός
word-narcissist = Νάρκισσος
word-neurotic = Νευρωτικός
word-protector = Προστάτης
word-rebel = Επαναστάτης
word-renegade = Αποστάτης
word-scoundrel = Παλιάνθρωπος
word-sentinel = Σκοπός
word-sociopath = Κοινωνιοπαθής
word-truth-seeker = Αναζητητής της Αλήθειας

word-longsword = Σπαθί
word-blessed-mace = Ευλογημένο Ρόπαλο
word-jeweled-dagger = Στιλέτο με Πετράδια
word-longbow = Μακρύ Τόξο
word-tower-shield = Ψηλή Ασπίδα
word-ancient-spear = Αρχαίο Δόρυ
word-quarterstaff = Πολεμικό Ραβδί
word-heavy-crossbow = Μεγάλη Βαλίστρα
word-chain-gorget = Μεταλλικό Περιλαίμιο
word-chain-vambraces = Μεταλλικά Περιβραχιόνια
word-chain-helm = Μεταλλικό Κράνος
word-chain-tunic = Μεταλλικός Χιτώνας
word-chain-leggings = Μεταλλικές Περισκελίδες
word-leather-greaves = Δερμάτινες Περικνημίδες
word-leather-boots = Δερμάτινες Μπότες
word-leather-gloves = Δερμάτινα Γάντια
word-leather-pauldron = Δερμάτινη Επωμίδα
word-mystic-cowl = Μαγική Κουκούλα
word-mystic-robes = Μαγικός Μανδύας
word-mystic-cloak = Μαγική Κάπα
word-steadfast = Ακλόνητος
word-honorable = Έντιμος
word-nimble = Σβέλτος
word-proud = Υπερήφανος
word-weak = Αδύναμος
word-clumsy = Αδέξιος
word-foolish = Ανόητος
word-reckless = Ριψοκίνδυνος
word-focused = Συγκεντρωμένος
word-compassionate = Συμπονετικός
word-obsessed = Εμμονικός
word-cunning = Πανούργος
word-greedy = Άπληστος
word-honest = Ειλικρινής
word-loyal = Πιστός
word-obnoxious = Αντιπαθητικός
word-dedicated = Αφοσιωμένος στον Σκοπό
word-courageous = Θαρραλέος
word-envious = Ζηλόφθονος
word-famous = Διάσημος
word-concentrate = Αυτοσυγκέντρωση
word-search = Αναζήτηση
word-negotiate = Διαπραγμάτευση
word-pickpocket = Πορτοφολάς
word-acrobatics = Ακροβατικά
word-open-lock = Άνοιγμα Λουκέτου
word-climb = Αναρρίχηση
word-intimidate = Εκφοβισμός
word-move-silently = Αθόρυβο Περπάτημα
word-knowledge = Γνώση
word-cure-wounds = Θεραπεία Πληγών
word-sleight-of-hand = Ελαφροχέρης
word-diplomacy = Διπλωματία

word-true-hero = Αληθινός Ήρωας
word-chieftain = Φύλαρχος
word-leader = Ηγέτης
word-explorer = Εξερευνητής
word-mercenary = Μισθοφόρος
word-npc = { "NPC" }
word-final-scoring = τελική βαθμολογία
word-too-expensive = πολύ ακριβό
word-exhausted = { why-exhausted }
word-no-step = { why-no-step }
word-not-now = { why-not-now }
word-row-full = { why-row-full }
word-taken = { why-taken }
word-empty-space = { why-empty-space }
word-no-action = { why-no-action }

word-male = αρσενική πλευρά
word-female = θηλυκή πλευρά
word-up = πάνω
word-down = κάτω
word-left = αριστερά
word-right = δεξιά

word-pass = πάσο
word-pass-turn = πάσο μέχρι την επόμενη σειρά μου
word-pass-round = πάσο για τον υπόλοιπο γύρο
word-discard = ξεσκαρτάρισμα κάρτας για χρυσό
word-apply = εφαρμογή του αποτελέσματος
word-decline = χωρίς το αποτέλεσμα
word-done = αυτά είναι όλα
word-spend-tokens = χρήση των δεικτών Χαρίσματος
word-keep-tokens = φύλαξη των δεικτών Χαρίσματος

word-coin = χρυσός της κάρτας σειράς
word-third-die = τρίτο ζάρι μιας γραμμής
word-gold-die = χρυσό ζάρι
word-discarded-card = ξεσκαρταρισμένη κάρτα Αγοράς

word-attribute-goals = στόχοι στατιστικών
word-class-dice = ζάρια χρώματος κλάσης
word-alignment-card = ηθική
word-backstory-card = ιστορικό
word-armor-cards = πανοπλία
word-trait-cards = χαρακτηριστικά
word-gold-left = χρυσός που περίσσεψε

word-most-stars = { reason-most-stars }
word-most-gold = { reason-most-gold }
word-fewest-dice = { reason-fewest-dice }
word-shared-victory = { reason-shared-victory }

reason-most-stars = τα περισσότερα Αστέρια Φήμης
reason-most-gold = ίσα αστέρια, αλλά περισσότερος χρυσός
reason-fewest-dice = ίσα αστέρια και χρυσός, αλλά λιγότερα ζάρια του χρώματος της κλάσης
reason-shared-victory = ισοπαλία σε αστέρια, χρυσό και ζάρια: η νίκη μοιράζεται

# Ερωτήσεις

ask-sheet = Επίλεξε την καρτέλα του χαρακτήρα σου.
ask-side = Επίλεξε πλευρά της καρτέλας· παίζονται το ίδιο.
ask-class = Επίλεξε την κλάση σου.
ask-starting-die = Επίλεξε ένα αρχικό ζάρι για τοποθέτηση.
ask-row = Επίλεξε τη γραμμή για το ζάρι.
ask-order = Ίσες τιμές: επίλεξε το ζάρι για την επόμενη κάρτα σειράς.
ask-initiative = Επίλεξε μια κάρτα σειράς μαζί με το ζάρι της.
ask-take-coin = Θα πάρεις τον χρυσό μιας άλλης κάρτας σειράς;
ask-reroll = Θα ξαναρίξεις το ζάρι σου πριν το τοποθετήσεις;
ask-action = Κάνε μια ενέργεια στατιστικού ή πήγαινε πάσο.
ask-target = Επίλεξε ένα ζάρι της καρτέλας σου.
ask-change = Επίλεξε τι θα δείχνει το ζάρι.
ask-keep = Θα κρατήσεις την παλιά τιμή ή τη νέα;
ask-direction = Επίλεξε πού θα πάει ο δείκτης ηθικής σου.
ask-skill = Χρησιμοποίησε μια ικανότητα ή πήγαινε πάσο.
ask-effect = Ο δείκτης σου μετακινήθηκε. Θα εφαρμόσεις και το αποτέλεσμα;
ask-copy = Επίλεξε την ικανότητα άλλου παίκτη που θα χρησιμοποιήσεις.
ask-search = Επίλεξε ένα ζάρι από το σακούλι.
ask-pool = Επίλεξε ένα ζάρι πάνω σε κάρτα σειράς.
ask-move-to = Επίλεξε τη γραμμή όπου θα πάει το ζάρι.
ask-attune = Θα προσθέσεις στην Αγορά μια κάρτα από τη στοίβα ξεσκαρταρίσματος;
ask-market = Αγόρασε μια κάρτα ή ξεσκάρταρε μία για χρυσό.
ask-sell = Επίλεξε την κάρτα Αγοράς που θα ξεσκαρτάρεις.
ask-tokens = Θα χρησιμοποιήσεις τους δείκτες Χαρίσματος τώρα ή θα τους κρατήσεις για την επόμενη αγορά;
ask-buy = Επίλεξε την κάρτα που θα αγοράσεις.
ask-drop = Επίλεξε ένα όπλο για ξεσκαρτάρισμα.
ask-refresh = Θα ανανεώσεις μια εξαντλημένη ικανότητα;
ask-draw-die = Τραβιέται ένα ζάρι από το σακούλι.
ask-die = Ρίχνεται ένα ζάρι.
ask-deal-backstory = Μοιράζεται ένα ιστορικό.
ask-deal-alignment = Μοιράζεται μια ηθική.
ask-draw-card = Τραβιέται μια κάρτα Αγοράς.

# Ερωτήσεις για μια κάρτα ή για έναν λόγο

ask-target-str = Επίλεξε ένα ζάρι που θα γυρίσει στην απέναντι πλευρά.
ask-target-dex = Επίλεξε δύο ζάρια που αλλάζουν θέση.
ask-target-acrobatics = { ask-target-dex }
ask-target-con = Επίλεξε ένα ζάρι που θα αυξηθεί ή θα μειωθεί.
ask-target-cure-wounds = { ask-target-con }
ask-target-int = Επίλεξε ένα ζάρι για νέα ρίψη.
ask-target-concentrate = { ask-target-int }
ask-target-search = Επίλεξε το ζάρι που επιστρέφει στο σακούλι.
ask-target-negotiate = Επίλεξε το ζάρι που δίνεις.
ask-target-sleight-of-hand = Επίλεξε το ζάρι που πάει σε άλλη γραμμή.
ask-pool-intimidate = Επίλεξε ζάρια σε κάρτες σειράς για νέα ρίψη.
ask-action-knowledge = Επίλεξε μια ενέργεια στατιστικού.
ask-drop-final-scoring = Πριν από τη βαθμολογία μπορείς να ξεσκαρτάρεις όπλα.

# Τι σημαίνει μια επιλογή σε μια ερώτηση

option-pass-action = Χωρίς ενέργεια
option-pass-skill = Χωρίς ικανότητα
option-pass-direction = Ο δείκτης μένει στη θέση του
option-pass-take-coin = Ο χρυσός μένει
option-pass-reroll = Το ζάρι μένει όπως είναι
option-pass-attune = Χωρίς νέα κάρτα
option-pass-market = Τέλος οι αγορές
option-pass-buy = Χωρίς αγορά
option-pass-drop = Κρατώ τα όπλα μου
option-pass-refresh = Μένει εξαντλημένη

# Γιατί κάτι δεν μπορεί να επιλεγεί τώρα

why-too-expensive = Κοστίζει { $cost } χρυσό και δεν έχεις αρκετό.
why-exhausted = Αυτή η ικανότητα είναι εξαντλημένη.
why-no-step = Ο δείκτης ηθικής σου δεν μπορεί να κινηθεί προς τα εκεί.
why-not-now = Αυτή η ικανότητα δεν χρησιμοποιείται αυτή τη στιγμή.
why-row-full = Αυτή η γραμμή είναι γεμάτη.
why-taken = Αυτή η κάρτα σειράς είναι πιασμένη.
why-empty-space = Εδώ δεν υπάρχει ζάρι.
why-no-action = Αυτή η ενέργεια δεν σου προσφέρεται τώρα.

action-str-help = γύρισε ένα ζάρι στην απέναντι πλευρά
action-dex-help = δύο ζάρια ανταλλάσσουν θέσεις
action-con-help = αύξησε ή μείωσε ένα ζάρι κατά ένα
action-int-help = ξαναρίξε ένα ζάρι και κράτησε όποια τιμή θέλεις
action-wis-help = μετακίνησε τον δείκτη ηθικής κατά μία θέση
action-cha-help = πάρε έναν δείκτη που αξίζει 1 χρυσό στην Αγορά αυτού του γύρου
skill-pass-help = για αυτή τη στιγμή
skill-pass-turn-help = δεν θα ερωτηθείς ξανά πριν από τη δική σου επόμενη σειρά
skill-pass-round-help = δεν θα ερωτηθείς ξανά σε αυτόν τον γύρο
market-pass-help = χωρίς δεύτερη αγορά
market-discard-help = 2 χρυσά
effect-decline-help = η κάρτα εξαντλείται ούτως ή άλλως

# Το ημερολόγιο

log-rolls-to-start = { side } ρίχνει { $face }.
log-starts = Πρώτος παίκτης είναι { side.mid }.
log-takes-sheet = { side } παίρνει καρτέλα: { $race }, { $sex }.
log-draws-class = { side } τραβά ζάρι για την κλάση: { $colour }.
log-takes-class = Κλάση { side.gen }: { $role }.
log-is-dealt = { side } παίρνει το ιστορικό «{ $backstory }» και την ηθική «{ $alignment }».
log-removes-cards = { $count ->
    [0] Όλες οι κάρτες Αγοράς μένουν στην τράπουλα.
    [one] Μία κάρτα Αγοράς βγαίνει και αρχίζει τη στοίβα ξεσκαρταρίσματος.
   *[other] { $count } κάρτες Αγοράς βγαίνουν και αρχίζουν τη στοίβα ξεσκαρταρίσματος.
}
log-reveals = Αποκαλύπτεται: { $card }.
log-round-begins = Αρχίζει ο γύρος { $round }· πρώτος παίκτης: { side.mid }.
log-rolls = { side } ρίχνει: { $die }.
log-lies-on = Πάνω στην { $initiative }: { $die }.
log-selects = { side } παίρνει την { $initiative }: { $die }.
log-places = { side } τοποθετεί ζάρι ({ $die }) στη γραμμή: { $row }.
log-gains = { $count ->
    [one] { side } κερδίζει ένα χρυσό ({ $source }).
   *[other] { side } κερδίζει { $count } χρυσά ({ $source }).
}
log-changes = { side } αλλάζει ένα ζάρι ({ $slot }): { $before }, τώρα { $after }.
log-swaps = { side } ανταλλάσσει τις θέσεις δύο ζαριών: { $slot } και { $other }.
log-rerolls = { side } ξαναρίχνει ζάρι ({ $before }): { $after }.
log-moves-token = { side } μετακινεί τον δείκτη ηθικής: { $direction }.
log-takes-token = { $count ->
    [one] { side } παίρνει έναν δείκτη Χαρίσματος.
   *[other] { side } παίρνει έναν δείκτη Χαρίσματος και έχει πλέον { $count }.
}
log-changes-pool = { side } αλλάζει ένα ζάρι ({ $initiative }): { $before }, τώρα { $after }.
log-exchanges = { side } ανταλλάσσει ένα ζάρι ({ $slot }): δίνει { $before }, παίρνει { $after }.
log-moves-die = { side } μετακινεί ζάρι ({ $die }) στη γραμμή: { $row }.
log-uses-skill = { side } χρησιμοποιεί ικανότητα: { $skill }.
log-copies-skill = { side } δανείζεται μια ικανότητα { other }: { $skill }.
log-adds-card = { side } προσθέτει κάρτα στην Αγορά: { $card }.
log-buys = { $tokens ->
    [0] { side } αγοράζει για { $gold ->
        [one] ένα χρυσό
       *[other] { $gold } χρυσά
    }: { $card }.
    [one] { side } αγοράζει για { $gold ->
        [one] ένα χρυσό
       *[other] { $gold } χρυσά
    } και έναν δείκτη Χαρίσματος: { $card }.
   *[other] { side } αγοράζει για { $gold ->
        [one] ένα χρυσό
       *[other] { $gold } χρυσά
    } και { $tokens } δείκτες Χαρίσματος: { $card }.
}
log-discards = { side } ξεσκαρτάρει: { $card }.
log-leaves-market = Ξεσκαρτάρεται από την Αγορά: { $card }.
log-is-removed = Βγαίνει από το παιχνίδι: { $card }.
log-opponent-rolls = Το αντίπαλο ζάρι δείχνει { $face }.
log-refreshes = { side } ανανεώνει ικανότητα: { $skill }.
log-reshuffles = { $count ->
    [one] Η στοίβα ξεσκαρταρίσματος γίνεται νέα τράπουλα: μία κάρτα.
   *[other] Η στοίβα ξεσκαρταρίσματος ανακατεύεται σε νέα τράπουλα: { $count } κάρτες.
}
log-scores = { $stars ->
    [1] { side }, { $source }: ένα αστέρι.
   *[other] { side }, { $source }: { $stars } αστέρια.
}
log-totals = { $stars ->
    [1] { side } έχει συνολικά ένα αστέρι.
   *[other] { side } έχει συνολικά { $stars } αστέρια.
}
log-wins = { side } κερδίζει: { $reason }.
log-ranks-as = Βαθμίδα { side.gen }: { $rank }.

# Τι κάνουν οι κάρτες και οι κλάσεις

effect-row-at-least = { $stars } αστέρια αν τα ζάρια στη γραμμή { $row } έχουν άθροισμα { $limit } ή περισσότερο.
effect-row-at-most = { $stars } αστέρια αν τα ζάρια στη γραμμή { $row } έχουν άθροισμα { $limit } ή λιγότερο.
effect-faces = { $stars } αστέρια αν τουλάχιστον { $limit } ζάρια σου δείχνουν { $face }.
effect-goals-met = { $stars } αστέρια αν πετύχεις τουλάχιστον { $limit } από τους στόχους στατιστικών.
effect-alignment-at-least = { $stars } αστέρια αν ο δείκτης ηθικής βρίσκεται σε θέση { $limit } ή καλύτερη.
effect-per-trait = { $per ->
    [one] Αστέρια για κάθε άλλο χαρακτηριστικό σου: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } άλλα χαρακτηριστικά σου: { $stars }, το πολύ { $most }.
}
effect-per-one-colour-row = { $per ->
    [one] Αστέρια για κάθε μονόχρωμη γραμμή: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } μονόχρωμες γραμμές: { $stars }, το πολύ { $most }.
}
effect-per-skill = { $per ->
    [one] Αστέρια για κάθε ικανότητά σου: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } ικανότητές σου: { $stars }, το πολύ { $most }.
}
effect-per-coin = { $per ->
    [one] Αστέρια για κάθε χρυσό που έχεις στο τέλος: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } χρυσά που έχεις στο τέλος: { $stars }, το πολύ { $most }.
}
effect-per-class-die = { $per ->
    [one] Αστέρια για κάθε ζάρι του χρώματος της κλάσης σου: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } ζάρια του χρώματος της κλάσης σου: { $stars }, το πολύ { $most }.
}
effect-per-gold-die = { $per ->
    [one] Αστέρια για κάθε χρυσό ζάρι στην καρτέλα σου: { $stars }, το πολύ { $most }.
   *[other] Αστέρια για κάθε { $per } χρυσά ζάρια στην καρτέλα σου: { $stars }, το πολύ { $most }.
}
effect-raise-class-dice = Για τους στόχους, κάθε ζάρι του χρώματος της κλάσης σου μετρά { $by } παραπάνω.
effect-raise-gold-dice = Για τους στόχους, κάθε χρυσό ζάρι μετρά { $by } παραπάνω.
effect-raise-row = Για τους στόχους, η γραμμή { $row } μετρά { $by } παραπάνω.
effect-extra-armor = { $by ->
    [one] Στο τέλος ένα ημιτελές σετ πανοπλίας σου μετρά μία κάρτα παραπάνω.
   *[other] Στο τέλος ένα ημιτελές σετ πανοπλίας σου μετρά { $by } κάρτες παραπάνω.
}
effect-cheaper = Οι κάρτες Αγοράς σού κοστίζουν { $by } χρυσό λιγότερο.
effect-longer-steps = Με την ενέργεια της Σοφίας ο δείκτης σου κάνει έως { $by } βήματα.
effect-wider-changes = Με την ενέργεια της Κράσης ένα ζάρι αλλάζει έως { $by }.
effect-richer-discards = { $by ->
    [one] Όταν ξεσκαρτάρεις κάρτα Αγοράς για χρυσό, κερδίζεις ένα χρυσό παραπάνω.
   *[other] Όταν ξεσκαρτάρεις κάρτα Αγοράς για χρυσό, κερδίζεις { $by } χρυσά παραπάνω.
}
effect-reroll-own = Ξαναρίξε ένα ζάρι της καρτέλας σου και κράτησε όποια τιμή θέλεις.
effect-exchange-with-bag = Κοίταξε στο σακούλι και αντάλλαξε ένα ζάρι της καρτέλας σου με ένα από εκεί· η τιμή μένει.
effect-exchange-with-pool = Αντάλλαξε ένα ζάρι της καρτέλας σου με ένα σε ελεύθερη κάρτα σειράς και ταξινόμησέ τα ξανά.
effect-gain-gold = { $by ->
    [one] Κέρδισε ένα χρυσό.
   *[other] Κέρδισε { $by } χρυσά.
}
effect-swap-own = Δύο ζάρια της καρτέλας σου ανταλλάσσουν θέσεις.
effect-buy-top-card = Στη σειρά σου στην Αγορά: αποκάλυψε την πάνω κάρτα της τράπουλας· αγόρασέ την στην πλήρη τιμή ή ξεσκάρταρέ την.
effect-change-pool = Αύξησε ή μείωσε κατά έως { $by } ένα ζάρι σε ελεύθερη κάρτα σειράς και ταξινόμησέ τα ξανά.
effect-reroll-pool = Ξαναρίξε όσα ζάρια θέλεις σε ελεύθερες κάρτες σειράς και ταξινόμησέ τα ξανά.
effect-buy-discard = Στη σειρά σου στην Αγορά: μπορείς να αγοράσεις κάρτα από τη στοίβα ξεσκαρταρίσματος.
effect-extra-action = Στη σειρά σου στα ζάρια: κάνε μία ακόμη ενέργεια οποιουδήποτε στατιστικού.
effect-change-own = Αύξησε ή μείωσε κατά έως { $by } ένα ζάρι της καρτέλας σου.
effect-move-own = Μετακίνησε ένα ζάρι σου σε άλλη γραμμή που έχει χώρο· χωρίς ενέργεια και χωρίς χρυσό.
effect-copy-skill = Χρησιμοποίησε μια όρθια ικανότητα άλλου παίκτη με το βέλος της· εκείνη δεν εξαντλείται.
effect-chain = Μεταλλική πανοπλία: μετρά στο τέλος μαζί με τις άλλες μεταλλικές σου.
effect-leather = Δερμάτινη πανοπλία: μετρά στο τέλος μαζί με τις άλλες δερμάτινές σου.
effect-mystic = Μαγική πανοπλία: μετρά στο τέλος μαζί με τις άλλες μαγικές σου.

ability-charitable = Φιλάνθρωπος
ability-vigilant = Άγρυπνος
ability-attuned = Εναρμονισμένος
ability-skilled = Επιδέξιος
ability-enlightened = Φωτισμένος
ability-charming = Γοητεία
ability-mischievous = Σκανταλιάρης
ability-shrewd = Οξυδερκής
ability-mysterious = Μυστηριώδης
ability-enigmatic = Αινιγματικός
ability-prepared = Προετοιμασμένος
ability-powerful = Ισχυρός
ability-charitable-text = όταν ξεσκαρτάρεις κάρτα Αγοράς για χρυσό, ο δείκτης ηθικής μπορεί να κάνει ένα βήμα
ability-vigilant-text = κερδίζεις 1 χρυσό όταν παίρνεις την υψηλότερη κάρτα σειράς
ability-attuned-text = πριν ανοίξει η Αγορά, μπορείς να της προσθέσεις μια ξεσκαρταρισμένη κάρτα
ability-skilled-text = στην εκκαθάριση ανανεώνεις έως δύο ικανότητες
ability-enlightened-text = ένα ζάρι στη Σοφία επιτρέπει κάθε ενέργεια στατιστικού
ability-charming-text = μπορείς να αγοράσεις δύο κάρτες στη σειρά σου· οι δείκτες Χαρίσματος ισχύουν για τη μία
ability-mischievous-text = αν η κάρτα σειράς σου δεν έχει χρυσό, μπορείς να πάρεις τον χρυσό άλλης ελεύθερης
ability-shrewd-text = ένα χρυσό ζάρι σού δίνει 4 χρυσά αντί για 2
ability-mysterious-text = μπορείς να ξαναρίξεις το ζάρι σου πριν το τοποθετήσεις και να κρατήσεις όποια τιμή θέλεις
ability-enigmatic-text = η ενέργεια της Ευφυΐας μπορεί να αντικαταστήσει εκείνη κάθε γραμμής
ability-prepared-text = έχεις τρία χέρια για όπλα
ability-powerful-text = η ενέργεια της Δύναμης μπορεί να αντικαταστήσει εκείνη κάθε γραμμής

# Οι ιστορίες των ηρώων

story-aristocrat = Μεγάλωσες σε μαρμάρινες αίθουσες και άφησες το γλέντι για να δεις αν το όνομά σου μετρά και έξω.
story-brawler = Σε κάθε ταβέρνα του λιμανιού υπάρχει ένα τραπέζι που έσπασες και ένα τραγούδι γι’ αυτό.
story-chosen-one = Μια γριά διάβασε την παλάμη σου, χλόμιασε και δεν δέχτηκε το νόμισμα.
story-craftsman = Ό,τι φτιάχνουν τα χέρια σου αντέχει· τώρα θα φτιάξουν ένα όνομα.
story-devoted = Έδωσες κάποτε μια υπόσχεση, και από τότε κάθε δρόμος περνά από εκεί.
story-exonerated = Δέκα χρόνια στον πύργο για πράξη άλλου: έχεις χρόνο να κερδίσεις πίσω.
story-hunter = Γνωρίζεις το δάσος από τις σιωπές του και τους ανθρώπους από τα ίχνη τους.
story-lost-soul = Ξύπνησες σε μια ακτή χωρίς μνήμη, με ένα κλειδί στον λαιμό.
story-mentor = Όλοι οι μαθητές σου έγιναν ήρωες· ώρα να τους δείξεις πώς γίνεται.
story-patrician = Τρία γράμματα με τη σφραγίδα σου ανοίγουν κάθε πόρτα, ώσπου να έρθει ο λογαριασμός.
story-persecuted = Έκαψαν το χωριό σου γι’ αυτό που είσαι, κι εσύ έμαθες να είσαι κάτι παραπάνω.
story-resilient = Πανούκλα, πλημμύρα και πόλεμος σε δοκίμασαν και σε βρήκαν ακόμη όρθιο.
story-rift-walker = Πέρασες μέσα από μια ρωγμή του αέρα και γύρισες μια μέρα πριν φύγεις.
story-savage = Οι λύκοι σε έμαθαν να μοιράζεσαι, να περιμένεις και να δαγκώνεις.
story-savant = Στα επτά σου διόρθωσες τον αστρονόμο της αυλής· στα οκτώ σου εκείνος έφυγε από την πόλη.
story-street-urchin = Ήσουν μικρό, πεινασμένο και γρήγορο· μικρό πια δεν είσαι.

# Το ταμπλό

board-round = Γύρος
board-phase-setup = Προετοιμασία
board-phase-roll = Φάση Ριξίματος
board-phase-dice = Φάση Ζαριών
board-phase-before-market = Πριν από την Αγορά
board-phase-market = Φάση Αγοράς
board-phase-cleanup = Φάση Εκκαθάρισης
board-phase-scoring = Τέλος του Παιχνιδιού
board-phase-over = Τελικό Σκοράρισμα
board-start = πρώτος παίκτης
board-initiative = Σειρά
board-market = Αγορά
board-deck = τράπουλα
board-discard = στοίβα ξεσκαρταρίσματος
board-removed = στοίβα αφαίρεσης
board-bag = σακούλι
board-piles = Στοίβες
board-gold = χρυσός
board-charisma = δείκτες Χαρίσματος
board-waiting = Προς τοποθέτηση
board-weapons = Όπλα
board-armor = Πανοπλία
board-traits = Χαρακτηριστικά
board-skills = Ικανότητες
board-exhausted = εξαντλημένη
board-goal = στόχος
board-cost = κόστος
board-price = σου κοστίζει { $price }
board-hands = { $count ->
    [one] ένα χέρι
    [2] δύο χέρια
   *[other] { $count } χέρια
}
board-type-weapon = Όπλο
board-type-armor = Πανοπλία
board-type-trait = Χαρακτηριστικό
board-type-skill = Ικανότητα
board-chain = μεταλλική
board-leather = δερμάτινη
board-mystic = μαγική
board-good = καλό
board-evil = κακό
board-law = νόμος
board-chaos = χάος
board-alignment = Ηθική
board-backstory = Ιστορικό
board-matches = { $count ->
    [one] μία αντιστοιχία
   *[other] { $count } αντιστοιχίες
}
board-estimate = Αστέρια ως τώρα
board-final-score = Τελικό σκοράρισμα
board-score-goals = στόχοι
board-score-class-dice = ζάρια κλάσης
board-shield = ασπίδα
board-total = Σύνολο
board-rank = Βαθμίδα
board-passing-turn = πάσο μέχρι την επόμενη σειρά
board-passing-round = πάσο για τον γύρο
board-coin = 1 χρυσό
board-no-modifiers = χωρίς πλεονέκτημα ή ποινή
board-short-str = ΔΥΝ
board-short-dex = ΕΠΙ
board-short-con = ΚΡΑ
board-short-int = ΕΥΦ
board-short-wis = ΣΟΦ
board-short-cha = ΧΑΡ
board-letter-green = Π
board-letter-blue = Μ
board-letter-red = Κ
board-letter-purple = Β
board-letter-black = Ρ
board-letter-white = Λ
board-letter-gold = Χ
board-designed = * με δικές μας τιμές: για τις τυπωμένες δεν βρέθηκε πηγή. Δώσε τις δικές σου: { "--components FILE" }

# Chapters of the rulebook

chapter-overview = Περίληψη και περιεχόμενα
chapter-sheet = Καρτέλα χαρακτήρα
chapter-class = Κάρτες κλάσης
chapter-backstory = Κάρτες ιστορικού
chapter-alignment = Κάρτες ηθικής
chapter-market-cards = Κάρτες Αγοράς και κάρτες σειράς
chapter-setup = Προετοιμασία: οι ήρωες
chapter-setup-table = Προετοιμασία: το τραπέζι
chapter-setup-dice = Προετοιμασία: τα αρχικά ζάρια
chapter-round = Ένας γύρος
chapter-roll = Φάση Ριξίματος
chapter-dice = Φάση Ζαριών
chapter-actions = Ενέργειες στατιστικών
chapter-market = Φάση Αγοράς
chapter-cleanup = Φάση Εκκαθάρισης
chapter-skills = Χρήση καρτών ικανοτήτων
chapter-gold = Κερδίζοντας χρυσό
chapter-scoring = Τέλος του παιχνιδιού και τελικό σκοράρισμα
chapter-scoring-cards = Σκοράρισμα πανοπλίας και χαρακτηριστικών
chapter-winner = Νικητής και ισοπαλίες
chapter-notes-classes = Σημειώσεις για τις κλάσεις
chapter-notes-skills = Σημειώσεις για τις ικανότητες
chapter-notes-purchases = Σημειώσεις για αγορές και όπλα
chapter-variants = Παραλλαγές
chapter-solo = Ατομικό παιχνίδι
chapter-quick = Γρήγορη επισκόπηση

# Lessons

lesson-the-sheet = Η καρτέλα και οι στόχοι της
lesson-the-sheet-rows = Αυτή είναι η καρτέλα του χαρακτήρα σου: έξι στατιστικά με τρεις θέσεις το καθένα. Κάθε γύρος φέρνει ένα ζάρι ακόμη, ώσπου να γεμίσουν και οι δεκαοκτώ θέσεις.
lesson-the-sheet-goals = Η κλάση σου, ο Ιππότης, βάζει έναν στόχο σε κάθε στατιστικό: η Δύναμη θέλει ακριβώς 17, η Επιδεξιότητα 15 ή 16, η Ευφυΐα 14 ή περισσότερο. Όσοι στόχοι πετύχουν δίνουν αστέρια στο τέλος, και τα περισσότερα Αστέρια Φήμης κερδίζουν.
lesson-the-sheet-race = Μετρά και η φυλή σου: ο Νάνος έχει 2 παραπάνω στην Κράση και 2 λιγότερα στο Χάρισμα. Για 17 στην Κράση αρκεί τα ζάρια σου να κάνουν 15.
lesson-the-sheet-colour = Το λευκό είναι το χρώμα του Ιππότη. Κάθε λευκό ζάρι στην καρτέλα σου δίνει ένα αστέρι στο τέλος, όπου κι αν βρίσκεται.
lesson-the-sheet-cards = Στην καρτέλα σου ανήκουν άλλες δύο κάρτες: το ιστορικό, που θέλει ορισμένα χρώματα σε ορισμένες θέσεις, και η ηθική. Θα τις δεις σε επόμενο μάθημα.
lesson-the-sheet-take = Η Δύναμή σου δείχνει 6 και 5· ένα 6 θα έκανε ακριβώς 17. Στην κάρτα σειράς 2 υπάρχει ένα λευκό 6: πάρε την.
lesson-the-sheet-place = Τα ζάρια γεμίζουν τη γραμμή από τα αριστερά. Βάλε το λευκό 6 στη Δύναμη.
lesson-the-sheet-met = 6 + 5 + 6 = 17: ο στόχος πέτυχε, για 3 αστέρια, και το λευκό ζάρι δίνει άλλο ένα. Το ζάρι επιτρέπει και την ενέργεια της γραμμής του, αλλά τώρα δεν τη χρειάζεσαι: πήγαινε πάσο.
lesson-the-sheet-next = Κάθε παίκτης παίρνει ένα ζάρι στον γύρο· τώρα είναι η σειρά του άλλου παίκτη.

lesson-taking-a-die = Παίρνοντας ένα ζάρι
lesson-taking-a-die-roll = Είσαι ο πρώτος παίκτης. Ρίχνεις ένα ζάρι για κάθε κάρτα σειράς, και το μικρότερο μπαίνει στην κάρτα 1.
lesson-taking-a-die-order = Στην κάρτα 1 είναι το μπλε 2. Ανάμεσα σε δύο ίσα ζάρια διαλέγεις εσύ τη σειρά: βάλε το χρυσό 5 στην κάρτα 2, όπου υπάρχει ένα νόμισμα.
lesson-taking-a-die-choose = Η κάρτα σού δίνει το ζάρι της, τον χρυσό που έχει πάνω της και τη θέση σου στην Αγορά: οι μικροί αριθμοί αγοράζουν πρώτοι. Πάρε την κάρτα 2.
lesson-taking-a-die-place = Η Επιδεξιότητα έχει ήδη δύο ζάρια, 6 και 5, και θέλει 16 ή 17. Βάλε εκεί το χρυσό 5.
lesson-taking-a-die-gold = Πλήρωσε καλά: 1 χρυσό από την κάρτα, 1 για το τρίτο ζάρι της γραμμής, 2 για το χρυσό ζάρι. Και το 6 + 5 + 5 = 16 πετυχαίνει τον στόχο.
lesson-taking-a-die-action = Ένα ζάρι στην Επιδεξιότητα επιτρέπει σε δύο ζάρια σου να ανταλλάξουν θέσεις. Κάνε αυτή την ενέργεια.
lesson-taking-a-die-swap = Ο Ιχνηλάτης σου θέλει 18 στην Κράση, άρα μόνο εξάρια κάνουν. Αντάλλαξε το μπλε 4 που είναι εκεί με το μωβ 6 της Δύναμης.
lesson-taking-a-die-left = Και ο άλλος παίκτης πήρε κάρτα. Μία έμεινε: το ζάρι της γυρίζει στο τέλος στο σακούλι, και ο χρυσός που δεν παίρνει κανείς μένει στην κάρτα του.

lesson-six-actions = Οι έξι ενέργειες
lesson-six-actions-rows = Το ζάρι που τοποθετείς επιτρέπει την ενέργεια της γραμμής του, μία φορά τον γύρο. Πάρε την κάρτα 2 με το μπλε 5.
lesson-six-actions-place = Η Σοφία δείχνει 5 και 6 και θέλει 15 ή 16: βάλε εκεί το 5. Είσαι Μοναχός, και για σένα ένα ζάρι στη Σοφία επιτρέπει και τις έξι ενέργειες.
lesson-six-actions-dice = Τρεις ενέργειες αλλάζουν τα ζάρια όπως θέλεις. Η Δύναμη γυρίζει ένα ζάρι στην απέναντι πλευρά, η Επιδεξιότητα ανταλλάσσει δύο ζάρια, η Κράση αυξάνει ή μειώνει ένα ζάρι κατά ένα.
lesson-six-actions-reroll = Η Ευφυΐα ξαναρίχνει ένα ζάρι, και κρατάς την παλιά τιμή ή τη νέα.
lesson-six-actions-others = Η Σοφία μετακινεί τον δείκτη ηθικής σου κατά μία θέση. Το Χάρισμα δίνει έναν δείκτη που αξίζει 1 χρυσό στην Αγορά αυτού του γύρου.
lesson-six-actions-choose = Η Δύναμή σου δείχνει 6, 6 και 1 και θέλει 18. Οι απέναντι πλευρές έχουν άθροισμα επτά: διάλεξε τη Δύναμη.
lesson-six-actions-flip = Γύρισε το μαύρο 1 σε 6.
lesson-six-actions-one = Δύο στόχοι με μία κίνηση! Δεύτερη ενέργεια δεν υπάρχει τώρα: ένα ζάρι που άλλαξε δεν επιτρέπει καμία.
lesson-six-actions-opponent = Ο άλλος παίκτης έβαλε ένα 4 στην Κράση και με την ενέργεια της γραμμής το έκανε 5: 6 + 6 + 5 = 17.

lesson-the-market = Η Αγορά
lesson-the-market-order = Τώρα έρχεται η Αγορά. Πρώτος αγοράζει όποιος έχει τη μικρότερη κάρτα σειράς: εσύ έχεις την κάρτα 1.
lesson-the-market-kinds = Οι κάρτες Αγοράς είναι τεσσάρων ειδών. Τα όπλα σε βοηθούν όσο τα έχεις· η πανοπλία δίνει αστέρια στο τέλος, όσο περισσότερη τόσο καλύτερα.
lesson-the-market-skills = Τα χαρακτηριστικά δίνουν αστέρια στο τέλος αν πληρείς τον όρο τους, και οι ικανότητες χρησιμοποιούνται μέσα στο παιχνίδι.
lesson-the-market-token = Έχεις 4 χρυσά και έναν δείκτη Χαρίσματος, που αξίζει 1 χρυσό σε αυτόν τον γύρο. Σύνολο 5.
lesson-the-market-trait = Το χαρακτηριστικό «Θαρραλέος» κοστίζει 5 και δίνει 3 αστέρια αν τα ζάρια της Δύναμής σου έχουν άθροισμα 17 ή περισσότερο. Έχουν: αγόρασέ το.
lesson-the-market-arrow = Ένα χαρακτηριστικό μετακινεί και τον δείκτη ηθικής σου κατά το βέλος του, εδώ ένα βήμα πάνω. Στην κάρτα ηθικής σου η θέση αυτή αξίζει 3 αστέρια.
lesson-the-market-discard = Ο άλλος παίκτης δεν μπορούσε να πληρώσει τίποτα, ξεσκάρταρε μια κάρτα και πήρε 2 χρυσά. Έτσι παίρνει 2 χρυσά όποιος δεν αγοράζει.
lesson-the-market-cleanup = Στην εκκαθάριση χάνονται οι δείκτες Χαρίσματος που περίσσεψαν, στήνεται νέα Αγορά και το σακούλι περνά στον επόμενο: τον νέο γύρο τον αρχίζει ο άλλος παίκτης.

lesson-skills = Χρήση μιας ικανότητας
lesson-skills-upright = Έχεις την ικανότητα «Θεραπεία Πληγών», που είναι όρθια, δηλαδή έτοιμη. Οι περισσότερες ικανότητες χρησιμοποιούνται οποτεδήποτε, ακόμη και στη σειρά άλλου παίκτη· το παιχνίδι σε ρωτά.
lesson-skills-use = Η Κράση σου δείχνει 6, 6 και 5, και ο Βάρβαρός σου θέλει 18 ή περισσότερο. Χρησιμοποίησε τη «Θεραπεία Πληγών».
lesson-skills-arrow = Πρώτα ο δείκτης ηθικής σου μετακινήθηκε κατά το βέλος της κάρτας, ένα βήμα πάνω. Τώρα εφάρμοσε το αποτέλεσμα: αυξάνει ή μειώνει ένα ζάρι κατά ένα.
lesson-skills-effect = Διάλεξε το μπλε 5 της Κράσης και κάνε το 6.
lesson-skills-refresh = Ο στόχος πέτυχε, και η κάρτα εξαντλήθηκε. Στην εκκαθάριση κάθε παίκτης μπορεί να ανανεώσει μία ικανότητα: ανανέωσε τη «Θεραπεία Πληγών».
lesson-skills-blocked = Είναι έτοιμη για τον επόμενο γύρο. Πρόσεξε όμως το βέλος: αν ο δείκτης σου δεν μπορεί να κάνει αυτό το βήμα, η ικανότητα δεν χρησιμοποιείται.

lesson-scoring = Το τέλος και το σκοράρισμα
lesson-scoring-last = Ο τελευταίος γύρος: στην καρτέλα σου μένει μία θέση, η τρίτη της Σοφίας. Διάλεξε καλά το ζάρι σου!
lesson-scoring-backstory = Το ιστορικό σου θέλει έξι χρώματα σε έξι θέσεις, και εδώ θέλει μωβ. Ταιριάζουν ήδη τρεις θέσεις· με την τέταρτη παίρνεις 3 αστέρια αντί για 1: πάρε το μωβ 6.
lesson-scoring-place = Βάλ’ το στη Σοφία: το 6 + 5 + 6 = 17 πετυχαίνει και τον στόχο σου.
lesson-scoring-alignment = Η Σοφία μετακινεί τον δείκτη ηθικής σου. Κάνε την ενέργεια και πήγαινε πάνω: εκεί η κάρτα σου δίνει 3 αστέρια.
lesson-scoring-armour = Η πανοπλία μετρά σε σετ, και δύο μεταλλικές κάρτες δίνουν περισσότερα από μία· η λευκή κλάση σου έχει και μπόνους για τη μεταλλική. Αγόρασε το Μεταλλικό Κράνος.
lesson-scoring-end = Όλες οι καρτέλες γέμισαν, άρα αυτός ήταν ο τελευταίος γύρος. Μετά την εκκαθάριση το παιχνίδι μετρά τα αστέρια μόνο του.
lesson-scoring-count = Τα αστέρια σου: 11 για πέντε στόχους, 5 για λευκά ζάρια, από 3 για την ηθική και το ιστορικό, 4 για την πανοπλία, 3 για το χαρακτηριστικό «Θαρραλέος». Σύνολο 29.
lesson-scoring-win = Ο άλλος παίκτης έχει 18: κέρδισες! Με ίσα αστέρια αποφασίζει ο περισσότερος χρυσός και μετά τα λιγότερα ζάρια του χρώματος της κλάσης.

option-players-name = Παίκτες
option-players = Πόσοι παίζουν.
option-short-name = Σύντομο παιχνίδι
option-short = Δύο αρχικά ζάρια παραπάνω και κανένα επιπλέον χρυσό νόμισμα για τον τρίτο και τον τέταρτο παίκτη.
option-short-off = το πλήρες παιχνίδι
option-short-on = το σύντομο παιχνίδι
option-class-choice-name = Κλάσεις
option-class-choice = Με κλήρωση ή με επιλογή σε αντίστροφη σειρά.
option-class-choice-draw = με κλήρωση
option-class-choice-choose = με επιλογή
option-friendly-name = Φιλική αγορά
option-friendly = Όποιος παίρνει 2 χρυσά νομίσματα δεν πετά κάρτα.
option-friendly-off = 2 χρυσά με πέταμα κάρτας
option-friendly-on = 2 χρυσά χωρίς πέταμα κάρτας
option-less-random-name = Λιγότερη τύχη
option-less-random = Ένα αρχικό ζάρι από κάθε χρώμα κλάσης και επιπλέον χρυσά ζάρια για τρεις και τέσσερις παίκτες.
option-less-random-off = αρχικά ζάρια όπως τραβηχτούν
option-less-random-on = ένα ζάρι από κάθε χρώμα κλάσης
option-random-market-name = Τυχαία αγορά
option-random-market = Όλες οι κάρτες αγοράς ανακατεύονται μαζί και οι τελείες δεν μετρούν.
option-random-market-off = κάρτες ανάλογα με τις τελείες
option-random-market-on = όλες οι κάρτες μαζί

# Το ιστορικό κατά βήμα: επικεφαλίδες, σύντομες γραμμές, αριθμοί· οι παίκτες με το όνομά τους

heading-setup = Προετοιμασία
heading-round = Γύρος { $round }
heading-dice = Ζάρια
heading-market = Αγορά
heading-scoring = Βαθμολόγηση
heading-game-end = Τέλος του παιχνιδιού
block-rolls-to-start = Ζαριά για την αρχή: { $face }
block-rolls = Ζάρια: { $die }
block-lies-on = Κάρτες πρωτοβουλίας
item-lies-on = { $initiative }: { $die }
block-selects = { $initiative }, { $die }
block-places = Τοποθέτηση
item-places = { $die } → { $row }
block-reveals = Νέες κάρτες στην Αγορά: { $card }
block-buys = { $tokens ->
    [0] Αγορά: { $card } (χρυσά: { $gold })
   *[other] Αγορά: { $card } (χρυσά: { $gold }, δείκτες Χαρίσματος: { $tokens })
}
block-discards = Ξεσκαρτάρισμα: { $card }
block-scores = Αστέρια
item-scores = { $source } { $stars }
badge-gains = { $count ->
    [one] +{ $count } χρυσό
   *[other] +{ $count } χρυσά
}
badge-takes-token = Δείκτες Χαρίσματος: { $count }
called = { $name }
    .mid = { $name }
    .gen = ({ $name })
called-other = ({ $name })

## The view in words: names of its fields and values; an empty name hides the field

field-ability = Ικανότητα κλάσης
field-active = Παίζει
field-arrow = Μετακινεί την ηθική
field-arrow-copied = όπως η κάρτα που αντιγράφεται
field-bag-size = Ζάρια στο σακούλι
field-bonus = Μπόνους
field-card = Κάρτα
field-cards = Κάρτες
field-class = Κλάση
field-coin = Χρυσός επάνω
field-colour = Χρώμα
field-deck-size = Κάρτες στην τράπουλα της αγοράς
field-designed = { "" }
field-designed-armor = { "" }
field-discard = Στοίβα ξεσκαρταρίσματος
field-removed = Εκτός παιχνιδιού
field-dice = Ζάρια
field-die = Ζάρι
field-final = Τελευταίος γύρος
field-goal-stars = Αστέρια για στόχους
field-goals = Στόχοι
field-gold-for-a-star = Χρυσός ανά αστέρι
field-hands = Χέρια
field-matched = { "" }
field-matches = Χρώματα που ταιριάζουν
field-material = Υλικό
field-met = Ο στόχος επιτεύχθηκε
field-passing = Πάσο
field-passing-round = για τον γύρο
field-passing-turn = ως την επόμενη σειρά
field-phase = Φάση
field-price = Τιμή για εσάς
field-race = Φυλή
field-rounds = Γύροι
field-rows = Στατιστικά
field-score = Βαθμολογία
field-scoring = Πίνακες βαθμολογίας
field-sets = Σετ πανοπλίας
field-sheets = Φύλλα χαρακτήρων
field-side = Όψη
field-spaces = Αστέρια των θέσεων ηθικής
field-stars = Αστέρια
field-supply = Χρυσός στο απόθεμα
field-taken-by = Την πήρε
field-token = Δείκτης ηθικής στη θέση (0 έως 8)
field-trait-stars = Αστέρια για χαρακτηριστικά
field-type = Είδος
field-upright = Έτοιμη
field-wanted = Χρώματα της κλάσης
