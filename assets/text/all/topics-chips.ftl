# Floor calls on the clock and on chips.

### en

topic-clock = Calling the clock
    .about = How long the player has, and what happens to the hand when time is up
    .search = call the clock, time, tank, tanking, countdown, shot clock, slow decision, vyžádat si časový limit, odpočítávání, čas na rozmyšlenou, poprosić o czas, odliczanie
    .said = takes forever, thinking too long, time is up, how long does he have, five seconds, seconds ran out, přemýšlí dlouho, kolik má času, odpočet, długo myśli, ile ma czasu, odlicz
topic-stalling = Stalling
    .about = What can be done about slow play on purpose
    .search = slow play, tanking every hand, wasting time, bubble, shot clock, zdržování hry, natahování času, granie na czas
    .said = tanks every hand, takes time every hand, seconds every hand, slowing down the game, stalls at the bubble, zdržuje každou hru, tankuje, gra na czas każde rozdanie, przeciąga
topic-hand-for-hand = Hand for hand
    .about = Which places players who bust in the same hand share, and what comes off the clock
    .search = bubble, h4h, share the place, two bust on the bubble, money bubble, hra na jednu ruku, bublina, bańka, rozdanie za rozdanie
    .said = three busted at once, two bust same hand, bubble busts, tie on the bubble, fifty paid, both out in the same hand, vypadli tři naraz, dva vypadli na bublině, placených míst, odpadło trzech naraz, dwóch odpadło na bańce, płatnych miejsc
topic-chip-race = Chip race
    .about = Who wins the larger chips when a value is raced off
    .search = race off, color-up, odd chips, small chips leave, raced out, losování o žetony, výměna žetonů, losowanie żetonów
    .said = chips going off, racing the greens, blacks off, ones that are left over, who gets the extra chip at the color-up, poslední žeton, stahování žetonů, zbieranie małych żetonów
topic-chip-race-late-find = Raced-off chips found later
    .about = What old chips that turn up after the race are worth
    .search = forgotten chips, old chips, chips after the color-up, in the pocket, nalezené staré žetony, zapomniane żetony
    .said = found an old chip, old chips after the race, still had a green, took them off already, out of play chip turned up, našel starý žeton, už neplatí, stary żeton, wycofany żeton
topic-color-up = Color-up of a stack
    .about = What a player gets when the director changes their small chips
    .search = change chips, make change, big stack, exchange, výměna za vyšší hodnoty, rozměnit, wymiana na wyższe nominały, rozmienić
    .said = too many small chips, refuse to change chips, color me up, výměna malých žetonů, zamiana żetonów
topic-chips-visible = Chips countable and in sight
    .about = Whether a stack is arranged as it must be
    .search = hidden chips, dirty stack, piles of twenty, big chips behind, stack, hromádka, komín žetonů, schované žetony, stos żetonów, ukryte żetony
    .said = big chips hidden, cannot see the stack, messy stack, mixed stacks, large chips in the back, nevidím žetony, neviditelný stack, nie widać żetonów, bałagan w żetonach
topic-chips-in-transit = Chips in a pocket
    .about = What happens to chips that were carried out of sight
    .search = chips in transit, pocketed chips, went south, rathole, rack, table move, přenášení žetonů, žetony v kapse, przenoszenie żetonów, kieszeń
    .said = chips in his pocket, carried chips in a pocket, moved tables with chips in the hand, hid chips, žetony v ruce při přesunu, přenesl žetony, przeniósł żetony w kieszeni
topic-found-chips = Chips found
    .about = What happens to chips whose owner is not known
    .search = lost and found, chip on the floor, under the table, nalezený žeton, ztracený žeton, znaleziony żeton, zgubiony
    .said = chip on the carpet whose is it, rolled off the table, nobody knows whose chip, two claim it, dropped chip, žeton spadl čí je, pod stolem žeton, czyj to żeton, żeton spadł ze stołu
topic-small-chips = Chips below the unit
    .about = Whether a small chip plays
    .search = smallest chip, fraction, tip, fee chip, change, drobné žetony, spropitné, najmniejszy żeton, napiwek
    .said = chip smaller than the smallest, one dollar chips, tipped with chips, malý žeton, najmniejszy

fact-clock-called-by = Who called it
choice-clock-called-by-player-at-his-seat = a player at their seat
choice-clock-called-by-player-away = a player away from their seat
choice-clock-called-by-floor = the floor
fact-clock-facing-a-bet = Facing a bet
fact-clock-acted-after = Seconds until the player acted
fact-clock-declared = The end was declared before the player acted
fact-stalling-who = Who stalls
choice-stalling-who-one-player = one player
choice-stalling-who-many-players = many players
fact-hand-for-hand-players-left = Players left before the hand
fact-hand-for-hand-places-paid = Places paid
fact-hand-for-hand-busted = Busted in the hand, at all tables
fact-hand-for-hand-hands = Hands played hand for hand
fact-hand-for-hand-minutes-a-hand = Minutes off the clock for each
fact-chip-race-remove = Value raced off
fact-chip-race-next = Next value
fact-chip-race-rounding = Rounding
choice-chip-race-rounding-half = half a chip or more makes one more
choice-chip-race-rounding-more = more than half a chip makes one more
choice-chip-race-rounding-up = anything makes one more
choice-chip-race-rounding-down = never one more
choice-chip-race-rounding-holder = one more for the next player if they have half a chip
choice-chip-race-rounding-each = one for each, without a race
fact-chip-race-rescue = Last chips
choice-chip-race-rescue-after = race first; a player left with none gets one more
choice-chip-race-rescue-first = one of the chips to be won, before the others race
fact-chip-race-seats = Players with chips raced off
fact-chip-race-odd = Chips raced off
fact-chip-race-rest = Value of the other chips
fact-chip-race-cards = Cards of each player
fact-chip-race-seed = Shuffle number
fact-chip-race-late-find-value = Value of the chips
fact-chip-race-late-find-chips = How many
fact-chip-race-late-find-smallest = Smallest chip in play
fact-color-up-remove = Value removed
fact-color-up-chips = How many
fact-color-up-next = Value handed out
fact-color-up-announced = It was announced
fact-color-up-during-a-hand = A hand is in progress
fact-chips-visible-large-chips-seen = The large chips are in sight
fact-chips-visible-chips-in-a-pile = Chips in a pile
fact-chips-visible-warned-before = Warned before
fact-chips-in-transit-carried = How they were carried
choice-chips-in-transit-carried-in-a-rack = in a rack
choice-chips-in-transit-carried-in-open-hands = in open hands
choice-chips-in-transit-carried-out-of-sight = out of sight
fact-chips-in-transit-chips = Chips out of sight
fact-found-chips-owner = Whose they are
choice-found-chips-owner-seen-by-all = the table saw whose they are
choice-found-chips-owner-claimed = somebody claims them
choice-found-chips-owner-not-known = not known
fact-small-chips-why = What is done with it
choice-small-chips-why-bet = it is bet
choice-small-chips-why-all-in = all-in with everything
choice-small-chips-why-given-away = set aside as a tip
fact-small-chips-chip = Value of the chip
fact-small-chips-smallest = Smallest chip for blinds, antes and fees

## The clock

ruling-clock-in-time = The player acted in time, the action counts
ruling-clock-dead = The hand is dead
ruling-clock-checked = The player has checked
ruling-clock-caller-away = No clock, because only a player at their seat may call it
ruling-clock-before-the-end = A player who acts before time is called has acted
ruling-clock-tie-to-player = A tie goes to the player
ruling-clock-floor = The floor decides who was first
ruling-clock-tie-silent = The book does not say who is first if both come at the same moment
ruling-clock-times = { $seconds } seconds, then a countdown of { $countdown }
ruling-clock-acts-in-time = If the player acts before the end is declared: the action counts
ruling-clock-if-time-runs-out = If the time runs out: { $answer }
ruling-clock-say-called = The clock is called. You have { $seconds } seconds, then I count down from { $countdown }
ruling-clock-step-start = Say that the clock is called, and start the time
ruling-clock-step-countdown = Count the last seconds aloud
ruling-clock-step-declare = Declare the end in one word that all can hear
ruling-clock-say-dead = Time is up, this hand is dead
ruling-clock-no-bet-is-the-same = The book treats it the same if there is no bet
ruling-clock-no-bet-silent = Checked or dead, the floor decides
ruling-stalling-one-player = One player stalls, so the floor chooses how strict to be
ruling-stalling-many-players = Many stall, so change how hands are counted
ruling-stalling-silent = The book offers only the clock and penalties against it
ruling-stalling-clock = The clock on the player, each time
ruling-stalling-warning = A warning
ruling-stalling-penalty = A penalty for delaying the game
ruling-stalling-random-break = Random breaks: tables break in an order, or play pauses at a minute, that nobody knows
ruling-stalling-fixed-hands = A fixed number of hands at each table in a level
ruling-stalling-orbits = Orbit for orbit: every table plays as many hands as it has players, then waits
ruling-stalling-soft-hand-for-hand = Soft hand for hand: a table that is some hands ahead, usually two, waits
ruling-stalling-shot-clock = A shot clock for every decision

## Hand for hand

ruling-hand-for-hand-nobody = Nobody busted, play the next hand
ruling-hand-for-hand-unpaid = No prize for places { $first } to { $last }
ruling-hand-for-hand-unpaid-one = No prize for place { $last }
ruling-hand-for-hand-one = The player takes place { $place }
ruling-hand-for-hand-shared = The { $players } share what places { $first } to { $last } pay
ruling-hand-for-hand-shared-one-prize = The { $players } share what place { $first } pays
ruling-hand-for-hand-by-stack = The player with more chips before the hand finishes higher
ruling-hand-for-hand-silent = The book is silent on who shares, so the house decides
ruling-hand-for-hand-over = Everybody left is in the money, so hand for hand is over
ruling-hand-for-hand-minutes = { $minutes ->
    [one] { $minutes } minute comes
   *[other] { $minutes } minutes come
} off the clock, { $each } for each hand
ruling-hand-for-hand-stay-seated = Ask players to stay in their seats
ruling-hand-for-hand-wait = Every table plays one hand and waits for the others
ruling-hand-for-hand-all-in-face-down = All-in and called, cards stay face down until the floor arrives

## The race

ruling-chip-race-winners = { $count ->
    [one] Seat { $seats } wins a chip of { $next }
   *[other] Seats { $seats } win a chip of { $next } each
}
ruling-chip-race-no-odd-chips = No race, nobody has odd chips
ruling-chip-race-nobody-wins = Nobody wins a chip, the odd ones are removed
ruling-chip-race-raced = { $chips ->
    [one] One odd chip
   *[other] { $chips } odd chips
} worth { $value }
ruling-chip-race-remainder = { $value } is left over after whole chips
ruling-chip-race-rounding-is-custom = The rules do not say what happens to it, so the custom of the event decides
ruling-chip-race-rescued = Nobody is raced out, so an additional chip of { $next } goes to seat { $seats }
ruling-chip-race-reserved = Nobody is raced out, so a chip of { $next } goes to seat { $seats } before the others race
ruling-chip-race-total-same = The chips in play stay the same
ruling-chip-race-total-grows = The chips in play grow by { $chips }
ruling-chip-race-total-shrinks = The chips in play shrink by { $chips }
ruling-chip-race-from-seed = No cards were given, so they are dealt from decks shuffled by the number { $seed }
ruling-chip-race-seat-cards = Seat { $seat } gets { $cards }
ruling-chip-race-exchange = Exchange whole chips first, at equal value
ruling-chip-race-deal = From seat 1, one card face up for each odd chip, all cards of a player at once
ruling-chip-race-highest = The highest single cards win, one chip to a player; spades before hearts, diamonds, clubs
ruling-chip-race-take-odd = Take all odd chips off the table, and count the table
ruling-late-chips-exchanged = { $chips ->
    [one] One chip
   *[other] { $chips } chips
} of { $smallest } for them
ruling-late-chips-removed = They are removed without compensation
ruling-late-chips-rest = The rest, worth { $value }, is removed without compensation
ruling-late-chips-silent = The book is silent on chips found after the race, so the floor decides

## Chips

ruling-color-up-gets = The player gets { $chips ->
    [one] one chip
   *[other] { $chips } chips
} of { $value }
ruling-color-up-equal-value = At equal value, so nothing is raced
ruling-color-up-keeps = The player keeps { $chips ->
    [one] one chip
   *[other] { $chips } chips
} of { $value }
ruling-color-up-after-the-hand = Wait until the hand is over
ruling-color-up-announce = Announce it first
ruling-color-up-count-aloud = Spread the chips and count them aloud before they are changed
ruling-chips-in-order = The stack is in order
ruling-chips-better-in-twenties = In order, though piles of twenty are advised
ruling-chips-large-to-the-front = The large chips go to the front now
ruling-chips-say-to-the-front = Please keep your large chips in front where everybody can see them
ruling-chips-hidden-again = A penalty, because the player was warned before
ruling-transit-fine = Nothing is wrong, the chips are in sight
ruling-transit-give-rack = Give the player a rack
ruling-transit-forfeited = The chips are forfeited
ruling-transit-disqualified = The chips are forfeited, and the player is disqualified
ruling-transit-out-of-play = They are taken out of play and go to nobody
ruling-transit-count = Count them with a second person, and correct the chips in play
ruling-found-removed = They go back to the inventory, out of play
ruling-found-given-back = They go back to their owner
ruling-found-claimed = Somebody claims them, so the floor decides whether the claim is valid
ruling-found-silent = The book is silent on found chips, so the floor decides
ruling-found-ask = Ask the dealer and the players on both sides
ruling-found-log = Write down table and value, for the chip count
ruling-small-chip-given-away = It does not play, because it was given away
ruling-small-chip-all-in = It plays, all-in means every chip
ruling-small-chip-plays = It plays
ruling-small-chip-never = It does not play, not even several together
ruling-small-chip-plays-once = It plays this once
ruling-small-chip-change = Change it between hands
ruling-small-chip-silent = The book is silent on chips below the unit, so the floor decides

gist-clock-2024 = 25 seconds and a countdown of 5; facing a bet the hand is dead, otherwise checked; a tie goes to the player
gist-clock-2011 = at most 60 seconds and a countdown of 10, then the hand is dead
gist-clock-caller-2011 = a player has to be at their seat to call for time
gist-clock-by-the-floor = the floor is called to run the clock
gist-against-stalling = random breaks, fixed hands, orbits, soft hand for hand, a shot clock
gist-delaying = delaying the game is penalized when it is repeated
gist-timely-play = players act in time
gist-hand-for-hand = all who bust in the announced hand share what their places pay; minutes come off the clock
gist-chip-race = from seat 1, at most one chip to a player, and nobody is raced out
gist-chip-race-watched = players are encouraged to watch
gist-exact-multiples = exact multiples are exchanged first, then a card for each odd chip
gist-late-chips = old chips found later are exchanged at equal value only
gist-color-up = the director may color up at any time, with an announcement
gist-color-up-before-moves = stacks are colored up before players move
gist-change-between-hands = small chips are changed between hands and do not play
gist-countable-2024 = stacks are countable, best in piles of twenty, large chips in sight
gist-countable-2011 = stacks are countable, best in multiples of twenty, large chips in sight
gist-visible-etiquette = chips that cannot be seen or counted are bad manners
gist-no-hiding = nobody hides chips or cards
gist-racks-not-pockets = chips are carried in racks, never in pockets
gist-found-chips = chips without an owner go back to the inventory
gist-smallest-chip = the smallest chip used for blinds, antes or fees is the smallest that plays
gist-given-chip = a chip given away as a tip no longer plays
gist-all-in-is-all = all-in means every chip, no matter its value

facts-declared-early = the end comes after { $end } seconds, so it was declared too early
facts-no-multiple = this must be a larger chip, and a multiple of the one removed
facts-a-card-for-each-chip = { $chips ->
    [one] one card is dealt here
   *[other] { $chips } cards are dealt here
}, one for each odd chip
facts-still-in-play = this chip is not larger than the one that was found

### cs

topic-clock = Čas na rozhodnutí
    .about = Kolik má hráč času a co bude s rukou, když vyprší
    .search = čas na rozhodnutí, clock, time, vyžádat si čas, časový limit, odpočítávání, odpočet, přemýšlí dlouho, zavolat čas, tankuje, call the clock, tank, tanking, countdown, shot clock, slow decision
    .said = přemýšlí dlouho, kolik má času, odpočet, trvá mu to věčnost, čas vypršel, pět vteřin, chci clock, zavolat time, takes forever, thinking too long, time is up, how long does he have
topic-stalling = Zdržování hry
    .about = Co lze udělat proti úmyslně pomalé hře
    .search = zdržování hry, zdržuje, natahování času, hra na čas, pomalá hra, bublina, slow play, tanking every hand, wasting time, bubble, shot clock
    .said = zdržuje každou hru, zdržuje, tankuje, tankuje každé rozdání, schválně zdržuje na bublině, každé rozdání si bere čas, tanks every hand, slowing down the game, stalls at the bubble
topic-hand-for-hand = Hand for hand
    .about = O která místa se dělí hráči vyřazení v jednom rozdání a co se ubírá z hodin
    .search = hand for hand, bublina, dva vypadli na bublině, dělené místo, rozdání po rozdání, hra na jednu ruku, bubble, h4h, share the place, two bust on the bubble, money bubble
    .said = vypadli tři naraz, vypadli tři najednou, vypadli dva najednou, dva vypadli na bublině, vypadli ve stejném rozdání, bublina, shoda na bublině, placených míst, three busted at once, two bust same hand, bubble busts
topic-chip-race = Losování o žetony
    .about = Kdo získá větší žetony, když jedna hodnota jde ze hry
    .search = losování o žetony, chip race, výměna žetonů, stahování žetonů, zbylé žetony, malé žetony, race off, color-up, odd chips, small chips leave, raced out
    .said = poslední žeton, stahování žetonů, zbylé žetony, kdo dostane žeton navíc, zelené jdou ze hry, černé jdou ze hry, chips going off, racing the greens, who gets the extra chip at the color-up
topic-chip-race-late-find = Stažené žetony nalezené později
    .about = Jakou cenu mají staré žetony, které se objeví až po losování
    .search = nalezené staré žetony, staré žetony, zapomenuté žetony, žetony po výměně, žetony v kapse, forgotten chips, old chips, chips after the color-up, in the pocket
    .said = našel starý žeton, už neplatí, ještě má zelený, stažený žeton, žeton po výměně, starý žeton po přestávce, found an old chip, still had a green, out of play chip turned up
topic-color-up = Výměna žetonů jednoho stacku
    .about = Co hráč dostane, když ředitel turnaje vymění jeho malé žetony
    .search = výměna žetonů, výměna za vyšší hodnoty, rozměnit, malé žetony, velký stack, color-up, change chips, make change, big stack, exchange
    .said = výměna malých žetonů, moc malých žetonů, nechce vyměnit žetony, vyměňte mi to, too many small chips, refuse to change chips, color me up
topic-chips-visible = Žetony počitatelné a na očích
    .about = Zda je stack srovnaný, jak má být
    .search = schované žetony, žetony na očích, hromádka, komín žetonů, komínky po dvaceti, neuklizený stack, velké žetony vzadu, hidden chips, dirty stack, piles of twenty, big chips behind, stack
    .said = nevidím žetony, neviditelný stack, schované velké žetony, neuklizený stack, pomíchané žetony, velké žetony vzadu, big chips hidden, cannot see the stack, messy stack
topic-chips-in-transit = Žetony v kapse
    .about = Co bude se žetony, které hráč nepřenášel na očích
    .search = žetony v kapse, přenášení žetonů, žetony při přesunu, sáně, schované žetony, chips in transit, pocketed chips, went south, rathole, rack, table move
    .said = žetony v ruce při přesunu, přenesl žetony, žetony v kapse, schoval žetony, nesl žetony v kapse k jinému stolu, chips in a pocket, carried chips in the hand, hid chips
topic-found-chips = Nalezené žetony
    .about = Co bude se žetony, jejichž majitel není známý
    .search = nalezený žeton, ztracený žeton, žeton na zemi, žeton pod stolem, čí je žeton, lost and found, chip on the floor, under the table
    .said = žeton spadl čí je, pod stolem žeton, žeton na zemi, žeton na koberci, nikdo neví čí je žeton, hlásí se dva, chip on the carpet whose is it, rolled off the table, dropped chip
topic-small-chips = Žetony pod jednotkou
    .about = Zda malý žeton hraje
    .search = malý žeton, drobné žetony, nejmenší žeton, spropitné, poplatek, smallest chip, fraction, tip, fee chip, change
    .said = malý žeton, žeton menší než nejmenší, dolarové žetony, spropitné v žetonech, chip smaller than the smallest, one dollar chips, tipped with chips

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

### pl

topic-clock = Czas na decyzję
    .about = Ile czasu ma gracz i co się dzieje z ręką, gdy czas minie
    .search = czas na decyzję, zegar, poprosić o czas, clock, time, odliczanie, długo myśli, wolna decyzja, call the clock, tank, tanking, countdown, shot clock, slow decision
    .said = długo myśli, ile ma czasu, odlicz, zegar na niego, czas minął, myśli za długo, zostało pięć sekund, takes forever, thinking too long, time is up
topic-stalling = Gra na czas
    .about = Co można zrobić z celowo wolną grą
    .search = granie na czas, gra na czas, przeciąganie, zwlekanie, bubble, stalling, slow play, tanking every hand, wasting time, shot clock
    .said = gra na czas każde rozdanie, przeciąga, zwleka, za każdym razem bierze czas, spowalnia grę, gra na czas na bubble, tanks every hand, slowing down the game
topic-hand-for-hand = Hand for hand
    .about = Które lokaty dzielą gracze, którzy odpadli w tym samym rozdaniu, i ile odejmuje się z zegara
    .search = hand for hand, rozdanie za rozdanie, bubble, bańka, podział lokaty, dwóch odpadło na bubble, h4h, share the place, two bust on the bubble, money bubble
    .said = odpadło trzech naraz, dwóch odpadło na bubble, dwóch odpadło na bańce, płatnych miejsc, odpadli w tym samym rozdaniu, remis na bubble, rozdanie za rozdanie, three busted at once, bubble busts, tie on the bubble
topic-chip-race = Losowanie o żetony
    .about = Kto wygrywa większe żetony, gdy nominał schodzi z gry
    .search = losowanie o żetony, losowanie żetonów, chip race, wymiana żetonów, małe żetony wychodzą, pozostałe żetony, race off, color-up, odd chips, small chips leave, raced out
    .said = zbieranie małych żetonów, zdejmujemy żetony, wymiana małych, losowanie o żetony, kto dostaje żeton przy wymianie, pozostałe żetony, ostatni żeton, chips going off, racing the greens, who gets the extra chip at the color-up
topic-chip-race-late-find = Wycofane żetony znalezione później
    .about = Ile są warte stare żetony, które znajdą się po losowaniu
    .search = zapomniane żetony, stare żetony, żetony po wymianie, w kieszeni, forgotten chips, old chips, chips after the color-up, in the pocket
    .said = stary żeton, wycofany żeton, znalazł stary żeton, stare żetony po wymianie, miał jeszcze zielony, już nie obowiązują, found an old chip, old chips after the race
topic-color-up = Wymiana żetonów w stacku
    .about = Co dostaje gracz, gdy dyrektor wymienia jego małe żetony
    .search = wymiana na wyższe nominały, rozmienić, wymiana żetonów, duży stack, color-up, change chips, make change, big stack, exchange
    .said = zamiana żetonów, za dużo drobnych, nie chce wymienić żetonów, wymień mi na większe, too many small chips, color me up
topic-chips-visible = Żetony policzalne i na widoku
    .about = Czy stack jest ułożony tak, jak musi
    .search = stos żetonów, słupki, ukryte żetony, bałagan w żetonach, duże żetony z tyłu, stack, po dwadzieścia, hidden chips, dirty stack, piles of twenty, big chips behind
    .said = nie widać żetonów, bałagan w żetonach, schowane duże żetony, duże żetony z tyłu, nie widzę stacka, wymieszane żetony, big chips hidden, cannot see the stack, messy stack
topic-chips-in-transit = Żetony w kieszeni
    .about = Co się dzieje z żetonami niesionymi poza widokiem
    .search = przenoszenie żetonów, kieszeń, żetony w kieszeni, schowane żetony, podstawka, zmiana stołu, chips in transit, pocketed chips, went south, rathole, rack, table move
    .said = przeniósł żetony w kieszeni, żetony w kieszeni, żetony w ręce przy przejściu, schował żetony, niósł żetony, chips in his pocket, moved tables with chips in the hand
topic-found-chips = Znalezione żetony
    .about = Co się dzieje z żetonami, których właściciel jest nieznany
    .search = znaleziony żeton, zgubiony żeton, żeton na podłodze, pod stołem, czyj żeton, lost and found, chip on the floor, under the table
    .said = czyj to żeton, żeton spadł ze stołu, żeton na podłodze, żeton pod stołem, nikt nie wie czyj żeton, dwóch mówi że jego, upuszczony żeton, chip on the carpet whose is it, rolled off the table
topic-small-chips = Żetony poniżej jednostki
    .about = Czy mały żeton gra
    .search = najmniejszy żeton, małe żetony, drobne, napiwek, reszta, smallest chip, fraction, tip, fee chip, change
    .said = najmniejszy, żeton mniejszy niż najmniejszy, żetony po jednym, napiwek z żetonów, chip smaller than the smallest

fact-clock-called-by = Kto o to prosi
choice-clock-called-by-player-at-his-seat = gracz na swoim miejscu
choice-clock-called-by-player-away = gracz poza swoim miejscem
choice-clock-called-by-floor = floor
fact-clock-facing-a-bet = Jest zakład
fact-clock-acted-after = Sekundy do działania gracza
fact-clock-declared = Koniec ogłoszono przed działaniem gracza
fact-stalling-who = Kto gra na czas
choice-stalling-who-one-player = jeden gracz
choice-stalling-who-many-players = wielu graczy
fact-hand-for-hand-players-left = Gracze przed rozdaniem
fact-hand-for-hand-places-paid = Miejsca płatne
fact-hand-for-hand-busted = Odpadło w rozdaniu, przy wszystkich stołach
fact-hand-for-hand-hands = Rozdania zagrane hand for hand
fact-hand-for-hand-minutes-a-hand = Minuty zdejmowane z zegara za każde
fact-chip-race-remove = Nominał wycofywany
fact-chip-race-next = Następny nominał
fact-chip-race-rounding = Zaokrąglanie
choice-chip-race-rounding-half = połowa żetonu lub więcej daje jeszcze jeden
choice-chip-race-rounding-more = więcej niż połowa żetonu daje jeszcze jeden
choice-chip-race-rounding-up = każda reszta daje jeszcze jeden
choice-chip-race-rounding-down = nigdy nie daje jeszcze jednego
choice-chip-race-rounding-holder = jeszcze jeden dla następnego gracza, jeśli sam ma połowę żetonu
choice-chip-race-rounding-each = po jednym dla każdego, bez losowania
fact-chip-race-rescue = Ostatnie żetony
choice-chip-race-rescue-after = najpierw losowanie; kto zostanie bez żetonów, dostaje jeden dodatkowy
choice-chip-race-rescue-first = jeden z żetonów do wygrania, zanim inni losują
fact-chip-race-seats = Gracze z żetonami wycofywanymi
fact-chip-race-odd = Wycofywane żetony
fact-chip-race-rest = Wartość innych żetonów
fact-chip-race-cards = Karty każdego gracza
fact-chip-race-seed = Numer tasowania
fact-chip-race-late-find-value = Nominał żetonów
fact-chip-race-late-find-chips = Ile ich jest
fact-chip-race-late-find-smallest = Najmniejszy żeton w grze
fact-color-up-remove = Nominał wycofywany
fact-color-up-chips = Ile ich jest
fact-color-up-next = Nominał wydawany
fact-color-up-announced = Ogłoszono to
fact-color-up-during-a-hand = Trwa rozdanie
fact-chips-visible-large-chips-seen = Duże żetony są na widoku
fact-chips-visible-chips-in-a-pile = Żetony w słupku
fact-chips-visible-warned-before = Wcześniejsze ostrzeżenie
fact-chips-in-transit-carried = Jak je niesiono
choice-chips-in-transit-carried-in-a-rack = w podstawce
choice-chips-in-transit-carried-in-open-hands = w otwartych dłoniach
choice-chips-in-transit-carried-out-of-sight = poza widokiem
fact-chips-in-transit-chips = Żetony poza widokiem
fact-found-chips-owner = Czyje są
choice-found-chips-owner-seen-by-all = stół widział, czyje są
choice-found-chips-owner-claimed = ktoś się do nich przyznaje
choice-found-chips-owner-not-known = nie wiadomo
fact-small-chips-why = Co się z nim robi
choice-small-chips-why-bet = stawia się go
choice-small-chips-why-all-in = all-in ze wszystkim
choice-small-chips-why-given-away = odłożono go jako napiwek
fact-small-chips-chip = Nominał żetonu
fact-small-chips-smallest = Najmniejszy żeton do blindów, ante i opłat

## The clock

ruling-clock-in-time = Gracz zadziałał na czas, akcja się liczy
ruling-clock-dead = Ręka jest martwa
ruling-clock-checked = Liczy się check
ruling-clock-caller-away = Czas nie rusza, bo prosić o niego może tylko gracz na swoim miejscu
ruling-clock-before-the-end = Kto działa przed ogłoszeniem końca, ten zdążył
ruling-clock-tie-to-player = Przy równoczesności liczy się działanie gracza
ruling-clock-floor = Floor decyduje, kto był pierwszy
ruling-clock-tie-silent = Zbiór zasad nie mówi, co jest pierwsze, gdy jedno i drugie wypada w tej samej chwili
ruling-clock-times = Czas: { $seconds } s, a potem odliczanie od { $countdown }
ruling-clock-acts-in-time = Jeśli gracz zadziała przed ogłoszeniem końca: akcja się liczy
ruling-clock-if-time-runs-out = Jeśli czas minie: { $answer }
ruling-clock-say-called = Biegnie czas na decyzję. Masz { $seconds } sekund, potem odliczam od { $countdown }
ruling-clock-step-start = Ogłosić, że biegnie czas na decyzję, i uruchomić odliczanie
ruling-clock-step-countdown = Odliczać ostatnie sekundy na głos
ruling-clock-step-declare = Ogłosić koniec jednym słowem, które wszyscy słyszą
ruling-clock-say-dead = Czas minął, ta ręka jest martwa
ruling-clock-no-bet-is-the-same = Zbiór zasad traktuje to tak samo, gdy nie ma zakładu
ruling-clock-no-bet-silent = Check czy martwa ręka, decyduje floor
ruling-stalling-one-player = Na czas gra jeden gracz, więc floor decyduje, jak ostro zareagować
ruling-stalling-many-players = Na czas gra wielu, więc zmienia się sposób liczenia rozdań
ruling-stalling-silent = Zbiór zasad przewiduje na to tylko czas na decyzję i kary
ruling-stalling-clock = Czas na decyzję dla tego gracza, za każdym razem
ruling-stalling-warning = Ostrzeżenie
ruling-stalling-penalty = Kara za opóźnianie gry
ruling-stalling-random-break = Los: kolejność rozwiązywania stołów albo minuta przerwy, której nikt nie zna
ruling-stalling-fixed-hands = Stała liczba rozdań na poziomie przy każdym stole
ruling-stalling-orbits = Orbit for orbit: każdy stół gra tyle rozdań, ilu ma graczy, potem czeka
ruling-stalling-soft-hand-for-hand = Soft hand for hand: stół, który wyprzedza inne o kilka rozdań, zwykle dwa, czeka
ruling-stalling-shot-clock = Shot clock na każdą decyzję

## Hand for hand

ruling-hand-for-hand-nobody = Nikt nie odpadł, gra się następne rozdanie
ruling-hand-for-hand-unpaid = Bez nagrody: lokaty { $first }–{ $last }
ruling-hand-for-hand-unpaid-one = Bez nagrody: { $last }. miejsce
ruling-hand-for-hand-one = Gracz zajmuje { $place }. miejsce
ruling-hand-for-hand-shared = { $players ->
    [one] { $players } gracz dostaje nagrody za lokaty { $first }–{ $last }
    [few] { $players } gracze dzielą się nagrodami za lokaty { $first }–{ $last }
   *[many] { $players } graczy dzieli się nagrodami za lokaty { $first }–{ $last }
}
ruling-hand-for-hand-shared-one-prize = { $players ->
    [one] { $players } gracz dostaje nagrodę za { $first }. miejsce
    [few] { $players } gracze dzielą się nagrodą za { $first }. miejsce
   *[many] { $players } graczy dzieli się nagrodą za { $first }. miejsce
}
ruling-hand-for-hand-by-stack = Kto przed rozdaniem miał więcej żetonów, zajmuje wyższą lokatę
ruling-hand-for-hand-silent = Zbiór zasad nie mówi, kto się dzieli, więc decyduje lokal
ruling-hand-for-hand-over = Wszyscy, którzy zostali, są na miejscach płatnych, więc hand for hand się kończy
ruling-hand-for-hand-minutes = Z zegara zdejmuje się { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}, po { $each } za rozdanie
ruling-hand-for-hand-stay-seated = Poprosić graczy, by zostali na miejscach
ruling-hand-for-hand-wait = Każdy stół gra jedno rozdanie i czeka na pozostałe
ruling-hand-for-hand-all-in-face-down = Po all-inie i sprawdzeniu karty zostają zakryte, aż przyjdzie floor

## The race

ruling-chip-race-winners = { $count ->
    [one] Żeton { $next } wygrywa miejsce { $seats }
    [few] Po jednym żetonie { $next } wygrywają miejsca { $seats }
   *[many] Po jednym żetonie { $next } wygrywają miejsca { $seats }
}
ruling-chip-race-no-odd-chips = Bez losowania, nikt nie ma pozostałych żetonów
ruling-chip-race-nobody-wins = Nikt nie wygrywa żetonu, pozostałe żetony schodzą z gry
ruling-chip-race-raced = { $chips ->
    [one] Jeden pozostały żeton
    [few] { $chips } pozostałe żetony
   *[many] { $chips } pozostałych żetonów
}, wartość { $value }
ruling-chip-race-remainder = Po wymianie na całe żetony zostaje { $value }
ruling-chip-race-rounding-is-custom = Zasady nie mówią, co się z tym dzieje, więc decyduje zwyczaj turnieju
ruling-chip-race-rescued = Przez losowanie nikt nie odpada, więc dochodzi dodatkowy żeton { $next }: miejsce { $seats }
ruling-chip-race-reserved = Przez losowanie nikt nie odpada, więc zanim inni losują, żeton { $next } dostaje miejsce { $seats }
ruling-chip-race-total-same = Suma żetonów w grze się nie zmienia
ruling-chip-race-total-grows = Suma żetonów w grze rośnie o { $chips }
ruling-chip-race-total-shrinks = Suma żetonów w grze maleje o { $chips }
ruling-chip-race-from-seed = Kart nie podano, więc rozdaje się je z talii potasowanych według numeru { $seed }
ruling-chip-race-seat-cards = Miejsce { $seat } dostaje { $cards }
ruling-chip-race-exchange = Najpierw wymienić to, co daje całe żetony, po równej wartości
ruling-chip-race-deal = Od miejsca 1, po jednej odkrytej karcie za każdy pozostały żeton, wszystkie karty gracza naraz
ruling-chip-race-highest = Wygrywają najwyższe pojedyncze karty, najwyżej jeden żeton na gracza; piki przed kierami, karami i treflami
ruling-chip-race-take-odd = Zabrać ze stołu wszystkie pozostałe żetony i policzyć stół
ruling-late-chips-exchanged = W zamian { $chips ->
    [one] jeden żeton { $smallest }
    [few] { $chips } żetony { $smallest }
   *[many] { $chips } żetonów { $smallest }
}
ruling-late-chips-removed = Schodzą z gry bez rekompensaty
ruling-late-chips-rest = Reszta, wartość { $value }, schodzi z gry bez rekompensaty
ruling-late-chips-silent = Zbiór zasad milczy o żetonach znalezionych po losowaniu, więc decyduje floor

## Chips

ruling-color-up-gets = Gracz dostaje { $chips ->
    [one] jeden żeton { $value }
    [few] { $chips } żetony { $value }
   *[many] { $chips } żetonów { $value }
}
ruling-color-up-equal-value = Po równej wartości, więc bez losowania
ruling-color-up-keeps = Graczowi zostaje { $chips ->
    [one] jeden żeton { $value }
    [few] { $chips } żetony { $value }
   *[many] { $chips } żetonów { $value }
}
ruling-color-up-after-the-hand = Poczekać, aż rozdanie się skończy
ruling-color-up-announce = Najpierw to ogłosić
ruling-color-up-count-aloud = Przed wymianą rozłożyć żetony i policzyć je na głos
ruling-chips-in-order = Stack jest w porządku
ruling-chips-better-in-twenties = W porządku, choć zaleca się słupki po dwadzieścia
ruling-chips-large-to-the-front = Teraz duże żetony do przodu
ruling-chips-say-to-the-front = Proszę trzymać duże żetony z przodu, gdzie wszyscy je widzą
ruling-chips-hidden-again = Kara, bo gracz był już ostrzegany
ruling-transit-fine = Wszystko w porządku, żetony są na widoku
ruling-transit-give-rack = Dać graczowi podstawkę
ruling-transit-forfeited = Żetony przepadają
ruling-transit-disqualified = Żetony przepadają, a gracz zostaje zdyskwalifikowany
ruling-transit-out-of-play = Schodzą z gry i nikomu nie przypadają
ruling-transit-count = Policzyć je z drugą osobą i poprawić sumę żetonów w grze
ruling-found-removed = Wracają do zapasu, poza grą
ruling-found-given-back = Wracają do właściciela
ruling-found-claimed = Ktoś zgłasza do nich prawo, więc floor decyduje, czy słusznie
ruling-found-silent = Zbiór zasad milczy o znalezionych żetonach, więc decyduje floor
ruling-found-ask = Zapytać krupiera i graczy po obu stronach
ruling-found-log = Zapisać stół i wartość, na potrzeby liczenia żetonów
ruling-small-chip-given-away = Nie gra, bo go oddano
ruling-small-chip-all-in = Gra, all-in to wszystkie żetony
ruling-small-chip-plays = Gra
ruling-small-chip-never = Nie gra, nawet kilka razem
ruling-small-chip-plays-once = Ten jeden raz gra
ruling-small-chip-change = Wymienić go między rozdaniami
ruling-small-chip-silent = Zbiór zasad milczy o żetonach poniżej jednostki, więc decyduje floor

gist-clock-2024 = 25 sekund i odliczanie od 5; wobec zakładu ręka jest martwa, inaczej liczy się check; przy równoczesności liczy się działanie gracza
gist-clock-2011 = najwyżej 60 sekund i odliczanie od 10, potem ręka jest martwa
gist-clock-caller-2011 = kto prosi o czas, musi być na swoim miejscu
gist-clock-by-the-floor = odliczanie prowadzi wezwany floor
gist-against-stalling = losowe przerwy, stała liczba rozdań, orbity, soft hand for hand, shot clock
gist-delaying = opóźnianie gry karze się, gdy się powtarza
gist-timely-play = gracze działają bez zwłoki
gist-hand-for-hand = wszyscy, którzy odpadli w ogłoszonym rozdaniu, dzielą nagrody za swoje lokaty; z zegara zdejmuje się minuty
gist-chip-race = od miejsca 1, najwyżej jeden żeton na gracza i nikt nie odpada
gist-chip-race-watched = zachęca się graczy, by patrzyli
gist-exact-multiples = najpierw wymienia się pełne krotności, potem karta za każdy pozostały żeton
gist-late-chips = stare żetony znalezione później wymienia się tylko po równej wartości
gist-color-up = dyrektor może wymienić żetony w każdej chwili, z ogłoszeniem
gist-color-up-before-moves = stacki wymienia się przed przesadzeniem graczy
gist-change-between-hands = małe żetony wymienia się między rozdaniami i nie grają
gist-countable-2024 = stacki dają się policzyć, najlepiej w słupkach po dwadzieścia, duże żetony na widoku
gist-countable-2011 = stacki dają się policzyć, najlepiej w krotnościach dwudziestu, duże żetony na widoku
gist-visible-etiquette = żetony, których nie da się zobaczyć lub policzyć, to złe maniery
gist-no-hiding = nikt nie chowa żetonów ani kart
gist-racks-not-pockets = żetony nosi się w podstawkach, nigdy w kieszeniach
gist-found-chips = żetony bez właściciela wracają do zapasu
gist-smallest-chip = najmniejszy żeton do blindów, ante lub opłat jest najmniejszym, który gra
gist-given-chip = żeton oddany jako napiwek już nie gra
gist-all-in-is-all = all-in to wszystkie żetony, bez względu na nominał

facts-declared-early = koniec następuje po { $end } s, więc ogłoszono go za wcześnie
facts-no-multiple = musi to być żeton większy, wielokrotność wycofywanego
facts-a-card-for-each-chip = liczba kart, które się tu rozdaje: { $chips }, po jednej za każdy pozostały żeton
facts-still-in-play = ten żeton nie jest większy niż znaleziony
