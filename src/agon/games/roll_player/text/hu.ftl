game-title = Roll Player
game-subtitle = Kockákból lesz a hős
game-players = 1–4 játékos
game-glance = { $round ->
    [0] Előkészületek
   *[other] { $round }/{ $rounds }. forduló · csillag: { $stars }
}

seat-p1 = 1. játékos
seat-p2 = 2. játékos
seat-p3 = 3. játékos
seat-p4 = 4. játékos
seat-chance = Véletlen
seat-spectator = Néző

# A játékos a mondat elején; .mid a mondat belsejében.
side = { $side ->
    [p1] Az 1. játékos
    [p2] A 2. játékos
    [p3] A 3. játékos
   *[p4] A 4. játékos
}
    .mid = { $side ->
        [p1] az 1. játékos
        [p2] a 2. játékos
        [p3] a 3. játékos
       *[p4] a 4. játékos
    }
other = { $other ->
    [p1] az 1. játékos
    [p2] a 2. játékos
    [p3] a 3. játékos
   *[p4] a 4. játékos
}

# Words that can be chosen or named

word-str = Erő
word-dex = Ügyesség
word-con = Állóképesség
word-int = Intelligencia
word-wis = Bölcsesség
word-cha = Karizma

word-str-1 = Erő, 1. hely
word-str-2 = Erő, 2. hely
word-str-3 = Erő, 3. hely
word-dex-1 = Ügyesség, 1. hely
word-dex-2 = Ügyesség, 2. hely
word-dex-3 = Ügyesség, 3. hely
word-con-1 = Állóképesség, 1. hely
word-con-2 = Állóképesség, 2. hely
word-con-3 = Állóképesség, 3. hely
word-int-1 = Intelligencia, 1. hely
word-int-2 = Intelligencia, 2. hely
word-int-3 = Intelligencia, 3. hely
word-wis-1 = Bölcsesség, 1. hely
word-wis-2 = Bölcsesség, 2. hely
word-wis-3 = Bölcsesség, 3. hely
word-cha-1 = Karizma, 1. hely
word-cha-2 = Karizma, 2. hely
word-cha-3 = Karizma, 3. hely

word-green = zöld
word-blue = kék
word-red = piros
word-purple = lila
word-black = fekete
word-white = fehér
word-gold = arany

word-green-1 = zöld 1
word-green-2 = zöld 2
word-green-3 = zöld 3
word-green-4 = zöld 4
word-green-5 = zöld 5
word-green-6 = zöld 6
word-blue-1 = kék 1
word-blue-2 = kék 2
word-blue-3 = kék 3
word-blue-4 = kék 4
word-blue-5 = kék 5
word-blue-6 = kék 6
word-red-1 = piros 1
word-red-2 = piros 2
word-red-3 = piros 3
word-red-4 = piros 4
word-red-5 = piros 5
word-red-6 = piros 6
word-purple-1 = lila 1
word-purple-2 = lila 2
word-purple-3 = lila 3
word-purple-4 = lila 4
word-purple-5 = lila 5
word-purple-6 = lila 6
word-black-1 = fekete 1
word-black-2 = fekete 2
word-black-3 = fekete 3
word-black-4 = fekete 4
word-black-5 = fekete 5
word-black-6 = fekete 6
word-white-1 = fehér 1
word-white-2 = fehér 2
word-white-3 = fehér 3
word-white-4 = fehér 4
word-white-5 = fehér 5
word-white-6 = fehér 6
word-gold-1 = arany 1
word-gold-2 = arany 2
word-gold-3 = arany 3
word-gold-4 = arany 4
word-gold-5 = arany 5
word-gold-6 = arany 6

word-initiative-1 = 1. kezdeményezéslap
word-initiative-2 = 2. kezdeményezéslap
word-initiative-3 = 3. kezdeményezéslap
word-initiative-4 = 4. kezdeményezéslap
word-initiative-5 = 5. kezdeményezéslap

word-dragonkin = Sárkányfajzat
word-dwarf = Törpe
word-elf = Elf
word-halfling = Félszerzet
word-human = Ember
word-orc = Ork

word-cleric = Pap
word-paladin = Paladin
word-druid = Druida
word-ranger = Vándor
word-monk = Szerzetes
word-bard = Bárd
word-rogue = Zsivány
word-thief = Tolvaj
word-sorcerer = Mágus
word-wizard = Varázsló
word-warrior = Harcos
word-barbarian = Barbár

word-aristocrat = Arisztokrata
word-brawler = Verekedő
word-chosen-one = Kiválasztott
word-craftsman = Kézműves
word-devoted = Odaadó
word-exonerated = Felmentett
word-hunter = Vadász
word-lost-soul = Elveszett lélek
word-mentor = Mentor
word-patrician = Patrícius
word-persecuted = Üldözött
word-resilient = Szívós
word-rift-walker = Hasadékjáró
word-savage = Vadember
word-savant = Zseni
word-street-urchin = Utcagyerek

word-arbiter = Döntőbíró
word-champion = Bajnok
word-eccentric = Különc
word-free-spirit = Szabad szellem
word-guardian = Őrző
word-hermit = Remete
word-lunatic = Eszelős
word-maniac = Őrült
word-narcissist = Nárcisztikus
word-neurotic = Neurotikus
word-protector = Védelmező
word-rebel = Lázadó
word-renegade = Renegát
word-scoundrel = Gazember
word-sentinel = Őrszem
word-sociopath = Szociopata
word-truth-seeker = Igazságkereső

word-longsword = Hosszúkard
word-blessed-mace = Áldott buzogány
word-jeweled-dagger = Ékköves tőr
word-longbow = Hosszúíj
word-tower-shield = Toronypajzs
word-ancient-spear = Ősi lándzsa
word-quarterstaff = Harci bot
word-heavy-crossbow = Nehéz számszeríj
word-chain-gorget = Láncnyakvért
word-chain-vambraces = Láncalkarvért
word-chain-helm = Láncsisak
word-chain-tunic = Lánczubbony
word-chain-leggings = Láncnadrág
word-leather-greaves = Bőr lábszárvédő
word-leather-boots = Bőrcsizma
word-leather-gloves = Bőrkesztyű
word-leather-pauldron = Bőr vállvért
word-mystic-cowl = Misztikus csuklya
word-mystic-robes = Misztikus köntös
word-mystic-cloak = Misztikus köpeny
word-steadfast = Rendíthetetlen
word-honorable = Becsületes
word-nimble = Fürge
word-proud = Büszke
word-weak = Gyenge
word-clumsy = Ügyetlen
word-foolish = Ostoba
word-reckless = Vakmerő
word-focused = Összeszedett
word-compassionate = Könyörületes
word-obsessed = Megszállott
word-cunning = Furfangos
word-greedy = Kapzsi
word-honest = Őszinte
word-loyal = Hűséges
word-obnoxious = Kiállhatatlan
word-dedicated = Elkötelezett
word-courageous = Bátor
word-envious = Irigy
word-famous = Híres
word-concentrate = Koncentráció
word-search = Keresés
word-negotiate = Alkudozás
word-pickpocket = Zsebtolvajlás
word-acrobatics = Akrobatika
word-open-lock = Zárnyitás
word-climb = Mászás
word-intimidate = Megfélemlítés
word-move-silently = Nesztelen járás
word-knowledge = Tudás
word-cure-wounds = Sebgyógyítás
word-sleight-of-hand = Szemfényvesztés
word-diplomacy = Diplomácia

word-true-hero = Igazi hős
word-chieftain = Törzsfőnök
word-leader = Vezető
word-explorer = Felfedező
word-mercenary = Zsoldos
word-npc = NJK
word-final-scoring = végső pontozás
word-too-expensive = túl drága
word-exhausted = { why-exhausted }
word-no-step = { why-no-step }
word-not-now = { why-not-now }
word-row-full = { why-row-full }
word-taken = { why-taken }
word-empty-space = { why-empty-space }
word-no-action = { why-no-action }

word-male = férfi oldal
word-female = női oldal
word-up = fel
word-down = le
word-left = balra
word-right = jobbra

word-pass = passz
word-pass-turn = passz a következő saját körig
word-pass-round = passz a forduló végéig
word-discard = egy lap eldobása aranyért
word-apply = a hatás végrehajtása
word-decline = a hatás kihagyása
word-done = kész
word-spend-tokens = a karizmajelzők felhasználása
word-keep-tokens = a karizmajelzők megtartása

word-coin = kezdeményezéslap
word-third-die = a sor harmadik kockája
word-gold-die = aranykocka
word-discarded-card = eldobott piaclap

word-attribute-goals = tulajdonságcélok
word-class-dice = kasztszínű kockák
word-alignment-card = jellemlap
word-backstory-card = előtörténet
word-armor-cards = páncél
word-trait-cards = jellemvonások
word-gold-left = megmaradt arany

word-most-stars = { reason-most-stars }
word-most-gold = { reason-most-gold }
word-fewest-dice = { reason-fewest-dice }
word-shared-victory = { reason-shared-victory }

reason-most-stars = a legtöbb hírnévcsillag
reason-most-gold = ugyanannyi csillag, de több arany
reason-fewest-dice = ugyanannyi csillag és arany, de kevesebb kasztszínű kocka
reason-shared-victory = csillagban, aranyban és kockában is egyenlők: közös a győzelem

# Kérdések

ask-sheet = Válasszon karakterlapot.
ask-side = Válassza ki a karakterlap oldalát. A két oldal között nincs játékbeli különbség.
ask-class = Válasszon kasztot.
opening = Kaszt
ask-starting-die = Válassza ki az elhelyezendő kezdőkockát.
ask-row = Válassza ki a kocka sorát.
ask-order = Egyenlő értékek: válassza ki a következő kezdeményezéslapra kerülő kockát.
ask-initiative = Válasszon egy kezdeményezéslapot a kockájával együtt.
ask-take-coin = Elveszi egy másik kezdeményezéslap aranyát?
ask-reroll = Újradobja a kockát, mielőtt elhelyezi?
ask-action = Hajtson végre egy tulajdonságakciót, vagy passzoljon.
ask-target = Válasszon egy kockát a karakterlapján.
ask-change = Válassza ki a kocka új értékét.
ask-keep = A régi vagy az új értéket tartja meg?
ask-direction = Válassza ki, merre lépjen a jellemjelzője.
ask-skill = Használjon egy képességet, vagy passzoljon.
ask-effect = A jelzője lépett. A képesség hatását is végrehajtja?
ask-copy = Válassza ki, melyik képességet használja egy másik játékoséi közül.
ask-search = Válasszon egy kockát a zsákból.
ask-pool = Válasszon egy kockát valamelyik kezdeményezéslapról.
ask-move-to = Válassza ki, melyik sorba kerüljön a kocka.
ask-attune = Hozzáad a piachoz egy lapot a piaci dobópakliból?
ask-market = Vásároljon egy lapot, vagy dobjon el egyet aranyért.
ask-sell = Válassza ki az eldobandó piaclapot.
ask-tokens = Erre a vásárlásra költi a karizmajelzőit, vagy a következőre tartogatja őket?
ask-buy = Válassza ki a megvásárolandó lapot.
ask-drop = Válassza ki az eldobandó fegyvert.
ask-refresh = Felfrissít egy kimerült képességet?
ask-draw-die = Egy kockát húznak a zsákból.
ask-die = Egy kockával dobnak.
ask-deal-backstory = Egy előtörténetet osztanak.
ask-deal-alignment = Egy jellemlapot osztanak.
ask-draw-card = Egy piaclapot húznak.

# Kérdések egy lapról vagy egy ok miatt

ask-target-str = Válassza ki a kockát, amelyet az ellenkező oldalára fordít.
ask-target-dex = Válassza ki a két felcserélendő kockát.
ask-target-acrobatics = { ask-target-dex }
ask-target-con = Válassza ki a kockát, amelyet növel vagy csökkent.
ask-target-cure-wounds = { ask-target-con }
ask-target-int = Válassza ki az újradobandó kockát.
ask-target-concentrate = { ask-target-int }
ask-target-search = Válassza ki a zsákba visszakerülő kockát.
ask-target-negotiate = Válassza ki a kockát, amelyet odaad.
ask-target-sleight-of-hand = Válassza ki a másik sorba áthelyezendő kockát.
ask-pool-intimidate = Válassza ki a kezdeményezéslapok újradobandó kockáit.
ask-action-knowledge = Válasszon egy tulajdonságakciót.
ask-drop-final-scoring = A végső pontozás előtt fegyvereket dobhat el.

# Mit jelent egy lehetőség egy kérdésben

option-pass-action = Passz
option-pass-skill = Nem használ képességet
option-pass-direction = A jelző nem lép
option-pass-take-coin = Otthagyja az aranyat
option-pass-reroll = A kocka így marad
option-pass-attune = Nem ad hozzá lapot
option-pass-market = Nem vásárol többet
option-pass-buy = Nem veszi meg
option-pass-drop = Megtartja a fegyvereit
option-pass-refresh = Kimerült marad

# Miért nem választható most valami

why-too-expensive = Ez { $cost } aranyba kerül, és Önnek nincs ennyi.
why-exhausted = Ez a képesség kimerült.
why-no-step = A jellemjelzője nem léphet arra.
why-not-now = Ez a képesség most nem használható.
why-row-full = Ez a sor tele van.
why-taken = Ez a kezdeményezéslap már foglalt.
why-empty-space = Itt nincs kocka.
why-no-action = Ez az akció most nem használható.

action-str-help = egy kocka átfordítása az ellenkező oldalára
action-dex-help = két kocka felcserélése
action-con-help = egy kocka növelése vagy csökkentése eggyel
action-int-help = egy kocka újradobása; bármelyik érték megtartható
action-wis-help = a jellemjelző mozgatása egy mezővel
action-cha-help = karizmajelző elvétele; ebben a fordulóban 1 aranyat ér a piacon
skill-pass-help = egyelőre
skill-pass-turn-help = a következő saját köréig nem kérdezzük újra
skill-pass-round-help = ebben a fordulóban nem kérdezzük újra
market-pass-help = nincs második vásárlás
market-discard-help = 2 arany
effect-decline-help = a lap így is kimerül

# A napló

log-rolls-to-start = { side } dobása: { $face }.
log-starts = A kezdőjátékos: { side.mid }.
log-takes-sheet = { side } karakterlapja: { $race }, { $sex }.
log-draws-class = { side } kasztkockát húz: { $colour }.
log-takes-class = { side } kasztja: { $role }.
log-is-dealt = { side } lapjai: { $backstory } (előtörténet), { $alignment } (jellem).
log-removes-cards = { $count ->
    [0] Minden piaclap a pakliban marad.
   *[other] { $count } piaclap kimarad a pakliból, és a piaci dobópakliba kerül.
}
log-reveals = Felfordítva: { $card }.
log-round-begins = { $round }. forduló; kezdőjátékos: { side.mid }.
log-rolls = { side } dobása: { $die }.
log-lies-on = { $initiative }: { $die }.
log-selects = { side } választása: { $initiative } ({ $die }).
log-places = { side } elhelyez egy kockát ({ $die }) ebben a sorban: { $row }.
log-gains = { side } { $count } aranyat kap ({ $source }).
log-changes = { side } megváltoztat egy kockát ({ $slot }): { $before } helyett { $after }.
log-swaps = { side } felcserél két kockát: { $slot } és { $other }.
log-rerolls = { side } újradob egy kockát ({ $before }): { $after }.
log-moves-token = { side } mozgatja a jellemjelzőt: { $direction }.
log-takes-token = { $count ->
    [one] { side } elvesz egy karizmajelzőt.
   *[other] { side } elvesz egy karizmajelzőt; most már { $count } van nála.
}
log-changes-pool = { side } megváltoztat egy kockát ({ $initiative }): { $before } helyett { $after }.
log-exchanges = { side } kicserél egy kockát ({ $slot }): { $before } helyett { $after }.
log-moves-die = { side } áthelyez egy kockát ({ $die }) ebbe a sorba: { $row }.
log-uses-skill = { side } képességet használ: { $skill }.
log-copies-skill = { side } { other } egyik képességét használja: { $skill }.
log-adds-card = { side } lapot ad a piachoz: { $card }.
log-buys = { $tokens ->
    [0] { side } vásárol { $gold } aranyért: { $card }.
   *[other] { side } vásárol { $gold } aranyért és { $tokens } karizmajelzőért: { $card }.
}
log-discards = { side } eldob egy lapot: { $card }.
log-leaves-market = A piacról a dobópakliba kerül: { $card }.
log-is-removed = Kikerül a játékból: { $card }.
log-opponent-rolls = Az ellenfélkocka dobása: { $face }.
log-refreshes = { side } felfrissít egy képességet: { $skill }.
log-reshuffles = A megkevert piaci dobópakliból új pakli lesz: { $count } lap.
log-scores = { side }, { $source }: { $stars } csillag.
log-totals = { side } összesen { $stars } csillagot szerzett.
log-wins = { side } nyer: { $reason }.
log-ranks-as = { side } rangja: { $rank }.

# Mit tudnak a lapok és a kasztok

effect-row-at-least = { $row }: { $stars } csillag, ha a sor kockáinak összege legalább { $limit }.
effect-row-at-most = { $row }: { $stars } csillag, ha a sor kockáinak összege legfeljebb { $limit }.
effect-faces = { $stars } csillag, ha legalább { $limit } kockája ezt mutatja: { $face }.
effect-goals-met = { $stars } csillag, ha legalább { $limit } tulajdonságcélja teljesül.
effect-alignment-at-least = { $stars } csillag, ha a jellemjelzője legalább { $limit } csillagot érő mezőn áll.
effect-per-trait = { $per ->
    [1] Minden további jellemvonása után { $stars } csillag, legfeljebb { $most }.
   *[other] Minden { $per } további jellemvonása után { $stars } csillag, legfeljebb { $most }.
}
effect-per-one-colour-row = { $per ->
    [1] Minden egyszínű sora után { $stars } csillag, legfeljebb { $most }.
   *[other] Minden { $per } egyszínű sora után { $stars } csillag, legfeljebb { $most }.
}
effect-per-skill = { $per ->
    [1] Minden képessége után { $stars } csillag, legfeljebb { $most }.
   *[other] Minden { $per } képessége után { $stars } csillag, legfeljebb { $most }.
}
effect-per-coin = { $per ->
    [1] A játék végén minden aranya után { $stars } csillag, legfeljebb { $most }.
   *[other] A játék végén minden { $per } aranya után { $stars } csillag, legfeljebb { $most }.
}
effect-per-class-die = { $per ->
    [1] Minden kasztszínű kockája után { $stars } csillag, legfeljebb { $most }.
   *[other] Minden { $per } kasztszínű kockája után { $stars } csillag, legfeljebb { $most }.
}
effect-per-gold-die = { $per ->
    [1] Minden aranykockája után { $stars } csillag, legfeljebb { $most }.
   *[other] Minden { $per } aranykockája után { $stars } csillag, legfeljebb { $most }.
}
effect-raise-class-dice = A tulajdonságcéloknál minden kasztszínű kockája { $by } ponttal többet ér.
effect-raise-gold-dice = A tulajdonságcéloknál minden aranykockája { $by } ponttal többet ér.
effect-raise-row = A tulajdonságcéloknál ez a sor { $by } ponttal többet ér: { $row }.
effect-extra-armor = { $by ->
    [one] A játék végén egy hiányos páncélszettje eggyel több lapnak számít.
   *[other] A játék végén egy hiányos páncélszettje { $by } lappal többnek számít.
}
effect-cheaper = Önnek a piaclapok { $by } arannyal olcsóbbak.
effect-longer-steps = A Bölcsesség akciójával a jelzője legfeljebb { $by } mezőt léphet.
effect-wider-changes = Az Állóképesség akciójával egy kocka legfeljebb { $by } ponttal változhat.
effect-richer-discards = Ha aranyért dob el egy piaclapot, { $by } arannyal többet kap.
effect-reroll-own = Dobjon újra egy kockát a karakterlapján, és tartsa meg bármelyik értéket.
effect-exchange-with-bag = Nézzen a zsákba, és cserélje ki a karakterlapja egyik kockáját egy zsákbelire; az új kocka ugyanazt az értéket mutatja.
effect-exchange-with-pool = Cserélje ki a karakterlapja egyik kockáját egy szabad kezdeményezéslapon lévőre, majd rendezze újra a lapok kockáit.
effect-gain-gold = { $by } aranyat kap.
effect-swap-own = Cserélje fel a karakterlapja két kockáját.
effect-buy-top-card = A piaci körében: fordítsa fel a pakli felső lapját; vegye meg teljes áron, vagy dobja el, és folytassa a körét.
effect-change-pool = Növelje vagy csökkentse legfeljebb { $by } ponttal egy szabad kezdeményezéslap kockáját, majd rendezze újra a lapok kockáit.
effect-reroll-pool = Dobjon újra tetszőleges számú kockát a szabad kezdeményezéslapokon, majd rendezze újra a lapok kockáit.
effect-buy-discard = A piaci körében: a piaci dobópakliból is vásárolhat.
effect-extra-action = A kockafázisbeli körében: hajtson végre még egy tetszőleges tulajdonságakciót.
effect-change-own = Növelje vagy csökkentse legfeljebb { $by } ponttal a karakterlapja egyik kockáját.
effect-move-own = Helyezze át a karakterlapja egyik kockáját egy másik sor üres helyére; ez nem ad sem akciót, sem aranyat.
effect-copy-skill = Használja egy másik játékos álló képességét a nyilával együtt; az a lap nem merül ki.
effect-chain = Láncpáncél: a játék végén a többi láncpáncéljával együtt számít.
effect-leather = Bőrpáncél: a játék végén a többi bőrpáncéljával együtt számít.
effect-mystic = Misztikus páncél: a játék végén a többi misztikus páncéljával együtt számít.

ability-charitable = Jótékony
ability-vigilant = Éber
ability-attuned = Ráhangolódott
ability-skilled = Jártas
ability-enlightened = Megvilágosodott
ability-charming = Elbűvölő
ability-mischievous = Csintalan
ability-shrewd = Ravasz
ability-mysterious = Titokzatos
ability-enigmatic = Rejtélyes
ability-prepared = Felkészült
ability-powerful = Erőteljes
ability-charitable-text = ha aranyért dob el egy piaclapot, a jellemjelzője léphet egyet
ability-vigilant-text = 1 aranyat kap, ha a legmagasabb kezdeményezéslapot veszi el
ability-attuned-text = a piaci fázis előtt hozzáadhat a piachoz egy lapot a piaci dobópakliból
ability-skilled-text = a takarítási fázisban két képességet is felfrissíthet
ability-enlightened-text = a Bölcsesség sorába tett kocka után bármelyik tulajdonságakció végrehajtható
ability-charming-text = egy piaci körben két lapot is vehet, de karizmajelzőket csak az egyikhez használhat
ability-mischievous-text = ha a kezdeményezéslapján nincs arany, elveheti egy másik szabad lapét
ability-shrewd-text = egy aranykockáért 2 helyett 4 aranyat kap
ability-mysterious-text = elhelyezés előtt újradobhatja a kockáját, és bármelyik értéket megtarthatja
ability-enigmatic-text = bármelyik sor akciója helyett az Intelligencia akcióját is végrehajthatja
ability-prepared-text = három keze van a fegyverekhez
ability-powerful-text = bármelyik sor akciója helyett az Erő akcióját is végrehajthatja

# A hősök történetei

story-aristocrat = Márványtermekben nőttél fel, és otthagytad a lakomát, hogy lásd, ér-e valamit a neved odakint.
story-brawler = A kikötő minden kocsmájában áll egy asztal, amelyet összetörtél, és szól róla egy nóta.
story-chosen-one = Egy öregasszony a tenyeredbe nézett, elsápadt, és nem fogadta el a pénzt.
story-craftsman = Amit a kezed alkot, megmarad; most nevet fog alkotni.
story-devoted = Egyszer megígértél valamit, és azóta minden út arra vezet.
story-exonerated = Tíz év a toronyban más bűnéért: van mit behoznod.
story-hunter = Az erdőt a csendjeiről ismered, az embereket a nyomaikról.
story-lost-soul = Egy parton ébredtél, emlékek nélkül, kulccsal a nyakadban.
story-mentor = Minden tanítványod hős lett; ideje megmutatnod, hogyan kell.
story-patrician = Három leveled a pecséteddel minden ajtót kinyit, amíg fizetni nem kell.
story-persecuted = Felégették a faludat azért, ami vagy, hát megtanultál több lenni.
story-resilient = Próbára tett pestis, árvíz és háború, és még mindig állsz.
story-rift-walker = Átléptél a levegő egy résén, és egy nappal az indulásod előtt tértél vissza.
story-savage = A farkasoktól tanultál osztozni, várni és harapni.
story-savant = Hétévesen kijavítottad az udvari csillagászt; mire nyolc lettél, elköltözött a városból.
story-street-urchin = Kicsi voltál, éhes és gyors; kicsi már nem vagy.

# A tábla

board-round = Forduló
board-phase-setup = Előkészületek
board-phase-roll = Dobási fázis
board-phase-dice = Kockafázis
board-phase-before-market = A piac előtt
board-phase-market = Piaci fázis
board-phase-cleanup = Takarítási fázis
board-phase-scoring = A játék vége
board-phase-over = Végső pontozás
board-start = kezdőjátékos
board-initiative = Kezdeményezés
board-market = Piac
board-deck = pakli
board-discard = piaci dobópakli
board-removed = eltávolítva
board-bag = zsák
board-piles = Paklik
board-gold = arany
board-charisma = karizmajelzők
board-waiting = Elhelyezésre vár
board-weapons = Fegyverek
board-armor = Páncél
board-traits = Jellemvonások
board-skills = Képességek
board-exhausted = kimerült
board-goal = cél
board-cost = ár
board-price = Önnek { $price }
board-hands = { $count ->
    [1] egykezes
    [2] kétkezes
   *[other] { $count } kezes
}
board-type-weapon = Fegyver
board-type-armor = Páncéldarab
board-type-trait = Jellemvonás
board-type-skill = Képesség
board-chain = lánc
board-leather = bőr
board-mystic = misztikus
board-good = jó
board-evil = gonosz
board-law = törvény
board-chaos = káosz
board-alignment = Jellem
board-backstory = Előtörténet
board-matches = { $count } egyezés
board-estimate = Eddigi csillagok
board-final-score = Végső pontozás
board-score-goals = célok
board-score-class-dice = kasztkockák
board-shield = pajzs
board-total = Összesen
board-rank = Rang
board-passing-turn = a következő köréig passzol
board-passing-round = a forduló végéig passzol
board-coin = 1 arany
board-no-modifiers = nincs bónusz, nincs hátrány
board-short-str = ERŐ
board-short-dex = ÜGY
board-short-con = ÁLL
board-short-int = INT
board-short-wis = BÖL
board-short-cha = KAR
board-letter-green = Z
board-letter-blue = K
board-letter-red = P
board-letter-purple = L
board-letter-black = F
board-letter-white = H
board-letter-gold = A
board-designed = * saját értékek: a nyomtatottakhoz nem találtunk forrást. Saját fájl megadása: { "--components FILE" }

# Chapters of the rulebook

chapter-overview = Áttekintés és tartozékok
chapter-sheet = Karakterlap
chapter-class = Kasztlapok
chapter-backstory = Előtörténet-lapok
chapter-alignment = Jellemlapok
chapter-market-cards = Piaclapok és kezdeményezéslapok
chapter-setup = Előkészületek: a hősök
chapter-setup-table = Előkészületek: az asztal
chapter-setup-dice = Előkészületek: a kezdőkockák
chapter-round = Egy forduló
chapter-roll = Dobási fázis
chapter-dice = Kockafázis
chapter-actions = Tulajdonságakciók
chapter-market = Piaci fázis
chapter-cleanup = Takarítási fázis
chapter-skills = Képességlapok használata
chapter-gold = Aranyszerzés
chapter-scoring = A játék vége és a végső pontozás
chapter-scoring-cards = A páncélok és a jellemvonások pontozása
chapter-winner = A győztes és a döntetlen
chapter-notes-classes = Megjegyzések a kasztokhoz
chapter-notes-skills = Megjegyzések a képességekhez
chapter-notes-purchases = Megjegyzések a vásárláshoz és a fegyverekhez
chapter-variants = Játékváltozatok
chapter-solo = Egyszemélyes játék
chapter-quick = Gyors áttekintés

# Lessons

lesson-the-sheet = A karakterlap és a célok
lesson-the-sheet-rows = Ez az Ön karakterlapja: hat tulajdonság, mindegyik három hellyel. Minden fordulóban egy kockát helyez el rajta, amíg mind a tizennyolc hely be nem telik.
lesson-the-sheet-goals = A kasztja, a Paladin, minden tulajdonságnak célt szab: az Erő pontosan 17 legyen, az Ügyesség 15 vagy 16, az Intelligencia legalább 14. A teljesített célok a játék végén csillagot érnek, és az nyer, akinek a legtöbb hírnévcsillaga van.
lesson-the-sheet-race = A faj is számít: a Törpének 2-vel több az Állóképessége és 2-vel kevesebb a Karizmája. A 17-es Állóképességhez a kockáinak csak 15-öt kell kiadniuk.
lesson-the-sheet-colour = A Paladin színe a fehér. A karakterlapján minden fehér kocka egy csillagot ér a játék végén, bárhol van.
lesson-the-sheet-cards = A karakterlaphoz még két kártya tartozik: az előtörténet, amely bizonyos helyekre bizonyos színeket kíván, és a jellem. Egy későbbi lecke bemutatja őket.
lesson-the-sheet-take = Az Erő sorában 6 és 5 van; egy 6-ossal pontosan 17 lenne. A 2. kezdeményezéslapon van egy fehér 6-os: vegye el.
lesson-the-sheet-place = A sorokat balról kell feltölteni. Tegye a fehér 6-ost az Erőhöz.
lesson-the-sheet-met = 6 + 5 + 6 = 17: a cél teljesült, ez 3 csillag, a fehér kocka pedig még egyet ér. A kocka elhelyezése után a sor akciója is végrehajtható, de most nincs rá szükség: passzoljon.
lesson-the-sheet-next = Fordulónként minden játékos egy kockát vesz el, így most a másik játékos következik.

lesson-taking-a-die = Kockaválasztás
lesson-taking-a-die-roll = Ön a kezdőjátékos. Minden kezdeményezéslaphoz dob egy kockával, és a legkisebb az 1. lapra kerül.
lesson-taking-a-die-order = Az 1. lapon a kék 2-es van. Két egyenlő kocka sorrendjéről Ön dönt: tegye az arany 5-öst a 2. lapra, ahol egy érme is van.
lesson-taking-a-die-choose = A lappal megkapja a kockáját és a rajta lévő aranyat, és a lap száma adja a piaci sorrendet is: az alacsonyabb szám vásárol előbb. Vegye el a 2. lapot.
lesson-taking-a-die-place = Az Ügyességnél már két kocka van, 6 és 5, a cél 16 vagy 17. Tegye oda az arany 5-öst.
lesson-taking-a-die-gold = Ez megérte: 1 arany a lapról, 1 a sor harmadik kockájáért, 2 az aranykockáért. És 6 + 5 + 5 = 16, a cél is teljesült.
lesson-taking-a-die-action = Az Ügyességhez tett kocka után felcserélheti két kockáját. Hajtsa végre ezt az akciót.
lesson-taking-a-die-swap = A Vándornak 18-as Állóképesség kell, oda csak hatosok valók. Cserélje fel az ottani kék 4-est az Erő lila 6-osával.
lesson-taking-a-die-left = A másik játékos is elvett egy lapot. Egy maradt: a kockája visszakerül a zsákba, az el nem vett arany pedig a lapján marad.

lesson-six-actions = A hat akció
lesson-six-actions-rows = Az elhelyezett kocka után végrehajthatja a sora akcióját, fordulónként egyszer. Vegye el a 2. lapot a kék 5-össel.
lesson-six-actions-place = A Bölcsességnél 5 és 6 van, a cél 15 vagy 16: tegye oda az 5-öst. Ön Szerzetes, ezért a Bölcsességhez tett kocka után a hat akció bármelyikét választhatja.
lesson-six-actions-dice = Három akció közvetlenül a kockákat változtatja meg. Az Erő az ellenkező oldalára fordít egy kockát, az Ügyesség felcserél kettőt, az Állóképesség eggyel növel vagy csökkent egyet.
lesson-six-actions-reroll = Az Intelligenciával újradobhat egy kockát, és megtarthatja a régi vagy az új értéket.
lesson-six-actions-others = A Bölcsesség egy mezővel mozgatja a jellemjelzőjét. A Karizma egy jelzőt ad, amely ebben a fordulóban 1 aranyat ér a piacon.
lesson-six-actions-choose = Az Erő sorában 6, 6 és 1 van, a cél 18. A szemközti oldalak összege hét: válassza az Erőt.
lesson-six-actions-flip = Fordítsa a fekete 1-est 6-osra.
lesson-six-actions-one = Két cél egyetlen körben. Második akció nincs: egy kocka megváltoztatása nem ad újabbat.
lesson-six-actions-opponent = A másik játékos egy 4-est tett az Állóképességhez, és a sor akciójával 5-re emelte: 6 + 6 + 5 = 17.

lesson-the-market = A piac
lesson-the-market-order = Most a piac következik. Az vásárol először, akinél a legalacsonyabb kezdeményezéslap van: Önnél az 1. lap van.
lesson-the-market-kinds = A piaclapok négyfélék. A fegyverek addig segítenek, amíg Önnél vannak; a páncél a játék végén ad csillagokat, minél több, annál jobb.
lesson-the-market-skills = A jellemvonások a játék végén adnak csillagot, ha teljesül a feltételük, a képességek pedig játék közben használhatók.
lesson-the-market-token = Van 4 aranya és egy karizmajelzője, amely ebben a fordulóban 1 aranyat ér. Ez együtt 5.
lesson-the-market-trait = A Bátor jellemvonás 5 aranyba kerül, és 3 csillagot ad, ha az Erő sorában a kockák összege legalább 17. Önnél annyi: vegye meg.
lesson-the-market-arrow = A jellemvonás a nyila szerint a jellemjelzőjét is mozgatja, itt egy mezővel felfelé. A jellemlapján az a mező 3 csillagot ér.
lesson-the-market-discard = A másik játékos semmit sem tudott kifizetni, ezért eldobott egy lapot, és kapott 2 aranyat. Így jut 2 aranyhoz, aki nem vásárol.
lesson-the-market-cleanup = A takarítási fázisban elvesznek az el nem költött karizmajelzők, új lapok kerülnek a piacra, és a zsák továbbvándorol: a következő fordulót a másik játékos kezdi.

lesson-skills = Egy képesség használata
lesson-skills-upright = Öné a Sebgyógyítás képesség, és álló helyzetben van, tehát használható. A legtöbb képesség bármikor használható, más játékos körében is; a játék megkérdezi Önt.
lesson-skills-use = Az Állóképességnél 6, 6 és 5 van, a Barbárnak pedig legalább 18 kell. Használja a Sebgyógyítást.
lesson-skills-arrow = Előbb a jellemjelzője lépett a lap nyila szerint, egy mezőt felfelé. Most hajtsa végre a hatást: eggyel növel vagy csökkent egy kockát.
lesson-skills-effect = Válassza az Állóképesség kék 5-ösét, és legyen belőle 6-os.
lesson-skills-refresh = A cél teljesült, a lap kimerült. A takarítási fázisban minden játékos felfrissíthet egy képességet: frissítse fel a Sebgyógyítást.
lesson-skills-blocked = A következő fordulóban újra használható. De ügyeljen a nyílra: ha a jelzője nem tud arra lépni, a képesség nem használható.

lesson-scoring = A játék vége és a pontozás
lesson-scoring-last = Az utolsó forduló: a karakterlapján egy hely maradt, a Bölcsesség harmadik helye. Válassza meg jól a kockáját.
lesson-scoring-backstory = Az előtörténete hat helyre hat színt kíván, ide lilát. Három egyezés már megvan; a negyedikkel 1 helyett 3 csillag jár: vegye el a lila 6-ost.
lesson-scoring-place = Tegye a Bölcsességhez: 6 + 5 + 6 = 17, így ez a cél is teljesül.
lesson-scoring-alignment = A Bölcsesség mozgatja a jellemjelzőjét. Hajtsa végre az akciót, és lépjen felfelé: az a mező 3 csillagot ér.
lesson-scoring-armour = A páncél szettenként ér csillagot, és két láncpáncél többet ér, mint egy; fehér kasztjának a láncpáncélért bónusz is jár. Vegye meg a Láncsisakot.
lesson-scoring-end = Minden karakterlap megtelt, ez volt az utolsó forduló. A takarítás után a játék összeszámolja a csillagokat.
lesson-scoring-count = A csillagai: 11 az öt célért, 5 a fehér kockákért, 3-3 a jellemért és az előtörténetért, 4 a páncélért, 3 a Bátor jellemvonásért. Ez összesen 29.
lesson-scoring-win = A másik játékosnak 18 csillaga van: Ön nyert. Egyenlő csillagszámnál a több arany dönt, aztán a kevesebb kasztszínű kocka.

option-players-name = Játékosok
option-players = A játékosok száma.
option-short-name = Rövid játék
option-short = Két kezdőkockával több, és nincs többletarany a harmadik és a negyedik játékosnak.
option-short-off = a teljes játék
option-short-on = a rövid játék
option-class-choice-name = Kasztok
option-class-choice = Sorsolással vagy fordított sorrendű választással.
option-class-choice-draw = sorsolással
option-class-choice-choose = választással
option-friendly-name = Barátságos piac
option-friendly = Aki 2 aranyat vesz el, annak nem kell lapot eldobnia.
option-friendly-off = 2 arany egy lap eldobásáért
option-friendly-on = 2 arany eldobás nélkül
option-less-random-name = Kevésbé véletlenszerű előkészületek
option-less-random = Minden kasztszínből egy kezdőkocka, három és négy játékosnak több aranykocka.
option-less-random-off = a kezdőkockák húzás szerint
option-less-random-on = minden kasztszínből egy kocka
option-random-market-name = Véletlenszerű piacpakli
option-random-market = Minden piaclap egyetlen pakliba keverve.
option-random-market-off = előbb az egypöttyös lapok
option-random-market-on = minden lap összekeverve

# A napló lépésenként: címek, rövid sorok, számok; a játékosok a nevükön

heading-setup = Előkészületek
heading-round = { $round }. forduló
heading-dice = Kockák
heading-market = Piac
heading-scoring = Pontozás
heading-game-end = A játék vége
block-rolls-to-start = Dobás a kezdésért: { $face }
block-rolls = Dobás: { $die }
block-lies-on = Elrendezett kockák
item-lies-on = { $initiative } ({ $die })
block-selects = { $initiative }, { $die }
block-places = Elhelyezés
item-places = { $die } → { $row }
block-reveals = Új a piacon: { $card }
block-buys = { $tokens ->
    [0] Vásárlás: { $card } ({ $gold } arany)
   *[other] Vásárlás: { $card } ({ $gold } arany és { $tokens } karizmajelző)
}
block-discards = Eldobott lap: { $card }
block-scores = Csillagok
item-scores = { $source } { $stars }
badge-gains = +{ $count } arany
badge-takes-token = Karizmajelzők: { $count }
called = { $name }
    .mid = { $name }
called-other = { $name }

## The view in words: names of its fields and values; an empty name hides the field

field-ability = Kasztképesség
field-active = Soron van
field-arrow = Jellemmozgás
field-arrow-copied = a másolt lap szerint
field-bag-size = Kockák a zsákban
field-bonus = Bónusz
field-card = Lap
field-cards = Lapok
field-class = Kaszt
field-coin = Arany rajta
field-colour = Szín
field-deck-size = Lapok a piacpakliban
field-designed = { "" }
field-designed-armor = { "" }
field-discard = Piaci dobópakli
field-removed = Eltávolítva a játékból
field-dice = Kockák
field-die = Kocka
field-final = Utolsó forduló
field-goal-stars = Csillagok a célokért
field-goals = Célok
field-gold-for-a-star = Arany csillagonként
field-hands = Kezek
field-matched = { "" }
field-matches = Egyező színek
field-material = Anyag
field-met = Cél teljesítve
field-passing = Passzol
field-passing-round = a fordulóra
field-passing-turn = a következő körig
field-phase = Fázis
field-price = Ára Önnek
field-race = Faj
field-rounds = Fordulók
field-rows = Tulajdonságok
field-score = Pontozás
field-scoring = Pontozótáblák
field-sets = Páncélszettek
field-sheets = Karakterlapok
field-side = Oldal
field-spaces = A jellemmezők csillagai
field-stars = Csillagok
field-supply = Arany a készletben
field-taken-by = Elvette
field-token = Jellemjelző a mezőn (0–8)
field-trait-stars = Csillagok a jellemvonásokért
field-type = Fajta
field-upright = Használható
field-wanted = Az előtörténet színei
