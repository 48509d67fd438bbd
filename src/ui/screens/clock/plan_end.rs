//! Ending in time: what a moment means for the levels to come. Nothing changes until it is taken.

use crate::parts::structure::{Purpose, WishForm, ends_at_words, length_words, trouble_words};
use crate::theme::{Size, Tone, space, text_bold};
use crate::view::View;
use crate::widgets::{Push, field_ui, form_ui, remark_ui, said_ui};
use egui::{Key, Response, Ui};
use engine::Command;
use engine::structure::{
    Position, Retimed, Stage, Structure, USUAL_CHIPS, check_structure, retimed,
};
use engine::values::{Chips, Timestamp};
use reports::Outlook;
use words::Args;
use words::typed::next_moment;

/// The time and the wishes while they are typed.
#[derive(Debug, Default)]
pub struct PlanEnd {
    typed: String,
    has_focus: bool,
    wishes: Option<WishForm>,
    /// What was worked out last, and for what.
    known: Option<(Structure, [Timestamp; 2], Option<Retimed>)>,
}

impl PlanEnd {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, outlook: Option<Outlook>) -> bool {
        let title = view.text("structure-end-title");
        let (done, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            let Some(outlook) = outlook else {
                wrapped_ui(ui, &view.text("structure-ends-unknown"), Tone::TextMuted);
                return false;
            };
            self.fields_ui(ui, view, outlook)
        });
        closed || done
    }

    fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>, outlook: Outlook) -> bool {
        let structure = view.tournament.structure();
        let from = start(view);
        if let Some(ending) = outlook.ending(structure) {
            let words = ends_at_words(view.words, &ending, from, view.offset);
            wrapped_ui(ui, &words, Tone::Text);
        }
        ui.add_space(space::HALF);
        let field = field_ui(ui, &view.text("structure-end-by"), "23:00", &mut self.typed);
        if !self.has_focus {
            field.request_focus();
            self.has_focus = true;
        }
        let Some(target) = next_moment(&self.typed, view.now, view.offset) else {
            let id = if self.typed.trim().is_empty() {
                "structure-formula"
            } else {
                "clock-schedule-unreadable"
            };
            wrapped_ui(ui, &view.text(id), Tone::TextMuted);
            return false;
        };
        let done = self.retime_ui(ui, view, outlook, target, &field);
        ui.add_space(space::TWO);
        let rest = self.rest_ui(ui, view, outlook, target);
        rest || done
    }

    /// The same levels, longer or shorter.
    fn retime_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        outlook: Outlook,
        target: Timestamp,
        field: &Response,
    ) -> bool {
        let structure = view.tournament.structure();
        // Once a minute is often enough for a length in minutes.
        let moments = [Timestamp(view.now.0.div_euclid(60_000)), target];
        let is_known = |(of, at, _): &(Structure, [Timestamp; 2], Option<Retimed>)| {
            of == structure && *at == moments
        };
        if !self.known.as_ref().is_some_and(is_known) {
            let secs = secs_until(view, target);
            let found = retimed(structure, outlook.position, outlook.field, secs);
            self.known = Some((structure.clone(), moments, found));
        }
        let found = self.known.as_ref().and_then(|(_, _, found)| found.as_ref());
        let Some(found) = found else {
            wrapped_ui(ui, &view.text("structure-end-too-soon"), Tone::AttentionText);
            return false;
        };
        if found.from_minutes == found.to_minutes {
            wrapped_ui(ui, &view.text("structure-end-in-time"), Tone::Text);
            return false;
        }
        let args = Args::new()
            .count("from", found.from_minutes)
            .count("to", found.to_minutes)
            .text("ends", ends_at_words(view.words, &found.ending, start(view), view.offset));
        wrapped_ui(ui, &view.say("structure-end-retimed", &args), Tone::Text);
        let command = Command::SetStructure { structure: found.structure.clone() };
        let refusal = view.refusal(&command);
        let push = Push::primary(view.say("structure-end-take", &args)).refused(refusal.as_deref());
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.add(push).clicked() || (is_entered && refusal.is_none()) {
            view.actions.submit(command);
            return true;
        }
        false
    }

    /// Offers other levels for the rest of the evening.
    fn rest_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        outlook: Outlook,
        target: Timestamp,
    ) -> bool {
        let structure = view.tournament.structure();
        let reading = view.reading();
        let level = reading.level.and_then(|level| structure.level(level));
        let is_begun = view.tournament.clock().has_begun(view.now);
        let has_blinds = structure
            .levels()
            .all(|(_, level)| level.stakes.form() == engine::structure::StakesForm::Blinds);
        // Limits and games in turn are not made to measure, and before the start there is Setup.
        let Some(level) = level.filter(|_| is_begun && has_blinds) else { return false };
        said_ui(ui, text_bold(view.text("structure-rest-title"), Size::Body));
        let secs = secs_until(view, target);
        let left = secs.saturating_sub(u64::try_from(reading.remaining_millis / 1000).unwrap_or(0));
        let purpose = Purpose::Rest {
            field: outlook.field,
            after: level.stakes.big_blind(),
            minutes: u32::try_from(left / 60).unwrap_or(u32::MAX),
        };
        let smallest = smallest_chip(&level.stakes);
        let wishes =
            self.wishes.get_or_insert_with(|| WishForm::default().with_chips_from(smallest));
        wishes.ui(ui, view.words, purpose);
        match wishes.made(purpose) {
            Err(why) => wrapped_ui(ui, &trouble_words(view.words, why), Tone::AttentionText),
            Ok(rest) => {
                let changed = joined(structure, outlook.position, &rest);
                wrapped_ui(ui, &length_words(view.words, &rest), Tone::Text);
                let steps: Vec<String> = rest
                    .levels()
                    .take(8)
                    .map(|(_, level)| view.words.stakes(&level.stakes))
                    .collect();
                wrapped_ui(ui, &steps.join(", "), Tone::TextMuted);
                let command = Command::SetStructure { structure: changed };
                let words = view.text("structure-rest-take");
                let push = Push::secondary(&words).refused(view.refusal(&command));
                if ui.add(push).clicked() {
                    view.actions.submit(command);
                    return true;
                }
            }
        }
        false
    }
}

/// How long it is from there to this moment.
fn secs_until(view: &View<'_>, target: Timestamp) -> u64 {
    u64::try_from(target.millis_since(start(view)).max(0) / 1000).unwrap_or(0)
}

/// The moment from which an end is counted.
pub(super) fn start(view: &View<'_>) -> Timestamp {
    let reading = view.reading();
    let back = reading.recess.map(|recess| recess.until.max(view.now));
    reading.starts_at.or(back).unwrap_or(view.now)
}

/// What was played and the stage that is on, and then these levels.
fn joined(structure: &Structure, position: Position, rest: &Structure) -> Structure {
    let played = structure.stages.iter().take(position.stage.index() + 1);
    let stages: Vec<Stage> = played.chain(&rest.stages).cloned().collect();
    let joined = Structure { stages };
    if check_structure(&joined).is_ok() { joined } else { structure.clone() }
}

/// The smallest chip that these stakes need.
fn smallest_chip(stakes: &engine::structure::Stakes) -> Chips {
    let amounts = [stakes.small_blind(), stakes.big_blind(), stakes.ante_chips()];
    let is_whole = |chip: &&Chips| amounts.iter().all(|amount| amount.0 % chip.0.max(1) == 0);
    USUAL_CHIPS.iter().rev().find(is_whole).copied().unwrap_or(Chips(1))
}

fn wrapped_ui(ui: &mut Ui, words: &str, tone: Tone) {
    remark_ui(ui, words, tone);
}
