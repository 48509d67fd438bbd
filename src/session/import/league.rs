//! What an evening counts for, and what was said of it: league and season, the formula for points,
//! member numbers, and what was put right by hand.

use super::error::ImportError;
use super::left_out::first_line;
use super::playing::Playing;
use super::remark::{RemarkKind, Remarks};
use engine::Command;
use engine::entries::{Who, fold};
use engine::settings::Settings;
use engine::values::MemberNo;
use points::{Formula, Scope};
use std::collections::BTreeSet;
use tdt::{Named, TdtEvent, TdtPlayer};
use words::Words;

/// Points are put right in thousandths.
const POINTS_DIGITS: u8 = 3;

/// Gives an evening what the file says of it; what has no room is told and left out whole.
pub(super) fn note_league(
    settings: &mut Settings,
    event: &TdtEvent,
    words: &Words,
    remarks: &mut Remarks,
) {
    let (long, short) = (Settings::DESCRIPTION_MAX, Settings::LEAGUE_MAX);
    let mut take = |text: &str, most: u32| {
        let text = text.trim();
        let is_long = text.chars().count() > most as usize;
        if is_long {
            remarks.name(RemarkKind::TextTooLong, first_line(text));
        }
        if is_long { String::new() } else { text.to_owned() }
    };
    settings.description = take(&event.description, long);
    settings.notes = take(&event.notes, long);
    settings.league = take(name(event.league.as_ref()), short);
    settings.season = take(name(event.season.as_ref()), short);
    let formula = event.finances.formula.trim();
    if formula.is_empty() {
        return;
    }
    match Formula::read(formula, Scope::Event) {
        Ok(_) => settings.points_formula = formula.to_owned(),
        Err(error) => {
            remarks.name(RemarkKind::FormulaUnreadable, words.formula_error(&error).text);
        }
    }
}

fn name(named: Option<&Named>) -> &str {
    named.map_or("", |named| &named.name)
}

/// The member numbers of the people of a file, in its order; one that two have is nobody's.
pub(super) fn member_numbers(
    players: &[TdtPlayer],
    remarks: &mut Remarks,
) -> Vec<Option<MemberNo>> {
    let told: Vec<Option<MemberNo>> =
        players.iter().map(|player| MemberNo::new(&player.member)).collect();
    let (mut seen, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for member in told.iter().flatten() {
        let key = fold(member.as_str());
        if !seen.insert(key.clone()) {
            twice.insert(key);
        }
    }
    let is_odd = |(player, told): (&TdtPlayer, &Option<MemberNo>)| {
        told.is_none() && !player.member.trim().is_empty()
    };
    let odd = players.iter().zip(&told).filter(|pair| is_odd(*pair)).count();
    let is_twice = |member: &MemberNo| twice.contains(&fold(member.as_str()));
    remarks.count(
        RemarkKind::MembersLeftOut,
        odd + told.iter().flatten().filter(|it| is_twice(it)).count(),
    );
    told.into_iter().map(|member| member.filter(|member| !is_twice(member))).collect()
}

impl Playing<'_> {
    /// Points and hits that were put right by hand.
    ///
    /// # Errors
    /// Where the program itself fails.
    pub(super) fn put_right(&mut self, at: i64) -> Result<(), ImportError> {
        let event = self.event;
        let note = self.words.text("import-put-right");
        for (who, player) in event.players.iter().enumerate() {
            let Some(id) = self.id(who) else { continue };
            let asked = [
                player.points_adjusted.in_units(POINTS_DIGITS).map(|thousandths| {
                    let (player, note) = (Who::Id(id), note.clone());
                    (thousandths, Command::AdjustPoints { player, thousandths, note })
                }),
                player.hits_adjusted.in_units(0).map(|hits| {
                    let hits = i32::try_from(hits).unwrap_or(i32::MAX);
                    let (player, note) = (Who::Id(id), note.clone());
                    (i64::from(hits), Command::AdjustHits { player, hits, note })
                }),
            ];
            for asked in asked {
                let is_done = match asked {
                    Some((0, _)) => true,
                    Some((_, command)) => self.act(at, &command)?.is_ok(),
                    None => false,
                };
                if !is_done {
                    let name = self.name(who);
                    self.remarks.name(RemarkKind::PutRightLeftOut, name);
                }
            }
        }
        Ok(())
    }
}
