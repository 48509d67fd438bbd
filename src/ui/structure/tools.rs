//! What can be done with the chosen line of the sheet as a whole.

use crate::engine::structure::{Ante, Break, Game, Stage, Stakes, Structure, level_after};
use crate::engine::values::Chips;
use crate::ui::structure::cells::with_antes_from;
use crate::ui::theme::{Size, icons, shape, space, text};
use crate::ui::widgets::button::Push;
use crate::words::{Args, Words};
use egui::{ComboBox, Ui};

const BREAK_SECS: u32 = 10 * 60;

/// What is done to a line as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineChange {
    /// A level follows it.
    LevelAfter,
    /// A break follows it.
    BreakAfter,
    /// The same line follows it.
    Copy,
    /// One line earlier.
    Up,
    /// One line later.
    Down,
    /// It goes.
    Remove,
}

impl LineChange {
    /// With its sign, the id of its words, and its keys.
    pub(super) const ALL: [(Self, &'static str, &'static str, &'static str); 6] = [
        (Self::LevelAfter, icons::MORE, "structure-line-level", "Ctrl+Enter"),
        (Self::BreakAfter, icons::BREAK, "structure-line-break", "Ctrl+Shift+Enter"),
        (Self::Copy, icons::COPY, "structure-line-copy", "Alt+Shift+↓"),
        (Self::Up, icons::UP, "structure-line-up", "Alt+↑"),
        (Self::Down, icons::DOWN, "structure-line-down", "Alt+↓"),
        (Self::Remove, icons::REMOVE, "structure-line-remove", "Ctrl+Delete"),
    ];

    /// Whether only lines that are still to come can have it done to them.
    pub(super) fn is_for_lines_ahead(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Remove)
    }

    /// The structure afterwards and the line to go on with; none where nothing happens.
    ///
    /// `first` is the first line that may move.
    pub(super) fn done(
        self,
        structure: &Structure,
        index: usize,
        first: usize,
    ) -> Option<(Structure, usize)> {
        let mut changed = structure.clone();
        let count = changed.stages.len();
        let stage = changed.stages.get(index).cloned();
        let after = (index + 1).min(count);
        match self {
            Self::LevelAfter => {
                changed.stages.insert(after, Stage::Level(level_after(structure, index)));
            }
            Self::BreakAfter => {
                let rest = Break { secs: BREAK_SECS, color_up: false };
                changed.stages.insert(after, Stage::Break(rest));
            }
            Self::Copy => changed.stages.insert(after, stage?),
            Self::Up if index > first && index < count => changed.stages.swap(index, index - 1),
            Self::Down if after < count => changed.stages.swap(index, after),
            Self::Remove if index < count => {
                changed.stages.remove(index);
            }
            Self::Up | Self::Down | Self::Remove => return None,
        }
        let next = match self {
            Self::Up => index - 1,
            Self::Remove => index.min(count.saturating_sub(2)),
            _ => after,
        };
        Some((changed, next))
    }
}

/// Shows the tools for the chosen line, which is called `title`; gives what was pressed.
pub(super) fn lines_ui(
    ui: &mut Ui,
    words: &Words,
    title: &str,
    is_ahead: bool,
    refusal: Option<&str>,
) -> Option<LineChange> {
    let mut pressed = None;
    let closed = words.text("structure-line-closed");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        for (change, icon, id, keys) in LineChange::ALL {
            let name = words.say(id, &Args::new().text("line", title));
            let fixed = (change.is_for_lines_ahead() && !is_ahead).then_some(closed.as_str());
            let push = Push::secondary("").icon(icon).name(&name).tip(&name).shortcut(Some(keys));
            if ui.add(push.small().refused(refusal.or(fixed))).clicked() {
                pressed = Some(change);
            }
        }
    });
    pressed
}

/// Shows what else the chosen line has: the kind of ante, the game, the color-up.
pub(super) fn kinds_ui(
    ui: &mut Ui,
    words: &Words,
    structure: &Structure,
    index: usize,
) -> Option<Structure> {
    let mut changed = structure.clone();
    match changed.stages.get_mut(index)? {
        Stage::Break(rest) => {
            let label = text(words.text("structure-color-up"), Size::Small);
            if !ui.checkbox(&mut rest.color_up, label).changed() {
                return None;
            }
        }
        Stage::Level(level) => {
            let has_games = structure.levels().any(|(_, level)| level.game != Game::Holdem);
            if has_games {
                let mut game = level.game;
                game_ui(ui, words, &mut game);
                if game != level.game {
                    level.stakes = stakes_for(game, level.stakes);
                    level.game = game;
                    return Some(changed);
                }
                return None;
            }
            let Stakes::Blinds { ante, .. } = level.stakes else { return None };
            let kind = ante_ui(ui, words, ante)?;
            return Some(with_antes_from(structure, index, kind));
        }
    }
    Some(changed)
}

/// The kind of ante from this level on.
fn ante_ui(ui: &mut Ui, words: &Words, ante: Ante) -> Option<Ante> {
    let kinds = [
        (Ante::None, "structure-antes-none"),
        (Ante::BigBlind(Chips::ZERO), "structure-antes-big-blind"),
        (Ante::PerPlayer(Chips::ZERO), "structure-antes-player"),
    ];
    let is_same = |kind: &Ante| std::mem::discriminant(kind) == std::mem::discriminant(&ante);
    let shown = kinds.iter().find(|(kind, _)| is_same(kind)).map_or("", |(_, id)| id);
    let mut chosen = None;
    let combo = ComboBox::from_id_salt("antes")
        .selected_text(text(words.text(shown), Size::Small))
        .width(shape::NUMBER_WIDTH * 2.0);
    let shown = combo.show_ui(ui, |ui| {
        for (kind, id) in kinds {
            if ui.selectable_label(is_same(&kind), words.text(id)).clicked() && !is_same(&kind) {
                chosen = Some(kind);
            }
        }
    });
    let _ = shown.response.accessible_name(words.text("structure-antes"));
    chosen
}

fn game_ui(ui: &mut Ui, words: &Words, game: &mut Game) {
    let combo = ComboBox::from_id_salt("game")
        .selected_text(text(words.game(*game), Size::Small))
        .width(shape::NUMBER_WIDTH * 2.0);
    let shown = combo.show_ui(ui, |ui| {
        for other in Game::ALL {
            ui.selectable_value(game, other, words.game(other));
        }
    });
    let _ = shown.response.accessible_name(words.text("structure-game"));
}

/// The same stakes in the form that a game is played in.
fn stakes_for(game: Game, stakes: Stakes) -> Stakes {
    let unit = stakes.big_blind();
    let double = unit.plus(unit);
    match (game, stakes) {
        (Game::Stud7 | Game::Stud8 | Game::Razz, Stakes::Stud { .. })
        | (Game::LimitHoldem | Game::Omaha8 | Game::Triple27, Stakes::Limit { .. })
        | (Game::Holdem | Game::Omaha | Game::Draw5, Stakes::Blinds { .. }) => stakes,
        (Game::Stud7 | Game::Stud8 | Game::Razz, _) => Stakes::Stud {
            ante: Chips((unit.0 / 8).max(1)),
            bring_in: Chips((unit.0 / 4).max(1)),
            small_bet: unit,
            big_bet: double,
        },
        (Game::LimitHoldem | Game::Omaha8 | Game::Triple27, _) => Stakes::Limit {
            small_blind: Chips(unit.0 / 2),
            big_blind: unit,
            small_bet: unit,
            big_bet: double,
        },
        (Game::Holdem | Game::Omaha | Game::Draw5, _) => {
            Stakes::Blinds { small_blind: Chips(unit.0 / 2), big_blind: unit, ante: Ante::None }
        }
    }
}
