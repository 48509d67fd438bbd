# What needs doing now: one line of the strip each.
# The attributes: detail says why or how, button does it, other is the other answer.

need-start-clock = Místa jsou rozlosována: spusťte hodiny
    .detail = { $players ->
        [one] Usazen { $players } hráč
        [few] Usazeni { $players } hráči
       *[other] Usazeno { $players } hráčů
    }
    .button = Spustit hodiny
need-first-draw = { $players ->
        [one] { $players } hráč čeká na místo
        [few] { $players } hráči čekají na místo
       *[other] { $players } hráčů čeká na místo
    }
    .detail = První losování se ještě nekonalo
    .button = Rozlosovat místa…
need-late-seats = { $players ->
        [one] { $players } hráč čeká na místo
        [few] { $players } hráči čekají na místo
       *[other] { $players } hráčů čeká na místo
    }
    .detail = { $open ->
        [one] Volné je { $open } místo
        [few] Volná jsou { $open } místa
       *[other] Volných je { $open } míst
    }
    .button = Rozlosovat místa
need-alternates = { $players ->
        [one] Usadit lze { $players } náhradníka
        [few] Usadit lze { $players } náhradníky
       *[other] Usadit lze { $players } náhradníků
    }
    .detail = { $open ->
        [one] Volné je { $open } místo
        [few] Volná jsou { $open } místa
       *[other] Volných je { $open } míst
    }
    .button = Usadit náhradníky

need-open-tables = { $players ->
    [one] Čeká { $players } náhradník
    [few] Čekají { $players } náhradníci
   *[other] Čeká { $players } náhradníků
}: otevřít { $count ->
    [one] stůl { $tables }
    [few] stoly { $tables }
   *[other] stoly { $tables }
}
    .detail = { $count ->
        [one] Volné místo není žádné, volný je stůl { $tables }
        [few] Volné místo není žádné, volné jsou stoly { $tables }
       *[other] Volné místo není žádné, volné jsou stoly { $tables }
    }
    .button = { $count ->
        [one] Otevřít stůl { $tables }
        [few] Otevřít stoly
       *[other] Otevřít stoly
    }
    .other = Stůl { $first } není volný
need-alternates-wait = { $players ->
    [one] Čeká { $players } náhradník
    [few] Čekají { $players } náhradníci
   *[other] Čeká { $players } náhradníků
}
    .detail = Není volné žádné místo ani žádný stůl
    .button = Přidat stoly…
# $short: players fewer than the fullest table; $moves: what is proposed.
need-balance = Stolu { $table } { $short ->
        [one] chybí { $short } hráč
        [few] chybí { $short } hráči
       *[other] chybí { $short } hráčů
    }: vyvážit
    .detail = { $moves }
    .button = Vyvážit
need-balance-many = { $count ->
        [one] Hráči chybí { $count } stolu: vyvážit
        [few] Hráči chybí { $count } stolům: vyvážit
       *[other] Hráči chybí { $count } stolům: vyvážit
    }
    .detail = Stoly { $tables }
    .button = Vyvážit vše
need-ask-button = { $count ->
        [one] Kde je button stolu { $tables }?
        [few] Kde jsou buttony stolů { $tables }?
       *[other] Kde jsou buttony stolů { $tables }?
    }
    .detail = Pro vyvážení je to nutné vědět: příští big blind přesedá na nejhorší místo
    .button = Zadat button…
need-undecided = Stůl { $to } potřebuje hráče od stolu { $from }, ale vhodné místo pro něj nemá
    .detail = Volný je jen small blind nebo místo, které čeká rozdání; počkejte jedno rozdání, nebo někoho přesuňte ručně
    .button = Přesunout…
need-undecided-locked = Stůl { $to } potřebuje hráče od stolu { $from } a všichni tam mají zámek
    .detail = Odemkněte některého hráče, nebo nechte stoly, jak jsou
    .button = Zobrazit stůl { $from }
# $time: since when; $note: what it is about, where somebody said.
need-floor-called = Stůl { $table } volá floormana
    .detail = Od { $time }
    .button = Jdu tam
need-floor-called-about = Stůl { $table } volá floormana
    .detail = Od { $time }: { $note }
    .button = Jdu tam
need-halted = U stolu { $table } hra stojí: { $short ->
        [one] chybí { $short } hráč
        [few] chybí { $short } hráči
       *[other] chybí { $short } hráčů
    }
    .detail = Hraje dál, až se místa doplní, nebo když to určíte
    .button = Vyvážit
    .other = Hrát dál
need-short = Stolu { $table } { $short ->
        [one] chybí { $short } hráč
        [few] chybí { $short } hráči
       *[other] chybí { $short } hráčů
    }
    .detail = Vyvážení to nezmění; zda se hraje dál, je na floormanovi
    .button = Zastavit stůl
    .other = Hrát dál
need-halted-until-redraw = U stolu { $table } hra stojí: { $short ->
        [one] chybí { $short } hráč
        [few] chybí { $short } hráči
       *[other] chybí { $short } hráčů
    }
    .detail = Doplní se přelosováním; do té doby hraje dál, jen když to určíte
    .button = Hrát dál
need-break-table = Rozpustit stůl { $table }
    .detail = { $players ->
        [one] Místo losuje { $players } hráč
        [few] Místa losují { $players } hráči
       *[other] Místa losuje { $players } hráčů
    }, volná místa: { $open }
    .button = Rozpustit stůl { $table }
need-break-tables = { $count ->
        [one] Rozpustit stůl { $tables }
        [few] Rozpustit stoly { $tables }
       *[other] Rozpustit stoly { $tables }
    }
    .detail = { $players ->
        [one] Místo losuje { $players } hráč
        [few] Místa losují { $players } hráči
       *[other] Místa losuje { $players } hráčů
    }, volná místa: { $open }
    .button = { $count ->
        [one] Rozpustit stůl
        [few] Rozpustit stoly
       *[other] Rozpustit stoly
    }
# What follows where tables break; $seats: seats that are left.
need-break-follows = { $moves ->
    [one] Přesune se { $moves } hráč
    [few] Přesunou se { $moves } hráči
   *[other] Přesune se { $moves } hráčů
}; zbyde { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, volná místa: { $open } / { $seats }
need-break-early = Další hráči mohou přijít: stůl se rozpustí, { $rule }
need-redraw = Přelosovat všechna místa: { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }
    .detail = { $players ->
        [one] Ve hře je { $players } hráč
        [few] Ve hře jsou { $players } hráči
       *[other] Ve hře je { $players } hráčů
    }
    .button = Přelosovat…
need-final-table = Rozlosovat finálový stůl
    .detail = { $players ->
        [one] Ve hře je { $players } hráč
        [few] Ve hře jsou { $players } hráči
       *[other] Ve hře je { $players } hráčů
    }
    .button = Rozlosovat finálový stůl…
need-moves-pending = { $moves ->
        [one] Probíhá { $moves } přesun
        [few] Probíhají { $moves } přesuny
       *[other] Probíhá { $moves } přesunů
    }
    .detail = { $names }
    .button = { $moves ->
        [one] Přesun hotov
        [few] Všechny přesuny hotovy
       *[other] Všechny přesuny hotovy
    }

need-lost-time = Floorman neběžel od { $from } do { $to } ({ $time }). Počítá se tento čas?
    .detail = Pokud se počítá, hodiny běžely dál; pokud ne, stály
    .button = Počítá se
    .other = Nepočítá se
need-clock-waits = Hodiny čekají na spuštění: { $stage }
    .detail = Od { $time }
    .button = Spustit: { $stage }
need-registration-closes = Registrace se uzavírá za { $time }
    .detail = { $alternates ->
        [0] Nikdo nečeká v pořadníku
        [one] V pořadníku čeká { $alternates } náhradník
        [few] V pořadníku čekají { $alternates } náhradníci
       *[other] V pořadníku čeká { $alternates } náhradníků
    }
    .button = Zaregistrovat…
need-color-up = { $running ->
        [yes] Výměna žetonů v této přestávce
       *[no] Výměna žetonů v přestávce za { $time }
    }
    .detail = Malé žetony se vymění za větší
    .button = Losování o žetony
need-color-up-due = Po { $level }. úrovni měly jít ze hry žetony: { $chips }
    .detail = Vyměňte je v chip race, nebo je nechte
    .button = Chip race
    .other = Nechat tyto žetony
need-level-unpayable = V { $level }. úrovni je { $amount }, což žetony od { $smallest } výš nezaplatí
    .detail = { $others ->
        [0] Změňte úroveň, nebo přidejte menší žetony
        [one] Změňte úroveň, nebo přidejte menší žetony. Zkontrolujte ještě { $others } úroveň
        [few] Změňte úroveň, nebo přidejte menší žetony. Zkontrolujte ještě { $others } úrovně
       *[other] Změňte úroveň, nebo přidejte menší žetony. Zkontrolujte ještě { $others } úrovní
    }
    .button = Upravit strukturu…
need-blinds-fall = Blindy klesají: { $level }. úroveň má { $stakes }, { $before }. úroveň měla { $earlier }
    .detail = { $others ->
        [0] Změňte úroveň, pokud je to chyba
        [one] Změňte úroveň, pokud je to chyba. Zkontrolujte ještě { $others } úroveň
        [few] Změňte úroveň, pokud je to chyba. Zkontrolujte ještě { $others } úrovně
       *[other] Změňte úroveň, pokud je to chyba. Zkontrolujte ještě { $others } úrovní
    }
    .button = Upravit strukturu…
need-structure-over = Poslední úroveň skončila
    .detail = Přidejte úroveň, nebo čas na hodinách
    .button = Upravit strukturu…
need-winner = Vítězí: { $player }
    .detail = { $players ->
        [one] Zúčastnil se { $players } hráč
        [few] Zúčastnili se { $players } hráči
       *[other] Zúčastnilo se { $players } hráčů
    }
    .button = Zastavit hodiny
need-winner-results = Vytisknout výsledky
need-winner-again = Znovu příští týden
need-not-saved = Poslední úkon se neuložil
    .detail = { $reason }. Nic se nezměnilo
    .button = Zkusit znovu

## The results

# $player: who won.
results-won = Vítězí: { $player }
# $time: a time of day. $by: one name or several.
results-out = vyřazení { $time }
results-out-by = vyřazení { $time }, žetony získává: { $by }
results-disqualified = diskvalifikace { $time }
results-left = odchod { $time }
results-share = dělené umístění { $first }–{ $last }
results-entries = { $entries ->
    [one] { $entries } vstup
    [few] { $entries } vstupy
   *[other] { $entries } vstupů
}
results-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy nebo add-on
    [few] { $rebuys } rebuye a add-ony
   *[other] { $rebuys } rebuyů a add-onů
}
results-to-do = Než se všichni rozejdou
results-print = Vytisknout výsledky
results-again = Znovu příští týden
    .tip = Uloží nastavení a strukturu jako šablonu a založí z ní nový turnaj
results-chips = Spočítat žetony vítěze
    .tip = Vítěz by měl mít všechny žetony ve hře
results-rulings = { $count ->
    [one] Zapsáno { $count } rozhodnutí: vytisknout
    [few] Zapsána { $count } rozhodnutí: vytisknout
   *[other] Zapsáno { $count } rozhodnutí: vytisknout
}
results-penalties = { $count ->
    [one] Udělen { $count } trest: zkontrolovat
    [few] Uděleny { $count } tresty: zkontrolovat
   *[other] Uděleno { $count } trestů: zkontrolovat
}
