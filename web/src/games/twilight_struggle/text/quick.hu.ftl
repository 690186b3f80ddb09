# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = A játék célja
quick-aim-1 = Az egyik játékos az Egyesült Államokat vezeti, a másik a Szovjetuniót. Az országokat befolyással lehet megnyerni, a régiók pedig győzelmi pontokat hoznak. Ezeket egyetlen közös jelző számolja: amit Ön szerez, az Ön felé húzza.
quick-aim-2 = Ön azonnal győz, ha a jelző az Ön oldalán eléri a 20-at, ha Európa értékelésekor Ön ellenőrzi Európát, vagy ha az ellenfél atomháborút robbant ki. Különben a 10. forduló után minden régiót értékelni kell, és a vezető oldal győz.

quick-table = Mi van az asztalon
quick-table-1-name = A térkép.
quick-table-1 = A szomszédos országokat vonalak kötik össze. Akkor ellenőriz egy országot, ha ott legalább a stabilitásával, a középső számmal több befolyása van, mint az ellenfélnek. A hadszínterek, a sötét névmezős országok, többet érnek.
quick-table-2-name = A lapok.
quick-table-2 = A legtöbbnek műveleti értéke és eseménye van; az esemény az USA-é, a Szovjetunióé vagy mindkettőé. Ha csillagos (*), csak egyszer következik be. Az értékelő lapoknak nincs értékük: egy régiót értékelnek.
quick-table-3-name = A DEFCON-szint.
quick-table-3 = 5-ről, a békéről indulva 1, az atomháború felé csökken, és lezárja a régiókat a puccsok és az átszervezések elől: 4-nél Európát, 3-nál Ázsiát is, 2-nél a Közel-Keletet is.
quick-table-4-name = A Kína-kártya.
quick-table-4 = Először a Szovjetunióé. 4-et ér, vagy 5-öt, ha minden pontját Ázsiában költik el. Kijátszása után az ellenfélhez kerül, aki a következő fordulótól használhatja.
quick-table-5-name = A játék kezdete.
quick-table-5 = A Szovjetunió 6 befolyáspontot helyez el Kelet-Európában, majd az USA 7-et Nyugat-Európában, tetszés szerint. A többi befolyás már a térképen van.
quick-figure-plates = Balra az USA befolyása, középen a stabilitás, jobbra a Szovjetunió befolyása. Izraelt az USA ellenőrzi, 4 ponttal 4-es stabilitás mellett; Irakot senki sem.

quick-turn = Egy forduló
quick-turn-1 = A DEFCON-szint eggyel nő, de legfeljebb 5-ig. A játékosok kiegészítik a kezükben lévő lapokat: az 1–3. fordulóban 8-ra, a 4. fordulótól 9-re.
quick-turn-2 = Vezéresemény: mindkét játékos titokban választ egy lapot, csak az eseményéért. A nagyobb értékű az első, egyenlő értéknél az USA lapja.
quick-turn-3 = Akciókörök: az 1–3. fordulóban 6, később 7. Mindegyikben a Szovjetunió játszik ki egy lapot, aztán az USA. Passzolni nem lehet; rendszerint egy lap marad a következő fordulóra.
quick-turn-4 = Hadműveletek: akinek kevesebb van, mint a DEFCON-szint, minden hiányzóért 1 győzelmi pontot ad az ellenfélnek. Ha mindkét félnek hiányzik, csak a különbség számít.

quick-actions = Mire jó egy lap
quick-actions-1-name = Esemény.
quick-actions-1 = Saját vagy közös eseménynél végrehajthatja, ami a lapon áll. Ehelyett bármely lap értéke az alábbi műveletek egyikére költhető:
quick-actions-2-name = Befolyás.
quick-actions-2 = Minden ponttal 1 befolyáspontot helyez el; ahol az ellenfél ellenőrzi az országot, 2 pont kell hozzá. Csak ott lehet, ahol e kör előtt már volt befolyása, az ezekkel szomszédos országokban, és a saját nagyhatalma mellett.
quick-actions-3-name = Puccs.
quick-actions-3 = Olyan országban, ahol az ellenfélnek befolyása van, dobjon egy kockával, adja hozzá a lap értékét, és vonja le a stabilitás kétszeresét. Pozitív eredménynél ennyi ellenséges befolyás tűnik el, a maradék pedig saját befolyás lesz. Hadszíntéren a DEFCON-szint eggyel csökken. A lap értéke hadműveletnek számít, akkor is, ha a puccs nem sikerül.
quick-actions-4-name = Átszervezés.
quick-actions-4 = Minden pont egy dobás olyan országban, ahol az ellenfélnek befolyása van. Mindkét fél dob, és 1-et ad hozzá minden szomszédos országért, amelyet ellenőriz, 1-et, ha ott több befolyása van, és 1-et, ha a nagyhatalma szomszédos. A kisebb összegű fél a különbségnek megfelelő befolyást veszít.
quick-actions-5-name = Űrverseny.
quick-actions-5 = Fordulónként egyszer eldobhat egy lapot, az első mezőkhöz legalább 2-t érőt, és dobhat az előrelépésért. Az eseménye nem következik be.

quick-scoring = Értékelés
quick-scoring-1 = Aki kijátszik egy értékelő lapot, mindkét félnek értékeli a régióját, ahogy abban a pillanatban áll; csak a különbség számít.
quick-scoring-2-name = Jelenlét:
quick-scoring-2 = legalább egy ellenőrzött ország.
quick-scoring-3-name = Dominancia:
quick-scoring-3 = több ellenőrzött ország és több hadszíntér, mint az ellenfélnek, köztük legalább egy hadszíntér és egy olyan, amely nem az.
quick-scoring-4-name = Ellenőrzés:
quick-scoring-4 = több ország, mint az ellenfélnek, és az összes hadszíntér.
quick-scoring-5 = Ehhez 1 pont jár minden ellenőrzött hadszíntérért, és 1 minden ellenőrzött országért, amely az ellenfél nagyhatalmával szomszédos.
quick-scoring-victory = győzelem
quick-figure-points = Délkelet-Ázsiának saját lapja is van: minden ellenőrzött ország 1 pont, Thaiföld 2.

quick-traps = Amin a kezdők elbuknak
quick-traps-1-name = 1-es DEFCON-szint.
quick-traps-1 = A soron lévő játékos veszít, az, akinek az akcióköre zajlik, bárki okozta is. 2-es DEFCON-szintnél ne kíséreljen meg puccsot hadszíntéren, és vigyázzon az olyan eseményekkel, amelyek csökkentik a szintet, vagy puccsot adnak az ellenfélnek.
quick-traps-2-name = Értékelő lap a kézben.
quick-traps-2 = Ha a forduló végén még van ilyen a kezében, elveszíti a játékot.
quick-traps-3-name = Az ellenfél eseményei.
quick-traps-3 = Ha ilyen lapot műveletekre használ, az eseménye is bekövetkezik; Ön dönti el, hogy előttük vagy utánuk. Az űrversenyben nem következik be.
quick-traps-4-name = Hadműveletek.
quick-traps-4 = Csak a puccsok és a háborúk számítanak, az átszervezések és az események ingyenes puccsai nem.
quick-traps-5-name = Láncolni nem lehet.
quick-traps-5 = Ahová most lép be, annak a szomszédai csak a következő körétől érhetők el.

quick-advice = Az első játszmához
quick-advice-1 = Mielőtt vezéreseményt választ, keresse meg a kezében az értékelő lapokat és a veszélyes eseményeket, és tervezze meg, mikor játssza ki őket.
quick-advice-2 = Kíséreljen meg a forduló elején puccsot egy hadszíntéren. Hadműveletet hoz, és 2-es DEFCON-szintnél az ellenfél nem tud veszély nélkül válaszolni.
quick-advice-3 = Lépjen be korán sok régióba. Egy hadszíntér mellé tett befolyáspont gyakran többet ér, mint még egy olyan országban, amelyet már ellenőriz.
