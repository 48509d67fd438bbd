# Pages about rules: where people sit, button and blinds, dealing, showdown, pots, clock and chips.
# The title, what the rule decides, what changed between editions, and worked examples.
# How pages are marked up stands in tests/floor/rule_pages.rs.

rule-floor-decisions = Rozhodnutí floormana
rule-floor-decisions-says =
    O každém sporu rozhoduje floorman a jeho rozhodnutí je konečné.
    Na prvním místě stojí spravedlnost a dobro hry. V neobvyklém případě mají přednost před doslovným zněním technického pravidla.

    1. Zastavte akci a nechte karty i žetony tam, kde jsou.
    2. Vyslechněte nejdřív dealera, potom zúčastněné hráče, jednoho po druhém.
    3. Najděte pravidlo. Zvažte, zda jde o běžný případ, pro který vzniklo.
    4. Rozhodněte, řekněte to nahlas jednou větou a nechte hru pokračovat.
    5. Zapište, co bylo rozhodnuto; pokud se pravidlo nepoužilo, také jeho číslo a důvod.

    ## Co určuje herna
    - Zda odvolání vyslechne někdo nad floormanem. Pravidlo s tím nepočítá.
    - Zveřejněné pravidlo herny, které říká něco jiného, má přednost před touto knihou.
rule-floor-decisions-changed =
    Znění se během let rozšířilo; jeho obsah je od roku 2011 stejný.
rule-floor-decisions-examples =
    Místo 2 je all-in. Dealer počítá a říká 4 500, místo 6 na to dorovná a druhé přepočítání ukáže 14 500.
    Podle knihy dluží místo 6 všechno, protože sázku přijalo. Dealer ale udělal hrubou chybu, floorman proto může částku pro místo 6 omezit na 4 500. Zapíše, že se pravidlo o přijetí akce nepoužilo, a proč.

rule-player-responsibilities = Povinnosti hráče
rule-player-responsibilities-says =
    Některé povinnosti má hráč sám. Kdo svou povinnost zanedbal, má slabší pozici, když floorman zvažuje, čí je to chyba.

    - Před významnou akcí zkontrolovat místo, registraci a počet karet.
    - Chránit svou ruku, mít karty a velké žetony na očích a sledovat akci.
    - Dát svůj záměr jasně najevo, jednat v pořadí a včas a ozvat se dřív, než je přeskočen.
    - V showdownu vyložit všechny karty a zůstat, dokud není bank vyplacen.
    - Hned upozornit na chyby, vlastní i cizí.
    - Přejít k jinému stolu bez zdržování a být na místě, když se rozdává.
    - Každý hraje sám za sebe: rady se nedávají ani nepřijímají.
    - Ohlásit nevhodné chování a znát pravidla herny.

    Pravidlo samo žádný trest nestanoví. Floormanovi slouží jako měřítko při ostatních pravidlech.
rule-player-responsibilities-changed =
    - 2011: není to samostatné pravidlo; tytéž povinnosti jsou rozptýlené v jiných pravidlech.
    - 2013: shrnuto do samostatného pravidla.
    - 2019: přibylo vyložení všech karet.
    - 2022: přibylo počítání vlastních karet, včasná hra a ohlášení nevhodného chování.
rule-player-responsibilities-examples =
    Dealer považuje nechráněnou ruku místa 4 za složenou a odhodí ji. Místo 4 mělo dorovnáno 600. Karty nelze určit a chránit je měl hráč sám: 600 zůstává v banku.

    Místo 7 je přeskočeno a mlčí, zatímco za ním jednají místa 8 a 9. Místo 7 mělo čas se ozvat, takže akce míst 8 a 9 mohou být závazné a o tom, co s rukou místa 7, rozhoduje floorman.

rule-terminology = Oficiální slova a gesta
rule-terminology-says =
    Jistotu dávají tato slova: „bet“, „raise“, „call“, „fold“, „check“, „all-in“, „complete“ a v pot-limitu „pot“.
    Zaťukání na stůl je check.
    Platí i jiná slova a znamení, když je jejich význam jasný, ale na vlastní riziko hráče: pokud je lze chápat dvojím způsobem, jde to k jeho tíži.

    1. Zaznělo oficiální slovo nebo prostá částka? Pak platí.
    2. Pokud ne, mohl to stůl chápat jen jedním způsobem? Pak platí ten.
    3. Pokud to mělo více významů, použijte stránku o nejasných sázkách.

    Herna může zveřejnit slova svého jazyka jako stejně oficiální.
rule-terminology-changed =
    - 2011: jen slova.
    - 2015: přibyla gesta a zaťukání na stůl je výslovně check.
rule-terminology-examples =
    Na flopu není sázka; místo 3 klepne dvakrát jedním prstem. To je check.

    Proti sázce 400 hráč řekne „platím“ a nic neposune. Většina stolů v tom slyší call. Když to floorman považuje za jasné, hráč dluží 400.

    V no-limitu 100/200 hráč řekne „pot“. Slovo je oficiální jen v pot-limitu, ale zavazuje hráče k platné sázce.

rule-player-identity = Hráč musí být rozpoznatelný
rule-player-identity-says =
    Všichni u stolu musí vidět, kdo hraje.
    Personál může hráči nařídit, aby si sundal sluneční brýle, kapuci, masku nebo cokoli, co zakrývá tvář, a hráč musí poslechnout.
    Odmítnutí lze trestat jako každé jiné porušení pravidel chování.

    ## Co určuje herna
    - Zda brýle nebo pokrývka hlavy nevadí, dokud si nikdo nestěžuje.
    - Výjimky ze zdravotních nebo náboženských důvodů, nejlépe domluvené před turnajem.
rule-player-identity-changed =
    - 2011 až 2017: bez pravidla.
    - 2019: oděv nesmí trvale skrývat totožnost hráče; ředitel turnaje to posuzuje podle zvyklostí herny.
    - 2024: hráči musí být stále rozpoznatelní a personál smí nařídit sejmutí toho, co zakrývá tvář.

rule-electronic-devices = Telefony a jiná zařízení
rule-electronic-devices-says =
    - U stolu nikdo netelefonuje ani nepřijímá hovory.
    - Na stole neleží telefon ani jiné zařízení.
    - Hráč se živou rukou na zařízení nesahá.
    - Žádné sázkové aplikace, žádné tabulky, žádné strategické nástroje a žádné rady na dálku.

    Tresty se řídí pravidlem o trestech, od varování výš; strategická pomoc během rozdání je nejzávažnější případ.
    Kdo chce přijmout hovor, vstane a odejde od stolu. Má-li živou ruku, musí ji nejdřív v pořadí složit.

    ## Co určuje herna
    - Sluchátka, hodinky, čtečky mezi rozdáními, kamery a přenosy.
    - Co už je dost daleko od stolu.
rule-electronic-devices-changed =
    - 2011: u stolu se netelefonuje; ostatní je na herně.
    - 2017 až 2022: se živou rukou žádné aplikace ani tabulky; jiná zařízení jsou věcí herny.
    - 2024: žádné zařízení na stole, žádné v ruce hráče se živými kartami a žádné nástroje, které radí, jak hrát.
rule-electronic-devices-examples =
    | Co vidí dealer | 2011 | 2024 |
    | Telefon leží displejem dolů vedle žetonů | pravidlo herny | nedovoleno |
    | Hráč čte po složení karet zprávu, telefon v ruce | pravidlo herny | dovoleno, pokud telefon neleží na stole |
    | Hráč čte zprávu, před sebou živé karty | pravidlo herny | nedovoleno, trest |
    | Hráč telefonuje na židli | nedovoleno | nedovoleno |
    | Hráč se dívá do tabulky startovních rukou, před sebou živé karty | pravidlo herny | nedovoleno, trest |

rule-official-language = Jazyky u stolu
rule-official-language-says =
    Herna oznámí, kterými jazyky se u stolu smí mluvit, a seznam vyvěsí.
    Seznam platí během rozdání pro každého u stolu i pro každého, kdo na hráče mluví z řad diváků.
    Po prvním porušení následuje upozornění, po opakovaném trest.
rule-official-language-changed =
    - 2011: ve Spojených státech jen angličtina; jinde angličtina a místní jazyk.
    - Pozdější vydání: herna vyvěsí jazyky, které uznává.
rule-official-language-examples =
    Turnaj v Krakově podle vydání 2011: smí se mluvit polsky a anglicky. Dva hráči mluví během rozdání španělsky a jsou upozorněni, ať přestanou.
    Tentýž turnaj podle 2024: jazyky, které herna vyvěsila. Pokud není vyvěšeno nic, oznámí floorman, co platí od této chvíle, a za to, co bylo předtím, netrestá.

rule-random-seating = Losovaná místa a hráč na špatném místě
rule-random-seating-says =
    Místa v turnajích a satelitech se losují náhodně.

    ## Někdo začal na špatném místě
    1. Podívejte se na lístek s místem. Začal hráč se správným počtem vlastních žetonů?
    2. Pokud ano, přejde na správné místo se žetony, které právě má. Co vyhrál a prohrál, zůstává.
    3. Pokud hrál s cizím stackem, pravidlo mlčí: rozhoduje floorman. Spočítejte oba stacky, zjistěte, kolik rozdání se odehrálo, a napravte to před dalším rozdáním.

    Rozdání, které právě běží, hráč dohraje a přesune se po něm.
    Na správném místě se s ním zachází jako s každým příchozím: blindy i button toho místa jsou hned jeho.
rule-random-seating-examples =
    Hráč vylosoval stůl 7, místo 4, a sedl si u téhož stolu na místo 6 s vlastními 20 000. Po hodině má 17 400. Přechází na místo 4 se 17 400.

    Anna začala s 20 000, které ležely před Benovým místem, a Ben přichází o 20 minut později. Anně zbývá 14 500. Rozhoduje floorman. Jedno řešení: Ben dostane netknutých 20 000 z Annina správného místa a Anna tam přejde se svými 14 500.

rule-late-registration = Náhradníci, pozdní vstupy a re-entry
rule-late-registration-says =
    Kdo vstupuje pozdě, jako náhradník nebo znovu, dostává celý startovní stack.
    Místo se losuje náhodně ze stejných míst jako u všech ostatních.
    Karty dostává hned a může být small blind, big blind nebo button. Jen mezi buttonem a small blindem čeká, až kolem něj přejde button.
    Žetony, které hráč při re-entry odevzdá, jdou ze hry; celkový počet vzroste o startovní stack minus odevzdané žetony.

    ## Co určuje herna
    - Kdy registrace končí, kolikrát lze vstoupit znovu a zda je vůbec možné stack odevzdat.
    - Ke kterým stolům se ještě usazuje těsně před koncem registrace.
rule-late-registration-changed =
    - 2011: bez pravidla.
    - 2013: pozdní vstupy a náhradníci dostávají celý stack.
    - Později: při re-entry se losuje ze stejných míst a odevzdané žetony jdou ze hry.
    - 2022: nový hráč smí dostat kterékoli místo včetně blindů a buttonu; předtím ho tam mnohé herny nepouštěly.
rule-late-registration-examples =
    Startovní stack 20 000. Hráč s 3 200 žetony je odevzdá a vstoupí znovu. Dostane 20 000, těch 3 200 jde ze hry a v turnaji je o 16 800 žetonů více než předtím.

    Poslední rozdání 1/2/3 (button, small blind, big blind). Pozdní vstup vylosuje místo 4: hráč je v příštím rozdání big blind, dostává karty a hned vkládá.

rule-special-needs = Zvláštní potřeby
rule-special-needs-says =
    Hráč, který kvůli postižení nebo z jiného vážného důvodu potřebuje pomoc nebo zvláštní úpravu, ji dostane, kdykoli je to možné.
    Uspořádání nemá měnit hru ostatním víc, než je nutné.
    Řekněte to stolu jednou a zapište to, aby to dodržela i další směna a další stůl.

    Obvyklá uspořádání: pevné místo namísto losovaného, více prostoru, asistent, který otáčí karty a posouvá žetony, dealer, který nahlas hlásí board a sázky.
    Asistent dělá, co hráč řekne, a neradí: i tak hraje každý sám za sebe.
rule-special-needs-changed =
    Vydání 2011 se netýká jen tělesných potřeb. Úplně nové to nebylo, jen širší; obsah pravidla je ve všech vydáních stejný.
rule-special-needs-examples =
    Hráč na vozíku vylosuje místo 5 uprostřed. Dostane krajní místo téhož stolu a hráč, který je vylosoval, si sedne na místo 5. Nikdo další se nepřesouvá.

rule-broken-tables = Noví hráči a hráči z rozpuštěných stolů
rule-broken-tables-says =
    Hráč z rozpuštěného stolu i nový hráč smí dostat kterékoli volné místo: může být hned small blind, big blind nebo button a přebírá práva i povinnosti toho místa.
    Karty dostává od příštího rozdání s jedinou výjimkou: mezi buttonem a small blindem čeká, až kolem něj přejde button.

    ## Rozpuštění stolu
    1. Pořadí rozpouštění stolů je pevně dané předem.
    2. Zamíchejte lístky volných míst a položte je na hromádku rubem nahoru.
    3. Každému hráči stolu rozdejte jednu kartu lícem nahoru a lístky vydávejte podle nejvyšší karty; při shodě rozhoduje barva (piky, srdce, káry, kříže).
    4. Náhoda tak rozhoduje dvakrát: v jakém pořadí hráči berou a co dostanou.
    5. Žetony se přenášejí v saních a všem na očích. Kdo se loudá, aby vynechal blind, je potrestán.

    „Mezi“ znamená místa za buttonem a před small blindem. Na místech buttonu a small blindu se hraje.
rule-broken-tables-changed =
    - 2011: jen pro hráče z rozpuštěných stolů; způsob losování je na herně.
    - Nejpozději 2017: místa se losují ve dvou náhodných krocích.
    - 2022: kterékoli místo smí dostat i noví hráči.
rule-broken-tables-examples =
    Poslední rozdání: button 8, small blind 1, big blind 4. Obsazená jsou místa 1, 4, 5, 6, 7 a 8. Příští rozdání: button 1, small blind 4, big blind 5.

    | Vylosované volné místo | Příští rozdání |
    | 2 nebo 3 | leží mezi buttonem 1 a small blindem 4: bez karet, karty dostává až o rozdání později |
    | 9 | před buttonem: dostává karty, bez blindu |

    Poslední rozdání 1/2/3 a big blind na místě 3 vypadl. Hráč z rozpuštěného stolu dostane místo 3: v příštím rozdání tam má small blind, dostává karty a vkládá.

rule-balancing = Vyvážení stolů a zastavení hry
rule-balancing-says =
    ## Kdo se přesouvá a kam
    1. Stůl, který hráče odevzdává, určuje předem daný postup.
    2. Hry s flopem a smíšené hry: přesouvá se hráč, který by tam byl příště big blind.
    3. Hráč dostane nejhorší volné místo stolu, kterému hráči chybí: to, na které přijde big blind nejdříve. Bere i samotný big blind, i kdyby ho platil dvakrát po sobě.
    4. Nikdy small blind.
    5. Jen ve studu: podle polohy; obsazuje se místo, které se u stolu uvolnilo jako poslední.

    ## Smíšené hry
    Při přechodu z hold'emu na stud se button jednou posune tam, kde by byl v příštím rozdání hold'emu, a po celou dobu studu tam zůstává. Během studu se přesouvá hráč, který by v hold'emu byl big blind. Po návratu k hold'emu začíná button tam, kde zůstal stát.

    ## Zastavení hry u neúplného stolu
    Od 2022: stůl, kterému po vyřazeních chybí proti nejplnějšímu stolu tři nebo více hráčů, přestane hrát, jakmile se to týká jeho blindů: big blind by přišel na vyprázdněné místo. Ředitel turnaje ho smí nechat hrát dál a není to misdeal. V turnajích 6-max, v turbu a jiných formátech určuje ředitel, kdy se zastavuje. V pozdní fázi turnaje se stoly vyvažují ještě přísněji.
    2019: v turnajích s plnými stoly se hra zastaví hned; ředitel smí nechat hrát dál a v jiných formátech volí sám.
    2011: stůl, kterému chybí tři nebo více hráčů, přestane hrát hned.
rule-balancing-changed =
    - 2011: k zastavení stačí tři chybějící hráči.
    - 2013: v turnajích s plnými stoly je měřítkem nejplnější stůl, jiné formáty volí ředitel turnaje a pokračování ve hře není misdeal.
    - 2022: stůl se zastaví, jen když mu hráči chybí po vyřazeních a týká se to jeho blindů; těsnější vyvážení v průběhu turnaje se doporučuje, nejen dovoluje.
rule-balancing-examples =
    | Stoly | 2011 | 2024 |
    | 9, 9, 6 | stůl se 6 hráči stojí | zastaví se, až by big blind přišel na vyprázdněné místo, ledaže ho ředitel nechá hrát |
    | 9, 8, 7 | hrají všechny | hrají všechny |
    | 5 hráčů, nejplnější 8 | stojí | zastaví se, až by big blind přišel na vyprázdněné místo |

    Neúplný stůl, poslední rozdání 1/2/3, volná místa 4 a 7. Přesunutý hráč dostane místo 4 a je tam hned big blind; na místo 7 by přišel až ve třetím rozdání.

    Devět míst, obsazená 1, 2, 4, 5, 7, 8; poslední rozdání: button 8, small blind 1, big blind 2; volná 3, 6, 9. Místo 3: big blind v příštím rozdání.
    Tentýž stůl, ale big blind na místě 2 vypadl, volné je tedy i místo 2. Místo 3 přebírá samotný big blind. Místo 2 by bylo small blind a nevybírá se nikdy.

rule-final-table = Velikost finálového stolu
rule-final-table-says =
    Velikost finálového stolu závisí na tom, kolik hráčů sedí u stolů turnaje.

    | Turnaj | 2011 | 2024 |
    | Hry s flopem, stoly pro devět | 10 | 9 |
    | Hry s flopem, stoly pro osm | 10 | 9 |
    | Stoly pro sedm | neuvedeno | 7 |
    | Stoly pro šest | 7 | 7 |
    | Stud | 9 | podle stolu: při osmi 9 |

    Když zbývá tolik hráčů, hra se zastaví a sejdou se u jednoho stolu.
    Do té doby se poslední stoly vyvažují a hrají dál.

    ## Co určuje herna
    - Ve vydání 2024 jsou tyto velikosti doporučený postup, takže se strukturou lze oznámit i jinou.
    - Jak se losují místa a button; obvykle obojí znovu.
rule-final-table-changed =
    - 2011 až 2017: číslované pravidlo. Vydání 2011 má 10 ve hrách s flopem, 7 v 6-max, 9 ve studu.
    - 2019: doporučený postup; turnaje se stoly pro devět a osm se sejdou při 9, se stoly pro sedm a šest při 7.
rule-final-table-examples =
    Hold'em se stoly pro devět, 11 hráčů u dvou stolů, jeden vypadne. 2011: zbývá 10, sejdou se. 2024: hrají dál pět a pět a sejdou se po dalším vyřazení.

    Hold'em 6-max, čtyři a čtyři. Po dalším vyřazení zbývá 7 a v obou vydáních se sejdou.

rule-cards-speak = Mluví karty
rule-cards-speak-says =
    V showdownu rozhodují karty, ne to, co o nich hráči řeknou.
    Vyložená ruka vyhrává podle své skutečné hodnoty, i když ji hráč ohlásil jako slabší. Ruka ohlášená jako silnější tím nic nezíská.
    Každý u stolu smí a má upozornit na chybu ve vyložených kartách.
    Hráč, který úmyslně ohlásí lepší ruku, než má, může být potrestán.
    Hráč, který zahodí karty kvůli tomu, co slyšel, to dělá na vlastní riziko.
rule-cards-speak-changed =
    Ve všech vydáních stejné; pozdější říkají jasněji, že se má ozvat kterýkoli hráč.
rule-cards-speak-examples =
    Board `Kh Qh 9c 4h 2s`. Místo 2 vyloží `Ah Kd` a řekne „flush“. Čtyři srdce flush nejsou: hraje pár králů a místo 6 vyhrává s `9s 9d`, trojicí devítek.

    Board `Kh Qh 9c 4h 2h`. Místo 2 vyloží `Ah Kd` a řekne „jen pár“. Čtyři srdce a eso jsou flush. Upozornit smí kdokoli a flush hraje.

    Místo 5 řekne „flush“ a ukáže jedno srdce; místo 8 zahodí trojici. Místo 5 flush nemá. Zahozená trojice je ztracená, pokud ji mezi odhozenými kartami nelze určit; místo 5 může být potrestáno za úmyslně nepravdivé ohlášení.

rule-tabling-cards = Vyložení karet a omylem zabitá výherní ruka
rule-tabling-cards-says =
    Vyložená ruka znamená: všechny karty do ruky leží na stole lícem nahoru tam, kde je dealer i hráči mohou přečíst. V hold'emu dvě, v Omaze čtyři, ve studu sedm.

    - Řádně vyloženou a zjevně výherní ruku nemůže dealer zabít. Dostane bank, i když už byly karty smeteny mezi odhozené.
    - Hráč, který karty zahodí dřív, než jsou vyloženy všechny ruce, to dělá na vlastní riziko.
    - Karty, které nebyly vyložené a které nelze s jistotou vrátit ani nebyly jasně přečtené: žádný nárok na bank.

    1. Zeptejte se, zda všechny karty ležely lícem nahoru a kdo je viděl.
    2. Pokud ano a byla to nejlepší ruka: vyplaťte ji, celou nebo její podíl.
    3. Pokud ne, jděte na stránky o živých kartách a o zahození.
rule-tabling-cards-changed =
    - 2011: vyloženou výherní ruku nelze zabít a hráči mají pomáhat se čtením. Úplně nové to nebylo, jen řečeno jasněji.
    - Pozdější vydání říkají, co je vyložená ruka a co se stane s rukama, které nikdy vyložené nebyly.
rule-tabling-cards-examples =
    Board `Js Ts 4d 4c 2h`. Místo 3 vyloží `Jd Tc`, místo 7 vyloží `Ac Jc`. Dealer čte dvakrát kluky a čtyřky, odhodí ruku místa 3 a posune 5 400 místu 7.
    Kluci a desítky porážejí kluky a čtyřky. Karty byly vyložené, místo 3 tedy dostává 5 400, i když už leží mezi odhozenými.

    Místo 3 ukáže jen `Jd` a druhá karta mu sklouzne mezi odhozené. Vyložená nebyla. Když druhou kartu nelze určit, místo 3 nemá nárok.

rule-live-cards-at-showdown = Karty zahozené v showdownu rubem nahoru
rule-live-cards-at-showdown-says =
    Ruka, kterou hráč odsune rubem nahoru, není automaticky mrtvá.
    Dokud lze karty s jistotou vrátit a všichni vědí, které to jsou, smí je hráč ještě vyložit.
    Mrtvá je, když ji dealer posune mezi odhozené karty.

    1. Zastavte dealera. Karet se nikdo nedotýká.
    2. Zeptejte se, kde karty ležely a zda se dotkly jiných.
    3. Jisté v každém ohledu: hráč je smí otočit a hrají. Jakákoli pochybnost: mrtvé.

    Platí to jen v showdownu. Složení karet jako odpověď na sázku je a zůstává složením.
rule-live-cards-at-showdown-changed =
    - 2011: žádné vlastní pravidlo; rozhoduje floorman.
    - Nejpozději 2015: ruka je živá, dokud ji lze určit a vrátit.
rule-live-cards-at-showdown-examples =
    Na riveru všichni checkovali. Místo 4 vyloží dva páry; místo 6 odhodí obě karty rubem nahoru 10 cm před sebe a pak v nich uvidí postupku. Karty leží samy: místo 6 je smí vyložit a vyhrává.

    Totéž, ale dealer je položil na odhozené karty dřív, než místo 6 promluví. Mrtvá ruka.

rule-discard-irregularities = Jen jedna ukázaná karta nebo předčasné zahození
rule-discard-irregularities-says =
    ## Jedna ukázaná karta
    Hráč vyloží jednu kartu, která už sama vyhrává. Dealer vyzve k vyložení všech karet. Když hráč odmítne, zavolejte floormana; bank může vyhrát jen celá ruka.

    ## Předčasné zahození
    Hráč vsadí nebo navýší, myslí si, že všichni složili, a karty zahodí. Někdo však dorovnal nebo ještě karty drží.
    1. Dealer nechá karty tam, kde jsou, a hned volá floormana. Složení mimo pořadí zde není automaticky závazné.
    2. Když lze ruku určit a vrátit, smí ji floorman hráči vrátit.
    3. Když ne, hráč je z rozdání venku. Co ostatní dorovnali, propadá. Nedorovnaná část jeho poslední sázky nebo navýšení se mu vrací.
rule-discard-irregularities-changed =
    - Do 2015: žádné vlastní pravidlo; rozhoduje floorman.
    - Od 2017: toto pravidlo, s vrácením nedorovnané části.
rule-discard-irregularities-examples =
    River, bank 4 000. Místo 2 vsadí 3 000, místo 5 dorovná all-in s 1 800, místo 8 složí. Místo 2 vidí jen složení a hodí karty mezi odhozené.
    Nelze je najít. Místo 5 vyhrává 4 000 a dvakrát 1 800, tedy 7 600. Nedorovnaných 1 200 se vrací místu 2.

    Místo 2 vsadí 3 000 a karty zahodí, zatímco místo 5 ještě přemýšlí. Nikdo nedorovnal: 3 000 se vrací místu 2 a místo 5 vyhrává 4 000.

rule-face-up-for-all-ins = Ruce se při all-inu otáčejí
rule-face-up-for-all-ins-says =
    Jakmile je někdo all-in a v rozdání už není možné sázet, otočí se hned všechny živé ruce, ještě před zbývajícími kartami boardu.
    Platí to i pro ruce, které hrají jen o hlavní bank.
    Kdo je all-in nebo dorovnal celé sázení, nesmí místo toho karty zahodit.
    Dokud proti sobě mohou ještě dva hráči sázet, zůstávají všechny karty zakryté, i karty hráče, který je all-in.

    Dealer nerozdá další kartu, dokud nejsou odkryté všechny ruce. O vedlejším banku se rozhoduje před hlavním.
rule-face-up-for-all-ins-changed =
    - 2011: všechny ruce lícem nahoru, jakmile sázení skončí; dohlížet na to mají všichni.
    - Pozdější vydání: ruce pro hlavní i vedlejší bank stejně a zahodit karty je zakázáno.
rule-face-up-for-all-ins-examples =
    Před flopem je místo 1 all-in za 900, místa 4 a 7 dorovnají a mají ještě žetony. Karty zůstávají zakryté: 4 a 7 mohou sázet.
    Na turnu jde místo 4 all-in a místo 7 dorovná. Teď se otočí všechny tři ruce, pak se rozdá river, rozhodne se o vedlejším banku míst 4 a 7 a nakonec o hlavním.

    Místo 2 jde all-in, místo 6 dorovná a vidí, že je poraženo. Místo 6 karty zahodit nesmí; obě ruce se otočí.

rule-showdown-order = Kdo ukazuje první a poslední zbylá ruka
rule-showdown-order-says =
    Nikdo není all-in a poslední sázkové kolo skončilo.

    1. V posledním kole byla sázka nebo navýšení: první ukazuje, kdo tam naposledy vsadil nebo navýšil, pak se pokračuje doleva.
    2. V posledním kole všichni checkovali: první ukazuje, kdo v něm byl první na řadě. Hry s flopem: první živé místo nalevo od buttonu. Stud: nejvyšší board. Razz: nejnižší board.
    3. Ostatní smějí ukázat dříve, šetří to čas. Vítěz, který ukáže předem, nikomu neškodí.
    4. V pořadí hráč vyloží, nebo zahodí. Když všichni kromě jednoho zahodili, poslední živá ruka vyhrává a nemusí se ukázat.

    Ředitel turnaje může na pořadí trvat; u klidného stolu ho nevyžaduje nikdo.
    Při all-inu bez dalšího sázení se všechny ruce otáčejí najednou: viz tu stránku.

    ## Co určuje herna
    - V některých hernách ukazuje první, kdo naposledy vsadil nebo navýšil v celém rozdání. Musí to být vyvěšeno; pravidlo hledí jen na poslední kolo.
rule-showdown-order-changed =
    - 2011: dvě pravidla, 12 pro pořadí, které hráči musí dodržet, a 14 pro bank bez boje.
    - Pozdější vydání: stejné pořadí, které ředitel může vyžadovat; obojí v jednom pravidle.
rule-showdown-order-examples =
    Button 5, živá místa 2, 6 a 9.

    | Poslední sázkové kolo | První ukazuje |
    | 6 vsadí, 9 a 2 dorovnají | místo 6 |
    | 6 vsadí, 9 navýší, 2 složí, 6 dorovná | místo 9 |
    | všichni checkují | místo 6, pak 9, pak 2 |

    Před flopem navyšovalo místo 2; flop a turn sázelo místo 9; na riveru všichni checkovali. Přesto místo 6: počítá se jen poslední kolo.

    Na sedmé kartě všichni checkovali. Boardy `Kd 9c 9h 4s` a `Ah Qs 7c 2d`. Ve studu je pár devítek nejvyšší board a ukazuje první. V razzu je nejnižší ten druhý a ukazuje první on.

rule-asking-to-see-a-hand = Žádost o odkrytí karet
rule-asking-to-see-a-hand-says =
    1. Nemá už žadatel karty, nebo je zahodil bez ukázání? Nemá právo vidět nic.
    2. Byla na riveru sázka, žadatel ji dorovnal a ruku vyložil nebo ještě drží? Pak má nezpochybnitelné právo na požádání vidět ruku toho, kdo naposledy vsadil nebo navýšil.
    3. Všechno ostatní je na uvážení ředitele turnaje. Vyhoví, aby hru chránil, při podezření na tajnou dohodu, ne ze zvědavosti.

    Hráč, který žádá příliš často, práva zneužívá.

    ## Co určuje herna
    - Vyvěšené právo pro každého, kdo dostal karty, jak ho některé herny mají.
rule-asking-to-see-a-hand-changed =
    - 2011: vždy výsada na uvážení ředitele turnaje, ledaže herna právo dává; hráč, který karty zahodil bez ukázání, o ni přišel.
    - 2013: hráč, který na riveru dorovnal, získal nezpochybnitelné právo vidět ruku, která sázela poslední.
rule-asking-to-see-a-hand-examples =
    River: A vsadí 1 000, B dorovná, C navýší na 5 000; D, A a B dorovnají. D zahodí. Pak začne zahazovat C, který sázel poslední.

    | Kdo chce vidět C | 2011 | 2024 |
    | A, ještě s kartami | rozhoduje ředitel | musí se ukázat |
    | B, vyložená ruka | rozhoduje ředitel | musí se ukázat |
    | D, po zahození | bez práva | bez práva |

    A chce místo toho vidět B, který jen dorovnal. Na uvážení ředitele v obou vydáních.

rule-playing-the-board = Hra s vyloženými kartami
rule-playing-the-board-says =
    Kdo chce podíl na banku v souboji, musí vyložit všechny karty do ruky, i když hraje jen board.
    V hold'emu dvě, v Omaze čtyři.
    Hráč, který řekne „hraju board“ a karty zahodí, se svého podílu vzdal.
    Když všichni ostatní zahodili, vyhrává poslední ruka bez ukázání.
rule-playing-the-board-changed =
    - 2011: širší pravidlo než předtím: k výhře v každém souboji o bank se ukazují všechny karty, i při hře s boardem.
    - Pozdější vydání: stejně.
rule-playing-the-board-examples =
    Board `As Ks Qs Js Ts`, bank 2 400, dva hráči. Místo 3 vyloží `7h 2c`, místo 8 vyloží `9s 9d`: oba hrají board, každému 1 200.

    Totéž, ale místo 3 řekne „board“ a hodí karty dealerovi. Ruka není vyložená: místo 8 bere 2 400, ledaže lze karty s jistotou vrátit.

    V Omaze board nehraje nikdo: dvě karty musí být z ruky.

rule-odd-chips = Liché žetony
rule-odd-chips-says =
    1. Co nelze rozdělit, rozměňte na nejmenší žetony, které jsou ještě ve hře.
    2. Vysoká a nízká: lichý žeton z celého banku připadne vysoké polovině.
    3. Dvě nebo více vysokých rukou, nebo dvě a více nízkých, ve hrách s boardem: první z nich nalevo od buttonu, po jednom žetonu.
    4. Stud, razz a stud hi-lo: nejvyšší kartě podle barvy z pěti karet, které hrají. Piky, srdce, káry, kříže.

    Každý vedlejší bank se dělí zvlášť.
    Když se o obě poloviny dělí titíž hráči stejnými rukama, rozdělí se celý bank najednou, co nejrovnoměrněji.
rule-odd-chips-changed =
    - 2011: nejmenší žeton nezmiňuje; říká, že stejně silné ruce pro obě poloviny se dělí co nejrovnoměrněji.
    - Nejpozději 2022: bank se nejdřív rozmění na nejnižší hodnotu; ve studu rozhoduje pět karet, které hrají.
rule-odd-chips-examples =
    Nejmenší žeton 100.

    | Bank | Výherci | Výsledek |
    | 10 000 | shoda míst 2, 6 a 9, button 5 | 3 400 místu 6, po 3 300 místům 9 a 2 |
    | 10 300 | jedna vysoká, dvě nízké | vysoká 5 200; nízké 2 600 a 2 500, větší díl nalevo od buttonu |
    | 10 200 | A a B shodně ve vysoké i v nízké | každému 5 100; po krocích by vyšlo 5 200 a 5 000 |

    Nejmenší žeton 25, bank 1 025, button 5, shoda míst 3 a 8. Místo 8 je první za buttonem: 525. Místo 3: 500.

    Seven Card Stud, nejmenší žeton 50, bank 2 050. Shoda `9s 8h 7d 6c 5h` a `9h 8c 7s 6d 5c`. Lichý žeton dostane piková devítka: 1 050 proti 1 000.

rule-side-pots = Vedlejší banky
rule-side-pots-says =
    Každý bank se dělí zvlášť, mezi ty, kdo do něj vložili žetony.

    1. Začněte nejmenším all-inem: tato částka od každého a to, co do její výše vložili hráči, kteří složili, tvoří hlavní bank.
    2. Další all-in tvoří první vedlejší bank z toho, co je nad tím, a tak dále.
    3. Co vložil jen jeden hráč, se mu vrací.
    4. O posledním vedlejším banku se rozhoduje první, o hlavním poslední.
    5. Liché žetony se řeší v každém banku.

    Žetony hráčů, kteří složili, zůstávají v bancích, do kterých dosáhnou. Dokud se sází, drží dealer banky odděleně.
rule-side-pots-examples =
    A je all-in za 1 000, B all-in za 3 500, C a D vložili po 8 000, E složil po 600.

    | Bank | Z čeho | Výše | Kdo ho může vyhrát |
    | Hlavní | 600 a čtyřikrát 1 000 | 4 600 | A, B, C, D |
    | Vedlejší 1 | třikrát 2 500 | 7 500 | B, C, D |
    | Vedlejší 2 | dvakrát 4 500 | 9 000 | C, D |

    Nejlepší je A, pak D, pak B, pak C: A vyhrává 4 600, D vyhrává 7 500 a 9 000.

    A all-in 25, B all-in 35, C a D po 45; nejlepší je A, druhý B, třetí C. A dostává 100, B 30, C 20.

rule-disputed-pots = Dokdy lze vést spor o bank
rule-disputed-pots-says =
    | O co jde (2024) | Do kdy |
    | Čtení vyložených rukou | začátek dalšího rozdání |
    | Jak byl bank spočítán, rozdělen nebo vyplacen | významná akce v dalším rozdání |
    | Obojí, když po rozdání následuje přestávka | minuta po vyplacení |

    2011: každý spor do začátku dalšího rozdání.
    Rozdání začíná prvním riffle, tlačítkem míchačky, v pozdějších vydáních i výměnou dealera: viz tu stránku.
    Včas: zastavte hru, nechte balíček i žetony, jak jsou, obnovte bank z toho, co je vidět, a zavolejte floormana. Pozdě: vyplacení platí.

    Dealer, který slyší námitku, přestane. Rychle začít další rozdání, aby se námitka předběhla, k ničemu není: floorman se může řídit tím, kdy námitka zazněla.
rule-disputed-pots-changed =
    - 2011: jedna hranice pro všechno, další rozdání.
    - Později: chyby v žetonech lze napravit do významné akce v dalším rozdání a následuje-li přestávka, do jedné minuty.
rule-disputed-pots-examples =
    Bank 8 200 šel místu 4. Dealer už udělal riffle. Místo 7 říká, že mu přehlédli vyloženou postupku: v obou vydáních pozdě.

    Místo 7 dostalo z vedlejšího banku o 200 méně a říká to, když se rozdaly karty dalšího rozdání a jeden hráč složil. 2011: pozdě. 2024: jedno složení není významná akce, chyba se napraví.

    Rozdání před přestávkou skončilo v 21:00:10. V 21:01:30 se hráč vrací se stížností. 2024: pozdě.

rule-new-hand-and-level = Kdy začíná rozdání a kdy úroveň
rule-new-hand-and-level-says =
    Nová úroveň platí od příštího rozdání. Úroveň začíná, když ji ohlásí personál, nebo signálem hodin.
    Rozdání začíná prvním riffle, tlačítkem míchačky, nebo výměnou dealera.

    1. Začalo toto rozdání už před ohlášením úrovně? Pak se hraje se starými blindy.
    2. Pokud ne, s novými.
    3. Když úroveň začne během výměny dealerů, rozdá příchozí dealer jedno rozdání ve staré úrovni.
    4. Rozdání se špatnými blindy se s nimi dohraje, jakmile došlo k významné akci.
rule-new-hand-and-level-changed =
    - 2011: čas musí vypršet a personál musí úroveň ohlásit; rozdání začíná riffle nebo zeleným tlačítkem.
    - Později: rozdání začíná i výměnou dealera a špatné blindy po významné akci platí.
    - 2024: signál hodin je tolik co ohlášení a výměna při změně znamená ještě jedno rozdání ve staré úrovni.
rule-new-hand-and-level-examples =
    Úroveň končí a ohlašuje se ve 14:00:00.

    | Událost | Úroveň |
    | První riffle ve 13:59:58 | stará |
    | První riffle ve 14:00:01 | nová |
    | Výměna ve 13:59:50, příchozí dealer udělá riffle ve 14:00:20 | stará ve vydání 2024, nová ve vydání 2011 |

    Vložily se blindy 200/400, i když platí 300/600. Zjistí se to po navýšení a dorovnání: rozdání pokračuje s 200/400.

rule-chip-race = Losování o žetony
rule-chip-race-says =
    1. Oznamte ho. Hra stojí, žetony jsou na očích, hráči jsou vyzváni, aby přihlíželi.
    2. Žetony vyměňte ve stejné hodnotě, pokud dávají celé nové žetony.
    3. O zbytek se losuje: od místa 1, za každý zbylý žeton jedna karta, jeden hráč všechny své karty dřív než další hráč.
    4. Nejvyšší karty získávají po jednom žetonu další hodnoty. Nikdo nezíská víc než jeden. Při shodě: piky, srdce, káry, kříže.
    5. Nikdo při losování nevypadne: hráč, který přijde o poslední žetony, dostane jeden žeton nejnižší zbývající hodnoty.
    6. Staré žetony, které se objeví později, se mění jen ve stejné hodnotě. Když dohromady nemají hodnotu ani nejmenšího žetonu ve hře, odeberou se bez náhrady.

    Pravidla pevně určují místo 1, jeden žeton na hráče a žeton, který hráče zachrání. Karty za žetony a pořadí barev jsou běžná praxe.

    ## Co určuje herna
    - Co se stane, když zbylé žetony nedají celý žeton: zaokrouhlení od poloviny, nahoru, nebo dolů. Vytiskněte to na strukturu.
rule-chip-race-changed =
    - 2011: začátek, nejvýše jeden žeton, nikdo nevypadne.
    - Později: žetony zůstávají během losování na očích; co se starými žetony, které se najdou potom.
rule-chip-race-examples =
    Žetony 25 odcházejí, 100 zůstávají. Zbylé 25: místo 1 tři, místo 2 jeden, místo 4 dva, místo 6 tři, místo 9 tři: 12 žetonů, tedy 300, losuje se o tři žetony.

    | Místo | Karty |
    | 1 | `Kd 7c 2s` |
    | 2 | `9h` |
    | 4 | `Qc 4d` |
    | 6 | `Ac 3h 8s` |
    | 9 | `Ks 5c Jd` |

    Nejvyšší jsou eso místa 6, pikový král místa 9, kárový král místa 1. Každé dostává 100. Součet žetonů stolu se nemění.

    Místo 7 má jen jeden žeton 25 a v losování nic nezíská. Dostane za něj jeden žeton 100: do hry tím přibývá 75.

    O hodinu později najde místo 3 pět žetonů 25. Čtyři mají hodnotu jednoho žetonu 100, pátý se odebere bez náhrady. Tři žetony 25 by se odebraly všechny. Vydání 2011 na to pravidlo nemá: rozhoduje floorman.

rule-countable-stacks = Žetony na očích a výměna žetonů kdykoli
rule-countable-stacks-says =
    - Soupeři mají nárok stack rozumně odhadnout, žetony proto stojí ve spočitatelných komíncích, nejlépe čistých po dvaceti.
    - Největší žetony stojí stále vpředu nebo nahoře, kde je všichni vidí.
    - Živé karty jsou na očích.
    - Které hodnoty jsou ve hře, určuje ředitel turnaje. Žetony může kdykoli vyměnit kterémukoli hráči nebo všem a oznámí to.

    Hráč, který skrývá žetony nebo karty, je jednou upozorněn, potom potrestán. O žetonech skrytých při dorovnaném all-inu je samostatná stránka.
rule-countable-stacks-changed =
    - 2011: doporučují se komínky po násobcích dvaceti.
    - 2019: stojící komínky po dvaceti.
    - Později: na očích musí být i živé karty.
rule-countable-stacks-examples =
    Hráč má na hromadě 40 žetonů po 100. Je vyzván, aby postavil dva komínky po 20.

    Uprostřed úrovně vymění ředitel turnaje hráči 40 žetonů po 100 za osm po 500. Nic nezbývá, nic se nelosuje a hráč má předtím i potom 4 000. Stolu se to oznámí.

rule-deck-changes = Výměna balíčku
rule-deck-changes-says =
    Balíčky se mění při výměně dealera nebo změně úrovně, nebo když to říká pravidlo herny. Hráč o výměnu žádat nemůže.
    Označená, natržená nebo chybějící karta je jiná věc: zavolejte floormana a balíček, se kterým nelze hrát, se před dalším rozdáním vymění.
rule-deck-changes-examples =
    „Prohrál jsem pět rozdání po sobě, dejte nám nové karty.“ Ne.
    „Křížová sedmička má ohnutý roh.“ Dealer se podívá, zavolá floormana a balíček jde pryč.

rule-rebuys = Rebuye
rule-rebuys-says =
    Hráč, který je bez žetonů a kupuje další, nesmí vynechat rozdání.
    Kdo před začátkem rozdání řekne, že kupuje, hraje toto rozdání se žetony, které jsou na cestě, a musí je zaplatit, ať rozdání dopadne jakkoli.

    1. Řekl to před prvním riffle? Dostává karty a žetony se od té chvíle počítají jako jeho.
    2. Dealer řekne nahlas „rebuy na cestě, tolik a tolik“.
    3. Když prohraje i toto rozdání, rebuy přesto dluží.
    4. Když nechá rozdání projít bez nákupu, je mimo turnaj. Zda může vstoupit znovu, je otázka pozdní registrace.

    ## Co určuje herna
    - Do kdy, kolik, s jak malým stackem a velikost rebuye. Stojí to ve struktuře.
rule-rebuys-examples =
    100/200, rebuy je 10 000. Místo 5 je bez žetonů a řekne „rebuy“ před riffle; žetony jsou na cestě. Místo 5 hraje s 10 000, jde před flopem all-in a prohraje. Místo 5 rebuy dluží a smí koupit další, pokud to struktura dovoluje.

    Místo 5 nic neřekne, jedno rozdání se odehraje bez něj, potom řekne „rebuy“. Pozdě.

rule-rabbit-hunting = Odhalení karet nedohraného rozdání
rule-rabbit-hunting-says =
    Karty, které by přišly, kdyby se hrálo dál, se neukazují. Nikdo je neotáčí ani se na ně nedívá, dealer ani hráč.
    Kdo o to požádá, tomu se nevyhoví; kdo sáhne po zbytku balíčku, dostane varování.
rule-rabbit-hunting-changed =
    Ve všech vydáních stejné. V některých cash games lze pohled na karty koupit, v turnajích ne.

rule-calling-the-clock = Čas na rozhodnutí
rule-calling-the-clock-says =
    Když měl hráč přiměřený čas, lze mu vyhlásit čas na rozhodnutí.
    2024: požádat smí kterýkoli hráč turnaje, který je na svém místě, i u jiného stolu; ředitel turnaje to schválí, nebo čas vyhlásí sám od sebe.

    1. Posuďte, zda byl dosavadní čas na toto rozhodnutí přiměřený.
    2. Řekněte hráči „máte 25 sekund“, pak nahlas odpočítejte posledních pět.
    3. Hráč jedná před koncem, nebo ve stejné chvíli: platí to.
    4. Bez akce, proti sázce: ruka je mrtvá. Bez sázky: hráč checkoval.

    2011: nejvýše minuta, pak odpočítávání deseti sekund, pak se ruka prohlásí za mrtvou. Co hráč udělá před tímto prohlášením, platí.

    ## Co určuje ředitel turnaje
    - Jiné časy, kratší pro hráče, který zdržuje, delší, pokud to vyžaduje spravedlnost.
rule-calling-the-clock-changed =
    - 2011: až 60 sekund a odpočítávání 10; ruka je mrtvá.
    - 2017: nejvýše 30 sekund, 25 a odpočítávání 5; ředitel turnaje smí čas vyhlásit sám od sebe; bez sázky je to check.
rule-calling-the-clock-examples =
    | Čas se počítá od 0 sekund; hráč jedná | 2011 | 2024 |
    | po 20 sekundách | platí | platí |
    | po 30 sekundách, s posledním slovem odpočítávání | platí | platí, shoda je ve prospěch hráče |
    | po 59 sekundách | platí | pozdě |
    | po 69 sekundách | platí, pokud ruka ještě není prohlášena za mrtvou | pozdě |

    Na riveru se checkuje až k místu 8, které mlčí, dokud čas nevyprší. 2024: check. Vydání 2011 mluví jen o mrtvé ruce; pokud nikdo nevsadil, rozhoduje floorman.

rule-at-your-seat = Na svém místě
rule-at-your-seat-says =
    Hráč musí být na svém místě, tedy na dosah židle, když poslední karta prvního rozdání karet dojde k poslednímu hráči. Jinak je jeho ruka hned zabitá.
    Jeho blindy a ante zůstávají v banku. Ve studu vkládá bring-in, pokud mu podle karty patří.
    Na svém místě musí být i hráč, který o čas na rozhodnutí pro jiného žádá.

    1. Podívejte se na hráče, když dopadne poslední karta. Ruka na židli: je tu. Na cestě mezi stoly: není tu.
    2. Dealer ruku zabije před první akcí.
    3. Nepřítomní dostávají karty v každém rozdání, vkládá se za ně, co na ně vyjde, a tak mohou přijít o všechny žetony.

    ## Co určuje herna
    - Co je dost blízko, když stoly stojí těsně u sebe.
rule-at-your-seat-changed =
    - 2011: poslední karta prvního rozdání karet.
    - 2013: první karta.
    - 2015: znovu poslední karta, od té doby beze změny.
    - Pozdější vydání říkají, co znamená být na svém místě: na dosah židle.
rule-at-your-seat-examples =
    Místo 6 přibíhá, když se rozdává: po první kartě, před poslední. 2011: živá ruka. 2013: mrtvá. 2015 až 2024: živá.

    Blindy 300/600, big blind ante 600. Big blind je na chodbě. 1 200 je v banku, ruka je zabitá a ostatní hrají dál.

rule-action-pending = Zůstat u stolu, dokud není po akci
rule-action-pending-says =
    Hráč se živou rukou zůstává u stolu, dokud rozdání neskončí, i když je all-in.
    Odchod se trestá. Sám odchod však ruku nezabíjí: akce dojde k prázdné židli a ruka se tam složí, když vyprší čas.
    Kdo musí odejít, počká, až bude na řadě, složí karty a odejde.
rule-action-pending-changed =
    Od 2011 stejné; pozdější vydání zmiňují hráče, kteří jsou all-in.
rule-action-pending-examples =
    Místo 3 je all-in za 2 700 a před riverem jde k baru. Ruka se otočí a hraje; pokud vyhraje, získává místo 3 od každého, kdo dorovnal, 2 700. Za odchod dostává trest, který začíná po rozdání.

rule-dead-button = Mrtvý button
rule-dead-button-says =
    V turnajích se hraje s mrtvým buttonem: nikoho blind nepřeskočí a button smí být u prázdného místa.

    1. Big blind postupuje k dalšímu hráči, který tu je. Nikdy nikoho nepřeskočí a nikdy není u prázdného místa.
    2. Small blind jde na místo, které mělo big blind. Pokud ten hráč vypadl, v tomto rozdání small blind není a později se nedoplácí.
    3. Button jde na místo, které mělo small blind, i když na něm nikdo nesedí.
    4. Hráč, který si sedne mezi button a small blind, čeká, až kolem něj přejde button.
    5. Když zbývají dva hráči, nic není mrtvé: viz stránku o buttonu v heads-up.

    Před flopem je první na řadě hráč za big blindem, později první živý hráč za buttonem.
rule-dead-button-changed =
    Ve všech vydáních stejné. Herny, které místo toho posouvají button k dalšímu hráči, to mají ve svých pravidlech.
rule-dead-button-examples =
    Devět míst, poslední rozdání: button 1, small blind 2, big blind 3. Mrtvý je v závorce.

    | Kdo vypadl | Příští rozdání | Rozdání potom |
    | nikdo | 2 / 3 / 4 | 3 / 4 / 5 |
    | small blind, místo 2 | (2) / 3 / 4 | 3 / 4 / 5 |
    | big blind, místo 3 | 2 / (3) / 4 | (3) / 4 / 5 |
    | místa 2 a 3 | (2) / (3) / 4 | (3) / 4 / 5 |
    | button, místo 1 | 2 / 3 / 4 | 3 / 4 / 5 |
    | místo 4 | 2 / 3 / 5 | 3 / 5 / 6 |

    Místa, která byla prázdná už předtím, nic mrtvého nedělají. Hráči na místech 1, 4, 7 a 9; poslední rozdání 7 / 9 / 1; příští 9 / 1 / 4.

rule-dodging-blinds = Vyhýbání se blindům
rule-dodging-blinds-says =
    Kdo se úmyslně vyhne blindu, je potrestán: loudáním na cestě z rozpuštěného stolu, odchodem před big blindem, nebo zatajením lístku s místem.
    Rozhoduje úmysl. Hráč, který zabloudil nebo ho zdržel personál, nic špatného neudělal.

    1. Kdy se to dozvěděl, jak to měl daleko a co podle svědků dělal?
    2. Úmyslně: trest podle pravidla o trestech, obvykle vynechaná rozdání včetně blindů.
    3. Samotný blind se platí tam, kde má hráč místo; za nepřítomného se vkládá tak jako tak.
rule-dodging-blinds-changed =
    - 2011: jmenuje hráče, kteří přecházejí z rozpuštěného stolu; trest.
    - 2022: jakékoli vyhýbání se kterémukoli blindu. Zda to tak má i vydání 2019, zde není známo.
    - 2024: je i v seznamu toho, co se trestá.
rule-dodging-blinds-examples =
    Stůl pro devět se rozpouští ve 20:10. Osm hráčů sedí do 20:12; devátý stojí do 20:16 u baru, kdy už big blind jeho nové místo přešel. Jedno vynechané kolo u stolu s devíti hráči: devět rozdání.

rule-button-placement = Button v heads-up a button na špatném místě
rule-button-placement-says =
    ## Zbývají dva hráči
    - Small blind má button. Dostává poslední kartu, před flopem je na řadě první a v každém dalším kole poslední.
    - Když vypadne třetí hráč, umístí se button tak, aby nikdo neměl big blind dvakrát po sobě: má ho teď hráč po posledním big blindu, druhý má button.

    ## Button byl špatně (2024)
    - Zjištěno před významnou akcí: opravte ho, i blindy.
    - Zjištěno po ní: hrajte dál. Další rozdání pokračuje od špatného místa; button se nevrací.
    Vydání 2011 na to pravidlo nemá: rozhoduje floorman.
rule-button-placement-changed =
    - 2011 až 2022: button v heads-up.
    - 2024: přibylo, co s buttonem na špatném místě, jako část A.
rule-button-placement-examples =
    Zbývají tři hráči na místech 1, 4, 7; poslední rozdání: button 1, small blind 4, big blind 7.

    | Vypadne | Big blind | Button a small blind |
    | 1, button | 4 | 7 |
    | 4, small blind | 1 | 7 |
    | 7, big blind | 1 | 4 |

    V posledním řádku platí místo 4 small blind dvakrát po sobě. To je dovoleno; big blind dvakrát ne.

    Button se posunul o dvě místa dál, než měl, a zjistí se to po složení a dorovnání. Ve vydání 2024 je to významná akce: rozdání platí a další pokračuje od špatného místa. Zjistí se to po jednom složení: button i blindy se vracejí tam, kam patří.

rule-misdeals = Misdeal a znehodnocený balíček
rule-misdeals-says =
    ## Před významnou akcí: misdeal
    - Při rozdávání vyjdou dvě nebo více obrácených karet, které leží v balíčku lícem nahoru.
    - První karta šla na špatné místo.
    - Karty dostalo místo, které na ně nemá nárok, nebo je místo s nárokem nedostalo.
    - Někdo má špatný počet karet; buttonu smí chybějící karty dealer dodat.
    - Karta, která do hry nepatří: žolík nebo karta z jiného balíčku.
    - Hry s flopem: dealer otočil jednu z prvních dvou karet z balíčku, nebo kterékoli dvě jiné zakryté.

    Dvě karty po sobě pro button jsou v pořádku. Hry draw se řídí pravidly herny. Seznam 2011 je kratší a otevřený: o tom, co nejmenuje, rozhoduje floorman.

    ## Nové rozdání
    Přesně opakuje první: stejný button, stejná místa, stejné limity. Hráč, který nestihl první rozdání karet, smí ve vydání 2024 toto hrát; ve vydáních 2019 a 2022 karty dostane a jeho ruka je zabitá. Potrestaní hráči karty dostanou a jejich ruce jsou zabité; obě rozdání se do trestu počítají jako jedno.

    ## Po významné akci
    Misdeal už to není, rozdání pokračuje. Cizí karty jsou kusy papíru.
    Dvě stejné karty jsou jiný případ: balíček je znehodnocený, rozdání se zastaví a všechny sázky se vracejí, kdykoli až do chvíle, kdy rozdání skončilo a spor o něj už není možný.
rule-misdeals-changed =
    - 2011: ve studu je misdeal každá zakrytá karta, kterou dealer otočí; hry s flopem: otočená první nebo druhá karta, dvě otočené nebo obrácené, první karta na špatném místě, karty na místě bez nároku, vynechané místo s nárokem.
    - Později: počítají se první dvě karty z balíčku a stud má vlastní postup (2019).
    - 2019: který balíček je znehodnocený, určuje herna.
    - 2022: přibyl špatný počet karet a cizí karty, a také že dvě stejné karty balíček znehodnocují.
    - 2024: kdo chyběl u prvního rozdání, smí hrát druhé.
rule-misdeals-examples =
    | Co se v hold'emu stalo | Zjištěno | 2011 | 2024 |
    | První karta z balíčku byla vidět | hned | misdeal | misdeal |
    | Dealer otočil pátou kartu, jen ji | hned | není misdeal | není misdeal |
    | Otočená pátá a jedenáctá karta | hned | misdeal | misdeal |
    | Místo 5 má tři karty | po jednom složení | rozhoduje floorman | misdeal |
    | Místo 5 má tři karty | po dorovnání a složení | rozhoduje floorman | ruka je mrtvá, všechny tři se odhodí, hraje se dál |
    | Žolík v ruce | po navýšení a dorovnání | není misdeal, rozhoduje floorman | rozdání pokračuje, žolík je kus papíru |
    | Dva srdcoví králové | na turnu | rozhoduje floorman | všechny sázky zpět |

    Jediná otočená karta se hráči nahradí; obvykle se stává první spálenou.

rule-substantial-action = Významná akce
rule-substantial-action-says =
    Od tohoto okamžiku už nelze vyhlásit misdeal.

    2024: dvě akce v pořadí, z nichž aspoň jedna vložila žetony do banku; nebo kterékoli tři akce v pořadí.
    2011: dvě akce dvou různých hráčů, které obě vložily žetony do banku; nebo kterékoli tři akce.

    Akce jsou check, bet, call, raise a fold. Vložené blindy a ante se nepočítají.
    Stejné měřítko používají i jiná pravidla: button na špatném místě, spor o bank, přeskočený hráč.
rule-substantial-action-changed =
    - 2011: při dvou akcích musí žetony vložit obě.
    - 2013: stačí jedna ze dvou.
rule-substantial-action-examples =
    | Akce po blindech | 2011 | 2024 |
    | raise | ne | ne |
    | fold, fold | ne | ne |
    | check, check | ne | ne |
    | call, fold | ne | ano |
    | fold, raise | ne | ano |
    | bet, call | ano | ano |
    | fold, fold, fold | ano | ano |
    | check, check, check | ano | ano |

rule-button-short-of-cards = Button má málo karet
rule-button-short-of-cards-says =
    Button dostává karty poslední, takže je známo, která chybí: další z balíčku.

    1. Button má málo karet a ještě nejednal: dejte mu chybějící, i po významné akci.
    2. Button už s neúplnou rukou jednal: je mrtvá.
    3. Karta chybí komukoli jinému: před významnou akcí misdeal, potom mrtvá ruka.

    Karta se dává dřív, než se pálí nebo rozdává na board.
rule-button-short-of-cards-changed =
    - 2011: dvě karty po sobě pro button jsou dovolené, takže vynechaná poslední karta není misdeal.
    - 2017: samostatné pravidlo.
rule-button-short-of-cards-examples =
    Hold'em: místo 3 navýší, místa 4 a 5 složí, pak button uvidí, že má jen jednu kartu. Button dostane vrchní kartu zbytku balíčku a hraje dál.
    Button předtím dorovnal: ruka je mrtvá a dorovnání zůstává v banku.

rule-burns-after-action = Jedna spálená karta a žádné opravy balíčku
rule-burns-after-action-says =
    Po významné akci se rozdává z balíčku tak, jak leží.

    - Před každým dalším kolem karet se pálí právě jedna, bez ohledu na to, co se předtím pokazilo.
    - Ruka s chybným počtem karet je zabitá a odhodí se celá. Žádná její karta se nestává spálenou a žádná se nevrací do balíčku.
    - Nikdo neobnovuje pořadí, v jakém by karty přišly.

    Karty jsou náhodné v jakémkoli pořadí; opravy jen přidávají další chyby.
rule-burns-after-action-changed =
    - 2011 až 2015: bez pravidla; mnozí floormani brali kartu navíc jako spálenou.
    - 2017: samostatné pravidlo.
rule-burns-after-action-examples =
    Místo 5 má tři karty, zjistí se to po dorovnání a složení. Ruka je mrtvá, všechny tři karty jdou mezi odhozené. Na flop dealer spálí jednu kartu ze zbytku balíčku a rozdá tři.

rule-irregular-flops = Flop a jiné karty s chybou
rule-irregular-flops-says =
    ## Čtyři karty na flopu
    1. Zavolejte floormana, ať byly karty vidět, nebo ne, a i když všichni vědí, která byla čtvrtá.
    2. Všechny čtyři otočte rubem nahoru a promíchejte.
    3. Jedna náhodná je příští spálená, zbylé tři jsou flop.

    ## Tři karty, ale bez pálení (2022 a později)
    - Nikdo nejednal: promíchejte tři karty rubem nahoru. Jedna náhodná se stává spálenou; zbylé dvě a další karta z balíčku jsou flop.
    - Někdo jednal, a stačí jediný check: flop platí. Před turnem se pálí jedna karta jako vždy.

    ## Předčasná karta na boardu (2024)
    Spálená karta zůstává. Předčasná se vrátí do zbytku balíčku, ten se zamíchá rubem nahoru, sázení se dokončí a karta se rozdá znovu bez dalšího pálení.

    Více než čtyři karty: rozhoduje floorman.
rule-irregular-flops-changed =
    - 2011: jen flop se čtyřmi kartami; ostatní je na floormanovi.
    - 2022: přibyl flop bez pálení.
    - Předčasné karty jsou v doporučeném postupu, ve vydání 2024 je to RP-5.
rule-irregular-flops-examples =
    Flop je `Kd 9s 4h 4c`, dvě karty ještě zakryté. Po promíchání floorman vytáhne `9s`: leží pod žetonem jako příští spálená a flop je `Kd 4h 4c`. Turn se rozdá bez dalšího pálení.

    Flop `Qc 8d 3s` přišel bez pálení, nikdo nejednal. Po promíchání je tažená jako spálená `8d`. Flop: `Qc 3s` a další karta z balíčku.
    Místo 2 už checkovalo: `Qc 8d 3s` platí.

    Turn `Jh` se rozdal, i když na flopu má ještě jednat místo 6. Vrací se do zbytku balíčku, spálená zůstává. Po skončení sázení se zbytek zamíchá a turn se rozdá bez pálení.
