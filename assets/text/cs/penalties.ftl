# Penalties, disqualification, and players who are away.

## Kinds and offenses

# $kind: what is given; $count: how many hands or rounds.
penalty-kind-warning = varování
penalty-kind-hands = { $count ->
    [one] jedno rozdání
    [few] { $count } rozdání
   *[other] { $count } rozdání
}
penalty-kind-rounds = { $count ->
    [one] jedno kolo
    [few] { $count } kola
   *[other] { $count } kol
}
penalty-kind-disqualification = diskvalifikace
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
    [one] pravidlo { $rules }
    [few] pravidla { $rules }
   *[other] pravidla { $rules }
}

## The log

event-penalty-given = Trest, { $player } vynechá { $hands ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    } ({ $kind }){ $about }
    .name = trest – { $player }
event-player-warned = Varování, { $player }{ $about }
    .name = varování – { $player }
event-player-disqualified = Diskvalifikace, { $player } ({ $seat }){ $about }. Žetony mimo hru: { $stack }
    .name = diskvalifikace – { $player }
event-penalty-lifted = Trest { $penalty } prominut, { $player }{ $about }
    .name = prominutí trestu – { $player }
event-penalty-in-error = Trest { $penalty } byl udělen omylem a nepočítá se, { $player }{ $about }
    .name = zrušení trestu – { $player }
event-penalty-corrected = Trest { $penalty } opraven, { $player }: { $hands ->
        [one] zbývá { $hands } rozdání
        [few] zbývají { $hands } rozdání
       *[other] zbývá { $hands } rozdání
    }
    .name = oprava rozdání trestu – { $player }
event-hand-counted = Započítáno rozdání u stolu { $table }{ $posted ->
        [yes] {""}; vloženo za nepřítomné: { $stacks }
       *[no] {""}
    }
    .name = započítání rozdání u stolu { $table }
event-players-called-back = { $players ->
        [one] Trest odpykán, smí hrát: { $names }
        [few] Trest odpykán, smějí hrát { $players } hráči: { $names }
       *[other] Trest odpykán, smí hrát { $players } hráčů: { $names }
    }
    .name = konec trestu – { $names }
event-players-absent = { $players ->
        [one] Nepřítomnost: { $names }
        [few] Nepřítomnost, { $players } hráči: { $names }
       *[other] Nepřítomnost, { $players } hráčů: { $names }
    }
    .name = nepřítomnost – { $names }
event-players-present = { $players ->
        [one] Zpět u stolu: { $names }
        [few] Zpět u stolu, { $players } hráči: { $names }
       *[other] Zpět u stolu, { $players } hráčů: { $names }
    }
    .name = návrat ke stolu – { $names }

## A person's evening

evening-penalized = Trest: { $kind }, { $hands ->
        [one] k vynechání { $hands } rozdání
        [few] k vynechání { $hands } rozdání
       *[other] k vynechání { $hands } rozdání
    }{ $about }
evening-warned = Varování{ $about }
evening-disqualified = Diskvalifikace, { $seat }{ $about }
evening-penalty-lifted = Trest { $penalty } prominut
evening-penalty-in-error = Trest { $penalty } zrušen: udělen omylem
evening-penalty-corrected = Trest { $penalty } opraven: { $hands ->
        [one] zbývá { $hands } rozdání
        [few] zbývají { $hands } rozdání
       *[other] zbývá { $hands } rozdání
    }
evening-called-back = Trest odpykán, smí hrát
evening-away = Nepřítomnost: karty se rozdávají, blindy a ante se vkládají
evening-present = Zpět u stolu

## What is in the way

refusal-penalty-empty = Tento trest nemá žádné rozdání
    .hint = Zvolte varování, nebo aspoň jedno rozdání
refusal-penalty-too-long = Trest { $hands } rozdání je delší, než připouštějí pravidla tohoto turnaje
    .hint = Zde nejvýše { $most } rozdání, což jsou čtyři kola; potom následuje diskvalifikace
    .rule = { $numbers-of ->
        [tda-2024] {""}
       *[other] TDA 2011, pravidlo 51
    }
refusal-penalty-endless = { $hands } rozdání je víc, než trest může mít
    .hint = Nejvýše { $most } rozdání
refusal-note-too-long = Poznámka je příliš dlouhá
    .hint = Nejvýše { $most } znaků
refusal-penalty-unknown = Trest { $penalty } neexistuje
    .hint = Všechny jsou na obrazovce Tresty
refusal-penalty-over = Z trestu { $penalty } už nic nezbývá: { $player }
    .hint = Byl-li chybný, označte jej jako udělený omylem
refusal-hands-left-already = Z trestu { $penalty } už zbývá právě { $hands } rozdání: { $player }
    .hint = Zadejte jiný počet
refusal-disqualification-stands = Diskvalifikaci nelze prominout: { $player }
    .hint = Vraťte hráče do hry: místo i žetony se vrátí a diskvalifikace se nepočítá
refusal-disqualified = Po diskvalifikaci už v tomto turnaji nelze nic koupit: { $player }
    .hint = Byla-li omylem, vraťte hráče do hry
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 71-A
       *[other] TDA 2011, pravidlo 51
    }
refusal-chips-left-play = Žetony jdou ze hry, nikdo je tedy nezískává: { $player }
    .hint = Opravte jen stack nebo čas
refusal-nobody-serves = U stolu { $table } si nikdo neodpykává trest
    .hint = Rozdání se počítají jen tam, kde je někdo vynechává
refusal-hands-are-entered = U stolu { $table } se zapisuje každé rozdání a tím se i počítá
    .hint = Začněte u stolu další rozdání
refusal-nobody-to-call-back = Nikomu trest neskončil
    .hint = Hráč smí hrát, až vynechá všechna rozdání
refusal-not-to-call-back = Zde není co oznámit: { $player }
    .hint = Žádný skončený trest nečeká na oznámení
refusal-already-absent = Nepřítomnost už je zapsána: { $player }
    .hint = Nejprve zapište návrat ke stolu
refusal-not-absent = Nepřítomnost není zapsána: { $player }
    .hint = Není třeba nic dělat

## How somebody went out

exit-disqualified = Diskvalifikace
exit-left-early = Předčasný odchod

## What needs doing now

need-penalty-over = Trest skončil: { $player }
    .detail = { $seated ->
        [yes] Příští rozdání smí hrát: { $seat }
       *[no] Smí hrát, až dostane místo
    }
    .button = Oznámeno
need-seat-impossible = V losování, které čeká, nedostane místo { $player }
    .detail = Chybí předepsané místo, nebo místo oddělené od jiného hráče
    .button = Otevřít
need-blinded-out = Stack vyčerpaly blindy: { $player }
    .detail = { $seated ->
        [yes] Podle známých údajů je stack blindy a ante vyčerpán ({ $seat }): spočítejte jej, nebo hráče vyřaďte
       *[no] Stack je blindy a ante vyčerpán
    }
    .button = Otevřít

## The screen

penalties-give = Udělit trest…
    .tip = Varování, vynechaná rozdání, nebo diskvalifikace; rozdání se spočítají podle stolu
penalties-count-hand = Započítat rozdání
    .tip = U tohoto stolu začíná další rozdání; nové rozdání po misdealu se nepočítá
penalties-count-hand-at = Započítat rozdání u stolu { $table }
penalties-next-hand-at = Další rozdání u stolu { $table }
penalties-count = Započítat rozdání
    .name = Stůl { $table }: započítat rozdání
penalties-next-hand = Další rozdání
    .name = Stůl { $table }: další rozdání
penalties-print = Vytisknout oznámení…
penalties-none = Žádný trest nebyl udělen
    .hint = Rozdání se zde odpočítávají u každého stolu a jdou s hráčem i k jinému stolu
penalties-sitting-out = Vynechávají rozdání
penalties-nobody-out = Nikdo
penalties-may-come-back = Příští rozdání smí hrát
penalties-call-back = Oznámeno
    .tip = Hráč o tom ví; řádek zmizí
    .name = Oznámeno: { $player }
penalties-table = Stůl { $table }
penalties-seat = místo { $seat }
penalties-left = { $left ->
        [one] zbývá { $left } / { $hands }
        [few] zbývají { $left } / { $hands }
       *[other] zbývá { $left } / { $hands }
    }
    .name = { $player }: { $left ->
        [one] zbývá { $left } rozdání, celkem { $hands }
        [few] zbývají { $left } rozdání, celkem { $hands }
       *[other] zbývá { $left } rozdání, celkem { $hands }
    }
penalties-posted = vloženo { $chips }
penalties-blinds-unknown = U tohoto stolu se rozdání nezapisují, vložené blindy tedy nejsou známy; ukážou se při příštím počítání.
penalties-one-less = −1
    .tip = Zbývá o jedno rozdání méně: nezapočítalo se
    .name = O jedno rozdání méně: { $player }
penalties-one-more = +1
    .tip = Zbývá o jedno rozdání víc: započítalo se dvakrát
    .name = O jedno rozdání víc: { $player }
penalties-lift = Prominout…
    .name = Prominout trest: { $player }
penalties-away-since = nepřítomnost od { $time }
penalties-away = Nepřítomnost
    .tip = I v nepřítomnosti se rozdávají karty; blindy a ante se vkládají
penalties-present = Zpět
    .tip = Zpět u stolu
    .name = Zpět u stolu: { $player }
penalties-is-away = nepřítomnost
penalties-sits-out = { $left ->
        [one] vynechá { $left } rozdání
        [few] vynechá { $left } rozdání
       *[other] vynechá { $left } rozdání
    }

## Given

penalties-given = Udělené v tomto turnaji
penalties-column-number = Č.
penalties-column-time = Čas
penalties-column-player = Hráč
penalties-column-kind = Trest
penalties-column-stands = Stav
penalties-column-for = Důvod
penalties-chosen = Trest { $no } · { $player } · { $kind }
penalties-notice = Oznámení…
    .tip = List pro hráče
penalties-stands-served = odpykán
penalties-stands-lifted = prominut
penalties-stands-error = udělen omylem
penalties-stands-warning = varování
penalties-stands-hands = { penalties-left }
penalties-stands-rounds = { penalties-left }
penalties-stands-disqualification = mimo turnaj

## The form

penalties-player = Hráč
penalties-other-player = Někdo jiný
penalties-offense = Za co
penalties-offense-own = Něco jiného, viz poznámku
# $must: yes where the rules leave the floor no choice.
penalties-offense-rules = { $must ->
    [yes] Potrestat se musí · { $rules }
   *[no] Potrestat lze · { $rules }
}
penalties-kind = Trest
penalties-proposed-name = { $kind }, návrh
penalties-proposed-first = Návrh: { $kind }, poprvé
penalties-proposed-again = Návrh: { $kind }, o stupeň víc než naposledy v tomto turnaji
penalties-proposed-known = Návrh: { $kind }, za totéž už byl trest v jiném turnaji
penalties-proposed-cheating = Návrh: { $kind }, jak je za podvádění obvyklé
penalties-number-hands = Rozdání
penalties-number-rounds = Kola
penalties-comes-warning = Žádné rozdání se nevynechává
penalties-comes-hands = { $hands ->
    [one] Vynechá { $hands } rozdání
    [few] Vynechá { $hands } rozdání
   *[other] Vynechá { $hands } rozdání
}
penalties-comes-rounds = { $hands ->
    [one] Vynechá { $hands } rozdání
    [few] Vynechá { $hands } rozdání
   *[other] Vynechá { $hands } rozdání
}: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} u stolu { $table } × { $rounds }
penalties-comes-disqualification = Opouští turnaj; žetony { $chips } jdou ze hry
penalties-comes-next = Začíná příštím rozdáním; počet se nemění, ať vypadne kdokoli. Karty se zatím rozdávají, blindy a ante se vkládají.
penalties-lift-note = Důvod
    .hint = Proč se promíjí
penalties-note = Poznámka
    .hint = Co se stalo
penalties-stack = Žetony, které jdou ze hry
penalties-do-warning = Varovat
penalties-do-hands = Udělit trest
penalties-do-rounds = { penalties-do-hands }
penalties-do-disqualification = Diskvalifikovat
penalties-before-here = Dříve v tomto turnaji
penalties-before-elsewhere = V jiných turnajích
penalties-before-none = Nic
penalties-before-reading = Načítá se…
penalties-before-unread = { $files ->
    [one] { $files } turnaj nebylo možné přečíst do konce
    [few] { $files } turnaje nebylo možné přečíst do konce
   *[other] { $files } turnajů nebylo možné přečíst do konce
}
penalties-journal-unread = Nepřečteno do konce: { $file }
penalties-lift-pardon = Prominout zbytek
    .tip = Zbývající rozdání se nevynechávají; trest zůstává v seznamu a počítá se
penalties-lift-error = Udělen omylem
    .tip = Už se nepočítá a příští stupeň je takový, jako by udělen nebyl

## Elsewhere in the window

calls-penalty = Udělit trest…

## Printing

print-penalty-title = Oznámení o trestu: { $player }
print-penalty-warning = Varování
print-penalty-hands = { $hands ->
    [one] K vynechání: { $hands } rozdání
    [few] K vynechání: { $hands } rozdání
   *[other] K vynechání: { $hands } rozdání
}
print-penalty-rounds = { print-penalty-hands } ({ $kind })
print-penalty-disqualification = Diskvalifikace: žetony jdou ze hry
print-penalty-place = { $table ->
    [none] { $at }
   *[other] stůl { $table }, místo { $seat } · { $level ->
        [none] { $at }
       *[other] úroveň { $level } · { $at }
    }
}
print-penalty-how = Jak trest probíhá
print-penalty-begins = { $hands ->
    [one] Začíná příštím rozdáním. Vynechává se { $hands } rozdání, ať od stolu odejde kdokoli jiný.
    [few] Začíná příštím rozdáním. Vynechávají se { $hands } rozdání, ať od stolu odejde kdokoli jiný; přesun k jinému stolu na tom nic nemění.
   *[other] Začíná příštím rozdáním. Vynechává se { $hands } rozdání, ať od stolu odejde kdokoli jiný; přesun k jinému stolu na tom nic nemění.
}
print-penalty-dealt-in = Zdržujte se mimo stůl. Karty se i tak rozdávají, ruka je pokaždé mrtvá a blindy a ante se vkládají.
print-penalty-back = Rozdání počítá floorman a oznámí, kdy se smíte vrátit ke hře.
print-penalty-earlier = Dříve v tomto turnaji
print-penalty-again = Pokud se to bude opakovat
print-penalty-next = Dalším stupněm obvykle je: { $kind }.
print-penalty-signed = Floorman ______________________      Hráč ______________________

## The command box

command-say-penalty = trest, potrestat, udělit trest, penalizace, penalty, penalize, penalise
command-say-warn = varovat, varování, napomenout, napomenutí, warn, warning
command-say-disqualify = diskvalifikovat, diskvalifikace, dq, disqualify, disqualified
command-say-away = nepřítomnost, nepřítomen, není u stolu, pryč, away, absent
command-say-back = zpět u stolu, zpět, zpátky, přítomen, je zpět, back, is back, present
command-say-count-hand = započítat rozdání, počítat rozdání, count hand, count a hand
# Words of a penalty: how much, and what for; behind the sign stands what files call the offense.
command-word-warning = varování, warning
command-word-hands = rozdání, handy, hands, hand
command-word-rounds = kolo, kola, kol, orbita, orbity, rounds, round, orbits, orbit
command-word-disqualification = diskvalifikace, diskvalifikovat, dq, disqualify, disqualified, disqualification
command-word-offenses = telefon=device, mobil=device, zařízení=device, phone=device, device=device, ukázal=exposed_card, ukázala=exposed_card, odkryl=exposed_card, odkryla=exposed_card, odkrytí=exposed_card, showed=exposed_card, exposed=exposed_card, hodil=thrown_card, hodila=thrown_card, házení=thrown_card, threw=thrown_card, rada=two_to_a_hand, radil=two_to_a_hand, radila=two_to_a_hand, advice=two_to_a_hand, chování=manners, hrubost=manners, manners=manners, rude=manners, zdržování=stalling, zdržuje=stalling, pomalost=stalling, stalling=stalling, slow=stalling, pořadí=out_of_turn, turn=out_of_turn, fold=odd_fold, složení=odd_fold, odešel=left_the_table, odešla=left_the_table, odchod=left_the_table, left=left_the_table, kapsa=hidden_chips, schované=hidden_chips, pocket=hidden_chips, blind=dodged_blind, blindy=dodged_blind, soft=soft_play, spolupráce=soft_play, urážky=abuse, urážka=abuse, nadávky=abuse, abuse=abuse, rušení=disruption, disruption=disruption, podvod=cheating, podvádění=cheating, cheating=cheating, cheated=cheating
command-do-penalty = Trest: { $player }…
command-do-penalty-form = Udělit trest…
command-do-penalty-warning = Varování: { $player }
command-do-penalty-hands = Trest: { $player } ({ $kind })
command-do-penalty-rounds = { command-do-penalty-hands }
command-do-penalty-disqualification = Diskvalifikovat: { $player }
command-do-disqualify = Diskvalifikovat: { $player }
command-do-away = Nepřítomnost: { $player }
command-do-back = Zpět u stolu: { $player }
command-do-count-hand = Započítat rozdání u stolu { $table }

## Every kind: on phones, as a fact, as a ruling and on the ladder

staff-penalty-warning = Varování
staff-penalty-hands = Rozdání
staff-penalty-rounds = Kola
staff-penalty-disqualification = Diskvalifikace
choice-penalty-kind-warning = varování
choice-penalty-kind-hand = jedno rozdání
choice-penalty-kind-rounds = kola
choice-penalty-kind-disqualification = diskvalifikace
ruling-penalty-warning = Varování, bez vynechaných rozdání
ruling-penalty-hands = { $hands ->
    [one] { $hands } rozdání
    [few] { $hands } rozdání
   *[other] { $hands } rozdání
}
ruling-penalty-disqualified = Diskvalifikace
ruling-ladder-warning = Varování
ruling-ladder-hand = Jedno rozdání
ruling-ladder-rounds = { $rounds ->
    [one] Jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
ruling-ladder-disqualification = Diskvalifikace
