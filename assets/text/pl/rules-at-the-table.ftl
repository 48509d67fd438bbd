# Pages about rules: where people sit, button and blinds, dealing, showdown, pots, clock and chips.
# The title, what the rule decides, what changed between editions, and worked examples.
# How pages are marked up stands in tests/floor/rule_pages.rs.

rule-floor-decisions = Decyzje floora
rule-floor-decisions-says =
    Floor rozstrzyga każdy spór, a jego decyzja jest ostateczna.
    Najważniejsze są uczciwość i dobro gry. W nietypowym przypadku stoją wyżej niż litera zasady technicznej.

    1. Zatrzymać akcję; karty i żetony zostają tam, gdzie są.
    2. Wysłuchać najpierw krupiera, potem graczy, których rzecz dotyczy, po jednym.
    3. Znaleźć zasadę i zapytać, czy to zwykły przypadek, dla którego powstała.
    4. Zdecydować, ogłosić to jednym zdaniem i wznowić grę.
    5. Zapisać decyzję; jeśli pominięto zasadę, także jej numer i powód.

    ## Co wybiera lokal
    - Czy ktoś ponad floorem rozpatruje odwołania. Zasada tego nie przewiduje.
    - Ogłoszona zasada lokalu, która mówi inaczej, ma pierwszeństwo przed tym zbiorem.
rule-floor-decisions-changed =
    Sformułowanie z latami stawało się szersze; rozstrzygnięcie jest takie samo od 2011.
rule-floor-decisions-examples =
    Miejsce 2 jest all-in. Krupier liczy i mówi 4500, miejsce 6 to sprawdza, a drugie liczenie daje 14 500.
    Według zbioru zasad miejsce 6 musi dać całą kwotę, bo zaakceptowało zakład. Krupier popełnił jednak rażący błąd, więc floor może ograniczyć to do 4500; zapisuje wtedy w dzienniku, że pominięto zasadę o zaakceptowanej akcji, i dlaczego.

rule-player-responsibilities = Obowiązki gracza
rule-player-responsibilities-says =
    Niektóre obowiązki należą do gracza. Kto swoje zaniedbał, ma słabszą pozycję, gdy floor ocenia, czyja to wina.

    - Przed znaczącą akcją: sprawdzić miejsce, rejestrację i liczbę kart.
    - Chronić rękę, trzymać karty i duże żetony na widoku, śledzić akcję.
    - Jasno okazywać zamiar, działać w swojej kolejności i bez zwłoki, odezwać się, zanim kolej zostanie pominięta.
    - W showdownie: wyłożyć wszystkie karty i zostać, aż pula zostanie przesunięta.
    - Od razu zwracać uwagę na błędy, własne i cudze.
    - Bez zwłoki przechodzić do innego stołu i być na miejscu, gdy rozdaje się karty.
    - Jedna ręka, jeden gracz: nie radzić i nie przyjmować rad.
    - Zgłaszać obraźliwe zachowanie i znać zasady lokalu.

    Zasada nie przewiduje własnej kary. Floor kieruje się nią, stosując inne zasady.
rule-player-responsibilities-changed =
    - 2011: brak osobnej zasady; te same obowiązki są rozproszone w innych.
    - 2013: zebrane w osobnej zasadzie.
    - 2019: dodano wykładanie wszystkich kart.
    - 2022: dodano liczenie własnych kart, grę bez zwłoki i zgłaszanie obraźliwego zachowania.
rule-player-responsibilities-examples =
    Krupier bierze niechronioną rękę miejsca 4 za odrzuconą i ją odrzuca. Miejsce 4 sprawdziło wcześniej 600. Kart nie można rozpoznać, a chronić je powinien ich posiadacz: 600 zostaje w puli.

    Miejsce 7 zostaje pominięte i milczy, gdy za nim działają miejsca 8 i 9. Miejsce 7 miało czas się odezwać, więc akcje miejsc 8 i 9 mogą być wiążące, a o ręce miejsca 7 decyduje floor.

rule-terminology = Oficjalne słowa i gesty
rule-terminology-says =
    Te słowa są pewne: bet, raise, call, fold, check, all-in, complete, a w pot-limit także pot.
    Stuknięcie w stół to check.
    Inne słowa i gesty też się liczą, jeśli ich znaczenie jest jasne, ale na ryzyko gracza: jeśli można je zrozumieć dwojako, skutki ponosi gracz.

    1. Czy padło oficjalne słowo albo zwykła kwota? Wtedy to się liczy.
    2. Jeśli nie, czy stół mógł to zrozumieć tylko w jeden sposób? Wtedy to się liczy.
    3. Jeśli znaczeń było kilka: strona o niejasnej licytacji.

    Lokal może ogłosić słowa we własnym języku jako równie oficjalne.
rule-terminology-changed =
    - 2011: tylko słowa.
    - 2015: dodano gesty; stuknięcie w stół nazwano checkiem.
rule-terminology-examples =
    Na flopie nie ma zakładu; miejsce 3 stuka dwa razy jednym palcem. To check.

    Wobec zakładu 400 gracz mówi „płacę” i niczego nie wysuwa. Przy większości stołów to call. Jeśli floor uzna to za jasne, gracz musi dać 400.

    W no-limit na blindach 100-200 gracz mówi „pot”. To słowo jest oficjalne tylko w pot-limit, ale zobowiązuje gracza do ważnego zakładu.

rule-player-identity = Gracza musi dać się rozpoznać
rule-player-identity-says =
    Każdy przy stole musi widzieć, kto gra.
    Obsługa może kazać graczowi zdjąć okulary przeciwsłoneczne, kaptur, maskę lub cokolwiek, co zakrywa twarz, i gracz musi to zrobić.
    Gracz, który odmawia, może zostać ukarany jak za każde inne niewłaściwe zachowanie.

    ## Co wybiera lokal
    - Czy okulary lub nakrycia głowy są w porządku, dopóki nikt nie protestuje.
    - Wyjątki z powodów zdrowotnych lub religijnych, najlepiej uzgodnione przed turniejem.
rule-player-identity-changed =
    - 2011 do 2017: brak zasady.
    - 2019: ubiór nie może trwale ukrywać, kim jest gracz; ocenia to dyrektor według standardów lokalu.
    - 2024: graczy musi dać się rozpoznać w każdej chwili, a obsługa może kazać zdjąć to, co zakrywa twarz.

rule-electronic-devices = Telefony i inne urządzenia
rule-electronic-devices-says =
    - Przy stole nikt nie dzwoni i nie odbiera telefonu.
    - Na stole nie leży telefon ani inne urządzenie.
    - Gracz z żywą ręką nie dotyka urządzenia.
    - Żadnych aplikacji do licytacji, tabel, narzędzi strategicznych ani porad od innych.

    Kary wynikają z zasady o karach, od ostrzeżenia wzwyż; pomoc strategiczna w trakcie rozdania to przypadek najcięższy.
    Aby odebrać telefon, gracz wstaje i odchodzi od stołu. Jeśli ma żywą rękę, musi ją najpierw spasować w swojej kolejności.

    ## Co wybiera lokal
    - Słuchawki, zegarki, czytniki między rozdaniami, kamery i transmisje.
    - Jak daleko to już „z dala od stołu”.
rule-electronic-devices-changed =
    - 2011: przy stole bez rozmów telefonicznych; resztę zostawiono lokalowi.
    - 2017 do 2022: przy żywej ręce bez aplikacji i tabel; o innych urządzeniach decyduje lokal.
    - 2024: żadnych urządzeń na stole ani w dłoni gracza z żywymi kartami i żadnych narzędzi strategicznych.
rule-electronic-devices-examples =
    | Co widzi krupier | 2011 | 2024 |
    | Telefon leży ekranem w dół obok żetonów | zasada lokalu | niedozwolone |
    | Gracz czyta wiadomość po spasowaniu, telefon w dłoni | zasada lokalu | dozwolone, jeśli telefon nie leży na stole |
    | Gracz czyta wiadomość, mając przed sobą żywe karty | zasada lokalu | niedozwolone, kara |
    | Gracz odbiera telefon na swoim miejscu | niedozwolone | niedozwolone |
    | Gracz patrzy w tabelę rąk startowych, mając przed sobą żywe karty | zasada lokalu | niedozwolone, kara |

rule-official-language = Języki przy stole
rule-official-language-says =
    Lokal ogłasza, w jakich językach wolno mówić przy stole, i wywiesza ich listę.
    Lista obowiązuje w trakcie rozdania wszystkich przy stole i każdego, kto mówi do nich zza barierki.
    Za pierwsze naruszenie jest przypomnienie, za powtarzane kara.
rule-official-language-changed =
    - 2011: w Stanach Zjednoczonych tylko angielski; gdzie indziej angielski i język miejscowy.
    - Późniejsze wydania: lokal ogłasza języki, które dopuszcza.
rule-official-language-examples =
    Turniej w Krakowie według wydania 2011: wolno mówić po polsku i po angielsku. Dwóch graczy, którzy w trakcie rozdania rozmawiają po hiszpańsku, prosi się, by przestali.
    Ten sam turniej według 2024: języki ogłoszone przez lokal. Jeśli ich nie ogłoszono, floor ogłasza, co obowiązuje od teraz, i nie karze za to, co było wcześniej.

rule-random-seating = Losowane miejsca i gracz na złym miejscu
rule-random-seating-says =
    Miejsca w turniejach i satelitach są losowane.

    ## Ktoś zaczął na złym miejscu
    1. Obejrzeć jego kartę miejsca. Czy zaczął z właściwą liczbą własnych żetonów?
    2. Jeśli tak, przechodzi na właściwe miejsce z żetonami, które ma w tej chwili. Wygrane i straty zostają.
    3. Jeśli grał cudzym stackiem, zasada o tym nie mówi: decyduje floor. Policzyć oba stacki, ustalić, ile rozegrano rozdań, i poprawić to przed następnym.

    Jeśli rozdanie trwa, gracz je kończy i dopiero wtedy przechodzi.
    Na właściwym miejscu traktuje się go jak każdego nowego gracza: od razu przejmuje blindy i button tego miejsca.
rule-random-seating-examples =
    Gracz wylosował stół 7, miejsce 4, a siadł przy tym samym stole na miejscu 6, z własnymi 20 000. Po godzinie ma 17 400. Przechodzi na miejsce 4 z 17 400.

    Anna zaczęła z 20 000 na miejscu Bena, a Ben przychodzi z 20-minutowym spóźnieniem. Annie zostało 14 500. Decyduje floor. Jedno z rozwiązań: Ben dostaje nietknięte 20 000 z właściwego miejsca Anny, a Anna przechodzi tam ze swoimi 14 500.

rule-late-registration = Rezerwowi, późne wejścia i re-entry
rule-late-registration-says =
    Gracz, który wchodzi późno, z listy rezerwowej lub ponownie, dostaje pełny stack startowy.
    Jego miejsce losuje się z tej samej puli co miejsca wszystkich innych.
    Karty dostaje od razu i może być małą ciemną, dużą ciemną lub buttonem, z wyjątkiem miejsc między małą ciemną a buttonem: tam czeka, aż button przejdzie.
    Żetony oddane przy re-entry schodzą z gry; suma rośnie o stack startowy minus to, co oddano.

    ## Co wybiera lokal
    - Kiedy kończy się rejestracja, ile razy można wejść ponownie i czy w ogóle można oddać stack.
    - Które stoły przyjmują jeszcze graczy pod koniec rejestracji.
rule-late-registration-changed =
    - 2011: brak zasady.
    - 2013: późno wchodzący i rezerwowi dostają pełne stacki.
    - Później: re-entry losuje się z tej samej puli, a oddane żetony schodzą z gry.
    - 2022: nowy gracz może dostać każde miejsce, także na blindach i buttonie; wcześniej wiele lokali nowych graczy tam nie sadzało.
rule-late-registration-examples =
    Stack startowy 20 000. Gracz z 3200 oddaje je i wchodzi ponownie. Dostaje 20 000, 3200 schodzi z gry, a w turnieju jest o 16 800 więcej niż przedtem.

    Rozdanie skończyło się przy 1/2/3 (button, mała ciemna, duża ciemna). Późno wchodzący losuje miejsce 4: jest dużą ciemną następnego rozdania, dostaje karty i od razu stawia.

rule-special-needs = Specjalne potrzeby
rule-special-needs-says =
    Gracz, który potrzebuje pomocy lub innego rozwiązania z powodu niepełnosprawności albo z innej ważnej przyczyny, dostaje je zawsze, gdy jest to możliwe.
    Rozwiązanie nie powinno zmieniać gry innym bardziej, niż musi.
    Poinformować stół raz i zapisać to, żeby trzymały się tego też następna zmiana i następny stół.

    Zwykłe rozwiązania: stałe miejsce zamiast losowanego, więcej przestrzeni, osoba asystująca, która odkrywa karty i przesuwa żetony, krupier, który głośno podaje karty wspólne i zakłady.
    Osoba asystująca robi to, co mówi gracz, i nie radzi: nadal obowiązuje jedna ręka, jeden gracz.
rule-special-needs-changed =
    Wydanie 2011 obejmuje nie tylko potrzeby fizyczne; nie było to całkiem nowe, ale szersze. Rozstrzygnięcie jest takie samo w każdym wydaniu.
rule-special-needs-examples =
    Gracz na wózku losuje środkowe miejsce 5. Dostaje skrajne miejsce przy tym samym stole, a gracz, który wylosował tamto, zajmuje miejsce 5. Nikt inny się nie przesiada.

rule-broken-tables = Nowi gracze i gracze z rozwiązanych stołów
rule-broken-tables-says =
    Gracz z rozwiązanego stołu, tak samo jak nowy, może dostać każde wolne miejsce: może od razu być małą ciemną, dużą ciemną lub buttonem i przejmuje prawa i obowiązki tego miejsca.
    Karty dostaje od następnego rozdania, z jednym wyjątkiem: między buttonem a małą ciemną czeka, aż button go minie.

    ## Rozwiązywanie stołu
    1. Kolejność rozwiązywania stołów ustala się z góry.
    2. Karty wolnych miejsc potasować i położyć w stosie, zakryte.
    3. Każdemu graczowi stołu rozdać jedną odkrytą kartę, potem wydawać karty miejsc od najwyższej karty; przy równych rozstrzyga kolor (piki, kiery, kara, trefle).
    4. Los decyduje więc dwa razy: w jakiej kolejności się ciągnie i co się wyciągnie.
    5. Żetony niesie się w podstawkach, na widoku. Gracza, który się ociąga, by ominąć ciemną, spotyka kara.

    „Między” oznacza miejsca za buttonem, a przed małą ciemną. Na miejscach samego buttona i samej małej ciemnej się gra.
rule-broken-tables-changed =
    - 2011: tylko dla graczy z rozwiązanych stołów; sposób losowania zostawiono lokalowi.
    - Do 2017: miejsca losuje się w dwóch krokach.
    - 2022: także nowi gracze mogą dostać każde miejsce.
rule-broken-tables-examples =
    Ostatnie rozdanie: button 8, mała ciemna 1, duża ciemna 4. Zajęte są 1, 4, 5, 6, 7 i 8. Następne rozdanie: button 1, mała ciemna 4, duża ciemna 5.

    | Wylosowane wolne miejsce | Następne rozdanie |
    | 2 lub 3 | między buttonem 1 a małą ciemną 4: bez kart; karty dopiero w kolejnym rozdaniu |
    | 9 | za buttonem: karty tak, blind nie |

    Rozdanie skończyło się przy 1/2/3, a duża ciemna z miejsca 3 odpadła. Miejsce 3 zajmuje gracz z rozwiązanego stołu: w następnym rozdaniu ma tam małą ciemną, dostaje karty i stawia.

rule-balancing = Wyrównywanie stołów i wstrzymywanie gry
rule-balancing-says =
    ## Kto przechodzi i dokąd
    1. Ustalona z góry procedura wskazuje stół, który oddaje gracza.
    2. Gry z flopem i mieszane: przechodzi gracz, który byłby tam następną dużą ciemną.
    3. Zajmuje on najgorsze wolne miejsce przy stole, gdzie brakuje graczy: to, do którego duża ciemna dojdzie najszybciej. Przejmuje też pojedynczą dużą ciemną, nawet jeśli zapłaci ją dwa razy z rzędu.
    4. Nigdy małą ciemną.
    5. Tylko w studzie: według pozycji; zajmuje się miejsce zwolnione przy tym stole jako ostatnie.

    ## Gry mieszane
    Przy przejściu z hold'ema do studa button przesuwa się raz, tam, gdzie byłby w następnym rozdaniu hold'ema, i zostaje tam przez wszystkie rozdania studa. W trakcie studa przesadza się gracza, który w hold'emie byłby dużą ciemną. Po powrocie do hold'ema button zaczyna tam, gdzie go zatrzymano.

    ## Wstrzymanie niepełnego stołu
    Od 2022: stół, przy którym po eliminacjach jest o trzech lub więcej graczy mniej niż przy najpełniejszym, przerywa grę, gdy odbija się to na jego blindach: duża ciemna wypadłaby na zwolnione miejsce. Dyrektor może kazać grać dalej i nie jest to misdeal. W turniejach 6-osobowych, turbo i innych formatach dyrektor wybiera, kiedy wstrzymać grę. Pod koniec turnieju stoły wyrównuje się dokładniej.
    2019: w turniejach z pełnymi stołami staje od razu; dyrektor może kazać grać dalej, a w innych formatach wybiera.
    2011: stół, przy którym brakuje trzech lub więcej graczy, staje od razu.
rule-balancing-changed =
    - 2011: do wstrzymania wystarczy brak trzech graczy.
    - 2013: w turniejach z pełnymi stołami miarą jest stół najpełniejszy, w innych formatach wybiera dyrektor, a dalsza gra nie jest misdealem.
    - 2022: stół przerywa grę tylko, gdy graczy ubyło przez eliminacje i odbija się to na jego blindach; dokładniejsze wyrównywanie w miarę turnieju jest zalecane, nie tylko dozwolone.
rule-balancing-examples =
    | Stoły | 2011 | 2024 |
    | 9, 9, 6 | stół z sześcioma staje | staje, gdy duża ciemna wypadłaby na zwolnione miejsce, chyba że dyrektor każe grać |
    | 9, 8, 7 | żaden nie staje | żaden nie staje |
    | 5 graczy, najpełniejszy 8 | staje | staje, gdy duża ciemna wypadłaby na zwolnione miejsce |

    Niepełny stół, ostatnie rozdanie 1/2/3, wolne 4 i 7. Przesadzany gracz zajmuje miejsce 4 i jest tam od razu dużą ciemną; na miejscu 7 doszłaby ona w trzecim rozdaniu.

    Dziewięć miejsc, zajęte 1, 2, 4, 5, 7, 8; ostatnie rozdanie: button 8, mała ciemna 1, duża ciemna 2; wolne 3, 6, 9. Miejsce 3: duża ciemna w następnym rozdaniu.
    Ten sam stół, ale duża ciemna z miejsca 2 odpadła, więc wolne jest też 2. Miejsce 3 bierze pojedynczą dużą ciemną. Miejsce 2 byłoby małą ciemną i nigdy się go nie wybiera.

rule-final-table = Wielkość stołu finałowego
rule-final-table-says =
    Wielkość stołu finałowego zależy od tego, ilu graczy mieszczą stoły turnieju.

    | Turniej | 2011 | 2024 |
    | Gry z flopem, stoły 9-osobowe | 10 | 9 |
    | Gry z flopem, stoły 8-osobowe | 10 | 9 |
    | Stoły 7-osobowe | nie podano | 7 |
    | Stoły 6-osobowe | 7 | 7 |
    | Gry stud | 9 | według wielkości stołu: 9 przy stołach 8-osobowych |

    Gdy zostanie tylu graczy, gra staje i wszyscy siadają przy jednym stole.
    Do tego czasu ostatnie stoły pozostają wyrównane i grają dalej.

    ## Co wybiera lokal
    - W 2024 te wielkości to zalecana procedura, więc razem ze strukturą można ogłosić inną.
    - Jak losuje się miejsca i button; zwykle jedno i drugie na nowo.
rule-final-table-changed =
    - 2011 do 2017: zasada z numerem. W 2011 jest 10 w grach z flopem, 7 przy stołach 6-osobowych, 9 w studzie.
    - 2019: zalecana procedura; turnieje 9- i 8-osobowe łączą się do 9, 7- i 6-osobowe do 7.
rule-final-table-examples =
    Hold'em, stoły 9-osobowe, zostało 11 graczy przy dwóch stołach, jeden odpada. 2011: zostało 10, stoły się łączą. 2024: grają dalej pięciu na pięciu i łączą się po następnej eliminacji.

    Hold'em, stoły 6-osobowe, czterech i czterech. Po następnej eliminacji zostaje 7 i w obu wydaniach stoły się łączą.

rule-cards-speak = Karty mówią
rule-cards-speak-says =
    W showdownie decydują karty, a nie to, co się o nich mówi.
    Wyłożona ręka wygrywa tyle, ile jest warta, nawet jeśli jej posiadacz podał mniej. Podanie wyższego układu nic nie daje.
    Każdy przy stole może i powinien zwrócić uwagę na błąd w odczycie wyłożonych kart.
    Gracz, który celowo podaje układ lepszy od swojego, może zostać ukarany.
    Gracz, który odrzuca karty z powodu tego, co usłyszał, robi to na własne ryzyko.
rule-cards-speak-changed =
    To samo w każdym wydaniu; późniejsze mówią wyraźniej, że powinien się odezwać każdy gracz.
rule-cards-speak-examples =
    Karty wspólne `Kh Qh 9c 4h 2s`. Miejsce 2 wykłada `Ah Kd` i mówi „kolor”. Cztery kiery to nie kolor: gra para króli, a wygrywa miejsce 6 z `9s 9d`, trójką dziewiątek.

    Karty wspólne `Kh Qh 9c 4h 2h`. Miejsce 2 wykłada `Ah Kd` i mówi „tylko para”. Cztery kiery i as dają kolor. Każdy może to powiedzieć i kolor gra.

    Miejsce 5 mówi „kolor” i pokazuje jednego kiera; miejsce 8 odrzuca trójkę. Miejsce 5 nie ma koloru. Odrzucona trójka przepadła, jeśli nie da się jej rozpoznać w mucku; miejsce 5 może zostać ukarane za celowo fałszywą deklarację.

rule-tabling-cards = Wykładanie ręki i wygrywająca ręka zabita przez pomyłkę
rule-tabling-cards-says =
    Wyłożona znaczy: wszystkie karty własne leżą na stole odkryte, tak że krupier i gracze mogą je odczytać. Dwie w hold'emie, cztery w Omaha, siedem w studzie.

    - Ręki prawidłowo wyłożonej, która wyraźnie wygrała, krupier nie może zabić. Dostaje pulę, nawet jeśli karty zgarnięto już do odrzuconych.
    - Gracz, który odrzuca karty, zanim wszystkie ręce są wyłożone, robi to na własne ryzyko.
    - Karty, których nie wyłożono, których nie da się z pewnością odzyskać i których nikt wyraźnie nie odczytał, nie dają prawa do puli.

    1. Zapytać, czy wszystkie karty były odkryte i kto je widział.
    2. Jeśli tak i była to najlepsza ręka: wypłacić, w całości lub jej część.
    3. Jeśli nie: strony o żywych kartach i o odrzucaniu.
rule-tabling-cards-changed =
    - 2011: wyłożonej wygrywającej ręki nie można zabić, a gracze mają pomagać w odczycie. Nie było to całkiem nowe, ale powiedziane jaśniej.
    - Późniejsze wydania mówią, co znaczy wyłożona i co dzieje się z rękami, których nie wyłożono.
rule-tabling-cards-examples =
    Karty wspólne `Js Ts 4d 4c 2h`. Miejsce 3 wykłada `Jd Tc`, miejsce 7 wykłada `Ac Jc`. Krupier odczytuje dwa razy walety i czwórki, odrzuca rękę miejsca 3 i przesuwa 5400 do miejsca 7.
    Walety i dziesiątki biją walety i czwórki. Ręka była wyłożona, więc miejsce 3 dostaje 5400, choć karty leżą wśród odrzuconych.

    Miejsce 3 pokazuje tylko `Jd`, a druga karta ześlizguje się do odrzuconych. Ręki nie wyłożono. Jeśli drugiej karty nie można rozpoznać, miejsce 3 nie ma prawa do puli.

rule-live-cards-at-showdown = Karty odrzucone zakryte w showdownie
rule-live-cards-at-showdown-says =
    Ręka, którą posiadacz odsuwa zakrytą, nie jest przez to automatycznie martwa.
    Dopóki karty da się z pewnością odzyskać i wszyscy wiedzą, które to są, posiadacz może je jeszcze wyłożyć.
    Ręka jest martwa, gdy krupier wsunie ją w odrzucone karty.

    1. Zatrzymać krupiera. Nikt nie dotyka kart.
    2. Zapytać, gdzie karty leżały i czy dotykały innych.
    3. Pewność pod każdym względem: gracz może je odkryć i karty grają. Jakakolwiek wątpliwość: martwa.

    Dotyczy to tylko showdownu. Pas w odpowiedzi na zakład pozostaje pasem.
rule-live-cards-at-showdown-changed =
    - 2011: brak osobnej zasady; decyduje floor.
    - Do 2015: ręka jest żywa, dopóki można ją rozpoznać i odzyskać.
rule-live-cards-at-showdown-examples =
    Na riverze wszyscy czekają. Miejsce 4 wykłada dwie pary; miejsce 6 popycha obie zakryte karty 10 cm do przodu i dopiero wtedy zauważa, że ma strita. Karty leżą osobno: miejsce 6 może je wyłożyć i wygrywa.

    To samo, ale krupier położył je na odrzuconych, zanim miejsce 6 się odezwało. Martwa.

rule-discard-irregularities = Pokazanie jednej karty lub zbyt wczesne odrzucenie
rule-discard-irregularities-says =
    ## Pokazano jedną kartę
    Gracz wykłada jedną kartę, która wygrywa sama. Krupier prosi o wyłożenie wszystkich. Jeśli gracz odmawia, wezwać floora; pulę może wygrać tylko pełna ręka.

    ## Odrzucono za wcześnie
    Gracz stawia lub podbija, sądzi, że wszyscy spasowali, i odrzuca karty. Ktoś jednak sprawdził albo wciąż ma karty.
    1. Krupier zostawia karty tam, gdzie są, i od razu wzywa floora. Pas poza kolejnością nie wiąże tu tak po prostu.
    2. Jeśli rękę można rozpoznać i odzyskać, floor może ją oddać.
    3. Jeśli nie, gracz wypada z rozdania. To, co inni sprawdzili, przepada. Niesprawdzona część ostatniego zakładu lub podbicia wraca do gracza.
rule-discard-irregularities-changed =
    - Do 2015: brak osobnej zasady; decyduje floor.
    - Od 2017: ta zasada, ze zwrotem niesprawdzonej części.
rule-discard-irregularities-examples =
    River, pula 4000. Miejsce 2 stawia 3000, miejsce 5 sprawdza all-in za 1800, miejsce 8 pasuje. Miejsce 2 widzi tylko pas i rzuca karty do odrzuconych.
    Nie da się ich odnaleźć. Miejsce 5 wygrywa 4000 i dwa razy 1800, czyli 7600. 1200, których nikt nie sprawdził, wraca do miejsca 2.

    Miejsce 2 stawia 3000 i odrzuca karty, gdy miejsce 5 jeszcze myśli. Nikt nie sprawdził: 3000 wraca do miejsca 2, a miejsce 5 wygrywa 4000.

rule-face-up-for-all-ins = Ręce przy all-inie się odkrywa
rule-face-up-for-all-ins-says =
    Gdy tylko ktoś jest all-in i dalsza licytacja w rozdaniu nie jest możliwa, wszystkie żywe ręce odkrywa się naraz, przed pozostałymi ulicami.
    Także ręce, które grają tylko o pulę główną.
    Nikt, kto jest all-in albo sprawdził całą licytację, nie może zamiast tego odrzucić kart.
    Dopóki dwóch graczy może jeszcze stawiać przeciw sobie, wszystkie karty są zakryte, także karty gracza all-in.

    Krupier nie rozdaje następnej karty, dopóki nie są odkryte wszystkie ręce. Pulę poboczną rozstrzyga się przed główną.
rule-face-up-for-all-ins-changed =
    - 2011: wszystkie ręce odkryte po końcu licytacji; mają tego pilnować wszyscy.
    - Późniejsze wydania: ręce w puli głównej i pobocznych tak samo, a odrzucanie jest zabronione.
rule-face-up-for-all-ins-examples =
    Przed flopem miejsce 1 jest all-in za 900, miejsca 4 i 7 sprawdzają i mają jeszcze żetony. Karty są zakryte: 4 i 7 mogą stawiać.
    Na turnie miejsce 4 jest all-in, a miejsce 7 sprawdza. Teraz odkrywa się wszystkie trzy ręce, potem wykłada river, potem rozstrzyga pulę poboczną miejsc 4 i 7, potem główną.

    Miejsce 2 jest all-in, miejsce 6 sprawdza i widzi, że przegrywa. Miejsce 6 nie może odrzucić kart; odkrywa się obie ręce.

rule-showdown-order = Kto pokazuje pierwszy i ostatnia pozostała ręka
rule-showdown-order-says =
    Nikt nie jest all-in, a ostatnia ulica się skończyła.

    1. Na ostatniej ulicy był zakład lub podbicie: pierwszy pokazuje ten, kto ostatni postawił lub podbił, potem kolejni zgodnie z ruchem wskazówek zegara.
    2. Na ostatniej ulicy wszyscy czekali: pierwszy pokazuje ten, kto działał tam pierwszy. Gry z flopem: pierwsze żywe miejsce na lewo od buttona. Stud: najwyższy układ odkryty. Razz: najniższy układ odkryty.
    3. Inni mogą pokazać przed swoją kolejką i to oszczędza czas. Wygrywający, który pokazuje wcześnie, nikomu nie szkodzi.
    4. W swojej kolejności gracz wykłada albo odrzuca. Gdy wszyscy prócz jednego odrzucili, ostatnia żywa ręka wygrywa i nie trzeba jej pokazywać.

    Dyrektor może trzymać się tej kolejności; przy spokojnym stole nikt tego nie robi.
    Przy all-inie bez dalszej licytacji wszystkie ręce odkrywa się naraz: mówi o tym osobna strona.

    ## Co wybiera lokal
    - W niektórych lokalach pierwszy pokazuje ostatni agresor całego rozdania. Trzeba to ogłosić; zasada patrzy tylko na ostatnią ulicę.
rule-showdown-order-changed =
    - 2011: dwie zasady, 12 o kolejności, której gracze muszą się trzymać, i 14 o puli bez walki.
    - Późniejsze wydania: ta sama kolejność, którą dyrektor może wymusić; obie rzeczy w jednej zasadzie.
rule-showdown-order-examples =
    Button 5, żywe 2, 6 i 9.

    | Ostatnia ulica | Pierwsze pokazuje |
    | 6 stawia, 9 i 2 sprawdzają | miejsce 6 |
    | 6 stawia, 9 podbija, 2 pasuje, 6 sprawdza | miejsce 9 |
    | wszyscy czekają | miejsce 6, potem 9, potem 2 |

    Przed flopem podbiło miejsce 2; na flopie i turnie stawiało miejsce 9; na riverze wszyscy czekają. Nadal zaczyna miejsce 6: liczy się tylko ostatnia ulica.

    Na siódmej ulicy wszyscy czekają. Układy odkryte `Kd 9c 9h 4s` i `Ah Qs 7c 2d`. W studzie najwyższa jest para dziewiątek i ona pokazuje pierwsza. W razzie najniższy jest drugi układ i on pokazuje pierwszy.

rule-asking-to-see-a-hand = Prośba o pokazanie ręki
rule-asking-to-see-a-hand-says =
    1. Czy proszący nie ma już kart albo odrzucił je bez pokazania? Wtedy nie ma prawa nic zobaczyć.
    2. Czy na riverze był zakład, proszący sprawdził i wyłożył swoją rękę albo wciąż ją ma? Wtedy ma bezwzględne prawo zobaczyć na żądanie rękę ostatniego agresora.
    3. O reszcie decyduje dyrektor. Zgadza się, by chronić grę, przy podejrzeniu zmowy, a nie z ciekawości.

    Gracz, który prosi zbyt często, nadużywa tego prawa.

    ## Co wybiera lokal
    - Ogłoszone prawo dla każdego, kto dostał karty, jak jest w niektórych lokalach.
rule-asking-to-see-a-hand-changed =
    - 2011: zawsze przywilej według uznania dyrektora, chyba że lokal daje prawo; kto odrzucił karty niepokazane, ten je stracił.
    - 2013: sprawdzający na riverze zyskał bezwzględne prawo, by zobaczyć rękę ostatniego agresora.
rule-asking-to-see-a-hand-examples =
    River: A stawia 1000, B sprawdza, C podbija do 5000; D, A i B sprawdzają. D odrzuca karty. Potem C, ostatni agresor, zaczyna odrzucać.

    | Kto prosi o pokazanie ręki C | 2011 | 2024 |
    | A, nadal z kartami | decyduje dyrektor | trzeba pokazać |
    | B, ręka wyłożona | decyduje dyrektor | trzeba pokazać |
    | D, karty odrzucone | bez prawa | bez prawa |

    A chce zamiast tego zobaczyć rękę B, który tylko sprawdził. W obu wydaniach decyduje dyrektor.

rule-playing-the-board = Granie kartami ze stołu
rule-playing-the-board-says =
    Gracz, który chce części puli rozstrzyganej w showdownie, musi wyłożyć wszystkie karty własne, nawet jeśli gra tylko kartami ze stołu.
    Dwie w hold'emie, cztery w Omaha.
    Gracz, który mówi „gram kartami ze stołu” i odrzuca swoje, zrezygnował ze swojej części.
    Gdy wszyscy inni odrzucili karty, ostatnia ręka wygrywa bez pokazywania.
rule-playing-the-board-changed =
    - 2011: zasada szersza niż wcześniej: aby wygrać jakąkolwiek pulę w showdownie, trzeba pokazać wszystkie karty, także przy graniu kartami ze stołu.
    - Późniejsze wydania: to samo.
rule-playing-the-board-examples =
    Karty wspólne `As Ks Qs Js Ts`, pula 2400, dwóch graczy. Miejsce 3 wykłada `7h 2c`, miejsce 8 wykłada `9s 9d`: obaj grają kartami ze stołu, po 1200.

    To samo, ale miejsce 3 mówi „board” i rzuca karty do krupiera. Nie wyłożono: 2400 bierze miejsce 8, chyba że karty da się jeszcze z pewnością odzyskać.

    W Omaha nikt nie gra samymi kartami ze stołu: muszą grać dwie karty własne.

rule-odd-chips = Niepodzielne żetony
rule-odd-chips-says =
    1. Kwotę, której nie da się podzielić, rozmienić na najmniejsze żetony, które są jeszcze w grze.
    2. High i low: niepodzielny żeton całej puli przypada części high.
    3. Dwie lub więcej rąk high albo dwie lub więcej low, w grach z kartami wspólnymi: pierwszej z nich na lewo od buttona, po jednym żetonie.
    4. Stud, razz i stud hi-lo: najwyższej karcie według koloru spośród pięciu kart, które grają. Piki, kiery, kara, trefle.

    Każdą pulę poboczną dzieli się osobno.
    Jeśli ci sami gracze dzielą obie części tymi samymi rękami, całą pulę dzieli się od razu, możliwie równo.
rule-odd-chips-changed =
    - 2011: nie wymienia najmniejszego żetonu; mówi, że ręce równej wartości w obu częściach dzielą pulę możliwie równo.
    - Najpóźniej 2022: pulę najpierw rozmienia się na najmniejszy nominał; w studzie liczy się pięć kart, które grają.
rule-odd-chips-examples =
    Najmniejszy żeton 100.

    | Pula | Wygrywający | Wynik |
    | 10 000 | miejsca 2, 6 i 9 remisują, button 5 | 3400 dla miejsca 6, po 3300 dla 9 i 2 |
    | 10 300 | jedno high, dwa low | high 5200; low 2600 i 2500, więcej na lewo od buttona |
    | 10 200 | A i B remisują w high i w low | po 5100; krok po kroku byłoby 5200 i 5000 |

    Najmniejszy żeton 25, pula 1025, button 5, miejsca 3 i 8 remisują. Pierwsze za buttonem jest miejsce 8: 525. Miejsce 3: 500.

    Seven-card stud, najmniejszy żeton 50, pula 2050. `9s 8h 7d 6c 5h` i `9h 8c 7s 6d 5c` remisują. Niepodzielny żeton dostaje dziewiątka pik: 1050 do 1000.

rule-side-pots = Pule poboczne
rule-side-pots-says =
    Każdą pulę dzieli się osobno między tych, którzy wnieśli do niej żetony.

    1. Zacząć od najmniejszego all-ina: ta kwota od każdego oraz, do tej samej wysokości, żetony tych, którzy spasowali, tworzą pulę główną.
    2. Następny all-in tworzy pierwszą pulę poboczną z żetonów powyżej tej kwoty i tak dalej.
    3. To, co wniósł tylko jeden gracz, wraca do niego.
    4. Ostatnią pulę poboczną rozstrzyga się pierwszą, główną na końcu.
    5. Niepodzielne żetony przydziela się w każdej puli osobno.

    Żetony tych, którzy spasowali, zostają w pulach, do których sięgają. W trakcie licytacji krupier trzyma pule osobno.
rule-side-pots-examples =
    A jest all-in za 1000, B all-in za 3500, C i D wnieśli po 8000, E wniósł 600 i spasował.

    | Pula | Z czego | Kwota | Kto może ją wygrać |
    | Główna | 600 i cztery razy 1000 | 4600 | A, B, C, D |
    | Poboczna 1 | trzy razy 2500 | 7500 | B, C, D |
    | Poboczna 2 | dwa razy 4500 | 9000 | C, D |

    Najlepszy A, potem D, B i C: A wygrywa 4600, D wygrywa 7500 i 9000.

    A all-in 25, B all-in 35, C i D po 45; A najlepszy, B drugi, C trzeci. A dostaje 100, B 30, C 20.

rule-disputed-pots = Jak długo można kwestionować pulę
rule-disputed-pots-says =
    | Czego dotyczy spór (2024) | Do kiedy |
    | Odczytu wyłożonych rąk | początek następnego rozdania |
    | Przeliczenia, podziału lub przyznania puli | znacząca akcja w następnym rozdaniu |
    | Jednego lub drugiego, gdy po rozdaniu jest przerwa | minuta po przyznaniu |

    2011: każdy spór do początku następnego rozdania.
    Rozdanie zaczyna się od pierwszego riffle'a, przycisku tasownicy, a w późniejszych wydaniach także od zmiany krupiera: mówi o tym osobna strona.
    Na czas: zatrzymać grę, zostawić talię i żetony bez zmian, odtworzyć pulę z tego, co widać, i wezwać floora. Za późno: to, co przyznano, obowiązuje.

    Krupier, który słyszy sprzeciw, przerywa. Szybkie rozpoczęcie rozdania, by uprzedzić sprzeciw, nic nie daje: floor może przyjąć chwilę, w której go zgłoszono.
rule-disputed-pots-changed =
    - 2011: jeden termin dla wszystkiego, następne rozdanie.
    - Później: błędy w żetonach można poprawić do znaczącej akcji w następnym rozdaniu, a jeśli potem jest przerwa, przez minutę.
rule-disputed-pots-examples =
    Pulę 8200 przesunięto do miejsca 4. Krupier zaczął już tasować (riffle). Miejsce 7 mówi, że przeoczono jego wyłożonego strita: w obu wydaniach za późno.

    Miejsce 7 dostało z puli pobocznej o 200 za mało i mówi o tym, gdy karty następnego rozdania są już rozdane i jeden gracz spasował. 2011: za późno. 2024: jeden pas to nie znacząca akcja, więc się to poprawia.

    Rozdanie przed przerwą skończyło się o 21:00:10. O 21:01:30 gracz wraca i kwestionuje pulę. 2024: za późno.

rule-new-hand-and-level = Kiedy zaczyna się rozdanie i poziom
rule-new-hand-and-level-says =
    Nowy poziom obowiązuje od następnego rozdania. Poziom zaczyna się, gdy ogłosi go obsługa albo gdy zabrzmi sygnał zegara.
    Rozdanie zaczyna się od pierwszego riffle'a, przycisku tasownicy albo zmiany krupiera.

    1. Czy to rozdanie już się zaczęło, gdy ogłoszono poziom? Gra się je na starych blindach.
    2. Jeśli nie, na nowych.
    3. Gdy poziom zaczyna się w trakcie zmiany krupierów, przychodzący krupier rozdaje jedno rozdanie na starym poziomie.
    4. Rozdanie na złych blindach dogrywa się na nich, jeśli była już znacząca akcja.
rule-new-hand-and-level-changed =
    - 2011: czas musi minąć i obsługa musi ogłosić poziom; rozdanie zaczyna się od riffle'a albo zielonego przycisku.
    - Później: rozdanie zaczyna także zmiana krupiera, a złe blindy obowiązują po znaczącej akcji.
    - 2024: sygnał zegara znaczy tyle co ogłoszenie, a zmiana krupiera w chwili zmiany poziomu oznacza jeszcze jedno rozdanie na starym.
rule-new-hand-and-level-examples =
    Poziom kończy się i jest to ogłoszone o 14:00:00.

    | Zdarzenie | Poziom |
    | Pierwszy riffle o 13:59:58 | stary |
    | Pierwszy riffle o 14:00:01 | nowy |
    | Zmiana krupiera o 13:59:50, przychodzący krupier zaczyna tasować o 14:00:20 | stary w 2024, nowy w 2011 |

    Postawiono blindy 200-400, choć obowiązuje 300-600. Zauważono po podbiciu i sprawdzeniu: gra się dalej na 200-400.

rule-chip-race = Losowanie o żetony (chip race)
rule-chip-race-says =
    1. Ogłosić losowanie. Gra się zatrzymuje, żetony są na widoku, graczy prosi się, by patrzyli.
    2. Wymienić żetony na równą wartość, o ile dają pełne nowe żetony.
    3. O resztę się losuje: od miejsca 1, po jednej karcie za każdy pozostały żeton, wszystkie karty jednego gracza przed kartami następnego.
    4. Najwyższe karty wygrywają po jednym żetonie następnego nominału. Nikt nie wygrywa więcej niż jednego. Równe rangi: piki, kiery, kara, trefle.
    5. Nikt przez losowanie nie odpada: gracz, który traci ostatnie żetony, dostaje jeden żeton najmniejszego pozostałego nominału.
    6. Stare żetony, które znajdą się później, wymienia się tylko na równą wartość. Jeśli razem są warte mniej niż najmniejszy żeton w grze, zabiera się je bez rekompensaty.

    Zasady ustalają miejsce 1, jeden żeton na gracza i żeton, który gracza ratuje. Karty za żetony i kolejność kolorów to ogólna praktyka.

    ## Co wybiera lokal
    - Co się dzieje, gdy pozostałe żetony nie dają pełnego: zaokrąglenie od połowy, w górę albo w dół. Należy to wydrukować na strukturze.
rule-chip-race-changed =
    - 2011: początek, najwyżej jeden żeton, nikt nie odpada.
    - Później: żetony na widoku podczas losowania oraz co zrobić ze starymi żetonami znalezionymi później.
rule-chip-race-examples =
    Żetony 25 schodzą z gry, 100 zostają. Pozostałe 25: miejsce 1 trzy, miejsce 2 jeden, miejsce 4 dwa, miejsce 6 trzy, miejsce 9 trzy: 12 żetonów, 300, więc losuje się o trzy żetony.

    | Miejsce | Karty |
    | 1 | `Kd 7c 2s` |
    | 2 | `9h` |
    | 4 | `Qc 4d` |
    | 6 | `Ac 3h 8s` |
    | 9 | `Ks 5c Jd` |

    Najwyższe są as miejsca 6, król pik miejsca 9 i król karo miejsca 1. Każde dostaje 100. Suma przy stole się nie zmienia.

    Miejsce 7 ma jeden żeton 25 i nic więcej, i przegrywa losowanie. Za 25 dostaje jeden żeton 100: w grze jest o 75 więcej.

    Godzinę później miejsce 3 znajduje pięć żetonów 25. Cztery są warte jeden 100, piąty zabiera się bez rekompensaty. Trzy żetony 25 zabrano by wszystkie. W 2011 nie ma na to zasady: decyduje floor.

rule-countable-stacks = Żetony na widoku i wymiana według uznania
rule-countable-stacks-says =
    - Przeciwnicy mają prawo rozsądnie oszacować stack, więc żetony trzyma się w słupkach, które da się policzyć, najlepiej po dwadzieścia.
    - Największe żetony stoją z przodu lub na wierzchu, zawsze widoczne dla każdego.
    - Żywe karty są na widoku.
    - Dyrektor decyduje, które nominały są w grze. W każdej chwili może wymienić żetony jednemu graczowi lub wszystkim, i to ogłasza.

    Graczowi, który chowa żetony lub karty, zwraca się uwagę raz, potem jest kara. O żetonach ukrytych, gdy sprawdzono all-in, mówi osobna strona.
rule-countable-stacks-changed =
    - 2011: zalecane słupki będące wielokrotnością dwudziestu.
    - 2019: proste słupki po dwadzieścia.
    - Później: na widoku muszą być także żywe karty.
rule-countable-stacks-examples =
    Gracz ma 40 żetonów po 100 w bezładnej kupce. Prosi się go o ułożenie dwóch słupków po 20.

    W połowie poziomu dyrektor wymienia graczowi 40 żetonów po 100 na osiem po 500. Reszty nie ma, więc się nie losuje, a gracz ma przed wymianą i po niej 4000. Ogłasza się to przy stole.

rule-deck-changes = Zmiana talii
rule-deck-changes-says =
    Talie zmienia się, gdy zmienia się krupier lub poziom albo gdy mówi tak zasada lokalu. Gracz nie może o to prosić.
    Karta znaczona, podarta lub brakująca to inna sprawa: wezwać floora, a talię, którą nie da się grać, wymienia się przed następnym rozdaniem.
rule-deck-changes-examples =
    „Przegrywam piąty raz z rzędu, proszę o nową talię”. Nie.
    „Siódemka trefl ma zagięty róg”. Krupier ogląda kartę, wzywa floora i talię się wymienia.

rule-rebuys = Rebuye
rule-rebuys-says =
    Gracz, który nie ma żetonów i dokupuje, nie może opuścić rozdania.
    Gracz, który przed początkiem rozdania powie, że bierze rebuy, gra w tym rozdaniu dokupionymi żetonami i musi za nie zapłacić bez względu na wynik.

    1. Czy powiedział to przed pierwszym riffle'em? Dostaje karty, a żetony od tej chwili liczą się jako jego.
    2. Krupier mówi głośno „rebuy w grze, tyle a tyle”.
    3. Jeśli przegra i to rozdanie, rebuy nadal trzeba zapłacić.
    4. Jeśli opuści rozdanie bez rebuya, odpada. Czy może wejść ponownie, zależy od późnej rejestracji.

    ## Co wybiera lokal
    - Do kiedy, ile, przy jak małym stacku i w jakiej wysokości. Określa to struktura.
rule-rebuys-examples =
    100-200, rebuy to 10 000. Miejsce 5 nie ma żetonów i przed riffle'em mówi „rebuy”; żetony są w drodze. Miejsce 5 gra nimi jak swoimi 10 000, przed flopem jest all-in i przegrywa. Musi zapłacić rebuy i może kupić jeszcze raz, jeśli pozwala na to struktura.

    Miejsce 5 nic nie mówi, rozdaje się jedno rozdanie bez tego gracza, potem pada „rebuy”. Za późno.

rule-rabbit-hunting = Rabbit hunting
rule-rabbit-hunting-says =
    Kart, które by przyszły, gdyby rozdanie trwało, się nie pokazuje. Nikt ich nie odkrywa i nie ogląda, ani krupier, ani gracz.
    Jeśli gracz prosi, odpowiedź brzmi „nie”; kto sięga po resztę talii, dostaje ostrzeżenie.
rule-rabbit-hunting-changed =
    To samo w każdym wydaniu. W niektórych cash game'ach podgląd można kupić; w turniejach nie.

rule-calling-the-clock = Czas na decyzję (clock)
rule-calling-the-clock-says =
    Gdy gracz miał już rozsądny czas, można poprosić o czas na decyzję (clock).
    2024: może o to prosić każdy gracz turnieju, który jest na swoim miejscu, także przy innym stole; dyrektor się zgadza albo wyznacza czas sam.

    1. Ocenić, czy dotychczasowy czas był rozsądny dla tej decyzji.
    2. Powiedzieć graczowi „25 sekund na decyzję”, potem głośno odliczać od pięciu.
    3. Gracz działa przed końcem albo w tej samej chwili: liczy się.
    4. Brak akcji wobec zakładu: ręka jest martwa. Bez zakładu: liczy się jako check.

    2011: najwyżej minuta, potem odliczanie dziesięciu sekund, potem ogłasza się, że ręka jest martwa. Liczy się to, co zrobiono przed tym ogłoszeniem.

    ## Co wybiera dyrektor
    - Inne czasy: krótsze dla gracza, który gra na czas, dłuższe, jeśli wymaga tego uczciwość.
rule-calling-the-clock-changed =
    - 2011: do 60 sekund i odliczanie od 10; ręka jest martwa.
    - 2017: najwyżej 30 sekund, 25 i odliczanie od 5; dyrektor może wyznaczyć czas sam; bez zakładu oznacza to check.
rule-calling-the-clock-examples =
    | Czas wyznaczono w sekundzie 0; gracz działa | 2011 | 2024 |
    | po 20 sekundach | liczy się | liczy się |
    | po 30 sekundach, z ostatnim słowem odliczania | liczy się | liczy się, remis na korzyść gracza |
    | po 59 sekundach | liczy się | za późno |
    | po 69 sekundach | liczy się, jeśli ręki nie ogłoszono jeszcze martwą | za późno |

    Na riverze wszyscy czekają aż do miejsca 8, które milczy do końca czasu. 2024: check. Wydanie 2011 mówi tylko o martwej ręce; gdy nikt nie postawił, decyduje floor.

rule-at-your-seat = Na swoim miejscu
rule-at-your-seat-says =
    Gracz musi być na swoim miejscu, to znaczy w zasięgu krzesła, gdy ostatnia karta pierwszego rozdawania dociera do ostatniego gracza. Inaczej jego rękę zabija się od razu.
    Jego blindy i ante zostają w puli. W studzie wnosi bring-in, jeśli wskazuje na niego jego karta.
    Na swoim miejscu trzeba być także, by poprosić o czas na decyzję.

    1. Spojrzeć na gracza, gdy pada ostatnia karta. Dłoń na krześle: jest. W drodze między stołami: nie ma go.
    2. Krupier zabija rękę przed pierwszą akcją.
    3. Nieobecni dostają karty w każdym rozdaniu, stawiają to, co do nich należy, i mogą tak stracić cały stack.

    ## Co wybiera lokal
    - Jak blisko wystarczy, gdy stoły stoją ciasno.
rule-at-your-seat-changed =
    - 2011: ostatnia karta pierwszego rozdawania.
    - 2013: pierwsza karta.
    - 2015: znów ostatnia karta, odtąd bez zmian.
    - Późniejsze wydania mówią, co znaczy na swoim miejscu: w zasięgu krzesła.
rule-at-your-seat-examples =
    Miejsce 6 nadbiega, gdy rozdaje się karty: po pierwszej, a przed ostatnią. 2011: żywa. 2013: martwa. 2015 do 2024: żywa.

    Blindy 300-600, big blind ante 600. Duża ciemna jest w holu. 1200 jest w puli, rękę się zabija, pozostali grają dalej.

rule-action-pending = Pozostanie przy stole, gdy akcja trwa
rule-action-pending-says =
    Gracz z żywą ręką zostaje przy stole do końca rozdania, nawet gdy jest all-in.
    Odejście podlega karze. Samo odejście nie zabija ręki: akcja dochodzi do pustego krzesła, a gdy minie czas, liczy się to jako pas.
    Gracz, który musi odejść, czeka na swoją kolej, pasuje i dopiero odchodzi.
rule-action-pending-changed =
    To samo od 2011; późniejsze wydania wymieniają graczy all-in.
rule-action-pending-examples =
    Miejsce 3 jest all-in za 2700 i przed riverem idzie do baru. Rękę się odkrywa i gra; jeśli wygra, miejsce 3 wygrywa 2700 od każdego, kto sprawdził. Za odejście miejsce 3 dostaje karę, która zaczyna się po tym rozdaniu.

rule-dead-button = Martwy button
rule-dead-button-says =
    W turniejach gra się z martwym buttonem: ciemna nikogo nie omija, a button może stać przy pustym miejscu.

    1. Duża ciemna przechodzi do następnego gracza, który jest. Nigdy nikogo nie omija i nigdy nie wypada na puste miejsce.
    2. Mała ciemna przechodzi na miejsce, które miało dużą. Jeśli ten gracz odpadł, w tym rozdaniu nie ma małej ciemnej i później się jej nie uzupełnia.
    3. Button przechodzi na miejsce, które miało małą ciemną, nawet gdy nikt tam nie siedzi.
    4. Gracz, który siada między buttonem a małą ciemną, czeka, aż button przejdzie.
    5. Gdy zostało dwóch graczy, nic nie jest martwe: strona o buttonie w heads-up.

    Przed flopem pierwszy działa gracz za dużą ciemną, później pierwszy żywy gracz za buttonem.
rule-dead-button-changed =
    To samo w każdym wydaniu. Lokale, które zamiast tego przesuwają button do następnego gracza, mówią o tym w swoich zasadach.
rule-dead-button-examples =
    Dziewięć miejsc, rozdanie skończyło się przy buttonie 1, małej ciemnej 2, dużej ciemnej 3. Martwe pozycje są w nawiasach.

    | Kto odpadł | Następne rozdanie | Jeszcze następne |
    | nikt | 2 / 3 / 4 | 3 / 4 / 5 |
    | mała ciemna, miejsce 2 | (2) / 3 / 4 | 3 / 4 / 5 |
    | duża ciemna, miejsce 3 | 2 / (3) / 4 | (3) / 4 / 5 |
    | miejsca 2 i 3 | (2) / (3) / 4 | (3) / 4 / 5 |
    | button, miejsce 1 | 2 / 3 / 4 | 3 / 4 / 5 |
    | miejsce 4 | 2 / 3 / 5 | 3 / 5 / 6 |

    Miejsca puste już wcześniej nie dają martwych pozycji. Gracze na 1, 4, 7 i 9; zakończone 7 / 9 / 1; następne 9 / 1 / 4.

rule-dodging-blinds = Unikanie ciemnych
rule-dodging-blinds-says =
    Gracz, który celowo unika ciemnej, jest karany: gdy ociąga się w drodze z rozwiązanego stołu, odchodzi przed dużą ciemną albo chowa kartę miejsca.
    Decyduje zamiar. Gracz, który zabłądził albo którego zatrzymała obsługa, nie zrobił nic złego.

    1. Kiedy gracza zawiadomiono, jak daleko było i co według świadków w tym czasie robił?
    2. Celowo: kara według zasady o karach, zwykle opuszczone rozdania obejmujące blindy.
    3. Sama ciemna należy się tam, gdzie gracz siedzi; nieobecny i tak ją stawia.
rule-dodging-blinds-changed =
    - 2011: wymienione dla graczy, którzy przechodzą z rozwiązanego stołu; kara.
    - 2022: każde unikanie każdej ciemnej. Nie wiadomo, czy tak samo jest w wydaniu 2019.
    - 2024: jest też na liście tego, za co kara jest obowiązkowa.
rule-dodging-blinds-examples =
    Stół 9-osobowy rozwiązuje się o 20:10. Ośmiu graczy siedzi do 20:12; dziewiąty stoi przy barze do 20:16, gdy duża ciemna minęła już jego nowe miejsce. Jedna opuszczona orbita przy stole z dziewięcioma graczami: dziewięć rozdań.

rule-button-placement = Button w heads-up i button w złym miejscu
rule-button-placement-says =
    ## Zostało dwóch graczy
    - Mała ciemna ma button. Ten gracz dostaje ostatnią kartę, przed flopem działa pierwszy, a na każdej późniejszej ulicy ostatni.
    - Gdy odpada trzeci gracz, button ustawia się tak, by nikt nie miał dużej ciemnej dwa razy z rzędu: ma ją teraz następny gracz za ostatnią dużą ciemną, a button ma drugi.

    ## Button był w złym miejscu (2024)
    - Zauważono przed znaczącą akcją: poprawić button, blindy też.
    - Zauważono po niej: grać dalej. Następne rozdanie zaczyna od błędnego miejsca; buttona się nie cofa.
    Wydanie 2011 nie ma na to zasady: decyduje floor.
rule-button-placement-changed =
    - 2011 do 2022: button w heads-up.
    - 2024: dodano, co robić z buttonem w złym miejscu, jako część A.
rule-button-placement-examples =
    Zostało trzech graczy na miejscach 1, 4, 7; rozdanie skończyło się przy buttonie 1, małej ciemnej 4, dużej ciemnej 7.

    | Odpada | Duża ciemna | Button i mała ciemna |
    | 1, button | 4 | 7 |
    | 4, mała ciemna | 1 | 7 |
    | 7, duża ciemna | 1 | 4 |

    W ostatnim wierszu miejsce 4 płaci małą ciemną dwa razy z rzędu. To jest dozwolone; duża ciemna dwa razy z rzędu nie.

    Button przeszedł o dwa miejsca za daleko i zauważono to po pasie i sprawdzeniu. W 2024 to znacząca akcja: rozdanie obowiązuje, a następne idzie od złego miejsca. Zauważono po jednym pasie: button i blindy wracają tam, gdzie powinny być.

rule-misdeals = Misdeal i wadliwa talia
rule-misdeals-says =
    ## Przed znaczącą akcją: misdeal
    - Przy rozdawaniu wychodzą dwie lub więcej kart leżących w talii przodem do góry.
    - Pierwsza karta poszła na złe miejsce.
    - Karty dostało miejsce bez prawa do ręki albo pominięto miejsce z prawem do niej.
    - Ktoś ma złą liczbę kart; button, któremu brakuje, może dostać brakujące.
    - Karta nie należy do gry: joker albo karta z innej talii.
    - Gry z flopem: krupier odsłonił jedną z dwóch pierwszych kart z talii albo dwie dowolne inne karty zakryte.

    Dwie karty z rzędu dla buttona są w porządku. W grach z wymianą decyduje lokal. Lista z 2011 jest krótsza i otwarta: o tym, czego nie wymienia, decyduje floor.

    ## Nowe rozdanie
    Powtarza pierwsze dokładnie: ten sam button, te same miejsca, te same limity. Gracz, który spóźnił się na pierwsze rozdanie, w 2024 może zagrać w tym; w 2019 i 2022 dostaje karty, a jego rękę się zabija. Ukarani dostają karty i ich ręce się zabija; oba rozdania liczą się jako jedno rozdanie kary.

    ## Po znaczącej akcji
    To już nie misdeal, gra się dalej. Obce karty to kawałki papieru.
    Dwie jednakowe karty to co innego: talia jest wadliwa, rozdanie się przerywa i wszystkie zakłady wracają, w każdej chwili, aż rozdanie się skończy i nie można go już kwestionować.
rule-misdeals-changed =
    - 2011: w studzie misdealem jest każda karta zakryta odsłonięta przez krupiera; w grach z flopem: odsłonięta pierwsza lub druga karta, dwie odsłonięte lub odwrócone w talii, pierwsza karta na złe miejsce, karty dla miejsca, któremu się nie należą, pominięcie miejsca, któremu się należą.
    - Później: liczą się dwie pierwsze karty z talii, a stud ma własną procedurę (2019).
    - 2019: lokal określa, która talia jest wadliwa.
    - 2022: dodano złą liczbę kart, obce karty oraz to, że dwie jednakowe karty czynią talię wadliwą.
    - 2024: kto był nieobecny przy pierwszym rozdaniu, może zagrać w drugim.
rule-misdeals-examples =
    | Co się stało w hold'emie | Kiedy zauważono | 2011 | 2024 |
    | Pierwsza karta z talii mignęła | od razu | misdeal | misdeal |
    | Krupier odsłonił samą piątą kartę | od razu | bez misdealu | bez misdealu |
    | Odsłonięta piąta i jedenasta karta | od razu | misdeal | misdeal |
    | Miejsce 5 ma trzy karty | po jednym pasie | decyduje floor | misdeal |
    | Miejsce 5 ma trzy karty | po sprawdzeniu i pasie | decyduje floor | ręka jest martwa, wszystkie trzy karty do mucka, gra toczy się dalej |
    | Joker w ręce | po podbiciu i sprawdzeniu | bez misdealu, decyduje floor | gra się dalej, joker to kawałek papieru |
    | Dwa króle kier | na turnie | decyduje floor | wszystkie zakłady wracają |

    Pojedynczą kartę odsłoniętą przy rozdawaniu graczowi się wymienia; zwykle staje się pierwszą kartą spaloną.

rule-substantial-action = Znacząca akcja
rule-substantial-action-says =
    Od tej chwili nie można już ogłosić misdealu.

    2024: dwie akcje w kolejności, z których co najmniej jedna wniosła żetony do puli; albo trzy dowolne akcje w kolejności.
    2011: dwie akcje dwóch różnych graczy, z których każda wniosła żetony do puli; albo trzy dowolne akcje.

    Akcje to check, bet, call, raise i fold. Postawione blindy i ante się nie liczą.
    Tę samą miarę stosują inne zasady: button w złym miejscu, sporna pula, pominięty gracz.
rule-substantial-action-changed =
    - 2011: przy dwóch akcjach obie muszą wnieść żetony.
    - 2013: wystarczy jedna z dwóch.
rule-substantial-action-examples =
    | Akcje po blindach | 2011 | 2024 |
    | raise | nie | nie |
    | fold, fold | nie | nie |
    | check, check | nie | nie |
    | call, fold | nie | tak |
    | fold, raise | nie | tak |
    | bet, call | tak | tak |
    | fold, fold, fold | tak | tak |
    | check, check, check | tak | tak |

rule-button-short-of-cards = Button ma za mało kart
rule-button-short-of-cards-says =
    Button dostaje karty ostatni, więc wiadomo, której karty brakuje: następnej z talii.

    1. Button ma za mało kart i jeszcze nie działał: dodać brakujące, nawet po znaczącej akcji.
    2. Button zagrał niepełną ręką: ręka jest martwa.
    3. Komu innemu brakuje kart: przed znaczącą akcją misdeal, po niej martwa ręka.

    Kartę daje się przed spaleniem i przed wyłożeniem karty wspólnej.
rule-button-short-of-cards-changed =
    - 2011: dwie karty z rzędu dla buttona są dozwolone, więc brak ostatniej karty nie jest misdealem.
    - 2017: osobna zasada.
rule-button-short-of-cards-examples =
    Hold'em: miejsce 3 podbija, miejsca 4 i 5 pasują, potem button widzi, że ma tylko jedną kartę. Dostaje wierzchnią kartę reszty talii i gra dalej.
    Gdyby button najpierw sprawdził: ręka jest martwa, a żetony z calla zostają w puli.

rule-burns-after-action = Jedna karta spalona i żadnego naprawiania talii
rule-burns-after-action-says =
    Po znaczącej akcji talię rozdaje się tak, jak leży.

    - Każda ulica ma dokładnie jedną kartę spaloną, bez względu na to, co wcześniej poszło źle.
    - Rękę ze złą liczbą kart zabija się i odrzuca w całości. Żadna z jej kart nie staje się kartą spaloną i żadna nie wraca do talii.
    - Nikt nie odtwarza kolejności, w jakiej karty by przyszły.

    Karty są losowe w każdej kolejności; naprawianie rodzi tylko nowe błędy.
rule-burns-after-action-changed =
    - 2011 do 2015: brak zasady; wielu floorów brało kartę za dużo jako spaloną.
    - 2017: osobna zasada.
rule-burns-after-action-examples =
    Miejsce 5 ma trzy karty, zauważono po sprawdzeniu i pasie. Ręka jest martwa, wszystkie trzy karty idą do odrzuconych. Na flop krupier spala jedną kartę z reszty talii i wykłada trzy.

rule-irregular-flops = Flop i inne karty, które poszły źle
rule-irregular-flops-says =
    ## Cztery karty na flopie
    1. Wezwać floora, bez względu na to, czy karty widziano, i nawet jeśli każdy wie, która była czwarta.
    2. Zakryć wszystkie cztery i zmieszać.
    3. Jedna losowa to następna karta spalona, pozostałe trzy to flop.

    ## Trzy karty, ale bez spalenia (2022 i później)
    - Nikt nie działał: zmieszać trzy zakryte. Jedna losowa staje się kartą spaloną; dwie pozostałe i następna karta z talii to flop.
    - Ktoś działał, choćby jednym checkiem: flop obowiązuje. Turn ma jedną kartę spaloną, jak zawsze.

    ## Karta wspólna za wcześnie (2024)
    Karta spalona zostaje. Wyłożona wraca do reszty talii, resztę tasuje się zakrytą, kończy się licytację, a kartę wykłada się ponownie bez kolejnego spalenia.

    Więcej niż cztery karty: decyduje floor.
rule-irregular-flops-changed =
    - 2011: tylko flop z czterech kart; o reszcie decyduje floor.
    - 2022: dodano flop bez spalenia.
    - Karty wyłożone za wcześnie są w zalecanej procedurze, w 2024 to RP-5.
rule-irregular-flops-examples =
    Flop to `Kd 9s 4h 4c`, dwie z tych kart są jeszcze zakryte. Po zmieszaniu floor ciągnie `9s`: leży pod żetonem jako następna karta spalona, a flop to `Kd 4h 4c`. Turn wykłada się bez spalania kolejnej karty.

    Flop `Qc 8d 3s` wyłożono bez spalenia, nikt nie działał. Po zmieszaniu jako spaloną wyciągnięto `8d`. Flop: `Qc 3s` i następna karta z talii.
    Miejsce 2 już czekało: `Qc 8d 3s` obowiązuje.

    Turn `Jh` wyłożono, gdy miejsce 6 ma jeszcze działać na flopie. Wraca do reszty talii, karta spalona zostaje. Po końcu licytacji resztę się tasuje i turn wykłada się bez spalenia.
