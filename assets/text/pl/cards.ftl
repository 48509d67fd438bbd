# Cards and hands: their names, and what is wrong with a deal.

card-rank-two = dwójka
card-rank-three = trójka
card-rank-four = czwórka
card-rank-five = piątka
card-rank-six = szóstka
card-rank-seven = siódemka
card-rank-eight = ósemka
card-rank-nine = dziewiątka
card-rank-ten = dziesiątka
card-rank-jack = walet
card-rank-queen = dama
card-rank-king = król
card-rank-ace = as

card-ranks-two = dwójek
card-ranks-three = trójek
card-ranks-four = czwórek
card-ranks-five = piątek
card-ranks-six = szóstek
card-ranks-seven = siódemek
card-ranks-eight = ósemek
card-ranks-nine = dziewiątek
card-ranks-ten = dziesiątek
card-ranks-jack = waletów
card-ranks-queen = dam
card-ranks-king = króli
card-ranks-ace = asów

ruling-hand-high-card = wysoka karta, { $one }
ruling-hand-pair = para { $first }
ruling-hand-two-pair = dwie pary, { $first } i { $second }
ruling-hand-three = trójka { $first }
ruling-hand-straight = strit, najwyższa karta { $one }
ruling-hand-flush = kolor, najwyższa karta { $one }
ruling-hand-full-house = ful, trójka { $first } i para { $second }
ruling-hand-four = kareta { $first }
ruling-hand-straight-flush = poker, najwyższa karta { $one }
ruling-hand-royal-flush = poker królewski
ruling-hand-low = { $ranks } low
ruling-hand-badugi = { $ranks } badugi
ruling-hand-badugi-short = { $cards ->
    [one] jedna karta, { $ranks }
    [few] { $cards } karty, { $ranks }
   *[many] { $cards } kart, { $ranks }
}

facts-card-unreadable = { $card } to nie karta; karty zapisuje się tak: Ah Kd Ts 9c
facts-card-twice = { $card } jest w dwóch miejscach
facts-card-not-in-deck = w talii tej gry nie ma karty { $card }
facts-cards-of-seat = karty na miejscu { $seat }: { $has }, a gra rozdaje { $wants }
facts-cards-on-board = na stole leżą karty: { $has }, a gra wykłada { $wants }
facts-game-unknown = { $game } nie jest tu grą; dostępne gry: { $games }
facts-hand-seat-unknown = przy stole nie ma miejsca { $seat }
facts-hand-seat-twice = miejsce { $seat } podano dwa razy
facts-nobody-in = w tym rozdaniu nikogo nie ma
