# Chips in play, what brought and took them, and counts of all stacks.

## Causes, reasons and differences

chip-cause-entries = Wejścia
chip-cause-re-entries = Re-entry
chip-cause-rebuys = Rebuye
chip-cause-add-ons = Add-ony
chip-cause-brought-forward = Z flightów
chip-cause-withdrawn = Wyrejestrowania
chip-cause-forfeited = Przepadłe lub znalezione
chip-cause-disqualified = Dyskwalifikacje
chip-cause-left-early = Wcześniejsze odejścia
chip-cause-races = Losowania o żetony
chip-cause-late-finds = Znalezione później
chip-cause-corrected = Poprawki

forfeit-out-of-sight = wyniesione poza widok
forfeit-found = znalezione, niczyje
forfeit-re-entry = oddane za ponowne wejście
forfeit-other = decyzja floora

chips-adds-up = wszystko się zgadza
chips-too-many = o { $chips } za dużo
chips-missing = brakuje { $chips }

## The log

event-chips-forfeited = Przepadek żetonów: { $player }, { $chips }, { $reason }{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = przepadek żetonów ({ $chips }) – { $player }
event-chips-removed = Z gry zdjęto { $chips } w żetonach, { $reason }{ $table ->
    [none] {""}
   *[other] , stół { $table }
}{ $noted ->
    [yes] : { $note }
   *[no] {""}
}
    .name = zdjęcie { $chips } w żetonach z gry
event-chips-corrected = W grze { $more ->
    [yes] o { $chips } w żetonach więcej
   *[no] o { $chips } w żetonach mniej
}{ $named ->
    [yes] , stack: { $player }
   *[no] {""}
}. Powód: { $note }
    .name = poprawka żetonów w grze
event-count-begun = { $occasion ->
    [end-of-day] Początek liczenia wszystkich stacków, na koniec dnia
   *[break] Początek liczenia wszystkich stacków
}
    .name = początek liczenia
event-count-ended = { $whole ->
    [yes] Koniec liczenia wszystkich stacków: oczekiwano { $expected }, { $difference }
   *[no] Koniec liczenia wszystkich stacków: policzeni gracze { $counted } / { $seated }, w grze { $expected } w żetonach
}
    .name = koniec liczenia

evening-forfeited = Przepadek żetonów: { $chips }, { $reason }
evening-chips-corrected = Poprawka stacka o { $chips }

## Refusals

refusal-chips-not-named = Nie podano liczby żetonów
    .hint = Należy podać, ile
refusal-note-missing = Brakuje powodu
    .hint = Należy wpisać powód, w kilku słowach
refusal-count-under-way = Liczenie { $count } jeszcze trwa
    .hint = Trzeba je kontynuować albo najpierw zakończyć
refusal-no-count-under-way = Nie trwa żadne liczenie wszystkich stacków
    .hint = Należy je zacząć

## The terminal

chips-check-passed = { $acts ->
    [0] W grze nie ma żetonów
    [one] Żetony w grze się zgadzają: { $chips }, suma jednej czynności
    [few] Żetony w grze się zgadzają: { $chips }, suma { $acts } czynności
   *[many] Żetony w grze się zgadzają: { $chips }, suma { $acts } czynności
}

## What needs doing

need-count = { $tables ->
    [one] Liczenie: pozostał jeden stół
    [few] Liczenie: pozostały { $tables } stoły
   *[many] Liczenie: pozostało { $tables } stołów
}
    .detail = Stacki po policzeniu, stół po stole
    .button = Licz dalej
need-count-done = Policzono wszystkie stacki: { $difference }
    .button = Pokaż
    .other = Zakończ liczenie

## Chips in play on screen

chips-in-play-title = Żetony w grze
chips-average = Średnia
chips-players-left = Pozostali gracze
chips-last-count = Ostatnie liczenie
chips-last-count-none = Jeszcze nie liczono
chips-last-count-open = W toku
chips-by-cause = Skąd są w grze
chips-by-value = Na stołach według żetonów, po sprzedaży i losowaniach
chips-of-value = { $chips } × { $value }{ $gone ->
    [yes] , zeszły w losowaniu, ale ich nie oddano
   *[no] {""}
}
chips-acts = Czynności, które dodały lub zabrały żetony
chips-column-act = Czynność
chips-column-chips = Żetony
chips-column-in-play = W grze
chips-none = W grze nie ma jeszcze żetonów
    .hint = Widać tu każde wejście, rebuy, add-on, losowanie o żetony i dyskwalifikację razem z czynnością
chips-stacks-known = Znane stacki obejmują wszystkie te żetony
chips-adrift-over = { $chips } w żetonach nie ma w żadnym znanym stacku: zginęły w eliminacjach bez podanego zwycięzcy albo postawiono je za nieobecnych. Znajdzie je liczenie.
chips-adrift-under = W znanych stackach jest o { $chips } w żetonach więcej niż w grze: niektóre są mniejsze, niż ostatnio zapisano. Które, pokaże liczenie.
chips-count = Policz wszystkie stacki…
chips-take-out = Zdejmij żetony…
    .tip = Żetony, które przepadły albo zostały znalezione i nie mają właściciela
chips-put-right = Popraw…
    .tip = W grze jest więcej lub mniej żetonów, niż wynika z dziennika
chips-take-out-title = Zdjęcie żetonów z gry
chips-take-out-do = Zdejmij z gry
chips-put-right-title = Poprawka żetonów w grze
chips-put-right-do = Popraw
chips-put-right-more = Więcej
chips-put-right-fewer = Mniej
chips-whose = Czyje
chips-whose-nobody = Niczyje
chips-whose-find = Gracza, według nazwiska
chips-whose-needed = Najpierw trzeba znaleźć gracza
chips-how-many = Ile
chips-how-many-all = Wszystkie, { $chips }
chips-reason = Powód
chips-note = Notatka
chips-of-player = { $player }, ostatnio { $chips } w żetonach
chips-re-entry-hint = Oddaje cały stack i wchodzi ponownie z pełnym, na nowym miejscu

## Counts on screen

counts-none = Nie trwa żadne liczenie
    .hint = Liczy się w przerwie albo na koniec dnia: stół po stole, stacki według miejsc, Enter przechodzi do następnego
counts-begin-break = Zacznij liczenie
counts-begin-end-of-day = Policz na koniec dnia
counts-end = Zakończ liczenie
counts-last = Liczenie { $count }, koniec o { $time }
counts-title = Liczenie { $count }, początek o { $time }
counts-progress = Stoły: { $done } / { $tables }, gracze: { $counted } / { $seated }
counts-expected = Oczekiwano
counts-counted = Policzono
counts-difference = Różnica
counts-not-yet = Po policzeniu wszystkich
counts-not-whole = Nie policzono wszystkich
counts-known-before = Różnica przedtem
counts-table-done = Stół { $table }, policzono, { $difference } względem znanego stanu
counts-table-left = Stół { $table }, do policzenia { $left ->
    [one] jeden gracz
    [few] { $left } gracze
   *[many] { $left } graczy
}
counts-left = pozostało { $left }
counts-stack-of = Stack: { $player }, miejsce { $seat }
counts-known = ostatnio { $chips }
counts-was = { $chips } względem ostatniego stanu
counts-save = Zapisz stół { $table }
    .tip = Zapisuje wpisane stacki; pozostałe czekają na policzenie
counts-next = Następny stół
counts-previous = Poprzedni stół
counts-nothing-typed = Należy wpisać co najmniej jeden stack
counts-unreadable = Miejsce { $seat }: należy wpisać liczbę żetonów, np. 12500 albo 12k
counts-clues = Co mogłoby to wyjaśnić
counts-by-table-hint = Stół się nie zgadza, gdy żetony przeszły na inny stół albo gdzieś ich nie zapisano; zgadzać się musi dopiero cały turniej
clue-sold = { $sold ->
    [entries] { $times ->
        [one] Jedno wejście
        [few] { $times } wejścia
       *[many] { $times } wejść
    }
    [rebuys] { $times ->
        [one] Jeden rebuy
        [few] { $times } rebuye
       *[many] { $times } rebuyów
    }
   *[add-ons] { $times ->
        [one] Jeden add-on
        [few] { $times } add-ony
       *[many] { $times } add-onów
    }
}: { $missing ->
    [yes] wpisano tu, ale żetonów nie wydano
   *[no] sprzedano, ale tu nie wpisano
}
clue-chip = { $times ->
    [one] Jeden żeton { $value }
    [few] { $times } żetony { $value }
   *[many] { $times } żetonów { $value }
}
clue-swapped = Zamieniono dwie cyfry: { $player } ma { $instead }
clue-zero = O jedno zero za dużo lub za mało: { $player } ma { $instead }
clue-twice = Policzono dwa razy: { $player } ma dokładnie tyle

## On paper

print-count-sum = Suma
counts-print = Wydrukuj arkusze…

## The command box

command-say-begin-count = licz stacki, policz stacki, liczenie stacków, zacznij liczenie, count stacks, begin count, stack count
command-say-end-count = zakończ liczenie, koniec liczenia, end count, count done
command-say-surrender = oddaj stack, oddanie stacka, surrender, give up stack
command-do-begin-count = Zacznij liczyć wszystkie stacki
command-do-end-count = Zakończ liczenie wszystkich stacków
command-do-surrender = Oddaj stack i wejdź ponownie: { $player }
