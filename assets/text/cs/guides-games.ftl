# Guides to the games. Bodies are pages: headings, lists, tables, cards in backticks.

guide-holdem = Texas Hold'em
guide-holdem-body =
    Dvě karty pro každého hráče, pět pro všechny. Vyhrává nejlepších pět ze sedmi. Je to příbuzný Seven Card Studu se společnými kartami, pro 2 až 10 hráčů.

    ## Před kartami
    - Jeden hráč je v pozici rozdávajícího, kterou označuje button. Po každém rozdání se button posouvá po směru hodinových ručiček.
    - Místo nalevo od buttonu vkládá small blind, další big blind. Všem tak dávají, o co hrát.
    - V limitní hře je big blind dolní limit a small blind jeho polovina: ve hře 10/20 tedy 5 a 10.
    - Při dvou hráčích button vkládá small blind, před flopem je na řadě první, potom poslední, a dostává poslední kartu (TDA 2011 pravidlo 31, TDA 2024 pravidlo 34). Příručky o tom mlčí.

    ## Průběh
    | Kolo | Karty | První na řadě | Limit |
    | Před flopem | Každému dvě karty do ruky, po jedné, první small blind | Místo za big blindem | Dolní |
    | Flop | Spálit, tři karty | První živá ruka nalevo od buttonu | Dolní |
    | Turn | Spálit, jedna karta | Stejně | Horní |
    | River | Spálit, jedna karta | Stejně | Horní |

    ## Možnosti
    - Před flopem: dorovnat, navýšit, nebo složit. Nikdo necheckuje, protože blindy jsou sázka. Když nikdo nenavýšil, smí big blind checkovat, navýšit, nebo složit; check kolo ukončí.
    - V dalších kolech: check, dokud někdo nevsadí, potom dorovnat, navýšit, nebo složit.
    - Kolo běží po směru hodinových ručiček, dokud nedojde zpět k hráči, který naposledy vsadil nebo navýšil.

    ## Výhra
    Sázka, kterou nikdo nedorovná, vyhrává hned. Jinak se karty ukazují a každý hráč použije dvě, jednu, nebo žádnou kartu z ruky. Příklad: s `Ah 7c` a boardem `Kh 9h 4h 2h Kd` je nejlepších pět `Ah Kh 9h 4h 2h`, flush k esu s jednou kartou z ruky.
    Stejné ruce se dělí. Je-li board nejlepší rukou pro všechny, dostává podíl každý, kdo zbývá. Podle TDA k tomu musí ukázat obě karty do ruky. Stránka Kickery má jedenáct porovnání.

    ## Další rozdání
    Domácí příručka, obecná pravidla herny i polská pravidla: button jde k dalšímu hráči. V turnajích se hraje s mrtvým buttonem, aby nikdo nevynechal blind (TDA 2011 pravidlo 29, TDA 2024 pravidlo 32).

    ## Struktury
    Limit: pevné kroky a strop navýšení. No-limit: jakákoli částka. Pot-limit: až do velikosti banku.

    ## Pro začátečníky
    Než začnete hrát o peníze, naučte se pořadí kombinací a kdo je kdy na řadě.

guide-omaha = Omaha
guide-omaha-body =
    Jako hold'em, se dvěma rozdíly: každý hráč dostává čtyři karty do ruky a musí použít právě dvě z nich s právě třemi z boardu. Pro 2 až 10 hráčů. Hraje se většinou pot-limit.

    ## Právě dvě a tři
    | Karty do ruky | Board | Nejlepších pět | Proč |
    | `As Ks 7d 2c` | `Qs Js 4s 9h 9d` | `As Ks Qs Js 4s` | Flush se dvěma piky z ruky |
    | `As Kd 7d 2c` | `Qs Js 9s 4s 3h` | `As Kd Qs Js 9s` | Flush není: v ruce je jen jeden pik |
    | `Kc Kd Kh 5s` | `Ks 8d 8h 3c 2s` | `Kc Kd Ks 8d 8h` | Full house; ze tří králů v ruce hrají jen dva |
    | `Ah Qc 8d 3s` | `Kh Kd Kc Ks 2d` | `Kh Kd Kc Ah Qc` | Tři králové; čtyři na boardu jsou o jednoho víc |

    ## Průběh
    Blindy, kola, pořadí akcí a showdown jsou jako v hold'emu. Kdo chce vyhrát dorovnaný bank, musí ukázat všechny čtyři karty do ruky.

    ## Co se u stolu plete
    - Hráč počítá z ruky jednu nebo tři karty. Každou ruku čtěte po dvou a třech, v případě potřeby nahlas.
    - Pět nebo tři karty v ruce před flopem jsou chybný počet: zavolejte floormana, než někdo jedná.
    - Ruce jsou tu silné. S devíti kartami bývá postupka nebo flush často poražená.

    ## Struktury
    Hraje se limit, pot-limit i no-limit; obvyklý je pot-limit.

guide-omaha-hi-lo = Omaha Hi-Lo
guide-omaha-hi-lo-body =
    Omaha, ve které dostává polovinu banku nejvyšší ruka a druhou polovinu nejnižší. Na každou polovinu se používají právě dvě karty z ruky a tři z boardu; mohou být stejné, nebo jiné.

    ## Co je nízká ruka
    - Pět různých hodnot, žádná vyšší než 8. Eso se počítá jako 1.
    - Postupky a flushe nevadí.
    - Vyhrává nižší nejvyšší karta, potom další a tak dále. Nejlepší nízká ruka je `5h 4c 3d 2s Ac`.
    - Bez tří různých hodnot do 8 na boardu nemá nízkou ruku nikdo. Všechno pak bere vysoká.

    ## Příklad
    A drží `Ah 2h Kd Qc`, board je `3c 5s 8h Kh 9h`.

    | Polovina | Nejlepších pět | Co to je |
    | Vysoká | `Ah Kh 9h 8h 2h` | Flush k esu |
    | Nízká | `8h 5s 3c 2h Ah` | Osm-pět |

    V obou polovinách hraje `Ah 2h`: jeden hráč smí vyhrát obě a říká se tomu scoop.

    ## Karta, která uškodí
    S `Ac 2d Ks Qs` a boardem `3h 4s 8d` nemá lepší nízkou ruku nikdo. Když přijde `2h`, leží dvojka i na boardu: ruka je stále `8d 4s 3h 2d Ac`, ale eso s 5, 6 nebo 7 je lepší, například `6c 4s 3h 2h Ad`. Říká se tomu counterfeit.

    ## Dělení
    - Každý bank, hlavní i vedlejší, dělte zvlášť.
    - Lichý žeton banku připadne vysoké ruce. Mezi stejnými rukama připadne prvnímu místu nalevo od buttonu.
    - Dvě stejné nízké ruce se o svou polovinu dělí. Bank 1 000: vysoká ruka 500, každá ze dvou stejných nízkých 250. Dostat čtvrtinu se říká quartered.

## Stud

guide-seven-card-stud = Seven Card Stud
guide-seven-card-stud-body =
    Sedm karet pro každého hráče, tři zakryté a čtyři odkryté; vyhrává nejlepších pět. Není tu button ani blindy: je ante a bring-in a kdo je na řadě, určují odkryté karty. Hraje se obvykle limit, pro 2 až 8 hráčů.

    ## Ante a bring-in
    - Před každým rozdáním vkládají všichni ante: asi šestinu až třetinu dolního limitu. Do žádné sázky se nepočítá. Při limitech 10/20 je to 2 nebo 3.
    - Bring-in dává nejnižší door card: polovinu až dvě třetiny dolního limitu, zde 5 nebo 6.
    - Při stejných door cards dává bring-in nejnižší barva. Od nejnižší: kříže, káry, srdce, piky.
    - Bring-in je sázka. Lze ho dorovnat, nebo navýšit. Když nikdo nenavýší, smí hráč s bring-inem checkovat a kolo ukončit, nebo navýšit, nebo složit.

    ## Kola
    | Karta | Co se rozdává | První na řadě | Limit |
    | Třetí | Dvě zakryté, jedna odkrytá: door card | Bring-in dává nejnižší door card, pak po směru hodinových ručiček | Dolní |
    | Čtvrtá | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka | Dolní |
    | Pátá | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka | Horní |
    | Šestá | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka | Horní |
    | Sedmá | Spálit, jedna zakrytá | Nejvyšší odkrytá ruka | Horní |

    Karty se rozdávají po jedné, po směru hodinových ručiček od levice dealera. Jsou-li dva boardy stejně vysoké, začíná podle TDA nejvyšší karta podle barvy (TDA 2024 RP-10).

    ## Odkrytý pár na čtvrté kartě
    Domácí příručka: hráč, který na čtvrté kartě ukazuje pár, smí vsadit horní limit; před pátou kartou nikdo jiný. TDA 2024 RP-10 to zrušilo: pár sázku nezdvojnásobuje.

    ## Možnosti
    Na třetí kartě dorovnat, navýšit, nebo složit. Potom check nebo sázka a po sázce dorovnat, navýšit, nebo složit. Skládá se otočením odkrytých karet; kdo je zvedne, když čelí sázce, složil (TDA 2011 pravidlo 50, TDA 2024 pravidlo 66).

    ## Showdown
    - První ukazuje, kdo naposledy vsadil nebo navýšil.
    - Na sedmé kartě nikdo nevsadil: podle TDA ukazuje první nejvyšší board. Podle domácí příručky ukazuje první ten, kdo měl poslední příležitost vsadit, ale příručka si v tom odporuje; jistější je TDA.

    ## Málo karet
    Osm hráčů, kteří všichni zůstanou, potřebuje víc karet, než jich je. Viz Stud s nedostatkem karet.

    ## Struktury
    Limit, pot-limit i no-limit, jako ve všech druzích her.

guide-stud-last-card = Stud s nedostatkem karet
guide-stud-last-card-body =
    Před sedmou kartou počítejte. Zbývající karty = 52 bez všech rozdaných a bez tří spálených. Složené karty zůstávají mrtvé podle každého pravidla: znovu se nerozdávají nikdy.

    ## Domácí příručka
    1. Na každého živého hráče je karta a jedna na spálení: spalte a rozdejte jako obvykle.
    2. Jinak, pokud zbytek a tři spálené dohromady stačí každému na jednu: smíchejte je a rozdejte každému jednu bez pálení.
    3. Jinak smíchejte spálené karty a otočte jednu, která platí pro všechny.

    Je-li právě jedna karta pro každého a žádná na spálení, příručka mlčí; berte to jako nedostatek.

    ## Příklady
    | Kdo zůstává | Rozdáno | Zbývá | Se spálenými | Co dělat |
    | 8 na začátku, všichni | 48 | 1 | 4 pro 8 | Jedna karta pro všechny |
    | 8 na začátku, jeden složil se 3 kartami | 45 | 4 | 7 pro 7 | Smíchat, každému jedna |
    | 8 na začátku, jeden složil se 4 kartami | 46 | 3 | 6 pro 7 | Jedna karta pro všechny |
    | 8 na začátku, dva složili po 4 kartách | 44 | 5 | 8 pro 6 | Smíchat, každému jedna |
    | 8 na začátku, dva složili po 3 kartách | 42 | 7 | 10 pro 6 | Jednu spálit, rozdat šest |
    | 7 na začátku, všichni | 42 | 7 | 10 pro 7 | Na spálení není: smíchat, každému jedna |

    ## TDA 2024, RP-10
    Počítá i spálenou a poslední kartu, která se nerozdává. Potřeba je karta pro každého hráče a dvě další.

    1. Zbývá dost: rozdejte jako obvykle.
    2. Dost se třemi spálenými: přimíchejte je, spalte a rozdejte.
    3. Málo, ale zbývají aspoň tři: spalte a otočte ze zbytku jednu kartu pro všechny.
    4. Zbývají méně než tři: přimíchejte spálené, sejměte, spalte a otočte jednu kartu pro všechny.

    Při společné kartě je první na řadě znovu ten, kdo byl první na šesté.

    ## U stolu
    Řekněte nahlas, že karta platí pro všechny, a nechte ji uprostřed. Vlastní kartu nedostává nikdo.

guide-stud-hi-lo = Stud hi-lo, eight or better
guide-stud-hi-lo-body =
    Seven Card Stud, ve kterém dostává polovinu banku vysoká ruka a druhou polovinu nízká.

    - Nízká ruka je pět různých hodnot, žádná vyšší než 8; eso se počítá jako 1.
    - Vysokou ruku tvoří kterýchkoli pět ze sedmi karet, nízkou také kterýchkoli pět. Tytéž karty mohou sloužit oběma.
    - Nízkou ruku nemá nikdo: všechno bere vysoká.
    - Ante, bring-in a kola jsou jako v Seven Card Studu: bring-in dává nejnižší door card, potom začíná nejvyšší board.

    ## Příklad
    `Ah 2d 3c 4s 5h 9h Kh` je postupka k pětce pro vysokou a nejlepší nízká ruka. `Kc Kd 8s 7h 4d 3s 2c` má pár králů pro vysokou a osm-sedm pro nízkou.

    ## Dělení
    Každý bank zvlášť, půl na půl. Lichý žeton připadne vysoké ruce. Stejné vysoké ruce se o svou polovinu dělí; lichý žeton mezi nimi jde podle barvy nejvyšší karty z vítězné pětice.

guide-razz = Razz
guide-razz-body =
    Seven Card Stud o nejnižší ruku. Celý bank vyhrává nejnižších pět ze sedmi karet, bez kvalifikace.

    - Eso je nízké, postupky a flushe se nepočítají. Nejlepší ruka je `5h 4c 3d 2s Ac`.
    - Bring-in dává nejvyšší door card. O barvě při stejných hodnotách příručka mlčí; obvyklé pravidlo je, že bring-in dává nejvyšší barva, piky nad srdci, káry a kříži.
    - Od čtvrté karty začíná nejnižší odkrytá ruka.
    - Ante, bring-in, kola a limity jsou jako v Seven Card Studu.

    ## Příklad
    `Kd Kh 8s 6c 4d 2h As` hraje `8s 6c 4d 2h As`, osm-šest. `9c 7d 7h 5s 3c 3d 2s` hraje `9c 7d 5s 3c 2s`, protože pár je horší než každá ruka bez něj.

    ## Showdown
    Po sázce ukazuje první, kdo naposledy vsadil nebo navýšil; jinak nejnižší board.

guide-five-card-stud = Five Card Stud
guide-five-card-stud-body =
    Stud s jednou kartou zakrytou a čtyřmi odkrytými. Všechno ostatní je jako v Seven Card Studu.

    | Karta | Co se rozdává | První na řadě |
    | Druhá | Jedna zakrytá, jedna odkrytá | Bring-in dává nejnižší door card |
    | Třetí | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka |
    | Čtvrtá | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka |
    | Pátá | Spálit, jedna odkrytá | Nejvyšší odkrytá ruka |

    To jsou čtyři sázková kola; příručka je nepočítá. Hraje všech pět karet, v showdownu tedy není z čeho vybírat a skrytá je jen jedna. Deset hráčů potřebuje 50 karet: s pálením to nestačí, usaďte proto nejvýš devět.

## Draw

guide-five-card-draw = Five Card Draw
guide-five-card-draw-body =
    Pět karet rubem nahoru, jedna výměna, dvě sázková kola. Vyhrává nejvyšší ruka. Toto je verze z domácí příručky; polská hra: viz Polský draw.

    ## Průběh
    1. Všichni vkládají ante, asi šestinu až třetinu dolního limitu. Do sázky se nepočítá.
    2. Každému pět karet, po jedné, po směru hodinových ručiček.
    3. První sázkové kolo v pořadí rozdávání. Checkovat nelze: otevřít nebo dorovnat, navýšit, nebo složit.
    4. Výměna: každý hráč v pořadí odloží až tři karty a dostane stejný počet nových.
    5. Kdo si nechá eso, smí vyměnit čtyři. Zvykem je eso ukázat.
    6. Druhé sázkové kolo: check nebo sázka, po sázce dorovnat, navýšit, nebo složit.
    7. Showdown. Bank bere nejvyšší ruka.

    ## Příklad výměny
    `As Kd 8h 5c 2d`: nechat `As`, ukázat je a vzít čtyři. `Qh Qd 9s 6c 3h`: nechat `Qh Qd` a vzít tři.

    ## Struktury
    Limit: pevné sázky a strop; při dvou sázkových kolech dovolují obecná pravidla herny sázku a čtyři navýšení. Pot-limit: až do velikosti banku. No-limit: ani jedno.

    ## U stolu
    - Spočítejte každému hráči karty před výměnou a po ní.
    - Nahlas řekněte, kolik kdo bere; kdo nemění, zaklepe nebo to řekne.
    - Odložené karty jdou hned mezi odhozené.

guide-double-draw = Double Draw
guide-double-draw-body =
    Five Card Draw se dvěma výměnami, a tedy třemi sázkovými koly: po rozdání karet, po první výměně, po druhé. Všechno ostatní je stejné.

    V limitu znamenají tři kola podle obecných pravidel herny strop delších her: sázku a tři navýšení. Při mnoha hráčích může balíček dojít: karty odložené v dřívějších výměnách se zamíchají a jsou novým talonem. Hráč nikdy nedostává zpět, co právě odložil, poslední výměnu proto nechte stranou.

guide-lowball = Lowball
guide-lowball-body =
    Five Card Draw o nejnižší ruku.

    - Ace to five, jak ho hraje domácí příručka: eso je nízké, postupky a flushe se nepočítají. Nejlepší ruka je `5h 4c 3d 2s Ac`.
    - Deuce to seven, jak ho hraje mnoho heren: eso je vysoké, postupky a flushe ruku kazí. Nejlepší ruka je `7h 5c 4d 3s 2c`.
    - Který se hraje, řekněte před prvním rozdáním. Viz Nízké ruce.

    Rozdávání, výměna a sázení jsou jako ve Five Card Draw. Triple draw má tři výměny a čtyři sázková kola.
    Checkovat a potom navýšit je ve většině her dovoleno, některé druhy lowballu to však zakazují; řekne to herna.

## Polish rules

guide-polish-draw = Polský draw, 52 karet
guide-polish-draw-body =
    Polská hra s výměnou. Od domácí příručky se liší v checkování, ve výměně, v tom, co se stane, když nikdo nevsadí, a v pořadí kombinací po výměně.

    ## Pořadí
    - A K Q J T 9 a tak dále až po 2. Eso je vysoké, nízké jen v 5-4-3-2-A. Barvy jsou si rovny.
    - Postupka v barvě (polsky poker), čtveřice (kareta), full house (ful), flush (kolor), postupka (strit), trojice (trójka), dva páry, pár, bez páru.
    - Po výměně poráží flush full house. Všechno ostatní zůstává.
    - Stejné ruce rozlišuje hodnota kombinace, potom vedlejší karty od nejvyšší.

    ## Průběh
    1. Všichni vkládají dohodnuté ante. Rozdávající je bankéř a spravuje bank.
    2. Snímá hráč po pravici rozdávajícího. Každému pět karet, po jedné, po směru hodinových ručiček; zbytek je talon.
    3. První je na řadě hráč nalevo od rozdávajícího. Otevře, nebo checkuje. Check nic nestojí a dovoluje vstoupit později; právo otevřít přechází doleva.
    4. Když někdo otevřel, nikdo už checkovat nesmí: složit, dorovnat, nebo navýšit. Kdo dorovná, má vklad stejný jako nejvyšší; vklady jsou násobky ante.
    5. Navýšení zvedá nejvyšší vklad. Hráč smí navýšit, i když je nejvyšší vklad jeho. Obvykle se domlouvá limit.
    6. Sázení končí, když dojde zpět k nejvyššímu vkladu a všichni ostatní jsou vyrovnáni nebo složili.
    7. Výměna, jednou: jedna až čtyři karty, nebo žádná.
    8. Druhé sázení podle stejných pravidel.
    9. Showdown. Ukazují všichni, kdo jsou ve hře; hráč, jehož vkladem sázení skončilo, ukazuje poslední. Zbývá-li jen jeden, bere bank a ukazovat nemusí.

    ## Nikdo neotevře, nikdo nevsadí
    - V prvním sázení nikdo neotevře: vklady zůstávají v banku, karty se zamíchají a rozdává další hráč po směru hodinových ručiček.
    - Ve druhém sázení nikdo nevsadí: nové rozdání a bank zůstává. Kdo složil, smí se vrátit, když doplatí, co mu k vyrovnání chybí.

    ## Talon dojde
    U sedmi hráčů se rozdá 35 karet a zbývá 17. Je-li potřeba víc, zamíchají se dosud odložené karty, sejme hráč po levici rozdávajícího a výměna pokračuje z tohoto druhého talonu.

    ## Ohlášení rukou
    Někde se ruce místo ukázání ohlašují, s vlastními pravidly pro ověření. V turnaji mluví karty.

guide-polish-draw-32 = Polský draw, 32 karet
guide-polish-draw-32-body =
    Tatáž hra bez karet nižších než 7: osm hodnot od 7 po eso, oblíbená v Polsku. Platí všechno z Polského drawu, 52 karet; rozdíly jsou zde.

    ## Otevírací pár
    K otevření potřebuje hráč pár králů nebo lepší ruku. Nechá si ji do konce a ukáže ji. Pár královen neotevírá.

    | Ruka | Smí otevřít |
    | `Kh Kd 9s 8c 7h` | Ano |
    | `8h 8d 7s 7c Ad` | Ano, dva páry jsou lepší |
    | `Qh Qd As Jc 9h` | Ne |

    ## Pořadí
    Flush je tu vzácnější než full house. Pravidla to zohledňují jen po výměně: tehdy flush vyhrává.

    | Ruka | Příklad | Možností ve 32 kartách |
    | Postupka v barvě | `Ah Kh Qh Jh Th` | 16 |
    | Čtveřice | `9s 9h 9d 9c Ad` | 224 |
    | Flush | `As Qs Ts 9s 7s` | 208 |
    | Full house | `8s 8h 8d Kc Ks` | 1 344 |
    | Postupka | `Jd Ts 9h 8c 7d` | 4 080 |
    | Trojice | `Js Jh Jd 9c 7s` | 10 752 |
    | Dva páry | `Qh Qd 9s 9c 7d` | 24 192 |
    | Pár | `As Ad Kh Tc 8d` | 107 520 |
    | Bez páru | `Ks Jd Th 8c 7s` | 53 040 |

    Tabulka ukazuje pořadí po výměně. Nejnižší postupka je ke klukovi. Zda je postupka eso, 7, 8, 9, deset, pravidla neříkají; zeptejte se herny před prvním rozdáním.

    ## Kolik hráčů
    Pět hráčů nechává na výměnu 7 karet, šest nechává 2. Při šesti je druhý talon potřeba skoro v každém rozdání.

guide-polish-holdem = Polský Texas Hold'em
guide-polish-holdem-body =
    Hold'em podle polských pravidel: 2 až 10 hráčů, 52 karet, dvě karty do ruky, flop, turn, river. Full house je nad flushem jako všude; změna po výměně se týká jen drawu.

    ## Co se liší
    - Před flopem začíná místo nalevo od big blindu: složit, dorovnat, nebo navýšit. Checkovat nesmí nikdo, protože blindy jsou první sázka, ne ante. Option big blindu se nezmiňuje; hrajte ho jako všude.
    - V prvním kole má každý hráč jedno dorovnání a tři navýšení.
    - Potom smějí všichni checkovat, složit, dorovnat i navýšit.
    - Rozdávající se mění v každém rozdání a označuje ho žeton; bližší místo vkládá small blind, další big blind.

    ## Showdown
    Nejlepších pět ze dvou vlastních a pěti společných karet. Stejné ruce se dělí rovným dílem.

guide-polish-omaha = Polská Omaha
guide-polish-omaha-body =
    Omaha podle polských pravidel: 2 až 10 hráčů s dostatkem žetonů na blindy a sázení, každému čtyři karty, právě dvě z ruky se třemi z boardu.

    - První kolo: jako v Polském Texas Hold'em, nikdo necheckuje, každý hráč jedno dorovnání a tři navýšení.
    - Ostatní kola jsou jako v hold'emu: flop, turn, river, každé se svým sázením.
    - Stejné ruce se dělí rovným dílem.
    - Full house je nad flushem.

    Příklad: `Ad Kd Qs 9c` na boardu `Jd 8d 3d Tc 2h` je flush k esu, `Ad Kd Jd 8d 3d`.

guide-polish-omaha-hi-lo = Polská Omaha Hi-Lo
guide-polish-omaha-hi-lo-body =
    Polovina banku nejvyšší ruce, polovina nejnižší. Na každou polovinu se použijí dvě karty z ruky a tři z boardu; mohou se lišit a jeden hráč smí vyhrát obě.

    ## Co je nízká ruka
    - Žádná karta vyšší než 8, žádný pár a žádná vyšší kombinace. Eso se počítá jako 1.
    - Doslova to z nízké ruky vylučuje i postupky a flushe, s jedinou výjimkou: 5-4-3-2-A je nejlepší nízká ruka a postupka pro vysokou. Jiné knihy postupky a flushe připouštějí. Před hrou řekněte, co platí.
    - Bez tří karet do 8 na boardu nemá nízkou ruku nikdo a všechno bere vysoká.

    | Nízká ruka | Doslova | Jiné knihy |
    | `5h 4c 3d 2s Ac` | Nejlepší nízká | Nejlepší nízká |
    | `8h 7c 6d 5s 4c` | Postupka, nízká není | Nízká |
    | `8h 6h 4h 2h Ah` | Flush, nízká není | Nízká |

    ## Porovnání
    Vyhrává nejnižší nejvyšší karta, potom další.

    | Případ | První | Druhá | Lepší nízká |
    | 1 | `8s 6d 4c 2h As` | `7s 6h 4d 3c 2s` | Druhá |
    | 2 | `8s 6d 4c 2h As` | `8d 7c 4h 3s Ad` | První |
    | 3 | `8s 6d 4c 2h As` | `8d 6c 3h 2s Ad` | Druhá |
    | 4 | `8s 7d 6c 4h 2s` | `8d 7c 6h 5s 3d` | První |
    | 5 | `8s 6d 5c 4h 2s` | `8d 6c 5h 4s Ad` | Druhá |

    ## Sázení
    Jako v Polské Omaze. Postupky jako 8-7-6-5-4 jsou pro vysokou ruku stále postupkami.

## Against the house

guide-ultimate-texas-holdem = Ultimate Texas Hold'em
guide-ultimate-texas-holdem-body =
    Kasinová hra proti herně, ne mezi hráči. Každý hráč hraje se svými dvěma kartami a boardem proti dvěma kartám dealera a témuž boardu.

    ## Vklady
    - Ante a Blind: stejné vklady, před rozdáním karet.
    - Trips: zvláštní vklad, před rozdáním karet, vyplácí se podle vlastní ruky hráče.
    - Play: jedno navýšení v rozdání, čím dříve, tím větší.

    ## Průběh
    1. Vkládá se Ante a Blind, na přání Trips.
    2. Každému dvě karty, po směru hodinových ručiček, i dealerovi. Hráči je neukazují a neprobírají.
    3. První rozhodnutí: check, nebo Play za tři či čtyři Ante.
    4. Spálit, tři karty na board.
    5. Druhé rozhodnutí, pokud Play ještě není: check, nebo Play za dvě Ante.
    6. Spálit, poslední dvě karty společně.
    7. Třetí rozhodnutí, pokud Play ještě není: fold, nebo Play za jedno Ante. Potom se otočí karty dealera.

    | Karty na boardu | Play |
    | Žádné | 3 nebo 4 Ante |
    | Tři | 2 Ante |
    | Pět | 1 Ante |

    ## Vyúčtování
    Od posledního boxu ve hře, zprava doleva. Dealer otočí karty hráče a oznámí nejlepších pět ze sedmi. Kickery jsou z ruky nebo z boardu.
    Dealer se kvalifikuje s párem a lepší rukou.

    | | Ante | Play | Blind |
    | Lepší hráč, dealer se kvalifikuje | 1:1 | 1:1 | Tabulka výplat s postupkou a lepší rukou, jinak zpět |
    | Lepší hráč, dealer se nekvalifikuje | Zpět | 1:1 | Stejně |
    | Lepší dealer, kvalifikuje se | Prohra | Prohra | Prohra |
    | Lepší dealer, nekvalifikuje se | Zpět | Prohra | Prohra |
    | Shoda | Zpět | Zpět | Zpět |
    | Fold | Prohra | Není | Prohra |

    Trips se vyúčtuje jen podle ruky hráče, bez ohledu na to, co má dealer. Pod trojicí prohrává. Co se s ním stane po foldu, pravidla neříkají; herna to určí předem.

    ## Co vyplácí Trips
    | Ruka | Trips |
    | Královská barva | 50:1 |
    | Postupka v barvě | 40:1 |
    | Čtveřice | 30:1 |
    | Full house | 8:1 |
    | Flush | 6:1 |
    | Postupka | 5:1 |
    | Trojice | 3:1 |

    Některá kasina místo toho vyplácejí flush 7:1 a postupku 4:1. Platí výplatní tabulka vyvěšená u hry.

    ## Co při výhře vyplácí Blind
    | Ruka | Blind |
    | Královská barva | 500:1 |
    | Postupka v barvě | 50:1 |
    | Čtveřice | 10:1 |
    | Full house | 3:1 |
    | Flush | 3:2 |
    | Postupka | 1:1 |

    ## Příklady s Ante 10 a Blind 10
    | Play | Trips | Co se stane | Výsledek |
    | 40 | 5 | Full house poráží dva páry | 10 + 40 + 30 + 40 = 120 |
    | 20 | 0 | Flush poráží pár | 10 + 20 + 15 = 45 |
    | 10 | 0 | Postupka poráží trojici | 10 + 10 + 10 = 30 |
    | 40 | 0 | Pár poráží dealera bez páru | 0 + 40 + 0 = 40 |
    | 10 | 5 | Dealer bez páru vyhrává vysokou kartou | 0 − 10 − 10 − 5 = −25 |
    | 10 | 5 | Oba hrají postupku z boardu | 0 + 0 + 0 + 25 = 25 |
    | 40 | 5 | Flush prohrává s full house | −10 − 40 − 10 + 30 = −30 |
    | 40 | 10 | Královská barva poráží pár | 10 + 40 + 5 000 + 500 = 5 550 |
    | Není | 0 | Fold po riveru | −10 − 10 = −20 |

    Flush vyplácí na Blind 3:2: při vkladu 5 je to 7,50. Co s polovinou, pravidla neříkají; vyplaťte ji přesně, nebo zaokrouhlete dolů na nejmenší žeton herny.

## Where the names of starting hands come from

slang-airline = Písmena letecké společnosti
slang-two-aces = Dvě esa na ruce
slang-pretty = Slangově hezká mladá žena
slang-king-and-queen = Král a dáma
slang-detective = Detektiv z televize
slang-hook = „Hook“ (hák) je i léčka
slang-jack-ace = „Jack“ a „ace“ čtené dohromady
slang-band = Hudební skupina
slang-coins = Desetníky, mince po deseti centech
slang-two-titles = Vyhrál s ním dvakrát mistrovství světa
slang-nine-nein = Hrubá slovní hříčka s „nine“ a „nein“
slang-bananas = Spíš v Montaně porostou banány
slang-shape-8 = Tvar osmičky
slang-shape-88 = Tvar dvou osmiček
slang-shape-77 = Tvar dvou sedmiček
slang-highway = Dálnice
slang-sexual = Sexuální narážka
slang-miles = 55 mil za hodinu
slang-pistol = Pistole
slang-outlaw = Psanec, prý zastřelený pětačtyřicítkou
slang-crab = Otočená trojka vypadá jako krab
slang-duck = Dvojka tak vypadá
