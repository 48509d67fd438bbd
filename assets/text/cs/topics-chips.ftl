# Floor calls on the clock and on chips.

topic-clock = Čas na rozhodnutí
    .about = Kolik má hráč času a co bude s rukou, když vyprší
    .search = čas na rozhodnutí, clock, time, vyžádat si čas, časový limit, odpočítávání, odpočet, přemýšlí dlouho, zavolat čas, tankuje, call the clock, tank, tanking, countdown, shot clock, slow decision
topic-stalling = Zdržování hry
    .about = Co lze udělat proti úmyslně pomalé hře
    .search = zdržování hry, zdržuje, natahování času, hra na čas, pomalá hra, bublina, slow play, tanking every hand, wasting time, bubble, shot clock
topic-hand-for-hand = Hand for hand
    .about = O která místa se dělí hráči vyřazení v jednom rozdání a co se ubírá z hodin
    .search = hand for hand, bublina, dva vypadli na bublině, dělené místo, rozdání po rozdání, hra na jednu ruku, bubble, h4h, share the place, two bust on the bubble, money bubble
topic-chip-race = Losování o žetony
    .about = Kdo získá větší žetony, když jedna hodnota jde ze hry
    .search = losování o žetony, chip race, výměna žetonů, stahování žetonů, zbylé žetony, malé žetony, race off, color-up, odd chips, small chips leave, raced out
topic-chip-race-late-find = Stažené žetony nalezené později
    .about = Jakou cenu mají staré žetony, které se objeví až po losování
    .search = nalezené staré žetony, staré žetony, zapomenuté žetony, žetony po výměně, žetony v kapse, forgotten chips, old chips, chips after the color-up, in the pocket
topic-color-up = Výměna žetonů jednoho stacku
    .about = Co hráč dostane, když ředitel turnaje vymění jeho malé žetony
    .search = výměna žetonů, výměna za vyšší hodnoty, rozměnit, malé žetony, velký stack, color-up, change chips, make change, big stack, exchange
topic-chips-visible = Žetony počitatelné a na očích
    .about = Zda je stack srovnaný, jak má být
    .search = schované žetony, žetony na očích, hromádka, komín žetonů, komínky po dvaceti, neuklizený stack, velké žetony vzadu, hidden chips, dirty stack, piles of twenty, big chips behind, stack
topic-chips-in-transit = Žetony v kapse
    .about = Co bude se žetony, které hráč nepřenášel na očích
    .search = žetony v kapse, přenášení žetonů, žetony při přesunu, sáně, schované žetony, chips in transit, pocketed chips, went south, rathole, rack, table move
topic-found-chips = Nalezené žetony
    .about = Co bude se žetony, jejichž majitel není známý
    .search = nalezený žeton, ztracený žeton, žeton na zemi, žeton pod stolem, čí je žeton, lost and found, chip on the floor, under the table
topic-small-chips = Žetony pod jednotkou
    .about = Zda malý žeton hraje
    .search = malý žeton, drobné žetony, nejmenší žeton, spropitné, poplatek, smallest chip, fraction, tip, fee chip, change

fact-clock-called-by = Kdo si čas vyžádal
choice-clock-called-by-player-at-his-seat = hráč na svém místě
choice-clock-called-by-player-away = hráč mimo své místo
choice-clock-called-by-floor = floorman
fact-clock-facing-a-bet = Čelí sázce
fact-clock-acted-after = Hráč jednal po (s)
fact-clock-declared = Konec vyhlášen dříve, než hráč jednal
fact-stalling-who = Kdo zdržuje
choice-stalling-who-one-player = jeden hráč
choice-stalling-who-many-players = mnoho hráčů
fact-hand-for-hand-players-left = Hráčů před rozdáním
fact-hand-for-hand-places-paid = Placených míst
fact-hand-for-hand-busted = Vyřazených v rozdání, u všech stolů
fact-hand-for-hand-hands = Rozdání hand for hand
fact-hand-for-hand-minutes-a-hand = Minut z hodin za každé
fact-chip-race-remove = Odcházející hodnota
fact-chip-race-next = Další hodnota
fact-chip-race-rounding = Zaokrouhlení
choice-chip-race-rounding-half = polovina žetonu nebo víc přidá jeden
choice-chip-race-rounding-more = víc než polovina žetonu přidá jeden
choice-chip-race-rounding-up = jakýkoli zbytek přidá jeden
choice-chip-race-rounding-down = nikdy se nepřidá
choice-chip-race-rounding-holder = přidá se dalšímu hráči, má-li polovinu žetonu
choice-chip-race-rounding-each = každému jeden, bez losování
fact-chip-race-rescue = Poslední žetony
choice-chip-race-rescue-after = nejprve losování; kdo by neměl nic, dostane žeton navíc
choice-chip-race-rescue-first = jeden z losovaných žetonů, než losují ostatní
fact-chip-race-seats = Hráči s odcházejícími žetony
fact-chip-race-odd = Odcházejících žetonů
fact-chip-race-rest = Hodnota ostatních žetonů
fact-chip-race-cards = Karty každého hráče
fact-chip-race-seed = Číslo míchání
fact-chip-race-late-find-value = Hodnota žetonů
fact-chip-race-late-find-chips = Kolik jich je
fact-chip-race-late-find-smallest = Nejmenší žeton ve hře
fact-color-up-remove = Odcházející hodnota
fact-color-up-chips = Kolik jich je
fact-color-up-next = Vydávaná hodnota
fact-color-up-announced = Bylo to oznámeno
fact-color-up-during-a-hand = Hraje se rozdání
fact-chips-visible-large-chips-seen = Velké žetony jsou na očích
fact-chips-visible-chips-in-a-pile = Žetonů v komínku
fact-chips-visible-warned-before = Už byl varován
fact-chips-in-transit-carried = Jak je hráč přenášel
choice-chips-in-transit-carried-in-a-rack = v saních
choice-chips-in-transit-carried-in-open-hands = v otevřených dlaních
choice-chips-in-transit-carried-out-of-sight = skryté
fact-chips-in-transit-chips = Skrytých žetonů
fact-found-chips-owner = Čí jsou
choice-found-chips-owner-seen-by-all = stůl viděl, čí jsou
choice-found-chips-owner-claimed = někdo se o ně hlásí
choice-found-chips-owner-not-known = není známo
fact-small-chips-why = Co se s ním děje
choice-small-chips-why-bet = je vsazený
choice-small-chips-why-all-in = all-in se vším
choice-small-chips-why-given-away = odložený jako spropitné
fact-small-chips-chip = Hodnota žetonu
fact-small-chips-smallest = Nejmenší žeton pro blindy, ante a poplatky

## The clock

ruling-clock-in-time = Hráč jednal včas, akce platí
ruling-clock-dead = Ruka je mrtvá
ruling-clock-checked = Hráč dal check
ruling-clock-caller-away = Čas se nevyhlásí, požádat smí jen hráč na svém místě
ruling-clock-before-the-end = Kdo jedná dřív, než je vyhlášen konec, jednal včas
ruling-clock-tie-to-player = Přijde-li obojí najednou, má přednost hráč
ruling-clock-floor = Kdo byl dřív, rozhoduje floorman
ruling-clock-tie-silent = Kniha neříká, kdo je dřív, když obojí přijde najednou
ruling-clock-times = Čas { $seconds } s, pak odpočítávání { $countdown } s
ruling-clock-acts-in-time = Pokud hráč jedná dřív, než je vyhlášen konec: akce platí
ruling-clock-if-time-runs-out = Pokud čas vyprší: { $answer }
ruling-clock-say-called = Čas je omezen. Máte { $seconds } sekund, pak odpočítám posledních { $countdown }
ruling-clock-step-start = Oznámit, že hráč má omezený čas, a spustit jej
ruling-clock-step-countdown = Poslední sekundy odpočítat nahlas
ruling-clock-step-declare = Konec vyhlásit jedním slovem, které všichni slyší
ruling-clock-say-dead = Čas vypršel, ruka je mrtvá
ruling-clock-no-bet-is-the-same = Podle knihy je to stejné, i když není vsazeno
ruling-clock-no-bet-silent = Check, nebo mrtvá ruka, rozhoduje floorman
ruling-stalling-one-player = Zdržuje jeden hráč, přísnost proto volí floorman
ruling-stalling-many-players = Zdržuje mnoho hráčů, je proto třeba změnit počítání rozdání
ruling-stalling-silent = Kniha proti tomu zná jen čas na rozhodnutí a tresty
ruling-stalling-clock = Pokaždé čas na rozhodnutí
ruling-stalling-warning = Varování
ruling-stalling-penalty = Trest za zdržování hry
ruling-stalling-random-break = Náhodné rozpouštění stolů nebo přestávka v minutě, kterou nikdo nezná
ruling-stalling-fixed-hands = Pevný počet rozdání u každého stolu v jedné úrovni
ruling-stalling-orbits = Kolo po kole: každý stůl odehraje tolik rozdání, kolik má hráčů, a pak čeká
ruling-stalling-soft-hand-for-hand = Soft hand for hand: stůl, který je o několik rozdání napřed, obvykle o dvě, čeká
ruling-stalling-shot-clock = Shot clock na každé rozhodnutí

## Hand for hand

ruling-hand-for-hand-nobody = Nikdo nevypadl, hraje se další rozdání
ruling-hand-for-hand-unpaid = Bez výhry: { $first }.–{ $last }. místo
ruling-hand-for-hand-unpaid-one = Bez výhry: { $last }. místo
ruling-hand-for-hand-one = Umístění hráče: { $place }. místo
ruling-hand-for-hand-shared = { $players ->
    [one] { $players } hráč dostává výhry za { $first }.–{ $last }. místo
    [few] { $players } hráči se dělí o výhry za { $first }.–{ $last }. místo
   *[other] { $players } hráčů se dělí o výhry za { $first }.–{ $last }. místo
}
ruling-hand-for-hand-shared-one-prize = { $players ->
    [one] { $players } hráč dostává výhru za { $first }. místo
    [few] { $players } hráči se dělí o výhru za { $first }. místo
   *[other] { $players } hráčů se dělí o výhru za { $first }. místo
}
ruling-hand-for-hand-by-stack = Lepší umístění získává ten, kdo měl před rozdáním víc žetonů
ruling-hand-for-hand-silent = Kniha mlčí o tom, kdo se dělí, proto rozhoduje herna
ruling-hand-for-hand-over = Všichni zbývající jsou na placeném místě, hand for hand končí
ruling-hand-for-hand-minutes = { $minutes ->
    [one] Z hodin se ubírá { $minutes } minuta, { $each } za každé rozdání
    [few] Z hodin se ubírají { $minutes } minuty, { $each } za každé rozdání
   *[other] Z hodin se ubírá { $minutes } minut, { $each } za každé rozdání
}
ruling-hand-for-hand-stay-seated = Vyzvat hráče, aby zůstali na svých místech
ruling-hand-for-hand-wait = Každý stůl odehraje jedno rozdání a čeká na ostatní
ruling-hand-for-hand-all-in-face-down = Po dorovnaném all-inu karty zůstávají zakryté, než přijde floorman

## The race

ruling-chip-race-winners = { $count ->
    [one] Žeton { $next } získává místo { $seats }
    [few] Po jednom žetonu { $next } získávají místa { $seats }
   *[other] Po jednom žetonu { $next } získávají místa { $seats }
}
ruling-chip-race-no-odd-chips = Losovat není třeba, nikdo nemá zbylé žetony
ruling-chip-race-nobody-wins = Žeton nezíská nikdo, zbylé jdou ze hry
ruling-chip-race-raced = { $chips ->
    [one] { $chips } zbylý žeton v hodnotě { $value }
    [few] { $chips } zbylé žetony v hodnotě { $value }
   *[other] { $chips } zbylých žetonů v hodnotě { $value }
}
ruling-chip-race-remainder = Po celých žetonech zbývá { $value }
ruling-chip-race-rounding-is-custom = Pravidla neříkají, co se zbytkem, rozhoduje proto zvyk turnaje
ruling-chip-race-rescued = Losováním nikdo nevypadne, navíc k vylosovaným dostává žeton { $next }: místo { $seats }
ruling-chip-race-reserved = Losováním nikdo nevypadne, dřív než losují ostatní, dostává žeton { $next }: místo { $seats }
ruling-chip-race-total-same = Počet žetonů ve hře se nemění
ruling-chip-race-total-grows = Ve hře přibývá { $chips }
ruling-chip-race-total-shrinks = Ve hře ubývá { $chips }
ruling-chip-race-from-seed = Karty nebyly zadány, rozdávají se tedy z balíčků zamíchaných podle čísla { $seed }
ruling-chip-race-seat-cards = Místo { $seat } dostává { $cards }
ruling-chip-race-exchange = Nejprve vyměnit celé žetony ve stejné hodnotě
ruling-chip-race-deal = Od místa 1 dát za každý zbylý žeton jednu kartu lícem nahoru, všechny karty hráče najednou
ruling-chip-race-highest = Vyhrávají nejvyšší jednotlivé karty, jeden žeton na hráče; piky před srdci, káry a kříži
ruling-chip-race-take-odd = Všechny zbylé žetony sebrat ze stolu a stůl přepočítat
ruling-late-chips-exchanged = { $chips ->
    [one] Dostane za ně { $chips } žeton { $smallest }
    [few] Dostane za ně { $chips } žetony { $smallest }
   *[other] Dostane za ně { $chips } žetonů { $smallest }
}
ruling-late-chips-removed = Jdou ze hry bez náhrady
ruling-late-chips-rest = Zbytek v hodnotě { $value } jde ze hry bez náhrady
ruling-late-chips-silent = Kniha mlčí o žetonech nalezených po losování, proto rozhoduje floorman

## Chips

ruling-color-up-gets = { $chips ->
    [one] Hráč dostává { $chips } žeton { $value }
    [few] Hráč dostává { $chips } žetony { $value }
   *[other] Hráč dostává { $chips } žetonů { $value }
}
ruling-color-up-equal-value = Mění se ve stejné hodnotě, losovat se tedy nebude
ruling-color-up-keeps = { $chips ->
    [one] Hráči zůstává { $chips } žeton { $value }
    [few] Hráči zůstávají { $chips } žetony { $value }
   *[other] Hráči zůstává { $chips } žetonů { $value }
}
ruling-color-up-after-the-hand = Počkat, až rozdání skončí
ruling-color-up-announce = Nejprve to oznámit
ruling-color-up-count-aloud = Žetony před výměnou rozprostřít a nahlas spočítat
ruling-chips-in-order = Stack je v pořádku
ruling-chips-better-in-twenties = V pořádku, doporučené jsou však komínky po dvaceti
ruling-chips-large-to-the-front = Velké žetony dopředu, hned
ruling-chips-say-to-the-front = Velké žetony dopředu, aby je všichni viděli
ruling-chips-hidden-again = Trest, hráč už byl varován
ruling-transit-fine = Vše v pořádku, žetony jsou na očích
ruling-transit-give-rack = Dát hráči sáně na žetony
ruling-transit-forfeited = Žetony propadají
ruling-transit-disqualified = Žetony propadají a hráč je diskvalifikován
ruling-transit-out-of-play = Jdou ze hry a nedostane je nikdo
ruling-transit-count = Spočítat je s druhým člověkem a opravit žetony ve hře
ruling-found-removed = Vracejí se do zásoby, mimo hru
ruling-found-given-back = Vracejí se majiteli
ruling-found-claimed = Někdo se o ně hlásí; zda právem, rozhoduje floorman
ruling-found-silent = Kniha o nalezených žetonech mlčí, proto rozhoduje floorman
ruling-found-ask = Zeptat se dealera a hráčů po obou stranách
ruling-found-log = Pro součet žetonů zapsat stůl a hodnotu
ruling-small-chip-given-away = Nehraje, byl darován
ruling-small-chip-all-in = Hraje, all-in znamená každý žeton
ruling-small-chip-plays = Hraje
ruling-small-chip-never = Nehraje, ani několik dohromady
ruling-small-chip-plays-once = Tentokrát hraje
ruling-small-chip-change = Mezi rozdáními jej vyměnit
ruling-small-chip-silent = Kniha o žetonech pod jednotkou mlčí, proto rozhoduje floorman

gist-clock-2024 = 25 s a odpočítávání 5 s; proti sázce je ruka mrtvá, jinak check; přijde-li obojí najednou, má přednost hráč
gist-clock-2011 = nejvýše 60 s a odpočítávání 10 s, pak je ruka mrtvá
gist-clock-caller-2011 = kdo žádá o čas, musí být na svém místě
gist-clock-by-the-floor = k měření času se volá floorman
gist-against-stalling = náhodné přestávky a rozpouštění, pevný počet rozdání, kolo po kole, soft hand for hand, shot clock
gist-delaying = zdržování hry se trestá, když se opakuje
gist-timely-play = hráči jednají včas
gist-hand-for-hand = kdo vypadl v ohlášeném rozdání, dělí se o výhry za ta místa; z hodin se ubírají minuty
gist-chip-race = od místa 1, nejvýše jeden žeton na hráče, nikdo losováním nevypadne
gist-chip-race-watched = hráči mají losování sledovat
gist-exact-multiples = přesné násobky se mění napřed, pak jedna karta za každý zbylý žeton
gist-late-chips = staré žetony nalezené později se mění jen ve stejné hodnotě
gist-color-up = ředitel turnaje smí žetony vyměnit kdykoli, s oznámením
gist-color-up-before-moves = žetony se vyměňují dřív, než hráči přesedají
gist-change-between-hands = malé žetony se mění mezi rozdáními a nehrají
gist-countable-2024 = stacky jsou počitatelné, nejlépe v komíncích po dvaceti, velké žetony na očích
gist-countable-2011 = stacky jsou počitatelné, nejlépe v násobcích dvaceti, velké žetony na očích
gist-visible-etiquette = žetony, které nejsou vidět nebo nejdou spočítat, jsou neslušnost
gist-no-hiding = žetony ani karty nikdo neschovává
gist-racks-not-pockets = žetony se přenášejí v saních, nikdy v kapsách
gist-found-chips = žetony bez majitele se vracejí do zásoby
gist-smallest-chip = nejmenší žeton, který hraje, je nejmenší žeton na blindy, ante nebo poplatky
gist-given-chip = žeton daný jako spropitné už nehraje
gist-all-in-is-all = all-in jsou všechny žetony, bez ohledu na hodnotu

facts-declared-early = konec je po { $end } s, byl tedy vyhlášen příliš brzy
facts-no-multiple = musí to být větší žeton a násobek toho, který se stahuje
facts-a-card-for-each-chip = { $chips ->
    [one] rozdává se zde { $chips } karta, za každý zbylý žeton jedna
    [few] rozdávají se zde { $chips } karty, za každý zbylý žeton jedna
   *[other] rozdává se zde { $chips } karet, za každý zbylý žeton jedna
}
facts-still-in-play = tento žeton není větší než nalezený
