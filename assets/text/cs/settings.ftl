# Every setting of a tournament: its name, what it does, what a change does while the event runs,
# and the rule behind it. The attribute none is said where nothing is set.

setting-name = Název
    .what = Zobrazuje se na hodinách a na tiskovinách
    .later = Tiskoviny, které už jsou vytištěné, mají starý název
setting-description = Popis
    .what = Co herna o turnaji píše, na tolik řádků, kolik je třeba
    .later = Platí hned
    .none = žádný
setting-notes = Poznámky
    .what = Poznámky k turnaji; nikdy se netisknou
    .later = Platí hned
    .none = žádné
setting-league = Liga
    .what = Liga, do které se turnaj počítá
    .later = Platí hned
    .none = žádná
setting-season = Sezóna
    .what = Sezóna ligy
    .later = Platí hned
    .none = žádná
setting-points-formula = Vzorec pro body
    .what = Body do ligy za každé umístění, např. n - r + 1; každý příkaz na svém řádku
    .later = Body všech se spočítají znovu
    .none = bez bodů
setting-rulebook = Kniha pravidel
    .what = Kniha, na kterou se rozhodnutí odvolávají; určuje také, jak se posouvá button a kdy se stoly zastavují
    .later = Platí od příštího rozdání; mění se s ní vše níže, v čem se knihy liší
setting-name-order = Jména v seznamech
    .what = Podle kterého slova jména se seznamy řadí. Jména zůstávají, jak byla zadána.
    .later = Seznamy, které se vytisknou od této chvíle, mají nové řazení.
name-order-surname-last = Podle posledního slova: Jan van den Berg pod B, Robert De Niro pod D
name-order-surname-first = Podle prvního slova, zadávají-li se nejprve příjmení
setting-public-language = Jazyk papírů a hodin
    .what = Jazyk tisků a hodin pro hráče; toto okno může mít jiný
    .later = Od této chvíle v něm jsou hodiny a všechno, co se vytiskne.
    .none = Jazyk tohoto počítače
setting-second-language = Druhý jazyk
    .what = Hodiny pro hráče střídají oba jazyky a tisk nabízí oba
    .later = Hodiny od této chvíle střídají oba jazyky.
    .none = Žádný
setting-languages = Jazyky u stolů
    .what = Čím se smí mluvit během rozdání; uvádí se v pravidlech herny a na kartě stolu
    .later = Platí hned; vytiskněte znovu pravidla herny a kartu stolu
    .none = neuvedeno
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 6
       *[other] TDA 2011, pravidlo 2
    }
setting-starting-chips = Startovní stack
    .what = Žetony za vstup a za re-entry
    .later = Kdo už vstoupil, má starý stack, stacky tedy nejsou stejné
setting-late-registration = Pozdní registrace
    .what = Vstupy se prodávají, dokud neskončí tato úroveň a přestávka po ní
    .later = Prodej vstupů se hned otevře, nebo skončí
    .none = do prvního rozdání
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 8
       *[other] Rozhoduje herna
    }
setting-re-entries = Re-entry na hráče
    .what = Kolikrát lze po vyřazení znovu vstoupit, dokud trvá pozdní registrace
    .later = Počítají se i ta, která už byla prodána
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 8
       *[other] Rozhoduje herna
    }
setting-rebuys = Rebuye na hráče
    .what = Kolikrát si hráč smí přikoupit žetony, aniž by opustil místo
    .later = Počítají se i ty, které už byly prodány
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 27
       *[other] TDA 2011, pravidlo 24
    }
setting-rebuy-chips = Žetony za rebuy
    .what = Kolik žetonů je za jeden rebuy
    .later = Rebuye, které už byly prodány, se nemění
    .none = jako startovní stack
setting-rebuy-level = Rebuye do úrovně
    .what = Rebuye se prodávají, dokud neskončí tato úroveň a přestávka po ní
    .later = Prodej rebuyů se hned otevře, nebo skončí
    .none = neprodávají se
setting-add-on = Žetony za add-on
    .what = Žetony, které si každý smí jednou koupit, obvykle v přestávce po rebuyích
    .later = Add-ony, které už byly prodány, se nemění
    .none = bez add-onu
setting-seats-per-table = Míst u stolu
    .what = Kolik míst má stůl, když se sál připravuje
    .later = Dosavadní stoly mají místa jako dosud; tento počet dostanou jen stoly přidané později
setting-tracking = Zapisovat každé rozdání
    .what = U kterých stolů se zapisuje každé rozdání, takže program vždy ví, kde je button
    .later = Platí od příštího rozdání; u ostatních stolů se program na button zeptá, až na něm záleží
setting-balance = Rozdíl mezi stoly
    .what = O kolik hráčů se dva stoly smějí lišit, než se stoly vyváží
    .later = Řídí se tím už příští plán přesunů
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11
       *[other] TDA 2011, pravidlo 8
    }
setting-early-breaks = Rozpouštění během vstupů
    .what = Zda se navrhuje rozpuštění stolů, dokud se prodávají vstupy nebo rebuye; kdo přijde později, potřebuje místo
    .later = Řídí se tím už příští plán přesunů; rozpuštěné stoly zůstanou rozpuštěné
setting-redraw-players = Přelosovat při počtu hráčů
    .what = Všechna místa se přelosují, zbývá-li tolik hráčů; více čísel oddělte čárkami
    .later = Přelosování, která už proběhla, platí
    .none = bez přelosování
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }
setting-redraw-tables = Přelosovat při počtu stolů
    .what = Všechna místa se přelosují, zbývá-li tolik stolů; 1 je finálový stůl
    .later = Přelosování, která už proběhla, platí
    .none = bez přelosování
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }
setting-final-table = Velikost finálového stolu
    .what = Kolik hráčů usedne k finálovému stolu tohoto turnaje
    .later = Platí, dokud se finálový stůl nerozlosuje
    .none = podle pravidel
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }
setting-button = Button
    .what = Mrtvý button: blindy se nikdy nevynechávají a button může být u prázdného místa; jinak přechází na dalšího hráče
    .later = Platí od příštího rozdání u každého stolu
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 32
       *[other] TDA 2011, pravidlo 29
    }
setting-halt = Zastavení neúplných stolů
    .what = Kdy stůl, kterému chybí hráči, přestává hrát a čeká na hráče od jiného stolu
    .later = Stoly se hned zastaví, nebo hrají dál
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11-D
       *[other] TDA 2011, pravidlo 8-A
    }
setting-halt-gap = Chybějící hráči
    .what = O kolik hráčů méně než u nejplnějšího stolu znamená, že stolu chybí hráči
    .later = Stoly se hned zastaví, nebo hrají dál
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11-D
       *[other] TDA 2011, pravidlo 8-A
    }
setting-final-full = Finálový stůl, plné stoly
    .what = Hráčů u finálového stolu, mají-li stoly osm a více míst
    .later = Platí, dokud se finálový stůl nerozlosuje
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }
setting-final-short = Finálový stůl, malé stoly
    .what = Hráčů u finálového stolu, mají-li stoly nejvýše sedm míst
    .later = Platí, dokud se finálový stůl nerozlosuje
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }
setting-final-stud = Finálový stůl, stud
    .what = Hráčů u finálového stolu turnaje ve studu
    .later = Platí, dokud se finálový stůl nerozlosuje
    .rule = { $rulebook ->
        [tda-2024] TDA 2024, RP-9
        [tda-2022] TDA 2022, doporučeno
        [tda-2019] TDA 2019, doporučeno
       *[other] TDA 2011, pravidlo 9
    }

gap-always = { $gap ->
    [one] { $gap } hráč
    [few] { $gap } hráči
   *[other] { $gap } hráčů
}
gap-from-tables = { $gap ->
    [one] { $gap } hráč
    [few] { $gap } hráči
   *[other] { $gap } hráčů
} od { $tables ->
    [one] { $tables } stolu
    [few] { $tables } stolů
   *[other] { $tables } stolů
}
early-breaks-never = nikdy
early-breaks-seats = { $seats ->
    [one] jen zůstane-li volných více než { $seats } místo
    [few] jen zůstane-li volných více než { $seats } místa
   *[other] jen zůstane-li volných více než { $seats } míst
}
early-breaks-share = jen zůstane-li volných více než { $percent } % míst

## The groups

setting-group-event = Turnaj
setting-group-entries = Vstupy
setting-group-seating = Rozesazení
setting-group-pace = Peníze a tempo
setting-group-rules = V čem se knihy pravidel liší

## Whether it can change later

setting-later-any-time = Kdykoli
    .what = Lze bezpečně změnit kdykoli
setting-later-from-next = Od příštího rozdání nebo prodeje
    .what = Lze změnit kdykoli; platí od příštího rozdání nebo nákupu
setting-later-before-entries = Před prvním vstupem
    .what = Po prodeji vstupů už není bezpečné měnit
setting-later-before-draw = Před losováním
    .what = Po rozlosování míst už není bezpečné měnit

## The screen

setup-search = Hledat v nastavení
    .hint = rebuy, přelosování, button…
setup-found = { $settings ->
    [one] { $settings } nastavení
    [few] { $settings } nastavení
   *[other] { $settings } nastavení
}
setup-none-found = Žádné nastavení nenalezeno
setup-page-tournament = Turnaj
setup-page-rules = Pravidla
setup-rules-what = V čem se knihy pravidel liší, hraje se podle zvolené knihy, nebo tak, jak zde určí herna
setup-rules-other-book = V každém bodě se hraje podle této knihy, bez vlastních voleb herny
setup-rules-own = Jen to, co tato herna hraje jinak
setup-rules-print = Vytisknout pravidla herny…
setup-rules-house = ◆ Pravidlo herny
setup-rules-of-book = { $answer } ({ $book })
setup-rules-section = { $section } · { $points }{ $own ->
    [0] {""}
    [one] {" · "}{ $own } pravidlo herny
    [few] {" · "}{ $own } pravidla herny
   *[other] {" · "}{ $own } pravidel herny
}
setup-rules-found = { $settings ->
    [one] { $settings } bod
    [few] { $settings } body
   *[other] { $settings } bodů
}
setup-rules-none-found = Žádný bod nenalezen
setup-rules-change = { $setting }: { $to }
setup-page-program = Tento počítač
setup-structure = Úrovně a přestávky
    .what = Blindy, ante, přestávky a jak dlouho každá část trvá
setup-structure-go = Upravit u hodin
setup-keep = Uložit jako šablonu
    .tip = Uloží současné nastavení a strukturu jako základ příštího turnaje
setup-kept = Uloženo jako šablona: { $file }
setup-change = { $setting }: { $from } → { $to }
setup-changes = { $changes ->
    [one] { $changes } změna, zatím neuložena
    [few] { $changes } změny, zatím neuloženy
   *[other] { $changes } změn, zatím neuloženo
}
setup-harm = Pozor: { $harm }
setup-numbers-unreadable = Zadejte čísla oddělená čárkami, např. 27, 18, 9
setup-early-seats = Místa
setup-early-percent = % míst
setup-gap-add = Přidat řádek pro větší sály
setup-gap-remove = Odebrat tento řádek
setup-gap-players = Hráči
setup-gap-tables = Stoly
setup-gap-from = od počtu stolů
setup-limit-count = { $setting }, kolik
setup-is-set = { $setting }, zadáno

## A new tournament

new-page-origins = Základ
new-page-structure = Struktura
new-page-settings = Nastavení
new-settings-all = Zobrazit všechna nastavení
new-settings-few = Zobrazit jen obvyklá
new-measured = Na míru
    .detail = Struktura podle počtu hráčů, času a žetonů
new-own = Vlastní šablona
new-unreadable = Tuto šablonu nelze přečíst
# For as many players as are expected.
new-facts = { $chips } žetonů, { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
} po { $minutes } min · { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}: asi { $time }
new-facts-beyond = { $chips } žetonů, { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
   *[other] { $levels } úrovní
} po { $minutes } min · příliš málo úrovní pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
}
new-entries = Očekávaný počet hráčů
new-players = Hráči ze souboru { $file } se zaregistrují v dalším kroku
new-players-drop = Vynechat seznam

start-import = Importovat hráče…
    .tip = Nový turnaj se seznamem hráčů, nebo CSV z jiného turnaje
