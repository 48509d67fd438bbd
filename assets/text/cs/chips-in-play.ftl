# Chips in play, what brought and took them, and counts of all stacks.

## Causes, reasons and differences

chip-cause-entries = Vstupy
chip-cause-re-entries = Re-entry
chip-cause-rebuys = Rebuye
chip-cause-add-ons = Add-ony
chip-cause-brought-forward = Převedeno z flightů
chip-cause-withdrawn = Odhlášeno
chip-cause-forfeited = Propadlé nebo nalezené
chip-cause-disqualified = Diskvalifikace
chip-cause-left-early = Předčasný odchod
chip-cause-races = Losování o žetony
chip-cause-late-finds = Pozdní nálezy
chip-cause-corrected = Opravy

forfeit-out-of-sight = vynesené z dohledu
forfeit-found = nalezené, nikomu nepatří
forfeit-re-entry = odevzdané kvůli novému vstupu
forfeit-other = na pokyn floormana

chips-adds-up = souhlasí
chips-too-many = přebývá { $chips }
chips-missing = chybí { $chips }

## The log

event-chips-forfeited = Propadlé žetony: { $player }, { $chips }, { $reason }{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = propadlé žetony ({ $chips }) – { $player }
event-chips-removed = { $chips } žetonů odebráno ze hry, { $reason }{ $table ->
    [none] {""}
   *[other] , stůl { $table }
}{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = odebrání { $chips } žetonů ze hry
event-chips-corrected = { $more ->
    [yes] Ve hře je o { $chips } žetonů víc
   *[no] Ve hře je o { $chips } žetonů méně
}{ $named ->
    [yes] , stack: { $player }
   *[no] {""}
}; { $note }
    .name = oprava žetonů ve hře
event-count-begun = { $occasion ->
    [end-of-day] Sčítání všech stacků zahájeno, konec dne
   *[break] Sčítání všech stacků zahájeno
}
    .name = zahájení sčítání
event-count-ended = { $whole ->
    [yes] Sčítání všech stacků ukončeno: očekáváno { $expected }, { $difference }
   *[no] Sčítání všech stacků ukončeno, spočítáno { $counted }/{ $seated } hráčů; ve hře je { $expected } žetonů
}
    .name = ukončení sčítání

evening-forfeited = Propadlé žetony: { $chips }, { $reason }
evening-chips-corrected = Stack opraven: { $chips }

## Refusals

refusal-chips-not-named = Není uveden počet žetonů
    .hint = Uveďte, kolik jich je
refusal-note-missing = Chybí důvod
    .hint = Napište několika slovy proč
refusal-count-under-way = Sčítání { $count } ještě probíhá
    .hint = Pokračujte v něm, nebo je nejprve ukončete
refusal-no-count-under-way = Žádné sčítání stacků neprobíhá
    .hint = Zahajte je

## The terminal

chips-check-passed = { $acts ->
    [0] Ve hře nejsou žádné žetony
    [one] Žetony ve hře souhlasí: { $chips }, součet jednoho úkonu
    [few] Žetony ve hře souhlasí: { $chips }, součet { $acts } úkonů
   *[other] Žetony ve hře souhlasí: { $chips }, součet { $acts } úkonů
}

## What needs doing

need-count = { $tables ->
    [one] Sčítání: zbývá jeden stůl
    [few] Sčítání: zbývají { $tables } stoly
   *[other] Sčítání: zbývá { $tables } stolů
}
    .detail = Stacky podle sčítání, stůl po stolu
    .button = Pokračovat ve sčítání
need-count-done = Všechny stacky spočítány: { $difference }
    .button = Zkontrolovat
    .other = Ukončit sčítání

## Chips in play on screen

chips-in-play-title = Žetony ve hře
chips-average = Průměr
chips-players-left = Hráči ve hře
chips-last-count = Poslední sčítání
chips-last-count-none = Zatím žádné
chips-last-count-open = Probíhá
chips-by-cause = Proč jsou ve hře
chips-by-value = Na stolech podle žetonů, po prodejích a losováních
chips-of-value = { $chips } × { $value }{ $gone ->
    [yes] , stažené a neodevzdané
   *[no] {""}
}
chips-acts = Úkony, které žetony přidaly nebo ubraly
chips-column-act = Úkon
chips-column-chips = Žetony
chips-column-in-play = Ve hře
chips-none = Ve hře zatím nejsou žádné žetony
    .hint = Zobrazí se zde každý vstup, rebuy, add-on, losování a diskvalifikace i se svým úkonem
chips-stacks-known = Naposledy známé stacky zahrnují všechny
chips-adrift-over = { $chips } žetonů není v žádném známém stacku: odešly při vyřazeních bez uvedení, kdo je získává, nebo je vložili nepřítomní hráči. Najde je sčítání.
chips-adrift-under = Známé stacky mají dohromady o { $chips } žetonů víc, než je ve hře: některé jsou menší, než bylo naposledy známo. Které, ukáže sčítání.
chips-count = Spočítat všechny stacky…
chips-take-out = Odebrat žetony…
    .tip = Žetony propadlé, nebo nalezené, které nikomu nepatří
chips-put-right = Opravit…
    .tip = Ve hře je víc nebo méně žetonů, než ukazuje deník
chips-take-out-title = Odebrání žetonů ze hry
chips-take-out-do = Odebrat ze hry
chips-put-right-title = Oprava žetonů ve hře
chips-put-right-do = Opravit
chips-put-right-more = Víc
chips-put-right-fewer = Méně
chips-whose = Čí
chips-whose-nobody = Ničí
chips-whose-find = Hráč podle jména
chips-whose-needed = Nejprve najděte hráče
chips-how-many = Kolik
chips-how-many-all = Všechny ({ $chips })
chips-reason = Proč
chips-note = Poznámka
chips-of-player = { $player }, naposledy známo { $chips } žetonů
chips-re-entry-hint = Celý stack se odevzdá a nový vstup začíná s plným na novém místě

## Counts on screen

counts-none = Žádné sčítání neprobíhá
    .hint = Sčítejte o přestávce nebo na konci dne: stůl po stolu, stacky podle míst, na další přejdete klávesou Enter
counts-begin-break = Zahájit sčítání
counts-begin-end-of-day = Sčítání na konci dne
counts-end = Ukončit sčítání
counts-last = Sčítání { $count }, konec { $time }
counts-title = Sčítání { $count }, začátek { $time }
counts-progress = stoly { $done }/{ $tables }, hráči { $counted }/{ $seated }
counts-expected = Očekáváno
counts-counted = Spočítáno
counts-difference = Rozdíl
counts-not-yet = Až budou spočítáni všichni
counts-not-whole = Nejsou spočítáni všichni
counts-known-before = Nezařazené předtím
counts-table-done = Stůl { $table }, spočítán, proti známému stavu: { $difference }
counts-table-left = Stůl { $table }, { $left ->
    [one] zbývá spočítat jednoho hráče
    [few] zbývá spočítat { $left } hráče
   *[other] zbývá spočítat { $left } hráčů
}
counts-left = zbývá { $left }
counts-stack-of = Stack: { $player }, místo { $seat }
counts-known = známo { $chips }
counts-was = { $chips } proti naposledy známému
counts-save = Uložit stůl { $table }
    .tip = Uloží zadané stacky; ostatní je ještě třeba spočítat
counts-next = Další stůl
counts-previous = Předchozí stůl
counts-nothing-typed = Zadejte aspoň jeden stack
counts-unreadable = Místo { $seat }: zadejte počet žetonů, např. 12500 nebo 12,5k
counts-clues = Co by to vysvětlilo
counts-by-table-hint = Stůl se liší, pokud žetony přešly k jinému stolu nebo nebyly zapsány; souhlasit musí jen celý turnaj
clue-sold = { $missing ->
    [yes] Zapsáno, ale žetony nevydány:
   *[no] Prodáno, ale nezapsáno:
} { $sold ->
    [entries] { $times ->
        [one] vstup
        [few] { $times } vstupy
       *[other] { $times } vstupů
    }
    [rebuys] { $times ->
        [one] rebuy
        [few] { $times } rebuye
       *[other] { $times } rebuyů
    }
   *[add-ons] { $times ->
        [one] add-on
        [few] { $times } add-ony
       *[other] { $times } add-onů
    }
}
clue-chip = { $times ->
    [one] Jeden žeton { $value }
    [few] { $times } žetony { $value }
   *[other] { $times } žetonů { $value }
}
clue-swapped = Přehozené dvě číslice: { $player } má { $instead }
clue-zero = Nula navíc nebo chybějící nula: { $player } má { $instead }
clue-twice = Spočítáno dvakrát: { $player } má přesně tolik

## On paper

print-count-sum = Součet
counts-print = Tisk sčítacích archů…

## The command box

command-say-begin-count = sčítání, spočítat stacky, zahájit sčítání, count stacks, begin count, stack count
command-say-end-count = konec sčítání, ukončit sčítání, end count, count done
command-say-surrender = odevzdat stack, vzdát stack, surrender, give up stack
command-do-begin-count = Zahájit sčítání všech stacků
command-do-end-count = Ukončit sčítání všech stacků
command-do-surrender = { $player } odevzdává stack a vstupuje znovu
