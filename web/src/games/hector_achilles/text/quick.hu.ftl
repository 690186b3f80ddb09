# The quick start: how to play the first game tonight, on two printed pages.
quick-aim = A játék célja
quick-aim-1 = Az akhájok és a trójaiak egyik csatát a másik után vívják, és amelyik oldal elveszít egy csatát, az csapatokat veszít.
quick-aim-2 = Ön elveszíti a játékot, ha első vonalában mindhárom pakli kimerült, vagy ha a táborát egy csatában használták, és ötnél kevesebb lap maradt benne.

quick-table = Mi van az asztalon
quick-table-1-name = Csapatok.
quick-table-1 = Minden oldalnak 48 lapja van hat színben, 1 és 4 közötti értékkel. Képpel lefelé négy 12 lapos pakliban fekszenek: ezek az első vonal 1., 2. és 3. paklija, mögöttük pedig a tábor.
quick-table-2-name = Hősök.
quick-table-2 = Minden oldalnak hat hőse van, minden színből egy, 3 és 6 közötti értékkel.
quick-table-3-name = Sorsjelzők.
quick-table-3 = Minden csatában egy fekszik a seregek között. Négy színes éle közül az egyik Ön felé néz, a szemközti az ellenfél felé.
quick-table-4-name = Isteni kegy.
quick-table-4 = Minden oldalnak három jelzője van a csapatai megerősítésére.
quick-table-5-name = Szégyen.
quick-table-5 = Hat jelző várja azokat, akik visszavonulnak.

quick-turn = Egy csata
quick-turn-1 = A támadó, először az akhájok, felfordítja egyik paklija felső lapját: ez az elővéd. Az értéke, 1, 2 vagy 3, kijelöli mindkét oldal aktív pakliját; 4-es elővéddel a támadó a négy közül bármelyiket választhatja. Kimerült pakli helyett a tábor harcol.
quick-turn-2 = A támadó felfordít egy sorsjelzőt, és tetszés szerinti irányba fordítja. A védő felfordítja az aktív paklija felső lapját.
quick-turn-3 = Mindketten négy csapatot húznak az aktív paklijukból, és a legfelső hőst. A kézben tartott lapok titkosak.
quick-turn-4 = Négy kör következik. Mindegyikben előbb a támadó, aztán a védő végrehajthat egy akciót, utána pedig ki kell játszania egy csapatot.
quick-turn-5 = Minden kör után mindkét oldal összeadja az asztalon fekvő összes lapja értékét, színtől függetlenül. A nagyobb összegű oldal negyed fordulattal elforgathatja a sorsjelzőt.
quick-turn-6 = A negyedik kör után eldől a csata. A következőben a győztes támad.
quick-figure-battle = Az akhájok felé a zöld néz, és a hősük, Akhilleusz révén a piros is számít nekik; a hős egy parittyást takar le. A csatát a nagy szám dönti el: ez a számító színek összege. A kicsi az összes lapé: ezen múlik, ki forgathatja el a sorsjelzőt.

quick-actions = Az akciók
quick-actions-1-name = Hős bevetése.
quick-actions-1 = Tegye a hősét az egyik kijátszott csapatára. A csapat helyett a hős színe és értéke számít.
quick-actions-2-name = Csapat megerősítése.
quick-actions-2 = Ha a hőst már bevetette, tegyen egy fel nem használt kegyjelzőt egy kijátszott csapatára, amely ezzel eggyel többet ér. Egy csapat csak egyet kaphat.
quick-actions-3-name = Hőscsere.
quick-actions-3 = Tegye a kezében lévő hőst a hőspakli aljára, és vegye fel a legfelsőt.
quick-actions-4-name = Lapeldobás.
quick-actions-4 = Egy kézben tartott csapat végleg kikerül a játékból, és Ön egy másikat húz az aktív pakliból, vagy ha az üres, a táborból.
quick-actions-5-name = Visszavonulás.
quick-actions-5 = A csatának vége, az ellenfél nyeri meg. A kijátszott csapatai, a felhasznált kegyjelzői és a bevetett hőse elvesznek, de a kezében lévő lapok megmenekülnek. Emellett minden meglévő szégyenjelzője után még egy csapatot veszít, majd kap egy újabb jelzőt; legfeljebb három lehet.

quick-scoring = Ki nyeri a csatát
quick-scoring-1 = Önnek csak két szín számít: a sorsjelző Ön felé néző élének színe és a hősének színe.
quick-scoring-2 = A kézben lévő hős a színét adja, az értéke azonban csak akkor számít, ha bevetette.
quick-scoring-3 = A nagyobb összeg nyer. A győztes mindent visszavesz: a csapatokat az aktív pakliba, a hőst a hőspakliba.
quick-scoring-4 = A vesztes csapatai, felhasznált kegyjelzői és bevetett hőse kikerülnek a játékból. A hős megmenthető, ha a vesztes lemond egy fel nem használt kegyjelzőről.
quick-scoring-5 = Ha az összegek egyenlők, mindketten mindent visszavesznek, és legközelebb a védő támad.
quick-scoring-6 = Ezután az első vonal minden olyan használt paklija, amelyben ötnél kevesebb lap van, kimerül, és lapjai a táborba kerülnek.

quick-traps = Amin a kezdők elbuknak
quick-traps-1-name = Nagy értékek rossz színben.
quick-traps-1 = Elforgatják a jelzőt, de a csatát eldöntő összeghez semmit sem adnak.
quick-traps-2-name = A sors utolsó fordulása.
quick-traps-2 = A jelző a negyedik kör után is elforgatható, közvetlenül a számolás előtt.
quick-traps-3-name = Az elővéd paklija.
quick-traps-3 = Ha az elővéd más pakliból jön, mint az aktív, az a pakli akkor is fogy, ha Ön nyer: öt lapból csak négy marad, és kimerül.
quick-traps-4-name = Lapeldobás.
quick-traps-4 = Minden eldobott lappal kisebb lesz a serege. Ha az új lap a táborból jön, a tábor használtnak számít.
quick-traps-5-name = Kegy és hősök.
quick-traps-5 = Vereség esetén elvesznek. Ne használja fel őket olyan csatában, amely már elveszett.

quick-advice = Az első játszmához
quick-advice-1 = Mielőtt elforgatja a jelzőt, nézze meg a kezében lévő színeket is, ne csak az asztalon lévőket.
quick-advice-2 = Vonuljon vissza ritkán, de idejében. Az első visszavonulás csak a kijátszott csapatokba kerül; egy elvesztett csata öt csapatba.
quick-advice-3 = Tartsa a hőst a kezében, ameddig csak lehet. A színe így is számít, és az ellenfél nem ismeri.
