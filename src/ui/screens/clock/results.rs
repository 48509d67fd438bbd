//! The end of an evening: who won, everybody with their place, and what is left to do.

use crate::parts::save_sheet_ui;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, ChipsPart, Destination, PrintChoice, ScreenId};
use crate::widgets::{Push, label_ui, muted_ui};
use egui::{Align, Label, Layout, ScrollArea, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};
use engine::values::Seq;
use exchange::export::Exported;
use print::sheets;
use reports::{Person, ResultLine, Results, penalties, rulings};
use words::Args;

/// The results, read once for each act.
#[derive(Debug, Default)]
pub(super) struct ResultsShown {
    known: Option<(Seq, Known)>,
}

#[derive(Debug)]
struct Known {
    results: Results,
    rulings: usize,
    penalties: usize,
}

const PLACE: f32 = 44.0;
const PRIZE: f32 = 120.0;
/// How much of the rest a name may take.
const NAME: f32 = 0.6;

impl ResultsShown {
    /// Shows them, once somebody has won.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let seq = view.log.last_seq();
        if self.known.as_ref().is_none_or(|(known, _)| *known != seq) {
            let known = Known {
                results: Results::of(view.tournament),
                rulings: rulings(view.log).len(),
                penalties: penalties(view.log).len(),
            };
            self.known = Some((seq, known));
        }
        let Some((_, known)) = &self.known else { return };
        let Some(winner) = &known.results.winner else { return };
        let args = Args::new().text("player", called(view, winner));
        won_ui(ui, &view.say("results-won", &args));
        let players = Args::new().count("players", known.results.lines.len());
        let players = view.say("players", &players);
        let first = known.results.lines.iter().find(|line| line.who.player == winner.player);
        let prize = first.and_then(|line| prize_of(view, line));
        let prize =
            prize.map(|prize| view.say("results-prize", &Args::new().text("amount", prize)));
        muted_ui(ui, prize.into_iter().chain([players]).collect::<Vec<_>>().join(" · "));
        ui.add_space(space::ONE);
        to_do_ui(ui, view, known);
        ui.add_space(space::ONE);
        let lines = &known.results.lines;
        let row = ui.text_style_height(&egui::TextStyle::Body) + 2.0 * space::HALF;
        ScrollArea::vertical().id_salt("results").auto_shrink(false).show_rows(
            ui,
            row,
            lines.len(),
            |ui, shown| {
                for line in lines.get(shown).unwrap_or_default() {
                    line_ui(ui, view, line, row);
                }
            },
        );
    }
}

/// Who has won: as large as it fits on a line, and a long name smaller, on several.
fn won_ui(ui: &mut Ui, won: &str) {
    let large = WidgetText::from(text_bold(won, Size::Display));
    let on_a_line = Some(TextWrapMode::Extend);
    let width = large.into_galley(ui, on_a_line, f32::INFINITY, TextStyle::Body).size().x;
    let size = if width <= ui.available_width() { Size::Display } else { Size::Title };
    ui.add(Label::new(text_bold(won, size)).wrap());
}

/// What is done before everybody goes.
fn to_do_ui(ui: &mut Ui, view: &View<'_>, known: &Known) {
    muted_ui(ui, view.text("results-to-do"));
    // Rows of small buttons are no higher than they are.
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    ui.horizontal_wrapped(|ui| {
        let print = view.text("results-print");
        if ui.add(Push::secondary(&print).icon(icons::PRINT).small()).clicked() {
            view.actions.go(Destination::Print(PrintChoice::all(&sheets::results::SHEET)));
        }
        save_sheet_ui(ui, view, Exported::Results);
        let (chips, tip) = (view.text("results-chips"), view.text("results-chips.tip"));
        if ui.add(Push::secondary(&chips).icon(icons::CHIPS).small().tip(&tip)).clicked() {
            view.actions.go(Destination::Chips(ChipsPart::Counts));
        }
        if known.rulings > 0 {
            let words = view.say("results-rulings", &Args::new().count("count", known.rulings));
            if ui.add(Push::secondary(&words).icon(icons::QUESTION).small()).clicked() {
                view.actions.go(Destination::Print(PrintChoice::all(&sheets::rulings::SHEET)));
            }
        }
        if known.penalties > 0 {
            let count = Args::new().count("count", known.penalties);
            let words = view.say("results-penalties", &count);
            if ui.add(Push::secondary(&words).icon(icons::PENALTIES).small()).clicked() {
                view.actions.go(Destination::Screen(ScreenId::Penalties));
            }
        }
        let (again, tip) = (view.text("results-again"), view.text("results-again.tip"));
        if ui.add(Push::secondary(&again).icon(icons::GO_ON).small().tip(&tip)).clicked() {
            view.actions.push(Action::OnceMore);
        }
    });
}

/// A player with their place: the name, and how they went out.
fn line_ui(ui: &mut Ui, view: &View<'_>, line: &ResultLine, height: f32) {
    let size = Vec2::new(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let place = line.place.map_or_else(String::new, |place| format!("{}.", place.0));
        let right = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(Vec2::new(PLACE, height), right, |ui| {
            label_ui(ui, place, Size::Body, Tone::TextMuted);
        });
        // Of a long name the most is shown, but how they went out is not pushed off the screen.
        if let Some(prize) = prize_of(view, line) {
            let prize = text_bold(prize, Size::Body);
            let at_right = Layout::right_to_left(Align::Center);
            let size = Vec2::new(PRIZE, height);
            ui.allocate_ui_with_layout(size, at_right, |ui| {
                ui.set_width(PRIZE);
                ui.add(Label::new(prize).truncate());
            });
        } else if has_prices(view) {
            ui.add_space(PRIZE + ui.spacing().item_spacing.x);
        }
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() * NAME);
            ui.add(Label::new(text_bold(called(view, &line.who), Size::Body)).truncate());
        });
        let how = view.words.result(line, view.offset, |who| called(view, who));
        let how = text(how, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(how).truncate());
    });
}

fn has_prices(view: &View<'_>) -> bool {
    view.tournament.settings().money.is_some()
}

/// What a place or a deal gives a player, once the payouts are fixed.
fn prize_of(view: &View<'_>, line: &ResultLine) -> Option<String> {
    let prize = line.prize.filter(|prize| !prize.is_zero())?;
    Some(view.words.money_of(view.tournament, prize))
}

fn called(view: &View<'_>, who: &Person) -> String {
    view.player(who.player)
}
