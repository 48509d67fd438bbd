# What happened, as the log tells it.
# The attribute name is the same in a few words, for the undo button: “Undo: table 7 broken”.

## Acts

act-undo = Vzato zpět: { $act }
    .name = vzetí zpět – { $act }
act-redo = Provedeno znovu: { $act }
    .name = nové provedení – { $act }
act-separator = {". "}
act-more = { $more ->
    [one] A ještě { $more } změna
    [few] A ještě { $more } změny
   *[other] A ještě { $more } změn
}
act-name-more = { $act } a ještě { $more }

## The tournament

event-tournament-created = Turnaj „{ $tournament }“ vytvořen
    .name = vytvoření turnaje
event-settings-changed = Nastavení změněno
    .name = změna nastavení
event-structure-set = Struktura změněna: { $levels ->
        [one] { $levels } úroveň
        [few] { $levels } úrovně
       *[other] { $levels } úrovní
    }, { $breaks ->
        [one] { $breaks } přestávka
        [few] { $breaks } přestávky
       *[other] { $breaks } přestávek
    }
    .name = změna struktury

## The clock

event-clock-started = Hodiny spuštěny: { $stage }
    .name = spuštění hodin
event-clock-scheduled = Spuštění hodin nastaveno: { $time }
    .name = spuštění hodin – { $time }
event-clock-paused = Hodiny pozastaveny
    .name = pozastavení hodin
event-clock-break-called = Vyhlášena přestávka do { $time }
    .name = přestávka do { $time }
event-clock-break-called-waits = Vyhlášena přestávka do { $time }; hodiny pak počkají
    .name = přestávka do { $time }
event-message-shown = Oznámeno v sále: „{ $text }“
    .name = oznámení „{ $text }“
event-message-taken-down = Oznámení staženo
    .name = stažení oznámení
event-clock-waits-changed = Za chodu změněno, kde hodiny čekají na spuštění
    .name = změna čekání hodin
event-clock-resumed = Hodiny pokračují
    .name = pokračování hodin
event-clock-time-added = Na hodinách přidáno: { $time }
    .name = přidání času – { $time }
event-clock-time-taken = Na hodinách ubráno: { $time }
    .name = ubrání času – { $time }
event-stage-begun = Začátek: { $title }
    .name = začátek – { $stage }
event-time-corrected = Hodiny počítače šly špatně: ukazovaly { $from }, správně bylo { $to }
    .name = oprava hodin počítače
event-lost-time-counted = Ztracený čas se počítá: { $time }
    .name = započtení ztraceného času
event-lost-time-dropped = Ztracený čas se nepočítá: { $time }
    .name = nezapočtení ztraceného času

## Entries

event-players-registered = { $players ->
    [one] Registrace: { $names }
    [few] Registrace, { $players } hráči: { $names }
   *[other] Registrace, { $players } hráčů: { $names }
}
    .name = { $players ->
        [one] registrace – { $names }
        [few] registrace { $players } hráčů
       *[other] registrace { $players } hráčů
    }
event-player-renamed = Jméno opraveno, hráč { $number }: { $name }
    .name = oprava jména – { $name }
event-players-withdrawn = { $players ->
    [one] Odhlášení: { $names }
    [few] Odhlášení, { $players } hráči: { $names }
   *[other] Odhlášení, { $players } hráčů: { $names }
}
    .name = { $players ->
        [one] odhlášení – { $names }
        [few] odhlášení { $players } hráčů
       *[other] odhlášení { $players } hráčů
    }
event-re-entered = Re-entry: { $player }, { $chips } žetonů
    .name = re-entry – { $player }
event-rebuy-taken = Rebuy: { $player }, { $chips } žetonů
    .name = rebuy – { $player }
event-rebuy-taken-back = Rebuy: { $player }, { $chips } žetonů, zpět ve hře ({ $seat })
    .name = rebuy – { $player }
event-add-on-taken = Add-on: { $player }, { $chips } žetonů
    .name = add-on – { $player }
# $limit: what the terms had to say against it.
event-sold-all-the-same = { $sale ->
        [entry] Vstup
        [re-entry] Re-entry
        [rebuy] Rebuy
       *[add-on] Add-on
    } přes omezení: { $player }, { $limit ->
        [registration-over] po uzavření registrace
        [re-entries-used] nad limit re-entry
        [rebuys-over] po poslední úrovni pro rebuye
        [rebuys-used] nad limit rebuyů
        [buy-in-over] nad limit ceny
       *[add-on-taken] nad limit add-onů
    }: { $reason }
    .name = prodej přes omezení – { $player }
# $then: off the list, out as before, or where they were before. $money: given back or kept.
event-sale-voided = Storno: { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    }, { $player }{ $then ->
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
    .name = storno, { $sale ->
        [entry] vstup
        [re-entry] re-entry
        [rebuy] rebuy
       *[add-on] add-on
    } – { $player }
event-alternates-queued = { $players ->
    [one] Mezi náhradníky: { $names }
    [few] Mezi náhradníky, { $players } hráči: { $names }
   *[other] Mezi náhradníky, { $players } hráčů: { $names }
}
    .name = { $players ->
        [one] zařazení mezi náhradníky – { $names }
        [few] zařazení { $players } hráčů mezi náhradníky
       *[other] zařazení { $players } hráčů mezi náhradníky
    }
event-need-set = Požadované místo: { $player }, { $seat }
    .name = požadavek na místo – { $player }
event-need-freed = Bez požadavku na místo: { $player }
    .name = zrušení požadavku na místo – { $player }
event-pair-kept-apart = Musí sedět u různých stolů: { $names }
    .name = oddělení u stolů – { $names }
event-pair-freed = Smějí sedět u téhož stolu: { $names }
    .name = konec oddělení – { $names }
event-player-locked = Zámek: { $player }, při vyvažování bez přesunu
    .name = zámek – { $player }
event-player-unlocked = Odemčeno: { $player }
    .name = odemčení – { $player }
event-player-noted = Poznámka, { $player }: { $note }
    .name = poznámka – { $player }
event-player-note-gone = Poznámka smazána: { $player }
    .name = smazání poznámky – { $player }
event-stacks-counted = { $stacks ->
    [one] Stack spočítán: { $list }
    [few] Spočítány { $stacks } stacky: { $list }
   *[other] Spočítáno { $stacks } stacků: { $list }
}
    .name = { $stacks ->
        [one] spočítání stacku
        [few] spočítání { $stacks } stacků
       *[other] spočítání { $stacks } stacků
    }
event-registration-closed = Registrace uzavřena
    .name = uzavření registrace
event-registration-opened = Registrace znovu otevřena
    .name = otevření registrace

## Seating

event-tables-added = { $tables ->
    [one] Přidán stůl { $numbers }, míst: { $seats }
    [few] Přidány { $tables } stoly: { $numbers }
   *[other] Přidáno { $tables } stolů: { $numbers }
}
    .name = { $tables ->
        [one] přidání stolu { $numbers }
        [few] přidání { $tables } stolů
       *[other] přidání { $tables } stolů
    }
event-table-removed = Stůl { $table } odebrán
    .name = odebrání stolu { $table }
event-seat-closed = Mimo provoz: stůl { $table }, místo { $seat }
    .name = stůl { $table }, místo { $seat } mimo provoz
event-seat-opened = Znovu v provozu: stůl { $table }, místo { $seat }
    .name = stůl { $table }, místo { $seat } znovu v provozu
event-seat-drawn = Vylosováno: { $player }, { $seat } (losování { $draw }){ $waits ->
        [yes] , čeká jedno rozdání
       *[no] {""}
    }
    .name = losování místa – { $player }
event-seats-drawn = { $players ->
    [one] Rozlosována místa: { $players } hráč (losování { $draw })
    [few] Rozlosována místa: { $players } hráči (losování { $draw })
   *[other] Rozlosována místa: { $players } hráčů (losování { $draw })
}
    .name = { $players ->
        [one] losování místa, { $players } hráč
        [few] losování míst, { $players } hráči
       *[other] losování míst, { $players } hráčů
    }
event-player-seated = Usazeno ručně: { $player }, { $seat }{ $waits ->
        [yes] , čeká jedno rozdání
       *[no] {""}
    }
    .name = usazení – { $player }
event-player-moved = Přesun: { $player }, { $from } → { $to } ({ $reason }){ $waits ->
        [yes] , čeká jedno rozdání
       *[no] {""}
    }
    .name = přesun – { $player }
event-seats-swapped = Výměna míst: { $player } ({ $from }) a { $other } ({ $to })
    .name = výměna míst – { $player } a { $other }
event-players-moved = { $players ->
    [one] Přesun, { $players } hráč: { $names }
    [few] Přesun, { $players } hráči: { $names }
   *[other] Přesun, { $players } hráčů: { $names }
}
    .name = { $players ->
        [one] { $players } přesun
        [few] { $players } přesuny
       *[other] { $players } přesunů
    }
event-table-broken = { $players ->
    [one] Stůl { $table } rozpuštěn, nové místo losuje { $players } hráč (losování { $draw })
    [few] Stůl { $table } rozpuštěn, nová místa losují { $players } hráči (losování { $draw })
   *[other] Stůl { $table } rozpuštěn, nová místa losuje { $players } hráčů (losování { $draw })
}
    .name = rozpuštění stolu { $table }
event-redrawn = Všechna místa přelosována (losování { $draw }): { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, stoly { $numbers }{ $closed ->
        [yes] ; už mimo provoz: { $closed_numbers }
       *[no] {""}
    }
    .name = přelosování, stoly: { $tables }
event-final-table-drawn = Finálový stůl: { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, stůl { $numbers } (losování { $draw }){ $closed ->
        [yes] ; už mimo provoz: { $closed_numbers }
       *[no] {""}
    }
    .name = losování finálového stolu
event-break-order-set = { $tables ->
    [0] Pořadí rozpouštění: od nejvyššího čísla stolu
    [one] Jako první se rozpouští stůl { $numbers }
    [few] Pořadí rozpouštění stolů: { $numbers }
   *[other] Pořadí rozpouštění stolů: { $numbers }
}
    .name = pořadí rozpouštění
event-moves-completed = { $players ->
    [one] Přesun hotov: { $names }
    [few] Hotové přesuny ({ $players }): { $names }
   *[other] Hotové přesuny ({ $players }): { $names }
}
    .name = { $players ->
        [one] hotový přesun – { $names }
        [few] { $players } hotové přesuny
       *[other] { $players } hotových přesunů
    }
event-halt-waived = Stůl { $table } hraje dál, { $known ->
    [yes] { $short ->
        [one] i když mu chybí { $short } hráč
        [few] i když mu chybí { $short } hráči
       *[other] i když mu chybí { $short } hráčů
    }
   *[no] i když mu chybí hráči
}: floorman promíjí zastavení hry podle { $numbers-of ->
    [tda-2024] TDA { $year }, pravidlo 11-D
   *[other] TDA 2011, pravidlo 8-A
}
    .name = stůl { $table } hraje dál

## Rulings

event-ruling-logged = { $table ->
    [none] Rozhodnutí
   *[other] Rozhodnutí, stůl { $table }
}: { $question }. { $answer }
    .name = rozhodnutí – { $question }
event-ruling-chosen = { $table ->
    [none] Rozhodnutí
   *[other] Rozhodnutí, stůl { $table }
}: { $question }. Volba floormana: { $decision }{ $reasoned ->
    [yes] , důvod: { $reason }
   *[no] {""}
}
    .name = rozhodnutí – { $question }
event-ruling-overridden = { $table ->
    [none] Rozhodnutí
   *[other] Rozhodnutí, stůl { $table }
}: { $question }. Rozhodnutí floormana: { $decision }; podle pravidel: { $answer }; důvod: { $reason }
    .name = rozhodnutí – { $question }

## Button and blinds

event-button-set = Button stolu { $table }: místo { $button }, small blind místo { $small_blind }, big blind místo { $big_blind }
    .name = button stolu { $table }
event-button-set-frozen = Příští button stolu { $table }: místo { $button }, small blind místo { $small_blind }, big blind místo { $big_blind }
    .name = button stolu { $table }
event-button-drawn = Button stolu { $table } vylosován: místo { $seat } (losování { $draw })
    .name = losování buttonu stolu { $table }
event-button-tracked = Od teď se zapisuje každé rozdání stolu { $table }
    .name = zápis rozdání stolu { $table }
event-button-untracked = Rozdání stolu { $table } se už nezapisují
    .name = konec zápisu rozdání stolu { $table }
event-hand-begun = Rozdání u stolu { $table }, úroveň { $level }: button místo { $button }, small blind místo { $small_blind }, big blind místo { $big_blind }{ $waiting ->
        [yes] {""}; { $not_dealt_count ->
            [one] karty nedostává místo { $not_dealt }
            [few] karty nedostávají místa { $not_dealt }
           *[other] karty nedostávají místa { $not_dealt }
        }
       *[no] {""}
    }{ $doubt ->
        [yes] {""}; potvrzeno, přestože { $settled }
       *[no] {""}
    }{ $posted ->
        [yes] {""}; vloženo za nepřítomné: { $stacks }
       *[no] {""}
    }
    .name = rozdání u stolu { $table }
event-hand-begun-frozen = Rozdání u stolu { $table }, úroveň { $level }: stud, button zůstává na místě { $button }{ $posted ->
        [yes] {""}; vloženo za nepřítomné: { $stacks }
       *[no] {""}
    }
    .name = rozdání u stolu { $table }
event-hand-begun-stud = Rozdání u stolu { $table }, úroveň { $level }: stud, bez buttonu{ $posted ->
        [yes] {""}; vloženo za nepřítomné: { $stacks }
       *[no] {""}
    }
    .name = rozdání u stolu { $table }

## Finishes

event-busted-out = Vyřazení: { $player } ({ $seat }){ $hand ->
        [none] {""}
        [announced] {""}, ohlášené rozdání
       *[other] { $orbit ->
            [yes] {""}, kolo { $hand }
           *[no] {""}, hand for hand, rozdání { $hand }
        }
    }{ $credited ->
        [yes] , žetony získává: { $by }
       *[no] {""}
    }{ $late ->
        [yes] , čas: { $time }
       *[no] {""}
    }{ $place ->
        [none] {""}
       *[other] . { $place }. místo, výplata { $prize }
    }
    .name = vyřazení – { $player }
event-players-busted-out = { $players ->
    [one] Vyřazení v jednom rozdání, { $players } hráč: { $list }
    [few] Vyřazení v jednom rozdání, { $players } hráči: { $list }
   *[other] Vyřazení v jednom rozdání, { $players } hráčů: { $list }
}{ $hand ->
        [none] {""}
        [announced] , ohlášené rozdání
       *[other] { $orbit ->
            [yes] , kolo { $hand }
           *[no] , hand for hand, rozdání { $hand }
        }
    }{ $credited ->
        [yes] , žetony získává: { $by }
       *[no] {""}
    }{ $late ->
        [yes] , čas: { $time }
       *[no] {""}
    }
    .name = vyřazení – { $names }
event-reinstated = Zpět ve hře: { $player }, { $seat }{ $draw ->
        [none] {""}
       *[other] {""} (losování { $draw })
    }{ $waits ->
        [yes] {""}, čeká jedno rozdání
       *[no] {""}
    }
    .name = vrácení do hry – { $player }
event-reinstated-unseated = { $player } je zpět ve hře bez místa: čeká na místo
    .name = { $player } je zpět ve hře
event-bust-corrected = Vyřazení opraveno: { $player }, čas { $time }{ $counted ->
        [yes] , stack { $stack }
       *[no] {""}
    }{ $credited ->
        [yes] , žetony získává: { $by }
       *[no] {""}
    }
    .name = oprava vyřazení – { $player }
