# What is found in a journal, and why something was not done.

journal-notice-torn-line = Poslední úkon nebyl zapsán celý a vynechává se; co z něj zbylo, uloží se vedle souboru ještě před zápisem dalšího úkonu
journal-notice-stray-ends = Za posledním úkonem jsou prázdné řádky; žádný úkon nechybí
journal-notice-tail-missing = Chybí tu vše od úkonu { $found }, dřív bylo úkonů { $seen }; soubor možná nahradila starší kopie
journal-notice-tail-differs = Úkon { $at } není ten, který byl zapsán zde; turnaj pokračoval jinde
journal-notice-read-only = Soubor lze jen číst, v turnaji proto nelze nic dělat, dokud nepůjde zapisovat
journal-notice-not-locked = Tato složka neumí zabránit zápisu z druhého okna; používejte jen jedno
journal-notice-in-use = S tímto turnajem pracuje jiné okno, zde jej lze jen prohlížet

journal-damage = Žurnál je poškozen na řádku { $line }: { $what }. Vše před ním se zobrazuje a do souboru se nic nezapisuje
journal-damage-not-a-line = nemá číslo, kontrolní součet a úkon
journal-damage-sequence = měl by následovat úkon { $expected }, ale je tu úkon { $found }
journal-damage-checksum = byl změněn, nebo nepatří za předchozí řádek
journal-damage-line-end = jeho úkon je celý, ale konec řádku byl změněn
journal-damage-not-an-act = jeho úkon tento program nezná ({ $reason })
journal-damage-newer-format = zapsala ho novější verze programu Floorman (formát { $found }; tato verze zná { $known })
journal-damage-misfit = jeho úkon nenavazuje na předchozí

journal-older = Turnaj tu končí úkonem { $act } ({ $when }) a není v tom stavu, v jakém zůstal
    .none = Není tu už žádný úkon a turnaj není v tom stavu, v jakém zůstal
    .hint = Pokračujte, jen pokud víte proč; chybějící úkony mohou být v kopii
    .accept = Pokračovat od úkonu { $act }
    .look = Jen prohlížet
    .take = { $more ->
        [one] Převzít z kopie jeden úkon
        [few] Převzít z kopie { $more } úkony
       *[other] Převzít z kopie { $more } úkonů
    }
copy-same = Kopie se stejnými úkony: { $file }
copy-older = { $more ->
        [one] Starší kopie, končí úkonem { $acts } ({ $when }) a chybí jí poslední úkon
        [few] Starší kopie, končí úkonem { $acts } ({ $when }) a chybějí jí poslední { $more } úkony
       *[other] Starší kopie, končí úkonem { $acts } ({ $when }) a chybí jí posledních { $more } úkonů
    }: { $file }
copy-newer = { $more ->
        [one] Novější kopie, pokračuje do úkonu { $acts } ({ $when }), má o jeden úkon víc
        [few] Novější kopie, pokračuje do úkonu { $acts } ({ $when }), má o { $more } úkony víc
       *[other] Novější kopie, pokračuje do úkonu { $acts } ({ $when }), má o { $more } úkonů víc
    }: { $file }
copy-parted = Kopie, která se po úkonu { $after } liší a sahá do úkonu { $acts } ({ $when }): { $file }
copy-has = Je v ní to, co zde chybí: { $what }
copy-taken = { $acts ->
        [one] Z kopie byl převzat jeden úkon
        [few] Z kopie byly převzaty { $acts } úkony
       *[other] Z kopie bylo převzato { $acts } úkonů
    }: { $file }

copy-whole = { $written ->
        [0] Nic nechybělo
        [one] Zkopírován jeden úkon
        [few] Zkopírovány { $written } úkony
       *[other] Zkopírováno { $written } úkonů
    }; { $acts ->
        [one] nyní je tam jeden úkon
        [few] nyní jsou tam { $acts } úkony
       *[other] nyní je tam { $acts } úkonů
    }: { $file }
copy-damaged = Nic se nezkopírovalo: turnaj je poškozený. Nejprve jej zachraňte: floorman rescue FILE
copy-nothing = Tento turnaj nemá žádné úkony, není tedy co kopírovat
copy-other = Už tam jsou jiné úkony, proto se nic nezkopírovalo
    .hint = Zvolte jiný název; turnaj nikdy nepřepíše jiný turnaj
second-copy-same-folder = Druhá kopie se neukládá: { $folder } je složka samotného turnaje
second-copy-same-file = Druhá kopie se neukládá: soubor tohoto názvu je jen odkaz na samotný turnaj, složka { $folder }
second-copy-other-file = Druhá kopie se neukládá: soubor tohoto názvu není kopie tohoto turnaje, nebo je prázdný či poškozený, složka { $folder }
second-copy-went-on = Druhá kopie má úkony, které zde chybějí, proto zůstala beze změny: { $folder }
second-copy-not-read-back = Druhá kopie neobsahuje to, co do ní bylo zapsáno: { $folder }
second-copy-system = Druhou kopii nelze zapsat ({ $source }): { $folder }
second-copy-in-use = S druhou kopií pracuje jiné okno nebo program: { $folder }
second-copy-hint = Samotný turnaj je uložen; kopie jej dožene, jakmile ji půjde zapsat
    .away = Samotný turnaj je uložen; soubor přesuňte jinam ({ $folder }), nebo zvolte jinou složku a kopie se vytvoří
    .folder = Samotný turnaj je uložen; zvolte pro kopii jinou složku
second-copy-late = Zápis druhé kopie neskončil do { $seconds } sekund, není proto známo, kam až se dostal: { $folder }
    .hint = Samotný turnaj je uložen; zkontrolujte disk nebo jednotku s kopií a zapněte kopii znovu
second-copy-whole = Druhá kopie je zde: { $folder }
second-copy-behind = Druhá kopie se zapisuje: { $folder }

rescue-file = { $name } od úkonu { $act }
rescue-done = Turnaj pokračuje od úkonu { $act } v novém souboru; { $acts ->
        [0] všechny čitelné úkony zůstaly
        [one] vynechán jeden čitelný úkon
        [few] vynechány { $acts } čitelné úkony
       *[other] vynecháno { $acts } čitelných úkonů
    }: { $file }
rescue-went-on = Turnaj pokračuje od úkonu { $act } v novém souboru; { $acts ->
        [0] všechny čitelné úkony zůstaly
        [one] vynechán jeden čitelný úkon
        [few] vynechány { $acts } čitelné úkony
       *[other] vynecháno { $acts } čitelných úkonů
    }{ $unread ->
        [0] {""}
        [one] , navíc jeden nečitelný řádek
        [few] , navíc { $unread } nečitelné řádky
       *[other] , navíc { $unread } nečitelných řádků
    }
    .hint = Poškozený soubor se nezměnil; co se vynechalo, je uvedeno nad deníkem
rescue-first-line = { $file } je turnaj s poškozeným prvním řádkem, proto jej nelze otevřít; jeho úkony lze přečíst
rescue-list = Vynecháno, je třeba zadat znovu: { $file }
rescue-act = { $act } · { $when } · { $what }
rescue-act-by = { $act } · { $when } · { $what } ({ $by })
rescue-unread = { $lines ->
        [one] Další jeden řádek nelze přečíst
        [few] Další { $lines } řádky nelze přečíst
       *[other] Dalších { $lines } řádků nelze přečíst
    }
rescue-not-told = úkon, který bez předchozích nedává smysl
rescue-nothing-damaged =
    { $acts ->
        [one] Nic není poškozené a nic se nezměnilo: { $acts } úkon lze přečíst
        [few] Nic není poškozené a nic se nezměnilo: všechny { $acts } úkony lze přečíst
       *[other] Nic není poškozené a nic se nezměnilo: všech { $acts } úkonů lze přečíst
    }
rescue-no-such-act = Takový úkon neexistuje; poslední dobrý, od kterého lze pokračovat, má číslo { $last }
rescue-nothing-good = Na začátku souboru není žádný úkon, od kterého by šlo pokračovat
    .hint = Máte-li kopii, pokračujte s ní: floorman copy COPY NEW
rescue-with-damaged = Do poškozeného souboru se nic nezapisuje. Nejprve pokračujte v novém: floorman rescue FILE; potom převezměte zbytek z kopie: floorman rescue NEW --with COPY
rescue-go-on = Pokračovat od úkonu { $act } v novém souboru
    .copy = Otevřít kopii (úkony: { $acts })
    .hint = Poškozený soubor zůstává, jak je; seznam vynechaných úkonů vznikne vedle nového souboru
    .desks = Jiná pracoviště se znovu připojí, až bude turnaj v databázi: floorman copy FILE ADDRESS
    .look = Jen prohlížet

failure-no-beginning = Nic se nepřevzalo: kopii nelze přečíst, nebo nenavazuje na to, co je zde
failure-time-jumped = Poslední úkon je z doby: { $last }; tento počítač ukazuje: { $now }. Je to správně?
    .yes = Čas je správný
    .no = Jen prohlížet
    .hint = Pokud není, nařiďte hodiny počítače a turnaj otevřete znovu
time-ahead = Poslední úkon má čas { $last }, ale tento počítač ukazuje { $now }. Šly tehdy hodiny špatně?
    .yes = Šly špatně: pokračovat od nynějška
    .no = Nechat být
    .hint = Do té doby dostává každý další úkon stejný čas a hodiny stojí
clock-apart = Hodiny tohoto počítače jsou o { $apart } { $way ->
    [ahead] napřed před hodinami
   *[behind] pozadu za hodinami
} turnaje, které ukazují { $shared }
    .hint = Floorman se řídí hodinami turnaje. Seřiďte hodiny tohoto počítače
failure-read-only = Turnaj lze zde jen prohlížet, nic se proto nezměnilo
failure-waits = Databáze neodpovídá; úkon čeká a rozhodne se o něm, až zase odpoví
failure-not-done = Spojení se přerušilo a úkon se neprovedl; proveďte jej znovu
failure-overtaken = Neprovedeno: o chvíli dřív udělalo něco podobného jiné pracoviště. Pokud to stále chcete, proveďte to znovu
failure-of-another = Poslední úkon není váš: { $by }
    .hint = Toto pracoviště: { $own }
meanwhile-act = Mezitím, { $time }: { $what }
meanwhile-act-by = { $by }, { $time }: { $what }
failure-busy = Jiná pracoviště zapisovala dřív, nic se proto nezměnilo; zkuste to znovu
failure-fault = Nic se nezměnilo: úkon by vedl k nemožnému stavu ({ $what })
failure-broken = Nic se nezměnilo: v programu nastala vnitřní chyba

journal-exists = Soubor tohoto názvu už existuje
    .hint = Zvolte jiný název, nebo otevřete existující soubor
journal-not-found = Takový soubor neexistuje
    .hint = Zkontrolujte název, nebo nejprve vytvořte turnaj
journal-in-use = S tímto turnajem pracuje jiné okno nebo program
    .hint = Nejprve jej tam zavřete, nebo jej zde jen prohlížejte
journal-create = Soubor nelze vytvořit ({ $source })
    .hint = Zvolte složku, do které smíte zapisovat
journal-create-name = Název souboru je příliš dlouhý
    .hint = Zvolte kratší název: 200 písmen vždy stačí
journal-read = Soubor nelze přečíst ({ $source })
    .hint = Zkontrolujte oprávnění souboru a disk
journal-write = Úkon se nezapsal ({ $source }), nic se proto nezměnilo
    .hint = Zkontrolujte disk a proveďte to znovu
journal-write-unsure = Úkon se nezapsal celý a zbytek po něm nešlo odstranit ({ $source }): po novém otevření souboru tam může být
    .hint = Zkontrolujte disk, potom turnaj otevřete znovu a podívejte se, zda je úkon v deníku
journal-disk-full = Disk je plný, nic se proto nezměnilo
    .hint = Uvolněte místo na disku a proveďte to znovu
journal-read-only = Soubor lze jen číst, nic se proto nezměnilo
    .hint = Zkopírujte jej do složky, do které smíte zapisovat, a otevřete kopii
journal-damaged = Soubor je poškozen na řádku { $line }, nic se do něj proto nepřidává
    .hint = Vše před tímto řádkem se zobrazuje; otevřete jej v okně a pokračujte odtud v novém souboru, nebo: floorman rescue FILE
journal-newer-format = Tento soubor zapsala novější verze programu Floorman (formát { $found }; tato verze zná { $known })
    .hint = Otevřete jej v novější verzi
journal-not-a-journal = Toto není turnaj
    .hint = Turnaje programu Floorman mají příponu .floorman; je-li poškozen jen první řádek, otevřete soubor v okně a pokračujte v novém, nebo: floorman rescue FILE
journal-too-large = Soubor je větší, než turnaj může být
    .hint = Zkontrolujte, zda je to správný soubor
journal-empty = Soubor je prázdný
    .hint = Pokud je programu známo, žádný úkon do něj nebyl zapsán; vytvořte turnaj znovu pod jiným názvem, nebo máte-li kopii: floorman copy COPY NEW
journal-torn-header = Soubor končí v prvním řádku, před jakýmkoli úkonem
    .hint = Pokud je programu známo, žádný úkon do něj nebyl zapsán; vytvořte turnaj znovu pod jiným názvem, nebo máte-li kopii: floorman copy COPY NEW
journal-utf16 = Jiný program uložil soubor jako UTF-16, se dvěma bajty na písmeno, proto jej nelze přečíst
    .hint = Uložte jej tam znovu jako UTF-8, nebo máte-li kopii: floorman copy COPY NEW
journal-other-line-ends = Jiný program uložil soubor s jinými konci řádků (CR), proto jej nelze přečíst
    .hint = Uložte jej tam znovu s LF, nebo máte-li kopii: floorman copy COPY NEW
journal-other-tournament = Turnaj, který byl v tomto souboru, tu už není a nahradil ho jiný, nic se proto nezapsalo
    .hint = Zvolte jiný název
journal-changed-outside = Soubor změnil jiný program, zde se proto nic nezměnilo
    .hint = Otevřete turnaj znovu a podívejte se, co v něm je
journal-moved = Otevřený soubor byl mezitím přesunut, smazán nebo nahrazen, nic se proto nezměnilo
    .hint = Vraťte jej na místo, nebo jej otevřete tam, kde je teď
journal-went-back = Databáze je v dřívějším stavu, než jaký toto pracoviště vidělo, nic se proto nezměnilo
    .hint = Zavřete turnaj a otevřete jej znovu: ukáže, co chybí a která kopie to má
journal-ahead = Úkon { $after } v souboru není, soubor končí úkonem { $last }
    .hint = Otevřete turnaj znovu a podívejte se, co v něm je
journal-torn-not-kept = Nedokončený poslední řádek nelze uložit stranou ({ $source }), nic se proto nezměnilo
    .hint = Zkopírujte soubor do složky, do které smíte zapisovat, a otevřete kopii
journal-unwritable = Úkon by se zpětně nepřečetl správně ({ $reason }), nic se proto nezměnilo
    .hint = Vynechte neobvyklé znaky a proveďte to znovu
journal-reads-back-otherwise = Úkon by se zpětně přečetl jako něco jiného, nic se proto nezměnilo
    .hint = Vynechte neobvyklé znaky a proveďte to znovu

# An event in a database; its address follows.
journal-address-unreadable = Toto není adresa turnaje v databázi ({ $reason })
    .hint = Pište ji takto: postgresql://ana@room:5432/floorman#Friday night, s názvem turnaje za #
journal-event-unnamed = Adresa uvádí databázi, ale ne turnaj
    .hint = Připište # a název turnaje a celou adresu dejte do uvozovek
journal-unreachable = Databáze neodpovídá ({ $reason }), nic se proto nezměnilo
    .hint = Zkontrolujte síť a server a proveďte to znovu
journal-login-refused = Databáze odmítla přihlášení tohoto pracoviště ({ $reason })
    .hint = Zkontrolujte jméno před @ v adrese a heslo uložte do PGPASSWORD nebo do souboru .pgpass, který smíte číst jen vy
journal-not-secure = Spojení s databází není bezpečné, nic se proto neodeslalo ({ $reason })
    .hint = Nastavte na serveru TLS a scram-sha-256, nebo zkontrolujte název serveru a sslmode a sslrootcert v adrese
journal-database-unknown = Server nemá databázi tohoto názvu
    .hint = Zkontrolujte název před #, nebo ji nejprve vytvořte: createdb NAME
journal-server-too-old = Na serveru je PostgreSQL { $found }, ale turnaje potřebují 13 nebo novější
    .hint = Použijte novější server
journal-stands-by = Tento server je jen replikou jiného, nelze sem proto nic zapsat
    .hint = Uveďte ten druhý server, nebo oba oddělené čárkou
journal-other-letters = Databáze ukládá text jako { $found }, ale jména potřebují UTF8
    .hint = Vytvořte jinou databázi: createdb --encoding UTF8 --template template0 NAME
journal-other-tables = Tabulky pod názvem floorman v této databázi nepatří programu Floorman, nic se proto nezapsalo
    .hint = Použijte jinou databázi, nebo zjistěte, kdo vytvořil schéma floorman
journal-newer-tables = Tabulky zde vytvořila novější verze programu Floorman (verze { $found }; tato zná { $known })
    .hint = Použijte novější verzi
journal-older-tables = Tabulky zde vytvořila starší verze programu Floorman (verze { $found }; tato potřebuje { $known }) a toto pracoviště je nesmí měnit
    .hint = Kdo vytvořil první turnaj, otevře jednou některý turnaj v této verzi; potom mohou všechna pracoviště
journal-desk-name-taken = Název { $name } už používá jiné pracoviště, od { $since }
    .hint = Zvolte pro toto pracoviště jiný název, nebo turnaj na tom druhém zavřete
journal-event-unknown = Databáze nemá turnaj tohoto názvu
    .hint = Zkontrolujte název za #, nebo turnaj nejprve vytvořte: floorman new
journal-event-exists = Databáze už má turnaj tohoto názvu
    .hint = Zvolte za # jiný název, nebo otevřete existující turnaj
journal-not-granted = Databáze to tomuto pracovišti nedovoluje ({ $reason })
    .hint = Vlastník databáze zadá příkaz se jménem pracoviště: GRANT floorman_desk TO ana
journal-held-up = Jiné pracoviště příliš dlouho zdržovalo ostatní, nic se proto nezměnilo
    .hint = Proveďte to znovu
journal-held-up-by = Spojení uživatele { $login } příliš dlouho zdržovalo všechny ostatní, nic se proto nezměnilo
    .hint = Proveďte to znovu. Bude-li se to opakovat, správce databáze napíše: REVOKE floorman_desk FROM { $login }
journal-not-confirmed = Spojení se přerušilo a není známo, zda byl úkon zapsán
    .hint = Jakmile databáze zase odpoví, podívejte se do deníku, než to provedete znovu
journal-slow = Databáze ještě neodpověděla, nic se proto nezměnilo
    .hint = Proveďte to za chvíli znovu
journal-server = Databáze to odmítla ({ $reason }), nic se proto nezměnilo
    .hint = Ukažte to správci databáze

csv-empty = V tomto souboru nejsou žádní hráči
csv-not-text = Toto není textový soubor; uložte tabulku nejprve jako CSV
csv-no-name-column = Žádný sloupec neobsahuje jména
csv-no-titles = První řádek neříká, co je ve sloupcích; napište nad ně nadpisy, např. jméno, číslo, e-mail
csv-problem = Řádek { $line }, sloupec { $column }: { $what }
csv-name-missing = chybí jméno; doplňte je, nebo řádek vynechte
csv-name-too-long = jméno je příliš dlouhé: počet písmen { $letters }, nejvýše { $most }
csv-name-over-lines = jméno je na několika řádcích; uzavřete uvozovky
csv-cell-without-title = nad „{ $found }“ není žádný nadpis; doplňte ho, nebo buňku odstraňte
csv-cell-over-lines = buňka je na několika řádcích; uzavřete uvozovky
csv-not-a-table = „{ $text }“ není stůl; napište jeho číslo, od 1
csv-not-a-member-number = „{ $text }“ není členské číslo; napište nejvýše { $most } znaků
csv-not-a-seat = „{ $text }“ není místo; napište jeho číslo, 1 až { $most }

template-unknown = Šablona „{ $name }“ neexistuje; k dispozici: { $known }
template-unreadable = Šablonu nelze přečíst ({ $source })
template-malformed = Řádek { $line }, sloupec { $column } šablony: { $what }

# Why a file or folder cannot be read or written; its path follows, or stands before.
file-not-found = takový soubor nebo složka neexistuje
file-not-allowed = tento počítač to nedovoluje
file-exists = soubor tohoto názvu už tam je
file-kept-tournament = tento název má turnaj a ten se nikdy nepřepisuje; zvolte jiný název
file-kept-database = tento název má databáze, např. lidé herny, a ta se nikdy nepřepisuje; zvolte jiný název
file-kept-companion = tento název patří turnaji nebo databázi vedle; zvolte jiný
file-disk-full = disk je plný
file-disk-read-only = na tento disk nelze nic zapsat
file-too-large = je větší, než takový soubor může být
file-no-file = je to roura nebo zařízení, ne soubor
file-not-text = není to text
file-is-folder = je to složka
file-no-folder = některá část této cesty není složka
