//! The chip race: odd chips in, winners out.

use crate::screens::chips::race_cards::{dealt, odd_chips_of};
use crate::screens::chips::race_outside::{Outside, OutsideForm};
use crate::screens::chips::race_result::ResultFace;
use crate::screens::chips::race_seats::{keyed_ui, raced_ui};
use crate::screens::chips::race_values::in_play;
use crate::theme::{Size, Tone, color, icons, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::PrintChoice;
use crate::widgets::{Empty, Push, field_ui, remark_ui, said_ui, tabs_ui};
use egui::{Key, Layout, Response, ScrollArea, Ui, Vec2};
use engine::Command;
use engine::chips::{RaceStep, SeatChips, TableChips, raced_for};
use engine::values::{Chips, SeatNo, Seq, TableNo};
use reports::{Need, RaceBalance, TableRace, race_balances, races_as_of};
use words::Args;
use words::typed::{ChipsKeyed, chips_keyed, chips_keyed_so_far, chips_typed};

/// The most values that are raced at once here.
const VALUES_MAX: usize = 2;
const TABLE_WIDTH: f32 = 72.0;

#[derive(Debug, Default)]
pub(super) struct RacePart {
    /// The values that go, where they were chosen from the set.
    chosen: Option<Vec<Chips>>,
    /// Where there is no set: the value that goes, and the one that is raced for.
    typed_values: [String; 2],
    table: String,
    /// The table that the fields belong to.
    keyed_table: Option<TableNo>,
    /// The chips of each value that goes, as keyed.
    keyed: [String; VALUES_MAX],
    cards: String,
    dealer: Dealer,
    face: Face,
    /// The field that takes the keys next.
    wanted: Option<usize>,
    result: ResultFace,
    outside: OutsideForm,
    kept: Option<Kept>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Dealer {
    #[default]
    Program,
    /// The dealer, and they are keyed.
    Table,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Face {
    #[default]
    Keying,
    Result,
    /// Chips that are changed before a race, or turn up after one.
    Outside(Outside),
}

/// What was worked out for the log up to `seq`.
#[derive(Debug)]
struct Kept {
    seq: Seq,
    races: Vec<TableRace>,
    balances: Vec<RaceBalance>,
}

impl RacePart {
    /// The keys go to the field of the chips.
    pub(super) fn take_keys(&mut self) {
        self.wanted = Some(0);
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.tournament.entries().seated() == 0 {
            Empty::new(icons::CHIPS, view.text("race-nobody"), view.text("race-nobody-hint"))
                .ui(ui);
            return;
        }
        self.keep(view);
        self.faces_ui(ui, view);
        ui.add_space(space::ONE);
        let Some(kept) = self.kept.take() else { return };
        match self.face {
            Face::Keying => {
                ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                    self.keying_ui(ui, view, &kept);
                });
            }
            Face::Result => self.result.ui(ui, view, &kept.races, &kept.balances),
            Face::Outside(what) => {
                ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                    self.outside.ui(ui, view, what);
                });
            }
        }
        self.kept = Some(kept);
    }

    /// Reads the races anew where something was done, and goes to the next table.
    fn keep(&mut self, view: &View<'_>) {
        let seq = view.seq();
        if self.kept.as_ref().is_some_and(|kept| kept.seq == seq) {
            return;
        }
        let races = races_as_of(view.log, seq);
        let balances = race_balances(view.tournament, &races);
        let is_over = balances.first().is_some_and(|balance| balance.left.is_empty());
        let was = self.kept.as_ref().map(|kept| kept.races.len());
        // Who comes to a race that is over, with none due, sees what came of it.
        let is_first = was.is_none() && !is_due(view);
        if is_over && (is_first || was.is_some_and(|was| was < races.len())) {
            self.face = Face::Result;
            self.chosen = None;
        }
        let under_way = view.tournament.races().under_way(view.tournament.seating());
        if let Some((value, raced)) = under_way
            && self.typed_values.iter().all(String::is_empty)
        {
            // A race that was begun goes on, whoever opens the screen.
            self.typed_values = [value.to_string(), raced.next.to_string()];
        }
        self.kept = Some(Kept { seq, races, balances });
    }

    /// The faces, and what can be done with what was raced.
    fn faces_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let newest = view.log.undoable().map(|(seq, _)| seq);
        let last = self.kept.as_ref().and_then(|kept| kept.races.last()).map(|race| race.seq);
        let is_race_newest = last.is_some() && last == newest;
        ui.horizontal_wrapped(|ui| {
            let faces = [
                (Face::Keying, "race-key"),
                (Face::Result, "race-result"),
                (Face::Outside(Outside::Exchange), "race-exchange"),
                (Face::Outside(Outside::LateFind), "race-late"),
            ];
            if tabs_ui(ui, &mut self.face, faces.map(|(face, id)| (face, view.text(id)))) {
                self.wanted = Some(0);
            }
            ui.add_space(space::TWO);
            if is_race_newest {
                view.plain_command_ui(ui, "race-take-back", Command::Undo);
            }
            view.print_ui(ui, "race-print", PrintChoice::all(&print::sheets::chip_race::SHEET));
        });
    }

    /// The values that go, as they are chosen or typed; none while they cannot be read.
    fn steps(&self, view: &View<'_>) -> Option<Vec<RaceStep>> {
        if view.tournament.settings().chip_set.is_empty() {
            let [remove, next] = &self.typed_values;
            let (remove, next) = (chips_typed(remove)?, chips_typed(next));
            return Some(vec![RaceStep { remove, next }]);
        }
        let chosen = self.chosen.clone().unwrap_or_else(|| proposed(view));
        let steps = chosen.into_iter().map(|remove| RaceStep { remove, next: None });
        Some(steps.collect())
    }

    fn keying_ui(&mut self, ui: &mut Ui, view: &View<'_>, kept: &Kept) {
        self.values_ui(ui, view);
        ui.add_space(space::ONE);
        let steps = self.steps(view).filter(|steps| !steps.is_empty());
        let Some(steps) = steps else {
            // The field is not there yet; it must not take the keys from the value's.
            self.wanted = None;
            let words = text(view.text("race-choose-value"), Size::Body);
            ui.label(words.color(color(ui, Tone::TextMuted)));
            return;
        };
        self.table_of(view, &steps);
        let seats = self.seats(view);
        let (command, why) = self.command(view, &steps, &seats);
        let refusal = why.or_else(|| command.as_ref().and_then(|command| view.refusal(command)));
        let is_entered = self.fields_ui(ui, view, &steps, &seats);
        ui.add_space(space::HALF);
        let is_pressed = self.race_button_ui(ui, view, refusal.as_deref());
        if let Some(command) = command.filter(|_| refusal.is_none() && (is_entered || is_pressed)) {
            view.actions.submit(command);
            self.wanted = Some(0);
        } else if is_entered {
            self.wanted = Some(0);
        }
        let begun = self.keyed.iter().any(|keyed| !keyed.trim().is_empty());
        if let Some(refusal) = refusal.filter(|_| begun) {
            remark_ui(ui, refusal, Tone::AttentionText);
        }
        ui.add_space(space::ONE);
        let keyed: Vec<Vec<ChipsKeyed>> = steps
            .iter()
            .zip(&self.keyed)
            .map(|(_, keyed)| chips_keyed_so_far(keyed, seats.len()))
            .collect();
        if let Some(table) = self.keyed_table {
            keyed_ui(ui, view, table, &seats, &keyed);
        }
        if let Some(last) = kept.races.last() {
            ui.add_space(space::TWO);
            let args = Args::new()
                .no("table", last.table().0)
                .text("change", view.words.change(last.raced.delta(&last.steps)));
            said_ui(ui, text_bold(view.say("race-last", &args), Size::Body));
            ui.add_space(space::HALF);
            raced_ui(ui, view, last);
        }
    }

    fn values_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let set = &view.tournament.settings().chip_set;
        if set.is_empty() {
            ui.horizontal_top(|ui| {
                let fields = ["race-value-goes", "race-value-next"];
                for (typed, id) in self.typed_values.iter_mut().zip(fields) {
                    let _ = wide_ui(ui, 160.0, |ui| field_ui(ui, &view.text(id), "", typed));
                }
            });
            return;
        }
        let mut chosen = self.chosen.clone().unwrap_or_else(|| proposed(view));
        let mut is_changed = false;
        ui.horizontal_wrapped(|ui| {
            said_ui(ui, view.text("race-goes"));
            for value in in_play(view) {
                let Some(next) = raced_for(view.tournament, value) else {
                    continue;
                };
                let args = Args::new()
                    .text("value", view.words.chips(value))
                    .text("next", view.words.chips(next));
                let is_on = chosen.contains(&value);
                let push = Push::one_of(view.say("race-values", &args), true, is_on);
                if ui.add(push.small()).clicked() {
                    chosen.retain(|other| *other != value);
                    if !is_on {
                        chosen.push(value);
                        chosen.sort_unstable();
                        let extra = chosen.len().saturating_sub(VALUES_MAX);
                        chosen.drain(..extra);
                    }
                    is_changed = true;
                }
            }
        });
        if is_changed {
            self.chosen = Some(chosen);
            self.wanted = Some(0);
        }
    }

    /// The table that is keyed: the one whose number is typed, or the next that has not raced.
    fn table_of(&mut self, view: &View<'_>, steps: &[RaceStep]) {
        let seating = view.tournament.seating();
        let raced = steps.iter().find_map(|step| view.tournament.races().value(step.remove));
        let waits = |table: TableNo| !raced.is_some_and(|raced| raced.tables.contains(&table));
        let taken = || seating.tables().filter(|table| !table.taken().is_empty());
        let was = self.keyed_table;
        if was.is_none_or(|table| !waits(table)) {
            self.keyed_table = taken().map(|table| table.no).find(|table| waits(*table));
            self.table = self.keyed_table.map(|table| table.to_string()).unwrap_or_default();
        } else {
            let typed = self.table.trim().parse().ok().map(TableNo);
            let named = typed.filter(|table| seating.table(*table).is_some() && waits(*table));
            self.keyed_table = named.or(was);
        }
        if was != self.keyed_table {
            self.keyed = Default::default();
            self.cards.clear();
        }
    }

    /// The seats that are taken at that table, in order.
    fn seats(&self, view: &View<'_>) -> Vec<SeatNo> {
        let table = self.keyed_table.and_then(|table| view.tournament.seating().table(table));
        table.map(|table| table.taken().iter().collect()).unwrap_or_default()
    }

    /// What Enter asks for, or why it cannot be asked for.
    fn command(
        &self,
        view: &View<'_>,
        steps: &[RaceStep],
        seats: &[SeatNo],
    ) -> (Option<Command>, Option<String>) {
        let Some(table) = self.keyed_table else {
            return (None, Some(view.text("race-no-table-left")));
        };
        let mut columns: Vec<Vec<ChipsKeyed>> = Vec::new();
        for (_, keyed) in steps.iter().zip(&self.keyed) {
            match chips_keyed(keyed, seats.len()) {
                Ok(keyed) => columns.push(keyed),
                Err(unkeyed) => return (None, Some(view.words.unkeyed(&unkeyed))),
            }
        }
        let mut told: Vec<SeatChips> = seats
            .iter()
            .enumerate()
            .map(|(index, seat)| {
                let of_seat = || columns.iter().filter_map(|column| column.get(index));
                SeatChips {
                    seat: *seat,
                    chips: of_seat().map(|keyed| keyed.chips).collect(),
                    is_whole_stack: of_seat().any(|keyed| keyed.is_whole_stack),
                    cards: Vec::new(),
                }
            })
            .collect();
        if self.is_dealt_by_hand(steps) {
            let odd = odd_chips_of(view, steps, &told);
            match dealt(view, &self.cards, &odd) {
                Ok(cards) => {
                    for (seat, cards) in told.iter_mut().zip(cards) {
                        seat.cards = vec![cards];
                    }
                }
                Err(why) => return (None, Some(why)),
            }
        }
        let tables = vec![TableChips { table, seats: told }];
        (Some(Command::RaceChips { steps: steps.to_vec(), tables, public: None }), None)
    }

    /// Whether the dealer's cards are keyed: one value at a time.
    fn is_dealt_by_hand(&self, steps: &[RaceStep]) -> bool {
        self.dealer == Dealer::Table && steps.len() == 1
    }

    /// The fields; whether Enter was pressed in the last one.
    fn fields_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        steps: &[RaceStep],
        seats: &[SeatNo],
    ) -> bool {
        let is_by_hand = self.is_dealt_by_hand(steps);
        let last = if is_by_hand { steps.len() } else { steps.len().saturating_sub(1) };
        let wanted = self.wanted.take();
        let mut entered = None;
        let mut see = |ui: &Ui, index: usize, field: &Response| {
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                entered = Some(index);
            }
            if wanted == Some(index) {
                field.request_focus();
            }
        };
        ui.horizontal_top(|ui| {
            wide_ui(ui, TABLE_WIDTH, |ui| {
                let field = field_ui(ui, &view.text("race-table"), "", &mut self.table);
                if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                    self.wanted = Some(0);
                }
            });
            let count = steps.len().max(1);
            let gaps = ui.spacing().item_spacing.x * as_f32(count - 1);
            let width = (ui.available_width() - gaps) / as_f32(count);
            for (index, (step, keyed)) in steps.iter().zip(&mut self.keyed).enumerate() {
                let args = Args::new()
                    .text("value", view.words.chips(step.remove))
                    .count("players", seats.len());
                wide_ui(ui, width, |ui| {
                    let hint = view.text("race-chips-hint");
                    let field = field_ui(ui, &view.say("race-chips", &args), &hint, keyed);
                    see(ui, index, &field);
                });
            }
        });
        if is_by_hand {
            let hint = view.text("race-cards-hint");
            let field = field_ui(ui, &view.text("race-cards"), &hint, &mut self.cards);
            see(ui, steps.len(), &field);
        }
        match entered {
            Some(index) if index < last => {
                self.wanted = Some(index + 1);
                ui.ctx().request_repaint();
                false
            }
            Some(_) => true,
            None => false,
        }
    }

    /// The button that races, who deals, and how many tables are left; whether it was pressed.
    fn race_button_ui(&mut self, ui: &mut Ui, view: &View<'_>, refusal: Option<&str>) -> bool {
        let mut is_pressed = false;
        let left = self.left(view);
        ui.horizontal_wrapped(|ui| {
            let words = view.text("race-do");
            let tip = view.text("race-do.tip");
            let push = Push::primary(&words).tip(&tip).shortcut("Enter").refused(refusal);
            is_pressed = ui.add(push).clicked();
            let deals = [(Dealer::Program, "race-dealt-here"), (Dealer::Table, "race-dealt-there")];
            for (dealer, id) in deals {
                let (words, tip) = (view.text(id), view.text(&format!("{id}.tip")));
                let push = Push::one_of(&words, dealer, self.dealer);
                if ui.add(push.tip(&tip)).clicked() {
                    self.dealer = dealer;
                    self.wanted = Some(0);
                }
            }
            let words = text(view.say("race-left", &Args::new().count("left", left)), Size::Body);
            ui.label(words.color(color(ui, Tone::TextMuted)));
        });
        is_pressed
    }

    /// How many tables have not raced.
    fn left(&self, view: &View<'_>) -> usize {
        let steps = self.steps(view).unwrap_or_default();
        let seating = view.tournament.seating();
        let raced = steps.first().and_then(|step| view.tournament.races().value(step.remove));
        match raced {
            Some(raced) => raced.left(seating).count(),
            None => seating.tables().filter(|table| !table.taken().is_empty()).count(),
        }
    }
}

/// The values that go next: of the race under way, of the color-up that is due, or the smallest.
fn proposed(view: &View<'_>) -> Vec<Chips> {
    let under_way = view.tournament.races().under_way(view.tournament.seating());
    if let Some((value, _)) = under_way {
        return vec![value];
    }
    let removals = view.digest.needs.iter().find_map(|need| match need {
        Need::ColorUp { removals, .. } | Need::ColorUpDue { removals, .. } => Some(removals),
        _ => None,
    });
    let due = removals.into_iter().flatten().map(|removal| removal.value);
    let mut due: Vec<Chips> =
        in_play(view).filter(|value| due.clone().any(|d| d == *value)).collect();
    due.truncate(VALUES_MAX);
    if due.is_empty() {
        due.extend(in_play(view).min());
    }
    due
}

/// Whether a color-up is due.
fn is_due(view: &View<'_>) -> bool {
    view.digest
        .needs
        .iter()
        .any(|need| matches!(need, Need::ColorUp { .. } | Need::ColorUpDue { .. }))
}

/// Shows something so wide in a row.
fn wide_ui<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let down = Layout::top_down(egui::Align::Min);
    ui.allocate_ui_with_layout(Vec2::new(width, 0.0), down, |ui| {
        ui.set_width(width);
        contents(ui)
    })
    .inner
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
