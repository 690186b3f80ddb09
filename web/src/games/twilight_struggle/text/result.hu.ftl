# Miért ért véget a játszma: a győztesnek, a vesztesnek vagy a nézőnek.
result-why-nuclear-war = { $you ->
    [won] Atomháború tört ki az ellenfél körében. Vesztes: { $loser }.
    [lost] Ön atomháborút robbantott ki: a DEFCON-szint az Ön körében 1-re csökkent.
   *[other] Atomháború: a DEFCON-szint 1-re csökkent. A soron lévő játékos: { $loser }.
}
result-why-nuclear-war-coup = { $you ->
    [won] Atomháború: puccs egy hadszíntéren 2-es DEFCON-szintnél ({ $country }). A puccsot megkísérelte: { $loser }.
    [lost] Ön atomháborút robbantott ki: puccs egy hadszíntéren 2-es DEFCON-szintnél ({ $country }).
   *[other] Atomháború: puccs egy hadszíntéren 2-es DEFCON-szintnél ({ $country }). A puccsot megkísérelte: { $loser }.
}
result-why-cuban-coup = { $you ->
    [won] Atomháború: puccskísérlet a kubai rakétaválság alatt. A puccsot megkísérelte: { $loser }.
    [lost] Ön puccsot kísérelt meg a kubai rakétaválság alatt: atomháború.
   *[other] Atomháború: puccskísérlet a kubai rakétaválság alatt. A puccsot megkísérelte: { $loser }.
}
result-why-twenty-vp = { $you ->
    [won] Ön elérte a 20 győzelmi pontot.
    [lost] Elérte a 20 győzelmi pontot: { $winner }.
   *[other] Elérte a 20 győzelmi pontot: { $winner }.
}
result-why-europe-control = { $you ->
    [won] Ön ellenőrizte Európát, amikor értékelték.
    [lost] Európa értékelésekor ellenőrizte Európát: { $winner }.
   *[other] Európa értékelésekor ellenőrizte Európát: { $winner }.
}
result-why-final-scoring = { $you ->
    [won] A játék végi pontozás után Ön vezet.
    [lost] A játék végi pontozás után vezet: { $winner }.
    [draw] A játék végi pontozás után az állás egyenlő.
   *[other] A játék végi pontozás után vezet: { $winner }.
}
result-why-wargames-end = { $you ->
    [won] A „Háborús játékok” lezárta a játszmát, és Ön vezet.
    [lost] A „Háborús játékok” lezárta a játszmát. Vezet: { $winner }.
    [draw] A „Háborús játékok” egyenlő állásnál zárta le a játszmát.
   *[other] A „Háborús játékok” lezárta a játszmát. Vezet: { $winner }.
}
result-why-held-scoring-card = { $you ->
    [won] A forduló végén értékelő lap maradt nála: { $loser }.
    [lost] Az Ön kezében értékelő lap maradt a forduló végén.
   *[other] A forduló végén értékelő lap maradt nála: { $loser }.
}
