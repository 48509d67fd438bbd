# The screen for floor questions: searching, telling the facts, the answer, pages.

calls-before-numbers = rule, rules, nr, no, number, section, pravidlo, zasada, punkt

calls-typed-chips = Type an amount, as in 1200 or 12k
calls-typed-chip-list = Type each chip, as in 1000 500 or 2x1000
calls-typed-number = Type a number from { $least } to { $most }
calls-typed-seat = Type a seat from 1 to { $most }
calls-typed-seat-twice = This seat stands in another line
calls-typed-seats = Type seats, as in 1 2 5 or 1-5, or - for none
calls-typed-tables = Type tables, as in 3 2 1, or - for none
calls-typed-card = { $card } is no card; type rank and suit, as in Ah Kd
calls-typed-card-twice = { $card } stands there twice
calls-typed-nothing = Say what this seat has, or take the line out

calls-yes = Yes
calls-no = No

verdict-place = Place
verdict-place-own = { $place }
verdict-place-shared = { $place }, shared
verdict-seat = Seat
verdict-seat-no = Seat { $seat }
verdict-hand = Hand
verdict-hands = Hands, the best first
verdict-best = Five cards
verdict-low = Low
verdict-low-at = { $place }: { $hand }
verdict-pot = Pot
verdict-pots = Pots
verdict-main-pot = Main pot
verdict-side-pot = Side pot { $pot }
verdict-amount = Chips
verdict-eligible = Plays for it
verdict-goes-to = Goes to
verdict-part-high = high
verdict-part-low = low
verdict-share = seat { $seat } { $chips }
verdict-payouts = What everybody gets
verdict-gets = Gets
verdict-of-it-back = Of it returned
verdict-none = none
verdict-pair = { $what } { $value }
verdict-action = Action
verdict-total = Total
verdict-returned = Returned

nav-rulings = Rulings
start-rulings = Floor questions
    .tip = Rulings with their rule numbers, without a tournament

calls-search = Search questions
calls-search-hint = Type a few words, as in oversized chip, or a rule number
calls-found = { $found ->
    [one] { $found } found
   *[other] { $found } found
}
calls-none-found = Nothing fits
    .hint = Try one word, another word for it, or the number of the rule; or rule in own words
calls-all = Show everything
calls-lately = Opened lately
calls-only-all = All
calls-only-questions = Questions
calls-only-rules = Rules of the books
calls-only-guides = Guides
calls-facts = What was told
calls-print = Print
    .tip = A sheet with what stands here
calls-own = In own words…
    .tip = A ruling on a question that is not in the list
calls-own-title = A ruling in own words
calls-own-about = For whatever no question fits; it stands in the log like any other ruling
calls-own-question = Question
    .hint = what was disputed
calls-own-answer = Answer
    .hint = what the floor ruled, and by which rule
calls-own-done = This ruling is logged already
calls-own-empty = Write the question and the answer first
calls-own-next = Begin another
calls-back = All questions
    .tip = Back to the list; Escape does the same
calls-to-start = Start
calls-rules-chosen = Rules

calls-table = At table
calls-needed = Without this there is no answer
calls-clear = Clear
calls-example = Fill in an example
    .tip = Facts that work, to see what an answer looks like
calls-nothing-chosen = nothing
calls-add-row = Add
calls-add-row-to = Add to { $list }
calls-remove-row = Take out { $row }
calls-known-level = { $value }, level { $level }
calls-known-table = { $value }, table { $table }
calls-known-tournament = { $value } here
calls-known-take = Take what is known for { $field }
    .tip = Known from the tournament
calls-hint-chip-list = 1000 500 or 2x1000
calls-hint-seats = 1 2 5 or 1-5
calls-hint-tables = 3 2 1
calls-hint-cards = Ah Kd
calls-hint-words = as heard

calls-missing = Still to tell
calls-missing-in-row = { $field } ({ $row })
calls-unread = Look at the form
    .hint = Something typed there is not understood
calls-not-understood = This does not go together
calls-rule = Rule
calls-judgement = Floor's judgment
calls-options = The rules allow
calls-say = Say at the table
calls-quoted = “{ $said }”
calls-steps = What to do
calls-consider = To consider
calls-differs = { $book } differs
calls-rule-of = Rule { $rule }
calls-rules = Rules
calls-rule-line = { $rule }: { $gist }
calls-compare = Under other rules
calls-compare-with = Compare with { $book }

calls-seat = Seat
calls-house-rule = House rule, against its book
calls-log = Log the ruling
    .tip = Written into the log with its facts, the answer and the rules
calls-log-at = Log to table { $table }
calls-log-done = These facts are logged already
calls-log-choose = Choose one of the answers first
calls-log-unreadable = Type the number of a table and of a seat
calls-logged = In the log
calls-as-logged = As logged: no. { $no }, { $time }
calls-chosen = The floor chose { $decision }
calls-overridden = The floor ruled { $decision }, because { $reason }
calls-override = Override…
    .tip = The floor rules otherwise, and says why
calls-override-answer = The floor rules
    .hint = in own words
calls-override-words = Ruling
calls-override-reason = Why
    .hint = needed; read when somebody disputes it
calls-override-log = Log the override
calls-logged-list = Logged ({ $rulings })
    .tip = The rulings of this tournament, the newest first
calls-logged-none = No ruling is logged
    .hint = A ruling that is logged stands here with its facts and its rules
calls-logged-when = When
calls-logged-where = Where
calls-logged-what = Ruling
calls-at-level = Level { $level }
calls-at-table = Table { $table }
calls-at-tournament = This tournament
calls-at-hand = Hand { $hand }

calls-heading-rules = Rules: { $section }
calls-heading-terms = Glossary
calls-heading-guides = Guides: { $group }
calls-backward = Back
calls-forward = Forward
calls-forward-none = Nothing was left by going back
calls-page-number = { $edition } · { $numbers }
calls-page-changed = What changed
calls-page-examples = Examples
calls-page-ask = Answer: { $topic }
calls-page-near = Neighbors
calls-page-offensive = { $names ->
    [one] Show { $names } name that may offend
   *[other] Show { $names } names that may offend
}
calls-page-hide = Hide names that may offend
