# Penalties, disqualification, and players who are away.

## Kinds and offenses

# $kind: what is given; $count: how many hands or rounds.
penalty-kind-warning = ostrzeżenie
penalty-kind-hands = { $count ->
    [one] jedno rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
penalty-kind-rounds = { $count ->
    [one] jedna orbita
    [few] { $count } orbity
   *[many] { $count } orbit
}
penalty-kind-disqualification = dyskwalifikacja
# What stands behind a sentence: for what, and what was written down.
penalty-about = { $offense ->
    [none] { $noted ->
        [yes] {""}: { $note }
       *[no] {""}
    }
   *[other] {""}: { $offense }{ $noted ->
        [yes] {""}; { $note }
       *[no] {""}
    }
}
penalty-rules = { $book }, { $count ->
    [one] zasada { $rules }
    [few] zasady { $rules }
   *[many] zasady { $rules }
}

## The log

event-penalty-given = { $player } opuszcza { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
       *[many] { $hands } rozdań
    } ({ $kind }){ $about }
    .name = kara – { $player }
event-player-warned = { $player } dostaje ostrzeżenie{ $about }
    .name = ostrzeżenie – { $player }
event-player-disqualified = { $player } ({ $seat }), dyskwalifikacja{ $about }. Z gry schodzi { $stack } w żetonach
    .name = dyskwalifikacja – { $player }
event-penalty-lifted = Zdjęto karę { $penalty } ({ $player }){ $about }
    .name = zdjęcie kary – { $player }
event-penalty-in-error = Kara { $penalty } nałożona omyłkowo, nie liczy się ({ $player }){ $about }
    .name = cofnięcie kary – { $player }
event-penalty-corrected = Poprawiono karę { $penalty } ({ $player }): { $hands ->
        [one] pozostało { $hands } rozdanie
        [few] pozostały { $hands } rozdania
       *[many] pozostało { $hands } rozdań
    }
    .name = poprawka rozdań – { $player }
event-hand-counted = Odliczono rozdanie, stół { $table }{ $posted ->
        [yes] {""}; postawiono: { $stacks }
       *[no] {""}
    }
    .name = odliczenie rozdania, stół { $table }
event-players-called-back = { $players ->
        [one] { $names } może grać dalej
        [few] Mogą grać dalej { $players } gracze: { $names }
       *[many] Może grać dalej { $players } graczy: { $names }
    }
    .name = powrót po karze – { $names }
event-players-absent = { $players ->
        [one] Nieobecność: { $names }
        [few] Nieobecność, { $players } gracze: { $names }
       *[many] Nieobecność, { $players } graczy: { $names }
    }
    .name = nieobecność – { $names }
event-players-present = { $players ->
        [one] Powrót: { $names }
        [few] Powrót, { $players } gracze: { $names }
       *[many] Powrót, { $players } graczy: { $names }
    }
    .name = powrót – { $names }

## A person's evening

evening-penalized = Kara: { $kind }, { $hands ->
        [one] do opuszczenia { $hands } rozdanie
        [few] do opuszczenia { $hands } rozdania
       *[many] do opuszczenia { $hands } rozdań
    }{ $about }
evening-warned = Ostrzeżenie{ $about }
evening-disqualified = Dyskwalifikacja ({ $seat }){ $about }
evening-penalty-lifted = Zdjęto karę { $penalty }
evening-penalty-in-error = Cofnięto karę { $penalty }: nałożona omyłkowo
evening-penalty-corrected = Poprawiono karę { $penalty }: { $hands ->
        [one] pozostało { $hands } rozdanie
        [few] pozostały { $hands } rozdania
       *[many] pozostało { $hands } rozdań
    }
evening-called-back = Koniec kary; można wrócić do gry
evening-away = Nieobecność: karty są rozdawane, blindy i ante stawiane
evening-present = Powrót do stołu

## What is in the way

refusal-penalty-empty = Ta kara nie ma żadnego rozdania
    .hint = Należy wybrać ostrzeżenie albo co najmniej jedno rozdanie
refusal-penalty-too-long = Kara za długa dla zasad tego turnieju: { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
       *[many] { $hands } rozdań
    }
    .hint = Tu najwyżej { $most ->
        [one] { $most } rozdanie
        [few] { $most } rozdania
       *[many] { $most } rozdań
    }, czyli cztery orbity; potem jest dyskwalifikacja
    .rule = { $numbers-of ->
        [tda-2024] {""}
       *[other] TDA 2011, zasada 51
    }
refusal-penalty-endless = Kara nie może mieć tylu rozdań: { $hands }
    .hint = Najwyżej { $most ->
        [one] { $most } rozdanie
        [few] { $most } rozdania
       *[many] { $most } rozdań
    }
refusal-note-too-long = Notatka jest za długa
    .hint = Najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }
refusal-penalty-unknown = Nie ma kary { $penalty }
    .hint = Wszystkie kary pokazuje ekran Kary
refusal-penalty-over = Z kary { $penalty } nic nie pozostało: { $player }
    .hint = Jeśli była błędna, można ją oznaczyć jako nałożoną omyłkowo
refusal-hands-left-already = W karze { $penalty } pozostało już { $hands }: { $player }
    .hint = Należy podać inną liczbę
refusal-disqualification-stands = Dyskwalifikacji nie można znieść: { $player }
    .hint = Można przywrócić gracza do gry: miejsce i żetony wracają, a dyskwalifikacja się nie liczy
refusal-disqualified = Po dyskwalifikacji nie można już nic kupić w tym turnieju: { $player }
    .hint = Jeśli to była pomyłka, można przywrócić gracza do gry
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, zasada 71-A
       *[other] TDA 2011, zasada 51
    }
refusal-chips-left-play = Żetony zeszły z gry, więc nikt ich nie wygrywa: { $player }
    .hint = Poprawić można tylko stack albo godzinę
refusal-nobody-serves = Przy stole { $table } nikt nie odbywa kary
    .hint = Rozdania odlicza się tylko tam, gdzie ktoś je opuszcza
refusal-hands-are-entered = Przy stole { $table } zapisuje się każde rozdanie, a to je odlicza
    .hint = Trzeba zacząć następne rozdanie przy tym stole
refusal-nobody-to-call-back = Nikomu nie skończyła się kara
    .hint = Do gry wraca się po opuszczeniu wszystkich rozdań
refusal-not-to-call-back = Nie czeka na powrót do gry: { $player }
    .hint = Nie ma zakończonej kary, o której trzeba powiadomić
refusal-already-absent = Nieobecność już zapisano: { $player }
    .hint = Najpierw trzeba zapisać powrót
refusal-not-absent = Nieobecności nie zapisano: { $player }
    .hint = Nic nie trzeba robić

## How somebody went out

exit-disqualified = Dyskwalifikacja
exit-left-early = Wcześniejsze odejście

## What needs doing now

need-penalty-over = Koniec kary: { $player }
    .detail = { $seated ->
        [yes] Może grać od następnego rozdania: { $seat }
       *[no] Może grać po otrzymaniu miejsca
    }
    .button = Powiadomiono
need-seat-impossible = W najbliższym losowaniu { $player } nie dostanie miejsca
    .detail = Brakuje wymaganego miejsca albo żadne nie rozdziela z innym graczem
    .button = Otwórz
need-blinded-out = Blindy pochłonęły stack: { $player }
    .detail = { $seated ->
        [yes] Według znanego stanu blindy i ante pochłonęły stack ({ $seat }): trzeba go policzyć albo wyeliminować gracza
       *[no] Blindy i ante pochłonęły stack
    }
    .button = Otwórz

## The screen

penalties-give = Nałóż karę…
    .tip = Ostrzeżenie, opuszczone rozdania lub dyskwalifikacja; rozdania są obliczane dla stołu
penalties-count-hand = Odlicz rozdanie
    .tip = Przy tym stole zaczyna się kolejne rozdanie; powtórka po misdealu nie jest kolejnym rozdaniem
penalties-count-hand-at = Odlicz rozdanie, stół { $table }
penalties-next-hand-at = Następne rozdanie, stół { $table }
penalties-count = Odlicz rozdanie
    .name = Stół { $table }: odlicz rozdanie
penalties-next-hand = Następne rozdanie
    .name = Stół { $table }: następne rozdanie
penalties-print = Wydrukuj zawiadomienia…
penalties-none = Nie nałożono żadnej kary
    .hint = Rozdania są tu odliczane stół po stole i idą z graczem do innego stołu
penalties-sitting-out = Odbywają karę
penalties-nobody-out = Nikt
penalties-may-come-back = Może grać od następnego rozdania
penalties-call-back = Powiadomiono
    .tip = Gracz już wie; wiersz znika
    .name = Powiadomiono: { $player }
penalties-table = Stół { $table }
penalties-seat = miejsce { $seat }
penalties-left = { $left ->
        [one] pozostało { $left } / { $hands }
        [few] pozostały { $left } / { $hands }
       *[many] pozostało { $left } / { $hands }
    }
    .name = { $player }: { $left ->
        [one] pozostało { $left } rozdanie, kara: { $hands }
        [few] pozostały { $left } rozdania, kara: { $hands }
       *[many] pozostało { $left } rozdań, kara: { $hands }
    }
penalties-posted = postawiono { $chips }
penalties-blinds-unknown = Przy tym stole nie zapisuje się rozdań, więc postawione tu blindy nie są znane; wyjdą przy następnym liczeniu.
penalties-one-less = −1
    .tip = O jedno rozdanie mniej: nie zostało odliczone
    .name = O jedno rozdanie mniej: { $player }
penalties-one-more = +1
    .tip = O jedno rozdanie więcej: odliczono je dwa razy
    .name = O jedno rozdanie więcej: { $player }
penalties-lift = Zdejmij…
    .name = Zdejmij karę: { $player }
penalties-away-since = nieobecność od { $time }
penalties-away = Nieobecność
    .tip = Karty są rozdawane; blindy i ante stawiane
penalties-present = Powrót
    .tip = Gracz znów jest przy stole
    .name = Powrót: { $player }
penalties-is-away = nieobecność
penalties-sits-out = { $left ->
        [one] opuszcza { $left } rozdanie
        [few] opuszcza { $left } rozdania
       *[many] opuszcza { $left } rozdań
    }

## Given

penalties-given = Nałożone w tym turnieju
penalties-column-number = Nr
penalties-column-time = Godzina
penalties-column-player = Gracz
penalties-column-kind = Kara
penalties-column-stands = Stan
penalties-column-for = Za co
penalties-chosen = Kara { $no } · { $player } · { $kind }
penalties-notice = Zawiadomienie…
    .tip = Kartka dla gracza
penalties-stands-served = odbyta
penalties-stands-lifted = zdjęta
penalties-stands-error = omyłkowa
penalties-stands-warning = ostrzeżenie
penalties-stands-hands = { penalties-left }
penalties-stands-rounds = { penalties-left }
penalties-stands-disqualification = poza turniejem

## The form

penalties-player = Gracz
penalties-other-player = Ktoś inny
penalties-offense = Za co
penalties-offense-own = Coś innego; patrz notatka
# $must: yes where the rules leave the floor no choice.
penalties-offense-rules = { $must ->
    [yes] Kara obowiązkowa · { $rules }
   *[no] Kara możliwa · { $rules }
}
penalties-kind = Kara
penalties-proposed-name = { $kind }, propozycja
penalties-proposed-first = Propozycja: { $kind }, za pierwszym razem
penalties-proposed-again = Propozycja: { $kind }, o stopień więcej niż ostatnio w tym turnieju
penalties-proposed-known = Propozycja: { $kind }, bo za to samo była kara w innym turnieju
penalties-proposed-cheating = Propozycja: { $kind }, jak zwykle za oszukiwanie
penalties-number-hands = Rozdania
penalties-number-rounds = Orbity
penalties-comes-warning = Bez opuszczania rozdań
penalties-comes-hands = { $hands ->
    [one] Opuszcza { $hands } rozdanie
    [few] Opuszcza { $hands } rozdania
   *[many] Opuszcza { $hands } rozdań
}
penalties-comes-rounds = { $hands ->
    [one] Opuszcza { $hands } rozdanie
    [few] Opuszcza { $hands } rozdania
   *[many] Opuszcza { $hands } rozdań
}: { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
} (stół { $table }) × { $rounds }
penalties-comes-disqualification = Koniec turnieju dla gracza; z gry schodzi { $chips } w żetonach
penalties-comes-next = Zaczyna się od następnego rozdania; liczba nie zmienia się, gdy ktoś odpada. W tym czasie karty są rozdawane, blindy i ante stawiane.
penalties-lift-note = Powód
    .hint = Dlaczego kara jest zdjęta
penalties-note = Notatka
    .hint = Co się stało
penalties-stack = Żetony, które schodzą z gry
penalties-do-warning = Ostrzeż
penalties-do-hands = Nałóż karę
penalties-do-rounds = { penalties-do-hands }
penalties-do-disqualification = Zdyskwalifikuj
penalties-before-here = Wcześniej w tym turnieju
penalties-before-elsewhere = W innych turniejach
penalties-before-none = Nic
penalties-before-reading = Odczyt…
penalties-before-unread = { $files ->
    [one] Nie odczytano do końca { $files } turnieju
    [few] Nie odczytano do końca { $files } turniejów
   *[many] Nie odczytano do końca { $files } turniejów
}
penalties-journal-unread = Nie odczytano do końca: { $file }
penalties-lift-pardon = Daruj resztę
    .tip = Pozostałych rozdań się nie opuszcza; kara zostaje na liście i liczy się
penalties-lift-error = Nałożona omyłkowo
    .tip = Kara już się nie liczy, a następny stopień jest taki, jakby jej nie było

## Elsewhere in the window

calls-penalty = Nałóż karę…

## Printing

print-penalty-title = Zawiadomienie o karze: { $player }
print-penalty-warning = Ostrzeżenie
print-penalty-hands = { $hands ->
    [one] Do opuszczenia { $hands } rozdanie
    [few] Do opuszczenia { $hands } rozdania
   *[many] Do opuszczenia { $hands } rozdań
}
print-penalty-rounds = { print-penalty-hands }: { $kind }
print-penalty-disqualification = Dyskwalifikacja: żetony schodzą z gry
print-penalty-place = { $table ->
    [none] { $at }
   *[other] stół { $table }, miejsce { $seat } · { $level ->
        [none] { $at }
       *[other] poziom { $level } · { $at }
    }
}
print-penalty-how = Przebieg kary
print-penalty-begins = { $hands ->
    [one] Kara zaczyna się od następnego rozdania. Do opuszczenia jest { $hands } rozdanie, nawet jeśli inni odejdą od stołu.
    [few] Kara zaczyna się od następnego rozdania. Do opuszczenia są { $hands } rozdania, nawet jeśli inni odejdą od stołu; zmiana stołu nic nie zmienia.
   *[many] Kara zaczyna się od następnego rozdania. Do opuszczenia jest { $hands } rozdań, nawet jeśli inni odejdą od stołu; zmiana stołu nic nie zmienia.
}
print-penalty-dealt-in = Proszę nie podchodzić do stołu. W tym czasie karty są rozdawane, ręce są martwe, a blindy i ante są stawiane.
print-penalty-back = Rozdania liczy floor; floor też powie, kiedy można wrócić do gry.
print-penalty-earlier = Wcześniej w tym turnieju
print-penalty-again = W razie powtórzenia
print-penalty-next = Następny stopień to zwykle: { $kind }.
print-penalty-signed = Floor ______________________      Gracz ______________________

## The command box

command-say-penalty = kara, ukaraj, nałóż karę, penalty, penalize, penalise
command-say-warn = ostrzeż, ostrzeżenie, upomnij, upomnienie, warn, warning
command-say-disqualify = zdyskwalifikuj, dyskwalifikacja, dq, disqualify, disqualified
command-say-away = nieobecność, nieobecny, nieobecna, nie ma, away, absent
command-say-back = powrót, wrócił, wróciła, back, is back, present
command-say-count-hand = odlicz rozdanie, policz rozdanie, count hand, count a hand
# Words of a penalty: how much, and what for; behind the sign stands what files call the offense.
command-word-warning = ostrzeżenie, upomnienie, warning
command-word-hands = rozdania, rozdanie, rozdań, hands, hand
command-word-rounds = orbity, orbita, orbitę, orbit, rundy, runda, rundę, rund, rounds, round, orbits
command-word-disqualification = dq, dyskwalifikacja, zdyskwalifikuj, disqualify, disqualified, disqualification
command-word-offenses = telefon=device, urządzenie=device, pokazanie=exposed_card, odkrycie=exposed_card, rzut=thrown_card, rzucenie=thrown_card, podpowiedź=two_to_a_hand, maniery=manners, zachowanie=manners, zwlekanie=stalling, przeciąganie=stalling, kolejność=out_of_turn, pas=odd_fold, odejście=left_the_table, kieszeń=hidden_chips, ciemna=dodged_blind, blind=dodged_blind, oszczędzanie=soft_play, soft=soft_play, obraza=abuse, wyzwiska=abuse, zakłócanie=disruption, oszustwo=cheating, oszukiwanie=cheating, phone=device, device=device, showed=exposed_card, exposed=exposed_card, threw=thrown_card, advice=two_to_a_hand, manners=manners, rude=manners, stalling=stalling, slow=stalling, turn=out_of_turn, fold=odd_fold, left=left_the_table, pocket=hidden_chips, abuse=abuse, disruption=disruption, cheating=cheating, cheated=cheating
command-do-penalty = Kara: { $player }…
command-do-penalty-form = Nałóż karę…
command-do-penalty-warning = Ostrzeż: { $player }
command-do-penalty-hands = Kara: { $player }, { $kind }
command-do-penalty-rounds = { command-do-penalty-hands }
command-do-penalty-disqualification = Zdyskwalifikuj: { $player }
command-do-disqualify = Zdyskwalifikuj: { $player }
command-do-away = Nieobecność: { $player }
command-do-back = Powrót: { $player }
command-do-count-hand = Odlicz rozdanie, stół { $table }

## Every kind: on phones, as a fact, as a ruling and on the ladder

staff-penalty-warning = Ostrzeżenie
staff-penalty-hands = Rozdania
staff-penalty-rounds = Rundy
staff-penalty-disqualification = Dyskwalifikacja
choice-penalty-kind-warning = ostrzeżenie
choice-penalty-kind-hand = jedno rozdanie
choice-penalty-kind-rounds = orbity
choice-penalty-kind-disqualification = dyskwalifikacja
ruling-penalty-warning = Ostrzeżenie, bez opuszczania rozdań
ruling-penalty-hands = { $hands ->
    [one] { $hands } rozdanie
    [few] { $hands } rozdania
   *[many] { $hands } rozdań
}
ruling-penalty-disqualified = Dyskwalifikacja
ruling-ladder-warning = Ostrzeżenie
ruling-ladder-hand = Jedno rozdanie
ruling-ladder-rounds = { $rounds ->
    [one] Jedna orbita
    [few] { $rounds } orbity
   *[many] { $rounds } orbit
}
ruling-ladder-disqualification = Dyskwalifikacja
