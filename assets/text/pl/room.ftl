# The room as a floor plan: where tables stand, and what is the matter with them.

event-tables-placed = { $tables ->
    [one] Stół { $numbers } { $free ->
        [yes] ustawiono tam, gdzie jest wolne miejsce
       *[no] przesunięto na planie sali
    }
    [few] { $tables } stoły { $free ->
        [yes] ustawiono tam, gdzie jest wolne miejsce: { $numbers }
       *[no] przesunięto na planie sali: { $numbers }
    }
   *[many] { $tables } stołów { $free ->
        [yes] ustawiono tam, gdzie jest wolne miejsce: { $numbers }
       *[no] przesunięto na planie sali: { $numbers }
    }
}
    .name = plan sali
refusal-outside-the-room = Stół { $table } stałby poza planem sali
    .hint = Plan ma { $meters } m szerokości i głębokości; stół trzeba ustawić bliżej innych

room-plan = { $tables ->
    [one] Plan sali, { $tables } stół
    [few] Plan sali, { $tables } stoły
   *[many] Plan sali, { $tables } stołów
}
room-final = Stół finałowy
room-find = Stół lub gracz
room-find-nobody = Nikt przy stołach nie ma tych liter w nazwisku
room-zoom-in = Powiększ
room-zoom-out = Pomniejsz
room-zoom-whole = Cała sala

room-more = Więcej
    .name = Więcej dla sali
    .tip = Ponowne losowanie, więcej stołów, kolejność rozwiązywania, plan sali, karty miejsc
room-more-table = Więcej: stół { $table }

## The legend

room-legend = Legenda
room-legend-short = { $tables ->
    [0] Brakuje graczy
    [one] Brakuje graczy: { $tables } stół
    [few] Brakuje graczy: { $tables } stoły
   *[many] Brakuje graczy: { $tables } stołów
}
room-legend-halted = { $tables ->
    [0] Gra wstrzymana
    [one] Gra wstrzymana: { $tables } stół
    [few] Gra wstrzymana: { $tables } stoły
   *[many] Gra wstrzymana: { $tables } stołów
}
room-legend-breaking = { $tables ->
    [0] Do rozwiązania
    [one] Do rozwiązania: { $tables } stół
    [few] Do rozwiązania: { $tables } stoły
   *[many] Do rozwiązania: { $tables } stołów
}
room-legend-final = Stół finałowy
room-legend-button = Gdzie jest button?
room-legend-tracked = Każde rozdanie zapisywane

## Moves

room-move = Przesadź: { $player }, { $from } → { $to }: { $reason }
    .tip = Kliknięcie zleca to przesadzenie
room-move-done = Przesadzono: { $player }, { $from } → { $to }
    .tip = Kliknąć należy, gdy gracz już siedzi na nowym miejscu
room-accept = { $moves ->
    [one] Zatwierdź 1 przesadzenie
    [few] Zatwierdź wszystkie { $moves } przesadzenia
   *[many] Zatwierdź wszystkie { $moves } przesadzeń
}
room-all-done = { $moves ->
    [one] Przesadzono
    [few] Wszystkie { $moves } wykonano
   *[many] Wszystkie { $moves } wykonano
}
room-moves-hint = Kliknięcie strzałki wybiera tylko jedno przesadzenie
room-alternates = { $players ->
    [one] { $players } rezerwowy czeka
    [few] { $players } rezerwowi czekają
   *[many] { $players } rezerwowych czeka
}
room-seat-alternate = Przydziel miejsce: { $player }
room-let-go = Można upuścić na miejsce albo na stół
room-own-seat = Gracz już tu siedzi
room-own-table = To stół tego gracza: należy upuścić na miejsce
room-same-table = Przy jednym stole żadna zasada nie każe przesadzać; blindy dojdą na nowe miejsce
room-only-seat = wolne miejsce
room-worst = Stół { $table }, najgorsze miejsce { $seat }: { $role }
room-worst-unknown = Nie wiadomo, gdzie jest button przy stole { $table }, więc należy wybrać miejsce
room-no-seat-open = Stół { $table } nie ma wolnego miejsca
room-by-rule = Według zasady przesiada się następna duża ciemna: { $player }, stół { $table }, miejsce { $seat } ({ $rule })
room-proposal = Przesadź: { $player } → { $to }: { $role }
room-swap = Zamień
room-type-a-seat = Należy wpisać numer wolnego miejsca, potem Enter
room-gone-player = Nikogo nie przesadzono, bo już poza grą: { $player }
room-gone-table = { $tables ->
    [one] Stołu { $numbers } już nie ma, więc nie został przesunięty
    [few] Stołów { $numbers } już nie ma, więc nie zostały przesunięte
   *[many] Stołów { $numbers } już nie ma, więc nie zostały przesunięte
}

room-next-hand = Następne rozdanie: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
room-next-hand-left-out = Pominięto: { $tables ->
    [one] stół { $numbers }
    [few] stoły { $numbers }
   *[many] stoły { $numbers }
}, bo rozdania nie są tam zapisywane albo są niepewne

## Where tables stand

room-arrange = Rozmieść…
    .tip = Ustawia stoły tak, jak stoją w sali
room-arrange-done = Gotowe
room-per-row = Stołów w rzędzie
room-in-rows = Ustaw w rzędach
    .tip = Wszystkie stoły po kolei, po tyle w rzędzie
room-automatic = Dopasuj do okna
    .tip = Usuwa rozmieszczenie stołów i pokazuje je tak duże, jak się da
room-marked = { $tables ->
    [0] Stoły można przeciągać tam, gdzie stoją; Shift lub ramka zaznacza kilka
    [one] Zaznaczono { $tables } stół
    [few] Zaznaczono { $tables } stoły
   *[many] Zaznaczono { $tables } stołów
}
