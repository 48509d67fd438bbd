# Structures and payouts as files that somebody hands on.

handed-on-not-taken = Nic se neimportovalo ze souboru { $file }
page-prizes-in = Výhry v měně { $currency }
terminal-export-format = Název „{ $file }“ nekončí na csv, json, html ani ron; uveďte formát pomocí --format
handed-on-unreadable = Soubor nelze přečíst ({ $source })
handed-on-csv-empty = Tento soubor je prázdný
handed-on-csv-not-text = Toto není textový soubor; nejprve tabulku uložte jako CSV
handed-on-csv-no-titles = První řádek neuvádí, co je ve sloupcích; napište nad ně nadpisy, např. level, small blind, big blind, minutes; nebo place a percent
handed-on-csv-no-name-column = První řádek neuvádí, co je ve sloupcích
handed-on-no-columns = Žádný použitelný sloupec: struktura potřebuje blindy nebo sázky; výplaty umístění a procento, podíl nebo částku; výsledky umístění a jména; žetony hodnoty
handed-on-chip-numbers = Které číslo je hodnota? Napište před každou hodnotu T, např. T25 zelený 100
handed-on-unpayable = Tyto výplaty nic nerozdělují, nebo dávají za horší umístění víc než za lepší
handed-on-amounts-off = Částky dávají dohromady { $sum } a prizepool { $pool } by se takto nerozdělil; místo částek uveďte procenta, nebo opravte částky, zaokrouhlení či nejnižší výhru
handed-on-proportion = Prizepool zatím není znám, částky se tedy berou jako poměr, ve kterém se rozdělí

handed-on-column-twice = sloupec { $first } obsahuje totéž; jeden z nich vynechte
handed-on-too-few-cells = řádek má jen { $cells ->
    [one] 1 pole
    [few] { $cells } pole
   *[other] { $cells } polí
}, nadpisů je { $titles }; doplňte, co chybí, nebo aspoň oddělovače
handed-on-too-many-cells = nad tímto polem není nadpis; doplňte jej, nebo pole vynechte
handed-on-unclosed = uvozovka není uzavřena
handed-on-not-a-number = „{ $found }“ není celé číslo; pište číslice, např. 1500 nebo 1 500
handed-on-not-a-time = „{ $found }“ není časová délka; pište minuty, např. 20 nebo 7.5 nebo 20:00
handed-on-time-missing = chybí délka; napište ji do sloupce „minutes“
handed-on-not-a-game = „{ $found }“ není známá hra; pište např. holdem, omaha, limit holdem nebo stud 7
handed-on-not-yes-or-no = „{ $found }“ není ani yes, ani no
handed-on-not-a-side = „{ $found }“ neříká, kdo vkládá ante; napište player nebo big blind
handed-on-not-blinds = „{ $found }“ nejsou dva blindy; pište je jako 100/200, s ante jako 100/200/200
handed-on-blinds-missing = je třeba small blind a big blind, nebo samotné ante
handed-on-stakes-mixed = toto k sobě nepatří; úroveň má blindy a ante, nebo blindy a dvě sázky, nebo bring-in a dvě sázky
handed-on-break-with-stakes = přestávka nemá blindy; odstraňte je, nebo z ní udělejte úroveň
handed-on-level-out-of-turn = je zde úroveň { $found }, ale na řadě je úroveň { $expected }
handed-on-place-missing = chybí umístění
handed-on-not-a-place = „{ $found }“ není umístění; pište 4, nebo 4-6, má-li to každé z nich
handed-on-part-of-one = „{ $found }“ není celý počet žetonů; pište všechny blindy a ante stokrát větší
handed-on-no-place-of-theirs = „{ $found }“ není umístění; potřebuje ho každý, kdo hrál, poslední může sdílet víc hráčů, a kdo nehrál, do seznamu nepatří
handed-on-place-out-of-turn = je zde { $found }. místo, ale na řadě je { $expected }. místo
handed-on-places-shared = { $lines ->
    [one] místa { $from } až { $to } mají jen jeden řádek; každému hráči dejte vlastní řádek
    [few] místa { $from } až { $to } mají { $lines } řádky; každému hráči dejte vlastní řádek
   *[other] místa { $from } až { $to } mají { $lines } řádků; každému hráči dejte vlastní řádek
}
handed-on-points-in-doubt = „{ $found }“ může znamenat { $whole }, nebo { $fraction } bodu; napište jedno z toho
handed-on-share-missing = chybí, co je za toto umístění
handed-on-not-a-percent = „{ $found }“ není procento; pište např. 12.5
handed-on-not-a-share = „{ $found }“ nemůže být výhra; pište např. 1500
handed-on-rises = je to víc než za předchozí umístění
handed-on-not-a-hundred = procenta pro tento počet hráčů dávají { $percent } místo 100
handed-on-entries-fall = menší počet hráčů patří na začátek
handed-on-not-a-name = „{ $found }“ není jméno; nemá písmena, nebo jich má příliš mnoho
handed-on-not-a-member = „{ $found }“ není členské číslo; je příliš dlouhé
handed-on-not-points = „{ $found }“ není počet bodů; pište např. 12.5
handed-on-nobody-won = na 1. místě je několik hráčů; někdo musel vyhrát, dejte tedy ostatním 2. místo
handed-on-prize-rises = tato výhra je vyšší než za předchozí umístění; jak se dělilo podle dohody, seznam neukáže, výhry tedy vynechte
handed-on-too-many-stages = struktura má nejvýše { $most } úrovní a přestávek
handed-on-too-many-places = umístění může být nejvýše { $most }

# Seznamy, které lze číst dvěma způsoby, nebo jimi nejsou.
handed-on-not-a-stage = „{ $found }“ není ani level, ani přestávka; pište třeba 3. 100/200 (200) 20 min
handed-on-column-unknown = Sloupec „{ $title }“ nemůže obsahovat „{ $meaning }“; pojmenujte ho obvyklým nadpisem, třeba level, small blind, big blind ante, sekundy; místo, procenta, výhra
handed-on-ask-letters = Text souboru lze číst několika způsoby: { $ways }
handed-on-ask-ante = Některá ante ve sloupci „{ $title }“ se rovnají big blindu: platí je hráč na big blindu, nebo každý hráč?
handed-on-ask-length = „{ $first }“ ve sloupci „{ $title }“ mohou být minuty, sekundy i hodiny
handed-on-ask-clock = „{ $first }“ ve sloupci „{ $title }“ mohou být minuty a sekundy, nebo hodiny a minuty
handed-on-no-list-tournament = Tohle je turnaj programu Floorman, ne seznam
handed-on-no-list-people = Tohle je soubor lidí nebo jiná databáze, ne seznam; seznam z ní udělá floorman people export
handed-on-no-list-tournament-director = Tohle je turnaj uložený v The Tournament Director, ne seznam; čte ho floorman import
handed-on-no-list-pdf = Tohle je PDF, ne seznam; zkopírujte jeho text do souboru
handed-on-no-list-packed = Tohle je zabalený soubor, ne tabulka, kterou lze číst
handed-on-no-list-locked = Tahle tabulka má heslo; uložte ji bez hesla, nebo jako CSV
handed-on-no-list-picture = Tohle je obrázek, ne seznam
list-note-column-unread = Sloupec „{ $title }“ se nečte
list-note-line-unread = Řádek { $line } se nečte: { $text }
list-note-ante-of-big-blind = Ante stejně velké jako big blind se bere jako big blind ante
list-note-levels-from = Levely v seznamu začínají číslem { $first }; tady je první level 1
list-note-usual-length = Seznam neříká, jak dlouho levely trvají; trvají { $minutes } minut, jako většina předtím
list-note-seconds = „{ $title }“ se bere jako sekundy
list-note-hours = „{ $title }“ se bere jako hodiny
list-note-marks = Ze jmen se odebralo: { $marks }
terminal-entry-twice = Řádek { $line }: { $name } už je na řádku { $first }
terminal-entry-twice-hint = Nic nevzniklo; rozhodněte pomocí --same-names: add pro několik lidí, skip pro jednoho
list-note-name-turned = „{ $written }“ se čte jako { $name }
handed-on-ask-rising = Časy ve sloupci „{ $title }“ řádek od řádku rostou: mohou to být začátky levelů, nebo jejich délky
list-note-usual-break = Řádek { $line } neuvádí, jak dlouho přestávka trvá; použije se 15 minut
handed-on-ask-sheet = Může jít o několik listů nebo tabulek: { $names }
handed-on-say = { $question } (odpovězte pomocí { $ways })
handed-on-sheet-unknown = List ani tabulka „{ $name }“ neexistuje; k dispozici: { $known }
list-note-sheet-unread = List nebo tabulka „{ $name }“ se nečte
list-note-file-unread = „{ $file }“ nejde přečíst, a vynechá se
list-note-nameless = { $players ->
    [one] Jeden hráč beze jména se vynechá
    [few] { $players } hráči beze jmen se vynechají
   *[other] { $players } hráčů beze jmen se vynechá
}
list-note-names-beside = Každé jméno na řádku se bere jako jeden hráč. Jsou-li to příjmení a jméno, dejte nad sloupce nadpisy
list-note-players-of = Tohle jsou hráči turnaje „{ $event }“
list-note-name-twice = Řádek { $line }: { $name } je i na řádku { $first }; počítají se jako dva lidé
handed-on-not-a-color = „{ $found }“ není známá barva; napište obvyklou, třeba zelená, nebo #247c48
handed-on-value-twice = tato hodnota je už na řádku { $first }
handed-on-ask-days = „{ $first }“ ve sloupci „{ $title }“ může mít první den, nebo měsíc
list-note-name-in-doubt = Řádek { $line }: „{ $name }“ se bere jako jeden hráč ({ $why })
list-note-name-left-out = Řádek { $line }: „{ $name }“ se vynechá ({ $why })
