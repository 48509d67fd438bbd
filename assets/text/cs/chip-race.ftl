# Chip races: what happened, what is in the way, and the screen on which they are run.

## In every sentence

change-more = +{ $number }
change-as-is = { $number }
race-values = { $value } za { $next }

## The log

event-chips-raced = { $tables ->
    [one] Losování o žetony ({ $values }): stůl { $numbers }
    [few] Losování o žetony ({ $values }), { $tables } stoly: { $numbers }
   *[other] Losování o žetony ({ $values }), { $tables } stolů: { $numbers }
}; { $odd ->
    [0] bez zbylých žetonů
    [one] { $odd } zbylý žeton
    [few] { $odd } zbylé žetony
   *[other] { $odd } zbylých žetonů
}, získáno { $won }{ $rescued ->
    [0] {""}
   *[other] , zachráněno { $rescued }
}, žetony ve hře { $change }{ $draw ->
    [none] {""}
   *[other] , karty: losování { $draw }
}
    .name = { $tables ->
        [one] losování o žetony, stůl { $numbers }
        [few] losování o žetony, { $tables } stoly
       *[other] losování o žetony, { $tables } stolů
    }
race-seat-line = Stůl { $table }, místo { $seat }: { $player } { $races } ({ $change })
race-seat-gave = { $chips } × { $value }
race-seat-exchanged = přímo { $exchanged } × { $next }
race-seat-cards = karty { $cards }
race-seat-won = získává { $next }
race-seat-rescued = poslední žetony, dostává { $next }
race-seat-lost = nezískává žádný žeton
event-chips-exchanged = Žetony { $value } vyměněny v poměru hodnot: { $list }
    .name = výměna žetonů
event-color-up-waived = { $chips } se nakonec nevyměňují
    .name = zrušení výměny žetonů
chips-exchanged-by = { $player } { $chips } × { $value } za { $received } × { $next }
event-late-chips-taken = Žetony až po losování: { $player }, { $chips } × { $value }; { $paid ->
    [0] nevyplaceno nic
   *[other] vyplaceno { $paid } × { $smallest }
}{ $unpaid ->
    [yes] , mimo hru { $rest }
   *[no] {""}
}
    .name = pozdní žetony – { $player }

## Draws

purpose-chip-race = karty pro losování o žetony
draw-check-card = Pro ověření karty zadejte { $check_item }; na konec patří stůl, hodnota odcházejících žetonů a hledaná karta
draw-check-deck = Balíček stolu tvoří jeho 52 karet v pořadí těchto výsledků, nejmenší první; od místa 1 dostává každý hráč karty shora, jednu za každý zbylý žeton

## What is in the way

refusal-no-chip-named = Nejsou uvedeny žádné žetony
    .hint = Zadejte, která hodnota odchází a kolik žetonů to je
refusal-race-out-of-order = Hodnota { $worth } není ve správném pořadí
    .hint = Každou odcházející hodnotu uveďte jednou, nejnižší první
refusal-not-in-chip-set = V sadě není žeton { $worth }
    .hint = Zvolte hodnotu ze sady, nebo ji do sady přidejte
refusal-chips-gone = Žetony { $worth } už jsou stažené
    .hint = Žetony, které se objeví teď, zapište jako pozdní nález, nebo vezměte losování zpět
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 24-C
       *[other] TDA 2011, pravidlo 21
    }
refusal-chips-in-play = Žetony { $worth } jsou ještě ve hře
    .hint = Nejprve o ně losujte; pozdní nález je jen to, co se objeví potom
refusal-next-not-multiple = Z žetonů { $worth } nelze složit jeden { $next }
    .hint = Zvolte větší hodnotu, která je násobkem: { $worth }
refusal-no-next-chip = Žádný větší žeton ve hře není násobkem hodnoty { $worth }
    .hint = Uveďte, za kterou hodnotu se losuje, nebo vyměňte, co lze, a spočítejte stacky
refusal-race-begun-for-another = U jiných stolů se losovalo { $worth } za { $next }
    .hint = I zde losujte za { $next }, nebo vezměte ostatní losování zpět
refusal-table-raced = Stůl { $table } už o žetony { $worth } losoval
    .hint = Chcete-li losování zapsat znovu, vezměte je zpět; žetony, které se objeví teď, zapište jako pozdní nález
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 24-C
       *[other] TDA 2011, pravidlo 21
    }
refusal-nobody-in-seat = Na místě { $seat } u stolu { $table } nikdo nesedí
    .hint = Zkontrolujte místo; volná místa nemají žetony
refusal-seat-twice = Místo { $seat } u stolu { $table } je uvedeno dvakrát
    .hint = Každé místo uveďte jednou
refusal-race-counts-wrong = Místo { $seat } u stolu { $table } potřebuje { $values ->
        [one] jeden počet žetonů
        [few] { $values } počty žetonů, jeden pro každou hodnotu
       *[other] { $values } počtů žetonů, jeden pro každou hodnotu
    }
    .hint = Uveďte počet pro každou odcházející hodnotu, 0 tam, kde žádné nejsou
refusal-too-many-odd-chips = Stůl { $table } má příliš mnoho zbylých žetonů { $worth }: { $odd }, ale balíček má 52 karet
    .hint = Zkontrolujte čísla; je-li v sadě menší žeton, losujte nejprve o něj
refusal-race-cards-missing = Místo { $seat } u stolu { $table } má { $odd ->
        [one] { $odd } zbylý žeton
        [few] { $odd } zbylé žetony
       *[other] { $odd } zbylých žetonů
    } a { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
    .hint = Zadejte jednu kartu za každý zbylý žeton; celé žetony se vymění předem a kartu nedostávají
refusal-race-card-twice = Karta { $card } je u stolu { $table } dvakrát
    .hint = Zkontrolujte karty; jsou z jednoho balíčku
refusal-more-than-in-play = Odešly by žetony v hodnotě { $chips }, ale ve hře je jen { $in_play }
    .hint = Zkontrolujte čísla a odcházející hodnotu
refusal-nothing-to-exchange = Žetony nestačí na jeden { $next }: { $player }
    .hint = Mimo losování se mění jen celé žetony; zbytek hráči zůstává
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 25-B
       *[other] TDA 2011, pravidlo 22
    }
refusal-late-chips-at-equal-value = Pozdní žetony se mění v poměru hodnot: { $count } × { $next }
    .hint = Počet vynechte, nebo na obrazovce Pravidla zvolte jinou odpověď
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 24-C
       *[other] TDA 2024, pravidlo 24-C
    }
refusal-late-chips-undecided = Kniha pravidel o pozdních žetonech mlčí; kolik se vyplatí, určuje floorman
    .hint = Zadejte, kolik žetonů { $next } se vyplatí; v poměru hodnot by to bylo { $count }

## The command box

command-say-race = losování o žetony, výměna žetonů, chip race, race, color up
command-do-race = Losovat o zbylé žetony: stůl { $table }
command-race-chips = { $chips } × { $value }
race-unkeyed-letter = „{ $text }“ není počet žetonů: zadejte jednu číslici pro každého hráče, nebo čísla oddělená mezerami
race-unkeyed-count = { $numbers ->
    [0] Zadejte žetony { $players ->
        [one] hráče
        [few] všech { $players } hráčů podle míst
       *[other] všech { $players } hráčů podle míst
    }, nebo 0 tam, kde nikdo žádné nemá
    [one] { $players ->
        [one] 1 číslo, { $players } hráč
        [few] 1 číslo, { $players } hráči
       *[other] 1 číslo, { $players } hráčů
    }
    [few] { $players ->
        [one] { $numbers } čísla, { $players } hráč
        [few] { $numbers } čísla, { $players } hráči
       *[other] { $numbers } čísla, { $players } hráčů
    }
   *[other] { $players ->
        [one] { $numbers } čísel, { $players } hráč
        [few] { $numbers } čísel, { $players } hráči
       *[other] { $numbers } čísel, { $players } hráčů
    }
}

## The screen

race-key = Zadat stoly
race-result = Celé losování
race-take-back = Vzít losování zpět
    .tip = Vezme zpět naposledy zapsané losování, stejně jako Vzít zpět; starší se berou zpět v deníku
race-print = Arch losování
race-exchange = Vyměnit žetony
race-exchange-hint = Malé žetony za větší v poměru hodnot, mimo losování; co nestačí na celý žeton, hráči zůstává
race-exchange-outcome = Dostává { $received } × { $next }{ $rest ->
    [0] {""}
   *[other] , zůstává { $rest } × { $value }
}
race-exchange-do = Vyměnit tyto žetony
race-late = Pozdní nález
race-late-hint = Žetony, které se objeví, až když jejich stůl losoval
race-late-outcome = Dostává { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] ; bez náhrady odchází { $rest }
}
race-late-worth = Hodnota { $count } × { $smallest }{ $unpaid ->
    [0] {""}
   *[other] {" "}a navíc { $rest }
}; kolik se vyplatí, určuje floorman
race-late-paid = Vyplacené žetony { $smallest }
race-late-do = Převzít tyto žetony
race-outside-player = Hráč podle jména
race-outside-other = Jiný hráč
race-outside-gives = Odevzdává
race-outside-gets = Dostává
race-outside-count = Počet žetonů
race-outside-count-needed = Zadejte, kolik žetonů to je
race-outside-value-needed = Zvolte, které žetony to jsou
race-nobody = U stolů nikdo nesedí
race-nobody-hint = Losují hráči na svých místech: nejprve rozlosujte místa
race-none = O žádné žetony se nelosovalo
race-none-hint = O přestávce po poslední úrovni, která je potřebuje, zadejte zbylé žetony každého stolu
race-goes = Odchází
race-value-goes = Odcházející hodnota
race-value-next = Losuje se za
race-choose-value = Zvolte odcházející hodnotu
race-table = Stůl
race-chips = Žetony { $value }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } podle míst
race-chips-hint = 312030121 · 3 12 0 · ! za posledními žetony
race-cards = Karty podle míst, jedna za každý zbylý žeton
race-cards-hint = Kd 7c 2s 9h …
race-cards-unreadable = „{ $card }“ není karta, nebo je tam dvakrát
race-cards-count = { $wanted ->
    [one] { $wanted } zbylý žeton
    [few] { $wanted } zbylé žetony
   *[other] { $wanted } zbylých žetonů
} a { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
race-no-table-left = Losovaly už všechny stoly
race-do = Losovat u stolu
    .tip = Rozdá karty, vyplatí výherce a přejde na další stůl
race-dealt-here = Rozdává program
    .tip = Program losuje karty z předem daného tajného kódu; ověřit je může každý
race-dealt-there = Karty od stolu
    .tip = Dealer rozdává skutečné karty a vy je zadáte; po jedné hodnotě
race-left = { $left ->
    [0] losovaly všechny stoly
    [one] zbývá { $left } stůl
    [few] zbývají { $left } stoly
   *[other] zbývá { $left } stolů
}
race-last = Stůl { $table } losoval, žetony ve hře { $change }
race-whole = všechny žetony
race-seat-keyed = Místo { $seat }, { $player }: { $chips }
race-seat-outcome = Místo { $seat }: { $outcome }
race-nobody-had-any = Tyto žetony nikdo neměl
race-of-value = { $value } za { $next } · { $left ->
    [0] losovaly všechny stoly ({ $tables })
   *[other] stoly po losování: { $tables }, zbývá { $left }
}
race-all-tables = Všechny stoly
race-stat-before = Ve hře předtím
race-stat-after = Ve hře nyní
race-stat-change = Změna
race-stat-rounding = Zaokrouhlením
race-stat-rescued = Zachránění hráči
race-stat-counted = Odešlo žetonů
race-stat-expected = Očekáváno
race-stat-needed = Vydané žetony
race-adds-up = Přišlo tolik žetonů, kolik jich mělo být v sále
race-missing-tables-left = { $left ->
    [one] { $chips } × { $value } má ještě přijít, zbývá { $left } stůl
    [few] { $chips } × { $value } má ještě přijít, zbývají { $left } stoly
   *[other] { $chips } × { $value } má ještě přijít, zbývá { $left } stolů
}
race-missing = { $chips } × { $value } nepřišlo: podívejte se do stacků, pod polstrování a k nepřítomným hráčům; co se objeví později, je pozdní nález
race-too-many = { $chips } × { $value } je víc, než mělo být v sále: přepočítejte je, nebo zkontrolujte v sadě žetonů, co patří ke vstupu
race-expected-unknown = Není známo, kolik žetonů mělo přijít: zadejte v sadě žetonů, co patří ke vstupu
race-column-table = Stůl
race-column-values = Hodnoty
race-column-chips = Žetony
race-column-straight = Přímo
race-column-odd = Zbylé
race-column-winners = Vyhrála místa
race-column-change = Změna
race-winners = { $won ->
    [0] nikdo
   *[other] { $winners }
}{ $saved ->
    [0] {""}
   *[other] , zachráněno: { $rescued }
}

## On paper

print-race-summary = { $raced ->
    [0] { $tables ->
        [one] K losování { $tables } stůl
        [few] K losování { $tables } stoly
       *[other] K losování { $tables } stolů
    }
   *[other] { $values }: stoly po losování { $raced }/{ $tables }
}
print-race-change = žetony { $change }
print-race-columns = žetony · získáno
