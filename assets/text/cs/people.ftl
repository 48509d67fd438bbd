# The people of the house: the file that all events share, and what is done in it from the terminal.

## Columns

column-id = Id
column-nickname = Přezdívka
column-number = Číslo
column-card = Karta
column-email = E-mail
column-phone = Telefon
column-birthday = Narozeniny
column-may-play = Smí hrát
column-why-not = Proč ne
column-not-until = Zákaz do
column-needs = Zvláštní potřeby
column-fee = Členský příspěvek
column-fee-until = Zaplaceno do
column-notes = Poznámky
column-picture = Fotka
column-former = Najde se i pod
column-merged = Sloučená id
column-stands = Stav
column-did = Co následovalo
column-likeness = Shoda

value-paid = zaplaceno
value-due = dluh
value-now = nyní
value-before = předtím
value-added = přidáno
value-changed = změněno
value-merged = sloučeno
value-imported = importováno
value-name-and-birthday = stejné jméno a narozeniny
value-same-name = stejné jméno
value-turned-name = jména přehozená
value-birthday-and-near-name = stejné narozeniny, téměř stejné jméno
value-name-alone = stejné jméno, jiné narozeniny

## What was done

people-named = { $name } (id { $id })
people-added = Přidáno: { $person }
people-set = Změněno: { $person }
people-as-before = Beze změny: { $person }
people-namesakes =
    { $count ->
        [one] Stejné jméno už tu bylo
        [few] Stejné jméno už tu bylo { $count }krát
       *[other] Stejné jméno už tu bylo { $count }krát
    }: { $people }; je-li to týž člověk, slučte je: floorman people merge id:{ $first } id:{ $id }
people-merged = Sloučeno, zůstává: { $person }
people-lost = Vynecháno, protože už byl znám jiný údaj: { $field } { $value }
people-deleted =
    Smazáno se všemi uloženými údaji; ve výsledcích jinde zůstává { $count ->
        [one] hráč { $ids }
        [few] hráč { $ids }
       *[other] hráč { $ids }
    }
people-imported =
    { $added ->
        [one] Přidán { $added } člověk
        [few] Přidáni { $added } lidé
       *[other] Přidáno { $added } lidí
    }, změněno: { $changed }, beze změny: { $unchanged }, vynecháno: { $skipped }
people-not-read =
    { $count ->
        [one] Jeden sloupec se nečte
        [few] { $count } sloupce se nečtou
       *[other] { $count } sloupců se nečte
    }: { $titles }
people-undid =
    { $kind ->
        [add] Vzato zpět přidání
        [set] Vzata zpět změna
        [merge] Vzato zpět sloučení
        [import] Vzat zpět import seznamu
       *[other] Vzato zpět
    }, { $at }{ $by ->
        [none] {""}
       *[other] , { $by }
    }; { $people ->
        [one] jeden člověk je zase jako předtím
        [few] { $people } lidé jsou zase jako předtím
       *[other] { $people } lidí je zase jako předtím
    }
people-picture-written = Fotka je v souboru { $file }
people-no-picture = { $person } nemá fotku
people-may-not-play =
    { $name } nesmí hrát{ $until ->
        [none] {""}
       *[other] , zákaz do { $until }
    }{ $has_why ->
        [none] {""}
       *[other] : { $why }
    }
    .hint = Přesto zaregistrovat lze pomocí --although-barred
people-needs = { $name } potřebuje: { $what }
people-fee-due = Členství zaplaceno do { $what }: { $name }
people-entered =
    { $count ->
        [one] Registrace
        [few] Registrace ({ $count })
       *[other] Registrace ({ $count })
    }: { $people }
people-nothing-said = Není uvedeno, co změnit
    .hint = Uveďte to, např. --phone nebo --notes; vše vypíše floorman people set --help

## What is in the way

people-no-home = Tento počítač nemá složku pro data uživatele
    .hint = Uveďte soubor lidí pomocí --people FILE
people-missing = Soubor lidí zatím neexistuje
    .hint = Vznikne přidáním nebo importem: floorman people add, floorman people import
people-unopened = Soubor lidí nelze otevřít ({ $source })
    .hint = Napravte to, nebo uveďte jiný soubor pomocí --people FILE
people-locked = Do souboru lidí zapisuje jiný program a nekončí
    .hint = Počkejte, až skončí, nebo jej zavřete, a zkuste to znovu
people-damaged = Soubor lidí je poškozený
    .hint = Nahraďte jej kopií ze zálohy; nic se do něj nezapsalo
people-newer = Tento soubor lidí vytvořila novější verze programu Floorman (verze { $found }; tato zná { $known })
    .hint = Použijte novější verzi
people-not-people = Toto není soubor lidí
    .hint = Uveďte jiný soubor pomocí --people FILE
people-other-tables = Tabulky v tomto souboru lidí změnil jiný program
    .hint = Nahraďte jej kopií ze zálohy
people-read-only = Soubor lidí lze odtud jen číst
    .hint = Povolte zápis do něj a do jeho složky, nebo uveďte jiný soubor pomocí --people FILE
people-disk-full = Disk je plný; nic se nezměnilo
    .hint = Uvolněte místo a zkuste to znovu
people-failed = Soubor lidí nelze použít ({ $source })
    .hint = Zkontrolujte disk, na kterém je, a zkuste to znovu
people-nobody = Nikdo takový se nenašel: „{ $asked }“
    .hint = { $count ->
        [0] Hledejte pomocí: floorman people list WORDS
       *[other] Podobná jména: { $near }
    }
people-gone = Id { $id } už nikdo nemá
    .hint = Údaje tohoto člověka byly smazány; ve výsledcích jinde zůstává hráč { $id }
people-several = Dotazu „{ $asked }“ odpovídá víc lidí: { $people }
    .hint = Upřesněte: id:17 pro id, number:17 pro číslo nebo kartu
people-taken = „{ $code }“ má: { $by }
    .hint = Použijte jiné číslo, nebo oba slučte, je-li to týž člověk
people-value = { $field }: { $what }
    .hint = Nic se nezměnilo
people-same = Je to už týž člověk
    .hint = Uveďte dva různé lidi
people-nothing-to-undo = Není co vzít zpět
    .hint = Smazání vzít zpět nelze a pamatuje se jen posledních sto operací
people-picture-other-kind = Toto není ani PNG, ani JPEG
people-picture-too-large = Fotka je větší než { $most } kB; zmenšete ji
people-picture-unreadable = Fotku nelze přečíst ({ $source })

people-unfit-name-missing = jméno je povinné
people-unfit-too-long = znaků je { $letters }, povoleno je nejvýše { $most }
people-unfit-over-lines = napište to na jeden řádek
people-unfit-signs = jsou v tom neviditelné znaky; napište to znovu
people-unfit-not-a-day = toto není datum; pište např. 1980-04-03 nebo 3.4.1980
people-unfit-not-an-address = toto není e-mailová adresa; pište např. ana@example.org
people-unfit-not-a-phone = toto není telefonní číslo; nemá číslice
people-unfit-not-yes-or-no = napište yes nebo no

people-list-column-twice = sloupec { $first } obsahuje totéž; jeden z nich vynechte
people-list-no-names = v žádném sloupci nejsou jména, čísla ani id
people-list-too-few-cells = řádek má jen { $cells ->
    [one] 1 pole
    [few] { $cells } pole
   *[other] { $cells } polí
}, nadpisů je { $titles }; doplňte, co chybí, nebo aspoň oddělovače
people-list-too-many-cells = nad tímto polem není nadpis; doplňte jej, nebo pole vynechte
people-list-unclosed = pole přesahuje na další řádky; uzavřete uvozovku
people-list-name-missing = chybí jméno; doplňte je, nebo řádek vynechte
people-list-unfit = „{ $found }“: { $what }
people-list-not-an-id = „{ $found }“ není id; pro nového člověka nechte pole prázdné
people-list-may-play-and-not = smí hrát, a přesto je zde uvedeno, proč nebo do kdy ne; jedno vynechte
people-imported-from-elsewhere = Čísla id v seznamu patří jinému souboru, podle id se proto nikdo nepřiřadil
people-list-id-unknown = id { $id } nikdo nemá; pro nového člověka nechte pole prázdné
people-list-two-people = toto má { $other }, ale id { $id } má někdo jiný; jedno z toho opravte
people-list-other-name = „{ $code }“ má { $other }; opravte číslo nebo jméno
people-list-code-twice = „{ $code }“ už je na řádku { $first }; jedno z toho opravte
people-list-person-twice = člověk s id { $id } už je na řádku { $first }; jeden vynechte
people-list-namesake = toto jméno má { $other }; napište id do sloupce „id“, nebo pro všechny takové řádky uveďte: --same-names add nebo skip
people-list-namesake-above = toto jméno už je na řádku { $first }; jedno vynechte, nebo pro všechny takové řádky uveďte: --same-names add nebo skip
people-list-more = a ještě { $count }
people-list-nothing-done = Z tohoto seznamu se nic neimportovalo

## In the window

people-search = Hledat lidi
    .tip = Jméno, přezdívka, číslo nebo karta
people-found =
    { $people ->
        [one] 1 člověk
        [few] { $people } lidé
       *[other] { $people } lidí
    }
people-found-cut = Prvních { $people }; zadejte víc písmen
people-which-all = Všichni
people-which-alike = Možné duplicity
people-which-fee = Dlužný příspěvek
people-which-barred = Nesmí hrát
people-add = Přidat člověka…
people-add-do = Přidat
people-change = Změnit…
people-change-do = Uložit
people-unchanged = Zatím se nic nezměnilo
people-more = Více
    .tip = Import a export seznamů, vzetí poslední změny zpět
people-import = Importovat seznam…
people-import-hint = Seznam nebo tabulka z jakéhokoli programu, turnaj, nebo turnaj uložený v The Tournament Director či jejich složka: importuje se vše, nebo nic. Lze vzít zpět.
people-import-names = Jména, která už v seznamu jsou, bez čísla, které by určilo, o koho jde
people-import-ask = Nic neimportovat a vypsat je
people-import-add = Jsou to jiní lidé: přidat je
people-import-skip = Jsou to titíž lidé: vynechat je
people-import-do = Importovat
people-export = Exportovat všechny…
people-export-name = people.csv
people-exported =
    { $people ->
        [one] Uložen 1 člověk
        [few] Uloženi { $people } lidé
       *[other] Uloženo { $people } lidí
    }: { $file }
people-undo = Vzít zpět poslední změnu
people-none = Zatím zde nikdo není
    .hint = Lidé se zde i při registraci hledají podle části jména, podle čísla, nebo kartou přiloženou ke čtečce
people-none-found = Nikdo takové jméno ani číslo nemá
    .hint = Stačí dvě nebo tři písmena z každého jména
people-none-alike = Žádné možné duplicity
    .hint = Zde jsou lidé se stejným jménem, nebo se stejným datem narození a téměř stejným jménem
people-none-fee = Nikdo nedluží členský příspěvek
    .hint = Poslední zaplacený den je v poli „Zaplaceno do“
people-none-barred = Všichni smějí hrát
    .hint = Registruje-li se někdo, kdo hrát nesmí, program na to upozorní
people-show-all = Zobrazit všechny
people-same-name = Stejné jméno: { $people }
people-picture-of = Fotka: { $name }
people-picture-spoilt = Tuto fotku nelze zobrazit; zvolte jinou
people-picture-choose = Fotka…
people-picture-drop = Odebrat fotku
people-enter = Zaregistrovat do tohoto turnaje
people-enter-barred = Přesto zaregistrovat
people-show-player = Hraje zde: zobrazit
people-merge = Sloučit…
people-merge-hint = Pro člověka, který je v seznamu dvakrát. Lze vzít zpět.
people-merge-keep = Zůstává
people-merge-other = Připojí se k němu, s číslem a kartou
people-merge-find = Druhý člověk
people-merge-do = Sloučit
people-merge-turn = Prohodit
people-erase = Smazat…
people-erase-what = Smažou se všechny uložené údaje: { $person }, i to, co je potřeba pro vzetí změn zpět. Výsledky zůstanou, a pokud nic jiného neurčuje, o koho šlo, jako hráč { $id }. Smazání nelze vzít zpět.
people-erase-do = Smazat natrvalo
people-erase-keep = Ponechat
people-id = Id { $id }
people-field = { $field } { $value }
people-earlier = Uloženo, aby to šlo vzít zpět
people-earlier-line =
    { $kind ->
        [add] Přidáno
        [set] Před změnou
        [merge] Před sloučením
        [import] Před importem
       *[other] Předtím
    }, { $at }{ $by ->
        [none] {""}
       *[other] , { $by }
    }
people-may = Smí hrát
people-may-not = Nesmí hrát
people-hint-birthday = 1980-04-03
people-hint-not-until = 2026-12-31, prázdné pole: natrvalo
people-hint-fee-until = 2026-12-31
nav-people = Lidé
start-people = Lidé…
    .tip = Všichni, které tato herna zná, s čísly a kartami
path-hint-picture = PNG nebo JPEG nejvýše 1 MB
setup-people = Soubor lidí
    .tip = Lidé v něm uložení se najdou při registraci, i z jiných počítačů, které používají týž soubor. Prázdné pole: soubor na tomto počítači.
setup-people-hint = /srv/club/people.sqlite
setup-people-keep = Použít tento soubor
setup-people-same = Tento soubor se používá
register-house = V herně
register-person = Zaregistrovat: { $person }
register-as-other = Někdo jiný téhož jména
register-barred = Přesto zaregistrovat
register-no-such-number = Číslo { $number } v herně nikdo nemá
    .hint = Přečtěte kartu znovu, nebo zadejte část jména
register-number-as-name = Je to jméno
people-history = Výsledky
people-history-read = Načíst turnaje
people-history-none = V načtených turnajích žádná účast
people-history-doubtful = Výsledky, u kterých je jen toto jméno, mohou patřit někomu jinému a jsou vynechány; přidělte číslo
people-history-sums =
    { $events ->
        [one] 1 turnaj
        [few] { $events } turnaje
       *[other] { $events } turnajů
    } · vítězství: { $wins } · { $cashes ->
        [one] 1 placené umístění
        [few] { $cashes } placená umístění
       *[other] { $cashes } placených umístění
    }, v řadě: { $streak } · { $best ->
        [0] zatím bez umístění
       *[other] nejlepší umístění { $best }, průměrné { $average }
    }
people-history-penalties =
    { $count ->
        [one] 1 trest
        [few] { $count } tresty
       *[other] { $count } trestů
    }
people-history-rulings =
    { $count ->
        [one] 1 rozhodnutí u místa hráče
        [few] { $count } rozhodnutí u místa hráče
       *[other] { $count } rozhodnutí u místa hráče
    }
people-history-out = Nejčastěji vyřazuje: { $names } ({ $times })
people-history-by = Vlastní vyřazení, nejčastěji žetony získává: { $names } ({ $times })
people-history-place = { $place }. / { $players }
people-history-no-place = – / { $players }
people-history-points = bodů: { $points }
people-history-busted-by = žetony získává: { $names }
