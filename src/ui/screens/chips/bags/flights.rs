//! Flights while they are brought together in the tournament of the day on which they meet.

use crate::screens::chips::bags::tags::hint_ui;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::Action;
use crate::widgets::{Choice, Push, choice_ui, remark_ui, said_ui, title_ui};
use egui::{Label, ScrollArea, Ui};
use engine::days::{Flight, FlightMoney, FlightStacks};
use engine::values::{Chips, Money};
use exchange::{
    FlightRead, FlightTrouble, SamePerson, bring_forward, doubtful_names, read_flight, unite,
};
use std::path::{Path, PathBuf};
use words::Args;

/// The flights that were chosen.
#[derive(Debug, Default)]
pub(super) struct FlightsForm {
    flights: Vec<(PathBuf, FlightRead)>,
    /// Why the last file is no flight that can come.
    trouble: Option<(&'static str, String)>,
    stacks: Option<FlightStacks>,
    /// Names that may be one person, and whether they are.
    doubts: Vec<(SamePerson, PersonAnswer)>,
}

/// Whether two names are one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PersonAnswer {
    Open,
    Same,
    Different,
}

impl FlightsForm {
    pub(super) fn take(&mut self, path: &Path) {
        self.trouble = None;
        self.flights.retain(|(known, _)| known != path);
        let file = path.display().to_string();
        match read_flight(path) {
            Ok(read) => self.flights.push((path.to_owned(), read)),
            Err(FlightTrouble::Damaged) => self.trouble = Some(("flight-damaged", file)),
            Err(FlightTrouble::NotSealed) => self.trouble = Some(("flight-not-sealed", file)),
            Err(FlightTrouble::Unreadable(_)) => {
                self.trouble = Some(("days-flight-unreadable", file));
            }
        }
        self.ask();
    }

    /// Looks again for names that may be one person; what was answered stays.
    fn ask(&mut self) {
        let before = std::mem::take(&mut self.doubts);
        let doubts = doubtful_names(&self.lists()).into_iter().map(|pair| {
            let known = before.iter().find(|(known, _)| *known == pair);
            let answer = known.map_or(PersonAnswer::Open, |(_, answer)| *answer);
            (pair, answer)
        });
        self.doubts = doubts.collect();
    }

    fn lists(&self) -> Vec<Flight> {
        self.flights.iter().map(|(_, read)| read.flight.clone()).collect()
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let list = ScrollArea::vertical().id_salt("flights").auto_shrink(false);
        list.show(ui, |ui| {
            said_ui(ui, text_bold(view.text("days-flights"), Size::Title));
            hint_ui(ui, view, "days-flights-hint");
            ui.add_space(space::ONE);
            self.flights_ui(ui, view);
            if self.flights.is_empty() {
                return;
            }
            ui.add_space(space::TWO);
            self.stacks_ui(ui, view);
            self.doubts_ui(ui, view);
            ui.add_space(space::TWO);
            self.together_ui(ui, view);
        });
    }

    fn flights_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let mut left_out = None;
        for (index, (_, read)) in self.flights.iter().enumerate() {
            let chips: Chips = read.flight.players.iter().map(|bag| bag.chips).sum();
            let args = Args::new()
                .text("flight", read.flight.name.as_str())
                .count("entries", read.flight.entries)
                .count("players", read.flight.players.len())
                .text("chips", view.words.chips(chips));
            ui.horizontal(|ui| {
                let name = view.say("days-flight-leave-out", &args);
                let push = Push::quiet(icons::CLOSE).name(&name).tip(&name).small();
                if ui.add(push).clicked() {
                    left_out = Some(index);
                }
                let heads = read.flight.players.iter().map(|bag| bag.bounty);
                let FlightMoney { pool, bounties } = read.flight.money;
                let money: Money = heads.chain([pool, bounties]).sum();
                let said = match &read.flight.currency {
                    Some(currency) if money > Money::ZERO => {
                        let args = args.text("money", view.words.money(money, currency));
                        view.say("days-flight-money", &args)
                    }
                    Some(_) | None => view.say("days-flight", &args),
                };
                said_ui(ui, said);
            });
        }
        if let Some(index) = left_out {
            self.flights.remove(index);
            self.ask();
        }
        let words = view.text("days-flight-add");
        let push = match self.flights.is_empty() {
            true => Push::primary(&words),
            false => Push::secondary(&words),
        };
        if ui.add(push.icon(icons::FOLDER).refused(view.closed())).clicked() {
            view.actions.push(Action::AskForFlight);
        }
        if let Some((id, file)) = &self.trouble {
            let said = view.say(id, &Args::new().text("file", file.as_str()));
            let words = text(said, Size::Body).color(color(ui, Tone::AttentionText));
            ui.add(Label::new(words).wrap());
        }
    }

    fn stacks(&self, view: &View<'_>) -> FlightStacks {
        self.stacks.unwrap_or(view.tournament.settings().entries.flight_stacks)
    }

    fn stacks_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        title_ui(ui, view.text("setting-flight-stacks"));
        let is = self.stacks(view);
        ui.scope(|ui| {
            ui.set_max_width(shape::COMMAND_WIDTH);
            for (stacks, id) in
                [(FlightStacks::Best, "days-stacks-best"), (FlightStacks::All, "days-stacks-all")]
            {
                let choice = Choice {
                    title: &view.text(id),
                    detail: &view.text(&format!("{id}.detail")),
                    facts: "",
                    tone: Tone::AccentText,
                    is_chosen: is == stacks,
                };
                if choice_ui(ui, choice).clicked() {
                    self.stacks = Some(stacks);
                }
            }
        });
    }

    fn doubts_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.doubts.is_empty() {
            return;
        }
        ui.add_space(space::TWO);
        title_ui(ui, view.text("days-doubts"));
        for (pair, answer) in &mut self.doubts {
            ui.horizontal(|ui| {
                let names = format!("{} · {}", pair.name, pair.other);
                for (to, id) in [
                    (PersonAnswer::Same, "days-same-person"),
                    (PersonAnswer::Different, "days-two-people"),
                ] {
                    let words = view.text(id);
                    let name = format!("{words} ({names})");
                    let push = Push::one_of(&words, to, *answer);
                    if ui.add(push.name(&name).small()).clicked() {
                        *answer = to;
                    }
                }
                ui.add(Label::new(text(names, Size::Body)).truncate());
            });
        }
    }

    fn together_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_open = self.doubts.iter().any(|(_, answer)| *answer == PersonAnswer::Open);
        let mut flights: Vec<FlightRead> =
            self.flights.iter().map(|(_, read)| read.clone()).collect();
        let same: Vec<SamePerson> = self
            .doubts
            .iter()
            .filter(|(_, answer)| *answer == PersonAnswer::Same)
            .map(|(pair, _)| pair.clone())
            .collect();
        let mut lists = self.lists();
        unite(&mut lists, &same);
        for (read, list) in flights.iter_mut().zip(lists) {
            read.flight = list;
        }
        let structure = view.tournament.structure();
        let command = bring_forward(&flights, structure, Some(self.stacks(view)));
        let asked = is_open.then(|| view.text("days-doubts-open"));
        let refusal = asked.or_else(|| view.refusal(&command));
        let players = flights.iter().map(|read| read.flight.players.len()).sum::<usize>();
        let words = view.say("days-together", &Args::new().count("players", players));
        let push = Push::primary(&words).refused(refusal.as_deref());
        if ui.add(push).clicked() {
            view.actions.submit(command);
        }
        if let Some(refusal) = refusal {
            remark_ui(ui, refusal, Tone::AttentionText);
        }
    }
}
