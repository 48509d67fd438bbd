# Points by formula: what is wrong with a formula, and what it is made of.

## What is wrong with a formula. The attribute hint says what to do now.

formula-at = Řádek { $line }, sloupec { $column }: { $what }
formula-wrong-formula-empty = vzorec je prázdný
    .hint = Zadejte jej, např. n - r + 1
formula-wrong-formula-too-long = vzorec je delší než { $most } znaků
    .hint = Zkraťte jej
formula-wrong-formula-too-deep = do sebe je vloženo víc než { $most } závorek a znamének
    .hint = Pojmenujte nejprve jeho část pomocí assign
formula-wrong-sign-unknown = znak { $sign } ve vzorcích není
    .hint = Znaky jsou + - * / % ^ = <> {"<"} {"<"}= > >= a závorky; slova jsou and, or, not
formula-wrong-quote-open = tato uvozovka není uzavřena
    .hint = Uzavřete ji stejnou uvozovkou na témže řádku
formula-wrong-number-unreadable = { $number } není číslo
    .hint = Číslo má číslice a nejvýše jednu tečku; má-li se jím násobit název, napište před něj *
formula-wrong-name-unknown = nic se nejmenuje { $name }
    .hint = { $near ->
        [none] {""}
       *[other] Mělo to být { $near }?{" "}
    }Vlastní název musí mít nejprve hodnotu: assign("{ $name }", 0)
formula-wrong-name-of-two = { $name } mohou být žetony jednoho hráče, nebo všech
    .hint = Pro hráče napište { $one }, pro všechny { $other }
formula-wrong-name-elsewhere = { $name } zde není známo
    .hint = Vzorec turnaje se ptá na turnaj a jednoho z jeho hráčů; vzorec ligy na seznam bodů hráče
formula-wrong-function-unknown = funkce { $name } neexistuje
    .hint = { $near ->
        [none] Mezi hodnotu a závorku napište znaménko, např. *
       *[other] Měla to být { $near }?
    }
formula-wrong-price-unquoted = { $function } vyžaduje název ceny v uvozovkách, nebo nic
    .hint = Napište to takto: { $function }("Entry")
formula-wrong-parentheses-missing = { $function } nemá závorky
    .hint = Hned za název napište hodnoty v závorkách
formula-wrong-values-miscounted = { $function } vyžaduje { $most ->
        [none] nejméně { $least ->
            [one] { $least } hodnotu
            [few] { $least } hodnoty
           *[other] { $least } hodnot
        }
        [1] 1 hodnotu
       *[other] { $least ->
            [1] 1 hodnotu
            [2] { $most ->
                [3] 2 až 3 hodnoty
               *[other] 2 hodnoty
            }
            [3] 3 hodnoty
            [4] 4 hodnoty
           *[other] { $least } hodnot
        }
    } a má { $given }
    .hint = Napište hodnoty do závorek a oddělte je čárkou
formula-wrong-value-missing = zde chybí hodnota
    .hint = Napište sem číslo, název nebo funkci; na dalším řádku vzorec pokračuje jen uvnitř závorek
formula-wrong-operator-missing = před tímto chybí znaménko
    .hint = Mezi dvě hodnoty napište znaménko, např. + nebo *, nebo začněte nový příkaz znakem ; či novým řádkem
formula-wrong-parenthesis-open = tato závorka není uzavřena
    .hint = Napište ) tam, kde končí
formula-wrong-parenthesis-stray = tato závorka nic neuzavírá
    .hint = Odstraňte ji, nebo napište ( tam, kde začíná
formula-wrong-comma-stray = čárka je mimo funkci
    .hint = Desetinná čísla se píší s tečkou: 0.5
formula-wrong-semicolon-inside = v závorkách je středník
    .hint = Hodnoty funkce se oddělují čárkou
formula-wrong-quote-stray = název v uvozovkách není hodnota
    .hint = V uvozovkách je jen první hodnota funkce assign a nic jiného
formula-wrong-quote-missing = assign vyžaduje nejprve název v uvozovkách
    .hint = Napište to takto: assign("bonus", 5)
formula-wrong-name-impossible = { $name } nemůže být název
    .hint = Začněte písmenem a použijte písmena, číslice a _ bez mezer; and, or, not jsou obsazená
formula-wrong-comparisons-chained = porovnávají se tři hodnoty najednou
    .hint = Porovnejte vždy dvě: r > 1 and r {"<"} 5
formula-wrong-division-by-zero = zde se dělí nulou
    .hint = Nejprve to ověřte: if(x = 0, 0, y / x)
formula-wrong-root-negative = záporné číslo nemá odmocninu
    .hint = Zabraňte záporné hodnotě: sqrt(max(x, 0))
formula-wrong-logarithm-impossible = logaritmus má jen číslo větší než nula
    .hint = Nejprve přičtěte: log(x + 1)
formula-wrong-angle-impossible = žádný úhel takový sinus ani kosinus nemá
    .hint = Leží mezi -1 a 1: asin(max(-1, min(1, x)))
formula-wrong-power-impossible = záporné číslo takovou mocninu nemá
    .hint = Použijte celou mocninu, nebo číslo, které není záporné
formula-wrong-too-large = číslo je příliš velké
    .hint = Zkontrolujte mocniny a součiny a zmenšete je
formula-wrong-name-without-value = { $name } ještě nemá hodnotu
    .hint = Přiřaďte ji před podmínkou: assign("{ $name }", 0)
formula-wrong-price-unknown = žádná cena ani rake se nejmenuje „{ $name }“
    .hint = Napište název tak, jak je v cenách turnaje
formula-wrong-list-for-number = na místě jednoho čísla je seznam bodů
    .hint = Udělejte z něj jedno číslo pomocí sum, average, max, min nebo count
formula-wrong-number-for-list = { $function } vyžaduje seznam
    .hint = Napište to takto: { $function ->
        [index] index(listPoints, 0)
        [setListLength] setListLength(listPoints, 5)
       *[other] { $function }(5, listPoints)
    }
formula-wrong-list-empty = { $function } nemá co počítat
    .hint = Nejprve to ověřte: if(count(listPoints) = 0, 0, { $function }(listPoints))
formula-wrong-value-outside = { $function } vybírá z hodnot v počtu { $values } a žádná nemá toto pořadí
    .hint = Nejprve ověřte, zda číslo odpovídá některé z nich, např. if(r < 4, lswitch(r, 10, 6, 3), 0)
formula-wrong-too-much-work = seznamy se procházejí víc než { $most }krát
    .hint = Pojmenujte část seznamu jednou pomocí assign a používejte název

terminal-formula-missing = Vzorec chybí; uveďte jej pomocí --formula nebo --formula-file, nebo jej nastavte v turnaji
formula-for-place = Za { $place }. místo:

## The table of a league

league-title = { $league } { $season }
league-untitled = Liga
league-no-events = Do této ligy se nepočítá žádný turnaj
league-no-events-over = Žádný z těchto turnajů ještě neskončil
league-left = Vynecháno: { $file }: { $why }
league-left-damaged = soubor je poškozený; viz floorman check
league-left-copy = je to kopie, počítá se { $of }
league-left-other-save = je to jiné uložení turnaje { $of }, ten se počítá
league-left-not-over = všichni ještě nemají umístění
league-left-no-places = turnaj skončil dřív, než všichni měli umístění, dohodou nebo vyhráním všech ticketů
league-no-points = Bez bodů: { $file }: { $why }
league-left-no-formula = nemá vzorec pro body; uveďte jej pomocí --formula, nebo jej nastavte v turnaji
league-total-for = Celkem, { $name }:
league-doubtful = { $name } může být víc lidí, jejich body se tedy nesčítají; dejte jim členská čísla
league-incomplete =
    { $count ->
        [one] V této tabulce chybí 1 turnaj
        [few] V této tabulce chybí { $count } turnaje
       *[other] V této tabulce chybí { $count } turnajů
    }

## What somebody came to over many events

statistics-title = Statistika
history-nobody = Nikdo takový se nenašel: „{ $asked }“ ({ $count ->
        [0] žádný z těchto turnajů ještě neskončil
        [one] prohledán 1 turnaj
        [few] prohledány { $count } turnaje
       *[other] prohledáno { $count } turnajů
    })
    .hint = Všechny účastníky vypíše: floorman statistics
history-several = Dotazu „{ $asked }“ odpovídá víc lidí: { $people }
    .hint = Místo jména uveďte členské číslo
history-one-of = { $name } ({ $member ->
        [none] bez čísla
       *[other] číslo { $member }
    }, { $events ->
        [one] 1 turnaj
        [few] { $events } turnaje
       *[other] { $events } turnajů
    })
history-doubtful = Výsledky, u kterých je jen jméno { $name }, mohou patřit někomu jinému a jsou vynechány; přidělte členská čísla

## What happened

event-member-number-set = Členské číslo: { $player }, { $member }
    .name = členské číslo – { $player }
event-member-number-gone = Členské číslo odebráno: { $player }
    .name = členské číslo – { $player }
event-points-adjusted = Oprava bodů: { $player }, { $is_more ->
        [yes] +
       *[no] −
    }{ $points }; { $note }
    .name = oprava bodů – { $player }
event-hits-adjusted = Oprava vyřazení na kontě: { $player }, { $is_more ->
        [yes] +
       *[no] −
    }{ $hits ->
        [one] { $hits }
        [few] { $hits }
       *[other] { $hits }
    }; { $note }
    .name = oprava vyřazení na kontě – { $player }
evening-member-number = Členské číslo { $member }
evening-member-number-gone = Členské číslo odebráno
evening-points-adjusted = Oprava bodů: { $is_more ->
        [yes] +
       *[no] −
    }{ $points }; { $note }
evening-hits-adjusted = Oprava vyřazení na kontě: { $is_more ->
        [yes] +
       *[no] −
    }{ $hits ->
        [one] { $hits }
        [few] { $hits }
       *[other] { $hits }
    }; { $note }

## What a formula may ask

formula-variable-players = počet účastníků
formula-variable-rank = umístění hráče
formula-variable-hits = kolikrát hráč někoho vyřadil
formula-variable-rebuys = rebuye a re-entry hráče
formula-variable-add-ons = add-ony hráče
formula-variable-rebuys-total = rebuye a re-entry všech
formula-variable-add-ons-total = add-ony všech
formula-variable-buy-ins-amount = kolik celkem stály vstupy, i s rakem a bez bounty
formula-variable-rebuys-amount = kolik celkem stály rebuye a re-entry, i s rakem a bez bounty
formula-variable-add-ons-amount = kolik celkem stály add-ony, i s rakem a bez bounty
formula-variable-buy-in-cost = kolik hráč zaplatil za první vstup
formula-variable-total-cost = kolik hráč zaplatil celkem
formula-variable-add-on-cost = co hráč zaplatil za add-ony
formula-variable-rebuy-cost = co hráč zaplatil za rebuye a re-entry
formula-variable-pot = prizepool
formula-variable-prize-winnings = výhra hráče
formula-variable-take = o kolik hráč vyhrál víc, než zaplatil
formula-variable-position = pořadí počítané od prvního vyřazeného
formula-variable-players-left = kolik hráčů je ještě ve hře
formula-variable-total-winnings = výhra hráče i s bounty
formula-variable-in-the-money = 1 s výhrou, 0 bez výhry
formula-variable-places-paid = počet placených míst
formula-variable-buy-ins-rake = rake a poplatky ze všech vstupů
formula-variable-rebuys-rake = rake a poplatky ze všech rebuyů a re-entry
formula-variable-add-ons-rake = rake a poplatky ze všech add-onů
formula-variable-buy-in-rake = rake a poplatky z prvního vstupu hráče
formula-variable-rebuy-rake = rake a poplatky z rebuyů a re-entry hráče
formula-variable-add-on-rake = rake a poplatky z add-onů hráče
formula-variable-total-rake = všechen rake a všechny poplatky hráče
formula-variable-deducted = co se odečte z prizepoolu, než se rozdělí
formula-variable-guarantee = kolik pořadatel garantuje v prizepoolu
formula-variable-overlay = kolik pořadatel doplatí do garance
formula-variable-pot-before-guarantee = prizepool bez toho, co pořadatel doplatí do garance
formula-variable-house-added = kolik pořadatel přidá do prizepoolu v každém případě
formula-variable-bounty-kept = kolik si hráč nechá z bounty na vlastní hlavě
formula-variable-bounties-won = kolik cizích bounty hráč vyhrál
formula-variable-bounties-kept = 1, nechá-li si hráč bounty na vlastní hlavě, jinak 0
formula-variable-bounty-chips = kolik bounty hráč koupil
formula-variable-bounty-cost = kolik hráč zaplatil za bounty
formula-variable-final-table = 1, došel-li hráč na finálový stůl, jinak 0
formula-variable-level-out = level, ve kterém hráč vypadl, u vítěze 0
formula-variable-chip-stack = poslední známý stack hráče
formula-variable-chips-in-play = žetony všech hráčů
formula-variable-bounty-winnings = co hráč vyhrál za cizí bounty
formula-variable-list-points = body hráče za každý turnaj, který se počítá

## What its functions give

formula-price-fee = kolik stojí cena bez bounty; není-li název uveden, první z cen
formula-price-rake = kolik si z ceny bere pořadatel; druhý název se ptá jen na jeden rake
formula-price-chips = žetony za cenu
formula-price-points = body za cenu
formula-price-rake-in-all = kolik vynesl všechen rake, nebo jen ten jmenovaný
formula-function-if = druhá hodnota, platí-li první, jinak třetí, nebo 0
formula-function-switch = hodnota za případem, který platí, jinak poslední, nebo 0
formula-function-index = číslo seznamu na daném místě, od 0
formula-function-lswitch = hodnota, jejíž pořadí je uvedeno jako první, od 1
formula-function-assign = dá názvu hodnotu
formula-function-sqrt = druhá odmocnina
formula-function-pow = první hodnota umocněná druhou
formula-function-log = přirozený logaritmus, nebo o základu druhé hodnoty
formula-function-log10 = desítkový logaritmus
formula-function-exp = mocnina čísla e
formula-function-sin = sinus úhlu v radiánech
formula-function-cos = kosinus úhlu v radiánech
formula-function-tan = tangens úhlu v radiánech
formula-function-asin = úhel daného sinu, v radiánech
formula-function-acos = úhel daného kosinu, v radiánech
formula-function-atan = úhel daného tangens, v radiánech
formula-function-setListLength = seznam s daným počtem čísel, zkrácený nebo doplněný nulami
formula-function-abs = absolutní hodnota
formula-function-round = nejbližší celé číslo, nebo s daným počtem desetinných míst
formula-function-roundDownToNearest = zaokrouhleno dolů na násobek druhé hodnoty
formula-function-roundUpToNearest = zaokrouhleno nahoru na násobek druhé hodnoty
formula-function-roundToNearest = nejbližší násobek druhé hodnoty
formula-function-floor = celé číslo směrem dolů
formula-function-ceil = celé číslo směrem nahoru
formula-function-trunc = bez desetinné části
formula-function-min = nejmenší
formula-function-max = největší
formula-function-sum = součet
formula-function-oneof = 1, je-li první hodnota jednou z ostatních, jinak 0
formula-function-triangle = 1 + 2 + 3 a tak dál až do hodnoty
formula-function-product = součin
formula-function-average = průměr
formula-function-count = počet
formula-function-top = daný počet největších ze seznamu
formula-function-bottom = daný počet nejmenších ze seznamu

## The screen of leagues

nav-league = Liga
start-league = Ligy…
    .tip = Tabulky lig a sezón, statistika, zkoušení vzorců a soubory z programu The Tournament Director
column-league = Liga
column-season = Sezóna
league-league = Liga
    .all = Kterákoli liga
    .none = Bez ligy
league-season = Sezóna
    .all = Kterákoli sezóna
    .none = Bez sezóny
league-page-table = Tabulka
league-page-course = Průběh sezóny
league-page-statistics = Statistika
league-page-events = Turnaje
league-terms = Jak se počítají body…
league-terms-do = Počítat takto
league-terms-fault = Nejprve opravte vzorec
league-tester = Zkusit vzorec…
league-more = Více
    .tip = Ukládání seznamů, složka s turnaji a soubory z jiného programu
league-save = Uložit seznam
league-save-table = Uložit tabulku…
league-save-statistics = Uložit statistiku…
league-save-how = Název souboru zakončete .pdf, .csv nebo .html
league-saved = Uloženo: { $file }
league-file-table = { $league }.pdf
league-file-statistics = { $league } statistika.pdf
league-folder = Jiná složka…
league-again = Načíst turnaje znovu
league-import = Soubory z The Tournament Director…
league-nothing = Zde ještě žádný turnaj neskončil
    .hint = Do ligy patří turnaje ze složky { $folder }. Soubory uložené programem The Tournament Director lze importovat, i celou složku najednou.
league-reading = { $no } / { $of }
league-counts-all = Počítají se všechny výsledky
league-counts-best = { $best ->
    [one] Počítá se { $best } nejlepší výsledek
    [few] Počítají se { $best } nejlepší výsledky
   *[other] Počítá se { $best } nejlepších výsledků
}
league-counts-total = Celkem: { $total }
league-formula-own = Každý turnaj podle vlastního vzorce
league-formula = Každý turnaj podle { $formula }
league-best = Které výsledky se počítají
league-best-all = Všechny
league-best-some = Jen nejlepší
league-best-number = Kolik
league-total = Vzorec pro součet; prázdné pole: prostý součet
league-total-hint = sum(top(5, listPoints))
league-own-formula = Jeden vzorec pro všechny turnaje
    .tip = Prázdné pole: každý turnaj má vlastní, ze svého nastavení
league-own-formula-hint = n - r + 1
league-left-out =
    { $count ->
        [one] 1 turnaj je vynechán, nebo nemá body
        [few] { $count } turnaje jsou vynechány, nebo nemají body
       *[other] { $count } turnajů je vynecháno, nebo nemá body
    }
league-axis-points = Body
league-axis-place = Pořadí
league-course-hint = První v tabulce; jiné tam zvolíte klepnutím
league-undraw = Skrýt: { $name }
league-plot = Průběžné pořadí, { $events ->
    [one] 1 turnaj
    [few] { $events } turnaje
   *[other] { $events } turnajů
}: { $people }
league-line = { $place }. { $name }, bodů: { $points }
league-statistics-line = { $name }, { $events ->
    [one] 1 turnaj
    [few] { $events } turnaje
   *[other] { $events } turnajů
}, vítězství: { $wins }
league-rivals = { $names } ({ $times })
league-tester-formula = Vzorec
league-tester-on = Vyzkoušet na
league-tester-plain = Jednoduchý turnaj, všechna umístění
league-tester-open = Právě otevřený turnaj
league-tester-entries = Vstupy
league-tester-use = Použít v tomto turnaji
league-tester-same = Turnaj už tento vzorec má
league-tester-reading = Turnaj se načítá
league-tester-result =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
league-tester-more = a ještě { $count }
league-tester-names = Názvy a funkce
    .tip = Vše, co může vzorec použít
league-import-hint = Z každého souboru .tdt ve složce vznikne turnaj se svými lidmi, prodeji, vyřazeními, výhrami a body. Samotné soubory zůstávají, jak jsou.
league-import-from = Složka se soubory
league-import-from-hint = /home/ana/tournaments
league-import-choose = Zvolit složku…
league-import-to = Složka pro turnaje
league-import-do = Importovat vše
league-import-stop = Zastavit zde
league-import-undo = Vzít tento import zpět
league-import-nothing = Nic se neimportovalo
league-import-left =
    { $count ->
        [one] { $count } soubor nebylo možné přečíst
        [few] { $count } soubory nebylo možné přečíst
       *[other] { $count } souborů nebylo možné přečíst
    }
league-import-left-line = { $file }: { $why }
league-import-made =
    { $count ->
        [one] Vznikl { $count } turnaj
        [few] Vznikly { $count } turnaje
       *[other] Vzniklo { $count } turnajů
    }
