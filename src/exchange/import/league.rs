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
use std::collections::{BTreeMap, BTreeSet};
use tdt::{Decimal, Named, TdtEvent, TdtPlayer, TdtPrizes, TdtStage};
use words::{Args, Words};

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
    let of_levels = level_notes(event, words);
    let notes: Vec<&str> = std::iter::once(event.notes.trim())
        .chain(of_levels.iter().map(String::as_str))
        .filter(|note| !note.is_empty())
        .collect();
    settings.notes = take(&notes.join("\n"), long);
    settings.league = take(name(event.league.as_ref()), short);
    settings.season = take(name(event.season.as_ref()), short);
    remarks.count(RemarkKind::LevelNotes, of_levels.len());
    let formula = event.finances.formula.trim();
    if formula.is_empty() {
        settings.points_formula = place_formula(&event.prizes);
        return;
    }
    match Formula::read(formula, Scope::Event) {
        Ok(_) => settings.points_formula = formula.to_owned(),
        Err(error) => {
            remarks.name(RemarkKind::FormulaUnreadable, words.formula_error(&error).text);
        }
    }
}

/// What was noted of levels and breaks, a line for each.
fn level_notes(event: &TdtEvent, words: &Words) -> Vec<String> {
    let (mut levels, mut breaks) = (0_u32, 0_u32);
    let mut lines = Vec::new();
    for stage in &event.stages {
        let (id, no, note) = match stage {
            TdtStage::Round(round) => {
                levels += 1;
                ("import-note-level", levels, &round.notes)
            }
            TdtStage::Break(pause) => {
                breaks += 1;
                ("import-note-break", breaks, &pause.notes)
            }
        };
        let note = note.split_whitespace().collect::<Vec<_>>().join(" ");
        if !note.is_empty() {
            lines.push(words.say(id, &Args::new().no("no", no).text("note", note)));
        }
    }
    lines
}

/// A formula by which places bring the points that stand beside their prizes; empty where none do.
fn place_formula(prizes: &TdtPrizes) -> String {
    let mut places: BTreeMap<u32, Decimal> = BTreeMap::new();
    for prize in prizes.prizes.iter().filter(|prize| !prize.points.is_zero()) {
        if let Some(place) = prize.place {
            places.insert(place, prize.points);
        }
    }
    if places.is_empty() {
        return String::new();
    }
    let cases = places.iter().map(|(place, points)| format!("{place}, {points}, "));
    format!("switch(rank, {}0)", cases.collect::<String>())
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
    /// Points that places bring beside a formula, in thousandths: they come to what it gives.
    fn place_points(&self) -> BTreeMap<usize, i64> {
        let mut points = BTreeMap::new();
        if self.event.finances.formula.trim().is_empty() || self.event.ended_at.is_none() {
            return points;
        }
        for prize in self.event.prizes.prizes.iter().filter(|prize| !prize.points.is_zero()) {
            let all = prize.points.in_units(POINTS_DIGITS).unwrap_or_default();
            let among = i64::try_from(prize.to.len()).unwrap_or(i64::MAX).max(1);
            for who in prize.to.iter().filter_map(|uuid| self.people.known_as(uuid)) {
                *points.entry(who).or_default() += all / among;
            }
        }
        points
    }

    /// Points and hits that were put right by hand.
    ///
    /// # Errors
    /// Where the program itself fails.
    pub(super) fn put_right(&mut self, at: i64) -> Result<(), ImportError> {
        let event = self.event;
        let note = self.words.text("import-put-right");
        let of_places = self.place_points();
        if !of_places.is_empty() {
            self.remarks.count(RemarkKind::PlacePoints, of_places.len());
        }
        for (who, player) in event.players.iter().enumerate() {
            let Some(id) = self.id(who) else { continue };
            let asked = [
                player.points_adjusted.in_units(POINTS_DIGITS).map(|thousandths| {
                    let of_place = of_places.get(&who).copied().unwrap_or_default();
                    let thousandths = thousandths.saturating_add(of_place);
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
