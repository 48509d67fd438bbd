# What the program says without a window.

terminal-verdict-row = {"  "}{ $name }: { $said }
terminal-nothing-to-show = Nothing to show
# $command: as `do` takes it.
terminal-need-do = do: { $command }
# $what: commands, each of which the floor has to complete.
terminal-need-asks = the floor chooses: { $what }
terminal-acts-hash = The actions as written: SHA-256 { $hash }
terminal-winner-fault = Bust-out of { $player } at { $time }: { $why ->
        [not-yet-in] { $winner } had not entered yet
        [out] { $winner } was out
        [busts-too] { $winner } busts out in the same hand
       *[elsewhere] { $winner } sat at another table
    }. Name the right winner with CorrectBust
terminal-winners-wrong = { $count ->
    [one] { $count } bust-out names a winner who cannot have won the chips
   *[other] { $count } bust-outs name winners who cannot have won the chips
}
terminal-check-passed =
    { $acts ->
        [one] 1 action read
       *[other] { $acts } actions read
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, everything is consistent

value-yes = yes
value-no = no
value-running = running
value-paused = paused
value-waits = waiting to be started
value-break = on a break
value-scheduled = scheduled
value-not-started = not started
value-next-big-blind-to-worst-seat = next big blind to the worst seat
value-last-seat-opened = takes the seat that opened last
value-no-hand-yet = takes a seat by lot where no hand was played yet
value-table-broken = table broken
value-redraw = redraw
value-by-hand = by hand
value-big-blind = big blind

column-place = Place
column-no = No.
column-hand = Hand
column-topic = Topic
column-question = Question
column-facts = Facts
column-answer = Answer
column-cited = Rules cited
column-decided = Kind of decision
column-decision = Decision of the floor
column-name = Name
column-entries = Entries
column-rebuys = Rebuys
column-addons = Add-ons
column-busted-at = Busted out at
column-by = By
column-prize = Prize
column-points = Points
column-by-formula = By the formula
column-by-hand = By hand
column-points-bought = Bought
column-names = Names
column-member = Member
column-events = Events
column-event = Event
column-share = Share
column-paid-per-thousand = Paid per thousand
column-smallest-per-thousand = Smallest prize in thousandths of an average share
column-seat-worth = Seat worth
column-currency = Currency
column-took-out = Knocked out
column-took-out-most = Knocked out most often
column-knocked-out = Was knocked out
column-knocked-out-most-by = Most often by
column-cashes = Cashes
column-longest-streak = Cashes in a row
column-best-place = Best place
column-average-place = Average place
column-penalties = Penalties
column-rulings = Rulings
column-wins = Wins
column-results = Results
column-about = What it is
column-table = Table
column-tables = Tables
column-seat = Seat
column-seats = Seats
column-stack = Stack
column-locked = Locked
column-players = Players
column-open = Open seats
column-out-of-use = Out of use
column-button = Button
column-small-blind = Small blind
column-big-blind = Big blind
column-tracked = Every hand
column-hands = Hands
column-hands-left = Hands left
column-run = Clock
column-stage = Stage
column-level = Level
column-break = Break
column-remaining-secs = Seconds left
column-ante = Ante
column-ante-from = Ante from
column-bring-in = Bring-in
column-small-bet = Small bet
column-big-bet = Big bet
column-break-in-secs = Seconds to break
column-back-at = Back at
column-starts-at = Starts at
column-secs = Seconds
column-color-up = Color-up
column-value = Value
column-color = Color
column-inventory = Quantity
column-in-a-stack = In a stack
column-game = Game
column-from-table = From table
column-from-seat = From seat
column-to-table = To table
column-to-seat = To seat
column-reason = Reason
column-waits-one-hand = Waits one hand
column-ordered-at = Ordered at
column-bought = Chips bought
column-removed = Chips removed
column-in-play = Chips in play
column-players-left = Players left
column-average = Average stack
column-rules = Rules
column-re-entries = Re-entries
column-left = Players left
column-alternates = Alternates
column-chips = Chips in play
column-winner = Winner
column-seq = Action
column-at = When
column-what = What
column-in-force = In force
column-amount = Amount
column-extras = Other prizes
column-owed = Owed
column-house-gave = House gave
column-written-off = Written off
column-collected = Collected
column-due-now = Due now
column-bounties-unclaimed = Bounties nobody won
column-left-over = Left over
column-pool = Pool
column-pool-now = Pool now
column-from-flights = From flights
column-given-back = Given back
column-fees = Fees
column-staff = Staff
column-bounties = Bounties
column-kept = Kept
column-prizes-paid = Prizes paid
column-bounties-paid = Bounties paid
column-corrected = Corrected
column-deducted = Deducted
column-overlay = Overlay
column-prize-pool = Prize pool
column-payouts-fixed = Payouts locked
column-still-to-pay = Still to pay
column-in-the-box = In the box
column-hour = From
column-desk = Desk
column-cash = Cash
column-on-head = On the head
column-won = Won
column-nobody-named = Nobody named
column-added = Added
column-to = To
column-player = Player

terminal-older-hint = Take what is missing from a copy with: floorman rescue FILE --with COPY; or continue without it with: floorman do FILE --accept-older
terminal-of-another-hint = To undo what another desk did, add --undo-others
terminal-time-ahead-hint = If it was, add --clock-was-wrong; until then every action gets the time of that one
terminal-time-jumped-hint = If it is, add --accept-time; if not, set the computer’s clock, or give the time with --at
terminal-no-creation = The journal has no action that creates the tournament
terminal-two-creations = Action { $act } creates the tournament a second time
terminal-time-back = Action { $act } is dated before the action before it, and none says that the clock was wrong
terminal-at-line = Line { $line }: { $what }
terminal-at-column = Line { $line }, column { $column }: { $what }
terminal-fact-twice = { $fact } is given twice
terminal-line-too-long = the line is longer than any command
terminal-not-utf-8 = this is not UTF-8
terminal-no-moment = “{ $text }” is not a date and time; write it like 2026-11-20T19:00:00+01:00
terminal-before-last-act = { $at } is before the last action ({ $last }); actions must be in order of time
terminal-no-act = Action { $act } does not exist; the last is { $last }
terminal-more-unreadable = Not understood: { $told }. Write the name of a price and how many more of it, as in 'Entry=20'
terminal-no-topic = Topic “{ $topic }” does not exist; floorman rule --list shows them all
terminal-topic-near = Topic “{ $topic }” does not exist; similar: { $near }
terminal-no-page = Page “{ $page }” does not exist; floorman rule --page shows them all
terminal-names-hidden =
    { $count ->
        [one] One name that may offend is left out
       *[other] { $count } names that may offend are left out
    }; --offensive shows them
terminal-no-rules = No rules are called “{ $name }”; available: { $known }
terminal-no-network = This computer is not on a network: nobody else can reach what is shared
terminal-shared-to-read = Somebody else has this tournament open: it is shown, but cannot be changed from here
terminal-not-shared = The event cannot be shared at { $address }: { $source }. Choose another port with --listen, or port 0 for any free one
terminal-not-shared-at-all = The event cannot be shared: { $source }
terminal-no-language = Floorman does not speak “{ $lang }” yet; available: { $known }
terminal-players-unreadable = The players cannot be read ({ $source })
terminal-rules-unreadable = The rules cannot be read ({ $source })
terminal-input-unreadable = The input cannot be read ({ $source })
terminal-output-unwritable = The output cannot be written ({ $source })
terminal-file-unwritable = The file cannot be written ({ $source })
terminal-invariant = The journal is readable, but its state is impossible ({ $what })
terminal-no-such-command = There is no command and no file called “{ $name }”
    .hint = floorman --help lists the commands
terminal-no-such-act = there is no command called “{ $name }”
    .hint = {"{"}"show":"needs"{"}"} lists what can be done now, with its commands
terminal-did-you-mean = Did you mean one of these? { $names }
terminal-template-help = Template file or name: { $names } (default with --flight: settings and structure of the first flight)
terminal-new-structure-help = Structure instead of the template's: CSV with column titles, or an exported structure. Games in its column Game: { $names }
terminal-set-structure-help = Structure: CSV with column titles, an exported structure, or a template. Games in its column Game: { $names }
terminal-chip-set-help = Chip set instead of the template's: a file with a list, or a ready set: { $names }
terminal-no-window = This build of Floorman has no window; floorman --help lists what it does
terminal-say = Say: { $said }
terminal-do = Do: { $said }
terminal-consider = Consider: { $said }
terminal-differs = { $book }: { $answer }
terminal-house-rule = House rule of this event
terminal-coverage = { $lines } lines, { $topics } answered by a floor question, { $missing ->
    [0] none without an answer
   *[other] { $missing } without an answer
}
terminal-coverage-sentences = { $sentences } sentences, { $deciding } decide something: { $topics } answered by a floor question, { $pages } covered by a page with the reason, { $missing ->
    [0] none without an answer
   *[other] { $missing } without an answer
}
terminal-coverage-pages = read { $pages }
terminal-coverage-by-page-definition = it says what something is
terminal-coverage-by-page-reference = it refers to other rules
terminal-coverage-by-page-equipment = it is about equipment
terminal-coverage-by-page-house = the house decides it beforehand
terminal-coverage-by-page-practice = good practice, without consequences
terminal-coverage-by-page-judgment = left to the floor's judgment
terminal-coverage-lost = the document is lost here
terminal-coverage-nothing-to-work-out = nothing to work out
terminal-coverage-missing = NOTHING ANSWERS THIS
terminal-rule-changed = What changed
terminal-rule-examples = Examples
terminal-rule-topics = Floor questions: { $slugs }
terminal-rule-formats = Rulings are written as text or json, not as { $format }
terminal-ask-nothing = No floor question found; floorman rule --list has them all
terminal-ask-program = No floor question found. For help with Floorman: floorman --help
terminal-ask-event = No floor question found. Name the tournament with --event FILE to ask about it
terminal-ask-found = { $percent } % { $title } ({ $topic })
terminal-ask-facts = { "     " }understood: { $facts }
terminal-ask-others = Other possible questions: { $questions }
terminal-ask-missing = Still needed: { $fields }
terminal-evening-too-small = A whole evening needs at least { $least } players
