//! What is wanted of a structure, as fields, and the structure that is made of it.

use crate::theme::{Size, Tone, color, regular, shape, space, text};
use crate::widgets::small_ui;
use egui::{ComboBox, DragValue, Margin, Response, TextEdit, Ui};
use engine::settings::{EntryTerms, Limit};
use engine::structure::{
    AnteWish, BreakWish, Field, NoStructure, Structure, USUAL_CHIPS, Wishes, suggest,
};
use engine::values::{Chips, LevelNo};
use words::typed::chips_typed;
use words::{Args, Words};

/// Under this width labels stand above their fields.
const WIDTH_FOR_TWO: f32 = 408.0;
const LABEL_WIDTH: f32 = 144.0;

/// What the structure is for.
#[derive(Debug, Clone, Copy)]
pub enum Purpose<'a> {
    /// A new event with these terms.
    Start(&'a EntryTerms),
    /// The rest of an event that is played.
    Rest {
        /// Who is left, for how many chips.
        field: Field,
        /// The big blind that is played.
        after: Chips,
        /// Minutes from now to the end.
        minutes: u32,
    },
}

/// A structure, or why there is none.
pub type StructureMade = Result<Structure, NoStructure>;

/// What is wanted, while it is put together.
#[derive(Debug, Clone)]
pub struct WishForm {
    entries: u32,
    rebuys: u32,
    add_ons: u32,
    hours: u32,
    minutes: u32,
    level_minutes: Option<u32>,
    chips: String,
    ante: AnteWish,
    ante_from: u16,
    has_breaks: bool,
    breaks: BreakWish,
    made: Option<(Wishes, StructureMade)>,
}

impl Default for WishForm {
    fn default() -> Self {
        let usual: Vec<String> = USUAL_CHIPS.iter().skip(1).take(5).map(Chips::to_string).collect();
        Self {
            entries: 20,
            rebuys: 0,
            add_ons: 0,
            hours: 4,
            minutes: 0,
            level_minutes: None,
            chips: usual.join(", "),
            ante: AnteWish::None,
            ante_from: 5,
            has_breaks: true,
            breaks: BreakWish { every_minutes: 75, minutes: 10 },
            made: None,
        }
    }
}

impl WishForm {
    /// How many entries are expected.
    pub fn entries(&mut self) -> &mut u32 {
        &mut self.entries
    }

    /// With the chips that are still in play: none smaller than this.
    pub fn with_chips_from(mut self, smallest: Chips) -> Self {
        let left: Vec<String> =
            USUAL_CHIPS.iter().filter(|chip| **chip >= smallest).map(Chips::to_string).collect();
        self.chips = left.join(", ");
        self.ante_from = 1;
        self
    }

    /// Who plays, for how many chips, if as many come as expected.
    pub fn field(&self, terms: &EntryTerms) -> Field {
        let times = |chips: Chips, count: u32| chips.0.saturating_mul(u64::from(count));
        let entries = times(terms.starting_chips, self.entries);
        let rebuys = if terms.rebuys == Limit::Never { 0 } else { self.rebuys };
        let rebuys = times(terms.rebuy_chips.unwrap_or(terms.starting_chips), rebuys);
        let add_ons = times(terms.add_on_chips.unwrap_or_default(), self.add_ons);
        let chips = entries.saturating_add(rebuys).saturating_add(add_ons);
        Field { players: self.entries, chips: Chips(chips) }
    }

    /// What is wanted for this purpose.
    pub fn wishes(&self, purpose: Purpose<'_>) -> Wishes {
        let (starting_chips, field, minutes, after) = match purpose {
            Purpose::Start(terms) => {
                let minutes = self.hours.saturating_mul(60).saturating_add(self.minutes);
                (terms.starting_chips, self.field(terms), minutes, None)
            }
            Purpose::Rest { field, after, minutes } => (field.chips, field, minutes, Some(after)),
        };
        let chips = self.chips.split([',', ';']).flat_map(|part| part.split_whitespace());
        Wishes {
            starting_chips,
            field,
            minutes,
            level_minutes: self.level_minutes,
            chips: chips.filter_map(chips_typed).collect(),
            ante: self.ante,
            ante_from: LevelNo(self.ante_from),
            breaks: self.has_breaks.then_some(self.breaks),
            after,
        }
    }

    /// The structure that is made of it; worked out again only where something changed.
    pub fn made(&mut self, purpose: Purpose<'_>) -> StructureMade {
        let wishes = self.wishes(purpose);
        if let Some((known, made)) = &self.made
            && *known == wishes
        {
            return made.clone();
        }
        let made = suggest(&wishes);
        self.made = Some((wishes, made.clone()));
        made
    }

    pub fn ui(&mut self, ui: &mut Ui, words: &Words, purpose: Purpose<'_>) {
        if let Purpose::Start(terms) = purpose {
            self.start_ui(ui, words, terms);
        }
        row_ui(ui, words, "structure-wish-level", |ui| {
            let mut is_chosen = self.level_minutes.is_some();
            let choose = words.text("structure-wish-level-given");
            if ui.checkbox(&mut is_chosen, text(choose, Size::Body)).changed() {
                self.level_minutes = is_chosen.then_some(20);
            }
            if let Some(minutes) = &mut self.level_minutes {
                let field = DragValue::new(minutes).range(0..=600);
                named(ui, field.suffix(" min"), words, "structure-wish-level");
            }
        });
        row_ui(ui, words, "structure-wish-chips", |ui| {
            let edit = TextEdit::singleline(&mut self.chips)
                .font(regular(Size::Body))
                .align(egui::Align2::LEFT_CENTER)
                .margin(Margin::symmetric(8, 6))
                .desired_width(ui.available_width() - space::TWO);
            let _ = ui.add(edit).accessible_name(words.text("structure-wish-chips"));
        });
        self.antes_ui(ui, words);
        self.breaks_ui(ui, words);
    }

    fn start_ui(&mut self, ui: &mut Ui, words: &Words, terms: &EntryTerms) {
        row_ui(ui, words, "structure-wish-time", |ui| {
            let hours = DragValue::new(&mut self.hours).range(0..=168).suffix(" h");
            named(ui, hours, words, "structure-wish-hours");
            let minutes = DragValue::new(&mut self.minutes).range(0..=59).suffix(" min");
            named(ui, minutes, words, "structure-wish-minutes");
        });
        if terms.rebuys != Limit::Never {
            row_ui(ui, words, "structure-wish-rebuys", |ui| {
                let rebuys = DragValue::new(&mut self.rebuys).range(0..=100_000);
                named(ui, rebuys, words, "structure-wish-rebuys");
            });
        }
        if terms.add_on_chips.is_some() {
            row_ui(ui, words, "structure-wish-add-ons", |ui| {
                let add_ons = DragValue::new(&mut self.add_ons).range(0..=100_000);
                named(ui, add_ons, words, "structure-wish-add-ons");
            });
        }
    }

    fn antes_ui(&mut self, ui: &mut Ui, words: &Words) {
        let kinds = [
            (AnteWish::None, "structure-wish-ante-none"),
            (AnteWish::BigBlind, "structure-wish-ante-big-blind"),
            (AnteWish::PerPlayer, "structure-wish-ante-player"),
        ];
        row_ui(ui, words, "structure-wish-ante", |ui| {
            let shown = kinds.iter().find(|(kind, _)| *kind == self.ante);
            let shown = shown.map_or_else(String::new, |(_, id)| words.text(id));
            let combo = ComboBox::from_id_salt("wish-ante").selected_text(shown);
            let combo = combo.width(shape::NUMBER_WIDTH * 1.4).show_ui(ui, |ui| {
                for (kind, id) in kinds {
                    ui.selectable_value(&mut self.ante, kind, words.text(id));
                }
            });
            let _ = combo.response.accessible_name(words.text("structure-wish-ante"));
            if self.ante != AnteWish::None {
                let from = words.text("structure-wish-ante-from");
                small_ui(ui, from);
                let level = DragValue::new(&mut self.ante_from).range(1..=99);
                named(ui, level, words, "structure-wish-ante-from");
            }
        });
    }

    fn breaks_ui(&mut self, ui: &mut Ui, words: &Words) {
        row_ui(ui, words, "structure-wish-breaks", |ui| {
            let label = words.text("structure-wish-breaks-every");
            ui.checkbox(&mut self.has_breaks, text(label, Size::Body));
            if self.has_breaks {
                let every = DragValue::new(&mut self.breaks.every_minutes).range(0..=600);
                named(ui, every.suffix(" min"), words, "structure-wish-breaks-every");
                let length = DragValue::new(&mut self.breaks.minutes).range(0..=180);
                named(ui, length.suffix(" min"), words, "structure-wish-breaks-length");
                let length = words.text("structure-wish-breaks-length");
                small_ui(ui, &length);
            }
        });
    }
}

/// Why there is no structure, with what to do.
pub fn trouble_words(words: &Words, why: NoStructure) -> String {
    let args = match why {
        NoStructure::TooManyPlayers { most } => Args::new().count("most", most),
        NoStructure::TimeImpossible { hours } => Args::new().count("hours", hours),
        NoStructure::StackTooSmall { least } => Args::new().text("least", words.chips(least)),
        NoStructure::StackTooLarge { most } => Args::new().text("most", words.chips(most)),
        NoStructure::TooSteep { percent } => Args::new().count("percent", percent),
        _ => Args::new(),
    };
    words.say(&format!("structure-trouble-{}", why.id()), &args)
}

/// A field with its label before it, or above it where there is little room.
fn row_ui(ui: &mut Ui, words: &Words, id: &str, contents: impl FnOnce(&mut Ui)) {
    let label = text(words.text(id), Size::Body).color(color(ui, Tone::TextMuted));
    if ui.available_width() < WIDTH_FOR_TWO {
        ui.label(label);
        ui.horizontal_wrapped(contents);
        return;
    }
    ui.horizontal(|ui| {
        let size = egui::Vec2::new(LABEL_WIDTH, shape::BUTTON_HEIGHT);
        let left = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, left, |ui| {
            ui.set_min_width(LABEL_WIDTH);
            ui.label(label);
        });
        contents(ui);
    });
}

fn named(ui: &mut Ui, value: DragValue<'_>, words: &Words, id: &str) -> Response {
    ui.add(value).accessible_name(words.text(id))
}
