# Pages for browsers on the local network.

pages-bar = Stránky
pages-seats = Moje místo
pages-clock = Hodiny
pages-levels = Úrovně
pages-places = Výhry a pořadí
pages-lost = Bez spojení: údaje mohou být staré
pages-name = Jméno
    .hint = Zadejte pár písmen jména
pages-find = Najít
# $typed: the letters.
pages-nobody = Nikdo ve hře se nejmenuje „{ $typed }“
pages-waits = Čeká na místo
pages-table = Stůl
pages-seat = Místo
pages-new-seat = Nové místo
pages-not-in = Už není v turnaji
