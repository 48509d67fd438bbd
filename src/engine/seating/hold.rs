//! Holding a draw: its record is fixed before anybody knows what comes out.

use crate::ask::Ask;
use crate::seating::{DrawPurpose, DrawRecord};
use crate::tournament::Tournament;
use crate::values::{PlayerId, Seed, sha256_hex};

/// Fixes the record of the tournament's next draw, for these players.
pub(crate) fn hold(
    tournament: &Tournament,
    purpose: DrawPurpose,
    public: Option<String>,
    players: &[PlayerId],
    ask: &mut Ask<'_>,
) -> DrawRecord {
    hold_after(HeldDraws::so_far(tournament), purpose, public, players, ask)
}

/// How many draws were held, and the secret of the next one.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeldDraws {
    draws: u32,
    seed: Seed,
    is_spent: bool,
}

impl HeldDraws {
    /// The draws that the tournament has held.
    pub(super) fn so_far(tournament: &Tournament) -> Self {
        let (draws, seed) = (tournament.seating.draws, tournament.seed);
        Self { draws, seed, is_spent: tournament.is_seed_spent }
    }

    /// As it is once this draw was held, too.
    pub(super) fn and(draw: &DrawRecord) -> Self {
        Self { draws: draw.no, seed: draw.next, is_spent: false }
    }
}

/// Fixes the record of a draw that follows `held`: several draws can stand in one act.
pub(super) fn hold_after(
    held: HeldDraws,
    purpose: DrawPurpose,
    public: Option<String>,
    players: &[PlayerId],
    ask: &mut Ask<'_>,
) -> DrawRecord {
    let mut ids: Vec<u32> = players.iter().map(|player| player.0).collect();
    ids.sort_unstable();
    let list: Vec<String> = ids.iter().map(u32::to_string).collect();
    let digest = sha256_hex(&list.join(","));
    let no = held.draws + 1;
    let label = format!("draw {no}, {}, players {}", what(purpose), &digest[..16]);
    let public = public.map(|word| word.replace('|', "/"));
    let is_fresh = held.is_spent;
    let seed = if is_fresh { ask.chance.seed() } else { held.seed };
    DrawRecord { no, purpose, seed, public, label, next: ask.chance.seed(), is_fresh }
}

/// The purpose as it stands in the label; part of the hash, so never translated.
fn what(purpose: DrawPurpose) -> String {
    match purpose {
        DrawPurpose::FirstSeats => "first seats".to_owned(),
        DrawPurpose::LateSeats => "late seats".to_owned(),
        DrawPurpose::BrokenTable(table) => format!("table {table} breaks"),
        DrawPurpose::Redraw => "redraw".to_owned(),
        DrawPurpose::Button(table) => format!("button of table {table}"),
        DrawPurpose::ChipRace => "chip race".to_owned(),
        DrawPurpose::RandomHalt(level) => format!("halt of level {level}"),
        DrawPurpose::NewDay(day) => format!("day {day}"),
        DrawPurpose::Envelope(player) => format!("head {player}"),
    }
}
