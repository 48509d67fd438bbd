### Days: leaving early, bags at the end of a day, the next day, flights.

## What was done

event-player-left = Předčasný odchod: { $player } ({ $seat }), stack { $stack }{ $shared ->
        [yes] ; každý z ostatních hráčů ({ $players }) dostává { $each }
       *[no] {""}
    }{ $removed ->
        [yes] ; mimo hru { $chips }
       *[no] {""}
    }
    .name = předčasný odchod – { $player }
event-day-ended = Konec dne { $day }
    .name = konec dne { $day }
event-next-day-scheduled = { $known ->
        [yes] Další den začíná { $time }
       *[no] Začátek dalšího dne zatím není znám
    }
    .name = začátek dalšího dne
event-stacks-bagged = { $bags ->
    [one] Sáček spočítán: { $list }
    [few] Spočítány { $bags } sáčky: { $list }
   *[other] Spočítáno { $bags } sáčků: { $list }
}
    .name = { $bags ->
        [one] spočítání sáčku
        [few] spočítání { $bags } sáčků
       *[other] spočítání { $bags } sáčků
    }
bag-of = { $player } { $chips }{ $sealed ->
        [yes] {" "}(pečeť { $seal })
       *[no] {""}
    }
event-bags-sealed = Sáčky zapečetěny, celkem { $counted }{ $sign ->
        [over] , přebývá { $difference }
        [missing] , chybí { $difference }
       *[none] , tolik, kolik je ve hře
    }{ $noted ->
        [yes] : { $note }
       *[no] {""}
    }{ $signed ->
        [yes] ; podpis: { $by }
       *[no] {""}
    }
    .name = zapečetění sáčků
event-day-begun = Začátek dne { $day }
    .name = začátek dne { $day }
event-brought-forward = Den { $day }: { $players ->
        [one] převeden { $players } hráč
        [few] převedeni { $players } hráči
       *[other] převedeno { $players } hráčů
    } ({ $flights }), { $chips } žetonů, { $stacks ->
        [all] všechny stacky každého hráče
       *[best] nejlepší stack každého hráče
    }{ $less ->
        [yes] ; mimo hru { $given_up }
       *[no] {""}
    }{ $paid ->
        [yes] ; z peněz flightů převedeno { $money }
       *[no] {""}
    }
    .name = { $players ->
        [one] převedení { $players } hráče
        [few] převedení { $players } hráčů
       *[other] převedení { $players } hráčů
    }
purpose-new-day = místa pro den { $day }

## What is in the way

refusal-places-paid-unknown = Není známo, kolik míst je placených, a podle toho se nakládá s žetony hráče
    .hint = Zadejte počet placených míst v nastavení, nebo určete, zda žetony jdou ze hry, nebo se dělí
refusal-stack-not-in-chips = Stack { $chips } nelze složit z žetonů { $smallest }: { $player }
    .hint = Stack znovu spočítejte
refusal-leaver-without-chips = { $player } nemá žádné žetony
    .hint = Zapište místo toho vyřazení
refusal-day-over = Den { $day } skončil
    .hint = Nejprve začněte další den, nebo vezměte konec dne zpět
refusal-day-not-over = Den ještě neskončil
    .hint = Nejprve den ukončete
refusal-bag-empty = Prázdný sáček: { $player }
    .hint = Spočítejte stack; kdo nemá žetony, je mimo turnaj
refusal-bags-missing = { $players ->
    [one] Jeden hráč nemá zabaleno
    [few] { $players } hráči nemají zabaleno
   *[other] { $players } hráčů nemá zabaleno
}
    .hint = Nejprve spočítejte všechny stacky; kdo nemá žetony, je mimo turnaj
refusal-bags-differ = V sáčcích je { $counted }, ale ve hře je { $in_play }
    .hint = Přepočítejte, kde se to liší, nebo zapište vysvětlení
refusal-bags-sealed = Sáčky jsou zapečetěny
    .hint = Chcete-li počítat znovu, vezměte zapečetění zpět
refusal-bags-not-sealed = Sáčky nejsou zapečetěny
    .hint = Nejprve je zapečeťte
refusal-seal-twice = Pečeť { $seal } už má jiný sáček: { $player }
    .hint = Zkontrolujte číslo na sáčku
refusal-flights-together = Už se hrálo, nebo jsou flighty už spojeny
    .hint = Vytvořte turnaj pro den, kdy se flighty spojí
refusal-flight-twice = Flight je uveden dvakrát: { $flight }
    .hint = Každý flight uveďte jednou; dvěma stejnojmenným flightům dejte různé názvy
refusal-flight-currency = Flight se hrál v jiné měně: { $flight }
    .hint = Nastavte tomuto turnaji měnu jeho flightů, nebo spojte jen ty, které mají stejnou
refusal-flight-envelopes = Flight má bounty v obálkách, které nikdo nelosoval, a tento turnaj mystery bounty nemá: { $flight }
    .hint = Nastavte v cenách tohoto turnaje mystery bounty a flighty spojte znovu
refusal-name-twice-in-flight = Dva hráči mají stejné jméno ({ $flight }): { $name }
    .hint = Rozlište je v tom flightu druhým jménem nebo městem a flighty spojte znovu
refusal-flight-bag-empty = Prázdný sáček ({ $flight }): { $name }
    .hint = Zapište v tom flightu vyřazení, nebo spočítejte sáček

## A person's evening

evening-left-early = Předčasný odchod: { $seat }, { $chips } žetonů, { $time }
evening-shared = Podíl { $chips } žetonů po předčasném odchodu: { $player }
evening-bagged = Zabaleno { $chips }
evening-brought-forward = Převedeno z flightů, { $chips } žetonů

## What needs doing

need-bags-due = { $players ->
    [one] Jeden hráč nemá zabaleno
    [few] { $players } hráči nemají zabaleno
   *[other] { $players } hráčů nemá zabaleno
}
    .detail = { $tables ->
        [one] Stůl { $table }
        [few] { $tables } stoly, první stůl { $table }
       *[other] { $tables } stolů, první stůl { $table }
    }
    .button = Spočítat sáčky…
need-bags-to-seal = { $sign ->
    [over] V sáčcích přebývá { $difference }
    [missing] V sáčcích chybí { $difference }
   *[none] Všechny sáčky jsou spočítány a souhlasí
}
    .detail = { $sign ->
        [none] Zapečeťte je a den je hotov
       *[other] Přepočítejte, kde se to liší, nebo zapište vysvětlení
    }
    .button = Zkontrolovat sáčky…
need-next-day = Sáčky jsou zapečetěny: rozlosujte místa pro den { $day }
    .detail = { $players ->
        [one] Vrací se { $players } hráč
        [few] Vracejí se { $players } hráči
       *[other] Vrací se { $players } hráčů
    }
    .button = Začít den { $day }…
need-start-day = Den { $day } je rozlosován: až se začne hrát, spusťte hodiny
    .detail = Stacky nepřítomných hráčů patří na jejich místa a ubírají se z nich blindy
    .button = Spustit hodiny

## On paper

print-bag-tags-button = Tisk štítků na sáčky…
print-bag-chips = Žetony
print-bag-seal = Pečeť { $seal }
print-bag-seal-open = Pečeť
print-bag-player = Hráč
print-bag-floor = Floorman

## In the terminal

flight-damaged = Žurnál tohoto flightu je poškozen, jeho sáčky proto nejsou jisté: { $file }
flight-not-sealed = Sáčky tohoto flightu nejsou zapečetěny: { $file }. Ukončete jeho den, spočítejte všechny sáčky a zapečeťte je
flight-doubtful = { $count ->
    [one] Tato jména mohou patřit jedné osobě
    [few] Jména mohou patřit jedné osobě ({ $count } dvojice)
   *[other] Jména mohou patřit jedné osobě ({ $count } dvojic)
}: { $pairs }. Pro každou dvojici, která je jednou osobou, uveďte --same 'NAME=NAME', pro ostatní --others-differ
flight-same-unreadable = Zadejte dvě jména a mezi nimi =, ne toto: { $told }

## The window

chips-part-bags = Dny a sáčky
days-day = Den { $day }
days-end = Ukončit den { $day }
    .tip = Hodiny se zastaví a do příštího dne nezačne žádné rozdání; potom jdou stacky do sáčků
days-end-hint = Ukončete den po jeho posledních rozdáních. Potom se každý stack spočítá do sáčku, sáčky se zapečetí a další den začne losováním všech míst.
days-stat-day = Den
days-stat-bags = Sáčky
days-stat-counted = Spočítáno
days-stat-in-play = Ve hře
days-filled = { $filled }/{ $all }
days-still = { $players ->
    [one] Jeden hráč nemá zabaleno
    [few] { $players } hráči nemají zabaleno
   *[other] { $players } hráčů nemá zabaleno
}
days-adds-up = Vše souhlasí
days-too-many = přebývá { $chips }
days-too-few = chybí { $chips }
days-seals = Pečetě
days-table = Stůl { $table }: { $filled }/{ $all }
days-by-chips = Sáčky podle žetonů
days-column-known = Naposledy známo
days-column-difference = Rozdíl
days-column-seal = Pečeť
days-chips-of = Žetony: { $player }
days-seal-of = Pečeť: { $player }
days-no-number = není číslo
days-same = beze změny
days-unreadable = Počet žetonů není číslo: { $player }
days-seal-alone = Napište i žetony: { $player }. Samotná pečeť se neuloží
days-nothing-typed = Zadejte žetony prvního hráče a stiskněte Enter
days-save-table = Uložit stůl { $table }
    .tip = Enter v posledním poli uloží stůl a přejde na další
days-table-sum = U tohoto stolu: spočítáno { $counted }, naposledy známo { $known }
days-seal-hint = Před zapečetěním porovnají sáčky s tímto seznamem dva lidé. Potom se už nic nepočítá, ledaže se zapečetění vezme zpět.
days-signed = Podpis
days-signed-hint = Jména oddělená čárkami
days-note = Vysvětlení rozdílu
days-note-hint = Nalezené žetony, nespočítaný stack
days-seal-do = Zapečetit sáčky
    .tip = Zapíše, že v sáčcích je to, co bylo spočítáno, a kdo to potvrzuje
days-sealed = Zapečetěno { $chips } žetonů, { $time }
days-signed-by = Podpis: { $names }
days-next = Den { $day }
days-seats-redraw = Losovat všechna místa
    .detail = U co nejmenšího počtu stolů
days-seats-keep = Ponechat místa
    .detail = Všichni sedí tam, kde předtím
days-begin = Začít den { $day }
    .tip = Hodiny stojí, dokud je znovu nespustíte
days-next-starts = Začátek { $day }. dne
days-next-time = Čas
days-next-say = Nastavit začátek { $day }. dne
    .tip = Ukážou ho obrazovky, telefony i stránky. Samo se nic nespustí
days-next-known = { $day }. den začíná { $time }
days-next-unsay = Odebrat
days-flights = Flighty, které se spojují
days-flights-hint = Zvolte turnaj každého flightu. Jeho den musí být ukončen a sáčky zapečetěny; každý pokračuje s tím, co má v sáčku.
days-flight = { $flight }: zabaleno { $players }/{ $entries }, { $chips } žetonů
days-flight-money = { $flight }: zabaleno { $players }/{ $entries }, { $chips } žetonů; na výhry a bounty se převádí { $money }
days-flight-add = Přidat flight…
days-flight-leave-out = Vynechat: { $flight }
days-flight-unreadable = Tento soubor nelze přečíst jako turnaj: { $file }
days-stacks-best = Nejlepší stack
    .detail = Kdo má sáčky z několika flightů, pokračuje s největším stackem; ostatní jdou ze hry
days-stacks-all = Všechny stacky
    .detail = Kdo má sáčky z několika flightů, pokračuje se všemi stacky dohromady
days-doubts = Je to jedna osoba?
days-doubts-open = U každé dvojice jmen určete, zda jde o jednu osobu
days-same-person = Jedna osoba
days-two-people = Dva lidé
days-together = { $players ->
    [one] Převést { $players } stack
    [few] Spojit { $players } stacky
   *[other] Spojit { $players } stacků
}
days-leave = Předčasný odchod…
days-leave-place-unknown = { $place }. místo. Počet placených míst není nastaven.
days-leave-place-paid = { $place }. místo, je placené.
days-leave-place-unpaid = { $place }. místo; placených míst: { $paid }.
days-leave-hint = Definitivní odchod je možný po dohodě. Výplaty za jednotlivá umístění se nemění.
days-leave-stack = Stack
days-leave-known = naposledy známo { $chips }
days-leave-chips = Žetony
days-leave-by-rules = Podle pravidel
days-leave-removed = Mimo hru
days-leave-shared = Rozdělit rovně
days-leave-do = Odchází teď

## The command box

command-say-leave = předčasný odchod, odchází, odejít, leave, leaves, leave early
command-say-bag = sáček, sáčky, zabalit, bag, bags
command-say-end-day = konec dne, ukončit den, end day, day over
command-do-leave = Předčasný odchod: { $player }
command-do-bag = Sáčky stolu { $table }
command-do-bags = Sáčky
command-do-end-day = Ukončit den

## Settings

setting-flight-stacks = Stacky z několika flightů
    .what = S jakým stackem pokračuje hráč, který má sáčky z více flightů
    .later = Lze změnit, dokud se flighty nespojí
flight-stacks-best = nejlepší stack
flight-stacks-all = všechny stacky
