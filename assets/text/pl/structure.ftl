# Structures: the sheet that is edited in place, structures made to measure, and when an event ends.

## The sheet

structure-level = Poziom
structure-minutes = min
    .name = Minuty
structure-sb = SB
    .name = Mała ciemna
structure-bb = BB
    .name = Duża ciemna
structure-ante = Ante
    .name = Ante
structure-bring-in = Bring
    .name = Bring-in
structure-small-bet = Mały
    .name = Mały zakład
structure-big-bet = Duży
    .name = Duży zakład
# Two kinds of numbers in one column of a mixed event: small blind or ante, big blind or bring-in.
structure-mixed-first = SB/A
structure-mixed-second = BB/BI
# What is foretold: players left, and their average stack in big blinds.
structure-left = Graczy
structure-average = Ø BB
structure-break = Przerwa
structure-break-color-up = Przerwa · wymiana żetonów
structure-color-up = Wymiana żetonów
structure-color-up-at-end = Na końcu gra staje i wymienia się żetony
structure-game = Gra
structure-form = Stawki
# A cell of the sheet, as a screen reader says it: Big blind, level 5.
structure-cell = { $cell }, { $line }
structure-hint = Liczbę można kliknąć i wpisać; Enter przechodzi w dół, Tab do następnej komórki
structure-unreadable = „{ $typed }” nie jest liczbą; należy wpisać np. 1500 lub 2k
structure-line-closed = Co rozegrano, pozostaje bez zmian; na trwającym poziomie zmienia się tylko czas trwania
structure-line-level = Dodaj poziom za tym: { $line }
structure-line-break = Dodaj przerwę za tym: { $line }
structure-line-copy = Skopiuj: { $line }
structure-line-up = Przesuń w górę: { $line }
structure-line-down = Przesuń w dół: { $line }
structure-line-remove = Usuń: { $line }
structure-antes = Ante od tego poziomu
structure-antes-none = Odtąd bez ante
structure-antes-big-blind = Odtąd big blind ante
structure-antes-player = Odtąd ante od gracza

game-short-holdem = NLH
game-short-limit-holdem = LHE
game-short-short-deck = 6+
game-short-omaha = PLO
game-short-omaha5 = PLO5
game-short-omaha8 = O8
game-short-stud7 = Stud
game-short-stud8 = St8
game-short-razz = Razz
game-short-stud5 = 5St
game-short-draw5 = 5CD
game-short-double-draw5 = 5DD
game-short-draw32 = D32
game-short-lowball-a5 = A-5
game-short-triple-a5 = A5T
game-short-single27 = 27S
game-short-triple27 = 2-7
game-short-badugi = Bad

## How long it is, and when it ends

structure-length = { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}, { $breaks ->
    [0] bez przerw
    [one] { $breaks } przerwa
    [few] { $breaks } przerwy
   *[many] { $breaks } przerw
} · { $time }
structure-ends-at = Koniec między { $earliest } a { $latest }, najpewniej około { $likely }
structure-ends-after = Koniec po { $earliest }–{ $latest } od startu, najpewniej po { $likely }
structure-ends-unknown = Koniec zostanie oszacowany, gdy gracze będą zarejestrowani
structure-why = Na poziomie { $level } ({ $stakes }) wszystkie żetony w grze to { $big_blinds ->
    [one] { $big_blinds } duża ciemna
    [few] { $big_blinds } duże ciemne
   *[many] { $big_blinds } dużych ciemnych
}: wkrótce potem kończy dwóch ostatnich graczy
structure-why-beyond = Poziomów nie wystarczy do końca: turniej kończy się, gdy wszystkie żetony w grze to około { $big_blinds ->
    [one] { $big_blinds } duża ciemna
    [few] { $big_blinds } duże ciemne
   *[many] { $big_blinds } dużych ciemnych
}; trzeba dodać poziomy
structure-formula = Turniej kończy się, gdy wszystkie żetony w grze to około 25 dużych ciemnych przy poziomach po 20 minut; przy dłuższych poziomach więcej, przy krótszych mniej

## What is wanted of a structure

structure-wish-time = Czas gry około
structure-wish-hours = Godziny
structure-wish-minutes = Minuty
structure-wish-rebuys = Spodziewane rebuye
structure-wish-add-ons = Spodziewane add-ony
structure-wish-level = Długość poziomu
structure-wish-level-given = Własna
structure-wish-chips = Dostępne żetony
structure-wish-ante = Ante
structure-wish-ante-none = Brak
structure-wish-ante-big-blind = Big blind ante
structure-wish-ante-player = Od gracza
structure-wish-ante-from = od poziomu
structure-wish-breaks = Przerwy
structure-wish-breaks-every = Co
structure-wish-breaks-length = długość

structure-trouble-too-few-players = Struktura wymaga co najmniej dwóch graczy
structure-trouble-too-many-players = Struktura może być najwyżej dla { $most } graczy
structure-trouble-time-impossible = Należy wybrać czas gry: co najmniej minuta, najwyżej { $hours } h
structure-trouble-level-impossible = Poziom trwa co najmniej minutę i nie dłużej niż cały turniej
structure-trouble-breaks-impossible = Między przerwami musi być trochę gry, a przerwy muszą być krótsze niż cały turniej
structure-trouble-chips-missing = Należy wpisać nominały żetonów, np. 25, 100, 500
structure-trouble-stack-too-small = Stack ma mniej niż dziesięć dużych ciemnych z najmniejszych żetonów: potrzeba co najmniej { $least } w żetonach albo mniejszych żetonów
structure-trouble-stack-too-large = Stack może mieć najwyżej { $most } w żetonach
structure-trouble-too-steep = Blindy musiałyby rosnąć o { $percent }% na każdym poziomie: potrzeba dłuższej gry, krótszych poziomów albo mniejszych stacków
structure-trouble-too-flat = Blindy prawie by nie rosły: potrzeba krótszej gry, dłuższych poziomów albo większych stacków
structure-trouble-no-figures = Z tych żetonów nie da się ułożyć blindów, które rosną równo: potrzeba mniejszych żetonów albo krótszej gry

## Ending in time

structure-end-plan = Koniec na czas…
    .tip = Co godzina zakończenia znaczy dla następnych poziomów; nic się nie zmienia, dopóki zmiany nie zostaną zastosowane
structure-end-title = Koniec na czas
structure-end-by = Koniec do
structure-end-in-time = Następne poziomy są już tak długie, jak się da; nic nie trzeba zmieniać
structure-end-too-soon = Nawet trzyminutowe poziomy nie skończą się do tej godziny; można wybrać inne poziomy poniżej albo późniejszy koniec
# $from and $to: minutes of a level; $ends: when it then ends.
structure-end-retimed = Poziomy po { $to } min zamiast { $from } min. { $ends }
structure-end-take = Ustaw poziomy po { $to } min
structure-rest-title = Albo inne następne poziomy
structure-rest-take = Użyj tych poziomów
