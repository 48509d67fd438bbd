//! What a file holds and a tournament has no place for yet: each thing with its own line, so that
//! giving it one is a change of this file and of the act that makes the tournament.

use super::history::History;
use super::remark::{RemarkKind, Remarks};
use tdt::{TdtEvent, TdtPlayer};

/// Notes what has no place.
pub(super) fn note_left_out(event: &TdtEvent, history: &History<'_>, remarks: &mut Remarks) {
    let texts = [
        (RemarkKind::Description, &event.description),
        (RemarkKind::Notes, &event.notes),
        (RemarkKind::Formula, &event.finances.formula),
    ];
    for (kind, text) in texts.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
        remarks.name(kind, first_line(text));
    }
    let names = [(RemarkKind::League, &event.league), (RemarkKind::Season, &event.season)];
    for (kind, named) in names {
        remarks_of(remarks, kind, named.as_ref().map(|named| named.name.as_str()));
    }
    let numbers = [
        (RemarkKind::PointsForHit, event.finances.points_for_hit),
        (RemarkKind::ChipsAdjusted, event.finances.chips_adjusted),
    ];
    for (kind, number) in numbers.into_iter().filter(|(_, number)| !number.is_zero()) {
        remarks.name(kind, number.to_string());
    }
    let people = |is: fn(&TdtPlayer) -> bool| event.players.iter().filter(|it| is(it)).count();
    let points = people(|player| !player.points_adjusted.is_zero());
    remarks.count(RemarkKind::PointsAdjusted, points);
    remarks.count(RemarkKind::HitsAdjusted, people(|player| !player.hits_adjusted.is_zero()));
    remarks.count(RemarkKind::CashAdjusted, people(|player| !player.cash_adjusted.is_zero()));
    remarks.count(RemarkKind::Members, people(|player| !player.member.trim().is_empty()));
    remarks.count(RemarkKind::Contacts, people(|player| player.has_contact));
    remarks.count(RemarkKind::NotEntered, people(|player| player.buy_ins.is_empty()));
    remarks.count(RemarkKind::SalesUndone, history.sales_undone);
    if let Some(line) = history.first_unknown {
        for _ in 0..history.unknown {
            remarks.more(RemarkKind::LinesUnknown, &first_line(&line.text));
        }
    }
    event.odd.iter().for_each(|fault| remarks.odd(fault));
}

fn remarks_of(remarks: &mut Remarks, kind: RemarkKind, name: Option<&str>) {
    if let Some(name) = name {
        remarks.name(kind, first_line(name));
    }
}

/// A text as a line of a report has room for it.
fn first_line(text: &str) -> String {
    const LETTERS_MAX: usize = 80;
    let line = text.trim().lines().next().unwrap_or_default().trim();
    let is_whole = line.len() == text.trim().len() && line.chars().count() <= LETTERS_MAX;
    let shown: String = line.chars().take(LETTERS_MAX).collect();
    if is_whole { shown } else { format!("{shown}…") }
}
