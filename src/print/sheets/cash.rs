//! The cash report: what came in and went out, by kind, by desk and by hour, to count the box by.

use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch};
use engine::money::{Currency, MoneyColumn, PrizePool};
use engine::values::Money;
use reports::{CashNote, CashSheet, MoneySums, SoldLine, came, currency, went};
use words::Args;

/// Of the whole event.
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

/// This cash box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cash {
    /// What is in it, and why.
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
        if !self.sheet.owed.is_empty() {
            let mut rows = vec![vec![words.text("print-name"), words.text("print-cash-owed")]];
            let owed = self.sheet.owed.iter();
            rows.extend(owed.map(|(who, owed)| vec![called(desk, who), self.amount(desk, *owed)]));
            let title = words.text("print-cash-who-owes");
            passages.push(Passage { title, rows, ..Passage::default() });
        }
        let in_box = Args::new().text("amount", self.signed(desk, self.sheet.in_the_box));
        let summary = words.say("print-cash-in-the-box", &in_box);
        let title = SHEET.name(words);
        let text = Text { title: &title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}

/// The name of a desk; one that has none is said to have none.
fn named(desk: &Desk<'_>, name: &str) -> String {
    match name {
        "" => desk.words.text("prizes-desk-unnamed"),
        name => name.to_owned(),
    }
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
        let (comes, came) = side(&[C::Paid, C::Owed, C::House, C::Flights]);
        let (goes, went) = side(&[C::Pool, C::Fees, C::Staff, C::Bounties, C::Kept]);
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
        Passage { title, aside, said, rows, ..Passage::default() }
    }

    /// Where the prize pool comes from.
    fn pool(&self, desk: &Desk<'_>, pool: &PrizePool) -> String {
        let words = desk.words;
        let said = |id: &str, amount| {
            words.say(id, &Args::new().text("amount", self.amount(desk, amount)))
        };
        let mut parts = vec![said("prizes-collected", pool.collected)];
        for (name, amount) in &pool.deducted {
            let args = Args::new().text("name", name.as_str());
            parts.push(
                words.say("prizes-deducted", &args.text("amount", self.amount(desk, *amount))),
            );
        }
        let more = [("prizes-added", pool.added), ("prizes-overlay", pool.overlay)];
        let more = more.into_iter().filter(|(_, amount)| !amount.is_zero());
        parts.extend(more.map(|(id, amount)| said(id, amount)));
        let total = Args::new().text("pool", self.amount(desk, pool.total));
        format!("{}: {}", words.say("prizes-pool", &total), parts.join(" · "))
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
        let sum = |of: fn(&SoldLine) -> Money| -> String {
            self.amount(desk, self.sheet.sold.iter().map(of).sum())
        };
        let count: i64 = self.sheet.sold.iter().map(|line| i64::from(line.count)).sum();
        rows.push(vec![
            words.text("print-cash-total"),
            words.number(count),
            sum(|line| line.paid),
            sum(|line| line.owed),
            sum(|line| line.house),
        ]);
        Passage { title: words.text("print-cash-by-kind"), rows, ..Passage::default() }
    }

    /// By desk; nothing where all was done at one.
    fn desks(&self, desk: &Desk<'_>) -> Option<Passage> {
        if self.sheet.desks.len() < 2 {
            return None;
        }
        let mut rows = vec![self.heads(desk, &["print-cash-desk"])];
        rows.extend(
            self.sheet.desks.iter().map(|(name, sums)| {
                [vec![named(desk, name)], self.in_and_out(desk, sums)].concat()
            }),
        );
        let title = desk.words.text("print-cash-by-desk");
        Some(Passage { title, rows, ..Passage::default() })
    }

    fn hours(&self, desk: &Desk<'_>) -> Passage {
        let mut rows = vec![self.heads(desk, &["print-cash-hour", "print-cash-desk"])];
        rows.extend(self.sheet.lines.iter().map(|line| {
            let hour = desk.words.date_and_time(line.hour, desk.occasion.offset);
            [vec![hour, named(desk, &line.desk)], self.in_and_out(desk, &line.sums)].concat()
        }));
        let title = desk.words.text("print-cash-by-hour");
        Passage { title, rows, ..Passage::default() }
    }

    fn heads(&self, desk: &Desk<'_>, first: &[&str]) -> Vec<String> {
        let rest = ["print-cash-in", "print-cash-out", "print-cash-left"];
        first.iter().chain(&rest).map(|id| desk.words.text(id)).collect()
    }

    /// What came, what went, and what that leaves in the box.
    fn in_and_out(&self, desk: &Desk<'_>, sums: &MoneySums) -> Vec<String> {
        let (came, went) = (came(sums), went(sums));
        [came, went, came.saturating_sub(went)]
            .into_iter()
            .map(|sum| self.signed(desk, sum))
            .collect()
    }

    fn note(&self, desk: &Desk<'_>, note: &CashNote) -> String {
        let (words, offset) = (desk.words, desk.occasion.offset);
        let mut args = Args::new()
            .text("time", words.date_and_time(note.at, offset))
            .text("desk", note.desk.as_str())
            .yes_no("is_said", !note.desk.is_empty())
            .text("amount", self.signed(desk, note.cash))
            .text("note", note.note.as_str());
        let id = match &note.receipt {
            None => "print-cash-note",
            Some((no, who)) => {
                args = args.no("receipt", no.0).text("player", called(desk, who));
                if note.note.is_empty() {
                    "print-cash-void"
                } else {
                    "print-cash-corrected-receipt"
                }
            }
        };
        words.say(id, &args)
    }
}
