//! What can be done with the chosen line of the sheet as a whole.

use crate::parts::structure::reach::Reach;
use crate::theme::{Size, icons, shape, space, text};
use crate::widgets::Push;
use egui::{ComboBox, Ui};
use engine::structure::{
    Ante, Game, LineChange, Stage, Stakes, StakesForm, Structure, stakes_for, with_antes_from,
};
use engine::values::Chips;
use words::{Args, Words};

/// What is done to a line, with its sign, the id of its words, and its keys.
const LINE_TOOLS: [(LineChange, &str, &str, &str); 6] = [
    (LineChange::LevelAfter, icons::MORE, "structure-line-level", "Ctrl+Enter"),
    (LineChange::BreakAfter, icons::BREAK, "structure-line-break", "Ctrl+Shift+Enter"),
    (LineChange::Copy, icons::COPY, "structure-line-copy", "Alt+Shift+↓"),
    (LineChange::Up, icons::UP, "structure-line-up", "Alt+↑"),
    (LineChange::Down, icons::DOWN, "structure-line-down", "Alt+↓"),
    (LineChange::Remove, icons::REMOVE, "structure-line-remove", "Ctrl+Delete"),
];

/// Shows the tools for the chosen line, which is called `title`; gives what was pressed.
pub(super) fn lines_ui(
    ui: &mut Ui,
    words: &Words,
    title: &str,
    reach: Reach,
    refusal: Option<&str>,
) -> Option<LineChange> {
    let mut pressed = None;
    let closed = words.text("structure-line-closed");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        for (change, icon, id, keys) in LINE_TOOLS {
            let name = words.say(id, &Args::new().text("line", title));
            let is_fixed = change.is_for_lines_ahead() && reach != Reach::Ahead;
            let fixed = is_fixed.then_some(closed.as_str());
            let push = Push::secondary("").icon(icon).name(&name).tip(&name).shortcut(keys);
            if ui.add(push.small().refused(refusal.or(fixed))).clicked() {
                pressed = Some(change);
            }
        }
    });
    pressed
}

/// Shows what else the chosen line has: the game, its stakes, the kind of ante, the color-up.
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
            let label = text(words.text("structure-color-up-at-end"), Size::Small);
            if ui.checkbox(&mut level.color_up, label).changed() {
                return Some(changed);
            }
            let mut game = level.game;
            game_ui(ui, words, &mut game);
            if game != level.game {
                level.stakes = stakes_for(game, level.stakes);
                level.game = game;
                return Some(changed);
            }
            let form = form_ui(ui, words, level.game, level.stakes.form());
            if form != level.stakes.form() {
                level.stakes = level.stakes.in_form(form);
                return Some(changed);
            }
            let Stakes::Blinds { ante, .. } = level.stakes else { return None };
            if form != StakesForm::Blinds {
                return None;
            }
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

/// What the stakes consist of, where the game leaves a choice.
fn form_ui(ui: &mut Ui, words: &Words, game: Game, form: StakesForm) -> StakesForm {
    let mut chosen = form;
    if game.forms().iter().all(|other| *other == form) {
        return chosen;
    }
    let combo = ComboBox::from_id_salt("form")
        .selected_text(text(words.stakes_form(form), Size::Small))
        .width(shape::NUMBER_WIDTH * 1.5);
    let shown = combo.show_ui(ui, |ui| {
        for other in game.forms() {
            ui.selectable_value(&mut chosen, *other, words.stakes_form(*other));
        }
    });
    let _ = shown.response.accessible_name(words.text("structure-form"));
    chosen
}

fn game_ui(ui: &mut Ui, words: &Words, game: &mut Game) {
    let combo = ComboBox::from_id_salt("game")
        .selected_text(text(words.game(*game), Size::Small))
        .width(shape::NUMBER_WIDTH * 2.0);
    let shown = combo.show_ui(ui, |ui| {
        for other in Game::ALL.iter().copied() {
            ui.selectable_value(game, other, words.game(other));
        }
    });
    let _ = shown.response.accessible_name(words.text("structure-game"));
}
