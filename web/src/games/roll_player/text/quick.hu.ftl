# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = A játék célja
quick-aim-1 = Kockákból és lapokból épít egy hőst. Az nyer, akinek a legtöbb hírnévcsillaga van, egyenlő csillagszámnál az, akinek több aranya.
quick-aim-2 = Minden fordulóban egy kocka kerül minden karakterlapra. A játék azzal a fordulóval ér véget, amelyben mind a 18 hely betelik: két, három vagy négy játékosnál ez 12, 11 vagy 10 forduló.

quick-table = Mi van az asztalon
quick-table-1-name = Karakterlap.
quick-table-1 = Hat tulajdonság, mindegyik három hellyel. A faja a végén egyes értékeket növel vagy csökkent.
quick-table-2-name = Kaszt.
quick-table-2 = Minden tulajdonságnak célt szab, és van egy színe meg egy kasztképessége.
quick-table-3-name = Előtörténet.
quick-table-3 = Hat helyre bizonyos színű kockákat kíván.
quick-table-4-name = Jellem.
quick-table-4 = Kilenc mező, amely csillagot ad vagy elvesz. A jelzője középről indul.
quick-table-5-name = Piac.
quick-table-5 = Eggyel több lap, mint ahány játékos. A fegyverek addig segítenek, amíg Önnél vannak, a képességek akkor, amikor használja őket; a páncél és a jellemvonások a végén adnak csillagot.
quick-table-6-name = A játék kezdete.
quick-table-6 = Ön 5 aranyat kap (a harmadik játékos 6-ot, a negyedik 7-et). Néggyel több kockával dob, mint ahány játékos van, és mindegyiket egy tetszőleges sor bal szélső üres helyére teszi, akciók nélkül. Egy aranykockáért 2 arany jár, egy teli sorért 1.
quick-figure-sheet = A sorok kockái után az érték és a cél áll, a csillagaival. A kis szám az, amit a faj hozzáad vagy elvesz; a színes jel az a szín, amelyet az előtörténet kíván.

quick-turn = Egy forduló
quick-turn-1 = Dobás: a kezdőjátékos minden kezdeményezéslaphoz dob egy kockával; eggyel több lap van, mint játékos. A legkisebb kocka az 1. lapra kerül, a következő a 2.-ra, és így tovább.
quick-turn-2 = Kockák: a játékosok sorban elvesznek egy kezdeményezéslapot a kockájával és a rajta lévő arannyal. A kocka egy tetszőleges sor bal szélső üres helyére kerül. Egy aranykockáért 2 arany jár, a sor harmadik kockájáért 1. Ezután végrehajtható a sor akciója.
quick-turn-3 = Piac: az kezd, akinél a legalacsonyabb kezdeményezéslap van. Vegyen egy lapot, vagy dobjon el egyet a piacról, és kap 2 aranyat.
quick-turn-4 = Takarítás: az el nem költött karizmajelzők elvesznek, minden játékos felfrissíthet egy képességet, és új lapok kerülnek a piacra. A zsák a bal oldali szomszédhoz kerül.
quick-figure-initiative = Kockák a kezdeményezéslapokon: kis kockával korán vásárol, naggyal későn.

quick-actions = A hat akció
quick-actions-1-name = Erő:
quick-actions-1 = fordítson egy kockát az ellenkező oldalára: 1 és 6, 2 és 5, 3 és 4.
quick-actions-2-name = Ügyesség:
quick-actions-2 = cserélje fel két kockáját.
quick-actions-3-name = Állóképesség:
quick-actions-3 = növeljen vagy csökkentsen eggyel egy kockát, de 6-osról soha nem 1-esre, és fordítva sem.
quick-actions-4-name = Intelligencia:
quick-actions-4 = dobjon újra egy kockát, és tartsa meg a régi vagy az új értéket.
quick-actions-5-name = Bölcsesség:
quick-actions-5 = lépjen egy mezőt a jellemjelzőjével, de ne átlósan.
quick-actions-6-name = Karizma:
quick-actions-6 = vegyen el egy jelzőt, amely ebben a fordulóban 1 aranyat ér a piacon.
quick-actions-7 = Az akció a karakterlap bármelyik kockáját megváltoztathatja, az éppen letettet is. El is hagyható.

quick-scoring = Pontozás
quick-scoring-1-name = Célok.
quick-scoring-1 = Minden sor összege a fajjal és a fegyverekkel együtt számít. A 17-es célt pontosan kell teljesíteni, a 16–17-est a két szám bármelyikével, a 14+ célt 14-gyel vagy többel.
quick-scoring-2-name = Kasztszín.
quick-scoring-2 = A karakterlapon minden ilyen színű kocka 1 csillagot ad.
quick-scoring-3-name = Jellem.
quick-scoring-3 = A jelzője alatti mező csillagot ad vagy vesz el.
quick-scoring-4-name = Előtörténet.
quick-scoring-4 = 2 vagy 3 egyezés 1 csillagot ad, 4 vagy 5 egyezés 3-at, mind a 6 pedig 6-ot.
quick-scoring-5-name = Páncél.
quick-scoring-5 = Minden anyag egy szett: minél több lapja van belőle, annál több csillag jár érte. A kasztja színéhez illő szett 1-gyel többet ad.
quick-scoring-6-name = Jellemvonások.
quick-scoring-6 = Mindegyik megadja a csillagait, ha teljesül a feltétele.

quick-traps = Amin a kezdők elbuknak
quick-traps-1-name = Eggyel több.
quick-traps-1 = Ha a cél 17, a 18 éppen olyan rossz, mint a 16. Ne feledkezzen meg a fajáról.
quick-traps-2-name = A sorok balról telnek meg.
quick-traps-2 = Az előtörténet színe csak a maga helyén számít, ezért nem mindegy, milyen sorrendben teszi le a kockákat.
quick-traps-3-name = Nincs második akció.
quick-traps-3 = Az a kocka, amelyet egy akció megváltoztat vagy áthelyez, nem ad újabb akciót.
quick-traps-4-name = A nyíl.
quick-traps-4 = A jellemvonás vásárláskor mozgatja a jellemjelzőjét, a képesség minden használatkor. Ha egy képesség nyila a lapról kifelé mutat, a képesség nem használható.
quick-traps-5-name = Két kéz.
quick-traps-5 = A fegyverei együtt legfeljebb két kezet igényelhetnek.
quick-traps-6-name = Üres zseb.
quick-traps-6 = Arany nélkül a piacon csak eldobni lehet. Az első fordulókban szerezzen érméket és aranykockákat.

quick-advice = Az első játszmához
quick-advice-1 = Nézze meg először a legtöbb csillagot érő célokat és a kasztja színét. Az a kocka, amely mindkettőhöz illik, kétszer számít.
quick-advice-2 = A pontos számot kívánó célokat hagyja későbbre, és egy sor utolsó helyét akkor töltse be, amikor még javíthat rajta.
quick-advice-3 = Olyat vegyen, ami azért ad csillagot, amit amúgy is tesz: egyféle anyagú páncélt, vagy a soraihoz illő jellemvonásokat.
