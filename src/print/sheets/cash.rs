//! The cash report: what came in and went out, by kind, by desk and by hour, to count the box by.

use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::Page;
use crate::passages::{Passage, Sum, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch};
use engine::money::{Currency, MoneyColumn, PrizePool};
use engine::values::Money;
use reports::{BountiesLeft, CashFlow, CashNote, CashSheet, Person, SoldLine, currency};
use words::Args;

/// The cash report of the whole event.
pub static SHEET: Sheet = Sheet {
    id: "cash",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let currency = currency(wanted.log.state());
        Job::new(Cash { sheet: CashSheet::of(wanted.log), currency })
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cash {
    /// What is in the cash box, and why.
    pub sheet: CashSheet,
    /// In which amounts are told.
    pub currency: Currency,
}

impl Content for Cash {
    fn count(&self) -> usize {
        usize::from(!self.sheet.is_empty())
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let words = desk.words;
        let mut passages = vec![self.balance(desk), self.sold(desk)];
        passages.extend(self.desks(desk));
        passages.push(self.hours(desk));
        let notes = self.sheet.notes.iter().map(|note| self.note(desk, note));
        let notes: Vec<(Tone, String)> = notes.map(|note| (Tone::Plain, note)).collect();
        if !notes.is_empty() {
            let title = words.text("print-cash-notes");
            passages.push(Passage { title, said: notes, ..Passage::default() });
        }
        passages.extend(self.whose(desk, &self.sheet.owed, "print-cash-who-owes"));
        passages.extend(self.whose(desk, &self.sheet.paid_too_much, "print-cash-too-much"));
        let in_box = Args::new().text("amount", self.signed(desk, self.sheet.in_the_box));
        let summary = words.say("print-cash-in-the-box", &in_box);
        let title = SHEET.name(words);
        let text = Text { title: &title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}

/// The name of a desk; one that has none is said to have none.
fn desk_named(desk: &Desk<'_>, name: &str) -> String {
    match name {
        "" => desk.words.text("prizes-desk-unnamed"),
        name => name.to_owned(),
    }
}

/// The columns of what came and went: what was taken, and the rest where the evening has it.
fn columns(flow: &CashFlow, of: &Cash) -> impl Iterator<Item = (&'static str, i64)> {
    use MoneyColumn as C;
    let all = of.sheet.lines.iter().map(|line| &line.flow);
    let has = move |column: C| all.clone().any(|flow| flow.of(column) != 0);
    let is_back = of.sheet.together().back != 0;
    let columns = [
        ("print-cash-in", flow.taken(), true),
        ("print-cash-back", flow.back, is_back),
        ("print-cash-prizes", flow.of(C::PrizesPaid), has(C::PrizesPaid)),
        ("print-cash-bounties", flow.of(C::BountiesPaid), has(C::BountiesPaid)),
        ("print-cash-corrected", flow.of(C::Corrected), has(C::Corrected)),
        ("print-cash-left", flow.cash(), true),
    ];
    columns.into_iter().filter(|(.., is_shown)| *is_shown).map(|(id, sum, _)| (id, sum))
}

impl Cash {
    fn amount(&self, desk: &Desk<'_>, amount: Money) -> String {
        desk.words.money(amount, &self.currency)
    }

    fn signed(&self, desk: &Desk<'_>, amount: i64) -> String {
        let said = self.amount(desk, Money(amount.unsigned_abs()));
        match amount < 0 {
            true => desk.words.say("prizes-minus", &Args::new().text("amount", said)),
            false => said,
        }
    }

    /// What came, and what it is for: both sides come to the same.
    fn balance(&self, desk: &Desk<'_>) -> Passage {
        use MoneyColumn as C;
        let words = desk.words;
        let of = |column| self.sheet.ledger.get(&column).copied().unwrap_or_default();
        let side = |columns: &[C]| -> (Vec<(String, i64)>, i64) {
            let lines = columns.iter().filter(|column| of(**column) != 0);
            let said =
                |column: &C| (words.text(&format!("print-cash-{}", column.id())), of(*column));
            let lines: Vec<_> = lines.map(said).collect();
            let sum = lines.iter().fold(0_i64, |sum, (_, part)| sum.saturating_add(*part));
            (lines, sum)
        };
        let (comes, came) = side(&[C::Paid, C::Owed, C::House, C::WrittenOff, C::Flights]);
        let (mut goes, went) = side(&[C::Pool, C::Fees, C::Staff, C::Bounties, C::Kept]);
        // Each fee has its own line, by its name.
        if let Some(at) = goes.iter().position(|(name, _)| *name == words.text("print-cash-fees")) {
            let fees = self
                .sheet
                .fees
                .iter()
                .map(|(name, sum)| (name.clone(), i64::try_from(sum.0).unwrap_or(i64::MAX)));
            goes.splice(at..=at, fees);
        }
        let cell = |line: Option<&(String, i64)>| match line {
            Some((name, sum)) => [name.clone(), self.signed(desk, *sum)],
            None => [String::new(), String::new()],
        };
        let heads =
            ["print-cash-comes", "print-cash-amount", "print-cash-goes", "print-cash-amount"];
        let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|id| words.text(id)).collect()];
        for at in 0..comes.len().max(goes.len()) {
            rows.push([cell(comes.get(at)), cell(goes.get(at))].concat());
        }
        let total = words.text("print-cash-total");
        let total = |sum| [total.clone(), self.signed(desk, sum)];
        rows.push([total(came), total(went)].concat());
        let out = [
            (C::Paid, "print-cash-paid"),
            (C::Flights, "print-cash-flights"),
            (C::PrizesPaid, "print-cash-prizes-paid"),
            (C::BountiesPaid, "print-cash-bounties-paid"),
            (C::Corrected, "print-cash-corrected"),
        ];
        let out = out
            .into_iter()
            .filter(|(column, _)| of(*column) != 0)
            .map(|(column, id)| format!("{} {}", words.text(id), self.signed(desk, of(column))));
        let args = Args::new().text("amount", self.signed(desk, self.sheet.in_the_box));
        let aside = words.say("print-cash-in-the-box", &args);
        let title = words.text("print-cash-balance");
        let mut said = vec![(Tone::Quiet, out.collect::<Vec<_>>().join(" · "))];
        said.extend(self.sheet.pool.as_ref().map(|pool| (Tone::Quiet, self.pool(desk, pool))));
        said.extend(self.till(desk).map(|line| (Tone::Quiet, line)));
        said.extend(self.open(desk).map(|line| (Tone::Quiet, line)));
        let (numbers, sum) = (&[1, 3], Sum::Last);
        Passage { title, aside, said, rows, numbers, sum, ..Passage::default() }
    }

    /// The box against what is still to be paid out of it.
    fn till(&self, desk: &Desk<'_>) -> Option<String> {
        let till = self.sheet.till?;
        let args = Args::new()
            .text("box", self.signed(desk, till.in_the_box))
            .text("to_pay", self.signed(desk, till.still_to_pay))
            .text("left", self.signed(desk, till.left_over()));
        Some(desk.words.say("prizes-till", &args))
    }

    /// What is not settled yet: prizes and bounties that wait, and bounties that nobody won.
    fn open(&self, desk: &Desk<'_>) -> Option<String> {
        let BountiesLeft { on_heads, unopened, unclaimed, to_pool, to_house, to_staff } =
            self.sheet.bounties;
        let parts = [
            ("print-cash-still-due", self.sheet.still_due),
            ("print-cash-on-heads", on_heads),
            ("print-cash-unopened", unopened),
            ("print-cash-unclaimed", unclaimed),
            ("print-cash-bounty-pool", to_pool),
            ("print-cash-bounty-house", to_house),
            ("print-cash-bounty-staff", to_staff),
        ];
        let said = parts.into_iter().filter(|(_, amount)| !amount.is_zero()).map(|(id, amount)| {
            desk.words.say(id, &Args::new().text("amount", self.amount(desk, amount)))
        });
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(" · "))
    }

    /// Where the prize pool comes from.
    fn pool(&self, desk: &Desk<'_>, pool: &PrizePool) -> String {
        let words = desk.words;
        let said = |id: &str, amount| {
            words.say(id, &Args::new().text("amount", self.amount(desk, amount)))
        };
        let mut parts = desk.words.pool_sources(&pool.from, &self.currency);
        for (name, amount) in pool.deducted.iter().filter(|(_, part)| !part.is_zero()) {
            let args = Args::new().text("name", name.as_str());
            parts.push(
                words.say("prizes-deducted", &args.text("amount", self.amount(desk, *amount))),
            );
        }
        let more = [("prizes-added", pool.added), ("prizes-overlay", pool.overlay)];
        let more = more.into_iter().filter(|(_, amount)| !amount.is_zero());
        parts.extend(more.map(|(id, amount)| said(id, amount)));
        let total = Args::new().text("pool", self.amount(desk, pool.total));
        let said = format!("{}: {}", words.say("prizes-pool", &total), parts.join(" · "));
        match self.sheet.fixed.filter(|fixed| *fixed != pool.total) {
            Some(fixed) => {
                let fixed = Args::new().text("amount", self.amount(desk, fixed));
                format!("{said}; {}", words.say("print-cash-fixed", &fixed))
            }
            None => said,
        }
    }

    fn sold(&self, desk: &Desk<'_>) -> Passage {
        let words = desk.words;
        let heads = [
            "print-cash-kind",
            "print-cash-count",
            "print-cash-paid",
            "print-cash-owed",
            "print-cash-house",
        ];
        let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|id| words.text(id)).collect()];
        let row = |line: &SoldLine| {
            vec![
                line.buy_in.clone(),
                words.number(i64::from(line.count)),
                self.amount(desk, line.paid),
                self.amount(desk, line.owed),
                self.amount(desk, line.house),
            ]
        };
        rows.extend(self.sheet.sold.iter().map(row));
        let (void, kept) = self.sheet.void;
        if void > 0 {
            let none = || self.amount(desk, Money::ZERO);
            let (name, count) = (words.text("print-cash-void-kept"), i64::from(void));
            let name = format!("{name} ({})", words.number(count));
            rows.push(vec![name, String::new(), self.amount(desk, kept), none(), none()]);
        }
        let sum = |of: fn(&SoldLine) -> Money| -> String {
            self.amount(desk, self.sheet.sold.iter().map(of).sum())
        };
        let count: i64 = self.sheet.sold.iter().map(|line| i64::from(line.count)).sum();
        rows.push(vec![
            words.text("print-cash-total"),
            words.number(count),
            self.amount(
                desk,
                self.sheet.sold.iter().map(|line| line.paid).sum::<Money>().plus(kept),
            ),
            sum(|line| line.owed),
            sum(|line| line.house),
        ]);
        let (title, numbers, sum) = (words.text("print-cash-by-kind"), &[1, 2, 3, 4], Sum::Last);
        Passage { title, rows, numbers, sum, ..Passage::default() }
    }

    /// By desk; nothing where all was done at one.
    fn desks(&self, desk: &Desk<'_>) -> Option<Passage> {
        if self.sheet.desks.len() < 2 {
            return None;
        }
        let mut rows = vec![self.heads(desk, &["print-cash-desk"])];
        rows.extend(self.sheet.desks.iter().map(|(name, flow)| {
            [vec![desk_named(desk, name)], self.in_and_out(desk, flow)].concat()
        }));
        let total = vec![desk.words.text("print-cash-total")];
        rows.push([total, self.in_and_out(desk, &self.sheet.together())].concat());
        let (numbers, sum) = (&[1, 2, 3, 4, 5, 6], Sum::Last);
        let title = desk.words.text("print-cash-by-desk");
        Some(Passage { title, rows, numbers, sum, ..Passage::default() })
    }

    /// By hour; and by desk, where there was more than one.
    fn hours(&self, desk: &Desk<'_>) -> Passage {
        let is_of_desks = self.sheet.desks.len() > 1;
        let first: &[&str] = match is_of_desks {
            true => &["print-cash-hour", "print-cash-desk"],
            false => &["print-cash-hour"],
        };
        let named = |name: String| is_of_desks.then_some(name);
        let mut rows = vec![self.heads(desk, first)];
        rows.extend(self.sheet.lines.iter().map(|line| {
            let hour = desk.words.date_and_time(line.hour, desk.occasion.offset);
            let first = std::iter::once(hour).chain(named(desk_named(desk, &line.desk)));
            first.chain(self.in_and_out(desk, &line.flow)).collect()
        }));
        let total = std::iter::once(desk.words.text("print-cash-total"));
        let total = total.chain(named(String::new()));
        rows.push(total.chain(self.in_and_out(desk, &self.sheet.together())).collect());
        let numbers: &[usize] = if is_of_desks { &[2, 3, 4, 5, 6, 7] } else { &[1, 2, 3, 4, 5, 6] };
        let title = desk.words.text("print-cash-by-hour");
        Passage { title, rows, numbers, sum: Sum::Last, ..Passage::default() }
    }

    /// What stands over the columns of money: those everybody has, and those with anything in them.
    fn heads(&self, desk: &Desk<'_>, first: &[&str]) -> Vec<String> {
        let all = self.sheet.together();
        let flows = columns(&all, self).map(|(id, _)| id);
        first.iter().copied().chain(flows).map(|id| desk.words.text(id)).collect()
    }

    /// What came, what went for what, and by how much that changes the box.
    fn in_and_out(&self, desk: &Desk<'_>, flow: &CashFlow) -> Vec<String> {
        columns(flow, self).map(|(_, sum)| self.signed(desk, sum)).collect()
    }

    /// Everybody of whom this is said, with an amount; nothing where it is nobody.
    fn whose(&self, desk: &Desk<'_>, whose: &[(Person, Money)], title: &str) -> Option<Passage> {
        let words = desk.words;
        let mut rows = vec![vec![words.text("print-name"), words.text("print-cash-amount")]];
        let row =
            |(who, amount): &(Person, Money)| vec![called(desk, who), self.amount(desk, *amount)];
        rows.extend(whose.iter().map(row));
        let total: Money = whose.iter().map(|(_, amount)| *amount).sum();
        rows.push(vec![words.text("print-cash-total"), self.amount(desk, total)]);
        let (title, numbers, sum) = (words.text(title), &[1], Sum::Last);
        let passage = Passage { title, rows, numbers, sum, ..Passage::default() };
        (!whose.is_empty()).then_some(passage)
    }

    fn note(&self, desk: &Desk<'_>, note: &CashNote) -> String {
        let (words, offset) = (desk.words, desk.occasion.offset);
        let mut args = Args::new()
            .text("time", words.date_and_time(note.at, offset))
            .text("desk", note.desk.as_str())
            .yes_no("is_said", !note.desk.is_empty())
            .text("amount", self.signed(desk, note.cash))
            .text("note", note.note.as_str())
            .text("kept", self.amount(desk, note.kept.unwrap_or_default()))
            .yes_no("is_kept", note.kept.is_some_and(|kept| !kept.is_zero()))
            .yes_no("is_why", !note.note.is_empty());
        if let Some((how, who, amount)) = &note.settled {
            let told = Args::new()
                .text("player", called(desk, who))
                .text("amount", self.amount(desk, *amount))
                .text("how", how.id())
                .text("note", note.note.as_str());
            let said = words.say("event-debt-settled", &told);
            return words.say("print-cash-act", &args.text("said", said));
        }
        if let Some((who, to, amount)) = &note.bounty {
            let (to, player) = match to {
                Some((to, player)) => (*to, player.as_ref().map(|who| called(desk, who))),
                None => ("nobody", None),
            };
            let goes = Args::new()
                .text("amount", self.amount(desk, *amount))
                .text("to", to)
                .text("player", player.unwrap_or_default());
            let told = Args::new()
                .text("player", called(desk, who))
                .text("goes", words.say("bounty-goes", &goes))
                .text("note", note.note.as_str())
                .yes_no("is_said", !note.note.is_empty());
            let said = words.say("event-bounty-settled", &told);
            return words.say("print-cash-act", &args.text("said", said));
        }
        let id = match &note.receipt {
            None => "print-cash-note",
            Some((no, who)) => {
                args = args.no("receipt", no.0).text("player", called(desk, who));
                match note.kept {
                    Some(_) => "print-cash-void",
                    None => "print-cash-corrected-receipt",
                }
            }
        };
        words.say(id, &args)
    }
}
