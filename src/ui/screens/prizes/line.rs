//! The lines of the lists: prizes, bounties, who owes, and the cash box hour by hour.

use crate::view::View;
use engine::values::{Money, Place, PlayerId};
use engine::winnings::{Winning, bounties, envelopes_due};
use print::{Sheet, sheets};
use reports::{CashFlow, CashLine, PrizeKind, Prizes, cash_report, who_owes};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use words::Args;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Page {
    #[default]
    Prizes,
    Bounties,
    Owed,
    Cash,
}

impl Page {
    pub(super) const ALL: [Self; 4] = [Self::Prizes, Self::Bounties, Self::Owed, Self::Cash];

    pub(super) fn text_id(self) -> &'static str {
        match self {
            Self::Prizes => "prizes-page-prizes",
            Self::Bounties => "prizes-page-bounties",
            Self::Owed => "prizes-page-owed",
            Self::Cash => "prizes-page-cash",
        }
    }

    /// What stands over its columns.
    pub(super) fn columns(self) -> [&'static str; 4] {
        match self {
            Self::Prizes => ["place", "player", "amount", "paid"],
            Self::Bounties => ["head", "player", "amount", "paid"],
            Self::Owed => ["none", "player", "owed", "none"],
            Self::Cash => ["hour", "desk", "in", "out"],
        }
    }

    /// The sheet that is printed of the list.
    pub(super) fn sheet(self, view: &View<'_>) -> &'static Sheet {
        match self {
            Self::Prizes if view.tournament.winnings().deal().is_some() => &sheets::deal::SHEET,
            Self::Prizes => &sheets::prizes::SHEET,
            Self::Bounties => &sheets::payout_slips::SHEET,
            Self::Owed => &sheets::receipts::SHEET,
            Self::Cash => &sheets::cash::SHEET,
        }
    }

    /// What is said where there is nothing in the list.
    pub(super) fn empty(self, view: &View<'_>) -> String {
        match self {
            Self::Prizes => view.text("prizes-empty-prizes"),
            Self::Bounties => match bounties(view.tournament).unopened {
                Money::ZERO => view.text("prizes-empty-bounties"),
                sold => {
                    let args = Args::new().text("amount", amount(view, sold));
                    view.say("prizes-unsealed", &args)
                }
            },
            Self::Owed => view.text("prizes-empty-owed"),
            Self::Cash => view.text("prizes-empty-cash"),
        }
    }
}

/// What a line of a list is about, which stays while amounts change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    Player(PlayerId),
    Place(Place),
}

#[derive(Debug, Clone)]
pub(super) struct Line {
    pub(super) about: Option<Chosen>,
    pub(super) place: Option<Place>,
    pub(super) cells: [String; 4],
}

pub(super) fn lines(view: &View<'_>, page: Page) -> Vec<Line> {
    match page {
        Page::Prizes => prize_lines(view),
        Page::Bounties => bounty_lines(view),
        Page::Owed => owed_lines(view),
        Page::Cash => cash_lines(view),
    }
}

fn amount(view: &View<'_>, amount: Money) -> String {
    view.words.money_of(view.tournament, amount)
}

/// Nothing where it is nothing.
fn some_amount(view: &View<'_>, sum: Money) -> String {
    if sum.is_zero() { String::new() } else { amount(view, sum) }
}

fn prize_lines(view: &View<'_>) -> Vec<Line> {
    let Some(prizes) = Prizes::of(view.tournament) else { return Vec::new() };
    let line = |line: reports::PrizeLine| {
        let place = match (line.place, line.kind) {
            (Some(place), _) => {
                let args = Args::new().no("place", place.0).yes_no("set", line.is_set);
                view.say("prizes-place", &args)
            }
            (None, PrizeKind::Share) => view.text("prizes-dealt"),
            (None, PrizeKind::Seat) => view.text("prizes-seat"),
            (None, PrizeKind::Place | PrizeKind::Nothing) => String::new(),
        };
        let mut who = line.to.map(|player| view.player(player)).unwrap_or_default();
        if !line.extras.is_empty() {
            let extras = view.words.list(&line.extras);
            who = if who.is_empty() { extras } else { format!("{who} · {extras}") };
        }
        if !line.too_much().is_zero() {
            who = format!("{who} · {}", too_much(view, line.too_much()));
        }
        let about = match (line.to, line.place) {
            (Some(player), _) => Some(Chosen::Player(player)),
            (None, Some(place)) => Some(Chosen::Place(place)),
            (None, None) => None,
        };
        let paid = some_amount(view, line.paid);
        Line { about, place: line.place, cells: [place, who, amount(view, line.amount), paid] }
    };
    prizes.lines.into_iter().map(line).collect()
}

/// What was paid too much, and what to do about it.
fn too_much(view: &View<'_>, sum: Money) -> String {
    view.say("prizes-too-much", &Args::new().text("amount", amount(view, sum)))
}

fn bounty_lines(view: &View<'_>) -> Vec<Line> {
    let t = view.tournament;
    let all = bounties(t);
    let due = all.due();
    let of = |map: &BTreeMap<PlayerId, Money>, player: &PlayerId| {
        map.get(player).copied().unwrap_or_default()
    };
    let mut lines = envelope_lines(view);
    for player in t.entries().players().map(|player| player.id) {
        let (won, head) = (of(&due, &player), of(&all.heads, &player));
        let (open, paid) =
            (of(&all.unclaimed, &player), t.winnings().paid(player, Winning::Bounty));
        if [won, head, open, paid].iter().all(Money::is_zero) {
            continue;
        }
        let first = match open.is_zero() {
            true => some_amount(view, head),
            false => {
                view.say("prizes-nobody-named", &Args::new().text("amount", amount(view, open)))
            }
        };
        let over = Some(paid.minus(won)).filter(|over| !over.is_zero());
        let over = over.map(|over| format!(" · {}", too_much(view, over)));
        let who = view.player(player) + &over.unwrap_or_default();
        let cells = [first, who, some_amount(view, won), some_amount(view, paid)];
        lines.push(Line { about: Some(Chosen::Player(player)), place: None, cells });
    }
    lines
}

/// The envelopes of mystery bounties that are closed, and for whose heads one is to be drawn.
fn envelope_lines(view: &View<'_>) -> Vec<Line> {
    let t = view.tournament;
    let Some(sealed) = t.winnings().envelopes() else { return Vec::new() };
    let mut closed: BTreeMap<Reverse<Money>, usize> = BTreeMap::new();
    for no in sealed.closed() {
        *closed.entry(Reverse(sealed.amount(no).unwrap_or_default())).or_default() += 1;
    }
    let due = envelopes_due(t).into_iter().map(|player| {
        let cells =
            [view.text("prizes-to-draw"), view.player(player), String::new(), String::new()];
        Line { about: Some(Chosen::Player(player)), place: None, cells }
    });
    let closed = closed.into_iter().map(|(Reverse(held), count)| {
        let said = view.say("prizes-closed", &Args::new().count("count", count));
        let cells = [String::new(), said, amount(view, held), String::new()];
        Line { about: None, place: None, cells }
    });
    due.chain(closed).collect()
}

fn owed_lines(view: &View<'_>) -> Vec<Line> {
    let line = |(player, owed)| {
        let cells = [String::new(), view.player(player), amount(view, owed), String::new()];
        Line { about: Some(Chosen::Player(player)), place: None, cells }
    };
    who_owes(view.tournament).map(line).collect()
}

fn cash_lines(view: &View<'_>) -> Vec<Line> {
    let report = cash_report(view.log);
    let signed = |sum: i64| match sum {
        0 => String::new(),
        sum if sum < 0 => view.say(
            "prizes-minus",
            &Args::new().text("amount", amount(view, Money(sum.unsigned_abs()))),
        ),
        sum => amount(view, Money(sum.unsigned_abs())),
    };
    let line = |hour: String, desk: String, flow: &CashFlow| {
        let cells = [hour, desk, signed(flow.came()), signed(flow.went())];
        Line { about: None, place: None, cells }
    };
    let of_hour = |it: &CashLine| {
        let desk = match it.desk.as_str() {
            "" => view.text("prizes-desk-unnamed"),
            desk => desk.to_owned(),
        };
        line(view.words.date_and_time(it.hour, view.offset), desk, &it.flow)
    };
    let mut lines: Vec<Line> = report.iter().map(of_hour).collect();
    if !lines.is_empty() {
        let all: CashFlow = report.iter().map(|line| &line.flow).collect();
        lines.push(line(view.text("prizes-together"), String::new(), &all));
    }
    lines
}
