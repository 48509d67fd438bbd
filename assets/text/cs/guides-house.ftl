# Guides to the rules of houses: what each document has, and what surprises in it.

guide-house-rules-chips = Obecná pravidla herny: nákup a žetony
guide-house-rules-chips-body =
    Polský popis toho, co herny dělají ze zvyku, v cash game i v turnajích. Herna ho přebírá a mění, co chce.

    ## Nákup
    - První nákup je buy-in, každý další rebuy.
    - Žetony se kupují po skončení rozdání, nikdy během něj.
    - Horní mez je stonásobek největší sázky limitu, pokud herna nevyvěsí jiné číslo: 600 ve hře 3/6. Přineste stack, který ke hře patří.
    - Hráč, jehož stůl se rozpustil, se přesouvá přesně se žetony, které měl, i když je jich méně než nejnižší buy-in. Kdo mění stůl z vlastní vůle, přináší aspoň nejnižší buy-in nového stolu.

    ## Co hraje
    - Nejmenší žeton, který hraje, je nejmenší používaný pro ante, blindy nebo poplatek herny. Ve zvláštních hrách mohou žetony na poplatky zůstat mimo hru.
    - Menší žetony nehrají nikdy, ani na hromádce; vyměňte je mezi rozdáními.
    - All-in bere každý žeton, i malé.
    - Žeton odložený jako spropitné je pro svého majitele mimo hru.
    - Zaťukání na stůl v pořadí je check.

    ## Co překvapí
    - Horní mez sto největších sázek. Text je poškozený a mohl znamenat nejnižší buy-in; určete si vlastní číslo.
    - Přesun ke stolu: přesný stack jde s hráčem jen při nuceném přesunu.

    ## V turnaji
    Podle TDA nesmí rebuy stát rozdání a ohlášený rebuy hraje hned, i když je teprve na cestě (TDA 2011 pravidlo 24, TDA 2024 pravidlo 27). Žetony nikdy nepřecházejí od hráče k hráči.

guide-house-rules-betting = Obecná pravidla herny: sázení
guide-house-rules-betting-body =
    ## Kolik navýšení
    - Limit se třemi a více sázkovými koly: sázka a tři navýšení.
    - Limit se dvěma sázkovými koly, jako v drawu a lowballu: sázka a čtyři navýšení.
    - Se dvěma hráči bez stropu, pokud dva zbyli dřív, než ho bylo dosaženo. Jednou uzavřené sázky už nikdo znovu neotevírá.
    - No-limit: bez horní meze. Pot-limit: bank. Počet navýšení je v obou volný.
    - Checkovat a navýšit je dovoleno, kromě některých druhů lowballu.

    ## Částky
    - Vklad se musí aspoň rovnat sázce. Méně smí být jen all-in.
    - Limit: all-in za méně než polovinu sázky nic neotevírá; polovina a více se počítá jako celá sázka.
    - Jeden žeton velké hodnoty beze slova je call: žeton 25 ve hře 3/6 proti sázce 6 je call 6 a 19 se vrací.
    - Více žetonů, které jsou víc než sázka, je navýšení.

    ## Co je závazné
    - Co hráč v pořadí prohlásí, musí provést.
    - Žetony puštěné do banku tam zůstávají.
    - Všechny žetony vkladu jdou jedním pohybem. Kdo předem ohlásí částku nebo navýšení, smí žetony vložit po částech.
    - Žetony posunuté vpřed, na které jiný hráč reagoval, se musí doplnit na sázku. To platí v limitu.
    - Chybná částka se opravuje jen do konce sázkového kola.
    - Kdo neviděl navýšení, smí dorovnání vzít zpět, pokud za ním nikdo nejednal.

    ## Mimo pořadí
    - Prohlášení mimo pořadí je závazné, ledaže mezitím jedná hráč, který byl na řadě.
    - Kdo checkuje mimo pořadí, nesmí v tom kole už vsadit; smí dorovnat, nebo složit.
    - Dělat to úmyslně se netrpí.

    ## Upozornění na chybu
    Kdo vidí špatný počet žetonů nebo špatně přečteného vítěze, hned to řekne: hráči, dealer i přihlížející.

    ## Co překvapí oproti TDA
    | Případ | Obecná pravidla herny | TDA |
    | Více žetonů beze slova | Navýšení | Call, nebo doplněné navýšení: stačilo by na call i o žeton méně? Pak rozhoduje polovina |
    | Nepostřehnuté navýšení | Dorovnání lze vzít zpět | Hráč přijímá skutečnou částku |
    | Mimo pořadí | Uvolní ho jakákoli akce mezitím | Uvolní ho jen změna akce; fold je závazný vždy |
    | Navýšení mezi dvěma hráči | Bez stropu | Strop platí, dokud v turnaji nezbývají dva |
    | Upozornění na chybu | I přihlížející | Jen o vyložených rukách; do skrytých nikomu nic není |

guide-house-rules-showdown = Obecná pravidla herny: showdown
guide-house-rules-showdown-body =
    ## Pořadí
    1. V posledním kole někdo vsadil: první ukazuje, kdo naposledy vsadil nebo navýšil.
    2. Všichni checkovali nebo jsou all-in: hráč, který otevírá každé sázkové kolo, první živá ruka nalevo od buttonu.
    3. Kdo si myslí, že vyhrál, je vyzván, aby ukázal dřív, než je na řadě; šetří to čas.
    4. Hráči vedlejšího banku ukazují dříve a odděleně od těch, kdo jsou all-in jen o hlavní bank.

    ## Čtení
    - Dealer čte ruce a vyhlašuje vítěze. Rozhodují karty, ne to, co se řekne.
    - Nechte si karty, dokud není vyhlášen vítěz. Ruka, která se ztratí, je na riziko majitele.
    - Kdo si činí nárok na bank, ukáže karty.
    - Všechny poražené ruce se odklízejí před vyplacením banku.
    - Úmyslně nepravdivé ohlášení, po kterém někdo zahodí lepší ruku, může stát bank. Podle TDA stojí trest.

    ## Žádost o odkrytí karet
    O ukázání dorovnané ruky smí požádat každý, kdo dostal karty, i když už byla zahozená.

    | Kdo žádá | Co se s rukou stane |
    | Někdo jiný než vítěz | Ukáže se a zůstává mrtvá |
    | Vítěz | Obě ruce znovu žijí a lepší vyhrává |

    TDA stolu takové právo nedává: kdo karty zahodil, žádat nesmí. Podle TDA 2024 pravidla 18 smí hráč, který na riveru dorovnal a karty si nechal, vidět ruku, kterou dorovnal; všechno ostatní je na řediteli turnaje.

    ## Ukazování
    - Co se ukáže jednomu hráči u stolu, ukáže se všem.
    - Ukázat někomu, kdo v rozdání není, je dovoleno; ostatní to smějí vidět po rozdání.

    ## Co překvapí
    - Vítěz, který žádá o ukázání, může tím o bank přijít.
    - O bank s boardem se lze dělit bez ukázání, když to hráč ohlásí, než karty zahodí. TDA žádá všechny karty do ruky.

guide-house-rules-home = Domácí příručka
guide-house-rules-home-body =
    Česká příručka pro hru doma: hry, kombinace, rozdávání a chování, pro hostitele bez dealerů. Většina z ní je na stránkách o hrách a rozdávání. Zde je to, co určuje jinak a kde mlčí.

    ## Co určuje jinak
    | Případ | Domácí příručka | TDA |
    | Karta otočená při rozdávání | Ukáže se, je mimo rozdání, rozdává se dál | Misdeal u prvních dvou nebo u dvou karet |
    | Hráči chybí karta | Dostane další | Misdeal, než hra začne (TDA 2024) |
    | Button | Jde k dalšímu hráči | Mrtvý button |
    | Navýšení v limitu | Tři i se sázkou; domluvte se | Limit herny |
    | Zakryté karty | Na žádost se nikdy neukazují | Na řediteli, a na riveru právo (TDA 2024) |
    | Kdo ukazuje první | Kdo byl dorovnán | Stejně |
    | Složení karet bez sázky | Dovoleno | Závazné, lze trestat |
    | Půjčování žetonů | Možné, nedoporučuje se | Nikdy |
    | Odchod na placeném místě | Výhra za umístění, žetony se rozdělí | Takové pravidlo nemá |

    ## Co překvapí
    - Misdeal nezná: otočená nebo chybějící karta se napraví na místě a rozdává se dál.
    - V prvním kole drawu se necheckuje.
    - S esem, které si hráč nechá a podle zvyku ukáže, lze vyměnit čtyři karty.
    - Odkrytý pár ve studu: horní limit smí na čtvrté kartě vsadit jen jeho držitel.
    - Složené karty se ve studu nikdy nerozdávají znovu.
    - Rozhoduje nejlepších pět karet, i když jedna věta mluví o kickerech jen z ruky; její vlastní příklady používají board.
    - Královské barvy mohou být stejné, když leží na boardu; příručka říká, že ne.

    ## Kde mlčí
    Button při dvou hráčích, místa a přesuny, chybné částky, akce mimo pořadí, předčasné karty na boardu. V těchto případech tento program používá TDA 2011.

    ## Začátek domácí hry
    1. Domluvte se na hře, struktuře, blindech nebo ante a stropu navýšení.
    2. Domluvte se, zda a do kdy lze žetony dokupovat.
    3. Zkontrolujte balíček všem na očích, viz Balíček, míchání, snímání, pálení.
    4. Rozlosujte místa a button: nejvyšší karta, při shodě podle barvy.
    5. Řekněte, která pravidla platí, když tato kniha mlčí.

guide-house-rules-polish = Polská pravidla
guide-house-rules-polish-body =
    Pravidla drawu, Texas Hold'em, Omahy a Omahy Hi-Lo, jak se hrají v Polsku. Cílem je vyhrát bank, pěti kartami nebo dobrým sázením.

    ## Pořadí
    - Všechny barvy jsou si rovny; A K Q J T 9 a níž, eso i jako 1 v nejnižší postupce.
    - Vzácnější kombinace jsou vyšší. Pořadí odpovídá rozdání bez výměny; po výměně je flush nad full house.
    - Postupka v barvě (polsky poker) podle nejvyšší karty, od A-K-Q-J-T po 5-4-3-2-A; čtveřice; full house podle trojice; flush podle karet od nejvyšší; postupka podle nejvyšší karty; trojice; dva páry podle vyššího páru, nižšího páru a páté karty; pár a tři vedlejší karty; ruka bez páru podle všech pěti.

    ## Co překvapí
    | Případ | Polská pravidla | Jinde |
    | Flush a full house po výměně | Vyhrává flush | Vyhrává full house |
    | 32 karet | V drawu dovoleno, otevírá pár králů | Vždy 52 |
    | Check před otevřením v drawu | Dovolen | Domácí příručka: není možný |
    | Výměna | Jedna až čtyři | Tři, s esem čtyři |
    | Nikdo neotevře nebo nevsadí | Bank zůstává, nové rozdání, ostatní se smějí vrátit | Showdown |
    | Showdown v drawu | Kdo sázení ukončil, ukazuje poslední | Ten ukazuje první |
    | Ruce | Smějí se ohlašovat | Mluví karty |
    | Navýšení | I nad vlastní vklad | Jen nad cizí |
    | První kolo hold'emu | Každý jedno dorovnání a tři navýšení, bez checku | Big blind smí checkovat |
    | Nízká ruka v Omaze Hi-Lo | Bez postupek a flushů kromě 5-4-3-2-A | Nevadí |

    ## Kde mlčí
    Počet navýšení v drawu („domlouvá se limit“), nejnižší postupka ze 32 karet, button při dvou hráčích, chyby rozdávajícího. V těchto případech tento program používá TDA 2011 a na zbytek se ptá herny.
