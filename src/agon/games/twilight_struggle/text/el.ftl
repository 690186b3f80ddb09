game-title = { "Twilight Struggle" }
game-subtitle = Ο Ψυχρός Πόλεμος, 1945–1989
game-players = Δύο παίκτες
game-glance = { $phase ->
    [setup] Προετοιμασία
    [headline] Γύρος { $turn }, Φάση Εκκίνησης
    [action_round] Γύρος { $turn }, Σειρά Ενεργειών { $round }
   *[other] Γύρος { $turn }
} · { $leader ->
    [us] { board-short-us } +{ $lead }
    [ussr] { board-short-ussr } +{ $lead }
   *[nobody] ισοβαθμία
} · { "DEFCON" } { $defcon }

seat-us = Ηνωμένες Πολιτείες
seat-ussr = Σοβιετική Ένωση
seat-chance = Τύχη
seat-spectator = Θεατής

# Η πλευρά στην αρχή της πρότασης· .mid μέσα σε πρόταση, .genitive στη γενική, .to με την πρόθεση «σε».
# Οι ΗΠΑ θέλουν ρήμα στον πληθυντικό, η ΕΣΣΔ στον ενικό: όπου υπάρχει ρήμα, επιλέγεται ολόκληρη η πρόταση.
side = { $side ->
    [us] Οι ΗΠΑ
   *[ussr] Η ΕΣΣΔ
}
    .mid = { $side ->
        [us] οι ΗΠΑ
       *[ussr] η ΕΣΣΔ
    }
    .genitive = { $side ->
        [us] των ΗΠΑ
       *[ussr] της ΕΣΣΔ
    }
    .to = { $side ->
        [us] στις ΗΠΑ
       *[ussr] στην ΕΣΣΔ
    }

# Λέξεις που επιλέγονται ή ονομάζονται: χώρες

word-austria = Αυστρία
word-benelux = Μπενελούξ
word-canada = Καναδάς
word-denmark = Δανία
word-finland = Φινλανδία
word-france = Γαλλία
word-greece = Ελλάδα
word-italy = Ιταλία
word-norway = Νορβηγία
word-spain-portugal = Ισπανία/Πορτογαλία
word-sweden = Σουηδία
word-turkey = Τουρκία
word-united-kingdom = Ηνωμένο Βασίλειο
word-west-germany = Δυτική Γερμανία
word-bulgaria = Βουλγαρία
word-czechoslovakia = Τσεχοσλοβακία
word-east-germany = Ανατολική Γερμανία
word-hungary = Ουγγαρία
word-poland = Πολωνία
word-romania = Ρουμανία
word-yugoslavia = Γιουγκοσλαβία

word-egypt = Αίγυπτος
word-gulf-states = Κράτη του Κόλπου
word-iran = Ιράν
word-iraq = Ιράκ
word-israel = Ισραήλ
word-jordan = Ιορδανία
word-lebanon = Λίβανος
word-libya = Λιβύη
word-saudi-arabia = Σαουδική Αραβία
word-syria = Συρία

word-afghanistan = Αφγανιστάν
word-australia = Αυστραλία
word-burma = Βιρμανία
word-india = Ινδία
word-indonesia = Ινδονησία
word-japan = Ιαπωνία
word-laos-cambodia = Λάος/Καμπότζη
word-malaysia = Μαλαισία
word-north-korea = Βόρεια Κορέα
word-pakistan = Πακιστάν
word-philippines = Φιλιππίνες
word-south-korea = Νότια Κορέα
word-taiwan = Ταϊβάν
word-thailand = Ταϊλάνδη
word-vietnam = Βιετνάμ
word-chinese-civil-war = Κινεζικός Εμφύλιος

word-algeria = Αλγερία
word-angola = Ανγκόλα
word-botswana = Μποτσουάνα
word-cameroon = Καμερούν
word-ethiopia = Αιθιοπία
word-ivory-coast = Ακτή Ελεφαντοστού
word-kenya = Κένυα
word-morocco = Μαρόκο
word-nigeria = Νιγηρία
word-saharan-states = Κράτη της Σαχάρας
word-se-african-states = Κράτη της Νοτιοανατολικής Αφρικής
word-somalia = Σομαλία
word-south-africa = Νότια Αφρική
word-sudan = Σουδάν
word-tunisia = Τυνησία
word-west-african-states = Κράτη της Δυτικής Αφρικής
word-zaire = Ζαΐρ
word-zimbabwe = Ζιμπάμπουε

word-costa-rica = Κόστα Ρίκα
word-cuba = Κούβα
word-dominican-republic = Δομινικανή Δημοκρατία
word-el-salvador = Ελ Σαλβαδόρ
word-guatemala = Γουατεμάλα
word-haiti = Αϊτή
word-honduras = Ονδούρα
word-mexico = Μεξικό
word-nicaragua = Νικαράγουα
word-panama = Παναμάς

word-argentina = Αργεντινή
word-bolivia = Βολιβία
word-brazil = Βραζιλία
word-chile = Χιλή
word-colombia = Κολομβία
word-ecuador = Εκουαδόρ
word-paraguay = Παραγουάη
word-peru = Περού
word-uruguay = Ουρουγουάη
word-venezuela = Βενεζουέλα

# Κάρτες

word-asia-scoring = Σκοράρισμα Ασίας
word-europe-scoring = Σκοράρισμα Ευρώπης
word-middle-east-scoring = Σκοράρισμα Μέσης Ανατολής
word-duck-and-cover = Σκύψε και Καλύψου
word-five-year-plan = Πενταετές Πλάνο
word-the-china-card = Η Κάρτα της Κίνας
word-socialist-governments = Σοσιαλιστικές Κυβερνήσεις
word-fidel = Φιντέλ
word-vietnam-revolts = Εξέγερση στο Βιετνάμ
word-blockade = Αποκλεισμός του Βερολίνου
word-korean-war = Πόλεμος της Κορέας
word-romanian-abdication = Παραίτηση του Βασιλιά της Ρουμανίας
word-arab-israeli-war = Αραβοϊσραηλινός Πόλεμος
word-comecon = ΚΟΜΕΚΟΝ
word-nasser = Νάσερ
word-warsaw-pact-formed = Ίδρυση του Συμφώνου της Βαρσοβίας
word-de-gaulle-leads-france = Ο Ντε Γκωλ Ηγείται της Γαλλίας
word-captured-nazi-scientist = Αιχμάλωτος Ναζί Επιστήμονας
word-truman-doctrine = Δόγμα Τρούμαν
word-olympic-games = Ολυμπιακοί Αγώνες
word-nato = ΝΑΤΟ
word-independent-reds = Ανεξάρτητοι Κομμουνιστές
word-marshall-plan = Σχέδιο Μάρσαλ
word-indo-pakistani-war = Ινδοπακιστανικός Πόλεμος
word-containment = Ανάσχεση
word-cia-created = Ίδρυση της { "CIA" }
word-us-japan-mutual-defense-pact = Σύμφωνο Αμοιβαίας Άμυνας ΗΠΑ-Ιαπωνίας
word-suez-crisis = Κρίση του Σουέζ
word-east-european-unrest = Αναταραχή στην Ανατολική Ευρώπη
word-decolonization = Αποαποικιοποίηση
word-red-scare-purge = Κόκκινος Τρόμος/Εκκαθάριση
word-un-intervention = Παρέμβαση του ΟΗΕ
word-de-stalinization = Αποσταλινοποίηση
word-nuclear-test-ban = Απαγόρευση Πυρηνικών Δοκιμών
word-formosan-resolution = Ψήφισμα για τη Φορμόζα
word-brush-war = Τοπικός Πόλεμος
word-central-america-scoring = Σκοράρισμα Κεντρικής Αμερικής
word-southeast-asia-scoring = Σκοράρισμα Νοτιοανατολικής Ασίας
word-arms-race = Κούρσα Εξοπλισμών
word-cuban-missile-crisis = Κρίση Πυραύλων της Κούβας
word-nuclear-subs = Πυρηνικά Υποβρύχια
word-quagmire = Βάλτος
word-salt-negotiations = Διαπραγματεύσεις { "SALT" }
word-bear-trap = Παγίδα για Αρκούδες
word-summit = Σύνοδος Κορυφής
word-how-i-learned-to-stop-worrying = Πώς Έμαθα να μην Ανησυχώ
word-junta = Χούντα
word-kitchen-debates = Η Διαμάχη της Κουζίνας
word-missile-envy = Φθόνος του Πυραύλου
word-we-will-bury-you = «Θα Σας Θάψουμε»
word-brezhnev-doctrine = Δόγμα Μπρέζνιεφ
word-portuguese-empire-crumbles = Κατάρρευση της Πορτογαλικής Αυτοκρατορίας
word-south-african-unrest = Αναταραχή στη Νότια Αφρική
word-allende = Αλιέντε
word-willy-brandt = Βίλι Μπραντ
word-muslim-revolution = Μουσουλμανική Επανάσταση
word-abm-treaty = Συνθήκη { "ABM" }
word-cultural-revolution = Πολιτιστική Επανάσταση
word-flower-power = Η Δύναμη των Λουλουδιών
word-u2-incident = Επεισόδιο { "U-2" }
word-opec = ΟΠΕΚ
word-lone-gunman = «Μοναχικός Δράστης»
word-colonial-rear-guards = Αποικιακή Οπισθοφυλακή
word-panama-canal-returned = Επιστροφή της Διώρυγας του Παναμά
word-camp-david-accords = Συμφωνίες του Καμπ Ντέιβιντ
word-puppet-governments = Κυβερνήσεις-Μαριονέτες
word-grain-sales-to-soviets = Πώληση Σιτηρών στους Σοβιετικούς
word-john-paul-ii-elected-pope = Εκλογή του Πάπα Ιωάννη Παύλου Β΄
word-latin-american-death-squads = Τάγματα Θανάτου στη Λατινική Αμερική
word-oas-founded = Ίδρυση του ΟΑΚ
word-nixon-plays-the-china-card = Ο Νίξον Παίζει το Χαρτί της Κίνας
word-sadat-expels-soviets = Ο Σαντάτ Διώχνει τους Σοβιετικούς
word-shuttle-diplomacy = Διπλωματία της Βαλίτσας
word-the-voice-of-america = Η Φωνή της Αμερικής
word-liberation-theology = Θεολογία της Απελευθέρωσης
word-ussuri-river-skirmish = Αψιμαχία στον Ποταμό Ουσούρι
word-ask-not-what-your-country-can-do-for-you = «Μη Ρωτάς τι Μπορεί να Κάνει η Χώρα σου για Σένα…»
word-alliance-for-progress = Συμμαχία για την Πρόοδο
word-africa-scoring = Σκοράρισμα Αφρικής
word-one-small-step = «Ένα Μικρό Βήμα…»
word-south-america-scoring = Σκοράρισμα Νότιας Αμερικής
word-iranian-hostage-crisis = Κρίση των Ομήρων στο Ιράν
word-the-iron-lady = Η Σιδηρά Κυρία
word-reagan-bombs-libya = Ο Ρίγκαν Βομβαρδίζει τη Λιβύη
word-star-wars = Ο Πόλεμος των Άστρων
word-north-sea-oil = Πετρέλαιο της Βόρειας Θάλασσας
word-the-reformer = Ο Μεταρρυθμιστής
word-marine-barracks-bombing = Βομβιστική Επίθεση στον Στρατώνα Πεζοναυτών
word-soviets-shoot-down-kal-007 = Οι Σοβιετικοί Καταρρίπτουν την Πτήση { "KAL-007" }
word-glasnost = Γκλάσνοστ
word-ortega-elected-in-nicaragua = Εκλογή του Ορτέγκα στη Νικαράγουα
word-terrorism = Τρομοκρατία
word-iran-contra-scandal = Σκάνδαλο Ιράν-Κόντρας
word-chernobyl = Τσερνόμπιλ
word-latin-american-debt-crisis = Κρίση Χρέους στη Λατινική Αμερική
word-tear-down-this-wall = «Γκρεμίστε Αυτό το Τείχος»
word-an-evil-empire = «Μια Αυτοκρατορία του Κακού»
word-aldrich-ames-remix = Όλντριτς Έιμς
word-aldrich-ames-remix-edition-first = Όλντριτς Έιμς
word-pershing-ii-deployed = Εγκατάσταση { "Pershing II" }
word-wargames = Παιχνίδια Πολέμου
word-solidarity = Αλληλεγγύη
word-iran-iraq-war = Πόλεμος Ιράν-Ιράκ
word-defectors = Αυτόμολοι
word-the-cambridge-five = Οι Πέντε του Κέιμπριτζ
word-special-relationship = Ειδική Σχέση
word-norad = { "NORAD" }
word-che = Τσε
word-our-man-in-tehran = Ο Άνθρωπός μας στην Τεχεράνη
word-yuri-and-samantha = Γιούρι και Σαμάνθα
word-awacs-sale-to-saudis = Πώληση { "AWACS" } στους Σαουδάραβες

# Περιοχές

word-europe = Ευρώπη
word-middle-east = Μέση Ανατολή
word-asia = Ασία
word-africa = Αφρική
word-central-america = Κεντρική Αμερική
word-south-america = Νότια Αμερική
word-southeast-asia = Νοτιοανατολική Ασία

# Επιλογές

word-pass = πάσο
word-event = Γεγονός
word-influence = τοποθέτηση Επιρροής
word-coup = Πραξικόπημα
word-realignment = Ανακατάταξη
word-space = Αγώνας για το Διάστημα
word-event-first = πρώτα το Γεγονός, μετά οι Επιχειρήσεις
word-ops-first = πρώτα οι Επιχειρήσεις, μετά το Γεγονός
word-operations-only = Επιχειρήσεις, το Γεγονός ακυρώνεται
word-withdraw = αφαίρεση 2 πόντων Επιρροής και λήξη της κρίσης
word-play = παίξιμο της κάρτας
word-return = επιστροφή της κάρτας
word-participate = συμμετοχή
word-boycott = μποϊκοτάζ
word-remove-influence = αφαίρεση Επιρροής
word-add-influence = προσθήκη Επιρροής
word-two-in-south-africa = 2 στη Νότια Αφρική
word-one-and-neighbours = 1 στη Νότια Αφρική και 2 στις γειτονικές της χώρες
word-improve = βελτίωση του { "DEFCON" } κατά 1
word-degrade = μείωση του { "DEFCON" } κατά 1
word-defcon-1 = { "DEFCON" } 1
word-defcon-2 = { "DEFCON" } 2
word-defcon-3 = { "DEFCON" } 3
word-defcon-4 = { "DEFCON" } 4
word-defcon-5 = { "DEFCON" } 5
word-end-game = τερματισμός του παιχνιδιού
word-up = ανοιχτή
word-down = κλειστή
word-mid-war = Μέση του Πολέμου
word-late-war = Τέλος του Πολέμου

word-us-0 = ΗΠΑ με 0
word-us-1 = ΗΠΑ με 1
word-us-2 = ΗΠΑ με 2
word-us-3 = ΗΠΑ με 3
word-us-4 = ΗΠΑ με 4
word-us-5 = ΗΠΑ με 5
word-us-6 = ΗΠΑ με 6
word-us-7 = ΗΠΑ με 7
word-us-8 = ΗΠΑ με 8
word-us-9 = ΗΠΑ με 9
word-ussr-0 = ΕΣΣΔ με 0
word-ussr-1 = ΕΣΣΔ με 1
word-ussr-2 = ΕΣΣΔ με 2
word-ussr-3 = ΕΣΣΔ με 3
word-ussr-4 = ΕΣΣΔ με 4
word-ussr-5 = ΕΣΣΔ με 5
word-ussr-6 = ΕΣΣΔ με 6
word-ussr-7 = ΕΣΣΔ με 7
word-ussr-8 = ΕΣΣΔ με 8
word-ussr-9 = ΕΣΣΔ με 9
word-keep-sides = οι παίκτες κρατούν τις θέσεις τους
word-change-sides = οι παίκτες αλλάζουν πλευρές

# Γιατί τελείωσε το παιχνίδι

word-nuclear-war = { reason-nuclear-war }
word-cuban-coup = { reason-cuban-coup }
word-twenty-vp = { reason-twenty-vp }
word-europe-control = { reason-europe-control }
word-final-scoring = { reason-final-scoring }
word-wargames-end = { reason-wargames-end }
word-held-scoring-card = { reason-held-scoring-card }
word-roll = ρίψη του ζαριού
word-operations = Επιχειρήσεις
word-held-card = κάρτα που μένει στο τέλος του γύρου
word-too-expensive = πολύ ακριβό
word-boycott-risk = { warning-boycott-risk }
word-coup-risk = { warning-coup-risk }
word-summit-risk = { warning-summit-risk }
word-event-risk = { warning-event-risk }
word-headline-risk = { warning-headline-risk }
word-vp-risk = { warning-vp-risk }
word-out-of-reach = { why-out-of-reach }
word-closed-region = { why-closed-region }
word-closed-by-defcon = { why-closed-by-defcon }
word-no-enemy-influence = { why-no-enemy-influence }
word-no-own-influence = { why-no-own-influence }
word-enemy-control = { why-enemy-control }
word-full = { why-full }
word-wrong-area = { why-wrong-area }
word-not-of-event = { why-not-of-event }
word-not-in-hand = { why-not-in-hand }
word-face-down = { why-face-down }
word-no-headline = { why-no-headline }
word-bound = { why-bound }
word-scoring-due = { why-scoring-due }
word-own-event = { why-own-event }
word-scoring-card = { why-scoring-card }
word-low-value = { why-low-value }
word-no-target = { why-no-target }
word-no-event = { why-no-event }
word-no-attempt = { why-no-attempt }
word-last-box = { why-last-box }

reason-nuclear-war = ξέσπασε πυρηνικός πόλεμος ενώ Ενεργός Παίκτης ήταν η πλευρά που έχασε
reason-cuban-coup = η πλευρά που έχασε επιχείρησε Πραξικόπημα κατά την Κρίση Πυραύλων της Κούβας
reason-twenty-vp = η πλευρά που νίκησε έφτασε τους 20 Πόντους Νίκης
reason-europe-control = η πλευρά που νίκησε είχε τον Έλεγχο της Ευρώπης κατά το σκοράρισμά της
reason-final-scoring = κρίθηκε στο Τελικό Σκοράρισμα μετά τον γύρο 10
reason-wargames-end = το παιχνίδι τελείωσε πρόωρα με τα «Παιχνίδια Πολέμου»
reason-held-scoring-card = η πλευρά που έχασε κρατούσε Κάρτα Σκοραρίσματος στο τέλος του γύρου

# Τι μαθαίνει ο παίκτης πριν από μια επιλογή που μπορεί να του κοστίσει το παιχνίδι

warning-held-scoring-card = Έτσι δεν σας μένει Σειρά Ενεργειών για μια Κάρτα Σκοραρίσματος που έχετε στο χέρι· αν την κρατάτε ακόμη στο τέλος του γύρου, χάνετε το παιχνίδι.
warning-nuclear-war = Το { "DEFCON" } πέφτει στο 1 ενώ είστε Ενεργός Παίκτης: πυρηνικός πόλεμος. Χάνετε το παιχνίδι.
warning-cuban-coup = Όσο σας απειλεί η Κρίση Πυραύλων της Κούβας, με οποιοδήποτε Πραξικόπημα χάνετε το παιχνίδι.
warning-twenty-vp = Ο αντίπαλος φτάνει τους 20 Πόντους Νίκης και κερδίζει το παιχνίδι.
warning-europe-control = Ο αντίπαλος ελέγχει την Ευρώπη: αν σκοραριστεί τώρα, χάνετε το παιχνίδι.
warning-wargames-end = Αν δώσετε 6 Πόντους Νίκης, μένετε πίσω: χάνετε το παιχνίδι.
warning-boycott-risk = Αν ο αντίπαλος μποϊκοτάρει, το { "DEFCON" } πέφτει στο 1: πυρηνικός πόλεμος, και χάνετε το παιχνίδι.
warning-coup-risk = Έτσι ο αντίπαλος μπορεί να κάνει Πραξικόπημα σε Πεδίο Μάχης. Τότε το { "DEFCON" } θα έπεφτε στο 1 ενώ είστε Ενεργός Παίκτης και θα χάνατε το παιχνίδι.
warning-summit-risk = Αν ο αντίπαλος κερδίσει τη Σύνοδο Κορυφής, μπορεί να ρίξει το { "DEFCON" } στο 1, και θα χάνατε το παιχνίδι.
warning-event-risk = Αυτό μπορεί να φέρει άλλο Γεγονός που ρίχνει το { "DEFCON" } στο 1, και θα χάνατε το παιχνίδι.
warning-headline-risk = Αν το { "DEFCON" } είναι στο 2 όταν εφαρμοστεί η Κάρτα Εκκίνησής σας, μπορεί να πέσει στο 1: πυρηνικός πόλεμος, και χάνετε το παιχνίδι.
warning-vp-risk = Αυτό μπορεί να δώσει το παιχνίδι στον αντίπαλο, με 20 Πόντους Νίκης ή με τον Έλεγχο της Ευρώπης.

# Ερωτήσεις

ask-setup = Διαλέξτε χώρα για την αρχική σας Επιρροή.
ask-handicap = Διαλέξτε χώρα για την επιπλέον Επιρροή σας.
ask-bid = Διαλέξτε κρυφά ποια πλευρά θέλετε και πόση επιπλέον Επιρροή δίνετε γι’ αυτήν.
ask-seating = Ίσες προσφορές: η τύχη ορίζει ποιος παίζει ποια πλευρά.
ask-headline = Διαλέξτε την Κάρτα Εκκίνησής σας.
ask-card = Διαλέξτε μια κάρτα.
ask-use = Διαλέξτε πώς θα χρησιμοποιήσετε την κάρτα.
ask-order = Γεγονός του αντιπάλου: διαλέξτε πώς θα παίξετε την κάρτα.
ask-place = Διαλέξτε σε ποια χώρα θα προσθέσετε Επιρροή.
ask-remove = Διαλέξτε από ποια χώρα θα αφαιρέσετε Επιρροή.
ask-target = Διαλέξτε τη χώρα-στόχο.
ask-discard = Διαλέξτε ποια κάρτα θα ξεσκαρτάρετε.
ask-choose = Κάντε την επιλογή σας.
ask-die = Ρίχνεται ένα ζάρι.
ask-draw = Τραβιέται μια κάρτα.
ask-pick = Επιλέγεται μια κάρτα στην τύχη.
ask-imagine = Ορίζεται μια υποθετική θέση για μια άγνωστη κάρτα.

# Ερωτήσεις για μια κάρτα ή για έναν λόγο

ask-card-un-intervention = Διαλέξτε την κάρτα της οποίας το Γεγονός ακυρώνεται.
ask-card-missile-envy = Πρέπει να παίξετε αυτή την κάρτα για Επιχειρήσεις.
ask-card-aldrich-ames-remix = Παίξτε την επόμενη κάρτα στη σειρά που όρισε η ΕΣΣΔ.
ask-card-quagmire = Έχετε παγιδευτεί: διαλέξτε τι θα κάνετε τώρα.
ask-card-bear-trap = { ask-card-quagmire }
ask-discard-quagmire = Ξεσκαρτάρετε κάρτα αξίας 2 ή παραπάνω και ρίξτε: με 1 έως 4 ελευθερώνεστε.
ask-discard-bear-trap = { ask-discard-quagmire }
ask-discard-held-card = Μπορείτε να ξεσκαρτάρετε μία από τις κάρτες σας.
ask-discard-blockade = Ξεσκαρτάρετε κάρτα αξίας 3+, αλλιώς χάνετε την Επιρροή σας στη Δυτική Γερμανία.
ask-discard-latin-american-debt-crisis = Ξεσκαρτάρετε κάρτα αξίας 3+, αλλιώς η ΕΣΣΔ διπλασιάζει την Επιρροή της σε δύο χώρες της Νότιας Αμερικής.
ask-discard-ask-not-what-your-country-can-do-for-you = Ξεσκαρτάρετε όσες κάρτες θέλετε· θα τραβήξετε άλλες τόσες.
ask-discard-our-man-in-tehran = Ξεσκαρτάρετε όποιες θέλετε από τις κάρτες που βλέπετε.
ask-discard-aldrich-ames-remix = Διαλέξτε κάρτα από το χέρι των ΗΠΑ για ξεσκαρτάρισμα.
ask-use-event = Το Γεγονός σάς επιτρέπει να εκτελέσετε Επιχειρήσεις.
ask-use-operations = Διαλέξτε πώς θα χρησιμοποιήσετε τους πόντους Επιχειρήσεων.
ask-place-operations = Τοποθετήστε Επιρροή.
ask-place-norad = Το { "DEFCON" } έπεσε στο 2: προσθέστε έναν πόντο Επιρροής όπου έχετε ήδη.
ask-place-independent-reds = Διαλέξτε τη χώρα όπου θα εξισωθείτε με τη σοβιετική Επιρροή.
ask-place-junta = Προσθέστε 2 πόντους Επιρροής σε χώρα της Κεντρικής ή της Νότιας Αμερικής.
ask-place-marshall-plan = Προσθέστε Επιρροή στη Δυτική Ευρώπη, 1 πόντο ανά χώρα.
ask-place-comecon = Προσθέστε Επιρροή στην Ανατολική Ευρώπη, 1 πόντο ανά χώρα.
ask-place-decolonization = Προσθέστε Επιρροή στην Αφρική ή στη Νοτιοανατολική Ασία, 1 πόντο ανά χώρα.
ask-place-colonial-rear-guards = { ask-place-decolonization }
ask-place-warsaw-pact-formed = Προσθέστε Επιρροή στην Ανατολική Ευρώπη, έως 2 πόντους ανά χώρα.
ask-place-the-reformer = Προσθέστε Επιρροή στην Ευρώπη, έως 2 πόντους ανά χώρα.
ask-place-de-stalinization = Τοποθετήστε την Επιρροή που πήρατε, έως 2 πόντους ανά χώρα.
ask-place-puppet-governments = Προσθέστε Επιρροή σε χώρες όπου δεν έχει κανείς, 1 πόντο ανά χώρα.
ask-place-the-cambridge-five = Μπορείτε να προσθέσετε 1 πόντο Επιρροής σε Περιοχή κάρτας που αποκαλύφθηκε.
ask-place-latin-american-debt-crisis = Διαλέξτε χώρα της Νότιας Αμερικής όπου διπλασιάζεται η Επιρροή σας.
ask-remove-cuban-missile-crisis = Διαλέξτε από ποια χώρα θα φύγουν 2 πόντοι της Επιρροής σας.
ask-remove-truman-doctrine = Διαλέξτε ευρωπαϊκή χώρα που δεν ελέγχει κανείς: φεύγει όλη η σοβιετική Επιρροή.
ask-remove-socialist-governments = Αφαιρέστε Επιρροή των ΗΠΑ από τη Δυτική Ευρώπη, έως 2 πόντους ανά χώρα.
ask-remove-suez-crisis = Αφαιρέστε Επιρροή των ΗΠΑ από Ισραήλ, Ηνωμένο Βασίλειο και Γαλλία, έως 2 ανά χώρα.
ask-remove-warsaw-pact-formed = Διαλέξτε χώρα της Ανατολικής Ευρώπης: φεύγει όλη η Επιρροή των ΗΠΑ.
ask-remove-muslim-revolution = Διαλέξτε χώρα: φεύγει όλη η Επιρροή των ΗΠΑ.
ask-remove-de-stalinization = Διαλέξτε από πού θα πάρετε δική σας Επιρροή.
ask-target-coup = Διαλέξτε τον στόχο του Πραξικοπήματος.
ask-target-realignment = Διαλέξτε χώρα για την επόμενη Ανακατάταξη.
ask-target-che = Διαλέξτε χώρα για Πραξικόπημα, όχι Πεδίο Μάχης.
ask-target-ortega-elected-in-nicaragua = Διαλέξτε χώρα δίπλα στη Νικαράγουα για δωρεάν Πραξικόπημα.
ask-target-brush-war = Διαλέξτε χώρα Σταθερότητας 1 ή 2 για επίθεση.
ask-target-indo-pakistani-war = Διαλέξτε ποια χώρα θα δεχτεί την επίθεση.
ask-target-iran-iraq-war = { ask-target-indo-pakistani-war }
ask-choose-olympic-games = Θα συμμετάσχετε στους Ολυμπιακούς Αγώνες ή θα τους μποϊκοτάρετε;
ask-choose-salt-negotiations = Μπορείτε να πάρετε μια κάρτα από τη στοίβα ξεσκαρταρίσματος.
ask-choose-summit = Κερδίσατε τη Σύνοδο Κορυφής: θα μετακινήσετε το { "DEFCON" };
ask-choose-how-i-learned-to-stop-worrying = Ορίστε το { "DEFCON" } σε όποιο επίπεδο θέλετε.
ask-choose-missile-envy = Διαλέξτε ποια από τις κάρτες σας με τη μεγαλύτερη αξία θα δώσετε.
ask-choose-grain-sales-to-soviets = Θα παίξετε την κάρτα που τραβήξατε ή θα την επιστρέψετε;
ask-choose-star-wars = Διαλέξτε ξεσκαρταρισμένη κάρτα: το Γεγονός της συμβαίνει αμέσως.
ask-choose-chernobyl = Διαλέξτε Περιοχή: η ΕΣΣΔ δεν μπορεί να τοποθετεί εκεί Επιρροή σε αυτόν τον γύρο.
ask-choose-shuttle-diplomacy = Διαλέξτε ποιο σοβιετικό Πεδίο Μάχης δεν θα μετρήσει.
ask-choose-wargames = Θα δώσετε στον αντίπαλο 6 Πόντους Νίκης και θα τερματίσετε το παιχνίδι;
ask-choose-warsaw-pact-formed = Θα αφαιρέσετε Επιρροή των ΗΠΑ από την Ανατολική Ευρώπη ή θα προσθέσετε δική σας;
ask-choose-south-african-unrest = Διαλέξτε πού θα πάει η Επιρροή σας.
ask-choose-aldrich-ames-remix = Διαλέξτε ποια κάρτα θα παίξουν μετά οι ΗΠΑ.
ask-choose-space = Η κάρτα ξεσκαρταρίστηκε. Θα ρίξετε το ζάρι;

# Τι σημαίνει μια επιλογή σε μια ερώτηση

option-pass-headline = Χωρίς Κάρτα Εκκίνησης
option-pass-card = Χωρίς κάρτα
option-influence-use = Τοποθέτηση Επιρροής
option-pass-use = Παραίτηση από τις Επιχειρήσεις
option-pass-place = Όχι άλλη Επιρροή
option-pass-remove = Όχι άλλη αφαίρεση
option-pass-discard = Χωρίς ξεσκαρτάρισμα
option-pass-choose = Όχι
option-pass-target = Τέλος εδώ
option-pass-realignment = Τέλος Ανακατατάξεων
option-pass-che = Χωρίς Πραξικόπημα
option-pass-ortega-elected-in-nicaragua = { option-pass-che }
option-pass-quagmire = Πάσο σε αυτή τη Σειρά Ενεργειών
option-pass-bear-trap = { option-pass-quagmire }
option-pass-held-card = Κρατώ όλες τις κάρτες μου
option-pass-blockade = Απώλεια όλης της Επιρροής εκεί
option-pass-latin-american-debt-crisis = { $of ->
    [0] Η ΕΣΣΔ διπλασιάζει την Επιρροή της
   *[other] Όχι άλλος διπλασιασμός
}
option-pass-ask-not-what-your-country-can-do-for-you = Όχι άλλο ξεσκαρτάρισμα
option-pass-our-man-in-tehran = Οι υπόλοιπες επιστρέφουν στη στοίβα
option-pass-the-cambridge-five = Καμία προσθήκη
option-pass-de-stalinization = Όχι άλλη μεταφορά
option-pass-salt-negotiations = Χωρίς κάρτα από τη στοίβα
option-pass-summit = Το { "DEFCON" } μένει ως έχει
option-pass-wargames = Το παιχνίδι συνεχίζεται
option-end-game-wargames = 6 Πόντοι Νίκης στον αντίπαλο και τέλος του παιχνιδιού
option-participate-olympic-games = Συμμετοχή: ρίχνουν και οι δύο, ο διοργανωτής με +2
option-boycott-olympic-games = Μποϊκοτάζ: το { "DEFCON" } πέφτει κατά 1, ο διοργανωτής εκτελεί Επιχειρήσεις
option-remove-influence-warsaw-pact-formed = Αφαίρεση όλης της Επιρροής των ΗΠΑ από έως 4 χώρες
option-add-influence-warsaw-pact-formed = Προσθήκη 5 πόντων Επιρροής
option-pass-space = Χωρίς ζαριά
option-return-grain-sales-to-soviets = Επιστροφή και Επιχειρήσεις με 2 πόντους

# Γιατί κάτι δεν μπορεί να επιλεγεί τώρα

why-too-expensive = Κοστίζει { $cost } και σας απομένουν { $left }.
why-out-of-reach = Εκτός εμβέλειας: στην αρχή της Σειράς Ενεργειών δεν είχατε Επιρροή εδώ ή σε γειτονική χώρα.
why-closed-region = Δεν μπορείτε να τοποθετήσετε εδώ Επιρροή τώρα.
why-closed-by-defcon = Το { "DEFCON" } κλείνει αυτή την Περιοχή για Πραξικοπήματα και Ανακατατάξεις.
why-no-enemy-influence = Ο αντίπαλος δεν έχει εδώ Επιρροή.
why-no-own-influence = Δεν έχετε εδώ Επιρροή.
why-enemy-control = Ο αντίπαλος ελέγχει αυτή τη χώρα.
why-full = Δεν μπορείτε να διαλέξετε ξανά αυτή τη χώρα.
why-wrong-area = Η αρχική Επιρροή μπαίνει στο δικό σας μισό της Ευρώπης.
why-not-of-event = Αυτό το Γεγονός δεν το επιτρέπει.
why-not-in-hand = Αυτή η κάρτα δεν είναι στο χέρι σας.
why-face-down = Η Κάρτα της Κίνας μένει κλειστή ως τον επόμενο γύρο.
why-no-headline = Αυτή η κάρτα δεν μπορεί να είναι Κάρτα Εκκίνησης.
why-bound = Πρέπει πρώτα να παίξετε άλλη κάρτα.
why-scoring-due = Πρέπει τώρα να παίξετε Κάρτα Σκοραρίσματος.
why-own-event = Χρειάζεται κάρτα με Γεγονός του αντιπάλου.
why-scoring-card = Οι Κάρτες Σκοραρίσματος δεν χρησιμοποιούνται για αυτό.
why-low-value = Αυτή η κάρτα δεν έχει αρκετούς πόντους Επιχειρήσεων.
why-no-target = Δεν υπάρχει επιτρεπτός στόχος.
why-no-event = Το Γεγονός δεν μπορεί να συμβεί τώρα.
why-no-attempt = Δεν σας απομένει προσπάθεια στον Αγώνα για το Διάστημα αυτόν τον γύρο.
why-last-box = Βρίσκεστε στην τελευταία θέση του Αγώνα για το Διάστημα.
why-nato = Το ΝΑΤΟ προστατεύει αυτή τη χώρα.
why-us-japan-mutual-defense-pact = Το σύμφωνο με τις ΗΠΑ προστατεύει την Ιαπωνία.
why-the-reformer = Η ΕΣΣΔ δεν μπορεί πια να κάνει Πραξικοπήματα στην Ευρώπη.

# Ημερολόγιο

log-bids-for = { $chair ->
    [us] Προσφορά του παίκτη στη θέση των ΗΠΑ: { $bid }.
   *[ussr] Προσφορά του παίκτη στη θέση της ΕΣΣΔ: { $bid }.
}
log-seated = Οι πλευρές ορίστηκαν: { $seating }.
log-gets-extra = { $count ->
    [one] { $side ->
        [us] Οι ΗΠΑ παίρνουν έναν επιπλέον πόντο Επιρροής, που τοποθετείται μετά την προετοιμασία.
       *[ussr] Η ΕΣΣΔ παίρνει έναν επιπλέον πόντο Επιρροής, που τοποθετείται μετά την προετοιμασία.
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ παίρνουν { $count } επιπλέον πόντους Επιρροής, που τοποθετούνται μετά την προετοιμασία.
       *[ussr] Η ΕΣΣΔ παίρνει { $count } επιπλέον πόντους Επιρροής, που τοποθετούνται μετά την προετοιμασία.
    }
}
log-turn-begins = Αρχίζει ο γύρος { $turn }.
log-defcon-is = Κατάσταση { "DEFCON" }: { $level }.
log-deals = { $count ->
    [one] { $side ->
        [us] Οι ΗΠΑ παίρνουν μία κάρτα.
       *[ussr] Η ΕΣΣΔ παίρνει μία κάρτα.
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ παίρνουν { $count } κάρτες.
       *[ussr] Η ΕΣΣΔ παίρνει { $count } κάρτες.
    }
}
log-dealt = Παίρνετε: { $card }.
log-reshuffles = { $count ->
    [one] Η στοίβα ξεσκαρταρίσματος γίνεται νέα στοίβα τραβήγματος: μία κάρτα.
   *[other] Η στοίβα ξεσκαρταρίσματος ανακατεύεται σε νέα στοίβα τραβήγματος: { $count } κάρτες.
}
log-era-begins = { $count ->
    [one] Αρχίζει η περίοδος «{ $era }»: μία κάρτα ανακατεύεται στη στοίβα τραβήγματος.
   *[other] Αρχίζει η περίοδος «{ $era }»: { $count } κάρτες ανακατεύονται στη στοίβα τραβήγματος.
}
log-headlines = Κάρτα Εκκίνησης { side.genitive }: { $card }.
log-headline-cancelled = Η Κάρτα Εκκίνησης { side.genitive } ακυρώνεται: { $card }.
log-round-begins = Σειρά Ενεργειών { $round }: { side.mid }.
log-passes = { $side ->
    [us] Οι ΗΠΑ πάνε πάσο.
   *[ussr] Η ΕΣΣΔ πάει πάσο.
}
log-plays = { $side ->
    [us] Οι ΗΠΑ παίζουν: { $card } ({ $use }).
   *[ussr] Η ΕΣΣΔ παίζει: { $card } ({ $use }).
}
log-event-happens = { $side ->
    [us] Οι ΗΠΑ εκτελούν το Γεγονός: { $card }.
   *[ussr] Η ΕΣΣΔ εκτελεί το Γεγονός: { $card }.
}
log-event-fails = Το Γεγονός δεν συμβαίνει: { $card }.
log-operations = { $ops ->
    [one] { $side ->
        [us] Οι ΗΠΑ εκτελούν Επιχειρήσεις με έναν πόντο: { $use }.
       *[ussr] Η ΕΣΣΔ εκτελεί Επιχειρήσεις με έναν πόντο: { $use }.
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ εκτελούν Επιχειρήσεις με { $ops } πόντους: { $use }.
       *[ussr] Η ΕΣΣΔ εκτελεί Επιχειρήσεις με { $ops } πόντους: { $use }.
    }
}
log-adds = { $count ->
    [one] { $side ->
        [us] Οι ΗΠΑ προσθέτουν έναν πόντο Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
       *[ussr] Η ΕΣΣΔ προσθέτει έναν πόντο Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ προσθέτουν { $count } πόντους Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
       *[ussr] Η ΕΣΣΔ προσθέτει { $count } πόντους Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
    }
}
log-takes = { $count ->
    [one] { $side ->
        [us] Οι ΗΠΑ χάνουν έναν πόντο Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
       *[ussr] Η ΕΣΣΔ χάνει έναν πόντο Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ χάνουν { $count } πόντους Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
       *[ussr] Η ΕΣΣΔ χάνει { $count } πόντους Επιρροής: { $country } (ΗΠΑ { $us }, ΕΣΣΔ { $ussr }).
    }
}
log-coups = { $side ->
    [us] Οι ΗΠΑ επιχειρούν Πραξικόπημα: { $country }.
   *[ussr] Η ΕΣΣΔ επιχειρεί Πραξικόπημα: { $country }.
}
log-coup-roll = Ζάρι { $die }, Επιχειρήσεις { $ops }, μεταβολή { $modifier }, έναντι { $against }: αποτέλεσμα { $result }.
log-realigns = { $side ->
    [us] Οι ΗΠΑ ρίχνουν ζαριά Ανακατάταξης: { $country }.
   *[ussr] Η ΕΣΣΔ ρίχνει ζαριά Ανακατάταξης: { $country }.
}
log-realignment-roll = { $lost ->
    [0] Ζάρια: ΗΠΑ { $us } (μεταβολή { $usbonus }), ΕΣΣΔ { $ussr } (μεταβολή { $ussrbonus }). Κανείς δεν χάνει Επιρροή.
   *[other] Ζάρια: ΗΠΑ { $us } (μεταβολή { $usbonus }), ΕΣΣΔ { $ussr } (μεταβολή { $ussrbonus }).
}
log-wages-war = { $side ->
    [us] Οι ΗΠΑ ξεκινούν πόλεμο· στόχος: { $country }.
   *[ussr] Η ΕΣΣΔ ξεκινά πόλεμο· στόχος: { $country }.
}
log-war-roll = Ζάρι { $die }, μεταβολή { $modifier }· χρειαζόταν τουλάχιστον { $needed }.
log-space-roll = Αγώνας για το Διάστημα: ζάρι { $die }· χρειαζόταν το πολύ { $needed }.
log-advances = { $side ->
    [us] Οι ΗΠΑ προχωρούν στον Αγώνα για το Διάστημα, στη θέση { $box }.
   *[ussr] Η ΕΣΣΔ προχωρεί στον Αγώνα για το Διάστημα, στη θέση { $box }.
}
log-rolls = { $side ->
    [us] Οι ΗΠΑ φέρνουν { $die } (μεταβολή { $modifier }).
   *[ussr] Η ΕΣΣΔ φέρνει { $die } (μεταβολή { $modifier }).
}
log-escapes = { $side ->
    [us] Οι ΗΠΑ φέρνουν { $die } και απελευθερώνονται: { $card }.
   *[ussr] Η ΕΣΣΔ φέρνει { $die } και απελευθερώνεται: { $card }.
}
log-stays-trapped = { $side ->
    [us] Οι ΗΠΑ φέρνουν { $die } και μένουν παγιδευμένες: { $card }.
   *[ussr] Η ΕΣΣΔ φέρνει { $die } και μένει παγιδευμένη: { $card }.
}
log-gains-vp = { $count ->
    [one] { $side ->
        [us] Οι ΗΠΑ κερδίζουν έναν Πόντο Νίκης (μετρητής: { $vp }).
       *[ussr] Η ΕΣΣΔ κερδίζει έναν Πόντο Νίκης (μετρητής: { $vp }).
    }
   *[other] { $side ->
        [us] Οι ΗΠΑ κερδίζουν { $count } Πόντους Νίκης (μετρητής: { $vp }).
       *[ussr] Η ΕΣΣΔ κερδίζει { $count } Πόντους Νίκης (μετρητής: { $vp }).
    }
}
log-military-ops = Στρατιωτικές Επιχειρήσεις { side.genitive }: { $level }.
log-military-short = Απαιτούμενες Στρατιωτικές Επιχειρήσεις: { $required }· λείπουν: ΗΠΑ { $us }, ΕΣΣΔ { $ussr }.
log-discards = { $side ->
    [us] Οι ΗΠΑ ξεσκαρτάρουν: { $card }.
   *[ussr] Η ΕΣΣΔ ξεσκαρτάρει: { $card }.
}
log-gives-card = { $side ->
    [us] Οι ΗΠΑ δίνουν: { $card }.
   *[ussr] Η ΕΣΣΔ δίνει: { $card }.
}
log-takes-card = { $side ->
    [us] Οι ΗΠΑ παίρνουν: { $card }.
   *[ussr] Η ΕΣΣΔ παίρνει: { $card }.
}
log-shows-card = { $side ->
    [us] Οι ΗΠΑ δείχνουν: { $card }.
   *[ussr] Η ΕΣΣΔ δείχνει: { $card }.
}
log-shows-hand = { $side ->
    [us] Οι ΗΠΑ δείχνουν τις κάρτες του χεριού τους.
   *[ussr] Η ΕΣΣΔ δείχνει τις κάρτες του χεριού της.
}
log-effect-begins = Ισχύει από τώρα: { $card }.
log-effect-ends = Παύει να ισχύει: { $card }.
log-chooses = { $side ->
    [us] Οι ΗΠΑ επιλέγουν: { $choice }.
   *[ussr] Η ΕΣΣΔ επιλέγει: { $choice }.
}
log-china-passes = Η Κάρτα της Κίνας περνά { side.to }, { $face }.
log-china-turns-up = Η Κάρτα της Κίνας γυρίζει ανοιχτή.
log-civil-war-ends = Ο Κινεζικός Εμφύλιος τελείωσε: η ΕΣΣΔ παίρνει την Κάρτα της Κίνας, ανοιχτή.
log-scores-region = Σκοράρισμα ({ $region }): ΗΠΑ { $us }, ΕΣΣΔ { $ussr }.
log-wins = { $side ->
    [us] Οι ΗΠΑ κερδίζουν το παιχνίδι: { $reason }.
   *[ussr] Η ΕΣΣΔ κερδίζει το παιχνίδι: { $reason }.
}
log-drawn-game = Το παιχνίδι λήγει ισόπαλο: { $reason }.
log-arranges = { $place ->
    [1] Οι ΗΠΑ πρέπει να παίξουν πρώτα την κάρτα «{ $card }».
   *[other] Έπειτα οι ΗΠΑ πρέπει να παίξουν την κάρτα «{ $card }» (αρ. { $place }).
}

# Ταμπλό

board-turn = Γύρος
board-round = Σειρά Ενεργειών
board-phase = Φάση
board-phase-setup = Προετοιμασία
board-phase-headline = Φάση Εκκίνησης
board-phase-action-round = Σειρές Ενεργειών
board-phasing = Ενεργός Παίκτης
board-defcon = Κατάσταση { "DEFCON" }
board-vp = Πόντοι Νίκης
board-military-ops = Στρατιωτικές Επιχειρήσεις
board-required-ops = Απαιτούμενες Στρατιωτικές Επιχειρήσεις
board-space = Αγώνας για το Διάστημα
board-space-attempts = Προσπάθειες στο Διάστημα αυτόν τον γύρο
board-hand = Χέρι
board-hand-size = Κάρτες στο χέρι
board-deck = Στοίβα τραβήγματος
board-discard = Στοίβα ξεσκαρταρίσματος
board-removed = Εκτός παιχνιδιού
board-effects = Γεγονότα σε ισχύ
board-china = Κάρτα της Κίνας
board-china-up = ανοιχτή, διαθέσιμη
board-china-down = κλειστή, μη διαθέσιμη αυτόν τον γύρο
board-civil-war = κανείς· Κινεζικός Εμφύλιος { $count }/3
board-stability = Σταθερότητα
board-battleground = Πεδίο Μάχης
board-controlled-by-us = υπό τον Έλεγχο των ΗΠΑ
board-controlled-by-ussr = υπό τον Έλεγχο της ΕΣΣΔ
board-presence = Παρουσία
board-domination = Κυριαρχία
board-control = Έλεγχος
board-would-score = Αν γινόταν σκοράρισμα τώρα: ΗΠΑ { $us }, ΕΣΣΔ { $ussr }
board-odds = Πιθανότητα επιτυχίας: { $chance }%
board-ops = Αξία Επιχειρήσεων
board-event = Γεγονός
board-influence-us = Επιρροή ΗΠΑ
board-influence-ussr = Επιρροή ΕΣΣΔ
board-space-box-1 = Δορυφόρος της Γης
board-space-box-2 = Ζώο στο Διάστημα
board-space-box-3 = Άνθρωπος στο Διάστημα
board-space-box-4 = Άνθρωπος σε Τροχιά Γύρω από τη Γη
board-space-box-5 = Σεληνιακή Τροχιά
board-space-box-6 = Ο Αετός/Η Αρκούδα Προσσεληνώθηκε
board-space-box-7 = Διαστημικό Λεωφορείο
board-space-box-8 = Διαστημικός Σταθμός
board-space-box-3-edition-first = χωρίς όνομα
board-space-box-4-edition-first = Άνθρωπος στο Διάστημα
board-space-box-5-edition-first = χωρίς όνομα
board-space-box-6-edition-first = Διαστημικός Περίπατος
board-space-box-7-edition-first = Σεληνιακή Τροχιά
board-space-box-8-edition-first = Ο Αετός/Η Αρκούδα Προσσεληνώθηκε
board-adjacent = Γειτονικές χώρες
board-era-early = Αρχή του Πολέμου
board-era-mid = Μέση του Πολέμου
board-era-late = Τέλος του Πολέμου
board-short-us = ΗΠΑ
board-short-ussr = ΕΣΣΔ
board-short-neutral = ουδέτερη
board-scoring = σκοράρισμα
board-piles = Κάρτες
board-barred = κλειστές: { $regions }
board-barred-realignment-defcon-ignored = κλειστές για Πραξικοπήματα: { $regions }
board-swing = μέση μεταβολή Επιρροής { $swing }
board-controls = υπό Έλεγχο
board-headline = Κάρτα Εκκίνησης
opening = Πρώτη Κάρτα Εκκίνησης
set-up = { board-phase-setup }
board-in-play = Παίζεται τώρα
board-known-hand = Γνωστές κάρτες στο χέρι του αντιπάλου
board-looked-at = Οι κάρτες που βλέπετε
board-us-order = Σειρά των καρτών των ΗΠΑ
board-hint-scoring = Μια Κάρτα Σκοραρίσματος αξίζει περισσότερο όταν η Επιρροή σας στην Περιοχή της είναι στο υψηλότερο σημείο: διαλέξτε καλά τη στιγμή.

# Επιλογές του παιχνιδιού

option-edition-name = Έκδοση
option-edition = Κάρτες, αρχική Επιρροή, Μετρητής Αγώνα για το Διάστημα και κανόνες. Η πρώτη έκδοση έχει 103 κάρτες, 23 πόντους Επιρροής των ΗΠΑ και παλαιότερα κείμενα καρτών.
option-edition-deluxe = πολυτελής
option-edition-first = πρώτη
option-scenario-name = Σενάριο
option-scenario = Ολόκληρος ο πόλεμος από τον γύρο 1 ή το Τέλος του Πολέμου από τον γύρο 8, όπου οι ΗΠΑ χρειάζονται στο τέλος 20 Πόντους Νίκης.
option-scenario-standard = ολόκληρος ο πόλεμος
option-scenario-late-war = το Τέλος του Πολέμου
option-bid-name = Δημοπρασία πλευρών
option-bid = Οι δύο παίκτες διεκδικούν με κρυφές προσφορές την πλευρά που θέλουν· όποιος πάρει την άλλη παίρνει επιπλέον Επιρροή.
option-bid-off = οι πλευρές όπως επιλέχθηκαν
option-bid-on = οι πλευρές με δημοπρασία
option-us-influence-name = Επιπλέον Επιρροή ΗΠΑ
option-us-influence = Επιρροή που τοποθετούν οι ΗΠΑ μετά την προετοιμασία, σε χώρες όπου έχουν ήδη Επιρροή.
option-optional-cards-name = Προαιρετικές κάρτες
option-optional-cards = Οι επτά προαιρετικές κάρτες, αριθμοί 104 έως 110.
option-optional-cards-off = χωρίς αυτές (103 κάρτες)
option-optional-cards-on = με αυτές (110 κάρτες)
option-chinese-civil-war-name = Κινεζικός Εμφύλιος
option-chinese-civil-war = Η ΕΣΣΔ παίρνει την Κάρτα της Κίνας μόνο αφού τοποθετήσει 3 πόντους Επιρροής στον Κινεζικό Εμφύλιο.
option-chinese-civil-war-off = Κάρτα της Κίνας από την αρχή
option-chinese-civil-war-on = η Κάρτα της Κίνας κερδίζεται
option-held-card-name = Κρατημένες κάρτες
option-held-card = Οι κάρτες που κρατιούνται στο τέλος του γύρου: μένουν κρυφές ή αποκαλύπτονται στον αντίπαλο, όπως στα τουρνουά.
option-held-card-hidden = μένουν κρυφές
option-held-card-reveal = αποκαλύπτονται
option-scoring-cards-name = Κάρτες Σκοραρίσματος
option-scoring-cards = Όταν οι Σειρές Ενεργειών που απομένουν μόλις που φτάνουν για τις Κάρτες Σκοραρίσματός σας: παίζετε οποιαδήποτε κάρτα και χάνετε το παιχνίδι αν κρατάτε ακόμη μία στο τέλος του γύρου, ή πρέπει υποχρεωτικά να παίξετε μία.
option-scoring-cards-free = χωρίς υποχρέωση
option-scoring-cards-forced = υποχρεωτικές εγκαίρως
option-reshuffle-name = Ανακάτεμα
option-reshuffle = Πότε γίνονται οι ξεσκαρταρισμένες κάρτες νέα στοίβα.
option-reshuffle-at-once = μόλις αδειάσει η στοίβα
option-reshuffle-when-needed = στο επόμενο τράβηγμα
option-space-discard-name = Ξεσκαρτάρισμα Διαστήματος
option-space-discard = Το ξεσκαρτάρισμα που επιτρέπει η θέση 6 στο τέλος του γύρου: μετά τον έλεγχο για κρατημένες Κάρτες Σκοραρίσματος ή πριν από αυτόν, ώστε να μπορεί ακόμη να ξεσκαρταριστεί μία.
option-space-discard-after-check = μετά τον έλεγχο
option-space-discard-before-check = πριν από τον έλεγχο
option-space-roll-name = Ζαριά Διαστήματος
option-space-roll = Η ζαριά για μια κάρτα που δίνεται στον Αγώνα για το Διάστημα. Όποιος δεν ρίχνει το ζάρι δεν προχωρά.
option-space-roll-always = πάντα
option-space-roll-optional = προαιρετική
option-realignment-defcon-name = Περιορισμοί { "DEFCON" }
option-realignment-defcon = Οι περιορισμοί του { "DEFCON" } στις Περιοχές ισχύουν για Πραξικοπήματα και Ανακατατάξεις ή μόνο για Πραξικοπήματα.
option-realignment-defcon-heeded = Πραξικοπήματα και Ανακατατάξεις
option-realignment-defcon-ignored = μόνο Πραξικοπήματα
option-realignment-losses-name = Απώλειες Ανακατάταξης
option-realignment-losses = Ποιος μπορεί να χάσει Επιρροή από ζαριά Ανακατάταξης.
option-realignment-losses-both = και οι δύο πλευρές
option-realignment-losses-opponent = μόνο ο αντίπαλος
option-mixed-operations-name = Μικτές Επιχειρήσεις
option-mixed-operations = Οι πόντοι μιας κάρτας για Επιρροή και ζαριές Ανακατάταξης μαζί, όχι όμως και τα δύο στην ίδια χώρα στην ίδια Σειρά Ενεργειών.
option-mixed-operations-off = ένα είδος Επιχειρήσεων
option-mixed-operations-on = επιτρέπεται η μείξη
option-junta-regions-name = «Χούντα»
option-junta-regions = Οι ζαριές Ανακατάταξης από τη «Χούντα»: όλες σε μία Περιοχή ή μοιρασμένες σε Κεντρική και Νότια Αμερική.
option-junta-regions-one = όλες σε μία Περιοχή
option-junta-regions-both = μοιρασμένες και στις δύο

# Τι κάνουν οι κάρτες

card-asia-scoring-text = Σκοράρεται η Ασία μαζί με τη Νοτιοανατολική Ασία και μετράει η διαφορά. Παρουσία 3, Κυριαρχία 7, Έλεγχος 9· 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης και για κάθε ελεγχόμενη χώρα που γειτονεύει με την αντίπαλη υπερδύναμη.
card-europe-scoring-text = Σκοράρεται η Ευρώπη και μετράει η διαφορά. Παρουσία 3, Κυριαρχία 7· όποιος έχει τον Έλεγχο της Ευρώπης κερδίζει αμέσως το παιχνίδι. 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης και για κάθε ελεγχόμενη χώρα που γειτονεύει με την αντίπαλη υπερδύναμη.
card-middle-east-scoring-text = Σκοράρεται η Μέση Ανατολή και μετράει η διαφορά. Παρουσία 3, Κυριαρχία 5, Έλεγχος 7· 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης.
card-duck-and-cover-text = Το { "DEFCON" } μειώνεται κατά 1. Έπειτα οι ΗΠΑ κερδίζουν τόσους ΠΝ όση η διαφορά του νέου επιπέδου από το 5.
card-five-year-plan-text = Η ΕΣΣΔ ξεσκαρτάρει μια τυχαία κάρτα από το χέρι της. Αν έχει Γεγονός των ΗΠΑ, οι ΗΠΑ το εκτελούν αμέσως· κάθε άλλη κάρτα μένει χωρίς αποτέλεσμα.
card-the-china-card-text = Χωρίς Γεγονός: μόνο Επιχειρήσεις, με έναν πόντο παραπάνω αν όλοι οι πόντοι ξοδευτούν στην Ασία. Μετά το παίξιμο περνά κλειστή στον αντίπαλο, που μπορεί να τη χρησιμοποιήσει από τον επόμενο γύρο. Όποιος την έχει στο τέλος του γύρου 10 κερδίζει 1 ΠΝ.
card-socialist-governments-text = Η ΕΣΣΔ αφαιρεί 3 πόντους Επιρροής των ΗΠΑ από τη Δυτική Ευρώπη, το πολύ 2 από κάθε χώρα. Δεν μπορεί να συμβεί μετά την κάρτα «{ word-the-iron-lady }».
card-fidel-text = Αφαιρείται όλη η Επιρροή των ΗΠΑ από την Κούβα· αν μετά η ΕΣΣΔ έχει εκεί λιγότερους από 3 πόντους, συμπληρώνει 3.
card-vietnam-revolts-text = Η ΕΣΣΔ προσθέτει 2 πόντους Επιρροής στο Βιετνάμ. Ως το τέλος του γύρου, μια κάρτα της ΕΣΣΔ αξίζει έναν πόντο παραπάνω αν όλοι οι πόντοι της ξοδευτούν στη Νοτιοανατολική Ασία.
card-blockade-text = Αν οι ΗΠΑ δεν ξεσκαρτάρουν αμέσως μια κάρτα αξίας 3 ή περισσότερων πόντων Επιχειρήσεων, χάνουν όλη την Επιρροή τους στη Δυτική Γερμανία.
card-korean-war-text = Η ΕΣΣΔ επιτίθεται στη Νότια Κορέα: ζαριά, −1 για κάθε γειτονική χώρα που ελέγχουν οι ΗΠΑ. Με 4–6 κερδίζει 2 ΠΝ και όλη η Επιρροή των ΗΠΑ εκεί γίνεται δική της. Σε κάθε περίπτωση παίρνει 2 πόντους Στρατιωτικών Επιχειρήσεων.
card-korean-war-text-edition-first = Το { "DEFCON" } πέφτει κατά ένα. Η ΕΣΣΔ επιτίθεται στη Νότια Κορέα: ζαριά, −1 για κάθε γειτονική χώρα που ελέγχουν οι ΗΠΑ. Με 4–6 κερδίζει 2 ΠΝ και όλη η Επιρροή των ΗΠΑ εκεί γίνεται δική της. Σε κάθε περίπτωση παίρνει τόσους πόντους Στρατιωτικών Επιχειρήσεων όσους αξίζει γι’ αυτήν η κάρτα, 2 αν την παίξουν οι ΗΠΑ.
card-romanian-abdication-text = Αφαιρείται όλη η Επιρροή των ΗΠΑ από τη Ρουμανία· αν μετά η ΕΣΣΔ έχει εκεί λιγότερους από 3 πόντους, συμπληρώνει 3.
card-arab-israeli-war-text = Η ΕΣΣΔ επιτίθεται στο Ισραήλ: ζαριά, −1 αν οι ΗΠΑ ελέγχουν το Ισραήλ και −1 για κάθε γειτονική χώρα που ελέγχουν. Με 4–6 κερδίζει 2 ΠΝ και όλη η Επιρροή των ΗΠΑ εκεί γίνεται δική της. Σε κάθε περίπτωση παίρνει 2 πόντους Στρατιωτικών Επιχειρήσεων. Δεν μπορεί να συμβεί μετά την κάρτα «{ word-camp-david-accords }».
card-arab-israeli-war-text-edition-first = Η ΕΣΣΔ επιτίθεται στο Ισραήλ: ζαριά, −1 για κάθε γειτονική χώρα που ελέγχουν οι ΗΠΑ. Με 4–6 κερδίζει 2 ΠΝ και όλη η Επιρροή των ΗΠΑ εκεί γίνεται δική της. Σε κάθε περίπτωση παίρνει τόσους πόντους Στρατιωτικών Επιχειρήσεων όσους αξίζει γι’ αυτήν η κάρτα, 2 αν την παίξουν οι ΗΠΑ. Δεν μπορεί να συμβεί μετά την κάρτα «{ word-camp-david-accords }».
card-comecon-text = Η ΕΣΣΔ προσθέτει από έναν πόντο Επιρροής σε τέσσερις χώρες της Ανατολικής Ευρώπης που δεν ελέγχουν οι ΗΠΑ.
card-nasser-text = Η ΕΣΣΔ προσθέτει 2 πόντους Επιρροής στην Αίγυπτο και οι ΗΠΑ χάνουν εκεί τη μισή τους Επιρροή, με στρογγύλεμα προς τα πάνω.
card-warsaw-pact-formed-text = Η ΕΣΣΔ επιλέγει: αφαιρεί όλη την Επιρροή των ΗΠΑ από έως τέσσερις χώρες της Ανατολικής Ευρώπης, ή προσθέτει εκεί 5 δικούς της πόντους, το πολύ 2 σε κάθε χώρα. Από τώρα μπορεί να συμβεί το «{ word-nato }».
card-de-gaulle-leads-france-text = Οι ΗΠΑ χάνουν 2 πόντους Επιρροής στη Γαλλία και η ΕΣΣΔ προσθέτει 1 εκεί. Ως το τέλος του παιχνιδιού το «{ word-nato }» δεν προστατεύει τη Γαλλία.
card-captured-nazi-scientist-text = Ο παίκτης προχωρεί μία θέση στον Αγώνα για το Διάστημα, με τους πόντους και την ικανότητά της. Δεν μετράει ως προσπάθεια.
card-truman-doctrine-text = Οι ΗΠΑ διαλέγουν μια ευρωπαϊκή χώρα που δεν ελέγχει καμία πλευρά και αφαιρούν από εκεί όλη την Επιρροή της ΕΣΣΔ.
card-olympic-games-text = Ο αντίπαλος συμμετέχει ή μποϊκοτάρει. Συμμετοχή: ρίχνουν και οι δύο από ένα ζάρι, ο παίκτης με +2· όποιος φέρει το μεγαλύτερο άθροισμα κερδίζει 2 ΠΝ, και σε ισοπαλία ξαναρίχνουν. Μποϊκοτάζ: το { "DEFCON" } μειώνεται κατά 1 και ο παίκτης μπορεί να εκτελέσει Επιχειρήσεις αξίας 4 πόντων.
card-nato-text = Μπορεί να συμβεί μόνο μετά την κάρτα «{ word-warsaw-pact-formed }» ή «{ word-marshall-plan }». Ως το τέλος του παιχνιδιού η ΕΣΣΔ δεν μπορεί να στρέψει Πραξικοπήματα ή ζαριές Ανακατάταξης εναντίον ευρωπαϊκών χωρών που ελέγχουν οι ΗΠΑ, και καμία πλευρά δεν μπορεί να στρέψει εναντίον τους την κάρτα «{ word-brush-war }».
card-nato-text-edition-first = Μπορεί να συμβεί μόνο μετά την κάρτα «{ word-warsaw-pact-formed }» ή «{ word-marshall-plan }». Ως το τέλος του παιχνιδιού η ΕΣΣΔ δεν μπορεί να στρέψει Πραξικοπήματα ή ζαριές Ανακατάταξης εναντίον ευρωπαϊκών χωρών που ελέγχουν οι ΗΠΑ.
card-independent-reds-text = Οι ΗΠΑ διαλέγουν Γιουγκοσλαβία, Ρουμανία, Βουλγαρία, Ουγγαρία ή Τσεχοσλοβακία και προσθέτουν Επιρροή εκεί ώσπου να εξισωθούν με την ΕΣΣΔ.
card-marshall-plan-text = Οι ΗΠΑ προσθέτουν από έναν πόντο Επιρροής σε επτά χώρες της Δυτικής Ευρώπης που δεν ελέγχει η ΕΣΣΔ. Από τώρα μπορεί να συμβεί το «{ word-nato }».
card-indo-pakistani-war-text = Ο παίκτης επιτίθεται στην Ινδία ή στο Πακιστάν: ζαριά, −1 για κάθε χώρα γειτονική με τον στόχο που ελέγχει ο αντίπαλος. Με 4–6 κερδίζει 2 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει 2 πόντους Στρατιωτικών Επιχειρήσεων.
card-indo-pakistani-war-text-edition-first = Ο παίκτης επιτίθεται στην Ινδία ή στο Πακιστάν: ζαριά, −1 για κάθε χώρα γειτονική με τον στόχο που ελέγχει ο αντίπαλος. Με 4–6 κερδίζει 2 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει τόσους πόντους Στρατιωτικών Επιχειρήσεων όσους αξίζει γι’ αυτόν η κάρτα.
card-containment-text = Ως το τέλος του γύρου κάθε κάρτα των ΗΠΑ αξίζει έναν πόντο Επιχειρήσεων παραπάνω, με ανώτατο όριο το 4.
card-cia-created-text = Η ΕΣΣΔ δείχνει τις κάρτες του χεριού της. Έπειτα οι ΗΠΑ μπορούν να εκτελέσουν Επιχειρήσεις με την αξία αυτής της κάρτας.
card-us-japan-mutual-defense-pact-text = Οι ΗΠΑ προσθέτουν Επιρροή στην Ιαπωνία ώσπου να την ελέγχουν. Ως το τέλος του παιχνιδιού η ΕΣΣΔ δεν μπορεί να κάνει εκεί Πραξικοπήματα ή ζαριές Ανακατάταξης.
card-suez-crisis-text = Η ΕΣΣΔ αφαιρεί 4 πόντους Επιρροής των ΗΠΑ από το Ισραήλ, το Ηνωμένο Βασίλειο και τη Γαλλία, το πολύ 2 από κάθε χώρα.
card-east-european-unrest-text = Οι ΗΠΑ αφαιρούν από έναν πόντο Επιρροής της ΕΣΣΔ σε τρεις χώρες της Ανατολικής Ευρώπης· από τον γύρο 8 και μετά, από 2.
card-decolonization-text = Η ΕΣΣΔ προσθέτει από έναν πόντο Επιρροής σε τέσσερις χώρες της Αφρικής ή της Νοτιοανατολικής Ασίας.
card-red-scare-purge-text = Ως το τέλος του γύρου κάθε κάρτα του αντιπάλου αξίζει έναν πόντο Επιχειρήσεων λιγότερο, αλλά τουλάχιστον 1.
card-un-intervention-text = Παίζεται μαζί με μια κάρτα του χεριού που έχει Γεγονός του αντιπάλου: το Γεγονός δεν συμβαίνει και ο παίκτης μπορεί να εκτελέσει Επιχειρήσεις με την αξία εκείνης της κάρτας ή να τη δώσει στον Αγώνα για το Διάστημα. Οι ΗΠΑ μπορούν να την παίξουν και με κάρτα που τράβηξαν με την «{ word-grain-sales-to-soviets }». Και οι δύο κάρτες ξεσκαρτάρονται. Δεν επιτρέπεται στη Φάση Εκκίνησης.
card-un-intervention-text-edition-first = Παίζεται μαζί με μια κάρτα του χεριού που έχει Γεγονός του αντιπάλου: το Γεγονός δεν συμβαίνει και ο παίκτης μπορεί να εκτελέσει Επιχειρήσεις με την αξία εκείνης της κάρτας ή να τη δώσει στον Αγώνα για το Διάστημα. Οι ΗΠΑ μπορούν να την παίξουν και με κάρτα που τράβηξαν με την «{ word-grain-sales-to-soviets }». Και οι δύο κάρτες ξεσκαρτάρονται. Επιτρέπεται και στη Φάση Εκκίνησης.
card-de-stalinization-text = Η ΕΣΣΔ μπορεί να μετακινήσει έως 4 πόντους της Επιρροής της σε χώρες που δεν ελέγχουν οι ΗΠΑ, προσθέτοντας το πολύ 2 σε καθεμία.
card-nuclear-test-ban-text = Ο παίκτης κερδίζει τόσους ΠΝ όση η διαφορά του { "DEFCON" } από το 2. Έπειτα το { "DEFCON" } βελτιώνεται κατά 2, ως το 5.
card-formosan-resolution-text = Η Ταϊβάν μετράει ως Πεδίο Μάχης αν την ελέγχουν οι ΗΠΑ, μόνο όμως όταν σκοράρεται η Ασία. Λήγει όταν οι ΗΠΑ παίξουν την Κάρτα της Κίνας.
card-brush-war-text = Ο παίκτης επιτίθεται σε χώρα με Σταθερότητα 1 ή 2 που δεν την προστατεύει το «{ word-nato }»: ζαριά, −1 για κάθε γειτονική χώρα που ελέγχει ο αντίπαλος (η υπερδύναμή του μετράει ως μία). Με 3–6 κερδίζει 1 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει 3 πόντους Στρατιωτικών Επιχειρήσεων.
card-brush-war-text-edition-first = Ο παίκτης επιτίθεται σε χώρα με Σταθερότητα 1 ή 2: ζαριά, −1 για κάθε γειτονική χώρα που ελέγχει ο αντίπαλος (η υπερδύναμή του μετράει ως μία). Με 3–6 κερδίζει 1 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει τόσους πόντους Στρατιωτικών Επιχειρήσεων όσους αξίζει γι’ αυτόν η κάρτα.
card-central-america-scoring-text = Σκοράρεται η Κεντρική Αμερική και μετράει η διαφορά. Παρουσία 1, Κυριαρχία 3, Έλεγχος 5· 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης και για κάθε ελεγχόμενη χώρα που γειτονεύει με την αντίπαλη υπερδύναμη.
card-southeast-asia-scoring-text = Κάθε πλευρά παίρνει 2 για τον Έλεγχο της Ταϊλάνδης και από 1 για κάθε άλλη χώρα της Νοτιοανατολικής Ασίας που ελέγχει· μετράει η διαφορά.
card-arms-race-text = Αν ο παίκτης έχει περισσότερες Στρατιωτικές Επιχειρήσεις από τον αντίπαλο, κερδίζει 1 ΠΝ· αν φτάνουν και το απαιτούμενο όριο, κερδίζει 3 ΠΝ.
card-cuban-missile-crisis-text = Το { "DEFCON" } γίνεται 2. Ως το τέλος του γύρου ο αντίπαλος χάνει το παιχνίδι αν επιχειρήσει οπουδήποτε Πραξικόπημα. Μπορεί να δώσει τέλος στην κρίση οποτεδήποτε, αφαιρώντας 2 πόντους της δικής του Επιρροής από μία χώρα: η ΕΣΣΔ από την Κούβα, οι ΗΠΑ από τη Δυτική Γερμανία ή την Τουρκία.
card-nuclear-subs-text = Ως το τέλος του γύρου τα Πραξικοπήματα των ΗΠΑ σε Πεδία Μάχης δεν μειώνουν το { "DEFCON" }.
card-quagmire-text = Από την επόμενη Σειρά Ενεργειών τους οι ΗΠΑ δεν κάνουν τίποτε άλλο παρά να ξεσκαρτάρουν μια κάρτα αξίας 2 ή παραπάνω και να ρίχνουν ζάρι· με 1–4 ελευθερώνονται από την επόμενη Σειρά. Χωρίς τέτοια κάρτα παίζουν μόνο Κάρτες Σκοραρίσματος. Ακυρώνει την κάρτα «{ word-norad }».
card-quagmire-text-edition-first = Από την επόμενη Σειρά Ενεργειών τους οι ΗΠΑ δεν κάνουν τίποτε άλλο παρά να ξεσκαρτάρουν μια κάρτα αξίας 2 ή παραπάνω και να ρίχνουν ζάρι· με 1–4 ελευθερώνονται από την επόμενη Σειρά. Χωρίς τέτοια κάρτα παίζουν μόνο Κάρτες Σκοραρίσματος.
card-salt-negotiations-text = Το { "DEFCON" } βελτιώνεται κατά 2. Ως το τέλος του γύρου όλες οι ζαριές Πραξικοπήματος, και των δύο πλευρών, έχουν −1. Ο παίκτης μπορεί να πάρει μια κάρτα από τη στοίβα ξεσκαρταρίσματος, εκτός από Κάρτα Σκοραρίσματος, και τη δείχνει.
card-bear-trap-text = Από την επόμενη Σειρά Ενεργειών της η ΕΣΣΔ δεν κάνει τίποτε άλλο παρά να ξεσκαρτάρει μια κάρτα αξίας 2 ή παραπάνω και να ρίχνει ζάρι· με 1–4 ελευθερώνεται από την επόμενη Σειρά. Χωρίς τέτοια κάρτα παίζει μόνο Κάρτες Σκοραρίσματος.
card-summit-text = Ρίχνουν και οι δύο από ένα ζάρι, με +1 για κάθε Περιοχή όπου έχουν Κυριαρχία ή Έλεγχο. Όποιος φέρει το μεγαλύτερο άθροισμα κερδίζει 2 ΠΝ και μπορεί να αλλάξει το { "DEFCON" } κατά 1 προς τα πάνω ή προς τα κάτω. Η ισοπαλία δεν έχει αποτέλεσμα.
card-how-i-learned-to-stop-worrying-text = Ο παίκτης ορίζει το { "DEFCON" } σε όποιο επίπεδο θέλει, από 1 έως 5, και τις δικές του Στρατιωτικές Επιχειρήσεις στο 5.
card-junta-text = Ο παίκτης προσθέτει 2 πόντους Επιρροής σε μία χώρα της Κεντρικής ή της Νότιας Αμερικής. Έπειτα μπορεί να κάνει δωρεάν Πραξικόπημα ή ζαριές Ανακατάταξης σε μία από αυτές τις Περιοχές, με την αξία αυτής της κάρτας.
card-kitchen-debates-text = Αν οι ΗΠΑ ελέγχουν σε ολόκληρο τον χάρτη περισσότερα Πεδία Μάχης από την ΕΣΣΔ, κερδίζουν 2 ΠΝ.
card-missile-envy-text = Ο αντίπαλος δίνει στον παίκτη την κάρτα του χεριού του με τη μεγαλύτερη αξία (σε ισοτιμία διαλέγει ο ίδιος) και παίρνει αυτήν εδώ. Αν η κάρτα είναι του παίκτη ή ουδέτερη, το Γεγονός της συμβαίνει· αλλιώς δίνει Επιχειρήσεις χωρίς Γεγονός. Ο αντίπαλος πρέπει να παίξει αυτή την κάρτα για Επιχειρήσεις στην επόμενη Σειρά Ενεργειών του και ως τότε δεν μπορεί να τη διαλέξει ως Κάρτα Εκκίνησης.
card-we-will-bury-you-text = Το { "DEFCON" } μειώνεται κατά 1. Αν οι ΗΠΑ δεν παίξουν ως Γεγονός την κάρτα «{ word-un-intervention }» στην επόμενη Σειρά Ενεργειών τους, η ΕΣΣΔ κερδίζει τότε 3 ΠΝ, πριν από όσους πόντους πάρουν οι ΗΠΑ.
card-brezhnev-doctrine-text = Ως το τέλος του γύρου κάθε κάρτα της ΕΣΣΔ αξίζει έναν πόντο Επιχειρήσεων παραπάνω, με ανώτατο όριο το 4.
card-portuguese-empire-crumbles-text = Η ΕΣΣΔ προσθέτει 2 πόντους Επιρροής στην Ανγκόλα και 2 στα Κράτη της Νοτιοανατολικής Αφρικής.
card-south-african-unrest-text = Η ΕΣΣΔ επιλέγει: προσθέτει 2 πόντους Επιρροής στη Νότια Αφρική, ή 1 στη Νότια Αφρική και 2 στις γειτονικές Ανγκόλα και Μποτσουάνα, μοιρασμένους όπως θέλει.
card-allende-text = Η ΕΣΣΔ προσθέτει 2 πόντους Επιρροής στη Χιλή.
card-willy-brandt-text = Η ΕΣΣΔ κερδίζει 1 ΠΝ και προσθέτει έναν πόντο Επιρροής στη Δυτική Γερμανία, την οποία το «{ word-nato }» παύει να προστατεύει. Η προστασία επιστρέφει με την κάρτα { word-tear-down-this-wall }, μετά την οποία αυτό το Γεγονός δεν μπορεί να συμβεί.
card-muslim-revolution-text = Η ΕΣΣΔ διαλέγει δύο από τις παρακάτω χώρες και αφαιρεί από εκεί όλη την Επιρροή των ΗΠΑ: Αίγυπτος, Ιράν, Ιράκ, Ιορδανία, Λιβύη, Σαουδική Αραβία, Σουδάν, Συρία. Δεν μπορεί να συμβεί μετά την κάρτα «{ word-awacs-sale-to-saudis }».
card-muslim-revolution-text-edition-first = Η ΕΣΣΔ διαλέγει δύο από τις παρακάτω χώρες και αφαιρεί από εκεί όλη την Επιρροή των ΗΠΑ: Αίγυπτος, Ιράν, Ιράκ, Ιορδανία, Λιβύη, Σαουδική Αραβία, Σουδάν, Συρία.
card-abm-treaty-text = Το { "DEFCON" } βελτιώνεται κατά 1. Έπειτα ο παίκτης εκτελεί Επιχειρήσεις με την αξία αυτής της κάρτας.
card-cultural-revolution-text = Αν οι ΗΠΑ έχουν την Κάρτα της Κίνας, την παίρνει η ΕΣΣΔ, ανοιχτή. Αν την έχει ήδη η ΕΣΣΔ, κερδίζει 1 ΠΝ.
card-flower-power-text = Από τώρα η ΕΣΣΔ κερδίζει 2 ΠΝ κάθε φορά που οι ΗΠΑ παίζουν κάρτα πολέμου ως Γεγονός ή για Επιχειρήσεις, όχι όμως στον Αγώνα για το Διάστημα. Κάρτες πολέμου: { word-korean-war }, { word-arab-israeli-war }, { word-indo-pakistani-war }, { word-brush-war }, { word-iran-iraq-war }. Την ακυρώνει και την αποκλείει η κάρτα { word-an-evil-empire }.
card-u2-incident-text = Η ΕΣΣΔ κερδίζει 1 ΠΝ, και έναν ακόμη την πρώτη φορά που κάποια πλευρά θα παίξει αργότερα στον ίδιο γύρο την κάρτα «{ word-un-intervention }» ως Γεγονός.
card-opec-text = Η ΕΣΣΔ κερδίζει από 1 ΠΝ για καθεμία από αυτές τις χώρες που ελέγχει: Αίγυπτος, Κράτη του Κόλπου, Ιράν, Ιράκ, Λιβύη, Σαουδική Αραβία, Βενεζουέλα. Δεν μπορεί να συμβεί μετά την κάρτα «{ word-north-sea-oil }».
card-lone-gunman-text = Οι ΗΠΑ δείχνουν τις κάρτες του χεριού τους. Έπειτα η ΕΣΣΔ μπορεί να εκτελέσει Επιχειρήσεις με την αξία αυτής της κάρτας.
card-colonial-rear-guards-text = Οι ΗΠΑ προσθέτουν από έναν πόντο Επιρροής σε τέσσερις χώρες της Αφρικής ή της Νοτιοανατολικής Ασίας.
card-panama-canal-returned-text = Οι ΗΠΑ προσθέτουν από έναν πόντο Επιρροής στον Παναμά, στην Κόστα Ρίκα και στη Βενεζουέλα.
card-camp-david-accords-text = Οι ΗΠΑ κερδίζουν 1 ΠΝ και προσθέτουν από έναν πόντο Επιρροής στο Ισραήλ, στην Ιορδανία και στην Αίγυπτο. Από τώρα δεν μπορεί να συμβεί το Γεγονός «{ word-arab-israeli-war }».
card-puppet-governments-text = Οι ΗΠΑ μπορούν να προσθέσουν από έναν πόντο Επιρροής σε έως τρεις χώρες όπου καμία πλευρά δεν έχει Επιρροή.
card-grain-sales-to-soviets-text = Οι ΗΠΑ τραβούν μια τυχαία κάρτα από το χέρι της ΕΣΣΔ και είτε την παίζουν είτε την επιστρέφουν. Αν την επιστρέψουν, ή αν το χέρι είναι άδειο, μπορούν να εκτελέσουν Επιχειρήσεις με την αξία αυτής της κάρτας.
card-john-paul-ii-elected-pope-text = Η ΕΣΣΔ χάνει 2 πόντους Επιρροής στην Πολωνία και οι ΗΠΑ προσθέτουν 1 εκεί. Από τώρα μπορεί να συμβεί το Γεγονός «{ word-solidarity }».
card-latin-american-death-squads-text = Ως το τέλος του γύρου, στην Κεντρική και τη Νότια Αμερική οι ζαριές Πραξικοπήματος του παίκτη έχουν +1 και του αντιπάλου −1.
card-oas-founded-text = Οι ΗΠΑ προσθέτουν 2 πόντους Επιρροής στην Κεντρική ή τη Νότια Αμερική, σε μία χώρα ή σε δύο.
card-nixon-plays-the-china-card-text = Αν η ΕΣΣΔ έχει την Κάρτα της Κίνας, την παίρνουν οι ΗΠΑ, κλειστή. Αν την έχουν ήδη οι ΗΠΑ, κερδίζουν 2 ΠΝ.
card-nixon-plays-the-china-card-text-edition-first = Αν η ΕΣΣΔ έχει την Κάρτα της Κίνας, την παίρνουν οι ΗΠΑ, ανοιχτή. Αν την έχουν ήδη οι ΗΠΑ, κερδίζουν 2 ΠΝ.
card-sadat-expels-soviets-text = Αφαιρείται όλη η Επιρροή της ΕΣΣΔ από την Αίγυπτο και οι ΗΠΑ προσθέτουν 1 πόντο εκεί.
card-shuttle-diplomacy-text = Στο επόμενο «{ word-asia-scoring }» ή «{ word-middle-east-scoring }» οι ΗΠΑ διαλέγουν ένα Πεδίο Μάχης που ελέγχει η ΕΣΣΔ, το οποίο δεν μετράει για εκείνη. Έπειτα η κάρτα ξεσκαρτάρεται. Το Τελικό Σκοράρισμα δεν επηρεάζεται.
card-the-voice-of-america-text = Οι ΗΠΑ αφαιρούν 4 πόντους Επιρροής της ΕΣΣΔ από χώρες εκτός Ευρώπης, το πολύ 2 από κάθε χώρα.
card-liberation-theology-text = Η ΕΣΣΔ προσθέτει 3 πόντους Επιρροής στην Κεντρική Αμερική, το πολύ 2 σε κάθε χώρα.
card-ussuri-river-skirmish-text = Αν η ΕΣΣΔ έχει την Κάρτα της Κίνας, την παίρνουν οι ΗΠΑ, ανοιχτή. Αν την έχουν ήδη οι ΗΠΑ, προσθέτουν 4 πόντους Επιρροής στην Ασία, το πολύ 2 σε κάθε χώρα.
card-ask-not-what-your-country-can-do-for-you-text = Οι ΗΠΑ μπορούν να ξεσκαρτάρουν όσες κάρτες του χεριού τους θέλουν, ακόμη και σκοραρίσματος, χωρίς αποτέλεσμα. Έπειτα τραβούν ισάριθμες νέες.
card-alliance-for-progress-text = Οι ΗΠΑ κερδίζουν από 1 ΠΝ για κάθε Πεδίο Μάχης που ελέγχουν στην Κεντρική και τη Νότια Αμερική.
card-africa-scoring-text = Σκοράρεται η Αφρική και μετράει η διαφορά. Παρουσία 1, Κυριαρχία 4, Έλεγχος 6· 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης.
card-one-small-step-text = Αν ο παίκτης υστερεί στον Αγώνα για το Διάστημα, προχωρεί δύο θέσεις και παίρνει μόνο τους πόντους της δεύτερης. Δεν μετράει ως προσπάθεια.
card-south-america-scoring-text = Σκοράρεται η Νότια Αμερική και μετράει η διαφορά. Παρουσία 2, Κυριαρχία 5, Έλεγχος 6· 1 επιπλέον για κάθε ελεγχόμενο Πεδίο Μάχης.
card-iranian-hostage-crisis-text = Αφαιρείται όλη η Επιρροή των ΗΠΑ από το Ιράν και η ΕΣΣΔ προσθέτει 2 πόντους εκεί. Από τώρα η κάρτα «{ word-terrorism }», όταν την παίζει η ΕΣΣΔ, κοστίζει στις ΗΠΑ δύο κάρτες.
card-the-iron-lady-text = Οι ΗΠΑ κερδίζουν 1 ΠΝ. Η ΕΣΣΔ προσθέτει έναν πόντο Επιρροής στην Αργεντινή και χάνει όλη την Επιρροή της στο Ηνωμένο Βασίλειο. Από τώρα δεν μπορεί να συμβεί το Γεγονός «{ word-socialist-governments }».
card-reagan-bombs-libya-text = Οι ΗΠΑ κερδίζουν 1 ΠΝ για κάθε 2 πόντους Επιρροής της ΕΣΣΔ στη Λιβύη, με στρογγύλεμα προς τα κάτω.
card-star-wars-text = Μόνο αν οι ΗΠΑ προηγούνται στον Αγώνα για το Διάστημα: διαλέγουν μια κάρτα από τη στοίβα ξεσκαρταρίσματος, εκτός από Κάρτα Σκοραρίσματος, και εκτελούν αμέσως το Γεγονός της.
card-north-sea-oil-text = Από τώρα δεν μπορεί να συμβεί το Γεγονός «{ word-opec }». Σε αυτόν τον γύρο οι ΗΠΑ μπορούν να παίξουν όγδοη Σειρά Ενεργειών.
card-the-reformer-text = Η ΕΣΣΔ προσθέτει 4 πόντους Επιρροής στην Ευρώπη, και έως 2 ακόμη αν προηγείται σε ΠΝ, το πολύ 2 σε κάθε χώρα. Ως το τέλος του παιχνιδιού δεν μπορεί να κάνει Πραξικοπήματα στην Ευρώπη. Ενισχύει την κάρτα «{ word-glasnost }».
card-marine-barracks-bombing-text = Αφαιρείται όλη η Επιρροή των ΗΠΑ από τον Λίβανο. Έπειτα η ΕΣΣΔ αφαιρεί άλλους 2 πόντους Επιρροής των ΗΠΑ από τη Μέση Ανατολή, από μία χώρα ή από δύο.
card-soviets-shoot-down-kal-007-text = Το { "DEFCON" } μειώνεται κατά 1 και οι ΗΠΑ κερδίζουν 2 ΠΝ. Αν ελέγχουν τη Νότια Κορέα, μπορούν να τοποθετήσουν Επιρροή ή να κάνουν ζαριές Ανακατάταξης με την αξία αυτής της κάρτας.
card-glasnost-text = Η ΕΣΣΔ κερδίζει 2 ΠΝ και το { "DEFCON" } βελτιώνεται κατά 1. Αν ισχύει η κάρτα «{ word-the-reformer }», η ΕΣΣΔ μπορεί να τοποθετήσει Επιρροή ή να κάνει ζαριές Ανακατάταξης με την αξία αυτής της κάρτας.
card-ortega-elected-in-nicaragua-text = Αφαιρείται όλη η Επιρροή των ΗΠΑ από τη Νικαράγουα. Έπειτα η ΕΣΣΔ μπορεί να κάνει δωρεάν Πραξικόπημα σε χώρα που γειτονεύει με τη Νικαράγουα, με την αξία αυτής της κάρτας.
card-terrorism-text = Ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα από το χέρι του, χωρίς αποτέλεσμα. Αν την παίξει η ΕΣΣΔ μετά την κάρτα «{ word-iranian-hostage-crisis }», οι ΗΠΑ ξεσκαρτάρουν δύο.
card-iran-contra-scandal-text = Ως το τέλος του γύρου όλες οι ζαριές Ανακατάταξης των ΗΠΑ έχουν −1.
card-chernobyl-text = Οι ΗΠΑ ονομάζουν μια Περιοχή. Ως το τέλος του γύρου η ΕΣΣΔ δεν μπορεί να τοποθετήσει εκεί Επιρροή με πόντους Επιχειρήσεων· Πραξικοπήματα και Γεγονότα δεν επηρεάζονται.
card-latin-american-debt-crisis-text = Αν οι ΗΠΑ δεν ξεσκαρτάρουν αμέσως μια κάρτα αξίας 3 ή περισσότερων πόντων Επιχειρήσεων, η ΕΣΣΔ διπλασιάζει την Επιρροή της σε έως δύο χώρες της Νότιας Αμερικής.
card-tear-down-this-wall-text = Οι ΗΠΑ προσθέτουν 3 πόντους Επιρροής στην Ανατολική Γερμανία. Έπειτα μπορούν να κάνουν δωρεάν Πραξικόπημα ή ζαριές Ανακατάταξης στην Ευρώπη με την αξία αυτής της κάρτας. Ακυρώνει ή αποκλείει το Γεγονός «{ word-willy-brandt }».
card-an-evil-empire-text = Οι ΗΠΑ κερδίζουν 1 ΠΝ. Ακυρώνει ή αποκλείει το Γεγονός «{ word-flower-power }».
card-aldrich-ames-remix-text = Οι ΗΠΑ παίζουν με ανοιχτές κάρτες ως το τέλος του γύρου. Η ΕΣΣΔ διαλέγει μία από αυτές τις κάρτες, που ξεσκαρτάρεται.
card-aldrich-ames-remix-text-edition-first = Οι ΗΠΑ δείχνουν τις κάρτες τους. Η ΕΣΣΔ ορίζει με ποια σειρά πρέπει να τις παίξουν οι ΗΠΑ σε αυτόν τον γύρο. Μια Κάρτα Σκοραρίσματος που αλλιώς δεν θα προλάβαινε μπορεί να παιχτεί νωρίτερα, και αν είναι περισσότερες, η πρώτη τους· η «{ word-un-intervention }» δίνει σε αυτή τη σειρά μόνο τις δικές της Επιχειρήσεις.
card-pershing-ii-deployed-text = Η ΕΣΣΔ κερδίζει 1 ΠΝ και αφαιρεί από έναν πόντο Επιρροής των ΗΠΑ σε έως τρεις χώρες της Δυτικής Ευρώπης.
card-wargames-text = Μόνο σε { "DEFCON" } 2: ο παίκτης μπορεί να δώσει στον αντίπαλο 6 ΠΝ και να τερματίσει αμέσως το παιχνίδι, χωρίς Τελικό Σκοράρισμα. Κερδίζει όποιος προηγείται σε ΠΝ.
card-solidarity-text = Μόνο μετά την κάρτα «{ word-john-paul-ii-elected-pope }»: οι ΗΠΑ προσθέτουν 3 πόντους Επιρροής στην Πολωνία.
card-iran-iraq-war-text = Ο παίκτης επιτίθεται στο Ιράν ή στο Ιράκ: ζαριά, −1 για κάθε χώρα γειτονική με τον στόχο που ελέγχει ο αντίπαλος. Με 4–6 κερδίζει 2 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει 2 πόντους Στρατιωτικών Επιχειρήσεων.
card-iran-iraq-war-text-edition-first = Ο παίκτης επιτίθεται στο Ιράν ή στο Ιράκ: ζαριά, −1 για κάθε χώρα γειτονική με τον στόχο που ελέγχει ο αντίπαλος. Με 4–6 κερδίζει 2 ΠΝ και όλη η αντίπαλη Επιρροή εκεί γίνεται δική του. Σε κάθε περίπτωση παίρνει τόσους πόντους Στρατιωτικών Επιχειρήσεων όσους αξίζει γι’ αυτόν η κάρτα.
card-defectors-text = Ως Κάρτα Εκκίνησης των ΗΠΑ ακυρώνει την Κάρτα Εκκίνησης της ΕΣΣΔ. Αν την παίξει η ίδια η ΕΣΣΔ στη Σειρά Ενεργειών της, εκτός από τον Αγώνα για το Διάστημα, οι ΗΠΑ κερδίζουν 1 ΠΝ.
card-the-cambridge-five-text = Οι ΗΠΑ δείχνουν τις Κάρτες Σκοραρίσματος του χεριού τους. Η ΕΣΣΔ μπορεί να προσθέσει έναν πόντο Επιρροής σε μία χώρα Περιοχής που αναφέρει κάποια από αυτές. Δεν μπορεί να συμβεί από τον γύρο 8 και μετά.
card-special-relationship-text = Αν οι ΗΠΑ ελέγχουν το Ηνωμένο Βασίλειο, προσθέτουν έναν πόντο Επιρροής σε μία γειτονική του χώρα. Αν ισχύει το «{ word-nato }», προσθέτουν αντί γι’ αυτό 2 πόντους σε μία χώρα της Δυτικής Ευρώπης και κερδίζουν 2 ΠΝ.
card-norad-text = Στο τέλος κάθε Σειράς Ενεργειών στην οποία το { "DEFCON" } έφτασε στο 2, οι ΗΠΑ, αν ελέγχουν τον Καναδά, προσθέτουν έναν πόντο Επιρροής σε χώρα όπου έχουν ήδη Επιρροή. Λήγει με την κάρτα «{ word-quagmire }».
card-che-text = Η ΕΣΣΔ μπορεί να κάνει Πραξικόπημα με την αξία αυτής της κάρτας σε χώρα της Αφρικής, της Κεντρικής ή της Νότιας Αμερικής που δεν είναι Πεδίο Μάχης. Αν έτσι αφαιρεθεί Επιρροή των ΗΠΑ, μπορεί να κάνει και δεύτερο σε άλλη τέτοια χώρα.
card-our-man-in-tehran-text = Μόνο αν οι ΗΠΑ ελέγχουν μια χώρα της Μέσης Ανατολής: κοιτούν τις πέντε πρώτες κάρτες της στοίβας τραβήγματος και μπορούν να δείξουν και να ξεσκαρτάρουν όσες θέλουν, χωρίς αποτέλεσμα. Οι υπόλοιπες ανακατεύονται πίσω στη στοίβα.
card-yuri-and-samantha-text = Ως το τέλος του γύρου η ΕΣΣΔ κερδίζει 1 ΠΝ για κάθε Πραξικόπημα που επιχειρούν οι ΗΠΑ.
card-awacs-sale-to-saudis-text = Οι ΗΠΑ προσθέτουν 2 πόντους Επιρροής στη Σαουδική Αραβία. Από τώρα δεν μπορεί να συμβεί το Γεγονός «{ word-muslim-revolution }».

# Κεφάλαια του βιβλίου κανόνων

chapter-1-0 = Εισαγωγή
chapter-2-0 = Περιεχόμενα
chapter-2-1-1 = Οι Περιοχές του χάρτη
chapter-2-1-3 = Χώρες και συνδέσεις
chapter-2-1-7 = Έλεγχος και αρχική Επιρροή
chapter-2-2 = Κάρτες
chapter-3-1 = Προετοιμασία: κάρτες και Επιρροή
chapter-3-4 = Προετοιμασία: δείκτες
chapter-4-1 = Γύροι και Ενεργός Παίκτης
chapter-4-3 = Στοίβα τραβήγματος και ανακάτεμα
chapter-4-5 = Η πορεία του γύρου
chapter-4-5-c-choice = Φάση Εκκίνησης: η επιλογή
chapter-4-5-c-order = Φάση Εκκίνησης: σειρά και αποτέλεσμα
chapter-4-5-d = Σειρές Ενεργειών
chapter-4-5-e = Το τέλος του γύρου
chapter-5-1 = Το παίξιμο μιας κάρτας
chapter-5-2 = Γεγονότα του αντιπάλου
chapter-5-2-examples = Γεγονότα που δεν συμβαίνουν: παραδείγματα
chapter-5-3 = Ξεσκαρτάρισμα και κείμενα καρτών
chapter-6-0 = Επιχειρήσεις
chapter-6-1-1 = Τοποθέτηση Επιρροής: πού
chapter-6-1-2 = Τοποθέτηση Επιρροής: κόστος
chapter-6-1-3 = Τοποθέτηση Επιρροής: κατανομή
chapter-6-2-1 = Ανακατατάξεις: η χώρα-στόχος
chapter-6-2-2 = Ανακατατάξεις: η ζαριά
chapter-6-3-1 = Πραξικοπήματα: στόχος και ζαριά
chapter-6-3-3 = Πραξικοπήματα: Στρατιωτικές Επιχειρήσεις, { "DEFCON" }, δωρεάν ζαριές
chapter-6-4-1 = Αγώνας για το Διάστημα: προσπάθειες
chapter-6-4-3 = Αγώνας για το Διάστημα: Πόντοι Νίκης
chapter-6-4-4 = Αγώνας για το Διάστημα: ειδικές ικανότητες
chapter-6-4-5 = Αγώνας για το Διάστημα: οι κάρτες και η τελευταία θέση
chapter-7-1 = Γεγονότα
chapter-7-4 = Μεταβολές της αξίας Επιχειρήσεων
chapter-7-4-2 = Πού μετράει η μεταβολή της αξίας
chapter-7-5 = Απαγορευμένα Γεγονότα και πόλεμοι
chapter-7-6-hands = Διευκρινίσεις: Γεγονότα για χέρια και κάρτες
chapter-7-6-others = Διευκρινίσεις: άλλα Γεγονότα
chapter-8-1 = { "DEFCON" } και Πυρηνικός Πόλεμος
chapter-8-1-5 = { "DEFCON" }: κλειστές Περιοχές
chapter-8-2-1 = Απαιτούμενες Στρατιωτικές Επιχειρήσεις
chapter-8-2-2 = Τι μετράει ως Στρατιωτικές Επιχειρήσεις
chapter-9-1 = Κάρτα της Κίνας: παίξιμο και παράδοση
chapter-9-5 = Κάρτα της Κίνας: περιορισμοί και αξία
chapter-10-1-1 = Σκοράρισμα: Παρουσία, Κυριαρχία, Έλεγχος
chapter-10-1-2 = Σκοράρισμα: επιπλέον πόντοι και άλλοι Πόντοι Νίκης
chapter-10-2 = Ο Μετρητής Πόντων Νίκης
chapter-10-3-1 = Άμεση Νίκη
chapter-10-3-2 = Τελικό Σκοράρισμα και νίκη
chapter-11 = Τουρνουά
chapter-12 = Κινεζικός Εμφύλιος Πόλεμος
chapter-late-war = Σενάριο των Τελευταίων Ημερών του Πολέμου
chapter-optional = Προαιρετικοί Κανόνες
chapter-editions = Σύγκριση των εκδόσεων

# Lessons

lesson-map-and-control = Ο χάρτης και ο Έλεγχος
lesson-map-and-control-sides = Ηγείστε των Ηνωμένων Πολιτειών· αντίπαλός σας είναι η Σοβιετική Ένωση. Και οι δύο πλευρές προσπαθούν να κερδίσουν τις χώρες του κόσμου με Επιρροή: οι μπλε αριθμοί είναι δικοί σας, οι κόκκινοι δικοί της.
lesson-map-and-control-regions = Ο χάρτης έχει έξι Περιοχές, καθεμιά με το χρώμα της. Οι γραμμές ενώνουν γειτονικές χώρες: όσες δεν ενώνονται με γραμμή δεν γειτονεύουν.
lesson-map-and-control-stability = Κάθε χώρα έχει έναν Αριθμό Σταθερότητας, από 1 έως 5. Δείχνει πόσο δύσκολα κερδίζεται. Οι χώρες με έντονο πλαίσιο είναι Πεδία Μάχης: μετρούν περισσότερο.
lesson-map-and-control-rule = Ελέγχετε μια χώρα όταν έχετε εκεί περισσότερη Επιρροή από τον αντίπαλο, με διαφορά τουλάχιστον ίση με τον Αριθμό Σταθερότητας.
lesson-map-and-control-examples = Η Πολωνία έχει Σταθερότητα 3 και 3 πόντους σοβιετικής Επιρροής: την ελέγχει η Σοβιετική Ένωση. Στη Γαλλία, επίσης με 3, έχετε μόνο 2, και δεν την ελέγχει κανείς. Η Ιταλία έχει Σταθερότητα 2, κι εσείς έχετε 1.
lesson-map-and-control-card = Η Επιρροή τοποθετείται με κάρτες. Κρατάτε την κάρτα «{ word-truman-doctrine }», που αξίζει 1 πόντο Επιχειρήσεων. Διαλέξτε την.
lesson-map-and-control-use = Χρησιμοποιήστε τον πόντο της για τοποθέτηση Επιρροής.
lesson-map-and-control-italy = Ένας πόντος Επιχειρήσεων, ένας πόντος Επιρροής: τοποθετήστε τον στην Ιταλία.
lesson-map-and-control-end = Τώρα έχετε 2 στην Ιταλία, και η Σταθερότητα είναι 2: η Ιταλία είναι δική σας. Το δείχνει ο δείκτης της, και θα μετρήσει για εσάς στο Σκοράρισμα της Ευρώπης.

lesson-placing-influence = Τοποθέτηση Επιρροής
lesson-placing-influence-points = Η κάρτα «{ word-nato }» αξίζει 4 πόντους Επιχειρήσεων. Παίξτε την και χρησιμοποιήστε τους πόντους για τοποθέτηση Επιρροής.
lesson-placing-influence-where = Μπορείτε να τοποθετήσετε όπου είχατε Επιρροή όταν άρχισε η Σειρά Ενεργειών, στις γειτονικές τους χώρες και δίπλα στην υπερδύναμή σας. Όσες χώρες μπορείτε να επιλέξετε φωτίζονται στον χάρτη.
lesson-placing-influence-france = Σε χώρα που ελέγχετε εσείς ή δεν ελέγχει κανείς, ένας πόντος Επιρροής κοστίζει έναν πόντο Επιχειρήσεων. Τοποθετήστε έναν στη Γαλλία: έτσι γίνεται δική σας.
lesson-placing-influence-enemy = Την Ελλάδα την ελέγχει η Σοβιετική Ένωση: 2 πόντοι Επιρροής με Σταθερότητα 2. Εκεί ένας πόντος Επιρροής κοστίζει δύο πόντους Επιχειρήσεων, αλλά σπάει τον Έλεγχο. Τοποθετήστε έναν στην Ελλάδα.
lesson-placing-influence-broken = 2 προς 1: κανείς δεν ελέγχει πια την Ελλάδα, και το κόστος είναι πάλι ένας πόντος. Τοποθετήστε εκεί και τον τελευταίο.
lesson-placing-influence-end = Τρεις πόντοι Επιρροής για τέσσερις πόντους Επιχειρήσεων. Οι πόντοι μοιράζονται σε όλο τον χάρτη, όχι όμως αλυσιδωτά: μια χώρα όπου μπαίνετε τώρα ανοίγει τις γειτονικές της μόνο από την επόμενη Σειρά Ενεργειών.

lesson-cards = Κάρτες: Γεγονότα και Επιχειρήσεις
lesson-cards-two-ways = Κάθε κάρτα χρησιμοποιείται με δύο τρόπους: για το Γεγονός, δηλαδή το κείμενό της, ή για Επιχειρήσεις, δηλαδή τον αριθμό της. Με Επιχειρήσεις τοποθετείτε Επιρροή ή κάνετε Πραξικοπήματα και Ανακατατάξεις.
lesson-cards-own = Η κάρτα «{ word-duck-and-cover }» έχει Γεγονός της δικής σας πλευράς: τη χρησιμοποιείτε όπως θέλετε. Διαλέξτε την.
lesson-cards-event = Αυτή τη φορά ας συμβεί το Γεγονός: διαλέξτε «{ word-event }».
lesson-cards-happened = Το { "DEFCON" } έπεσε στο 4 και κερδίσατε έναν Πόντο Νίκης. Τώρα θα έπαιζε κάρτα η Σοβιετική Ένωση· εδώ πάει πάσο.
lesson-cards-enemy = Η κάρτα «{ word-fidel }» έχει Γεγονός του αντιπάλου. Αν παίξετε τέτοια κάρτα, παίρνετε τις Επιχειρήσεις, αλλά συμβαίνει και το Γεγονός. Διαλέξτε την παρ’ όλα αυτά.
lesson-cards-order = Τουλάχιστον αποφασίζετε τι γίνεται πρώτα. Ας συμβεί πρώτα το Γεγονός: έτσι μπορείτε να απαντήσετε με τις Επιχειρήσεις.
lesson-cards-castro = Η Κούβα είναι πια σοβιετική. Η κάρτα είχε αστερίσκο, γι’ αυτό βγήκε οριστικά από το παιχνίδι. Και τώρα οι 2 πόντοι σας: τοποθετήστε Επιρροή.
lesson-cards-panama = Πάρτε τον Παναμά με τον πρώτο πόντο και πηγαίνετε στην Κόστα Ρίκα με τον δεύτερο.
lesson-cards-end = Οι κάρτες του αντιπάλου κάποτε πρέπει να παιχτούν, εσείς όμως διαλέγετε πότε και πώς θα τις αντιμετωπίσετε. Αυτή είναι η μισή τέχνη του παιχνιδιού.

lesson-coups = Πραξικοπήματα και { "DEFCON" }
lesson-coups-iran = Τώρα ηγείστε της Σοβιετικής Ένωσης. Στο Ιράν οι Ηνωμένες Πολιτείες έχουν έναν πόντο Επιρροής κι εσείς κανέναν. Ένα Πραξικόπημα μπορεί να το αλλάξει μονομιάς.
lesson-coups-card = Το Πραξικόπημα χρειάζεται Επιρροή του αντιπάλου στη χώρα, όχι δική σας. Παίξτε την κάρτα «{ word-comecon }», αξίας 3, και διαλέξτε Πραξικόπημα.
lesson-coups-sum = Ρίχνεται ένα ζάρι και προστίθενται οι 3 πόντοι σας. Αφαιρείται το διπλάσιο της Σταθερότητας: για το Ιράν 4. Ό,τι περισσεύει είναι η επιτυχία σας. Διαλέξτε το Ιράν.
lesson-coups-result = Το ζάρι δείχνει 4: 4 + 3 − 4 = 3. Ο ένας πόντος αμερικανικής Επιρροής χάθηκε, και οι άλλοι δύο έγιναν δικοί σας. Το Ιράν είναι δικό σας!
lesson-coups-military = Οι 3 πόντοι μετρούν και ως Στρατιωτικές Επιχειρήσεις. Στο τέλος του γύρου κάθε πλευρά πρέπει να έχει τόσες όσες δείχνει το { "DEFCON" }, αλλιώς κερδίζει πόντους ο αντίπαλος.
lesson-coups-defcon = Το Ιράν είναι Πεδίο Μάχης, γι’ αυτό το { "DEFCON" } έπεσε από το 5 στο 4. Κάτω από το 5 δεν γίνονται Πραξικοπήματα στην Ευρώπη, κάτω από το 4 ούτε στην Ασία, κάτω από το 3 ούτε στη Μέση Ανατολή.
lesson-coups-war = Στο { "DEFCON" } 1 ξεσπά πυρηνικός πόλεμος, και χάνει ο παίκτης στη σειρά του οποίου συμβαίνει. Προσοχή λοιπόν στα Πεδία Μάχης όταν το { "DEFCON" } είναι 2!

lesson-realignment = Ανακατάταξη
lesson-realignment-aim = Η Κούβα βρίσκεται σε σοβιετικά χέρια με 3 πόντους Επιρροής. Μια Ανακατάταξη μπορεί να τους αφαιρέσει. Δεν προσθέτει τίποτα δικό σας, αλλά δεν πειράζει το { "DEFCON" }.
lesson-realignment-card = Η κάρτα «{ word-independent-reds }» αξίζει 2, άρα δύο ζαριές. Παίξτε την και διαλέξτε Ανακατάταξη.
lesson-realignment-sums = Ρίχνουν και οι δύο πλευρές. Εσείς προσθέτετε 1 για κάθε γειτονική χώρα που ελέγχετε, την Αϊτή και τη Νικαράγουα, και 1 επειδή η χώρα σας γειτονεύει με την Κούβα. Η Σοβιετική Ένωση προσθέτει 1 για περισσότερη Επιρροή στην Κούβα. Διαλέξτε την Κούβα.
lesson-realignment-first = 3 + 3 για εσάς, 4 + 1 για τη Σοβιετική Ένωση: 6 προς 5. Η πλευρά με το μικρότερο άθροισμα χάνει τη διαφορά, εδώ έναν πόντο Επιρροής. Ρίξτε ξανά στην Κούβα.
lesson-realignment-second = 5 + 3 προς 2 + 1: διαφορά 5, και χάθηκαν και οι δύο πόντοι που απέμεναν. Η Κούβα είναι άδεια.
lesson-realignment-end = Αν η Σοβιετική Ένωση είχε φέρει μεγαλύτερο άθροισμα, θα χάνατε εσείς Επιρροή εκεί, εφόσον είχατε. Κάντε Ανακατατάξεις όπου οι γειτονικές χώρες είναι με το μέρος σας. Το { "DEFCON" } κλείνει Περιοχές για αυτές όπως και για τα Πραξικοπήματα.

lesson-scoring = Το Σκοράρισμα μιας Περιοχής
lesson-scoring-card = Οι Πόντοι Νίκης έρχονται κυρίως από τις Κάρτες Σκοραρίσματος. Όποιος παίζει την κάρτα «{ word-middle-east-scoring }» σκοράρει την Περιοχή και για τις δύο πλευρές, όπως είναι εκείνη τη στιγμή.
lesson-scoring-levels = Παρουσία σημαίνει μία ελεγχόμενη χώρα. Κυριαρχία σημαίνει περισσότερες χώρες και περισσότερα Πεδία Μάχης από τον αντίπαλο, και όχι μόνο Πεδία Μάχης. Έλεγχος σημαίνει περισσότερες χώρες και όλα τα Πεδία Μάχης. Στη Μέση Ανατολή αυτά δίνουν 3, 5 ή 7 πόντους.
lesson-scoring-now = Ελέγχετε το Ιράν και το Ισραήλ, δύο Πεδία Μάχης· η Σοβιετική Ένωση έχει την Αίγυπτο, ένα Πεδίο Μάχης, και τη Συρία. Για Κυριαρχία σας λείπει μία χώρα. Παίξτε πρώτα την κάρτα «{ word-truman-doctrine }» για τοποθέτηση Επιρροής.
lesson-scoring-jordan = Η Ιορδανία έχει Σταθερότητα 2, κι εσείς έχετε εκεί 1: προσθέστε τον δεύτερο πόντο.
lesson-scoring-play = Τρεις χώρες προς δύο, δύο Πεδία Μάχης προς ένα, και η Ιορδανία δεν είναι Πεδίο Μάχης: αυτό είναι Κυριαρχία. Παίξτε τώρα την Κάρτα Σκοραρίσματος.
lesson-scoring-sum = Εσείς: 5 για την Κυριαρχία και από 1 για δύο Πεδία Μάχης, σύνολο 7. Η Σοβιετική Ένωση: 3 για την Παρουσία και 1 για την Αίγυπτο, σύνολο 4. Κερδίζετε τη διαφορά, 3.
lesson-scoring-end = Όποιος φτάσει τους 20 πόντους κερδίζει αμέσως, όπως και όποιος έχει τον Έλεγχο της Ευρώπης όταν αυτή σκοράρεται. Μην κρατάτε όμως ποτέ Κάρτα Σκοραρίσματος για τον επόμενο γύρο: έτσι χάνεται το παιχνίδι.

lesson-headline-and-turn = Η Φάση Εκκίνησης και ο γύρος
lesson-headline-and-turn-choose = Κάθε γύρος αρχίζει με γεμάτο χέρι και με Κάρτες Εκκίνησης: κάθε πλευρά βάζει μια κάρτα κλειστή, μόνο για το Γεγονός της. Τώρα διαλέγει η Σοβιετική Ένωση.
lesson-headline-and-turn-event = Η κάρτα σας «{ word-nuclear-test-ban }» δίνει πόντους όταν το { "DEFCON" } είναι υψηλό. Διαλέξτε την για Κάρτα Εκκίνησης.
lesson-headline-and-turn-order = Πρώτη εκτελείται η κάρτα με τη μεγαλύτερη αξία: το δικό σας 4 πριν από το σοβιετικό 2. Κερδίσατε 2 πόντους και το { "DEFCON" } ανέβηκε στο 5· έπειτα η Σοβιετική Ένωση πήρε 2 πόντους Επιρροής στο Βιετνάμ.
lesson-headline-and-turn-rounds = Ακολουθούν οι Σειρές Ενεργειών: έξι σε καθέναν από τους τρεις πρώτους γύρους, επτά αργότερα. Σε καθεμιά παίζουν και οι δύο από μία κάρτα, πρώτα η Σοβιετική Ένωση.
lesson-headline-and-turn-yours = Η Σοβιετική Ένωση τοποθέτησε Επιρροή. Τώρα είναι η σειρά σας: παίξτε την κάρτα «{ word-containment }» για το Γεγονός της.
lesson-headline-and-turn-on = Ως το τέλος αυτού του γύρου κάθε κάρτα σας αξίζει έναν πόντο παραπάνω. Μια τέτοια κάρτα, παιγμένη νωρίς, αποδίδει σε όλο τον γύρο.
lesson-headline-and-turn-end = Μετά την τελευταία Σειρά Ενεργειών εφαρμόζεται η ποινή για όσες Στρατιωτικές Επιχειρήσεις λείπουν και αρχίζει ο επόμενος γύρος. Αν δεν έχει κερδίσει κανείς ως τότε, το παιχνίδι τελειώνει μετά από δέκα γύρους με Σκοράρισμα όλων των Περιοχών.

lesson-space-race = Ο Αγώνας για το Διάστημα
lesson-space-race-bad-card = Η κάρτα «{ word-decolonization }» θα έδινε στη Σοβιετική Ένωση Επιρροή σε τέσσερις χώρες. Την κρατάτε εσείς και θα προτιμούσατε να μη συμβεί αυτό το Γεγονός.
lesson-space-race-way = Υπάρχει ένα μέρος όπου τα Γεγονότα δεν συμβαίνουν: το Διάστημα. Διαλέξτε την κάρτα.
lesson-space-race-space = Για τις πρώτες θέσεις αρκεί μια κάρτα αξίας 2 ή περισσότερο. Δώστε την στον Αγώνα για το Διάστημα.
lesson-space-race-box = Χρειαζόταν ζάρι από 1 έως 3 και ήρθε 2: ο πρώτος δορυφόρος σε τροχιά είναι δικός σας, και αυτό αξίζει 2 πόντους.
lesson-space-race-safe = Η κάρτα είναι στη στοίβα ξεσκαρταρίσματος και το Γεγονός δεν συνέβη. Μπορεί να επιστρέψει όταν η στοίβα ανακατευτεί ξανά.
lesson-space-race-end = Κάθε πλευρά δοκιμάζει μία φορά τον γύρο. Οι επόμενες θέσεις δίνουν πόντους και ικανότητες, όπως να βλέπετε πρώτα την Κάρτα Εκκίνησης του αντιπάλου, αλλά μόνο όσο προηγείστε.

# Το ιστορικό κατά παίξιμο: επικεφαλίδες, σύντομες γραμμές, αριθμοί δίπλα τους

heading-setup = Προετοιμασία
heading-turn = Γύρος { $turn }
heading-headline = Φάση Εκκίνησης
heading-round = Σειρά Ενεργειών { $round }
heading-turn-end = Τέλος γύρου
short-us = { board-short-us }
short-ussr = { board-short-ussr }
told-dealt = { $side ->
    [us] Οι ΗΠΑ παίρνουν: { $card }.
   *[ussr] Η ΕΣΣΔ παίρνει: { $card }.
}
block-plays = { $card } ({ $use })
block-passes = Πάσο
block-headlines = Κάρτα Εκκίνησης: { $card }
block-operations = Επιχειρήσεις { $ops } ({ $use })
block-event-happens = { $card } (Γεγονός)
block-event-happens-same = Γεγονός
block-coups = Πραξικόπημα ({ $country })
block-coup-roll = { $modifier ->
    [0] Πραξικόπημα ({ $country }): { $die } + { $ops } − { $against } = { $result }
   *[other] Πραξικόπημα ({ $country }): { $die } + { $ops } + ({ $modifier }) − { $against } = { $result }
}
block-realigns = Ανακατάταξη ({ $country })
block-realignment-roll = { $lost ->
    [0] Ανακατάταξη ({ $country }): ΗΠΑ { $us } (μεταβολή { $usbonus }), ΕΣΣΔ { $ussr } (μεταβολή { $ussrbonus }): χωρίς αποτέλεσμα
   *[other] Ανακατάταξη ({ $country }): ΗΠΑ { $us } (μεταβολή { $usbonus }), ΕΣΣΔ { $ussr } (μεταβολή { $ussrbonus })
}
block-wages-war = Πόλεμος ({ $country })
block-war-roll = Πόλεμος ({ $country }): ζάρι { $die }, μεταβολή { $modifier }, χρειαζόταν τουλάχιστον { $needed }
block-rolls = Ζάρι { $die } (μεταβολή { $modifier })
block-space-roll = Αγώνας για το Διάστημα: ζάρι { $die }, χρειαζόταν το πολύ { $needed }
block-discards = Ξεσκαρτάρισμα: { $card }
block-shows-card = Αποκάλυψη: { $card }
block-takes-card = Λήψη κάρτας: { $card }
block-gives-card = Παράδοση κάρτας: { $card }
badge-gains-vp = { $side ->
    [us] ΗΠΑ +{ $count } ΠΝ
   *[ussr] ΕΣΣΔ +{ $count } ΠΝ
}
badge-deals = { $side ->
    [us] Κάρτες ΗΠΑ: { $count }
   *[ussr] Κάρτες ΕΣΣΔ: { $count }
}
badge-defcon-is = { "DEFCON" } { $level }
badge-military-ops = { $side ->
    [us] Στρατιωτικές Επιχειρήσεις ΗΠΑ { $level }
   *[ussr] Στρατιωτικές Επιχειρήσεις ΕΣΣΔ { $level }
}
badge-advances = { $side ->
    [us] Διάστημα ΗΠΑ { $box }
   *[ussr] Διάστημα ΕΣΣΔ { $box }
}

## The view in words: names of its fields and values; an empty name hides the field

field-china-used = Η Κάρτα της Κίνας χρησιμοποιήθηκε
field-chosen-headline = Η Κάρτα Εκκίνησής σας
field-civil-war = Κινεζικός Εμφύλιος
field-control = Υπό τον Έλεγχο
field-deck-size = Κάρτες στη στοίβα τραβήγματος
field-edition = { "" }
field-face = Όψη
field-face-up = ανοιχτή
field-face-down = κλειστή
field-hand-sizes = Κάρτες στο χέρι
field-holder = Κάτοχος
field-influence = Επιρροή
field-level = Επίπεδο
field-level-nothing = τίποτα
field-opponent-known = Γνωστές κάρτες στο χέρι του αντιπάλου
field-phase-new-turn = Νέος γύρος
field-phase-turn-end = Τέλος του γύρου
field-points = ΠΝ αν γινόταν σκοράρισμα τώρα
field-regions = Περιοχές
field-restricted = Κλειστές για Πραξικοπήματα και Ανακατατάξεις
field-rounds = Σειρές Ενεργειών αυτού του γύρου
field-vp-value =
    { $sign ->
        [plus] ΗΠΑ { $amount }
        [minus] ΕΣΣΔ { $amount }
       *[zero] { $amount }
    }
