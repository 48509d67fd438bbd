//! What may be meant by an act that was said, and by what was said with it.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::typed::{
    Act, Asking, BoxAction, Candidate, FormAsked, Named, NoSeat, Takes, Understood, Unsaid, both,
    busts_by, moves, nobody, payments, penalties, people, player_clock, prize, seat_at, swaps,
    table_no, takes,
};
use engine::Command;
use engine::entries::{Player, Who};
use engine::values::{SeatAt, TableNo};

/// An act, and what was said with it.
pub(super) struct Heard<'a> {
    pub(super) asking: &'a Asking<'a>,
    pub(super) act: Act,
    pub(super) way: &'a Understood,
    pub(super) named: Named<'a>,
}

impl Heard<'_> {
    /// What may be meant where there is a tournament.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let Self { asking, act, way, named } = self;
        if *act == Act::BustOut
            && let Some(found) = busts_by(asking, way.score, &way.rest)
        {
            return found;
        }
        let is_alone = way.rest.is_empty();
        match takes(*act) {
            Takes::Nothing(deed) | Takes::Window(deed) if is_alone => self.one(deed),
            Takes::AsItStands(deed) if is_alone => self.one(deed(asking)),
            Takes::Offered(deed) if is_alone => {
                deed(asking).map_or_else(Vec::new, |deed| self.one(deed))
            }
            Takes::Nothing(_) | Takes::Window(_) | Takes::AsItStands(_) | Takes::Offered(_) => {
                Vec::new()
            }
            Takes::Player(..)
            | Takes::PlayerForm(_)
            | Takes::Shown
            | Takes::PlayerAndSeat
            | Takes::TwoPlayers
                if is_alone =>
            {
                self.more()
            }
            Takes::Player(fits, command) => self.players(|player| {
                let deed = BoxAction::Submit(command(Who::Id(player.id)));
                (deed, if fits.player(asking, player) { 0 } else { 20 })
            }),
            Takes::PlayerForm(form) => self.players(|player| (BoxAction::Form(form(player.id)), 0)),
            Takes::Shown => self.players(|player| (BoxAction::Player(player.id), 0)),
            Takes::PlayerAndSeat => moves(asking, way.score, named),
            Takes::TwoPlayers => swaps(asking, way.score, &way.rest),
            Takes::Text(deeds) => {
                let typed: Vec<&str> = way.rest.iter().map(|token| token.raw.as_str()).collect();
                deeds(asking, &typed).map_or_else(|| self.more(), |deeds| self.ranked(deeds))
            }
            Takes::Payment | Takes::Prize if asking.tournament.settings().money.is_none() => {
                Vec::new()
            }
            Takes::Payment | Takes::Prize if is_alone => self.more(),
            Takes::Payment => payments(asking, way.score, named),
            Takes::Prize => self.ranked(prize(asking, named).into_iter().collect()),
            Takes::Penalty(kind) => penalties(asking, *act, kind, way),
            Takes::Number(_) | Takes::Table(..) | Takes::Bags | Takes::Seat(..)
                if !named.names.is_empty() =>
            {
                Vec::new()
            }
            Takes::Number(command) => match (named.plain.as_slice(), way.rest.len()) {
                ([number], 1) => self.one(BoxAction::Submit(command(asking, *number))),
                (_, 0) => self.more(),
                _ => Vec::new(),
            },
            Takes::Time(_) if is_alone => self.more(),
            Takes::Time(command) => {
                let command = command(asking, named);
                command.map_or_else(Vec::new, |command| self.one(BoxAction::Submit(command)))
            }
            Takes::Table(unsaid, command) => self.table(unsaid, command),
            Takes::Bags => match named.place(0) {
                (None, _) => self.one(BoxAction::Form(FormAsked::Bags)),
                (Some(table), None) => {
                    self.one(BoxAction::Form(FormAsked::BagTable(table_no(table))))
                }
                (Some(_), Some(_)) => Vec::new(),
            },
            Takes::Seat(no_seat, command) => self.seat(no_seat, command),
        }
    }

    /// What may be meant where there is none: only what is about the window.
    pub(super) fn of_window(&self) -> Vec<Candidate> {
        match takes(self.act) {
            Takes::Window(deed) if self.way.rest.is_empty() => self.one(deed),
            Takes::Window(_)
            | Takes::Nothing(_)
            | Takes::AsItStands(_)
            | Takes::Offered(_)
            | Takes::Payment
            | Takes::Prize
            | Takes::Player(..)
            | Takes::PlayerForm(_)
            | Takes::Shown
            | Takes::PlayerAndSeat
            | Takes::TwoPlayers
            | Takes::Table(..)
            | Takes::Bags
            | Takes::Seat(..)
            | Takes::Number(_)
            | Takes::Time(_)
            | Takes::Text(_)
            | Takes::Penalty(_) => Vec::new(),
        }
    }

    fn one(&self, deed: BoxAction) -> Vec<Candidate> {
        vec![Candidate::said(self.way.score, deed)]
    }

    /// The first of these is meant sooner than the next.
    fn ranked(&self, deeds: Vec<BoxAction>) -> Vec<Candidate> {
        let ranked = (0..).zip(deeds);
        ranked
            .map(|(rank, deed)| Candidate::said(self.way.score.saturating_sub(rank), deed))
            .collect()
    }

    /// Offers to complete the phrase, for more has to be said.
    fn more(&self) -> Vec<Candidate> {
        // The clock alone is the screen; on a player it is called only with the name.
        let score = self.way.score.saturating_sub(u32::from(self.act == Act::CallClock));
        let typed = format!("{} ", self.asking.phrases.usual(self.act));
        vec![Candidate::said(score, BoxAction::Complete(typed))]
    }

    /// A deed for everybody who may be meant, and by how much less likely it is.
    fn players(&self, deed: impl Fn(&Player) -> (BoxAction, u32)) -> Vec<Candidate> {
        let Self { asking, act, way, named } = self;
        let people = people(asking, named);
        if people.is_empty() {
            return nobody(asking, *act, way.score, named);
        }
        let entries = asking.tournament.entries();
        let found = people.iter().filter_map(|meant| {
            let (deed, less) = deed(entries.player(meant.player)?);
            Some(Candidate::said(both(way.score, meant.score).saturating_sub(less), deed))
        });
        found.collect()
    }

    fn table(&self, unsaid: Unsaid, command: fn(TableNo) -> Command) -> Vec<Candidate> {
        let table = match self.named.place(0) {
            (Some(_), Some(_)) => return Vec::new(),
            (Some(table), None) => Some(table_no(table)),
            (None, _) => match unsaid {
                Unsaid::SayIt => None,
                Unsaid::OnlyTable => only_table(self.asking),
                Unsaid::OnlyClock => player_clock::only_clock(self.asking),
            },
        };
        table.map_or_else(|| self.more(), |table| self.one(BoxAction::Submit(command(table))))
    }

    fn seat(&self, no_seat: NoSeat, command: fn(SeatAt) -> Command) -> Vec<Candidate> {
        match (self.named.place(0), no_seat) {
            ((None, _), _) => self.more(),
            ((Some(table), None), NoSeat::ShowTable) => {
                self.one(BoxAction::Button(table_no(table)))
            }
            ((Some(table), None), NoSeat::SayIt) => {
                let usual = self.asking.phrases.usual(self.act);
                self.one(BoxAction::Complete(format!("{usual} {table} ")))
            }
            ((Some(table), Some(seat)), _) => {
                self.one(BoxAction::Submit(command(seat_at(table, seat))))
            }
        }
    }
}

fn only_table(asking: &Asking<'_>) -> Option<TableNo> {
    let mut tables = asking.tournament.seating().tables();
    let table = tables.next()?.no;
    tables.next().is_none().then_some(table)
}
