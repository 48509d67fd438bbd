//! Changing the structure: only what is still to come can be changed.

use crate::engine::Command;
use crate::engine::structure::{Break, Game, Level, Stage, Stakes, Structure};
use crate::engine::values::Chips;
use crate::ui::action::Actions;
use crate::ui::screens::clock::line::{LineChange, line_ui};
use crate::ui::theme::{Size, Tone, color, space, text, text_bold};
use crate::ui::view::{Go, View};
use crate::ui::widgets::button::Push;
use egui::{Align, Layout, ScrollArea, Ui};

const LEVEL_SECS: u32 = 20 * 60;
const BREAK_SECS: u32 = 10 * 60;

/// The structure while it is changed.
#[derive(Debug, Clone)]
pub struct Draft {
    stages: Vec<Stage>,
}

impl Draft {
    /// The structure as it stands.
    #[must_use]
    pub fn of(view: &View<'_>) -> Self {
        Self { stages: view.tournament.structure().stages.clone() }
    }

    /// Shows the lines; whether it is done with.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) -> Go {
        let done = self.head_ui(ui, view, actions);
        ui.add_space(space::HALF);
        let hint = view.text("clock-edit-hint");
        ui.label(text(hint, Size::Small).color(color(ui, Tone::TextMuted)));
        let mut change = None;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let begun = view.tournament.clock().has_begun(view.now);
            let on = view.reading().stage.index();
            let mut levels = 0_u16;
            for (index, stage) in self.stages.iter_mut().enumerate() {
                levels += u16::from(stage.as_level().is_some());
                let level = stage.as_level().map(|_| levels);
                let reach = match (begun, index.cmp(&on)) {
                    (true, std::cmp::Ordering::Less) => Reach::Played,
                    (true, std::cmp::Ordering::Equal) => Reach::On,
                    _ => Reach::Ahead,
                };
                let line = LineId { index, level, reach };
                if let Some(changed) = line_ui(ui, view, line, stage) {
                    change = Some((index, changed));
                }
            }
        });
        if let Some((index, change)) = change {
            self.change(index, change);
        }
        done
    }

    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) -> Go {
        let mut done = Go::No;
        ui.horizontal(|ui| {
            ui.label(text_bold(view.text("clock-edit-title"), Size::Lead));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let structure = Structure { stages: self.stages.clone() };
                let command = Command::SetStructure { structure };
                let refusal = view.refusal(&command);
                let save = view.text("setup-save");
                let push = Push::primary(&save).refused(refusal.as_deref());
                if ui.add(push).clicked() {
                    actions.submit(command);
                    done = Go::Yes;
                }
                if ui.add(Push::secondary(&view.text("setup-discard"))).clicked() {
                    done = Go::Yes;
                }
                if let Some(refusal) = refusal {
                    let words = text(refusal, Size::Small).color(color(ui, Tone::AttentionText));
                    ui.add(egui::Label::new(words).truncate());
                }
            });
        });
        done
    }

    fn change(&mut self, index: usize, change: LineChange) {
        let after = (index + 1).min(self.stages.len());
        match change {
            LineChange::Remove => {
                if index < self.stages.len() {
                    self.stages.remove(index);
                }
            }
            LineChange::Up if index > 0 && index < self.stages.len() => {
                self.stages.swap(index, index - 1);
            }
            LineChange::Down if after < self.stages.len() => self.stages.swap(index, after),
            LineChange::Up | LineChange::Down => {}
            LineChange::LevelAfter => {
                let level = self.level_after(index);
                self.stages.insert(after, Stage::Level(level));
            }
            LineChange::BreakAfter => {
                let rest = Break { secs: BREAK_SECS, color_up: false };
                self.stages.insert(after, Stage::Break(rest));
            }
        }
    }

    /// A level like the one before, half as high again.
    fn level_after(&self, index: usize) -> Level {
        let before = self.stages.iter().take(index + 1).rev().find_map(Stage::as_level);
        let Some(before) = before else {
            let stakes = Stakes::Blinds {
                small_blind: Chips(50),
                big_blind: Chips(100),
                ante: Default::default(),
            };
            return Level { game: Game::default(), stakes, secs: LEVEL_SECS };
        };
        Level { stakes: raised(before.stakes), ..before.clone() }
    }
}

fn raised(stakes: Stakes) -> Stakes {
    use crate::engine::structure::Ante;
    let half_more = |chips: Chips| Chips(chips.0.saturating_add(chips.0 / 2));
    match stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => Stakes::Blinds {
            small_blind: half_more(small_blind),
            big_blind: half_more(big_blind),
            ante: match ante {
                Ante::None => Ante::None,
                Ante::PerPlayer(chips) => Ante::PerPlayer(half_more(chips)),
                Ante::BigBlind(chips) => Ante::BigBlind(half_more(chips)),
            },
        },
        Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => Stakes::Limit {
            small_blind: half_more(small_blind),
            big_blind: half_more(big_blind),
            small_bet: half_more(small_bet),
            big_bet: half_more(big_bet),
        },
        Stakes::Stud { ante, bring_in, small_bet, big_bet } => Stakes::Stud {
            ante: half_more(ante),
            bring_in: half_more(bring_in),
            small_bet: half_more(small_bet),
            big_bet: half_more(big_bet),
        },
    }
}

/// Which line it is, and what of it may change.
#[derive(Debug, Clone, Copy)]
pub struct LineId {
    /// Its place, from 0.
    pub index: usize,
    /// Its level, where it is one.
    pub level: Option<u16>,
    /// What of it may change.
    pub reach: Reach,
}

/// What of a line may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// It was played: nothing.
    Played,
    /// It is on: only how long it lasts.
    On,
    /// It is to come: everything.
    Ahead,
}
