# Ο χάρτης

board-map = Χάρτης. Με τα βέλη πηγαίνετε από χώρα σε χώρα, το { "Enter" } επιλέγει, το συν και το πλην αλλάζουν τη μεγέθυνση.
board-tracks = Μετρητές
board-zoom-in = Μεγέθυνση
board-zoom-out = Σμίκρυνση
board-whole-map = Όλος ο χάρτης
board-rail-hide = Απόκρυψη του πλαϊνού πλαισίου
board-rail-show = Εμφάνιση του πλαϊνού πλαισίου
board-keep-desk = Να φαίνεται όλο το χέρι
board-jump = Περιοχές του χάρτη
board-has-offers = εδώ μπορείτε να επιλέξετε κάτι
board-western-europe = Δυτική Ευρώπη
board-eastern-europe = Ανατολική Ευρώπη
board-controlled-by-nobody = δεν την ελέγχει κανείς
board-country = { $battleground ->
    [yes] { $country }, Σταθερότητα { $stability }, Πεδίο Μάχης, ΗΠΑ { $us }, ΕΣΣΔ { $ussr }, { $control }
   *[no] { $country }, Σταθερότητα { $stability }, ΗΠΑ { $us }, ΕΣΣΔ { $ussr }, { $control }
}
board-civil-war-space = Κινεζικός Εμφύλιος Πόλεμος, ΕΣΣΔ { $count } από 3
board-civil-war-count = { $count }/3
board-is-offered = { $what }· μπορεί να επιλεγεί
board-is-chosen = { $what }· επιλέχθηκε, περιμένει επιβεβαίωση
board-is-offered-at = { $what }· μπορεί να επιλεγεί, κοστίζει { $cost }
board-is-held = { $what }· τελευταία επιλογή, δεν έχει σταλεί ακόμη

# Μετρητές

board-turn-of = Γύρος { $turn }
board-round-of = Σειρά Ενεργειών { $round } από { $rounds }
board-phase-new-turn = Νέος γύρος
board-phase-turn-end = Τέλος γύρου
board-vp-us = Προηγούνται οι ΗΠΑ κατά { $count }
board-vp-ussr = Προηγείται η ΕΣΣΔ κατά { $count }
board-vp-even = Ισοβαθμία
board-none-barred = χωρίς περιορισμούς
board-military-short = Στρατ. Επιχειρήσεις
board-military-of = { $have } από { $need }
board-space-start-us = οι ΗΠΑ στην αρχή
board-space-start-ussr = η ΕΣΣΔ στην αρχή
board-space-needs = Χρειάζεται κάρτα με αξίας τουλάχιστον { $ops } και ζαριά { $die } ή μικρότερη.
board-space-gives = Πόντοι Νίκης: { $first } για όποιον φτάσει πρώτος, { $second } για τον δεύτερο.
board-space-ability-2 = Ώσπου να φτάσει ο αντίπαλος: δύο προσπάθειες σε κάθε γύρο.
board-space-ability-4 = Ώσπου να φτάσει ο αντίπαλος: εκείνος αποκαλύπτει πρώτος την Κάρτα Εκκίνησής του.
board-space-ability-6 = Ώσπου να φτάσει ο αντίπαλος: στο τέλος του γύρου μπορεί να ξεσκαρταριστεί μία κρατημένη κάρτα.
board-space-ability-8 = Ώσπου να φτάσει ο αντίπαλος: οκτώ Σειρές Ενεργειών σε κάθε γύρο.

# Περιοχές

board-regions = Περιοχές
board-nothing = Τίποτα
board-region-show = Εμφάνιση στον χάρτη και εξήγηση του σκοραρίσματος
board-others = Άλλες χώρες
board-for-presence = Για Παρουσία: { $what }
board-for-domination = Για Κυριαρχία: { $what }
board-for-control = Για Έλεγχο: { $what }
board-lacks-battlegrounds =
    { $count ->
        [one] 1 ακόμη Πεδίο Μάχης
       *[other] { $count } ακόμη Πεδία Μάχης
    }
board-lacks-others = μία χώρα που δεν είναι Πεδίο Μάχης
board-lacks-countries =
    { $count ->
        [one] 1 ακόμη χώρα
       *[other] { $count } ακόμη χώρες
    }
board-victory = νίκη
board-bids = Προσφορές

# Πιθανότητες

board-chances = Πιθανότητες
board-odds-nothing = καμία αλλαγή
board-odds-always = Σε κάθε περίπτωση:
board-odds-vp = +{ $count } ΠΝ
board-odds-space = Αγώνας για το Διάστημα: θέση { $box }

# Buttons that make the selected choice

commit-headline = Επιλογή ως Κάρτας Εκκίνησης
commit-card = Παίξτε αυτή την κάρτα
commit-discard = Ξεσκαρτάρετε αυτή την κάρτα
commit-choose = Διαλέξτε αυτή την κάρτα

# The stage

stage-success = Επιτυχία
stage-failure = Αποτυχία
stage-goes-first = πρώτη
stage-countries = Ελεγχόμενες χώρες
stage-battlegrounds = Πεδία Μάχης
stage-neighbours = Δίπλα στην αντίπαλη υπερδύναμη
stage-new-cards = Οι νέες σας κάρτες

# Short names for the plates of the map

map-benelux = { word-benelux }
map-spain-portugal = Ισπανία/Πορτ.
map-united-kingdom = Ην. Βασίλειο
map-west-germany = Δ. Γερμανία
map-east-germany = Α. Γερμανία
map-gulf-states = Κρ. Κόλπου
map-saudi-arabia = Σ. Αραβία
map-laos-cambodia = { word-laos-cambodia }
map-philippines = { word-philippines }
map-ivory-coast = Ακτή Ελεφ.
map-saharan-states = Κρ. Σαχάρας
map-se-african-states = ΝΑ Αφρική
map-west-african-states = Δυτ. Αφρική
map-dominican-republic = Δομινικανή Δ.
map-chinese-civil-war = Εμφύλιος
map-southeast-asia = ΝΑ Ασία
