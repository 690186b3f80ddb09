game-title = Έκτορας και Αχιλλέας
game-subtitle = Ο Τρωικός πόλεμος
game-players = Δύο παίκτες

seat-achaeans = Αχαιοί
seat-trojans = Τρώες
seat-chance = Τύχη
seat-spectator = Θεατής

# Η πλευρά στην αρχή της πρότασης· .mid μέσα σε πρόταση, .genitive στη γενική.
side = { $side ->
    [achaeans] Οι Αχαιοί
   *[trojans] Οι Τρώες
}
    .mid = { $side ->
        [achaeans] οι Αχαιοί
       *[trojans] οι Τρώες
    }
    .genitive = { $side ->
        [achaeans] των Αχαιών
       *[trojans] των Τρώων
    }

# Λέξεις που επιλέγονται ή ονομάζονται

word-red-1 = κόκκινος σφενδονίτης (1)
word-red-2 = κόκκινος τοξότης (2)
word-red-3 = κόκκινος πελταστής (3)
word-red-4 = κόκκινος οπλίτης (4)
word-green-1 = πράσινος σφενδονίτης (1)
word-green-2 = πράσινος τοξότης (2)
word-green-3 = πράσινος πελταστής (3)
word-green-4 = πράσινος οπλίτης (4)
word-blue-1 = μπλε σφενδονίτης (1)
word-blue-2 = μπλε τοξότης (2)
word-blue-3 = μπλε πελταστής (3)
word-blue-4 = μπλε οπλίτης (4)
word-yellow-1 = κίτρινος σφενδονίτης (1)
word-yellow-2 = κίτρινος τοξότης (2)
word-yellow-3 = κίτρινος πελταστής (3)
word-yellow-4 = κίτρινος οπλίτης (4)
word-purple-1 = μωβ σφενδονίτης (1)
word-purple-2 = μωβ τοξότης (2)
word-purple-3 = μωβ πελταστής (3)
word-purple-4 = μωβ οπλίτης (4)
word-brown-1 = καφέ σφενδονίτης (1)
word-brown-2 = καφέ τοξότης (2)
word-brown-3 = καφέ πελταστής (3)
word-brown-4 = καφέ οπλίτης (4)

word-red = κόκκινο
word-green = πράσινο
word-blue = μπλε
word-yellow = κίτρινο
word-purple = μωβ
word-brown = καφέ

word-achilles = Αχιλλέας
word-ajax = Αίας
word-agamemnon = Αγαμέμνων
word-diomedes = Διομήδης
word-menelaus = Μενέλαος
word-odysseus = Οδυσσέας
word-hector = Έκτορας
word-akamas = Ακάμας
word-aeneas = Αινείας
word-paris = Πάρις
word-sarpedon = Σαρπηδών
word-glaukos = Γλαύκος

word-f1 = δείκτης μοίρας 1
word-f2 = δείκτης μοίρας 2
word-f3 = δείκτης μοίρας 3
word-f4 = δείκτης μοίρας 4
word-f5 = δείκτης μοίρας 5
word-f6 = δείκτης μοίρας 6

word-pile-1 = στοίβα 1
word-pile-2 = στοίβα 2
word-pile-3 = στοίβα 3
word-camp = στρατόπεδο
word-hand = χέρι
word-laid = κατεβασμένες κάρτες
word-out = εκτός παιχνιδιού

word-pass = πάσο
word-discard = πέταγμα κάρτας
word-change-hero = αλλαγή ήρωα
word-use-hero = χρήση ήρωα
word-reinforce = ενίσχυση στρατεύματος
word-retreat = οπισθοχώρηση
word-left = αριστερά
word-right = δεξιά
word-give-favour = θυσία ενός δείκτη Θεϊκής Εύνοιας
word-keep = διατήρηση
word-again = ξανά
word-front-exhausted = { reason-front-exhausted }
word-camp-exhausted = { reason-camp-exhausted }
word-both-exhausted = { reason-both-exhausted }

reason-front-exhausted = εξαντλήθηκαν και οι τρεις στοίβες της πρώτης γραμμής των ηττημένων
reason-camp-exhausted = εξαντλήθηκε το στρατόπεδο των ηττημένων
reason-both-exhausted = και οι δύο πλευρές εξαντλήθηκαν στην ίδια μάχη

# Ερωτήσεις

ask-vanguard = Διαλέξτε από ποια στοίβα θα βγει η εμπροσθοφυλακή σας.
ask-number = Η εμπροσθοφυλακή σας είναι οπλίτης: διαλέξτε τον αριθμό των ενεργών στοιβών.
ask-orientation = Διαλέξτε πώς θα τοποθετηθεί ο δείκτης μοίρας.
ask-action = Διαλέξτε μια ενέργεια ή πάσο.
ask-discard = Διαλέξτε ποια κάρτα στρατεύματος από το χέρι σας θα πετάξετε.
ask-cover = Διαλέξτε ποιο στράτευμα θα καλύψει ο ήρωάς σας.
ask-reinforce = Διαλέξτε ποιο στράτευμα θα ενισχύσετε.
ask-troop = Διαλέξτε ποια κάρτα στρατεύματος από το χέρι σας θα κατεβάσετε.
ask-turn-fate = Έχετε την ανωτερότητα: γυρίστε τον δείκτη μοίρας ή αφήστε τον όπως είναι.
ask-save-hero = Θα δώσετε έναν δείκτη Θεϊκής Εύνοιας για να σώσετε τον ήρωά σας;
ask-deal = Μοιράζεται μια κάρτα στρατεύματος.
ask-turn-up = Ανοίγει η κάρτα στην κορυφή μιας στοίβας.
ask-fate = Αποκαλύπτεται ένας δείκτης μοίρας.
ask-draw = Τραβιέται μια κάρτα στρατεύματος.
ask-hero = Τραβιέται μια κάρτα ήρωα.
ask-lose = Μια κάρτα στρατεύματος βγαίνει κλειστή από το παιχνίδι.
ask-imagine = Ορίζεται μια υποθετική θέση για μια άγνωστη κάρτα.

action-discard-help = Βγάλτε από το παιχνίδι μια κάρτα στρατεύματος του χεριού σας και τραβήξτε άλλη από την ενεργή στοίβα σας.
action-change-hero-help = Βάλτε τον ήρωα του χεριού σας στον πάτο της στοίβας ηρώων και τραβήξτε τον ήρωα της κορυφής.
action-use-hero-help = Βάλτε τον ήρωά σας πάνω σε ένα κατεβασμένο στράτευμά σας: ο ήρωας μετράει, το στράτευμα από κάτω παύει να ισχύει.
action-reinforce-help = Βάλτε έναν δείκτη Θεϊκής Εύνοιας σε ένα κατεβασμένο στράτευμα, που μετράει έναν βαθμό παραπάνω· ο ήρωάς σας πρέπει να είναι ήδη στη μάχη.
action-retreat-help = Η μάχη τελειώνει αμέσως: την κερδίζει ο αντίπαλος και οι κατεβασμένες κάρτες σας χάνονται.
action-pass-help = Καμία ενέργεια· κατεβάζετε μόνο μια κάρτα στρατεύματος.

# Ημερολόγιο

log-battle-begins = Μάχη { $battle }: επιτίθενται { side.mid }.
log-shows-vanguard = Εμπροσθοφυλακή { side.genitive } ({ $pile }): { $troop }.
log-fights-from = Ενεργή στοίβα { side.genitive }: { $pile }.
log-shows-fate = Η μοίρα αποκαλύπτεται ({ $fate }): { $achaeans } προς τους Αχαιούς, { $trojans } προς τους Τρώες.
log-reveals = { side } αποκαλύπτουν την κάρτα στην κορυφή ({ $pile }): { $troop }.
log-draws = { $count ->
    [one] { side } τραβούν μία κάρτα στρατεύματος.
   *[other] { side } τραβούν { $count } κάρτες στρατεύματος.
}
log-draws-troop = Τραβάτε: { $troop }.
log-draws-hero = Ο ήρωάς σας: { $hero }.
log-discards = { side } πετούν μια κάρτα στρατεύματος και τραβούν άλλη ({ $pile }).
log-discards-troop = Πετάτε: { $troop }.
log-changes-hero = { side } αλλάζουν ήρωα.
log-uses-hero = { side } χρησιμοποιούν τον ήρωά τους: { $hero }. Καλύπτεται: { $troop }.
log-reinforces = { side } ενισχύουν ένα στράτευμα: { $troop }.
log-retreats = { side } οπισθοχωρούν.
log-plays = { side } κατεβάζουν: { $troop }.
log-superiority = Ανωτερότητα: Αχαιοί { $achaeans }, Τρώες { $trojans }.
log-turns-fate = { side } γυρίζουν τον δείκτη μοίρας { $direction }: τώρα { $achaeans } προς τους Αχαιούς, { $trojans } προς τους Τρώες.
log-leaves-fate = { side } αφήνουν τον δείκτη μοίρας όπως είναι.
log-shows-hero = { side } δείχνουν τον ήρωά τους: { $hero }.
log-totals = Άθροισμα στα έγκυρα χρώματα: Αχαιοί { $achaeans }, Τρώες { $trojans }.
log-wins-battle = { side } κερδίζουν τη μάχη.
log-ties-battle = Η μάχη λήγει ισόπαλη.
log-loses-troops = { $count ->
    [one] { side } χάνουν μία κάρτα στρατεύματος.
   *[other] { side } χάνουν { $count } κάρτες στρατεύματος.
}
log-loses-favour = { $count ->
    [one] { side } χάνουν έναν δείκτη Θεϊκής Εύνοιας.
   *[other] { side } χάνουν { $count } δείκτες Θεϊκής Εύνοιας.
}
log-loses-hero = { side } χάνουν έναν ήρωα: { $hero }.
log-saves-hero = { side } δίνουν έναν δείκτη Θεϊκής Εύνοιας και σώζουν τον ήρωά τους: { $hero }.
log-suffers-shame = { $count ->
    [one] { side } χάνουν ακόμη μία κάρτα στρατεύματος εξαιτίας της ντροπής.
   *[other] { side } χάνουν ακόμη { $count } κάρτες στρατεύματος εξαιτίας της ντροπής.
}
log-takes-shame = { side } παίρνουν έναν δείκτη ντροπής (σύνολο: { $shame }).
log-is-exhausted = { $count ->
    [0] Εξαντλήθηκε στοίβα { side.genitive }: { $pile } (δεν απομένει καμία κάρτα).
    [one] Εξαντλήθηκε στοίβα { side.genitive }: { $pile } (απομένει μία κάρτα).
   *[other] Εξαντλήθηκε στοίβα { side.genitive }: { $pile } (απομένουν { $count } κάρτες).
}
log-shuffles-fate = Και οι έξι δείκτες μοίρας ανακατεύονται σε νέα στοίβα.
log-wins-game = { side } κερδίζουν το παιχνίδι: { $reason }.
log-draws-game = Το παιχνίδι λήγει ισόπαλο.

# Ταμπλό

board-battle = Μάχη
board-round = Γύρος
board-attacker = Επιτιθέμενοι
board-defender = Αμυνόμενοι
board-active-pile = Ενεργή στοίβα
board-fate = Δείκτης μοίρας
board-faces = χρώμα προς την πλευρά αυτή: { $colour }
board-hero-pile = Στοίβα ηρώων
board-hero = Ήρωας
board-hero-held = στο χέρι
board-hero-used = στη μάχη
board-hero-none = χωρίς ήρωα
board-favour = Θεϊκή Εύνοια
board-shame = Ντροπή
board-hand = Χέρι
board-laid = Κατεβασμένες κάρτες
board-covered = καλυμμένη
board-reinforced = ενισχυμένη
board-out = Εκτός παιχνιδιού
board-pile = Στοίβα
board-camp = Στρατόπεδο
board-exhausted = εξαντλημένη
board-unknown-cards = { $count ->
    [one] μία άγνωστη κάρτα
   *[other] { $count } άγνωστες κάρτες
}
board-superiority = Ανωτερότητα
board-total = Άθροισμα
board-valid-colours = Έγκυρα χρώματα
board-vanguard = Εμπροσθοφυλακή
board-designed = Τα χρώματα και οι αξίες με αστερίσκο (*) είναι δικές μας προσωρινές επιλογές, όχι τα τυπωμένα στις κάρτες.

# Chapters of the rulebook

chapter-1-0 = Εισαγωγή
chapter-2-0 = Υλικά του παιχνιδιού
chapter-2-1 = Στρατεύματα και ήρωες
chapter-2-2 = Δείκτες
chapter-3-0 = Ξεκινώντας το παιχνίδι
chapter-4-0 = Με λίγα λόγια
chapter-5-0 = Η πορεία του παιχνιδιού
chapter-5-1 = Αρχική φάση
chapter-5-2 = Γύροι και πέταγμα καρτών
chapter-5-2-heroes = Ήρωες και Θεϊκή Εύνοια
chapter-5-3 = Αλλαγή της μοίρας
chapter-5-4 = Έλεγχος για νικητή
chapter-5-4-spoils = Νίκη, ήττα και ισοπαλία
chapter-5-4-retreat = Οπισθοχώρηση και ντροπή
chapter-5-5 = Τελική φάση
chapter-5-5-next = Η επόμενη μάχη
