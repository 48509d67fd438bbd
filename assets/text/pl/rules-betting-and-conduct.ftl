# Pages of rules: betting, chips on the table, conduct and penalties, and the recommended
# procedures. What each rule decides is said in our own words; their numbers stand in
# assets/rulebooks/rules-betting-and-conduct.ron.

rule-methods-of-betting = Sposoby stawiania: słowa i żetony
rule-methods-of-betting-says =
    Gracz stawia słowami, żetonami albo jednym i drugim. Decyduje to, co było pierwsze.

    1. Słowa przed żetonami: zakładem są słowa, a żetony się do nich dopasowuje.
    2. Żetony przed słowami: zakładem są żetony, a późniejsze słowa niczego nie zmieniają.
    3. Jedno i drugie naraz: decydują jasne i rozsądne słowa; jeśli nie są jasne, decydują żetony.
    4. Słowa i żetony, które sobie przeczą, albo zakład, którego nie dało się zrozumieć: floor decyduje według tego, co się stało, i tego, co uczciwe.

    Słowa mogą podawać akcję („call”, „raise”), samą kwotę („tysiąc”) albo jedno i drugie („raise, tysiąc”).

    Sama kwota, bez „raise”, liczy się dokładnie tak, jakby bez słowa wysunięto żetony na tę kwotę. Stosuje się więc do niej testy dla żetonów, także zasadę połowy podbicia.
rule-methods-of-betting-changed =
    - 2011: słowa w swojej kolejności wiążą, a wniesione żetony zostają. O kolejności słów i żetonów ani o sprzecznościach nie ma mowy.
    - Do 2017: decyduje to, co było pierwsze; gdy jedno i drugie jest naraz, wygrywają jasne słowa, a o sprzecznościach decyduje dyrektor.
    - Do 2017: sama kwota to tyle samo, co żetony bez słowa. W 2011 taki przypadek oceniał dyrektor.
rule-methods-of-betting-examples =
    - Zakład 1000. B mówi tylko „tysiąc czterysta” i ma jeszcze żetony. Podbicie byłoby o 400, mniej niż połowa z 1000: call 1000. W 2011 żadna zasada nie zrównuje słów z żetonami, więc decyduje dyrektor.
    - Blindy 100-200, na flopie nikt nie postawił. A mówi „osiemset” i rzuca żeton 1000. Najpierw słowa: zakład 800, 200 wraca.
    - Nikt nie postawił. A rzuca żeton 1000, potem mówi „pięćset”. Najpierw żetony: zakład 1000.
    - River, dwóch graczy. A mówi „czterdzieści dwa tysiące” i wysuwa jeden żeton 5000; nie wszyscy to słyszeli. B wysuwa 5000. Słowa były pierwsze, ale niejasne, a żeton wyglądał na zakład 5000. Nie rozstrzyga tego żaden wzór: floor pyta, kto co słyszał, i podejmuje najuczciwszą decyzję.

rule-methods-of-calling = Sposoby sprawdzania
rule-methods-of-calling-says =
    Sprawdzeniem jest:

    - powiedzenie „call”;
    - wysunięcie żetonów dokładnie na tę kwotę;
    - jeden żeton większy niż zakład, bez słowa;
    - kilka żetonów bez słowa, które według zasady o kilku żetonach są sprawdzeniem.

    Jeden absurdalnie mały żeton wobec dużego zakładu nie jest sposobem sprawdzania. Floor decyduje, co oznacza (może to być pełny call), i może za to być kara.

    Gracz, który wnosi za mało i nie mówi „call”, wykonał niepełne sprawdzenie: kiedy należy się pełna kwota, mówi osobna strona.
rule-methods-of-calling-changed =
    - Wydanie 2011 nie ma osobnej zasady o sprawdzaniu; wniesione żetony zostają, reszta to ocena.
    - Lista sposobów sprawdzania i ostrzeżenie o malutkich żetonach przyszły później.
rule-methods-of-calling-examples =
    - Blindy 2000-4000, A stawia 50 000. B wysuwa jeden żeton 1000 i nic nie mówi. Floor może orzec pełny call 50 000 i może dodać karę.
    - River, dwóch graczy, zakład 5000. B wysuwa jeden żeton 1000. Wobec jedynego przeciwnika za mało to pełny call: 5000.
    - Blindy 100-200, jeden żeton 1000 bez słowa: call 200, 800 wraca.
    - Zakład 1200, dwa żetony 1000 bez słowa: call, 800 wraca.

rule-methods-of-raising = Sposoby podbijania
rule-methods-of-raising-says =
    W no-limit i pot-limit są dwa sposoby podbicia:

    - pełna kwota jednym ruchem;
    - pełna kwota zapowiedziana najpierw. Potem żetony można wysuwać w tylu ruchach, w ilu trzeba.

    Kto mówi „raise” bez kwoty, musi dać co najmniej minimalne podbicie. Podbiciem jest wtedy to, co wejdzie jednym ruchem; drugie sięgnięcie do stacka niczego nie dodaje.

    Za jasność odpowiada podbijający. Jeśli nie było jasno, wątpliwości idą na jego niekorzyść.
rule-methods-of-raising-changed =
    - Wydania 2011 do 2017 pozwalały na trzeci sposób: powiedzieć „raise”, wsunąć kwotę sprawdzenia, a potem dodać podbicie dokładnie jednym dalszym ruchem.
    - Obowiązek jasnego pokazania zamiaru nie był w 2011 nowy, tylko go podkreślono.
    - W 2019 zniesiono to podbicie dwoma ruchami.
    - Niektóre lokale w 2011 szły dalej i uznawały samo wsunięcie calla po „raise” za minimalne podbicie. To zasada lokalu.
rule-methods-of-raising-examples =
    Blindy 100-200, A podbił do 400, więc minimalne podbicie jest do 600.

    | Co robi B | 2011 | 2024 |
    | „raise, tysiąc czterysta”, potem żetony trzema ruchami | podbicie do 1400 | podbicie do 1400 |
    | „raise”, wysuwa 400, wraca do stacka, jeszcze 1000 | podbicie do 1400 | drugi ruch niedozwolony; „raise” wiąże do 600 |
    | bez słowa, wysuwa 400, wraca do stacka, jeszcze 800 | call 400 | call 400 |
    | bez słowa, dwanaście żetonów 100 jednym ruchem | podbicie do 1200 | podbicie do 1200 |

    Z zasady 2024 wynika, choć nie jest to w niej napisane, że „raise” z 400 w pierwszym ruchu zobowiązuje do minimum; dyrektor może orzec inaczej.

rule-raise-amounts = Wysokość podbicia i połowa
rule-raise-amounts-says =
    1. Podbicie wynosi co najmniej tyle, co największy pełny zakład lub podbicie w tej rundzie licytacji. Liczy się, o ile podbito, a nie do ilu.
    2. Przed flopem pierwszym zakładem jest duża ciemna, bez względu na to, jakimi żetonami ją postawiono.
    3. Połowa tej kwoty lub więcej, ale nie cała: gracz musi dopełnić do minimalnego podbicia.
    4. Mniej niż połowa: to call, a nadwyżka wraca. Nie dotyczy to sytuacji, gdy najpierw padło „raise” lub „all-in”: po „raise” należy się pełne minimalne podbicie.
    5. All-in może być na dowolną kwotę. Niepełny nie zmienia minimalnego podbicia.
    6. „Raise” z kwotą i niczym więcej podaje całość, a nie to, co się dodaje.

    Kwotę podaną bez „raise” traktuje się jak taką samą kwotę w żetonach.
rule-raise-amounts-changed =
    - W wydaniu 2011 połowę liczy się od „poprzedniego zakładu”. Gdy ostatnią akcją było podbicie, może to znaczyć samo podbicie albo cały zakład; lokale przyjmują samo podbicie. Od 2013 jest to największy dotychczasowy zakład lub podbicie.
    - Do 2017: „raise, osiem tysięcy” to całość. W 2011 takiego zdania nie ma; w razie wątpliwości liczy się tam niższa kwota.
    - W 2024 kwota słowna jest równa żetonom. W 2011 decyduje dyrektor.
rule-raise-amounts-examples =
    | Blindy i akcja | Następne minimalne podbicie |
    | 100-200, flop: A stawia 600, B do 1600, C do 3600 | 5600, bo ostatnie podbicie było o 2000 |
    | 50-100: pierwszy gracz all-in 150 | 250, bo podbicie o 50 jest niepełne i zostaje 100 |
    | 25-50: do 125, do 200, do 500 | 800, bo największe podbicie było o 300 |
    | 25-50: A do 500, B i C sprawdzają | 950 |
    | 50-100, flop: zakład 300, all-iny 500, 650 i 800 | 1100, bo żadne podbicie nie sięgnęło 300 |

    - Zakład 1000. B wysuwa żeton 1000 i cztery 100, ma jeszcze żetony: 400 to mniej niż 500, więc call, 400 wraca.
    - Zakład 1000. B wysuwa żetony 1000 i 500: dokładnie połowa, więc podbicie do 2000.
    - 100-200, A do 500, czyli o 300. B wysuwa siedem żetonów 100: 200 to co najmniej 150, więc B musi podbić do 800.
    - A otwiera za 2000, B mówi „raise, osiem tysięcy”: razem 8000.
    - 200-400, A do 1200. B wysuwa różne żetony, razem 1500: 300 to mniej niż 400, call. Razem 1600, gdzie jeden żeton jest zbędny: 400 to połowa z 800, więc B dopełnia do 2000.
    - Turn, zakład 300, B wysuwa dwa żetony 500: bez jednego 500 nadal pokrywa 300, a 700 to pełne podbicie. Podbicie do 1000; następne minimum to 1700.

rule-oversized-chip = Żeton o wyższej wartości
rule-oversized-chip-says =
    Jeden żeton, wart więcej niż kwota do sprawdzenia, bez słowa:

    1. Wobec zakładu lub blinda to call, także gdy to ostatni żeton stacka.
    2. Aby nim podbić, trzeba powiedzieć „raise”, zanim żeton dotknie stołu.
    3. „Raise” bez kwoty: tyle, na ile pozwala żeton.
    4. Przed graczem nie ma zakładu: zakład na cały żeton.

    Jeśli gracz powiedział „raise”, a żeton nie wystarcza na dozwolone podbicie, należy się minimalne podbicie.

    Dotyczy to tylko jednego żetonu. Dwa lub więcej ocenia się według zasady o kilku żetonach; żeton dołożony do już wysuniętych – według zasady o żetonach wysuniętych wcześniej.
rule-oversized-chip-changed =
    - To samo od 2011. Późniejsze wydania mówią wprost, że ostatni żeton gracza nie jest wyjątkiem; w 2011 wynika to ze słów o „każdej chwili”.
    - Krótka nazwa „overchip” pojawiła się później.
rule-oversized-chip-examples =
    | Wobec czego | Żeton | Co powiedziano | Decyzja |
    | duża ciemna 200 | 1000 | nic | call 200, 800 wraca |
    | duża ciemna 400 | 1000 | najpierw „raise” | podbicie do 1000 |
    | nic, na flopie | 5000 | nic | zakład 5000 |
    | zakład 600 | 1000, ostatni żeton | nic | call 600, 400 wraca |
    | zakład 700 | 1000 | najpierw „raise” | 1000 nie jest dozwolonym podbiciem, więc do 1400 |
    | zakład 300 | 500 | „raise”, gdy żeton już leżał | call 300, 200 wraca |

    1400 w przedostatnim wierszu wynika z zasad o podbijaniu; wydrukowanego przykładu nie ma.

rule-multiple-chips = Kilka żetonów
rule-multiple-chips-says =
    Dwa lub więcej żetonów bez słowa, wobec zakładu. Odjąć w myśli jeden z najmniejszych i spojrzeć:

    1. Reszta nie pokrywa już sprawdzenia: potrzebny był każdy żeton, więc to call, także gdy to ostatnie żetony stacka.
    2. Reszta nadal pokrywa sprawdzenie, a gracz ma jeszcze żetony: połowa minimalnego podbicia lub więcej oznacza pełne podbicie, mniej oznacza call.
    3. Reszta nadal pokrywa sprawdzenie, a to ostatnie żetony gracza: gracz jest all-in za wszystkie, bez względu na zasadę połowy podbicia.

    Jeśli najpierw padło „raise” lub „all-in”, tej zasady się nie stosuje.

    Gdy nie ma zakładu, kilka żetonów to po prostu zakład na ich sumę.
rule-multiple-chips-changed =
    - Wydanie 2011 pyta, czy jeden żeton jest zbędny, tylko gdy wszystkie mają ten sam nominał. Przy różnych od razu stosowano zasadę połowy podbicia.
    - 2013: dowolne żetony; odejmuje się jeden z najmniejszych.
    - Późniejsze wydania mówią o ostatnich żetonach gracza. Wydanie 2011 o tym nie mówi; gdy jeden żeton jest zbędny, zwykle odczytuje się to jako all-in.
rule-multiple-chips-examples =
    | Akcja | Żetony | 2011 | 2024 |
    | 200-400, A do 1200 | dwa 1000 | call | call |
    | zakład 1200 | dwa 1000 | call | call |
    | 250-500, A do 1100 | 1000 + 500 | podbicie do 1700: przy różnych żetonach obowiązuje zasada połowy podbicia, a 400 to więcej niż połowa z 600 | call, 400 wraca |
    | 250-500, A do 1100 | 1000 + pięć 100 | podbicie do 1700 | podbicie do 1700 |
    | 250-500, A do 1100 | 1000 + trzy 100 | call, 200 wraca | call, 200 wraca |
    | otwarcie 1400, są jeszcze żetony | 1000 + trzy 500 | podbicie do 2800 | podbicie do 2800 |
    | otwarcie 1400, są jeszcze żetony | 1000 + dwa 500 | call, 600 wraca | call, 600 wraca |
    | otwarcie 1400, ostatnie żetony | 1000 + dwa 500 | dyrektor, zwykle all-in | all-in 2000, który niczego nie otwiera |
    | 25-50, na flopie zakład 1050, ostatnie żetony | dwa 1000 | call | call 1050, 950 zostaje graczowi |
    | 200-400, A do 1200 | trzy 1000 | podbicie do 3000 | podbicie do 3000 |

    Otwarcie 400, A do 1100, potem 500 + 1000 bez słowa: w 2024 call. W 2011 zależy to od tego, od czego liczy się połowę: 400 to więcej niż połowa podbicia o 700 (podbicie do 1800), ale mniej niż połowa z 1100 (call). Decyduje dyrektor; program domyślnie przyjmuje podbicie.

rule-prior-bet-chips = Żetony wysunięte wcześniej
rule-prior-bet-chips-says =
    Gracz ma przed sobą żetony z blinda lub wcześniejszego zakładu, ma odpowiedzieć na podbicie i dokłada żetony. Powinien powiedzieć, co robi. Jeśli nie mówi:

    1. Kto po podbiciu wyraźnie cofa leżący przed sobą żeton, musi sprawdzić lub podbić. Nie wolno go odłożyć z powrotem i spasować.
    2. Stare żetony nie pokrywają sprawdzenia i zostały nietknięte albo cofnięto je w całości: jeden dołożony żeton o wyższej wartości to call; kilka dołożonych ocenia się według zasady o kilku żetonach.
    3. Stare żetony cofnięto częściowo albo same pokrywają sprawdzenie: wszystkie żetony, które ostatecznie leżą, to jeden zakład z kilku żetonów. Połowa podbicia lub więcej to podbicie, mniej to call.
    4. Przesunięcie starych i nowych żetonów razem do przodu można odczytać jako postawienie wszystkich.

    Krupierzy zostawiają zakłady tam, gdzie są, do końca rundy, aby dało się na to pytanie odpowiedzieć.
rule-prior-bet-chips-changed =
    - Wydanie 2011 nie ma zasady; decyduje dyrektor.
    - W 2013 jest tylko zalecenie.
    - W 2017 stało się to wiążące, jak wyżej.
rule-prior-bet-chips-examples =
    Blindy 25-50, duża ciemna wysunęła dwa żetony 25, button podbija do 600. Połowa zaczyna się od 875, minimalne podbicie to 1150.

    | Duża ciemna, bez słowa | Decyzja w 2024 |
    | rzuca jeden 1000 na żetony 25 | call |
    | rzuca dwa 500 na żetony 25 | call, potrzebny jest każdy |
    | rzuca 100 + 500 na żetony 25, razem 650 | call, bez 100 jest 550 |
    | rzuca 1000 + 500 na żetony 25, razem 1550 | podbicie do 1550 |
    | cofa oba 25, dokłada jeden 1000 | call |
    | cofa jeden 25, drugi zostawia, dokłada 1000 | razem 1025, ponad 875: podbicie do 1150 |

    - 50-100, dużą ciemną postawiono jednym żetonem 1000, podbicie do 700. Ten żeton pokrywa sprawdzenie, więc liczy się wszystko: dołożenie 500 to podbicie do 1500; dołożenie 100 daje 1100, ponad połowę (1000), więc podbicie do 1300.
    - Gracz podnosi swoje stare żetony, patrzy na podbicie, odkłada je i pasuje. Niedozwolone: call albo raise.
    - Według 2011 o wszystkich tych przypadkach decyduje dyrektor.

rule-reopening-the-bet = Ponowne otwarcie licytacji
rule-reopening-the-bet-says =
    Pytanie powstaje, gdy ktoś zagrał all-in za mniej niż pełne podbicie, a akcja wraca do gracza, który już działał.

    1. No-limit i pot-limit: gracz może podbić tylko wtedy, gdy ma dołożyć co najmniej pełny zakład lub podbicie. Kilka niepełnych all-inów się sumuje.
    2. Każdego gracza sprawdza się osobno: ile ma dołożyć w porównaniu z ostatnim pełnym podbiciem?
    3. Gracz, który jeszcze nie działał, zawsze może podbić.
    4. Jeśli gracz może podbić, minimum to nadal ostatni pełny zakład lub podbicie w rundzie, a nie suma niepełnych.
    5. Limit: do ponownego otwarcia wystarczy połowa zakładu.
rule-reopening-the-bet-changed =
    - Wydanie 2011, wersja 1, liczy każdy niepełny all-in osobno i żaden nie otwiera ponownie licytacji. O limicie nic nie mówi.
    - W wydaniu 2013 liczy się to, ile gracz ma dołożyć, gdy akcja do niego wraca, więc niepełne all-iny się sumują; dochodzi też połowa zakładu dla limitu.
rule-reopening-the-bet-examples =
    Blindy 50-100. Na flopie A stawia 100, B jest all-in za 125, C sprawdza, D jest all-in za 200, E sprawdza 200.

    | Kto działa | Ma dołożyć | 2011 | 2024 |
    | A | 100, pełny zakład | call albo fold, bo każdy all-in jest niepełny; niektórzy czytają to inaczej | może podbić |
    | C, gdy A tylko sprawdza | 75 | call albo fold | call albo fold |
    | C, gdy A podbija do 300 | 175 | nie zachodzi | może podbić, co najmniej do 400 |

    - A stawia 300, all-iny 500, 650 i 800, E sprawdza 800. F jeszcze nie działał: może podbić, co najmniej do 1100.
    - 2000-4000: A tylko sprawdza, C jest all-in za 7500, mała ciemna pasuje. Duża ciemna jeszcze nie działała: fold, call za 3500 albo podbicie co najmniej do 11 500. Jeśli duża ciemna sprawdzi, A ma dołożyć 3500 i nie może podbić. Jeśli podbije do 11 500, A ma dołożyć 7500 i może.
    - Limit 200-400, turn: A stawia 400, B jest all-in za 600, C sprawdza. A ma dołożyć 200, połowę zakładu: w 2024 może podbić. Przy all-inie 500 A ma dołożyć 100 i może tylko sprawdzić albo spasować.
    - 200-400, A do 1200, B all-in za 1500: 300 to mniej niż 800, więc A może tylko sprawdzić albo spasować.

rule-number-of-raises = Liczba podbić
rule-number-of-raises-says =
    W no-limit i pot-limit liczba podbić nie jest ograniczona.

    W limicie obowiązuje limit podbić lokalu. Obowiązuje także, gdy w rozdaniu lub przy stole zostało tylko dwóch graczy; przestaje obowiązywać, gdy w całym turnieju zostało dwóch graczy.

    Lokal ogłasza swój limit podbić; zwykle to zakład i trzy podbicia.
rule-number-of-raises-changed =
    - To samo od 2011.
rule-number-of-raises-examples =
    Limit 400-800, ograniczenie do zakładu i trzech podbić.

    - Na turnie: 800, 1600, 2400, 3200. Po 3200 są tylko calle i pasy.
    - Dwóch graczy w rozdaniu, trzydziestu w turnieju: limit podbić obowiązuje.
    - Dwóch graczy w turnieju: bez ograniczenia.
    - No-limit: pięć podbić z rzędu jest tak samo dobre jak jedno, jeśli każde jest dość duże.

rule-accepted-action = Zaakceptowana akcja
rule-accepted-action-says =
    Za to, by wiedzieć, co sprawdza, odpowiada sprawdzający. Jeśli prosi o policzenie, słyszy od krupiera lub gracza złą liczbę, a potem mówi „call” albo wysuwa tę kwotę, to sprawdził kwotę prawdziwą.

    1. Policzyć zakład jeszcze raz, dokładnie.
    2. Sprawdzający jest winien prawdziwą kwotę, najwyżej swój stack. Jeśli wysunął więcej, reszta wraca.
    3. Floor może zwolnić sprawdzającego, jeśli prawdziwa kwota byłaby rażąco niesprawiedliwa, na podstawie zasady o decyzjach floora. Należy to ogłosić i zapisać z powodem w dzienniku.

    Sprawdzającego chroni liczenie razem z krupierem i prośba o ponowne policzenie przed działaniem.
rule-accepted-action-changed =
    - To samo od 2011. Wydanie 2024 wskazuje, że krupierzy ogłaszają zakłady, a all-in liczą na prośbę.
rule-accepted-action-examples =
    - A jest all-in. B pyta, krupier mówi 8000, B wysuwa 8000. Ponowne liczenie daje 11 500: B dopłaca 3500.
    - Jak wyżej, ale B ma w sumie tylko 9000: B jest all-in za 9000, a 2500 wraca do A.
    - Krupier mówi 12 500 i B sprawdza; naprawdę jest 11 500: B płaci 11 500.
    - Krupier mówi 8000, a naprawdę jest 80 000, zakryte stosem niskich żetonów. Według zasady to 80 000. Tu floor patrzy na zasadę 1: gracza, który o takim zakładzie nie mógł wiedzieć, można zwolnić w całości albo do 8000. To ocena i zapisuje się ją.

rule-acting-in-turn = Działanie w swojej kolejności
rule-acting-in-turn-says =
    Gracze działają w swojej kolejności, słowami lub żetonami. To, co gracz robi w swojej kolejności, wiąże, a wniesione żetony zostają.

    - Liczy się pierwsza akcja. Na zmianę zdania po „fold”, „call” albo podanym podbiciu jest za późno.
    - Gracz czeka, aż zakład przed nim będzie jasny. Kto działa wobec zakładu o nieznanej jeszcze kwocie, robi to na własne ryzyko.
    - Przy oczywistej pomyłce, na którą nikt jeszcze nie zareagował, floor może być wyrozumiały. To jego ocena, a nie zasada.
rule-acting-in-turn-changed =
    - 2011: słowa w swojej kolejności wiążą, żetony zostają.
    - Późniejsze wydania dodają, że gracz czeka na jasną kwotę.
rule-acting-in-turn-examples =
    - „Call… i raise sto tysięcy”: call obowiązuje, podbicie wraca.
    - „Fold… nie, call”: fold obowiązuje.
    - „Raise do 5000… nie, 10 000”: podbicie do 5000.
    - A mówi „raise” i nie podał jeszcze kwoty; B wyrzuca karty. Pas obowiązuje. Floor prosi, by B następnym razem poczekał na kwotę.

rule-undercalls = Wiążące deklaracje i niepełne sprawdzenia
rule-undercalls-says =
    „Call” lub „raise” w swojej kolejności zobowiązuje do całej kwoty, jaka w tej chwili się należy.

    Niepełne sprawdzenie to mniej niż kwota calla, słownie lub w żetonach, bez wcześniejszego „call”. W swojej kolejności:

    1. W rozdaniu heads-up, dowolny zakład: pełny call.
    2. Więcej graczy, a zakład to zakład otwierający rundę: pełny call. Przed flopem zakładem otwierającym jest duża ciemna.
    3. Więcej graczy, a zakład to podbicie: decyduje floor.
    4. Dwa lub więcej niepełnych sprawdzeń z rzędu: akcja wraca do pierwszego z tych graczy, który poprawia swoje według powyższych punktów; o pozostałych decyduje floor.

    W przypadku 3 floor może wybrać:

    - pełny call;
    - wniesione żetony przepadają do puli, a gracz pasuje.

    Patrzy, jak jasne było podbicie, czy krupier je ogłosił i czy gracz robi to często. Gracz all-in za mniej nie wykonał niepełnego sprawdzenia.
rule-undercalls-changed =
    - W wydaniu 2011 nie ma takiej zasady: wniesione żetony zostają, o reszcie decyduje dyrektor.
    - Zasada przyszła w 2013. Późniejsze wydania mówią, czym jest zakład otwierający i co może wybrać dyrektor.
rule-undercalls-examples =
    - 1000-2000, flop: A stawia 2000, B podbija do 8000, C wysuwa 2000. C ma przed sobą podbicie, graczy jest więcej niż dwóch: pełny call 8000 albo utrata 2000 i pas. Wybiera floor.
    - Czterech graczy: A stawia 8000, B wysuwa 2000. Zakład otwierający: pełny call 8000. W 2011 decyduje dyrektor.
    - Jak w pierwszym przykładzie, ale C mówi „call”: 8000, także w 2011.
    - 200-400: A do 1200, B wysuwa jeden żeton 500, słyszy, ile trzeba zapłacić, i pasuje. Floor może orzec, że B traci 400, czyli zakład otwierający, który chciał sprawdzić, i oddać 100.
    - River, dwóch graczy, zakład 5000, jeden żeton 1000: pełny call 5000.

rule-incorrect-bets = Niewłaściwe zakłady, za małe zakłady i podbicia
rule-incorrect-bets-says =
    Zakład lub podbicie poniżej dozwolonego minimum, zauważone później. O niepełnych sprawdzeniach mówi osobna strona.

    1. Limit i no-limit: poprawia się do minimum u wszystkich w rundzie, dopóki nie wyłożono następnej karty; na riverze, dopóki nie zaczął się showdown.
    2. Potem zakład zostaje bez zmian.
    3. Pot-limit, podano za wysoką pulę, więc zakład był niedozwolony: poprawia się w dół u wszystkich, w każdej chwili rundy.
    4. Pot-limit, podano za niską pulę: poprawia się w górę tylko do znaczącej akcji po zakładzie.

    Gracze, którzy sprawdzili, też są winni poprawioną kwotę.
rule-incorrect-bets-changed =
    - Nowe w 2017.
    - Wydanie 2011 ustala minimum, ale nie termin poprawki.
rule-incorrect-bets-examples =
    - 100-200, flop: A stawia 600, B daje 1000, C i D sprawdzają, E pasuje. B był winien 1200. Zauważono przed turnem: 1200 dla B, C i D, a A ma przed sobą 1200. Zauważono po wyłożeniu turna: obowiązuje 1000.

    Pot-limit Omaha, pula 10 500, A chce postawić pulę:

    | Podano i wysunięto | Co było potem | Decyzja w 2024 |
    | 9500 | B pasuje, C sprawdza: znacząca akcja | obowiązuje 9500 |
    | 9500 | B pasuje | A musi postawić 10 500 |
    | 11 500 | B pasuje, C i D sprawdzają, karty jeszcze nie ma | 10 500 dla wszystkich |
    | 11 500 | to samo, następna karta wyłożona | obowiązuje 11 500 |

rule-out-of-turn = Akcja poza kolejnością
rule-out-of-turn-says =
    1. Zatrzymać grę. Akcja wraca do gracza, którego była kolej.
    2. Gdy akcja dojdzie do gracza, który działał za wcześnie: czy w międzyczasie był zakład lub podbicie? Check, call i fold niczego nie zmieniają.
    3. Nic się nie zmieniło: to, co gracz zrobił lub powiedział za wcześnie, wiąże.
    4. Zmieniło się: jego żetony wracają i gracz może sprawdzić, podbić lub spasować.
    5. Pas poza kolejnością jest zawsze wiążący.
    6. Kara jest możliwa, przy powtórkach bardziej prawdopodobna.

    Pominięty gracz musi się odezwać. Jeśli miał na to czas, a zanim to zrobi, po jego lewej jest już znacząca akcja, to akcja poza kolejnością i tak jest wiążąca, a o jego ręce decyduje floor. Floor może wybrać:

    - ręka jest martwa;
    - gracz może tylko czekać, sprawdzić lub spasować;
    - inne odpowiednie rozwiązanie, jeśli gracz prawie nie miał szansy się odezwać.
rule-out-of-turn-changed =
    - 2011: działanie jest wiążące, chyba że akcja się zmieniła; pas jest wiążący. O pominiętym graczu nie ma mowy, więc akcja do niego wraca bez względu na to, ilu już działało.
    - 2013: wymieniono karę, a pominięty gracz traci roszczenie po znaczącej akcji.
rule-out-of-turn-examples =
    - Flop: miejsce 3 stawia 300, miejsce 4 pasuje, miejsce 6 mówi przed miejscem 5 „raise do 800”. Akcja wraca do 5. Miejsce 5 sprawdza lub pasuje: podbicie do 800 wiąże. Miejsce 5 podbija do 600: 800 wraca, a miejsce 6 może sprawdzić 600, podbić co najmniej do 900 lub spasować.
    - Miejsca 3 i 4 czekają, miejsce 6 czeka poza kolejnością. Miejsce 5 czeka: check wiąże. Miejsce 5 stawia 300: miejsce 6 może sprawdzić 300, podbić co najmniej do 600 lub spasować.
    - Miejsce 6 pasuje poza kolejnością, potem miejsce 5 podbija: pas obowiązuje.
    - 100-200: miejsce 3 do 600, miejsce 4 pominięto, miejsce 5 sprawdza, miejsce 6 pasuje. Dwie akcje, jedna z żetonami: w 2024 znacząca akcja, więc 5 i 6 są związane, a o miejscu 4 decyduje floor. W 2011 akcja wraca do 4; call miejsca 5 wiąże, jeśli 4 nie podbije, pas miejsca 6 wiąże i tak.
    - C podbija poza kolejnością do 1000, a A i B, którzy byli przed C, tylko czekają lub pasują: podbicie wiąże. Jeśli B postawi, C jest zwolniony.

rule-pot-size = Wielkość puli i zakłady w pot-limit
rule-pot-size-says =
    1. Tylko w pot-limit gracz może pytać, ile jest w puli. W limicie i no-limit krupier jej nie liczy, ale może ją rozłożyć.
    2. Największe podbicie: najpierw sprawdzić, potem podbić o wielkość puli po tym sprawdzeniu.
    3. Przed flopem blindy liczą się jako pełne, nawet gdy któryś jest martwy lub niepełny.
    4. Po flopie liczy się faktyczna pula.
    5. „Pot” w no-limit to nie kwota, ale zobowiązuje: gdy nie ma zakładu, do co najmniej minimalnego zakładu, a gdy jest, do dozwolonego podbicia. Może za to być kara.

    W liczbach: podbić do = ile trzeba dać w całej rundzie + pula przed sprawdzeniem + ile dodaje sprawdzenie.
rule-pot-size-changed =
    - 2011: pulę liczy się tylko w pot-limit; „pot” w no-limit wiąże do ważnego zakładu. O pełnych blindach nie ma mowy.
    - 2022: niepełny blind all-in liczy się przed flopem w całości.
    - 2024: martwy też.
    - Wydania po 2011 dodają, że gracz, który ma przed sobą zakład i mówi w no-limit „pot”, musi podbić.
    - Jak poprawia się źle podaną pulę, mówi zasada z 2017: strona o niewłaściwych zakładach.
rule-pot-size-examples =
    Pot-limit:

    | Sytuacja | Najwyższy zakład łącznie |
    | 10-20, pierwszy gracz | 70: call 20, pula 50, podbicie o 50 |
    | potem następny gracz, wobec 70, pula 100 | 240: call 70, podbicie o 170 |
    | 100-200, pierwszy gracz | 700 |
    | 100-200, bez małej ciemnej albo duża ciemna all-in za 100 | 700 w 2024; w 2022 tylko przy niepełnej; 2011 nie ma zasady |
    | flop, pula 1000, nikt nie postawił | 1000 |
    | flop, pula 1000, A stawia 600 | 2800: call 600, podbicie o 2200 |

    - No-limit, 200-400, na flopie nikt nie postawił, „stawiam pulę”: co najmniej 400. Gracz podaje kwotę albo jest to 400.
    - No-limit, A stawia 1000, B mówi „pot”: B musi podbić, co najmniej do 2000.

rule-invalid-declarations = Nieważne deklaracje
rule-invalid-declarations-says =
    Słowo nie pasuje do sytuacji:

    - nie ma zakładu, a gracz mówi „call”: to check;
    - nie ma zakładu, a gracz mówi „raise”: co najmniej minimalny zakład;
    - jest zakład, a gracz mówi „check”: może sprawdzić lub spasować, ale nie podbić.
rule-invalid-declarations-changed =
    - Nowe w 2017. W 2011 decyduje dyrektor, według zasady, że nietypowe słowa padają na ryzyko gracza.
rule-invalid-declarations-examples =
    - 200-400, flop, nikt nie postawił. A mówi „call”: check.
    - To samo, A mówi „raise”: A stawia, co najmniej 400.
    - A stawia 1000, B stuka w stół: B może sprawdzić 1000 lub spasować. Nie może podbić.

rule-string-bets = String bet
rule-string-bets-says =
    Żetony idą do przodu, dłoń wraca do stacka, przychodzą następne żetony: to string bet i jest niedozwolony. Liczy się pierwszy ruch, reszta wraca.

    - Jeśli najpierw podano kwotę albo „raise” z kwotą, żetony można wysuwać po trochu.
    - „Sprawdzam i podbijam…” to string słowny: call obowiązuje.
    - Krupier od razu to zatrzymuje; zwrócić uwagę może każdy przy stole.
    - Żetony odcinane z dłoni po jednym ruchu do przodu to w większości lokali jeden zakład; lokal mówi to z góry.
rule-string-bets-changed =
    - Wydanie 2011 mówi tylko, że za wychwytywanie string betów odpowiada krupier.
    - Wydanie 2024 definiuje je i ich zakazuje.
    - Podbicie dwoma ruchami, dozwolone do 2017, jest od 2019 string betem.
rule-string-bets-examples =
    - 100-200, A do 400. B bez słowa wysuwa 400, wraca, dodaje 800: call 400.
    - B mówi „raise tysiąc dwieście”, wysuwa 400, a potem 800: podbicie do 1200, bo najpierw były słowa.
    - „Daję te 400 i podbijam o 800”: call.
    - Flop, nikt nie postawił. A wysuwa 500, wraca po następne 500: zakład 500.
    - A mówi „raise” i wysuwa 400, a potem jeszcze jednym ruchem 1000: w 2011 ważne, w 2024 minimalne podbicie.

rule-unclear-betting = Niejasna i niestandardowa licytacja
rule-unclear-betting-says =
    Nieoficjalne słowa i gesty są na ryzyko gracza.

    Zakład, który mógłby oznaczać kilka dozwolonych kwot, to najwyższa rozsądna kwota nie większa niż pula przed zakładem. Do tej puli należą też zakłady przed graczami, jeszcze nieściągnięte.

    1. Wypisać kwoty, które słowa mogły oznaczać i które są dozwolone.
    2. Skreślić kwoty większe niż pula.
    3. Zakładem jest największa, która zostaje.

    Co jest rozsądne, ocenia floor. Wyraźna wskazówka, np. żetony w dłoni gracza, ma pierwszeństwo.
rule-unclear-betting-changed =
    - 2011: kwota niższa.
    - Do 2017: najwyższa rozsądna kwota w granicach puli. Nie ustalono, w którym wydaniu to się zmieniło.
rule-unclear-betting-examples =
    No-limit, 200-400, „stawiam pięć”:

    | Pula przed zakładem | 2011 | 2024 |
    | 4600 | 500 | 500, bo 5000 to więcej niż pula |
    | 5000 | 500 | 5000 |
    | 5200 | 500 | 5000 |

    - Te same słowa, gdy gracz ma już w dłoni pięć żetonów 100: to wyraźna wskazówka i floor może orzec 500.
    - 1000-2000, pula 30 000, „dwadzieścia pięć”: dozwolone są 2500 i 25 000, więc w 2024 jest to 25 000, w 2011 2500.
    - Ruch dłonią nad żetonami: może znaczyć cokolwiek. Floor pyta, jak zrozumiał to stół.

rule-non-standard-folds = Niestandardowe pasy
rule-non-standard-folds-says =
    Przed końcem ostatniej rundy licytacji pas wiąże i może zostać ukarany, gdy

    - gracz nie miał przed sobą zakładu i mógł czekać; albo
    - nie była to kolej gracza.

    W showdownie obowiązuje inna zasada: wyrzucona ręka nie jest martwa, dopóki nie trafi do mucka.

    Jedynym wyjątkiem jest gracz, który stawia i odrzuca karty, bo sądzi, że wygrał: krupier zatrzymuje karty i wzywa floora.
rule-non-standard-folds-changed =
    - To samo od 2011. Od 2017 wyjątkiem jest stawiający, który sądzi, że wygrał.
rule-non-standard-folds-examples =
    - Flop, pierwszy gracz, nikt nie postawił: A pasuje. Pas wiąże; zwykle jest ostrzeżenie.
    - A czeka, B na kolei pasuje, zamiast czekać: wiąże.
    - Miejsce 6 pasuje, gdy miejsce 4 myśli: wiąże, nawet jeśli miejsce 4 potem czeka.
    - Miejsce 4 myśli o blefie, a wczesny pas miejsca 6 zdradza, że dalej nikogo już nie ma: ta sama decyzja i dobry powód do kary.

rule-conditional-declarations = Deklaracje warunkowe i przedwczesne
rule-conditional-declarations-says =
    „Jeśli postawisz, podbijam”: stanowczo odradzane. Floor może wybrać:

    - wiąże, gdy warunek się spełni;
    - nie wiąże;
    - kara, w obu przypadkach.

    Call przed poznaniem kwoty: A mówi „bet” lub „raise”, a B od razu sprawdza. Floor orzeka to, co najlepiej pasuje, i może związać B dowolną kwotą, którą A potem poda.
rule-conditional-declarations-changed =
    - Wydanie 2011 ma pierwszą połowę.
    - Przedwczesny call przyszedł w 2017.
rule-conditional-declarations-examples =
    - River, A myśli. B mówi „jeśli postawisz, jestem all-in”. A stawia 2000. Floor może związać B all-inem i może ukarać B za to, że namawia A do zakładu lub od niego odwodzi.
    - A mówi „stawiam…”, B mówi „call”, A mówi „40 000”. B ma 55 000. Floor może uznać call za 40 000: B sprawdził, nie czekając.
    - To samo, ale A zauważa, że B sprawdza wszystko, i podaje cały stack 400 000, choć zwykłe byłoby 4000: tu floor ustala uczciwą kwotę.

rule-chip-count = Policzenie żetonów przeciwnika
rule-chip-count-says =
    Każdy ma prawo rzetelnie ocenić każdy stack: żetony stoją w policzalnych słupkach, duże na widoku.

    Dokładne policzenie należy się tylko graczowi, który ma odpowiedzieć na all-in i na którego jest kolej. Gracz all-in nie musi liczyć; robi to krupier albo floor.

    Błędne policzenie nie zwalnia sprawdzającego: obowiązuje zaakceptowana akcja.
rule-chip-count-changed =
    - Wydanie 2011 poza widocznymi żetonami nie ma takiej zasady. Przyszła w 2013 lub 2015.
rule-chip-count-examples =
    - A jest all-in, B jest na kolei i pyta: krupier liczy 23 400.
    - A jest all-in, C za B pyta przed swoją kolejką: jeszcze nie.
    - B chce dokładnie znać stack, który nie jest all-in, bo myśli o podbiciu: bez liczenia, ale A musi odsunąć obie dłonie, aby B widział.
    - Policzono 23 400, B sprawdza, żeton 5000 był pod innym: B jest winien 28 400 albo floor patrzy na zasadę o ukrytych żetonach.

rule-overbetting-for-change = Wysuwanie więcej, by dostać resztę
rule-overbetting-for-change-says =
    Zakładem nie rozmienia się żetonów. Wszystkie żetony wysunięte bez słowa mogą się liczyć jako zakład, bez względu na to, jakiej reszty gracz oczekiwał.

    Kto chce reszty, mówi to najpierw: „call”, potem żetony. Albo rozmienia żetony między rozdaniami.
rule-overbetting-for-change-changed =
    - Wydanie 2011 nie ma takiej zasady, ale testy dla kilku żetonów dają tę samą odpowiedź.
    - Przyszła w 2013 lub 2015.
rule-overbetting-for-change-examples =
    - Zakład 325. B wysuwa bez słowa 500 i 25 i oczekuje 200 z powrotem. Bez 25 żeton 500 nadal pokrywa 325, a 200 to więcej niż połowa z 325: podbicie do 650. W 2011 żetony są różne i test połowy mówi to samo.
    - Ten sam zakład, B wysuwa tylko 500: jeden żeton o wyższej wartości, call, 175 wraca.
    - Ten sam zakład, B mówi „call” i wysuwa 525: call, 200 wraca.

rule-hidden-chips = All-in i żetony znalezione potem
rule-hidden-chips-says =
    A jest all-in i został sprawdzony; potem znajduje się jeszcze jeden żeton A. Floor decyduje, czy należał do tego, co sprawdzono: czy uważny sprawdzający mógł go widzieć?

    - Należy do akcji: gra. Sprawdzający też jest go winien, jeśli go ma.
    - Nie należy, a A wygrywa: A nie dostaje za niego zapłaty. Żeton zatrzymuje.
    - Nie należy, a A przegrywa: żeton A nie ratuje. A odpada, a floor może dać żeton sprawdzającemu, który wygrał.

    Celowe chowanie żetonów to inna sprawa i jest karane.
rule-hidden-chips-changed =
    - Wydanie 2011 nie ma takiej zasady; dyrektor decyduje według zaakceptowanej akcji i uczciwości. Przyszła w 2013 lub 2015.
rule-hidden-chips-examples =
    A jest all-in za widoczne 4000, B sprawdza i ma jeszcze żetony, potem pod kartami A znajduje się żeton 1000.

    - Nie należy do akcji, A wygrywa: 4000 od B, a 1000 A zatrzymuje.
    - Nie należy do akcji, A przegrywa: A odpada, a nie zostaje z 1000. Żeton może przypaść B.
    - Żeton stał za stackiem, gdzie B mógł go widzieć: wchodzi do akcji, B musi dać 5000.

rule-chips-in-transit = Żetony poza widokiem i przenoszone
rule-chips-in-transit-says =
    Żetony turniejowe są zawsze na widoku: przy stole i w drodze do innego.

    1. Żetony, które gracz trzymał lub niósł poza widokiem, np. w kieszeni, przepadają.
    2. Schodzą z gry; nie dostaje ich nikt.
    3. Gracz może zostać zdyskwalifikowany.

    Lokal powinien mieć przygotowane podstawki lub woreczki, żeby nikt nie musiał używać kieszeni. Jak surowo potraktować nieświadomego nowicjusza, decyduje dyrektor; zasada mówi, że żetony przepadają.
rule-chips-in-transit-changed =
    - To samo od 2011. Późniejsze wydania zalecają podstawki lub woreczki.
rule-chips-in-transit-examples =
    - Stół się rozwiązuje, gracz wkłada dwa żetony 5000 do kurtki, a resztę do podstawki. 10 000 schodzi z gry; suma żetonów w grze spada o 10 000. O dyskwalifikacji decyduje dyrektor.
    - Gracz po pierwszym dniu bierze żeton do domu na szczęście i przynosi go drugiego dnia: przepada.
    - Gracz idzie do swojego stołu ze stackiem trzymanym wysoko w obu dłoniach: na widoku, nic się nie dzieje.

rule-lost-and-found-chips = Żetony zgubione i znalezione
rule-lost-and-found-chips-says =
    Znajduje się żeton i nikt nie może z pewnością powiedzieć, czyj jest: schodzi z gry i wraca do zapasu turnieju.

    Jeśli na pewno wiadomo, czyj to żeton (kamera, mały stack policzony przed chwilą albo wszyscy widzieli, jak spadł), właściciel go odzyskuje.

    Znalazca nie zatrzymuje go nigdy.
rule-lost-and-found-chips-changed =
    - Nowe w 2013 lub 2015. W 2011 decyduje dyrektor.
rule-lost-and-found-chips-examples =
    - Po przerwie pod stołem 7 leży żeton 1000, a trzem graczom go brakuje: schodzi z gry. Suma żetonów w grze spada o 1000.
    - Miejsce 3 przewraca stack, wszyscy widzą, jak toczy się żeton 500, i od razu się znajduje: należy do miejsca 3.

rule-fouled-hands = Ręce zabite, unieważnione i odsłonięte
rule-fouled-hands-says =
    Gracz chroni swoje karty przez cały czas, także w showdownie, aż ręce zostaną odczytane.

    1. Krupier zabrał rękę przez pomyłkę albo zmieszała się z innymi kartami. Czy można ją z całą pewnością rozpoznać?
    2. Tak: zostaje w grze, nawet jeśli karty widziano.
    3. Nie: ręka przepadła, bez rekompensaty. Sprawdzona część zakładów gracza zostaje w puli.
    4. Niesprawdzona część ostatniego zakładu lub podbicia wraca do gracza.

    Czy da się ją rozpoznać, ocenia floor. Krupier nie może zabić wygrywającej ręki, którą prawidłowo wyłożono.
rule-fouled-hands-changed =
    - 2011: za zabitą lub unieważnioną rękę nie ma rekompensaty, a niesprawdzony zakład wraca. Nie było to całkiem nowe, ale powiedziane jaśniej.
    - Późniejsze wydania mówią, że ręka zmieszana z innymi kartami, którą można rozpoznać, gra dalej.
rule-fouled-hands-examples =
    - A stawia 2000, B sprawdza, krupier zgarnia niechronione karty A do odrzuconych. A traci 2000 razem z ręką.
    - A stawia 2000, B podbija do 6000, krupier zabiera karty B, zanim A zadziałał. B odzyskuje 4000, których nikt nie sprawdził, i traci 2000.
    - Dwie karty B wsuwają się pod brzeg odrzuconych i wszyscy widzą, które to: są żywe.
    - Odrzucone karty C trafiają w karty A i jedną odwracają. Obie karty A są znane: A gra dalej z kartą, którą wszyscy widzieli.

rule-stud-dead-hands = Martwe ręce i odrzucanie w studzie
rule-stud-dead-hands-says =
    W grach stud gracz, który podnosi swoje karty odkryte, gdy ma odpowiedzieć na akcję, ma martwą rękę.

    Prawidłowy pas to odwrócenie wszystkich kart odkrytych i przesunięcie wszystkich kart do przodu, zakrytych.

    Karty odkryte leżą na suknie w kolejności, w jakiej przyszły, do końca rozdania.
rule-stud-dead-hands-changed =
    - Wydanie 2011 ma martwą rękę. Jak odrzucać karty, dodano później.
rule-stud-dead-hands-examples =
    - Piąta ulica, A stawia, B zbiera wszystkie trzy karty odkryte do ręki, by pomyśleć: martwa.
    - Siódma ulica, akcja skończona, B podnosi karty, by na nie spojrzeć: B nie miał na co odpowiadać, więc według tej zasady nie są martwe. Aby wygrać, B nadal musi wyłożyć wszystkie siedem.

rule-no-disclosure = Nieujawnianie kart; jedna ręka, jeden gracz
rule-no-disclosure-says =
    Gracze chronią wszystkich innych w turnieju. W rozdaniu i poza nim nikt nie może

    - mówić o kartach, które są żywe lub zostały odrzucone;
    - radzić ani krytykować gry, w żadnej chwili;
    - odczytywać ręki, której nie wyłożono.

    Gracz sam gra swoją ręką: nikomu jej nie pokazuje i z nikim o niej nie rozmawia, ani z sąsiadem, ani ze znajomym za barierką.

    Może za to być kara. Zwrócenie uwagi na błąd przy wyłożonych rękach jest mile widziane i niczego nie narusza.
rule-no-disclosure-changed =
    - Wydanie 2011 ma te trzy zakazy i wymaga, by jedną ręką grał jeden gracz. Późniejsze wydania wymieniają pokazywanie ręki i rozmowy o strategii z graczami, doradcami i widzami.
rule-no-disclosure-examples =
    - Flop `Kh Kd 4s`, zostało dwóch graczy. Miejsce 7, które spasowało, wzdycha „miałem króla”: ujawnienie, ostrzeżenie lub kara.
    - River. Miejsce 2, poza rozdaniem, mówi „miejsce 5 musi to sprawdzić”: rada.
    - A wykłada dwie karty i sądzi, że to para. Miejsce 9 mówi „to strit”: dozwolone, bo rękę wyłożono.
    - A pokazuje karty znajomemu, który stoi z tyłu i nic nie mówi: i tak naruszenie.

rule-exposing-cards = Ujawnianie kart i prawidłowe pasowanie
rule-exposing-cards-says =
    Za pokazanie kart w trakcie akcji może być kara. Ręka pozostaje żywa. To samo dotyczy gracza, który działa ostatni.

    Kara zaczyna się po końcu rozdania.

    Spasowane karty idą do przodu nisko i zakryte; nie pokazuje się ich celowo ani nie rzuca wysoko.
rule-exposing-cards-changed =
    - 2011: kara jest możliwa, ręka nie jest martwa, a kara zaczyna się po rozdaniu.
    - Później: wymieniono ostatniego działającego i to, jak pasować.
rule-exposing-cards-examples =
    - River, A jest all-in. B odkrywa `Ac Qd`, by zobaczyć reakcję A, zanim sprawdzi lub spasuje. Ręka B jest żywa, B nadal działa, a po rozdaniu może być kara.
    - Trzech graczy: A, na kolei, pasuje, odkrywając karty, a B i C grają dalej. Karty A są martwe, bo A spasował; może być kara.
    - A pasuje, rzucając karty wirujące przez stół: ostrzeżenie, przy powtórkach więcej.

rule-ethical-play = Uczciwa gra
rule-ethical-play-says =
    Każdy gra na własny rachunek.

    - Soft play, czyli oszczędzanie kogoś, jest karane; wśród kar są utrata żetonów i dyskwalifikacja.
    - Celowe oddawanie żetonów i każda inna zmowa: dyskwalifikacja.

    Czekanie z najlepszym możliwym układem (nuts) na riverze, gdy działa się jako ostatni, samo nie jest soft playem. Floor patrzy na sytuację: kto był przeciwnikiem, czy nuts miał tylko ten gracz i czy go widział, czy zakład mógł coś dać.
rule-ethical-play-changed =
    - To samo od 2011. Późniejsze wydania dodają przy karach, że ostatni check z nuts nie jest automatycznie soft playem.
rule-ethical-play-examples =
    - Karty wspólne na riverze `Ah Kh 9h 4c 2d`, A ma `Qh Jh`, działa ostatni przeciw bratu i czeka. Nic nie bije A. Floor pyta i może ukarać; za chwilę nieuwagi kara jest mniejsza niż za zwyczaj.
    - Trzeci gracz jest all-in, a dwaj inni mówią „czekajmy do końca”: taka umowa łamie tę zasadę. Samo czekanie nie.
    - A cztery razy z rzędu jest all-in z `7d 2c` przeciw temu samemu znajomemu, a gdy tamten podbija o żeton, pasuje: celowe oddawanie, dyskwalifikacja obu, jeśli obaj wiedzieli. Ich żetony schodzą z gry.

rule-etiquette = Naruszenia etykiety
rule-etiquette-says =
    Za naruszenia etykiety są ostrzeżenia i kary. Przykłady:

    - ciągłe opóźnianie gry;
    - dotykanie innych graczy, ich kart lub żetonów bez potrzeby;
    - powtarzane działanie poza kolejnością;
    - karty lub żetony, których nie da się zobaczyć lub policzyć;
    - stawianie poza zasięgiem krupiera;
    - obrażanie graczy lub obsługi;
    - rażący brak higieny;
    - nadmierne gadulstwo.

    Lista nie jest zamknięta. Za pierwsze uchybienie jest zwykle uwaga, za kolejne ostrzeżenie, a potem rozdania lub orbity: decyduje dyrektor, a surowiej traktuje obelgi, które muszą być ukarane.
rule-etiquette-changed =
    - Wydanie 2011 ma krótszą listę: dotykanie kart lub żetonów, opóźnianie, powtarzane działanie poza kolejnością, gadulstwo.
    - Później: widoczność, zasięg, obelgi, higiena. Wydanie 2022 prosi graczy o zgłaszanie obraźliwych i dyskryminujących zachowań.
rule-etiquette-examples =
    - Miejsce 5 działa trzeci raz w ciągu godziny poza kolejnością: ostrzeżenie, następnym razem rozdanie.
    - Gracz obraża krupiera po złej karcie: kara się należy; orbita przy stole z dziewięcioma graczami to dziewięć rozdań.
    - Gracz przed przerwą myśli czterdzieści sekund nad każdym pasem: ostrzeżenie za opóźnianie, a czas na decyzję wyznacza się wcześniej.

rule-penalties = Ostrzeżenia, kary i dyskwalifikacja
rule-penalties-says =
    Dyrektor wybiera spośród tych:

    - ostrzeżenie;
    - opuszczone rozdania, jedno lub więcej;
    - opuszczone orbity, jedna lub więcej;
    - dyskwalifikacja.

    Opuszczona orbita to jedno rozdanie za każdego gracza przy stole, razem z karanym, liczone w chwili nałożenia kary. Rozdania do opuszczenia = gracze × orbity. Liczba nie zmienia się, gdy graczy ubywa lub przybywa.

    Można karać: złe obyczaje, pokazywanie kart w trakcie akcji, rzucanie kartami, łamanie zasady „jedna ręka, jeden gracz”, urządzenia i narzędzia strategiczne, i tym podobne.

    Trzeba karać: soft play, obelgi, zakłócanie gry, unikanie ciemnych, oszukiwanie.

    Powtarzane wykroczenia kosztują za każdym razem więcej. Przy pokazywaniu kart zasada każe zacząć karę po rozdaniu; lokale robią tak i w innych przypadkach.

    Ukarany pozostaje z dala od stołu. Dostaje karty, jego blindy i ante są pobierane, jego rękę zabija się po pierwszym rozdawaniu, a w studzie wnosi bring-in, jeśli na niego wypada. Blindy mogą pochłonąć cały jego stack.

    Żetony zdyskwalifikowanego gracza schodzą z gry.
rule-penalties-changed =
    - 2011 i 2013: jedno rozdanie; jedna, dwie, trzy lub cztery orbity; dyskwalifikacja.
    - Wydania 2022 i 2024 nie mają górnej granicy i mówią o jednym lub więcej rozdaniach lub orbitach.
    - W 2011 kara jest obowiązkowa za soft play, obelgi, zakłócanie gry i oszukiwanie. Wydanie 2024 dodaje do nich unikanie każdej ciemnej, a do tego, co może być karane, urządzenia.
    - Rozdania liczy się tak samo we wszystkich wydaniach.
    - Rozdanie powtórzone po misdealu liczy się od 2019 jako jedno rozdanie kary.
rule-penalties-examples =
    | Kara | Gracze w chwili nałożenia | Rozdania do opuszczenia |
    | jedno rozdanie | dowolnie | 1 |
    | trzy rozdania | dowolnie | 3, od 2024; w 2011 jest tylko jedno rozdanie, potem orbity |
    | jedna orbita | 9 | 9 |
    | dwie orbity | 7 | 14 |
    | dwie orbity | 9 | 18 |
    | cztery orbity | 6 | 24 |
    | pięć orbit | 8 | 40, od 2024; w 2011 najwyżej cztery |

    - Jedna orbita przy stole z dziewięcioma graczami; tymczasem dwóch odpada: nadal 9 rozdań.
    - Stół się rozwiązuje w trakcie kary: zasada o tym nie mówi, a zwykle pozostałe rozdania przechodzą z ukaranym.
    - Stack 12 000, blindy 2000-4000, big blind ante 4000, dwie orbity przy sześciu graczach: każda orbita kosztuje 2000 + 4000 + 4000, więc w drugiej blindy stawiają ukaranego all-in i może odpaść.

rule-all-in-buttons = Znaczniki all-in
rule-all-in-buttons-says =
    Znaczniki all-in trzyma krupier, nie gracze. Gdy ktoś jest all-in, krupier kładzie znacznik przed tym graczem tak, by wszyscy go widzieli.

    Zapobiega to sprawdzaniu zakładu, w którym nikt nie rozpoznał all-in, i niepełnym sprawdzeniom.
rule-all-in-buttons-examples =
    - Miejsce 4 mówi cicho „all-in” i wysuwa wysoki słupek. Bez znacznika miejsce 8 wnosi to, co wygląda na zakład. Ze znacznikiem miejsce 8 prosi najpierw o policzenie.

rule-bringing-in-bets = Ściąganie zakładów
rule-bringing-in-bets-says =
    Krupierzy zostawiają zakłady przed graczami do końca rundy. Ściąganie żetonów w trakcie akcji wpływa na nią i powoduje błędy.

    O ściągnięcie zakładów może prosić tylko gracz, który jest na kolei.
rule-bringing-in-bets-examples =
    - Duża ciemna wysunęła dwa żetony 25 i ma odpowiedzieć na 600. Jeśli krupier je ściągnął, nikt już nie powie, czy dołożone żetony są sprawdzeniem.

rule-personal-belongings = Rzeczy osobiste
rule-personal-belongings-says =
    Sukno jest na żetony, karty i zakłady. Niepotrzebnych rzeczy nie trzyma się na stole, pod nogami ani w przejściach.

    Lokal ogłasza, co wolno wnieść na salę.
rule-personal-belongings-examples =
    - Torebka na suknie między dwoma stackami: ze stołu. Ochraniacz kart wielkości żetonu: w porządku.

rule-disordered-stub = Upuszczona lub pomieszana reszta talii
rule-disordered-stub-says =
    Zostały karty do rozdania, a reszta talii upadła:

    1. Ułożyć ją w dawnej kolejności, jeśli to możliwe.
    2. Jeśli nie, wziąć tylko karty reszty talii, bez odrzuconych i spalonych: pomieszać, potasować, przełożyć, grać dalej.
    3. Jeśli zmieszała się z odrzuconymi lub spalonymi, potasować razem wszystkie zmieszane karty, przełożyć, grać dalej.

    Wszystko zakryte. Rąk przed graczami się nie rusza.
rule-disordered-stub-changed =
    - W 2011 brak zasady; decyduje dyrektor.
rule-disordered-stub-examples =
    - Na turnie krupier upuszcza resztę talii, pięć kart zsuwa się z wierzchu w wachlarz, żadna się nie odwraca: odłożyć je tak, jak leżały.
    - Cała reszta się rozsypuje, karty odrzucone i spalone leżą osobno: potasować tylko resztę talii, przełożyć, potem spalić i wyłożyć river jak zwykle.
    - Spada na odrzucone: odrzucone i resztę talii tasuje się razem. Spasowane karty mogą wrócić i to się przyjmuje.

rule-premature-cards = Przedwczesny flop, turn lub river
rule-premature-cards-says =
    Kartę wyłożono, zanim skończyła się licytacja rundy.

    1. Kartę spaloną zostawić jako spaloną.
    2. Dokończyć licytację.
    3. Przedwczesną kartę lub karty włożyć do reszty talii i potasować całą resztę, zakrytą.
    4. Wyłożyć ulicę ponownie bez kolejnego spalenia.

    W studzie tak samo: przedwczesna karta wraca, resztę talii się tasuje, a ulicę rozdaje się bez kolejnego spalenia.

    Kto to spowodował, nie ma znaczenia. Gdy licytacja skończyła się prawidłowo, karta zostaje.
rule-premature-cards-changed =
    - W 2011 brak zasady. Zbiory lokali się różnią: niektóre odkładają turn na bok, wykładają w jego miejsce river, a przed ostatnią kartą tasują.
    - Tasowanie całej reszty talii to zalecana procedura późniejszych wydań, od 2022 zakrytej.
rule-premature-cards-examples =
    - Flop, miejsce 6 nie działało, a krupier spala kartę i odkrywa `9c`. Miejsce 6 stawia, jeden call. `9c` wraca do reszty talii, krupier tasuje i wykłada turn; kartę już spalono. Może to być znowu `9c`.
    - Flop wyłożono, zanim duża ciemna skorzystała z opcji: wszystkie trzy karty wracają, spalona zostaje, duża ciemna działa, tasowanie, nowy flop.
    - Pominięty gracz milczał, gdy dwaj inni działali żetonami: najpierw trzeba zapytać, czy prawo do akcji przepadło, a dopiero potem, czy karta była przedwczesna.

rule-moving-players-quickly = Przesadzanie graczy bez zwłoki
rule-moving-players-quickly-says =
    Gracze przesadzani przy rozwiązywaniu i wyrównywaniu stołów idą od razu, aby nie ominąć blindów i nie wstrzymywać stołu.

    - Podstawki na żetony, jeśli to możliwe.
    - Wcześniej wymiana żetonów, by nikt nie niósł setek niskich.
    - W drodze żetony pozostają na widoku.
rule-moving-players-quickly-examples =
    - Gracz z czterystu żetonami 25 losuje odległy stół: floor najpierw wymienia je na 10 000 w dużych żetonach.
    - Gracz się ociąga, aż duża ciemna minie jego nowe miejsce: strona o unikaniu ciemnych.

rule-dealer-push-timing = Kiedy zmieniają się krupierzy
rule-dealer-push-timing-says =
    W ostatnich 90 sekundach przed przerwą lub nowym poziomem krupierzy się nie zmieniają.

    Dzięki temu czas nie ucieka w trakcie zmiany i nie przepada ostatnie rozdanie poziomu. Przychodzący krupier czeka obok stołu.
rule-dealer-push-timing-examples =
    - Zegar pokazuje 1:10 do przerwy: zmiana czeka, aż przerwa minie.
    - Zegar pokazuje 2:30: zmiana.
    - Poziom zaczyna się w trakcie zmiany: przychodzący krupier rozdaje jedno rozdanie na poprzednim poziomie (2024).

rule-hand-for-hand = Hand for hand
rule-hand-for-hand-says =
    1. Ogłosić: kończymy to rozdanie i czekamy. Od tego ogłoszenia wszystkie trwające rozdania liczą się jako jedno.
    2. Jeśli odpadnie w nim tylu graczy, że dochodzi się do miejsc płatnych, wszyscy oni dzielą osiągnięte płatne miejsca.
    3. Potem każdy stół rozgrywa jedno rozdanie i czeka na pozostałe.
    4. Za każde rozdanie zegar traci dwie minuty, po każdym rozdaniu, a nie zbiorczo; najwyżej trzy. Poziomy rosną jak zwykle.
    5. All-in i call: karty pozostają zakryte, a krupier nic nie wykłada bez polecenia.
    6. Gracze są proszeni, by zostali na swoich miejscach.

    Gdy miejsca płatne już osiągnięto, lokal może wybrać inny sposób ustalania kolejności graczy, którzy odpadają w tym samym rozdaniu przy różnych stołach; procedury mówią tylko, że na bubble się dzielą. Trzeba to powiedzieć przed turniejem.
rule-hand-for-hand-changed =
    - W 2011 brak zasady.
    - Procedury podają dwie minuty na rozdanie, a trzy jako najwięcej; program przyjmuje dwie, chyba że lokal mówi inaczej.
rule-hand-for-hand-examples =
    Płatnych jest pięćdziesiąt miejsc.

    - 52 graczy, ogłoszono zatrzymanie, w tym rozdaniu odpada trzech: zostaje 49. Wszyscy trzej dzielą 50. miejsce. Jeśli płaci 1500, każdy dostaje 500.
    - 52 graczy, odpada czterech: dzielą 49. i 50. miejsce. Jeśli płacą 1600 i 1500, każdy dostaje 775.
    - 52 graczy, odpada jeden: nikt jeszcze nie dostaje nagrody, a hand for hand zaczyna się przy 51.
    - Dziesięć rozdań hand for hand: dwadzieścia minut mniej na zegarze. Gdy pozostało 12:00, następny poziom zaczyna się po szóstym.

rule-stud-dealing = Rozdawanie studa w turniejach
rule-stud-dealing-says =
    1. Karta zakryta, odsłonięta w pierwszym rozdawaniu, staje się odkrytą, a trzecią kartę rozdaje się zakrytą. Na tego gracza może wypaść bring-in.
    2. Siódma ulica odsłonięta przez krupiera: wymienia się ją, jeśli trwa jeszcze licytacja. Jeśli nikt nie może już stawiać, nadal rozdaje się ją zakrytą, a pierwsi pokazują gracze, którzy nie ryzykują odpadnięcia.
    3. Gracza nie ma na miejscu przy rozdawaniu: ręka zabita. Na czwartej ulicy ręka, która nie jest żywa, nie dostaje karty.
    4. Równe układy odkryte: pierwsza działa karta najwyższa według koloru w równych układach, w razzie też.
    5. Gracz z najniższą kartą jest all-in za ante: licytacja zaczyna się na lewo od niego, a gracze z żetonami dają co najmniej bring-in albo pasują.
    6. Para na czwartej ulicy nie podwaja zakładu.
    7. Za mało kart przed siódmą ulicą: liczyć jak niżej.

    ## Za mało kart na siódmą ulicę

    Potrzeba = pozostali gracze + jedna spalona + ostatnia karta, której się nie rozdaje. Jeśli reszta talii ma mniej:

    1. Reszta i trzy dotychczasowe spalone razem wystarczają: zmieszać je, przełożyć, spalić jedną, rozdać po jednej.
    2. Nie wystarczają, a reszta ma co najmniej trzy: spalić jej wierzchnią kartę, następna jest kartą wspólną na środku.
    3. Nie wystarczają, a reszta ma mniej niż trzy: zmieszać ją ze spalonymi, przełożyć, spalić jedną, następna jest kartą wspólną.

    Przy karcie wspólnej na siódmej ulicy pierwszy jest gracz, który był pierwszy na szóstej.
rule-stud-dealing-changed =
    - 2011: w studzie karta zakryta odsłonięta przez krupiera to misdeal, a o za krótkiej reszcie talii nie ma mowy.
    - 2019: odsłonięta karta staje się odkrytą.
rule-stud-dealing-examples =
    Karty dostało ośmiu graczy:

    | Graczy na siódmą ulicę | Spasowało | Reszta talii | Potrzeba | Decyzja w 2024 |
    | 8 | nikt | 1 | 10 | 1 + 3 to za mało, a reszta ma mniej niż trzy: zmieszać, karta wspólna |
    | 7 | jeden z 4 kartami | 3 | 9 | 3 + 3 to za mało: spalić, karta wspólna z reszty |
    | 7 | jeden z 3 kartami | 4 | 9 | 4 + 3 to za mało: spalić, karta wspólna z reszty |
    | 6 | dwóch z 4 kartami | 5 | 8 | 5 + 3 wystarcza: zmieszać, przełożyć, spalić, po jednej |
    | 6 | dwóch z 3 kartami | 7 | 8 | 7 + 3 wystarcza: zmieszać, przełożyć, spalić, po jednej |

    - Siedmiu graczy, nikt nie spasował: reszta 7, potrzeba 9, ze spalonymi 10: zmieszać, przełożyć, spalić, po jednej.
    - Stud, dwa układy odkryte pokazują parę waletów, jeden z `Js`: ta ręka działa pierwsza, bo piki są najwyższe.
    - Inne zbiory się różnią: jeden miesza resztę z czterech kart z trzema spalonymi i rozdaje siedmiu graczom po jednej, bez spalania.

rule-ante-formats = Big blind ante
rule-ante-formats-says =
    Gdy jeden gracz płaci ante za cały stół, płaci je duża ciemna, a blind liczy się najpierw. To, co zostaje po blindzie, idzie na ante.

    Ante nie obniża się w trakcie turnieju, nawet przy stole finałowym.

    Jedno i drugie to zalecenia; lokal ogłasza, jak robi.
rule-ante-formats-changed =
    - Wydanie 2011 nie mówi nic o tym, jak płaci się ante.
    - 2019: najpierw ante, nigdy nieobniżane. Jak jest w wydaniu 2022, tu nie wiadomo.
    - 2024: najpierw duża ciemna, a ante nigdy się nie obniża.
rule-ante-formats-examples =
    Blindy 500-1000, ante 1000:

    | Stack dużej ciemnej | Najpierw blind: blind, ante | Najpierw ante, jeśli lokal tak gra |
    | 1400 | 1000 i 400 | ante 1000, blind 400 |
    | 1000 | 1000 i 0 | ante 1000, blind 0 |
    | 800 | 800 i 0 | ante 800, blind 0 |

    - W każdym wierszu inni sprawdzają co najmniej 1000: ceną sprawdzenia jest pełna duża ciemna.
    - Zostało czterech graczy: ante to nadal 1000.

rule-announcing-bets = Krupierzy ogłaszają zakłady
rule-announcing-bets-says =
    W miarę akcji krupier podaje kwotę każdego zakładu i podbicia, które nie są all-inem. All-in liczy tylko wtedy, gdy prosi o to gracz, który ma na niego odpowiedzieć, w swojej kolejności.

    Zaakceptowana akcja i tak obowiązuje: błędna zapowiedź nie zmienia tego, ile sprawdzający musi dać.
rule-announcing-bets-changed =
    - W 2011 brak zasady; w 2024 ponownie podkreślona.
rule-announcing-bets-examples =
    - A wysuwa 1200: „tysiąc dwieście”. B podbija: „do trzech tysięcy sześciuset”.
    - A jest all-in: „all-in”. B w swojej kolejności pyta: „dwadzieścia trzy tysiące czterysta”.

rule-stacking-split-pots = Układanie puli w grach z podziałem
rule-stacking-split-pots-says =
    W grach z podziałem puli krupier co jakiś czas, jeśli to możliwe, układa pulę w słupki, żeby dało się ją szybko podzielić.

    Słupki nie mogą nikomu zasłaniać ani wstrzymywać gry.
rule-stacking-split-pots-examples =
    - Omaha hi-lo, na turnie trzech graczy, pula 8600: słupki po 2000 obok kart wspólnych, więc po 4300 na stronę liczy się w chwilę.

rule-randomness = Los tam, gdzie nie ma zasady
rule-randomness-says =
    Jeśli błędu nie obejmują ani zasady, ani procedury, dyrektor może wybrać rozwiązanie, w którym decyduje los: potasować zakryte sporne karty i losować.

    Dotyczy to błędów z kartami, a nie zachowania ani tego, ile postawiono. Najpierw trzeba powiedzieć, co oznacza każdy wynik.
rule-randomness-examples =
    - Wymieniona karta mogła być jedną z dwóch: zmieszać obie zakryte i wyciągnąć jedną.
    - Cztery karty na flopie: na to jest zasada; jedna z czterech, losowa, staje się następną kartą spaloną.

rule-staff-handover = Przekazanie stołu
rule-staff-handover-says =
    - Schodzący krupier informuje zmiennika o blindach, ostrzeżeniach i karach przy stole oraz o zakłócaniu gry.
    - Krupierzy zgłaszają floorowi naruszenia obowiązków graczy i etykiety, obecne i te, na które się zanosi; przede wszystkim zachowania obraźliwe i dyskryminujące.
rule-staff-handover-examples =
    - „Blindy 500-1000, miejsce 4 odbywa trzecie z dziewięciu rozdań kary, miejsce 7 ma ostrzeżenie za pokazanie kart”.

rule-absent-when-table-breaks = Nieobecny przy rozwiązywaniu stołu
rule-absent-when-table-breaks-says =
    Jeśli gracza nie ma, gdy jego stół się rozwiązuje, żetony na nowe miejsce zanosi ktoś z obsługi.

    Trzeba je policzyć przy świadku, włożyć do podstawki, a kartę miejsca zostawić u floora. Gracz dostaje tam karty jak każdy nieobecny.
rule-absent-when-table-breaks-examples =
    - Stół 12 rozwiązuje się w trakcie poziomu, miejsca 6 nie ma, stack 38 500. Nowe miejsce losuje się jak innym; floor zanosi 38 500 w podstawce: stół 3, miejsce 8. Jeśli jest tam duża ciemna, jest stawiana.

rule-draw-betting = Licytacja w grach z wymianą
rule-draw-betting-says =
    We wszystkich grach single draw wolno wejść samym callem (limp).

    Gracz może więc wejść do puli, tylko sprawdzając dużą ciemną, i nie musi podbijać.
rule-draw-betting-changed =
    - Nie ma w 2011. Niektóre lokale zabraniały wejścia samym callem w single draw; zalecenie to kończy.
rule-draw-betting-examples =
    - No-limit deuce-to-seven single draw, 200-400: pierwszy gracz sprawdza 400. W porządku.

rule-mixed-game-order = Kolejność gier mieszanych
rule-mixed-game-order-says =
    W turniejach mieszanych stud i stud hi-lo nie muszą następować po sobie.

    Gdy dzieli je inna gra, mniej graczy i krupierów przeoczy, że gra się zmieniła. Kolejność ogłasza lokal.
rule-mixed-game-order-examples =
    - Zwykle: hold'em, Omaha hi-lo, razz, stud, stud hi-lo. Z mniejszą liczbą błędów: hold'em, stud, Omaha hi-lo, stud hi-lo, razz.

rule-stalling = Ograniczanie gry na czas (stalling)
rule-stalling-says =
    Lokal ogłasza, że będzie przeciwdziałał grze na czas. Może wybrać:

    - element losu: nieznaną nikomu kolejność rozwiązywania stołów albo nieznaną minutę przerwy;
    - stałą liczbę rozdań na poziom przy każdym stole;
    - orbit for orbit przed miejscami płatnymi: każdy stół rozgrywa tyle rozdań, ilu ma graczy, i czeka;
    - soft hand for hand: stół, który jest o kilka rozdań do przodu, zwykle o dwa, czeka, aż najwolniejszy nadrobi;
    - shot clock z kartami czasu.

    Oprócz tego jest czas na decyzję, który od 2017 floor może wyznaczyć sam, oraz kary.
rule-stalling-changed =
    - W 2011 brak zasady poza czasem na decyzję i karą za opóźnianie.
rule-stalling-examples =
    - Blisko miejsc płatnych jeden stół rozgrywa cztery rozdania w dziesięć minut, a sąsiednie osiem. Orbit for orbit: każdy stół rozgrywa jedną orbitę własnej długości i czeka.
    - Shot clock: 30 sekund na decyzję, a każdy gracz ma tyle kart czasu, ile wydaje lokal.

rule-cards-ready = Karty gotowe przed początkiem gry
rule-cards-ready-says =
    W ostatniej minucie przed startem lub przed końcem przerwy floor ogłasza, że krupierzy przygotowują talie. Gdy przy stole jest dwóch graczy lub więcej, krupier miesza talię na stole i ją wyrównuje, żeby była gotowa do tasowania, gdy zacznie się poziom.

    Samo rozdanie nie zaczyna się przed poziomem.
rule-cards-ready-examples =
    - Przerwa kończy się o 20:00:00. O 19:59 ogłoszenie; talie są zmieszane i wyrównane; pierwszy riffle o 20:00:00.

rule-spreading-the-pot = Rozkładanie puli
rule-spreading-the-pot-says =
    Pulę liczy się tylko w pot-limit.

    W innych grach gracz na kolei może prosić o jej rozłożenie, aby zobaczyć żetony i policzyć samemu.
rule-spreading-the-pot-changed =
    - Zasada 2024 o wielkości puli odsyła do tej procedury pod numerem sąsiedniej, RP-22.
rule-spreading-the-pot-examples =
    - No-limit, B jest na kolei: „ile tam jest?”. Krupier rozkłada pulę i nic nie mówi.
    - Pot-limit Omaha, B jest na kolei: „ile to pot?”. Krupier liczy i odpowiada.

rule-betting-tokens = Zakłady żetonami bounty lub kartami czasu
rule-betting-tokens-says =
    Żetony bounty, karty czasu i tym podobne nie mają wartości w grze. Powinny różnić się wielkością od żetonów, którymi się stawia.

    Jeśli gracz wrzuci coś takiego, decydują zasady lokalu albo floor. Floor może wybrać:

    - call;
    - all-in;
    - brak zakładu, jeśli nikt go za zakład nie wziął, a lokal nie ma na to zasady.
rule-betting-tokens-examples =
    - A jest all-in, B rzuca na środek żeton bounty: zwykle orzeka się call.
    - Nikt nie postawił, B rzuca do przodu żeton bounty i się uśmiecha: all-in, jeśli tak ogłosił lokal albo zrozumiał to stół.
