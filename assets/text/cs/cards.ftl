# Cards and hands: their names, and what is wrong with a deal.

card-rank-two = dvojka
card-rank-three = trojka
card-rank-four = čtyřka
card-rank-five = pětka
card-rank-six = šestka
card-rank-seven = sedmička
card-rank-eight = osmička
card-rank-nine = devítka
card-rank-ten = desítka
card-rank-jack = kluk
card-rank-queen = královna
card-rank-king = král
card-rank-ace = eso

card-ranks-two = dvojek
card-ranks-three = trojek
card-ranks-four = čtyřek
card-ranks-five = pětek
card-ranks-six = šestek
card-ranks-seven = sedmiček
card-ranks-eight = osmiček
card-ranks-nine = devítek
card-ranks-ten = desítek
card-ranks-jack = kluků
card-ranks-queen = královen
card-ranks-king = králů
card-ranks-ace = es

ruling-hand-high-card = vysoká karta, { $one }
ruling-hand-pair = pár { $first }
ruling-hand-two-pair = dva páry, { $first } a { $second }
ruling-hand-three = trojice { $first }
ruling-hand-straight = postupka, nejvyšší karta { $one }
ruling-hand-flush = flush, nejvyšší karta { $one }
ruling-hand-full-house = full house, trojice { $first } a pár { $second }
ruling-hand-four = čtveřice { $first }
ruling-hand-straight-flush = postupka v barvě, nejvyšší karta { $one }
ruling-hand-royal-flush = královská barva
ruling-hand-low = nízká { $ranks }
ruling-hand-badugi = badugi { $ranks }
ruling-hand-badugi-short = { $cards ->
    [one] jedna karta, { $ranks }
    [few] { $cards } karty, { $ranks }
   *[other] { $cards } karet, { $ranks }
}

facts-card-unreadable = { $card } není karta; karty se píší takto: Ah Kd Ts 9c
facts-card-twice = { $card } je na dvou místech
facts-card-not-in-deck = { $card } v balíčku této hry není
facts-cards-of-seat = místo { $seat } má karet: { $has }, v této hře se jich rozdává: { $wants }
facts-cards-on-board = na boardu je karet: { $has }, v této hře se jich rozdává: { $wants }
facts-game-unknown = hra { $game } zde není; dostupné hry: { $games }
facts-hand-seat-unknown = stůl nemá místo { $seat }
facts-hand-seat-twice = místo { $seat } je uvedeno dvakrát
facts-nobody-in = v tomto rozdání nikdo nezbývá
