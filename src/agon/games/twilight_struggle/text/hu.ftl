game-title = { "Twilight Struggle" }
game-subtitle = A hidegháború, 1945–1989
game-players = 2 játékos
game-glance = { $phase ->
    [setup] Előkészületek
    [headline] { $turn }. forduló, vezéresemények
    [action_round] { $turn }. forduló, { $round }. akciókör
   *[other] { $turn }. forduló
} · { $leader ->
    [us] { board-short-us } +{ $lead }
    [ussr] { board-short-ussr } +{ $lead }
   *[nobody] döntetlen állás
} · DEFCON { $defcon }

seat-us = Egyesült Államok
seat-ussr = Szovjetunió
seat-chance = Véletlen
seat-spectator = Néző

# Az oldal a mondat elején; .mid a mondat belsejében, .to „-hoz” raggal.
side = { $side ->
    [us] Az USA
   *[ussr] A Szovjetunió
}
    .mid = { $side ->
        [us] az USA
       *[ussr] a Szovjetunió
    }
    .to = { $side ->
        [us] az USA-hoz
       *[ussr] a Szovjetunióhoz
    }

# Választható vagy megnevezhető szavak: országok

word-austria = Ausztria
word-benelux = Benelux államok
word-canada = Kanada
word-denmark = Dánia
word-finland = Finnország
word-france = Franciaország
word-greece = Görögország
word-italy = Olaszország
word-norway = Norvégia
word-spain-portugal = Spanyolország/Portugália
word-sweden = Svédország
word-turkey = Törökország
word-united-kingdom = Egyesült Királyság
word-west-germany = Nyugat-Németország
word-bulgaria = Bulgária
word-czechoslovakia = Csehszlovákia
word-east-germany = Kelet-Németország
word-hungary = Magyarország
word-poland = Lengyelország
word-romania = Románia
word-yugoslavia = Jugoszlávia

word-egypt = Egyiptom
word-gulf-states = Öböl menti államok
word-iran = Irán
word-iraq = Irak
word-israel = Izrael
word-jordan = Jordánia
word-lebanon = Libanon
word-libya = Líbia
word-saudi-arabia = Szaúd-Arábia
word-syria = Szíria

word-afghanistan = Afganisztán
word-australia = Ausztrália
word-burma = { "Burma" }
word-india = { "India" }
word-indonesia = Indonézia
word-japan = Japán
word-laos-cambodia = Laosz/Kambodzsa
word-malaysia = Malajzia
word-north-korea = Észak-Korea
word-pakistan = Pakisztán
word-philippines = Fülöp-szigetek
word-south-korea = Dél-Korea
word-taiwan = Tajvan
word-thailand = Thaiföld
word-vietnam = Vietnám
word-chinese-civil-war = Kínai polgárháború

word-algeria = Algéria
word-angola = { "Angola" }
word-botswana = { "Botswana" }
word-cameroon = Kamerun
word-ethiopia = Etiópia
word-ivory-coast = Elefántcsontpart
word-kenya = { "Kenya" }
word-morocco = Marokkó
word-nigeria = Nigéria
word-saharan-states = Szaharai államok
word-se-african-states = Délkelet-afrikai államok
word-somalia = Szomália
word-south-africa = Dél-Afrika
word-sudan = Szudán
word-tunisia = Tunézia
word-west-african-states = Nyugat-afrikai államok
word-zaire = { "Zaire" }
word-zimbabwe = { "Zimbabwe" }

word-costa-rica = { "Costa Rica" }
word-cuba = Kuba
word-dominican-republic = Dominikai Köztársaság
word-el-salvador = Salvador
word-guatemala = { "Guatemala" }
word-haiti = { "Haiti" }
word-honduras = { "Honduras" }
word-mexico = Mexikó
word-nicaragua = { "Nicaragua" }
word-panama = { "Panama" }

word-argentina = Argentína
word-bolivia = Bolívia
word-brazil = Brazília
word-chile = { "Chile" }
word-colombia = Kolumbia
word-ecuador = { "Ecuador" }
word-paraguay = { "Paraguay" }
word-peru = { "Peru" }
word-uruguay = { "Uruguay" }
word-venezuela = { "Venezuela" }

# Lapok

word-asia-scoring = Ázsia értékelése
word-europe-scoring = Európa értékelése
word-middle-east-scoring = A Közel-Kelet értékelése
word-duck-and-cover = Bukj le, fedezékbe!
word-five-year-plan = Ötéves terv
word-the-china-card = Kína-kártya
word-socialist-governments = Szocialista kormányok
word-fidel = { "Fidel" }
word-vietnam-revolts = Vietnámi felkelés
word-blockade = Berlini blokád
word-korean-war = Koreai háború
word-romanian-abdication = A román király lemondása
word-arab-israeli-war = Arab–izraeli háború
word-comecon = KGST
word-nasser = Nasszer
word-warsaw-pact-formed = A Varsói Szerződés megalakulása
word-de-gaulle-leads-france = De Gaulle Franciaország élén
word-captured-nazi-scientist = Foglyul ejtett náci tudós
word-truman-doctrine = Truman-elv
word-olympic-games = Olimpiai játékok
word-nato = { "NATO" }
word-independent-reds = Független vörösök
word-marshall-plan = Marshall-terv
word-indo-pakistani-war = Indiai–pakisztáni háború
word-containment = Feltartóztatás
word-cia-created = A CIA megalakulása
word-us-japan-mutual-defense-pact = USA–Japán védelmi szerződés
word-suez-crisis = Szuezi válság
word-east-european-unrest = Kelet-európai zavargások
word-decolonization = Dekolonizáció
word-red-scare-purge = Vörös veszedelem/Tisztogatás
word-un-intervention = ENSZ-beavatkozás
word-de-stalinization = Desztalinizáció
word-nuclear-test-ban = Atomcsendegyezmény
word-formosan-resolution = Formózai határozat
word-brush-war = Helyi háború
word-central-america-scoring = Közép-Amerika értékelése
word-southeast-asia-scoring = Délkelet-Ázsia értékelése
word-arms-race = Fegyverkezési verseny
word-cuban-missile-crisis = Kubai rakétaválság
word-nuclear-subs = Atomtengeralattjárók
word-quagmire = Ingovány
word-salt-negotiations = SALT-tárgyalások
word-bear-trap = Medvecsapda
word-summit = Csúcstalálkozó
word-how-i-learned-to-stop-worrying = Rájöttem, hogy nem kell félni
word-junta = { "Junta" }
word-kitchen-debates = Konyhavita
word-missile-envy = Rakétairigység
word-we-will-bury-you = „Eltemetünk benneteket”
word-brezhnev-doctrine = Brezsnyev-doktrína
word-portuguese-empire-crumbles = A portugál birodalom összeomlása
word-south-african-unrest = Dél-afrikai zavargások
word-allende = { "Allende" }
word-willy-brandt = { "Willy Brandt" }
word-muslim-revolution = Muszlim forradalom
word-abm-treaty = ABM-szerződés
word-cultural-revolution = Kulturális forradalom
word-flower-power = A virágok hatalma
word-u2-incident = U–2-incidens
word-opec = { "OPEC" }
word-lone-gunman = „Magányos merénylő”
word-colonial-rear-guards = Gyarmati utóvéd
word-panama-canal-returned = A Panama-csatorna visszaadása
word-camp-david-accords = Camp David-i egyezmény
word-puppet-governments = Bábkormányok
word-grain-sales-to-soviets = Gabonaeladás a szovjeteknek
word-john-paul-ii-elected-pope = II. János Pál pápává választása
word-latin-american-death-squads = Latin-amerikai halálbrigádok
word-oas-founded = Az AÁSZ megalakulása
word-nixon-plays-the-china-card = Nixon kijátssza a kínai kártyát
word-sadat-expels-soviets = Szadat kiutasítja a szovjeteket
word-shuttle-diplomacy = Ingadiplomácia
word-the-voice-of-america = Amerika Hangja
word-liberation-theology = Felszabadítási teológia
word-ussuri-river-skirmish = Usszuri menti összecsapás
word-ask-not-what-your-country-can-do-for-you = „Ne azt kérdezd, mit tehet érted a hazád…”
word-alliance-for-progress = Szövetség a haladásért
word-africa-scoring = Afrika értékelése
word-one-small-step = „Kis lépés…”
word-south-america-scoring = Dél-Amerika értékelése
word-iranian-hostage-crisis = Iráni túszdráma
word-the-iron-lady = A Vaslady
word-reagan-bombs-libya = Reagan bombázza Líbiát
word-star-wars = Csillagháború
word-north-sea-oil = Északi-tengeri olaj
word-the-reformer = A reformer
word-marine-barracks-bombing = Robbantás a tengerészgyalogos-laktanyában
word-soviets-shoot-down-kal-007 = A szovjetek lelövik a KAL–007-est
word-glasnost = Glasznoszty
word-ortega-elected-in-nicaragua = Ortega megválasztása Nicaraguában
word-terrorism = Terrorizmus
word-iran-contra-scandal = Irán–kontra-botrány
word-chernobyl = Csernobil
word-latin-american-debt-crisis = Latin-amerikai adósságválság
word-tear-down-this-wall = „Rombolja le ezt a falat”
word-an-evil-empire = „A gonosz birodalma”
word-aldrich-ames-remix = Aldrich Ames
word-aldrich-ames-remix-edition-first = Aldrich Ames
word-pershing-ii-deployed = Pershing II-es rakéták telepítése
word-wargames = Háborús játékok
word-solidarity = Szolidaritás
word-iran-iraq-war = Iraki–iráni háború
word-defectors = Disszidensek
word-the-cambridge-five = A cambridge-i ötök
word-special-relationship = Különleges kapcsolat
word-norad = { "NORAD" }
word-che = { "Che" }
word-our-man-in-tehran = Emberünk Teheránban
word-yuri-and-samantha = Jurij és Samantha
word-awacs-sale-to-saudis = AWACS-eladás a szaúdiaknak

# Régiók

word-europe = Európa
word-middle-east = Közel-Kelet
word-asia = Ázsia
word-africa = Afrika
word-central-america = Közép-Amerika
word-south-america = Dél-Amerika
word-southeast-asia = Délkelet-Ázsia

# Lehetőségek

word-pass = passz
word-event = esemény
word-influence = befolyásszerzés
word-coup = puccs
word-realignment = átszervezés
word-space = űrverseny
word-event-first = előbb az esemény, aztán a műveletek
word-ops-first = előbb a műveletek, aztán az esemény
word-operations-only = műveletek, az esemény elmarad
word-withdraw = 2 befolyáspont eltávolítása és a válság lezárása
word-play = a lap kijátszása
word-return = a lap visszaadása
word-participate = részvétel
word-boycott = bojkott
word-remove-influence = befolyás eltávolítása
word-add-influence = befolyás hozzáadása
word-two-in-south-africa = 2 Dél-Afrikában
word-one-and-neighbours = 1 Dél-Afrikában és 2 a szomszédos országokban
word-improve = a DEFCON-szint növelése 1-gyel
word-degrade = a DEFCON-szint csökkentése 1-gyel
word-defcon-1 = 1-es DEFCON-szint
word-defcon-2 = 2-es DEFCON-szint
word-defcon-3 = 3-as DEFCON-szint
word-defcon-4 = 4-es DEFCON-szint
word-defcon-5 = 5-ös DEFCON-szint
word-end-game = a játék befejezése
word-up = képpel felfelé
word-down = képpel lefelé
word-mid-war = középső időszak
word-late-war = késői időszak

word-us-0 = USA, 0 pontért
word-us-1 = USA, 1 pontért
word-us-2 = USA, 2 pontért
word-us-3 = USA, 3 pontért
word-us-4 = USA, 4 pontért
word-us-5 = USA, 5 pontért
word-us-6 = USA, 6 pontért
word-us-7 = USA, 7 pontért
word-us-8 = USA, 8 pontért
word-us-9 = USA, 9 pontért
word-ussr-0 = Szovjetunió, 0 pontért
word-ussr-1 = Szovjetunió, 1 pontért
word-ussr-2 = Szovjetunió, 2 pontért
word-ussr-3 = Szovjetunió, 3 pontért
word-ussr-4 = Szovjetunió, 4 pontért
word-ussr-5 = Szovjetunió, 5 pontért
word-ussr-6 = Szovjetunió, 6 pontért
word-ussr-7 = Szovjetunió, 7 pontért
word-ussr-8 = Szovjetunió, 8 pontért
word-ussr-9 = Szovjetunió, 9 pontért
word-keep-sides = a játékosok a helyükön maradnak
word-change-sides = a játékosok oldalt cserélnek

# Miért ért véget a játék

word-nuclear-war = { reason-nuclear-war }
word-cuban-coup = { reason-cuban-coup }
word-twenty-vp = { reason-twenty-vp }
word-europe-control = { reason-europe-control }
word-final-scoring = { reason-final-scoring }
word-wargames-end = { reason-wargames-end }
word-held-scoring-card = { reason-held-scoring-card }
word-roll = dobás a kockával
word-operations = műveletek
word-held-card = a forduló végén kézben maradt lap
word-too-expensive = túl drága
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

reason-nuclear-war = atomháború tört ki, miközben a vesztes oldal volt soron
reason-cuban-coup = a vesztes oldal puccsot kísérelt meg a kubai rakétaválság alatt
reason-twenty-vp = a győztes oldal elérte a 20 győzelmi pontot
reason-europe-control = a győztes oldal ellenőrizte Európát, amikor azt értékelték
reason-final-scoring = a 10. forduló utáni játék végi pontozás döntött
reason-wargames-end = a „Háborús játékok” esemény idő előtt lezárta a játékot
reason-held-scoring-card = a vesztes oldal kezében értékelő lap maradt a forduló végén

# Amit a játékos egy vereséggel fenyegető választás előtt megtud

warning-held-scoring-card = Ezután nem marad akcióköre a kezében lévő értékelő lap kijátszására; ha a lap a forduló végén is a kezében van, elveszíti a játékot.
warning-nuclear-war = A DEFCON-szint 1-re csökken, miközben Ön van soron: kitör az atomháború. Elveszíti a játékot.
warning-cuban-coup = Amíg a kubai rakétaválság érvényben van Ön ellen, bármely puccskísérlete a játék elvesztésével jár.
warning-twenty-vp = Az ellenfél eléri a 20 győzelmi pontot, és megnyeri a játékot.
warning-europe-control = Az ellenfél ellenőrzi Európát: ha most értékelik, Ön elveszíti a játékot.
warning-wargames-end = 6 győzelmi pont átadása után Ön marad le: elveszíti a játékot.
warning-boycott-risk = Ha az ellenfél bojkottál, a DEFCON-szint 1-re csökken: kitör az atomháború, és Ön elveszíti a játékot.
warning-coup-risk = Ezzel az ellenfél puccsot kísérelhet meg egy hadszíntéren. A DEFCON-szint ekkor 1-re csökkenne, miközben Ön van soron, és elveszítené a játékot.
warning-summit-risk = Ha az ellenfél nyeri a csúcstalálkozót, 1-re csökkentheti a DEFCON-szintet, és Ön elveszítené a játékot.
warning-event-risk = Ez egy másik eseményt is előidézhet, amely 1-re csökkenti a DEFCON-szintet, és Ön elveszítené a játékot.
warning-headline-risk = Ha a DEFCON-szint 2, amikor az Ön vezéreseménye bekövetkezik, 1-re csökkenhet: kitör az atomháború, és Ön elveszíti a játékot.
warning-vp-risk = Ezzel az ellenfél megnyerheti a játékot, 20 győzelmi ponttal vagy Európa ellenőrzésével.

# Kérdések

ask-setup = Melyik országba kerüljön a kezdeti befolyás?
ask-handicap = Melyik országba kerüljön a többletbefolyás?
ask-bid = Válasszon titokban: melyik oldalt kéri, és mennyi többletbefolyást ad érte?
ask-seating = Egyenlő ajánlatok: a véletlen dönti el, ki melyik oldallal játszik.
ask-headline = Melyik lap legyen az Ön vezéreseménye?
ask-card = Melyik lapot választja?
ask-use = Mire használja a lapot?
ask-order = A lapon az ellenfél eseménye áll: hogyan játssza ki?
ask-place = Melyik országban szerez befolyást?
ask-remove = Melyik országból távolít el befolyást?
ask-target = Melyik a célország?
ask-discard = Melyik lapot dobja el?
ask-choose = Melyik lehetőséget választja?
ask-die = Kockadobás.
ask-draw = Egy lap húzása.
ask-pick = Egy lap véletlen kiválasztása.
ask-imagine = Egy ismeretlen lap véletlenszerű elhelyezése.

# Kérdések egy lapról vagy egy ok miatt

ask-card-un-intervention = Melyik lap eseményét érvényteleníti?
ask-card-missile-envy = Ezt a lapot kell műveletekre kijátszania.
ask-card-aldrich-ames-remix = Játssza ki a következő lapot a Szovjetunió által megszabott sorrendben.
ask-card-quagmire = Csapdában van: mit tesz ebben a körben?
ask-card-bear-trap = { ask-card-quagmire }
ask-discard-quagmire = Dobjon el egy legalább 2-t érő lapot, majd dobjon: 1–4 esetén kiszabadul.
ask-discard-bear-trap = { ask-discard-quagmire }
ask-discard-held-card = Eldobhat egyet a kezében maradt lapok közül.
ask-discard-blockade = Dobjon el egy legalább 3-at érő lapot, különben elveszíti minden befolyását Nyugat-Németországban.
ask-discard-latin-american-debt-crisis = Dobjon el egy legalább 3-at érő lapot, különben a Szovjetunió két dél-amerikai országban megduplázza a befolyását.
ask-discard-ask-not-what-your-country-can-do-for-you = Dobjon el akárhány lapot; ugyanannyi újat húz.
ask-discard-our-man-in-tehran = Dobjon el bármennyit a megnézett lapok közül.
ask-discard-aldrich-ames-remix = Melyik lapot dobja el az USA kezéből?
ask-use-event = Az esemény műveleteket enged Önnek.
ask-use-operations = Mire használja a műveleti pontokat?
ask-place-operations = Hol szerez befolyást?
ask-place-norad = A DEFCON-szint 2-re csökkent: szerezzen 1 befolyáspontot egy olyan országban, ahol már van befolyása.
ask-place-independent-reds = Melyik országban éri utol a szovjet befolyást?
ask-place-junta = Melyik közép- vagy dél-amerikai országban szerez 2 befolyáspontot?
ask-place-marshall-plan = Hol szerez befolyást Nyugat-Európában? Országonként egyet.
ask-place-comecon = Hol szerez befolyást Kelet-Európában? Országonként egyet.
ask-place-decolonization = Hol szerez befolyást Afrikában vagy Délkelet-Ázsiában? Országonként egyet.
ask-place-colonial-rear-guards = { ask-place-decolonization }
ask-place-warsaw-pact-formed = Hol szerez befolyást Kelet-Európában? Országonként legfeljebb kettőt.
ask-place-the-reformer = Hol szerez befolyást Európában? Országonként legfeljebb kettőt.
ask-place-de-stalinization = Hová helyezi át a befolyást? Országonként legfeljebb kettőt.
ask-place-puppet-governments = Melyik befolyás nélküli országban szerez befolyást? Országonként egyet.
ask-place-the-cambridge-five = 1 befolyáspontot szerezhet a felmutatott értékelő lapokon megnevezett régiók egyikében.
ask-place-latin-american-debt-crisis = Melyik dél-amerikai országban duplázza meg a befolyását?
ask-remove-cuban-missile-crisis = Melyik országból távolít el 2 saját befolyáspontot?
ask-remove-truman-doctrine = Melyik senki által nem ellenőrzött európai országból tűnik el minden szovjet befolyás?
ask-remove-socialist-governments = Honnan távolít el amerikai befolyást Nyugat-Európában? Országonként legfeljebb kettőt.
ask-remove-suez-crisis = Honnan távolít el amerikai befolyást: Izraelből, az Egyesült Királyságból vagy Franciaországból? Mindegyikből legfeljebb kettőt.
ask-remove-warsaw-pact-formed = Melyik kelet-európai országból tűnik el minden amerikai befolyás?
ask-remove-muslim-revolution = Melyik országból tűnik el minden amerikai befolyás?
ask-remove-de-stalinization = Melyik országból helyez át saját befolyást?
ask-target-coup = Hol kísérel meg puccsot?
ask-target-realignment = Melyik országban lesz a következő átszervező dobás?
ask-target-che = Hol kísérel meg puccsot? Hadszíntéren nem.
ask-target-ortega-elected-in-nicaragua = Melyik, Nicaraguával szomszédos országban kísérel meg ingyenes puccsot?
ask-target-brush-war = Melyik 1-es vagy 2-es stabilitású országot támadja meg?
ask-target-indo-pakistani-war = Melyik országot támadja meg?
ask-target-iran-iraq-war = { ask-target-indo-pakistani-war }
ask-choose-olympic-games = Részt vesz az olimpián, vagy bojkottálja?
ask-choose-salt-negotiations = Visszavehet egy lapot a dobópakliból.
ask-choose-summit = Ön nyerte a csúcstalálkozót: módosítja a DEFCON-szintet?
ask-choose-how-i-learned-to-stop-worrying = Melyik DEFCON-szintet állítja be?
ask-choose-missile-envy = Melyik legértékesebb lapját adja az ellenfélnek?
ask-choose-grain-sales-to-soviets = Kijátssza a kihúzott lapot, vagy visszaadja?
ask-choose-star-wars = Melyik eldobott lapot választja? Az eseménye azonnal bekövetkezik.
ask-choose-chernobyl = Melyik régióban nem szerezhet befolyást a Szovjetunió ebben a fordulóban?
ask-choose-shuttle-diplomacy = Melyik szovjet hadszíntér ne számítson az értékeléskor?
ask-choose-wargames = Átad 6 győzelmi pontot az ellenfélnek, és befejezi a játékot?
ask-choose-warsaw-pact-formed = Amerikai befolyást távolít el Kelet-Európából, vagy sajátot szerez ott?
ask-choose-south-african-unrest = Hová kerül a befolyása?
ask-choose-aldrich-ames-remix = Melyik lapot kell az USA-nak következőként kijátszania?
ask-choose-space = A lap a dobópakliba került. Dob a kockával?

# Mit jelent egy lehetőség egy kérdésben

option-pass-headline = Nincs vezéresemény
option-pass-card = Nem játszik ki lapot
option-influence-use = Befolyásszerzés
option-pass-use = Lemond a műveletekről
option-pass-place = Nem szerez többet
option-pass-remove = Nem távolít el többet
option-pass-discard = Nem dob el lapot
option-pass-choose = Nem él vele
option-pass-target = Itt megáll
option-pass-realignment = Befejezi az átszervezést
option-pass-che = Nincs puccs
option-pass-ortega-elected-in-nicaragua = { option-pass-che }
option-pass-quagmire = Kihagyja ezt a kört
option-pass-bear-trap = { option-pass-quagmire }
option-pass-held-card = Minden lapját megtartja
option-pass-blockade = Elveszíti minden befolyását Nyugat-Németországban
option-pass-latin-american-debt-crisis = { $of ->
    [0] A Szovjetunió duplázzon
   *[other] Nem dupláz többet
}
option-pass-ask-not-what-your-country-can-do-for-you = Nem dob el többet
option-pass-our-man-in-tehran = A többit visszakeveri
option-pass-the-cambridge-five = Nem szerez befolyást
option-pass-de-stalinization = Nem helyez át többet
option-pass-salt-negotiations = Nem vesz vissza lapot
option-pass-summit = A DEFCON-szint marad
option-pass-wargames = A játék folytatódik
option-end-game-wargames = 6 győzelmi pont átadása és a játék vége
option-participate-olympic-games = Részvétel: mindketten dobnak, a rendező +2-vel
option-boycott-olympic-games = Bojkott: a DEFCON-szint 1-gyel csökken, a rendező műveleteket hajthat végre
option-remove-influence-warsaw-pact-formed = Legfeljebb 4 országból tűnik el az amerikai befolyás
option-add-influence-warsaw-pact-formed = 5 befolyáspont szerzése
option-pass-space = Nem dob
option-return-grain-sales-to-soviets = Visszaadja, és 2 ponttal műveleteket hajt végre

# Miért nem választható most valami

why-too-expensive = Ez { $cost } pontba kerül, Önnek { $left } maradt.
why-out-of-reach = Nem elérhető: a kör kezdetén sem itt, sem a szomszédságban nem volt befolyása.
why-closed-region = Itt most nem szerezhet befolyást.
why-closed-by-defcon = A DEFCON-szint lezárja ezt a régiót a puccsok és az átszervezés elől.
why-no-enemy-influence = Az ellenfélnek itt nincs befolyása.
why-no-own-influence = Önnek itt nincs befolyása.
why-enemy-control = Ezt az országot az ellenfél ellenőrzi.
why-full = Ez az ország többször nem választható.
why-wrong-area = A kezdeti befolyás Európa saját felébe kerül.
why-not-of-event = Ez az esemény ezt nem engedi meg.
why-not-in-hand = Ez a lap nincs az Ön kezében.
why-face-down = A Kína-kártya a következő fordulóig képpel lefelé fekszik.
why-no-headline = Ez a lap nem lehet vezéresemény.
why-bound = Előbb egy másik lapot kell kijátszania.
why-scoring-due = Most értékelő lapot kell kijátszania.
why-own-event = Ehhez az ellenfél eseményét tartalmazó lap kell.
why-scoring-card = Értékelő lap erre nem használható.
why-low-value = Ez a lap nem ér elég műveleti pontot.
why-no-target = Most nincs ehhez megfelelő ország.
why-no-event = Az esemény most nem következhet be.
why-no-attempt = Ebben a fordulóban nem maradt űrversenykísérlete.
why-last-box = Ön már az űrverseny utolsó mezőjén áll.
why-nato = Ezt az országot védi a { word-nato }.
why-us-japan-mutual-defense-pact = Japánt védi az USA-val kötött szerződés.
why-the-reformer = A Szovjetunió többé nem kísérelhet meg puccsot Európában.

# Napló

log-bids-for = { $chair ->
    [us] Az USA helyén ülő játékos ajánlata: { $bid }.
   *[ussr] A Szovjetunió helyén ülő játékos ajánlata: { $bid }.
}
log-seated = Az oldalak eldőltek: { $seating }.
log-gets-extra = { $count ->
    [one] { side } egy többletbefolyást kap, amely az előkészületek után kerül fel.
   *[other] { side } { $count } többletbefolyást kap, amely az előkészületek után kerül fel.
}
log-turn-begins = { $turn }. forduló kezdődik.
log-defcon-is = A DEFCON-szint most: { $level }.
log-deals = { $count ->
    [one] { side } egy lapot kap.
   *[other] { side } { $count } lapot kap.
}
log-dealt = Kiosztva Önnek: { $card }.
log-reshuffles = { $count ->
    [one] A dobópakliból új húzópakli lesz: egy lap.
   *[other] A dobópakli megkeverve új húzópakli lesz: { $count } lap.
}
log-era-begins = { $count ->
    [one] Időszakváltás ({ $era }): egy lap keveredik a húzópakliba.
   *[other] Időszakváltás ({ $era }): { $count } lap keveredik a húzópakliba.
}
log-headlines = { side } vezéreseménye: { $card }.
log-headline-cancelled = { side } vezéreseménye érvénytelen: { $card }.
log-round-begins = { $round }. akciókör: { side.mid }.
log-passes = { side } passzol.
log-plays = { side } kijátszik egy lapot: { $card } ({ $use }).
log-event-happens = { side } végrehajtja az eseményt: { $card }.
log-event-fails = Az esemény nem következik be: { $card }.
log-operations = { $ops ->
    [one] { side } egy ponttal hajt végre műveleteket: { $use }.
   *[other] { side } { $ops } ponttal hajt végre műveleteket: { $use }.
}
log-adds = { $count ->
    [one] { side } egy befolyáspontot szerez: { $country } (USA { $us }, Szovjetunió { $ussr }).
   *[other] { side } { $count } befolyáspontot szerez: { $country } (USA { $us }, Szovjetunió { $ussr }).
}
log-takes = { $count ->
    [one] { side } egy befolyáspontot veszít: { $country } (USA { $us }, Szovjetunió { $ussr }).
   *[other] { side } { $count } befolyáspontot veszít: { $country } (USA { $us }, Szovjetunió { $ussr }).
}
log-coups = { side } puccsot kísérel meg: { $country }.
log-coup-roll = Kocka { $die }, műveletek { $ops }, módosító { $modifier }, küszöb { $against }: eredmény { $result }.
log-realigns = { side } átszervező dobást hajt végre: { $country }.
log-realignment-roll = { $lost ->
    [0] Kockák: USA { $us } (módosító { $usbonus }), Szovjetunió { $ussr } (módosító { $ussrbonus }). Senki sem veszít befolyást.
   *[other] Kockák: USA { $us } (módosító { $usbonus }), Szovjetunió { $ussr } (módosító { $ussrbonus }).
}
log-wages-war = { side } háborút indít; célország: { $country }.
log-war-roll = Kocka { $die }, módosító { $modifier }; szükséges: legalább { $needed }.
log-space-roll = Űrverseny: kocka { $die }; szükséges: legfeljebb { $needed }.
log-advances = { side } előrelép az űrversenyben: { $box }. mező.
log-rolls = { side } dobása: { $die } (módosító { $modifier }).
log-escapes = { side } { $die } értékű dobással kiszabadul: { $card }.
log-stays-trapped = { side } { $die } értékű dobással csapdában marad: { $card }.
log-gains-vp = { $count ->
    [one] { side } egy győzelmi pontot kap (állás: { $vp }).
   *[other] { side } { $count } győzelmi pontot kap (állás: { $vp }).
}
log-military-ops = { side } hadműveletei: { $level }.
log-military-short = Szükséges hadműveletek: { $required }; hiány: USA { $us }, Szovjetunió { $ussr }.
log-discards = { side } eldob egy lapot: { $card }.
log-gives-card = { side } átad egy lapot: { $card }.
log-takes-card = { side } elvesz egy lapot: { $card }.
log-shows-card = { side } felmutat egy lapot: { $card }.
log-shows-hand = { side } felfedi a kezében lévő lapokat.
log-effect-begins = Érvénybe lép: { $card }.
log-effect-ends = Érvényét veszti: { $card }.
log-chooses = { side } választása: { $choice }.
log-china-passes = A Kína-kártya { side.to } kerül, { $face }.
log-china-turns-up = A Kína-kártya képpel felfelé fordul.
log-civil-war-ends = A kínai polgárháború véget ért: a Szovjetunió megkapja a Kína-kártyát, képpel felfelé.
log-scores-region = Értékelés ({ $region }): USA { $us }, Szovjetunió { $ussr }.
log-wins = { side } megnyeri a játékot: { $reason }.
log-drawn-game = A játék döntetlen: { $reason }.
log-arranges = { $place ->
    [1] Az USA-nak először ezt kell kijátszania: { $card }.
   *[other] Ezután az USA-nak ezt kell kijátszania: { $card } ({ $place }. lap).
}

# Tábla

board-turn = Forduló
board-round = Akciókör
board-phase = Fázis
board-phase-setup = Előkészületek
board-phase-headline = Vezéresemény-fázis
board-phase-action-round = Akciófázis
board-phasing = Soron lévő játékos
board-defcon = DEFCON-szint
board-vp = Győzelmi pontok
board-military-ops = Hadműveletek
board-required-ops = Szükséges hadműveletek
board-space = Űrverseny
board-space-attempts = Űrversenykísérletek ebben a fordulóban
board-hand = Kézben lévő lapok
board-hand-size = Lapok a kézben
board-deck = Húzópakli
board-discard = Dobópakli
board-removed = Eltávolított lapok
board-effects = Érvényben lévő események
board-china = Kína-kártya
board-china-up = képpel felfelé, kijátszható
board-china-down = képpel lefelé, ebben a fordulóban nem játszható ki
board-civil-war = senkinél; kínai polgárháború { $count }/3
board-stability = Stabilitás
board-battleground = Hadszíntér
board-controlled-by-us = az USA ellenőrzi
board-controlled-by-ussr = a Szovjetunió ellenőrzi
board-presence = Jelenlét
board-domination = Dominancia
board-control = Ellenőrzés
board-would-score = Értékelés most: USA { $us }, Szovjetunió { $ussr }
board-odds = A siker esélye: { $chance }%
board-ops = Műveleti érték
board-event = Esemény
board-influence-us = Az USA befolyása
board-influence-ussr = A Szovjetunió befolyása
board-space-box-1 = Műhold
board-space-box-2 = Állat az űrben
board-space-box-3 = Ember az űrben
board-space-box-4 = Ember Föld körüli pályán
board-space-box-5 = Hold körüli pálya
board-space-box-6 = A Sas / a Medve leszállt
board-space-box-7 = Űrrepülőgép
board-space-box-8 = Űrállomás
board-space-box-3-edition-first = névtelen
board-space-box-4-edition-first = Ember az űrben
board-space-box-5-edition-first = névtelen
board-space-box-6-edition-first = Űrséta
board-space-box-7-edition-first = Hold körüli pálya
board-space-box-8-edition-first = A Sas / a Medve leszállt
board-adjacent = Szomszédos országok
board-era-early = Korai időszak
board-era-mid = Középső időszak
board-era-late = Késői időszak
board-short-us = USA
board-short-ussr = SZOV
board-short-neutral = semleges
board-scoring = értékelő
board-piles = Lapok
board-barred = zárva: { $regions }
board-barred-realignment-defcon-ignored = puccsok elől zárva: { $regions }
board-swing = átlagos befolyásváltozás { $swing }
board-controls = ellenőrzött
board-headline = Vezéresemény
opening = első vezéresemény
set-up = kezdeti befolyás
board-in-play = Kijátszás alatt
board-known-hand = Az ellenfél ismert lapjai
board-looked-at = A megnézett lapok
board-us-order = Az USA lapjainak sorrendje
board-hint-scoring = Egy értékelő lap akkor ér a legtöbbet, amikor a saját befolyás a régiójában a csúcson van: érdemes jól megválasztani a pillanatot.

# A játék beállításai

option-edition-name = Kiadás
option-edition = Lapok, kezdeti befolyás, űrversenysáv és szabályok. Az első kiadásban 103 lap, 23 amerikai befolyáspont és korábbi lapszövegek vannak.
option-edition-deluxe = deluxe kiadás
option-edition-first = első kiadás
option-scenario-name = Forgatókönyv
option-scenario = Az egész háború az 1. fordulótól, vagy a késői időszak a 8. fordulótól: ebben az USA-nak a végén 20 győzelmi pont kell.
option-scenario-standard = az egész háború
option-scenario-late-war = a késői időszak
option-bid-name = Licit az oldalakra
option-bid = Mindkét játékos titokban licitál a kívánt oldalra; aki a másik oldalt kapja, többletbefolyást szerez.
option-bid-off = oldalak választás szerint
option-bid-on = oldalak licit szerint
option-us-influence-name = Amerikai többletbefolyás
option-us-influence = Befolyás, amelyet az USA az előkészületek után olyan országokba tesz, ahol már van befolyása.
option-optional-cards-name = Kiegészítő lapok
option-optional-cards = A hét kiegészítő lap (104–110. számú).
option-optional-cards-off = nélkülük (103 lap)
option-optional-cards-on = velük (110 lap)
option-chinese-civil-war-name = Kínai polgárháború
option-chinese-civil-war = A Szovjetunió csak akkor kapja meg a Kína-kártyát, ha 3 befolyáspontot tett a kínai polgárháború mezőjére.
option-chinese-civil-war-off = Kína-kártya kezdettől
option-chinese-civil-war-on = a Kína-kártyát ki kell érdemelni
option-held-card-name = Kézben maradt lapok
option-held-card = A forduló végén kézben maradt lapok: rejtve maradnak, vagy, ahogy versenyeken szokás, az ellenfél is látja őket.
option-held-card-hidden = rejtve maradnak
option-held-card-reveal = felmutatandók
option-scoring-cards-name = Értékelő lapok
option-scoring-cards = Ha már csak éppen elég akciókör maradt az értékelő lapokra: bármelyik lap kijátszható (és veszít, akinél a forduló végén értékelő lap marad), vagy kötelező egy értékelő lapot kijátszani.
option-scoring-cards-free = nem kötelezők
option-scoring-cards-forced = időben kötelezők
option-reshuffle-name = Újrakeverés
option-reshuffle = Mikor lesz az eldobott lapokból új húzópakli.
option-reshuffle-at-once = amint elfogy a pakli
option-reshuffle-when-needed = a következő húzáskor
option-space-discard-name = Űrverseny: lapeldobás
option-space-discard = A 6. mező lapeldobása a forduló végén: a kézben maradt értékelő lapok ellenőrzése után vagy előtt; előtte értékelő lap is eldobható még.
option-space-discard-after-check = az ellenőrzés után
option-space-discard-before-check = az ellenőrzés előtt
option-space-roll-name = Űrverseny: dobás
option-space-roll = A dobás az űrversenyre adott lapért. Aki lemond róla, nem lép előre.
option-space-roll-always = mindig kötelező
option-space-roll-optional = el lehet hagyni
option-realignment-defcon-name = DEFCON-korlátok
option-realignment-defcon = A DEFCON-szint a puccsokat és az átszervezéseket is korlátozza, vagy csak a puccsokat.
option-realignment-defcon-heeded = puccsok és átszervezések
option-realignment-defcon-ignored = csak puccsok
option-realignment-losses-name = Veszteség átszervezéskor
option-realignment-losses = Ki veszíthet befolyást átszervező dobással.
option-realignment-losses-both = bármelyik fél
option-realignment-losses-opponent = csak az ellenfél
option-mixed-operations-name = Vegyes műveletek
option-mixed-operations = Egy lap pontjai befolyásra és átszervező dobásokra együtt, de egy országban egy akciókörben nem lehet mindkettő.
option-mixed-operations-off = egyfajta művelet
option-mixed-operations-on = keverhetők
option-junta-regions-name = „Junta”
option-junta-regions = A „Junta” átszervező dobásai: mind egy régióban, vagy Közép- és Dél-Amerika között megosztva.
option-junta-regions-one = mind egy régióban
option-junta-regions-both = a kettő között megosztva

# A lapok hatása

card-asia-scoring-text = Ázsia értékelése mindkét oldal számára, Délkelet-Ázsiával együtt; a különbség számít. Jelenlét 3, dominancia 7, ellenőrzés 9; további 1 minden ellenőrzött hadszíntérért és minden ellenőrzött országért, amely az ellenfél nagyhatalmával szomszédos.
card-europe-scoring-text = Európa értékelése mindkét oldal számára; a különbség számít. Jelenlét 3, dominancia 7; aki Európát ellenőrzi, azonnal megnyeri a játékot. További 1 minden ellenőrzött hadszíntérért és minden ellenőrzött országért, amely az ellenfél nagyhatalmával szomszédos.
card-middle-east-scoring-text = A Közel-Kelet értékelése mindkét oldal számára; a különbség számít. Jelenlét 3, dominancia 5, ellenőrzés 7; további 1 minden ellenőrzött hadszíntérért.
card-duck-and-cover-text = A DEFCON-szint 1-gyel csökken. Ezután az USA annyi győzelmi pontot kap, amennyivel az új szint 5 alatt van.
card-five-year-plan-text = A Szovjetunió eldob egy véletlen lapot a kezéből. Ha ez az USA eseménye, az USA azonnal végrehajtja; minden más lap hatástalan.
card-the-china-card-text = Nincs eseménye, csak műveleti pontokat ad, eggyel többet, ha mindet Ázsiában költik el. Kijátszása után képpel lefelé az ellenfélhez kerül, aki a következő fordulótól használhatja. Aki a 10. forduló végén birtokolja, 1 győzelmi pontot kap.
card-socialist-governments-text = A Szovjetunió az USA 3 befolyáspontját távolítja el Nyugat-Európából, egy országból legfeljebb 2-t. „{ word-the-iron-lady }” után nem következhet be.
card-fidel-text = Az USA minden befolyása eltűnik Kubából; ha ezután a Szovjetuniónak 3-nál kevesebb pontja van ott, 3-ra egészíti ki.
card-vietnam-revolts-text = A Szovjetunió 2 befolyáspontot szerez Vietnámban. A forduló végéig a Szovjetunió lapja eggyel több pontot ér, ha minden pontját Délkelet-Ázsiában költi el.
card-blockade-text = Ha az USA nem dob el azonnal egy legalább 3 műveleti pontot érő lapot, elveszíti minden befolyását Nyugat-Németországban.
card-korean-war-text = A Szovjetunió megtámadja Dél-Koreát: kockadobás, −1 minden szomszédos országért, amelyet az USA ellenőriz. 4–6 esetén a Szovjetunió 2 győzelmi pontot kap, és az USA ottani befolyása mind az övé lesz. Mindenképpen kap 2 hadműveleti pontot.
card-korean-war-text-edition-first = A DEFCON-szint eggyel csökken. A Szovjetunió megtámadja Dél-Koreát: kockadobás, −1 minden szomszédos országért, amelyet az USA ellenőriz. 4–6 esetén a Szovjetunió 2 győzelmi pontot kap, és az USA ottani befolyása mind az övé lesz. Mindenképpen annyi hadműveleti pontot kap, amennyit a lap neki ér, vagy 2-t, ha az USA játssza ki.
card-romanian-abdication-text = Az USA minden befolyása eltűnik Romániából; ha ezután a Szovjetuniónak 3-nál kevesebb pontja van ott, 3-ra egészíti ki.
card-arab-israeli-war-text = A Szovjetunió megtámadja Izraelt: kockadobás, −1, ha az USA ellenőrzi Izraelt, és −1 minden szomszédos országért, amelyet ellenőriz. 4–6 esetén a Szovjetunió 2 győzelmi pontot kap, és az USA ottani befolyása mind az övé lesz. Mindenképpen kap 2 hadműveleti pontot. A „{ word-camp-david-accords }” után nem következhet be.
card-arab-israeli-war-text-edition-first = A Szovjetunió megtámadja Izraelt: kockadobás, −1 minden szomszédos országért, amelyet az USA ellenőriz. 4–6 esetén a Szovjetunió 2 győzelmi pontot kap, és az USA ottani befolyása mind az övé lesz. Mindenképpen annyi hadműveleti pontot kap, amennyit a lap neki ér, vagy 2-t, ha az USA játssza ki. A „{ word-camp-david-accords }” után nem következhet be.
card-comecon-text = A Szovjetunió 1-1 befolyáspontot szerez négy olyan kelet-európai országban, amelyet nem az USA ellenőriz.
card-nasser-text = A Szovjetunió 2 befolyáspontot szerez Egyiptomban, az USA pedig elveszíti ottani befolyásának felét, felfelé kerekítve.
card-warsaw-pact-formed-text = A Szovjetunió választ: legfeljebb négy kelet-európai országból eltávolítja az USA minden befolyását, vagy 5 befolyáspontot szerez Kelet-Európában, országonként legfeljebb 2-t. Ettől kezdve a „{ word-nato }” bekövetkezhet.
card-de-gaulle-leads-france-text = Az USA 2 befolyáspontot veszít Franciaországban, a Szovjetunió 1-et szerez ott. A játék végéig a „{ word-nato }” nem védi Franciaországot.
card-captured-nazi-scientist-text = A játékos egy mezőt lép előre az űrversenyben, és megkapja a mező pontjait és képességét. Ez nem számít kísérletnek.
card-truman-doctrine-text = Az USA választ egy európai országot, amelyet egyik oldal sem ellenőriz, és onnan eltávolítja a Szovjetunió minden befolyását.
card-olympic-games-text = Az ellenfél részt vesz vagy bojkottál. Részvétel: mindketten dobnak egy kockával, a játékos 2-t hozzáad; a nagyobb összeg 2 győzelmi pontot ér, döntetlennél új dobás jön. Bojkott: a DEFCON-szint 1-gyel csökken, és a játékos 4 pont értékben műveleteket hajthat végre.
card-nato-text = Csak „{ word-warsaw-pact-formed }” vagy a „{ word-marshall-plan }” után következhet be. A játék végéig a Szovjetunió nem kísérelhet meg puccsot vagy átszervező dobást olyan európai országokban, amelyeket az USA ellenőriz, és egyik oldal sem indíthat ellenük „{ word-brush-war }” eseményt.
card-nato-text-edition-first = Csak „{ word-warsaw-pact-formed }” vagy a „{ word-marshall-plan }” után következhet be. A játék végéig a Szovjetunió nem kísérelhet meg puccsot vagy átszervező dobást olyan európai országokban, amelyeket az USA ellenőriz.
card-independent-reds-text = Az USA kiválasztja Jugoszláviát, Romániát, Bulgáriát, Magyarországot vagy Csehszlovákiát, és ottani befolyását a Szovjetunióéval azonos szintre emeli.
card-marshall-plan-text = Az USA 1-1 befolyáspontot szerez hét olyan nyugat-európai országban, amelyet nem a Szovjetunió ellenőriz. Ettől kezdve a „{ word-nato }” bekövetkezhet.
card-indo-pakistani-war-text = A játékos megtámadja Indiát vagy Pakisztánt: kockadobás, −1 a célország minden szomszédjáért, amelyet az ellenfél ellenőriz. 4–6 esetén a játékos 2 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen kap 2 hadműveleti pontot.
card-indo-pakistani-war-text-edition-first = A játékos megtámadja Indiát vagy Pakisztánt: kockadobás, −1 a célország minden szomszédjáért, amelyet az ellenfél ellenőriz. 4–6 esetén a játékos 2 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen annyi hadműveleti pontot kap, amennyit a lap neki ér.
card-containment-text = A forduló végéig az USA minden lapja eggyel több műveleti pontot ér, de legfeljebb 4-et.
card-cia-created-text = A Szovjetunió felfedi a kezében lévő lapokat. Ezután az USA e lap értékével műveleteket hajthat végre.
card-us-japan-mutual-defense-pact-text = Az USA annyi befolyást szerez Japánban, amennyi az ellenőrzéséhez kell. A játék végéig a Szovjetunió ott nem kísérelhet meg puccsot vagy átszervező dobást.
card-suez-crisis-text = A Szovjetunió az USA 4 befolyáspontját távolítja el Izraelből, az Egyesült Királyságból és Franciaországból, mindegyikből legfeljebb 2-t.
card-east-european-unrest-text = Az USA három kelet-európai országból távolítja el a Szovjetunió 1-1 befolyáspontját; a 8. fordulótól 2-2-t.
card-decolonization-text = A Szovjetunió 1-1 befolyáspontot szerez négy afrikai vagy délkelet-ázsiai országban.
card-red-scare-purge-text = A forduló végéig az ellenfél minden lapja eggyel kevesebb műveleti pontot ér, de legalább 1-et.
card-un-intervention-text = Egy olyan kézben tartott lappal együtt játszható ki, amelyen az ellenfél eseménye áll: az az esemény nem következik be, és a játékos annak a lapnak az értékével műveleteket hajthat végre, vagy azt a lapot az űrversenyre adhatja. Az USA olyan lappal is kijátszhatja, amelyet a „{ word-grain-sales-to-soviets }” révén húzott. Mindkét lap a dobópakliba kerül. A vezéresemény-fázisban nem játszható ki.
card-un-intervention-text-edition-first = Egy olyan kézben tartott lappal együtt játszható ki, amelyen az ellenfél eseménye áll: az az esemény nem következik be, és a játékos annak a lapnak az értékével műveleteket hajthat végre, vagy azt a lapot az űrversenyre adhatja. Az USA olyan lappal is kijátszhatja, amelyet a „{ word-grain-sales-to-soviets }” révén húzott. Mindkét lap a dobópakliba kerül. A vezéresemény-fázisban is kijátszható.
card-de-stalinization-text = A Szovjetunió legfeljebb 4 befolyáspontját áthelyezheti olyan országokba, amelyeket nem az USA ellenőriz, országonként legfeljebb 2-t hozzáadva.
card-nuclear-test-ban-text = A játékos annyi győzelmi pontot kap, amennyivel a DEFCON-szint 2 fölött van. Ezután a DEFCON-szint 2-vel nő, legfeljebb 5-ig.
card-formosan-resolution-text = Tajvan hadszíntérnek számít, ha az USA ellenőrzi, de csak Ázsia értékelésekor. Érvényét veszti, amikor az USA kijátssza a Kína-kártyát.
card-brush-war-text = A játékos megtámad egy 1-es vagy 2-es stabilitású országot, amelyet a „{ word-nato }” nem véd: kockadobás, −1 minden szomszédos országért, amelyet az ellenfél ellenőriz (nagyhatalma is annak számít). 3–6 esetén a játékos 1 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen kap 3 hadműveleti pontot.
card-brush-war-text-edition-first = A játékos megtámad egy 1-es vagy 2-es stabilitású országot: kockadobás, −1 minden szomszédos országért, amelyet az ellenfél ellenőriz (nagyhatalma is annak számít). 3–6 esetén a játékos 1 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen annyi hadműveleti pontot kap, amennyit a lap neki ér.
card-central-america-scoring-text = Közép-Amerika értékelése mindkét oldal számára; a különbség számít. Jelenlét 1, dominancia 3, ellenőrzés 5; további 1 minden ellenőrzött hadszíntérért és minden ellenőrzött országért, amely az ellenfél nagyhatalmával szomszédos.
card-southeast-asia-scoring-text = Mindkét oldal 2 pontot kap Thaiföld ellenőrzéséért és 1-et minden más délkelet-ázsiai országért, amelyet ellenőriz; a különbség számít.
card-arms-race-text = Ha a játékosnak több hadműveleti pontja van, mint az ellenfélnek, 1 győzelmi pontot kap; ha ezzel a szükséges szintet is eléri, akkor 3-at.
card-cuban-missile-crisis-text = A DEFCON-szint 2 lesz. A forduló végéig az ellenfél elveszíti a játékot, ha bárhol puccsot kísérel meg. Ezt bármikor lezárhatja, ha egy országból eltávolítja 2 saját befolyáspontját: a Szovjetunió Kubából, az USA Nyugat-Németországból vagy Törökországból.
card-nuclear-subs-text = A forduló végéig az USA hadszíntereken megkísérelt puccsai nem csökkentik a DEFCON-szintet.
card-quagmire-text = A következő akciókörétől az USA minden körben csak annyit tehet, hogy eldob egy legalább 2 pontot érő lapot, és dob a kockával; 1–4 esetén az azt követő körtől szabad. Ilyen lap híján csak értékelő lapot játszhat ki. A „{ word-norad }” érvényét veszti.
card-quagmire-text-edition-first = A következő akciókörétől az USA minden körben csak annyit tehet, hogy eldob egy legalább 2 pontot érő lapot, és dob a kockával; 1–4 esetén az azt követő körtől szabad. Ilyen lap híján csak értékelő lapot játszhat ki.
card-salt-negotiations-text = A DEFCON-szint 2-vel nő. A forduló végéig mindkét oldal minden puccsdobásából 1-et le kell vonni. A játékos a dobópakliból elvehet egy lapot, amely nem értékelő lap, és felmutatja az ellenfélnek.
card-bear-trap-text = A következő akciókörétől a Szovjetunió minden körben csak annyit tehet, hogy eldob egy legalább 2 pontot érő lapot, és dob a kockával; 1–4 esetén az azt követő körtől szabad. Ilyen lap híján csak értékelő lapot játszhat ki.
card-summit-text = Mindketten dobnak egy kockával, és 1-et hozzáadnak minden régióért, ahol dominanciájuk vagy ellenőrzésük van. A nagyobb összeg 2 győzelmi pontot ér, és gazdája 1-gyel növelheti vagy csökkentheti a DEFCON-szintet. Döntetlennél nem történik semmi.
card-how-i-learned-to-stop-worrying-text = A játékos a DEFCON-szintet tetszőleges értékre állítja 1 és 5 között, saját hadműveleteit pedig 5-re.
card-junta-text = A játékos 2 befolyáspontot szerez egy közép- vagy dél-amerikai országban. Ezután e régiók egyikében e lap értékével ingyenes puccsot vagy átszervező dobásokat kísérelhet meg.
card-kitchen-debates-text = Ha az USA az egész térképen több hadszínteret ellenőriz, mint a Szovjetunió, 2 győzelmi pontot kap.
card-missile-envy-text = Az ellenfél a játékosnak adja a legértékesebb lapját (egyenlők közül ő választ), és ezt a lapot kapja érte. Ha a kapott lap eseménye a játékosé vagy semleges, bekövetkezik; ha nem, a játékos műveletekre használja a lapot, az esemény nélkül. Az ellenfélnek ezt a lapot a következő akciókörében műveletekre kell kijátszania, és addig vezéreseménynek sem választhatja.
card-we-will-bury-you-text = A DEFCON-szint 1-gyel csökken. Ha az USA a következő akciókörében nem játssza ki eseményként az „{ word-un-intervention }” lapot, a Szovjetunió abban a körben 3 győzelmi pontot kap, még az USA esetleges pontjai előtt.
card-brezhnev-doctrine-text = A forduló végéig a Szovjetunió minden lapja eggyel több műveleti pontot ér, de legfeljebb 4-et.
card-portuguese-empire-crumbles-text = A Szovjetunió 2 befolyáspontot szerez Angolában és 2-t a délkelet-afrikai államokban.
card-south-african-unrest-text = A Szovjetunió választ: 2 befolyáspontot szerez Dél-Afrikában, vagy 1-et Dél-Afrikában és 2-t a szomszédos Angolában és Botswanában, tetszőleges elosztásban.
card-allende-text = A Szovjetunió 2 befolyáspontot szerez Chilében.
card-willy-brandt-text = A Szovjetunió 1 győzelmi pontot kap, és 1 befolyáspontot szerez Nyugat-Németországban, amelyet a „{ word-nato }” többé nem véd. A védelem a { word-tear-down-this-wall } lappal tér vissza, amely után ez az esemény nem következhet be.
card-muslim-revolution-text = A Szovjetunió kettőt választ az alábbi országok közül, és eltávolítja onnan az USA minden befolyását: Egyiptom, Irán, Irak, Jordánia, Líbia, Szaúd-Arábia, Szudán, Szíria. Az „{ word-awacs-sale-to-saudis }” után nem következhet be.
card-muslim-revolution-text-edition-first = A Szovjetunió kettőt választ az alábbi országok közül, és eltávolítja onnan az USA minden befolyását: Egyiptom, Irán, Irak, Jordánia, Líbia, Szaúd-Arábia, Szudán, Szíria.
card-abm-treaty-text = A DEFCON-szint 1-gyel nő. Ezután a játékos e lap értékével hajt végre műveleteket.
card-cultural-revolution-text = Ha a Kína-kártya az USA-nál van, a Szovjetunió elveszi, képpel felfelé. Ha már a Szovjetuniónál van, a Szovjetunió 1 győzelmi pontot kap.
card-flower-power-text = Ettől kezdve a Szovjetunió 2 győzelmi pontot kap, valahányszor az USA háborús lapot játszik ki eseményként vagy műveletekre, de nem az űrversenyben. Háborús lapok: { word-korean-war }, { word-arab-israeli-war }, { word-indo-pakistani-war }, { word-brush-war }, { word-iran-iraq-war }. Megszünteti és kizárja: { word-an-evil-empire }.
card-u2-incident-text = A Szovjetunió 1 győzelmi pontot kap, és még 1-et, amikor később ugyanebben a fordulóban valamelyik oldal először játssza ki eseményként az „{ word-un-intervention }” lapot.
card-opec-text = A Szovjetunió 1-1 győzelmi pontot kap minden országért, amelyet ezek közül ellenőriz: Egyiptom, Öböl menti államok, Irán, Irak, Líbia, Szaúd-Arábia, Venezuela. Az „{ word-north-sea-oil }” után nem következhet be.
card-lone-gunman-text = Az USA felfedi a kezében lévő lapokat. Ezután a Szovjetunió e lap értékével műveleteket hajthat végre.
card-colonial-rear-guards-text = Az USA 1-1 befolyáspontot szerez négy afrikai vagy délkelet-ázsiai országban.
card-panama-canal-returned-text = Az USA 1-1 befolyáspontot szerez Panamában, Costa Ricában és Venezuelában.
card-camp-david-accords-text = Az USA 1 győzelmi pontot kap, és 1-1 befolyáspontot szerez Izraelben, Jordániában és Egyiptomban. Ettől kezdve az „{ word-arab-israeli-war }” nem következhet be.
card-puppet-governments-text = Az USA 1-1 befolyáspontot szerezhet legfeljebb három olyan országban, ahol egyik oldalnak sincs befolyása.
card-grain-sales-to-soviets-text = Az USA húz egy véletlen lapot a Szovjetunió kezében lévők közül, és vagy kijátssza, vagy visszaadja. Ha visszaadja, vagy ha a Szovjetuniónak nincs lapja, az USA e lap értékével műveleteket hajthat végre.
card-john-paul-ii-elected-pope-text = A Szovjetunió 2 befolyáspontot veszít Lengyelországban, az USA 1-et szerez ott. Ettől kezdve a „{ word-solidarity }” bekövetkezhet.
card-latin-american-death-squads-text = A forduló végéig Közép- és Dél-Amerikában a játékos puccsdobásaihoz 1-et hozzá kell adni, az ellenfél puccsdobásaiból 1-et le kell vonni.
card-oas-founded-text = Az USA 2 befolyáspontot szerez Közép- vagy Dél-Amerikában, egy vagy két országban.
card-nixon-plays-the-china-card-text = Ha a Kína-kártya a Szovjetuniónál van, az USA elveszi, képpel lefelé. Ha már az USA-nál van, az USA 2 győzelmi pontot kap.
card-nixon-plays-the-china-card-text-edition-first = Ha a Kína-kártya a Szovjetuniónál van, az USA elveszi, képpel felfelé. Ha már az USA-nál van, az USA 2 győzelmi pontot kap.
card-sadat-expels-soviets-text = A Szovjetunió minden befolyása eltűnik Egyiptomból, az USA pedig 1 befolyáspontot szerez ott.
card-shuttle-diplomacy-text = A következő „{ word-asia-scoring }” vagy „{ word-middle-east-scoring }” lapnál az USA kiválaszt egy hadszínteret, amelyet a Szovjetunió ellenőriz, és amely a Szovjetuniónál nem számít. Ezután ez a lap a dobópakliba kerül. A játék végi pontozásra nem hat.
card-the-voice-of-america-text = Az USA a Szovjetunió 4 befolyáspontját távolítja el Európán kívülről, egy országból legfeljebb 2-t.
card-liberation-theology-text = A Szovjetunió 3 befolyáspontot szerez Közép-Amerikában, országonként legfeljebb 2-t.
card-ussuri-river-skirmish-text = Ha a Kína-kártya a Szovjetuniónál van, az USA elveszi, képpel felfelé. Ha már az USA-nál van, az USA 4 befolyáspontot szerez Ázsiában, országonként legfeljebb 2-t.
card-ask-not-what-your-country-can-do-for-you-text = Az USA akárhány lapot eldobhat a kezéből, értékelő lapot is, hatás nélkül. Ezután ugyanannyi újat húz.
card-alliance-for-progress-text = Az USA 1-1 győzelmi pontot kap minden hadszíntérért, amelyet Közép- és Dél-Amerikában ellenőriz.
card-africa-scoring-text = Afrika értékelése mindkét oldal számára; a különbség számít. Jelenlét 1, dominancia 4, ellenőrzés 6; további 1 minden ellenőrzött hadszíntérért.
card-one-small-step-text = Ha a játékos hátrányban van az űrversenyben, két mezőt lép előre, és csak a második mező pontjait kapja meg. Ez nem számít kísérletnek.
card-south-america-scoring-text = Dél-Amerika értékelése mindkét oldal számára; a különbség számít. Jelenlét 2, dominancia 5, ellenőrzés 6; további 1 minden ellenőrzött hadszíntérért.
card-iranian-hostage-crisis-text = Az USA minden befolyása eltűnik Iránból, a Szovjetunió pedig 2 befolyáspontot szerez ott. Ettől kezdve a Szovjetunió által kijátszott „{ word-terrorism }” az USA két lapjába kerül.
card-the-iron-lady-text = Az USA 1 győzelmi pontot kap. A Szovjetunió 1 befolyáspontot szerez Argentínában, és elveszíti minden befolyását az Egyesült Királyságban. Ettől kezdve a „{ word-socialist-governments }” nem következhet be.
card-reagan-bombs-libya-text = Az USA 1 győzelmi pontot kap a Szovjetunió minden 2 líbiai befolyáspontjáért, lefelé kerekítve.
card-star-wars-text = Csak ha az USA vezet az űrversenyben: kiválaszt a dobópakliból egy lapot, amely nem értékelő lap, és azonnal végrehajtja az eseményét.
card-north-sea-oil-text = Ettől kezdve az „{ word-opec }” nem következhet be. Ebben a fordulóban az USA nyolcadik akciókört is játszhat.
card-the-reformer-text = A Szovjetunió 4 befolyáspontot szerez Európában, és legfeljebb 2 továbbit, ha győzelmi pontokban vezet, országonként legfeljebb 2-t. A játék végéig nem kísérelhet meg puccsot Európában. Erősíti a „{ word-glasnost }” eseményt.
card-marine-barracks-bombing-text = Az USA minden befolyása eltűnik Libanonból. Ezután a Szovjetunió az USA további 2 befolyáspontját távolítja el a Közel-Keletről, egy vagy két országból.
card-soviets-shoot-down-kal-007-text = A DEFCON-szint 1-gyel csökken, és az USA 2 győzelmi pontot kap. Ha az USA ellenőrzi Dél-Koreát, e lap értékével befolyást szerezhet vagy átszervező dobásokat hajthat végre.
card-glasnost-text = A Szovjetunió 2 győzelmi pontot kap, és a DEFCON-szint 1-gyel nő. Ha „{ word-the-reformer }” érvényben van, a Szovjetunió e lap értékével befolyást szerezhet vagy átszervező dobásokat hajthat végre.
card-ortega-elected-in-nicaragua-text = Az USA minden befolyása eltűnik Nicaraguából. Ezután a Szovjetunió e lap értékével ingyenes puccsot kísérelhet meg egy Nicaraguával szomszédos országban.
card-terrorism-text = Az ellenfél eldob egy véletlen lapot a kezéből, hatás nélkül. Ha a Szovjetunió az „{ word-iranian-hostage-crisis }” után játssza ki, az USA két lapot dob el.
card-iran-contra-scandal-text = A forduló végéig az USA minden átszervező dobásából 1-et le kell vonni.
card-chernobyl-text = Az USA megnevez egy régiót. A forduló végéig a Szovjetunió műveleti pontokkal nem szerezhet ott befolyást; a puccsokra és az eseményekre ez nem vonatkozik.
card-latin-american-debt-crisis-text = Ha az USA nem dob el azonnal egy legalább 3 műveleti pontot érő lapot, a Szovjetunió legfeljebb két dél-amerikai országban megduplázza a befolyását.
card-tear-down-this-wall-text = Az USA 3 befolyáspontot szerez Kelet-Németországban. Ezután e lap értékével ingyenes puccsot vagy átszervező dobásokat kísérelhet meg Európában. Megszünteti vagy kizárja a „{ word-willy-brandt }” eseményt.
card-an-evil-empire-text = Az USA 1 győzelmi pontot kap. Megszünteti vagy kizárja ezt az eseményt: „{ word-flower-power }”.
card-aldrich-ames-remix-text = Az USA a forduló végéig nyílt lapokkal játszik. A Szovjetunió kiválaszt egyet e lapok közül, amely a dobópakliba kerül.
card-aldrich-ames-remix-text-edition-first = Az USA felfedi a kezében lévő lapokat. A Szovjetunió megszabja, milyen sorrendben kell az USA-nak kijátszania őket ebben a fordulóban. Az az értékelő lap, amely különben túl későn kerülne sorra, előbb is kijátszható, több közül az első; az „{ word-un-intervention }” ebben a sorrendben csak a saját műveleteit adja.
card-pershing-ii-deployed-text = A Szovjetunió 1 győzelmi pontot kap, és legfeljebb három nyugat-európai országból eltávolítja az USA 1-1 befolyáspontját.
card-wargames-text = Csak 2-es DEFCON-szintnél: a játékos 6 győzelmi pontot adhat az ellenfélnek, és azonnal befejezheti a játékot, játék végi pontozás nélkül. Az nyer, aki győzelmi pontokban vezet.
card-solidarity-text = Csak „{ word-john-paul-ii-elected-pope }” után: az USA 3 befolyáspontot szerez Lengyelországban.
card-iran-iraq-war-text = A játékos megtámadja Iránt vagy Irakot: kockadobás, −1 a célország minden szomszédjáért, amelyet az ellenfél ellenőriz. 4–6 esetén a játékos 2 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen kap 2 hadműveleti pontot.
card-iran-iraq-war-text-edition-first = A játékos megtámadja Iránt vagy Irakot: kockadobás, −1 a célország minden szomszédjáért, amelyet az ellenfél ellenőriz. 4–6 esetén a játékos 2 győzelmi pontot kap, és az ellenfél ottani befolyása mind az övé lesz. Mindenképpen annyi hadműveleti pontot kap, amennyit a lap neki ér.
card-defectors-text = Az USA vezéreseményeként érvényteleníti a Szovjetunió vezéreseményét. Ha maga a Szovjetunió játssza ki a saját akciókörében, de nem az űrversenyre, az USA 1 győzelmi pontot kap.
card-the-cambridge-five-text = Az USA felmutatja a kezében lévő értékelő lapokat. A Szovjetunió 1 befolyáspontot szerezhet egy országban, az egyik lapon megnevezett régióban. A 8. fordulótól nem következhet be.
card-special-relationship-text = Ha az USA ellenőrzi az Egyesült Királyságot, 1 befolyáspontot szerez egy azzal szomszédos országban. Ha a „{ word-nato }” érvényben van, ehelyett 2 befolyáspontot szerez egy nyugat-európai országban, és 2 győzelmi pontot kap.
card-norad-text = Minden olyan akciókör végén, amelyben a DEFCON-szint 2-re változott, az USA, ha ellenőrzi Kanadát, 1 befolyáspontot szerez egy országban, ahol már van befolyása. Az „{ word-quagmire }” megszünteti.
card-che-text = A Szovjetunió e lap értékével puccsot kísérelhet meg egy afrikai, közép-amerikai vagy dél-amerikai országban, amely nem hadszíntér. Ha ezzel eltávolította az USA befolyását, megkísérelhet egy másodikat is egy másik ilyen országban.
card-our-man-in-tehran-text = Csak ha az USA ellenőriz egy közel-keleti országot: megnézi a húzópakli öt felső lapját, és közülük bármennyit felmutathat és eldobhat, hatás nélkül. A többit visszakeveri.
card-yuri-and-samantha-text = A forduló végéig a Szovjetunió 1-1 győzelmi pontot kap az USA minden puccskísérlete után.
card-awacs-sale-to-saudis-text = Az USA 2 befolyáspontot szerez Szaúd-Arábiában. Ettől kezdve a „{ word-muslim-revolution }” nem következhet be.

# A szabálykönyv fejezetei

chapter-1-0 = Bevezetés
chapter-2-0 = Tartozékok
chapter-2-1-1 = A térkép régiói
chapter-2-1-3 = Országok és kapcsolatok
chapter-2-1-7 = Ellenőrzés és kezdeti befolyás
chapter-2-2 = Lapok
chapter-3-1 = Előkészületek: lapok és befolyás
chapter-3-4 = Előkészületek: jelzők
chapter-4-1 = A fordulók és a soron lévő játékos
chapter-4-3 = Húzópakli és újrakeverés
chapter-4-5 = A forduló menete
chapter-4-5-c-choice = Vezéresemény-fázis: választás
chapter-4-5-c-order = Vezéresemény-fázis: sorrend és végrehajtás
chapter-4-5-d = Akciókörök
chapter-4-5-e = A forduló vége
chapter-5-1 = Egy lap kijátszása
chapter-5-2 = Az ellenfél eseményei
chapter-5-2-examples = Elmaradó események: példák
chapter-5-3 = Eldobott lapok és a lapok szövege
chapter-6-0 = Műveletek
chapter-6-1-1 = Befolyásszerzés: hol
chapter-6-1-2 = Befolyásszerzés: költség
chapter-6-1-3 = Befolyásszerzés: elosztás
chapter-6-2-1 = Átszervezés: a célország
chapter-6-2-2 = Átszervezés: a dobás
chapter-6-3-1 = Puccs: célország és dobás
chapter-6-3-3 = Puccs: hadműveletek, DEFCON, ingyenes puccskísérletek
chapter-6-4-1 = Űrverseny: kísérletek
chapter-6-4-3 = Űrverseny: győzelmi pontok
chapter-6-4-4 = Űrverseny: különleges képességek
chapter-6-4-5 = Űrverseny: a lapok és az utolsó mező
chapter-7-1 = Események
chapter-7-4 = Módosított műveleti érték
chapter-7-4-2 = Mire számít a módosított érték
chapter-7-5 = Tiltott események és háborúk
chapter-7-6-hands = Állásfoglalások: a kézben lévő és más lapokat érintő események
chapter-7-6-others = Állásfoglalások: egyéb események
chapter-8-1 = DEFCON és atomháború
chapter-8-1-5 = DEFCON: lezárt régiók
chapter-8-2-1 = Szükséges hadműveletek
chapter-8-2-2 = Mi számít hadműveletnek
chapter-9-1 = A Kína-kártya: kijátszás és átadás
chapter-9-5 = A Kína-kártya: korlátok és érték
chapter-10-1-1 = Értékelés: jelenlét, dominancia, ellenőrzés
chapter-10-1-2 = Értékelés: plusz pontok és egyéb győzelmi pontok
chapter-10-2 = A győzelmipont-sáv
chapter-10-3-1 = Azonnali győzelem
chapter-10-3-2 = Játék végi pontozás és győzelem
chapter-11 = Verseny
chapter-12 = Kínai polgárháború
chapter-late-war = Késői időszak forgatókönyv
chapter-optional = Választható szabályok
chapter-editions = A kiadások összehasonlítása

# Lessons

lesson-map-and-control = A térkép és az ellenőrzés
lesson-map-and-control-sides = Ön az Egyesült Államokat vezeti, ellenfele a Szovjetunió. A két fél befolyással verseng a világ országaiért: a kék számok az Önéi, a pirosak az ellenfeléi.
lesson-map-and-control-regions = A térképen hat régió van, mindegyik a maga színével. A szomszédos országokat vonalak kötik össze: ahol nincs vonal, ott nincs szomszédság.
lesson-map-and-control-stability = Minden országnak van stabilitási értéke 1 és 5 között: minél nagyobb, annál nehezebb megnyerni az országot. A sötét névmezős országok hadszínterek: ezek többet érnek.
lesson-map-and-control-rule = Akkor ellenőriz egy országot, ha ott legalább a stabilitási értékkel több befolyása van, mint az ellenfélnek.
lesson-map-and-control-examples = Lengyelország stabilitása 3, és 3 szovjet befolyáspont van ott: a Szovjetunió ellenőrzi. Franciaország stabilitása szintén 3, de Önnek csak 2 befolyáspontja van ott, így senki sem ellenőrzi. Olaszország stabilitása 2, és Önnek 1 befolyáspontja van ott.
lesson-map-and-control-card = Befolyást lapokkal lehet szerezni. Az Ön kezében van a „{ word-truman-doctrine }”, amely 1 műveleti pontot ér. Válassza ezt.
lesson-map-and-control-use = Használja a pontját befolyásszerzésre.
lesson-map-and-control-italy = Egy műveleti pont egy befolyáspontot ér: tegye Olaszországba.
lesson-map-and-control-end = Most 2 befolyáspontja van Olaszországban, a stabilitása pedig 2: Ön ellenőrzi Olaszországot. Az egész mezője kék lesz, és Európa értékelésekor Önnek számít.

lesson-placing-influence = Befolyásszerzés
lesson-placing-influence-points = A „{ word-nato }” 4 műveleti pontot ér. Játssza ki, és használja a pontokat befolyásszerzésre.
lesson-placing-influence-where = Befolyást ott szerezhet, ahol az akciókör kezdetén már volt, az ezekkel szomszédos országokban, és a saját nagyhatalmával szomszédos országokban. A térkép kiemeli őket.
lesson-placing-influence-france = Olyan országban, amelyet Ön ellenőriz, vagy amelyet senki sem, egy befolyáspont egy műveleti pontba kerül. Tegyen egyet Franciaországba: ezzel már Ön ellenőrzi.
lesson-placing-influence-enemy = Görögországot a Szovjetunió ellenőrzi: 2 befolyáspontja van ott, a stabilitás 2. Ott egy befolyáspont két műveleti pontba kerül, de megszünteti az ellenőrzést. Tegyen egyet Görögországba.
lesson-placing-influence-broken = 2 az 1 ellen: Görögországot már senki sem ellenőrzi, és az ár ismét egy pont. Tegye oda az utolsót is.
lesson-placing-influence-end = Három befolyáspont négy műveleti pontért. A pontokat az egész térképen szétoszthatja, de nem láncban: ahová most lép be, annak a szomszédai csak a következő akciókörtől elérhetők.

lesson-cards = Lapok: események és műveletek
lesson-cards-two-ways = Minden lap kétféleképpen használható: az eseményéért, vagyis a szövegéért, vagy műveletekért, vagyis a számáért. A műveletekkel befolyást szerezhet, puccsot kísérelhet meg vagy átszervezhet.
lesson-cards-own = A „{ word-duck-and-cover }” eseménye a saját oldaláé, ezért mindkét módon használhatja. Válassza ezt.
lesson-cards-event = Ezúttal az eseményéért játssza ki: „{ word-event }”.
lesson-cards-happened = A DEFCON-szint 4-re csökkent, és Ön kapott egy győzelmi pontot. Most a Szovjetunió játszana ki egy lapot; itt passzol.
lesson-cards-enemy = A „{ word-fidel }” az ellenfél eseménye. Aki ilyen lapot játszik ki, megkapja a műveleteket, de az esemény is bekövetkezik. Válassza mégis ezt.
lesson-cards-order = Legalább azt Ön dönti el, mi legyen előbb. Következzen be előbb az esemény: így a műveletekkel válaszolhat rá.
lesson-cards-castro = Kubát most a Szovjetunió ellenőrzi. A lapon csillag volt, ezért kikerült a játékból. Most használja a 2 pontját: szerezzen befolyást.
lesson-cards-panama = Az első ponttal szerezze meg Panamát, a másodikkal lépjen be Costa Ricába.
lesson-cards-end = Az ellenfél lapjait előbb-utóbb ki kell játszani, de Ön választja meg, mikor, és hogyan védekezik ellenük. Ebben rejlik a játék művészetének a fele.

lesson-coups = Puccsok és a DEFCON
lesson-coups-iran = Most a Szovjetuniót vezeti. Iránban az Egyesült Államoknak 1 befolyáspontja van, Önnek egy sem. Egy puccs ezt egy csapásra megfordíthatja.
lesson-coups-card = A puccshoz az ellenfél befolyása kell az országban, a sajátja nem. Játssza ki a 3-at érő „{ word-comecon }” lapot, és válassza a puccsot.
lesson-coups-sum = Dob egy kockával, hozzáadja a 3 pontját, és levonja a stabilitás kétszeresét: Iránnál ez 4. Ha az eredmény pozitív, a puccs ennyivel sikerült. Válassza Iránt.
lesson-coups-result = A kocka 4-et mutat: 4 + 3 − 4 = 3. Az egyetlen amerikai befolyáspont eltűnt, a másik két pont pedig saját befolyás lett. Irán az Öné!
lesson-coups-military = A 3 pont hadműveletnek is számít. A forduló végén mindkét félnek annyi hadműveleti pont kell, amennyi a DEFCON-szint, különben az ellenfél győzelmi pontokat kap.
lesson-coups-defcon = Irán hadszíntér, ezért a DEFCON-szint 5-ről 4-re csökkent. 5 alatt tilos a puccs Európában, 4 alatt Ázsiában is, 3 alatt a Közel-Keleten is.
lesson-coups-war = 1-es DEFCON-szintnél kitör az atomháború, és az a játékos veszít, akinek a körében ez történik. Vigyázzon hát a hadszínterekkel, ha a DEFCON-szint 2!

lesson-realignment = Átszervezés
lesson-realignment-aim = A Szovjetunió 3 befolyásponttal tartja Kubát. Az átszervező dobások ezt eltávolíthatják. Saját befolyást soha nem adnak, de a DEFCON-szintet sem csökkentik.
lesson-realignment-card = A „{ word-independent-reds }” 2-t ér: ez két dobás. Játssza ki, és válassza az átszervezést.
lesson-realignment-sums = Mindkét fél dob. Ön 1-et ad hozzá minden szomszédos országért, amelyet ellenőriz (Haiti és Nicaragua), és 1-et azért, mert az Egyesült Államok szomszédos Kubával. A Szovjetunió 1-et ad hozzá, mert több befolyáspontja van Kubában. Válassza Kubát.
lesson-realignment-first = Önnek 3 + 3, a Szovjetuniónak 4 + 1: 6 az 5 ellen. A kisebb összegű fél a különbségnek megfelelő befolyást veszít, itt egy pontot. Dobjon újra Kubában.
lesson-realignment-second = 5 + 3 a 2 + 1 ellen: a különbség 5, és a maradék kettő is eltűnt. Kuba üres.
lesson-realignment-end = Ha a Szovjetunió összege lett volna nagyobb, Ön veszített volna befolyást Kubában, ha lett volna ott. Ott szervezzen át, ahol a szomszédos országokat Ön ellenőrzi. A DEFCON-szint az átszervezések elől is lezár régiókat, akárcsak a puccsok elől.

lesson-scoring = Egy régió értékelése
lesson-scoring-card = A legtöbb győzelmi pontot az értékelő lapok adják. Aki kijátssza ezt: „{ word-middle-east-scoring }”, mindkét félnek értékeli a régiót, ahogy abban a pillanatban áll.
lesson-scoring-levels = Jelenlét: legalább egy ellenőrzött ország. Dominancia: több ország és több hadszíntér, mint az ellenfélnek, köztük legalább egy, amely nem hadszíntér. Ellenőrzés: több ország és az összes hadszíntér. A Közel-Keleten ez 3, 5 vagy 7 pont.
lesson-scoring-now = Ön ellenőrzi Iránt és Izraelt, mindkettő hadszíntér; a Szovjetunióé Egyiptom, egy hadszíntér, és Szíria. A dominanciához hiányzik egy ország. Játssza ki előbb a „{ word-truman-doctrine }” lapot befolyásszerzésre.
lesson-scoring-jordan = Jordánia stabilitása 2, és Önnek 1 befolyáspontja van ott: tegye hozzá a másodikat.
lesson-scoring-play = Három ország kettő ellen, két hadszíntér egy ellen, és Jordánia nem hadszíntér: ez dominancia. Most játssza ki az értékelő lapot.
lesson-scoring-sum = Ön: 5 a dominanciáért, 1-1 a két hadszíntérért, összesen 7. A Szovjetunió: 3 a jelenlétért, 1 Egyiptomért, összesen 4. A különbség, 3 pont, az Öné.
lesson-scoring-end = Aki eléri a 20 pontot, azonnal győz, és az is, aki Európa értékelésekor ellenőrzi Európát. De értékelő lap soha ne maradjon a kezében a forduló végén: azzal elveszíti a játékot.

lesson-headline-and-turn = A vezéresemény és a forduló
lesson-headline-and-turn-choose = Minden forduló laphúzással és vezéreseménnyel kezdődik: mindkét fél titokban választ egy lapot, csak az eseményéért. Most a Szovjetunió választ.
lesson-headline-and-turn-event = Az „{ word-nuclear-test-ban }” magas DEFCON-szintnél pontokat ad. Válassza vezéreseménynek.
lesson-headline-and-turn-order = A nagyobb műveleti értékű lap az első: az Ön 4-ese a szovjet 2-es előtt. Ön kapott 2 pontot, a DEFCON-szint 5-re nőtt; aztán a Szovjetunió 2 befolyáspontot szerzett Vietnámban.
lesson-headline-and-turn-rounds = Ezután jönnek az akciókörök: az első három fordulóban hat, később hét. Minden körben mindkét fél kijátszik egy lapot, elsőként a Szovjetunió.
lesson-headline-and-turn-yours = A Szovjetunió befolyást szerzett. Most Ön következik: játssza ki a „{ word-containment }” lapot az eseményéért.
lesson-headline-and-turn-on = E forduló végéig minden lapja eggyel több pontot ér. Az ilyen lap korán kijátszva az egész fordulóban megtérül.
lesson-headline-and-turn-end = Az utolsó kör után mindkét fél megfizet a hiányzó hadműveletekért, és kezdődik a következő forduló. Ha addig senki sem győzött, a játék tíz forduló után az összes régió értékelésével ér véget.

lesson-space-race = Az űrverseny
lesson-space-race-bad-card = A „{ word-decolonization }” négy országban adna befolyást a Szovjetuniónak. Az Ön kezében van, és jobb volna, ha ez az esemény nem következne be.
lesson-space-race-way = Egyféleképpen lehet megszabadulni egy eseménytől: küldje a lapot a világűrbe. Válassza ki a lapot.
lesson-space-race-space = Az első mezőkhöz legalább 2-t érő lap kell. Használja az űrversenyre.
lesson-space-race-box = 1 és 3 közötti dobás kellett, és 2 lett: Öné az első műhold a Föld körül, és ez 2 pontot ér.
lesson-space-race-safe = A lap a dobópakliban van, az eseménye nem következett be. A következő újrakeverés után visszatérhet.
lesson-space-race-end = Fordulónként mindkét fél egyszer próbálkozhat. A további mezők pontokat és képességeket adnak, például előre láthatja az ellenfél vezéreseményét, de a képességek csak addig tartanak, amíg Ön vezet.

# A napló lépésenként: címek, rövid sorok, mellettük számok

heading-setup = Előkészületek
heading-turn = { $turn }. forduló
heading-headline = Vezéresemény-fázis
heading-round = { $round }. akciókör
heading-turn-end = A forduló vége
short-us = { board-short-us }
short-ussr = { board-short-ussr }
told-dealt = { side } új lapjai: { $card }.
block-plays = { $card } ({ $use })
block-passes = Passz
block-headlines = Vezéresemény: { $card }
block-operations = { $ops } műveleti pont ({ $use })
block-event-happens = { $card } (esemény)
block-event-happens-same = Esemény
block-coups = Puccs ({ $country })
block-coup-roll = { $modifier ->
    [0] Puccs ({ $country }): { $die } + { $ops } − { $against } = { $result }
   *[other] Puccs ({ $country }): { $die } + { $ops } + ({ $modifier }) − { $against } = { $result }
}
block-realigns = Átszervezés ({ $country })
block-realignment-roll = { $lost ->
    [0] Átszervezés ({ $country }): USA { $us } (módosító { $usbonus }), Szovjetunió { $ussr } (módosító { $ussrbonus }): eredménytelen
   *[other] Átszervezés ({ $country }): USA { $us } (módosító { $usbonus }), Szovjetunió { $ussr } (módosító { $ussrbonus })
}
block-wages-war = Háború ({ $country })
block-war-roll = Háború ({ $country }): kocka { $die }, módosító { $modifier }, szükséges: legalább { $needed }
block-rolls = Kocka { $die } (módosító { $modifier })
block-space-roll = Űrverseny: kocka { $die }, szükséges: legfeljebb { $needed }
block-discards = Eldobott lap: { $card }
block-shows-card = Felmutatott lap: { $card }
block-takes-card = Elvett lap: { $card }
block-gives-card = Átadott lap: { $card }
badge-gains-vp = { $side ->
    [us] USA +{ $count } GYP
   *[ussr] Szovjetunió +{ $count } GYP
}
badge-deals = { $side ->
    [us] USA: { $count } lap
   *[ussr] Szovjetunió: { $count } lap
}
badge-defcon-is = DEFCON { $level }
badge-military-ops = { $side ->
    [us] USA-hadműveletek { $level }
   *[ussr] Szovjet hadműveletek { $level }
}
badge-advances = { $side ->
    [us] USA, űrverseny { $box }
   *[ussr] Szovjetunió, űrverseny { $box }
}

## The view in words: names of its fields and values; an empty name hides the field

field-china-used = A Kína-kártya felhasználva
field-chosen-headline = Az Ön vezéreseménye
field-civil-war = Kínai polgárháború
field-control = Ellenőrzi
field-deck-size = Lapok a húzópakliban
field-edition = { "" }
field-face = Helyzet
field-face-up = képpel felfelé
field-face-down = képpel lefelé
field-hand-sizes = Lapok a kézben
field-holder = Birtokosa
field-influence = Befolyás
field-level = Szint
field-level-nothing = nincs
field-opponent-known = Az ellenfél ismert lapjai
field-phase-new-turn = Új forduló
field-phase-turn-end = A forduló vége
field-points = GYP, ha most értékelik
field-regions = Régiók
field-restricted = Puccsok és átszervezések elől lezárva
field-rounds = Akciókörök ebben a fordulóban
field-vp-value =
    { $sign ->
        [plus] USA { $amount }
        [minus] Szovjetunió { $amount }
       *[zero] { $amount }
    }
