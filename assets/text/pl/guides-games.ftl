# Guides to the games. Bodies are pages: headings, lists, tables, cards in backticks.

guide-holdem = Texas Hold'em
guide-holdem-body =
    Dwie karty dla każdego gracza, pięć wspólnych. Wygrywa najlepsze pięć z siedmiu. To krewny seven-card studa z kartami wspólnymi, dla 2 do 10 graczy.

    ## Przed kartami
    - Jeden gracz ma pozycję rozdającego, oznaczoną buttonem. Po każdym rozdaniu button przesuwa się zgodnie z ruchem wskazówek zegara.
    - Miejsce na lewo od buttona stawia małą ciemną, następne dużą. Dzięki nim jest o co grać.
    - W grze z limitem duża ciemna to niższy limit, a mała ciemna to jego połowa: w grze 10/20 jest to 5 i 10.
    - Przy dwóch graczach button stawia małą ciemną, przed flopem działa pierwszy, a potem ostatni, i dostaje ostatnią kartę (TDA 2011, zasada 31; TDA 2024, zasada 34). Podręczniki o tym nie mówią.

    ## Przebieg
    | Ulica | Karty | Kto pierwszy | Limit |
    | Przed flopem | Po dwie karty własne, po jednej, najpierw mała ciemna | Miejsce za dużą ciemną | Niższy |
    | Flop | Spalenie, trzy karty | Pierwsza żywa ręka na lewo od buttona | Niższy |
    | Turn | Spalenie, jedna karta | Tak samo | Wyższy |
    | River | Spalenie, jedna karta | Tak samo | Wyższy |

    ## Możliwości
    - Przed flopem: sprawdzić, podbić lub spasować. Nikt nie czeka, bo blindy są zakładem. Jeśli nikt nie podbił, duża ciemna może czekać, podbić lub spasować; jej check kończy rundę.
    - Na dalszych ulicach: czekać, dopóki ktoś nie postawi, potem sprawdzić, podbić lub spasować.
    - Runda idzie zgodnie z ruchem wskazówek zegara, aż wróci do gracza, który ostatni postawił lub podbił.

    ## Wygrana
    Zakład, którego nikt nie sprawdzi, wygrywa od razu. Inaczej ręce się pokazuje, a każdy gracz używa dwóch, jednej lub żadnej ze swoich kart własnych. Przykład: z `Ah 7c` i kartami na stole `Kh 9h 4h 2h Kd` najlepsze pięć to `Ah Kh 9h 4h 2h`, kolor do asa z jedną kartą własną.
    Równe ręce dzielą pulę. Jeśli karty na stole są dla wszystkich najlepszą ręką, część dostaje każdy, kto został. Według TDA trzeba do tego pokazać obie karty własne. Jedenaście porównań jest na stronie Kickery.

    ## Następne rozdanie
    Podręcznik gry domowej, zasady ogólne i polskie: button idzie do następnego gracza. W turniejach gra się z martwym buttonem, aby nikogo nie ominęła ciemna (TDA 2011, zasada 29; TDA 2024, zasada 32).

    ## Rodzaje licytacji
    Limit: stałe kroki i limit podbić. No-limit: dowolna kwota. Pot-limit: do wielkości puli.

    ## Dla początkujących
    Zanim zagra się na pieniądze, trzeba znać starszeństwo układów i kolejność działania.

guide-omaha = Omaha
guide-omaha-body =
    Jak hold'em, z dwiema różnicami: każdy gracz dostaje cztery karty własne i musi użyć dokładnie dwóch z nich oraz dokładnie trzech ze stołu. 2 do 10 graczy. Najczęściej gra się w pot-limit.

    ## Dokładnie dwie i trzy
    | Karty własne | Karty wspólne | Najlepsze pięć | Dlaczego |
    | `As Ks 7d 2c` | `Qs Js 4s 9h 9d` | `As Ks Qs Js 4s` | Kolor z dwoma pikami z ręki |
    | `As Kd 7d 2c` | `Qs Js 9s 4s 3h` | `As Kd Qs Js 9s` | Bez koloru: w ręce tylko jeden pik |
    | `Kc Kd Kh 5s` | `Ks 8d 8h 3c 2s` | `Kc Kd Ks 8d 8h` | Ful; z trzech króli w ręce grają tylko dwa |
    | `Ah Qc 8d 3s` | `Kh Kd Kc Ks 2d` | `Kh Kd Kc Ah Qc` | Trzy króle; cztery na stole to o jednego za dużo |

    ## Przebieg
    Blindy, ulice, kolejność działania i showdown są takie jak w hold'emie. Aby wygrać sprawdzoną pulę, pokazuje się wszystkie cztery karty własne.

    ## Co przy stole idzie źle
    - Gracz liczy jedną lub trzy karty ze swojej ręki. Każdą rękę trzeba czytać po dwie i trzy, w razie potrzeby głośno.
    - Ręka z pięciu lub trzech kart rozdana przed flopem to zła liczba kart: trzeba wezwać floora, zanim ktoś zadziała.
    - Ręce są tu mocne. Przy dziewięciu kartach strit lub kolor często przegrywa.

    ## Rodzaje licytacji
    Gra się limit, pot-limit i no-limit; zwykły jest pot-limit.

guide-omaha-hi-lo = Omaha hi-lo
guide-omaha-hi-lo-body =
    Omaha, w której najwyższy układ dostaje połowę puli, a najniższy drugą połowę. Do każdej połowy używa się dokładnie dwóch kart z ręki i trzech ze stołu; mogą to być te same dwie lub inne.

    ## Co jest niskim układem
    - Pięć różnych rang, żadna powyżej 8. As liczy się jako 1.
    - Strity i kolory nie szkodzą.
    - Wygrywa niższa najwyższa karta, potem następna i tak dalej. Najlepszy niski układ to `5h 4c 3d 2s Ac`.
    - Bez trzech różnych rang od 8 w dół na stole nikt nie ma niskiego układu. Wtedy wszystko bierze wysoki.

    ## Przykład
    A ma `Ah 2h Kd Qc`, na stole jest `3c 5s 8h Kh 9h`.

    | Połowa | Najlepsze pięć | Co to jest |
    | Wysoki | `Ah Kh 9h 8h 2h` | Kolor do asa |
    | Niski | `8h 5s 3c 2h Ah` | Niski osiem-pięć |

    Obie połowy używają `Ah 2h`: jeden gracz może wygrać obie, co nazywa się scoop.

    ## Karta, która psuje
    Z `Ac 2d Ks Qs` i `3h 4s 8d` na stole nikt nie ma lepszego niskiego układu. Jeśli przyjdzie `2h`, dwójka leży też na stole: ręka to nadal `8d 4s 3h 2d Ac`, ale as z 5, 6 lub 7 jest lepszy, na przykład `6c 4s 3h 2h Ad`. To się nazywa counterfeit.

    ## Podział
    - Każdą pulę, główną i poboczne, dzieli się osobno.
    - Niepodzielny żeton puli przypada wysokiemu układowi. Między równymi rękami przypada pierwszemu miejscu na lewo od buttona.
    - Dwa równe niskie układy dzielą swoją połowę. Pula 1000: wysoki układ 500, każdy z dwóch równych niskich 250. Kto dostaje ćwierć puli, jest „quartered”.

## Stud

guide-seven-card-stud = Seven-card stud
guide-seven-card-stud-body =
    Siedem kart dla każdego gracza, trzy zakryte i cztery odkryte; wygrywa najlepsze pięć. Nie ma buttona ani blindów: są ante i bring-in, a kto działa, wskazują karty odkryte. Gra się zwykle w limicie, 2 do 8 graczy.

    ## Ante i bring-in
    - Przed każdym rozdaniem wszyscy stawiają ante: od około jednej szóstej do jednej trzeciej niższego limitu. Nie jest częścią żadnego zakładu. Przy limitach 10/20 to 2 lub 3.
    - Najniższa pierwsza odkryta karta daje bring-in: od połowy do dwóch trzecich niższego limitu, tu 5 lub 6.
    - Równe pierwsze karty: bring-in daje najniższy kolor. Od najniższego: trefle, kara, kiery, piki.
    - Bring-in to zakład. Można go sprawdzić lub podbić. Jeśli nikt nie podbije, gracz, który go dał, może czekać i zakończyć rundę, podbić albo spasować.

    ## Ulice
    | Ulica | Karty | Kto pierwszy | Limit |
    | Trzecia | Dwie zakryte, jedna odkryta | Najniższa odkryta daje bring-in, potem zgodnie z ruchem wskazówek zegara | Niższy |
    | Czwarta | Spalenie, jedna odkryta | Najwyższy układ odkryty | Niższy |
    | Piąta | Spalenie, jedna odkryta | Najwyższy układ odkryty | Wyższy |
    | Szósta | Spalenie, jedna odkryta | Najwyższy układ odkryty | Wyższy |
    | Siódma | Spalenie, jedna zakryta | Najwyższy układ odkryty | Wyższy |

    Karty rozdaje się po jednej, zgodnie z ruchem wskazówek zegara od lewej strony krupiera. Gdy dwa układy odkryte są równie wysokie, według TDA zaczyna najwyższa karta według koloru (TDA 2024, RP-10).

    ## Odkryta para na czwartej ulicy
    Podręcznik gry domowej: gracz, który na czwartej ulicy pokazuje parę, może postawić wyższy limit; nikt inny przed piątą ulicą nie może. TDA 2024, RP-10, z tego zrezygnowało: para nie podwaja zakładu.

    ## Możliwości
    Na trzeciej ulicy sprawdzić, podbić lub spasować. Potem czekać lub postawić, a po zakładzie sprawdzić, podbić lub spasować. Pasuje się, odwracając karty odkryte; kto ma przed sobą zakład i podnosi swoje odkryte karty, ten spasował (TDA 2011, zasada 50; TDA 2024, zasada 66).

    ## Showdown
    - Pierwszy pokazuje ten, kto ostatni postawił lub podbił.
    - Na siódmej ulicy nikt nie postawił: według TDA pierwszy pokazuje najwyższy układ odkryty. W podręczniku gry domowej pierwszy pokazuje gracz, który mógł postawić ostatni, i podręcznik sam sobie tu przeczy; pewniejsza jest zasada TDA.

    ## Za mało kart
    Gdy zostaje wszystkich ośmiu graczy, potrzeba więcej kart, niż jest w talii. Zob. Stud, gdy brakuje kart.

    ## Rodzaje licytacji
    Limit, pot-limit i no-limit, jak w każdej rodzinie gier.

guide-stud-last-card = Stud, gdy brakuje kart
guide-stud-last-card-body =
    Przed siódmą ulicą trzeba policzyć. Pozostałe karty = 52 minus wszystkie rozdane, minus trzy spalone. Spasowane karty są martwe według każdej zasady: nigdy nie rozdaje się ich ponownie.

    ## Podręcznik gry domowej
    1. Jest po karcie dla każdego żywego gracza i jedna do spalenia: spalić i rozdać jak zwykle.
    2. Inaczej, jeśli pozostałe i trzy spalone razem starczą na jedną kartę dla każdego: zmieszać je i rozdać po jednej bez spalania.
    3. Inaczej zmieszać karty spalone i odkryć jedną, która liczy się dla wszystkich.

    Jeśli jest dokładnie po jednej karcie dla każdego i żadnej do spalenia, podręcznik milczy; traktuje się to jak brak kart.

    ## Przykłady
    | Kto zostaje | Rozdane | Pozostałe | Ze spalonymi | Co zrobić |
    | 8 dostało karty, wszyscy zostają | 48 | 1 | 4 na 8 | Jedna karta dla wszystkich |
    | 8 dostało karty, jeden spasował z 3 kartami | 45 | 4 | 7 na 7 | Zmieszać, po jednej |
    | 8 dostało karty, jeden spasował z 4 kartami | 46 | 3 | 6 na 7 | Jedna karta dla wszystkich |
    | 8 dostało karty, dwóch spasowało z 4 kartami | 44 | 5 | 8 na 6 | Zmieszać, po jednej |
    | 8 dostało karty, dwóch spasowało z 3 kartami | 42 | 7 | 10 na 6 | Spalić jedną, rozdać sześć |
    | 7 dostało karty, wszyscy zostają | 42 | 7 | 10 na 7 | Nie ma karty do spalenia: zmieszać, po jednej |

    ## TDA 2024, RP-10
    Ta procedura liczy też jedną kartę spaloną i ostatnią, której się nie rozdaje. Potrzeba karty dla każdego gracza i jeszcze dwóch.

    1. Pozostało dość: rozdać jak zwykle.
    2. Dość razem z trzema spalonymi: wmieszać je, spalić i rozdać.
    3. Nie dość, ale pozostały co najmniej trzy: spalić i odkryć jedną z pozostałych dla wszystkich.
    4. Pozostało mniej niż trzy: wmieszać spalone, przełożyć, spalić i odkryć jedną dla wszystkich.

    Przy karcie dla wszystkich pierwszy jest znowu ten, kto był pierwszy na szóstej ulicy.

    ## Przy stole
    Trzeba głośno powiedzieć, że karta liczy się dla wszystkich, i zostawić ją na środku. Nikt nie dostaje własnej.

guide-stud-hi-lo = Stud hi-lo, eight or better
guide-stud-hi-lo-body =
    Seven-card stud, w którym wysoki układ dostaje połowę puli, a niski drugą połowę.

    - Niski układ liczy się od pięciu różnych rang, żadnej powyżej 8; as liczy się jako 1.
    - Wysoki układ tworzy dowolnych pięć z siedmiu kart, niski dowolnych pięć. Te same karty mogą służyć obu.
    - Nikt nie ma niskiego układu: wszystko bierze wysoki.
    - Ante, bring-in i ulice są takie jak w seven-card studzie: najniższa pierwsza karta daje bring-in, potem zaczyna najwyższy układ odkryty.

    ## Przykład
    `Ah 2d 3c 4s 5h 9h Kh` to strit do piątki na wysoki i najlepszy niski układ. `Kc Kd 8s 7h 4d 3s 2c` ma parę króli na wysoki i osiem-siedem na niski.

    ## Podział
    Każda pula osobno, po połowie. Niepodzielny żeton przypada wysokiemu układowi. Równe wysokie układy dzielą swoją połowę; niepodzielny żeton między nimi przypada według koloru najwyższej z pięciu wygrywających kart.

guide-razz = Razz
guide-razz-body =
    Seven-card stud na niski układ. Całą pulę wygrywa najniższe pięć z siedmiu kart; nie ma kwalifikacji.

    - As jest niski, strity i kolory się nie liczą. Najlepsza ręka `5h 4c 3d 2s Ac`.
    - Bring-in daje najwyższa pierwsza odkryta karta. Przy równych rangach podręcznik nie wskazuje koloru; zwykle bring-in daje najwyższy kolor, piki przed kierami, karami i treflami.
    - Od czwartej ulicy zaczyna najniższy układ odkryty.
    - Ante, bring-in, ulice i limity są takie jak w seven-card studzie.

    ## Przykład
    `Kd Kh 8s 6c 4d 2h As` gra jako `8s 6c 4d 2h As`, osiem-sześć. `9c 7d 7h 5s 3c 3d 2s` gra jako `9c 7d 5s 3c 2s`, bo para jest gorsza niż każda ręka bez pary.

    ## Showdown
    Po zakładzie pierwszy pokazuje ten, kto ostatni postawił lub podbił; inaczej najniższy układ odkryty.

guide-five-card-stud = Five-card stud
guide-five-card-stud-body =
    Stud z jedną kartą zakrytą i czterema odkrytymi. Wszystko inne jak w seven-card studzie.

    | Ulica | Karty | Kto pierwszy |
    | Druga | Jedna zakryta, jedna odkryta | Najniższa odkryta daje bring-in |
    | Trzecia | Spalenie, jedna odkryta | Najwyższy układ odkryty |
    | Czwarta | Spalenie, jedna odkryta | Najwyższy układ odkryty |
    | Piąta | Spalenie, jedna odkryta | Najwyższy układ odkryty |

    To cztery rundy licytacji; podręcznik nie podaje ich liczby. Gra wszystkie pięć kart, więc w showdownie nie ma czego wybierać, a zakryta jest tylko jedna karta. Dziesięciu graczy potrzebuje 50 kart: ze spalonymi to za dużo, więc sadza się najwyżej dziewięciu.

## Draw

guide-five-card-draw = Poker dobierany (five-card draw)
guide-five-card-draw-body =
    Pięć kart zakrytych, jedna wymiana, dwie rundy licytacji. Wygrywa najwyższa ręka. To wersja z podręcznika gry domowej; o grze polskiej zob. Polski poker dobierany.

    ## Przebieg
    1. Wszyscy stawiają ante, od około jednej szóstej do jednej trzeciej niższego limitu. Nie jest częścią zakładu.
    2. Po pięć kart, po jednej, zgodnie z ruchem wskazówek zegara.
    3. Pierwsza runda licytacji w kolejności rozdawania. Nie wolno czekać: otworzyć lub sprawdzić, podbić albo spasować.
    4. Wymiana: każdy gracz po kolei odkłada do trzech kart i dostaje tyle samo nowych.
    5. Gracz, który zostawia asa, może wymienić cztery. Zwyczajowo pokazuje asa.
    6. Druga runda licytacji: czekać lub postawić, a po zakładzie sprawdzić, podbić lub spasować.
    7. Showdown. Pulę bierze najwyższa ręka.

    ## Przykład wymiany
    `As Kd 8h 5c 2d`: zostawić `As`, pokazać go i wziąć cztery. `Qh Qd 9s 6c 3h`: zostawić `Qh Qd` i wziąć trzy.

    ## Rodzaje licytacji
    Limit: stałe zakłady i limit podbić; przy dwóch rundach licytacji ogólne zasady lokali pozwalają na zakład i cztery podbicia. Pot-limit: do wielkości puli. No-limit: bez jednego i drugiego.

    ## Przy stole
    - Policzyć karty każdego gracza przed wymianą i po niej.
    - Mówić głośno, ile kart bierze każdy gracz; kto nie wymienia, puka lub to mówi.
    - Odłożone karty idą od razu do odrzuconych.

guide-double-draw = Dwie wymiany (double draw)
guide-double-draw-body =
    Poker dobierany z dwiema wymianami, a więc z trzema rundami licytacji: po rozdaniu, po pierwszej wymianie, po drugiej. Reszta bez zmian.

    W limicie trzy rundy oznaczają według ogólnych zasad lokali limit podbić dłuższych gier: zakład i trzy podbicia. Przy wielu graczach talia może się skończyć: karty odłożone w poprzednich wymianach tasuje się i stają się nowym magazynem. Gracz nigdy nie dostaje z powrotem tego, co właśnie odłożył, więc ostatnią wymianę trzyma się osobno.

guide-lowball = Lowball
guide-lowball-body =
    Poker dobierany na najniższy układ.

    - Ace to five, jak w podręczniku gry domowej: as jest niski, strity i kolory się nie liczą. Najlepsza ręka `5h 4c 3d 2s Ac`.
    - Deuce to seven, jak gra się w wielu lokalach: as jest wysoki, strity i kolory liczą się przeciw ręce. Najlepsza ręka `7h 5c 4d 3s 2c`.
    - Przed pierwszym rozdaniem trzeba powiedzieć, w którą się gra. Zob. Niskie układy.

    Rozdawanie, wymiana i licytacja są takie jak w pokerze dobieranym. Triple draw ma trzy wymiany i cztery rundy licytacji.
    Czekanie, a potem podbicie jest w większości gier dozwolone, ale niektóre odmiany lowballa tego zabraniają; mówi o tym lokal.

## Polish rules

guide-polish-draw = Polski poker dobierany, 52 karty
guide-polish-draw-body =
    Polska odmiana pokera dobieranego. Od podręcznika gry domowej różni się czekaniem, wymianą, tym, co się dzieje, gdy nikt nie stawia, i starszeństwem układów po wymianie.

    ## Starszeństwo
    - A K Q J T 9 i tak dalej do 2. As jest wysoki, a niski tylko w 5-4-3-2-A. Kolory są równe.
    - Poker, kareta, ful, kolor, strit, trójka, dwie pary, para, brak pary.
    - Po wymianie kolor bije fula. Reszta bez zmian.
    - Równe ręce rozstrzyga ranga układu, potem karty boczne od góry.

    ## Przebieg
    1. Wszyscy stawiają umówione ante. Rozdający jest bankierem i pilnuje puli.
    2. Przekłada gracz na prawo od rozdającego. Po pięć kart, po jednej, zgodnie z ruchem wskazówek zegara; reszta to magazyn.
    3. Na forancie jest gracz na lewo od rozdającego. Otwiera lub czeka. Czekanie nic nie kosztuje i zostawia prawo, by wejść później; prawo otwarcia przechodzi w lewo.
    4. Gdy ktoś otworzył, czekać już nie wolno: spasować, sprawdzić lub podbić. Sprawdzenie zrównuje wkład z najwyższym; wkłady są wielokrotnościami ante.
    5. Podbicie zwiększa najwyższy wkład. Gracz może podbić nawet wtedy, gdy najwyższy wkład jest jego. Zwykle umawia się limit.
    6. Licytacja kończy się, gdy wróci do najwyższego wkładu, a wszyscy inni wyrównali lub spasowali.
    7. Wymiana, raz: jedna do czterech kart albo żadna.
    8. Druga licytacja według tych samych zasad.
    9. Showdown. Pokazują wszyscy, którzy zostali; gracz, którego wkład zakończył licytację, pokazuje ostatni. Jeśli został tylko jeden, bierze pulę i nie musi pokazywać.

    ## Nikt nie otwiera, nikt nie stawia
    - Nikt nie otwiera w pierwszej licytacji: wkłady zostają w puli, karty się tasuje, a rozdaje następny gracz zgodnie z ruchem wskazówek zegara.
    - Nikt nie stawia w drugiej licytacji: nowe rozdanie, a pula przechodzi dalej. Kto spasował, może wrócić, jeśli dopłaci brakującą kwotę.

    ## Magazyn się kończy
    Przy siedmiu graczach rozdaje się 35 kart i zostaje 17. Jeśli potrzeba więcej, tasuje się karty odłożone do tej pory, przekłada gracz na lewo od rozdającego, a wymiana idzie dalej z tego wtórnego magazynu.

    ## Deklarowanie układów
    Niektórzy grają tak, że układy się deklaruje, zamiast pokazywać, z własnymi zasadami sprawdzania deklaracji. W turnieju karty mówią.

guide-polish-draw-32 = Polski poker dobierany, 32 karty
guide-polish-draw-32-body =
    Ta sama gra bez kart poniżej 7: osiem rang od 7 do asa, popularna w Polsce. Obowiązuje wszystko ze strony Polski poker dobierany, 52 karty; tutaj są różnice.

    ## Para na otwarcie
    Aby otworzyć, gracz potrzebuje pary króli lub lepszej ręki. Zachowuje ją do końca i pokazuje. Para dam nie otwiera.

    | Ręka | Czy otwiera |
    | `Kh Kd 9s 8c 7h` | Tak |
    | `8h 8d 7s 7c Ad` | Tak, dwie pary są lepsze |
    | `Qh Qd As Jc 9h` | Nie |

    ## Starszeństwo
    Kolor jest tu rzadszy niż ful. Zasady uwzględniają to dopiero po wymianie: wtedy wygrywa kolor.

    | Układ | Przykład | Kombinacje w 32 kartach |
    | Poker | `Ah Kh Qh Jh Th` | 16 |
    | Kareta | `9s 9h 9d 9c Ad` | 224 |
    | Kolor | `As Qs Ts 9s 7s` | 208 |
    | Ful | `8s 8h 8d Kc Ks` | 1344 |
    | Strit | `Jd Ts 9h 8c 7d` | 4080 |
    | Trójka | `Js Jh Jd 9c 7s` | 10 752 |
    | Dwie pary | `Qh Qd 9s 9c 7d` | 24 192 |
    | Para | `As Ad Kh Tc 8d` | 107 520 |
    | Brak pary | `Ks Jd Th 8c 7s` | 53 040 |

    Tabela pokazuje kolejność po wymianie. Najniższy strit jest do waleta. Zasady nie mówią, czy as, 7, 8, 9, dziesiątka to strit; trzeba zapytać lokal przed pierwszym rozdaniem.

    ## Ilu graczy
    Pięciu graczy zostawia na wymianę 7 kart, sześciu 2. Przy sześciu wtórny magazyn jest potrzebny prawie w każdym rozdaniu.

guide-polish-holdem = Polski Texas Hold'em
guide-polish-holdem-body =
    Hold'em według zasad polskich: 2 do 10 graczy, 52 karty, dwie karty własne, flop, turn, river. Ful jest wyżej niż kolor, jak wszędzie; zmiana po wymianie dotyczy tylko pokera dobieranego.

    ## Co się różni
    - Przed flopem zaczyna miejsce na lewo od dużej ciemnej: spasować, sprawdzić lub podbić. Nie wolno czekać, bo blindy są pierwszym zakładem, a nie ante. O opcji dużej ciemnej zasady nie wspominają; gra się z nią, jak wszędzie.
    - W pierwszej rundzie każdy gracz ma jedno sprawdzenie i trzy podbicia.
    - Potem każdy może czekać, spasować, sprawdzić i podbić.
    - Rozdający zmienia się co rozdanie i jest oznaczony żetonem; bliższe miejsce stawia małą ciemną, następne dużą.

    ## Showdown
    Najlepsze pięć z dwóch kart własnych i pięciu wspólnych. Równe ręce dzielą pulę równo.

guide-polish-omaha = Polska Omaha
guide-polish-omaha-body =
    Omaha według zasad polskich: 2 do 10 graczy z żetonami wystarczającymi na blindy i licytację, po cztery karty, dokładnie dwie z ręki i trzy ze stołu.

    - Pierwsza runda: jak na stronie Polski Texas Hold'em, nikt nie czeka, jedno sprawdzenie i trzy podbicia na gracza.
    - Pozostałe rundy są takie jak w hold'emie: flop, turn, river, każda z licytacją.
    - Równe ręce dzielą pulę równo.
    - Ful jest wyżej niż kolor.

    Przykład: `Ad Kd Qs 9c` przy `Jd 8d 3d Tc 2h` to kolor do asa, `Ad Kd Jd 8d 3d`.

guide-polish-omaha-hi-lo = Polska Omaha hi-lo
guide-polish-omaha-hi-lo-body =
    Połowa puli dla najwyższego układu, połowa dla najniższego. Do każdej połowy dwie karty z ręki i trzy ze stołu; mogą być różne i jeden gracz może wygrać obie.

    ## Co jest niskim układem
    - Żadnej karty powyżej 8, żadnej pary i żadnego wyższego układu. As liczy się jako 1.
    - Czytane dosłownie wyklucza to z niskiego układu także strity i kolory, z jednym wyjątkiem: 5-4-3-2-A to najlepszy niski układ, a zarazem strit do wysokiego. Inne zbiory dopuszczają strity i kolory. Przed grą trzeba powiedzieć, co obowiązuje.
    - Bez trzech kart od 8 w dół na stole nikt nie ma niskiego układu i wszystko bierze wysoki.

    | Niski układ | Dosłownie | Inne zbiory |
    | `5h 4c 3d 2s Ac` | Najlepszy niski | Najlepszy niski |
    | `8h 7c 6d 5s 4c` | Strit, nie niski | Niski |
    | `8h 6h 4h 2h Ah` | Kolor, nie niski | Niski |

    ## Porównywanie
    Wygrywa niższa najwyższa karta, potem następna.

    | Przypadek | Pierwszy | Drugi | Lepszy niski |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Drugi |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | Pierwszy |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Drugi |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | Pierwszy |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Drugi |

    ## Licytacja
    Jak na stronie Polska Omaha. Strity takie jak 8-7-6-5-4 są nadal stritami do wysokiego.

## Against the house

guide-ultimate-texas-holdem = Ultimate Texas Hold'em
guide-ultimate-texas-holdem-body =
    Gra kasynowa przeciw kasynu, a nie między graczami. Każdy gracz gra dwiema swoimi kartami i kartami wspólnymi przeciw dwóm kartom krupiera i tym samym wspólnym.

    ## Stawki
    - Ante i Blind: równe stawki, przed rozdaniem.
    - Trips: dodatkowa stawka, przed rozdaniem, wypłacana za własną rękę gracza.
    - Play: jedno podbicie w rozdaniu, im wcześniej, tym większe.

    ## Przebieg
    1. Stawia się Ante i Blind, a kto chce, także Trips.
    2. Po dwie karty, zgodnie z ruchem wskazówek zegara, krupierowi też. Gracze ich nie pokazują i o nich nie rozmawiają.
    3. Pierwsza decyzja: czekać albo Play za trzy lub cztery razy Ante.
    4. Spalenie, trzy karty na stół.
    5. Druga decyzja, jeśli nie ma jeszcze Play: czekać albo Play za dwa razy Ante.
    6. Spalenie, dwie ostatnie karty razem.
    7. Trzecia decyzja, jeśli nie ma jeszcze Play: spasować albo Play za raz Ante. Potem odkrywa się karty krupiera.

    | Karty na stole | Play |
    | Brak | 3 lub 4 razy Ante |
    | Trzy | 2 razy |
    | Pięć | 1 raz |

    ## Rozliczenie
    Od ostatniego boksu w grze, od prawej do lewej. Krupier odkrywa karty gracza i ogłasza najlepsze pięć z siedmiu. Kickery pochodzą z ręki lub ze stołu.
    Krupier kwalifikuje się z parą lub lepszą ręką.

    | | Ante | Play | Blind |
    | Gracz lepszy, krupier się kwalifikuje | 1:1 | 1:1 | Tabela wypłat przy stricie lub lepszym, inaczej zwrot |
    | Gracz lepszy, krupier się nie kwalifikuje | Zwrot | 1:1 | Tak samo |
    | Krupier lepszy, kwalifikuje się | Przegrana | Przegrana | Przegrana |
    | Krupier lepszy, nie kwalifikuje się | Zwrot | Przegrana | Przegrana |
    | Remis | Zwrot | Zwrot | Zwrot |
    | Pas | Przegrana | Brak | Przegrana |

    Trips rozlicza się tylko według ręki gracza, bez względu na to, co ma krupier. Poniżej trójki jest przegrane. Zasady nie mówią, co dzieje się z nim po pasie; lokal ustala to z góry.

    ## Ile płaci Trips
    | Układ | Trips |
    | Poker królewski | 50:1 |
    | Poker | 40:1 |
    | Kareta | 30:1 |
    | Ful | 8:1 |
    | Kolor | 6:1 |
    | Strit | 5:1 |
    | Trójka | 3:1 |

    Niektóre kasyna płacą zamiast tego za kolor 7:1, a za strita 4:1. Obowiązuje tabela wypłat wywieszona przy grze.

    ## Ile płaci Blind przy wygranej
    | Układ | Blind |
    | Poker królewski | 500:1 |
    | Poker | 50:1 |
    | Kareta | 10:1 |
    | Ful | 3:1 |
    | Kolor | 3:2 |
    | Strit | 1:1 |

    ## Przykłady z Ante 10 i Blind 10
    | Play | Trips | Co się dzieje | Netto |
    | 40 | 5 | Ful bije dwie pary | 10 + 40 + 30 + 40 = 120 |
    | 20 | 0 | Kolor bije parę | 10 + 20 + 15 = 45 |
    | 10 | 0 | Strit bije trójkę | 10 + 10 + 10 = 30 |
    | 40 | 0 | Para bije krupiera bez pary | 0 + 40 + 0 = 40 |
    | 10 | 5 | Krupier bez pary wygrywa wysoką kartą | 0 − 10 − 10 − 5 = −25 |
    | 10 | 5 | Obaj grają stritem ze stołu | 0 + 0 + 0 + 25 = 25 |
    | 40 | 5 | Kolor przegrywa z fulem | −10 − 40 − 10 + 30 = −30 |
    | 40 | 10 | Poker królewski bije parę | 10 + 40 + 5000 + 500 = 5550 |
    | Brak | 0 | Pas po riverze | −10 − 10 = −20 |

    Kolor płaci na Blind 3:2: przy stawce 5 to 7,50. Zasady nie mówią, co z połówką; płaci się dokładnie albo zaokrągla w dół do najmniejszego żetonu lokalu.

## Where the names of starting hands come from

slang-airline = Litery linii lotniczych
slang-two-aces = Dwa asy w ręce
slang-pretty = W slangu ładna młoda kobieta
slang-king-and-queen = Król i dama
slang-detective = Detektyw z telewizji
slang-hook = „Hook” (hak) to też pułapka
slang-jack-ace = „Jack” i „ace” czytane razem
slang-band = Zespół muzyczny
slang-coins = Monety dziesięciocentowe
slang-two-titles = Wygrał z nią dwa mistrzostwa świata
slang-nine-nein = Wulgarna gra słów „nine” i „nein”
slang-bananas = Prędzej w Montanie urosną banany
slang-shape-8 = Kształt ósemki
slang-shape-88 = Kształt dwóch ósemek
slang-shape-77 = Kształt dwóch siódemek
slang-highway = Autostrada
slang-sexual = Żart o podtekście seksualnym
slang-miles = 55 mil na godzinę
slang-pistol = Pistolet
slang-outlaw = Bandyta, podobno zastrzelony z czterdziestki piątki
slang-crab = Odwrócona trójka wygląda jak krab
slang-duck = Tak wygląda dwójka
