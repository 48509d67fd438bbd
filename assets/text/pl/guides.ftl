# Guides: basics, dealing, conduct and things to look up. Games stand in guides-games.ftl, the
# rules of houses in guides-house.ftl. Bodies are pages: headings, lists, tables, cards in backticks.

guide-group-basics = Podstawy
guide-group-games = Gry
guide-group-dealing = Rozdawanie
guide-group-house-rules = Zasady lokali
guide-group-etiquette = Etykieta
guide-group-reference = Kompendium

# Under a guide at the terminal.
guide-answers = Odpowiada na: { $headings }
guide-near = Zob. też: { $slugs }
guide-slang-hand = Ręka
guide-slang-name = Nazwa
guide-slang-meaning = Pochodzenie

## Basics

guide-about-the-rules = O zasadach
guide-about-the-rules-body =
    Żadna ustawa nie mówi, jak gra się w pokera. Turniej idzie według zasad, które ogłasza organizator, a stosuje je floor.

    ## Która zasada wygrywa
    1. Zasada własna lokalu lub organizatora, o ile została ogłoszona. W razie sprzeczności wygrywa z każdym innym zbiorem.
    2. Zasady Tournament Directors Association (TDA) w wydaniu, którego używa turniej. To dobrowolny standard: dyrektorzy i gracze uzgadniają je na zjeździe, a lokale je przejmują.
    3. Ogólne zasady lokali, jeśli dwa pierwsze nic nie mówią. Opisują zwyczajową praktykę lokali; każdy dopasowuje szczegóły, a podstawa pozostaje ta sama.

    ## Najpierw uczciwość
    Zasada 1 każdego wydania mówi, że uczciwość gry jest przed literą zasady. W nietypowym przypadku floor może pominąć zasadę techniczną. Powinien robić to rzadko, powiedzieć głośno powód i zapisać go z numerem pominiętej zasady. Decyzja floora jest ostateczna.

    ## Wydania
    Wydanie 2011 ma 55 zasad; ogłoszono je 30 lipca 2011 po zjeździe w Las Vegas. Wydanie 2024 ma 71 zasad i 22 zalecane procedury. Numery zmieniają się między wydaniami: żeton o wyższej wartości to w 2011 zasada 39, a w 2024 zasada 44. Numer bez wydania nic nie znaczy, więc każda decyzja podaje jedno i drugie.

    ## Jak rozstrzygać
    - Wysłuchać najpierw krupiera, potem graczy, po kolei.
    - Ustalić fakty, zanim zacznie się szukać zasady.
    - Powiedzieć decyzję jednym zdaniem, potem zasadę, potem co dzieje się dalej.
    - Zostać, aż padnie następna karta.
    - Powiedzieć, co jest zasadą, a co własną oceną.
    - Zapisać to, o co ktoś później zapyta: pominiętą zasadę, karę, dużą pulę.

guide-poker-basics = Jak działa poker
guide-poker-basics-body =
    W pokera gra się 52 kartami: cztery kolory po trzynaście rang, A K Q J T 9 8 7 6 5 4 3 2. Wszystko od tasowania do wypłaty to jedno rozdanie. Wszystko idzie zgodnie z ruchem wskazówek zegara.

    ## Przebieg rozdania
    1. Niektórzy gracze stawiają blindy albo wszyscy stawiają ante, aby było o co grać.
    2. Rozdaje się karty. Karty własne widzi tylko ich posiadacz; karty odkryte na stole należą do wszystkich albo wszyscy je widzą.
    3. Po każdym rozdawaniu lub wymianie kart jest runda licytacji. Ile ich jest, zależy od gry.
    4. Po ostatniej rundzie pokazuje się ręce, które zostały. Najlepsza bierze pulę; w grach hi-lo połowę dostaje najlepszy niski układ.
    5. Gdy wszyscy oprócz jednego spasowali, ostatni gracz od razu bierze pulę i nie musi pokazywać kart.

    ## Co wolno w swojej kolejności
    | Czy w tej rundzie ktoś postawił? | Możliwości |
    | Nie | Czekać, postawić, spasować |
    | Tak | Sprawdzić, podbić, spasować |

    - Blindy liczą się jako zakład: przed flopem nikt nie czeka, poza dużą ciemną, gdy nikt nie podbił.
    - Kto pasuje, gdy nie ma zakładu, rezygnuje z darmowej karty. To wiąże. TDA pozwala floorowi to ukarać (TDA 2011, zasada 46; TDA 2024, zasada 58); w grze domowej można na to pozwolić.
    - Stuknięcie w stół w swojej kolejności znaczy check.

    ## Kiedy runda się kończy
    Runda kończy się, gdy wszyscy, którzy zostali, wnieśli tyle samo lub są all-in i każdy miał swoją kolej. Jeśli wszyscy czekają, runda się kończy i przychodzi następna karta.
    Żetony rundy pozostają przed właścicielami. Krupier ściąga je do puli po końcu rundy.

    ## Żetony
    - To, co gracz płaci, by wejść, to wpisowe (buy-in). Może być stałe, dowolne albo między minimum a maksimum. W turnieju to cena wejścia.
    - Podczas rozdania nikt nie kupuje ani nie pożycza żetonów. Między rozdaniami albo po stracie wszystkiego można dokupić, jeśli gra pozwala na rebuye; niektóre gry nie pozwalają.
    - Gracz, który nie może zapłacić całego zakładu, może wejść all-in z tym, co ma, i gra o tę część puli, którą wyrównał.

    ## Przy stole
    Starszeństwo układów warto poznać, zanim zagra się na pieniądze. Zasad uczy się jeden wieczór, gry całe życie.

guide-limit-betting = Licytacja w limicie
guide-limit-betting-body =
    W grach z limitem wysokość każdego zakładu i podbicia jest stała. W grze nazwanej 10/20 stawia się na wczesnych ulicach po 10, a na późniejszych po 20. W hold'emie i Omaha niższy limit obowiązuje w dwóch pierwszych rundach, a wyższy w dwóch ostatnich; w seven-card studzie w dwóch pierwszych i trzech ostatnich.

    ## Blindy
    W grze z limitem i blindami duża ciemna to niższy limit, a mała ciemna to jego połowa: w grze 10/20 jest to 5 i 10. Duża ciemna liczy się jako pierwszy zakład rundy.

    ## Ile razy można podbić
    Lokale się różnią, więc trzeba to uzgodnić przed pierwszym rozdaniem. Te same słowa znaczą co innego:

    | Zbiór zasad | Limit podbić w rundzie po 10 | Razem |
    | Podręcznik gry domowej, trzy zakłady z otwierającym | Zakład i dwa podbicia | 10, 20, 30 |
    | Ogólne zasady lokali, trzy lub więcej rund licytacji | Zakład i trzy podbicia | 10, 20, 30, 40 |
    | Ogólne zasady lokali, dwie rundy licytacji (poker dobierany, lowball) | Zakład i cztery podbicia | 10, 20, 30, 40, 50 |
    | Zasady polskie, pierwsza runda w hold'emie i Omaha | Jedno sprawdzenie i trzy podbicia na gracza | Zależnie od graczy |
    | TDA | Liczbę określa lokal | Jak ogłoszono |

    Na późniejszych ulicach kwoty z podręcznika gry domowej to 20, 40 i 60. Po osiągnięciu limitu podbić gracze sprawdzają lub pasują.

    ## Dwóch graczy
    - Ogólne zasady lokali: bez limitu podbić, jeśli dwóch zostało, zanim go osiągnięto. Pas po jego osiągnięciu nie otwiera licytacji ponownie.
    - Podręcznik gry domowej: limit podbić nie musi obowiązywać.
    - TDA: limit podbić obowiązuje także przy dwóch graczach w rozdaniu, dopóki w całym turnieju nie zostanie dwóch (TDA 2011, zasada 41; TDA 2024, zasada 48).

    ## Niepełny all-in
    All-in, który dodaje mniej niż połowę zakładu, nie otwiera licytacji ponownie: kto już działał, może sprawdzić lub spasować. Połowa lub więcej liczy się jako pełny zakład.

    - Zakład to 20. A stawia 20, B sprawdza, C jest all-in za 29. Dodane dziewięć to mniej niż połowa: A i B sprawdzają 9 lub pasują.
    - Zamiast tego C jest all-in za 30. Dziesięć to połowa: A i B mogą spasować, sprawdzić 10 lub podbić.

    Dotyczy to limitu. W no-limit i pot-limit licytację otwiera ponownie tylko pełne podbicie.

guide-pot-limit-betting = Licytacja w pot-limit
guide-pot-limit-betting-body =
    Gracz może podbić najwyżej o wielkość puli po własnym sprawdzeniu. Liczba podbić nie jest ograniczona.

    ## Wzór
    Najwyższa suma = ile gracz ma w tej rundzie + ile musi sprawdzić + (wszystko w puli + ile musi sprawdzić).

    1. Policzyć wszystkie wniesione żetony, także te przed graczami.
    2. Dodać to, co gracz musi sprawdzić. To pula po jego sprawdzeniu.
    3. Tę samą sumę dodać do zakładu, który sprawdza. To najwięcej, do ilu może podbić.

    ## Przykład
    Blindy 10 i 20, nikt inny nie postawił.

    | Kto | W puli | Do sprawdzenia | Pula po sprawdzeniu | Może podbić do |
    | Pierwszy gracz | 30 | 20 | 50 | 70 |
    | Następny gracz, po 70 | 100 | 70 | 170 | 240 |
    | Zamiast niego mała ciemna, ma przed sobą 10 | 100 | 60 | 160 | 230 |

    Pierwszy gracz sprawdza 20 i podbija o 50, co daje 70. Następny sprawdza 70 i podbija o 170, co daje 240.

    ## Pytania do floora
    - Ile jest w puli? W pot-limit krupier odpowiada w każdej chwili; w no-limit krupier puli nie liczy.
    - Niepełne i martwe blindy liczą się przed flopem w całości: przy 100 i 200 pierwszy zakład na pulę to 700 (TDA 2024, zasada 54).
    - Zakład na pulę policzony za wysoko poprawia się, dopóki trwa ulica; policzony za nisko tylko do chwili, gdy inni na niego zareagowali (TDA 2024, zasada 52).
    - „Pot” jest słowem oficjalnym tylko w pot-limit. W no-limit zobowiązuje do dozwolonego zakładu, a floor może ostrzec.

guide-no-limit-betting = Licytacja w no-limit
guide-no-limit-betting-body =
    Gracz może postawić dowolną kwotę aż do wszystkich żetonów, które miał na stole na początku rozdania. Liczba podbić nie jest ograniczona.

    ## Minimalne kwoty
    - Najmniejszy zakład to duża ciemna.
    - Najmniejsze podbicie dodaje tyle, ile największy zakład lub podbicie tej samej rundy.
    - Sprawdzenie musi wyrównać cały zakład.
    - Gracz, który ma mniej żetonów, może wejść all-in za mniej.

    ## Przykład
    Blindy 100 i 200. A podbija do 600, czyli o 400 więcej niż 200. Następne podbicie musi dodać co najmniej 400, więc idzie do 1000 lub więcej.
    B jest all-in za 900: tylko o 300 więcej. To jest dozwolone, ale kto już działał, może tylko sprawdzić lub spasować, a dla pozostałych minimalne podbicie jest do 1300: ostatnie pełne podbicie o 400 ponad 900.

    ## Za małe podbicie
    Według TDA podbicie, które przez pomyłkę wynosi co najmniej połowę minimalnego, dopełnia się do minimalnego. Mniej niż połowa to call, chyba że gracz powiedział „raise” lub jest all-in.
    Gdy do sprawdzenia jest 200, to 250 w różnych żetonach jest callem; 300 dopełnia się do 400.

    ## Słowa i żetony
    - Słowa czy żetony: liczy się to, co było pierwsze. Trzeba podać kwotę albo wysunąć wszystkie żetony jednym ruchem.
    - Jeden żeton o wyższej wartości bez słowa to call, gdy jest zakład, a gdy go nie ma, zakład na całą wartość żetonu.
    - Table stakes: w trakcie rozdania niczego się nie dokłada z kieszeni i niczego nie zabiera ze stołu.

guide-all-ins-and-side-pots = All-iny i pule poboczne
guide-all-ins-and-side-pots-body =
    Gracz jest all-in z wyboru albo dlatego, że jego żetony nie starczają na sprawdzenie. Gra tylko o te pule, w których są jego żetony. W turniejach w jednym rozdaniu często jest all-in kilku graczy.

    ## Budowanie pul
    1. Oddać to, czego nikt nie wyrównał: część największego zakładu ponad drugi co do wielkości wraca do właściciela.
    2. Wziąć najmniejszą stawkę spośród tych, którzy zostali. Tyle od każdego, także od spasowanych, idzie do puli głównej.
    3. Tak samo zrobić z następną najmniejszą dla pierwszej puli pobocznej i tak dalej: po jednej puli pobocznej na każdą kolejną kwotę.
    4. Kto gra o pulę: każdy, kto został i wpłacił do niej całą swoją część.

    ## Rozliczenie
    Zacząć od najnowszej puli pobocznej, o którą gra najmniej graczy, a skończyć na głównej. Każdą pulę dzielić osobno; nigdy nie łączyć pul do podziału. To, czego krótki stack wygrać nie może, przypada najlepszej ręce spośród grających o tę pulę.

    ## Dwóch graczy, 25 i 35
    A jest all-in za 25, B za 35. Pula główna to 50. 10, których A nie może wyrównać, i tak wraca do B.

    | Najlepsza ręka | A dostaje | B dostaje |
    | A | 50 | 10 |
    | B | 0 | 60 |

    ## Trzech graczy, 25, 35 i 35
    A jest all-in za 25, B za 35, C sprawdza 35. Pula główna 75 dla wszystkich trzech, poboczna 20 dla B i C. Najpierw porównuje się B i C, potem wszystkich trzech.

    ## Czterech graczy, 25, 35, 45 i 45
    A jest all-in za 25, B za 35, C za 45, D sprawdza 45.

    | Pula | Żetony | Kto o nią gra | Rozliczana |
    | Poboczna 2 | 20 | C, D | Pierwsza |
    | Poboczna 1 | 30 | B, C, D | Druga |
    | Główna | 100 | A, B, C, D | Ostatnia |

    Jeśli A ma najlepszą rękę, B drugą, a C trzecią, to C wygrywa 20, B 30, a A 100.

    ## Przy stole
    - Krupier trzyma pule osobno w trakcie licytacji, a nie dopiero na końcu.
    - Gdy dalsza licytacja nie jest możliwa, wszystkie ręce odkrywa się naraz.
    - Niepodzielne żetony rozlicza się w każdej puli; pule hi-lo dzieli się w każdej puli.

## Hands

guide-hand-rankings = Starszeństwo układów
guide-hand-rankings-body =
    Ręka to zawsze pięć kart. Im rzadszy układ przy rozdaniu pięciu kart, tym wyżej stoi. Kolory nie rozstrzygają: ręce równych rang dzielą pulę.

    ## 52 karty
    | Układ | Przykład | O remisie decyduje | Kombinacje |
    | Poker królewski | `Ah Kh Qh Jh Th` | Nic, dzielą | 4 |
    | Poker | `9s 8s 7s 6s 5s` | Najwyższa karta | 36 |
    | Kareta | `Qs Qh Qd Qc 7d` | Kareta, potem kicker | 624 |
    | Ful | `8s 8h 8d Kc Ks` | Trójka, potem para | 3744 |
    | Kolor | `Ad Jd 9d 6d 3d` | Najwyższa karta, potem następna, wszystkie pięć | 5108 |
    | Strit | `9d 8s 7h 6c 5d` | Najwyższa karta | 10 200 |
    | Trójka | `Js Jh Jd 9c 4s` | Trójka, potem dwa kickery | 54 912 |
    | Dwie pary | `Qh Qd 7s 7c 2d` | Wyższa para, niższa para, kicker | 123 552 |
    | Para | `As Ad 9h 6c 4d` | Para, potem trzy kickery | 1 098 240 |
    | Wysoka karta | `Ks Jd 8h 5c 3s` | Wszystkie pięć kart po kolei | 1 302 540 |

    - Strit to pięć kolejnych rang, nie wszystkie w jednym kolorze.
    - As to najwyższa karta. Kończy też najniższego strita: `5h 4c 3d 2s Ac`. Nigdy nie stoi w środku: `Qh Ks Ad 2c 3s` to wysoka karta as.
    - Poker królewski to najwyższy poker, a nie osobna klasa. Dwóch graczy może mieć ten sam, gdy leży na stole; dzielą pulę.
    - Gdy nikt nie ma układu, wygrywa najwyższa karta.
    - Lokale mogą zmieniać szczegóły, jeśli ogłoszą to z góry; sama kolejność zostaje.

    ## Gdzie liczą się kolory
    Nigdy nie rozstrzygają, kto wygrywa pulę. Wskazują, kto przy równych pierwszych odkrytych kartach daje bring-in w studzie, kto w studzie dostaje niepodzielny żeton i kto jest pierwszy przy losowaniu kartami: piki, kiery, kara, trefle, od najwyższego.

    ## Dwa sposoby wygranej
    Wszyscy inni spasowali: wygrywający nie musi pokazywać. W innym przypadku ręce się pokazuje i karty mówią: liczy się to, co leży na stole, a nie to, co mówią gracze.

    ## Pięć kart z większej liczby
    Bierze się karty układu i dopełnia najwyższymi z pozostałych, tak z ręki, jak ze stołu. W hold'emie można użyć dwóch, jednej lub żadnej karty własnej; w Omaha dokładnie dwóch z czterech i dokładnie trzech ze stołu; w studzie dowolnych pięciu z siedmiu.

    ## 32 karty
    Bez kart poniżej 7 kolejność rzadkości się zmienia; zob. Polski poker dobierany. Zwykła polska zasada zachowuje powyższą kolejność do wymiany, a po niej stawia kolor nad fulem.

guide-kickers = Kickery
guide-kickers-body =
    Kicker to karta spoza układu, która dopełnia rękę do pięciu. Może pochodzić z ręki lub ze stołu; liczy się najlepsze pięć kart. Kickery mają kareta, trójka, dwie pary, para i wysoka karta. Strit, kolor, ful i poker potrzebują wszystkich pięciu kart, więc nie ma już czego porównywać.

    Porównuje się klasę, potem układ, potem kickery od góry. Jeśli wszystkie pięć są równe, pulę się dzieli, bez względu na to, jakie jeszcze karty mają gracze.

    ## Porównania krok po kroku
    | Przypadek | A | B | Karty wspólne | Najlepsze pięć A | Najlepsze pięć B | Wynik |
    | Para szóstek | `Kc 8d` | `Kh 3s` | `6s 6d Ac 7h 2c` | `6s 6d Ac Kc 8d` | `6s 6d Ac Kh 7h` | A, trzeci kicker |
    | Cztery walety na stole | `5c 3d` | `Qh Ts` | `Jc 4d Jd Jh Js` | `Jc Jd Jh Js 5c` | `Jc Jd Jh Js Qh` | B, dama |
    | Ful | `Ah Qh` | `Qs 7d` | `Qc Qd 3h Ks 3c` | `Qc Qd Qh 3h 3c` | `Qc Qd Qs 3h 3c` | Podział |
    | Kolor | `As Th` | `8s 9s` | `Ks Ts 7s Jh 3s` | `As Ks Ts 7s 3s` | `Ks Ts 9s 8s 7s` | A, as |
    | Kolor | `5s 8s` | `9s Jh` | `7d Js Qs Ks As` | `As Ks Qs Js 8s` | `As Ks Qs Js 9s` | B, dziewiątka |
    | Strit | `Ac 2d` | `7h 6s` | `Kd 5c Th 3s 4h` | `5c 4h 3s 2d Ac` | `7h 6s 5c 4h 3s` | B, do siódemki |
    | Trzy asy | `Ac Jd` | `Ah 3s` | `Ad 6h As Kc Td` | `Ac Ad As Kc Jd` | `Ah Ad As Kc Td` | A, drugi kicker |
    | Dwie pary | `Kc Jd` | `Kh 8s` | `Td 2c Ks 2h 7d` | `Kc Ks 2c 2h Jd` | `Kh Ks 2c 2h Td` | A, walet |
    | Dwie pary | `Jc 3d` | `Kh 3s` | `Ad 3c 5h 8s 5d` | `5h 5d 3d 3c Ad` | `5h 5d 3s 3c Ad` | Podział, as na stole |
    | Para króli | `Ac Kd` | `Kh Js` | `2d 8c Ks Qh Td` | `Kd Ks Ac Qh Td` | `Kh Ks Qh Js Td` | A, as |
    | Wysoka karta | `Kc Qd` | `Ah 3s` | `4d 9c Th 8s 6c` | `Kc Qd Th 9c 8s` | `Ah Th 9c 8s 6c` | B, as |

    ## Cztery karty jednego koloru na stole
    Jedna karta tego koloru w ręce daje kolor. Wygrywa gracz, który ma w ręce najwyższą kartę tego koloru, więc sam as bije dwie niższe karty w kolorze.

    ## Co przy stole idzie źle
    - Liczenie szóstej karty. Gra pięć kart; as spoza nich jest nic niewart.
    - Podział za późno lub za wcześnie: jeśli karty na stole są najlepszą ręką dla wszystkich, którzy zostali, dzielą oni pulę.
    - Przekonanie, że kickerem mogą być tylko karty własne. W drugim przypadku dwóch par kicker obu graczy leży na stole.

guide-low-hands = Niskie układy
guide-low-hands-body =
    Niskie układy liczy się na trzy sposoby. Zawsze porównuje się najpierw najwyższą kartę; niższa wygrywa. Jeśli są równe, porównuje się następną i tak dalej.

    | Rodzaj | Najlepsza ręka | Asy | Strity i kolory | W jakich grach |
    | Ace to five | `5h 4c 3d 2s Ac` | Niskie | Nie liczą się | Razz, lowball |
    | Eight or better | `5h 4c 3d 2s Ac` | Niskie | Nie liczą się | Omaha hi-lo, stud hi-lo |
    | Deuce to seven | `7h 5c 4d 3s 2c` | Wysokie | Liczą się i psują rękę | Triple draw, single draw |

    ## Ace to five
    Para jest gorsza niż brak pary. `8h 6c 4d 2s Ac` przegrywa z `7h 6c 4d 3s 2c`, bo siódemka jest niższa niż ósemka.

    ## Eight or better
    Niski układ liczy się tylko, gdy ma pięć różnych rang, żadnej powyżej 8. Jeśli nikt go nie ma, całą pulę bierze wysoki układ. Strity i kolory mu nie szkodzą, więc `5h 4c 3d 2s Ac` jest najlepszym niskim układem, a zarazem stritem do wysokiego.
    Zasady polskie, czytane dosłownie, wykluczają strity i kolory z niskiego układu, z tym jednym wyjątkiem; zob. Polska Omaha hi-lo.

    ## Porównywanie niskich układów do ósemki
    | Przypadek | Pierwszy | Drugi | Lepszy niski |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Drugi, siódemka przeciw ósemce |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | Pierwszy, szóstka przeciw siódemce |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Drugi, trójka przeciw czwórce |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | Pierwszy, czwórka przeciw piątce |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Drugi, as przeciw dwójce |

    ## Deuce to seven
    As liczy się tylko jako wysoki, a strity i kolory pogarszają rękę. Dlatego najlepsza ręka to `7h 5c 4d 3s 2c`; `6h 5c 4d 3s 2c` to strit, więc ręka słaba, a `5h 4c 3d 2s Ac` nie jest stritem, tylko wysoką kartą as.

    ## Głośne odczytywanie
    Mówi się od góry: „osiem-sześć-cztery”. Wheel to 5-4-3-2-A.

## Dealing

guide-dealing-checklist = Rozdawanie krok po kroku
guide-dealing-checklist-body =
    Dziesięć kroków rozdania hold'ema. Gospodarz, który rozdaje, i krupier lokalu robią to samo; tylko button przesuwa krupier lokalu.

    1. Po wypłacie zebrać wszystkie karty. Zmieszać je zakryte na stole, sprawdzić, czy wszystkie leżą grzbietem do góry, i wyrównać talię. Przesunąć button o jedno miejsce zgodnie z ruchem wskazówek zegara.
    2. Potasować, potem przełożyć na kartę odcinającą.
    3. Rozdać dwa okrążenia po jednej karcie, zakryte, zgodnie z ruchem wskazówek zegara, od gracza na lewo od buttona.
    4. Dopilnować, by postawiono blindy i ante. Śledzić pierwszą rundę licytacji.
    5. Spasowane karty zabierać od razu. Gracze kładą je wyraźnie przed siebie; idą do odrzuconych.
    6. Spalić: wsunąć wierzchnią kartę zakrytą pod odrzucone.
    7. Flop: położyć trzy karty jedna na drugiej, zakryte, odwrócić razem i rozsunąć.
    8. Śledzić licytację i zabierać spasowane karty.
    9. Spalić i odkryć czwartą kartę. Śledzić licytację, zabierać spasowane karty.
    10. Spalić i odkryć piątą kartę. Odłożyć resztę talii lekko rozsuniętą, z kartą odcinającą na wierzchu. Po licytacji odczytać ręce, zabrać przegrane, wypłacić i przejść do następnego rozdania.

    ## Karta się odsłoniła lub spadła
    Podręcznik gry domowej: kartę, która się odwróciła lub spadła, choćby pod stół i choćby nikt jej nie widział, pokazuje się wszystkim, ogłasza jako wyłączoną z tego rozdania i odkłada zakrytą. Niczego nie rozdaje się od nowa. W TDA i ogólnych zasadach lokali jest misdeal; zob. Ściągawka krupiera.

    ## Komuś brakuje karty
    Podręcznik gry domowej: gracz dostaje następną kartę lub karty z talii. Według TDA 2024 zła liczba kart przed znaczącą akcją to misdeal, a potem brakującą kartę może dostać tylko button (zasady 35 i 37). TDA 2011 zostawia to floorowi, poza tym, że button może dostać dwie karty z rzędu.

guide-deck-shuffle-cut-burn = Talia, tasowanie, przekładanie, spalanie
guide-deck-shuffle-cut-burn-body =
    ## Sprawdzenie talii
    - Przed grą obejrzeć każdą kartę, przód i grzbiet: zagięte rogi, rysy, znaki, inny grzbiet.
    - Policzyć według kolorów: po trzynaście, razem 52. Wyjąć jokery.
    - W polskiej grze talią 32 kart: po osiem w kolorze, od 7 do asa.
    - Talię zmienia się, gdy tak zdecyduje lokal, a nie dlatego, że gracz ma pecha.

    ## Tasowanie
    - Riffle na stole, nisko, tak aby nie było widać przodów. Tasowania z ręki do ręki (overhand) w kasynach się nie używa.
    - Zwykła kolejność: wash, riffle, riffle, strip, riffle, przełożenie.
    - W turnieju rozdanie zaczyna się od pierwszego riffle'a. Od tej chwili obowiązuje nowy poziom i nie można już kwestionować odczytu rąk z poprzedniego rozdania.

    ## Przekładanie
    - Przekłada się przed każdym rozdaniem. W grze domowej przekłada sąsiad albo rozdający na oczach wszystkich: zdjąć część, odłożyć na bok, resztę położyć na wierzchu.
    - Po przełożeniu nikt nie tasuje.
    - W polskim pokerze dobieranym przekłada gracz na prawo od rozdającego, a wtórny magazyn gracz na lewo.
    - Przekłada się na kartę odcinającą: pustą, jokera, płytkę z plastiku lub metalu albo dwa jokery sklejone przodami. Dolnej karty nikt wtedy nie widzi i nie dostaje.

    ## Rozdawanie
    - Po jednej karcie, nisko nad stołem, zgodnie z ruchem wskazówek zegara od lewej strony buttona, tak aby każdy widział, do kogo idzie.
    - Gracze zostawiają karty na stole, aż wszyscy dostaną swoje i żadnej nie brakuje.

    ## Spalanie
    - Wierzchnią kartę odkłada się zakrytą przed flopem, turnem i riverem, w studzie przed każdą ulicą od czwartej. Dzięki temu kto oznaczył wierzchnią kartę, nic nie zyskuje.
    - Jedna spalona karta na ulicę, nigdy dwie.

guide-dealers-card = Ściągawka krupiera
guide-dealers-card-body =
    Krótka wersja do pokoju krupierów. TDA 2024, a obok TDA 2011 tam, gdzie się różni.

    ## Misdeal, przed znaczącą akcją
    | Co | TDA 2024, zasada 35 | TDA 2011, zasada 32 |
    | Krupier odsłonił jedną z dwóch pierwszych kart z talii | Misdeal | Misdeal |
    | Krupier odsłonił dwie lub więcej kart | Misdeal | Misdeal |
    | Dwie lub więcej kart odwróconych w talii | Misdeal | Misdeal |
    | Pierwsza karta na złe miejsce | Misdeal | Misdeal |
    | Karty dla miejsca bez prawa do ręki | Misdeal | Misdeal |
    | Pominięto miejsce z prawem do ręki | Misdeal | Misdeal |
    | Ktoś ma złą liczbę kart | Misdeal | Nie wymieniono, floor |
    | Dwie karty z rzędu dla buttona | Dozwolone | Dozwolone |
    | Odsłonięta jedna późniejsza karta | Nie wymieniono: wymiana, potem karta spalona | Nie wymieniono: to samo |

    ## Po znaczącej akcji
    - TDA 2024, zasada 36: dwie akcje w kolejności, z nich co najmniej jedna z żetonami; albo trzy dowolne akcje w kolejności.
    - TDA 2011, zasada 33: dwóch graczy, którzy wnieśli żetony; albo trzy dowolne akcje.
    - Postawione blindy i ante nie są akcją. Potem misdealu już być nie może: rozdanie gra się do końca.
    - Talia z dwiema jednakowymi kartami przerywa rozdanie w każdej chwili i wszystkie zakłady wracają (TDA 2024).

    ## Karty wspólne
    | Co | Co robić |
    | Flop z czterech kart | Wezwać floora. Zmieszać cztery zakryte; jedna losowa będzie następną spaloną, trzy to flop |
    | Flop bez spalenia, nikt nie działał | Zmieszać trzy; jedna jest spalona, do dwóch pozostałych dochodzi następna karta z talii (TDA 2024, zasada 39) |
    | Flop, turn lub river za wcześnie | Spalona zostaje, wczesna karta wraca do reszty talii, tasować, dokończyć licytację, wyłożyć bez kolejnego spalenia (TDA 2024, RP-5) |

    ## Kto pokazuje pierwszy
    1. All-in i dalsza licytacja niemożliwa: wszystkie ręce odkryte naraz, przed następną kartą.
    2. W ostatniej rundzie ktoś postawił lub podbił: ten gracz pokazuje pierwszy, potem zgodnie z ruchem wskazówek zegara.
    3. W ostatniej rundzie nikt nie postawił: pierwsza żywa ręka na lewo od buttona; w studzie najwyższy układ odkryty, w razzie najniższy.
    4. Kto gra o sprawdzoną pulę, pokazuje wszystkie karty własne, nawet jeśli gra kartami ze stołu.
    5. Wszyscy prócz jednego odrzucili ręce: ostatni bierze pulę bez pokazywania.

    ## Wypłacanie
    - Najnowsza pula poboczna pierwsza, główna ostatnia. Każda pula osobno.
    - Niepodzielny żeton: w hi-lo dla ręki high; przy równych rękach w grach z kartami wspólnymi pierwsze miejsce na lewo od buttona; w studzie najwyższa karta według koloru.
    - Przegrane ręce zabrać, zanim przesunie się pulę. Wygrywającej ręki, którą wyłożono, nie można zabić.
    - W razie wątpliwości zatrzymać grę, zostawić wszystkie karty tam, gdzie są, i wezwać floora.

guide-house-rules-misdeals = Misdeal według ogólnych zasad lokali
guide-house-rules-misdeals-body =
    Dziesięć błędów, od a do j. Zanim gra się zaczęła, każdy to misdeal: wszystkie karty wracają, a ten sam krupier tasuje i rozdaje od nowa. Potem rozdanie rozgrywa się do końca i żadne pieniądze nie wracają.

    | | Błąd | Uwaga |
    | a | Pierwsza lub druga karta rozdana odkryta | Część o hold'emie wymienia tylko pierwszą; późniejszą się wymienia |
    | b | Dwie lub więcej kart odsłoniętych przy rozdawaniu | |
    | c | Dwie lub więcej kart odwróconych w talii | Jedną traktuje się jak kartę odsłoniętą |
    | d | Rozdano dwie lub więcej kart za dużo | Jedna za dużo staje się kartą spaloną |
    | e | Gracz ma złą liczbę kart | W podręczniku gry domowej gracz dostaje brakującą kartę |
    | f | Karta rozdana w złej kolejności | Nie, jeśli leży odkryta: wtedy staje się kartą spaloną |
    | g | Button był w złym miejscu | TDA 2011 tego nie wymienia; TDA 2024, zasada 34, poprawia to przed znaczącą akcją |
    | h | Pierwsza karta do złego gracza | |
    | i | Karty na puste miejsce albo dla kogoś, kto nie gra | |
    | j | Pominięto gracza, który był przy stole albo postawił blind | |

    ## Kiedy gra się zaczęła
    | Zbiór zasad | Gra się zaczęła, gdy |
    | Ogólne zasady lokali, stud | Po bring-in działało dwóch graczy |
    | Ogólne zasady lokali, gry z blindami | Po blindach działało dwóch graczy; pas to akcja |
    | TDA 2011, zasada 33 | Dwóch graczy wniosło żetony albo były trzy dowolne akcje |
    | TDA 2024, zasada 36 | Były dwie akcje, z żetonami w co najmniej jednej, albo trzy dowolne akcje |

    ## Przykład
    Po blindach: fold, call. Według ogólnych zasad lokali gra się zaczęła. Według TDA 2011 nie, bo żetony wniósł tylko jeden gracz; według TDA 2024 tak, bo działało dwóch, a jeden wniósł żetony.

guide-holdem-irregularities = Gdy z kartami wspólnymi coś poszło źle
guide-holdem-irregularities-body =
    Co robią w hold'emie ogólne zasady lokali, a co zamiast tego TDA.

    ## Karty odsłonięte przy rozdawaniu
    1. Pierwsza karta rozdania: misdeal. Wraca, talię się tasuje i wszystko rozdaje od nowa.
    2. Każda inna pojedyncza karta: rozdawać dalej. Na końcu kartę wymienia się na wierzchnią z talii, a odsłonięta staje się kartą spaloną.
    3. Nikt nie może zatrzymać odsłoniętej karty.
    4. Dwie lub więcej: misdeal.

    TDA: jedna z dwóch pierwszych kart z talii albo dowolne dwie odsłonięte przez krupiera to misdeal.

    ## Flop
    - Więcej niż trzy karty: flop wraca, talię się tasuje i wykłada nowy, nawet gdy jasne jest, która karta jest za dużo. TDA: cztery miesza się zakryte, jedna z nich będzie następną spaloną, trzy to flop.
    - Wyłożony przed końcem licytacji: flop wraca do talii, spalona karta zostaje. Tasować, dokończyć licytację i wyłożyć flop bez kolejnego spalenia. TDA 2024, RP-5, robi to samo; TDA 2011 milczy.

    ## Turn za wcześnie
    1. Odłożyć kartę na bok do końca licytacji na flopie. Nikomu to nie pomaga, nawet jeśli gracz, którego była kolej, i tak chciał spasować.
    2. Spalić i odkryć następną kartę jako turn.
    3. Przed riverem wtasować odłożoną kartę w resztę talii; dawne spalone zostają na stole. River odkryć bez kolejnego spalenia.

    TDA 2024, RP-5, robi to prościej: wczesna karta od razu wraca do reszty talii, resztę się tasuje, a turn wykłada bez kolejnego spalenia.

    ## River za wcześnie
    Ogólne zasady lokali o tym nie mówią, więc jak wyżej: karta do reszty talii, potasować, dokończyć licytację, wyłożyć river bez kolejnego spalenia. TDA 2024, RP-5, mówi to samo.

    ## O jedną kartę za dużo
    - Jedna karta za dużo, gdy wszyscy mają już swoje: krupier ją zabiera i staje się kartą spaloną.
    - Dwie lub więcej: misdeal.

    ## Granie kartami ze stołu
    Ogólne zasady lokali: gracz, który chce dzielić pulę, grając kartami ze stołu, mówi to, zanim odrzuci swoje. TDA: pokazuje wszystkie karty własne albo nic nie dostaje.

## Conduct

guide-conduct = Zachowanie przy stole
guide-conduct-body =
    Co gracze są sobie winni według podręcznika gry domowej, a obok TDA. Nowym graczom przypomina się raz, życzliwie; powtarzające się naruszenia to sprawa dla floora.

    ## Ręce przy sobie
    - Cudzych żetonów i kart nie dotyka się nigdy.
    - Żetony zakładu pozostają przed graczem; nikt nie rzuca ich do puli i nikt prócz krupiera ich nie ściąga.
    - Karty i żetony trzyma się na widoku. Każdy musi widzieć, kto jest w grze i ile mniej więcej ma. Wysokie żetony stoją z przodu lub na wierzchu.

    ## W swojej kolejności, raz
    - Trzeba czekać na swoją kolej, także z pasem. Kto działa za wcześnie, zdradza swoją rękę.
    - Jeden ruch albo najpierw kwota. Gdy w jednej kolejce padną dwie zapowiedzi, obowiązuje pierwsza, a reszta wraca.

    | Co powiedziano | Co obowiązuje |
    | „Call… i raise 100 000” | Call; podbicie wraca |
    | „Fold… nie, call” | Fold |
    | „Raise do 5000… nie, 10 000” | Podbicie do 5000 |

    - Czekanie, a potem podbicie jest dozwolone (check-raise, dawniej sandbagging).
    - W limicie trzeba z góry uzgodnić liczbę podbić: zwykle trzy, w niektórych kasynach dwa lub cztery. W no-limit nie ma to znaczenia.

    ## Table stakes
    Postawić można tylko to, co leżało na stole na początku rozdania. Bez portfela, wyjścia do bankomatu i pożyczek.
    W cash game między rozdaniami można pożyczyć żetony, ale nikt nie musi się zgodzić; lepszy jest rebuy. W turnieju żetony nigdy nie przechodzą między graczami.

    ## Karty
    - Karty mówią. Nikt nie bierze puli na okrzyk: ręce leżą odkryte, aż wszyscy je odczytają.
    - Pierwszy pokazuje ten, kogo sprawdzono, czyli kto ostatni postawił lub podbił, a nie zwyczajowo mała ciemna.
    - Bez slow rolla: kto wie, że wygrał, pokazuje od razu i obie karty razem.
    - Spasowanych kart się nie pokazuje i pasuje się tak, by się nie odwróciły. Nikt o nich nie mówi, dopóki rozdanie trwa.
    - Nikt nie może żądać, by pokazano karty wygrywającego, którego nie sprawdzono, albo gracza, który spasował.

    ## Rozmowy
    Bez rad, bez głośnego odczytywania rąk, których nie wyłożono, bez rozmów o żywych i spasowanych kartach. Jedna ręka, jeden gracz.

    ## Co robi floor
    Ostrzeżenie, jedno opuszczone rozdanie, opuszczone orbity, dyskwalifikacja. Zasady: TDA 2011, zasady 51 do 55; TDA 2024, zasady 67 do 71.

guide-leaving-early = Wcześniejsze opuszczenie turnieju
guide-leaving-early-body =
    Cash game można opuścić w każdej chwili, ze wszystkimi żetonami. Turnieju nie: nikt nie ma prawa go opuścić i dostać wypłaty. Podręcznik gry domowej ma zasady na wypadek zgody wszystkich; oficjalny turniej nie pyta o powód, bo niczego to nie zmienia.

    ## Przed miejscami płatnymi
    - Gracz zajmuje lokatę, którą miałby, gdyby w tej chwili odpadł.
    - Jego żetony schodzą z gry. Nagrody za lokaty się nie zmieniają.
    - Przykład: płatne są 3 miejsca, zostało 8 graczy i odchodzi lider, który ma 60 000. Lider jest ósmy, nic nie dostaje, a 60 000 w żetonach schodzi z gry.

    ## Na miejscu płatnym
    - Gracz dostaje nagrodę za lokatę, z której odchodzi: tyle, ilu graczy jest jeszcze w grze, razem z odchodzącym. To, że prowadzi, niczego nie zmienia.
    - Jego żetony dzieli się równo między pozostałych i gra toczy się dalej.
    - Przykład: zostało 3 graczy i 3 miejsca są płatne, stacki 60 000, 25 000 i 15 000. Odchodzi lider. Dostaje trzecią nagrodę, pozostali grają dalej z 55 000 i 45 000.
    - To, czego nie da się podzielić, zostaje poza grą: 10 000 między trzech graczy w żetonach po 100 daje po 3300, a 100 zostaje.

    ## Argumenty przeciw
    TDA nie przewiduje podziału stacka. Żetony zdyskwalifikowanego schodzą z gry (TDA 2011, zasada 51; TDA 2024, zasada 71), a porzucony stack dalej stawia blindy i ante. Podział stacka najbardziej pomaga tym, którzy mają mało żetonów, więc zasadę lokalu trzeba ogłosić przed turniejem albo jej nie stosować.

## Reference

guide-hints = Wskazówki dla graczy
guide-hints-body =
    Uwagi z zasad polskich dla tych, którzy się uczą, po jednej na grę.

    - Hold'em: po flopie zna się pięć ze swoich siedmiu kart. Czego wtedy brakuje, tego zwykle brakuje do końca.
    - Hold'em: wczesne pasowanie słabych kart oszczędza więcej, niż zwraca szczęście.
    - Omaha: wybiera się z dziewięciu kart, więc silne układy są częste, a ręka, która wygrałaby w hold'emie, często nie wystarcza.
    - Omaha hi-lo: wymaga więcej umiejętności niż pozostałe. Najpierw warto poćwiczyć bez stawek.

guide-prizes-and-deals = Nagrody i deale
guide-prizes-and-deals-body =
    Żadna numerowana zasada nie mówi, które miejsca są płatne ani w jakiej proporcji. Lokal ogłasza to przed grą, a lista jest ostateczna, gdy nie sprzedaje się już wejść.

    - Długo płacono zwykle 10% uczestników; duże turnieje płacą dziś 15%. Klub lub gra domowa płaci mniej miejsc.
    - Kto dostaje nagrodę, powinien odzyskać więcej, niż kosztowało jedno wejście: zwykle półtora lub dwa razy tyle.
    - Nagrody są w całych jednostkach, żadna dalsza lokata nie dostaje więcej niż poprzednia, a razem dają dokładnie pulę. Reszta z zaokrągleń przypada pierwszemu miejscu.
    - Gracze, którzy dzielą lokatę, dzielą jej nagrodę i nagrody następnych lokat, które wypełniają.
    - Flighty, które się łączą, mają wspólną pulę: wchodzi do niej to, co sprzedano w każdym z nich, przechodzą bounty tych, którzy zapakowali żetony, a miejsca płatne liczy się od wejść ze wszystkich flightów.
    - Stałe bounty wygrywa się w całości. Z progresywnego wygrywa się część, zwykle połowę, a reszta powiększa bounty gracza, który je wygrał; zwycięzca turnieju zatrzymuje własne.
    - Mystery bounty są w zapieczętowanych kopertach: listę zawartości ustala się przed pierwszym losowaniem, a każde losowanie można potem sprawdzić. Pieczętuje się je po zakończeniu sprzedaży.
    - Na każdą wypłatę należy wziąć podpisane potwierdzenie, a na koniec policzyć kasę: musi w niej być to, co wpłynęło, minus to, co wypłacono.
    - Satelita płaci biletami jednakowej wartości. Reszta przypada następnej lokacie, a gra kończy się, gdy wszystkie bilety są wygrane.
    - Gracze, którzy zostali, mogą zawrzeć deal, jeśli wszyscy się zgodzą. ICM mówi, ile wart jest każdy stack, według tego, jak prawdopodobna jest dla niego każda lokata; chip chop daje każdemu najmniejszą pozostałą nagrodę i dzieli resztę według żetonów, co sprzyja liderowi; równy podział daje każdemu tyle samo.
    - Chip chop może dać liderowi więcej niż pierwsza nagroda. Trzeba to powiedzieć, zanim się zgodzą.
    - Często część pieniędzy zostawia się dla zwycięzcy, żeby było jeszcze o co grać.

guide-slang = Nazwy rąk startowych
guide-slang-body =
    Jak gracze nazywają swoje dwie pierwsze karty. To nazwy na widownię i na przerwę: przy stole nikt nie nazywa ręki, która jest jeszcze w grze.

guide-history = Krótka historia
guide-history-body =
    Według podręcznika gry domowej, bez źródeł. Część tych informacji jest sporna; to po prostu opowieść.

    - Nikt nie wie na pewno, kiedy i z czego powstał poker. Badacze się spierają.
    - Około XV wieku, Persja: stawianie na karty wywodzi się z gry zwanej As Nas.
    - W tym samym czasie Hiszpania, Włochy i Francja: primero, spokrewniona gra z trzema kartami i ich układami.
    - Anglia i Niemcy: z blefem i stawianiem powstał w Anglii brag, a w Niemczech Pochen.
    - Francja, potem Ameryka: gra wróciła do Francji jako poque, a na początku XIX wieku przepłynęła ocean.
    - Stany Zjednoczone: przybrała dzisiejszą postać. Załogi parowców na Missisipi grały, by skrócić podróż, i rozniosły ją po kraju, a odmian przybywało.
    - Texas Hold'em ma pochodzić z gry zwanej Wild Widow, prawdopodobnie z roku 1919, a jego nazwa od słów „hold me darling”. To odmiana najbardziej znana.

guide-glossary = Słownik
guide-glossary-body =
    Słowa używane na sali, z nazwami czeskimi i polskimi. Gdy przy jednym stole to samo słowo znaczy dla ludzi co innego, najlepiej użyć angielskiego i powiedzieć, co znaczy.

    - Polski „poker” to straight flush; czeski podręcznik nazywa tak karetę.
    - „Runda” może znaczyć rundę licytacji, poziom albo po jednym rozdaniu na gracza. Trzeba powiedzieć, którą.
    - Czeskie „barva” i polskie „kolor” oznaczają i kolor karty, i układ.
