# A lapok a képernyőn

cards-desk = Az Ön lapjai
cards-hand = Az Ön lapjai
cards-hand-empty = Nincs lap a kézben.
cards-hand-of = { $side ->
    [us] { $count ->
        [0] Az USA kezében nincs lap.
        [one] Az USA kezében egy lap van.
       *[other] Az USA kezében { $count } lap van.
    }
   *[ussr] { $count ->
        [0] A Szovjetunió kezében nincs lap.
        [one] A Szovjetunió kezében egy lap van.
       *[other] A Szovjetunió kezében { $count } lap van.
    }
}
cards-own-headline = Az Ön vezéreseménye, képpel lefelé
cards-tray = Választható lapok
cards-sort = Rendezés
cards-sort-ops = érték szerint
cards-sort-side = oldal szerint
cards-sort-region = régió szerint
cards-offered = választható
cards-chosen = kiválasztva, megerősítésre vár
cards-close = Bezárás

# Ami egy lapra van nyomtatva

cards-number = { $number }. lap
cards-ops = { $count ->
    [one] Egy műveleti pontot ér
   *[other] { $count } műveleti pontot ér
}
cards-side-us = USA-esemény
cards-side-ussr = Szovjet esemény
cards-side-neutral = Semleges esemény
cards-no-event = Nincs eseménye
cards-scoring = Értékelő lap
cards-star = Eseménye után kikerül a játékból
cards-war = Háborús lap
cards-optional = Kiegészítő lap
cards-lasting-turn = A forduló végéig érvényben van
cards-lasting-permanent = A játék végéig érvényben van
cards-lasting-until-escaped = Addig van érvényben, amíg a csapdába esett oldal kockadobással ki nem szabadul
cards-lasting-until-used = Addig van érvényben, amíg fel nem használják

# Mire használható egy lap

cards-use-title = A kijátszott lap
cards-use-event = Kövesse a lap szövegét.
cards-use-influence = Befolyás szerzése ott, ahol már van, vagy a szomszédban.
cards-use-coup = Kockadobás, amely eltávolíthatja az ellenfél befolyását egy országból.
cards-use-realignment = Műveleti pontonként egy dobás az ellenfél ellen; aki kisebbet ér el, befolyást veszít.
cards-use-space = A lap eldobásáért egy dobás jár; az eseménye nem következik be.
cards-use-un-intervention = Az eseménye nem következik be; a műveletei felhasználhatók.
cards-use-pass = Kihagyás.
cards-use-event-first = Most az ellenfél eseménye következik be, utána a saját műveletek.
cards-use-ops-first = Előbb a saját műveletek, utána az ellenfél eseménye következik be.
cards-ops-changed = A látható érték a nyomtatott; módosíthatja: { $cards }.

# Paklik

cards-open-pile = { $count ->
    [one] { $pile }: egy lap; átnézés
   *[other] { $pile }: { $count } lap; átnézés
}
cards-search = Keresés nevekben és szövegekben
cards-filter-side = Oldal
cards-filter-era = Időszak
cards-all-sides = Minden oldal
cards-all-eras = Minden időszak
cards-found = { $count ->
    [one] Egy lap
   *[other] { $count } lap
}
cards-none-found = Nincs megfelelő lap.

# Hatályos események

cards-effects-none = Nincs érvényben tartós esemény.
cards-effect-side = { $side ->
    [us] Az USA játszotta ki.
   *[ussr] A Szovjetunió játszotta ki.
}
cards-effect-bound = { $side ->
    [us] Az USA köteles a következő akciókörében műveletekre használni.
   *[ussr] A Szovjetunió köteles a következő akciókörében műveletekre használni.
}
cards-effect-region = A megnevezett régió: { $region }.

# Országok

cards-uncontrolled = senki sem ellenőrzi

# A licit

cards-bid-title = Licit az oldalakra
cards-bid-how = Válassza ki a kívánt oldalt, és hogy mennyi többletbefolyást kapjon érte a másik oldal. Ha mindketten ugyanazt kérik, a nagyobb licit viszi az oldalt, a másik játékos pedig ennyi többletbefolyást kap. Ha különbözőt kérnek, mindketten megkapják, amit kértek, és senki sem kap többletbefolyást.
cards-bid-own = Az Ön licitje: { $bid }. A másik játékos még választ.

# A lapok szavai

cards-words = Fogalmak a lapon
cards-glossary-influence-name = Befolyás
cards-glossary-influence = Egy oldal ereje egy országban, pontokban. A két oldalé külön számít.
cards-glossary-control-name = Ellenőrzés
cards-glossary-control = Egy oldal akkor ellenőriz egy országot, ha befolyása ott legalább a stabilitási értékkel több az ellenfelénél.
cards-glossary-stability-name = Stabilitás
cards-glossary-stability = Mennyire szilárd egy ország, 1-től 5-ig: ekkora fölény kell az ellenőrzéséhez. Egy puccsnak a szám kétszeresét kell meghaladnia.
cards-glossary-battleground-name = Hadszíntér
cards-glossary-battleground = Fontos ország: értékeléskor egy ponttal többet ér, és egy ottani puccs 1-gyel csökkenti a DEFCON-szintet.
cards-glossary-adjacent-name = Szomszédos
cards-glossary-adjacent = Vonal köti össze a térképen. Nagyhatalom is lehet szomszédos egy országgal.
cards-glossary-operations-name = Műveletek
cards-glossary-operations = Pontok befolyásszerzésre, puccsra vagy átszervező dobásokra, annyi, amennyit a lap ér.
cards-glossary-coup-name = Puccs
cards-glossary-coup = A kockadobás és a műveleti érték összege, mínusz a stabilitás kétszerese. Ennyi befolyáspontot veszít az ellenfél; ami megmarad, saját befolyás lesz.
cards-glossary-free-coup-name = Ingyenes puccs
cards-glossary-free-coup = Az ilyen puccsot nem korlátozza a DEFCON-szint, és nem számít hadműveletnek.
cards-glossary-realignment-name = Átszervezés
cards-glossary-realignment = Mindkét fél dob; többlet jár a szomszédos ellenőrzött országokért, a nagyobb befolyásért és a szomszédos nagyhatalomért. A kisebb összegű fél a különbségnek megfelelő befolyást veszít.
cards-glossary-military-operations-name = Hadműveletek
cards-glossary-military-operations = A forduló végéig annyi kell belőle, amennyi a DEFCON-szint; minden hiányzó pont egy győzelmi pontot ad az ellenfélnek. A puccsok és a háborúk számítanak.
cards-glossary-defcon-name = DEFCON-szint
cards-glossary-defcon = Milyen közel van az atomháború, 5-től (béke) 1-ig. Az 1-es szinten a soron lévő játékos elveszíti a játékot. Minél alacsonyabb, annál több régió zárul le a puccsok és az átszervezések elől.
cards-glossary-space-race-name = Űrverseny
cards-glossary-space-race = Fordulónként egyszer egy lap eldobásával dobhat az előrelépésért ezen a sávon, amely pontokat és képességeket ad.
cards-glossary-headline-name = Vezéresemény
cards-glossary-headline = Az esemény, amelyet a forduló elején mindkét oldal titokban választ.
cards-glossary-scoring-name = Értékelés
cards-glossary-scoring = Jelenlét: legalább egy ellenőrzött ország a régióban. Dominancia: több ország és több hadszíntér, mint az ellenfélnek, köztük legalább egy, amely nem hadszíntér. Ellenőrzés: több ország és az összes hadszíntér.
cards-glossary-war-name = Háború
cards-glossary-war = Kockadobás dönti el; az ellenfél által ellenőrzött szomszédos országok csökkentik a dobást.
cards-glossary-action-round-name = Akciókör
cards-glossary-action-round = Egy oldal lehetősége egy lap kijátszására; egy fordulóban hat vagy hét van.
cards-glossary-phasing-name = Soron lévő játékos
cards-glossary-phasing = Az a játékos, akinek a köre vagy vezéreseménye zajlik.
cards-glossary-victory-points-name = Győzelmi pont
cards-glossary-victory-points = Egy sávon mindkét oldalé: amit az egyik nyer, azt a másik elveszíti. Húsz pont azonnali győzelem.
