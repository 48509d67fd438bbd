# Points by formula: what is wrong with a formula, and what it is made of.

## What is wrong with a formula. The attribute hint says what to do now.

formula-at = Line { $line }, column { $column }: { $what }
formula-wrong-formula-empty = the formula is empty
    .hint = Type one, such as n - r + 1
formula-wrong-formula-too-long = the formula is longer than { $most } letters
    .hint = Say it in fewer words
formula-wrong-formula-too-deep = more than { $most } parentheses and signs are nested
    .hint = Give a part of it a name first, with assign
formula-wrong-sign-unknown = formulas do not have the sign { $sign }
    .hint = Signs are + - * / % ^ = <> {"<"} {"<"}= > >= and parentheses; words are and, or, not
formula-wrong-quote-open = this quotation mark is not closed
    .hint = Close it with the same mark, in the same line
formula-wrong-number-unreadable = { $number } is not a number
    .hint = A number has digits and at most one point; put * before a name to multiply by it
formula-wrong-name-unknown = nothing is called { $name }
    .hint = { $near ->
        [none] {""}
       *[other] Did you mean { $near }?{" "}
    }Give a name of your own a value first: assign("{ $name }", 0)
formula-wrong-name-of-two = { $name } can be the chips of one player or of everybody
    .hint = Write { $one } for the player, or { $other } for everybody
formula-wrong-name-elsewhere = { $name } is not known here
    .hint = A formula for an event asks about the event and one of its players; one for a league asks about the list of a player's points
formula-wrong-function-unknown = { $name } is not a function
    .hint = { $near ->
        [none] Put a sign such as * between a value and a parenthesis
       *[other] Did you mean { $near }?
    }
formula-wrong-price-unquoted = { $function } needs the name of a price in quotation marks, or nothing
    .hint = Write it like this: { $function }("Entry")
formula-wrong-parentheses-missing = { $function } needs parentheses
    .hint = Put its values between parentheses right after it
formula-wrong-values-miscounted = { $function } takes { $most ->
        [none] at least { $least ->
            [one] { $least } value
           *[other] { $least } values
        }
        [1] 1 value
       *[other] { $least ->
            [1] 1 value
            [2] { $most ->
                [3] 2 to 3 values
               *[other] 2 values
            }
           *[other] { $least } values
        }
    } and has { $given }
    .hint = Put the values between the parentheses, with a comma between them
formula-wrong-value-missing = a value is missing here
    .hint = Put a number, a name or a function here; a formula continues on the next line only within parentheses
formula-wrong-operator-missing = a sign is missing before this
    .hint = Put a sign such as + or * between two values, or begin a new statement with ; or a new line
formula-wrong-parenthesis-open = this parenthesis is not closed
    .hint = Put ) where it ends
formula-wrong-parenthesis-stray = this parenthesis closes nothing
    .hint = Take it out, or put ( where it begins
formula-wrong-comma-stray = there is a comma outside of a function
    .hint = Write a number with a point: 0.5
formula-wrong-semicolon-inside = there is a semicolon between parentheses
    .hint = Put a comma between the values of a function
formula-wrong-quote-stray = a name in quotation marks is not a value
    .hint = Quotation marks go around the first value of assign and nowhere else
formula-wrong-quote-missing = assign needs a name in quotation marks first
    .hint = Write it like this: assign("bonus", 5)
formula-wrong-name-impossible = { $name } cannot be a name
    .hint = Begin with a letter, and use letters, digits and _ without spaces; and, or, not are taken
formula-wrong-comparisons-chained = three values are compared at once
    .hint = Compare two at a time: r > 1 and r {"<"} 5
formula-wrong-division-by-zero = this divides by zero
    .hint = Check first: if(x = 0, 0, y / x)
formula-wrong-root-negative = a negative number has no square root
    .hint = Keep it from being negative: sqrt(max(x, 0))
formula-wrong-logarithm-impossible = only a number above zero has a logarithm
    .hint = Add to it first: log(x + 1)
formula-wrong-angle-impossible = no angle has such a sine or cosine
    .hint = They are from -1 to 1: asin(max(-1, min(1, x)))
formula-wrong-power-impossible = a negative number has no such power
    .hint = Take a whole power, or a number that is not negative
formula-wrong-too-large = the number is too large
    .hint = Check powers and products, and make them smaller
formula-wrong-name-without-value = { $name } has no value yet
    .hint = Give it one before the condition: assign("{ $name }", 0)
formula-wrong-price-unknown = no price or rake is called “{ $name }”
    .hint = Write the name as it is in the prices of the event
formula-wrong-list-for-number = a list of points is used where one number is needed
    .hint = Turn it into one number with sum, average, max, min or count
formula-wrong-number-for-list = { $function } needs a list
    .hint = Write it like this: { $function ->
        [index] index(listPoints, 0)
        [setListLength] setListLength(listPoints, 5)
       *[other] { $function }(5, listPoints)
    }
formula-wrong-list-empty = { $function } has nothing to look at
    .hint = Check first: if(count(listPoints) = 0, 0, { $function }(listPoints))
formula-wrong-value-outside = { $function } has { $values } values to choose from, and none of that number
    .hint = Check first whether the number is one of them, as with if(r < 4, lswitch(r, 10, 6, 3), 0)
formula-wrong-too-much-work = lists are gone through more than { $most } times
    .hint = Give a part of a list a name once, with assign, and use the name

terminal-formula-missing = No formula given; add one with --formula or --formula-file, or set one for the event
formula-for-place = For place { $place }:

## The table of a league

league-title = { $league } { $season }
league-untitled = League
league-no-events = No event counts for this league
league-no-events-over = None of these events is over
league-left = Left out: { $file }: { $why }
league-left-damaged = the file is damaged; see floorman check
league-left-copy = it is a copy of { $of }, which counts
league-left-other-save = it is another save of the event { $of }, which counts
league-left-not-over = not everybody has a place yet
league-left-no-places = it ended before everybody had a place, by a deal or with all seats won
league-no-points = Without points: { $file }: { $why }
league-left-no-formula = it has no formula for points; name one with --formula, or set one for the event
league-total-for = For { $name }:
league-doubtful = { $name } may be several people, so their points are not added up; give them member numbers
league-incomplete =
    { $count ->
        [one] 1 event is missing in this table
       *[other] { $count } events are missing in this table
    }

## What somebody came to over many events

statistics-title = Statistics
history-nobody = Nobody is known as “{ $asked }” in { $count ->
        [0] these events; none of them is over
        [one] this one event
       *[other] these { $count } events
    }
    .hint = Everybody who took part is listed by: floorman statistics
history-several = “{ $asked }” matches several people: { $people }
    .hint = Give the member number instead of the name
history-one-of = { $name } ({ $member ->
        [none] no number
       *[other] number { $member }
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    })
history-doubtful = Results under the name { $name } alone may be somebody else's, and are left out; give them member numbers

## What happened

event-member-number-set = Member number of { $player }: { $member }
    .name = member number of { $player }
event-member-number-gone = { $player } has no member number any more
    .name = member number of { $player }
event-points-adjusted = { $points } points { $is_more ->
        [yes] more
       *[no] less
    } for { $player }: { $note }
    .name = points of { $player } corrected
event-hits-adjusted = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } { $is_more ->
        [yes] more
       *[no] less
    } for { $player }: { $note }
    .name = hits of { $player } corrected
evening-member-number = Member number { $member }
evening-member-number-gone = Has no member number any more
evening-points-adjusted = { $points } points { $is_more ->
        [yes] more
       *[no] less
    }: { $note }
evening-hits-adjusted = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } { $is_more ->
        [yes] more
       *[no] less
    }: { $note }

## What a formula may ask

formula-variable-players = players who took part
formula-variable-rank = place of the player
formula-variable-hits = how often the player knocked somebody out
formula-variable-rebuys = rebuys and re-entries of the player
formula-variable-add-ons = add-ons of the player
formula-variable-rebuys-total = rebuys and re-entries of everybody
formula-variable-add-ons-total = add-ons of everybody
formula-variable-buy-ins-amount = what entries cost in all, with the rake and without bounties
formula-variable-rebuys-amount = what rebuys and re-entries cost in all, with the rake and without bounties
formula-variable-add-ons-amount = what add-ons cost in all, with the rake and without bounties
formula-variable-buy-in-cost = what the player paid for the first entry
formula-variable-total-cost = what the player paid in all
formula-variable-add-on-cost = what the player paid for add-ons
formula-variable-rebuy-cost = what the player paid for rebuys and re-entries
formula-variable-pot = the prize pool
formula-variable-prize-winnings = prize of the player
formula-variable-take = what the player won beyond what they paid
formula-variable-position = place counted from the first to go out
formula-variable-players-left = how many are still in
formula-variable-total-winnings = prize and bounties of the player
formula-variable-in-the-money = 1 with a prize, 0 without
formula-variable-places-paid = how many places are paid
formula-variable-buy-ins-rake = rake and fees of all entries
formula-variable-rebuys-rake = rake and fees of all rebuys and re-entries
formula-variable-add-ons-rake = rake and fees of all add-ons
formula-variable-buy-in-rake = rake and fees of the player's first entry
formula-variable-rebuy-rake = rake and fees of the player's rebuys and re-entries
formula-variable-add-on-rake = rake and fees of the player's add-ons
formula-variable-total-rake = all rake and fees of the player
formula-variable-deducted = what is taken from the prize pool before it is shared
formula-variable-guarantee = what the house guarantees for the prize pool
formula-variable-overlay = what the house pays to reach its guarantee
formula-variable-pot-before-guarantee = the prize pool without what the house pays to reach its guarantee
formula-variable-house-added = what the house adds to the prize pool in any case
formula-variable-bounty-kept = what the player keeps of the bounty on their own head
formula-variable-bounties-won = how many bounties of others the player won
formula-variable-bounties-kept = 1 if the player keeps the bounty on their own head, otherwise 0
formula-variable-bounty-chips = how many bounties the player bought
formula-variable-bounty-cost = what the player paid for bounties
formula-variable-final-table = 1 if the player reached the final table, otherwise 0
formula-variable-level-out = level in which the player went out, 0 for the winner
formula-variable-chip-stack = chips of the player, as last known
formula-variable-chips-in-play = chips of everybody
formula-variable-bounty-winnings = what the player won for bounties of others
formula-variable-list-points = points of the player, for each event that counts

## What its functions give

formula-price-fee = what a price costs without a bounty; the first price if none is named
formula-price-rake = what the house takes of a price; a second name asks one rake alone
formula-price-chips = chips for a price
formula-price-points = points for a price
formula-price-rake-in-all = what all rakes took, or the one that is named
formula-function-if = the second value if the first is met, otherwise the third, or 0
formula-function-switch = the value after the case that is met, otherwise the last one, or 0
formula-function-index = the number of a list at a place, from 0
formula-function-lswitch = the value whose number is given first, from 1
formula-function-assign = gives a name a value
formula-function-sqrt = square root
formula-function-pow = the first value to the power of the second
formula-function-log = natural logarithm, or that to the base of the second value
formula-function-log10 = logarithm to base 10
formula-function-exp = power of e
formula-function-sin = sine of an angle in radians
formula-function-cos = cosine of an angle in radians
formula-function-tan = tangent of an angle in radians
formula-function-asin = angle of a sine, in radians
formula-function-acos = angle of a cosine, in radians
formula-function-atan = angle of a tangent, in radians
formula-function-setListLength = the list with this many numbers, cut off or with zeros after it
formula-function-abs = without its sign
formula-function-round = nearest whole number, or with this many digits after the point
formula-function-roundDownToNearest = rounded down to a multiple of the second value
formula-function-roundUpToNearest = rounded up to a multiple of the second value
formula-function-roundToNearest = nearest multiple of the second value
formula-function-floor = whole number below
formula-function-ceil = whole number above
formula-function-trunc = without the digits after the point
formula-function-min = smallest
formula-function-max = largest
formula-function-sum = all together
formula-function-oneof = 1 if the first value is one of the others, otherwise 0
formula-function-triangle = 1 + 2 + 3 and so on up to the value
formula-function-product = all multiplied
formula-function-average = mean
formula-function-count = how many there are
formula-function-top = this many of the largest in a list
formula-function-bottom = this many of the smallest in a list

## The screen of leagues

nav-league = League
start-league = Leagues…
    .tip = Tables of leagues and seasons, statistics, a tester for formulas, and files of The Tournament Director
column-league = League
column-season = Season
league-league = League
    .all = Any league
    .none = Of no league
league-season = Season
    .all = Any season
    .none = Of no season
league-page-table = Table
league-page-course = Over the season
league-page-statistics = Statistics
league-page-events = Events
league-terms = How points count…
league-terms-do = Count like this
league-terms-fault = Correct the formula first
league-tester = Try a formula…
league-more = More
    .tip = Lists to save, the folder with the events, and files of another program
league-save = Save the list
league-save-table = Save the table…
league-save-statistics = Save the statistics…
league-save-how = End the file name with .pdf, .csv or .html
league-saved = Saved: { $file }
league-file-table = { $league }.pdf
league-file-statistics = { $league } statistics.pdf
league-folder = Another folder…
league-again = Read the events again
league-import = Files of The Tournament Director…
league-nothing = No event here is over yet
    .hint = Events of a league are the tournaments in { $folder }. Files that The Tournament Director saved can be imported, a whole folder at once.
league-reading = { $no } of { $of }
league-counts-all = All results count
league-counts-best = The best { $best } results count
league-counts-total = Total: { $total }
league-formula-own = Each event by its own formula
league-formula = Every event by { $formula }
league-best = Which results count
league-best-all = All
league-best-some = Only the best
league-best-number = How many
league-total = Formula for the total; empty for their sum
league-total-hint = sum(top(5, listPoints))
league-own-formula = One formula for all events
    .tip = Empty: each event has its own, from its setup
league-own-formula-hint = n - r + 1
league-left-out =
    { $count ->
        [one] An event is left out, or has no points
       *[other] { $count } events are left out, or have no points
    }
league-axis-points = Points
league-axis-place = Place
league-course-hint = The first of the table; click others there to choose them
league-undraw = Hide { $name }
league-plot = Standings of { $people } after each of { $events ->
    [one] 1 event
   *[other] { $events } events
}
league-line = { $place }. { $name }, { $points } points
league-statistics-line = { $name }, { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $wins } won
league-rivals = { $names } ({ $times })
league-tester-formula = Formula
league-tester-on = Try it on
league-tester-plain = A plain event, place by place
league-tester-open = The tournament that is open
league-tester-entries = Entries
league-tester-use = Use it in this tournament
league-tester-same = It already uses this formula
league-tester-reading = The event is being read
league-tester-result =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
league-tester-more = and { $count } more
league-tester-names = Names and functions
    .tip = Everything that a formula can use
league-import-hint = Every .tdt file of a folder becomes a tournament, with its people, sales, bust-outs, prizes and points. The files themselves stay as they are.
league-import-from = Folder with the files
league-import-from-hint = /home/ana/tournaments
league-import-choose = Choose the folder…
league-import-to = Folder for the tournaments
league-import-do = Import all of them
league-import-stop = Stop here
league-import-undo = Undo this import
league-import-nothing = Nothing was imported
league-import-left =
    { $count ->
        [one] One file could not be read
       *[other] { $count } files could not be read
    }
league-import-left-line = { $file }: { $why }
league-import-made =
    { $count ->
        [one] One tournament was created
       *[other] { $count } tournaments were created
    }
