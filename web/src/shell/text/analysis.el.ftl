# Η ανάλυση μιας παρτίδας και οι υποδείξεις.
analysis-tab = Ανάλυση
analysis-begin = Ανάλυση της παρτίδας
analysis-about = Ο υπολογιστής εξετάζει κάθε απόφαση της παρτίδας: πώς άλλαξαν οι πιθανότητες νίκης, ποιες επιλογές θα ήταν καλύτερες και τι ήταν τύχη. Θα χρειαστούν ένα με δύο λεπτά· στο μεταξύ μπορείτε να ξαναδείτε την παρτίδα.
analysis-waiting = Σε αναμονή: αναλύονται άλλες παρτίδες.
analysis-working = Η παρτίδα αναλύεται…
analysis-progress = { $done } από { $of } επιλογές
analysis-stop = Διακοπή
analysis-again = Νέα ανάλυση
analysis-failed = Η ανάλυση δεν ολοκληρώθηκε λόγω εσωτερικού σφάλματος.
analysis-here = Αυτή η κίνηση
analysis-chosen = επιλέχθηκε
analysis-best = Δεν βρέθηκε καλύτερη επιλογή.
analysis-lost = Αυτό κόστισε { $percent }.
analysis-no-decision = Εδώ δεν υπήρχε τίποτα να αποφασιστεί.
analysis-by-choice = Από επιλογή
analysis-by-chance = Από τύχη
analysis-move = Κίνηση { $at }
analysis-place = Κίνηση { $at }: { $values }
analysis-no-turns = Η παρτίδα δεν είχε σημεία καμπής.
analysis-curve-keys = Πιθανότητα νίκης μετά από κάθε επιλογή· με τα βέλη από κίνηση σε κίνηση, με τα { "Page Up" } και { "Page Down" } από το ένα σημείο καμπής στο άλλο

hint-ask = Υπόδειξη
hint-thinking = Σκέφτεται…
hint-best = Η καλύτερη επιλογή, με όσα μπορείτε να γνωρίζετε:
hint-close = Απόκρυψη
