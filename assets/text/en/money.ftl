# Money: prices, payments, prizes, bounties and deals.

money = { $figures } { $currency }
deal-share = { $player } { $amount }

## What happened

event-charged = { $is_owed ->
        [yes] { $names } { $players ->
                [one] owes
               *[other] owe
            } { $amount }
       *[no] { $names } paid { $amount }
    }{ $players ->
        [one] {""}
       *[other] {" "}each
    } for { $sale ->
        [entry] an entry
        [re-entry] a re-entry
        [rebuy] a rebuy
       *[add-on] an add-on
    } ({ $buy_in }){ $is_off ->
        [yes] , the house pays { $off }
       *[no] {""}
    }
    .name = payment by { $names }
event-payment-taken = { $player } paid { $amount } that was owed
    .name = payment by { $player }
event-charge-voided = Receipt { $receipt } of { $player } voided{ $is_back ->
        [yes] , { $back } given back
       *[no] {""}
    }{ $is_kept ->
        [yes] , { $kept } kept
       *[no] {""}
    }
    .name = receipt { $receipt } voided
event-charge-corrected = Receipt { $receipt } of { $player } corrected to { $amount } ({ $buy_in }), { $paid } paid: { $note }
    .name = correction of receipt { $receipt }
event-cash-corrected = { $is_more ->
        [yes] { $amount } more
       *[no] { $amount } less
    } in the cash box: { $note }
    .name = correction of the cash box
event-debt-settled = { $how ->
        [paid-by-house] The house pays { $amount } for { $player }
        [written-off] { $amount } of { $player } written off
       *[owed-again] { $player } owes { $amount } again
    }: { $note }
    .name = debt of { $player }
event-bounty-settled = Bounty of { $player }: { $goes }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
    .name = bounty of { $player }
bounty-goes = { $to ->
        [player] { $amount } to { $player }
        [winner] { $amount } to the winner
        [pool] { $amount } to the prize pool
        [house] { $amount } to the house
        [staff] { $amount } to the staff
       *[nobody] { $amount }, still open
    }
money-act-sold = { $players ->
        [one] { $amount }
       *[other] { $amount } each, { $all } in all
    }{ $how ->
        [later] , on the tab
        [now] , paid now
       *[free] {""}
    }{ $is_off ->
        [yes] , the house pays { $off }
       *[no] {""}
    }
money-act-owes = already owes { $amount }
money-act-paid = { $amount } paid{ $is_part ->
        [yes] , { $left } still owed
       *[no] {""}
    }
money-act-settled = { $how ->
        [paid-by-house] the house pays { $amount }
        [written-off] { $amount } written off
       *[owed-again] { $amount } owed again
    }
money-act-back = { $amount } given back
money-act-kept = { $amount } kept
money-act-unowed = { $amount } no longer owed
money-act-nothing-back = no money given back
money-act-corrected = { $amount } to pay{ $way ->
        [more] , { $paid } more paid now
        [back] , { $paid } given back
       *[none] {""}
    }
money-act-paid-out = { $what ->
        [prize] prize
       *[bounty] bounty
    } of { $amount } to pay out
money-act-taken-back = { $what ->
        [prize] prize
       *[bounty] bounty
    } of { $amount } back into the box
event-prize-set = Prize for place { $place } set to { $amount }
    .name = prize for place { $place }
event-prize-freed = Prize for place { $place } follows the pool again
    .name = prize for place { $place } following the pool
event-payouts-fixed = Payouts locked: { $pool } for { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $places ->
        [one] one place paid
       *[other] { $places } places paid
    }, first place { $first }
    .name = payouts locked
event-payouts-freed = Payouts unlocked: they follow the pool again
    .name = payouts unlocked
event-paid-out = { $player } was paid { $what ->
        [prize] a prize
       *[bounty] bounties
    } of { $amount }
    .name = payout to { $player }
event-payout-taken-back = { $player } gave back { $what ->
        [prize] a prize
       *[bounty] bounties
    } of { $amount }
    .name = payout returned by { $player }
event-deal-made = Deal between { $players } players { $method ->
        [icm] by ICM
        [chip-chop] by chips
        [even] evenly
       *[by-hand] as they agreed
    }: { $shares }{ $is_kept ->
        [yes] , { $kept } kept for the winner
       *[no] {""}
    }{ $then ->
        [ends] . The event is over
       *[play-on] {""}
    }{ $is_off ->
        [yes] ; counts: { $off }
       *[no] {""}
    }
    .name = deal
event-deal-dropped = Deal dropped: prizes go by place again
    .name = deal dropped

event-envelopes-sealed = { $count ->
        [one] One envelope
       *[other] { $count } envelopes
    } sealed: { $list }
    .name = envelopes sealed
event-envelope-drawn = Envelope { $no } drawn for the head of { $player }: { $amount } (draw { $draw })
    .name = envelope for { $player }
envelopes-of = { $count } × { $amount }
purpose-envelope = envelope for player { $player }
draw-check-envelope = To check the envelope, type { $check_item } for each number that was not drawn yet; the smallest result was drawn, and the sealed list shows what is in it

## What happened to a player

evening-charged = { $is_owed ->
        [yes] Owes { $amount }
       *[no] Paid { $amount }
    }{ $is_off ->
        [yes] , the house pays { $off }
       *[no] {""}
    }
evening-paid = Paid { $amount } that was owed
evening-charge-voided = { $is_kept ->
        [yes] Payment void, { $kept } kept
       *[no] Payment void, { $back } given back
    }
evening-charge-corrected = Payment corrected to { $amount }: { $note }
evening-debt-settled = { $how ->
        [paid-by-house] The house paid { $amount }
        [written-off] { $amount } written off
       *[owed-again] Owes { $amount } again
    }: { $note }
evening-bounty-settled = { $part ->
        [own] Nobody won the bounty: { $goes }
       *[got] Got a bounty that nobody won: { $amount }
    }{ $is_said ->
        [yes] {" · "}{ $note }
       *[no] {""}
    }
evening-paid-out = Was paid { $what ->
        [prize] a prize
       *[bounty] bounties
    } of { $amount }
evening-payout-taken-back = Gave back { $what ->
        [prize] a prize
       *[bounty] bounties
    } of { $amount }
evening-envelope-drawn = An envelope was drawn for their head
evening-dealt = Got { $amount } in a deal

## What is refused

refusal-no-prices = This event has no prices
    .hint = Set prices and payouts in the settings
refusal-price-missing = No price is set for { $sale ->
        [entry] an entry
        [re-entry] a re-entry
        [rebuy] a rebuy
       *[add-on] an add-on
    }
    .hint = Set its price in the settings; use 0 if it is free
refusal-price-too-high = { $name } costs too much
    .hint = A price must be less than { $amount }
refusal-price-unnamed = A price for { $sale ->
        [entry] an entry
        [re-entry] a re-entry
        [rebuy] a rebuy
       *[add-on] an add-on
    } has no name
    .hint = Type a name for it
refusal-fee-unnamed = A fee of { $name } has no name
    .hint = Type what it is for, as in Rake 5
refusal-deduction-unnamed = A deduction from the pool has no name
    .hint = Type what it is for, as in Dealers 3%
refusal-extra-unnamed = The other prize for place { $place } has no name
    .hint = Type what it is, as in { $place } Cup
refusal-extra-place-impossible = One of the other prizes is for place { $place }, which does not exist
    .hint = Places go from 1 to { $most }
refusal-buy-in-never-sold = { $name } could never be sold
    .hint = Set the limit to 1 or more, leave it empty, or remove the price
refusal-buy-in-level-unknown = { $name } is sold until level { $level }, but the last level is { $most }
    .hint = Choose a level up to { $most }, leave it empty, or add levels first
refusal-buy-in-twice = There are two prices named { $name }
    .hint = Give each price its own name
refusal-buy-in-unknown = No price named { $name } fits this
    .hint = Check the prices in the settings
refusal-buy-in-not-said = Several prices fit: { $names }
    .hint = Choose one
refusal-buy-in-over = { $name } was only sold until the end of level { $level }
    .hint = Choose another price, or sell it anyway
refusal-buy-in-sold-out = { $name } is sold out: the limit is { $most }
    .hint = Choose another price, or sell it anyway
refusal-buy-in-used = { $player } has reached the limit for { $name } ({ $most })
    .hint = Choose another price, or sell it anyway
refusal-off-too-much = { $amount } is more than the price of { $price }
    .hint = Take off the whole price for a free entry
refusal-currency-digits = A currency has at most { $most } digits after the point
    .hint = Choose 0 for whole amounts, 2 for cents
refusal-currency-in-use = Sales have already been charged in this currency
    .hint = You can rename the currency, but not change its digits
refusal-deductions-over-hundred = More than the whole pool would be deducted
    .hint = Lower what is taken from the pool
refusal-bounty-share-over-hundred = More than a whole bounty would be won at once
    .hint = Choose a share of at most 100 percent
refusal-unit-zero = Prizes cannot be rounded to 0
    .hint = Choose the smallest amount you pay out
refusal-money-too-much = That amount is too large
    .hint = The largest amount is { $amount }
refusal-amount-missing = The amount is missing
    .hint = Type an amount
refusal-nothing-owed = { $player } owes nothing
    .hint = If a charge is wrong, correct it
refusal-more-than-owed = { $player } owes { $owed }, not { $amount }
    .hint = Take { $owed } or less
refusal-no-bounty-open = No bounty of { $player } is open
    .hint = A winner is already named, or there was none to win
refusal-bounty-decided = The bounty of { $player } already goes there
    .hint = Choose somewhere else
refusal-own-bounty = { $player } cannot win their own bounty
    .hint = Choose somebody else
refusal-not-charged = { $player } was not charged for this
    .hint = Check what they bought
refusal-charged-already = { $player } was already charged for the entry
    .hint = If a charge is wrong, correct it
refusal-nobody-to-charge = Everybody has been charged for the entry
    .hint = Later entries are charged as they are sold
refusal-charge-unchanged = Nothing about the charge would change
    .hint = Change the price, the discount or what was paid
refusal-entries-still-sold = Entries are still on sale, so the pool is not final
    .hint = Close registration first
refusal-pool-empty = The prize pool is empty
    .hint = Set prices, or an amount added by the house
refusal-payouts-fixed = The payouts are locked
    .hint = Unlock them to change them
refusal-payouts-not-fixed = The payouts are not locked
    .hint = Lock them once no more entries are sold
refusal-paid-out-more = { $amount } was paid out, more than the pool of { $total }
    .hint = Take back what was paid by mistake, or correct the pool
refusal-prizes-paid-out = { $amount } has already been paid out
    .hint = Take it back first
refusal-place-impossible = That place does not exist
    .hint = Places go from 1 to { $most }
refusal-more-too-many = That is too many more of { $name }
    .hint = Ask for { $most } or fewer
refusal-prize-unchanged = Place { $place } already has this prize
    .hint = Type another amount
refusal-pool-too-small = { $count ->
        [one] One place with at least { $amount } takes
       *[other] { $count } places with at least { $amount } each take
    } more than the { $total } in the pool
    .hint = Lower the smallest prize or the unit, or pay fewer places
refusal-prizes-over-pool = Prizes come to { $amount }, more than the pool of { $total }
    .hint = Lower a prize that was set by hand
refusal-pool-left-over = { $amount } of the pool would go to nobody
    .hint = Let one of the prizes follow the pool
refusal-prize-rises = Place { $place } would get more than the place above it
    .hint = Lower it, or raise the places above
refusal-place-not-there = A prize is set for place { $place }, but the event has { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }
    .hint = Let that place follow the pool again
refusal-seat-not-priced = The value of a seat is not set
    .hint = Set it next to the template
refusal-nothing-due = Nothing is due to { $player }
    .hint = Check the list of prizes for who is still owed
refusal-more-than-due = { $due } is due to { $player }, not { $amount }
    .hint = Pay { $due } or less
refusal-nothing-paid-out = { $player } has not been paid anything
    .hint = Check the list of prizes for who was paid
refusal-more-than-paid-out = { $player } was paid { $total }, not { $amount }
    .hint = Take back { $total } or less
refusal-deal-stands = A deal has been made
    .hint = Drop it first
refusal-no-deal = No deal has been made
    .hint = Prizes go by place
refusal-nothing-to-share = There is nothing to share
    .hint = A deal needs two players and a prize
refusal-deal-without = { $player } is still in but not part of the deal
    .hint = Everybody still in has to agree
refusal-deal-without-chips = { $player } has no chips in the deal
    .hint = Count their stack
refusal-deal-chips = The stacks come to { $counted }, but { $in_play } chips are in play
    .hint = Count again, or use these counts anyway
refusal-deal-amount-missing = The amount for { $player } is missing
    .hint = Type an amount for everybody
refusal-deal-sum = The shares come to { $amount }, but { $total } is to be shared
    .hint = Correct the shares
refusal-kept-is-everything = { $amount } of { $total } cannot be kept for the winner
    .hint = Leave something to share
refusal-kept-for-nobody = { $amount } would be kept for the winner, but nobody plays on
    .hint = Share all of it, or play on
refusal-unit-does-not-go-in = { $total } is not a multiple of { $amount }
    .hint = Keep another amount for the winner, or take a smaller unit
refusal-deal-paid = { $player } has been paid their share of the deal
    .hint = Take the money back first

refusal-no-mystery-bounties = This event has no mystery bounties
    .hint = Choose mystery bounties in the prices
refusal-envelopes-sealed = The envelopes are sealed
    .hint = Undo the sealing to sell another bounty or to seal others
refusal-entries-not-charged = { $players ->
        [one] One entry was not charged
       *[other] { $players } entries were not charged
    }
    .hint = Charge them before sealing: their bounties would be in no envelope
refusal-envelopes-not-sealed = No envelopes are sealed
    .hint = Seal them once sales have closed
refusal-envelopes-miscounted = { $envelopes ->
        [one] There is one envelope
       *[other] There are { $envelopes } envelopes
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }
    .hint = There must be one for everybody still in
refusal-envelopes-sum = The envelopes come to { $amount }, but all bounties to { $total }
    .hint = Correct the amounts
refusal-envelope-drawn = The envelope for the head of { $player } has been drawn
    .hint = Look it up in the log
refusal-not-knocked-out = Nobody is named for knocking { $player } out since the envelopes were sealed
    .hint = Name them in the bust-out first

## The screen

nav-prizes = Prizes
prizes-none = This event has no prices
    .hint = Set prices and payouts in the setup to see the prizes here
prizes-none-go = Go to the setup
prizes-pool = Prize pool { $pool }
prizes-collected = { $amount } collected
prizes-still-owed = { $amount } still owed
prizes-written-off = { $amount } written off
prizes-from-bounties = { $amount } from bounties nobody won
prizes-till = { $box } in the cash box · { $to_pay } still to pay · { $left } left over
prizes-settle = Not paying…
prizes-settle-hint = If they paid, press Paid. If they are gone, choose who bears the loss
prizes-settle-house = Paid by the house
prizes-settle-off = Write off
prizes-settle-house-hint = The prize pool stays as it is
prizes-settle-off-hint = The prize pool gets smaller, unless payouts are locked
prizes-owed-again = Owed again
prizes-bounty = Whose bounty…
prizes-bounty-title = Bounty of { $player }: { $amount }
prizes-bounty-hint = Nobody is named. If somebody knocked them out, correct the bust-out. Otherwise choose where the money goes
prizes-bounty-correct = Name who won it
prizes-bounty-to = To a player
prizes-bounty-winner = To the winner
prizes-bounty-pool = Into the prize pool
prizes-bounty-house = To the house
prizes-bounty-staff = To the staff
prizes-bounty-open = Leave it open again
prizes-ties = Shared places
prizes-ties-equally = Share equally
prizes-ties-by-unit = In payout units
prizes-ties-what = Players who bust in the same hand share a place: equally to the cent, or in payout units with the odd one to the larger stack
prizes-deal-anyway = Use these counts anyway
prices-decide = Set by the prices: { $limits }
prizes-deducted = { $name } −{ $amount }
prizes-added = { $amount } added by the house
prizes-overlay = overlay { $amount }
prizes-box-correct = Correct the box…
prizes-box-correct-hint = After a count: what is missing, or what was added or found, such as the house’s overlay
prizes-box-less = Less in it
prizes-box-more = More in it
prizes-curve = { $places ->
        [one] One place is paid { $first }
       *[other] { $places } places are paid, from { $first } down to { $last }
    }
prizes-not-fixed = Not locked yet: prizes follow the pool until no more entries are sold
prizes-behind = The pool is now { $pool }; lock the payouts again, or leave them as announced
prizes-unpaid = Payouts locked. { $amount } still to be paid out
prizes-all-paid = Payouts locked. Nothing to pay now
prizes-desk-unnamed = No name
prizes-envelopes-differ = The envelopes were sealed with { $sealed }, but the bounties now come to { $bounties }: correct the difference in the cash box
prizes-fix = Lock payouts
prizes-fix-again = Lock payouts again
prizes-free = Unlock payouts
prizes-deal = Deal…
prizes-drop-deal = Drop the deal
prizes-set = Set a prize…
prizes-set-this = Set this prize…
prizes-set-free = Follow the pool
prizes-set-hint = The other places adjust: the sum stays the pool, and no place gets more than the one above it
prizes-if-open = What if…
prizes-if = What if more is sold
prizes-if-hint = The pool and the prizes as they would be; nothing changes in the event
prizes-if-more = More: { $price }
prizes-if-unread = { $price }: { $typed } is not a number
prizes-if-places = { $entries ->
        [one] One entry
       *[other] { $entries } entries
    }, { $places ->
        [0] nobody is paid
        [one] one place is paid
       *[other] { $places } places are paid
    }
prizes-if-place = { $several ->
        [yes] Places { $first } to { $last }
       *[no] Place { $first }
    }
prizes-page-prizes = Prizes
prizes-page-bounties = Bounties
prizes-page-owed = Owed
prizes-page-cash = Cash box
prizes-choose = Choose a line to pay it out or change it
prizes-column-place = Place
prizes-column-player = Player
prizes-column-amount = Amount
prizes-column-paid = Paid out
prizes-column-head = On the head
prizes-column-owed = Owes
prizes-column-hour = From
prizes-column-desk = Desk
prizes-column-in = In
prizes-column-out = Out
prizes-place = { $set ->
        [yes] { $place }, by hand
       *[no] { $place }
    }
prizes-dealt = deal
results-prize = Prize { $amount }
prizes-seat = seat
prizes-together = Total
prizes-too-much = { $amount } paid too much: take it back
prizes-nobody-named = { $amount }, nobody named
prizes-empty-prizes = There is nothing to win yet
prizes-empty-bounties = No price has a bounty
prizes-unsealed = { $amount } for mystery bounties; no envelope is sealed yet
prizes-empty-owed = Nobody owes anything
prizes-empty-cash = Nothing has been paid yet
prizes-pay = Pay out
prizes-pay-part = Pay out part
prizes-take = Paid
prizes-charge-entries = Charge earlier entries…
prizes-charge-hint = { $players ->
        [one] One player registered before there were prices and was not charged
       *[other] { $players } players registered before there were prices and were not charged
    }
prizes-charge-all = Everybody
prizes-charge-do = Charge them
prizes-take-part = Take a part
prizes-part = A part…
prizes-back = Take back
prizes-seal = Seal the envelopes…
prizes-seal-hint = One for everybody still in, with all bounties in them. The list is recorded, and anyone can check each draw
prizes-seal-do = Seal them
prizes-envelopes = Envelopes
prizes-envelopes-hint = 1 × 500 + 10 × 20
prizes-envelopes-sum = { $count ->
        [one] One envelope
       *[other] { $count } envelopes
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }, with { $sum } of { $total }
prizes-envelopes-unread = { $typed } cannot be read; type it as 10 × 20
prizes-draw-envelope = Draw the envelope
prizes-to-draw = to draw
prizes-closed = { $count ->
        [one] One closed envelope
       *[other] { $count } closed envelopes
    }
prizes-print = Print…
prizes-slip = Slip…
prizes-still = Still { $amount }
prizes-amount = Amount
prizes-do = Do it
prizes-no-amount = “{ $typed }” is not an amount. Type a number such as 12.50
prizes-deal-of = { $players ->
        [one] One player shares
       *[other] { $players } players share
    } { $amount }
prizes-deal-too-many = A deal can have at most { $players } players
prizes-deal-chips = Chips of { $player }
prizes-deal-gets = { $player } gets
prizes-deal-chips-unread = Type the chips of { $player }
prizes-deal-counted = { $counted } chips, all that are in play
prizes-deal-miscounted = { $counted } chips, but { $in_play } are in play
prizes-deal-stack = Chips
prizes-deal-next = Next prize
prizes-deal-sum = Total
prizes-deal-of-all = { $sum } of { $total }
prizes-deal-exactly = { $amount } before rounding
prizes-deal-rounded = Rounded to { $unit }; the rest goes to those who lost most by rounding{ $is_kept ->
        [yes] . { $kept } is kept for the winner
       *[no] {""}
    }. Everybody still in has to agree; the deal can be dropped until it is paid out
prizes-deal-over-first = By chips somebody would get { $most }, more than the first prize of { $first }
prizes-deal-unit = Rounded to
prizes-deal-kept = Kept for the winner
prizes-deal-hint = Everybody still in has to agree; the deal can be dropped until it is paid out
prizes-deal-do = Make the deal
prizes-deal-print = Print to sign
deal-method-icm = ICM
deal-method-chip-chop = By chips
deal-method-even = Evenly
deal-method-by-hand = By hand
deal-then-play-on = Play continues
deal-then-ends = The event ends
prizes-minus = −{ $amount }

## Prices in the setup

setup-page-prices = Prices
prices-none = No prices yet
    .hint = With prices, every sale is charged, the prizes follow the pool, and the cash box adds up. Without them, money is never shown
prices-begin = Set prices…
prices-save = Save prices
prices-sold = What is sold
prices-sold-hint = Leave a field empty to use the event’s setting, shown in gray. Several fees: Rake 5 + Dealers 2
prices-add = Add price: { $sale }
prices-remove = Remove { $price }
prices-pool = Prize pool
prices-payouts = Payouts
prices-bounties = Bounties
prices-bounties-fixed = Standard
    .hint = The player who knocks somebody out gets the whole bounty
prices-bounties-progressive = Progressive
prices-bounties-mystery = Mystery
    .hint = Once sales have closed, all bounties go into envelopes, and one is drawn for each head
prices-bounties-hint = A part is won at once, and this percentage goes on the winner’s own head
prices-bounty-winners-everybody = Everybody can win one
    .hint = The player who knocks somebody out wins the bounty, even without one of their own
prices-bounty-winners-who-bought-one = Only those with one
    .hint = A player without a bounty of their own wins none; the player who goes out then keeps theirs
prices-head-share = On their own head, in percent
prices-currency = Currency and other prizes
prices-currency-hint = The name appears beside every amount; the digits after the point are 2 for cents and 0 for whole amounts
prices-currency-name = Name
prices-digits = Digits
prices-template = Template
payouts-about-home = Two places from 5 entries, three from 8, four from 16, five from 25 and six from 33; never more. A new place starts at what one entry brings, so no prize drops because one more entry comes
payouts-about-club = Two places from 5 entries, three from 8, four from 16, five from 23, six from 29, twelve from 85; from 97 on one place in eight, rounded up, each at least one and a half times an average entry. No prize drops by more than 3 % because one more entry comes
payouts-about-ten-percent = The top 10 %, rounded up. From 61 entries on the smallest prize is twice an average entry, and no prize drops by more than 3 % because one more entry comes; below that none drops
payouts-about-fifteen-percent = The top 15 %, rounded up. From 41 entries on the smallest prize is one and a half times an average entry, and no prize drops by more than 3 % because one more entry comes; below that none drops
payouts-about-satellite = As many seats as the pool buys, and what is left goes to the next place
payouts-about-winner-takes-all = Everything to first place
payouts-about-own = This tournament's own payouts, from a file
payouts-about-earlier = The payouts this tournament started with. The template has changed since: choose the template to use the new version
prices-template-earlier = { $template }, as it started
prices-extras = Other prizes
    .hint = 1 Cup + 9 A lemon
prices-name = Name
prices-into-pool = Into the pool
prices-fees = Fees
prices-staff = Staff
prices-bounty = Bounty
prices-chips = Chips
prices-until = Until level
prices-per-player = Per player
prices-in-all = Total limit
prices-points = League points
prices-guarantee = Guarantee
prices-added = Added by the house
prices-deductions = Taken from the pool
prices-unit = Rounded to
prices-smallest = Smallest prize
prices-seat = Value of a seat
prices-over-hundred = { $field }: { $typed }% is more than 100%
prices-unread = { $field }: { $typed } cannot be read
prices-name-fee = Fee
prices-name-entry = Entry
prices-name-re-entry = Re-entry
prices-name-rebuy = Rebuy
prices-name-add-on = Add-on

## What somebody pays

pays-price = { $price } { $amount }
pays-now = Pays now
pays-later = Pays later
pays-discount = Discount
pays-off = Paid by the house
pays-house = The house pays
players-correct-charge = Correct a payment…
players-charge-was = Receipt { $receipt }: { $buy_in }, { $amount } to pay, { $paid } paid
players-charge-note = Why
players-owes = owes { $amount }
card-paid = paid { $amount }
card-prize = prize { $amount }
card-prize-paid = { $amount } of it paid out
players-at-a-price = Sell at a price…
players-sell-now = Sell it

## What needs doing

need-payouts-open = Lock the payouts
    .detail = Sales have closed, and the pool is { $pool }
    .button = Lock payouts
    .other = Open Prizes
need-payouts-growing = Lock the payouts
    .detail = { $names } { $count ->
        [one] is
       *[other] are
    } still on sale; the pool is { $pool } so far
    .button = Lock the payouts
    .other = Open Prizes
need-payouts-decided = Lock the payouts
    .detail = The event is decided, and the pool is { $pool }
    .button = Lock the payouts
    .other = Open Prizes
need-payouts-behind = The pool has changed
    .detail = Payouts were locked at { $fixed }; the pool is now { $pool }
    .button = Open Prizes
need-payouts-impossible = These prizes are not possible
    .detail = { $why }. { $hint }
    .button = Open Prizes
need-entries-not-charged = { $players ->
        [one] One entry was not charged
       *[other] { $players } entries were not charged
    }
    .detail = Prices were set after they had registered
    .button = Charge them…
need-envelopes-open = Seal the envelopes
    .detail = No more bounties can be added; they come to { $amount }
    .button = Seal them…
need-envelopes-due = { $heads ->
        [one] An envelope to draw
       *[other] { $heads } envelopes to draw
    }
    .detail = For the head of { $player }
    .button = Draw it
need-envelopes-unclaimed = { $heads ->
        [one] Who knocked out { $player }?
       *[other] Who knocked out { $heads } players?
    }
    .detail = { $heads ->
        [one] An envelope waits. Correct the bust-out and name who did it
       *[other] Envelopes wait, first for { $player }. Correct the bust-outs and name who did it
    }
    .button = Open { $player }
need-prizes-due = { $count ->
        [one] One prize to pay out
       *[other] { $count } prizes to pay out
    }
    .detail = { $count ->
        [one] { $amount } for { $player }
       *[other] { $amount } in all, first for { $player }
    }
    .button = Pay out to { $player }
    .other = Print payout slips
need-bounties-due = { $count ->
        [one] Bounties to pay out
       *[other] Bounties to pay out to { $count } players
    }
    .detail = { $count ->
        [one] { $amount } for { $player }
       *[other] { $amount } in all, first for { $player }
    }
    .button = Pay bounties to { $player }
    .other = Print payout slips
need-paid-too-much = { $count ->
        [one] { $player } was paid too much
       *[other] { $count } players were paid too much
    }
    .detail = { $count ->
        [one] { $amount } to take back
       *[other] { $amount } to take back, first { $of_first } from { $player }
    }
    .button = Take { $of_first } back from { $player }
    .other = Open Prizes
need-winner-in-doubt = Who won the chips of { $player }?
    .detail = { $time }: { $why ->
            [not-yet-in] { $winner } had not entered yet
            [out] { $winner } was out
            [busts-too] { $winner } busts out in the same hand
           *[elsewhere] { $winner } sat at another table
        }
    .button = Open { $player }
need-payments-due = { $count ->
        [one] { $player } has not paid
       *[other] { $count } players have not paid
    }
    .detail = { $count ->
        [one] { $amount }{ $seated ->
            [yes] {" · "}{ $seat }
           *[no] {""}
        }
       *[other] { $amount } in all, first { $player }
    }
    .button = { $count ->
        [one] Paid
       *[other] { $player } has paid
    }
    .other = Not paying…
need-payment-of-gone = { $player } left without paying { $of_first }
    .detail = { $count ->
        [one] Take the payment, or choose who bears the loss
       *[other] { $count } players owe { $amount } in all
    }{ $seated ->
        [yes] {" · "}{ $seat }
       *[no] {""}
    }
    .button = { $player } has paid
    .other = Not paying…
need-bounty-unclaimed = { $count ->
        [one] Nobody is named for a bounty
       *[other] Nobody is named for { $count } bounties
    }
    .detail = { $count ->
        [one] { $of_first } of { $player }: name who won it, or choose where it goes
       *[other] { $amount } in all, first { $of_first } of { $player }
    }
    .button = Whose bounty…
need-bounty-given-twice = The bounty of { $player } was given twice
    .detail = { $amount } was given elsewhere, but a player is now named for it
    .button = Give it to that player
    .other = Open Prizes
need-box-short = { $missing } is missing from the cash box
    .detail = { $to_pay } is still to be paid out. Put money in and correct the box
    .button = Open the cash box
need-seats-won = { $players ->
        [one] The seat is won
       *[other] All { $players } seats are won
    }
    .detail = Play stops: everybody still in has won one
    .button = Open Prizes
