//! Chips in play: how many, why, and by which acts they came and went.

use crate::header::{StackUnit, header};
use crate::sheet::{Cell, Sheet};
use crate::subjects::Subjects;
use engine::chips::{ChipCause, Sold, out_of_the_case};
use engine::log::{ChipChange, History, Log};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, Seq, TableNo, Timestamp};

/// Chips in play at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InPlay {
    pub chips: Chips,
    /// Those in the stacks as last known.
    pub in_stacks: Chips,
    /// Those in nobody's known stack; negative where stacks hold more than came into play.
    pub adrift: i64,
    /// How many players are still in.
    pub players: u32,
    /// The average stack; none where nobody is in.
    pub average: Option<Chips>,
    /// The average stack in tenths of what the level measures it by.
    pub average_tenths: Option<u64>,
    pub average_unit: StackUnit,
    /// What each cause brought, or took where negative; causes without chips are left out.
    pub sums: Vec<(ChipCause, i64)>,
}

#[must_use]
pub fn in_play(tournament: &Tournament, now: Timestamp) -> InPlay {
    let ledger = tournament.chips();
    let header = header(tournament, now);
    let sums = ChipCause::ALL.iter().copied().map(|cause| (cause, ledger.sum_of(cause)));
    InPlay {
        chips: ledger.in_play(),
        in_stacks: ledger.in_stacks,
        adrift: ledger.adrift,
        players: header.players_left,
        average: header.average,
        average_tenths: header.average_tenths,
        average_unit: header.average_unit,
        sums: sums.filter(|(_, chips)| *chips != 0).collect(),
    }
}

/// The chips of one value, as they should be in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InDenomination {
    pub value: Chips,
    /// How many of these chips should be in play.
    pub chips: u64,
    /// Every table has raced for it: whatever is left was not handed in.
    pub is_gone: bool,
}

/// How many chips of each value should be in play, the smallest first: those that went out of the
/// case with what was sold, without those that were raced off, and with what they became.
///
/// Empty where nobody told which chips are played with, and where stacks were brought forward:
/// which chips were in bags is not known, nor which were forfeited, or left with a player.
#[must_use]
pub fn by_denomination(tournament: &Tournament) -> Vec<InDenomination> {
    if !tournament.days().flights().is_empty() {
        return Vec::new();
    }
    let set = &tournament.settings().chip_set;
    let out = out_of_the_case(set, &Sold::of(tournament));
    let values = set.denominations.iter().map(|chip| chip.value).zip(out);
    let expected = values.map(|(value, out)| {
        let races = tournament.races();
        let own = races.value(value);
        let given = own.map_or(0, |raced| raced.chips.saturating_add(raced.late));
        let received = races.values().filter(|(_, raced)| raced.next == value);
        let received: u64 = received.map(|(_, raced)| raced.received).sum();
        InDenomination {
            value,
            chips: out
                .saturating_add(received)
                .saturating_sub(given)
                .saturating_add_signed(races.changed(value)),
            is_gone: races.is_gone(value, tournament.seating()),
        }
    });
    expected.collect()
}

/// An act that brought chips into play, or took some out of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChipAct {
    pub seq: Seq,
    pub at: Timestamp,
    /// Who entered it; empty where nobody said.
    pub by: String,
    /// Why the chips came or went.
    pub cause: ChipCause,
    /// How many; taken where negative.
    pub chips: i64,
    /// The chips in play after the act.
    pub in_play: Chips,
}

impl ChipAct {
    /// Whom and which tables the act is about.
    #[must_use]
    pub fn subjects(&self, log: &Log) -> (Vec<PlayerId>, Vec<TableNo>) {
        let subjects = Subjects::of_act(log, self.seq);
        (subjects.players.into_iter().collect(), subjects.tables.into_iter().collect())
    }
}

/// Every act that brought or took chips, of those that were in force after the act `upto`, the
/// first first. Their sum is what was in play then.
#[must_use]
pub fn chip_acts(log: &Log, upto: Seq) -> Vec<ChipAct> {
    let history = (upto < log.last_seq()).then(|| log.history(upto));
    let mut sum = 0_i64;
    let changes = log.all_chip_changes().iter().filter(|change| stood(log, &history, change.seq));
    let acts = changes.filter_map(|ChipChange { seq, cause, chips }| {
        let index = usize::try_from(seq.0).ok()?.checked_sub(1)?;
        let act = log.acts().get(index)?;
        sum += chips;
        Some(ChipAct {
            seq: *seq,
            at: act.at,
            by: act.by.clone(),
            cause: *cause,
            chips: *chips,
            in_play: Chips(u64::try_from(sum).unwrap_or_default()),
        })
    });
    acts.collect()
}

fn stood(log: &Log, history: &Option<History>, seq: Seq) -> bool {
    match history {
        Some(history) => history.is_in_force(seq),
        None => log.is_in_force(seq),
    }
}

/// Chips in play in one row, with the last count of all stacks.
#[must_use]
pub fn chips(tournament: &Tournament) -> Sheet {
    let ledger = tournament.chips();
    let average = ledger.average(tournament.entries().left());
    let mut row = vec![
        ("bought", Cell::number(Some(ledger.came().0))),
        ("removed", Cell::number(Some(ledger.left().0))),
        ("in_play", Cell::number(Some(ledger.in_play().0))),
        ("players_left", Cell::Number(i64::from(tournament.entries().left()))),
        ("average", Cell::number(average.map(|chips| chips.0))),
        ("in_stacks", Cell::number(Some(ledger.in_stacks.0))),
        ("adrift", Cell::Number(ledger.adrift)),
    ];
    row.extend(
        ChipCause::ALL
            .iter()
            .copied()
            .map(|cause| (column(cause), Cell::Number(ledger.sum_of(cause)))),
    );
    let ended = tournament.counts().rounds().rev().find_map(|round| round.ended.as_ref());
    let whole = ended.filter(|ended| ended.result.is_whole());
    row.push(("counted_at", whole.map_or(Cell::Empty, |ended| Cell::Moment(ended.at))));
    row.push(("difference", Cell::number(whole.map(|ended| -ended.result.missing))));
    Sheet { rows: vec![row] }
}

fn column(cause: ChipCause) -> &'static str {
    match cause {
        ChipCause::Entries => "entries",
        ChipCause::ReEntries => "re_entries",
        ChipCause::Rebuys => "rebuys",
        ChipCause::AddOns => "addons",
        ChipCause::BroughtForward => "brought_forward",
        ChipCause::Withdrawn => "withdrawn",
        ChipCause::Forfeited => "forfeited",
        ChipCause::Disqualified => "disqualified",
        ChipCause::LeftEarly => "left_early",
        ChipCause::Races => "races",
        ChipCause::LateFinds => "late_finds",
        ChipCause::Corrected => "corrected",
    }
}

/// Every act in force that brought or took chips, as rows.
#[must_use]
pub fn chip_acts_sheet(log: &Log) -> Sheet {
    let entries = log.state().entries();
    let name = |id: &PlayerId| entries.player(*id).map(|player| player.name.to_string());
    let rows = chip_acts(log, log.last_seq()).into_iter().map(|act| {
        let (players, tables) = act.subjects(log);
        vec![
            ("seq", Cell::number(Some(act.seq.0))),
            ("at", Cell::Moment(act.at)),
            ("by", Cell::Text(act.by.clone())),
            ("cause", Cell::Text(column(act.cause).to_owned())),
            ("chips", Cell::Number(act.chips)),
            ("in_play", Cell::number(Some(act.in_play.0))),
            ("players", Cell::Texts(players.iter().filter_map(name).collect())),
            ("tables", Cell::Numbers(tables.iter().map(|table| i64::from(table.0)).collect())),
        ]
    });
    Sheet { rows: rows.collect() }
}

#[cfg(test)]
mod tests {
    use super::column;
    use engine::chips::ChipCause;

    #[test]
    fn columns_differ() {
        let mut columns = ChipCause::ALL.iter().copied().map(column).collect::<Vec<_>>();
        columns.sort_unstable();
        columns.dedup();
        assert_eq!(columns.len(), ChipCause::ALL.len());
    }
}
