# The room as a floor plan: where tables stand, and what is the matter with them.

event-tables-placed = { $tables ->
    [one] { $free ->
        [yes] Na plánu sálu umístěn tam, kde je místo: stůl { $numbers }
       *[no] Na plánu sálu posunut: stůl { $numbers }
    }
    [few] { $free ->
        [yes] Na plánu sálu umístěny tam, kde je místo, { $tables } stoly: { $numbers }
       *[no] Na plánu sálu posunuty { $tables } stoly: { $numbers }
    }
   *[other] { $free ->
        [yes] Na plánu sálu umístěno tam, kde je místo, { $tables } stolů: { $numbers }
       *[no] Na plánu sálu posunuto { $tables } stolů: { $numbers }
    }
}
    .name = plán sálu
refusal-outside-the-room = Stůl { $table } by stál mimo plán sálu
    .hint = Plán je široký i hluboký { $meters } m; dejte stůl blíž k ostatním

room-plan = { $tables ->
    [one] Plán sálu, { $tables } stůl
    [few] Plán sálu, { $tables } stoly
   *[other] Plán sálu, { $tables } stolů
}
room-final = Finálový stůl
room-find = Stůl nebo hráč
room-find-nobody = Nikdo u stolů nemá ve jménu tato písmena
room-zoom-in = Přiblížit
room-zoom-out = Oddálit
room-zoom-whole = Celý sál

room-more = Více
    .name = Další možnosti pro sál
    .tip = Přelosovat, přidat stoly, pořadí rozpouštění, rozmístění, lístky s místy
room-more-table = Další možnosti, stůl { $table }

## The legend

room-legend = Legenda
room-legend-short = { $tables ->
    [0] Chybí hráči
    [one] Chybí hráči: { $tables } stůl
    [few] Chybí hráči: { $tables } stoly
   *[other] Chybí hráči: { $tables } stolů
}
room-legend-halted = { $tables ->
    [0] Hra stojí
    [one] Hra stojí: { $tables } stůl
    [few] Hra stojí: { $tables } stoly
   *[other] Hra stojí: { $tables } stolů
}
room-legend-breaking = { $tables ->
    [0] Další k rozpuštění
    [one] Další k rozpuštění: { $tables } stůl
    [few] K rozpuštění: { $tables } stoly
   *[other] K rozpuštění: { $tables } stolů
}
room-legend-final = Finálový stůl
room-legend-button = Kde je button?
room-legend-tracked = Zapisuje se každé rozdání

## Moves

room-move = Přesun: { $player }, { $from } → { $to } ({ $reason })
    .tip = Klepnutím tento přesun nařídíte
room-move-done = Hotovo, přesun: { $player }, { $from } → { $to }
    .tip = Klepněte, až tam hráč sedí
room-accept = { $moves ->
    [one] Přijmout 1 přesun
    [few] Přijmout všechny { $moves } přesuny
   *[other] Přijmout všech { $moves } přesunů
}
room-all-done = { $moves ->
    [one] Přesun hotov
    [few] Všechny { $moves } přesuny hotovy
   *[other] Všech { $moves } přesunů hotovo
}
room-moves-hint = Jen jeden přesun: klepněte na jeho šipku
room-alternates = { $players ->
    [one] Čeká { $players } náhradník
    [few] Čekají { $players } náhradníci
   *[other] Čeká { $players } náhradníků
}
room-seat-alternate = Přidělit místo: { $player }
room-let-go = Pusťte nad místem nebo stolem
room-own-seat = Zde hráč už sedí
room-own-table = To je stůl tohoto hráče: pusťte nad místem
room-same-table = V rámci jednoho stolu žádné pravidlo přesun nevyžaduje; blindy přicházejí k novému místu
room-only-seat = volné místo
room-worst = Stůl { $table }, nejhorší místo { $seat }: { $role }
room-worst-unknown = Není zadáno, kde je button stolu { $table }, zvolte tedy místo
room-no-seat-open = U stolu { $table } není volné místo
room-by-rule = Podle pravidla přesedá příští big blind: { $player }, stůl { $table }, místo { $seat } ({ $rule })
room-proposal = Přesunout: { $player } → { $to } ({ $role })
room-swap = Vyměnit
room-type-a-seat = Zadejte číslo volného místa a potom Enter
room-gone-player = { $player } už není ve hře, nic se tedy nepřesunulo
room-gone-table = { $tables ->
    [one] Stůl { $numbers } už neexistuje, neposunul se tedy
    [few] Stoly { $numbers } už neexistují, neposunuly se tedy
   *[other] Stoly { $numbers } už neexistují, neposunuly se tedy
}

room-next-hand = Další rozdání: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
room-next-hand-left-out = Vynecháno: { $tables ->
    [one] stůl { $numbers }
    [few] stoly { $numbers }
   *[other] stoly { $numbers }
}, kde se rozdání nezapisují nebo jsou nejistá

## Where tables stand

room-arrange = Rozmístit…
    .tip = Umístí stoly tak, jak stojí v sále
room-arrange-done = Hotovo
room-per-row = Stolů v řadě
room-in-rows = Srovnat do řad
    .tip = Všechny stoly podle čísel, v každé řadě stejně
room-automatic = Podle okna
    .tip = Zapomene, kde stoly stojí, a zobrazí je co největší
room-marked = { $tables ->
    [0] Přetáhněte stoly tam, kde stojí; Shift nebo tažení rámečku označí víc stolů
    [one] Označen { $tables } stůl
    [few] Označeny { $tables } stoly
   *[other] Označeno { $tables } stolů
}
