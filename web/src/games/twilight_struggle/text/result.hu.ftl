# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek. Győzött: `$side`, vesztett: `$other`.
other = { $other ->
    [us] Az USA
   *[ussr] A Szovjetunió
}
result-why-nuclear-war = { $you ->
    [lost] Ön atomháborút robbantott ki: a DEFCON-szint az Ön körében 1-re csökkent.
   *[other] { other } atomháborút robbantott ki: a DEFCON-szint a saját körében 1-re csökkent.
}
result-why-nuclear-war-coup = { $you ->
    [lost] Ön atomháborút robbantott ki: puccs egy hadszíntéren 2-es DEFCON-szintnél ({ $country }).
   *[other] { other } atomháborút robbantott ki: puccs egy hadszíntéren 2-es DEFCON-szintnél ({ $country }).
}
result-why-cuban-coup = { $you ->
    [lost] Ön puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
   *[other] { other } puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
}
result-why-twenty-vp = { $you ->
    [won] Ön elérte a 20 győzelmi pontot.
   *[other] { side } elérte a 20 győzelmi pontot.
}
result-why-europe-control = { $you ->
    [won] Ön ellenőrizte Európát, amikor értékelték.
   *[other] { side } ellenőrizte Európát, amikor értékelték.
}
result-why-final-scoring = { $you ->
    [won] A játék végi pontozás után Ön vezet.
    [draw] A játék végi pontozás után az állás egyenlő.
   *[other] A játék végi pontozás után { side.mid } vezet.
}
result-why-wargames-end = { $you ->
    [won] A „Háborús játékok” lezárta a játszmát, és Ön vezet.
    [draw] A „Háborús játékok” egyenlő állásnál zárta le a játszmát.
   *[other] A „Háborús játékok” lezárta a játszmát, és { side.mid } vezet.
}
result-why-held-scoring-card = { $you ->
    [lost] Az Ön kezében értékelő lap maradt a forduló végén.
   *[other] { other } kezében értékelő lap maradt a forduló végén.
}
