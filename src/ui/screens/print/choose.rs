//! What to print, of whom, in which order and on which paper.

use crate::parts::Pick;
use crate::theme::{Size, icons, shape, space, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, PrintChoice, Whom};
use crate::widgets::{choices_ui, field_ui, muted_ui, said_ui};
use egui::Ui;
use engine::Command;
use engine::entries::Player;
use engine::values::{PlayerId, Seq, TableNo};
use exchange::export::Exported;
use print::{
    Also, CardOrder, Job, Paper, SHEETS, Sheet, SheetRequest, WebAddress, Whose, sheets,
    why_nothing,
};
use reports::{Choice, WhichMoves, newest_draw};
use std::sync::Arc;
use words::{Args, Language, Leaflet};

/// The moves of so many minutes are the last ones.
const LAST_MINUTES: i64 = 10;

/// The most tables that can be typed as a run, as in `1-40`.
const RUN_MAX: u16 = 10_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Slips {
    #[default]
    UnderWay,
    Newest,
    Last,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SheetAsked {
    pub(super) sheet: &'static Sheet,
    whose: Whose,
    slips: Slips,
    order: CardOrder,
    /// The language of the paper; that of the event where none was chosen.
    language: Option<Language>,
    /// One answer, rule page or guide; it is printed instead of a sheet.
    pub(super) leaflet: Option<Arc<Leaflet>>,
    /// The deal that is proposed; the sheet is its agreement.
    deal: Option<Arc<Command>>,
    player: Option<PlayerId>,
    tables: String,
    since: String,
    /// What is typed to find a player.
    pick: Pick,
}

impl Default for SheetAsked {
    fn default() -> Self {
        Self::all(&sheets::seat_cards::SHEET)
    }
}

impl SheetAsked {
    /// A request for all of a sheet.
    fn all(sheet: &'static Sheet) -> Self {
        Self {
            sheet,
            whose: Whose::All,
            slips: Slips::default(),
            order: CardOrder::default(),
            language: None,
            leaflet: None,
            deal: None,
            player: None,
            tables: String::new(),
            since: String::new(),
            pick: Pick::default(),
        }
    }

    pub(super) fn of(choice: PrintChoice) -> Self {
        let (sheet, whom) = match choice {
            PrintChoice::Leaflet(leaflet) => {
                return Self { leaflet: Some(leaflet), ..Self::default() };
            }
            PrintChoice::Deal(deal) => {
                return Self { deal: Some(deal), ..Self::all(&sheets::deal::SHEET) };
            }
            PrintChoice::Sheet(sheet, whom) => (sheet, whom),
        };
        let all = Self::all(sheet);
        match whom {
            Whom::All => all,
            Whom::Newest => Self { whose: Whose::Newest, ..all },
            Whom::Table(table) => Self { whose: Whose::Tables, tables: table.to_string(), ..all },
            Whom::Player(player) => {
                let anybody = sheet.whose.contains(&Whose::Anybody);
                let whose = if anybody { Whose::Anybody } else { Whose::Player };
                Self { whose, player: Some(player), ..all }
            }
        }
    }

    /// For whom, where that is asked for this sheet.
    fn whose(&self) -> Option<Whose> {
        self.sheet.whose.contains(&self.whose).then_some(self.whose)
    }

    /// The language of the paper. An answer or a page was put in words before.
    pub(super) fn language(&self, view: &View<'_>) -> Language {
        let own = view.words.language();
        let of_event = || view.tournament.settings().languages(own).into_iter().next();
        let own_words = self.leaflet.as_ref().map(|_| own);
        own_words.or(self.language).or_else(of_event).unwrap_or(own)
    }

    /// What is to be printed; none while the choice is not understood.
    pub(super) fn job(&self, view: &View<'_>) -> Option<Job> {
        if let Some(leaflet) = &self.leaflet {
            return Some(Job::new(Arc::clone(leaflet)));
        }
        let since = view.now.plus_millis(-LAST_MINUTES * 60_000);
        let moves = match self.slips {
            Slips::UnderWay => WhichMoves::UnderWay,
            Slips::Newest => WhichMoves::Newest,
            Slips::Last => WhichMoves::After(since),
        };
        let (choice, order) = (self.choice(view)?, self.order);
        let address = shared_at(view);
        Some((self.sheet.gather)(&SheetRequest {
            log: view.log,
            now: view.now,
            choice,
            moves,
            order,
            language: self.language(view),
            deal: self.proposed(view),
            address: address.as_ref(),
        }))
    }

    /// The deal that is proposed, until one is made.
    fn proposed(&self, view: &View<'_>) -> Option<&Command> {
        self.deal.as_deref().filter(|_| view.tournament.winnings().deal().is_none())
    }

    fn choice(&self, view: &View<'_>) -> Option<Choice> {
        let all = Choice::default();
        Some(match self.whose() {
            None | Some(Whose::All) => all,
            Some(Whose::Newest) => Choice { since: Some(newest_draw(view.log)?), ..all },
            Some(Whose::Tables) => Choice { tables: tables_typed(&self.tables)?, ..all },
            Some(Whose::Player | Whose::Anybody) => Choice { player: Some(self.player?), ..all },
            Some(Whose::Since) => Choice { since: Some(self.act_typed()?), ..all },
        })
    }

    fn act_typed(&self) -> Option<Seq> {
        self.since.trim().parse().ok().map(Seq)
    }

    /// What of it can be saved as a sheet for others, too.
    pub(super) fn for_others(&self) -> Option<Exported> {
        if self.leaflet.is_some() {
            return None;
        }
        let known = [
            (sheets::results::SHEET.id, Exported::Results),
            (sheets::level_chart::SHEET.id, Exported::Structure),
        ];
        known.into_iter().find(|(id, _)| *id == self.sheet.id).map(|(_, what)| what)
    }

    /// Why there is nothing to print, and what to do.
    pub(super) fn nothing(&self, view: &View<'_>) -> String {
        if view.back.is_some() {
            return view.text("print-nothing-past");
        }
        match self.whose() {
            Some(Whose::Tables) if tables_typed(&self.tables).is_none() => {
                view.text("print-type-tables")
            }
            Some(Whose::Player | Whose::Anybody) if self.player.is_none() => {
                view.text("print-type-player")
            }
            Some(Whose::Since) if self.act_typed().is_none() => view.text("print-type-act"),
            None | Some(_) => {
                let deal = self.proposed(view);
                why_nothing(self.sheet, view.tournament, deal, view.now, view.words)
            }
        }
    }
}

/// Table numbers as people type them: `3`, `1, 4, 7`, `1-8`.
fn tables_typed(typed: &str) -> Option<Vec<TableNo>> {
    let mut tables = Vec::new();
    let parts = typed.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    for part in parts {
        match part.split_once(['-', '–']) {
            None => tables.push(TableNo(part.parse().ok()?)),
            Some((first, last)) => {
                let (first, last): (u16, u16) = (first.parse().ok()?, last.parse().ok()?);
                let run = (first..=last).take(usize::from(RUN_MAX));
                tables.extend(run.map(TableNo));
            }
        }
    }
    Some(tables).filter(|tables| !tables.is_empty())
}

impl SheetAsked {
    /// Shows the choice, with the paper in the printer.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, printed_on: Paper) {
        // Rows of small buttons are no higher than they are.
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        let offered = SHEETS.iter().filter(|sheet| sheet.is_offered(view.tournament));
        let sheets: Vec<_> = offered.map(|sheet| (Some(*sheet), sheet.name(view.words))).collect();
        let mut sheet = self.leaflet.is_none().then_some(self.sheet);
        row_ui(ui, &view.text("print-what"), &mut sheet, &sheets);
        if let Some(sheet) = sheet {
            (self.sheet, self.leaflet) = (sheet, None);
        }
        if let Some(leaflet) = &self.leaflet {
            said_ui(ui, text_bold(format!("{} {}", icons::DONE, leaflet.title), Size::Body));
            ui.add_space(space::HALF);
        } else {
            self.sheet_ui(ui, view);
        }
        let mut paper = printed_on;
        let papers = [(Paper::A4, "print-paper-a4"), (Paper::Letter, "print-paper-letter")];
        row_of_texts_ui(ui, view, "print-paper", &mut paper, &papers);
        if paper != printed_on {
            view.actions.push(Action::KeepPaper(paper));
        }
        if self.leaflet.is_none() {
            let mut language = self.language(view);
            let named = |it: Language| (it, words::own_name(it).to_owned());
            let before = language;
            row_ui(ui, &view.text("print-language"), &mut language, &Language::ALL.map(named));
            if language != before {
                self.language = Some(language);
            }
        }
    }

    /// What is asked for the sheet that is chosen.
    fn sheet_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !self.sheet.whose.is_empty() {
            self.whose_ui(ui, view);
        }
        match self.sheet.also {
            Also::Nothing => {}
            Also::Moves => {
                let which = [
                    (Slips::UnderWay, "print-moves-under-way"),
                    (Slips::Newest, "print-moves-newest"),
                    (Slips::Last, "print-moves-last"),
                ];
                row_of_texts_ui(ui, view, "print-moves", &mut self.slips, &which);
            }
            Also::Order => {
                let orders = [
                    (CardOrder::Table, "print-order-table"),
                    (CardOrder::Name, "print-order-name"),
                ];
                row_of_texts_ui(ui, view, "print-order", &mut self.order, &orders);
            }
        }
    }

    fn whose_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let sheet = self.sheet;
        self.whose = self.whose().unwrap_or_default();
        let choice = |whose: &Whose| (*whose, whose_text(view, sheet, *whose));
        let choices: Vec<(Whose, String)> = sheet.whose.iter().map(choice).collect();
        row_ui(ui, &sheet.whose_title(view.words), &mut self.whose, &choices);
        match self.whose {
            Whose::All | Whose::Newest => {}
            Whose::Tables => {
                let hint = view.text("print-tables-hint");
                field_ui(ui, &view.text("print-tables"), &hint, &mut self.tables);
            }
            Whose::Since => {
                let label = view.say("print-since-act", &Args::new().no("last", view.seq().0));
                field_ui(ui, &label, "", &mut self.since);
            }
            Whose::Player | Whose::Anybody => {
                if let Some(player) = self.player {
                    said_ui(ui, text_bold(view.player(player), Size::Body));
                }
                let label = view.text("print-player");
                let anybody = self.whose == Whose::Anybody;
                let may = |player: &Player| anybody || player.seat().is_some();
                let found = self.pick.ui(ui, view, &label, may);
                self.player = found.or(self.player);
            }
        }
    }
}

/// The words on a button that says for whom a sheet is.
fn whose_text(view: &View<'_>, sheet: &Sheet, whose: Whose) -> String {
    match whose {
        Whose::All => sheet.all(view.words),
        Whose::Newest => view.text("print-who-newest"),
        Whose::Tables => view.text("print-who-tables"),
        Whose::Player | Whose::Anybody => view.text("print-who-player"),
        Whose::Since => view.text("print-who-since"),
    }
}

/// Choices by the ids of their words.
fn row_of_texts_ui<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    chosen: &mut T,
    choices: &[(T, &str); N],
) {
    row_ui(ui, &view.text(label), chosen, &choices.map(|(choice, id)| (choice, view.text(id))));
}

/// A label, and under it the choices, of which one is on.
fn row_ui<T: Copy + PartialEq>(ui: &mut Ui, label: &str, chosen: &mut T, choices: &[(T, String)]) {
    muted_ui(ui, label);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::HALF);
        choices_ui(ui, chosen, choices.iter().cloned());
    });
    ui.add_space(space::HALF);
}

/// Where phones find the event, while it is shared: codes on seat cards lead there.
#[cfg(feature = "share")]
fn shared_at(view: &View<'_>) -> Option<WebAddress> {
    WebAddress::read(&view.network?.leads_to)
}

#[cfg(not(feature = "share"))]
fn shared_at(_view: &View<'_>) -> Option<WebAddress> {
    None
}

#[cfg(test)]
mod tests {
    use crate::screens::print::choose::tables_typed;
    use engine::values::TableNo;

    #[test]
    fn tables_are_typed_one_by_one_or_as_a_run() {
        let tables = |typed| tables_typed(typed).map(|all| all.iter().map(|no| no.0).collect());
        assert_eq!(tables("3"), Some(vec![3_u16]));
        assert_eq!(tables(" 1, 4;7 "), Some(vec![1, 4, 7]));
        assert_eq!(tables("2-4, 9"), Some(vec![2, 3, 4, 9]));
        assert_eq!(tables("two"), None);
        assert_eq!(tables(" "), None);
        assert_eq!(tables_typed("1-65535").map(|all| all.len()), Some(10_000));
        assert_eq!(tables_typed("9-2"), None::<Vec<TableNo>>);
    }
}
