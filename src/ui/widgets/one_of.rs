//! Buttons beside one another, of which one is chosen, or some are.

use crate::widgets::button::Push;
use egui::Ui;
use std::collections::BTreeSet;

/// Shows a button for each part of a screen, the one that is open being marked; whether one was
/// pressed, which is open from then on.
pub fn tabs_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    open: &mut T,
    offered: impl IntoIterator<Item = (T, String)>,
) -> bool {
    one_of_ui(ui, open, offered, |push| push)
}

/// Shows a small button for each choice; whether one was pressed, which is chosen from then on.
pub fn choices_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    offered: impl IntoIterator<Item = (T, String)>,
) -> bool {
    one_of_ui(ui, chosen, offered, |push| push.small())
}

fn one_of_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    offered: impl IntoIterator<Item = (T, String)>,
    sized: impl for<'a> Fn(Push<'a>) -> Push<'a>,
) -> bool {
    let before = *chosen;
    let mut is_pressed = false;
    for (one, words) in offered {
        if ui.add(sized(Push::one_of(&words, one, before))).clicked() {
            *chosen = one;
            is_pressed = true;
        }
    }
    is_pressed
}

/// Shows a small button that takes somebody or something in among others, or out again.
///
/// `name` is what a screen reader says.
pub fn among_ui<T: Ord>(ui: &mut Ui, words: &str, name: &str, chosen: &mut BTreeSet<T>, one: T) {
    let push = Push::one_of(words, true, chosen.contains(&one));
    if ui.add(push.name(name).small()).clicked() && !chosen.remove(&one) {
        chosen.insert(one);
    }
}
