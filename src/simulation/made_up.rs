//! Settings and structure of a simulation that names no template.

use engine::chips::ChipSet;
use engine::entries::NameOrder;
use engine::settings::{ButtonTracking, EntryTerms, PaceTerms, SeatingTerms, Settings, StageStart};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo};
use rulebook::RuleSet;

/// Tables whose buttons are asked for, and a final table that is drawn.
pub(super) fn settings() -> Settings {
    Settings {
        languages: String::new(),
        description: String::new(),
        notes: String::new(),
        league: String::new(),
        season: String::new(),
        points_formula: String::new(),
        public_language: None,
        second_language: None,
        origin: None,
        name_order: NameOrder::default(),
        chip_set: ChipSet::default(),
        pace: PaceTerms::default(),
        name: "Simulation".to_owned(),
        rules: RuleSet::default(),
        entries: EntryTerms { starting_chips: Chips(60_000), ..EntryTerms::default() },
        seating: SeatingTerms {
            button_tracking: ButtonTracking::Never,
            redraw_at_tables: vec![1],
            ..SeatingTerms::default()
        },
        money: None,
    }
}

/// Twenty levels, each with blinds twice as high.
pub(super) fn structure() -> Structure {
    let level = |index: u32| {
        let big_blind = Chips(200u64 << index.min(24));
        let stakes = Stakes::Blinds {
            small_blind: Chips(big_blind.0 / 2),
            big_blind,
            ante: Ante::BigBlind(big_blind),
        };
        Stage::Level(Level { game: Game::Holdem, stakes, secs: 1800, color_up: false })
    };
    Structure { stages: (0..20).map(level).collect() }
}

/// From so many levels on there is a break.
const LEVELS_TO_A_BREAK: usize = 4;

/// Late registration ends with this level where the template says nothing of it.
const LATE: LevelNo = LevelNo(2);

/// The clock waits after breaks and after late registration, of which there are some.
pub(super) fn wait(settings: &mut Settings, structure: &mut Structure) {
    settings.pace.after_breaks = StageStart::ByFloor;
    settings.pace.after_registration = StageStart::ByFloor;
    settings.entries.late_registration_level_max.get_or_insert(LATE);
    if structure.stages.iter().any(|stage| matches!(stage, Stage::Break(_))) {
        return;
    }
    let rest = Stage::Break(Break { secs: 900, color_up: false });
    let parts: Vec<&[Stage]> = structure.stages.chunks(LEVELS_TO_A_BREAK).collect();
    structure.stages = parts.join(&rest);
}
