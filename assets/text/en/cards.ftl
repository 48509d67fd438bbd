# Cards and hands: their names, and what is wrong with a deal.

card-rank-two = deuce
card-rank-three = three
card-rank-four = four
card-rank-five = five
card-rank-six = six
card-rank-seven = seven
card-rank-eight = eight
card-rank-nine = nine
card-rank-ten = ten
card-rank-jack = jack
card-rank-queen = queen
card-rank-king = king
card-rank-ace = ace

card-ranks-two = deuces
card-ranks-three = threes
card-ranks-four = fours
card-ranks-five = fives
card-ranks-six = sixes
card-ranks-seven = sevens
card-ranks-eight = eights
card-ranks-nine = nines
card-ranks-ten = tens
card-ranks-jack = jacks
card-ranks-queen = queens
card-ranks-king = kings
card-ranks-ace = aces

ruling-hand-high-card = high card, { $one }
ruling-hand-pair = pair of { $first }
ruling-hand-two-pair = two pair, { $first } and { $second }
ruling-hand-three = three of a kind, { $first }
ruling-hand-straight = straight, { $one } high
ruling-hand-flush = flush, { $one } high
ruling-hand-full-house = full house, { $first } full of { $second }
ruling-hand-four = four of a kind, { $first }
ruling-hand-straight-flush = straight flush, { $one } high
ruling-hand-royal-flush = royal flush
ruling-hand-low = { $ranks } low
ruling-hand-badugi = { $ranks } badugi
ruling-hand-badugi-short = { $cards ->
    [one] one card, { $ranks }
   *[other] { $cards } cards, { $ranks }
}

facts-card-unreadable = { $card } is not a card; cards are written like Ah Kd Ts 9c
facts-card-twice = { $card } is in two places
facts-card-not-in-deck = this game's deck has no { $card }
facts-cards-of-seat = seat { $seat } has { $has } cards, and the game deals { $wants }
facts-cards-on-board = the board has { $has } cards, and the game deals { $wants }
facts-game-unknown = { $game } is not a game here; the games are { $games }
facts-hand-seat-unknown = the table has no seat { $seat }
facts-hand-seat-twice = seat { $seat } is listed twice
facts-nobody-in = nobody is in this hand
