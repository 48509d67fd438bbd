# Guides to the rules of houses: what each document has, and what surprises in it.

guide-house-rules-chips = Ogólne zasady lokali: zakupy i żetony
guide-house-rules-chips-body =
    Polski opis zwyczajowej praktyki lokali, w cash game i w turniejach. Lokal go przyjmuje i zmienia, co chce.

    ## Kupowanie
    - Pierwszy zakup to wpisowe (buy-in), każdy następny to rebuy.
    - Żetony kupuje się po rozdaniu, nigdy w trakcie.
    - Górna granica to 100 razy najwyższy zakład limitu, chyba że lokal ogłosi inną: 600 w grze 3/6. Stack powinien pasować do gry.
    - Gracz z rozwiązanego stołu przechodzi dokładnie z tymi żetonami, które miał, nawet jeśli jest ich mniej niż najmniejsze wpisowe. Kto zmienia stół z wyboru, wnosi co najmniej najmniejsze wpisowe nowego.

    ## Co gra
    - Najmniejszy żeton w grze to najmniejszy używany do ante, blindów lub opłaty lokalu. W szczególnych grach żetony na opłaty mogą być poza grą.
    - Mniejsze żetony nie grają nigdy, nawet w stosie; rozmienia się je między rozdaniami.
    - All-in obejmuje każdy żeton, małe też.
    - Żeton odłożony na napiwek jest dla właściciela poza grą.
    - Stuknięcie w stół w swojej kolejności to check.

    ## Niespodzianki
    - Granica 100 najwyższych zakładów. Tekst jest uszkodzony i mogło chodzić o najmniejsze wpisowe; lokal powinien ustalić własną liczbę.
    - Zmiana stołu: dokładny stack przechodzi tylko przy przymusowej.

    ## W turnieju
    Według TDA rebuy nie może kosztować rozdania, a zapowiedziany rebuy od razu gra (TDA 2011, zasada 24; TDA 2024, zasada 27). Żetony nigdy nie przechodzą od gracza do gracza.

guide-house-rules-betting = Ogólne zasady lokali: licytacja
guide-house-rules-betting-body =
    ## Ile podbić
    - Limit z trzema lub więcej rundami licytacji: zakład i trzy podbicia.
    - Limit z dwiema rundami licytacji, jak w pokerze dobieranym i lowballu: zakład i cztery podbicia.
    - Przy dwóch graczach bez limitu podbić, jeśli było ich dwóch, zanim go osiągnięto. Zamkniętej licytacji nikt nie otwiera ponownie.
    - No-limit: bez górnej granicy. Pot-limit: pula. Liczba podbić jest w obu dowolna.
    - Czekanie, a potem podbicie jest dozwolone, poza niektórymi odmianami lowballa.

    ## Kwoty
    - Stawka musi być co najmniej równa zakładowi. Mniejszy może być tylko all-in.
    - Limit: all-in za mniej niż połowę zakładu niczego nie otwiera; połowa lub więcej liczy się jako pełny zakład.
    - Jeden żeton o wyższej wartości bez słowa to call: żeton 25 w grze 3/6 wobec zakładu 6 to call 6, a 19 wraca.
    - Kilka żetonów, których jest więcej niż zakład, to podbicie.

    ## Co wiąże
    - Deklarację w swojej kolejności trzeba wykonać.
    - Żetony wypuszczone do puli w niej zostają.
    - Wszystkie żetony zakładu wysuwa się jednym ruchem. Kto najpierw zapowie kwotę lub podbicie, może wysuwać je po trochu.
    - Żetony wysunięte do przodu, na które ktoś zareagował, trzeba dopełnić do zakładu. Dotyczy to limitu.
    - Złą kwotę poprawia się tylko do końca rundy licytacji.
    - Gracz, który nie zauważył podbicia, może cofnąć swój call, jeśli nikt za nim nie działał.

    ## Poza kolejnością
    - Deklaracja poza kolejnością wiąże, chyba że w międzyczasie zadziała gracz, którego była kolej.
    - Kto czeka poza kolejnością, nie może już w tej rundzie stawiać; może sprawdzić lub spasować.
    - Celowego działania poza kolejnością się nie toleruje.

    ## Zwracanie uwagi
    Kto widzi źle policzone żetony lub źle wskazanego zwycięzcę, mówi to od razu: gracze, krupier i widzowie.

    ## Niespodzianki w porównaniu z TDA
    | Przypadek | Ogólne zasady lokali | TDA |
    | Kilka żetonów bez słowa | Podbicie | Call albo dopełnione podbicie: czy o jeden żeton mniej nadal sprawdza? Potem zasada połowy podbicia |
    | Niezauważone podbicie | Call można cofnąć | Sprawdzający akceptuje prawdziwą kwotę |
    | Poza kolejnością | Zwalnia każda akcja w międzyczasie | Zwalnia tylko zmiana akcji; pas jest zawsze wiążący |
    | Podbicia przy dwóch graczach | Bez limitu podbić | Limit podbić obowiązuje, dopóki w turnieju nie zostanie dwóch |
    | Zwracanie uwagi | Widzowie też | Tylko o wyłożonych rękach; zakryte nie są niczyją sprawą |

guide-house-rules-showdown = Ogólne zasady lokali: showdown
guide-house-rules-showdown-body =
    ## Kolejność
    1. W ostatniej rundzie ktoś postawił: pierwszy pokazuje ten, kto ostatni postawił lub podbił.
    2. Wszyscy czekali lub są all-in: gracz, który otwiera każdą rundę licytacji, pierwsza żywa ręka na lewo od buttona.
    3. Kto sądzi, że wygrał, jest proszony, by pokazał przed swoją kolejką; to oszczędza czas.
    4. Gracze puli pobocznej pokazują przed graczami, którzy są all-in tylko o pulę główną, i osobno.

    ## Odczytywanie
    - Krupier odczytuje ręce i wskazuje zwycięzcę. Decydują karty, a nie słowa.
    - Karty trzyma się do wskazania zwycięzcy. Ręka, która przepadnie, to ryzyko właściciela.
    - Kto rości sobie prawo do puli, pokazuje karty.
    - Zanim przesunie się pulę, zabiera się wszystkie przegrane ręce.
    - Celowo fałszywa deklaracja, po to, by odrzucono lepszą rękę, może kosztować pulę. Według TDA kosztuje karę.

    ## Prośba o pokazanie ręki
    Każdy, kto dostał karty, może prosić o pokazanie ręki, którą sprawdzono, nawet jeśli ją odrzucono.

    | Kto prosi | Co dzieje się z ręką |
    | Każdy oprócz wygrywającego | Pokazuje się ją, pozostaje martwa |
    | Wygrywający | Obie ręce odżywają i wygrywa lepsza |

    TDA nie daje stołowi takiego prawa: kto odrzucił karty, nie może prosić. Według TDA 2024, zasada 18, gracz, który sprawdził na riverze i zachował karty, może zobaczyć rękę, którą sprawdził; o reszcie decyduje dyrektor.

    ## Pokazywanie
    - Rękę pokazaną jednemu graczowi w rozdaniu pokazuje się wszystkim przy stole.
    - Wolno pokazać komuś spoza rozdania; pozostali mogą zobaczyć to po jego końcu.

    ## Niespodzianki
    - Wygrywający, który prosi, może przez to stracić pulę.
    - Grając kartami ze stołu, można dzielić pulę bez pokazywania, jeśli zapowie się to przed odrzuceniem swoich kart. TDA żąda wszystkich kart własnych.

guide-house-rules-home = Podręcznik gry domowej
guide-house-rules-home-body =
    Czeski podręcznik gry w domu: gry, układy, rozdawanie i zachowanie, dla gospodarza bez krupierów lokalu. Większość jest na stronach o grach i rozdawaniu. Tutaj jest to, co rozstrzyga inaczej, i to, o czym nie mówi.

    ## Co rozstrzyga inaczej
    | Przypadek | Podręcznik gry domowej | TDA |
    | Karta odsłonięta przy rozdawaniu | Pokazać, wyłączyć z rozdania, rozdawać dalej | Misdeal przy dwóch pierwszych lub przy dwóch kartach |
    | Graczowi brakuje karty | Dostaje następną | Misdeal przed znaczącą akcją (TDA 2024) |
    | Button | Idzie do następnego gracza | Martwy button |
    | Podbicia w limicie | Trzy razem z zakładem; uzgodnić | Limit podbić lokalu |
    | Zakryte karty | Nigdy na żądanie | Decyduje dyrektor, a na riverze jest prawo (TDA 2024) |
    | Kto pokazuje pierwszy | Kogo sprawdzono | Tak samo |
    | Pas bez zakładu | Dozwolony | Wiąże, może zostać ukarany |
    | Pożyczanie żetonów | Możliwe, odradzane | Nigdy |
    | Odejście na miejscu płatnym | Nagroda za lokatę, żetony rozdzielone | Brak takiej zasady |

    ## Niespodzianki
    - Nie ma w nim misdealu: odsłoniętą lub brakującą kartę poprawia się na miejscu i rozdaje dalej.
    - W pierwszej rundzie pokera dobieranego nie wolno czekać.
    - Wymiana czterech kart, jeśli gracz zostawia asa i, jak każe zwyczaj, go pokazuje.
    - Odkryta para w studzie: na czwartej ulicy wyższy limit może postawić tylko jej posiadacz.
    - Spasowanych kart w studzie nigdy nie rozdaje się ponownie.
    - Decyduje najlepsze pięć kart, choć jedno zdanie mówi o kickerach tylko z ręki; własne przykłady używają kart ze stołu.
    - Pokery królewskie mogą być równe, gdy jeden leży na stole; podręcznik mówi, że nie mogą.

    ## O czym milczy
    Button przy dwóch graczach, miejsca i zmiany stołu, złe kwoty, działanie poza kolejnością, karty wspólne wyłożone za wcześnie. W tych sprawach program stosuje TDA 2011.

    ## Początek gry domowej
    1. Uzgodnić grę, rodzaj licytacji, blindy lub ante i limit podbić.
    2. Uzgodnić, czy i do kiedy można dokupić żetony.
    3. Sprawdzić talię na oczach wszystkich; zob. Talia, tasowanie, przekładanie, spalanie.
    4. Wylosować miejsca i button: najwyższa karta, równe według koloru.
    5. Powiedzieć, jakie zasady obowiązują tam, gdzie podręcznik nic nie mówi.

guide-house-rules-polish = Zasady polskie
guide-house-rules-polish-body =
    Zasady czterech gier (poker dobierany, Texas Hold'em, Omaha, Omaha hi-lo) tak, jak gra się w Polsce. Celem jest wygrać pulę, pięcioma kartami albo dobrą licytacją.

    ## Starszeństwo
    - Wszystkie kolory są równe; A K Q J T 9 i w dół, as także jako 1 w najniższym stricie.
    - Rzadsze układy stoją wyżej. Kolejność pasuje do rozdania bez wymiany; po wymianie kolor stawia się nad fulem.
    - Poker według najwyższej karty, od A-K-Q-J-T do 5-4-3-2-A; kareta; ful według trójki; kolor według kart od góry; strit według najwyższej karty; trójka; dwie pary według wyższej pary, niższej i piątej karty; para i trzy karty boczne; brak pary według wszystkich pięciu.

    ## Niespodzianki
    | Przypadek | Zasady polskie | Gdzie indziej |
    | Kolor i ful po wymianie | Wygrywa kolor | Wygrywa ful |
    | 32 karty | Dozwolone w pokerze dobieranym, otwarcie od króli | Zawsze 52 |
    | Czekanie przed otwarciem w pokerze dobieranym | Dozwolone | Podręcznik gry domowej: niemożliwe |
    | Wymiana | Jedna do czterech | Trzy, z asem cztery |
    | Nikt nie otwiera lub nie stawia | Pula przechodzi dalej, nowe rozdanie, inni mogą wrócić | Showdown |
    | Showdown w pokerze dobieranym | Kto zakończył licytację, pokazuje ostatni | Ten gracz pokazuje pierwszy |
    | Układy | Można deklarować | Karty mówią |
    | Podbicie | Także własnego wkładu | Tylko cudzego |
    | Pierwsza runda hold'ema | Jedno sprawdzenie i trzy podbicia na gracza, bez czekania | Duża ciemna może czekać |
    | Niski układ w Omaha hi-lo | Bez stritów i kolorów prócz 5-4-3-2-A | Nie szkodzą |

    ## O czym milczą
    Liczba podbić w pokerze dobieranym („umawia się limit”), najniższy strit z 32 kart, button przy dwóch graczach, błędy krupiera. W tych sprawach program stosuje TDA 2011, a o resztę pyta lokal.
