//! When denominations go, and what to bring.

use crate::parts::Memo;
use crate::screens::chips::set::flag_ui;
use crate::theme::{Size, Tone, color, icons, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{ChipsPart, Destination, PrintChoice};
use crate::widgets::{
    Empty, Ground, Push, chip_ui, framed_ui, label_ui, muted_ui, said_ui, tag_ui, title_ui,
};
use egui::{Label, ScrollArea, Ui};
use engine::Command;
use engine::chips::{ChipSet, ColorUpStep, Denomination, PlanFlag, Removal, with_color_ups};
use engine::structure::Stage;
use engine::values::{Chips, Seq, Timestamp};
use reports::{ColorUps, color_ups};
use words::Args;

const CHIP_WIDTH: f32 = 30.0;
/// A plan is foretold anew after so long.
const RENEWED_MILLIS: i64 = 60_000;

#[derive(Debug, Default)]
pub(super) struct PlanPart {
    worked: Memo<(Seq, Timestamp), ColorUps>,
}

impl PlanPart {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let set = &view.tournament.settings().chip_set;
        if set.is_empty() {
            let empty = Empty::new(
                icons::CHIPS,
                view.text("chips-plan-no-set"),
                view.text("chips-plan-no-set.hint"),
            );
            if empty.button(Push::primary(view.text("chips-plan-tell-set"))).ui(ui) {
                view.actions.go(Destination::Chips(ChipsPart::Set));
            }
            return;
        }
        let minute = Timestamp(view.now.0.div_euclid(RENEWED_MILLIS) * RENEWED_MILLIS);
        let ups = self.worked.of((view.seq(), minute), || color_ups(view.tournament, view.now));
        head_ui(ui, view, ups);
        ScrollArea::vertical().id_salt("color-up-plan").auto_shrink(false).show(ui, |ui| {
            for flag in ups.plan.flags.iter().chain(&ups.marked.flags) {
                flag_ui(ui, &view.words.plan_flag(flag, view.tournament.structure()));
            }
            if ups.plan.steps.is_empty() {
                let none = text(view.text("chips-plan-none"), Size::Body);
                ui.add(Label::new(none.color(color(ui, Tone::TextMuted))).wrap());
            }
            ui.add_space(space::HALF);
            for step in &ups.plan.steps {
                step_ui(ui, view, set, step, ups);
                ui.add_space(space::ONE);
            }
        });
    }
}

/// What the plan is for, and what can be done with it.
fn head_ui(ui: &mut Ui, view: &View<'_>, ups: &ColorUps) {
    muted_ui(ui, view.text("chips-plan-what"));
    ui.horizontal_wrapped(|ui| {
        let structure = view.tournament.structure();
        let has_begun = view.tournament.clock().has_begun(view.now);
        let on = has_begun.then(|| view.reading().stage);
        let changed = with_color_ups(structure, &ups.plan, on);
        let is_in = changed == *structure;
        let past = ups.plan.steps.iter().find(|step| {
            let stage = step.stage(structure);
            let is_marked = stage.and_then(|stage| structure.stage(stage)).map(Stage::has_color_up);
            on.is_some_and(|on| stage.is_some_and(|stage| stage < on)) && is_marked == Some(false)
        });
        let words = view.text("chips-plan-put");
        let tip = view.text("chips-plan-put.tip");
        let command = Command::SetStructure { structure: changed };
        let refusal = match is_in {
            true => Some(match past {
                Some(step) => view.say("chips-plan-past", &Args::new().no("level", step.after.0)),
                None => view.text("chips-plan-is-in"),
            }),
            false => view.refusal(&command),
        };
        let push = if is_in { Push::secondary(&words) } else { Push::primary(&words) };
        if ui.add(push.icon(icons::DONE).tip(&tip).refused(refusal.as_deref())).clicked() {
            view.actions.submit(command);
        }
        view.print_ui(ui, "chips-plan-print", PrintChoice::all(&print::sheets::color_ups::SHEET));
    });
}

/// One color-up: when, what goes for what, what to bring, and why then.
fn step_ui(ui: &mut Ui, view: &View<'_>, set: &ChipSet, step: &ColorUpStep, ups: &ColorUps) {
    framed_ui(ui, Ground::Card, |ui| {
        ui.horizontal_wrapped(|ui| {
            title_ui(ui, view.words.color_up_when(step));
            mark_ui(ui, view, step, ups);
        });
        for removal in &step.removals {
            ui.add_space(space::HALF);
            ui.horizontal(|ui| {
                faces_ui(ui, view, set, removal);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    said_ui(ui, view.words.bringing(removal));
                    muted_ui(ui, view.words.color_up_why(step, removal));
                });
            });
        }
    });
}

/// Whether the structure has it there.
fn mark_ui(ui: &mut Ui, view: &View<'_>, step: &ColorUpStep, ups: &ColorUps) {
    let structure = view.tournament.structure();
    let is_missing = |flag: &PlanFlag| match flag {
        PlanFlag::NotMarked { stage, .. } => step.stage(structure) == Some(*stage),
        _ => false,
    };
    let (icon, id, tone) = match step.in_break {
        _ if ups.plan.flags.iter().any(is_missing) => {
            (icons::WARNING, "chips-plan-not-marked", Tone::AttentionText)
        }
        None => (icons::DONE, "chips-plan-stops-play", Tone::AccentText),
        Some(_) => (icons::DONE, "chips-plan-marked", Tone::AccentText),
    };
    tag_ui(ui, icon, &view.text(id), tone);
}

/// The chip that goes, and the one that it is exchanged for.
fn faces_ui(ui: &mut Ui, view: &View<'_>, set: &ChipSet, removal: &Removal) {
    let face = |ui: &mut Ui, chip: &Denomination| {
        let value = view.words.chips(chip.value);
        let paint = view.words.chip_color(chip.color);
        let args = Args::new().text("value", value.as_str()).text("color", paint);
        let name = view.say("chips-face", &args);
        chip_ui(ui, chip, CHIP_WIDTH, &name);
        ui.label(text_bold(value, Size::Body));
    };
    let known = |value: Chips| set.chip(value);
    if let Some(chip) = known(removal.value) {
        face(ui, chip);
    }
    if let Some(chip) = removal.next.and_then(known) {
        label_ui(ui, icons::GO_ON, Size::Body, Tone::TextMuted);
        face(ui, chip);
    }
    ui.add_space(space::ONE);
}
