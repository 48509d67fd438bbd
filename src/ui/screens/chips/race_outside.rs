//! Chips that change hands outside a race: exchanges at equal value, and late finds.

use crate::parts::{Pick, answer_ui};
use crate::screens::chips::owner::stack_of;
use crate::screens::chips::race_values::in_play;
use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, field_ui, heading_ui, said_ui, title_ui};
use egui::{Label, Ui};
use engine::Command;
use engine::chips::{ChipExchange, exchanged, late_find, smallest_after};
use engine::entries::{Player, Who};
use engine::values::{Chips, PlayerId};
use rulebook::options::LateChips;
use words::Args;
use words::typed::chips_typed;

/// What is done with the chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outside {
    Exchange,
    /// Chips turned up after their race.
    LateFind,
}

#[derive(Debug, Default)]
pub(super) struct OutsideForm {
    player: Option<PlayerId>,
    pick: Pick,
    /// The value that is given and the one that is got, as chosen.
    chosen: [Option<Chips>; 2],
    /// The same, as typed where there is no chip set.
    typed: [String; 2],
    chips: String,
    paid: String,
}

impl OutsideForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, what: Outside) {
        let (hint, act) = match what {
            Outside::Exchange => ("race-exchange-hint", "race-exchange-do"),
            Outside::LateFind => ("race-late-hint", "race-late-do"),
        };
        let words = text(view.text(hint), Size::Body).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(words).wrap());
        self.player_ui(ui, view);
        match what {
            Outside::Exchange => self.exchange_values_ui(ui, view),
            Outside::LateFind => self.late_values_ui(ui, view),
        }
        field_ui(ui, &view.text("race-outside-count"), "", &mut self.chips);
        let paid = late_paid(view);
        if let (Outside::LateFind, LateChips::Floor, Some(value)) = (what, paid, self.late(view)) {
            let smallest = view.words.chips(smallest_after(view.tournament, value));
            let label = view.say("race-late-paid", &Args::new().text("smallest", smallest));
            field_ui(ui, &label, "", &mut self.paid);
        }
        ui.add_space(space::ONE);
        if let Some(outcome) = self.outcome(view, what) {
            title_ui(ui, outcome);
            ui.add_space(space::ONE);
        }
        let command = self.command(view, what);
        if answer_ui(ui, view, Push::primary(view.text(act)), command) {
            self.player = None;
            self.chips.clear();
            self.paid.clear();
        }
    }

    fn player_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(player) = self.player else {
            let label = view.text("race-outside-player");
            self.player = self.pick.ui(ui, view, &label, Player::is_in);
            return;
        };
        let chips = stack_of(view, player).unwrap_or_default();
        let args = Args::new().text("player", view.player(player)).text("chips", chips);
        ui.add_space(space::HALF);
        ui.horizontal_wrapped(|ui| {
            said_ui(ui, text_bold(view.say("chips-of-player", &args), Size::Body));
            if ui.add(Push::secondary(view.text("race-outside-other")).small()).clicked() {
                self.player = None;
            }
        });
    }

    /// The two values of an exchange: chosen from the set, or typed where there is none.
    fn exchange_values_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let labels = ["race-outside-gives", "race-outside-gets"].map(|id| view.text(id));
        if view.tournament.settings().chip_set.is_empty() {
            for (typed, label) in self.typed.iter_mut().zip(&labels) {
                field_ui(ui, label, "", typed);
            }
            return;
        }
        let [remove, next] = self.exchange(view);
        let [gives, gets] = &labels;
        let small = in_play(view).filter(|value| larger(view, *value).next().is_some());
        if let Some(chosen) = choice_ui(ui, view, gives, small, remove) {
            self.chosen = [Some(chosen), None];
        }
        if let Some(remove) = remove
            && let Some(chosen) = choice_ui(ui, view, gets, larger(view, remove), next)
        {
            self.chosen = [Some(remove), Some(chosen)];
        }
    }

    fn late_values_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let label = view.text("race-outside-gives");
        let late = self.late(view);
        if late.is_none() {
            let none = text(view.text("race-none"), Size::Body);
            ui.label(none.color(color(ui, Tone::TextMuted)));
        } else if let Some(chosen) = choice_ui(ui, view, &label, raced(view), late) {
            self.chosen = [Some(chosen), None];
        }
    }

    /// What is given and got, where that is told.
    fn exchange(&self, view: &View<'_>) -> [Option<Chips>; 2] {
        if view.tournament.settings().chip_set.is_empty() {
            return self.typed.each_ref().map(|typed| chips_typed(typed));
        }
        let [remove, next] = self.chosen;
        let remove = remove.filter(|value| in_play(view).any(|other| other == *value));
        let remove = remove.or_else(|| in_play(view).min());
        let fits =
            |value: Chips| remove.is_some_and(|remove| larger(view, remove).any(|v| v == value));
        let next = next.filter(|value| fits(*value));
        [remove, next.or_else(|| remove.and_then(|remove| larger(view, remove).min()))]
    }

    /// Which value turned up, where one was raced at all.
    fn late(&self, view: &View<'_>) -> Option<Chips> {
        let [chosen, _] = self.chosen;
        let chosen = chosen.filter(|value| raced(view).any(|other| other == *value));
        chosen.or_else(|| raced(view).next())
    }

    /// What comes of it, as far as it is told.
    fn outcome(&self, view: &View<'_>, what: Outside) -> Option<String> {
        let chips: u32 = self.chips.trim().parse().ok().filter(|chips| *chips > 0)?;
        let words = view.words;
        match what {
            Outside::Exchange => {
                let [Some(remove), Some(next)] = self.exchange(view) else { return None };
                let (given, received) = exchanged(remove, next, chips);
                let args = Args::new()
                    .count("received", received)
                    .text("next", words.chips(next))
                    .count("rest", u64::from(chips).saturating_sub(given))
                    .text("value", words.chips(remove));
                Some(view.say("race-exchange-outcome", &args))
            }
            Outside::LateFind => {
                let value = self.late(view)?;
                let smallest = smallest_after(view.tournament, value);
                let (equal, unpaid) = late_find(value, chips, smallest);
                let args = Args::new()
                    .count("count", equal)
                    .text("smallest", words.chips(smallest))
                    .no("unpaid", unpaid.0)
                    .text("rest", words.chips(unpaid));
                let id = match late_paid(view) {
                    LateChips::EqualValue => "race-late-outcome",
                    LateChips::Floor => "race-late-worth",
                };
                Some(view.say(id, &args))
            }
        }
    }

    fn command(&self, view: &View<'_>, what: Outside) -> Result<Command, String> {
        let player = self.player.ok_or_else(|| view.text("chips-whose-needed"))?;
        let player = Who::Id(player);
        let count = |typed: &str| typed.trim().parse::<u32>().ok();
        let chips = count(&self.chips).ok_or_else(|| view.text("race-outside-count-needed"))?;
        let no_value = || view.text("race-outside-value-needed");
        match what {
            Outside::Exchange => {
                let [remove, next] = self.exchange(view);
                let (remove, next) = remove.zip(next).ok_or_else(no_value)?;
                let exchanges = vec![ChipExchange { player, chips }];
                Ok(Command::ExchangeChips { remove, next, exchanges })
            }
            Outside::LateFind => {
                let value = self.late(view).ok_or_else(no_value)?;
                let paid = match late_paid(view) {
                    LateChips::EqualValue => None,
                    LateChips::Floor => count(&self.paid),
                };
                Ok(Command::LateChips { player, value, chips, paid })
            }
        }
    }
}

/// What the rules of the event say about late chips.
fn late_paid(view: &View<'_>) -> LateChips {
    view.tournament.settings().rules.options.late_chips
}

/// The values that raced, at one table at least, the smallest first.
fn raced(view: &View<'_>) -> impl Iterator<Item = Chips> {
    view.tournament.races().values().map(|(value, _)| value)
}

/// The larger chips in play that chips of this value make, the smallest first.
fn larger(view: &View<'_>, value: Chips) -> impl Iterator<Item = Chips> {
    let fits = move |next: &Chips| *next > value && next.0.is_multiple_of(value.0.max(1));
    in_play(view).filter(fits)
}

/// A row of values after their label; the one that was pressed.
fn choice_ui(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    values: impl Iterator<Item = Chips>,
    chosen: Option<Chips>,
) -> Option<Chips> {
    let mut pressed = None;
    heading_ui(ui, label);
    ui.horizontal_wrapped(|ui| {
        for value in values {
            let words = view.words.chips(value);
            let name = format!("{label} {words}");
            let push = Push::one_of(&words, Some(value), chosen);
            if ui.add(push.name(&name).small()).clicked() {
                pressed = Some(value);
            }
        }
    });
    pressed
}
