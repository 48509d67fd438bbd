# What is said of files of other programs that are read.

import-done =
    { $people ->
        [one] 1 hráč
        [few] { $people } hráči
       *[other] { $people } hráčů
    }, { $acts ->
        [one] 1 úkon
        [few] { $acts } úkony
       *[other] { $acts } úkonů
    }: { $file }

import-folder-at = { $no } / { $of }: { $file }
import-folder-left =
    { $count ->
        [one] Neimportován 1 soubor
        [few] Neimportovány { $count } soubory
       *[other] Neimportováno { $count } souborů
    } (celkem { $of })
import-folder-list = Co vzniklo, je vypsáno v souboru { $list }; floorman import --undo s tímto seznamem to vezme zpět
import-undone =
    { $count ->
        [one] Import vzat zpět: 1 turnaj je teď ve složce
        [few] Import vzat zpět: { $count } turnaje jsou teď ve složce
       *[other] Import vzat zpět: { $count } turnajů je teď ve složce
    } { $folder }
import-undo-no-list = Seznam importu se nenašel
    .hint = Uveďte složku, do které se importovala jiná složka, nebo její seznam imported-1.txt; import jediného souboru vezmete zpět smazáním toho jednoho souboru
import-undo-failed = Import nelze vzít zpět ({ $source })
import-undo-line = Řádek { $line } do seznamu importu nepatří, nic se tedy nevzalo zpět
import-stays-changed = Zůstává, protože se od té doby změnilo: { $file }
import-stays-gone = Už tam není: { $file }
import-stays-in-use = Zůstává, protože soubor používá jiný program; zavřete jej tam a vezměte import zpět ještě jednou: { $file }
import-stays-unmoved = Zůstává, protože soubor nelze přesunout ({ $source }): { $file }
import-folder-empty = V této složce není žádný soubor z The Tournament Director
import-folder-unreadable = Složku nelze přečíst ({ $source })

# Why nothing was read.
import-unreadable = Soubor nelze přečíst ({ $source })
import-not-read = Nic se neimportovalo ze souboru { $file }
import-hint = Otevřete jej v The Tournament Director, opravte a znovu uložte
# $what: what is wrong there.
import-at = Řádek { $line }, sloupec { $column }: { $what }
# $field: as it is called in the file.
import-at-field = Řádek { $line }, sloupec { $column }, { $field }: { $what }
import-impossible = Řádek { $line }, sloupec { $column }: takto se to stát nemohlo ({ $what })
import-results-impossible = Řádek { $line }: takto se to stát nemohlo ({ $what })
import-results-made-up = Úrovně, místa, žetony ani platby v seznamu výsledků nejsou; v tomto turnaji jsou smyšlené
import-results-at-missing = Seznam výsledků neuvádí, kdy se hrálo; uveďte to pomocí --at, např. 2025-11-20T19:00:00+01:00
import-impossible-somewhere = Takto se tento turnaj odehrát nemohl ({ $what })

import-fault-file-too-large = soubor má víc než { $most } bajtů, tolik žádný uložený turnaj nemá
import-fault-cut-off = soubor zde končí uprostřed údaje
import-fault-unexpected = „{ $found }“ sem nepatří
import-fault-too-deep = do sebe je vloženo víc než { $most } údajů
import-fault-text-too-long = zde začíná text delší než { $most } bajtů
import-fault-too-many-values = hodnot je víc než { $most }
import-fault-number-odd = toto není číslo
import-fault-no-tournament = toto není turnaj uložený programem The Tournament Director 3
import-fault-missing = toto chybí
import-fault-wrong-kind = zde má být něco jiného
import-fault-not-known = toto není známo
import-fault-out-of-range = toto číslo zde není možné
import-fault-too-many = je jich víc než { $most }
import-fault-twice = totéž má i něco jiného
import-fault-too-early = toto je dřív než to, po čem následuje

# Names that go into the tournament.
import-price-entry = Vstup
import-price-re-entry = Re-entry
import-price-rebuy = Rebuy
import-price-add-on = Add-on
import-price-bounty = { $name } s bounty
import-fee = Rake
import-fee-of-several = Rake { $no }
import-fixed-rake = Rake z prizepoolu
import-kept-back = Nevyplaceno nikomu
import-nameless = Hráč { $no }
import-sold-all-the-same = Jako v importovaném souboru

import-more =
    { $count ->
        [one] A ještě 1
        [few] A ještě { $count }
       *[other] A ještě { $count }
    }
import-put-right = Jako v importovaném souboru

# What was left out, a line each.
import-odd = Vynecháno: { $what }
import-said-text-too-long = Vynecháno, protože je to příliš dlouhé: { $name }
import-said-formula-unreadable = Vynechán vzorec pro body: { $name }
import-said-points-for-hit = Body za vyřazení soupeře zatím nelze importovat: { $name }
import-said-put-right-left-out = Vynechány ručně opravené body nebo vyřazení na kontě: { $name }
import-said-hits-split =
    Kdo vyřadil hráče společně s někým, má celé vyřazení, soubor ho však dělí: { $count ->
        [one] 1 vyřazení
        [few] { $count } vyřazení
       *[other] { $count } vyřazení
    }
import-said-cash-adjusted =
    Ručně přidané nebo odebrané peníze zatím nelze importovat: { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
import-said-members-left-out =
    Vynecháno: { $count ->
        [one] 1 členské číslo, které nelze přečíst nebo které mají dva hráči
        [few] { $count } členská čísla, která nelze přečíst nebo která mají dva hráči
       *[other] { $count } členských čísel, která nelze přečíst nebo která mají dva hráči
    }
import-said-contacts =
    Kontakty ({ $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }) importuje „Importovat seznam…“ na obrazovce Lidé
import-said-chips-adjusted = Vynechána oprava žetonů ve hře: { $name }
import-said-bounties-unsold = Vynecháno: bounty, protože si je nikdo nekoupil
import-said-not-entered =
    Vynecháno: { $count ->
        [one] 1 hráč ze seznamu, který si nekoupil vstup
        [few] { $count } hráči ze seznamu, kteří si nekoupili vstup
       *[other] { $count } hráčů ze seznamu, kteří si nekoupili vstup
    }
import-said-same-names =
    { $count ->
        [one] 1 hráč má stejné jméno jako někdo jiný
        [few] { $count } hráči mají stejné jméno jako někdo jiný
       *[other] { $count } hráčů má stejné jméno jako někdo jiný
    }
import-said-nameless =
    { $count ->
        [one] 1 hráč nemá jméno, které lze zobrazit celé
        [few] { $count } hráči nemají jméno, které lze zobrazit celé
       *[other] { $count } hráčů nemá jméno, které lze zobrazit celé
    }
import-said-sales-undone =
    Vynecháno: { $count ->
        [one] 1 prodej, který byl vzat zpět
        [few] { $count } prodeje, které byly vzaty zpět
       *[other] { $count } prodejů, které byly vzaty zpět
    }
import-said-lines-unknown =
    Vynecháno: { $count ->
        [one] 1 nesrozumitelný řádek deníku: { $name }
        [few] { $count } nesrozumitelné řádky deníku, první: { $name }
       *[other] { $count } nesrozumitelných řádků deníku, první: { $name }
    }
import-said-busts-unknown =
    Vynecháno: { $count ->
        [one] 1 vyřazení z deníku, které není v seznamu hráčů
        [few] { $count } vyřazení z deníku, která nejsou v seznamu hráčů
       *[other] { $count } vyřazení z deníku, která nejsou v seznamu hráčů
    }
import-said-already-out =
    { $count ->
        [one] Vynecháno: 1 vyřazení hráče, který už byl mimo turnaj: { $name }
        [few] Vynecháno: { $count } vyřazení hráčů, kteří už byli mimo turnaj, první: { $name }
       *[other] Vynecháno: { $count } vyřazení hráčů, kteří už byli mimo turnaj, první: { $name }
    }
import-said-last-bust = Vynecháno: vyřazení hráče, který zbýval ve hře jako poslední: { $name }
import-said-hitmen-unknown =
    { $count ->
        [one] U 1 vyřazení není známo, kdo získal žetony: { $name }
        [few] U { $count } vyřazení není známo, kdo získal žetony, první: { $name }
       *[other] U { $count } vyřazení není známo, kdo získal žetony, první: { $name }
    }
import-said-stack-off = { $name }
import-said-chips-left-out =
    Vynecháno: { $count ->
        [one] 1 druh žetonů, který nemá hodnotu nebo je uveden dvakrát: { $name }
        [few] { $count } druhy žetonů, které nemají hodnotu nebo jsou uvedeny dvakrát, první: { $name }
       *[other] { $count } druhů žetonů, které nemají hodnotu nebo jsou uvedeny dvakrát, první: { $name }
    }
import-said-chips-missing = Soubor neuvádí, kolik žetonů je za vstup; použity jsou žetony jednoho stacku
import-said-antes-whose = Ante vkládá každý hráč: soubor neuvádí, zda je vkládá big blind
import-said-antes-of-big-blind = Ante velká jako big blind jsou zapsána jako big blind ante
import-said-game-unknown = Neznámá hra je zapsána jako Hold'em: { $name }
import-said-stages-without-time =
    { $count ->
        [one] 1 úroveň nebo přestávka nemá délku a dostává délku předchozí úrovně, nebo sekundu
        [few] { $count } úrovně nebo přestávky nemají délku a dostávají délku předchozí úrovně, nebo sekundu
       *[other] { $count } úrovní nebo přestávek nemá délku a dostává délku předchozí úrovně, nebo sekundu
    }
import-said-longer = { $name }
import-stage-longer =
    Řádek { $stage } struktury se zdržel o { $secs ->
        [one] 1 sekundu
        [few] { $secs } sekundy
       *[other] { $secs } sekund
    }: soubor neuvádí kdy
import-said-levels-from-rounds = Deník neuvádí, kdy úrovně začaly: odvozuje se to z kol u vyřazení a prodejů
import-said-times-missing =
    { $count ->
        [one] Čas 1 prodeje není uveden: použit je nejdřívější možný čas
        [few] Čas { $count } prodejů není uveden: použit je nejdřívější možný čas
       *[other] Čas { $count } prodejů není uveden: použit je nejdřívější možný čas
    }
import-said-table-added = Přidán stůl, který není v seznamu: { $name }
import-said-seats-drawn =
    { $count ->
        [one] Místo 1 hráče není uvedeno a bylo vylosováno
        [few] Místa { $count } hráčů nejsou uvedena a byla vylosována
       *[other] Místa { $count } hráčů nejsou uvedena a byla vylosována
    }
import-said-seats-off =
    { $count ->
        [one] 1 uvedené místo měl už někdo jiný
        [few] { $count } uvedená místa měl už někdo jiný
       *[other] { $count } uvedených míst měl už někdo jiný
    }
import-said-sold-all-the-same = Prodáno přes omezení: { $name }
import-said-rake-over-fee = Rake je vyšší než poplatek, bere se jen poplatek
import-said-bounties-beside = Bounty se bere jako placené navíc k poplatku, ne z něj
import-said-sale-points = Vynechány body k prodeji, které nejsou celé číslo
import-said-house-adds = Výhry jsou vyšší než to, co se zaplatilo: herna přidává { $name }
import-said-kept-back = Výhry jsou nižší než to, co se zaplatilo: nikdo nedostává { $name }
import-said-prize-left-out = Vynechána výhra za umístění, na kterém nikdo neskončil: { $name }
import-said-payouts-not-fixed = Výplaty nebylo možné zamknout: { $name }
import-said-prizes-off = Výhry se liší od výher v souboru
import-said-deal-left-out = Vynechána dohoda: { $name }

# What became of files that say more, or otherwise, than a tournament has room for.
import-earlier = { $file } je jiné uložení večera, který je v { $of }; importuje se jen ten
import-note-level = Level { $no }: { $note }
import-note-break = Přestávka { $no }: { $note }
import-unread = Neimportováno: { $field } (řádek { $line }, sloupec { $column }{ $count ->
        [one] {""}
        [few] ; { $count }krát
       *[other] ; { $count }krát
    })
import-unread-said = Neimportováno: { $field } (řádek { $line }, sloupec { $column }{ $count ->
        [one] {""}
        [few] ; { $count }krát, první:
       *[other] ; { $count }krát, první:
    }) „{ $said }“
import-letters = Soubor je v kódování { $encoding }
import-letters-doubtful = Soubor se četl v kódování { $encoding } ({ $words }), může ale být v { $others }
import-letters-other = { $encoding } ({ $words })
import-letters-choose = Jiné se zvolí pomocí --encoding
import-said-prizes-rise = Některé umístění má víc než umístění před ním; výhry se seřadily
import-said-shared-as-deal = O výhry se hráči dělili, proto jsou vedeny jako dohoda: { $name }
import-said-deal-not-paid = V souboru je dohoda, podle které se nevyplácelo: { $name }
import-said-real-names = Pod přezdívkou: { $name }; vlastní jména importuje „Importovat seznam…“ na obrazovce Lidé
import-said-price-off = Už se neprodává: { $name }
import-said-stacks-brought =
    { $count ->
        [one] Vstupy nedávají žetony, použil se proto stack 1 hráče
        [few] Vstupy nedávají žetony, použily se proto stacky { $count } hráčů
       *[other] Vstupy nedávají žetony, použily se proto stacky { $count } hráčů
    }
import-said-stacks-left-out =
    { $count ->
        [one] Žetony uvedené u 1 hráče neodpovídají tomu, co koupil; nepřevzaly se
        [few] Žetony uvedené u { $count } hráčů neodpovídají tomu, co koupili; nepřevzaly se
       *[other] Žetony uvedené u { $count } hráčů neodpovídají tomu, co koupili; nepřevzaly se
    }
import-said-place-points =
    { $count ->
        [one] Body za místo 1 hráče se připsaly ručně, vzorec je nezná
        [few] Body za místo { $count } hráčů se připsaly ručně, vzorec je nezná
       *[other] Body za místo { $count } hráčů se připsaly ručně, vzorec je nezná
    }
import-said-level-notes =
    { $count ->
        [one] Poznámka 1 levelu nebo přestávky je mezi poznámkami
        [few] Poznámky { $count } levelů a přestávek jsou mezi poznámkami
       *[other] Poznámky { $count } levelů a přestávek jsou mezi poznámkami
    }
import-said-tables-over = Buttony a zamčená místa po konci se vynechaly: { $name }
import-said-back-unseated = Když se vyřazení bralo zpět, nebylo volné místo, takže čekali: { $name }
import-said-unsettled =
    { $count ->
        [one] 1 věc se vynechala
        [few] { $count } věci se vynechaly, první
       *[other] { $count } věcí se vynechalo, první
    }, protože ji nelze provést jako v souboru: { $name }
