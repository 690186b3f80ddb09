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

word-initiative-1 = κάρτα Σειράς 1
word-initiative-2 = κάρτα Σειράς 2
word-initiative-3 = κάρτα Σειράς 3
word-initiative-4 = κάρτα Σειράς 4
word-initiative-5 = κάρτα Σειράς 5

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
word-sentinel = Φρουρός
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
word-final-scoring = Τελικό Σκοράρισμα
word-too-expensive = πολύ ακριβή
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
word-pass-turn = πάσο ως την επόμενη σειρά μου
word-pass-round = πάσο ως το τέλος του γύρου
word-discard = ξεσκαρτάρισμα κάρτας για χρυσό
word-apply = εφαρμογή του αποτελέσματος
word-decline = παράλειψη του αποτελέσματος
word-done = τέλος
word-spend-tokens = χρήση των δεικτών Χαρίσματος
word-keep-tokens = διατήρηση των δεικτών Χαρίσματος

word-coin = κάρτα Σειράς
word-third-die = τρίτο ζάρι μιας γραμμής
word-gold-die = χρυσό ζάρι
word-discarded-card = ξεσκαρταρισμένη κάρτα Αγοράς

word-attribute-goals = στόχοι Στατιστικών
word-class-dice = ζάρια χρώματος Κλάσης
word-alignment-card = Ηθική
word-backstory-card = Ιστορικό
word-armor-cards = Πανοπλία
word-trait-cards = Χαρακτηριστικά
word-gold-left = χρυσός που περίσσεψε

word-most-stars = { reason-most-stars }
word-most-gold = { reason-most-gold }
word-fewest-dice = { reason-fewest-dice }
word-shared-victory = { reason-shared-victory }

reason-most-stars = τα περισσότερα Αστέρια Φήμης
reason-most-gold = ισοπαλία σε αστέρια, αλλά περισσότερος χρυσός
reason-fewest-dice = ισοπαλία σε αστέρια και χρυσό, αλλά λιγότερα ζάρια του χρώματος της Κλάσης
reason-shared-victory = ισοπαλία σε αστέρια, χρυσό και ζάρια: η νίκη μοιράζεται

# Ερωτήσεις

ask-sheet = Διαλέξτε την Καρτέλα Χαρακτήρα σας.
ask-side = Διαλέξτε πλευρά της καρτέλας· οι κανόνες είναι ίδιοι.
ask-class = Διαλέξτε την Κλάση σας.
opening = Κλάση
ask-starting-die = Διαλέξτε ποιο αρχικό ζάρι θα τοποθετήσετε.
ask-row = Διαλέξτε τη γραμμή για το ζάρι.
ask-order = Ίσες τιμές: διαλέξτε ποιο ζάρι μπαίνει στην επόμενη κάρτα Σειράς.
ask-initiative = Διαλέξτε μια κάρτα Σειράς μαζί με το ζάρι της.
ask-take-coin = Θα πάρετε τον χρυσό μιας άλλης κάρτας Σειράς;
ask-reroll = Θα ξαναρίξετε το ζάρι σας πριν το τοποθετήσετε;
ask-action = Διαλέξτε μια Ενέργεια Στατιστικού ή πάσο.
ask-target = Διαλέξτε ένα ζάρι της καρτέλας σας.
ask-change = Διαλέξτε τι θα δείχνει το ζάρι.
ask-keep = Θα κρατήσετε την παλιά τιμή ή τη νέα;
ask-direction = Διαλέξτε προς τα πού θα πάει ο δείκτης Ηθικής σας.
ask-skill = Διαλέξτε ποια Ικανότητα θα χρησιμοποιήσετε ή πάσο.
ask-effect = Ο δείκτης σας μετακινήθηκε. Θα εφαρμόσετε και το αποτέλεσμα;
ask-copy = Διαλέξτε ποια Ικανότητα άλλου παίκτη θα χρησιμοποιήσετε.
ask-search = Διαλέξτε ένα ζάρι από το σακούλι.
ask-pool = Διαλέξτε ένα ζάρι πάνω σε κάρτα Σειράς.
ask-move-to = Διαλέξτε τη γραμμή όπου θα πάει το ζάρι.
ask-attune = Θα προσθέσετε στην Αγορά μια κάρτα από τη στοίβα ξεσκαρταρίσματος;
ask-market = Αγοράστε μια κάρτα ή ξεσκαρτάρετε μία για χρυσό.
ask-sell = Διαλέξτε ποια κάρτα Αγοράς θα ξεσκαρτάρετε.
ask-tokens = Θα χρησιμοποιήσετε τους δείκτες Χαρίσματος σε αυτή την αγορά ή στην επόμενη;
ask-buy = Διαλέξτε ποια κάρτα θα αγοράσετε.
ask-drop = Διαλέξτε ποιο Όπλο θα ξεσκαρτάρετε.
ask-refresh = Θα ανανεώσετε μια εξαντλημένη Ικανότητα;
ask-draw-die = Τραβιέται ένα ζάρι από το σακούλι.
ask-die = Ρίχνεται ένα ζάρι.
ask-deal-backstory = Μοιράζεται μια κάρτα Ιστορικού.
ask-deal-alignment = Μοιράζεται μια κάρτα Ηθικής.
ask-draw-card = Τραβιέται μια κάρτα Αγοράς.

# Ερωτήσεις για μια κάρτα ή για έναν λόγο

ask-target-str = Διαλέξτε ποιο ζάρι θα γυρίσει στην απέναντι πλευρά.
ask-target-dex = Διαλέξτε δύο ζάρια που θα αλλάξουν θέση.
ask-target-acrobatics = { ask-target-dex }
ask-target-con = Διαλέξτε ποιο ζάρι θα αυξηθεί ή θα μειωθεί.
ask-target-cure-wounds = { ask-target-con }
ask-target-int = Διαλέξτε ποιο ζάρι θα ξαναρίξετε.
ask-target-concentrate = { ask-target-int }
ask-target-search = Διαλέξτε ποιο ζάρι θα επιστρέψει στο σακούλι.
ask-target-negotiate = Διαλέξτε ποιο ζάρι θα δώσετε.
ask-target-sleight-of-hand = Διαλέξτε ποιο ζάρι θα πάει σε άλλη γραμμή.
ask-pool-intimidate = Διαλέξτε ποια ζάρια σε κάρτες Σειράς θα ξαναρίξετε.
ask-action-knowledge = Διαλέξτε μια Ενέργεια Στατιστικού.
ask-drop-final-scoring = Πριν από το σκοράρισμα μπορείτε να ξεσκαρτάρετε Όπλα.

# Τι σημαίνει μια επιλογή σε μια ερώτηση

option-pass-action = Χωρίς ενέργεια
option-pass-skill = Χωρίς Ικανότητα
option-pass-direction = Ο δείκτης μένει στη θέση του
option-pass-take-coin = Ο χρυσός μένει
option-pass-reroll = Το ζάρι μένει όπως είναι
option-pass-attune = Χωρίς νέα κάρτα
option-pass-market = Τέλος αγορών
option-pass-buy = Χωρίς αγορά
option-pass-drop = Κρατώ τα Όπλα μου
option-pass-refresh = Μένει εξαντλημένη

# Γιατί κάτι δεν μπορεί να επιλεγεί τώρα

why-too-expensive = { $cost ->
    [one] Κοστίζει ένα χρυσό νόμισμα και δεν έχετε αρκετά.
   *[other] Κοστίζει { $cost } χρυσά και δεν έχετε αρκετά.
}
why-exhausted = Αυτή η Ικανότητα είναι εξαντλημένη.
why-no-step = Ο δείκτης Ηθικής σας δεν μπορεί να κινηθεί προς τα εκεί.
why-not-now = Αυτή η Ικανότητα δεν μπορεί να χρησιμοποιηθεί τώρα.
why-row-full = Αυτή η γραμμή είναι γεμάτη.
why-taken = Αυτή η κάρτα Σειράς είναι πιασμένη.
why-empty-space = Εδώ δεν υπάρχει ζάρι.
why-no-action = Αυτή η ενέργεια δεν είναι διαθέσιμη τώρα.

action-str-help = γύρισμα ενός ζαριού στην απέναντι πλευρά
action-dex-help = ανταλλαγή θέσεων δύο ζαριών
action-con-help = αύξηση ή μείωση ενός ζαριού κατά ένα
action-int-help = ξαναρίξιμο ενός ζαριού· κρατάτε όποια τιμή θέλετε
action-wis-help = μετακίνηση του δείκτη Ηθικής κατά μία θέση
action-cha-help = ένας δείκτης που αξίζει ένα χρυσό νόμισμα στην Αγορά αυτού του γύρου
skill-pass-help = μόνο αυτή τη φορά
skill-pass-turn-help = δεν θα σας ξαναρωτήσει το παιχνίδι πριν από την επόμενη σειρά σας
skill-pass-round-help = δεν θα σας ξαναρωτήσει το παιχνίδι σε αυτόν τον γύρο
market-pass-help = χωρίς δεύτερη αγορά
market-discard-help = 2 χρυσά
effect-decline-help = η κάρτα εξαντλείται ούτως ή άλλως

# Το ημερολόγιο

log-rolls-to-start = { side } φέρνει { $face }.
log-starts = Πρώτος Παίκτης: { side.mid }.
log-takes-sheet = { side } παίρνει καρτέλα: { $race }, { $sex }.
log-draws-class = { side } τραβά ζάρι για την Κλάση: { $colour }.
log-takes-class = Κλάση { side.gen }: { $role }.
log-is-dealt = { side } παίρνει το Ιστορικό «{ $backstory }» και την Ηθική «{ $alignment }».
log-removes-cards = { $count ->
    [0] Όλες οι κάρτες Αγοράς μένουν στην τράπουλα.
    [one] Μία κάρτα Αγοράς βγαίνει από την τράπουλα και ξεκινά τη στοίβα ξεσκαρταρίσματος.
   *[other] { $count } κάρτες Αγοράς βγαίνουν από την τράπουλα και ξεκινούν τη στοίβα ξεσκαρταρίσματος.
}
log-reveals = Αποκαλύπτεται: { $card }.
log-round-begins = Αρχίζει ο γύρος { $round }· Πρώτος Παίκτης: { side.mid }.
log-rolls = { side } ρίχνει: { $die }.
log-lies-on = Στην { $initiative }: { $die }.
log-selects = { side } παίρνει την { $initiative }: { $die }.
log-places = { side } τοποθετεί ζάρι ({ $die }) στη γραμμή «{ $row }».
log-gains = { $count ->
    [one] { side } κερδίζει ένα χρυσό νόμισμα ({ $source }).
   *[other] { side } κερδίζει { $count } χρυσά ({ $source }).
}
log-changes = { side } αλλάζει ένα ζάρι ({ $slot }): { $before }, τώρα { $after }.
log-swaps = { side } ανταλλάσσει τις θέσεις δύο ζαριών: { $slot } και { $other }.
log-rerolls = { side } ξαναρίχνει ζάρι ({ $before }): { $after }.
log-moves-token = { side } μετακινεί τον δείκτη Ηθικής: { $direction }.
log-takes-token = { $count ->
    [one] { side } παίρνει έναν δείκτη Χαρίσματος.
   *[other] { side } παίρνει έναν δείκτη Χαρίσματος και έχει πλέον { $count }.
}
log-changes-pool = { side } αλλάζει ένα ζάρι ({ $initiative }): { $before }, τώρα { $after }.
log-exchanges = { side } ανταλλάσσει ένα ζάρι ({ $slot }): δίνει { $before }, παίρνει { $after }.
log-moves-die = { side } μετακινεί ζάρι ({ $die }) στη γραμμή «{ $row }».
log-uses-skill = { side } χρησιμοποιεί Ικανότητα: { $skill }.
log-copies-skill = { side } δανείζεται μια Ικανότητα { other }: { $skill }.
log-adds-card = { side } προσθέτει κάρτα στην Αγορά: { $card }.
log-buys = { $tokens ->
    [0] { side } αγοράζει με { $gold ->
        [one] ένα χρυσό νόμισμα
       *[other] { $gold } χρυσά
    }: { $card }.
    [one] { side } αγοράζει με { $gold ->
        [one] ένα χρυσό νόμισμα
       *[other] { $gold } χρυσά
    } και έναν δείκτη Χαρίσματος: { $card }.
   *[other] { side } αγοράζει με { $gold ->
        [one] ένα χρυσό νόμισμα
       *[other] { $gold } χρυσά
    } και { $tokens } δείκτες Χαρίσματος: { $card }.
}
log-discards = { side } ξεσκαρτάρει: { $card }.
log-leaves-market = Ξεσκαρτάρεται από την Αγορά: { $card }.
log-is-removed = Βγαίνει από το παιχνίδι: { $card }.
log-opponent-rolls = Το αντίπαλο ζάρι δείχνει { $face }.
log-refreshes = { side } ανανεώνει Ικανότητα: { $skill }.
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

effect-row-at-least = { $stars } αστέρια αν τα ζάρια στη γραμμή «{ $row }» έχουν άθροισμα { $limit } ή περισσότερο.
effect-row-at-most = { $stars } αστέρια αν τα ζάρια στη γραμμή «{ $row }» έχουν άθροισμα { $limit } ή λιγότερο.
effect-faces = { $stars } αστέρια αν τουλάχιστον { $limit } ζάρια σας δείχνουν { $face }.
effect-goals-met = { $stars } αστέρια αν επιτύχετε τουλάχιστον { $limit } από τους στόχους Στατιστικών σας.
effect-alignment-at-least = { $stars } αστέρια αν ο δείκτης Ηθικής σας βρίσκεται σε θέση που δίνει { $limit } ή περισσότερα αστέρια.
effect-per-trait = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε άλλο Χαρακτηριστικό σας
   *[other] κάθε { $per } άλλα Χαρακτηριστικά σας
}, το πολύ { $most }.
effect-per-one-colour-row = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε μονόχρωμη γραμμή σας
   *[other] κάθε { $per } μονόχρωμες γραμμές σας
}, το πολύ { $most }.
effect-per-skill = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε Ικανότητά σας
   *[other] κάθε { $per } Ικανότητές σας
}, το πολύ { $most }.
effect-per-coin = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε χρυσό νόμισμα που έχετε στο τέλος
   *[other] κάθε { $per } χρυσά που έχετε στο τέλος
}, το πολύ { $most }.
effect-per-class-die = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε ζάρι στο χρώμα της Κλάσης σας
   *[other] κάθε { $per } ζάρια στο χρώμα της Κλάσης σας
}, το πολύ { $most }.
effect-per-gold-die = { $stars ->
    [one] Ένα αστέρι
   *[other] { $stars } αστέρια
} για { $per ->
    [one] κάθε χρυσό ζάρι στην καρτέλα σας
   *[other] κάθε { $per } χρυσά ζάρια στην καρτέλα σας
}, το πολύ { $most }.
effect-raise-class-dice = Για τους στόχους Στατιστικών, κάθε ζάρι στο χρώμα της Κλάσης σας μετράει { $by } παραπάνω.
effect-raise-gold-dice = Για τους στόχους Στατιστικών, κάθε χρυσό ζάρι μετράει { $by } παραπάνω.
effect-raise-row = Για τους στόχους Στατιστικών, η γραμμή «{ $row }» μετράει { $by } παραπάνω.
effect-extra-armor = { $by ->
    [one] Στο τέλος, ένα ημιτελές σετ Πανοπλίας σας μετράει μία κάρτα παραπάνω.
   *[other] Στο τέλος, ένα ημιτελές σετ Πανοπλίας σας μετράει { $by } κάρτες παραπάνω.
}
effect-cheaper = { $by ->
    [one] Οι κάρτες Αγοράς σάς κοστίζουν ένα χρυσό νόμισμα λιγότερο.
   *[other] Οι κάρτες Αγοράς σάς κοστίζουν { $by } χρυσά λιγότερα.
}
effect-longer-steps = Με την ενέργεια της Σοφίας, ο δείκτης σας μπορεί να κάνει έως { $by } βήματα.
effect-wider-changes = Με την ενέργεια της Κράσης, ένα ζάρι αλλάζει έως και κατά { $by }.
effect-richer-discards = { $by ->
    [one] Όταν ξεσκαρτάρετε κάρτα Αγοράς για χρυσό, κερδίζετε ένα χρυσό νόμισμα παραπάνω.
   *[other] Όταν ξεσκαρτάρετε κάρτα Αγοράς για χρυσό, κερδίζετε { $by } χρυσά παραπάνω.
}
effect-reroll-own = Ξαναρίξτε ένα ζάρι της καρτέλας σας και κρατήστε όποια τιμή θέλετε.
effect-exchange-with-bag = Κοιτάξτε στο σακούλι και ανταλλάξτε ένα ζάρι της καρτέλας σας με ένα από εκεί· η τιμή μένει.
effect-exchange-with-pool = Ανταλλάξτε ένα ζάρι της καρτέλας σας με ένα σε ελεύθερη κάρτα Σειράς και ταξινομήστε ξανά τα ζάρια των καρτών.
effect-gain-gold = { $by ->
    [one] Κερδίζετε ένα χρυσό νόμισμα.
   *[other] Κερδίζετε { $by } χρυσά.
}
effect-swap-own = Ανταλλάξτε τις θέσεις δύο ζαριών της καρτέλας σας.
effect-buy-top-card = Στη σειρά σας στην Αγορά: αποκαλύψτε την κάρτα στην κορυφή της τράπουλας· αγοράστε την στην πλήρη τιμή της ή ξεσκαρτάρετέ την και συνεχίστε.
effect-change-pool = { $by ->
    [one] Αυξήστε ή μειώστε ένα ζάρι σε ελεύθερη κάρτα Σειράς κατά ένα και ταξινομήστε ξανά τα ζάρια των καρτών.
   *[other] Αυξήστε ή μειώστε ένα ζάρι σε ελεύθερη κάρτα Σειράς έως και κατά { $by } και ταξινομήστε ξανά τα ζάρια των καρτών.
}
effect-reroll-pool = Ξαναρίξτε όσα ζάρια θέλετε σε ελεύθερες κάρτες Σειράς και ταξινομήστε ξανά τα ζάρια των καρτών.
effect-buy-discard = Στη σειρά σας στην Αγορά: μπορείτε να αγοράσετε μια κάρτα από τη στοίβα ξεσκαρταρίσματος.
effect-extra-action = Στη σειρά σας στη Φάση Ζαριών: κάντε μία ακόμη ενέργεια, οποιουδήποτε Στατιστικού.
effect-change-own = { $by ->
    [one] Αυξήστε ή μειώστε ένα ζάρι της καρτέλας σας κατά ένα.
   *[other] Αυξήστε ή μειώστε ένα ζάρι της καρτέλας σας έως και κατά { $by }.
}
effect-move-own = Μετακινήστε ένα ζάρι της καρτέλας σας σε άλλη γραμμή που έχει χώρο· χωρίς ενέργεια και χωρίς χρυσό.
effect-copy-skill = Χρησιμοποιήστε μια όρθια Ικανότητα άλλου παίκτη με το βέλος της· εκείνη η κάρτα δεν εξαντλείται.
effect-chain = Μεταλλική Πανοπλία: μετράει στο τέλος μαζί με τις άλλες μεταλλικές σας.
effect-leather = Δερμάτινη Πανοπλία: μετράει στο τέλος μαζί με τις άλλες δερμάτινές σας.
effect-mystic = Μαγική Πανοπλία: μετράει στο τέλος μαζί με τις άλλες μαγικές σας.

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
ability-charitable-text = όταν ξεσκαρτάρετε κάρτα Αγοράς για χρυσό, ο δείκτης Ηθικής σας μπορεί να κάνει ένα βήμα
ability-vigilant-text = κερδίζετε ένα χρυσό νόμισμα όταν παίρνετε την υψηλότερη κάρτα Σειράς
ability-attuned-text = πριν ανοίξει η Αγορά, μπορείτε να της προσθέσετε μια κάρτα από τη στοίβα ξεσκαρταρίσματος
ability-skilled-text = στη Φάση Εκκαθάρισης ανανεώνετε έως δύο Ικανότητες
ability-enlightened-text = ένα ζάρι στη Σοφία επιτρέπει κάθε Ενέργεια Στατιστικού
ability-charming-text = μπορείτε να αγοράσετε δύο κάρτες στη σειρά σας στην Αγορά· οι δείκτες Χαρίσματος ισχύουν για τη μία
ability-mischievous-text = αν η κάρτα Σειράς σας δεν έχει χρυσό, μπορείτε να πάρετε τον χρυσό άλλης, ελεύθερης κάρτας
ability-shrewd-text = ένα χρυσό ζάρι σάς δίνει 4 χρυσά αντί για 2
ability-mysterious-text = μπορείτε να ξαναρίξετε το ζάρι σας πριν το τοποθετήσετε και να κρατήσετε όποια τιμή θέλετε
ability-enigmatic-text = η ενέργεια της Ευφυΐας μπορεί να αντικαταστήσει την ενέργεια οποιασδήποτε γραμμής
ability-prepared-text = έχετε τρία χέρια για Όπλα
ability-powerful-text = η ενέργεια της Δύναμης μπορεί να αντικαταστήσει την ενέργεια οποιασδήποτε γραμμής

# Οι ιστορίες των ηρώων

story-aristocrat = Μεγάλωσες σε μαρμάρινες αίθουσες και άφησες το γλέντι για να δεις αν το όνομά σου μετράει και έξω.
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
board-start = Πρώτος Παίκτης
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
board-price = σας κοστίζει { $price }
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
board-law = νομιμότητα
board-chaos = χάος
board-alignment = Ηθική
board-backstory = Ιστορικό
board-matches = { $count ->
    [0] καμία αντιστοιχία
    [one] μία αντιστοιχία
   *[other] { $count } αντιστοιχίες
}
board-estimate = Αστέρια ως τώρα
board-final-score = Τελικό σκοράρισμα
board-score-goals = στόχοι
board-score-class-dice = ζάρια Κλάσης
board-shield = ασπίδα
board-total = Σύνολο
board-rank = Βαθμίδα
board-passing-turn = πάσο μέχρι την επόμενη σειρά
board-passing-round = πάσο για τον γύρο
board-coin = ένα χρυσό νόμισμα
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
board-designed = * με δικές μας τιμές: για τις τυπωμένες δεν βρέθηκε πηγή. Δώστε τις δικές σας: { "--components" } ΑΡΧΕΙΟ

# Chapters of the rulebook

chapter-overview = Περίληψη και περιεχόμενα
chapter-sheet = Καρτέλα Χαρακτήρα
chapter-class = Κάρτες Κλάσης
chapter-backstory = Κάρτες Ιστορικού
chapter-alignment = Κάρτες Ηθικής
chapter-market-cards = Κάρτες Αγοράς και κάρτες Σειράς
chapter-setup = Προετοιμασία: οι ήρωες
chapter-setup-table = Προετοιμασία: το τραπέζι
chapter-setup-dice = Προετοιμασία: τα αρχικά ζάρια
chapter-round = Ένας γύρος
chapter-roll = Φάση Ριξίματος
chapter-dice = Φάση Ζαριών
chapter-actions = Ενέργειες Στατιστικών
chapter-market = Φάση Αγοράς
chapter-cleanup = Φάση Εκκαθάρισης
chapter-skills = Χρήση καρτών Ικανοτήτων
chapter-gold = Κερδίζοντας χρυσό
chapter-scoring = Τέλος του παιχνιδιού και Τελικό Σκοράρισμα
chapter-scoring-cards = Σκοράρισμα Πανοπλίας και Χαρακτηριστικών
chapter-winner = Νικητής και ισοπαλίες
chapter-notes-classes = Σημειώσεις για τις Κλάσεις
chapter-notes-skills = Σημειώσεις για τις Ικανότητες
chapter-notes-purchases = Σημειώσεις για αγορές και Όπλα
chapter-variants = Παραλλαγές
chapter-solo = Ατομικό παιχνίδι
chapter-quick = Γρήγορη επισκόπηση

# Lessons

lesson-the-sheet = Η καρτέλα και οι στόχοι της
lesson-the-sheet-rows = Αυτή είναι η Καρτέλα Χαρακτήρα σας: έξι Στατιστικά με τρεις θέσεις το καθένα. Κάθε γύρος φέρνει ένα ζάρι ακόμη, ώσπου να γεμίσουν και οι δεκαοκτώ θέσεις.
lesson-the-sheet-goals = Η Κλάση σας, ο Ιππότης, βάζει έναν στόχο σε κάθε Στατιστικό: η Δύναμη θέλει ακριβώς 17, η Επιδεξιότητα 15 ή 16, η Ευφυΐα 14 ή περισσότερο. Όσοι στόχοι επιτευχθούν δίνουν αστέρια στο τέλος, και κερδίζει όποιος έχει τα περισσότερα Αστέρια Φήμης.
lesson-the-sheet-race = Μετράει και η Φυλή σας: ο Νάνος έχει 2 παραπάνω στην Κράση και 2 λιγότερα στο Χάρισμα. Για 17 στην Κράση αρκεί τα ζάρια σας να έχουν άθροισμα 15.
lesson-the-sheet-colour = Το λευκό είναι το χρώμα του Ιππότη. Κάθε λευκό ζάρι στην καρτέλα σας δίνει ένα αστέρι στο τέλος, όπου κι αν βρίσκεται.
lesson-the-sheet-cards = Στην καρτέλα σας ανήκουν άλλες δύο κάρτες: το Ιστορικό, που θέλει ορισμένα χρώματα σε ορισμένες θέσεις, και η Ηθική. Θα τις δείτε σε επόμενο μάθημα.
lesson-the-sheet-take = Η Δύναμή σας δείχνει 6 και 5· ένα 6 θα έκανε ακριβώς 17. Στην κάρτα Σειράς 2 υπάρχει ένα λευκό 6: πάρτε την.
lesson-the-sheet-place = Τα ζάρια γεμίζουν τη γραμμή από τα αριστερά. Βάλτε το λευκό 6 στη Δύναμη.
lesson-the-sheet-met = 6 + 5 + 6 = 17: ο στόχος επιτεύχθηκε, για 3 αστέρια, και το λευκό ζάρι δίνει άλλο ένα. Το ζάρι επιτρέπει και την ενέργεια της γραμμής του, αλλά τώρα δεν τη χρειάζεστε: πάτε πάσο.
lesson-the-sheet-next = Κάθε παίκτης παίρνει ένα ζάρι σε κάθε γύρο· τώρα είναι η σειρά του άλλου παίκτη.

lesson-taking-a-die = Πώς παίρνετε ένα ζάρι
lesson-taking-a-die-roll = Είστε ο Πρώτος Παίκτης. Ρίχνετε ένα ζάρι για κάθε κάρτα Σειράς, και το μικρότερο μπαίνει στην κάρτα 1.
lesson-taking-a-die-order = Στην κάρτα 1 είναι το μπλε 2. Ανάμεσα σε δύο ίσα ζάρια διαλέγετε εσείς ποιο μπαίνει πρώτο: βάλτε το χρυσό 5 στην κάρτα 2, όπου υπάρχει ένα νόμισμα.
lesson-taking-a-die-choose = Η κάρτα σάς δίνει το ζάρι της, τον χρυσό που έχει πάνω της και τη σειρά σας στην Αγορά: οι μικροί αριθμοί αγοράζουν πρώτοι. Πάρτε την κάρτα 2.
lesson-taking-a-die-place = Η Επιδεξιότητα έχει ήδη δύο ζάρια, 6 και 5, και θέλει 16 ή 17. Βάλτε εκεί το χρυσό 5.
lesson-taking-a-die-gold = Απέδωσε καλά: 1 χρυσό νόμισμα από την κάρτα, 1 για το τρίτο ζάρι της γραμμής και 2 για το χρυσό ζάρι. Και με 6 + 5 + 5 = 16 ο στόχος επιτεύχθηκε.
lesson-taking-a-die-action = Ένα ζάρι στην Επιδεξιότητα σάς επιτρέπει να ανταλλάξετε τις θέσεις δύο ζαριών σας. Κάντε αυτή την ενέργεια.
lesson-taking-a-die-swap = Ο Ιχνηλάτης σας θέλει 18 στην Κράση, άρα μόνο εξάρια κάνουν. Ανταλλάξτε το μπλε 4 που είναι εκεί με το μωβ 6 της Δύναμης.
lesson-taking-a-die-left = Πήρε κάρτα και ο άλλος παίκτης. Έμεινε μία: το ζάρι της γυρίζει στο τέλος στο σακούλι, και ο χρυσός που δεν παίρνει κανείς μένει στην κάρτα του.

lesson-six-actions = Οι έξι ενέργειες
lesson-six-actions-rows = Το ζάρι που τοποθετείτε επιτρέπει την ενέργεια της γραμμής του, μία φορά σε κάθε γύρο. Πάρτε την κάρτα 2 με το μπλε 5.
lesson-six-actions-place = Η Σοφία δείχνει 5 και 6 και θέλει 15 ή 16: βάλτε εκεί το 5. Είστε Μοναχός, και για εσάς ένα ζάρι στη Σοφία επιτρέπει και τις έξι ενέργειες.
lesson-six-actions-dice = Τρεις ενέργειες αλλάζουν τα ζάρια σας όπως θέλετε. Η Δύναμη γυρίζει ένα ζάρι στην απέναντι πλευρά, η Επιδεξιότητα ανταλλάσσει δύο ζάρια, η Κράση αυξάνει ή μειώνει ένα ζάρι κατά ένα.
lesson-six-actions-reroll = Με την Ευφυΐα ξαναρίχνετε ένα ζάρι και κρατάτε την παλιά τιμή ή τη νέα.
lesson-six-actions-others = Η Σοφία μετακινεί τον δείκτη Ηθικής σας κατά μία θέση. Το Χάρισμα δίνει έναν δείκτη που αξίζει ένα χρυσό νόμισμα στην Αγορά αυτού του γύρου.
lesson-six-actions-choose = Η Δύναμή σας δείχνει 6, 6 και 1 και θέλει 18. Οι απέναντι πλευρές έχουν άθροισμα επτά: διαλέξτε τη Δύναμη.
lesson-six-actions-flip = Γυρίστε το μαύρο 1 σε 6.
lesson-six-actions-one = Δύο στόχοι με μία κίνηση! Δεύτερη ενέργεια δεν υπάρχει τώρα: ένα ζάρι που άλλαξε δεν επιτρέπει καμία.
lesson-six-actions-opponent = Ο άλλος παίκτης έβαλε ένα 4 στην Κράση και με την ενέργεια της γραμμής το έκανε 5: 6 + 6 + 5 = 17.

lesson-the-market = Η Αγορά
lesson-the-market-order = Τώρα έρχεται η Αγορά. Πρώτος αγοράζει όποιος έχει τη μικρότερη κάρτα Σειράς: εσείς έχετε την κάρτα 1.
lesson-the-market-kinds = Οι κάρτες Αγοράς είναι τεσσάρων ειδών. Τα Όπλα σάς βοηθούν όσο τα έχετε· η Πανοπλία δίνει αστέρια στο τέλος, όσο περισσότερη τόσο καλύτερα.
lesson-the-market-skills = Τα Χαρακτηριστικά δίνουν αστέρια στο τέλος αν πληρούται ο όρος τους, και οι Ικανότητες χρησιμοποιούνται μέσα στο παιχνίδι.
lesson-the-market-token = Έχετε 4 χρυσά και έναν δείκτη Χαρίσματος, που αξίζει ένα χρυσό νόμισμα σε αυτόν τον γύρο. Σύνολο 5.
lesson-the-market-trait = Το Χαρακτηριστικό «Θαρραλέος» κοστίζει 5 και δίνει 3 αστέρια αν τα ζάρια της Δύναμής σας έχουν άθροισμα 17 ή περισσότερο. Τα δικά σας έχουν: αγοράστε το.
lesson-the-market-arrow = Ένα Χαρακτηριστικό μετακινεί και τον δείκτη Ηθικής σας κατά το βέλος του, εδώ ένα βήμα πάνω. Στην κάρτα Ηθικής σας η θέση αυτή αξίζει 3 αστέρια.
lesson-the-market-discard = Ο άλλος παίκτης δεν μπορούσε να πληρώσει καμία κάρτα, ξεσκάρταρε μία και πήρε 2 χρυσά. Έτσι παίρνει 2 χρυσά όποιος δεν αγοράζει.
lesson-the-market-cleanup = Στη Φάση Εκκαθάρισης χάνονται οι δείκτες Χαρίσματος που περίσσεψαν, στήνεται νέα Αγορά και το σακούλι περνά στον επόμενο: τον νέο γύρο τον αρχίζει ο άλλος παίκτης.

lesson-skills = Χρήση μιας Ικανότητας
lesson-skills-upright = Έχετε την Ικανότητα «Θεραπεία Πληγών», που είναι όρθια, δηλαδή έτοιμη. Οι περισσότερες Ικανότητες χρησιμοποιούνται οποτεδήποτε, ακόμη και στη σειρά άλλου παίκτη· το παιχνίδι σάς ρωτά.
lesson-skills-use = Η Κράση σας δείχνει 6, 6 και 5, και ο Βάρβαρός σας θέλει 18 ή περισσότερο. Χρησιμοποιήστε τη «Θεραπεία Πληγών».
lesson-skills-arrow = Πρώτα μετακινήθηκε ο δείκτης Ηθικής σας κατά το βέλος της κάρτας, ένα βήμα πάνω. Τώρα εφαρμόστε το αποτέλεσμα: αυξάνει ή μειώνει ένα ζάρι κατά ένα.
lesson-skills-effect = Διαλέξτε το μπλε 5 της Κράσης και κάντε το 6.
lesson-skills-refresh = Ο στόχος επιτεύχθηκε και η κάρτα εξαντλήθηκε. Στη Φάση Εκκαθάρισης κάθε παίκτης μπορεί να ανανεώσει μία Ικανότητα: ανανεώστε τη «Θεραπεία Πληγών».
lesson-skills-blocked = Είναι έτοιμη για τον επόμενο γύρο. Προσέξτε όμως το βέλος: αν ο δείκτης σας δεν μπορεί να κάνει αυτό το βήμα, η Ικανότητα δεν χρησιμοποιείται.

lesson-scoring = Το τέλος και το σκοράρισμα
lesson-scoring-last = Ο τελευταίος γύρος: στην καρτέλα σας μένει μία θέση, η τρίτη της Σοφίας. Διαλέξτε καλά το ζάρι σας!
lesson-scoring-backstory = Το Ιστορικό σας θέλει έξι χρώματα σε έξι θέσεις, και εδώ θέλει μωβ. Ταιριάζουν ήδη τρεις θέσεις· με την τέταρτη παίρνετε 3 αστέρια αντί για 1: πάρτε το μωβ 6.
lesson-scoring-place = Βάλτε το στη Σοφία: με 6 + 5 + 6 = 17 επιτυγχάνεται και ο στόχος σας.
lesson-scoring-alignment = Η Σοφία μετακινεί τον δείκτη Ηθικής σας. Κάντε την ενέργεια και πάτε πάνω: εκεί η κάρτα σας δίνει 3 αστέρια.
lesson-scoring-armour = Η Πανοπλία μετράει σε σετ, και δύο μεταλλικές κάρτες δίνουν περισσότερα από μία· η λευκή Κλάση σας έχει και μπόνους για τη μεταλλική. Αγοράστε το Μεταλλικό Κράνος.
lesson-scoring-end = Όλες οι καρτέλες γέμισαν, άρα αυτός ήταν ο τελευταίος γύρος. Μετά τη Φάση Εκκαθάρισης το παιχνίδι μετράει τα αστέρια μόνο του.
lesson-scoring-count = Τα αστέρια σας: 11 για πέντε στόχους, 5 για λευκά ζάρια, από 3 για την Ηθική και το Ιστορικό, 4 για την Πανοπλία και 3 για το Χαρακτηριστικό «Θαρραλέος». Σύνολο 29.
lesson-scoring-win = Ο άλλος παίκτης έχει 18: κερδίσατε! Με ίσα αστέρια κερδίζει όποιος έχει περισσότερο χρυσό και μετά όποιος έχει λιγότερα ζάρια στο χρώμα της Κλάσης του.

option-players-name = Παίκτες
option-players = Πόσοι θα παίξουν.
option-short-name = Σύντομο Παιχνίδι
option-short = Δύο αρχικά ζάρια παραπάνω και κανένα επιπλέον χρυσό νόμισμα για τον τρίτο και τον τέταρτο παίκτη.
option-short-off = το πλήρες παιχνίδι
option-short-on = το σύντομο παιχνίδι
option-class-choice-name = Κλάσεις
option-class-choice = Με τράβηγμα ή με επιλογή, σε αντίστροφη σειρά.
option-class-choice-draw = με τράβηγμα
option-class-choice-choose = με επιλογή
option-friendly-name = Φιλική Αγορά
option-friendly = Όποιος παίρνει 2 χρυσά δεν ξεσκαρτάρει κάρτα.
option-friendly-off = ξεσκαρτάρει κάρτα για 2 χρυσά
option-friendly-on = 2 χρυσά χωρίς ξεσκαρτάρισμα
option-less-random-name = Λιγότερο Τυχαία Προετοιμασία
option-less-random = Ένα αρχικό ζάρι από κάθε χρώμα Κλάσης και επιπλέον χρυσά ζάρια για τρεις και τέσσερις παίκτες.
option-less-random-off = αρχικά ζάρια όπως τραβηχτούν
option-less-random-on = ένα ζάρι από κάθε χρώμα Κλάσης
option-random-market-name = Τυχαία Τράπουλα Αγοράς
option-random-market = Όλες οι κάρτες Αγοράς ανακατεύονται μαζί.
option-random-market-off = πρώτα οι κάρτες με μία τελεία
option-random-market-on = όλες οι κάρτες ανακατεμένες

# Το ιστορικό κατά βήμα: επικεφαλίδες, σύντομες γραμμές, αριθμοί· οι παίκτες με το όνομά τους

heading-setup = Προετοιμασία
heading-round = Γύρος { $round }
heading-dice = Ζάρια
heading-market = Αγορά
heading-scoring = Σκοράρισμα
heading-game-end = Τέλος του παιχνιδιού
block-rolls-to-start = Ζαριά για τον Πρώτο Παίκτη: { $face }
block-rolls = Ζάρια: { $die }
block-lies-on = Τοποθετήθηκαν
item-lies-on = { $die } στην { $initiative }
block-selects = { $initiative }, { $die }
block-places = Τοποθέτηση
item-places = { $die } → { $row }
block-reveals = Νέες κάρτες στην Αγορά: { $card }
block-buys = { $card } (αγορά με { $gold ->
    [one] ένα χρυσό νόμισμα
   *[other] { $gold } χρυσά
}{ $tokens ->
    [0] )
    [one] , έναν δείκτη Χαρίσματος)
   *[other] , { $tokens } δείκτες Χαρίσματος)
}
block-discards = { $card } (ξεσκαρτάρισμα)
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

field-ability = Ικανότητα Κλάσης
field-active = Παίζει
field-arrow = Μετακινεί τον δείκτη Ηθικής
field-arrow-copied = όπως η κάρτα που αντιγράφεται
field-bag-size = Ζάρια στο σακούλι
field-bonus = Μπόνους
field-card = Κάρτα
field-cards = Κάρτες
field-class = Κλάση
field-coin = Χρυσός επάνω
field-colour = Χρώμα
field-deck-size = Κάρτες στην τράπουλα Αγοράς
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
field-score = Σκορ
field-scoring = Πίνακες σκοραρίσματος
field-sets = Σετ Πανοπλίας
field-sheets = Καρτέλες Χαρακτήρα
field-side = Πλευρά
field-spaces = Αστέρια των θέσεων Ηθικής
field-stars = Αστέρια
field-supply = Χρυσός στο απόθεμα
field-taken-by = Την πήρε
field-token = Δείκτης Ηθικής στη θέση (0 έως 8)
field-trait-stars = Αστέρια για Χαρακτηριστικά
field-type = Είδος
field-upright = Έτοιμη
field-wanted = Χρώματα που ζητά το Ιστορικό
