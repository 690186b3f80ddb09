# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-nuclear-war = { $you ->
    [won] Atomháború tört ki az ellenfél körében: { $loser } veszített.
    [lost] Ön atomháborút robbantott ki: a DEFCON az Ön körében 1-re esett.
   *[other] { $loser } atomháborút robbantott ki: a DEFCON 1-re esett.
}
result-why-nuclear-war-coup = { $you ->
    [won] { $loser } atomháborút robbantott ki: puccs hadszíntér országban 2-es DEFCON mellett ({ $country }).
    [lost] Ön atomháborút robbantott ki: puccs hadszíntér országban 2-es DEFCON mellett ({ $country }).
   *[other] { $loser } atomháborút robbantott ki: puccs hadszíntér országban 2-es DEFCON mellett ({ $country }).
}
result-why-cuban-coup = { $you ->
    [won] { $loser } puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
    [lost] Ön puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
   *[other] { $loser } puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
}
result-why-twenty-vp = { $you ->
    [won] Ön elérte a 20 győzelmi pontot.
    [lost] { $winner } elérte a 20 győzelmi pontot.
   *[other] { $winner } elérte a 20 győzelmi pontot.
}
result-why-europe-control = { $you ->
    [won] Ön ellenőrizte Európát, amikor azt értékelték.
    [lost] { $winner } ellenőrizte Európát, amikor azt értékelték.
   *[other] { $winner } ellenőrizte Európát, amikor azt értékelték.
}
result-why-final-scoring = { $you ->
    [won] A végső pontozás után Ön vezet.
    [lost] A végső pontozás után { $winner } vezet.
    [draw] A végső pontozás után az állás egyenlő.
   *[other] A végső pontozás után { $winner } vezet.
}
result-why-wargames-end = { $you ->
    [won] A „Háborús játékok” lezárta a játszmát, és Ön vezet.
    [lost] A „Háborús játékok” lezárta a játszmát, és { $winner } vezet.
    [draw] A „Háborús játékok” egyenlő állásnál zárta le a játszmát.
   *[other] A „Háborús játékok” lezárta a játszmát, és { $winner } vezet.
}
result-why-held-scoring-card = { $you ->
    [won] { $loser } kezében értékelő lap maradt a forduló végén.
    [lost] Az Ön kezében értékelő lap maradt a forduló végén.
   *[other] { $loser } kezében értékelő lap maradt a forduló végén.
}
