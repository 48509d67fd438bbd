# Why something may not happen: the fact in the way.
# The attribute hint says what to do now; the attribute rule names the rule behind it, in the
# edition that the tournament is played by. House rules that are silent follow TDA 2011.

## The tournament

refusal-open-for-reading-only = Turnaj je otevřen jen ke čtení
    .hint = Udělejte to v okně, které s ním pracuje, nebo turnaj otevřete tam, kde lze do souboru zapisovat
refusal-tournament-exists = V tomto souboru už turnaj je
    .hint = Pro další turnaj otevřete nový soubor
refusal-tournament-missing = V tomto souboru zatím žádný turnaj není
    .hint = Vytvořte turnaj ze šablony, nebo otevřete soubor
refusal-name-missing = Turnaj nemá název
    .hint = Zadejte název
refusal-seat-count-impossible = Stůl nemůže mít { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
    .hint = Zvolte 2 až 31 míst
refusal-share-impossible = Volných nemůže zůstat { $percent } % míst
    .hint = Zvolte 0 až 100 %
refusal-balance-line-unused = Řádek od { $tables_min } stolů nikdy neplatí: řádek před ním platí už od { $before } stolů
    .hint = Jako první uveďte řádek pro nejvíc stolů, každý počet stolů jednou
refusal-starting-chips-missing = Za vstup nejsou žádné žetony
    .hint = Nastavte startovní stack na 1 nebo víc
refusal-chips-too-many = { $chips } žetonů je příliš mnoho
    .hint = Prodejte najednou nejvýše { $most } žetonů
refusal-chip-without-value = Žeton na řádku { $line } sady nemá hodnotu
    .hint = Zadejte jeho hodnotu, nebo jej ze sady vyřaďte
refusal-chip-twice = Dva žetony mají hodnotu { $chips }
    .hint = Jednomu z nich dejte jinou hodnotu, nebo jej ze sady vyřaďte
refusal-chips-out-of-order = Žeton { $chips } je až za větším
    .hint = Nejmenší hodnota patří na začátek
refusal-chip-kinds-too-many = V sadě může být nejvýše { $most } druhů žetonů
    .hint = Vyřaďte druhy, které nepoužíváte
refusal-levels-missing = Struktura nemá žádnou úroveň
    .hint = Přidejte úroveň, nebo začněte ze šablony
refusal-stages-too-many = Struktura má nejvýše { $most } úrovní a přestávek
    .hint = Vyřaďte řádky, které se nehrají
refusal-stage-without-time = Řádek { $stage } struktury má nulovou délku
    .hint = Nastavte minutu nebo víc
refusal-blinds-out-of-order = Sázky v úrovni { $level } si neodpovídají
    .hint = Big blind musí být aspoň tak velký jako small blind; bez blindů je nutné ante na hráče; ve studu nesmí být malá sázka menší než bring-in
refusal-stage-already-played = Pozdě na změnu, tato část už začala: { $stage_name } (řádek { $stage } struktury)
    .hint = Měnit lze jen to, co teprve přijde
refusal-stage-shorter-than-played = Už se hrálo déle, než by část trvala: { $stage_name }
    .hint = Prodlužte řádek { $stage }, nebo přejděte na další úroveň

## The clock

refusal-clock-running = Hodiny už běží
    .hint = Chcete-li je zastavit, pozastavte je
refusal-clock-paused = Hodiny už stojí
    .hint = Pokračujte, až se bude hrát dál
refusal-clock-not-started = Hodiny nebyly spuštěny
    .hint = Nejprve spusťte hodiny
refusal-lost-time-settled = O ztraceném čase už je rozhodnuto
    .hint = Podívejte se do deníku; opravit to lze nastavením zbývajícího času
refusal-clock-already-started = Hodiny už byly spuštěny
    .hint = Přidejte nebo uberte čas, nebo přejděte na jinou úroveň
refusal-stage-unknown = Struktura nemá řádek { $stage }
    .hint = Zvolte úroveň nebo přestávku ze struktury
refusal-no-earlier-stage = Toto je první úroveň
    .hint = Má-li úroveň trvat déle, přidejte čas
refusal-no-later-stage = Toto je poslední úroveň struktury
    .hint = Přidejte do struktury úroveň
refusal-moment-past = Tento čas už minul
    .hint = Zvolte čas v budoucnu
refusal-time-is-right = Tento čas není v budoucnu, hodiny tedy nešly špatně
    .hint = Zadejte čas, který ukazovaly špatné hodiny; je v budoucnu
refusal-start-too-far = Spuštění lze nastavit nejvýše na příštích { $days_max } dní
    .hint = Zkontrolujte rok
refusal-moment-ahead = Tento čas ještě nenastal
    .hint = Zvolte čas v minulosti
refusal-break-too-long = Přestávka trvá nejvýše { $hours_max } hodin
    .hint = Místo ní ukončete den
refusal-tables-wait-for-each-other = Stoly na sebe čekají
    .hint = Ukončete hru hand for hand nebo počkejte na poslední hry, pak vyhlaste přestávku
refusal-message-empty = Oznámení je prázdné
    .hint = Napište, co si má sál přečíst
refusal-message-too-long = Oznámení má { $letters } znaků, vejde se { $most }
    .hint = Řekněte to kratšími slovy
refusal-no-message-shown = Žádné oznámení se nezobrazuje
    .hint = Už je stažené, nebo jeho čas uplynul
refusal-not-enough-time-left = Tolik času už nezbývá
    .hint = Uberte méně, nebo přejděte na další úroveň

## Entries

refusal-nobody-named = Není uveden žádný hráč
    .hint = Zvolte aspoň jednoho hráče
refusal-player-unknown = Nikdo se zde nejmenuje { $name }
    .hint = Zkontrolujte, jak se jméno píše, nebo hledejte hráče podle části jména
refusal-player-number-unknown = Hráč { $number } neexistuje
    .hint = Hledejte hráče podle jména
refusal-name-ambiguous = { $count ->
        [one] Jméno { $name } má { $count } hráč
        [few] Jméno { $name } mají { $count } hráči
       *[other] Jméno { $name } má { $count } hráčů
    }
    .hint = Místo jména uveďte číslo hráče
refusal-name-taken = { $player } už na seznamu je
    .hint = Vrací-li se tentýž hráč, prodejte re-entry; jde-li o někoho jiného, jméno přesto zaregistrujte
refusal-name-twice = { $name } je v této registraci dvakrát
    .hint = Jedno jméno vyškrtněte; jsou-li to dva lidé, jméno přesto zaregistrujte
refusal-player-twice = { $player } je zde dvakrát
    .hint = Každého hráče uveďte jednou
refusal-registration-over = Vstupy se už neprodávají
    .hint = Otevřete znovu registraci, nebo tento jeden vstup přesto prodejte s uvedením důvodu
refusal-still-in = { $player } je stále ve hře
    .hint = Nejprve zapište vyřazení
refusal-not-in = { $player } už není v turnaji
    .hint = Bylo-li vyřazení omylem, vraťte hráče do hry
refusal-not-seated = { $player } nemá místo
    .hint = Vylosujte místo, nebo je přidělte ručně
refusal-already-seated = { $player } už má místo
    .hint = Chcete-li místo změnit, hráče přesuňte
refusal-not-busted = { $player } není mezi vyřazenými
    .hint = Zkontrolujte, zda jde o správného hráče
refusal-has-played = Kdo už hrál, toho nelze odhlásit: { $player }
    .hint = Vstup stornujte: žetony jdou ze hry, umístění se neuděluje a vše další zůstává
refusal-not-bought = { $player } takový nákup nemá
    .hint = Zkontrolujte, zda jde o správného hráče
refusal-bought-since = { $player } má pozdější nákup, který na tomto závisí
    .hint = Nejprve stornujte poslední nákup
refusal-bust-stands = { $player } je mimo turnaj
    .hint = Nejprve hráče vraťte do hry, pak prodej stornujte
refusal-has-knocked-out = { $player } má zapsáno toto vyřazení: { $other }
    .hint = Nejprve opravte, kdo tím vyřazením získal žetony
refusal-stack-given-up = Za toto re-entry byl odevzdán stack: { $player }
    .hint = Vezměte úkon zpět, nebo opravte žetony hráče
refusal-sold-as-usual = Tento prodej je v rámci limitů
    .hint = Prodejte běžným způsobem, bez důvodu
refusal-re-entries-used = { $player } už nemá žádné re-entry
    .hint = Přesto prodejte s uvedením důvodu, nebo v nastavení povolte víc re-entry
refusal-rebuys-used = { $player } už nemá žádný rebuy
    .hint = Přesto prodejte s uvedením důvodu, nebo v nastavení povolte víc rebuyů
refusal-rebuys-over = Rebuye se už neprodávají
    .hint = Přesto prodejte s uvedením důvodu, nebo v nastavení změňte poslední úroveň pro rebuye
refusal-add-on-not-sold = V tomto turnaji se add-on neprodává
    .hint = Chcete-li jej prodávat, zadejte v nastavení žetony add-onu
refusal-add-on-taken = { $player } už add-on má
    .hint = Zkontrolujte, zda jde o správného hráče, nebo přesto prodejte s uvedením důvodu
refusal-player-locked = Zámek: { $player }
    .hint = Nejprve hráče odemkněte, nebo přesuňte někoho jiného
refusal-player-not-locked = Bez zámku: { $player }
    .hint = Zkontrolujte, zda jde o správného hráče
refusal-note-unchanged = Tato poznámka už je zapsaná: { $player }
    .hint = Zadejte něco jiného, nebo nechte oba řádky prázdné a poznámka se smaže
refusal-same-player = Hráče nelze oddělit od sebe sama: { $player }
    .hint = Zvolte dva různé hráče
refusal-registration-closed = Registrace už je uzavřena
    .hint = Chcete-li prodávat vstupy, znovu ji otevřete
refusal-registration-open = Registrace už je otevřena
    .hint = Uzavřete ji, až se vstupy přestanou prodávat

## Seating

refusal-table-unknown = Stůl { $table } neexistuje
    .hint = Zvolte stůl ze sálu, nebo jej přidejte
refusal-table-number-impossible = Číslo stolu { $table } není možné
    .hint = Stoly se číslují od 1
refusal-table-exists = Stůl { $table } už existuje
    .hint = Zvolte jiné číslo
refusal-table-taken = U stolu { $table } sedí hráči
    .hint = Stůl rozpusťte, nebo nejprve přesuňte jeho hráče
refusal-seat-unknown = Stůl { $table } nemá místo { $seat }
    .hint = Zvolte jiné místo
refusal-seat-taken = { $player } sedí zde: stůl { $table }, místo { $seat }
    .hint = Zvolte volné místo, nebo nejprve přesuňte tohoto hráče
refusal-seat-closed = Stůl { $table }, místo { $seat } je mimo provoz
    .hint = Zvolte jiné místo, nebo toto vraťte do provozu
refusal-seat-in-use = Stůl { $table }, místo { $seat } je v provozu
    .hint = Zvolte místo mimo provoz
refusal-same-seat = { $player } tam už sedí: stůl { $table }, místo { $seat }
    .hint = Zvolte jiné místo
refusal-swap-with-self = Místo si nelze vyměnit se sebou: { $player }
    .hint = Zvolte dva různé hráče
refusal-seat-required = { $player } musí sedět zde: stůl { $table }, místo { $seat }
    .hint = Nejprve změňte požadované místo, nebo zvolte někoho jiného
refusal-kept-apart = { $player } a { $other } mají sedět odděleně, u stolu { $table } sedí { $other }
    .hint = Nechte je u jednoho stolu, nebo zvolte někoho jiného
refusal-nobody-to-seat = Na místo nikdo nečeká
    .hint = Nejprve zaregistrujte hráče
refusal-no-seat-open = Žádné místo není volné
    .hint = Přidejte stůl, nebo počkejte na další vyřazení
refusal-need-impossible = { $player } v tomto losování požadované místo získat nemůže
    .hint = Dejte to místo do provozu, nebo zvolte jiné: { $player }
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 9
       *[other] TDA 2011, pravidlo 6
    }
refusal-apart-impossible = { $player } a { $other } mají sedět odděleně, ale k různým stolům je vylosovat nelze
    .hint = Nechte je u jednoho stolu, nebo přidejte stůl
refusal-seats-not-drawn = Místa ještě nebyla rozlosována
    .hint = Nejprve rozlosujte místa
refusal-nothing-to-balance = Stoly není třeba vyvažovat
    .hint = Je-li to nutné, přesuňte hráče ručně
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11
       *[other] TDA 2011, pravidlo 8-A
    }
refusal-only-poor-seats = Stůl { $to } potřebuje hráče od stolu { $from }, ale volný má jen small blind nebo místo, které čeká rozdání
    .hint = Počkejte jedno rozdání, nebo někoho přesuňte ručně, příkaz: přesun, jméno hráče a { $to }
refusal-everybody-locked = Stůl { $to } potřebuje hráče od stolu { $from }, ale všichni tam mají zámek
    .hint = Odemkněte hráče u stolu { $from }, přesuňte ručně někoho od jiného stolu, nebo nechte stoly, jak jsou
refusal-plan-overtaken = Tento přesun už se nenavrhuje: { $player }
    .hint = Situace v sále se změnila; zkontrolujte přesuny navržené teď
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11-A
       *[other] TDA 2011, pravidlo 8-A
    }
refusal-button-unknown = { $count ->
        [one] Není zadáno, kde je button stolu { $tables }
        [few] Není zadáno, kde jsou buttony stolů { $tables }
       *[other] Není zadáno, kde jsou buttony stolů { $tables }
    }
    .hint = { $count ->
        [one] Zeptejte se u stolu a klepněte na místo, které má button
        [few] Zeptejte se u každého stolu a klepněte na místo, které má button
       *[other] Zeptejte se u každého stolu a klepněte na místo, které má button
    }
refusal-nothing-to-break = Zatím nelze rozpustit žádný stůl
    .hint = Stůl se rozpouští, jakmile mají ostatní stoly dost volných míst pro jeho hráče
refusal-too-few-seats-elsewhere = Stůl { $table } nelze rozpustit: { $players ->
        [one] musel by přesednout { $players } hráč
        [few] museli by přesednout { $players } hráči
       *[other] muselo by přesednout { $players } hráčů
    } a { $open ->
        [0] žádné místo není volné
        [one] volné je jen { $open } místo
        [few] volná jsou jen { $open } místa
       *[other] volných je jen { $open } míst
    }
    .hint = Počkejte, až vypadnou další hráči, nebo dejte do provozu víc míst
refusal-too-few-seats = { $players ->
        [one] Nevejde se { $players } hráč
        [few] Nevejdou se { $players } hráči
       *[other] Nevejde se { $players } hráčů
    }: { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }
    .hint = Přidejte stůl, nebo dejte do provozu víc míst
refusal-no-move-pending = Žádný přesun neprobíhá
    .hint = Není co hlásit jako hotové
refusal-move-not-pending = { $player } teď nepřesedá
    .hint = Zkontrolujte, zda jde o správného hráče
refusal-table-twice = Stůl { $table } je uveden dvakrát
    .hint = Každý stůl uveďte jednou
refusal-no-table-named = Není uveden žádný stůl
    .hint = Zvolte aspoň jeden stůl
refusal-table-not-short = U stolu { $table } hra nestojí
    .hint = Hraje dál tak, jak je
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11-D
       *[other] TDA 2011, pravidlo 8-A
    }

## Button and blinds

refusal-table-halted = U stolu { $table } hra stojí, počet chybějících hráčů: { $short }
    .hint = Nejprve vyvažte stoly, nebo nechte stůl hrát dál
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 11-D
       *[other] TDA 2011, pravidlo 8-A
    }
refusal-too-few-players = U stolu { $table } sedí méně než dva hráči
    .hint = Přesuňte tam hráče, nebo stůl rozpusťte
refusal-seat-empty = Nikdo nesedí zde: stůl { $table }, místo { $seat }
    .hint = Zvolte místo s hráčem
refusal-positions-out-of-order = Button { $button }, small blind { $small_blind } a big blind { $big_blind } u stolu { $table } nejdou za sebou
    .hint = Zadejte je po směru hodinových ručiček; zbývají-li dva hráči, button má small blind
refusal-no-button-in-stud = Ve studu není button
    .hint = Zadejte button, až se bude hrát hra s blindy
refusal-button-not-tracked = Rozdání stolu { $table } se nezapisují
    .hint = Zadejte, kde je button, nebo od teď zapisujte každé rozdání tohoto stolu
refusal-button-tracked = U stolu { $table } se už zapisuje každé rozdání
    .hint = Začne-li rozdání, stiskněte Další rozdání
refusal-break-running = Je přestávka
    .hint = Začněte rozdání po přestávce, nebo přejděte na další úroveň
refusal-positions-in-doubt = Příští rozdání u stolu { $table } je nejisté: { $flags }
    .hint = Ověřte button (místo { $button }), small blind (místo { $small_blind }) a big blind (místo { $big_blind }); potvrďte je, nebo zadejte button
    .rule = { $numbers-of ->
        [tda-2024] TDA { $year }, pravidlo 1
       *[other] TDA 2011, pravidlo 1
    }

## Finishes

refusal-stacks-needed = Pro pořadí jsou nutné stacky na začátku rozdání: { $players }
    .hint = Zadejte každý stack; větší znamená lepší umístění
refusal-busted-later = { $player } má po tomto okamžiku vyřazení a návrat do hry
    .hint = Zadejte okamžik po tom vyřazení, nebo je nejprve opravte
refusal-busted-by-himself = { $player } nemůže získat žetony při vlastním vyřazení
    .hint = Uveďte jiného hráče, nebo nikoho
refusal-winner-not-yet-in = { $player } tehdy ještě ve hře není: vyřazený hráč je { $other }
    .hint = Uveďte jiného hráče, nebo pozdější okamžik
refusal-winner-out = { $player } má v tu chvíli vyřazení za sebou: vyřazený hráč je { $other }
    .hint = Uveďte jiného hráče, nebo nikoho
refusal-winner-busts-too = { $player } má vyřazení v téže handě jako { $other } a nemůže v ní získat žetony
    .hint = Uveďte, kdo žetony vyhrál. Byla-li to jiná handa, zadejte jiný okamžik
refusal-winner-elsewhere = { $player } a { $other }: každý u jiného stolu
    .hint = Zkontrolujte jméno, a je-li správné, potvrďte je
refusal-won-since = { $player } má v tu chvíli nebo později vyhrané žetony hráče { $other }
    .hint = Nejprve opravte toto vyřazení: { $other }. Nebo zadejte pozdější okamžik
refusal-not-in-then = { $player } v tu chvíli není ve hře
    .hint = Zadejte okamžik po návratu do hry
refusal-nobody-left = Ve hře by nikdo nezůstal
    .hint = Vítěze nechte ve hře
refusal-stack-empty = { $player } nemůže vypadnout s nulovým stackem
    .hint = Zadejte stack na začátku rozdání, nebo jej vynechte
refusal-stack-too-large = Příliš velký stack, { $player }: { $chips } žetonů, ve hře je celkem { $in_play }
    .hint = Stack znovu spočítejte

## Leagues

refusal-setting-too-long = Text je příliš dlouhý
    .hint = Nejvýše { $most } znaků
refusal-formula-unreadable = Vzorec pro body nelze přečíst, řádek { $line }, sloupec { $column }: { $what }
    .hint = { $todo }
refusal-member-number-taken = Členské číslo { $member } už má: { $player }
    .hint = Zkontrolujte kartu, nebo jednomu z nich dejte jiné číslo
refusal-member-number-twice = Členské číslo { $member } je v seznamu dvakrát
    .hint = Zkontrolujte karty
refusal-member-number-unchanged = Členské číslo se nemění: { $player }
    .hint = Zadejte číslo z karty, nebo ho nechte, jak je
refusal-nothing-adjusted = Nic by se nezměnilo
    .hint = Zadejte, kolik přidat nebo ubrat
refusal-points-too-many = Najednou lze opravit nejvýše { $most } bodů
    .hint = Opravte méně bodů
refusal-hits-too-many = Najednou lze opravit nejvýše { $most } vyřazených soupeřů
    .hint = Opravte jich méně

## The log

refusal-ruling-empty = Rozhodnutí potřebuje dotaz a odpověď
    .hint = Napište obojí
refusal-reason-missing = Rozhodnutí proti pravidlům potřebuje důvod
    .hint = Napište několika slovy proč
refusal-floor-is-called = Stůl { $table } už floormana zavolal
    .hint = Floorman už je na cestě
refusal-floor-not-called = Stůl { $table } floormana nezavolal
    .hint = Nejdřív ho zavolejte: floor { $table }
refusal-ruling-too-long = Rozhodnutí je pro deník příliš dlouhé
    .hint = Zkraťte text nebo fakta

refusal-nothing-to-undo = Není co vzít zpět
    .hint = Starší chyby mají vlastní opravy: vrátit do hry, přejmenovat, přesunout
refusal-nothing-to-redo = Není co provést znovu
    .hint = Znovu provést lze jen to, co bylo právě vzato zpět
