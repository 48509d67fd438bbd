//! What a file holds and a tournament has no place for yet: each thing with its own line, so that
//! giving it one is a change of this file and of the act that makes the tournament.

use super::history::History;
use super::remark::{RemarkKind, Remarks};
use engine::entries::fold;
use lists::Encoding;
use tdt::{TdtEvent, TdtPlayer};

/// Notes what the file says and has no place here.
pub(super) fn note_left_out(event: &TdtEvent, history: &History<'_>, remarks: &mut Remarks) {
    let numbers = [
        (RemarkKind::PointsForHit, event.finances.points_for_hit),
        (RemarkKind::ChipsAdjusted, event.finances.chips_adjusted),
    ];
    for (kind, number) in numbers.into_iter().filter(|(_, number)| !number.is_zero()) {
        remarks.name(kind, number.to_string());
    }
    let people = |is: fn(&TdtPlayer) -> bool| event.players.iter().filter(|it| is(it)).count();
    remarks.count(RemarkKind::CashAdjusted, people(|player| !player.cash_adjusted.is_zero()));
    let busts = event.players.iter().flat_map(|player| &player.buy_ins);
    let together = busts.filter(|one| one.bust.as_ref().is_some_and(|bust| bust.by.len() > 1));
    remarks.count(RemarkKind::HitsSplit, if event.splits_hits { together.count() } else { 0 });
    remarks.count(RemarkKind::Contacts, people(|player| !player.contact.is_empty()));
    note_real_names(event, remarks);
    remarks.count(RemarkKind::NotEntered, people(|player| player.buy_ins.is_empty()));
    remarks.count(RemarkKind::SalesUndone, history.sales_undone);
    if let Some(line) = history.first_unknown {
        for _ in 0..history.unknown {
            remarks.more(RemarkKind::LinesUnknown, &first_line(&line.text));
        }
    }
    match event.encoding {
        Encoding::Utf8 | Encoding::Utf16 => {}
        page @ (Encoding::Windows1250 | Encoding::Windows1252 | Encoding::Iso8859Part2) => {
            remarks.letters(page, &event.readings);
        }
    }
    event.odd.iter().for_each(|fault| remarks.odd(fault));
    event.unread.iter().for_each(|unread| remarks.unread(unread));
}

/// Whoever is called by a nickname, with their own name.
fn note_real_names(event: &TdtEvent, remarks: &mut Remarks) {
    let is_other = |player: &&TdtPlayer| {
        !player.full_name.is_empty() && fold(&player.full_name) != fold(&player.name)
    };
    let named = event.players.iter().filter(is_other);
    let named: Vec<String> =
        named.map(|player| format!("{} = {}", player.name, player.full_name)).collect();
    if !named.is_empty() {
        remarks.name(RemarkKind::RealNames, named.join(", "));
    }
}

/// A text as a line of a report has room for it.
#[must_use]
pub fn first_line(text: &str) -> String {
    const LETTERS_MAX: usize = 80;
    let line = text.trim().lines().next().unwrap_or_default().trim();
    let is_whole = line.len() == text.trim().len() && line.chars().count() <= LETTERS_MAX;
    let shown: String = line.chars().take(LETTERS_MAX).collect();
    if is_whole { shown } else { format!("{shown}…") }
}
