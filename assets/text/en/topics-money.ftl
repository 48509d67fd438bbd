# Floor questions about prizes and deals.

topic-icm = What stacks are worth
    .about = How much of the remaining prizes each stack is worth, by ICM, for a deal
    .search = independent chip model, chop, chop the prizes, equity, final table, split the money, Malmuth Harville, dohoda, rozdělení výher, podział nagród, układ
topic-deal = Chop of the prizes
    .about = What a deal gives each player: by ICM, by a chip chop and evenly, side by side
    .search = chop, split, save for the winner, money kept, agreement, equal chop, final table, dohoda o výhrách, deal o nagrody
topic-payouts = Payouts
    .about = What each place is paid from a pool, to the last unit
    .search = prize pool, prizes, pay-out structure, percentages, who gets paid, minimum cash, satellite seats, výplaty, rozdělení prizepoolu, wypłaty, pula nagród

fact-deal-stacks = Stacks of all players left
fact-deal-prizes = Remaining prizes, the highest first
fact-deal-kept = Kept for the winner
fact-deal-unit = Rounded to
fact-deal-chips-in-play = Chips in play
fact-icm-stacks = Stacks of all players left
fact-icm-prizes = Remaining prizes, the highest first
fact-payouts-entries = Entries
fact-payouts-pool = Prize pool
fact-payouts-template = Template
choice-payouts-template-home = home game
choice-payouts-template-club = club night
choice-payouts-template-ten-percent = top 10 %
choice-payouts-template-fifteen-percent = top 15 %
choice-payouts-template-satellite = satellite: seats, and the rest in money
choice-payouts-template-winner-takes-all = winner takes all
fact-payouts-unit = Rounded to
fact-payouts-minimum = Smallest prize
fact-payouts-seat = Value of a seat

ruling-deal-first-gets = The first stack gets { $icm } by ICM, { $chop } by chips, { $even } evenly
ruling-deal-chop-over-first = By chips somebody would get { $most }, more than the first prize of { $first }
ruling-deal-kept = { $kept } is kept for the winner, so play continues
ruling-deal-rounded = Rounded to { $unit }; the remainder goes to those who lost most by rounding
ruling-icm-worth = The first stack is worth { $first }
ruling-icm-model = The chance to win is the share of all chips; the chance of each further place is the share of the chips of those left
ruling-icm-deal-is-theirs = Whether and how to make a deal is for all of them to agree among themselves
ruling-payouts-nothing = The pool is empty, so no place is paid
ruling-payouts-places = { $places ->
        [one] One place is paid: { $first }
       *[other] { $places } places are paid; the first one gets { $first }
    }
ruling-payouts-odd-to-the-next = The pool pays as many seats as it buys, and what is left over goes to the next place; if everybody gets a seat, to the first
ruling-payouts-odd-to-the-first = Every place is rounded down, and what is left over goes to the first

verdict-shared = Shared
verdict-kept-for-winner = Kept for the winner
verdict-exceeds-first-prize = A chip chop pays more than the first prize
verdict-each-stack = Each stack gets
verdict-icm = ICM
verdict-chip-chop = Chip chop
verdict-even = Even
verdict-equity = Value of each stack

facts-wanted-money = an amount of money in figures, as text
facts-no-money = { $told } is not an amount of money. Write it as 12.50, up to 100 million and with at most four digits after the point
facts-stacks-not-in-play = the stacks add up to { $counted }, but { $in_play } chips are in play; count again
facts-kept-is-everything = nothing of { $left } would be left to share
facts-unit-does-not-go-in = the amount shared, { $shared }, is not a multiple of it; keep another amount for the winner, or choose a smaller unit
facts-too-many-prizes = { $most ->
        [one] there must be one prize, and no more
       *[other] there must be 1 to { $most } prizes, no more than there are stacks
    }
facts-prize-rises = a later place must not get more than the one before it
facts-pool-too-small = { $places ->
        [one] one place with a prize of at least { $smallest } takes more than the pool of { $pool }
       *[other] { $places } places with at least { $smallest } each take more than the pool of { $pool }; lower the smallest prize or the unit
    }
calls-typed-money = Type an amount, such as 12.50
calls-typed-money-list = Type each amount, such as 200 120 80 50
calls-hint-money-list = 200 120 80 50
