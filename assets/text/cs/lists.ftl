# Cizí seznamy v okně: co bylo dáno, co je ve sloupcích, čemu program rozuměl.
list-title-structure = Import struktury
list-title-payouts = Import výplat
list-take-structure = Ze seznamu…
    .tip = Importuje strukturu, kterou někdo napsal: tabulku, zprávu, list sešitu
list-take-payouts = Ze seznamu…
    .tip = Importuje výplaty, které někdo napsal: tabulku, zprávu, list sešitu
list-payouts-unsaved = Nejdřív uložte nebo zahoďte změny, které tu jsou
list-hint-structure = Vložte levely: tabulku, zprávu, buňky ze sešitu
list-hint-payouts = Vložte výplaty: tabulku, zprávu, buňky ze sešitu
list-path = Nebo cesta k souboru z kteréhokoli programu
list-open-file = Zvolit soubor…
list-file-leave = Zavřít tento soubor
list-as-before = Sloupce s těmito nadpisy se čtou jako posledně
list-none = Zatím není co číst
    .hint = Vložte seznam vlevo, nebo zvolte soubor. Každý řádek se tu ukáže tak, jak mu program rozumí, a nic se nezmění, dokud seznam neimportujete.
list-level = Level { $level }
list-break = Přestávka
list-color-up = Výměna žetonů
list-place = { $place }. místo
list-entries-from = Od { $entries } vstupů
list-places = { $places ->
    [one] Vyplácí se jedno místo
    [few] Vyplácejí se { $places } místa
   *[other] Vyplácí se { $places } míst
}
list-line-wrong = Nejasné
list-line-unread = Nečte se
list-open = { $questions ->
    [one] Jedna otázka je otevřená
    [few] { $questions } otázky jsou otevřené
   *[other] { $questions } otázek je otevřených
}
list-wrong = { $lines ->
    [one] Jeden řádek není jasný: opravte ho vlevo, nebo zvolte, co je ve sloupcích
    [few] { $lines } řádky nejsou jasné: opravte je vlevo, nebo zvolte, co je ve sloupcích
   *[other] { $lines } řádků není jasných: opravte je vlevo, nebo zvolte, co je ve sloupcích
}
list-take = Importovat
list-read-again = Přečíst soubor znovu
list-column-none = Nečte se
list-column-level = Level
list-column-break = Přestávka
list-column-blinds = Blindy
list-column-small-blind = Small blind
list-column-big-blind = Big blind
list-column-ante = Ante každého hráče
list-column-ante-from = Kdo platí ante
list-column-big-blind-ante = Big blind ante
list-column-small-bet = Malá sázka
list-column-big-bet = Velká sázka
list-column-bring-in = Bring-in
list-column-seconds = Sekundy
list-column-minutes = Minuty
list-column-hours = Hodiny
list-column-length = Délka bez jednotky
list-column-game = Hra
list-column-color-up = Výměna žetonů
list-column-type = Level nebo přestávka
list-column-notes = Poznámky
list-column-entries = Vstupy od
list-column-max-players = Vstupy do
list-column-place = Místo
list-column-place-to = Místo do
list-column-percent = Procenta
list-column-share = Podíl
list-column-amount = Částka
list-column-id = Číslo v souboru lidí
list-column-first-name = Křestní jméno
list-column-last-name = Příjmení
people-import-count = { $people ->
    [one] Je v něm jeden člověk
    [few] Jsou v něm { $people } lidé
   *[other] Je v něm { $people } lidí
}
list-line-says = Řádek { $line }: { $what }
league-turned = { $name } a { $is } může být jeden člověk
league-turned-join = Jeden člověk
league-turned-join-name = { $name } a { $is } je jeden člověk
league-joined = { $name } se počítá jako { $is }
league-joined-part = Dva lidé
league-joined-part-name = { $name } a { $is } jsou dva lidé
league-turned-say = { $name } a { $is } může být jeden člověk; jako jednoho je počítá --same "{ $name }={ $is }"
list-title-chips = Import žetonů
list-take-chips = Ze seznamu…
list-hint-chips = Vložte žetony: hodnota, barva, počet
list-column-value = Hodnota
list-column-color = Barva
list-column-inventory = Počet
list-column-in-a-stack = Kolik jich dostane vstup
list-chips = { $kinds ->
    [one] Jeden druh žetonů
    [few] { $kinds } druhy žetonů
   *[other] { $kinds } druhů žetonů
}
list-chips-own = { $count ->
    [one] jeden kus
    [few] { $count } kusy
   *[other] { $count } kusů
}
list-chips-stack = ve stacku { $count }
list-column-birthday-day-first = Narozeniny, první je den
list-column-birthday-month-first = Narozeniny, první je měsíc
list-column-not-until-day-first = Nesmí do, první je den
list-column-not-until-month-first = Nesmí do, první je měsíc
list-column-fee-until-day-first = Zaplaceno do, první je den
list-column-fee-until-month-first = Zaplaceno do, první je měsíc
