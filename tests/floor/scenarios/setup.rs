//! What an evening is like before it begins: rules, terms, levels.

use super::text::{number, parts, split};
use engine::Settings;
use engine::settings::{ButtonTracking, EntryTerms, GapRule, Limit, SeatingTerms, StageStart};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo};
use rulebook::{RuleSet, Rulebook};

/// Settings of a story that says nothing about them.
pub fn settings() -> Settings {
    Settings {
        name: "A story".to_owned(),
        rules: RuleSet::of(Rulebook::Tda2024),
        entries: EntryTerms { starting_chips: Chips(10_000), ..EntryTerms::default() },
        seating: SeatingTerms { button_tracking: ButtonTracking::Never, ..SeatingTerms::default() },
        ..Settings::default()
    }
}

/// Levels of a story that says nothing about them.
pub fn structure() -> Structure {
    levels("20, 20, break 10, 20, 20").unwrap()
}

/// Reads a line of settings. None where it is something else.
pub fn change(line: &str, settings: &mut Settings) -> Result<Option<()>, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (entries, seating) = (&mut settings.entries, &mut settings.seating);
    match word {
        "rules" => settings.rules = rules(rest)?,
        "name" => settings.name = rest.to_owned(),
        "chips" => entries.starting_chips = Chips(number(rest)?),
        "late" => entries.late_registration_level_max = Some(until(rest)?),
        "re-entries" => entries.re_entries = limit(rest)?,
        "rebuys" => {
            let (times, level) = split(rest, " until level ")?;
            entries.rebuys = limit(times)?;
            entries.rebuy_level_max = Some(LevelNo(number(level)?));
        }
        "rebuy-chips" => entries.rebuy_chips = Some(Chips(number(rest)?)),
        "add-on-chips" => entries.add_on_chips = Some(Chips(number(rest)?)),
        "after-breaks" => settings.pace.after_breaks = stage_start(rest)?,
        "after-late" => settings.pace.after_registration = stage_start(rest)?,
        "seats" => seating.seats_per_table = number(rest)?,
        "gaps" => seating.balance = gaps(rest)?,
        "redraw-at-players" => seating.redraw_at_players = numbers(rest)?,
        "redraw-at-tables" => seating.redraw_at_tables = numbers(rest)?,
        "final-table" => seating.final_table_size = Some(number(rest)?),
        "tracking" => seating.button_tracking = tracking(rest)?,
        _ => return Ok(None),
    }
    Ok(Some(()))
}

fn stage_start(text: &str) -> Result<StageStart, String> {
    match text {
        "go on" => Ok(StageStart::ByItself),
        "wait" => Ok(StageStart::ByFloor),
        _ => Err(format!("the clock can go on or wait, not {text:?}")),
    }
}

fn numbers<N: std::str::FromStr>(text: &str) -> Result<Vec<N>, String> {
    parts(text).into_iter().map(number).collect()
}

fn rules(name: &str) -> Result<RuleSet, String> {
    let book = Rulebook::ALL.into_iter().find(|book| book.id() == name);
    book.map(RuleSet::of).ok_or_else(|| format!("there is no rulebook {name:?}"))
}

/// `until level 2`.
fn until(text: &str) -> Result<LevelNo, String> {
    let level = text.strip_prefix("until level ").ok_or("until which level?")?;
    number(level).map(LevelNo)
}

fn limit(text: &str) -> Result<Limit, String> {
    match text {
        "none" => Ok(Limit::Never),
        "unlimited" => Ok(Limit::Unlimited),
        most => number(most).map(Limit::AtMost),
    }
}

fn tracking(text: &str) -> Result<ButtonTracking, String> {
    match text {
        "never" => Ok(ButtonTracking::Never),
        "final" => Ok(ButtonTracking::FinalTable),
        "always" => Ok(ButtonTracking::Always),
        _ => Err(format!("hands are entered never, final or always, not {text:?}")),
    }
}

/// `2 while 5 tables, 1 while 0 tables`: the first that fits counts.
fn gaps(text: &str) -> Result<Vec<GapRule>, String> {
    let gap = |part: &str| {
        let (gap, tables) = split(part.trim_end_matches(" tables"), " while ")?;
        Ok(GapRule { tables_min: number(tables)?, gap: number(gap)? })
    };
    parts(text).into_iter().map(gap).collect()
}

/// `20, stud7 20, break 10`: minutes of each level or break, with its game where not hold'em.
pub fn levels(text: &str) -> Result<Structure, String> {
    let mut big_blind = 100;
    let mut stages = Vec::new();
    for part in parts(text) {
        let (what, minutes) = part.split_once(' ').unwrap_or(("holdem", part));
        let secs = number::<u32>(minutes)? * 60;
        if what == "break" {
            stages.push(Stage::Break(Break { secs, color_up: false }));
            continue;
        }
        let game = Game::ALL.iter().copied().find(|game| game.id() == what);
        let game = game.ok_or_else(|| format!("there is no game {what:?}"))?;
        stages.push(Stage::Level(Level {
            game,
            stakes: stakes(game, big_blind),
            secs,
            color_up: false,
        }));
        big_blind *= 2;
    }
    Ok(Structure { stages })
}

fn stakes(game: Game, big_blind: u64) -> Stakes {
    let (small, big) = (Chips(big_blind / 2), Chips(big_blind));
    match game {
        Game::Stud7 | Game::Stud8 | Game::Razz => {
            let (ante, big_bet) = (Chips(big_blind / 10), Chips(big_blind * 2));
            Stakes::Stud { ante, bring_in: small, small_bet: big, big_bet }
        }
        _ => Stakes::Blinds { small_blind: small, big_blind: big, ante: Ante::None },
    }
}
