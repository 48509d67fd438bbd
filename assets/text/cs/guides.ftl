# Guides: basics, dealing, conduct and things to look up. Games stand in guides-games.ftl, the
# rules of houses in guides-house.ftl. Bodies are pages: headings, lists, tables, cards in backticks.

guide-group-basics = Základy
guide-group-games = Hry
guide-group-dealing = Rozdávání
guide-group-house-rules = Pravidla heren
guide-group-etiquette = Chování
guide-group-reference = K nahlédnutí

# Under a guide at the terminal.
guide-answers = Odpovídá na: { $headings }
guide-near = Viz také: { $slugs }
guide-slang-hand = Karty
guide-slang-name = Jméno
guide-slang-meaning = Původ

## Basics

guide-about-the-rules = O pravidlech
guide-about-the-rules-body =
    Žádný zákon neříká, jak se hraje poker. Turnaj se řídí pravidly, která oznámí pořadatel a která uplatňuje floorman.

    ## Které pravidlo vítězí
    1. Vlastní pravidlo herny nebo pořadatele, pokud bylo oznámeno. Když se rozchází s jinou knihou, má přednost.
    2. Pravidla sdružení Tournament Directors Association (TDA) ve vydání, které turnaj používá. Jsou dobrovolným standardem: ředitelé turnajů a hráči se na nich shodnou na setkání a herny je přebírají.
    3. Obecná pravidla herny, pokud předchozí dvoje mlčí. Popisují, co herny dělají ze zvyku, a každá si podrobnosti upravuje; jádro zůstává stejné.

    ## Spravedlnost na prvním místě
    Pravidlo 1 každého vydání říká, že spravedlnost hry má přednost před zněním pravidla. V neobvyklém případě smí floorman technické pravidlo nepoužít. Má to dělat zřídka, důvod říci nahlas a zapsat ho s číslem pravidla, které nepoužil. Rozhodnutí floormana je konečné.

    ## Vydání
    Vydání 2011 má 55 pravidel a vyšlo 30. července 2011 po setkání v Las Vegas. Vydání 2024 má 71 pravidel a 22 doporučených postupů. Čísla se mezi vydáními posouvají: žeton velké hodnoty je ve vydání 2011 pravidlo 39 a ve vydání 2024 pravidlo 44. Číslo bez vydání nic neříká, proto každé rozhodnutí jmenuje obojí.

    ## Jak rozhodovat
    - Nejdřív vyslechněte dealera, potom hráče, jednoho po druhém.
    - Než začnete hledat pravidlo, ujasněte si, co se stalo.
    - Rozhodnutí řekněte jednou větou, potom pravidlo, potom co bude dál.
    - Zůstaňte, dokud není rozdána další karta.
    - Řekněte, co je pravidlo a co vlastní posouzení.
    - Zapište, na co se později někdo zeptá: nepoužité pravidlo, trest, velký bank.

guide-poker-basics = Jak se hraje poker
guide-poker-basics-body =
    Poker se hraje s 52 kartami: čtyři barvy po třinácti hodnotách, A K Q J T 9 8 7 6 5 4 3 2. Všechno od míchání po výplatu je jedno rozdání. Hraje se po směru hodinových ručiček.

    ## Průběh rozdání
    1. Někteří hráči vloží blindy, nebo všichni vloží ante, aby bylo o co hrát.
    2. Rozdají se karty. Karty do ruky vidí jen jejich držitel; karty lícem nahoru na stole patří všem, nebo je všichni vidí.
    3. Po každém rozdání karet nebo výměně následuje sázkové kolo. Kolik jich je, záleží na hře.
    4. Po posledním kole ukazují karty všichni, kdo jsou ještě ve hře. Nejlepší ruka bere bank; ve hrách hi-lo dostává polovinu nejlepší nízká.
    5. Když všichni kromě jednoho složili, poslední hráč bere bank hned a ukazovat nemusí.

    ## Co smí hráč na řadě
    | Vsadil už v tomto kole někdo? | Možnosti |
    | Ne | Check, bet, fold |
    | Ano | Call, raise, fold |

    - Blindy se počítají jako sázka: před flopem nikdo necheckuje, kromě big blindu, když nikdo nenavýšil.
    - Kdo složí karty, i když nikdo nevsadil, vzdává se karty zdarma. Je to závazné. Podle TDA za to smí floorman trestat (TDA 2011 pravidlo 46, TDA 2024 pravidlo 58); domácí hra to může dovolit.
    - Zaťukání na stůl v pořadí znamená check.

    ## Kdy sázkové kolo končí
    Kolo končí, když všichni, kdo jsou ve hře, vložili stejně nebo jsou all-in a každý byl na řadě. Když všichni checkují, kolo je u konce a přichází další karta.
    Žetony kola zůstávají před svým majitelem. Do banku je dealer stáhne, až kolo skončí.

    ## Žetony
    - Co hráč zaplatí za vstup do hry, je buy-in. Může být pevný, libovolný, nebo mezi nejnižší a nejvyšší částkou. V turnaji je to cena vstupu.
    - Během rozdání si nikdo žetony nekupuje ani nepůjčuje. Mezi rozdáními nebo po ztrátě všech lze koupit další, pokud hra dovoluje rebuye; některé hry je nemají.
    - Kdo nemá na celou sázku, může jít all-in s tím, co má, a hraje o tu část banku, kterou dorovnal.

    ## U stolu
    Než začnete hrát o peníze, naučte se pořadí kombinací. Na pravidla stačí večer, na hru je potřeba celý život.

guide-limit-betting = Sázení v limitu
guide-limit-betting-body =
    V limitních hrách je výše každé sázky a každého navýšení pevná. Ve hře 10/20 se v prvních kolech sází po 10 a v pozdějších po 20. V hold'emu a Omaze mají první dvě kola dolní limit a poslední dvě horní; v Seven Card Studu první dvě a poslední tři.

    ## Blindy
    V limitní hře s blindy je big blind dolní limit a small blind jeho polovina: ve hře 10/20 tedy 5 a 10. Big blind se počítá jako první sázka kola.

    ## Kolikrát se smí navýšit
    Herny se liší, domluvte se proto před prvním rozdáním. Stejná slova znamenají různé věci:

    | Kniha | Strop kola se sázkou 10 | Celkem |
    | Domácí příručka, tři sázky i s otevírací | Sázka a dvě navýšení | 10, 20, 30 |
    | Obecná pravidla herny, tři a více sázkových kol | Sázka a tři navýšení | 10, 20, 30, 40 |
    | Obecná pravidla herny, dvě sázková kola (draw, lowball) | Sázka a čtyři navýšení | 10, 20, 30, 40, 50 |
    | Polská pravidla, první kolo hold'emu a Omahy | Jedno dorovnání a tři navýšení na hráče | Podle počtu hráčů |
    | TDA | Určuje herna | Podle oznámení |

    V pozdějších kolech jsou celkové částky domácí příručky 20, 40 a 60. Po dosažení stropu hráči dorovnávají, nebo skládají.

    ## Dva hráči
    - Obecná pravidla herny: bez stropu, pokud dva zbyli dřív, než ho bylo dosaženo. Složení po dosažení stropu sázky znovu neotevírá.
    - Domácí příručka: strop platit nemusí.
    - TDA: strop platí i se dvěma hráči v rozdání, dokud nezbývají jen dva v celém turnaji (TDA 2011 pravidlo 41, TDA 2024 pravidlo 48).

    ## Neúplný all-in
    All-in, který přidává méně než polovinu sázky, sázky znovu neotevírá: kdo už jednal, smí dorovnat, nebo složit. Polovina sázky a více se počítá jako celá sázka.

    - Sázka je 20. A vsadí 20, B dorovná, C je all-in za 29. Devět navíc je méně než polovina: A i B dorovnají 9, nebo složí.
    - C je místo toho all-in za 30. Deset je polovina: A i B smějí složit, dorovnat 10, nebo navýšit.

    To platí v limitu. V no-limitu a pot-limitu otevírá sázky znovu jen plné navýšení.

guide-pot-limit-betting = Sázení v pot-limitu
guide-pot-limit-betting-body =
    Hráč smí navýšit nejvýše o velikost banku po vlastním dorovnání. Počet navýšení není omezen.

    ## Vzorec
    Nejvyšší celková sázka = co má hráč v tomto kole vloženo + co musí dorovnat + (všechno v banku + co musí dorovnat).

    1. Spočítejte všechny žetony ve hře, i ty před hráči.
    2. Přičtěte, co musí hráč dorovnat. To je bank po jeho dorovnání.
    3. Stejnou částku přičtěte k sázce, kterou dorovnává. To je nejvíc, na kolik smí navýšit.

    ## Příklad
    Blindy 10 a 20, nikdo jiný nevsadil.

    | Kdo | V banku | K dorovnání | Bank po dorovnání | Smí navýšit na |
    | První na řadě | 30 | 20 | 50 | 70 |
    | Další hráč, po 70 | 100 | 70 | 170 | 240 |
    | Místo něj small blind s 10 před sebou | 100 | 60 | 160 | 230 |

    První hráč dorovná 20 a navýší o 50, to je 70. Další dorovná 70 a navýší o 170, to je 240.

    ## Otázky pro floormana
    - Kolik je bank? V pot-limitu dealer odpoví kdykoli; v no-limitu bank nepočítá.
    - Neúplné nebo mrtvé blindy se před flopem počítají celé: při 100 a 200 je první „pot“ 700 (TDA 2024 pravidlo 54).
    - „Pot“ spočítaný příliš vysoko se opravuje, dokud kolo trvá; příliš nízko jen do doby, než na něj ostatní reagovali (TDA 2024 pravidlo 52).
    - „Pot“ je oficiální slovo jen v pot-limitu. V no-limitu zavazuje k platné sázce a floorman smí dát varování.

guide-no-limit-betting = Sázení v no-limitu
guide-no-limit-betting-body =
    Hráč smí vsadit jakoukoli částku až do všech žetonů, které měl na stole na začátku rozdání. Počet navýšení není omezen.

    ## Minimální částky
    - Minimální sázka je big blind.
    - Minimální navýšení přidává tolik, kolik činila největší sázka nebo navýšení téhož kola.
    - Dorovnat se musí celá sázka.
    - Hráč, který má žetonů méně, může jít all-in za méně.

    ## Příklad
    Blindy 100 a 200. A navýší na 600, to je o 400 víc než 200. Další navýšení musí přidat aspoň 400, tedy na 1 000 a více.
    B jde all-in za 900: jen o 300 víc. To je dovoleno, ale kdo už jednal, smí jen dorovnat, nebo složit, a pro ostatní je minimální navýšení na 1 300: poslední plné navýšení 400 nad 900.

    ## Příliš malé navýšení
    Podle TDA se omylem příliš malé navýšení, které má aspoň polovinu minimálního, doplní na plné minimální navýšení. Méně než polovina je call, ledaže hráč řekl „raise“ nebo je all-in.
    Při 200 k dorovnání je 250 v různých žetonech call; 300 se doplní na 400.

    ## Slova a žetony
    - Slova, nebo žetony: platí to, co přijde první. Řekněte částku, nebo vložte všechny žetony jedním pohybem.
    - Jeden žeton velké hodnoty beze slova je proti sázce call a bez sázky sázka v celé své hodnotě.
    - Během rozdání se nic nepřidává z kapsy ani nebere ze stolu.

guide-all-ins-and-side-pots = All-iny a vedlejší banky
guide-all-ins-and-side-pots-body =
    Hráč je all-in z vlastní vůle, nebo proto, že jeho žetony na dorovnání nestačí. Hraje jen o banky, ve kterých jsou jeho žetony. V turnajích je často v jednom rozdání all-in několik hráčů.

    ## Jak se banky tvoří
    1. Vraťte, co nikdo nedorovnal: část největší sázky nad druhou největší se vrací majiteli.
    2. Vezměte nejmenší vklad z těch, kdo jsou ještě ve hře. Tolik jde od každého, i od těch, kdo složili, do hlavního banku.
    3. Totéž s dalším nejmenším pro první vedlejší bank a tak dále: jeden vedlejší bank za každou další částku.
    4. Kdo o bank hraje: každý, kdo je ještě ve hře a zaplatil v něm celý svůj podíl.

    ## Jak se rozhoduje
    Začněte nejnovějším vedlejším bankem, o který zbývá nejméně hráčů, a skončete hlavním. Každý bank dělte zvlášť; nikdy je k dělení neslučujte. Co malý stack vyhrát nemůže, připadne nejlepší ruce z těch, kdo o ten bank hrají.

    ## Dva hráči, 25 a 35
    A je all-in za 25, B za 35. Hlavní bank je 50. Těch 10, které A nemůže dorovnat, se v každém případě vrací B.

    | Nejlepší ruka | A dostane | B dostane |
    | A | 50 | 10 |
    | B | 0 | 60 |

    ## Tři hráči, 25, 35 a 35
    A je all-in za 25, B za 35, C dorovná 35. Hlavní bank 75 pro všechny tři, vedlejší 20 pro B a C. Nejdřív porovnejte B a C, potom všechny tři.

    ## Čtyři hráči, 25, 35, 45 a 45
    A je all-in za 25, B za 35, C za 45, D dorovná 45.

    | Bank | Žetony | Kdo o něj hraje | Pořadí |
    | Vedlejší 2 | 20 | C, D | První |
    | Vedlejší 1 | 30 | B, C, D | Druhý |
    | Hlavní | 100 | A, B, C, D | Poslední |

    Má-li nejlepší ruku A, druhou B a třetí C, vyhrává C 20, B 30 a A 100.

    ## U stolu
    - Dealer odděluje banky už během sázení, ne až na konci.
    - Když už není možné sázet, otočí se hned všechny ruce lícem nahoru.
    - Liché žetony se řeší v každém banku; v hi-lo se dělí každý bank.

## Hands

guide-hand-rankings = Pořadí kombinací
guide-hand-rankings-body =
    Ruka je vždy pět karet. Čím je při rozdání pěti karet vzácnější, tím je vyšší. Barvy nerozhodují: ruce stejných hodnot se o bank dělí.

    ## S 52 kartami
    | Ruka | Příklad | Stejné ruce rozlišuje | Možností |
    | Královská barva | `Ah Kh Qh Jh Th` | Nic, dělí se | 4 |
    | Postupka v barvě | `9s 8s 7s 6s 5s` | Nejvyšší karta | 36 |
    | Čtveřice | `Qs Qh Qd Qc 7d` | Čtveřice, pak kicker | 624 |
    | Full house | `8s 8h 8d Kc Ks` | Trojice, pak pár | 3 744 |
    | Flush | `Ad Jd 9d 6d 3d` | Nejvyšší karta, pak další, všech pět | 5 108 |
    | Postupka | `9d 8s 7h 6c 5d` | Nejvyšší karta | 10 200 |
    | Trojice | `Js Jh Jd 9c 4s` | Trojice, pak dva kickery | 54 912 |
    | Dva páry | `Qh Qd 7s 7c 2d` | Vyšší pár, nižší pár, kicker | 123 552 |
    | Pár | `As Ad 9h 6c 4d` | Pár, pak tři kickery | 1 098 240 |
    | Vysoká karta | `Ks Jd 8h 5c 3s` | Všech pět karet po řadě | 1 302 540 |

    - Postupka je pět hodnot jdoucích po sobě, ne všechny jedné barvy.
    - Eso je nejvyšší karta. Uzavírá i nejnižší postupku: `5h 4c 3d 2s Ac`. Nikdy nestojí uprostřed: `Qh Ks Ad 2c 3s` je vysoké eso.
    - Královská barva je nejvyšší postupka v barvě, ne vlastní třída. Dva hráči ji mohou mít tutéž, když leží na boardu; dělí se.
    - Pokud nikdo nemá kombinaci, vyhrává nejvyšší karta.
    - Podrobnosti si herny mohou upravit a řeknou to předem; sám žebříček zůstává.

    ## Kde na barvách záleží
    Nikdy při tom, kdo vyhraje bank. Určují, kdo dává ve studu bring-in při stejných door cards, kdo ve studu dostane lichý žeton a kdo je první při losování kartami: piky, srdce, káry, kříže, od nejvyšší po nejnižší.

    ## Dva způsoby výhry
    Všichni ostatní složili: vítěz ukazovat nemusí. Jinak se karty ukazují a mluví karty: platí, co leží na stole, ne to, co hráči řeknou.

    ## Pět karet z více
    Vezměte karty kombinace a doplňte je nejvyššími ze zbytku, z ruky i z boardu. V hold'emu lze použít dvě, jednu nebo žádnou kartu z ruky; v Omaze právě dvě ze čtyř s právě třemi z boardu; ve studu kterýchkoli pět ze sedmi.

    ## S 32 kartami
    Bez karet nižších než 7 se pořadí vzácnosti mění, viz Polský draw. Obvyklé polské pravidlo nechává do výměny žebříček uvedený výše a po výměně dává flush nad full house.

guide-kickers = Kickery
guide-kickers-body =
    Kicker je karta mimo kombinaci, která ruku doplňuje na pět. Může být z ruky i z boardu; platí nejlepších pět karet. Kickery mají čtveřice, trojice, dva páry, pár a vysoká karta. Postupka, flush, full house a postupka v barvě potřebují všech pět karet, takže už není co porovnávat.

    Porovnejte třídu, potom kombinaci, potom kickery od nejvyššího. Je-li všech pět stejných, bank se dělí, bez ohledu na to, jaké další karty hráči mají.

    ## Porovnání krok za krokem
    | Případ | A | B | Board | Nejlepších pět A | Nejlepších pět B | Výsledek |
    | Pár šestek | `Kc 8d` | `Kh 3s` | `6s 6d Ac 7h 2c` | `6s 6d Ac Kc 8d` | `6s 6d Ac Kh 7h` | A, třetí kicker |
    | Čtyři kluci na boardu | `5c 3d` | `Qh Ts` | `Jc 4d Jd Jh Js` | `Jc Jd Jh Js 5c` | `Jc Jd Jh Js Qh` | B, královna |
    | Full house | `Ah Qh` | `Qs 7d` | `Qc Qd 3h Ks 3c` | `Qc Qd Qh 3h 3c` | `Qc Qd Qs 3h 3c` | Dělí se |
    | Flush | `As Th` | `8s 9s` | `Ks Ts 7s Jh 3s` | `As Ks Ts 7s 3s` | `Ks Ts 9s 8s 7s` | A, eso |
    | Flush | `5s 8s` | `9s Jh` | `7d Js Qs Ks As` | `As Ks Qs Js 8s` | `As Ks Qs Js 9s` | B, devítka |
    | Postupka | `Ac 2d` | `7h 6s` | `Kd 5c Th 3s 4h` | `5c 4h 3s 2d Ac` | `7h 6s 5c 4h 3s` | B, k sedmičce |
    | Tři esa | `Ac Jd` | `Ah 3s` | `Ad 6h As Kc Td` | `Ac Ad As Kc Jd` | `Ah Ad As Kc Td` | A, druhý kicker |
    | Dva páry | `Kc Jd` | `Kh 8s` | `Td 2c Ks 2h 7d` | `Kc Ks 2c 2h Jd` | `Kh Ks 2c 2h Td` | A, kluk |
    | Dva páry | `Jc 3d` | `Kh 3s` | `Ad 3c 5h 8s 5d` | `5h 5d 3d 3c Ad` | `5h 5d 3s 3c Ad` | Dělí se, eso na boardu |
    | Pár králů | `Ac Kd` | `Kh Js` | `2d 8c Ks Qh Td` | `Kd Ks Ac Qh Td` | `Kh Ks Qh Js Td` | A, eso |
    | Vysoká karta | `Kc Qd` | `Ah 3s` | `4d 9c Th 8s 6c` | `Kc Qd Th 9c 8s` | `Ah Th 9c 8s 6c` | B, eso |

    ## Čtyři karty jedné barvy na boardu
    Flush tvoří už jedna karta té barvy v ruce. Vyhrává hráč s nejvyšší kartou té barvy v ruce, samotné eso tedy poráží dvě nižší karty.

    ## Co se u stolu plete
    - Počítání šesté karty. Hraje pět karet; eso, které mezi nimi není, nemá žádnou cenu.
    - Dělení příliš pozdě nebo příliš brzy: když je board nejlepší rukou všech, kdo zbývají, dělí se o bank.
    - Představa, že kickerem může být jen karta z ruky. Ve druhém případu dvou párů leží kicker obou na boardu.

guide-low-hands = Nízké ruce
guide-low-hands-body =
    Nízká ruka se počítá trojím způsobem. Vždy nejdřív porovnejte nejvyšší kartu; vyhrává nižší. Je-li stejná, porovnejte další a tak dále.

    | Druh | Nejlepší ruka | Esa | Postupky a flushe | Hraje se v |
    | Ace to five | `5h 4c 3d 2s Ac` | Nízká | Nepočítají se | Razz, lowball |
    | Eight or better | `5h 4c 3d 2s Ac` | Nízká | Nepočítají se | Omaha Hi-Lo, stud hi-lo |
    | Deuce to seven | `7h 5c 4d 3s 2c` | Vysoká | Počítají se a ruku kazí | Triple draw, single draw |

    ## Ace to five
    Pár je horší než ruka bez páru. `8h 6c 4d 2s Ac` prohrává s `7h 6c 4d 3s 2c`, protože sedm je méně než osm.

    ## Eight or better
    Nízká ruka platí jen s pěti různými hodnotami, z nichž žádná není vyšší než 8. Když ji nikdo nemá, bere celý bank vysoká. Postupky a flushe nevadí, `5h 4c 3d 2s Ac` je tedy nejlepší nízká ruka a zároveň postupka pro vysokou.
    Polská pravidla čtená doslova postupky a flushe z nízké ruky vylučují, s touto jedinou výjimkou; viz Polská Omaha Hi-Lo.

    ## Porovnání rukou do osmičky
    | Případ | První | Druhá | Lepší nízká |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Druhá, sedm proti osmi |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | První, šest proti sedmi |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Druhá, tři proti čtyřem |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | První, čtyři proti pěti |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Druhá, eso proti dvěma |

    ## Deuce to seven
    Eso je jen vysoké a postupky a flushe ruku zhoršují. Nejlepší je tedy `7h 5c 4d 3s 2c`, `6h 5c 4d 3s 2c` je postupka a špatná, a `5h 4c 3d 2s Ac` není postupka, ale vysoké eso.

    ## Jak se nízká ruka čte nahlas
    Od nejvyšší karty: „osm-šest-čtyři“. Wheel je 5-4-3-2-A.

## Dealing

guide-dealing-checklist = Rozdávání krok za krokem
guide-dealing-checklist-body =
    Deset kroků jednoho rozdání hold'emu. Hostitel, který rozdává, a dealer herny dělají totéž; button však posouvá jen dealer herny.

    1. Po výplatě seberte všechny karty. Promíchejte je na stole rubem nahoru, zkontrolujte, že jsou všechny rubem nahoru, a balíček srovnejte. Posuňte button o jedno místo po směru hodinových ručiček.
    2. Zamíchejte a sejměte na slepou kartu.
    3. Rozdejte dvakrát dokola po jedné kartě rubem nahoru, po směru hodinových ručiček, od místa nalevo od buttonu.
    4. Dohlédněte, aby byly vložené blindy a ante. Sledujte první sázkové kolo.
    5. Složené karty hned berte. Hráči je položí zřetelně před sebe; jdou mezi odhozené.
    6. Spalte: vrchní kartu zasuňte rubem nahoru pod odhozené.
    7. Flop: tři karty položte na sebe rubem nahoru, otočte je společně a rozložte.
    8. Sledujte sázení a berte složené karty.
    9. Spalte a otočte čtvrtou kartu. Sledujte sázení, berte složené karty.
    10. Spalte a otočte pátou kartu. Zbytek balíčku odložte mírně rozložený, se slepou kartou na něm. Po sázení přečtěte ruce, odstraňte poražené, vyplaťte a pokračujte dalším rozdáním.

    ## Karta se otočí nebo upadne
    Domácí příručka: karta, která se otočila nebo upadla, třeba i pod stůl, i když ji nikdo neviděl, se ukáže všem, oznámí se, že je mimo rozdání, a odloží se rubem nahoru. Nic se nerozdává znovu. TDA a obecná pravidla herny znají misdeal; viz Karta dealera.

    ## Někomu chybí karta
    Domácí příručka: hráč dostane další kartu nebo karty z balíčku. Podle TDA 2024 je špatný počet karet před začátkem hry misdeal a potom smí chybějící kartu dostat jen button (pravidla 35 a 37). TDA 2011 to nechává na floormanovi, jen button smí dostat dvě karty po sobě.

guide-deck-shuffle-cut-burn = Balíček, míchání, snímání, pálení
guide-deck-shuffle-cut-burn-body =
    ## Kontrola balíčku
    - Před hrou se podívejte na každou kartu zepředu i zezadu: ohnuté rohy, škrábance, značky, jiný rub.
    - Počítejte po barvách: třináct v každé, celkem 52. Žolíky vyjměte.
    - V polské hře s 32 kartami: osm v každé barvě, od 7 po eso.
    - Balíček se mění, když to určí herna, ne proto, že má hráč smůlu.

    ## Míchání
    - Riffle na stole, nízko, aby nebyl vidět žádný líc. Míchání z ruky do ruky se v kasinech nepoužívá.
    - Obvyklý postup: promíchat na stole, riffle, riffle, strip, riffle, sejmout.
    - V turnaji začíná rozdání prvním riffle. Od té chvíle platí nová úroveň a čtení posledních rukou už nelze zpochybnit.

    ## Snímání
    - Snímá se v každém rozdání. V domácí hře snímá soused, nebo dealer všem na očích: část balíčku odebere, položí stranou a zbytek dá na ni.
    - Po sejmutí nikdo nemíchá.
    - V polském drawu snímá hráč po pravici rozdávajícího, druhý talon hráč po jeho levici.
    - Snímejte na slepou kartu: nepotištěnou, žolíka, destičku z plastu nebo kovu, nebo dva žolíky slepené líci k sobě. Spodní kartu pak nikdo nevidí a nemůže se rozdat.

    ## Rozdávání
    - Po jedné kartě, nízko nad stolem, po směru hodinových ručiček od levice buttonu, aby všichni viděli, komu jde.
    - Hráči nechávají karty na stole, dokud je nemají všichni a žádná nechybí.

    ## Pálení
    - Před flopem, turnem a riverem odložte vrchní kartu, aniž by ji kdo viděl, ve studu před každou kartou od čtvrté. Kdo by si vrchní kartu označil, nic nezíská.
    - Pokaždé se pálí jedna, nikdy dvě.

guide-dealers-card = Karta dealera
guide-dealers-card-body =
    Krátká podoba, jak visí v místnosti dealerů. TDA 2024 a vedle něj TDA 2011, pokud se liší.

    ## Misdeal, než hra začne
    | Co | TDA 2024 pravidlo 35 | TDA 2011 pravidlo 32 |
    | Dealer otočil jednu z prvních dvou karet z balíčku | Misdeal | Misdeal |
    | Dealer otočil dvě nebo více karet | Misdeal | Misdeal |
    | Dvě nebo více obrácených karet | Misdeal | Misdeal |
    | První karta na špatné místo | Misdeal | Misdeal |
    | Karty na místo bez nároku | Misdeal | Misdeal |
    | Vynechané místo s nárokem | Misdeal | Misdeal |
    | Špatný počet karet u kohokoli | Misdeal | Neuvedeno, floorman |
    | Dvě karty po sobě pro button | Dovoleno | Dovoleno |
    | Jedna pozdější otočená karta | Neuvedeno: vymění se a stává se spálenou | Neuvedeno: stejně |

    ## Když hra začala
    - TDA 2024 pravidlo 36: dvě akce v pořadí, z nich aspoň jedna se žetony; nebo kterékoli tři akce v pořadí.
    - TDA 2011 pravidlo 33: dva hráči, kteří vložili žetony; nebo kterékoli tři akce.
    - Vložené blindy a ante se jako akce nepočítají. Potom už misdeal vyhlásit nelze: rozdání se dohraje.
    - Balíček se dvěma stejnými kartami zastaví rozdání kdykoli a všechny sázky se vracejí (TDA 2024).

    ## Board
    | Co | Postup |
    | Flop se čtyřmi kartami | Zavolejte floormana. Promíchejte čtyři karty rubem nahoru; jedna náhodná je příští spálená, tři jsou flop |
    | Flop bez pálení, nikdo nejednal | Promíchejte tři karty; jedna je spálená, ke zbylým dvěma přijde další z balíčku (TDA 2024 pravidlo 39) |
    | Předčasný flop, turn nebo river | Spálená zůstává, předčasná karta se vrátí do zbytku balíčku, zamíchat, dokončit sázení, rozdat bez dalšího pálení (TDA 2024 RP-5) |

    ## Kdo ukazuje první
    1. All-in a už nelze sázet: všechny ruce hned lícem nahoru, ještě před další kartou.
    2. V posledním kole někdo vsadil nebo navýšil: ukazuje první, pak po směru hodinových ručiček.
    3. V posledním kole nikdo nevsadil: první živá ruka nalevo od buttonu; ve studu nejvyšší board, v razzu nejnižší.
    4. Kdo hraje o dorovnaný bank, ukazuje všechny karty do ruky, i když hraje board.
    5. Všichni kromě jednoho zahodili: poslední bere bank bez ukázání.

    ## Výplata
    - Nejnovější vedlejší bank první, hlavní poslední. Každý bank zvlášť.
    - Lichý žeton: v hi-lo vysoké ruce; stejné ruce ve hrách s boardem první místo nalevo od buttonu; ve studu nejvyšší karta podle barvy.
    - Poražené ruce odkliďte před vyplacením banku. Vyloženou výherní ruku nelze zabít.
    - V případě pochybnosti přestaňte, nechte všechny karty ležet a zavolejte floormana.

guide-house-rules-misdeals = Misdeal podle obecných pravidel herny
guide-house-rules-misdeals-body =
    Deset chyb, od a do j. Než hra začne, je každá misdeal: všechny karty se vracejí a tentýž dealer zamíchá a rozdá znovu. Potom se rozdání dohraje a žádné peníze se nevracejí.

    | | Chyba | Poznámka |
    | a | První nebo druhá karta rozdaná lícem nahoru | Část o hold'emu jmenuje jen první kartu; pozdější se vymění |
    | b | Dvě nebo více karet otočených při rozdávání | |
    | c | Dvě nebo více obrácených karet | S jednou obrácenou se zachází jako s otočenou |
    | d | Dvě nebo více karet navíc | Jedna karta navíc se stává spálenou |
    | e | Hráč má špatný počet karet | Domácí příručka chybějící kartu dodá |
    | f | Karta rozdaná mimo pořadí | Ne když leží lícem nahoru: pak se stává spálenou |
    | g | Button byl na špatném místě | TDA 2011 to nejmenuje; TDA 2024 pravidlo 34 to opravuje, než hra začne |
    | h | První karta nesprávnému hráči | |
    | i | Karty na prázdnou židli nebo někomu, kdo nehraje | |
    | j | Vynechaný hráč, který byl u stolu nebo měl vloženo | |

    ## Kdy hra začala
    | Kniha | Hra začala, když |
    | Obecná pravidla herny, stud | Po bring-inu jednali dva hráči |
    | Obecná pravidla herny, hry s blindy | Po blindech jednali dva hráči; fold je akce |
    | TDA 2011 pravidlo 33 | Dva hráči vložili žetony, nebo kterékoli tři akce |
    | TDA 2024 pravidlo 36 | Dvě akce, aspoň jedna se žetony, nebo kterékoli tři akce |

    ## Příklad
    Po blindech: fold, call. Podle obecných pravidel herny hra začala. Podle TDA 2011 ne, žetony vložil jen jeden hráč; podle TDA 2024 ano, jednali dva a jeden vložil žetony.

guide-holdem-irregularities = Když se pokazí board
guide-holdem-irregularities-body =
    Co dělají v hold'emu obecná pravidla herny a co místo toho TDA.

    ## Karty otočené při rozdávání
    1. Úplně první karta: misdeal. Vrátí se, balíček se zamíchá a rozdává se všechno znovu.
    2. Kterákoli jiná jednotlivá karta: rozdává se dál. Na konci se vymění za vrchní kartu balíčku a otočená se stává spálenou.
    3. Otočenou kartu si nikdo nechat nesmí.
    4. Dvě nebo více: misdeal.

    TDA: misdeal je jedna z prvních dvou karet z balíčku, nebo kterékoli dvě, které dealer otočí.

    ## Flop
    - Více než tři karty: flop se vrátí, zamíchá a rozdá znovu, i když je jasné, která karta je navíc. TDA: čtyři karty se promíchají rubem nahoru, jedna z nich je příští spálená, tři jsou flop.
    - Rozdaný před koncem sázení: flop se vrátí do balíčku, spálená zůstává. Zamíchejte, dokončete sázení a rozdejte flop bez dalšího pálení. TDA 2024 RP-5 dělá totéž; TDA 2011 mlčí.

    ## Předčasný turn
    1. Odložte kartu stranou, dokud sázení na flopu neskončí. Nikomu to nepomůže, ani když chtěl hráč na řadě složit.
    2. Spalte a jako turn otočte další kartu.
    3. Před riverem zamíchejte odloženou kartu do zbytku balíčku; staré spálené zůstávají na stole. River otočte bez dalšího pálení.

    TDA 2024 RP-5 je jednodušší: předčasná karta se hned vrátí do zbytku balíčku, ten se zamíchá a turn se rozdá bez dalšího pálení.

    ## Předčasný river
    Obecná pravidla herny mlčí, postupujte tedy stejně: karta se vrátí do zbytku balíčku, zamíchat, dokončit sázení, river rozdat bez dalšího pálení. TDA 2024 RP-5 říká totéž.

    ## Jedna karta navíc
    - Jedna karta navíc, když už mají všichni své: dealer ji vezme zpět a stává se spálenou.
    - Dvě nebo více: misdeal.

    ## Hra s vyloženými kartami
    Obecná pravidla herny: kdo se chce o bank dělit s boardem, řekne to, než karty zahodí. TDA: ukáže všechny karty do ruky, nebo nedostane nic.

## Conduct

guide-conduct = Chování u stolu
guide-conduct-body =
    Jak se mají hráči k sobě chovat podle domácí příručky, pro srovnání i TDA. Nováčkům to řekněte jednou a laskavě; opakované porušení je věc floormana.

    ## Ruce pryč
    - Nikdy nesahejte na cizí žetony a karty.
    - Žetony sázky zůstávají před hráčem; nikdo je do banku nehází a nikdo kromě dealera je nestahuje.
    - Karty a žetony zůstávají na očích. Všichni musí vidět, kdo je ještě ve hře a kolik asi kdo má. Vysoké žetony stojí vpředu nebo nahoře.

    ## V pořadí a jednou
    - Počkejte, až budete na řadě, i se složením. Kdo jedná předčasně, prozrazuje ostatním, co má.
    - Jeden pohyb, nebo nejdřív řekněte částku. Když hráč v jednom tahu ohlásí dvě věci, platí první a zbytek se vrací.

    | Řečeno | Co platí |
    | „Call … a raise 100 000“ | Call; navýšení se vrací |
    | „Fold … ne, call“ | Fold |
    | „Raise na 5 000 … ne, 10 000“ | Navýšení na 5 000 |

    - Checkovat a potom navýšit je dovoleno; říká se tomu i sandbagging.
    - V limitu se předem domluvte, kolikrát se smí navýšit: obvyklé je třikrát, některá kasina mají dvakrát nebo čtyřikrát. V no-limitu na tom nezáleží.

    ## Hraje se s tím, co je na stole
    Vsadit lze jen to, co leželo na stole na začátku rozdání. Žádná peněženka, žádná cesta k bankomatu, žádná půjčka.
    Půjčit žetony mezi rozdáními v cash game lze, ale nikdo s tím nemusí souhlasit; lepší je rebuy. V turnaji žetony nikdy nepřecházejí od hráče k hráči.

    ## Karty
    - Mluví karty. Bank nikdo nebere na zavolání: ruce leží otevřené, dokud je všichni nepřečtou.
    - První ukazuje, kdo byl dorovnán, tedy kdo naposledy vsadil nebo navýšil; ne ze zvyku small blind.
    - Žádné zdržování: kdo ví, že vyhrál, ukáže hned, a obě karty najednou.
    - Složené karty se neukazují a skládají se tak, aby se neotočily. Dokud se rozdání hraje, nikdo o nich nemluví.
    - Nikdo nesmí žádat o karty vítěze, kterého nikdo nedorovnal, ani o karty toho, kdo složil.

    ## Řeči
    Žádné rady, žádné čtení rukou, které nejsou vyložené, žádné řeči o živých nebo složených kartách. Každý hraje sám za sebe.

    ## Co dělá floorman
    Varování, jedno vynechané rozdání, vynechaná kola, diskvalifikace. Pravidla: TDA 2011 pravidla 51 až 55; TDA 2024 pravidla 67 až 71.

guide-leaving-early = Předčasný odchod z turnaje
guide-leaving-early-body =
    Z cash game lze kdykoli odejít se všemi žetony. Z turnaje ne: nikdo nemá právo odejít a dostat výplatu. Domácí příručka má pravidla pro případ, že všichni souhlasí; oficiální turnaj se na důvod neptá, protože na něm nezáleží.

    ## Před penězi
    - Hráč má umístění, které by měl, kdyby v tu chvíli vypadl.
    - Jeho žetony jdou ze hry. Výplaty za umístění zůstávají, jak jsou.
    - Příklad: platí se 3 místa, zbývá 8 hráčů a odchází vedoucí se 60 000. Je osmý, nedostává nic a 60 000 žetonů jde ze hry.

    ## Na placeném místě
    - Hráč dostává výhru za umístění, ze kterého odchází: počet hráčů, kteří jsou ještě ve hře, včetně odcházejícího. Že vede, nic nemění.
    - Jeho žetony se rozdělí rovným dílem mezi ostatní a hraje se dál.
    - Příklad: zbývají 3 a platí se 3 místa, stacky 60 000, 25 000 a 15 000. Vedoucí odchází. Dostává třetí výhru, ostatní pokračují s 55 000 a 45 000.
    - Co nelze rozdělit, zůstává mimo hru: 10 000 mezi tři se žetony po 100 dává každému 3 300 a 100 zůstává stranou.

    ## Argumenty proti
    TDA žetony nerozděluje. Žetony diskvalifikovaného jdou ze hry (TDA 2011 pravidlo 51, TDA 2024 pravidlo 71) a opuštěný stack dál vkládá blindy a ante. Rozdělení stacku nejvíc pomáhá těm, kdo mají málo žetonů, takové pravidlo herny proto oznamte před turnajem, nebo ho nepoužívejte.

## Reference

guide-hints = Rady pro hráče
guide-hints-body =
    Poznámky z polských pravidel pro ty, kdo se učí, ke každé hře něco.

    - Hold'em: po flopu znáte pět ze svých sedmi karet. Co chybí teď, většinou chybí i dál.
    - Hold'em: včas složit slabé karty ušetří víc, než štěstí vrátí.
    - Omaha: vybírá se z devíti karet, silné ruce jsou proto běžné a ruka, která by v hold'emu vyhrála, často nestačí.
    - Omaha Hi-Lo: vyžaduje víc umění než ostatní. Trénujte ji nejdřív bez peněz.

guide-prizes-and-deals = Výhry a dohody
guide-prizes-and-deals-body =
    Žádné číslované pravidlo neříká, která místa se platí a v jakém poměru. Herna to oznámí, než se začne hrát, a seznam je konečný, jakmile se vstupy přestanou prodávat.

    - Dlouho bylo obvyklé platit 10 % hráčů; velké turnaje dnes platí 15 %. Klub nebo domácí hra platí méně.
    - Kdo je na placeném místě, má dostat víc, než stál jeden vstup: obvyklý je jedenapůlnásobek nebo dvojnásobek.
    - Výhry jsou celé jednotky, žádné další místo nedostává víc než předchozí a součet přesně odpovídá prizepoolu. Co zbude po zaokrouhlení, jde prvnímu místu.
    - Hráči se stejným umístěním se dělí o výhru za ně a za další umístění, která zaplní.
    - Flighty, které se spojují, mají jeden prizepool: přenáší se, co do něj každý z nich prodal, i bounty těch, kdo postoupili, a placená místa se určují podle vstupů všech flightů.
    - Pevné bounty se vyhrává celé. Z progresivního se vyhrává část, zpravidla polovina, a zbytek se přičte k bounty toho, kdo ho vyhrál; vítěz turnaje si nechává i své vlastní.
    - Mystery bounty jsou v zapečetěných obálkách: seznam jejich obsahu je hotový před prvním losováním a každé losování lze později ověřit. Zapečeťte je, až prodej skončí.
    - Kdo vyplácí, nechá si podepsat lístek a na konci přepočítá pokladnu: musí v ní být přijaté peníze minus vyplacené.
    - Satelit vyplácí tickety jedné hodnoty. Co zbývá, jde dalšímu umístění a hra končí, když jsou všechny tickety vyhrané.
    - Hráči, kteří zbývají, mohou uzavřít dohodu, když souhlasí všichni. ICM říká, jakou cenu má který stack podle toho, s jakou pravděpodobností skončí na kterém místě; chip chop dává každému nejmenší zbývající výhru a zbytek dělí podle žetonů, což zvýhodňuje vedoucího; rovné dělení dává všem stejně.
    - Chip chop může vedoucímu dát víc než první výhru. Řekněte to, než hráči souhlasí.
    - Část peněz se často nechává pro vítěze, aby bylo ještě o co hrát.

guide-slang = Jména startovních rukou
guide-slang-body =
    Jak hráči říkají svým prvním dvěma kartám. Jména jsou pro diváky a na přestávku: u stolu nikdo nejmenuje ruku, která je ještě ve hře.

guide-history = Krátká historie
guide-history-body =
    Jak ji vypráví příručka pro domácí hru, bez pramenů. Některé body jsou sporné; berte je jako příběh.

    - Nikdo s jistotou neví, kdy a z čeho poker vznikl. Ti, kdo to zkoumají, se neshodnou.
    - Asi 15. století, Persie: sázení na karty se odvozuje od hry zvané As Nas.
    - Ve stejné době Španělsko, Itálie a Francie: primero, příbuzná hra se třemi kartami a jejich kombinacemi.
    - Anglie a Německo: s blufováním a sázením z ní byl v Anglii brag a v Německu Pochen.
    - Francie, potom Amerika: hra se do Francie vrátila jako poque a na začátku 19. století přeplula oceán.
    - Spojené státy: dostala dnešní podobu. Posádky parníků na Mississippi si jí krátily cestu a roznesly ji po zemi; objevovalo se stále víc variant.
    - Texas Hold'em prý vznikl ze hry Wild Widow, snad v roce 1919, a jméno má ze slov „hold me darling“. Je nejznámější variantou.

guide-glossary = Slovníček
guide-glossary-body =
    Slova herny a jejich anglické a polské názvy. Když lidé u jednoho stolu myslí jedním slovem různé věci, použijte anglické a řekněte, co znamená.

    - Polské „poker“ je postupka v barvě; jedna česká příručka tak říká čtveřici.
    - „Kolo“ může být sázkové kolo, nebo jedno rozdání za každého hráče, a anglické „round“ i úroveň. Řekněte, které myslíte.
    - České „barva“ a polské „kolor“ znamená barvu karty i flush.
