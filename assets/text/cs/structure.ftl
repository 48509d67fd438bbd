# Structures: the sheet that is edited in place, structures made to measure, and when an event ends.

## The sheet

structure-level = Úroveň
structure-minutes = min
    .name = Minuty
structure-sb = SB
    .name = Small blind
structure-bb = BB
    .name = Big blind
structure-ante = Ante
    .name = Ante
structure-bring-in = Bring
    .name = Bring-in
structure-small-bet = Malá
    .name = Malá sázka
structure-big-bet = Velká
    .name = Velká sázka
# Two kinds of numbers in one column of a mixed event: small blind or ante, big blind or bring-in.
structure-mixed-first = SB/A
structure-mixed-second = BB/BI
# What is foretold: players left, and their average stack in big blinds.
structure-left = Zbývá
structure-average = Ø BB
structure-break = Přestávka
structure-break-color-up = Přestávka · výměna žetonů
structure-color-up = Výměna žetonů
structure-color-up-at-end = Na konci se hra zastaví a žetony se vymění
structure-game = Hra
structure-form = Sázky
# A cell of the sheet, as a screen reader says it: Big blind, level 5.
structure-cell = { $cell }, { $line }
structure-hint = Klepněte na číslo a pište; Enter jde dolů, Tab na další pole
structure-unreadable = „{ $typed }“ není číslo; zadejte např. 1500 nebo 2k
structure-line-closed = Co se odehrálo, zůstává; u právě hrané úrovně lze změnit jen délku
structure-line-level = Přidat úroveň za: { $line }
structure-line-break = Přidat přestávku za: { $line }
structure-line-copy = Kopírovat: { $line }
structure-line-up = Posunout výš: { $line }
structure-line-down = Posunout níž: { $line }
structure-line-remove = Odebrat: { $line }
structure-antes = Ante od této úrovně
structure-antes-none = Odtud bez ante
structure-antes-big-blind = Odtud big blind ante
structure-antes-player = Odtud ante za každého hráče

game-short-holdem = NLH
game-short-limit-holdem = LHE
game-short-short-deck = 6+
game-short-omaha = PLO
game-short-omaha5 = PLO5
game-short-omaha8 = O8
game-short-stud7 = Stud
game-short-stud8 = St8
game-short-razz = Razz
game-short-stud5 = 5St
game-short-draw5 = 5CD
game-short-double-draw5 = 5DD
game-short-draw32 = D32
game-short-lowball-a5 = A-5
game-short-triple-a5 = A5T
game-short-single27 = 27S
game-short-triple27 = 2-7
game-short-badugi = Bad

## How long it is, and when it ends

structure-length = { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
}, { $breaks ->
    [0] bez přestávek
    [one] { $breaks } přestávka
    [few] { $breaks } přestávky
   *[other] { $breaks } přestávek
} · { $time }
structure-ends-at = Konec mezi { $earliest } a { $latest }, nejspíš kolem { $likely }
structure-ends-after = Konec { $earliest } až { $latest } po začátku, nejspíš po { $likely }
structure-ends-unknown = Konec se odhadne, až budou hráči zaregistrováni
structure-why = Všechny žetony ve hře jsou v úrovni { $level } ({ $stakes }) dohromady { $big_blinds } BB: brzy je všechny mají dva hráči
structure-why-beyond = Úrovně nevystačí do konce: ten přichází, když jsou všechny žetony ve hře dohromady asi { $big_blinds } BB; přidejte úrovně
structure-formula = Turnaj s úrovněmi po 20 minutách končí, když jsou všechny žetony ve hře dohromady asi 25 BB; při delších úrovních je to víc, při kratších méně

## What is wanted of a structure

structure-wish-time = Délka hry asi
structure-wish-hours = Hodiny
structure-wish-minutes = Minuty
structure-wish-rebuys = Očekávané rebuye
structure-wish-add-ons = Očekávané add-ony
structure-wish-level = Minut na úroveň
structure-wish-level-given = Vlastní
structure-wish-chips = Dostupné žetony
structure-wish-ante = Ante
structure-wish-ante-none = Žádné
structure-wish-ante-big-blind = Big blind ante
structure-wish-ante-player = Za hráče
structure-wish-ante-from = od úrovně
structure-wish-breaks = Přestávky
structure-wish-breaks-every = Každých
structure-wish-breaks-length = délka

structure-trouble-too-few-players = Struktura potřebuje dva nebo více hráčů
structure-trouble-too-many-players = Struktura je nejvýše pro { $most } hráčů
structure-trouble-time-impossible = Zvolte, jak dlouho se má hrát: nejméně minutu, nejvýše { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
structure-trouble-level-impossible = Úroveň trvá nejméně minutu a ne déle než celý turnaj
structure-trouble-breaks-impossible = Mezi přestávkami se musí hrát a jejich délka musí být menší než délka turnaje
structure-trouble-chips-missing = Zadejte dostupné žetony, např. 25, 100, 500
structure-trouble-stack-too-small = Stack nestačí ani na deset nejmenších big blindů, jaké tyto žetony dovolují: zvolte startovní stack aspoň { $least }, nebo použijte menší žetony
structure-trouble-stack-too-large = To je víc než { $most } žetonů na stack
structure-trouble-too-steep = Blindy by musely v každé úrovni vzrůst o { $percent } %: hrajte déle, s kratšími úrovněmi nebo s menšími stacky
structure-trouble-too-flat = Blindy by téměř nerostly: hrajte kratší dobu, s delšími úrovněmi nebo s většími stacky
structure-trouble-no-figures = S těmito žetony nelze složit blindy, které rostou rovnoměrně: přidejte menší žetony, nebo hrajte kratší dobu

## Ending in time

structure-end-plan = Skončit včas…
    .tip = Co znamená čas konce pro zbývající úrovně; nic se nezmění, dokud ho nepoužijete
structure-end-title = Skončit včas
structure-end-by = Konec do
structure-end-in-time = Zbývající úrovně jsou tak dlouhé, jak tento čas dovoluje; nic není třeba měnit
structure-end-too-soon = Do té doby nelze skončit ani s úrovněmi po třech minutách; zvolte jiné úrovně níže, nebo skončete později
# $from and $to: minutes of a level; $ends: when it then ends.
structure-end-retimed = Úrovně po { $to } min místo { $from } min. { $ends }
structure-end-take = Použít úrovně po { $to } min
structure-rest-title = Nebo jiné další úrovně
structure-rest-take = Použít tyto úrovně
