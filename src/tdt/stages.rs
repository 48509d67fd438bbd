//! Levels and breaks.

use crate::fields::{Fields, Reader, Weight};
use crate::{Decimal, FaultKind, Point, What};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TdtStage {
    Round(TdtRound),
    Break(TdtBreak),
}

impl TdtStage {
    /// How long it lasts; 0 where it has no end.
    #[must_use]
    pub fn secs(&self) -> u32 {
        match self {
            Self::Round(round) => round.secs,
            Self::Break(pause) => pause.secs,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtRound {
    /// Where it stands in the file.
    pub at: Point,
    /// How long it lasts; 0 where it has no end.
    pub secs: u32,
    pub small_blind: u64,
    pub big_blind: u64,
    /// Ante; the file does not say whose.
    pub ante: u64,
    /// The number that the file has for the way of betting: 0 fixed limit, 1 pot limit, 2 no limit.
    pub betting: u8,
    pub game: String,
    /// Bets of a fixed limit, the smallest first; 0 where there is none.
    pub limits: Vec<u64>,
    pub notes: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtBreak {
    /// How long it lasts, in seconds.
    pub secs: u32,
    /// Whether chips are colored up in it.
    pub color_up: bool,
    pub notes: String,
}

/// No structure has more lines.
const STAGES_MAX: usize = 1_000;

/// The most minutes of a stage: a year.
const MINUTES_MAX: i64 = 366 * 24 * 60;

/// The most chips that are posted.
const CHIPS_MAX: i64 = 1_000_000_000_000;

/// Reads levels and breaks in their order.
pub(crate) fn read_stages<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> Vec<TdtStage> {
    let needed = Weight::Needed;
    // Old files have the list itself in this place.
    let is_list = of.get("Levels").is_some_and(|levels| matches!(levels.what, What::Array(_)));
    let holder = match is_list {
        true => Some(*of),
        false => reader.part(of, "Levels", &["GameLevels"], needed),
    };
    let Some(holder) = holder else { return Vec::new() };
    let mut stages = Vec::new();
    for value in reader.items(&holder, "Levels", needed) {
        if stages.len() >= STAGES_MAX {
            reader.odd(&holder, "Levels", FaultKind::TooMany { most: STAGES_MAX }, needed);
            break;
        }
        let known = ["GameRound", "GameBreak"];
        let Some(fields) = reader.fields(value, &known, needed) else { continue };
        let secs = read_secs(reader, &fields);
        stages.push(match fields.of {
            "GameBreak" => {
                let color_up = reader.is_so(&fields, "ChipUp", needed);
                let notes = reader.text(&fields, "Notes", Weight::Aside);
                TdtStage::Break(TdtBreak { secs, color_up, notes })
            }
            _ => TdtStage::Round(read_round(reader, &fields, secs)),
        });
    }
    stages
}

/// A length in minutes, which may have a fraction.
fn read_secs<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> u32 {
    let minutes = reader.amount(fields, "Minutes", Weight::Needed);
    let secs = minutes.in_whole_units(6).and_then(|millionths| {
        (millionths <= MINUTES_MAX * 1_000_000).then(|| millionths.saturating_mul(60) / 1_000_000)
    });
    match secs.and_then(|secs| u32::try_from(secs).ok()) {
        Some(secs) => secs,
        None => {
            reader.odd(fields, "Minutes", FaultKind::OutOfRange, Weight::Needed);
            0
        }
    }
}

fn read_round<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>, secs: u32) -> TdtRound {
    let needed = Weight::Needed;
    let mut chips = |name| {
        let chips = reader.whole(fields, name, CHIPS_MAX, needed);
        chips.and_then(|chips| u64::try_from(chips).ok()).unwrap_or_default()
    };
    let [small_blind, big_blind, ante] = ["SmallBlind", "BigBlind", "Ante"].map(&mut chips);
    let older = ["Limit1", "Limit2"].map(chips);
    let limits = reader.numbers(fields, "Limits", Weight::Aside);
    let whole = |limit: &Decimal| limit.whole().and_then(|chips| u64::try_from(chips).ok());
    let limits: Vec<u64> = limits.iter().filter_map(whole).collect();
    let betting = reader.whole(fields, "GameType", 2, Weight::Aside);
    TdtRound {
        at: reader.point(fields.at),
        secs,
        small_blind,
        big_blind,
        ante,
        betting: betting.and_then(|kind| u8::try_from(kind).ok()).unwrap_or(2),
        game: reader.text(fields, "GameName", Weight::Aside),
        limits: if limits.is_empty() { older.to_vec() } else { limits },
        notes: reader.text(fields, "Notes", Weight::Aside),
    }
}
