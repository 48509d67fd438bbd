//! A formula is tried: what everybody gets by it in an event that was played, or every place of a
//! plain one; what is wrong with it stands beside its line.

use crate::parts::Memo;
use crate::theme::{Size, Tone, regular, space, text};
use crate::view::HouseDesk;
use crate::vocabulary::LeagueAction;
use crate::widgets::{
    Push, form_ui, heading_ui, label_ui, lines_ui, more_ui, muted_ui, number_ui, remark_ui,
};
use egui::{ComboBox, Grid, Label, Ui};
use engine::Command;
use engine::Tournament;
use exchange::{formula_fault, points_fault};
use house::LeagueRead;
use points::{FUNCTIONS, Formula, PRICES, Scope, VARIABLES};
use reports::{PointsTable, points_by_place};
use std::path::PathBuf;
use std::sync::Arc;
use words::Args;

/// How many lines are shown; the terminal has them all.
const LINES_MAX: usize = 200;

/// A plain event has no more.
const ENTRIES_MAX: u32 = 1_000;

/// What a formula is tried on.
#[derive(Debug, Clone, PartialEq, Eq)]
enum On {
    /// A plain event of so many, of which nothing else is known.
    Plain,
    /// The tournament that is open.
    Open,
    /// An event that was read, by its file.
    Event(PathBuf),
}

pub(super) struct TesterForm {
    formula: String,
    entries: u32,
    on: Option<On>,
    event: Option<(PathBuf, Result<Arc<Tournament>, String>)>,
    tried: Memo<Tried, Result<Vec<[String; 3]>, String>>,
}

/// What a result was worked out for.
type Tried = (String, On, u32, usize);

impl TesterForm {
    pub(super) fn of(formula: &str) -> Self {
        let formula = if formula.trim().is_empty() { "n - r + 1" } else { formula };
        Self {
            formula: formula.to_owned(),
            entries: 19,
            on: None,
            event: None,
            tried: Memo::default(),
        }
    }

    pub(super) fn take(&mut self, path: PathBuf, event: Result<Arc<Tournament>, String>) {
        self.event = Some((path, event));
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        desk: &HouseDesk<'_>,
        read: Option<&LeagueRead>,
    ) -> bool {
        let title = desk.text("league-tester");
        let (_, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let label = desk.text("league-tester-formula");
            lines_ui(ui, &label, "n - r + 1", &mut self.formula);
            self.on_ui(ui, desk, read);
            let on = self.on(desk);
            if on == On::Plain {
                let label = desk.text("league-tester-entries");
                number_ui(ui, &label, &mut self.entries, 1..=ENTRIES_MAX);
            }
            self.use_ui(ui, desk);
            self.result_ui(ui, desk, on);
            names_ui(ui, desk);
        });
        closed
    }

    fn on(&self, desk: &HouseDesk<'_>) -> On {
        let usual = if desk.view.is_some() { On::Open } else { On::Plain };
        self.on.clone().unwrap_or(usual)
    }

    /// Lets the user choose what the formula is tried on.
    fn on_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, read: Option<&LeagueRead>) {
        let before = self.on(desk);
        let mut on = before.clone();
        let files = read.map(|read| read.files.as_slice()).unwrap_or_default();
        let events = read.map(|read| read.events.as_slice()).unwrap_or_default();
        let name = |on: &On| match on {
            On::Plain => desk.text("league-tester-plain"),
            On::Open => desk.text("league-tester-open"),
            On::Event(path) => {
                let at = files.iter().position(|file| file == path);
                let event = at.and_then(|at| events.get(at));
                event
                    .map(|event| {
                        let day = desk.words.date(event.at, desk.offset);
                        format!("{} · {day}", event.name)
                    })
                    .unwrap_or_default()
            }
        };
        let label = muted_ui(ui, desk.text("league-tester-on"));
        let shown = ComboBox::from_id_salt("tester-on").selected_text(name(&on)).truncate();
        let response = shown.width(ui.available_width() - space::TWO).show_ui(ui, |ui| {
            let mut offered = vec![On::Plain];
            offered.extend(desk.view.map(|_| On::Open));
            offered.extend(files.iter().rev().map(|file| On::Event(file.clone())));
            for one in offered {
                let words = name(&one);
                ui.selectable_value(&mut on, one, words);
            }
        });
        response.response.labelled_by(label.id);
        if on != before {
            if let On::Event(path) = &on {
                self.event = None;
                desk.ask_league(LeagueAction::Try(path.clone()));
            }
            self.on = Some(on);
        }
    }

    /// Makes it the formula of the tournament that is open.
    fn use_ui(&self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let Some(view) = desk.view else { return };
        let mut settings = view.tournament.settings().clone();
        self.formula.trim().clone_into(&mut settings.points_formula);
        let is_same = settings.points_formula == view.tournament.settings().points_formula;
        let fault = Formula::read(&self.formula, Scope::Event).is_err();
        let command = Command::ChangeSettings { settings: Box::new(settings) };
        let why = match (is_same, fault) {
            (true, _) => Some(desk.text("league-tester-same")),
            (_, true) => Some(desk.text("league-terms-fault")),
            _ => view.refusal(&command),
        };
        let push = Push::secondary(desk.text("league-tester-use")).refused(why.as_deref());
        if ui.add(push).clicked() {
            view.actions.submit(command);
        }
    }

    fn result_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, on: On) {
        let (formula, entries) = (self.formula.clone(), self.entries);
        let event = match &on {
            On::Plain => None,
            On::Open => desk.view.map(|view| view.tournament),
            On::Event(path) => match self.event.as_ref().filter(|(of, _)| of == path) {
                None => {
                    muted_ui(ui, desk.text("league-tester-reading"));
                    return;
                }
                Some((_, Err(said))) => {
                    remark_ui(ui, said.as_str(), Tone::AttentionText);
                    return;
                }
                Some((_, Ok(event))) => Some(event.as_ref()),
            },
        };
        let acts = desk.view.map_or(0, |view| view.log.acts().len());
        let key = (formula.clone(), on, entries, acts);
        let tried = self.tried.of(key, || tried(desk, &formula, entries, event));
        match tried {
            Err(said) => {
                // The caret stands under its place only where letters are of one width.
                let words = text(said.as_str(), Size::Small)
                    .font(egui::FontId::monospace(regular(Size::Small).size));
                ui.add(
                    Label::new(words.color(crate::theme::color(ui, Tone::AttentionText))).wrap(),
                );
            }
            Ok(lines) => lines_of_ui(ui, desk, lines),
        }
    }
}

/// What everybody gets: place, name, points.
fn tried(
    desk: &HouseDesk<'_>,
    text: &str,
    entries: u32,
    event: Option<&Tournament>,
) -> Result<Vec<[String; 3]>, String> {
    let words = desk.words;
    let formula = Formula::read(text, Scope::Event);
    let formula = formula.map_err(|error| formula_fault(words, &error, text))?;
    let Some(event) = event else {
        let points = points_by_place(entries, &formula);
        let points = points.map_err(|fault| points_fault(words, &fault, text))?;
        let lines = (1..).zip(points);
        return Ok(lines
            .map(|(place, points): (u32, _)| {
                [format!("{place}."), String::new(), words.points(points)]
            })
            .collect());
    };
    let table = PointsTable::of(event, &formula);
    let table = table.map_err(|fault| points_fault(words, &fault, text))?;
    Ok(table
        .lines
        .iter()
        .map(|line| {
            let place = line.place.map(|place| format!("{}.", place.0)).unwrap_or_default();
            let points = line.total().map(|points| words.points(points)).unwrap_or_default();
            [place, line.who.name.clone(), points]
        })
        .collect())
}

fn lines_of_ui(ui: &mut Ui, desk: &HouseDesk<'_>, lines: &[[String; 3]]) {
    heading_ui(ui, desk.say("league-tester-result", &Args::new().count("count", lines.len())));
    ui.spacing_mut().interact_size.y = 0.0;
    Grid::new("tested").num_columns(3).striped(true).show(ui, |ui| {
        for [place, name, points] in lines.iter().take(LINES_MAX) {
            label_ui(ui, place, Size::Small, Tone::TextMuted);
            label_ui(ui, points, Size::Small, Tone::Text);
            ui.add(Label::new(text(name.as_str(), Size::Small)).truncate());
            ui.end_row();
        }
    });
    if lines.len() > LINES_MAX {
        let args = Args::new().count("count", lines.len() - LINES_MAX);
        muted_ui(ui, desk.say("league-tester-more", &args));
    }
}

/// Everything that a formula may ask, folded away.
fn names_ui(ui: &mut Ui, desk: &HouseDesk<'_>) {
    let name = desk.text("league-tester-names");
    more_ui(ui, &name, &name, &desk.text("league-tester-names.tip"), |ui| {
        egui::ScrollArea::vertical().max_height(280.0).show(ui, |ui| {
            let events = VARIABLES.iter().filter(|row| row.scope == Scope::Event);
            let variables = events
                .map(|row| (row.names.join(" = "), desk.words.formula_variable(row.variable)));
            let functions = FUNCTIONS
                .iter()
                .map(|row| (row.name.to_string(), desk.words.formula_function(row.function)));
            let prices =
                PRICES.iter().map(|row| (row.name.to_owned(), desk.words.formula_price(row)));
            for (name, about) in variables.chain(functions).chain(prices) {
                label_ui(ui, name, Size::Small, Tone::AccentText);
                muted_ui(ui, about);
            }
        });
    });
}
