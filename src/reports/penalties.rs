//! Every penalty as it stands in the log, with whoever gave it and what came before.

use crate::sheet::{Cell, Sheet};
use engine::event::Event;
use engine::log::{Log, Record};
use engine::penalties::{Ended, Penalty, PenaltyKind, Reputation, next_step};
use engine::values::{PlayerId, Seq};

/// A penalty with the act that gave it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyLine {
    pub seq: Seq,
    /// Who gave it; empty where nobody said.
    pub by: String,
    /// The name of the player who got it.
    pub name: String,
    pub penalty: Penalty,
    /// Penalties of the same player in this event that came before it and count.
    pub earlier: Vec<Penalty>,
    /// What a further offense is proposed to cost.
    pub next: PenaltyKind,
}

/// Every penalty in force, the first one first.
#[must_use]
pub fn penalties(log: &Log) -> Vec<PenaltyLine> {
    let given = log.records().flat_map(|Record { seq, act }| {
        let is_given = |event: &&Event| {
            matches!(event, Event::PenaltyGiven { .. } | Event::PlayerDisqualified { .. })
        };
        act.body.events().iter().filter(is_given).map(move |_| (seq, act.by.clone()))
    });
    let penalties = log.state().penalties();
    let line = |((seq, by), penalty): ((Seq, String), &Penalty)| {
        let all = || penalties.of(penalty.player).filter(|one| one.counts());
        let earlier = all().filter(|one| one.no < penalty.no).cloned().collect();
        let upto = all().filter(|one| one.no <= penalty.no).map(|one| one.kind);
        let next = next_step(None, upto, Reputation::New);
        let player = log.state().entries().player(penalty.player);
        let name = player.map(|player| player.name.to_string()).unwrap_or_default();
        PenaltyLine { seq, by, name, penalty: penalty.clone(), earlier, next }
    };
    given.zip(penalties.given()).map(line).collect()
}

/// Every penalty of the event as rows, the first one first.
#[must_use]
pub fn penalties_sheet(log: &Log) -> Sheet {
    let tournament = log.state();
    let name = |player: PlayerId| {
        tournament.entries().player(player).map(|player| player.name.to_string())
    };
    let rows = penalties(log).into_iter().map(|line| {
        let penalty = &line.penalty;
        let seat = tournament.entries().player(penalty.player).and_then(|player| player.seat());
        let offense = penalty.offense.map(|offense| offense.id().to_owned());
        vec![
            ("penalty", Cell::number(Some(penalty.no.0))),
            ("at", Cell::Moment(penalty.at)),
            ("level", Cell::number(penalty.level.map(|level| level.0))),
            ("player", name(penalty.player).map_or(Cell::Empty, Cell::Text)),
            ("kind", Cell::word(penalty.kind.id())),
            ("rounds", Cell::number(penalty.kind.rounds())),
            ("hands", Cell::number(Some(penalty.hands))),
            ("missed", Cell::number(Some(penalty.missed))),
            ("hands_left", Cell::number(Some(penalty.left()))),
            ("posted", Cell::number(Some(penalty.posted.0))),
            ("table", Cell::number(seat.map(|at| at.table.0))),
            ("stands", Cell::word(stands(penalty))),
            ("offense", offense.map_or(Cell::Empty, Cell::Text)),
            ("note", Cell::Text(penalty.note.clone())),
            ("by", Cell::Text(line.by.clone())),
            ("seq", Cell::number(Some(line.seq.0))),
        ]
    });
    Sheet { rows: rows.collect() }
}

/// Players who are away, with what was posted for them.
#[must_use]
pub fn absent_sheet(log: &Log) -> Sheet {
    let tournament = log.state();
    let rows = tournament.penalties().absent().filter_map(|(player, absence)| {
        let player = tournament.entries().player(player).filter(|player| player.is_in())?;
        Some(vec![
            ("player", Cell::Text(player.name.to_string())),
            ("table", Cell::number(player.seat().map(|at| at.table.0))),
            ("seat", Cell::number(player.seat().map(|at| at.seat.0))),
            ("since", Cell::Moment(absence.since)),
            ("posted", Cell::number(Some(absence.posted.0))),
            ("stack", Cell::number(Some(player.stack.0))),
        ])
    });
    Sheet { rows: rows.collect() }
}

fn stands(penalty: &Penalty) -> &'static str {
    match (penalty.ended, penalty.kind) {
        (Some(Ended::Served), _) => "served",
        (Some(Ended::Pardoned), _) => "lifted",
        (Some(Ended::InError), _) => "in_error",
        (None, kind) if kind.count().is_none() => "stands",
        (None, _) => "serving",
    }
}
