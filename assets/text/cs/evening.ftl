# The log with looking back and taking back, a person's evening, and lists of players.

## The log

log-search-hint = Slova, jména, čas nebo #57
log-found-of = { $found } z celkem { $acts } úkonů
log-left-out = { $lines ->
        [one] Byl vynechán jeden řádek
        [few] Byly vynechány { $lines } řádky
       *[other] Bylo vynecháno { $lines } řádků
    }
    .tip = Záznamy z poškozeného souboru, které se nepřenesly; co stále platí, zadejte znovu
log-none-found = Neodpovídá žádný úkon
    .hint = Zkuste méně slov nebo jiné filtry
log-all = Zobrazit vše
log-kind-clock = Hodiny
log-kind-entries = Vstupy
log-kind-seating = Rozesazení
log-kind-bust-outs = Vyřazení
log-kind-chips = Žetony
log-kind-button = Button
log-kind-settings = Nastavení
log-kind-rulings = Rozhodnutí
log-kind-penalties = Tresty
log-kind-money = Peníze
log-kind-undo = Vzato zpět
log-only-kind = Jen: { $kind }
log-person = Osoba
log-table = Stůl č.
log-as-of = Stav ve 20:14
    .tip = Zadejte čas a stiskněte Enter: vše se zobrazí tak, jak to tehdy bylo
log-as-of-unreadable = Zadejte čas, kdy turnaj už existoval, např. 20:14
log-column-number = Č.
log-column-level = Úroveň
log-level = Úroveň { $level }
log-later = později
log-undone-by = Vzato zpět úkonem { $act }
log-act = Úkon { $act }
log-show-act = Zobrazit úkon { $act }
log-show-more = Zobrazit další ({ $more })
log-look-before = Jak to bylo předtím
    .tip = Zobrazí celé okno tak, jak to tehdy bylo; nic tam nelze měnit
log-look-after = A potom
log-look-none = Před tímto úkonem turnaj nebyl
log-act-lines = Podrobně
log-act-players = Hráči
log-act-tables = Stoly
log-act-draw = Ověření losování
log-go-player = Vše o hráči: { $player }
log-go-table = Zobrazit stůl { $table }
log-only-player = Jen úkony s tímto hráčem
log-only-table = Jen úkony s tímto stolem
common-copy = Kopírovat

## Looking back

back-before = Stav: { $time }, před úkonem { $act }
back-after-last = Stav: { $time }, po posledním úkonu
back-now = Zpět do současnosti
back-earlier = O úkon dřív
back-later = O úkon později
back-no-further = Další úkon není
back-left = zbývá { $time }
back-players = hráči: { $left }/{ $entries }
back-tables = { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
back-live = hodiny nahoře běží živě
back-refused = Prohlížíte minulost a tam nelze nic měnit
    .hint = Nejprve se vraťte do současnosti (Esc)

## Taking back

take-back-from = Vzít zpět odsud dál ({ $acts ->
    [one] { $acts } úkon
    [few] { $acts } úkony
   *[other] { $acts } úkonů
})…
take-back-nothing = Odsud dál je už vše vzato zpět
take-back-title = Vzít zpět od úkonu { $act } dál
take-back-list = { $acts ->
    [one] Vezme se zpět { $acts } úkon
    [few] Vezmou se zpět { $acts } úkony, nejnovější nejdřív
   *[other] Vezme se zpět { $acts } úkonů, nejnovější nejdřív
}
take-back-undone = { $undone ->
    [one] Další { $undone } byl vzat zpět už dřív
    [few] Další { $undone } byly vzaty zpět už dřív
   *[other] Dalších { $undone } bylo vzato zpět už dřív
}
take-back-after = Výsledek
take-back-players = Hráči: { $then } (nyní { $now })
take-back-tables = Stoly: { $then } (nyní { $now })
take-back-clock = Hodiny: { $then } (nyní { $now })
take-back-draws = { $draws ->
    [one] Bere se zpět losování: při novém budou místa jiná
    [few] Berou se zpět { $draws } losování: při nových budou místa jiná
   *[other] Bere se zpět { $draws } losování: při nových budou místa jiná
}
take-back-entries = Berou se zpět vstupy: tito hráči už na seznamu nebudou
take-back-others = { $acts ->
    [one] { $acts } z těchto úkonů je cizí: { $names }
    [few] { $acts } z těchto úkonů jsou cizí: { $names }
   *[other] { $acts } z těchto úkonů je cizích: { $names }
}
take-back-first = Úkon 1 vytvořil turnaj a zůstává
take-back-acts = Co se bere zpět
take-back-do = { $acts ->
    [one] Vzít zpět { $acts } úkon
    [few] Vzít zpět { $acts } úkony
   *[other] Vzít zpět { $acts } úkonů
}
take-back-overtaken = Mezitím přibyl další úkon: zkontrolujte seznam znovu
take-back-progress = Vzato zpět: { $done }/{ $all }
take-back-stop = Zastavit zde
take-back-done = { $done ->
    [one] Vzat zpět { $done } úkon
    [few] Vzaty zpět { $done } úkony
   *[other] Vzato zpět { $done } úkonů
}
take-back-stopped = Zastaveno, vzato zpět: { $done }/{ $all }
take-forth = { $done ->
    [one] Provést znovu
    [few] Provést znovu všechny { $done }
   *[other] Provést znovu všech { $done }
}
take-forth-done = { $done ->
    [one] Znovu proveden { $done } úkon
    [few] Znovu provedeny { $done } úkony
   *[other] Znovu provedeno { $done } úkonů
}
take-forth-stopped = Zastaveno, znovu provedeno: { $done }/{ $all }

put-right = Nebo opravit jen toto
put-right-reinstate = Vrátit do hry: { $player }
put-right-bust-out = Opravit vyřazení: { $player }…
put-right-name = Opravit jméno: { $player }…
put-right-stack = Spočítat stack: { $player }…
put-right-note = Poznámka: { $player }…
put-right-need = Požadované místo: { $player }…
put-right-unregister = Odhlásit: { $player }
put-right-void = Stornovat { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }: { $player }
put-right-lock = Zamknout: { $player }
put-right-unlock = Odemknout: { $player }
put-right-move = Přesunout zpět: { $player } → { $seat }
put-right-apart = Oddělit: { $players }
put-right-free = Už neoddělovat: { $players }
put-right-open-seat = Vrátit do provozu: { $seat }
put-right-close-seat = Vyřadit z provozu: { $seat }
put-right-table = Odebrat stůl { $table }
put-right-less = Ubrat na hodinách: { $time }
put-right-more = Přidat na hodinách: { $time }
put-right-button = Zadat button stolu { $table }…
put-right-hands = Změnit zápis rozdání
put-right-settings = Znovu změnit nastavení…
put-right-structure = Znovu změnit strukturu…

## A person's evening

evening-entered = Vstup, { $chips } žetonů
evening-re-entered = Re-entry, { $chips } žetonů
evening-rebought = Rebuy, { $chips } žetonů
evening-rebought-back = Rebuy, { $chips } žetonů, zpět ve hře: { $seat }
evening-added-on = Add-on, { $chips } žetonů
evening-sold-all-the-same = Prodej přes omezení, { $limit ->
        [registration-over] po uzavření registrace
        [re-entries-used] nad limit re-entry
        [rebuys-over] po poslední úrovni pro rebuye
        [rebuys-used] nad limit rebuyů
        [buy-in-over] nad limit ceny
       *[add-on-taken] nad limit add-onů
    }: { $reason }
evening-voided = Storno: { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }{ $then ->
        [off] , vyškrtnuto ze seznamu
        [out] , mimo turnaj jako předtím
       *[before] {""}
    }; { $chips } žetonů mimo hru, peníze { $money ->
        [kept] ponechány
       *[given-back] vráceny
    }{ $noted ->
        [yes] {""} ({ $note })
       *[no] {""}
    }
evening-counted = Stack spočítán: { $chips }
evening-withdrawn = Odhlášeno
evening-renamed = Jméno opraveno: { $name }
evening-queued = Zařazeno mezi náhradníky
evening-needs = Požadované místo: { $seat }
evening-needs-none = Bez požadavku na místo
evening-apart = Odděleně: { $player }
evening-freed = Už bez oddělení: { $player }
evening-locked = Zámek, při vyvažování bez přesunu
evening-unlocked = Odemčeno
evening-noted = Poznámka: { $note }
evening-note-gone = Poznámka smazána
evening-drew = Vylosováno: { $seat } (losování { $draw }){ $waits ->
        [yes] {""}, čeká jedno rozdání
       *[no] {""}
    }
evening-seated = Usazeno ručně: { $seat }{ $waits ->
        [yes] {""}, čeká jedno rozdání
       *[no] {""}
    }
evening-moved = Přesun: { $from } → { $seat }, { $reason }{ $ruled ->
        [yes] {""} ({ $rule })
       *[no] {""}
    }{ $waits ->
        [yes] {""}, čeká jedno rozdání
       *[no] {""}
    }
evening-move-done = Přesun hotov
evening-busted = Vyřazení: { $seat }, { $time }{ $hand ->
        [none] {""}
        [announced] {""}, ohlášené rozdání
       *[other] { $orbit ->
            [yes] {""}, kolo { $hand }
           *[no] {""}, hand for hand, rozdání { $hand }
        }
    }{ $credited ->
        [yes] {""}, žetony získává: { $by }
       *[no] {""}
    }
evening-took-out = Vyřazení na kontě: { $players }
evening-reinstated = Zpět ve hře: { $seat }
evening-reinstated-unseated = Zpět ve hře, čeká na místo
evening-corrected = Vyřazení opraveno: { $time }{ $hand ->
        [none] {""}
        [announced] {""}, ohlášené rozdání
       *[other] { $orbit ->
            [yes] {""}, kolo { $hand }
           *[no] {""}, hand for hand, rozdání { $hand }
        }
    }{ $credited ->
        [yes] {""}, žetony získává: { $by }
       *[no] {""}
    }
evening-credited = Vyřazení na kontě po opravě: { $player }
evening-raced = Losování o žetony: { $races } ({ $change })
evening-exchanged = Výměna žetonů: { $chips } × { $value } za { $received } × { $next }
evening-late-chips = Žetony až po losování: { $chips } × { $value }, { $paid ->
        [0] nevyplaceno nic
       *[other] vyplaceno { $paid } × { $smallest }
    }
evening-posted = Vynechané rozdání, vloženo { $chips }
evening-clock-called = Čas na rozhodnutí{ $floor ->
        [yes] {""}
       *[no] {""}, na žádost hráče
    }: { $secs } s a odpočítávání { $countdown } s
evening-clock-settled = Čas na rozhodnutí, { $secs } s: { $outcome ->
        [acted] akce včas
        [dead] čas vypršel, ruka je mrtvá
        [checked] čas vypršel, check
       *[waived] odvoláno
    }
evening-shot-clock = Shot clock vypršel: { $outcome ->
        [dead] ruka je mrtvá
       *[other] check
    }
evening-time-card = Karta času použita, { $left ->
        [0] nezbývá žádná
        [one] zbývá 1
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }
evening-time-cards-given = { $cards ->
        [one] Přidělena 1 karta času
        [few] Přiděleny { $cards } karty času
       *[other] Přiděleno { $cards } karet času
    }
arrival-drawn = losování
arrival-by-hand = ručně
arrival-back = návrat po vyřazení

card-place = { $place }. místo
card-number = Č. { $number }
card-stack = Stack { $chips }
card-entries = { $entries ->
    [one] { $entries } vstup
    [few] { $entries } vstupy
   *[other] { $entries } vstupů
}
card-rebuys = { $rebuys ->
    [one] { $rebuys } rebuy
    [few] { $rebuys } rebuye
   *[other] { $rebuys } rebuyů
}
card-add-ons = { $add_ons ->
    [one] { $add_ons } add-on
    [few] { $add_ons } add-ony
   *[other] { $add_ons } add-onů
}
card-locked = Zámek
card-busted-by = Žetony získává: { $players }
card-took-out = Vyřazení na kontě: { $players }
card-seats = Místa
card-stay = { $from }–{ $to }
card-stay-now = od { $from } dosud
card-waited = čekání jedno rozdání
card-what = Co se stalo
card-what-none = Zatím nic
card-undone = vzato zpět úkonem { $act }
card-all-acts = Všechny úkony v deníku
card-line = Průběh večera
card-line-seat = stůl { $table }, { $from }–{ $to }
card-line-break = přestávka, { $from }–{ $to }
card-line-out = Mimo
card-line-break-mark = přestávka
card-open = Celá historie…
    .tip = Vše o tomto hráči: místa, vyřazení, nákupy (Enter)

## Lists of players

players-show-all = Zobrazit všechny
players-search-help = Část jména, stůl (s12), místo (12/3), číslo hráče (#45) nebo slovo: hraje, mimo, čeká, zámek, přesun, odděleně, požadavek

players-says-in = hraje hrající in
players-says-out = mimo venku vyřazení vypadlí out busted
players-says-waiting = čeká náhradník náhradníci waiting alternate
players-says-locked = zámek zamčeno zamčení locked
players-says-moving = přesun přesuny přesedá moved moving
players-says-apart = odděleně oddělení apart
players-says-needs = požadavek požadavky needs
players-says-table = s stůl t table
players-sort = Seřadit: { $column }
    .tip = Dalším klepnutím obráceně, třetím jako předtím
players-many-max = Pro tento úkon zvolte nejvýše { $most } hráčů
players-lock-many = Zamknout: { $players }
players-unlock-many = Odemknout: { $players }
players-rebuy-many = { $players ->
    [one] { $players } rebuy
    [few] { $players } rebuye
   *[other] { $players } rebuyů
}
players-select-none = Zrušit výběr
players-menu = Možnosti

players-paste-lines = { $lines ->
    [one] Vložen { $lines } řádek
    [few] Vloženy { $lines } řádky
   *[other] Vloženo { $lines } řádků
}
players-paste-leave = Vymazat seznam
players-paste-edit = Upravit jako text
players-preview = Všechny řádky a co se z nich stane
players-preview-all = Vše { $lines }
players-preview-taken = Zaškrtnuto { $lines }
players-preview-doubt = Nejasné { $lines }
players-preview-problems = Nepřečteno { $lines }
players-preview-tick = Zaškrtnout zobrazené
players-preview-untick = Zrušit zaškrtnutí
players-preview-none = Žádné takové řádky
players-preview-empty = { $lines ->
    [one] { $lines } prázdný řádek vynechán
    [few] { $lines } prázdné řádky vynechány
   *[other] { $lines } prázdných řádků vynecháno
}
players-preview-line = Řádek { $line }
players-preview-no-letters = žádná písmena
players-preview-address = vypadá jako adresa
players-preview-letters = některá písmena nelze v tomto okně zobrazit, uloží se však
players-preview-signs = má znaky, které ve jménech nebývají
players-preview-sentence = vypadá jako věta
players-preview-turned = příjmení vpředu, nebo dva lidé
players-preview-like-heading = vypadá jako nadpis
players-preview-chat = zpráva z chatu; napište jen jméno
players-preview-marked-no = značka vedle říká ne
players-preview-several = vypadá jako víc lidí
players-preview-heading = nadpis
players-preview-not-playing = v seznamu stojí, že nehraje, nebo zatím ne
