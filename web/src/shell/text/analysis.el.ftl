# Η ανάλυση μιας παρτίδας και οι υποδείξεις.
analysis-tab = Ανάλυση
analysis-begin = Ανάλυση της παρτίδας
analysis-about = Ο υπολογιστής ξανακοιτάζει κάθε απόφαση της παρτίδας: πώς πήγαν οι πιθανότητες, ποιες επιλογές θα ήταν καλύτερες και τι ήταν τύχη. Θα χρειαστούν ένα ή δύο λεπτά· στο μεταξύ μπορείτε να ξαναδείτε την παρτίδα.
analysis-waiting = Αναλύονται άλλες παρτίδες· αυτή περιμένει τη σειρά της.
analysis-working = Η παρτίδα αναλύεται.
analysis-progress = { $done } από { $of } επιλογές
analysis-stop = Διακοπή
analysis-again = Νέα ανάλυση
analysis-failed = Η ανάλυση δεν ολοκληρώθηκε λόγω βλάβης.
analysis-here = Σε αυτό το σημείο
analysis-chosen = επιλέχθηκε
analysis-best = Δεν βρέθηκε καλύτερη επιλογή.
analysis-lost = Αυτό κόστισε { $percent }.
analysis-no-decision = Εδώ δεν υπήρχε τίποτα να αποφασιστεί.
analysis-by-choice = Από επιλογή
analysis-by-chance = Από τύχη
analysis-move = Κίνηση { $at }
analysis-place = Κίνηση { $at }: { $values }
analysis-no-turns = Η παρτίδα δεν είχε σημεία καμπής.
analysis-curve-keys = Πιθανότητα νίκης, επιλογή προς επιλογή· με τα βέλη από κίνηση σε κίνηση, με τα πλήκτρα σελίδας από σημείο καμπής σε σημείο καμπής

hint-ask = Υπόδειξη
hint-thinking = Σκέφτεται…
hint-best = Το καλύτερο, όσο μπορεί να ξέρει η θέση σας:
hint-close = Απόκρυψη
