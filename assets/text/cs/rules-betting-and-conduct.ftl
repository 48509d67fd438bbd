# Pages of rules: betting, chips on the table, conduct and penalties, and the recommended
# procedures. What each rule decides is said in our own words; their numbers stand in
# assets/rulebooks/rules-betting-and-conduct.ron.

rule-methods-of-betting = Jak se sází: slova a žetony
rule-methods-of-betting-says =
    Hráč sází slovy, žetony, nebo obojím. Rozhoduje, co přišlo první.

    1. Slova před žetony: sázkou jsou slova a žetony se jim přizpůsobí.
    2. Žetony před slovy: sázkou jsou žetony a co hráč řekne potom, nic nemění.
    3. Obojí najednou: přednost mají jasná a rozumná slova; pokud jasná nejsou, platí žetony.
    4. Slova a žetony si odporují, nebo sázce nebylo rozumět: floorman rozhodne podle toho, co se stalo a co je spravedlivé.

    Slova mohou jmenovat akci („call“, „raise“), jen částku („tisíc“), nebo obojí („raise, tisíc“).

    Částka samotná, bez „raise“, se počítá přesně tak, jako by hráč beze slova posunul žetony v té hodnotě. Platí pro ni tedy totéž co pro žetony, včetně pravidla polovičního navýšení.
rule-methods-of-betting-changed =
    - 2011: slova v pořadí jsou závazná a vložené žetony v banku zůstávají. O pořadí slov a žetonů ani o rozporech se nic neříká.
    - Nejpozději 2017: rozhoduje, co bylo dřív; přijdou-li současně, rozhodují jasná slova a rozpory řeší ředitel turnaje.
    - Nejpozději 2017: částka samotná je totéž co žetony beze slova. V roce 2011 to posuzoval ředitel turnaje.
rule-methods-of-betting-examples =
    - Sázka 1 000. B řekne jen „tisíc čtyři sta“ a má další žetony. Navýšení by bylo o 400, méně než polovina z 1 000: call 1 000. Podle 2011 žádné pravidlo slova se žetony nerovná, takže rozhoduje ředitel turnaje.
    - Blindy 100/200, na flopu nikdo nevsadil. A řekne „osm set“ a položí žeton 1 000. Slova první: sázka 800, 200 zpět.
    - Nikdo nevsadil. A položí žeton 1 000, pak řekne „pět set“. Žetony první: sázka 1 000.
    - River, dva hráči. A řekne „čtyřicet dva tisíc“ a posune jeden žeton 5 000; všichni to neslyšeli. B posune 5 000. Slova byla první, ale ne jasná, a žeton vypadal jako sázka 5 000. Žádný vzorec to nevyřeší: floorman zjistí, kdo co slyšel, a rozhodne co nejspravedlivěji.

rule-methods-of-calling = Jak se dorovnává
rule-methods-of-calling-says =
    Call je:

    - slovo „call“;
    - posunutí žetonů přesně v té výši;
    - jeden žeton větší než sázka, beze slova;
    - více žetonů beze slova, které se podle pravidla o více žetonech počítají jako call.

    Jeden směšně malý žeton proti velké sázce není způsob, jak dorovnat. Co znamená, rozhodne floorman (může to být i plný call), a může to stát trest.

    Kdo vloží příliš málo, aniž řekne „call“, dorovnal neúplně: kdy dluží celou částku, je na té stránce.
rule-methods-of-calling-changed =
    - Vydání 2011 nemá o dorovnání vlastní pravidlo; vložené žetony v banku zůstávají a ostatní je na posouzení.
    - Seznam způsobů a varování před malými žetony přišly později.
rule-methods-of-calling-examples =
    - Blindy 2 000/4 000, A vsadí 50 000. B vloží jeden žeton 1 000 a mlčí. Floorman může rozhodnout plný call 50 000 a přidat trest.
    - River, dva hráči, sázka 5 000. B vloží jeden žeton 1 000. Proti jedinému soupeři je příliš málo plný call: 5 000.
    - Blindy 100/200, jeden žeton 1 000 beze slova: call 200, 800 zpět.
    - Sázka 1 200, dva žetony 1 000 beze slova: call, 800 zpět.

rule-methods-of-raising = Jak se navyšuje
rule-methods-of-raising-says =
    V no-limitu a pot-limitu se navyšuje dvěma způsoby:

    - celá částka jedním pohybem;
    - celá částka vyslovená předem. Žetony pak mohou přijít tolika pohyby, kolik je třeba.

    Kdo řekne „raise“ bez částky, dluží aspoň minimální navýšení. Navýšením je pak to, co vloží jedním pohybem; druhá cesta ke stacku k němu nic nepřidá.

    Za jasnost odpovídá ten, kdo navyšuje. Pokud to jasné nebylo, jdou pochybnosti k jeho tíži.
rule-methods-of-raising-changed =
    - 2011 až 2017 dovolovaly třetí způsob: říci „raise“, vložit částku dorovnání a přidat navýšení právě jedním dalším pohybem.
    - Že hráči musí dát najevo, co myslí, nebylo v roce 2011 nové, jen zdůrazněné.
    - 2019 navýšení dvěma pohyby zrušilo.
    - Některé herny šly při 2011 dál a rozhodovaly, že pouhé vložení dorovnání po „raise“ je minimální navýšení. To je pravidlo herny.
rule-methods-of-raising-examples =
    Blindy 100/200, A navýšil na 400, minimální navýšení je tedy na 600.

    | Co udělá B | 2011 | 2024 |
    | „raise, tisíc čtyři sta“, pak žetony třemi pohyby | navýšení na 1 400 | navýšení na 1 400 |
    | „raise“, vloží 400, vrátí se ke stacku, dalších 1 000 | navýšení na 1 400 | druhý pohyb není dovolen; „raise“ zavazuje k 600 |
    | beze slova 400, vrátí se ke stacku, dalších 800 | call 400 | call 400 |
    | beze slova dvanáct žetonů 100 jedním pohybem | navýšení na 1 200 | navýšení na 1 200 |

    Že „raise“ se 400 v prvním pohybu zavazuje podle 2024 k minimu, z pravidla vyplývá, ale výslovně v něm není; ředitel turnaje může rozhodnout jinak.

rule-raise-amounts = Velikost navýšení a polovina
rule-raise-amounts-says =
    1. Navýšení je aspoň tak velké jako největší celá sázka nebo navýšení v tomto sázkovém kole. Počítá se to, o kolik se navyšuje, ne celek.
    2. Před flopem je první sázkou big blind, bez ohledu na to, jakým žetonem byl vložen.
    3. Polovina této částky a více, ale ne celá: hráč musí doplnit na plné minimální navýšení.
    4. Méně než polovina: je to call a co přebývá, se vrací. Neplatí to, když bylo předem řečeno „raise“ nebo „all-in“: „raise“ zavazuje k plnému minimálnímu navýšení.
    5. All-in může být jakkoli velký. Neúplný minimální navýšení nemění.
    6. „Raise“ s částkou a ničím jiným znamená celkovou sázku, ne to, co se přidává.

    S částkou vyslovenou bez „raise“ se zachází jako s žetony v téže výši.
rule-raise-amounts-changed =
    - 2011 měří polovinu podle „předchozí sázky“. Pokud bylo poslední akcí navýšení, může to znamenat částku, o kterou se navýšilo, nebo celou sázku; herny čtou to první. Od 2013 je to největší předchozí sázka nebo navýšení.
    - Nejpozději 2017 je „raise, osm tisíc“ celková sázka. Vydání 2011 takový řádek nemá; v případě pochybností tam platí menší výklad.
    - Ve vydání 2024 se částka slovy rovná žetonům. 2011 to nechává na řediteli turnaje.
rule-raise-amounts-examples =
    | Blindy a akce | Další minimální navýšení |
    | 100/200, flop: A vsadí 600, B na 1 600, C na 3 600 | na 5 600, naposledy se navýšilo o 2 000 |
    | 50/100: první hráč all-in 150 | na 250, navýšení o 50 je neúplné a platí 100 |
    | 25/50: na 125, na 200, na 500 | na 800, nejvíc se navýšilo o 300 |
    | 25/50: A na 500, B a C dorovnají | na 950 |
    | 50/100, flop: sázka 300, all-iny 500, 650 a 800 | na 1 100, žádný nenavýšil o 300 |

    - Sázka 1 000. B posune žeton 1 000 a čtyři žetony 100, má další: 400 je méně než 500, tedy call, 400 zpět.
    - Sázka 1 000. B posune žetony 1 000 a 500: přesně polovina, tedy navýšení na 2 000.
    - 100/200, A na 500, tedy o 300. B posune sedm žetonů 100: 200 je aspoň 150, B musí navýšit na 800.
    - A otevře za 2 000, B řekne „raise, osm tisíc“: celkem 8 000.
    - 200/400, A na 1 200. B posune různé žetony za 1 500: 300 je méně než 400, call. Za 1 600, když lze žeton odebrat: 400 je polovina z 800, B doplní na 2 000.
    - Turn, sázka 300, B posune dva žetony 500: bez jednoho z nich 500 stále kryje 300 a 700 je plné navýšení. Navýšení na 1 000; další minimum je 1 700.

rule-oversized-chip = Žeton velké hodnoty
rule-oversized-chip-says =
    Jeden žeton vyšší hodnoty, než je částka k dorovnání, a beze slova:

    1. Proti sázce nebo blindu je to call, i když je to poslední žeton stacku.
    2. Kdo s ním chce navýšit, musí říci „raise“ dřív, než se žeton dotkne stolu.
    3. „Raise“ bez částky: tolik, kolik žeton dovoluje.
    4. Před hráčem není žádná sázka: sázka v hodnotě celého žetonu.

    Pokud předem zaznělo „raise“ a žeton je na platné navýšení malý, dluží hráč minimální navýšení.

    Týká se to jen jednoho žetonu. Dva a více se posuzují podle pravidla o více žetonech; žeton přidaný k žetonům, které tam už ležely, podle pravidla o žetonech, které už leží před hráčem.
rule-oversized-chip-changed =
    - Od 2011 stejné. Pozdější vydání výslovně říkají, že poslední žeton hráče není výjimka; 2011 říká totéž slovem „kdykoli“.
    - Krátký název „overchip“ přišel později.
rule-oversized-chip-examples =
    | Proti | Žeton | Řečeno | Rozhodnutí |
    | big blind 200 | 1 000 | nic | call 200, 800 zpět |
    | big blind 400 | 1 000 | předem „raise“ | navýšení na 1 000 |
    | nic, na flopu | 5 000 | nic | sázka 5 000 |
    | sázka 600 | 1 000, poslední žeton | nic | call 600, 400 zpět |
    | sázka 700 | 1 000 | předem „raise“ | 1 000 není platné navýšení, tedy na 1 400 |
    | sázka 300 | 500 | „raise“, když už žeton ležel | call 300, 200 zpět |

    Částka 1 400 v předposledním řádku vyplývá z pravidel o navýšení; výslovný příklad k tomu není.

rule-multiple-chips = Více žetonů
rule-multiple-chips-says =
    Dva a více žetonů beze slova proti sázce. Odeberte jeden z nejmenších žetonů a podívejte se:

    1. Zbytek už na dorovnání nestačí: každý žeton byl potřeba, je to tedy call, i když jsou to poslední žetony stacku.
    2. Zbytek na dorovnání stačí a hráč má další žetony: polovina minimálního navýšení a více znamená plné navýšení, méně znamená call.
    3. Zbytek na dorovnání stačí a jsou to poslední žetony hráče: je all-in se všemi, bez ohledu na polovinu.

    Pokud předem zazní „raise“ nebo „all-in“, toto pravidlo neplatí.

    Když nikdo nevsadil, je více žetonů prostě sázka v jejich součtu.
rule-multiple-chips-changed =
    - 2011 se ptá, zda lze jeden žeton odebrat, jen když mají všechny stejnou hodnotu. U různých žetonů rozhodovala rovnou polovina.
    - 2013: jakékoli žetony, odebírá se jeden z nejmenších.
    - Pozdější vydání řeší i poslední žetony hráče. 2011 mlčí; pokud lze žeton odebrat, bere se to obvykle jako all-in.
rule-multiple-chips-examples =
    | Akce | Žetony | 2011 | 2024 |
    | 200/400, A na 1 200 | dva po 1 000 | call | call |
    | sázka 1 200 | dva po 1 000 | call | call |
    | 250/500, A na 1 100 | 1 000 + 500 | navýšení na 1 700: u různých žetonů rozhoduje polovina a 400 je víc než polovina ze 600 | call, 400 zpět |
    | 250/500, A na 1 100 | 1 000 + pět po 100 | navýšení na 1 700 | navýšení na 1 700 |
    | 250/500, A na 1 100 | 1 000 + tři po 100 | call, 200 zpět | call, 200 zpět |
    | otevření 1 400, má další žetony | 1 000 + tři po 500 | navýšení na 2 800 | navýšení na 2 800 |
    | otevření 1 400, má další žetony | 1 000 + dva po 500 | call, 600 zpět | call, 600 zpět |
    | otevření 1 400, poslední žetony | 1 000 + dva po 500 | ředitel turnaje, obvykle all-in | all-in 2 000, který nic znovu neotevírá |
    | 25/50, na flopu sázka 1 050, poslední žetony | dva po 1 000 | call | call 1 050, 950 hráči zůstává |
    | 200/400, A na 1 200 | tři po 1 000 | navýšení na 3 000 | navýšení na 3 000 |

    Otevření 400, A na 1 100, pak 500 + 1 000 beze slova: ve vydání 2024 call. Podle 2011 záleží na tom, z čeho se polovina počítá: 400 je víc než polovina ze 700, o které se navýšilo (navýšení na 1 800), ale méně než polovina z 1 100 (call). Rozhoduje ředitel turnaje; naše výchozí nastavení počítá ze 700.

rule-prior-bet-chips = Žetony, které už leží před hráčem
rule-prior-bet-chips-says =
    Hráč má před sebou žetony z blindu nebo z dřívější sázky, čelí navýšení a žetony přidá. Měl by říci, co dělá. Když to neřekne:

    1. Kdo si proti navýšení zřetelně vezme zpět žeton, který má před sebou, je zavázán ke call, nebo raise. Nesmí ho vrátit a složit karty.
    2. Staré žetony na dorovnání nestačí a hráč je nechal být nebo je vzal zpět všechny: jeden přidaný žeton velké hodnoty je call; více přidaných se posuzuje jako více žetonů.
    3. Staré žetony vzal zpět jen zčásti, nebo na dorovnání stačí samy: vše, co tam nakonec leží, je jedna sázka z více žetonů. Polovina navýšení a více je navýšení, méně je call.
    4. Posunutí starých i nových žetonů dopředu společně lze číst jako vsazení všech.

    Dealeři nechávají sázky ležet, dokud sázkové kolo neskončí, aby na to šlo odpovědět.
rule-prior-bet-chips-changed =
    - 2011 pravidlo nemá; rozhoduje ředitel turnaje.
    - 2013 má jen radu.
    - 2017 to stanovilo závazně, jak je uvedeno výše.
rule-prior-bet-chips-examples =
    Blindy 25/50, big blind má před sebou dva žetony 25, button navýší na 600. Polovina začíná na 875, minimální navýšení je na 1 150.

    | Big blind, beze slova | Rozhodnutí ve vydání 2024 |
    | položí na žetony 25 jeden žeton 1 000 | call |
    | položí na žetony 25 dva žetony 500 | call, každý je potřeba |
    | položí na žetony 25 žetony 100 + 500, celkem 650 | call, bez žetonu 100 je to 550 |
    | položí na žetony 25 žetony 1 000 + 500, celkem 1 550 | navýšení na 1 550 |
    | vezme oba žetony 25 zpět, přidá jeden 1 000 | call |
    | vezme jeden žeton 25 zpět, druhý nechá, přidá 1 000 | celkem 1 025, víc než 875: navýšení na 1 150 |

    - 50/100, big blind vložil jeden žeton 1 000, navýšení na 700. Ten žeton na dorovnání stačí, takže se počítá všechno: přidání 500 je navýšení na 1 500; přidání 100 dává 1 100, víc než polovina (1 000), tedy navýšení na 1 300.
    - Hráč zvedne své staré žetony, podívá se na navýšení, vrátí je a složí karty. Nedovoleno: call, nebo raise.
    - Podle 2011 je to všechno na řediteli turnaje.

rule-reopening-the-bet = Znovuotevření sázek
rule-reopening-the-bet-says =
    Jde o to, když je někdo all-in za méně než plné navýšení a akce se vrací k hráči, který už jednal.

    1. No-limit a pot-limit: hráč smí navýšit, jen když má doplatit aspoň celou sázku nebo navýšení. Více neúplných all-inů se sčítá.
    2. Posuďte každého hráče zvlášť: kolik má doplatit v porovnání s posledním plným navýšením?
    3. Hráč, který ještě nejednal, smí navýšit vždy.
    4. Smí-li hráč navýšit, minimem je stále poslední plná sázka nebo navýšení kola, ne součet neúplných.
    5. Limit: ke znovuotevření sázek stačí polovina sázky.
rule-reopening-the-bet-changed =
    - 2011, verze 1, posuzuje každý neúplný all-in zvlášť a žádný sázky znovu neotevírá. O limitu mlčí.
    - 2013 se ptá, kolik má hráč doplatit, když se k němu akce vrátí, takže se neúplné all-iny sčítají, a pro limit přidává polovinu.
rule-reopening-the-bet-examples =
    Blindy 50/100. Na flopu A vsadí 100, B je all-in za 125, C dorovná, D je all-in za 200, E dorovná 200.

    | Na řadě | Doplácí | 2011 | 2024 |
    | A | 100, celá sázka | call, nebo fold, každý all-in je neúplný; někdo to čte jinak | smí navýšit |
    | C, když A jen dorovná | 75 | call, nebo fold | call, nebo fold |
    | C, když A navýší na 300 | 175 | nenastane | smí navýšit, aspoň na 400 |

    - A vsadí 300, all-iny 500, 650 a 800, E dorovná 800. F ještě nejednal: smí navýšit, aspoň na 1 100.
    - 2 000/4 000: A jen dorovná, C je all-in za 7 500, small blind složí. Big blind ještě nejednal: fold, call 3 500, nebo raise aspoň na 11 500. Když big blind dorovná, A doplácí 3 500 a navýšit nesmí. Když big blind navýší na 11 500, A doplácí 7 500 a smí.
    - Limit 200/400, turn: A vsadí 400, B je all-in za 600, C dorovná. A doplácí 200, polovinu sázky: ve vydání 2024 smí navýšit. Při all-inu 500 doplácí 100 a zbývá mu jen call, nebo fold.
    - 200/400, A na 1 200, B all-in za 1 500: 300 je méně než 800, A smí jen dorovnat, nebo složit.

rule-number-of-raises = Počet navýšení
rule-number-of-raises-says =
    No-limit a pot-limit strop nemají.

    V limitu platí strop herny. Platí, i když v rozdání nebo u stolu zbývají jen dva hráči; odpadá, když zbývají dva hráči v celém turnaji.

    Strop oznámí herna; obvyklá je jedna sázka a tři navýšení.
rule-number-of-raises-changed =
    - Od 2011 stejné.
rule-number-of-raises-examples =
    Limit 400/800, strop: sázka a tři navýšení.

    - Na turnu: 800, 1 600, 2 400, 3 200. Po 3 200 už jen call a fold.
    - Dva hráči v rozdání, třicet v turnaji: strop platí.
    - Dva hráči v turnaji: bez stropu.
    - No-limit: pět navýšení po sobě je stejně dobrých jako jedno, je-li každé dost velké.

rule-accepted-action = Přijetí akce
rule-accepted-action-says =
    Kdo dorovnává, sám odpovídá za to, že zná částku. Když se hráč zeptá na počet, dealer nebo hráč mu řekne chybné číslo a on řekne „call“ nebo to číslo posune, dorovnal skutečnou částku.

    1. Sázku znovu přesně spočítejte.
    2. Hráč dluží skutečnou částku, nejvýše svůj stack. Vložil-li víc, než je skutečnost, zbytek se vrací.
    3. Pokud by skutečná částka byla hrubě nespravedlivá, může floorman hráči ulevit podle pravidla o rozhodnutích floormana. Oznamte to a zapište s důvodem.

    Chránit se hráč může tím, že počítá s dealerem a před akcí žádá o přepočítání.
rule-accepted-action-changed =
    - Od 2011 stejné. 2024 připomíná, že dealeři hlásí sázky a all-in počítají na požádání.
rule-accepted-action-examples =
    - A je all-in. B se ptá, dealer říká 8 000, B posune 8 000. Přepočítání ukáže 11 500: B dluží dalších 3 500.
    - Totéž, ale B má celkem jen 9 000: B je all-in za 9 000 a 2 500 se vrací A.
    - Dealer říká 12 500 a B dorovná; ve skutečnosti je to 11 500: B platí 11 500.
    - Dealer říká 8 000, ve skutečnosti je to 80 000 pod komínkem malých žetonů. Podle pravidla 80 000. Tady se floorman podívá na pravidlo 1: hráči, který takové sázce nikdy nečelil, lze částku prominout, úplně nebo až na 8 000. To je posouzení a zapisuje se.

rule-acting-in-turn = Akce v pořadí
rule-acting-in-turn-says =
    Hráči jednají v pořadí, slovy nebo žetony. Co hráč v pořadí udělá, je závazné, a vložené žetony v banku zůstávají.

    - Platí první akce. Rozmyslet si ji po „fold“, „call“ nebo po vyslovené výši navýšení je pozdě.
    - Hráč čeká, dokud není sázka před ním jasná. Kdo reaguje na sázku, jejíž výše ještě není známa, dělá to na vlastní riziko.
    - Ke zjevnému přeřeknutí může být floorman shovívavý, dokud nikdo nereagoval. To je posouzení, ne pravidlo.
rule-acting-in-turn-changed =
    - 2011: slova v pořadí jsou závazná, žetony zůstávají.
    - Pozdější vydání přidávají, že hráč čeká na jasnou částku.
rule-acting-in-turn-examples =
    - „Call … a raise sto tisíc“: call platí, navýšení se vrací.
    - „Fold … ne, call“: fold platí.
    - „Raise na 5 000 … ne, 10 000“: navýšení na 5 000.
    - A řekne „raise“ a částku ještě nejmenuje; B odhodí karty. Složení platí. Upozorněte B, aby příště na částku počkal.

rule-undercalls = Závazná prohlášení a neúplné dorovnání
rule-undercalls-says =
    „Call“ nebo „raise“ vyslovené v pořadí zavazuje ke všemu, co je v tu chvíli k doplacení.

    Neúplné dorovnání je méně než call, slovy nebo žetony, bez předchozího „call“. V pořadí:

    1. V rozdání jen dva hráči, jakákoli sázka: plný call.
    2. Více hráčů a jde o otevírací sázku kola: plný call. Před flopem je otevírací sázkou big blind.
    3. Více hráčů a jde o navýšení: rozhoduje floorman.
    4. Dvě neúplná dorovnání po sobě nebo více: akce se vrací k prvnímu z nich a ten svou sázku opraví podle bodů výše; co s ostatními, rozhoduje floorman.

    V případě 3 může floorman zvolit:

    - plný call;
    - vložené žetony propadají do banku a hráč složí karty.

    Hledí se na to, jak jasné bylo navýšení, zda ho dealer ohlásil a zda to hráč dělá často. Hráč, který je all-in za méně, nedorovnal neúplně.
rule-undercalls-changed =
    - 2011 pravidlo nemá: vložené žetony zůstávají a ostatní je na řediteli turnaje.
    - Pravidlo přineslo 2013. Pozdější vydání říkají, co je otevírací sázka a co může ředitel turnaje zvolit.
rule-undercalls-examples =
    - 1 000/2 000, flop: A vsadí 2 000, B navýší na 8 000, C posune 2 000. C čelí navýšení, hráčů je víc než dva: plný call 8 000, nebo 2 000 propadá a karty se složí. Volí floorman.
    - Čtyři hráči: A vsadí 8 000, B posune 2 000. Otevírací sázka: plný call 8 000. Podle 2011 rozhoduje ředitel turnaje.
    - Jako první příklad, ale C řekne „call“: 8 000, i ve vydání 2011.
    - 200/400: A na 1 200, B vloží jeden žeton 500, uslyší cenu a složí karty. Floorman může rozhodnout, že propadá 400, otevírací sázka, kterou chtěl B dorovnat, a 100 vrátit.
    - River, dva hráči, sázka 5 000, jeden žeton 1 000: plný call 5 000.

rule-incorrect-bets = Chybné sázky, příliš malé sázky a navýšení
rule-incorrect-bets-says =
    Sázka nebo navýšení pod přípustným minimem, které se zjistí později. Neúplná dorovnání mají vlastní stránku.

    1. Limit a no-limit: opraví se na minimum všem v sázkovém kole, dokud není rozdána další karta; na riveru do začátku showdownu.
    2. Potom platí beze změny.
    3. Pot-limit, bank byl ohlášen příliš vysoký, takže sázka byla nepřípustná: opraví se dolů všem, kdykoli v kole.
    4. Pot-limit, bank byl ohlášen příliš nízký: opraví se nahoru jen do významné akce po sázce.

    Opravenou částku dluží i hráči, kteří dorovnali.
rule-incorrect-bets-changed =
    - Nové ve vydání 2017.
    - 2011 určuje minimum, ale ne lhůtu na opravu.
rule-incorrect-bets-examples =
    - 100/200, flop: A vsadí 600, B dá 1 000, C a D dorovnají, E složí. B dlužil 1 200. Zjištěno před turnem: 1 200 pro B, C a D, a A čelí sázce 1 200. Zjištěno po rozdání turnu: 1 000 platí.

    Pot-limit Omaha, bank 10 500, A chce vsadit bank:

    | Ohlášeno a vloženo | Co se od té doby stalo | Rozhodnutí ve vydání 2024 |
    | 9 500 | B složí, C dorovná: významná akce | 9 500 platí |
    | 9 500 | B složí | A musí vsadit 10 500 |
    | 11 500 | B složí, C a D dorovnají, další karta ještě ne | 10 500 pro všechny |
    | 11 500 | totéž, další karta rozdána | 11 500 platí |

rule-out-of-turn = Akce mimo pořadí
rule-out-of-turn-says =
    1. Zastavte hru. Akce se vrací k hráči, který byl na řadě.
    2. Až dojde k tomu, kdo jednal předčasně: byla mezitím sázka nebo navýšení? Check, call ani fold nic nemění.
    3. Nic se nezměnilo: co předčasný hráč udělal nebo řekl, je závazné.
    4. Změnilo se: jeho žetony se vracejí a smí dorovnat, navýšit, nebo složit.
    5. Fold mimo pořadí je závazný vždy.
    6. Trest je možný a při opakování pravděpodobnější.

    Přeskočený hráč se musí ozvat. Když na to měl čas a po jeho levici dojde dřív k významné akci, je akce mimo pořadí přesto závazná a o jeho ruce rozhoduje floorman. Může zvolit:

    - ruka je mrtvá;
    - hráč smí jen checkovat, dorovnat, nebo složit;
    - cokoli jiného vhodného, pokud měl hráč málo příležitosti se ozvat.
rule-out-of-turn-changed =
    - 2011: závazné, pokud se akce nezměnila; fold je závazný. O přeskočeném hráči se nic neříká, akce se tedy k němu vrací bez ohledu na to, kolik hráčů už jednalo.
    - 2013: zmiňuje trest a přeskočený hráč po významné akci svůj nárok ztrácí.
rule-out-of-turn-examples =
    - Flop: místo 3 vsadí 300, místo 4 složí, místo 6 řekne „raise na 800“ před místem 5. Zpět na místo 5. Místo 5 dorovná nebo složí: navýšení na 800 je závazné. Místo 5 navýší na 600: 800 se vrací a místo 6 smí dorovnat 600, navýšit aspoň na 900, nebo složit.
    - Místa 3 a 4 checkují, místo 6 checkuje mimo pořadí. Místo 5 checkuje: check je závazný. Místo 5 vsadí 300: místo 6 smí dorovnat 300, navýšit aspoň na 600, nebo složit.
    - Místo 6 složí mimo pořadí, potom místo 5 navýší: fold platí.
    - 100/200: místo 3 na 600, místo 4 je přeskočeno, místo 5 dorovná, místo 6 složí. Dvě akce, jedna se žetony: ve vydání 2024 významná akce, takže 5 a 6 jsou vázána a o místu 4 rozhoduje floorman. Podle 2011 se akce vrací na místo 4; call místa 5 je závazný, pokud místo 4 nenavýší, fold místa 6 tak jako tak.
    - C navýší mimo pořadí na 1 000 a A i B, kteří byli na řadě před ním, jen checkují nebo složí: navýšení je závazné. Když B vsadí, je C volný.

rule-pot-size = Velikost banku a sázky v pot-limitu
rule-pot-size-says =
    1. Jen v pot-limitu se hráč smí zeptat, kolik je v banku. V limitu a no-limitu ho dealer nepočítá, smí ho ale rozprostřít.
    2. Největší navýšení: nejdřív dorovnat, potom navýšit o tolik, kolik je po tom dorovnání v banku.
    3. Před flopem se blindy počítají celé, i když je některý mrtvý nebo neúplný.
    4. Po flopu se počítá skutečný bank.
    5. „Pot“ v no-limitu není částka, ale zavazuje: bez sázky aspoň k minimální sázce, proti sázce k platnému navýšení. Může to stát trest.

    V číslech: navýšení na = co je v tomto kole celkem k zaplacení + bank před dorovnáním + co přidá dorovnání.
rule-pot-size-changed =
    - 2011: bank se počítá jen v pot-limitu; „pot“ v no-limitu zavazuje k platné sázce. O celých blindech nic.
    - 2022: neúplný blind hráče, který je all-in, se před flopem počítá celý.
    - 2024: i mrtvý.
    - Vydání po 2011 přidávají, že hráč, který čelí sázce a v no-limitu řekne „pot“, musí navýšit.
    - Jak se opravuje chybné ohlášení, přišlo ve vydání 2017: viz chybné sázky.
rule-pot-size-examples =
    Pot-limit:

    | Situace | Nejvyšší celková sázka |
    | 10/20, první na řadě | 70: call 20, bank 50, navýšení o 50 |
    | pak další hráč proti 70, bank 100 | 240: call 70, navýšení o 170 |
    | 100/200, první na řadě | 700 |
    | 100/200, bez small blindu, nebo big blind all-in za 100 | 700 ve vydání 2024; ve vydání 2022 jen s neúplným; 2011 pravidlo nemá |
    | flop, bank 1 000, nikdo nevsadil | 1 000 |
    | flop, bank 1 000, A vsadí 600 | 2 800: call 600, navýšení o 2 200 |

    - No-limit, 200/400, na flopu nikdo nevsadil, „sázím pot“: aspoň 400. Hráč řekne částku, nebo je to 400.
    - No-limit, A vsadí 1 000, B řekne „pot“: B musí navýšit, aspoň na 2 000.

rule-invalid-declarations = Neplatná prohlášení
rule-invalid-declarations-says =
    Slovo se k situaci nehodí:

    - není sázka a hráč řekne „call“: check;
    - není sázka a hráč řekne „raise“: aspoň minimální sázka;
    - je sázka a hráč řekne „check“: smí dorovnat, nebo složit, ne navýšit.
rule-invalid-declarations-changed =
    - Nové ve vydání 2017. Podle 2011 rozhoduje ředitel turnaje na základě pravidla, že neobvyklá slova jsou na riziko hráče.
rule-invalid-declarations-examples =
    - 200/400, flop, nikdo nevsadil. A řekne „call“: check.
    - Totéž, A řekne „raise“: A sází, aspoň 400.
    - A vsadí 1 000, B zaťuká na stůl: B smí dorovnat 1 000, nebo složit. Navýšit nesmí.

rule-string-bets = String bet
rule-string-bets-says =
    Žetony jdou do hry, ruka se vrací ke stacku, přijdou další žetony: to je string bet a není dovolen. Platí první pohyb, ostatní se vrací.

    - Když zazněla předem částka, nebo „raise“ s částkou, smějí žetony přijít po částech.
    - „Call, a raise …“ je string slovy: platí call.
    - Dealer to hned zastaví; upozornit smí kdokoli u stolu.
    - Žetony odpočítané z ruky po jednom pohybu vpřed jsou ve většině heren jedna sázka; herna to říká předem.
rule-string-bets-changed =
    - 2011 říká jen, že string bety má hlídat dealer.
    - 2024 je definuje a zakazuje.
    - Navýšení dvěma pohyby, do 2017 dovolené, je od 2019 string bet.
rule-string-bets-examples =
    - 100/200, A na 400. B beze slova vloží 400, vrátí se, přidá 800: call 400.
    - B řekne „raise tisíc dvě stě“, vloží 400 a pak 800: navýšení na 1 200, řečeno bylo předem.
    - „Dorovnávám tvých 400 a navyšuji o 800“: call.
    - Flop, nikdo nevsadil. A vloží 500, vrátí se pro dalších 500: sázka 500.
    - A řekne „raise“ a vloží 400, pak jedním dalším pohybem 1 000: ve vydání 2011 platné, ve vydání 2024 minimální navýšení.

rule-unclear-betting = Nejasné a nestandardní sázky
rule-unclear-betting-says =
    Neoficiální slova a gesta jsou na vlastní riziko hráče.

    Sázka, která může znamenat více platných částek, je nejvyšší rozumná z nich, která není větší než bank před sázkou. Sázky před hráči, které ještě nejsou stažené, k tomu banku patří.

    1. Sepište částky, které mohou slova znamenat a které jsou platné.
    2. Škrtněte ty, které jsou větší než bank.
    3. Sázkou je největší z těch, co zbývají.

    Co je rozumné, posuzuje floorman. Jasné znamení, třeba žetony v hráčově ruce, má přednost.
rule-unclear-betting-changed =
    - 2011: menší částka.
    - Nejpozději 2017: nejvyšší rozumná částka v mezích banku. Které vydání to změnilo, není zjištěno.
rule-unclear-betting-examples =
    No-limit, 200/400, „sázím pět“:

    | Bank před sázkou | 2011 | 2024 |
    | 4 600 | 500 | 500, protože 5 000 je víc než bank |
    | 5 000 | 500 | 5 000 |
    | 5 200 | 500 | 5 000 |

    - Stejná slova, ale hráč už má v ruce pět žetonů 100: to je jasné znamení a floorman může rozhodnout 500.
    - 1 000/2 000, bank 30 000, „dvacet pět“: platných je 2 500 i 25 000, tedy 25 000 ve vydání 2024, jen 2 500 ve vydání 2011.
    - Mávnutí rukou nad žetony: může znamenat cokoli. Floorman zjistí, jak tomu stůl rozuměl.

rule-non-standard-folds = Nestandardní složení karet
rule-non-standard-folds-says =
    Před koncem posledního sázkového kola je složení závazné a lze za ně trestat, když

    - hráč nečelil sázce a mohl checkovat; nebo
    - nebyl na řadě.

    V showdownu platí jiné pravidlo: odhozená ruka není mrtvá, dokud není mezi odhozenými kartami.

    Hráč, který vsadí a odhodí karty, protože si myslí, že vyhrál, je jediná výjimka: dealer karty zadrží a zavolá floormana.
rule-non-standard-folds-changed =
    - Od 2011 stejné. Od 2017 je výjimkou hráč, který vsadil a myslí si, že vyhrál.
rule-non-standard-folds-examples =
    - Flop, první na řadě, nikdo nevsadil: A složí. Složení je závazné; obvyklé je varování.
    - A checkuje, B na řadě místo checku složí: závazné.
    - Místo 6 složí, zatímco místo 4 přemýšlí: závazné, i když místo 4 potom checkuje.
    - Místo 4 uvažuje o blufu a předčasné složení místa 6 mu prozradí, že za ním už nikdo není: stejné rozhodnutí a dobrý důvod k trestu.

rule-conditional-declarations = Podmíněná a předčasná prohlášení
rule-conditional-declarations-says =
    „Když vsadíš, navýším“: důrazně se nedoporučuje. Floorman může zvolit:

    - je závazné, když se podmínka splní;
    - závazné není;
    - trest, v obou případech.

    Call dřív, než je známa částka: A řekne „bet“ nebo „raise“ a B hned dorovná. Floorman rozhodne, co se hodí nejlépe, a B může být vázán jakoukoli částkou, kterou A potom řekne.
rule-conditional-declarations-changed =
    - 2011 má první polovinu.
    - Předčasný call přišel ve vydání 2017.
rule-conditional-declarations-examples =
    - River, A přemýšlí. B řekne „když vsadíš, jsem all-in“. A vsadí 2 000. Floorman může B držet u all-inu a potrestat ho za to, že A k sázce přemlouvá nebo ho od ní odrazuje.
    - A řekne „sázím …“, B řekne „call“, A řekne „40 000“. B má 55 000. Floorman může B držet u 40 000: dorovnal bez čekání.
    - Totéž, ale A vidí, že B dorovná cokoli, a řekne celý stack 400 000, i když by obvyklá sázka byla 4 000: tady hledá floorman spravedlivou částku.

rule-chip-count = Počet žetonů soupeře
rule-chip-count-says =
    Každý má nárok rozumně odhadnout každý stack: žetony stojí ve spočitatelných komíncích, velké na očích.

    O přesné spočítání smí požádat jen hráč, který čelí all-inu a je na řadě. Hráč, který je all-in, počítat nemusí; počítá dealer, nebo floorman.

    Chybný počet tomu, kdo dorovnal, nepomůže: platí přijetí akce.
rule-chip-count-changed =
    - 2011 takové pravidlo kromě viditelných žetonů nemá. Přišlo s 2013 nebo 2015.
rule-chip-count-examples =
    - A je all-in, na řadě je B a ptá se: dealer napočítá 23 400.
    - A je all-in, C za B se ptá dřív, než je na řadě: ještě ne.
    - B zvažuje navýšení a chce přesně spočítat stack, který all-in není: nepočítá se, ale A musí dát ruce stranou, aby B viděl.
    - Počet zní 23 400, B dorovná, pod jiným žetonem byl žeton 5 000: B dluží 28 400, nebo se floorman podívá na skryté žetony.

rule-overbetting-for-change = Větší sázka kvůli rozměnění
rule-overbetting-for-change-says =
    Sázkou se žetony nerozměňují. Všechny žetony posunuté beze slova se mohou počítat jako sázka, bez ohledu na to, kolik hráč čekal zpět.

    Kdo chce rozměnit, řekne to předem: „call“, potom žetony. Nebo si rozmění mezi rozdáními.
rule-overbetting-for-change-changed =
    - 2011 takové pravidlo nemá, ale zkoušky pro více žetonů dávají stejnou odpověď.
    - Přišlo s 2013 nebo 2015.
rule-overbetting-for-change-examples =
    - Sázka 325. B beze slova posune 500 a 25 a čeká 200 zpět. Bez žetonu 25 stále 500 kryje 325 a 200 je víc než polovina ze 325: navýšení na 650. Podle 2011 jsou žetony různé a polovina říká totéž.
    - Stejná sázka, B posune jen 500: jeden žeton velké hodnoty, call, 175 zpět.
    - Stejná sázka, B řekne „call“ a posune 525: call, 200 zpět.

rule-hidden-chips = All-in a žetony nalezené potom
rule-hidden-chips-says =
    A je all-in a někdo dorovnal; potom se objeví další jeho žeton. Floorman rozhodne, zda patřil k tomu, co bylo dorovnáno: mohl ho pozorný hráč vidět?

    - Patří k akci: hraje. Kdo dorovnal, ho dluží také, pokud na to má.
    - Nepatří k ní a A vyhraje: zaplaceno za něj nedostane. Žeton mu zůstává.
    - Nepatří k ní a A prohraje: nezachrání ho. A je mimo turnaj a floorman může žeton dát vítězi, který dorovnal.

    Úmyslné skrývání žetonů je jiná věc a trestá se.
rule-hidden-chips-changed =
    - 2011 takové pravidlo nemá; ředitel turnaje rozhoduje podle přijetí akce a spravedlnosti. Přišlo s 2013 nebo 2015.
rule-hidden-chips-examples =
    A je all-in za 4 000 všem na očích, B dorovná a má další žetony, potom se pod kartami A najde žeton 1 000.

    - Nepatří k akci, A vyhraje: 4 000 od B, žeton 1 000 mu zůstává.
    - Nepatří k akci, A prohraje: je mimo turnaj, s 1 000 nezůstává. Žeton může dostat B.
    - Žeton stál za stackem, kde ho B mohl vidět: patří k akci, B dluží 5 000.

rule-chips-in-transit = Skryté a přenášené žetony
rule-chips-in-transit-says =
    Turnajové žetony jsou vždy na očích: u stolu i na cestě k jinému.

    1. Žetony, které hráč držel nebo nesl skryté, třeba v kapse, propadají.
    2. Jdou ze hry; nedostane je nikdo.
    3. Hráč může být diskvalifikován.

    Herna by měla mít připravené sáně nebo sáčky, aby nikdo nepotřeboval kapsu. Jak přísný být na nevinného nováčka, je na řediteli turnaje; propadnutí žetonů je pravidlo.
rule-chips-in-transit-changed =
    - Od 2011 stejné. Pozdější vydání doporučují sáně nebo sáčky.
rule-chips-in-transit-examples =
    - Stůl se rozpouští, hráč dá dva žetony 5 000 do saka a zbytek do saní. 10 000 jde ze hry; celkový počet žetonů klesá o 10 000. Zda je hráč diskvalifikován, určuje ředitel turnaje.
    - Hráč si vezme po prvním dnu žeton domů pro štěstí a druhý den ho přinese: propadá.
    - Hráč jde ke svému stolu se stackem vysoko v obou rukou: na očích, nic se neděje.

rule-lost-and-found-chips = Ztracené a nalezené žetony
rule-lost-and-found-chips-says =
    Objeví se žeton a nikdo s jistotou neví, čí je: jde ze hry a vrací se do zásob turnaje.

    Pokud je majitel jistý, podle kamery, podle malého stacku spočítaného před chvílí, nebo proto, že všichni viděli žeton spadnout, dostane ho zpět.

    Nálezce si ho nenechává nikdy.
rule-lost-and-found-chips-changed =
    - Nové s 2013 nebo 2015. Podle 2011 rozhoduje ředitel turnaje.
rule-lost-and-found-chips-examples =
    - Po přestávce leží pod stolem 7 žeton 1 000 a chybí třem hráčům: jde ze hry. Celkový počet žetonů klesá o 1 000.
    - Místo 3 shodí komínek, všichni vidí odkutálet žeton 500, hned se najde: patří místu 3.

rule-fouled-hands = Zabité, znehodnocené a otočené ruce
rule-fouled-hands-says =
    Hráč své karty chrání stále, i v showdownu, dokud nejsou ruce přečtené.

    1. Dealer vzal ruku omylem, nebo se smíchala s jinými kartami. Lze ji s plnou jistotou určit?
    2. Ano: zůstává ve hře, i když byly karty vidět.
    3. Ne: ruka je pryč, bez náhrady. Část hráčových sázek, kterou ostatní dorovnali, zůstává v banku.
    4. Nedorovnaná část jeho poslední sázky nebo navýšení se hráči vrací.

    Zda ji lze určit, posuzuje floorman. Řádně vyloženou výherní ruku dealer zabít nemůže.
rule-fouled-hands-changed =
    - 2011: za zabitou nebo znehodnocenou ruku není náhrada a nedorovnaná sázka se vrací. Úplně nové to nebylo, jen řečeno jasněji.
    - Pozdější vydání říkají, že znehodnocená ruka, kterou lze určit, hraje dál.
rule-fouled-hands-examples =
    - A vsadí 2 000, B dorovná, dealer smete nechráněné karty A mezi odhozené. A přichází s rukou i o 2 000.
    - A vsadí 2 000, B navýší na 6 000, dealer vezme karty B dřív, než A jednal. B dostává zpět 4 000, které nikdo nedorovnal, a přichází o 2 000.
    - Obě karty B sklouznou pod okraj odhozených a všichni vidí, které to jsou: jsou živé.
    - Karty, které odhodil C, narazí do karet A a jednu otočí. Které dvě má A, je známo: hraje dál s kartou, kterou všichni viděli.

rule-stud-dead-hands = Mrtvé ruce a zahození karet ve studu
rule-stud-dead-hands-says =
    Ve studu má hráč, který proti akci zvedne své odkryté karty, mrtvou ruku.

    Správně se skládá tak, že hráč všechny odkryté karty otočí a všechny karty posune vpřed rubem nahoru.

    Odkryté karty zůstávají na plátně v pořadí, v jakém přišly, dokud rozdání neskončí.
rule-stud-dead-hands-changed =
    - 2011 má mrtvou ruku. Jak karty odhodit, přibylo později.
rule-stud-dead-hands-examples =
    - Pátá karta, A vsadí, B si k přemýšlení vezme všechny tři odkryté karty do ruky: mrtvá.
    - Sedmá karta, po veškeré akci, B zvedne karty a dívá se na ně: akci nečelil, podle tohoto pravidla tedy mrtvé nejsou. K výhře stále musí vyložit všech sedm.

rule-no-disclosure = Nezveřejňování karet, každý hraje sám za sebe
rule-no-disclosure-says =
    Hráči chrání všechny ostatní v turnaji. V rozdání i mimo něj nikdo nesmí

    - mluvit o živých nebo zahozených kartách;
    - radit nebo hru kritizovat, kdykoli;
    - číst ruku, která není vyložená.

    Ruku hraje jeden hráč sám: nikomu ji neukazuje a s nikým ji neprobírá, ani se sousedem, ani s přítelem mezi diváky.

    Může následovat trest. Upozornit na chybu ve vyložených rukách je vítané a není to porušení.
rule-no-disclosure-changed =
    - 2011 má tyto tři zákazy a trvá na tom, že každý hraje sám za sebe. Pozdější vydání vypisují ukazování ruky a rozhovory o strategii s hráči, rádci a diváky.
rule-no-disclosure-examples =
    - Flop `Kh Kd 4s`, zbývají dva hráči. Místo 7, které složilo, vzdychne „měl jsem krále“: prozrazení, varování nebo trest.
    - River. Místo 2, mimo rozdání, řekne „pětka to musí dorovnat“: rada.
    - A vyloží dvě karty a myslí si, že tvoří pár. Místo 9 řekne „to je postupka“: dovoleno, ruka je vyložená.
    - A ukáže karty příteli, který stojí za ním a nic neříká: přesto porušení.

rule-exposing-cards = Odkrytí karet a správné skládání
rule-exposing-cards-says =
    Karty ukázané před koncem akce mohou stát trest. Ruka zůstává živá. Totéž platí pro hráče, který je na řadě poslední.

    Trest začíná, až rozdání skončí.

    Složené karty jdou vpřed nízko a rubem nahoru, ani schválně ukázané, ani vysoko hozené.
rule-exposing-cards-changed =
    - 2011: trest je možný, ruka není mrtvá a trest začíná po rozdání.
    - Později: zmíněn je hráč na řadě poslední i to, jak skládat.
rule-exposing-cards-examples =
    - River, A je all-in. B otočí `Ac Qd`, aby viděl, jak bude A reagovat, dřív než dorovná nebo složí. Ruka B je živá, B je stále na řadě a po rozdání může následovat trest.
    - Tři hráči: A na řadě složí lícem nahoru, B a C jsou ještě ve hře. Karty A jsou mrtvé, protože je složil; může následovat trest.
    - A skládá tak, že karty roztočí přes stůl: varování, při opakování víc.

rule-ethical-play = Čestná hra
rule-ethical-play-says =
    Každý hraje sám za sebe.

    - Spolupráce při hře, tedy šetření soupeře, se trestá; k trestům patří i propadnutí žetonů a diskvalifikace.
    - Záměrná ztráta žetonů a každá jiná tajná dohoda: diskvalifikace.

    Když na riveru checkuje poslední hráč s nejlepší možnou rukou, není to samo o sobě spolupráce. Floorman hledí na situaci: kdo byl soupeř, zda byla nejlepší ruka jen jedna a hráč o ní věděl, zda mohla sázka něco získat.
rule-ethical-play-changed =
    - Od 2011 stejné. Pozdější vydání u trestů dodávají, že check posledního hráče s nejlepší rukou není automaticky spolupráce.
rule-ethical-play-examples =
    - River, board `Ah Kh 9h 4c 2d`, A drží `Qh Jh`, je na řadě poslední proti bratrovi a checkuje. A nemůže prohrát. Floorman se ptá a může trestat; nepozornost stojí méně než zvyk.
    - Třetí hráč je all-in a druzí dva řeknou „checkneme to do konce“: domluvit se na tom je porušení. Pouhý check ne.
    - A jde čtyřikrát po sobě all-in se `7d 2c` proti témuž příteli a skládá, když ho přítel navýší o jediný žeton: záměrná ztráta žetonů, diskvalifikace obou, pokud o tom oba věděli. Jejich žetony jdou ze hry.

rule-etiquette = Porušení pravidel chování
rule-etiquette-says =
    Porušení pravidel chování se trestá varováním a tresty. Například:

    - opakované zdržování hry;
    - zbytečné dotýkání se jiných hráčů, jejich karet nebo žetonů;
    - opakovaná akce mimo pořadí;
    - karty nebo žetony, které není vidět nebo je nelze spočítat;
    - sázení mimo dosah dealera;
    - urážení hráčů nebo personálu;
    - nedostatečná hygiena;
    - nadměrné klábosení.

    Seznam není uzavřený. Za první prohřešek se obvykle napomíná, za opakovaný přijde varování, potom rozdání nebo kola: volí ředitel turnaje a přísnější je u urážek, které se trestat musí.
rule-etiquette-changed =
    - 2011 má kratší seznam: dotýkání se karet nebo žetonů, zdržování, opakovaná akce mimo pořadí, klábosení.
    - Později: viditelnost, dosah, urážky, hygiena. 2022 žádá hráče, aby hlásili urážlivé a diskriminační chování.
rule-etiquette-examples =
    - Místo 5 jedná potřetí za hodinu mimo pořadí: varování, příště rozdání.
    - Hráč po špatné kartě urazí dealera: trest je na místě, jedno kolo u stolu s devíti hráči je devět rozdání.
    - Hráč před přestávkou skládá každou ruku čtyřicet sekund: varování za zdržování, čas na rozhodnutí se mu vyhlašuje dříve.

rule-penalties = Varování, tresty a diskvalifikace
rule-penalties-says =
    Ředitel turnaje volí mezi těmito tresty:

    - varování;
    - vynechaná rozdání, jedno nebo více;
    - vynechaná kola, jedno nebo více;
    - diskvalifikace.

    Vynechané kolo je jedno rozdání za každého hráče u stolu, včetně potrestaného, podle počtu ve chvíli uložení trestu. Vynechaná rozdání = hráči × kola. Když hráči odejdou nebo přijdou, nemění se to.

    Lze trestat: neslušné chování, ukázání karet před koncem akce, házení kartami, pomoc jinému hráči v rozdání, zařízení a strategické nástroje a podobně.

    Musí se trestat: spolupráce při hře, urážky, rušení, vyhýbání se blindům, podvádění.

    Opakované přestupky stojí pokaždé víc. Za ukázání karet dovoluje pravidlo začít trest až po rozdání; herny to tak dělají i u ostatních.

    Potrestaný zůstává mimo stůl. Karty se mu rozdávají, blindy a ante se za něj vkládají, jeho ruka je po prvním rozdání karet zabitá a ve studu se vkládá i bring-in, pokud na něj vyjde. Na blindech může přijít o všechno.

    Žetony diskvalifikovaného hráče jdou ze hry.
rule-penalties-changed =
    - 2011 a 2013: jedno rozdání; jedno, dvě, tři nebo čtyři kola; diskvalifikace.
    - 2022 a 2024 horní mez nemají a mluví o jednom nebo více rozdáních či kolech.
    - Podle 2011 se musí trestat spolupráce při hře, urážky, rušení a podvádění. 2024 k tomu přidává vyhýbání se kterémukoli blindu a mezi to, co trestat lze, zařízení.
    - Rozdání se ve všech vydáních počítají stejně.
    - Misdeal a jeho opakování se od 2019 do trestu počítají jako jedno rozdání.
rule-penalties-examples =
    | Trest | Hráčů při uložení | Vynechaná rozdání |
    | jedno rozdání | libovolně | 1 |
    | tři rozdání | libovolně | 3, až od 2024; 2011 má jen jedno rozdání, pak kola |
    | jedno kolo | 9 | 9 |
    | dvě kola | 7 | 14 |
    | dvě kola | 9 | 18 |
    | čtyři kola | 6 | 24 |
    | pět kol | 8 | 40, až od 2024; 2011 končí u čtyř |

    - Jedno kolo u stolu s devíti hráči; dva mezitím vypadnou: stále 9 rozdání.
    - Stůl se během trestu rozpustí: pravidlo mlčí, obvykle zbývající rozdání jdou s potrestaným.
    - Stack 12 000, blindy 2 000/4 000, big blind ante 4 000, dvě kola při šesti hráčích: každé kolo stojí 2 000 + 4 000 + 4 000, potrestaný je tedy ve druhém kole na blindech all-in a může vypadnout.

rule-all-in-buttons = All-in buttony
rule-all-in-buttons-says =
    All-in buttony drží dealer, ne hráči. Když je někdo all-in, dealer jeden položí před hráče tak, aby ho všichni viděli.

    Předchází se tím dorovnání sázky, kterou nikdo za all-in nepovažoval, i neúplným dorovnáním.
rule-all-in-buttons-examples =
    - Místo 4 řekne tiše „all-in“ a posune vysoký stack. Bez all-in buttonu vloží místo 8 to, co považuje za sázku. S buttonem se nejdřív zeptá na počet.

rule-bringing-in-bets = Stahování sázek
rule-bringing-in-bets-says =
    Dealeři nechávají sázky před hráči, dokud sázkové kolo neskončí. Stahování žetonů během akce ji ovlivňuje a vede k chybám.

    Požádat o stažení smí jen hráč, který je na řadě.
rule-bringing-in-bets-examples =
    - Big blind má před sebou dva žetony 25 a čelí 600. Když je dealer stáhl, nikdo už neřekne, zda jsou přidané žetony call.

rule-personal-belongings = Osobní věci
rule-personal-belongings-says =
    Plátno je pro žetony, karty a sázky. Co není potřeba, nepatří na stůl, pod nohy ani do uliček.

    Herna vyvěsí, co se smí do sálu přinést.
rule-personal-belongings-examples =
    - Kabelka na plátně mezi dvěma stacky: pryč ze stolu. Chránič karet velikosti žetonu: v pořádku.

rule-disordered-stub = Spadlý nebo zpřeházený zbytek balíčku
rule-disordered-stub-says =
    Ještě se má rozdávat a zbytek balíčku spadl:

    1. Pokud to jde, vraťte ho do původního pořadí.
    2. Pokud ne, vezměte jen karty zbytku, bez odhozených a spálených: promíchejte, zamíchejte, sejměte, hrajte dál.
    3. Pokud se smíchal s odhozenými nebo spálenými, zamíchejte všechny smíchané karty dohromady, sejměte, hrajte dál.

    Všechno rubem nahoru. Rukou před hráči se nikdo nedotýká.
rule-disordered-stub-changed =
    - Ve vydání 2011 bez pravidla; rozhoduje ředitel turnaje.
rule-disordered-stub-examples =
    - Na turnu dealer zbytek upustí, vrchních pět karet sklouzne do vějíře, žádná se neotočí: vraťte je, jak ležely.
    - Rozsype se celý zbytek, odhozené a spálené leží stranou: zamíchejte jen zbytek, sejměte, pak spalte a rozdejte river jako obvykle.
    - Spadne mezi odhozené: zamíchají se odhozené a zbytek dohromady. Složené karty se mohou vrátit do hry a s tím se počítá.

rule-premature-cards = Předčasný flop, turn nebo river
rule-premature-cards-says =
    Karta byla rozdána dřív, než skončilo sázkové kolo.

    1. Spálenou kartu nechte spálenou.
    2. Dokončete sázení.
    3. Předčasnou kartu nebo karty vraťte do zbytku balíčku a celý ho zamíchejte rubem nahoru.
    4. Rozdejte znovu, bez dalšího pálení.

    Ve studu stejně: předčasná karta se vrátí, zbytek se zamíchá a rozdává se bez dalšího pálení.

    Kdo to způsobil, nehraje roli. Když už sázení řádně skončilo, karta zůstává.
rule-premature-cards-changed =
    - Ve vydání 2011 bez pravidla. Knihy heren se liší: některé turn odloží, rozdají místo něj river a na poslední kartu míchají.
    - Zamíchání celého zbytku je doporučený postup pozdějších vydání, od 2022 rubem nahoru.
rule-premature-cards-examples =
    - Flop, místo 6 ještě nejednalo a dealer spálí a otočí `9c`. Místo 6 vsadí, jeden hráč dorovná. Karta `9c` jde do zbytku balíčku, ten se zamíchá a turn se rozdá s už spálenou kartou. Může to být znovu `9c`.
    - Flop přijde dřív, než big blind využil svůj option: všechny tři karty zpět, spálená zůstává, big blind jedná, míchá se, nový flop.
    - Přeskočený hráč mlčel, zatímco další dva jednali se žetony: nejdřív se ptejte, zda o právo jednat nepřišel, teprve potom, zda karta byla předčasná.

rule-moving-players-quickly = Přesuny bez zdržování
rule-moving-players-quickly-says =
    Hráči, kteří se přesouvají při rozpuštění nebo vyvážení, jdou hned, aby nevynechali blindy a nezdrželi stůl.

    - Pokud možno sáně na žetony.
    - Předtím výměna žetonů, aby nikdo nenesl stovky malých.
    - Na cestě jsou žetony na očích.
rule-moving-players-quickly-examples =
    - Hráč se čtyřmi sty žetonů 25 vylosoval vzdálený stůl: floorman mu je nejdřív vymění za 10 000 ve velkých žetonech.
    - Hráč se loudá, dokud jeho nové místo nepřejde big blind: podívejte se na vyhýbání se blindům.

rule-dealer-push-timing = Kdy se střídají dealeři
rule-dealer-push-timing-says =
    V posledních 90 sekundách před přestávkou nebo novou úrovní se dealeři nestřídají.

    Čas tak nevyprší během střídání a poslední rozdání úrovně se neztratí. Příchozí dealer čeká vedle stolu.
rule-dealer-push-timing-examples =
    - Hodiny ukazují 1:10 do přestávky: střídání počká až po ní.
    - Hodiny ukazují 2:30: střídá se.
    - Úroveň začne během střídání: příchozí dealer rozdá jedno rozdání v předchozí úrovni (2024).

rule-hand-for-hand = Hand for hand
rule-hand-for-hand-says =
    1. Oznamte: dohrát toto rozdání a čekat. Od tohoto oznámení se všechna běžící rozdání počítají jako jedno.
    2. Vypadne-li v něm dost hráčů, aby se došlo k placeným místům, dělí se všichni o placená místa, na která dosáhli.
    3. Potom každý stůl odehraje jedno rozdání a čeká na ostatní.
    4. Za každé rozdání ubývají z hodin dvě minuty, po každém zvlášť, ne najednou; nejvýše tři. Úrovně rostou jako obvykle.
    5. All-in a call: karty zůstávají rubem nahoru a dealer nic nerozdává, dokud nedostane pokyn.
    6. Hráči jsou vyzváni, aby zůstali na místech.

    Pro hráče, kteří po dosažení placených míst vypadnou v témže rozdání u různých stolů, může herna určit pořadí jinak; postupy říkají jen to, že se na bublině dělí. Řekněte to před turnajem.
rule-hand-for-hand-changed =
    - Ve vydání 2011 bez pravidla.
    - Postupy jmenují dvě minuty za rozdání a tři jako nejvíc; bereme dvě, pokud herna neřekne jinak.
rule-hand-for-hand-examples =
    Placených míst je padesát.

    - 52 hráčů, oznámí se čekání, v tom rozdání vypadnou tři: zbývá 49. Všichni tři se dělí o 50. místo. Platí-li se za ně 1 500, každý dostane 500.
    - 52 hráčů, vypadnou čtyři: dělí se o 49. a 50. místo. Platí-li se za ně 1 600 a 1 500, každý dostane 775.
    - 52 hráčů, vypadne jeden: ještě se neplatí nikomu a hand for hand začíná s 51.
    - Deset rozdání hand for hand: dvacet minut z hodin. Při zbývajících 12:00 začíná další úroveň po šestém.

rule-stud-dealing = Rozdávání studu v turnajích
rule-stud-dealing-says =
    1. Zakrytá karta otočená při prvním rozdání karet se stává odkrytou a třetí karta se rozdá zakrytá. Hráč může mít bring-in.
    2. Sedmá karta otočená dealerem: nahradí se, pokud se ještě bude sázet. Když už nikdo sázet nemůže, rozdá se přesto zakrytá a první ukazují hráči, kteří nejsou v ohrožení.
    3. Hráč, který při rozdávání není na svém místě: ruka je zabitá. Čtvrtou kartu ruka, která není živá, nedostává.
    4. Stejné boardy: první je na řadě nejvyšší karta podle barvy ze stejných boardů, i v razzu.
    5. Nejnižší karta je all-in za ante: sázení začíná nalevo od ní a hráči s žetony dají aspoň bring-in, nebo složí.
    6. Pár na čtvrté kartě sázku nezdvojnásobuje.
    7. Málo karet před sedmou kartou: viz počet níže.

    ## Málo karet na sedmou kartu

    Potřeba = zbývající hráči + jedna spálená + poslední karta, která se nerozdává. Když jich má zbytek balíčku méně:

    1. Zbytek a tři staré spálené karty spolu na ten počet stačí: smíchejte je, sejměte, jednu spalte, každému rozdejte jednu.
    2. Nestačí a zbytek má aspoň tři: spalte jeho vrchní kartu a další je společná karta uprostřed.
    3. Nestačí a zbytek má méně než tři: smíchejte ho se spálenými, sejměte, jednu spalte, další je společná karta.

    Se společnou kartou je na sedmé kartě první na řadě ten, kdo byl první na šesté.
rule-stud-dealing-changed =
    - 2011: zakrytá karta studu otočená dealerem je misdeal a o nedostatku karet se nic neříká.
    - 2019: otočená karta se stává odkrytou.
rule-stud-dealing-examples =
    Rozdávalo se osmi hráčům:

    | Na sedmou kartu zbývá | Složili | Zbytek | Potřeba | Rozhodnutí ve vydání 2024 |
    | 8 | nikdo | 1 | 10 | 1 + 3 je málo a zbytek má méně než tři: smíchat, společná karta |
    | 7 | jeden se 4 kartami | 3 | 9 | 3 + 3 je málo: spálit, společná karta ze zbytku |
    | 7 | jeden se 3 kartami | 4 | 9 | 4 + 3 je málo: spálit, společná karta ze zbytku |
    | 6 | dva po 4 kartách | 5 | 8 | 5 + 3 stačí: smíchat, sejmout, spálit, každému jedna |
    | 6 | dva po 3 kartách | 7 | 8 | 7 + 3 stačí: smíchat, sejmout, spálit, každému jedna |

    - Sedm hráčů, nikdo nesložil: zbytek 7, potřeba 9, se spálenými 10: smíchat, sejmout, spálit, každému jedna.
    - Stud, dva boardy ukazují pár kluků, jeden z nich s `Js`: ta ruka je na řadě první, piky jsou nejvyšší.
    - Jiné knihy se liší: jedna smíchá čtyři zbylé karty se třemi spálenými a sedmi hráčům rozdá po jedné, bez pálení.

rule-ante-formats = Big blind ante
rule-ante-formats-says =
    Pokud ante za stůl platí jeden hráč, platí ho big blind a nejdřív se počítá blind. Co po blindu zbývá, jde na ante.

    Ante se v průběhu turnaje nesnižuje, ani u finálového stolu.

    Obojí jsou doporučení; co platí, oznámí herna.
rule-ante-formats-changed =
    - 2011 o placení ante nic neříká.
    - 2019: nejdřív ante, a nikdy se nesnižuje. Jak to má 2022, zde není známo.
    - 2024: nejdřív big blind, a ante se nikdy nesnižuje.
rule-ante-formats-examples =
    Blindy 500/1 000, ante 1 000:

    | Stack big blindu | Nejdřív blind: blind, ante | Nejdřív ante, má-li to herna |
    | 1 400 | 1 000 a 400 | ante 1 000, blind 400 |
    | 1 000 | 1 000 a 0 | ante 1 000, blind 0 |
    | 800 | 800 a 0 | ante 800, blind 0 |

    - Ostatní dorovnávají v každém řádku aspoň 1 000: cena dorovnání je celý big blind.
    - Zbývají čtyři hráči: ante je stále 1 000.

rule-announcing-bets = Dealeři hlásí sázky
rule-announcing-bets-says =
    Dealer během akce říká výši každé sázky a každého navýšení, které není all-in. All-in se počítá, jen když se zeptá hráč, který mu čelí a je na řadě.

    I tak platí přijetí akce: chybné ohlášení nic nemění na tom, co dluží ten, kdo dorovnává.
rule-announcing-bets-changed =
    - 2011 pravidlo nemá; znovu zdůrazněno ve vydání 2024.
rule-announcing-bets-examples =
    - A posune 1 200: „tisíc dvě stě“. B navýší: „na tři tisíce šest set“.
    - A je all-in: „all-in“. B se v pořadí zeptá: „dvacet tři tisíc čtyři sta“.

rule-stacking-split-pots = Skládání banku ve hrách s dělením
rule-stacking-split-pots-says =
    Ve hrách, kde se bank dělí, dealer občas, když je to možné, bank skládá do komínků, aby se dal rychle rozdělit.

    Komínky nesmějí nikomu bránit ve výhledu ani zdržovat hru.
rule-stacking-split-pots-examples =
    - Omaha Hi-Lo, na turnu tři hráči, bank 8 600: komínky po 2 000 vedle boardu, takže se 4 300 na každou stranu spočítá ve chvíli.

rule-randomness = Náhoda tam, kde pravidlo není
rule-randomness-says =
    Když chybu neřeší pravidla ani postupy, může ředitel turnaje navrhnout nápravu, při které rozhoduje náhoda: zamíchat rubem nahoru to, o čem jsou pochybnosti, a táhnout.

    Je to pro chyby s kartami, ne pro otázky chování ani toho, co se vsadilo. Předem řekněte, co který výsledek znamená.
rule-randomness-examples =
    - Nahrazená karta mohla být kterákoli ze dvou: promíchejte obě rubem nahoru a jednu vytáhněte.
    - Čtyři karty na flopu: na to pravidlo je; jedna náhodná ze čtyř se stává příští spálenou.

rule-staff-handover = Předání stolu mezi personálem
rule-staff-handover-says =
    - Odcházející dealer informuje příchozího o blindech, varováních a trestech u stolu a o tom, kdo ruší.
    - Dealeři hlásí floormanovi porušení povinností hráčů a pravidel chování, hotové i hrozící; především urážlivé a diskriminační chování.
rule-staff-handover-examples =
    - „Blindy 500/1 000, místo 4 vynechává třetí z devíti rozdání, místo 7 má varování za ukázání karet.“

rule-absent-when-table-breaks = Nepřítomnost při rozpuštění stolu
rule-absent-when-table-breaks-says =
    Když hráč při rozpuštění svého stolu chybí, přenese jeho žetony na nové místo někdo z personálu.

    Spočítejte je před svědkem, dejte je do saní a lístek s místem nechte u floormana. Karty se tam hráči rozdávají jako každému nepřítomnému.
rule-absent-when-table-breaks-examples =
    - Stůl 12 se během úrovně rozpouští, místo 6 chybí a má 38 500. Nové místo se losuje jako ostatním; floorman odnese 38 500 v saních: stůl 3, místo 8. Je-li tam hráč big blind, vkládá se za něj.

rule-draw-betting = Sázení ve hrách draw
rule-draw-betting-says =
    Ve všech hrách s jednou výměnou lze do banku vstoupit pouhým dorovnáním.

    Hráč tedy smí jen dorovnat big blind a nemusí navýšit.
rule-draw-betting-changed =
    - Ve vydání 2011 není. Některé herny při jedné výměně pouhé dorovnání zakazovaly; doporučení to ukončuje.
rule-draw-betting-examples =
    - No-limit 2-7 single draw, 200/400: první hráč dorovná 400. V pořádku.

rule-mixed-game-order = Pořadí smíšených her
rule-mixed-game-order-says =
    Ve smíšených turnajích nemusí stud a stud hi-lo jít po sobě.

    S jinou hrou mezi nimi méně hráčů a dealerů přehlédne, že se hra změnila. Pořadí herna vyvěsí.
rule-mixed-game-order-examples =
    - Obvykle: hold'em, Omaha Hi-Lo, razz, stud, stud hi-lo. S méně chybami: hold'em, stud, Omaha Hi-Lo, stud hi-lo, razz.

rule-stalling = Omezení zdržování
rule-stalling-says =
    Herna oznámí, že bude proti zdržování zasahovat. Může zvolit:

    - náhodu: pořadí rozpouštění stolů nebo minutu začátku přestávky nikdo předem nezná;
    - pevný počet rozdání každé úrovně u každého stolu;
    - kolo po kole před placenými místy: každý stůl odehraje tolik rozdání, kolik má hráčů, a čeká;
    - soft hand for hand: stůl, který je o několik rozdání napřed, obvykle o dvě, počká, až ho nejpomalejší dožene;
    - shot clock s žetony času.

    Kromě toho jsou tu čas na rozhodnutí, který floorman smí od 2017 vyhlásit sám, a tresty.
rule-stalling-changed =
    - Ve vydání 2011 bez pravidla, kromě času na rozhodnutí a trestu za zdržování.
rule-stalling-examples =
    - Těsně před placenými místy odehraje jeden stůl čtyři rozdání za deset minut a sousední osm. Kolo po kole: každý stůl odehraje jedno kolo své délky a čeká.
    - Shot clock: 30 sekund na každé rozhodnutí a každý hráč má tolik žetonů času, kolik herna vydá.

rule-cards-ready = Karty připravené před začátkem
rule-cards-ready-says =
    V poslední minutě před začátkem nebo před koncem přestávky floorman oznámí, aby dealeři připravili balíčky. U stolu s dvěma a více hráči dealer balíček promíchá na stole a srovná, aby byl připraven k míchání, až úroveň začne.

    Samo rozdání před úrovní nezačíná.
rule-cards-ready-examples =
    - Přestávka končí ve 20:00:00. V 19:59 oznámení; balíčky se promíchají a srovnají; první riffle ve 20:00:00.

rule-spreading-the-pot = Rozprostření banku
rule-spreading-the-pot-says =
    Bank se počítá jen v pot-limitu.

    V jiných hrách smí hráč na řadě požádat, aby se rozprostřel, aby žetony viděl a spočítal si je sám.
rule-spreading-the-pot-changed =
    - Pravidlo 2024 o velikosti banku odkazuje na tento postup číslem sousedního, RP-22.
rule-spreading-the-pot-examples =
    - No-limit, na řadě je B: „kolik tam je?“ Dealer bank rozprostře a nic neříká.
    - Pot-limit Omaha, na řadě je B: „kolik je pot?“ Dealer spočítá a odpoví.

rule-betting-tokens = Sázka bounty žetonem nebo žetonem času
rule-betting-tokens-says =
    Bounty žetony, žetony času a podobné nemají ve hře hodnotu. Měly by se velikostí lišit od žetonů, kterými se sází.

    Když hráč takový žeton vhodí, rozhoduje pravidlo herny, nebo floorman. Floorman může zvolit:

    - call;
    - all-in;
    - žádnou sázku, pokud to nikdo za sázku nepovažoval a herna pravidlo nemá.
rule-betting-tokens-examples =
    - A je all-in, B hodí do středu bounty žeton: obvyklé rozhodnutí je call.
    - Nikdo nevsadil, B posune bounty žeton vpřed a směje se: all-in, pokud to herna oznámila nebo to tak stůl pochopil.
